"""What the game can say to people, gathered from where it is written: the page has to know how to say it in German.

`python -m tests.telling.sentences` writes it down for the page's own tests.
"""

from __future__ import annotations

import ast
import json
import re
import sys
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path
from typing import Final

from planechase.bots.random_bot import RandomBot
from planechase.decks.catalogue import CATALOGUE
from planechase.game import Game
from planechase.rules.events.ascending import BLESSING
from planechase.rules.events.monarch import MONARCH
from planechase.rules.turns.priority import Action
from planechase.telling.entries import PlainEntry
from planechase.telling.reminders import FIGHTING

SOURCE: Final = Path(__file__).parents[2] / "src/planechase"
WRITTEN: Final = Path(__file__).parents[2] / "page/tests/words/sentences.json"

ROOMS: Final = ("rules", "words", "cards", "variants", "decks", "telling", "paper", "tables", "server")
ELSEWHERE: Final = (
    # For those who write cards and programs.
    "rules/language/abilities.py",
    "rules/language/card_types.py",
    "rules/language/colors.py",
    "rules/language/fields.py",
    "rules/language/grammar.py",
    "rules/language/slot_checks.py",
    "rules/language/word.py",
    "rules/mana/mana.py",
    "rules/state/chance.py",
    "words/amounts.py",
    "words/card.py",
    "words/plain_data.py",
    "words/english.py",
    "words/filters/combining_filters.py",
    "words/casual/vanguard_words.py",
    "words/statics/continuous_statics.py",
    "cards/contents.py",
    "cards/pool.py",
    "cards/schemes/i_to_p.py",
    "cards/schemes/p_to_y.py",
    "decks/checking.py",
    "tables/typescript_writer.py",
    "server/openapi.py",
    "server/typescript.py",
    # For those who run a server, and for its other processes.
    "server/open_connections.py",
    "server/server_log.py",
    "server/serving.py",
    "server/shutdown.py",
    "server/storage/",
    "server/bot_processes.py",
    "server/bot_worker.py",
    "server/relaying.py",
    # Shown in the terminal only.
    "rules/state/edition.py",
    "telling/reminders.py",
)
"""Whose sentences nobody reads at a table."""

PROGRAMMERS: Final = (
    "TypeError",
    "Unsayable",
    "WrongField",
    "KeyError",
    "RuntimeError",
    "NotImplementedError",
    "AssertionError",
)
"""Mistakes of those who write programs."""

NOT_SAID: Final = frozenset(
    {
        "{T}: Add {}.",
        "May.effect: what a player may do is one sentence, or nobody could tell how far it reaches; put its parts "
        "together with comma_then or both, or say what follows with then=.",
        "Only a decision that a game shows can be told; take it from `game.decision`.",
        "{} is not a type of mana.",
        "There are words within words without end.",
        "Sequence.first: say at least one instruction.",
        "{}: an instruction alone never happens on a plane; write chaos(…) or whenever(…, …).",
        "{}: the planar type is the name of a world, not {}.",
        "The variants are a list, so write [{}].",
        "A variant is given by its name or as a value such as Planechase(), not as {}.",
        "A connection to table %s broke.",
        "%s %s went wrong.",
        "The file.",
        "All of it, step by step.",
        "What one's seat saw then; after the end, everything.",
        "Everything the page does besides playing; playing goes over /api/tables/{code}/play.",
        # What is put together from parts; the lines of played games have it as it is read.
        "{} {} the battlefield{} under {} control.",
        "{} {} the game: {}.",
        "Did you mean “{}”?",
        "There are {}.",
    }
)
ABOUT: Final = "about"
"""What variants say of themselves at length stands in the terminal only."""


def sentences() -> list[str]:
    """Every sentence, with {} for whatever is filled in."""
    files = [file for room in ROOMS for file in sorted((SOURCE / room).rglob("*.py"))]
    found = {said for file in files if not _is_elsewhere(file) for said in _said_in(file)}
    return sorted(found - NOT_SAID)


def labels() -> list[str]:
    """What stands on options and beside players by the rules, and not on cards."""
    for room in ("vocabulary", "rules.turns.doors"):  # actions are known from when they are imported
        import_module(f"planechase.{room}")
    said = {action.said.replace("{what}", "Forest") for action in _all(Action) if action.said}
    fighters = {f"Grizzly Bears 2/2 {keyword}" for keyword in FIGHTING}
    return sorted(said | fighters | {MONARCH, BLESSING, "archenemy", "emperor", "your enemy"})


