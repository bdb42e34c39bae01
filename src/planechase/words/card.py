"""Writing cards: a card is a name, a cost, what it is, and what it says.

card("Soul Warden", "{W}", creature("Human Cleric", 1, 1),
     whenever(enters(CREATURE & OTHER), gain_life(1)))
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeVar

from planechase.rules.combat.battles import SIEGE
from planechase.rules.events.triggers import StateTrigger
from planechase.rules.language.abilities import (
    Ability,
    ActivatedAbility,
    KeywordAbility,
    SpellAbility,
    StaticAbility,
    TriggeredAbility,
    is_mana_effect,
)
from planechase.rules.language.card_types import BATTLE, CREATURE, LAND, PLANESWALKER, parse_type_line, subtypes_in
from planechase.rules.language.characteristics import CardDefinition, Characteristics, SplitCharacteristics, in_frames
from planechase.rules.language.colors import colors_from
from planechase.rules.language.double_faced import of_meld_pair, of_two_faces
from planechase.rules.language.fielded import replace
from planechase.rules.language.grammar import Condition, Cost, Effect, Modal, Modification, Players, Statement, Trigger
from planechase.rules.language.keywords import FUSE
from planechase.rules.language.word_errors import WrongField
from planechase.rules.mana.costs import LoyaltyX
from planechase.rules.mana.mana import ManaCost
from planechase.rules.mana.mana_abilities import intrinsic_abilities
from planechase.rules.spells.sieges import WHEN_DEFEATED
from planechase.rules.spells.targets import OnceMore
from planechase.rules.state.objects import Zone
from planechase.rules.state.steps import Step
from planechase.words import filters
from planechase.words.conditions import DURING_YOUR_UPKEEP, IsThe
from planechase.words.cost_words import RevealThis, as_costs, loyalty
from planechase.words.effects.flow import in_paragraphs
from planechase.words.history_words import THAT_ATTACKED
from planechase.words.player_words import YOU
from planechase.words.selections import THIS
from planechase.words.statics import Continuous
from planechase.words.triggers import AtBeginning, AttacksTrigger, Enters, Leaves
from planechase.words.triggers.door_triggers import UnlocksThisDoor

AnyAbility = TypeVar("AnyAbility", ActivatedAbility, TriggeredAbility, StaticAbility)
Line = Ability | Effect | Statement | tuple[KeywordAbility, ...]


class Frame:
    """What a card is: its type line and numbers."""

    __slots__ = ("defense", "line", "loyalty", "power", "toughness")

    def __init__(
        self,
        line: str,
        power: int | str | None = None,
        toughness: int | str | None = None,
        loyalty: int | None = None,
        defense: int | None = None,
    ) -> None:
        if not isinstance(line, str):
            raise WrongField(f"The types of a card are a text such as 'Elf Druid', not {line!r}.")
        self.line = line
        self.power = _size(power)
        self.toughness = _size(toughness)
        if loyalty is not None and type(loyalty) is not int:
            raise WrongField(f"The loyalty of a planeswalker is a number, not {loyalty!r}.")
        self.loyalty = loyalty
        if defense is not None and type(defense) is not int:
            raise WrongField(f"The defense of a battle is a number, not {defense!r}.")
        self.defense = defense


def _size(given: int | str | None) -> int | str | None:
    """CR 208.1, 208.2: a number, or a text with a star where an ability defines it."""
    if given is None or type(given) is int or (isinstance(given, str) and "*" in given):
        return given
    raise WrongField(f"Power and toughness are numbers, or texts with a star such as '1+*', not {given!r}.")


def creature(subtypes: str, power: int | str, toughness: int | str, kinds: str = "Creature") -> Frame:
    """A creature; "*" stands for a size that an ability defines."""
    if not isinstance(subtypes, str):
        raise WrongField(f"The types of a creature are a text such as 'Elf Druid', not {subtypes!r}.")
    return Frame(f"{kinds} — {subtypes}", power, toughness)


def artifact_creature(subtypes: str, power: int | str, toughness: int | str) -> Frame:
    """The type line, power and toughness of an artifact creature: `artifact_creature("Golem", 3, 3)`."""
    return creature(subtypes, power, toughness, "Artifact Creature")


def legendary_creature(subtypes: str, power: int | str, toughness: int | str) -> Frame:
    """The type line, power and toughness of a legendary creature: `legendary_creature("Elf Warrior", 2, 2)`."""
    return creature(subtypes, power, toughness, "Legendary Creature")


def vehicle(power: int | str, toughness: int | str, kinds: str = "Artifact") -> Frame:
    """CR 301.7: a Vehicle, with the size it has while it is a creature."""
    return Frame(f"{kinds} — Vehicle", power, toughness)


def planeswalker(subtype: str, start: int) -> Frame:
    """A legendary planeswalker that enters with so much loyalty."""
    return Frame(f"Legendary Planeswalker — {subtype}", loyalty=start)


def siege(defense: int) -> Frame:
    """CR 310.11: a Siege, with its defense."""
    return Frame(f"Battle — {SIEGE}", defense=defense)


INSTANT_CARD = Frame("Instant")
SORCERY_CARD = Frame("Sorcery")
ARTIFACT_CARD = Frame("Artifact")
ENCHANTMENT_CARD = Frame("Enchantment")
AURA_CARD = Frame("Enchantment — Aura")
SAGA_CARD = Frame("Enchantment — Saga")
CLASS_CARD = Frame("Enchantment — Class")
CASE_CARD = Frame("Enchantment — Case")
EQUIPMENT_CARD = Frame("Artifact — Equipment")
LAND_CARD = Frame("Land")


def typed(line: str) -> Frame:
    """Anything else, by its type line."""
    return Frame(line)


def card(name: str, cost: str | None, frame: Frame, *lines: Line, indicator: str = "") -> CardDefinition:
    """A card. Effects become the spell ability, a paragraph each; statements become static abilities.

    `indicator` is its color indicator (CR 204), if it has one: the letters of the colors that it is.
    """
    if type(name) is not str or not name:
        raise WrongField(f"A card has a name, and not {name!r}.")
    if not isinstance(frame, Frame):
        raise WrongField(
            f"{name}: what it is comes third, such as INSTANT_CARD or creature('Elf', 1, 1), not {frame!r}."
        )
    supertypes, types, subtypes = parse_type_line(frame.line)
    mana_cost = ManaCost.parse(cost) if cost is not None else None
    abilities: tuple[Ability, ...] = intrinsic_abilities(subtypes) if types & LAND else ()
    abilities += (WHEN_DEFEATED,) if SIEGE in subtypes else ()
    abilities += abilities_in(*lines)
    colors = (mana_cost.colors if mana_cost is not None else 0) | _indicated(name, indicator)
    printed = Characteristics(
        name, mana_cost, colors, supertypes, types, subtypes,
        _number(frame.power, types), _number(frame.toughness, types),
        frame.loyalty if types & PLANESWALKER else None, abilities, defense=frame.defense if types & BATTLE else None,
    )  # fmt: skip
    order = subtypes_in(frame.line.partition(" — ")[2])
    return CardDefinition(printed, order, _starred(frame.power), _starred(frame.toughness))


def split(left: CardDefinition, right: CardDefinition) -> CardDefinition:
    """CR 709: a split card, of two cards that are its halves."""
    if left.printed.is_permanent_card:
        return _with_shared_type_line(left, right)
    both = _fused(left, right) if left.printed.keywords & right.printed.keywords & FUSE else ()
    return CardDefinition(SplitCharacteristics(left.printed, right.printed, both), halves=(left, right))


def _with_shared_type_line(left: CardDefinition, right: CardDefinition) -> CardDefinition:
    """CR 709.5a, 709.5h: a permanent card of two halves, which know which half they are."""
    one, other = left.printed, right.printed
    if (one.supertypes, one.types, one.subtypes) != (other.supertypes, other.types, other.subtypes):
        raise WrongField(f"{left.name}: the halves of a permanent card share their type line.")
    values = SplitCharacteristics(_as_door(one, 0), _as_door(other, 1))
    return CardDefinition(values, left.subtype_order, halves=(left, right))


def _as_door(half: Characteristics, number: int) -> Characteristics:
    draft = half.draft()
    draft.set_abilities(tuple(_of_door(ability, number) for ability in half.abilities))
    return draft.finished()


def _of_door(ability: Ability, number: int) -> Ability:
    if isinstance(ability, TriggeredAbility) and isinstance(ability.trigger, UnlocksThisDoor):
        return replace(ability, trigger=UnlocksThisDoor(number))
    return ability


def _fused(left: CardDefinition, right: CardDefinition) -> tuple[Ability, ...]:
    """CR 702.102d: the abilities of a fused split spell: the instructions of one half, then those of the other."""
    halves = (left.printed, right.printed)
    effects = [spell.effect for half in halves for spell in half.index.spell]
    if len(effects) != len(halves) or any(isinstance(effect, Modal) for effect in effects):
        raise WrongField(f"{left.name}: each half with fuse is an instruction without modes.")
    others = [ability for half in halves for ability in half.abilities if not isinstance(ability, SpellAbility)]
    return (SpellAbility(in_paragraphs(effects[0], OnceMore(effects[1]))), *dict.fromkeys(others))


def with_adventure(main: CardDefinition, adventure: CardDefinition) -> CardDefinition:
    """CR 715: an adventurer card: what it is, and the Adventure it may be cast as."""
    return _with_inset(main, adventure, "Adventure")


def with_omen(main: CardDefinition, omen: CardDefinition) -> CardDefinition:
    """CR 720: an omen card: what it is, and the Omen it may be cast as."""
    return _with_inset(main, omen, "Omen")


def _with_inset(main: CardDefinition, inset: CardDefinition, subtype: str) -> CardDefinition:
    values = inset.printed.draft()
    values.subtypes |= {subtype}
    return in_frames(main, CardDefinition(values.finished(), (*inset.subtype_order, subtype)))


def double_faced(front: CardDefinition, back: CardDefinition) -> CardDefinition:
    """CR 712.2: a nonmodal double-faced card, of two cards that are its faces; the back has no mana cost."""
    if back.printed.mana_cost is not None:
        raise WrongField(f"{back.name}: the back face of a card that transforms has no mana cost.")
    return of_two_faces(front, back, is_modal=False)


def modal(front: CardDefinition, back: CardDefinition) -> CardDefinition:
    """CR 712.3: a modal double-faced card, of two cards that are its faces; either of them is cast or played."""
    return of_two_faces(front, back, is_modal=True)


def meld_card(front: CardDefinition, combined: CardDefinition) -> CardDefinition:
    """CR 712.4: a card of a meld pair: its front, and what the pair is together, which has no mana cost."""
    if combined.printed.mana_cost is not None:
        raise WrongField(f"{combined.name}: what a meld pair is together has no mana cost.")
    return of_meld_pair(front, combined)


def _indicated(name: str, letters: str) -> int:
    try:
        return colors_from(letters)
    except (TypeError, ValueError):
        raise WrongField(f"{name}: a color indicator is letters such as 'RG', not {letters!r}.") from None


def _number(size: int | str | None, types: int) -> int | None:
    if size is None and not types & CREATURE:
        return None
    return size if isinstance(size, int) else 0


def _starred(size: int | str | None) -> str | None:
    return size if isinstance(size, str) else None


def _paragraphs(lines: Sequence[Line]) -> list[Line]:
    """CR 608.2c: what a spell does is one ability, in however many paragraphs."""
    effects = [line for line in lines if isinstance(line, Effect)]
    if len(effects) < 2:
        return list(lines)
    whole = in_paragraphs(*effects)
    return [whole if line is effects[0] else line for line in lines if line not in effects[1:]]


def abilities_in(*lines: Line) -> tuple[Ability, ...]:
    """The abilities that some lines of a card are."""
    return tuple(ability for line in _paragraphs(lines) for ability in _abilities(line))


def _abilities(line: Line) -> tuple[Ability, ...]:
    if isinstance(line, tuple):
        return line
    if isinstance(line, Ability):
        return (line,)
    if isinstance(line, Effect):
        return (SpellAbility(line),)
    if isinstance(line, Statement):
        return (StaticAbility((line,)),)
    raise WrongField(f"A line of a card is an ability, an instruction or a statement, not {line!r}.")


# ---------------------------------------------------------------------- abilities


def called(name: str, ability: AnyAbility) -> AnyAbility:
    """CR 207.2c, 207.2d: an ability with an ability word or a flavor word before it."""
    return replace(ability, called=name)


def whenever(trigger: Trigger, effect: Effect, only_if: Condition | None = None, limit: int = 0) -> TriggeredAbility:
    """A triggered ability, with an intervening "if" where there is one."""
    return TriggeredAbility(trigger, effect, only_if, (), limit)


def when_enters(effect: Effect, only_if: Condition | None = None) -> TriggeredAbility:
    """CR 603.6: an ability that triggers when this comes onto the battlefield."""
    return TriggeredAbility(Enters(filters.ITSELF), effect, only_if)


def when_dies(effect: Effect) -> TriggeredAbility:
    """When this dies, or is put into a graveyard from the battlefield."""
    return TriggeredAbility(Leaves(filters.ITSELF, Zone.GRAVEYARD), effect)


def when_leaves(effect: Effect) -> TriggeredAbility:
    """CR 603.6: an ability that triggers when this leaves the battlefield, wherever it goes."""
    return TriggeredAbility(Leaves(filters.ITSELF), effect)


def when_attacks(effect: Effect) -> TriggeredAbility:
    """CR 508.3: an ability that triggers whenever this is declared as an attacker."""
    return TriggeredAbility(AttacksTrigger(filters.ITSELF), effect)


def upkeep(effect: Effect, who: Players | None = YOU, only_if: Condition | None = None) -> TriggeredAbility:
    """At the beginning of your upkeep, or of another player's, or of each."""
    return TriggeredAbility(AtBeginning(Step.UPKEEP, who), effect, only_if)


