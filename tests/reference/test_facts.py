"""The facts of every card and of every product, against what is written down of them in `facts.json`.

That is our own data, made by `make.py` from a reference that is not part of the project. Where that stands beside the
repository, our data is compared with it too.
"""

from __future__ import annotations

import json
import runpy
from collections.abc import Callable
from pathlib import Path
from typing import Any, Final

import pytest
from tests.each import failures

from planechase.cards import pool
from planechase.decks.products import PRODUCTS
from planechase.rules.language.card_types import BASIC_LAND_TYPES, EVERY_CREATURE_TYPE, SUPERTYPE_NAMES, type_names
from planechase.rules.language.characteristics import CardDefinition
from planechase.rules.language.colors import color_letters
from planechase.rules.language.keywords import keyword_names
from planechase.words.color_identity import color_identity
from planechase.words.english import card_text

MAKE: Final = runpy.run_path(str(Path(__file__).with_name("make.py")))
FACTS: Final[dict[str, Any]] = json.loads(Path(__file__).with_name("facts.json").read_text(encoding="utf-8"))
numbers: Final[Callable[[str], list[str]]] = MAKE["numbers"]


def facts(card: CardDefinition) -> dict[str, Any]:
    """The same of a card as it is in the project."""
    printed = card.printed
    found = {
        "cost": str(printed.mana_cost) if printed.mana_cost is not None else None,
        "colors": "".join(sorted(color_letters(printed.colors))),
        "types": [
            *sorted(name for mask, name in SUPERTYPE_NAMES.items() if printed.supertypes & mask),
            *sorted(type_names(printed.types)),
        ],
        "subtypes": sorted({*printed.subtypes} - {EVERY_CREATURE_TYPE}),
        "size": [card.power_text, card.toughness_text] if card.power_text is not None else None,
        "loyalty": None if printed.loyalty is None else str(printed.loyalty),
        "vanguard": [card.hand_modifier, card.life_modifier] if "Vanguard" in type_names(printed.types) else None,
        "numbers": numbers(card_text(card)),
        "halves": {half.name: facts(half) for half in card.halves},
    }
    return {key: value for key, value in found.items() if value}


def compared(known: dict[str, Any]) -> dict[str, Any]:
    """What is known of a card and can be compared as it stands."""
    found = {key: value for key, value in known.items() if key not in ("identity", "keywords")}
    if "halves" in found:
        found["halves"] = {name: compared(half) for name, half in found["halves"].items()}
    return found


def test_the_facts_are_those_of_the_cards() -> None:
    assert failures(it_has_the_facts, pool.CARDS) == []


def it_has_the_facts(name: str) -> None:
    card, known = pool.card(name), FACTS["cards"][name]
    assert facts(card) == compared(known)
    assert {*keyword_names(card.printed.keywords)} <= {*known.get("keywords", ())}


@pytest.mark.rule("903.4")
def test_every_card_has_its_colour_identity() -> None:
    """Ours, with the mana of basic land types, which is counted there as well."""
    for name, card in pool.CARDS.items():
        if not card.printed.lives_in_command_zone:
            made = {letter for kind, letter in BASIC_LAND_TYPES.items() if kind in card.printed.subtypes}
            ours = {*color_letters(color_identity(card)), *made}
            assert ours == {*FACTS["cards"][name].get("identity", "")}, name


def test_no_plane_phenomenon_scheme_or_vanguard_is_missing_or_too_many() -> None:
    here = {name for name, card in pool.CARDS.items() if card.printed.lives_in_command_zone}
    assert here == {name for names in FACTS["series"].values() for name in names}
    assert {series: len(names) for series, names in FACTS["series"].items()} == {
        "Doctor Who (2023)": 40,
        "March of the Machine Commander (2023)": 25,
        "Planechase (2009)": 40,
        "Planechase 2009 promo": 5,
        "Planechase 2012": 40,
        "Planechase 2012 launch promo": 1,
        "schemes": 102,
        "vanguards": 106,
    }


def test_the_products_are_those_that_were_sold_card_for_card() -> None:
    ours = [
        {
            "name": each.name,
            "series": each.series,
            "year": each.year,
            "main": dict(each.main),
            "planes": sorted(each.planar),
        }
        for each in PRODUCTS
    ]
    assert ours == FACTS["packs"]


@pytest.mark.skipif(not MAKE["REFERENCE"].is_dir(), reason="the reference is not beside the repository")
def test_our_data_is_that_of_the_reference() -> None:
    now = MAKE["facts"]()
    wrong = {name: known for name, known in now["cards"].items() if known != FACTS["cards"].get(name)}
    assert not wrong, "python tests/reference/make.py writes the facts anew"
    assert now == FACTS
