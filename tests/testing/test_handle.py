"""A handle shows an object as everybody sees it now, and says so when there is nothing of that kind to see."""

from __future__ import annotations

import pytest

from planechase.rules.events.phasing import phase_out
from planechase.rules.state.decisions import Rule
from planechase.rules.state.objects import Permanent
from planechase.rules.state.source import Source
from planechase.rules.state.state import State
from planechase.testing import ANN, BOB, Gone, Handle, Table, TableError
from planechase.vocabulary import activated, card, creature, gain_life


@pytest.fixture
def table() -> Table:
    return Table(free_mana=True)


# ---------------------------------------------------------------------- what it is


@pytest.mark.rule("205.1", "205.4a", "208.1", "105.2", "202.3")
def test_what_is_printed_on_a_card_can_be_read(table: Table) -> None:
    bosh = table.battlefield(ANN, "Bosh, Iron Golem")
    assert (bosh.power, bosh.toughness, bosh.colors) == (6, 7, "")
    assert (bosh.mana_cost, bosh.mana_value) == ("{8}", 8)
    assert (bosh.types, bosh.supertypes) == (["Artifact", "Creature"], ["Legendary"])
    assert bosh.subtypes == {"Golem"}
    assert bosh.type_line == "Legendary Artifact Creature — Golem"
    assert bosh.text.startswith("Trample\n")
    assert bosh.keywords == {"trample"}
    assert (bosh.has("trample"), bosh.has("flying")) == (True, False)
    assert [word for word in ("Legendary", "Artifact", "Golem", "Land", "Bear") if bosh.is_a(word)] == [
        "Legendary", "Artifact", "Golem",
    ]  # fmt: skip


@pytest.mark.rule("208.1", "202.1b")
def test_a_land_has_neither_cost_nor_colour_nor_power(table: Table) -> None:
    forest = table.battlefield(ANN, "Forest")
    assert (forest.mana_cost, forest.mana_value, forest.colors) == (None, 0, "")
    with pytest.raises(TableError, match="Forest has no power: it is a Basic Land — Forest"):
        _ = forest.power
    with pytest.raises(TableError, match="Forest has no toughness"):
        _ = forest.toughness
    assert repr(forest) == "<Forest on the battlefield under Ann's control>"


@pytest.mark.rule("702.73a")
def test_a_changeling_has_every_creature_type_and_an_ordinary_type_line(table: Table) -> None:
    mauler = table.battlefield(BOB, "Taurean Mauler")
    assert mauler.is_a("Bear")
    assert mauler.type_line == "Creature — Shapeshifter"


@pytest.mark.rule("306.5b", "122.1e")
def test_a_planeswalker_has_loyalty_and_other_things_have_none(table: Table) -> None:
    elspeth, bears = table.battlefield(BOB, "Elspeth, Knight-Errant", "Grizzly Bears")
    assert (elspeth.loyalty, elspeth.counters) == (4, {"loyalty": 4})
    assert (bears.loyalty, bears.counters) == (0, {})


def test_only_counters_that_are_there_are_shown(table: Table) -> None:
    bears = table.battlefield(ANN, "Grizzly Bears", counters={"+1/+1": 2, "charge": 0})
    assert bears.counters == {"+1/+1": 2}
    assert (bears.counter("+1/+1"), bears.counter("charge"), bears.counter("oil")) == (2, 0, 0)


def test_a_keyword_with_a_value_goes_by_its_name(table: Table) -> None:
    assert table.battlefield(ANN, "Rancor").has("enchant")


# ---------------------------------------------------------------------- where it is


def test_whose_it_is_and_where(table: Table) -> None:
    stolen = table.battlefield(ANN, "Grizzly Bears", owner=BOB)
    assert (stolen.controller, stolen.owner, stolen.zone, stolen.is_token) == (ANN, BOB, "battlefield", False)
    token = table.battlefield(ANN, "Grizzly Bears", token=True)
    assert (token.owner, token.is_token) == (ANN, True)
    buried, hidden = table.graveyard(BOB, "Forest"), table.exile(ANN, "Forest", face_down=True)
    assert (buried.zone, buried.controller, buried.face_down) == ("graveyard", BOB, False)
    assert (hidden.zone, hidden.face_down) == ("exile", True)


def test_what_only_a_permanent_has_is_refused_elsewhere(table: Table) -> None:
    bolt = table.hand(ANN, "Lightning Bolt")
    for look in ("tapped", "damage", "summoning_sick", "attached_to", "attachments"):
        with pytest.raises(TableError, match="Lightning Bolt is in Ann's hand; only a permanent has that"):
            getattr(bolt, look)
    with pytest.raises(TableError, match="in Ann's hand; only what is on the stack has targets"):
        _ = bolt.targets
    assert (bolt.attacking, bolt.blocking, bolt.blocked) == (None, [], False)


