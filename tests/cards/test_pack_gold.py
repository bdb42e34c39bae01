"""The multicoloured creatures of the Planechase packs: what makes each of them that card."""

from __future__ import annotations

import pytest

from planechase.rules.events.zones import put_onto_battlefield
from planechase.testing import ANN, BOB, CAT, Table
from planechase.words.card import artifact_creature, card


@pytest.fixture
def table() -> Table:
    return Table(free_mana=True)


# ---------------------------------------------------------------------- red and green


@pytest.mark.rule("503.1a", "120.3a")
def test_rumbling_slum_hurts_everybody_at_its_controllers_upkeep() -> None:
    table = Table(players=3)
    table.battlefield(ANN, "Rumbling Slum")
    table.begin("upkeep", of=BOB)
    assert table.stack == []
    table.begin("upkeep", of=ANN)
    table.resolve()
    assert [table.life(player) for player in (ANN, BOB, CAT)] == [19, 19, 19]


@pytest.mark.rule("104.4a", "704.5a")
def test_rumbling_slum_may_end_a_game_in_a_draw(table: Table) -> None:
    table.battlefield(ANN, "Rumbling Slum")
    for player in (ANN, BOB):
        table.life(player, 1)
    table.begin("upkeep", of=ANN)
    table.resolve()
    assert table.result is not None
    assert table.winner is None


@pytest.mark.rule("601.2i", "702.17b")
def test_dragonlair_spider_makes_insects_of_opponents_spells(table: Table) -> None:
    spider = table.battlefield(ANN, "Dragonlair Spider")
    table.hand(ANN, "Fog", "Cancel")
    table.hand(BOB, "Lightning Bolt")
    table.cast(ANN, "Fog")
    assert table.stack == ["Fog"]
    bolt = table.cast(BOB, "Lightning Bolt", targets=[ANN])
    assert table.stack == ["Fog", "Lightning Bolt", "Dragonlair Spider"]
    table.pass_(BOB)
    table.cast(ANN, "Cancel", targets=[bolt])
    table.resolve()
    table.resolve()
    insect = table.find("Insect Token")
    assert (insect.power, insect.toughness, insect.colors, insect.controller) == (1, 1, "G", ANN)
    table.resolve_all()
    assert table.life(ANN) == 20
    angel = table.battlefield(BOB, "Serra Angel")
    table.turn(BOB)
    table.attack(BOB, {angel: ANN})
    table.block(ANN, {spider: angel})
    assert angel.blocked


@pytest.mark.rule("702.82a", "702.82b")
def test_hellkite_hatchling_flies_and_tramples_after_a_meal(table: Table) -> None:
    food = table.battlefield(ANN, "Grizzly Bears", "Llanowar Elves")
    table.hand(ANN, "Hellkite Hatchling")
    table.cast(ANN, "Hellkite Hatchling")
    table.will(ANN, list(food))
    table.resolve()
    hatchling = table.find("Hellkite Hatchling")
    assert (hatchling.power, hatchling.toughness) == (4, 4)
    assert {"flying", "trample"} <= hatchling.keywords
    table.counters(hatchling, "+1/+1", 0)
    assert (hatchling.power, hatchling.has("flying")) == (2, True)


@pytest.mark.rule("702.82b")
def test_a_hungry_hellkite_hatchling_stays_on_the_ground(table: Table) -> None:
    table.battlefield(ANN, "Grizzly Bears")
    table.will(ANN, [])
    hatchling = table.enters(ANN, "Hellkite Hatchling")
    assert (hatchling.power, hatchling.toughness) == (2, 2)
    assert not {"flying", "trample"} & hatchling.keywords


@pytest.mark.rule("702.82b", "707.2")
def test_a_copy_of_hellkite_hatchling_asks_what_it_devoured_itself(table: Table) -> None:
    food, bears = table.battlefield(ANN, "Llanowar Elves", "Grizzly Bears")
    table.will(ANN, [food])
    fed = table.enters(ANN, "Hellkite Hatchling")
    table.hand(ANN, "Mirrorweave")
    table.cast(ANN, "Mirrorweave", targets=[fed])
    table.resolve()
    assert bears.name == "Hellkite Hatchling"
    assert (fed.has("flying"), bears.has("flying")) == (True, False)


