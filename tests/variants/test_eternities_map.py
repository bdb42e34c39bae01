"""The Eternities Map: planes on a grid, see docs/decisions/0007-the-eternities-map.md. It has no rule numbers."""

from __future__ import annotations

import json
from typing import Any

import pytest

from planechase import Game
from planechase.decks.random_planar_decks import communal_deck, planar_decks, random_planechase
from planechase.rules.casual.eternities_map import REACH
from planechase.rules.casual.planar_decks import planar_state
from planechase.rules.casual.planeswalking import Encountered, PlaneswalkedAway, PlaneswalkedTo
from planechase.rules.language.card_types import PHENOMENON
from planechase.rules.language.characteristics import CardDefinition
from planechase.testing import ANN, BOB, CAT
from planechase.testing.planar_table import PlanarTable
from planechase.variants import Planechase
from planechase.variants.planechase import IllegalPlanarDeck
from planechase.words.card import anthem
from planechase.words.casual.planar_words import chaos, phenomenon, plane, planeswalk_away, planeswalk_to
from planechase.words.effects.counter_effects import PutCounters
from planechase.words.effects.hands import draw
from planechase.words.effects.life_effects import gain_life, lose_life
from planechase.words.filters import CREATURE
from planechase.words.selections import THIS
from planechase.words.statics import gets

HERE, NORTH, EAST, SOUTH, WEST = (0, 0), (0, 1), (1, 0), (0, -1), (-1, 0)
NORTHEAST, SOUTHWEST = (1, 1), (-1, -1)

BIG = plane("Big", "Testing", anthem(CREATURE, gets(1, 1)), chaos(gain_life(5)))
ARRIVE = plane("Arrive", "Testing", planeswalk_to(draw(1)), chaos(draw(1)))
LEAVE = plane("Leave", "Testing", planeswalk_away(lose_life(3)), chaos(gain_life(1)))
GROWING = plane("Growing", "Testing", chaos(PutCounters("flame", THIS)))
SHRUG = phenomenon("Shrug", gain_life(2))
AGAIN = phenomenon("Again", gain_life(3))


def planes(count: int, name: str = "Plain") -> list[CardDefinition]:
    return [plane(f"{name} {number}", "Testing") for number in range(1, count + 1)]


MIDDLE, *AROUND = planes(5, "First")


@pytest.fixture
def table() -> PlanarTable:
    found = PlanarTable(eternities_map=True, free_mana=True)
    found.lay_out(MIDDLE, *AROUND, deck=planes(20))
    return found


def walk(table: PlanarTable, *ways: str) -> None:
    """Ann planeswalks "north" or "hellride northeast", one after the other."""
    for way in ways:
        table.planeswalk(ANN, pause=True)
        chosen = [one for one in offered(table) if one == way or one.startswith(f"{way}:")]
        assert len(chosen) == 1, f"{way!r} is none of {offered(table)}"
        table.answer(ANN, chosen[0])


def offered(table: PlanarTable) -> list[str]:
    """Where one may go, while that is asked."""
    decision: Any = table.decision
    assert decision.why == "Choose where to planeswalk."
    return [str(option) for option in decision.options]


def deck(table: PlanarTable) -> list[str]:
    return table.planar_deck(ANN)


def everything(table: PlanarTable) -> list[str]:
    """The names of all planar cards, wherever they are."""
    return sorted([*deck(table), *table.map.values()])


# ---------------------------------------------------------------------- how it begins


def test_the_map_needs_a_communal_deck() -> None:
    with pytest.raises(IllegalPlanarDeck, match="communal planar deck"):
        Game.new([["Forest"] * 60] * 2, variants=[Planechase(planar_decks(2, seed=1), eternities_map=True)])


def test_the_communal_deck_of_a_map_is_legal() -> None:
    with pytest.raises(IllegalPlanarDeck, match="at least 30"):
        Game.new([["Forest"] * 60] * 3, variants=[Planechase(communal=communal_deck(2, 1), eternities_map=True)])


