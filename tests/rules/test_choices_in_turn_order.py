"""Several players choose in turn order, whoever's things come first; then all of it happens at once (CR 101.4)."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from planechase.rules.events.events import CounterPlacement, LifeLoss
from planechase.rules.events.zones import move, put_onto_battlefield
from planechase.rules.language.grammar import Effect
from planechase.rules.state.objects import Zone
from planechase.rules.state.purpose import Purpose
from planechase.testing import ANN, BOB, CAT, ArrangedCommander, Table
from planechase.vocabulary import (
    CREATURE,
    EACH_PLAYER,
    OTHER,
    SORCERY_CARD,
    card,
    creature,
    draw,
    gain_life,
    lose_life,
    may,
    sacrifice,
    search,
    surveil,
    whenever,
)
from planechase.words.amounts import Number
from planechase.words.effects.counter_effects import Bolster
from planechase.words.effects.libraries import Scry
from planechase.words.player_words import ControllerOf, TargetPlayers
from planechase.words.selections import All
from planechase.words.triggers import Enters

AROUND = {ANN: [ANN, BOB, CAT], BOB: [BOB, CAT, ANN], CAT: [CAT, ANN, BOB]}
"""For each active player, the order in which all are asked."""
everybody = pytest.mark.parametrize("active", [ANN, BOB, CAT])


def asked(table: Table, *purposes: Purpose) -> list[int]:
    """Who is asked for these purposes, one after the other, answering what they are asked by default."""
    found: list[int] = []
    while table.decision is not None and table.decision.purpose in purposes:
        found.append(table.decision.player)
        table.answer(table.decision.player, table.decision.default())
    return found


def spell(table: Table, active: int, effect: Effect, targets: Sequence[int] = ()) -> None:
    """The active player's spell begins to resolve, up to the first question."""
    table.turn(active)
    table.hand(active, card("Order", "{W}", SORCERY_CARD, effect))
    table.cast(active, "Order", targets=targets)
    table.resolve(pause=True)


@pytest.fixture
def table() -> Table:
    return Table(3, free_mana=True)


@everybody
@pytest.mark.rule("101.4", "608.2f")
def test_the_controllers_of_objects_are_asked_in_turn_order(table: Table, active: int) -> None:
    for player in (CAT, ANN, BOB):
        table.battlefield(player, "Grizzly Bears")
    spell(table, active, may(draw(1), ControllerOf(All(CREATURE))))
    assert asked(table, Purpose.MAY) == AROUND[active]


@everybody
@pytest.mark.rule("101.4", "115.1")
def test_target_players_choose_in_turn_order_and_not_as_they_were_named(table: Table, active: int) -> None:
    for player in (ANN, BOB, CAT):
        table.battlefield(player, "Grizzly Bears", "Air Elemental")
    spell(table, active, sacrifice(CREATURE, TargetPlayers()), [CAT, BOB, ANN])
    assert asked(table, Purpose.SACRIFICE) == AROUND[active]
    assert [len(table.battlefield(player)) for player in (ANN, BOB, CAT)] == [1, 1, 1]


@everybody
@pytest.mark.rule("101.4")
def test_each_player_decides_before_any_of_them_does_it(table: Table, active: int) -> None:
    spell(table, active, may(gain_life(1), EACH_PLAYER))
    for number, player in enumerate(AROUND[active]):
        assert table.decision is not None
        assert table.decision.player == player
        assert [table.life(seat) for seat in (ANN, BOB, CAT)] == [20, 20, 20]
        table.answer(player, number != 1)
    assert [table.life(player) for player in AROUND[active]] == [21, 20, 21]


@everybody
@pytest.mark.rule("101.4", "303.4f")
def test_auras_that_enter_together_find_their_hosts_in_turn_order(table: Table, active: int) -> None:
    table.turn(active)
    table.battlefield(ANN, "Grizzly Bears", "Air Elemental")
    auras = [table.graveyard(player, "Persuasion").id for player in (CAT, ANN, BOB)]
    table.happen(lambda state: put_onto_battlefield(state, [state.objects[id] for id in auras]), pause=True)
    assert asked(table, Purpose.ENCHANT) == AROUND[active]


