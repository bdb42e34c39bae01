"""Files with all cards, whoever made them and however they are packed."""

from __future__ import annotations

import gzip
import io
import json
import tracemalloc
import zipfile
from typing import Any

import pytest

from planechase.collection import bulk
from planechase.collection.bulk import NotBulk, cards_in, looks_like_data, unpacked
from planechase.reading.card_texts import CardText

GUARD = CardText(
    "Meadow Guard", "Creature — Human Soldier", "Flying, vigilance", "{1}{W}", "2", "2", layout="normal", sets=("MDW",)
)


def cards_of(cards: list[dict[str, Any]]) -> list[CardText]:
    return cards_in(json.dumps(cards).encode()).cards


def zipped(data: bytes) -> bytes:
    packed = io.BytesIO()
    with zipfile.ZipFile(packed, "w") as archive:
        archive.writestr("readme.txt", "cards")
        archive.writestr("whatever", data)
    return packed.getvalue()


def test_scryfalls_list(scryfall: list[dict[str, Any]]) -> None:
    found = cards_in(json.dumps(scryfall).encode())
    assert [card.name for card in found.cards] == ["Meadow Guard", "Meadow Song", "Olanda the Singer"]
    assert found.cards[0] == GUARD
    assert found.skipped == {
        "cards in other languages": 1,
        "tokens and emblems": 1,
        "art cards": 1,
        "digital-only cards": 2,
    }


@pytest.mark.parametrize("pack", [bytes, gzip.compress, zipped], ids=["plain", "gzip", "zip"])
def test_it_may_be_packed_and_is_recognised_by_its_content(pack: Any, scryfall: list[dict[str, Any]]) -> None:
    data = pack(json.dumps(scryfall).encode())
    assert looks_like_data(data)
    assert len(cards_in(unpacked(data)).cards) == 3


def test_mtgjsons_atomic_cards() -> None:
    face = {"manaCost": "{G}", "type": "Creature — Elf", "power": "1", "toughness": "1", "layout": "transform"}
    data = {
        "meta": {"date": "2026-01-01"},
        "data": {
            "Meadow Guard": [
                {
                    "name": "Meadow Guard", "manaCost": "{1}{W}", "type": "Creature — Human Soldier",
                    "layout": "normal", "text": "Flying, vigilance", "printings": ["MDW"],
                    "power": "2", "toughness": "2",
                }
            ],
            "Boy // Wolf": [
                {**face, "name": "Boy // Wolf", "faceName": "Boy", "side": "a", "text": "Flying"},
                {**face, "name": "Boy // Wolf", "faceName": "Wolf", "manaCost": None, "colors": ["G"], "side": "b"},
            ],
            "Ola as She Was": [
                {"name": "Ola as She Was", "type": "Vanguard", "layout": "vanguard", "hand": "+1", "life": "-3"}
            ],
            "Sow // Reap": [
                {"name": "Sow // Reap", "faceName": name, "type": "Sorcery", "manaCost": "{G}", "layout": "aftermath"}
                for name in ("Sow", "Reap")
            ],
        },
    }  # fmt: skip
    guard, boy, ola, sow = cards_in(json.dumps(data, indent=1).encode()).cards
    assert guard == GUARD
    assert (boy.name, boy.type_line, boy.layout) == ("Boy // Wolf", "Creature — Elf // Creature — Elf", "transform")
    assert [(each.name, each.text, each.colors) for each in boy.faces] == [
        ("Boy", "Flying", None),
        ("Wolf", "", ("G",)),
    ]
    assert (ola.hand_modifier, ola.life_modifier, ola.layout) == ("+1", "-3", "normal")
    assert sow.layout == "split"


