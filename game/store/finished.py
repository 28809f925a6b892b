"""Hold a round that is over, as the history takes it."""

from dataclasses import dataclass

from game.rules.cards import Card
from game.rules.record import Record
from game.rules.ruleset import Ruleset, Scoring, preset_of
from game.rules.seat import Seat
from game.session.seats import SeatKind, SeatPlan, only_person

OWN_RULES = "own"


@dataclass(frozen=True, slots=True)
class FinishedRound:
    """Hold a round and the match it belongs to; `key` names the match on every machine.

    Times are seconds since 1970. `hands` are the cards left, `points` those of the round, `scores` the totals;
    `called` and `caught` count the viewer's calls and forgotten calls in the round. `match_winners` is empty
    while the match goes on.
    """

    key: str
    started: int
    ended: int
    plans: tuple[SeatPlan, ...]
    rules: Ruleset
    number: int
    winner: Seat | None
    hands: tuple[tuple[Card, ...], ...]
    points: tuple[int, ...]
    scores: tuple[int, ...]
    record: Record
    called: int = 0
    caught: int = 0
    match_winners: tuple[Seat, ...] = ()

    @property
    def preset(self) -> str:
        """Return the name of the rules' preset, `own` where no preset has them."""
        return preset_of(self.rules) or OWN_RULES

    @property
    def viewer(self) -> Seat | None:
        """Return the seat of the only person."""
        return only_person(self.plans)

    @property
    def level(self) -> str:
        """Return the level all bots have, `mixed` where they differ."""
        levels = {plan.level for plan in self.plans if plan.kind is SeatKind.BOT}
        return levels.pop() if len(levels) == 1 else "mixed"


def places(finished: FinishedRound) -> tuple[int, ...]:
    """Return at which place every seat finished; 1 is the best, equals share it."""
    sign = 1 if finished.rules.scoring is Scoring.LOWEST else -1
    ranked = [sign * score for score in finished.scores]
    return tuple(1 + sum(other < own for other in ranked) for own in ranked)
