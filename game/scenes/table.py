"""The table: shows a match as it happens, takes what the person wants, and asks what has to be asked.

The match runs ahead and the director catches up: moves of a turn are made only while nothing is left to show, calls
and catches at any time. What may be done comes from the viewer's view, never from the match's truth.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from enum import Enum
from functools import partial
from typing import ClassVar

from pygame import Rect

from game.ai.policy import answers
from game.bindings import ASK_OPTIONS, COACH
from game.rules.moves import Move as RulesMove
from game.rules.seat import Seat
from game.scenes.match_result import MatchAnswer, MatchResult
from game.scenes.pause import PauseAnswer, PauseScene
from game.scenes.reader import option_words
from game.scenes.round_report import RoundReport
from game.scenes.round_result import RoundAnswer, RoundResult
from game.scenes.rules_help import RulesHelp
from game.scenes.stage import Stage
from game.scenes.table_asides import coach, nameless_record, replay, sort_otherwise, switch_sound
from game.scenes.table_chatter import Chatter
from game.scenes.table_claims import Claims
from game.scenes.table_controls import CardSpot, named_seat
from game.scenes.table_drag import Dragging
from game.scenes.table_ends import match_report, round_report, table_names
from game.scenes.table_feed import TableFeed
from game.scenes.table_log import RoundLog
from game.scenes.table_log_panel import LOG_CONTROLS
from game.scenes.table_look_up import page_at, page_at_focus
from game.scenes.table_passing import Passing
from game.scenes.table_questions import Dismissal
from game.scenes.table_screen import TableScreen, pace_of
from game.scenes.table_seating import Seating
from game.scenes.table_speech import answer, news, prompt, whole_table
from game.scenes.table_tips import TIP, Tips
from game.scenes.table_wishes import Wishes
from game.services import Services
from game.session.match import Match
from game.session.seats import only_person
from game.table.intents import Catch
from game.ui.actions import (
    Confirm,
    Key,
    Move,
    Next,
    PointerButton,
    PointerMoved,
    PointerPressed,
    PointerReleased,
    Previous,
    UiAction,
    Wheel,
)
from game.ui.compositor import Canvas
from game.ui.geometry import Point
from game.ui.scene import AnyChange, Change, Pop, Push, Scene


class TableAnswer(Enum):
    """What follows the table."""

    TITLE = "title"
    AGAIN = "again"


class TableScene(Stage[TableAnswer]):
    """A match on the table, seen by its only person, or by an onlooker where all are bots."""

    may_reseat: ClassVar[bool] = True
    gives_tips: ClassVar[bool] = True

    def __init__(
        self,
        services: Services,
        match: Match,
        viewer: Seat | None = None,
        *,
        is_saved: Callable[[], bool] = lambda: False,
    ) -> None:
        """Show a match; `is_saved` tells whether it can be gone on with after leaving."""
        super().__init__(services)
        self._is_saved = is_saved
        seat = only_person(match.plans) if viewer is None else viewer
        self.feed = TableFeed(match, seat)
        names = table_names(self.tr, match.plans, self.feed.you)
        self.screen = TableScreen(services, self.feed, RoundLog(services, names, match.rules), self.form)
        self.wishes = Wishes(services, self.feed, self.screen, self, self._hurry, self.objection)
        self.claims = Claims(services, self.feed, self._cover)
        self.passing = Passing(services, self.feed, self.screen, self.claims, self.back, self._pin_forgotten)
        self.seating = Seating(services, self.feed, self.screen, self.passing, self._reseated)
        self._is_advised = False
        self._dragging = Dragging(self.screen, self.form)
        self._chatter = Chatter(services, match.plans, match.seed)
        self.tips = Tips(services, self.feed, self.screen.log)
        self.screen.plates.append(self.tips)
        services.audio.music("table")

    @property
    def moving(self) -> bool:
        """Say whether cards or anything else move by themselves."""
        return self.screen.director.is_moving

    @property
    def is_turned(self) -> bool:
        """Say whether the screen is looked at from its far side."""
        return self.passing.is_turned

    @property
    def is_overheard(self) -> bool:
        """Say whether several people are at the screen."""
        return self.feed.is_shared

    def aloud(self) -> Sequence[str]:
        """Read what can be done now, a tip, and why something can't be done; where others listen, whose turn it is."""
        told = prompt(self.screen.look.hint, is_overheard=self.is_overheard)
        private = () if self.is_overheard else (self.tips.words, self.screen.refusal)
        return (self.tr._("At the table"), told, *private)

    def messages(self) -> Sequence[str]:
        """Read everything that happens."""
        return news(self.feed, self.screen.log)

    def all_aloud(self) -> Sequence[str]:
        """Read the whole table."""
        return (*self.aloud(), *whole_table(self.tr, self.feed, self.screen.log))

    def asked(self, question: str) -> Sequence[str] | None:
        """Answer what somebody asks who does not see the table."""
        if question != ASK_OPTIONS:
            return answer(self.tr, self.feed, self.screen.log, question)
        return (*self.aloud()[1:], *option_words(self.services, self))

    def place(self) -> None:
        """Lay out for the kit's window; what was still to be shown is shown at its end."""
        self.screen.log.tell(self.screen.resize(self.kit.size), self.feed.viewer)
        self._dragging.drop()
        self.screen.refresh()

    def handle(self, action: UiAction) -> Change[TableAnswer]:
        """Answer the person; a press beside the controls hurries what is being shown."""
        match action:
            case Move() | Next() | Previous() | Confirm():
                self.screen.by_keys = True
            case PointerMoved(pos):
                self.screen.by_keys = False
                self._dragging.follow(pos, is_allowed=self.feed.is_rested)
            case PointerPressed(pos, PointerButton.LEFT):
                self.screen.by_keys = False
                if self._dragging.hurries(pos):
                    self._hurry()
                    return None
                if self.feed.person is not None:
                    self._dragging.grab_at(pos)
            case PointerPressed(pos, PointerButton.RIGHT) if self.feed.is_rested:
                return self._look_up(pos)
            case PointerReleased(pos, PointerButton.LEFT) if self._dragging.is_under_way:
                return self._let_go(pos)
            case Wheel() if self.screen.log_panel.is_open:
                self.screen.log_panel.turn_wheel(action)
                self.screen.refresh()
                return None
            case _:
                pass
        change = super().handle(action)
        if isinstance(action, PointerReleased):
            self._dragging.drop()
        self.screen.refresh()
        return change

    def update(self, dt: float) -> Change[TableAnswer]:
        """Let the match and its showing go on, and ask what has to be asked."""
        self.feed.bot_pace = self.services.settings.bot_pace
        asked = self.claims.settle()
        told = self.feed.go_on(self.screen.director, dt)
        self.screen.log.follow(self.screen.director.departed)
        self.screen.log.tell(told, self.feed.viewer)
        self.screen.log.say(self._chatter.remarks(told))
        self.wishes.update(dt)
        if self.gives_tips:
            self.tips.update(dt)
        if self.screen.refresh():
            self.touch()
        super().update(dt)
        return self._what_follows() if asked is None else asked

    def chosen(self, name: str) -> Change[TableAnswer]:
        """Answer a control."""
        match name:
            case "menu":
                return self.back()
            case "sound":
                switch_sound(self.services)
            case "rules" | "why":
                self._hurry()
                page = page_at_focus(self.screen, self.form) if name == "rules" else ""
                return Push(RulesHelp(self.services, self.feed.match.rules, page or self.wishes.page))
            case "coach":
                self._is_advised = True
                return Push(coach(self.services, self.feed, self.screen), self._advised)
            case "sort":
                sort_otherwise(self.services, self.screen)
            case tip if tip == TIP:
                self.tips.dismiss()
            case _ if name.startswith(LOG_CONTROLS):
                self.screen.log_panel.choose(name)
            case "uno":
                return None if self.claims.call() else self.wishes.call()
            case "play_drawn":
                return self.wishes.play_drawn()
            case "pile" | "keep" | "take" | "challenge" | "suggest":
                return self.wishes.by_key(name)
            case _ if name.startswith("catch_"):
                seat = named_seat(name)
                return None if self.claims.catch(seat) else self.wishes.act(Catch(seat))
            case _ if name.startswith("jump_"):
                self.claims.jump(named_seat(name))
            case _:
                spot = self.form[name]
                return self.wishes.play(spot.piece) if isinstance(spot, CardSpot) else None
        return None

    def unanswered(self, action: UiAction) -> Change[TableAnswer]:
        """Say why a key is of no use now, or do what has no control of its own on the table."""
        if isinstance(action, Key) and self.feed.person is not None:
            if action.id == COACH and self.feed.is_rested and answers(self.feed.view):
                return self.chosen("coach")
            return self.wishes.by_key(action.id) or super().unanswered(action)
        return super().unanswered(action)

    def relabel(self) -> None:
        """Name keys or buttons anew, and let what is being shown go on."""
        self.screen.relabel()

    def guide(self) -> Scene[None]:
        """Make the rules at the page about the position."""
        return RulesHelp(self.services, self.feed.match.rules, self.wishes.page)

    def back(self) -> Change[TableAnswer]:
        """Close the log, or pause."""
        if self.screen.log_panel.is_open:
            self.screen.log_panel.switch()
            return None
        self._hurry()
        self._cover()
        seats = self.seating.ask if self.may_reseat else None
        pause = PauseScene(self.services, is_saved=self._is_saved(), seats=seats)
        return Push(pause, self._resumed)

    def look_away(self) -> Change[TableAnswer]:
        """Cover the hand of whoever holds a shared screen; it has to be handed over again."""
        is_open = self.feed.is_shared and self.feed.viewer is not None
        is_over, self._is_advised = self.screen.is_asking or self._is_advised, False
        self._cover()
        return Push(Dismissal()) if is_open and is_over else None

    def draw(self, canvas: Canvas) -> None:
        """Declare the table."""
        self.screen.draw(canvas, without_hand=self.wishes.shows_hand)

    def draw_lit(self, canvas: Canvas, below: int | None) -> None:
        """Declare what stays lit under a question."""
        self.screen.draw_lit(canvas, below)

    def takes(self, pos: Point) -> bool:
        """Say whether a lit control is at a point in window pixels."""
        return self.screen.takes(pos)

    def takes_key(self, name: str) -> bool:
        """Say whether a key lets somebody jump in who does not hold the screen, while they may."""
        return self.claims.hears(name)

    def find(self, name: str) -> Rect | None:
        """Give the place of a control, or of a card in the hand written `hand b7`."""
        if name.startswith("hand "):
            return self.screen.hand_rect(name.removeprefix("hand "))
        return super().find(name)

    def objection(self, moves: Sequence[RulesMove]) -> str:
        """Say why moves that the rules allow have to wait; nothing where they need not."""
        return ""

    def report(self) -> str:
        """Give the match as a record without anybody's name."""
        return nameless_record(self.feed.match)

    def set_out(self) -> None:
        """Show the position of now at once, without what led to it."""
        self.screen.log.recall(self.feed.catch_up())
        self.screen.director.set_out(self.feed.view)

    def _what_follows(self) -> AnyChange:
        """Put the question of the position, take one away that has passed, show the end of the round."""
        passed = self.wishes.take_away()
        if passed is None:
            passed = self.passing.follow()
        if passed is not None or not self.feed.is_rested or self.feed.is_held:
            return passed
        if self.feed.ended is not None:
            ended, self.feed.ended = self.feed.ended, None
            report = round_report(self.feed, ended)
            return Push(self.result(report), self.after_round)
        return self.wishes.put_question()

    def _look_up(self, pos: Point) -> AnyChange:
        """Open the rules at the page of the card at a point, if there is one."""
        page = page_at(self.screen, pos)
        if not page:
            return None
        self._is_advised = True
        return Push(RulesHelp(self.services, self.feed.match.rules, page), self._advised)

    def result(self, report: RoundReport) -> RoundResult:
        """Make the scene that counts the round out."""
        return RoundResult(self.services, report, watch=partial(replay, self.services, self.feed))

    def after_round(self, answer: RoundAnswer) -> AnyChange:
        """Go on to the next round or the match's result, or leave."""
        if answer is RoundAnswer.LEAVE:
            return Pop(TableAnswer.TITLE)
        if self.feed.match.match_winners:
            self.services.audio.play("match_won")
            return Push(MatchResult(self.services, match_report(self.feed)), _after_match)
        self.seating.bring_back()
        self.feed.next_round(self.screen.director)
        return None

    def _pin_forgotten(self, seat: Seat) -> AnyChange:
        return self.seating.let_rest(seat)

    def _resumed(self, answer: PauseAnswer) -> AnyChange:
        self.screen.director.pace = pace_of(self.services)
        self.screen.director.sort(self.services.settings.sorting)
        return Pop(TableAnswer.TITLE) if answer is PauseAnswer.LEAVE else None

    def _reseated(self) -> None:
        """Forget what was about to be done by those who sat here before."""
        self.wishes.drop()
        self.claims.drop()
        self._chatter = Chatter(self.services, self.feed.match.plans, self.feed.match.seed)

    def _cover(self) -> None:
        """Let nobody see a hand at a shared screen until it has been handed over."""
        if self.feed.is_shared:
            self.screen.log.tell(self.feed.close(self.screen.director), None)
            self._dragging.drop()
            self.wishes.drop()
            self.screen.refresh()

    def _advised(self, _: None) -> None:
        self._is_advised = False

    def _hurry(self) -> None:
        self.screen.log.tell(self.screen.director.finish(), self.feed.viewer)

    def _let_go(self, pos: Point) -> AnyChange:
        piece = self._dragging.let_go(pos)
        change = None if piece is None else self.wishes.play(piece)
        self._dragging.drop()
        super().handle(PointerReleased((-1, -1)))
        return change


def _after_match(answer: MatchAnswer) -> AnyChange:
    return Pop(TableAnswer.AGAIN if answer is MatchAnswer.AGAIN else TableAnswer.TITLE)
