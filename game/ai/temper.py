"""Give each character a temper that leans its choices a little, well within its level."""

from collections.abc import Mapping
from typing import Final

from game.ai.characters import Temper
from game.ai.feature_names import INDEX
from game.ai.linear import LinearPolicy

_LEANINGS: Final[Mapping[Temper, Mapping[str, float]]] = {
    Temper.EVEN: {},
    Temper.BOLD: {
        "draw2_played": 0.6,
        "skip_played": 0.4,
        "wild4_played": 0.5,
        "attack_on_5_6": 0.4,
        "attack_on_7_up": 0.4,
        "jump": 1.0,
    },
    Temper.CAREFUL: {"wild_played": -0.5, "wild4_played": -0.5, "points_shed": 0.15, "color_left_0": -0.3},
    Temper.CHATTY: {"color_changed": 0.4, "reverse_played": 0.3},
}


def tempered(policy: LinearPolicy, temper: Temper) -> LinearPolicy:
    """Return the policy leaning as this temper does."""
    leaning = _LEANINGS[temper]
    if not leaning:
        return policy
    weights = list(policy.weights)
    for name, by in leaning.items():
        weights[INDEX[name]] += by
    return LinearPolicy(tuple(weights))
