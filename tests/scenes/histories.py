"""Histories for tests of scenes: matches of a person and bots, played by bots, on a disk of their own."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

from game.ai.characters import Level
from game.rules.ruleset import PRESETS, Ruleset
from game.session.lineup import make_agents
from game.session.match import Match
from game.session.seats import SeatKind, plan_table
from game.store.history import History, open_history
from game.store.journal import Header
from game.store.ledger import finished_round

DAY = 86_400
START = 1_760_000_000


def filled(folder: Path, *, matches: int = 2, seats: int = 3, preset: str = "official") -> History:
    """Play whole short matches into a history, a day apart."""
    history = open_history(folder / "history.sqlite")
    for number in range(matches):
        add_match(history, number, seats, replace(PRESETS[preset], target=60))
    return history


def add_match(history: History, number: int, seats: int, rules: Ruleset) -> None:
    """Play one match; the first seat counts as a person's."""
    bots = plan_table([Level.NORMAL] * seats)
    seed = 100 + number
    match = Match.start(rules, bots, seed, make_agents(bots, seed))
    header = Header(START + number * DAY, rules, bots, seed)
    while not match.match_winners:
        if match.is_round_over:
            match.start_next_round()
        match.run_round()
        ended = finished_round(match, header, key=f"match {number}", ended=START + number * DAY + 600)
        person = replace(bots[0], name="", kind=SeatKind.HUMAN, level="")
        history.add(replace(ended, plans=(person, *bots[1:])))
