"""The table: what already happened, laid out and moved before the viewer's eyes."""
