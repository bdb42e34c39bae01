"""Suspending any card (CR 702.62): what speaks of suspended cards, and what lets cards without suspend be suspended."""

from __future__ import annotations

from typing import TYPE_CHECKING

from planechase.rules.events import actions
from planechase.rules.events.events import CounterPlacement, CounterRemoval
from planechase.rules.events.happening import happen
from planechase.rules.events.lasting import WhileItStays
from planechase.rules.language.abilities import SpecialAbility
from planechase.rules.language.grammar import Effect, Filter, Players, Selection
from planechase.rules.language.word import word
from planechase.rules.multiplayer import influence
from planechase.rules.spells.permissions import sorcery_timing
from planechase.rules.state.decisions import IllegalAction, Rule
from planechase.rules.state.objects import Id, Object, Zone
from planechase.rules.state.purpose import Purpose
from planechase.rules.state.source import Source
from planechase.rules.turns.priority import Action
from planechase.words import filters, word_slots
from planechase.words.effects.lasting_effects import Change
from planechase.words.keywords import Suspend
from planechase.words.modifications import GainAbilities
from planechase.words.player_words import YOU
from planechase.words.selections import Remembered

if TYPE_CHECKING:
    from planechase.rules.state.player import Player
    from planechase.rules.state.state import State


@word
class Suspended(filters.Description):
    """CR 702.62b: in exile, with suspend, and with a time counter on it."""

    looks_back = True
    reads = "suspended"

    def matches(self, game: State, obj: Object, by: Source) -> bool:
        return obj.zone is Zone.EXILE and has_suspend(game, obj) and obj.counter("time") > 0


def has_suspend(game: State, obj: Object) -> bool:
    return any(isinstance(ability, Suspend) for ability in game.chars(obj).abilities)


@word
class SuspendFromHand(SpecialAbility):
    """CR 116.2c: a special action; a player who could cast a sorcery suspends a card for its suspend cost."""

    reads = (
        "any time you could cast a sorcery, you may exile {what:card} from your hand with X time counters on it, where "
        "X is its mana value. If the exiled card doesn't have suspend, it gains suspend"
    )
    what: Filter = ~filters.LAND

    def among(self, game: State, player: Player, by: Source) -> list[Object]:
        """The cards it may be done with, at a time when it may be done at all (CR 307.5)."""
        if not by.means(game, player.id) or not sorcery_timing(game, player.id):
            return []
        return [obj for id in player.hand if self.what.matches(game, obj := game.objects[id], by)]

    def special_action(self, game: State, player: Player, obj: Object) -> Action | None:
        return SuspendAnyCard(obj.id, self) if self.among(game, player, Source(obj.controller, obj.id)) else None


@word
class SuspendAnyCard(Action):
    """CR 116.2c: choose a card, and exile it with time counters."""

    said = "Suspend a card ({what})"
    writes = (word_slots.SUSPENDED,)
    source: Id
    ability: SuspendFromHand

    @property
    def object_id(self) -> Id | None:
        return self.source

    def perform(self, game: State, player: Player) -> Rule[None]:
        by = Source(game.objects[self.source].controller, self.source)
        among = self.ability.among(game, player, by)
        if not among:
            raise IllegalAction("A card is suspended in your own main phase while the stack is empty.")
        why = "Choose a card to suspend."
        chosen = yield from actions.choose_objects(game, player, Purpose.SUSPEND, among, 1, 1, why, self.source)
        yield from _suspend(game, player, chosen[0], by)


def _suspend(game: State, player: Player, card: Object, by: Source) -> Rule[None]:
    """CR 702.62: exile a card with as many time counters as its mana value; it gains suspend if it has none."""
    count = filters.mana_value(game, card)
    for id in (yield from actions.exile(game, [card], by)):
        yield from actions.put_counters(game, player.id, [id], "time", count)
        if not has_suspend(game, game.objects[id]):
            yield from _gains(game, id, by)


@word
class GainSuspend(Effect):
    """CR 702.62a, 702.62b: a card in exile gains suspend if it has none; then it can be cast once no time is left."""

    writes = (word_slots.SUSPENDED,)
    reads = "if {what} doesn't have suspend, it gains suspend"
    what: Selection

    def happen(self, game: State, by: Source) -> Rule[None]:
        for card in self.what.objects(game, by):
            if card.zone is Zone.EXILE and not has_suspend(game, card):
                yield from _gains(game, card.id, by)


def _gains(game: State, card: Id, by: Source) -> Rule[None]:
    by.remember(word_slots.SUSPENDED, (card,))
    gains = Change(Remembered(word_slots.SUSPENDED), (GainAbilities((Suspend(),)),), WhileItStays(card))
    yield from gains.happen(game, by)


@word
class SuspendChosen(Effect):
    """CR 702.62: you may exile a card from your hand with time counters, and cast it when the last is removed."""

    yours = True
    imperative = False
    writes = (word_slots.SUSPENDED,)
    reads = (
        "you may exile {what:card} from your hand with a number of time counters on it equal to its mana value. If it "
        "doesn't have suspend, it gains suspend"
    )
    what: Filter = ~filters.LAND

    def happen(self, game: State, by: Source) -> Rule[None]:
        you = by.you(game)
        among = [obj for id in you.hand if self.what.matches(game, obj := game.objects[id], by)]
        why = "Choose a card to suspend, or none."
        chosen = yield from actions.choose_objects(game, you, Purpose.SUSPEND, among, 0, 1, why, by.object_id)
        for card in chosen:
            yield from _suspend(game, you, card, by)


@word
class TimeTravel(Effect):
    """CR 701.56a: permanents of yours with time counters and suspended cards you own get or lose one, as you choose."""

    reads = "{who} time travel[s]"
    who: Players = YOU

    def happen(self, game: State, by: Source) -> Rule[None]:
        for player in self.who.found(game, by):
            among = [obj for obj in _through_time(game, player) if influence.reaches(game, by, obj.id)]
            why = "Choose what gets another time counter, if anything."
            later = yield from self._chosen(game, player, Purpose.LATER, among, why, by)
            rest = [obj for obj in among if obj not in later]
            why = "Choose what loses a time counter, if anything."
            sooner = yield from self._chosen(game, player, Purpose.SOONER, rest, why, by)
            put = [CounterPlacement(obj.id, "time", 1, player.id) for obj in later]
            yield from happen(game, *put, *(CounterRemoval(obj.id, "time", 1) for obj in sooner))

    def _chosen(
        self, game: State, player: Player, purpose: Purpose, among: list[Object], why: str, by: Source
    ) -> Rule[list[Object]]:
        most = len(among)
        return (yield from actions.choose_objects(game, player, purpose, among, 0, most, why, by.object_id, word=self))


def _through_time(game: State, player: Player) -> list[Object]:
    """CR 701.56a, 702.62b: what a player may move in time."""
    mine: list[Object] = [p for p in game.controlled_by(player.id) if p.counter("time")]
    exiled = [game.objects[id] for id in game.exile]
    return mine + [obj for obj in exiled if obj.owner == player.id and obj.counter("time") and has_suspend(game, obj)]
