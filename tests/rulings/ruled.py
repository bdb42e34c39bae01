"""What the tests of rulings share: a few spells, and how somebody casts them, answers anything, or is noted."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from planechase.rules.language.characteristics import CardDefinition
from planechase.rules.state.decisions import Decision
from planechase.testing import Table
from planechase.testing.scripted_answers import ScriptedAnswer
from planechase.vocabulary import CREATURE, ENCHANTMENT, INSTANT_CARD, card, destroy, gain_life, target

Replying = Callable[[Decision[Any]], ScriptedAnswer]

DOOM: Final = card("Doom", "{B}", INSTANT_CARD, destroy(target(CREATURE)))
UNMAKE: Final = card("Unmake", "{W}", INSTANT_CARD, destroy(target(ENCHANTMENT)))
SIP: Final = card("Sip", "{W}", INSTANT_CARD, gain_life(1))


def cast(
    table: Table, player: int, spell: str | CardDefinition, *targets: ScriptedAnswer, divide: ScriptedAnswer = None
) -> None:
    """A player casts a spell from nowhere, and it resolves."""
    table.hand(player, spell)
    name = spell if isinstance(spell, str) else spell.name
    table.cast(player, name, list(targets), divide=divide)
    table.resolve()


def first_option(asked: Decision[Any]) -> ScriptedAnswer:
    """The first of what may be answered."""
    answers = asked.answers()
    assert answers is not None
    return answers[0]


def last_option(asked: Decision[Any]) -> ScriptedAnswer:
    """The last of what may be answered."""
    answers = asked.answers()
    assert answers is not None
    return answers[-1]


def first_but_yes(asked: Decision[Any]) -> ScriptedAnswer:
    """Yes, or else the first of what may be answered."""
    return True if asked.answers() == [False, True] else first_option(asked)


def noting(
    player: int, asked: list[int], answer: Callable[[Decision[Any]], ScriptedAnswer]
) -> Callable[[Decision[Any]], ScriptedAnswer]:
    """Answer, and note who was asked."""

    def noted(decision: Decision[Any]) -> ScriptedAnswer:
        asked.append(player)
        return answer(decision)

    return noted
