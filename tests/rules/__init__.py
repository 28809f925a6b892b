"""Hold the rules to their word."""
