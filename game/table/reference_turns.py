"""Pages about a turn: what fits, drawing, the empty pile; and about calls, the last card and points."""

from __future__ import annotations

from game.i18n import Translator
from game.rules.cards import Color, card
from game.rules.ruleset import DrawnCard, Length, Ruleset, Scoring, Wild4
from game.table.reference_page import Page, Section, allowed, refused


def turn_pages(tr: Translator, rules: Ruleset) -> tuple[Page, ...]:
    """Return the pages of this part as the rules in force have them."""
    return (
        _turn(tr),
        _matching(tr),
        _drawing(tr, rules),
        _empty_pile(tr),
        _calling(tr),
        _catching(tr, rules),
        _last_card(tr, rules),
        _points(tr, rules),
        _match(tr, rules),
    )


def _turn(tr: Translator) -> Page:
    return Page(
        "turn",
        Section.TURN,
        tr._("Your turn"),
        tr._("Play one card that fits the top of the discard pile, or draw one from the draw pile."),
        options=("force_play",),
        steps_title=tr._("What happens in a turn"),
        steps=(
            tr._("Play a card that fits, or draw."),
            tr._("What the card does happens."),
            tr._("Down to one card? Call UNO!"),
            tr._("The next player’s turn begins."),
        ),
        notes=(tr._("You may draw although you could play, unless the table plays “Play if you can”."),),
    )


def _matching(tr: Translator) -> Page:
    return Page(
        "matching",
        Section.TURN,
        tr._("What fits"),
        tr._("A card fits if it has the colour in force, or the same number or symbol as the top card, or is a wild."),
        color=Color.BLUE,
        examples=(
            allowed(tr, "g7", "b7", tr._("Green 7 on blue 7: the same number."), title=tr._("Fits")),
            refused(tr, "g4", "b7", tr._("Green 4 on blue 7: neither colour nor number."), title=tr._("Does not fit")),
            allowed(tr, "rS", "bS", tr._("Red Skip on blue Skip: the same symbol, so blue ends."), title=tr._("Fits")),
            refused(
                tr,
                "r7",
                "W",
                tr._("Blue was named with the wild: only blue, or another wild, fits now."),
                title=tr._("Does not fit"),
            ),
        ),
        notes=(tr._("On a wild only the colour that was named counts. The wild itself has no number or symbol."),),
    )


def _drawing(tr: Translator, rules: Ruleset) -> Page:
    drawn = DrawnCard.MUST if rules.force_play else rules.drawn_card
    lead = _until_playable(tr, drawn) if rules.draw_until_playable else _one_card(tr, drawn)
    notes = [
        tr._("After drawing, no other card of the hand may be played in that turn."),
        tr._("Nobody is ever made to bluff: a drawn Wild Draw Four that would be one may be kept."),
    ]
    if rules.force_play:
        notes.insert(0, tr._("Here nobody may draw while a card of the hand fits."))
    return Page(
        "drawing",
        Section.TURN,
        tr._("Drawing a card"),
        lead,
        options=("drawn_card", "draw_until_playable", "force_play"),
        color=Color.GREEN,
        examples=(
            allowed(tr, "g5", "g8", tr._("You drew green 5. It fits green 8."), title=tr._("The drawn card fits")),
            refused(
                tr,
                "g2",
                "g8",
                tr._("Green 2 was in the hand before. After drawing, only the drawn card counts."),
                title=tr._("Another card"),
            ),
        )
        if rules.drawn_card is not DrawnCard.KEEP or rules.force_play
        else (),
        notes=tuple(notes),
    )


def _one_card(tr: Translator, drawn: DrawnCard) -> str:
    match drawn:
        case DrawnCard.MAY:
            return tr._("Draw one card. If it fits, you may play it at once or keep it.")
        case DrawnCard.MUST:
            return tr._("Draw one card. If it fits, it has to be played at once.")
        case DrawnCard.KEEP:
            return tr._("Draw one card. It is kept, and the turn passes.")


def _until_playable(tr: Translator, drawn: DrawnCard) -> str:
    if drawn is DrawnCard.MUST:
        return tr._("Draw until a card comes that fits. It has to be played at once.")
    return tr._("Draw until a card comes that fits. You may play it at once or keep it.")


def _empty_pile(tr: Translator) -> Page:
    return Page(
        "empty_pile",
        Section.TURN,
        tr._("The empty draw pile"),
        tr._("All discards but the top card are shuffled into a new draw pile. The colour in force stays."),
        notes=(
            tr._("If cards still lack, what there is is drawn and the rest is forgiven."),
            tr._("If nothing is left to draw, drawing passes the turn."),
            tr._("When everybody in a row has found nothing to draw, the round ends without points."),
        ),
    )


