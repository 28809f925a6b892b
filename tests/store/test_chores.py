"""What can wait is done in its order, slice by slice, and all of it at the end."""

from __future__ import annotations

from collections.abc import Iterator

from game.store.chores import Chores


def piece(name: str, done: list[str], slices: int) -> Iterator[None]:
    for number in range(slices):
        done.append(f"{name}{number}")
        yield


def test_slices_are_done_one_at_a_time_in_order() -> None:
    done: list[str] = []
    chores = Chores()
    assert not chores.work()
    chores.add(piece("a", done, 2))
    chores.add(piece("b", done, 1))
    assert chores.work()
    assert done == ["a0"]
    assert chores.work()
    assert done == ["a0", "a1"]
    while chores.work():
        pass
    assert done == ["a0", "a1", "b0"]


def test_all_that_waits_is_finished_when_it_has_to_be() -> None:
    done: list[str] = []
    chores = Chores()
    chores.add(piece("a", done, 3))
    chores.work()
    chores.finish()
    assert done == ["a0", "a1", "a2"]
    assert not chores.work()
