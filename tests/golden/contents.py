"""Write anew in which file each card stands, for `planechase.cards.pool`: after a card has come, gone or moved."""

import json
import pkgutil
import textwrap
from importlib import import_module
from pathlib import Path

import planechase.cards
from planechase.cards.contents import CONTENTS
from planechase.rules.language.characteristics import CardDefinition

PAGE = Path(planechase.cards.__file__).with_name("contents.py")
NO_BREAK = "\N{NO-BREAK SPACE}"


def found() -> dict[str, list[str]]:
    """The names of the cards in each file there is: the known files in their order, then new ones."""
    house = f"{planechase.cards.__name__}."
    there = [module.name.removeprefix(house) for module in pkgutil.walk_packages(planechase.cards.__path__, house)]
    files = [*(file for file in CONTENTS if file in there), *(file for file in there if file not in CONTENTS)]
    cards: dict[str, tuple[CardDefinition, ...]] = {
        file: getattr(import_module(house + file), "CARDS", ()) for file in files if file != "pool"
    }
    return {file: [card.name for card in those] for file, those in cards.items() if those}


def written(contents: dict[str, list[str]]) -> str:
    """The module as it was, with these contents."""
    head, begin, _ = PAGE.read_text(encoding="utf-8").partition("= {\n")
    return f"{head}{begin}{''.join(map(_entry, contents, contents.values()))}}}\n# fmt: on\n"


def _entry(file: str, names: list[str]) -> str:
    quoted = [json.dumps(name, ensure_ascii=False).replace(" ", NO_BREAK) + "," for name in names]
    lines = textwrap.wrap(" ".join(quoted), 112, break_on_hyphens=False)
    return textwrap.indent("\n    ".join([f'"{file}": (', *lines]), " " * 4).replace(NO_BREAK, " ") + "\n    ),\n"


if __name__ == "__main__":
    PAGE.write_text(written(found()), encoding="utf-8")
