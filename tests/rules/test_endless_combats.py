"""Combats for ever in one turn (CR 500.8, 732.3, 104.4b): who attacks again and again must stop in the end."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from planechase.bots import Bot, RandomBot, SensibleBot
from planechase.bots import BotTable as Players
from planechase.rules.language.characteristics import CardDefinition
from planechase.rules.language.grammar import Effect
from planechase.rules.state.decisions import Decision, DeclareAttackers, RepeatHowOften
from planechase.testing import ANN, BOB, Table
from planechase.vocabulary import (
    CREATURE,
    ENCHANTMENT_CARD,
    ITSELF,
    THIS,
    YOURS,
    Step,
    all_of,
    at_beginning,
    attacks,
    card,
    creature,
    extra_combat,
    gain_life,
    has_counters,
    must_attack,
    put_counters,
    remove_counters,
    static,
    then,
    untap,
    whenever,
)

MANY = 600
"""More often than anybody may attack in one turn with nothing changed by it."""

AGAIN = then(untap(all_of(CREATURE & YOURS)), extra_combat())
DRUM = card("Drum", "{R}", ENCHANTMENT_CARD, whenever(at_beginning(Step.POSTCOMBAT_MAIN), AGAIN))
"""There is another combat, whatever anybody does."""


def banner(attacked: Effect) -> CardDefinition:
    """There is another combat as long as somebody attacks."""
    main = whenever(
        at_beginning(Step.POSTCOMBAT_MAIN),
        then(remove_counters("war", THIS), AGAIN),
        only_if=has_counters(THIS, "war", 1),
    )
    return card("Banner", "{R}", ENCHANTMENT_CARD, whenever(attacks(CREATURE & YOURS), attacked), main)


BANNER = banner(put_counters("war", THIS))
WALL = card("Pacifist", "{W}", creature("Human", 0, 4))


def eager(times: list[int]) -> Callable[[Decision[Any]], object]:
    """Somebody who attacks with everything as long as that is allowed, and who counts it."""

    def answer(decision: Decision[Any]) -> object:
        if not isinstance(decision, DeclareAttackers):
            return None
        everything = {one: others[0] for one, others in decision.choices.items()}
        allowed = decision.refusal(everything) is None
        times.append(allowed)
        assert len(times) < MANY, "It goes on for ever."
        return everything if allowed else decision.default()

    return answer


@pytest.fixture
def table() -> Table:
    return Table(free_mana=True)


@pytest.mark.rule("732.3", "500.8")
def test_who_keeps_combats_coming_by_attacking_must_stop_attacking(table: Table) -> None:
    """The attacks change nothing; after some of them Ann cannot attack in this state, and the turn ends."""
    table.battlefield(ANN, BANNER, WALL)
    times: list[int] = []
    table.on_ask(ANN, eager(times))
    table.next_turn()
    assert (table.result, table.active_player, times[-1]) == (None, BOB, False)


@pytest.mark.rule("732.4", "104.4b", "500.8")
def test_combats_that_come_whatever_anybody_does_are_a_draw(table: Table) -> None:
    table.battlefield(ANN, DRUM, WALL)
    table.on_ask(ANN, eager([]))
    table.next_turn()
    assert table.result is not None
    assert table.result.is_draw


@pytest.mark.rule("732.4", "104.4b", "508.1d")
def test_attacks_that_are_required_are_no_choice(table: Table) -> None:
    table.battlefield(ANN, BANNER, card("Frenzied", "{R}", creature("Human", 0, 4), static(must_attack(ITSELF))))
    table.next_turn()
    assert table.result is not None
    assert table.result.is_draw


@pytest.mark.rule("732.1b", "500.8")
def test_combats_that_hurt_somebody_end_with_the_game(table: Table) -> None:
    table.battlefield(ANN, DRUM, "Grizzly Bears")
    table.life(BOB, 150)
    table.on_ask(ANN, eager([]))
    table.next_turn()
    assert table.winner == ANN


@pytest.mark.rule("732.3", "500.8")
def test_who_blocks_again_and_again_need_not_stop_if_it_is_not_their_turn(table: Table) -> None:
    """Ann attacks and Bob blocks, and nothing dies: it is Ann who has to stop."""
    table.battlefield(ANN, BANNER, WALL)
    table.battlefield(BOB, WALL)
    times: list[int] = []
    table.on_ask(ANN, eager(times))
    table.always(BOB, {"Pacifist": "Pacifist"}, about="block")
    table.next_turn()
    assert (table.result, table.active_player, times[-1]) == (None, BOB, False)


@pytest.mark.rule("732.2a", "500.8")
def test_attacks_that_make_more_of_something_are_repeated_as_often_as_one_says(table: Table) -> None:
    table.battlefield(ANN, banner(then(put_counters("war", THIS), gain_life(1))), WALL)
    times: list[int] = []
    table.on_ask(ANN, eager(times))
    table.next_turn(pause=True)
    assert isinstance(table.decision, RepeatHowOften)
    life = table.life(ANN)
    table.answer(ANN, 100)
    assert table.life(ANN) == life + 100
    table.next_turn()
    assert table.active_player == BOB


@pytest.mark.rule("732.3")
@pytest.mark.parametrize("bot", [RandomBot(3), SensibleBot()])
def test_bots_do_not_attack_for_ever(table: Table, bot: Bot) -> None:
    table.battlefield(ANN, BANNER, WALL, WALL)
    players, turn = Players([bot, bot]), table.turn_number
    for _ in range(20 * MANY):
        if table.game.result is not None or table.turn_number > turn:
            return
        players.answer(table.game)
    raise AssertionError("It goes on for ever.")
