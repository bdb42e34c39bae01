"""Abilities that spells are given as they are cast (CR 112, 611): the first one of a turn, or the next one."""

from __future__ import annotations

from typing import TYPE_CHECKING

from planechase.rules.events.lasting import ThisTurn, begin_effect
from planechase.rules.language.abilities import Ability, AbilityIndex
from planechase.rules.language.grammar import Effect, Filter, Modification, Modifying
from planechase.rules.language.keywords import Keywords
from planechase.rules.language.word import word
from planechase.rules.mana.convoke import GivenToSpells
from planechase.rules.spells.casting import cast_this_turn
from planechase.rules.state.decisions import Rule
from planechase.rules.state.history import Did
from planechase.rules.state.objects import Object, StackObject, Zone
from planechase.words.changes import abilities as abilities_text
from planechase.words.modifications import GainAbilities
from planechase.words.phrases import of_cards
from planechase.words.speech import SpokenWord

if TYPE_CHECKING:
    from planechase.rules.state.source import Source
    from planechase.rules.state.state import State
    from planechase.words.english import Reader


class ToSpells(Modifying, GivenToSpells):
    """CR 611.3: certain spells have more abilities."""

    __slots__ = ()
    abilities: tuple[Ability, ...]

    def modifications(self) -> tuple[Modification, ...]:
        return (GainAbilities(self.abilities),)

    def zones(self) -> tuple[Zone, ...]:
        return (Zone.STACK,)


@word
class SpellsHave(ToSpells, SpokenWord):
    """Spells that fit, of any player, or only yours."""

    what: Filter
    abilities: tuple[Ability, ...]
    yours: bool = False

    def affects(self, game: State, obj: Object, by: Source) -> bool:
        if not isinstance(obj, StackObject) or not obj.is_spell or not self.what.matches(game, obj, by):
            return False
        return not self.yours or by.means(game, obj.controller)

    def foreseen(self, game: State, obj: Object, by: Source) -> Keywords:
        if self.yours and not by.means(game, obj.holder):
            return 0
        return AbilityIndex(self.abilities).keywords if self.what.matches(game, obj, by) else 0

    def say(self, reader: Reader) -> str:
        spells = of_cards(reader, self.what, "many", "spell").replace(" or ", " and ")
        return f"{spells}{' you cast' if self.yours else ''} have {abilities_text(reader, self.abilities)}"


@word
class FirstSpellHas(ToSpells, SpokenWord):
    """The first spell that fits of those you cast each turn, or in each turn of yours; later ones do not count."""

    restless = True
    what: Filter
    abilities: tuple[Ability, ...]
    each_turn: bool = False

    def affects(self, game: State, obj: Object, by: Source) -> bool:
        if not (isinstance(obj, StackObject) and by.means(game, obj.controller) and self._now(game, obj)):
            return False
        cast = cast_this_turn(game, game.players[obj.controller])
        return next((spell.id for spell in cast if self.what.matches(game, spell, by)), 0) == obj.id

    def foreseen(self, game: State, obj: Object, by: Source) -> Keywords:
        if not (by.means(game, obj.holder) and self._now(game, obj) and self.what.matches(game, obj, by)):
            return 0
        cast = cast_this_turn(game, game.players[obj.holder])
        is_first = not any(self.what.matches(game, spell, by) for spell in cast)
        return AbilityIndex(self.abilities).keywords if is_first else 0

    def _now(self, game: State, obj: Object) -> bool:
        return self.each_turn or game.is_active(obj.holder)

    def say(self, reader: Reader) -> str:
        when = "each turn" if self.each_turn else "during each of your turns"
        spell = of_cards(reader, self.what, "plain", "spell").replace("spell", f"spell you cast {when}", 1)
        return f"the first {spell} has {abilities_text(reader, self.abilities)}"


@word
class NextSpellHas(ToSpells, SpokenWord):
    """The next spell you cast after so many this turn."""

    restless = True
    abilities: tuple[Ability, ...]
    after: int = 0

    def affects(self, game: State, obj: Object, by: Source) -> bool:
        cast = cast_this_turn(game, by.you(game))
        return len(cast) > self.after and cast[self.after].id == obj.id

    def foreseen(self, game: State, obj: Object, by: Source) -> Keywords:
        is_next = by.means(game, obj.holder) and len(cast_this_turn(game, by.you(game))) == self.after
        return AbilityIndex(self.abilities).keywords if is_next else 0

    def say(self, reader: Reader) -> str:
        return f"the next spell you cast has {abilities_text(reader, self.abilities)}"


@word
class GiveToNextSpell(Effect, SpokenWord):
    """CR 611.2: the next spell you cast this turn has these abilities."""

    yours = True
    abilities: tuple[Ability, ...]

    def happen(self, game: State, by: Source) -> Rule[None]:
        cast = by.you(game).did(Did.CAST)
        begin_effect(game, NextSpellHas(self.abilities, cast), by, ThisTurn())
        return
        yield

    def say(self, reader: Reader) -> str:
        return f"the next spell you cast this turn has {abilities_text(reader, self.abilities)}"
