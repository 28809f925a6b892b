"""Put the table's own rule for a Customizable card into words, for the log and for whoever points at the card."""

from __future__ import annotations

from game.i18n import Translator
from game.rules.cards import Card, Rank
from game.rules.ruleset import Ruleset
from game.scenes.setup_effects import effect_sentence


def own_rule_words(tr: Translator, rules: Ruleset, card: Card | None) -> str:
    """Return the title and the effects of a Customizable card; empty for any other, and where no rule is agreed."""
    if card is None or card.rank is not Rank.CUSTOMIZABLE or not rules.custom_rules:
        return ""
    rule = rules.table_rule(card)
    effects = " ".join(effect_sentence(tr, effect) for effect in rule.effects)
    return tr._("“{title}”: {effects}", title=rule.title, effects=effects) if rule.title else effects
