"""Somebody who plays with one device alone, through the real loop: by keys of a keyboard, or by events of a gamepad."""

from __future__ import annotations

import random
from abc import ABC, abstractmethod

import pygame

from game.rules.moves import CatchSeat, DrawCard, KeepCard, PlayCard, TakePenalty
from game.scenes.color_chooser import ColorChooser
from game.scenes.give_cards import GiveCardsQuestion
from game.scenes.letter_board import LetterBoard, letters_of
from game.scenes.match_result import MatchResult
from game.scenes.penalty import PenaltyQuestion
from game.scenes.round_result import RoundResult
from game.scenes.stage import Stage
from game.scenes.table import TableScene
from game.scenes.table_controls import CardSpot
from game.scenes.target_chooser import TargetChooser
from tests.support.pilot import Pilot


class Player(ABC):
    """Goes from control to control and acts on them; what can be done it sees on the screen."""

    def __init__(self, pilot: Pilot, seed: int = 1) -> None:
        self.pilot = pilot
        self.rng = random.Random(seed)
        self.asked: set[str] = set()
        self.turns = 0

    @abstractmethod
    def on(self) -> None:
        """Move the focus to the next control."""

    @abstractmethod
    def confirm(self) -> None:
        """Act on what has the focus."""

    @abstractmethod
    def arrow(self, direction: str) -> None:
        """Go one step `left`, `right`, `up` or `down`."""

    @abstractmethod
    def call(self) -> None:
        """Call UNO."""

    @abstractmethod
    def catch(self) -> None:
        """Catch somebody."""

    @abstractmethod
    def use_pile(self) -> None:
        """Draw, or take the penalty."""

    @abstractmethod
    def keep(self) -> None:
        """Keep the drawn card."""

    @property
    def stage(self) -> Stage[object]:
        """The scene on top."""
        scene = self.pilot.scene
        assert isinstance(scene, Stage)
        return scene

    def go_to(self, name: str) -> None:
        """Move the focus to a control."""
        for _ in range(200):
            if self.stage.form.focused == name:
                return
            self.on()
        raise AssertionError(f"{name} can't be reached in {type(self.stage).__name__}")

    def act(self, name: str) -> None:
        """Go to a control and act on it."""
        self.go_to(name)
        self.confirm()

    def play_match(self, *, most_steps: int = 60_000) -> None:
        """Play until the match has its result."""
        for _ in range(most_steps):
            if isinstance(self.pilot.scene, MatchResult):
                return
            if not self._act_on(self.pilot.scene):
                self.pilot.step()
        raise AssertionError("the match does not end")

    def _act_on(self, scene: object) -> bool:
        self.asked.add(type(scene).__name__)
        match scene:
            case TableScene() if scene.feed.is_rested and not scene.screen.director.is_moving:
                return self._at_table(scene)
            case RoundResult():
                self.pilot.settle()
                self.act("next")
            case ColorChooser() | TargetChooser() | PenaltyQuestion() if not scene.moving:
                names = [widget.name for widget in scene.form.widgets if widget.takes_focus]
                self.act(self.rng.choice([name for name in names if name not in ("back", "esc")]))
            case GiveCardsQuestion() if not scene.moving:
                for index in range(scene.count):
                    self.act(f"card_{index}")
                self.act("give")
            case _:
                return False
        return True

    def _at_table(self, table: TableScene) -> bool:
        view = table.feed.view
        plays = [move for move in view.legal_moves if isinstance(move, PlayCard)]
        if any(isinstance(move, CatchSeat) for move in view.legal_moves) and self.rng.random() < 0.3:
            self.catch()
            return True
        if plays and (view.turn == view.seat or self.rng.random() < 0.5):
            self.turns += 1
            play = self.rng.choice(plays)
            if any(play.call for play in plays) and not table.screen.is_armed and self.rng.random() < 0.8:
                self.call()
            table_now = table.screen.director.table
            pieces = {held.id for held in table_now.hands[table_now.bottom] if held.card is play.card}
            spots = [spot for spot in table.form.widgets if isinstance(spot, CardSpot) and spot.piece in pieces]
            self.act(spots[-1].name)
            return True
        if view.turn != view.seat:
            return False
        for move in view.legal_moves:
            if isinstance(move, KeepCard):
                self.keep()
                return True
            if isinstance(move, DrawCard | TakePenalty):
                self.turns += 1
                self.use_pile()
                return True
        return False


class ByKeys(Player):
    """Plays by the keys of a keyboard alone."""

    def on(self) -> None:
        self.pilot.press("tab")

    def confirm(self) -> None:
        self.pilot.press("enter")

    def arrow(self, direction: str) -> None:
        self.pilot.press(direction)

    def call(self) -> None:
        self.pilot.press("u")

    def catch(self) -> None:
        self.pilot.press("c")

    def use_pile(self) -> None:
        self.pilot.press("d")

    def keep(self) -> None:
        self.pilot.press("k")


class ByPad(Player):
    """Plays by the events of a gamepad alone."""

    def on(self) -> None:
        self.button(pygame.CONTROLLER_BUTTON_RIGHTSHOULDER)

    def confirm(self) -> None:
        self.button(pygame.CONTROLLER_BUTTON_A)

    def arrow(self, direction: str) -> None:
        self.button(getattr(pygame, f"CONTROLLER_BUTTON_DPAD_{direction.upper()}"))

    def call(self) -> None:
        self.button(pygame.CONTROLLER_BUTTON_Y)

    def catch(self) -> None:
        self.axis(pygame.CONTROLLER_AXIS_TRIGGERLEFT, 1.0)
        self.axis(pygame.CONTROLLER_AXIS_TRIGGERLEFT, 0.0)

    def use_pile(self) -> None:
        self.button(pygame.CONTROLLER_BUTTON_X)

    def keep(self) -> None:
        self.use_pile()

    def menu(self) -> None:
        """Press Start."""
        self.button(pygame.CONTROLLER_BUTTON_START)

    def back(self) -> None:
        """Press B."""
        self.button(pygame.CONTROLLER_BUTTON_B)

    def write(self, text: str) -> None:
        """Write into the field that has the focus, letter by letter on the board."""
        self.confirm()
        assert isinstance(self.pilot.scene, LetterBoard)
        for letter in text:
            self.act(f"letter_{letters_of('en').index(letter.lower())}")
        self.menu()

    def button(self, button: int) -> None:
        """Press a button and let it go."""
        for kind in (pygame.CONTROLLERBUTTONDOWN, pygame.CONTROLLERBUTTONUP):
            self.pilot.post(kind, button=button, instance_id=0)
            self.pilot.step()

    def axis(self, axis: int, value: float) -> None:
        """Move a stick or a trigger."""
        self.pilot.post(pygame.CONTROLLERAXISMOTION, axis=axis, value=round(value * 32767), instance_id=0)
        self.pilot.step()
