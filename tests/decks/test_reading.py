"""Reading deck lists in the formats people have, and writing them."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from planechase.cards import pool
from planechase.decks import DeckEntry, DeckList, Section
from planechase.decks.deck_list_reading import decoded, read
from planechase.decks.deck_list_writing import write


def said(entries: tuple[DeckEntry, ...]) -> list[str]:
    return [f"{entry.count} {entry.name}" for entry in entries]


def by_section(text: str) -> dict[str, list[str]]:
    """What a text lists, by section; nothing in it may be a problem."""
    found = read(text)
    assert found.problems == ()
    return {section.name.lower(): said(entries) for section, entries in found.sections()}


# ---------------------------------------------------------------------- lines


@pytest.mark.parametrize(
    ("line", "count", "name"),
    [
        ("4 Lightning Bolt", 4, "Lightning Bolt"),
        ("4x Lightning Bolt", 4, "Lightning Bolt"),
        ("4X Lightning Bolt", 4, "Lightning Bolt"),
        ("4 x Lightning Bolt", 4, "Lightning Bolt"),
        ("4× Lightning Bolt", 4, "Lightning Bolt"),
        ("Lightning Bolt x4", 4, "Lightning Bolt"),
        ("Lightning Bolt", 1, "Lightning Bolt"),
        ("  4\tLightning \t Bolt  ", 4, "Lightning Bolt"),
        ("4 Lightning Bolt (2X2) 117", 4, "Lightning Bolt"),
        ("4 Lightning Bolt (2X2)", 4, "Lightning Bolt"),
        ("1 Lightning Bolt (PLST) CMD-12 *F*", 1, "Lightning Bolt"),
        ("1 Lightning Bolt (sld) 83★ *E*", 1, "Lightning Bolt"),
        ("1 Lightning Bolt (2X2) 117 *F* #burn #!one mana", 1, "Lightning Bolt"),
        ("1x Lightning Bolt (2x2) 117 [Removal] ^Have,#37d67a^", 1, "Lightning Bolt"),
        ("1x Lightning Bolt (2x2) 117 *F* [Removal,Burn]", 1, "Lightning Bolt"),
        ("1 Lightning Bolt [2X2]", 1, "Lightning Bolt"),
        ("4 [2X2:117] Lightning Bolt", 4, "Lightning Bolt"),
        ("4 Lightning Bolt|2X2|1", 4, "Lightning Bolt"),
        ("4 Lightning Bolt # the best", 4, "Lightning Bolt"),
        ("1 Assault // Battery (INV) 295", 1, "Assault // Battery"),
        ("1 Assault/Battery", 1, "Assault/Battery"),
        ("Circle of Protection: Red", 1, "Circle of Protection: Red"),
        ("2 +2 Mace", 2, "+2 Mace"),
        ("1 1996 World Champion", 1, "1996 World Champion"),
        ("1 X", 1, "X"),
        ("1 Deck", 1, "Deck"),
        ("1 Erase (Not the Urza's Legacy One)", 1, "Erase (Not the Urza's Legacy One)"),
        ('1 "Ach! Hans, Run!"', 1, '"Ach! Hans, Run!"'),
    ],
)
def test_a_line_is_a_number_of_cards(line: str, count: int, name: str) -> None:
    assert by_section(line) == {"main": [f"{count} {name}"]}


@pytest.mark.parametrize("line", ["// a comment", "# a comment", "; a comment", "//NAME : Burn", "#", "//"])
def test_comments_say_nothing(line: str) -> None:
    assert by_section(f"{line}\n4 Shock") == {"main": ["4 Shock"]}


@pytest.mark.parametrize(
    ("line", "complaint"),
    [
        ("4", "“4” is a number without a card."),
        ("4x", "“4x” is a number without a card."),
        ("0 Shock", "0 of Shock is none."),
        ("99999999999999999999 Shock", "is more of Shock than any deck has."),
        ("4 (2X2) 117", "There is no name of a card in this line."),
    ],
)
def test_what_cannot_be_read_is_said_with_its_line(line: str, complaint: str) -> None:
    found = read(f"// burn\n{line}\n4 Shock")
    (problem,) = found.problems
    assert problem.line == 2
    assert complaint in problem.text
    assert said(found.main) == ["4 Shock"]


def test_entries_know_their_line() -> None:
    found = read("// burn\n4 Shock\n\n\n2 Fling\nSideboard\n1 Cancel")
    assert [entry.line for entry in found.main] == [2, 5]
    assert [entry.line for entry in found.sideboard] == [7]


@pytest.mark.parametrize("end", ["\n", "\r\n", "\r"])
def test_line_ends_and_byte_order_marks_of_every_system(end: str) -> None:
    text = "\ufeff4 Shock" + end + end + "Sideboard" + end + "1 Cancel" + end
    assert by_section(text) == {"main": ["4 Shock"], "sideboard": ["1 Cancel"]}


@pytest.mark.parametrize("encoding", ["utf-8", "utf-8-sig", "utf-16", "cp1252"])
def test_files_of_every_program(encoding: str) -> None:
    assert decoded("1 Lim-Dûl’s Vault".encode(encoding)) == "1 Lim-Dûl’s Vault"


# ---------------------------------------------------------------------- whole lists


def test_arena() -> None:
    text = """\
