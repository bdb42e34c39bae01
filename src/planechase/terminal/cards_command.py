"""`planechase cards`: show a card, list all cards, or bring others."""

from __future__ import annotations

import argparse
import json
from collections.abc import Callable, Iterable, Iterator, Sequence
from enum import Enum
from typing import Any, Final

from planechase.cards import pool
from planechase.rules.language.card_types import SUPERTYPE_NAMES, VANGUARD, type_names
from planechase.rules.language.characteristics import CardDefinition
from planechase.rules.language.colors import color_letters, color_names
from planechase.rules.language.keywords import keyword_names
from planechase.rules.language.word import Word
from planechase.telling import reminders
from planechase.terminal.input_errors import Mistake, named
from planechase.words.english import card_text

MOST_SETS: Final = 12
Own = dict[str, CardDefinition]
"""Cards that are not built in, by whatever they are called."""
VERBS: Final = {"import": "import_command", "coverage": "coverage_command", "read": "read_command"}
"""What else can be done with cards, and the module that does it."""


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.usage = "planechase cards [NAME | import FILE … | coverage [FILE …] | read [TEXT | FILE]] [OPTION …]"
    parser.epilog = (
        "“import FILE” imports Scryfall's oracle cards, MTGJSON's AtomicCards, or a file with one card per line as "
        "JSON, compressed or not; you can name several files, and - reads standard input. Cards that are understood "
        "can be played from then on. “coverage” counts how many cards are understood: of those imported, or of such "
        "files, of cards in English and of deck lists. “read” shows what a card becomes that you write in English: as "
        "text, in a file, or on standard input (-)."
    )
    parser.add_argument("words", nargs="*", metavar="NAME", help="the card to show; without it, all names are listed")
    parser.add_argument("--explain", action="store_true", help="also say what its keywords and terms mean")
    parser.add_argument("--tree", action="store_true", help="show the words the card is made of")
    parser.add_argument("--type", metavar="TYPE", help="only cards of this type, such as creature or Elf")
    parser.add_argument(
        "--json", action="store_true", help="print JSON: a list of cards, the coverage, or what was read"
    )
    parser.add_argument(
        "--sets",
        metavar="N",
        help=f"with coverage: how many sets to show, the largest first, or all (default: {MOST_SETS})",
    )
    parser.add_argument(
        "--cards", action="append", metavar="FILE", help="with coverage: a file with cards that the deck lists may name"
    )
    parser.add_argument("--anew", action="store_true", help="with import: first remove everything imported before")


def run(args: argparse.Namespace) -> int:
    if args.words and args.words[0] in VERBS:
        from importlib import import_module

        done: int = import_module(f"planechase.terminal.own_cards.{VERBS[args.words[0]]}").run(args)
        return done
    args.name = " ".join(args.words) or None
    definitions = _wanted(args)
    if args.json:
        print(json.dumps([plain(definition) for definition in definitions], indent=2, ensure_ascii=False))
    elif args.tree:
        print("\n\n".join(tree(definition) for definition in definitions))
    elif args.name is not None:
        show = explained if args.explain else shown
        print("\n\n".join(show(definition) for definition in definitions))
    else:
        width = max(len(definition.name) for definition in definitions)
        for definition in definitions:
            print(f"{definition.name:<{width}}  {definition.type_line}")
    return 0


def _wanted(args: argparse.Namespace) -> list[CardDefinition]:
    if args.name is not None:
        found = [_named(args.name)]
    else:
        found = [pool.CARDS[name] for name in sorted(pool.CARDS)]
    if args.type is not None:
        of_type = [card for card in found if args.type.lower() in card.type_line.lower().split()]
        if not of_type:
            raise Mistake(f"No card has the type “{args.type}”.")
        return of_type
    return found


def _named(name: str) -> CardDefinition:
    """A built-in card by its name or the beginning of it, or an imported one; also by the name of another face."""
    wanted, known = pool.with_bar(name), [*pool.CARDS, *pool.HALVES]
    if wanted.lower() in (one.lower() for one in known):
        return pool.card(named(wanted, known, "card"))
    from planechase.terminal.own_cards.brought_cards import imported, imported_names

    own = imported(name) or _with_face(name)
    if own is not None:
        return own
    if any(one.lower().startswith(wanted.lower()) for one in known):
        return pool.card(named(wanted, known, "card"))
    meant = named(wanted, dict.fromkeys([*known, *imported_names()]), "card")
    return imported(meant) or pool.card(meant)


def _with_face(name: str) -> CardDefinition | None:
    """The built-in card with a face or an inset frame of this name."""
    lower = name.lower()
    faced = (card for card in pool.CARDS.values() if any(part.name.lower() == lower for part in card.parts))
    return next(faced, None)


