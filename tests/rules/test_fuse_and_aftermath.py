"""Split cards that are cast as a whole (fuse, CR 702.102) or one half after the other (aftermath, CR 702.127)."""

import pytest

from planechase.testing import ANN, BOB, Table, check_cards
from planechase.vocabulary import (
    ANY_TARGET,
    CREATURE,
    ENCHANTMENT_CARD,
    INSTANT_CARD,
    SORCERY_CARD,
    YOU,
    card,
    casts,
    choose_modes,
    copy_spell,
    counter,
    damage,
    draw,
    gain_life,
    keyword,
    of_color,
    pump,
    split,
    target,
    target_spell,
    whenever,
)
from planechase.words.plain_data import card_from_plain, card_to_plain
from planechase.writing import card_text

FUSE = keyword("fuse")
GIVE_TAKE = split(
    card("Give", "{1}{G}", INSTANT_CARD, pump(target(CREATURE), 3, 3), FUSE),
    card("Take", "{2}{B}", INSTANT_CARD, pump(target(CREATURE), -3, -3), FUSE),
)
BOTH = "Give // Take"
DAWN_DUSK = split(
    card("Dawn", "{W}", SORCERY_CARD, gain_life(2)),
    card("Dusk", "{2}{R}", SORCERY_CARD, keyword("aftermath"), damage(3, ANY_TARGET)),
)
DENIAL = card("Denial", "{U}", INSTANT_CARD, counter(target_spell()))
ECHO = card("Echo", "{U}", INSTANT_CARD, copy_spell(target_spell()))


@pytest.fixture
def table() -> Table:
    return Table(free_mana=True)


def offered(table: Table) -> list[str]:
    return [words.removeprefix("cast ") for words in table.actions(ANN) if words.startswith("cast ")]


# ---------------------------------------------------------------------- fuse


def test_they_are_read_half_by_half() -> None:
    assert card_text(GIVE_TAKE) == (
        "Target creature gets +3/+3 until end of turn.\nFuse\n//\nTarget creature gets -3/-3 until end of turn.\nFuse"
    )
    assert card_text(DAWN_DUSK) == "You gain 2 life.\n//\nAftermath\nDusk deals 3 damage to any target."
    check_cards(GIVE_TAKE, DAWN_DUSK)
    for one in (GIVE_TAKE, DAWN_DUSK):
        assert card_from_plain(card_to_plain(one)).same_as(one)


@pytest.mark.rule("702.102a", "709.3")
def test_with_fuse_one_half_or_both_may_be_cast() -> None:
    table = Table()
    table.battlefield(BOB, "Grizzly Bears")
    table.hand(ANN, GIVE_TAKE)
    table.lands(ANN, "Forest", 2)
    assert offered(table) == ["Give"]
    table.lands(ANN, "Swamp", 2)
    assert offered(table) == ["Give", "Take"]
    table.lands(ANN, "Swamp", 1)
    assert offered(table) == ["Give", "Take", BOTH]


@pytest.mark.rule("702.102b", "709.4d")
def test_a_fused_spell_is_both_halves(table: Table) -> None:
    mine, theirs = table.battlefield(ANN, "Grizzly Bears"), table.battlefield(BOB, "Grizzly Bears")
    table.hand(ANN, GIVE_TAKE)
    table.cast(ANN, GIVE_TAKE.name, targets=[mine, theirs])
    spell = table.on_stack()[0]
    assert (spell.name, spell.colors, spell.mana_value) == (BOTH, "BG", 5)
    table.resolve()
    assert (mine.power, table.graveyard(BOB), table.graveyard(ANN)) == (5, ["Grizzly Bears"], [BOTH])


@pytest.mark.rule("702.102c", "601.2f")
def test_both_mana_costs_are_paid() -> None:
    table = Table()
    bears = table.battlefield(ANN, "Grizzly Bears")
    table.hand(ANN, GIVE_TAKE)
    lands = (*table.lands(ANN, "Forest", 3), *table.lands(ANN, "Swamp", 3))
    table.cast(ANN, BOTH, targets=[bears, bears])
    assert sum(land.tapped for land in lands) == 5


@pytest.mark.rule("702.102d")
def test_the_left_half_is_followed_first(table: Table) -> None:
    bears = table.battlefield(ANN, "Grizzly Bears")
    table.hand(ANN, GIVE_TAKE)
    table.cast(ANN, BOTH, targets=[bears, bears])
    table.resolve()
    assert (bears.exists, bears.power, bears.toughness) == (True, 2, 2)


@pytest.mark.rule("702.102d", "608.2b")
def test_if_one_target_is_gone_the_rest_still_happens(table: Table) -> None:
    mine, theirs = table.battlefield(ANN, "Grizzly Bears"), table.battlefield(BOB, "Grizzly Bears")
    table.hand(ANN, GIVE_TAKE)
    table.cast(ANN, BOTH, targets=[mine, theirs])
    table.remove(mine)
    table.resolve()
    assert table.graveyard(BOB) == ["Grizzly Bears"]


