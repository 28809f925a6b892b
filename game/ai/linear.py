"""Value moves by a linear sum over their features, and choose the best: one policy for every table and ruleset.

The weights are handed in; where they come from is the upper part's affair.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from game.ai import features as common
from game.ai import house_features as house
from game.ai.faces import NO_COLOR, REVERSE, SKIP, WILD_DRAW_FOUR, color_index
from game.ai.feature_names import INDEX, NAMES
from game.ai.features import Active, By, On
from game.ai.situation import Prospect, Situation
from game.rules.moves import (
    CallUno,
    CatchSeat,
    ChallengePlay,
    DrawCard,
    GiveCards,
    KeepCard,
    Move,
    NameColor,
    PlayCard,
    TakePenalty,
)
from game.rules.state import Phase


def active_features(here: Situation, move: Move) -> Active:
    """Return the features of a move; a challenge has none, since belief decides it."""
    on: On = []
    by: By = []
    match move:
        case PlayCard():
            _play(here, Prospect(here, move), on, by)
        case DrawCard():
            common.drawing(here, on, by)
            if here.house.draw_until:
                house.drawing_until(here, on, by)
        case KeepCard():
            common.keeping(here, on, by)
        case TakePenalty():
            house.taking(here, on, by)
        case NameColor():
            on.append(common.COLOR_LEFT + min(here.of_color[color_index(move.color)], 5))
        case GiveCards():
            house.giving(here, move.cards, on, by)
        case ChallengePlay() | CallUno() | CatchSeat():
            pass
    return on, by


def waiting_features(here: Situation) -> Active:
    """Return the features of letting a chance to jump in pass."""
    on: On = []
    by: By = []
    house.waiting(here, on, by)
    return on, by


def _play(here: Situation, play: Prospect, on: On, by: By) -> None:
    stays = play.gets < 0
    if stays:
        common.what_stays(here, play, on, by)
        common.last_cards(here, play, on, by)
        common.spread_left(here, play, on, by)
    if play.is_wild:
        common.wild_spent(here, play, on, by)
    else:
        common.card_kind(here, play, on, by)
    common.points_shed(here, play, on, by)
    if not play.is_wild:
        common.color_changed(here, play, on, by)
    if play.color != NO_COLOR:
        common.receiver_shown(here, play, on, by)
    common.cards_seen(here, play, on, by)
    if play.attacks:
        common.attack(here, play, on, by)
    if here.seats > 2:
        if play.color != NO_COLOR:
            common.later_shown(here, play, on, by)
        if play.rank == REVERSE:
            common.reverse(here, play, on, by)
    elif play.attacks and stays:
        common.chain(here, play, on, by)
    if here.house.has_house_rules:
        _house_play(here, play, on, by)


def _house_play(here: Situation, play: Prospect, on: On, by: By) -> None:
    rules = here.house
    if rules.stacking and (play.attacks or here.phase is Phase.PENALTY) and play.rank not in (SKIP, REVERSE):
        house.answers_kept(here, play, on, by)
        if here.phase is Phase.PENALTY and not play.jump:
            house.answer(here, play, on, by)
    if play.gets >= 0:
        house.hand_moves(here, play, on, by)
    elif rules.seven_zero:
        house.swaps_kept(here, play, on, by)
    if rules.jump_in:
        house.twin_kept(here, play, on, by)
        if play.jump:
            house.jump(here, play, on, by)
    if play.card in rules.effects:
        house.table_rule(here, play, on, by)
    if play.rank == WILD_DRAW_FOUR and not rules.strict_wild4:
        house.free_wild4(here, play, on, by)


@dataclass(frozen=True, slots=True)
class LinearPolicy:
    """Hold one weight for each feature, in the order of `feature_names.NAMES`."""

    weights: tuple[float, ...]

    @classmethod
    def of_named(cls, named: Mapping[str, float]) -> "LinearPolicy":
        """Return the policy with these weights by name; features without one weigh nothing.

        Raises:
            ValueError: there is no feature of some name.
        """
        unknown = named.keys() - INDEX.keys()
        if unknown:
            raise ValueError(f"there is no feature called {min(unknown)!r}")
        return cls(tuple(named.get(name, 0.0) for name in NAMES))

    def named(self) -> dict[str, float]:
        """Return the weights by name, rounded, without those that weigh nothing."""
        rounded = {name: round(weight, 4) for name, weight in zip(NAMES, self.weights, strict=True)}
        return {name: weight for name, weight in rounded.items() if weight}

    def value(self, features: Active) -> float:
        """Add up the weights of these features."""
        on, by = features
        weights = self.weights
        total = sum(map(weights.__getitem__, on))
        for index, size in by:
            total += weights[index] * size
        return total

    def values(self, here: Situation, moves: Sequence[Move]) -> list[float]:
        """Return the value of each move; only differences mean anything."""
        return [self.value(active_features(here, move)) for move in moves]
