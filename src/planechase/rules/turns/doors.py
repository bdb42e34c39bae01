"""Unlocking a door as a special action (CR 116.2m, 709.5e)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from planechase.rules.events.unlocking import unlock
from planechase.rules.language.rooms import locked_doors
from planechase.rules.language.word import word
from planechase.rules.mana.mana import ANYTHING as _OTHER
from planechase.rules.mana.mana import ManaCost
from planechase.rules.mana.paying import can_pay_mana, pay_mana
from planechase.rules.spells.permissions import sorcery_timing
from planechase.rules.state.decisions import Rule
from planechase.rules.state.objects import Id
from planechase.rules.turns.priority import Action

if TYPE_CHECKING:
    from planechase.rules.state.player import Player
    from planechase.rules.state.state import State


@word
class UnlockDoor(Action):
    """CR 709.5e: pay the mana cost of a locked half, and that half is unlocked."""

    said = "Unlock {what}"
    permanent: Id
    door: int
    called: str
    cost: ManaCost

    @property
    def price(self) -> ManaCost | None:
        return self.cost

    @property
    def object_id(self) -> Id | None:
        return self.permanent

    @property
    def about(self) -> str:
        return self.called

    def perform(self, game: State, player: Player) -> Rule[None]:
        yield from pay_mana(game, player, self.cost, _OTHER)
        permanent = game.permanent(self.permanent)
        if permanent is not None:
            unlock(game, player, permanent, self.door)


def doors_to_unlock(game: State, player: Player) -> Iterator[Action]:
    """CR 116.2m: the locked halves that a player may unlock now, in a main phase while the stack is empty."""
    if not sorcery_timing(game, player.id):
        return
    for permanent in game.permanents():
        if permanent.controller != player.id or permanent.face_down:
            continue
        values = game.chars(permanent)
        for door in locked_doors(permanent, values) if values.doors else ():
            cost = values.doors[door].mana_cost
            if cost is not None and can_pay_mana(game, player, cost, _OTHER):
                yield UnlockDoor(permanent.id, door, values.doors[door].name, cost)
