"""A table in a given position, with a person at seat 0 and others who play from a script."""

from collections import deque
from collections.abc import Mapping, Sequence

from game.ai.characters import Level
from game.rules.events import Event
from game.rules.moves import CallUno, CatchSeat, Move
from game.rules.notation import parse_script
from game.rules.seat import Seat
from game.rules.vectors import set_up
from game.rules.view import PlayerView
from game.scenes.table import TableScene
from game.services import Services, make_services
from game.session.agent import Agent, HumanAgent
from game.session.match import Match
from game.session.seats import plan_table
from game.settings import Palette, Settings, Speed
from game.ui.geometry import Size
from tests.support.pilot import Pilot


class Scripted:
    """Makes the next move of a shared script once it is legal, some milliseconds later."""

    def __init__(self, script: deque[Move], pace: int) -> None:
        self._script = script
        self._pace = pace
        self._due: int | None = None

    def observe(self, events: Sequence[Event]) -> None:
        self._due = None

    def begin(self, view: PlayerView, now: int) -> None:
        if self._script and self._script[0] in view.legal_moves:
            self._due = now + self._pace

    def think(self) -> bool:
        return False

    def poll(self, now: int) -> Move | None:
        self._due = None
        return self._script.popleft()

    def poll_call(self, now: int) -> CallUno | CatchSeat | None:
        return None

    def deadline(self) -> int | None:
        return self._due


class StagedTable:
    """A pilot at a table; `script` is what the other seats do, each move `pace` milliseconds after its turn came."""

    def __init__(
        self,
        discard: str,
        hands: Sequence[str],
        *,
        rules: Mapping[str, object] | None = None,
        script: str = "",
        pace: int = 700,
        speed: Speed = Speed.NORMAL,
        size: Size = (1280, 720),
        reduced_motion: bool = False,
        palette: Palette = Palette.USUAL,
        **position: object,
    ) -> None:
        placed = {"hands": list(hands), "discard": discard, **position}
        state = set_up({"rules": rules or {}, "position": placed})
        plans = plan_table([None, *[Level.NORMAL] * (len(hands) - 1)])
        moves = deque(parse_script(script))
        self.person = HumanAgent()
        others: list[Agent] = [Scripted(moves, pace) for _ in hands[1:]]
        self.match = Match.at(state, plans, [self.person, *others])
        settings = Settings(speed=speed, reduced_motion=reduced_motion, palette=palette)
        self.services: Services = make_services(seed=7, settings=settings)
        self.pilot = Pilot(self._scene, size, services=self.services)
        self.pilot.until(lambda: self.table.feed.is_rested)
        self.pilot.settle()

    def _scene(self, services: Services) -> TableScene:
        self.table = TableScene(services, self.match)
        return self.table

    def __enter__(self) -> "StagedTable":
        return self

    def __exit__(self, *args: object) -> None:
        self.pilot.close()

    @property
    def hand(self) -> list[str]:
        return [held.text for held in self.match.view(Seat(0)).hand]

    @property
    def top(self) -> str:
        return self.match.view(None).top.text

    @property
    def counts(self) -> tuple[int, ...]:
        return self.match.view(None).counts

    def rest(self) -> None:
        """Let everything come to rest."""
        self.pilot.until(lambda: self.table.feed.is_rested and not self.pilot.loop.busy)
