"""Files with all cards, whoever made them and however they are packed."""

from __future__ import annotations

import gzip
import io
import json
import zipfile
from typing import Any

import pytest

from planechase.collection.bulk import NotBulk, cards_in, looks_like_data, unpacked
from planechase.reading.card_texts import CardText

GUARD = CardText(
    "Meadow Guard", "Creature — Human Soldier", "Flying, vigilance", "{1}{W}", "2", "2", layout="normal", sets=("MDW",)
)


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
