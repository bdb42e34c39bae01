"""Activating abilities (CR 602, loyalty: 606) and putting triggered abilities on the stack (CR 603.3)."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from typing import TYPE_CHECKING, NamedTuple

from planechase.rules.events.events import AbilityActivated, AbilityTriggered
from planechase.rules.events.happening import tell
from planechase.rules.events.zones import cease_to_exist
from planechase.rules.language.abilities import ActivatedAbility
from planechase.rules.language.fielded import Value
from planechase.rules.language.grammar import Cost
from planechase.rules.language.word import word
from planechase.rules.mana.costs import (
    CostChange,
    TapSymbol,
    can_pay_others,
    is_summoning_sick,
    mana_part,
    uses_up_source,
)
from planechase.rules.mana.mana import ManaCost
from planechase.rules.mana.paying import can_pay_besides, greatest_x, is_beyond, pay_all, purpose_of
from planechase.rules.spells.casting import changed_cost, choose_modes
from planechase.rules.spells.permissions import ONCE, sorcery_timing, why_no_activation
from planechase.rules.spells.targets import can_choose, choose_targets
from planechase.rules.state.decisions import Choose, ChooseX, IllegalAction, Rule, ask
from planechase.rules.state.history import Did
from planechase.rules.state.objects import NO_CARD, Id, Object, Permanent, StackObject
from planechase.rules.state.purpose import Purpose
from planechase.rules.state.source import Source

if TYPE_CHECKING:
    from planechase.rules.events.continuous import PendingTrigger
    from planechase.rules.state.player import Player
    from planechase.rules.state.state import State


def why_not_activate(game: State, player: Player, obj: Object, number: int) -> str | None:
    """CR 602.5, 118.3: why the player cannot activate this ability, if they cannot."""
    reason = why_no_activation(game, player, obj, number)
    if reason:
        return reason
    ability = game.chars(obj).index.all[number]
    assert isinstance(ability, ActivatedAbility)
    by = Source(player.id, obj.id)
    if has_x(ability.costs):
        by.x = next(iter(possible_x(game, player, obj, ability, ability.costs, by)), ability.least_x)
    reason = _why_not_pay(game, player, obj, ability, ability.costs, by)
    if reason and ability.instead:
        reason = _why_not_pay(game, player, obj, ability, ability.instead, by)
    if reason:
        return reason
    if not ability.is_mana and not can_choose(game, ability.effect, by):
        return f"There is no legal target for {game.chars(obj).name}'s ability."
    return None


class Terms(NamedTuple):
    """What one of the costs of an ability asks for, at a glance."""

    mana: ManaCost
    """Its mana, with an X of 0."""
    taps: bool
    uses_up: bool


@lru_cache(maxsize=4096)
def _terms(ability: ActivatedAbility) -> tuple[Terms, ...]:
    return tuple(
        Terms(
            mana_part(costs).with_x(0),
            any(isinstance(cost, TapSymbol) for cost in costs),
            any(uses_up_source(cost) for cost in costs),
        )
        for costs in ability.prices
    )


def is_out_of_reach(game: State, player: Player, obj: Object, ability: ActivatedAbility) -> bool:
    """CR 118.3: whether it is plain that an ability cannot be activated: it needs {T} of what is tapped, or more mana.

    Most abilities are, most of the time: so this is looked at before anything else.
    """
    if ability.sorcery_speed and not sorcery_timing(game, player.id):
        return True
    costs_change = ability.cost_change is not None
    costs_change = costs_change or any(change.about_abilities() for _, change in game.statements(CostChange))
    for mana, taps, uses_up in _terms(ability):
        if taps and isinstance(obj, Permanent) and (obj.tapped or is_summoning_sick(game, obj)):
            continue
        if costs_change or not is_beyond(game, player, mana, (obj.id,) if uses_up else ()):
            return False
    return True


def has_x(costs: tuple[Cost, ...]) -> bool:
    """CR 107.3a: whether an X is chosen for this cost."""
    return any(cost.has_x or (cost.mana is not None and cost.mana.x_count) for cost in costs)


def possible_x(
    game: State, player: Player, obj: Object, ability: ActivatedAbility, costs: tuple[Cost, ...], by: Source
) -> Iterator[int]:
    """CR 107.3a, 601.2b: every X with which the whole cost could be paid and there would be targets."""
    total = _total_mana(game, player, obj, ability, costs, by)
    limits = [cost.greatest_x(game, player, by) for cost in costs if cost.has_x]
    if total.x_count:
        limits.append(greatest_x(game, player, total, purpose_of(game, by, "activate"), _excluded(costs, obj.id)))
    most = min(limits, default=0)
    trial = by.clone()
    for trial.x in range(ability.least_x, most + 1):
        if not can_pay_others(game, player, costs, trial) or not can_choose(game, ability.effect, trial):
            continue
        if len(costs) == 1 or _can_pay_mana(game, player, obj, ability, costs, trial):
            yield trial.x


def _why_not_pay(
    game: State, player: Player, obj: Object, ability: ActivatedAbility, costs: tuple[Cost, ...], by: Source
) -> str | None:
    """CR 118.3: why the player could not pay these costs, if they could not."""
    if not can_pay_others(game, player, costs, by):
        return f"The cost of {game.chars(obj).name}'s ability cannot be paid."
    if not _can_pay_mana(game, player, obj, ability, costs, by):
        return f"{player.name} does not have the mana."
    return None


def _total_mana(
    game: State, player: Player, obj: Object, ability: ActivatedAbility, costs: tuple[Cost, ...], by: Source
) -> ManaCost:
    """CR 602.2b, 601.2f: the mana of the cost with increases and reductions."""
    cost = mana_part(costs)
    said = game.said_of(CostChange, player.id)
    changes = [(source, change) for source, change in said if change.about_abilities()]
    if isinstance(ability.cost_change, CostChange):
        changes.append((Source(player.id, obj.id), ability.cost_change))
    return changed_cost(game, player, obj, cost, by, changes) if changes else cost


def mana_to_activate(game: State, player: Player, obj: Object, number: int, x: int = 0) -> ManaCost:
    """CR 602.2b: the mana it would take to activate this ability now, with this X."""
    ability = game.chars(obj).index.all[number]
    assert isinstance(ability, ActivatedAbility)
    return _total_mana(game, player, obj, ability, ability.costs, Source(player.id, obj.id)).with_x(x)


def _can_pay_mana(
    game: State, player: Player, obj: Object, ability: ActivatedAbility, costs: tuple[Cost, ...], by: Source
) -> bool:
    total = _total_mana(game, player, obj, ability, costs, by).with_x(by.x)
    excluded = _excluded(costs, obj.id)
    return can_pay_besides(game, player, total, purpose_of(game, by, "activate"), excluded, costs, by)


def _excluded(costs: tuple[Cost, ...], id: Id) -> list[Id]:
    return [id] if any(uses_up_source(cost) for cost in costs) else []


@word
class Price(Value):
    """One of the costs of an ability as an option: the object with the ability, and the numbers of both."""

    object_id: Id
    ability: int
    number: int


def _choose_price(
    game: State, player: Player, obj: Object, ability: ActivatedAbility, number: int, by: Source
) -> Rule[tuple[Cost, ...]]:
    """CR 602.2b, 601.2b: which of its costs is paid, where the ability names several; asked if there is a choice."""
    prices = ability.prices
    if len(prices) == 1:
        return prices[0]
    able = [
        Price(obj.id, number, index)
        for index, costs in enumerate(prices)
        if _why_not_pay(game, player, obj, ability, costs, by) is None
    ]
    if len(able) > 1:
        why = f"Choose which cost of {game.name_of(obj.id)} to pay."
        able = yield from ask(Choose(player.id, Purpose.COST, why, able))
    return prices[able[0].number]


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
    costs = yield from _choose_price(game, player, obj, ability, number, by)
    total = _total_mana(game, player, obj, ability, costs, by)
    if has_x(costs):
        numbers = tuple(possible_x(game, player, obj, ability, costs, by))
        why = f"Choose X for {game.name_of(obj.id)}."
        by.x = yield from ask(ChooseX(player.id, why, numbers[0], numbers[-1], obj.id, numbers))
    yield from choose_targets(game, player, ability.effect, by)
    if isinstance(obj, Permanent) and ability.is_loyalty:
        obj.loyalty_turn = game.turn.number
    which = game.chars(obj).index.which(number)
    game.note(Did.ACTIVATED, player.id, obj.id, ability=which)
    if ability.once:
        game.link(obj.id, ONCE, which)
    yield from pay_all(game, player, costs, by, purpose_of(game, by, "activate"), total.with_x(by.x))
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
    """CR 603.3c, 603.3d: choose modes and targets; an ability without a legal choice is removed, and waits no more."""
    by = pending.by
    player = game.players[by.controller]
    effect = pending.ability.effect
    if player.has_left or not can_choose(game, effect, by):
        game.stirred()
        return
    id = game.new_stamp()
    by.stack_id = id
    source = game.recall(by.object_id)
    on_stack = StackObject(id, NO_CARD, by.controller, game.chars(source), id, by, pending.ability)
    _push(game, on_stack)
    try:
        yield from choose_modes(game, player, effect, by)
        yield from choose_targets(game, player, effect, by)
    except IllegalAction:
        cease_to_exist(game, on_stack)
        return
    tell(game, AbilityTriggered(by.object_id, player.id, id))
