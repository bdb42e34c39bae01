"""The planes of Alara: what makes each of them that plane."""

from __future__ import annotations

import pytest

from planechase.rules.casual.chaos import chaos_ensues
from planechase.rules.language.characteristics import CardDefinition
from planechase.testing import ANN, BOB
from planechase.testing.planar_table import PlanarTable
from planechase.words.card import SORCERY_CARD, creature
from planechase.words.card import card as written
from planechase.words.effects.counter_effects import RemoveCounters
from planechase.words.effects.permanent_effects import destroy
from planechase.words.filters import CREATURE
from planechase.words.keywords import Devour
from planechase.words.selections import all_of, target


@pytest.fixture
def table() -> PlanarTable:
    return PlanarTable(free_mana=True)


def kill() -> CardDefinition:
    return written("Kill", "{B}", SORCERY_CARD, destroy(target(CREATURE)))


# ---------------------------------------------------------------------- Bant


@pytest.mark.rule("702.83a", "702.83b")
def test_bant_gives_exalted_to_everybodys_creatures(table: PlanarTable) -> None:
    """Each instance triggers on its own, and only those of the attacker's controller."""
    table.on_plane("Bant")
    bears = table.battlefield(ANN, "Grizzly Bears")
    table.battlefield(ANN, "Llanowar Elves", "Qasali Pridemage")
    table.battlefield(BOB, "Air Elemental")
    table.attack(ANN, {bears: BOB})
    assert len(table.stack) == 4
    table.resolve_all()
    assert (bears.power, bears.toughness) == (6, 6)


def test_bant_does_nothing_for_two_attackers(table: PlanarTable) -> None:
    table.on_plane("Bant")
    bears = table.battlefield(ANN, "Grizzly Bears", "Llanowar Elves")
    table.attack(ANN, dict.fromkeys(bears, BOB))
    assert table.stack == []


@pytest.mark.rule("901.6")
def test_bant_is_for_the_attacker_on_any_turn(table: PlanarTable) -> None:
    table.on_plane("Bant")
    elemental = table.battlefield(BOB, "Air Elemental")
    table.next_turn()
    table.attack(BOB, {elemental: ANN})
    table.resolve_all()
    assert elemental.power == 5


@pytest.mark.rule("311.7", "611.2b")
def test_bant_chaos_protects_as_long_as_the_counter_is_there(table: PlanarTable) -> None:
    """It goes on after the plane is left, and ends with the counter."""
    table.on_plane("Bant")
    bears = table.battlefield(BOB, "Grizzly Bears")
    goblin = table.battlefield(BOB, "Jackal Familiar")
    table.roll(ANN, "chaos", pause=True)
    assert table.decision is not None
    assert goblin.id not in table.decision.options  # type: ignore[attr-defined]
    table.answer(ANN, bears)
    table.resolve()
    assert (bears.counter("divinity"), bears.has("indestructible")) == (1, True)
    table.planeswalk(ANN)
    table.hand(ANN, kill())
    table.cast(ANN, "Kill", targets=[bears])
    table.resolve()
    assert bears.exists
    table.hand(ANN, written("Doubt", "{U}", SORCERY_CARD, RemoveCounters("divinity", all_of(CREATURE), None)))
    table.cast(ANN, "Doubt")
    table.resolve()
    assert not bears.has("indestructible")


def test_bant_counters_that_came_otherwise_give_nothing(table: PlanarTable) -> None:
    table.on_plane("Bant")
    bears = table.battlefield(ANN, "Grizzly Bears")
    blessed = table.battlefield(ANN, "Serra Angel")
    table.will(ANN, blessed)
    table.roll(ANN, "chaos")
    table.resolve()
    table.counters(blessed, "divinity", 0)
    table.counters(bears, "divinity", 1)
    table.next_step()
    assert not bears.has("indestructible")
    assert not blessed.has("indestructible")


# ---------------------------------------------------------------------- Grixis


