"""The game as a PettingZoo environment (AEC): seats are agents, and each is asked only real choices."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray
from pettingzoo import AECEnv

from planechase.bots import Bot, SensibleBot
from planechase.bots.asking_bots import answer_of
from planechase.decks.casual import Deck
from planechase.game import Game
from planechase.lab.learning.answer_steps import ACTIONS, SteppedQuestion, question
from planechase.lab.learning.observing import LARGEST, Float32Array, Layout
from planechase.rules.multiplayer.variant import Variant
from planechase.rules.state.chance import Chance
from planechase.rules.state.decisions import Id, IllegalAction
from planechase.rules.turns.priority import Priority
from planechase.tables.bot_levels import bot

MOST_ACTIONS: Final = 20_000
"""After how many actions of agents a game is cut off, without a winner."""

Observation = dict[str, NDArray[Any]]


class Environment(AECEnv[str, Observation, int | None]):
    """A casual game whose seats are agents, `player_0` and so on; see `env`."""

    metadata: dict[str, Any] = {"name": "planechase_v0", "render_modes": ["ansi"], "is_parallelizable": False}  # noqa: RUF012  # PettingZoo wants it so

    def __init__(
        self,
        variants: Sequence[str | Variant],
        players: int | None,
        decks: Sequence[Deck],
        seed: int,
        bots: Mapping[Id, str | Bot],
        most_actions: int,
        render_mode: str | None,
        wishes: Mapping[str, Any],
    ) -> None:
        super().__init__()  # type: ignore[no-untyped-call]  # PettingZoo does not say all of its types
        self._variants, self._players, self._decks, self._wishes = variants, players, decks, wishes
        self._chance = Chance(seed, "learning")
        self._levels = dict(bots)
        self._most = most_actions
        self.render_mode = render_mode
        seats = range(len(self._begun(seed).state.players))
        if strange := [seat for seat in bots if seat not in seats]:
            raise ValueError(f"There are seats from 0 to {seats[-1]}, and no {strange[0]!r} for a bot.")
        self.possible_agents = [name(seat) for seat in seats if seat not in bots]
        if not self.possible_agents:
            raise ValueError("There are bots in all seats: leave one free for an agent.")
        self.layout = Layout(len(seats))
        self.agents = []
        box = spaces.Box(-LARGEST, LARGEST, (self.layout.size,), np.float32)
        mask = spaces.Box(0, 1, (ACTIONS,), np.int8)
        self._seen = {agent: spaces.Dict({"observation": box, "action_mask": mask}) for agent in self.possible_agents}
        self._actions = {agent: spaces.Discrete(ACTIONS) for agent in self.possible_agents}
        self._helper = SensibleBot()

    def _begun(self, seed: int) -> Game:
        return Game.casual(
            *self._variants, players=self._players, seed=seed, decks=self._decks, forks=False, **self._wishes
        )

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        return self._seen[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        return self._actions[agent]

    # ------------------------------------------------------------------ playing

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Begin a game. With a seed, the same series of games follows each time. There are no options."""
        if seed is not None:
            self._chance = Chance(seed, "learning")
        key = self._chance.bits() >> 1
        self.game = self._begun(key)
        self._bots = {
            seat: bot(level, key + seat) if isinstance(level, str) else level for seat, level in self._levels.items()
        }
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos = {agent: {} for agent in self.agents}
        self.agent_selection = self.agents[0]
        self.question: SteppedQuestion | None = None
        self.acted = 0
        self._acting: object = None
        self.refused: list[object] = []
        """The actions tried at this grant of priority that could not be finished."""
        self._go_on()

    def step(self, action: int | None) -> None:
        """Take one of the offered actions. An agent whose game is over takes None."""
        if not self.agents:
            raise ValueError("No game goes on: reset the environment first.")
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        asked = self.question
        assert asked is not None
        if action is None or not 0 <= action < len(asked.offers):
            raise ValueError(f"{agent} is offered actions from 0 to {len(asked.offers) - 1}, and not {action}.")
        self._cumulative_rewards[agent] = 0
        self._clear_rewards()
        self.acted += 1
        asked.take(int(action))
        if asked.is_over:
            self._give(asked.answer())
            self._go_on()
        self._accumulate_rewards()

    def _go_on(self) -> None:
        """Play until an agent has a real choice, or the game is over."""
        game = self.game
        self.question = None
        while game.result is None and self.acted < self._most:
            decision = game.decision
            assert decision is not None
            if isinstance(decision, Priority):
                if self._acting is not None:
                    self._acting, self.refused = None, []
                if self.refused:
                    speaker, decision = decision.speaker, decision.without(self.refused)
                    decision.speaker = speaker
            if decision.decider in self._bots:
                self._give(answer_of(self._bots[decision.decider], game, decision))
                continue
            asked = question(game.state, decision, self.refused)
            if asked is None:
                self._give(answer_of(self._helper, game, decision))
            elif asked.is_over:
                self._give(asked.answer())
            else:
                self.question = asked
                self.agent_selection = name(decision.decider)
                return
        self._end()

    def _give(self, answer: object) -> None:
        """Leave out actions that could not be finished at this grant of priority."""
        if isinstance(self.game.decision, Priority):
            self._acting = answer[0] if isinstance(answer, (list, tuple)) and answer else answer
        try:
            self.game.answer(answer)
        except IllegalAction:
            if self._acting is None or self._acting in self.refused:
                raise
            self.refused.append(self._acting)
            self._acting = None

    def _end(self) -> None:
        result = self.game.result
        for agent in self.agents:
            if result is None:
                self.truncations[agent] = True
                continue
            self.terminations[agent] = True
            if not result.is_draw:
                self.rewards[agent] = 1.0 if seat(agent) in result.winners else -1.0
        self.agent_selection = self.agents[0]

    # ------------------------------------------------------------------ looking

    def observe(self, agent: str) -> Observation:
        """What an agent sees. An agent that is not asked now is offered nothing."""
        asked = self.question if agent == self.agent_selection else None
        mask = np.zeros(ACTIONS, np.int8)
        mask[: len(asked.offers) if asked is not None else 0] = 1
        seen: Float32Array = self.layout.observe(self.game, seat(agent), asked)
        return {"observation": seen, "action_mask": mask}

    def render(self) -> str | None:
        """The game in one line, if `render_mode` is "ansi"."""
        return repr(self.game) if self.render_mode == "ansi" else None

    def close(self) -> None:
        """Do nothing: there is nothing to release."""

    def __str__(self) -> str:
        return str(self.metadata["name"])


def name(seat: Id) -> str:
    """The name of the agent in a seat."""
    return f"player_{seat}"


def seat(agent: str) -> Id:
    """The seat of an agent."""
    return int(agent.rpartition("_")[2])


def env(
    *variants: str | Variant,
    players: int | None = None,
    decks: Sequence[Deck] = (),
    seed: int = 0,
    bots: Mapping[Id, str | Bot] | None = None,
    most_actions: int = MOST_ACTIONS,
    render_mode: str | None = None,
    **wishes: Any,
) -> Environment:
    """Make an environment for the game with these variants, decks and players, as in `Game.casual`.

    `bots` sit in some of the seats, by level or as they are; the other seats are agents.

    >>> table = env("planechase", players=4, bots={2: "random", 3: "steady"})
    >>> table.reset(seed=1)
    >>> table.agents, table.agent_selection
    (['player_0', 'player_1'], 'player_0')
    """
    return Environment(variants, players, decks, seed, bots or {}, most_actions, render_mode, wishes)
