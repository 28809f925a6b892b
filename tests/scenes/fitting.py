"""Say what of a scene with scrolling columns is cut, leaves the window, or lies over something else."""

from __future__ import annotations

from typing import Any

import pytest
from pygame import Surface

from game.scenes.stage import Stage
from game.ui.compositor import Canvas, Sprite
from game.ui.scroll import ScrollArea
from game.ui.text import Typesetter


def misfits(scene: Stage[Any], size: tuple[int, int], monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """Lay out and draw; give a word about everything that does not fit."""
    texts: dict[int, str] = {}
    kept: list[Surface] = []
    found: list[str] = []
    line, shortened = Typesetter.line, Typesetter._shortened

    def noted_line(self: Typesetter, text: str, *others: Any, **named: Any) -> Surface:
        surface = line(self, text, *others, **named)
        kept.append(surface)
        texts[id(surface)] = text
        return surface

    def noted_cut(self: Typesetter, text: str, *others: Any) -> str:
        result = shortened(self, text, *others)
        if result != text:
            found.append(f"cut: {text}")
        return result

    scene.services.assets.cache.clear()
    with monkeypatch.context() as patch:
        patch.setattr(Typesetter, "line", noted_line)
        patch.setattr(Typesetter, "_shortened", noted_cut)
        scene.resize(size)
        canvas = Canvas(size)
        scene.draw(canvas)
    shown = [
        (texts[id(item.surface)], rect)
        for item, rect in zip(canvas.items, canvas.rects, strict=True)
        if isinstance(item, Sprite) and texts.get(id(item.surface), "").strip()
    ]
    found += [f"outside: {text}" for text, rect in shown if not canvas.rect.contains(rect)]
    for index, (text, rect) in enumerate(shown):
        core = rect.inflate(-2, -rect.height // 2)
        over = [other for other, place in shown[:index] if core.colliderect(place.inflate(-2, -place.height // 2))]
        found += [f"over {other}: {text}" for other in over]
    for widget in scene.form.widgets:
        room = canvas.rect if widget.clip is None else widget.clip
        if not (room.left <= widget.rect.left and widget.rect.right <= room.right):
            found.append(f"sideways: {widget.name}")
        if widget.clip is None and not canvas.rect.contains(widget.rect):
            found.append(f"outside: {widget.name}")
        if not isinstance(widget, ScrollArea) and min(widget.rect.size) < 24:
            found.append(f"small: {widget.name} {widget.rect.size}")
    return found
