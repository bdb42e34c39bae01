"""More planes of 2023 on small worlds: Echoir, Kylem, and those with rules of their own."""

from __future__ import annotations

import pytest

from planechase.cards.pool import card
from planechase.rules.events.actions import return_to_hand
from planechase.testing import ANN, BOB, CAT, DAN
from planechase.testing.planar_table import PlanarTable
from planechase.variants import TwoHeadedGiant
from planechase.words.card import SORCERY_CARD
from planechase.words.card import card as written
from planechase.words.effects.lasting_effects import GiveControl
from planechase.words.english import card_text
from planechase.words.filters import CREATURE
from planechase.words.player_words import TARGET_OPPONENT
from planechase.words.selections import target


@pytest.mark.parametrize(
    ("name", "part"),
    [
        ("Enigma Ridges", "less than or equal to the difference"),
        ("Naktamun", "have embalm. The embalm cost is equal to the card's mana cost"),
        ("Strixhaven", "Instant and sorcery spells have demonstrate"),
        ("The Caldaia", "Creature spells you cast from your hand have blitz {3}"),
        ("Valor's Reach", "If it's a main phase, there is an additional combat phase after this phase, followed"),
    ],
)
def test_how_they_read(name: str, part: str) -> None:
    assert part in card_text(card(name))


@pytest.fixture
def table() -> PlanarTable:
    return PlanarTable(free_mana=True)


# ---------------------------------------------------------------------- Enigma Ridges


@pytest.mark.rule("701.31d", "701.23b", "101.4")
def test_on_enigma_ridges_players_with_fewer_lands_catch_up() -> None:
    """As many as they are behind, or fewer; only basic lands, and into the hand."""
    table = PlanarTable(3, free_mana=True)
    table.planar_deck(ANN, "Enigma Ridges")
    table.lands(ANN, "Forest", 4)
    table.lands(BOB, "Forest", 2)
    table.lands(CAT, "Forest", 1)
    for seat in (ANN, BOB, CAT):
        table.library(seat, "Urborg, Tomb of Yawgmoth", *["Island"] * 5, only=True)
    table.will(BOB, ["Island", "Island"])
    table.will(CAT, ["Island"])
    table.planeswalk(ANN)
    table.resolve()
    assert [table.hand(seat) for seat in (ANN, BOB, CAT)] == [[], ["Island"] * 2, ["Island"]]
    assert table.unused == []


@pytest.mark.rule("701.23b")
def test_nobody_can_find_more_lands_than_they_are_behind_on_enigma_ridges(table: PlanarTable) -> None:
    table.planar_deck(ANN, "Enigma Ridges")
    table.lands(ANN, "Forest", 3)
    table.lands(BOB, "Forest", 2)
    table.planeswalk(ANN)
    table.resolve(pause=True)
    assert table.decision is not None
    assert table.decision.player == BOB
    assert table.decision.maximum == 1  # type: ignore[attr-defined]


@pytest.mark.rule("701.31d")
def test_where_all_have_the_same_number_of_lands_nobody_searches(table: PlanarTable) -> None:
    table.planar_deck(ANN, "Enigma Ridges")
    table.planeswalk(ANN)
    table.resolve()
    assert (table.hand(ANN), table.hand(BOB)) == ([], [])


@pytest.mark.rule("311.7", "305.4")
@pytest.mark.parametrize("puts", [True, False])
def test_chaos_on_enigma_ridges_may_put_the_land_just_drawn(table: PlanarTable, puts: bool) -> None:
    """Putting it there is not playing it."""
    table.on_plane("Enigma Ridges")
    table.library(ANN, "Island", only=True)
    table.will(ANN, "Island" if puts else [])
    table.chaos()
    table.resolve()
    assert (table.battlefield(ANN), table.hand(ANN)) == ((["Island"], []) if puts else ([], ["Island"]))
    table.hand(ANN, "Forest")
    table.play_land(ANN, "Forest")


# ---------------------------------------------------------------------- Valor's Reach


@pytest.mark.rule("508.3a")
@pytest.mark.parametrize("count", [1, 2, 3])
def test_exactly_two_attackers_get_double_strike_on_valors_reach(table: PlanarTable, count: int) -> None:
    table.on_plane("Valor's Reach")
    bears = [table.battlefield(ANN, "Grizzly Bears") for _ in range(3)]
    table.attack(ANN, bears[:count])
    table.resolve_all()
    assert [bear.has("double strike") for bear in bears] == [count == 2] * 2 + [False]