# ---------------------------------------------------------------------- blue


@pytest.mark.rule("701.19a", "702.9b")
def test_kathari_remnant_regenerates(table: Table) -> None:
    remnant = table.battlefield(ANN, "Kathari Remnant")
    table.hand(BOB, "Lightning Bolt", "Lightning Bolt")
    table.activate(ANN, remnant)
    table.resolve()
    assert remnant.has("flying")
    table.cast(BOB, "Lightning Bolt", targets=[remnant])
    table.resolve()
    assert (remnant.exists, remnant.tapped, remnant.damage) == (True, True, 0)
    table.cast(BOB, "Lightning Bolt", targets=[remnant])
    table.resolve()
    assert not remnant.exists


@pytest.mark.rule("702.49a", "702.49c")
def test_silent_blade_oni_takes_the_place_of_an_unblocked_attacker(table: Table) -> None:
    elves = table.battlefield(ANN, "Llanowar Elves")
    table.hand(ANN, "Silent-Blade Oni")
    table.attack(ANN, {elves: BOB})
    table.block(BOB)
    table.activate(ANN, "Silent-Blade Oni")
    assert sorted(table.hand(ANN)) == ["Llanowar Elves", "Silent-Blade Oni"]
    table.resolve()
    oni = table.find("Silent-Blade Oni")
    assert (oni.tapped, oni.attacking) == (True, BOB)
    table.combat_damage()
    assert table.life(BOB) == 14


def hit_by_oni(table: Table, *hand: str) -> None:
    """Bob, with these cards in hand, is hit by the Oni."""
    oni = table.battlefield(ANN, "Silent-Blade Oni")
    table.hand(BOB, *hand)
    table.attack(ANN, {oni: BOB})
    table.combat_damage()
    assert table.stack == ["Silent-Blade Oni"]


@pytest.mark.rule("608.2g", "118.9", "608.3a")
def test_silent_blade_oni_casts_a_permanent_from_the_hand_it_saw(table: Table) -> None:
    hit_by_oni(table, "Serra Angel", "Forest", "Blaze")
    table.resolve(pause=True)
    assert "Serra Angel" in table.question
    assert "Blaze" in table.question
    assert "Forest" not in table.question
    table.answer(ANN, "Serra Angel")
    assert table.stack == ["Serra Angel"]
    assert sorted(table.hand(BOB)) == ["Blaze", "Forest"]
    table.resolve()
    angel = table.find("Serra Angel")
    assert (angel.controller, angel.owner) == (ANN, BOB)


@pytest.mark.rule("608.2n")
def test_an_instant_that_silent_blade_oni_casts_goes_to_its_owners_graveyard(table: Table) -> None:
    hit_by_oni(table, "Lightning Bolt", "Blaze")
    table.will(ANN, "Lightning Bolt", BOB)
    table.resolve()
    table.resolve()
    assert table.life(BOB) == 20 - 6 - 3
    assert (table.graveyard(ANN), table.graveyard(BOB)) == ([], ["Lightning Bolt"])


@pytest.mark.rule("118.8", "118.9d")
def test_silent_blade_oni_pays_additional_costs_and_leaves_alone_what_cannot_be_cast(table: Table) -> None:
    oni = table.battlefield(ANN, "Silent-Blade Oni")
    table.hand(BOB, "Fling", "Cancel", "Plains")
    table.attack(ANN, {oni: BOB})
    table.combat_damage()
    table.resolve(pause=True)
    assert "Cancel" not in table.question
    table.will(ANN, BOB)
    table.answer(ANN, "Fling")
    assert not oni.exists
    table.resolve()
    assert table.life(BOB) == 20 - 6 - 6


@pytest.mark.rule("701.20e", "608.2d")
def test_silent_blade_oni_may_only_look(table: Table) -> None:
    hit_by_oni(table, "Serra Angel")
    table.will(ANN, [])
    table.resolve()
    assert table.stack == []
    assert table.hand(BOB) == ["Serra Angel"]
    assert "Serra Angel" in str(table.view(ANN))