About
Name Bears and Bolts

Companion
1 Lurrus of the Dream-Den (IKO) 226

Commander
1 Razia, Boros Archangel (RAV) 223

Deck
4 Grizzly Bears (M10) 180
20 Forest (ANA) 65

Sideboard
1 Lurrus of the Dream-Den (IKO) 226
2 Shock (M21) 159
"""
    assert read(text).name == "Bears and Bolts"
    assert by_section(text) == {
        "main": ["4 Grizzly Bears", "20 Forest"],
        "sideboard": ["1 Lurrus of the Dream-Den", "2 Shock"],
        "commanders": ["1 Razia, Boros Archangel"],
    }


def test_a_companion_is_in_the_sideboard_even_if_it_is_not_listed_there() -> None:
    assert by_section("Companion\n1 Lurrus\n\nDeck\n60 Swamp") == {"main": ["60 Swamp"], "sideboard": ["1 Lurrus"]}


def test_mtgo_separates_the_sideboard_by_a_blank_line() -> None:
    text = "36 Grizzly Bears\n24 Forest\n\n3 Shock\n1 Fire/Ice\n"
    assert by_section(text) == {"main": ["36 Grizzly Bears", "24 Forest"], "sideboard": ["3 Shock", "1 Fire/Ice"]}


def test_blank_lines_between_groups_do_not_make_a_sideboard() -> None:
    creatures_and_lands = "36 Grizzly Bears\n\n24 Forest"
    assert by_section(creatures_and_lands) == {"main": ["36 Grizzly Bears", "24 Forest"]}
    many_lands_after_a_whole_deck = "60 Grizzly Bears\n\n16 Forest"
    assert by_section(many_lands_after_a_whole_deck) == {"main": ["60 Grizzly Bears", "16 Forest"]}
    with_headings = "Creatures (36)\n36 Grizzly Bears\n\nLands (24)\n24 Forest\n\nInstants (4)\n4 Shock"
    assert by_section(with_headings) == {"main": ["36 Grizzly Bears", "24 Forest", "4 Shock"]}


@pytest.mark.parametrize(("main", "side"), [(60, 15), (60, 1), (61, 15)])
def test_a_small_last_block_after_a_whole_deck_is_the_sideboard(main: int, side: int) -> None:
    assert by_section(f"{main} Forest\n\n{side} Swamp") == {"main": [f"{main} Forest"], "sideboard": [f"{side} Swamp"]}


@pytest.mark.parametrize(("main", "side"), [(59, 15), (60, 16)])
def test_any_other_last_block_is_of_the_deck(main: int, side: int) -> None:
    assert by_section(f"{main} Forest\n\n{side} Swamp") == {"main": [f"{main} Forest", f"{side} Swamp"]}


@pytest.mark.parametrize("line", ["Name Bears", "Name: Bears", "NAME = Bears", "Name=Bears", "name   Bears"])
def test_a_list_says_its_name_in_many_ways(line: str) -> None:
    found = read(f"About\n{line}\nAuthor Ann\nName\n\nDeck\n4 Shock")
    assert (found.name, said(found.main), found.problems) == ("Bears", ["4 Shock"], ())


@pytest.mark.parametrize("line", ["Name: Bears", "Title: Bears", "title = Bears"])
def test_a_name_may_stand_anywhere(line: str) -> None:
    found = read(f"4 Shock\n{line}\n20 Island")
    assert (found.name, said(found.main)) == ("Bears", ["4 Shock", "20 Island"])


def test_what_stands_before_a_card_says_where_it_belongs() -> None:
    text = "Sideboard: 2 Cancel\nCommander: Krond the Dawn-Clad\nPlane: Naya\nCreature: 4 Grizzly Bears\nMaybe: 1 Fling"
    assert by_section(text) == {
        "main": ["1 Creature: 4 Grizzly Bears"], "sideboard": ["2 Cancel"], "commanders": ["1 Krond the Dawn-Clad"],
        "planar": ["1 Naya"],
    }  # fmt: skip


def test_a_companion_that_is_listed_in_the_sideboard_too_is_there_once() -> None:
    text = "Companion\n1 Lurrus\n\nDeck\n60 Swamp\n\nSideboard\n1 LURRUS\n1 Shock"
    assert by_section(text) == {"main": ["60 Swamp"], "sideboard": ["1 LURRUS", "1 Shock"]}


@pytest.mark.parametrize(
    ("line", "section"),
    [
        ("1 A [Sideboard]", "sideboard"),
        ("1 A [Commander{top}]", "commanders"),
        ("1 A [Ramp,Sideboard]", "sideboard"),
        ("1 A [Sideboard,Commander]", "sideboard"),
        ("1 A [Ramp{noDeck},Sideboard]", None),
        ("1 A [Ramp{noDeck}]", None),
        ("1 A [Maybeboard]", None),
        ("1 A [Creature]", "main"),
        ("1 A *CMDR*", "commanders"),
        ("1 A *cmdr* *F*", "commanders"),
        ("1 A *F* *CMDR* (2X2) 117 [Ramp]", "commanders"),
        ("1 A *XYZ*", "main"),
        ("1 A [Planes] *F*", "planar"),
    ],
)
def test_a_mark_or_category_says_where_a_card_belongs(line: str, section: str | None) -> None:
    assert by_section(line) == ({section: ["1 A"]} if section else {})


def test_a_mark_makes_a_list_one_with_sections() -> None:
    marked = by_section("60 Forest\n1 A *CMDR*\n\n4 Shock")
    assert marked == {"main": ["60 Forest", "4 Shock"], "commanders": ["1 A"]}
    assert by_section("60 Forest\nSB: 1 A\n\n4 Shock") == {"main": ["60 Forest", "4 Shock"], "sideboard": ["1 A"]}


@pytest.mark.parametrize(
    ("line", "is_heading"),
    [
        ("Ramp:", True), ("Ramp (8)", True), ("Ramp (8 cards)", True), ("[Ramp]", True), ("Ramp: 8", True),
        ("== Ramp (8) ==", True), ("4 Ramp (8)", False), ("Ramp", False), ("== Ramp ==", False),
    ],
)  # fmt: skip
def test_what_is_a_heading_and_what_a_card(line: str, is_heading: bool) -> None:
    found = read(f"Commander\n1 A\n{line}\n1 B")
    assert ([entry.name for entry in found.main] == ["B"]) is is_heading


@pytest.mark.parametrize(
    ("count", "problem"),
    [
        ("1000", None), ("1001", "1001 is more of Shock than any deck has."), ("0001", None),
        ("00001", "00001 is more of Shock than any deck has."), ("0", "0 of Shock is none."),
        ("000", "0 of Shock is none."),
    ],
)  # fmt: skip
def test_how_many_there_may_be(count: str, problem: str | None) -> None:
    found = read(f"{count} Shock")
    assert [one.text for one in found.problems] == ([problem] if problem else [])
    assert [entry.count for entry in found.main] == ([] if problem else [int(count)])


@pytest.mark.parametrize("length", [499, 500, 501])
def test_a_line_is_at_most_five_hundred_letters(length: int) -> None:
    found = read("4 " + "a" * (length - 2))
    assert (len(found.main), len(found.problems)) == ((1, 0) if length <= 500 else (0, 1))


def test_mtgo_text_with_sb_in_front() -> None:
    text = "4 Shock\nSB: 2 Cancel\n20 Island\nSB: 1 Fling"
    assert by_section(text) == {"main": ["4 Shock", "20 Island"], "sideboard": ["2 Cancel", "1 Fling"]}


def test_mtgo_dek() -> None:
    text = """\
