"""Targets: "target creature", "any target", "up to two target cards" (CR 115)."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from itertools import zip_longest
from typing import TYPE_CHECKING

from planechase.rules.events.damage import can_be_damaged
from planechase.rules.language.card_types import BATTLE, CREATURE, PLANESWALKER
from planechase.rules.language.grammar import Filter, Players, Targeting
from planechase.rules.language.protection import why_not_target
from planechase.rules.language.word import word
from planechase.rules.multiplayer import influence
from planechase.rules.state.edition import Edition
from planechase.rules.state.objects import Id, Object, Zone
from planechase.words import filters, word_slots
from planechase.words.amounts import Number, amount
from planechase.words.english import listed, number_word
from planechase.words.phrases import of_cards, phrase
from planechase.words.player_words import YOU
from planechase.words.selections.groups import MANY, All, TogetherRule, place
from planechase.words.speech import Quantity, Things

if TYPE_CHECKING:
    from planechase.rules.state.source import Source
    from planechase.rules.state.state import State
    from planechase.words.english import Reader


class Aimed(Things, Targeting):
    """What all targets that may be objects have in common: what is divided among them, and who chooses them."""

    __slots__ = ()
    most: Quantity
    divided: Quantity | None
    """CR 601.2d: how much is divided among the targets."""
    by: Players | None
    """Who chooses, if it is not "you"."""

    def objects(self, game: State, by: Source) -> list[Object]:
        return [game.objects[id] for id in by.targets.get(self, ()) if id in game.objects]

    def divides(self, game: State, by: Source) -> int | None:
        return self.divided.value(game, by) if self.divided is not None else None

    def chooser(self, game: State, by: Source) -> Id | None:
        choosing = influence.who_chooses(game, by, self.by) if self.by is not None else []
        return choosing[0].id if choosing else by.controller

    def many(self) -> bool:
        return not self.most.is_one()

    def _at_most(self, game: State, by: Source) -> int:
        most = self.most.value(game, by)
        return most if self.divided is None else min(most, self.divided.value(game, by))


@lru_cache(maxsize=256)
def _everything(zone: Zone, who: Players | None) -> All:
    return All(filters.ANYTHING, zone, who)


@word
class Target(Aimed):
    """CR 115: target objects. The same words used twice in one text mean the same target; a `label` tells two apart."""

    what: Filter
    least: Quantity = Number(1)
    most: Quantity = Number(1)
    zone: Zone = Zone.BATTLEFIELD
    who: Players | None = None
    """Whose zone, for cards in graveyards and hands."""
    label: str = ""
    other_than: tuple[Targeting, ...] = ()
    divided: Quantity | None = None
    rule: TogetherRule | None = None
    by: Players | None = None

    def limits(self, game: State, by: Source) -> tuple[int, int]:
        return self.least.value(game, by), self._at_most(game, by)

    def apart_from(self) -> tuple[Targeting, ...]:
        """Those it must differ from, and those its description speaks of ("target creature that player controls")."""
        known = self.known()
        if not isinstance(known, tuple):
            spoken_of = tuple(part for part in self.what.walk() if isinstance(part, Targeting))
            known = self.other_than + spoken_of
            self.keep(known)
        return known

    def candidates(self, game: State, by: Source) -> list[Id]:
        return list(self.one_by_one(game, by))

    def one_by_one(self, game: State, by: Source) -> Iterator[Id]:
        for obj in _everything(self.zone, self.who).objects(game, by):
            if self.allows(game, obj.id, by):
                yield obj.id

    def allows(self, game: State, candidate: Id, by: Source) -> bool:
        obj = game.get(candidate)
        if obj is None or obj.zone is not self.zone:
            return False
        if any(candidate in by.targets.get(other, ()) for other in self.other_than):
            return False
        if self.who is not None and not any(player.id == self.whose(obj) for player in self.who.found(game, by)):
            return False
        return self.what.matches(game, obj, by)

    def whose(self, obj: Object) -> Id:
        """The player whose it is, in the sense of `who`."""
        return obj.owner

    def refuses(self, game: State, chosen: list[Id], by: Source) -> str | None:
        return self.rule.refuses(game, [game.recall(id) for id in chosen]) if self.rule is not None else None

    def said(self, reader: Reader, again: bool) -> str:
        if again:
            kind = filters.kind_of(self.what)
            if isinstance(kind, filters.Or) and self.zone is Zone.BATTLEFIELD:
                kind = filters.PERMANENT
            noun = phrase(reader, kind, "many" if self.many() else "plain")
            return f"those {noun}" if self.many() else f"that {noun}"
        described = self._described(reader)
        if not self._is_card():
            return described
        where = place(reader, self.zone, self.who)
        single = self.rule is not None and self.rule.which == "one graveyard" and self.who is None
        return f"{described} {where.replace('from a ', 'from a single ') if single else where}"

    def _is_card(self) -> bool:
        return self.zone not in (Zone.BATTLEFIELD, Zone.STACK)

    def _described(self, reader: Reader) -> str:
        style = "many" if self.many() else "plain"
        noun = of_cards(reader, self.what, style) if self._is_card() else phrase(reader, self.what, style)
        rule = f" {text}" if self.rule is not None and (text := self.rule.text()) else ""
        is_other = noun.startswith(("another ", "other ")) or bool(self.other_than)
        noun = noun.removeprefix("another ").removeprefix("other ")
        count = self._count(reader)
        other = "" if not is_other else "other " if count else "another "
        if self.label == "third":
            other = "a third "
        return f"{count}{other}target {noun}{rule}"

    def _count(self, reader: Reader) -> str:
        least, most = self.least, self.most
        if isinstance(most, Number) and most.number >= MANY:
            return "any number of "
        if isinstance(least, Number) and least.number == 0:
            return f"up to {'one' if most.is_one() else reader.read(most)} "
        if isinstance(most, Number) and (self.divided is not None or (least, most) == (Number(1), Number(2))):
            return f"{_one_to(most.number)} "
        return "" if most.is_one() else f"{reader.read(most)} "


@word
class OneOfEach(Target):
    """CR 115.1: up to one target of each of some players: a card in their graveyard, a permanent they control."""

    writes = (word_slots.WHOSE,)
    one_of_each = True
    zone: Zone = Zone.GRAVEYARD

    def whose(self, obj: Object) -> Id:
        return obj.controller if self.zone is Zone.BATTLEFIELD else obj.owner

    def limits(self, game: State, by: Source) -> tuple[int, int]:
        return 0, len(self.who.found(game, by)) if self.who is not None else 0

    def allows(self, game: State, candidate: Id, by: Source) -> bool:
        """CR 608.2b: what has gone over to another player is no longer the target it was chosen as."""
        if not Target.allows(self, game, candidate, by):
            return False
        noted = by.remembered(word_slots.WHOSE)
        chosen_for = dict(zip(noted[::2], noted[1::2], strict=True)).get(candidate)
        return chosen_for is None or chosen_for == self.whose(game.objects[candidate])

    def settled(self, game: State, by: Source) -> None:
        chosen = by.targets[self]
        by.remember(word_slots.WHOSE, tuple(number for id in chosen for number in (id, self.whose(game.recall(id)))))

    def refuses(self, game: State, chosen: list[Id], by: Source) -> str | None:
        seats = {self.whose(game.recall(id)) for id in chosen}
        return None if len(seats) == len(chosen) else "Choose at most one for each player."

    def many(self) -> bool:
        return True

    def said(self, reader: Reader, again: bool) -> str:
        if again:
            return f"those {phrase(reader, filters.kind_of(self.what), 'many')}"
        if self.zone is Zone.BATTLEFIELD:
            return f"up to one target {phrase(reader, self.what, 'plain')} that player controls"
        return f"up to one target {of_cards(reader, self.what, 'plain')} from that player's {self.zone.value}"


@word
class TheTargetOfEach(OneOfEach):
    """CR 601.2c: exactly one target permanent of each of some players; if one has none, there is no legal choice."""

    zone: Zone = Zone.BATTLEFIELD

    def limits(self, game: State, by: Source) -> tuple[int, int]:
        count = len(self.who.found(game, by)) if self.who is not None else 0
        return count, count

    def candidates(self, game: State, by: Source) -> list[Id]:
        """One player's after the other, in turns, so that the first ones are a choice already."""
        found: list[list[Id]] = []
        for player in self.who.found(game, by) if self.who is not None else ():
            theirs = [p.id for p in game.controlled_by(player.id) if self.allows(game, p.id, by)]
            found.append([id for id in theirs if why_not_target(game, id, by) is None])
        if not all(found):
            return []
        return [id for row in zip_longest(*found) for id in row if id is not None]

    def one_by_one(self, game: State, by: Source) -> Iterator[Id]:
        return iter(self.candidates(game, by))

    def said(self, reader: Reader, again: bool) -> str:
        if again:
            return OneOfEach.said(self, reader, again)
        return f"target {phrase(reader, self.what, 'plain')} that player controls"


