"""What somebody brings in a list: all that is in it, or what is wrong, and what is played where cards are missing."""

from __future__ import annotations

import pytest

from planechase import Edition
from planechase.cards import pool
from planechase.decks import legality, product, read
from planechase.decks.brought_decks import bring
from planechase.decks.checking import Unplayable

PLANES = [card.name for card in pool.planar() if card.type_line.startswith("Plane ")]
SCHEMES = [card.name for card in pool.schemes()]


KNOWN = {
    "Deck": "Forest", "Sideboard": "Island", "Commander": "Bosh, Iron Golem", "Planar Deck": "Naya",
    "Scheme Deck": SCHEMES[0], "Vanguard": "Gix",
}  # fmt: skip
"""A card for each section of a list."""


def names(cards: object) -> list[str]:
    assert isinstance(cards, tuple)
    return [card.name for card in cards]


def test_everything_in_a_list_is_brought() -> None:
    found = read(
        "About\nName All of It\n\nDeck\n60 Forest\n\nSideboard\n2 Island\n\nPlanar Deck\n" + "\n".join(PLANES[:10])
        + "\n\nScheme Deck\n" + "\n".join(SCHEMES[:20]) + "\n\nVanguard\nGix"
    )  # fmt: skip
    brought = bring(found)
    assert (brought.name, brought.is_list) == ("All of It", True)
    assert names(brought.cards) == ["Forest"] * 60
    assert names(brought.sideboard) == ["Island"] * 2
    assert names(brought.planar) == PLANES[:10]
    assert names(brought.schemes) == SCHEMES[:20]
    assert (names(brought.vanguard), brought.commanders) == (["Gix"], ())


def test_a_list_without_a_name_is_called_something() -> None:
    assert bring(read("60 Forest")).name == "a deck list"
    assert bring(read("60 Forest"), name="forests.txt").name == "forests.txt"
    assert bring(read("Name: Trees\n60 Forest"), name="forests.txt").name == "Trees"


@pytest.mark.rule("903.3")
def test_the_commanders_are_the_first_cards_of_their_deck() -> None:
    brought = bring(read("Commander\nBosh, Iron Golem\n\nDeck\n99 Mountain"))
    assert (names(brought.commanders), len(brought.cards)) == (["Bosh, Iron Golem"], 100)
    assert names(brought.cards)[:2] == ["Bosh, Iron Golem", "Mountain"]


@pytest.mark.parametrize(("wrong", "lines"), [(4, 5), (5, 5), (6, 6), (9, 6)])
def test_a_few_problems_are_told_and_the_others_counted(wrong: int, lines: int) -> None:
    cards = "\n".join(f"Xyzzy {number}" for number in range(wrong - 1))
    with pytest.raises(Unplayable) as refused:
        bring(read(f"1 Forest\n{cards}"))
    told = str(refused.value).split("\n  ")
    assert len(told) == min(lines, wrong + (wrong > 5))
    assert told[0].startswith("line 2: There is no card “Xyzzy 0”")
    assert (f"and {wrong - 5} more" in told) is (wrong > 5)


def test_a_list_is_checked_by_the_rules_of_the_edition() -> None:
    listed = read("60 Forest\n\nSideboard\n3 Island")
    assert len(bring(listed).sideboard) == 3
    with pytest.raises(Unplayable, match="A sideboard has exactly 15 cards, or none; this one has 3"):
        bring(listed, Edition.Y2011)
    assert len(bring(read("60 Forest\n\nSideboard\n15 Island"), Edition.Y2011).sideboard) == 15
    assert bring(read("60 Forest"), Edition.Y2011).sideboard == ()
    leader = "Commander\nKrond the Dawn-Clad\n\nDeck\n99 Forest\n\nSideboard\n3 Plains"
    with pytest.raises(Unplayable, match=r"^A sideboard has exactly 15 cards, or none; this one has 3\.$"):
        bring(read(leader), Edition.Y2011)


# ---------------------------------------------------------------------- with cards that are not here


def test_missing_cards_are_left_out_of_every_section() -> None:
    found = read("58 Forest\n2 Xyzzy\n\nSideboard\n1 Island\n1 Plugh\n\nVanguard\nNobody at All")
    with pytest.raises(Unplayable):
        bring(found)
    brought = bring(found, skip_unknown=True)
    assert (names(brought.cards), names(brought.sideboard)) == (["Forest"] * 58, ["Island"])
    assert brought.vanguard == ()
    assert [entry.name for entry in legality.unknown(found)] == ["Xyzzy", "Plugh", "Nobody at All"]
    left = legality.without_unknown(found)
    assert legality.unknown(left) == []
    assert [entry.name for entry in (*left.main, *left.sideboard)] == ["Forest", "Island"]
    with pytest.raises(Unplayable, match="None of the cards in this list is here"):
        bring(read("60 Xyzzy"), skip_unknown=True)
    with pytest.raises(Unplayable, match="at most 4 of a card"):
        bring(read("55 Forest\n5 Lightning Bolt\n1 Xyzzy"), skip_unknown=True)


