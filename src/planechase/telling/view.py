"""What a player may know (CR 400.2, 402.3, 706.7): the game as plain data, without what is hidden from them."""

from __future__ import annotations

from typing import Any

from planechase.rules.language.colors import color_letters
from planechase.rules.language.keywords import keyword_names
from planechase.rules.spells.permissions import land_plays
from planechase.rules.state.objects import Id, Object, Permanent, StackObject
from planechase.rules.state.player import Player
from planechase.rules.state.seeing import may_see
from planechase.rules.state.state import State
from planechase.rules.state.steps import Turn

Plain = dict[str, Any]


def view(game: State, viewer: Id | None) -> Plain:
    """Everything `viewer` may know; for None, what a spectator may."""
    turn = game.turn
    return {
        "viewer": viewer,
        "turn": turn.number,
        "step": turn.step.value,
        "active": list(turn.active),
        "priority": turn.priority,
        "turns": [_turn(game, one, viewer) for one in game.turns],
        "players": [_player(game, player, viewer) for player in game.players],
        "battlefield": [_permanent(game, permanent, viewer) for permanent in game.permanents()],
        "phased_out": [_permanent(game, away.permanent, viewer) for away in game.phased.values()],
        "stack": [_on_stack(game, game.objects[id], viewer) for id in turn.stack],
        "exile": [_card(game, game.objects[id], viewer) for id in game.exile],
        "command": [_card(game, game.objects[id], viewer) for id in game.command],
        "combat": _combat(turn),
        "result": _result(game),
        "variants": {variant.name: variant.view(game, viewer) for variant in game.variants},
    }


def _turn(game: State, turn: Turn, viewer: Id | None) -> Plain:
    """CR 807.4, 807.5: one of the turns that are taken at once; the one that goes on is shown by itself as well."""
    return {
        "number": turn.number,
        "step": turn.step.value,
        "active": list(turn.active),
        "priority": turn.priority,
        "goes_on": turn is game.turn,
        "waits": turn.waits,
        "marker": turn.marker.number if turn.marker is not None else None,
        "stack": [_on_stack(game, game.objects[id], viewer) for id in turn.stack],
        "combat": _combat(turn),
    }


def _player(game: State, player: Player, viewer: Id | None) -> Plain:
    hand = [game.objects[id] for id in player.hand]
    return {
        "id": player.id,
        "name": player.name,
        "team": player.team,
        "reach": sorted(game.reach[player.id]) if game.reach is not None else None,
        "life": player.life,
        "counters": dict(sorted(player.counters.items())),
        "library": len(player.library),
        "known_library": {
            str(place): _card(game, game.objects[id], viewer)
            for place, id in enumerate(player.library)
            if may_see(game, game.objects[id], viewer)
        },
        "hand_size": len(hand),
        "hand": [_card(game, obj, viewer) for obj in hand if may_see(game, obj, viewer)],
        "graveyard": [_card(game, game.objects[id], viewer) for id in player.graveyard],
        "mana": player.mana_pool.text if player.mana_pool.units else "",
        "lands_left": land_plays(game, player) if game.is_active(player.id) else 0,
        "left": player.has_left,
    }


def _card(game: State, obj: Object, viewer: Id | None) -> Plain:
    if not may_see(game, obj, viewer):
        return {"id": obj.id, "name": None, "owner": obj.owner}
    chars = game.chars(obj)
    if obj.face_down:
        chars = obj.copiable
    shown: Plain = {
        "id": obj.id,
        "name": chars.name,
        "owner": obj.owner,
        "mana_cost": str(chars.mana_cost) if chars.mana_cost is not None else None,
        "type_line": chars.type_line,
        "colors": color_letters(chars.colors),
    }
    if chars.power is not None:
        shown["power"], shown["toughness"] = chars.power, chars.toughness
    if obj.counters:
        shown["counters"] = dict(sorted(obj.counters.items()))
    return shown


def _permanent(game: State, permanent: Permanent, viewer: Id | None) -> Plain:
    chars = game.chars(permanent)
    shown: Plain = {
        "id": permanent.id,
        "name": chars.name,
        "owner": permanent.owner,
        "controller": permanent.controller,
        "type_line": chars.type_line,
        "colors": color_letters(chars.colors),
        "tapped": permanent.tapped,
        "keywords": list(keyword_names(chars.keywords)),
        "token": permanent.is_token,
        "face_down": permanent.face_down,
        "damage": permanent.damage,
        "counters": dict(sorted((permanent.counters or {}).items())),
        "attached_to": permanent.attached_to,
    }
    if chars.power is not None:
        shown["power"], shown["toughness"] = chars.power, chars.toughness
    if permanent.face_down and may_see(game, permanent, viewer):
        shown["really"] = permanent.copiable.name
    return shown


def _on_stack(game: State, obj: Object, viewer: Id | None) -> Plain:
    assert isinstance(obj, StackObject)
    by = obj.source
    return {
        "id": obj.id,
        "name": "a face-down spell" if obj.face_down else game.chars(obj).name,
        "kind": "spell" if obj.is_spell else type(obj.ability).__name__,
        "controller": obj.controller,
        "source": by.object_id,
        "targets": [id for chosen in by.targets.values() for id in chosen],
        "x": by.x,
    }


def _combat(turn: Turn) -> list[Plain]:
    combat = turn.combat
    if combat is None:
        return []
    return [
        {
            "attacker": id,
            "defender": attack.defender,
            "blocked": attack.blocked,
            "blockers": list(attack.blockers),
        }
        for id, attack in combat.attacks.items()
    ]


def _result(game: State) -> Plain | None:
    if game.result is None:
        return None
    return {"winners": list(game.result.winners), "reason": game.result.reason}
