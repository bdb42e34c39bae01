"""The green creatures, instants and sorceries of the game packs, each by what makes it that card."""

from __future__ import annotations

import pytest

from planechase.rules.events.actions import destroy
from planechase.rules.events.events import Revealed
from planechase.testing import ANN, BOB, CAT, Table


def tokens(table: Table, player: int) -> list[tuple[str, int, int]]:
    """The creature tokens of a player: name, power and toughness."""
    names = {name for name in table.battlefield(player) if name.endswith(" Token")}
    found = [token for name in names for token in table.find_all(name, controller=player)]
    return sorted((token.name, token.power, token.toughness) for token in found)


# ---------------------------------------------------------------------- creatures that leave something behind


@pytest.mark.rule("603.6c")
@pytest.mark.parametrize(
    ("name", "left"),
    [("Brindle Shoat", ("Boar Token", 3, 3)), ("Tukatongue Thallid", ("Saproling Token", 1, 1))],
)
def test_a_creature_that_leaves_a_token_when_it_dies(name: str, left: tuple[str, int, int]) -> None:
    table = Table(free_mana=True)
    creature = table.battlefield(ANN, name)
    table.hand(BOB, "Lightning Bolt")
    table.cast(BOB, "Lightning Bolt", targets=[creature])
    table.resolve_all()
    assert tokens(table, ANN) == [left]
    assert table.find(left[0]).colors == "G"


@pytest.mark.rule("603.6c")
def test_brindle_shoat_in_exile_leaves_nothing() -> None:
    table = Table()
    table.battlefield(ANN, "Brindle Shoat")
    table.enters(BOB, "Oblivion Ring", pause=True)
    table.answer(BOB, "Brindle Shoat")
    table.resolve_all()
    assert (table.exile(ANN), tokens(table, ANN)) == (["Brindle Shoat"], [])


@pytest.mark.rule("111.3")
@pytest.mark.rule("603.10a")
def test_mitotic_slime_divides_twice() -> None:
    table = Table(free_mana=True)
    slime = table.battlefield(ANN, "Mitotic Slime")
    table.hand(BOB, "Fiery Fall", "Lightning Bolt")
    table.cast(BOB, "Fiery Fall", targets=[slime])
    table.resolve_all()
    assert tokens(table, ANN) == [("Ooze Token", 2, 2)] * 2
    table.cast(BOB, "Lightning Bolt", targets=[table.find_all("Ooze Token")[0]])
    table.resolve_all()
    assert tokens(table, ANN) == [("Ooze Token", 1, 1)] * 2 + [("Ooze Token", 2, 2)]
    table.hand(BOB, "Akroma's Vengeance")
    table.turn(BOB)
    table.cast(BOB, "Akroma's Vengeance")
    table.resolve_all()
    assert tokens(table, ANN) == [("Ooze Token", 1, 1)] * 2


@pytest.mark.rule("701.23b")
@pytest.mark.rule("603.6c")
@pytest.mark.parametrize("wanted", [True, False])
def test_viridian_emissary_dies_for_a_land_if_you_like(wanted: bool) -> None:
    table = Table(free_mana=True)
    table.library(ANN, "Island", "Shivan Oasis", only=True)
    emissary = table.battlefield(ANN, "Viridian Emissary")
    table.hand(BOB, "Lightning Bolt")
    table.cast(BOB, "Lightning Bolt", targets=[emissary])
    table.will(ANN, wanted, about="Viridian Emissary")
    table.will(ANN, "Island", about="search")
    table.resolve_all()
    assert table.battlefield(ANN) == (["Island"] if wanted else [])
    assert not wanted or table.find("Island").tapped


# ---------------------------------------------------------------------- creatures that fetch lands


@pytest.mark.rule("603.6a")
@pytest.mark.rule("305.4")
@pytest.mark.parametrize(
    ("name", "land", "not_offered", "tapped"),
    [("Silverglade Elemental", "Forest", "Island", False), ("Ondu Giant", "Island", "Tree of Tales", True)],
)
def test_a_creature_that_brings_a_land(name: str, land: str, not_offered: str, tapped: bool) -> None:
    table = Table(free_mana=True)
    table.library(ANN, not_offered, land, only=True)
    table.hand(ANN, "Plains", name)
    table.play_land(ANN, "Plains")
    table.cast(ANN, name)
    table.resolve()
    table.will(ANN, True, about=name)
    table.resolve(pause=True)
    with table.refuses("not among the options"):
        table.answer(ANN, not_offered)
    table.answer(ANN, land)
    assert table.battlefield(ANN) == ["Plains", name, land]
    assert table.find(land).tapped is tapped
    assert table.library(ANN) == [not_offered]


