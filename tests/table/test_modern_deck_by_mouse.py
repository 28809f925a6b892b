"""The modern deck's cards, played by mouse: hands shuffled, swapped with a chosen seat, and cards passed on."""

from game.rules.state import Phase
from game.scenes.color_chooser import ColorChooser
from game.scenes.give_cards import GiveCardsQuestion
from game.scenes.target_chooser import TargetChooser
from tests.table.staged import StagedTable


def own_card(*effects: str) -> dict[str, object]:
    return {"deck": "modern", "custom_rules": [{"title": "House rule", "effects": list(effects)}]}


def name_a_color(staged: StagedTable) -> None:
    staged.pilot.settle()
    assert isinstance(staged.pilot.scene, ColorChooser)
    staged.pilot.click(staged.pilot.scene.form.widgets[0].name)


def test_shuffle_hands_deals_all_hands_anew() -> None:
    with StagedTable("r9", ["WS r1 r2 r3", "b1", "y1 y2"], rules={"deck": "modern"}) as staged:
        staged.pilot.click("hand WS")
        name_a_color(staged)
        staged.rest()
        assert staged.top == "WS"
        assert staged.counts == (2, 2, 2)


def test_an_own_card_swaps_hands_with_the_seat_chosen() -> None:
    with StagedTable("r9", ["WC r1 r2", "b1 b2 b3", "y1"], rules=own_card("swap_hands")) as staged:
        staged.pilot.click("hand WC")
        name_a_color(staged)
        staged.pilot.settle()
        assert isinstance(staged.pilot.scene, TargetChooser)
        staged.pilot.click(staged.pilot.scene.form.widgets[0].name)
        staged.rest()
        assert staged.hand == ["b1", "b2", "b3"]


def test_everybody_passes_a_card_to_the_left() -> None:
    script = "1:give b2 2:give y1"
    with StagedTable(
        "r9", ["WC r1 r2", "b1 b2", "y1 y2"], rules=own_card("pass_cards 1 left"), script=script
    ) as staged:
        staged.pilot.click("hand WC")
        name_a_color(staged)
        staged.pilot.until(lambda: isinstance(staged.pilot.scene, GiveCardsQuestion))
        staged.pilot.settle()
        staged.pilot.click("card_1")
        staged.pilot.click("give")
        staged.pilot.until(lambda: staged.match.view(None).phase is Phase.PLAY)
        staged.rest()
        assert sorted(staged.hand) == ["r1", "y1"]
