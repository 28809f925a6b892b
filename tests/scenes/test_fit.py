"""Nothing that must be read or hit is cut or leaves the window, in any scene at any size."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pygame
import pytest
from pygame import Surface

from game.rules.cards import Color, card
from game.rules.ruleset import Length, Ruleset, Scoring
from game.scenes.challenge import ChallengeQuestion
from game.scenes.color_chooser import ColorChooser
from game.scenes.give_cards import GiveCardsQuestion
from game.scenes.match_result import MatchResult
from game.scenes.pause import PauseScene
from game.scenes.penalty import PenaltyQuestion
from game.scenes.quit_confirm import QuitConfirm
from game.scenes.round_result import RoundResult
from game.scenes.stage import Stage
from game.scenes.target_chooser import TargetChooser
from game.scenes.title import TitleScene
from game.services import Services, make_services
from game.ui.compositor import Canvas, Sprite
from game.ui.text import Typesetter
from tests.scenes.asking import HAND, SIZES, match_report, penalty, plans, round_report, targets

TWOS = tuple(card(text) for text in ("r+2", "y+2", "g+2", "b+2", "W+4"))
LOWEST = Ruleset(scoring=Scoring.LOWEST, length=Length.ROUNDS)
SCENES: dict[str, Callable[[Services], Stage[Any]]] = {
    "title": lambda services: TitleScene(services, version="0.1.0"),
    "chooser": lambda services: ColorChooser(services, HAND),
    "challenge": lambda services: ChallengeQuestion(services, penalty(), color_before=Color.YELLOW, attacker_count=1),
    "challenge or add": lambda services: ChallengeQuestion(
        services, penalty(10, TWOS[3:]), color_before=Color.YELLOW, attacker_count=12
    ),
    "penalty": lambda services: PenaltyQuestion(services, penalty(2, TWOS)),
    "target": lambda services: TargetChooser(services, targets(2)),
    "nine targets": lambda services: TargetChooser(services, targets(9)),
    "give": lambda services: GiveCardsQuestion(services, HAND, 2, plans(3)[1]),
    "give of sixty": lambda services: GiveCardsQuestion(services, (HAND * 7)[:60], 3, plans(3)[1]),
    "result of two": lambda services: RoundResult(services, round_report(2)),
    "result of four": lambda services: RoundResult(services, round_report(4)),
    "result of ten": lambda services: RoundResult(services, round_report(10, rules=LOWEST)),
    "result with many cards": lambda services: RoundResult(services, round_report(3, most=40)),
    "blocked": lambda services: RoundResult(services, round_report(3, winner=None)),
    "match of two": lambda services: MatchResult(services, match_report((510, 90), (0,))),
    "match of ten": lambda services: MatchResult(services, match_report((510, 90, 510, *range(7)), (0, 2))),
    "pause": PauseScene,
    "quit": QuitConfirm,
}
GAP = 4


@pytest.fixture(scope="module")
def services() -> Services:
    pygame.display.init()
    pygame.font.init()
    pygame.display.set_mode((64, 64))
    return make_services(seed=7)


@pytest.mark.parametrize("size", SIZES, ids=lambda size: f"{size[0]}x{size[1]}")
@pytest.mark.parametrize("name", SCENES)
def test_everything_fits(name: str, size: tuple[int, int], services: Services, monkeypatch: pytest.MonkeyPatch) -> None:
    texts: dict[int, str] = {}
    cut: list[str] = []
    keep: list[Surface] = []
    line, paragraph, shortened = Typesetter.line, Typesetter.paragraph, Typesetter._shortened

    def noted_line(self: Typesetter, text: str, *others: Any, **named: Any) -> Surface:
        surface = line(self, text, *others, **named)
        keep.append(surface)
        texts[id(surface)] = text
        return surface

    def noted_paragraph(self: Typesetter, text: str, *others: Any, **named: Any) -> Surface:
        surface = paragraph(self, text, *others, **named)
        keep.append(surface)
        texts[id(surface)] = text
        return surface

    def noted_cut(self: Typesetter, text: str, *others: Any) -> str:
        result = shortened(self, text, *others)
        if result != text:
            cut.append(text)
        return result

    monkeypatch.setattr(Typesetter, "line", noted_line)
    monkeypatch.setattr(Typesetter, "paragraph", noted_paragraph)
    monkeypatch.setattr(Typesetter, "_shortened", noted_cut)
    services.assets.cache.clear()
    scene = SCENES[name](services)
    scene.resize(size)
    for _ in range(120):
        scene.update(100)
    canvas = Canvas(size)
    scene.draw(canvas)
    window = canvas.rect
    assert not cut
    shown = [
        (texts[id(item.surface)], rect)
        for item, rect in zip(canvas.items, canvas.rects, strict=True)
        if isinstance(item, Sprite) and texts.get(id(item.surface), "").strip()
    ]
    for text, rect in shown:
        assert window.contains(rect), text
    for index, (text, rect) in enumerate(shown):
        core = rect.inflate(-2, -rect.height // 2)
        others = [other for other, place in shown[:index] if core.colliderect(place.inflate(-2, -place.height // 2))]
        assert not others, (text, others)
    for widget in scene.form.widgets:
        assert window.inflate(-2 * GAP, -2 * GAP).contains(widget.rect), widget.name
        assert min(widget.rect.size) >= 18, widget.name
    assert canvas.items
