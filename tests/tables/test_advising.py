"""Advice, and what bots considered: what is told, and to whom."""

from __future__ import annotations

import msgspec
import pytest
from tests.tables.test_secrets import GAMES

from planechase.bots import SensibleBot
from planechase.bots.bot import Considered
from planechase.game import Game
from planechase.rules.state.decisions import DeclareAttackers
from planechase.rules.turns.priority import Priority
from planechase.tables import commands as ask
from planechase.tables.advising import MOST, Weighed, thoughts, weighed
from planechase.tables.onlookers import company
from planechase.tables.people import Refused
from planechase.tables.plans import Plan
from planechase.tables.rehearsing import Rehearsal
from planechase.tables.replaying import Replay

DUEL = Plan(players=2, seed=3)


def to_priority(game: Game) -> Priority:
    """Everybody does the simplest thing until somebody has a choice of several actions."""
    while not isinstance(game.decision, Priority) or len(game.decision.options) < 4:
        assert game.decision is not None
        game.answer(game.decision.default())
    return game.decision


# ---------------------------------------------------------------------- what is told


def test_what_a_bot_considered_is_told_in_the_words_of_the_options() -> None:
    game = Game.casual("planechase", players=2, seed=3)
    decision = to_priority(game)
    labels = {option["id"]: option["label"] for option in decision.plain(decision.decider)["options"]}
    before = game.hash()
    found = thoughts(game, SensibleBot())
    assert game.hash() == before
    assert 2 <= len(found) <= MOST
    assert [each.chosen for each in found] == [True] + [False] * (len(found) - 1)
    assert [each.words for each in found] == [[labels[each.answer]] for each in found]
    assert [each.said for each in found] == [f"{each.worth:+.0f}" for each in found]


def test_what_was_given_is_marked_wherever_it_stands() -> None:
    game = Game.casual("planechase", players=2, seed=3)
    decision = to_priority(game)
    found = thoughts(game, SensibleBot(), given=0)
    assert [each.answer for each in found if each.chosen] == [0]
    assert not found[0].chosen
    every = [Considered(option, 50.0 - place, "") for place, option in enumerate(decision.options)]
    beyond = len(decision.options) - 1
    some = weighed(decision, beyond, every[:-1])
    assert some[-1] == Weighed(beyond, some[-1].words, chosen=True)
    assert len(some) <= MOST


def test_a_bot_that_says_nothing_has_an_answer_all_the_same() -> None:
    class Silent:
        def decide(self, game: Game, decision: object) -> object:
            assert isinstance(decision, Priority)
            return decision.options[1]

    game = Game.casual("planechase", players=2, seed=3)
    to_priority(game)
    (only,) = thoughts(game, Silent())
    assert (only.answer, only.chosen, only.worth, only.said) == (1, True, None, "")


def test_what_is_no_answer_is_left_out_and_what_reads_the_same_is_told_once() -> None:
    game = Game.casual("planechase", players=2, seed=3)
    decision = to_priority(game)
    twice = [Considered(decision.options[0], 1.0, "+1"), Considered(decision.options[0], 1.0, "+1")]
    found = weighed(decision, 0, [*twice, Considered("nonsense", 9.0, "+9")])
    assert [each.answer for each in found] == [0]


def test_a_declaration_of_nothing_has_no_words() -> None:
    rehearsal = Rehearsal(DUEL)
    assert rehearsal.play(2000, lambda table: isinstance(table.playing().decision, DeclareAttackers))
    assert [each for each in thoughts(rehearsal.game, SensibleBot(), given=[]) if each.words == []]


@pytest.mark.parametrize("name", GAMES)
def test_advice_tells_nothing_that_is_hidden_from_the_seat(name: str) -> None:
    """Whatever the seat may not see can be elsewhere, and chance another chance: the advice stays."""
    rehearsal = Rehearsal(GAMES[name], people=1)
    compared = 0
    for _ in range(150):
        rehearsal.answer()
        decision = rehearsal.game.decision
        if decision is None:
            break
        other = rehearsal.game.fork()
        other.deal_anew(decision.decider, 5)
        assert thoughts(other, SensibleBot()) == thoughts(rehearsal.game, SensibleBot())
        compared += 1
    assert compared > 50


# ---------------------------------------------------------------------- to whom


def test_advice_is_for_who_plays_against_bots() -> None:
    rehearsal = Rehearsal(DUEL)
    table, (ann,) = rehearsal.table, rehearsal.people
    assert rehearsal.play(50, lambda table: table.bot_to_move() is None)
    assert company(table, ann, []).advice
    assert table.do(ann, ask.Advise(table.question)) is None
    with pytest.raises(Refused, match="answered meanwhile"):
        table.do(ann, ask.Advise(table.question + 1))
    dan = table.come("Dan", "token of Dan")
    assert not company(table, dan, []).advice
    assert not company(table, None, []).advice
    with pytest.raises(Refused):
        table.do(dan, ask.Advise(table.question))


@pytest.mark.parametrize("allowed", [False, True])
def test_against_people_there_is_advice_only_where_the_host_allows_it(allowed: bool) -> None:
    rehearsal = Rehearsal(msgspec.structs.replace(DUEL, advice=allowed), people=2)
    table = rehearsal.table
    asked = next(one for one in rehearsal.people if one.seat == rehearsal.game.decider)
    assert [company(table, one, []).advice for one in rehearsal.people] == [allowed, allowed]
    if allowed:
        table.do(asked, ask.Advise(table.question))
        return
    with pytest.raises(Refused, match="no advice"):
        table.do(asked, ask.Advise(table.question))


def test_a_seat_that_was_lent_to_a_bot_is_still_that_of_somebody() -> None:
    rehearsal = Rehearsal(DUEL, people=2)
    ann, bob = rehearsal.people
    rehearsal.do(bob, ask.Lend(1))
    assert not company(rehearsal.table, ann, []).advice


def test_reasons_are_told_when_the_game_is_over() -> None:
    rehearsal = Rehearsal(DUEL)
    rehearsal.play(40)
    with pytest.raises(Refused, match="when the game is over"):
        Replay(rehearsal.journal).led_to(3)
    rehearsal.do(rehearsal.people[0], ask.Concede())
    replay = Replay(rehearsal.journal)
    assert replay.led_to(0) is None
    answer = replay.led_to(3)
    assert answer is not None
    assert (answer.before, answer.given) == (replay.game.record()["answers"][:2], replay.game.record()["answers"][2])
    assert replay.led_to(replay.steps) is None, "to concede is no answer"
    with pytest.raises(Refused, match="steps from 0"):
        replay.led_to(replay.steps + 1)
