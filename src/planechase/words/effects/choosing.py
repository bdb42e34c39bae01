"""Instructions that only choose what the rest of a text is about: targets, objects, colors, types, names."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING

from planechase.rules.language.card_types import CREATURE, EVERY_CREATURE_TYPE, KINDRED, is_creature_type
from planechase.rules.language.characteristics import Characteristics
from planechase.rules.language.grammar import Effect, Players, Selection
from planechase.rules.language.slots import LinkSlot, Slot
from planechase.rules.language.word import word
from planechase.rules.state.decisions import Choose, Rule, ask
from planechase.rules.state.purpose import Purpose
from planechase.words import slots
from planechase.words.effects.tokens import Token
from planechase.words.english import article

if TYPE_CHECKING:
    from planechase.rules.state.source import Source
    from planechase.rules.state.state import State


@word
class ChooseTarget(Effect):
    """CR 115: what the rest of the text is about; choosing it does nothing by itself."""

    what: Selection | Players
    at_random: bool = False

    def reading(self) -> str:
        return "select {what} at random" if self.at_random else "choose {what}"

    def happen(self, game: State, by: Source) -> Rule[None]:
        return
        yield


@word
class ChooseAmong(Effect):
    """CR 608.2d: what the rest of the text is about, chosen as the instruction is carried out; it is no target."""

    reads = "choose {what}"
    what: Selection

    def happen(self, game: State, by: Source) -> Rule[None]:
        yield from self.what.choose(game, by)


@word
class ChooseOne(Effect):
    """CR 607.2d: a color, a creature type or a card name is chosen for the source, for its linked abilities."""

    yours = True
    which: LinkSlot

    def written(self) -> tuple[Slot, ...]:
        return (self.which,)

    def reading(self) -> str:
        return f"choose {article(self.which.name)}"

    def happen(self, game: State, by: Source) -> Rule[None]:
        options = choices_for(game, self.which)
        purpose, why = choice_of(self.which), f"Choose {article(self.which.name)}."
        chosen = yield from ask(Choose(by.controller, purpose, why, options, about=by.object_id, word=self))
        game.link(by.object_id, self.which, chosen[0])


def choice_of(which: LinkSlot) -> Purpose:
    """What the choice of a color, a creature type or a card name is for."""
    return {slots.COLOR: Purpose.COLOR, slots.CARD_NAME: Purpose.NAME, slots.CREATURE_TYPE: Purpose.CREATURE_TYPE}[
        which
    ]


def choices_for(game: State, which: LinkSlot) -> list[str]:
    """What can be chosen as a color, a creature type or a card name.

    Any card may be named (CR 201.4), of a split card one half (201.4b).
    """
    if which == slots.COLOR:
        return ["white", "blue", "black", "red", "green"]
    if which == slots.CARD_NAME:
        known = (*game.pool, *(card.definition for card in game.cards))
        return sorted({name for card in known for name in card.printed.names})
    kinds = {kind for permanent in game.permanents() for kind in _kinds(game.chars(permanent))}
    for card in game.cards:
        kinds.update(_kinds_spoken_of(card.definition.printed))
    return sorted(kinds)


def _kinds(what: Characteristics | Token) -> list[str]:
    """CR 205.3c: the creature types of something; the subtypes of planes and planeswalkers are others."""
    if not what.types & (CREATURE | KINDRED):
        return []
    return [kind for kind in what.subtypes if kind != EVERY_CREATURE_TYPE and is_creature_type(kind)]


@lru_cache(maxsize=4096)
def _kinds_spoken_of(printed: Characteristics) -> frozenset[str]:
    """The creature types of a card, and of the tokens it makes."""
    tokens = (part for ability in printed.index.all for part in ability.walk() if isinstance(part, Token))
    return frozenset({*_kinds(printed), *(kind for token in tokens for kind in _kinds(token))})
