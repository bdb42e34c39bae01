"""What is wrong with a deck list, said line by line."""

from __future__ import annotations

import random
import time
from difflib import SequenceMatcher, get_close_matches

import pytest
from hypothesis import given
from hypothesis import strategies as st

from planechase.cards import pool
from planechase.cards.name_matching import VERY_NEAR, NameIndex
from planechase.decks import DeckEntry, DeckList, legality
from planechase.decks.deck_list_reading import read
from planechase.decks.name_folding import folded
from planechase.decks.products import PRODUCTS
from planechase.decks.spelling import all_names, meant
from planechase.rules.language.card_types import PHENOMENON
from planechase.rules.state.edition import Edition

PLANES = sorted(card.name for card in pool.planar() if not card.printed.types & PHENOMENON)
PHENOMENA = sorted(card.name for card in pool.planar() if card.printed.types & PHENOMENON)


def problems(*lines: str, edition: Edition = Edition.CURRENT) -> list[str]:
    return [str(problem) for problem in legality.check(read("\n".join(lines)), edition)]


# ---------------------------------------------------------------------- names


@pytest.mark.parametrize(
    ("written", "card"),
    [
        ("lightning bolt", "Lightning Bolt"),
        ("AJANI’S PRIDEMATE", "Ajani's Pridemate"),
        ("Ajani`s  Pridemate", "Ajani's Pridemate"),
        ("Élspeth Knight Errant", "Elspeth, Knight-Errant"),
        ("Assault/Battery", "Assault // Battery"),
        ("assault//battery", "Assault // Battery"),
        ("Assault", "Assault // Battery"),
    ],
)
def test_a_name_is_known_however_it_is_written(written: str, card: str) -> None:
    assert meant(written) is pool.card(card)


def test_no_two_cards_have_names_that_look_the_same() -> None:
    assert len({folded(name) for name in pool.CARDS}) == len(pool.CARDS)


# ---------------------------------------------------------------------- cards


def test_an_unknown_card_gets_the_nearest_name() -> None:
    assert problems("59 Forest", "1 Lightnign Bolt") == [
        "line 2: There is no card “Lightnign Bolt” here; did you mean “Lightning Bolt”?"
    ]


def test_a_card_unlike_any_other_gets_no_guess() -> None:
    assert problems("59 Forest", "1 Qwxyz Qwxyz Qwxyz") == ["line 2: There is no card “Qwxyz Qwxyz Qwxyz” here."]


def test_the_guess_is_a_card_that_fits_there() -> None:
    (problem,) = problems("Planar Deck", *PLANES[:9], "The Great Forrest")
    assert problem.endswith("did you mean “The Great Forest”?")


def test_a_plane_does_not_belong_into_the_deck_nor_a_card_into_the_planar_deck() -> None:
    assert problems("60 Forest", "Naya") == [
        "line 2: Naya is a plane and belongs to the section Planar Deck, not to Deck."
    ]
    assert problems("60 Forest", "Sideboard", PHENOMENA[0])[0].startswith(f"line 3: {PHENOMENA[0]} is a phenomenon and")
    assert problems("60 Forest", "Planes", *PLANES[:10], "Forest") == [
        "line 13: Forest is not a plane or phenomenon and cannot be in a planar deck."
    ]


def test_a_traditional_card_is_no_vanguard() -> None:
    assert problems("60 Forest", "Vanguard", "Lightning Bolt") == [
        "line 3: Lightning Bolt is a traditional card and cannot be in the section Vanguard."
    ]


# ---------------------------------------------------------------------- decks


@pytest.mark.rule("100.2a")
def test_a_deck_has_at_least_sixty_cards() -> None:
    assert problems("59 Forest") == ["A deck has at least 60 cards; this one has 59."]
    assert problems("60 Forest") == []
    assert problems("100 Forest") == []


@pytest.mark.rule("100.2a", "100.4a")
def test_a_deck_with_its_sideboard_has_at_most_four_of_a_card_other_than_a_basic_land() -> None:
    assert problems("56 Forest", "3 Grizzly Bears", "grizzly bears", "Sideboard", "Forest") == []
    assert problems("56 Forest", "3 Grizzly Bears", "grizzly bears", "Sideboard", "Grizzly Bears", "Grizzly Bears") == [
        "line 5: There are 6 of Grizzly Bears; a deck with its sideboard has at most 4 of a card."
    ]


@pytest.mark.rule("100.4a")
def test_a_sideboard_has_at_most_fifteen_cards() -> None:
    assert problems("60 Forest", "Sideboard", "15 Island") == []
    assert problems("60 Forest", "Sideboard", "16 Island") == ["A sideboard has at most 15 cards; this one has 16."]


def test_an_empty_list() -> None:
    assert problems("// nothing") == ["There are no cards in this list."]


def test_a_planar_deck_alone_is_not_measured_as_a_deck() -> None:
    assert problems("Planes", *PLANES[:10]) == []


def test_lines_come_first_and_in_order() -> None:
    found = problems("Planar Deck", "Naya", "Naya", "Deck", "1 Shokc", "4", "5 Grizzly Bears")
    assert [problem.split(":")[0] for problem in found[:4]] == ["line 3", "line 5", "line 6", "line 7"]
    assert found[4:] == [
        "A deck has at least 60 cards; this one has 6.",
        "A planar deck has at least 10 cards; this one has 2.",
    ]


# ---------------------------------------------------------------------- planar decks


