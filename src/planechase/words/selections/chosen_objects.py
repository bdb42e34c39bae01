"""Objects that a player or chance picks as an instruction is carried out (CR 608.2d)."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from planechase.rules.events.actions import choose_objects
from planechase.rules.events.at_random import some_of
from planechase.rules.language.grammar import Filter, Players
from planechase.rules.language.slots import ObjectSlot
from planechase.rules.language.word import word
from planechase.rules.multiplayer import influence
from planechase.rules.state.decisions import Choose, Rule, ask
from planechase.rules.state.objects import Id, Object, Zone
from planechase.rules.state.purpose import Purpose
from planechase.words import filters, word_slots
from planechase.words.amounts import Number
from planechase.words.english import number_word
from planechase.words.phrases import of_cards, phrase
from planechase.words.player_words import EACH_PLAYER, YOU
from planechase.words.selections.groups import MANY, TogetherRule, place
from planechase.words.speech import Quantity, Things

if TYPE_CHECKING:
    from planechase.rules.state.player import Player
    from planechase.rules.state.source import Source
    from planechase.rules.state.state import State
    from planechase.words.english import Reader


@word
class Chosen(Things):
    """Objects a player chooses as the instruction is carried out; they are not targets."""

    is_choice = True
    what: Filter
    count: Quantity = Number(1)
    who: Players = YOU
    up_to: bool = False
    zone: Zone = Zone.BATTLEFIELD
    into: ObjectSlot = word_slots.CHOSEN
    rule: TogetherRule | None = None
    of: Players | None = None
    """In whose zone, if it is not that of the player who chooses."""

    def objects(self, game: State, by: Source) -> list[Object]:
        return [game.recall(id) for id in by.remembered(self.into)]

    def choose(self, game: State, by: Source) -> Rule[list[Object]]:
        found: list[Object] = []
        for player in self.who.found(game, by):
            among = self._among(game, player, by)
            count = self.count.value(game, by)
            least = 0 if self.up_to else count
            number = "one" if count == 1 else "any number" if count >= MANY else str(count)
            limit = "up to " if self.up_to and count < MANY else ""
            why = f"Choose {limit}{number} for {game.name_of(by.object_id)}."
            verify = partial(_refused, game, self.rule) if self.rule is not None else None
            found += yield from choose_objects(
                game, player, Purpose.OBJECT, among, least, count, why, by.object_id, verify, self
            )
        by.remember(self.into, tuple(obj.id for obj in found))
        return found

    def _among(self, game: State, player: Player, by: Source) -> list[Object]:
        if self.zone is Zone.BATTLEFIELD:
            pool: list[Object] = [*influence.permanents(game, by)]
        else:
            whose = [player] if self.of is None else self.of.found(game, by)
            pool = [game.objects[id] for one in whose for id in game.zone_list(self.zone, one.id)]
        return [obj for obj in pool if self.what.matches(game, obj, by)]

    def is_lacking(self, game: State, by: Source) -> bool:
        least = 0 if self.up_to or self.count == Number(MANY) else self.count.value(game, by)
        return any(len(self._among(game, player, by)) < least for player in self.who.found(game, by))

    def many(self) -> bool:
        return not self.count.is_one()

    def said(self, reader: Reader, again: bool) -> str:
        rule = f" {self.rule.text()}" if self.rule is not None else ""
        if isinstance(self.count, Number) and self.count.number >= MANY:
            return f"any number of {phrase(reader, self.what, 'many')}{rule}"
        style = "many" if self.many() else "plain" if self.up_to else "one"
        noun = (
            phrase(reader, self.what, style)
            if self.zone is Zone.BATTLEFIELD
            else of_cards(reader, self.what, style) + f" {self._place(reader)}"
        )
        count = f"{reader.read(self.count)} " if self.many() else "one " if self.up_to else ""
        return f"up to {count}{noun}" if self.up_to else f"{count}{noun}"

    def _place(self, reader: Reader) -> str:
        """Of everybody's graveyards it is "from a graveyard"."""
        whose = self.who if self.of is None else None if self.of == EACH_PLAYER else self.of
        return place(reader, self.zone, whose)


