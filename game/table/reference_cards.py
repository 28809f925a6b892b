"""Pages about the cards, one for each kind."""

from __future__ import annotations

from game.i18n import Translator
from game.rules.cards import Color, card
from game.rules.ruleset import Deck, Ruleset, ShuffleHandsLast, Wild4
from game.table.reference_page import Example, Page, Section, allowed, refused


def card_pages(tr: Translator, rules: Ruleset) -> tuple[Page, ...]:
    """Return the pages of this part as the rules in force have them."""
    return (
        _numbers(tr, rules),
        _skip(tr),
        _reverse(tr),
        _draw2(tr, rules),
        _wild(tr),
        _wild4(tr, rules),
        _challenge(tr, rules),
        _shuffle_hands(tr, rules),
        _customizable(tr, rules),
    )


def _in_deck(tr: Translator, count: int) -> str:
    return tr.ngettext("{count} in the deck", "{count} in the deck", count) if count else tr._("Not in this deck")


def _points(tr: Translator, points: int) -> str:
    return tr.ngettext("{count} point", "{count} points", points)


def _numbers(tr: Translator, rules: Ruleset) -> Page:
    notes = (
        (tr._("At this table a 7 swaps hands and a 0 moves every hand on: see “Sevens swap, zeros pass”."),)
        if rules.seven_zero
        else ()
    )
    return Page(
        "numbers",
        Section.CARDS,
        tr._("Number cards"),
        tr._("They do nothing but change the number, and with it maybe the colour."),
        card=card("r7"),
        facts=(tr._("Their number in points"), _in_deck(tr, 76)),
        notes=notes,
    )


def _skip(tr: Translator) -> Page:
    return Page(
        "skip",
        Section.CARDS,
        tr._("Skip"),
        tr._("The next player loses the turn."),
        card=card("gS"),
        facts=(_points(tr, 20), _in_deck(tr, 8)),
        color=Color.GREEN,
        examples=(
            allowed(tr, "gS", "g4", tr._("Green Skip on green 4: the same colour.")),
            allowed(tr, "gS", "rS", tr._("Green Skip on red Skip: the same symbol.")),
        ),
        notes=(tr._("With two players it is your turn again at once."),),
    )


def _reverse(tr: Translator) -> Page:
    return Page(
        "reverse",
        Section.CARDS,
        tr._("Reverse"),
        tr._("Play goes round the other way from now on."),
        card=card("bR"),
        facts=(_points(tr, 20), _in_deck(tr, 8)),
        color=Color.BLUE,
        examples=(allowed(tr, "b5 y8", "bR", tr._("With two players a Reverse is a Skip: it is your turn again.")),),
    )


def _draw2(tr: Translator, rules: Ruleset) -> Page:
    stacked = rules.stack_draw2_on_draw2 or rules.stack_wild4_on_draw2
    answer = (
        allowed(
            tr,
            "g+2" if rules.stack_draw2_on_draw2 else "W+4",
            "r+2",
            tr._("Here the next player may add a card and pass the sum on."),
            title=tr._("Answered"),
        )
        if stacked
        else refused(tr, "g+2", "r+2", tr._("Here nobody can answer it with a card: draw 2 and lose the turn."))
    )
    return Page(
        "draw2",
        Section.CARDS,
        tr._("Draw Two"),
        tr._("The next player draws 2 cards and loses the turn."),
        card=card("r+2"),
        facts=(_points(tr, 20), _in_deck(tr, 8)),
        options=("stack_draw2_on_draw2", "stack_wild4_on_draw2", "jump_in"),
        examples=(answer,),
        notes=(tr._("Penalty cards are never played in the turn they cost."),),
    )


def _wild(tr: Translator) -> Page:
    return Page(
        "wild",
        Section.CARDS,
        tr._("Wild"),
        tr._("Fits on everything. Name the colour to play on: any of the four, also the one in force."),
        card=card("W"),
        facts=(_points(tr, 50), _in_deck(tr, 4)),
        color=Color.GREEN,
        examples=(
            allowed(tr, "g4", "W", tr._("Green was named: any green card fits."), title=tr._("Fits")),
            refused(tr, "y4", "W", tr._("Yellow was not named."), title=tr._("Does not fit")),
        ),
        notes=(tr._("The colour holds until another card covers the wild; shuffled back, it is a plain wild again."),),
    )


