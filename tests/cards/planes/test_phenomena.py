"""The phenomena of 2012 and of Doctor Who: what each does as it is encountered, and how the game goes on."""

from __future__ import annotations

import pytest

from planechase.cards.pool import CARDS, card
from planechase.rules.casual.chaos import ChaosEnsues
from planechase.rules.casual.planeswalking import Planeswalked, PlaneswalkedAway
from planechase.rules.events.events import CoinFlipped, Revealed
from planechase.rules.state.decisions import Choose
from planechase.rules.state.visibility import may_see
from planechase.testing import ANN, BOB, CAT, DAN
from planechase.testing.planar_table import PlanarTable
from planechase.variants import TwoHeadedGiant
from planechase.words.card import Frame
from planechase.words.card import card as written
from planechase.words.casual.planar_words import chaos, plane, planeswalk_away, planeswalk_to
from planechase.words.effects.life_effects import gain_life
from planechase.words.english import card_text
from planechase.words.filters import ENCHANTMENT
from planechase.words.keywords import Enchant

NAMES = (
    "Caught in a Parallel Universe", "Chaotic Aether", "Fixed Point in Time", "Human-Time Lord Meta-Crisis",
    "Interplanar Tunnel", "Morphic Tide", "Mutual Epiphany", "Planewide Disaster", "Reality Shaping",
    "Spatial Merging", "Time Distortion", "Unleash the Flux",
)  # fmt: skip
HELLO = plane("Hello", "Nowhere", planeswalk_to(gain_life(1)), planeswalk_away(gain_life(10)), chaos(gain_life(100)))
FAREWELL = plane("Farewell", "Nowhere", planeswalk_away(gain_life(10)), chaos(gain_life(200)))


@pytest.mark.parametrize(
    ("name", "part"),
    [
        ("Chaotic Aether", "until a player planeswalks away from a plane, each blank roll"),
        ("Interplanar Tunnel", "on the bottom of your planar deck in a random order"),
        ("Morphic Tide", "all artifact, creature, land, and planeswalker cards revealed this way"),
        ("Reality Shaping", "starting with you, each player may"),
        ("Spatial Merging", "planar deck in any order"),
    ],
)
def test_how_they_read(name: str, part: str) -> None:
    assert part in card_text(card(name))


@pytest.fixture
def table() -> PlanarTable:
    return PlanarTable(free_mana=True)


# ---------------------------------------------------------------------- what they have in common


@pytest.mark.rule("312.5", "312.7", "704.6f", "901.11a")
@pytest.mark.parametrize("name", ["Chaotic Aether", "Mutual Epiphany", "Planewide Disaster", "Time Distortion"])
def test_a_phenomenon_is_left_once_its_ability_has_resolved(table: PlanarTable, name: str) -> None:
    table.planar_deck(ANN, name, HELLO)
    table.planeswalk(ANN)
    assert (table.planes, table.stack) == ([name], [name])
    table.resolve()
    assert (table.planes, table.stack) == (["Hello"], ["Hello"])
    assert table.planar_deck(ANN)[-1] == name
    assert [event.was_plane for event in table.happened(PlaneswalkedAway)] == [True, False]


@pytest.mark.rule("312.7", "704.6f", "701.6a")
def test_a_phenomenon_whose_ability_is_countered_is_left_all_the_same(table: PlanarTable) -> None:
    table.planar_deck(ANN, "Mutual Epiphany", HELLO)
    table.planeswalk(ANN)
    table.hand(BOB, "Stifle")
    table.cast(BOB, "Stifle", targets=["Mutual Epiphany"])
    assert table.planes == ["Mutual Epiphany"]
    table.resolve()
    assert (table.planes, table.hand(ANN)) == (["Hello"], [])


@pytest.mark.rule("312.2", "312.3")
def test_phenomena_have_no_subtypes_and_are_never_chosen_as_planes() -> None:
    assert {name for name in CARDS if CARDS[name].printed.type_line.startswith("Phenomenon")} == set(NAMES)


