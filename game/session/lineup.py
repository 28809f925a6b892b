"""Seat people and bots at a table: plan who sits where, and make the agents that answer for them."""

from collections.abc import Sequence

from game.ai.levels import CHARACTERS, Level, make_bot, temper_of
from game.ai.policy_book import NO_POLICIES, PolicyBook
from game.rules.record import SeatEntry
from game.rules.seat import Seat
from game.session.agent import Agent, HumanAgent
from game.session.seats import SeatKind, SeatPlan


def seat_entry(plan: SeatPlan) -> SeatEntry:
    """Return a seat as a record writes it down."""
    return SeatEntry(plan.name, plan.kind.value, plan.level)


def bot_plans(count: int, level: Level) -> tuple[SeatPlan, ...]:
    """Return plans for so many bots of one level, each a character of its own; `count` is 10 at most."""
    return plan_table([level] * count)


def plan_table(levels: Sequence[Level | None], names: Sequence[str] = ()) -> tuple[SeatPlan, ...]:
    """Return plans for a table with a bot of each level, and a person where it is None.

    People are called by `names` in turn, and where these run out have an empty name: the table calls them "you".
    Bots are characters from the first on, people get portraits from the last on, so that no two are alike.
    """
    bots, portraits, people = iter(CHARACTERS), reversed(CHARACTERS), iter(names)
    plans = []
    for level in levels:
        if level is None:
            plans.append(SeatPlan(next(people, ""), SeatKind.HUMAN, "", next(portraits).avatar))
        else:
            bot = next(bots)
            plans.append(SeatPlan(bot.name, SeatKind.BOT, level.value, bot.avatar))
    return tuple(plans)


def make_agents(plans: Sequence[SeatPlan], seed: int, book: PolicyBook = NO_POLICIES) -> tuple[Agent, ...]:
    """Return somebody to answer for every seat: a `HumanAgent` for people, a bot of its level for the others.

    `book` holds the trained weights that the levels Hard and Expert play by.

    Raises:
        ValueError: a bot's level is unknown, or needs weights and the book is empty.
    """
    return tuple(_make_agent(plan, Seat(i), seed, book) for i, plan in enumerate(plans))


def _make_agent(plan: SeatPlan, seat: Seat, seed: int, book: PolicyBook) -> Agent:
    if plan.kind is SeatKind.HUMAN:
        return HumanAgent()
    return make_bot(Level(plan.level), seat, seed, book, temper_of(plan.avatar))
