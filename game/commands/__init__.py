"""The subcommands: each module has `SUMMARY`, `add_arguments(parser)` and `run(options) -> int`; imported when used."""
