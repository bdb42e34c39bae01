"""Costs (CR 118): the symbols the rules themselves know, and statements about what things cost."""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from typing import TYPE_CHECKING

from planechase.rules.events.events import CounterPlacement, CounterRemoval, Tap, Untap
from planechase.rules.events.happening import happen
from planechase.rules.events.tapping import can_be_tapped
from planechase.rules.language.card_types import CREATURE
from planechase.rules.language.grammar import Cost, Statement, Targeting
from planechase.rules.language.keywords import HASTE
from planechase.rules.language.word import word
from planechase.rules.mana.mana import ManaCost
from planechase.rules.state.decisions import IllegalAction, Rule
from planechase.rules.state.objects import Permanent, Zone

if TYPE_CHECKING:
    from planechase.rules.language.abilities import Ability
    from planechase.rules.language.characteristics import Characteristics
    from planechase.rules.state.objects import Object
    from planechase.rules.state.player import Player
    from planechase.rules.state.source import Source
    from planechase.rules.state.state import State


@word
class TapSymbol(Cost):
    """CR 107.5, 302.6: {T}. A creature must have been under its controller's control since their turn began."""

    reads = "{{T}}"

    @property
    def taps(self) -> bool:
        return True

    def can_pay(self, game: State, player: Player, by: Source) -> bool:
        permanent = game.permanent(by.object_id)
        return permanent is not None and can_be_tapped(game, permanent) and not is_summoning_sick(game, permanent)

    def pay(self, game: State, player: Player, by: Source) -> Rule[None]:
        if not self.can_pay(game, player, by):
            raise IllegalAction(f"{game.name_of(by.object_id)} cannot be tapped for this cost.")
        yield from happen(game, Tap(by.object_id))


@word
class UntapSymbol(Cost):
    """CR 107.6, 302.6: {Q}."""

    reads = "{{Q}}"

    def can_pay(self, game: State, player: Player, by: Source) -> bool:
        permanent = game.permanent(by.object_id)
        return permanent is not None and permanent.tapped and not is_summoning_sick(game, permanent)

    def pay(self, game: State, player: Player, by: Source) -> Rule[None]:
        if not self.can_pay(game, player, by):
            raise IllegalAction(f"{game.name_of(by.object_id)} cannot be untapped for this cost.")
        yield from happen(game, Untap(by.object_id))


@word
class LoyaltySymbol(Cost):
    """CR 606.4: loyalty counters are put on the permanent, or removed from it."""

    change: int

    def reading(self) -> str:
        return f"{self.change:+d}".replace("-", "−") if self.change else "0"

    @property
    def is_loyalty(self) -> bool:
        return True

    def can_pay(self, game: State, player: Player, by: Source) -> bool:
        permanent = game.permanent(by.object_id)
        return permanent is not None and permanent.counter("loyalty") + self.change >= 0

    def pay(self, game: State, player: Player, by: Source) -> Rule[None]:
        if not self.can_pay(game, player, by):
            raise IllegalAction(f"{game.name_of(by.object_id)} has too little loyalty.")
        if self.change > 0:
            yield from happen(game, CounterPlacement(by.object_id, "loyalty", self.change, player.id, False))
        elif self.change < 0:
            yield from happen(game, CounterRemoval(by.object_id, "loyalty", -self.change))


@word
class LoyaltyX(Cost):
    """CR 606.4, 107.3a: X loyalty counters are removed from the permanent."""

    reads = "−X"
    has_x = True

    @property
    def is_loyalty(self) -> bool:
        return True

    def greatest_x(self, game: State, player: Player, by: Source) -> int:
        permanent = game.permanent(by.object_id)
        return permanent.counter("loyalty") if permanent is not None else 0

    def can_pay(self, game: State, player: Player, by: Source) -> bool:
        return game.permanent(by.object_id) is not None and by.x <= self.greatest_x(game, player, by)

    def pay(self, game: State, player: Player, by: Source) -> Rule[None]:
        if not self.can_pay(game, player, by):
            raise IllegalAction(f"{game.name_of(by.object_id)} has too little loyalty.")
        yield from happen(game, CounterRemoval(by.object_id, "loyalty", by.x))


def is_summoning_sick(game: State, permanent: Permanent) -> bool:
    """CR 302.6: a creature its controller did not control continuously since their latest turn began."""
    chars = game.chars(permanent)
    if not chars.types & CREATURE or chars.keywords & HASTE:
        return False
    return permanent.since >= game.players[permanent.controller].turn_began


# ---------------------------------------------------------------------- statements about costs


