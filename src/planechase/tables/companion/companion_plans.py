"""What is played at a paper table: who sits there, with which planes, schemes, characters and commanders.

The rules are advice there. What they do not allow is said (`advice`), and played all the same where people want it
(`CompanionPlan.anyway`).
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

from msgspec import Struct
from msgspec.structs import replace

from planechase.cards import pool
from planechase.decks.casual import NAMES
from planechase.decks.checking import Unplayable, edition_of
from planechase.decks.random_planar_decks import communal_deck, planar_decks
from planechase.decks.scheme_decks import scheme_decks
from planechase.paper.starting_life import PaperLife
from planechase.record import Setup
from planechase.rules.language.card_types import PHENOMENON
from planechase.rules.language.characteristics import CardDefinition
from planechase.rules.multiplayer.variant import Variant
from planechase.rules.state.chance import Chance
from planechase.rules.state.edition import Edition
from planechase.rules.state.objects import Id
from planechase.rules.turns.setup import Seat
from planechase.tables.people import Refused, proper_name
from planechase.variants import Archenemy, GrandMelee, Planechase, SupervillainRumble, TwoHeadedGiant, Vanguard
from planechase.variants.archenemy import scheme_deck_problems
from planechase.variants.planechase import communal_deck_problems, planar_deck_problems
from planechase.words.english import listed

LEAST: Final = 2
MOST: Final = 12
COMMANDER: Final = "commander"
TABLES: Final[dict[str, type[Variant]]] = {
    kind.name: kind for kind in (TwoHeadedGiant, GrandMelee, Archenemy, SupervillainRumble, Vanguard)
}
VILLAINS: Final[dict[str, type[Archenemy]]] = {kind.name: kind for kind in (Archenemy, SupervillainRumble)}
VARIANTS: Final = (COMMANDER, *TABLES)
PLANES: Final = ("communal", "own", "map", "pile", "none")


class CompanionSeat(Struct, frozen=True):
    """Somebody at the table, and what of theirs the program keeps."""

    name: str
    commanders: tuple[str, ...] = ()
    vanguard: str | None = None
    planes: tuple[str, ...] = ()
    """Their own planar deck; chance makes one where there is none."""
    schemes: tuple[str, ...] = ()


class CompanionPlan(Struct, frozen=True):
    """A paper game that has not begun. As it is, it is "four players, random communal deck, start"."""

    seats: tuple[CompanionSeat, ...] = tuple(CompanionSeat(name) for name in NAMES[:4])
    planes: str = "communal"
    """One "communal" planar deck, everybody's "own", the Eternities "map", a plain "pile" for all, or "none"."""
    deck: tuple[str, ...] = ()
    """The communal planar deck, or the pile; chance makes one where there is none, and a pile is all they own."""
    owned: tuple[str, ...] = ()
    """Chance takes planes from these only; all there are where it is empty."""
    unwanted: tuple[str, ...] = ()
    """What the group does not like is left out of everything: of what chance takes, and of decks that people bring."""
    variants: tuple[str, ...] = ()
    """"commander", "archenemy", "supervillain rumble", "vanguard", "two-headed giant", "grand melee"."""
    edition: str = Edition.CURRENT.value
    life: int | None = None
    own_die: bool = False
    """Whether they roll a die of their own and say what it showed."""
    anyway: bool = False
    """Whether they play with planar and scheme decks that the rules do not allow."""


class OpeningDeal(NamedTuple):
    """How the game begins."""

    setup: Setup
    commanders: tuple[tuple[Id, str], ...]


def dealt(plan: CompanionPlan, seed: int) -> OpeningDeal:
    """The game as it begins; a `ValueError` says why it cannot."""
    if not LEAST <= len(plan.seats) <= MOST:
        raise Unplayable(f"A paper table has from {LEAST} to {MOST} players, not {len(plan.seats)}.")
    _check_names(plan)
    unknown = [name for name in plan.variants if name not in VARIANTS]
    if unknown:
        raise Unplayable(f"There is no variant “{unknown[0][:40]}” at a paper table; there are {listed([*VARIANTS])}.")
    edition = edition_of(plan.edition)
    if plan.life is not None and not 1 <= plan.life <= 1000:
        raise Unplayable("Everybody begins with 1 to 1000 life.")
    life = PaperLife(plan.life, COMMANDER in plan.variants)
    variants = [*_tables(plan, seed), life, *_planes(plan, seed, edition)]
    seats = [Seat(seat.name) for seat in plan.seats]
    commanders = [(number, name) for number, seat in enumerate(plan.seats) for name in _commanders(plan, seat)]
    return OpeningDeal(Setup(seats, seed, edition, variants), tuple(commanders))


def _commanders(plan: CompanionPlan, seat: CompanionSeat) -> list[str]:
    """A player who has not named their commander still has one."""
    named = [name for name in seat.commanders if name.strip()]
    return named or ([f"{seat.name}'s commander"] if COMMANDER in plan.variants else [])


def _check_names(plan: CompanionPlan) -> None:
    try:
        names = [proper_name(seat.name) for seat in plan.seats]
    except Refused as refused:
        raise Unplayable(str(refused)) from refused
    if len({name.casefold() for name in names}) < len(names):
        raise Unplayable("Two players have the same name; give one of them another.")


def _tables(plan: CompanionPlan, seed: int) -> list[Variant]:
    made: list[Variant] = []
    for name in plan.variants:
        if name in VILLAINS:
            made.append(VILLAINS[name](_schemes(plan, seed), pile=True))
        elif name == Vanguard.name:
            made.append(Vanguard(_characters(plan, seed)))
        elif name != COMMANDER:
            made.append(TABLES[name]())
    return made


