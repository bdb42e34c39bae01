"""Changes to characteristics, each in its layer (CR 613)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from planechase.rules import layers
from planechase.rules.language.abilities import Ability, KeywordAbility
from planechase.rules.language.card_types import CREATURE, EVERY_CREATURE_TYPE, KINDRED, LAND_TYPES, is_creature_type
from planechase.rules.language.colors import COLOR_OF_NAME
from planechase.rules.language.grammar import Cost, Modification, Selection
from planechase.rules.language.keywords import INDESTRUCTIBLE, KEYWORDS
from planechase.rules.language.protection import Protection
from planechase.rules.language.rooms import unlocked_doors, with_unlocked
from planechase.rules.language.word import word
from planechase.rules.mana.mana_abilities import INTRINSIC, intrinsic_abilities
from planechase.rules.multiplayer import influence
from planechase.rules.spells.copying import Fixed, copiable_values
from planechase.rules.state.edition import Edition
from planechase.rules.state.source import Source
from planechase.words import word_slots
from planechase.words.amounts import amount
from planechase.words.english import article, listed
from planechase.words.filters.characteristic_filters import ChosenColor, OfColor
from planechase.words.speech import Quantity

if TYPE_CHECKING:
    from planechase.rules.language.characteristics import Draft
    from planechase.rules.state.state import State


@word
class ChangeSize(Modification):
    """Layer 7c: +N/+N."""

    layer = layers.CHANGE_SIZE
    power: Quantity
    toughness: Quantity

    def apply(self, game: State, draft: Draft, by: Source) -> None:
        draft.power = (draft.power or 0) + self.power.value(game, by)
        draft.toughness = (draft.toughness or 0) + self.toughness.value(game, by)


@word
class ChangeSizeOfEach(ChangeSize):
    """Layer 7c: +N/+N, counted for each object by itself: "this" and "other" in the number speak of that object."""

    def apply(self, game: State, draft: Draft, by: Source) -> None:
        with influence.as_far_as(game, by):
            ChangeSize.apply(self, game, draft, Source(by.controller, draft.id))


@word
class SetSize(Modification):
    """Layer 7b: base power and toughness."""

    layer = layers.SET_SIZE
    power: Quantity
    toughness: Quantity

    def apply(self, game: State, draft: Draft, by: Source) -> None:
        draft.power = self.power.value(game, by)
        draft.toughness = self.toughness.value(game, by)


@word
class SizeFromManaValue(Modification):
    """Layer 7b: base power and toughness equal to the object's own mana value."""

    layer = layers.SET_SIZE

    def apply(self, game: State, draft: Draft, by: Source) -> None:
        draft.power = draft.toughness = draft.mana_value


@word
class DefineSize(Modification):
    """Layer 7a: a characteristic-defining ability (CR 604.3)."""

    layer = layers.DEFINE_SIZE
    defines = True
    power: Quantity
    toughness: Quantity

    def apply(self, game: State, draft: Draft, by: Source) -> None:
        draft.power = self.power.value(game, by)
        draft.toughness = self.toughness.value(game, by)


@word
class DefinePower(Modification):
    """Layer 7a: the same for power alone."""

    layer = layers.DEFINE_SIZE
    defines = True
    power: Quantity

    def apply(self, game: State, draft: Draft, by: Source) -> None:
        draft.power = self.power.value(game, by)


@word
class DefineToughness(Modification):
    """Layer 7a: the same for toughness alone."""

    layer = layers.DEFINE_SIZE
    defines = True
    toughness: Quantity

    def apply(self, game: State, draft: Draft, by: Source) -> None:
        draft.toughness = self.toughness.value(game, by)


@word
class SwitchSize(Modification):
    """CR 613.4d: power and toughness change places."""

    layer = layers.SWITCH_SIZE

    def apply(self, game: State, draft: Draft, by: Source) -> None:
        draft.power, draft.toughness = draft.toughness, draft.power


@word
class GainAbilities(Modification):
    """Layer 6: the object has these abilities as well."""

    layer = layers.ABILITY
    abilities: tuple[Ability, ...]

    def apply(self, game: State, draft: Draft, by: Source) -> None:
        given = self.abilities
        if any(isinstance(each, Protection) for each in given):
            given = tuple(_as_chosen(game, each, by) for each in given)
        draft.set_abilities(draft.abilities + given)


