"""Casting spells (CR 601), step by step."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import TYPE_CHECKING

from planechase.rules.events.events import SpellCast
from planechase.rules.events.happening import tell
from planechase.rules.events.lasting import WhileItOrItsPermanentStays, begin_effect, use_up
from planechase.rules.events.zones import ZoneChange, depart, has_a_say, listen
from planechase.rules.language.abilities import Ability, AbilityIndex
from planechase.rules.language.fielded import Value
from planechase.rules.language.grammar import Cost, Effect, Modal, Modification, Modifying, Statement
from planechase.rules.language.keywords import HELPED
from planechase.rules.language.split_cards import half_of
from planechase.rules.language.word import word
from planechase.rules.layers import ABILITY
from planechase.rules.mana.bestow_costs import BESTOWED
from planechase.rules.mana.convoke import GivenToSpells
from planechase.rules.mana.costs import (
    AdditionalCost,
    AlternativeCost,
    CostChange,
    CountsColors,
    asks_what_was_spent,
    can_pay_others,
    mana_part,
)
from planechase.rules.mana.mana import ManaCost
from planechase.rules.mana.paying import (
    PayMana,
    can_pay_besides,
    can_pay_mana,
    greatest_x,
    is_beyond,
    pay_all,
    purpose_of,
)
from planechase.rules.spells.bestowing import bestow
from planechase.rules.spells.permissions import (
    FACE_DOWN,
    CastCondition,
    CastPermission,
    CostInstead,
    Way,
    as_cast,
    forbidden,
    guise_of,
    named_in,
    permitted_by,
    spell_values,
    split_second,
    standing_there,
    why_not_now,
)
from planechase.rules.spells.targets import (
    announced_targetings,
    can_choose,
    choose_targets,
    could_choose,
    effect_of,
    enough,
    permanent_targeting,
    targetings,
)
from planechase.rules.state.decisions import Choose, ChooseX, IllegalAction, PayOptionalCost, Rule, ask
from planechase.rules.state.history import Did
from planechase.rules.state.objects import Id, Object, StackObject, Zone
from planechase.rules.state.purpose import Purpose
from planechase.rules.state.source import Source
from planechase.rules.state.visibility import tops

if TYPE_CHECKING:
    from planechase.rules.language.characteristics import Characteristics, Draft
    from planechase.rules.state.player import Player
    from planechase.rules.state.state import State


class OnlyColorsOnX(Statement):
    """CR 106.6: only mana of certain colours may be spent on X."""

    __slots__ = ()

    def colors(self) -> int:
        raise NotImplementedError


# ---------------------------------------------------------------------- may it be cast?


def why_not_cast(game: State, player: Player, obj: Object, way: Way, timing: bool = True) -> str | None:
    """CR 601.3, 601.2e: why the player cannot cast this in this way now, if they cannot."""
    if way.half or way.name:
        with as_cast(game, obj, way) as seen:
            return _why_not_cast(game, player, seen, way, timing)
    return _why_not_cast(game, player, obj, way, timing)


def _why_not_cast(game: State, player: Player, obj: Object, way: Way, timing: bool) -> str | None:
    """CR 601.3: the same for a card as it will be cast: for a half of it, or face down (708.4)."""
    reason = why_not_begin(game, player, obj, way, timing)
    if reason:
        return reason
    chars = game.chars(obj)
    by = Source(player.id, obj.id)
    by.way = way.name
    costs = _base_costs(chars, way) + required_costs(game, chars, by)
    costs += _imposed_costs(game, player, obj, by)
    if not _affordable(game, player, obj, costs, by):
        return f"{player.name} cannot pay for {named_in(chars)}."
    by.x = _highest_x(game, player, obj, costs, by)
    if not _has_targets(game, chars, by):
        return f"There is no legal target for {chars.name}."
    if not _has_payable_mode(game, player, obj, costs, by):
        return f"{player.name} cannot pay for {chars.name}, whatever its mode."
    if _targets_change_costs(game, player, chars) and not _has_payable_targets(game, player, obj, costs, by):
        return f"{player.name} cannot pay for {chars.name}, whatever it targets."
    return None


def why_not_begin(game: State, player: Player, obj: Object, way: Way, timing: bool = True) -> str | None:
    """CR 601.3, 702.61a, 702.62c: why the player cannot even begin to cast this, whatever it costs and targets."""
    chars = game.chars(obj)
    if split_second(game, player.id):
        return "A spell with split second is on the stack."
    if timing:
        reason = why_not_now(game, player, obj, chars, way)
        if reason:
            return reason
    if forbidden(game, player, obj):
        return f"Something forbids casting {named_in(chars)}."
    by = Source(player.id, obj.id)
    by.way = way.name
    if not _conditions_hold(game, player, chars, by):
        return f"{chars.name} can only be cast if its condition is met."
    return None


def is_paid_with_mana(game: State) -> bool:
    """Whether nothing offers something else to pay for spells, lends help with them, or speaks of cards in a hand."""
    if game.statements(CostInstead):
        return False
    return not game.statements(GivenToSpells) and not any(
        Zone.HAND in permission.zones() for _, permission in game.statements(CastPermission)
    )


def has_another_cost(chars: Characteristics) -> bool:
    """CR 118.9: whether a card may be cast from a hand for something else than its mana cost."""
    found = chars.index.of_kind(AlternativeCost)
    return any(isinstance(said, AlternativeCost) and said.zone() is Zone.HAND for _, said in found)


def is_card_out_of_reach(game: State, player: Player, obj: Object) -> bool:
    """CR 118.3: whether it is plain that a card in hand cannot be paid for, where spells are paid with mana."""
    chars = game.chars(obj)
    cost = chars.mana_cost
    if obj.zone is not Zone.HAND or cost is None or cost.x_count or obj.copiable.sides or chars.keywords & HELPED:
        return False
    if obj.copiable.inset is not None:
        return False
    said = chars.index.statements
    if AlternativeCost in said and has_another_cost(chars):
        return False
    if CostChange in said or game.statements(CostChange):
        cost = _total_mana(game, player, obj, cost, Source(player.id, obj.id), hopeful=True)
    return is_beyond(game, player, cost, _apart_from(game, obj))


def _conditions_hold(game: State, player: Player, chars: Characteristics, by: Source) -> bool:
    """CR 601.3: whether the spell's own text lets it be cast now ("cast this spell only if")."""
    return all(
        isinstance(statement, CastCondition) and statement.allows(game, player, by)
        for _, statement in chars.index.of_kind(CastCondition)
    )


