"""A replay for a picture: a match of bots that was never played by anybody."""

from __future__ import annotations

from game.scenes.replay import ReplayScene, open_record
from game.scenes.staging import ShotOptions, played_match
from game.services import Services


def shot_replay(services: Services, seats: int, seed: int, moves: int) -> ReplayScene:
    """Make a replay for a picture: a match of bots, so many moves into its second round."""
    match = played_match(ShotOptions(seats, seed, 0, (0, 0)))
    match.run_round()
    if not match.match_winners:
        match.start_next_round()
        match.run_round()
    scene = open_record(services, match.record(), round_index=1)
    scene.chosen(f"move_{moves}")
    return scene
