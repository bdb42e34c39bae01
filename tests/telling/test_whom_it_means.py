"""A question is read for the one who is asked: they are "you", others have names, and so has what was shown to them."""

from __future__ import annotations

import pytest

from planechase.testing import ANN, BOB, PlanarTable, Table
from planechase.vocabulary import CREATURE, INSTANT_CARD, card, destroy, target

MURDER = card("Murder", "{1}", INSTANT_CARD, destroy(target(CREATURE)))


def _sentence(table: Table, viewer: int | None = ANN) -> str:
    assert table.decision is not None
    return str(table.decision.plain(viewer)["sentence"])


def _about(table: Table, viewer: int | None = ANN) -> list[str]:
    assert table.decision is not None
    yes = next(option for option in table.decision.plain(viewer)["options"] if option["id"] == "yes")
    return [table.state.name_of(id) for id in yes["objects"]]


@pytest.mark.rule("608.2d")
def test_a_card_that_was_revealed_is_called_by_its_name() -> None:
    table = PlanarTable(free_mana=True)
    table.library(ANN, "Grizzly Bears")
    table.planar_deck(ANN, "The Maelstrom")
    table.planeswalk(ANN)
    table.resolve(pause=True)
    table.answer(ANN, True)
    assert _sentence(table) == "The Maelstrom: Put Grizzly Bears onto the battlefield?"
    assert _about(table) == ["Grizzly Bears"]


@pytest.mark.rule("608.2d")
def test_a_plane_that_was_revealed_is_called_by_its_name() -> None:
    table = PlanarTable(free_mana=True)
    table.on_plane("Stairs to Infinity")
    table.planar_deck(ANN, "Panopticon")
    table.roll(ANN, "chaos", pause=True)
    table.answer(ANN, table.decision.default() if table.decision is not None else [])
    while "bottom" not in _sentence(table):
        table.resolve(pause=True)
    assert _sentence(table) == "Stairs to Infinity: Put Panopticon on the bottom of your planar deck?"
    assert _about(table) == ["Panopticon"]


@pytest.mark.rule("701.20e")
def test_only_who_looked_at_a_card_is_told_its_name() -> None:
    table = Table(free_mana=True)
    table.library(ANN, "Grizzly Bears")
    table.vanguard(ANN, "Prodigal Sorcerer Avatar")
    table.turn(BOB)
    table.go_to("upkeep", of=ANN, pause=True)
    table.resolve(pause=True)
    assert _sentence(table) == "Prodigal Sorcerer Avatar: Put Grizzly Bears into your graveyard?"
    assert _about(table) == ["Grizzly Bears"]
    for other in (BOB, None):
        assert _sentence(table, other) == "Prodigal Sorcerer Avatar: Put that card into your graveyard?"
        assert _about(table, other) == []


@pytest.mark.rule("701.12c")
def test_who_targeted_themselves_is_asked_about_themselves() -> None:
    table = PlanarTable(free_mana=True)
    table.planar_deck(ANN, "Cliffside Market")
    table.planeswalk(ANN, pause=True)
    table.answer(ANN, [ANN])
    table.resolve(pause=True)
    assert _sentence(table) == "Cliffside Market: Exchange life totals with yourself?"


@pytest.mark.rule("101.4")
def test_damage_that_somebody_may_take_is_damage_to_them() -> None:
    table = Table(free_mana=True)
    table.hand(ANN, "Browbeat")
    table.cast(ANN, "Browbeat", targets=[ANN])
    table.resolve(pause=True)
    assert _sentence(table) == "Browbeat: Have Browbeat deal 5 damage to you?"


@pytest.mark.rule("608.2d")
def test_whoever_may_search_is_asked_about_their_own_library() -> None:
    table = PlanarTable(free_mana=True)
    table.on_plane("Murasa")
    table.turn(BOB)
    table.hand(BOB, "Grizzly Bears")
    table.cast(BOB, "Grizzly Bears")
    table.resolve()
    table.resolve(pause=True)
    assert _sentence(table, BOB).startswith("Murasa: Search your library for a basic land card, put it")


@pytest.mark.rule("701.55a")
def test_a_villainous_choice_is_read_for_who_faces_it() -> None:
    table = PlanarTable(free_mana=True)
    table.battlefield(ANN, "Missy")
    table.go_to("end step", pause=True)
    table.resolve(pause=True)
    assert table.decision is not None
    assert [option["label"] for option in table.decision.plain(BOB)["options"]] == [
        "Each artifact creature Ann controls deals 1 damage to you",
        "Ann draws a card and chaos ensues",
    ]


@pytest.mark.rule("608.2d")
@pytest.mark.parametrize("name", ["Prison Term", "Sai of the Shinobi"])
def test_nobody_is_asked_to_attach_something_to_what_is_gone(name: str) -> None:
    table = Table(free_mana=True)
    mine = name == "Sai of the Shinobi"
    who = ANN if mine else BOB
    bears = table.battlefield(who, "Grizzly Bears")
    table.battlefield(ANN, name, attached_to=bears)
    table.turn(who)
    table.hand(who, "Serra Angel")
    table.hand(ANN, MURDER)
    table.cast(who, "Serra Angel")
    table.resolve()
    table.cast(ANN, "Murder", targets=["Serra Angel"])
    table.resolve()
    assert table.stack == [name]
    table.resolve(pause=True)
    assert table.has_priority is not None
