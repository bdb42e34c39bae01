"""CR 605.3a: the sources of mana that a player has now: mana abilities that could be activated to pay a cost."""

from __future__ import annotations

from itertools import product
from typing import TYPE_CHECKING, NamedTuple

from planechase.rules.events.events import TappedForMana
from planechase.rules.language.abilities import ActivatedAbility, TriggeredAbility
from planechase.rules.language.card_types import BASIC, CREATURE, SNOW
from planechase.rules.language.grammar import Effect, Players
from planechase.rules.mana.costs import can_pay_others, mana_part, uses_up_source
from planechase.rules.mana.mana import Mana, Restriction, Spending
from planechase.rules.mana.mana_abilities import AddMana, Production, as_added, tapped_for
from planechase.rules.mana.supply import ManaSource
from planechase.rules.spells.permissions import why_no_activation
from planechase.rules.state.objects import Object, Permanent
from planechase.rules.state.source import Source

if TYPE_CHECKING:
    from planechase.rules.state.player import Player
    from planechase.rules.state.state import State


class KnownSource(NamedTuple):
    """A mana ability that could be activated now. `parts` splits each output into base and triggered mana."""

    source: ManaSource
    parts: tuple[tuple[Production, ...], ...]


def mana_sources(game: State, player: Player) -> list[KnownSource]:
    """CR 605.3a: the mana abilities this player could activate to pay a cost."""
    known = game.known.mana.get(player.id)
    if known is None:
        known = game.known.mana[player.id] = [
            source
            for obj, number, ability in game.mana_abilities(player.id)
            if (source := _source_of(game, player, obj, number, ability)) is not None
        ]
    return known


def _source_of(game: State, player: Player, obj: Object, number: int, ability: ActivatedAbility) -> KnownSource | None:
    """What a mana ability could make now, if it can be activated."""
    if isinstance(obj, Permanent) and obj.tapped and any(cost.taps for cost in ability.costs):
        return None
    by = Source(player.id, obj.id)
    if why_no_activation(game, player, obj, number) or not can_pay_others(game, player, ability.costs, by):
        return None
    bases = ability.effect.produces(game, by)
    if any(cost.taps for cost in ability.costs):
        bases = tapped_for(game, obj, bases)
    return _known(game, player, obj, number, ability, bases) if bases else None


def _known(
    game: State, player: Player, obj: Object, number: int, ability: ActivatedAbility,
    bases: tuple[Production, ...],
) -> KnownSource:  # fmt: skip
    chars = game.chars(obj)
    taps = any(cost.taps for cost in ability.costs)
    parts = tuple(
        combo
        for base in bases
        for combo in product((base,), *(_triggered_extras(game, player, obj, base) if taps else ()))
    )
    outputs = tuple(as_added(game, player, tuple(type for part in combo for type in part)) for combo in parts)
    mana = mana_part(ability.costs)
    alone = any(uses_up_source(cost) for cost in ability.costs)
    source = ManaSource(
        key=(obj.id, number),
        group=obj.id if alone else 0,
        times=1 if alone else _times(game, player, obj, number, ability),
        outputs=outputs,
        # Triggered mana is not snow, so a source that comes with some counts as none rather than as too much.
        snow=bool(chars.supertypes & SNOW) and all(len(combo) == 1 for combo in parts),
        cost=None if mana.is_free else mana,
        reserve=_reserve(game, obj, ability),
        restriction=_restriction(ability),
        purpose=Spending("activate", chars.types, chars.subtypes, chars.colors, obj.id, isinstance(obj, Permanent)),
    )
    return KnownSource(source, parts)


def _times(game: State, player: Player, obj: Object, number: int, ability: ActivatedAbility) -> int:
    """How often in a row an ability can be activated that does not use its source up."""
    by = Source(player.id, obj.id)
    often = [cost.repeats(game, player, by) for cost in ability.costs]
    if ability.limit:
        which = game.chars(obj).index.which(number)
        often.append(ability.limit - game.history.activations(game.turn.number, obj.id, which))
    return min(often, default=1)


def _triggered_extras(game: State, player: Player, obj: Object, base: Production) -> list[tuple[Production, ...]]:
    """CR 605.4a: what triggered mana abilities will add if this mana is made."""
    watching = [(ability, Source(game.objects[id].controller, id)) for id, _, ability in game.triggers(TappedForMana)]
    watching += [(delayed.ability, delayed.by.clone()) for delayed in game.delayed if delayed.ability.is_mana]
    if not watching:
        return []
    made = tuple(Mana(type, source=obj.id) for type in base)
    event = TappedForMana(obj.id, player.id, made)
    extras: list[tuple[Production, ...]] = []
    for ability, by in watching:
        by.event = event
        if ability.is_mana and ability.trigger.matches(game, event, by) and _goes_to(game, player, ability, by):
            produced = ability.effect.produces(game, by)
            if produced:
                extras.append(produced)
    return extras


def _goes_to(game: State, player: Player, ability: TriggeredAbility, by: Source) -> bool:
    """Whether it is this player who gets the mana."""
    adding = [part for part in ability.effect.walk() if isinstance(part, Effect) and part.mana()]
    named = [who for part in adding if isinstance(who := getattr(part, "who", None), Players)]
    return player in named[0].found(game, by) if named else by.controller == player.id


def _reserve(game: State, obj: Object, ability: ActivatedAbility) -> int:
    """How gladly the source is kept for later: see `supply.ManaSource`."""
    chars = game.chars(obj)
    if any(not cost.taps and cost.mana is None for cost in ability.costs):
        return 4
    if len(ability.effect.parts_that_hurt()) > 0:
        return 3
    if chars.types & CREATURE:
        return 2
    return 0 if chars.supertypes & BASIC else 1


def _restriction(ability: ActivatedAbility) -> Restriction | None:
    for part in ability.effect.walk():
        if isinstance(part, AddMana):
            return part.restriction
    return None