def plain(definition: CardDefinition) -> dict[str, Any]:
    """A card as plain data; a split card with its halves, a vanguard with its modifiers."""
    printed = definition.printed
    modifiers = {"hand_modifier": definition.hand_modifier, "life_modifier": definition.life_modifier}
    modifiers = modifiers if printed.types & VANGUARD else {}
    halves = {"halves": [plain(half) for half in definition.halves]} if definition.halves else {}
    halves |= {"faces": [plain(face) for face in definition.faces]} if definition.faces else {}
    return {
        "name": definition.name,
        "mana_cost": str(printed.mana_cost) if printed.mana_cost is not None else None,
        "mana_value": printed.mana_value,
        "type_line": definition.type_line,
        "colors": color_letters(printed.colors),
        "power": definition.power_text,
        "toughness": definition.toughness_text,
        "loyalty": printed.loyalty,
        "defense": printed.defense,
        "keywords": list(keyword_names(printed.keywords)),
        "text": card_text(definition),
        "reminders": reminders.on_card(definition.type_line, card_text(definition)),
        **halves,
        **modifiers,
    }


def shown(definition: CardDefinition) -> str:
    """A card as it would be printed: name and cost, type line, text, size; a split card half by half."""
    if definition.parts:
        return "\n//\n".join(shown(part) for part in definition.parts)
    printed = definition.printed
    cost = f"  {printed.mana_cost}" if printed.mana_cost is not None else ""
    lines = [f"{definition.name}{cost}", definition.type_line]
    if printed.colors and printed.colors != (printed.mana_cost.colors if printed.mana_cost is not None else 0):
        lines.append(f"Color: {', '.join(color_names(printed.colors))}")
    text = card_text(definition)
    if text:
        lines.append(text)
    if definition.power_text is not None:
        lines.append(f"{definition.power_text}/{definition.toughness_text}")
    if printed.loyalty is not None:
        lines.append(f"Loyalty {printed.loyalty}")
    if printed.defense is not None:
        lines.append(f"Defense {printed.defense}")
    if printed.types & VANGUARD:
        lines.append(f"Hand {definition.hand_modifier:+d}, life {definition.life_modifier:+d}")
    return "\n".join(lines)


def by_name(own: Iterable[CardDefinition]) -> Own:
    """Cards that are not built in, by their names and by those of their faces."""
    return {name: card for card in own for name in (card.name, *(part.name for part in card.parts))}


def called(name: str, own: Own) -> CardDefinition:
    """The card of this name, built in or not."""
    return own[name] if name in own else pool.card(name)


def explained(definition: CardDefinition) -> str:
    """The card, and below it what its keywords and other terms mean."""
    return "\n\n".join([shown(definition), *meanings(card_text(definition), definition.type_line)])


def meanings(text: str, type_line: str = "") -> list[str]:
    lines = reminders.explained(text, type_line)
    return ["\n".join(lines)] if lines else []


def tree(definition: CardDefinition) -> str:
    """The words a card is made of, one to a line, each below the word it belongs to."""
    if definition.parts:
        return "\n//\n".join(tree(part) for part in definition.parts)
    lines = [definition.name]
    for ability in definition.printed.abilities:
        lines += _branch("", ability, 1)
    return "\n".join(lines)


def _branch(field: str, value: object, depth: int) -> Iterator[str]:
    """A value and what is inside it; a word without words inside stands on one line."""
    start = "  " * depth + (f"{field.rstrip('_')}: " if field else "")
    if isinstance(value, tuple) and any(isinstance(item, Word) for item in value):
        if len(value) == 1:
            yield from _branch(field, value[0], depth)
            return
        yield start.rstrip()
        for item in value:
            yield from _branch("", item, depth + 1)
    elif isinstance(value, Word):
        inside = _fields(value)
        if any(True for _ in value.parts()):
            yield start + type(value).__name__
            for name, part in inside.items():
                yield from _branch(name, part, depth + 1)
        else:
            said = ", ".join(f"{name}={_said(name, part)}" for name, part in inside.items())
            yield start + type(value).__name__ + (f"({said})" if said else "")
    else:
        yield start + _said(field, value)


def _fields(word: Word) -> dict[str, object]:
    """The fields of a word that say something: not those that are as they usually are."""
    found = {part.name: (getattr(word, part.name), part.default) for part in word.made_of}
    return {
        name: value
        for name, (value, default) in found.items()
        if value != default and value is not None and value is not False and value not in ((), "")
    }


def _said(field: str, value: object) -> str:
    """A plain value, with bit masks and the like in words."""
    if isinstance(value, int) and field in _MASKS:
        return "/".join(_MASKS[field](value))
    if isinstance(value, Enum):
        return str(value.value)
    if isinstance(value, (tuple, frozenset)):
        return ", ".join(_said(field, item) for item in value)
    return str(value)


def _supertype_names(mask: int) -> list[str]:
    return [name for bit, name in SUPERTYPE_NAMES.items() if mask & bit]


_MASKS: Final[dict[str, Callable[[int], Sequence[str]]]] = {
    "types": type_names,
    "colors": color_names,
    "keywords": keyword_names,
    "supertype": _supertype_names,
    "supertypes": _supertype_names,
}
