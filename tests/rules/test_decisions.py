"""Questions as data: what they tell to whom, and the ways to answer them."""

from __future__ import annotations

import json
from collections.abc import Mapping
from typing import Any

import pytest

from planechase import Game
from planechase.rules.language.word import Word
from planechase.rules.state.decisions import (
    DONE,
    Choose,
    ChooseNumber,
    Confirm,
    Decision,
    DeclareAttackers,
    DeclareBlockers,
    Divide,
    IllegalAnswer,
    Order,
    ask,
)
from planechase.rules.state.purpose import Purpose
from planechase.rules.turns.priority import Priority
from planechase.testing import ANN, BOB, CAT, Table


def asked(table: Table) -> Decision[Any]:
    """The question the table waits for."""
    assert table.decision is not None
    return table.decision


def attacking(table: Table) -> DeclareAttackers:
    """The table at the declaration of Ann's attackers."""
    table.turn(ANN, "beginning of combat")
    while not isinstance(table.decision, DeclareAttackers):
        table.answer(asked(table).player, "pass")
    return table.decision


def offered(decision: Decision[Any], *chosen: int | str) -> list[int | str]:
    """The ids of the next steps after these."""
    return [option.id for option in decision.steps(chosen)]


class Shown:
    """Somebody who calls everything by its number."""

    def label(self, option: object, viewer: int | None, offered: bool) -> str:
        return str(option)

    def mentions(self, option: object) -> list[int]:
        return [option] if isinstance(option, int) and not isinstance(option, bool) else []

    def price(self, option: object, player: int) -> str | None:
        return None

    def is_player(self, one: int) -> bool:
        return one < 1000

    def is_hidden(self, one: int, viewer: int | None) -> bool:
        return False

    def decides(self, player: int) -> str:
        return "Somebody decides."

    def clause(self, part: Word, about: int) -> str:
        return "Something happens."

    def aim(self, targeting: Word, about: int) -> str:
        return "Choose something."

    def reason(self, part: Word, about: int) -> str | None:
        return None


def told(decision: Decision[Any]) -> Decision[Any]:
    """A decision made by hand that can say its options."""
    decision.speaker = Shown()
    return decision


# ---------------------------------------------------------------------- told as plain data


def test_a_question_is_plain_data_with_its_purpose_bounds_and_options() -> None:
    table = Table()
    table.lands(ANN, "Mountain", 1)
    bears = table.battlefield(BOB, "Grizzly Bears")
    table.hand(ANN, "Lightning Bolt")
    table.answer(ANN, "Cast Lightning Bolt")
    plain = asked(table).plain(ANN)
    assert plain == json.loads(json.dumps(plain))
    assert (plain["kind"], plain["purpose"], plain["player"]) == ("ChooseTargets", "target", ANN)
    assert plain["bounds"] == {"minimum": 1, "maximum": 1}
    assert {"id": 2, "label": "Grizzly Bears 2/2 (Bob's)", "objects": [bears.id], "players": []} in plain["options"]
    assert [option["players"] for option in plain["options"]] == [[ANN], [BOB], []]


def test_what_somebody_with_priority_can_do_is_told_to_nobody_else() -> None:
    table = Table()
    table.lands(ANN, "Mountain", 1)
    table.hand(ANN, "Lightning Bolt")
    decision = asked(table)
    assert "Lightning Bolt" in json.dumps(decision.plain(ANN))
    for viewer in (BOB, None):
        plain = decision.plain(viewer)
        assert plain["purpose"] == "priority"
        assert "options" not in plain
        assert "bounds" not in plain


