"""Which games are played, by whom and with what: all of it follows from a plan and the number of a game."""

from __future__ import annotations

from typing import Final

import msgspec

from planechase.decks import names
from planechase.decks.casual import arrange, called, kind_of, players_of
from planechase.decks.catalogue import product
from planechase.game import Game, Watcher
from planechase.rules.state.chance import Chance
from planechase.tables.levels import USUAL, bot
from planechase.variants import Commander

ALL: Final = "all"
"""Instead of the names of decks: all of them that go with the variants."""


class Plan(msgspec.Struct, frozen=True):
    """What is to be played. Plans are equal if all their games are, whatever their number."""

    players: int = 4
    variants: tuple[str, ...] = ("planechase",)
    decks: tuple[str, ...] = ()
    """Their names; each game takes as many as there are players, and none twice if there are enough."""
    bots: tuple[str, ...] = (USUAL,)
    """Their levels; they go round the table from game to game."""
    seed: int = 1
    paired: bool = False
    """Whether each deal is played by all bots in all seats: as often as there are bots."""

    def match(self, number: int) -> Match:
        """A game of the plan."""
        chance = Chance(self.seed, f"game {number // len(self.bots) if self.paired else number}")
        around = list(self.decks)
        chance.shuffle(around)
        decks = tuple(around[seat % len(around)] for seat in range(self.players))
        bots = tuple(self.bots[(seat + number) % len(self.bots)] for seat in range(self.players))
        return Match(number, chance.bits() >> 1, self.variants, decks, bots)


class Match(msgspec.Struct, frozen=True):
    """A game before it is played."""

    number: int
    seed: int
    variants: tuple[str, ...]
    decks: tuple[str, ...]
    """By seat."""
    bots: tuple[str, ...]

    def begin(self, watcher: Watcher | None = None, forks: bool = True) -> Game:
        return Game.casual(
            *self.variants,
            players=len(self.decks),
            seed=self.seed,
            decks=self.decks,
            names=called(len(self.decks)),
            watcher=watcher,
            forks=forks,
        )


def planned(players: int | None, variants: str, decks: str, bots: str, seed: int, paired: bool = False) -> Plan:
    """A plan as people write it; what cannot be played is a ValueError that says why.

    >>> planned(2, "planechase", "all", "steady,random", 1).bots
    ('steady', 'random')
    >>> planned(2, "none", "Zombie Empire", "clever", 1)
    Traceback (most recent call last):
        ...
    ValueError: There is no bot “clever”; there are random, steady and seer, and those in files: my_bot.py:choose
    """
    named = tuple(kind_of(each.strip()).name for each in variants.split(",")) if variants != "none" else ()
    number = players_of(named) if players is None else players
    plan = Plan(number, named, _decks(decks, named), _bots(bots), seed, paired)
    arrange(named, number, seed, plan.match(0).decks)
    return plan


def _decks(written: str, variants: tuple[str, ...]) -> tuple[str, ...]:
    if written != ALL:
        return tuple(product(each.strip()).name for each in written.split(","))
    return names(commander=Commander.name in variants)


def _bots(written: str) -> tuple[str, ...]:
    bots = tuple(each.strip() for each in written.split(","))
    for each in bots:
        bot(each, 0)
    return bots
