"""Adventurer cards (CR 715) and omen cards (CR 720): a card with an inset frame."""

import pytest

from planechase.testing import ANN, BOB, Table, check_cards
from planechase.vocabulary import (
    ANY_TARGET,
    CARD_NAME,
    CREATURE,
    ENCHANTMENT_CARD,
    HAS_ADVENTURE,
    INSTANT,
    INSTANT_CARD,
    LAND_CARD,
    PLAYERS,
    SORCERY_CARD,
    WITH_CHOSEN_NAME,
    YOU,
    YOURS,
    anthem,
    as_enters,
    cant_cast,
    card,
    casts,
    copy_spell,
    counter,
    create_copy_token,
    creature,
    damage,
    draw,
    gain_life,
    gets,
    keyword,
    target,
    target_spell,
    when_enters,
    whenever,
    with_adventure,
    with_omen,
)
from planechase.words.color_identity import color_identity
from planechase.words.plain_data import card_from_plain, card_to_plain
from planechase.writing import card_text

SCOUT = with_adventure(
    card("Scout", "{3}{G}", creature("Elf Scout", 3, 3), when_enters(gain_life(4))),
    card("Spark", "{R}", INSTANT_CARD, damage(2, ANY_TARGET)),
)
HARBOR = with_adventure(card("Harbor", None, LAND_CARD), card("Set Sail", "{U}", SORCERY_CARD, draw()))
DRAKE = with_omen(card("Drake", "{4}{U}", creature("Drake", 4, 4)), card("Sign", "{1}{U}", SORCERY_CARD, gain_life(3)))
DENIAL = card("Denial", "{U}", INSTANT_CARD, counter(target_spell()))
ECHO = card("Echo", "{U}", INSTANT_CARD, copy_spell(target_spell()))


@pytest.fixture
def table() -> Table:
    return Table(free_mana=True)


def on_an_adventure(table: Table) -> None:
    """Ann's Scout has been cast as an Adventure."""
    table.hand(ANN, SCOUT)
    table.cast(ANN, "Spark", targets=[BOB])
    table.resolve()


def test_both_frames_are_read_and_written() -> None:
    assert card_text(SCOUT) == "When this creature enters, you gain 4 life.\n//\nSpark deals 2 damage to any target."
    check_cards(SCOUT, HARBOR, DRAKE)
    for one in (SCOUT, HARBOR, DRAKE):
        assert card_from_plain(card_to_plain(one)).same_as(one)
    assert not SCOUT.same_as(SCOUT.halves[0])


@pytest.mark.rule("903.4d")
def test_the_colors_of_both_frames_are_its_color_identity() -> None:
    assert color_identity(SCOUT) == color_identity(card("Both", "{R}{G}", INSTANT_CARD, draw()))


@pytest.mark.rule("715.4")
@pytest.mark.parametrize("zone", ["hand", "graveyard", "exile", "battlefield"])
def test_off_the_stack_it_has_only_its_normal_characteristics(table: Table, zone: str) -> None:
    found = getattr(table, zone)(ANN, SCOUT)
    assert (found.name, found.colors, found.mana_value, found.types) == ("Scout", "G", 4, ["Creature"])


@pytest.mark.rule("715.3", "715.3a", "715.3b")
def test_it_is_cast_normally_or_as_an_adventure() -> None:
    table = Table()
    table.lands(ANN, "Mountain")
    table.hand(ANN, SCOUT)
    assert [words for words in table.actions(ANN) if words.startswith("cast")] == ["cast Spark"]
    table.cast(ANN, "Spark", targets=[BOB])
    spell = table.find("Spark")
    assert (spell.name, spell.colors, spell.mana_value, spell.types) == ("Spark", "R", 1, ["Instant"])
    assert "Adventure" in spell.subtypes