def _has_targets(game: State, chars: Characteristics, by: Source) -> bool:
    effect = effect_of(chars)
    return enough(game, permanent_targeting(chars, by), by) if effect is None else can_choose(game, effect, by)


def _has_payable_mode(game: State, player: Player, obj: Object, costs: tuple[Cost, ...], by: Source) -> bool:
    """CR 702.172a, 601.2b: whether there is a mode with targets that the player could pay for; or none has a price."""
    effect = effect_of(game.chars(obj))
    if not isinstance(effect, Modal):
        return True
    numbers = range(len(effect.options()))
    if not effect.mode_costs(tuple(numbers)):
        return True
    payable = [mode for mode in numbers if _affordable(game, player, obj, costs + effect.mode_costs((mode,)), by)]
    return any(enough(game, announced_targetings(game, effect.options()[mode], by), by) for mode in payable)


def _targets_change_costs(game: State, player: Player, chars: Characteristics) -> bool:
    """CR 601.2f: whether some cost depends on what a spell targets."""
    if any(change.about_targets() for _, change in game.said_of(CostChange, player.id)):
        return True
    own = [statement for _, statement in chars.index.of_kind(CostChange)]
    return any(isinstance(said, CostChange) and said.of_itself() and said.about_targets() for said in own)


def _has_payable_targets(game: State, player: Player, obj: Object, costs: tuple[Cost, ...], by: Source) -> bool:
    """CR 601.2c, 601.2f: whether there are targets with which the player could pay for the spell, with an X of 0."""
    proposed = StackObject(obj.id, obj.card, obj.owner, obj.copiable, obj.timestamp, by)
    by.x = 0
    return could_choose(game, game.chars(obj), by, partial(_payable, game, player, proposed, costs))


def _payable(game: State, player: Player, spell: StackObject, costs: tuple[Cost, ...]) -> bool:
    """Whether the player could find the mana for a spell with the targets and the X that it has now."""
    by = spell.source
    mana = _total_mana(game, player, spell, mana_part(costs).with_x(by.x), by)
    return can_pay_besides(game, player, mana, purpose_of(game, by, "cast"), _apart_from(game, spell), costs, by)


