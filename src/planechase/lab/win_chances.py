"""Chances of winning, estimated from how everybody stands: what the swing of a plane or a scheme is measured in.

What it is: a conditional logit, fitted to the games of one folder. At a moment each player (where teams win together,
each team) has a share of all life, of all power, of all other permanents, of all lands, of all cards in hand and of the
players left, has the turn or not, and waits for the next one. Each of the eight has a weight; the chances are
proportional to the exponential of the weighted sum. Each game counts once, however long it was. Before it sees a game
the model believes in `BELIEVED`, as firmly as in what `BELIEVED_AS` games show: a handful of games bends it, thousands
outweigh it.

Two things keep it from taking a turn for a lead. Everybody is given some of everything before shares are taken, so that
the first land of the table is not all there is. And it is fitted to the middle of turns as well as to their beginnings:
a player who has just had a turn has a land more than those who come next, and waits longest for another. So a visit
may begin and end in the middle of a turn, and nobody gains by that alone.

What it is not: a judgement of cards. It does not know what the permanents can do, what the hands hold, which decks or
bots play or which plane everybody is on; a combo that is about to win looks like any other board. It knows games
between these bots and decks, and no others. It is right on average (`report` shows how nearly), not in each position.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final

from planechase.lab.certainty import Float64Array
from planechase.lab.chance_features import BoardMoment
from planechase.lab.lab_games import Outcome
from planechase.lab.optional_libraries import MissingLibraries

try:
    import numpy as np
    from numpy.typing import NDArray
except ImportError as missing:
    raise MissingLibraries from missing

SHARES: Final = ("life", "power", "permanents", "lands", "hand", "players", "turn", "wait")
BELIEVED: Final = (6.0, 3.5, 4.0, 1.5, 1.0, 0.0, 0.0, -0.3)
"""Weights of the shares before any game is seen: about what 2,000 games of four players taught."""
EVERYBODY: Final = (5.0, 8.0, 6.0, 4.0, 1.0, 0.0)
"""How much of each everybody is given first: the only creature of a table is not all the power there is.

