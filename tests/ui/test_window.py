"""A window stays where somebody can see it."""

from pygame import Rect

from game.ui.geometry import kept_on

SCREEN = Rect(1920, 0, 1280, 720)


def test_a_window_that_leaves_full_screen_stays_where_it_stood_on_that_screen() -> None:
    """The place of before is the person's own."""
    assert kept_on(SCREEN, Rect(1950, 30, 1024, 600)) == Rect(1950, 30, 1024, 600)


def test_a_window_whose_screen_was_unplugged_comes_into_the_middle_of_the_one_it_filled() -> None:
    """It was moved there by the system while it filled the screen."""
    kept = kept_on(Rect(0, 0, 1920, 1080), Rect(1950, 30, 1280, 720))
    assert kept.center == (960, 540)
    assert kept.size == (1280, 720)
