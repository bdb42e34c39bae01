"""Sides that players take, and what is so of those who took one of them last (CR 607.2d)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from planechase.rules.events.events import Event, Notice, StepBegins
from planechase.rules.events.happening import tell
from planechase.rules.language.grammar import Effect, Players
from planechase.rules.language.word import word
from planechase.rules.multiplayer import influence
from planechase.rules.state.decisions import Choose, Rule, ask
from planechase.rules.state.purpose import Purpose
from planechase.rules.state.steps import Step
from planechase.words import word_slots
from planechase.words.english import listed
from planechase.words.player_words import EACH_PLAYER
from planechase.words.speech import Moment, People, SpokenWord

if TYPE_CHECKING:
    from planechase.rules.state.objects import Id
    from planechase.rules.state.player import Player
    from planechase.rules.state.source import Source
    from planechase.rules.state.state import State
    from planechase.words.english import Reader


def last_chosen(game: State, by: Source) -> dict[Id, str]:
    """CR 607.2d: the side that each player chose last because of this object."""
    noted = by.this(game).linked(word_slots.SIDES)
    return {seat: str(side) for seat, side in zip(noted[::2], noted[1::2], strict=True) if isinstance(seat, int)}


def _choose(game: State, player: Player, side: str, by: Source) -> None:
    game.link(by.object_id, word_slots.SIDES, player.id, side)
    tell(game, Notice(f"{{}} chooses {side}.", (player.id,)))


@word
class ChooseSides(Effect, SpokenWord):
    """CR 101.4, 607.2d: players each choose one of several sides."""

    writes = (word_slots.SIDES,)
    sides: tuple[str, ...]
    who: Players = EACH_PLAYER

    def happen(self, game: State, by: Source) -> Rule[None]:
        for player in self.who.found(game, by):
            why = f"Choose {listed(list(self.sides), 'or')}."
            chosen = yield from ask(Choose(player.id, Purpose.SIDE, why, self.sides, about=by.object_id, word=self))
            _choose(game, player, chosen[0], by)

    def say(self, reader: Reader) -> str:
        return f"{reader.read(self.who)} chooses {listed(list(self.sides), 'or')}"


@word
class SwitchSides(Effect):
    """CR 607.2d: the player who chose one of two sides last chooses the other."""

    needs = (word_slots.SIDES,)
    reads = "each player who last chose {first} chooses {second}, and vice versa"
    first: str
    second: str

    def happen(self, game: State, by: Source) -> Rule[None]:
        other = {self.first: self.second, self.second: self.first}
        before = last_chosen(game, by)
        for player in influence.everybody(game, by):
            if before.get(player.id) in other:
                _choose(game, player, other[before[player.id]], by)
        return
        yield


@word
class LastChose(People):
    """The players who chose a side last."""

    needs = (word_slots.SIDES,)
    restless = True
    is_many = True
    reads = "players who last chose {side}"
    side: str

    def found(self, game: State, by: Source) -> list[Player]:
        chosen = last_chosen(game, by)
        return [player for player in influence.everybody(game, by) if chosen.get(player.id) == self.side]


@word
class AtFirstUpkeep(Moment):
    """CR 503.1: the first upkeep of the game; of a team that shares turns it is one."""

    reads = "at the beginning of the first upkeep of the game"

    def kinds(self) -> tuple[type[Event], ...]:
        return (StepBegins,)

    def matches(self, game: State, event: Event, by: Source) -> bool:
        if not isinstance(event, StepBegins) or event.step is not Step.UPKEEP or event.player != game.turn.active[0]:
            return False
        return game.turn.number == 1 and not game.players[event.player].last_upkeep
