"""Lands of the game packs: artifact lands, lands of many colours, lands that do something, Exotic Orchard."""

from __future__ import annotations

import pytest

from planechase.rules.events.actions import destroy
from planechase.rules.events.damage import DamageDealt
from planechase.testing import ANN, BOB, CAT, Table
from planechase.words.card import ENCHANTMENT_CARD, INSTANT_CARD, LAND_CARD, activated, anthem, card
from planechase.words.effects.hands import draw
from planechase.words.effects.tokens import add
from planechase.words.filters import LAND, YOURS
from planechase.words.modifications import AddTypes

ARTIFACT_LANDS = [
    ("Ancient Den", "{W}"),
    ("Great Furnace", "{R}"),
    ("Seat of the Synod", "{U}"),
    ("Tree of Tales", "{G}"),
    ("Vault of Whispers", "{B}"),
]
COLORS = ["{W}", "{U}", "{B}", "{R}", "{G}"]
WASTELAND = card("Small Wastes", None, LAND_CARD, activated("{T}", add("{C}")))
BLACK_SPELL = card("Small Gloom", "{B}", INSTANT_CARD, draw())
BOG = card("Small Bog", "{B}", ENCHANTMENT_CARD, anthem(LAND & YOURS, AddTypes(subtypes=("Swamp",))))


@pytest.fixture
def table() -> Table:
    return Table()


# ---------------------------------------------------------------------- artifact lands


@pytest.mark.rule("205.2b", "300.2a")
@pytest.mark.parametrize(("name", "mana"), ARTIFACT_LANDS)
def test_an_artifact_land_is_played_as_a_land_and_counts_as_an_artifact(table: Table, name: str, mana: str) -> None:
    table.hand(ANN, name, "Myr Enforcer")
    land = table.play_land(ANN, name)
    assert (table.stack, land.tapped) == ([], False)
    assert land.types == ["Artifact", "Land"]
    assert not land.is_a("Basic")
    table.lands(ANN, "Forest", 5)
    assert table.fork().tap_for_mana(ANN, land) == mana
    table.cast(ANN, "Myr Enforcer")
    assert land.tapped, "affinity took one off seven, and the land itself paid one of the six"


@pytest.mark.rule("300.2a")
@pytest.mark.parametrize("name", [name for name, _ in ARTIFACT_LANDS])
def test_an_artifact_land_cannot_be_cast_as_a_spell(table: Table, name: str) -> None:
    table.hand(ANN, name)
    table.mana(ANN, "{W}{U}{B}{R}{G}")
    with table.refuses("cannot cast"):
        table.cast(ANN, name)


# ---------------------------------------------------------------------- entering


@pytest.mark.rule("614.1d", "603.6a")
def test_gruul_turf_returns_a_land_and_makes_two_mana(table: Table) -> None:
    table.lands(ANN, "Forest", 1)
    table.lands(BOB, "Island", 1)
    table.hand(ANN, "Gruul Turf")
    turf = table.play_land(ANN, "Gruul Turf")
    assert turf.tapped
    table.will(ANN, "Forest")
    table.resolve()
    assert (table.hand(ANN), table.battlefield(BOB)) == (["Forest"], ["Island"])
    table.untap(turf)
    assert table.tap_for_mana(ANN, turf) == "{R}{G}"


@pytest.mark.rule("608.2d")
def test_gruul_turf_alone_returns_itself(table: Table) -> None:
    table.enters(ANN, "Gruul Turf")
    table.resolve()
    assert (table.hand(ANN), table.battlefield(ANN)) == (["Gruul Turf"], [])


@pytest.mark.rule("614.1d", "603.6a")
@pytest.mark.parametrize(("name", "life"), [("Kazandu Refuge", 21), ("Shivan Oasis", 20)])
def test_red_and_green_lands_enter_tapped(table: Table, name: str, life: int) -> None:
    table.hand(ANN, name)
    land = table.play_land(ANN, name)
    assert land.tapped
    table.resolve_all()
    assert table.life(ANN) == life
    table.untap(land)
    assert table.fork().tap_for_mana(ANN, land, choose=["{R}"]) == "{R}"
    assert table.tap_for_mana(ANN, land, choose=["{G}"]) == "{G}"


@pytest.mark.rule("614.1d", "111.3", "603.6a")
def test_khalni_garden_grows_a_plant(table: Table) -> None:
    table.hand(ANN, "Khalni Garden")
    garden = table.play_land(ANN, "Khalni Garden")
    assert (garden.tapped, table.stack) == (True, ["Khalni Garden"])
    table.resolve()
    plant = table.find("Plant Token")
    assert (plant.power, plant.toughness, plant.colors, plant.is_token) == (0, 1, "G", True)
    assert plant.subtypes == frozenset({"Plant"})
    table.untap(garden)
    assert table.tap_for_mana(ANN, garden) == "{G}"


# ---------------------------------------------------------------------- Rupture Spire, Grotto, Creek


