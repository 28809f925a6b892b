"""Animations always end at their end, however they get there."""

from __future__ import annotations

import pytest

from game.ui import tween
from game.ui.tween import InTurn, Together, Tween


def test_progress_starts_after_the_delay_and_ends_at_one() -> None:
    seen: list[float] = []
    animation = Tween(100, seen.append, tween.linear, delay=50)
    for _ in range(8):
        animation.advance(25)
    assert seen == [0.0, 0.25, 0.5, 0.75, 1.0]
    assert animation.done


@pytest.mark.parametrize("before", [0, 30, 99])
def test_finishing_applies_the_end_once(before: float) -> None:
    seen: list[float] = []
    animation = Tween(100, seen.append)
    animation.advance(before)
    animation.finish()
    animation.finish()
    assert seen[-1] == 1.0
    assert seen.count(1.0) == 1


@pytest.mark.parametrize("easing", [tween.linear, tween.ease_out, tween.ease_in_out, tween.overshoot])
def test_easings_go_from_zero_to_one(easing: tween.Easing) -> None:
    assert easing(0.0) == pytest.approx(0.0, abs=1e-9)
    assert easing(1.0) == pytest.approx(1.0)


def test_one_after_the_other_passes_time_on() -> None:
    log: list[str] = []
    both = InTurn([Tween(30, lambda t: log.append(f"a{t:.1f}"), tween.linear), tween.call(lambda: log.append("b"))])
    assert both.advance(45) == 15
    assert log == ["a1.0", "b"]
    assert both.done


def test_together_ends_with_the_longest() -> None:
    seen: list[str] = []
    group = Together([Tween(10, lambda _: None), Tween(40, lambda t: seen.append("end" if t == 1 else ""))])
    group.advance(20)
    assert not group.done
    group.advance(20)
    assert group.done
    assert seen[-1] == "end"


def test_finishing_everything_does_every_call_in_order() -> None:
    log: list[int] = []
    inner = Together([tween.call(lambda: log.append(2), delay=500), tween.pause(20)])
    animation = InTurn([tween.call(lambda: log.append(1)), inner, tween.call(lambda: log.append(3))])
    animation.finish()
    assert log == [1, 2, 3]
    assert animation.done


def test_staggered_starts_apart() -> None:
    log: list[float] = []

    def noting(delay: float) -> tween.Animation:
        return tween.call(lambda: log.append(delay), delay=delay)

    group = tween.staggered([noting, noting, noting], 60)
    group.advance(0)
    group.advance(60)
    assert log == [0, 60]
