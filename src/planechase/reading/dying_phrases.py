"""What is exiled instead of dying or of being put into a graveyard (CR 614.1a, 700.4)."""

from __future__ import annotations

from planechase.reading.productions import Grammar
from planechase.rules.language.card_types import CREATURE, PLANESWALKER
from planechase.rules.language.grammar import Filter, Statement
from planechase.rules.state.objects import Zone
from planechase.words import filters as f
from planechase.words import word_slots
from planechase.words.effects.casting_effects import MayCastFree
from planechase.words.keywords.permanent_keywords import ExiledIfItDies
from planechase.words.player_words import PLAYERS
from planechase.words.replacements.entering_replacements import GoesElsewhere, ThisGoesElsewhere
from planechase.words.selections import Remembered

HURT = Remembered(word_slots.DAMAGED, "a creature dealt damage this way")


def add_dying(grammar: Grammar) -> None:
    """Statements and instructions about what would die."""
    say = grammar.say
    say("clause", "if a creature dealt damage this way would die this turn, exile it instead", _hurt)
    say("statement", "if <what:one> would die, exile it instead", _any_such)
    say("statement", "if ~ would be put into a graveyard from anywhere, exile it instead", _itself)
    say("statement", "if ~ would die, exile it instead", _itself_if_it_dies)
    leaves = "if ~ would leave the battlefield, exile it instead of putting it anywhere else"
    say("statement", leaves, _itself_if_it_leaves)
    for whose in ("a", "your", "their"):
        for when in ("", " this turn"):
            instead = f"if that spell would be put into {whose} graveyard{when}, exile it instead"
            say(
                "passage",
                f"you may cast <what:things> without paying its mana cost. {instead}",
                MayCastFree,
                exiled=True,
            )


def _hurt() -> ExiledIfItDies:
    return ExiledIfItDies(HURT)


def _any_such(what: Filter) -> Statement | None:
    """CR 700.4: what is put into a graveyard from the battlefield dies if it is a creature or planeswalker."""
    types = [part.types for part in what.walk() if isinstance(part, f.OfType)]
    if not types or any(not mask & (CREATURE | PLANESWALKER) for mask in types):
        return None
    return GoesElsewhere(PLAYERS, what, cards_only=False, origin=Zone.BATTLEFIELD)


def _itself() -> Statement:
    return ThisGoesElsewhere(Zone.EXILE, only_graveyard=True, origin=None)


def _itself_if_it_dies() -> Statement:
    return ThisGoesElsewhere(Zone.EXILE, only_graveyard=True)


def _itself_if_it_leaves() -> Statement:
    return ThisGoesElsewhere(Zone.EXILE)