@pytest.mark.rule("701.9b", "402.3")
def test_a_choice_of_hidden_cards_tells_others_neither_which_nor_how_many() -> None:
    table = Table()
    table.hand(
        ANN, "Forest", "Swamp", "Island", "Plains", "Mountain", "Grizzly Bears", "Wall of Blossoms", "Lightning Bolt"
    )
    table.turn(ANN, "end")
    while isinstance(table.decision, Priority):
        table.answer(table.decision.player, "pass")
    decision = asked(table)
    assert decision.purpose is Purpose.DISCARD
    assert len(decision.plain(ANN)["options"]) == 8
    assert "options" not in decision.plain(BOB)
    assert "bounds" not in decision.plain(BOB)


@pytest.mark.rule("508.1")
def test_attacks_are_pairs_that_everybody_sees() -> None:
    table = Table(players=3)
    bears = table.battlefield(ANN, "Grizzly Bears")
    decision = attacking(table)
    options = decision.plain(None)["options"]
    assert [(option["id"], option["objects"], option["players"]) for option in options] == [
        ("0:0", [bears.id], [BOB]),
        ("0:1", [bears.id], [CAT]),
    ]
    assert options[0]["label"] == "Grizzly Bears 2/2 (Ann's) attacks Bob (20 life)"


def test_a_decision_of_no_game_says_that_it_cannot_be_told() -> None:
    with pytest.raises(ValueError, match=r"game\.decision"):
        Confirm(ANN, Purpose.MAY, "Really?").plain(ANN)


def test_a_grant_of_priority_holds_its_actions_and_no_state() -> None:
    game = Game.casual(seed=3)
    while not isinstance(game.decision, Priority):
        assert game.decision is not None
        game.answer(game.decision.default())
    fork = game.fork()
    first = game.decision
    assert fork.decision is not first
    assert isinstance(fork.decision, Priority)
    assert fork.decision.options == first.options
    assert not hasattr(first, "game")


# ---------------------------------------------------------------------- plain answers


def test_a_game_is_played_with_plain_answers_alone() -> None:
    one, other = Game.casual("planechase", seed=5), Game.casual("planechase", seed=5)
    while (decision := one.decision) is not None:
        answer = decision.default()
        one.answer(answer)
        other.answer_plain(json.loads(json.dumps(decision.encode(decision.check(answer)))))
    assert one.hash() == other.hash()
    with pytest.raises(IllegalAnswer, match="over"):
        other.answer_plain(0)


@pytest.mark.rule("508.1", "509.1")
def test_attacks_and_blocks_are_answered_with_the_ids_of_pairs() -> None:
    table = Table()
    bears = table.battlefield(ANN, "Grizzly Bears")
    giant = table.battlefield(BOB, "Wall of Blossoms")
    attacking(table)
    table.game.answer_plain(["0:0"])
    while not isinstance(table.decision, DeclareBlockers):
        table.answer(asked(table).player, "pass")
    table.game.answer_plain(["0:0"])
    assert [attacker.id for attacker in giant.blocking] == [bears.id]


@pytest.mark.parametrize(
    "wrong", [None, True, 1.5, float("nan"), "9:9", "0:0:0", ":", {}, {"0": 0}, [[0]], [[0, 7]], ["0:0", "0:1"], [None]]
)
def test_a_declaration_in_nonsense_is_refused(wrong: object) -> None:
    table = Table(players=3)
    table.battlefield(ANN, "Grizzly Bears")
    attacking(table)
    before = table.game.hash()
    with pytest.raises(IllegalAnswer):
        table.game.answer_plain(wrong)
    assert table.game.hash() == before


@pytest.mark.parametrize("wrong", [True, 1.0, -1, 3, [10**5000], [[[[1]]]], {"0": 1}, "Forest", None, [0, 0]])
def test_a_choice_in_nonsense_is_refused(wrong: object) -> None:
    decision = Choose(ANN, Purpose.OBJECT, "Which?", [1001, 1002, 1003], 1, 2)
    with pytest.raises(IllegalAnswer, match="Which"):
        decision.decode(wrong)
    with pytest.raises(IllegalAnswer, match="Which"):
        decision.check(wrong)


