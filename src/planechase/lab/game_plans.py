"""Plans: which games are played, by whom and with what. Everything follows from a plan and the number of a game."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping
from typing import Any, Final, cast

import msgspec

from planechase.bots.bot_files import file_of, is_in_file, version_of
from planechase.decks import DeckEntry, DeckList, legality, names, read
from planechase.decks.binder import Binder
from planechase.decks.brought_decks import Brought
from planechase.decks.casual import called, kind_of, players_of, wishes_of
from planechase.decks.catalogue import product
from planechase.decks.deck_list_writing import write
from planechase.game import Game, Watcher
from planechase.lab.own_cards import NOTHING, OwnCards
from planechase.rules.language.characteristics import CardDefinition
from planechase.rules.state.chance import Chance
from planechase.tables.bot_levels import USUAL, bot
from planechase.variants import Commander

ALL: Final = "all"
"""Instead of the names of decks: all of them that go with the variants."""

OptionValue = bool | int | str | tuple[int, ...]
"""The options of the variants, as in `decks.casual.Wishes`."""


class GamePlan(msgspec.Struct, frozen=True):
    """What to play. Plans are equal if all their games are, no matter how many are played."""

    players: int = 4
    variants: tuple[str, ...] = ("planechase",)
    decks: tuple[str, ...] = ()
    """The names of decks; each game uses as many as there are players, and none twice if there are enough."""
    bots: tuple[str, ...] = (USUAL,)
    """The levels of bots; they rotate around the table from game to game."""
    seed: int = 1
    paired: bool = False
    """Whether each deal is played once for each bot, so that all bots play in all seats."""
    wishes: dict[str, OptionValue] = {}
    """Options besides the variants."""
    lists: dict[str, str] = {}
    """The deck lists of those decks that are not built in, so that playing does not need the files."""
    own: OwnCards = NOTHING
    """The cards that are not built in."""
    versions: dict[str, str] = {}
    """Of the files that bots are in: who has changed since is another bot."""

    def match(self, number: int) -> Match:
        """A game of the plan."""
        chance = Chance(self.seed, f"game {number // len(self.bots) if self.paired else number}")
        around = list(self.decks)
        chance.shuffle(around)
        decks = tuple(around[seat % len(around)] for seat in range(self.players))
        bots = tuple(self.bots[(seat + number) % len(self.bots)] for seat in range(self.players))
        lists = {deck: self.lists[deck] for deck in decks if deck in self.lists}
        return Match(number, chance.bits() >> 1, self.variants, decks, bots, self.wishes, lists, self.own)


class Match(msgspec.Struct, frozen=True, omit_defaults=True):
    """A game before it is played."""

    number: int
    seed: int
    variants: tuple[str, ...]
    decks: tuple[str, ...]
    """By seat."""
    bots: tuple[str, ...]
    wishes: dict[str, OptionValue] = {}
    lists: dict[str, str] = {}
    """Of those decks that are not built in. The plan has them too, so games that are over are kept without."""
    own: OwnCards = NOTHING
    """The cards that are not built in; so too these."""

    def begin(self, watcher: Watcher | None = None, forks: bool = True) -> Game:
        binder = self.own.binder()
        return Game.casual(
            *self.variants,
            players=len(self.decks),
            seed=self.seed,
            decks=[_brought(deck, self.lists[deck], binder) if deck in self.lists else deck for deck in self.decks],
            names=called(len(self.decks)),
            watcher=watcher,
            forks=forks,
            binder=binder,
            **cast(dict[str, Any], self.wishes),
        )


def planned(
    players: int | None,
    variants: str,
    decks: str,
    bots: str,
    seed: int,
    paired: bool = False,
    wishes: Mapping[str, OptionValue] | None = None,
    lists: Mapping[str, str] | None = None,
    own: OwnCards = NOTHING,
) -> GamePlan:
    """A plan as people write it; what cannot be played is a ValueError that says why.

    A deck is one of `lists`, or built in; `own` are the cards in these lists that are not.

    >>> planned(2, "planechase", "all", "steady,random", 1).bots
    ('steady', 'random')
    >>> planned(2, "none", "Zombie Empire", "clever", 1)
    Traceback (most recent call last):
        ...
    ValueError: There is no bot “clever”; there are random, steady and seer, and those in files: my_bot.py:choose
    >>> planned(4, "star", "all", "steady", 1)
    Traceback (most recent call last):
        ...
    planechase.variants.table_shapes.IllegalTable: Star is played by 5 players, not by 4.
    """
    named = tuple(kind_of(each.strip()).name for each in variants.split(",")) if variants != "none" else ()
    wished = dict(wishes or {})
    number = players_of(named, wishes_of(wished)) if players is None else players
    chosen, playing = _decks(decks, named, lists or {}), _bots(bots)
    written = {deck: text for deck, text in (lists or {}).items() if deck in chosen}
    plan = GamePlan(number, named, chosen, playing, seed, paired, wished, written, own, _versions(playing))
    _try(plan)
    return plan


def _decks(written: str, variants: tuple[str, ...], lists: Mapping[str, str]) -> tuple[str, ...]:
    found: list[str] = []
    for each in (one.strip() for one in written.split(",")):
        if each == ALL:
            found += names(commander=Commander.name in variants)
        else:
            found.append(each if each in lists else product(each).name)
    return tuple(found)


def _bots(written: str) -> tuple[str, ...]:
    bots = tuple(each.strip() for each in written.split(","))
    for each in bots:
        bot(each, 0)
    return bots


def _versions(bots: Iterable[str]) -> dict[str, str]:
    return {file_of(each): version_of(file_of(each)) for each in bots if is_in_file(each)}


def _try(plan: GamePlan) -> None:
    """Seat each deck once: a table at which nobody can play is refused before all its games fail."""
    match = plan.match(0)
    for first in range(0, len(plan.decks), max(1, plan.players)):
        around = tuple(plan.decks[(first + seat) % len(plan.decks)] for seat in range(plan.players))
        msgspec.structs.replace(match, decks=around, lists=plan.lists).begin()


# ---------------------------------------------------------------------- decks that are not built in


def written(brought: Brought) -> str:
    """What a player brings as a deck list, card by card as it is played."""
    leaders = len(brought.commanders)
    return write(
        DeckList(
            main=_counted(brought.cards[leaders:]),
            sideboard=_counted(brought.sideboard),
            commanders=_counted(brought.commanders),
            planar=_counted(brought.planar),
            schemes=_counted(brought.schemes),
            vanguard=_counted(brought.vanguard),
        )
    )


def _counted(cards: Iterable[CardDefinition]) -> tuple[DeckEntry, ...]:
    return tuple(DeckEntry(count, name) for name, count in Counter(card.name for card in cards).items())


def _brought(deck: str, text: str, binder: Binder) -> Brought:
    """A deck list of a plan as a deck. The plan was checked when it was made, so this does not check it again."""
    found = read(text)
    parts = (found.main, found.planar, found.commanders, found.schemes, found.vanguard, found.sideboard)
    main, planar, leaders, schemes, vanguard, sideboard = (legality.cards(part, binder) for part in parts)
    return Brought(deck, (*leaders, *main), planar, leaders, schemes, vanguard, sideboard, is_list=True)
