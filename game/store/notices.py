"""Say what a person should know about files: values that the title puts into words."""

from dataclasses import dataclass
from enum import Enum


class NoticeKind(Enum):
    """Name what happened to a file, or could not."""

    SETTINGS_DAMAGED = "settings_damaged"
    SETTINGS_NEWER = "settings_newer"
    HISTORY_DAMAGED = "history_damaged"
    HISTORY_NEWER = "history_newer"
    NOT_KEPT = "not_kept"
    MATCH_IN_USE = "match_in_use"
    MATCH_DAMAGED = "match_damaged"


@dataclass(frozen=True, slots=True)
class Notice:
    """Say what happened; `file` is the name a damaged file is kept under, if it could be set aside."""

    kind: NoticeKind
    file: str = ""
