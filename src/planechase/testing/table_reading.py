"""Reading a table: what is where, what happened, what is to be decided."""

from __future__ import annotations

from typing import Any, Final, TypeAlias

from planechase.decks.binder import EMPTY, Binder
from planechase.rules.casual.commanders import commanders, tax
from planechase.rules.casual.planar_decks import owner_of
from planechase.rules.events.events import Event, StepBegins, TurnBegins
from planechase.rules.language.characteristics import CardDefinition
from planechase.rules.state.decisions import Decision, Id
from planechase.rules.state.objects import Object, Zone
from planechase.rules.state.player import Player
from planechase.rules.state.state import State
from planechase.rules.state.steps import Step
from planechase.rules.turns.ending import Result
from planechase.rules.turns.priority import Priority
from planechase.telling.view import Thing, View
from planechase.testing import table_names
from planechase.testing.arranged_game import ArrangedGame
from planechase.testing.errors import Ambiguous, Gone, NoSuchCard, TableError
from planechase.testing.event_log import sentence
from planechase.testing.handle import Handle
from planechase.testing.table_players import PLAYER_NAMES
from planechase.words.english import card_text

CardLike: TypeAlias = "str | CardDefinition"
"""A card by name, or a definition of your own."""
ObjectLike: TypeAlias = "str | Handle | Id"
"""An object by name, by its handle or by its id."""

_SEARCHED: Final = (
    Zone.BATTLEFIELD, Zone.STACK, Zone.COMMAND, Zone.EXILE, Zone.GRAVEYARD, Zone.HAND, Zone.LIBRARY,
)  # fmt: skip