# ---------------------------------------------------------------------- Chaotic Aether


@pytest.mark.rule("312.5", "901.9b", "706.7")
def test_chaotic_aether_makes_blank_rolls_chaos(table: PlanarTable) -> None:
    """It outlasts leaving the phenomenon, and ends as somebody leaves a plane."""
    table.planar_deck(ANN, "Chaotic Aether", HELLO)
    table.planeswalk(ANN)
    table.resolve_all()
    assert (table.planes, table.life(ANN)) == (["Hello"], 21)
    table.roll(ANN, "blank")
    assert table.stack == ["Hello"]
    table.resolve()
    assert table.life(ANN) == 121
    table.go_to("precombat main", of=BOB)
    table.roll(BOB, "blank")
    table.resolve()
    assert table.life(BOB) == 120
    table.planeswalk(BOB)
    table.resolve()
    table.on_plane(FAREWELL)
    table.roll(BOB, "blank")
    assert table.stack == []


@pytest.mark.rule("901.9c", "901.8")
def test_chaotic_aether_leaves_the_other_faces_alone(table: PlanarTable) -> None:
    table.planar_deck(ANN, "Chaotic Aether", FAREWELL)
    table.planeswalk(ANN)
    table.resolve()
    table.roll(ANN, "chaos")
    assert table.stack == ["Farewell"]
    table.resolve()
    table.roll(ANN, "planeswalker")
    assert table.stack == ["the planeswalking ability"]
    table.resolve_all()
    assert (table.planes, table.life(ANN)) == (["Nowhere 2"], 230)


@pytest.mark.rule("901.10", "901.11")
def test_chaotic_aether_ends_as_the_plane_leaves_with_its_owner() -> None:
    table = PlanarTable(players=3)
    table.lands(BOB, "Forest")
    table.planar_deck(ANN, "Chaotic Aether", FAREWELL)
    table.planeswalk(ANN)
    table.resolve()
    table.go_to("precombat main", of=BOB)
    table.planar_deck(BOB, plane("Silence", "Nowhere", chaos(gain_life(1))))
    table.roll(BOB, "blank")
    assert table.stack == ["Farewell"]
    table.resolve()
    table.concede(ANN)
    table.resolve_all()
    assert table.planes == ["Silence"]
    table.roll(BOB, "blank")
    assert table.stack == []


# ---------------------------------------------------------------------- Interplanar Tunnel


@pytest.mark.rule("312.5", "701.20a", "704.6f")
def test_interplanar_tunnel_leads_to_one_of_five_planes(table: PlanarTable) -> None:
    """The phenomena on the way are shown, but cannot be chosen; the other cards come last, in a random order."""
    deck = ["Interplanar Tunnel", "Naya", "Time Distortion", "Bant", "Jund", "Mutual Epiphany", "Grixis", "Panopticon"]
    table.planar_deck(ANN, *deck)
    table.planeswalk(ANN)
    table.resolve(pause=True)
    assert [(event.player, event.names) for event in table.happened(Revealed)] == [(ANN, tuple(deck[1:]))]
    assert isinstance(table.decision, Choose)
    shown = [table.state.objects[id].copiable.name for id in table.decision.options]
    assert shown == ["Naya", "Bant", "Jund", "Grixis", "Panopticon"]
    assert "Jund" in table.question
    table.answer(ANN, "Jund")
    assert (table.planes, table.planar_deck(ANN)[0]) == (["Jund"], "Nowhere 2")
    assert sorted(table.planar_deck(ANN)[-7:-1]) == sorted(set(deck[1:]) - {"Jund"})
    assert table.planar_deck(ANN)[-1] == "Interplanar Tunnel"