@pytest.mark.rule("702.84a", "113.6")
def test_grixis_lets_you_unearth_for_the_mana_cost(table: PlanarTable) -> None:
    table.on_plane("Grixis")
    elemental = table.graveyard(ANN, "Air Elemental")
    bears = table.graveyard(ANN, "Grizzly Bears")
    theirs = table.graveyard(BOB, "Air Elemental")
    assert (elemental.has("unearth"), bears.has("unearth"), theirs.has("unearth")) == (True, False, False)
    assert elemental.text.endswith("Unearth {3}{U}{U}")
    table.activate(ANN, elemental)
    assert elemental.exists
    table.resolve()
    back = table.find("Air Elemental", zone="battlefield")
    assert back.has("haste")
    table.attack(ANN, {back: BOB})
    table.go_to("end step")
    table.resolve()
    assert (table.life(BOB), table.exile(ANN)) == (16, ["Air Elemental"])


@pytest.mark.rule("602.5d")
def test_grixis_unearth_must_be_paid_and_is_as_slow_as_a_sorcery() -> None:
    table = PlanarTable()
    table.on_plane("Grixis")
    imp = table.graveyard(ANN, "Vampire Nighthawk")
    with table.refuses("mana"):
        table.activate(ANN, imp)
    table.lands(ANN, "Swamp", 3)
    table.next_step()
    with table.refuses("main phase"):
        table.activate(ANN, imp)


@pytest.mark.rule("901.6", "901.7")
def test_grixis_goes_with_the_planar_controller(table: PlanarTable) -> None:
    table.on_plane("Grixis")
    mine = table.graveyard(ANN, "Air Elemental")
    theirs = table.graveyard(BOB, "Goblin Offensive", "Jackal Familiar")[1]
    table.next_turn()
    assert (mine.has("unearth"), theirs.has("unearth")) == (False, True)
    table.planeswalk(BOB)
    assert not theirs.has("unearth")


def test_grixis_leaves_a_card_its_own_unearth(table: PlanarTable) -> None:
    table.on_plane("Grixis")
    zombie = table.graveyard(ANN, "Dregscape Zombie")
    assert zombie.text.count("nearth") == 2
    table.activate(ANN, zombie, 0)
    table.resolve()
    assert table.on_battlefield("Dregscape Zombie")


@pytest.mark.rule("311.7")
def test_grixis_chaos_takes_any_creature_card_for_good(table: PlanarTable) -> None:
    table.on_plane("Grixis")
    bears = table.graveyard(BOB, "Grizzly Bears")
    table.graveyard(BOB, "Lightning Bolt")
    table.will(ANN, bears)
    table.roll(ANN, "chaos")
    table.resolve()
    back = table.find("Grizzly Bears", zone="battlefield")
    assert (back.controller, back.owner) == (ANN, BOB)
    table.go_to("upkeep", of=BOB)
    assert back.exists


# ---------------------------------------------------------------------- Jund


@pytest.mark.rule("702.82a", "400.7a", "614.12")
def test_jund_gives_devour_to_the_spell_and_what_it_becomes(table: PlanarTable) -> None:
    table.on_plane("Jund")
    food = table.battlefield(ANN, "Llanowar Elves", "Wall of Blossoms")
    table.hand(ANN, "Grizzly Bears")
    spell = table.cast(ANN, "Grizzly Bears")
    assert table.stack == ["Grizzly Bears", "Jund"]
    table.resolve()
    assert spell.has("devour")
    table.will(ANN, [*food])
    table.resolve()
    bears = table.find("Grizzly Bears")
    assert (bears.power, bears.counter("+1/+1"), bears.has("devour")) == (12, 10, True)
    assert sorted(table.graveyard(ANN)) == ["Llanowar Elves", "Wall of Blossoms"]


def test_jund_asks_for_nothing_where_there_is_nothing_to_devour(table: PlanarTable) -> None:
    table.on_plane("Jund")
    table.hand(ANN, "Grizzly Bears")
    table.cast(ANN, "Grizzly Bears")
    table.resolve_all()
    assert table.find("Grizzly Bears").power == 2


