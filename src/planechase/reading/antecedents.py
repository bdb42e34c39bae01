"""What was spoken of in a text, and what can be said of it: whether a noun fits, and where it has gone (CR 400.7)."""

from __future__ import annotations

from typing import NamedTuple

from planechase.reading.rebuilding import rebuilt, replaced
from planechase.reading.references import ATTACHMENTS
from planechase.rules.language.abilities import TriggeredAbility
from planechase.rules.language.card_types import CREATURE, CREATURE_TYPES
from planechase.rules.language.grammar import Effect, Filter, Players
from planechase.rules.language.slots import ObjectSlot
from planechase.rules.language.word import Word
from planechase.rules.state.objects import Zone
from planechase.words import filters as f
from planechase.words import word_slots
from planechase.words.amounts import Number
from planechase.words.effects.damage_effects import EACH_OF_THEM
from planechase.words.effects.flow import Instead, Later, Sequence
from planechase.words.english import fields_in
from planechase.words.player_words import ThatOne, They
from planechase.words.selections import HOST, THAT, THIS, All, Remembered, Target
from planechase.words.selections.pronouns import Damaged
from planechase.words.speech import Moment, People, Quantity, Things
from planechase.words.triggers.combat_triggers import AttacksTrigger, BlockedByTrigger, BlocksTrigger, DealsDamage
from planechase.words.triggers.trigger_subjects import Either


def called_anything(what: Things) -> Things | ObjectSlot:
    """What is remembered is the same, whether it is called "it" or "that card"."""
    return what.slot if isinstance(what, Remembered) else what


class Antecedent(NamedTuple):
    """Something that was spoken of, and what it became if an instruction moved it."""

    what: Things
    moved: Things | None = None
    perhaps: bool = False
    """Whether an "if" came before that instruction."""
    like: f.Description | None = None
    """What it is, where it was described as something else was: a copy of such a card."""

    def described(self, by: Word | None) -> object:
        """The pronouns for a word, by itself or in a word about it."""
        return self.like if self.like is not None else getattr(by, "what", None)


def is_each(who: Players) -> bool:
    """Whether several are spoken of one by one."""
    return who.reads.startswith("each ")


def is_several(what: Things) -> bool:
    """ "Each creature" is spoken of again as "those creatures"."""
    return what.many() or isinstance(what, All)


def after_what_it_asks(word: Instead) -> Word:
    """ "Clash, then return it. If you win, exile it instead": what the first decides is asked about the second."""
    before = word.effect
    if not isinstance(before, Sequence):
        return word
    asked = {slot for part in word.condition.walk() for slot in part.needed()}
    kept = {slot for part in before.first.walk() for slot in part.written()}
    return rebuilt(before, {"second": rebuilt(word, {"effect": before.second})}) if asked & kept else word


def was_exiled(antecedent: Antecedent) -> bool:
    """Whether it is a permanent that was targeted and has been exiled since: of that, it is known what it was."""
    what, moved = antecedent.what, antecedent.moved
    if not isinstance(what, Target) or what.zone is not Zone.BATTLEFIELD:
        return False
    return isinstance(moved, Remembered) and moved.slot == word_slots.EXILED


def lies_with(what: Things, who: Players) -> bool:
    """Whether it is a card that was chosen from what a player owns."""
    return isinstance(what, Target) and what.who == who


def can_be(types: int, antecedent: Antecedent, trigger: Moment | None) -> bool:
    """Whether what was spoken of can be of these card types, as far as its description says."""
    what = antecedent.what
    described = antecedent.described(trigger if what == THAT else what)
    if what == Damaged() and isinstance(trigger, DealsDamage):
        described = trigger.to
    if not types or not isinstance(described, f.Description):
        return True
    said = 0
    for part in described.walk():
        if isinstance(part, f.OfType):
            said |= part.types
        if isinstance(part, f.OfSubtype):
            said |= ATTACHMENTS.get(part.subtype, 0)
    return not said or bool(said & types)


def is_other_than_source(described: f.And, grouped: bool) -> bool:
    """ "Each other creature that shares a color with it" is other than it, and not other than the source.

    What is in exile is no creature, and what the source is attached to is itself one of "it and other creatures".
    """
    known = (THIS, HOST) if grouped else (THIS,)
    shared = [part.what for part in described.walk() if isinstance(part, f.SharesWith)]
    others = any(f.OTHER in both.parts_ for both in described.walk() if isinstance(both, f.And))
    return others and any(what not in known and not is_in_exile(what) for what in shared)


def is_in_exile(what: object) -> bool:
    return isinstance(what, Remembered) and what.slot == word_slots.EXILED


def waits(effect: Effect) -> bool:
    """CR 603.7: whether the last instruction is an ability that waits for events for a while."""
    last = (effect.instructions() or [effect])[-1]
    return isinstance(last, Later) and last.duration is not None


def is_rest(what: Things) -> bool:
    return isinstance(what, Remembered) and what.slot == word_slots.REST


