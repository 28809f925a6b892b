"""Connect the screens: what follows the title, and what follows a table; each answer is the next change of the stack."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.ui.scene import Push, Reset

if TYPE_CHECKING:
    from game.scenes.title import TitleAnswer
    from game.services import Services
    from game.ui.scene import AnyChange


def title(services: Services, *, opponents: int = 3) -> Push[TitleAnswer]:
    """Show the title, and after it a table or the end of the program."""
    from game import __version__
    from game.scenes.title import TitleScene

    scene = TitleScene(services, opponents=opponents, version=__version__)
    return Push(scene, lambda answer: _after_title(services, answer))


def _after_title(services: Services, answer: TitleAnswer) -> AnyChange:
    from game.scenes.title import StartGame

    if isinstance(answer, StartGame):
        return None
    return Reset(None)
