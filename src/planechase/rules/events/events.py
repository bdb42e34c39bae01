"""Events (CR 700.1): what happens in a game, one class for each kind.

An event passes replacement effects, occurs, is looked at by triggers and told to listeners; see
`happening`. Events name players and objects by id only. The events that move objects are in `zones`.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, ClassVar, Final, TypeVar, dataclass_transform

from planechase.rules.events import counters, life
from planechase.rules.events.losing import LossReason
from planechase.rules.language.abilities import KEYWORD_COUNTERS
from planechase.rules.language.fielded import Fielded, field, with_fields
from planechase.rules.mana.mana import Mana
from planechase.rules.multiplayer.teams import share_life, share_poison
from planechase.rules.state.decisions import Rule
from planechase.rules.state.history import Did
from planechase.rules.state.objects import Id, Zone
from planechase.rules.state.player import RAD, Player
from planechase.rules.state.steps import Step

if TYPE_CHECKING:
    from planechase.rules.language.grammar import Replacement
    from planechase.rules.state.source import Source
    from planechase.rules.state.state import State

ReplacementInstance = tuple[Id, Id, object, int]
"""CR 614.5: of a replacement effect its source, the lasting effect it is, what it says, and which of several equals."""
AppliedReplacements = tuple[ReplacementInstance, ...]


class Event(Fielded):
    """Something that happens."""

    __slots__ = ("applied", "in_force", "together")

    applied: AppliedReplacements
    """CR 614.5: the replacement effects that have already been applied to it."""
    in_force: list[tuple[Source, Replacement]]
    """CR 614.12: the replacement effects there were before everything that enters together with it; else those now."""
    together: tuple[Event, ...]
    """The events that happen at the same time, this one among them; only where there are several."""
    comes_after: ClassVar[bool] = False
    """CR 615.5: whether it happens right after everything that happens at the same time."""

    def about_to_occur(self, game: State, occurring: Sequence[Event]) -> None:
        """Keep what must be known as it was before this and everything that happens at the same time."""

    def occur(self, game: State) -> Rule[None]:
        """Make it happen."""
        return
        yield

    def besides(self) -> list[Event]:
        """CR 730.3: what has happened to parts of the object, and is looked at beside what happened to the whole."""
        return []

    def right_after(self, game: State) -> Rule[None]:
        """CR 610.3: what happens at once when it, and everything that happens at the same time, has happened."""
        return
        yield

    def affected_player(self, game: State) -> Id:
        """CR 616.1: the player who chooses between several replacement effects."""
        raise NotImplementedError

    def affected(self, game: State) -> tuple[Id, ...]:
        """CR 801.10: the players and objects that it is done to."""
        return ()

    def concerned(self, game: State, back: bool) -> tuple[Id, ...]:
        """CR 801.7, 801.7a: everybody and everything it is about, as they were before it if one looks `back`."""
        return self.affected(game)

    def x_of(self, id: Id) -> int:
        """CR 107.3m: the X of the spell that became this permanent, for abilities that trigger as it enters."""
        return 0

    def own_replacements(self, game: State) -> list[tuple[Source, Replacement]]:
        """CR 614.12: replacement effects of the object itself that are not in force yet as it enters."""
        return []

    def amounts_to_nothing(self, game: State) -> bool:
        """CR 614.7, 614.11a: an event that was replaced by less and less may not happen at all."""
        return False


E = TypeVar("E", bound=Event)


@dataclass_transform(eq_default=False, field_specifiers=(field,))
def event(
    cls: type[E], annotations: Mapping[str, object] | None = None, defaults: Mapping[str, object] | None = None
) -> type[E]:
    """Class decorator: the annotations of the class are the fields of its events, which are compared by identity."""
    return with_fields(cls, annotations, defaults)


@event
class PlayerEvent(Event):
    """Something that happens to or is done by a player."""

    player: Id

    def affected_player(self, game: State) -> Id:
        return self.player

    def affected(self, game: State) -> tuple[Id, ...]:
        return (self.player,)


@event
class ObjectEvent(Event):
    """Something that happens to an object."""

    object_id: Id

    def affected_player(self, game: State) -> Id:
        return game.recall(self.object_id).controller

    def affected(self, game: State) -> tuple[Id, ...]:
        return (self.object_id,)


@event
class Deed(ObjectEvent):
    """Something that a player does with an object."""

    player: Id

    def concerned(self, game: State, back: bool) -> tuple[Id, ...]:
        return (self.object_id, self.player)


# ---------------------------------------------------------------------- turns and steps


@event
class TurnBegins(PlayerEvent):
    """CR 500: a turn starts."""

    number: int


@event
class PlayerControlled(PlayerEvent):
    """CR 723.1: another player controls this one, and their team, during the turn that begins."""

    controller: Id


@event
class StepBegins(PlayerEvent):
    """CR 500.6: a step or phase starts; `player` is the active player."""

    step: Step


@event
class StepEnds(PlayerEvent):
    """CR 500.2: a step or phase is over."""

    step: Step


# ---------------------------------------------------------------------- life, cards, counters


@event
class LifeGain(PlayerEvent):
    """CR 119.3."""

    amount: int

    def occur(self, game: State) -> Rule[None]:
        player = game.players[self.player]
        player.life += self.amount
        share_life(game, player)
        game.note(Did.GAINED_LIFE, player.id, amount=self.amount)
        game.stirred()
        return
        yield

    def own_replacements(self, game: State) -> list[tuple[Source, Replacement]]:
        """CR 119.7: of a player who cannot gain life."""
        player = game.players[self.player]
        return life.made_impossible(player) if life.cannot_gain(game, player) else []

    def amounts_to_nothing(self, game: State) -> bool:
        return self.amount <= 0


@event
class LifeLoss(PlayerEvent):
    """CR 119.3: also the result of damage."""

    amount: int
    from_damage: bool = False

    def occur(self, game: State) -> Rule[None]:
        player = game.players[self.player]
        player.life -= self.amount
        share_life(game, player)
        game.note(Did.LOST_LIFE, player.id, amount=self.amount)
        game.stirred()
        return
        yield

    def own_replacements(self, game: State) -> list[tuple[Source, Replacement]]:
        """CR 119.8: of a player who cannot lose life."""
        player = game.players[self.player]
        return life.made_impossible(player) if life.cannot_lose(game, player) else []

    def amounts_to_nothing(self, game: State) -> bool:
        return self.amount <= 0


NOTHING_LEFT: Final = -1
FORBIDDEN: Final = -2


@event
class DrawCard(PlayerEvent):
    """CR 121: one card is drawn. `number` tells which one of the turn it was, or why it was none."""

    number: int = 0
    object_id: Id = 0

    def occur(self, game: State) -> Rule[None]:
        """CR 401.5: a card that is revealed on top of the library is known to everybody as it is drawn."""
        from planechase.rules.events.zones import top_card_to_hand  # noqa: PLC0415 - moves are events
        from planechase.rules.spells.permissions import cannot_draw  # noqa: PLC0415 - permissions know events
        from planechase.rules.state.visibility import AsDrawn, RevealsDraws, may_see  # noqa: PLC0415 - so does seeing

        player = game.players[self.player]
        if cannot_draw(game, self.player):
            self.number = FORBIDDEN
            return
        if not player.library:
            player.drew_from_empty = True
            self.number = NOTHING_LEFT
            return
        game.note(Did.DREW, player.id)
        player.drawn_this_step += 1
        self.number = player.did(Did.DREW)
        shown = may_see(game, game.objects[player.library[0]], None)
        self.object_id = yield from top_card_to_hand(game, player)
        shown = shown or any(s.reveals(game, player.id, by) for by, s in game.said_of(RevealsDraws, player.id))
        if self.object_id and shown:
            game.revealed[self.object_id] = tuple(seat.id for seat in game.players)
            game.tell(Revealed(player.id, (game.name_of(self.object_id),)))
        card = game.get(self.object_id)
        for _, statement in game.chars(card).index.of_kind(AsDrawn) if card is not None else ():
            if isinstance(statement, AsDrawn):
                yield from statement.drawn(game, player, self.object_id, self.number)


@event
class CounterPlacement(Event):
    """CR 122.6: counters are put on an object or given to a player."""

    on: Id
    kind: str
    count: int
    by: Id = -1
    by_effect: bool = True
    """CR 609.1, 120.3d: false for a cost that is paid, and for what damage does by itself."""
    before: int = 0
    """CR 714.2b: how many of them an object had before, once it has happened."""

    def occur(self, game: State) -> Rule[None]:
        if game.is_player(self.on):
            held = game.players[self.on].counters
            held[self.kind] = held.get(self.kind, 0) + self.count
            share_poison(game, game.players[self.on])
            if self.kind == RAD:
                from planechase.rules.events.radiation import irradiate  # noqa: PLC0415 - it is made of events

                irradiate(game, game.players[self.on])
        else:
            obj = game.of_its_own(self.on)
            if obj is None:
                return
            held = obj.counters if obj.counters is not None else {}
            self.before = held.get(self.kind, 0)
            held[self.kind] = self.before + self.count
            obj.counters = held
            if self.kind in KEYWORD_COUNTERS:
                obj.stamps = {**(obj.stamps or {}), self.kind: game.new_stamp()}
                if obj.zone is not Zone.BATTLEFIELD and obj.id not in game.lurking:
                    game.lurking.append(obj.id)
        game.changed()
        return
        yield

    def own_replacements(self, game: State) -> list[tuple[Source, Replacement]]:
        """CR 810.10c: on a player who cannot get such counters."""
        player = game.players[self.on] if game.is_player(self.on) else None
        return life.made_impossible(player) if player is not None and life.cannot_get(game, player, self.kind) else []

    def affected_player(self, game: State) -> Id:
        return self.on if game.is_player(self.on) else game.recall(self.on).controller

    def affected(self, game: State) -> tuple[Id, ...]:
        return (self.on,)

    def amounts_to_nothing(self, game: State) -> bool:
        """Cards in the decks of the command zone, revealed or not, are no objects that counters are put on (901.4)."""
        obj = game.get(self.on)
        return self.count <= 0 or (obj is not None and obj.zone is Zone.COMMAND and obj.face_down)


@event
class CounterRemoval(Event):
    """CR 122.8: counters are taken off."""

    on: Id
    kind: str
    count: int

    def occur(self, game: State) -> Rule[None]:
        holder = game.players[self.on] if game.is_player(self.on) else game.of_its_own(self.on)
        if holder is None or not holder.counters:
            self.count = 0
            return
        self.count = min(self.count, holder.counters.get(self.kind, 0))
        holder.counters[self.kind] = holder.counters.get(self.kind, 0) - self.count
        if not holder.counters[self.kind]:
            del holder.counters[self.kind]
        if isinstance(holder, Player):
            share_poison(game, holder)
        game.changed()
        return
        yield

    def affected_player(self, game: State) -> Id:
        return self.on if game.is_player(self.on) else game.recall(self.on).controller

    def affected(self, game: State) -> tuple[Id, ...]:
        return (self.on,)

    def amounts_to_nothing(self, game: State) -> bool:
        return self.count <= 0


@event
class ManaAdded(PlayerEvent):
    """CR 106.4: mana goes to a player's pool."""

    mana: tuple[Mana, ...]
    object_id: Id = 0

    def occur(self, game: State) -> Rule[None]:
        game.players[self.player].mana_pool.add(*self.mana)
        game.stirred()
        return
        yield


