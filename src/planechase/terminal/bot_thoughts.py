"""What a bot considered, printed for people."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from planechase.bots.bot import WorthMeasure
from planechase.bots.judging import CARD, DAMAGE
from planechase.rules.state.decisions import Decision, DeclareAttackers, DeclareBlockers, TakeMulligan
from planechase.rules.state.objects import Id
from planechase.rules.turns.priority import Priority
from planechase.tables.advising import Weighed
from planechase.telling.view import Scene
from planechase.terminal.display_names import names
from planechase.terminal.table_window import Window

CHOSEN: Final = "→"
WIDEST: Final = 100
"""So wide is the column of what could be answered at most."""
LONG: Final = 60
"""Over a title that is longer than this and than all answers, the heading has a line of its own."""
SHOWN: Final = 6
"""How many answers are printed while a game is watched."""
HEADINGS: Final[dict[WorthMeasure | None, str]] = {"chance": "chance to win", "worth": "worth", None: ""}
UNITS: Final[dict[WorthMeasure | None, str]] = {
    "chance": "That is your chance to win, as far as it looked ahead.",
    "worth": f"Worth is in points: drawing a card is worth {CARD}, a point of damage to a player {DAMAGE}.",
    None: "",
}
AS_GOOD: Final = "as good"
UNKNOWN: Final = "not considered"


class ThinkingAloud:
    """Prints what each bot considers, where it has a choice, after all that has happened before."""

    def __init__(self, window: Window) -> None:
        self._window = window

    def __call__(self, seat: Id, decision: Decision[Any], weighed: list[Weighed]) -> None:
        known = [each for each in weighed if each.worth is not None]
        if len(known) < 2:
            return
        window = self._window
        window.print_log()
        asked = "" if isinstance(decision, Priority) else f" {one_line(decision.sentence())}"
        scene = window.look(window.looking).scene
        title = f"{moment(scene)} {window.table.seat_name(seat)} considers:{asked}"
        for line in lines(title, decision, known, SHOWN):
            window.screen.say(f"  {line}", "dim")


def moment(scene: Scene) -> str:
    """When it is: "Turn 3: Ann, precombat main phase."."""
    number, active = scene["turn"], names(scene, scene["active"])
    return f"Turn {number}: {active}, {scene['step']}." if number else "Before the game."


def lines(title: str, decision: Decision[Any], weighed: Sequence[Weighed], most: int) -> list[str]:
    """A title, and a line for each answer: a mark before the one that was chosen, and behind it what it seemed worth.

    What that is stands over it. What is left out is counted, and what else is to be said about it comes last.
    """
    shown = list(weighed[:most])
    if not any(each.chosen for each in shown):
        shown[-1] = next(each for each in weighed if each.chosen)
    texts = [in_one_line(decision, each) for each in shown]
    heading = HEADINGS[measure_of(weighed)]
    width = min(max(*map(len, texts), min(len(title), LONG) - 2), WIDEST)
    worths = max(len(heading), *(len(_said(each)) for each in shown))
    answers = [
        f"{CHOSEN if each.chosen else ' '} {text:<{width}}  {_said(each):>{worths}}".rstrip()
        for text, each in zip(texts, shown, strict=True)
    ]
    more = [f"  … and {len(weighed) - len(shown)} more"] if len(weighed) > len(shown) else []
    above = [title, ""] if len(title) > width + 2 else [title]
    above[-1] = f"{above[-1]:<{width + 2}}  {heading:>{worths}}".rstrip()
    return [*above, *answers, *more, *remarks(weighed)]


def measure_of(weighed: Sequence[Weighed]) -> WorthMeasure | None:
    """In what the bot says how good an answer is."""
    return next((each.measure for each in weighed if each.measure is not None), None)


def _said(each: Weighed) -> str:
    return UNKNOWN if each.worth is None else AS_GOOD if each.as_good else each.said


def remarks(weighed: Sequence[Weighed]) -> list[str]:
    """Why it was this one, where the numbers do not say it. What the bot would do comes first."""
    own, *others = weighed
    if own.usual and any(each.as_good for each in others):
        return ["  Nothing was clearly better than what it usually does."]
    compared = [each.as_good for each in others if each.worlds]
    if compared and all(compared):
        return ["  It could not tell them apart."]
    if own.measure == "worth" and any(each.worth is not None and each.worth > (own.worth or 0) for each in others):
        return ["  It is best together with what can still be paid for after it."]
    return []


def in_one_line(decision: Decision[Any], each: Weighed) -> str:
    """An answer as one line; an empty one by what is not done."""
    if isinstance(decision, TakeMulligan):
        return "Take a mulligan" if each.answer else "Keep this hand"
    if each.words:
        return one_line(", ".join(each.words))
    if isinstance(decision, DeclareAttackers):
        return "No attack"
    return "No block" if isinstance(decision, DeclareBlockers) else "Nothing"


def one_line(text: str) -> str:
    return " ".join(text.split())