@pytest.mark.rule("113.6", "113.7a")
def test_etherium_horn_sorcerer_returns_to_be_cast_again(table: Table) -> None:
    sorcerer = table.battlefield(BOB, "Etherium-Horn Sorcerer", owner=ANN)
    assert {"Artifact", "Creature"} == set(sorcerer.types)
    table.activate(BOB, sorcerer)
    table.activate(BOB, sorcerer)
    table.resolve_all()
    assert (table.hand(ANN), table.hand(BOB)) == (["Etherium-Horn Sorcerer"], [])
    table.mana(ANN, "{U}{U}{R}")
    assert "Etherium-Horn Sorcerer" not in " ".join(table.actions(ANN))


@pytest.mark.rule("101.4", "701.9b")
def test_noggle_ransacker_makes_everybody_draw_and_discard_at_random() -> None:
    table = Table(players=3)
    table.hand(BOB, "Fog")
    table.enters(CAT, "Noggle Ransacker")
    table.resolve()
    assert [len(table.hand(player)) for player in (ANN, BOB, CAT)] == [1, 2, 1]
    assert [len(table.graveyard(player)) for player in (ANN, BOB, CAT)] == [1, 1, 1]


@pytest.mark.rule("701.9b")
def test_what_noggle_ransacker_takes_is_up_to_chance() -> None:
    taken: set[str] = set()
    for seed in range(12):
        table = Table(seed=seed)
        table.hand(BOB, "Fog")
        table.library(BOB, "Cancel", "Twincast")
        table.enters(ANN, "Noggle Ransacker")
        table.resolve()
        taken.add(*table.graveyard(BOB))
    assert taken == {"Fog", "Cancel", "Twincast"}


# ---------------------------------------------------------------------- Krond


@pytest.mark.rule("603.4", "702.20b")
def test_krond_exiles_something_only_while_enchanted(table: Table) -> None:
    krond = table.battlefield(ANN, "Krond the Dawn-Clad")
    land, other = table.battlefield(BOB, "Forest", "Plains")
    table.attack(ANN, {krond: BOB})
    assert table.stack == []
    assert not krond.tapped
    table.battlefield(ANN, "Rancor", attached_to=krond)
    table.go_to("beginning of combat", of=ANN)
    table.will(ANN, land)
    table.attack(ANN, {krond: BOB})
    table.resolve()
    assert (land.exists, other.exists) == (False, True)
    assert table.exile(BOB) == ["Forest"]


@pytest.mark.rule("603.4")
def test_krond_without_its_aura_does_nothing_any_more(table: Table) -> None:
    krond = table.battlefield(ANN, "Krond the Dawn-Clad")
    rancor = table.battlefield(ANN, "Rancor", attached_to=krond)
    land = table.battlefield(BOB, "Forest")
    pridemage = table.battlefield(BOB, "Qasali Pridemage")
    table.will(ANN, land)
    table.attack(ANN, {krond: BOB})
    table.activate(BOB, pridemage, targets=[rancor])
    table.resolve_all()
    assert land.exists


@pytest.mark.rule("608.2h", "603.4")
def test_krond_that_died_enchanted_still_exiles(table: Table) -> None:
    krond = table.battlefield(ANN, "Krond the Dawn-Clad")
    table.battlefield(ANN, "Rancor", attached_to=krond)
    land = table.battlefield(BOB, "Forest")
    table.hand(BOB, "Hideous End")
    table.will(ANN, land)
    table.attack(ANN, {krond: BOB})
    table.cast(BOB, "Hideous End", targets=[krond])
    table.resolve_all()
    assert not krond.exists
    assert not land.exists


# ---------------------------------------------------------------------- red and white


@pytest.mark.rule("702.10b", "702.7b")
def test_boros_guildmage_gives_haste_and_first_strike(table: Table) -> None:
    mage = table.battlefield(ANN, "Boros Guildmage")
    bears = table.battlefield(ANN, "Grizzly Bears", summoning_sick=True)
    blocker = table.battlefield(BOB, "Grizzly Bears")
    assert not table.can_attack(bears)
    table.activate(ANN, mage, "haste", targets=[bears])
    table.resolve()
    table.activate(ANN, mage, "first strike", targets=[bears])
    table.resolve()
    table.attack(ANN, {bears: BOB})
    table.block(BOB, {blocker: bears})
    table.combat_damage()
    assert (bears.exists, blocker.exists) == (True, False)
    table.next_turn()
    assert not {"haste", "first strike"} & bears.keywords