# ---------------------------------------------------------------------- creatures that multiply


@pytest.mark.rule("503.1a")
def test_verdant_force_makes_a_saproling_in_every_upkeep() -> None:
    table = Table(players=3)
    table.battlefield(ANN, "Verdant Force")
    for player, count in ((BOB, 1), (CAT, 2), (ANN, 3)):
        table.begin("upkeep", of=player)
        table.resolve_all()
        assert tokens(table, ANN) == [("Saproling Token", 1, 1)] * count


@pytest.mark.rule("702.19b")
@pytest.mark.rule("510.3a")
def test_living_hive_counts_the_damage_that_reaches_the_player() -> None:
    table = Table()
    hive = table.battlefield(ANN, "Living Hive")
    wall = table.battlefield(BOB, "Wall of Blossoms")
    table.attack(ANN, {hive: BOB})
    table.block(BOB, {wall: hive})
    table.will(ANN, {wall: 4, BOB: 2}, about="damage")
    table.combat_damage()
    table.resolve_all()
    assert (table.life(BOB), tokens(table, ANN)) == (18, [("Insect Token", 1, 1)] * 2)


@pytest.mark.rule("702.82a")
@pytest.mark.rule("608.2h")
def test_mycoloth_grows_saprolings_from_its_counters() -> None:
    table = Table(free_mana=True)
    table.hand(ANN, "Mycoloth")
    table.battlefield(ANN, "Grizzly Bears", "Llanowar Elves")
    table.cast(ANN, "Mycoloth")
    table.will(ANN, ["Grizzly Bears"], about="sacrifice")
    table.resolve()
    mycoloth = table.find("Mycoloth", zone="battlefield")
    assert (mycoloth.power, mycoloth.counters) == (6, {"+1/+1": 2})
    table.counters(mycoloth, "+1/+1", 3)
    table.begin("upkeep", of=BOB)
    assert table.stack == []
    table.begin("upkeep", of=ANN)
    table.resolve()
    assert tokens(table, ANN) == [("Saproling Token", 1, 1)] * 3


@pytest.mark.rule("113.7a")
@pytest.mark.rule("608.2h")
def test_mycoloth_that_died_is_remembered_with_its_counters() -> None:
    table = Table(free_mana=True)
    mycoloth = table.battlefield(ANN, "Mycoloth", counters={"+1/+1": 2})
    table.hand(BOB, "Cruel Revival")
    table.begin("upkeep", of=ANN)
    table.cast(BOB, "Cruel Revival", targets=[mycoloth])
    table.resolve_all()
    assert tokens(table, ANN) == [("Saproling Token", 1, 1)] * 2


@pytest.mark.rule("605.1a")
@pytest.mark.rule("111.4")
def test_nest_invader_brings_a_spawn_that_becomes_mana() -> None:
    table = Table()
    table.enters(ANN, "Nest Invader")
    table.resolve()
    spawn = table.find("Eldrazi Spawn Token")
    assert (spawn.power, spawn.toughness, spawn.colors) == (0, 1, "")
    assert spawn.subtypes == {"Eldrazi", "Spawn"}
    assert table.tap_for_mana(ANN, spawn) == "{C}"
    assert (table.stack, tokens(table, ANN)) == ([], [])


@pytest.mark.rule("603.4")
@pytest.mark.rule("303.4b")
@pytest.mark.parametrize("attached", ["Rancor", "Cranial Plating", None])
def test_dreampod_druid_must_be_enchanted_not_equipped(attached: str | None) -> None:
    table = Table()
    druid = table.battlefield(ANN, "Dreampod Druid")
    if attached is not None:
        table.battlefield(BOB, attached, attached_to=druid)
    table.begin("upkeep", of=BOB)
    assert table.stack == (["Dreampod Druid"] if attached == "Rancor" else [])
    table.resolve_all()
    assert tokens(table, ANN) == ([("Saproling Token", 1, 1)] if attached == "Rancor" else [])


@pytest.mark.rule("603.4")
def test_dreampod_druid_looks_again_as_its_ability_resolves() -> None:
    table = Table(free_mana=True)
    druid = table.battlefield(ANN, "Dreampod Druid")
    table.battlefield(ANN, "Boar Umbra", attached_to=druid)
    table.hand(BOB, "Orim's Thunder")
    table.begin("upkeep", of=ANN)
    table.cast(BOB, "Orim's Thunder", targets=["Boar Umbra"])
    table.resolve_all()
    assert tokens(table, ANN) == []


