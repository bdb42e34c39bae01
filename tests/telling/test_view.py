"""The view: what each player may know, with texts, choices and everything that lasts."""

from __future__ import annotations

import json

import pytest

from planechase import Game
from planechase.bots import BotTable as Bots
from planechase.bots import RandomBot
from planechase.telling.view import Thing
from planechase.testing import ANN, BOB, Table


def permanent(table: Table, name: str, viewer: int | None = None) -> Thing:
    (found,) = [one for one in table.view(viewer)["battlefield"] if one["name"] == name]
    return found


def on_stack(table: Table, viewer: int | None = None) -> Thing:
    return table.view(viewer)["stack"][-1]


def test_every_visible_card_has_its_text() -> None:
    table = Table()
    table.battlefield(ANN, "Llanowar Elves")
    table.hand(ANN, "Lightning Bolt")
    table.graveyard(BOB, "Giant Growth")
    mine = table.view(ANN)
    assert permanent(table, "Llanowar Elves")["text"] == "{T}: Add {G}."
    assert mine["players"][ANN]["hand"][-1]["text"] == "Lightning Bolt deals 3 damage to any target."
    assert mine["players"][BOB]["graveyard"][-1]["text"] == "Target creature gets +3/+3 until end of turn."
    assert table.view(BOB)["players"][ANN]["hand"] == []


def test_the_text_is_that_of_the_permanent_as_it_is_now() -> None:
    table = Table(free_mana=True)
    table.battlefield(ANN, "Grizzly Bears")
    assert permanent(table, "Grizzly Bears")["text"] == ""
    table.hand(ANN, "Reckless Charge")
    table.cast(ANN, "Reckless Charge", targets=["Grizzly Bears"])
    table.resolve()
    assert permanent(table, "Grizzly Bears")["text"] == "Haste"


def test_what_lies_in_a_zone_is_found_by_its_id() -> None:
    table = Table()
    bears = table.battlefield(ANN, "Grizzly Bears")
    shown = table.view(BOB)
    assert shown["things"][bears.id] is shown["battlefield"][0]
    assert shown["things"][bears.id]["zone"] == "battlefield"


@pytest.mark.rule("702.16a")
def test_keywords_come_with_their_parameters() -> None:
    table = Table()
    table.battlefield(ANN, "White Knight")
    assert permanent(table, "White Knight")["keywords"] == [
        {"name": "first strike", "text": "first strike"},
        {"name": "protection", "text": "protection from black"},
    ]


@pytest.mark.rule("302.6")
def test_summoning_sickness_is_shown() -> None:
    table = Table(free_mana=True)
    table.battlefield(ANN, "White Knight")
    table.hand(ANN, "Grizzly Bears")
    table.cast(ANN, "Grizzly Bears")
    table.resolve()
    assert permanent(table, "Grizzly Bears")["summoning_sick"]
    assert not permanent(table, "White Knight")["summoning_sick"]


@pytest.mark.rule("601.2")
def test_the_stack_shows_everything_that_was_chosen() -> None:
    table = Table(free_mana=True)
    table.battlefield(BOB, "Grizzly Bears")
    bears = table.find("Grizzly Bears").id
    table.hand(ANN, "Profane Command")
    table.cast(ANN, "Profane Command", x=2, modes=[0, 2], targets=[BOB, "Grizzly Bears"])
    shown = on_stack(table, BOB)
    assert (shown["kind"], shown["x"], shown["targets"]) == ("spell", 2, [BOB, bears])
    assert shown["modes"] == ["Target player loses X life", "Target creature gets -X/-X until end of turn"]
    assert shown["from_zone"] == "hand"
    assert "Choose two" in shown["text"]


@pytest.mark.rule("601.2d")
def test_the_stack_shows_how_something_is_divided() -> None:
    table = Table(free_mana=True)
    bears = table.battlefield(BOB, "Grizzly Bears")
    table.hand(ANN, "Arc Lightning")
    table.cast(ANN, "Arc Lightning", targets=[bears, BOB], divide={bears: 1, BOB: 2})
    assert on_stack(table)["shares"] == [(bears.id, 1), (BOB, 2)]


def test_an_ability_on_the_stack_has_its_own_text() -> None:
    table = Table(free_mana=True)
    table.hand(ANN, "Flametongue Kavu")
    table.will(ANN, "Flametongue Kavu")
    table.cast(ANN, "Flametongue Kavu")
    table.resolve()
    shown = on_stack(table)
    assert shown["kind"] == "triggered ability"
    assert shown["text"] == "When this creature enters, it deals 4 damage to target creature."


@pytest.mark.rule("611.2c")
def test_lasting_effects_say_what_on_what_until_when_and_from_what() -> None:
    table = Table(free_mana=True)
    table.battlefield(ANN, "Grizzly Bears")
    table.hand(ANN, "Giant Growth")
    table.cast(ANN, "Giant Growth", targets=["Grizzly Bears"])
    table.resolve()
    (effect,) = table.view(BOB)["effects"]
    assert effect["text"] == "It gets +3/+3"
    assert effect["affects"] == [table.find("Grizzly Bears").id]
    assert effect["until"] == "Until end of turn"
    assert (effect["source_name"], effect["controller"]) == ("Giant Growth", ANN)
    table.go_to("upkeep", of=BOB)
    assert table.view(BOB)["effects"] == []


@pytest.mark.rule("603.7")
def test_delayed_abilities_are_shown_while_they_wait() -> None:
    table = Table(free_mana=True)
    table.battlefield(BOB, "Grizzly Bears")
    table.hand(ANN, "Flickerwisp")
    table.will(ANN, "Grizzly Bears")
    table.cast(ANN, "Flickerwisp")
    table.resolve_all()
    (waiting,) = table.view(BOB)["waiting"]
    assert waiting["source_name"] == "Flickerwisp"
    assert waiting["text"].startswith("At the beginning of the next end step, return that card")


@pytest.mark.rule("301.5")
def test_attachments_are_shown_with_what_they_are_attached_to() -> None:
    table = Table(free_mana=True)
    table.battlefield(ANN, "Grizzly Bears")
    table.hand(ANN, "Rancor")
    table.cast(ANN, "Rancor", targets=["Grizzly Bears"])
    table.resolve()
    rancor = table.find("Rancor").id
    assert permanent(table, "Grizzly Bears")["attachments"] == [rancor]
    assert permanent(table, "Rancor")["attached_to"] == table.find("Grizzly Bears").id


@pytest.mark.rule("901.15b")
def test_a_communal_plane_is_owned_by_the_planar_controller() -> None:
    game = Game.casual("planechase", planes="communal", seed=3)
    bots = Bots([RandomBot(seat) for seat in range(4)])
    for _ in range(60):
        bots.answer(game)
    shown = game.view(0)
    (face_up,) = shown["table"]["face_up"]
    (plane,) = shown["command"]
    assert plane["owner"] == face_up["controller"]
    assert list(shown["variants"]["planechase"]["decks"]) == ["communal"]


@pytest.mark.rule("708.5")
def test_a_face_down_permanent_is_known_to_its_controller_alone() -> None:
    table = Table(free_mana=True)
    table.hand(ANN, "Battering Craghorn")
    table.cast(ANN, "Battering Craghorn", way="face down")
    assert on_stack(table, ANN)["really"] == "Battering Craghorn"
    assert "Craghorn" not in json.dumps(table.view(BOB))
    table.resolve()
    (mine,) = table.view(ANN)["battlefield"]
    assert (mine["really"], mine["name"], mine["text"]) == ("Battering Craghorn", "", "")
    assert "Craghorn" not in json.dumps(table.view(BOB))
