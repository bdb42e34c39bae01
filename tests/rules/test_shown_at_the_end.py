"""What lies face down is shown when its owner leaves and when the game ends (CR 702.143f, 708.9)."""

from __future__ import annotations

import pytest

from planechase.rules.events.events import Revealed
from planechase.rules.mana.mana import ManaCost
from planechase.testing import ANN, BOB, CAT, Table
from planechase.vocabulary import CREATURE as ANY_CREATURE
from planechase.vocabulary import INSTANT_CARD, SORCERY_CARD, card, creature, exile_face_down, gain_life, morph, target
from planechase.words.keywords.foretelling import Foretell

OMEN = card("Omen", "{4}{U}", SORCERY_CARD, gain_life(4), Foretell(ManaCost.parse("{1}{U}")))
LURKER = card("Lurker", "{3}{G}", creature("Beast", 4, 4), morph("{G}"))


def foretold(players: int = 3) -> Table:
    """Ann has foretold an Omen."""
    table = Table(players=players)
    table.hand(ANN, OMEN)
    table.mana(ANN, "{C}{C}")
    table.do(ANN, "foretell Omen")
    return table


def shown(table: Table) -> list[tuple[int, tuple[str, ...]]]:
    return [(event.player, event.names) for event in table.happened(Revealed)]


@pytest.mark.rule("702.143f")
def test_foretold_cards_are_revealed_when_their_owner_leaves() -> None:
    table = foretold()
    assert shown(table) == []
    table.concede(ANN)
    assert shown(table) == [(ANN, ("Omen",))]


@pytest.mark.rule("702.143f")
def test_somebody_elses_stay_hidden_while_the_game_goes_on() -> None:
    table = foretold()
    table.concede(BOB)
    assert shown(table) == []
    assert "Omen" not in str(table.view(CAT))


@pytest.mark.rule("702.143f")
def test_foretold_cards_are_revealed_when_the_game_ends() -> None:
    table = foretold(2)
    table.concede(BOB)
    assert shown(table) == [(ANN, ("Omen",))]
    assert "Omen" in str(table.view(BOB))


@pytest.mark.rule("708.9")
def test_face_down_permanents_and_spells_are_revealed_when_their_owner_leaves() -> None:
    table = Table(players=3, free_mana=True)
    table.hand(ANN, LURKER, LURKER)
    table.cast(ANN, "Lurker", way="face down")
    table.resolve()
    table.cast(ANN, "Lurker", way="face down")
    table.concede(ANN)
    assert shown(table) == [(ANN, ("Lurker", "Lurker"))]


@pytest.mark.rule("708.9")
def test_and_when_the_game_ends() -> None:
    table = Table(free_mana=True)
    table.hand(ANN, LURKER)
    table.cast(ANN, "Lurker", way="face down")
    table.resolve()
    table.concede(BOB)
    assert shown(table) == [(ANN, ("Lurker",))]


@pytest.mark.rule("406.3", "702.143f")
def test_what_is_exiled_face_down_otherwise_stays_hidden() -> None:
    table = Table(free_mana=True)
    bears = table.battlefield(ANN, "Grizzly Bears")
    table.hand(ANN, card("Vault", "{1}", INSTANT_CARD, exile_face_down(target(ANY_CREATURE))))
    table.cast(ANN, "Vault", targets=[bears])
    table.resolve()
    table.concede(BOB)
    assert shown(table) == []
