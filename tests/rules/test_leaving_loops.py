"""Loops that players could leave (CR 732.2, 732.3, 732.5, 732.6): who must choose otherwise, and how often at most."""

from typing import Any

import pytest

from planechase import Game
from planechase.bots import RandomBot
from planechase.bots.bot_games import BotTable as Bots
from planechase.cards import pool
from planechase.rules.state.decisions import Choose, Confirm, Decision
from planechase.testing import ANN, BOB, CAT, Table
from planechase.variants import Vanguard
from planechase.words.card import ENCHANTMENT_CARD, activated, card, creature, when_dies, whenever
from planechase.words.cost_words import SacrificeCost, mana
from planechase.words.effects.flow import UnlessPays
from planechase.words.effects.life_effects import gain_life
from planechase.words.effects.permanent_effects import TapIt, UntapIt, destroy
from planechase.words.effects.tokens import create, creature_token
from planechase.words.effects.zone_effects import PutOntoBattlefield
from planechase.words.filters import CREATURE, ENCHANTMENT, ITSELF, YOURS
from planechase.words.selections import THIS_CARD, target
from planechase.words.triggers import Enters

MANY = 400
"""More often than anybody may do the same thing again."""

WHEEL = card("Wheel", "{1}", ENCHANTMENT_CARD, activated("{0}", gain_life(0)))
SPRING = card("Spring", "{1}", ENCHANTMENT_CARD, activated("{0}", gain_life(1)))
ETERNAL = card("Eternal", "{B}", creature("Spirit", 1, 1), when_dies(PutOntoBattlefield(THIS_CARD, returning=True)))
RACK = card("Rack", "{B}", ENCHANTMENT_CARD, whenever(Enters(CREATURE), destroy(target(CREATURE))))


@pytest.fixture
def table() -> Table:
    return Table(free_mana=True)


def is_offered(table: Table, player: int, name: str) -> bool:
    """Whether an ability of that name can be activated by a player who has priority."""
    decision = table.game.decision
    return decision is not None and decision.player == player and any(name in one.label for one in decision.steps())


def go_on(table: Table, player: int, name: str) -> int:
    """Activate an ability until it is not offered any more, or somebody is asked; how often that was."""
    for times in range(MANY):
        if table.has_priority != player or not is_offered(table, player, name):
            return times
        table.activate(player, name)
        table.resolve(pause=True)
    raise AssertionError("It goes on for ever.")


# ---------------------------------------------------------------------- by oneself


@pytest.mark.rule("732.3")
def test_what_changes_nothing_cannot_be_done_for_ever(table: Table) -> None:
    table.battlefield(ANN, WHEEL)
    go_on(table, ANN, "Wheel")
    assert table.has_priority == ANN
    assert (table.result, is_offered(table, ANN, "Wheel")) == (None, False)
    table.next_turn()
    table.next_turn()
    assert is_offered(table, ANN, "Wheel"), "another turn is another state"


@pytest.mark.rule("732.2a", "732.2c")
def test_who_repeats_a_loop_of_their_own_says_once_how_often(table: Table) -> None:
    table.battlefield(ANN, SPRING)
    before = 20 + go_on(table, ANN, "Spring")
    assert table.life(ANN) == before
    table.answer(ANN, 100)
    assert table.life(ANN) == before + 100
    assert (table.stack, is_offered(table, ANN, "Spring")) == ([], False)


@pytest.mark.rule("732.2a")
def test_a_shortcut_is_one_answer_in_the_record(table: Table) -> None:
    table.battlefield(ANN, SPRING)
    go_on(table, ANN, "Spring")
    fork = table.game.fork()
    fork.answer(50)
    table.answer(ANN, 50)
    assert fork.hash() == table.game.hash()


@pytest.mark.rule("732.2a")
def test_choices_on_the_way_are_made_again(table: Table) -> None:
    """An ability with a target and a choice of numbers, of which more and more comes."""
    rabbit = creature_token(1, 1, "G", "Rabbit")
    table.battlefield(ANN, card("Burrow", "{1}", ENCHANTMENT_CARD, activated("{0}", create(rabbit))))
    before = go_on(table, ANN, "Burrow")
    table.answer(ANN, 20)
    assert table.battlefield(ANN).count("Rabbit Token") == before + 20


@pytest.mark.rule("732.3", "117.3c")
def test_nobody_can_put_more_and_more_on_the_stack_for_ever(table: Table) -> None:
    table.battlefield(ANN, SPRING)
    for _ in range(MANY):
        if table.has_priority != ANN or not is_offered(table, ANN, "Spring"):
            break
        table.activate(ANN, "Spring", pause=True)
    else:
        raise AssertionError("The stack grows for ever.")
    table.answer(ANN, 0)
    table.resolve_all()
    assert table.life(ANN) > 20


@pytest.mark.rule("732.1b")
def test_what_costs_something_each_time_is_no_loop(table: Table) -> None:
    """Life is paid as long as there is any; that has an end of its own."""
    table.battlefield(ANN, *["Grizzly Bears"] * 90)
    table.battlefield(ANN, card("Pit", "{1}", ENCHANTMENT_CARD, activated(SacrificeCost(CREATURE), gain_life(1))))
    table.always(ANN, "Grizzly Bears", about="sacrifice")
    for _ in range(90):
        table.activate(ANN, "Pit")
        table.resolve()
    assert table.life(ANN) == 110


# ---------------------------------------------------------------------- several players


