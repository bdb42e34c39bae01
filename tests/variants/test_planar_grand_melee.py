"""Planechase in a Grand Melee (CR 901.14): several planes at once, a planar controller for each turn marker."""

from __future__ import annotations

import json

import pytest

from planechase import Game
from planechase.decks.random_planar_decks import communal_deck, random_planechase
from planechase.rules.casual.planar_decks import planar_controllers
from planechase.rules.casual.planeswalking import Planeswalked, PlaneswalkedAway, PlaneswalkedTo
from planechase.rules.state.chance import Chance
from planechase.rules.state.decisions import IllegalAction, IllegalAnswer, Rule
from planechase.rules.state.edition import Edition
from planechase.rules.state.state import State
from planechase.rules.turns.turn import reverse_turn_order
from planechase.testing import ANN, BOB, CAT, DAN, EVE, FAY, GUS, HAL, PlanarTable, broken_invariants
from planechase.testing.random_play import random_deck
from planechase.testing.table_players import IDA, JON, KIM
from planechase.variants import GrandMelee, Planechase
from planechase.variants.planechase import IllegalPlanarDeck
from planechase.words.card import anthem
from planechase.words.casual.planar_words import chaos, phenomenon, plane
from planechase.words.effects.hands import draw
from planechase.words.effects.life_effects import gain_life
from planechase.words.filters import CREATURE
from planechase.words.player_words import EACH_PLAYER
from planechase.words.statics import gets

MAIN = "precombat main phase"
BIG = plane("Big", "Testing", anthem(CREATURE, gets(1, 1)), chaos(gain_life(5)))
FAIR = plane("Fair", "Testing", chaos(draw(1, EACH_PLAYER)))
FAR = plane("Far", "Testing", chaos(gain_life(2)))
NEXT = plane("Next", "Testing")
SHRUG = phenomenon("Shrug", gain_life(3))
DECK = ["Forest"] * 40


@pytest.fixture
def table() -> PlanarTable:
    """Ann stands on Big, Eve on Far."""
    return melee(8)


def melee(players: int, edition: Edition = Edition.CURRENT) -> PlanarTable:
    found = PlanarTable(players, edition=edition, variants=[GrandMelee()], free_mana=True)
    found.on_plane(BIG, owner=ANN)
    found.on_plane(FAR, owner=EVE)
    return found


def planes(table: PlanarTable) -> dict[str, int]:
    """The planes that are face up, and who controls each."""
    shown = table.view()["table"]["face_up"]
    found = [table.state.objects[plane["id"]] for plane in shown]
    assert {obj.controller for obj in found} == {plane["controller"] for plane in shown} == {*controllers(table.state)}
    return {obj.copiable.name: obj.controller for obj in found}


def controllers(game: State) -> list[int]:
    """CR 901.6: the planar controllers."""
    return [player.id for player in planar_controllers(game)]


def planar_game(players: int, seed: int, edition: Edition = Edition.CURRENT) -> Game:
    game = Game.new(
        [DECK] * players, seed, edition=edition, starting_player=0,
        variants=[random_planechase(players, seed, edition=edition), GrandMelee()],
    )  # fmt: skip
    while game.state.turn_number == 0:
        game.answer(False)
    return game


# ---------------------------------------------------------------------- the beginning (901.14, 901.14a)


@pytest.mark.rule("901.14", "901.14a", "901.5", "2011:901.13", "2011:901.13a")
@pytest.mark.parametrize("edition", Edition)
@pytest.mark.parametrize(("players", "starting"), [(8, [0, 4]), (12, [0, 4, 8])])
def test_everybody_who_starts_with_a_marker_sets_a_starting_plane(
    edition: Edition, players: int, starting: list[int]
) -> None:
    game = planar_game(players, 3, edition)
    assert controllers(game.state) == starting
    face_up = [game.state.objects[plane["id"]] for plane in game.view()["table"]["face_up"]]
    assert [(obj.owner, obj.controller) for obj in face_up] == [(seat, seat) for seat in starting]


@pytest.mark.rule("901.14a", "901.15b")
def test_with_a_communal_deck_the_starting_planes_come_from_it_one_after_the_other() -> None:
    game = Game.new([DECK] * 8, 2, variants=[Planechase(communal=communal_deck(8, 2)), GrandMelee()])
    while game.state.turn_number == 0:
        game.answer(False)
    assert len(game.view()["table"]["face_up"]) == len(controllers(game.state)) == 2


def test_there_is_no_map_for_several_places_at_once() -> None:
    variant = Planechase(communal=communal_deck(8, 2), eternities_map=True)
    with pytest.raises(IllegalPlanarDeck, match="several turns at once"):
        Game.new([DECK] * 8, 2, variants=[variant, GrandMelee()])


