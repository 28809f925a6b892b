"""The table: shows a match as it happens, takes what the person wants, and asks what has to be asked.

The match runs ahead and the director catches up: moves of a turn are made only while nothing is left to show, calls
and catches at any time. What may be done comes from the viewer's view, never from the match's truth.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from enum import Enum
from typing import TYPE_CHECKING, Any, TypeVar

from pygame import Rect

from game.rules.cards import Card, Color
from game.rules.moves import GiveCards, NameColor
from game.rules.seat import Seat
from game.scenes.match_result import MatchAnswer, MatchResult
from game.scenes.pause import PauseAnswer, PauseScene
from game.scenes.penalty import AddCard, PenaltyAnswer, Reply
from game.scenes.question import Question
from game.scenes.questions import color_question, give_question, penalty_question, target_question
from game.scenes.round_result import RoundAnswer, RoundResult
from game.scenes.stage import Stage
from game.scenes.table_controls import CardSpot, named_seat
from game.scenes.table_drag import Drag, is_played_at
from game.scenes.table_ends import match_report, round_report, table_names
from game.scenes.table_feed import TableFeed, only_person
from game.scenes.table_log import RoundLog
from game.scenes.table_questions import Dismissal, asks_about_penalty, asks_for_cards, asks_for_color, position_key
from game.scenes.table_screen import TableScreen, pace_of
from game.services import Services
from game.session.match import Match
from game.settings import Sorting
from game.table.advice import explain
from game.table.intents import (
    AskColor,
    AskTarget,
    Catch,
    Challenge,
    Intent,
    Keep,
    Ready,
    Refused,
    SayUno,
    SelectCard,
    Take,
    UsePile,
    can_say_uno_with_a_play,
    resolve,
)
from game.ui.actions import (
    Confirm,
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

if TYPE_CHECKING:
    from game.scenes.staging import ShotOptions

_REFUSAL_MS = 2800.0
_ALWAYS = ("uno", "menu", "sound", "log", "sort")
R = TypeVar("R")


class TableAnswer(Enum):
    """What follows the table."""

    TITLE = "title"
    AGAIN = "again"


class TableScene(Stage[TableAnswer]):
    """A match on the table, seen by its only person, or by an onlooker where all are bots."""

    def __init__(self, services: Services, match: Match, viewer: Seat | None = None) -> None:
        super().__init__(services)
        seat = only_person(match) if viewer is None else viewer
        self.feed = TableFeed(match, seat)
        self.screen = TableScreen(
            services, self.feed, RoundLog(services, table_names(self.tr, match.plans, seat)), self.form
        )
        self._drag: Drag | None = None
        self._asked: object = None
        self._question_shown: Scene[Any] | None = None
        self._put_off: object = None
        self._refused_for = 0.0
        services.audio.music("table")

    @property
    def moving(self) -> bool:
        """Say whether cards or anything else move by themselves."""
        return self.screen.director.is_moving

    def place(self) -> None:
        """Lay out for the kit's window; what was still to be shown is shown at its end."""
        self.screen.log.tell(self.screen.resize(self.kit.size), self.feed.viewer)
        self._drop()
        self.screen.refresh()

    def handle(self, action: UiAction) -> Change[TableAnswer]:
        """Answer the person; a press beside the controls hurries what is being shown."""
        match action:
            case Move() | Next() | Previous() | Confirm():
                self.screen.by_keys = True
            case PointerMoved(pos):
                self.screen.by_keys = False
                self._follow(pos)
            case PointerPressed(pos, PointerButton.LEFT):
                self.screen.by_keys = False
                if self._hurries(pos):
                    return None
                self._grab(pos)
            case PointerReleased(pos, PointerButton.LEFT) if self._drag is not None and self._drag.is_under_way:
                return self._let_go(pos)
            case Wheel(_, notches) if self.screen.log.is_open:
                self.screen.log.scroll(self.kit, self.screen.director.places, notches)
                return None
            case _:
                pass
        change = super().handle(action)
        if isinstance(action, PointerReleased):
            self._drag = None
        self.screen.refresh()
        return change

    def update(self, dt: float) -> Change[TableAnswer]:
        """Let the match and its showing go on, and ask what has to be asked."""
        told = self.feed.go_on(self.screen.director, dt)
        self.screen.log.tell(told, self.feed.viewer)
        if self._refused_for > 0:
            self._refused_for -= dt
            if self._refused_for <= 0:
                self.screen.refusal = ""
        if self.screen.is_armed and self.feed.is_rested and not can_say_uno_with_a_play(self.feed.view):
            self.screen.is_armed = False
        if self.screen.refresh():
            self.touch()
        super().update(dt)
        return self._what_follows()

    def chosen(self, name: str) -> Change[TableAnswer]:
        """Answer a control."""
        match name:
            case "menu":
                return self.back()
            case "sound":
                self._switch_sound()
            case "sort":
                self._sort()
            case "log":
                self.screen.log.is_open = not self.screen.log.is_open
            case "uno":
                return self._call()
            case "pile":
                return self._act(UsePile())
            case "keep":
                return self._act(Keep())
            case "take":
                return self._act(Take())
            case "challenge":
                return self._act(Challenge())
            case _ if name.startswith("catch_"):
                return self._act(Catch(named_seat(name)))
            case _:
                return self._play(self.form[name])
        return None

    def back(self) -> Change[TableAnswer]:
        """Close the log, or pause."""
        if self.screen.log.is_open:
            self.screen.log.is_open = False
            return None
        self._hurry()
        return Push(PauseScene(self.services), self._resumed)

    def draw(self, canvas: Canvas) -> None:
        """Declare the table."""
        question = self._question_shown
        shows_hand = isinstance(question, Question) and question.hand_below is not None
        self.screen.draw(canvas, without_hand=shows_hand)

    def draw_lit(self, canvas: Canvas, below: int | None) -> None:
        """Declare what stays lit under a question."""
        self.screen.draw_lit(canvas, below)

    def takes(self, pos: Point) -> bool:
        """Say whether a lit control is at a point in window pixels."""
        return self.screen.takes(pos)

    def find(self, name: str) -> Rect | None:
        """Give the place of a control, or of a card in the hand written `hand b7`."""
        if name.startswith("hand "):
            return self.screen.hand_rect(name.removeprefix("hand "))
        return super().find(name)

    def set_out(self) -> None:
        """Show the position of now at once, without what led to it."""
        self.screen.log.recall(self.feed.catch_up())
        self.screen.director.set_out(self.feed.view)

    def _act(self, intent: Intent) -> AnyChange:
        """Do what the person wants if the rules allow it, ask what is still open, or say why not."""
        if not isinstance(intent, SayUno | Catch) and not self.feed.is_rested:
            self._hurry()
            return None
        match resolve(intent, self.feed.view):
            case Ready(move):
                self.feed.submit(move)
                self._forget_refusal()
                if isinstance(intent, SelectCard):
                    self.screen.is_armed = False
            case Refused(reason, card):
                self._refuse(explain(self.tr, self.screen.log.names, reason, self.feed.view, card))
            case AskColor() if isinstance(intent, SelectCard):
                return self._ask_color(intent)
            case AskTarget(plays) if isinstance(intent, SelectCard):
                question = target_question(self.services, self.feed.view, self.feed.match.plans, plays, self)
                return self._ask(question, lambda seat: self._aimed(intent, seat), intent.card)
            case _:
                pass
        return None

    def _play(self, spot: object) -> AnyChange:
        card = self._card(spot.piece) if isinstance(spot, CardSpot) else None
        return None if card is None else self._act(SelectCard(card, self.screen.is_armed))

    def _card(self, piece: int) -> Card | None:
        table = self.screen.director.table
        return next((held.card for held in table.hands[table.bottom] if held.id == piece), None)

    def _ask_color(self, intent: SelectCard) -> AnyChange:
        def named(color: Color | None) -> AnyChange:
            return None if color is None else self._act(replace(intent, color=color, call=self.screen.is_armed))

        return self._ask(color_question(self.services, self.feed.view, intent.card, self), named, intent.card)

    def _aimed(self, intent: SelectCard, seat: Seat | None) -> AnyChange:
        return None if seat is None else self._act(replace(intent, target=seat, call=self.screen.is_armed))

    def _call(self) -> AnyChange:
        """Call UNO now if that is due; else let the next play carry the call, or say why not."""
        if isinstance(resolve(SayUno(), self.feed.view), Refused) and can_say_uno_with_a_play(self.feed.view):
            self.screen.is_armed = not self.screen.is_armed
            return None
        return self._act(SayUno())

    def _ask(self, question: Scene[R], then: Callable[[R], AnyChange], about: Card | None = None) -> Push[R]:
        """Put a question, maybe about a card of the hand, which stays lifted meanwhile."""
        table = self.screen.director.table
        held = [piece.id for piece in table.hands[table.bottom] if about is not None and piece.card is about]
        self._asked, self._question_shown = position_key(self.feed.view), question
        self.screen.asked_about = held[0] if held else None
        self._forget_refusal()

        def answered(answer: R) -> AnyChange:
            self._forget_question()
            return then(answer)

        return Push(question, answered)

    def _forget_question(self) -> None:
        self._asked = self._question_shown = self.screen.asked_about = None

    def _what_follows(self) -> AnyChange:
        """Put the question of the position, take one away that has passed, show the end of the round."""
        view = self.feed.view
        if self._asked is not None:
            if self._asked == position_key(view):
                return None
            self._forget_question()
            return Push(Dismissal())
        if not self.feed.is_rested:
            return None
        if self.feed.ended is not None:
            ended, self.feed.ended = self.feed.ended, None
            return Push(RoundResult(self.services, round_report(self.feed, ended)), self._after_round)
        return self._question()

    def _question(self) -> AnyChange:
        view, plans = self.feed.view, self.feed.match.plans
        if self.feed.person is None or self._put_off == position_key(view):
            return None
        if asks_for_color(view):
            return self._ask(color_question(self.services, view, None, self), self._begin_with)
        if asks_for_cards(view):
            return self._ask(give_question(self.services, view, plans, self), self._give)
        if asks_about_penalty(view):
            return self._ask(penalty_question(self.services, view, plans, self), self._answer_penalty)
        return None

    def _begin_with(self, color: Color | None) -> AnyChange:
        if color is not None and self.feed.viewer is not None:
            self.feed.submit(NameColor(self.feed.viewer, color))
        return None

    def _give(self, cards: tuple[Card, ...]) -> AnyChange:
        if self.feed.viewer is not None:
            self.feed.submit(GiveCards(self.feed.viewer, cards))
        return None

    def _answer_penalty(self, answer: PenaltyAnswer) -> AnyChange:
        match answer:
            case AddCard(card):
                return self._act(SelectCard(card, self.screen.is_armed))
            case Reply.TAKE:
                return self._act(Take())
            case Reply.CHALLENGE:
                return self._act(Challenge())
            case None:
                self._put_off = position_key(self.feed.view)
        return None

    def _after_round(self, answer: RoundAnswer) -> AnyChange:
        if answer is RoundAnswer.LEAVE:
            return Pop(TableAnswer.TITLE)
        if self.feed.match.match_winners:
            return Push(MatchResult(self.services, match_report(self.feed)), _after_match)
        self.feed.next_round(self.screen.director)
        return None

    def _resumed(self, answer: PauseAnswer) -> AnyChange:
        self.screen.director.pace = pace_of(self.services)
        return Pop(TableAnswer.TITLE) if answer is PauseAnswer.LEAVE else None

    def _hurries(self, pos: Point) -> bool:
        """Jump to the end of what is being shown, unless the press is for a control that works meanwhile."""
        if self.screen.director.is_idle:
            return False
        widget = self.form.at(pos)
        if widget is not None and (widget.name in _ALWAYS or widget.key == "catch"):
            return False
        self._hurry()
        return True

    def _hurry(self) -> None:
        self.screen.log.tell(self.screen.director.finish(), self.feed.viewer)

    def _grab(self, pos: Point) -> None:
        piece = self.screen.piece_at(pos) if self.feed.person is not None else None
        if piece is not None and isinstance(self.form.at(pos), CardSpot):
            place = self.screen.director.sprites[piece].place
            self._drag = Drag(piece, pos, (pos[0] - place.x, pos[1] - place.y))

    def _follow(self, pos: Point) -> None:
        drag, director = self._drag, self.screen.director
        if drag is None:
            return
        if drag.piece not in director.places.cards or not self.feed.is_rested:
            self._drop()
            return
        spot = drag.move(pos, self.kit.u)
        if spot is not None:
            self.screen.dragged = drag.piece
            director.drag(drag.piece, spot)

    def _let_go(self, pos: Point) -> AnyChange:
        drag = self._drag
        if drag is None:
            return None
        card = self._card(drag.piece)
        change: AnyChange = None
        if card is not None and is_played_at(self.screen.director.places, pos):
            change = self._act(SelectCard(card, self.screen.is_armed))
        self._drop()
        super().handle(PointerReleased((-1, -1)))
        return change

    def _drop(self) -> None:
        if self._drag is not None and self._drag.is_under_way:
            self.screen.director.drop(self._drag.piece)
        self._drag = None
        self.screen.dragged = None

    def _refuse(self, sentence: str) -> None:
        self.screen.refusal = sentence
        self._refused_for = _REFUSAL_MS

    def _forget_refusal(self) -> None:
        self.screen.refusal = ""
        self._refused_for = 0.0

    def _sort(self) -> None:
        order = tuple(Sorting)
        settings = self.services.settings
        sorting = order[(order.index(settings.sorting) + 1) % len(order)]
        self.services.preferences.change(replace(settings, sorting=sorting))
        self.screen.director.sort(sorting)

    def _switch_sound(self) -> None:
        settings = replace(self.services.settings, muted=not self.services.settings.muted)
        self.services.preferences.change(settings)
        self.services.audio.set_volumes(
            settings.volume, settings.effects_volume, settings.music_volume, muted=settings.muted
        )


def _after_match(answer: MatchAnswer) -> AnyChange:
    return Pop(TableAnswer.AGAIN if answer is MatchAnswer.AGAIN else TableAnswer.TITLE)


def shot_scene(services: Services, options: ShotOptions) -> Scene[Any]:
    """Make the table for a picture: bots have played so far, and the first seat is looked at as a person's."""
    from game.scenes.table_shot import still_table

    return still_table(services, options)
