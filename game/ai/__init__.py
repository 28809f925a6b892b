"""Computer opponents: they see a PlayerView and redacted events, nothing else."""