def when_so(condition: Condition, effect: Effect) -> TriggeredAbility:
    """CR 603.8: a state trigger."""
    return TriggeredAbility(StateTrigger(condition), effect)


def activated(
    *costs_and_effect: Cost | str | Effect,
    only: Condition | None = None,
    as_sorcery: bool = False,
    limit: int = 0,
    zone: Zone | None = None,
    instead: tuple[Cost | str, ...] = (),
    once: bool = False,
    least_x: int = 0,
) -> ActivatedAbility:
    """An activated ability: its costs, then its effect: `activated("{1}{G}", "{T}", draw(1))`.

    `instead` names other costs that may be paid rather than the first ones.
    """
    *costs, effect = costs_and_effect
    if not isinstance(effect, Effect):
        raise TypeError("The last argument of an activated ability is its effect.")
    paid = as_costs(*(cost for cost in costs if not isinstance(cost, Effect)))
    if instead and is_mana_effect(effect):
        raise TypeError("A mana ability has one cost; write an ability for each.")
    conditions = (only,) if only is not None else ()
    other = as_costs(*instead)
    return ActivatedAbility(
        paid, effect, conditions, zone, as_sorcery, limit, instead=other, once=once, least_x=least_x
    )


def boast(*costs_and_effect: Cost | str | Effect) -> ActivatedAbility:
    """CR 702.142a: an ability that may be activated once each turn in which this creature attacked."""
    attacked = IsThe(THIS, THAT_ATTACKED)
    return replace(activated(*costs_and_effect, only=attacked, limit=1), keyword="boast")