@pytest.mark.parametrize("wrong", [True, 1.0, [True], [0.0]])
def test_a_player_is_called_by_a_whole_number(wrong: object) -> None:
    decision = Choose(ANN, Purpose.PLAYER, "Who?", [ANN, BOB])
    with pytest.raises(IllegalAnswer, match="is not among the options"):
        decision.check(wrong)
    assert decision.check(BOB) == [BOB]


@pytest.mark.parametrize("wrong", [[1, True], [2.0, 0], [3, -1], [10**5000, 0], [1], {"0": 2}, 2, [[2], 0], [1, []]])
def test_a_division_in_nonsense_is_refused(wrong: object) -> None:
    with pytest.raises(IllegalAnswer, match="Divide"):
        Divide(ANN, Purpose.DAMAGE, "Divide.", 2, [1001, 1002]).decode(wrong)


# ---------------------------------------------------------------------- listed


def test_few_answers_are_listed_and_many_are_not() -> None:
    assert Confirm(ANN, Purpose.MAY, "Really?").answers() == [False, True]
    assert Choose(ANN, Purpose.OBJECT, "Which?", "abc", 0, 2).answers() == [
        [], ["a"], ["b"], ["c"], ["a", "b"], ["a", "c"], ["b", "c"],
    ]  # fmt: skip
    assert len(Order(ANN, Purpose.ORDER, "How?", "abcd").answers() or ()) == 24
    assert Divide(ANN, Purpose.DAMAGE, "Divide.", 2, [1001, 1002]).answers() == [
        {1002: 2},
        {1001: 1, 1002: 1},
        {1001: 2},
    ]
    assert ChooseNumber(ANN, Purpose.NUMBER, "How many?", 0, 10**6).answers() is None
    assert Order(ANN, Purpose.ORDER, "How?", range(40)).answers() is None


def test_an_answer_that_is_refused_as_a_whole_is_not_listed() -> None:
    decision = Choose(ANN, Purpose.OBJECT, "Which?", "abc", 2, 2, verify=lambda all: "No." if "b" in all else None)
    assert decision.answers() == [["a", "c"]]


@pytest.mark.rule("509.1b")
def test_a_creature_that_blocks_several_is_listed_with_all_of_them() -> None:
    choices = {1001: (1002, 1003)}
    one = DeclareBlockers(BOB, choices, lambda blocks: None, dict)
    two = DeclareBlockers(BOB, choices, lambda blocks: None, dict, {1001: 2})
    assert one.answers() == [{}, {1001: (1002,)}, {1001: (1003,)}]
    assert two.answers() == [{}, {1001: (1002,)}, {1001: (1003,)}, {1001: (1002, 1003)}]


# ---------------------------------------------------------------------- a step at a time


def test_a_choice_grows_until_it_is_enough() -> None:
    decision = told(Choose(ANN, Purpose.OBJECT, "Which?", "abc", 1, 2))
    assert offered(decision) == ["a", "b", "c"]
    assert offered(decision, "b") == ["a", "c", DONE]
    assert offered(decision, "b", "a") == [DONE]
    assert decision.stepped(["b", "a"]) == ["b", "a"]


def test_a_step_that_leads_nowhere_is_not_offered() -> None:
    def neighbours(chosen: list[Any]) -> str | None:
        return None if len(chosen) == 2 and abs(chosen[0] - chosen[1]) == 1 else "Not neighbours."

    decision = told(Choose(ANN, Purpose.OBJECT, "Which?", [1001, 1002, 1003, 1009], 2, 2, verify=neighbours))
    assert offered(decision) == [0, 1, 2]
    assert offered(decision, 0) == [1]
    assert offered(decision, 0, 1) == [DONE]


