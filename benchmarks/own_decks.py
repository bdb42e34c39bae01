"""Random decks of cards that somebody brings in a file: each game has the next few of them, and others beside."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path
from typing import Any, Final, NamedTuple

from featuring import Table, is_leader

from planechase import Game
from planechase.collection.compiling import read
from planechase.collection.files import binder_in
from planechase.decks.spelling import meant
from planechase.reading.card_reading import Understood
from planechase.rules.language.card_types import LAND
from planechase.rules.language.characteristics import CardDefinition
from planechase.rules.language.colors import Colors
from planechase.rules.state.chance import Chance
from planechase.rules.state.edition import Edition
from planechase.testing.checks import check_card
from planechase.testing.random_casual_games import CasualSetup
from planechase.words.color_identity import color_identity
from planechase.words.plain_data import card_from_plain, card_to_plain

FEATURED: Final = 12
"""So many of the cards are likely to come up in a game: there are several copies of each."""
BESIDE: Final = 120
"""So many others may be in its decks."""
LEAST: Final = 8
"""With fewer cards of its colours than that, a deck is filled up with built-in ones."""
SEARCH: Final = 300
"""So many decisions are tried to find out which card broke a game."""

PlainCards = tuple[dict[str, Any], ...]


class Own(NamedTuple):
    """The cards of a file that a game is played with, written out."""

    file: str
    featured: PlainCards
    others: PlainCards


def understood(file: str) -> list[CardDefinition]:
    """The cards in a file that are understood and not built in, in an order that chance has given them once."""
    texts = [text for text in binder_in(Path(file).read_bytes(), proxies=True).texts() if meant(text.name) is None]
    found = [one.definition for text in texts if isinstance(one := read(text), Understood)]
    Chance(0, "cards of a file").shuffle(found)
    return found


def own_of(file: str, cards: Sequence[CardDefinition], number: int) -> Own:
    """What the game of this number is played with: from game to game all cards have their turn."""
    start = number * FEATURED % len(cards)
    featured = [cards[(start + place) % len(cards)] for place in range(min(FEATURED, len(cards)))]
    chance = Chance(number, "others")
    others = {card.name: card for card in (cards[chance.below(len(cards))] for _ in range(BESIDE))}
    return Own(file, _plain(featured), _plain([card for card in others.values() if card not in featured]))


def _plain(cards: Sequence[CardDefinition]) -> PlainCards:
    return tuple(card_to_plain(card) for card in cards)


def planned(plan: CasualSetup) -> CasualSetup:
    """The same game by today's rules, with decks that are mixed."""
    return replace(plan, edition=Edition.CURRENT, mixed="commander" not in plan.variants)


def begin(plan: CasualSetup, own: Own, **options: Any) -> Game:
    """The game of a plan with these cards."""
    featured, others = ([card_from_plain(one) for one in cards] for cards in (own.featured, own.others))
    return OwnTable(plan, featured, others).begin(options)


class OwnTable(Table):
    """Those who sit at the table with decks of somebody's own cards."""

    def __init__(self, plan: CasualSetup, featured: Sequence[CardDefinition], others: Sequence[CardDefinition]) -> None:
        super().__init__(plan, featured)
        self.others = others

    def spells(self, colors: Colors) -> list[CardDefinition]:
        usual = super().spells(colors)
        able = (card for card in (*self.featured, *self.others) if not color_identity(card) & ~colors)
        own = [card for card in able if not card.printed.types & LAND and not card.printed.lives_in_command_zone]
        few = len(own) < LEAST or "commander" in self.plan.variants
        return own + usual if few else own

    def leaders(self) -> list[CardDefinition]:
        brawl = self.plan.wishes.brawl
        return [card for card in self.featured if is_leader(card, self.plan.edition, brawl)]


def raised(own: Own) -> list[str]:
    """Which of the cards of a game break by themselves: each is read, put everywhere, and made to happen."""
    found: list[str] = []
    for plain in own.featured + own.others:
        card = card_from_plain(plain)
        try:
            check_card(card, games=1, limit=SEARCH)
        except Exception as why:
            lines = str(why).strip().splitlines()
            found.append(f"{card.name}: {lines[-1] if lines else type(why).__name__}")
    return found
