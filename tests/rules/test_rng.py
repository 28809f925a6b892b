"""NOTATION.md, randomness: SplitMix64, unbiased, Fisher-Yates from the end."""

from collections import Counter

import pytest

from game.rules.rng import SplitMix64


def test_the_published_numbers() -> None:
    rng = SplitMix64(1234567)
    assert [rng.next() for _ in range(5)] == [
        6457827717110365317,
        3203168211198807973,
        9817491932198370423,
        4593380528125082431,
        16408922859458223821,
    ]


def test_a_seed_has_64_bits() -> None:
    assert SplitMix64(2**64 + 5).next() == SplitMix64(5).next()


def test_below_rejects_what_would_bias_it(monkeypatch: pytest.MonkeyPatch) -> None:
    outputs = iter([2**64 - 1, 2**64 - 2, 7])
    monkeypatch.setattr(SplitMix64, "next", lambda _: next(outputs))
    rng = SplitMix64(0)
    assert rng.below(3) == (2**64 - 2) % 3  # 2**64 % 3 is 1: only the highest number is rejected
    assert rng.below(3) == 1


def test_below_one_still_takes_a_number() -> None:
    rng = SplitMix64(1)
    before = rng.position
    assert rng.below(1) == 0
    assert rng.position != before


def test_shuffle_is_fisher_yates_from_the_end() -> None:
    items, expected = list(range(20)), list(range(20))
    SplitMix64(5).shuffle(items)
    rng = SplitMix64(5)
    for i in range(19, 0, -1):
        j = rng.below(i + 1)
        expected[i], expected[j] = expected[j], expected[i]
    assert items == expected
    assert Counter(items) == Counter(range(20))


def test_a_copy_goes_on_alone() -> None:
    rng = SplitMix64(9)
    twin = rng.copy()
    assert [rng.next(), rng.next()] == [twin.next(), twin.next()]
