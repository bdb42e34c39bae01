"""Makers of words that take a number where a word wants an amount, and letters where it wants colours or mana.

A word keeps one type in each of its fields. Who writes a card should still be able to say 3, "RG" and "{2}{R}"; where
the word has a maker of its own beside it (`draw`, `create`, `kicker`), that does it; for the others it is done here.
"""

from __future__ import annotations

from planechase.rules.language.colors import colors_from
from planechase.rules.language.grammar import Condition, Effect, Filter, Modification, Players, Selection, Targeting
from planechase.rules.language.slots import LinkSlot, NumberSlot, ObjectSlot
from planechase.rules.mana.mana import ManaCost
from planechase.rules.state.objects import Zone
from planechase.words import filters, word_slots
from planechase.words.amounts import amount
from planechase.words.effects.chance_effects import NumberAtRandom
from planechase.words.effects.counter_effects import RemoveCounters
from planechase.words.effects.damage_effects import DamageByEach, TakeDamage
from planechase.words.effects.digging import Rearrange
from planechase.words.effects.lasting_effects import CopySpell
from planechase.words.effects.libraries import ExileTopCard
from planechase.words.effects.permanent_effects import KeepSome
from planechase.words.effects.repeating import Repeatedly
from planechase.words.effects.tokens import CreateCopyToken
from planechase.words.effects.zone_effects import ExileWithCounters, PlayersPut
from planechase.words.keywords.permanent_keywords import EquipOnly
from planechase.words.modifications import SetColors
from planechase.words.player_words import PLAYERS, YOU, You
from planechase.words.replacements import EntersWithCounters, PreventNextEffect, RedirectNextEffect
from planechase.words.selections.chosen_objects import Chosen
from planechase.words.selections.groups import TogetherRule
from planechase.words.selections.pronouns import THIS
from planechase.words.selections.target_selections import OneOfEach, TheTargetOfEach
from planechase.words.speech import Quantity, Things
from planechase.words.spending import ManaWasSpent
from planechase.words.statics.combat_statics import AttackTax
from planechase.words.statics.cost_statics import (
    AbilitiesCostLess,
    CostsLess,
    CostsLessIf,
    CostsLessIfItTargets,
    CostsMore,
    CostsMorePerTarget,
)
from planechase.words.statics.playing_statics import PaysInstead

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


def chosen(
    what: Filter,
    count: Many = 1,
    who: Players = YOU,
    up_to: bool = False,
    zone: Zone = Zone.BATTLEFIELD,
    into: ObjectSlot = word_slots.CHOSEN,
    rule: str = "",
    of: Players | None = None,
) -> Chosen:
    """Objects that a player chooses as the instruction is carried out; in their own zone, or in that `of` others."""
    return Chosen(what, amount(count), who, up_to, zone, into, TogetherRule(rule) if rule else None, of)


def fewer_counters(kind: str, than: Many) -> filters.FewerCounters:
    """What has fewer counters of a kind than a number."""
    return filters.FewerCounters(kind, amount(than))


def one_of_each(
    what: Filter,
    least: Many = 1,
    most: Many = 1,
    zone: Zone = Zone.GRAVEYARD,
    who: Players | None = None,
) -> OneOfEach:
    """A target of each of some players, in their graveyards unless another zone is named."""
    return OneOfEach(what, amount(least), amount(most), zone, who)


def the_target_of_each(what: Filter, who: Players) -> TheTargetOfEach:
    """CR 601.2c: exactly one target permanent of each of some players; if one has none, there is no legal choice."""
    return TheTargetOfEach(what, who=who)


def copy_spell(what: Things, count: Many = 1, new_targets: bool = True, who: Players = YOU) -> CopySpell:
    """CR 707.10: copy a spell or ability, so many times."""
    return CopySpell(what, amount(count), new_targets, who)


def damage_by_each(to: Selection | Players, count: Many) -> DamageByEach:
    """Damage to each of them, as much as a number says that is counted for each."""
    return DamageByEach(to, amount(count))


def remove_counters(kind: str, what: Selection, count: Many | None = 1) -> RemoveCounters:
    """So many counters of a kind; None is all of them."""
    return RemoveCounters(kind, what, None if count is None else amount(count))


def enters_with_counters(kind: str, count: Many = 1, tapped: bool = False) -> EntersWithCounters:
    """This permanent enters with counters, and tapped if so wanted."""
    return EntersWithCounters(kind, amount(count), tapped)


def exile_with_counters(what: Selection, kind: str, count: Many = 1) -> ExileWithCounters:
    """CR 701.13, 122.1: exile something with so many counters: `exile_with_counters(THIS, "time", 3)`."""
    return ExileWithCounters(what, kind, amount(count))


