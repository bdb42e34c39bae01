"""Shapes of the table (CR 806, 808, 809, 811, and the Star of 2009): who plays with whom, and whom they can reach."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import TYPE_CHECKING, Any, ClassVar, Final

from planechase.rules.events.events import Notice
from planechase.rules.events.lasting import begin_effect
from planechase.rules.multiplayer.influence import apart
from planechase.rules.multiplayer.variant import Agreed, CardFinder, Place, Variant
from planechase.rules.multiplayer.variant_display import RoleView, Shown
from planechase.rules.state.decisions import Rule
from planechase.rules.state.objects import Id
from planechase.rules.state.options import AttackOption, Options
from planechase.rules.state.source import Source
from planechase.words.card import activated
from planechase.words.effects.lasting_effects import GiveControl
from planechase.words.english import listed
from planechase.words.filters import CREATURE
from planechase.words.player_words import TargetTeammate
from planechase.words.selections import THIS
from planechase.words.statics import Continuous, has

if TYPE_CHECKING:
    from planechase.rules.state.player import Player
    from planechase.rules.state.state import State

Teams = tuple[tuple[Id, ...], ...]

NOBODY: Final = -1
NOTHING: Final = 0
DEPLOY: Final = Continuous(
    CREATURE, (has(activated("{T}", GiveControl(THIS, TargetTeammate()), as_sorcery=True)),)
)  # fmt: skip
"""CR 804.2: what the rules, and no card, give to every creature."""


class IllegalTable(ValueError):
    """Players who cannot sit like this; the message says why."""


class TableShape(Variant):
    """What all shapes of a table have in common."""

    __slots__ = ()
    place = Place.TABLE

    def set_up(self, game: State) -> Rule[None]:
        """CR 804.2: where creatures are deployed, each has an ability for that. The log says who plays with whom."""
        if game.options.teams:
            teams = " against ".join(listed(["{}"] * len(team)) for team in game.options.teams)
            game.tell(Notice(f"{teams}.", tuple(id for team in game.options.teams for id in team)))
        if game.options.deploy:
            begin_effect(game, DEPLOY, Source(NOBODY, NOTHING), None)
        return
        yield

    @classmethod
    def from_plain(cls, plain: Mapping[str, Any], named: CardFinder) -> TableShape:
        """The shape that a record describes."""
        return cls()


class FreeForAll(TableShape):
    """CR 806: everybody for themselves, with whatever range of influence and attack option the players agree on."""

    __slots__ = ("attack", "reach")
    name = "free-for-all"
    summary = "Everybody for themselves; the last player in the game wins."
    about = (
        "More than two players play this way unless they agree on something else. They may agree on a range of "
        "influence, and that creatures attack only to the left or only to the right."
    )
    rules = "CR 806"

    def __init__(self, reach: int | None = None, attack: AttackOption = AttackOption.ANYBODY) -> None:
        self.reach = reach
        self.attack = attack

    def check(self, table: Agreed) -> None:
        """CR 806.2a, 806.2b."""
        _check_reach(self.reach)
        if self.attack is AttackOption.BESIDE:
            raise IllegalTable("A free-for-all uses attack left, attack right or attack multiple players.")

    def options(self, options: Options, table: Agreed) -> Options:
        return replace(options, ranges=_ranges(self.reach, table.players), attack=self.attack)

    def plain(self) -> dict[str, Any]:
        return {"reach": self.reach, "attack": self.attack.name}

    @classmethod
    def from_plain(cls, plain: Mapping[str, Any], named: CardFinder) -> FreeForAll:
        return cls(plain["reach"], AttackOption[plain["attack"]])


class TeamVsTeam(TableShape):
    """CR 808: teams of any size, each on its side of the table; `sizes` are those of the teams in seating order.

    A range of influence and deploying creatures are not usual, but may be agreed on (808.3b); so may shared team
    turns (805.1), for the members of each team sit side by side.
    """

    __slots__ = ("deploy", "reach", "shared_turns", "sizes")
    name = "team vs. team"
    summary = "Teams side by side, of any size; each player has a turn and a life total of their own."
    about = (
        "A team wins when all others are out. Teammates see each other's hands. Unless you say otherwise, there are "
        "two teams."
    )
    rules = "CR 808"

    def __init__(
        self, sizes: Sequence[int] = (), reach: int | None = None, deploy: bool = False, shared_turns: bool = False
    ) -> None:
        self.sizes = tuple(sizes)
        self.reach = reach
        self.deploy = deploy
        self.shared_turns = shared_turns

    def check(self, table: Agreed) -> None:
        """CR 808.1: two or more teams that account for everybody."""
        _check_reach(self.reach)
        sizes = self._sizes(table.players)
        if len(sizes) < 2 or min(sizes) < 1 or sum(sizes) != table.players:
            raise IllegalTable(
                f"{table.players} players cannot be {_listed(sizes)}: there must be two teams or more, and everybody "
                "belongs to one."
            )

    def _sizes(self, seats: int) -> tuple[int, ...]:
        return self.sizes or (seats // 2, seats - seats // 2)

    def options(self, options: Options, table: Agreed) -> Options:
        teams = side_by_side(self._sizes(table.players))
        ranges = _ranges(self.reach, table.players)
        shared = self.shared_turns
        return replace(options, teams=teams, ranges=ranges, deploy=self.deploy, shared_turns=shared, open_hands=True)

    def starting_player(self, game: State) -> Id:
        """CR 808.4: the middle of a team that chance selects; of an even number, left of the middle."""
        team = game.options.teams[game.chance.below(len(game.options.teams))]
        return team[len(team) // 2]

    def plain(self) -> dict[str, Any]:
        agreed = {"reach": self.reach, "deploy": self.deploy, "shared_turns": self.shared_turns}
        return {"sizes": list(self.sizes), **agreed}

    @classmethod
    def from_plain(cls, plain: Mapping[str, Any], named: CardFinder) -> TeamVsTeam:
        return cls(plain["sizes"], plain["reach"], plain["deploy"], plain["shared_turns"])


class Emperor(TableShape):
    """CR 809: teams of three or more, each with an emperor in the middle whose loss is the team's."""

    __slots__ = ("size",)
    name = "emperor"
    summary = "Teams of three with an emperor between two generals; a team whose emperor falls loses."
    about = (
        "Players attack only the opponents next to them, and their range of influence is limited, so that "
        "emperors are out of reach at first. Creatures can be handed to a teammate."
    )
    rules = "CR 809"

    def __init__(self, size: int = 3) -> None:
        self.size = size

    def check(self, table: Agreed) -> None:
        """CR 809.1, 809.6: two or more teams of one size, of an emperor and two generals at least."""
        if self.size < 3:
            raise IllegalTable("A team of the Emperor variant is an emperor between generals: three players, or more.")
        if table.players % self.size or table.players < 2 * self.size:
            raise IllegalTable(f"{table.players} players cannot be two or more teams of {self.size}.")

    def options(self, options: Options, table: Agreed) -> Options:
        """CR 809.3."""
        teams = side_by_side([self.size] * (table.players // self.size))
        ranges = tuple(self._range(seat, table.players) for seat in range(table.players))
        return replace(options, teams=teams, ranges=ranges, attack=AttackOption.BESIDE, deploy=True, open_hands=True)

    def _range(self, seat: Id, seats: int) -> int:
        """CR 809.3a, 809.6a: just far enough for one general of another team, or for an emperor two of them."""
        enemies = [other for other in range(seats) if other // self.size != seat // self.size]
        away = sorted(apart(seat, other, seats) for other in enemies if not self.is_emperor(other))
        return away[1 if self.is_emperor(seat) else 0]

    @property
    def _middle(self) -> int:
        """CR 809.2, 809.6a: the emperor's place in a team; of an even number of places, the first in the middle."""
        return (self.size - 1) // 2

    def is_emperor(self, seat: Id) -> bool:
        """CR 809.2: whether this is the middle seat of a team."""
        return seat % self.size == self._middle

    def starting_player(self, game: State) -> Id:
        """CR 809.4: an emperor whom chance selects."""
        team = game.options.teams[game.chance.below(len(game.options.teams))]
        return team[self._middle]

    def lose_along(self, game: State, player: Player) -> list[Player]:
        """CR 809.5b, 809.5c: the generals of an emperor who loses, or for whom the game is a draw."""
        return game.team(player.id) if self.is_emperor(player.id) else []

    def table(self, game: State, viewer: Id | None) -> Shown:
        emperors = [player.id for player in game.players if self.is_emperor(player.id)]
        return Shown(roles=tuple(RoleView(player=emperor, role="emperor") for emperor in emperors))

    def plain(self) -> dict[str, Any]:
        return {"size": self.size}

    @classmethod
    def from_plain(cls, plain: Mapping[str, Any], named: CardFinder) -> Emperor:
        return cls(plain["size"])


class AlternatingTeams(TableShape):
    """CR 811: teams of one size whose members never sit side by side."""

    __slots__ = ("attack", "reach", "teams")
    name = "alternating teams"
    summary = "Teams whose members never sit side by side: every neighbour is an opponent."
    about = "Players attack only the opponents next to them, and reach two seats to either side."
    rules = "CR 811"

    def __init__(self, teams: int = 2, reach: int | None = 2, attack: AttackOption = AttackOption.BESIDE) -> None:
        self.teams = teams
        self.reach = reach
        self.attack = attack

    def check(self, table: Agreed) -> None:
        """CR 811.1, 811.2b, 811.3, 811.4."""
        _check_reach(self.reach)
        if self.teams < 2 or table.players % self.teams or table.players == self.teams:
            raise IllegalTable(
                f"{table.players} players cannot be {self.teams} teams of the same size, two or more each."
            )
        if self.attack is AttackOption.ANYBODY:
            raise IllegalTable("With alternating teams only opponents in the next seats are attacked.")

    def options(self, options: Options, table: Agreed) -> Options:
        teams = tuple(tuple(range(first, table.players, self.teams)) for first in range(self.teams))
        ranges = _ranges(self.reach, table.players)
        return replace(options, teams=teams, ranges=ranges, attack=self.attack, open_hands_beside=True)

    def plain(self) -> dict[str, Any]:
        return {"teams": self.teams, "reach": self.reach, "attack": self.attack.name}

    @classmethod
    def from_plain(cls, plain: Mapping[str, Any], named: CardFinder) -> AlternatingTeams:
        return cls(plain["teams"], plain["reach"], AttackOption[plain["attack"]])


class Star(TableShape):
    """The Star of 2009: five players; you win as soon as the two who do not sit beside you are out."""

    __slots__ = ()
    name = "star"
    summary = "Five players: you win as soon as the two who do not sit next to you are out."
    about = (
        "Your neighbours are not your enemies, but you share an enemy with each; you may harm them, but need not. "
        "Several players can win at once."
    )
    rules = "the article of 2009"
    seats: ClassVar[int] = 5

    def check(self, table: Agreed) -> None:
        if table.players != self.seats:
            raise IllegalTable(f"Star is played by {self.seats} players, not by {table.players}.")

    def winners(self, game: State) -> tuple[tuple[Id, ...], str]:
        """The players left when both players across the table have lost; several if it happens at once."""
        won = [player.id for player in game.playing() if all(enemy.has_left for enemy in self.enemies(game, player))]
        return tuple(won), "both players across the table are out"

    def enemies(self, game: State, player: Player) -> list[Player]:
        """The two players who do not sit beside this one."""
        return [game.players[(player.id + away) % self.seats] for away in (2, 3)]

    def table(self, game: State, viewer: Id | None) -> Shown:
        enemies = self.enemies(game, game.players[viewer]) if viewer is not None else []
        return Shown(roles=tuple(RoleView(player=enemy.id, role="your enemy") for enemy in enemies))


def side_by_side(sizes: Sequence[int]) -> Teams:
    """CR 808.2: teams of these sizes, each with its seats in a row."""
    starts = [sum(sizes[:number]) for number in range(len(sizes))]
    return tuple(tuple(range(start, start + size)) for start, size in zip(starts, sizes, strict=True))


def _ranges(reach: int | None, seats: int) -> tuple[int, ...]:
    """CR 806.2a, 811.2a: the same range of influence for everybody, or none."""
    return () if reach is None else (reach,) * seats


def _check_reach(reach: int | None) -> None:
    """CR 801.2: a range of influence is a number of seats."""
    if reach is not None and reach < 1:
        raise IllegalTable("A range of influence is at least one seat.")


def _listed(sizes: Sequence[int]) -> str:
    return "teams of " + " and ".join(map(str, sizes)) if sizes else "no teams"
