"""Build the bots: what each level plays by, and its habits of calling, catching and hesitating."""

from typing import Final, assert_never

from game.ai.bot import Bot
from game.ai.casual import CasualPolicy
from game.ai.characters import Level, Temper
from game.ai.expert import ExpertPolicy
from game.ai.habits import Habits, Reaction
from game.ai.heuristic import HeuristicPolicy
from game.ai.policy_book import NO_POLICIES, PolicyBook
from game.ai.random_agent import RandomPolicy
from game.ai.rule_agent import RulePolicy
from game.ai.stream import stream_seed
from game.ai.trained import FAULTLESS, Skill, TrainedPolicy
from game.rules.seat import Seat

_BLIND: Final = Habits(
    calls=0.5,
    remembers=Reaction(0.5, 600, 3000),
    catches=Reaction(0.5, 600, 3000),
    jumps=Reaction(0.5, 600, 3000),
    hesitation=500,
)
_EASY_GOING: Final = Habits(
    calls=0.65,
    remembers=Reaction(0.4, 1500, 3500),
    catches=Reaction(0.4, 1400, 3000),
    jumps=Reaction(0.5, 1200, 3000),
    hesitation=900,
)
_SENSIBLE: Final = Habits(
    calls=0.92,
    remembers=Reaction(0.6, 900, 2600),
    catches=Reaction(0.8, 900, 2600),
    jumps=Reaction(0.9, 700, 2000),
    hesitation=500,
)
_ATTENTIVE: Final = Habits(
    calls=0.97,
    remembers=Reaction(0.8, 700, 2000),
    catches=Reaction(0.9, 700, 2000),
    jumps=Reaction(0.95, 600, 1600),
    hesitation=500,
)
_KEEN: Final = Habits(
    calls=0.99,
    remembers=Reaction(0.9, 600, 1600),
    catches=Reaction(0.96, 600, 1600),
    jumps=Reaction(0.98, 600, 1400),
    hesitation=400,
)
SLIPS: Final = 0.05
"""How often Normal overlooks the best answer."""
CLUB_PLAYER: Final = Skill(haze=(6.0, 6.5), doubt=0.2)
"""Hard takes moves of nearly equal value for each other, and now and then lets a challenge pass."""


def make_bot(level: Level, seat: Seat, seed: int, book: PolicyBook = NO_POLICIES, temper: Temper = Temper.EVEN) -> Bot:
    """Return a bot of this level for a seat; `seed` is the match's, and the bot's choices follow from both.

    Raises:
        ValueError: the level plays by trained weights, and the book holds none.
    """
    own_seed = stream_seed(seed, seat)
    match level:
        case Level.RANDOM:
            return Bot(RandomPolicy(), _BLIND, own_seed)
        case Level.RULE:
            return Bot(RulePolicy(), _SENSIBLE, own_seed)
        case Level.EASY:
            return Bot(CasualPolicy(), _EASY_GOING, own_seed)
        case Level.NORMAL:
            return Bot(HeuristicPolicy(SLIPS), _SENSIBLE, own_seed)
        case Level.HARD:
            return Bot(TrainedPolicy(_filled(book), CLUB_PLAYER, temper), _ATTENTIVE, own_seed)
        case Level.POLICY:
            return Bot(TrainedPolicy(_filled(book), FAULTLESS, temper), _KEEN, own_seed)
        case Level.EXPERT:
            return Bot(ExpertPolicy(_filled(book), temper), _KEEN, own_seed)
        case _:
            assert_never(level)


def _filled(book: PolicyBook) -> PolicyBook:
    if not book.entries:
        raise ValueError("this level plays by trained weights, and none were handed in")
    return book