Half or twice as much makes what came of those games hardly less likely; none at all does."""
BELIEVED_AS: Final = 10.0
STEPS: Final = 30
ENOUGH: Final = 1e-7
SOME: Final = 0.01
"""The strength of the prior for a weight about which the games say nothing."""


class Chances:
    """The weights, and the chances that follow from them.

    >>> from planechase.lab.chance_features import PlayerStanding
    >>> even = BoardMoment(1, 0, (PlayerStanding(20, hand=7), PlayerStanding(20, hand=7)))
    >>> Chances().of([even], (0, 1)).round(2).tolist()
    [[0.54, 0.46]]
    >>> ahead = BoardMoment(9, 0, (PlayerStanding(18, power=4, lands=4), PlayerStanding(2, lands=4)))
    >>> bool(Chances().of([ahead], (0, 1))[0, 0] > 0.9)
    True
    """

    def __init__(self, weights: Sequence[float] = BELIEVED) -> None:
        self.weights: Float64Array = np.array(weights, dtype=np.float64)

    def of(self, moments: Sequence[BoardMoment], teams: Sequence[int]) -> Float64Array:
        """The chance of each seat at each moment of a game. A team has one chance: its members win together."""
        slots = _slots(teams)
        shares, is_in = _shares(moments, slots)
        return _softmax(shares @ self.weights, is_in)[:, slots]


def fitted(outcomes: Iterable[Outcome]) -> Chances:
    """The model that fits these games best. Draws and failed games are ignored."""
    parts = [_lesson(outcome) for outcome in outcomes if outcome.winners and not outcome.failure and outcome.moments]
    if not parts:
        return Chances()
    shares, is_in, won, counts = (np.concatenate(column) for column in zip(*parts, strict=True))
    return Chances(_fit(shares, is_in, won, counts).tolist())


def result(outcome: Outcome) -> Float64Array:
    """The chances when everything is over: certain. All share a draw."""
    seats = len(outcome.match.decks)
    if not outcome.winners:
        slots = _slots(outcome.teams or range(seats))
        return np.full(seats, 1 / len(set(slots)))
    return np.array([float(seat in outcome.winners) for seat in range(seats)])


def beginnings(moments: Sequence[BoardMoment]) -> list[int]:
    """Which of the moments of a game are the beginnings of its turns: the first of each."""
    first: dict[int, int] = {}
    for at, one in enumerate(moments):
        first.setdefault(one.turn, at)
    return list(first.values())


def _slots(teams: Sequence[int]) -> list[int]:
    """For each seat, its team, as the seat of the first member."""
    return [list(teams).index(team) for team in teams]


def _shares(moments: Sequence[BoardMoment], slots: Sequence[int]) -> tuple[Float64Array, NDArray[np.bool_]]:
    """By moment and team: the share of everything, turn and wait, and whether the team is still in the game."""
    seats = len(slots)
    raw = np.array(
        [
            [
                (max(0, p.life), p.power, p.permanents, p.lands, p.hand, 1) if not p.is_out else (0,) * 6
                for p in m.places
            ]
            for m in moments
        ],
        dtype=np.float64,
    )
    together = np.zeros((seats, seats))
    together[slots, range(seats)] = 1
    ours = np.einsum("ts,msf->mtf", together, raw)
    whole = ours.sum(axis=1, keepdims=True)
    is_in = ours[:, :, 5] > 0
    sides = is_in.sum(axis=1)[:, None, None]
    shares = np.where(is_in[:, :, None], (ours + EVERYBODY) / (whole + np.maximum(sides, 1) * np.array(EVERYBODY)), 0.0)
    return np.concatenate([shares, _turns(moments, slots)], axis=2), is_in


def _turns(moments: Sequence[BoardMoment], slots: Sequence[int]) -> Float64Array:
    """By moment and team: whether it is its turn, and how long it waits for the next one."""
    begin, seats = set(beginnings(moments)), len(slots)
    waits = [_wait(one, slots, at in begin) for at, one in enumerate(moments)]
    actives = [[float(team == slots[one.active]) for team in range(seats)] for one in moments]
    return np.array([actives, waits], dtype=np.float64).reshape(2, -1, seats).transpose(1, 2, 0)


def _wait(one: BoardMoment, slots: Sequence[int], begins: bool) -> list[float]:
    """By team: which part of a round passes before its next turn; 0 as its turn begins, 1 as soon as it has begun."""
    seats = len(slots)
    around = [(one.active + later) % seats for later in range(seats)]
    order = list(dict.fromkeys(slots[seat] for seat in around if not one.places[seat].is_out))
    waits = [0.0] * seats
    for at, team in enumerate(order):
        waits[team] = at / len(order)
    if not begins:
        waits[slots[one.active]] = 1.0
    return waits


def _lesson(outcome: Outcome) -> tuple[Float64Array, NDArray[np.bool_], Float64Array, Float64Array]:
    """What a game teaches: how everybody stood at each of its moments, and who won in the end."""
    slots, moments = _slots(outcome.teams), len(outcome.moments)
    shares, is_in = _shares(outcome.moments, slots)
    winners = sorted({slots[seat] for seat in outcome.winners})
    won = np.zeros((moments, len(slots)))
    won[:, winners] = 1 / len(winners)
    return shares, is_in, won, np.full(moments, 1 / moments)


def _softmax(worth: Float64Array, is_in: NDArray[np.bool_]) -> Float64Array:
    worth = np.where(is_in, worth, -np.inf)
    most = np.max(worth, axis=1, keepdims=True, initial=-1e300)
    raised: Float64Array = np.exp(worth - most)
    whole = raised.sum(axis=1, keepdims=True)
    chances: Float64Array = np.divide(raised, whole, out=np.zeros_like(raised), where=whole > 0)
    return chances


def _fit(shares: Float64Array, is_in: NDArray[np.bool_], won: Float64Array, counts: Float64Array) -> Float64Array:
    """Newton's method; a step that leads downhill is halved. What is believed makes the summit a single one."""
    believed = np.array(BELIEVED)
    alike = _softmax(np.zeros(is_in.shape), is_in)
    firmly = BELIEVED_AS * _information(shares, alike, counts / counts.sum()) + SOME * np.eye(len(believed))

    def height(weights: Float64Array) -> float:
        likely = (won * _softmax(shares @ weights, is_in)).sum(axis=1)
        apart = weights - believed
        return float(counts @ np.log(np.maximum(likely, 1e-300)) - apart @ firmly @ apart / 2)

    weights, reached = believed, height(believed)
    for _ in range(STEPS):
        chances = _softmax(shares @ weights, is_in)
        uphill = np.einsum("m,mt,mtf->f", counts, won - chances, shares) - firmly @ (weights - believed)
        step = np.linalg.solve(_information(shares, chances, counts) + firmly, uphill)
        while (there := height(weights + step)) < reached and np.abs(step).max() >= ENOUGH:
            step = step / 2
        if np.abs(step).max() < ENOUGH:
            break
        weights, reached = weights + step, there
    return weights


def _information(shares: Float64Array, chances: Float64Array, counts: Float64Array) -> Float64Array:
    """How precisely this many games with such chances determine the weights."""
    mean = np.einsum("mt,mtf->mf", chances, shares)
    apart = shares - mean[:, None, :]
    firmly: Float64Array = np.einsum("m,mt,mtf,mtg->fg", counts, chances, apart, apart, optimize=True)
    return firmly
