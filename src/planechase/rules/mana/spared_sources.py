"""CR 601.2g, 601.2h: sources of mana that a payment leaves alone, since another part of the cost needs them.

Who has one Treasure cannot both spend its mana and sacrifice it for the same cost.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Sequence
from itertools import chain, combinations, product
from typing import TYPE_CHECKING, Final

from planechase.rules.language.abilities import ActivatedAbility
from planechase.rules.language.grammar import Cost
from planechase.rules.mana.mana_supply import ManaSource
from planechase.rules.mana.sources import mana_sources
from planechase.rules.state.objects import Id

if TYPE_CHECKING:
    from planechase.rules.state.player import Player
    from planechase.rules.state.source import Source
    from planechase.rules.state.state import State

Spared = tuple[Id, ...]
NONE: Final[Sequence[Spared]] = ((),)
"""The usual case: every source may be spent."""


def ways_to_spare(game: State, player: Player, costs: Iterable[Cost], by: Source) -> Sequence[Spared]:
    """CR 601.2h: which sources could be left alone so that everything but the mana can still be paid."""
    needed = [ways for cost in costs if (ways := _ways(game, player, cost, by)) is not NONE]
    return [tuple(chain(*way)) for way in product(*needed)] if needed else NONE


def _ways(game: State, player: Player, cost: Cost, by: Source) -> Sequence[Spared]:
    """The same for one part of the cost: of sources that are alike, it does not matter which."""
    count, among = cost.takes(game, player, by)
    if not count:
        return NONE
    sources: dict[Id, list[ManaSource]] = {obj.id: [] for obj in among}
    for known in mana_sources(game, player):
        if known.source.group in sources:
            sources[known.source.group].append(known.source)
    spent = {id: own for id, own in sources.items() if own and all(_is_spent(game, one, cost) for one in own)}
    short = count - (len(sources) - len(spent))
    if short <= 0:
        return NONE
    alike: dict[object, list[Id]] = defaultdict(list)
    for id, own in spent.items():
        alike[tuple((one.outputs, one.snow, one.cost, one.restriction) for one in own)].append(id)
    return list(combinations(chain(*(ids[:short] for ids in alike.values())), short))


def _is_spent(game: State, source: ManaSource, cost: Cost) -> bool:
    """Whether a source that has made its mana can no longer be used to pay this cost."""
    id, number = source.key
    ability = game.chars(game.objects[id]).index.all[number]
    assert isinstance(ability, ActivatedAbility)
    return any(part.uses_up_source() or (part.taps and cost.taps_others) for part in ability.costs)
