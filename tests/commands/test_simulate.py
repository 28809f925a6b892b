import io
import json
from collections import Counter
from pathlib import Path
from typing import Any

import pytest

from game.commands import simulate
from game.commands.arguments import Parser, UsageError
from game.commands.parallel import chunks, in_order
from game.commands.progress import ProgressBar
from game.rules.moves import Move
from game.rules.notation import parse_script
from game.simulation.lineup import item_at
from game.simulation.tally import count_turns
from tests.support.damage import run_check


def run(*arguments: str) -> int:
    parser = Parser(prog="simulate")
    simulate.add_arguments(parser)
    return simulate.run(parser.parse_args(arguments))


def figures(capsys: pytest.CaptureFixture[str], *arguments: str) -> dict[str, Any]:
    assert run("--json", *arguments) == 0
    printed = capsys.readouterr()
    assert printed.err == ""
    found: dict[str, Any] = json.loads(printed.out)
    return found


def test_the_json_has_exactly_the_promised_keys(capsys: pytest.CaptureFixture[str]) -> None:
    found = figures(capsys, "--seats", "random,normal,random", "--rounds", "6", "--seed", "1", "--jobs", "1")
    assert list(found) == [
        "matches",
        "rounds",
        "blocked",
        "moves",
        "seconds",
        "moves_per_s",
        "turns_per_round",
        "seats",
    ]
    assert [list(seat) for seat in found["seats"]] == [
        ["level", "round_wins", "round_win_rate", "match_wins", "match_win_rate", "points_per_round"]
    ] * 3
    assert [seat["level"] for seat in found["seats"]] == ["random", "normal", "random"]
    assert found["matches"] == found["rounds"] == 6
    assert sum(seat["round_wins"] for seat in found["seats"]) + found["blocked"] == 6
    assert found["seats"][1]["round_win_rate"] == found["seats"][1]["round_wins"] / 6


