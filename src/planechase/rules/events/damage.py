"""Damage (CR 120)."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING, Final

from planechase.rules.events import counters
from planechase.rules.events.events import (
    CounterPlacement,
    CounterRemoval,
    Event,
    LifeGain,
    LifeLoss,
    PlayerEvent,
    event,
)
from planechase.rules.events.happening import happen
from planechase.rules.language.card_types import BATTLE, CREATURE, PLANESWALKER
from planechase.rules.language.grammar import Replacement
from planechase.rules.language.keywords import DEATHTOUCH, INFECT, LIFELINK, WITHER
from planechase.rules.language.protection import protected_from
from planechase.rules.language.slots import NumberSlot
from planechase.rules.language.toxic import total_toxic_value
from planechase.rules.language.word import word
from planechase.rules.state.decisions import Choose, Rule, ask
from planechase.rules.state.edition import Edition
from planechase.rules.state.history import Did
from planechase.rules.state.objects import Id, StackObject
from planechase.rules.state.player import POISON
from planechase.rules.state.purpose import Purpose
from planechase.rules.state.source import Source

if TYPE_CHECKING:
    from planechase.rules.language.grammar import Effect
    from planechase.rules.state.objects import Object, Permanent
    from planechase.rules.state.state import State

PREVENTED: Final = NumberSlot("damage prevented")
"""CR 615.5: how much damage was prevented, for the rest of the effect."""


@event
class DamageDealt(Event):
    """CR 120.1: a source deals damage to a creature, planeswalker, battle or player."""

    source: Id
    target: Id
    amount: int
    combat: bool = False
    preventable: bool = True
    first: bool = False
    """Whether its source had not yet dealt damage to a player this turn."""
    shielded: bool = False
    """CR 122.1c: whether a shield counter is removed for it."""

    def affected_player(self, game: State) -> Id:
        return self.target if game.is_player(self.target) else game.recall(self.target).controller

    def affected(self, game: State) -> tuple[Id, ...]:
        return (self.target,)

    def concerned(self, game: State, back: bool) -> tuple[Id, ...]:
        return (self.source, self.target)

    def amounts_to_nothing(self, game: State) -> bool:
        return self.amount <= 0

    def own_replacements(self, game: State) -> list[tuple[Source, Replacement]]:
        """CR 702.16e, 122.1c: protection and shield counters prevent damage."""
        if game.edition is Edition.Y2011 and not self.combat and game.is_player(self.target):
            controller = game.recall(self.source).controller
            return [(Source(controller, self.source), MAY_HURT_A_PLANESWALKER)]
        target = game.get(self.target)
        if target is None or not self.preventable:
            return []
        found = counters.effect_of(counters.SHIELD, target, counters.SHIELD_FROM_DAMAGE)
        if protected_from(game, target, game.recall(self.source)):
            found.append((Source(target.controller, target.id), PREVENTED_BY_PROTECTION))
        return found

    def occur(self, game: State) -> Rule[None]:
        """CR 120.3: what damage does depends on what it is dealt to and on its source."""
        source = game.recall(self.source)
        keywords = game.chars(source).keywords
        if not can_be_damaged(game, self.target):
            self.amount = 0
            return
        if game.is_player(self.target):
            yield from self._to_player(game, source, keywords)
            self.first = all(record.what != source.id for record in game.this_turn(Did.DAMAGED))
            _note_damage(game, self, source)
        else:
            permanent = game.permanent(self.target)
            assert permanent is not None
            yield from self._to_permanent(game, permanent, source, keywords)
            if source.controller < len(game.players):
                game.note(Did.HARMED, source.controller, source.id, self.amount, permanent.id)
        if keywords & LIFELINK and not game.players[source.controller].has_left:
            yield from happen(game, LifeGain(source.controller, self.amount))

    def _to_player(self, game: State, source: Object, keywords: int) -> Rule[None]:
        """CR 120.3a, 120.3b, 120.3g."""
        if keywords & INFECT:
            yield from happen(game, CounterPlacement(self.target, POISON, self.amount, source.controller, False))
        else:
            yield from happen(game, LifeLoss(self.target, self.amount, from_damage=True))
        toxic = total_toxic_value(game.chars(source)) if self.combat else 0
        if toxic:
            yield from happen(game, CounterPlacement(self.target, POISON, toxic, source.controller, False))

    def _to_permanent(self, game: State, permanent: Permanent, source: Object, keywords: int) -> Rule[None]:
        """CR 120.3c to 120.3h."""
        types = game.chars(permanent).types
        if types & PLANESWALKER:
            yield from happen(game, CounterRemoval(permanent.id, "loyalty", self.amount))
        if types & BATTLE:
            yield from happen(game, CounterRemoval(permanent.id, "defense", self.amount))
        if types & CREATURE:
            if keywords & (WITHER | INFECT):
                yield from happen(game, CounterPlacement(permanent.id, "-1/-1", self.amount, source.controller, False))
            else:
                permanent.damage += self.amount
            if keywords & DEATHTOUCH:
                permanent.deathtouched = True
            game.stirred()


@word
class PreventedByProtection(Replacement):
    """CR 702.16e: damage that would be dealt by a source with the quality is prevented."""

    def kinds(self) -> tuple[type[Event], ...]:
        return (DamageDealt,)

    def applies(self, game: State, event: Event, by: Source) -> bool:
        return True

    def replace(self, game: State, event: Event, by: Source) -> Rule[list[Event]]:
        return []
        yield


PREVENTED_BY_PROTECTION: Final = PreventedByProtection()


@word
class MayHurtAPlaneswalker(Replacement):
    """2011:306.7: an opponent's source may deal its noncombat damage to a planeswalker of the player instead."""

    def kinds(self) -> tuple[type[Event], ...]:
        return (DamageDealt,)

    def applies(self, game: State, event: Event, by: Source) -> bool:
        return bool(_planeswalkers(game, event, by))

    def replace(self, game: State, event: Event, by: Source) -> Rule[list[Event]]:
        assert isinstance(event, DamageDealt)
        why = f"Deal the damage of {game.name_of(by.object_id)} to a planeswalker instead? Choose one, or none."
        among = _planeswalkers(game, event, by)
        chosen = yield from ask(Choose(by.controller, Purpose.DAMAGE, why, among, 0, 1, by.object_id))
        event.target = chosen[0] if chosen else event.target
        return [event]


