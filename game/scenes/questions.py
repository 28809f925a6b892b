"""Make the question a position puts to its viewer from the view alone: what is faced, who is concerned, what may be."""

from __future__ import annotations

from collections.abc import Sequence

from game.rules.cards import FACES, Card
from game.rules.moves import ChallengePlay, GiveCards, PlayCard
from game.rules.seat import CLOCKWISE, Seat
from game.rules.table_rule import PassCards
from game.rules.view import PlayerView
from game.scenes.challenge import ChallengeQuestion
from game.scenes.color_chooser import ColorChooser
from game.scenes.give_cards import GiveCardsQuestion
from game.scenes.penalty import Penalty, PenaltyQuestion
from game.scenes.question import Lit
from game.scenes.target_chooser import Target, TargetChooser
from game.services import Services
from game.session.seats import SeatPlan
from game.table.words import card_words


def color_question(services: Services, view: PlayerView, played: Card | None, lit: Lit | None = None) -> ColorChooser:
    """Ask for the colour of a wild about to be played, or (None) of one that was turned up first."""
    hand = list(view.hand)
    if played in hand:
        hand.remove(played)
    return ColorChooser(services, hand, lit, can_take_back=played is not None)


def target_question(
    services: Services,
    view: PlayerView,
    plans: Sequence[SeatPlan],
    plays: Sequence[PlayCard],
    lit: Lit | None = None,
) -> TargetChooser:
    """Ask at which seat a card is aimed; `plays` are the moves to choose among, seats listed from the left on."""
    viewer = _viewer(view)
    seats = {play.target for play in plays if play.target is not None}
    ordered = sorted(seats, key=lambda seat: (seat - viewer) % view.seats)
    targets = [Target(seat, plans[seat], view.counts[seat]) for seat in ordered]
    tr = services.translator
    heading = tr._("Aim {card} at whom?", card=card_words(tr, plays[0].card)) if plays[0].card.is_wild else ""
    return TargetChooser(services, targets, lit, heading=heading)


def penalty_question(
    services: Services, view: PlayerView, plans: Sequence[SeatPlan], lit: Lit | None = None
) -> PenaltyQuestion:
    """Ask for the answer to the penalty that waits for the viewer."""
    viewer = _viewer(view)
    attacker = view.seat_after(viewer, -1) if view.accused is None else view.accused
    penalty = Penalty(
        card=view.top,
        covered=view.discards[-2] if len(view.discards) > 1 else None,
        attacker=plans[attacker],
        total=view.pending,
        color=view.color,
        next_plan=plans[view.seat_after(viewer)],
        addable=_addable(view),
    )
    if not any(isinstance(move, ChallengePlay) for move in view.legal_moves):
        return PenaltyQuestion(services, penalty, lit)
    return ChallengeQuestion(
        services, penalty, lit, color_before=view.color_before, attacker_count=view.counts[attacker]
    )


def give_question(
    services: Services, view: PlayerView, plans: Sequence[SeatPlan], lit: Lit | None = None
) -> GiveCardsQuestion:
    """Ask which cards the viewer passes on."""
    viewer = _viewer(view)
    count = max((len(move.cards) for move in view.legal_moves if isinstance(move, GiveCards)), default=0)
    effects = view.rules.table_rule(view.top).effects
    direction = next((effect.direction for effect in effects if isinstance(effect, PassCards)), CLOCKWISE)
    receiver = plans[(viewer + direction) % view.seats]
    return GiveCardsQuestion(services, view.hand, count, receiver, lit)


def _addable(view: PlayerView) -> tuple[Card, ...]:
    """List the faces that may be added to the penalty, in the deck's order."""
    held = {move.card for move in view.legal_moves if isinstance(move, PlayCard) and not move.jump}
    return tuple(face for face in FACES if face in held)


def _viewer(view: PlayerView) -> Seat:
    assert view.seat is not None, "an onlooker is asked nothing"
    return view.seat
