"""Say that a file can't be used, in one sentence that names the place."""


class StoreError(ValueError):
    """Refuse a file or a part of it; the message is one sentence that names the place."""


class InUseError(StoreError):
    """Refuse a file that another window has open."""
