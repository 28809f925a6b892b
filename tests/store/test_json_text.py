import pytest

from game.store.errors import StoreError
from game.store.json_text import MAX_DEPTH, MAX_VALUES, decode

HOSTILE = {
    "byte order mark": (b"\xef\xbb\xbf{}", "it begins with a byte order mark: UTF-8 without one is wanted."),
    "UTF-16": ("{}".encode("utf-16"), "it is not UTF-8 (byte 0)."),
    "Latin-1": ('{"a": "é"}'.encode("latin-1"), "it is not UTF-8 (byte 7)."),
    "surrogate in UTF-8": (b'"\xed\xa0\x80"', "it is not UTF-8 (byte 1)."),
    "half a surrogate pair": (rb'{"a": "\ud800"}', "a string holds half a surrogate pair (\\ud800 to \\udfff)."),
    "half a pair as a key": (rb'{"\udfff": 1}', "a string holds half a surrogate pair (\\ud800 to \\udfff)."),
    "not a number": (b"[NaN]", "NaN is no number."),
    "infinity": (b"[-Infinity]", "-Infinity is no number."),
    "a fraction": (b"[1.5]", "numbers are whole, not 1.5."),
    "a whole fraction": (b"[1.0]", "numbers are whole, not 1.0."),
    "an exponent": (b"[1e999]", "numbers are whole, not 1e999."),
    "many digits": (b"9" * 5000, "a number of 5000 digits (99999999999999999999…) is too large."),
    "a key twice": (b'{"a": 1, "b": {"c": 1, "c": 1}}', "the key 'c' is written twice in one object."),
    "a key twice by escapes": (rb'{"a": 1, "\u0061": 2}', "the key 'a' is written twice in one object."),
    "deep arrays": (b"[" * 1_000_000, f"it is nested deeper than {MAX_DEPTH} levels."),
    "deep objects": (b'{"a":' * 500_000, f"it is nested deeper than {MAX_DEPTH} levels."),
    "deep after an escaped quote": (rb'["\\\"[", ' + b"[" * 100, f"it is nested deeper than {MAX_DEPTH} levels."),
    "many values": (b"[" + b"0," * MAX_VALUES + b"0,0]", f"it holds more than {MAX_VALUES} values."),
    "many arrays": (b"[" + b"[]," * MAX_VALUES + b"[]]", f"it holds more than {MAX_VALUES} values."),
    "cut off": (b'{"a": "b', "it is not JSON: Unterminated string starting at (column 7)."),
    "two values": (b"{}\n{}", "it is not JSON: Extra data (line 2, column 1)."),
    "a control character": (b'["a\x00"]', "it is not JSON: Invalid control character at (column 4)."),
    "a comment": (b"// no\n[]", "it is not JSON: Expecting value (line 1, column 1)."),
    "a comma too many": (b"[1,]", None),
    "single quotes": (b"{'a': 1}", None),
    "closing more than opening": (b"]]]]", "it is not JSON: Expecting value (column 1)."),
}


@pytest.mark.parametrize(("content", "sentence"), HOSTILE.values(), ids=HOSTILE.keys())
def test_hostile_content_gets_one_sentence(content: bytes, sentence: str | None) -> None:
    with pytest.raises(StoreError) as caught:
        decode(content)
    message = str(caught.value)
    assert message == sentence if sentence else message.startswith("it is not JSON: ")
    assert "\n" not in message


def test_brackets_and_quotes_in_strings_do_not_count() -> None:
    text = rb'{"a": "[[[[[[[[[[[[[[[[[[[[[[", "b": "\"[[[[[[[[[[[[[[[[[[[[[[\\", "c": [[1]]}'
    assert decode(text) == {"a": "[" * 22, "b": '"' + "[" * 22 + "\\", "c": [[1]]}


def test_plain_values_come_out_as_they_are() -> None:
    text = '{"a": [1, -2, true, null, "Jörg \\ud83d\\ude00"], "b": 18446744073709551615}'
    assert decode(text.encode()) == {"a": [1, -2, True, None, "Jörg 😀"], "b": 2**64 - 1}
