"""The replay: a match shown again on its table, move by move, with a scrubber, a list of moves, and open hands."""

from __future__ import annotations

from collections.abc import Sequence

from pygame import Rect

from game.rules.record import Record
from game.rules.seat import Seat
from game.scenes.replay_foot import foot_controls
from game.scenes.replay_layout import replay_layout
from game.scenes.replay_panel import ReplayPanel
from game.scenes.replay_parts import Scrubber
from game.scenes.replay_reel import Reel, Shot, first_person
from game.scenes.replay_table import ReplayTable
from game.scenes.stage import Stage
from game.scenes.table_controls import Spot
from game.services import Services
from game.session.seats import SeatPlan
from game.table.sounds import sound
from game.ui.actions import Direction, Move, UiAction
from game.ui.compositor import Canvas
from game.ui.scene import Change, Pop
from game.ui.widgets import Changed, Widget

_READ_MS = 650.0
_STEPS = {Direction.LEFT: -1, Direction.RIGHT: 1}


class ReplayScene(Stage[None]):
    """Shows a reel from a round on.

    A round that is still being played is only seen from the person's own seat, and from nobody's where several play.
    """

    def __init__(self, services: Services, reel: Reel, *, round_index: int = 0) -> None:
        super().__init__(services)
        self.reel = reel
        self.round = min(max(0, round_index), reel.rounds - 1)
        self.at = 0
        self.is_playing = False
        self.speed = 1.0
        self._wanted_open = True
        self._rested = 0.0
        self.table = ReplayTable(services, reel.plans, len(reel.record.rules.cards), first_person(reel.plans))
        self.layout = replay_layout(self.kit.size)
        self.panel = ReplayPanel(services, reel, self.table)
        self._scrubber = Scrubber("scrubber")
        self._enter()

    @property
    def moving(self) -> bool:
        """Say whether cards move."""
        return self.table.director.is_moving

    @property
    def shots(self) -> tuple[Shot, ...]:
        """Give the positions of the round on show."""
        return self.reel.shots(self.round)

    @property
    def may_open(self) -> bool:
        """Say whether all hands may be seen: not while somebody still plays the round."""
        return self.reel.is_over(self.round)

    def place(self) -> None:
        """Lay out table, moves and scrubber."""
        self.layout = replay_layout(self.kit.size)
        self._scrubber.tip = self.tr._("Arrows step, Space plays")
        self.table.resize(self.layout.table)
        self.table.show(self.shots[self.at])
        self._place_controls()
        if self.form.focused is None:
            self.form.focus("scrubber")

    def aloud(self) -> Sequence[str]:
        """Read the round, the move that is shown, and whose turn follows."""
        told = self.panel.tell(self.at).sentence
        return (self.tr._("Round {number}", number=self.round + 1), told, self.whose_turn())

    def handle(self, action: UiAction) -> Change[None]:
        """Step with the arrows left and right, and answer the controls."""
        if isinstance(action, Move) and action.direction in _STEPS and self.form.focused != "speed":
            self._step(_STEPS[action.direction])
            return None
        change = super().handle(action)
        self.panel.moves.follow(self.at)
        return change

    def chosen(self, name: str) -> Change[None]:
        """Answer a button, a move of the list, or a plate."""
        match name:
            case "back":
                return Pop(None)
            case "play":
                self._switch_playing()
            case "first":
                self._jump(0) if self.at else self._to_round(self.round - 1)
            case "last":
                self._jump(len(self.shots) - 1) if self.at < len(self.shots) - 1 else self._to_round(self.round + 1)
            case "prev":
                self._step(-1)
            case "next":
                self._step(1)
            case "round_before":
                self._to_round(self.round - 1)
            case "round_after":
                self._to_round(self.round + 1)
            case "all_moves" | "turning_points":
                self.panel.only_marked = name == "turning_points"
                self._place_controls()
            case _ if name.startswith("seat_"):
                self._look_from(Seat(int(name.removeprefix("seat_"))))
            case _ if name.startswith("move_"):
                self._jump(int(name.removeprefix("move_")))
        return None

    def changed(self, event: Changed) -> Change[None]:
        """Go where the scrubber was dragged, open or close the hands, take another speed."""
        match event:
            case Changed("scrubber", int(value)):
                self._jump(value)
            case Changed("open", bool(value)):
                self._wanted_open = value
                self._enter(self.at)
                self._place_controls()
            case Changed("speed", str(value)):
                self.speed = float(value)
                self.table.director.pace = self.table.pace(self.speed)
            case _:
                pass
        return None

    def back(self) -> Change[None]:
        """Leave."""
        return Pop(None)

    def update(self, dt: float) -> Change[None]:
        """Let cards move, and play on."""
        told = self.table.update(dt)
        for entry in told:
            heard = sound(entry.event, None)
            if heard is not None:
                self.services.audio.play(heard)
        if told:
            self.touch()
        if self.is_playing and self.table.director.is_idle:
            self._rested += dt
            if self._rested >= _READ_MS / self.speed:
                self._play_on()
        elif self.table.director.is_idle:
            self.reel.prepare_beside(self.round)
        return super().update(dt)

    def draw(self, canvas: Canvas) -> None:
        """Declare felt, table, moves and scrubber."""
        kit, layout = self.kit, self.layout
        canvas.background(kit.felt())
        following = self.shots[self.at + 1].move if self.at + 1 < len(self.shots) else None
        self.table.draw(canvas, None if self.is_playing else following)
        canvas.fill(kit.faded("panel", 0.86), layout.bar)
        canvas.fill(kit.color("line"), Rect(0, layout.bar.top, layout.bar.width, max(1, kit.px(2))))
        self.panel.draw(canvas, kit, layout.panel, self.at)
        self._draw_foot(canvas)
        self.form.draw(canvas, kit)

    def _enter(self, at: int = 0) -> None:
        """Show a position of the round at once, with hands as open as they may be."""
        self.panel.round = self.round
        self.table.is_open = self._wanted_open and self.may_open
        self.table.is_secret = not self.may_open and self.reel.has_several_people
        self.at = at
        self.table.show(self.shots[at])
        self._scrubber.last = len(self.shots) - 1
        self._scrubber.value = at
        self._scrubber.marks = tuple(shot.mark for shot in self.shots)
        self._rested = 0.0

    def _jump(self, at: int) -> None:
        """Show a position at once, and stop playing."""
        self.is_playing = False
        self._enter(min(max(0, at), len(self.shots) - 1))
        self._place_controls()

    def _step(self, by: int) -> None:
        """Go one move back at once, or one forward as it was played."""
        if by > 0 and self.at + 1 < len(self.shots):
            self.is_playing = False
            self._forward()
            self._place_controls()
        else:
            self._jump(self.at + by)

    def _forward(self) -> None:
        """Begin the way to the next position."""
        self.table.show(self.shots[self.at])
        self.at += 1
        self.table.play(self.shots[self.at])
        self._scrubber.value = self.at
        self._rested = 0.0

    def _play_on(self) -> None:
        if self.at + 1 < len(self.shots):
            self._forward()
        elif self.round + 1 < self.reel.rounds:
            self._to_round(self.round + 1, keep_playing=True)
        else:
            self.is_playing = False
        self._place_controls()
        self.touch()

    def _switch_playing(self) -> None:
        self.is_playing = not self.is_playing
        is_at_end = self.at + 1 >= len(self.shots) and self.round + 1 >= self.reel.rounds
        if self.is_playing and is_at_end:
            self._enter()
        self._rested = _READ_MS
        self._place_controls()

    def _to_round(self, index: int, *, keep_playing: bool = False) -> None:
        if not 0 <= index < self.reel.rounds:
            return
        self.is_playing = keep_playing
        self.round = index
        self._enter()
        self.panel.moves.offset = 0
        self._place_controls()

    def _look_from(self, seat: Seat) -> None:
        """Sit down at a seat, if its hand may be seen."""
        if not self.may_open:
            return
        self.table.seat = seat
        self._enter(self.at)
        self._place_controls()

    def _place_controls(self) -> None:
        panel = self.panel.controls(self.kit, self.layout.panel)
        foot = foot_controls(self.kit, self.tr, self.layout.buttons, self.speed, is_playing=self.is_playing)
        self.form.replace([*self._corner(), *self._plates(), *panel, self._scrubber, *foot])
        self._scrubber.rect = self.layout.scrubber
        self._scrubber.title = self.tr._("Round {number}", number=self.round + 1)
        last = len(self.shots) - 1
        self._scrubber.value_words = self.tr._("Move {number} of {count}", number=self.at, count=last)
        self.panel.moves.follow(self.at)

    def _corner(self) -> list[Widget]:
        menu = Rect(self.table.places.menu)
        back = self.back_button(self.tr._("Back"), menu)
        back.rect = menu
        return [back]

    def _plates(self) -> list[Widget]:
        if not self.may_open:
            return []
        spots: list[Widget] = []
        for station in self.table.places.stations:
            if station.seat != self.table.seat:
                area = Rect(station.plate)
                name = self.table.names.of(station.seat)
                tip = self.tr._("Sit at {name}’s place", name=name)
                spot = Spot(f"seat_{station.seat}", hits=area.collidepoint, tip=tip, can_focus=False)
                spot.rect = area
                spots.append(spot)
        return spots

    def _draw_foot(self, canvas: Canvas) -> None:
        kit, row = self.kit, self.layout.buttons
        right = self.form["first"].rect.left - kit.px(20)
        line = kit.text(self.whose_turn(), "label", width=right - row.left)
        canvas.blit(line, (row.left, row.centery - line.get_height() // 2))

    def whose_turn(self) -> str:
        """Say where in the round the replay stands."""
        tr, state = self.tr, self.shots[self.at].state
        if state.turn is None or self.at + 1 >= len(self.shots):
            return tr._("The round is over") if self.may_open else tr._("This is as far as it was played")
        if self.table.names.is_you(state.turn):
            return tr._("Move {number}, you to play", number=self.at + 1)
        return tr._("Move {number}, {name} to play", number=self.at + 1, name=self.table.names.of(state.turn))


def open_record(
    services: Services, record: Record, plans: tuple[SeatPlan, ...] | None = None, *, round_index: int = 0
) -> ReplayScene:
    """Make the scene of a record; `plans` tell the portraits of the seats, which a record does not hold.

    Raises:
        RecordError: the record does not hold together.
    """
    return ReplayScene(services, Reel(record, plans), round_index=round_index)
