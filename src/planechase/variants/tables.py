"""Shapes of the table (CR 806, 808, 809, 811, and the Star of 2009): who plays with whom, and whom they can reach."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import TYPE_CHECKING, Any

from planechase.rules.objects import Id
from planechase.rules.options import AttackOption, Options
from planechase.rules.variant import Agreed, Place, Variant

if TYPE_CHECKING:
    from planechase.rules.player import Player
    from planechase.rules.state import State

Teams = tuple[tuple[Id, ...], ...]


class IllegalTable(ValueError):
    """Players who cannot sit like this; the message says why."""


class Shape(Variant):
    """What all shapes of a table have in common."""

    __slots__ = ()
    place = Place.TABLE

    @classmethod
    def from_plain(cls, plain: Mapping[str, Any]) -> Shape:
        """The shape that a record describes."""
        return cls()


class FreeForAll(Shape):
    """CR 806: everybody for themselves, with whatever range of influence and attack option the players agree on."""

    __slots__ = ("attack", "reach")
    name = "free-for-all"

    def __init__(self, reach: int | None = None, attack: AttackOption = AttackOption.ANYBODY) -> None:
        self.reach = reach
        self.attack = attack

    def check(self, table: Agreed) -> None:
        """CR 806.2a, 806.2b."""
        if self.reach is not None and self.reach < 1:
            raise IllegalTable("A range of influence is at least one seat.")
        if self.attack is AttackOption.BESIDE:
            raise IllegalTable("A free-for-all uses attack left, attack right or attack multiple players.")

    def options(self, options: Options, seats: int) -> Options:
        ranges = () if self.reach is None else (self.reach,) * seats
        return replace(options, ranges=ranges, attack=self.attack)

    def plain(self) -> dict[str, Any]:
        return {"reach": self.reach, "attack": self.attack.name}

    @classmethod
    def from_plain(cls, plain: Mapping[str, Any]) -> FreeForAll:
        return cls(plain["reach"], AttackOption[plain["attack"]])


class TeamVsTeam(Shape):
    """CR 808: teams of any size, each on its side of the table; `sizes` are those of the teams in seating order."""

    __slots__ = ("sizes",)
    name = "team vs. team"

    def __init__(self, sizes: Sequence[int] = ()) -> None:
        self.sizes = tuple(sizes)

    def check(self, table: Agreed) -> None:
        """CR 808.1: two or more teams that account for everybody."""
        sizes = self._sizes(table.players)
        if len(sizes) < 2 or min(sizes) < 1 or sum(sizes) != table.players:
            raise IllegalTable(
                f"{table.players} players cannot be {_listed(sizes)}: there must be two teams or more, and everybody "
                "belongs to one."
            )

    def _sizes(self, seats: int) -> tuple[int, ...]:
        return self.sizes or (seats // 2, seats - seats // 2)

    def options(self, options: Options, seats: int) -> Options:
        return replace(options, teams=side_by_side(self._sizes(seats)), open_hands=True)

    def starting_player(self, game: State) -> Id:
        """CR 808.4: the middle of a team that chance selects; of an even number, left of the middle."""
        team = game.options.teams[game.chance.below(len(game.options.teams))]
        return team[len(team) // 2]

    def plain(self) -> dict[str, Any]:
        return {"sizes": list(self.sizes)}

    @classmethod
    def from_plain(cls, plain: Mapping[str, Any]) -> TeamVsTeam:
        return cls(plain["sizes"])


class Emperor(Shape):
    """CR 809: teams of three or more, each with an emperor in the middle whose loss is the team's."""

    __slots__ = ("size",)
    name = "emperor"

    def __init__(self, size: int = 3) -> None:
        self.size = size

    def check(self, table: Agreed) -> None:
        """CR 809.1, 809.6: two or more teams of one size, with somebody in the middle."""
        if self.size < 3 or self.size % 2 == 0:
            raise IllegalTable("A team of the Emperor variant has its emperor in the middle: three players, or five.")
        if table.players % self.size or table.players < 2 * self.size:
            raise IllegalTable(f"{table.players} players cannot be two or more teams of {self.size}.")

    def options(self, options: Options, seats: int) -> Options:
        """CR 809.3, 809.6a: generals reach the nearest enemy general, emperors two of them."""
        teams = side_by_side([self.size] * (seats // self.size))
        ranges = tuple(self._range(seat % self.size) for seat in range(seats))
        return replace(options, teams=teams, ranges=ranges, attack=AttackOption.BESIDE, deploy=True, open_hands=True)

    def _range(self, place: int) -> int:
        """CR 809.6a: how far it is from a place in the team to the nearest seat that is not the team's."""
        return min(place + 1, self.size - place)

    def is_emperor(self, seat: Id) -> bool:
        """CR 809.2: whether this is the middle seat of a team."""
        return seat % self.size == self.size // 2

    def starting_player(self, game: State) -> Id:
        """CR 809.4: an emperor whom chance selects."""
        team = game.options.teams[game.chance.below(len(game.options.teams))]
        return team[self.size // 2]

    def lose_along(self, game: State, player: Player) -> list[Player]:
        """CR 809.5b: the generals of an emperor who loses."""
        return game.team(player.id) if self.is_emperor(player.id) else []

    def view(self, game: State, viewer: Id | None) -> dict[str, Any]:
        return {"emperors": [player.id for player in game.players if self.is_emperor(player.id)]}

    def plain(self) -> dict[str, Any]:
        return {"size": self.size}

    @classmethod
    def from_plain(cls, plain: Mapping[str, Any]) -> Emperor:
        return cls(plain["size"])


class AlternatingTeams(Shape):
    """CR 811: teams of one size whose members never sit side by side."""

    __slots__ = ("attack", "reach", "teams")
    name = "alternating teams"

    def __init__(self, teams: int = 2, reach: int | None = 2, attack: AttackOption = AttackOption.BESIDE) -> None:
        self.teams = teams
        self.reach = reach
        self.attack = attack

    def check(self, table: Agreed) -> None:
        """CR 811.1, 811.3."""
        if self.teams < 2 or table.players % self.teams or table.players == self.teams:
            raise IllegalTable(
                f"{table.players} players cannot be {self.teams} teams of the same size, two or more each."
            )
        if self.attack is AttackOption.ANYBODY:
            raise IllegalTable("With alternating teams only opponents in the next seats are attacked.")

    def options(self, options: Options, seats: int) -> Options:
        teams = tuple(tuple(range(first, seats, self.teams)) for first in range(self.teams))
        ranges = () if self.reach is None else (self.reach,) * seats
        return replace(options, teams=teams, ranges=ranges, attack=self.attack)

    def plain(self) -> dict[str, Any]:
        return {"teams": self.teams, "reach": self.reach, "attack": self.attack.name}

    @classmethod
    def from_plain(cls, plain: Mapping[str, Any]) -> AlternatingTeams:
        return cls(plain["teams"], plain["reach"], AttackOption[plain["attack"]])


class Star(Shape):
    """The Star of 2009: five players, of whom one wins as soon as the two who do not sit beside them are out."""

    __slots__ = ()
    name = "star"
    seats = 5

    def check(self, table: Agreed) -> None:
        if table.players != self.seats:
            raise IllegalTable(f"Star is played by {self.seats} players, not by {table.players}.")

    def winners(self, game: State) -> tuple[Id, ...]:
        """Whoever is left when both players across the table have lost; several at once, if it happens at once."""
        return tuple(
            player.id for player in game.playing() if all(enemy.has_left for enemy in self.enemies(game, player))
        )

    def enemies(self, game: State, player: Player) -> list[Player]:
        """The two players who do not sit beside this one."""
        return [game.players[(player.id + away) % self.seats] for away in (2, 3)]

    def view(self, game: State, viewer: Id | None) -> dict[str, Any]:
        return {"enemies": {str(p.id): [enemy.id for enemy in self.enemies(game, p)] for p in game.players}}


def side_by_side(sizes: Sequence[int]) -> Teams:
    """CR 808.2: teams of these sizes, each with its seats in a row."""
    starts = [sum(sizes[:number]) for number in range(len(sizes))]
    return tuple(tuple(range(start, start + size)) for start, size in zip(starts, sizes, strict=True))


def _listed(sizes: Sequence[int]) -> str:
    return "teams of " + " and ".join(map(str, sizes)) if sizes else "no teams"
