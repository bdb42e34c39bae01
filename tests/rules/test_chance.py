"""Coins and dice (CR 705, 706)."""

from __future__ import annotations

from collections import Counter

import pytest

from planechase.rules.events.dice import RollDice, flip_for_sides, roll
from planechase.rules.events.events import CoinFlipped, DiceRolled, Event
from planechase.rules.language.grammar import Replacement
from planechase.rules.language.word import word
from planechase.rules.state.decisions import Rule
from planechase.rules.state.source import Source
from planechase.rules.state.state import State
from planechase.testing import ANN, BOB, Table
from planechase.words.card import ENCHANTMENT_CARD, card, whenever
from planechase.words.effects.hands import draw
from planechase.words.effects.life_effects import gain_life
from planechase.words.triggers import FlipsCoin, RollsDice


@word
class Advantage(Replacement):
    """Whenever you would roll dice, roll one more and ignore the lowest."""

    def kinds(self) -> tuple[type[Event], ...]:
        return (RollDice,)

    def applies(self, game: State, event: Event, by: Source) -> bool:
        return isinstance(event, RollDice) and event.player == by.controller

    def replace(self, game: State, event: Event, by: Source) -> Rule[list[Event]]:
        assert isinstance(event, RollDice)
        event.ignore_lowest += 1
        return [event]
        yield


LUCKY = card("Lucky Day", "{W}", ENCHANTMENT_CARD, Advantage())
ROLL_WATCHER = card("Roll Watcher", "{W}", ENCHANTMENT_CARD, whenever(RollsDice(), gain_life(1)))
WINNER = card("Good Winner", "{W}", ENCHANTMENT_CARD, whenever(FlipsCoin(won=True), draw(1)))


@pytest.mark.rule("705.1", "705.2")
@pytest.mark.parametrize(("call", "coin", "won"), [("heads", "heads", True), ("heads", "tails", False),
                                                   ("tails", "tails", True), ("tails", "heads", False)])  # fmt: skip
def test_who_flips_calls_and_wins_if_the_call_is_right(call: str, coin: str, won: bool) -> None:
    table = Table()
    table.force_coins(coin)
    table.will(ANN, call, about="coin")
    wurm = table.enters(ANN, "Wild Wurm")
    table.resolve()

    assert wurm.exists is won
    assert table.hand(ANN) == ([] if won else ["Wild Wurm"])
    assert [event.won for event in table.happened(CoinFlipped)] == [won]


@pytest.mark.rule("705.2")
def test_a_flip_that_only_asks_for_heads_is_won_by_nobody() -> None:
    table = Table()
    table.battlefield(ANN, WINNER)
    table.force_coins("heads")
    table.happen(lambda state: flip_for_sides(state, state.players[ANN]))

    assert [(event.won, event.heads) for event in table.happened(CoinFlipped)] == [(None, True)]
    assert table.stack == []


@pytest.mark.rule("705.2", "614.1a")
def test_flipping_two_coins_and_ignoring_one() -> None:
    table = Table()
    table.battlefield(ANN, "Krark's Thumb")
    table.battlefield(ANN, WINNER)
    table.force_coins("tails", "heads")
    table.will(ANN, "heads", about="coin")
    table.will(ANN, "heads", about="coin")
    wurm = table.enters(ANN, "Wild Wurm")
    table.resolve()

    assert wurm.exists
    assert table.stack == ["Good Winner"]
    assert len(table.happened(CoinFlipped)) == 1


@pytest.mark.rule("706.1a", "706.2", "706.3a", "706.3b")
@pytest.mark.parametrize(("face", "gained"), [(1, 1), (9, 1), (10, 2), (19, 2), (20, 5)])
def test_a_table_of_results(face: int, gained: int) -> None:
    table = Table()
    table.battlefield(ANN, "Sylvan Shepherd")
    table.force_dice(face)
    table.attack(ANN, "Sylvan Shepherd")
    table.resolve()

    assert table.life(ANN) == 20 + gained


@pytest.mark.rule("706.2")
def test_a_modifier_changes_the_result() -> None:
    results: list[list[int]] = []

    def happen(state: State) -> Rule[None]:
        results.append((yield from roll(state, state.players[ANN], 6, 2, modifier=3)))

    table = Table()
    table.force_dice(1, 6)
    table.happen(happen)
    assert results == [[4, 9]]


@pytest.mark.rule("706.6")
def test_an_ignored_roll_never_happened() -> None:
    table = Table()
    table.battlefield(ANN, LUCKY)
    table.battlefield(ANN, ROLL_WATCHER)
    table.battlefield(ANN, "Sylvan Shepherd")
    table.force_dice(20, 3)
    table.attack(ANN, "Sylvan Shepherd")
    table.resolve()
    assert table.life(ANN) == 25
    assert [event.results for event in table.happened(DiceRolled)] == [(20,)]

    assert table.stack == ["Roll Watcher"]


@pytest.mark.rule("706.1")
def test_one_or_more_dice_rolled_together_trigger_once() -> None:
    def happen(state: State) -> Rule[None]:
        yield from roll(state, state.players[ANN], 6, 3)

    table = Table()
    table.battlefield(ANN, ROLL_WATCHER)
    table.battlefield(BOB, ROLL_WATCHER)
    table.happen(happen)
    assert table.stack == ["Roll Watcher"]
    table.resolve()
    assert (table.life(ANN), table.life(BOB)) == (21, 20)


@pytest.mark.rule("706.1a", "705.1")
def test_every_face_comes_up_and_the_same_seed_rolls_the_same() -> None:
    def rolls(seed: int) -> list[int]:
        found: list[int] = []

        def happen(state: State) -> Rule[None]:
            found.extend((yield from roll(state, state.players[ANN], 6, 600)))

        Table(seed=seed).happen(happen)
        return found

    first = rolls(1)
    assert first == rolls(1)
    assert first != rolls(2)
    counts = Counter(first)
    assert sorted(counts) == [1, 2, 3, 4, 5, 6]
    assert all(60 < count < 140 for count in counts.values())
