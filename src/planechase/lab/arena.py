"""An arena: bots play the same deals in every seat, and their shares of the wins are compared."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Mapping, Sequence
from math import inf, log10
from random import Random
from statistics import fmean
from typing import Final, NamedTuple

from planechase.lab.blunders import Blunder
from planechase.lab.lab_games import Outcome
from planechase.lab.proportions import LIKELY, wider, wilson

RESAMPLED: Final = 2000
"""How often the deals are resampled to see how much of a difference is luck."""
PER_TENFOLD: Final = 400
"""The difference in rating with which a bot wins ten times as often."""


class ArenaStanding(NamedTuple):
    """How a bot did: its share of the wins of its seats, with an interval."""

    bot: str
    seats: int
    wins: float
    rate: float
    low: float
    high: float
    rating: float
    """Relative to the first of the bots, which has 0."""


class DealOutcome(NamedTuple):
    """The result of one deal, played in all seatings: seats and wins of each bot. All share a draw."""

    seats: Mapping[str, int]
    wins: Mapping[str, float]


def deals(outcomes: Iterable[Outcome], bots: Sequence[str]) -> list[DealOutcome]:
    """The games that were finished, by deal."""
    grouped: dict[int, list[Outcome]] = defaultdict(list)
    for outcome in outcomes:
        if not outcome.failure:
            grouped[outcome.match.number // len(bots)].append(outcome)
    return [_deal(group) for _, group in sorted(grouped.items())]


def _deal(outcomes: Sequence[Outcome]) -> DealOutcome:
    seats: dict[str, int] = defaultdict(int)
    wins: dict[str, float] = defaultdict(float)
    for outcome in outcomes:
        around = outcome.match.bots
        winners = outcome.winners or tuple(range(len(around)))
        for seat, bot in enumerate(around):
            seats[bot] += 1
            wins[bot] += 1 / len(winners) if seat in winners else 0
    return DealOutcome(seats, wins)


def standings(played: Sequence[DealOutcome], bots: Sequence[str]) -> list[ArenaStanding]:
    """How each bot did, in the given order.

    >>> deal = DealOutcome({"steady": 2, "random": 2}, {"steady": 2, "random": 0})
    >>> [(one.bot, one.rate, one.rating) for one in standings([deal] * 3, ["random", "steady"])]
    [('random', 0.0, 0.0), ('steady', 1.0, inf)]
    """
    order = list(dict.fromkeys(bots))
    drawn = _drawn(played)
    first = _rate(played, order[0])
    found = []
    for bot in order:
        rate = _rate(played, bot)
        low, high = _between(rate, [_rate(sample, bot) for sample in drawn], len(played))
        found.append(
            ArenaStanding(
                bot,
                sum(deal.seats[bot] for deal in played),
                sum(deal.wins[bot] for deal in played),
                rate,
                low,
                high,
                rating(rate, first),
            )
        )
    return found


def _between(rate: float, instead: Iterable[float], known: int) -> tuple[float, float]:
    """The interval of a rate: 95 % of the resampled rates, and somewhat wider for few deals.

    If all deals went the same way, resampling shows nothing; then a deal counts as one flip of a coin.
    """
    rates = sorted(instead)
    if rates[0] == rates[-1]:
        alike = wilson(rate, known, known)
        return alike.low, alike.high
    edge, further = round(len(rates) * (1 - LIKELY) / 2), wider(known)
    low, high = rate - (rate - rates[edge]) * further, rate + (rates[-1 - edge] - rate) * further
    return max(0.0, low), min(1.0, high)


def _drawn(played: Sequence[DealOutcome]) -> list[list[DealOutcome]]:
    """Deals resampled from those that were played; always the same ones."""
    chance = Random(0)
    return [chance.choices(played, k=len(played)) for _ in range(RESAMPLED)]


def _rate(played: Iterable[DealOutcome], bot: str) -> float:
    """The share of its seats that won."""
    return fmean(deal.wins[bot] / deal.seats[bot] for deal in played)


def rating(rate: float, first: float) -> float:
    """The rating of a bot that wins this often, if the first has 0."""
    if rate == first:
        return 0.0
    return inf if not first else -inf if not rate else PER_TENFOLD * log10(rate / first)


def made_by(outcomes: Iterable[Outcome]) -> dict[str, dict[str, float]]:
    """How often each bot made each kind of blunder, per hundred games of one seat."""
    counted: dict[str, dict[str, float]] = {}
    games: dict[str, int] = defaultdict(int)
    for outcome in outcomes:
        if outcome.failure:
            continue
        for seat, bot in enumerate(outcome.match.bots):
            games[bot] += 1
            made = counted.setdefault(bot, {blunder.value: 0.0 for blunder in Blunder})
            for blunder, count in outcome.blunders.get(seat, {}).items():
                made[blunder.value] += count
    return {bot: {kind: 100 * count / games[bot] for kind, count in made.items()} for bot, made in counted.items()}
