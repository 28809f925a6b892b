"""Matches written down and taken up again, at every moment; settings and set-ups that are damaged, newer or missing."""

from __future__ import annotations

import json
import os
from dataclasses import fields, replace
from pathlib import Path

import pytest

from game.ai.characters import Level
from game.paths import Folders
from game.rules.notation import format_seat_move
from game.rules.ruleset import PRESETS
from game.session.lineup import make_agents
from game.session.match import Match
from game.session.seats import plan_table
from game.session.setup import SetUp, usual_set_up
from game.settings import CardBack, Opening, Palette, Preferences, Settings, Sorting, Speech, Speed, Verbosity
from game.store.errors import StoreError
from game.store.journal import DEAL, Header, Journal, read_journal
from game.store.keep import HISTORY_FILE, MATCHES, SET_UP_FILE, SETTINGS_FILE, Keep
from game.store.notices import NoticeKind
from game.store.saved import Refusal, RefusedSave, SavedMatch
from game.store.shelf import SUFFIX, replayed

BOTS = plan_table([Level.NORMAL] * 3)
WITH_PERSON = plan_table([None, Level.NORMAL, Level.HARD])


@pytest.fixture
def folders(tmp_path: Path) -> Folders:
    return Folders(tmp_path / "config", tmp_path / "data")


def played(keep: Keep, seed: int, moves: int, preset: str = "official") -> Match:
    """Begin a match of bots in a keep and play so many moves; it is left then."""
    ledger = keep.begin(BOTS, PRESETS[preset], seed)
    match = Match.start(PRESETS[preset], BOTS, seed, make_agents(BOTS, seed), sink=ledger.take, on_deal=ledger.deal)
    ledger.follow(match)
    made = 0
    while made < moves and not match.match_winners:
        if match.is_round_over:
            match.start_next_round()
        elif match.advance(100_000):
            made += 1
    ledger.close()
    return match


@pytest.mark.parametrize("preset", ["official", "party"])
def test_a_match_is_resumed_as_it_was_left_at_every_phase(folders: Folders, preset: str) -> None:
    keep = Keep(folders)
    phases = set()
    for moves in (0, 1, 2, 3, 5, 8, 13, 21, 34, 55, 89, 144, 200, 260):
        match = played(keep, moves, moves, preset)
        (path,) = keep.shelf.paths()
        resumed = keep.shelf.take(path)
        assert resumed.record == match.record()
        again = Match.resume(resumed.record, BOTS, make_agents(BOTS, moves))
        assert [again.view(seat.seat) for seat in (match.view(None),)] == [match.view(None)]
        assert all(again.view(s) == match.view(s) for s in (0, 1, 2))  # type: ignore[arg-type]  # seats are numbers
        phases.add(match.view(None).phase)
        resumed.journal.close()
        assert keep.shelf.delete(path)
    assert len(phases) > 1
    keep.close()


def test_a_deal_without_a_move_is_kept(folders: Folders) -> None:
    keep = Keep(folders)
    ledger = keep.begin(BOTS, PRESETS["official"], 4)
    match = Match.start(PRESETS["official"], BOTS, 4, make_agents(BOTS, 4), sink=ledger.take, on_deal=ledger.deal)
    ledger.follow(match)
    match.run_round()
    saved = [found for found in keep.shelf.saved() if isinstance(found, SavedMatch)]
    assert not saved
    ledger.close()
    between = keep.shelf.latest()
    assert between is not None
    assert between.turn is None
    assert between.scores == match.view(None).scores
    resumed = keep.shelf.take(between.path)
    ledger = keep.go_on(resumed)
    again = Match.resume(resumed.record, BOTS, make_agents(BOTS, 4), sink=ledger.take, on_deal=ledger.deal)
    ledger.follow(again)
    again.start_next_round()
    ledger.close()
    after = keep.shelf.latest()
    assert after is not None
    assert (after.round_number, after.turn) == (2, again.view(None).turn)
    keep.close()


