"""Enlist (CR 702.154): a creature that stays behind lends its power to one that attacks."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING

from planechase.rules.combat.attacking import OptionalAttackCost
from planechase.rules.events import actions
from planechase.rules.events.events import Event, ObjectEvent, event
from planechase.rules.events.happening import tell
from planechase.rules.events.tapping import can_be_tapped
from planechase.rules.events.triggers import reflexive
from planechase.rules.language.abilities import Ability, StaticAbility, TriggeredAbility
from planechase.rules.language.card_types import CREATURE
from planechase.rules.language.word import word
from planechase.rules.mana.costs import is_summoning_sick
from planechase.rules.state.decisions import Rule
from planechase.rules.state.objects import Id, Object, Permanent
from planechase.rules.state.purpose import Purpose
from planechase.words import word_slots
from planechase.words.amounts import Number, SizeOf
from planechase.words.effects.lasting_effects import pump
from planechase.words.keywords.keywords_as_read import Called
from planechase.words.selections import THIS, Remembered
from planechase.words.speech import Moment, Things

if TYPE_CHECKING:
    from planechase.rules.state.source import Source
    from planechase.rules.state.state import State


@word
class Enlist(Called):
    """CR 702.154a."""

    reads = "enlist"

    def abilities(self) -> tuple[Ability, ...]:
        return (StaticAbility((EnlistCost(),)),)


@word
class EnlistCost(OptionalAttackCost):
    """CR 702.154a, 702.154b: up to one creature is tapped, and the ability that is linked to this triggers."""

    writes = (word_slots.TAPPED,)
    reads = (
        "as {this} attacks, you may tap up to one untapped creature you control that you didn't choose to attack with "
        "and that either has haste or has been under your control continuously since this turn began. When you do, "
        "{this} gets +X/+0 until end of turn, where X is the tapped creature's power"
    )
    this: Things = THIS

    def offered(self, game: State, attacker: Permanent, attacks: Mapping[Id, Id], by: Source) -> Rule[bool]:
        if attacker.id != by.object_id:
            return False
        why = f"Choose a creature to enlist with {game.name_of(by.object_id)}, or none."
        chosen = yield from actions.choose_objects(
            game, by.you(game), Purpose.TAP, self._able(game, attacks, by), 0, 1, why, by.object_id, word=self
        )
        by.remember(word_slots.TAPPED, tuple(creature.id for creature in chosen))
        return bool(chosen)

    def pay(self, game: State, attacker: Permanent, by: Source) -> Rule[None]:
        chosen = [creature for id in by.remembered(word_slots.TAPPED) if (creature := game.permanent(id)) is not None]
        chosen = [creature for creature in chosen if can_be_tapped(game, creature)]
        if chosen:
            yield from actions.tap(game, chosen)
            power = SizeOf(Remembered(word_slots.TAPPED, "the tapped creature"))
            reflexive(game, TriggeredAbility(Enlists(), pump(THIS, power, Number(0))), by)
            tell(game, Enlisted(by.object_id, chosen[0].id))

    def _able(self, game: State, attacks: Mapping[Id, Id], by: Source) -> list[Object]:
        mine = [p for p in game.controlled_by(by.controller) if p.id not in attacks and can_be_tapped(game, p)]
        return [p for p in mine if game.chars(p).types & CREATURE and not is_summoning_sick(game, p)]


@event
class Enlisted(ObjectEvent):
    """CR 702.154c: a creature enlisted another one."""

    creature: Id

    def concerned(self, game: State, back: bool) -> tuple[Id, ...]:
        return (self.object_id, self.creature)


@word
class Enlists(Moment):
    """CR 702.154c: the source enlists a creature."""

    reads = "whenever {this} enlists a creature"
    this: Things = THIS

    def kinds(self) -> tuple[type[Event], ...]:
        return (Enlisted,)

    def matches(self, game: State, event: Event, by: Source) -> bool:
        return isinstance(event, Enlisted) and event.object_id == by.object_id
