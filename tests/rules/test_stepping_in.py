"""Shortcuts that another player has end sooner (CR 732.2b, 732.2c): who may, what they must do there, what follows."""

from __future__ import annotations

import pytest
from tests.terminal.messages import form

from planechase.bots import BotTable as Players
from planechase.bots import RandomBot, SensibleBot
from planechase.bots.bot import Bot
from planechase.rules.state.decisions import IllegalAnswer, RepeatHowOften, StepInAfter
from planechase.rules.turns.priority import PASS, Priority
from planechase.telling.stops import PassingMode, Stops
from planechase.terminal.input_errors import Mistake
from planechase.testing import ANN, BOB, CAT, Table
from planechase.vocabulary import (
    ENCHANTMENT,
    ENCHANTMENT_CARD,
    ITSELF,
    activated,
    add,
    card,
    create,
    creature_token,
    destroy,
    gain_life,
    sacrifice_cost,
    target,
)

MANY = 400
SPRING = card("Spring", "{1}", ENCHANTMENT_CARD, activated("{0}", gain_life(1)))
BURROW = card("Burrow", "{1}", ENCHANTMENT_CARD, activated("{0}", create(creature_token(1, 1, "G", "Rabbit"))))
SEAL = card("Seal", "{1}", ENCHANTMENT_CARD, activated(sacrifice_cost(ITSELF), destroy(target(ENCHANTMENT))))
CHARM = card("Charm", "{1}", ENCHANTMENT_CARD, activated(sacrifice_cost(ITSELF), gain_life(5)))


@pytest.fixture
def table() -> Table:
    table = Table(free_mana=True)
    table.battlefield(ANN, SPRING)
    return table


def go_on(table: Table, name: str = "Spring") -> int:
    """Ann does the same again and again until she is asked how often; how often that was."""
    for times in range(MANY):
        if isinstance(table.decision, RepeatHowOften):
            return times
        if not any(name in action for action in table.actions(ANN)):
            break
        table.activate(ANN, name)
        table.resolve(pause=True)
    raise AssertionError("Ann is not asked how often.")


def is_offered(table: Table, name: str = "Spring") -> bool:
    return table.has_priority == ANN and any(name in action for action in table.actions(ANN))


# ---------------------------------------------------------------------- who is asked


@pytest.mark.rule("732.2b")
def test_who_can_only_pass_is_not_asked_to_step_in(table: Table) -> None:
    before = 20 + go_on(table)
    table.answer(ANN, 100)
    assert (table.has_priority, table.life(ANN)) == (ANN, before + 100)


@pytest.mark.rule("732.2b")
def test_who_could_only_make_mana_is_not_asked_to_step_in(table: Table) -> None:
    table.battlefield(BOB, card("Well", "{1}", ENCHANTMENT_CARD, activated("{0}", add("{G}"))))
    before = 20 + go_on(table)
    table.answer(ANN, 100)
    assert table.life(ANN) == before + 100


@pytest.mark.rule("732.2b")
def test_each_other_player_who_could_do_something_is_asked_in_turn_order() -> None:
    """The last place that is named counts, and each one is asked only about what is left."""
    table = Table(players=3, free_mana=True)
    table.battlefield(ANN, SPRING)
    for player in (BOB, CAT):
        table.battlefield(player, CHARM)
    before = 20 + go_on(table)
    table.answer(ANN, 100)
    assert isinstance(table.decision, StepInAfter)
    assert (table.decision.player, table.decision.maximum) == (BOB, 100)
    table.answer(BOB, 30)
    assert isinstance(table.decision, StepInAfter)
    assert (table.decision.player, table.decision.maximum) == (CAT, 30)
    table.answer(CAT, 10)
    assert (table.has_priority, table.life(ANN)) == (CAT, before + 10)


@pytest.mark.rule("732.2b")
def test_who_accepts_the_whole_of_it_lets_it_happen(table: Table) -> None:
    table.battlefield(BOB, CHARM)
    before = 20 + go_on(table)
    table.will(BOB, 100)
    table.answer(ANN, 100)
    assert (table.has_priority, table.life(ANN), is_offered(table)) == (ANN, before + 100, False)


# ---------------------------------------------------------------------- what they must do


@pytest.mark.rule("732.2b", "732.2c")
def test_who_steps_in_must_do_something_there(table: Table) -> None:
    table.battlefield(BOB, SEAL)
    before = 20 + go_on(table)
    table.will(BOB, 7)
    table.answer(ANN, 100)
    assert (table.has_priority, table.life(ANN), len(table.stack)) == (BOB, before + 7, 1)
    assert "pass" not in table.actions(BOB)
    with table.refuses("something"):
        table.answer(BOB, "pass")
    table.activate(BOB, "Seal", targets=["Spring"])
    table.resolve_all()
    assert (table.life(ANN), table.graveyard(ANN)) == (before + 8, ["Spring"])


