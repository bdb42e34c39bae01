"""What keeps life totals and a player's counters from changing (CR 119.7, 119.8, 810.9g, 810.9h, 810.10c)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from planechase.rules.language.grammar import Players, Replacement, Statement
from planechase.rules.language.word import word
from planechase.rules.state.decisions import Rule
from planechase.rules.state.source import Source

if TYPE_CHECKING:
    from planechase.rules.events.events import Event
    from planechase.rules.state.player import Player
    from planechase.rules.state.state import State


@word
class CantGainLife(Statement):
    """CR 119.7: players who cannot gain life."""

    reads = "{who} can't gain life"
    who: Players


@word
class CantLoseLife(Statement):
    """CR 119.8: players who cannot lose life, nor pay any."""

    reads = "{who} can't lose life"
    who: Players


@word
class CantGetCounters(Statement):
    """CR 122.1, 810.10c: players who cannot get counters of a kind."""

    reads = "{who} can't get {kind} counters"
    who: Players
    kind: str


@word
class Impossible(Replacement):
    """CR 101.2, 614.17: what cannot happen does not happen, and nothing replaces it."""

    def kinds(self) -> tuple[type[Event], ...]:
        from planechase.rules.events.events import CounterPlacement, LifeGain, LifeLoss  # noqa: PLC0415 - they ask here

        return (LifeGain, LifeLoss, CounterPlacement)

    def applies(self, game: State, event: Event, by: Source) -> bool:
        return True

    def replace(self, game: State, event: Event, by: Source) -> Rule[list[Event]]:
        return []
        yield

    def precedence(self) -> int:
        return -1


IMPOSSIBLE: Final = Impossible()


def cannot_gain(game: State, player: Player) -> bool:
    """CR 119.7, 810.9g: whether something says so of the player, or of anybody with the same life total."""
    said = game.statements(CantGainLife)
    return bool(said) and any(_is_named(game, player, by, s.who, game.options.shared_life) for by, s in said)


def cannot_lose(game: State, player: Player) -> bool:
    """CR 119.8, 810.9h: whether something says so of the player, or of anybody with the same life total."""
    said = game.statements(CantLoseLife)
    return bool(said) and any(_is_named(game, player, by, s.who, game.options.shared_life) for by, s in said)


def cannot_get(game: State, player: Player, kind: str) -> bool:
    """CR 810.10c: whether the player, or the team that shares such counters, cannot get any of this kind."""
    said = [(by, s) for by, s in game.statements(CantGetCounters) if s.kind == kind]
    return bool(said) and any(_is_named(game, player, by, s.who, game.options.shared_poison) for by, s in said)


def _is_named(game: State, player: Player, by: Source, who: Players, shared: bool) -> bool:
    named = who.found(game, by)
    return player in named or (shared and any(other.team == player.team for other in named))


def payable(game: State, player: Player) -> int:
    """CR 119.4, 119.8: how much life a player, or their team, could pay."""
    return 0 if cannot_lose(game, player) else max(0, player.life)


def made_impossible(player: Player) -> list[tuple[Source, Replacement]]:
    """What an event that cannot happen brings along to be replaced by nothing."""
    return [(Source(player.id, 0), IMPOSSIBLE)]
