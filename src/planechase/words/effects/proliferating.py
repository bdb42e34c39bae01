"""Proliferate (CR 701.34)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from planechase.rules.events.events import CounterPlacement, Event, Proliferated
from planechase.rules.events.happening import happen, tell
from planechase.rules.language.grammar import Effect, Players
from planechase.rules.language.word import word
from planechase.rules.multiplayer import influence
from planechase.rules.state.decisions import Choose, Rule, ask
from planechase.rules.state.edition import Edition
from planechase.rules.state.objects import Id
from planechase.rules.state.player import POISON
from planechase.rules.state.purpose import Purpose
from planechase.words.player_words import YOU
from planechase.words.speech import Moment

if TYPE_CHECKING:
    from planechase.rules.state.source import Source
    from planechase.rules.state.state import State


@word
class Proliferate(Effect):
    """CR 701.34a: any number of permanents and players that have counters get another of each kind they have.

    In 2011 they get one of a single kind (2011:701.23a).
    """

    reads = "proliferate"

    def happen(self, game: State, by: Source) -> Rule[None]:
        able = [permanent.id for permanent in influence.permanents(game, by) if permanent.counters]
        able += [player.id for player in influence.everybody(game, by) if player.counters]
        chosen: list[Id] = []
        if able:
            kinds = "a kind" if game.edition is Edition.Y2011 else "each kind"
            why = f"Proliferate: choose what gets another counter of {kinds} it has."
            question = Choose(by.controller, Purpose.OBJECT, why, able, 0, len(able), by.object_id, word=self)
            chosen = yield from ask(question)
        poisoned = yield from self._poisoned(game, by, chosen)
        more = [(id, kind) for id in chosen for kind in _kinds(game, id) if kind != POISON or id in poisoned]
        if game.edition is Edition.Y2011:
            more = yield from self._one_of_each(game, by, more)
        tell(game, Proliferated(by.controller))
        yield from happen(game, *(CounterPlacement(id, kind, 1, by.controller) for id, kind in more))

    def _poisoned(self, game: State, by: Source, chosen: list[Id]) -> Rule[list[Id]]:
        """CR 701.34b: who gets another poison counter; of a team that shares them, one player of your choice."""
        found = [id for id in chosen if POISON in _kinds(game, id)]
        if not game.options.shared_poison:
            return found
        teams: dict[int, list[Id]] = {}
        for id in found:
            teams.setdefault(game.players[id].team if game.is_player(id) else id, []).append(id)
        one_each: list[Id] = []
        for members in teams.values():
            one = members[:1]
            if len(members) > 1:
                why = "Choose who of the team gets another poison counter."
                one = yield from ask(Choose(by.controller, Purpose.PLAYER, why, members, about=by.object_id))
            one_each += one
        return one_each

    def _one_of_each(self, game: State, by: Source, more: list[tuple[Id, str]]) -> Rule[list[tuple[Id, str]]]:
        """2011:701.23a, 2011:701.23b: each gets exactly one counter; of several kinds you choose one."""
        kinds: dict[Id, list[str]] = {}
        for id, kind in more:
            kinds.setdefault(id, []).append(kind)
        single: list[tuple[Id, str]] = []
        for id, among in kinds.items():
            one = among
            if len(among) > 1:
                why = f"Choose the kind of counter that {game.name_of(id)} gets another of."
                one = yield from ask(Choose(by.controller, Purpose.MODE, why, among, about=id, word=self))
            single.append((id, one[0]))
        return single


def _kinds(game: State, id: Id) -> list[str]:
    holder = game.players[id] if game.is_player(id) else game.objects[id]
    return [kind for kind, count in (holder.counters or {}).items() if count > 0]


@word
class Proliferates(Moment):
    """CR 701.34a: a player proliferates, whatever they choose."""

    reads = "whenever {who} proliferate[s]"
    who: Players = YOU

    def kinds(self) -> tuple[type[Event], ...]:
        return (Proliferated,)

    def matches(self, game: State, event: Event, by: Source) -> bool:
        return isinstance(event, Proliferated) and any(p.id == event.player for p in self.who.found(game, by))


PROLIFERATE = Proliferate()
