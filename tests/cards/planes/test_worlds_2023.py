"""The planes of 2023 on small worlds: what makes each of them that plane."""

from __future__ import annotations

import pytest

from planechase.cards.pool import card
from planechase.testing import ANN, BOB
from planechase.testing.planar_table import PlanarTable
from planechase.words.english import card_text


@pytest.mark.parametrize(
    ("name", "part"),
    [
        ("Inys Haen", "to the battlefield tapped"),
        ("Ketria", "your choice of a vigilance, menace, or trample counter"),
        ("Ketria", "Put it onto the battlefield or into your hand"),
        ("Littjara", "on each creature you control of the chosen type"),
        ("Megaflora Jungle", "a 1/1 green Insect creature token with flying named Butterfly"),
        ("Nyx", "mana of that color equal to your devotion to that color"),
        ("Ten Wizards Mountain", "on up to one target creature"),
        ("The Great Aerie", "equal to its toughness to the other"),
        ("The Western Cloud", "They each deal 1 damage to each creature and each planeswalker"),
        ("The Wilds", "If they do, create a Food token. If the sacrificed creature had toughness 4 or greater"),
    ],
)
def test_how_they_read(name: str, part: str) -> None:
    assert part in card_text(card(name))


@pytest.fixture
def table() -> PlanarTable:
    return PlanarTable(free_mana=True)


# ---------------------------------------------------------------------- Inys Haen


@pytest.mark.rule("701.31d", "701.17a")
def test_inys_haen_mills_as_you_come_and_in_each_upkeep(table: PlanarTable) -> None:
    table.planar_deck(ANN, "Inys Haen")
    table.planeswalk(ANN)
    table.resolve()
    assert (len(table.graveyard(ANN)), len(table.graveyard(BOB))) == (3, 0)
    table.next_turn()
    table.resolve()
    assert (len(table.graveyard(ANN)), len(table.graveyard(BOB))) == (3, 3)


@pytest.mark.rule("701.31d", "603.6c")
def test_leaving_inys_haen_everybody_gets_their_lands_back(table: PlanarTable) -> None:
    table.on_plane("Inys Haen")
    table.graveyard(ANN, "Forest", "Forest", "Grizzly Bears")
    table.graveyard(BOB, "Island", "Cancel")
    table.planeswalk(ANN)
    table.resolve()
    assert (table.battlefield(ANN), table.battlefield(BOB)) == (["Forest", "Forest"], ["Island"])
    assert all(land.tapped for name in ("Forest", "Island") for land in table.find_all(name, zone="battlefield"))
    assert (table.graveyard(ANN), table.graveyard(BOB)) == (["Grizzly Bears"], ["Cancel"])


@pytest.mark.rule("311.7")
def test_chaos_on_inys_haen_returns_a_nonland_card(table: PlanarTable) -> None:
    table.on_plane("Inys Haen")
    table.graveyard(ANN, "Forest", "Grizzly Bears")
    table.chaos(pause=True)
    table.answer(ANN, "Grizzly Bears")
    table.resolve()
    assert (table.hand(ANN), table.graveyard(ANN)) == (["Grizzly Bears"], ["Forest"])


# ---------------------------------------------------------------------- Littjara


@pytest.mark.rule("702.73a")
def test_littjara_gives_a_shapeshifter_that_is_every_creature_type(table: PlanarTable) -> None:
    table.planar_deck(ANN, "Littjara")
    table.planeswalk(ANN)
    table.resolve()
    shapeshifter = table.find("Shapeshifter Token")
    assert (shapeshifter.power, shapeshifter.toughness, shapeshifter.colors) == (2, 2, "U")
    assert shapeshifter.is_a("Goblin")
    assert shapeshifter.is_a("Angel")


@pytest.mark.rule("311.7", "607.2d")
def test_chaos_on_littjara_makes_your_creatures_of_one_type_grow(table: PlanarTable) -> None:
    """The type is chosen anew each time; what was chosen before does not count any more."""
    table.on_plane("Littjara")
    bears, elves = table.battlefield(ANN, "Grizzly Bears"), table.battlefield(ANN, "Llanowar Elves")
    theirs = table.battlefield(BOB, "Grizzly Bears")
    for kind, grown in (("Bear", (1, 0)), ("Elf", (1, 1))):
        table.will(ANN, kind)
        table.chaos()
        table.resolve()
        assert (bears.counter("+1/+1"), elves.counter("+1/+1"), theirs.counter("+1/+1")) == (*grown, 0)


