"""What is not understood gets one clear sentence on standard error and exit status 2, never a page or a traceback."""

import pytest

from game.__main__ import main


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (["--colour"], "Unrecognized arguments: --colour"),
        (["dance"], "Unrecognized arguments: dance"),
        (["--seed", "seven"], "a seed is a whole number"),
        (["--seed", "-1"], "Argument --seed"),
        (["--window", "800x600"], "not between 1024x600 and 3840x2160"),
        (["--window", "9999x9999"], "not between 1024x600 and 3840x2160"),
        (["--window", "wide"], "not of the form 1280x720"),
        (["play", "--seats", "human"], "there are 2 to 10 seats"),
        (["play", "--seats", "human,wizard"], "nobody is called 'wizard'"),
        (["play", "--rules", "chess"], "no rules called 'chess'"),
        (["play", "--rules", '{"hand_size": 10}', "--seats", ",".join(["bot"] * 8)], "75 may be dealt"),
        (["simulate", "--seats", "normal,normal"], "--matches --rounds is required"),
        (["shot", "--list", "--size", "huge"], "not of the form"),
        (["shot", "nowhere", "-o", "x.png"], "nowhere"),
    ],
)
def test_wrong_use_is_one_sentence_and_status_2(
    words: list[str], sentence: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(words) == 2
    out, err = capsys.readouterr()
    assert out == ""
    assert err.count("\n") == 1
    assert sentence in err


def test_the_version_is_told(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as ended:
        main(["--version"])
    assert ended.value.code == 0
    assert capsys.readouterr().out.startswith("Down to One ")
