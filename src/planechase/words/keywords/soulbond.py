"""Soulbond (CR 702.95): creatures in pairs."""

from __future__ import annotations

from typing import TYPE_CHECKING

from planechase.rules.events import actions
from planechase.rules.events.lasting import begin_effect
from planechase.rules.language.abilities import Ability, TriggeredAbility
from planechase.rules.language.card_types import CREATURE
from planechase.rules.language.grammar import Condition, Duration, Effect, Filter, Statement
from planechase.rules.language.word import word
from planechase.rules.state.decisions import Confirm, Rule, ask
from planechase.rules.state.objects import Id, Object
from planechase.rules.state.purpose import Purpose
from planechase.words import filters
from planechase.words.changes import clauses
from planechase.words.keywords.keywords_as_read import Called
from planechase.words.selections import THAT, THIS
from planechase.words.speech import Things
from planechase.words.statics import Continuous
from planechase.words.triggers import Enters

if TYPE_CHECKING:
    from planechase.rules.language.grammar import Modification
    from planechase.rules.state.source import Source
    from planechase.rules.state.state import State
    from planechase.words.english import Reader


@word
class Soulbond(Called):
    """CR 702.95a."""

    reads = "soulbond"

    def abilities(self) -> tuple[Ability, ...]:
        others = filters.CREATURE & filters.OTHER & filters.YOURS
        return (
            TriggeredAbility(Enters(filters.ITSELF), PairWithAnother(), CanPair()),
            TriggeredAbility(Enters(others), PairWithThat(), CanPairThat()),
        )


# ---------------------------------------------------------------------- pairs


@word
class Pair(Statement):
    """CR 702.95b: two creatures are paired with each other."""

    reads = "those creatures are paired"
    one: Id
    other: Id


@word
class WhilePaired(Duration):
    """CR 702.95a, 702.95e: as long as both remain creatures on the battlefield under the same control."""

    reads = "for as long as both remain creatures on the battlefield under your control"
    one: Id
    other: Id

    def over(self, game: State, by: Source) -> bool:
        return not (_is_yours(game, self.one, by) and _is_yours(game, self.other, by))


def _is_yours(game: State, id: Id, by: Source) -> bool:
    permanent = game.permanent(id)
    if permanent is None or permanent.controller != by.controller:
        return False
    return bool(game.chars(permanent).types & CREATURE)


def partner_of(game: State, id: Id) -> Id | None:
    """CR 702.95b: the creature that another one is paired with."""
    for effect in game.effects:
        if isinstance(effect.statement, Pair) and id in (effect.statement.one, effect.statement.other):
            return effect.statement.other if id == effect.statement.one else effect.statement.one
    return None


def _could_pair(game: State, id: Id, by: Source) -> bool:
    """CR 702.95c, 702.95d."""
    return _is_yours(game, id, by) and partner_of(game, id) is None


def _pair(game: State, one: Id, other: Id, by: Source) -> None:
    begin_effect(game, Pair(one, other), by, WhilePaired(one, other))


# ---------------------------------------------------------------------- becoming one


@word
class CanPair(Condition):
    """CR 702.95a: the source and some other creature of yours are both unpaired."""

    reads = "you control both {this} and another creature and both are unpaired"
    this: Things = THIS

    def holds(self, game: State, by: Source) -> bool:
        return _could_pair(game, by.object_id, by) and bool(_others(game, by))


def _others(game: State, by: Source) -> list[Object]:
    """The other creatures that the source could be paired with."""
    mine = game.controlled_by(by.controller)
    return [p for p in mine if p.id != by.object_id and _could_pair(game, p.id, by)]


@word
class CanPairThat(Condition):
    """CR 702.95a: the source and the creature that has just come are both unpaired."""

    reads = "you control both {that} and {this} and both are unpaired"
    that: Things = THAT
    this: Things = THIS

    def holds(self, game: State, by: Source) -> bool:
        those = [by.object_id, *(obj.id for obj in self.that.objects(game, by))]
        return len(those) == 2 and all(_could_pair(game, id, by) for id in those)


@word
class PairWithAnother(Effect):
    """CR 702.95a: you may pair the source with a creature of your choice."""

    reads = (
        "you may pair {this} with another unpaired creature you control for as long as both remain creatures on the "
        "battlefield under your control"
    )
    this: Things = THIS
    imperative = False

    def happen(self, game: State, by: Source) -> Rule[None]:
        if not _could_pair(game, by.object_id, by):
            return
        why = f"Choose a creature to pair with {game.name_of(by.object_id)}, or none."
        chosen = yield from actions.choose_objects(
            game, by.you(game), Purpose.OBJECT, _others(game, by), 0, 1, why, by.object_id, word=self
        )
        for other in chosen:
            _pair(game, by.object_id, other.id, by)


@word
class PairWithThat(Effect):
    """CR 702.95a: you may pair the source with the creature that has just come."""

    reads = "you may pair {that} with {this} for as long as both remain creatures on the battlefield under your control"
    that: Things = THAT
    this: Things = THIS
    imperative = False

    def happen(self, game: State, by: Source) -> Rule[None]:
        for other in self.that.objects(game, by):
            if _could_pair(game, by.object_id, by) and _could_pair(game, other.id, by):
                why = f"Pair {game.name_of(other.id)} with {game.name_of(by.object_id)}?"
                if (yield from ask(Confirm(by.controller, Purpose.MAY, why, by.object_id, self))):
                    _pair(game, by.object_id, other.id, by)


# ---------------------------------------------------------------------- what pairs are


@word
class IsPaired(Condition):
    """CR 702.95b: the source is one of a pair."""

    reads = "{this} is paired with another creature"
    this: Things = THIS

    def holds(self, game: State, by: Source) -> bool:
        return partner_of(game, by.object_id) is not None


@word
class OfThisPair(filters.Description):
    """CR 702.95b: the source, or the creature it is paired with."""

    looks_back = False
    reads = "of this pair"
    role = "after"

    def matches(self, game: State, obj: Object, by: Source) -> bool:
        partner = partner_of(game, by.object_id)
        return partner is not None and obj.id in (partner, by.object_id)


@word
class BothCreatures(Continuous):
    """CR 702.95b: what both creatures of the pair are or have."""

    what: Filter = OfThisPair()
    changes: tuple[Modification, ...] = ()

    def say(self, reader: Reader) -> str:
        return f"both creatures {clauses(reader, self.changes, many=True, gaining=False, what=filters.CREATURE)}"


def both_creatures(*changes: Modification) -> BothCreatures:
    """What the source and the creature it is paired with are: `both_creatures(has(keyword("flying")))`."""
    return BothCreatures(OfThisPair(), changes)
