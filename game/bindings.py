"""The named keys and gamepad buttons of the game, all in one table."""

from __future__ import annotations

from typing import Final

from game.ui.binding_table import CORE, Binding, Bindings

FULL_SCREEN = "full_screen"
RULES = "rules"
START = "start"
COACH = "coach"
SUGGEST = "suggest"
KEYS = "keys"
MENU = "menu"
BACK = "back"
CONFIRM = "confirm"
PILE = "pile"
SCREENSHOT = "screenshot"
SPEECH = "speech"
REPEAT = "repeat"
READ_ON = "read_on"
READ_BACK = "read_back"
ASK_HAND = "ask_hand"
ASK_TOP = "ask_top"
ASK_COUNTS = "ask_counts"
ASK_EVENTS = "ask_events"
ASK_OPTIONS = "ask_options"

_PAD_CORE: Final = {"confirm": ("a",), "back": ("b",), "previous": ("lb",), "next": ("rb",)}

DEFAULT_BINDINGS = Bindings.of(
    (
        *(Binding(name, buttons=_PAD_CORE.get(name, ())) for name in CORE),
        Binding(MENU, (), ("start",), others=(START,)),
        Binding(PILE, (), ("x",), others=("keep", "take", "draw")),
        Binding("draw", ("d",)),
        Binding("keep", ("k",)),
        Binding("take", ("t",)),
        Binding("challenge", ("h",)),
        Binding("uno", ("u",), ("y",)),
        Binding("catch", ("c",), ("lt",)),
        Binding(SUGGEST, ("g",), ("rt",)),
        Binding(COACH, ("a",)),
        Binding("sort", ("s",), ("l3",)),
        Binding("log", ("l",), ("select",)),
        Binding("sound", ("m",)),
        Binding(RULES, ("f1",)),
        Binding(KEYS, ("f2", "?"), ("r3",)),
        Binding(START, ("f5",)),
        Binding(FULL_SCREEN, ("f11",)),
        Binding(SCREENSHOT, ("f12",)),
        Binding(SPEECH, ("f3",)),
        Binding(REPEAT, ("r",)),
        Binding(READ_ON, ("page down",)),
        Binding(READ_BACK, ("page up",)),
        Binding(ASK_HAND, ("i",)),
        Binding(ASK_TOP, ("p",)),
        Binding(ASK_COUNTS, ("w",)),
        Binding(ASK_EVENTS, ("e",)),
        Binding(ASK_OPTIONS, ("o",)),
        *(Binding(f"choice_{digit}", (str(digit),)) for digit in range(1, 10)),
        Binding("choice_0", ("0",)),
    )
)
