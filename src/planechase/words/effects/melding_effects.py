"""Melding (CR 701.42): the two cards of a meld pair, and what they become."""

from __future__ import annotations

from typing import TYPE_CHECKING

from planechase.rules.events.actions import choose_objects
from planechase.rules.events.melding import melded
from planechase.rules.events.zones import ZoneChange, moved
from planechase.rules.language.grammar import Condition, Effect, Filter, Selection
from planechase.rules.language.word import word
from planechase.rules.multiplayer import influence
from planechase.rules.state.decisions import Rule
from planechase.rules.state.objects import Object, Permanent, Zone
from planechase.rules.state.purpose import Purpose
from planechase.words.phrases import phrase
from planechase.words.speech import Things

if TYPE_CHECKING:
    from planechase.rules.state.source import Source
    from planechase.rules.state.state import State
    from planechase.words.english import Reader


@word
class ThisAndPartner(Things):
    """CR 712.4a: the source and another permanent; you own and control both."""

    is_choice = True
    what: Filter

    def objects(self, game: State, by: Source) -> list[Object]:
        this, others = self._found(game, by)
        return [this, others[0]] if this is not None and others else []

    def choose(self, game: State, by: Source) -> Rule[list[Object]]:
        this, others = self._found(game, by)
        if this is None or not others:
            return []
        why = f"Choose one for {game.name_of(by.object_id)}."
        you = by.you(game)
        chosen = yield from choose_objects(game, you, Purpose.OBJECT, others, 1, 1, why, by.object_id, None, self)
        return [this, *chosen]

    def _found(self, game: State, by: Source) -> tuple[Permanent | None, list[Object]]:
        yours = [p for p in influence.permanents(game, by) if p.owner == p.controller == by.controller]
        this = next((p for p in yours if p.id == by.object_id), None)
        others: list[Object] = [p for p in yours if p is not this and self.what.matches(game, p, by)]
        return this, others

    def many(self) -> bool:
        return True

    def said(self, reader: Reader, again: bool) -> str:
        return "them" if again else f"{reader.self_name} and {phrase(reader, self.what, 'one')}"


@word
class OwnsAndControlsBoth(Condition):
    """CR 712.4a: you both own and control the source and another permanent."""

    reads = "you both own and control {both}"
    both: ThisAndPartner

    def holds(self, game: State, by: Source) -> bool:
        return bool(self.both.objects(game, by))


@word
class Meld(Effect):
    """CR 701.42a, 701.42c: two cards enter the battlefield as one permanent; what is no meld pair stays where it is."""

    reads = "meld {what} into {name}"
    what: Selection
    name: str

    def happen(self, game: State, by: Source) -> Rule[None]:
        cards = [obj for obj in (yield from self.what.choose(game, by)) if obj.id in game.objects]
        values = melded(game, cards)
        if values is None or values.name != self.name:
            return
        one, other = cards
        entering = ZoneChange(one.id, one.zone, Zone.BATTLEFIELD, "put", by, controller=by.controller, melds=other.id)
        yield from moved(game, [entering])
