"""Reading what people type."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

import msgspec
import pytest
from tests.terminal.messages import form, question

from planechase.game import Game
from planechase.rules.state.decisions import (
    Choose,
    ChooseNumber,
    Confirm,
    Decision,
    DeclareAttackers,
    DeclareBlockers,
    Divide,
    Order,
)
from planechase.rules.state.purpose import Purpose
from planechase.rules.state.state import State
from planechase.rules.turns.priority import PASS, PlayLand, Priority
from planechase.tables.pass_preview import Leads
from planechase.tables.typescript_writer import typescript
from planechase.telling.scenes import scene
from planechase.terminal.asking.form_kinds import FORMS, form_for
from planechase.terminal.asking.forms import Form
from planechase.terminal.input_errors import Mistake
from planechase.testing import ANN, Table
from planechase.words.card import card, creature
from planechase.words.keywords import keyword

DECK = ["Forest"] * 24 + ["Grizzly Bears"] * 36


def asked(until: Callable[[Decision[Any]], bool], players: int = 3, seed: int = 2) -> tuple[Game, Decision[Any]]:
    """A game of bears, played on until a decision comes that is looked for."""
    names = ["Ann", "Bob", "Cat"][:players]
    game = Game.new([DECK] * players, seed, names, starting_player=0)
    while (decision := game.decision) is not None:
        if until(decision):
            return game, decision
        if isinstance(decision, Priority):
            game.answer(decision.options[1] if len(decision.options) > 1 else PASS)
        else:
            game.answer(decision.default())
    raise AssertionError("the decision never came")


class Asking:
    """A decision as somebody meets it who types lines; what they mean is what the game makes of what is sent."""

    def __init__(self, state: State, decision: Decision[Any]) -> None:
        self.decision = decision
        self.form: Form = form(state, decision)

    def parse(self, line: str) -> Any:
        return self.decision.decode(self.form.parse(line))


def attack() -> tuple[Asking, list[int]]:
    game, decision = asked(lambda d: isinstance(d, DeclareAttackers) and len(d.choices) >= 3 and d.player == 0)
    assert isinstance(decision, DeclareAttackers)
    return Asking(game.state, decision), list(decision.choices)


BOB, CAT = 1, 2


@pytest.mark.parametrize(
    ("line", "attacks"),
    [
        ("", {}),
        ("none", {}),
        ("1>A", {0: BOB}),
        ("1 3>Bob", {0: BOB, 2: BOB}),
        ("1,3 > bob", {0: BOB, 2: BOB}),
        ("1-3>cat", {0: CAT, 1: CAT, 2: CAT}),
        ("1>Bob 2 3>Cat", {0: BOB, 1: CAT, 2: CAT}),
        ("1>A, 2>B", {0: BOB, 1: CAT}),
        ("2->B; 1->A", {1: CAT, 0: BOB}),
    ],
)
def test_attackers(line: str, attacks: dict[int, int]) -> None:
    asking, creatures = attack()
    assert asking.parse(line) == {creatures[at]: defender for at, defender in attacks.items()}


def test_everybody_attacks() -> None:
    asking, creatures = attack()
    assert asking.parse("all>B") == dict.fromkeys(creatures, CAT)


@pytest.mark.parametrize(
    ("line", "said"),
    [
        ("1", "Say whom they attack"),
        ("9>A", "“9” is not one of the choices"),
        ("1>Zoe", "“Zoe” is not one of the choices"),
        ("1>A 1>B", "only one of them"),
        (">A", "Say which creature"),
    ],
)
def test_mistaken_attackers(line: str, said: str) -> None:
    asking, _ = attack()
    with pytest.raises(Mistake, match=said):
        asking.parse(line)


def test_with_one_defender_it_need_not_be_named() -> None:
    game, decision = asked(lambda d: isinstance(d, DeclareAttackers), players=2)
    assert isinstance(decision, DeclareAttackers)
    (creature, (defender,)), *_ = decision.choices.items()
    assert Asking(game.state, decision).parse("1") == {creature: defender}


class Ring:
    """Every player attacks the next one, so that blocks come."""

    def game(self) -> tuple[Game, DeclareBlockers]:
        game = Game.new([DECK] * 2, 2, ["Ann", "Bob"], starting_player=0)
        while (decision := game.decision) is not None:
            if isinstance(decision, DeclareBlockers) and len(decision.choices) >= 2:
                attackers = {a for able in decision.choices.values() for a in able}
                if len(attackers) >= 2:
                    return game, decision
            if isinstance(decision, DeclareAttackers):
                strong = len(decision.choices) >= 2 and len(game.state.controlled_by(1 - decision.player)) > 4
                game.answer({a: able[0] for a, able in decision.choices.items()} if strong else {})
            elif isinstance(decision, Priority):
                game.answer(decision.options[1] if len(decision.options) > 1 else PASS)
            else:
                game.answer(decision.default())
        raise AssertionError("nobody blocks")


def test_blockers() -> None:
    game, decision = Ring().game()
    asking = Asking(game.state, decision)
    one, two, *_ = decision.choices
    first, second, *_ = decision.choices[one]
    assert asking.parse("") == {}
    assert asking.parse("1 2>A") == {one: (first,), two: (first,)}
    assert asking.parse("1>A 2>B") == {one: (first,), two: (second,)}
    assert decision.pairs(asking.form.parse("1>A 1>B")) == [(one, first), (one, second)]


def test_priority() -> None:
    game, decision = asked(lambda d: isinstance(d, Priority))
    asking = Asking(game.state, decision)
    assert asking.parse("") == asking.parse("p") == [PASS]
    assert isinstance(asking.parse("1")[0], PlayLand)
    assert isinstance(asking.parse("play for")[0], PlayLand)
    with pytest.raises(Mistake, match="is not one of the choices"):
        asking.parse("2 3")


def state() -> State:
    return Game.new([DECK] * 2, 2, ["Ann", "Bob"]).state


def test_choosing_several() -> None:
    asking = Asking(state(), Choose(0, Purpose.OBJECT, "Which?", ["red", "green", "blue"], 0, 2))
    assert asking.parse("") == []
    assert asking.parse("3") == ["blue"]
    assert asking.parse("1 2") == asking.parse("1-2") == ["red", "green"]
    assert asking.parse("gr") == ["green"]
    for line in ("1 2 3", "7", "r b", "purple"):
        with pytest.raises(Mistake):
            asking.parse(line)


def test_choosing_one() -> None:
    asking = Asking(state(), Choose(0, Purpose.OBJECT, "Which?", ["red", "green"]))
    assert asking.parse("2") == ["green"]
    for line in ("", "1 2", "none"):
        with pytest.raises(Mistake):
            asking.parse(line)


def test_equal_cards_in_a_library_are_one_choice() -> None:
    game = state()
    library = game.players[0].library
    asking = Asking(game, Choose(0, Purpose.OBJECT, "Search your library.", library, 0, 1))
    assert [row.text.partition("  (×")[0] for row in asking.form.rows] == ["Forest", "Grizzly Bears {1}{G} 2/2"]
    assert asking.parse("griz")[0] in library


def test_of_very_many_choices_some_are_shown_and_all_can_be_named() -> None:
    names = [f"Card {number}" for number in range(100)]
    asking = Asking(state(), Choose(0, Purpose.OBJECT, "Choose a name.", names))
    shown = asking.form.shown(10)
    assert len(shown) == 10
    assert shown[-1].text == "and 91 more: type the beginning of one"
    assert asking.parse("card 77") == ["Card 77"]
    assert asking.parse("card 7") == ["Card 7"]


def test_yes_and_no() -> None:
    asking = Asking(state(), Confirm(0, Purpose.MAY, "Really?"))
    assert asking.parse("Y") is True
    assert asking.parse("no") is False
    assert asking.parse("") is False


def test_numbers() -> None:
    asking = Asking(state(), ChooseNumber(0, Purpose.NUMBER, "X?", 0, 3))
    assert asking.parse("2") == 2
    with pytest.raises(Mistake, match="type a number from 0 to 3"):
        asking.parse("two")


def test_orders() -> None:
    asking = Asking(state(), Order(0, Purpose.ORDER, "Which first?", ["a", "b", "c"]))
    assert asking.parse("") == ["a", "b", "c"]
    assert asking.parse("3 1 2") == ["c", "a", "b"]
    for line in ("1 2", "1 1 2", "1 2 3 4"):
        with pytest.raises(Mistake):
            asking.parse(line)


def test_divisions() -> None:
    asking = Asking(state(), Divide(0, Purpose.DAMAGE, "Divide 5.", 5, [0, 1]))
    assert asking.parse("") == {0: 5}
    assert asking.parse("2 3") == {0: 2, 1: 3}
    with pytest.raises(Mistake, match="add up to 4, not to 5"):
        asking.parse("2 2")
    with pytest.raises(Mistake, match="2 amounts"):
        asking.parse("5")


def test_every_kind_of_question_has_a_form_of_its_own() -> None:
    """A kind that is not known is answered by its options one after the other; ours are all known."""
    listed = re.search(r"export type QuestionKind = (.*);", typescript())
    assert listed is not None
    kinds = set(re.findall(r'"(\w+)"', listed[1]))
    assert kinds == {*FORMS, "Priority", "Choose", "ChooseTargets"}


def test_where_passing_leads_is_said_where_one_passes() -> None:
    game, decision = asked(lambda d: isinstance(d, Priority))
    told = question(game.state, decision, decision.decider)
    leads: Leads = {"to": "question", "object": None, "step": None, "player": 0, "sentence": "go to combat"}
    typed = form_for(msgspec.structs.replace(told, leads=leads), scene(game.state, decision.decider))
    assert "p: pass (go to combat)" in typed.hint


@pytest.mark.rule("120.6", "702.2c")
@pytest.mark.parametrize(("keywords", "usual"), [((), [2, 3]), (("deathtouch",), [1, 4])])
def test_damage_is_usually_lethal_for_one_after_the_other(keywords: tuple[str, ...], usual: list[int]) -> None:
    table = Table()
    giant = card("Giant of Proof", "{2}{R}", creature("Giant", 5, 5), *map(keyword, keywords))
    attacker = table.battlefield(ANN, giant)
    blockers = [table.battlefield(BOB, "Grizzly Bears") for _ in range(2)]
    table.attack(ANN, {attacker: BOB})
    table.block(BOB, dict.fromkeys(blockers, attacker))
    table.combat_damage(pause=True)
    assert isinstance(table.decision, Divide)
    typed = form(table.state, table.decision)
    assert typed.parse("") == usual
    assert typed.hints[-1] == f"Enter: {usual[0]} {usual[1]}"
