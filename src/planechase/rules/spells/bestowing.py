"""Spells cast bestowed, and what they become (CR 702.103): Auras for as long as they are attached."""

from __future__ import annotations

from typing import TYPE_CHECKING

from planechase.rules.events.lasting import begin_effect, end_effects
from planechase.rules.language.grammar import Duration, Modification, Modifying
from planechase.rules.language.word import word
from planechase.rules.mana.bestow_costs import changes_in
from planechase.rules.state.objects import Id, Permanent, Zone

if TYPE_CHECKING:
    from planechase.rules.language.characteristics import Characteristics
    from planechase.rules.state.objects import Object, StackObject
    from planechase.rules.state.source import Source
    from planechase.rules.state.state import State


@word
class Bestowing(Modifying):
    """CR 702.103b: a spell, and the permanent it becomes, is an Aura as long as it is bestowed."""

    reads = "the spell is bestowed"
    spell: Id
    changes: tuple[Modification, ...]

    def modifications(self) -> tuple[Modification, ...]:
        return self.changes

    def affects(self, game: State, obj: Object, by: Source) -> bool:
        return obj.id == self.spell

    def zones(self) -> tuple[Zone, ...]:
        return (Zone.STACK, Zone.BATTLEFIELD)


@word
class WhileBestowed(Duration):
    """CR 702.103f, 702.103g: until the permanent is not attached to anything."""

    reads = "for as long as it is bestowed"
    spell: Id

    def over(self, game: State, by: Source) -> bool:
        if self.spell in game.objects:
            return False
        id = game.recall(self.spell).successor
        permanent = game.phased[id].permanent if id in game.phased else game.get(id)
        return not isinstance(permanent, Permanent) or permanent.attached_to is None


def bestow(game: State, spell: StackObject, values: Characteristics) -> None:
    """CR 702.103b: the spell becomes an Aura as it is put onto the stack."""
    effect = Bestowing(spell.id, changes_in(values))
    begin_effect(game, effect, spell.source, WhileBestowed(spell.id), (spell.id,))


def bestow_copy(game: State, original: StackObject, copy: StackObject) -> None:
    """CR 702.103c: the copy of a bestowed spell is bestowed too."""
    for effect in _effects_on(game, original.id):
        begin_effect(game, Bestowing(copy.id, effect), copy.source, WhileBestowed(copy.id), (copy.id,))


def _effects_on(game: State, id: Id) -> list[tuple[Modification, ...]]:
    effects = [effect for effect in game.effects if effect.affected is not None and id in effect.affected]
    return [effect.statement.changes for effect in effects if isinstance(effect.statement, Bestowing)]


def is_bestowed(game: State, id: Id) -> bool:
    """CR 702.103b: whether a spell or a permanent is bestowed."""
    return bool(game.effects) and bool(_effects_on(game, id))


def cease(game: State, id: Id) -> None:
    """CR 702.103e, 702.103f: it is bestowed no more, and what it was before."""
    effects = [effect for effect in game.effects if effect.affected is not None and id in effect.affected]
    end_effects(game, [effect.id for effect in effects if isinstance(effect.statement, Bestowing)])
