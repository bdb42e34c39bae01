"""What a variant may change (CR 800 to 811, 900 to 904): hooks, each at one named place in the rules.

A variant implements only the hooks it needs. Its own state is one object in `State.variant_state`, under its
name, with `__slots__`, and with a `clone` method if it changes in place.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from enum import IntEnum
from typing import TYPE_CHECKING, Any, ClassVar

from planechase.rules.multiplayer.variant_display import NOTHING, Shown
from planechase.rules.state.decisions import Id, Rule
from planechase.rules.state.edition import Edition
from planechase.rules.state.options import DEFAULT

if TYPE_CHECKING:
    from planechase.rules.events.events import Event
    from planechase.rules.events.triggers import Watch
    from planechase.rules.language.characteristics import CardDefinition
    from planechase.rules.state.options import Options
    from planechase.rules.state.player import Player
    from planechase.rules.state.state import State
    from planechase.rules.state.steps import Step, Turn
    from planechase.rules.turns.priority import Action
    from planechase.rules.turns.setup import Mulligan, Seat

CardFinder = Callable[[str], "CardDefinition"]
"""Finds a card by its name."""
Noticing = Mapping["type[Event]", "tuple[Callable[[State, Event], None], ...]"]


class Agreed:
    """What is agreed before a game: who sits where with which deck, by which edition, with which variants."""

    __slots__ = ("edition", "seats", "variants")

    def __init__(self, seats: Sequence[Seat], edition: Edition, variants: Sequence[Variant]) -> None:
        self.seats = tuple(seats)
        self.edition = edition
        self.variants = tuple(variants)

    @property
    def players(self) -> int:
        """How many play."""
        return len(self.seats)

    @property
    def options(self) -> Options:
        """CR 800.3: the options of the table, as all the variants together have them."""
        options = DEFAULT
        for variant in self.variants:
            options = variant.options(options, self)
        return options


class Place(IntEnum):
    """The order in which variants have their say, whatever order they were named in: the table first."""

    TABLE = 0
    DECKS = 1
    CARDS = 2


class StateBasedAction:
    """CR 704.3: an action that a check found: chosen about in turn order, then done together with all the others."""

    __slots__ = ("player", "wanted")

    def __init__(self, player: Id) -> None:
        self.player = player
        """Who chooses, where there is something to choose."""
        self.wanted = True
        """Whether it is to be performed, where that is the choice."""

    def choose(self, game: State) -> Rule[None]:
        """CR 101.4: let the player choose, before any of the actions of the check is performed."""
        return
        yield

    def perform(self, game: State) -> Rule[None]:
        """Do it."""
        return
        yield


class Variant:
    """A set of changes to the rules."""

    __slots__ = ()
    name: ClassVar[str] = "variant"
    summary: ClassVar[str] = ""
    """What it is, in a sentence for people who choose what to play."""
    about: ClassVar[str] = ""
    """What they should know besides, in a few sentences."""
    rules: ClassVar[str] = ""
    """Where it is described."""
    place: ClassVar[Place] = Place.CARDS
    """Shapes of the table come first, then what changes decks and life totals, then what adds cards to the game."""

    def __repr__(self) -> str:
        return f"<{self.name}>"

    def set_up(self, game: State) -> Rule[None]:
        """CR 103: before opening hands are drawn."""
        return
        yield

    def before_first_turn(self, game: State) -> Rule[None]:
        """CR 103.7: after opening hands are kept, before the first turn."""
        return
        yield

    def check(self, table: Agreed) -> None:
        """Raise a `ValueError` with a sentence if the game cannot be set up like this."""

    def options(self, options: Options, table: Agreed) -> Options:
        """CR 800.3: the options of the table as this variant has them; `table.players` is the number of players."""
        return options

    def mulligan(self, game: State) -> Mulligan | None:
        """CR 103.5: the way mulligans are taken, where the variant has one of its own."""
        return None

    def starting_player(self, game: State) -> Id | None:
        """CR 103.1: who plays first, where the variant says so."""
        return None

    def lose_along(self, game: State, player: Player) -> list[Player]:
        """CR 104.3, 809.5b, 809.5c: who else loses because this player does, or has a draw with them."""
        return []

    def why_losing(self, game: State, player: Player) -> str:
        """CR 704.6: why a player loses by a rule of the variant, in words; nothing if they do not."""
        return ""

    def winners(self, game: State) -> tuple[tuple[Id, ...], str]:
        """CR 104.2: who has won by a rule of the variant, and why."""
        return (), ""

    def turn_begins(self, game: State) -> None:
        """CR 500: a player has become the active player; nothing has happened in the turn yet."""

    def marker_removed(self, game: State, turn: Turn) -> None:
        """CR 807.4g: a turn marker has been taken away; `turn` says whose it was."""

    noticed: ClassVar[tuple[type[Event], ...]] = ()
    """The kinds of events that the variant wants to notice."""

    def notice(self, game: State, event: Event) -> None:
        """An event of one of those kinds has happened; triggers have not looked at it yet."""

    def exiled_face_down(self, game: State, player: Player, exiled: Sequence[Id]) -> Rule[None]:
        """CR 406.3: a player may look at cards that have just been exiled face down."""
        return
        yield

    def may_bring_in(self, game: State, player: Player, card: CardDefinition) -> bool:
        """CR 400.11b: whether a player may bring this card into the game from outside it."""
        return True

    def view(self, game: State, viewer: Id | None) -> Mapping[str, object]:
        """What a player may know of the variant and `table` does not say, as plain data."""
        return {}

    def table(self, game: State, viewer: Id | None) -> Shown:
        """What the table shows of the variant to one viewer."""
        return NOTHING

    def reseated(self, order: Sequence[Id]) -> Variant:
        """CR 806.3: the same where others sit: `order` says of each seat who sits there, by the seat they had."""
        return self

    def plain(self) -> dict[str, Any]:
        """What a record must keep to make the variant again."""
        return {}

    @classmethod
    def from_plain(cls, plain: Mapping[str, Any], named: CardFinder) -> Variant:
        """The variant that `plain` described; `named` finds the cards it speaks of."""
        return cls()

    def brought(self) -> Iterable[CardDefinition]:
        """The cards it brings to the game besides the decks: a record writes out those that are not built in."""
        return ()

    def special_actions(self, game: State, player: Player) -> list[Action]:
        """CR 116.2: more that a player with priority may do."""
        return []

    def turn_based_actions(self, game: State, step: Step) -> Rule[None]:
        """CR 703: more that happens as a step or phase begins."""
        return
        yield

    def state_based_actions(self, game: State) -> list[StateBasedAction]:
        """CR 704.6: more that is checked, and what of it applies now."""
        return []

    def before_leaving(self, game: State, players: Sequence[Player]) -> Rule[None]:
        """CR 800.4: just before players leave at the same time."""
        return
        yield

    def after_leaving(self, game: State, players: Sequence[Player], watch: Watch) -> Rule[None]:
        """CR 800.4: as soon as players have left; `watch` are the abilities that watched them and all theirs go."""
        return
        yield


def noticing(variants: Sequence[Variant]) -> Noticing:
    """Who notices what: found once, as the game is set up."""
    kinds = dict.fromkeys(kind for variant in variants for kind in variant.noticed)
    return {kind: tuple(one.notice for one in variants if kind in one.noticed) for kind in kinds}


def check_together(variants: Sequence[Variant]) -> None:
    """CR 800.2, 900.1: a table has one shape, and no variant is played twice at once."""
    shapes = [variant.name for variant in variants if variant.place is Place.TABLE]
    if len(shapes) > 1:
        raise ValueError(f"A table has one shape: choose one of {' and '.join(shapes)}.")
    names = [variant.name for variant in variants]
    twice = next((name for name in names if names.count(name) > 1), None)
    if twice is not None:
        raise ValueError(f"{twice} was named twice; once is enough.")
