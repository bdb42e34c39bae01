"""The planes of 2023 on small worlds: what makes each of them that plane."""

from __future__ import annotations

import pytest

from planechase.cards.pool import card
from planechase.testing import ANN, BOB
from planechase.testing.planar import PlanarTable
from planechase.words.english import card_text


@pytest.mark.parametrize(
    ("name", "part"),
    [
        ("Inys Haen", "each player returns all land cards from their graveyard to the battlefield tapped"),
        ("Littjara", "on each creature you control of the chosen type"),
        ("Megaflora Jungle", "a 1/1 green Insect creature token with flying named Butterfly"),
        ("Ten Wizards Mountain", "on up to one target creature"),
        ("The Western Cloud", "They each deal 1 damage to each creature and each planeswalker"),
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