<?xml version="1.0" encoding="utf-8"?>
<Deck xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance">
  <NetDeckID>0</NetDeckID>
  <Cards CatID="1" Quantity="4" Sideboard="false" Name="Lightning Bolt" Annotation="0" />
  <Cards CatID="2" Quantity="1" Sideboard="false" Name="Assault/Battery" Annotation="0" />
  <Cards CatID="3" Quantity="2" Sideboard="true" Name="Urza&apos;s Rage" Annotation="0" />
</Deck>
"""
    assert by_section(text) == {"main": ["4 Lightning Bolt", "1 Assault/Battery"], "sideboard": ["2 Urza's Rage"]}
    assert read(text).main[1].line == 5


def test_a_dek_is_read_whatever_stands_before_it() -> None:
    text = (
        "\ufeff  \n<Deck><Cards Quantity='4' Name='  Lim-D\u00fbl&apos;s   Vault '/><Cards Quantity='60' Name='Swamp'/>"
    )
    found = read(text + "<Cards Quantity='1' Sideboard='TRUE' Name='Shock'/><Other Name='Fling'/></Deck>")
    assert said(found.main) == ["4 Lim-D\u00fbl's Vault", "60 Swamp"]
    assert said(found.sideboard) == ["1 Shock"]
    assert found.problems == ()


@pytest.mark.parametrize("quantity", ["", "\u0664", "-1", "1.5", "x"])
def test_a_dek_without_a_number_of_cards(quantity: str) -> None:
    (problem,) = read(f"<Deck><Cards Quantity='{quantity}' Name='A'/></Deck>").problems
    assert problem.text == f"“{quantity}” is not a number of cards."


def test_what_a_dek_may_lack() -> None:
    assert [one.text for one in read("<Deck><Cards Name='A'/><Cards Quantity='1'/></Deck>").problems] == [
        "“” is not a number of cards.", "There is no name of a card in this line.",
    ]  # fmt: skip
    (problem,) = read("<Deck>\n<Cards Quantity='4' Name='Shock'>\n</Deck>").problems
    assert problem.text.startswith("This is not a deck file: mismatched tag")


@pytest.mark.parametrize(
    ("text", "line"),
    [
        ("<Deck>\n<Cards Quantity='4' Name='Shock'>\n</Deck>", 3),
        ("<Deck>\n<Cards Quantity='x' Name='Shock'/></Deck>", 2),
    ],
)
def test_a_broken_dek(text: str, line: int) -> None:
    (problem,) = read(text).problems
    assert problem.line == line


def test_moxfield() -> None:
    text = """\
