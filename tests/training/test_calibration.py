"""What Expert expects of a Wild Draw Four is compared with what a challenge finds."""

from game.store.policies import policy_folder, read_policies
from game.training.calibration import Bin, calibrate, plot


def test_a_likelier_bluff_is_found_more_often() -> None:
    found = calibrate(read_policies(policy_folder()), 2, 12, bins=2)
    assert [one.count > 0 for one in found] == [True, True]
    assert found[0].observed < found[1].observed


def test_the_plot_shows_a_dot_for_each_bin() -> None:
    assert plot([Bin(0.1, 0.2, 5), Bin(0.8, 0.7, 9)]).count("<circle") == 2
