"""Files from outside and files we keep: strict decoding, so that nothing hurts and nothing is lost."""