def test_one_card_a_line_or_a_single_card() -> None:
    sides = [
        {"name": "Boy", "mana_cost": "{G}", "type_line": "Creature — Elf", "power": "1", "toughness": "1"},
        {"name": "Wolf", "mana_cost": None, "type_line": "Creature — Wolf", "color_indicator": ["G"], "power": "3"},
    ]
    lines = [
        {"name": "Boy", "full_name": "Boy // Wolf", "layout": "transform", "faces": sides, "sets": ["MDW", "HIL"]},
        {"name": "Quiet Meadow", "type_line": "Plane — Ulgrotha", "oracle_text": "", "mana_cost": None},
    ]
    boy, meadow = cards_in("\n".join(json.dumps(line) for line in lines).encode()).cards
    assert (boy.name, boy.sets, boy.faces[1].colors) == ("Boy // Wolf", ("MDW", "HIL"), ("G",))
    assert (meadow.mana_cost, meadow.colors) == ("", None)
    assert [card.name for card in cards_in(json.dumps(lines[1], indent=2).encode()).cards] == ["Quiet Meadow"]


def test_an_answer_with_a_list_of_cards(scryfall: list[dict[str, Any]]) -> None:
    answer = {"object": "list", "has_more": False, "data": [{"object": "card", **scryfall[0]}]}
    assert [card.name for card in cards_in(json.dumps(answer).encode()).cards] == ["Meadow Guard"]


def test_of_two_cards_of_a_name_the_first_counts(scryfall: list[dict[str, Any]]) -> None:
    found = cards_in(json.dumps([scryfall[0], {**scryfall[0], "power": "7"}]).encode())
    assert [card.power for card in found.cards] == ["2"]
    assert found.skipped.total() == 1


@pytest.mark.parametrize(
    ("data", "said"),
    [
        (b"", "neither"),
        (b"4 Forest", "neither"),
        (b'[{"name": "Meadow', "Perhaps not all of it was downloaded"),
        (b'[{"name": 3}]', "cannot be read"),
        (b"[1, 2]", r"Expected `object`, got `int`.* It is JSON, but of another kind\.$"),
        (b'{"object": "error", "details": "none"}', r"There are no cards in it\.$"),
        (b'{"object": "list", "data": [{"object": "bulk_data", "name": "A", "type": "B"}]}', "can be downloaded"),
        (b'[{"name": "Elf", "layout": "token", "type_line": "Token"}]', "only 1 tokens and emblems"),
        (b"[]", "no cards"),
        (b'{"name": "A", "type_line": "Instant"}\n{"name": "B", ', "Line 2 is no card"),
        (b"[" * 100_000, "cannot be read"),
    ],
)
def test_what_is_no_such_file_is_refused(data: bytes, said: str) -> None:
    with pytest.raises(NotBulk, match=said):
        cards_in(data)


def test_a_packed_file_that_is_cut_off_is_refused() -> None:
    with pytest.raises(NotBulk, match="cannot be decompressed"):
        unpacked(gzip.compress(b"x" * 10_000)[:40])
    with pytest.raises(NotBulk, match="cannot be decompressed"):
        unpacked(zipped(b"x" * 10_000)[:40])


def test_a_packed_file_needs_no_more_memory_than_what_is_in_it() -> None:
    for packed in (gzip.compress(b"x" * 10_000), zipped(b"x" * 10_000)):
        tracemalloc.start()
        assert unpacked(packed) == b"x" * 10_000
        _, most = tracemalloc.get_traced_memory()
        tracemalloc.stop()
        assert most < 10_000_000


@pytest.mark.parametrize("pack", [gzip.compress, zipped], ids=["gzip", "zip"])
def test_a_file_that_becomes_too_large_is_refused(pack: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bulk, "LARGEST", 1_000)
    assert len(unpacked(pack(b"x" * 1_000))) == 1_000
    with pytest.raises(NotBulk, match="too large for a file of cards"):
        unpacked(pack(b"x" * 1_001))


def test_of_an_archive_the_largest_file_counts() -> None:
    packed = io.BytesIO()
    with zipfile.ZipFile(packed, "w") as archive:
        for name in ("a", "cards", "z"):
            archive.writestr(name, b"x" * (100 if name == "cards" else 10))
    assert unpacked(packed.getvalue()) == b"x" * 100
    assert unpacked(b"as it is") == b"as it is"


