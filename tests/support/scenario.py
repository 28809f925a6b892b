"""Tell a moment of a game as the rulebook would: what lies there, what is played, what is then to be seen.

A scenario is written in the notation of NOTATION.md and reads like a picture and a few sentences::

    (
        Scenario("r9", hands=["r5 g1 g2", "b1 b2", "r5 y1 y2"], rules={"jump_in": True})
        .move("0:r5 2:jump r5")
        .expect(turn=0, top="r5", counts=[2, 2, 2])
    )

Every position on the way is audited (see `invariants`), so that a scenario proves more than it says.
"""

from collections.abc import Mapping, Sequence
from typing import Any

from game.rules.deal import start_match
from game.rules.engine import apply, start_round
from game.rules.events import Event
from game.rules.legal import Reason, why_illegal
from game.rules.notation import parse_cards, parse_script, parse_seat_move
from game.rules.ruleset import from_plain
from game.rules.seat import Seat
from game.rules.state import GameState
from game.rules.vectors import differences, set_up
from game.rules.view import PlayerView, redact_all, view
from tests.support.invariants import EventReader, audit, cards_in_play


def custom(*effects: str, **rules: object) -> dict[str, object]:
    """Return rules of the modern deck whose Customizable cards share one table rule with these effects."""
    return {"deck": "modern", "custom_rules": [{"title": "House rule", "effects": list(effects)}], **rules}


class Scenario:
    """Hold one position; `discard` is written bottom to top, `draw` the next card first (as in NOTATION.md).

    With `draw` given the pile holds exactly these cards, unless `more` lets the rest of the deck lie beneath.
    """

    def __init__(
        self,
        discard: str,
        *,
        hands: list[str],
        draw: str | None = None,
        rules: Mapping[str, object] | None = None,
        more: bool = False,
        **position: object,
    ) -> None:
        exactly = {} if draw is None else {"draw": draw, "draw_exact": not more}
        placed = {"hands": hands, "discard": discard, **exactly, **position}
        self._begin(set_up({"rules": rules or {}, "position": placed}), ())

    @classmethod
    def dealt(cls, seats: int, seed: int, rules: Mapping[str, object] | None = None) -> "Scenario":
        """Start from a deal instead of a position."""
        events: list[Event] = []
        return cls.at(start_match(from_plain(rules or {}), seats, seed, events), events)

    @classmethod
    def at(cls, state: GameState, events: Sequence[Event] = ()) -> "Scenario":
        """Start from a position and what led to it."""
        scenario = cls.__new__(cls)
        scenario._begin(state, tuple(events))
        return scenario

    def _begin(self, state: GameState, events: tuple[Event, ...]) -> None:
        self.state = state
        self.events = events
        self._deck = cards_in_play(state)
        audit(state, self._deck)

    def move(self, script: str) -> "Scenario":
        """Make moves; afterwards `events` holds what happened in the last one."""
        for move in parse_script(script):
            reader = EventReader(self.state)
            self.state, self.events = (step := apply(self.state, move)).state, step.events
            reader.read(self.events, self.state)
            audit(self.state, self._deck)
        return self

    def at_move(self, number: int) -> "Scenario":
        """Let so many moves of the round lie behind."""
        self.state.moves_made = number
        return self

    def next_round(self) -> "Scenario":
        """Deal the next round."""
        self.state, self.events = (step := start_round(self.state)).state, step.events
        self._deck = cards_in_play(self.state)
        audit(self.state, self._deck)
        return self

    def expect(self, **wanted: Any) -> "Scenario":
        """Compare the position; the keys are those of a vector's `expect` (NOTATION.md)."""
        found = list(differences(self.state, wanted))
        assert not found, found
        return self

    def expect_order(self, seat: int, cards: str) -> "Scenario":
        """Compare a hand in the order its cards were received."""
        assert self.state.hands[seat] == parse_cards(cards)
        return self

    def expect_discards(self, cards: str) -> "Scenario":
        """Compare the discard pile from bottom to top."""
        assert self.state.discard_pile == parse_cards(cards)
        return self

    def refuse(self, move: str, because: Reason) -> "Scenario":
        """Check that a move is refused for this reason."""
        assert why_illegal(self.state, parse_seat_move(move)) is because
        return self

    def happened(self, *events: Event) -> "Scenario":
        """Check that the last move led to these events, in this order, others may lie between."""
        following = iter(self.events)
        for wanted in events:
            assert wanted in following, (wanted, self.events)
        return self

    def did_not_happen(self, kind: type[Event]) -> "Scenario":
        """Check that the last move led to no event of this kind."""
        assert not [event for event in self.events if isinstance(event, kind)]
        return self

    def seen_by(self, seat: int | None) -> tuple[Event, ...]:
        """Return what a seat, or an onlooker, saw of the last move."""
        return redact_all(self.events, None if seat is None else Seat(seat))

    def view(self, seat: int | None) -> PlayerView:
        """Return what a seat, or an onlooker, knows of the position."""
        return view(self.state, None if seat is None else Seat(seat))
