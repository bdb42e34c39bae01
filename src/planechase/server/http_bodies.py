"""What goes over HTTP besides playing: what is asked for, and what comes back. The page's types are made of these."""

from __future__ import annotations

from typing import Any

from msgspec import Struct

from planechase.tables.plans import Plan

# ---------------------------------------------------------------------- what there is to choose


class VariantChoice(Struct, frozen=True):
    """A variant that can be played."""

    name: str
    title: str
    summary: str
    is_shape: bool
    """Whether it is the shape of a table, of which there is only one."""
    players: int
    """How many usually play it."""
    wishes: list[str]
    """What can be agreed on besides."""


class DeckChoice(Struct, frozen=True):
    """A deck that is there already."""

    name: str
    description: str
    colors: str
    """Its colours as letters, such as "WU"."""
    variants: list[str]
    """What it is made for. A deck for Commander is played with Commander, and nothing else is."""


class PlaneChoice(Struct, frozen=True):
    """A plane or phenomenon, for those who do not want it."""

    name: str
    type_line: str


class Choices(Struct, frozen=True):
    """What can be chosen for a new table, and how much of it."""

    variants: list[VariantChoice]
    decks: list[DeckChoice]
    planes: list[PlaneChoice]
    editions: list[str]
    levels: list[str]
    """How well bots can play."""
    least_players: int
    most_players: int
    longest_name: int
    longest_saying: int
    version: str
    addresses: list[str]
    """Where others reach this server."""


# ---------------------------------------------------------------------- checking before it is played


class PlanToCheck(Struct, frozen=True, forbid_unknown_fields=True):
    """A plan that somebody is still making."""

    plan: Plan


class PlanCheck(Struct, frozen=True):
    """Why a plan cannot be played, if it cannot, and how many seats such a table usually has."""

    sentence: str | None
    seats: int


class DeckToCheck(Struct, frozen=True, forbid_unknown_fields=True):
    """A deck list that somebody is still writing."""

    text: str
    edition: str = "current"


class DeckProblem(Struct, frozen=True):
    """Something that is wrong with a deck list; None is the list as a whole."""

    line: int | None
    sentence: str
    written: str
    """The name of a card that is not known, as it is written in that line; else nothing."""
    meant: str
    """The name that may be meant by it, if there is one like it."""


class DeckCheck(Struct, frozen=True):
    """How a deck list was read."""

    cards: int
    name: str
    problems: list[DeckProblem]


# ---------------------------------------------------------------------- tables


class NewTable(Struct, frozen=True, forbid_unknown_fields=True):
    """A table is to be opened; with `begin` the game begins at once, against bots."""

    name: str
    plan: Plan | None = None
    begin: bool = False


class Newcomer(Struct, frozen=True, forbid_unknown_fields=True):
    """Somebody who wants to come to a table."""

    name: str


class KnownEntrance(Struct, frozen=True, forbid_unknown_fields=True):
    """A table one has been at, and one's secret there."""

    code: str
    token: str


class KnownEntrances(Struct, frozen=True, forbid_unknown_fields=True):
    """All the tables one has been at."""

    entrances: list[KnownEntrance]


# ---------------------------------------------------------------------- games that were played


class GoOn(Struct, frozen=True, forbid_unknown_fields=True):
    """Go on from a step of a game as a new table against bots."""

    name: str
    step: int


class GoOnFromRecord(Struct, frozen=True, forbid_unknown_fields=True):
    """Go on from a step of a game that is kept in a file; without a step, from where it ends."""

    name: str
    record: dict[str, Any]
    step: int | None = None
    seat: int = 0
    """Where one sits down."""


class Verified(Struct, frozen=True):
    """Whether everything in a record follows from what was agreed on before the first shuffle."""

    sentence: str
    ok: bool
    steps: int
    follows: bool = False
    """Whether every answer follows from the seed, also where nobody was bound to that seed by this record."""
    notes: list[str] = []
    """What else is to be known about how the seed was drawn, each a sentence."""


class ErrorBody(Struct, frozen=True):
    """Why something was not done, for the person who asked."""

    sentence: str
