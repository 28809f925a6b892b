"""A match in play: the truth, its log, its clock, and the seats that answer."""