@pytest.mark.rule("702.102a")
def test_from_elsewhere_only_one_half_is_cast(table: Table) -> None:
    table.battlefield(BOB, "Grizzly Bears")
    torrent = card("Torrent", "{8}{R}", SORCERY_CARD, keyword("cascade"), draw())
    table.hand(ANN, torrent)
    table.library(ANN, GIVE_TAKE, "Forest", "Forest")
    table.cast(ANN, "Torrent")
    table.resolve(pause=True)
    assert table.decision is not None
    assert len(table.decision.options) == 2  # type: ignore[attr-defined]


@pytest.mark.rule("702.102b", "707.10")
def test_a_copy_of_a_fused_spell_does_both_with_targets_of_its_own(table: Table) -> None:
    mine, theirs, other = (
        table.battlefield(ANN, "Grizzly Bears"), *table.battlefield(BOB, "Grizzly Bears", "Grizzly Bears"),
    )  # fmt: skip
    table.hand(ANN, GIVE_TAKE, ECHO)
    table.cast(ANN, BOTH, targets=[mine, theirs])
    table.cast(ANN, "Echo", targets=[BOTH])
    table.will(ANN, True, mine, other)
    table.resolve()
    table.resolve_all()
    assert (mine.power, table.battlefield(BOB)) == (8, [])


@pytest.mark.rule("702.102b", "709.4c")
def test_abilities_see_a_fused_spell_with_the_colors_of_both(table: Table) -> None:
    bears = table.battlefield(ANN, "Grizzly Bears")
    table.battlefield(ANN, card("Fan", "{W}", ENCHANTMENT_CARD, whenever(casts(YOU, of_color("B")), gain_life(7))))
    table.hand(ANN, GIVE_TAKE)
    table.cast(ANN, BOTH, targets=[bears, bears])
    table.resolve_all()
    assert table.life(ANN) == 27


def test_a_half_with_modes_cannot_be_fused_yet() -> None:
    modal = card("Pick", "{G}", INSTANT_CARD, choose_modes((draw(), gain_life(1))), FUSE)
    with pytest.raises(TypeError, match="without modes"):
        split(modal, modal)


# ---------------------------------------------------------------------- aftermath


@pytest.mark.rule("702.127a")
def test_the_half_with_aftermath_is_not_cast_from_the_hand(table: Table) -> None:
    table.hand(ANN, DAWN_DUSK)
    assert table.can_cast(ANN, "Dawn")
    assert not table.can_cast(ANN, "Dusk")


@pytest.mark.rule("702.127a")
def test_it_is_cast_from_the_graveyard_for_its_cost_and_then_exiled() -> None:
    table = Table()
    table.graveyard(ANN, DAWN_DUSK)
    table.lands(ANN, "Mountain", 2)
    assert offered(table) == []
    table.lands(ANN, "Plains", 1)
    assert offered(table) == ["Dusk"]
    table.cast(ANN, "Dusk", targets=[BOB])
    assert table.on_stack()[0].name == "Dusk"
    table.resolve()
    assert (table.life(BOB), table.graveyard(ANN), table.exile(ANN)) == (17, [], ["Dawn // Dusk"])


@pytest.mark.rule("702.127a")
def test_the_other_half_goes_to_the_graveyard_and_comes_back_as_this_one(table: Table) -> None:
    table.hand(ANN, DAWN_DUSK)
    table.cast(ANN, "Dawn")
    table.resolve()
    assert table.graveyard(ANN) == ["Dawn // Dusk"]
    table.cast(ANN, "Dusk", targets=[BOB])
    table.resolve()
    assert (table.life(ANN), table.life(BOB)) == (22, 17)


@pytest.mark.rule("702.127a")
def test_countered_it_is_exiled_as_well(table: Table) -> None:
    table.graveyard(ANN, DAWN_DUSK)
    table.hand(BOB, DENIAL)
    table.cast(ANN, "Dusk", targets=[BOB])
    table.cast(BOB, "Denial", targets=["Dusk"])
    table.resolve_all()
    assert (table.graveyard(ANN), table.exile(ANN)) == ([], ["Dawn // Dusk"])


@pytest.mark.rule("702.127a")
def test_nobody_else_casts_it_and_it_is_still_a_sorcery(table: Table) -> None:
    table.graveyard(ANN, DAWN_DUSK)
    assert not table.can_cast(BOB, "Dusk")
    table.turn(BOB)
    assert not table.can_cast(BOB, "Dusk")
    assert not table.can_cast(ANN, "Dusk")


@pytest.mark.rule("702.127a")
def test_what_lets_it_be_cast_from_elsewhere_lets_only_the_other_half(table: Table) -> None:
    torrent = card("Torrent", "{8}{R}", SORCERY_CARD, keyword("cascade"), draw())
    table.hand(ANN, torrent)
    table.library(ANN, DAWN_DUSK, "Forest", "Forest")
    table.cast(ANN, "Torrent")
    table.will(ANN, "Dawn")
    table.resolve()
    assert table.stack == ["Torrent", "Dawn"]
