"""What is thought of a Wild Draw Four follows from what its player has shown and from the bluffs that came to light."""

import pytest

from game.ai.belief import BLUFFS_AT_FIRST, Belief
from game.ai.memory import Memory
from game.ai.situation import Situation
from game.rules.cards import WILD_DRAW_FOUR, Color, card
from game.rules.events import CardPlayed, CardTurned, Event, PlayChallenged
from game.rules.ruleset import OFFICIAL
from game.rules.seat import Seat
from tests.support.scenario import Scenario

OPENED = CardTurned(card("r5"), ignored=False)
BIG = "b1 g2 g3 y4 y6 W+4"
SMALL = "b1 W+4"
ME, ACCUSED = Seat(1), Seat(0)


def played(left: int) -> CardPlayed:
    return CardPlayed(ACCUSED, WILD_DRAW_FOUR, Color.GREEN, target=None, jump=False, left=left)


def challenged(*, guilty: bool) -> PlayChallenged:
    return PlayChallenged(ME, ACCUSED, guilty, hand=None)


def guilt(hand: str, *events: Event, lacks_red: bool = False) -> float:
    """Return what is thought of a Wild Draw Four played from this hand on a red card after these events."""
    belief, memory = Belief(3), Memory.of(OFFICIAL, 3)
    for event in (OPENED, *events, OPENED):
        belief.observe(event, memory)
        memory.observe(event)
    memory.lacks[ACCUSED] = int(lacks_red)
    seen = Scenario("r5", hands=[hand, "b7 b8 b9", "y7 y8 y9"]).move("0:W+4=g").view(ME)
    belief.observe(played(seen.counts[ACCUSED]), memory)
    return belief.guilt(seen, Situation.of_view(seen, memory))


def test_a_big_hand_is_suspected_more_than_a_small_one() -> None:
    assert 0 < guilt(SMALL) < guilt(BIG) < BLUFFS_AT_FIRST / (BLUFFS_AT_FIRST + 0.1)


def test_a_hand_that_lacked_the_colour_is_hardly_suspected() -> None:
    assert guilt(BIG, lacks_red=True) < guilt(SMALL)


@pytest.mark.parametrize("hand", [SMALL, BIG])
def test_a_bluff_that_came_to_light_is_remembered(hand: str) -> None:
    honest = guilt(hand, played(5), challenged(guilty=False))
    caught = guilt(hand, played(5), challenged(guilty=True))
    assert honest < guilt(hand) < caught


def test_guilt_weighs_more_where_the_colour_was_unlikely_to_be_held() -> None:
    assert guilt(BIG, played(1), challenged(guilty=True)) > guilt(BIG, played(9), challenged(guilty=True))