class Reading:
    """What can be read from a table; part of `Table`."""

    game: ArrangedGame
    """The game itself, for everything that the table does not offer."""
    events: list[Event]
    """Every event since the table was set up."""
    binder: Binder = EMPTY
    """Cards beside the built-in ones that can be used by name."""

    def _stand(self, game: ArrangedGame) -> None:
        self.game = game
        self.events = []
        self._steps_begun = 0
        self._turns_begun = 0
        game.watch(self._watch)

    def _watch(self, state: State, event: Event) -> None:
        self.events.append(event)
        if isinstance(event, StepBegins):
            self._steps_begun += 1
        elif isinstance(event, TurnBegins):
            self._turns_begun += 1

    def _definition(self, card: str | CardDefinition) -> CardDefinition:
        return table_names.definition(card, self.binder)

    # ------------------------------------------------------------------ helpers

    @property
    def state(self) -> State:
        """The state of the game, for everything that the table does not offer."""
        return self.game.state

    def _player(self, player: object) -> Player:
        if not isinstance(player, int) or not 0 <= player < len(self.state.players):
            names = ", ".join(name.upper() for name in PLAYER_NAMES[: len(self.state.players)])
            raise TableError(f"{player!r} is not a player at this table; they are {names}.")
        return self.state.players[player]

    @property
    def step(self) -> Step:
        """The current step or phase."""
        return self.state.turn.step

    def commander(self, player: Id, number: int = 0) -> Handle:
        """A player's commander, wherever it is. If there are two, it is the first unless you say otherwise."""
        return Handle(self, commanders(self.state, self._player(player).id)[number].id)

    def tax(self, player: Id, number: int = 0) -> int:
        """The additional cost for a player to cast their commander from the command zone."""
        return tax(self.state, self._player(player).id, self.commander(player, number).obj)

    @property
    def active_player(self) -> Id:
        """Whose turn it is."""
        return self.state.turn.active[0]

    @property
    def turns(self) -> list[tuple[Id, str]]:
        """The players whose turns are taken at once, with the step of each; "waits" for a player who waits for a turn.

        >>> from planechase.testing import Table
        >>> Table().turns
        [(0, 'precombat main phase')]
        """
        return [(turn.active[0], "waits" if turn.waits else turn.step.value) for turn in self.state.turns]

    @property
    def turn_number(self) -> int:
        """The number of the turn. A table begins in everybody's second turn."""
        return self.state.turn.number

    # ------------------------------------------------------------------ reading

    def zone(self, player: Id, zone: str | Zone) -> list[str]:
        """The names of a player's cards in a zone, in order; on the battlefield, of the permanents they control.

        >>> from planechase.testing import ANN, Table
        >>> len(Table().zone(ANN, "library"))
        10
        """
        wanted = table_names.zone(zone)
        return [table_names.object_name(self.state, obj) for obj in self._in_zone(wanted, self._player(player).id)]

    def _in_zone(self, zone: Zone, player: Id | None) -> list[Object]:
        """The objects in a zone that belong to a player there, or to anybody."""
        state = self.state
        if zone is Zone.BATTLEFIELD:
            found = [state.objects[entry] for entry in state.battlefield]
            return [obj for obj in found if player is None or obj.controller == player]
        if zone is Zone.STACK:
            found = [state.objects[entry] for turn in state.turns for entry in turn.stack]
            return [obj for obj in found if player is None or obj.controller == player]
        if zone in (Zone.EXILE, Zone.COMMAND):
            found = [state.objects[entry] for entry in state.zone_list(zone, 0)]
            return [obj for obj in found if player is None or owner_of(state, obj) == player]
        owners = range(len(state.players)) if player is None else (player,)
        return [state.objects[entry] for owner in owners for entry in state.zone_list(zone, owner)]

    def on_battlefield(self, name: str, controller: Id | None = None) -> bool:
        """Whether there is a permanent of this name (under this player's control)."""
        return bool(self.find_all(name, controller=controller, zone=Zone.BATTLEFIELD))

    @property
    def stack(self) -> list[str]:
        """The names of what is on the stack, the top last. An ability has the name of its source."""
        return [table_names.object_name(self.state, self.state.objects[entry]) for entry in self.state.turn.stack]

    def on_stack(self) -> list[Handle]:
        """Handles on everything on the stack, the top last."""
        return [Handle(self, entry) for entry in self.state.turn.stack]

    def find(
        self,
        thing: ObjectLike,
        *,
        controller: Id | None = None,
        owner: Id | None = None,
        zone: str | Zone | None = None,
    ) -> Handle:
        """A handle on the object of this name, in the first of these zones that has one: battlefield, stack,
        command zone, exile, graveyards, hands, libraries.

        Of several that nobody could tell apart it is the first. Where they differ, say which one by
        `controller`, `owner` or `zone`, or keep the handle you got when you put it there.

        >>> from planechase.testing import ANN, BOB, Table
        >>> table = Table()
        >>> mine, yours = table.battlefield(ANN, "Grizzly Bears"), table.battlefield(BOB, "Grizzly Bears")
        >>> table.find("Grizzly Bears", controller=BOB) == yours
        True
        >>> table.find("Grizzly Bears")
        Traceback (most recent call last):
            ...
        planechase.testing.errors.Ambiguous: There are 2 'Grizzly Bears': ... Say which one with
        controller=..., owner=... or zone=..., or keep the handle that table.battlefield returned.
        """
        if isinstance(thing, Handle):
            return Handle(self, thing.id)
        if isinstance(thing, int):
            if thing not in self.state.objects and thing not in self.state.departed:
                raise Gone(f"There is no object with the id {thing}.")
            return Handle(self, thing)
        found = self.find_all(thing, controller=controller, owner=owner, zone=zone)
        if not found:
            raise NoSuchCard(self._nothing_called(thing, controller, owner, zone))
        first = found[0].obj
        here = [handle for handle in found if handle.obj.zone is first.zone]
        if all(table_names.alike(self.state, first, handle.obj) for handle in here[1:]):
            return here[0]
        listed = "; ".join(table_names.called(self.state, handle.obj) for handle in here)
        raise Ambiguous(
            f"There are {len(here)} {thing!r}: {listed}. Say which one with controller=..., owner=... or "
            "zone=..., or keep the handle that table.battlefield returned."
        )

    def find_all(
        self,
        name: str,
        *,
        controller: Id | None = None,
        owner: Id | None = None,
        zone: str | Zone | None = None,
    ) -> list[Handle]:
        """Handles on all objects of this name, in the order of zones that `find` goes by."""
        zones = _SEARCHED if zone is None else (table_names.zone(zone),)
        return [
            Handle(self, obj.id)
            for one in zones
            for obj in self._in_zone(one, None)
            if table_names.is_called(self.state, obj, name)
            and (controller is None or obj.controller == controller)
            and (owner is None or owner_of(self.state, obj) == owner)
        ]

    def _nothing_called(self, name: str, controller: Id | None, owner: Id | None, zone: str | Zone | None) -> str:
        elsewhere = self.find_all(name)
        if elsewhere:
            places = "; ".join(table_names.called(self.state, handle.obj) for handle in elsewhere[:5])
            return f"There is no {name!r} there. There is: {places}."
        names = [table_names.object_name(self.state, obj) for obj in self.state.objects.values()]
        return f"There is no {name!r} on this table{table_names.suggestion(name, names)}"

    def text(self, card: CardLike) -> str:
        """The rules text of a card, as it would be printed."""
        return card_text(self._definition(card))

    def view(self, player: Id | None = None) -> View[Thing]:
        """What a player may know, as plain data; without a player, what a spectator may know."""
        return self.game.view(player)

    @property
    def decision(self) -> Decision[Any] | None:
        """The decision that is to be made now; None when the game is over."""
        return self.game.decision

    @property
    def question(self) -> str:
        """What is to be decided now, in words, with all the options."""
        decision = self.decision
        return "The game is over." if decision is None else table_names.question(self.state, decision)

    @property
    def has_priority(self) -> Id | None:
        """Who has priority; None while a player is asked something else."""
        decision = self.decision
        return decision.player if isinstance(decision, Priority) else None

    @property
    def result(self) -> Result | None:
        """How the game ended; None while it goes on."""
        return self.game.result

    @property
    def winner(self) -> Id | None:
        """The player who won; None while the game goes on, and if it ended in a draw."""
        result = self.game.result
        return result.winners[0] if result is not None and result.winners else None

    @property
    def log(self) -> list[str]:
        """What has happened since the table was set up, with a line for each event.

        >>> from planechase.testing import ANN, Table
        >>> table = Table(free_mana=True)
        >>> _ = table.hand(ANN, "Grizzly Bears")
        >>> _ = table.cast(ANN, "Grizzly Bears")
        >>> table.log[-1]
        'spell cast: Grizzly Bears, player Ann'
        """
        return [sentence(self.state, event) for event in self.events]

    def happened(self, kind: type[Event]) -> list[Any]:
        """The events of one kind that have happened, such as `planechase.rules.events.events.SpellCast`."""
        return [event for event in self.events if isinstance(event, kind)]

    def has_lost(self, player: Id) -> bool:
        """Whether a player has lost the game, and so has left it."""
        return self._player(player).has_lost

    def record(self) -> dict[str, Any]:
        """The answers given so far, as plain data. They start from the position that was set up."""
        return self.game.record()

    def hash(self) -> str:
        """A fingerprint of the state. Equal positions have equal fingerprints."""
        return self.game.hash()

    def __str__(self) -> str:
        """The whole table, to look at while you write a test."""
        turn = self.state.turn
        lines = [f"Turn {turn.number}, {self.state.players[turn.active[0]].name}'s {turn.step.value}"]
        for player in self.state.players:
            left = " (has left)" if player.has_left else ""
            lines.append(f"{player.name}{left}: {player.life} life, {len(player.library)} cards in library")
            for zone in (Zone.HAND, Zone.BATTLEFIELD, Zone.GRAVEYARD, Zone.EXILE, Zone.COMMAND):
                names = self.zone(player.id, zone)
                if names:
                    lines.append(f"  {zone.value}: {', '.join(names)}")
        if self.stack:
            lines.append(f"stack, top last: {', '.join(self.stack)}")
        return "\n".join(lines)
