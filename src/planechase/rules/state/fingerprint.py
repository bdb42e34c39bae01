"""The whole state as plain data, for comparing two games."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from planechase.rules.state.objects import Object, Permanent, StackObject

if TYPE_CHECKING:
    from planechase.rules.state.state import State
    from planechase.rules.state.steps import Combat, Turn


def fingerprint(game: State) -> list[Any]:
    """Everything that can matter for how the game goes on, in a fixed order."""
    return [
        [game.turns.index(game.turn), *(_turn(turn) for turn in game.turns)],
        [_player(player) for player in game.players],
        [_object(game.objects[id]) for id in sorted(game.objects)],
        [game.battlefield, game.exile, game.command, game.seating],
        [[e.id, repr(e.statement), e.affected, e.timestamp] for e in game.effects],
        [[d.id, repr(d.ability), d.by.controller] for d in game.delayed],
        [[repr(p.ability), p.by.controller, p.by.object_id] for p in game.waiting],
        [sorted(game.shields.items()), game.extra_turns, sorted(game.history.items())],
        [sorted(game.held.items()), sorted(game.revealed.items()), sorted(game.last_turns.items())],
        [[_object(away.permanent), away.host, away.overdue] for away in game.phased.values()],
        [game.strays, game.outside, sorted(game.lurking), game.acting],
        [sorted(within) for within in game.reach] if game.reach is not None else None,
        [game.chance.state, game.stamp],
        [game.result.winners, game.result.reason] if game.result is not None else None,
        [[name, _variant(state)] for name, state in sorted(game.variant_state.items())],
    ]  # fmt: skip


def _turn(turn: Turn) -> list[Any]:
    marker = turn.marker
    return [
        turn.number, turn.active, turn.step.value, [step.value for step in turn.steps], turn.begun, turn.priority,
        turn.passed, turn.stack, turn.combats, sorted(turn.tally.items()), _combat(turn.combat),
        [marker.number, marker.received, marker.removals, marker.unused, turn.waits] if marker is not None else None,
    ]  # fmt: skip


def _player(player: Any) -> list[Any]:
    return [
        player.life, player.library, player.hand, player.graveyard, player.mana_pool.text,
        sorted(player.counters.items()), sorted(player.tally.items()), player.has_left, player.mulligans,
        player.drew_from_empty, player.turn_began, player.this_upkeep, player.last_upkeep, sorted(player.designations),
    ]  # fmt: skip


def _object(obj: Object) -> list[Any]:
    entry: list[Any] = [
        obj.id, obj.card, obj.owner, obj.controller, obj.zone.value, obj.copiable.name,
        sorted((obj.counters or {}).items()), obj.face_down, repr(sorted((obj.links or {}).items())), obj.timestamp,
    ]  # fmt: skip
    if isinstance(obj, Permanent):
        entry += [obj.tapped, obj.damage, obj.attached_to, obj.since, obj.loyalty_turn]
        entry += [obj.deathtouched, obj.base_controller]
    if isinstance(obj, StackObject):
        by = obj.source
        entry += [by.controller, by.object_id, by.x, by.modes, list(by.targets.values()), by.extra_costs]
        entry += [[sorted(shares.items()) for shares in by.divisions.values()], sorted(by.memory.items()), by.way]
    return entry


def _variant(state: object) -> Any:
    """The state of a variant, as it describes itself."""
    described = getattr(state, "fingerprint", None)
    return described() if callable(described) else repr(state)


def _combat(combat: Combat | None) -> list[Any] | None:
    if combat is None:
        return None
    attacks = [[id, a.defender, a.defending_player, a.blocked, a.blockers] for id, a in combat.attacks.items()]
    blocks = [[id, blocked] for id, blocked in combat.blocks.items()]
    defended = sorted(combat.defended.items())
    return [attacks, blocks, combat.attacked, combat.declared_blocks, sorted(combat.dealt_first), defended]
