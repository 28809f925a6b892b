"""Say which options contradict each other, beside the option where it shows; and which have no effect now."""

from __future__ import annotations

from collections.abc import Mapping

from game.i18n import Translator
from game.rules.ruleset import MAX_DEALT, Deck, DrawnCard, Length, RulesError, Ruleset


def problems(tr: Translator, rules: Ruleset, seats: int) -> Mapping[str, str]:
    """Give a sentence for every option at which a match with these rules and so many seats can't begin."""
    found = {}
    if rules.draw_until_playable and rules.drawn_card is DrawnCard.KEEP:
        found["draw_until_playable"] = tr._("This goes on until a card can be played, but a drawn card is kept.")
    if seats * rules.hand_size > MAX_DEALT:
        found["hand_size"] = tr._(
            "{seats} seats with {cards} cards each are more than {most}: deal {fits} at most.",
            seats=seats,
            cards=rules.hand_size,
            most=MAX_DEALT,
            fits=MAX_DEALT // seats,
        )
    if not found:
        try:
            rules.validate(seats)
        except RulesError:
            found["custom_rules"] = tr._("The Customizable cards have a rule that can’t be used.")
    return found


def idle_options(tr: Translator, rules: Ruleset) -> Mapping[str, str]:
    """Give a sentence for every option that has no effect as the others stand."""
    found = {}
    if rules.deck is Deck.CLASSIC:
        found["custom_rules"] = found["shuffle_hands_last"] = tr._("Only the modern deck has these cards.")
    if rules.length is Length.TARGET:
        found["rounds"] = tr._("The match ends at a score.")
    else:
        found["target"] = tr._("The match ends after some rounds.")
    if rules.force_play:
        found["drawn_card"] = tr._("Who can play has to, also with a card just drawn.")
    return found
