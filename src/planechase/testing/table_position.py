"""The position on a table: putting cards anywhere, setting life, mana, counters, turn and step."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any, Final, overload

from planechase.decks.binder import Binder
from planechase.record import Setup
from planechase.rules.casual.vanguards import play_as
from planechase.rules.combat.battles import DEFENSE
from planechase.rules.events.zones import place
from planechase.rules.language.characteristics import CardDefinition
from planechase.rules.mana.mana import MANA_TYPES, TYPE_BIT, Mana, ManaCost, ManaType
from planechase.rules.multiplayer import influence, turn_markers
from planechase.rules.multiplayer.teams import active_with, share_life, share_poison
from planechase.rules.multiplayer.variant import Variant
from planechase.rules.state.decisions import Id
from planechase.rules.state.edition import Edition
from planechase.rules.state.objects import NO_CARD, Object, Permanent, Zone
from planechase.rules.state.player import POISON, Automation, Player
from planechase.rules.state.state import State
from planechase.rules.state.steps import IN_COMBAT, WHOLE_TURN, Combat, Step, Turn
from planechase.rules.turns.setup import Seat, add_card
from planechase.testing import table_names
from planechase.testing.arranged_game import ArrangedGame
from planechase.testing.errors import TableError
from planechase.testing.handle import Handle
from planechase.testing.loaded_dice import load
from planechase.testing.table_players import PLAYER_NAMES
from planechase.testing.table_reading import CardLike, ObjectLike, Reading

BASIC_LANDS: Final = ("Plains", "Island", "Swamp", "Mountain", "Forest")
LIBRARY: Final = tuple(land for land in BASIC_LANDS for _ in range(2))
"""What is in each library unless the test says otherwise, from the top."""


class Position(Reading):
    """A table on which anything can be put anywhere; part of `Table`."""

    def __init__(
        self,
        players: int,
        *,
        seed: int,
        edition: Edition,
        variants: Sequence[Variant],
        life: int,
        binder: Binder,
    ) -> None:
        if not 2 <= players <= len(PLAYER_NAMES):
            raise TableError(f"A table has two to {len(PLAYER_NAMES)} players, not {players}.")
        self.binder = binder
        deck = [table_names.definition(name) for name in LIBRARY]
        by_hand = Automation(pass_priority=False)
        seats = [Seat(name, deck, by_hand, life) for name in PLAYER_NAMES[:players]]
        self._stand(ArrangedGame(Setup(seats, seed, edition, variants)))
        state = self.state
        for variant in state.variants:
            _run_by_default(variant.set_up(state))
        for player in state.players:
            player.turn_began = state.new_stamp()
            player.turns_taken = 1
        state.turn_number = players
        turn_markers.hand_out(state)
        for number, player in enumerate(turn_markers.starting_players(state)):
            state.turn = state.turns[number]
            self._set_turn(player, Step.PRECOMBAT_MAIN, players + 1 + number)
        state.turn = state.turns[0]
        self.game.arranged()

    def _arrange(self) -> State:
        """The state, which is about to be changed. Refused while something is going on."""
        if self.game.is_busy:
            decision = self.game.decision
            assert decision is not None
            asked = table_names.question(self.state, decision)
            raise TableError(f"Arrange the table before this question, or answer it first.\n{asked}")
        if self.state.result is not None:
            raise TableError(f"The game is over: {self.state.result.reason}.")
        return self.state

    # ------------------------------------------------------------------ cards into zones

    @overload
    def battlefield(self, player: Id, /) -> list[str]: ...

    @overload
    def battlefield(
        self, player: Id, card: CardLike, /, *, tapped: bool = ..., summoning_sick: bool = ...,
        counters: Mapping[str, int] | None = ..., damage: int = ..., attached_to: ObjectLike | None = ...,
        face_down: bool = ..., token: bool = ..., owner: Id | None = ...,
    ) -> Handle: ...  # fmt: skip

    @overload
    def battlefield(
        self, player: Id, card: CardLike, another: CardLike, /, *cards: CardLike, tapped: bool = ...,
        summoning_sick: bool = ..., counters: Mapping[str, int] | None = ..., damage: int = ...,
        attached_to: ObjectLike | None = ..., face_down: bool = ..., token: bool = ...,
        owner: Id | None = ...,
    ) -> tuple[Handle, ...]: ...  # fmt: skip

    def battlefield(
        self,
        player: Id,
        /,
        *cards: CardLike,
        tapped: bool = False,
        summoning_sick: bool = False,
        counters: Mapping[str, int] | None = None,
        damage: int = 0,
        attached_to: ObjectLike | None = None,
        face_down: bool = False,
        token: bool = False,
        owner: Id | None = None,
    ) -> list[str] | Handle | tuple[Handle, ...]:
        """Put cards onto the battlefield under a player's control; without cards, the names of what is there.

        They are simply there, and have been since before the turn began: nothing triggers, nothing is asked.
        (To have something enter by the rules, see `Table.enters`.) A planeswalker has its printed loyalty.
        The options hold for all of the cards. Returns a handle for one card, a tuple of handles for several.

        >>> from planechase.testing import ANN, BOB, Table
        >>> table = Table()
        >>> bears = table.battlefield(ANN, "Grizzly Bears", tapped=True, counters={"+1/+1": 2})
        >>> bears.power, bears.tapped, bears.summoning_sick
        (4, True, False)
        >>> swamp, wall = table.battlefield(BOB, "Swamp", "Wall of Blossoms")
        >>> table.battlefield(BOB)
        ['Swamp', 'Wall of Blossoms']
        """
        if not cards:
            holder = self._player(player).id
            return [table_names.object_name(self.state, one) for one in self.state.controlled_by(holder)]
        state = self._arrange()
        host = self._host(attached_to)
        made: list[Handle] = []
        for defined in [self._permanent_card(card) for card in cards]:
            permanent = self._new_permanent(defined, self._player(player if owner is None else owner).id, token)
            permanent.controller = permanent.base_controller = self._player(player).id
            permanent.tapped = tapped
            permanent.face_down = face_down
            permanent.damage = damage
            permanent.attached_to = host
            permanent.since = permanent.timestamp if summoning_sick else 0
            permanent.counters = dict(counters) if counters is not None else _starting_counters(permanent)
            place(state, permanent)
            made.append(Handle(self, permanent.id))
        self.game.arranged()
        return made[0] if len(made) == 1 else tuple(made)

    def _permanent_card(self, card: CardLike) -> CardDefinition:
        defined = self._definition(card)
        if not defined.printed.is_permanent_card:
            raise TableError(f"{defined.name} is a {defined.type_line}; that cannot be on the battlefield.")
        return defined

    def _new_permanent(self, defined: CardDefinition, owner: Id, token: bool) -> Permanent:
        state = self.state
        number = NO_CARD if token else self._new_card(owner, defined)
        stamp = state.new_stamp()
        return Permanent(Object(stamp, number, owner, Zone.BATTLEFIELD, defined.printed, stamp))

    def _new_card(self, owner: Id, defined: CardDefinition) -> int:
        obj = add_card(self.state, owner, defined, Zone.OUTSIDE)
        self.state.outside.remove(obj.id)
        if obj.id in self.state.lurking:
            self.state.lurking.remove(obj.id)
        del self.state.objects[obj.id]
        return obj.card

    def _host(self, attached_to: ObjectLike | None) -> Id | None:
        if attached_to is None:
            return None
        if isinstance(attached_to, int) and self.state.is_player(attached_to):
            return self._player(attached_to).id
        return self.find(attached_to, zone="battlefield").id

    def lands(self, player: Id, land: CardLike, count: int = 1, *, tapped: bool = False) -> tuple[Handle, ...]:
        """Put so many lands of one kind onto the battlefield.

        >>> from planechase.testing import ANN, Table
        >>> table = Table()
        >>> _ = table.lands(ANN, "Mountain", 3)
        >>> table.battlefield(ANN)
        ['Mountain', 'Mountain', 'Mountain']
        """
        return tuple(self.battlefield(player, land, tapped=tapped) for _ in range(count))

    @overload
    def hand(self, player: Id, /) -> list[str]: ...

    @overload
    def hand(self, player: Id, card: CardLike, /) -> Handle: ...

    @overload
    def hand(self, player: Id, card: CardLike, another: CardLike, /, *cards: CardLike) -> tuple[Handle, ...]: ...

    def hand(self, player: Id, /, *cards: CardLike) -> list[str] | Handle | tuple[Handle, ...]:
        """Put cards into a player's hand; without cards, the names of those in it.

        >>> from planechase.testing import ANN, Table
        >>> table = Table()
        >>> bolt, bears = table.hand(ANN, "Lightning Bolt", "Grizzly Bears")
        >>> table.hand(ANN)
        ['Lightning Bolt', 'Grizzly Bears']
        """
        return self._put(player, cards, Zone.HAND)

    @overload
    def graveyard(self, player: Id, /) -> list[str]: ...

    @overload
    def graveyard(self, player: Id, card: CardLike, /) -> Handle: ...

    @overload
    def graveyard(self, player: Id, card: CardLike, another: CardLike, /, *cards: CardLike) -> tuple[Handle, ...]: ...

    def graveyard(self, player: Id, /, *cards: CardLike) -> list[str] | Handle | tuple[Handle, ...]:
        """Put cards into a player's graveyard, the last on top; without cards, the names of those in it."""
        return self._put(player, cards, Zone.GRAVEYARD)

    @overload
    def exile(self, player: Id, /, *, face_down: bool = ..., counters: Mapping[str, int] | None = ...) -> list[str]: ...

    @overload
    def exile(
        self,
        player: Id,
        card: CardLike,
        /,
        *,
        face_down: bool = ...,
        counters: Mapping[str, int] | None = ...,
    ) -> Handle: ...

    @overload
    def exile(
        self, player: Id, card: CardLike, another: CardLike, /, *cards: CardLike,
        face_down: bool = ..., counters: Mapping[str, int] | None = ...,
    ) -> tuple[Handle, ...]: ...  # fmt: skip

    def exile(
        self,
        player: Id,
        /,
        *cards: CardLike,
        face_down: bool = False,
        counters: Mapping[str, int] | None = None,
    ) -> list[str] | Handle | tuple[Handle, ...]:
        """Put cards a player owns into exile; without cards, the names of those the player owns there."""
        return self._put(player, cards, Zone.EXILE, face_down, counters)

    @overload
    def command(
        self, player: Id, /, *, face_down: bool = ..., counters: Mapping[str, int] | None = ...
    ) -> list[str]: ...

    @overload
    def command(
        self,
        player: Id,
        card: CardLike,
        /,
        *,
        face_down: bool = ...,
        counters: Mapping[str, int] | None = ...,
    ) -> Handle: ...

    @overload
    def command(
        self, player: Id, card: CardLike, another: CardLike, /, *cards: CardLike,
        face_down: bool = ..., counters: Mapping[str, int] | None = ...,
    ) -> tuple[Handle, ...]: ...  # fmt: skip

    def command(
        self,
        player: Id,
        /,
        *cards: CardLike,
        face_down: bool = False,
        counters: Mapping[str, int] | None = None,
    ) -> list[str] | Handle | tuple[Handle, ...]:
        """Put cards a player owns into the command zone; without cards, the names of those there."""
        return self._put(player, cards, Zone.COMMAND, face_down, counters)

    def vanguard(self, player: Id, card: CardLike) -> Handle:
        """Give a player a vanguard: face up in the command zone, and life and hand size are as it changes them.

        >>> from planechase.testing import ANN, Table
        >>> table = Table()
        >>> gix = table.vanguard(ANN, "Gix")
        >>> table.life(ANN), table.command(ANN)
        (38, ['Gix'])
        """
        obj = play_as(self._arrange(), self._player(player), self._definition(card))
        self.game.arranged()
        return Handle(self, obj.id)

    def pool(self, *cards: CardLike) -> list[str]:
        """Say from which cards random choices are made, instead of all cards; returns their names.

        >>> from planechase.testing import Table
        >>> Table().pool("Grizzly Bears", "Llanowar Elves")
        ['Grizzly Bears', 'Llanowar Elves']
        """
        if cards:
            known = [self._definition(card) for card in cards]
            self._arrange().pool = lambda: known
        return [card.name for card in self.state.pool()]

    def sideboard(self, player: Id, /, *cards: CardLike) -> list[str]:
        """Give a player cards outside the game; returns the names of all that they have there.

        >>> from planechase.testing import ANN, Table
        >>> Table().sideboard(ANN, "Lightning Bolt")
        ['Lightning Bolt']
        """
        if cards:
            self._arrange()
            self._player(player).sideboard += [self._definition(card) for card in cards]
        return [card.name for card in self._player(player).sideboard]

    def _put(
        self,
        player: Id,
        cards: tuple[CardLike, ...],
        zone: Zone,
        face_down: bool = False,
        counters: Mapping[str, int] | None = None,
    ) -> list[str] | Handle | tuple[Handle, ...]:
        owner = self._player(player).id
        if not cards:
            return self.zone(player, zone)
        state = self._arrange()
        made: list[Handle] = []
        for card in [self._definition(card) for card in cards]:
            obj = add_card(state, owner, card, zone)
            obj.face_down = face_down
            obj.counters = dict(counters) if counters else None
            made.append(Handle(self, obj.id))
        self.game.arranged()
        return made[0] if len(made) == 1 else tuple(made)

    def library(self, player: Id, /, *cards: CardLike, only: bool = False) -> list[str]:
        """Put cards on top of a player's library, the first on top; returns the names in it, from the top.

        Below them are ten basic lands, so that nobody loses by drawing; `only=True` takes away what was there.

        >>> from planechase.testing import ANN, BOB, Table
        >>> table = Table()
        >>> table.library(ANN, "Lightning Bolt", "Grizzly Bears")[:3]
        ['Lightning Bolt', 'Grizzly Bears', 'Plains']
        >>> table.library(BOB, "Forest", only=True)
        ['Forest']
        >>> table.library(BOB, only=True)
        []
        """
        owner = self._player(player)
        defined = [self._definition(card) for card in cards]
        if defined or only:
            state = self._arrange()
            if only:
                for gone in owner.library:
                    del state.objects[gone]
                owner.library.clear()
            below = owner.library[:]
            owner.library.clear()
            for card in defined:
                add_card(state, owner.id, card, Zone.LIBRARY)
            owner.library += below
            self.game.arranged()
        return self.zone(player, Zone.LIBRARY)

    def remove(self, *things: ObjectLike) -> None:
        """Remove objects from the table as if they had never been there. Nothing triggers."""
        state = self._arrange()
        for thing in things:
            obj = self.find(thing).obj
            state.zone_list(obj.zone, obj.owner).remove(obj.id)
            if obj.id in state.lurking:
                state.lurking.remove(obj.id)
            del state.objects[obj.id]
            state.own_departed()[obj.id] = obj
        self.game.arranged()

    # ------------------------------------------------------------------ players

    def life(self, player: Id, total: int | None = None) -> int:
        """A player's life total. With a number, set it; nobody gains or loses life by that.

        >>> from planechase.testing import ANN, BOB, Table
        >>> table = Table()
        >>> table.life(BOB, 3)
        3
        >>> table.life(ANN), table.life(BOB)
        (20, 3)
        """
        seat = self._player(player)
        if total is not None:
            self._arrange()
            seat.life = total
            share_life(self.state, seat)
            self.game.arranged()
        return seat.life

    def poison(self, player: Id, count: int | None = None) -> int:
        """A player's poison counters; with a number, set them."""
        return self.counters(player, POISON, count)

    def counters(self, what: ObjectLike, kind: str, count: int | None = None) -> int:
        """The counters of a kind on a player or an object; with a number, set them.

        >>> from planechase.testing import ANN, Table
        >>> table = Table()
        >>> bears = table.battlefield(ANN, "Grizzly Bears")
        >>> table.counters("Grizzly Bears", "+1/+1", 3)
        3
        >>> bears.power
        5
        >>> table.counters(ANN, "energy", 2)
        2
        """
        if isinstance(what, int) and self.state.is_player(what):
            if count is not None:
                self._arrange()
                _set_counter(self._player(what).counters, kind, count)
                share_poison(self.state, self._player(what))
                self.game.arranged()
            return self._player(what).counters.get(kind, 0)
        obj = self.find(what).obj
        if count is not None:
            self._arrange()
            obj.counters = obj.counters or {}
            _set_counter(obj.counters, kind, count)
            self.game.arranged()
        return obj.counter(kind)

    def mana(self, player: Id, symbols: str = "") -> str:
        """Add mana to a player's pool; returns what is in it, as symbols. The mana is lost when the step ends.

        >>> from planechase.testing import ANN, Table
        >>> table = Table()
        >>> table.mana(ANN, "{R}{R}{2}")
        '{R}{R}{C}{C}'
        """
        pool = self._player(player).mana_pool
        if symbols:
            self._arrange()
            pool.add(*mana_for(ManaCost.parse(symbols)))
            self.game.arranged()
        return pool.text if pool.units else ""

    # ------------------------------------------------------------------ permanents

    def tap(self, *things: ObjectLike) -> None:
        """Tap permanents. Nothing triggers."""
        self._set_tapped(things, True)

    def untap(self, *things: ObjectLike) -> None:
        """Untap permanents. Nothing triggers."""
        self._set_tapped(things, False)

    def _set_tapped(self, things: tuple[ObjectLike, ...], tapped: bool) -> None:
        self._arrange()
        for thing in things:
            permanent = self.find(thing, zone=Zone.BATTLEFIELD).obj
            assert isinstance(permanent, Permanent)
            permanent.tapped = tapped
        self.game.arranged()

    # ------------------------------------------------------------------ turn and step

    def turn(self, of: Id | None = None, step: str | Step = Step.PRECOMBAT_MAIN, number: int | None = None) -> None:
        """Set whose turn it is (by default, it stays the same player's) and which step. That player has priority.

        The step has already begun: what happens at its beginning is over, and nothing triggers. To let a step
        begin, with its triggers and turn-based actions, use `Table.begin` or `Table.go_to`.

        >>> from planechase.testing import BOB, Table
        >>> table = Table()
        >>> table.turn(BOB, "end step")
        >>> table.active_player == BOB, table.step.value
        (True, 'end step')

        Where several turns are taken at once, it is this player's turn that is set, and goes on; a player without a
        turn marker gets that of the turn that goes on.
        """
        state = self._arrange()
        state.turn = next((turn for turn in state.turns if of in turn.active), state.turn)
        if state.turn.stack:
            raise TableError("Set the turn while the stack is empty.")
        wanted = table_names.step(step)
        if wanted in (Step.UNTAP, Step.CLEANUP):
            raise TableError(f"Nobody has priority in the {wanted.value}; use table.begin({wanted.value!r}) instead.")
        self._set_turn(self._player(state.turn.active[0] if of is None else of), wanted, number)
        self.game.arranged()

    def _set_turn(self, player: Player, step: Step, number: int | None = None, begun: bool = True) -> None:
        state = self.state
        turn = Turn(state.turn.number if number is None else number, active_with(state, player.id))
        state.turn_number = max([turn.number, *(other.number for other in state.turns if other is not state.turn)])
        turn.marker = state.turn.marker
        if turn.marker is not None:
            turn.marker.unused = False
        turn.step = step
        turn.begun = begun
        turn.steps = _steps_from(step)
        if begun:
            turn.steps = turn.steps[1:]
        turn.priority = turn.active[0] if begun else None
        if step in IN_COMBAT and (begun or step is not Step.BEGINNING_OF_COMBAT):
            turn.combat = Combat()
        state.turns[state.turns.index(state.turn)] = turn
        state.turn = turn
        influence.measure(state)
        for other in state.players:
            other.begin_anew(state.history.now)

    # ------------------------------------------------------------------ chance

    def force_dice(self, *faces: int) -> None:
        """The next dice show these numbers; later ones are random again."""
        self._arrange_chance(faces)

    def force_coins(self, *sides: str) -> None:
        """The next coins show these sides, "heads" or "tails"; later ones are random again.

        >>> from planechase.testing import Table
        >>> Table().force_coins("heads", "tail")
        Traceback (most recent call last):
            ...
        planechase.testing.errors.TableError: A coin shows 'heads' or 'tails', not 'tail'.
        """
        for side in sides:
            if side not in ("heads", "tails"):
                raise TableError(f"A coin shows 'heads' or 'tails', not {side!r}.")
        self._arrange_chance([1 if side == "heads" else 2 for side in sides])

    def _arrange_chance(self, faces: Iterable[int]) -> None:
        load(self._arrange(), faces)


