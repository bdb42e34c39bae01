"""`planechase cards`."""

from __future__ import annotations

import json
import re
from typing import TYPE_CHECKING

import pytest

if TYPE_CHECKING:
    from tests.terminal.conftest import Terminal


def test_shows_a_card(terminal: Terminal) -> None:
    assert terminal.run("cards", "Grizzly Bears") == "Grizzly Bears  {1}{G}\nCreature — Bear\n2/2\n"


def test_keywords_are_explained_on_request(terminal: Terminal) -> None:
    assert "vigilance:" not in terminal.run("cards", "Serra Angel").lower()
    assert "\n\nFlying: only creatures with flying or reach can block it.\nVigilance: " in terminal.run(
        "cards", "Serra Angel", "--explain"
    )


@pytest.mark.rule("211.1", "212.1")
def test_a_vanguard_shows_what_it_adds_to_hand_and_life(terminal: Terminal) -> None:
    assert terminal.run("cards", "Gix").endswith("\nHand -2, life +18\n")
    (gix,) = json.loads(terminal.run("cards", "--json", "Gix"))
    assert (gix["hand_modifier"], gix["life_modifier"]) == (-2, 18)


def test_a_card_is_found_by_its_beginning_in_any_case(terminal: Terminal) -> None:
    assert terminal.run("cards", "grizz").startswith("Grizzly Bears")


def test_an_unknown_card_gets_the_nearest_name(terminal: Terminal) -> None:
    assert terminal.run("cards", "Grisly Baers") == ""
    assert terminal.code == 2
    assert terminal.errors == "There is no card called “Grisly Baers”. Did you mean “Grizzly Bears”?\n"


@pytest.mark.parametrize("written", ["Order // Chaos", "order/chaos", "Order", "chaos"])
def test_a_split_card_is_found_by_both_names_or_one_and_shown_half_by_half(terminal: Terminal, written: str) -> None:
    shown = terminal.run("cards", written).splitlines()
    assert (shown[0], shown[1], shown[3], shown[4]) == ("Order  {3}{W}", "Instant", "//", "Chaos  {2}{R}")


def listed(output: str) -> dict[str, str]:
    """The names of a list of cards, each with its type line."""
    return dict(re.split(r"\s{2,}", line) for line in output.splitlines())


def test_lists_the_names_with_their_types(terminal: Terminal) -> None:
    cards = listed(terminal.run("cards"))
    assert cards["Forest"] == "Basic Land — Forest"
    assert cards["Naya"] == "Plane — Alara"
    assert list(cards) == sorted(cards)


def test_lists_the_names_of_a_type(terminal: Terminal) -> None:
    creatures = listed(terminal.run("cards", "--type", "creature"))
    assert creatures["Grizzly Bears"] == "Creature — Bear"
    assert "Forest" not in creatures
    assert "Grizzly Bears" in listed(terminal.run("cards", "--type", "bear"))


def test_an_unknown_type_is_said(terminal: Terminal) -> None:
    terminal.run("cards", "--type", "Sandwich")
    assert terminal.code == 2
    assert "Sandwich" in terminal.errors


def test_json_has_every_field(terminal: Terminal) -> None:
    cards = {card["name"]: card for card in json.loads(terminal.run("cards", "--json"))}
    bears = cards["Grizzly Bears"]
    assert bears == {
        "name": "Grizzly Bears",
        "mana_cost": "{1}{G}",
        "mana_value": 2,
        "type_line": "Creature — Bear",
        "colors": "G",
        "power": "2",
        "toughness": "2",
        "loyalty": None,
        "defense": None,
        "keywords": [],
        "text": "",
        "reminders": {},
    }
    assert list(cards["Serra Angel"]["reminders"]) == ["flying", "vigilance"]
    assert cards["Forest"]["mana_cost"] is None
    assert cards["Forest"]["power"] is None


def test_json_of_a_type(terminal: Terminal) -> None:
    lands = json.loads(terminal.run("cards", "--json", "--type", "Land"))
    assert lands
    assert all("Land" in card["type_line"] for card in lands)


def test_the_tree_shows_the_words(terminal: Terminal) -> None:
    lines = terminal.run("cards", "Forest", "--tree").splitlines()
    assert lines[0] == "Forest"
    assert lines[1].strip() == "ActivatedAbility"
    assert "    costs: TapSymbol" in lines
