"""CR 605.3a: the sources of mana that a player has now: mana abilities that could be activated to pay a cost."""

from __future__ import annotations

from functools import lru_cache
from itertools import product
from operator import is_
from typing import TYPE_CHECKING, Final, NamedTuple

from planechase.rules.events.events import TappedForMana
from planechase.rules.events.tapping import CantBecomeTapped
from planechase.rules.language.abilities import ActivatedAbility, TriggeredAbility
from planechase.rules.language.card_types import BASIC, CREATURE, SNOW
from planechase.rules.language.grammar import Effect, Players
from planechase.rules.mana.costs import TapSymbol, can_pay_others, is_summoning_sick, mana_part, uses_up_source
from planechase.rules.mana.mana import ANYTHING, Mana, ManaCost, Restriction, Spending
from planechase.rules.mana.mana_abilities import AddMana, ManaBecomes, ProducesInstead, Production, as_added, tapped_for
from planechase.rules.mana.mana_solving import Glance, glance
from planechase.rules.mana.mana_supply import ManaSource
from planechase.rules.spells.permissions import ActivationProhibition, why_no_activation
from planechase.rules.state.objects import Id, Object, Permanent
from planechase.rules.state.source import Source

if TYPE_CHECKING:
    from planechase.rules.language.characteristics import Characteristics
    from planechase.rules.state.player import Player
    from planechase.rules.state.state import State


class KnownSource(NamedTuple):
    """A mana ability that could be activated now. `parts` splits each output into base and triggered mana."""

    source: ManaSource
    parts: tuple[tuple[Production, ...], ...]


Steady = dict[tuple[Id, int], "tuple[Characteristics, KnownSource]"]
"""Sources that only their object can change: by what object and which of its abilities, with what the object was."""
PaymentQuestion = tuple[ManaCost, tuple[Id, ...], int]
"""A cost, the sources that are not to be spent, and how much life could be paid."""


MANY: Final = 100
"""No source makes mana more often than that for one cost."""


class Purse:
    """What a player could pay with, and what was found out about it."""

    __slots__ = ("_glance", "answers", "is_open", "is_steady", "ready", "sources", "steady")

    def __init__(self) -> None:
        self.sources: list[KnownSource] = []
        self.steady: Steady = {}
        self.ready: dict[tuple[Id, int], bool] = {}
        """Of the abilities that are {T} alone and make steady sources: whether they could be activated now."""
        self.is_steady = False
        """Whether only the objects that make the mana, and their being tapped, could change any of it."""
        self.is_open = True
        """Whether all of it may be spent on anything, so that it does not matter what is paid for."""
        self.answers: dict[PaymentQuestion, bool] = {}
        """Which costs can be paid out of these sources alone. They stay true as long as the sources are the same."""

        self._glance: Glance | None = None

    @property
    def glance(self) -> Glance:
        """What all of it holds, as far as that is plain to see."""
        if self._glance is None:
            self._glance = glance((), [known.source for known in self.sources], ANYTHING, 0, MANY)
        return self._glance

    def add(self, known: KnownSource | None) -> None:
        if known is not None:
            self.sources.append(known)
            self.is_open = self.is_open and known.source.restriction is None


def mana_sources(game: State, player: Player) -> list[KnownSource]:
    """CR 605.3a: the mana abilities this player could activate to pay a cost."""
    return purse(game, player).sources


def purse(game: State, player: Player) -> Purse:
    """CR 605.3a: the mana abilities this player could activate to pay a cost, with what is known of them."""
    found = game.known.mana.get(player.id)
    if found is None:
        before = game.known.purses.get(player.id)
        found = game.known.mana[player.id] = _filled(game, player, before)
        game.known.purses[player.id] = found
    return found


def _filled(game: State, player: Player, before: Purse | None) -> Purse:
    """The sources there are now. Most are those that were there before, since only tapping has changed anything."""
    undisturbed = _is_undisturbed(game)
    watched = bool(game.triggers(TappedForMana)) or any(delayed.ability.is_mana for delayed in game.delayed)
    was: Steady = before.steady if before is not None else {}
    new = Purse()
    new.is_steady = undisturbed and not watched
    for obj, number, ability in game.mana_abilities(player.id):
        permanent = obj if undisturbed and isinstance(obj, Permanent) and _is_steady(ability) else None
        source: KnownSource | None = None
        if permanent is None or (watched and _brings_more(game, player, obj, ability)):
            new.add(_source_of(game, player, obj, number, ability))
            new.is_steady = False
            continue
        if not permanent.tapped and not is_summoning_sick(game, permanent):
            source = _as_before(game, player, obj, number, ability, was)
        key = (obj.id, number)
        if source is not None:
            new.steady[key] = game.chars(obj), source
        elif key in was:
            new.steady[key] = was[key]
        if len(ability.costs) == 1:
            new.ready[key] = source is not None
        new.add(source)
    if before is not None and len(new.sources) == len(before.sources) and all(map(is_, new.sources, before.sources)):
        new.answers = before.answers
    return new


def _as_before(
    game: State, player: Player, obj: Object, number: int, ability: ActivatedAbility, was: Steady
) -> KnownSource:
    """A steady source: the very one that it was, unless its object has become something else."""
    chars = game.chars(obj)
    kept = was.get((obj.id, number))
    if kept is not None and kept[0] is chars:
        return kept[1]
    return _known(game, player, obj, number, ability, ability.effect.produces(game, Source(player.id, obj.id)))


def _brings_more(game: State, player: Player, obj: Object, ability: ActivatedAbility) -> bool:
    """CR 605.4a: whether something triggers and adds mana if this ability makes some."""
    bases = ability.effect.produces(game, Source(player.id, obj.id))
    return any(_triggered_extras(game, player, obj, base) for base in bases)


def _is_undisturbed(game: State) -> bool:
    """Whether nothing says anything about who may tap what for mana, or about what that makes."""
    return game.reach is None and not any(game.statements(kind) for kind in _DISTURBING)


_DISTURBING: Final = (ActivationProhibition, CantBecomeTapped, ProducesInstead, ManaBecomes)


@lru_cache(maxsize=2048)
def _is_steady(ability: ActivatedAbility) -> bool:
    """Whether it is {T}, perhaps with mana, for what is always the same mana: being untapped is all it depends on."""
    if ability.conditions or ability.limit or ability.once or ability.sorcery_speed or ability.is_loyalty:
        return False
    others = [cost for cost in ability.costs if cost.mana is None]
    return others == [TapSymbol()] and ability.effect.produces_always()


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
    """How gladly the source is kept for later: see `mana_supply.ManaSource`."""
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