@event
class TappedForMana(Deed):
    """CR 106.12: a mana ability with {T} in its cost was activated and has resolved."""

    mana: tuple[Mana, ...]


@event
class Tap(ObjectEvent):
    """CR 701.26a."""

    def occur(self, game: State) -> Rule[None]:
        permanent = game.permanent(self.object_id)
        if permanent is not None:
            permanent.tapped = True
            game.stirred()
        return
        yield


@event
class Untap(ObjectEvent):
    """CR 701.26b."""

    during_untap_step: bool = False

    def own_replacements(self, game: State) -> list[tuple[Source, Replacement]]:
        """CR 122.1d."""
        return counters.effect_of(counters.STUN, game.get(self.object_id), counters.STAYS_STUNNED)

    def occur(self, game: State) -> Rule[None]:
        permanent = game.permanent(self.object_id)
        if permanent is not None:
            permanent.tapped = False
            game.stirred()
        return
        yield


# ---------------------------------------------------------------------- spells, abilities, targets


@event
class SpellCast(Deed):
    """CR 601.2i: a spell has become cast."""

    number: int
    """Which spell of this player's turn it is."""


@event
class AbilityActivated(Deed):
    """CR 602.2b: an activated ability; `object_id` is its source, `stack_id` the ability (0 for mana abilities)."""

    stack_id: Id
    is_mana: bool


