"""What somebody wants to play with: names, seeds, editions, decks and seats, or why these cannot be."""

from __future__ import annotations

import pytest

from planechase import Edition
from planechase.cards import pool
from planechase.decks import deck, read
from planechase.decks.casual import Wishes, arrange, usual, wishes_of
from planechase.decks.checking import (
    MOST_PLAYERS,
    Unplayable,
    cards_of,
    decks_of,
    edition_of,
    names_of,
    seat_of,
    seed_of,
    sideboards_of,
)
from planechase.variants import Commander, Planechase, Star

PLAYERS = ["Ann", "Bob", "Cat"]


def refused(call: object, *given: object) -> str:
    assert callable(call)
    with pytest.raises(Unplayable) as said:
        call(*given)
    return str(said.value)


# ---------------------------------------------------------------------- names, seeds, editions, seats


@pytest.mark.parametrize("given", ["2011", 2011, "Y2011", Edition.Y2011])
def test_an_edition_goes_by_its_year(given: object) -> None:
    assert edition_of(given) is Edition.Y2011
    assert edition_of("current") is Edition.CURRENT


def test_what_is_no_edition_or_seed_is_refused() -> None:
    assert refused(edition_of, 2012) == "There is no edition 2012; there are current and 2011."
    assert (seed_of(0), seed_of(-7), seed_of(2**80)) == (0, -7, 2**80)
    for given in (True, 1.5, "7", None):
        assert refused(seed_of, given) == f"A seed is a whole number, not {given!r}."


def test_everybody_has_a_name_of_their_own() -> None:
    assert names_of(PLAYERS, 3) == names_of(tuple(PLAYERS), 3) == names_of(iter(PLAYERS), 3) == PLAYERS
    for given in ("Ann", 7, None):
        assert refused(names_of, given, 2) == f"The names of the players are a list of 2 names, not {given!r}."
    for given in ("", "  ", None, 7):
        assert refused(names_of, ["Ann", given], 2) == f"The name of a player is a word or a few, not {given!r}."
    assert refused(names_of, ["Ann"], 2) == "Each of the 2 players needs a name, and the list has 1."
    assert refused(names_of, ["Ann", "Bob", "Ann"], 3) == "Two players are called 'Ann'; give them different names."


def test_who_plays_first_is_a_seat_or_a_name() -> None:
    assert [seat_of(given, PLAYERS) for given in (None, 0, 2, "Ann", "Cat")] == [None, 0, 2, 0, 2]
    seats = "There are seats from 0 to 2."
    for given in (3, -1, True, 1.5, "Xyzzy"):
        assert refused(seat_of, given, PLAYERS) == f"There is no player {given!r} who could play first. {seats}"
    assert refused(seat_of, "Bobb", PLAYERS) == "There is no player 'Bobb' who could play first. Did you mean 'Bob'?"


# ---------------------------------------------------------------------- decks


def test_there_are_at_least_two_decks_and_room_for_all() -> None:
    assert decks_of(["a", "b"]) == decks_of(("a", "b")) == ["a", "b"]
    assert len(decks_of(["a"] * MOST_PLAYERS)) == MOST_PLAYERS
    for given in ("Dawn Charge", 7, {"a", "b"}):
        assert refused(decks_of, given) == f"Give a list of decks, one for each player, not {given!r}."
    assert refused(decks_of, ["a"]) == "A game needs at least two players with a deck each, and not 1."
    assert refused(decks_of, ["a"] * 101) == "At most 100 players fit round a table, and there are 101 decks."


def test_a_deck_is_a_name_or_cards_or_their_names() -> None:
    forest = pool.card("Forest")
    assert cards_of("Dawn Charge", "Ann") == deck("Dawn Charge")
    assert cards_of(["Forest", forest], "Ann") == cards_of(iter(("Forest", "Forest")), "Ann") == (forest, forest)
    for given in (7, {"Forest": 60}, None):
        said = f"Ann needs a deck: a list of cards, or the name of a built-in deck; not {given!r}."
        assert refused(cards_of, given, "Ann") == said
    assert refused(cards_of, 7, "Bob", "sideboard").startswith("Bob needs a sideboard: ")
    assert refused(cards_of, [7], "Ann") == "The deck of Ann holds 7, which is neither a card nor the name of one."
    assert refused(cards_of, read("60 Forest"), "Ann").startswith("Play a deck list with Game.casual(decks=")


def test_cards_of_the_command_zone_are_in_no_deck() -> None:
    for name in ("Naya", "Gix", pool.schemes()[0].name):
        with pytest.raises(Unplayable, match=name):
            cards_of(["Forest", name], "Ann")


