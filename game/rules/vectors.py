"""Run the conformance cases of NOTATION.md: build a position, make the moves, compare what is expected."""

from collections import Counter
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from typing import Any, Final

from game.rules.cards import Card, Color, color
from game.rules.deal import start_match
from game.rules.events import Ending
from game.rules.kernel import push
from game.rules.legal import actors, legal_moves, why_illegal
from game.rules.moves import GiveCards, Move
from game.rules.notation import format_cards, format_move, parse_cards, parse_move, parse_seat, parse_seat_move
from game.rules.ruleset import Ruleset, from_plain
from game.rules.scoring import match_winners
from game.rules.seat import CLOCKWISE, COUNTERCLOCKWISE, MAX_SEATS, MIN_SEATS, Seat
from game.rules.state import GameState, Phase


class CaseError(ValueError):
    """Refuse a case that can't be set up; the message is one sentence."""


@dataclass(frozen=True, slots=True)
class Outcome:
    """Say how a case ended: `failures` holds a sentence for everything that was not as expected."""

    id: str
    failures: tuple[str, ...]


def run_case(case: Mapping[str, Any]) -> Outcome:
    """Run one case whose JSON has been decoded strictly (see `game.store`)."""
    expect = case.get("expect", {})
    wants_error = bool(expect.get("error"))
    moves = case.get("moves", [])
    try:
        state = set_up(case)
    except ValueError as error:
        refused_as_wanted = wants_error and not moves
        return Outcome(case["id"], () if refused_as_wanted else (f"the position is refused: {error}",))
    if wants_error and not moves:
        return Outcome(case["id"], ("the position was to be refused and is not",))
    failure = _make_moves(state, moves, wants_error=wants_error)
    if failure is not None:
        return Outcome(case["id"], (failure,))
    return Outcome(case["id"], tuple(differences(state, expect)))


def set_up(case: Mapping[str, Any]) -> GameState:
    """Return the position a case starts from.

    Raises:
        ValueError: the rules or the position are refused.
    """
    rules = from_plain(case.get("rules", {}))
    if "deal" in case:
        return start_match(rules, case["deal"]["seats"], case["deal"].get("seed", 0))
    if "position" not in case:
        raise CaseError("a case starts from a position or a deal")
    return _position(rules, case["position"])


def _position(rules: Ruleset, position: Mapping[str, Any]) -> GameState:
    hands = [parse_cards(hand) for hand in position["hands"]]
    discard = parse_cards(position["discard"])
    named = parse_cards(position.get("draw", ""))
    if not MIN_SEATS <= len(hands) <= MAX_SEATS:
        raise CaseError(f"a table has {MIN_SEATS} to {MAX_SEATS} seats")
    rest = _remaining(rules, [*named, *discard, *(held for hand in hands for held in hand)])
    if not discard or not all(hands):
        raise CaseError("every hand and the discard pile need a card")
    state = GameState(rules, len(hands), position.get("seed", 0))
    state.hands = hands
    state.discard_pile = discard
    state.draw_pile = [*([] if position.get("draw_exact") else reversed(rest)), *reversed(named)]
    state.color = _color_in_force(state.top, position.get("color"))
    state.phase = Phase.PLAY
    state.direction = _direction(position.get("direction", CLOCKWISE))
    state.turn = _seat(state, position.get("turn", 0))
    state.dealer = _seat(state, position.get("dealer", len(hands) - 1))
    state.scores = list(position.get("scores", [0] * len(hands)))
    state.round_number = position.get("round", 1)
    if len(state.scores) != len(hands):
        raise CaseError("there is one score for every seat")
    return state


def _remaining(rules: Ruleset, named: list[Card]) -> list[Card]:
    """Return the cards of the deck that are named nowhere, in canonical order."""
    surplus = Counter(named)
    rest: list[Card] = []
    for held in rules.cards:
        if surplus[held]:
            surplus[held] -= 1
        else:
            rest.append(held)
    missing = [held for held, count in surplus.items() if count]
    if missing:
        raise CaseError(f"the deck has not so many of these cards: {format_cards(missing)}")
    return rest


def _color_in_force(top: Card, named: str | None) -> Color:
    if named is None:
        if top.color is None:
            raise CaseError("the colour of the wild on top has to be named")
        return top.color
    named_color = color(named)
    if top.color not in (None, named_color):
        raise CaseError(f"the colour in force on {top.text} is not {named}")
    return named_color


def _direction(number: int) -> int:
    if number not in (CLOCKWISE, COUNTERCLOCKWISE):
        raise CaseError("the direction is 1 or -1")
    return number


def _seat(state: GameState, number: int) -> Seat:
    if not 0 <= number < state.seats:
        raise CaseError(f"there is no seat {number}")
    return Seat(number)


