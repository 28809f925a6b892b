"""What the result of a round shows, worked out from the event and the seats; knows no pixels and no clock."""

from __future__ import annotations

from dataclasses import dataclass

from game.i18n import Translator
from game.rules.cards import Card
from game.rules.events import Ending, RoundEnded
from game.rules.ruleset import Length, Ruleset, Scoring
from game.rules.seat import Seat, seats_from
from game.session.seats import SeatPlan
from game.table.words import card_words


@dataclass(frozen=True, slots=True)
class HandRow:
    """A hand laid open: its seat and its cards."""

    seat: Seat
    cards: tuple[Card, ...]

    @property
    def points(self) -> tuple[int, ...]:
        """Give what each card is worth."""
        return tuple(card.points for card in self.cards)


@dataclass(frozen=True, slots=True)
class TotalRow:
    """A seat's total before the round and what it won or was charged in it."""

    seat: Seat
    before: int
    added: int

    @property
    def total(self) -> int:
        """Give the total after the round."""
        return self.before + self.added


@dataclass(frozen=True, slots=True)
class RoundReport:
    """A round that ended; `number` counts from 1, `next_dealer` is None when the match ended with it.

    `viewer` is called "You"; `last_card` is the card the winner went out with.
    """

    number: int
    event: RoundEnded
    plans: tuple[SeatPlan, ...]
    scores_before: tuple[int, ...]
    rules: Ruleset
    viewer: Seat | None = None
    last_card: Card | None = None
    next_dealer: Seat | None = None

    @property
    def is_blocked(self) -> bool:
        """Say whether nobody could go on."""
        return self.event.ending is Ending.BLOCKED

    @property
    def flies(self) -> bool:
        """Say whether the points of all hands go to the winner."""
        return not self.is_blocked and self.rules.scoring is Scoring.WINNER

    @property
    def won(self) -> int:
        """Give what the winner scores, zero without a winner."""
        return 0 if self.event.winner is None else self.event.points[self.event.winner]

    def hands(self) -> tuple[HandRow, ...]:
        """List the hands that are laid open: the viewer's first, then clockwise; without the winner's."""
        first = self.viewer if self.viewer is not None else self.event.winner or Seat(0)
        seats = seats_from(first, len(self.plans))
        return tuple(HandRow(seat, self.event.hands[seat]) for seat in seats if seat != self.event.winner)

    def totals(self) -> tuple[TotalRow, ...]:
        """List the totals, the best first."""
        rows = [
            TotalRow(Seat(seat), before, self.event.scores[seat] - before)
            for seat, before in enumerate(self.scores_before)
        ]
        sign = 1 if self.rules.scoring is Scoring.LOWEST else -1
        return tuple(sorted(rows, key=lambda row: (sign * row.total, row.seat)))

    def goal(self) -> int | None:
        """Give the total that ends the match, None where the rounds are counted."""
        return self.rules.target if self.rules.length is Length.TARGET else None

    def name(self, tr: Translator, seat: Seat) -> str:
        """Name a seat: "You" for the viewer."""
        return called(tr, self.plans[seat], you=seat == self.viewer)

    def title(self, tr: Translator) -> str:
        """Say who won."""
        winner = self.event.winner
        if winner is None:
            return tr._("Round {number} is blocked", number=self.number)
        if winner == self.viewer:
            return tr._("You win round {number}", number=self.number)
        return tr._("{name} wins round {number}", name=self.plans[winner].name, number=self.number)

    def sentence(self, tr: Translator) -> str:
        """Say how the round ended."""
        if self.is_blocked:
            return tr._("Nobody could go on. No points this time.")
        if self.last_card is None:
            return tr._("The last card is played.")
        return tr._("The last card was {card}.", card=card_words(tr, self.last_card))

    def heading(self, tr: Translator) -> str:
        """Say what the match is played to."""
        goal = self.goal()
        if goal is None:
            return tr._("Round {number} of {rounds}", number=self.number, rounds=self.rules.rounds)
        if self.rules.scoring is Scoring.LOWEST:
            return tr._("Lowest wins, up to {goal}", goal=goal)
        return tr._("First to {goal}", goal=goal)

    def legend(self, tr: Translator) -> str:
        """Explain the striped part of the bars."""
        if self.rules.scoring is Scoring.LOWEST:
            return tr._("Striped: added in this round")
        return tr._("Striped: won in this round")

    def next_words(self, tr: Translator) -> str:
        """Say who deals next, nothing when the match is over."""
        if self.next_dealer is None:
            return ""
        if self.next_dealer == self.viewer:
            return tr._("You deal next")
        return tr._("{name} deals next", name=self.plans[self.next_dealer].name)


def called(tr: Translator, plan: SeatPlan, *, you: bool) -> str:
    """Name a seat by itself: "You" for the viewer, and for a person without a name."""
    return tr._("You") if you or not plan.name else plan.name
