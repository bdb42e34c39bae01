"""What can be seen at the end of a position: who lives, what was cast, who attacked whom."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable

from planechase.rules.casual.planar_die import PlanarDieRolled
from planechase.rules.events.events import AttackersDeclared, Blocks, LandPlayed, SpellCast
from planechase.rules.state.decisions import Id
from planechase.testing import ANN, BOB, Table

OutcomeCheck = Callable[[Table], bool]


def wins(table: Table) -> bool:
    """Ann has won, alone or with her team."""
    return table.result is not None and ANN in table.result.winners


def lives(table: Table) -> bool:
    """Ann has not lost."""
    return not table.has_lost(ANN)


def both(*seen: OutcomeCheck) -> OutcomeCheck:
    """All of these."""
    return lambda table: all(one(table) for one in seen)


def neither(*seen: OutcomeCheck) -> OutcomeCheck:
    """None of these."""
    return lambda table: not any(one(table) for one in seen)


def holds(*names: str) -> OutcomeCheck:
    """Ann has these cards in her hand."""
    return lambda table: not Counter(names) - Counter(table.hand(ANN))


def cast(*names: str, by: Id = ANN) -> OutcomeCheck:
    """Each of these was cast."""
    return lambda table: (
        {*names}
        <= {table.state.recall(one.object_id).copiable.name for one in table.happened(SpellCast) if one.player == by}
    )


def dies(*names: str, of: Id = BOB) -> OutcomeCheck:
    """These are in a player's graveyard."""
    return lambda table: not Counter(names) - Counter(table.graveyard(of))


def stays(*names: str, of: Id = ANN) -> OutcomeCheck:
    """These are on the battlefield under a player's control."""
    return lambda table: not Counter(names) - Counter(table.battlefield(of))


def attackers(table: Table, by: Id = ANN) -> list[tuple[str, Id]]:
    """Which creatures of a player were declared as attackers, and whom they attack."""
    return sorted(
        (table.state.recall(creature).copiable.name, defender)
        for declared in table.happened(AttackersDeclared)
        if declared.player == by
        for creature, defender in declared.attacks
    )


def attacks(*expected: tuple[str, Id]) -> OutcomeCheck:
    """Exactly these creatures attack, and exactly these players."""
    return lambda table: attackers(table) == sorted(expected)


def attacks_with(*names: str) -> OutcomeCheck:
    """Exactly these creatures attack, whomever."""
    return lambda table: [name for name, _ in attackers(table)] == sorted(names)


def blocks(table: Table) -> list[tuple[str, str]]:
    """Which creatures block which attackers."""
    named = table.state.recall
    return sorted(
        (named(one.object_id).copiable.name, named(one.attacker).copiable.name) for one in table.happened(Blocks)
    )


def blocked(*expected: tuple[str, str]) -> OutcomeCheck:
    """Exactly these creatures block, and exactly these attackers."""
    return lambda table: blocks(table) == sorted(expected)


def rolled(table: Table) -> bool:
    """Ann rolled the planar die."""
    return any(one.player == ANN for one in table.happened(PlanarDieRolled))


def played(land: str) -> OutcomeCheck:
    """Ann played this land."""
    return lambda table: any(
        table.state.recall(one.object_id).copiable.name == land for one in table.happened(LandPlayed)
    )


def life(player: Id, at_least: int) -> OutcomeCheck:
    """A player has at least this much life."""
    return lambda table: table.life(player) >= at_least