def test_the_game_begins_in_the_middle_of_a_plus_of_planes() -> None:
    for seed in range(12):
        game = Game.new([["Forest"] * 60] * 4, seed=seed, variants=[random_planechase(4, seed, "map")])
        while game.decision is not None and game.state.turn.number == 0:
            assert "map" not in game.view(0)["variants"]["planechase"], (
                "nothing lies there before opening hands are kept"
            )
            game.answer(game.decision.default())
        found = planar_state(game.state)
        assert found is not None
        assert found.map is not None
        assert set(found.map.places) == {HERE, NORTH, EAST, SOUTH, WEST}
        assert found.face_up == [found.map.places[HERE]]
        laid = [game.state.objects[id] for id in found.map.places.values()]
        assert not any(obj.copiable.types & PHENOMENON for obj in laid)
        assert len(found.deck_of(ANN)) == 40 - 5


# ---------------------------------------------------------------------- walking


def test_one_may_walk_to_each_neighbour_or_hellride_into_each_unknown_corner(table: PlanarTable) -> None:
    table.planeswalk(ANN, pause=True)
    assert offered(table) == [
        "north: First 2", "east: First 3", "south: First 4", "west: First 5",
        "hellride northeast", "hellride southeast", "hellride southwest", "hellride northwest",
    ]  # fmt: skip


def test_walking_leads_to_the_neighbour_and_fills_the_gaps_around_it(table: PlanarTable) -> None:
    walk(table, "north")
    assert table.planes == ["First 2"]
    assert table.map == {
        SOUTH: "First 1", (1, -1): "First 3", (0, -2): "First 4", (-1, -1): "First 5",
        HERE: "First 2", NORTH: "Plain 1", EAST: "Plain 2", WEST: "Plain 3",
    }  # fmt: skip
    assert deck(table)[0] == "Plain 4"


def test_one_can_go_back(table: PlanarTable) -> None:
    walk(table, "north", "south")
    assert table.planes == ["First 1"]
    assert (table.map[NORTH], table.map[EAST], table.map[WEST]) == ("First 2", "First 3", "First 5")


def test_the_planeswalking_ability_asks_where_to_as_it_resolves(table: PlanarTable) -> None:
    table.roll(ANN, "planeswalker")
    assert table.stack == ["the planeswalking ability"]
    table.will(ANN, "east: First 3")
    table.resolve()
    assert table.planes == ["First 3"]


def test_leaving_and_arriving_trigger(table: PlanarTable) -> None:
    table.lay_out(LEAVE, ARRIVE, *AROUND[1:], deck=planes(10))
    table.will(ANN, ["Leave", "Arrive"], about="triggers")
    walk(table, "north")
    table.resolve_all()
    assert (table.life(ANN), len(table.hand(ANN))) == (17, 1)
    assert [len(table.happened(kind)) for kind in (PlaneswalkedAway, PlaneswalkedTo)] == [1, 1]


def test_only_the_current_plane_is_in_force(table: PlanarTable) -> None:
    bears = table.battlefield(BOB, "Grizzly Bears")
    table.lay_out(MIDDLE, BIG, LEAVE, *AROUND[2:], deck=planes(10))
    assert bears.power == 2
    table.roll(ANN, "chaos")
    assert table.stack == [], "chaos ensues on the current plane only"
    walk(table, "north")
    assert bears.power == 3
    table.roll(ANN, "chaos")
    assert table.stack == ["Big"]
    table.resolve()
    walk(table, "south")
    assert bears.power == 2


def test_nothing_on_the_map_moves_when_the_turn_passes(table: PlanarTable) -> None:
    before = table.map
    table.go_to("upkeep", of=BOB)
    assert table.planar_controller == BOB
    assert table.map == before


# ---------------------------------------------------------------------- hellriding


def test_hellriding_lays_the_top_card_of_the_deck_into_the_corner(table: PlanarTable) -> None:
    walk(table, "hellride northeast")
    assert table.planes == ["Plain 1"]
    assert table.map == {
        SOUTHWEST: "First 1", WEST: "First 2", SOUTH: "First 3", (-1, -2): "First 4", (-2, -1): "First 5",
        HERE: "Plain 1", NORTH: "Plain 2", EAST: "Plain 3",
    }  # fmt: skip


def test_a_corner_where_a_plane_lies_is_not_unknown(table: PlanarTable) -> None:
    walk(table, "north")
    table.planeswalk(ANN, pause=True)
    assert [way for way in offered(table) if "hellride" in way] == ["hellride northeast", "hellride northwest"]


