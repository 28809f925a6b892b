"""Say which page of the rules is about the card that is pointed at, or that the keyboard has come to."""

from __future__ import annotations

from game.scenes.table_controls import CardSpot
from game.scenes.table_screen import TableScreen
from game.table.reference import page_of_card
from game.ui.form import Form
from game.ui.geometry import Point


def page_at(screen: TableScreen, pos: Point) -> str:
    """Give the page about the card in the hand, or on the discard pile, at a point; nothing where there is none."""
    table, places = screen.director.table, screen.director.places
    piece = screen.piece_at(pos)
    cards = [held.card for held in table.hands[table.bottom] if held.id == piece and held.card is not None]
    top = table.discards[-1:]
    cards += [held.card for held in top if held.card is not None and places.cards[held.id].holds(pos)]
    return page_of_card(cards[0]) if cards else ""


def page_at_focus(screen: TableScreen, form: Form) -> str:
    """Give the page about the card that has the focus, where keys or a gamepad are used; else nothing."""
    spot, table = form.focused_widget, screen.director.table
    if not screen.by_keys or not isinstance(spot, CardSpot):
        return ""
    cards = [held.card for held in table.hands[table.bottom] if held.id == spot.piece and held.card is not None]
    return page_of_card(cards[0]) if cards else ""
