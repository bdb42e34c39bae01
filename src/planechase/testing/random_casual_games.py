"""Casual games at random (CR 800.2, 900.1): any variants that go together, any number of seats, either edition.

All of a game follows from a number, so that one that went wrong can be played again.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Final, TypeVar

from planechase.decks.casual import KINDS, PLANES, Wishes, players_of
from planechase.game import Game
from planechase.rules.state.chance import Chance
from planechase.rules.state.edition import Edition
from planechase.rules.state.objects import Id
from planechase.testing.random_play import play_on, random_deck

T = TypeVar("T")

NO_SHAPE: Final = ""
MOST: Final = 6
"""The maximum number of players, unless the shape of the table needs more."""


@dataclass(frozen=True, slots=True)
class CasualSetup:
    """A game before it is played."""

    seed: int
    edition: Edition
    variants: tuple[str, ...]
    players: int
    wishes: Wishes
    mixed: bool
    """Whether decks are mixed at random instead of taken out of their boxes."""
    concessions: tuple[tuple[int, Id], ...]
    """Before which decision who concedes, if they are still in the game."""

    def begin(self, forks: bool = True) -> Game:
        chance = Chance(self.seed)
        decks = [random_deck(chance) for _ in range(self.players)] if self.mixed else []
        wishes = {wish: getattr(self.wishes, wish) for wish in self.wishes.made()}
        return Game.casual(
            *self.variants,
            players=self.players,
            seed=self.seed,
            decks=decks,
            edition=self.edition,
            forks=forks,
            **wishes,
        )

    def play(self, game: Game, answer: Callable[[Game], None], decisions: int) -> Iterator[int]:
        """Let `answer` make one decision after the other, and players leave in between; yields before each."""
        return play_on(game, decisions, self.concessions, answer)


def together(number: int, decisions: int = 400) -> CasualSetup:
    """The game of this number; players leave within the first so many decisions, if they do.

    >>> [together(number).variants for number in (3, 4)]
    [('grand melee', 'vanguard', 'commander'), ('team vs. team',)]
    """
    chance = Chance(number)
    shapes = [kind.name for kind in KINDS if kind.is_shape]
    others = [kind.name for kind in KINDS if not kind.is_shape]
    edition = _any(chance, tuple(Edition))
    shape = _any(chance, (NO_SHAPE, *shapes))
    chosen = [name for name in others if chance.below(2)]
    players, wishes = SEATS.get(shape, _some)(chance)
    made = {wish: getattr(wishes, wish) for wish in wishes.made()}
    if "planechase" in chosen and chance.below(2):
        made["planes"] = _any(chance, PLANES if shape != "grand melee" else PLANES[:-1])
    if "commander" in chosen and edition is Edition.CURRENT and not chance.below(4):
        made["brawl"] = True
    variants = tuple(name for name in (shape, *chosen) if name)
    count = players or players_of(variants, Wishes(**made))
    leaving = [(chance.below(decisions), chance.below(count)) for _ in range(chance.below(count + 1))]
    mixed = "commander" not in chosen and bool(chance.below(2))
    return CasualSetup(number, edition, variants, count, Wishes(**made), mixed, tuple(leaving))


# ---------------------------------------------------------------------- seats and wishes by the shape of the table

Seats = tuple[int, Wishes]
"""How many players, or 0 where the wishes say so, and what they agree on."""


def _some(chance: Chance) -> Seats:
    return 2 + chance.below(MOST - 1), Wishes()


def _free_for_all(chance: Chance) -> Seats:
    players, _ = _some(chance)
    return players, Wishes(range=_any(chance, (None, 1, 2)), attack=_any(chance, (None, "any", "left", "right")))


def _grand_melee(chance: Chance) -> Seats:
    small = not chance.below(3)
    return (2 + chance.below(6) if small else 8 + chance.below(5)), Wishes(small=small)


def _team_vs_team(chance: Chance) -> Seats:
    teams = tuple(1 + chance.below(3) for _ in range(2 + chance.below(2)))
    return 0, Wishes(
        teams=teams, range=_any(chance, (None, 2)), deploy=bool(chance.below(2)), shared_turns=bool(chance.below(2))
    )


def _alternating_teams(chance: Chance) -> Seats:
    teams = _any(chance, ((2, 2), (3, 3), (2, 2, 2)))
    reach, attack = _any(chance, (None, 1, 3)), _any(chance, (None, "left", "right"))
    return 0, Wishes(teams=teams, range=reach, attack=attack)


def _as_usual(chance: Chance) -> Seats:
    return 0, Wishes()


SEATS: Final[Mapping[str, Callable[[Chance], Seats]]] = {
    "free-for-all": _free_for_all,
    "grand melee": _grand_melee,
    "team vs. team": _team_vs_team,
    "emperor": lambda chance: (0, Wishes(teams=_any(chance, ((3, 3), (3, 3, 3), (4, 4))))),
    "two-headed giant": lambda chance: (0, Wishes(heads=_any(chance, (2, 2, 3)))),
    "alternating teams": _alternating_teams,
    "star": _as_usual,
}
"""Shapes that want more than some players; a new one that does is one more entry."""


def _any(chance: Chance, options: Sequence[T]) -> T:
    return options[chance.below(len(options))]
