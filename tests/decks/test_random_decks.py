"""Planar decks, scheme decks and smaller Commander decks by chance: legal ones, the same for the same seed."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from planechase import Edition
from planechase.cards import pool
from planechase.decks.checking import Unplayable
from planechase.decks.commander_decks import COMMANDER_DECKS, brawl_deck, commander_with
from planechase.decks.deck_list_reading import read
from planechase.decks.planar_products import PRODUCTS, TITLES
from planechase.decks.products import PRODUCTS as PACKS
from planechase.decks.random_planar_decks import (
    communal_deck,
    planar_decks,
    planechase_with,
    random_planechase,
    with_more,
)
from planechase.decks.scheme_decks import scheme_decks
from planechase.rules.language.card_types import PHENOMENON
from planechase.rules.language.characteristics import CardDefinition
from planechase.variants.planechase import check_planar_deck
from planechase.vocabulary import gain_life, phenomenon, plane

STORMS = [phenomenon(f"Own Storm {number}", gain_life(1)) for number in range(3)]
PLANES = [card for card in pool.planar() if not card.printed.types & PHENOMENON]


def names(cards: Sequence[CardDefinition]) -> list[str]:
    return [card.name for card in cards]


def phenomena(cards: Sequence[CardDefinition]) -> int:
    return sum(bool(card.printed.types & PHENOMENON) for card in cards)


# ---------------------------------------------------------------------- planes


@pytest.mark.rule("901.3", "2011:901.3")
@pytest.mark.parametrize("edition", list(Edition))
def test_random_planar_decks_are_legal(edition: Edition) -> None:
    decks = [deck for seed in range(12) for deck in planar_decks(3, seed, edition)]
    assert {len(deck) for deck in decks} == {10}
    for deck in decks:
        check_planar_deck(deck, edition)
        assert len(set(names(deck))) == 10
    assert {phenomena(deck) for deck in decks} == ({0, 1, 2} if edition is Edition.CURRENT else {0})
    everything = {name for seed in range(80) for name in names(planar_decks(1, seed, edition)[0])}
    assert len(everything) > 100, "any of them may come up"


def test_the_same_seed_gives_the_same_decks() -> None:
    for made in (planar_decks, communal_deck):
        assert made(3, 7) == made(3, 7) != made(3, 8)
    first, second, third = planar_decks(3, 7)
    assert first != second != third != first


@pytest.mark.rule("901.15a")
@pytest.mark.parametrize(("players", "size"), [(2, 20), (3, 30), (4, 40), (6, 40)])
def test_a_communal_deck_has_ten_cards_for_each_but_not_too_many(players: int, size: int) -> None:
    decks = [communal_deck(players, seed) for seed in range(12)]
    assert {len(deck) for deck in decks} == {size}
    assert all(len(set(names(deck))) == size and phenomena(deck) <= 2 * players for deck in decks)
    assert max(phenomena(deck) for deck in decks) > 2
    assert phenomena(communal_deck(players, 1, Edition.Y2011)) == 0


def test_some_planes_are_left_out() -> None:
    without = names(PLANES[20:]) + names([card for card in pool.planar() if card.printed.types & PHENOMENON])
    (deck,) = planar_decks(1, 3, without=without)
    assert set(names(deck)) <= set(names(PLANES[:20]))
    assert len(communal_deck(2, 3, without=without)) == 20
    with pytest.raises(Unplayable, match="Only 20 planes are left where 30 are needed; leave out fewer of them"):
        communal_deck(3, 3, without=without)
    assert len(random_planechase(2, 3, "communal", without=without).communal or ()) == 20
    assert set(names(random_planechase(2, 3, without=without).decks[1])) <= set(names(PLANES[:20]))


def test_planechase_is_played_with_random_decks_in_three_ways() -> None:
    own, communal, laid_out = (random_planechase(2, 5, flavour) for flavour in ("own", "communal", "map"))
    assert [list(deck) for deck in own.decks] == planar_decks(2, 5)
    assert list(communal.communal or ()) == list(laid_out.communal or ()) == communal_deck(2, 5)
    assert (own.communal, communal.eternities_map, laid_out.eternities_map) == (None, False, True)
    for flavour in ("own", "communal"):
        old = random_planechase(4, 5, flavour, Edition.Y2011)
        assert not any(phenomena(deck) for deck in (*old.decks, old.communal or ()))


def test_who_brings_planes_plays_with_them() -> None:
    mine = PLANES[:10]
    made = planechase_with([mine, [], mine], 4)
    assert [list(deck) for deck in made.decks] == [mine, planar_decks(3, 4)[1], mine]
    old = planechase_with([[], []], 4, Edition.Y2011)
    assert not any(phenomena(deck) for deck in old.decks)


def test_others_take_the_place_of_what_nobody_wants() -> None:
    mine = PLANES[:10]
    unwanted = names(mine[:3])
    made, again, other = (planechase_with([mine, []], seed, without=unwanted) for seed in (4, 4, 5))
    deck = made.decks[0]
    assert list(deck[:7]) == mine[3:]
    assert (len(deck), len(set(names(deck))), phenomena(deck)) == (10, 10, 0)
    assert not set(unwanted) & set(names(deck))
    assert not set(unwanted) & set(names(made.decks[1]))
    assert made.decks == again.decks
    assert made.decks[0] != other.decks[0]


@pytest.mark.rule("901.3", "901.15a")
def test_more_planes_are_put_into_every_deck() -> None:
    mine = [plane("Own Plane", "Own"), PLANES[0], *STORMS]
    storms = names(STORMS)
    made = random_planechase(3, 6)
    more = with_more(made, mine, 3, Edition.CURRENT, untouched=[1])
    assert more.decks[1] == made.decks[1]
    for deck in (more.decks[0], more.decks[2]):
        assert names(deck)[-4:] == ["Own Plane", PLANES[0].name, *storms[:2]]
        assert phenomena(deck) == 2
        assert names(deck).count(PLANES[0].name) == 1
    assert with_more(made, [], 3, Edition.CURRENT) is made
    few = with_more(made, mine[:3], 3, Edition.CURRENT)
    assert [phenomena(deck) for deck in few.decks] == [min(2, phenomena(deck) + 1) for deck in made.decks]
    old = with_more(random_planechase(3, 6, edition=Edition.Y2011), mine, 3, Edition.Y2011)
    assert [names(deck)[-2:] for deck in old.decks] == [["Own Plane", PLANES[0].name]] * 3
    shared = with_more(random_planechase(3, 6, "communal"), mine, 3, Edition.CURRENT)
    assert names(shared.communal or ())[-5:] == ["Own Plane", PLANES[0].name, *storms]
    assert (shared.eternities_map, len(shared.decks)) == (False, 0)
    assert with_more(random_planechase(3, 6, "map"), mine, 3, Edition.CURRENT).eternities_map


def test_where_a_plane_was_printed() -> None:
    assert set(PRODUCTS) == set(names(pool.planar()))
    assert {code for codes in PRODUCTS.values() for code in codes} == set(TITLES)
    assert PRODUCTS["Naya"] == ("HOP", "PCA")
    assert PRODUCTS["Krosa"] == ("HOP", "PCA", "MOC")
    assert PRODUCTS["Unleash the Flux"] == ("WHO",)
    for pack in PACKS:
        code = "HOP" if pack.year == 2009 else "PC2"
        assert all(code in PRODUCTS[name] for name in pack.planar)


# ---------------------------------------------------------------------- schemes and commanders


@pytest.mark.rule("904.3")
def test_random_scheme_decks_are_legal() -> None:
    first, second = scheme_decks(2, 7)
    assert first != second
    assert scheme_decks(2, 7) == [first, second] != scheme_decks(2, 8)
    for deck in (first, second):
        assert (len(deck), len(set(names(deck)))) == (20, 20)
        assert all("Scheme" in card.type_line for card in deck)
    everything = {name for seed in range(40) for name in names(scheme_decks(1, seed)[0])}
    assert everything == set(names(pool.schemes()))


@pytest.mark.rule("903.12d")
@pytest.mark.parametrize("box", COMMANDER_DECKS, ids=lambda box: str(box.name))
def test_a_smaller_deck_keeps_its_commander_and_its_share_of_lands(box: object) -> None:
    whole = next(one for one in COMMANDER_DECKS if one is box)
    small = brawl_deck(whole)
    assert (len(small), names(small)[:1]) == (60, list(whole.commanders))
    lands = [sum("Land" in card.type_line for card in deck) / len(deck) for deck in (whole.deck(), small)]
    assert abs(lands[0] - lands[1]) < 0.03
    assert all(names(small).count(name) <= names(whole.deck()).count(name) for name in names(small))


@pytest.mark.rule("903.3")
def test_commanders_come_with_decks_and_lists() -> None:
    listed = read("Commander\nBosh, Iron Golem\n\nDeck\n99 Mountain")
    made = commander_with([COMMANDER_DECKS[0], listed], brawl=True)
    assert [names(leaders) for leaders in made.commanders] == [["Krond the Dawn-Clad"], ["Bosh, Iron Golem"]]
    assert (made.brawl, commander_with([listed]).brawl) == (True, False)
