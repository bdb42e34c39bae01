"""Mana abilities (CR 605) and the ability that comes with each basic land type (CR 305.6)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import product
from typing import TYPE_CHECKING, Final

from planechase.rules.events.events import ManaAdded
from planechase.rules.events.happening import happen
from planechase.rules.language.abilities import AbilityIndex, ActivatedAbility
from planechase.rules.language.card_types import BASIC_LAND_TYPES, SNOW
from planechase.rules.language.grammar import Amount, Effect, Players, Statement
from planechase.rules.language.slots import ObjectSlot, Slot
from planechase.rules.language.word import word
from planechase.rules.mana.costs import TapSymbol
from planechase.rules.mana.mana import Mana, ManaType, Restriction
from planechase.rules.multiplayer import team_texts
from planechase.rules.state.decisions import Choose, Rule, ask
from planechase.rules.state.objects import Object, Permanent
from planechase.rules.state.purpose import Purpose
from planechase.rules.state.source import Source

if TYPE_CHECKING:
    from planechase.rules.state.player import Player
    from planechase.rules.state.state import State

Production = tuple[ManaType, ...]

TAPPING: Final = ObjectSlot("tapping")
"""CR 106.12: what a source remembers while a mana ability with {T} in its cost resolves."""

MADE: Final = Slot("mana")
"""CR 106.12a: the mana that an ability has made so far."""


@word
class AddMana(Effect):
    """CR 106.3: add mana; where there are several productions the player chooses one."""

    productions: tuple[Production, ...]
    times: Amount | None = None
    who: Players | None = None
    restriction: Restriction | None = None
    yours = True

    def reading(self) -> str:
        """As the ability of a basic land type would read; what a card says about mana is in `words`."""
        return "add " + " or ".join("".join(f"{{{{{type}}}}}" for type in each) for each in self.productions)

    def mana(self) -> bool:
        return True

    def produces(self, game: State, by: Source) -> tuple[Production, ...]:
        count = 1 if self.times is None else self.times.value(game, by)
        return tuple(production * count for production in self.productions)

    def produces_always(self) -> bool:
        return self.times is None

    def happen(self, game: State, by: Source) -> Rule[None]:
        players = [by.you(game)] if self.who is None else self.who.found(game, by)
        for player in players:
            yield from add_mana(game, player, self.produces(game, by), by, self.restriction)


class ProducesInstead(Statement):
    """CR 106.12b: a permanent that is tapped for mana produces other mana than it would."""

    __slots__ = ()

    def instead(
        self, game: State, permanent: Object, productions: tuple[Production, ...], by: Source
    ) -> tuple[Production, ...]:
        """What there is to choose from instead; the same where it says nothing of this permanent."""
        raise NotImplementedError


def tapped_for(game: State, permanent: Object, productions: tuple[Production, ...]) -> tuple[Production, ...]:
    """CR 106.12b: what a permanent produces that is tapped for this mana, with all that changes it."""
    for by, statement in game.said_of(ProducesInstead, permanent.id):
        productions = statement.instead(game, permanent, productions, by)
    return productions


class AddsLikeOthers(Effect):
    """CR 106.7: an instruction that adds mana of a colour that other permanents could produce."""

    __slots__ = ()

    def others(self, game: State, by: Source) -> list[Permanent]:
        """The permanents it looks at."""
        raise NotImplementedError

    def mana(self) -> bool:
        return True


def producible_colors(game: State, permanents: Sequence[Permanent]) -> list[ManaType]:
    """CR 106.7: the colours of mana that abilities of these permanents would add now, whatever they cost.

    An ability that itself looks at others adds what those could. Abilities that only look at each other add nothing.
    """
    looked_at = list(permanents)
    known = {permanent.id for permanent in looked_at}
    found: set[ManaType] = set()
    for permanent in looked_at:
        by = Source(permanent.controller, permanent.id)
        for adding, taps in _adding(game.chars(permanent).index):
            if isinstance(adding, AddsLikeOthers):
                new = [other for other in adding.others(game, by) if other.id not in known]
                known.update(other.id for other in new)
                looked_at += new
            else:
                made = adding.produces(game, by)
                made = tapped_for(game, permanent, made) if taps else made
                found.update(type for production in made for type in production)
        if len(found - {"C"}) == len(BASIC_LAND_TYPES):
            break
    return [type for type in _TYPES.values() if type in found and type != "C"]


def _adding(index: AbilityIndex) -> Iterator[tuple[Effect, bool]]:
    """The instructions in activated and triggered abilities that add mana, and whether one taps for them."""
    for _, activated in index.activated:
        taps = any(cost.taps for cost in activated.costs)
        yield from ((effect, taps) for effect in _adding_in(activated.effect))
    for _, triggered in index.triggered:
        yield from ((effect, False) for effect in _adding_in(triggered.effect))


def _adding_in(effect: Effect) -> Iterator[Effect]:
    if not effect.mana():
        return
    inner = [part for part in effect.parts() if isinstance(part, Effect) and part.mana()]
    if not inner:
        yield effect
    for part in inner:
        yield from _adding_in(part)


class ManaBecomes(Statement):
    """CR 614.1a: mana that would be added to a pool is of another type instead."""

    __slots__ = ()

    def instead(self, game: State, player: Player, type: ManaType) -> ManaType:
        """The type of what is added to this player's pool instead of a mana of this type."""
        raise NotImplementedError