# ---------------------------------------------------------------------- whom a plane affects (801.18)


@pytest.mark.rule("801.18", "901.13", "2011:901.12")
def test_a_plane_affects_only_those_within_reach_of_its_controller(table: PlanarTable) -> None:
    bears = {seat: table.battlefield(seat, "Grizzly Bears") for seat in (ANN, BOB, CAT, EVE, HAL)}
    assert {seat: bear.power for seat, bear in bears.items()} == {ANN: 3, BOB: 3, CAT: 2, EVE: 2, HAL: 3}


@pytest.mark.rule("901.14", "801.7", "901.9b")
def test_chaos_is_that_of_the_own_plane(table: PlanarTable) -> None:
    table.roll(ANN, "chaos")
    view = table.view()
    assert [one["name"] for turn in (view, *view["other_turns"]) for one in turn["stack"]] == ["Big"]
    table.resolve()
    assert (table.life(ANN), table.life(EVE)) == (25, 20)


@pytest.mark.rule("901.14", "801.10")
def test_a_chaos_ability_reaches_as_far_as_the_planar_controller(table: PlanarTable) -> None:
    table.on_plane(FAIR, owner=ANN)
    table.roll(ANN, "chaos")
    table.resolve()
    assert [len(table.hand(seat)) for seat in range(8)] == [1, 1, 0, 0, 0, 0, 0, 1]


# ---------------------------------------------------------------------- rolling and planeswalking


@pytest.mark.rule("901.14", "901.9")
def test_each_active_player_rolls_in_their_own_turn_at_their_own_cost(table: PlanarTable) -> None:
    table.roll(ANN, "blank")
    assert (table.cost_to_roll(ANN), table.cost_to_roll(EVE)) == (1, 0)
    table.look_at(EVE)
    table.roll(EVE, "blank")
    assert (table.cost_to_roll(ANN), table.cost_to_roll(EVE)) == (1, 1)
    table.end_turn(ANN)
    assert table.cost_to_roll(EVE) == 1, "Eve's turn goes on"
    table.look_at(EVE)
    with pytest.raises(IllegalAnswer):
        table.roll(DAN, "blank")


@pytest.mark.rule("901.14", "701.31a", "701.31b", "2011:901.13")
@pytest.mark.parametrize("edition", Edition)
def test_a_player_planeswalks_away_from_their_own_plane_only(edition: Edition) -> None:
    table = melee(8, edition)
    table.planar_deck(EVE, NEXT)
    table.look_at(EVE)
    table.roll(EVE, "planeswalker")
    table.resolve()
    assert planes(table) == {"Big": ANN, "Next": EVE}
    away, to = table.happened(PlaneswalkedAway), table.happened(PlaneswalkedTo)
    assert [(one.player, table.state.recall(one.object_id).copiable.name) for one in (*away, *to)] == [
        (EVE, "Far"), (EVE, "Next"),
    ]  # fmt: skip
    assert table.planar_deck(EVE)[-1] == "Far"


@pytest.mark.rule("901.14", "312.7", "704.6f")
def test_two_places_may_be_a_plane_and_a_phenomenon(table: PlanarTable) -> None:
    table.planar_deck(EVE, SHRUG, NEXT)
    table.look_at(EVE)
    table.roll(EVE, "planeswalker")
    table.resolve()
    assert planes(table) == {"Big": ANN, "Shrug": EVE}
    table.resolve()
    assert planes(table) == {"Big": ANN, "Next": EVE}
    assert table.life(EVE) == 23


# ---------------------------------------------------------------------- markers and planes


@pytest.mark.rule("901.6", "901.14", "807.4d")
def test_a_plane_goes_along_with_the_marker_once_the_next_turn_begins(table: PlanarTable) -> None:
    table.end_turn(ANN)
    assert planes(table) == {"Big": ANN, "Far": EVE}, "Bob only waits"
    table.end_turn(EVE)
    assert planes(table) == {"Big": BOB, "Far": FAY}


@pytest.mark.rule("901.6", "901.14")
def test_a_plane_goes_along_with_its_marker_when_the_turn_order_was_reversed_meanwhile(table: PlanarTable) -> None:
    table.end_turn(ANN)
    table.happen(_reverse)
    table.end_turn(EVE)
    assert planes(table) == {"Big": BOB, "Far": EVE}, "Dan only waits"


def _reverse(state: State) -> Rule[None]:
    reverse_turn_order(state)
    return
    yield


@pytest.mark.rule("901.6", "901.14")
def test_who_leaves_hands_the_plane_on_while_there_are_enough_markers() -> None:
    table = melee(9)
    table.on_plane(NEXT, owner=EVE)
    table.end_turn(ANN)
    table.end_turn(EVE)
    assert planes(table) == {"Big": BOB, "Next": FAY}
    table.concede(FAY)
    assert planes(table) == {"Big": BOB, "Next": GUS}


