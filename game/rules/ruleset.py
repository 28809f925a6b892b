"""Hold the options of a match: a house rule is a field here, read at a named point, never a subclass (RULES.md)."""

from collections.abc import Mapping
from dataclasses import dataclass, field, fields, replace
from enum import Enum
from functools import lru_cache
from typing import Any, Final

from game.rules.cards import CLASSIC_DECK, MODERN_DECK, MODERN_DECK_OWN_RULES, Card
from game.rules.seat import MAX_SEATS, MIN_SEATS
from game.rules.table_rule import MAX_EFFECTS, MAX_TITLE, TableRule, effect_text, parse_effect

MAX_DEALT: Final = 75
"""So that a number card always remains to be turned: there are 76 of them."""


class RulesError(ValueError):
    """Refuse rules that contradict each other or are out of range; the message is one sentence."""


class Deck(Enum):
    """Name the two published decks."""

    CLASSIC = "classic"
    MODERN = "modern"


class FirstCard(Enum):
    """Say what a turned action card does at the start of a round."""

    NUMBER = "number"
    EFFECT = "effect"


class DrawnCard(Enum):
    """Say what may be done with a playable card just drawn."""

    MAY = "may"
    MUST = "must"
    KEEP = "keep"


class Wild4(Enum):
    """Say when a Wild Draw Four may be played, and whether it can be challenged."""

    CHALLENGE = "challenge"
    STRICT = "strict"
    FREE = "free"


class ShuffleHandsLast(Enum):
    """Say what a Wild Shuffle Hands does as the last card."""

    WINS = "wins"
    REDEALS = "redeals"


class Scoring(Enum):
    """Say who scores the cards left in the hands."""

    WINNER = "winner"
    LOWEST = "lowest"


class Length(Enum):
    """Say when a match ends."""

    TARGET = "target"
    ROUNDS = "rounds"


@dataclass(frozen=True)
class Ruleset:
    """Hold every option; the defaults are today's official sheet.

    The fields whose names begin with `waits_` are derived: they say which attack leaves anybody an answer, so
    that its penalty waits for the victim's `take` (RULES.md section 4).
    """

    deck: Deck = Deck.CLASSIC
    hand_size: int = 7
    first_card: FirstCard = FirstCard.NUMBER
    drawn_card: DrawnCard = DrawnCard.MAY
    force_play: bool = False
    draw_until_playable: bool = False
    wild4: Wild4 = Wild4.CHALLENGE
    uno_penalty: int = 2
    shuffle_hands_last: ShuffleHandsLast = ShuffleHandsLast.WINS
    scoring: Scoring = Scoring.WINNER
    length: Length = Length.TARGET
    target: int = 500
    rounds: int = 4
    stack_draw2_on_draw2: bool = False
    stack_wild4_on_wild4: bool = False
    stack_wild4_on_draw2: bool = False
    stack_draw2_on_wild4: bool = False
    jump_in: bool = False
    seven_zero: bool = False
    custom_rules: tuple[TableRule, ...] = ()

    waits_draw2: bool = field(init=False, repr=False, compare=False)
    waits_wild4: bool = field(init=False, repr=False, compare=False)

    def __post_init__(self) -> None:
        draw2 = self.jump_in or self.stack_draw2_on_draw2 or self.stack_wild4_on_draw2
        wild4 = self.wild4 is Wild4.CHALLENGE or self.stack_wild4_on_wild4 or self.stack_draw2_on_wild4
        object.__setattr__(self, "waits_draw2", draw2)
        object.__setattr__(self, "waits_wild4", wild4)

    @property
    def cards(self) -> tuple[Card, ...]:
        """Return the deck in canonical order (NOTATION.md)."""
        if self.deck is Deck.CLASSIC:
            return CLASSIC_DECK
        return MODERN_DECK_OWN_RULES if len(self.custom_rules) == 3 else MODERN_DECK

    def table_rule(self, card: Card) -> TableRule:
        """Return what this Customizable card does; without an agreed rule it is a plain Wild."""
        if not self.custom_rules:
            return _PLAIN_WILD
        return self.custom_rules[card.rule or 0]

    def validate(self, seats: int | None = None) -> None:
        """Refuse values out of range and contradictions, with `seats` also a table that does not fit them.

        Raises:
            RulesError: with one sentence that names what contradicts what.
        """
        for name, (low, high) in RANGES.items():
            if not low <= getattr(self, name) <= high:
                raise RulesError(f"{name} has to be from {low} to {high}, not {getattr(self, name)}.")
        if self.draw_until_playable and self.drawn_card is DrawnCard.KEEP:
            raise RulesError(
                "Drawing until a playable card comes makes no sense if a drawn card may never be played in that turn."
            )
        if len(self.custom_rules) not in (0, 1, 3):
            raise RulesError("The three Customizable cards share one rule, or have three, or none.")
        for rule in self.custom_rules:
            _validate_table_rule(rule)
        if seats is not None:
            self._validate_seats(seats)

    def _validate_seats(self, seats: int) -> None:
        if not MIN_SEATS <= seats <= MAX_SEATS:
            raise RulesError(f"There are {MIN_SEATS} to {MAX_SEATS} seats at a table, not {seats}.")
        if seats * self.hand_size > MAX_DEALT:
            raise RulesError(
                f"{seats} seats with {self.hand_size} cards each take {seats * self.hand_size} cards: "
                f"{MAX_DEALT} may be dealt at most."
            )


