"""Say what of a picture can't be read: cut for want of room, out of the window, or under another text."""

from __future__ import annotations

from typing import Any

import pytest
from pygame import Rect, Surface

from game.ui.compositor import Canvas, Sprite
from game.ui.geometry import Size
from game.ui.scene import Scene
from game.ui.text import Typesetter


def unreadable(scene: Scene[Any], size: Size, monkeypatch: pytest.MonkeyPatch, *, steps: int = 60) -> list[str]:
    """Lay out, let the scene come to rest, draw, and give a word about everything that can't be read."""
    texts: dict[int, str] = {}
    kept: list[Surface] = []
    found: list[str] = []
    shortened = Typesetter._shortened

    def noted(kind: Any) -> Any:
        def note(self: Typesetter, text: str, *others: Any, **named: Any) -> Surface:
            surface: Surface = kind(self, text, *others, **named)
            kept.append(surface)
            texts[id(surface)] = text
            return surface

        return note

    def noted_cut(self: Typesetter, text: str, *others: Any) -> str:
        result = shortened(self, text, *others)
        if result != text:
            found.append(f"cut: {text}")
        return result

    canvas = Canvas(size)
    with monkeypatch.context() as patch:
        patch.setattr(Typesetter, "_shortened", noted_cut)
        scene.resize(size)
        for _ in range(steps):
            scene.update(100)
        for way in ("line", "paragraph", "fitting"):
            patch.setattr(Typesetter, way, noted(getattr(Typesetter, way)))
        scene.draw(canvas)
    found += _misplaced(canvas, texts)
    return sorted(set(found))


def _misplaced(canvas: Canvas, texts: dict[int, str]) -> list[str]:
    found = []
    shown: list[tuple[int, str, Rect]] = []
    for index, (item, rect) in enumerate(zip(canvas.items, canvas.rects, strict=True)):
        text = texts.get(id(item.surface), "").strip() if isinstance(item, Sprite) and item.area is None else ""
        if not text:
            continue
        if not canvas.rect.contains(rect):
            found.append(f"outside: {text}")
        core = _core(rect)
        for before, other, place in shown:
            if core.colliderect(_core(place)) and not _is_covered(canvas, before, index, _core(place)):
                found.append(f"over {other!r}: {text}")
        shown.append((index, text, rect))
    return found


def _core(rect: Rect) -> Rect:
    """The part of a line's box that its letters fill."""
    return rect.inflate(-4, -round(rect.height * 0.36) if rect.height < 90 else -30)


def _is_covered(canvas: Canvas, first: int, last: int, core: Rect) -> bool:
    return any(canvas.rects[index].contains(core) for index in range(first + 1, last))
