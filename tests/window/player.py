"""What somebody at the mouse does next: a plain answer to what is seen, so that a seed gives the same game again."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TypeAlias

from tests.window.sight import Place, Sight

TURNS = ("PlayCard", "DrawCard", "TakePenalty")
"""The names of the moves that are a turn of the person's own."""


@dataclass(frozen=True, slots=True)
class Click:
    """Click at a place."""

    at: Place


@dataclass(frozen=True, slots=True)
class Drag:
    """Press at a place, carry what is there to another, let go."""

    start: Place
    end: Place


Deed: TypeAlias = Click | Drag


def turns(sight: Sight) -> int:
    """Count the person's turns so far."""
    return sum(name in TURNS for name in sight.made)


def next_deed(sight: Sight) -> Deed | None:
    """Choose what to do, None while there is nothing to do but wait."""
    if not sight.rests:
        return None
    match sight.scene:
        case "TableScene":
            return _at_table(sight)
        case "ColorChooser":
            petals = sorted(name for name in sight.spots if name not in ("back", "esc"))
            return Click(sight.spots[petals[turns(sight) % len(petals)]])
        case "PenaltyQuestion" | "ChallengeQuestion":
            return Click(sight.spots.get("challenge") or sight.spots["take"])
        case "RoundResult":
            return Click(sight.spots["next"])
        case _:
            return None


def _at_table(sight: Sight) -> Deed | None:
    if not sight.own_turn:
        return None
    if sight.hand == 2 and sight.playable and not sight.armed:
        return Click(sight.spots["uno"])
    wilds = [card for card in sight.playable if card.startswith("W")]
    number = turns(sight)
    if sight.playable and (number % 4 != 2 or wilds or "keep" in sight.spots):
        card = wilds[0] if wilds else min(sight.playable)
        start = sight.playable[card]
        return Drag(start, sight.discards) if number % 3 == 1 else Click(start)
    return Click(sight.spots["keep"] if "keep" in sight.spots else sight.spots["pile"])