@pytest.mark.rule("607.2d", "113.7a")
def test_littjara_chooses_a_type_though_it_was_left(table: PlanarTable) -> None:
    table.on_plane("Littjara")
    bears = table.battlefield(ANN, "Grizzly Bears")
    table.chaos()
    table.planeswalk(ANN)
    table.will(ANN, "Bear")
    table.resolve()
    assert bears.counter("+1/+1") == 1


# ---------------------------------------------------------------------- Megaflora Jungle


@pytest.mark.rule("202.3b", "613.4c")
def test_megaflora_jungle_makes_small_creatures_big(table: PlanarTable) -> None:
    """Everybody's, by their mana value; a token without a mana cost has mana value 0."""
    table.on_plane("Megaflora Jungle")
    bears, angel = table.battlefield(BOB, "Grizzly Bears"), table.battlefield(ANN, "Serra Angel")
    assert ((bears.power, bears.toughness), (angel.power, angel.toughness)) == ((4, 4), (4, 4))
    table.chaos()
    table.resolve()
    butterfly = table.find("Butterfly")
    assert (butterfly.power, butterfly.toughness, butterfly.colors) == (3, 3, "G")
    assert butterfly.has("flying")
    assert butterfly.is_a("Insect")


@pytest.mark.rule("111.4")
def test_a_token_with_a_name_of_its_own_is_not_named_after_its_types(table: PlanarTable) -> None:
    table.on_plane("Megaflora Jungle")
    table.chaos()
    table.resolve()
    assert table.battlefield(ANN) == ["Butterfly"]


# ---------------------------------------------------------------------- Ten Wizards Mountain


@pytest.mark.rule("901.9", "706.1")
@pytest.mark.parametrize("face", ["blank", "chaos", "planeswalker"])
def test_each_roll_on_ten_wizards_mountain_may_make_a_creature_grow(table: PlanarTable, face: str) -> None:
    table.on_plane("Ten Wizards Mountain")
    bears = table.battlefield(BOB, "Grizzly Bears")
    other = {"chaos": "Ten Wizards Mountain", "planeswalker": "the planeswalking ability"}.get(face, "")
    table.always(ANN, ["Ten Wizards Mountain", other], about="triggers")
    table.will(ANN, bears)
    table.roll(ANN, face)
    table.resolve_all()
    assert bears.counter("+1/+1") == 1


@pytest.mark.rule("115.6")
def test_on_ten_wizards_mountain_nothing_need_be_chosen(table: PlanarTable) -> None:
    table.on_plane("Ten Wizards Mountain")
    bears = table.battlefield(BOB, "Grizzly Bears")
    table.will(ANN, [])
    table.roll(ANN, "blank")
    table.resolve()
    assert bears.counter("+1/+1") == 0


@pytest.mark.rule("311.7", "611.2c")
def test_chaos_on_ten_wizards_mountain_lifts_your_creatures(table: PlanarTable) -> None:
    table.on_plane("Ten Wizards Mountain")
    bears, theirs = table.battlefield(ANN, "Grizzly Bears"), table.battlefield(BOB, "Grizzly Bears")
    table.chaos()
    table.resolve()
    later = table.battlefield(ANN, "Llanowar Elves")
    assert (bears.has("flying"), theirs.has("flying"), later.has("flying")) == (True, False, False)
    table.next_turn()
    assert not bears.has("flying")


# ---------------------------------------------------------------------- The Western Cloud


@pytest.mark.rule("615.1", "120.4")
def test_the_treasures_of_the_western_cloud_hurt_whom_it_does_not_protect(table: PlanarTable) -> None:
    """Three sources deal 1 damage each at the same time; what would be dealt to your creatures is prevented."""
    table.on_plane("The Western Cloud")
    mine, elemental = table.battlefield(ANN, "Llanowar Elves"), table.battlefield(BOB, "Air Elemental")
    table.battlefield(BOB, "Llanowar Elves")
    table.chaos()
    table.resolve()
    assert table.battlefield(ANN) == ["Llanowar Elves", *["Treasure Token"] * 3]
    assert all(treasure.tapped for treasure in table.find_all("Treasure Token"))
    assert (mine.damage, elemental.damage) == (0, 3)
    assert table.graveyard(BOB) == ["Llanowar Elves"]


