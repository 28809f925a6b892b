"""Asks the victim of a Wild Draw Four: take the cards, or challenge; adding a card where stacking allows it."""

from __future__ import annotations

from collections.abc import Sequence

from game.rules.cards import Color
from game.scenes.outcome_tile import Outcome, OutcomeTile
from game.scenes.penalty import Penalty, PenaltyQuestion
from game.scenes.penalty_head import Heading, named_color
from game.scenes.question import Lit
from game.services import Services
from game.table.words import card_words, color_word

EXTRA_IF_INNOCENT = 2


class ChallengeQuestion(PenaltyQuestion):
    """The same dialog with the colours, the condition, and a second tile."""

    def __init__(
        self,
        services: Services,
        penalty: Penalty,
        lit: Lit | None = None,
        *,
        color_before: Color | None,
        attacker_count: int,
    ) -> None:
        super().__init__(services, penalty, lit)
        self.color_before = color_before
        self.attacker_count = attacker_count

    def heading(self) -> Heading:
        """Say who played it, from which colour to which, and when that is allowed."""
        tr, penalty, before = self.tr, self.penalty, self.color_before
        name = penalty.attacker.name
        colors = []
        if before is not None:
            colors.append(named_color(tr, tr._("Colour before"), before))
        if penalty.color is not None:
            # Translators: a caption; the emblem and the name of the colour follow it.
            colors.append(named_color(tr, tr._("{name} named", name=name), penalty.color))
        return Heading(
            cards=(penalty.covered, penalty.card),
            plan=penalty.attacker,
            title=tr._("{name} played {card}", name=name, card=card_words(tr, penalty.card)),
            colors=tuple(colors),
            sentence=f"{self._condition()} {self._count()}",
        )

    def tiles(self) -> Sequence[OutcomeTile]:
        """Make the tiles for taking and for challenging."""
        tr, penalty = self.tr, self.penalty
        name, total = penalty.attacker.name, penalty.total
        # Translators: {count} is how many cards are drawn, 4 or more.
        innocent = tr._(
            "{name} held none: you draw {count} and lose this turn.", name=name, count=total + EXTRA_IF_INNOCENT
        )
        outcomes = [Outcome("check", "good", self._if_guilty()), Outcome("close", "danger-2", innocent)]
        return self.take_tile(), self.tile("challenge", tr._("Challenge"), "eye", outcomes, 2)

    def note(self) -> str:
        """Tell who gets to see what."""
        return self.tr._("Only you see {name}’s hand when you challenge.", name=self.penalty.attacker.name)

    def _condition(self) -> str:
        tr, name = self.tr, self.penalty.attacker.name
        if self.color_before is None:
            return tr._("It was allowed only if {name} held no card of the colour in force.", name=name)
        color = color_word(tr, self.color_before)
        return tr._("It was allowed only if {name} held no {color} card.", name=name, color=color)

    def _if_guilty(self) -> str:
        tr, name, total = self.tr, self.penalty.attacker.name, self.penalty.total
        if self.color_before is None:
            # Translators: “one” is a card of the colour in force.
            return tr._("{name} held one: {name} draws {count} and you play.", name=name, count=total)
        color = color_word(tr, self.color_before)
        return tr._("{name} held {color}: {name} draws {count} and you play.", name=name, color=color, count=total)

    def _count(self) -> str:
        tr, name = self.tr, self.penalty.attacker.name
        count = self.attacker_count
        return tr.ngettext("{name} has {count} card left.", "{name} has {count} cards left.", count, name=name)
