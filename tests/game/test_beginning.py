"""What a new game refuses, each with a sentence, and what it takes."""

from __future__ import annotations

from typing import Any

import pytest

from planechase import Edition, Game
from planechase.cards.pool import UnknownCard
from planechase.decks import UnknownDeck
from planechase.variants import Planechase, TwoHeadedGiant

DECK = ["Forest"] * 30 + ["Grizzly Bears"] * 30
TWO = [DECK, DECK]


@pytest.mark.parametrize(
    ("given", "sentence"),
    [
        ({"decks": "Dawn Charge"}, "list of decks"),
        ({"decks": [DECK]}, "at least two players"),
        ({"decks": []}, "at least two players"),
        ({"decks": [DECK, []]}, "deck of Player 2 has no cards"),
        ({"decks": [DECK, ["Naya"] * 60]}, "holds Naya, a plane"),
        ({"decks": [DECK, 7]}, "Player 2 needs a deck"),
        ({"decks": [DECK, [7]]}, "neither a card nor the name of one"),
        ({"names": ["Ann"]}, "Each of the 2 players needs a name"),
        ({"names": "Ann"}, "a list of 2 names"),
        ({"names": ["Ann", "Ann"]}, "Two players are called 'Ann'"),
        ({"names": ["Ann", " "]}, "The name of a player"),
        ({"names": ["Ann", 3]}, "The name of a player"),
        ({"seed": "7"}, "A seed is a whole number"),
        ({"seed": True}, "A seed is a whole number"),
        ({"edition": "2012"}, "no edition '2012'"),
        ({"edition": 2010}, "no edition 2010"),
        ({"decks": [DECK, {"Forest": 60}]}, "Player 2 needs a deck"),
        ({"automation": "all"}, "Give an Automation"),
        ({"variants": None}, "The variants are a list"),
        ({"starting_player": 2}, "who could play first"),
        ({"starting_player": "Player 3"}, r"Did you mean 'Player [12]'"),
        ({"variants": "planechase"}, "The variants are a list"),
        ({"variants": ["planchase"]}, "Did you mean “planechase”"),
        ({"variants": [Planechase]}, "A variant is given by its name"),
    ],
)
def test_a_new_game_says_what_is_wrong(given: dict[str, Any], sentence: str) -> None:
    arguments: dict[str, Any] = {"decks": TWO, **given}
    with pytest.raises(ValueError, match=sentence):
        Game.new(**arguments)


def test_misspelt_decks_and_cards_are_named() -> None:
    with pytest.raises(UnknownDeck, match="did you mean 'Dawn Charge'"):
        Game.new(["Dawn Charg", "Grave Tide"])
    with pytest.raises(UnknownCard, match="did you mean 'Grizzly Bears'"):
        Game.new([DECK, ["Grizly Bears"]])


@pytest.mark.parametrize(
    ("given", "sentence"),
    [
        ({"players": 1}, "from 2 to"),
        ({"players": "four"}, "from 2 to"),
        ({"seed": None}, "A seed is a whole number"),
        ({"edition": "2009"}, "no edition"),
        ({"names": ["Ann", "Ann"]}, "Two players are called 'Ann'"),
        ({"names": ["A", "B", "C"], "players": 2}, "3 names for 2 players"),
        ({"plains": "own"}, "Did you mean “planes”"),
        ({"decks": [[]]}, "has no cards"),
        ({"decks": "Dawn Charge"}, "The decks are a list"),
        ({"names": "Ann"}, "The names are a list"),
    ],
)
def test_a_casual_game_says_what_is_wrong(given: dict[str, Any], sentence: str) -> None:
    with pytest.raises(ValueError, match=sentence):
        Game.casual("planechase", **given)


def test_decks_editions_and_variants_go_by_name_or_as_they_are() -> None:
    game = Game.new(["Dawn Charge", DECK, DECK, DECK], edition="2011", variants=["planechase", TwoHeadedGiant()])

    assert game.setup.edition is Edition.Y2011
    assert [variant.name for variant in game.setup.variants] == ["two-headed giant", "planechase"]
    assert len(game.setup.seats[0].deck) == 60


def test_a_variant_of_ones_own_goes_with_named_ones() -> None:
    game = Game.casual("planechase", TwoHeadedGiant(), seed=1)

    assert [variant.name for variant in game.setup.variants] == ["two-headed giant", "planechase"]


def test_the_first_player_can_be_named() -> None:
    game = Game.new(TWO, names=["Ann", "Bob"], starting_player="Bob")

    assert game.setup.starting_player == 1


def test_a_game_says_where_it_stands() -> None:
    game = Game.new(TWO, names=["Ann", "Bob"], starting_player=0)
    assert repr(game) == "<Game: not begun; Ann decides: Take a mulligan? You would keep 6 cards.>"
    game.answer(False)
    game.answer(False)
    assert repr(game).startswith("<Game: turn 1, ")
    assert "of Ann; Ann decides: " in repr(game)
    game.concede(0)
    assert repr(game).startswith("<Game over on turn 1: ")