def mana_to_cast(
    game: State, player: Player, obj: Object, way: Way, optional: Sequence[str] = (), x: int = 0
) -> ManaCost:
    """CR 601.2f: the mana it would take to cast this now, with these optional costs (by name) and this X."""
    if way.half or way.name:
        with as_cast(game, obj, way) as seen:
            return _mana_to_cast(game, player, seen, way, optional, x)
    return _mana_to_cast(game, player, obj, way, optional, x)


def _mana_to_cast(game: State, player: Player, obj: Object, way: Way, optional: Sequence[str], x: int) -> ManaCost:
    chars = game.chars(obj)
    by = Source(player.id, obj.id)
    by.way = way.name
    costs = _base_costs(chars, way) + required_costs(game, chars, by)
    for _, statement in chars.index.of_kind(AdditionalCost):
        assert isinstance(statement, AdditionalCost)
        if statement.optional():
            costs += statement.costs(game, by) * list(optional).count(statement.optional())
    costs += _imposed_costs(game, player, obj, by)
    return _total_mana(game, player, obj, mana_part(costs).with_x(x), by)


def _base_costs(chars: Characteristics, way: Way) -> tuple[Cost, ...]:
    """CR 118.9: the mana cost, or what the chosen way has one pay instead."""
    if way.costs is not None:
        return way.costs
    return (PayMana(chars.mana_cost),) if chars.mana_cost is not None else ()


def required_costs(game: State, chars: Characteristics, by: Source) -> tuple[Cost, ...]:
    """CR 118.8: additional costs of the spell itself that must be paid."""
    found: tuple[Cost, ...] = ()
    for ability, statement in chars.index.of_kind(AdditionalCost):
        assert isinstance(statement, AdditionalCost)
        if not statement.optional() and (ability.condition is None or ability.condition.holds(game, by)):
            found += statement.costs(game, by)
    return found


def _imposed_costs(game: State, player: Player, obj: Object, by: Source) -> tuple[Cost, ...]:
    """CR 118.8: additional costs that other things impose."""
    found: tuple[Cost, ...] = ()
    for source, change in game.said_of(CostChange, player.id):
        if not change.about_abilities():
            found += change.extra_costs(game, player, obj, source, by)
    return found


def _total_mana(
    game: State, player: Player, obj: Object, cost: ManaCost, by: Source, hopeful: bool = False
) -> ManaCost:
    """CR 601.2f: increases first, then reductions; if `hopeful`, the best there could be with the right targets."""
    said = game.said_of(CostChange, player.id)
    changes = [(source, change) for source, change in said if not change.about_abilities()]
    own = Source(player.id, obj.id)
    changes += [
        (own, statement)
        for _, statement in game.chars(obj).index.of_kind(CostChange)
        if isinstance(statement, CostChange) and statement.of_itself()
    ]
    return changed_cost(game, player, obj, cost, by, changes, hopeful)


def changed_cost(
    game: State,
    player: Player,
    obj: Object,
    cost: ManaCost,
    by: Source,
    changes: list[tuple[Source, CostChange]],
    hopeful: bool = False,
) -> ManaCost:
    """CR 601.2f: a cost with all its increases, then all its reductions."""
    for source, change in changes:
        more = change.increase(game, player, obj, source, by)
        if more is not None:
            cost = cost.plus(more)
    for source, change in changes:
        reduction = change.hoped_for if hopeful else change.reduction
        less = reduction(game, player, obj, source, by)
        if less is not None:
            cost = cost.reduced_by(less, change.only_colored())
    return cost


# ---------------------------------------------------------------------- casting it


