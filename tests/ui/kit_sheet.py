"""A scene that shows every part of the toolkit, to be looked at beside the design's picture and used by tests."""

from __future__ import annotations

from pygame import Rect

from game.services import Services
from game.ui.actions import Back, UiAction
from game.ui.caps import key_cap
from game.ui.compositor import Canvas
from game.ui.controls import Option, Segments, Slider, Stepper, Toggle
from game.ui.field import Choice, TextField
from game.ui.form import Form
from game.ui.geometry import Size
from game.ui.kit import Kit
from game.ui.round_buttons import DiscButton, IconButton
from game.ui.scene import Change, Pop, Scene
from game.ui.scroll import ScrollArea
from game.ui.widgets import LARGE, SMALL, Activated, Button, ButtonKind, Tile, Widget


class KitSheet(Scene[None]):
    def __init__(self, services: Services) -> None:
        self.services = services
        self.form = Form()
        self.kit = services.kit((1600, 1000))
        self.pressed: list[str] = []
        self.log = ScrollArea("log")

    def resize(self, size: Size) -> None:
        self.kit = self.services.kit(size)
        self.form.replace(self._widgets(self.kit))
        if self.form.focused is None:
            self.form.focus("secondary")

    @property
    def is_typing(self) -> bool:
        return isinstance(self.form.focused_widget, TextField)

    def handle(self, action: UiAction) -> Change[None]:
        kept = self.form.takes(action)
        event = self.form.handle(action)
        if isinstance(event, Activated):
            self.pressed.append(event.name)
        return Pop(None) if isinstance(action, Back) and not kept else None

    def update(self, dt: float) -> Change[None]:
        if self.form.update(dt):
            self.touch()
        return None

    def draw(self, canvas: Canvas) -> None:
        kit = self.kit
        canvas.background(kit.felt())
        canvas.blit(kit.text("Toolkit", "title"), (kit.px(48), kit.px(30)))
        kit.draw_panel(canvas, self._rect(32, 100, 900, 560))
        kit.draw_panel(
            canvas, self._rect(980, 100, 560, 300), fill="panel", edge="outline", radius="dialog", lifted=True
        )
        canvas.blit(kit.text("Leave this game?", "section"), (kit.px(1010), kit.px(130)))
        words = "It is saved after every move. You can continue from the title, whenever you like."
        canvas.blit(kit.paragraph(words, kit.px(480), "body", "text-2"), (kit.px(1010), kit.px(170)))
        x = kit.px(980)
        for cap in ("Space", "D", "U", "Esc"):
            surface = key_cap(kit, cap)
            canvas.blit(surface, (x, kit.px(430)))
            x += surface.get_width() + kit.px(16)
        self._draw_log(canvas, kit)
        self.form.draw(canvas, kit)

    def _draw_log(self, canvas: Canvas, kit: Kit) -> None:
        area = self.log
        kit.draw_panel(canvas, area.rect.inflate(kit.px(36), kit.px(28)))
        with canvas.clip(area.viewport):
            for index in range(20):
                line = kit.text(f"Iris played blue {index}.", "small", "text-2")
                canvas.blit(line, (area.rect.left, area.rect.top + index * kit.px(36) - area.offset))

    def _rect(self, x: float, y: float, width: float, height: float) -> Rect:
        kit = self.kit
        return Rect(kit.px(x), kit.px(y), kit.px(width), kit.px(height))

    def _widgets(self, kit: Kit) -> list[Widget]:
        result: list[Widget] = []
        for row, kind in enumerate(ButtonKind):
            for column, state in enumerate(("", "hover", "pressed", "disabled")):
                name = f"{kind.value}-{state}".rstrip("-")
                button = Button(name, "Replay", kind, icon="play" if row == 0 else "")
                button.hovered, button.pressed = state == "hover", state == "pressed"
                button.disabled = "It is not your turn." if state == "disabled" else None
                width, height = button.natural_size(kit)
                button.rect = Rect(kit.px(64 + 210 * column), kit.px(130 + 90 * row), width, height)
                result.append(button)
        large = Button("large", "Play", ButtonKind.PRIMARY, icon="play", size=LARGE)
        small = Button("small", "Sort", icon="sort", size=SMALL)
        menu = IconButton("menu", "menu", tip="Menu", key_cap="Esc")
        uno = DiscButton("uno", "UNO!", key="uno", key_cap="U")
        tile = Tile("tile")
        for widget, x, y in ((large, 64, 500), (small, 320, 510), (menu, 480, 508)):
            widget.rect = Rect((kit.px(x), kit.px(y)), widget.natural_size(kit))
            result.append(widget)
        uno.rect = Rect((kit.px(100), kit.px(700)), uno.natural_size(kit))
        tile.rect = self._rect(300, 700, 360, 140)
        self.log.lay_out(kit, self._rect(1320, 440, 200, 150), 20 * kit.px(36))
        return [self.log, *result, uno, tile, *self._controls(kit)]

    def _controls(self, kit: Kit) -> list[Widget]:
        names = Option("person", "Person", "person"), Option("bot", "Bot", "bot")
        speeds = [Option(name.lower(), name) for name in ("Relaxed", "Normal", "Fast", "Instant")]
        wrong = TextField("wrong", "Maya", icon="person")
        wrong.error = "That name is taken."
        places: list[tuple[Widget, int, int]] = [
            (Toggle("on", on=True), 980, 500),
            (Toggle("off"), 1060, 500),
            (Slider("volume", 0.6), 980, 560),
            (Stepper("cards", 7, 1, 15), 980, 630),
            (Segments("kind", names, "person"), 1180, 632),
            (Segments("tabs", [Option("a", "Sound"), Option("b", "Display")], "a", tabs=True), 1380, 632),
            (TextField("name", "Maya"), 980, 710),
            (wrong, 1280, 710),
            (Choice("speed", speeds, "normal"), 720, 700),
        ]
        for widget, x, y in places:
            widget.rect = Rect((kit.px(x), kit.px(y)), widget.natural_size(kit))
        return [widget for widget, _, _ in places]
