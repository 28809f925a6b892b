"""Measure what the budgets in the README name; every figure of one run, to be compared as ratios."""