# ---------------------------------------------------------------------- helpers


def _run_by_default(rule: Any) -> None:
    """Run a rule to its end. A player who is asked something gives the simplest answer."""
    answer: object = None
    try:
        while True:
            answer = rule.send(answer).default()
    except StopIteration:
        return


def _starting_counters(permanent: Permanent) -> dict[str, int] | None:
    printed = permanent.copiable
    if permanent.face_down:
        return None
    if printed.loyalty:
        return {"loyalty": printed.loyalty}
    return {DEFENSE: printed.defense} if printed.defense else None


def _set_counter(counters: dict[str, int], kind: str, count: int) -> None:
    if count < 0:
        raise TableError("There cannot be fewer than no counters.")
    counters.pop(kind, None)
    if count:
        counters[kind] = count


def _steps_from(step: Step) -> list[Step]:
    """The rest of a turn, beginning with this step."""
    if step is Step.FIRST_STRIKE_DAMAGE:
        return [step, *_steps_from(Step.COMBAT_DAMAGE)]
    return list(WHOLE_TURN[WHOLE_TURN.index(step) :])


def mana_for(cost: ManaCost, source: Id = 0) -> list[Mana]:
    """Mana that pays exactly this cost: colourless for generic mana, the first colour of a hybrid symbol."""
    units: list[Mana] = []
    for symbol in cost.symbols:
        if symbol.variable:
            continue
        if symbol.types:
            units.append(Mana(_first_type(symbol.types), source=source))
        elif symbol.snow:
            units.append(Mana("C", snow=True, source=source))
        else:
            units += [Mana("C", source=source)] * symbol.generic
    return units


def _first_type(types: int) -> ManaType:
    return next(type_ for type_ in MANA_TYPES if types & TYPE_BIT[type_])