def _as_chosen(game: State, ability: Ability, by: Source) -> Ability:
    """CR 607.2d: "the chosen color" is the one chosen for what gives the protection, not for what has it."""
    if not isinstance(ability, Protection) or not isinstance(ability.quality, ChosenColor):
        return ability
    chosen = by.this(game).linked(word_slots.COLOR)
    return Protection(OfColor(COLOR_OF_NAME[str(chosen[-1])])) if chosen else ability


FOR_MANA_COST: Final = ("embalm", "escape", "flashback", "foretell", "scavenge", "unearth")
"""Keywords that can cost what the card itself does."""


@word
class GainForManaCost(Modification):
    """Layer 6: a keyword whose cost is the card's own mana cost; what has none, cannot pay it (CR 118.6).

    `plus` is what has to be paid besides, `less` the generic mana by which it is reduced.
    """

    layer = layers.ABILITY
    keyword: str
    plus: tuple[Cost, ...] = ()
    less: int = 0

    def apply(self, game: State, draft: Draft, by: Source) -> None:
        from planechase.words import keywords  # noqa: PLC0415 - keywords are made of modifications

        if draft.mana_cost is None:
            return
        cost = draft.mana_cost.reduced_by_generic(self.less)
        given = {
            "embalm": keywords.Embalm(cost),
            "escape": keywords.Escape(cost, self.plus),
            "flashback": keywords.Flashback(cost),
            "foretell": keywords.Foretell(cost),
            "scavenge": keywords.Scavenge(cost),
            "unearth": keywords.Unearth(cost),
        }
        draft.set_abilities((*draft.abilities, given[self.keyword]))


@word
class LoseAllAbilities(Modification):
    """CR 613.1f: objects have none of the abilities they had so far."""

    layer = layers.ABILITY

    def apply(self, game: State, draft: Draft, by: Source) -> None:
        draft.set_abilities(_made_indestructible(game, draft) if game.edition is Edition.Y2011 else ())


@word
class LoseKeyword(Modification):
    """Layer 6: every instance of a keyword is lost."""

    reads = "lose[s] {keyword}"
    layer = layers.ABILITY
    keyword: str

    def apply(self, game: State, draft: Draft, by: Source) -> None:
        mask = KEYWORDS[self.keyword]
        kept = (a for a in draft.abilities if not (isinstance(a, KeywordAbility) and a.keywords & mask))
        draft.set_abilities(tuple(kept))


def _made_indestructible(game: State, draft: Draft) -> tuple[Ability, ...]:
    """2011:700.4a: to be indestructible is no ability, so that it is lost only if the object itself says it."""
    obj = game.get(draft.id)
    own = copiable_values(game, obj).abilities if obj is not None else ()
    said = sum(_is_indestructible(ability) for ability in own)
    return tuple(ability for ability in draft.abilities if _is_indestructible(ability))[said:]


def _is_indestructible(ability: Ability) -> bool:
    return isinstance(ability, KeywordAbility) and bool(ability.keywords & INDESTRUCTIBLE)


@word
class AddTypes(Modification):
    """Layer 4: card types and subtypes in addition to the others."""

    layer = layers.TYPE
    types: int = 0
    subtypes: tuple[str, ...] = ()
    still: int = 0
    """CR 205.1b: the card type that the text keeps; it keeps all it was."""

    def apply(self, game: State, draft: Draft, by: Source) -> None:
        draft.types |= self.types
        new = frozenset(self.subtypes) - draft.subtypes
        draft.subtypes |= new
        mana = tuple(INTRINSIC[s] for s in INTRINSIC if s in new)
        if mana:
            draft.set_abilities(draft.abilities + mana)


@word
class DefineTypes(Modification):
    """Layer 4, CR 604.3, 205.3m: a characteristic-defining ability by which it has more creature types everywhere."""

    layer = layers.TYPE
    defines = True
    subtypes: tuple[str, ...]

    def reading(self) -> str:
        return f"[are|is] also {article(listed(self.subtypes))}"

    def apply(self, game: State, draft: Draft, by: Source) -> None:
        draft.subtypes |= frozenset(self.subtypes)


