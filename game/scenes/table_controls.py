"""The table's controls: spots for the cards of the hand and for the pile, and the buttons a position calls for."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import partial
from math import cos, radians, sin

from pygame import Rect

from game.ai.policy import answers
from game.bindings import BACK, COACH, MENU, RULES, SUGGEST
from game.i18n import Translator
from game.rules.moves import CallUno, CatchSeat, ChallengePlay, DrawCard, KeepCard, PlayCard, TakePenalty
from game.rules.seat import Seat
from game.rules.state import Phase
from game.rules.view import PlayerView
from game.scenes.table_own_rules import own_rule_words
from game.services import Services
from game.settings import Sorting
from game.table.advice import action_label
from game.table.geometry import Area, CardPlace
from game.table.layout import Layout
from game.table.spotlight import playable
from game.table.tableau import Tableau
from game.table.words import card_words
from game.ui.compositor import Canvas
from game.ui.geometry import Point
from game.ui.kit import Kit
from game.ui.round_buttons import DiscButton, IconButton
from game.ui.spoken import Role, Spoken
from game.ui.vector import Box, Ring
from game.ui.widgets import (
    SMALL,
    Button,
    ButtonKind,
    ButtonSize,
    Widget,
)

_ANSWER = ButtonSize(44, 20, 22, 22, 24, 8)


class Spot(Widget):
    """A place of the table that is pressed and focused like a control, and drawn by the table itself."""

    def __init__(
        self, name: str, *, hits: Callable[[Point], bool], tip: str = "", key: str = "", can_focus: bool = True
    ) -> None:
        super().__init__(name, tip=tip, key=key)
        self._hits = hits
        self._can_focus = can_focus

    @property
    def takes_focus(self) -> bool:
        """Say whether the keyboard can reach it."""
        return self.visible and self._can_focus

    def hit(self, pos: Point) -> bool:
        """Say whether a point is on it."""
        return self.visible and self._hits(pos)

    def spoken(self) -> Spoken:
        """Say what the scene calls it."""
        return Spoken(self.title or self.tip, Role.BUTTON, self.value_words, detail=self.detail)

    def draw(self, canvas: Canvas, kit: Kit) -> None:
        """Declare nothing: the table draws cards and piles."""


class CardSpot(Spot):
    """One card of the hand, by its piece."""

    def __init__(self, name: str, piece: int, *, hits: Callable[[Point], bool], tip: str, can_focus: bool) -> None:
        super().__init__(name, hits=hits, tip=tip, can_focus=can_focus)
        self.piece = piece

    def spoken(self) -> Spoken:
        """Say which card it is, and whether it can be played."""
        private = ", ".join(filter(None, (self.title, self.value_words)))
        return Spoken("", Role.CARD, detail=self.tip, private=private)


class UnoButton(DiscButton):
    """The big UNO! button; `armed` says that the next play carries the call, `caption` says what pressing it does."""

    armed = False
    caption = ""

    def spoken(self) -> Spoken:
        """Say what pressing it does now."""
        return Spoken(self.label, Role.BUTTON, self.caption, detail=self.tip)

    def draw(self, canvas: Canvas, kit: Kit) -> None:
        """Declare the button, with a gold ring and a tick while it is armed, and its caption below."""
        if self.armed:
            ring = Ring(kit.color("gold"), max(3.0, 6 * kit.u), max(3.0, 5 * kit.u))
            kit.draw_box(canvas, Box(self.rect.size, self.rect.width / 2, None, ring=ring), self.rect)
        super().draw(canvas, kit)
        if self.caption:
            self._draw_caption(canvas, kit)

    def _draw_caption(self, canvas: Canvas, kit: Kit) -> None:
        fill, ink = ("gold", "on-gold") if self.armed else ("card", "on-card")
        pixels, pad, gap = kit.font_px("least"), kit.px(10), kit.px(6)
        text = kit.type.line(self.caption, "strong", pixels, kit.color(ink))
        tick = kit.assets.icon("check", pixels, kit.color(ink)) if self.armed else None
        width = text.get_width() + 2 * pad + (pixels + gap if tick else 0)
        pill = Rect(0, 0, width, text.get_height() + kit.px(4))
        pill.midtop = (self.rect.centerx, self.rect.bottom + kit.px(14))
        pill.clamp_ip(kit.rect)
        kit.draw_box(canvas, Box(pill.size, pill.height / 2, kit.color(fill)), pill)
        canvas.blit(text, (pill.right - pad - text.get_width(), pill.centery - text.get_height() // 2))
        if tick:
            canvas.blit(tick, (pill.left + pad, pill.centery - pixels // 2))


@dataclass(frozen=True, slots=True)
class Situation:
    """What the controls depend on; `is_at_rest` tells that the viewer may make moves of a turn now.

    `people` are those who share the screen, and `names` what all at the table are called; nobody where one sees it.
    """

    view: PlayerView
    table: Tableau
    lay: Layout
    base: Layout
    sorting: Sorting
    is_at_rest: bool
    has_person: bool
    is_armed: bool
    muted: bool
    people: tuple[Seat, ...] = ()
    names: tuple[str, ...] = ()

    @property
    def owing(self) -> Seat | None:
        """Give who of several people owes a call of UNO, whoever holds the screen."""
        return self.view.uncalled if self.view.uncalled in self.people else None


def card_spots(services: Services, situation: Situation, hits: Callable[[int, Point], bool]) -> list[Widget]:
    """Make a spot for every card of the bottom hand, named `card_0` … from the left."""
    table, base = situation.table, situation.base
    tr, rules = services.translator, situation.view.rules
    tips = {held.id: own_rule_words(tr, rules, held.card) for held in table.hands[table.bottom]}
    ids = list(tips)
    ids.sort(key=lambda piece: base.cards[piece].level)
    fitting = playable(situation.view, table) if situation.is_at_rest else frozenset()
    spots: list[Widget] = []
    for index, piece in enumerate(ids):
        spot = CardSpot(
            f"card_{index}", piece, hits=partial(hits, piece), tip=tips[piece], can_focus=situation.has_person
        )
        card = next(held.card for held in table.hands[table.bottom] if held.id == piece)
        if card is not None:
            spot.title = card_words(tr, card)
            spot.value_words = tr.pgettext("card", "can be played") if piece in fitting else ""
        covering = base.cards[ids[index + 1]] if index + 1 < len(ids) else None
        spot.rect = Rect(open_area(base.cards[piece], covering))
        spots.append(spot)
    return spots


def open_area(place: CardPlace, covering: CardPlace | None) -> Area:
    """Return a rectangle on the part of a card that no other covers, near its upper left corner."""
    strip = place.width * 0.8
    if covering is not None and covering.x > place.x:
        strip = min(strip, covering.x - place.x)
    turn = radians(place.angle)
    across, along = -place.width / 2 + strip / 2, -place.height * 0.33
    x = place.x + across * cos(turn) - along * sin(turn)
    y = place.y + across * sin(turn) + along * cos(turn)
    width, height = max(4, strip * 0.6), place.height * 0.22
    return Area(round(x - width / 2), round(y - height / 2), round(width), round(height))


def fixed_controls(services: Services, situation: Situation) -> list[Widget]:
    """Make the controls that are always there: menu, rules, sound, the log, the order of the hand, UNO!."""
    tr, lay = services.translator, situation.lay
    menu = IconButton(
        "menu", "menu", tip=tr._("Menu"), key=MENU, key_cap=services.key_cap(MENU) or services.key_cap(BACK)
    )
    muted = situation.muted
    sound = IconButton(
        "sound",
        "mute" if muted else "sound",
        tip=tr._("Sound is off") if muted else tr._("Sound is on"),
        key="sound",
        key_cap=services.key_cap("sound"),
    )
    guide = IconButton("rules", "help", tip=tr._("Rules"), key=RULES, key_cap=services.key_cap(RULES))
    menu.rect, guide.rect, sound.rect = Rect(lay.menu), Rect(lay.help), Rect(lay.sound)
    log = Spot("log", hits=Rect(lay.log).collidepoint, key="log", can_focus=False)
    log.rect = Rect(lay.log)
    widgets: list[Widget] = [menu, guide, sound, log]
    if situation.has_person:
        widgets.append(_sort_button(services, situation))
    if situation.has_person or situation.people:
        widgets.append(_uno_button(services, situation))
    return widgets


def answer_controls(services: Services, situation: Situation) -> list[Button]:
    """Make the buttons that answer this position: take, challenge, keep; still without their places."""
    if not situation.is_at_rest:
        return []
    tr, view = services.translator, situation.view
    buttons = []
    if view.phase is Phase.DRAWN and view.turn == view.seat:
        buttons.append(Button("play_drawn", tr._("Play it"), ButtonKind.PRIMARY, size=_ANSWER))
    for move in view.legal_moves:
        match move:
            case KeepCard() | TakePenalty() | ChallengePlay():
                name = {KeepCard: "keep", TakePenalty: "take", ChallengePlay: "challenge"}[type(move)]
                buttons.append(
                    Button(
                        name,
                        action_label(tr, move, view.pending),
                        ButtonKind.PRIMARY if name == "take" else ButtonKind.SECONDARY,
                        size=_ANSWER,
                        key=name,
                        key_cap=services.key_cap(name),
                    )
                )
            case _:
                pass
    return buttons


def help_controls(
    services: Services, situation: Situation, *, is_refused: bool, is_suggested: bool = False
) -> list[Button]:
    """Make the button that says why something was refused, or those that suggest and explain; without their places."""
    tr, view = services.translator, situation.view
    if is_refused:
        return [Button("why", tr._("Why?"), size=_ANSWER, icon="help")]
    decides = situation.is_at_rest and situation.has_person and len(answers(view)) > 1
    if not decides or not services.settings.hints:
        return []
    if not is_suggested:
        tip, cap = tr._("Suggest a play"), services.key_cap(SUGGEST)
        return [Button("suggest", "", ButtonKind.QUIET, icon="bulb", size=_ANSWER, tip=tip, key=SUGGEST, key_cap=cap)]
    label, tip, cap = tr._("Why?"), tr._("What would a strong player do?"), services.key_cap(COACH)
    return [Button("coach", label, ButtonKind.QUIET, icon="bulb", size=_ANSWER, tip=tip, key=COACH, key_cap=cap)]


def pile_spot(services: Services, situation: Situation) -> Spot:
    """Make the spot of the draw pile."""
    area = Rect(situation.lay.pile_area)
    spot = Spot("pile", hits=area.collidepoint, key="draw", can_focus=situation.has_person)
    spot.rect = area
    tr, count = services.translator, situation.view.draw_count
    spot.title = tr._("Draw a card")
    spot.value_words = tr.ngettext("{count} card to draw", "{count} cards to draw", count)
    return spot


def may_use_pile(view: PlayerView) -> bool:
    """Tell whether the pile can be drawn from, or a penalty taken."""
    return any(isinstance(move, DrawCard | TakePenalty) for move in view.legal_moves)


def pile_is_the_way(view: PlayerView) -> bool:
    """Tell whether nothing else is left to do than to use the pile."""
    own = [move for move in view.legal_moves if not isinstance(move, CallUno | CatchSeat)]
    return bool(own) and all(isinstance(move, DrawCard | TakePenalty) for move in own)


def uno_is_useful(view: PlayerView) -> bool:
    """Tell whether UNO! can be called now, or with a play."""
    return any(isinstance(move, CallUno) or (isinstance(move, PlayCard) and move.call) for move in view.legal_moves)


def named_seat(name: str) -> Seat:
    """Return the seat in a control's name such as `catch_3`."""
    return Seat(int(name.rpartition("_")[2]))


