"""The composition root: window, services, loop, and the one place where an unexpected error ends.

Nothing of pygame is imported before the environment is set.
"""

from __future__ import annotations

import contextlib
import gc
import os
import sys
from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from game import NAME

if TYPE_CHECKING:
    from pathlib import Path

    from pygame import Surface

    from game.paths import Folders
    from game.services import Services
    from game.ui.clock import Clock
    from game.ui.loop import Loop
    from game.ui.scene import Push, Scene, SceneStack

TITLE = NAME
DEFAULT_SIZE = (1280, 720)
EXIT_OK, EXIT_CRASH, EXIT_BAD_INPUT = 0, 1, 2


def prepare_environment() -> None:
    """Set what SDL must find before it starts; values already set stay."""
    os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")
    if sys.platform.startswith("linux"):
        os.environ.setdefault("SDL_FRAMEBUFFER_ACCELERATION", "0")
        os.environ.setdefault("SDL_VIDEO_X11_WMCLASS", "down-to-one")


def window_size(text: str) -> tuple[int, int]:
    """Read a window size like 1280x720.

    Raises:
        ValueError: It is no size, or not between 1024x600 and 3840x2160; the text is one sentence.
    """
    text = text[:40]
    width, _, height = text.lower().partition("x")
    if not (width.isascii() and width.isdigit() and height.isascii() and height.isdigit()):
        raise ValueError(f"The window size {text!r} is not of the form 1280x720.")
    size = (int(width[:6]), int(height[:6]))
    if not (1024 <= size[0] <= 3840 and 600 <= size[1] <= 2160):
        raise ValueError(f"The window size {text} is not between 1024x600 and 3840x2160.")
    return size


def run(
    first_scene: Callable[[Services], Scene[Any] | Push[Any]],
    *,
    size: tuple[int, int] = DEFAULT_SIZE,
    seed: int | None = None,
    clock: Clock | None = None,
) -> int:
    """Open the window, show the first scene, run until the end; gives the exit status.

    Errors become one sentence on standard error: a missing file or display is status 2, a crash status 1.
    """
    prepare_environment()
    from game import paths
    from game.ui.assets import MissingAssetError
    from game.ui.theme import ThemeError
    from game.ui.window import NoDisplayError

    loop: Loop | None = None
    again = False
    try:
        loop = open_loop(first_scene, size=size, seed=seed, clock=clock, folders=paths.folders())
        spare_what_stays()
        loop.run()
    except (MissingAssetError, ThemeError) as error:
        tell(str(error))
        return EXIT_BAD_INPUT
    except NoDisplayError:
        tell("There is no display to open a window on.")
        return EXIT_BAD_INPUT
    except KeyboardInterrupt:
        return EXIT_OK
    except Exception as error:
        again = _crashed(error, loop)
        return EXIT_CRASH
    finally:
        _close(loop)
        if again:
            from game import crash

            crash.start_again()
    return EXIT_OK


def open_loop(
    first_scene: Callable[[Services], Scene[Any] | Push[Any]],
    *,
    size: tuple[int, int] = DEFAULT_SIZE,
    seed: int | None = None,
    clock: Clock | None = None,
    services: Services | None = None,
    folders: Folders | None = None,
) -> Loop:
    """Open the window and put the first scene into a loop that is ready to run (or to be stepped by a pilot).

    Without `folders` nothing of the player's is read or kept. The usual size gives way to the one in the settings.

    Raises:
        MissingAssetError: A file that belongs to the program is not there.
        ThemeError: The theme cannot be used.
        NoDisplayError: There is no screen.
    """
    prepare_environment()
    from game.scenes.caption_row import CaptionRow
    from game.scenes.curtain import Curtain
    from game.scenes.reader import Reader
    from game.services import make_services
    from game.ui.clock import RealClock
    from game.ui.loop import Loop
    from game.ui.scene import SceneStack
    from game.ui.window import Window

    services = make_services(seed=seed, folders=folders) if services is None else services
    if size == DEFAULT_SIZE:
        size = services.settings.window or size
    window = Window(size, TITLE, _window_icon(services))
    services.assets.cache.fit(window.size)
    stack = SceneStack(window.size)
    captions = CaptionRow(services)
    services.audio.told = captions.hear
    _push_first(stack, first_scene(services))
    return Loop(
        stack,
        window,
        RealClock() if clock is None else clock,
        services.input,
        assets=services.assets,
        after_first_frame=services.begin,
        resized=services.assets.cache.fit,
        closed=services.close,
        wish=services.window_wish,
        full_screen_pressed=services.toggle_full_screen,
        take_picture=services.take_picture,
        companion=Reader(services),
        overlay=Curtain(services, stack, captions),
        between_frames=services.keep.work,
        passing=services.audio.update,
    )