def of_each(count: Quantity, who: Players) -> Quantity:
    """Another number for each of them: "each player draws a card for each Forest they control"."""
    known: object = count
    for them in (They(who), ThatOne(who)):
        known = replaced(known, them, EACH_OF_THEM)
    assert isinstance(known, Quantity)
    return known


def are_several(who: Players) -> bool:
    return is_each(who) or (isinstance(who, People) and who.is_many)


def speaks_of_what_is_replaced(made: Instead) -> bool:
    """ "Search your library. If X, put that card there instead": only the rest is replaced, which no word says."""
    kept = {slot for part in made.effect.walk() for slot in part.written()}
    own = {slot for part in made.other.walk() for slot in part.written()}
    return any(slot in kept - own for part in made.other.walk() for slot in part.needed())


def names_creature(what: Filter | None) -> bool:
    """Whether a description says that it is a creature, and not that it is the source."""
    described = getattr(what.target, "what", None) if isinstance(what, f.TheTarget) else what
    parts = described.parts_ if isinstance(described, f.And) else (described,)
    kinds = [part for part in parts if isinstance(part, f.OfSubtype) and part.subtype in CREATURE_TYPES]
    return (f.CREATURE in parts or bool(kinds)) and not any(isinstance(part, f.ItsSource) for part in parts)


def is_attached(target: Target) -> bool:
    """Whether no creature is meant: an Equipment."""
    return f.OfSubtype("Equipment") in target.what.walk()


def is_creature(target: Target) -> bool:
    return f.CREATURE in target.what.walk()


def has_other(trigger: Moment) -> bool:
    """Whether the source meets another creature, which is then "that creature"."""
    if isinstance(trigger, Either):
        return has_other(trigger.one) and has_other(trigger.other)
    what = getattr(trigger, "what", None)
    if what != f.ITSELF and not is_host(what):
        return False
    if isinstance(trigger, BlocksTrigger):
        return trigger.attacker is not None
    return isinstance(trigger, BlockedByTrigger) or (
        isinstance(trigger, DealsDamage) and trigger.to is not None and not trigger.to_player
    )


def is_host(what: object) -> bool:
    """Whether it is the creature that an Aura or Equipment is attached to."""
    return isinstance(what, f.And) and set(what.parts_) == {f.CREATURE, f.AttachedHost()}


def about_host(trigger: Moment) -> bool:
    """Whether a trigger, or each of two, is about that creature."""
    if isinstance(trigger, Either):
        return about_host(trigger.one) and about_host(trigger.other)
    return is_host(getattr(trigger, "what", None))


def has_left(trigger: Moment | None) -> bool:
    """Whether what a trigger is about has just gone elsewhere."""
    return type(trigger).__name__ in ("Leaves", "CardPutIntoGraveyard")


def may_have_left(trigger: Moment | None) -> bool:
    """Whether it is one of two things, and one of them is that something goes elsewhere."""
    if not isinstance(trigger, Either):
        return False
    ways = [trigger.one, trigger.other]
    return any(may_have_left(way) or not isinstance(way, (AttacksTrigger, BlocksTrigger)) for way in ways)


def hurts_another(trigger: Moment) -> bool:
    """Whether something that is not the source deals damage to what may be a creature, too."""
    return (
        isinstance(trigger, DealsDamage) and trigger.to is not None and can_be(CREATURE, Antecedent(Damaged()), trigger)
    )


def is_of_one(effect: Effect) -> bool:
    """Whether an instruction is about one object, so that "that many" cannot mean it."""
    what = getattr(effect, "what", None)
    if isinstance(what, Things):
        return not what.many() and not isinstance(what, All)
    return getattr(effect, "count", None) == Number(1)


def stays_card(antecedent: Antecedent) -> bool:
    """Whether it is no permanent, wherever an instruction has put it since: what is in exile is called a card."""
    what, moved = antecedent.what, antecedent.moved
    return moved is None or (moved == what and isinstance(what, Remembered) and what.slot == word_slots.EXILED)


def is_card(what: Things) -> bool:
    if isinstance(what, Target):
        return what.zone not in (Zone.BATTLEFIELD, Zone.STACK)
    return isinstance(what, Remembered) and what.slot in (
        word_slots.EXILED,
        word_slots.FOUND,
        word_slots.REVEALED,
        word_slots.MILLED,
    )


def reading_order(word: Word) -> tuple[str, ...]:
    """The fields in the order in which they are read."""
    if isinstance(word, TriggeredAbility):
        return ("trigger", "condition", "effect")
    names = word.__match_args__
    if isinstance(word, TriggeredAbility):
        return ("trigger", "condition", *(name for name in names if name not in ("trigger", "condition")))
    try:
        said = [name for name in fields_in(word.reading()) if name in names]
    except (TypeError, AttributeError):
        said = []
    return (*dict.fromkeys(said), *(name for name in names if name not in said))