def _uno_button(services: Services, situation: Situation) -> UnoButton:
    tr = services.translator
    button = UnoButton("uno", tr._("UNO!"), key="uno", key_cap=services.key_cap("uno"))
    button.rect = Rect(situation.lay.uno)
    button.dimmed = situation.owing is None and not uno_is_useful(situation.view)
    button.armed = situation.is_armed
    button.caption, button.tip = _uno_words(tr, situation)
    return button


def _uno_words(tr: Translator, situation: Situation) -> tuple[str, str]:
    """Say below the UNO! button, and longer in its tooltip, what pressing it does now."""
    if situation.owing is not None:
        name = situation.names[situation.owing]
        return tr._("{name}: call now!", name=name), tr._("{name} has one card left. Anybody may press.", name=name)
    if situation.is_armed:
        return tr._("With your next card"), tr._("Your next card calls UNO. Press again to take that back.")
    if any(isinstance(move, CallUno) for move in situation.view.legal_moves):
        return tr._("Call now!"), tr._("You have one card left. Call before somebody catches you.")
    if uno_is_useful(situation.view):
        return tr._("Press, then play"), tr._("Call UNO with the card that leaves you one.")
    return "", tr._("Call UNO with the card that leaves you one, or right after it.")


def _sort_button(services: Services, situation: Situation) -> Button:
    tr = services.translator
    label = sorting_words(tr, situation.sorting)
    button = Button(
        "sort", label, ButtonKind.QUIET, icon="sort", size=SMALL, key="sort", key_cap=services.key_cap("sort")
    )
    button.rect = Rect(situation.lay.sort)
    return button


def sorting_words(tr: Translator, sorting: Sorting) -> str:
    """Name an order of the hand."""
    match sorting:
        case Sorting.COLOR:
            return tr._("By colour")
        case Sorting.NUMBER:
            return tr._("By number")
        case Sorting.DEALT:
            return tr._("As dealt")
