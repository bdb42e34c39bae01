"""The environment for programs that learn: what agents are asked, what they see, and what they get."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from typing import Any

import pytest

pytest.importorskip("pettingzoo", reason="Learning needs PettingZoo: pip install 'planechase[rl]'.")

import numpy as np
from pettingzoo.test.api_test import api_test
from pettingzoo.test.seed_test import seed_test

from planechase.bots import RandomBot
from planechase.lab.learning import ACTIONS, CARDS, MOMENT, OPTION, PLAYER, THING, Environment, env
from planechase.lab.learning.answer_steps import question
from planechase.lab.learning.environment import seat
from planechase.rules.state.chance import Chance
from planechase.rules.state.decisions import DeclareAttackers, Divide, Order

BEARS = ["Forest"] * 17 + ["Grizzly Bears"] * 23
TABLES: dict[str, dict[str, Any]] = {
    "two": {"players": 2, "decks": [BEARS, BEARS]},
    "two with planes": {"variants": ("planechase",), "players": 2},
    "four": {"players": 4},
    "four with planes": {"variants": ("planechase",), "players": 4},
    "giants": {"variants": ("two-headed giant",), "players": 4},
}
every_table = pytest.mark.parametrize("table", TABLES.values(), ids=list(TABLES))


def made(table: dict[str, Any], **more: Any) -> Environment:
    given = {**table, **more}
    return env(*given.pop("variants", ()), **given)


def played(table: Environment, chance: np.random.Generator) -> Iterator[str]:
    """Agents who do anything; each is told before it acts."""
    for agent in table.agent_iter():
        seen, _, over, cut, _ = table.last()
        assert seen is not None
        if over or cut:
            table.step(None)
            continue
        yield agent
        table.step(int(chance.choice(np.flatnonzero(seen["action_mask"]))))


# PettingZoo would like observations without a dictionary around them, and it expects a mask when all is over.
@pytest.mark.filterwarnings("ignore:Observation is not a NumPy array")
@pytest.mark.filterwarnings("ignore:Observation space for each agent probably should be")
@pytest.mark.filterwarnings("ignore:Action mask numpy array is all zeros")
@every_table
def test_the_environment_keeps_to_the_rules_of_pettingzoo(table: dict[str, Any]) -> None:
    api_test(made(table), num_cycles=60)  # type: ignore[no-untyped-call]  # PettingZoo does not say its types


@every_table
def test_the_same_seed_gives_the_same_game(table: dict[str, Any]) -> None:
    seed_test(lambda: made(table), num_cycles=40)  # type: ignore[no-untyped-call]  # as above


def test_other_seeds_give_other_games_and_one_seed_a_series_of_them() -> None:
    table = made(TABLES["two with planes"])

    def begun(seed: int | None = None) -> int:
        table.reset(seed=seed)
        return table.game.setup.seed

    series = [begun(1), begun(), begun()]
    assert len({*series, begun(2)}) == 4
    assert [begun(1), begun(), begun()] == series


@every_table
def test_a_whole_game_is_played_and_all_of_a_team_get_the_same(table: dict[str, Any]) -> None:
    playing = made(table)
    playing.reset(seed=5)
    rewards: dict[str, float] = {}
    chance = np.random.default_rng(1)
    for agent in playing.agent_iter():
        seen, reward, over, _, _ = playing.last()
        assert seen is not None
        if over:
            rewards[agent] = reward
            playing.step(None)
        else:
            assert 2 <= seen["action_mask"].sum() <= ACTIONS
            playing.step(int(chance.choice(np.flatnonzero(seen["action_mask"]))))
    assert playing.game.result is not None
    winners = playing.game.result.winners
    assert rewards == {agent: 1.0 if seat(agent) in winners else -1.0 for agent in playing.possible_agents}


@every_table
def test_an_observation_tells_nothing_that_is_hidden(table: dict[str, Any]) -> None:
    """A game in which everything that the seat cannot see is dealt anew looks the same to it."""
    playing, chance, differs = made(table), Chance(3), False
    playing.reset(seed=4)
    for number, agent in enumerate(played(playing, np.random.default_rng(2))):
        if number > 120:
            break
        asked = playing.question
        assert asked is not None
        if number % 6 or asked.chosen:
            continue
        game, me = playing.game, seat(agent)
        guess = game.imagine(me, chance)
        decision = guess.decision
        assert decision is not None
        again = question(guess.state, decision, playing.refused)
        assert again is not None
        names = np.array(playing.layout.names)
        told, guessed = playing.layout.observe(game, me, asked), playing.layout.observe(guess, me, again)
        assert list(names[told != guessed]) == []
        others = [other for other in range(len(game.state.players)) if other != me]
        differs |= any(
            (playing.layout.observe(game, other, None) != playing.layout.observe(guess, other, None)).any()
            for other in others
        )
    assert differs


def test_the_names_say_what_the_numbers_are() -> None:
    table = made(TABLES["two"])
    table.reset(seed=1)
    chance = np.random.default_rng(1)
    for _ in played(table, chance):
        if table.question is not None and isinstance(table.question.decision, DeclareAttackers):
            break
    agent = table.agent_selection
    seen = table.observe(agent)["observation"]
    assert len(table.layout.names) == len(seen) == table.layout.size
    named = dict(zip(table.layout.names, seen, strict=True))
    parts = table.layout.parts(seen)
    me = table.game.state.players[seat(agent)]
    assert named["player 0: life"] == parts["players"][0][PLAYER.index("life")] == me.life
    assert named["asked: attack"] == parts["moment"][MOMENT.index("asked: attack")] == 1
    assert parts["hand"][:, THING.index("there")].sum() == len(me.hand)
    stays, attacks = parts["options"][:2]
    assert stays[OPTION.index("done")] == 1
    assert attacks[OPTION.index("card")] == CARDS["Grizzly Bears"]
    assert attacks[OPTION.index("power")] == 2
    assert attacks[OPTION.index("other player")] == 1
    assert attacks[OPTION.index("other life")] == table.game.state.players[1 - seat(agent)].life


def test_no_forced_choice_and_no_order_is_asked_for_and_mana_makes_itself() -> None:
    table = made(TABLES["two with planes"])
    table.reset(seed=2)
    for agent in played(table, np.random.default_rng(3)):
        asked = table.question
        assert asked is not None
        assert len(asked.offers) > 1
        assert not isinstance(asked.decision, Order)
        options = table.layout.parts(table.observe(agent)["observation"])["options"]
        rows = options[: len(asked.offers)]
        assert (rows[:, 0] == 1).all()
        assert not options[len(asked.offers) :].any()
        if asked.decision.kind == "Priority":
            lands = rows[rows[:, OPTION.index("deed: play land")] == 1]
            assert len({*lands[:, OPTION.index("card")]}) == len(lands)
        if isinstance(asked.decision, Divide):
            assert rows[:, OPTION.index("there")].all()


def test_bots_sit_in_the_other_seats() -> None:
    table = env(players=3, decks=[BEARS] * 3, bots={1: "random", 2: RandomBot(4)})
    table.reset(seed=3)
    assert table.agents == ["player_0"]
    assert set(played(table, np.random.default_rng(1))) == {"player_0"}
    assert table.game.result is not None


def test_a_game_that_goes_on_for_too_long_is_cut_off() -> None:
    table = env(players=2, decks=[BEARS] * 2, most_actions=10)
    table.reset(seed=3)
    assert sum(1 for _ in played(table, np.random.default_rng(1))) == 10
    table.reset(seed=3)
    for _ in range(10):
        table.step(0)
    assert table.truncations == {"player_0": True, "player_1": True}
    assert set(table.rewards.values()) == {0.0}


def test_mistakes_get_a_sentence() -> None:
    with pytest.raises(ValueError, match="no 7 for a bot"):
        env(players=2, bots={7: "random"})
    with pytest.raises(ValueError, match="leave one free"):
        env(players=2, bots={0: "random", 1: "random"})
    table = env(players=2)
    with pytest.raises(ValueError, match="reset the environment first"):
        table.step(0)
    table.reset()
    with pytest.raises(ValueError, match="is offered actions from 0 to"):
        table.step(ACTIONS - 1)


def test_without_pettingzoo_one_learns_what_to_install(monkeypatch: pytest.MonkeyPatch) -> None:
    for module in [name for name in sys.modules if name.startswith("planechase.lab.learning")]:
        monkeypatch.delitem(sys.modules, module)
    monkeypatch.setitem(sys.modules, "pettingzoo", None)
    with pytest.raises(ImportError, match=r"pip install 'planechase\[rl\]'"):
        __import__("planechase.lab.learning")