@pytest.mark.rule("732.2c")
def test_who_has_stepped_in_may_pass_again_once_they_did_something(table: Table) -> None:
    table.battlefield(BOB, CHARM)
    go_on(table)
    table.will(BOB, 0)
    table.answer(ANN, 100)
    table.activate(BOB, "Charm")
    assert "pass" in table.actions(BOB)
    table.resolve_all()
    assert (table.has_priority, table.life(BOB)) == (ANN, 25)


@pytest.mark.rule("732.2c")
def test_nobody_passes_by_themselves_where_they_stepped_in(table: Table) -> None:
    table.battlefield(BOB, CHARM)
    go_on(table)
    table.will(BOB, 0)
    table.answer(ANN, 100)
    stops = Stops(BOB)
    stops.start_passing(table.state, PassingMode.UNTIL_NEXT_TURN)
    assert not stops.passes(table.state)
    with pytest.raises(IllegalAnswer):
        table.game.answer(PASS)


@pytest.mark.rule("732.2c")
@pytest.mark.parametrize("bot", [RandomBot(3), SensibleBot()])
def test_a_bot_in_the_seat_of_somebody_who_stepped_in_does_something(table: Table, bot: Bot) -> None:
    table.battlefield(BOB, CHARM)
    go_on(table)
    table.will(BOB, 0)
    table.answer(ANN, 100)
    Players([bot, bot]).answer(table.game)
    assert table.graveyard(BOB) == ["Charm"]


@pytest.mark.rule("732.2c")
def test_what_was_done_where_somebody_stepped_in_is_in_the_record(table: Table) -> None:
    table.battlefield(BOB, CHARM)
    go_on(table)
    table.will(BOB, 3)
    table.answer(ANN, 100)
    forks = [table.game.fork(), table.game.fork()]
    forks[0].answer_plain(0)
    forks[1].take_plain(0)
    table.activate(BOB, "Charm")
    assert {fork.hash() for fork in forks} == {table.game.hash()}


@pytest.mark.rule("732.2c")
def test_a_person_who_stepped_in_is_told_that_they_cannot_pass(table: Table) -> None:
    table.battlefield(BOB, CHARM)
    go_on(table)
    table.will(BOB, 0)
    table.answer(ANN, 100)
    assert table.decision is not None
    asked = form(table.state, table.decision)
    assert "pass" not in asked.hint
    for typed in ("", "p"):
        with pytest.raises(Mistake, match="step in"):
            asked.parse(typed)


# ---------------------------------------------------------------------- what follows


@pytest.mark.rule("732.2c")
def test_who_was_stopped_may_go_on_and_says_again_how_often(table: Table) -> None:
    table.battlefield(BOB, CHARM)
    go_on(table)
    table.will(BOB, 0)
    table.answer(ANN, 100)
    table.activate(BOB, "Charm")
    table.resolve_all()
    assert is_offered(table)
    go_on(table)
    life = table.life(ANN)
    table.answer(ANN, 1000)
    assert (table.life(ANN), is_offered(table)) == (life + 1000, False)


@pytest.mark.rule("732.2c", "732.3")
def test_nobody_can_step_in_for_ever() -> None:
    """Bob has something that he can do as often as he likes; Ann gets her way in the end."""
    table = Table(free_mana=True)
    table.battlefield(ANN, BURROW)
    table.battlefield(BOB, SPRING)
    for _ in range(20):
        go_on(table, "Burrow")
        before = table.battlefield(ANN).count("Rabbit Token")
        table.answer(ANN, 50)
        if not isinstance(table.decision, StepInAfter):
            break
        table.answer(BOB, 0)
        table.activate(BOB, "Spring")
        table.resolve_all()
    assert table.battlefield(ANN).count("Rabbit Token") == before + 50
    assert not is_offered(table, "Burrow")


@pytest.mark.rule("732.2b")
@pytest.mark.parametrize("bot", [RandomBot(3), SensibleBot()])
def test_bots_do_not_step_in(table: Table, bot: Bot) -> None:
    table.battlefield(BOB, CHARM)
    before = 20 + go_on(table)
    table.answer(ANN, 40)
    Players([bot, bot]).answer(table.game)
    assert table.life(ANN) == before + 40


@pytest.mark.rule("732.3")
def test_the_actions_of_a_table_are_those_that_are_offered(table: Table) -> None:
    go_on(table)
    table.answer(ANN, 0)
    assert isinstance(table.decision, Priority)
    assert len(table.actions(ANN)) == len(table.decision.options)