@event
class AbilityTriggered(Deed):
    """CR 603.3: a triggered ability was put on the stack; `object_id` is its source, `stack_id` the ability."""

    stack_id: Id


@event
class BecomesTarget(ObjectEvent):
    """CR 115: an object or player became the target of a spell or ability (`stack_id`)."""

    stack_id: Id
    player: Id
    """Who controls that spell or ability."""

    def affected_player(self, game: State) -> Id:
        return self.object_id if game.is_player(self.object_id) else game.recall(self.object_id).controller

    def concerned(self, game: State, back: bool) -> tuple[Id, ...]:
        return (self.object_id, self.player)


@event
class CommittedCrime(PlayerEvent):
    """CR 700.13: a player committed a crime."""


@event
class LandPlayed(Deed):
    """CR 305.1: a land was played (not just put onto the battlefield): from where, and what let the player do it."""

    origin: Zone = Zone.HAND
    permission: Id = 0


@event
class Countered(ObjectEvent):
    """CR 701.6: a spell or ability was countered."""


@event
class NoLegalTarget(ObjectEvent):
    """CR 608.2b: a spell or ability does not resolve, because all its targets have become illegal."""


# ---------------------------------------------------------------------- combat


@event
class AttackersDeclared(PlayerEvent):
    """CR 508.1: all attackers at once. `attacks` are pairs of attacker and what it attacks."""

    attacks: tuple[tuple[Id, Id], ...]