def _wild4(tr: Translator, rules: Ruleset) -> Page:
    leads = {
        Wild4.CHALLENGE: tr._(
            "Name the colour; the next player draws 4 cards and loses the turn. "
            "It is a bluff while you hold another card of the colour in force. "
            "A card of the same number does not matter."
        ),
        Wild4.STRICT: tr._(
            "Name the colour; the next player draws 4 cards and loses the turn. "
            "You may play it only while you hold no card of the colour in force."
        ),
        Wild4.FREE: tr._(
            "Name the colour; the next player draws 4 cards and loses the turn. Here it may always be played."
        ),
    }
    return Page(
        "wild4",
        Section.CARDS,
        tr._("Wild Draw Four"),
        leads[rules.wild4],
        card=card("W+4"),
        facts=(_points(tr, 50), _in_deck(tr, 4)),
        options=("wild4", "stack_wild4_on_wild4", "stack_draw2_on_wild4"),
        color=Color.BLUE,
        examples=_wild4_examples(tr, rules),
        notes=(
            tr._("What counts is the colour before the play, and the hand as it was then."),
            tr._("Wilds in your hand have no colour and never forbid it."),
        )
        if rules.wild4 is not Wild4.FREE
        else (),
    )


def _wild4_examples(tr: Translator, rules: Ruleset) -> tuple[Example, ...]:
    fair = allowed(tr, "r3 y9 yR", "W+4", tr._("No blue card in the hand."))
    if rules.wild4 is Wild4.FREE:
        return (allowed(tr, "r3 b5 yR", "W+4", tr._("A blue card in the hand does not matter here.")),)
    if rules.wild4 is Wild4.STRICT:
        return fair, refused(tr, "r3 b5 yR", "W+4", tr._("The blue 5 could be played."), marked="b5")
    bluff = refused(
        tr,
        "r3 b5 yR",
        "W+4",
        tr._("The blue 5 could be played. It may be risked all the same: a challenge would succeed."),
        title=tr._("A bluff"),
        marked="b5",
    )
    return fair, bluff


def _challenge(tr: Translator, rules: Ruleset) -> Page:
    if rules.wild4 is not Wild4.CHALLENGE:
        return Page(
            "challenge",
            Section.CARDS,
            tr._("Challenging it"),
            tr._("At this table a Wild Draw Four is never challenged."),
            card=card("W+4"),
            options=("wild4",),
        )
    return Page(
        "challenge",
        Section.CARDS,
        tr._("Challenging it"),
        tr._("The player who would draw 4 may challenge the play. The hand is shown to the challenger alone."),
        card=card("W+4"),
        options=("wild4",),
        color=Color.BLUE,
        examples=(
            allowed(
                tr,
                "r3 b5",
                "W+4",
                tr._("A blue card was held: the player of the card draws 4, and you play on."),
                title=tr._("The challenge succeeds"),
                marked="b5",
            ),
            refused(
                tr,
                "r3 y9",
                "W+4",
                tr._("No blue card was held: you draw 6 in place of 4 and lose the turn."),
                title=tr._("The challenge fails"),
            ),
        ),
        steps_title=tr._("When somebody plays it on you"),
        steps=(
            tr._("It is played, and a colour is named."),
            tr._("You choose: take 4, or challenge."),
            tr._("The colour was held: they draw 4, you play."),
            tr._("It was not held: you draw 6."),
        ),
        notes=(tr._("Guilt is fixed when the card is played. Nothing that happens later changes it."),),
    )


def _shuffle_hands(tr: Translator, rules: Ruleset) -> Page:
    last = (
        tr._("As the last card it wins the round.")
        if rules.shuffle_hands_last is ShuffleHandsLast.WINS
        else tr._("As the last card it deals all hands anew, yours too, and the round goes on.")
    )
    return Page(
        "shuffle_hands",
        Section.CARDS,
        tr._("Wild Shuffle Hands"),
        tr._("Name the colour; all hands are gathered, shuffled and dealt again, beginning at your left."),
        card=card("WS"),
        facts=(_points(tr, 50), _in_deck(tr, 1 if rules.deck is Deck.MODERN else 0)),
        options=("deck", "shuffle_hands_last"),
        color=Color.GREEN,
        examples=(allowed(tr, "WS", "WS", last),),
        notes=(tr._("Whoever is left without a card by the deal draws one."),),
    )


def _customizable(tr: Translator, rules: Ruleset) -> Page:
    lead = (
        tr._("Name the colour; then this table’s own rule is carried out.")
        if rules.custom_rules
        else tr._("Without a rule agreed before the match it is a plain Wild.")
    )
    return Page(
        "customizable",
        Section.CARDS,
        tr._("Wild Customizable"),
        lead,
        card=card("WC"),
        facts=(_points(tr, 50), _in_deck(tr, 3 if rules.deck is Deck.MODERN else 0)),
        options=("deck", "custom_rules"),
        notes=(
            tr._("Its effects are carried out in their order. Drawing alone costs nobody a turn."),
            tr._("When cards are passed on, everybody chooses first; then all of them move at once."),
            tr._("As the last card only what makes others draw is carried out."),
        ),
    )