@pytest.mark.rule("702.19b")
def test_with_trample_the_steps_give_lethal_damage_first() -> None:
    def lethal(shares: Mapping[int, int]) -> str | None:
        return "Lethal damage first." if shares.get(BOB) and shares.get(1001, 0) < 2 else None

    decision = told(Divide(ANN, Purpose.DAMAGE, "Divide.", 4, [1001, BOB], verify=lethal))
    assert offered(decision) == [2, 3, 4]
    assert offered(decision, 3) == [1]
    assert decision.stepped([3, 1]) == {1001: 3, BOB: 1}
    assert [option.label for option in decision.steps([3])] == ["1 to 1"]


@pytest.mark.rule("508.1c", "508.1d")
def test_a_creature_that_must_attack_is_part_of_every_way_to_the_end() -> None:
    def must(attacks: Mapping[int, int]) -> str | None:
        return None if 1001 in attacks and len(attacks) <= 2 else "It must attack, with at most one other."

    choices = {1001: (BOB, CAT), 1002: (BOB,), 1003: (BOB,)}
    decision = told(DeclareAttackers(ANN, choices, must, lambda: {1001: BOB}))
    assert offered(decision) == ["0:0", "0:1", "1:0", "2:0"]
    assert offered(decision, "1:0") == ["0:0", "0:1"]
    assert offered(decision, "1:0", "0:1") == [DONE]
    assert decision.stepped(["1:0", "0:1"]) == {1001: CAT, 1002: BOB}


@pytest.mark.rule("702.111b")
def test_against_menace_the_first_blocker_needs_a_second() -> None:
    table = Table()
    table.battlefield(ANN, "Deranged Whelp")
    table.battlefield(BOB, "Grizzly Bears")
    table.battlefield(BOB, "Wall of Blossoms")
    attacking(table)
    table.game.answer_plain(["0:0"])
    while not isinstance(table.decision, DeclareBlockers):
        table.answer(asked(table).player, "pass")
    assert offered(table.decision) == ["0:0", "1:0", DONE]
    assert offered(table.decision, "0:0") == ["1:0"]
    assert offered(table.decision, "0:0", "1:0") == [DONE]


@pytest.mark.rule("509.1a")
def test_a_creature_that_blocks_is_not_offered_a_second_attacker() -> None:
    choices = {1001: (1003, 1004), 1002: (1003,)}
    decision = told(DeclareBlockers(BOB, choices, lambda blocks: None, dict))
    assert offered(decision, "0:1") == ["1:0", DONE]
    several = told(DeclareBlockers(BOB, choices, lambda blocks: None, dict, {1001: 2}))
    assert offered(several, "0:1") == ["0:0", "1:0", DONE]


def test_an_order_takes_one_after_the_other() -> None:
    decision = told(Order(ANN, Purpose.ORDER, "How?", [1001, 1002, 1003]))
    assert offered(decision, 2) == [0, 1]
    assert offered(decision, 2, 0, 1) == [DONE]
    assert decision.stepped([2, 0, 1]) == [1003, 1001, 1002]


def test_yes_no_and_numbers_are_one_step() -> None:
    confirm = told(Confirm(ANN, Purpose.MAY, "Really?"))
    assert offered(confirm) == ["yes", "no"]
    assert offered(confirm, "yes") == [DONE]
    assert confirm.stepped(["yes"]) is True
    number = told(ChooseNumber(ANN, Purpose.NUMBER, "How many?", 2, 4))
    assert offered(number) == [2, 3, 4]
    assert number.stepped([4]) == 4


def test_a_list_is_no_yes_and_no_no() -> None:
    table = Table()
    table.happen(lambda state: ask(Confirm(ANN, Purpose.MAY, "Really?")), pause=True)
    with pytest.raises(IllegalAnswer):
        table.answer(ANN, ["yes"])
    table.answer(ANN, "yes")


def test_a_number_says_its_bounds() -> None:
    assert ChooseNumber(ANN, Purpose.NUMBER, "How many?", 1, 4).bounds() == {"minimum": 1, "maximum": 4}