@pytest.mark.rule("901.6", "508.3a")
def test_valors_reach_is_for_whose_turn_it_is(table: PlanarTable) -> None:
    table.on_plane("Valor's Reach", owner=ANN)
    table.turn(BOB)
    bears = [table.battlefield(BOB, "Grizzly Bears") for _ in range(2)]
    table.attack(BOB, bears)
    table.resolve_all()
    assert all(bear.has("double strike") for bear in bears)


@pytest.mark.rule("805.10b", "901.12c")
@pytest.mark.parametrize("mine", [0, 1, 2])
def test_on_valors_reach_the_attackers_of_a_team_are_counted_together(mine: int) -> None:
    table = PlanarTable(4, variants=[TwoHeadedGiant()], free_mana=True)
    table.on_plane("Valor's Reach")
    bears = [table.battlefield(ANN, "Grizzly Bears") for _ in range(mine)]
    bears += [table.battlefield(BOB, "Grizzly Bears") for _ in range(2 - mine)]
    idle = table.battlefield(CAT, "Grizzly Bears")
    table.attack(ANN, dict.fromkeys(bears, CAT))
    assert table.stack == ["Valor's Reach"]
    table.resolve()
    assert all(bear.has("double strike") for bear in bears)
    assert not idle.has("double strike")


@pytest.mark.rule("115.1", "901.12c")
def test_chaos_on_valors_reach_untaps_creatures_of_the_team() -> None:
    table = PlanarTable(4, variants=[TwoHeadedGiant()], free_mana=True)
    table.on_plane("Valor's Reach")
    mine, mates, theirs = (table.battlefield(seat, "Grizzly Bears", tapped=True) for seat in (ANN, BOB, DAN))
    table.chaos(pause=True)
    assert table.decision is not None
    assert set(table.decision.options) == {mine.id, mates.id}  # type: ignore[attr-defined]
    table.answer(ANN, [mine, mates])
    table.resolve()
    assert (mine.tapped, mates.tapped, theirs.tapped) == (False, False, True)


@pytest.mark.rule("311.7", "500.8")
def test_chaos_on_valors_reach_brings_another_combat_in_a_main_phase(table: PlanarTable) -> None:
    table.on_plane("Valor's Reach")
    bears = table.battlefield(ANN, "Grizzly Bears")
    table.turn(ANN, "postcombat main")
    table.will(ANN, bears)
    table.chaos()
    table.resolve()
    table.go_to("beginning of combat")
    assert table.active_player == ANN
    table.go_to("postcombat main")
    assert table.active_player == ANN


@pytest.mark.rule("500.8")
def test_outside_a_main_phase_valors_reach_only_untaps(table: PlanarTable) -> None:
    table.on_plane("Valor's Reach")
    bears = table.battlefield(ANN, "Grizzly Bears", tapped=True)
    table.turn(ANN, "end step")
    table.will(ANN, bears)
    table.chaos()
    table.resolve()
    assert not bears.tapped
    table.go_to("beginning of combat")
    assert table.active_player == BOB


# ---------------------------------------------------------------------- Naktamun


@pytest.mark.rule("702.128a", "707.9b", "202.1b")
def test_creature_cards_in_your_graveyard_can_be_embalmed_in_naktamun(table: PlanarTable) -> None:
    """For their mana cost; the token is a white Zombie as well, and has no mana cost."""
    table.on_plane("Naktamun")
    griffin = table.graveyard(ANN, "Armored Griffin")
    table.activate(ANN, griffin)
    assert (table.graveyard(ANN), table.exile(ANN)) == ([], ["Armored Griffin"])
    table.resolve()
    token = table.find("Armored Griffin", zone="battlefield")
    assert token.is_token
    assert (token.power, token.toughness, token.colors, token.mana_cost) == (2, 3, "W", None)
    assert token.subtypes == {"Griffin", "Zombie"}
    assert token.has("flying")


@pytest.mark.rule("702.128a", "602.5d")
def test_one_embalms_only_ones_own_cards_and_only_as_a_sorcery(table: PlanarTable) -> None:
    table.on_plane("Naktamun")
    mine, theirs = table.graveyard(ANN, "Grizzly Bears"), table.graveyard(BOB, "Grizzly Bears")
    land = table.graveyard(ANN, "Forest")
    for seat in (ANN, BOB):
        table.lands(seat, "Forest", 2)
    assert table.can_activate(ANN, mine)
    assert (theirs.text, land.text) == ("", "")
    table.turn(ANN, "upkeep")
    assert not table.can_activate(ANN, mine)


