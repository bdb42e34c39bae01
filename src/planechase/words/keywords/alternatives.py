"""Keywords that let a spell be cast for another cost if something has happened (CR 702.76, 702.117, 702.137, 702.173).

Also web-slinging (CR 702.188), whose cost is more than mana.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from planechase.rules.casual.commanders import is_commander
from planechase.rules.language.abilities import Ability, StaticAbility
from planechase.rules.language.card_types import CREATURE, EVERY_CREATURE_TYPE
from planechase.rules.language.grammar import Condition, Cost
from planechase.rules.language.word import word
from planechase.rules.state.history import Did
from planechase.rules.state.objects import Zone
from planechase.words import filters
from planechase.words.cost_words import ReturnCost, as_costs
from planechase.words.history_words import Happened
from planechase.words.keywords.cost_keywords import NamedCost, PricedKeyword
from planechase.words.player_words import EACH_OPPONENT

if TYPE_CHECKING:
    from planechase.rules.state.source import Source
    from planechase.rules.state.state import State

SPECTACLE: Final = "spectacle"
SURGE: Final = "surge"
PROWL: Final = "prowl"
FREERUNNING: Final = "freerunning"
WEB_SLINGING: Final = "web-slinging"


@word
class Spectacle(PricedKeyword):
    """CR 702.137a."""

    reads = "spectacle {costs:costs}"

    def abilities(self) -> tuple[Ability, ...]:
        cost = NamedCost(SPECTACLE, self.costs, Happened(Did.LOST_LIFE, EACH_OPPONENT))
        return (StaticAbility((cost,), zones=(Zone.STACK,)),)


@word
class Surge(PricedKeyword):
    """CR 702.117a."""

    reads = "surge {costs:costs}"

    def abilities(self) -> tuple[Ability, ...]:
        return (StaticAbility((NamedCost(SURGE, self.costs, TeamHasCast()),), zones=(Zone.STACK,)),)


@word
class TeamHasCast(Condition):
    """CR 702.117a: asked before the spell itself is cast, so that any spell is another one."""

    reads = "you or one of your teammates has cast another spell this turn"

    def holds(self, game: State, by: Source) -> bool:
        team = by.you(game).team
        return any(player.did(Did.CAST) for player in game.players if player.team == team)


@word
class Prowl(PricedKeyword):
    """CR 702.76a."""

    reads = "prowl {costs:costs}"

    def abilities(self) -> tuple[Ability, ...]:
        return (StaticAbility((NamedCost(PROWL, self.costs, HurtByOfItsKind()),), zones=(Zone.STACK,)),)


@word
class HurtByOfItsKind(Condition):
    """CR 702.76a: what was yours and had one of this spell's creature types at the time dealt combat damage."""

    reads = (
        "a player was dealt combat damage this turn by a source that, at the time it dealt that damage, was under your "
        "control and had any of this spell's creature types"
    )

    def holds(self, game: State, by: Source) -> bool:
        own = game.chars(by.this(game)).subtypes
        hurt = game.done_by(by.you(game), Did.HURT)
        return any(filters.share_creature_type(own, record.subtypes) for record in hurt)


@word
class Freerunning(PricedKeyword):
    """CR 702.173a."""

    reads = "freerunning {costs:costs}"

    def abilities(self) -> tuple[Ability, ...]:
        return (StaticAbility((NamedCost(FREERUNNING, self.costs, HurtByAssassin()),), zones=(Zone.STACK,)),)


@word
class HurtByAssassin(Condition):
    """CR 702.173a: an Assassin or a commander that was a creature of yours at the time dealt combat damage."""

    reads = "a player was dealt combat damage this turn by an Assassin or commander you controlled"

    def holds(self, game: State, by: Source) -> bool:
        hurt = [record for record in game.done_by(by.you(game), Did.HURT) if record.types & CREATURE]
        return any(
            record.subtypes & {"Assassin", EVERY_CREATURE_TYPE} or is_commander(game, game.recall(record.what))
            for record in hurt
        )


@word
class WebSlinging(PricedKeyword):
    """CR 702.188a."""

    reads = "web-slinging {costs:costs}"

    def abilities(self) -> tuple[Ability, ...]:
        back = ReturnCost(filters.CREATURE & filters.TAPPED & filters.YOURS)
        return (StaticAbility((NamedCost(WEB_SLINGING, (*self.costs, back)),), zones=(Zone.STACK,)),)


def spectacle(*costs: Cost | str) -> Spectacle:
    """Spectacle with this cost: `spectacle("{1}{R}")`, or with several costs."""
    return Spectacle(as_costs(*costs))


def surge(*costs: Cost | str) -> Surge:
    """Surge with this cost: `surge("{1}{R}")`, or with several costs."""
    return Surge(as_costs(*costs))


def prowl(*costs: Cost | str) -> Prowl:
    """Prowl with this cost: `prowl("{1}{R}")`, or with several costs."""
    return Prowl(as_costs(*costs))


def freerunning(*costs: Cost | str) -> Freerunning:
    """Freerunning with this cost: `freerunning("{1}{R}")`, or with several costs."""
    return Freerunning(as_costs(*costs))


def web_slinging(*costs: Cost | str) -> WebSlinging:
    """Web-slinging with this cost: `web_slinging("{1}{R}")`, or with several costs."""
    return WebSlinging(as_costs(*costs))
