"""Makers of words that take a number where a word wants an amount, or letters where it wants colours.

A word keeps one type in each of its fields. Who writes a card should still be able to say 3 and "RG"; where the word
has a maker of its own beside it (`draw`, `create`), that does it, and for the others it is done here.
"""

from __future__ import annotations

from planechase.rules.language.colors import colors_from
from planechase.rules.language.grammar import Condition, Effect, Filter, Players, Selection, Targeting
from planechase.rules.language.slots import NumberSlot, ObjectSlot
from planechase.rules.state.objects import Zone
from planechase.words import filters, slots
from planechase.words.amounts import OnlyIf, amount
from planechase.words.effects.at_random import NumberAtRandom
from planechase.words.effects.counters import RemoveCounters
from planechase.words.effects.damage import TakeDamage
from planechase.words.modifications import SetColors
from planechase.words.players import YOU, You
from planechase.words.replacements import EntersWithCounters, PreventNextEffect, RedirectNextEffect
from planechase.words.selections.choices import Chosen
from planechase.words.selections.groups import TogetherRule
from planechase.words.speech import Quantity

Many = int | Quantity


def of_color(colors: str) -> filters.OfColor:
    """Of one of these colours: `of_color("RG")`."""
    return filters.OfColor(colors_from(colors))


def of_both_colors(colors: str) -> filters.BothColors:
    """Of both of two colours."""
    return filters.BothColors(colors_from(colors))


def set_colors(colors: str) -> SetColors:
    """CR 105.3: is these colours and no others."""
    return SetColors(colors_from(colors))


def size_is(what: str, comparison: str, number: Many) -> filters.SizeIs:
    """With a power, toughness or mana value in a certain range: `size_is("power", "at least", 4)`."""
    return filters.SizeIs(what, comparison, amount(number))


def number_if(condition: Condition, number: Many) -> OnlyIf:
    """That number if the condition holds, otherwise none."""
    return OnlyIf(condition, amount(number))


def chosen(
    what: Filter,
    count: Many = 1,
    who: Players = YOU,
    up_to: bool = False,
    zone: Zone = Zone.BATTLEFIELD,
    into: ObjectSlot = slots.CHOSEN,
    rule: str = "",
) -> Chosen:
    """Objects that a player chooses as the instruction is carried out."""
    return Chosen(what, amount(count), who, up_to, zone, into, TogetherRule(rule) if rule else None)


def remove_counters(kind: str, what: Selection, count: Many | None = 1) -> RemoveCounters:
    """So many counters of a kind; None is all of them."""
    return RemoveCounters(kind, what, None if count is None else amount(count))


def enters_with_counters(kind: str, count: Many = 1, tapped: bool = False) -> EntersWithCounters:
    return EntersWithCounters(kind, amount(count), tapped)


def take_damage(count: Many) -> TakeDamage:
    """Have this deal damage to them, as something that players may choose."""
    return TakeDamage(amount(count))


def prevent_next(to: Targeting, count: Many) -> PreventNextEffect:
    """CR 615.7: prevent the next so much damage."""
    return PreventNextEffect(to, amount(count))


def redirect_next(origin: Targeting, to: Targeting | You, count: Many, this_turn: bool = True) -> RedirectNextEffect:
    """CR 614.9: the next so much damage is dealt to another instead."""
    return RedirectNextEffect(origin, to, amount(count), this_turn)


def number_at_random(
    effect: Effect, most: Many, least: Many = 0, letter: NumberSlot = slots.LETTER_X
) -> NumberAtRandom:
    """Do something with a number that is chosen at random; `random_number(letter)` is that number."""
    return NumberAtRandom(effect, amount(most), amount(least), letter)
