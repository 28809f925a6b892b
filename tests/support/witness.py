"""Sees which card faces are declared on a canvas, whoever draws them and however they were turned or dimmed."""

from __future__ import annotations

from collections.abc import Callable, Hashable
from typing import Any
from weakref import WeakKeyDictionary

from pygame import Surface

from game.rules.cards import FACES
from game.services import Services
from game.table.card_art import picture_name
from game.ui.compositor import Canvas, Sprite

_SHOWN = {picture_name(face, is_covered=covered): picture_name(face) for face in FACES for covered in (False, True)}


class Witness:
    """Remembers of every surface that the services hand out whether it shows a card's face."""

    def __init__(self, services: Services) -> None:
        self._faces: WeakKeyDictionary[Surface, str] = WeakKeyDictionary()
        assets = services.assets
        for name in ("image", "sharp", "moving"):
            setattr(assets, name, self._watched(getattr(assets, name)))
        put = assets.cache.put

        def noted(key: Hashable, surface: Surface) -> None:
            if isinstance(key, tuple) and len(key) > 1:
                self._note(key[1], surface)
            put(key, surface)

        setattr(assets.cache, "put", noted)  # noqa: B010  # a method of one object is replaced on purpose

    def faces(self, canvas: Canvas) -> set[str]:
        """Return the names of the pictures of cards of which something is seen on a canvas."""
        whole = canvas.rect
        return {
            self._faces[item.surface]
            for item, rect in zip(canvas.items, canvas.rects, strict=True)
            if isinstance(item, Sprite) and item.alpha and item.surface in self._faces and rect.colliderect(whole)
        }

    def _watched(self, give: Callable[..., Any]) -> Callable[..., Any]:
        def watched(name: str, *args: Any, **named: Any) -> Any:
            surface = give(name, *args, **named)
            self._note(name, surface)
            return surface

        return watched

    def _note(self, name: object, surface: Surface | None) -> None:
        if surface is not None and isinstance(name, str) and name in _SHOWN:
            self._faces[surface] = _SHOWN[name]