def cast(game: State, player: Player, obj: Object, way: Way, from_effect: bool = False) -> Rule[Id]:
    """CR 601.2: cast a spell. Raises `IllegalAction` where it cannot be finished. Returns the spell's id."""
    reason = why_not_cast(game, player, obj, way, timing=not from_effect)
    if reason:
        raise IllegalAction(reason)
    origin = obj.zone
    before, game.tops = game.tops, game.tops or tops(game)
    spell = put_on_stack(game, player, obj, way)
    by = spell.source
    chars = game.chars(spell)
    effect = effect_of(chars)
    yield from _announce_additional(game, player, spell, _base_costs(chars, way))
    costs = _base_costs(chars, way) + required_costs(game, chars, by)
    yield from _announce_way(game, player, spell, costs)
    by.x = _highest_x(game, player, spell, costs + _imposed_costs(game, player, spell, by), by)
    early = yield from _optional_costs(game, player, spell, costs, before_modes=True)
    base = _base_costs(chars, way) + early
    payable = partial(_modes_payable, game, player, spell, base) if _modes_have_costs(chars, effect) else None
    yield from choose_modes(game, player, effect, by, payable)
    by.x = 0
    costs = base + _mode_costs(game, chars, by)
    costs += yield from _optional_costs(game, player, spell, costs)
    costs += _imposed_costs(game, player, spell, by)
    yield from _choose_x(game, player, spell, costs, effect)
    aiming = partial(_payable, game, player, spell, costs) if _targets_change_costs(game, player, chars) else None
    yield from choose_targets(game, player, effect, by, aiming)
    x_colors = _x_colors(chars)
    mana = mana_part(costs) if x_colors is not None else mana_part(costs).with_x(by.x)
    total = _total_mana(game, player, spell, mana, by)
    colorful = bool(chars.index.of_kind(CountsColors)) or asks_what_was_spent(chars.abilities)
    yield from pay_all(game, player, costs, by, purpose_of(game, by, "cast"), total, x_colors, colorful)
    game.note(Did.CAST, player.id, spell.id, types=chars.types)
    game.stirred()
    move = ZoneChange(obj.id, origin, Zone.STACK, "cast", by, new_id=spell.id)
    tell(game, move)
    tell(game, SpellCast(spell.id, player.id, player.did(Did.CAST)))
    game.tops = before
    return spell.id


def _announce_way(game: State, player: Player, spell: StackObject, costs: tuple[Cost, ...]) -> Rule[None]:
    """CR 601.2b, 702.119c: what the chosen alternative cost has the player choose at once."""
    by = spell.source
    for _, statement in game.chars(spell).index.of_kind(AlternativeCost) if by.way else ():
        if isinstance(statement, AlternativeCost) and statement.name() == by.way:
            imposed = _imposed_costs(game, player, spell, by)
            yield from statement.announce(
                game, player, by, partial(_affordable, game, player, spell, costs + imposed, by, hopeful=False)
            )
            return


def _announce_additional(game: State, player: Player, spell: StackObject, base: tuple[Cost, ...]) -> Rule[None]:
    """CR 601.2b: which of several additional costs the player will pay."""
    for _, statement in game.chars(spell).index.of_kind(AdditionalCost):
        assert isinstance(statement, AdditionalCost)
        by = spell.source
        costs = base + _imposed_costs(game, player, spell, by)
        yield from statement.announce(game, player, by, partial(_payable_besides, game, player, spell, costs))


def _payable_besides(
    game: State, player: Player, spell: StackObject, costs: tuple[Cost, ...], more: tuple[Cost, ...]
) -> bool:
    return _affordable(game, player, spell, costs + more, spell.source)


def cast_this_turn(game: State, player: Player) -> list[Object]:
    """CR 601.2i: the spells a player has cast this turn, as they are or as they last were, the first one first."""
    return [game.recall(record.what) for record in game.done_by(player, Did.CAST)]


def put_on_stack(game: State, player: Player, obj: Object, way: Way) -> StackObject:
    """CR 601.2a, 709.3a, 712.11b: the card, or a half of it, becomes the topmost object on the stack."""
    values = half_of(obj, way.half) if way.half else spell_values(game, obj, way)
    values_before = game.chars(obj)
    guise = guise_of(game, obj) if way.name == FACE_DOWN else None
    kept = _kept_abilities(values_before, obj, way)
    had_a_say = has_a_say(game, obj)
    permission = permitted_by(game, player, obj, way)
    gone = depart(game, obj, game.chars(obj))
    id = game.new_stamp()
    by = Source(player.id, id)
    by.stack_id = id
    by.cast_from = obj.zone
    by.way = way.name
    by.permission = standing_there(game, obj, permission) if permission is not None else 0
    by.free = way.costs == ()
    spell = StackObject(id, obj.card, obj.owner, values, id, by)
    spell.face_down = way.name == FACE_DOWN
    spell.lies_as = guise
    gone.successor = id
    game.objects[id] = spell
    game.turn.stack.append(id)
    listen(game, spell)
    if had_a_say or has_a_say(game, spell):
        game.changed()
    else:
        game.changed_elsewhere()
    if permission is not None and permission.stack_id in game.shields:
        use_up(game, permission, 1)
    if way.name == BESTOWED:
        bestow(game, spell, values_before)
    if kept:
        begin_effect(game, StillHas(id, (KeepAbilities(kept),)), by, WhileItOrItsPermanentStays(id), (id,))
    return spell