@pytest.mark.rule("615.1", "901.6")
def test_the_western_cloud_protects_permanents_but_not_players(table: PlanarTable) -> None:
    table.on_plane("The Western Cloud")
    mine = table.battlefield(ANN, "Llanowar Elves")
    for victim in (mine, ANN):
        table.hand(BOB, "Lightning Bolt")
        table.cast(BOB, "Lightning Bolt", targets=[victim])
        table.resolve()
    assert (mine.damage, table.life(ANN)) == (0, 17)
    table.next_turn()
    table.hand(BOB, "Lightning Bolt")
    table.cast(BOB, "Lightning Bolt", targets=[mine])
    table.resolve()
    assert table.graveyard(ANN) == ["Llanowar Elves"]


# ---------------------------------------------------------------------- Ketria


@pytest.mark.rule("122.1b", "608.2d")
@pytest.mark.parametrize("kind", ["vigilance", "menace", "trample"])
def test_ketria_gives_a_creature_an_ability_of_your_choice(table: PlanarTable, kind: str) -> None:
    table.planar_deck(ANN, "Ketria")
    bears = table.battlefield(ANN, "Grizzly Bears")
    table.will(ANN, bears, kind)
    table.planeswalk(ANN)
    table.resolve()
    assert bears.counters == {kind: 1}
    assert bears.has(kind)


@pytest.mark.rule("311.7", "701.13a")
@pytest.mark.parametrize("onto", [True, False])
def test_chaos_on_ketria_finds_a_permanent_for_the_battlefield_or_the_hand(table: PlanarTable, onto: bool) -> None:
    """The cards above it stay in exile."""
    table.on_plane("Ketria")
    table.library(ANN, "Forest", "Cancel", "Grizzly Bears", "Serra Angel", only=True)
    table.will(ANN, "Put Grizzly Bears onto the battlefield" if onto else "Put Grizzly Bears into your hand")
    table.chaos()
    table.resolve()
    assert (table.battlefield(ANN), table.hand(ANN)) == ((["Grizzly Bears"], []) if onto else ([], ["Grizzly Bears"]))
    assert table.exile(ANN) == ["Forest", "Cancel"]
    assert table.library(ANN) == ["Serra Angel"]


def test_chaos_on_ketria_without_any_permanent_exiles_the_library(table: PlanarTable) -> None:
    table.on_plane("Ketria")
    table.library(ANN, "Forest", "Cancel", only=True)
    table.always(ANN, "Put that card into your hand")
    table.chaos()
    table.resolve()
    assert (table.exile(ANN), table.hand(ANN)) == (["Forest", "Cancel"], [])


# ---------------------------------------------------------------------- Nyx


@pytest.mark.rule("613.1d", "603.6a")
def test_creatures_that_come_to_nyx_are_enchantments_and_bring_life(table: PlanarTable) -> None:
    """They count as they enter; tokens are none, nor do opponents' enchantments bring life."""
    table.on_plane("Nyx")
    bears = table.enters(ANN, "Grizzly Bears")
    table.resolve_all()
    assert bears.is_a("Enchantment")
    assert bears.is_a("Creature")
    assert table.life(ANN) == 21
    table.enters(BOB, "Grizzly Bears")
    table.resolve_all()
    assert (table.life(ANN), table.life(BOB)) == (21, 20)
    assert not table.battlefield(ANN, "Grizzly Bears", token=True).is_a("Enchantment")


@pytest.mark.rule("311.7", "700.5", "107.4e")
def test_chaos_on_nyx_gives_mana_for_devotion_to_a_color(table: PlanarTable) -> None:
    """Hybrid symbols count for both colours; what others control, and lands and tokens, count for nothing."""
    table.on_plane("Nyx")
    table.battlefield(ANN, "Air Elemental")
    table.battlefield(ANN, "Balefire Liege")
    table.battlefield(ANN, "Mountain")
    table.battlefield(BOB, "Air Elemental")
    for color, pool in (("blue", "{U}{U}"), ("red", "{R}{R}{R}"), ("white", "{W}{W}{W}"), ("green", "")):
        table.turn(ANN)
        table.will(ANN, color)
        table.chaos()
        table.resolve()
        assert table.mana(ANN) == pool
        table.next_turn()


# ---------------------------------------------------------------------- The Great Aerie