@pytest.mark.rule("608.2h")
@pytest.mark.parametrize("enchanted", [True, False])
def test_dreampod_druid_that_died_is_remembered_as_enchanted_or_not(enchanted: bool) -> None:
    """Whether an Aura was still on it counts as it left, not whether one was when the ability triggered."""
    table = Table(free_mana=True)
    druid = table.battlefield(ANN, "Dreampod Druid")
    table.battlefield(ANN, "Rancor", attached_to=druid)
    table.hand(BOB, "Orim's Thunder", "Lightning Bolt")
    table.begin("upkeep", of=ANN)
    if not enchanted:
        table.cast(BOB, "Orim's Thunder", targets=["Rancor"])
        table.resolve()
        table.resolve()
    table.cast(BOB, "Lightning Bolt", targets=[druid])
    table.resolve_all()
    assert not druid.exists
    assert tokens(table, ANN) == ([("Saproling Token", 1, 1)] if enchanted else [])


@pytest.mark.rule("608.2h")
def test_dreampod_druid_that_died_together_with_its_aura_was_enchanted() -> None:
    table = Table()
    druid = table.battlefield(ANN, "Dreampod Druid")
    aura = table.battlefield(ANN, "Rancor", attached_to=druid)
    table.begin("upkeep", of=ANN)
    table.happen(lambda state: destroy(state, [aura.obj, druid.obj]))
    table.resolve_all()
    assert tokens(table, ANN) == [("Saproling Token", 1, 1)]


# ---------------------------------------------------------------------- creatures with counters


@pytest.mark.rule("107.3m")
@pytest.mark.rule("614.1c")
def test_ivy_elemental_is_as_large_as_the_mana_in_it() -> None:
    table = Table()
    table.lands(ANN, "Forest", 4)
    table.hand(ANN, "Ivy Elemental")
    table.cast(ANN, "Ivy Elemental", x=3)
    table.resolve()
    ivy = table.find("Ivy Elemental", zone="battlefield")
    assert (ivy.power, ivy.counters, ivy.mana_value) == (3, {"+1/+1": 3}, 1)
    other = table.enters(ANN, "Ivy Elemental")
    assert other.now.zone == "graveyard"


@pytest.mark.rule("603.10a")
@pytest.mark.rule("702.11b")
def test_lumberknot_grows_with_every_death_out_of_reach_of_opponents() -> None:
    table = Table(free_mana=True)
    knot = table.battlefield(ANN, "Lumberknot")
    table.battlefield(ANN, "Grizzly Bears")
    table.battlefield(BOB, "Llanowar Elves", "Sol Ring")
    table.hand(BOB, "Lightning Bolt", "Rolling Thunder", "Orim's Thunder")
    with table.refuses("not a legal target"):
        table.cast(BOB, "Lightning Bolt", targets=[knot])
    table.cast(BOB, "Orim's Thunder", targets=["Sol Ring"])
    table.resolve_all()
    assert knot.counters == {}
    table.turn(BOB)
    table.cast(BOB, "Rolling Thunder", x=3, targets=["Grizzly Bears", "Llanowar Elves"], divide=[2, 1])
    table.resolve_all()
    assert (knot.power, knot.toughness) == (3, 3)


@pytest.mark.rule("601.2i")
@pytest.mark.rule("707.10")
def test_forgotten_ancient_grows_with_spells_that_are_cast_not_with_copies() -> None:
    table = Table(free_mana=True)
    ancient = table.battlefield(ANN, "Forgotten Ancient")
    table.hand(ANN, "Lightning Bolt")
    table.hand(BOB, "Twincast")
    bolt = table.cast(ANN, "Lightning Bolt", targets=[BOB])
    table.will(ANN, True, False, about="Forgotten Ancient")
    table.resolve()
    assert ancient.counters == {"+1/+1": 1}
    table.cast(BOB, "Twincast", targets=[bolt])
    table.resolve()
    table.will(BOB, True, ANN)
    table.resolve_all()
    assert (table.life(ANN), table.life(BOB), ancient.counters) == (17, 17, {"+1/+1": 1})


