"""Who sits where, and who answers for whom."""

import pytest

from game.ai.bot import Bot
from game.ai.characters import CHARACTERS, PERSON_AVATAR, Level
from game.rules.record import SeatEntry
from game.session.agent import HumanAgent
from game.session.lineup import make_agents, seat_entry
from game.session.seats import SeatKind, SeatPlan, bot_plans, plan_table


def test_a_table_mixes_people_and_bots_without_two_alike() -> None:
    plans = plan_table([None, Level.NORMAL, None, *[Level.RANDOM] * 7], ["Ann"])
    assert [plan.name for plan in plans[:4]] == ["Ann", CHARACTERS[0].name, "", CHARACTERS[1].name]
    assert plans[0].avatar == PERSON_AVATAR
    assert len({plan.avatar for plan in plans}) == 10


def test_a_seat_is_written_down_without_its_portrait() -> None:
    assert seat_entry(bot_plans(1, Level.NORMAL)[0]) == SeatEntry(CHARACTERS[0].name, "bot", "normal")


def test_people_and_bots_answer_for_their_seats() -> None:
    human, bot = make_agents(plan_table([None, Level.NORMAL]), seed=1)
    assert isinstance(human, HumanAgent)
    assert isinstance(bot, Bot)


def test_an_unknown_level_is_refused() -> None:
    with pytest.raises(ValueError, match="genius"):
        make_agents([SeatPlan("Nora", SeatKind.BOT, "genius", "owl")], seed=1)
