"""Pages about the aim, the deal and the first card."""

from __future__ import annotations

from game.i18n import Translator
from game.rules.cards import card
from game.rules.ruleset import Deck, FirstCard, Ruleset, Scoring
from game.table.reference_page import Page, Section, allowed, refused


def round_pages(tr: Translator, rules: Ruleset) -> tuple[Page, ...]:
    """Return the pages of this part as the rules in force have them."""
    return (_aim(tr, rules), _deck(tr, rules), _deal(tr, rules), _first_card(tr, rules))


def _aim(tr: Translator, rules: Ruleset) -> Page:
    scores = (
        tr._("Whoever gets rid of the last card wins the round and scores the cards left in all other hands.")
        if rules.scoring is Scoring.WINNER
        else tr._("Whoever gets rid of the last card wins the round; everybody else adds up what they are left with.")
    )
    return Page(
        "aim",
        Section.AIM,
        tr._("The aim of the game"),
        tr._("Get rid of all your cards before anybody else does. {scores}", scores=scores),
        facts=(tr._("2 to 10 players"),),
        options=("scoring", "length"),
        steps_title=tr._("A round in four steps"),
        steps=(
            tr._("Everybody gets a hand of cards; one card is turned up."),
            tr._("In turn, play a card that fits, or draw one."),
            tr._("Down to one card? Call UNO!"),
            tr._("The first empty hand ends the round."),
        ),
    )


def _deck(tr: Translator, rules: Ruleset) -> Page:
    notes = [
        tr._("In each of red, yellow, green and blue: one 0, two each of 1 to 9, two Skip, two Reverse, two Draw Two."),
        tr._("Four Wild and four Wild Draw Four."),
    ]
    if rules.deck is Deck.MODERN:
        notes.append(tr._("One Wild Shuffle Hands and three Wild Customizable."))
    return Page(
        "deck",
        Section.AIM,
        tr._("The deck"),
        tr.ngettext("The deck has {count} card.", "The deck has {count} cards.", len(rules.cards)),
        options=("deck", "custom_rules"),
        notes=tuple(notes),
    )


def _deal(tr: Translator, rules: Ruleset) -> Page:
    return Page(
        "deal",
        Section.AIM,
        tr._("Dealer and deal"),
        tr.ngettext(
            "Every player is dealt {count} card, one at a time, beginning at the dealer’s left.",
            "Every player is dealt {count} cards, one at a time, beginning at the dealer’s left.",
            rules.hand_size,
        ),
        options=("hand_size",),
        notes=(
            tr._("Before the first round everybody draws a card: the highest number deals. Symbols count 0."),
            tr._("After every round the deal moves one seat to the left, whoever won."),
            tr._("Up to 75 cards may be dealt, so that a number card is always left to be turned."),
        ),
    )


def _first_card(tr: Translator, rules: Ruleset) -> Page:
    if rules.first_card is FirstCard.NUMBER:
        lead = tr._("Cards are turned until a number shows. Symbols turned before it do nothing.")
        notes: tuple[str, ...] = (tr._("The player on the dealer’s left begins."),)
    else:
        lead = tr._("The card that is turned counts as if the dealer had played it.")
        notes = (
            tr._("Skip: the player on the dealer’s left is skipped."),
            tr._("Draw Two: that player draws 2 and loses the turn."),
            tr._("Reverse: play goes the other way round, and the dealer begins."),
            tr._("A Wild: that player names the colour and then plays."),
            tr._("Wild Draw Four: it goes back, the pile is shuffled, another card is turned."),
        )
    skipped = (
        refused(
            tr, "rS", "b6", tr._("The Skip is passed over. The blue 6 begins."), title=tr._("Turned, but no number")
        )
        if rules.first_card is FirstCard.NUMBER
        else allowed(
            tr, "rS", "", tr._("The player on the dealer’s left loses the turn at once."), title=tr._("Counts")
        )
    )
    return Page(
        "first_card",
        Section.AIM,
        tr._("The first card"),
        lead,
        card=card("b6"),
        options=("first_card",),
        examples=(skipped,),
        notes=notes,
    )
