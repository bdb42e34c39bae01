"""Exert (CR 701.43)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING

from planechase.rules.combat.attacking import OptionalAttackCost
from planechase.rules.events.events import Event
from planechase.rules.events.happening import tell
from planechase.rules.events.keyword_actions import Exerted
from planechase.rules.events.lasting import ThroughYourNextUntapStep, begin_effect
from planechase.rules.events.triggers import reflexive
from planechase.rules.language.abilities import TriggeredAbility
from planechase.rules.language.grammar import Cost, Effect, Filter, Players
from planechase.rules.language.word import word
from planechase.rules.state.decisions import Confirm, IllegalAction, Rule, ask
from planechase.rules.state.objects import Id, Object, Permanent
from planechase.rules.state.purpose import Purpose
from planechase.rules.state.source import Source
from planechase.words import filters
from planechase.words.effects.flow import Done
from planechase.words.player_words import YOU
from planechase.words.selections import THIS
from planechase.words.speech import Moment, Things
from planechase.words.statics import StaysTapped

if TYPE_CHECKING:
    from planechase.rules.state.player import Player
    from planechase.rules.state.state import State


def exert(game: State, player: Player, permanent: Object) -> None:
    """CR 701.43a, 701.43b: it does not untap during the next untap step of the player who exerts it."""
    by = Source(player.id, permanent.id)
    held = StaysTapped(filters.Exactly((permanent.id,)) & filters.YOURS)
    begin_effect(game, held, by, ThroughYourNextUntapStep(permanent.id))
    tell(game, Exerted(permanent.id, player.id))


@word
class ExertThis(Cost):
    """CR 701.43a, 701.43c: exert the source, which must be on the battlefield."""

    reads = "exert {this}"
    this: Things = THIS

    def can_pay(self, game: State, player: Player, by: Source) -> bool:
        permanent = game.permanent(by.object_id)
        return permanent is not None and permanent.controller == player.id

    def pay(self, game: State, player: Player, by: Source) -> Rule[None]:
        permanent = game.permanent(by.object_id)
        if permanent is None:
            raise IllegalAction("What should be exerted is gone.")
        exert(game, player, permanent)
        return
        yield


@word
class MayExertAttacking(OptionalAttackCost):
    """CR 701.43d, 508.1g: you may exert this creature as it attacks; what happens when you do is linked (607.2h)."""

    reads = "you may exert {this} as it attacks. When you do, {effect}"
    effect: Effect
    this: Things = THIS

    def offered(self, game: State, attacker: Permanent, attacks: Mapping[Id, Id], by: Source) -> Rule[bool]:
        if attacker.id != by.object_id:
            return False
        why = f"Exert {game.name_of(attacker.id)} as it attacks?"
        return (yield from ask(Confirm(attacker.controller, Purpose.OPTIONAL_COST, why, attacker.id, self)))

    def pay(self, game: State, attacker: Permanent, by: Source) -> Rule[None]:
        exert(game, game.players[attacker.controller], attacker)
        reflexive(game, TriggeredAbility(Done(), self.effect), by)
        return
        yield


@word
class Exerts(Moment):
    """CR 701.43a: whenever a player chooses that a permanent stays tapped once, to get something for it."""

    reads = "whenever {who} exert[s] {what}"
    what: Filter = filters.CREATURE
    who: Players = YOU

    def kinds(self) -> tuple[type[Event], ...]:
        return (Exerted,)

    def matches(self, game: State, event: Event, by: Source) -> bool:
        if not isinstance(event, Exerted) or not any(p.id == event.player for p in self.who.found(game, by)):
            return False
        return self.what.matches(game, game.recall(event.object_id), by)
