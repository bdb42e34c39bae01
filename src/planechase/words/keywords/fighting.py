"""Keywords of creatures that attack and block: bushido, battle cry, mentor, melee and their like (CR 702)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from planechase.rules.combat.combat import combat_of
from planechase.rules.events import actions
from planechase.rules.events.actions import TokensCreated
from planechase.rules.events.damage import DamageDealt
from planechase.rules.events.events import AttackersDeclared, Event
from planechase.rules.language.abilities import Ability, StaticAbility, TriggeredAbility
from planechase.rules.language.card_types import PLANESWALKER
from planechase.rules.language.grammar import Effect, Players, Replacement
from planechase.rules.language.word import word
from planechase.rules.multiplayer import influence
from planechase.rules.spells.copying import copiable_values
from planechase.rules.state.decisions import Choose, Confirm, Rule, ask
from planechase.rules.state.objects import Id
from planechase.rules.state.player import POISON
from planechase.rules.state.purpose import Purpose
from planechase.rules.state.steps import Step
from planechase.words import filters, word_slots
from planechase.words.amounts import Counted, Number, Times, amount
from planechase.words.effects.counter_effects import PutCounters
from planechase.words.effects.flow import Later, then
from planechase.words.effects.lasting_effects import pump
from planechase.words.effects.libraries import ExileTopCard
from planechase.words.effects.life_effects import LoseLife
from planechase.words.effects.permanent_effects import SacrificeIt
from planechase.words.effects.tokens import CreateToken, creature_token
from planechase.words.effects.zone_effects import Exile
from planechase.words.filters.combat_filters import Attacking
from planechase.words.keywords.keywords_as_read import Called
from planechase.words.player_words import DEFENDING_PLAYER, THAT_PLAYER
from planechase.words.selections import THIS, Remembered, each, target
from planechase.words.speech import People, Quantity, Things
from planechase.words.triggers import (
    AtBeginning,
    AtNext,
    AttacksTrigger,
    BecomesBlockedTrigger,
    BlocksTrigger,
    DealsDamage,
    Either,
)

if TYPE_CHECKING:
    from planechase.rules.state.objects import Object
    from planechase.rules.state.player import Player
    from planechase.rules.state.source import Source
    from planechase.rules.state.state import State
    from planechase.words.english import Reader

ATTACKS = AttacksTrigger(filters.ITSELF)


@word
class Bushido(Called):
    """CR 702.45: larger whenever it blocks or becomes blocked."""

    reads = "bushido {count:letter}"
    count: Quantity

    def abilities(self) -> tuple[Ability, ...]:
        fights = Either(BlocksTrigger(filters.ITSELF), BecomesBlockedTrigger(filters.ITSELF))
        return (TriggeredAbility(fights, pump(THIS, self.count, self.count)),)


@word
class Rampage(Called):
    """CR 702.23: larger for each creature too many that blocks it."""

    reads = "rampage {count:digits}"
    count: int

    def abilities(self) -> tuple[Ability, ...]:
        more = Times(self.count, BlockersBeyondTheFirst())
        return (TriggeredAbility(BecomesBlockedTrigger(filters.ITSELF), pump(THIS, more, more)),)


@word
class BlockersBeyondTheFirst(Counted):
    """CR 702.23b: how many creatures block the source as the ability resolves, without one of them."""

    restless = True

    def value(self, game: State, by: Source) -> int:
        combat = combat_of(game, by.object_id)
        attack = combat.attacks.get(by.object_id) if combat is not None else None
        return max(0, len(attack.blockers) - 1) if attack is not None else 0

    def each(self, reader: Reader) -> str:
        return "creature blocking it beyond the first"

    def number_of(self, reader: Reader) -> str:
        return "the number of creatures blocking it beyond the first"


@word
class BattleCry(Called):
    """CR 702.91: all who attack with it hit harder."""

    reads = "battle cry"

    def abilities(self) -> tuple[Ability, ...]:
        others = each(filters.CREATURE & filters.OTHER & Attacking())
        return (TriggeredAbility(ATTACKS, pump(others, 1, 0)),)


@word
class Afflict(Called):
    """CR 702.130: to block it costs life."""

    reads = "afflict {count:digits}"
    count: int

    def abilities(self) -> tuple[Ability, ...]:
        loss = LoseLife(Number(self.count), DEFENDING_PLAYER)
        return (TriggeredAbility(BecomesBlockedTrigger(filters.ITSELF), loss),)


@word
class Ingest(Called):
    """CR 702.115: the player it damages in combat exiles a card."""

    reads = "ingest"

    def abilities(self) -> tuple[Ability, ...]:
        return (TriggeredAbility(DealsDamage(filters.ITSELF), ExileTopCard(THAT_PLAYER)),)


@word
class Poisonous(Called):
    """CR 702.70: the player it damages in combat is poisoned."""

    reads = "poisonous {count:digits}"
    count: int

    def abilities(self) -> tuple[Ability, ...]:
        return (TriggeredAbility(DealsDamage(filters.ITSELF), PoisonThem(self.count)),)


@word
class PoisonThem(Effect):
    """CR 122.1f, 702.70a: the damaged player gets poison counters."""

    count: int
    who: Players = THAT_PLAYER

    def reading(self) -> str:
        return "{who} gets {count} poison counter[s]"

    def happen(self, game: State, by: Source) -> Rule[None]:
        hurt = [player.id for player in self.who.found(game, by)]
        yield from actions.put_counters(game, by.controller, hurt, POISON, self.count)


@word
class Absorb(Called):
    """CR 702.64: it shrugs off some of the damage of each source."""

    reads = "absorb {count:digits}"
    count: int

    def abilities(self) -> tuple[Ability, ...]:
        return (StaticAbility((Absorbing(self.count),)),)


@word
class Absorbing(Replacement):
    """CR 702.64a, 702.64b: so much of what one source deals to the creature at one time is prevented."""

    reads = "if a source would deal damage to {this}, prevent {count:digits} of that damage"
    count: int
    this: Things = THIS

    def kinds(self) -> tuple[type[Event], ...]:
        return (DamageDealt,)

    def applies(self, game: State, event: Event, by: Source) -> bool:
        return isinstance(event, DamageDealt) and event.preventable and event.target == by.object_id

    def replace(self, game: State, event: Event, by: Source) -> Rule[list[Event]]:
        assert isinstance(event, DamageDealt)
        event.amount -= self.count
        return [event]
        yield

    def interchangeable(self) -> bool:
        return True


@word
class Melee(Called):
    """CR 702.121: larger for each opponent who is attacked."""

    reads = "melee"

    def abilities(self) -> tuple[Ability, ...]:
        return (TriggeredAbility(ATTACKS, pump(THIS, OpponentsAttacked(), OpponentsAttacked())),)


@word
class OpponentsAttacked(Counted):
    """CR 702.121a, 508.1k: how many opponents you declared attackers against together with the one of the event."""

    def value(self, game: State, by: Source) -> int:
        together = getattr(by.event, "together", ())
        declared = [one for one in together if isinstance(one, AttackersDeclared) and by.means(game, one.player)]
        attacked = {defender for one in declared for _, defender in one.attacks}
        return sum(player.id in attacked for player in influence.players(game, by, game.opponents(by.controller)))

    def each(self, reader: Reader) -> str:
        return "opponent you attacked this combat"

    def number_of(self, reader: Reader) -> str:
        return "the number of opponents you attacked this combat"


@word
class Dethrone(Called):
    """CR 702.105: it grows as it attacks the player with the most life."""

    reads = "dethrone"

    def abilities(self) -> tuple[Ability, ...]:
        attacks = AttacksTrigger(filters.ITSELF, MostLife())
        return (TriggeredAbility(attacks, PutCounters("+1/+1", THIS)),)


@word
class MostLife(People):
    """CR 702.105a: the player with the highest life total, or all of those who have it."""

    reads = "the player with the most life or tied for most life"

    def found(self, game: State, by: Source) -> list[Player]:
        players = influence.everybody(game, by)
        most = max((player.life for player in players), default=0)
        return [player for player in players if player.life == most]


@word
class Mentor(Called):
    """CR 702.134: a weaker creature that attacks grows."""

    reads = "mentor"

    def abilities(self) -> tuple[Ability, ...]:
        weaker = target(filters.CREATURE & Attacking() & WeakerThanThis())
        return (TriggeredAbility(ATTACKS, PutCounters("+1/+1", weaker)),)


@word
class WeakerThanThis(filters.Description):
    """CR 702.134a: with less power than the source has, or had as it left."""

    looks_back = True
    sized = True
    role = "after"
    reads = "with power less than {this:its} power"
    this: Things = THIS

    def matches(self, game: State, obj: Object, by: Source) -> bool:
        return game.power(obj) < game.power(by.this(game))


@word
class Myriad(Called):
    """CR 702.116: copies of it attack the other opponents in this combat."""

    reads = "myriad"

    def abilities(self) -> tuple[Ability, ...]:
        tokens = Remembered(word_slots.TOKENS, "the tokens", several=True)
        gone = IfAnyCreated(Later(AtBeginning(Step.END_OF_COMBAT, None), Exile(tokens)))
        return (TriggeredAbility(ATTACKS, then(CopyAttackingTheOthers(), gone)),)


@word
class CopyAttackingTheOthers(Effect):
    """CR 702.116a: copies of the source, each attacking an opponent whom that does not, or a planeswalker of theirs."""

    writes = (word_slots.TOKENS,)
    reads = (
        "for each opponent other than defending player, you may create a token that's a copy of {this} that's tapped "
        "and attacking that player or a planeswalker they control"
    )
    this: Things = THIS
    imperative = False

    def happen(self, game: State, by: Source) -> Rule[None]:
        original, defending = by.this(game), DEFENDING_PLAYER.could_be(game, by)
        wanted: list[TokensCreated] = []
        for opponent in influence.players(game, by, game.opponents(by.controller)):
            if opponent in defending:
                continue
            why = f"Create a copy of {game.name_of(original.id)} that attacks {opponent.name}?"
            if (yield from ask(Confirm(by.controller, Purpose.MAY, why, original.id, self))):
                attacked = yield from self._attacked(game, by, opponent)
                values = copiable_values(game, original)
                wanted.append(TokensCreated(by.controller, values, 1, tapped=True, attacking=attacked))
        by.remember(word_slots.TOKENS, tuple((yield from actions.create_together(game, wanted))))

    def _attacked(self, game: State, by: Source, opponent: Player) -> Rule[Id]:
        walkers = [p.id for p in game.controlled_by(opponent.id) if game.chars(p).types & PLANESWALKER]
        if not walkers:
            return opponent.id
        why = f"Choose whom or what {game.name_of(by.object_id)} attacks."
        among = [opponent.id, *walkers]
        chosen = yield from ask(Choose(by.controller, Purpose.ATTACK, why, among, about=by.object_id, word=self))
        return int(chosen[0])


@word
class IfAnyCreated(Effect):
    """CR 702.116a: an instruction about tokens, if the text before it created any."""

    needs = (word_slots.TOKENS,)
    reads = "if one or more tokens are created this way, {effect}"
    effect: Effect

    def happen(self, game: State, by: Source) -> Rule[None]:
        if by.remembered(word_slots.TOKENS):
            yield from self.effect.happen(game, by)


@word
class Mobilize(Called):
    """CR 702.181: Warriors join the attack and are gone at the end of the turn."""

    reads = "mobilize {count:letter}"
    count: Quantity

    def abilities(self) -> tuple[Ability, ...]:
        warriors = CreateToken(creature_token(1, 1, "R", "Warrior"), self.count, attacking=True)
        them = Remembered(word_slots.TOKENS, "them", several=True)
        return (TriggeredAbility(ATTACKS, then(warriors, Later(AtNext(Step.END), SacrificeIt(them)))),)


def bushido(count: int | Quantity) -> Bushido:
    """CR 702.45: it gets so much larger for the turn whenever it blocks or becomes blocked."""
    return Bushido(amount(count))


def mobilize(count: int | Quantity) -> Mobilize:
    """CR 702.181: so many Warriors attack along with it, and are sacrificed at the end of the turn."""
    return Mobilize(amount(count))
