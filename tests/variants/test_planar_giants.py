"""Planechase with Two-Headed Giant (CR 901.12): whose the plane is, whom "you" means on it, and who rolls."""

from __future__ import annotations

import pytest

from planechase import Game
from planechase.bots import SensibleBot, play
from planechase.cards import pool
from planechase.decks import deck
from planechase.rules.casual.planeswalking import PlaneswalkedTo
from planechase.rules.events.events import DrawCard
from planechase.rules.language.card_types import PHENOMENON
from planechase.rules.state.decisions import Confirm
from planechase.rules.state.edition import Edition
from planechase.testing import ANN, BOB, CAT, DAN, PlanarTable
from planechase.variants import Planechase, TwoHeadedGiant
from planechase.words.card import INSTANT_CARD, card, creature
from planechase.words.casual.planar_words import plane
from planechase.words.effects.hands import draw

GIANTS = TwoHeadedGiant()
PLANES = [card for card in pool.planar() if not card.printed.types & PHENOMENON]
CANTRIP = card("Cantrip", "{U}", INSTANT_CARD, draw(1))


@pytest.fixture(params=[Edition.CURRENT, Edition.Y2011], ids=["current", "2011"])
def table(request: pytest.FixtureRequest) -> PlanarTable:
    return PlanarTable(4, variants=[GIANTS], edition=request.param, free_mana=True)


def drawn(table: PlanarTable) -> list[int]:
    return [event.player for event in table.happened(DrawCard)]


# ---------------------------------------------------------------------- whose it is


@pytest.mark.rule("901.12", "901.12a", "2011:901.11", "2011:901.11a")
def test_each_player_has_their_own_planar_deck() -> None:
    decks = [["Forest"] * 40] * 4
    own = [PLANES[10 * player : 10 * player + 10] for player in range(4)]
    game = Game.new(decks, 2, variants=[Planechase(own), GIANTS])
    assert game.view(ANN)["variants"]["planechase"]["decks"] == {"0": 10, "1": 10, "2": 10, "3": 10}
    with pytest.raises(ValueError, match="4 planar decks"):
        Game.new(decks, 2, variants=[Planechase(own[:2]), GIANTS])


@pytest.mark.rule("901.12b", "901.5")
@pytest.mark.parametrize("starting_player", [CAT, DAN])
def test_the_game_begins_on_a_plane_of_the_primary_player(starting_player: int) -> None:
    own = [PLANES[10 * player : 10 * player + 10] for player in range(4)]
    variants = [Planechase(own), GIANTS]
    game = Game.new([["Forest"] * 40] * 4, 2, variants=variants, starting_player=starting_player)
    while not game.view(ANN)["table"]["face_up"]:
        assert game.decision is not None
        game.answer(game.decision.default())
    shown = game.view(ANN)
    assert [plane["controller"] for plane in shown["table"]["face_up"]] == [CAT]
    assert shown["variants"]["planechase"]["decks"]["2"] == 9


@pytest.mark.rule("901.12b", "2011:901.11b")
def test_the_primary_player_of_the_active_team_controls_the_plane(table: PlanarTable) -> None:
    assert table.planar_controller == ANN
    table.next_turn()
    assert (table.active_player, table.planar_controller) == (CAT, CAT)


@pytest.mark.rule("901.12b", "2011:901.11b", "810.8b")
@pytest.mark.parametrize("who", [ANN, BOB])
def test_before_a_team_leaves_the_primary_player_of_the_next_becomes_planar_controller(
    table: PlanarTable, who: int
) -> None:
    table.planar_deck(BOB, plane("Bob's Island", "Home"))
    table.planar_deck(CAT, plane("Cat's Island", "Home"))
    table.on_plane(plane("Ann's Island", "Home"), owner=ANN)
    table.concede(who)
    assert table.planar_controller == CAT
    assert table.planes == ["Cat's Island"]
    assert [event.player for event in table.happened(PlaneswalkedTo)] == [CAT]


# ---------------------------------------------------------------------- rolling


