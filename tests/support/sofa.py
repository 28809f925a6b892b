"""Several people round one screen, played by a pilot, and a guard who looks at every frame that is drawn.

The guard has its own idea of who holds the screen: whoever confirmed a hand-over, until somebody else has to decide.
It knows the truth, and says of every frame whether a face is on it that its holder may not see.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Sequence

import pygame
from pygame import Rect, Surface

from game.rules.cards import Card
from game.rules.events import (
    CardReturned,
    CardsPassed,
    CardTurned,
    ColorDiscarded,
    DealerDrawn,
    Event,
    HandsDealt,
    HandsGathered,
    HandsPassed,
    HandsSwapped,
    PlayChallenged,
    RoundEnded,
)
from game.rules.ruleset import Ruleset
from game.rules.seat import Seat
from game.rules.state import Phase
from game.scenes import flow
from game.scenes.coach import CoachScene
from game.scenes.hand_over import HandOver
from game.scenes.match_result import MatchResult
from game.scenes.pause import PauseScene
from game.scenes.round_result import RoundResult
from game.scenes.rules_help import RulesHelp
from game.scenes.settings import SettingsScene
from game.scenes.table import TableScene
from game.services import Services
from game.session.match import Match
from game.session.seats import SeatKind, SeatPlan
from game.settings import Opening
from game.table.card_art import picture_name
from game.table.director import Director
from game.ui.compositor import Canvas
from game.ui.geometry import Point, Size
from tests.support.pilot import Pilot, Target
from tests.support.witness import Witness
from tests.table.person import Person

NAMES = ("Maya", "Leo", "Sam", "Ada", "Tim", "Zoe", "Ben", "Eva", "Max", "Lou")
SIZES: tuple[Size, ...] = ((1024, 600), (1280, 720), (1440, 1080), (1920, 1080))
_TURNING_MS = 200.0
_SEEN_PILE = 8
_ILLUSTRATED = (RulesHelp, SettingsScene)
"""Scenes that show cards as examples."""


class LeakError(AssertionError):
    """A face was drawn that nobody at the screen may see."""


class Guard:
    """Looks at every frame; `holder` is who holds the screen."""

    def __init__(self, witness: Witness) -> None:
        self._witness = witness
        self.holder: Seat | None = None
        self.frames = 0
        self.open_frames = 0
        self._held: set[str] = set()
        self._leaving: set[str] = set()
        self._left_at = -1e9
        self._secret: set[str] = set()
        self._kept: set[str] = set()
        self._piles: deque[set[str]] = deque(maxlen=3)
        self._told: set[str] = set()
        self._cursor = 0

    def hand_over(self, match: Match, handing_seat: Seat, accused: Seat | None) -> None:
        """Notice that somebody confirmed that the screen is theirs."""
        self.holder = handing_seat
        if accused is not None:
            asked = [event for event in match._log if isinstance(event, PlayChallenged)][-1]  # the truth
            self._secret, self._held = _names(asked.hand or ()), self._kept
            if _decides(match) in (None, handing_seat):
                self._held = self._held | _names(match.view(handing_seat).hand)
        else:
            self._held = _names(match.view(handing_seat).hand)

    def let_go(self, now: float) -> None:
        """Notice that others may look now: only what just lay open may still turn over."""
        if self.holder is not None:
            self._leaving, self._left_at = self._held | self._secret, now
        self.holder, self._held, self._secret = None, set(), set()

    def follow(self, match: Match, now: float) -> None:
        """Take in what happened in the match since the last time."""
        events = match._log[self._cursor :]  # the truth
        if not events:
            return
        self._cursor += len(events)
        view = match.view(None)
        self._piles.append(_names(view.discards[-_SEEN_PILE:]))
        self._told = {text for event in events for text in _told(event)} | (self._told if len(events) < 3 else set())
        if self.holder is None:
            return
        is_asked = any(isinstance(event, PlayChallenged) and event.challenger == self.holder for event in events)
        if is_asked or any(map(_moves_hands, events)) or _decides(match) not in (None, self.holder):
            self._kept = self._held  # of a challenger, shown again beside the accused hand
            self.let_go(now)
            return
        self._held |= _names(match.view(self.holder).hand)

    def look(self, canvas: Canvas, scenes: Sequence[object], now: float) -> None:
        """Look at a frame.

        Raises:
            LeakError: there is a face on it that nobody at the screen may see.
        """
        self.frames += 1
        if isinstance(scenes[-1], _ILLUSTRATED):
            return
        seen = self._witness.faces(canvas)
        allowed = set().union(*self._piles) | self._told
        if self.holder is not None:
            self.open_frames += 1
            allowed |= self._held | self._secret
        if now - self._left_at <= _TURNING_MS:
            allowed |= self._leaving
        if seen - allowed:
            tops = [type(scene).__name__ for scene in scenes]
            raise LeakError(f"{sorted(seen - allowed)} seen over {tops}, held by {self.holder}")


class Sofa(Pilot):
    """A pilot whose window is looked at by the guard in place of being painted; time goes in larger steps."""

    def __init__(
        self, plans: Sequence[SeatPlan], rules: Ruleset, services: Services, *, size: Size, stride: float = 3.0
    ) -> None:
        self.guard = Guard(Witness(services))
        self.stride = stride
        super().__init__(lambda offered: flow.table(offered, plans, rules).scene, size, services=services)
        self.loop.compositor.compose = self._seen  # type: ignore[method-assign]  # nothing is painted
        sleep = self.clock.sleep
        self.clock.sleep = lambda ms: sleep(ms * self.stride)  # type: ignore[method-assign]  # larger steps

    def __enter__(self) -> Sofa:
        return self

    @property
    def table(self) -> TableScene:
        return next(scene for scene in self.scenes if isinstance(scene, TableScene))

    @property
    def match(self) -> Match:
        return self.table.feed.match

    def point(self, target: Target) -> Point:
        """The middle of a target where it is seen: the picture may be turned for whoever sits opposite."""
        x, y = super().point(target)
        width, height = self.loop.surface.get_size()
        return (width - 1 - x, height - 1 - y) if self.loop.stack.is_turned else (x, y)

    def _seen(self, canvas: Canvas, target: Surface) -> list[Rect]:
        self.guard.follow(self.match, self.clock.time)
        self.guard.look(canvas, self.scenes, self.clock.time)
        return []


class Friends(Person):
    """Everybody round the screen: they hand it over, play by mouse, and meddle when they feel like it."""

    pilot: Sofa

    def __init__(self, pilot: Sofa, seed: int, *, meddling: float = 0.04) -> None:
        super().__init__(pilot, seed)
        self.meddling = meddling
        self.hand_overs = 0
        self.meddled: set[str] = set()
        self._pins: dict[Seat, str] = {}
        self._confirming: HandOver | None = None
        self._open = pilot.table.feed.open
        pilot.table.feed.open = self._opened  # type: ignore[method-assign]  # the guard hears of it

    def act(self, scene: object) -> bool:
        """Hand the screen over, meddle, or do what a person at a table does."""
        if self.rng.random() < self.meddling and self.meddle(scene):
            return True
        match scene:
            case HandOver():
                return self.take(scene)
            case PauseScene():
                self.pilot.click("resume")
            case RulesHelp() | SettingsScene() | CoachScene():
                self.pilot.press("esc")
            case _:
                return super().act(scene)
        return True

    def take(self, cover: HandOver) -> bool:
        """Confirm a hand-over as the settings say; tell the guard only once it has happened."""
        if cover.moving:
            return False
        self.asked.add("turn" if cover.handing.accused is None else "secret")
        self._confirming = cover
        match self.pilot.table.services.settings.opening:
            case Opening.CLICK:
                self.pilot.click("open")
            case Opening.HOLD:
                self._hold()
            case Opening.PIN:
                self._type(cover, cover.handing.seat)
        self._confirming = None
        return True

    def _opened(self, seat: Seat, director: Director) -> None:
        """Hear that a hand is opened: only ever because its owner confirms it now."""
        cover = self._confirming
        if cover is None or cover.handing.seat != seat:
            raise LeakError(f"the hand of {seat} is opened though nobody confirmed it")
        self.pilot.guard.hand_over(self.pilot.match, seat, cover.handing.accused)
        self.hand_overs += 1
        self._open(seat, director)

    def _hold(self) -> None:
        before = self.pilot.clock.time
        self.pilot.move("open")
        self.pilot.down()
        cover = self.pilot.scene
        while self.pilot.scene is cover and self.pilot.clock.time - before < 2000:
            self.pilot.step()
        self.pilot.up()

    def _type(self, cover: HandOver, seat: Seat) -> None:
        pin = self._pins.setdefault(seat, f"{self.rng.randrange(10_000):04}")
        if cover.handing.view.jump_open:
            self.pilot.press("space")
        for _ in range(2):
            for digit in pin:
                if not cover.is_closed:
                    self.pilot.press(digit)

    def meddle(self, scene: object) -> bool:
        """Do something that has nothing to do with whose turn it is."""
        if (
            not isinstance(scene, TableScene | HandOver | RoundResult)
            and "Question" not in type(scene).__mro__[1].__name__
        ):
            return False
        pilot, guard = self.pilot, self.pilot.guard
        deed = self.rng.choice(
            ("resize", "focus", "pause", "rules", "photo", "digit", "catch", "uno", "log", "sort", "forget")
        )
        self.meddled.add(deed)
        match deed:
            case "resize":
                pilot.resize(self.rng.choice(SIZES))
            case "focus":
                guard.let_go(pilot.clock.time - 1000)
                pilot.post(pygame.WINDOWFOCUSLOST)
                pilot.step()
                pilot.post(pygame.WINDOWFOCUSGAINED)
            case "pause" if isinstance(scene, TableScene | HandOver):
                self._pause(scene)
            case "rules" if isinstance(scene, TableScene | HandOver):
                pilot.press("f1")
            case "photo":
                guard.let_go(pilot.clock.time - 1000)
                pilot.press("f12")
            case "digit" if not isinstance(scene, HandOver) or not self._by_pin:
                pilot.press(str(self.rng.randrange(10)))
            case "catch":
                pilot.press("c")
            case "uno":
                pilot.press("u")
            case "log" if isinstance(scene, TableScene):
                pilot.press("l")
                pilot.press("l")
            case "sort" if isinstance(scene, TableScene):
                pilot.press("s")
            case "forget" if (
                isinstance(scene, HandOver) and scene.find("forgotten") and len(people_of(pilot.match)) > 2
            ):
                pilot.click("forgotten")
                pilot.settle()
                pilot.click(self.rng.choice(("rest", "back")))
            case _:
                return False
        return True

    @property
    def _by_pin(self) -> bool:
        return self.pilot.table.services.settings.opening is Opening.PIN

    def _pause(self, scene: object) -> None:
        if isinstance(scene, TableScene) and not scene.screen.log_panel.is_open:
            self.pilot.guard.let_go(self.pilot.clock.time - 1000)
        self.pilot.press("esc")
        if isinstance(self.pilot.scene, PauseScene) and self.rng.random() < 0.3:
            self.pilot.click("settings")


def people_of(match: Match) -> tuple[Seat, ...]:
    """Return the seats of the people, as the guard sees it."""
    return tuple(Seat(seat) for seat, plan in enumerate(match.plans) if plan.kind is SeatKind.HUMAN)


def _decides(match: Match) -> Seat | None:
    """Return the person whose decision comes next, as the guard sees it."""
    view, people = match.view(None), people_of(match)
    if view.phase is Phase.OVER:
        return Seat(-1)
    if view.phase is Phase.GIVE:
        order = [Seat((view.turn or 0) + view.direction * step) for step in range(view.seats)]
        waiting = [Seat(seat % view.seats) for seat in order]
        return next((seat for seat in waiting if seat in people and not view.has_chosen[seat]), None)
    return view.turn if view.turn in people else None


def _moves_hands(event: Event) -> bool:
    return isinstance(event, HandsSwapped | HandsPassed | HandsGathered | HandsDealt | CardsPassed | RoundEnded)


def _told(event: Event) -> set[str]:
    """Return the faces that an event shows to all."""
    match event:
        case DealerDrawn(draws):
            return _names([card for _, card in draws])
        case CardTurned(card) | CardReturned(card):
            return _names([card])
        case ColorDiscarded(_, cards):
            return _names(cards)
        case RoundEnded(_, _, hands):
            return set().union(*map(_names, hands))
        case _:
            return set()


def _names(cards: Sequence[Card | None]) -> set[str]:
    return {picture_name(card) for card in cards if card is not None}


__all__ = ["NAMES", "SIZES", "Friends", "Guard", "LeakError", "MatchResult", "Sofa"]
