"""Dredge, recover, and cycling for other costs (CR 702.29, 702.52, 702.59)."""

from __future__ import annotations

import pytest

from planechase.rules.language.characteristics import CardDefinition
from planechase.testing import ANN, Table, check_cards
from planechase.words.card import SORCERY_CARD, card, creature
from planechase.words.cost_words import PayLife
from planechase.words.effects.hands import draw
from planechase.words.effects.life_effects import gain_life
from planechase.words.english import card_text
from planechase.words.keywords.casting_keywords import cycling
from planechase.words.keywords.dredging import Dredge, recover

IMP = card("Bog Imp", "{B}", creature("Imp", 1, 1), Dredge(3))
LOOK = card("Look", "{U}", SORCERY_CARD, draw(1))
LESSON = card("Lesson", "{B}", SORCERY_CARD, gain_life(1), recover("{B}"))
RELIC = card("Relic", "{5}", SORCERY_CARD, gain_life(1), cycling("{0}", "", PayLife(2)))
GUIDE = card("Guide", "{5}", SORCERY_CARD, gain_life(1), cycling("{2}", "land"))
RANGER = card("Ranger", "{5}", SORCERY_CARD, gain_life(1), cycling("{1}{G}", "forest"))
CARDS = [IMP, LESSON, RELIC, GUIDE, RANGER]


@pytest.fixture
def table() -> Table:
    return Table(free_mana=True)


def test_every_card_here_can_be_read_and_played() -> None:
    check_cards(*CARDS)


def test_how_they_read() -> None:
    assert [card_text(one).splitlines()[-1] for one in CARDS] == [
        "Dredge 3", "Recover {B}", "Cycling—Pay 2 life", "Landcycling {2}", "Forestcycling {1}{G}",
    ]  # fmt: skip


@pytest.mark.rule("702.52a")
def test_dredging_mills_and_returns_instead_of_a_draw(table: Table) -> None:
    table.graveyard(ANN, IMP)
    table.hand(ANN, LOOK)
    cards = len(table.library(ANN))
    table.cast(ANN, "Look")
    table.will(ANN, True)
    table.resolve()
    assert (table.hand(ANN), len(table.library(ANN)), len(table.graveyard(ANN))) == (["Bog Imp"], cards - 3, 4)


@pytest.mark.rule("702.52a")
def test_who_does_not_want_to_dredge_draws(table: Table) -> None:
    table.graveyard(ANN, IMP)
    table.hand(ANN, LOOK)
    table.cast(ANN, "Look")
    table.will(ANN, False)
    table.resolve()
    assert ("Bog Imp" in table.graveyard(ANN), len(table.hand(ANN))) == (True, 1)


@pytest.mark.rule("702.52a", "702.52b")
def test_nobody_dredges_more_than_the_library_holds(table: Table) -> None:
    table.library(ANN, "Forest", "Forest", only=True)
    table.graveyard(ANN, IMP)
    table.hand(ANN, LOOK)
    table.cast(ANN, "Look")
    table.resolve()
    assert table.hand(ANN) == ["Forest"]


@pytest.mark.rule("702.59a")
@pytest.mark.parametrize("pays", [True, False])
def test_a_card_is_recovered_or_exiled(pays: bool) -> None:
    table = Table()
    table.lands(ANN, "Swamp")
    table.graveyard(ANN, LESSON)
    bears = table.battlefield(ANN, "Grizzly Bears")
    table.hand(ANN, "Lightning Bolt")
    table.cast(ANN, "Lightning Bolt", targets=[bears], free_mana=True)
    table.resolve()
    table.will(ANN, pays)
    table.resolve_all()
    assert (table.hand(ANN), table.exile(ANN)) == ((["Lesson"], []) if pays else ([], ["Lesson"]))


@pytest.mark.rule("702.29a", "119.4")
def test_cycling_may_cost_life(table: Table) -> None:
    relic = table.hand(ANN, RELIC)
    table.activate(ANN, relic)
    table.resolve()
    assert (table.life(ANN), table.graveyard(ANN), len(table.hand(ANN))) == (18, ["Relic"], 1)


@pytest.mark.rule("702.29e")
@pytest.mark.parametrize(("defined", "found"), [(GUIDE, "Plains"), (RANGER, "Forest")])
def test_typecycling_finds_a_card_of_that_type(table: Table, defined: CardDefinition, found: str) -> None:
    table.library(ANN, "Fog", found, only=True)
    one = table.hand(ANN, defined)
    table.activate(ANN, one)
    table.will(ANN, found)
    table.resolve()
    assert table.hand(ANN) == [found]
