"""White cards of the Planechase packs: what makes each of them that card."""

from __future__ import annotations

import pytest

from planechase.rules.events.events import Revealed, Shuffled
from planechase.testing import ANN, BOB, Table


@pytest.fixture
def table() -> Table:
    return Table(free_mana=True)


# ---------------------------------------------------------------------- creatures


@pytest.mark.rule("603.5", "603.3d")
def test_auramancer_brings_an_enchantment_card_back(table: Table) -> None:
    rancor, moon, bears = table.graveyard(ANN, "Rancor", "Blood Moon", "Grizzly Bears")
    theirs = table.graveyard(BOB, "Humility")
    table.enters(ANN, "Auramancer", pause=True)
    for wrong in (bears, theirs):
        with table.refuses("not among the options"):
            table.answer(ANN, wrong)
    table.answer(ANN, moon)
    table.will(ANN, True)
    table.resolve()
    assert table.hand(ANN) == ["Blood Moon"]
    assert rancor.exists


@pytest.mark.rule("603.5")
def test_auramancer_may_leave_it_there(table: Table) -> None:
    rancor = table.graveyard(ANN, "Rancor")
    table.will(ANN, rancor, False)
    table.enters(ANN, "Auramancer")
    table.resolve()
    assert rancor.exists
    assert table.hand(ANN) == []


@pytest.mark.rule("303.4f", "701.24a")
def test_auratouched_mage_finds_an_aura_that_fits_it(table: Table) -> None:
    table.library(ANN, "Curse of the Nightly Hunt", "Fertile Ground", "Blood Moon", "Mammoth Umbra", "Rancor")
    mage = table.enters(ANN, "Auratouched Mage")
    table.resolve(pause=True)
    for wrong in ("Curse of the Nightly Hunt", "Fertile Ground", "Blood Moon"):
        with table.refuses("not among the options"):
            table.answer(ANN, wrong)
    table.answer(ANN, "Mammoth Umbra")
    assert [aura.name for aura in mage.attachments] == ["Mammoth Umbra"]
    assert (mage.power, mage.toughness) == (6, 6)
    assert table.find("Mammoth Umbra").controller == ANN
    assert len(table.happened(Shuffled)) == 1
    assert not table.happened(Revealed)


@pytest.mark.rule("303.4c")
def test_auratouched_mage_counts_as_what_it_is_now(table: Table) -> None:
    table.library(ANN, "Quiet Disrepair")
    table.battlefield(BOB, "Enchanted Evening")
    table.will(ANN, "Quiet Disrepair", about="Search")
    mage = table.enters(ANN, "Auratouched Mage")
    table.resolve()
    assert [aura.name for aura in mage.attachments] == ["Quiet Disrepair"]


@pytest.mark.rule("608.2h")
def test_a_dead_auratouched_mage_still_gets_an_aura_to_hand(table: Table) -> None:
    table.library(ANN, "Fertile Ground", "Rancor", "Grizzly Bears")
    table.hand(BOB, "Lightning Bolt")
    mage = table.enters(ANN, "Auratouched Mage")
    table.cast(BOB, "Lightning Bolt", targets=[mage])
    table.resolve()
    assert not mage.exists
    table.resolve(pause=True)
    with table.refuses("not among the options"):
        table.answer(ANN, "Fertile Ground")
    table.answer(ANN, "Rancor")
    assert table.hand(ANN) == ["Rancor"]
    assert [shown.names for shown in table.happened(Revealed)] == [("Rancor",)]
    assert len(table.happened(Shuffled)) == 1


@pytest.mark.rule("701.23b")
def test_auratouched_mage_need_not_find_anything(table: Table) -> None:
    table.library(ANN, "Rancor")
    mage = table.enters(ANN, "Auratouched Mage")
    table.will(ANN, [])
    table.resolve()
    assert mage.attachments == []
    assert "Rancor" in table.library(ANN)
    assert len(table.happened(Shuffled)) == 1


@pytest.mark.rule("601.2i", "122.1a")
def test_celestial_ancient_answers_enchantment_spells(table: Table) -> None:
    ancient, bears = table.battlefield(ANN, "Celestial Ancient", "Grizzly Bears")
    theirs = table.battlefield(BOB, "Grizzly Bears")
    table.hand(ANN, "Ghostly Prison", "Rancor", "Lightning Bolt")
    table.hand(BOB, "Blood Moon")
    assert ancient.has("flying")
    table.cast(ANN, "Ghostly Prison")
    assert table.stack == ["Ghostly Prison", "Celestial Ancient"]
    table.resolve()
    assert (ancient.power, bears.power, theirs.power) == (4, 3, 2)
    table.resolve()
    table.cast(ANN, "Rancor", targets=[ancient])
    table.resolve_all()
    assert (ancient.toughness, bears.toughness) == (5, 4)
    table.cast(ANN, "Lightning Bolt", targets=[BOB])
    assert table.stack == ["Lightning Bolt"]
    table.resolve()
    table.turn(BOB)
    table.cast(BOB, "Blood Moon")
    assert table.stack == ["Blood Moon"]


