"""What the lesson says: a sentence or two for every topic, and why something is not the thing to do now."""

from __future__ import annotations

from game.i18n import Translator
from game.rules.moves import PlayCard
from game.session.lesson import Ask, Lesson, Objection, Say, Topic
from game.table.words import Names, card_words

_FORGETFUL, _ATTACKER = 1, 2
"""Who forgets to call, and who plays the Wild Draw Four."""


def lesson_words(tr: Translator, names: Names, lesson: Lesson) -> str:
    """Say what the step of now is about; while others play, that they do, and nothing at the end."""
    step = lesson.step
    if step is None:
        return ""
    if not isinstance(step, Say | Ask):
        return tr._("Watch what the others do.")
    card = card_words(tr, step.move.card) if isinstance(step, Ask) and isinstance(step.move, PlayCard) else ""
    return _own_turn(tr, step.topic, card) or _with_others(tr, names, step.topic, card)


def objection_words(tr: Translator, objection: Objection) -> str:
    """Say kindly why a move that is allowed has to wait."""
    match objection:
        case Objection.READ_ON:
            return tr._("Read this first, then press “Go on”.")
        case Objection.ANOTHER_MOVE:
            return tr._("That would be allowed. This time, do what is marked.")
        case Objection.CALL_FIRST:
            return tr._("Press “UNO!” first.")


def _own_turn(tr: Translator, topic: Topic, card: str) -> str:
    """Say what one does on one's turn; nothing for other topics."""
    match topic:
        case Topic.WELCOME:
            return tr._("Welcome! Get rid of all your cards before the others do, and you win the round. Ready?")
        case Topic.COLOR:
            return tr._("A card fits if it has the same colour as the one in the middle. Play {card}.", card=card)
        case Topic.NUMBER:
            return tr._("A card fits as well if it has the same number. Play {card}.", card=card)
        case Topic.WILD:
            return tr._("A Wild fits on everything, and you name the colour to go on with. Play it and name yellow.")
        case Topic.DRAWING:
            return tr._("Nothing in your hand fits now. Draw a card from the pile.")
        case Topic.DRAWN:
            return tr._("The card you drew fits! You may keep it, or play it at once. Play it.")
        case Topic.NAMED:
            return tr._("Green was named, so green is what counts now. Play {card}.", card=card)
        case Topic.LAST:
            return tr._("Your last card fits. Play it and win!")
        case _:
            return ""


def _with_others(tr: Translator, names: Names, topic: Topic, card: str) -> str:
    """Say what one does to others and they to oneself."""
    attacker, forgetful = names.names[_ATTACKER], names.names[_FORGETFUL]
    match topic:
        case Topic.DRAW_TWO:
            return tr._("That was a Draw Two: you had to take two cards, and your turn was skipped.")
        case Topic.ACTION:
            return tr._(
                "Cards with a sign do something. Skip makes the next player lose a turn. Play {card}.", card=card
            )
        case Topic.WILD_DRAW_FOUR:
            rule = tr._("A Wild Draw Four is fair only from a hand without the colour before it, and that was blue.")
            return " ".join((rule, tr._("You doubt that {name} has no blue? Then challenge the play.", name=attacker)))
        case Topic.CHALLENGE:
            return tr._("Challenge the play of {name}.", name=attacker)
        case Topic.GUILTY:
            return tr._("You were right: {name} had blue and draws the four cards. Now you play.", name=attacker)
        case Topic.CATCH:
            return tr._("{name} has one card left and forgot to call UNO. Press “Catch!”", name=forgetful)
        case Topic.CALL:
            return tr._("Two cards left! Press “UNO!” first, then play {card}. So nobody can catch you.", card=card)
        case _:
            points = tr._("You get points for all cards that the others still hold.")
            return " ".join((points, tr._("Numbers count as they are, cards with a sign 20, wilds 50.")))