def _kept_abilities(chars: Characteristics, obj: Object, way: Way) -> tuple[Ability, ...]:
    """CR 400.7g: an ability that something gave the card, and that lets it be cast this way, stays with the spell."""
    given = [ability for ability in chars.abilities if ability not in obj.copiable.abilities]
    return tuple(
        ability
        for ability in given
        if any(
            isinstance(statement, AlternativeCost) and statement.name() == way.name
            for _, statement in AbilityIndex((ability,)).of_kind(AlternativeCost)
        )
    )


@word
class KeepAbilities(Modification):
    """Layer 6: abilities an object had before it moved."""

    layer = ABILITY
    abilities: tuple[Ability, ...]

    def apply(self, game: State, draft: Draft, by: Source) -> None:
        draft.set_abilities(draft.abilities + self.abilities)


@word
class StillHas(Modifying):
    """CR 400.7g: a spell goes on having what its card had; so does the permanent that it becomes (400.7b)."""

    reads = "the spell keeps what let it be cast"
    spell: Id
    changes: tuple[Modification, ...]

    def modifications(self) -> tuple[Modification, ...]:
        return self.changes

    def affects(self, game: State, obj: Object, by: Source) -> bool:
        return obj.id == self.spell

    def zones(self) -> tuple[Zone, ...]:
        return (Zone.STACK, Zone.BATTLEFIELD)


def choose_modes(
    game: State,
    player: Player,
    effect: Effect | None,
    by: Source,
    payable: Callable[[tuple[int, ...]], bool] | None = None,
) -> Rule[None]:
    """CR 601.2b, 700.2a: choose modes, among those whose targets exist (for an X the player could pay).

    With `payable` only modes can be chosen with which the player could pay all costs.
    """
    if not isinstance(effect, Modal):
        return
    least, most = effect.how_many(game, by)
    modes = effect.options()
    possible = [n for n, mode in enumerate(modes) if enough(game, announced_targetings(game, mode, by), by)]
    if payable is not None:
        possible = [number for number in possible if payable((number,))]
    times = most if effect.may_repeat() else 1
    if len(possible) * times < least:
        raise IllegalAction(f"Not enough modes of {game.name_of(by.object_id)} have a legal target.")
    if len(possible) * times == least:
        by.modes = tuple(possible * times)
        return
    why = f"Choose {least if least == most else f'{least} to {most}'} of the modes of {game.name_of(by.object_id)}."
    options = [Mode(by.object_id, i, time) for i in possible for time in range(times)]
    refuse = partial(_refuse_modes, game, by, payable) if payable is not None else None
    chosen = yield from ask(Choose(player.id, Purpose.MODE, why, options, least, most, None, refuse, effect))
    by.modes = tuple(sorted(mode.number for mode in chosen))


def _refuse_modes(
    game: State, by: Source, payable: Callable[[tuple[int, ...]], bool], chosen: list[Mode]
) -> str | None:
    """CR 601.2b: why these modes cannot be chosen together, if they cannot."""
    if payable(tuple(sorted(mode.number for mode in chosen))):
        return None
    return f"{game.players[by.controller].name} cannot pay for {game.name_of(by.object_id)} with these modes."


def _mode_costs(game: State, chars: Characteristics, by: Source) -> tuple[Cost, ...]:
    """CR 118.8, 702.120a, 702.172a: the additional costs that must be paid, with those of the chosen modes."""
    effect = effect_of(chars)
    priced = effect.mode_costs(by.modes) if isinstance(effect, Modal) else ()
    return required_costs(game, chars, by) + priced


def _modes_have_costs(chars: Characteristics, effect: Effect | None) -> bool:
    """Whether what a spell costs may depend on the modes chosen for it."""
    if not isinstance(effect, Modal):
        return False
    return bool(chars.index.of_kind(AdditionalCost) or effect.mode_costs(tuple(range(len(effect.options())))))


def _modes_payable(
    game: State, player: Player, spell: StackObject, base: tuple[Cost, ...], modes: tuple[int, ...]
) -> bool:
    """CR 601.2b: whether the player could pay for the spell with these modes, where they cost something."""
    by = spell.source.clone()
    by.modes = modes
    chars = game.chars(spell)
    more = _mode_costs(game, chars, by)
    if more == required_costs(game, chars, spell.source):
        return True
    return _affordable(game, player, spell, base + more + _imposed_costs(game, player, spell, by), by)