@pytest.mark.rule("715.3a", "117.1a")
def test_an_instant_adventure_may_be_cast_when_the_creature_may_not(table: Table) -> None:
    table.turn(BOB)
    table.hand(ANN, SCOUT)
    assert table.can_cast(ANN, "Spark")
    assert not table.can_cast(ANN, "Scout")


@pytest.mark.rule("715.3d")
def test_as_it_resolves_it_is_exiled_and_may_be_played_from_there(table: Table) -> None:
    on_an_adventure(table)
    assert (table.life(BOB), table.exile(ANN), table.graveyard(ANN)) == (18, ["Scout"], [])
    table.cast(ANN, "Scout")
    table.resolve()
    table.resolve()
    assert (table.battlefield(ANN), table.life(ANN)) == (["Scout"], 24)


@pytest.mark.rule("715.3d")
def test_from_exile_it_is_not_cast_as_an_adventure_again(table: Table) -> None:
    on_an_adventure(table)
    table.mana(ANN, "{R}{G}{G}{G}{G}")
    assert [words for words in table.actions(ANN) if words.startswith("cast")] == ["cast Scout"]


@pytest.mark.rule("715.3d")
def test_nobody_else_may_play_it(table: Table) -> None:
    on_an_adventure(table)
    table.turn(BOB)
    assert not table.can_cast(BOB, "Scout")


@pytest.mark.rule("715.3d", "400.7")
def test_a_card_exiled_in_another_way_may_not_be_played(table: Table) -> None:
    table.exile(ANN, SCOUT)
    table.mana(ANN, "{R}{G}{G}{G}{G}")
    assert not [words for words in table.actions(ANN) if words.startswith("cast")]


@pytest.mark.rule("715.3d", "701.6a")
def test_an_adventure_that_is_countered_goes_to_the_graveyard(table: Table) -> None:
    table.hand(ANN, SCOUT)
    table.hand(BOB, DENIAL)
    table.cast(ANN, "Spark", targets=[BOB])
    table.cast(BOB, "Denial", targets=["Spark"])
    table.resolve_all()
    assert (table.graveyard(ANN), table.exile(ANN)) == (["Scout"], [])


@pytest.mark.rule("715.3d", "608.2b")
def test_an_adventure_without_a_legal_target_goes_to_the_graveyard(table: Table) -> None:
    bears = table.battlefield(BOB, "Grizzly Bears")
    table.hand(ANN, SCOUT)
    table.cast(ANN, "Spark", targets=[bears])
    table.remove(bears)
    table.resolve()
    assert (table.graveyard(ANN), table.exile(ANN)) == (["Scout"], [])


@pytest.mark.rule("715.3c")
def test_a_copy_of_an_adventure_is_an_adventure(table: Table) -> None:
    table.hand(ANN, SCOUT, ECHO)
    table.cast(ANN, "Spark", targets=[BOB])
    table.cast(ANN, "Echo", targets=["Spark"])
    table.always(ANN, False)
    table.resolve()
    assert table.stack == ["Spark", "Spark"]
    table.resolve_all()
    assert (table.life(BOB), table.exile(ANN)) == (16, ["Scout"])


@pytest.mark.rule("715.3d", "305.1")
def test_a_land_that_went_on_an_adventure_may_be_played(table: Table) -> None:
    table.hand(ANN, HARBOR)
    table.cast(ANN, "Set Sail")
    table.resolve()
    assert table.exile(ANN) == ["Harbor"]
    table.play_land(ANN, "Harbor")
    assert table.battlefield(ANN) == ["Harbor"]


@pytest.mark.rule("715.3a", "601.3e")
def test_what_forbids_creature_spells_does_not_forbid_the_adventure(table: Table) -> None:
    table.battlefield(BOB, card("Ban", "{W}", ENCHANTMENT_CARD, cant_cast(PLAYERS, CREATURE)))
    table.hand(ANN, SCOUT)
    assert not table.can_cast(ANN, "Scout")
    assert table.can_cast(ANN, "Spark")


