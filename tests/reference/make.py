"""Write `facts.json` anew from the reference beside the repository:

    python tests/reference/make.py

It holds facts only, no text: what a card costs, which colours, types and numbers it has, which symbols, numerals and
keywords stand in its text, which cards came in which product. Cards that the reference does not know keep what was
written down of them by hand.
"""

from __future__ import annotations

import json
import re
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any, Final

from planechase.cards import pool
from planechase.rules.language.keywords import KEYWORDS

REFERENCE: Final = Path(__file__).resolve().parents[3] / "shared" / "reference"
FACTS: Final = Path(__file__).with_name("facts.json")
KINDS: Final = ("planes", "phenomena", "schemes", "vanguards")
PACKS: Final = (2009, 2012)
"""The years whose game packs are in the project."""
NUMBERS: Final = re.compile(r"\{[^}]+\}|[+-]\w+/[+-]\w+|\d+/\d+|\d+")


def facts() -> dict[str, Any]:
    """Everything, as it stands in the file."""
    return {"cards": cards(), "series": series(), "packs": packs()}


def cards() -> dict[str, Any]:
    """The facts of the cards that are in the project."""
    known: dict[str, Any] = json.loads(FACTS.read_text(encoding="utf-8"))["cards"] if FACTS.exists() else {}
    known |= {entry["name"]: of_card(entry) for entry in entries() if entry["name"] in pool.CARDS}
    return {name: known[name] for name in sorted(known) if name in pool.CARDS}


def entries() -> Iterator[dict[str, Any]]:
    """All cards of the reference."""
    for kind in KINDS:
        yield from json.loads((REFERENCE / f"{kind}.json").read_text(encoding="utf-8"))
    with (REFERENCE / "cards.jsonl").open(encoding="utf-8") as lines:
        yield from map(json.loads, lines)


def of_card(entry: Mapping[str, Any]) -> dict[str, Any]:
    """What is so of a card; what does not apply to it is left out."""
    text = entry.get("oracle_text_2026") or entry.get("oracle_text") or ""
    found = {
        "cost": entry.get("mana_cost"),
        "colors": "".join(sorted(entry.get("colors", []))),
        "identity": "".join(sorted(entry.get("color_identity", []))),
        "types": [*sorted(entry["supertypes"]), *sorted(entry["types"])],
        "subtypes": sorted(entry["subtypes"]),
        "size": [entry["power"], entry["toughness"]] if "power" in entry else None,
        "loyalty": entry.get("loyalty"),
        "vanguard": [entry["hand_modifier"], entry["life_modifier"]] if "hand_modifier" in entry else None,
        "keywords": keywords(text),
        "numbers": numbers(text),
        "halves": {face["name"]: of_card(face) for face in entry.get("faces", [])},
    }
    return {key: value for key, value in found.items() if value}


def keywords(text: str) -> list[str]:
    """The keywords without a parameter that the card itself has or speaks of."""
    plain = re.sub(r"\([^)]*\)", "", text).lower()
    return [name for name in KEYWORDS if re.search(rf"\b{name}\b", plain)]


def numbers(text: str) -> list[str]:
    """Mana symbols, sizes and numerals: what a card counts, costs and deals."""
    plain = re.sub(r"\([^)]*\)", "", text).replace("−", "-").replace("–", "-").replace("—", "-")
    return sorted(set(NUMBERS.findall(plain)))


def series() -> dict[str, list[str]]:
    """Which planes and phenomena came with which product; all schemes and all vanguards."""
    found: dict[str, list[str]] = {}
    for kind in KINDS:
        for entry in json.loads((REFERENCE / f"{kind}.json").read_text(encoding="utf-8")):
            found.setdefault(entry.get("origin", kind), []).append(entry["name"])
    return {origin: sorted(names) for origin, names in sorted(found.items())}


def packs() -> list[dict[str, Any]]:
    """The game packs, card for card."""
    sold = json.loads((REFERENCE / "decks.json").read_text(encoding="utf-8"))
    return [
        {
            "name": entry["name"],
            "series": entry["product"],
            "year": entry["year"],
            "main": entry["main"],
            "planes": sorted(entry["planar_deck"]),
        }
        for entry in sold
        if entry["year"] in PACKS
    ]


def written(found: Mapping[str, Any]) -> str:
    """One line for each card, series and pack."""
    lines = [f'"cards": {{\n{_members(found["cards"])}\n}}', f'"series": {{\n{_members(found["series"])}\n}}']
    lines.append('"packs": [\n' + ",\n".join(_line(pack) for pack in found["packs"]) + "\n]")
    return "{\n" + ",\n".join(lines) + "\n}\n"


def _members(found: Mapping[str, Any]) -> str:
    return ",\n".join(f"{_line(name)}: {_line(value)}" for name, value in found.items())


def _line(value: object) -> str:
    return json.dumps(value, ensure_ascii=False, separators=(",", ":"))


if __name__ == "__main__":
    FACTS.write_text(written(facts()), encoding="utf-8")