def exile_top_card(who: Players = YOU, link: LinkSlot | None = None, count: Many = 1) -> ExileTopCard:
    """CR 406.2: players exile so many top cards of their libraries, which are remembered; `link` as for `exile`."""
    return ExileTopCard(who, link, amount(count))


def rearrange(count: Many, who: Players = YOU) -> Rearrange:
    """CR 401.4: you look at so many top cards of a library and put them back in any order."""
    return Rearrange(amount(count), who)


def keep_some(what: Filter, who: Players, count: Many = 1, up_to: bool = False) -> KeepSome:
    """CR 101.4: players each keep so many of such permanents, and sacrifice their others of that kind."""
    return KeepSome(what, who, amount(count), up_to)


def create_copy_token(
    of: Things,
    who: Players = YOU,
    legendary: bool = True,
    except_it: tuple[Modification, ...] = (),
    count: Many = 1,
) -> CreateCopyToken:
    """CR 707.2: create so many tokens that are copies of something, except for what you say."""
    return CreateCopyToken(of, who, legendary, except_it, amount(count))


def repeatedly(effect: Effect, count: Many) -> Repeatedly:
    """CR 608.2c: do something so often; how often, is found out before the first time."""
    return Repeatedly(effect, amount(count))


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
    effect: Effect, most: Many, least: Many = 0, letter: NumberSlot = word_slots.LETTER_X
) -> NumberAtRandom:
    """Do something with a number that is chosen at random; `random_number(letter)` is that number."""
    return NumberAtRandom(effect, amount(most), amount(least), letter)


def players_put(
    what: Filter,
    origin: Zone,
    to: Zone = Zone.BATTLEFIELD,
    who: Players = YOU,
    count: Many | None = 1,
    may: bool = False,
    tapped: bool = False,
    starting_with_you: bool = False,
) -> PlayersPut:
    """Players each choose cards of their own, so many or (None) all that fit, and put them elsewhere."""
    many = None if count is None else amount(count)
    return PlayersPut(what, origin, to, who, many, may, tapped, starting_with_you)


# ---------------------------------------------------------------------- mana


def costs_less(
    what: Filter, less: str, who: Players = PLAYERS, colored: bool = False, first: bool = False
) -> CostsLess:
    """CR 601.2f: spells cost less: `costs_less(CREATURE, "{2}")`."""
    return CostsLess(what, ManaCost.parse(less), who, colored, first)


def abilities_cost_less(what: Filter, less: str) -> AbilitiesCostLess:
    """CR 601.2f: activated abilities cost less."""
    return AbilitiesCostLess(what, ManaCost.parse(less))


def costs_more(what: Filter, more: str, who: Players = PLAYERS, first: bool = False) -> CostsMore:
    """CR 601.2f: spells cost more."""
    return CostsMore(what, ManaCost.parse(more), who, first)


def costs_more_per_target(more: str) -> CostsMorePerTarget:
    """For each target beyond the first: `called("strive", static(costs_more_per_target("{1}{G}")))`."""
    return CostsMorePerTarget(ManaCost.parse(more))


def costs_less_if(less: str, condition: Condition) -> CostsLessIf:
    """CR 601.2f: this spell costs less if something is so: `costs_less_if("{2}", controls(PLANESWALKER))`."""
    return CostsLessIf(ManaCost.parse(less), condition)


def costs_less_if_it_targets(less: str, what: Filter) -> CostsLessIfItTargets:
    """CR 601.2f: this spell costs less if one of its targets fits: `costs_less_if_it_targets("{1}", CREATURE)`."""
    return CostsLessIfItTargets(ManaCost.parse(less), what)


def mana_was_spent(symbols: str, this: Things = THIS, never: bool = False) -> ManaWasSpent:
    """CR 601.2h: such mana was spent to cast this, or with `never` was not: `mana_was_spent("{G}{G}")`."""
    return ManaWasSpent(ManaCost.parse(symbols), this, never)


def equip_only(cost: str, what: Filter) -> EquipOnly:
    """CR 702.6d: for this mana, attach it to a creature of yours that fits: `equip_only("{1}", LEGENDARY)`."""
    return EquipOnly(ManaCost.parse(cost), what)


def attack_tax(cost: str, whom: Players = YOU) -> AttackTax:
    """CR 508.1d: a price for each attacker."""
    return AttackTax(ManaCost.parse(cost), whom)


def pays_instead(cost: str, who: Players = YOU) -> PaysInstead:
    """CR 118.9: a price that may be paid rather than the mana cost of spells."""
    return PaysInstead(ManaCost.parse(cost), who)