@pytest.mark.rule("613.4c", "611.3a")
def test_balefire_liege_counts_both_colors(table: Table) -> None:
    liege = table.battlefield(ANN, "Balefire Liege")
    red, white, both, green = table.battlefield(
        ANN, "Jackal Familiar", "Armored Griffin", "Boros Swiftblade", "Grizzly Bears"
    )
    theirs = table.battlefield(BOB, "Boros Swiftblade")
    assert [one.power for one in (liege, red, white, both, green, theirs)] == [2, 3, 3, 3, 2, 1]


@pytest.mark.rule("603.2", "105.2")
@pytest.mark.parametrize(
    ("spell", "abilities", "mine", "theirs"),
    [
        ("Lightning Bolt", 1, 20, 14),
        ("Congregate", 1, 27, 20),
        ("Lightning Helix", 2, 26, 14),
        ("Giant Growth", 0, 20, 20),
    ],
)
def test_balefire_liege_looks_at_the_color_of_spells(
    table: Table, spell: str, abilities: int, mine: int, theirs: int
) -> None:
    liege, _ = table.battlefield(ANN, "Balefire Liege", "Grizzly Bears")
    table.hand(ANN, spell)
    table.hand(BOB, "Lightning Bolt")
    table.will(ANN, ["Balefire Liege"] * 2, about="triggers")
    table.always(ANN, BOB, about="target")
    targets = {"Congregate": [ANN], "Giant Growth": [liege]}.get(spell, [BOB])
    table.cast(ANN, spell, targets=targets)
    assert len(table.stack) == 1 + abilities
    table.resolve_all()
    assert (table.life(ANN), table.life(BOB)) == (mine, theirs)
    table.cast(BOB, "Lightning Bolt", targets=[BOB])
    assert table.stack == ["Lightning Bolt"]


# ---------------------------------------------------------------------- Razia


@pytest.mark.rule("614.9")
def test_razia_moves_three_damage_in_pieces(table: Table) -> None:
    razia, spared = table.battlefield(ANN, "Razia, Boros Archangel", "Alpha Tyrranax")
    other = table.battlefield(BOB, "Alpha Tyrranax")
    table.hand(ANN, "Arc Lightning")
    table.hand(BOB, "Lightning Bolt")
    table.activate(ANN, razia, targets=[spared, other])
    assert razia.tapped
    table.resolve()
    table.cast(ANN, "Arc Lightning", targets=[spared, BOB], divide={spared: 2, BOB: 1})
    table.resolve()
    assert (spared.damage, other.damage) == (0, 2)
    table.cast(BOB, "Lightning Bolt", targets=[spared])
    table.resolve()
    assert (spared.damage, other.damage) == (2, 3)


@pytest.mark.rule("614.9")
def test_razia_moves_the_next_three_damage(table: Table) -> None:
    razia, spared = table.battlefield(ANN, "Razia, Boros Archangel", "Grizzly Bears")
    other = table.battlefield(BOB, "Alpha Tyrranax")
    table.hand(BOB, "Lightning Bolt")
    with table.refuses("not a legal target"):
        table.activate(ANN, razia, targets=[other, spared])
    with table.refuses("not a legal target"):
        table.activate(ANN, razia, targets=[spared, spared])
    table.activate(ANN, razia, targets=[spared, other])
    table.resolve()
    table.remove(razia)
    table.cast(BOB, "Lightning Bolt", targets=[spared])
    table.resolve()
    assert (spared.exists, spared.damage, other.damage) == (True, 0, 3)
    table.hand(BOB, "Lightning Bolt")
    table.cast(BOB, "Lightning Bolt", targets=[spared])
    table.resolve()
    assert (spared.exists, other.damage) == (False, 3)