@pytest.mark.rule("732.3")
def test_of_two_players_who_undo_each_others_doings_the_active_one_must_stop(table: Table) -> None:
    """Ann untaps what Bob taps; in the end it stays tapped, since it is Ann's turn."""
    bears = table.battlefield(ANN, "Grizzly Bears")
    table.battlefield(ANN, card("Up", "{1}", ENCHANTMENT_CARD, activated("{0}", UntapIt(target(CREATURE)))))
    table.battlefield(BOB, card("Down", "{1}", ENCHANTMENT_CARD, activated("{0}", TapIt(target(CREATURE)))))
    for _ in range(MANY):
        table.activate(BOB, "Down", targets=[bears])
        table.resolve()
        if not is_offered(table, ANN, "Up"):
            break
        table.activate(ANN, "Up", targets=[bears])
        table.resolve()
    else:
        raise AssertionError("It goes on for ever.")
    assert (table.result, bears.tapped) == (None, True)
    table.next_turn()
    assert is_offered(table, BOB, "Down")


def insisting(name: str) -> Any:
    """Somebody who chooses what has this name as long as that is allowed, and anything else where it is not."""

    def answer(decision: Decision[Any]) -> object:
        if not isinstance(decision, Choose):
            return True if isinstance(decision, Confirm) else None
        return next(
            (one for one in decision.answers() or () if decision.speaker and _called(decision, one, name)), None
        )

    return answer


def _called(decision: Choose, answer: list[Any], name: str) -> bool:
    assert decision.speaker is not None
    return any(name in decision.speaker.label(one, decision.player, True) for one in answer)


@pytest.mark.rule("732.3", "104.4b")
def test_who_chooses_the_targets_of_a_loop_must_choose_others_in_the_end(table: Table) -> None:
    table.battlefield(ANN, RACK)
    table.battlefield(BOB, "Grizzly Bears")
    table.on_ask(ANN, insisting("Eternal"))
    table.enters(ANN, ETERNAL)
    table.resolve_all(pause=True)
    assert table.result is None
    with table.refuses("circles"):
        table.answer(ANN, "Eternal")
    table.answer(ANN, "Grizzly Bears")
    table.resolve_all()
    assert (table.result, table.graveyard(BOB)) == (None, ["Grizzly Bears"])


@pytest.mark.rule("732.3")
def test_the_active_player_is_asked_first_whoever_else_could_choose_otherwise() -> None:
    """Ann and Bob each have a Rack for the other's Eternal; it is Bob's turn, so Bob must leave the loop."""
    table = Table(players=3, free_mana=True)
    table.turn(BOB)
    rack = whenever(Enters(CREATURE & YOURS), destroy(target(CREATURE & ~YOURS)))
    for player in (ANN, BOB):
        table.battlefield(player, card("Feud", "{B}", ENCHANTMENT_CARD, rack))
        table.on_ask(player, insisting("Eternal"))
    table.battlefield(CAT, "Grizzly Bears")
    table.battlefield(ANN, ETERNAL)
    table.enters(BOB, ETERNAL)
    table.resolve_all(pause=True)
    assert table.game.decision is not None
    assert table.game.decision.player == BOB


@pytest.mark.rule("732.4", "104.4b")
def test_a_loop_whose_every_choice_leads_back_is_a_draw(table: Table) -> None:
    """Whichever of the two the Rack destroys, it comes back."""
    table.battlefield(ANN, RACK, ETERNAL)
    table.always(ANN, "Eternal", about="target")
    table.enters(ANN, ETERNAL)
    table.resolve_all()
    assert table.result is not None
    assert table.result.is_draw


@pytest.mark.rule("732.5")
def test_nobody_is_forced_to_end_a_loop_by_something_else(table: Table) -> None:
    seal = card("Seal", "{1}", ENCHANTMENT_CARD, activated(SacrificeCost(ITSELF), destroy(target(ENCHANTMENT))))
    table.battlefield(ANN, RACK)
    table.battlefield(BOB, seal)
    table.always(ANN, "Eternal", about="target")
    table.enters(ANN, ETERNAL)
    table.resolve_all()
    assert table.result is not None
    assert table.result.is_draw


@pytest.mark.rule("732.6")
def test_nobody_is_forced_to_pay_for_the_end_of_a_loop(table: Table) -> None:
    toll = whenever(Enters(CREATURE), UnlessPays(destroy(target(CREATURE)), (mana("{1}"),)))
    table.battlefield(ANN, card("Tithe", "{B}", ENCHANTMENT_CARD, toll))
    table.lands(ANN, "Swamp", 5)
    table.always(ANN, "Eternal", about="target")
    table.always(ANN, False, about="pay")
    table.enters(ANN, ETERNAL)
    table.resolve_all()
    assert table.result is not None
    assert table.result.is_draw


# ---------------------------------------------------------------------- bots


@pytest.mark.rule("732.3")
def test_bots_that_do_anything_come_to_an_end() -> None:
    """A free ability that random players activate as often as they pass."""
    vanguards = Vanguard([pool.card("Mirror Entity Avatar"), pool.card("Mishra")])
    game = Game.casual(vanguards, players=2, seed=5, forks=False)
    bots = Bots([RandomBot(1), RandomBot(2)])
    turns = [0]
    for _ in range(2000):
        if game.result is not None:
            break
        turns.append(game.state.turn_number)
        bots.answer(game)
    assert max(turns.count(turn) for turn in set(turns)) < 1000
