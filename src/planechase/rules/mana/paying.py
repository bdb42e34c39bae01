"""Paying costs (CR 118, 601.2g, 601.2h): mana first, by what `mana_solving` finds, then everything else."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import replace
from itertools import combinations
from typing import TYPE_CHECKING, Final, Literal

from planechase.rules.events import life
from planechase.rules.events.events import AbilityActivated, LifeLoss, Tap, TappedForMana
from planechase.rules.events.happening import happen, tell
from planechase.rules.language.abilities import ActivatedAbility
from planechase.rules.language.card_types import CREATURE
from planechase.rules.language.colors import COLOR_OF_LETTER
from planechase.rules.language.grammar import Cost
from planechase.rules.language.word import word
from planechase.rules.mana.convoke import DELVED, ForThatSpell, helpers
from planechase.rules.mana.costs import mana_part, other_parts, uses_up_source
from planechase.rules.mana.mana import ANYTHING, Mana, ManaCost, Spending
from planechase.rules.mana.mana_abilities import TAPPING, mana_made, resolve_mana_triggers
from planechase.rules.mana.mana_solving import at_a_glance, can_pay, max_x, solve
from planechase.rules.mana.mana_supply import ManaSource, Payment
from planechase.rules.mana.sources import KnownSource, Purse, mana_sources, purse
from planechase.rules.mana.spared_sources import NONE, ways_to_spare
from planechase.rules.spells.permissions import why_no_activation
from planechase.rules.state.decisions import Choose, IllegalAction, Rule, ask
from planechase.rules.state.edition import Edition
from planechase.rules.state.history import Did
from planechase.rules.state.objects import Id, Object, Permanent, Zone
from planechase.rules.state.purpose import Purpose
from planechase.rules.state.source import Source

if TYPE_CHECKING:
    from planechase.rules.state.player import Player
    from planechase.rules.state.state import State

MANY_TIMES = 10
"""How often a payment may use a mana ability that costs nothing but mana."""


@word
class PayMana(Cost):
    """CR 118.2: mana to be paid. All mana of one cost is added up and paid together, after everything else."""

    reads = "{cost}"
    cost: ManaCost

    @property
    def mana(self) -> ManaCost | None:
        return self.cost

    def can_pay(self, game: State, player: Player, by: Source) -> bool:
        return can_pay_mana(game, player, self.cost, purpose_of(game, by, "other"))

    def pay(self, game: State, player: Player, by: Source) -> Rule[None]:
        yield from pay_mana(game, player, self.cost, purpose_of(game, by, "other"))

    def repeats(self, game: State, player: Player, by: Source) -> int:
        """As often as there is mana; a payment finds that out itself."""
        return MANY_TIMES


def purpose_of(game: State, by: Source, kind: Literal["cast", "activate", "other"]) -> Spending:
    """What mana is being spent on, for mana that may be spent only on certain things (CR 106.6)."""
    obj = game.get(by.object_id)
    if obj is None:
        return Spending(kind)
    chars = game.chars(obj)
    return Spending(kind, chars.types, chars.subtypes, chars.colors, obj.id, isinstance(obj, Permanent))


def _usable(game: State, player: Player, excluding: Sequence[Id]) -> list[KnownSource]:
    known = mana_sources(game, player)
    if not excluding:
        return known
    return [one for one in known if one.source.group not in excluding]


def _all_sources(game: State, player: Player, excluding: Sequence[Id], purpose: Spending) -> list[ManaSource]:
    """What could pay for something: mana abilities, and the creatures that could help to cast it."""
    known = _usable(game, player, excluding)
    return [one.source for one in (*known, *helpers(game, player, purpose))]


def can_pay_mana(
    game: State,
    player: Player,
    cost: ManaCost,
    purpose: Spending,
    excluding: Sequence[Id] = (),
    x: int = 0,
    x_colors: int | None = None,
) -> bool:
    """Whether the player could find this mana, from the pool and from mana abilities."""
    if cost.is_free:
        return True
    most = life.payable(game, player)
    own = purse(game, player)
    helping = helpers(game, player, purpose)
    if own.is_open and not (helping or player.mana_pool.units or x or x_colors):
        return _is_enough(own, cost, tuple(excluding), most)
    sources = [one.source for one in (*_usable(game, player, excluding), *helping)]
    return can_pay(cost, player.mana_pool.units, sources, purpose, life=most, x=x, x_colors=x_colors)


def is_beyond(game: State, player: Player, cost: ManaCost, excluding: tuple[Id, ...] = ()) -> bool:
    """CR 118.3: whether it is plain that the player has too little mana for a cost, whatever it is for."""
    own = purse(game, player)
    if cost.is_free or not own.is_open or player.mana_pool.units:
        return False
    return not _is_enough(own, cost, excluding, life.payable(game, player))


def _is_enough(own: Purse, cost: ManaCost, excluding: tuple[Id, ...], most: int) -> bool:
    """Whether the sources in a purse pay for something; found out once for each cost."""
    question = (cost, excluding, most)
    known = own.answers.get(question)
    if known is None:
        seen = at_a_glance(cost, own.glance, most)
        if seen is None or (seen and excluding):
            sources = [one.source for one in own.sources if one.source.group not in excluding]
            seen = can_pay(cost, (), sources, ANYTHING, life=most)
        known = own.answers[question] = seen
    return known


def can_pay_besides(
    game: State,
    player: Player,
    cost: ManaCost,
    purpose: Spending,
    excluding: Sequence[Id],
    others: Sequence[Cost],
    by: Source,
) -> bool:
    """CR 601.2h: whether the player could find this mana and still pay the other costs, each payable by itself."""
    if cost.is_free:
        return True
    ways = ways_to_spare(game, player, others, by) if others else NONE
    if ways is NONE:
        return can_pay_mana(game, player, cost, purpose, excluding)
    return any(can_pay_mana(game, player, cost, purpose, (*excluding, *way)) for way in ways)


def payment_for(
    game: State,
    player: Player,
    cost: ManaCost,
    purpose: Spending,
    others: Sequence[Cost],
    by: Source,
    colorful: bool = False,
) -> Payment | None:
    """CR 601.2g: how the game would pay this mana for the player, who pays these other costs besides."""
    excluding = [by.object_id] if any(uses_up_source(part) for part in others) else []
    for way in ways_to_spare(game, player, others, by):
        sources = _all_sources(game, player, [*excluding, *way], purpose)
        for asked in _colorful(cost) if colorful else (cost,):
            found = solve(asked, player.mana_pool.units, sources, purpose, life=life.payable(game, player))
            if found is not None:
                return found
    return None


def greatest_x(
    game: State,
    player: Player,
    cost: ManaCost,
    purpose: Spending,
    excluding: Sequence[Id] = (),
    x_colors: int | None = None,
) -> int:
    """The largest X the player could pay for."""
    sources = _all_sources(game, player, excluding, purpose)
    return max_x(cost, player.mana_pool.units, sources, purpose, life=life.payable(game, player), x_colors=x_colors)


def pay_mana(
    game: State,
    player: Player,
    cost: ManaCost,
    purpose: Spending,
    excluding: Sequence[Id] = (),
    x: int = 0,
    x_colors: int | None = None,
    colorful: bool = False,
) -> Rule[tuple[Mana, ...]]:
    """CR 601.2g, 601.2h: activate mana abilities, then pay. Returns the mana that was spent.

    `colorful` asks for as many colours as possible, where nobody chooses them by hand.
    """
    if cost.is_free:
        return ()
    helping = helpers(game, player, purpose)
    if not player.automation.pay:
        if helping:
            helping = yield from _chosen_to_help(game, player, helping, purpose)
            excluding = [*excluding, *(one.source.group for one in helping)]
        yield from _make_mana_by_hand(game, player, cost, purpose, excluding, x, x_colors, helping)
    known = [*_usable(game, player, excluding), *helping]
    sources = [one.source for one in known]
    pool, most = player.mana_pool.units, life.payable(game, player)
    payment: Payment | None = None
    for asked in _colorful(cost) if colorful and player.automation.pay else (cost,):
        payment = solve(asked, pool, sources, purpose, life=most, x=x, x_colors=x_colors)
        if payment is not None:
            break
    if payment is None:
        raise IllegalAction(f"{player.name} cannot pay {cost}.")
    yield from _carry_out(game, player, payment, known)
    return tuple(unit for unit in payment.spent if not isinstance(unit.restriction, ForThatSpell))


def _chosen_to_help(
    game: State, player: Player, helping: list[KnownSource], purpose: Spending
) -> Rule[list[KnownSource]]:
    """CR 702.51a, 702.66a: the player says what helps; that does, before any other mana is looked for."""
    name, about = game.name_of(purpose.object_id), purpose.object_id
    chosen: list[Id] = []
    able = [one.source.group for one in helping if one.source.key[1] != DELVED]
    if able:
        why = f"Choose permanents to tap to help cast {name}."
        if all(game.is_a(id, CREATURE) for id in able):
            why = f"Choose creatures to tap to help cast {name}."
        chosen += yield from ask(Choose(player.id, Purpose.TAP, why, able, 0, len(able), about))
    cards = [one.source.group for one in helping if one.source.key[1] == DELVED]
    if cards:
        why = f"Choose cards to exile from your graveyard to help cast {name}."
        chosen += yield from ask(Choose(player.id, Purpose.EXILE, why, cards, 0, len(cards), about))
    kept = [one for one in helping if one.source.group in chosen]
    return [KnownSource(replace(one.source, reserve=-1), one.parts) for one in kept]


def _colorful(cost: ManaCost) -> Iterator[ManaCost]:
    """The cost with different colours for its generic mana, from the most colours to the cost as it is."""
    missing = [letter for letter, color in COLOR_OF_LETTER.items() if not color & cost.colors]
    for count in range(min(cost.generic, len(missing)), 0, -1):
        for letters in combinations(missing, count):
            colored = ManaCost.parse("".join(f"{{{letter}}}" for letter in letters))
            yield cost.reduced_by_generic(count).plus(colored)
    yield cost


def _carry_out(game: State, player: Player, payment: Payment, known: list[KnownSource]) -> Rule[None]:
    parts = {one.source.key: one.parts for one in known}
    helping = [activation.source for activation in payment.activations if activation.source.helps]
    for activation in payment.activations:
        id, number = activation.source.key
        if activation.source.helps:
            continue
        obj = game.get(id)
        if obj is None:
            raise IllegalAction("A source of mana was gone before it could be used.")
        game.mana_plan = list(parts[activation.source.key][activation.output])
        yield from activate_mana_ability(game, player, obj, number, activation.spends)
        game.mana_plan = []
    if payment.life:
        yield from happen(game, LifeLoss(player.id, payment.life))
    yield from happen(game, *(Tap(source.group) for source in helping if source.key[1] != DELVED))
    yield from _delved(game, [source.group for source in helping if source.key[1] == DELVED])
    spend(game, player, [unit for unit in payment.spent if not isinstance(unit.restriction, ForThatSpell)])


def _delved(game: State, cards: list[Id]) -> Rule[None]:
    """CR 702.66a: these cards are exiled from the graveyard."""
    from planechase.rules.events.zones import ZoneChange  # noqa: PLC0415 - a cost to block needs this module

    yield from happen(game, *(ZoneChange(id, Zone.GRAVEYARD, Zone.EXILE, "exile") for id in cards))


def spend(game: State, player: Player, units: Sequence[Mana]) -> None:
    """CR 118.3a: take this mana out of the pool."""
    for unit in units:
        _spend(player, unit)
    game.stirred()


def _spend(player: Player, unit: Mana) -> None:
    """Take the mana out of the pool; another of the same kind does as well.

    What a triggered mana ability adds is planned as if the permanent had made it, but is neither snow nor restricted.
    """
    same = [have for have in player.mana_pool.units if have[:3] == unit[:3]]
    free = [have for have in player.mana_pool.units if have.type == unit.type and have.restriction is None]
    for have in (*same, *free):
        player.mana_pool.spend(have)
        return
    raise IllegalAction(f"The {{{unit.type}}} that was to be spent is not in {player.name}'s pool.")


def activate_mana_ability(
    game: State, player: Player, obj: Object, number: int, spends: Sequence[Mana] = ()
) -> Rule[None]:
    """CR 605.3b: it resolves at once and does not use the stack. `spends`: the mana a payment planned for its cost.

    CR 106.12a: who taps for mana makes some; in 2011 it was enough to activate the ability (2011:106.10).
    """
    ability = game.chars(obj).index.all[number]
    assert isinstance(ability, ActivatedAbility)
    by = Source(player.id, obj.id)
    reason = why_no_activation(game, player, obj, number)
    if reason:
        raise IllegalAction(reason)
    plan, game.mana_plan = game.mana_plan, []
    if ability.limit:
        game.note(Did.ACTIVATED, player.id, obj.id, ability=game.chars(obj).index.which(number))
    if spends:
        spend(game, player, spends)
        yield from pay_others(game, player, other_parts(ability.costs), by)
    else:
        yield from pay_all(game, player, ability.costs, by, purpose_of(game, by, "activate"))
    game.mana_plan = plan
    tell(game, AbilityActivated(obj.id, player.id, 0, True))
    taps = any(cost.taps for cost in ability.costs)
    if taps:
        by.remember(TAPPING, (obj.id,))
    yield from ability.effect.happen(game, by)
    made = tuple(Mana(type, source=obj.id) for type in mana_made(by))
    if taps and (made or game.edition is Edition.Y2011):
        tell(game, TappedForMana(obj.id, player.id, made))
        yield from resolve_mana_triggers(game)


MOST_BY_HAND: Final = 100
"""CR 732.3: so often at most one ability makes mana for one payment: who could go on for ever must stop."""
DONE = "pay with what is in the pool, and let the game find the rest"


def _make_mana_by_hand(
    game: State,
    player: Player,
    cost: ManaCost,
    purpose: Spending,
    excluding: Sequence[Id],
    x: int,
    x_colors: int | None,
    helping: Sequence[KnownSource] = (),
) -> Rule[None]:
    """CR 601.2g: the player activates mana abilities of their choice until they say it is enough."""
    helped = [one.source for one in helping]
    used: Counter[tuple[Id, int]] = Counter()
    while not (helped and can_pay(cost, player.mana_pool.units, helped, purpose, life=0, x=x, x_colors=x_colors)):
        known = [one.source.key for one in _usable(game, player, excluding)]
        options: list[object] = [DONE, *(key for key in known if used[key] < MOST_BY_HAND)]
        if len(options) == 1:
            return
        why = f"Pay {cost}: tap for mana, or leave the rest to the game. In your pool: {player.mana_pool.text}."
        chosen = yield from ask(Choose(player.id, Purpose.PAY_MANA, why, options))
        if chosen[0] == DONE:
            return
        id, number = chosen[0]
        used[id, number] += 1
        yield from activate_mana_ability(game, player, game.objects[id], number)
        if can_pay(cost, player.mana_pool.units, helped, purpose, life=0, x=x, x_colors=x_colors):
            return


def pay_all(
    game: State,
    player: Player,
    costs: tuple[Cost, ...],
    by: Source,
    purpose: Spending,
    mana: ManaCost | None = None,
    x_colors: int | None = None,
    colorful: bool = False,
) -> Rule[None]:
    """CR 601.2h: pay every part of a cost. Mana abilities come first, since other parts may use their sources up."""
    total = mana if mana is not None else mana_part(costs)
    others = other_parts(costs)
    excluding = [by.object_id] if any(uses_up_source(cost) for cost in others) else []
    x = by.x if x_colors else 0
    if player.automation.pay and not total.is_free:
        for way in ways_to_spare(game, player, others, by):
            if not way or can_pay_mana(game, player, total, purpose, (*excluding, *way), x, x_colors):
                excluding += way
                break
    by.mana_spent = yield from pay_mana(game, player, total, purpose, excluding, x, x_colors, colorful)
    yield from pay_others(game, player, others, by)


def pay_others(game: State, player: Player, costs: Sequence[Cost], by: Source) -> Rule[None]:
    """CR 601.2h: everything but the mana."""
    for cost in costs:
        if not cost.can_pay(game, player, by):
            raise IllegalAction(f"{player.name} cannot pay a part of the cost.")
        yield from cost.pay(game, player, by)
