"""Seat a policy at the table: a bot takes its time, calls, forgets, catches and jumps in by its habits."""

from collections.abc import Sequence
from dataclasses import replace

from game.ai.asides import is_aside
from game.ai.habits import TURN_PAUSE, WINDOW_PAUSE, Habits
from game.ai.policy import Policy, Thinking
from game.ai.stream import Stream, stream_seed
from game.rules.cards import Rank
from game.rules.events import Event
from game.rules.moves import CallUno, CatchSeat, Move, PlayCard
from game.rules.view import PlayerView


class Bot:
    """Answer for a seat (`game.session.agent.Agent`) by a policy, at the pace of its habits.

    Its choices come from a stream of their own for every position, so that a resumed match goes on as it would
    have gone; only what was planned before a call, a catch or another's choice of cards is planned anew. What
    becomes of a position is decided in `begin`; `poll` only says it when its time has come.
    """

    def __init__(self, policy: Policy, habits: Habits, seed: int) -> None:
        self._policy = policy
        self._habits = habits
        self._seed = seed
        self._observed = 0
        self._view: PlayerView | None = None
        self._stream = Stream(seed)
        self._thinking: Thinking | None = None
        self._answer: Move | None = None
        self._answer_due: int | None = None
        self._kept_due: int | None = None
        self._aside: list[tuple[int, Move]] = []
        self._kept_jumps: list[tuple[int, Move]] = []

    def observe(self, events: Sequence[Event]) -> None:
        """See what happened; whatever was planned is void, but an aside keeps nobody longer from the own turn."""
        self._observed += 1
        self._policy.observe(events)
        aside = is_aside(events)
        self._kept_due = self._answer_due if aside else None
        self._kept_jumps = [plan for plan in self._aside if isinstance(plan[1], PlayCard)] if aside else []
        self._view = self._thinking = self._answer = self._answer_due = None
        self._aside = []

    def begin(self, view: PlayerView, now: int) -> None:
        """Face a new position at `now` milliseconds of the match's clock."""
        self._view = view
        self._stream = Stream(stream_seed(self._seed, self._observed))
        has_answer = has_jump = False
        for move in view.legal_moves:
            match move:
                case PlayCard(jump=True):
                    has_jump = True
                case CallUno():
                    self._plan(move, now, self._habits.remembers.delay(self._stream))
                case CatchSeat():
                    self._plan(move, now, self._habits.catches.delay(self._stream))
                case _:
                    has_answer = True
        if has_jump:
            self._consider_jump(view, now)
        if has_answer:
            self._answer_due = self._kept_due if self._kept_due is not None else now + self._pause(view)
            self._thinking = self._policy.think(view, self._stream)

    def think(self) -> bool:
        """Think for one slice of a few milliseconds; tell whether there is more to think."""
        if self._thinking is None:
            return False
        try:
            next(self._thinking)
        except StopIteration as thought:
            self._answer = thought.value
            self._thinking = None
        return self._thinking is not None

    def poll(self, now: int) -> Move | None:
        """Return the move whose time has come, thinking to the end if that has not been done between frames."""
        due = self.deadline()
        if due is None or due > now:
            return None
        for plan in self._aside:
            if plan[0] == due:
                self._aside.remove(plan)
                return plan[1]
        self._answer_due = None
        while self.think():
            pass
        return None if self._answer is None else self._with_call(self._answer)

    def poll_call(self, now: int) -> CallUno | CatchSeat | None:
        """Return a call or catch whose time has come."""
        for plan in self._aside:
            if plan[0] <= now and isinstance(plan[1], CallUno | CatchSeat):
                self._aside.remove(plan)
                return plan[1]
        return None

    def deadline(self) -> int | None:
        """Return when to ask again, in milliseconds of the match's clock."""
        first = min((plan[0] for plan in self._aside), default=None)
        if first is None or self._answer_due is None:
            return self._answer_due if first is None else first
        return min(first, self._answer_due)

    def _plan(self, move: Move, now: int, delay: int | None) -> None:
        if delay is not None:
            self._aside.append((now + delay, move))

    def _consider_jump(self, view: PlayerView, now: int) -> None:
        if self._kept_jumps:
            self._aside.extend(plan for plan in self._kept_jumps if plan[1] in view.legal_moves)
            return
        wish = self._policy.jump(view, self._stream)
        if wish is not None:
            self._plan(self._with_call(wish), now, self._habits.jumps.delay(self._stream))

    def _pause(self, view: PlayerView) -> int:
        open_to_catch = view.uncalled is not None and view.rules.uno_penalty > 0
        pause = WINDOW_PAUSE if view.jump_open or open_to_catch else TURN_PAUSE
        return pause + self._stream.between(0, self._habits.hesitation)

    def _with_call(self, move: Move) -> Move:
        view = self._view
        if not isinstance(move, PlayCard) or move.call or view is None or len(view.hand) != 2:
            return move
        if _parts_with_hand(move, view) or not self._stream.chance(self._habits.calls):
            return move
        return replace(move, call=True)


def _parts_with_hand(move: PlayCard, view: PlayerView) -> bool:
    """Tell whether the card gives its player another hand, so that no call is owed (RULES.md section 6)."""
    if move.card.rank in (Rank.SEVEN, Rank.ZERO):
        return view.rules.seven_zero
    return move.card.rank is Rank.SHUFFLE_HANDS
