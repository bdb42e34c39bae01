"""Damage to or from certain objects that is prevented for a turn, and the next damage of a chosen source (CR 615)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from planechase.rules.events.damage import DamageDealt, sources_of_damage
from planechase.rules.events.events import Event
from planechase.rules.events.lasting import ThisTurn, begin_effect, use_up
from planechase.rules.language.grammar import Effect, Filter, Replacement
from planechase.rules.language.word import word
from planechase.rules.multiplayer import influence
from planechase.rules.state.decisions import Choose, Rule, ask
from planechase.rules.state.objects import Id, StackObject
from planechase.rules.state.purpose import Purpose
from planechase.rules.state.source import Source
from planechase.words import filters
from planechase.words.phrases import of_cards
from planechase.words.replacements.damage_replacements import PreventAll
from planechase.words.speech import SpokenWord, Things
from planechase.words.statics import subject

if TYPE_CHECKING:
    from planechase.rules.state.state import State
    from planechase.words.english import Reader


@word
class PreventAllNow(Effect, SpokenWord):
    """CR 615.3, 611.2c: this turn, damage is prevented that would be dealt to certain objects, by them, or both."""

    what: Things
    combat: bool = False
    to_them: bool = False
    by_them: bool = False

    def happen(self, game: State, by: Source) -> Rule[None]:
        objects = yield from self.what.choose(game, by)
        them = filters.Exactly(tuple(obj.id for obj in objects))
        if self.to_them:
            begin_effect(game, PreventAll(self.combat, to=them), by, ThisTurn())
        if self.by_them:
            begin_effect(game, PreventAll(self.combat, them), by, ThisTurn())

    def say(self, reader: Reader) -> str:
        kind = "combat damage" if self.combat else "damage"
        how = {(True, True): "to and dealt by", (True, False): "to"}.get((self.to_them, self.by_them), "by")
        return f"prevent all {kind} that would be dealt {how} {reader.read(self.what)} this turn"


@word
class PreventToAndBy(Replacement, SpokenWord):
    """CR 615.1: damage is prevented that would be dealt to something that fits, or by it."""

    what: Filter
    combat: bool = False

    def kinds(self) -> tuple[type[Event], ...]:
        return (DamageDealt,)

    def applies(self, game: State, event: Event, by: Source) -> bool:
        if not isinstance(event, DamageDealt) or not event.preventable or (self.combat and not event.combat):
            return False
        both = (event.source,) if game.is_player(event.target) else (event.source, event.target)
        return any(self.what.matches(game, game.recall(id), by) for id in both)

    def replace(self, game: State, event: Event, by: Source) -> Rule[list[Event]]:
        return []
        yield

    def interchangeable(self) -> bool:
        return True

    def say(self, reader: Reader) -> str:
        kind = "combat damage" if self.combat else "damage"
        return f"prevent all {kind} that would be dealt to and dealt by {subject(reader, self.what)[0]}"


@word
class ShieldFromOne(Replacement):
    """CR 615.3, 609.7b: the next damage of one source to a player is prevented, if it still is what was chosen."""

    reads = "prevent that damage"
    source: Id
    to: Id
    which: Filter

    def kinds(self) -> tuple[type[Event], ...]:
        return (DamageDealt,)

    def applies(self, game: State, event: Event, by: Source) -> bool:
        if not isinstance(event, DamageDealt) or not event.preventable or event.target != self.to:
            return False
        chosen = game.recall(self.source)
        became = chosen.successor if isinstance(chosen, StackObject) else self.source
        if event.source not in (self.source, became):
            return False
        return self.which.matches(game, game.recall(event.source), by)

    def concerned(self, game: State, event: Event) -> tuple[Id, ...]:
        return event.affected(game)

    def replace(self, game: State, event: Event, by: Source) -> Rule[list[Event]]:
        use_up(game, by, 1)
        return []
        yield

    def interchangeable(self) -> bool:
        return True


@word
class PreventNextTimeFromChosen(Effect, SpokenWord):
    """CR 609.7, 615.3: the next time a source of your choice would deal damage to you this turn, that is prevented."""

    yours = True
    which: Filter = filters.ANYTHING

    def happen(self, game: State, by: Source) -> Rule[None]:
        sources = [
            id
            for id in sources_of_damage(game)
            if influence.reaches(game, by, id) and self.which.matches(game, game.recall(id), by)
        ]
        if sources:
            why = "Choose a source of damage."
            which = Choose(by.controller, Purpose.SOURCE, why, sources, about=by.object_id, word=self)
            chosen = yield from ask(which)
            begin_effect(game, ShieldFromOne(chosen[0], by.controller, self.which), by, ThisTurn(), uses=1)

    def say(self, reader: Reader) -> str:
        source = of_cards(reader, self.which, "one", "source")
        return f"the next time {source} of your choice would deal damage to you this turn, prevent that damage"
