"""Names every sound that means something, for those who don't hear it; the names are those in `assets/sounds`."""

from __future__ import annotations

from collections.abc import Mapping

from game.i18n import Translator


def captions(tr: Translator) -> Mapping[str, str | None]:
    """Give the caption of every sound there is; None for those that mean nothing that is not seen anyway."""
    return {
        "slide": None,
        "tick": None,
        # Translators: captions of sounds, for people who do not hear them: what sounds, and what it means.
        "snap": tr._("A card is played"),
        "draw": tr._("A card is drawn"),
        "shuffle": tr._("Cards are shuffled"),
        "chime": tr._("Chime: you are asked"),
        "skip": tr._("Knock: a turn is skipped"),
        "reverse": tr._("Whoosh: the direction turns"),
        "penalty": tr._("Thud: penalty cards"),
        "wild": tr._("Shimmer: a wild, a colour"),
        "uno": tr._("Call: UNO!"),
        "catch": tr._("Buzz: somebody is caught"),
        "challenge_won": tr._("Rising: the challenge is won"),
        "challenge_lost": tr._("Falling: the challenge is lost"),
        "round_won": tr._("Fanfare: the round is won"),
        "match_won": tr._("Great fanfare: the match is won"),
    }