@pytest.mark.rule("122.5")
@pytest.mark.rule("608.2d")
def test_forgotten_ancient_gives_counters_away() -> None:
    table = Table()
    ancient = table.battlefield(ANN, "Forgotten Ancient", counters={"+1/+1": 4, "charge": 1})
    elves = table.battlefield(ANN, "Llanowar Elves")
    untouchable = table.battlefield(BOB, "Silhana Ledgewalker")
    table.battlefield(BOB, "Sol Ring")
    table.begin("upkeep", of=BOB)
    assert table.stack == []
    table.begin("upkeep", of=ANN)
    table.will(ANN, True)
    table.resolve(pause=True)
    with table.refuses("not among the options"):
        table.answer(ANN, {"Sol Ring": 4})
    table.answer(ANN, {ancient: 1, elves: 2, untouchable: 1})
    assert ancient.counters == {"+1/+1": 1, "charge": 1}
    assert (elves.counters, untouchable.counters) == ({"+1/+1": 2}, {"+1/+1": 1})


# ---------------------------------------------------------------------- other creatures


@pytest.mark.rule("120.3")
@pytest.mark.rule("603.6a")
def test_tornado_elemental_sweeps_the_sky() -> None:
    table = Table(free_mana=True)
    table.battlefield(ANN, "Serra Angel", "Grizzly Bears")
    table.battlefield(BOB, "Vampire Nighthawk", "Penumbra Spider")
    table.hand(ANN, "Tornado Elemental")
    table.cast(ANN, "Tornado Elemental")
    table.resolve_all()
    assert table.battlefield(ANN) == ["Grizzly Bears", "Tornado Elemental"]
    assert table.battlefield(BOB) == ["Penumbra Spider"]


@pytest.mark.rule("510.1c")
@pytest.mark.parametrize("through", [True, False])
def test_tornado_elemental_hits_the_player_or_the_blockers_but_never_both(through: bool) -> None:
    table = Table()
    elemental = table.battlefield(ANN, "Tornado Elemental")
    bears, elves = table.battlefield(BOB, "Grizzly Bears", "Llanowar Elves")
    table.attack(ANN, {elemental: BOB})
    table.block(BOB, {bears: elemental, elves: elemental})
    table.will(ANN, through, about="damage")
    table.will(ANN, {bears: 2, elves: 4}, about="damage")
    table.combat_damage()
    assert table.life(BOB) == (14 if through else 20)
    assert table.battlefield(BOB) == (["Grizzly Bears", "Llanowar Elves"] if through else [])


@pytest.mark.rule("700.2b")
def test_brutalizer_exarch_buries_a_permanent() -> None:
    table = Table(free_mana=True)
    ring = table.battlefield(BOB, "Sol Ring")
    bears = table.battlefield(BOB, "Grizzly Bears")
    table.hand(ANN, "Brutalizer Exarch")
    table.cast(ANN, "Brutalizer Exarch")
    table.will(ANN, 1, about="mode")
    table.resolve(pause=True)
    with table.refuses("not among the options"):
        table.answer(ANN, bears)
    table.answer(ANN, ring)
    table.resolve()
    assert table.library(BOB)[-1] == "Sol Ring"
    assert table.battlefield(BOB) == ["Grizzly Bears"]


@pytest.mark.rule("700.2b")
@pytest.mark.rule("701.23a")
def test_brutalizer_exarch_finds_a_creature_for_the_next_draw() -> None:
    """Without a noncreature permanent the other mode cannot be chosen."""
    table = Table()
    table.library(ANN, "Sol Ring", "Plains", "Verdant Force", "Forest", only=True)
    table.enters(ANN, "Brutalizer Exarch")
    table.will(ANN, "Verdant Force", about="search")
    table.resolve()
    assert table.library(ANN)[0] == "Verdant Force"
    assert [shown.names for shown in table.happened(Revealed)] == [("Verdant Force",)]


@pytest.mark.rule("601.2c")
@pytest.mark.rule("115.3")
def test_nullmage_advocate_gives_two_cards_of_one_opponent_back() -> None:
    table = Table(players=3)
    advocate = table.battlefield(ANN, "Nullmage Advocate")
    ring = table.battlefield(BOB, "Sol Ring")
    mine = table.graveyard(ANN, "Grizzly Bears", "Forest")
    first = table.graveyard(BOB, "Lightning Bolt")
    other = table.graveyard(CAT, "Fog")
    assert not table.can_activate(ANN, advocate)
    second = table.graveyard(BOB, "Giant Growth")
    with table.refuses("one player's graveyard"):
        table.activate(ANN, advocate, targets=[[first, other], [ring]])
    with table.refuses("not among the options"):
        table.activate(ANN, advocate, targets=[[*mine], [ring]])
    table.activate(ANN, advocate, targets=[[first, second], [ring]])
    table.resolve()
    assert sorted(table.hand(BOB)) == ["Giant Growth", "Lightning Bolt"]
    assert table.graveyard(BOB) == ["Sol Ring"]
    assert advocate.tapped


