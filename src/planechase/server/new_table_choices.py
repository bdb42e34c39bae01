"""The choices for a new table, and whether a plan can be played."""

from __future__ import annotations

from functools import cache, reduce
from typing import Final

from planechase.cards import pool
from planechase.decks.binder import EMPTY, Binder
from planechase.decks.built_in_deck import Product
from planechase.decks.casual import KINDS, VariantKind, players_of
from planechase.decks.catalogue import CATALOGUE
from planechase.decks.checking import Unplayable, edition_of
from planechase.decks.deck_list import DeckList, Section, total
from planechase.decks.deck_list_reading import read
from planechase.decks.legality import check
from planechase.rules.language.colors import COLORS, LETTERS
from planechase.rules.state.edition import Edition
from planechase.server.http_bodies import (
    Choices,
    DeckCheck,
    DeckChoice,
    DeckProblem,
    PlanCheck,
    PlaneChoice,
    VariantChoice,
)
from planechase.server.limits import Limits
from planechase.tables import plans
from planechase.tables.bot_levels import LEVELS
from planechase.tables.people import LONGEST_NAME, Refused
from planechase.tables.plans import LEAST_PLAYERS, Plan
from planechase.tables.shared_actions import LONGEST_SAYING
from planechase.variants import Commander, Planechase
from planechase.version import __version__

_SMALL: Final = ("vs.", "for")
"""Words that stay small in a title."""


def choices(limits: Limits, addresses: list[str]) -> Choices:
    """All choices."""
    return Choices(
        variants=[_variant(kind) for kind in KINDS],
        decks=_decks(),
        planes=_planes(),
        editions=[edition.value for edition in Edition],
        levels=list(LEVELS),
        least_players=LEAST_PLAYERS,
        most_players=limits.players,
        longest_name=LONGEST_NAME,
        longest_saying=LONGEST_SAYING,
        version=__version__,
        addresses=addresses,
    )


def _variant(kind: VariantKind) -> VariantChoice:
    return VariantChoice(
        kind.name, title(kind.name), kind.variant.summary, kind.is_shape, players_of([kind.name]), list(kind.wishes)
    )


def title(name: str) -> str:
    """The name of a variant as a heading.

    >>> title("two-headed giant"), title("free-for-all"), title("team vs. team")
    ('Two-Headed Giant', 'Free-for-All', 'Team vs. Team')
    """
    return " ".join("-".join(map(_capital, word.split("-"))) for word in name.split())


def _capital(word: str) -> str:
    return word if word in _SMALL else word[:1].upper() + word[1:]


@cache
def _decks() -> list[DeckChoice]:
    return [DeckChoice(box.name, box.about, _colors(box), _made_for(box)) for box in CATALOGUE.values()]


def _colors(box: Product) -> str:
    found = reduce(lambda colors, card: colors | card.printed.colors, box.deck(), 0)
    return "".join(letter for color, letter in zip(COLORS, LETTERS, strict=True) if found & color)


def _made_for(box: Product) -> list[str]:
    return [Commander.name] * bool(box.commanders) + [Planechase.name] * bool(box.planar)


@cache
def _planes() -> list[PlaneChoice]:
    return [PlaneChoice(card.name, card.type_line) for card in sorted(pool.planar(), key=lambda card: card.name)]


# ---------------------------------------------------------------------- checking


def check_plan(plan: Plan) -> PlanCheck:
    """Why a plan cannot be played, and how many usually play what it names."""
    found = plans.check(plan)
    return PlanCheck(found.sentence, found.seats)


def check_deck(text: str, edition: str, binder: Binder = EMPTY) -> DeckCheck:
    """What is wrong with a deck list, line by line. Raises `Refused` where there is no such edition."""
    try:
        book = edition_of(edition)
    except Unplayable as unknown:
        raise Refused(str(unknown)) from unknown
    found = read(text)
    too_many = plans.too_many_cards(found)
    if too_many is not None:
        return DeckCheck(_size(found), found.name, [DeckProblem(None, too_many, "", "")])
    problems = [
        DeckProblem(one.line or None, one.text, one.written, one.meant) for one in check(found, book, binder=binder)
    ]
    return DeckCheck(_size(found), found.name, problems)


def _size(found: DeckList) -> int:
    """The cards that are played with: the deck and its commanders, not what lies beside them."""
    return sum(total(entries) for section, entries in found.sections() if section in (Section.MAIN, Section.COMMANDERS))