@pytest.mark.rule("401.4", "701.20a")
def test_planar_cards_that_go_to_the_bottom_in_an_order_nobody_knows_are_hidden_again(table: PlanarTable) -> None:
    deck = ["Interplanar Tunnel", "Naya", "Bant", "Jund", "Grixis", "Panopticon"]
    table.planar_deck(ANN, *deck)
    table.planeswalk(ANN)
    table.resolve(pause=True)
    assert isinstance(table.decision, Choose)
    shown = [table.state.objects[id] for id in table.decision.options]
    assert all(may_see(table.state, one, BOB) for one in shown)
    table.answer(ANN, "Jund")
    assert [one.copiable.name for one in shown if may_see(table.state, table.state.objects[one.id], BOB)] == ["Jund"]


@pytest.mark.rule("401.4")
def test_interplanar_tunnel_puts_the_rest_back_at_random() -> None:
    orders = set()
    for seed in range(8):
        table = PlanarTable(seed=seed)
        table.planar_deck(ANN, "Interplanar Tunnel")
        table.planeswalk(ANN)
        table.will(ANN, "Nowhere 4")
        table.resolve()
        orders.add(tuple(table.planar_deck(ANN)[-5:-1]))
    assert len(orders) > 1
    assert {tuple(sorted(order)) for order in orders} == {("Nowhere 2", "Nowhere 3", "Nowhere 5", "Nowhere 6")}


@pytest.mark.rule("901.15c")
def test_interplanar_tunnel_looks_through_the_communal_deck() -> None:
    table = PlanarTable(communal=True)
    table.planar_deck(ANN, "Interplanar Tunnel")
    table.go_to("precombat main", of=BOB)
    table.planeswalk(BOB)
    table.will(BOB, "Nowhere 6")
    table.resolve()
    assert table.planes == ["Nowhere 6"]


# ---------------------------------------------------------------------- Morphic Tide


def encounter(table: PlanarTable, name: str) -> None:
    table.planar_deck(ANN, name)
    table.planeswalk(ANN)


@pytest.mark.rule("312.5", "701.24d", "108.3")
def test_morphic_tide_deals_everybody_as_many_cards_as_they_owned(table: PlanarTable) -> None:
    """What counts is who owns a permanent, and a token counts although it is no card."""
    table.battlefield(ANN, "Grizzly Bears", "Forest")
    table.battlefield(ANN, "Grizzly Bears", token=True)
    table.battlefield(ANN, "Serra Angel", owner=BOB)
    table.library(BOB, only=True)
    before = len(table.library(ANN))
    encounter(table, "Morphic Tide")
    table.always(ANN, "Grizzly Bears", about="bottom")
    table.resolve()
    assert {event.player: len(event.names) for event in table.happened(Revealed)} == {ANN: 3, BOB: 1}
    assert len(table.battlefield(ANN)) + len(table.library(ANN)) == before + 2
    assert (table.battlefield(BOB), table.library(BOB)) == (["Serra Angel"], [])
    assert not any(one.is_token for one in table.find_all("Grizzly Bears"))


@pytest.mark.rule("400.4a", "401.4", "111.8")
def test_morphic_tide_puts_permanents_in_and_the_rest_on_the_bottom(table: PlanarTable) -> None:
    """For two tokens and five cards seven cards are revealed; the spells among them go to the bottom in any order."""
    cards = ["Grizzly Bears", "Sol Ring", "Elspeth, Knight-Errant", "Phyrexian Arena", "Forest"]
    table.battlefield(ANN, *cards)
    table.battlefield(ANN, "Grizzly Bears", "Grizzly Bears", token=True)
    table.library(ANN, "Lightning Bolt", "Fog", only=True)
    table.battlefield(BOB, "Serra Angel", tapped=True, counters={"+1/+1": 1})
    table.library(BOB, only=True)
    encounter(table, "Morphic Tide")
    table.will(ANN, ["Lightning Bolt", "Fog"])
    table.resolve()
    assert sorted(table.battlefield(ANN)) == sorted(cards)
    assert table.battlefield(ANN)[-1] == "Phyrexian Arena"
    assert table.library(ANN) == ["Lightning Bolt", "Fog"]
    assert table.find("Elspeth, Knight-Errant").loyalty == 4
    angel = table.find("Serra Angel")
    assert (angel.tapped, angel.counters) == (False, {})


