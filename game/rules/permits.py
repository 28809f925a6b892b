"""Read the rules at their named points: what may be played, stacked, jumped in with, kept, drawn and challenged.

These answers are about one card or one seat and change nothing; `legal` puts them together into moves.
"""

from game.rules.cards import Card, Rank
from game.rules.ruleset import DrawnCard, ShuffleHandsLast, Wild4
from game.rules.seat import Seat
from game.rules.state import GameState, Phase
from game.rules.table_rule import PassCards


def is_bluff(state: GameState, seat: Seat, played: Card) -> bool:
    """Tell whether this Wild Draw Four would be a bluff: another card in the hand has the colour in force."""
    color = state.color
    return any(held.color is color for held in state.hands[seat] if held is not played)


def may_play(state: GameState, seat: Seat, played: Card) -> bool:
    """Tell whether a card matches what lies on top, no penalty pending (RULES.md sections 3 and 4)."""
    if played.is_wild:
        return (
            played.rank is not Rank.WILD_DRAW_FOUR
            or state.rules.wild4 is not Wild4.STRICT
            or not is_bluff(state, seat, played)
        )
    return played.color is state.color or played.rank is state.discard_pile[-1].rank


def may_stack(state: GameState, seat: Seat, played: Card) -> bool:
    """Tell whether a card may be added to the pending penalty (RULES.md section 9)."""
    if state.out is not None:
        return False
    rules = state.rules
    on_draw2 = state.discard_pile[-1].rank is Rank.DRAW_TWO
    if played.rank is Rank.DRAW_TWO:
        if on_draw2:
            return rules.stack_draw2_on_draw2
        return rules.stack_draw2_on_wild4 and played.color is state.color
    if played.rank is Rank.WILD_DRAW_FOUR:
        allowed = rules.stack_wild4_on_draw2 if on_draw2 else rules.stack_wild4_on_wild4
        return allowed and may_play(state, seat, played)
    return False


def may_jump(state: GameState, seat: Seat) -> bool:
    """Tell whether this seat may play a card out of turn (RULES.md section 10)."""
    if not (state.jumpable and state.rules.jump_in) or state.phase not in (Phase.PLAY, Phase.PENALTY):
        return False
    top = state.discard_pile[-1]
    if top.is_wild or top not in state.hands[seat]:
        return False
    if seat != state.turn:
        return True
    return state.phase is Phase.PENALTY and not may_stack(state, seat, top)


def may_keep(state: GameState, seat: Seat, drawn: Card) -> bool:
    """Tell whether the playable card just drawn may be kept; nobody is ever forced to bluff.

    Only where a Wild Draw Four can be challenged is there such a thing as a bluff (RULES.md section 4).
    """
    rules = state.rules
    if rules.drawn_card is DrawnCard.MAY and not rules.force_play:
        return True
    can_bluff = drawn.rank is Rank.WILD_DRAW_FOUR and rules.wild4 is Wild4.CHALLENGE
    return can_bluff and is_bluff(state, seat, drawn)


def may_draw(state: GameState, seat: Seat) -> bool:
    """Tell whether the seat on turn may draw: always, unless `force_play` makes it play."""
    return not state.rules.force_play or not any(may_play(state, seat, held) for held in state.hands[seat])


def may_challenge(state: GameState) -> bool:
    """Tell whether the seat facing the penalty may challenge."""
    return state.accusation is not None and state.rules.wild4 is Wild4.CHALLENGE


def needs_color(state: GameState, played: Card, held: int) -> bool:
    """Tell whether a colour is named with this card, played from a hand of `held` cards (RULES.md section 7)."""
    if not played.is_wild:
        return False
    if held > 1:
        return True
    if played.rank is Rank.WILD_DRAW_FOUR:
        return state.rules.wild4 is Wild4.CHALLENGE
    if played.rank is Rank.SHUFFLE_HANDS:
        return state.rules.shuffle_hands_last is ShuffleHandsLast.REDEALS
    return False


def needs_target(state: GameState, played: Card, held: int) -> bool:
    """Tell whether a seat is named with this card; with two seats there is no choice."""
    if state.seats == 2:
        return False
    if played.rank is Rank.SEVEN:
        return state.rules.seven_zero and held > 1
    if played.rank is Rank.CUSTOMIZABLE:
        rule = state.rules.table_rule(played)
        return rule.needs_target if held > 1 else rule.needs_target_last
    return False


def cards_to_give(state: GameState, seat: Seat) -> int:
    """Return how many cards this seat has to choose for `pass_cards`; 0 if it has none to choose now."""
    if state.phase is not Phase.GIVE or state.unfinished is None or state.given[seat] is not None:
        return 0
    passing = state.unfinished.effects[0]
    return min(passing.count, len(state.hands[seat])) if isinstance(passing, PassCards) else 0
