"""Make a table for pictures: the position after so many moves of bots, as the person at the first seat sees it."""

from __future__ import annotations

from game.ai.characters import Level
from game.rules.ruleset import OFFICIAL
from game.scenes.staging import VIEWER, ShotOptions, shown_plans
from game.scenes.table import TableScene
from game.services import Services
from game.session.agent import HumanAgent
from game.session.lineup import make_agents
from game.session.match import Match
from game.session.seats import plan_table

_DAY_MS = 86_400_000


def still_table(services: Services, options: ShotOptions) -> TableScene:
    """Return a table at rest; where the viewer is not on turn, bots play on until it is, if it comes to that."""
    plans = shown_plans(options.seats)
    played = _played(options)
    agents = list(make_agents(plans, options.seed))
    match = Match.resume(played.record(), plans, agents)
    scene = TableScene(services, match)
    assert isinstance(agents[VIEWER], HumanAgent)
    scene.set_out()
    return scene


def _played(options: ShotOptions) -> Match:
    """Play so far; where the round ends before, stop at the last position in which the viewer is on turn."""
    match = _begun(options)
    made = last = 0
    while not match.is_round_over and (made < options.moves or match.view(None).turn != VIEWER):
        last = made if match.view(None).turn == VIEWER else last
        if made >= options.moves + 40:
            break
        match.advance(_DAY_MS)
        made += 1
    if not match.is_round_over:
        return match
    match = _begun(options)
    for _ in range(last):
        match.advance(_DAY_MS)
    return match


def _begun(options: ShotOptions) -> Match:
    bots = plan_table([Level.NORMAL] * options.seats)
    return Match.start(OFFICIAL, bots, options.seed, make_agents(bots, options.seed))