@pytest.mark.rule("901.12d", "2011:901.11d")
def test_each_of_the_active_team_rolls_at_their_own_cost(table: PlanarTable) -> None:
    for player in (ANN, BOB, BOB):
        table.roll(player, "blank")
    assert [table.cost_to_roll(player) for player in range(4)] == [1, 2, 0, 0]
    table.mana(ANN, "{C}")
    assert (table.can_roll(ANN), table.can_roll(BOB)) == (True, False)
    assert (table.can_roll(CAT), table.can_roll(DAN)) == (False, False)


@pytest.mark.rule("901.12d", "901.12b", "701.31a")
def test_whoever_of_a_team_rolls_the_planar_controller_planeswalks(table: PlanarTable) -> None:
    table.planar_deck(ANN, plane("Ann's Next", "Home"))
    table.planar_deck(BOB, plane("Bob's Next", "Home"))
    table.roll(BOB, "planeswalker")
    table.resolve()
    assert (table.planes, table.planar_controller) == (["Ann's Next"], ANN)


# ---------------------------------------------------------------------- "you" means both


@pytest.mark.rule("901.12c", "2011:901.11c")
def test_both_draw(table: PlanarTable) -> None:
    table.on_plane("Panopticon")
    table.roll(BOB, "chaos")
    table.resolve()
    assert drawn(table) == [ANN, BOB]


@pytest.mark.rule("901.12c", "2011:901.11c")
def test_both_create_tokens(table: PlanarTable) -> None:
    table.on_plane("Jund")
    table.chaos()
    table.resolve()
    created = [[name.removesuffix(" Token") for name in table.battlefield(player)] for player in range(4)]
    assert created == [["Goblin"] * 2, ["Goblin"] * 2, [], []]


@pytest.mark.rule("901.12c", "2011:901.11c")
def test_creatures_of_both_are_creatures_you_control(table: PlanarTable) -> None:
    bears = [table.battlefield(player, "Grizzly Bears") for player in range(4)]
    table.on_plane("Gavony")
    table.chaos()
    table.resolve()
    assert ["indestructible" in one.keywords for one in bears] == [True, True, False, False]


@pytest.mark.rule("901.12c", "2011:901.11c")
def test_lands_of_both_count_once(table: PlanarTable) -> None:
    bears = table.battlefield(BOB, "Grizzly Bears")
    table.lands(ANN, "Forest", 2)
    table.lands(BOB, "Forest", 1)
    table.lands(CAT, "Forest", 4)
    table.on_plane("Naya")
    table.will(ANN, bears)
    table.chaos()
    table.resolve()
    assert (bears.power, bears.toughness) == (5, 5)


@pytest.mark.rule("901.12c")
def test_each_draws_for_their_own_lands(table: PlanarTable) -> None:
    table.lands(ANN, "Forest", 2)
    table.lands(BOB, "Forest", 1)
    table.on_plane("Tazeem")
    table.chaos()
    table.resolve()
    assert drawn(table) == [ANN, ANN, BOB]


@pytest.mark.rule("901.12c", "603.4")
def test_a_condition_is_looked_at_for_each(table: PlanarTable) -> None:
    table.on_plane("Academy at Tolaria West")
    table.hand(ANN, "Forest")
    table.begin("end step")
    assert table.stack == ["Academy at Tolaria West"]
    table.resolve()
    assert drawn(table) == [BOB] * 7


@pytest.mark.rule("901.12c", "603.4")
def test_a_condition_that_none_of_them_meets_keeps_it_from_triggering(table: PlanarTable) -> None:
    table.on_plane("Academy at Tolaria West")
    table.hand(ANN, "Forest")
    table.hand(BOB, "Forest")
    table.begin("end step")
    assert table.stack == []


@pytest.mark.rule("901.12c", "805.4d")
def test_what_is_not_said_of_you_happens_once(table: PlanarTable) -> None:
    isle = table.on_plane("Naar Isle")
    table.begin("upkeep")
    assert table.stack == ["Naar Isle"]
    table.resolve()
    assert (isle.counters, table.life(ANN), table.life(CAT)) == ({"flame": 1}, 28, 30)


