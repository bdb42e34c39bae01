"""Instructions that deal damage (CR 120)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, ClassVar

from planechase.rules.events.damage import DamageDealt, deal_damage
from planechase.rules.language.grammar import Effect, Players, Selection, Targeting
from planechase.rules.language.slots import NumberSlot, Slot
from planechase.rules.language.word import Word, word
from planechase.rules.state.decisions import Rule
from planechase.rules.state.objects import Id
from planechase.words import word_slots
from planechase.words.amounts import amount, is_plain
from planechase.words.english import listed
from planechase.words.player_words import RememberedPlayers
from planechase.words.selections import THIS, Attacked
from planechase.words.speech import Quantity, SpokenWord

if TYPE_CHECKING:
    from planechase.rules.state.source import Source
    from planechase.rules.state.state import State
    from planechase.words.english import Reader

EACH_OF_THEM = RememberedPlayers(word_slots.EACH_OF_THEM)


def recipients(game: State, to: Selection | Players, by: Source) -> Rule[list[Id]]:
    """The ids of the players or objects something is done to."""
    if isinstance(to, Targeting):
        return list(by.targets.get(to, ()))
    if isinstance(to, Attacked):
        return to.ids(game, by)
    if isinstance(to, Players):
        return [player.id for player in to.found(game, by)]
    objects = yield from to.choose(game, by)
    return [obj.id for obj in objects]


@word
class DealDamage(Effect):
    """CR 120: a source deals damage to each of these, or each of several sources does, all of it at once."""

    writes: ClassVar[tuple[Slot, ...]] = (word_slots.DAMAGED,)
    to: Selection | Players
    count: Quantity
    source: Selection = THIS
    into: NumberSlot = word_slots.DAMAGE

    def reading(self) -> str:
        if self.to == self.source:
            itself = "{source} deal[s] {count:digits} damage to itself"
            return itself if is_plain(self.count) else "{source} deal[s] damage to itself {count:equal}"
        divided = getattr(self.to, "divided", None) is not None
        middle = " divided as you choose among" if divided else " to"
        if not is_plain(self.count):
            if isinstance(self.to, Players) and (not isinstance(self.to, Targeting) or self.to in self.count.walk()):
                return "{source} deal[s] damage to {to} {count:equal}"
            return "{source} deal[s] damage {count:equal}" + middle + " {to}"
        return "{source} deal[s] {count:digits} damage" + middle + " {to}"

    def aimed_parts(self) -> Iterator[Word]:
        """CR 601.2c: what deals the damage is said first."""
        yield from (self.source, self.count, self.to)

    def happen(self, game: State, by: Source) -> Rule[None]:
        dealt = yield from deal_damage(game, (yield from self.damage(game, by)))
        by.remember(self.into, tuple(d.amount for d in dealt))
        by.remember(word_slots.DAMAGED, tuple(d.target for d in dealt if not game.is_player(d.target)))

    def damage(self, game: State, by: Source) -> Rule[list[DamageDealt]]:
        """The damage it is about to deal: its source, its target, and how much."""
        sources = self.source.objects(game, by)
        if not sources:
            return []
        total = self.count.value(game, by)
        shares = by.divisions.get(self.to) if isinstance(self.to, Targeting) else None
        hurt = yield from recipients(game, self.to, by)
        return [DamageDealt(source.id, id, shares.get(id, 0) if shares else total) for source in sources for id in hurt]


@word
class DamageByEach(DealDamage):
    """CR 120.4: damage to each of some players, all of it at once; how much, depends on each (`EACH_OF_THEM`)."""

    writes = (word_slots.DAMAGED, word_slots.EACH_OF_THEM)

    def damage(self, game: State, by: Source) -> Rule[list[DamageDealt]]:
        sources = self.source.objects(game, by)[:1]
        found: list[DamageDealt] = []
        for id in (yield from recipients(game, self.to, by)):
            one = by.clone()
            one.remember(word_slots.EACH_OF_THEM, (id,))
            found += [DamageDealt(source.id, id, self.count.value(game, one)) for source in sources]
        return found


@word
class DamageTogether(Effect, SpokenWord):
    """CR 120.4: damage of different amounts in one sentence, all of it dealt at once."""

    writes = (word_slots.DAMAGE,)
    effects: tuple[DealDamage, ...]

    def happen(self, game: State, by: Source) -> Rule[None]:
        damage: list[DamageDealt] = []
        for effect in self.effects:
            damage += yield from effect.damage(game, by)
        dealt = yield from deal_damage(game, damage)
        by.remember(word_slots.DAMAGE, tuple(d.amount for d in dealt))

    def say(self, reader: Reader) -> str:
        """Who deals it is named once, and so is how much, if it is the same."""
        first, *rest = self.effects
        if all(effect.count == first.count for effect in rest):
            head = reader.template(first, "{source} deal[s]")
            whom = listed([reader.read(effect.to) for effect in self.effects])
            if is_plain(first.count):
                return f"{head} {reader.read(first.count, 'digits')} damage to {whom}"
            return f"{head} damage to {whom} {reader.read(first.count, 'equal')}"
        said = reader.read(first)
        return listed([said, *(reader.template(effect, "{count:digits} damage to {to}") for effect in rest)])


@word
class HurtEachOther(Effect):
    """CR 120.4: each of two creatures deals damage to the other at the same time; without the other, none does."""

    reads = "each of those creatures deals damage equal to its {which} to the other"
    what: Selection
    which: str = "power"

    def happen(self, game: State, by: Source) -> Rule[None]:
        pair = [obj for obj in self.what.objects(game, by) if obj.id in game.objects]
        if len(pair) == 2:
            size = game.power if self.which == "power" else game.toughness
            ways = (pair, pair[::-1])
            yield from deal_damage(game, [DamageDealt(one.id, other.id, max(0, size(one))) for one, other in ways])


@word
class TakeDamage(Effect):
    """Damage to the players who chose it (see `AnyPlayerMay`)."""

    needs = (word_slots.EACH,)
    reads = "have {this} deal {count:letter} damage to {them}"
    them: ClassVar[RememberedPlayers] = RememberedPlayers(word_slots.EACH, "them")
    count: Quantity
    this: Selection = THIS

    def happen(self, game: State, by: Source) -> Rule[None]:
        amount = self.count.value(game, by)
        yield from deal_damage(
            game, [DamageDealt(by.object_id, player, amount) for player in by.remembered(word_slots.EACH)]
        )


def damage(count: int | Quantity, to: Selection | Players, source: Selection = THIS) -> DealDamage:
    """Deal damage to objects or players: `damage(3, ANY_TARGET)`."""
    return DealDamage(to, amount(count), source)