def test_a_finished_match_leaves_the_shelf_for_the_history(folders: Folders) -> None:
    keep = Keep(folders)
    match = played(keep, 2, 10_000)
    assert match.match_winners
    history = keep.history()
    assert history is not None
    assert keep.shelf.paths() == ()
    (row,) = history.matches()
    assert row.winners == match.match_winners
    assert history.record(row.id) == match.record()
    assert len(history.rounds(row.id)) == row.rounds == match.view(None).round_number
    keep.close()


def test_nobody_who_looks_back_misses_a_round_that_waits_to_be_added(folders: Folders) -> None:
    keep = Keep(folders)
    match = played(keep, 2, 10_000)
    history = keep.history()
    assert history is not None
    assert [row.winners for row in history.matches()] == [match.match_winners]
    assert not keep.work()
    keep.close()


def killed_before_the_history(folders: Folders, *, whole: bool) -> Match:
    """Write a journal of a match up to the end of a round or of all, and nothing into the history."""
    keep = Keep(folders)
    journal = keep.shelf.begin(Header(1_700_000_000, PRESETS["official"], BOTS, 6))
    assert journal is not None
    match = Match.start(
        PRESETS["official"],
        BOTS,
        6,
        make_agents(BOTS, 6),
        sink=lambda move: journal.write(format_seat_move(move)),
        on_deal=lambda: journal.write(DEAL),
    )
    if whole:
        match.run_to_end()
    else:
        match.run_round()
    journal.close()
    return match


def test_a_match_that_ended_before_a_kill_is_moved_to_the_history(folders: Folders) -> None:
    match = killed_before_the_history(folders, whole=True)
    played(Keep(folders), 3, 4)
    older, newer = sorted(Keep(folders).shelf.paths())
    os.utime(newer, (1_700_000_000, 1_700_000_000))
    keep = Keep(folders)
    waiting = keep.waiting()
    assert waiting is not None
    assert [waiting.path] == list(keep.shelf.paths()) == [newer]
    assert not older.exists()
    history = keep.history()
    assert history is not None
    (row,) = history.matches()
    assert (row.winners, row.started) == (match.match_winners, 1_700_000_000)
    assert history.record(row.id) == match.record()
    keep.close()


def test_a_round_that_ended_before_a_kill_is_made_up_for(folders: Folders) -> None:
    match = killed_before_the_history(folders, whole=False)
    keep = Keep(folders)
    (path,) = keep.shelf.paths()
    resumed = keep.shelf.take(path)
    ledger = keep.go_on(resumed)
    ledger.follow(Match.resume(resumed.record, BOTS, make_agents(BOTS, 6)))
    ledger.close()
    history = keep.history()
    assert history is not None
    (row,) = history.matches()
    assert row.ended is None
    assert history.record(row.id) == match.record()
    keep.close()


def test_a_torn_last_line_is_dropped_at_every_length(folders: Folders) -> None:
    keep = Keep(folders)
    played(keep, 5, 30)
    (path,) = keep.shelf.paths()
    whole = path.read_bytes()
    lines = read_journal(path).lines
    start = whole.index(b"\n") + 1
    for size in range(start, len(whole)):
        path.write_bytes(whole[:size])
        said = read_journal(path)
        assert said.lines == lines[: whole[start:size].count(b"\n")]
    path.write_bytes(whole[:-3])
    resumed = keep.shelf.take(path)
    resumed.journal.write(lines[-1])
    resumed.journal.close()
    assert path.read_bytes() == whole


def test_an_altered_journal_is_refused_and_kept(folders: Folders) -> None:
    keep = Keep(folders)
    played(keep, 5, 12)
    (path,) = keep.shelf.paths()
    whole = path.read_bytes()
    last = whole.rstrip(b"\n").rindex(b"\n") + 1
    for place in range(0, last, 7):
        broken = bytearray(whole)
        broken[place] ^= 0x11
        path.write_bytes(bytes(broken))
        (found,) = keep.shelf.saved()
        assert isinstance(found, RefusedSave)
        assert found.why is Refusal.DAMAGED
        assert path.read_bytes() == bytes(broken)
        with pytest.raises(StoreError):
            keep.shelf.take(path)
    path.write_bytes(b"")
    assert isinstance(keep.shelf.saved()[0], RefusedSave)
    assert keep.waiting() is None


