"""Play matches without a table: for figures and for fuzzing. Knows no clock, no files, no pygame."""
