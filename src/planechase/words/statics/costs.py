"""Static abilities about what spells cost (CR 118, 601.2f)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from planechase.rules.language.colors import color_names
from planechase.rules.language.grammar import Condition, Cost, Filter, Players
from planechase.rules.language.word import word
from planechase.rules.mana.costs import AdditionalCost, AlternativeCost, CostChange
from planechase.rules.mana.mana import ManaCost, generic_cost
from planechase.rules.spells.casting import OnlyColorsOnX, cast_this_turn
from planechase.rules.spells.permissions import ALTERNATIVE
from planechase.rules.spells.targets import could_target
from planechase.rules.state.objects import Object
from planechase.words import filters
from planechase.words.amounts import Counted
from planechase.words.english import listed
from planechase.words.phrases import of_cards, phrase
from planechase.words.players import PLAYERS
from planechase.words.speech import Quantity, Spoken
from planechase.words.statics.continuous import named

if TYPE_CHECKING:
    from planechase.rules.state.objects import Id
    from planechase.rules.state.player import Player
    from planechase.rules.state.source import Source
    from planechase.rules.state.state import State
    from planechase.words.english import Reader


@word
class CostsMore(CostChange, Spoken):
    """CR 601.2f: spells that fit a description cost more."""

    what: Filter
    more: ManaCost
    who: Players = PLAYERS
    first: bool = False
    """Whether it is only about the first such spell that a player casts each turn."""

    def about_targets(self) -> bool:
        return _aimed(self.what)

    def increase(self, game: State, player: Player, obj: Object, by: Source, spell: Source) -> ManaCost | None:
        if not named(game, self.who, player.id, by) or not self.what.matches(game, obj, by):
            return None
        return None if self.first and _cast_before(game, player, self.what, by) else self.more

    def say(self, reader: Reader) -> str:
        if self.first:
            return f"{_first_spell(reader, self.what, self.who)} costs {self.more} more to cast"
        return f"{_spells(reader, self.what, self.who)} cost {self.more} more to cast"


def _aimed(what: Filter) -> bool:
    """Whether a description of spells speaks of what they target."""
    return isinstance(what, filters.TargetsThis) or any(isinstance(p, Filter) and _aimed(p) for p in what.parts())


def _cast_before(game: State, player: Player, what: Filter, by: Source) -> bool:
    return any(what.matches(game, spell, by) for spell in cast_this_turn(game, player))


def _first_spell(reader: Reader, what: Filter, who: Players) -> str:
    """ "the first creature spell you cast each turn"."""
    whose = reader.read(who)
    casts = "cast" if whose == "you" else "casts"
    return f"the first {of_cards(reader, what, 'plain', 'spell')} {whose} {casts} each turn"


@word
class CostsLess(CostChange, Spoken):
    """CR 601.2f: spells that fit a description cost less; perhaps only their coloured mana."""

    what: Filter
    less: ManaCost
    who: Players = PLAYERS
    colored: bool = False
    first: bool = False
    """Whether it is only about the first such spell that a player casts each turn."""
    each: Counted | None = None
    """What is counted, where it is so much generic mana for each."""

    def only_colored(self) -> bool:
        return self.colored

    def about_targets(self) -> bool:
        return _aimed(self.what)

    def reduction(self, game: State, player: Player, obj: Object, by: Source, spell: Source) -> ManaCost | None:
        if not named(game, self.who, player.id, by) or not self.what.matches(game, obj, by):
            return None
        return None if self.first and _cast_before(game, player, self.what, by) else self._less(game, by)

    def _less(self, game: State, by: Source) -> ManaCost:
        if self.each is None:
            return self.less
        return generic_cost(self.less.mana_value() * self.each.value(game, by))

    def hoped_for(self, game: State, player: Player, obj: Object, by: Source, spell: Source) -> ManaCost | None:
        aimed = self.what == filters.TargetsThis() and not spell.targets
        if aimed and named(game, self.who, player.id, by) and could_target(game, obj, by.object_id, spell):
            return self._less(game, by)
        return self.reduction(game, player, obj, by, spell)

    def say(self, reader: Reader) -> str:
        if self.first:
            return f"{_first_spell(reader, self.what, self.who)} costs {self.less} less to cast"
        if self.each is not None:
            each = self.each.each(reader)
            return f"{_spells(reader, self.what, self.who)} cost {self.less} less to cast for each {each}"
        only = ". This reduces only the colored mana you pay" if self.colored else ""
        return f"{_spells(reader, self.what, self.who)} cost {self.less} less to cast{only}"


def _spells(reader: Reader, what: Filter, who: Players) -> str:
    text = of_cards(reader, what, "many", "spell")
    if isinstance(what, filters.Or) and all(isinstance(part, filters.OfType) for part in what.parts_):
        text = text.replace(" or ", " and ")
    whose = reader.read(who)
    if whose == "players":
        return text
    main, _, rest = text.partition(" that ")
    return f"{main} {whose} cast" + (f" that {rest}" if rest else "")


@word
class AbilitiesCostLess(CostChange, Spoken):
    """CR 601.2f, 602.2b: activated abilities of certain objects cost less."""

    what: Filter
    less: ManaCost

    def about_abilities(self) -> bool:
        return True

    def reduction(self, game: State, player: Player, obj: Object, by: Source, spell: Source) -> ManaCost | None:
        return self.less if self.what.matches(game, obj, by) else None

    def say(self, reader: Reader) -> str:
        return f"activated abilities of {phrase(reader, self.what, 'many')} cost {self.less} less to activate"


@word
class CostsLessForEach(CostChange, Spoken):
    """CR 702.41: the spell itself costs {1} less, or so much more than that, for each of something."""

    each: Quantity
    less: int = 1

    def of_itself(self) -> bool:
        return True

    def reduction(self, game: State, player: Player, obj: Object, by: Source, spell: Source) -> ManaCost | None:
        return generic_cost(self.less * self.each.value(game, by)) if obj.id == by.object_id else None

    def say(self, reader: Reader) -> str:
        reader.read(self.each)
        return f"this spell costs {{{self.less}}} less to cast"


@word
class CostsLessIf(CostChange):
    """CR 601.2f: the spell itself costs less if something is so."""

    reads = "this spell costs {less} less to cast if {condition}"
    less: ManaCost
    condition: Condition

    def of_itself(self) -> bool:
        return True

    def reduction(self, game: State, player: Player, obj: Object, by: Source, spell: Source) -> ManaCost | None:
        return self.less if obj.id == by.object_id and self.condition.holds(game, by) else None


@word
class CostsLessIfItTargets(CostChange):
    """CR 601.2f: the spell itself costs less if one of its targets fits."""

    reads = "this spell costs {less} less to cast if it targets {what}"
    less: ManaCost
    what: Filter

    def of_itself(self) -> bool:
        return True

    def about_targets(self) -> bool:
        return True

    def reduction(self, game: State, player: Player, obj: Object, by: Source, spell: Source) -> ManaCost | None:
        chosen = [id for ids in spell.targets.values() for id in ids if not game.is_player(id)]
        return self.less if any(self._fits(game, id, by) for id in chosen) else None

    def hoped_for(self, game: State, player: Player, obj: Object, by: Source, spell: Source) -> ManaCost | None:
        if spell.targets:
            return self.reduction(game, player, obj, by, spell)
        fitting = [p.id for p in game.permanents() if self._fits(game, p.id, by)]
        return self.less if any(could_target(game, obj, id, spell) for id in fitting) else None

    def _fits(self, game: State, id: Id, by: Source) -> bool:
        return self.what.matches(game, game.recall(id), by)


@word
class CostsMorePerTarget(CostChange):
    """CR 601.2f: the spell itself costs more for each target beyond the first."""

    reads = "this spell costs {more} more to cast for each target beyond the first"
    more: ManaCost

    def of_itself(self) -> bool:
        return True

    def about_targets(self) -> bool:
        return True

    def increase(self, game: State, player: Player, obj: Object, by: Source, spell: Source) -> ManaCost | None:
        beyond = sum(len(chosen) for chosen in spell.targets.values()) - 1
        if obj.id != by.object_id or beyond < 1:
            return None
        total = self.more
        for _ in range(beyond - 1):
            total = total.plus(self.more)
        return total


@word
class AlsoCosts(AdditionalCost, Spoken):
    """CR 118.8: as an additional cost to cast this spell."""

    payment: tuple[Cost, ...]

    def costs(self, game: State, by: Source) -> tuple[Cost, ...]:
        return self.payment

    def say(self, reader: Reader) -> str:
        return "as an additional cost to cast this spell, " + listed([reader.read(cost) for cost in self.payment])


@word
class MayCostInstead(AlternativeCost, Spoken):
    """CR 118.9: you may pay something rather than the mana cost, perhaps only if something is so."""

    payment: tuple[Cost, ...]
    only_if: Condition | None = None

    def name(self) -> str:
        return ALTERNATIVE

    def costs(self, game: State, by: Source) -> tuple[Cost, ...]:
        return self.payment

    def available(self, game: State, player: Player, obj: Object, by: Source) -> bool:
        return self.only_if is None or self.only_if.holds(game, by)

    def say(self, reader: Reader) -> str:
        condition = f"if {reader.read(self.only_if)}, " if self.only_if is not None else ""
        costs = listed([f"{'pay ' if cost.mana is not None else ''}{reader.read(cost)}" for cost in self.payment])
        return f"{condition}you may {costs} rather than pay this spell's mana cost"


@word
class SpendOnlyOnX(OnlyColorsOnX):
    """CR 106.6: spend only mana of a colour on X."""

    mask: int

    def colors(self) -> int:
        return self.mask

    def reading(self) -> str:
        return f"spend only {listed(color_names(self.mask), 'or')} mana on X"
