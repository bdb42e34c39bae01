"""Advice, and what bots considered: what is told, and to whom."""

from __future__ import annotations

import msgspec
import pytest
from tests.tables.test_secrets import GAMES

from planechase.bots import Budget, Seer, SensibleBot
from planechase.bots.bot import Considered
from planechase.game import Game
from planechase.rules.state.decisions import Choose, DeclareAttackers
from planechase.rules.state.purpose import Purpose
from planechase.rules.turns.priority import Priority
from planechase.tables import commands as ask
from planechase.tables.advising import MOST, Weighed, thoughts, weighed
from planechase.tables.onlookers import company
from planechase.tables.people import Refused
from planechase.tables.plans import Plan
from planechase.tables.replaying import Replay
from planechase.tables.simulated_people import Rehearsal
from planechase.telling.option_texts import TableSpeaker
from planechase.testing import ANN, Table

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
    known = [each for each in found if each.worth is not None]
    assert len(known) >= 2
    assert found[: len(known)] == known, "what nobody thought of comes last"
    assert [each.said for each in known] == [f"{each.worth:+.0f}" for each in known]
    assert {each.measure for each in known} == {"worth"}


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


def test_all_that_was_on_offer_is_told_and_mana_is_not() -> None:
    game = Game.casual("planechase", players=2, seed=3)
    while not isinstance(game.decision, Priority) or len(game.decision.options) < 6:
        assert game.decision is not None
        game.answer(game.decision.options[1] if isinstance(game.decision, Priority) else game.decision.default())
    asked = game.decision.plain(game.decision.decider)["options"]
    wanted = {option["label"] for option in asked if option["deed"] != "make mana"}
    assert {" ".join(each.words) for each in thoughts(game, SensibleBot())} == wanted
    assert any(option["deed"] == "make mana" for option in asked)


def test_of_many_things_on_offer_only_some_are_told() -> None:
    table = Table()
    names = [f"Colour {number}" for number in range(200)]
    decision = Choose(ANN, Purpose.MODE, "Choose one.", names)
    decision.speaker = TableSpeaker(table.game.state)
    some = weighed(decision, [150], [])
    assert len(some) == MOST
    assert [each.answer for each in some if each.chosen] == [[150]]


def test_a_bot_that_says_nothing_has_an_answer_all_the_same() -> None:
    class Silent:
        def decide(self, game: Game, decision: object) -> object:
            assert isinstance(decision, Priority)
            return decision.options[1]

    game = Game.casual("planechase", players=2, seed=3)
    to_priority(game)
    first, *others = thoughts(game, Silent())
    assert (first.answer, first.chosen, first.worth, first.said) == (1, True, None, "")
    assert {(each.chosen, each.worth) for each in others} == {(False, None)}


def test_what_is_no_answer_is_left_out_and_what_reads_the_same_is_told_once() -> None:
    game = Game.casual("planechase", players=2, seed=3)
    decision = to_priority(game)
    twice = [Considered(decision.options[0], 1.0, "+1"), Considered(decision.options[0], 1.0, "+1")]
    found = weighed(decision, 0, [*twice, Considered("nonsense", 9.0, "+9")])
    assert [each.answer for each in found if each.worth is not None] == [0]


# ---------------------------------------------------------------------- what was tried


def chance(answer: object, *tried: float, usual: bool = False) -> Considered:
    """An answer as a bot that looks ahead tells of it."""
    mean = sum(tried) / len(tried)
    return Considered(answer, mean, f"{mean:.0%}", "chance", tried, usual)


def test_what_was_given_up_early_does_not_stand_above_by_a_few_lucky_worlds() -> None:
    """The first five worlds were good for everybody; the second answer was behind in each of them."""
    decision = to_priority(Game.casual("planechase", players=2, seed=3))
    best = chance(decision.options[1], 0.9, 0.91, 0.9, 0.9, 0.91, *[0.4] * 10)
    dropped = chance(decision.options[0], 0.8, 0.8, 0.81, 0.8, 0.8)
    assert dropped.worth > best.worth
    first, second = weighed(decision, 1, [dropped, best])[:2]
    assert (first.answer, first.chosen, first.said, first.worlds) == (1, True, "57 %", 15)
    assert (second.answer, second.as_good, second.said, second.worlds) == (0, False, "47 %", 5)
    assert {first.measure, second.measure} == {"chance"}


def test_what_chance_may_have_decided_is_as_good() -> None:
    decision = to_priority(Game.casual("planechase", players=2, seed=3))
    usual = chance(decision.options[0], 0.5, 0.7, 0.4, 0.6, 0.5, 0.6, usual=True)
    like = chance(decision.options[1], 0.6, 0.5, 0.5, 0.6, 0.4, 0.6)
    worse = chance(decision.options[2], 0.3, 0.5, 0.2, 0.4, 0.3, 0.4)
    few = chance(decision.options[3], 0.1, 0.2)
    found = weighed(decision, 0, [worse, few, like, usual])
    assert [(each.answer, each.as_good) for each in found] == [(0, False), (1, True), (3, True), (2, False)]
    assert [each.usual for each in found] == [True, False, False, False]


def test_what_a_person_did_is_compared_with_what_the_bot_would_do() -> None:
    decision = to_priority(Game.casual("planechase", players=2, seed=3))
    best = chance(decision.options[1], *[0.6, 0.7] * 4)
    worse = chance(decision.options[0], *[0.3, 0.35] * 4)
    found = weighed(decision, 1, [best, worse], given=0)
    assert [(each.answer, each.chosen, each.as_good) for each in found[:2]] == [(1, False, False), (0, True, False)]


def test_the_seer_says_what_it_tried_and_how_often() -> None:
    game = Game.casual("planechase", players=2, seed=3)
    to_priority(game)
    found = [each for each in thoughts(game, Seer(1, Budget(12))) if each.worlds]
    assert len(found) > 1
    assert found[0].chosen
    assert all(each.measure == "chance" and each.said.endswith(" %") for each in found)
    assert sum(each.usual for each in found) == 1


def test_where_the_seer_has_nothing_to_compare_it_says_what_steady_thinks() -> None:
    table = Table()
    table.hand(ANN, "Forest")
    found = thoughts(table.game, Seer(1, Budget(12)))
    assert found == thoughts(table.game, SensibleBot())
    assert [(each.words, each.measure) for each in found] == [(["Play Forest"], "worth"), (["Pass"], "worth")]


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


def test_not_even_the_seer_tells_what_is_hidden_from_the_seat() -> None:
    rehearsal = Rehearsal(DUEL, people=1)
    compared = 0
    for _ in range(60):
        rehearsal.answer()
        decision = rehearsal.game.decision
        if decision is None or compared == 5:
            break
        if decision.decider != 0 or not isinstance(decision, Priority):
            continue
        other = rehearsal.game.fork()
        other.deal_anew(decision.decider, 5)
        found = thoughts(rehearsal.game, Seer(1, Budget(6)))
        assert thoughts(other, Seer(1, Budget(6))) == found
        compared += any(each.worlds for each in found)
    assert compared == 5


# ---------------------------------------------------------------------- to whom


def test_advice_is_for_who_plays_against_bots() -> None:
    rehearsal = Rehearsal(DUEL)
    table, (ann,) = rehearsal.table, rehearsal.people
    assert rehearsal.play(50, lambda table: table.bot_to_move() is None)
    assert company(table, ann, []).advice
    assert table.do(ann, ask.Advise(table.question)) is None
    with pytest.raises(Refused, match="already been answered"):
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
    with pytest.raises(Refused, match="numbered from 0"):
        replay.led_to(replay.steps + 1)