@word
class AnyTarget(Aimed):
    """CR 115.4: any target is a creature, player, planeswalker or battle.

    In 2011 such texts spoke of creatures and players; damage to a player could go to a planeswalker (2011:306.7).
    """

    least: Quantity = Number(1)
    most: Quantity = Number(1)
    label: str = ""
    other_than: tuple[Targeting, ...] = ()
    divided: Quantity | None = None
    players: bool = True
    types: int = CREATURE | PLANESWALKER | BATTLE
    text: str = "any target"
    by: Players | None = None

    def limits(self, game: State, by: Source) -> tuple[int, int]:
        most = self._at_most(game, by)
        return min(self.least.value(game, by), most), most

    def apart_from(self) -> tuple[Targeting, ...]:
        return self.other_than

    def candidates(self, game: State, by: Source) -> list[Id]:
        return list(self.one_by_one(game, by))

    def one_by_one(self, game: State, by: Source) -> Iterator[Id]:
        for player in game.in_turn_order():
            if self.allows(game, player.id, by):
                yield player.id
        for permanent in game.permanents():
            if self.allows(game, permanent.id, by):
                yield permanent.id

    def allows(self, game: State, candidate: Id, by: Source) -> bool:
        if any(candidate in by.targets.get(other, ()) for other in self.other_than):
            return False
        if game.is_player(candidate):
            return self.players and can_be_damaged(game, candidate)
        permanent = game.permanent(candidate)
        types = self.types & CREATURE if game.edition is Edition.Y2011 else self.types
        return permanent is not None and bool(game.chars(permanent).types & types)

    def said(self, reader: Reader, again: bool) -> str:
        if again:
            return "that permanent or player"
        if self.divided is not None:
            return _divided_targets(self.most)
        if self.text == "any target" and self.other_than:
            return {"another": "another target", "third": "a third target"}.get(self.label, "any other target")
        text = self.text if self.by is None else f"{self.text} of their choice"
        return f"another {text}" if self.other_than else text