@pytest.mark.rule("903.5a", "903.5d")
def test_basic_lands_stand_in_for_missing_cards_of_a_commander_deck() -> None:
    found = read("Commander\nKrond the Dawn-Clad\n\nDeck\n90 Forest\n4 Xyzzy\n5 Plugh")
    with pytest.raises(Unplayable):
        bring(found)
    listed = "\n".join(f"Xyzzy {number}" for number in range(9))
    brought = bring(read(f"Commander\nKrond the Dawn-Clad\n\nDeck\n90 Forest\n{listed}"), skip_unknown=True)
    assert len(brought.cards) == 100
    assert sorted(names(brought.cards)[91:]) == ["Forest"] * 4 + ["Plains"] * 5
    whole = bring(read("Commander\nKrond the Dawn-Clad\n\nDeck\n99 Forest"), skip_unknown=True)
    assert (len(whole.cards), names(whole.cards).count("Forest")) == (100, 99)
    short = bring(read("50 Forest\n10 Xyzzy"), skip_unknown=True)
    assert len(short.cards) == 50


def test_every_section_keeps_what_is_here() -> None:
    lines = [f"{section}\n1 Xyzzy\n1 {known}" for section, known in KNOWN.items()]
    left = legality.without_unknown(read("\n\n".join(lines)))
    assert {section.value: [entry.name for entry in entries] for section, entries in left.sections()} == {
        section: [known] for section, known in KNOWN.items()
    }


@pytest.mark.rule("901.3")
def test_what_is_left_of_a_planar_deck_stays_away_if_it_is_too_little() -> None:
    planes = "\n".join(PLANES[:9])
    assert bring(read(f"60 Forest\n\nPlanes\n{planes}\nNowhere at All"), skip_unknown=True).planar == ()
    enough = "\n".join(PLANES[:10])
    brought = bring(read(f"60 Forest\n\nPlanes\n{enough}\nNowhere at All"), skip_unknown=True)
    assert names(brought.planar) == PLANES[:10]
    assert bring(read("60 Forest"), skip_unknown=True).planar == ()


# ---------------------------------------------------------------------- what is wrong with other decks


def problems(*lines: str, edition: Edition = Edition.CURRENT) -> list[str]:
    return [str(problem) for problem in legality.check(read("\n".join(lines)), edition)]


@pytest.mark.rule("904.3", "904.13d")
def test_schemes_are_counted_with_and_without_a_commander() -> None:
    assert problems("60 Forest", "Schemes", *SCHEMES[:20]) == []
    assert problems("60 Forest", "Schemes", *SCHEMES[:18], SCHEMES[0].upper(), SCHEMES[1]) == []
    assert problems("60 Forest", "Schemes", *SCHEMES[:19]) == ["A scheme deck has at least 20 cards; this one has 19."]
    thrice = problems("60 Forest", "Schemes", *SCHEMES[:18], SCHEMES[0], f"1 {SCHEMES[0]}")
    assert thrice == [f"line 22: There are 3 of {SCHEMES[0]}; a scheme deck has at most 2 of a card."]
    leader = ("Commander", "Krond the Dawn-Clad", "Deck", "99 Forest", "Schemes")
    assert problems(*leader, *SCHEMES[:10]) == []
    assert problems(*leader, *SCHEMES[:9]) == ["A scheme deck has at least 10 cards; this one has 9."]
    assert problems(*leader, *SCHEMES[:10], edition=Edition.Y2011) == [
        "A scheme deck has at least 20 cards; this one has 10."
    ]


@pytest.mark.rule("902.3")
def test_one_vanguard_is_enough() -> None:
    assert problems("60 Forest", "Vanguard", "Gix") == []
    assert problems("60 Forest", "Vanguard", "2 Gix") == ["A player has one vanguard card; this list has 2."]


@pytest.mark.rule("903.5a", "901.3")
def test_unknown_cards_count_as_cards() -> None:
    assert problems("Commander", "Krond the Dawn-Clad", "Deck", "98 Forest", "Xyzzy Plugh") == [
        "line 5: There is no card “Xyzzy Plugh” here."
    ]
    assert problems("Commander", "Xyzzy Plugh", "Deck", "98 Forest") != problems(
        "Commander", "Xyzzy Plugh", "Deck", "99 Forest"
    )


@pytest.mark.rule("100.2a")
def test_the_line_in_which_a_card_becomes_too_many_is_told() -> None:
    assert problems("55 Forest", "5 Lightning Bolt") == [
        "line 2: There are 5 of Lightning Bolt; a deck with its sideboard has at most 4 of a card."
    ]
    bolts, bears = "3 Lightning Bolt", "3 Grizzly Bears"
    twice = problems("50 Forest", bolts, bears, "2 Lightning Bolt", bolts, bears)
    assert twice == [
        "line 4: There are 8 of Lightning Bolt; a deck with its sideboard has at most 4 of a card.",
        "line 6: There are 6 of Grizzly Bears; a deck with its sideboard has at most 4 of a card.",
    ]


def test_a_product_knows_its_size_and_its_cards() -> None:
    box = product("Blades of the Night")
    assert (box.size, len(box.deck()), names(box.deck())[0]) == (100, 100, "Vela the Night-Clad")
    assert box.planar_deck() == ()
    pack = product("Zombie Empire")
    assert (pack.size, len(pack.deck()), len(pack.planar_deck())) == (60, 60, 10)
    assert sum(pack.main.values()) == 60
