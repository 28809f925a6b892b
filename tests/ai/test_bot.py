"""A bot's habits: what it forgets and notices, and that it thinks in slices without its answer depending on them."""

from game.ai.bot import Bot
from game.ai.characters import CHARACTERS, Level
from game.ai.habits import Habits, Reaction
from game.ai.levels import make_bot
from game.ai.policy import PromptPolicy, Thinking, answers
from game.ai.stream import Stream, stream_seed
from game.rules.events import HandsDealt
from game.rules.moves import CallUno, CatchSeat, Move, PlayCard
from game.rules.notation import parse_seat_move
from game.rules.seat import Seat
from game.rules.view import PlayerView
from tests.support.scenario import Scenario

NEVER = Reaction(0.0, 1, 1)
DEALT = (HandsDealt(Seat(0), ((), ())),)


class FirstAnswer(PromptPolicy):
    def choose(self, view: PlayerView, stream: Stream) -> Move:
        return answers(view)[0]

    def jump(self, view: PlayerView, stream: Stream) -> PlayCard | None:
        return None


class SlowAnswer(FirstAnswer):
    def __init__(self, slices: int) -> None:
        self.left = slices

    def think(self, view: PlayerView, stream: Stream) -> Thinking:
        while self.left:
            self.left -= 1
            yield
        return self.choose(view, stream)


def begin(bot: Bot, scenario: Scenario, seat: int = 0) -> None:
    bot.observe(DEALT)
    bot.begin(scenario.view(seat), 0)


def habits(calls: float = 1.0, remembers: Reaction = NEVER, catches: Reaction = NEVER) -> Habits:
    return Habits(calls, remembers, catches, NEVER, hesitation=0)


def test_a_bot_calls_with_its_play_unless_it_forgets() -> None:
    scenario = Scenario("r9", hands=["r5 g1", "b1 b2"])
    for calls, text in ((1.0, "0:r5!"), (0.0, "0:r5")):
        bot = Bot(FirstAnswer(), habits(calls), seed=1)
        begin(bot, scenario)
        assert bot.poll(5000) == parse_seat_move(text)
        assert bot.deadline() is None


def test_no_call_goes_with_a_card_that_gives_the_hand_away() -> None:
    scenario = Scenario("r9", hands=["r7 r1", "b1 b2"], rules={"seven_zero": True})
    bot = Bot(FirstAnswer(), habits(), seed=1)
    begin(bot, scenario)
    assert bot.poll(5000) == parse_seat_move("0:r7")


def test_a_forgotten_call_may_be_remembered() -> None:
    bot = Bot(FirstAnswer(), habits(remembers=Reaction(1.0, 1200, 1200)), seed=1)
    begin(bot, Scenario("r9", hands=["r5 g1", "b1 b2"]).move("0:r5"))
    assert bot.deadline() == 1200
    assert bot.poll_call(1199) is None
    assert bot.poll(1199) is None
    assert bot.poll_call(1200) == CallUno(Seat(0))


def test_a_bot_notices_some_lapses_and_misses_others() -> None:
    noticed = 0
    scenario = Scenario("r9", hands=["r5 g1", "b1 b2", "b3 b4"]).move("0:r5")
    for seed in range(300):
        bot = Bot(FirstAnswer(), habits(catches=Reaction(0.7, 600, 3000)), seed)
        begin(bot, scenario, 2)
        due = bot.deadline()
        if due is not None:
            noticed += 1
            assert 600 <= due <= 3000
            assert bot.poll(due) == CatchSeat(Seat(2), Seat(0))
    assert 180 <= noticed <= 240


def test_the_normal_level_forgets_now_and_then() -> None:
    scenario = Scenario("r9", hands=["r5 r1", "b1 b2"])
    called = 0
    for seed in range(400):
        bot = make_bot(Level.NORMAL, Seat(0), seed)
        begin(bot, scenario)
        move = bot.poll(5000)
        called += isinstance(move, PlayCard) and move.call
    assert 350 <= called <= 385


def test_thinking_goes_on_in_slices_and_is_done_when_the_time_has_come() -> None:
    scenario = Scenario("r9", hands=["r5 g1", "b1 b2"])
    patient, pressed = Bot(SlowAnswer(3), habits(), seed=1), Bot(SlowAnswer(3), habits(), seed=1)
    begin(patient, scenario)
    begin(pressed, scenario)
    assert [patient.think() for _ in range(5)] == [True, True, True, False, False]
    assert patient.poll(5000) == pressed.poll(5000) == parse_seat_move("0:r5!")


def test_streams_are_apart_and_repeat() -> None:
    first, second = Stream(stream_seed(7, 0)), Stream(stream_seed(7, 1))
    assert [first.next() for _ in range(3)] != [second.next() for _ in range(3)]
    assert stream_seed(7, 0, 5) == stream_seed(7, 0, 5)
    drawn = [Stream(seed).between(3, 5) for seed in range(50)]
    assert set(drawn) == {3, 4, 5}
    assert not Stream(1).chance(0.0)
    assert Stream(1).chance(1.0)


def test_a_full_table_of_bots_has_ten_names_and_portraits() -> None:
    assert len({bot.name for bot in CHARACTERS}) == len({bot.avatar for bot in CHARACTERS}) == 10
