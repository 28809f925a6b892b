"""Read the trained weights that are shipped with the program."""

from pathlib import Path

import msgspec

from game.ai.policy_book import Entry, PolicyBook, entry_from_plain
from game.store.errors import StoreError


def policy_folder() -> Path:
    """Return where the weight files lie: `assets/ai` inside the installed package, or beside it in a checkout."""
    package = Path(__file__).resolve().parent.parent
    places = [package / "assets" / "ai", package.parent / "assets" / "ai"]
    return next((place for place in places if place.is_dir()), places[0])


def read_policies(folder: Path) -> PolicyBook:
    """Return every policy of a folder.

    Raises:
        StoreError: there is none, or a file is damaged.
    """
    entries = tuple(read_policy(path) for path in sorted(folder.glob("*.json")))
    if not entries:
        raise StoreError(f"{folder} holds no weights for the bots.")
    return PolicyBook(entries)


def read_policy(path: Path) -> Entry:
    """Return the policy in one file.

    Raises:
        StoreError: it can't be read, or is no weight file.
    """
    try:
        return entry_from_plain(msgspec.json.decode(path.read_bytes(), type=dict[str, object]))
    except OSError as error:
        raise StoreError(f"{path} can't be read: {error.strerror or error}.") from None
    except (msgspec.MsgspecError, ValueError) as error:
        raise StoreError(f"{path.name} is damaged: {error}.") from None
