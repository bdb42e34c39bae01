"""A variant that notices what happens."""

from __future__ import annotations

from planechase.rules.events.events import Event, LifeLoss, SpellCast
from planechase.rules.multiplayer.variant import Variant
from planechase.rules.state.state import State
from planechase.testing import ANN, BOB, Table


class Tithe(Variant):
    """Whoever casts a spell has a life less for it."""

    __slots__ = ()
    name = "tithe"
    noticed = (SpellCast,)

    def notice(self, game: State, event: Event) -> None:
        assert isinstance(event, SpellCast)
        game.players[event.player].life -= 1


class Ledger(Variant):
    """Life that is lost is written down."""

    __slots__ = ("lost",)
    name = "ledger"
    noticed = (LifeLoss,)

    def __init__(self) -> None:
        self.lost: list[tuple[int, int]] = []

    def notice(self, game: State, event: Event) -> None:
        assert isinstance(event, LifeLoss)
        self.lost.append((event.player, event.amount))


def test_a_variant_notices_the_events_it_names_and_no_others() -> None:
    ledger = Ledger()
    table = Table(variants=[Tithe(), ledger])
    table.lands(ANN, "Mountain")
    table.hand(ANN, "Lightning Bolt")
    table.cast(ANN, "Lightning Bolt", BOB)
    assert table.life(ANN) == 19
    table.resolve()
    assert (table.life(ANN), table.life(BOB)) == (19, 17)
    assert ledger.lost == [(BOB, 3)]
