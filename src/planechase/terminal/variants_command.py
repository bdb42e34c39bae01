"""`planechase variants`: list the variants, or describe one of them."""

from __future__ import annotations

import argparse
import json
import shutil
import textwrap
from typing import Any, Final

from planechase.decks.casual import KINDS, SAID, VariantKind, arrange, kind_of, players_of
from planechase.record import Setup
from planechase.rules.turns.setup import Seat
from planechase.terminal.input_errors import Mistake
from planechase.words.english import listed

MOST_TRIED: Final = 16
LARGEST_WIDTH: Final = 120


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("words", nargs="*", metavar="NAME", help="the variant to describe; without it, all are listed")
    parser.add_argument("--json", action="store_true", help="print a JSON list of variants")


def run(args: argparse.Namespace) -> int:
    try:
        kinds = [kind_of(" ".join(args.words))] if args.words else list(KINDS)
    except ValueError as refused:
        raise Mistake(str(refused)) from refused
    if args.json:
        print(json.dumps([plain(kind) for kind in kinds], indent=2, ensure_ascii=False))
    elif args.words:
        print(told(kinds[0]))
    else:
        print(table())
    return 0


# ---------------------------------------------------------------------- all of them


def table() -> str:
    """Every variant with a sentence: first the shapes (a table has one), then what goes with any of them."""
    shapes = [kind for kind in KINDS if kind.is_shape]
    others = [kind for kind in KINDS if not kind.is_shape]
    return "\n".join(
        [
            "A table has one shape, usually free-for-all. The numbers say how many can play:",
            *map(_row, shapes),
            "",
            "Any shape can be combined with any of these:",
            *map(_row, others),
            "",
            f"planechase play --with {others[0].name},{others[-1].name}  plays with both; any names, in any order",
            f"planechase variants {others[-1].name}  describes one of them",
        ]
    )


def _row(kind: VariantKind) -> str:
    width = max(len(one.name) for one in KINDS)
    start = f"  {kind.name:<{width}}  {_spoken(seats(kind)):>9}  "
    return _wrapped(kind.variant.summary, start, " " * len(start))


def _wrapped(text: str, start: str = "", indent: str = "") -> str:
    width = min(shutil.get_terminal_size().columns, LARGEST_WIDTH)
    return textwrap.fill(text, width, initial_indent=start, subsequent_indent=indent, break_on_hyphens=False)


# ---------------------------------------------------------------------- one of them


def told(kind: VariantKind) -> str:
    """What a variant is, who can play it, what goes with it, and what can be agreed on."""
    lines = [
        f"{kind.name} ({kind.variant.rules})",
        "",
        _wrapped(kind.variant.summary),
        _wrapped(kind.variant.about),
        "",
    ]
    lines.append(_wrapped(f"{_spoken(seats(kind))}; usually {players_of([kind.name])}.", "Players:    ", " " * 12))
    lines.append(_wrapped(f"{_partners(kind)}.", "Goes with:  ", " " * 12))
    if kind.also:
        lines.append(f"Also:       {', '.join(kind.also)}")
    if kind.wishes:
        lines += ["", "Options:"]
        lines += [_wrapped(SAID[wish], f"  {_flag(wish):<15} ", " " * 18) for wish in kind.wishes]
    return "\n".join([*lines, "", f"planechase play --with {_quoted(kind.name)}"])


def _flag(wish: str) -> str:
    return f"--{wish.replace('_', '-')}"


def _quoted(name: str) -> str:
    return f'"{name}"' if " " in name else name


def _partners(kind: VariantKind) -> str:
    """What can be played together with it."""
    shapes = [other.name for other in KINDS if other.is_shape]
    others = [other.name for other in KINDS if not other.is_shape and other is not kind]
    if kind.is_shape:
        return f"{listed(others)}, one or all of them; not with another shape of the table"
    return f"{listed(others)}, and with one shape of the table: {listed(shapes, 'or')}"


# ---------------------------------------------------------------------- how many can play it


def seats(kind: VariantKind) -> list[int]:
    """With how many players, of two to sixteen, it can be played as it is usually played."""
    return [players for players in range(2, MOST_TRIED + 1) if _can_be_played(kind, players)]


def _can_be_played(kind: VariantKind, players: int) -> bool:
    arranged = arrange([kind.name], players)
    try:
        Setup([Seat(str(seat), deck.cards) for seat, deck in enumerate(arranged.decks)], 0, variants=arranged.variants)
    except ValueError:
        return False
    return True


def _spoken(numbers: list[int]) -> str:
    """How many players: "5", "8 or more", "6, 9, …"."""
    if len(numbers) > 1 and numbers == list(range(numbers[0], MOST_TRIED + 1)):
        return f"{numbers[0]} or more"
    return ", ".join([*map(str, numbers[:2]), *["…"] * (len(numbers) > 2)])


def plain(kind: VariantKind) -> dict[str, Any]:
    """A variant as plain data."""
    return {
        "name": kind.name,
        "rules": kind.variant.rules,
        "summary": kind.variant.summary,
        "about": kind.variant.about,
        "shape": kind.is_shape,
        "players": seats(kind),
        "usual_players": players_of([kind.name]),
        "also": list(kind.also),
        "options": {wish: SAID[wish] for wish in kind.wishes},
    }
