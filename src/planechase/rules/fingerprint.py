"""The whole state as plain data, for comparing two games."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from planechase.rules.objects import Object, Permanent, StackObject

if TYPE_CHECKING:
    from planechase.rules.state import State


def fingerprint(game: State) -> list[Any]:
    """Everything that can matter for how the game goes on, in a fixed order."""
    turn = game.turn
    return [
        [turn.number, turn.active, turn.step.value, [step.value for step in turn.steps]],
        [turn.begun, turn.priority, turn.passed],
        [_player(player) for player in game.players],
        [_object(game.objects[id]) for id in sorted(game.objects)],
        [game.battlefield, game.exile, game.command, turn.stack],
        [[e.id, repr(e.statement), e.affected, e.timestamp] for e in game.effects],
        [[d.id, repr(d.ability), d.by.controller] for d in game.delayed],
        [[repr(p.ability), p.by.controller, p.by.object_id] for p in game.waiting],
        [sorted(game.shields.items()), sorted(game.tally.items()), game.extra_turns, sorted(game.history.items())],
        [sorted(game.held.items()), sorted(game.revealed.items()), sorted(game.last_turns.items())],
        [game.strays, game.outside, sorted(game.lurking), game.acting],
        [sorted(within) for within in game.reach] if game.reach is not None else None,
        [game.chance.state, game.stamp],
        [game.result.winners, game.result.reason] if game.result is not None else None,
        _combat(game),
        [[name, _variant(state)] for name, state in sorted(game.variant_state.items())],
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
        entry += [obj.tapped, obj.damage, obj.attached_to, obj.since, obj.phased_out, obj.loyalty_turn]
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


def _combat(game: State) -> list[Any] | None:
    combat = game.turn.combat
    if combat is None:
        return None
    attacks = [[id, a.defender, a.defending_player, a.blocked, a.blockers] for id, a in combat.attacks.items()]
    blocks = [[id, blocked] for id, blocked in combat.blocks.items()]
    return [attacks, blocks, combat.attacked, combat.declared_blocks, sorted(combat.dealt_first)]
