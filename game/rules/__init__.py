"""The rules of the game: pure, without a clock, a screen or a file; the standard library alone."""