@word
class Mode(Value):
    """A mode as an option: the object it stands on, its number, and how often it has been chosen before (700.2d)."""

    object_id: Id
    number: int
    time: int = 0


def _optional_costs(
    game: State, player: Player, spell: StackObject, costs: tuple[Cost, ...], before_modes: bool = False
) -> Rule[tuple[Cost, ...]]:
    """CR 601.2b: kicker and other optional additional costs, asked only where they could be paid."""
    by = spell.source
    added: tuple[Cost, ...] = ()
    for _, statement in game.chars(spell).index.of_kind(AdditionalCost):
        assert isinstance(statement, AdditionalCost)
        name = statement.optional()
        if not name or statement.before_modes() is not before_modes:
            continue
        for _ in range(statement.times()):
            extra = statement.costs(game, by)
            if not _affordable(game, player, spell, costs + added + extra, by) or not _aimable(game, spell, name):
                break
            why = f"Pay the {name} cost of {game.name_of(spell.id)}?"
            if not (yield from ask(PayOptionalCost(player.id, why, name, spell.id, statement))):
                break
            added += extra
            by.extra_costs = (*by.extra_costs, name)
    return added


def _aimable(game: State, spell: StackObject, name: str) -> bool:
    """CR 702.33g, 601.2c: whether there are targets for the spell, also for what it does if this cost is paid."""
    by = spell.source.clone()
    by.extra_costs = (*by.extra_costs, name)
    effect = effect_of(game.chars(spell))
    if isinstance(effect, Modal) and not by.modes:
        return can_choose(game, effect, by)
    return enough(game, targetings(game, effect, by), by)


def _affordable(
    game: State, player: Player, obj: Object, costs: tuple[Cost, ...], by: Source, hopeful: bool = True
) -> bool:
    """Whether the player could pay all of this, with an X of 0."""
    mana = _total_mana(game, player, obj, mana_part(costs).with_x(0), by, hopeful)
    if not can_pay_others(game, player, costs, by):
        return False
    return can_pay_besides(game, player, mana, purpose_of(game, by, "cast"), _apart_from(game, obj), costs, by)


def _apart_from(game: State, obj: Object) -> tuple[Id, ...]:
    """CR 601.2a: a card makes no mana for itself, since it is on the stack by then."""
    return (obj.id,) if game.chars(obj).index.activated else ()


def _x_colors(chars: Characteristics) -> int | None:
    for _, statement in chars.index.of_kind(OnlyColorsOnX):
        assert isinstance(statement, OnlyColorsOnX)
        return statement.colors()
    return None


def _highest_x(game: State, player: Player, obj: Object, costs: tuple[Cost, ...], by: Source) -> int:
    """The largest X the player could pay for; 0 where there is no X in the cost."""
    if not any(cost.mana is not None and cost.mana.x_count for cost in costs):
        return 0
    mana = mana_part(costs)
    total = _total_mana(game, player, obj, mana, by, hopeful=True)
    purpose, x_colors = purpose_of(game, by, "cast"), _x_colors(game.chars(obj))
    apart = _apart_from(game, obj)
    most = greatest_x(game, player, total, purpose, apart, x_colors)
    if x_colors is not None:
        return most
    while can_pay_mana(
        game, player, _total_mana(game, player, obj, mana.with_x(most + 1), by, hopeful=True), purpose, apart
    ):
        most += 1
    return most


def _choose_x(
    game: State, player: Player, spell: StackObject, costs: tuple[Cost, ...], effect: Effect | None
) -> Rule[None]:
    """CR 601.2b, 107.3a: X is announced if it is in the cost; without paying the mana cost it is 0 (107.3b)."""
    by = spell.source
    if not mana_part(costs).x_count:
        return
    most = _highest_x(game, player, spell, costs, by)
    least = _least_x(game, effect, by, most)
    by.x = yield from ask(ChooseX(player.id, f"Choose X for {game.name_of(spell.id)}.", least, most, spell.id))


def _least_x(game: State, effect: Effect | None, by: Source, most: int) -> int:
    """The smallest X for which there are legal targets: whatever is smaller could not be finished."""
    needed = targetings(game, effect, by)
    for x in range(most + 1):
        by.x = x
        if enough(game, needed, by):
            return x
    return 0
