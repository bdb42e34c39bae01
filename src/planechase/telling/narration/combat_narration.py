"""Combat and damage (CR 120, 508, 509)."""

from __future__ import annotations

from planechase.rules.events.damage import DamageDealt, Prevented
from planechase.rules.events.events import AttackersDeclared, Blocks
from planechase.rules.state.objects import Id
from planechase.rules.state.state import State
from planechase.telling import particulars as p
from planechase.telling.entries import LogKind, Told, joined, phrase
from planechase.telling.mentioning import group, mention, owned
from planechase.telling.narration.narrators import tells


@tells(AttackersDeclared)
def _attack(game: State, event: AttackersDeclared) -> Told:
    by_defender: dict[Id, list[Id]] = {}
    for attacker, defender in event.attacks:
        by_defender.setdefault(defender, []).append(attacker)
    attacks = [phrase("{} with {}", owned(game, d), group(game, ids)) for d, ids in by_defender.items()]
    parts = phrase("{} attacks {}.", mention(game, event.player), joined(attacks))
    return Told(LogKind.ATTACK, parts, p.AttackDetail(event.attacks))


@tells(Blocks)
def _block(game: State, event: Blocks) -> Told:
    return Told(LogKind.BLOCK, phrase("{} blocks {}.", owned(game, event.object_id), mention(game, event.attacker)))


@tells(DamageDealt)
def _damage(game: State, event: DamageDealt) -> Told | None:
    if event.amount <= 0:
        return None
    dealt = "{} deals {} damage to {}."
    parts = phrase(dealt, mention(game, event.source), event.amount, owned(game, event.target))
    return Told(LogKind.DAMAGE, parts, p.Damage(event.amount, event.combat))


@tells(Prevented)
def _prevented(game: State, event: Prevented) -> Told:
    parts = phrase("{} damage to {} is prevented.", event.amount, mention(game, event.player))
    return Told(LogKind.PREVENT, parts, p.AmountDetail(event.amount))
