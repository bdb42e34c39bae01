"""Who the others are that share something, and what a token knows while tokens are counted."""

import pytest
from tests.reading.invented import read, refused

from planechase.testing import ANN, Table


def test_others_than_what_attacks_are_not_others_than_this() -> None:
    others = "each other creature you control that shares a color with it"
    refused(f"Whenever a creature attacks, {others} gets +1/+1 until end of turn.")


@pytest.mark.rule("205.3m")
def test_the_enchanted_creature_and_others_like_it() -> None:
    table = Table(free_mana=True)
    text = (
        "Enchant creature\n"
        "Sacrifice this Aura: Enchanted creature and other creatures that share a creature type with it get +1/+1 "
        "until end of turn."
    )
    one, kin = table.battlefield(ANN, "Grizzly Bears", "Grizzly Bears")
    other = table.battlefield(ANN, "Llanowar Elves")
    table.hand(ANN, read(text, type_line="Enchantment — Aura"))
    table.cast(ANN, "Invention", [one])
    table.resolve()
    table.activate(ANN, table.find("Invention"))
    table.resolve()
    assert (one.power, kin.power, other.power) == (3, 3, 1)


@pytest.mark.rule("608.2h")
def test_tokens_are_counted_whatever_their_own_abilities_aim_at() -> None:
    table = Table(free_mana=True)
    table.battlefield(ANN, "Grizzly Bears", "Grizzly Bears")
    table.hand(ANN, read("For each creature you control, you create a Map token.", type_line="Sorcery"))
    table.cast(ANN, "Invention")
    table.resolve()
    assert table.battlefield(ANN).count("Map Token") == 2
