"""Random games in which certain cards come up: decks around them, with the lands they need."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from functools import cache
from typing import Any, Final, TypeVar

from planechase import Game
from planechase.cards import pool
from planechase.decks.brought_decks import Brought
from planechase.decks.casual import Deck
from planechase.decks.catalogue import names as deck_names
from planechase.rules.language.card_types import BASIC, LAND, PHENOMENON, PLANE, SCHEME, VANGUARD
from planechase.rules.language.characteristics import CardDefinition
from planechase.rules.language.colors import COLORLESS, COLORS, Colors, color_count
from planechase.rules.state.chance import Chance
from planechase.rules.state.edition import Edition
from planechase.testing.random_casual_games import CasualSetup
from planechase.variants import Planechase
from planechase.variants.archenemy import LEAST_SCHEMES
from planechase.variants.commander import BRAWL_CARDS, CARDS, deck_problems
from planechase.variants.planechase import COMMUNAL_CARDS, LEAST_CARDS, MOST_PHENOMENA
from planechase.words.color_identity import color_identity

T = TypeVar("T")

DECK_SIZE: Final = 40
LANDS: Final = 17
COPIES: Final = 4
"""So many copies of a card that is to come up are in a deck."""
BASICS: Final = ("Plains", "Island", "Swamp", "Mountain", "Forest")
FOR_MANY_COLORS: Final = ("Exotic Orchard", "Rupture Spire", "Shimmering Grotto", "Vivid Creek")
"""For decks of three colours and more."""


def is_leader(card: CardDefinition, edition: Edition, brawl: bool) -> bool:
    """CR 903.3: whether the card can lead a deck that has basic lands."""
    problems = deck_problems([card], [card], edition, brawl)
    return color_identity(card) != COLORLESS and not any(problem.card == card.name for problem in problems)


@cache
def leaders(edition: Edition = Edition.CURRENT, brawl: bool = False) -> tuple[CardDefinition, ...]:
    """The cards of the pool that can lead a deck."""
    return tuple(card for card in pool.traditional() if is_leader(card, edition, brawl))


@dataclass(slots=True)
class Seat:
    """A deck that is being made."""

    colors: Colors = COLORLESS
    leader: CardDefinition | None = None
    featured: list[CardDefinition] = field(default_factory=list)

    def colors_with(self, card: CardDefinition) -> int:
        """How many colours the deck would have."""
        return color_count(self.colors | color_identity(card))

    def takes(self, card: CardDefinition) -> bool:
        """CR 903.5c, 903.5d: whether the card may be in the deck: its colours, and those of the mana it makes."""
        if self.leader is None:
            return True
        return not any(problem.card == card.name for problem in deck_problems([card, self.leader], [self.leader]))

    def feature(self, card: CardDefinition) -> None:
        self.featured.append(card)
        self.colors |= color_identity(card)


def begin(plan: CasualSetup, featured: Sequence[str], **options: Any) -> Game:
    """The game of a plan, with decks in which these cards are likely to come up."""
    return Table(plan, [pool.card(name) for name in featured]).begin(options)


class Table:
    """Those who sit at the table, and what they bring; all of it follows from the plan and the cards."""

    def __init__(self, plan: CasualSetup, featured: Sequence[CardDefinition]) -> None:
        self.plan = plan
        self.chance = Chance(plan.seed)
        self.featured = featured
        self.wishes = {wish: getattr(plan.wishes, wish) for wish in plan.wishes.made()}

    def begin(self, options: dict[str, Any]) -> Game:
        plan = self.plan
        decks = self.decks()
        planes = self.wishes.pop("planes", None)
        variants: list[Any] = [name for name in plan.variants if name != Planechase.name]
        if Planechase.name in plan.variants:
            variants.append(self.planechase(planes, decks))
        return Game.casual(
            *variants,
            players=plan.players,
            seed=plan.seed,
            decks=decks,
            edition=plan.edition,
            **options,
            **self.wishes,
        )

    # ------------------------------------------------------------------ decks

    def decks(self) -> list[Deck]:
        """Boxes as they are sold, decks at random, or decks with a commander; and what lies in the command zone."""
        plan, with_commanders = self.plan, "commander" in self.plan.variants
        if not plan.mixed and not with_commanders:
            names = deck_names()
            return [names[self.chance.below(len(names))] for _ in range(plan.players)]
        seats = [Seat() for _ in range(plan.players)]
        if with_commanders:
            self.give_leaders(seats)
        self.deal(seats)
        make = self.commander_deck if with_commanders else self.deck
        return [
            Brought(
                f"deck {number + 1}",
                tuple(make(seat)),
                commanders=(seat.leader,) if seat.leader is not None else (),
                schemes=self.schemes() if self.has_schemes(number) else (),
                vanguard=self.vanguard(number),
            )
            for number, seat in enumerate(seats)
        ]

    def give_leaders(self, seats: Sequence[Seat]) -> None:
        able = leaders(self.plan.edition, self.plan.wishes.brawl)
        wanted = self.leaders()
        for seat in seats:
            seat.leader = wanted.pop(0) if wanted else self.any(able)
            seat.colors = color_identity(seat.leader)

    def leaders(self) -> list[CardDefinition]:
        """The featured cards that can lead a deck."""
        able = leaders(self.plan.edition, self.plan.wishes.brawl)
        return [card for card in self.featured if card in able]

    def deal(self, seats: Sequence[Seat]) -> None:
        """Each card goes to the deck that needs the fewest colours with it."""
        for card in self.featured:
            able = [seat for seat in seats if seat.takes(card) and card is not seat.leader]
            if able and not card.printed.lives_in_command_zone:
                min(able, key=lambda seat: (seat.colors_with(card), len(seat.featured))).feature(card)

    def deck(self, seat: Seat) -> list[CardDefinition]:
        """Forty cards: what is featured, other cards of these colours, and lands."""
        while color_count(seat.colors) < 2:
            seat.colors |= self.any(COLORS)
        lands = [card for card in seat.featured if card.printed.types & LAND for _ in range(COPIES)]
        spells = [card for card in seat.featured if not card.printed.types & LAND for _ in range(COPIES)]
        if color_count(seat.colors) > 2:
            lands += [pool.card(name) for name in FOR_MANY_COLORS]
        lands += self.basics(seat.colors, max(LANDS - len(lands), 2 * color_count(seat.colors)))
        others = self.spells(seat.colors)
        spells += [self.any(others) for _ in range(DECK_SIZE - len(lands) - len(spells))]
        return lands + spells

    def commander_deck(self, seat: Seat) -> list[CardDefinition]:
        """CR 903.5, 903.12d: a commander, different cards of its colours, and basic lands."""
        assert seat.leader is not None
        size = BRAWL_CARDS if self.plan.wishes.brawl else CARDS
        others = [card for card in self.spells(seat.colors) if card not in (*seat.featured, seat.leader)]
        self.chance.shuffle(others)
        cards = [card for card in dict.fromkeys(seat.featured) if not card.printed.supertypes & BASIC]
        cards = [seat.leader, *cards, *others][: size * 3 // 5]
        return cards + self.basics(seat.colors, size - len(cards))

    def spells(self, colors: Colors) -> list[CardDefinition]:
        """The cards beside lands that a deck of these colours can play."""
        return [
            card for card in pool.traditional() if not card.printed.types & LAND and not color_identity(card) & ~colors
        ]

    def basics(self, colors: Colors, number: int) -> list[CardDefinition]:
        names = [name for name, color in zip(BASICS, COLORS, strict=True) if color & colors]
        return [pool.card(names[place % len(names)]) for place in range(number)]

    # ------------------------------------------------------------------ the command zone

    def has_schemes(self, seat: int) -> bool:
        return "supervillain rumble" in self.plan.variants or ("archenemy" in self.plan.variants and seat == 0)

    def schemes(self) -> tuple[CardDefinition, ...]:
        return tuple(self.some(pool.schemes(), LEAST_SCHEMES, lambda card: bool(card.printed.types & SCHEME)))

    def vanguard(self, seat: int) -> tuple[CardDefinition, ...]:
        """The featured ones go round, from the first seat on; the others get what is left."""
        if "vanguard" not in self.plan.variants:
            return ()
        return tuple(card for card in self.featured if card.printed.types & VANGUARD)[seat : seat + 1]

    def planechase(self, how: str | None, decks: Sequence[Deck]) -> Planechase | str:
        """Planar decks as the plan wants them; those of the boxes only where everybody plays with a box."""
        if how in ("communal", "map"):
            size = min(COMMUNAL_CARDS, LEAST_CARDS * self.plan.players)
            deck = self.planar_deck(size, MOST_PHENOMENA * self.plan.players)
            return Planechase(communal=deck, eternities_map=how == "map")
        if how is None and all(isinstance(deck, str) for deck in decks):
            return Planechase.name
        return Planechase([self.planar_deck(LEAST_CARDS, MOST_PHENOMENA) for _ in range(self.plan.players)])

    def planar_deck(self, size: int, most: int) -> list[CardDefinition]:
        """CR 901.3, 901.15a; 2011:901.3."""
        planes = [card for card in pool.planar() if card.printed.types & PLANE]
        phenomena = [card for card in pool.planar() if card.printed.types & PHENOMENON]
        few = 0 if self.plan.edition is Edition.Y2011 else self.chance.below(most + 1)
        found = self.some(phenomena, few, lambda card: bool(card.printed.types & PHENOMENON))
        return found + self.some(planes, size - len(found), lambda card: bool(card.printed.types & PLANE))

    # ------------------------------------------------------------------ chance

    def some(
        self, cards: Sequence[CardDefinition], number: int, fits: Callable[[CardDefinition], bool]
    ) -> list[CardDefinition]:
        """So many different cards: first those that are featured, then any."""
        first = [card for card in self.featured if fits(card)]
        others = [card for card in cards if card not in first]
        self.chance.shuffle(others)
        return [*first, *others][:number]

    def any(self, options: Sequence[T]) -> T:
        return options[self.chance.below(len(options))]
