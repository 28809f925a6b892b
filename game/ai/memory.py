"""Remember what the seats have shown in public: colours they lack, colours they chose, cards seen.

It is kept up from redacted events (`observe`), or beside a state that a rollout pushes (`push_and_remember`); both lead
to the same memory (a Customizable card's moving hands aside, which rollouts only forget), and neither touches what is
hidden: a count and an open card are all it ever looks at.
"""

from collections.abc import Sequence

from game.ai.faces import COLOR_OF, NO_COLOR, RANK_OF, WILD_DRAW_FOUR, color_index, packed_sum
from game.ai.house import House, read_house
from game.rules.cards import Card, Color
from game.rules.events import (
    CardKept,
    CardPlayed,
    CardsDrawn,
    CardsPassed,
    CardTurned,
    ColorDiscarded,
    ColorNamed,
    DrawCause,
    Event,
    HandsGathered,
    HandsPassed,
    HandsSwapped,
    RoundStarted,
    TurnStarted,
)
from game.rules.kernel import push
from game.rules.moves import CatchSeat, ChallengePlay, DrawCard, GiveCards, Move, PlayCard, TakePenalty
from game.rules.ruleset import Ruleset
from game.rules.seat import Seat
from game.rules.state import GameState, Phase

NOTHING_CHOSEN = -1


class Memory:
    """Hold, by seat, a bit for every colour it lacks (`lacks`) and the colour it last named (`chosen`, -1 for none)."""

    __slots__ = ("chosen", "color", "drew", "house", "lacks", "seats", "seen", "seen_length")

    def __init__(self, house: House) -> None:
        self.house = house
        self.seats = house.seats
        self.forget()

    @classmethod
    def of(cls, rules: Ruleset, seats: int) -> "Memory":
        """Return an empty memory for a match by these rules."""
        return cls(read_house(rules, seats))

    def forget(self) -> None:
        """Begin a round knowing nothing."""
        self.lacks = [0] * self.seats
        self.chosen = [NOTHING_CHOSEN] * self.seats
        self.color = NO_COLOR
        self.drew: Seat | None = None
        self.seen = 0
        self.seen_length = 0

    def copy(self) -> "Memory":
        """Return a memory that can go on by itself."""
        twin = Memory.__new__(Memory)
        twin.house = self.house
        twin.seats = self.seats
        twin.lacks = self.lacks[:]
        twin.chosen = self.chosen[:]
        twin.color = self.color
        twin.drew = self.drew
        twin.seen = self.seen
        twin.seen_length = self.seen_length
        return twin

    def count_seen(self, discards: Sequence[Card]) -> int:
        """Return the packed counts of the discard pile, adding only what is new since the last time."""
        length = len(discards)
        if length < self.seen_length:
            self.seen = packed_sum(discards)
        elif length > self.seen_length:
            self.seen += packed_sum(discards[self.seen_length - length :])
        self.seen_length = length
        return self.seen

    def observe(self, event: Event) -> None:
        """Take in one redacted event."""
        match event:
            case CardPlayed(seat, card, color, _, _, left):
                self.played(seat, card, color, left)
            case CardsDrawn(seat, cards, cause):
                self.saw_draw(seat, len(cards), on_turn=cause is DrawCause.TURN)
            case CardKept():
                self.drew = None
            case TurnStarted():
                self.turn_began()
            case CardTurned(card):
                self.color = COLOR_OF[card]
            case ColorNamed(_, color):
                self.color = color_index(color)
            case HandsSwapped(seat, other):
                self.swapped(seat, other)
            case HandsPassed(direction):
                self.passed_hands(direction)
            case HandsGathered() | CardsPassed():
                self.lacks = [0] * self.seats
            case ColorDiscarded(seat, cards):
                self.lacks[seat] |= 1 << COLOR_OF[cards[0]]
            case RoundStarted():
                self.forget()
            case _:
                pass  # shows nothing of a hand

    def played(self, seat: Seat, card: Card, named: Color | None, left: int) -> None:
        """Learn from a play: a colour shown is not lacked, and who plays a wild has seldom the colour in force."""
        color = COLOR_OF[card]
        lacks = self.lacks
        if color != NO_COLOR:
            lacks[seat] &= ~(1 << color)
        else:
            if self.color != NO_COLOR and (left or RANK_OF[card] == WILD_DRAW_FOUR):
                lacks[seat] |= 1 << self.color
            if named is not None:
                color = color_index(named)
                self.chosen[seat] = color
                lacks[seat] &= ~(1 << color)
        self.color = color
        self.drew = None

    def saw_draw(self, seat: Seat, count: int, *, on_turn: bool) -> None:
        """Learn from a draw: cards got unseen may be of any colour; one drawn on turn may yet be played."""
        if on_turn:
            self.drew = seat
            if count > 1:
                self.lacks[seat] &= 1 << self.color
        elif count > 1:
            self.lacks[seat] = 0

    def turn_began(self) -> None:
        """Learn that the seat which drew could not follow the colour in force."""
        seat = self.drew
        if seat is None:
            return
        self.drew = None
        if self.color != NO_COLOR:
            self.lacks[seat] |= 1 << self.color
            if self.chosen[seat] == self.color:
                self.chosen[seat] = NOTHING_CHOSEN

    def swapped(self, seat: Seat, other: Seat) -> None:
        """Let what is known of two hands go with the hands."""
        lacks, chosen = self.lacks, self.chosen
        lacks[seat], lacks[other] = lacks[other], lacks[seat]
        chosen[seat], chosen[other] = chosen[other], chosen[seat]

    def passed_hands(self, direction: int) -> None:
        """Let what is known of the hands move on with them."""
        seats = range(self.seats)
        self.lacks = [self.lacks[(seat - direction) % self.seats] for seat in seats]
        self.chosen = [self.chosen[(seat - direction) % self.seats] for seat in seats]