def _calling(tr: Translator) -> Page:
    return Page(
        "calling",
        Section.UNO,
        tr._("Calling UNO"),
        tr._("Whoever comes down to one card by playing calls UNO, with that play or right after it."),
        options=("uno_penalty",),
        examples=(
            allowed(
                tr,
                "b5 r2",
                "b5",
                tr._("You play the blue 5 and call. One card is left: all is well."),
                title=tr._("In time"),
                marked="b5",
            ),
            refused(
                tr,
                "b5 r2",
                "b5",
                tr._("You play the blue 5 in silence, and somebody notices."),
                title=tr._("Forgotten"),
                marked="b5",
            ),
        ),
        notes=(
            tr._("Every time a hand comes down to one card by playing needs its own call."),
            tr._("A hand that got to one card by a swap, a shuffle or passed cards owes no call."),
            tr._("A call with any other number of cards does nothing."),
        ),
    )


def _catching(tr: Translator, rules: Ruleset) -> Page:
    lead = (
        tr.ngettext(
            "Whoever forgot to call can be caught and draws {count} card.",
            "Whoever forgot to call can be caught and draws {count} cards.",
            rules.uno_penalty,
        )
        if rules.uno_penalty
        else tr._("At this table nobody can be caught for a forgotten call.")
    )
    return Page(
        "catching",
        Section.UNO,
        tr._("Catching somebody"),
        lead,
        options=("uno_penalty",),
        steps_title=tr._("Until when?"),
        steps=(
            tr._("The last but one card lies on the pile, without a call."),
            tr._("Anybody else may call Catch! now."),
            tr._("The next play, draw, take or challenge of anybody ends the chance."),
            tr._("A turn that is skipped does not end it."),
        ),
        notes=(tr._("Once caught, calling is too late. Nobody is caught twice for one lapse."),),
    )


def _last_card(tr: Translator, rules: Ruleset) -> Page:
    notes = [
        tr._("A last Draw Two: the next player draws 2 before the points are counted."),
        tr._("A last 7 or 0 moves no hands. A last Skip or Reverse simply ends the round."),
        tr._("A last Wild names no colour."),
    ]
    if rules.wild4 is Wild4.CHALLENGE:
        notes.insert(
            1, tr._("A last Wild Draw Four: the next player takes 4, or challenges, which can only fail, and takes 6.")
        )
    else:
        notes.insert(1, tr._("A last Wild Draw Four: the next player draws 4 before the points are counted."))
    return Page(
        "last_card",
        Section.UNO,
        tr._("The last card"),
        tr._("Any card may be the last one, and the round ends with it."),
        card=card("r+2"),
        options=("shuffle_hands_last",),
        examples=(
            allowed(tr, "b+2", "b3", tr._("You go out; the next player’s 2 cards count for the winner as well.")),
        ),
        notes=tuple(notes),
    )


def _points(tr: Translator, rules: Ruleset) -> Page:
    if rules.scoring is Scoring.WINNER:
        lead = tr._("The winner of the round scores everything that is left in the other hands.")
    else:
        lead = tr._("Everybody adds up the cards they are left with: the fewer the better.")
    return Page(
        "points",
        Section.SCORING,
        tr._("Points"),
        lead,
        facts=(tr._("Numbers: face value"), tr._("Skip, Reverse, Draw Two: 20"), tr._("Every wild: 50")),
        options=("scoring",),
        examples=(
            allowed(tr, "r3 y9 bS W", "", tr._("3 + 9 + 20 + 50 = 82 points."), title=tr._("A hand that is left over")),
        ),
    )


def _match(tr: Translator, rules: Ruleset) -> Page:
    if rules.length is Length.ROUNDS:
        lead = tr.ngettext("The match ends after {count} round.", "The match ends after {count} rounds.", rules.rounds)
    else:
        lead = tr._("The match ends after the round in which somebody reaches {target} points.", target=rules.target)
    best = tr._("The highest total wins.") if rules.scoring is Scoring.WINNER else tr._("The lowest total wins.")
    return Page(
        "match",
        Section.SCORING,
        tr._("The end of the match"),
        f"{lead} {best}",
        options=("length", "target" if rules.length is Length.TARGET else "rounds"),
        notes=(
            tr._("Equal totals share the win."),
            tr._("A round that ended because nobody could draw counts as a round."),
        ),
    )