MAY_HURT_A_PLANESWALKER: Final = MayHurtAPlaneswalker()


def _planeswalkers(game: State, event: Event, by: Source) -> list[Id]:
    """The planeswalkers of an opponent whom damage would be dealt to; what is nobody's has no opponents."""
    if not isinstance(event, DamageDealt) or not game.is_player(event.target) or by.controller >= len(game.players):
        return []
    if event.target not in [player.id for player in game.opponents(by.controller)]:
        return []
    return [p.id for p in game.controlled_by(event.target) if game.chars(p).types & PLANESWALKER]


def _note_damage(game: State, dealt: DamageDealt, source: Object) -> None:
    player = game.players[dealt.target]
    game.note(Did.DAMAGED, player.id, source.id, dealt.amount)
    if dealt.combat:
        combat = game.turn.combat
        if combat is not None:
            combat.hurt[source.id] = (*combat.hurt.get(source.id, ()), player.id)
        chars = game.chars(source)
        hurt = source.controller, source.id, dealt.amount, player.id, chars.types
        game.note(Did.HURT, *hurt, subtypes=chars.subtypes)


@event
class Prevented(PlayerEvent):
    """CR 615.5: damage to this player, or to what they control, was prevented; the rest of the effect comes now."""

    comes_after = True
    amount: int
    by: Source
    rest: Effect

    def occur(self, game: State) -> Rule[None]:
        by = self.by.clone()
        by.remember(PREVENTED, (self.amount,))
        yield from self.rest.happen(game, by)


def sources_of_damage(game: State) -> list[Id]:
    """CR 609.7a: what may be chosen as a source of damage: permanents, spells, what is spoken of, the command zone."""
    found: dict[Id, None] = dict.fromkeys(permanent.id for permanent in game.permanents())
    sources = [delayed.by for delayed in game.delayed] + [effect.by for effect in game.effects]
    for turn in game.turns:
        for id in turn.stack:
            obj = game.objects[id]
            if isinstance(obj, StackObject):
                found.update({id: None} if obj.is_spell else {})
                sources.append(obj.source)
    for by in sources:
        spoken_of = (by.object_id, *(id for chosen in by.targets.values() for id in chosen if not game.is_player(id)))
        found.update(dict.fromkeys(id for id in spoken_of if id in game.objects or id in game.departed))
    found.update(dict.fromkeys(id for id in game.command if not game.objects[id].face_down))
    return list(found)


def deal_damage(game: State, damage: Iterable[DamageDealt]) -> Rule[list[DamageDealt]]:
    """CR 120.1a, 120.4: deal damage, all of it at once, to what can be damaged. Returns what was dealt in the end."""
    happened = yield from happen(game, *(one for one in damage if can_be_damaged(game, one.target)))
    return [dealt for dealt in happened if isinstance(dealt, DamageDealt) and dealt.amount > 0]


def can_be_damaged(game: State, id: Id) -> bool:
    """CR 120.1: players, creatures, planeswalkers and battles."""
    if game.is_player(id):
        return not game.players[id].has_left
    permanent = game.permanent(id)
    return permanent is not None and bool(game.chars(permanent).types & (CREATURE | PLANESWALKER | BATTLE))
