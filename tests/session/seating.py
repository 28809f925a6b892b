"""Seat people, bots and listeners at a table of a test."""

from collections.abc import Sequence

from game.ai.characters import Level
from game.rules.events import Event
from game.rules.moves import CallUno, CatchSeat, Move
from game.rules.notation import format_seat_move, parse_seat_move
from game.rules.ruleset import OFFICIAL, Ruleset
from game.rules.view import PlayerView
from game.session.agent import Agent, HumanAgent
from game.session.lineup import make_agents
from game.session.match import Match
from game.session.seats import SeatKind, SeatPlan, bot_plans
from game.store.policies import policy_folder, read_policies
from tests.support.scenario import Scenario


def person(name: str = "Ann") -> SeatPlan:
    return SeatPlan(name, SeatKind.HUMAN, "", "rabbit")


def bots_match(seats: int, seed: int, rules: Ruleset = OFFICIAL, level: Level = Level.NORMAL) -> Match:
    plans = bot_plans(seats, level)
    return Match.start(rules, plans, seed, make_agents(plans, seed, read_policies(policy_folder())))


def people_at(scenario: Scenario) -> tuple[Match, list[HumanAgent]]:
    agents = [HumanAgent() for _ in range(scenario.state.seats)]
    return Match.at(scenario.state, [person()] * len(agents), agents), agents


def submit(agents: Sequence[HumanAgent], text: str) -> None:
    move = parse_seat_move(text)
    agents[move.seat].submit(move)


def script(match: Match) -> list[str]:
    return [format_seat_move(move) for entry in match.record().rounds for move in entry.moves]


class TimedAgent:
    """Make given moves at given times after each `begin`, if they are legal then."""

    def __init__(self, *plans: tuple[int, str]) -> None:
        self.plans = [(after, parse_seat_move(text)) for after, text in plans]
        self.due: list[tuple[int, Move]] = []

    def observe(self, events: Sequence[Event]) -> None:
        self.due = []

    def begin(self, view: PlayerView, now: int) -> None:
        self.due = [(now + after, move) for after, move in self.plans if move in view.legal_moves]

    def think(self) -> bool:
        return False

    def poll(self, now: int) -> Move | None:
        return self.due.pop(0)[1]

    def poll_call(self, now: int) -> CallUno | CatchSeat | None:
        return None

    def deadline(self) -> int | None:
        return self.due[0][0] if self.due else None


class Listener:
    """Stand behind an agent and write down all it is told."""

    def __init__(self, agent: Agent) -> None:
        self.agent = agent
        self.events: list[Event] = []
        self.views: list[PlayerView] = []

    def observe(self, events: Sequence[Event]) -> None:
        self.events.extend(events)
        self.agent.observe(events)

    def begin(self, view: PlayerView, now: int) -> None:
        self.views.append(view)
        self.agent.begin(view, now)

    def think(self) -> bool:
        return self.agent.think()

    def poll(self, now: int) -> Move | None:
        return self.agent.poll(now)

    def poll_call(self, now: int) -> CallUno | CatchSeat | None:
        return self.agent.poll_call(now)

    def deadline(self) -> int | None:
        return self.agent.deadline()