@pytest.mark.rule("901.14b", "2011:901.13b")
@pytest.mark.parametrize("edition", Edition)
def test_the_plane_of_who_leaves_with_a_marker_vanishes(edition: Edition) -> None:
    table = melee(8, edition)
    table.end_turn(ANN)
    table.end_turn(EVE)
    assert planes(table) == {"Big": BOB, "Far": FAY}
    walked = len(table.happened(Planeswalked))
    table.concede(FAY)
    assert planes(table) == {"Big": BOB}
    assert table.planar_deck(EVE)[-1] == "Far", "under the planar deck of its owner"
    assert len(table.happened(Planeswalked)) == walked
    assert not table.happened(PlaneswalkedAway)


@pytest.mark.rule("901.14b", "807.4g")
def test_the_plane_that_is_left_belongs_to_the_marker_that_is_left(table: PlanarTable) -> None:
    table.concede(EVE)
    assert planes(table) == {"Big": ANN}
    table.end_turn(ANN)
    assert table.turns == [(EVE, MAIN)], "the marker to Eve's right is gone, and her turn goes on"
    assert planes(table) == {"Big": ANN}
    table.end_turn(EVE)
    assert table.turns == [(FAY, "upkeep")]
    assert planes(table) == {"Big": FAY}


@pytest.mark.rule("901.14b", "901.6")
def test_a_marker_may_be_without_a_plane_until_another_marker_is_taken_away() -> None:
    table = melee(12)
    table.on_plane(NEXT, owner=IDA)
    table.concede(EVE)
    assert planes(table) == {"Big": ANN, "Next": IDA}
    table.end_turn(EVE)
    table.end_turn(IDA)
    table.next_turn()
    assert table.turns == [(ANN, MAIN), (FAY, "upkeep"), (JON, "waits")]
    assert planes(table) == {"Big": ANN, "Next": IDA}, "Fay's turn has no plane, for Ann still takes hers"
    for player in (ANN, FAY, JON):
        table.end_turn(player)
    while (GUS, "waits") in table.turns:
        table.next_turn()
    assert table.turns == [(GUS, "upkeep"), (KIM, "upkeep")]
    assert planes(table) == {"Big": GUS, "Next": KIM}


@pytest.mark.rule("901.14b", "807.4g")
def test_there_is_never_a_plane_too_many_for_the_markers(table: PlanarTable) -> None:
    table.concede(GUS)
    assert planes(table) == {"Big": ANN, "Far": EVE}, "Gus controlled no plane, and both turns go on"
    table.end_turn(EVE)
    assert planes(table) == {"Big": ANN}
    assert table.planar_deck(EVE)[-1] == "Far"
    assert not table.happened(Planeswalked)


@pytest.mark.rule("901.6", "901.14b")
def test_a_marker_that_is_going_already_takes_no_second_plane_along() -> None:
    """With Bob a marker too many was left, which goes when its turn ends; eight players without Ida need two."""
    table = melee(12)
    table.on_plane(NEXT, owner=IDA)
    for player in (BOB, CAT, DAN):
        table.concede(player)
    table.concede(IDA)
    assert JON in planes(table).values()
    assert len(controllers(table.state)) == 3


@pytest.mark.rule("901.10", "901.14")
def test_a_plane_leaves_with_its_owner_and_only_its_controller_planeswalks() -> None:
    table = melee(9)
    table.planar_deck(FAY, NEXT)
    table.end_turn(ANN)
    table.end_turn(EVE)
    assert planes(table) == {"Big": BOB, "Far": FAY}
    table.concede(EVE)
    assert planes(table) == {"Big": BOB, "Next": FAY}
    assert [one.player for one in table.happened(Planeswalked)] == [FAY]


# ---------------------------------------------------------------------- whole games


def test_random_games_keep_their_planes_in_order() -> None:
    for seed in range(2):
        chance = Chance(seed)
        decks = [random_deck(chance) for _ in range(9)]
        game = Game.new(decks, seed, variants=[GrandMelee(), random_planechase(9, seed)])
        for number in range(300):
            if game.decision is None:
                break
            if number % 60 == 59:
                game.concede(game.state.playing()[chance.below(len(game.state.playing()))].id)
            if game.decision is not None:
                answer(game, chance)
            if number % 4 == seed:
                assert not broken_invariants(game.state)
                assert len(controllers(game.state)) <= len(game.state.turns)
        assert Game.replay(json.loads(json.dumps(game.record()))).hash() == game.hash()


def answer(game: Game, chance: Chance) -> None:
    assert game.decision is not None
    try:
        game.answer(game.decision.sample(chance))
    except IllegalAction:
        game.answer(game.decision.default())
