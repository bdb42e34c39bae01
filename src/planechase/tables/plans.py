"""Plans: what a table is going to play, with variants, seats, decks, planes, edition."""

from __future__ import annotations

from collections.abc import Sequence
from contextlib import suppress
from functools import lru_cache
from typing import Any, Final, NamedTuple

import msgspec
from msgspec import Struct, structs

from planechase.cards import pool
from planechase.decks import legality
from planechase.decks.binder import Binder
from planechase.decks.brought_decks import Brought, bring
from planechase.decks.casual import USUAL, Deck, Wishes, arrange, called, kind_of, players_of
from planechase.decks.catalogue import UnknownDeck, product
from planechase.decks.catalogue import names as deck_names
from planechase.decks.checking import Unplayable, edition_of
from planechase.decks.deck_list import DeckList, Problem, total
from planechase.decks.deck_list_reading import read
from planechase.record import Setup
from planechase.rules.state.chance import Chance
from planechase.rules.state.edition import Edition
from planechase.rules.state.objects import Id
from planechase.rules.turns.setup import Seat
from planechase.tables.bot_levels import LEVELS
from planechase.variants import Commander
from planechase.words.english import listed
from planechase.words.plain_data import card_from_plain

LEAST_PLAYERS: Final = 2
MOST_PLAYERS: Final = 16
"""More seats than that cannot be shown."""
MOST_CARDS: Final = 1_000
"""How many cards a player may bring. A game with more needs more memory and time than a table is worth."""
READ_LISTS: Final = 64
"""How many lists are remembered as they were read: a plan is checked whenever somebody changes anything in it."""


class BuiltIn(Struct, frozen=True, tag="built in"):
    """A built-in deck, by name."""

    name: str


class Listed(Struct, frozen=True, tag="list"):
    """A deck list as somebody has written or pasted it."""

    text: str
    name: str = ""
    cards: dict[str, dict[str, Any]] = {}
    """Cards in it that are not built in, by how their names fold; the server writes them in, and tells nobody."""


class Usual(Struct, frozen=True, tag="usual"):
    """Any deck that is free."""


class RandomDeck(Struct, frozen=True, tag="random"):
    """A deck that chance takes from those that are free."""


class Sealed(Struct, frozen=True, tag="sealed"):
    """A list that somebody else brought: what is in it is not told, and who plans on leaves it as it is."""

    name: str = ""


DeckPlan = BuiltIn | Listed | Usual | RandomDeck | Sealed


class Plan(Struct, frozen=True):
    """A game that has not begun."""

    variants: tuple[str, ...] = (USUAL,)
    players: int = 4
    decks: tuple[DeckPlan, ...] = ()
    """For the first seats, in their order; the others get what is usual."""
    wishes: Wishes = Wishes()
    """What was agreed on besides the variants."""
    edition: str = Edition.CURRENT.value
    seed: int | None = None
    """The seed, if somebody chose one."""
    bots: tuple[str, ...] = ()
    """How the bots of the first seats play (see `bot_levels`); the others play as is usual."""
    unwanted: tuple[str, ...] = ()
    """The names of planes and phenomena that nobody wants to come to."""
    random_seats: bool = False
    """Whether chance decides who sits where (CR 806.3, 807.3)."""
    advice: bool = False
    """Whether people who play against each other may ask bots what to do; against bots alone everybody may."""


def unsealed(plan: Plan, before: Plan) -> Plan:
    """A plan in which lists that were sealed are those of the plan before."""
    known = dict(enumerate(before.decks))
    decks = [known.get(seat, Usual()) if isinstance(deck, Sealed) else deck for seat, deck in enumerate(plan.decks)]
    return structs.replace(plan, decks=tuple(decks))


class Check(NamedTuple):
    """Why a plan cannot be played, if it cannot, and how many seats it has, or would usually have."""

    sentence: str | None
    seats: int


def check(plan: Plan) -> Check:
    """Whether a plan can be played."""
    reason = why_not(plan)
    if reason is None:
        return Check(None, plan.players)
    try:
        return Check(reason, players_of(plan.variants, plan.wishes))
    except ValueError:
        return Check(reason, plan.players)


def why_not(plan: Plan) -> str | None:
    """Why a plan cannot be played, in a sentence; None if it can."""
    try:
        dealt(plan, called(max(plan.players, 0)), plan.seed or 0)
    except (Unplayable, ValueError) as reason:
        return str(reason)
    return None