def test_records_and_figures_do_not_depend_on_jobs(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    def play(jobs: str) -> tuple[dict[str, Any], bytes]:
        path = tmp_path / f"{jobs}.jsonl"
        arguments = ("--seats", "random,random,normal", "--rounds", "40", "--seed", "7", "--rules", "party")
        found = figures(capsys, *arguments, "--jobs", jobs, "--records", str(path))
        return {key: found[key] for key in found if key not in ("seconds", "moves_per_s")}, path.read_bytes()

    assert play("1") == play("2") == play("3")


def test_records_are_what_check_replays_and_agree_with_the_figures(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    path = tmp_path / "records.jsonl"
    arguments = ("--seats", "normal,random", "--matches", "5", "--rules", '{"target": 100}', "--seed", "20")
    found = figures(capsys, *arguments, "--records", str(path), "--jobs", "1")
    assert run_check(path) == (0, ["5 passed, 0 failed"])
    records = [json.loads(line) for line in path.read_text(encoding="utf-8").splitlines()]
    assert [record["seed"] for record in records] == [20, 21, 22, 23, 24]
    assert sum(len(record["rounds"]) for record in records) == found["rounds"]
    moves = [parse_script(entry["moves"]) for record in records for entry in record["rounds"]]
    assert sum(map(len, moves)) == found["moves"]
    points: Counter[str] = Counter()
    for record in records:
        for entry in record["rounds"]:
            for seat, scored in enumerate(json.loads(entry["result"].partition(" [")[2].join("[ "))):
                points[record["seats"][seat]["level"]] += scored
    assert [seat["points_per_round"] * found["rounds"] for seat in found["seats"]] == pytest.approx(
        [points["normal"], points["random"]]
    )


def test_levels_rotate_through_the_seats(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    path = tmp_path / "records.jsonl"
    figures(capsys, "--seats", "normal,random,random", "--rounds", "6", "--records", str(path), "--jobs", "1")
    seats = [json.loads(line)["seats"] for line in path.read_text(encoding="utf-8").splitlines()]
    places = [[seat["level"] for seat in table].index("normal") for table in seats]
    assert places == [0, 2, 1, 0, 2, 1]
    for seats_count in range(2, 11):
        sat = Counter((item_at(seat, i, seats_count), seat) for i in range(seats_count) for seat in range(seats_count))
        assert set(sat.values()) == {1}


def test_a_table_is_printed_for_people(capsys: pytest.CaptureFixture[str]) -> None:
    assert run("--seats", "random,normal", "--matches", "2", "--seed", "1", "--jobs", "1") == 0
    head, columns, *rows = capsys.readouterr().out.splitlines()
    assert head.startswith("2 matches, ")
    assert columns.split() == ["level", "rounds", "won", "matches", "won", "points", "a", "round"]
    assert [row.split()[0] for row in rows] == ["random", "normal"]


def test_a_fuzz_without_findings(capsys: pytest.CaptureFixture[str]) -> None:
    assert run("--fuzz", "--matches", "30", "--seed", "4", "--jobs", "1") == 0
    assert capsys.readouterr().out.endswith(": 0 findings\n")
    found = figures(capsys, "--fuzz", "--matches", "30", "--seed", "4", "--jobs", "2")
    assert list(found) == ["matches", "rounds", "moves", "seconds", "moves_per_s", "findings"]
    assert found["matches"] == 30
    assert found["findings"] == []


def test_a_finding_is_reported_with_seed_and_record(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    def fail(*_: object) -> None:
        raise ZeroDivisionError("as if")

    monkeypatch.setattr("game.simulation.fuzz.check_round_end", fail)
    path = tmp_path / "found.jsonl"
    assert run("--fuzz", "--matches", "1", "--seed", "4", "--jobs", "1", "--records", str(path)) == 1
    problem, record, last = capsys.readouterr().out.splitlines()
    assert problem == "seed 4: ZeroDivisionError: as if"
    assert json.loads(record)["seed"] == 4
    assert last.endswith(": 1 findings")
    assert path.read_text(encoding="utf-8") == record + "\n"


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (("--seats", "random,genius", "--rounds", "1"), "there is no level called 'genius'"),
        (("--seats", "random", "--rounds", "1"), "there are 2 to 10 seats at a table, not 1"),
        (("--seats", "random,random"), "One of the arguments --matches --rounds is required"),
        (("--seats", "random,random", "--rounds", "1", "--matches", "1"), "not allowed with argument"),
        (("--rounds", "1"), "Simulate needs --seats"),
        (("--fuzz", "--rounds", "1"), "With --fuzz seats and rules are random"),
        (("--fuzz", "--matches", "1", "--seats", "random,random"), "With --fuzz seats and rules are random"),
        (("--seats", "random,random", "--rounds", "0"), "a whole number of 1 or more"),
        (("--seats", ",".join(["random"] * 10), "--rounds", "1", "--rules", '{"hand_size": 8}'), "75 may be dealt"),
        (("--seats", "random,random", "--rounds", "1", "--rules", "none"), "there are no rules called 'none'"),
        (("--seats", "random,random", "--rounds", "1", "--rules", '{"deck":' + "[" * 9999), "nested deeper than"),
        (
            ("--seats", "random,random", "--rounds", "1", "--rules", '{"deck":"modern","deck":"classic"}'),
            "written twice",
        ),
    ],
)
def test_wrong_use_gets_a_sentence(arguments: tuple[str, ...], sentence: str) -> None:
    with pytest.raises(UsageError) as caught:
        run(*arguments)
    assert sentence in str(caught.value)


def test_records_that_cannot_be_written_are_refused_before_anything_is_played(tmp_path: Path) -> None:
    path = tmp_path / "none" / "records.jsonl"
    with pytest.raises(UsageError, match="can't be written: No such file or directory"):
        run("--seats", "random,random", "--rounds", "1000000000", "--records", str(path))


class Terminal(io.StringIO):
    def isatty(self) -> bool:
        return True


def test_the_bar_is_for_terminals_alone_and_goes_away() -> None:
    file, terminal = io.StringIO(), Terminal()
    for stream in (file, terminal):
        with ProgressBar(10, stream) as bar:
            for done in (3, 10):
                bar.show(done)
    assert file.getvalue() == ""
    shown = terminal.getvalue().split("\r")
    assert shown[1] == f"[{'#' * 12}{'.' * 28}] 3 of 10"
    assert shown[2].startswith(f"[{'#' * 40}] 10 of 10")
    assert shown[-2].strip() == shown[-1] == ""


def test_chunks_cover_the_work_once_and_results_keep_their_order() -> None:
    for count, jobs in ((1, 1), (5, 2), (1000, 3), (12345, 4)):
        assert [number for part in chunks(count, jobs) for number in part] == list(range(count))
    assert list(in_order(sum, [range(3), range(5), range(2)], 2)) == [3, 10, 1]


def test_turns_are_counted_as_the_rules_begin_them() -> None:
    moves: list[Move] = parse_script(
        "0:r5 1:draw 1:r6 2:draw 2:keep 0:r+2! 2:catch 0 1:take 2:draw 0:r7 0:uno 1:jump r7"
    )
    assert count_turns(moves) == 8