def _refused(game: State, rule: TogetherRule, chosen: list[Id]) -> str | None:
    return rule.refuses(game, [game.objects[id] for id in chosen])


@word
class OneAmong(Things):
    """CR 608.2d: one of the cards that an earlier instruction of the same text did something to, of your choice.

    Those that went to a hidden zone instead are not found there (701.17c).
    """

    is_choice = True
    reads = "{what:card} from among the {slot} cards"
    slot: ObjectSlot
    what: Filter = filters.ANYTHING
    who: Players = YOU

    def objects(self, game: State, by: Source) -> list[Object]:
        there = [game.objects[id] for id in by.remembered(self.slot) if id in game.objects]
        return [obj for obj in there if obj.zone not in (Zone.HAND, Zone.LIBRARY)]

    def choose(self, game: State, by: Source) -> Rule[list[Object]]:
        among = [obj for obj in self.objects(game, by) if self.what.matches(game, obj, by)]
        why = f"Choose one of the {self.slot.name} cards."
        you = by.you(game)
        return (yield from choose_objects(game, you, Purpose.OBJECT, among, 1, 1, why, by.object_id, word=self))


@word
class OfKindOfChoice(Things):
    """CR 205.3e, 608.2d: all creatures of a creature type that you choose as the instruction is carried out."""

    writes = (word_slots.OF_A_KIND,)
    reads = "{what:many} of the creature type of your choice"
    what: Filter = filters.CREATURE

    def objects(self, game: State, by: Source) -> list[Object]:
        return [game.recall(id) for id in by.remembered(word_slots.OF_A_KIND)]

    def choose(self, game: State, by: Source) -> Rule[list[Object]]:
        from planechase.words.effects.choosing_effects import choices_for  # noqa: PLC0415 - effects are made of selections

        kinds, why = choices_for(game, word_slots.CREATURE_TYPE), "Choose a creature type."
        which = Choose(by.controller, Purpose.CREATURE_TYPE, why, kinds, about=by.object_id, word=self)
        chosen = yield from ask(which)
        kind = filters.subtype(chosen[0])
        found: list[Object] = [
            p for p in influence.permanents(game, by) if kind.matches(game, p, by) and self.what.matches(game, p, by)
        ]
        by.remember(word_slots.OF_A_KIND, tuple(obj.id for obj in found))
        return found

    def many(self) -> bool:
        return True


@word
class AtRandom(Things):
    """What chance picks as the instruction is carried out: a permanent, or a card in another zone of a player."""

    writes = (word_slots.AT_RANDOM,)
    is_choice = True
    what: Filter = filters.ANYTHING
    zone: Zone = Zone.GRAVEYARD
    who: Players = YOU
    count: int = 1
    """How many, of each player whose zone it is."""

    def objects(self, game: State, by: Source) -> list[Object]:
        return [game.recall(id) for id in by.remembered(word_slots.AT_RANDOM)]

    def many(self) -> bool:
        """Of several players each has one that is picked."""
        of_each = self.zone is not Zone.BATTLEFIELD and self.who.reads.startswith("each ")
        return self.count > 1 or of_each

    def choose(self, game: State, by: Source) -> Rule[list[Object]]:
        found: list[Object] = []
        pools: list[list[Object]] = [[*influence.permanents(game, by)]]
        if self.zone is not Zone.BATTLEFIELD:
            zones = [game.zone_list(self.zone, player.id) for player in self.who.found(game, by)]
            pools = [[game.objects[id] for id in zone] for zone in zones]
        for pool in pools:
            found += some_of(game, [obj for obj in pool if self.what.matches(game, obj, by)], self.count)
        by.remember(word_slots.AT_RANDOM, tuple(obj.id for obj in found))
        return found
        yield

    def said(self, reader: Reader, again: bool) -> str:
        if self.zone is Zone.BATTLEFIELD:
            if self.count > 1:
                return f"{number_word(self.count)} random {phrase(reader, self.what, 'many')}"
            return f"a random {phrase(reader, self.what, 'plain')}"
        several = f"{number_word(self.count)} {of_cards(reader, self.what, 'many')}"
        cards = several if self.count > 1 else of_cards(reader, self.what, "one")
        return f"{cards} at random {place(reader, self.zone, self.who)}"
