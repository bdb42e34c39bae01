"""The planes of Innistrad, each played in a game."""

from __future__ import annotations

import pytest

from planechase.testing import ANN, BOB
from planechase.testing.planar_table import PlanarTable
from planechase.words.card import SORCERY_CARD, creature, when_enters
from planechase.words.card import card as a_card
from planechase.words.effects.damage_effects import damage
from planechase.words.player_words import EACH_PLAYER


@pytest.fixture
def table() -> PlanarTable:
    return PlanarTable(free_mana=True)


# ---------------------------------------------------------------------- Gavony


@pytest.mark.rule("702.20b")
def test_everybody_is_vigilant_in_gavony(table: PlanarTable) -> None:
    table.on_plane("Gavony")
    bears = table.battlefield(ANN, "Grizzly Bears")
    assert table.battlefield(BOB, "Air Elemental").has("vigilance")
    table.attack(ANN, "Grizzly Bears")
    assert not bears.tapped
    table.planeswalk(ANN)
    assert not bears.has("vigilance")


@pytest.mark.rule("611.2c")
def test_chaos_in_gavony_saves_the_creatures_you_control_then(table: PlanarTable) -> None:
    table.on_plane("Gavony")
    mine, theirs = table.battlefield(ANN, "Grizzly Bears"), table.battlefield(BOB, "Air Elemental")
    table.roll(ANN, "chaos")
    table.resolve()
    late = table.battlefield(ANN, "Llanowar Elves")
    assert (mine.has("indestructible"), theirs.has("indestructible"), late.has("indestructible")) == (
        True,
        False,
        False,
    )
    table.hand(BOB, "Act of Aggression")
    table.cast(BOB, "Act of Aggression", targets=[mine])
    table.resolve()
    assert (mine.controller, mine.has("indestructible")) == (BOB, True)
    table.next_turn()
    assert not mine.has("indestructible")


# ---------------------------------------------------------------------- Kessig


@pytest.mark.rule("615.1")
def test_only_werewolves_deal_combat_damage_in_kessig(table: PlanarTable) -> None:
    table.on_plane("Kessig")
    bears = table.battlefield(ANN, "Grizzly Bears")
    wolf = table.battlefield(ANN, a_card("Kessig Howler", "{2}{R}", creature("Human Werewolf", 3, 3)))
    wall = table.battlefield(BOB, "Wall of Blossoms")
    table.attack(ANN, [bears, wolf])
    table.block(BOB, {wall: bears})
    table.combat_damage()
    assert (table.life(BOB), wall.damage, bears.damage) == (17, 0, 0)


def test_other_damage_is_not_prevented_in_kessig(table: PlanarTable) -> None:
    table.on_plane("Kessig")
    table.hand(ANN, "Lightning Bolt")
    table.cast(ANN, "Lightning Bolt", targets=[BOB])
    table.resolve()
    assert table.life(BOB) == 17
    table.will(ANN, "Air Elemental")
    elemental = table.battlefield(BOB, "Air Elemental", counters={"+1/+1": 1})
    table.enters(ANN, "Flametongue Kavu")
    table.resolve()
    assert elemental.damage == 4


@pytest.mark.rule("205.1b")
@pytest.mark.rule("611.2c")
def test_chaos_in_kessig_turns_your_creatures_into_werewolves(table: PlanarTable) -> None:
    table.on_plane("Kessig")
    bears, theirs = table.battlefield(ANN, "Grizzly Bears"), table.battlefield(BOB, "Llanowar Elves")
    table.roll(ANN, "chaos")
    table.resolve()
    late = table.battlefield(ANN, "Twinblade Slasher")
    assert (bears.power, bears.toughness, bears.has("trample")) == (4, 4, True)
    assert bears.subtypes == {"Bear", "Werewolf"}
    assert "Werewolf" not in theirs.subtypes | late.subtypes
    table.will(ANN, {theirs: 1, BOB: 3})
    table.attack(ANN, [bears])
    table.block(BOB, {theirs: bears})
    table.combat_damage()
    assert (table.life(BOB), bears.damage, table.battlefield(BOB)) == (17, 0, [])
    table.next_turn()
    assert (bears.power, bears.subtypes) == (2, frozenset({"Bear"}))


# ---------------------------------------------------------------------- Nephalia


@pytest.mark.rule("701.17a")
def test_nephalia_mills_seven_and_returns_one_at_random(table: PlanarTable) -> None:
    table.on_plane("Nephalia")
    table.library(ANN, *["Swamp"] * 9, only=True)
    table.graveyard(ANN, "Island")
    table.graveyard(BOB, "Forest")
    table.begin("end step")
    assert table.stack == ["Nephalia"]
    table.resolve()
    assert (len(table.library(ANN)), len(table.graveyard(ANN)), len(table.hand(ANN))) == (2, 7, 1)
    assert (table.graveyard(BOB), table.hand(BOB)) == (["Forest"], [])


def test_nephalia_returns_any_card_sooner_or_later() -> None:
    found = set()
    for seed in range(12):
        table = PlanarTable(seed=seed)
        table.on_plane("Nephalia")
        table.library(ANN, "Swamp", "Island", only=True)
        table.begin("end step")
        table.resolve()
        found |= set(table.hand(ANN))
        assert len(table.graveyard(ANN)) == 1
    assert found == {"Swamp", "Island"}


