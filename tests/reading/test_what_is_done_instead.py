"""Instructions in place of others: who need not follow them, and what is known to them; once for all; each may."""

import pytest
from tests.reading.invented import read, refused, said

from planechase.testing import ANN, BOB, Table

BACK = (
    "Return target creature to its owner's hand. If you control an artifact, you may put that creature on top of its "
    "owner's library instead."
)
CLASH = (
    "Clash with an opponent, then return target green creature to its owner's hand. If you win, you may put that "
    "creature on top of its owner's library instead."
)


@pytest.fixture
def table() -> Table:
    return Table(free_mana=True)


@pytest.mark.rule("608.2d", "614.15")
@pytest.mark.parametrize("chosen", [True, False])
def test_who_does_not_do_it_instead_does_the_first(table: Table, chosen: bool) -> None:
    bears = table.battlefield(BOB, "Grizzly Bears")
    table.battlefield(ANN, "Sol Ring")
    table.hand(ANN, read(BACK, type_line="Instant"))
    table.will(ANN, chosen)
    table.cast(ANN, "Invention", targets=[bears])
    table.resolve()
    assert ("Grizzly Bears" in table.hand(BOB)) is not chosen
    assert (table.library(BOB)[0] == "Grizzly Bears") is chosen


@pytest.mark.rule("701.30d")
def test_a_clash_is_won_before_it_is_asked_about(table: Table) -> None:
    bears = table.battlefield(BOB, "Grizzly Bears")
    table.library(ANN, "Serra Angel")
    table.library(BOB, "Forest")
    table.hand(ANN, read(CLASH, type_line="Instant"))
    table.will(ANN, [], True)
    table.will(BOB, [])
    table.cast(ANN, "Invention", targets=[bears])
    table.resolve()
    assert table.library(BOB)[0] == "Grizzly Bears"


@pytest.mark.rule("608.2c")
def test_nothing_is_found_where_another_instruction_would_have_found_it() -> None:
    refused(
        "Search your library for a Cat card, reveal it, and put it into your hand. If you control an artifact, put "
        "that card onto the battlefield instead. Then shuffle.",
        "Sorcery",
    )


@pytest.mark.rule("603.2c")
def test_one_or_more_are_one_beside_another_trigger_too(table: Table) -> None:
    text = (
        "When this creature enters and whenever one or more Bears you control deal combat damage to a player, you gain "
        "1 life."
    )
    table.battlefield(ANN, read(text))
    bears = table.battlefield(ANN, "Grizzly Bears", "Grizzly Bears")
    table.attack(ANN, bears)
    table.combat_damage()
    table.resolve_all()
    assert (table.life(ANN), table.life(BOB)) == (21, 16)


@pytest.mark.rule("305.1", "614.15")
def test_a_land_has_been_played_this_turn(table: Table) -> None:
    text = "{T}: Add {G}. If you played a land this turn, add {R} instead."
    early, late = table.battlefield(ANN, *[read(text, type_line="Land")] * 2)
    table.tap_for_mana(ANN, early)
    assert table.mana(ANN) == "{G}"
    table.play_land(ANN, table.hand(ANN, "Forest"))
    table.tap_for_mana(ANN, late)
    assert table.mana(ANN) == "{R}{G}"


@pytest.mark.rule("101.4", "608.2d")
def test_each_player_may_search_for_themselves(table: Table) -> None:
    text = (
        "When this creature dies, each player may search their library for up to two basic land cards, put them onto "
        "the battlefield tapped, then shuffle."
    )
    assert said(text) == text
    table.library(ANN, "Forest", only=True)
    table.library(BOB, "Forest", "Island", only=True)
    mine = table.battlefield(ANN, read(text))
    table.hand(ANN, read("Destroy target creature.", "Slay", "Instant"))
    table.cast(ANN, "Slay", targets=[mine])
    table.will(ANN, False)
    table.will(BOB, True, ["Forest", "Island"])
    table.resolve_all()
    assert (table.battlefield(ANN), sorted(table.battlefield(BOB))) == ([], ["Forest", "Island"])


@pytest.mark.rule("118.9", "508.1")
def test_whether_such_a_creature_attacks_is_asked_of_all_of_them() -> None:
    text = "If a green creature is attacking, you may pay {U} rather than pay this spell's mana cost.\nDraw a card."
    assert said(text, "Instant") == text
    table = Table()
    table.hand(ANN, read(text, type_line="Instant", cost="{5}"))
    bears, _ = table.battlefield(ANN, "Grizzly Bears", "Grizzly Bears")
    table.mana(ANN, "{U}")
    assert not table.can_cast(ANN, "Invention", way="alternative")
    table.attack(ANN, [bears], pause=True)
    table.mana(ANN, "{U}")
    assert table.can_cast(ANN, "Invention", way="alternative")
