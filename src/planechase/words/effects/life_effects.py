"""Instructions about life: gain, lose, set, exchange and redistribute it (CR 119)."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from planechase.rules.events import actions, life
from planechase.rules.events.events import LifeGain as LifeGained
from planechase.rules.events.events import LifeLoss as LifeLost
from planechase.rules.events.happening import happen
from planechase.rules.language.grammar import Effect, Players
from planechase.rules.language.word import word
from planechase.rules.multiplayer import influence
from planechase.rules.multiplayer.teams import one_of_each_team
from planechase.rules.state.decisions import Choose, Rule, ask
from planechase.rules.state.edition import Edition
from planechase.rules.state.objects import Id
from planechase.rules.state.purpose import Purpose
from planechase.words import word_slots
from planechase.words.amounts import amount, for_each_player, is_plain
from planechase.words.player_words import YOU
from planechase.words.speech import Quantity

if TYPE_CHECKING:
    from planechase.rules.state.source import Source
    from planechase.rules.state.state import State


@word
class GainLife(Effect):
    """CR 119.3."""

    writes = (word_slots.EACH_OF_THEM,)
    count: Quantity
    who: Players = YOU
    imperative = False

    def reading(self) -> str:
        return "{who} gain[s] {count:digits} life" if is_plain(self.count) else "{who} gain[s] life {count:equal}"

    def happen(self, game: State, by: Source) -> Rule[None]:
        players = self.who.found(game, by)
        much = for_each_player(game, self.count, players, by)
        yield from happen(game, *(LifeGained(player.id, life) for player, life in zip(players, much, strict=True)))


@word
class LoseLife(Effect):
    """CR 119.3. How much each player lost is remembered."""

    writes = (word_slots.LIFE_LOST, word_slots.EACH_OF_THEM)
    count: Quantity
    who: Players = YOU
    imperative = False

    def reading(self) -> str:
        return "{who} lose[s] {count:digits} life" if is_plain(self.count) else "{who} lose[s] life {count:equal}"

    def happen(self, game: State, by: Source) -> Rule[None]:
        players = self.who.found(game, by)
        much = for_each_player(game, self.count, players, by)
        lost = (LifeLost(player.id, life) for player, life in zip(players, much, strict=True))
        happened = yield from happen(game, *lost)
        losses = [event for event in happened if isinstance(event, LifeLost)]
        by.remember(word_slots.LIFE_LOST, tuple(sum(e.amount for e in losses if e.player == p.id) for p in players))


@word
class LoseHalfLife(Effect):
    """CR 119.3: half of the life a player has as this happens, rounded up."""

    reads = "{who} lose[s] half [your|their] life, rounded up"
    who: Players = YOU
    imperative = False

    def happen(self, game: State, by: Source) -> Rule[None]:
        for player in self.who.found(game, by):
            yield from actions.lose_life(game, player, (max(0, player.life) + 1) // 2)


@word
class SetLife(Effect):
    """CR 119.5: a life total becomes a number."""

    life: int | Quantity
    who: Players = YOU

    def reading(self) -> str:
        whose = "your" if self.who == YOU else "{who}'s"
        return whose + " life total become[s] {life:digits}"

    def happen(self, game: State, by: Source) -> Rule[None]:
        total = amount(self.life).value(game, by)
        for player in (yield from one_of_each_team(game, self.who.found(game, by))):
            yield from actions.set_life(game, player, total)


@word
class ExchangeLife(Effect):
    """CR 701.12c: two players exchange life totals."""

    reads = "{who} exchange[s] life totals with {other:self}"
    other: Players
    who: Players = YOU

    def happen(self, game: State, by: Source) -> Rule[None]:
        for player in self.who.found(game, by):
            for other in self.other.found(game, by):
                yield from actions.exchange_life(game, player, other)


@word
class RedistributeLife(Effect):
    """CR 119.5, 810.9f: you choose some players, only one of those who share a life total, and who gets which total."""

    reads = "redistribute any number of players' life totals"
    yours = True

    def happen(self, game: State, by: Source) -> Rule[None]:
        able = [player.id for player in influence.everybody(game, by)]
        why = "Choose whose life totals to redistribute."
        one_each = partial(_share_life, game)
        whose = Choose(by.controller, Purpose.LIFE_TOTAL, why, able, 0, len(able), by.object_id, one_each, self)
        chosen = yield from ask(whose)
        totals = [game.players[id].life for id in chosen]
        for place, id in enumerate(chosen, 1):
            options = [str(total) for total in _possible_totals(game, id, totals, chosen[place:])]
            why = f"Choose the new life total of {game.name_of(id)}."
            which = Choose(by.controller, Purpose.LIFE_TOTAL, why, options, about=id, word=self)
            total = options if len(options) == 1 else (yield from ask(which))
            totals.remove(int(total[0]))
            yield from actions.set_life(game, game.players[id], int(total[0]))


def _possible_totals(game: State, id: Id, totals: list[int], others: list[Id]) -> list[int]:
    """CR 119.7, 119.8: the totals a player can be given so that there is one left for each of the others, too."""
    picky = [other for other in others if not all(_can_have(game, other, total) for total in totals)]
    return [t for t in dict.fromkeys(totals) if _can_have(game, id, t) and _can_share(game, picky, _without(totals, t))]


def _can_share(game: State, ids: list[Id], totals: list[int]) -> bool:
    if not ids:
        return True
    first, *rest = ids
    return any(_can_have(game, first, t) and _can_share(game, rest, _without(totals, t)) for t in dict.fromkeys(totals))


def _without(totals: list[int], total: int) -> list[int]:
    place = totals.index(total)
    return totals[:place] + totals[place + 1 :]


def _can_have(game: State, id: Id, total: int) -> bool:
    """2011:118.7, 2011:118.8: in 2011 only exchanges were limited; who cannot gain life then keeps a lower total."""
    player = game.players[id]
    if total == player.life or game.edition is Edition.Y2011:
        return True
    return not (life.cannot_gain(game, player) if total > player.life else life.cannot_lose(game, player))


def _share_life(game: State, chosen: list[Id]) -> str | None:
    teams = {game.players[id].team for id in chosen}
    if game.options.shared_life and len(teams) < len(chosen):
        return "Players who share a life total cannot both be chosen: one of each team."
    return None


def gain_life(count: int | Quantity, who: Players = YOU) -> GainLife:
    """CR 119.3: add so much to the life totals of players."""
    return GainLife(amount(count), who)


def lose_life(count: int | Quantity, who: Players = YOU) -> LoseLife:
    """CR 119.3: take so much from the life totals of players; this is no damage."""
    return LoseLife(amount(count), who)