def test_nephalia_with_nothing_to_mill_or_return(table: PlanarTable) -> None:
    table.on_plane("Nephalia")
    table.library(ANN, only=True)
    table.begin("end step")
    table.resolve()
    assert (table.hand(ANN), table.graveyard(ANN)) == ([], [])


@pytest.mark.rule("311.7")
@pytest.mark.rule("115.1d")
def test_chaos_in_nephalia_returns_the_card_you_choose(table: PlanarTable) -> None:
    table.on_plane("Nephalia")
    table.graveyard(ANN, "Island", "Grizzly Bears")
    table.graveyard(BOB, "Forest")
    table.roll(ANN, "chaos", pause=True)
    assert len(table.decision.options) == 2  # type: ignore[union-attr]
    table.answer(ANN, "Grizzly Bears")
    table.resolve()
    assert (table.hand(ANN), table.graveyard(ANN)) == (["Grizzly Bears"], ["Island"])


# ---------------------------------------------------------------------- Stensia


def test_in_stensia_a_creature_grows_by_its_first_damage_to_a_player_each_turn(table: PlanarTable) -> None:
    table.on_plane("Stensia")
    bears = table.battlefield(ANN, "Grizzly Bears")
    table.attack(ANN, "Grizzly Bears")
    table.combat_damage()
    assert table.stack == ["Stensia"]
    table.resolve()
    assert bears.counters == {"+1/+1": 1}
    table.go_to("precombat main phase", of=ANN)
    table.attack(ANN, "Grizzly Bears")
    table.combat_damage()
    table.resolve()
    assert (bears.counters, table.life(BOB)) == ({"+1/+1": 2}, 20 - 2 - 3)


def test_double_strike_counts_once_in_stensia(table: PlanarTable) -> None:
    table.on_plane("Stensia")
    hobgoblin = table.battlefield(ANN, "Hearthfire Hobgoblin")
    table.attack(ANN, [hobgoblin])
    table.combat_damage()
    table.resolve_all()
    assert (hobgoblin.counters, table.life(BOB)) == ({"+1/+1": 1}, 20 - 2 - 3)


def test_the_damage_of_the_turn_before_stensia_counts(table: PlanarTable) -> None:
    bears = table.battlefield(ANN, "Grizzly Bears")
    table.attack(ANN, [bears])
    table.combat_damage()
    table.on_plane("Stensia")
    table.hand(ANN, "Relentless Assault")
    table.go_to("postcombat main phase")
    table.cast(ANN, "Relentless Assault")
    table.resolve()
    table.attack(ANN, [bears])
    table.combat_damage()
    assert (table.stack, table.life(BOB)) == ([], 16)


def test_damage_to_a_blocker_is_nothing_to_stensia(table: PlanarTable) -> None:
    table.on_plane("Stensia")
    bears, wall = table.battlefield(ANN, "Grizzly Bears"), table.battlefield(BOB, "Wall of Blossoms")
    table.attack(ANN, [bears])
    table.block(BOB, {wall: bears})
    table.combat_damage()
    assert (table.stack, bears.counters) == ([], {})


def test_one_blow_at_several_players_counts_once_in_stensia() -> None:
    table = PlanarTable(players=3)
    table.on_plane("Stensia")
    imp = table.enters(ANN, a_card("Spiteful Imp", "{R}", creature("Imp", 1, 1), when_enters(damage(1, EACH_PLAYER))))
    table.resolve()
    assert (table.stack, [table.life(seat) for seat in range(3)]) == (["Stensia"], [19, 19, 19])
    table.resolve()
    assert imp.counters == {"+1/+1": 1}


def test_a_spell_is_no_creature_in_stensia(table: PlanarTable) -> None:
    table.on_plane("Stensia")
    table.hand(ANN, a_card("Shower of Sparks", "{R}", SORCERY_CARD, damage(1, EACH_PLAYER)))
    table.cast(ANN, "Shower of Sparks")
    table.resolve()
    assert table.stack == []


@pytest.mark.rule("611.2c")
@pytest.mark.rule("602.5a")
def test_chaos_in_stensia_lets_your_creatures_sting(table: PlanarTable) -> None:
    table.on_plane("Stensia")
    bears = table.battlefield(ANN, "Grizzly Bears")
    elspeth = table.battlefield(BOB, "Elspeth, Knight-Errant")
    fresh = table.battlefield(ANN, "Llanowar Elves", summoning_sick=True)
    theirs = table.battlefield(BOB, "Air Elemental")
    table.roll(ANN, "chaos")
    table.resolve()
    late = table.battlefield(ANN, "Twinblade Slasher")
    assert "This creature deals 1 damage" in bears.text
    assert "deals 1 damage" not in theirs.text + late.text
    assert not table.can_activate(ANN, fresh, "damage")
    with table.refuses("target"):
        table.activate(ANN, bears, targets=[theirs])
    table.activate(ANN, bears, targets=[BOB])
    table.resolve()
    assert (table.life(BOB), bears.tapped, table.stack) == (19, True, ["Stensia"])
    table.resolve()
    assert bears.counters == {"+1/+1": 1}
    table.untap(bears)
    table.activate(ANN, bears, targets=[elspeth])
    table.resolve()
    assert (elspeth.loyalty, table.stack) == (3, [])
    table.next_turn()
    assert "deals 1 damage" not in bears.text
