"""Loops (CR 104.4b, 732): a mandatory one is a draw; a long burst that ends, or a choice, is not."""

import pytest

from planechase.testing import ANN, BOB, CAT, Table
from planechase.words.amounts import ThatMuch
from planechase.words.card import ENCHANTMENT_CARD, SORCERY_CARD, activated, card, creature, when_dies, whenever
from planechase.words.effects.counter_effects import put_counters
from planechase.words.effects.flow import May
from planechase.words.effects.hands import draw
from planechase.words.effects.life_effects import gain_life, lose_life
from planechase.words.effects.permanent_effects import destroy
from planechase.words.effects.tokens import create, creature_token
from planechase.words.effects.zone_effects import PutOntoBattlefield
from planechase.words.filters import ANYTHING, CREATURE, ITSELF
from planechase.words.player_words import EACH_OPPONENT, YOU
from planechase.words.selections import THIS, THIS_CARD, target
from planechase.words.triggers import CountersPut, Draws, Enters, GainsLife, LosesLife

BLOOD = card("Vivid Blood", "{B}", ENCHANTMENT_CARD, whenever(LosesLife(EACH_OPPONENT), gain_life(ThatMuch())))
BOND = card("Sober Bond", "{B}", ENCHANTMENT_CARD, whenever(GainsLife(), lose_life(ThatMuch(), EACH_OPPONENT)))
SIP = card("Sip", "{W}", SORCERY_CARD, gain_life(1))
ETERNAL = card("Eternal", "{B}", creature("Spirit", 1, 1), when_dies(PutOntoBattlefield(THIS_CARD, returning=True)))
TORTURE = card("Rack", "{B}", ENCHANTMENT_CARD, whenever(Enters(CREATURE), destroy(target(CREATURE))))
RABBIT = creature_token(1, 1, "G", "Rabbit")
BREEDER = card("Breeder", "{G}", ENCHANTMENT_CARD, whenever(Enters(CREATURE), create(RABBIT)))
MORE = whenever(CountersPut(ITSELF, "+1/+1"), put_counters("+1/+1", THIS))
GROWTH = card("Growth", "{G}", creature("Plant", 1, 1), MORE)


@pytest.fixture
def table() -> Table:
    return Table(free_mana=True)


def is_draw(table: Table) -> bool:
    return table.result is not None and table.result.is_draw


# ---------------------------------------------------------------------- mandatory loops


@pytest.mark.rule("104.4b", "732.4")
def test_three_oblivion_rings_alone_go_round_for_ever(table: Table) -> None:
    """Each must exile another, which sets free the third."""
    table.always(ANN, "Oblivion Ring", about="target")
    for _ in range(3):
        table.enters(ANN, "Oblivion Ring")
        table.resolve_all()
    assert is_draw(table)


@pytest.mark.rule("104.4b", "732.4")
def test_a_creature_that_dies_and_returns_for_ever(table: Table) -> None:
    table.battlefield(ANN, TORTURE)
    table.always(ANN, "Eternal", about="target")
    table.enters(ANN, ETERNAL)
    table.resolve_all()
    assert is_draw(table)


@pytest.mark.rule("104.4b", "732.4")
def test_a_loop_that_only_grows_is_a_draw_too(table: Table) -> None:
    """More and more counters, and nothing that would ever end it."""
    table.battlefield(ANN, GROWTH)
    table.hand(ANN, card("Seed", "{G}", SORCERY_CARD, put_counters("+1/+1", target(CREATURE))))
    table.cast(ANN, "Seed", targets=["Growth"])
    table.resolve_all()
    assert is_draw(table)


@pytest.mark.rule("104.4b")
def test_ever_more_tokens_are_a_draw(table: Table) -> None:
    table.battlefield(ANN, BREEDER)
    table.enters(ANN, "Grizzly Bears")
    table.resolve_all()
    assert is_draw(table)


@pytest.mark.rule("104.4b")
def test_a_loop_of_two_players_is_a_draw_for_all_three() -> None:
    table = Table(players=3, free_mana=True)
    table.battlefield(BOB, TORTURE)
    table.always(BOB, "Eternal", about="target")
    table.enters(ANN, ETERNAL)
    table.resolve_all()
    assert is_draw(table)
    assert not any(table.has_lost(player) for player in (ANN, BOB, CAT))


# ---------------------------------------------------------------------- what is no loop


@pytest.mark.rule("104.4b", "704.5a")
@pytest.mark.parametrize("life", [20, 700])
def test_a_chain_that_will_kill_somebody_runs_to_its_end(table: Table, life: int) -> None:
    """Each gain drains and each drain gains, until Bob has no life left, however long that takes."""
    table.battlefield(ANN, BLOOD, BOND)
    table.life(BOB, life)
    table.hand(ANN, SIP)
    table.cast(ANN, "Sip")
    table.resolve_all()
    assert table.winner == ANN
    assert table.life(ANN) == 20 + life


@pytest.mark.rule("104.4b", "603.2c")
def test_a_big_burst_of_triggers_ends(table: Table) -> None:
    table.battlefield(ANN, "Soul Warden", "Soul Warden")
    table.always(ANN, ["Soul Warden"] * 300, about="order")
    table.hand(ANN, "Goblin Offensive")
    table.cast(ANN, "Goblin Offensive", x=150)
    table.resolve()
    table.resolve_all()
    assert (table.result, table.life(ANN)) == (None, 320)


@pytest.mark.rule("104.4b", "121.2", "704.5b")
def test_a_chain_of_draws_ends_with_the_library(table: Table) -> None:
    table.battlefield(ANN, card("Greed", "{U}", ENCHANTMENT_CARD, whenever(Draws(YOU, ANYTHING), draw())))
    table.library(ANN, *["Forest"] * 120, only=True)
    table.hand(ANN, card("Peek", "{U}", SORCERY_CARD, draw()))
    table.cast(ANN, "Peek")
    table.resolve_all()
    assert table.winner == BOB


@pytest.mark.rule("104.4b", "732.3")
def test_a_loop_with_an_option_goes_on_only_as_long_as_it_may(table: Table) -> None:
    """Who may leave the loop has to, in the end; the game is no draw."""
    again = May(PutOntoBattlefield(THIS_CARD, returning=True))
    table.battlefield(ANN, TORTURE)
    table.always(ANN, True, about="may")
    table.always(ANN, "Revenant", about="target")
    table.enters(ANN, card("Revenant", "{B}", creature("Spirit", 1, 1), when_dies(again)))
    table.resolve_all()
    assert (table.result, table.graveyard(ANN)) == (None, ["Revenant"])


@pytest.mark.rule("104.4b")
def test_a_loop_that_a_player_leaves_by_another_choice_is_no_draw(table: Table) -> None:
    """After sixty rounds the Rack is aimed at the Bears instead."""
    table.battlefield(ANN, TORTURE)
    table.battlefield(BOB, "Grizzly Bears")
    table.will(ANN, *["Eternal"] * 60, "Grizzly Bears", about="target")
    table.enters(ANN, ETERNAL)
    table.resolve_all()
    assert (table.result, table.graveyard(BOB), table.unused) == (None, ["Grizzly Bears"], [])


@pytest.mark.rule("104.4b", "117.3d")
def test_an_action_of_a_player_begins_the_count_anew(table: Table) -> None:
    """What is done again and again by free choice is no mandatory loop."""
    table.battlefield(ANN, card("Wheel", "{1}", ENCHANTMENT_CARD, activated("{0}", gain_life(0))))
    for _ in range(50):
        table.activate(ANN, "Wheel")
        table.resolve()
    assert table.result is None
