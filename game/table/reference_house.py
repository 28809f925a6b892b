"""Pages about house rules: how they are played, and whether this table plays them."""

from __future__ import annotations

from game.i18n import Translator
from game.rules.cards import Color, card
from game.rules.ruleset import Ruleset
from game.table.reference_page import Page, Section, allowed, refused


def house_pages(tr: Translator, rules: Ruleset) -> tuple[Page, ...]:
    """Return the pages of this part as the rules in force have them."""
    return (_stacking(tr, rules), _jump_in(tr, rules), _seven_zero(tr, rules))


def _played(tr: Translator, *, on: bool) -> tuple[str, ...]:
    return (tr._("Played at this table") if on else tr._("Not played at this table"),)


def _stacking(tr: Translator, rules: Ruleset) -> Page:
    names = ("stack_draw2_on_draw2", "stack_wild4_on_wild4", "stack_wild4_on_draw2", "stack_draw2_on_wild4")
    return Page(
        "stacking",
        Section.HOUSE,
        tr._("Stacking draw cards"),
        tr._("Whoever faces a penalty may add a draw card of an allowed kind; the sum grows and moves on."),
        card=card("y+2"),
        facts=_played(tr, on=any(getattr(rules, name) for name in names)),
        options=names,
        color=Color.YELLOW,
        examples=(
            allowed(
                tr, "g+2", "y+2", tr._("+2 on +2: the next player faces 4 cards."), title=tr._("Where +2 is allowed")
            ),
            refused(tr, "W", "y+2", tr._("A plain Wild is no answer to a penalty."), title=tr._("Never")),
        ),
        notes=(
            tr._("Facing a penalty you add a card or take the whole sum; there is no other play."),
            tr._("After somebody has taken the cards, the top card attacks nobody any more."),
            tr._("A Draw Two on a Wild Draw Four needs the colour that was named."),
            tr._("A Wild Draw Four in a stack can be challenged as always: for the whole sum, or the sum and 2."),
        ),
    )


def _jump_in(tr: Translator, rules: Ruleset) -> Page:
    return Page(
        "jump_in",
        Section.HOUSE,
        tr._("Jumping in"),
        tr._("Whoever holds the same card as the one just played may play it out of turn. Play goes on from there."),
        card=card("b7"),
        facts=_played(tr, on=rules.jump_in),
        options=("jump_in",),
        examples=(
            allowed(tr, "b7", "b7", tr._("The same colour and the same number.")),
            refused(tr, "g7", "b7", tr._("The same number alone is not enough out of turn.")),
        ),
        notes=(
            tr._("It has to happen before the next turn begins. Wilds are never jumped in with."),
            tr._("An identical action cancels the one it covers: its penalty is not paid, its skip does not happen."),
            tr._("A jump-in can be the last card, and needs its own call of UNO."),
        ),
    )


def _seven_zero(tr: Translator, rules: Ruleset) -> Page:
    return Page(
        "seven_zero",
        Section.HOUSE,
        tr._("Sevens swap, zeros pass"),
        tr._("Whoever plays a 7 swaps hands with a player of their choice. A 0 moves every hand one seat on."),
        card=card("g7"),
        facts=_played(tr, on=rules.seven_zero),
        options=("seven_zero",),
        color=Color.GREEN,
        examples=(
            allowed(tr, "g7", "g7", tr._("A last 7 or 0 moves nothing: the round is won.")),
            allowed(tr, "r4", "g7", tr._("A hand that comes to one card by a swap owes no call of UNO.")),
        ),
        notes=(
            tr._("The swap is not optional. With two players there is no choice to make."),
            tr._("Hands move in the direction of play."),
        ),
    )
