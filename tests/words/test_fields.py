"""A field of a word that got what does not belong there is refused when the word is made."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest

from planechase.rules.language.abilities import ActivatedAbility, SpellAbility, TriggeredAbility
from planechase.rules.language.grammar import Effect, Players
from planechase.rules.language.word import word
from planechase.rules.language.word_errors import WrongField
from planechase.rules.state.decisions import Rule
from planechase.rules.state.objects import Zone
from planechase.rules.state.source import Source
from planechase.rules.state.state import State
from planechase.words.amounts import Number
from planechase.words.effects.hands import Draw, draw
from planechase.words.effects.rolling import RollDie, RollTable
from planechase.words.filters import CREATURE
from planechase.words.filters.combining_filters import And
from planechase.words.player_words import YOU
from planechase.words.triggers import Enters

if TYPE_CHECKING:
    from planechase.rules.mana.mana import ManaCost


@word
class Priced(Effect):
    """A word whose module knows what a mana cost is only for the type checker."""

    reads = "pay {cost}"
    cost: ManaCost

    def happen(self, game: State, by: Source) -> Rule[None]:
        return
        yield


@word
class Mumble(Effect):
    """A word of one's own, with every kind of field."""

    reads = "mumble"
    times: int = 1
    loudly: bool = False
    where: Zone | None = None
    pairs: tuple[tuple[int, str], ...] = ()
    either: tuple[Effect, ...] | Players = ()

    def happen(self, game: State, by: Source) -> Rule[None]:
        return
        yield


MAKERS: dict[str, Any] = {
    "SpellAbility": SpellAbility,
    "ActivatedAbility": ActivatedAbility,
    "TriggeredAbility": TriggeredAbility,
    "Draw": Draw,
    "Mumble": Mumble,
    "Priced": Priced,
    "And": And,
    "RollTable": RollTable,
    "Number": Number,
}


@pytest.mark.parametrize(
    ("name", "fields", "sentence"),
    [
        ("SpellAbility", {"effect": "draw a card"}, "SpellAbility.effect: an Effect belongs here, not 'draw a card'."),
        ("Priced", {"cost": "{1}"}, "Priced.cost: a ManaCost belongs here, not '{1}'."),
        ("SpellAbility", {"effect": CREATURE}, "SpellAbility.effect: an Effect belongs here, not an OfType."),
        ("SpellAbility", {"effect": None}, "SpellAbility.effect: an Effect belongs here, not None."),
        (
            "SpellAbility",
            {"effect": Draw},
            "SpellAbility.effect: an Effect belongs here, not the class Draw; write Draw(…).",
        ),
        ("Draw", {"count": "2"}, "Draw.count: a Quantity belongs here, not '2'."),
        ("Draw", {"count": 2}, "Draw.count: a Quantity belongs here, not 2; write Number(2)."),
        ("Draw", {"count": Number(2), "who": CREATURE}, "Draw.who: a Players belongs here, not an OfType."),
        ("Number", {"number": "2"}, "Number.number: a number belongs here, not '2'."),
        (
            "ActivatedAbility",
            {"costs": [], "effect": draw()},
            "ActivatedAbility.costs: a tuple, each of it a Cost, belongs here, not a list; write (…,).",
        ),
        (
            "ActivatedAbility",
            {"costs": (YOU,), "effect": draw()},
            "ActivatedAbility.costs: a tuple, each of it a Cost, belongs here, not (a You,).",
        ),
        (
            "TriggeredAbility",
            {"trigger": Enters(CREATURE), "effect": draw(), "condition": "if you like"},
            "TriggeredAbility.condition: a Condition or None belongs here, not 'if you like'.",
        ),
        ("Mumble", {"times": "1"}, "Mumble.times: a number belongs here, not '1'."),
        ("Mumble", {"loudly": 1}, "Mumble.loudly: True or False belongs here, not 1."),
        ("Mumble", {"where": "hand"}, "Mumble.where: a Zone or None belongs here, not 'hand'."),
        (
            "Mumble",
            {"pairs": ((1, "a"), (2,))},
            "Mumble.pairs: a tuple, each of it a tuple of 2 (a number, a text), belongs here, not ((1, 'a'), (2,)).",
        ),
        (
            "Mumble",
            {"either": (YOU,)},
            "Mumble.either: a tuple, each of it an Effect, or a Players belongs here, not (a You,).",
        ),
    ],
)
def test_what_does_not_belong_there_is_refused(name: str, fields: dict[str, Any], sentence: str) -> None:
    with pytest.raises(WrongField) as refused:
        MAKERS[name](**fields)
    assert str(refused.value) == sentence


def test_what_belongs_there_is_taken() -> None:
    Mumble(2, True, Zone.HAND, ((1, "a"), (2, "b")), (draw(), draw(2)))
    Mumble(either=YOU)
    RollTable(RollDie(20), ((1, 9, draw(1)), (10, 20, draw(2))))
