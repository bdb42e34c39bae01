"""Whole games: which are played, and what they take."""

from __future__ import annotations

import cProfile
import gc
import io
import pstats
from collections.abc import Callable, Mapping, Sequence
from time import process_time
from typing import Any, Final

from planechase import Game
from planechase.bots import Bot, BotTable, RandomBot, SensibleBot, play
from planechase.decks import Product, names, product
from planechase.decks.casual import KINDS, VariantKind, players_of
from planechase.decks.starters import STARTERS
from planechase.rules.language.characteristics import CardDefinition
from planechase.rules.state.player import Automation
from planechase.rules.turns.priority import PASS, has_something_to_do
from planechase.variants import Commander, FreeForAll, Planechase

Measured = dict[str, float]
NewGame = Callable[[int, Automation], Game]

PLAYERS: Final = 4
MOST_SEATS: Final = 16
BY_ITSELF: Final = Automation()
BY_HAND: Final = Automation(pass_priority=False)


# ---------------------------------------------------------------------- what is played


def packs(seed: int) -> list[Product]:
    """The four packs of 2009; they go round the table from seed to seed."""
    return _turned([product(name) for name in names(2009)], seed)


def planechase(seed: int, automation: Automation = BY_ITSELF, forks: bool = False) -> Game:
    """Planechase with the packs of 2009 and their planar decks: the game that counts."""
    around = packs(seed)
    variant = Planechase([pack.planar_deck() for pack in around])
    return Game.new(_decks(around), seed, variants=[variant], automation=automation, forks=forks)


def two_packs(seed: int, automation: Automation) -> Game:
    return Game.new(_decks(packs(seed)[:2]), seed, automation=automation, forks=False)


def two(seed: int, automation: Automation) -> Game:
    return Game.new(_decks(_turned(STARTERS, seed)[:2]), seed, automation=automation, forks=False)


def four(seed: int, automation: Automation) -> Game:
    return Game.new(_decks(_turned(STARTERS, seed)), seed, automation=automation, forks=False)


def with_variant(kind: VariantKind) -> NewGame:
    """The starter decks with one variant, or the decks that go with it; four players, if it is for four."""
    wishes: dict[str, Any] = {"small": True} if "small" in kind.wishes else {}
    players = PLAYERS if "small" in kind.wishes else players_of([kind.name])

    def new_game(seed: int, automation: Automation) -> Game:
        starters = [starter.name for starter in _turned(STARTERS, seed)] if kind.variant is not Commander else []
        return Game.casual(
            kind.name, players=players, seed=seed, decks=starters, automation=automation, forks=False, **wishes
        )

    return new_game


def _turned(around: Sequence[Product], seed: int) -> list[Product]:
    turn = seed % len(around)
    return [*around[turn:], *around[:turn]]


def _decks(products: Sequence[Product]) -> list[Sequence[CardDefinition]]:
    return [product.deck() for product in products]


GAMES: Final[Mapping[str, NewGame]] = {
    "two": two,
    "two_packs": two_packs,
    "four": four,
    "planechase": planechase,
    **{f"with {kind.name}": with_variant(kind) for kind in KINDS},
}


def bots_of(kind: str, seed: int) -> list[Bot]:
    if kind == "random":
        return [RandomBot(seed * PLAYERS + seat) for seat in range(MOST_SEATS)]
    return [SensibleBot() for _ in range(MOST_SEATS)]


def variants() -> dict[str, list[str]]:
    """The names of all variants; a free-for-all is the very same game as one without any, so it comes first."""
    return {"names": sorted((kind.name for kind in KINDS), key=lambda name: name != FreeForAll.name)}


# ---------------------------------------------------------------------- what it takes


def play_games(game: str, bots: str, first: int, games: int) -> Measured:
    """Whole games, in processor time, so that other work on the machine matters less."""
    decisions = turns = 0
    gc.collect()
    start = process_time()
    for seed in range(first, first + games):
        played = GAMES[game](seed, BY_ITSELF)
        play(played, bots_of(bots, seed))
        decisions += played.answered
        turns += played.state.turn.number
    return {"seconds": process_time() - start, "decisions": decisions, "turns": turns}


def count_considered(game: str, bots: str, first: int, games: int) -> Measured:
    """How many questions were considered in these games: those that somebody answered, and grants that found nothing.

    The games are played once more, and nobody passes by themselves in them, so that each grant can be counted. The bots
    are still asked only where there is something to do; so they play the same games.
    """
    found_nothing = answered = 0
    for seed in range(first, first + games):
        played = GAMES[game](seed, BY_HAND)
        table = BotTable(bots_of(bots, seed))
        while played.result is None:
            if _finds_nothing(played):
                played.answer(PASS)
                found_nothing += 1
            else:
                table.answer(played)
                answered += 1
    return {"found_nothing": found_nothing, "answered": answered}


def _finds_nothing(game: Game) -> bool:
    grant = game.grant
    return grant is not None and game.may_pass and not has_something_to_do(game.state, game.state.players[grant])


def profile_games(games: int, lines: int) -> dict[str, str]:
    """Where games of Planechase with sensible bots spend their time."""
    profiler = cProfile.Profile()
    profiler.runcall(play_games, "planechase", "sensible", 0, games)
    told = io.StringIO()
    pstats.Stats(profiler, stream=told).strip_dirs().sort_stats("tottime").print_stats(lines)
    return {"text": told.getvalue()}