def test_hellriding_into_a_phenomenon_encounters_it_and_then_turns_up_the_next_card(table: PlanarTable) -> None:
    table.lay_out(LEAVE, *AROUND, deck=[SHRUG, *planes(10)])
    table.will(ANN, ["Leave", "Shrug"], about="triggers")
    walk(table, "hellride southwest")
    assert table.planes == ["Shrug"]
    assert len(table.happened(Encountered)) == 1
    assert sorted(table.stack) == ["Leave", "Shrug"]
    assert (table.map[NORTH], table.map[EAST]) == ("First 5", "First 4")
    table.resolve_all()
    assert table.life(ANN) == 20 - 3 + 2
    assert table.planes == [table.map[HERE]] == ["Plain 3"], "west and south were filled from the deck before"
    assert deck(table)[-1] == "Shrug"


def test_several_phenomena_in_a_row(table: PlanarTable) -> None:
    table.lay_out(MIDDLE, *AROUND, deck=[SHRUG, *planes(2), AGAIN, *planes(3, "Later")])
    walk(table, "hellride northeast")
    table.resolve()
    assert (table.planes, table.life(ANN)) == (["Again"], 22)
    table.resolve()
    assert (table.planes, table.life(ANN)) == (["Later 1"], 25)
    assert deck(table) == ["Later 2", "Later 3", "Shrug", "Again"]


def test_phenomena_do_not_fill_gaps_but_go_to_the_bottom(table: PlanarTable) -> None:
    table.lay_out(MIDDLE, *AROUND, deck=[SHRUG, *planes(1), AGAIN, *planes(5, "Later")])
    walk(table, "east")
    assert [table.map[place] for place in (NORTH, EAST, SOUTH)] == ["Plain 1", "Later 1", "Later 2"]
    assert deck(table) == ["Later 3", "Later 4", "Later 5", "Shrug", "Again"]
    assert table.happened(Encountered) == []


def test_planes_that_merge_lie_on_one_place_and_the_second_goes_under_the_deck(table: PlanarTable) -> None:
    table.lay_out(MIDDLE, *AROUND, deck=["Spatial Merging", *planes(9)])
    walk(table, "hellride northeast")
    table.resolve_all()
    assert table.planes == ["Plain 3", "Plain 4"]
    assert table.map[HERE] == "Plain 3"
    walk(table, "west")
    assert table.planes == ["First 2"]
    assert table.map[EAST] == "Plain 3"
    assert deck(table)[-1] == "Plain 4"


# ---------------------------------------------------------------------- far away


def test_planes_more_than_three_steps_away_are_shuffled_into_the_deck(table: PlanarTable) -> None:
    walk(table, "north", "north")
    assert table.map[(0, -3)] == "First 4", "three steps are not too far"
    before = everything(table)
    walk(table, "north")
    assert all(abs(x) + abs(y) <= REACH for x, y in table.map)
    gone = {"First 3", "First 4", "First 5"}
    left = set(deck(table)) | {table.map[place] for place in (NORTH, EAST, WEST)}
    assert gone <= left, "before the new gaps are filled, so one of them may be dealt out again"
    assert table.map[(0, -3)] == "First 1"
    assert everything(table) == before


def test_the_deck_is_shuffled_only_when_planes_leave_the_map(table: PlanarTable) -> None:
    walk(table, "north", "north")
    assert deck(table) == [f"Plain {number}" for number in range(7, 21)]
    orders = set()
    for seed in range(4):
        other = PlanarTable(eternities_map=True, seed=seed)
        other.lay_out(MIDDLE, *AROUND, deck=planes(20))
        walk(other, "north", "north", "north")
        orders.add(tuple(deck(other)))
    assert len(orders) == 4


def test_counters_stay_on_a_plane_as_long_as_it_is_on_the_map(table: PlanarTable) -> None:
    table.lay_out(GROWING, *AROUND, deck=planes(20))
    table.roll(ANN, "chaos")
    table.resolve()
    walk(table, "north")
    shown = table.view(BOB)["variants"]["planechase"]["map"]
    assert [(entry["name"], entry["counters"]) for entry in shown if entry["counters"]] == [("Growing", {"flame": 1})]
    walk(table, "south")
    assert table.find("Growing").counters == {"flame": 1}
    table.roll(ANN, "chaos")
    table.resolve()
    assert table.find("Growing").counters == {"flame": 2}


