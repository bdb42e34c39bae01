"""Damage multiplied, prevented or redirected, and destruction replaced (CR 614.9, 615, 701.19)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from planechase.rules.combat.combat import remove_from_combat
from planechase.rules.events import actions
from planechase.rules.events.damage import DamageDealt, Prevented, can_be_damaged, sources_of_damage
from planechase.rules.events.events import Destroyed, Event, LifeLoss
from planechase.rules.events.lasting import ThisTurn, begin_effect, use_up
from planechase.rules.language.fielded import replace as changed
from planechase.rules.language.grammar import Effect, Filter, Players, Replacement, Targeting
from planechase.rules.language.word import word
from planechase.rules.multiplayer import influence
from planechase.rules.state.decisions import Choose, ChooseNumber, Rule, ask
from planechase.rules.state.objects import Id, StackObject
from planechase.rules.state.purpose import Purpose
from planechase.rules.state.source import Source
from planechase.words import filters, word_slots
from planechase.words.phrases import of_cards, phrase
from planechase.words.player_words import YOU, You
from planechase.words.speech import Quantity, SpokenWord
from planechase.words.statics import named, subject

if TYPE_CHECKING:
    from planechase.rules.state.state import State
    from planechase.words.english import Reader


NOUNS: Final = (
    filters.OfType, filters.OfSubtype, filters.Or, filters.ItsSource, filters.AttachedHost, filters.Exactly,
)  # fmt: skip
"""What is described by one of these is not called a source."""


@word
class MoreDamage(Replacement, SpokenWord):
    """CR 614.1a: damage from certain sources is multiplied, or greater by a number."""

    source: Filter = filters.ANYTHING
    times: int = 1
    plus: int = 0

    def kinds(self) -> tuple[type[Event], ...]:
        return (DamageDealt,)

    def applies(self, game: State, event: Event, by: Source) -> bool:
        return isinstance(event, DamageDealt) and self.source.matches(game, game.recall(event.source), by)

    def replace(self, game: State, event: Event, by: Source) -> Rule[list[Event]]:
        assert isinstance(event, DamageDealt)
        event.amount = event.amount * self.times + self.plus
        return [event]
        yield

    def interchangeable(self) -> bool:
        return True

    def say(self, reader: Reader) -> str:
        kinds = any(isinstance(part, filters.OfType) for part in self.source.walk())
        source = phrase(reader, self.source, "one") if kinds else of_cards(reader, self.source, "one", "source")
        if self.times == 1:
            return f"if {source} would deal damage, it deals that much damage plus {self.plus} instead"
        times = {2: "double", 3: "triple"}[self.times]
        plus = f" plus {self.plus}" if self.plus else ""
        return (
            f"if {source} would deal damage to a permanent or player, it deals {times} that damage{plus} to that "
            "permanent or player instead"
        )


@word
class PreventAll(Replacement, SpokenWord):
    """CR 615: damage that fits is prevented; only combat damage if `combat`, only other damage if `noncombat`.

    It is prevented whatever it is dealt to, unless players, or descriptions of permanents, are named.
    """

    combat: bool = False
    source: Filter = filters.ANYTHING
    to: Filter | None = None
    whom: Players | None = None
    noncombat: bool = False

    def kinds(self) -> tuple[type[Event], ...]:
        return (DamageDealt,)

    def applies(self, game: State, event: Event, by: Source) -> bool:
        if not isinstance(event, DamageDealt) or not event.preventable or (self.combat and not event.combat):
            return False
        if (self.noncombat and event.combat) or not self._is_shielded(game, event.target, by):
            return False
        return self.source.matches(game, game.recall(event.source), by)

    def _is_shielded(self, game: State, id: Id, by: Source) -> bool:
        if self.to is None and self.whom is None:
            return True
        if game.is_player(id):
            return self.whom is not None and named(game, self.whom, id, by)
        return self.to is not None and self.to.matches(game, game.recall(id), by)

    def concerned(self, game: State, event: Event) -> tuple[Id, ...]:
        """CR 801.13b: the source or the recipient, whichever it names; if it names neither, both."""
        assert isinstance(event, DamageDealt)
        named_source = self.source != filters.ANYTHING
        if self.to is not None or self.whom is not None:
            return (event.source, event.target) if named_source else (event.target,)
        return (event.source,) if named_source else (event.source, event.target)

    def replace(self, game: State, event: Event, by: Source) -> Rule[list[Event]]:
        return []
        yield

    def interchangeable(self) -> bool:
        return True

    def say(self, reader: Reader) -> str:
        kind = "combat damage" if self.combat else "noncombat damage" if self.noncombat else "damage"
        shielded_ones = [reader.read(self.whom)] if self.whom is not None else []
        shielded_ones += [subject(reader, self.to)[0]] if self.to is not None else []
        to = f" to {' and '.join(shielded_ones)}" if shielded_ones else ""
        return f"prevent all {kind} that would be dealt{to}{self._by(reader)}"

    def _by(self, reader: Reader) -> str:
        if self.source == filters.ANYTHING:
            return ""
        parts = self.source.parts_ if isinstance(self.source, filters.And) else (self.source,)
        if any(isinstance(part, NOUNS) for part in parts):
            return f" by {subject(reader, self.source)[0]}"
        return f" by {of_cards(reader, self.source, 'many', 'source')}"


@word
class PreventSome(Replacement, SpokenWord):
    """CR 615.1a: so much is prevented each time a source that fits would deal damage to certain players."""

    source: Filter
    count: int = 1
    who: Players = YOU

    def kinds(self) -> tuple[type[Event], ...]:
        return (DamageDealt,)

    def applies(self, game: State, event: Event, by: Source) -> bool:
        if not isinstance(event, DamageDealt) or not event.preventable or not named(game, self.who, event.target, by):
            return False
        return self.source.matches(game, game.recall(event.source), by)

    def replace(self, game: State, event: Event, by: Source) -> Rule[list[Event]]:
        assert isinstance(event, DamageDealt)
        event.amount = max(0, event.amount - self.count)
        return [event]
        yield

    def interchangeable(self) -> bool:
        return True

    def say(self, reader: Reader) -> str:
        source = of_cards(reader, self.source, "one", "source")
        return f"if {source} would deal damage to {reader.read(self.who)}, prevent {self.count} of that damage"


@word
class PreventNext(Replacement):
    """CR 615.7: a shield that prevents the next so much damage to one thing; it is used up."""

    reads = "prevent the next damage"
    to: Id

    def kinds(self) -> tuple[type[Event], ...]:
        return (DamageDealt,)

    def applies(self, game: State, event: Event, by: Source) -> bool:
        return isinstance(event, DamageDealt) and event.preventable and event.target == self.to

    def concerned(self, game: State, event: Event) -> tuple[Id, ...]:
        return event.affected(game)

    def replace(self, game: State, event: Event, by: Source) -> Rule[list[Event]]:
        assert isinstance(event, DamageDealt)
        event.amount -= use_up(game, by, (yield from shielded(game, self, event, by)))
        return [event]

    def interchangeable(self) -> bool:
        return True


@word
class PreventFrom(Replacement):
    """CR 615.5, 609.7a: damage from one source to a player is prevented; then the rest of the effect happens.

    If the source is a permanent spell, that means the permanent it becomes too.
    """

    writes = (word_slots.PREVENTED,)
    reads = "prevent that damage"
    source: Id
    to: Id
    afterwards: Effect

    def kinds(self) -> tuple[type[Event], ...]:
        return (DamageDealt,)

    def applies(self, game: State, event: Event, by: Source) -> bool:
        if not isinstance(event, DamageDealt) or not event.preventable or event.target != self.to:
            return False
        if event.source == self.source:
            return True
        spell = game.recall(self.source)
        return isinstance(spell, StackObject) and spell.successor == event.source

    def concerned(self, game: State, event: Event) -> tuple[Id, ...]:
        return event.affected(game)

    def replace(self, game: State, event: Event, by: Source) -> Rule[list[Event]]:
        assert isinstance(event, DamageDealt)
        return [Prevented(event.affected_player(game), event.amount, by, self.afterwards)]
        yield


def shielded(game: State, shield: Replacement, event: DamageDealt, by: Source) -> Rule[int]:
    """CR 615.7: how much of this damage the shield takes; from several sources at once, as the player chooses."""
    left = game.shields.get(by.stack_id, 0)
    together = getattr(event, "together", (event,))
    later = together[together.index(event) + 1 :]
    rest = sum(e.amount for e in later if isinstance(e, DamageDealt) and shield.applies(game, e, by))
    most = min(left, event.amount)
    least = max(0, min(left - rest, event.amount))
    if least == most:
        return most
    why = f"How much of the {event.amount} damage from {game.name_of(event.source)} does the effect apply to?"
    return (yield from ask(ChooseNumber(event.affected_player(game), Purpose.DAMAGE, why, least, most, event.source)))


@word
class RedirectNext(Replacement):
    """CR 614.9: the next so much damage to one thing is dealt to another instead."""

    reads = "redirect the next damage"
    origin: Id
    to: Id

    def kinds(self) -> tuple[type[Event], ...]:
        return (DamageDealt,)

    def applies(self, game: State, event: Event, by: Source) -> bool:
        return isinstance(event, DamageDealt) and event.target == self.origin and can_be_damaged(game, self.to)

    def concerned(self, game: State, event: Event) -> tuple[Id, ...]:
        return event.affected(game)

    def replace(self, game: State, event: Event, by: Source) -> Rule[list[Event]]:
        assert isinstance(event, DamageDealt)
        moved = use_up(game, by, (yield from shielded(game, self, event, by)))
        left = event.amount - moved
        event.amount = moved
        there = changed(event, target=self.to)
        event.amount = left
        return [there, event]

    def interchangeable(self) -> bool:
        return True


@word
class LifeStaysAtOne(Replacement):
    """Damage that would reduce a life total to less than 1 reduces it to 1 instead."""

    reads = "damage that would reduce your life total to less than 1 reduces it to 1 instead"
    who: Players = YOU

    def kinds(self) -> tuple[type[Event], ...]:
        return (LifeLoss,)

    def applies(self, game: State, event: Event, by: Source) -> bool:
        if not isinstance(event, LifeLoss) or not event.from_damage or not named(game, self.who, event.player, by):
            return False
        return game.players[event.player].life - event.amount < 1

    def replace(self, game: State, event: Event, by: Source) -> Rule[list[Event]]:
        assert isinstance(event, LifeLoss)
        event.amount = max(0, game.players[event.player].life - 1)
        return [event]
        yield


@word
class RegenerationShield(Replacement):
    """CR 701.19a: instead of being destroyed, it loses its damage, is tapped, and leaves combat."""

    reads = "regenerate it"
    permanent: Id

    def kinds(self) -> tuple[type[Event], ...]:
        return (Destroyed,)

    def applies(self, game: State, event: Event, by: Source) -> bool:
        return isinstance(event, Destroyed) and event.object_id == self.permanent and event.can_regenerate

    def replace(self, game: State, event: Event, by: Source) -> Rule[list[Event]]:
        use_up(game, by, 1)
        permanent = game.permanent(self.permanent)
        if permanent is not None:
            permanent.damage = 0
            permanent.deathtouched = False
            yield from actions.tap(game, [permanent])
            for turn in game.turns:
                if turn.combat is not None:
                    remove_from_combat(turn.combat, permanent.id)
        return []

    def interchangeable(self) -> bool:
        return True


@word
class UmbraArmor(Replacement):
    """CR 702.89: if the enchanted permanent would be destroyed, the Aura is destroyed instead."""

    reads = "umbra armor"

    def kinds(self) -> tuple[type[Event], ...]:
        return (Destroyed,)

    def applies(self, game: State, event: Event, by: Source) -> bool:
        aura = game.permanent(by.object_id)
        return isinstance(event, Destroyed) and aura is not None and aura.attached_to == event.object_id

    def replace(self, game: State, event: Event, by: Source) -> Rule[list[Event]]:
        assert isinstance(event, Destroyed)
        permanent = game.permanent(event.object_id)
        if permanent is not None:
            permanent.damage = 0
            permanent.deathtouched = False
        return [Destroyed(by.object_id, event.can_regenerate, False, event.source)]
        yield


@word
class PreventNextEffect(Effect, SpokenWord):
    """CR 615.7: prevent the next so much damage to something this turn."""

    to: Targeting
    count: Quantity

    def happen(self, game: State, by: Source) -> Rule[None]:
        for id in by.targets.get(self.to, ()):
            begin_effect(game, PreventNext(id), by, ThisTurn(), uses=self.count.value(game, by))
        return
        yield

    def say(self, reader: Reader) -> str:
        count = reader.read(self.count, "letter")
        return f"prevent the next {count} damage that would be dealt to {reader.read(self.to)} this turn"


@word
class PreventFromChosen(Effect):
    """CR 609.7a, 615.5: damage to you this turn from a source of your choice is prevented; then something else happens.

    That may speak of how much damage was prevented (see `DAMAGE_PREVENTED_THIS_WAY`).
    """

    writes = (word_slots.PREVENTED,)
    reads = "if damage would be dealt to you this turn by a source of your choice, prevent that damage. {afterwards}"
    yours = True
    afterwards: Effect

    def happen(self, game: State, by: Source) -> Rule[None]:
        sources = [id for id in sources_of_damage(game) if influence.reaches(game, by, id)]
        if sources:
            why = "Choose a source of damage."
            which = Choose(by.controller, Purpose.SOURCE, why, sources, about=by.object_id, word=self)
            chosen = yield from ask(which)
            begin_effect(game, PreventFrom(chosen[0], by.controller, self.afterwards), by, ThisTurn())


@word
class RedirectNextEffect(Effect, SpokenWord):
    """CR 614.9: the next so much damage to one target is dealt to another, or to you; this turn, or whenever it is."""

    origin: Targeting
    to: Targeting | You
    count: Quantity
    this_turn: bool = True

    def happen(self, game: State, by: Source) -> Rule[None]:
        origin = by.targets.get(self.origin, ())
        to = (by.controller,) if isinstance(self.to, You) else by.targets.get(self.to, ())
        if origin and to:
            duration = ThisTurn() if self.this_turn else None
            begin_effect(game, RedirectNext(origin[0], to[0]), by, duration, uses=self.count.value(game, by))
        return
        yield

    def say(self, reader: Reader) -> str:
        count = reader.read(self.count, "letter")
        until = " this turn" if self.this_turn else ""
        return (
            f"the next {count} damage that would be dealt to {reader.read(self.origin)}{until} is dealt to "
            f"{reader.read(self.to)} instead"
        )