class CostChange(Statement):
    """CR 601.2f: something makes spells or abilities cost more or less."""

    __slots__ = ()

    def increase(self, game: State, player: Player, obj: Object, by: Source, spell: Source) -> ManaCost | None:
        """The mana to be added to the cost of this spell or of an ability of this object."""
        return None

    def reduction(self, game: State, player: Player, obj: Object, by: Source, spell: Source) -> ManaCost | None:
        """The mana by which the cost is reduced."""
        return None

    def only_colored(self) -> bool:
        """CR 118.7b: whether it reduces coloured mana only, and never generic mana in its stead."""
        return False

    def hoped_for(self, game: State, player: Player, obj: Object, by: Source, spell: Source) -> ManaCost | None:
        """The reduction there could be, as long as targets have not been chosen."""
        return self.reduction(game, player, obj, by, spell)

    def extra_costs(self, game: State, player: Player, obj: Object, by: Source, spell: Source) -> tuple[Cost, ...]:
        """Other costs to be paid as well."""
        return ()

    def of_itself(self) -> bool:
        """Whether it is about the very spell it stands on, as with affinity (CR 113.6d)."""
        return False

    def about_abilities(self) -> bool:
        """Whether it is about activated abilities rather than spells."""
        return False

    def about_targets(self) -> bool:
        """Whether it depends on what the spell targets."""
        return False


class CountsColors:
    """CR 702.44: something about a spell depends on how many colours of mana were spent to cast it."""


class AsksWhatWasSpent:
    """CR 106.3, 601.2h: something asks which mana was spent to cast the spell."""


@lru_cache(maxsize=8192)
def asks_what_was_spent(abilities: tuple[Ability, ...]) -> bool:
    """Whether anything in these abilities asks which mana was spent."""
    return any(isinstance(part, AsksWhatWasSpent) for ability in abilities for part in ability.walk())


class AdditionalCost(Statement):
    """CR 118.8: a cost of the spell itself that is paid besides its mana cost. Optional ones have a name."""

    __slots__ = ()

    def costs(self, game: State, by: Source) -> tuple[Cost, ...]:
        raise NotImplementedError

    def announce(
        self, game: State, player: Player, by: Source, payable: Callable[[tuple[Cost, ...]], bool]
    ) -> Rule[None]:
        """CR 601.2b: the player announces with the spell which of several costs they pay."""
        return
        yield

    def optional(self) -> str:
        """CR 118.8c: the name of an optional cost ("kicker"), or nothing for one that must be paid."""
        return ""

    def times(self) -> int:
        """How often an optional cost may be paid."""
        return 1

    def before_modes(self) -> bool:
        """CR 702.42a: whether it must be known whether an optional cost is paid before modes are chosen."""
        return False


class AlternativeCost(Statement):
    """CR 118.9: a cost that may be paid rather than the mana cost of the spell itself."""

    __slots__ = ()

    def name(self) -> str:
        raise NotImplementedError

    def costs(self, game: State, by: Source) -> tuple[Cost, ...]:
        raise NotImplementedError

    def available(self, game: State, player: Player, obj: Object, by: Source) -> bool:
        """Whether the player may choose it now."""
        return True

    def zone(self) -> Zone:
        """Where the card must be to be cast this way."""
        return Zone.HAND

    def any_time(self) -> bool:
        """Whether it may be cast this way at any time an instant could be cast."""
        return False

    def announce(self, game: State, player: Player, by: Source, payable: Callable[[], bool]) -> Rule[None]:
        """CR 702.119c: what is chosen together with this cost, so that all costs are `payable`."""
        return
        yield

    def face_down_as(self) -> Characteristics | None:
        """CR 708.2a: what it is while it is face down, if it is cast so and that is no plain 2/2 creature."""
        return None

    def as_spell(self, values: Characteristics) -> Characteristics:
        """CR 702.96a: what the spell is if it is cast this way, where that is not what the card is."""
        return values

    def targeting(self) -> Targeting | None:
        """CR 702.140a: what a permanent spell targets that is cast this way, if it targets anything."""
        return None

    def transformed(self) -> bool:
        """CR 712.11a: whether a double-faced card is cast this way with its back face up, and no other card is."""
        return False


def mana_part(costs: tuple[Cost, ...]) -> ManaCost:
    """All the mana in a cost, added up."""
    total = FREE
    for cost in costs:
        if cost.mana is not None:
            total = total.plus(cost.mana)
    return total


FREE = ManaCost()


def other_parts(costs: tuple[Cost, ...]) -> list[Cost]:
    """Everything in a cost but the mana."""
    return [cost for cost in costs if cost.mana is None]


def can_pay_others(game: State, player: Player, costs: tuple[Cost, ...], by: Source) -> bool:
    """Whether everything but the mana could be paid, each part by itself."""
    return all(cost.can_pay(game, player, by) for cost in costs if cost.mana is None)


def uses_up_source(cost: Cost) -> bool:
    """Whether paying this leaves its source unable to make mana for the same cost."""
    return cost.taps or cost.uses_up_source()