@pytest.mark.rule("701.39a")
def test_the_great_aerie_bolsters_the_weakest(table: PlanarTable) -> None:
    table.planar_deck(ANN, "The Great Aerie")
    angel, elves = table.battlefield(ANN, "Serra Angel"), table.battlefield(ANN, "Llanowar Elves")
    table.planeswalk(ANN)
    table.resolve()
    assert (angel.counter("+1/+1"), elves.counter("+1/+1")) == (0, 3)


@pytest.mark.rule("701.39a")
def test_among_several_weakest_creatures_you_choose_which_to_bolster(table: PlanarTable) -> None:
    """Toughness counts as it is now, whatever the power; somebody else's creature is none of yours."""
    table.on_plane("The Great Aerie")
    bears, knight, angel = (table.battlefield(ANN, name) for name in ("Grizzly Bears", "White Knight", "Serra Angel"))
    table.battlefield(BOB, "Llanowar Elves")
    table.begin("upkeep", of=ANN)
    table.resolve(pause=True)
    assert table.decision is not None
    assert set(table.decision.options) == {bears.id, knight.id}  # type: ignore[attr-defined]
    table.answer(ANN, knight)
    assert [thing.counter("+1/+1") for thing in (bears, knight, angel)] == [0, 3, 0]


@pytest.mark.rule("701.39a")
def test_without_creatures_nothing_is_bolstered(table: PlanarTable) -> None:
    table.on_plane("The Great Aerie")
    table.begin("upkeep", of=ANN)
    table.resolve()
    assert table.stack == []


@pytest.mark.rule("311.7", "120.4")
def test_chaos_on_the_great_aerie_lets_two_creatures_hurt_each_other_by_toughness(table: PlanarTable) -> None:
    table.on_plane("The Great Aerie")
    bears, griffin = table.battlefield(ANN, "Serra Angel"), table.battlefield(BOB, "Armored Griffin")
    table.will(ANN, bears, griffin)
    table.chaos()
    table.resolve()
    assert bears.damage == 3
    assert table.graveyard(BOB) == ["Armored Griffin"]


@pytest.mark.rule("115.6", "608.2b")
@pytest.mark.parametrize("missing", ["mine", "theirs"])
def test_on_the_great_aerie_one_creature_alone_hurts_nobody(table: PlanarTable, missing: str) -> None:
    table.on_plane("The Great Aerie")
    angel, griffin = table.battlefield(ANN, "Serra Angel"), table.battlefield(BOB, "Armored Griffin")
    table.will(ANN, [] if missing == "mine" else angel, [] if missing == "theirs" else griffin)
    table.chaos()
    table.resolve()
    assert (angel.damage, griffin.damage) == (0, 0)


# ---------------------------------------------------------------------- The Wilds


@pytest.mark.rule("111.10b")
def test_the_wilds_give_food_that_can_be_eaten(table: PlanarTable) -> None:
    table.planar_deck(ANN, "The Wilds")
    table.planeswalk(ANN)
    table.resolve()
    food = table.find("Food Token")
    assert (food.type_line, food.colors) == ("Artifact — Food", "")
    table.activate(ANN, food)
    assert table.battlefield(ANN) == []
    table.resolve()
    assert table.life(ANN) == 23


@pytest.mark.rule("311.7", "701.21a", "608.2h")
@pytest.mark.parametrize(("victim", "foods"), [("Serra Angel", 2), ("Grizzly Bears", 1), (None, 0)])
def test_chaos_in_the_wilds_makes_food_of_a_creature(table: PlanarTable, victim: str | None, foods: int) -> None:
    """Two for one with toughness 4 or greater as it last was; none if nothing was sacrificed."""
    table.on_plane("The Wilds")
    if victim is not None:
        table.battlefield(BOB, victim)
    table.will(ANN, BOB)
    table.chaos()
    table.resolve()
    assert table.battlefield(ANN) == ["Food Token"] * foods
    assert table.graveyard(BOB) == ([] if victim is None else [victim])


@pytest.mark.rule("608.2h")
def test_in_the_wilds_toughness_counts_with_counters(table: PlanarTable) -> None:
    table.on_plane("The Wilds")
    table.counters(table.battlefield(BOB, "Grizzly Bears"), "+1/+1", 2)
    table.will(ANN, BOB)
    table.chaos()
    table.resolve()
    assert table.battlefield(ANN) == ["Food Token"] * 2
