"""NOTATION.md, records: a match as rules, seats, seed and moves, and the digest of it all."""

import hashlib
import json
import random
from collections.abc import Callable
from dataclasses import replace
from typing import Any

import pytest

from game.rules.deal import deal_round, start_match
from game.rules.record import (
    Record,
    RecordError,
    RoundEntry,
    SeatEntry,
    digest,
    from_json,
    replay,
    round_result,
    to_json,
    with_names,
)
from game.rules.ruleset import Length, Ruleset
from tests.support.play import play_round
from tests.support.scenario import Scenario

RULES = Ruleset(length=Length.ROUNDS, rounds=2)
SEATS = (SeatEntry("Ada", "human", ""), SeatEntry("Otto", "bot", "normal"), SeatEntry("Zoë", "bot", "random"))


def match_record(*, unfinished: int = 0) -> Record:
    """Play a match of two rounds; with `unfinished` leave out so many of its last moves."""
    rng = random.Random(5)
    state = start_match(RULES, 3, 5)
    first = RoundEntry(state.dealer, tuple(play_round(rng, state)), round_result(state))
    deal_round(state)
    moves = tuple(play_round(rng, state))
    second = RoundEntry(state.dealer, moves, round_result(state))
    if unfinished:
        second = replace(second, moves=moves[:-unfinished], result=None)
    return Record(RULES, SEATS, 5, (first, second))


def test_its_json_form() -> None:
    plain = to_json(match_record())
    assert set(plain) == {"format", "rules", "seats", "seed", "rounds", "digest"}
    assert (plain["format"], plain["rules"], plain["seed"]) == (1, {"length": "rounds", "rounds": 2}, 5)
    assert plain["seats"][0] == {"name": "Ada", "kind": "human"}
    assert plain["seats"][1] == {"name": "Otto", "kind": "bot", "level": "normal"}
    assert set(plain["rounds"][0]) == {"dealer", "moves", "result"}
    assert plain["rounds"][0]["moves"].split()[0][1] == ":"


def test_the_digest_is_of_the_canonical_json() -> None:
    plain = to_json(match_record())
    content = {key: value for key, value in plain.items() if key != "digest"}
    text = json.dumps(content, sort_keys=True, separators=(",", ":"), ensure_ascii=False)
    assert "Zoë" in text
    assert plain["digest"] == hashlib.sha256(text.encode()).hexdigest() == digest(plain)


@pytest.mark.parametrize("unfinished", [0, 1, 5])
def test_it_replays(unfinished: int) -> None:
    record = match_record(unfinished=unfinished)
    again = from_json(json.loads(json.dumps(to_json(record))))
    assert again == record
    states = list(replay(again))
    assert len(states) == sum(len(entry.moves) + 1 for entry in record.rounds)
    assert len({id(state) for state in states}) == len(states)
    assert round_result(states[-1]) == record.rounds[-1].result


def test_results() -> None:
    assert round_result(Scenario("r5", hands=["r1", "b5 b4"]).state) is None
    assert round_result(Scenario("r5", hands=["r1", "b5 b4"]).move("0:r1").state) == "out 0 [9,0]"
    blocked = Scenario("r5", hands=["b1", "b5 b4"], draw="").move("0:draw 1:draw")
    assert round_result(blocked.state) == "blocked [0,0]"


def test_names_can_be_taken_out() -> None:
    record = with_names(match_record(), ["A", "B", "C"])
    assert [entry.name for entry in record.seats] == ["A", "B", "C"]
    assert record.seats[1].level == "normal"


def altered(change: Callable[[dict[str, Any]], object]) -> dict[str, Any]:
    plain = to_json(match_record())
    change(plain)
    return {**plain, "digest": digest(plain)}


@pytest.mark.parametrize(
    ("change", "sentence"),
    [
        (lambda plain: plain.update(format=2), "format 2"),
        (lambda plain: plain.update(rules={"deck": "old"}), "rules: deck"),
        (lambda plain: plain.update(seed=6), "round 1"),
        (lambda plain: plain.update(rounds=[]), "no round"),
        (lambda plain: plain.update(seats=plain["seats"][:1]), "seats: "),
        (lambda plain: plain["rounds"][0].update(moves="0:fly"), "round 1: no move is written 'fly'"),
        (lambda plain: plain["rounds"][1].update(moves="9:draw"), "round 2, move 1"),
        (lambda plain: plain["rounds"][0].update(dealer=9), "round 1: seat"),
        (lambda plain: plain["rounds"][1].update(result="out 0 [1,0,0]"), "round 2: the result"),
        (lambda plain: plain["rounds"][1].pop("result"), "round 2: the result"),
        (lambda plain: plain["rounds"][0].update(moves=plain["rounds"][0]["moves"] + " 0:draw"), "round 1, move"),
        (lambda plain: plain["rounds"].append(plain["rounds"][1]), "round 3: the match has no such round"),
        (
            lambda plain: plain["rounds"].__setitem__(0, {"dealer": plain["rounds"][0]["dealer"], "moves": ""}),
            "round 2",
        ),
    ],
)
def test_what_does_not_hold_together(change: Callable[[dict[str, Any]], object], sentence: str) -> None:
    with pytest.raises(RecordError, match=sentence) as refusal:
        list(replay(from_json(altered(change))))
    assert str(refusal.value).endswith(".")


def test_an_altered_record_is_found_out() -> None:
    plain = {**to_json(match_record()), "seed": 6}
    with pytest.raises(RecordError, match="digest"):
        from_json(plain)
    with pytest.raises(RecordError, match="digest"):
        from_json({key: value for key, value in plain.items() if key != "digest"})
