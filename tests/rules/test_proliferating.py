"""Proliferate (CR 701.34)."""

import pytest

from planechase.rules.events.events import CounterPlacement, Proliferated
from planechase.rules.state.decisions import Choose
from planechase.telling.log import Log
from planechase.testing import ANN, BOB, CAT, Table, check_cards
from planechase.variants import TwoHeadedGiant
from planechase.vocabulary import (
    ENCHANTMENT_CARD,
    INSTANT_CARD,
    PROLIFERATE,
    YOU,
    card,
    draw,
    more_counters,
    proliferates,
    whenever,
)

SPREAD = card("Spread", "{U}", INSTANT_CARD, PROLIFERATE)


@pytest.fixture
def table() -> Table:
    return Table(players=3, free_mana=True)


def proliferate(table: Table, *chosen: object) -> None:
    """Ann proliferates, choosing these."""
    table.hand(ANN, SPREAD)
    table.cast(ANN, "Spread")
    table.will(ANN, list(chosen))
    table.resolve()


@pytest.mark.rule("701.34a")
def test_each_chosen_permanent_gets_another_counter_of_each_kind(table: Table) -> None:
    bears = table.battlefield(ANN, "Grizzly Bears", counters={"+1/+1": 2, "stun": 1})
    foe = table.battlefield(BOB, "Grizzly Bears", counters={"-1/-1": 1})
    left = table.battlefield(BOB, "Serra Angel", counters={"+1/+1": 1})
    table.battlefield(CAT, "Forest")
    proliferate(table, bears, foe)
    assert (bears.counters, left.counters) == ({"+1/+1": 3, "stun": 2}, {"+1/+1": 1})
    assert not foe.exists


@pytest.mark.rule("701.34a")
def test_players_may_be_chosen_too(table: Table) -> None:
    table.poison(BOB, 9)
    table.poison(CAT, 1)
    proliferate(table, BOB)
    assert (table.has_lost(BOB), table.poison(CAT)) == (True, 1)


@pytest.mark.rule("701.34a")
def test_only_what_has_a_counter_is_offered(table: Table) -> None:
    bears = table.battlefield(ANN, "Grizzly Bears", counters={"charge": 1})
    table.battlefield(ANN, "Serra Angel")
    table.graveyard(ANN, "Serra Angel")
    table.poison(CAT, 1)
    table.hand(ANN, SPREAD)
    table.cast(ANN, "Spread")
    table.resolve(pause=True)
    assert isinstance(table.decision, Choose)
    assert list(table.decision.options) == [bears.id, CAT]
    table.answer(ANN, [])
    assert bears.counters == {"charge": 1}


@pytest.mark.rule("701.34a", "101.4")
def test_all_of_it_happens_at_once(table: Table) -> None:
    bears = table.battlefield(ANN, "Grizzly Bears", counters={"+1/+1": 1})
    table.poison(BOB, 1)
    proliferate(table, bears, BOB)
    put = table.happened(CounterPlacement)
    assert [len(one.together) for one in put] == [2, 2]


@pytest.mark.rule("701.34a", "614.1a")
def test_it_puts_counters_like_any_effect(table: Table) -> None:
    table.battlefield(ANN, card("Twice", "{G}", ENCHANTMENT_CARD, more_counters()))
    bears = table.battlefield(ANN, "Grizzly Bears", counters={"+1/+1": 1})
    proliferate(table, bears)
    assert bears.counters == {"+1/+1": 3}


@pytest.mark.rule("701.34a", "603.2")
def test_a_player_proliferates_even_if_nothing_is_chosen(table: Table) -> None:
    table.battlefield(ANN, card("Study", "{U}", ENCHANTMENT_CARD, whenever(proliferates(YOU), draw(1))))
    table.hand(ANN, SPREAD)
    table.cast(ANN, "Spread")
    table.resolve()
    table.resolve()
    assert (len(table.hand(ANN)), len(table.happened(Proliferated))) == (1, 1)


@pytest.mark.rule("701.34b", "810.10")
def test_two_heads_get_one_poison_counter_between_them() -> None:
    table = Table(players=4, free_mana=True, variants=[TwoHeadedGiant()])
    foes = [player.id for player in table.state.opponents(ANN)]
    table.poison(foes[0], 3)
    table.hand(ANN, SPREAD)
    table.cast(ANN, "Spread")
    table.will(ANN, foes, foes[1])
    table.resolve()
    assert [table.poison(foe) for foe in foes] == [4, 4]


def test_the_log_tells_it_and_the_words_hold_together(table: Table) -> None:
    log = Log()
    table.game.watch(log.watch)
    bears = table.battlefield(ANN, "Grizzly Bears", counters={"+1/+1": 1})
    proliferate(table, bears)
    assert log.text()[-2:] == ["Ann proliferates.", "Grizzly Bears gets a +1/+1 counter."]
    study = card("Study", "{U}", ENCHANTMENT_CARD, whenever(proliferates(YOU), draw(1)))
    assert (table.text(SPREAD), table.text(study)) == ("Proliferate.", "Whenever you proliferate, draw a card.")
    check_cards(SPREAD, study, games=1)