@word
class OpponentOrPlaneswalker(AnyTarget):
    """CR 115.4: target opponent or planeswalker."""

    types: int = PLANESWALKER
    text: str = "target opponent or planeswalker"

    def allows(self, game: State, candidate: Id, by: Source) -> bool:
        if game.is_player(candidate) and game.players[candidate].team == game.players[by.controller].team:
            return False
        return AnyTarget.allows(self, game, candidate, by)


def _divided_targets(most: Quantity) -> str:
    if isinstance(most, Number) and most.number < MANY:
        return f"{_one_to(most.number)} targets"
    return "any number of targets"


def _one_to(most: int) -> str:
    """Each number up to one, as something is divided "among one, two, or three" of them."""
    return listed([number_word(number) for number in range(1, most + 1)], "or")


ANY_TARGET = AnyTarget()
TARGET_PLAYER_OR_PLANESWALKER = AnyTarget(types=PLANESWALKER, text="target player or planeswalker")


def target(
    what: filters.Description, label: str = "", zone: Zone = Zone.BATTLEFIELD, who: Players | None = None
) -> Target:
    """CR 115: an object that fits, chosen when the spell is cast or the ability goes on the stack."""
    return Target(what, zone=zone, who=who, label=label)


def targets(
    what: filters.Description,
    most: int | Quantity,
    least: int | Quantity | None = None,
    rule: str = "",
    label: str = "",
    divided: int | Quantity | None = None,
    by: Players | None = None,
) -> Target:
    """Several targets; exactly that many unless a smaller least number is given."""
    high = amount(most)
    low = high if least is None else amount(least)
    together = TogetherRule(rule) if rule else None
    total = None if divided is None else amount(divided)
    return Target(what, low, high, label=label, divided=total, rule=together, by=by)


def any_target(
    least: int | Quantity = 1,
    most: int | Quantity = 1,
    divided: int | Quantity | None = None,
    other_than: tuple[Targeting, ...] = (),
    types: int = ANY_TARGET.types,
    text: str = ANY_TARGET.text,
    by: Players | None = None,
) -> AnyTarget:
    """CR 115.4: one or several of any targets; `divided` is what is divided among them."""
    total = None if divided is None else amount(divided)
    return AnyTarget(amount(least), amount(most), "", other_than, total, True, types, text, by)


def different_targets(what: filters.Description, count: int) -> tuple[Target, ...]:
    """CR 115.3: several targets of their own that must differ: "target", "another target", "a third target"."""
    found: list[Target] = []
    for label in ("", "another", "third")[:count]:
        found.append(Target(what, other_than=tuple(found), label=label))
    return tuple(found)


def any_targets(count: int) -> tuple[AnyTarget, ...]:
    """CR 115.3, 115.4: the same of any targets: "any target", "another target", "a third target"."""
    found: list[AnyTarget] = []
    for label in ("", "another", "third")[:count]:
        found.append(AnyTarget(other_than=tuple(found), label=label))
    return tuple(found)


def another_target(what: filters.Description, *than: Targeting, label: str = "another") -> Target:
    """A target different from earlier ones."""
    return Target(what, other_than=than, label=label)


def card_in_graveyard(what: filters.Description, who: Players | None = YOU, least: int = 1, most: int = 1) -> Target:
    """A target card in a graveyard, or several: yours, or with None anybody's."""
    return Target(what, least=Number(least), most=Number(most), zone=Zone.GRAVEYARD, who=who)


def cards_in_one_graveyard(what: filters.Description, count: int, who: Players) -> Target:
    """Several target cards, all of them in the graveyard of one of these players."""
    number = Number(count)
    return Target(what, number, number, Zone.GRAVEYARD, who, rule=TogetherRule("one graveyard"))


def target_spell(what: filters.Description = filters.ANYTHING) -> Target:
    """CR 112, 115: a spell that fits, chosen while it is on the stack."""
    return Target(what & filters.SPELL if what != filters.ANYTHING else filters.SPELL, zone=Zone.STACK)