@pytest.mark.rule("614.9", "510.2")
def test_razia_moves_combat_damage_and_the_rest_stays() -> None:
    table = Table(free_mana=True)
    razia, spared = table.battlefield(ANN, "Razia, Boros Archangel", "Alpha Tyrranax")
    attacker = table.battlefield(BOB, "Alpha Tyrranax")
    table.turn(BOB)
    table.attack(BOB, {attacker: ANN})
    table.block(ANN, {spared: attacker})
    table.activate(ANN, razia, targets=[spared, attacker])
    table.resolve()
    table.combat_damage()
    assert spared.damage == 3
    assert not attacker.exists


@pytest.mark.rule("614.9")
def test_razia_moves_nothing_onto_a_creature_that_is_gone(table: Table) -> None:
    razia, spared = table.battlefield(ANN, "Razia, Boros Archangel", "Alpha Tyrranax")
    other = table.battlefield(BOB, "Grizzly Bears")
    table.activate(ANN, razia, targets=[spared, other])
    table.resolve()
    table.remove(other)
    table.hand(BOB, "Lightning Bolt")
    table.cast(BOB, "Lightning Bolt", targets=[spared])
    table.resolve()
    assert spared.damage == 3


# ---------------------------------------------------------------------- artifacts


@pytest.mark.rule("614.1c", "614.12a", "701.20a")
def test_arsenal_thresher_grows_with_the_artifacts_shown(table: Table) -> None:
    table.hand(ANN, "Arsenal Thresher", "Sol Ring", "Myr Enforcer", "Great Furnace", "Grizzly Bears")
    table.cast(ANN, "Arsenal Thresher")
    table.resolve(pause=True)
    assert "Grizzly Bears" not in table.question
    table.answer(ANN, ["Sol Ring", "Great Furnace"])
    thresher = table.find("Arsenal Thresher")
    assert (thresher.power, thresher.counter("+1/+1")) == (4, 2)
    assert len(table.hand(ANN)) == 4
    assert any("Sol Ring" in line and "Great Furnace" in line for line in table.log)


@pytest.mark.rule("614.12a")
def test_arsenal_threshers_that_enter_together_show_each_other(table: Table) -> None:
    first, second = table.hand(ANN, "Arsenal Thresher", "Arsenal Thresher")
    table.hand(ANN, "Sol Ring")
    table.will(ANN, [second, "Sol Ring"], [first, "Sol Ring"])
    table.happen(lambda state: put_onto_battlefield(state, [state.objects[one.id] for one in (first, second)]))
    assert [one.power for one in table.find_all("Arsenal Thresher", zone="battlefield")] == [4, 4]
    assert table.unused == []


@pytest.mark.rule("614.12a")
def test_arsenal_thresher_without_other_artifacts_is_small(table: Table) -> None:
    table.hand(ANN, "Grizzly Bears")
    thresher = table.hand(ANN, "Arsenal Thresher")
    table.enters(ANN, thresher)
    assert table.find("Arsenal Thresher", zone="battlefield").power == 2


@pytest.mark.rule("603.6a", "118.12")
def test_sludge_strider_drains_for_one_when_an_artifact_enters() -> None:
    table = Table()
    table.battlefield(ANN, "Sludge Strider")
    table.lands(ANN, "Island", 1)
    table.enters(BOB, "Sol Ring")
    table.enters(ANN, "Grizzly Bears")
    assert table.stack == []
    table.will(ANN, BOB, True)
    table.enters(ANN, "Ancient Den")
    table.resolve()
    assert (table.life(ANN), table.life(BOB)) == (21, 19)


@pytest.mark.rule("118.12")
def test_sludge_strider_does_nothing_for_nothing(table: Table) -> None:
    table.battlefield(ANN, "Sludge Strider")
    table.lands(ANN, "Island", 1)
    table.will(ANN, BOB, False)
    table.enters(ANN, "Sol Ring")
    table.resolve()
    assert (table.life(ANN), table.life(BOB)) == (20, 20)


