"""Mutating creature spells and the permanents they merge with (CR 702.140, 730)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from planechase.rules.events.events import ObjectEvent, event
from planechase.rules.events.happening import tell
from planechase.rules.events.lasting import WhileItStays, begin_effect
from planechase.rules.events.zones import depart, go_on_affecting
from planechase.rules.language.card_types import EVERY_CREATURE_TYPE
from planechase.rules.language.grammar import Modification, Modifying
from planechase.rules.language.keywords import CHANGELING, DEVOID
from planechase.rules.language.word import word
from planechase.rules.layers import COPY, face_down_values
from planechase.rules.spells.copying import Fixed, copiable_values
from planechase.rules.state.decisions import Confirm, Rule, ask
from planechase.rules.state.objects import Component, Id, Permanent, StackObject, Zone
from planechase.rules.state.purpose import Purpose

if TYPE_CHECKING:
    from planechase.rules.language.characteristics import Draft
    from planechase.rules.state.objects import Object
    from planechase.rules.state.source import Source
    from planechase.rules.state.state import State

MUTATING: Final = "mutate"
"""CR 702.140a: the name of casting a card for its mutate cost."""


@event
class Mutates(ObjectEvent):
    """CR 702.140d: a mutating creature spell has merged with a creature."""


@word
class MergeWith(Modification):
    """Layer 1, CR 730.2a, 702.140e: what the topmost component is, with the abilities of all of them."""

    layer = COPY
    fixed: Fixed
    over: bool

    def apply(self, game: State, draft: Draft, by: Source) -> None:
        own, values = draft.abilities, self.fixed.values
        if self.over:
            draft.start_from(values)
            draft.set_abilities(values.abilities + own)
        else:
            draft.set_abilities(own + values.abilities)
        _define(draft)


def _define(draft: Draft) -> None:
    """CR 604.3, 702.73a, 702.114a: what changeling and devoid define, also where they come from beneath."""
    if draft.keywords & CHANGELING:
        draft.subtypes |= {EVERY_CREATURE_TYPE}
    if draft.keywords & DEVOID:
        draft.colors = 0


@word
class Merging(Modifying):
    """CR 730.2: a permanent is represented by something more than before."""

    reads = "the permanent is merged"
    permanent: Id
    changes: tuple[Modification, ...]

    def modifications(self) -> tuple[Modification, ...]:
        return self.changes

    def affects(self, game: State, obj: Object, by: Source) -> bool:
        return obj.id == self.permanent

    def zones(self) -> tuple[Zone, ...]:
        return (Zone.BATTLEFIELD,)


def host_of(game: State, spell: StackObject) -> Permanent | None:
    """CR 702.140c: the creature that a mutating creature spell merges with; None of any other spell."""
    if spell.source.way != MUTATING:
        return None
    targets = [id for chosen in spell.source.targets.values() for id in chosen]
    return game.permanent(targets[0]) if targets else None


def mutate(game: State, spell: StackObject, host: Permanent) -> Rule[None]:
    """CR 702.140c: the spell's controller chooses whether it comes on top of the creature or under it."""
    why = f"Put {game.name_of(spell.id)} on top of {game.name_of(host.id)}, rather than under it?"
    over = yield from ask(Confirm(spell.controller, Purpose.MODE, why, spell.id))
    if spell.id not in game.objects or host.id not in game.objects:
        return
    _merge(game, spell, host, over)
    tell(game, Mutates(host.id))


def _merge(game: State, spell: StackObject, host: Permanent, over: bool) -> None:
    """CR 730.2, 730.2b, 730.2c: the permanent stays the object that it was, and has not just entered.

    CR 702.140f: what changes the spell or speaks of it, goes on with the permanent.
    """
    values, by = copiable_values(game, spell), spell.source
    depart(game, spell, game.chars(spell)).successor = host.id
    go_on_affecting(game, spell, host.id)
    before = host.components or (Component(host.card, host.copiable),)
    new = Component(spell.card, values)
    if over:
        if host.face_down:
            before = _buried(game, host, before)
        host.components = (new, *before)
        host.card = new.card
    else:
        host.components = (*before, new)
    change = MergeWith(Fixed(values), over)
    begin_effect(game, Merging(host.id, (change,)), by, WhileItStays(host.id), (host.id,))


def _buried(game: State, host: Permanent, components: tuple[Component, ...]) -> tuple[Component, ...]:
    """CR 730.2e: what lay face down stays so beneath what lies face up; nothing was turned face up by that."""
    game.effects = [effect for effect in game.effects if not is_merging(effect.statement, host.id)]
    host.copiable = face_down_values(host)
    host.face_down, host.lies_as = False, None
    return tuple([Component(one.card, one.values, face_down=True) for one in components])


def fix_values(game: State, permanent: Permanent) -> None:
    """CR 608.2h: as a permanent of several components leaves, what they were together is kept as it is."""
    permanent.copiable = copiable_values(game, permanent)
    game.effects = [effect for effect in game.effects if not is_merging(effect.statement, permanent.id)]


def is_merging(statement: object, permanent: Id) -> bool:
    """Whether this is the effect that makes a permanent what its components are together."""
    return isinstance(statement, Merging) and statement.permanent == permanent
