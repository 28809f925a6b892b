"""Hands the screen over: an opaque cover that says whose turn it is, and opens their hand when they say so.

It shows what all at the table know and nothing else. Calls, catches and jump-ins work above it.
"""

from __future__ import annotations

from collections.abc import Sequence
from enum import Enum
from typing import ClassVar

from pygame import Rect

from game.bindings import BACK, CONFIRM, RULES
from game.rules.seat import Seat
from game.scenes.hand_over_layout import HandOverLayout, hand_over_layout, stacked_in
from game.scenes.hand_over_look import cover_ground, draw_backs, draw_panels
from game.scenes.handing import Handing, Outsiders, draw_caps, jump_spots, plate_look, put_in_row, urgent_buttons
from game.scenes.pieces import draw_key_hint, heading_line, veiled
from game.scenes.pin_entry import PinEntry
from game.scenes.stage import Stage
from game.services import Services
from game.session.pins import Pins
from game.settings import Opening
from game.table.hud_plates import draw_key, draw_plate_in, draw_portrait
from game.ui.actions import Back, Confirm, Device, Erase, Erased, FocusLost, Key, UiAction
from game.ui.caps import key_cap
from game.ui.compositor import Canvas
from game.ui.hold_button import HoldButton
from game.ui.scene import Change, Pass, Pop
from game.ui.tween import ease_out
from game.ui.vector import Ring
from game.ui.widgets import LARGE, SMALL, Button, ButtonKind, Widget

_HOLD_MS = 600.0
_GUARD_MS = 180.0
"""A press sooner than that after the cover came was meant for what was there before."""
_AVATAR, _LEAST_AVATAR = 224, 96
_BUTTON, _BUTTON_WIDTH = 96, 520
_RISE = 14


class HandOverAnswer(Enum):
    """What became of the cover."""

    OPEN = "open"
    MENU = "menu"
    FORGOTTEN = "forgotten"


