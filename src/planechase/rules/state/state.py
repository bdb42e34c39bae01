"""The state of a game: plain data, and the questions every rule asks of it. Nothing here decides anything."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import TYPE_CHECKING, TypeVar

from planechase.rules.events.continuous import ContinuousEffect, DelayedTrigger, PendingTrigger
from planechase.rules.language.abilities import TriggeredAbility, WhichAbility
from planechase.rules.language.characteristics import Characteristics
from planechase.rules.multiplayer import influence
from planechase.rules.multiplayer.teams import together
from planechase.rules.state.chance import Chance
from planechase.rules.state.edition import Edition
from planechase.rules.state.history import Did, History, Record
from planechase.rules.state.objects import FIRST_OBJECT_ID, SHARED_ZONES, Card, Id, Object, Permanent, StackObject, Zone
from planechase.rules.state.options import DEFAULT, Options
from planechase.rules.state.passing import Passing
from planechase.rules.state.player import Player
from planechase.rules.state.source import Source
from planechase.rules.state.state_cache import Activatable, Known
from planechase.rules.state.steps import Turn

if TYPE_CHECKING:
    from planechase.rules.events.events import Event
    from planechase.rules.events.phasing_in import Phased
    from planechase.rules.language.card_types import Types
    from planechase.rules.language.characteristics import CardDefinition
    from planechase.rules.language.slots import LinkSlot
    from planechase.rules.mana.mana import ManaType
    from planechase.rules.multiplayer.variant import Noticing, Variant
    from planechase.rules.state.loop_history import Rounds
    from planechase.rules.turns.ending import Result
    from planechase.rules.turns.loops import SeenState

S = TypeVar("S")


class State:
    """Everything there is to know about a game between two grants of priority."""

    __slots__ = (
        "acting", "as_one", "asked", "battlefield", "bounds", "cards", "chance", "clock", "command", "daytime",
        "delayed",
        "departed", "edition", "effects", "exile", "extra_turns", "held", "history", "known", "last_turns", "lurking",
        "mana_plan", "noticing", "objects", "occurring", "options", "outside", "passing", "phased", "players", "pool",
        "quiet", "reach", "result", "revealed", "rounds", "seating", "seen", "settled", "shares_departed", "shields",
        "stamp", "strays", "tops", "turn", "turn_after", "turn_number", "turns", "unbegun", "variant_state",
        "variants", "waiting", "watchers",
    )  # fmt: skip

    def __init__(
        self,
        players: list[Player],
        seed: int,
        edition: Edition = Edition.CURRENT,
        options: Options = DEFAULT,
        like: State | None = None,
    ) -> None:
        """A state before a game, or one that is `like` another in everything: nothing is set twice then."""
        if like is not None:
            self._become(like)
            return
        self.edition = edition
        self.options = options
        self.reach: tuple[frozenset[Id], ...] | None = None
        """CR 801.2c: for each seat the players within its range of influence; None while nobody's is limited."""
        self.bounds: frozenset[Id] | None = None
        """CR 801.10: whom the resolving spell or ability reaches; None is everybody, as at each grant of priority."""
        self.players = players
        self.seating: list[Id] = [player.id for player in players]
        self.pool: Callable[[], Sequence[CardDefinition]] = tuple
        """CR 201.4, 707.13: all the cards that go into decks, whether or not anybody plays with them."""
        self.cards: list[Card] = []
        self.objects: dict[Id, Object] = {}
        self.departed: dict[Id, Object] = {}
        """CR 608.2h: what is last known of objects that are gone."""
        self.shares_departed = False
        """Whether forks have the very same of them."""
        self.battlefield: list[Id] = []
        self.phased: dict[Id, Phased] = {}
        """CR 702.26: the phased-out permanents, which nothing else finds."""
        self.exile: list[Id] = []
        self.command: list[Id] = []
        self.outside: list[Id] = []
        """Tokens on their way onto the battlefield."""
        self.strays: list[Id] = []
        """CR 704.5d: tokens that have left the battlefield and are about to cease to exist."""
        self.lurking: list[Id] = []
        """Objects off the battlefield with abilities that work where they are, or that may."""
        self.turn = Turn(0, (0,))
        self.turns: list[Turn] = [self.turn]
        self.turn_number = 0
        self.unbegun = False
        """CR 727.4: whether a game that was restarted waits for its first turn, until that effect has resolved."""
        self.daytime = ""
        """CR 731.1: "day" or "night", once it has become one of them."""
        self.extra_turns: list[Id] = []
        self.last_turns: dict[Id, int] = {}
        self.effects: list[ContinuousEffect] = []
        self.shields: dict[Id, int] = {}
        """How much is left of the continuous effects that are used up, by the id of the effect."""
        self.delayed: list[DelayedTrigger] = []
        self.waiting: list[PendingTrigger] = []
        self.as_one: list[Event] | None = None
        """CR 704.3: what has happened so far of several actions that are one event; None at each grant of priority."""
        self.held: dict[Id, tuple[Id, ...]] = {}
        """CR 610.3: cards in exile until a permanent leaves the battlefield, by that permanent."""
        self.history = History()
        self.turn_after: Id | None = None
        """CR 500.7: after whose turn the order goes on, once the extra turns have been taken."""
        self.seen: dict[int, SeenState] = {}
        """What the loop detector has seen since the last real choice (CR 104.4b)."""
        self.quiet = 0
        self.rounds: Rounds | None = None
        """CR 732.2a: how turns have begun; noted only where a game lasts very long."""
        self.revealed: dict[Id, tuple[Id, ...]] = {}
        """Hidden objects that some players may look at: object id to player ids."""
        self.tops: tuple[Id, ...] | None = None
        """The top cards of the libraries as the announcement that is going on began (CR 401.5)."""
        self.result: Result | None = None
        self.chance = Chance(seed)
        self.mana_plan: list[tuple[ManaType, ...]] = []
        """What the mana abilities of an automatic payment are to make, in order."""
        self.asked = 0
        """How many choices players have made; for the loop detector."""
        self.acting: Id | None = None
        """Whose action, or whose resolving spell or ability, is going on; nobody's at a grant of priority."""
        self.occurring = 0
        """How many events are occurring, one inside the other: as long as there are any, nothing changes control."""
        self.stamp = FIRST_OBJECT_ID
        self.clock = 0
        self.settled = -1
        """The clock when state-based actions were last checked and none was left (CR 704.3)."""
        self.variants: tuple[Variant, ...] = ()
        self.noticing: Noticing = {}
        """Which variants notice what happens, by the kind of event."""
        self.variant_state: dict[str, object] = {}
        self.watchers: list[Callable[[State, Event], None]] = []
        self.known = Known()
        self.passing = Passing()

    # ------------------------------------------------------------------ copying

    def clone(self) -> State:
        """A state that is equal and independent. Libraries, hands and graveyards share their objects."""
        return State([], 0, like=self)

    def _become(self, other: State) -> None:
        self.edition = other.edition
        self.options = other.options
        self.reach = other.reach
        self.bounds = other.bounds
        self.players = [player.clone() for player in other.players]
        self.seating = other.seating[:]
        self.pool = other.pool
        self.cards = other.cards
        objects = other.objects.copy()
        permanents = [permanent.clone() for permanent in other.permanents()]
        for permanent in permanents:
            objects[permanent.id] = permanent
        for zone in (other.exile, other.command):
            for id in zone:
                objects[id] = objects[id].clone()
        self.turns = [turn.clone() for turn in other.turns]
        for turn in self.turns:
            for id in turn.stack:
                objects[id] = objects[id].clone()
        self.turn = self.turns[other.turns.index(other.turn)]
        self.objects = objects
        self.departed = other.departed
        self.shares_departed = other.shares_departed = True
        self.battlefield = other.battlefield[:]
        self.phased = other.phased.copy()
        self.exile = other.exile[:]
        self.command = other.command[:]
        self.outside = other.outside[:]
        self.strays = other.strays[:]
        self.lurking = other.lurking[:]
        self.turn_number = other.turn_number
        self.unbegun = other.unbegun
        self.daytime = other.daytime
        self.extra_turns = other.extra_turns[:]
        self.last_turns = other.last_turns.copy()
        self.effects = other.effects[:]
        self.shields = other.shields.copy()
        self.delayed = other.delayed[:]
        self.waiting = other.waiting[:]
        self.as_one = None
        self.held = other.held.copy()
        self.history = other.history.clone()
        self.turn_after = other.turn_after
        self.seen = other.seen.copy()
        self.quiet = other.quiet
        self.rounds = other.rounds.clone() if other.rounds is not None else None
        self.revealed = other.revealed.copy()
        self.tops = other.tops
        self.result = other.result
        self.chance = other.chance.clone()
        self.mana_plan = other.mana_plan[:]
        self.asked = other.asked
        self.acting = other.acting
        self.occurring = other.occurring
        self.stamp = other.stamp
        self.clock = other.clock
        self.settled = other.settled
        self.variants = other.variants
        self.noticing = other.noticing
        self.variant_state = {key: _copied(value) for key, value in other.variant_state.items()}
        self.watchers = []
        self.known = other.known.handed_on()
        self.known.permanents = permanents
        self.passing = Passing()

    # ------------------------------------------------------------------ changing

    def changed(self) -> None:
        """Characteristics, statements or triggers may be different now."""
        self.clock += 1
        self.known.changed()

    def changed_elsewhere(self) -> None:
        """An object without any say came, went or moved where it is only counted: hands, libraries and the like."""
        self.clock += 1
        self.known.changed_elsewhere()

    def stirred(self) -> None:
        """Something changed that only volatile statements (and mana sources) look at."""
        self.clock += 1
        self.known.stirred(self)

    def time_passed(self) -> None:
        """A step began or ended, and nothing else."""
        self.clock += 1
        self.known.time_passed(self)

    def new_stamp(self) -> int:
        """A number never given before: for ids and timestamps (CR 613.7)."""
        self.stamp += 1
        return self.stamp

    # ------------------------------------------------------------------ objects

    def get(self, id: Id) -> Object | None:
        """The object with this id, if it is still where it was."""
        return self.objects.get(id)

    def of_its_own(self, id: Id) -> Object | None:
        """The object with this id, to be changed in place: a copy of it where forks share it."""
        found = self.objects.get(id)
        if found is not None and found.zone in SHARED_ZONES:
            found = self.objects[id] = found.clone()
        return found

    def own_departed(self) -> dict[Id, Object]:
        """What has departed, to be changed: a copy of it where forks share it."""
        if self.shares_departed:
            self.departed = self.departed.copy()
            self.shares_departed = False
        return self.departed

    def recall(self, id: Id) -> Object:
        """The object with this id, or what is last known of it (CR 608.2h)."""
        found = self.objects.get(id)
        return found if found is not None else self.departed[id]

    def link(self, id: Id, slot: LinkSlot, *values: object) -> None:
        """CR 607: an object remembers more for a linked ability, also one that has left and is shared by forks."""
        home = self.objects if id in self.objects else self.own_departed()
        obj = home[id] = home[id].clone()
        obj.link(slot, *obj.linked(slot), *values)
        self.changed()

    def permanent(self, id: Id) -> Permanent | None:
        """The permanent with this id, if it is on the battlefield and phased in."""
        found = self.objects.get(id)
        return found if isinstance(found, Permanent) else None

    def permanents(self) -> list[Permanent]:
        """CR 110.1: everything on the battlefield that is phased in, in the order it came there. Not to be changed."""
        return self.known.permanents or self.known.all_permanents(self)

    def controlled_by(self, player: Id) -> list[Permanent]:
        """The permanents a player controls."""
        return [permanent for permanent in self.permanents() if permanent.controller == player]

    def on_stack(self, id: Id) -> StackObject | None:
        found = self.objects.get(id)
        return found if isinstance(found, StackObject) else None

    def zone_list(self, zone: Zone, owner: Id) -> list[Id]:
        """The list of ids that a zone is."""
        if zone is Zone.BATTLEFIELD:
            return self.battlefield
        if zone is Zone.HAND:
            return self.players[owner].hand
        if zone is Zone.GRAVEYARD:
            return self.players[owner].graveyard
        if zone is Zone.LIBRARY:
            return self.players[owner].library
        if zone is Zone.STACK:
            return self.turn.stack
        if zone is Zone.EXILE:
            return self.exile
        return self.command if zone is Zone.COMMAND else self.outside

    def chars(self, obj: Object) -> Characteristics:
        """The characteristics of an object as everything sees them now (CR 613)."""
        known = self.known
        found = known.looked.get(obj.id)
        return found if found is not None else known.look(self, obj)

    def power(self, obj: Object) -> int:
        """CR 208: 0 for something without power."""
        return self.chars(obj).power or 0

    def toughness(self, obj: Object) -> int:
        return self.chars(obj).toughness or 0

    def attached_to(self, id: Id) -> list[Permanent]:
        """What is attached to an object or player."""
        return [permanent for permanent in self.permanents() if permanent.attached_to == id]

    # ------------------------------------------------------------------ players

    def is_active(self, player: Id) -> bool:
        """CR 102.1, 807.4: whether it is this player's turn, or one of those taken at once is."""
        return any(player in turn.active and not turn.waits for turn in self.turns)

    @property
    def active(self) -> Player:
        """CR 102.1: the active player (of a team, its primary player)."""
        return self.players[self.turn.active[0]]

    def playing(self) -> list[Player]:
        """The players still in the game, in the order of seats."""
        return [player for player in self.players if not player.has_left]

    def in_turn_order(self, first: Id | None = None) -> list[Player]:
        """CR 101.4, 805.6: the players still in the game in turn order, beginning with the active player or team."""
        start = self.seating.index(self.turn.active[0] if first is None else first)
        order = self.seating[start:] + self.seating[:start]
        found = [self.players[id] for id in order if not self.players[id].has_left]
        return together(found) if self.options.shared_turns else found

    def next_player(self, after: Id) -> Player:
        """The next player in turn order who is still in the game."""
        start = self.seating.index(after)
        order = self.seating[start + 1 :] + self.seating[: start + 1]
        return next(self.players[id] for id in order if not self.players[id].has_left)

    def team(self, player: Id) -> list[Player]:
        """CR 102.3: the player and their teammates still in the game, the primary player first (805.2)."""
        own = self.players[player].team
        return [other for other in self.players if other.team == own and not other.has_left]

    def opponents(self, player: Id) -> list[Player]:
        """CR 102.2, 102.3: the players on other teams, in turn order from this player."""
        team = self.players[player].team
        return [other for other in self.in_turn_order(player) if other.team != team]

    def is_a(self, id: Id, types: Types) -> bool:
        """CR 205.2: whether this is, or was, by its copiable values a card of one of these types."""
        obj = self.objects.get(id) or self.departed.get(id)
        return obj is not None and bool(obj.copiable.types & types)

    @staticmethod
    def is_player(id: Id) -> bool:
        """Whether an id belongs to a player rather than to an object."""
        return id < FIRST_OBJECT_ID

    def name_of(self, id: Id) -> str:
        """What to call a player or an object in a sentence."""
        if self.is_player(id):
            return self.players[id].name
        obj = self.objects.get(id) or self.departed.get(id)
        if obj is None:
            return "something that is gone"
        if obj.face_down and len(self.revealed.get(id, ())) < len(self.players) and not self._speaks(obj):
            return "a face-down card"
        return self.chars(obj).name or "a nameless object"

    def _speaks(self, obj: Object) -> bool:
        """CR 311.7: whether a face-down card in the command zone has an ability on the stack, for all to see."""
        if obj.zone is not Zone.COMMAND:
            return False
        on_stack = (self.objects[id] for turn in self.turns for id in turn.stack)
        return any(isinstance(one, StackObject) and one.source.object_id == obj.id for one in on_stack)

    # ------------------------------------------------------------------ statements and triggers

    def speakers(self) -> list[Object]:
        """Every object whose abilities work where it is: permanents, and those elsewhere that say so."""
        objects = self.objects
        return [*self.permanents(), *(objects[id] for id in self.lurking)]

    def statements(self, kind: type[S]) -> list[tuple[Source, S]]:
        """Every statement of a kind that is true now, with its source."""
        known = self.known.statements
        if known is None:
            known = self.known.all_statements(self)
        return known.get(kind, [])  # type: ignore[return-value]  # keyed by that very class

    def said_of(self, kind: type[S], id: Id) -> list[tuple[Source, S]]:
        """CR 801.10: the statements of a kind that reach a player or object: all of them, unless ranges are limited."""
        known = self.known.statements
        if known is None:
            known = self.known.all_statements(self)
        found: list[tuple[Source, S]] = known.get(kind, [])  # type: ignore[assignment]  # keyed by that very class
        return found if self.reach is None or not found else influence.said_of(self, found, id)

    def activated(self) -> list[Activatable]:
        """The activated abilities that use the stack and work where their objects are (CR 602)."""
        return self.known.all_activated(self)[0]

    def mana_abilities(self, player: Id) -> Sequence[Activatable]:
        """The activated mana abilities of a player that work where their objects are (CR 605)."""
        return self.known.all_activated(self)[1].get(player, ())

    def triggers(self, kind: type[Event]) -> list[tuple[Id, int, TriggeredAbility]]:
        """The triggered abilities that look at a kind of event: object id, number of the ability, ability."""
        known = self.known.triggers
        if known is None:
            known = self.known.all_triggers(self)
        return known.get(kind, [])

    # ------------------------------------------------------------------ telling

    def tell(self, event: Event) -> None:
        """Tell listeners what happened, the variants that notice it first."""
        for notice in self.noticing.get(type(event), ()):
            notice(self, event)
        for watcher in self.watchers:
            watcher(self, event)

    def note(
        self,
        did: Did,
        player: Id,
        what: Id = 0,
        amount: int = 1,
        whom: Id = 0,
        types: int = 0,
        ability: WhichAbility | None = None,
        subtypes: frozenset[str] = frozenset(),
    ) -> None:
        """A player did something, or something was done to them: write it down."""
        record = Record(did, self.turn.number, player, what, amount, whom, types, ability, subtypes)
        self.history.records.append(record)
        tally = self.players[player].tally
        tally[did] = tally.get(did, 0) + amount

    def this_turn(self, did: Did) -> Iterator[Record]:
        """What of a kind has happened in the current turn, no matter who did it."""
        return self.history.in_turn(self.turn.number, did)

    def done_by(self, player: Player, did: Did) -> list[Record]:
        """What of a kind a player did this turn."""
        records = self.history.since(player.since)
        return [record for record in records if record.did is did and record.player == player.id]


def _copied(value: object) -> object:
    clone = getattr(value, "clone", None)
    return clone() if clone is not None else value


def ids(objects: Iterable[Object]) -> tuple[Id, ...]:
    """The ids of some objects."""
    return tuple(obj.id for obj in objects)