def render_offscreen(
    first_scene: Callable[[Services], Scene[Any] | Push[Any]],
    size: tuple[int, int],
    *,
    seed: int | None = None,
    language: str = "",
    advance_ms: float = 0,
) -> Surface:
    """Paint a scene in a language (English if none is named), after some milliseconds of its life, without a screen."""
    prepare_environment()
    os.environ["SDL_VIDEODRIVER"] = "dummy"
    import pygame

    from game.services import make_services
    from game.ui.compositor import Canvas, render
    from game.ui.loop import FRAME_MS
    from game.ui.scene import SceneStack

    pygame.display.init()
    pygame.font.init()
    pygame.display.set_mode(size)
    services = make_services(seed=seed)
    services.speak(language)
    services.assets.cache.fit(size)
    stack = SceneStack(size)
    _push_first(stack, first_scene(services))
    while advance_ms > 0:
        stack.update(min(FRAME_MS, advance_ms))
        advance_ms -= FRAME_MS
    canvas = Canvas(size)
    stack.draw(canvas)
    return render(canvas)


def _push_first(stack: SceneStack, first: Scene[Any] | Push[Any]) -> None:
    """Put the first scene on the stack, with what follows its answer if that is said."""
    from game.ui.scene import Push

    if isinstance(first, Push):
        stack.push(first.scene, first.then)
    else:
        stack.push(first)


def spare_what_stays() -> None:
    """Have the garbage collector look no more at what is there by now: it would halt the motion for a frame."""
    gc.freeze()


def tell(sentence: str) -> None:
    """Show one sentence: on standard error, or in a box where there is none (a bundle with a window only)."""
    if sys.stderr is not None:
        sys.stderr.write(f"{sentence}\n")
        return
    import pygame

    pygame.display.message_box(TITLE, sentence, message_type="error")


def _window_icon(services: Services) -> Surface | None:
    import pygame

    for name in ("icons/icon_128.png", "icons/icon_64.png"):
        if services.assets.has(name):
            return pygame.image.load(services.assets.path(name))
    return None


def _close(loop: Loop | None) -> None:
    import pygame

    with contextlib.suppress(Exception):  # after a crash nothing may hide the sentence about it
        if loop is not None:
            loop.close()
    pygame.quit()


def _crashed(error: Exception, loop: Loop | None) -> bool:
    """Write the crash report and say where it is; tell whether the player wants to start again."""
    from game import crash
    from game.ui.window import is_on_a_screen

    path = crash.write_report(error, [scene.report for scene in loop.stack.scenes] if loop is not None else [])
    place = "no report could be written" if path is None else f"a report is in {path}"
    sentence = f"The game had to stop because of an error in it; {place}."
    if sys.stderr is not None:
        tell(sentence)
    if loop is None or not is_on_a_screen():
        return False
    size = loop.surface.get_size()
    _close(loop)
    try:
        return _wants_to_go_on(path, size)
    except Exception:  # whatever is broken may be broken still: then the system's own box says it
        if sys.stderr is None:
            tell(sentence)
        return False


def _wants_to_go_on(report: Path | None, size: tuple[int, int]) -> bool:
    """Say in a window of its own what happened, and give the answer."""
    from game import paths
    from game.scenes.mishap import Mishap
    from game.ui.scene import Push, Reset

    answers: list[bool] = []

    def after(closes: bool) -> Reset:
        answers.append(not closes)
        return Reset(None)

    loop = open_loop(lambda services: Push(Mishap(services, report), after), size=size, folders=paths.folders())
    try:
        loop.run()
    finally:
        _close(loop)
    return bool(answers) and answers[0]