def test_counters_are_gone_when_the_plane_has_left_the_map(table: PlanarTable) -> None:
    table.lay_out(GROWING, *AROUND, deck=planes(20))
    table.roll(ANN, "chaos")
    table.resolve()
    walk(table, "north", "north", "north", "north")
    assert [obj.counters for obj in table.state.objects.values() if obj.copiable.name == "Growing"] == [None]


# ---------------------------------------------------------------------- when the planes run out


def test_without_cards_in_the_deck_gaps_stay_and_nobody_hellrides(table: PlanarTable) -> None:
    table.lay_out(MIDDLE, *AROUND, deck=planes(1))
    walk(table, "north")
    assert table.map[NORTH] == "Plain 1"
    assert EAST not in table.map
    table.planeswalk(ANN, pause=True)
    assert offered(table) == ["north: Plain 1", "south: First 1"]


def test_a_phenomenon_is_left_for_a_neighbour_when_there_are_no_more_planes(table: PlanarTable) -> None:
    table.lay_out(MIDDLE, *AROUND, deck=[SHRUG])
    walk(table, "hellride northeast")
    table.will(ANN, "south: First 3")
    table.resolve()
    assert (table.planes, table.life(ANN)) == (["First 3"], 22)
    assert deck(table) == ["Shrug"]
    assert len(table.happened(Encountered)) == 1


def test_from_a_place_without_neighbours_one_may_walk_anywhere_on_the_map(table: PlanarTable) -> None:
    found = planar_state(table.state)
    assert found is not None
    assert found.map is not None
    table.lay_out(MIDDLE, *AROUND)
    for step in (NORTH, EAST, SOUTH, WEST):
        found.map.places[(step[0] * 2, step[1] * 2)] = found.map.places.pop(step)
    table.planeswalk(ANN, pause=True)
    assert sorted(offered(table)) == ["First 2", "First 3", "First 4", "First 5"]
    table.answer(ANN, "First 4")
    assert table.planes == ["First 4"]


# ---------------------------------------------------------------------- leaving players


def test_the_map_stays_when_a_player_leaves() -> None:
    table = PlanarTable(3, eternities_map=True)
    table.lay_out(LEAVE, *AROUND, deck=planes(5))
    before = table.map
    table.concede(ANN)
    assert table.planar_controller == BOB
    assert (table.map, table.stack, table.planes) == (before, [], ["Leave"])


def test_whoever_leaves_while_choosing_the_way_goes_nowhere() -> None:
    table = PlanarTable(3, eternities_map=True)
    table.lay_out(MIDDLE, *AROUND, deck=planes(5))
    before = table.map
    table.roll(ANN, "planeswalker")
    table.resolve(pause=True)
    assert len(offered(table)) == 8
    table.concede(ANN)
    assert (table.map, table.planes, table.stack) == (before, ["First 1"], [])
    assert table.planar_controller == BOB


def test_somebody_else_leaving_does_not_keep_one_from_walking() -> None:
    table = PlanarTable(3, eternities_map=True)
    table.lay_out(MIDDLE, *AROUND, deck=planes(5))
    table.roll(ANN, "planeswalker")
    table.resolve(pause=True)
    table.concede(CAT)
    table.answer(ANN, "west: First 5")
    assert table.planes == ["First 5"]


# ---------------------------------------------------------------------- what people see, and records


def test_the_view_shows_the_map_from_where_one_stands_but_not_the_deck(table: PlanarTable) -> None:
    walk(table, "north")
    for viewer in (ANN, BOB, None):
        shown = table.view(viewer)["variants"]["planechase"]
        assert {tuple(entry["at"]): entry["name"] for entry in shown["map"]} == table.map
        text = json.dumps(table.view(viewer))
        assert not any(f'"{name}"' in text for name in deck(table))


def test_a_game_on_the_map_replays_from_its_record() -> None:
    game = Game.new([["Forest"] * 60] * 3, seed=5, variants=[random_planechase(3, 5, "map")])
    for _ in range(80):
        assert game.decision is not None
        rolls = [one for one in getattr(game.decision, "options", ()) if type(one).__name__ == "RollThePlanarDie"]
        game.answer(rolls[0] if rolls else game.decision.default())
    again = Game.replay(json.loads(json.dumps(game.record())))
    assert again.hash() == game.hash()
    assert again.view(0) == game.view(0)
