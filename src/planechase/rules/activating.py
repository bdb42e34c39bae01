"""Activating abilities (CR 602, loyalty: 606) and putting triggered abilities on the stack (CR 603.3)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from planechase.rules.abilities import ActivatedAbility, home_zone
from planechase.rules.casting import changed_cost, choose_modes
from planechase.rules.costs import CostChange, can_pay_others, mana_part
from planechase.rules.decisions import ChooseX, IllegalAction, Rule, ask
from planechase.rules.events import AbilityActivated, AbilityTriggered
from planechase.rules.happening import tell
from planechase.rules.mana import ManaCost
from planechase.rules.objects import NO_CARD, Id, Object, Permanent, StackObject
from planechase.rules.paying import can_pay_mana, greatest_x, pay_all, purpose_of, uses_up_source
from planechase.rules.permissions import ActivationProhibition, sorcery_timing, split_second
from planechase.rules.source import Source
from planechase.rules.targets import can_choose, choose_targets

if TYPE_CHECKING:
    from planechase.rules.continuous import PendingTrigger
    from planechase.rules.player import Player
    from planechase.rules.state import State


def why_not_activate(game: State, player: Player, obj: Object, number: int, mana: bool = True) -> str | None:
    """CR 602.5: why the player cannot activate this ability now, if they cannot. `mana=False` leaves mana out."""
    chars = game.chars(obj)
    ability = chars.index.all[number]
    if not isinstance(ability, ActivatedAbility) or not ability.works_in(obj.zone, home_zone(chars)):
        return f"{chars.name} has no such ability here."
    if obj.holder != player.id and not ability.any_player:
        return f"Only {game.players[obj.holder].name} can activate abilities of {chars.name}."
    by = Source(player.id, obj.id)
    reason = _wrong_time(game, player, obj, ability, number, by)
    if reason:
        return reason
    for source, statement in game.statements(ActivationProhibition):
        if statement.forbids(game, player, obj, ability.is_mana, source):
            return f"Something forbids activating abilities of {chars.name}."
    if not can_pay_others(game, player, ability.costs, by):
        return f"The cost of {chars.name}'s ability cannot be paid."
    if mana and not _can_pay_mana(game, player, obj, ability, by):
        return f"{player.name} does not have the mana."
    if not ability.is_mana and not can_choose(game, ability.effect, by):
        return f"There is no legal target for {chars.name}'s ability."
    return None


def _wrong_time(
    game: State, player: Player, obj: Object, ability: ActivatedAbility, number: int, by: Source
) -> str | None:
    """CR 602.5d, 606.3: timing, conditions, and how often."""
    name = game.name_of(obj.id)
    if ability.is_loyalty:
        if not sorcery_timing(game, player.id):
            return "Loyalty abilities are activated in your own main phase while the stack is empty."
        if isinstance(obj, Permanent) and obj.loyalty_turn == game.turn.number:
            return f"A loyalty ability of {name} was already activated this turn."
    if ability.sorcery_speed and not sorcery_timing(game, player.id):
        return f"This ability of {name} works only in your main phase while the stack is empty."
    if not ability.is_mana and split_second(game):
        return "A spell with split second is on the stack."
    if any(not condition.holds(game, by) for condition in ability.conditions):
        return f"The ability of {name} cannot be activated now."
    if ability.limit and game.tally.get(f"activated {obj.id}/{number}", 0) >= ability.limit:
        return f"The ability of {name} was activated often enough this turn."
    return None


def _total_mana(game: State, player: Player, obj: Object, ability: ActivatedAbility, by: Source) -> ManaCost:
    """CR 602.2b, 601.2f: the mana of the cost with increases and reductions."""
    cost = mana_part(ability.costs)
    changes = [(source, change) for source, change in game.statements(CostChange) if change.about_abilities()]
    return changed_cost(game, player, obj, cost, by, changes) if changes else cost


def mana_to_activate(game: State, player: Player, obj: Object, number: int, x: int = 0) -> ManaCost:
    """CR 602.2b: the mana it would take to activate this ability now, with this X."""
    ability = game.chars(obj).index.all[number]
    assert isinstance(ability, ActivatedAbility)
    return _total_mana(game, player, obj, ability, Source(player.id, obj.id)).with_x(x)


def _can_pay_mana(game: State, player: Player, obj: Object, ability: ActivatedAbility, by: Source) -> bool:
    total = _total_mana(game, player, obj, ability, by).with_x(0)
    return can_pay_mana(game, player, total, purpose_of(game, by, "activate"), _excluded(ability, obj.id))


def _excluded(ability: ActivatedAbility, id: Id) -> list[Id]:
    return [id] if any(uses_up_source(cost) for cost in ability.costs) else []


def activate(game: State, player: Player, obj: Object, number: int) -> Rule[Id]:
    """CR 602.2: activate an ability that uses the stack. Returns the id of the ability on the stack."""
    reason = why_not_activate(game, player, obj, number)
    if reason:
        raise IllegalAction(reason)
    ability = game.chars(obj).index.all[number]
    assert isinstance(ability, ActivatedAbility)
    on_stack = _ability_on_stack(game, ability, Source(player.id, obj.id), obj)
    by = on_stack.source
    yield from choose_modes(game, player, ability.effect, by)
    total = _total_mana(game, player, obj, ability, by)
    if total.x_count:
        most = greatest_x(game, player, total, purpose_of(game, by, "activate"), _excluded(ability, obj.id))
        by.x = yield from ask(ChooseX(player.id, f"Choose X for {game.name_of(obj.id)}.", 0, most, obj.id))
    yield from choose_targets(game, player, ability.effect, by)
    if isinstance(obj, Permanent) and ability.is_loyalty:
        obj.loyalty_turn = game.turn.number
    if ability.limit:
        game.note(f"activated {obj.id}/{number}")
    yield from pay_all(game, player, ability.costs, by, purpose_of(game, by, "activate"), total.with_x(by.x))
    tell(game, AbilityActivated(obj.id, player.id, on_stack.id, False))
    return on_stack.id


def _ability_on_stack(game: State, ability: ActivatedAbility, by: Source, obj: Object) -> StackObject:
    """CR 602.2a: the ability is created on the stack, independent of its source (113.7a)."""
    id = game.new_stamp()
    by.stack_id = id
    on_stack = StackObject(id, NO_CARD, by.controller, game.chars(obj), id, by, ability)
    _push(game, on_stack)
    return on_stack


def _push(game: State, on_stack: StackObject) -> None:
    game.objects[on_stack.id] = on_stack
    game.turn.stack.append(on_stack.id)
    game.stirred()


def put_trigger_on_stack(game: State, pending: PendingTrigger) -> Rule[None]:
    """CR 603.3c, 603.3d: choose modes and targets; an ability without a legal choice is removed."""
    by = pending.by
    player = game.players[by.controller]
    effect = pending.ability.effect
    if player.has_left or not can_choose(game, effect, by):
        return
    id = game.new_stamp()
    by.stack_id = id
    source = game.recall(by.object_id)
    on_stack = StackObject(id, NO_CARD, by.controller, game.chars(source), id, by, pending.ability)
    _push(game, on_stack)
    yield from choose_modes(game, player, effect, by)
    yield from choose_targets(game, player, effect, by)
    tell(game, AbilityTriggered(by.object_id, player.id, id))
