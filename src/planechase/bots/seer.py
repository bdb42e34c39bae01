"""A bot that looks ahead: it tries its answers in imagined games, and takes the one that turns out best.

All answers are compared in the same imagined worlds. In each, steady bots play on for a few turns, and the position is
evaluated. An answer that is clearly behind is not tried any further.
"""

from __future__ import annotations

from collections.abc import Sequence
from statistics import fmean
from time import perf_counter
from typing import Any, Final, NamedTuple

from planechase.bots.acting_moments import ActingMoment
from planechase.bots.bot import Considered
from planechase.bots.bot_games import BotTable
from planechase.bots.candidate_answers import contenders
from planechase.bots.evaluating import evaluate
from planechase.bots.sensible import SensibleBot
from planechase.bots.weighed_answers import ALIKE, DOUBT, paired, percent
from planechase.game import Game
from planechase.rules.state.chance import Chance
from planechase.rules.state.decisions import Decision, Id, IllegalAnswer, Plain

USUAL: Final = 100
"""The default number of simulations for a decision, at most."""
AHEAD: Final = 5
"""How many turns are played before the evaluation. With two players, each has had two more of their own by then."""
AT_LEAST: Final = 8
"""The number of worlds in which every answer is tried before any is dropped."""
TRUST: Final = 1.0
"""How many more standard errors are needed to drop the steady answer, which is seldom a bad one."""
PATIENCE: Final = 3000
"""A simulation with more answers than this is evaluated where it is."""


class Budget(NamedTuple):
    """How long a decision may take: a number of simulations, or milliseconds, whichever ends first.

    With simulations alone, a bot plays the same game again on every machine.
    """

    simulations: int | None = USUAL
    milliseconds: int | None = None

    @staticmethod
    def read(written: str) -> Budget:
        """Read a budget as people write it. Raises `ValueError` if it is not understood.

        >>> Budget.read("100"), Budget.read("500ms")
        (Budget(simulations=100, milliseconds=None), Budget(simulations=None, milliseconds=500))
        """
        number = written.removesuffix("ms")
        if not number.isascii() or not number.isdigit() or not int(number):
            raise ValueError(f"How long the seer looks ahead is written like seer@100 or seer@500ms, not “{written}”.")
        return Budget(int(number)) if number == written else Budget(None, int(number))


class Contender:
    """An answer, and its result in each world. The first contender is the steady answer."""

    __slots__ = ("answer", "chances", "place", "plain")

    def __init__(self, place: int, answer: object, plain: Plain) -> None:
        self.place = place
        self.answer = answer
        self.plain = plain
        self.chances: list[float] = []

    def chance(self) -> float:
        """The share of the worlds in which it wins."""
        return fmean(self.chances)

    def lead_over(self, other: Contender) -> tuple[float, float]:
        """How much more often it wins in the worlds in which both were tried, and the standard error of that."""
        return paired(self.chances, other.chances)

    def is_behind(self, best: Contender) -> bool:
        """Whether it is clearly worse than the best, or is as good and not what steady would do."""
        lead, error = best.lead_over(self)
        doubt = DOUBT if self.place else DOUBT + TRUST
        return lead > doubt * error + ALIKE or (lead + error < ALIKE and best.place < self.place)


class Seer:
    """A bot that looks ahead where it has a choice, and otherwise plays like the steady bot.

    `seed` decides which worlds it imagines, and `budget` how long it may take for each decision.
    """

    __slots__ = ("_chance", "_compared", "_steady", "budget")

    def __init__(self, seed: int = 0, budget: Budget | None = None) -> None:
        self.budget = budget if budget is not None else Budget()
        self._chance = Chance(seed, "seer")
        self._steady = SensibleBot()
        self._compared: list[Contender] = []

    def waits(self, now: ActingMoment) -> bool:
        """It waits when the steady bot does."""
        return self._steady.waits(now)

    def considered(self) -> Sequence[Considered]:
        """The answers that were compared, with the estimated chance to win. If none were, what steady says."""
        ranked = [one for one in sorted(self._compared, key=_rank, reverse=True) if one.chances]
        return [
            Considered(one.answer, one.chance(), percent(one.chance()), "chance", tuple(one.chances), one.place == 0)
            for one in ranked
        ] or self._steady.considered()

    def decide(self, game: Game, decision: Decision[Any]) -> object:
        """The answer that wins most imagined games; the steady bot's answer if there is little to choose."""
        self._compared = []
        usual = self._steady.decide(game, decision)
        if decision.decider != decision.player:
            return usual
        answers = contenders(game.state, decision, usual)
        if len(answers) < 2:
            return usual
        self._compared = [Contender(n, one, decision.encode(decision.check(one))) for n, one in enumerate(answers)]
        return self._best(game, decision.player).answer

    def _best(self, game: Game, seat: Id) -> Contender:
        """Compare in one world after the other, until one answer is left or the budget is used up."""
        left = self._compared
        simulations, start = 0, perf_counter()
        while len(left) > 1 and not self._is_over(simulations, len(left), start):
            world = game.imagine(seat, self._chance)
            simulations += len(left)
            left = [one for one in left if self._tried(world, one, seat)]
            if left and len(left[0].chances) >= AT_LEAST:
                best = max(left, key=_rank)
                left = [one for one in left if one is best or not one.is_behind(best)]
        return chosen(left or self._compared[:1])

    def _is_over(self, simulations: int, more: int, start: float) -> bool:
        """Whether another world, in which so many answers are tried, would be too much. The first one never is."""
        most, longest = self.budget
        if not simulations:
            return False
        if most is not None and simulations + more > most:
            return True
        passed = (perf_counter() - start) * 1000
        return longest is not None and passed * (simulations + more) > longest * simulations

    def _tried(self, world: Game, one: Contender, seat: Id) -> bool:
        """Try an answer in a world. Returns whether it could be given: some actions turn out to be impossible."""
        game = world.fork(forks=False)
        try:
            game.answer_plain(one.plain)
        except IllegalAnswer:
            return False
        one.chances.append(played_on(game, seat))
        return True


def _rank(one: Contender) -> tuple[float, int]:
    return one.chance() if one.chances else -1.0, -one.place


def chosen(left: list[Contender]) -> Contender:
    """The best of those that are left; the steady answer where it is among them and nothing is clearly better."""
    best, usual = max(left, key=_rank), left[0]
    if best is usual or usual.place:
        return best
    lead, error = best.lead_over(usual)
    return best if lead > TRUST * error else usual


def played_on(game: Game, seat: Id) -> float:
    """How likely a seat wins after steady bots have played some turns."""
    state = game.state
    table = BotTable([_quick() for _ in state.players])
    until = state.turn_number + AHEAD
    for _ in range(PATIENCE):
        state = game.state
        if state.result is not None or state.turn_number >= until or state.players[seat].has_left:
            break
        table.answer(game)
    return evaluate(state, seat)


def _quick() -> SensibleBot:
    """Looking ahead costs so much that those who play there judge by their tables alone."""
    bot = SensibleBot()
    bot.tries = False
    return bot
