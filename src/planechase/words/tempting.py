"""The Ring tempts you (CR 701.54)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from planechase.rules import layers
from planechase.rules.combat.blocking import BlockRestriction
from planechase.rules.events import actions
from planechase.rules.events.continuous import DelayedTrigger
from planechase.rules.events.control import RING_BEARER
from planechase.rules.events.events import Blocks, Event
from planechase.rules.events.happening import tell
from planechase.rules.events.keyword_actions import Tempted
from planechase.rules.events.triggers import delay
from planechase.rules.language.abilities import Ability, StaticAbility, TriggeredAbility
from planechase.rules.language.card_types import CREATURE, LEGENDARY
from planechase.rules.language.characteristics import Characteristics
from planechase.rules.language.grammar import Effect, Modification, Players
from planechase.rules.language.slots import LinkSlot
from planechase.rules.language.word import Word, word
from planechase.rules.state.decisions import Rule
from planechase.rules.state.objects import Object, Permanent, Zone
from planechase.rules.state.purpose import Purpose
from planechase.rules.state.steps import Step
from planechase.words import filters, word_slots
from planechase.words.effects.flow import comma_then
from planechase.words.effects.hands import discard, draw
from planechase.words.effects.life_effects import lose_life
from planechase.words.filters.combining_filters import Description
from planechase.words.player_words import EACH_OPPONENT, YOU
from planechase.words.speech import Moment
from planechase.words.statics import Continuous
from planechase.words.triggers import AtNext, AttacksTrigger, BlockedByTrigger, DealsDamage

if TYPE_CHECKING:
    from planechase.rules.language.characteristics import Draft
    from planechase.rules.state.player import Player
    from planechase.rules.state.source import Source
    from planechase.rules.state.state import State


@word
class IsYourRingBearer(Description):
    """CR 701.54e: on the battlefield under your control, with the designation."""

    looks_back = True
    restless = False
    role = "name"
    reads = "your Ring-bearer"

    def matches(self, game: State, obj: Object, by: Source) -> bool:
        mine = obj.controller == by.controller and obj.zone is Zone.BATTLEFIELD
        return mine and obj.linked(RING_BEARER) == (by.controller,)


YOUR_RING_BEARER: Final = IsYourRingBearer()


# ---------------------------------------------------------------------- what the Ring does


@word
class BecomeLegendary(Modification):
    """Layer 4, CR 205.4b: legendary, besides what else it is."""

    layer = layers.TYPE
    reads = "[are|is] legendary"

    def apply(self, game: State, draft: Draft, by: Source) -> None:
        draft.supertypes |= LEGENDARY


@word
class EvadesGreaterPower(BlockRestriction):
    """CR 509.1b: your Ring-bearer cannot be blocked by creatures with greater power."""

    reads = "can't be blocked by creatures with greater power"

    def forbids(self, game: State, blocker: Permanent, attacker: Permanent, by: Source) -> bool:
        greater = (game.chars(blocker).power or 0) > (game.chars(attacker).power or 0)
        return greater and YOUR_RING_BEARER.matches(game, attacker, by)


@word
class BlockerIsDoomed(Effect):
    """CR 701.54c, 603.7: a delayed triggered ability lets its controller sacrifice the blocking creature."""

    reads = "the blocking creature's controller sacrifices it at end of combat"

    def happen(self, game: State, by: Source) -> Rule[None]:
        if isinstance(by.event, Blocks):
            later = by.clone()
            later.remember(word_slots.THAT, (by.event.object_id,))
            later.event = None
            ability = TriggeredAbility(AtNext(Step.END_OF_COMBAT), ItsControllerSacrifices())
            delay(game, DelayedTrigger(game.new_stamp(), ability, later, None, True))
        return
        yield


@word
class ItsControllerSacrifices(Effect):
    """CR 701.21a: the current controller of that creature sacrifices it."""

    reads = "that creature's controller sacrifices it"

    def happen(self, game: State, by: Source) -> Rule[None]:
        doomed = [permanent for id in by.remembered(word_slots.THAT) if (permanent := game.permanent(id)) is not None]
        yield from actions.sacrifice(game, doomed)


ABILITIES: Final[tuple[Ability, ...]] = (
    StaticAbility((Continuous(YOUR_RING_BEARER, (BecomeLegendary(),)), EvadesGreaterPower())),
    TriggeredAbility(AttacksTrigger(YOUR_RING_BEARER), comma_then(draw(), discard(1))),
    TriggeredAbility(BlockedByTrigger(YOUR_RING_BEARER, filters.CREATURE), BlockerIsDoomed()),
    TriggeredAbility(DealsDamage(YOUR_RING_BEARER), lose_life(3, EACH_OPPONENT)),
)
"""CR 701.54c: what the Ring has once it has tempted a player, twice, three times, and four times or more."""
THE_RING: Final = "The Ring"
TIMES: Final[LinkSlot] = LinkSlot("times tempted")


# ---------------------------------------------------------------------- being tempted


def _ring_of(game: State, player: Player) -> Object | None:
    emblems = [game.objects[id] for id in game.command if game.objects[id].owner == player.id]
    return next((one for one in emblems if one.copiable.emblem and one.copiable.name == THE_RING), None)


def times_tempted(game: State, player: Player) -> int:
    """CR 701.54c: how often the Ring has tempted a player."""
    ring = _ring_of(game, player)
    return len(ring.linked(TIMES)) if ring is not None else 0


def _as_it_is(times: int) -> Characteristics:
    return Characteristics(THE_RING, abilities=ABILITIES[: max(1, times)], emblem=True)


def tempt(game: State, player: Player, by: Source, word: Word) -> Rule[None]:
    """CR 701.54a, 701.54c: the player has the Ring, and chooses a creature to bear it."""
    if _ring_of(game, player) is None:
        actions.create_emblem(game, player, _as_it_is(1))
    mine: list[Object] = [p for p in game.controlled_by(player.id) if game.chars(p).types & CREATURE]
    why = "Choose your Ring-bearer."
    chosen = yield from actions.choose_objects(game, player, Purpose.OBJECT, mine, 1, 1, why, by.object_id, word=word)
    for bearer in chosen:
        _bear(game, player, bearer)
    ring = _ring_of(game, player)
    if ring is not None:
        game.link(ring.id, TIMES, True)
        game.objects[ring.id].copiable = _as_it_is(times_tempted(game, player))
        game.changed()
    tell(game, Tempted(player.id))


def _bear(game: State, player: Player, bearer: Object) -> None:
    """CR 701.54a: it becomes the Ring-bearer, and no other creature is it any longer."""
    for other in game.permanents():
        if other.linked(RING_BEARER) == (player.id,):
            other.link(RING_BEARER)
    permanent = game.permanent(bearer.id)
    if permanent is not None:
        permanent.link(RING_BEARER, player.id)
    game.changed()


@word
class RingTempts(Effect):
    """CR 701.54a: players choose their Ring-bearer, and their Ring gets stronger."""

    reads = "the Ring tempts {who}"
    who: Players = YOU

    def happen(self, game: State, by: Source) -> Rule[None]:
        for player in self.who.found(game, by):
            yield from tempt(game, player, by, self)


@word
class RingTemptsTrigger(Moment):
    """CR 701.54d: whenever the Ring tempts a player."""

    reads = "whenever the Ring tempts {who}"
    who: Players = YOU

    def kinds(self) -> tuple[type[Event], ...]:
        return (Tempted,)

    def matches(self, game: State, event: Event, by: Source) -> bool:
        return isinstance(event, Tempted) and any(p.id == event.player for p in self.who.found(game, by))
