"""What the sensible bot says about its answers."""

from __future__ import annotations

from collections import Counter

import pytest

from planechase.bots import SensibleBot
from planechase.bots.bot import Considered, Explaining
from planechase.game import Game
from planechase.rules.state.decisions import Decision
from planechase.rules.turns.priority import PASS, CastSpell, Priority
from planechase.testing import ANN, BOB, Table


def thought(table: Table) -> tuple[object, list[Considered]]:
    """What the bot answers to the question that stands, and what it says about it."""
    decision = table.game.decision
    assert decision is not None
    bot = SensibleBot()
    return bot.decide(table.game, decision), list(bot.considered())


def kind(decision: Decision[object]) -> str:
    return next(each.__name__ for each in type(decision).__mro__ if each.__module__.startswith("planechase.rules"))


def test_it_is_a_bot_that_explains_itself() -> None:
    assert isinstance(SensibleBot(), Explaining)
    assert SensibleBot().considered() == []


@pytest.mark.parametrize("variant", ["planechase", "commander"])
def test_the_answer_that_was_given_comes_first_and_is_the_best(variant: str) -> None:
    game = Game.casual(variant, seed=3)
    bots = [SensibleBot() for _ in game.state.players]
    seen: Counter[str] = Counter()
    for _ in range(1500):
        decision = game.decision
        if decision is None:
            break
        bot = bots[decision.decider]
        answer = bot.decide(game, decision)
        found = bot.considered()
        if found:
            assert found[0].answer == answer
            # What is done with priority may be less than the best because two things together bring more.
            assert isinstance(decision, Priority) or found[0].worth == max(one.worth for one in found)
            for one in found:
                decision.encode(decision.check(one.answer))
            seen[kind(decision)] += len(found) > 1
        game.answer(answer)
    assert seen["Priority"] > 20
    assert seen["DeclareAttackers"] > 3
    assert len([each for each, times in seen.items() if times]) >= 4


def test_spells_are_weighed_against_each_other_and_against_passing() -> None:
    table = Table()
    table.lands(ANN, "Forest", 6)
    elves, big = table.hand(ANN, "Llanowar Elves"), table.hand(ANN, "Alpha Tyrranax")
    answer, found = thought(table)
    cards = [one.answer.card if isinstance(one.answer, CastSpell) else one.answer for one in found]
    assert cards == [big.id, elves.id, PASS]
    assert answer == found[0].answer
    assert [one.said for one in found] == ["+120", "+48", "+11"]


def test_an_attack_is_weighed_against_none() -> None:
    table = Table()
    bears = table.battlefield(ANN, "Grizzly Bears")
    table.go_to("declare attackers", pause=True)
    answer, found = thought(table)
    assert answer == {bears.id: BOB}
    assert [one.answer for one in found] == [{bears.id: BOB}, {}]
    assert found[0].worth > found[1].worth == 0


def test_a_declaration_is_not_weighed_in_a_game_that_has_gone_on() -> None:
    table = Table()
    table.battlefield(ANN, "Grizzly Bears")
    table.go_to("declare attackers", pause=True)
    decision, bot = table.game.decision, SensibleBot()
    assert decision is not None
    table.game.answer(bot.decide(table.game, decision))
    assert bot.considered() == []


def test_where_nothing_could_be_done_there_is_only_passing() -> None:
    answer, found = thought(Table())
    assert answer is PASS
    assert [one.answer for one in found] == [PASS]