@pytest.mark.rule("608.2b")
def test_nullmage_advocate_destroys_even_when_the_cards_are_gone() -> None:
    table = Table(free_mana=True)
    advocate = table.battlefield(ANN, "Nullmage Advocate")
    ring = table.battlefield(BOB, "Sol Ring")
    bolt, growth = table.graveyard(BOB, "Lightning Bolt", "Giant Growth")
    wretch = table.battlefield(BOB, "Withered Wretch")
    table.activate(ANN, advocate, targets=[[bolt, growth], [ring]])
    table.activate(BOB, wretch, targets=[bolt])
    table.resolve()
    table.resolve()
    assert (table.hand(BOB), ring.now.zone) == (["Giant Growth"], "graveyard")


@pytest.mark.rule("602.5a")
def test_dowsing_shaman_finds_enchantments_again() -> None:
    table = Table(free_mana=True)
    shaman = table.battlefield(ANN, "Dowsing Shaman")
    rancor, bears = table.graveyard(ANN, "Rancor", "Grizzly Bears")
    theirs = table.graveyard(BOB, "Fertile Ground")
    for wrong in (bears, theirs):
        with table.refuses("not a legal target"):
            table.activate(ANN, shaman, targets=[wrong])
    table.activate(ANN, shaman, targets=[rancor])
    table.resolve()
    assert (table.hand(ANN), shaman.tapped) == (["Rancor"], True)
    late, rested = (table.battlefield(ANN, "Dowsing Shaman", summoning_sick=sick) for sick in (True, False))
    table.graveyard(ANN, "Fertile Ground")
    table.mana(ANN, "{2}{G}")
    assert (table.can_activate(ANN, late), table.can_activate(ANN, rested)) == (False, True)


# ---------------------------------------------------------------------- instants and sorceries


@pytest.mark.rule("701.23b")
@pytest.mark.rule("305.4")
@pytest.mark.parametrize("found", ["Island", None])
def test_rampant_growth_puts_a_basic_land_down_tapped(found: str | None) -> None:
    table = Table()
    table.lands(ANN, "Forest", 2)
    table.library(ANN, "Tree of Tales", "Island", "Swamp", only=True)
    table.hand(ANN, "Rampant Growth", "Plains")
    table.cast(ANN, "Rampant Growth")
    table.will(ANN, found, about="search")
    table.resolve()
    assert table.battlefield(ANN) == ["Forest", "Forest", *([found] if found else [])]
    assert not found or table.find(found).tapped
    table.play_land(ANN, "Plains")


@pytest.mark.rule("701.23b")
@pytest.mark.parametrize("found", [["Island", "Swamp"], ["Swamp"], []])
def test_explosive_vegetation_finds_up_to_two(found: list[str]) -> None:
    table = Table(free_mana=True)
    table.library(ANN, "Tree of Tales", "Island", "Swamp", only=True)
    table.hand(ANN, "Explosive Vegetation")
    table.cast(ANN, "Explosive Vegetation")
    table.will(ANN, found, about="search")
    table.resolve()
    assert table.battlefield(ANN) == found
    assert all(table.find(name).tapped for name in found)
    assert len(table.library(ANN)) == 3 - len(found)


@pytest.mark.rule("608.2d")
@pytest.mark.rule("701.20a")
def test_cultivate_puts_one_land_down_and_one_into_hand() -> None:
    table = Table(free_mana=True)
    table.library(ANN, "Sol Ring", "Island", "Swamp", only=True)
    table.hand(ANN, "Cultivate")
    table.cast(ANN, "Cultivate")
    table.will(ANN, ["Island", "Swamp"], about="search")
    table.will(ANN, "Swamp", about="pile")
    table.resolve()
    assert (table.battlefield(ANN), table.hand(ANN), table.library(ANN)) == (["Swamp"], ["Island"], ["Sol Ring"])
    assert table.find("Swamp").tapped
    assert [sorted(shown.names) for shown in table.happened(Revealed)] == [["Island", "Swamp"]]