@pytest.mark.rule("702.128a")
def test_embalming_costs_the_mana_cost() -> None:
    table = PlanarTable()
    table.on_plane("Naktamun")
    bears = table.graveyard(ANN, "Grizzly Bears")
    table.lands(ANN, "Forest")
    assert not table.can_activate(ANN, bears)
    table.lands(ANN, "Forest")
    assert table.can_activate(ANN, bears)


@pytest.mark.rule("113.7a", "608.2h")
def test_what_is_being_embalmed_is_copied_though_naktamun_was_left(table: PlanarTable) -> None:
    table.on_plane("Naktamun")
    table.activate(ANN, table.graveyard(ANN, "Grizzly Bears"))
    table.planeswalk(ANN)
    table.resolve()
    token = table.find("Grizzly Bears", zone="battlefield")
    assert token.is_a("Zombie")
    assert token.colors == "W"


@pytest.mark.rule("311.7", "608.2d")
@pytest.mark.parametrize("discards", [True, False])
def test_chaos_in_naktamun_may_exchange_a_card(table: PlanarTable, discards: bool) -> None:
    table.on_plane("Naktamun")
    table.hand(ANN, "Cancel")
    table.library(ANN, "Island", only=True)
    table.will(ANN, discards)
    table.chaos()
    table.resolve()
    assert table.hand(ANN) == (["Island"] if discards else ["Cancel"])


# ---------------------------------------------------------------------- Strixhaven


@pytest.mark.rule("702.144a", "707.10c")
def test_in_strixhaven_a_spell_may_be_copied_and_an_opponent_copies_it_too() -> None:
    table = PlanarTable(3, free_mana=True)
    table.on_plane("Strixhaven")
    table.hand(ANN, "Lightning Bolt")
    table.cast(ANN, "Lightning Bolt", targets=[BOB])
    assert table.stack == ["Lightning Bolt", "Lightning Bolt"]
    table.will(ANN, True, True, CAT, BOB)
    table.will(BOB, True, ANN)
    table.resolve()
    assert [spell.controller for spell in table.on_stack()] == [ANN, ANN, BOB]
    table.resolve_all()
    assert [table.life(seat) for seat in (ANN, BOB, CAT)] == [17, 17, 17]


@pytest.mark.rule("702.144a")
def test_who_does_not_copy_the_spell_lets_nobody_copy_it(table: PlanarTable) -> None:
    table.on_plane("Strixhaven")
    table.hand(BOB, "Lightning Bolt")
    table.cast(BOB, "Lightning Bolt", targets=[ANN])
    assert table.on_stack()[-1].controller == BOB
    table.will(BOB, False)
    table.resolve_all()
    assert (table.life(ANN), table.life(BOB)) == (17, 20)


@pytest.mark.rule("702.144a", "707.10")
def test_a_copy_in_strixhaven_is_not_cast_and_not_copied_again(table: PlanarTable) -> None:
    table.on_plane("Strixhaven")
    table.hand(ANN, "Concentrate")
    table.cast(ANN, "Concentrate")
    table.will(ANN, True)
    table.resolve()
    assert table.stack == ["Concentrate"] * 3
    table.resolve_all()
    assert (len(table.hand(ANN)), len(table.hand(BOB))) == (6, 3)


@pytest.mark.rule("702.144a")
def test_creature_spells_demonstrate_nothing_in_strixhaven(table: PlanarTable) -> None:
    table.on_plane("Strixhaven")
    table.hand(ANN, "Grizzly Bears")
    table.cast(ANN, "Grizzly Bears")
    assert table.stack == ["Grizzly Bears"]


@pytest.mark.rule("311.7", "115.6")
def test_chaos_in_strixhaven_returns_an_instant_to_whoever_owns_it(table: PlanarTable) -> None:
    table.on_plane("Strixhaven")
    table.graveyard(BOB, "Cancel", "Grizzly Bears")
    table.will(ANN, "Cancel")
    table.chaos()
    table.resolve()
    assert (table.hand(BOB), table.graveyard(BOB)) == (["Cancel"], ["Grizzly Bears"])


# ---------------------------------------------------------------------- The Caldaia


@pytest.mark.rule("702.152a", "601.2b", "118.9")
def test_in_the_caldaia_creatures_can_be_cast_for_three_mana_for_one_turn(table: PlanarTable) -> None:
    """They have haste, are sacrificed in the end step, and let their controller draw a card as they die."""
    table.on_plane("The Caldaia")
    table.hand(ANN, "Serra Angel")
    angel = table.cast(ANN, "Serra Angel", way="blitz")
    table.resolve()
    angel = table.find("Serra Angel")
    assert angel.has("haste")
    assert table.can_attack(angel, BOB)
    table.go_to("end step")
    assert table.stack == ["Serra Angel"]
    table.resolve_all()
    assert (table.graveyard(ANN), len(table.hand(ANN))) == (["Serra Angel"], 1)


