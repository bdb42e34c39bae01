"""Players (CR 102, 119, 122.1, 402)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from planechase.rules.mana.mana import ManaPool
from planechase.rules.state.history import Did
from planechase.rules.state.objects import Id

if TYPE_CHECKING:
    from planechase.rules.language.characteristics import CardDefinition

POISON: Final = "poison"
RAD: Final = "rad"
STARTING_LIFE: Final = 20
HAND_SIZE: Final = 7


@dataclass(frozen=True, slots=True)
class Automation:
    """What the game does by itself for a seat. Without any of it, the player is asked every time."""

    pass_priority: bool = True
    """Pass when the player can do nothing else (mana abilities do not count)."""
    pay: bool = True
    """Choose which mana to pay with."""
    order: bool = True
    """Put identical triggers on the stack without asking for an order."""

    def __reduce__(self) -> tuple[type[Automation], tuple[bool, bool, bool]]:
        return Automation, self.switches

    @property
    def switches(self) -> tuple[bool, bool, bool]:
        """All of it, in the order in which it is given."""
        return self.pass_priority, self.pay, self.order


class Player:
    """A player: life, zones of their own, and what they did this turn."""

    __slots__ = (
        "agreed_life", "automation", "conceded", "counters", "designations", "drawn_this_step", "drew_from_empty",
        "graveyard", "hand", "hand_size", "has_left", "has_lost", "id", "last_upkeep", "library", "life", "mana_pool",
        "mulligans", "name", "sideboard", "since", "starting_hand", "starting_life", "tally", "team", "this_upkeep",
        "turn_began", "turn_ended", "turns_taken",
    )  # fmt: skip

    def __init__(self, id: Id, name: str, life: int = STARTING_LIFE, like: Player | None = None) -> None:
        """A player before a game, or one who stands `like` another in everything: nothing is set twice then."""
        if like is not None:
            self._become(like)
            return
        self.id = id
        self.name = name
        self.team = id
        self.agreed_life = life
        """The starting life total before any variant has its say."""
        self.life = life
        self.starting_life = life
        self.hand_size = HAND_SIZE
        """CR 402.2: the maximum hand size."""
        self.starting_hand = HAND_SIZE
        """CR 103.5: how many cards the player draws before the game."""
        self.library: list[Id] = []
        self.hand: list[Id] = []
        self.graveyard: list[Id] = []
        self.sideboard: list[CardDefinition] = []
        """CR 400.11a: the player's cards outside the game, which are no objects."""
        self.mana_pool = ManaPool()
        self.counters: dict[str, int] = {}
        self.designations: frozenset[str] = frozenset()
        self.tally: dict[Did, int] = {}
        """What the player did this turn, counted. For each of it there is a record in the history from `since` on."""
        self.since = 0
        """The place in the history where this turn began, as far as the player is concerned."""
        self.turn_ended = 0
        """The place in the history where the player's last turn ended."""
        self.drawn_this_step = 0
        self.mulligans = 0
        self.turn_began = 0
        self.this_upkeep = 0
        self.last_upkeep = 0
        """When the player's upkeep before this one began (CR 702.30a)."""
        self.turns_taken = 0
        self.drew_from_empty = False
        self.conceded = False
        self.has_lost = False
        self.has_left = False
        self.automation = Automation()

    def _become(self, other: Player) -> None:
        self.id = other.id
        self.name = other.name
        self.team = other.team
        self.agreed_life = other.agreed_life
        self.life = other.life
        self.starting_life = other.starting_life
        self.hand_size = other.hand_size
        self.starting_hand = other.starting_hand
        self.library = other.library[:]
        self.hand = other.hand[:]
        self.graveyard = other.graveyard[:]
        self.sideboard = other.sideboard[:]
        self.mana_pool = other.mana_pool.clone()
        self.counters = other.counters.copy()
        self.designations = other.designations
        self.tally = other.tally.copy()
        self.since = other.since
        self.turn_ended = other.turn_ended
        self.drawn_this_step = other.drawn_this_step
        self.mulligans = other.mulligans
        self.turn_began = other.turn_began
        self.this_upkeep = other.this_upkeep
        self.last_upkeep = other.last_upkeep
        self.turns_taken = other.turns_taken
        self.drew_from_empty = other.drew_from_empty
        self.conceded = other.conceded
        self.has_lost = other.has_lost
        self.has_left = other.has_left
        self.automation = other.automation

    def clone(self) -> Player:
        return Player(self.id, self.name, like=self)

    @property
    def poison(self) -> int:
        return self.counters.get(POISON, 0)

    def did(self, what: Did) -> int:
        """How often (or how much) the player did something this turn."""
        return self.tally.get(what, 0)

    def begin_again(self) -> None:
        """CR 727.1: the player stands as before a game, with nothing but a seat and what is outside of it."""
        fresh = Player(self.id, self.name, self.agreed_life)
        fresh.team, fresh.automation, fresh.sideboard = self.team, self.automation, self.sideboard
        self._become(fresh)

    def begin_anew(self, place: int) -> None:
        """Another turn begins here: what the player did before was not this turn."""
        self.tally = {}
        self.since = place

    def __repr__(self) -> str:
        return f"<{self.name}>"