@pytest.mark.rule("303.4f", "303.4g", "101.4")
def test_morphic_tide_lets_auras_enchant_what_came_before_but_not_each_other(table: PlanarTable) -> None:
    """Ann chooses for her Aura first, then Bob for his; an Aura for enchantments finds none and goes to the bottom."""
    cloak = written("Cloak", "{W}", Frame("Enchantment — Aura"), Enchant(ENCHANTMENT))
    bears = table.battlefield(ANN, "Grizzly Bears")
    table.battlefield(ANN, "Rancor", attached_to=bears)
    arena = table.battlefield(ANN, "Phyrexian Arena")
    table.battlefield(ANN, cloak, attached_to=arena)
    table.battlefield(BOB, "Hyena Umbra", attached_to=bears)
    table.battlefield(BOB, "Serra Angel")
    for player in (ANN, BOB):
        table.library(player, only=True)
    encounter(table, "Morphic Tide")
    table.resolve(pause=True)
    assert "Rancor" in table.question
    table.answer(ANN, "Serra Angel")
    table.answer(BOB, "Grizzly Bears")
    assert sorted(table.battlefield(ANN)) == ["Grizzly Bears", "Phyrexian Arena", "Rancor"]
    assert table.library(ANN) == ["Cloak"]
    assert table.find("Rancor").attached_to == table.find("Serra Angel")
    assert table.find("Hyena Umbra").attached_to == table.find("Grizzly Bears")


@pytest.mark.rule("603.3b", "704.6f")
def test_what_morphic_tide_triggers_waits_for_the_next_plane(table: PlanarTable) -> None:
    """The wall enters while no plane is face up, so that Bloodhill Bastion does not see it."""
    table.battlefield(ANN, "Wall of Blossoms")
    table.library(ANN, "Wall of Blossoms", only=True)
    table.planar_deck(ANN, "Morphic Tide", "Bloodhill Bastion")
    table.planeswalk(ANN)
    table.resolve()
    assert (table.planes, table.stack) == (["Bloodhill Bastion"], ["Wall of Blossoms"])
    table.resolve()
    assert table.hand(ANN) == ["Wall of Blossoms"]


# ---------------------------------------------------------------------- Mutual Epiphany, Planewide Disaster


@pytest.mark.rule("312.5", "121.2")
def test_mutual_epiphany_gives_everybody_four_cards() -> None:
    table = PlanarTable(players=3)
    encounter(table, "Mutual Epiphany")
    table.resolve()
    assert [len(table.hand(player)) for player in (ANN, BOB, CAT)] == [4, 4, 4]


@pytest.mark.rule("312.5", "701.8a", "702.12b")
def test_planewide_disaster_destroys_all_creatures(table: PlanarTable) -> None:
    table.battlefield(ANN, "Grizzly Bears", "Darksteel Forge", "Myr Enforcer", "Forest")
    table.battlefield(BOB, "Serra Angel", "Elspeth, Knight-Errant")
    encounter(table, "Planewide Disaster")
    table.resolve()
    assert table.battlefield(ANN) == ["Darksteel Forge", "Myr Enforcer", "Forest"]
    assert table.battlefield(BOB) == ["Elspeth, Knight-Errant"]


# ---------------------------------------------------------------------- Reality Shaping