def lines(games: int = 24) -> list[PlainEntry]:
    """Lines of the log from played games, one of each kind of sentence."""
    setups = (
        ("planechase",),
        ("commander",),
        ("planechase", "vanguard"),
        ("archenemy",),
        ("two-headed giant",),
        ("star",),
    )
    found: dict[str, PlainEntry] = {}
    for seed in range(games):
        game = Game.casual(*setups[seed % len(setups)], seed=seed, log=True)
        bot = RandomBot(seed)
        for _ in range(900):
            if game.result is not None:
                break
            assert game.decision is not None
            game.answer(bot.decide(game, game.decision))
        assert game.log is not None
        for line in game.log.lines(0):
            entry = _without_modes(line.plain())
            found.setdefault(_shape(entry), entry)
    return list(found.values())


def _without_modes(entry: PlainEntry) -> PlainEntry:
    """What a card says of its modes is its own text, and no phrase of the log."""
    parts = [re.sub(r"“[^“”]*”", "“a mode”", part) if isinstance(part, str) else part for part in entry["parts"]]
    return {**entry, "parts": parts}


def _shape(entry: PlainEntry) -> str:
    """A line without what is particular to it: how many things, and which."""
    text = "".join(part if isinstance(part, str) else "@" for part in entry["parts"])
    text = re.sub(r"“[^“”]*”|reveals .*|chooses [^@]+ for", "“”", re.sub(r"\d+", "#", text))
    return re.sub(r"@(, (and )?@| and @)+", "@@", text)


def _all(kind: type[Action]) -> Iterator[type[Action]]:
    """All kinds of actions that are ours, and not a test's."""
    for sub in kind.__subclasses__():
        if sub.__module__.startswith("planechase."):
            yield sub
        yield from _all(sub)


def _is_elsewhere(file: Path) -> bool:
    return file.relative_to(SOURCE).as_posix().startswith(ELSEWHERE)


def _said_in(file: Path) -> Iterator[str]:
    tree = ast.parse(file.read_text(encoding="utf-8"))
    silent = set(_silent(tree))
    for node in ast.walk(tree):
        text = None if node in silent else _template(node)
        if text is not None and _is_sentence(text):
            yield text


def _silent(tree: ast.AST) -> Iterator[ast.AST]:
    """Docstrings, parts of other strings, and what only programmers are told."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant):
            yield node.value
        elif isinstance(node, ast.JoinedStr):
            yield from (part for part in node.values if isinstance(part, ast.Constant))
        elif isinstance(node, ast.Assert) and node.msg is not None:
            yield from ast.walk(node.msg)
        elif isinstance(node, ast.Raise) and isinstance(node.exc, ast.Call) and _is_for_programmers(node.exc):
            yield from ast.walk(node.exc)
        elif isinstance(node, ast.Assign) and any(
            isinstance(one, ast.Name) and one.id == ABOUT for one in node.targets
        ):
            yield from ast.walk(node.value)


def _is_for_programmers(raised: ast.Call) -> bool:
    return isinstance(raised.func, ast.Name) and raised.func.id in PROGRAMMERS


def _template(node: ast.AST) -> str | None:
    if isinstance(node, ast.Constant) and isinstance(node.value, str):
        return node.value
    if isinstance(node, ast.JoinedStr):
        text = "".join(str(part.value) if isinstance(part, ast.Constant) else "{}" for part in node.values)
        return text.replace("{{}}", "{}")
    return None


def _is_sentence(text: str) -> bool:
    """It begins and ends like one, and has words of its own."""
    own = re.findall(r"[A-Za-z]{2,}", text.replace("{}", " "))
    return len(own) > 1 and re.match(r"[A-Z“{0]", text) is not None and re.search(r"[.?!]”?$", text) is not None


def gathered() -> dict[str, list[str]]:
    """What does not depend on any game."""
    return {"sentences": sentences(), "labels": labels(), "decks": [box.about for box in CATALOGUE.values()]}


def known() -> dict[str, list[object]]:
    """What is written down for the page's tests."""
    found: dict[str, list[object]] = json.loads(WRITTEN.read_text(encoding="utf-8"))
    return found


if __name__ == "__main__":
    # Playing takes a minute: the lines of games are written anew only for who says `lines`.
    played = [entry["parts"] for entry in lines()] if "lines" in sys.argv else known()["lines"]
    said = {**gathered(), "lines": played}
    WRITTEN.write_text(json.dumps(said, ensure_ascii=False, indent=1) + "\n", encoding="utf-8")