@pytest.mark.parametrize(
    ("data", "is_data"),
    [
        (b"[", True), (b"  \n{", True), (b"\xef\xbb\xbf [1]", True), (b"\x1f\x8bwhatever", True), (b"PK\x03\x04", True),
        (b"Meadow Guard {1}{W}", False), (b"", False), (b"\xef\xbb\xbfMeadow", False), (b"PK and others", False),
    ],
)  # fmt: skip
def test_data_looks_unlike_a_text(data: bytes, is_data: bool) -> None:
    assert looks_like_data(data) is is_data


def test_a_byte_order_mark_is_no_part_of_the_data(scryfall: list[dict[str, Any]]) -> None:
    data = json.dumps(scryfall).encode()
    assert cards_in(b"\xef\xbb\xbf \n" + data).cards == cards_in(data).cards


@pytest.mark.parametrize(
    ("facts", "why"),
    [
        ({"lang": "de"}, "cards in other languages"),
        ({"layout": "token"}, "tokens and emblems"),
        ({"layout": "double_faced_token"}, "tokens and emblems"),
        ({"layout": "emblem"}, "tokens and emblems"),
        ({"layout": "dungeon"}, "tokens and emblems"),
        ({"type_line": "Token Creature — Elf"}, "tokens and emblems"),
        ({"type_line": "Emblem — Elspeth"}, "tokens and emblems"),
        ({"type_line": None, "type": "Token Creature — Elf"}, "tokens and emblems"),
        ({"layout": "art_series"}, "art cards"),
        ({"layout": "front_card"}, "art cards"),
        ({"layout": "reversible_card"}, "art cards"),
        ({"type_line": "Card"}, "art cards"),
        ({"type_line": "Card // Card"}, "art cards"),
        ({"digital": True}, "digital-only cards"),
        ({"name": "A-Meadow Guard"}, "digital-only cards"),
        ({"name": None}, "things without a name or a type line"),
        ({"name": ""}, "things without a name or a type line"),
        ({"type_line": ""}, "things without a name or a type line"),
    ],
)
def test_what_is_no_card_to_play_with_is_left_out(
    facts: dict[str, Any], why: str, scryfall: list[dict[str, Any]]
) -> None:
    found = cards_in(json.dumps([scryfall[1], {**scryfall[0], **facts}]).encode())
    assert ([card.name for card in found.cards], found.skipped) == (["Meadow Song"], {why: 1})


def test_a_vanguard_may_be_digital() -> None:
    ola = {"name": "Ola", "type_line": "Vanguard", "layout": "vanguard", "digital": True, "hand_modifier": "-1"}
    (card,) = cards_of([{**ola, "life_modifier": "+7"}])
    assert (card.layout, card.hand_modifier, card.life_modifier) == ("normal", "-1", "+7")


def test_why_everything_was_left_out_is_said_in_the_order_of_numbers(scryfall: list[dict[str, Any]]) -> None:
    foreign, digital = {**scryfall[0], "lang": "de"}, {**scryfall[0], "digital": True}
    with pytest.raises(NotBulk, match=r"only 2 digital-only cards, 1 cards in other languages\.$"):
        cards_of([foreign, digital, digital, {"name": None}])


def test_a_card_with_faces_is_named_and_typed_by_all_of_them() -> None:
    sides = [
        {"name": "Sow", "mana_cost": "{G}", "type_line": "Sorcery", "oracle_text": "Draw a card.", "colors": ["G"]},
        {"name": "Reap", "mana_cost": "{B}", "type_line": "Instant", "oracle_text": "Draw two cards."},
    ]
    whole = {
        "name": "Whatever",
        "layout": "split",
        "card_faces": sides,
        "set": "mdw",
        "type_line": "Sorcery // Instant",
    }
    (card,) = cards_of([whole])
    assert (card.name, card.type_line, card.mana_cost) == ("Sow // Reap", "Sorcery // Instant", "{G}")
    assert (card.layout, card.sets, card.text) == ("split", ("MDW",), "")
    assert [(face.name, face.text, face.mana_cost, face.colors, face.layout) for face in card.faces] == [
        ("Sow", "Draw a card.", "{G}", None, "normal"), ("Reap", "Draw two cards.", "{B}", None, "normal"),
    ]  # fmt: skip
    (single,) = cards_of([{**whole, "name": "Sow", "card_faces": sides[:1]}])
    assert (single.name, single.faces, single.layout) == ("Sow", (), "split")
    (listed,) = cards_in(
        json.dumps([{**whole, "card_faces": None, "faces": sides, "full_name": "Both"}]).encode()
    ).cards
    assert (listed.name, len(listed.faces)) == ("Both", 2)


