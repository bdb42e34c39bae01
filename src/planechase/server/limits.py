"""Limits for strangers: sizes, numbers, and rates."""

from __future__ import annotations

import ipaddress
import time
from collections import OrderedDict
from collections.abc import Callable
from dataclasses import dataclass, replace
from typing import Final, NamedTuple

from planechase.tables.companion.companion_plans import CompanionPlan
from planechase.tables.people import Refused
from planechase.tables.plans import Listed, Plan

LARGEST_SEED: Final = 2**256
KNOWN_ADDRESSES: Final = 10_000
"""How many addresses are remembered; those that asked longest ago are forgotten."""
TOO_FAST: Final = "That was a little too fast. Wait a moment and try again."
TOO_MANY_CONNECTIONS: Final = "There are too many connections from this address; close one, or try again in a moment."
FULL: Final = "This server has as many connections as it can hold; try again in a few minutes."


class RateLimit(NamedTuple):
    """How much is allowed per second in the long run, and how much at once."""

    a_second: float
    at_once: float


@dataclass(frozen=True, slots=True)
class Limits:
    """The limits for one address, one connection, one table and all together. The defaults are ample for people."""

    body: int = 512 * 1024
    """Bytes of a request."""
    record: int = 4 * 1024 * 1024
    """Bytes of a request that brings a whole game."""
    frame: int = 512 * 1024
    """Bytes of a command."""
    requests: RateLimit = RateLimit(30, 300)
    """Requests of an address."""
    openings: RateLimit = RateLimit(0.2, 20)
    """Tables that an address opens, and people it brings to them."""
    guesses: RateLimit = RateLimit(0.2, 20)
    """Codes and secrets of an address that were wrong."""
    replays: RateLimit = RateLimit(10, 60)
    """Steps of games that an address looks at again."""
    proofs: RateLimit = RateLimit(0.1, 5)
    """Records that an address lets us play again."""
    waiting_proofs: int = 4
    """Records of an address that wait for their turn."""
    work: RateLimit = RateLimit(100, 1000)
    """Milliseconds of processor time in which lists and plans of an address are checked."""
    replay_work: RateLimit = RateLimit(500, 20_000)
    """Milliseconds of processor time in which games are shown to an address again."""
    waiting_work: int = 16
    """Such requests of an address that wait for their turn."""
    stored: RateLimit = RateLimit(5_000, 8 * 1024**2)
    """Bytes that people of an address have stored. When it has them only playing goes on."""
    played: RateLimit = RateLimit(20_000, 32 * 1024**2)
    """Bytes of that for playing: no neighbour's talk keeps anybody from it."""
    commands: RateLimit = RateLimit(25, 100)
    """Commands on a connection."""
    connections: int = 4000
    """Connections of any kind. There are fewer if the system allows the server fewer open files."""
    connections_of_address: int = 64
    """Connections of an address, of any kind."""
    unseated_of_address: int = 48
    """Those of them to tables of people who do not sit there: the rest is for pages, and for those who play."""
    unseated_connections: int = 2000
    """Connections to tables of people who do not sit there, and never more than half of all connections: the rest is
    for those who play."""
    request_within: float = 10.0
    """Seconds within which a whole request has to arrive."""
    keep_alive: float = 15.0
    """Seconds that a connection may stay open between two requests."""
    waiting: int = 500
    """Messages that wait to be sent on a connection."""
    waiting_bytes: int = 4 * 1024 * 1024
    introduction: float = 10.0
    """Seconds within which a client says who it is."""
    players: int = 16
    deck_list: int = 20_000
    """Letters of a deck list."""
    cards: int = 2_000
    """Names of planes and schemes in a plan for a paper table."""
    entrances: int = 100
    """Tables that somebody asks about at once."""

    def fitting(self, files: int, cores: int) -> Limits:
        """The same, with as many connections as fit if this many files can be open.

        >>> Limits().fitting(1024, 2).connections, Limits().fitting(1_000_000, 2).connections
        (888, 4000)
        """
        return replace(self, connections=max(2, min(self.connections, files - self.other_files(cores))))

    @staticmethod
    def other_files(cores: int) -> int:
        """How many files the server needs besides connections: for its database, and for bots on each core."""
        return 128 + 4 * cores

    def check(self, plan: Plan) -> None:
        """Refuse a plan that is too large to be serious."""
        if not 2 <= plan.players <= self.players:
            raise Refused(f"A table here has from 2 to {self.players} seats, not {plan.players}.")
        if plan.seed is not None and not 0 <= plan.seed < LARGEST_SEED:
            raise Refused("A seed is a whole number that is not negative, of up to 77 digits.")
        if len(plan.decks) > self.players or len(plan.variants) > self.players:
            raise Refused("That is more than there are seats for.")
        for deck in plan.decks:
            if isinstance(deck, Listed):
                self.check_list(deck.text)

    def check_companion(self, plan: CompanionPlan) -> None:
        """Refuse a plan for a paper table that is too large to be serious."""
        lists = (plan.deck, plan.owned, plan.unwanted, *(seat.planes for seat in plan.seats))
        cards = sum(map(len, (*lists, *(seat.schemes for seat in plan.seats))))
        if len(plan.seats) > self.players or len(plan.variants) > self.players or cards > self.cards:
            raise Refused("That is more than fits on a table.")

    def check_list(self, text: str) -> None:
        """Refuse a deck list that is too long to be one."""
        if len(text) > self.deck_list:
            raise Refused(f"A deck list has at most {self.deck_list} letters, and this one has {len(text)}.")


