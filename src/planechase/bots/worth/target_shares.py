"""How something is best divided among targets: whom to choose, and how much each of them gets (CR 601.2d)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from planechase.bots.worth.text_contents import about_target
from planechase.rules.language.grammar import Effect, Targeting
from planechase.rules.state.decisions import Id

if TYPE_CHECKING:
    from planechase.bots.worth.judge import Judge

MOST_SHARES: Final = 20
"""If there is more than this, the remainder goes to the largest share."""

Shares = dict[Id, int]
Plans = dict[tuple[int, int], tuple[int, Shares]]
"""The best way to give out so much among so many, and what it is worth."""


def best_shares(
    judge: Judge, effect: Effect, targeting: Targeting, possible: list[Id], most: int, total: int
) -> Shares:
    """The division of all of it that is worth most, among as many as help and no more."""
    plans = _plans(judge, effect, targeting, possible, most, total)
    counts = [count for given, count in plans if given == min(total, MOST_SHARES) and count]
    if not counts:
        return {}
    best = max(counts, key=lambda count: (plans[min(total, MOST_SHARES), count][0], -count))
    return _with_rest(plans[min(total, MOST_SHARES), best][1], total)


def shares_among(judge: Judge, effect: Effect, targeting: Targeting, chosen: list[Id], total: int) -> Shares | None:
    """The best division where each of the chosen gets something."""
    plans = _plans(judge, effect, targeting, chosen, len(chosen), total)
    plan = plans.get((min(total, MOST_SHARES), len(chosen)))
    return _with_rest(plan[1], total) if plan is not None else None


def _with_rest(shares: Shares, total: int) -> Shares:
    largest = max(shares, key=lambda one: shares[one])
    return {**shares, largest: shares[largest] + total - sum(shares.values())}


def _plans(judge: Judge, effect: Effect, targeting: Targeting, possible: list[Id], most: int, total: int) -> Plans:
    """One after the other gets nothing or a share; of the ways to the same sum the best is kept."""
    upto = min(total, MOST_SHARES)
    concerned = about_target(effect, targeting)
    plans: Plans = {(0, 0): (0, {})}
    for one in possible:
        worths = _worths(judge, concerned, targeting, one, upto)
        for (given, count), (worth, shares) in sorted(plans.items(), reverse=True):
            if count >= most:
                continue
            for share in range(1, upto - given + 1):
                gain = worth + worths[share - 1]
                known = plans.get((given + share, count + 1))
                if known is None or gain > known[0]:
                    plans[given + share, count + 1] = (gain, {**shares, one: share})
    return plans


def _worths(judge: Judge, concerned: list[Effect], targeting: Targeting, one: Id, upto: int) -> list[int]:
    """What one point for this one is worth, two points and so on."""
    by = judge.by
    targets, divisions = by.targets.get(targeting), by.divisions.get(targeting)
    by.targets[targeting] = (one,)
    found: list[int] = []
    for share in range(1, upto + 1):
        by.divisions[targeting] = {one: share}
        found.append(sum(judge.worth(part) for part in concerned) or judge.in_doubt(one))
    by.targets.pop(targeting)
    by.divisions.pop(targeting)
    if targets is not None:
        by.targets[targeting] = targets
    if divisions is not None:
        by.divisions[targeting] = divisions
    return found
