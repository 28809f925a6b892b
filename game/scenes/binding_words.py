"""Puts the wishes that keys and gamepad buttons stand for into words, in the groups they are shown in."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from game import bindings as ids
from game.i18n import Translator


@dataclass(frozen=True, slots=True)
class Group:
    """A heading and the bindings below it: their ids with what they do."""

    title: str
    wishes: Mapping[str, str]


def binding_groups(tr: Translator) -> tuple[Group, ...]:
    """Name every binding of the table, in order."""
    return (
        Group(
            tr._("Anywhere"),
            {
                "left": tr._("To the left"),
                "right": tr._("To the right"),
                "up": tr._("Up"),
                "down": tr._("Down"),
                "confirm": tr._("Choose what is marked"),
                "back": tr._("Back, or the menu"),
                "next": tr._("The next thing"),
                "previous": tr._("The thing before"),
                ids.KEYS: tr._("All keys and buttons"),
                ids.RULES: tr._("Rules"),
                "sound": tr._("Sound on and off"),
                ids.FULL_SCREEN: tr._("Full screen"),
                ids.SCREENSHOT: tr._("Take a picture of the window"),
            },
        ),
        Group(
            tr._("At the table"),
            {
                ids.PILE: tr._("Draw, keep or take: what is due"),
                "draw": tr._("Draw a card"),
                "keep": tr._("Keep the drawn card"),
                "take": tr._("Take the penalty"),
                "challenge": tr._("Challenge"),
                "uno": tr._("Call UNO!"),
                "catch": tr._("Catch somebody"),
                ids.SUGGEST: tr._("Suggest a play"),
                ids.COACH: tr._("Ask the coach"),
                "sort": tr._("Sort your hand another way"),
                "log": tr._("Open the log of the round"),
                ids.MENU: tr._("Menu, or start the game"),
                ids.START: tr._("Start the game that is set up"),
            },
        ),
        Group(
            tr._("Answers, and jumping in"),
            {
                f"choice_{digit}": tr._("Answer {number}, or seat {number} jumps in", number=digit or 10)
                for digit in (*range(1, 10), 0)
            },
        ),
        Group(
            tr._("Reading aloud"),
            {
                ids.SPEECH: tr._("Speech on and off"),
                ids.REPEAT: tr._("Say it again"),
                ids.READ_ON: tr._("Read the next line"),
                ids.READ_BACK: tr._("Read the line before"),
                ids.ASK_HAND: tr._("What is in my hand?"),
                ids.ASK_TOP: tr._("What lies on top?"),
                ids.ASK_COUNTS: tr._("Who has how many?"),
                ids.ASK_EVENTS: tr._("What happened?"),
                ids.ASK_OPTIONS: tr._("What can I do?"),
            },
        ),
    )


def binding_words(tr: Translator) -> Mapping[str, str]:
    """Name every binding by its id."""
    return {name: words for group in binding_groups(tr) for name, words in group.wishes.items()}