@pytest.mark.rule("702.152a")
def test_blitz_costs_three_mana() -> None:
    table = PlanarTable()
    table.on_plane("The Caldaia")
    table.hand(ANN, "Serra Angel", "Lightning Bolt")
    table.lands(ANN, "Forest", 3)
    assert table.can_cast(ANN, "Serra Angel", way="blitz")
    assert not table.can_cast(ANN, "Serra Angel")
    table.lands(ANN, "Mountain", 1)
    assert [action for action in table.actions(ANN) if "Lightning Bolt" in action] == ["cast Lightning Bolt"]


@pytest.mark.rule("702.152a")
def test_a_creature_that_was_cast_for_its_mana_cost_stays(table: PlanarTable) -> None:
    table.on_plane("The Caldaia")
    table.hand(ANN, "Grizzly Bears")
    table.cast(ANN, "Grizzly Bears")
    table.resolve()
    bears = table.find("Grizzly Bears")
    assert not bears.has("haste")
    table.next_turn()
    assert table.battlefield(ANN) == ["Grizzly Bears"]


@pytest.mark.rule("400.7b", "400.7g", "611.3d")
@pytest.mark.parametrize("left", ["before it resolves", "afterwards"])
def test_what_was_blitzed_stays_so_though_the_caldaia_was_left(table: PlanarTable, left: str) -> None:
    table.on_plane("The Caldaia")
    table.hand(ANN, "Serra Angel")
    table.cast(ANN, "Serra Angel", way="blitz")
    if left == "before it resolves":
        table.planeswalk(ANN)
    table.resolve()
    if left == "afterwards":
        table.planeswalk(ANN)
    assert table.find("Serra Angel").has("haste")
    table.go_to("end step")
    table.resolve_all()
    assert (table.graveyard(ANN), len(table.hand(ANN))) == (["Serra Angel"], 1)


@pytest.mark.rule("702.152a", "400.7")
def test_a_blitzed_creature_that_comes_back_is_a_new_one(table: PlanarTable) -> None:
    table.on_plane("The Caldaia")
    table.hand(ANN, "Serra Angel")
    table.cast(ANN, "Serra Angel", way="blitz")
    table.resolve()
    old = table.find("Serra Angel")
    table.happen(lambda state: return_to_hand(state, [old.obj]))
    back = table.enters(ANN, table.find("Serra Angel"))
    assert not back.has("haste")
    table.next_turn()
    table.resolve_all()
    assert table.battlefield(ANN) == ["Serra Angel"]


@pytest.mark.rule("702.152a", "701.21a")
def test_nobody_sacrifices_a_blitzed_creature_that_somebody_else_controls(table: PlanarTable) -> None:
    table.on_plane("The Caldaia")
    table.hand(ANN, "Serra Angel")
    table.cast(ANN, "Serra Angel", way="blitz")
    table.resolve()
    theft = written("Theft", "{U}", SORCERY_CARD, GiveControl(target(CREATURE), TARGET_OPPONENT))
    table.hand(ANN, theft)
    table.cast(ANN, "Theft", targets=[BOB, "Serra Angel"])
    table.resolve()
    table.next_turn()
    table.resolve_all()
    assert table.battlefield(BOB) == ["Serra Angel"]


@pytest.mark.rule("702.152a", "601.3")
def test_only_the_planar_controller_blitzes_and_only_from_the_hand(table: PlanarTable) -> None:
    table.on_plane("The Caldaia")
    table.hand(BOB, "Serra Angel")
    table.graveyard(ANN, "Serra Angel")
    assert not any("blitz" in action for action in table.actions(ANN))
    table.turn(BOB)
    assert table.can_cast(BOB, "Serra Angel", way="blitz")


@pytest.mark.rule("311.7")
def test_chaos_in_the_caldaia_returns_a_creature_card(table: PlanarTable) -> None:
    table.on_plane("The Caldaia")
    table.graveyard(ANN, "Serra Angel", "Cancel")
    table.will(ANN, "Serra Angel")
    table.chaos()
    table.resolve()
    assert (table.hand(ANN), table.graveyard(ANN)) == (["Serra Angel"], ["Cancel"])
