"""Check that matches can be played by every preset, kept on the disk, found again and replayed."""

from __future__ import annotations

import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import replace
from functools import partial
from pathlib import Path
from typing import Final

from game.ai.characters import Level
from game.paths import Folders
from game.rules.record import from_json, replay, to_json
from game.rules.ruleset import OFFICIAL, PRESETS, Length
from game.selftest.check import Check, FaultError
from game.session.lineup import make_agents
from game.session.match import Match
from game.settings import Settings
from game.simulation.lineup import plans
from game.simulation.matches import play_match
from game.store.keep import Keep
from game.store.ledger import Ledger
from game.store.policies import policy_folder, read_policies

_LEVELS: Final = (Level.EXPERT, Level.HARD, Level.NORMAL, Level.EASY)
_SEED: Final = 1
_MOVES: Final = 40
_AN_HOUR_MS: Final = 3_600_000
_ONE_ROUND: Final = replace(OFFICIAL, length=Length.ROUNDS, rounds=1)


def game_checks() -> Iterator[Check]:
    """Give a check for every preset, and those of what is kept."""
    for name in PRESETS:
        yield Check(f"a match by the {name} rules", partial(_match, name))
    yield Check("a match left in its middle and found again", _kept)
    yield Check("a finished match in the history", _history)
    yield Check("settings written and read again", _settings)


def _match(preset: str) -> str:
    played = play_match(PRESETS[preset], _LEVELS, _SEED, 0, read_policies(policy_folder()))
    positions = sum(1 for _ in replay(from_json(played.record)))
    return f"{played.tally.rounds} rounds, {positions} positions replayed"


def _kept() -> str:
    with _folders() as folders:
        match, ledger = _begun(Keep(folders))
        for _ in range(_MOVES):
            match.advance(_AN_HOUR_MS)
        ledger.close()
        keep = Keep(folders)
        waiting = keep.waiting()
        if waiting is None:
            raise FaultError("it is not there")
        resumed = keep.shelf.take(waiting.path)
        resumed.journal.close()
        if to_json(resumed.record) != to_json(match.record()):
            raise FaultError("what was found is another match")
    return f"the same after {_MOVES} moves"


def _history() -> str:
    with _folders() as folders:
        keep = Keep(folders)
        match, ledger = _begun(keep)
        match.run_to_end()
        ledger.close()
        history = keep.history()
        if history is None:
            raise FaultError("there is no history")
        try:
            found = history.matches()
            if len(found) != 1 or to_json(history.record(found[0].id)) != to_json(match.record()):
                raise FaultError("the match is not in it")
        finally:
            keep.close()
        if keep.waiting() is not None:
            raise FaultError("the match still waits")
    return "the same record"


def _settings() -> str:
    with _folders() as folders:
        wanted = Settings(text_scale=1.2, muted=True)
        Keep(folders).write_settings(wanted)
        if Keep(folders).settings != wanted:
            raise FaultError("other settings were read")
    return "the same settings"


def _begun(keep: Keep) -> tuple[Match, Ledger]:
    sitting = plans(_LEVELS, 0)
    ledger = keep.begin(sitting, _ONE_ROUND, _SEED)
    agents = make_agents(sitting, _SEED, read_policies(policy_folder()))
    match = Match.start(_ONE_ROUND, sitting, _SEED, agents, sink=ledger.take, on_deal=ledger.deal)
    ledger.follow(match)
    return match, ledger


@contextmanager
def _folders() -> Iterator[Folders]:
    with tempfile.TemporaryDirectory(prefix="down-to-one-") as name:
        yield Folders(Path(name) / "config", Path(name) / "data")
