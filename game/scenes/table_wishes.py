"""Carry out what the person wants at the table: make the move, ask what it leaves open, or say why it can't be."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from typing import Any, Final, TypeVar

from game.bindings import SUGGEST
from game.rules.cards import Card, Color
from game.rules.legal import Reason
from game.rules.moves import GiveCards, Move, NameColor
from game.rules.seat import Seat
from game.rules.state import Phase
from game.scenes.penalty import AddCard, PenaltyAnswer, Reply
from game.scenes.question import Lit, Question
from game.scenes.questions import color_question, give_question, penalty_question, target_question
from game.scenes.table_feed import TableFeed
from game.scenes.table_questions import Dismissal, asks_about_penalty, asks_for_cards, asks_for_color, position_key
from game.scenes.table_screen import TableScreen
from game.scenes.table_suggestion import suggestion
from game.services import Services
from game.table.advice import explain
from game.table.intents import (
    AskColor,
    AskTarget,
    Catch,
    Challenge,
    Intent,
    Keep,
    Outcome,
    Ready,
    Refused,
    SayUno,
    SelectCard,
    Take,
    UsePile,
    can_say_uno_with_a_play,
    resolve,
)
from game.table.reference import page_of_reason
from game.ui.scene import AnyChange, Push, Scene

_REFUSAL_MS = 2800.0
_INTENTS: Final[Mapping[str, Intent]] = {
    "pile": UsePile(),
    "draw": UsePile(),
    "keep": Keep(),
    "take": Take(),
    "challenge": Challenge(),
    "catch": Catch(),
}
"""What controls and keys stand for, whether or not the position offers it."""
R = TypeVar("R")


class Wishes:
    """What the person wants and is asked; `lit` is the table under a question, `hurry` ends what is being shown.

    `objection` says why moves that the rules allow have to wait, as in a lesson; nothing where they need not.
    """

    def __init__(
        self,
        services: Services,
        feed: TableFeed,
        screen: TableScreen,
        lit: Lit,
        hurry: Callable[[], None],
        objection: Callable[[Sequence[Move]], str],
    ) -> None:
        self._services = services
        self._feed = feed
        self._screen = screen
        self._lit = lit
        self._hurry = hurry
        self._objection = objection
        self._asked: object = None
        self._put_off: object = None
        self._question: Scene[Any] | None = None
        self._refused_for = 0.0
        self._page = ""
        self._viewer = feed.viewer

    @property
    def page(self) -> str:
        """Return the page of the rules that explains what was just refused, else the one about the position."""
        if self._screen.refusal:
            return self._page
        return "stacking" if self._feed.view.phase is Phase.PENALTY else "turn"

    @property
    def shows_hand(self) -> bool:
        """Say whether a question shows the hand by itself."""
        return isinstance(self._question, Question) and self._question.hand_below is not None

    def update(self, dt: float) -> None:
        """Let a refusal be read for its time; take back a call no play can carry, or make it where that is chosen."""
        if self._viewer != self._feed.viewer:
            self._viewer = self._feed.viewer
            self._begin_anew()
        if self._refused_for > 0:
            self._refused_for -= dt
            if self._refused_for <= 0:
                self._screen.refusal = ""
        is_automatic = self._services.settings.auto_uno and self._feed.person is not None
        if (self._screen.is_armed or is_automatic) and self._feed.is_rested:
            self._screen.is_armed = can_say_uno_with_a_play(self._feed.view) and (self._screen.is_armed or is_automatic)

    def act(self, intent: Intent) -> AnyChange:
        """Do what is wanted if the rules allow it, ask what is still open, or say why not."""
        if not isinstance(intent, SayUno | Catch) and not self._feed.is_rested:
            self._hurry()
            return None
        outcome = resolve(intent, self._feed.view)
        objection = "" if isinstance(outcome, Refused) else self._objection(_moves_of(outcome))
        if objection:
            self._put_off = position_key(self._feed.view)
            self._say(objection)
            return None
        match outcome:
            case Ready(move):
                self._feed.submit(move)
                self._forget_refusal()
                if isinstance(intent, SelectCard):
                    self._screen.is_armed = False
            case Refused(reason, card):
                self._refuse(reason, card)
            case AskColor() if isinstance(intent, SelectCard):
                question = color_question(self._services, self._feed.view, intent.card, self._lit)
                return self._ask(question, lambda color: self._named(intent, color), intent.card)
            case AskTarget(plays) if isinstance(intent, SelectCard):
                targets = target_question(self._services, self._feed.view, self._feed.match.plans, plays, self._lit)
                return self._ask(targets, lambda seat: self._aimed(intent, seat), intent.card)
            case _:
                pass
        return None

    def play(self, piece: int) -> AnyChange:
        """Play the card of a piece of the hand."""
        table = self._screen.director.table
        card = next((held.card for held in table.hands[table.bottom] if held.id == piece), None)
        return None if card is None else self.act(SelectCard(card, self._screen.is_armed))

    def play_drawn(self) -> AnyChange:
        """Play the card just drawn."""
        drawn = self._feed.view.drawn
        return None if drawn is None else self.act(SelectCard(drawn, self._screen.is_armed))

    def call(self) -> AnyChange:
        """Call UNO now if that is due; else let the next play carry the call, or say why not."""
        if isinstance(resolve(SayUno(), self._feed.view), Refused) and can_say_uno_with_a_play(self._feed.view):
            self._screen.is_armed = not self._screen.is_armed
            return None
        return self.act(SayUno())

    def by_key(self, name: str) -> AnyChange:
        """Do what a control or a key stands for, or say why it can't be done."""
        if name == SUGGEST:
            self.suggest()
        intent = _INTENTS.get(name)
        return None if intent is None else self.act(intent)

    def suggest(self) -> None:
        """Mark what the coach would do, or say why there is nothing to do."""
        feed, screen = self._feed, self._screen
        if not feed.is_rested:
            self._hurry()
            return
        table = screen.director.table
        found = suggestion(self._services, feed, screen.log.names, table.hands[table.bottom])
        if found is None:
            self._refuse(Reason.ROUND_OVER if feed.view.phase is Phase.OVER else Reason.NOT_YOUR_TURN)
            return
        self._forget_refusal()
        screen.suggest(found)

    def take_away(self) -> AnyChange:
        """Take away a question whose position has passed; None if there is none."""
        if self._asked is None or self._asked == position_key(self._feed.view):
            return None
        self._forget_question()
        return Push(Dismissal())

    def drop(self) -> None:
        """Forget the question, because somebody else looks at the table now; it is put again when its turn comes."""
        self._forget_question()
        self._begin_anew()

    def put_question(self) -> AnyChange:
        """Put the question of the position to the person, if there is one and it was not put off."""
        view, plans = self._feed.view, self._feed.match.plans
        if self._asked is not None or self._feed.person is None or self._put_off == position_key(view):
            return None
        if asks_for_color(view):
            return self._ask(color_question(self._services, view, None, self._lit), self._begin_with)
        if asks_for_cards(view):
            return self._ask(give_question(self._services, view, plans, self._lit), self._give)
        if asks_about_penalty(view):
            return self._ask(penalty_question(self._services, view, plans, self._lit), self._answer_penalty)
        return None

    def _refuse(self, reason: Reason, card: Card | None = None) -> None:
        """Say for a while why something can't be done."""
        names = self._screen.log.names
        self._say(explain(self._services.translator, names, reason, self._feed.view, card))
        self._page = page_of_reason(reason)

    def _say(self, refusal: str) -> None:
        self._screen.refusal = refusal
        self._refused_for = _REFUSAL_MS

    def _named(self, intent: SelectCard, color: Color | None) -> AnyChange:
        return None if color is None else self.act(replace(intent, color=color, call=self._screen.is_armed))

    def _aimed(self, intent: SelectCard, seat: Seat | None) -> AnyChange:
        return None if seat is None else self.act(replace(intent, target=seat, call=self._screen.is_armed))

    def _begin_with(self, color: Color | None) -> AnyChange:
        if color is not None and self._feed.viewer is not None:
            self._feed.submit(NameColor(self._feed.viewer, color))
        return None

    def _give(self, cards: tuple[Card, ...]) -> AnyChange:
        if self._feed.viewer is not None:
            self._feed.submit(GiveCards(self._feed.viewer, cards))
        return None

    def _answer_penalty(self, answer: PenaltyAnswer) -> AnyChange:
        match answer:
            case AddCard(card):
                return self.act(SelectCard(card, self._screen.is_armed))
            case Reply.TAKE:
                return self.act(Take())
            case Reply.CHALLENGE:
                return self.act(Challenge())
            case None:
                self._put_off = position_key(self._feed.view)
        return None

    def _ask(self, question: Scene[R], then: Callable[[R], AnyChange], about: Card | None = None) -> Push[R]:
        """Put a question, maybe about a card of the hand, which stays lifted meanwhile."""
        table = self._screen.director.table
        held = [piece.id for piece in table.hands[table.bottom] if about is not None and piece.card is about]
        self._asked, self._question = position_key(self._feed.view), question
        self._screen.is_asking = True
        self._screen.asked_about = held[0] if held else None
        self._forget_refusal()

        def answered(answer: R) -> AnyChange:
            self._forget_question()
            return then(answer)

        return Push(question, answered)

    def _forget_question(self) -> None:
        self._asked = self._question = self._screen.asked_about = None
        self._screen.is_asking = False

    def _begin_anew(self) -> None:
        """Keep nothing that was said to whoever looked at the table before."""
        self._forget_refusal()
        self._screen.is_armed = False
        self._put_off = None

    def _forget_refusal(self) -> None:
        self._screen.refusal = ""
        self._refused_for = 0.0


def _moves_of(outcome: Outcome) -> Sequence[Move]:
    """Return the moves that an outcome may still come to."""
    match outcome:
        case Ready(move):
            return (move,)
        case AskColor(plays) | AskTarget(plays):
            return plays
        case Refused():
            return ()
