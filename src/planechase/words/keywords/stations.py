"""Station (CR 702.184) and what a station symbol stands for (CR 721)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from planechase.rules.events import actions
from planechase.rules.events.tapping import can_be_tapped
from planechase.rules.language.abilities import Ability, ActivatedAbility, KeywordAbility, StaticAbility
from planechase.rules.language.card_types import CREATURE
from planechase.rules.language.grammar import Cost, Modification
from planechase.rules.language.word import word
from planechase.rules.state.decisions import Rule
from planechase.rules.state.purpose import Purpose
from planechase.words import filters, word_slots
from planechase.words.amounts import Number, SizeOf
from planechase.words.conditions import HasCounters
from planechase.words.effects.counter_effects import PutCounters
from planechase.words.english import ability_text
from planechase.words.keywords.keywords_as_read import Called
from planechase.words.modifications import AddTypes, GainAbilities, SetSize
from planechase.words.selections import THIS, Remembered
from planechase.words.speech import SpokenWord
from planechase.words.statics import Continuous

if TYPE_CHECKING:
    from planechase.rules.state.objects import Object
    from planechase.rules.state.player import Player
    from planechase.rules.state.source import Source
    from planechase.rules.state.state import State
    from planechase.words.english import Reader


@word
class Station(Called):
    """CR 702.184a."""

    reads = "station"

    def abilities(self) -> tuple[Ability, ...]:
        power = SizeOf(Remembered(word_slots.TAPPED, "the tapped creature"))
        charge = PutCounters("charge", THIS, power)
        return (ActivatedAbility((TapAnother(),), charge, sorcery_speed=True),)


@word
class TapAnother(Cost):
    """CR 702.184a: another untapped creature you control, also one that has come this turn; it is remembered."""

    taps_others = True
    writes = (word_slots.TAPPED,)
    reads = "tap another untapped creature you control"

    def _among(self, game: State, player: Player, by: Source) -> list[Object]:
        others = [p for p in game.controlled_by(player.id) if p.id != by.object_id and can_be_tapped(game, p)]
        return [p for p in others if game.chars(p).types & CREATURE]

    def takes(self, game: State, player: Player, by: Source) -> tuple[int, list[Object]]:
        return 1, self._among(game, player, by)

    def can_pay(self, game: State, player: Player, by: Source) -> bool:
        return bool(self._among(game, player, by))

    def pay(self, game: State, player: Player, by: Source) -> Rule[None]:
        among, why = self._among(game, player, by), "Choose what to tap."
        chosen = yield from actions.choose_objects(game, player, Purpose.TAP, among, 1, 1, why, by.object_id, word=self)
        yield from actions.tap(game, chosen)
        by.remember(word_slots.TAPPED, tuple(creature.id for creature in chosen))


@word
class StationSymbol(KeywordAbility, SpokenWord):
    """CR 721.2: with so many charge counters it has abilities, and with a size it is a creature."""

    least: int
    gains: tuple[Ability, ...] = ()
    power: int | None = None
    toughness: int | None = None

    @property
    def name(self) -> str:
        return "station symbol"

    def abilities(self) -> tuple[Ability, ...]:
        changes: tuple[Modification, ...] = (GainAbilities(self.gains),) if self.gains else ()
        if self.power is not None and self.toughness is not None:
            changes = (AddTypes(CREATURE), SetSize(Number(self.power), Number(self.toughness)), *changes)
        charged = HasCounters(THIS, "charge", self.least)
        return (StaticAbility((Continuous(filters.ITSELF, changes),), charged),)

    def say(self, reader: Reader) -> str:
        lines = [ability_text(ability, reader.card).removesuffix(".") for ability in self.gains]
        size = [f"{self.power}/{self.toughness}"] if self.power is not None else []
        return f"{self.least}+ | {'. '.join([*lines, *size])}"


def station_symbol(
    least: int, *gains: Ability, power: int | None = None, toughness: int | None = None
) -> StationSymbol:
    """What stands beside a station symbol: `station_symbol(8, keyword("flying"), power=3, toughness=4)`."""
    return StationSymbol(least, gains, power, toughness)