def dealt(plan: Plan, names: Sequence[str], seed: int) -> tuple[Setup, list[Id]]:
    """How the game begins, and who sits on each seat by the places in `names`; a `ValueError` says why it cannot."""
    if not LEAST_PLAYERS <= plan.players <= MOST_PLAYERS:
        raise Unplayable(f"A table has from {LEAST_PLAYERS} to {MOST_PLAYERS} seats, and not {plan.players}.")
    for level in plan.bots:
        if level not in LEVELS:
            raise Unplayable(f"There is no level “{level[:40]}” for bots; there are {listed([*LEVELS])}.")
    _check_unwanted(plan.unwanted)
    edition = edition_of(plan.edition)
    brought = [_brought(deck, edition, plan.unwanted) for deck in _chosen(plan, seed)]
    arranged = arrange(plan.variants, plan.players, seed, brought, edition, plan.wishes, plan.unwanted)
    seats = [Seat(name, deck.cards, sideboard=deck.sideboard) for name, deck in zip(names, arranged.decks, strict=True)]
    setup = Setup(seats, seed, edition, arranged.variants)
    return setup.at_random() if plan.random_seats else (setup, list(range(len(seats))))


def _check_unwanted(unwanted: Sequence[str]) -> None:
    for name in unwanted:
        if not pool.is_planar(name):
            raise Unplayable(f"There is no plane or phenomenon called “{name[:60]}” that could be left out.")


def _chosen(plan: Plan, seed: int) -> Sequence[BuiltIn | Listed]:
    """The decks of the first seats, up to the last that somebody chose; those left open get one that is free."""
    planned = list(plan.decks[: plan.players])
    while planned and isinstance(planned[-1], (Usual, Sealed)):
        planned.pop()
    taken = [deck.name for deck in planned if isinstance(deck, BuiltIn)]
    every = deck_names(commander=any(kind_of(name).variant is Commander for name in plan.variants))
    chance = Chance(seed, "decks")
    chosen: list[BuiltIn | Listed] = []
    for deck in planned:
        if isinstance(deck, (Usual, RandomDeck, Sealed)):
            free = [name for name in every if name not in taken] or every
            deck = BuiltIn(free[chance.below(len(free)) if isinstance(deck, RandomDeck) else 0])
            taken.append(deck.name)
        chosen.append(deck)
    return chosen


def _brought(deck: BuiltIn | Listed, edition: Edition, unwanted: Sequence[str]) -> Deck:
    """What a seat plays with. Planes of a built-in deck that nobody wants are exchanged; a list is played as it is."""
    if isinstance(deck, BuiltIn):
        try:
            return product(deck.name).name
        except UnknownDeck as unknown:
            raise Unplayable(str(unknown)) from unknown
    brought = _listed(deck.text, edition, deck.name, msgspec.json.encode(deck.cards))
    if isinstance(brought, str):
        raise Unplayable(brought)
    for card in brought.planar:
        if card.name in unwanted:
            raise Unplayable(f"{brought.name} brings {card.name}, which was left out; change one of them.")
    return brought


@lru_cache(maxsize=READ_LISTS)
def _listed(text: str, edition: Edition, name: str, cards: bytes) -> Brought | str:
    """What a list brings, or why it cannot be played."""
    found = read(text)
    try:
        return too_many_cards(found) or bring(found, edition, name, binder=_binder(cards))
    except Unplayable as unplayable:
        return str(unplayable)


def read_ahead(deck: Listed, edition: str) -> None:
    """Read a list that is going to be planned with: in a thread of its own nobody waits for that."""
    with suppress(Unplayable):
        _listed(deck.text, edition_of(edition), deck.name, msgspec.json.encode(deck.cards))


def too_many_cards(found: DeckList) -> str | None:
    """Why a list is too long for a table, in a sentence, if it is."""
    size = sum(total(entries) for _, entries in found.sections())
    if size <= MOST_CARDS:
        return None
    return f"A player brings at most {MOST_CARDS} cards to a table; this list has {size}."


def _binder(cards: bytes) -> Binder:
    binder = Binder()
    binder.cards = {name: card_from_plain(plain) for name, plain in msgspec.json.decode(cards).items()}
    return binder


def told(plan: Plan) -> Plan:
    """A plan as people see it: without what the server has written into lists."""
    decks = (structs.replace(deck, cards={}) if isinstance(deck, Listed) else deck for deck in plan.decks)
    return structs.replace(plan, decks=tuple(decks))


def problems(text: str, edition: Edition = Edition.CURRENT) -> list[Problem]:
    """All that is wrong with a deck list, with the lines, for somebody who is still writing it."""
    return legality.check(read(text), edition)
