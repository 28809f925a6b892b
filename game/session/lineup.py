"""Make the agents that answer for the seats of a table, and write its seats down for a record."""

from collections.abc import Sequence

from game.ai.characters import Level, temper_of
from game.ai.levels import make_bot
from game.ai.policy_book import NO_POLICIES, PolicyBook
from game.rules.record import SeatEntry
from game.rules.seat import Seat
from game.session.agent import Agent, HumanAgent
from game.session.seats import SeatKind, SeatPlan


def seat_entry(plan: SeatPlan) -> SeatEntry:
    """Return a seat as a record writes it down."""
    return SeatEntry(plan.name, plan.kind.value, plan.level)


def make_agents(plans: Sequence[SeatPlan], seed: int, book: PolicyBook = NO_POLICIES) -> tuple[Agent, ...]:
    """Return somebody to answer for every seat: a `HumanAgent` for people, a bot of its level for the others.

    `book` holds the trained weights that the levels Hard and Expert play by.

    Raises:
        ValueError: a bot's level is unknown, or needs weights and the book is empty.
    """
    return tuple(make_agent(plan, Seat(i), seed, book) for i, plan in enumerate(plans))


def make_agent(plan: SeatPlan, seat: Seat, seed: int, book: PolicyBook = NO_POLICIES) -> Agent:
    """Return somebody to answer for one seat; a bot's choices follow from the match's seed, the seat and the moment.

    Raises:
        ValueError: a bot's level is unknown, or needs weights and the book is empty.
    """
    if plan.kind is SeatKind.HUMAN:
        return HumanAgent()
    return make_bot(Level(plan.level), seat, seed, book, temper_of(plan.avatar))