@event
class Attacks(ObjectEvent):
    """CR 508.1m: one creature was declared as an attacker. Whom it attacks is no part of that (801.7)."""

    defender: Id
    defending_player: Id
    alone: bool


@event
class Blocks(ObjectEvent):
    """CR 509.1i: one creature was declared as a blocker of one attacker, which may be one of several (`first`)."""

    attacker: Id
    first: bool = True
    declared: bool = True
    """CR 509.4: False of a creature that was put onto the battlefield blocking."""

    def concerned(self, game: State, back: bool) -> tuple[Id, ...]:
        return (self.object_id, self.attacker)


@event
class BecomesBlocked(ObjectEvent):
    """CR 509.3c: an attacking creature became blocked. What blocks it is no part of that (801.7)."""


@event
class AttacksUnblocked(ObjectEvent):
    """CR 509.3g: an attacking creature was not blocked."""

    defending_player: Id


# ---------------------------------------------------------------------- what the keyword actions do


@event
class Destroyed(ObjectEvent):
    """CR 701.8: a permanent would be destroyed; regeneration and umbra armor replace this."""

    can_regenerate: bool = True
    by_damage: bool = False
    source: Id = 0

    def own_replacements(self, game: State) -> list[tuple[Source, Replacement]]:
        """CR 122.1c: against effects, not against what the rules do to a creature with lethal damage."""
        if self.by_damage:
            return []
        return counters.effect_of(counters.SHIELD, game.get(self.object_id), counters.SHIELD_FROM_DESTRUCTION)

    def occur(self, game: State) -> Rule[None]:
        from planechase.rules.events.zones import put_into_graveyard  # noqa: PLC0415 - moves are events

        obj = game.permanent(self.object_id)
        if obj is not None:
            yield from put_into_graveyard(game, [obj])


@event
class Sacrificed(Deed):
    """CR 701.21: a player moved a permanent they control to its owner's graveyard."""


@event
class Discarded(Deed):
    """CR 701.9: a card was discarded; `new_id` is what it became."""

    new_id: Id


@event
class CreatureDevoured(Deed):
    """CR 702.82b: a creature was sacrificed because of the devour ability of what enters."""


@event
class Milled(Deed):
    """CR 701.17: a card was put from a library into a graveyard by milling."""

    new_id: Id


