import os
from pathlib import Path

import pytest

from game.store.errors import StoreError
from game.store.source import MAX_BYTES, read_lines, read_whole


def refused(path: Path) -> str:
    with pytest.raises(StoreError) as caught:
        read_whole(path)
    return str(caught.value)


def test_a_file_that_is_not_there(tmp_path: Path) -> None:
    assert refused(tmp_path / "none.json") == "it can't be read: No such file or directory."


def test_a_directory(tmp_path: Path) -> None:
    assert refused(tmp_path) == "it is a directory."


def test_an_empty_file_and_one_of_blanks(tmp_path: Path) -> None:
    path = tmp_path / "empty.json"
    path.write_bytes(b"")
    assert refused(path) == "it is empty."
    path.write_bytes(b" \n\t\r\n")
    assert refused(path) == "it is empty."


def test_a_file_over_the_limit(tmp_path: Path) -> None:
    path = tmp_path / "large.json"
    path.write_bytes(b"[" + b" " * MAX_BYTES)
    assert refused(path) == f"it is larger than the limit of {MAX_BYTES} bytes."


@pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="there are no named pipes here")
def test_a_pipe_is_not_waited_for(tmp_path: Path) -> None:
    path = tmp_path / "pipe"
    os.mkfifo(path)
    assert refused(path) == "it is not a regular file."
    with pytest.raises(StoreError):
        list(read_lines(path))


@pytest.mark.skipif(not Path("/dev/zero").exists(), reason="there are no such devices here")
def test_an_endless_device_is_not_read() -> None:
    assert refused(Path("/dev/zero")) == "it is not a regular file."


def test_a_link_to_itself(tmp_path: Path) -> None:
    path = tmp_path / "loop"
    try:
        path.symlink_to(path)
    except OSError:
        pytest.skip("links can't be made here")
    assert refused(path).startswith("it can't be read: ")


def test_lines_are_numbered_and_blank_ones_left_out(tmp_path: Path) -> None:
    path = tmp_path / "some.jsonl"
    path.write_bytes(b"{}\n\n  \n{1}\nlast")
    assert list(read_lines(path)) == [(1, b"{}"), (4, b"{1}"), (5, b"last")]


def test_a_line_over_the_limit_is_passed_over(tmp_path: Path) -> None:
    path = tmp_path / "long.jsonl"
    path.write_bytes(b"x" * (2 * MAX_BYTES + 10) + b"\n{}\n")
    assert list(read_lines(path)) == [(1, None), (2, b"{}")]