@pytest.mark.rule("701.23b")
def test_the_only_land_that_cultivate_finds_goes_onto_the_battlefield() -> None:
    table = Table(free_mana=True)
    table.library(ANN, "Island", "Swamp", only=True)
    table.hand(ANN, "Cultivate")
    table.cast(ANN, "Cultivate")
    table.will(ANN, ["Island"], about="search")
    table.resolve()
    assert (table.battlefield(ANN), table.hand(ANN)) == (["Island"], [])


@pytest.mark.rule("701.20a")
@pytest.mark.parametrize("short", [False, True])
def test_beast_hunt_sorts_three_cards(short: bool) -> None:
    table = Table(free_mana=True)
    table.library(ANN, "Grizzly Bears", "Forest", *([] if short else ["Arcbound Slith", "Llanowar Elves"]), only=True)
    table.hand(ANN, "Beast Hunt")
    table.cast(ANN, "Beast Hunt")
    table.resolve()
    assert table.hand(ANN) == (["Grizzly Bears"] if short else ["Grizzly Bears", "Arcbound Slith"])
    assert table.graveyard(ANN) == ["Forest", "Beast Hunt"]
    assert table.library(ANN) == ([] if short else ["Llanowar Elves"])


@pytest.mark.rule("205.3e")
@pytest.mark.rule("608.2d")
@pytest.mark.rule("611.2c")
def test_tribal_unity_pumps_one_kind_of_creature() -> None:
    table = Table(free_mana=True)
    elves = table.battlefield(ANN, "Llanowar Elves")
    theirs = table.battlefield(BOB, "Silhana Ledgewalker")
    mauler = table.battlefield(BOB, "Taurean Mauler")
    bears = table.battlefield(ANN, "Grizzly Bears")
    table.hand(ANN, "Tribal Unity")
    table.cast(ANN, "Tribal Unity", x=2)
    table.will(BOB, False, about="Taurean Mauler")
    table.resolve()
    table.will(ANN, "Elf", about="creature type")
    table.resolve()
    assert [creature.power for creature in (elves, theirs, mauler, bears)] == [3, 3, 4, 2]
    late = table.battlefield(ANN, "Twinblade Slasher")
    assert late.power == 1
    table.next_turn()
    assert elves.power == 1


@pytest.mark.rule("205.3e")
def test_a_kind_that_only_tokens_have_can_be_chosen_and_no_kind_of_plane() -> None:
    table = Table(free_mana=True)
    table.enters(ANN, "Beetleback Chief")
    table.resolve()
    table.hand(ANN, "Tribal Unity", "Verdant Force", "Elspeth, Knight-Errant")
    table.cast(ANN, "Tribal Unity", x=1)
    table.resolve(pause=True)
    assert table.decision is not None
    with table.refuses("not among the options"):
        table.answer(ANN, "Aura")
    with table.refuses("not among the options"):
        table.answer(ANN, "Elspeth")
    fork = table.fork()
    fork.answer(ANN, "Saproling")
    table.answer(ANN, "Goblin")
    assert tokens(table, ANN) == [("Goblin Token", 2, 2)] * 2


@pytest.mark.rule("608.2c")
@pytest.mark.rule("608.2h")
@pytest.mark.parametrize("whose", [ANN, BOB])
@pytest.mark.parametrize(("name", "left"), [("Sol Ring", []), ("Forest", []), ("Darksteel Forge", ["Darksteel Forge"])])
def test_beast_within_leaves_a_beast_even_if_nothing_is_destroyed(whose: int, name: str, left: list[str]) -> None:
    table = Table(free_mana=True)
    victim = table.battlefield(whose, name)
    table.hand(ANN, "Beast Within")
    table.cast(ANN, "Beast Within", targets=[victim])
    table.resolve()
    assert table.battlefield(whose) == [*left, "Beast Token"]
    assert tokens(table, whose) == [("Beast Token", 3, 3)]


@pytest.mark.rule("608.2b")
def test_beast_within_without_its_target_does_nothing() -> None:
    table = Table(free_mana=True)
    bears = table.battlefield(BOB, "Grizzly Bears")
    table.hand(ANN, "Beast Within")
    table.hand(BOB, "Fling")
    table.cast(ANN, "Beast Within", targets=[bears])
    table.cast(BOB, "Fling", targets=[ANN])
    table.resolve_all()
    assert (tokens(table, BOB), table.life(ANN)) == ([], 18)