@everybody
@pytest.mark.rule("101.4", "614.12a", "616.1")
def test_choices_about_what_enters_together_are_made_in_turn_order(table: Table, active: int) -> None:
    table.turn(active)
    table.battlefield(ANN, "Grizzly Bears")
    clones = [table.graveyard(player, "Clone").id for player in (CAT, ANN, BOB)]
    table.happen(lambda state: put_onto_battlefield(state, [state.objects[id] for id in clones]), pause=True)
    assert asked(table, Purpose.ENTER_AS) == AROUND[active]


@everybody
@pytest.mark.rule("101.4", "903.9b", "616.1")
def test_owners_of_commanders_are_asked_in_turn_order(active: int) -> None:
    leaders = ["Krond the Dawn-Clad", "Bosh, Iron Golem", "Krond the Dawn-Clad"]
    table = Table(3, variants=[ArrangedCommander(leaders)])
    table.turn(active)
    there = [table.enters(player, table.commander(player)).id for player in (CAT, ANN, BOB)]
    table.happen(lambda state: move(state, [state.objects[id] for id in there], Zone.HAND), pause=True)
    assert asked(table, Purpose.COMMAND_ZONE) == AROUND[active]


@everybody
@pytest.mark.rule("701.22c", "101.4")
def test_players_scry_at_once_and_decide_in_turn_order(table: Table, active: int) -> None:
    for player in (ANN, BOB, CAT):
        table.library(player, "Forest", "Island", only=True)
    spell(table, active, Scry(Number(1), EACH_PLAYER))
    for player in AROUND[active]:
        assert [table.library(seat)[0] for seat in (ANN, BOB, CAT)] == ["Forest"] * 3, "nothing has moved yet"
        table.answer(player, "Forest")
    assert [table.library(seat)[0] for seat in (ANN, BOB, CAT)] == ["Island"] * 3


@pytest.mark.rule("101.4", "119.3", "603.2")
def test_players_lose_life_at_the_same_time(table: Table) -> None:
    spell(table, ANN, lose_life(2, EACH_PLAYER))
    losses = table.happened(LifeLoss)
    assert [loss.player for loss in losses] == [ANN, BOB, CAT]
    assert all(loss.together == tuple(losses) for loss in losses)


@pytest.mark.rule("101.4", "701.23a", "603.6a")
def test_what_players_find_enters_at_the_same_time(table: Table) -> None:
    """Ann's creature sees Bob's enter, though she found hers first."""
    greeter = card("Greeter", "{W}", creature("Human", 1, 1), whenever(Enters(CREATURE & OTHER), gain_life(1)))
    for player in (ANN, BOB, CAT):
        table.library(player, greeter if player != CAT else "Grizzly Bears", only=True)
    for player in (ANN, BOB, CAT):
        table.always(player, table.library(player))
    spell(table, ANN, search(CREATURE, to=Zone.BATTLEFIELD, who=EACH_PLAYER))
    table.resolve_all()
    assert (table.life(ANN), table.life(BOB)) == (22, 22)


@everybody
@pytest.mark.rule("701.25a", "101.4")
def test_players_surveil_at_once_and_decide_in_turn_order(table: Table, active: int) -> None:
    for player in (ANN, BOB, CAT):
        table.library(player, "Forest", "Island", only=True)
    spell(table, active, surveil(1, EACH_PLAYER))
    for player in AROUND[active]:
        assert [table.graveyard(seat) for seat in (ANN, BOB, CAT) if seat != active] == [[], []]
        table.answer(player, "Forest")
    assert [table.library(seat) for seat in (ANN, BOB, CAT)] == [["Island"]] * 3


@everybody
@pytest.mark.rule("701.39a", "101.4")
def test_players_bolster_at_once_and_choose_in_turn_order(table: Table, active: int) -> None:
    for player in (ANN, BOB, CAT):
        table.battlefield(player, "Grizzly Bears", "Grizzly Bears")
    spell(table, active, Bolster(Number(2), EACH_PLAYER))
    assert asked(table, Purpose.OBJECT) == AROUND[active]
    assert len(table.happened(CounterPlacement)) == 3
    assert len(table.happened(CounterPlacement)[0].together) == 3