@pytest.mark.rule("901.12c")
def test_each_decides_what_they_may_do(table: PlanarTable) -> None:
    table.on_plane("Fields of Summer")
    table.will(ANN, False)
    table.will(BOB, True)
    table.chaos()
    table.resolve()
    assert (table.life(ANN), table.unused) == (40, [])


@pytest.mark.rule("901.12c")
def test_what_neither_of_them_does_is_decided_once(table: PlanarTable) -> None:
    """To have something destroyed is the choice of the ability's controller."""
    bears = table.battlefield(CAT, "Grizzly Bears")
    table.on_plane("Furnace Layer")
    table.will(ANN, bears, False)
    table.chaos()
    table.resolve()
    assert (table.battlefield(CAT), table.unused) == (["Grizzly Bears"], [])


@pytest.mark.rule("901.12c")
def test_what_happens_to_one_of_them_concerns_that_one(table: PlanarTable) -> None:
    table.on_plane("Orochi Colony")
    bears = table.battlefield(BOB, "Grizzly Bears")
    table.attack(ANN, {bears: CAT})
    table.always(BOB, DAN, about="damage")
    table.combat_damage()
    assert table.stack == ["Orochi Colony"]
    table.resolve(pause=True)
    assert isinstance(table.decision, Confirm)
    assert table.decision.player == BOB
    table.answer(BOB, False)
    assert table.stack == []
    assert not isinstance(table.decision, Confirm)


@pytest.mark.rule("901.12c", "901.9")
def test_who_rolls_draws(table: PlanarTable) -> None:
    table.on_plane("Stairs to Infinity")
    table.roll(BOB, "blank")
    table.resolve()
    assert drawn(table) == [BOB]


@pytest.mark.rule("901.12c")
def test_each_sacrifices_and_then_has_what_comes_of_it(table: PlanarTable) -> None:
    table.on_plane("The Aether Flues")
    table.battlefield(ANN, "Forest")
    mine, theirs = table.battlefield(ANN, "Grizzly Bears"), table.battlefield(BOB, "Grizzly Bears")
    giant = card("Giant", "{4}", creature("Giant", 4, 4))
    table.library(ANN, giant)
    table.library(BOB, giant)
    table.will(ANN, False)
    table.will(BOB, True)
    table.begin("upkeep")
    table.resolve()
    assert table.battlefield(ANN) == ["Forest", "Grizzly Bears"]
    assert table.battlefield(BOB) == ["Giant"]
    assert (mine.zone, theirs.now.zone) == ("battlefield", "graveyard")


@pytest.mark.rule("901.12c")
def test_a_static_ability_with_a_condition_is_true_of_whom_it_is_met(table: PlanarTable) -> None:
    table.on_plane("Prahv")
    ann, bob = table.battlefield(ANN, "Grizzly Bears"), table.battlefield(BOB, "Grizzly Bears")
    table.hand(BOB, CANTRIP)
    table.cast(BOB, "Cantrip")
    table.resolve()
    assert (table.can_attack(ann), table.can_attack(bob)) == (True, False)


@pytest.mark.rule("901.12c")
def test_both_may_play_more_lands(table: PlanarTable) -> None:
    table.on_plane("Naya")
    table.hand(BOB, "Forest", "Forest")
    table.always(BOB, [])  # in 2011 it is asked which effect allows it: none, the first time
    table.play_land(BOB, "Forest")
    table.play_land(BOB, "Forest")
    assert table.battlefield(BOB) == ["Forest", "Forest"]


@pytest.mark.rule("901.12c")
def test_both_may_use_what_the_plane_allows_you(table: PlanarTable) -> None:
    table.on_plane("Talon Gates")
    table.hand(BOB, "Grizzly Bears")
    table.will(BOB, "Grizzly Bears")
    table.do(BOB, "Talon Gates")
    assert table.exile(BOB) == ["Grizzly Bears"]
    table.on_plane("Windriddle Palaces")
    table.library(BOB, "Forest")
    table.play_land(BOB, "Forest")
    assert table.battlefield(BOB) == ["Forest"]


