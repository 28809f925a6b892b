"""Names keys in the player's language, as they are printed on keyboards there; letters, digits and F1 need no name."""

from __future__ import annotations

from collections.abc import Mapping

from game.i18n import Translator
from game.ui.binding_table import button_words, key_words
from game.ui.caps import PadCap


def cap_name(tr: Translator, cap: str) -> str:
    """Name what stands on a cap; a gamepad's button stays one."""
    if isinstance(cap, PadCap):
        return cap
    return _names(tr).get(cap, cap)


def struck_name(tr: Translator, name: str, *, is_button: bool) -> str:
    """Name a key or a button by SDL's name."""
    return PadCap(button_words(name)) if is_button else cap_name(tr, key_words(name))


def _names(tr: Translator) -> Mapping[str, str]:
    return {
        # Translators: keys of a keyboard, as they are printed on it in your country.
        "Enter": tr.pgettext("key", "Enter"),
        "Return": tr.pgettext("key", "Enter"),
        "Esc": tr.pgettext("key", "Esc"),
        "Tab": tr.pgettext("key", "Tab"),
        "Shift+Tab": tr.pgettext("key", "Shift+Tab"),
        "Space": tr.pgettext("key", "Space"),
        "Page up": tr.pgettext("key", "Page up"),
        "Page down": tr.pgettext("key", "Page down"),
        "Home": tr.pgettext("key", "Home"),
        "END": tr.pgettext("key", "End"),
        "Insert": tr.pgettext("key", "Insert"),
        "Pause": tr.pgettext("key", "Pause"),
        "Print screen": tr.pgettext("key", "Print"),
        "Scroll lock": tr.pgettext("key", "Scroll lock"),
        "Backspace": tr.pgettext("key", "Backspace"),
        "Delete": tr.pgettext("key", "Delete"),
    }