# ---------------------------------------------------------------------- Auras


@pytest.mark.rule("508.1c", "509.1b")
@pytest.mark.parametrize("name", ["Cage of Hands", "Prison Term"])
def test_a_caged_creature_neither_attacks_nor_blocks(table: Table, name: str) -> None:
    caged, free = table.battlefield(BOB, "Grizzly Bears", "Alpha Tyrranax")
    mine = table.battlefield(ANN, "Llanowar Elves")
    table.hand(ANN, name)
    table.cast(ANN, name, targets=[caged])
    table.resolve()
    table.attack(ANN, {mine: BOB})
    with table.refuses("not among the options"):
        table.block(BOB, {caged: mine})
    table.block(BOB, {})
    table.turn(BOB)
    assert not table.can_attack(caged)
    assert table.can_attack(free)


@pytest.mark.rule("602.5", "605.1a")
def test_prison_term_stops_all_activated_abilities(table: Table) -> None:
    elves, slasher = table.battlefield(BOB, "Llanowar Elves", "Twinblade Slasher")
    term = table.battlefield(ANN, "Prison Term", attached_to=slasher)
    table.turn(BOB)
    with table.refuses("forbids"):
        table.activate(BOB, slasher)
    assert table.tap_for_mana(BOB, elves) == "{G}"
    table.untap(elves)
    table.remove(term)
    table.battlefield(ANN, "Prison Term", attached_to=elves)
    with table.refuses("forbids"):
        table.tap_for_mana(BOB, elves)
    table.activate(BOB, slasher)
    assert table.stack == ["Twinblade Slasher"]


@pytest.mark.rule("701.3a", "603.5")
@pytest.mark.parametrize("moves", [True, False])
def test_prison_term_may_move_to_a_new_creature_of_an_opponent(table: Table, moves: bool) -> None:
    bears = table.battlefield(BOB, "Grizzly Bears")
    term = table.battlefield(ANN, "Prison Term", attached_to=bears)
    table.enters(ANN, "Grizzly Bears")
    assert table.stack == []
    beast = table.enters(BOB, "Alpha Tyrranax")
    table.will(ANN, moves)
    table.resolve()
    assert term.attached_to == (beast if moves else bears)


@pytest.mark.rule("701.3b")
def test_prison_term_stays_where_it_is_if_it_cannot_move(table: Table) -> None:
    bears = table.battlefield(BOB, "Grizzly Bears")
    term = table.battlefield(ANN, "Prison Term", attached_to=bears)
    table.hand(ANN, "Lightning Bolt")
    elves = table.enters(BOB, "Llanowar Elves")
    table.cast(ANN, "Lightning Bolt", targets=[elves])
    table.resolve()
    table.will(ANN, True)
    table.resolve()
    assert not elves.exists
    assert term.attached_to == bears


@pytest.mark.rule("113.7a", "400.7")
def test_cage_of_hands_returns_to_hand(table: Table) -> None:
    bears = table.battlefield(BOB, "Grizzly Bears")
    cage = table.battlefield(ANN, "Cage of Hands", attached_to=bears)
    with table.refuses("Only Ann can activate"):
        table.activate(BOB, cage)
    table.activate(ANN, cage)
    table.activate(ANN, cage)
    table.resolve_all()
    assert table.hand(ANN) == ["Cage of Hands"]
    table.turn(BOB)
    assert table.can_attack(bears)


@pytest.mark.rule("400.7")
def test_cage_of_hands_that_is_gone_stays_in_the_graveyard(table: Table) -> None:
    bears = table.battlefield(BOB, "Grizzly Bears")
    cage = table.battlefield(ANN, "Cage of Hands", attached_to=bears)
    table.hand(BOB, "Lightning Bolt")
    table.activate(ANN, cage)
    table.cast(BOB, "Lightning Bolt", targets=[bears])
    table.resolve_all()
    assert table.graveyard(ANN) == ["Cage of Hands"]
    assert table.hand(ANN) == []


@pytest.mark.rule("702.15b", "701.3a")
def test_felidar_umbra_gives_lifelink_and_moves_on(table: Table) -> None:
    bears, beast = table.battlefield(ANN, "Grizzly Bears", "Alpha Tyrranax")
    theirs = table.battlefield(BOB, "Grizzly Bears")
    umbra = table.battlefield(ANN, "Felidar Umbra", attached_to=bears)
    table.attack(ANN, {bears: BOB, beast: BOB})
    with table.refuses("not a legal target"):
        table.activate(ANN, umbra, targets=[theirs])
    table.activate(ANN, umbra, targets=[beast])
    table.resolve()
    assert umbra.attached_to == beast
    assert (bears.has("lifelink"), beast.has("lifelink")) == (False, True)
    table.combat_damage()
    assert table.life(ANN) == 26


