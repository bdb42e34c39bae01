"""What an action costs now, including everything that changes the cost."""

from __future__ import annotations

from typing import NamedTuple

from planechase.rules.language.abilities import ActivatedAbility
from planechase.rules.language.split_cards import half_of
from planechase.rules.mana.costs import CountsColors, mana_part, other_parts
from planechase.rules.mana.mana import ANYTHING, ManaCost
from planechase.rules.mana.mana_supply import Payment
from planechase.rules.mana.paying import payment_for, purpose_of
from planechase.rules.spells.activating import mana_to_activate
from planechase.rules.spells.casting import mana_to_cast, required_costs
from planechase.rules.state.objects import Id
from planechase.rules.state.player import Player
from planechase.rules.state.source import Source
from planechase.rules.state.state import State
from planechase.rules.turns.priority import Action, ActivateAbility, CastSpell


def price(game: State, player: Player, action: Action) -> str | None:
    """The mana that a player would pay for an action now, {X} still to be chosen; None where mana is no part of it.

    Without targets: what depends on them is left out (CR 601.2f).
    """
    if isinstance(action, CastSpell):
        return _to_cast(game, player, action)
    if isinstance(action, ActivateAbility):
        return _to_activate(game, player, action)
    return None if action.price is None else str(action.price)


class Paid(NamedTuple):
    """What something would be paid with: permanents, in the order in which they are used, and life."""

    sources: tuple[Id, ...] = ()
    life: int = 0


def foreseen(game: State, player: Player, action: Action) -> Paid:
    """What automatic payment would use for an action now, with {X} as nothing and without targets (see `price`)."""
    if isinstance(action, CastSpell):
        return _casting(game, player, action)
    if isinstance(action, ActivateAbility):
        return _activating(game, player, action)
    if action.price is None:
        return Paid()
    return _paid(payment_for(game, player, action.price, ANYTHING, (), Source(player.id, action.object_id or 0)))


def _casting(game: State, player: Player, action: CastSpell) -> Paid:
    obj, way = game.objects[action.card], action.way
    by = Source(player.id, obj.id)
    by.way = way.name
    mana = mana_to_cast(game, player, obj, way)
    others = other_parts((*(way.costs or ()), *required_costs(game, game.chars(obj), by)))
    colorful = bool(game.chars(obj).index.of_kind(CountsColors))
    return _paid(payment_for(game, player, mana, purpose_of(game, by, "cast"), others, by, colorful))


def _activating(game: State, player: Player, action: ActivateAbility) -> Paid:
    obj = game.objects[action.source]
    ability = game.chars(obj).index.all[action.number]
    assert isinstance(ability, ActivatedAbility)
    by = Source(player.id, obj.id)
    mana = mana_to_activate(game, player, obj, action.number)
    return _paid(payment_for(game, player, mana, purpose_of(game, by, "activate"), other_parts(ability.costs), by))


def _paid(payment: Payment | None) -> Paid:
    if payment is None:
        return Paid()
    used = dict.fromkeys(activation.source.key[0] for activation in payment.activations)
    return Paid(tuple(used), payment.life)


def _to_cast(game: State, player: Player, action: CastSpell) -> str:
    obj, way = game.objects[action.card], action.way
    chars = half_of(obj, way.half) if way.half else game.chars(obj)
    printed = mana_part(way.costs) if way.costs is not None else chars.mana_cost
    return _with_x(printed, mana_to_cast(game, player, obj, way))


def _to_activate(game: State, player: Player, action: ActivateAbility) -> str | None:
    ability = game.chars(game.objects[action.source]).index.all[action.number]
    assert isinstance(ability, ActivatedAbility)
    printed = mana_part(ability.costs)
    now = mana_to_activate(game, player, game.objects[action.source], action.number)
    return None if printed.is_free and now.is_free else _with_x(printed, now)


def _with_x(printed: ManaCost | None, now: ManaCost) -> str:
    """{X} is chosen later, so it stands in the price as it is printed."""
    signs = "{X}" * printed.x_count if printed is not None else ""
    return signs if signs and now.is_free else f"{signs}{now}"
