"""Down to One: the card game on a desktop table."""
