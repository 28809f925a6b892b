"""Read a ruleset once into the few facts that features and memory ask for at every decision."""

from dataclasses import dataclass

from game.rules.cards import FACES, Card, Rank
from game.rules.ruleset import Ruleset, Wild4
from game.rules.table_rule import (
    Again,
    DiscardColor,
    Draw,
    PassCards,
    PassHands,
    Reverse,
    Skip,
    SwapHands,
    TableRule,
    Who,
)


@dataclass(frozen=True, slots=True)
class TableEffect:
    """Sum up what a Customizable card does, in cards drawn and turns lost; `passing` is the direction hands move."""

    draw_next: int = 0
    draw_others: int = 0
    draw_self: int = 0
    draw_chosen: int = 0
    skip: int = 0
    again: bool = False
    reverse: bool = False
    swap: bool = False
    passing: int = 0
    cards_passed: int = 0
    discard: bool = False


@dataclass(frozen=True, slots=True)
class House:
    """Hold the facts of a ruleset; `effects` says what each Customizable face does."""

    seats: int
    deck_size: int
    stacking: bool
    seven_zero: bool
    jump_in: bool
    draw_until: bool
    free_wild4: bool
    strict_wild4: bool
    challenge: bool
    hands_move: bool
    has_house_rules: bool
    effects: dict[Card, TableEffect]


def read_house(rules: Ruleset, seats: int) -> House:
    """Return the facts of a ruleset for a table of so many seats."""
    stacking = (
        rules.stack_draw2_on_draw2
        or rules.stack_wild4_on_wild4
        or rules.stack_wild4_on_draw2
        or rules.stack_draw2_on_wild4
    )
    customizables = [face for face in FACES if face.rank is Rank.CUSTOMIZABLE]
    effects = {face: _sum_up(rules.table_rule(face), seats) for face in customizables if _in_use(rules, face)}
    modern = len(rules.cards) > 108
    return House(
        seats=seats,
        deck_size=len(rules.cards),
        stacking=stacking,
        seven_zero=rules.seven_zero,
        jump_in=rules.jump_in,
        draw_until=rules.draw_until_playable,
        free_wild4=rules.wild4 is Wild4.FREE,
        strict_wild4=rules.wild4 is Wild4.STRICT,
        challenge=rules.wild4 is Wild4.CHALLENGE,
        hands_move=rules.seven_zero or modern,
        has_house_rules=stacking or rules.seven_zero or rules.jump_in or modern or rules.wild4 is Wild4.FREE,
        effects=effects,
    )


def _in_use(rules: Ruleset, face: Card) -> bool:
    return (face.rule is None) is (len(rules.custom_rules) != 3)


def _sum_up(rule: TableRule, seats: int) -> TableEffect:
    draws = dict.fromkeys(Who, 0)
    skip = cards_passed = passing = 0
    again = reverse = swap = discard = False
    for effect in rule.effects:
        match effect:
            case Draw(who, count):
                draws[who] += count
            case Skip(count):
                skip, again = count, False
            case Again():
                skip, again = 0, True
            case Reverse():
                if seats == 2:
                    skip, again = 1, False
                else:
                    reverse = not reverse
            case SwapHands():
                swap = True
            case PassHands(direction):
                passing = direction
            case PassCards(count):
                cards_passed += count
            case DiscardColor():
                discard = True
    return TableEffect(
        draw_next=draws[Who.NEXT] + draws[Who.OTHERS] + draws[Who.EVERYONE],
        draw_others=draws[Who.PREVIOUS] + draws[Who.OTHERS] + draws[Who.EVERYONE],
        draw_self=draws[Who.EVERYONE],
        draw_chosen=draws[Who.CHOSEN],
        skip=skip,
        again=again,
        reverse=reverse,
        swap=swap,
        passing=passing,
        cards_passed=cards_passed,
        discard=discard,
    )
