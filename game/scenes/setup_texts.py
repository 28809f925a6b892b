"""Put every option of a ruleset into words: its group, its name, one line about it, its values; one table of texts.

Which options there are, and of which kind, is read off `Ruleset` itself: a new field without words here fails a test.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from enum import Enum

from game.i18n import Translator
from game.rules.ruleset import Deck, DrawnCard, FirstCard, Length, Ruleset, Scoring, ShuffleHandsLast, Wild4


@dataclass(frozen=True, slots=True)
class OptionText:
    """What an option is called, and what it does in one line."""

    title: str
    line: str


@dataclass(frozen=True, slots=True)
class Group:
    """A heading and the options under it, by their names in `Ruleset`."""

    title: str
    options: tuple[str, ...]


def groups(tr: Translator) -> tuple[Group, ...]:
    """Give the options in the order they are shown; together they name every field but the length of the match."""
    return (
        Group(tr._("Drawing"), ("drawn_card", "draw_until_playable", "force_play")),
        Group(
            tr._("Stacking"),
            ("stack_draw2_on_draw2", "stack_wild4_on_wild4", "stack_wild4_on_draw2", "stack_draw2_on_wild4"),
        ),
        Group(tr._("Playing"), ("jump_in", "seven_zero")),
        Group(tr._("Calls and challenges"), ("uno_penalty", "wild4")),
        Group(tr._("Deck and deal"), ("deck", "hand_size", "first_card", "custom_rules", "shuffle_hands_last")),
        Group(tr._("Scoring"), ("scoring",)),
    )


def length_options() -> tuple[str, ...]:
    """Name the options that say how long a match is; they stand apart from the groups."""
    return ("length", "target", "rounds")


def option_texts(tr: Translator) -> Mapping[str, OptionText]:
    """Give the words of every option by its name."""
    return {
        "deck": OptionText(tr._("Deck"), tr._("The 112-card deck adds Shuffle Hands and Customizable wilds.")),
        "hand_size": OptionText(tr._("Cards dealt"), tr._("How many cards each seat begins with.")),
        "first_card": OptionText(tr._("First card"), tr._("What an action card does when it is turned first.")),
        "drawn_card": OptionText(tr._("The card you drew"), tr._("What may be done with it if it can be played.")),
        "force_play": OptionText(tr._("Play if you can"), tr._("Nobody may draw while a card in hand fits.")),
        "draw_until_playable": OptionText(
            tr._("Draw until you can play"), tr._("Keep drawing in place of drawing one card.")
        ),
        "wild4": OptionText(tr._("Wild Draw Four"), tr._("When it may be played, and whether it is challenged.")),
        "uno_penalty": OptionText(
            tr._("UNO penalty"), tr._("Cards drawn when caught without the call; 0 turns catching off.")
        ),
        "shuffle_hands_last": OptionText(
            tr._("Shuffle Hands as last card"), tr._("It wins the round, or deals all hands anew.")
        ),
        "scoring": OptionText(tr._("Points"), tr._("Who gets the points of the cards that are left.")),
        "length": OptionText(tr._("Match ends"), tr._("At a number of points, or after some rounds.")),
        "target": OptionText(tr._("Play to"), tr._("The points that end the match.")),
        "rounds": OptionText(tr._("Rounds"), tr._("How many rounds are played.")),
        "stack_draw2_on_draw2": OptionText(
            tr._("Draw Two on Draw Two"), tr._("Answer a +2 with a +2 and pass the sum on.")
        ),
        "stack_wild4_on_wild4": OptionText(
            tr._("Draw Four on Draw Four"), tr._("Answer a +4 with a +4 and pass the sum on.")
        ),
        "stack_wild4_on_draw2": OptionText(tr._("Draw Four on Draw Two"), tr._("Answer a +2 with a +4.")),
        "stack_draw2_on_wild4": OptionText(
            tr._("Draw Two on Draw Four"), tr._("Answer a +4 with a +2 of the named colour.")
        ),
        "jump_in": OptionText(tr._("Jump in"), tr._("Play an identical card out of turn.")),
        "seven_zero": OptionText(
            tr._("Sevens swap, zeros pass"), tr._("A 7 trades hands with a seat, a 0 moves every hand on.")
        ),
        "custom_rules": OptionText(tr._("Customizable cards"), tr._("The table’s own rule for the three blank wilds.")),
    }


def value_texts(tr: Translator) -> Mapping[Enum, str]:
    """Give the words of every value of an option that is one of several."""
    return {
        Deck.CLASSIC: tr._("Classic, 108 cards"),
        Deck.MODERN: tr._("Modern, 112 cards"),
        FirstCard.NUMBER: tr._("Wait for a number"),
        FirstCard.EFFECT: tr._("It counts"),
        DrawnCard.MAY: tr._("May be played"),
        DrawnCard.MUST: tr._("Must be played"),
        DrawnCard.KEEP: tr._("Is kept"),
        Wild4.CHALLENGE: tr._("Bluff and challenge"),
        Wild4.STRICT: tr._("Only when allowed"),
        Wild4.FREE: tr._("Always allowed"),
        # Translators: what the card does as the last one: it wins the round, or deals anew.
        ShuffleHandsLast.WINS: tr._("Wins"),
        ShuffleHandsLast.REDEALS: tr._("Deals anew"),
        Scoring.WINNER: tr._("Winner takes all"),
        Scoring.LOWEST: tr._("Lowest total wins"),
        Length.TARGET: tr._("At a score"),
        Length.ROUNDS: tr._("After rounds"),
    }


def value_words(tr: Translator, rules: Ruleset, name: str) -> str:
    """Say how a ruleset has an option set: `On`, `7`, `May be played`, `Gift`."""
    value = getattr(rules, name)
    if isinstance(value, Enum):
        return value_texts(tr)[value]
    if isinstance(value, bool):
        return tr._("On") if value else tr._("Off")
    if isinstance(value, int):
        return str(value)
    titles = [rule.title or tr._("Untitled") for rule in rules.custom_rules]
    return ", ".join(titles) if titles else tr._("A plain Wild")


def preset_words(tr: Translator) -> Mapping[str, str]:
    """Give the names of the presets that come with the game, in their order."""
    return {
        # Translators: names of sets of rules: “Official rules”, … .
        "official": tr._("Official"),
        "official_112": tr._("Official 112"),
        "vintage": tr._("Vintage"),
        "party": tr._("House party"),
        "family": tr._("Family"),
    }
