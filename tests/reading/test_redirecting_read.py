"""Damage in a text that is dealt to something else, replaced graveyards, and life that stays (CR 614)."""

import pytest
from tests.reading.invented import read, refused

from planechase.testing import ANN, BOB, Table
from planechase.words.card import INSTANT_CARD, card
from planechase.words.effects.damage_effects import damage
from planechase.words.selections import ANY_TARGET

HIT = card("Hit", "{R}", INSTANT_CARD, damage(2, ANY_TARGET))


@pytest.fixture
def table() -> Table:
    table = Table(free_mana=True)
    table.hand(ANN, HIT)
    return table


@pytest.mark.rule("614.9", "115.3")
def test_the_next_damage_is_dealt_to_the_other_target(table: Table) -> None:
    ours, theirs = table.battlefield(ANN, "Grizzly Bears"), table.battlefield(BOB, "Ondu Giant")
    shift = "The next 1 damage that would be dealt to target creature this turn is dealt to another target creature"
    table.hand(ANN, read(f"{shift} instead.", type_line="Instant"))
    table.cast(ANN, "Invention", [ours, theirs])
    table.resolve()
    table.cast(ANN, "Hit", [ours])
    table.resolve()
    assert (ours.damage, theirs.damage) == (1, 1)


@pytest.mark.rule("614.1a")
@pytest.mark.parametrize(("whose", "gone"), [("an opponent's", (1, 0)), ("your", (0, 1)), ("a", (1, 1))])
def test_cards_are_exiled_from_whose_graveyard_they_would_go_to(
    table: Table, whose: str, gone: tuple[int, int]
) -> None:
    text = f"If a card would be put into {whose} graveyard from anywhere, exile it instead."
    table.battlefield(ANN, read(text, type_line="Enchantment"))
    bears = table.battlefield(BOB, "Grizzly Bears")
    table.cast(ANN, "Hit", [bears])
    table.resolve()
    assert (len(table.exile(BOB)), len(table.exile(ANN))) == gone


@pytest.mark.rule("614.1a", "700.4")
def test_only_what_fits_is_exiled_as_it_dies(table: Table) -> None:
    table.battlefield(ANN, read("If a green creature would die, exile it instead.", type_line="Enchantment"))
    bears = table.battlefield(BOB, "Grizzly Bears")
    table.cast(ANN, "Hit", [bears])
    table.resolve()
    assert table.exile(BOB) == ["Grizzly Bears"]
    assert refused("If an enchantment would die, exile it instead.", "Enchantment").line == 1


@pytest.mark.rule("115.4")
def test_any_target_is_spoken_of_again(table: Table) -> None:
    text = "Choose any target. This creature deals 1 damage to that permanent or player."
    table.battlefield(ANN, read(f"{{0}}: {text}"))
    table.activate(ANN, "Invention", targets=[BOB])
    table.resolve()
    assert table.life(BOB) == 19
    assert refused("Choose target creature. Invention deals 1 damage to that permanent or player.", "Sorcery").line == 1
