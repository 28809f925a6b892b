"""Make what several people round one screen see, for pictures: the covers between them and their table."""

from __future__ import annotations

from dataclasses import replace
from functools import partial
from typing import Final

from game.ai.characters import Level
from game.rules.ruleset import OFFICIAL
from game.rules.seat import Seat
from game.scenes.hand_over import HandOver
from game.scenes.handing import Handing
from game.scenes.staging import ShotOptions, played_match
from game.scenes.table import TableScene
from game.scenes.table_ends import table_names
from game.services import Services
from game.session.lineup import make_agents
from game.session.match import Match
from game.session.pins import Pins
from game.session.seats import SeatPlan, people_of, plan_table
from game.settings import Opening, Preferences
from game.table.recap import recap

NAMES: Final = ("Maya", "Leo", "Sam", "Ada", "Tim", "Zoe", "Ben", "Eva", "Max", "Lou")
"""The people of the pictures."""

_MOST_MORE = 12
_RULES = replace(OFFICIAL, jump_in=True)


class _Nobody:
    """Stands for those who could act out of turn."""

    def call(self) -> bool:
        """Call nothing."""
        return False

    def catch(self, caught: Seat) -> bool:
        """Catch nobody."""
        return False

    def jump(self, seat: Seat) -> None:
        """Hear nothing."""


def shot_hand_over(services: Services, options: ShotOptions, opening: Opening = Opening.HOLD) -> HandOver:
    """Show the screen handed to whoever is on turn, a person before them having held it."""
    match = _match(options)
    names = table_names(services.translator, match.plans, None)
    people, taker = people_of(match.plans), _on_turn(match)
    told = partial(recap, services.translator, names, match.events_since(0, None), taker)
    before = next(seat for seat in people if seat != taker)
    handing = Handing(taker, match.plans, names.names, match.view(None), before, told, people=people)
    return _cover(services, handing, opening)


def shot_private_challenge(services: Services, options: ShotOptions) -> HandOver:
    """Show the screen on its way to the one who may look at the hand they challenged."""
    match = _match(options)
    names = table_names(services.translator, match.plans, None)
    handing = Handing(Seat(1), match.plans, names.names, match.view(None), before=Seat(1), accused=Seat(0))
    return _cover(services, handing, Opening.HOLD)


def shot_shared_table(
    services: Services, options: ShotOptions, *, is_flat: bool = False, view_turns: bool = True
) -> TableScene:
    """Show the table of several people, held by the one on turn."""
    settings = replace(services.settings, flat_table=is_flat, view_turns=view_turns)
    table = TableScene(replace(services, preferences=Preferences(settings)), _match(options))
    holder = _on_turn(table.feed.match)
    table.set_out()
    table.screen.director.rest(table.feed.view, holder)
    table.feed.open(holder, table.screen.director)
    table.resize(options.size)
    return table


def _cover(services: Services, handing: Handing, opening: Opening) -> HandOver:
    own = replace(services, preferences=Preferences(replace(services.settings, opening=opening)))
    pins = Pins()
    if opening is Opening.PIN:
        pins.choose(handing.seat, "1234")
    return HandOver(own, handing, _Nobody(), pins)


def _match(options: ShotOptions) -> Match:
    """Have bots play so far and on to the turn of a person; people are at two places of three."""
    plans = _plans(options.seats)
    people = people_of(plans)
    for more in range(_MOST_MORE):
        played = played_match(replace(options, moves=options.moves + more), _RULES)
        if played.is_round_over or played.view(None).turn in people:
            break
    return Match.resume(played.record(), plans, make_agents(plans, options.seed))


def _on_turn(match: Match) -> Seat:
    people, turn = people_of(match.plans), match.view(None).turn
    return turn if turn is not None and turn in people else people[0]


def _plans(seats: int) -> tuple[SeatPlan, ...]:
    levels = [Level.NORMAL if seat % 3 == 2 else None for seat in range(seats)]
    return plan_table(levels, NAMES)
