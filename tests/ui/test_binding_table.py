"""Bindings: every key stands for one wish, the player may change them, and what is kept of that is read with care."""

from __future__ import annotations

import pytest

from game.bindings import DEFAULT_BINDINGS
from game.ui.actions import Back, Device
from game.ui.binding_table import CORE, ESSENTIAL, Binding, Bindings

KEYBOARD, PAD = Device.KEYBOARD, Device.PAD


def test_a_key_stands_for_one_wish_only() -> None:
    with pytest.raises(ValueError, match="bound twice: d"):
        Bindings.of((Binding("draw", ("d",)), Binding("deal", ("d",))))
    with pytest.raises(ValueError, match="bound twice: x"):
        Bindings.of((Binding("draw", (), ("x",)), Binding("deal", (), ("x",))))


def test_keys_are_shown_as_people_read_them() -> None:
    assert DEFAULT_BINDINGS.key_of("draw") == "D"
    assert DEFAULT_BINDINGS.key_of("rules") == "F1"
    assert DEFAULT_BINDINGS.key_of("read_on") == "Page down"
    assert DEFAULT_BINDINGS.key_of("nothing") == ""
    assert DEFAULT_BINDINGS.key_of("back") == "Esc"
    assert DEFAULT_BINDINGS.button_of("previous") == "LB"
    assert DEFAULT_BINDINGS.button_of("draw") == "X"
    assert DEFAULT_BINDINGS.button_of("rules") == ""


def test_the_table_of_the_game_has_what_every_scene_understands() -> None:
    assert all(DEFAULT_BINDINGS[name].action == action for name, action in CORE.items())
    assert all(DEFAULT_BINDINGS[name].buttons for name in ESSENTIAL)


def test_a_key_of_the_players_own_is_taken_from_whatever_had_it() -> None:
    own = DEFAULT_BINDINGS.with_own((("draw", "k"), ("left", "a")), (("uno", "rt"),))
    assert own.id_of("k") == "draw"
    assert own.id_of("d") is None
    assert own["keep"].keys == ()
    assert own["left"].keys == ("a",)
    assert own["coach"].keys == ()
    assert (own["uno"].buttons, own["suggest"].buttons) == (("rt",), ())


def test_what_makes_no_sense_in_a_kept_table_is_passed_over() -> None:
    own = DEFAULT_BINDINGS.with_own((("nothing", "q"), ("draw", "q"), ("keep", "q"), ("sort", "")), ())
    assert own.id_of("q") == "draw"
    assert own["keep"].keys == ("k",)
    assert own["sort"].keys == ()


def test_changes_give_the_same_table_again() -> None:
    own = DEFAULT_BINDINGS.swapped("draw", KEYBOARD, "k").without("log", KEYBOARD).swapped("back", PAD, "a")
    again = DEFAULT_BINDINGS.with_own(own.changes(DEFAULT_BINDINGS, KEYBOARD), own.changes(DEFAULT_BINDINGS, PAD))
    assert again == own
    assert DEFAULT_BINDINGS.changes(DEFAULT_BINDINGS, KEYBOARD) == ()


def test_two_wishes_swap_their_keys() -> None:
    swapped = DEFAULT_BINDINGS.swapped("draw", KEYBOARD, "k")
    assert (swapped["draw"].keys, swapped["keep"].keys) == (("k",), ("d",))
    pads = DEFAULT_BINDINGS.swapped("confirm", PAD, "b")
    assert (pads["confirm"].buttons, pads["back"].buttons) == (("b",), ("a",))
    owner = pads.owner(PAD, "a")
    assert owner is not None
    assert owner.action == Back()


def test_a_key_with_several_names_keeps_the_rest_for_nobody() -> None:
    swapped = DEFAULT_BINDINGS.swapped("draw", KEYBOARD, "f2")
    assert (swapped["draw"].keys, swapped["keys"].keys) == (("f2",), ("d",))