@pytest.mark.rule("901.3")
def test_everything_that_is_wrong_with_a_planar_deck_is_said() -> None:
    assert problems("Planar Deck", *PHENOMENA[:3], f"3 {PLANES[0]}", PLANES[1], "Forest", PLANES[1]) == [
        f"line 5: {PLANES[0]} is in the planar deck 3 times; each card must have a different name.",
        "line 7: Forest is not a plane or phenomenon and cannot be in a planar deck.",
        f"line 8: {PLANES[1]} is in the planar deck twice; each card must have a different name.",
        "A planar deck has at least 10 cards; this one has 9.",
        f"A planar deck has at most 2 phenomena; this one has 3: {', '.join(PHENOMENA[:3])}.",
    ]


@pytest.mark.rule("2011:901.3")
def test_in_2011_a_planar_deck_has_no_phenomena() -> None:
    lines = ("Planes", *PLANES[:10], PHENOMENA[0])
    assert problems(*lines) == []
    assert problems(*lines, edition=Edition.Y2011) == [
        f"line 12: {PHENOMENA[0]} is not a plane and cannot be in a planar deck."
    ]


def test_unknown_planes_count_as_cards_of_the_planar_deck() -> None:
    assert problems("Planes", *PLANES[:9], "Nowhere at All") == ["line 11: There is no card “Nowhere at All” here."]


# ---------------------------------------------------------------------- schemes, vanguards, commanders


@pytest.mark.rule("904.3")
def test_a_scheme_deck_is_measured_though_its_cards_are_not_known_yet() -> None:
    found = problems("60 Forest", "Schemes", "3 Qwxyz Qwxyz Qwxyz")
    assert found == [
        "line 3: There is no card “Qwxyz Qwxyz Qwxyz” here.",
        "line 3: There are 3 of Qwxyz Qwxyz Qwxyz; a scheme deck has at most 2 of a card.",
        "A scheme deck has at least 20 cards; this one has 3.",
    ]


@pytest.mark.rule("902.3")
def test_a_player_has_one_vanguard_card() -> None:
    assert "A player has one vanguard card; this list has 2." in problems(
        "60 Forest", "Vanguard", "2 Qwxyz Qwxyz Qwxyz"
    )


@pytest.mark.rule("903.5a", "903.5b")
def test_a_commander_deck_has_a_hundred_cards_each_with_a_name_of_its_own() -> None:
    commander = ("Commander", "Razia, Boros Archangel", "Deck")
    assert problems(*commander, "98 Mountain", "Lightning Helix") == []
    assert problems(*commander, "96 Mountain", "2 Lightning Helix") == [
        "line 5: Lightning Helix is in the deck twice; it may be there once (CR 903.5b).",
        "A Commander deck has exactly 100 cards with its commander; this one has 99 (CR 903.5a).",
    ]


# ---------------------------------------------------------------------- whole lists


@pytest.mark.parametrize("each", PRODUCTS, ids=lambda each: str(each.name))
def test_the_products_are_legal(each: object) -> None:
    product = next(one for one in PRODUCTS if one is each)
    found = DeckList(
        main=tuple(DeckEntry(count, name) for name, count in product.main.items()),
        planar=tuple(DeckEntry(1, name) for name in product.planar),
    )
    assert legality.check(found) == []
    assert legality.cards(found.main) == product.deck()


@given(st.text(max_size=60))
def test_any_text_can_be_checked(text: str) -> None:
    for problem in legality.check(read(text)):
        assert problem.text.endswith((".", "?"))


def test_only_for_some_unknown_cards_a_name_is_suggested() -> None:
    problems = legality.check(read("\n".join(f"4 Grisly Bears {number}" for number in range(30))))
    assert sum("did you mean" in problem.text for problem in problems) == legality.MOST_HINTS
    assert sum("There is no card" in problem.text for problem in problems) == 30


@pytest.mark.parametrize(
    ("written", "suggested"),
    [
        ("Kaalia of the Vast", None),
        ("Grisly Baers", "Grizzly Bears"),
        ("Grizzly", "Grizzly Bears"),
        ("bears", None),
        ("Grizzly Guard of the Hill", None),
        ("Bosh Iron Golam", "Bosh, Iron Golem"),
        ("Elspeth", "Elspeth, Knight-Errant"),
        ("zz", None),
    ],
)
def test_what_is_suggested_begins_like_what_was_written_or_is_spelt_nearly_so(
    written: str, suggested: str | None
) -> None:
    assert NameIndex((card.name for card in pool.traditional()), folded).nearest(written) == suggested


def test_a_misspelt_name_is_found_as_if_it_were_compared_with_every_other() -> None:
    names = {folded(name): name for name in pool.CARDS}
    index = all_names()
    luck = random.Random(5)
    for name in luck.sample([*names], 60):
        at = luck.randrange(len(name))
        wrong = luck.choice((name[:at] + name[at + 1 :], name[:at] + "x" + name[at:], name[:at] + "q" + name[at + 1 :]))
        close = get_close_matches(wrong, names, 1, VERY_NEAR)
        best = max((SequenceMatcher(None, each, wrong).ratio() for each in close), default=0.0)
        found = index.nearest(wrong)
        mine = SequenceMatcher(None, folded(found), wrong).ratio() if found is not None else 0.0
        assert mine >= best or folded(found or "").startswith(f"{wrong} "), (wrong, found, close)


@pytest.mark.parametrize(
    "lines",
    [
        ["Schemes", *(f"4 Nothing like it {number}" for number in range(1000))],
        [f"5 {name}" for name in [*pool.CARDS][:700]] * 5,
    ],
    ids=["schemes", "too many of many"],
)
def test_a_long_list_is_checked_about_as_fast_as_it_is_read(lines: list[str]) -> None:
    problems("60 Forest")  # what is looked up once
    began = time.process_time()
    assert problems(*lines)
    assert time.process_time() - began < 1