def test_everybody_has_a_sideboard_or_nobody() -> None:
    island = pool.card("Island")
    assert sideboards_of([], PLAYERS) == [(), (), ()]
    assert sideboards_of([["Island"], [], [island, island]], PLAYERS) == [(island,), (), (island, island)]
    wrong: list[object] = [["Island"], "Island", 7, [[], []]]
    for given in wrong:
        said = f"Give a list with a sideboard for each of the 3 players, or none; not {given!r}."
        assert refused(sideboards_of, given, PLAYERS) == said
    assert refused(sideboards_of, [[], 7, []], PLAYERS).startswith("Bob needs a sideboard: ")


# ---------------------------------------------------------------------- whole games


@pytest.mark.parametrize("players", [1, 0, 101, True, "4", 2.0])
def test_a_game_has_players_in_moderation(players: object) -> None:
    assert refused(arrange, [], players) == f"A game has from 2 to 100 players, not {players!r}."
    assert len(arrange([], 2).decks) == 2
    assert len(arrange([], 100).decks) == 100


def test_variants_are_a_list_of_names_and_values() -> None:
    assert refused(arrange, "planechase") == "The variants are a list, so write ['planechase']."
    assert refused(arrange, None) == "The variants are a list, so write [None]."
    assert refused(arrange, Star()).startswith("The variants are a list, so write [")
    assert "given by its name or as a value such as Planechase(), not as 7." in refused(arrange, [7])
    mixed = arrange([Star(), "planechase"]).variants
    assert [type(one) for one in mixed] == [Planechase, Star]


def test_wishes_go_by_their_names() -> None:
    assert wishes_of({"range": 2, "attack": "left"}) == Wishes(range=2, attack="left")
    assert wishes_of({}).made() == []
    assert wishes_of({"brawl": True, "range": 0}).made() == ["range", "brawl"]
    assert refused(wishes_of, {"rang": 2}) == "There is no wish called “rang”. Did you mean “range”?"
    assert refused(wishes_of, {"xyzzy": 2}).startswith("There is no wish called “xyzzy”. There are range, attack, ")


def test_decks_that_others_have_are_dealt_last() -> None:
    names = [box.name for box in usual(12)]
    assert len(set(names)) == 12
    assert names[:4] == ["Elemental Thunder", "Metallic Dreams", "Strike Force", "Zombie Empire"]
    assert [box.name for box in usual(3, ["Elemental Thunder", "Strike Force"])] == [
        "Metallic Dreams", "Zombie Empire", "Chaos Reigns",
    ]  # fmt: skip
    assert [box.name for box in usual(2, names)] == names[:2], "if all are taken, they are dealt again"
    assert [box.name for box in usual(6, (), True)] == [box.name for box in [*usual(4, (), True), *usual(2, (), True)]]
    assert all(box.commanders for box in usual(4, with_commanders=True))
    assert not any(box.commanders for box in usual(12))


def test_commander_as_a_value_gets_decks_with_commanders() -> None:
    leaders = [box.commanders for box in usual(2, (), True)]
    arranged = arrange([Commander(leaders)], 2)
    assert [tuple(card.name for card in one.commanders) for one in arranged.decks] == leaders
    assert [len(one.cards) for one in arranged.decks] == [100, 100]


@pytest.mark.rule("2011:901.3")
def test_planar_decks_that_came_later_stay_in_their_boxes_in_2011() -> None:
    boxes = ["Chaos Reigns", "Zombie Empire"]
    old, new = (arrange(["planechase"], 2, decks=boxes, edition=edition) for edition in ("2011", "current"))
    assert [len(one.planar) for one in old.decks] == [0, 10]
    assert [len(one.planar) for one in new.decks] == [10, 10]
    (planes,) = old.variants
    assert isinstance(planes, Planechase)
    assert [len(one) for one in planes.decks] == [10, 10]
    with_brawl = arrange(["commander", "planechase"], 2, wishes=Wishes(brawl=True))
    assert [len(one.cards) for one in with_brawl.decks] == [60, 60]


def test_a_list_is_checked_by_the_rules_of_the_edition() -> None:
    listed = read("60 Forest\n\nSideboard\n3 Island")
    assert len(arrange([], 2, decks=[listed]).decks[0].sideboard) == 3
    assert refused(arrange, [], 2, 0, [listed], "2011").startswith("A sideboard has exactly 15 cards, or none")


def test_wishes_for_attack_and_range_reach_the_shape() -> None:
    def shape(**agreed: object) -> object:
        name = ["alternating"] if agreed.pop("alternating", False) else ["free for all"]
        return arrange(name, 4, wishes=Wishes(**agreed)).variants[0]  # type: ignore[arg-type]  # what is agreed on

    usual_, agreed = shape(alternating=True), shape(alternating=True, range=1, attack="right")
    assert usual_ != agreed
    assert getattr(usual_, "reach", None) != getattr(agreed, "reach", None) == 1
    assert getattr(shape(range=0), "reach", None) == 0
    assert getattr(shape(), "reach", 7) is None