def test_targets_are_players_by_number_and_objects_by_handle(table: Table) -> None:
    bears = table.battlefield(BOB, "Grizzly Bears")
    table.hand(ANN, "Lightning Bolt", "Lightning Bolt")
    at_bob = table.cast(ANN, "Lightning Bolt", targets=[BOB])
    at_bears = table.cast(ANN, "Lightning Bolt", targets=[bears])
    assert (at_bob.targets, at_bears.targets) == ([BOB], [bears])
    assert [handle.name for handle in table.on_stack()] == ["Lightning Bolt"] * 2
    assert table.on_stack() == [at_bob, at_bears]


@pytest.mark.rule("301.5", "303.4")
def test_what_is_attached_to_what(table: Table) -> None:
    bears, idle = table.battlefield(ANN, "Grizzly Bears", "Grizzly Bears")
    rancor = table.battlefield(BOB, "Rancor", attached_to=bears)
    curse = table.battlefield(BOB, "Rancor", attached_to=ANN)
    assert (rancor.attached_to, curse.attached_to, bears.attached_to) == (bears, ANN, None)
    assert (bears.attachments, idle.attachments) == ([rancor], [])
    assert (bears.power, idle.power) == (4, 2)


@pytest.mark.rule("508.1b", "509.1a", "509.1h")
def test_who_attacks_and_blocks_whom(table: Table) -> None:
    bears, giant, idle = table.battlefield(ANN, "Grizzly Bears", "Bosh, Iron Golem", "Llanowar Elves")
    wall, elspeth = table.battlefield(BOB, "Wall of Blossoms", "Elspeth, Knight-Errant")
    assert (bears.attacking, bears.blocked, wall.blocking) == (None, False, [])
    table.attack(ANN, {bears: elspeth, giant: BOB})
    assert (bears.attacking, giant.attacking, idle.attacking) == (elspeth, BOB, None)
    assert bears.tapped
    assert not idle.tapped
    table.block(BOB, {wall: bears})
    assert (wall.blocking, idle.blocking) == ([bears], [])
    assert (bears.blocked, giant.blocked, idle.blocked) == (True, False, False)
    assert (wall.attacking, wall.blocked) == (None, False)


@pytest.mark.rule("302.6")
def test_summoning_sickness_is_of_creatures_without_haste(table: Table) -> None:
    fresh = table.battlefield(ANN, "Grizzly Bears", summoning_sick=True)
    hasty = table.battlefield(ANN, "Bloodbraid Elf", summoning_sick=True)
    land = table.battlefield(ANN, "Forest", summoning_sick=True)
    assert (fresh.summoning_sick, hasty.summoning_sick, land.summoning_sick) == (True, False, False)


def _phases_out(state: State, handle: Handle) -> Rule[None]:
    permanent = state.objects[handle.id]
    assert isinstance(permanent, Permanent)
    phase_out(state, [permanent], Source(permanent.controller, permanent.id))
    return
    yield


@pytest.mark.rule("702.26b")
def test_what_is_phased_out_is_there_and_says_so(table: Table) -> None:
    bears = table.battlefield(ANN, "Grizzly Bears")
    assert not bears.phased_out
    table.happen(lambda state: _phases_out(state, bears))
    assert bears.phased_out


# ---------------------------------------------------------------------- when it has gone


@pytest.mark.rule("400.7")
def test_what_has_moved_is_another_object(table: Table) -> None:
    bolt = table.hand(ANN, "Lightning Bolt")
    assert bolt.now is bolt
    spell = table.cast(ANN, "Lightning Bolt", targets=[BOB])
    assert spell == bolt.now != bolt
    assert (bolt.exists, spell.exists, bolt.name) == (False, True, "Lightning Bolt")
    with pytest.raises(Gone, match=r"not in Ann's hand any more: it is on the stack now"):
        _ = bolt.zone
    table.resolve()
    assert (spell.now.zone, bolt.now) == ("graveyard", spell.now)


def test_an_ability_that_has_resolved_has_become_nothing(table: Table) -> None:
    priest = card("Priest", "{1}", creature("Cleric", 1, 1), activated("{1}", gain_life(1)))
    table.battlefield(ANN, priest)
    ability = table.activate(ANN, "Priest")
    assert ability.exists
    table.resolve()
    assert table.life(ANN) == 21
    with pytest.raises(Gone, match="Priest is not on the stack any more: it does not exist any more"):
        _ = ability.zone
    with pytest.raises(Gone, match="Priest does not exist any more"):
        _ = ability.now


def test_handles_of_one_object_are_equal(table: Table) -> None:
    bears, other = table.battlefield(ANN, "Grizzly Bears", "Grizzly Bears")
    again = Handle(table, bears.id)
    assert again == bears != other
    assert {bears: "mine"}[again] == "mine"
    assert bears != bears.id