@event
class Searched(PlayerEvent):
    """CR 701.23: a player looked through a library, their own unless it says whose."""

    whose: Id | None = None


@event
class Shuffled(PlayerEvent):
    """CR 701.24."""


@event
class Scried(PlayerEvent):
    """CR 701.22."""

    count: int


@event
class Surveilled(PlayerEvent):
    """CR 701.25."""

    count: int


@event
class Proliferated(PlayerEvent):
    """CR 701.34: a player proliferates."""


@event
class Revealed(PlayerEvent):
    """CR 701.20: cards shown to everybody, by name."""

    names: tuple[str, ...]


@event
class Attached(ObjectEvent):
    """CR 701.3: an Aura, Equipment or Fortification became attached to something."""

    to: Id

    def concerned(self, game: State, back: bool) -> tuple[Id, ...]:
        return (self.object_id, self.to)


@event
class Crews(ObjectEvent):
    """CR 702.122b: a creature was tapped to pay the cost of a Vehicle's crew ability."""

    vehicle: Id

    def concerned(self, game: State, back: bool) -> tuple[Id, ...]:
        return (self.object_id, self.vehicle)


@event
class BecomesCrewed(ObjectEvent):
    """CR 702.122d: a crew ability of this Vehicle has resolved; `crew` are those who were tapped for it."""

    crew: tuple[Id, ...]


@event
class ControlChanged(ObjectEvent):
    """A permanent came under another player's control."""

    old: Id
    new: Id

    def concerned(self, game: State, back: bool) -> tuple[Id, ...]:
        return (self.old if back else self.new,)


@event
class DoorUnlocked(ObjectEvent):
    """CR 709.5h, 709.5i: a permanent got the designation of one of its halves, perhaps the last one it did not have."""

    player: Id
    door: int
    fully: bool = False


@event
class TurnedFaceUp(ObjectEvent):
    """CR 708.8."""


@event
class PhasedOut(ObjectEvent):
    """CR 702.26."""


@event
class PhasedIn(ObjectEvent):
    """CR 702.26."""


# ---------------------------------------------------------------------- chance


@event
class DiceRolled(PlayerEvent):
    """CR 706: dice were rolled; `results` are what counts after everything was applied."""

    sides: int
    results: tuple[int, ...]


@event
class NumbersRevealed(Event):
    """CR 101.4: the numbers that players chose in secret: who chose which."""

    chosen: tuple[tuple[Id, int], ...]


@event
class CoinFlipped(PlayerEvent):
    """CR 705: `won` is None for a flip that nobody calls."""

    won: bool | None
    heads: bool


# ---------------------------------------------------------------------- players


@event
class GetsBlessing(PlayerEvent):
    """CR 702.131b: a player gets the city's blessing."""


@event
class BecomesMonarch(PlayerEvent):
    """CR 725.3: a player who was not the monarch is it now."""


@event
class PlayerLoses(PlayerEvent):
    """CR 104.3."""

    reason: LossReason

    def occur(self, game: State) -> Rule[None]:
        game.players[self.player].has_lost = True
        return
        yield


@event
class GameDrawn(PlayerEvent):
    """CR 801.15, 801.16: the game is a draw for one player, who leaves it; others play on."""

    reason: str = ""


@event
class LeftWithOwner(ObjectEvent):
    """CR 603.6c, 800.4a: a permanent left the game because its owner did."""


@event
class PlayerLeft(PlayerEvent):
    """CR 800.4a: a player has left the game."""


@event
class GameRestarts(PlayerEvent):
    """CR 727.1: the game ends without a result, and a new one begins with this player."""


@event
class GameOver(Event):
    """CR 104: the game has ended."""

    winners: tuple[Id, ...] = ()
    reason: str = ""


@event
class Attempted(PlayerEvent):
    """CR 733.1: in the middle of a resolution a player begins something that may have to be taken back."""

    about: Id


@event
class TakenBack(PlayerEvent):
    """CR 733.1: what was attempted last could not be finished, and has not happened."""

    about: Id
    reason: str


@event
class Notice(Event):
    """Something worth telling that is no event of the rules; each {} in the text stands for one that it is `about`."""

    text: str = ""
    about: tuple[Id, ...] = ()
