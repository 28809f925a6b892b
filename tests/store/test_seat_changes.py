"""A match whose seats change hands is kept as it is, goes on as it was left, and counts for those who began it."""

from __future__ import annotations

from pathlib import Path

import pytest

from game.ai.characters import Level
from game.paths import Folders
from game.rules.ruleset import OFFICIAL, PRESETS
from game.rules.seat import Seat, all_seats
from game.session.agent import HumanAgent
from game.session.lineup import make_agent, make_agents
from game.session.match import Match
from game.session.roster import SeatChange
from game.session.seats import SeatKind, SeatPlan, bot_for, plan_table
from game.store.errors import StoreError
from game.store.history import History
from game.store.journal import Header, read_journal, seat_changes
from game.store.keep import Keep
from game.store.ledger import Ledger, finished_round
from game.store.saved import Refusal, RefusedSave

STARTERS = plan_table([None, Level.NORMAL, Level.EASY], ["Ann"])
GUEST = SeatPlan('Ben \N{TULIP} "the\tquick"', SeatKind.HUMAN, "", "panda")


@pytest.fixture
def keep(tmp_path: Path) -> Keep:
    return Keep(Folders(tmp_path / "config", tmp_path / "data"))


def begun(keep: Keep, seed: int, preset: str = "official") -> tuple[Match, Ledger]:
    ledger = keep.begin(STARTERS, PRESETS[preset], seed)
    agents = make_agents(STARTERS, seed)
    match = Match.start(
        PRESETS[preset], STARTERS, seed, agents, sink=ledger.take, on_deal=ledger.deal, on_seat=ledger.seat
    )
    ledger.follow(match)
    return match, ledger


def resumed(keep: Keep) -> tuple[Match, Ledger]:
    (path,) = keep.shelf.paths()
    taken = keep.shelf.take(path)
    ledger = keep.go_on(taken)
    match = Match.resume(
        taken.record,
        taken.header.plans,
        make_agents(taken.plans, taken.header.seed),
        changes=taken.changes,
        sink=ledger.take,
        on_deal=ledger.deal,
        on_seat=ledger.seat,
    )
    ledger.follow(match)
    return match, ledger


def leave(match: Match, seat: Seat, level: Level = Level.NORMAL) -> None:
    plan = bot_for(match.plans, seat, level)
    match.seat(SeatChange(seat, plan), make_agent(plan, seat, match.seed))


def sit(match: Match, seat: Seat, plan: SeatPlan) -> None:
    match.seat(SeatChange(seat, plan), HumanAgent())


@pytest.mark.parametrize("preset", ["official", "party"])
@pytest.mark.parametrize("moves", [0, 3, 20, 300])
def test_a_match_goes_on_with_the_seats_as_they_were_left(keep: Keep, preset: str, moves: int) -> None:
    match, ledger = begun(keep, moves, preset)
    leave(match, Seat(0), Level.EASY)
    for _ in range(moves):
        if match.is_round_over:
            match.start_next_round()
        match.advance(60_000)
    sit(match, Seat(2), GUEST)
    leave(match, Seat(1), Level.EASY)
    ledger.close()
    found = keep.shelf.latest()
    assert found is not None
    assert found.plans == match.plans
    again, ledger = resumed(keep)
    assert again.plans == match.plans
    assert again.roster.starters == STARTERS
    assert again.record() == match.record()
    assert again.roster.last_person(Seat(0)) == STARTERS[0]
    assert [type(agent) for agent in again.agents] == [type(agent) for agent in match.agents]
    assert all(again.view(seat) == match.view(seat) for seat in all_seats(3))
    sit(again, Seat(0), STARTERS[0])
    ledger.close()
    third, ledger = resumed(keep)
    assert third.plans[0] == STARTERS[0]
    ledger.close()
    keep.close()


def test_a_match_counts_for_those_who_began_it(keep: Keep) -> None:
    match, _ = begun(keep, 5)
    leave(match, Seat(0))
    sit(match, Seat(1), GUEST)
    leave(match, Seat(1), Level.EASY)
    match.run_to_end()
    history = keep.history()
    assert isinstance(history, History)
    (row,) = history.matches()
    assert [entry.name for entry in history.record(row.id).seats] == ["Ann", "Nora", "Felix"]
    assert history.record(row.id) == match.record()
    assert keep.shelf.paths() == ()
    keep.close()


def test_a_torn_change_is_dropped_and_a_whole_one_kept(keep: Keep) -> None:
    match, ledger = begun(keep, 8)
    before = match.plans
    sit(match, Seat(2), GUEST)
    ledger.close()
    (path,) = keep.shelf.paths()
    whole = path.read_bytes()
    start = whole.index(b"\n") + 1
    for size in range(start, len(whole)):
        path.write_bytes(whole[:size])
        found = keep.shelf.latest()
        assert found is not None
        assert found.plans == before
    path.write_bytes(whole)
    assert seat_changes(read_journal(path)) == (SeatChange(Seat(2), GUEST),)
    keep.close()


@pytest.mark.parametrize(
    "line",
    [
        "seat",
        "seat ",
        "seat 3 {}",
        "seat -1 {}",
        'seat 01 {"name":"A","kind":"human","level":"","avatar":"owl"}',
        "seat 1",
        "seat 1 nobody",
        "seat 1 {}",
        'seat 1 {"name":"A","kind":"human","level":"","avatar":"dragon"}',
        'seat 1 {"name":"A","kind":"bot","level":"","avatar":"owl"}',
    ],
)
def test_a_change_that_cannot_be_is_refused(keep: Keep, line: str) -> None:
    journal = keep.shelf.begin(Header(1, OFFICIAL, STARTERS, 1))
    assert journal is not None
    journal.write(line)
    journal.close()
    (found,) = keep.shelf.saved()
    assert isinstance(found, RefusedSave)
    assert found.why is Refusal.DAMAGED
    with pytest.raises(StoreError):
        keep.shelf.take(found.path)


def test_calls_of_a_bot_in_ones_place_are_not_ones_own(keep: Keep) -> None:
    called = {}
    for has_left in (False, True):
        match, ledger = begun(keep, 5)
        plan = bot_for(match.plans, Seat(0), Level.NORMAL)
        stand_in = make_agent(plan, Seat(0), 5)
        match.seat(SeatChange(Seat(0), plan if has_left else STARTERS[0]), stand_in)
        match.run_round()
        finished = finished_round(match, Header(1, OFFICIAL, STARTERS, 5), key="k", ended=2)
        assert finished.plans == STARTERS
        called[has_left] = finished.called
        ledger.close()
    assert called[False] > called[True] == 0
    keep.close()