@pytest.mark.rule("312.5", "101.4", "707.5")
def test_reality_shaping_goes_round_the_table_once() -> None:
    """Beginning with the planar controller; whoever comes later may copy what came before. Nobody has to."""
    table = PlanarTable(players=3)
    table.hand(BOB, "Serra Angel", "Grizzly Bears")
    table.hand(CAT, "Clone", "Fog")
    table.hand(ANN, "Forest", "Swamp")
    table.go_to("precombat main", of=BOB)
    table.planar_deck(BOB, "Reality Shaping")
    table.planeswalk(BOB)
    table.resolve(pause=True)
    table.answer(BOB, "Serra Angel")
    assert isinstance(table.decision, Choose)
    assert len(table.decision.options) == 1
    table.answer(CAT, "Clone")
    table.answer(CAT, "Serra Angel")
    table.answer(ANN, None)
    assert (table.battlefield(BOB), table.battlefield(CAT)) == (["Serra Angel"], ["Serra Angel"])
    assert (table.battlefield(ANN), table.hand(CAT)) == ([], ["Fog"])
    assert table.planes == ["Nowhere 1"]


@pytest.mark.rule("603.3b", "704.6f")
def test_what_reality_shaping_triggers_is_put_on_the_stack_after_planeswalking(table: PlanarTable) -> None:
    table.planar_deck(ANN, "Reality Shaping", FAREWELL)
    table.hand(ANN, "Wall of Blossoms")
    table.hand(BOB, "Wall of Blossoms")
    table.planeswalk(ANN)
    table.will(ANN, "Wall of Blossoms")
    table.will(BOB, "Wall of Blossoms")
    table.resolve()
    assert table.planes == ["Farewell"]
    assert [entry.controller for entry in table.on_stack()] == [ANN, BOB]


# ---------------------------------------------------------------------- Spatial Merging


@pytest.mark.rule("312.5", "701.31d", "901.11")
def test_spatial_merging_leads_to_two_planes_at_once(table: PlanarTable) -> None:
    """Both "to" abilities trigger, exactly one more planeswalk happens, and phenomena on the way go to the bottom."""
    table.planar_deck(ANN, "Spatial Merging", "Time Distortion", HELLO, "Mutual Epiphany", "The Zephyr Maze", "Naya")
    angel = table.battlefield(BOB, "Serra Angel")
    table.planeswalk(ANN)
    table.will(ANN, ["Mutual Epiphany", "Time Distortion"])
    table.resolve()
    assert table.planes == ["Hello", "The Zephyr Maze"]
    assert (table.stack, angel.power) == (["Hello"], 6)
    assert table.planar_deck(ANN)[0] == "Naya"
    assert table.planar_deck(ANN)[-3:] == ["Spatial Merging", "Mutual Epiphany", "Time Distortion"]
    assert len(table.happened(Planeswalked)) == 2
    table.resolve()
    assert (table.life(ANN), table.planes) == (21, ["Hello", "The Zephyr Maze"])


@pytest.mark.rule("311.7", "901.9b", "901.9c")
def test_on_merged_planes_each_chaos_ability_triggers_once(table: PlanarTable) -> None:
    table.planar_deck(ANN, "Spatial Merging", HELLO, FAREWELL)
    table.planeswalk(ANN)
    table.resolve_all()
    table.will(ANN, ["Farewell", "Hello"])
    table.roll(ANN, "chaos")
    assert table.stack == ["Farewell", "Hello"]
    table.resolve_all()
    assert table.life(ANN) == 321
    table.roll(ANN, "planeswalker")
    assert table.stack == ["the planeswalking ability"]


@pytest.mark.rule("901.11c", "701.31b")
def test_merged_planes_are_left_together(table: PlanarTable) -> None:
    """Both "away" abilities trigger, and their owner, Ann, decides which of them lies deeper, though Bob walks."""
    table.planar_deck(ANN, "Spatial Merging", HELLO, FAREWELL)
    table.planeswalk(ANN)
    table.resolve_all()
    table.go_to("precombat main", of=BOB)
    table.will(ANN, ["Farewell", "Hello"])
    table.planeswalk(BOB)
    assert table.planes == ["Nowhere 1"]
    assert table.planar_deck(ANN)[-2:] == ["Farewell", "Hello"]
    table.resolve_all()
    assert (table.life(BOB), table.unused) == (40, [])


