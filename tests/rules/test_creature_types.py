"""Choosing a creature type (CR 205.3m)."""

from __future__ import annotations

import pytest

from planechase.bots import SensibleBot
from planechase.cards import pool
from planechase.rules.language.card_types import CREATURE, CREATURE_TYPES, EVERY_CREATURE_TYPE, KINDRED
from planechase.rules.language.characteristics import CardDefinition
from planechase.testing import ANN, BOB, Table
from planechase.vocabulary import (
    CREATURE_TYPE,
    ENCHANTMENT_CARD,
    SORCERY_CARD,
    as_enters,
    card,
    choose_one,
    destroy,
    of_kind_of_choice,
)

BANNER = card("Banner of Kin", "{2}", ENCHANTMENT_CARD, as_enters(CREATURE_TYPE))
CULL = card("Cull", "{2}", SORCERY_CARD, destroy(of_kind_of_choice()))
PICK = card("Pick", "{2}", SORCERY_CARD, choose_one(CREATURE_TYPE))


@pytest.fixture
def table() -> Table:
    return Table(free_mana=True)


@pytest.mark.rule("205.3m")
@pytest.mark.parametrize("text", [BANNER, CULL, PICK], ids=lambda one: one.name)
@pytest.mark.parametrize("held", [(), ("Grizzly Bears", "Llanowar Elves")], ids=["no creatures", "creatures"])
def test_every_creature_type_can_be_chosen_whatever_is_in_the_game(
    table: Table, text: CardDefinition, held: tuple[str, ...]
) -> None:
    for name in held:
        table.hand(BOB, name)
    table.library(BOB, *held, only=True)
    table.cast(ANN, table.hand(ANN, text))
    table.resolve(pause=True)
    assert table.decision is not None
    options = table.decision.plain(ANN)["options"]
    assert [option["label"] for option in options] == list(CREATURE_TYPES)


@pytest.mark.rule("205.3m")
def test_the_list_is_of_creature_types_alone() -> None:
    assert {"Time Lord", "Assembly-Worker", "C'tan", "Zubera"} <= set(CREATURE_TYPES)
    assert not {"Forest", "Equipment", "Aura", "Jace", "Ravnica", EVERY_CREATURE_TYPE} & set(CREATURE_TYPES)


@pytest.mark.rule("205.3m")
def test_what_is_printed_on_creatures_is_on_the_list() -> None:
    printed = [one.printed for one in pool.CARDS.values() if one.printed.types & (CREATURE | KINDRED)]
    kinds = {kind for each in printed for kind in each.subtypes}
    assert kinds - {*CREATURE_TYPES, EVERY_CREATURE_TYPE, "Equipment", "Aura", "Vehicle"} == set()


@pytest.mark.rule("205.3m")
@pytest.mark.parametrize(
    ("mine", "theirs", "held", "chosen"),
    [
        (("Grizzly Bears",), ("Llanowar Elves",), (), "Bear"),
        ((), ("Llanowar Elves",), ("Grizzly Bears",), "Bear"),
        (("Grizzly Bears", "Serra Angel"), ("Grizzly Bears",), (), "Angel"),
    ],
)
def test_a_bot_chooses_by_what_it_may_know(
    table: Table, mine: tuple[str, ...], theirs: tuple[str, ...], held: tuple[str, ...], chosen: str
) -> None:
    for seat, names in ((ANN, mine), (BOB, theirs)):
        for name in names:
            table.battlefield(seat, name)
    for name in held:
        table.hand(ANN, name)
    for _ in range(3):
        table.hand(BOB, "Serra Angel")
    table.cast(ANN, table.hand(ANN, BANNER))
    table.resolve(pause=True)
    assert table.decision is not None
    assert SensibleBot().decide(table.game, table.decision) == [chosen]