@pytest.mark.rule("603.10a", "603.6c")
def test_sludge_strider_sees_what_leaves_together_with_it() -> None:
    table = Table()
    table.battlefield(ANN, "Sludge Strider", "Sol Ring", "Grizzly Bears")
    table.battlefield(BOB, "Sol Ring")
    table.lands(ANN, "Island", 1)
    table.hand(BOB, "Akroma's Vengeance")
    table.turn(BOB)
    table.will(ANN, BOB, True)
    table.cast(BOB, "Akroma's Vengeance", free_mana=True)
    table.resolve()
    assert table.stack == ["Sludge Strider"]
    table.resolve()
    assert (table.life(ANN), table.life(BOB)) == (21, 19)


@pytest.mark.rule("603.6a", "603.6c", "704.5f")
def test_sludge_strider_triggers_twice_for_an_artifact_that_dies_at_once(table: Table) -> None:
    table.battlefield(ANN, "Sludge Strider")
    table.always(ANN, ["Sludge Strider"] * 2, about="order")
    table.always(ANN, BOB, about="target")
    hollow = table.enters(ANN, card("Hollow Golem", "{1}", artifact_creature("Golem", 0, 0)))
    assert hollow.zone == "graveyard"
    assert table.stack == ["Sludge Strider"] * 2


@pytest.mark.rule("603.6c", "401.7")
@pytest.mark.parametrize(("library", "place"), [(3, 2), (2, 2), (1, 1), (0, 0)])
def test_enigma_sphinx_goes_third_from_the_top(table: Table, library: int, place: int) -> None:
    sphinx = table.battlefield(ANN, "Enigma Sphinx")
    table.library(ANN, *["Forest"] * library, only=True)
    table.hand(BOB, "Lightning Bolt")
    table.counters(sphinx, "-1/-1", 1)
    table.cast(BOB, "Lightning Bolt", targets=[sphinx])
    table.resolve()
    assert table.graveyard(ANN) == ["Enigma Sphinx"]
    table.resolve()
    assert table.library(ANN).index("Enigma Sphinx") == place
    assert table.graveyard(ANN) == []


@pytest.mark.rule("603.2", "400.3")
def test_enigma_sphinx_of_somebody_else_stays_in_their_graveyard(table: Table) -> None:
    sphinx = table.battlefield(ANN, "Enigma Sphinx", owner=BOB, counters={"-1/-1": 1})
    table.hand(BOB, "Lightning Bolt")
    table.cast(BOB, "Lightning Bolt", targets=[sphinx])
    table.resolve()
    assert table.stack == []
    assert "Enigma Sphinx" in table.graveyard(BOB)


@pytest.mark.rule("400.7", "603.6c")
def test_enigma_sphinx_that_left_the_graveyard_stays_away(table: Table) -> None:
    sphinx = table.battlefield(ANN, "Enigma Sphinx", counters={"-1/-1": 1})
    wretch = table.battlefield(BOB, "Withered Wretch")
    table.hand(BOB, "Lightning Bolt")
    table.cast(BOB, "Lightning Bolt", targets=[sphinx])
    table.resolve()
    assert table.stack == ["Enigma Sphinx"]
    table.activate(BOB, wretch, targets=["Enigma Sphinx"])
    table.resolve_all()
    assert table.exile(ANN) == ["Enigma Sphinx"]
    assert "Enigma Sphinx" not in table.library(ANN)


# ---------------------------------------------------------------------- five colors


@pytest.mark.rule("105.2", "601.2h")
@pytest.mark.parametrize("missing", [None, "Plains", "Island", "Swamp", "Mountain", "Forest"])
def test_fusion_elemental_wants_all_five_colors(missing: str | None) -> None:
    table = Table()
    for land in ("Plains", "Island", "Swamp", "Mountain", "Forest"):
        table.lands(ANN, land if land != missing else "Sol Ring")
    elemental = table.hand(ANN, "Fusion Elemental")
    assert elemental.colors == "WUBRG"
    if missing is not None:
        with table.refuses("cannot pay"):
            table.cast(ANN, "Fusion Elemental")
        return
    table.cast(ANN, "Fusion Elemental")
    table.resolve()
    assert (elemental.now.power, elemental.now.toughness, elemental.now.text) == (8, 8, "")
