"""Vehicles and those who crew them (CR 301.7, 702.122)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from planechase.rules.events import actions
from planechase.rules.events.events import BecomesCrewed, Crews, Event
from planechase.rules.events.happening import tell
from planechase.rules.events.tapping import can_be_tapped
from planechase.rules.language.abilities import Ability, ActivatedAbility, KeywordAbility, StaticAbility
from planechase.rules.language.card_types import ARTIFACT, CREATURE
from planechase.rules.language.grammar import Cost, Filter, Modification, Statement
from planechase.rules.language.word import word
from planechase.rules.state.decisions import Choose, Rule, ask
from planechase.rules.state.objects import Id, Object, Permanent
from planechase.rules.state.purpose import Purpose
from planechase.words import filters, word_slots
from planechase.words.conditions import DuringYourTurn
from planechase.words.effects.lasting_effects import Change
from planechase.words.keywords.keywords_as_read import Called
from planechase.words.modifications import AddTypes
from planechase.words.selections import THIS
from planechase.words.speech import SpokenWord, Things
from planechase.words.statics import Continuous, subject
from planechase.words.triggers.trigger_subjects import About, who_does

if TYPE_CHECKING:
    from planechase.rules.state.player import Player
    from planechase.rules.state.source import Source
    from planechase.rules.state.state import State
    from planechase.words.english import Reader


@word
class Crew(KeywordAbility):
    """CR 702.122a: tap other creatures you control with enough power, and this becomes an artifact creature."""

    reads = "crew {power:digits}"
    power: int

    @property
    def name(self) -> str:
        return "crew"

    def abilities(self) -> tuple[Ability, ...]:
        return (ActivatedAbility((CrewCost(self.power),), BecomeCrewed()),)


@word
class LivingMetal(Called):
    """CR 702.161a: a creature in your own turn."""

    reads = "living metal"

    def abilities(self) -> tuple[Ability, ...]:
        alive = Continuous(filters.ITSELF, (AddTypes(ARTIFACT | CREATURE),))
        return (StaticAbility((alive,), DuringYourTurn()),)


@word
class CrewCost(Cost):
    """CR 702.122a: any number of other untapped creatures, also those that have come this turn; they are remembered."""

    writes = (word_slots.TAPPED,)
    reads = "tap other untapped creatures you control whose power together is {power:digits} or greater"
    power: int

    def able(self, game: State, player: Player, by: Source) -> list[Permanent]:
        """CR 702.122c: the creatures that could be tapped for it."""
        mine = [p for p in game.controlled_by(player.id) if can_be_tapped(game, p) and p.id != by.object_id]
        creatures = [p for p in mine if game.chars(p).types & CREATURE]
        forbidden = game.statements(CantCrew)
        return [p for p in creatures if not any(said.what.matches(game, p, source) for source, said in forbidden)]

    def power_of(self, game: State, creature: Object) -> int:
        return crewing_power(game, creature)

    def why(self, name: str) -> str:
        return f"Choose creatures with total power {self.power} or greater to crew {name}."

    def deed(self, creature: Id, by: Source) -> Event:
        return Crews(creature, by.object_id)

    def can_pay(self, game: State, player: Player, by: Source) -> bool:
        return sum(max(0, self.power_of(game, p)) for p in self.able(game, player, by)) >= self.power

    def pay(self, game: State, player: Player, by: Source) -> Rule[None]:
        able = {p.id: p for p in self.able(game, player, by)}

        def verify(chosen: list[Id]) -> str | None:
            enough = sum(self.power_of(game, able[id]) for id in chosen) >= self.power
            return None if enough else f"Tap creatures with total power {self.power} or greater."

        crew = list(able)
        if len(crew) > 1 or not self.power:
            why, least = self.why(game.name_of(by.object_id)), min(1, self.power)
            question = Choose(player.id, Purpose.TAP, why, crew, least, len(crew), by.object_id, verify, self)
            crew = yield from ask(question)
        yield from actions.tap(game, [able[id] for id in crew])
        by.remember(word_slots.TAPPED, tuple(crew))
        tell(game, *(self.deed(id, by) for id in crew))


def saddling_power(game: State, creature: Object) -> int:
    """The power with which a creature saddles Mounts."""
    said = [(by, one) for by, one in game.statements(CrewsAsThough) if one.saddles]
    return game.power(creature) + sum(one.more for by, one in said if one.what.matches(game, creature, by))


def crewing_power(game: State, creature: Object) -> int:
    """The power with which a creature crews Vehicles."""
    more = [said.more for by, said in game.statements(CrewsAsThough) if said.what.matches(game, creature, by)]
    return game.power(creature) + sum(more)


@word
class BecomeCrewed(Change):
    """CR 702.122a, 702.122d: an artifact creature until end of turn, beside what it is; thus it becomes crewed."""

    needs = (word_slots.TAPPED,)
    what: Things = THIS
    changes: tuple[Modification, ...] = (AddTypes(ARTIFACT | CREATURE),)

    def happen(self, game: State, by: Source) -> Rule[None]:
        yield from Change.happen(self, game, by)
        if game.permanent(by.object_id) is not None:
            tell(game, BecomesCrewed(by.object_id, tuple(by.remembered(word_slots.TAPPED))))

    def say(self, reader: Reader) -> str:
        return f"{reader.read(self.what)} becomes an artifact creature until end of turn"


# ---------------------------------------------------------------------- those who crew


@word
class CantCrew(Statement, SpokenWord):
    """CR 702.122c: creatures that cannot be tapped to crew."""

    what: Filter

    def say(self, reader: Reader) -> str:
        return f"{subject(reader, self.what)[0]} can't crew Vehicles"


@word
class CrewsAsThough(Statement, SpokenWord):
    """Creatures that crew as though they had more power; some of them saddle so as well (CR 702.171c)."""

    what: Filter
    more: int
    saddles: bool = False

    def say(self, reader: Reader) -> str:
        who, many = subject(reader, self.what)
        verb, whose = ("crew", "their") if many else ("crews", "its")
        if self.saddles:
            verb = f"saddle{'' if many else 's'} Mounts and {verb}"
        return f"{who} {verb} Vehicles as though {whose} power were {self.more} greater"


@word
class CrewsTrigger(About):
    """CR 702.122b: a creature that fits is tapped to crew a Vehicle."""

    what: Filter = filters.ITSELF

    def opening(self) -> str:
        return "whenever"

    def kinds(self) -> tuple[type[Event], ...]:
        return (Crews,)

    def matches(self, game: State, event: Event, by: Source) -> bool:
        return isinstance(event, Crews) and self.what.matches(game, game.recall(event.object_id), by)

    def say(self, reader: Reader) -> str:
        return f"{self.opening()} {who_does(reader, self.what)} crews a Vehicle"


@word
class BecomesCrewedTrigger(About):
    """CR 702.122d: a crew ability of a Vehicle that fits resolves."""

    what: Filter = filters.ITSELF

    def opening(self) -> str:
        return "whenever"

    def kinds(self) -> tuple[type[Event], ...]:
        return (BecomesCrewed,)

    def matches(self, game: State, event: Event, by: Source) -> bool:
        return isinstance(event, BecomesCrewed) and self.what.matches(game, game.recall(event.object_id), by)

    def say(self, reader: Reader) -> str:
        return f"{self.opening()} {who_does(reader, self.what)} becomes crewed"


@word
class CrewedVehicle(Things):
    """CR 702.122b: the Vehicle that the creature of the event crews."""

    reads = "that Vehicle"

    def objects(self, game: State, by: Source) -> list[Object]:
        return [game.recall(by.event.vehicle)] if isinstance(by.event, Crews) else []