@pytest.mark.rule("702.15b", "702.7b")
def test_felidar_umbra_serves_two_creatures_in_one_combat(table: Table) -> None:
    knight, bears = table.battlefield(ANN, "White Knight", "Grizzly Bears")
    umbra = table.battlefield(ANN, "Felidar Umbra", attached_to=knight)
    table.attack(ANN, {knight: BOB, bears: BOB})
    table.go_to("first-strike combat damage step")
    assert table.life(ANN) == 22
    table.activate(ANN, umbra, targets=[bears])
    table.resolve()
    table.go_to("combat damage step")
    assert table.life(ANN) == 24


@pytest.mark.rule("702.89a")
@pytest.mark.parametrize("name", ["Felidar Umbra", "Mammoth Umbra"])
def test_umbras_die_for_their_creature(table: Table, name: str) -> None:
    bears = table.battlefield(ANN, "Grizzly Bears")
    umbra = table.battlefield(ANN, name, attached_to=bears)
    table.hand(BOB, "Lightning Bolt", "Lightning Bolt", "Lightning Bolt")
    for _ in range(-(-bears.toughness // 3)):
        table.cast(BOB, "Lightning Bolt", targets=[bears])
        table.resolve()
    assert not umbra.exists
    assert bears.exists
    assert bears.damage == 0
    assert not bears.tapped


@pytest.mark.rule("702.89a", "701.8a")
def test_mammoth_umbra_and_its_creature_under_one_wrath(table: Table) -> None:
    bears = table.battlefield(ANN, "Grizzly Bears")
    table.battlefield(ANN, "Mammoth Umbra", attached_to=bears)
    table.hand(BOB, "Akroma's Vengeance")
    table.turn(BOB)
    table.cast(BOB, "Akroma's Vengeance")
    table.resolve()
    assert bears.exists
    assert table.graveyard(ANN) == ["Mammoth Umbra"]


@pytest.mark.rule("702.20b")
def test_mammoth_umbra_makes_a_big_watchful_creature(table: Table) -> None:
    bears = table.battlefield(ANN, "Grizzly Bears")
    table.hand(ANN, "Mammoth Umbra")
    table.cast(ANN, "Mammoth Umbra", targets=[bears])
    table.resolve()
    assert (bears.power, bears.toughness) == (5, 5)
    table.attack(ANN, {bears: BOB})
    assert not bears.tapped


# ---------------------------------------------------------------------- spells, and an enchantment


@pytest.mark.rule("608.2h", "119.3")
def test_congregate_counts_creatures_as_it_resolves(table: Table) -> None:
    table.battlefield(ANN, "Grizzly Bears", "Llanowar Elves")
    theirs = table.battlefield(BOB, "Grizzly Bears")
    table.hand(ANN, "Congregate")
    table.hand(BOB, "Lightning Bolt")
    table.cast(ANN, "Congregate", targets=[BOB])
    table.cast(BOB, "Lightning Bolt", targets=[theirs])
    table.resolve_all()
    assert (table.life(ANN), table.life(BOB)) == (20, 24)


@pytest.mark.rule("201.2b", "701.23b")
def test_three_dreams_finds_auras_of_different_names(table: Table) -> None:
    table.library(ANN, "Rancor", "Rancor", "Mammoth Umbra", "Blood Moon", "Spirit Mantle", "Hyena Umbra")
    table.hand(ANN, "Three Dreams")
    table.cast(ANN, "Three Dreams")
    table.resolve(pause=True)
    with table.refuses("different names"):
        table.answer(ANN, ["Rancor", "Rancor"])
    with table.refuses("not among the options"):
        table.answer(ANN, ["Blood Moon"])
    with table.refuses("from 0 to 3"):
        table.answer(ANN, ["Rancor", "Mammoth Umbra", "Spirit Mantle", "Hyena Umbra"])
    table.answer(ANN, ["Rancor", "Mammoth Umbra", "Spirit Mantle"])
    assert sorted(table.hand(ANN)) == ["Mammoth Umbra", "Rancor", "Spirit Mantle"]
    assert [sorted(shown.names) for shown in table.happened(Revealed)] == [["Mammoth Umbra", "Rancor", "Spirit Mantle"]]
    assert len(table.happened(Shuffled)) == 1


@pytest.mark.rule("601.2i", "603.3b")
def test_sigil_of_the_empty_throne_sends_angels(table: Table) -> None:
    table.hand(ANN, "Sigil of the Empty Throne", "Ghostly Prison", "Grizzly Bears")
    table.cast(ANN, "Sigil of the Empty Throne")
    table.resolve_all()
    assert table.find_all("Angel Token") == []
    table.cast(ANN, "Ghostly Prison")
    table.resolve()
    assert table.stack == ["Ghostly Prison"]
    angel = table.find("Angel Token")
    assert (angel.power, angel.toughness, angel.colors, angel.has("flying")) == (4, 4, "W", True)
    table.resolve()
    table.cast(ANN, "Grizzly Bears")
    assert table.stack == ["Grizzly Bears"]
