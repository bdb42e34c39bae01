"""What bots say about an answer: which others they considered, what each seemed worth, and how certain that is."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from math import sqrt
from statistics import fmean, stdev
from typing import Any, Final

from planechase.bots.attacks import weigh_attacks
from planechase.bots.bot import Considered
from planechase.bots.bot_choosing import Ranked
from planechase.bots.creature_fights import Fighter
from planechase.bots.judging import DAMAGE, WINNING
from planechase.rules.language.card_types import CREATURE
from planechase.rules.multiplayer.teams import defending_together
from planechase.rules.state.decisions import Choose, Decision, DeclareAttackers, DeclareBlockers, Id
from planechase.rules.state.state import State

MOST: Final = 12
"""The maximum number of answers that are named: nobody reads more."""
FEW: Final = 5
"""What was tried in fewer worlds than these has shown nothing yet."""
DOUBT: Final = 2.0
"""How many standard errors must lie between two answers that count as different."""
ALIKE: Final = 0.001
"""Answers that differ by less come to the same."""


def said(worth: int) -> str:
    """A worth as people read it: +35, 0 or −12."""
    return f"{worth:+d}".replace("-", "−") if worth else "0"


def percent(chance: float) -> str:
    """A chance as people read it: 62 %."""
    return f"{chance:.0%}".replace("%", " %")


def paired(mine: Sequence[float], theirs: Sequence[float]) -> tuple[float, float]:
    """By how much one answer did better than another in the worlds in which both were tried, and its standard error.

    What was given up early is compared in the few worlds that it was tried in, and not with the luck of others.
    """
    leads = [one - other for one, other in zip(mine, theirs, strict=False)]
    return fmean(leads), stdev(leads) / sqrt(len(leads)) if len(leads) > 1 else 1.0


def lead(one: Considered, other: Considered) -> float:
    """By how much an answer did better than another where both were tried, or else by its worth."""
    return paired(one.tried, other.tried)[0] if one.tried and other.tried else one.worth - other.worth


def is_as_good(one: Considered, other: Considered) -> bool:
    """Whether chance alone could have made the difference between two answers. What nobody tried is known for sure."""
    both = min(len(one.tried), len(other.tried))
    if both < FEW:
        return bool(both)
    ahead, error = paired(one.tried, other.tried)
    return abs(ahead) <= DOUBT * error + ALIKE


def considered(answer: object, weighed: Iterable[tuple[object, int]]) -> list[Considered]:
    """Answers with what they seemed worth: the one that was given first, and the others as they seemed."""
    others = sorted((entry for entry in weighed if entry[0] != answer), key=lambda entry: -entry[1])
    given = [entry for entry in weighed if entry[0] == answer]
    found = [Considered(one, float(worth), said(worth)) for one, worth in [*given[:1], *others]]
    return found[:MOST] if given else []


def of_choice(decision: Choose, ranked: Ranked, chosen: list[Any]) -> list[tuple[object, int]]:
    """What was chosen, each other option in place of the last one of it, and nothing where that is allowed.

    Where a choice has to fit together, nobody knows which others would; then there is only what was chosen.
    """
    worth = {option: value for value, option in ranked}
    total = sum(worth.get(option, 0) for option in chosen)
    found: list[tuple[object, int]] = [(chosen, total)]
    if decision.verify is not None and decision.maximum > 1:
        return found
    kept = chosen[:-1]
    without = total - (worth.get(chosen[-1], 0) if chosen else 0)
    found += [([*kept, option], without + value) for value, option in ranked if option not in chosen]
    if chosen and not decision.minimum:
        found.append(([], 0))
    return found


def weigh_declaration(game: State, decision: Decision[Any], answer: dict[Id, Any]) -> list[tuple[object, int]]:
    """The attack or the blocks that were declared, and what else could have been."""
    if isinstance(decision, DeclareAttackers):
        return [*weigh_attacks(game, decision, answer)]
    return _of_blocks(game, decision, answer) if isinstance(decision, DeclareBlockers) else []


def _of_blocks(game: State, decision: DeclareBlockers, blocks: dict[Id, tuple[Id, ...]]) -> list[tuple[object, int]]:
    """The blocks, beside none at all where that is allowed."""
    worth, without = _blocks_worth(game, decision.player, blocks), _blocks_worth(game, decision.player, {})
    found: list[tuple[object, int]] = [(blocks, worth)]
    if blocks and without <= worth and decision.verify({}) is None:
        found.append(({}, without))
    return found


def _blocks_worth(game: State, player: Id, blocks: dict[Id, tuple[Id, ...]]) -> int:
    """What dies on both sides, and the damage that comes through, up to the end of the player."""
    combat = game.turn.combat
    assert combat is not None
    defending = defending_together(game, game.players[player])
    coming = [one for one, attack in combat.attacks.items() if attack.defending_player in {m.id for m in defending}]
    total, hurt = 0, 0
    for attacker in _fighters(game, coming):
        blockers = _fighters(game, [one for one, blocked in blocks.items() if attacker.id in blocked])
        if not blockers:
            hurt += attacker.damage_to_player
            continue
        total += attacker.value if _is_killed(attacker, blockers) else 0
        total -= max((blocker.value for blocker in blockers if attacker.kills(blocker)), default=0)
    life = min(mate.life for mate in defending)
    return total - min(hurt, life) * DAMAGE - (WINNING if hurt >= life else 0)


def _is_killed(attacker: Fighter, blockers: list[Fighter]) -> bool:
    return any(one.kills(attacker) for one in blockers) or sum(one.damage for one in blockers) >= attacker.toughness


def _fighters(game: State, ids: Iterable[Id]) -> list[Fighter]:
    found = [game.permanent(one) for one in ids]
    return [Fighter.of(game, each) for each in found if each is not None and game.chars(each).types & CREATURE]