def test_a_journal_of_a_newer_version_is_refused_and_kept(folders: Folders, monkeypatch: pytest.MonkeyPatch) -> None:
    keep = Keep(folders)
    monkeypatch.setattr("game.store.journal._FORMAT", 2)
    played(keep, 5, 12)
    monkeypatch.setattr("game.store.journal._FORMAT", 1)
    (found,) = keep.shelf.saved()
    assert isinstance(found, RefusedSave)
    assert found.why is Refusal.NEWER
    assert found.path.exists()


def test_two_programs_do_no_harm(folders: Folders) -> None:
    one, other = Keep(folders), Keep(folders)
    ledger = one.begin(BOTS, PRESETS["official"], 1)
    (found,) = other.shelf.saved()
    assert isinstance(found, RefusedSave)
    assert found.why is Refusal.IN_USE
    assert not other.shelf.delete(found.path)
    with pytest.raises(StoreError, match="another window"):
        other.shelf.take(found.path)
    played(other, 3, 10_000)
    played(one, 3, 10_000)
    ledger.close()
    history = other.history()
    assert history is not None
    assert len(history.matches()) == 2
    assert isinstance(other.shelf.saved()[0], SavedMatch)
    one.close()
    other.close()


def test_several_matches_wait_the_last_played_first(folders: Folders) -> None:
    keep = Keep(folders)
    assert keep.waiting() is None
    for seed in range(3):
        played(keep, seed, 5 + seed)
    found = keep.shelf.saved()
    assert len(found) == 3
    assert [path.name for path in keep.shelf.paths()] == [one.path.name for one in found]
    waiting = keep.waiting()
    assert waiting == found[0]
    assert waiting is not None
    assert waiting.plans == BOTS
    assert waiting.viewer is None
    assert sum(waiting.counts) > 0


def test_where_nothing_can_be_written_play_goes_on(tmp_path: Path) -> None:
    blocked = tmp_path / "file"
    blocked.write_text("")
    keep = Keep(Folders(blocked / "config", blocked / "data"))
    preferences = Preferences(keep.settings, keep.write_settings)
    preferences.change(replace(keep.settings, muted=True))
    keep.remember(usual_set_up())
    match = played(keep, 2, 10_000)
    assert match.match_winners
    assert [notice.kind for notice in keep.notices] == [NoticeKind.NOT_KEPT]
    assert keep.set_up() is None
    assert keep.waiting() is None


def test_a_full_disk_is_noticed_and_play_goes_on(folders: Folders, monkeypatch: pytest.MonkeyPatch) -> None:
    keep = Keep(folders)
    ledger = keep.begin(BOTS, PRESETS["official"], 1)
    assert ledger.is_saved
    monkeypatch.setattr("game.store.journal.os.write", lambda *_: 3)
    match = Match.start(PRESETS["official"], BOTS, 1, make_agents(BOTS, 1), sink=ledger.take)
    ledger.follow(match)
    match.run_round()
    assert not ledger.is_saved
    ledger.close()
    keep.close()


def test_settings_come_back_as_they_were(folders: Folders) -> None:
    settings = Settings(
        Speed.FAST,
        True,
        1.6,
        0.0,
        0.35,
        1.0,
        True,
        Sorting.NUMBER,
        "felt",
        "pl",
        True,
        (1600, 900),
        Palette.SAFE,
        CardBack.PLUM,
        False,
        True,
        2.5,
        False,
        Opening.PIN,
        False,
        True,
        Speech.ON,
        Verbosity.FULL,
        0.65,
        (("draw", "q"), ("left", "page up"), ("log", "")),
        (("back", "a"),),
        True,
        True,
        False,
        ("catch", "draw"),
    )
    assert all(getattr(settings, field.name) != field.default for field in fields(Settings) if field.name != "theme")
    Keep(folders).write_settings(settings)
    again = Keep(folders)
    assert again.settings == settings
    assert not again.notices


