"""Several targets of one sentence say which is which, and whatever is chosen says what for."""

from __future__ import annotations

import pytest

from planechase.testing import ANN, BOB, CAT, PlanarTable, Table
from planechase.vocabulary import card, creature

DALEK = card("Scout", "{1}", creature("Dalek", 3, 3))


def _sentence(table: Table, viewer: int = ANN) -> str:
    assert table.decision is not None
    return str(table.decision.plain(viewer)["sentence"])


def _plane(name: str, players: int = 2) -> PlanarTable:
    table = PlanarTable(players, free_mana=True)
    table.on_plane(name)
    return table


@pytest.mark.rule("601.2c")
def test_two_targets_of_one_instruction_are_asked_for_by_what_they_are() -> None:
    table = _plane("Dalek Intensive Care")
    table.battlefield(ANN, DALEK)
    table.battlefield(BOB, "Serra Angel")
    table.roll(ANN, "chaos", pause=True)
    assert _sentence(table).startswith("Choose target Dalek you control for Dalek Intensive Care. Target Dalek")
    table.answer(ANN, ["Scout"])
    assert _sentence(table).startswith("Choose target creature you don't control for Dalek Intensive Care. ")


@pytest.mark.rule("601.2c")
def test_optional_targets_of_one_instruction_are_told_apart_too() -> None:
    table = _plane("The Great Aerie")
    table.battlefield(ANN, "Grizzly Bears")
    table.battlefield(BOB, "Serra Angel")
    table.roll(ANN, "chaos", pause=True)
    first = _sentence(table)
    assert first.startswith("Choose up to one target creature you control for The Great Aerie.")
    table.answer(ANN, ["Grizzly Bears"])
    assert _sentence(table).startswith("Choose up to one target creature an opponent controls for The Great Aerie.")


@pytest.mark.rule("115.1")
def test_one_target_of_each_player_is_asked_for_as_that() -> None:
    table = _plane("The Doctor's Childhood Barn", 3)
    table.battlefield(BOB, "Serra Angel")
    table.battlefield(CAT, "Grizzly Bears")
    table.roll(ANN, "chaos", pause=True)
    assert _sentence(table) == "Choose up to one target of each player for The Doctor's Childhood Barn."


@pytest.mark.rule("608.2d")
def test_what_is_chosen_says_what_it_is_chosen_for() -> None:
    table = Table(free_mana=True)
    table.battlefield(ANN, "Forest", "Island")
    table.hand(ANN, "Boros Garrison")
    table.play_land(ANN, "Boros Garrison")
    table.resolve(pause=True)
    assert _sentence(table) == "Choose one for Boros Garrison. Return a land you control to its owner's hand."


@pytest.mark.rule("701.38a")
def test_a_vote_says_what_it_is_about() -> None:
    table = PlanarTable(free_mana=True)
    table.hand(ANN, "Path of the Enigma")
    table.cast(ANN, "Path of the Enigma", targets=[BOB])
    table.resolve(pause=True)
    assert _sentence(table) == "Path of the Enigma: Vote for planeswalk or chaos."