def push_and_remember(state: GameState, memory: Memory, move: Move) -> None:
    """Carry out a legal move in place and learn from it what its events would have told; far faster than events."""
    match move:
        case PlayCard():
            _push_play(state, memory, move)
        case DrawCard(seat):
            _push_draw(state, memory, seat)
        case TakePenalty() | ChallengePlay() | CatchSeat():
            _push_penalty(state, memory, move)
        case GiveCards():
            push(state, move)
            if state.phase is not Phase.GIVE:
                memory.lacks = [0] * memory.seats
        case _:
            push(state, move)
            memory.drew = None
            memory.color = color_index(state.color)


def _push_play(state: GameState, memory: Memory, move: PlayCard) -> None:
    seat, card = move.seat, move.card
    memory.played(seat, card, move.color, len(state.hands[seat]) - 1)
    rank = RANK_OF[card]
    if rank < 10 and not (memory.house.seven_zero and rank in (0, 7)):
        push(state, move)
        return
    before = [len(hand) for hand in state.hands]
    before[seat] -= 1
    push(state, move)
    if rank < 10:
        _follow_hands(state, memory, move, rank)
    elif rank > WILD_DRAW_FOUR:
        _follow_wild(state, memory, move, before)
    else:
        _learn_draws(state, memory, before)


def _learn_draws(state: GameState, memory: Memory, before: list[int]) -> None:
    for seat, hand in enumerate(state.hands):
        if len(hand) > before[seat] + 1:
            memory.lacks[seat] = 0


def _follow_hands(state: GameState, memory: Memory, move: PlayCard, rank: int) -> None:
    if state.phase is Phase.OVER:
        return
    if rank == 0:
        memory.passed_hands(state.direction)
    else:
        memory.swapped(move.seat, state.seat_after(move.seat) if move.target is None else move.target)


def _follow_wild(state: GameState, memory: Memory, move: PlayCard, before: list[int]) -> None:
    """Forget what moved with a Shuffle Hands or a Customizable card: its effects are many and rare."""
    effect = memory.house.effects.get(move.card)
    if effect is None or effect.swap or effect.passing or effect.cards_passed:
        memory.lacks = [0] * memory.seats
    else:
        _learn_draws(state, memory, before)


def _push_draw(state: GameState, memory: Memory, seat: Seat) -> None:
    before = len(state.hands[seat])
    push(state, DrawCard(seat))
    drawn = len(state.hands[seat]) - before
    if not drawn:
        return
    memory.saw_draw(seat, drawn, on_turn=True)
    if state.phase is not Phase.DRAWN:
        memory.turn_began()


def _push_penalty(state: GameState, memory: Memory, move: TakePenalty | ChallengePlay | CatchSeat) -> None:
    before = [len(hand) for hand in state.hands]
    push(state, move)
    _learn_draws(state, memory, before)
    if not isinstance(move, CatchSeat):
        memory.drew = None