def _archenemies(plan: CompanionPlan) -> Sequence[CompanionSeat]:
    """CR 904.2a, 904.12b: who has a scheme deck."""
    for name, villain in VILLAINS.items():
        if name in plan.variants:
            return [plan.seats[number] for number in villain().archenemies(len(plan.seats))]
    return ()


def _schemes(plan: CompanionPlan, seed: int) -> list[list[CardDefinition]]:
    """CR 904.3, 904.13d: their own decks, or those that chance makes."""
    if not plan.anyway:
        for problem in _scheme_advice(plan):
            raise Unplayable(problem)
    archenemies = _archenemies(plan)
    spare = scheme_decks(len(archenemies), seed)
    return [_cards(seat.schemes) or spare[number] for number, seat in enumerate(archenemies)]


def _scheme_advice(plan: CompanionPlan) -> list[str]:
    led = COMMANDER in plan.variants and edition_of(plan.edition) is Edition.CURRENT
    return [
        f"{seat.name}: {problem}"
        for seat in _archenemies(plan)
        if seat.schemes
        for problem in scheme_deck_problems(_cards(seat.schemes), led)
    ]


def _characters(plan: CompanionPlan, seed: int) -> list[CardDefinition]:
    """CR 902.3: everybody's own character; players without one get a random one."""
    chosen = {seat.vanguard for seat in plan.seats}
    others = [card for card in pool.vanguards() if card.name not in chosen]
    Chance(seed, "vanguards").shuffle(others)
    return [_cards([seat.vanguard])[0] if seat.vanguard is not None else others.pop() for seat in plan.seats]


def _cards(names: Sequence[str]) -> list[CardDefinition]:
    try:
        return [pool.card(name) for name in names]
    except pool.UnknownCard as unknown:
        raise Unplayable(unknown.args[0]) from unknown


def _planes(plan: CompanionPlan, seed: int, edition: Edition) -> list[Planechase]:
    if plan.planes not in PLANES:
        raise Unplayable(f"Planes can be {listed([*PLANES], 'or')}, not “{plan.planes[:40]}”.")
    if plan.planes == "none":
        return []
    if not plan.anyway:
        for problem in _planar_advice(plan):
            raise Unplayable(problem)
    if plan.planes == "own":
        decks = [_wanted(plan, seat.planes) for seat in plan.seats]
        spare = iter(_spare(plan, seed, edition, decks.count([])))
        return [Planechase([deck or next(spare) for deck in decks], pile=plan.anyway)]
    deck = _wanted(plan, plan.deck) or _communal(plan, seed, edition)
    return [Planechase(communal=deck, eternities_map=plan.planes == "map", pile=_is_pile(plan))]


def _is_pile(plan: CompanionPlan) -> bool:
    return plan.anyway or plan.planes == "pile"


def _wanted(plan: CompanionPlan, names: Sequence[str]) -> list[CardDefinition]:
    """The cards of a deck, without those that nobody wants to see."""
    return _cards([name for name in names if name not in plan.unwanted])


def _communal(plan: CompanionPlan, seed: int, edition: Edition) -> list[CardDefinition]:
    """A legal deck of what they own; as a pile, simply all of it."""
    if plan.planes == "pile" or (plan.anyway and plan.owned):
        return _everything(plan, edition)
    return communal_deck(len(plan.seats), seed, edition, left_out(plan))


def _spare(plan: CompanionPlan, seed: int, edition: Edition, players: int) -> list[list[CardDefinition]]:
    """Planar decks for those who bring none."""
    if players and plan.anyway and plan.owned:
        return [_everything(plan, edition)] * players
    return planar_decks(players, seed, edition, left_out(plan))


def _everything(plan: CompanionPlan, edition: Edition) -> list[CardDefinition]:
    """All that they own and want; in 2011 there were no phenomena."""
    without = left_out(plan)
    cards = [card for card in pool.planar() if card.name not in without]
    return [card for card in cards if edition is Edition.CURRENT or not card.printed.types & PHENOMENON]


def left_out(plan: CompanionPlan) -> set[str]:
    """The planes that chance does not take: those nobody wants, and those nobody owns."""
    owned = {*plan.owned}
    missing = {card.name for card in pool.planar() if owned and card.name not in owned}
    return missing | {*plan.unwanted}


def advice(plan: CompanionPlan) -> list[str]:
    """CR 901.3, 901.15a, 904.3: what the rules have against the decks that people bring, deck by deck."""
    return [*_planar_advice(plan), *_scheme_advice(plan)]


def _planar_advice(plan: CompanionPlan) -> list[str]:
    edition = edition_of(plan.edition)
    if plan.planes in ("communal", "map") and plan.deck:
        deck = _wanted(plan, plan.deck)
        return [problem.text for problem in communal_deck_problems(deck, len(plan.seats), edition)]
    if plan.planes == "own":
        return [
            f"{seat.name}: {problem.text}"
            for seat in plan.seats
            if seat.planes
            for problem in planar_deck_problems(_wanted(plan, seat.planes), edition)
        ]
    return []


def called(plan: CompanionPlan, names: Sequence[str]) -> CompanionPlan:
    """The same plan for players who are called otherwise now; another plan, for more or fewer, has its own names."""
    if len(names) != len(plan.seats) or names == [seat.name for seat in plan.seats]:
        return plan
    seats = tuple(replace(seat, name=name) for seat, name in zip(plan.seats, names, strict=True))
    return replace(plan, seats=seats)


def why_not(plan: CompanionPlan) -> str | None:
    """Why a plan cannot be played, in a sentence; None if it can."""
    try:
        dealt(plan, 0)
    except (Unplayable, ValueError) as reason:
        return str(reason)
    return None