@pytest.mark.parametrize(
    ("name", "triggers"), [("Air Elemental", False), ("Lightning Bolt", False), ("Baleful Strix", True)]
)
def test_jund_looks_at_the_color(table: PlanarTable, name: str, triggers: bool) -> None:
    """A spell of several colours needs only one of them."""
    table.on_plane("Jund")
    table.hand(ANN, name)
    table.cast(ANN, name, targets=[BOB] if name == "Lightning Bolt" else ())
    assert ("Jund" in table.stack) is triggers


def test_jund_is_for_every_player(table: PlanarTable) -> None:
    table.on_plane("Jund")
    table.battlefield(BOB, "Wall of Blossoms")
    table.hand(BOB, "Briarhorn")
    table.cast(BOB, "Briarhorn")
    table.resolve()
    table.will(BOB, "Wall of Blossoms", "Briarhorn")
    table.resolve()
    assert table.find("Briarhorn", zone="battlefield").power == 8


@pytest.mark.rule("702.82a", "616.1")
def test_jund_with_devour_already_there(table: PlanarTable) -> None:
    """Each sacrificed creature counts for only one of the two abilities."""
    table.on_plane("Jund")
    one, other = table.battlefield(ANN, "Llanowar Elves", "Wall of Blossoms")
    table.hand(ANN, written("Hungry", "{R}", creature("Lizard", 1, 1), Devour(1)))
    table.cast(ANN, "Hungry")
    table.resolve()
    table.resolve(pause=True)
    assert "first" in table.question
    table.answer(ANN, 0)
    table.answer(ANN, one)
    table.answer(ANN, other)
    assert table.find("Hungry").counter("+1/+1") == 6


@pytest.mark.rule("311.7")
def test_jund_chaos_makes_two_goblins(table: PlanarTable) -> None:
    table.on_plane("Jund")
    table.roll(ANN, "chaos")
    table.resolve()
    assert table.battlefield(ANN) == ["Goblin Token", "Goblin Token"]
    goblin = table.find_all("Goblin Token")[0]
    assert (goblin.power, goblin.toughness, goblin.colors) == (1, 1, "R")


# ---------------------------------------------------------------------- Naya


@pytest.mark.rule("305.2", "305.2a")
def test_naya_allows_any_number_of_lands(table: PlanarTable) -> None:
    table.on_plane("Naya")
    table.hand(ANN, *["Forest"] * 4)
    for _ in range(3):
        table.play_land(ANN, "Forest")
    table.planeswalk(ANN)
    with table.refuses("No more lands"):
        table.play_land(ANN, "Forest")


@pytest.mark.rule("305.3")
def test_naya_is_for_your_own_turn(table: PlanarTable) -> None:
    table.on_plane("Naya")
    table.hand(BOB, "Forest")
    with table.refuses("your own main phase"):
        table.play_land(BOB, "Forest")


@pytest.mark.rule("311.7", "608.2h", "611.2d")
def test_naya_chaos_counts_lands_once(table: PlanarTable) -> None:
    table.on_plane("Naya")
    table.lands(ANN, "Forest", 3)
    table.lands(BOB, "Forest", 2)
    table.hand(ANN, "Forest")
    bears = table.battlefield(ANN, "Grizzly Bears")
    table.battlefield(ANN, "Air Elemental")
    table.battlefield(BOB, "Grizzly Bears")
    table.roll(ANN, "chaos", pause=True)
    assert table.decision is not None
    assert list(table.decision.options) == [bears.id]  # type: ignore[attr-defined]
    table.answer(ANN, bears)
    table.resolve()
    assert (bears.power, bears.toughness) == (5, 5)
    table.play_land(ANN, "Forest")
    assert bears.power == 5
    table.next_turn()
    assert bears.power == 2


# ---------------------------------------------------------------------- The Maelstrom


@pytest.mark.rule("701.31d", "901.11b")
def test_the_maelstrom_puts_a_permanent_card_onto_the_battlefield(table: PlanarTable) -> None:
    table.planar_deck(ANN, "The Maelstrom")
    table.library(ANN, "Air Elemental")
    table.roll(ANN, "planeswalker")
    table.resolve()
    assert table.planes == ["The Maelstrom"]
    table.will(ANN, True, True)
    table.resolve()
    assert table.battlefield(ANN) == ["Air Elemental"]
    assert table.library(ANN)[0] == "Plains"


