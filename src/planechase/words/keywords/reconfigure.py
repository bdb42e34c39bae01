"""Reconfigure (CR 702.151): a creature that is Equipment as well."""

from __future__ import annotations

from typing import TYPE_CHECKING

from planechase.rules.events.attaching import ReconfigureAbility
from planechase.rules.events.happening import hand_over
from planechase.rules.language.abilities import Ability, ActivatedAbility
from planechase.rules.language.grammar import Condition, Effect
from planechase.rules.language.word import word
from planechase.rules.mana.mana import ManaCost
from planechase.rules.mana.paying import PayMana
from planechase.rules.state.decisions import Rule
from planechase.rules.state.objects import Permanent
from planechase.words import filters
from planechase.words.effects.permanent_effects import AttachTo
from planechase.words.selections import THIS, target
from planechase.words.speech import Things

if TYPE_CHECKING:
    from planechase.rules.state.source import Source
    from planechase.rules.state.state import State


@word
class Reconfigure(ReconfigureAbility):
    """CR 702.151a: to attach it, and to unattach it."""

    reads = "reconfigure {cost}"
    cost: ManaCost

    def abilities(self) -> tuple[Ability, ...]:
        another = target(filters.CREATURE & filters.OTHER & filters.YOURS)
        cost = (PayMana(self.cost),)
        return (
            ActivatedAbility(cost, AttachTo(another), sorcery_speed=True),
            ActivatedAbility(cost, Unattach(), (IsAttachedToCreature(),), sorcery_speed=True),
        )


@word
class IsAttachedToCreature(Condition):
    """CR 702.151a: the source is attached to a creature."""

    reads = "{this} is attached to a creature"
    this: Things = THIS

    def holds(self, game: State, by: Source) -> bool:
        this = by.this(game)
        host = game.permanent(this.attached_to) if isinstance(this, Permanent) and this.attached_to else None
        return host is not None and filters.CREATURE.matches(game, host, by)


@word
class Unattach(Effect):
    """CR 701.3d: the source moves away from what it is attached to, but stays on the battlefield."""

    reads = "unattach {this}"
    this: Things = THIS

    def happen(self, game: State, by: Source) -> Rule[None]:
        permanent = game.permanent(by.object_id)
        if permanent is not None and permanent.attached_to is not None:
            permanent.attached_to = None
            game.changed()
            hand_over(game)
        return
        yield


def reconfigure(cost: str) -> Reconfigure:
    """CR 702.151a: for this mana, attach it to a creature of yours or take it off: `reconfigure("{1}{R}")`."""
    return Reconfigure(ManaCost.parse(cost))