def test_all_numbers_of_a_card_are_kept_as_text() -> None:
    facts = {"name": "A", "type_line": "Creature", "power": 0, "toughness": 1.5, "loyalty": "X", "defense": 4}
    (card,) = cards_in(
        json.dumps([{**facts, "hand": 0, "life": -3, "colors": ["R"], "printings": ["a", "b"]}]).encode()
    ).cards
    assert (card.power, card.toughness, card.loyalty, card.defense) == ("0", "1.5", "X", "4")
    assert (card.hand_modifier, card.life_modifier) == ("0", "-3")
    assert (card.colors, card.sets) == (("R",), ("A", "B"))
    (costly,) = cards_of([{**facts, "mana_cost": "{2}", "colors": ["R"]}])
    assert (costly.colors, costly.sets) == (None, ())
    (marked,) = cards_of([{**facts, "mana_cost": "{2}", "colorIndicator": ["U"]}])
    assert marked.colors == ("U",)


def test_an_answer_may_hold_cards_with_faces() -> None:
    sides = [{"name": name, "type_line": "Sorcery", "mana_cost": "{G}"} for name in ("Sow", "Reap")]
    answer = {"data": [{"name": "Sow // Reap", "layout": "split", "card_faces": sides}]}
    (card,) = cards_in(json.dumps(answer).encode()).cards
    assert [face.name for face in card.faces] == ["Sow", "Reap"]
    late = {"comment": "x" * 5000, **answer}
    with pytest.raises(NotBulk, match="no cards"):
        cards_in(json.dumps(late).encode())


def test_a_meld_card_whose_other_side_is_not_there_is_a_card_alone() -> None:
    parts = [{"component": "meld_part", "name": "Left"}, {"component": "meld_result", "name": "Whole"}]
    left = {
        "name": "Left",
        "type_line": "Creature",
        "layout": "meld",
        "mana_cost": "{G}",
        "power": "1",
        "toughness": "1",
    }
    (card,) = cards_of([{**left, "all_parts": parts}])
    assert (card.name, card.faces, card.mana_cost) == ("Left", (), "{G}")
    (plain,) = cards_of([left])
    assert plain == card
    other = {**left, "layout": "normal", "all_parts": [{"component": "token", "name": "Elf"}]}
    normal, last = cards_of([other, {"name": "Last", "type_line": "Instant"}])
    assert (normal.name, normal.layout, last.name) == ("Left", "normal", "Last"), "in the order of the file"


def test_empty_lines_between_cards_are_no_cards() -> None:
    lines = [json.dumps({"name": name, "type_line": "Instant"}) for name in ("A", "B")]
    assert [card.name for card in cards_in("\n\n  \n".join(lines).encode()).cards] == ["A", "B"]
    with pytest.raises(NotBulk, match="Line 3 is no card"):
        cards_in(f"{lines[0]}\n\n[]".encode())


@pytest.mark.rule("712.4")
def test_what_a_pair_melds_into_is_the_back_of_both() -> None:
    parts = [{"component": "meld_part", "name": "Left"}, {"component": "meld_part", "name": "Right"},
             {"component": "meld_result", "name": "Whole"}]  # fmt: skip
    cards = [
        {"name": name, "type_line": "Creature — Elf", "layout": "meld", "mana_cost": cost, "all_parts": parts}
        for name, cost in (("Whole", ""), ("Left", "{G}"), ("Right", "{W}"))
    ]
    found = cards_in(json.dumps(cards).encode()).cards
    assert [(card.name, card.layout) for card in found] == [("Left // Whole", "meld"), ("Right // Whole", "meld")]
    assert [[face.name for face in card.faces] for card in found] == [["Left", "Whole"], ["Right", "Whole"]]