@pytest.mark.rule("901.12c")
def test_the_graveyards_of_both_are_yours(table: PlanarTable) -> None:
    card_of_bob = table.graveyard(BOB, "Grizzly Bears")
    table.graveyard(CAT, "Grizzly Bears")
    table.on_plane("Nephalia")
    table.will(ANN, card_of_bob)
    table.chaos()
    table.resolve()
    assert table.hand(BOB) == ["Grizzly Bears"]


@pytest.mark.rule("901.12c")
def test_what_lasts_is_true_of_both(table: PlanarTable) -> None:
    table.on_plane("Agyrem")
    table.chaos()
    table.resolve()
    bears = table.battlefield(CAT, "Grizzly Bears")
    table.next_turn()
    table.go_to("precombat main phase")
    assert (table.can_attack(bears, ANN), table.can_attack(bears, BOB)) == (False, False)


@pytest.mark.rule("901.12c", "805.8")
def test_a_team_takes_one_extra_turn(table: PlanarTable) -> None:
    table.on_plane("Otaria")
    table.chaos()
    table.resolve()
    active = []
    for _ in range(2):
        table.next_turn()
        active.append(table.state.turn.active)
    assert active == [(ANN, BOB), (CAT, DAN)]


@pytest.mark.rule("901.12c", "605.4a")
def test_a_land_that_one_of_them_taps_gives_that_one_more(table: PlanarTable) -> None:
    table.on_plane("Selesnya Loft Gardens")
    table.chaos()
    table.resolve()
    table.battlefield(BOB, "Forest")
    table.tap_for_mana(BOB, "Forest")
    assert (table.mana(ANN), table.mana(BOB)) == ("", "{G}{G}")


@pytest.mark.rule("901.12c", "701.31a")
@pytest.mark.parametrize("unable", [(), (ANN,), (BOB,), (ANN, BOB)])
def test_a_plane_is_left_once_if_either_of_them_cannot_do_as_it_says(
    table: PlanarTable, unable: tuple[int, ...]
) -> None:
    table.on_plane("Lair of the Ashen Idol")
    table.planar_deck(ANN, plane("First", "Home"), plane("Second", "Home"))
    for player in (ANN, BOB):
        if player not in unable:
            table.battlefield(player, "Grizzly Bears")
    table.begin("upkeep")
    table.resolve()
    assert table.planes == (["First"] if unable else ["Lair of the Ashen Idol"])


@pytest.mark.rule("901.12c", "701.31a")
def test_only_the_planar_controller_goes_to_planes_of_their_own_deck() -> None:
    table = PlanarTable(4, variants=[GIANTS])
    table.planar_deck(ANN, "Spatial Merging", plane("One", "Home"), plane("Two", "Home"), only=True)
    before = table.planar_deck(BOB)
    table.planeswalk(ANN)
    table.resolve()
    assert table.planes == ["One", "Two"]
    assert table.planar_deck(BOB) == before


@pytest.mark.rule("901.12c")
def test_that_player_is_one_player(table: PlanarTable) -> None:
    """A plane that lets "that player" do something speaks of no team."""
    table.on_plane("Minamo")
    table.hand(ANN, "Grizzly Bears")
    table.will(ANN, True)
    table.cast(ANN, "Grizzly Bears")
    table.resolve()
    assert drawn(table) == [ANN]


@pytest.mark.rule("901.12c")
def test_cards_of_the_players_speak_of_one_player(table: PlanarTable) -> None:
    table.hand(ANN, CANTRIP)
    table.cast(ANN, "Cantrip")
    table.resolve()
    assert drawn(table) == [ANN]


# ---------------------------------------------------------------------- whole games


@pytest.mark.rule("901.12")
def test_bots_play_whole_games() -> None:
    own = [PLANES[10 * player : 10 * player + 10] for player in range(4)]
    decks = [deck("Dawn Charge"), deck("Grave Tide")] * 2
    game = Game.new(decks, 2, variants=[Planechase(own), GIANTS])
    play(game, [SensibleBot() for _ in range(4)])
    assert game.result is not None
    assert game.result.winners in ((ANN, BOB), (CAT, DAN), ())
    assert Game.replay(game.record()).hash() == game.hash()
