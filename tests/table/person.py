"""A person at the table who plays by mouse alone, through whatever scene is on top."""

import random

from game.rules.moves import CatchSeat, DrawCard, KeepCard, PlayCard, TakePenalty
from game.scenes.color_chooser import ColorChooser
from game.scenes.give_cards import GiveCardsQuestion
from game.scenes.hand_over import HandOver
from game.scenes.match_result import MatchResult
from game.scenes.penalty import PenaltyQuestion
from game.scenes.round_result import RoundResult
from game.scenes.table import TableScene
from game.scenes.target_chooser import TargetChooser
from game.settings import Opening
from game.ui.widgets import Widget
from tests.support.pilot import Pilot


class Person:
    """Clicks something sensible, at random, whenever there is something to click."""

    def __init__(self, pilot: Pilot, seed: int) -> None:
        self.pilot = pilot
        self.rng = random.Random(seed)
        self.turns = 0
        self.rounds = 0
        self.asked: set[str] = set()

    @property
    def table(self) -> TableScene:
        return next(scene for scene in self.pilot.scenes if isinstance(scene, TableScene))

    def play_until_match_result(self, *, most_steps: int = 200_000) -> None:
        for _ in range(most_steps):
            scene = self.pilot.scene
            if isinstance(scene, MatchResult):
                return
            if not self.act(scene):
                self.pilot.step()
        raise AssertionError("the match does not end")

    def act(self, scene: object) -> bool:
        """Do one thing, if there is one to do."""
        self.asked.add(type(scene).__name__)
        match scene:
            case TableScene() if scene.feed.is_rested:
                return self.at_table(scene)
            case RoundResult():
                self.rounds += 1
                self.pilot.settle()
                self.pilot.click("next")
            case ColorChooser() | TargetChooser():
                return self.choose([w for w in scene.form.widgets if w.name not in ("back", "esc")])
            case PenaltyQuestion():
                return self.choose(scene.form.widgets)
            case GiveCardsQuestion():
                for name in (f"card_{i}" for i in range(scene.count)):
                    self.pilot.click(name)
                self.pilot.click("give")
            case HandOver():
                return self.take_over(scene)
            case _:
                return False
        return True

    def take_over(self, cover: HandOver) -> bool:
        """Open the hand, by whichever way is set; a PIN is chosen, since nobody has one yet."""
        if cover.moving:
            return False
        match cover.services.settings.opening:
            case Opening.CLICK:
                self.pilot.click("open")
            case Opening.HOLD:
                self.pilot.move("open")
                self.pilot.down()
                self.pilot.advance(900)
                self.pilot.up()
            case _:
                for digit in "12341234":
                    self.pilot.press(digit)
        return True

    def choose(self, widgets: list[Widget]) -> bool:
        if self.pilot.scene.moving:
            return False
        self.pilot.click(self.rng.choice([widget for widget in widgets if widget.visible]).name)
        return True

    def at_table(self, scene: TableScene) -> bool:
        view, director = scene.feed.view, scene.screen.director
        if director.is_moving:
            return False
        plays = [move for move in view.legal_moves if isinstance(move, PlayCard)]
        caught = [move for move in view.legal_moves if isinstance(move, CatchSeat)]
        if caught and self.rng.random() < 0.3:
            self.pilot.click(f"catch_{caught[0].caught}")
            return True
        if plays and (view.turn == view.seat or self.rng.random() < 0.5):
            self.turns += 1
            if any(play.call for play in plays) and self.rng.random() < 0.8 and not scene.screen.is_armed:
                self.pilot.click("uno")
            self.pilot.click(f"hand {self.rng.choice(plays).card.text}")
            return True
        if view.turn != view.seat:
            return False
        for move in view.legal_moves:
            if isinstance(move, DrawCard | TakePenalty):
                self.turns += 1
                self.pilot.click("pile")
                return True
            if isinstance(move, KeepCard):
                self.pilot.click("keep")
                return True
        return False
