"""Backup (CR 702.165): counters for a creature, and for another one the abilities that stand below."""

from __future__ import annotations

from typing import TYPE_CHECKING

from planechase.rules.events import actions
from planechase.rules.events.lasting import begin_effect
from planechase.rules.language.abilities import Ability, TriggeredAbility
from planechase.rules.language.grammar import Effect, Selection
from planechase.rules.language.word import word
from planechase.rules.state.decisions import Rule
from planechase.words import filters
from planechase.words.effects.lasting_effects import UNTIL_END_OF_TURN
from planechase.words.keywords.keywords_as_read import Called
from planechase.words.modifications import GainAbilities
from planechase.words.selections import target
from planechase.words.statics import Continuous
from planechase.words.triggers import Enters

if TYPE_CHECKING:
    from planechase.rules.state.objects import Object
    from planechase.rules.state.source import Source
    from planechase.rules.state.state import State


@word
class Backup(Called):
    """CR 702.165a: what it lends are the abilities that stand after it on the card."""

    reads = "backup {count:digits}"
    count: int

    def abilities(self) -> tuple[Ability, ...]:
        return (TriggeredAbility(Enters(filters.ITSELF), LendAbilities(self.count, target(filters.CREATURE))),)


@word
class LendAbilities(Effect):
    """CR 702.165a, 702.165c: counters on a creature, and what is printed below for another one."""

    handles = ("on",)
    count: int
    on: Selection

    def reading(self) -> str:
        counters = "a +1/+1 counter" if self.count == 1 else "{count:number} +1/+1 counters"
        gains = "it also gains the non-backup abilities of this creature printed below this one until end of turn"
        return f"put {counters} on {{on}}. If that's another creature, {gains}"

    def happen(self, game: State, by: Source) -> Rule[None]:
        lent = lent_by(by.this(game), self.count)
        for creature in (yield from self.on.choose(game, by)):
            yield from actions.put_counters(game, by.controller, [creature.id], "+1/+1", self.count)
            if creature.id != by.object_id and lent and creature.id in game.objects:
                gains = Continuous(filters.Exactly((creature.id,)), (GainAbilities(lent),))
                begin_effect(game, gains, by, UNTIL_END_OF_TURN, (creature.id,))


def lent_by(obj: Object, count: int) -> tuple[Ability, ...]:
    """CR 702.165a, 702.165c: the abilities printed on an object after this backup ability, without others like it."""
    printed = obj.copiable.abilities
    place = printed.index(Backup(count)) if Backup(count) in printed else len(printed)
    return tuple(ability for ability in printed[place + 1 :] if not isinstance(ability, Backup))
