"""What the active player determines as permanents untap (CR 502.3)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from planechase.rules.language.grammar import Statement
from planechase.rules.state.decisions import Choose, Rule, ask
from planechase.rules.state.objects import Permanent
from planechase.rules.state.purpose import Purpose

if TYPE_CHECKING:
    from planechase.rules.state.player import Player
    from planechase.rules.state.source import Source
    from planechase.rules.state.state import State


class MayStayTapped(Statement):
    """CR 502.3: permanents that their controller may choose not to untap."""

    __slots__ = ()

    def may_stay(self, game: State, permanent: Permanent, by: Source) -> bool:
        raise NotImplementedError


class UntapLimit(Statement):
    """CR 502.3: permanents that players can untap only so many of during their untap steps."""

    __slots__ = ()

    def most(self) -> int:
        raise NotImplementedError

    def limits(self, game: State, permanent: Permanent, by: Source) -> bool:
        raise NotImplementedError


def chosen_to_untap(game: State, able: list[Permanent]) -> Rule[list[Permanent]]:
    """CR 502.3: of the permanents that would untap, those that the active players determine do."""
    untapping = list(able)
    for id in game.turn.active:
        player = game.players[id]
        for by, limit in game.said_of(UntapLimit, id):
            untapping = yield from _within_limit(game, player, untapping, limit, by)
        untapping = yield from _as_they_like(game, player, untapping)
    return untapping


def _within_limit(
    game: State, player: Player, untapping: list[Permanent], limit: UntapLimit, by: Source
) -> Rule[list[Permanent]]:
    limited = [p.id for p in untapping if p.controller == player.id and limit.limits(game, p, by)]
    if len(limited) <= limit.most():
        return untapping
    why = "Choose what untaps."
    kept = yield from ask(Choose(player.id, Purpose.KEEP, why, limited, limit.most(), limit.most(), by.object_id))
    return [p for p in untapping if p.id in kept or p.id not in limited]


def _as_they_like(game: State, player: Player, untapping: list[Permanent]) -> Rule[list[Permanent]]:
    able = [p.id for p in untapping if p.controller == player.id and _may_stay(game, p)]
    if not able:
        return untapping
    why = "Choose what stays tapped, or nothing."
    stays = yield from ask(Choose(player.id, Purpose.TAP, why, able, 0, len(able)))
    return [p for p in untapping if p.id not in stays]


def _may_stay(game: State, permanent: Permanent) -> bool:
    return any(s.may_stay(game, permanent, by) for by, s in game.said_of(MayStayTapped, permanent.id))