@pytest.mark.rule("118.12a", "614.1d")
@pytest.mark.parametrize("pays", [True, False])
def test_rupture_spire_is_sacrificed_unless_one_pays(table: Table, pays: bool) -> None:
    (forest,) = table.lands(ANN, "Forest", 1)
    table.hand(ANN, "Rupture Spire")
    spire = table.play_land(ANN, "Rupture Spire")
    assert spire.tapped, "so it cannot pay for itself"
    table.will(ANN, pays)
    table.resolve()
    assert spire.exists is pays
    assert forest.tapped is pays
    assert table.graveyard(ANN) == ([] if pays else ["Rupture Spire"])


@pytest.mark.rule("118.12")
def test_nobody_is_asked_to_pay_for_a_rupture_spire_without_mana(table: Table) -> None:
    table.enters(ANN, "Rupture Spire")
    table.resolve()
    assert table.graveyard(ANN) == ["Rupture Spire"]


@pytest.mark.rule("605.1a")
@pytest.mark.parametrize("mana", COLORS)
def test_rupture_spire_makes_any_color(table: Table, mana: str) -> None:
    table.battlefield(ANN, "Rupture Spire")
    assert table.tap_for_mana(ANN, "Rupture Spire", choose=[mana]) == mana


@pytest.mark.rule("605.3a", "601.2g")
def test_shimmering_grotto_turns_one_mana_into_any_color(table: Table) -> None:
    grotto = table.battlefield(ANN, "Shimmering Grotto")
    table.hand(ANN, BLACK_SPELL)
    assert not table.can_cast(ANN, BLACK_SPELL.name), "it cannot pay for its own ability"
    assert table.fork().tap_for_mana(ANN, grotto, "Add {C}") == "{C}"
    (forest,) = table.lands(ANN, "Forest", 1)
    table.cast(ANN, BLACK_SPELL.name)
    assert grotto.tapped
    assert forest.tapped
    assert table.mana(ANN) == ""


@pytest.mark.rule("614.1c")
def test_vivid_creek_enters_tapped_with_two_counters(table: Table) -> None:
    table.hand(ANN, "Vivid Creek")
    creek = table.play_land(ANN, "Vivid Creek")
    assert creek.tapped
    assert creek.counters == {"charge": 2}
    assert table.stack == []


@pytest.mark.rule("605.1a", "118.3")
def test_vivid_creek_makes_blue_for_nothing_and_other_colors_for_counters(table: Table) -> None:
    creek = table.battlefield(ANN, "Vivid Creek", counters={"charge": 1})
    table.hand(ANN, BLACK_SPELL, "Augury Owl")
    table.lands(ANN, "Forest", 1)
    fork = table.fork()
    fork.cast(ANN, "Augury Owl")
    assert fork.find("Vivid Creek").counters == {"charge": 1}, "blue costs no counter, and none is wasted"
    table.cast(ANN, BLACK_SPELL.name)
    assert creek.counter("charge") == 0
    table.untap(creek)
    with table.refuses("cannot be paid"):
        table.tap_for_mana(ANN, creek, "any color")
    assert table.tap_for_mana(ANN, creek, "Add {U}") == "{U}"


# ---------------------------------------------------------------------- Exotic Orchard


def orchard_makes(table: Table, player: int = ANN) -> list[str]:
    """The colours a player could get from their Exotic Orchard."""
    made: list[str] = []
    for color in COLORS:
        fork = table.fork()
        spell = card("Small Wish", color, INSTANT_CARD, draw())
        fork.hand(player, spell)
        if fork.can_cast(player, spell.name):
            fork.cast(player, spell.name)
            assert fork.find("Exotic Orchard", controller=player).tapped
            made.append(color)
    return made


@pytest.mark.rule("106.7", "106.5")
def test_exotic_orchard_makes_what_the_lands_of_opponents_could() -> None:
    table = Table(players=3)
    orchard = table.battlefield(ANN, "Exotic Orchard")
    table.lands(ANN, "Island", 1, tapped=True)
    table.battlefield(BOB, "Llanowar Elves")
    table.lands(CAT, "Mountain", 1)
    table.battlefield(BOB, "Kazandu Refuge", tapped=True)
    assert orchard_makes(table) == ["{R}", "{G}"]
    table.remove(table.find("Mountain", zone="battlefield"))
    assert orchard_makes(table) == ["{R}", "{G}"], "it does not matter that the Refuge is tapped"
    table.happen(lambda state: destroy(state, [state.objects[table.find("Kazandu Refuge").id]]))
    assert table.tap_for_mana(ANN, orchard) == "", "one's own lands and creatures of opponents give nothing"
    assert orchard.tapped, "it may be tapped for nothing"


@pytest.mark.rule("106.7")
def test_exotic_orchard_ignores_costs(table: Table) -> None:
    table.battlefield(ANN, "Exotic Orchard")
    table.battlefield(BOB, "Vivid Creek", tapped=True, counters={})
    assert orchard_makes(table) == COLORS