@pytest.mark.rule("715.3b", "601.2i")
def test_abilities_see_the_adventure_being_cast(table: Table) -> None:
    table.battlefield(ANN, card("Fan", "{W}", ENCHANTMENT_CARD, whenever(casts(YOU, INSTANT), gain_life(7))))
    table.hand(ANN, SCOUT)
    table.cast(ANN, "Spark", targets=[BOB])
    table.resolve_all()
    assert table.life(ANN) == 27


@pytest.mark.rule("715.2a", "715.2b")
def test_a_permanent_has_an_adventure_and_so_has_its_copy(table: Table) -> None:
    table.battlefield(ANN, card("Guide", "{W}", ENCHANTMENT_CARD, anthem(CREATURE & HAS_ADVENTURE, gets(1, 1))))
    scout, bears = table.battlefield(ANN, SCOUT, "Grizzly Bears")
    assert (scout.power, bears.power) == (4, 2)
    table.hand(ANN, card("Twin", "{U}", INSTANT_CARD, create_copy_token(target(CREATURE & YOURS))))
    table.cast(ANN, "Twin", targets=[scout])
    table.resolve()
    (token,) = [found for found in table.find_all("Scout", zone="battlefield") if found.is_token]
    assert token.power == 4


@pytest.mark.rule("715.3", "608.2g")
@pytest.mark.parametrize(("name", "life"), [("Scout", 20), ("Spark", 18)])
def test_who_may_cast_the_card_for_nothing_may_cast_either(table: Table, name: str, life: int) -> None:
    table.hand(ANN, card("Torrent", "{5}{R}", SORCERY_CARD, keyword("cascade"), draw()))
    table.library(ANN, SCOUT, "Forest", "Forest")
    table.cast(ANN, "Torrent")
    table.will(ANN, name)
    if name == "Spark":
        table.will(ANN, BOB)
    table.resolve()
    assert table.stack == ["Torrent", name]
    table.resolve()
    assert table.life(BOB) == life


@pytest.mark.rule("715.5", "720.5")
def test_the_name_of_an_adventure_or_omen_may_be_chosen(table: Table) -> None:
    table.hand(BOB, SCOUT, DRAKE)
    table.will(ANN, "Spark")
    mage = card("Mage", "{W}", creature("Human", 2, 2), as_enters(CARD_NAME), cant_cast(PLAYERS, WITH_CHOSEN_NAME))
    table.enters(ANN, mage)
    table.will(ANN, "Sign")
    table.enters(ANN, mage)
    table.turn(BOB)
    assert table.can_cast(BOB, "Scout")
    assert not table.can_cast(BOB, "Spark")
    assert not table.can_cast(BOB, "Sign")


@pytest.mark.rule("720.3", "720.3b", "720.3d")
def test_an_omen_is_shuffled_into_its_owners_library_as_it_resolves(table: Table) -> None:
    table.hand(ANN, DRAKE)
    table.library(ANN, "Forest", "Island", only=True)
    table.cast(ANN, "Sign")
    assert "Omen" in table.find("Sign").subtypes
    table.resolve()
    assert table.life(ANN) == 23
    assert sorted(table.library(ANN)) == ["Drake", "Forest", "Island"]
    assert (table.graveyard(ANN), table.exile(ANN)) == ([], [])


@pytest.mark.rule("720.3d", "701.6a")
def test_an_omen_that_is_countered_goes_to_the_graveyard(table: Table) -> None:
    table.hand(ANN, DRAKE)
    table.hand(BOB, DENIAL)
    table.cast(ANN, "Sign")
    table.cast(BOB, "Denial", targets=["Sign"])
    table.resolve_all()
    assert table.graveyard(ANN) == ["Drake"]


@pytest.mark.rule("720.4", "720.3")
def test_an_omen_card_cast_normally_is_what_it_is(table: Table) -> None:
    table.hand(ANN, DRAKE)
    table.cast(ANN, "Drake")
    table.resolve()
    assert table.battlefield(ANN) == ["Drake"]
