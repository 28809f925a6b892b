"""Everything of the player's that is on the disk: settings, the last set-up, matches that wait, the history.

Made without folders (as in tests) it keeps nothing. The history is opened when it is first asked for.
"""

import secrets
import time
from collections.abc import Sequence
from os.path import exists, isdir  # unlike those of `Path` they say False where a folder may not be entered
from pathlib import Path
from typing import TYPE_CHECKING, Final

from game.paths import Folders
from game.settings import Settings
from game.store.notices import Notice, NoticeKind
from game.store.preferences import ReadSettings, read_settings, write_settings

if TYPE_CHECKING:
    from game.rules.ruleset import Ruleset
    from game.session.seats import SeatPlan
    from game.session.setup import SetUp
    from game.store.chores import Chores
    from game.store.history import History
    from game.store.ledger import Ledger
    from game.store.saved import SavedMatch
    from game.store.shelf import Resumed, Shelf

SETTINGS_FILE: Final = "settings.json"
SET_UP_FILE: Final = "set-up.json"
MATCHES: Final = "matches"
RULES_FOLDER: Final = "rules"
EXPORTS: Final = "exports"
HISTORY_FILE: Final = "history.sqlite"


class Keep:
    """Reads and writes the player's files; what can't be written is played without."""

    def __init__(self, folders: Folders | None = None) -> None:
        self._folders = folders
        found = ReadSettings(Settings()) if folders is None else read_settings(folders.config / SETTINGS_FILE)
        self.settings = found.settings
        self._may_write_settings = found.may_write and folders is not None
        self._notices = [] if found.notice is None else [found.notice]
        self._history: History | None = None
        self._has_tried_history = False
        self._chores: Chores | None = None

    @property
    def notices(self) -> Sequence[Notice]:
        """Return what there is to tell about files so far, each thing once."""
        return tuple(dict.fromkeys(self._notices))

    @property
    def rules_folder(self) -> Path | None:
        """Return the folder of the player's own rules, which need not exist yet; None where nothing is kept."""
        return None if self._folders is None else self._folders.data / RULES_FOLDER

    @property
    def keeps_files(self) -> bool:
        """Tell whether there are folders to keep anything in."""
        return self._folders is not None

    @property
    def exports_folder(self) -> Path:
        """Return the folder that tables and records for people are written to; it need not exist yet."""
        return Path() if self._folders is None else self._folders.exports or self._folders.data / EXPORTS

    def note(self, notice: Notice) -> None:
        """Have something told on the title."""
        self._notices.append(notice)

    def write_settings(self, settings: Settings) -> None:
        """Keep the settings, unless their file is one of a newer version."""
        if self._folders is None or not self._may_write_settings:
            return
        try:
            write_settings(self._folders.config / SETTINGS_FILE, settings)
        except OSError:
            self.note(Notice(NoticeKind.NOT_KEPT))

    def set_up(self) -> "SetUp | None":
        """Return the last set-up, None if there is none."""
        if self._folders is None:
            return None
        path = self._folders.data / SET_UP_FILE
        if not exists(path):
            return None
        from game.store.set_up_file import read_set_up

        return read_set_up(path)

    def remember(self, set_up: "SetUp") -> None:
        """Keep a set-up as the last one."""
        if self._folders is None:
            return
        from game.store.set_up_file import write_set_up

        try:
            write_set_up(self._folders.data / SET_UP_FILE, set_up)
        except OSError:
            self.note(Notice(NoticeKind.NOT_KEPT))

    @property
    def shelf(self) -> "Shelf":
        """Return the matches that wait."""
        from game.store.shelf import Shelf

        return Shelf(None if self._folders is None else self._folders.data / MATCHES)

    def waiting(self) -> "SavedMatch | None":
        """Sum up the match last played that can go on; one that is over is moved to the history on the way."""
        if self._folders is None or not isdir(self._folders.data / MATCHES):
            return None
        from game.store.saved import SavedMatch
        from game.store.shelf import sum_up

        for path in self.shelf.paths():
            found = sum_up(path)
            if isinstance(found, SavedMatch):
                return found
            if found is None:
                self._settle(path)
        return None

    def count_waiting(self) -> int:
        """Count the files of matches, those that can't go on too."""
        if self._folders is None or not isdir(self._folders.data / MATCHES):
            return 0
        return len(self.shelf.paths())

    def history(self) -> "History | None":
        """Return the history with all rounds so far, opened at the first call, None where there can be none."""
        if self._chores is not None:
            self._chores.finish()
        return self._opened_history()

    def _opened_history(self) -> "History | None":
        if self._has_tried_history or self._folders is None:
            return self._history
        self._has_tried_history = True
        from game.store.history import History
        from game.store.history_schema import open_database

        connection, notice = open_database(self._folders.data / HISTORY_FILE)
        if notice is not None:
            self.note(notice)
        self._history = None if connection is None else History(connection)
        return self._history

    def begin(self, plans: "Sequence[SeatPlan]", rules: "Ruleset", seed: int) -> "Ledger":
        """Begin to write down a new match."""
        from game.store.journal import Header
        from game.store.ledger import Ledger

        header = Header(round(time.time()), rules, tuple(plans), seed)
        journal = self.shelf.begin(header)
        if journal is None and self._folders is not None:
            self.note(Notice(NoticeKind.NOT_KEPT))
        key = secrets.token_hex(8) if journal is None else journal.path.stem
        return Ledger(header, journal, self._opened_history, key=key, chores=self._open_chores())

    def go_on(self, resumed: "Resumed") -> "Ledger":
        """Go on writing down a match that was taken from the shelf."""
        from game.store.ledger import Ledger

        return Ledger(
            resumed.header,
            resumed.journal,
            self._opened_history,
            key=resumed.journal.path.stem,
            chores=self._open_chores(),
        )

    def work(self) -> bool:
        """Do a slice of what could wait until now, and tell whether another one can be done at once."""
        return self._chores is not None and self._chores.work()

    def _open_chores(self) -> "Chores":
        from game.store.chores import Chores

        if self._chores is None:
            self._chores = Chores()
        return self._chores

    def _settle(self, path: Path) -> None:
        """Move a match to the history that ended just before the program was killed."""
        from game.store.errors import StoreError
        from game.store.ledger import settled

        history = self.history()
        if history is None:
            return
        try:
            history.add(settled(path))
        except (StoreError, OSError):
            return
        self.shelf.delete(path)

    def close(self) -> None:
        """Finish what could wait until now, and let go of the history."""
        if self._chores is not None:
            self._chores.finish()
        if self._history is not None:
            self._history.close()
            self._history = None
        self._has_tried_history = False
