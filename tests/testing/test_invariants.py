"""Whatever is wrong with a state is found, and said in a sentence each; nothing is said of a sound one."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from planechase.rules.state.objects import Object, Permanent, Zone
from planechase.rules.state.state import State
from planechase.testing import ANN, BOB, PlanarTable, SchemeTable, Table, broken_invariants
from planechase.variants import GrandMelee


def crowded() -> Table:
    """Things in every zone, in combat and on the stack; nothing is wrong with it."""
    table = Table(free_mana=True)
    table.hand(ANN, "Lightning Bolt", "Forest")
    table.graveyard(BOB, "Forest")
    table.exile(ANN, "Forest")
    table.command(ANN, "Forest")
    table.sideboard(ANN, "Forest")
    bears = table.battlefield(ANN, "Grizzly Bears", counters={"+1/+1": 1, "charge": 0}, damage=1)
    wall = table.battlefield(BOB, "Wall of Blossoms")
    table.counters(BOB, "energy", 1)
    table.attack(ANN, {bears: BOB})
    table.block(BOB, {wall: bears})
    table.cast(ANN, "Lightning Bolt", targets=[BOB])
    return table


def melee() -> Table:
    """Eight players, two of whom take their turns at once; two more have no marker."""
    table = Table(8, variants=[GrandMelee(small=True)])
    assert len(table.turns) == 2
    return table


@pytest.mark.parametrize("make", [Table, crowded, melee, PlanarTable, SchemeTable], ids=lambda make: make.__name__)
def test_nothing_is_wrong_with_a_sound_state(make: Callable[[], Table]) -> None:
    assert broken_invariants(make().state) == []


def test_nothing_is_wrong_with_a_map_or_with_face_up_schemes() -> None:
    map_ = PlanarTable(eternities_map=True)
    assert len(map_.map) > 1
    assert broken_invariants(map_.state) == []
    schemes = SchemeTable()
    schemes.scheme("My Undead Horde Awakens")
    assert broken_invariants(schemes.state) == []


def test_nothing_is_wrong_once_somebody_has_left_or_won() -> None:
    for table in (Table(4), melee(), PlanarTable(3), SchemeTable(4)):
        table.concede(BOB)
        assert broken_invariants(table.state) == []
    table = crowded()
    table.concede(BOB)
    assert table.winner == ANN
    assert broken_invariants(table.state) == []


# ---------------------------------------------------------------------- what can be wrong


def _bears(state: State) -> Permanent:
    found = next(one for one in state.permanents() if state.chars(one).name == "Grizzly Bears")
    assert isinstance(found, Permanent)
    return found


def _in_hand(state: State) -> Object:
    return state.objects[state.players[ANN].hand[0]]


def _twice(state: State) -> None:
    state.players[ANN].graveyard.append(_in_hand(state).id)


def _thinks_otherwise(state: State) -> None:
    _in_hand(state).zone = Zone.EXILE


def _nowhere(state: State) -> None:
    state.players[ANN].hand.clear()


def _gone(state: State) -> None:
    del state.objects[_in_hand(state).id]


def _two_objects_of_one_card(state: State) -> None:
    state.objects[state.players[BOB].graveyard[0]].card = _in_hand(state).card


def _fewer_than_no_counters(state: State) -> None:
    _bears(state).counters = {"+1/+1": -1}


def _less_than_no_poison(state: State) -> None:
    state.players[BOB].counters["poison"] = -2


def _less_than_no_damage(state: State) -> None:
    _bears(state).damage = -3


def _attacks_from_the_hand(state: State) -> None:
    assert state.turn.combat is not None
    state.turn.combat.attacks[_in_hand(state).id] = next(iter(state.turn.combat.attacks.values()))


def _blocks_from_nowhere(state: State) -> None:
    assert state.turn.combat is not None
    state.turn.combat.blocks[4711] = (_bears(state).id,)


def _left_things_behind(state: State) -> None:
    state.players[BOB].has_left = True


@pytest.mark.parametrize(
    ("spoil", "said"),
    [
        (_twice, ["Forest #1024 is in hand and in graveyard.", "Forest #1024 is in graveyard but thinks hand."]),
        (_thinks_otherwise, ["Forest #1024 is in hand but thinks exile."]),
        (_nowhere, ["Forest #1024 is in no zone."]),
        (_gone, ["#1024 is in hand but does not exist."]),
        (_two_objects_of_one_card, ["The card Forest is two objects."]),
        (_fewer_than_no_counters, ["Grizzly Bears has -1 +1/+1 counters."]),
        (_less_than_no_poison, ["Bob has -2 poison counters."]),
        (_less_than_no_damage, ["Grizzly Bears has -3 damage."]),
        (_attacks_from_the_hand, ["#1024 is in combat but not on the battlefield."]),
        (_blocks_from_nowhere, ["#4711 is in combat but not on the battlefield."]),
    ],
)
def test_what_is_wrong_is_said(spoil: Callable[[State], None], said: list[str]) -> None:
    state = crowded().state
    spoil(state)
    assert broken_invariants(state) == said


def test_whoever_has_left_has_nothing() -> None:
    state = crowded().state
    _left_things_behind(state)
    found = broken_invariants(state)
    assert "Wall of Blossoms belongs to Bob, who has left." in found
    assert len(found) == sum(obj.owner == BOB for obj in state.objects.values())


@pytest.mark.parametrize("zone", ["battlefield", "exile", "command", "library", "graveyard", "hand"])
def test_every_zone_is_looked_into(zone: str) -> None:
    """What is put into a zone by a careless rule, and is in another already, is found whichever zone it is."""
    state = crowded().state
    lost = state.turn.stack[0]
    state.zone_list(Zone(zone), ANN).append(lost)
    assert f"Lightning Bolt #{lost} is in {zone} but thinks stack." in broken_invariants(state)


def test_planar_decks_maps_and_scheme_decks_are_looked_into() -> None:
    for table in (PlanarTable(), PlanarTable(eternities_map=True), SchemeTable()):
        state = table.state
        hidden = [id for id, obj in state.objects.items() if obj.zone is Zone.COMMAND and id not in state.command]
        assert hidden
        for id in hidden:
            kept = state.objects.pop(id)
            assert broken_invariants(state) == [f"#{id} is in command but does not exist."]
            state.objects[id] = kept


# ---------------------------------------------------------------------- turns that are taken at once


@pytest.mark.rule("807.4")
def test_the_turn_that_goes_on_is_among_those_that_are_taken() -> None:
    state = Table().state
    state.turns = [Table().state.turn]
    assert broken_invariants(state) == ["The turn that goes on is none of those that are taken."]


@pytest.mark.rule("807.4")
def test_who_waits_for_a_turn_does_nothing() -> None:
    state = melee().state
    waiting = state.turns[1]
    waiting.waits = True
    waiting.priority = None
    assert broken_invariants(state) == []
    name = state.players[waiting.active[0]].name
    waiting.priority = waiting.active[0]
    assert broken_invariants(state) == [f"{name} should only be waiting for a turn."]
    waiting.priority = None
    state.turns[0].waits = True
    state.turns[0].priority = None
    assert broken_invariants(state) == ["Everybody who has a turn marker waits for another."]
    state.turn.number = 0
    assert broken_invariants(state) == [], "before the game begins everybody does"


@pytest.mark.rule("807.4")
def test_who_has_left_waits_for_nothing() -> None:
    table = melee()
    waiting = table.state.turns[1]
    waiting.waits, waiting.priority = True, None
    player = table.state.players[waiting.active[0]]
    for obj in [obj for obj in table.state.objects.values() if obj.owner == player.id]:
        table.remove(obj.id)
    player.has_left = True
    assert f"{player.name} should only be waiting for a turn." in broken_invariants(table.state)


@pytest.mark.rule("807.4", "807.4a")
def test_there_are_as_many_turn_markers_as_the_players_need() -> None:
    state = melee().state
    state.turns.pop()
    assert broken_invariants(state) == []
    state = melee().state
    state.turns.append(melee().state.turns[1])
    assert broken_invariants(state) == ["There are 3 turn markers, 0 of them to be removed, and not 2."]
    marker = state.turns[2].marker
    assert marker is not None
    marker.removals = 1
    assert broken_invariants(state) == []