4 Grizzly Bears (M10) 180 *F*
20 Forest (UNF) 239

SIDEBOARD:
2 Shock (M21) 159

CONSIDERING:
1 Fling (M11) 138

PLANES:
1 Naya (HOP) 27
1 Bant (HOP) 3

SCHEMES:
2 All in Good Time (ARC) 1
"""
    assert by_section(text) == {
        "main": ["4 Grizzly Bears", "20 Forest"],
        "sideboard": ["2 Shock"],
        "planar": ["1 Naya", "1 Bant"],
        "schemes": ["2 All in Good Time"],
    }


def test_archidekt() -> None:
    text = """\
1x Razia, Boros Archangel (rav) 223 [Commander{top}]
4x Grizzly Bears (m10) 180 [Creatures]
1x Shock (m21) 159 *F* [Sideboard] ^Have,#37d67a^
1x Fling (m11) 138 [Maybeboard{noDeck}{noPrice},Removal]
1x Overrun (m10) 194 [Ideas{noDeck}]
1x Naya (hop) 27 [Plane{noDeck}]
1x Time Distortion (pc2) 7 [Phenomenon]
1x All in Good Time (arc) 1 [Scheme]
1x Gerrard (pvan) 1 [Vanguard]
"""
    assert by_section(text) == {
        "main": ["4 Grizzly Bears"],
        "sideboard": ["1 Shock"],
        "commanders": ["1 Razia, Boros Archangel"],
        "planar": ["1 Naya", "1 Time Distortion"],
        "schemes": ["1 All in Good Time"],
        "vanguard": ["1 Gerrard"],
    }


def test_sections_in_brackets_and_in_comments() -> None:
    text = "[metadata]\nName=Bears\n[Main]\n4 Shock|M21\n[Planes]\n1 Naya|HOP\n//Sideboard\n1 Cancel"
    assert read(text).name == "Bears"
    assert by_section(text) == {"main": ["4 Shock"], "sideboard": ["1 Cancel"], "planar": ["1 Naya"]}


@pytest.mark.parametrize(
    ("heading", "section"),
    [
        ("Sideboard", "sideboard"),
        ("SIDEBOARD:", "sideboard"),
        ("Sideboard (15)", "sideboard"),
        ("Sideboard: 15", "sideboard"),
        ("# Sideboard (15 cards)", "sideboard"),
        ("== Sideboard ==", "sideboard"),
        ("Commanders", "commanders"),
        ("Planar Deck", "planar"),
        ("planes", "planar"),
        ("Phenomena:", "planar"),
        ("Planes & Phenomena (12)", "planar"),
        ("Scheme Deck", "schemes"),
        ("Ongoing Schemes", "schemes"),
        ("Vanguard", "vanguard"),
        ("Avatar", "vanguard"),
        ("Main Deck", "main"),
        ("Ramp (8)", "main"),
        ("Removal:", "main"),
    ],
)
def test_headings(heading: str, section: str) -> None:
    assert by_section(f"{heading}\n1 Something") == {section: ["1 Something"]}


def test_a_group_of_cards_ends_a_commander_but_not_a_sideboard() -> None:
    assert by_section("Commander\n1 A\n\nCreatures\n1 B") == {"main": ["1 B"], "commanders": ["1 A"]}
    assert by_section("Sideboard\n1 A\n\nCreatures\n1 B") == {"sideboard": ["1 A", "1 B"]}


# ---------------------------------------------------------------------- there and back


ODD_NAMES = (
    "Assault // Battery", "Fire/Ice", "Lim-Dûl's Vault", "1996 World Champion", "+2 Mace", "Deck", "Sideboard", "X",
    '"Ach! Hans, Run!"', "Look at Me, I'm R&D", "_____", "Who // What // When // Where // Why", "Name Dropping",
    "Circle of Protection: Red", "Question Elemental?", "Erase (Not the Urza's Legacy One)",
)  # fmt: skip

entries = st.lists(
    st.builds(DeckEntry, st.integers(1, 1000), st.sampled_from([*sorted(pool.CARDS), *ODD_NAMES])), max_size=6
).map(tuple)
deck_lists = st.builds(
    DeckList,
    st.sampled_from(["", "Bears and Bolts", "Deck", "My deck: a story", "[red] 4 Shock"]),
    *(entries for _ in Section),
)


def test_a_list_is_written_with_a_heading_for_each_section() -> None:
    found = DeckList("Mine", (DeckEntry(4, "Shock"),), (DeckEntry(1, "Cancel"),), planar=(DeckEntry(1, "Naya"),))
    assert write(found) == "About\nName Mine\n\nDeck\n4 Shock\n\nSideboard\n1 Cancel\n\nPlanar Deck\n1 Naya\n"
    assert write(DeckList(main=(DeckEntry(4, "Shock"),))) == "Deck\n4 Shock\n"
    assert write(DeckList()) == ""


@given(deck_lists)
def test_what_is_written_is_read_again(deck_list: DeckList) -> None:
    assert read(write(deck_list)) == deck_list


@given(deck_lists)
def test_what_was_read_is_written_the_same_way_again(deck_list: DeckList) -> None:
    text = write(deck_list)
    assert write(read(text)) == text


SCRAPS = st.sampled_from(
    ["4", "x", " ", "\n", "\r\n", "\t", "SB:", "//", "#", "[", "]", "(M10)", "*F*", "^", "Deck", "<"]
)


@given(st.lists(SCRAPS | st.text(max_size=6), max_size=30).map("".join))
def test_any_text_can_be_read_and_every_card_has_a_line_and_a_number(text: str) -> None:
    found = read(text)
    lines = len(text.splitlines())
    for _, listed in found.sections():
        assert all(1 <= entry.count <= 1000 and entry.name.strip() and 1 <= entry.line <= lines for entry in listed)
    assert all(1 <= problem.line <= lines for problem in found.problems)


def test_a_line_that_is_much_too_long_is_not_looked_at() -> None:
    found = read(f"1 {'[x] ' * 5000}\n4 Forest")
    said = [(problem.line, problem.text) for problem in found.problems]
    assert said == [(1, "This line is too long to name a card.")]
    assert [entry.name for entry in found.main] == ["Forest"]


def test_an_empty_line_ends_the_commanders() -> None:
    found = read("Commander\n\n1 Kaalia of the Vast\n\n1 Sol Ring\n60 Mountain")
    assert [entry.name for entry in found.commanders] == ["Kaalia of the Vast"]
    assert [entry.name for entry in found.main] == ["Sol Ring", "Mountain"]
