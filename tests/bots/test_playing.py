"""Whole games between bots: they end, they can be repeated, and only legal answers are given."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

import pytest

from planechase import Decision, Game, IllegalAction, IllegalAnswer
from planechase.bots import Bot, RandomBot, SensibleBot, TooManyDecisions, play
from planechase.rules.state.decisions import Confirm
from planechase.rules.turns.priority import PASS, CastSpell, Priority

DECK = ["Forest"] * 10 + ["Grizzly Bears"] * 14


def sensible(players: int) -> list[Bot]:
    return [SensibleBot() for _ in range(players)]


def at_random(players: int) -> list[Bot]:
    return [RandomBot(seat) for seat in range(players)]


def of_both_kinds(players: int) -> list[Bot]:
    return [SensibleBot() if seat % 2 else RandomBot(seat) for seat in range(players)]


BOTS = pytest.mark.parametrize("bots", [sensible, at_random, of_both_kinds])


def new_game(players: int, seed: int) -> Game:
    return Game.new([DECK] * players, seed=seed, forks=False)


class Witness:
    """A bot that lets another one decide and checks that its answers are taken."""

    def __init__(self, bot: Bot) -> None:
        self.bot = bot
        self.answers = 0

    def decide(self, game: Game, decision: Decision[Any]) -> object:
        answer = self.bot.decide(game, decision)
        decision.check(answer)
        self.answers += 1
        return answer


@pytest.mark.whole_game
@BOTS
@pytest.mark.parametrize("players", [2, *(pytest.param(more, marks=pytest.mark.whole_game) for more in (4, 8))])
def test_games_end_with_a_result(bots: Callable[[int], list[Bot]], players: int) -> None:
    game = new_game(players, seed=players)
    witnesses = [Witness(bot) for bot in bots(players)]
    result = play(game, witnesses)
    assert result is game.result
    assert game.decision is None
    assert len(result.winners) <= 1
    assert sum(witness.answers for witness in witnesses) == len(game.record()["answers"])


@BOTS
def test_the_same_seeds_give_the_same_game(bots: Callable[[int], list[Bot]]) -> None:
    games = [new_game(4, seed=11) for _ in range(2)]
    for game in games:
        play(game, bots(4))
    assert games[0].record() == games[1].record()
    assert games[0].hash() == games[1].hash()


def test_a_bot_may_sit_at_several_games() -> None:
    fresh = [play(new_game(2, seed), sensible(2)).winners for seed in range(4)]
    bots = sensible(2)
    assert [play(new_game(2, seed), bots).winners for seed in range(4)] == fresh


def test_a_sensible_bot_beats_random_ones() -> None:
    wins = 0
    for seed in range(8):
        seat = seed % 4
        bots: Sequence[Bot] = [SensibleBot() if seat == other else RandomBot(other) for other in range(4)]
        wins += seat in play(new_game(4, seed), bots).winners
    assert wins >= 6


def test_a_game_that_does_not_end_is_stopped() -> None:
    with pytest.raises(TooManyDecisions, match="within 30 decisions"):
        play(new_game(2, seed=1), sensible(2), limit=30)


class Stubborn:
    """Casts whatever it may; it does not mind that this never works."""

    def __init__(self) -> None:
        self.offered: list[int] = []

    def decide(self, game: Game, decision: Decision[Any]) -> object:
        if not isinstance(decision, Priority):
            return decision.default()
        spells = [option for option in decision.options if isinstance(option, CastSpell)]
        if spells:
            self.offered.append(len(spells))
        return spells[0] if spells else decision.options[-1] if len(decision.options) > 1 else PASS


@pytest.mark.pure
def test_what_could_not_be_finished_is_not_tried_again(monkeypatch: pytest.MonkeyPatch) -> None:
    def refuse(*_: object) -> Any:
        raise IllegalAction("not today")
        yield

    monkeypatch.setattr(CastSpell, "perform", refuse)
    bots = [Stubborn(), Stubborn()]
    small = ["Forest"] * 12 + ["Grizzly Bears"] * 8
    play(Game.new([small, small], seed=5, forks=False), bots, limit=5000)
    for bot in bots:
        steps = zip(bot.offered, bot.offered[1:], strict=False)
        assert any(after == before - 1 for before, after in steps), "an option went missing after it failed"


def test_an_answer_that_is_not_allowed_is_not_hidden() -> None:
    class Wrong:
        def decide(self, game: Game, decision: Decision[Any]) -> object:
            return "perhaps" if isinstance(decision, Confirm) else decision.default()

    with pytest.raises(IllegalAnswer, match="True or False"):
        play(new_game(2, seed=1), [Wrong(), Wrong()])


def test_every_seat_needs_a_bot() -> None:
    with pytest.raises(ValueError, match="4 seats and 2 bots"):
        play(Game.casual(seed=1), [SensibleBot(), SensibleBot()])