@pytest.mark.rule("106.7", "106.1b")
def test_exotic_orchard_makes_no_colorless_mana(table: Table) -> None:
    table.battlefield(ANN, "Exotic Orchard")
    table.battlefield(BOB, WASTELAND)
    assert orchard_makes(table) == []
    assert table.tap_for_mana(ANN, "Exotic Orchard") == ""


@pytest.mark.rule("106.7")
def test_what_a_land_would_make_now_counts_for_exotic_orchard(table: Table) -> None:
    table.battlefield(ANN, "Exotic Orchard")
    table.battlefield(BOB, "Cabal Coffers")
    assert orchard_makes(table) == [], "without a Swamp the Coffers would add nothing"
    table.battlefield(BOB, "Swamp", tapped=True)
    assert orchard_makes(table) == ["{B}"]


@pytest.mark.rule("106.7", "305.6")
def test_exotic_orchard_sees_lands_as_they_are_now(table: Table) -> None:
    table.battlefield(ANN, "Exotic Orchard")
    table.lands(BOB, "Plains", 1)
    assert orchard_makes(table) == ["{W}"]
    bog = table.battlefield(BOB, BOG)
    assert orchard_makes(table) == ["{W}", "{B}"]
    table.remove(bog)
    assert orchard_makes(table) == ["{W}"]


@pytest.mark.rule("106.7", "106.5")
def test_two_orchards_that_only_see_each_other_make_nothing(table: Table) -> None:
    table.battlefield(ANN, "Exotic Orchard")
    table.battlefield(BOB, "Exotic Orchard")
    assert (orchard_makes(table, ANN), orchard_makes(table, BOB)) == ([], [])
    table.lands(ANN, "Forest", 1, tapped=True)
    assert orchard_makes(table, ANN) == ["{G}"], "what the other Orchard could make for Bob, this one makes for Ann"


# ---------------------------------------------------------------------- lands that do something else


@pytest.mark.rule("702.19b", "611.2a", "514.2")
def test_skarrg_lets_a_creature_trample(table: Table) -> None:
    bears = table.battlefield(ANN, "Grizzly Bears")
    table.battlefield(BOB, "Llanowar Elves")
    skarrg = table.battlefield(ANN, "Skarrg, the Rage Pits")
    table.lands(ANN, "Mountain", 1)
    assert not table.can_activate(ANN, skarrg)
    table.lands(ANN, "Forest", 1)
    assert table.fork().tap_for_mana(ANN, skarrg) == "{C}"
    table.attack(ANN, {bears: BOB})
    table.block(BOB, {"Llanowar Elves": bears})
    table.activate(ANN, skarrg, targets=[bears])
    table.resolve()
    assert (bears.power, bears.toughness, bears.has("trample")) == (3, 3, True)
    table.will(ANN, {"Llanowar Elves": 1, BOB: 2})
    table.combat_damage()
    assert table.life(BOB) == 18
    table.next_turn()
    assert (bears.power, bears.has("trample")) == (2, False)


@pytest.mark.rule("702.4b")
def test_sunhome_makes_a_creature_strike_twice(table: Table) -> None:
    bears = table.battlefield(ANN, "Grizzly Bears")
    sunhome = table.battlefield(ANN, "Sunhome, Fortress of the Legion")
    table.lands(ANN, "Mountain", 2)
    table.lands(ANN, "Plains", 1)
    assert not table.can_activate(ANN, sunhome), "it cannot tap for its own cost"
    table.lands(ANN, "Plains", 1)
    assert table.fork().tap_for_mana(ANN, sunhome) == "{C}"
    table.attack(ANN, {bears: BOB})
    table.activate(ANN, sunhome, targets=[bears])
    table.resolve()
    table.combat_damage()
    assert [dealt.amount for dealt in table.happened(DamageDealt)] == [2, 2]
    assert table.life(BOB) == 16


@pytest.mark.rule("702.4b")
def test_double_strike_from_sunhome_comes_too_late_after_the_damage(table: Table) -> None:
    bears = table.battlefield(ANN, "Grizzly Bears")
    sunhome = table.battlefield(ANN, "Sunhome, Fortress of the Legion")
    table.lands(ANN, "Mountain", 2)
    table.lands(ANN, "Plains", 2)
    table.attack(ANN, {bears: BOB})
    table.combat_damage()
    table.activate(ANN, sunhome, targets=[bears])
    table.resolve()
    table.next_turn()
    assert table.life(BOB) == 18


@pytest.mark.rule("111.3")
def test_vitu_ghazi_makes_saprolings(table: Table) -> None:
    tree = table.battlefield(ANN, "Vitu-Ghazi, the City-Tree")
    table.lands(ANN, "Forest", 3)
    assert not table.can_activate(ANN, tree)
    table.lands(ANN, "Plains", 1)
    assert table.fork().tap_for_mana(ANN, tree) == "{C}"
    table.activate(ANN, tree)
    table.resolve()
    saproling = table.find("Saproling Token")
    assert (saproling.power, saproling.toughness, saproling.colors, saproling.controller) == (1, 1, "G", ANN)
    assert saproling.subtypes == frozenset({"Saproling"})