@pytest.mark.parametrize(
    ("top", "answers", "bottom"),
    [("Air Elemental", [True, False], True), ("Cancel", [True], True), ("Air Elemental", [False], False)],
)
def test_the_maelstrom_puts_the_rest_on_the_bottom(
    table: PlanarTable, top: str, answers: list[bool], bottom: bool
) -> None:
    """Only a card that was not revealed stays on top."""
    table.on_plane("The Maelstrom")
    table.library(ANN, top)
    table.turn(BOB)
    table.go_to("upkeep", of=ANN)
    table.will(ANN, *answers)
    table.resolve()
    assert table.unused == []
    assert table.battlefield(ANN) == []
    assert table.library(ANN)[-1 if bottom else 0] == top


@pytest.mark.rule("303.4g")
def test_the_maelstrom_with_an_aura_and_nothing_to_enchant(table: PlanarTable) -> None:
    table.on_plane("The Maelstrom")
    table.library(ANN, "Rancor")
    table.begin("upkeep", of=ANN)
    table.always(ANN, True)
    table.resolve()
    assert table.battlefield(ANN) == []
    assert table.library(ANN)[-1] == "Rancor"


def test_the_maelstrom_with_an_empty_library(table: PlanarTable) -> None:
    table.on_plane("The Maelstrom")
    table.library(ANN, only=True)
    table.begin("upkeep", of=ANN)
    table.always(ANN, True)
    table.resolve()
    assert table.battlefield(ANN) == []


@pytest.mark.rule("901.6", "603.2b")
def test_the_maelstrom_looks_at_the_library_of_whose_turn_it_is(table: PlanarTable) -> None:
    table.on_plane("The Maelstrom")
    table.library(BOB, "Grizzly Bears")
    table.next_turn()
    assert table.on_stack()[0].controller == BOB
    table.will(BOB, True, True)
    table.resolve()
    assert table.battlefield(BOB) == ["Grizzly Bears"]


@pytest.mark.rule("311.7", "110.4a")
def test_the_maelstrom_chaos_returns_a_permanent_card(table: PlanarTable) -> None:
    table.on_plane("The Maelstrom")
    forge = table.graveyard(ANN, "Darksteel Forge")
    table.graveyard(ANN, "Cancel")
    table.graveyard(BOB, "Grizzly Bears")
    table.happen(chaos_ensues, pause=True)
    assert table.decision is not None
    assert list(table.decision.options) == [forge.id]  # type: ignore[attr-defined]
    table.answer(ANN, forge)
    table.resolve()
    assert table.battlefield(ANN) == ["Darksteel Forge"]


# ---------------------------------------------------------------------- Esper


@pytest.mark.rule("601.2f")
def test_in_esper_artifact_spells_are_cheaper_for_everybody() -> None:
    table = PlanarTable()
    table.on_plane("Esper")
    for player in (ANN, BOB):
        table.turn(player)
        table.hand(player, "Copper Myr", "Grizzly Bears")
        table.lands(player, "Forest")
        assert table.can_cast(player, "Copper Myr")
        assert not table.can_cast(player, "Grizzly Bears")


@pytest.mark.rule("311.7", "608.2c", "613.1d")
def test_chaos_in_esper_makes_artifacts_first_and_gives_abilities_then(table: PlanarTable) -> None:
    """What was an artifact creature before gets the abilities too, whatever its colour; a green one gets nothing."""
    table.on_plane("Esper")
    angel, myr, bears = (table.battlefield(ANN, name) for name in ("Serra Angel", "Copper Myr", "Grizzly Bears"))
    theirs = table.battlefield(BOB, "Air Elemental")
    table.chaos()
    table.resolve()
    assert [thing.is_a("Artifact") for thing in (angel, myr, bears, theirs)] == [True, True, False, False]
    given = {"vigilance", "menace", "lifelink"}
    assert [given <= thing.keywords for thing in (angel, myr, bears, theirs)] == [True, True, False, False]
    assert angel.is_a("Angel")
    table.next_turn()
    assert not angel.is_a("Artifact")
    assert not myr.has("menace")
