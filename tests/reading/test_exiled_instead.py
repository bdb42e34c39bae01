"""What is exiled instead of dying, or of being put into a graveyard: read and played."""

import pytest
from tests.reading.invented import read, refused, said

from planechase.testing import ANN, BOB, Table
from planechase.words.card import INSTANT_CARD, card
from planechase.words.effects.damage_effects import damage
from planechase.words.effects.hands import discard
from planechase.words.effects.lasting_effects import Counter
from planechase.words.selections import ANY_TARGET, target_spell

SHOCK = card("Small Shock", "{R}", INSTANT_CARD, damage(2, ANY_TARGET))
NO = card("No", "{U}", INSTANT_CARD, Counter(target_spell()))
LOOT = card("Loot", "{U}", INSTANT_CARD, discard(1))
FROM_ANYWHERE = "If this creature would be put into a graveyard from anywhere, exile it instead."


@pytest.fixture
def table() -> Table:
    return Table(free_mana=True)


@pytest.mark.rule("614.1a", "700.4")
def test_creatures_of_opponents_are_exiled_and_do_not_die(table: Table) -> None:
    table.battlefield(ANN, read("If a creature an opponent controls would die, exile it instead."))
    bears, mine = table.battlefield(BOB, "Grizzly Bears"), table.battlefield(ANN, "Grizzly Bears")
    table.hand(ANN, SHOCK, SHOCK)
    for one in (bears, mine):
        table.cast(ANN, "Small Shock", targets=[one])
        table.resolve()
    assert (table.exile(BOB), table.graveyard(BOB)) == (["Grizzly Bears"], [])
    assert "Grizzly Bears" in table.graveyard(ANN)


@pytest.mark.rule("700.4")
def test_lands_do_not_die() -> None:
    refused("If a land would die, exile it instead.")


@pytest.mark.rule("614.1a")
def test_only_creatures_dealt_damage_this_way_are_exiled(table: Table) -> None:
    text = (
        "Burn deals 2 damage to any target. If a creature dealt damage this way would die this turn, exile it instead."
    )
    burn = read(text, "Burn", "Instant")
    table.battlefield(BOB, "Grizzly Bears", "Ondu Giant")
    table.hand(ANN, burn, burn, SHOCK)
    table.cast(ANN, "Burn", targets=["Grizzly Bears"])
    table.resolve()
    assert table.exile(BOB) == ["Grizzly Bears"]
    table.cast(ANN, "Burn", targets=["Ondu Giant"])
    table.resolve()
    table.cast(ANN, "Small Shock", targets=["Ondu Giant"])
    table.resolve()
    assert table.exile(BOB) == ["Grizzly Bears", "Ondu Giant"]


@pytest.mark.rule("614.1a", "614.12")
def test_from_anywhere_is_from_the_battlefield_the_stack_and_the_hand(table: Table) -> None:
    cat = read(FROM_ANYWHERE, "Ghost Cat")
    table.battlefield(ANN, cat)
    table.hand(ANN, cat, SHOCK, LOOT)
    table.hand(BOB, NO)
    table.cast(ANN, "Small Shock", targets=["Ghost Cat"])
    table.resolve()
    assert table.exile(ANN) == ["Ghost Cat"]
    table.cast(ANN, "Ghost Cat")
    table.cast(BOB, "No", targets=["Ghost Cat"])
    table.resolve()
    assert table.exile(ANN) == ["Ghost Cat", "Ghost Cat"]
    table.hand(ANN, cat)
    table.cast(ANN, "Loot")
    table.will(ANN, "Ghost Cat")
    table.resolve()
    assert table.exile(ANN) == ["Ghost Cat", "Ghost Cat", "Ghost Cat"]


@pytest.mark.rule("608.2g", "614.1a")
@pytest.mark.parametrize("countered", [False, True])
def test_a_spell_cast_for_nothing_is_exiled_afterwards(table: Table, countered: bool) -> None:
    text = (
        "When this creature enters, you may cast target instant card from your graveyard without paying its mana cost. "
        "If that spell would be put into a graveyard, exile it instead."
    )
    assert said(text) == text
    table.graveyard(ANN, SHOCK)
    table.hand(ANN, read(text))
    table.hand(BOB, NO)
    table.will(ANN, "Small Shock")
    table.cast(ANN, "Invention")
    table.resolve()
    table.will(ANN, True, BOB)
    table.resolve()
    if countered:
        table.cast(BOB, "No", targets=["Small Shock"])
        table.resolve()
    table.resolve_all()
    assert (table.exile(ANN), table.graveyard(ANN)) == (["Small Shock"], [])
    assert table.life(BOB) == (20 if countered else 18)


def test_that_permanent_or_player_is_any_target() -> None:
    text = (
        "When this creature enters, it deals 1 damage to any target. Discard a card. If you do, it deals 1 damage to "
    )
    refused(text.replace("any target", "target creature") + "that permanent or player.")


@pytest.mark.rule("614.6", "603.7")
@pytest.mark.parametrize("says", ["", "It gains haste. ", "Exile it at the beginning of the next end step. "])
def test_what_was_returned_is_exiled_if_it_would_leave(table: Table, says: str) -> None:
    back = "Return target creature card from your graveyard to the battlefield. "
    text = f"{back}{says}If it would leave the battlefield, exile it instead of putting it anywhere else."
    table.graveyard(ANN, "Grizzly Bears")
    table.hand(ANN, read(text, "Raise", "Sorcery"), SHOCK)
    table.cast(ANN, "Raise", targets=["Grizzly Bears"])
    table.resolve()
    table.cast(ANN, "Small Shock", targets=["Grizzly Bears"])
    table.resolve()
    assert table.exile(ANN) == ["Grizzly Bears"]
