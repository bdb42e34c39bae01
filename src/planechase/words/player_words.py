"""Players in a text: "you", "each opponent", "target player", "its controller"."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING, ClassVar

from planechase.rules.combat.combat import combat_of, role_of
from planechase.rules.events.damage import DamageDealt
from planechase.rules.events.events import (
    Attacks,
    AttacksUnblocked,
    BecomesBlocked,
    DrawCard,
    Event,
    PlayerEvent,
    SpellCast,
    StepBegins,
    TappedForMana,
)
from planechase.rules.events.zones import ZoneChange
from planechase.rules.language.grammar import Filter, Players, Selection, Targeting
from planechase.rules.language.slots import ObjectSlot, PlayerSlot
from planechase.rules.language.word import word
from planechase.rules.multiplayer import influence
from planechase.rules.multiplayer.team_texts import you
from planechase.rules.multiplayer.teams import attacked_as_one, heads
from planechase.rules.spells.targets import IllegalTargets
from planechase.rules.state.edition import Edition
from planechase.rules.state.objects import Id, Permanent, Zone
from planechase.words import word_slots
from planechase.words.speech import People

if TYPE_CHECKING:
    from planechase.rules.state.objects import Object
    from planechase.rules.state.player import Player
    from planechase.rules.state.source import Source
    from planechase.rules.state.state import State


@word
class You(People):
    """CR 109.5, 901.12c."""

    reads = "you"
    is_you = True

    def found(self, game: State, by: Source) -> list[Player]:
        return you(game, by)


@word
class EachPlayer(People):
    """All players, in turn order (CR 101.4)."""

    reads = "each player"

    def found(self, game: State, by: Source) -> list[Player]:
        return influence.everybody(game, by)


@word
class AllPlayers(EachPlayer):
    """The same, in the plural: "players skip their untap steps"."""

    reads = "players"
    is_many = True


@word
class EachOpponent(People):
    """CR 102.2, 102.3."""

    reads = "each opponent"

    def found(self, game: State, by: Source) -> list[Player]:
        team = game.players[by.controller].team
        return [player for player in influence.everybody(game, by) if player.team != team]


@word
class AnOpponent(EachOpponent):
    """Any one of them: "from an opponent's graveyard"."""

    reads = "an opponent"


@word
class Opponents(EachOpponent):
    """The same, in the plural."""

    reads = "your opponents"
    is_many = True


@word
class RichestOpponents(EachOpponent):
    """CR 119.1: those of your opponents who have the most life, spoken of as one of them."""

    reads = "an opponent with the highest life total among your opponents"

    def found(self, game: State, by: Source) -> list[Player]:
        opponents = EachOpponent.found(self, game, by)
        most = max((player.life for player in opponents), default=0)
        return [player for player in opponents if player.life == most]


@word
class EachOtherPlayer(People):
    """Everybody but you; in a text for a team, everybody but that team (CR 901.12c)."""

    reads = "each other player"

    def found(self, game: State, by: Source) -> list[Player]:
        return [player for player in influence.everybody(game, by) if not by.means(game, player.id)]


@word
class ToYourLeft(People):
    """CR 102.1, 803.1, 901.12c: the player to your left; those who have left are passed over."""

    reads = "the player to your left"

    def found(self, game: State, by: Source) -> list[Player]:
        left = [influence.beside(game, one.id)[0] for one in you(game, by)]
        return influence.players(game, by, [game.players[id] for id in left])


@word
class EachOtherOpponent(EachOpponent):
    """CR 102.3: your opponents without those who were just spoken of."""

    reads = "each of your other opponents"
    than: Players

    def found(self, game: State, by: Source) -> list[Player]:
        left_out = self.than.found(game, by)
        return [player for player in EachOpponent.found(self, game, by) if player not in left_out]


@word
class OpponentsWhoDidNot(EachOpponent):
    """Your opponents without those who did, or whose it was, what an earlier instruction remembers."""

    slot: ObjectSlot
    what: Filter

    def reading(self) -> str:
        return f"each opponent who didn't {word_slots.DOING[self.slot]} {{what}}"

    def found(self, game: State, by: Source) -> list[Player]:
        did = {game.recall(id).controller for id in by.remembered(self.slot)}
        return [player for player in EachOpponent.found(self, game, by) if player.id not in did]


@word
class ChosenPlayer(People):
    """CR 607.2d: the player chosen for the source."""

    needs = (word_slots.PLAYER,)
    reads = "the chosen player"

    def found(self, game: State, by: Source) -> list[Player]:
        chosen = by.this(game).linked(word_slots.PLAYER)
        return [player for player in game.in_turn_order() if player.id in chosen]


@word
class RememberedPlayers(People):
    """Players whom an earlier instruction of the same text spoke of."""

    reads = "{text}"
    slot: PlayerSlot
    text: str = "that player"

    def found(self, game: State, by: Source) -> list[Player]:
        seats = by.remembered(self.slot)
        return [player for player in game.in_turn_order() if player.id in seats]


@word
class WhoseStep(People):
    """CR 805.4d: those whose step it is, spoken of as "they": a player, or a team that shares its turn."""

    reads = "they"
    is_many = True

    def found(self, game: State, by: Source) -> list[Player]:
        return [game.players[id] for id in game.turn.active if not game.players[id].has_left]


@word
class EachExcept(People):
    """Everybody but some players."""

    reads = "each player except {who}"
    who: Players

    def found(self, game: State, by: Source) -> list[Player]:
        left_out = self.who.found(game, by)
        return [player for player in influence.everybody(game, by) if player not in left_out]


@word
class They(People):
    """Players who were just spoken of: "its controller ... creatures they control"."""

    reads = "they"
    is_many = True
    who: Players

    def found(self, game: State, by: Source) -> list[Player]:
        return self.who.found(game, by)


@word
class ThatOne(They):
    """One player who was just spoken of: "target player ... that player"."""

    reads = "that player"
    is_many = False


@word
class TargetPlayer(People, Targeting):
    """CR 115: one target player; with `at_random`, chance selects them (601.2c)."""

    reads = "target player"
    label: str = ""
    at_random: bool = False

    def found(self, game: State, by: Source) -> list[Player]:
        return apnap(game, [game.players[id] for id in by.targets.get(self, ()) if game.is_player(id)])

    def limits(self, game: State, by: Source) -> tuple[int, int]:
        return (1, 1)

    def candidates(self, game: State, by: Source) -> list[Id]:
        return [player.id for player in game.in_turn_order() if self.allows(game, player.id, by)]

    def allows(self, game: State, candidate: Id, by: Source) -> bool:
        return game.is_player(candidate) and not game.players[candidate].has_left

    def chooser(self, game: State, by: Source) -> Id | None:
        return None if self.at_random else by.controller


@word
class TargetPlayers(TargetPlayer):
    """CR 115: any number of target players, also none."""

    reads = "any number of target players each"
    is_many = True

    def limits(self, game: State, by: Source) -> tuple[int, int]:
        return (0, len(game.players))


@word
class TargetOpponent(TargetPlayer):
    """CR 115: an opponent, chosen when the spell is cast or the ability goes on the stack."""

    reads = "target opponent"

    def allows(self, game: State, candidate: Id, by: Source) -> bool:
        if not game.is_player(candidate) or game.players[candidate].has_left:
            return False
        return game.players[candidate].team != game.players[by.controller].team


@word
class YouAndTarget(People):
    """You and a target player each do something (CR 101.4)."""

    reads = "you and {who} each"
    is_many = True
    who: Players

    def found(self, game: State, by: Source) -> list[Player]:
        return apnap(game, list(dict.fromkeys((*you(game, by), *self.who.found(game, by)))))


@word
class TheirControllers(People):
    """CR 115.4: the target player, or the controller of the planeswalker that is the target instead."""

    reads = "that player or that planeswalker's controller"
    of: Selection

    def found(self, game: State, by: Source) -> list[Player]:
        ids = by.targets.get(self.of, ()) if isinstance(self.of, Targeting) else ()
        return [game.players[id if game.is_player(id) else game.recall(id).controller] for id in ids]


@word
class UpToOneOpponent(TargetOpponent):
    """CR 115.3: one target opponent or none, none of those whom other uses of the word already mean."""

    other_than: tuple[Targeting, ...] = ()

    def reading(self) -> str:
        return f"up to one {'other ' if self.other_than else ''}target opponent"

    def limits(self, game: State, by: Source) -> tuple[int, int]:
        return (0, 1)

    def apart_from(self) -> tuple[Targeting, ...]:
        return self.other_than

    def allows(self, game: State, candidate: Id, by: Source) -> bool:
        if any(candidate in by.targets.get(other, ()) for other in self.other_than):
            return False
        return TargetOpponent.allows(self, game, candidate, by)


@word
class TargetTeammate(TargetPlayer):
    """CR 102.3, 115: one target player of your team other than you."""

    reads = "target teammate"

    def allows(self, game: State, candidate: Id, by: Source) -> bool:
        if not game.is_player(candidate) or game.players[candidate].has_left or candidate == by.controller:
            return False
        return game.players[candidate].team == game.players[by.controller].team


def last_known(game: State, what: Selection, by: Source) -> list[Object]:
    """CR 608.2h: the objects meant, also those that an earlier instruction of the same text moved elsewhere.

    Of illegal targets nothing is known (608.2b); in 2011 it was (2011:608.2b, 2011:608.2g).
    """
    if isinstance(what, Targeting):
        ids = by.targets.get(what, ())
        if game.edition is Edition.Y2011:
            ids += by.remembered(IllegalTargets("illegal", what))
        return [game.recall(id) for id in ids if not game.is_player(id)]
    return what.objects(game, by)


def apnap(game: State, players: list[Player]) -> list[Player]:
    """CR 101.4: these players in turn order, beginning with the active player."""
    return players if len(players) < 2 else [player for player in game.in_turn_order() if player in players]


@word
class ControllerOf(People):
    """The players who control, or last controlled, some objects (CR 608.2h)."""

    reads = "{what:its} controller"
    what: Selection

    def found(self, game: State, by: Source) -> list[Player]:
        seats = dict.fromkeys(obj.controller for obj in last_known(game, self.what, by))
        found = [game.players[seat] for seat in seats if not game.players[seat].has_left]
        return influence.players(game, by, apnap(game, found))


@word
class OwnerOf(People):
    """CR 108.3: the owners of some objects."""

    reads = "{what:its} owner"
    what: Selection

    def found(self, game: State, by: Source) -> list[Player]:
        seats = dict.fromkeys(obj.owner for obj in last_known(game, self.what, by))
        found = [game.players[seat] for seat in seats if not game.players[seat].has_left]
        return influence.players(game, by, found)


@word
class ThatPlayer(People):
    """The player the triggering event is about: dealt damage, drawing, casting, whose step it is."""

    reads = "that player"
    is_that_player = True

    def found(self, game: State, by: Source) -> list[Player]:
        seat = player_of(game, by.event)
        found = [] if seat is None or game.players[seat].has_left else [game.players[seat]]
        return influence.players(game, by, found)


def player_of(game: State, event: Event | None) -> Id | None:
    """The player an event is about."""
    if isinstance(event, DamageDealt):
        return event.target if game.is_player(event.target) else game.recall(event.target).controller
    if isinstance(event, (PlayerEvent, SpellCast, TappedForMana, DrawCard, StepBegins)):
        return event.player
    if isinstance(event, Attacks):
        return event.defending_player
    if isinstance(event, ZoneChange) and event.to in (Zone.GRAVEYARD, Zone.HAND, Zone.LIBRARY):
        return game.recall(event.object_id).owner
    if isinstance(event, ZoneChange) and event.to is Zone.BATTLEFIELD and event.new_id:
        return game.recall(event.new_id).controller
    seat = getattr(event, "player", None)
    if isinstance(seat, int):
        return seat
    moved = getattr(event, "object_id", None)
    return game.recall(moved).controller if isinstance(moved, int) else None


@word
class HurtBy(People):
    """The players that a creature dealt combat damage to in the current combat phase."""

    reads = "that player"
    what: Selection

    def found(self, game: State, by: Source) -> list[Player]:
        combat = game.turn.combat
        if combat is None:
            return []
        hurt = {seat for obj in last_known(game, self.what, by) for seat in combat.hurt.get(obj.id, ())}
        return [player for player in influence.everybody(game, by) if player.id in hurt]


class OneOfThem(People):
    """CR 805.9, 805.10c, 805.10e: one specific player of several, whom the controller of an effect has chosen."""

    __slots__ = ()
    settled_in: ClassVar[PlayerSlot]

    def found(self, game: State, by: Source) -> list[Player]:
        chosen = by.remembered(self.settled_in)
        found = [game.players[id] for id in chosen] if chosen else self.could_be(game, by)[:1]
        return [player for player in influence.players(game, by, found) if not player.has_left]


@word
class ActivePlayer(OneOfThem):
    """CR 102.1, 805.9: the player whose turn it is, or one of the active team."""

    reads = "the active player"
    settled_in = word_slots.ACTIVE_PLAYER

    def could_be(self, game: State, by: Source) -> list[Player]:
        return [game.players[id] for id in game.turn.active]


@word
class AttackingPlayer(OneOfThem):
    """CR 506.2, 805.10c: who controls what the source, or another creature, blocks; or any one of those who attack."""

    reads = "attacking player"
    settled_in = word_slots.ATTACKING_PLAYER
    what: Selection | None = None

    def could_be(self, game: State, by: Source) -> list[Player]:
        combat = combat_of(game, by.object_id)
        if combat is None:
            return []
        blockers = [game.recall(id) for id in _those(game, self.what, by)]
        attackers = [game.recall(id) for blocker in blockers for id in role_of(game, blocker).blocking or ()]
        return _seats(game, [obj.controller for obj in attackers]) or _seats(game, game.turn.active)


@word
class DefendingPlayer(OneOfThem):
    """CR 508.5, 802.2a, 805.10e: whom the source, the creature of the event, or another creature attacks or attacked.

    Where none of them attacked, it is any one of the defending players. In 2011 it was any one of a defending team
    for whatever is done once, and both of them for whatever else is said (2011:810.7b).
    """

    reads = "defending player"
    settled_in = word_slots.DEFENDING_PLAYER
    what: Selection | None = None

    def found(self, game: State, by: Source) -> list[Player]:
        if attacked_as_one(game) and not by.remembered(self.settled_in):
            return self.could_be(game, by)
        return OneOfThem.found(self, game, by)

    def could_be(self, game: State, by: Source) -> list[Player]:
        those = _those(game, self.what, by)
        combat = combat_of(game, those[0] if those else by.object_id)
        if self.what is None and isinstance(by.event, Attacks):
            attacked = [by.event.defending_player]
        elif combat is None:
            return []
        else:
            attacked = [combat.defended[id] for id in those if id in combat.defended]
        attacked = attacked or [player.id for player in game.opponents(game.turn.active[0])]
        return _seats(game, [head for id in attacked for head in heads(game, id)])


def _those(game: State, what: Selection | None, by: Source) -> list[Id]:
    """The creature that is named, or else the one that the event is about, or else the source."""
    if what is not None:
        return [obj.id for obj in last_known(game, what, by)]
    event = by.event
    return [event.object_id] if isinstance(event, (BecomesBlocked, AttacksUnblocked)) else [by.object_id]


def _seats(game: State, ids: Iterable[Id]) -> list[Player]:
    return [game.players[id] for id in dict.fromkeys(ids) if not game.players[id].has_left]


@word
class EnchantedPlayer(People):
    """CR 303.4: the player the source is attached to."""

    reads = "enchanted player"

    def found(self, game: State, by: Source) -> list[Player]:
        this = by.this(game)
        host = this.attached_to if isinstance(this, Permanent) else None
        if host is None or not game.is_player(host) or game.players[host].has_left:
            return []
        return influence.players(game, by, [game.players[host]])


YOU = You()
EACH_PLAYER = EachPlayer()
PLAYERS = AllPlayers()
EACH_OPPONENT = EachOpponent()
AN_OPPONENT = AnOpponent()
OPPONENTS = Opponents()
EACH_OTHER_PLAYER = EachOtherPlayer()
TO_YOUR_LEFT = ToYourLeft()
CHOSEN_PLAYER = ChosenPlayer()
WHOSE_STEP = WhoseStep()
TARGET_PLAYER = TargetPlayer()
TARGET_OPPONENT = TargetOpponent()
THAT_PLAYER = ThatPlayer()
ACTIVE_PLAYER = ActivePlayer()
ATTACKING_PLAYER = AttackingPlayer()
DEFENDING_PLAYER = DefendingPlayer()
ENCHANTED_PLAYER = EnchantedPlayer()
