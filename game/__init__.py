"""Down to One: the card game on a desktop table."""

__version__ = "0.1.0"
NAME = "Down to One"