def exhaust(*costs_and_effect: Cost | str | Effect) -> ActivatedAbility:
    """CR 702.177a: an ability that may be activated only once."""
    return replace(activated(*costs_and_effect, once=True), keyword="exhaust")


def forecast(*costs_and_effect: Cost | str | Effect) -> ActivatedAbility:
    """CR 702.57: an ability of a card in hand, which is revealed for it once in each upkeep of its owner."""
    *costs, effect = costs_and_effect
    ability = activated(*costs, RevealThis(), effect, only=DURING_YOUR_UPKEEP, limit=1)
    return replace(ability, keyword="forecast", zone=Zone.HAND)


def loyal(change: int, effect: Effect, only: Condition | None = None) -> ActivatedAbility:
    """CR 606: a loyalty ability."""
    return ActivatedAbility((loyalty(change),), effect, () if only is None else (only,))


def loyal_x(effect: Effect) -> ActivatedAbility:
    """CR 606, 107.3a: a loyalty ability that takes X counters."""
    return ActivatedAbility((LoyaltyX(),), effect)


def static(*statements: Statement, only_if: Condition | None = None) -> StaticAbility:
    """A static ability with several statements, or with a condition."""
    return StaticAbility(statements, only_if)


def anthem(what: filters.Description, *changes: Modification, only_if: Condition | None = None) -> StaticAbility:
    """CR 611.3: permanents that fit are different."""
    return StaticAbility((Continuous(what, changes),), only_if)


def enchanted(*changes: Modification, what: filters.Description = filters.CREATURE) -> StaticAbility:
    """Enchanted or equipped creature gets or has."""
    return anthem(what & filters.AttachedHost(), *changes)
