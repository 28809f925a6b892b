"""Read and write cards, moves and positions in the one text form of NOTATION.md."""

from collections.abc import Iterable
from typing import Final, assert_never

from game.rules.cards import Card, Color, card, color
from game.rules.moves import (
    CallUno,
    CatchSeat,
    ChallengePlay,
    DrawCard,
    GiveCards,
    KeepCard,
    Move,
    NameColor,
    PlayCard,
    TakePenalty,
)
from game.rules.seat import MAX_SEATS, Seat
from game.rules.state import GameState

_JUMP: Final = "jump"


def format_cards(cards: Iterable[Card]) -> str:
    """Write cards with blanks between them."""
    return " ".join(shown.text for shown in cards)


def parse_cards(text: str) -> list[Card]:
    """Read cards with blanks between them.

    Raises:
        ValueError: a word is no card.
    """
    return [card(word) for word in text.split()]


def format_move(move: Move) -> str:
    """Write a move without its seat, such as `r5`, `W=b!`, `jump r7>2`, `give r5 b2`."""
    match move:
        case PlayCard():
            return _format_play(move)
        case DrawCard():
            return "draw"
        case KeepCard():
            return "keep"
        case TakePenalty():
            return "take"
        case ChallengePlay():
            return "challenge"
        case NameColor(_, named):
            return f"color {named.value}"
        case GiveCards(_, cards):
            return f"give {format_cards(cards)}".rstrip()
        case CallUno():
            return "uno"
        case CatchSeat(_, caught):
            return f"catch {caught}"
        case _:
            assert_never(move)


def _format_play(move: PlayCard) -> str:
    jump = f"{_JUMP} " if move.jump else ""
    named = f"={move.color.value}" if move.color else ""
    target = "" if move.target is None else f">{move.target}"
    return f"{jump}{move.card.text}{named}{target}{'!' if move.call else ''}"


def format_seat_move(move: Move) -> str:
    """Write a move with its seat in front, as in scripts and records: `0:r5!`."""
    return f"{move.seat}:{format_move(move)}"


def parse_move(text: str, seat: Seat) -> Move:
    """Read a move of a seat.

    Raises:
        ValueError: no move is written so.
    """
    match text.split():
        case ["draw"]:
            return DrawCard(seat)
        case ["keep"]:
            return KeepCard(seat)
        case ["take"]:
            return TakePenalty(seat)
        case ["challenge"]:
            return ChallengePlay(seat)
        case ["color", named]:
            return NameColor(seat, color(named))
        case ["give", *cards]:
            return GiveCards(seat, tuple(card(word) for word in cards))
        case ["uno"]:
            return CallUno(seat)
        case ["catch", caught]:
            return CatchSeat(seat, parse_seat(caught))
        case ["jump", play]:
            return _parse_play(play, seat, jump=True)
        case [play]:
            return _parse_play(play, seat, jump=False)
    raise ValueError(f"no move is written {text!r}")


def _parse_play(text: str, seat: Seat, *, jump: bool) -> PlayCard:
    rest = text.removesuffix("!")
    call = rest != text
    rest, arrow, target = rest.partition(">")
    rest, equals, named = rest.partition("=")
    try:
        return PlayCard(
            seat,
            card(rest),
            color(named) if equals else None,
            parse_seat(target) if arrow else None,
            call,
            jump,
        )
    except ValueError:
        raise ValueError(f"no move is written {text!r}") from None


def parse_seat(text: str) -> Seat:
    """Read the number of a seat.

    Raises:
        ValueError: there is no such seat at any table.
    """
    if len(text) == 1 and text in "0123456789" and int(text) < MAX_SEATS:
        return Seat(int(text))
    raise ValueError(f"no seat is written {text!r}")


def parse_seat_move(text: str) -> Move:
    """Read a move with its seat in front.

    Raises:
        ValueError: no move is written so.
    """
    seat, colon, move = text.partition(":")
    if not colon:
        raise ValueError(f"no move with its seat is written {text!r}")
    return parse_move(move, parse_seat(seat))


def parse_script(text: str) -> list[Move]:
    """Read moves with their seats and blanks between them, as a record holds a round.

    Raises:
        ValueError: a word belongs to no move.
    """
    moves: list[list[str]] = []
    for word in text.split():
        if ":" in word:
            moves.append([word])
        elif moves:
            moves[-1].append(word)
        else:
            raise ValueError(f"no move with its seat is written {word!r}")
    return [parse_seat_move(" ".join(words)) for words in moves]


def format_script(moves: Iterable[Move]) -> str:
    """Write moves with their seats and blanks between them."""
    return " ".join(format_seat_move(move) for move in moves)


def format_position(state: GameState) -> str:
    """Write a position in one line, for error messages and bug reports."""
    hands = " | ".join(format_cards(hand) for hand in state.hands)
    named = state.color.value if isinstance(state.color, Color) else "-"
    way = "+" if state.direction > 0 else "-"
    turn = "-" if state.turn is None else state.turn
    shown = state.discard_pile[-1].text if state.discard_pile else "-"
    return f"{state.phase.value} turn {turn}{way} top {shown} color {named} pending {state.pending} hands {hands}"