@pytest.mark.rule("704.6f")
def test_spatial_merging_takes_what_planes_there_are(table: PlanarTable) -> None:
    """A planar deck with only one plane left; and one without any, where the next phenomenon is encountered."""
    table.on_plane("Naya", owner=BOB)
    table.planar_deck(ANN, "Spatial Merging", "Time Distortion", HELLO, only=True)
    table.planeswalk(ANN)
    table.resolve_all()
    assert (table.planes, table.life(ANN)) == (["Hello"], 21)
    assert table.planar_deck(ANN) == ["Spatial Merging", "Time Distortion"]
    table.on_plane("Naya", owner=BOB)
    table.planar_deck(ANN, "Spatial Merging", "Time Distortion", only=True)
    table.planeswalk(ANN)
    table.resolve()
    assert (table.planes, table.stack) == (["Time Distortion"], ["Time Distortion"])


# ---------------------------------------------------------------------- Time Distortion


@pytest.mark.rule("103.1", "101.4")
def test_time_distortion_turns_the_turn_order_round() -> None:
    """Turns go the other way, and so do choices in turn order; a second one turns it back."""
    table = PlanarTable(players=4)
    encounter(table, "Time Distortion")
    table.resolve()
    order = []
    for _ in range(5):
        table.next_turn()
        order.append(table.active_player)
    assert order == [DAN, CAT, BOB, ANN, DAN]
    assert [player.id for player in table.state.in_turn_order()] == [DAN, CAT, BOB, ANN]
    table.pass_(DAN)
    assert table.has_priority == CAT
    table.go_to("precombat main", of=CAT)
    table.planar_deck(CAT, "Time Distortion")
    table.planeswalk(CAT)
    table.resolve()
    table.next_turn()
    assert table.active_player == DAN


@pytest.mark.rule("901.6", "800.4a")
def test_after_time_distortion_the_plane_is_handed_on_the_other_way() -> None:
    table = PlanarTable(players=4)
    encounter(table, "Time Distortion")
    table.resolve()
    table.concede(ANN)
    assert table.planar_controller == DAN


# ---------------------------------------------------------------------- Caught in a Parallel Universe


@pytest.mark.rule("312.5", "101.4", "707.9a")
def test_caught_in_a_parallel_universe_everybody_copies_from_the_left() -> None:
    """Choices go round the table; whoever has nothing to their left gets nothing. Menace can be copied."""
    table = PlanarTable(players=3)
    table.battlefield(BOB, "Grizzly Bears", "Serra Angel")
    table.battlefield(CAT, "Wall of Blossoms")
    encounter(table, "Caught in a Parallel Universe")
    table.will(ANN, "Serra Angel")
    table.resolve()
    assert (table.battlefield(ANN), table.battlefield(BOB)[2:], table.battlefield(CAT)[1:]) == (
        ["Serra Angel"], ["Wall of Blossoms"], [],
    )  # fmt: skip
    copy = next(one for one in table.find_all("Serra Angel") if one.controller == ANN)
    assert (copy.is_token, copy.has("menace"), copy.has("flying")) == (True, True, True)
    assert table.stack == ["Wall of Blossoms"]


@pytest.mark.rule("707.2", "707.9a")
def test_menace_of_a_parallel_universe_is_copied(table: PlanarTable) -> None:
    table.battlefield(BOB, "Grizzly Bears")
    table.hand(ANN, "Clone")
    encounter(table, "Caught in a Parallel Universe")
    table.resolve()
    token = next(one for one in table.find_all("Grizzly Bears") if one.controller == ANN)
    table.cast(ANN, "Clone")
    table.will(ANN, token)
    table.resolve()
    assert [one.has("menace") for one in table.find_all("Grizzly Bears") if one.controller == ANN] == [True, True]


# ---------------------------------------------------------------------- Fixed Point in Time