RANGES: Final[Mapping[str, tuple[int, int]]] = {
    "hand_size": (1, 10),
    "uno_penalty": (0, 6),
    "target": (50, 2000),
    "rounds": (1, 20),
}
_PLAIN_WILD: Final = TableRule("", ())

OFFICIAL: Final = Ruleset()
PRESETS: Final[Mapping[str, Ruleset]] = {
    "official": OFFICIAL,
    "official_112": Ruleset(deck=Deck.MODERN),
    "vintage": Ruleset(first_card=FirstCard.EFFECT, uno_penalty=4),
    "party": Ruleset(
        stack_draw2_on_draw2=True,
        stack_wild4_on_wild4=True,
        stack_wild4_on_draw2=True,
        stack_draw2_on_wild4=True,
        seven_zero=True,
        jump_in=True,
    ),
    "family": Ruleset(draw_until_playable=True, stack_draw2_on_draw2=True, wild4=Wild4.FREE),
}


def preset_of(rules: Ruleset) -> str | None:
    """Name the preset that has these rules, None where none has."""
    return next((name for name, preset in PRESETS.items() if preset == rules), None)


def option_names() -> tuple[str, ...]:
    """Name every option, in the order of the class."""
    return tuple(option.name for option in fields(Ruleset) if option.init)


def from_plain(plain: Mapping[str, object]) -> Ruleset:
    """Build a ruleset from the JSON form of NOTATION.md: fields that differ from the defaults.

    Raises:
        RulesError: a field is unknown, of the wrong type or out of range, or fields contradict each other.
    """
    values: dict[str, Any] = {name: _read_option(name, value) for name, value in plain.items()}
    rules = replace(OFFICIAL, **values)
    rules.validate()
    return rules


def to_plain(rules: Ruleset) -> dict[str, object]:
    """Return the JSON form: only the fields that differ from the defaults."""
    return {
        name: _write_option(getattr(rules, name))
        for name in option_names()
        if getattr(rules, name) != getattr(OFFICIAL, name)
    }


@lru_cache(maxsize=1)
def _default_types() -> Mapping[str, type]:
    return {name: type(getattr(OFFICIAL, name)) for name in option_names()}


def _read_option(name: str, value: object) -> object:
    kind = _default_types().get(name)
    if kind is None:
        raise RulesError(f"there is no rule called {name!r}.")
    if kind is tuple:
        return _read_table_rules(value)
    if issubclass(kind, Enum):
        if isinstance(value, str) and value in {str(member.value) for member in kind}:
            return kind(value)
        choices = ", ".join(str(member.value) for member in kind)
        raise RulesError(f"{name} has to be one of {choices}, not {value!r}.")
    if type(value) is not kind:
        wanted = "true or false" if kind is bool else "a whole number"
        raise RulesError(f"{name} has to be {wanted}, not {value!r}.")
    return value


def _read_table_rules(value: object) -> tuple[TableRule, ...]:
    if not isinstance(value, list | tuple):
        raise RulesError("custom_rules has to be a list.")
    return tuple(_read_table_rule(item) for item in value)


def _read_table_rule(value: object) -> TableRule:
    match value:
        case {"title": str(title), "effects": [*effects], **rest} if not rest:
            try:
                return TableRule(title, tuple(parse_effect(str(effect)) for effect in effects))
            except ValueError as error:
                raise RulesError(f"custom_rules: {error}.") from None
    raise RulesError("each of custom_rules has to be a title and a list of effects.")


def _write_option(value: object) -> object:
    if isinstance(value, Enum):
        return value.value
    if isinstance(value, tuple):
        return [{"title": rule.title, "effects": [effect_text(e) for e in rule.effects]} for rule in value]
    return value


def _validate_table_rule(rule: TableRule) -> None:
    if len(rule.effects) > MAX_EFFECTS:
        raise RulesError(f"A table rule has {MAX_EFFECTS} effects at most.")
    if len(rule.title) > MAX_TITLE:
        raise RulesError(f"The title of a table rule has {MAX_TITLE} characters at most.")
