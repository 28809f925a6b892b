"""Put the characters' remarks into words: several for each occasion, chosen by the caller's number."""

from collections.abc import Callable, Mapping
from typing import Final, TypeAlias

from game.ai.remarks import Remark
from game.i18n import Translator

Say: TypeAlias = Callable[[str], str]


def remark_text(translator: Translator, remark: Remark, number: int) -> str:
    """Return what is said; the same number gives the same words."""
    sentences = _SENTENCES[remark](translator._)
    return sentences[number % len(sentences)]


_SENTENCES: Final[Mapping[Remark, Callable[[Say], tuple[str, ...]]]] = {
    Remark.CALLED: lambda _: (_("One to go!"), _("Nearly there."), _("Watch this.")),
    Remark.CAUGHT_SOMEBODY: lambda _: (_("Not so fast!"), _("You forgot something."), _("I saw that!")),
    Remark.WAS_CAUGHT: lambda _: (_("Oh, bother."), _("I was about to say it!"), _("Well spotted.")),
    Remark.DREW_MANY: lambda _: (_("My poor hands."), _("I collect them."), _("Thanks, I suppose.")),
    Remark.CHALLENGED_WELL: lambda _: (_("I knew it!"), _("Nice try."), _("Too good to be true.")),
    Remark.CHALLENGED_BADLY: lambda _: (_("I take that back."), _("It was worth a look."), _("Honest, then.")),
    Remark.BLUFF_FOUND_OUT: lambda _: (_("You can’t blame me."), _("Almost got away with it."), _("Ahem.")),
    Remark.WAS_INNOCENT: lambda _: (_("Would I lie to you?"), _("Honest as ever."), _("Help yourself.")),
    Remark.LOST_A_GOOD_HAND: lambda _: (_("I liked those!"), _("Take good care of them."), _("Hey!")),
    Remark.WON_THE_ROUND: lambda _: (_("That was fun!"), _("Good game, all."), _("My round!")),
    Remark.LOST_THE_ROUND: lambda _: (_("Well played."), _("Next time."), _("So close.")),
}
