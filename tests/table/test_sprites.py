"""Cards are painted as seen: no face of a hidden card is ever asked for, and pictures at rest are sharp."""

from collections.abc import Iterator

import pygame
import pytest

from game.ai.characters import Level
from game.rules.cards import CLASSIC_DECK, card
from game.rules.events import CardPlayed, CardTurned, DealerDrawn, RoundEnded
from game.rules.ruleset import PRESETS
from game.scenes.table import TableScene
from game.services import Services, make_services
from game.session.lineup import make_agents
from game.session.match import Match
from game.session.seats import plan_table
from game.settings import Settings, Speed
from game.table import sprites
from game.table.card_art import BACK, picture_name
from game.table.flight import CardSprite
from game.table.geometry import CardPlace
from game.table.sprites import CardPainter
from game.ui.compositor import Canvas, render
from tests.support.pilot import Pilot

SIZE = (1280, 720)


@pytest.fixture(scope="module")
def services() -> Iterator[Services]:
    pygame.display.init()
    pygame.font.init()
    pygame.display.set_mode((64, 64))
    yield make_services(seed=1)
    pygame.quit()


def test_every_card_has_its_picture(services: Services) -> None:
    for held in {*CLASSIC_DECK, card("WS"), card("WC"), card("WC2")}:
        for covered in (False, True):
            assert services.assets.has(f"{picture_name(held, is_covered=covered)}.svg")
    assert picture_name(None) == BACK


def test_only_cards_that_all_may_see_are_asked_for(monkeypatch: pytest.MonkeyPatch) -> None:
    asked: set[str] = set()

    def spy(shown: object, *, is_covered: bool = False) -> str:
        name = picture_name(shown, is_covered=is_covered)  # type: ignore[arg-type]  # handed on as it came
        asked.add(name.removesuffix("@index"))
        return name

    monkeypatch.setattr(sprites, "picture_name", spy)
    settings = Settings(speed=Speed.FAST)
    plans = plan_table([Level.NORMAL] * 4)
    match = Match.start(PRESETS["official"], plans, 5, make_agents(plans, 5))
    with Pilot(lambda offered: TableScene(offered, match), SIZE, services=make_services(settings=settings)) as pilot:
        pilot.advance(45_000)
        seen = set()
        for event in match.events_since(0, None):
            match event:
                case CardPlayed(_, played) | CardTurned(played):
                    seen.add(picture_name(played))
                case DealerDrawn(draws):
                    seen |= {picture_name(drawn) for _, drawn in draws}
                case RoundEnded(_, _, hands):
                    seen |= {picture_name(held) for hand in hands for held in hand}
                case _:
                    pass
        assert len(asked) > 8
        assert asked <= seen | {BACK}


def test_sprites_are_declared_from_back_to_front_and_keep_their_pictures(services: Services) -> None:
    painter = CardPainter(services.kit(SIZE))
    shown = {
        1: CardSprite(CardPlace(300, 300, 5, 100, 20), card("r7")),
        2: CardSprite(CardPlace(330, 300, 0, 100, 10), None),
        3: CardSprite(CardPlace(360, 300, 0, 100, 30, is_shown=False), card("b2")),
    }
    canvas = Canvas(SIZE)
    painter.draw(canvas, shown, is_moving=False)
    assert len(canvas.items) == 4
    again = Canvas(SIZE)
    painter.draw(again, shown, is_moving=False)
    assert all(a is b for a, b in zip(canvas.items, again.items, strict=True))


def test_a_dimmed_card_is_darker_and_keeps_its_outline(services: Services) -> None:
    kit = services.kit(SIZE)

    def middle(*, is_dimmed: bool) -> tuple[int, ...]:
        canvas = Canvas(SIZE)
        place = CardPlace(200, 200, 0, 120, 1, is_dimmed=is_dimmed)
        CardPainter(kit).draw(canvas, {1: CardSprite(place, card("r7"))}, is_moving=False)
        return tuple(render(canvas).get_at((150, 120)))

    assert sum(middle(is_dimmed=True)[:3]) < sum(middle(is_dimmed=False)[:3]) * 0.8
