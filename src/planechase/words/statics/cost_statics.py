"""Static abilities about what spells cost (CR 118, 601.2f)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from planechase.rules.language.colors import color_names
from planechase.rules.language.grammar import Condition, Cost, Filter, Players
from planechase.rules.language.slots import LinkSlot
from planechase.rules.language.word import word
from planechase.rules.mana.costs import AdditionalCost, AlternativeCost, CostChange
from planechase.rules.mana.mana import ManaCost, generic_cost
from planechase.rules.spells.casting import OnlyColorsOnX, cast_this_turn
from planechase.rules.spells.permissions import ALTERNATIVE, FREELY
from planechase.rules.spells.targets import could_target
from planechase.rules.state.decisions import Choose, Rule, alternatives, ask
from planechase.rules.state.objects import Object, Permanent
from planechase.rules.state.purpose import Purpose
from planechase.words import filters
from planechase.words.english import Reader, listed
from planechase.words.phrases import of_cards, phrase
from planechase.words.player_words import PLAYERS
from planechase.words.speech import Quantity, SpokenWord
from planechase.words.statics.continuous_statics import named

if TYPE_CHECKING:
    from collections.abc import Callable

    from planechase.rules.state.objects import Id
    from planechase.rules.state.player import Player
    from planechase.rules.state.source import Source
    from planechase.rules.state.state import State


@word
class CostsMore(CostChange, SpokenWord):
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
    if isinstance(what, (filters.TargetsThis, filters.TargetsOne)):
        return True
    return any(isinstance(p, Filter) and _aimed(p) for p in what.parts())


def _cast_before(game: State, player: Player, what: Filter, by: Source) -> bool:
    return any(what.matches(game, spell, by) for spell in cast_this_turn(game, player))


def _first_spell(reader: Reader, what: Filter, who: Players) -> str:
    """ "the first creature spell you cast each turn"."""
    whose = reader.read(who)
    casts = "cast" if whose == "you" else "casts"
    return f"the first {of_cards(reader, what, 'plain', 'spell')} {whose} {casts} each turn"


@word
class CostsLess(CostChange, SpokenWord):
    """CR 601.2f: spells that fit a description cost less; perhaps only their coloured mana."""

    what: Filter
    less: ManaCost
    who: Players = PLAYERS
    colored: bool = False
    first: bool = False
    """Whether it is only about the first such spell that a player casts each turn."""
    each: Quantity | None = None
    """So many times that much less."""

    def only_colored(self) -> bool:
        return self.colored

    def about_targets(self) -> bool:
        return _aimed(self.what)

    def reduction(self, game: State, player: Player, obj: Object, by: Source, spell: Source) -> ManaCost | None:
        if not named(game, self.who, player.id, by) or not self.what.matches(game, obj, by):
            return None
        if self.first and _cast_before(game, player, self.what, by):
            return None
        return self.less if self.each is None else times_over(self.less, self.each.value(game, by))

    def hoped_for(self, game: State, player: Player, obj: Object, by: Source, spell: Source) -> ManaCost | None:
        aimed = self.what == filters.TargetsThis() and not spell.targets
        if aimed and named(game, self.who, player.id, by) and could_target(game, obj, by.object_id, spell):
            return self.less
        return self.reduction(game, player, obj, by, spell)

    def say(self, reader: Reader) -> str:
        if self.first:
            return f"{_first_spell(reader, self.what, self.who)} costs {self.less} less to cast"
        reader.read(self.each)
        only = ". This effect reduces only the amount of colored mana you pay" if self.colored else ""
        return f"{_spells(reader, self.what, self.who)} cost {self.less} less to cast{only}"


def _spells(reader: Reader, what: Filter, who: Players) -> str:
    text = of_cards(reader, what, "many", "spell")
    if isinstance(what, filters.Or) and all(isinstance(part, filters.OfType) for part in what.parts_):
        text = text.replace(" or ", " and ")
    whose = reader.read(who)
    if whose == "players":
        return text
    seams = (" that ",) if isinstance(what, filters.Or) else (" that ", " with ")
    seam = min((text.find(seam) for seam in seams if seam in text), default=len(text))
    return f"{text[:seam]} {whose} cast{text[seam:]}".replace(" that targets ", " that target ")


@word
class AbilitiesCostLess(CostChange, SpokenWord):
    """CR 109.2, 601.2f, 602.2b: activated abilities of certain permanents cost less."""

    what: Filter
    less: ManaCost

    def about_abilities(self) -> bool:
        return True

    def reduction(self, game: State, player: Player, obj: Object, by: Source, spell: Source) -> ManaCost | None:
        return self.less if isinstance(obj, Permanent) and self.what.matches(game, obj, by) else None

    def say(self, reader: Reader) -> str:
        return f"activated abilities of {phrase(reader, self.what, 'many')} cost {self.less} less to activate"


def times_over(mana: ManaCost, number: int) -> ManaCost:
    """So much mana several times."""
    total = ManaCost()
    for _ in range(number):
        total = total.plus(mana)
    return total


@word
class ThisAbilityCosts(CostChange, SpokenWord):
    """CR 602.2b, 601.2f: an activated ability itself costs less, or more: if something is so, or for each of it."""

    mana: ManaCost
    more: bool = False
    each: Quantity | None = None
    condition: Condition | None = None

    def increase(self, game: State, player: Player, obj: Object, by: Source, spell: Source) -> ManaCost | None:
        return self._change(game, by) if self.more else None

    def reduction(self, game: State, player: Player, obj: Object, by: Source, spell: Source) -> ManaCost | None:
        return None if self.more else self._change(game, by)

    def _change(self, game: State, by: Source) -> ManaCost | None:
        if self.condition is not None and not self.condition.holds(game, by):
            return None
        return self.mana if self.each is None else times_over(self.mana, self.each.value(game, by))

    def say(self, reader: Reader) -> str:
        reader.read(self.each)
        text = f"this ability costs {self.mana} {'more' if self.more else 'less'} to activate"
        return text if self.condition is None else f"{text} if {reader.read(self.condition)}"


@word
class CostsLessForEach(CostChange, SpokenWord):
    """CR 702.41: the spell itself costs {1} less, or so much more than that, for each of something."""

    each: Quantity
    less: int = 1
    as_x: bool = False
    """Whether it reads as X, for what is not counted one by one."""

    def of_itself(self) -> bool:
        return True

    def reduction(self, game: State, player: Player, obj: Object, by: Source, spell: Source) -> ManaCost | None:
        return generic_cost(self.less * self.each.value(game, by)) if obj.id == by.object_id else None

    def say(self, reader: Reader) -> str:
        reader.read(self.each, "letter" if self.as_x else "")
        return f"this spell costs {'{X}' if self.as_x else f'{{{self.less}}}'} less to cast"


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
class AlsoCosts(AdditionalCost, SpokenWord):
    """CR 118.8: as an additional cost to cast this spell."""

    payment: tuple[Cost, ...]

    def costs(self, game: State, by: Source) -> tuple[Cost, ...]:
        return self.payment

    def say(self, reader: Reader) -> str:
        return "as an additional cost to cast this spell, " + listed([reader.read(cost) for cost in self.payment])


CHOSEN_COST: Final = LinkSlot("chosen cost")
"""CR 601.2b: which of two additional costs was announced: 1 is the second."""


@word
class AlsoCostsEither(AdditionalCost, SpokenWord):
    """CR 118.8, 601.2b: one of two additional costs, announced with the spell; mana is the second."""

    one: tuple[Cost, ...]
    other: tuple[Cost, ...]
    mana_first: bool = False
    """Whether the text names the mana first."""

    def costs(self, game: State, by: Source) -> tuple[Cost, ...]:
        """Before it is announced: what takes no mana, if that can be paid."""
        chosen = by.remembered(CHOSEN_COST)
        if chosen:
            return self.other if chosen == (1,) else self.one
        able = all(cost.can_pay(game, by.you(game), by) for cost in self.one)
        return self.one if able else self.other

    def announce(
        self, game: State, player: Player, by: Source, payable: Callable[[tuple[Cost, ...]], bool]
    ) -> Rule[None]:
        able = [number for number, costs in enumerate((self.one, self.other)) if payable(costs)]
        if len(able) < 2:
            by.remember(CHOSEN_COST, tuple(able))
            return
        reader = Reader(game.chars(by.this(game)))
        options = alternatives(self._said(reader))
        why = "Choose what to pay."
        chosen = yield from ask(Choose(player.id, Purpose.COST, why, options, about=by.object_id, word=self))
        by.remember(CHOSEN_COST, (chosen[0].number,))

    def _said(self, reader: Reader) -> tuple[str, str]:
        mana = [f"{'pay ' if cost.mana is not None else ''}{reader.read(cost)}" for cost in self.other]
        return listed([reader.read(cost) for cost in self.one]), listed(mana)

    def say(self, reader: Reader) -> str:
        said = self._said(reader)
        return "as an additional cost to cast this spell, " + " or ".join(reversed(said) if self.mana_first else said)


@word
class MayCostInstead(AlternativeCost, SpokenWord):
    """CR 118.9: you may pay something rather than the mana cost, perhaps only if something is so."""

    payment: tuple[Cost, ...]
    only_if: Condition | None = None

    def name(self) -> str:
        return ALTERNATIVE if self.payment else FREELY

    def costs(self, game: State, by: Source) -> tuple[Cost, ...]:
        return self.payment

    def available(self, game: State, player: Player, obj: Object, by: Source) -> bool:
        return self.only_if is None or self.only_if.holds(game, by)

    def say(self, reader: Reader) -> str:
        condition = f"if {reader.read(self.only_if)}, " if self.only_if is not None else ""
        if not self.payment:
            return f"{condition}you may cast this spell without paying its mana cost"
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
