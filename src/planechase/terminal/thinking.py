"""What a bot considered, printed for people."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from planechase.rules.state.decisions import Decision, DeclareAttackers, DeclareBlockers
from planechase.rules.state.objects import Id
from planechase.rules.turns.priority import Priority
from planechase.tables.advising import Weighed
from planechase.terminal.window import Window

CHOSEN: Final = "→"
WIDEST: Final = 100
"""So wide is the column of what could be answered at most."""


class ThinkingAloud:
    """Prints what each bot considers, where it has a choice, after all that has happened before."""

    def __init__(self, window: Window) -> None:
        self._window = window

    def __call__(self, seat: Id, decision: Decision[Any], weighed: list[Weighed]) -> None:
        if len(weighed) < 2:
            return
        window = self._window
        window.print_log()
        name = window.table.seat_name(seat)
        asked = "" if isinstance(decision, Priority) else f" {one_line(decision.sentence())}"
        window.screen.say(f"  {name} considers:{asked}", "dim")
        for line in lines(decision, weighed):
            window.screen.say(f"  {line}", "dim")


def lines(decision: Decision[Any], weighed: Sequence[Weighed]) -> list[str]:
    """A line for each answer, what it seemed worth behind it, and a mark before the one that was chosen."""
    texts = [in_one_line(decision, each) for each in weighed]
    width = min(max(map(len, texts)), WIDEST)
    worths = max(len(each.said) for each in weighed)
    return [
        f"{CHOSEN if each.chosen else ' '} {text:<{width}}  {each.said:>{worths}}".rstrip()
        for text, each in zip(texts, weighed, strict=True)
    ]


def in_one_line(decision: Decision[Any], each: Weighed) -> str:
    """An answer as one line; an empty one by what is not done."""
    if each.words:
        return one_line(", ".join(each.words))
    if isinstance(decision, DeclareAttackers):
        return "No attack"
    return "No block" if isinstance(decision, DeclareBlockers) else "Nothing"


def one_line(text: str) -> str:
    return " ".join(text.split())