class HandOver(Stage[HandOverAnswer]):
    """The cover between two people's turns; with `pins` a hand is opened by its owner's PIN."""

    holds_below: ClassVar[bool] = False

    def __init__(self, services: Services, handing: Handing, outsiders: Outsiders, pins: Pins) -> None:
        super().__init__(services)
        self.handing = handing
        self.is_closed = False
        self._outsiders = outsiders
        self._pins = pins
        self._entry = PinEntry(pins, handing.seat, handing.names[handing.seat], self.tr)
        self.recap = handing.recap()
        self._awake = not self.handing.is_jump_open
        self._elapsed = 0.0
        self._tops: list[int] = []
        self.layout = self._lay_out()

    @property
    def moving(self) -> bool:
        """Say whether the words still appear, or the button is being held."""
        return self._openness < 1 or self._is_held or self._entry.is_shaking

    def place(self) -> None:
        """Place the button or the keys that open the hand, and what others may press."""
        self.recap = self.handing.recap()
        self.layout = self._lay_out()
        middle = self.layout.middle
        heights = self._heights()
        gaps = [self.kit.px(gap) for gap in (18, 0, 20, 16, 16, 16)]
        self._tops = stacked_in(middle, heights, gaps[: len(heights)])
        urgent = urgent_buttons(self.services, self.handing)
        if urgent:
            put_in_row(self.kit, urgent, Rect(middle.left, self._tops[5], middle.width, heights[5]))
        jumps = jump_spots(self.services, self.handing, self._portrait_of)
        widgets: list[Widget] = [*self._openers(), *self._ways_out(), *urgent, *jumps]
        self.form.replace(widgets)
        if self.form.focused is None:
            self.form.focus(widgets[0].name)

    def aloud(self) -> Sequence[str]:
        """Read who takes the screen, what opens their hand, and what happened since they last looked."""
        handing = self.handing
        who = f"{self._lead()} {handing.names[handing.seat]}"
        entry = self._pin_words() if self._by_pin else ""
        return (who, entry, *(line.words for line in self.recap))

    def handle(self, action: UiAction) -> Change[HandOverAnswer]:
        """Answer the one who takes the screen, and anybody who acts out of turn."""
        match action:
            case Back():
                return Pop(HandOverAnswer.MENU)
            case FocusLost():
                self._let_go()
                return None
            case Key(name) if name == RULES:
                return Pass()
            case Confirm() if self._elapsed < _GUARD_MS:
                return None
            case Confirm() if self._by_pin and not self._awake:
                self._awake = True
                return None
            case Key(name) if self._by_pin and self._awake and name.startswith("choice_"):
                return self.chosen(f"pin_{name.removeprefix('choice_')}")
            case Erased(Erase.BEFORE) if self._by_pin:
                return self.chosen("erase")
            case _:
                return super().handle(action)

    def chosen(self, name: str) -> Change[HandOverAnswer]:
        """Open the hand, take a digit, or let somebody act out of turn."""
        kind, _, rest = name.partition("_")
        match kind:
            case "open":
                return Pop(HandOverAnswer.OPEN)
            case "forgotten":
                return Pop(HandOverAnswer.FORGOTTEN)
            case "uno":
                self._outsiders.call()
            case "catch":
                self._outsiders.catch(Seat(int(rest)))
            case "jump":
                self._outsiders.jump(Seat(int(rest)))
            case _:
                return self._type(name)
        return None

    def update(self, dt: float) -> Change[HandOverAnswer]:
        """Let the words appear, the button be held, and a wrong PIN be seen."""
        self._elapsed += dt
        button = self._button
        if isinstance(button, HoldButton) and button.advance(dt):
            return Pop(HandOverAnswer.OPEN)
        if self._entry.update(dt):
            self.touch()
        return super().update(dt)

    def close(self) -> None:
        """Notice that the cover is gone."""
        self.is_closed = True

    def draw(self, canvas: Canvas) -> None:
        """Declare the cover, and above it what all may know."""
        canvas.background(cover_ground(self.kit))
        draw_backs(canvas, self.kit, self.layout)
        openness = self._openness
        if openness >= 1:
            self._draw_words(canvas)
        else:
            rise = 0 if self.services.settings.reduced_motion else round(self.kit.px(_RISE) * (1 - openness))
            veiled(canvas, self._draw_words, openness, rise)

    @property
    def _openness(self) -> float:
        duration = min(150.0, self.duration("chooser"))
        return 1.0 if duration <= 0 else ease_out(min(1.0, self._elapsed / duration))

    @property
    def _opening(self) -> Opening:
        """Give how the hand is opened: it has its PIN once one is chosen, whatever is set meanwhile."""
        return Opening.PIN if self._pins.has(self.handing.seat) else self.services.settings.opening

    @property
    def _by_pin(self) -> bool:
        return self._opening is Opening.PIN

    @property
    def _button(self) -> Widget | None:
        return next((widget for widget in self.form.widgets if widget.name == "open"), None)

    @property
    def _is_held(self) -> bool:
        button = self._button
        return isinstance(button, HoldButton) and button.is_held

    def _let_go(self) -> None:
        if isinstance(self._button, HoldButton):
            self._button.let_go()

    def _type(self, name: str) -> Change[HandOverAnswer]:
        self._awake = True
        if self._entry.press(name):
            return Pop(HandOverAnswer.OPEN)
        self.place()
        return None

    def _lay_out(self) -> HandOverLayout:
        view = self.handing.view
        return hand_over_layout(
            self.kit.size, view.seats - 1, view.counts[self.handing.seat], self.kit.px(_BUTTON_WIDTH)
        )

    def _heights(self) -> list[int]:
        """Give the heights of portrait, lead, name, opener, hint, urgent row, jumps; the first takes what is left."""
        kit = self.kit
        lead, name = kit.line_height("section"), kit.line_height("title" if self._by_pin else "display")
        opener = self._entry.height(kit) if self._by_pin else max(56, kit.px(_BUTTON))
        hint = max(kit.line_height("small"), kit.px(40))
        urgent = [max(44, kit.px(56))] if self.handing.is_urgent else []
        jumps = [kit.line_height("small")] if self.handing.is_jump_open else []
        rest = lead + name + opener + hint + sum(urgent) + sum(jumps) + kit.px(70)
        avatar = max(kit.px(_LEAST_AVATAR), min(kit.px(_AVATAR), self.layout.middle.height - rest))
        return [avatar, lead, name, opener, hint, *urgent, *jumps]

    def _openers(self) -> list[Widget]:
        kit, top, middle = self.kit, self._tops[3], self.layout.middle
        if self._by_pin:
            return self._entry.place(kit, middle.centerx, top)
        if self._opening is Opening.CLICK:
            button = Button("open", self._open_words(), ButtonKind.PRIMARY, icon="eye", size=LARGE)
        else:
            button = HoldButton("open", self._open_words(), ButtonKind.PRIMARY, icon="eye", size=LARGE)
            button.lasts = _HOLD_MS
        width = min(middle.width - kit.px(16), max(kit.px(_BUTTON_WIDTH), button.natural_size(kit)[0]))
        button.rect = Rect(middle.centerx - width // 2, top, width, self._heights()[3])
        return [button]

    def _ways_out(self) -> list[Widget]:
        """Make the button for a person who has forgotten their PIN, in the lower corner opposite the menu."""
        if not self._pins.has(self.handing.seat):
            return []
        kit = self.kit
        button = Button("forgotten", self.tr._("PIN forgotten?"), ButtonKind.QUIET, size=SMALL)
        wide, tall = button.natural_size(kit)
        button.rect = Rect(kit.px(28), kit.size[1] - kit.px(34) - tall // 2, wide, tall)
        return [button]

    def _open_words(self) -> str:
        tr, handing = self.tr, self.handing
        whose = handing.names[handing.seat if handing.accused is None else handing.accused]
        if self._opening is Opening.CLICK:
            return tr._("Show {name}’s cards", name=whose)
        return tr._("Hold to show {name}’s cards", name=whose)

    def _portrait_of(self, seat: Seat) -> Rect:
        if seat == self.handing.seat:
            side = self._heights()[0]
            return Rect(self.layout.middle.centerx - side // 2, self._tops[0], side, side)
        plate = self.layout.plates[self.handing.others.index(seat)]
        return Rect(plate.x, plate.y, plate.height, plate.height)

    def _draw_words(self, canvas: Canvas) -> None:
        kit, tr, middle = self.kit, self.tr, self.layout.middle
        self._draw_plates(canvas)
        draw_panels(canvas, kit, tr, self.handing, self.layout, self.recap)
        self._draw_taker(canvas)
        self.form.draw(canvas, kit)
        if self._by_pin:
            self._entry.draw(canvas, kit, middle, self._tops[3])
        draw_caps(canvas, kit, self.form.widgets)
        self._draw_hint(canvas)
        if self.handing.is_jump_open:
            said = kit.text(tr._("Got the same card? Jump in: press your key."), "small", "gold", width=middle.width)
            canvas.blit_centered(said, (middle.centerx, self._tops[-1] + said.get_height() // 2))
        right, low = kit.size[0] - kit.px(28), kit.size[1] - kit.px(34)
        cap = self.services.key_cap(BACK)
        draw_key_hint(canvas, kit, cap, tr._("Menu"), right=right, middle=low, ground="cover-lo")

    def _draw_taker(self, canvas: Canvas) -> None:
        kit, handing, layout = self.kit, self.handing, self.layout
        side = self._heights()[0]
        center = (layout.middle.centerx, self._tops[0] + side // 2)
        ring = Ring(kit.color("gold"), max(2.0, side * 0.03), 0)
        canvas.blit_centered(kit.disc(side, None, "gold", ring.width), center)
        plan = handing.plans[handing.seat]
        draw_portrait(canvas, kit, plan.avatar, center, round(side * 0.86))
        if handing.view.rules.jump_in and handing.seat in handing.people:
            corner = (center[0] - side * 0.38, center[1] - side * 0.38)
            draw_key(canvas, kit, plate_look(self.services, handing, handing.seat), corner, max(1.0, kit.u * 1.5))
        width = layout.middle.width - kit.px(16)
        lead = heading_line(kit, self._lead(), "section", "bot", width=width)
        canvas.blit_centered(lead, (layout.middle.centerx, self._tops[1] + lead.get_height() // 2))
        style = "title" if self._by_pin else "display"
        name = kit.text(handing.names[handing.seat], style, width=width)
        canvas.blit_centered(name, (layout.middle.centerx, self._tops[2] + kit.line_height(style) // 2))

    def _lead(self) -> str:
        tr, handing = self.tr, self.handing
        if handing.accused is not None:
            return tr._("Only one may look:")
        if handing.before is None:
            return tr._("The screen goes to")
        if handing.before == handing.seat:
            return tr._("The screen stays with")
        return tr._("{name}, pass the screen to", name=handing.names[handing.before])

    def _draw_plates(self, canvas: Canvas) -> None:
        for seat, plate in zip(self.handing.others, self.layout.plates, strict=False):
            look = plate_look(self.services, self.handing, seat)
            draw_plate_in(canvas, self.kit, plate, self.layout.plate_scale, look)

    def _draw_hint(self, canvas: Canvas) -> None:
        """Declare which key opens the hand, below the button."""
        kit = self.kit
        top, middle = self._tops[4], self.layout.middle
        if self._by_pin:
            said = kit.text(
                self._pin_words(), "small", "danger-2" if self._entry.is_wrong else "text-2", width=middle.width
            )
            canvas.blit_centered(said, (middle.centerx, top + kit.px(20)))
            return
        cap = key_cap(kit, self._hold_cap())
        said = kit.text(self._press_words(), "small", "text-2", width=middle.width - cap.get_width() - kit.px(14))
        left = middle.centerx - (cap.get_width() + kit.px(14) + said.get_width()) // 2
        canvas.blit(cap, (left, top))
        y = top + (cap.get_height() - said.get_height()) // 2
        canvas.blit(said, (left + cap.get_width() + kit.px(14), y))

    def _pin_words(self) -> str:
        return self._entry.hint(self.tr, is_awake=self._awake, has_jumps=self.handing.is_jump_open)

    def _hold_cap(self) -> str:
        """Name the key, or the button of a gamepad, that is held."""
        services = self.services
        return services.key_cap(CONFIRM) if services.input.prompts is Device.PAD else self.tr._("Space")

    def _press_words(self) -> str:
        if self._opening is Opening.CLICK:
            return self.tr._("or press the button")
        return self.tr._("or press and hold the button")