@pytest.mark.rule("312.5", "614.6", "901.11a")
def test_at_a_fixed_point_in_time_a_roll_leads_nowhere(table: PlanarTable) -> None:
    """Until Ann's next turn, for Bob too; what planeswalks for another cause is not changed."""
    table.planar_deck(ANN, "Fixed Point in Time", FAREWELL)
    table.planeswalk(ANN)
    table.resolve()
    assert table.planes == ["Farewell"]
    table.roll(ANN, "planeswalker")
    table.resolve()
    assert (table.planes, table.stack) == (["Farewell"], ["Farewell"])
    table.resolve()
    table.go_to("precombat main", of=BOB)
    table.roll(BOB, "planeswalker")
    table.resolve_all()
    assert (table.planes, len(table.happened(ChaosEnsues))) == (["Farewell"], 2)
    table.planeswalk(BOB)
    assert table.planes == ["Nowhere 1"]
    table.go_to("precombat main", of=ANN)
    table.roll(ANN, "planeswalker")
    table.resolve_all()
    assert (table.planes, len(table.happened(ChaosEnsues))) == (["Nowhere 2"], 2)


# ---------------------------------------------------------------------- Human-Time Lord Meta-Crisis


@pytest.mark.rule("312.5", "101.4", "707.9b", "122.6")
def test_human_time_lord_meta_crisis_makes_one_of_two() -> None:
    """Ann's copy of a legend is none and grows by the power of the second creature; Bob chooses only one."""
    table = PlanarTable(players=3)
    table.battlefield(ANN, "Higure, the Still Wind", "Serra Angel")
    table.battlefield(BOB, "Grizzly Bears", "Wall of Blossoms")
    encounter(table, "Human-Time Lord Meta-Crisis")
    table.will(ANN, "Higure, the Still Wind", "Serra Angel")
    table.will(BOB, "Grizzly Bears", None)
    table.resolve()
    tokens = [
        one for name in ("Higure, the Still Wind", "Grizzly Bears") for one in table.find_all(name) if one.is_token
    ]
    assert [(one.controller, one.power, one.counters) for one in tokens] == [(ANN, 7, {"+1/+1": 4}), (BOB, 2, {})]
    assert len(table.find_all("Higure, the Still Wind")) == 2
    assert table.battlefield(CAT) == []


# ---------------------------------------------------------------------- Unleash the Flux


@pytest.mark.rule("901.12c", "705.2")
def test_a_team_unleashes_the_flux_once_and_flips_one_coin() -> None:
    table = PlanarTable(4, variants=[TwoHeadedGiant()])
    for player in (ANN, BOB, CAT, DAN):
        table.battlefield(player, "Sol Ring", "Sol Ring")
    encounter(table, "Unleash the Flux")
    table.force_coins("heads")
    table.always(ANN, "heads", about="coin")
    for player in (ANN, BOB, CAT, DAN):
        table.always(player, "Sol Ring", about="sacrifice")
    table.resolve()
    assert len(table.happened(CoinFlipped)) == 1
    assert [len(table.battlefield(player)) for player in (ANN, BOB, CAT, DAN)] == [1, 1, 1, 1]


@pytest.mark.rule("312.5", "608.2c", "705.2", "101.4")
def test_unleash_the_flux_goes_on_until_the_flip_is_won(table: PlanarTable) -> None:
    table.battlefield(ANN, "Grizzly Bears", "Serra Angel", "Sol Ring", "Forest")
    table.battlefield(BOB, "Wall of Blossoms", "Forest")
    encounter(table, "Unleash the Flux")
    table.force_coins("tails", "heads")
    table.always(ANN, "heads", about="coin")
    table.will(ANN, "Sol Ring", "Grizzly Bears", about="sacrifice")
    table.resolve()
    assert (table.battlefield(ANN), table.battlefield(BOB)) == (["Serra Angel", "Forest"], ["Forest"])
    assert (len(table.happened(CoinFlipped)), table.planes) == (2, ["Nowhere 2"])
