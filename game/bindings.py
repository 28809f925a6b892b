"""The named keys of the game, all in one table."""

from __future__ import annotations

from game.ui.actions import Binding, Bindings

FULL_SCREEN = "full_screen"
RULES = "rules"
START = "start"
COACH = "coach"
SCREENSHOT = "screenshot"

DEFAULT_BINDINGS = Bindings.of(
    (
        Binding("draw", ("d",)),
        Binding("keep", ("k",)),
        Binding("take", ("t",)),
        Binding("challenge", ("h",)),
        Binding("uno", ("u",)),
        Binding("catch", ("c",)),
        Binding("sort", ("s",)),
        Binding("log", ("l",)),
        Binding("sound", ("m",)),
        Binding(RULES, ("f1",)),
        Binding(START, ("f5",)),
        Binding(COACH, ("a",)),
        Binding(FULL_SCREEN, ("f11",)),
        Binding(SCREENSHOT, ("f12",)),
        *(Binding(f"choice_{digit}", (str(digit),)) for digit in range(1, 10)),
        Binding("choice_0", ("0",)),
    )
)