def as_added(game: State, player: Player, production: Production) -> Production:
    """CR 614.1a: what is added to a player's pool where this is produced."""
    for _, statement in game.statements(ManaBecomes):
        production = tuple(statement.instead(game, player, type) for type in production)
    return production


def add_mana(
    game: State,
    player: Player,
    productions: tuple[Production, ...],
    by: Source,
    restriction: Restriction | None = None,
) -> Rule[None]:
    """CR 106.4: add one of these productions to a player's pool."""
    this = by.this(game)
    if productions and by.remembered(TAPPING):
        productions = tapped_for(game, this, productions)
    production = yield from _choose(game, player, productions)
    if not production or player.has_left:
        return
    production = as_added(game, player, production)
    snow = bool(game.chars(this).supertypes & SNOW)
    units = tuple(Mana(type, snow, restriction, by.object_id) for type in production)
    yield from happen(game, ManaAdded(player.id, units, by.object_id))
    made = by.remembered(MADE)
    by.remember(MADE, (*made, *(ord(type) for type in production)))


def _choose(game: State, player: Player, productions: tuple[Production, ...]) -> Rule[Production]:
    if not productions:
        return ()
    if game.mana_plan and game.mana_plan[0] in productions:
        return game.mana_plan.pop(0)
    if len(productions) == 1:
        return productions[0]
    names = {"".join(f"{{{type}}}" for type in production): production for production in productions}
    chosen = yield from ask(Choose(player.id, Purpose.MANA, "Choose the mana to add.", tuple(names)))
    return names[chosen[0]]


def mana_made(by: Source) -> Production:
    """What an ability has added since it began to resolve."""
    return tuple(_TYPES[chr(code)] for code in by.remembered(MADE))


_TYPES: Final[dict[str, ManaType]] = {"W": "W", "U": "U", "B": "B", "R": "R", "G": "G", "C": "C"}


def resolve_mana_triggers(game: State) -> Rule[None]:
    """CR 605.4a: triggered mana abilities resolve right after the mana ability, without the stack."""
    ready = [pending for pending in game.waiting if pending.ability.is_mana]
    game.waiting = [pending for pending in game.waiting if not pending.ability.is_mana]
    for pending in ready:
        for by in team_texts.concerned(game, pending.by):
            yield from pending.ability.effect.happen(game, by)


def combinations_of(types: str, count: int) -> tuple[Production, ...]:
    """Every way to make `count` mana in any combination of these types."""
    sorts = {tuple(sorted(combo, key=types.index)) for combo in product(types, repeat=count)}
    ordered = sorted(sorts, key=lambda combo: [types.index(letter) for letter in combo])
    return tuple(tuple(_TYPES[letter] for letter in combo) for combo in ordered)


INTRINSIC: Final[dict[str, ActivatedAbility]] = {
    subtype: ActivatedAbility((TapSymbol(),), AddMana(((_TYPES[letter],),)))
    for subtype, letter in BASIC_LAND_TYPES.items()
}
"""CR 305.6: what each basic land type lets a land do."""


def intrinsic_abilities(subtypes: frozenset[str]) -> tuple[ActivatedAbility, ...]:
    """CR 305.6: the mana abilities of these subtypes, in WUBRG order."""
    return tuple(ability for subtype, ability in INTRINSIC.items() if subtype in subtypes)