def _make_moves(state: GameState, moves: list[str], *, wants_error: bool) -> str | None:
    for count, text in enumerate(moves, 1):
        is_last = count == len(moves)
        refusal = _refusal(state, text)
        if refusal is None:
            if wants_error and is_last:
                return f"the last move {text} was to be refused and is legal"
            push(state, parse_seat_move(text))
        elif not (wants_error and is_last):
            return f"move {count} ({text}) is refused: {refusal}"
    return None


def _refusal(state: GameState, text: str) -> str | None:
    try:
        move = parse_seat_move(text)
    except ValueError as error:
        return str(error)
    reason = why_illegal(state, move)
    return reason.value if reason else None


_Read = Callable[[GameState], object]
_READINGS: Final[Mapping[str, _Read]] = {
    "counts": lambda state: [len(hand) for hand in state.hands],
    "top": lambda state: state.top.text,
    "color": lambda state: state.color.value if state.color else None,
    "direction": lambda state: state.direction,
    "turn": lambda state: state.turn,
    "pending": lambda state: state.pending,
    "phase": lambda state: state.phase.value,
    "draw_count": lambda state: len(state.draw_pile),
    "discard_count": lambda state: len(state.discard_pile),
    "over": lambda state: state.ending.value if isinstance(state.ending, Ending) else None,
    "winner": lambda state: state.winner,
    "points": lambda state: list(state.points),
    "scores": lambda state: list(state.scores),
    "match_winners": lambda state: list(match_winners(state)),
    "actors": lambda state: list(actors(state)),
}


def differences(state: GameState, expect: Mapping[str, Any]) -> Iterator[str]:
    """Yield a sentence for everything in which a position is not as expected (the keys are NOTATION.md's)."""
    for key, wanted in expect.items():
        if key in _READINGS:
            found = _READINGS[key](state)
            if key == "actors":
                wanted = sorted(wanted)
            if found != wanted:
                yield f"{key} is {found}, not {wanted}"
        elif key == "hands":
            yield from _hand_differences(state, wanted)
        elif key == "revealed":
            yield from _revealed_differences(state, wanted)
        elif key == "legal":
            yield from (f"{text} is to be legal" for text in wanted if not _is_legal(state, text))
        elif key == "illegal":
            yield from (f"{text} is to be illegal" for text in wanted if _is_legal(state, text))
        elif key == "legal_exactly":
            yield from _legal_set_differences(state, wanted)


def _hand_differences(state: GameState, wanted: list[str]) -> Iterator[str]:
    found = [sorted(held.text for held in hand) for hand in state.hands]
    if found != [sorted(hand.split()) for hand in wanted]:
        yield f"hands are {[format_cards(hand) for hand in state.hands]}, not {wanted}"


def _revealed_differences(state: GameState, wanted: Mapping[str, Any] | None) -> Iterator[str]:
    shown = state.revealed
    found = None if shown is None else (shown.to, sorted(held.text for held in shown.hand))
    if found != (None if wanted is None else (wanted["to"], sorted(wanted["hand"].split()))):
        yield f"revealed is {found}, not {wanted}"


def _split_seat(state: GameState, text: str) -> tuple[Seat | None, str]:
    number, colon, move = text.partition(":")
    if not colon:
        return state.turn, text
    return _seat(state, parse_seat(number)), move


def _is_legal(state: GameState, text: str) -> bool:
    """Tell whether a move is legal by both paths: the check of one move and the list of all."""
    try:
        seat, written = _split_seat(state, text)
        if seat is None:
            return False
        move = parse_move(written, seat)
    except ValueError:
        return False
    checked = why_illegal(state, move) is None
    listed = _comparable(move) in {_comparable(legal) for legal in legal_moves(state, seat)}
    if checked is not listed:
        raise AssertionError(f"the list of legal moves and the check disagree on {text}")
    return checked


def _comparable(move: Move) -> str:
    """Write a move so that the order of given cards does not matter."""
    if isinstance(move, GiveCards):
        return " ".join(["give", *sorted(given.text for given in move.cards)])
    return format_move(move)


def _comparable_text(text: str) -> str:
    """Write the text of a move as `_comparable` writes the move; what is no move stays as it is."""
    try:
        return _comparable(parse_move(text, Seat(0)))
    except ValueError:
        return text


def _legal_set_differences(state: GameState, wanted: list[str]) -> Iterator[str]:
    split = [_split_seat(state, text) for text in wanted]
    seat = split[0][0] if split else state.turn
    if seat is None:
        found: set[str] = set()
    else:
        found = {_comparable(move) for move in legal_moves(state, seat)}
    listed = {_comparable_text(text) for _, text in split}
    if not any("!" in text for text in listed):
        found = {text for text in found if "!" not in text}
    if found != listed:
        yield f"legal moves are {sorted(found)}, not {sorted(listed)}"
