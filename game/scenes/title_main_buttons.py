"""What stands on the title's large buttons: Play, the match that waits, and the lesson; an icon and two lines each."""

from __future__ import annotations

from collections.abc import Sequence

from pygame import Rect, Surface

from game.bindings import CONFIRM
from game.scenes.pieces import one_or_two_lines
from game.scenes.title_words import set_up_words, waiting_words
from game.services import Services
from game.session.setup import SetUp
from game.store.saved import SavedMatch
from game.ui.caps import key_cap
from game.ui.compositor import Canvas
from game.ui.kit import Kit
from game.ui.vector import hexed, picture
from game.ui.widgets import Widget

_FACE, _FACE_STEP, _MOST_FACES = 44, 32, 3


def draw_play(canvas: Canvas, kit: Kit, services: Services, button: Widget, set_up: SetUp) -> None:
    """Declare what is played at once, and the key for it."""
    tr, body = services.translator, _body(kit, button)
    icon = _filled_play(kit, kit.px(46))
    canvas.blit(icon, (body.left + kit.px(34), body.centery - icon.get_height() // 2))
    cap = key_cap(kit, services.key_cap(CONFIRM), dark=True)
    canvas.blit(cap, (body.right - kit.px(30) - cap.get_width(), body.centery - cap.get_height() // 2))
    left = body.left + kit.px(108)
    room = body.right - kit.px(44) - cap.get_width() - left
    title = kit.type.line(tr._("Play"), "title", kit.px(40), kit.color("on-gold"))
    words = one_or_two_lines(kit, set_up_words(tr, set_up), "small", "on-gold", room)
    _draw_two_lines(canvas, title, words, left, body.centery)


def draw_waiting(canvas: Canvas, kit: Kit, services: Services, button: Widget, waiting: SavedMatch) -> None:
    """Declare the match that waits, with the faces of the others where there is room."""
    tr, body, is_whole = services.translator, _body(kit, button), button.rect.width >= kit.px(600)
    icon = kit.icon("next", 34)
    canvas.blit(icon, (body.left + kit.px(40 if is_whole else 30), body.centery - icon.get_height() // 2))
    left, right = body.left + kit.px(108 if is_whole else 84), body.right - kit.px(24)
    sentence = waiting_words(tr, waiting)
    faces = [plan.avatar for seat, plan in enumerate(waiting.plans) if seat != waiting.viewer][:_MOST_FACES]
    while faces and _faces_left(kit, faces, right) - kit.px(16) - left < kit.text_width(sentence, "small"):
        faces.pop()
    room = (_faces_left(kit, faces, right) - kit.px(16) if faces else right) - left
    _draw_faces(canvas, kit, faces, right, body.centery)
    title = kit.type.line(tr._("Continue"), "title", kit.px(30), kit.color("text"))
    _draw_two_lines(canvas, title, kit.text(sentence, "small", "text-felt", width=room), left, body.centery)


def draw_lesson(canvas: Canvas, kit: Kit, services: Services, button: Widget) -> None:
    """Declare the lesson."""
    tr, body = services.translator, _body(kit, button)
    icon = kit.icon("bulb", 38, "gold")
    canvas.blit(icon, (body.left + kit.px(38), body.centery - icon.get_height() // 2))
    left = body.left + kit.px(108)
    room = body.right - kit.px(24) - left
    title = kit.type.fitting(tr._("Learn to play"), "title", kit.px(30), kit.color("text"), room)
    words = kit.text(tr._("A first round, step by step"), "small", "text-felt", width=room)
    _draw_two_lines(canvas, title, words, left, body.centery)


def _body(kit: Kit, button: Widget) -> Rect:
    return button.rect.move(0, kit.px(kit.theme.spacing["lip"])) if button.pressed else button.rect


def _faces_left(kit: Kit, faces: Sequence[str], right: int) -> int:
    return right - kit.px(_FACE) - kit.px(_FACE_STEP) * (len(faces) - 1)


def _draw_faces(canvas: Canvas, kit: Kit, faces: Sequence[str], right: int, middle: int) -> None:
    face, left = kit.px(_FACE), _faces_left(kit, faces, right)
    for index, name in enumerate(faces):
        at = (left + index * kit.px(_FACE_STEP) + face / 2, middle)
        canvas.blit_centered(kit.disc(face + 2 * kit.px(2), "panel"), at)
        canvas.blit_centered(kit.assets.image(f"avatars/{name}", (face, face)), at)


def _draw_two_lines(canvas: Canvas, title: Surface, words: Surface, left: int, middle: int) -> None:
    top = middle - (title.get_height() + words.get_height()) // 2
    canvas.blit(title, (left, top))
    canvas.blit(words, (left, top + title.get_height()))


def _filled_play(kit: Kit, pixels: int) -> Surface:
    color = hexed(kit.color("on-gold"))
    path = f'<path transform="scale({pixels / 24:.4f})" d="M8 5.5v13l11-6.5z" fill="{color}" stroke="{color}" '
    key = ("play", pixels, color)
    return kit.assets.cache.get(
        key, lambda: picture((pixels, pixels), path + 'stroke-width="2.2" stroke-linejoin="round"/>')
    )