@word
class SetCreatureTypes(Modification):
    """Layer 4, CR 205.1a: these creature types and no others."""

    layer = layers.TYPE
    subtypes: tuple[str, ...]

    def apply(self, game: State, draft: Draft, by: Source) -> None:
        kept = {s for s in draft.subtypes if s != EVERY_CREATURE_TYPE and not is_creature_type(s)}
        draft.subtypes = frozenset(kept) | frozenset(self.subtypes)


@word
class SetToChosenType(Modification):
    """Layer 4: the creature type chosen for the source, and no others; or in addition to them."""

    needs = (word_slots.CREATURE_TYPE,)
    layer = layers.TYPE
    in_addition: bool = False

    def apply(self, game: State, draft: Draft, by: Source) -> None:
        chosen = tuple(str(name) for name in by.this(game).linked(word_slots.CREATURE_TYPE)[-1:])
        if self.in_addition:
            draft.subtypes |= frozenset(chosen)
        elif chosen and draft.types & CREATURE:
            SetCreatureTypes(chosen).apply(game, draft, by)


@word
class SetLandTypes(Modification):
    """Layer 4, CR 305.7: these basic land types; other land types and all abilities printed on it are lost."""

    layer = layers.TYPE
    subtypes: tuple[str, ...]

    def apply(self, game: State, draft: Draft, by: Source) -> None:
        draft.subtypes = frozenset(s for s in draft.subtypes if s not in LAND_TYPES) | frozenset(self.subtypes)
        draft.set_abilities(intrinsic_abilities(frozenset(self.subtypes)))


@word
class AllCreatureTypes(Modification):
    """Layer 4: every creature type."""

    layer = layers.TYPE

    def apply(self, game: State, draft: Draft, by: Source) -> None:
        draft.subtypes |= {EVERY_CREATURE_TYPE}


@word
class SetTypes(Modification):
    """Layer 4: becomes this kind of thing; loses its other card types."""

    layer = layers.TYPE
    types: int
    subtypes: tuple[str, ...] = ()

    def apply(self, game: State, draft: Draft, by: Source) -> None:
        draft.types = self.types
        draft.subtypes = frozenset(self.subtypes)


@word
class LoseTypes(Modification):
    """Layer 4, CR 205.1a: without some card types, and without the subtypes that go only with them."""

    layer = layers.TYPE
    types: int

    def apply(self, game: State, draft: Draft, by: Source) -> None:
        draft.types &= ~self.types
        if self.types & CREATURE and not draft.types & KINDRED:
            SetCreatureTypes(()).apply(game, draft, by)


@word
class SetColors(Modification):
    """Layer 5: these colours and no others."""

    layer = layers.COLOR
    colors: int

    def apply(self, game: State, draft: Draft, by: Source) -> None:
        draft.colors = self.colors


@word
class NoManaCost(Modification):
    """CR 202.1b: nothing stands in its upper right corner. As part of what is copied (707.9b)."""

    reads = "[have|has] no mana cost"
    layer = layers.COPY

    def apply(self, game: State, draft: Draft, by: Source) -> None:
        draft.mana_cost = None


@word
class BecomeCopy(Modification):
    """Layer 1, CR 707: the copiable values of another object, as they were when the effect began."""

    layer = layers.COPY
    of: Selection
    keeps_name: bool = False
    """CR 707.9c: whether it is not the name that is copied."""

    def apply(self, game: State, draft: Draft, by: Source) -> None:
        for original in self.of.objects(game, by):
            BecomeFixedCopy(Fixed(copiable_values(game, original)), self.keeps_name).apply(game, draft, by)


@word
class BecomeFixedCopy(Modification):
    """Layer 1: copiable values fixed when the effect began (CR 707.2c)."""

    layer = layers.COPY
    fixed: Fixed
    keeps_name: bool = False

    def apply(self, game: State, draft: Draft, by: Source) -> None:
        name = draft.name
        values = self.fixed.values
        draft.start_from(with_unlocked(values, unlocked_doors(game.objects[draft.id])) if values.doors else values)
        if self.keeps_name:
            draft.name = name


def size(power: int | Quantity, toughness: int | Quantity) -> ChangeSize:
    """+power/+toughness."""
    return ChangeSize(amount(power), amount(toughness))
