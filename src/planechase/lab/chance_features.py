"""The positions of all players at a moment of a game, from which chances of winning are estimated (`win_chances`)."""

from __future__ import annotations

import msgspec

from planechase.rules.language.card_types import CREATURE, LAND
from planechase.rules.state.state import State


class PlayerStanding(msgspec.Struct, frozen=True, array_like=True):
    """The position of one player, as far as everybody at the table can see it."""

    life: int = 0
    power: int = 0
    """The total power of all their creatures."""
    permanents: int = 0
    """Permanents other than lands."""
    lands: int = 0
    hand: int = 0
    is_out: bool = False
    """Whether they have lost."""


class BoardMoment(msgspec.Struct, frozen=True, array_like=True):
    """The positions of all players, by seat, and whose turn it is."""

    turn: int
    active: int
    places: tuple[PlayerStanding, ...]


def moment(game: State) -> BoardMoment:
    """The positions of all players now."""
    power, permanents, lands = ([0] * len(game.players) for _ in range(3))
    for permanent in game.permanents():
        chars, seat = game.chars(permanent), permanent.controller
        if chars.types & LAND:
            lands[seat] += 1
        else:
            permanents[seat] += 1
        if chars.types & CREATURE:
            power[seat] += max(0, chars.power or 0)
    return BoardMoment(
        game.turn_number,
        game.turn.active[0],
        tuple(
            PlayerStanding(
                one.life, power[seat], permanents[seat], lands[seat], len(one.hand), one.has_lost or one.has_left
            )
            for seat, one in enumerate(game.players)
        ),
    )
