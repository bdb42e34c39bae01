"""Partner abilities (CR 702.124): a deck may have two commanders, if both are of the right kind."""

from __future__ import annotations

from planechase.rules.language.abilities import Ability, KeywordAbility, TriggeredAbility
from planechase.rules.language.card_types import CREATURE, ENCHANTMENT, LEGENDARY
from planechase.rules.language.characteristics import CardDefinition
from planechase.rules.language.word import word
from planechase.words import filters
from planechase.words.effects.finding import Find, Search
from planechase.words.effects.flow import May
from planechase.words.player_words import TARGET_PLAYER
from planechase.words.triggers import Enters


class PartnerAbility(KeywordAbility):
    """CR 702.124a: an ability that lets a deck have this card and another one as its commanders."""

    __slots__ = ()

    def joins(self, own: CardDefinition, other: CardDefinition) -> bool:
        """Whether this ability of a card lets it be a commander together with the other card."""
        raise NotImplementedError


@word
class Partner(PartnerAbility):
    """CR 702.124h: with any other card that has it."""

    reads = "partner"

    @property
    def name(self) -> str:
        return "partner"

    def stands_in_line(self) -> bool:
        return True

    def joins(self, own: CardDefinition, other: CardDefinition) -> bool:
        return self in other.printed.abilities


@word
class PartnerOfKind(Partner):
    """CR 702.124i: with any other card that has the same one."""

    reads = "partner—{kind}"
    kind: str


@word
class PartnerWith(PartnerAbility):
    """CR 702.124j: with one other card, which comes to its help during the game as well."""

    reads = "partner with {partner}"
    partner: str

    @property
    def name(self) -> str:
        return "partner with"

    def joins(self, own: CardDefinition, other: CardDefinition) -> bool:
        return other.name == self.partner and PartnerWith(own.name) in other.printed.abilities

    def abilities(self) -> tuple[Ability, ...]:
        search = Search((Find(filters.Named(self.partner)),), reveal=True)
        return (TriggeredAbility(Enters(filters.ITSELF), May(search, TARGET_PLAYER)),)


@word
class ChooseABackground(PartnerAbility):
    """CR 702.124k: you may have a legendary Background as a second commander."""

    reads = "choose a Background"

    @property
    def name(self) -> str:
        return "choose a Background"

    def joins(self, own: CardDefinition, other: CardDefinition) -> bool:
        return is_background(other)


@word
class DoctorsCompanion(PartnerAbility):
    """CR 702.124m: with a Time Lord Doctor who is nothing else."""

    reads = "Doctor's companion"

    @property
    def name(self) -> str:
        return "doctor's companion"

    def joins(self, own: CardDefinition, other: CardDefinition) -> bool:
        printed = other.printed
        is_legend = bool(printed.supertypes & LEGENDARY and printed.types & CREATURE)
        return is_legend and printed.subtypes == {"Time Lord", "Doctor"}


def is_background(card: CardDefinition) -> bool:
    """CR 702.124k: a legendary Background enchantment."""
    printed = card.printed
    return bool(printed.supertypes & LEGENDARY and printed.types & ENCHANTMENT) and "Background" in printed.subtypes


def are_partners(one: CardDefinition, other: CardDefinition) -> bool:
    """CR 702.124a, 702.124f, 702.124g: whether some partner ability of either card lets both be commanders.

    Different partner abilities cannot be combined: each looks at the other card by itself.
    """
    pairs = ((one, other), (other, one))
    return any(
        isinstance(ability, PartnerAbility) and ability.joins(own, mate)
        for own, mate in pairs
        for ability in own.printed.abilities
    )
