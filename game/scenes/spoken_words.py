"""Put what a control says of itself into the player's language: name, value, kind, place, key, why it can't be used."""

from __future__ import annotations

from typing import assert_never

from game.i18n import Translator
from game.settings import Verbosity
from game.ui.spoken import Role, Spoken
from game.ui.widgets import Widget


def control_words(
    tr: Translator,
    widget: Widget,
    place: tuple[int, int],
    verbosity: Verbosity = Verbosity.NORMAL,
    *,
    is_overheard: bool = False,
) -> str:
    """Say all of a control that has just got the focus; `place` is which one it is of how many.

    `is_overheard` leaves out what only the one at the screen may know.
    """
    spoken = widget.spoken()
    private = "" if is_overheard else spoken.private
    parts = [private, spoken.title] if spoken.role is Role.CARD else [spoken.title, private]
    parts.append(value_words(tr, spoken))
    if verbosity is not Verbosity.BRIEF or not any(parts):
        parts.append(role_words(tr, spoken))
        parts.append(place_words(tr, spoken.place or place))
    if verbosity is Verbosity.FULL and widget.key_cap:
        parts.append(tr._("key {key}", key=widget.key_cap))
    sentences = [", ".join(filter(None, parts))]
    if widget.disabled is not None:
        sentences.append(tr._("Not available: {reason}", reason=widget.disabled))
    elif verbosity is not Verbosity.BRIEF:
        sentences += _details(widget, spoken)
    return joined(sentences)


def change_words(tr: Translator, before: Spoken, now: Spoken) -> str:
    """Say what became of the control with the focus: what was typed, or the new value."""
    if now.role is Role.FIELD and before.value != now.value:
        return typed_words(tr, before.value, now.value)
    value = value_words(tr, now)
    parts = [now.title] if now.title != before.title or value == value_words(tr, before) else []
    if now.private != before.private:
        parts.append(now.private)
    parts.append(value)
    if now.place is not None and now.place != before.place:
        parts.append(place_words(tr, now.place))
    return ", ".join(filter(None, parts))


def typed_words(tr: Translator, before: str, now: str) -> str:
    """Say the letters by which a text differs: those that came, or those that went."""
    start = 0
    while start < min(len(before), len(now)) and before[start] == now[start]:
        start += 1
    end = 0
    while end < min(len(before), len(now)) - start and before[len(before) - 1 - end] == now[len(now) - 1 - end]:
        end += 1
    came, went = now[start : len(now) - end], before[start : len(before) - end]
    if came:
        return tr._("space") if came == " " else came
    return tr._("{letters} erased", letters=tr._("space") if went == " " else went)


def value_words(tr: Translator, spoken: Spoken) -> str:
    """Say the value of a control, nothing where it has none."""
    if spoken.is_on is not None:
        return ", ".join(filter(None, (spoken.value, _state(tr, spoken))))
    if spoken.value:
        return spoken.value
    if spoken.share is not None:
        return tr._("{percent} %", percent=round(spoken.share * 100))
    return tr._("empty") if spoken.role is Role.FIELD else ""


def role_words(tr: Translator, spoken: Spoken) -> str:
    """Name the kind of a control."""
    match spoken.role:
        case Role.BUTTON:
            return tr.pgettext("spoken", "button")
        case Role.SWITCH:
            return tr.pgettext("spoken", "switch")
        case Role.SLIDER:
            return tr.pgettext("spoken", "slider")
        case Role.NUMBER:
            return tr.pgettext("spoken", "number")
        case Role.CHOICE:
            # Translators: a control with several values of which one is chosen.
            return tr.pgettext("spoken", "choice")
        case Role.OPTION:
            # Translators: one of several buttons of which exactly one is chosen.
            return tr.pgettext("spoken", "option")
        case Role.FIELD:
            return tr.pgettext("spoken", "text field")
        case Role.LIST:
            return tr.pgettext("spoken", "list")
        case Role.TEXT:
            return tr.pgettext("spoken", "text to read")
        case Role.CARD:
            return tr.pgettext("spoken", "card")
        case _:
            assert_never(spoken.role)


def place_words(tr: Translator, place: tuple[int, int]) -> str:
    """Say which one of how many it is, nothing where it is the only one."""
    number, count = place
    if not number or count < 2:
        return ""
    # Translators: where the control stands that has just been reached, as in “3 of 7”.
    return tr._("{number} of {count}", number=number, count=count)


def joined(sentences: list[str]) -> str:
    """Put sentences behind one another, each with a mark at its end."""
    whole = [sentence if sentence[-1] in ".!?…:" else f"{sentence}." for sentence in sentences if sentence]
    return " ".join(whole)


def _state(tr: Translator, spoken: Spoken) -> str:
    if spoken.role is Role.SWITCH:
        return tr.pgettext("spoken", "on") if spoken.is_on else tr.pgettext("spoken", "off")
    return tr.pgettext("spoken", "chosen") if spoken.is_on else tr.pgettext("spoken", "not chosen")


def _details(widget: Widget, spoken: Spoken) -> list[str]:
    known = (spoken.title, spoken.private, "")
    return [line for line in dict.fromkeys((spoken.detail, widget.tip)) if line not in known]