class Bucket:
    """A token bucket: it fills up with time, and each request takes a token."""

    __slots__ = ("_left", "_rate", "_since")

    def __init__(self, rate: RateLimit, now: float) -> None:
        self._rate = rate
        self._left = rate.at_once
        self._since = now

    def take(self, now: float) -> bool:
        """Take a token, if there is one left."""
        if not self.has_one(now):
            return False
        self._left -= 1
        return True

    def spend(self, now: float, tokens: float) -> None:
        """Take these tokens, even if there are fewer: work that was done has to be paid for later."""
        self._fill(now)
        self._left -= tokens

    def has_one(self, now: float) -> bool:
        """Whether there is a token left."""
        self._fill(now)
        return self._left >= 1

    def _fill(self, now: float) -> None:
        self._left = min(self._rate.at_once, self._left + (now - self._since) * self._rate.a_second)
        self._since = now


class Buckets:
    """A bucket for each address."""

    def __init__(self, rate: RateLimit, clock: Callable[[], float] = time.monotonic) -> None:
        self._rate = rate
        self._clock = clock
        self._of: OrderedDict[str, Bucket] = OrderedDict()

    def take(self, address: str) -> bool:
        """Take a token of this address, if there is one left."""
        return self._bucket(address).take(self._clock())

    def spend(self, address: str, tokens: float) -> None:
        """Take these tokens of this address, even if there are fewer."""
        self._bucket(address).spend(self._clock(), tokens)

    def has_one(self, address: str) -> bool:
        """Whether this address has a token left."""
        return self._bucket(address).has_one(self._clock())

    def _bucket(self, address: str) -> Bucket:
        who = neighbourhood(address)
        bucket = self._of.get(who)
        if bucket is None:
            bucket = self._of[who] = Bucket(self._rate, self._clock())
            if len(self._of) > KNOWN_ADDRESSES:
                self._of.popitem(last=False)
        self._of.move_to_end(who)
        return bucket


def distinct(address: str) -> str:
    """Who counts as one where people are kept apart by their addresses; nothing where all seem to be on this machine.

    >>> distinct("192.168.0.7"), distinct("127.0.0.1")
    ('192.168.0.7', '')
    """
    try:
        return "" if ipaddress.ip_address(address).is_loopback else neighbourhood(address)
    except ValueError:
        return neighbourhood(address)


def neighbourhood(address: str) -> str:
    """Who counts as one: an address, and of the long ones all that one registry has.

    >>> neighbourhood("192.168.0.7"), neighbourhood("2001:db8::1:2:3:4")
    ('192.168.0.7', '2001:db8::/64')
    """
    try:
        known = ipaddress.ip_address(address)
    except ValueError:
        return address
    if isinstance(known, ipaddress.IPv6Address):
        if known.ipv4_mapped is not None:
            return str(known.ipv4_mapped)
        return str(ipaddress.ip_network((known, 64), strict=False))
    return address
