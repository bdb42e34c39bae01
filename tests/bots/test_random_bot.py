"""The random bot: every allowed answer, each as likely as any other, and the same ones for the same seed."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from typing import Any

from planechase import Game
from planechase.bots import BotTable, RandomBot, SensibleBot
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
from planechase.rules.turns.priority import Priority

DECK = ["Forest"] * 24 + ["Grizzly Bears"] * 36
GAME = Game.new([DECK, DECK], seed=1, forks=False)


def counts(decision: Decision[Any], times: int = 3000, seed: int = 1) -> Counter[str]:
    """How often each answer comes; every one of them is checked."""
    bot = RandomBot(seed)
    found: Counter[str] = Counter()
    for _ in range(times):
        answer = bot.decide(GAME, decision)
        decision.check(answer)
        found[repr(answer)] += 1
    return found


def assert_even(found: Counter[str], kinds: int) -> None:
    assert len(found) == kinds
    expected = found.total() / kinds
    assert all(0.8 * expected < count < 1.2 * expected for count in found.values()), found


def test_each_action_of_a_position_is_equally_likely() -> None:
    game = Game.new([DECK, DECK], seed=4, forks=False)
    table = BotTable([SensibleBot(), SensibleBot()])
    while not (isinstance(game.decision, Priority) and len(game.decision.options) >= 6):
        table.answer(game)
    bot = RandomBot(7)
    found = Counter(repr(bot.decide(game, game.decision)) for _ in range(6000))
    assert_even(found, len(game.decision.options))


def test_yes_and_no_are_equally_likely() -> None:
    assert_even(counts(Confirm(0, Purpose.MAY, "Really?")), 2)


def test_each_number_is_equally_likely() -> None:
    assert_even(counts(ChooseNumber(0, Purpose.NUMBER, "How many?", 2, 7)), 6)


def test_each_choice_of_a_size_is_equally_likely() -> None:
    assert_even(counts(Choose(0, Purpose.OBJECT, "Which?", "abcd", 2, 2)), 12)
    sizes = Counter[int]()
    for answer, count in counts(Choose(0, Purpose.OBJECT, "Which?", "abc", 0, 3)).items():
        sizes[answer.count("'") // 2] += count
    assert all(600 < sizes[size] < 900 for size in range(4))


def test_each_order_is_equally_likely() -> None:
    assert_even(counts(Order(0, Purpose.ORDER, "In which order?", "abc")), 6)


def test_choices_are_allowed_as_a_whole() -> None:
    def no_neighbours(chosen: list[int]) -> str | None:
        return "Too close." if any(a + 1 in chosen for a in chosen) else None

    assert counts(Choose(0, Purpose.OBJECT, "Which?", range(1001, 1009), 3, 3, verify=no_neighbours), 200)


def test_a_choice_that_is_hardly_ever_allowed_is_found() -> None:
    def only_the_last(chosen: list[int]) -> str | None:
        return None if chosen == [1099, 1100] else "No."

    assert len(counts(Choose(0, Purpose.OBJECT, "Which?", range(1001, 1101), 2, 2, verify=only_the_last), 3)) == 1


def test_divisions_are_allowed_as_a_whole() -> None:
    def lethal_first(shares: Mapping[int, int]) -> str | None:
        return "Kill it first." if shares.get(0, 0) and shares.get(1001, 0) < 2 else None

    found = counts(Divide(0, Purpose.DAMAGE, "Divide.", 4, [1001, 0], verify=lethal_first))
    assert set(found) == {"{1001: 4, 0: 0}", "{1001: 3, 0: 1}", "{1001: 2, 0: 2}"}
    assert counts(Divide(0, Purpose.DAMAGE, "Divide.", 5, [1001, 1002, 1003], minimum=1))


def test_attacks_are_allowed_as_a_whole() -> None:
    choices = {1001: (1, 2), 1002: (1,)}
    decision = DeclareAttackers(0, choices, lambda attacks: None if len(attacks) != 1 else "Not alone.", dict)
    found = counts(decision)
    assert_even(found, 3)


def test_blocks_are_allowed_as_a_whole() -> None:
    choices: dict[int, tuple[int, ...]] = {1001: (2001, 2002), 1002: (2001,)}
    decision = DeclareBlockers(0, choices, lambda blocks: None, dict)
    assert_even(counts(decision), 6)


def test_the_same_seed_gives_the_same_answers() -> None:
    decision = Choose(0, Purpose.OBJECT, "Which?", range(1001, 1050))
    one, other = RandomBot(3), RandomBot(3)
    assert [one.decide(GAME, decision) for _ in range(50)] == [other.decide(GAME, decision) for _ in range(50)]
    assert counts(decision, seed=1) != counts(decision, seed=2)