@pytest.mark.parametrize(
    "text",
    [
        "",
        "{",
        "[]",
        "null",
        '{"format": 1}',
        '{"format": true, "settings": {}}',
        '{"format": 0, "settings": {}}',
        '{"format": 1, "settings": {}, "more": 1}',
        '{"format": 1, "settings": {"speed": "light"}}',
        '{"format": 1, "settings": {"volume": 101}}',
        '{"format": 1, "settings": {"volume": true}}',
        '{"format": 1, "settings": {"seen_tips": {"call": ""}}}',
        '{"format": 1, "settings": {"seen_tips": ["call", 1]}}',
        '{"format": 1, "settings": {"seen_tips": ["../call"]}}',
        '{"format": 1, "settings": {"muted": 1}}',
        '{"format": 1, "settings": {"theme": "../../etc"}}',
        '{"format": 1, "settings": {"window": [100, 100]}}',
        '{"format": 1, "settings": {"window": [1280]}}',
        '{"format": 1, "settings": {"unknown": 1}}',
        "\x00" * 300,
    ],
)
def test_damaged_settings_are_set_aside_and_the_usual_ones_hold(folders: Folders, text: str) -> None:
    folders.config.mkdir(parents=True)
    path = folders.config / SETTINGS_FILE
    path.write_text(text, "utf-8")
    keep = Keep(folders)
    assert keep.settings == Settings()
    (notice,) = keep.notices
    assert notice.kind is NoticeKind.SETTINGS_DAMAGED
    assert (folders.config / notice.file).read_text("utf-8") == text
    keep.write_settings(Settings(muted=True))
    assert Keep(folders).settings.muted


def test_settings_of_a_newer_version_are_left_alone(folders: Folders) -> None:
    folders.config.mkdir(parents=True)
    path = folders.config / SETTINGS_FILE
    path.write_text(json.dumps({"format": 2, "wishes": []}), "utf-8")
    before = path.read_bytes()
    keep = Keep(folders)
    assert keep.settings == Settings()
    assert keep.notices[0].kind is NoticeKind.SETTINGS_NEWER
    keep.write_settings(Settings(muted=True))
    assert path.read_bytes() == before


def test_the_last_set_up_is_remembered(folders: Folders) -> None:
    keep = Keep(folders)
    assert keep.set_up() is None
    for rules in PRESETS.values():
        set_up = SetUp(WITH_PERSON, rules)
        keep.remember(set_up)
        assert keep.set_up() == set_up
    path = folders.data / SET_UP_FILE
    for text in ("", "{}", path.read_text("utf-8").replace("hard", "harder"), path.read_text("utf-8")[:-5]):
        path.write_text(text, "utf-8")
        assert keep.set_up() is None


def test_journals_that_lie_are_refused(tmp_path: Path) -> None:
    header = Header(1, PRESETS["official"], BOTS, 3)
    for number, lines in enumerate((["0:draw", "0:zzz"], ["deal"], ["9:r5"], ["give"], ["0:r5 extra"])):
        path = tmp_path / f"{number}{SUFFIX}"
        journal = Journal.begin(path, header)
        for line in lines:
            journal.write(line)
        journal.close()
        with pytest.raises(StoreError):
            replayed(read_journal(path))


def test_files_lie_where_they_should(folders: Folders) -> None:
    keep = Keep(folders)
    played(keep, 1, 10_000)
    played(keep, 1, 3)
    keep.remember(usual_set_up())
    keep.close()
    assert {path.name for path in folders.data.iterdir()} == {MATCHES, HISTORY_FILE, SET_UP_FILE}
    assert not folders.config.exists()
