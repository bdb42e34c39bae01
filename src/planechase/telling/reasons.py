"""Why a player cannot use something of theirs now, in the sentences with which the rules would refuse it."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from planechase.rules.combat.attacking import why_not_attack
from planechase.rules.combat.blocking import why_not_block
from planechase.rules.multiplayer.teams import defending_together
from planechase.rules.spells.activating import why_not_activate
from planechase.rules.spells.casting import why_not_cast
from planechase.rules.spells.permissions import land_faces, ways_to_cast, why_not_play_land
from planechase.rules.state.decisions import Decision, DeclareAttackers, DeclareBlockers
from planechase.rules.state.objects import Object, Permanent, Zone
from planechase.rules.state.player import Player
from planechase.rules.state.state import State
from planechase.rules.turns.priority import Priority


def why_not(game: State, decision: Decision[Any], obj: Object) -> str | None:
    """Why the player who is asked cannot use this now; None where they can, or where there is nothing to say."""
    player = game.players[decision.player]
    if isinstance(decision, Priority):
        if any(action.object_id == obj.id for action in decision.options):
            return None
        return next(_refused(game, player, obj), "") or None
    if not isinstance(obj, Permanent):
        return None
    if isinstance(decision, DeclareAttackers):
        return why_not_attack(game, obj)
    if isinstance(decision, DeclareBlockers):
        return _why_no_block(game, player, obj)
    return None


def _refused(game: State, player: Player, obj: Object) -> Iterator[str]:
    """What the rules say to each way of using it, what one thinks of first before the rest."""
    if obj.zone is not Zone.BATTLEFIELD:
        for face in land_faces(game, obj) if obj.zone is Zone.HAND else ():
            yield why_not_play_land(game, player, obj, face) or ""
        for way in ways_to_cast(game, player, obj):
            yield why_not_cast(game, player, obj, way) or ""
    for source, number, _ in game.activated():
        if source.id == obj.id:
            yield why_not_activate(game, player, obj, number) or ""


def _why_no_block(game: State, player: Player, blocker: Permanent) -> str | None:
    chars = game.chars(blocker)
    if blocker.tapped:
        return f"{chars.name} is tapped."
    combat = game.turn.combat
    defending = [member.id for member in defending_together(game, player)]
    attacks = combat.attacks.items() if combat is not None else ()
    coming = [game.permanent(id) for id, attack in attacks if attack.defending_player in defending]
    reasons = [why_not_block(game, blocker, attacker) for attacker in coming if attacker is not None]
    return None if None in reasons else next(iter(reasons), None)
