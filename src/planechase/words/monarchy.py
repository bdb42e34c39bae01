"""The monarch in a text (CR 725): becoming it, being it, and what then happens."""

from __future__ import annotations

from typing import TYPE_CHECKING

from planechase.rules.events.events import BecomesMonarch, Event
from planechase.rules.events.monarch import crown, monarch
from planechase.rules.language.grammar import Condition, Effect, Players
from planechase.rules.language.word import word
from planechase.rules.multiplayer import influence
from planechase.rules.state.decisions import Rule
from planechase.words.player_words import YOU
from planechase.words.speech import Moment, People

if TYPE_CHECKING:
    from planechase.rules.state.player import Player
    from planechase.rules.state.source import Source
    from planechase.rules.state.state import State


@word
class BecomeMonarch(Effect):
    """CR 725.3: a player becomes the monarch in place of whoever was."""

    on_paper = True
    reads = "{who} become[s] the monarch"
    who: Players = YOU
    imperative = False

    def happen(self, game: State, by: Source) -> Rule[None]:
        for player in self.who.found(game, by):
            crown(game, player)
        return
        yield


@word
class BecomesMonarchTrigger(Moment):
    """CR 725.3: a player becomes the monarch who was not."""

    reads = "whenever {who} become[s] the monarch"
    who: Players = YOU

    def kinds(self) -> tuple[type[Event], ...]:
        return (BecomesMonarch,)

    def matches(self, game: State, event: Event, by: Source) -> bool:
        return isinstance(event, BecomesMonarch) and any(p.id == event.player for p in self.who.found(game, by))


@word
class IsMonarch(Condition):
    """CR 725.1: true while a player is the monarch."""

    who: Players = YOU

    def reading(self) -> str:
        return "you're the monarch" if self.who == YOU else "{who} is the monarch"

    def holds(self, game: State, by: Source) -> bool:
        return monarch(game) in self.who.found(game, by)


@word
class NoMonarch(Condition):
    """CR 725.1: nobody is the monarch."""

    reads = "there is no monarch"

    def holds(self, game: State, by: Source) -> bool:
        return monarch(game) is None


@word
class TheMonarch(People):
    """CR 725.1: the monarch, if there is one."""

    reads = "the monarch"

    def found(self, game: State, by: Source) -> list[Player]:
        crowned = monarch(game)
        return [crowned] if crowned is not None and crowned in influence.everybody(game, by) else []
