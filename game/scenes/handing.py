"""Who takes the screen over from whom, and what people may do meanwhile who do not hold it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Protocol

from pygame import Rect

from game.rules.seat import Seat, seats_from
from game.rules.view import PlayerView
from game.scenes.table_outsiders import JumpSpot, jump_key
from game.services import Services
from game.session.seats import SeatKind, SeatPlan
from game.table.hud_plates import PlateLook
from game.table.recap import RecapLine
from game.ui.caps import key_cap
from game.ui.compositor import Canvas
from game.ui.kit import Kit
from game.ui.widgets import NORMAL, Button, ButtonKind, Widget


@dataclass(frozen=True, slots=True)
class Handing:
    """Who takes the screen over from whom, and what they should know: `view` is an onlooker's.

    `recap` tells what happened meanwhile, in the language of the moment, `has_looked` whether they saw their hand in
    this round; `accused` is whose hand the taker alone will see because they challenged it.
    """

    seat: Seat
    plans: tuple[SeatPlan, ...]
    names: tuple[str, ...]
    view: PlayerView
    before: Seat | None = None
    recap: Callable[[], tuple[RecapLine, ...]] = tuple
    has_looked: bool = True
    accused: Seat | None = None
    people: tuple[Seat, ...] = ()

    @property
    def others(self) -> Sequence[Seat]:
        """Return the other seats from the left of whoever comes, as at the table."""
        return seats_from(self.seat, self.view.seats)[1:]

    @property
    def is_urgent(self) -> bool:
        """Tell whether somebody has one card and has not called, so that people may call or catch."""
        return self.view.uncalled is not None and bool(self.people)

    @property
    def is_jump_open(self) -> bool:
        """Tell whether people may say now that they jump in."""
        return self.view.jump_open and bool(self.people)


class Outsiders(Protocol):
    """What people may do who do not hold the screen."""

    def call(self) -> bool:
        """Call UNO for the person who owes the call."""
        ...

    def catch(self, caught: Seat) -> bool:
        """Catch a seat."""
        ...

    def jump(self, seat: Seat) -> None:
        """Hear that a person wants to jump in."""
        ...


def plate_look(services: Services, handing: Handing, seat: Seat) -> PlateLook:
    """Say what the plate of a seat shows on the cover."""
    tr, view, plan = services.translator, handing.view, handing.plans[seat]
    total, jumps = view.scores[seat], view.rules.jump_in and seat in handing.people
    return PlateLook(
        name=handing.names[seat],
        avatar=plan.avatar,
        is_bot=plan.kind is SeatKind.BOT,
        total=tr.ngettext("{count} point", "{count} points", total),
        short=tr.ngettext("{count} pt", "{count} pts", total),
        count=view.counts[seat],
        can_be_caught=view.uncalled == seat and view.rules.uno_penalty > 0,
        key=services.key_cap(jump_key(seat)) if jumps else "",
        is_key_lit=view.jump_open,
    )


def urgent_buttons(services: Services, handing: Handing) -> list[Button]:
    """Make the buttons that anybody may press while somebody has one card and has not called."""
    owing, tr = handing.view.uncalled, services.translator
    if owing is None or not handing.is_urgent:
        return []
    name, buttons = handing.names[owing], []
    if handing.view.rules.uno_penalty and set(handing.people) - {owing}:
        words = tr._("Catch {name}!", name=name)
        buttons.append(Button(f"catch_{owing}", words, ButtonKind.DANGER, size=NORMAL, key="catch"))
    if owing in handing.people:
        words = tr._("UNO! for {name}", name=name)
        buttons.append(Button("uno", words, ButtonKind.DANGER, size=NORMAL, key="uno"))
    for button in buttons:
        button.key_cap = services.key_cap(button.key)
    return buttons


def put_in_row(kit: Kit, buttons: Sequence[Button], row: Rect) -> None:
    """Place buttons side by side in the middle of a row, as wide as their words or their share of it."""
    gap = kit.px(24)
    most = (row.width - gap * len(buttons)) // max(1, len(buttons))
    widths = [min(most, button.natural_size(kit)[0] + kit.px(28)) for button in buttons]
    x = row.centerx - (sum(widths) + gap * (len(widths) - 1)) // 2
    for button, width in zip(buttons, widths, strict=True):
        button.rect = Rect(x, row.top, width, row.height)
        x += width + gap


def draw_caps(canvas: Canvas, kit: Kit, widgets: Sequence[Widget]) -> None:
    """Declare the keys of the urgent buttons on their corners."""
    for widget in widgets:
        if widget.key in ("catch", "uno") and widget.key_cap:
            cap = key_cap(kit, widget.key_cap)
            canvas.blit_centered(cap, (widget.rect.right - kit.px(4), widget.rect.top + kit.px(2)))


def jump_spots(services: Services, handing: Handing, portrait_of: Callable[[Seat], Rect]) -> list[JumpSpot]:
    """Make a spot on the portrait of everybody who may say that they jump in."""
    spots = []
    for seat in handing.people if handing.view.rules.jump_in else ():
        area, key = portrait_of(seat), jump_key(seat)
        tip = services.translator._("{name} jumps in", name=handing.names[seat])
        spot = JumpSpot(f"jump_{seat}", hits=area.collidepoint, tip=tip, key=key)
        spot.key_cap, spot.rect = services.key_cap(key), area
        spots.append(spot)
    return spots
