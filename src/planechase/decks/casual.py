"""A casual game (CR 900) by the names of its variants: what nobody brought or chose is filled in, so that it can begin.

Each variant has an entry in `KINDS`, which says how it is made for those who play, what they may agree on, and how many
usually play. A new variant is one more entry there.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping, Sequence
from dataclasses import dataclass, fields
from difflib import get_close_matches
from typing import Final, NamedTuple

from planechase.cards import pool
from planechase.decks.binder import EMPTY, Binder
from planechase.decks.brought_decks import Brought, bring
from planechase.decks.built_in_deck import Product
from planechase.decks.catalogue import names as deck_names
from planechase.decks.catalogue import product
from planechase.decks.checking import MOST_PLAYERS, Unplayable, cards_of, edition_of, seed_of
from planechase.decks.commander_decks import brawl_deck
from planechase.decks.deck_list import DeckList
from planechase.decks.name_folding import folded
from planechase.decks.random_planar_decks import planechase_with, random_planechase, with_more
from planechase.decks.scheme_decks import scheme_decks
from planechase.rules.language.card_types import PHENOMENON, PLANE, SCHEME, VANGUARD, Types
from planechase.rules.language.characteristics import CardDefinition
from planechase.rules.multiplayer.variant import Place, Variant
from planechase.rules.state.chance import Chance
from planechase.rules.state.edition import Edition
from planechase.rules.state.options import AttackOption
from planechase.variants import (
    AlternatingTeams,
    Archenemy,
    Commander,
    Emperor,
    FreeForAll,
    GrandMelee,
    Planechase,
    Star,
    SupervillainRumble,
    TeamVsTeam,
    TwoHeadedGiant,
    Vanguard,
)
from planechase.words.english import listed

NAMES: Final = (
    "Ann", "Bob", "Cat", "Dan", "Eve", "Fay", "Gus", "Hal", "Ida", "Jon", "Kim", "Lee", "Mia", "Ned", "Ola", "Pam",
)  # fmt: skip
"""How players are called who have not said it."""
USUAL: Final = Planechase.name
"""What is played where nobody says what."""
USUALLY: Final = 4
"""The number of players, unless the variant says otherwise."""
MELEE: Final = 10
"""CR 807.1."""

ATTACKS: Final[Mapping[str, AttackOption]] = {
    "any": AttackOption.ANYBODY,
    "left": AttackOption.LEFT,
    "right": AttackOption.RIGHT,
    "beside": AttackOption.BESIDE,
}
PLANES: Final = ("own", "random", "communal", "map")
"""Planar decks that belong to the decks, random ones, one communal deck, or the Eternities Map."""


Deck = str | Brought | DeckList | Sequence[str | CardDefinition]
"""The name of a built-in deck, or what a player brings, or a deck list, or just cards."""


@dataclass(frozen=True, slots=True)
class Wishes:
    """What players may agree on besides the variants; what is left out is as usual."""

    range: int | None = None
    attack: str | None = None
    teams: tuple[int, ...] = ()
    heads: int | None = None
    deploy: bool = False
    shared_turns: bool = False
    small: bool = False
    planes: str | None = None
    brawl: bool = False

    def made(self) -> list[str]:
        """The names of a player's wishes."""
        return [each.name for each in fields(self) if getattr(self, each.name) != each.default]


def wishes_of(given: Mapping[str, object]) -> Wishes:
    """The wishes of these names, or a refusal that names the nearest one."""
    known = [each.name for each in fields(Wishes)]
    for name in given:
        _one_of(name, known, "wish")
    return Wishes(**given)  # type: ignore[arg-type]  # each variant checks what it is given


SAID: Final[Mapping[str, str]] = {
    "range": "how many seats away everybody's range of influence reaches",
    "attack": f"whom creatures attack: {listed([*ATTACKS], 'or')}",
    "teams": "how large the teams are, such as 2,2",
    "heads": "how many heads each giant has",
    "deploy": "creatures may be handed to teammates",
    "shared_turns": "teams take their turns together",
    "small": "allow fewer players than it is meant for",
    "planes": "planar decks: each deck's own, random ones, one communal deck, or an Eternities map",
    "brawl": "Brawl: sixty cards, less life, and no commander damage",
}
"""What each wish means."""


class Party(NamedTuple):
    """Those who have come to play, with all that is known before the variants are made."""

    decks: Sequence[Brought]
    seed: int
    edition: Edition
    wishes: Wishes
    unwanted: Collection[str] = ()
    """The names of planes and phenomena that nobody wants to come to."""
    added: Sequence[CardDefinition] = ()
    """The planes, phenomena, schemes and vanguards that a user brings."""

    def own(self, kind: Types) -> list[CardDefinition]:
        """The cards of a kind that a user brings."""
        return [card for card in self.added if card.printed.types & kind]

    @property
    def players(self) -> int:
        return len(self.decks)

    @property
    def attack(self) -> AttackOption | None:
        """CR 802, 803: whom creatures attack, if that was agreed on."""
        chosen = self.wishes.attack
        return ATTACKS[_one_of(chosen, ATTACKS, "way to attack")] if chosen is not None else None


class VariantKind(NamedTuple):
    """A variant as players ask for it."""

    variant: type[Variant]
    make: Callable[[Party], Variant]
    wishes: tuple[str, ...] = ()
    players: Callable[[Wishes], int] = lambda wishes: USUALLY
    also: tuple[str, ...] = ()
    """What else it is called."""

    @property
    def name(self) -> str:
        return self.variant.name

    @property
    def is_shape(self) -> bool:
        """CR 800.2: whether it is a shape; a table has only one."""
        return self.variant.place is Place.TABLE


# ---------------------------------------------------------------------- how each variant is made


def _planechase(party: Party) -> Planechase:
    """Planes that a user brings are put into every planar deck that no list has brought."""
    how = _one_of(party.wishes.planes or PLANES[0], PLANES, "way to play with planes")
    own = [card for card in party.own(PLANE | PHENOMENON) if card.name not in party.unwanted]
    if how == "own":
        decks = [deck.planar for deck in party.decks]
        made = planechase_with(decks, party.seed, party.edition, party.unwanted)
        written = [seat for seat, deck in enumerate(party.decks) if deck.planar and deck.is_list]
        return with_more(made, own, party.players, party.edition, written)
    flavour = "own" if how == "random" else how
    made = random_planechase(party.players, party.seed, flavour, party.edition, party.unwanted)
    return with_more(made, own, party.players, party.edition)


def _vanguard(party: Party) -> Vanguard:
    """Deal each player without a vanguard one that nobody else has; cards that a user brought come first."""
    taken = [card for deck in party.decks for card in deck.vanguard]
    free = [card for card in pool.vanguards() if card not in taken]
    Chance(party.seed, "vanguards").shuffle(free)
    free += [card for card in reversed(party.own(VANGUARD)) if card not in taken]
    return Vanguard([deck.vanguard[0] if deck.vanguard else free.pop() for deck in party.decks])


def _commander(party: Party) -> Commander:
    return Commander([deck.commanders for deck in party.decks], party.wishes.brawl)


def _schemes(party: Party, archenemies: int) -> list[Sequence[CardDefinition]]:
    """The scheme decks that archenemies bring. Others get random ones, which include brought schemes."""
    spare = [[*deck, *party.own(SCHEME)] for deck in scheme_decks(archenemies, party.seed)]
    return [deck.schemes or other for deck, other in zip(party.decks, spare, strict=False)]


def _free_for_all(party: Party) -> FreeForAll:
    return FreeForAll(party.wishes.range, party.attack or AttackOption.ANYBODY)


def _team_vs_team(party: Party) -> TeamVsTeam:
    wishes = party.wishes
    return TeamVsTeam(wishes.teams, wishes.range, wishes.deploy, wishes.shared_turns)


def _alternating_teams(party: Party) -> AlternatingTeams:
    usual = AlternatingTeams()
    _even(party.wishes)
    teams = len(party.wishes.teams) or usual.teams
    reach = party.wishes.range if party.wishes.range is not None else usual.reach
    return AlternatingTeams(teams, reach, party.attack or usual.attack)


def _emperor(party: Party) -> Emperor:
    return Emperor(_even(party.wishes) or Emperor().size)


def _heads(wishes: Wishes) -> int:
    """CR 810.11: how many players are in each of the two teams."""
    if wishes.heads and wishes.teams and wishes.teams != (wishes.heads,) * 2:
        raise Unplayable(f"Two giants with {wishes.heads} heads are two teams of {wishes.heads}.")
    return wishes.heads or _even(wishes) or TwoHeadedGiant().heads


def _even(wishes: Wishes) -> int:
    """The size of the teams where all have the same; 0 if nobody said it."""
    if len(set(wishes.teams)) > 1:
        raise Unplayable(f"The teams must have the same size, and not {listed([*map(str, wishes.teams)])} players.")
    return wishes.teams[0] if wishes.teams else 0


def _in_teams(usually: int) -> Callable[[Wishes], int]:
    return lambda wishes: sum(wishes.teams) or usually


KINDS: Final = (
    VariantKind(Planechase, _planechase, ("planes",), also=("planar magic",)),
    VariantKind(Vanguard, _vanguard),
    VariantKind(Commander, _commander, ("brawl",), also=("edh", "elder dragon highlander")),
    VariantKind(FreeForAll, _free_for_all, ("range", "attack"), also=("ffa",)),
    VariantKind(GrandMelee, lambda party: GrandMelee(party.wishes.small), ("small",), lambda wishes: MELEE),
    VariantKind(TeamVsTeam, _team_vs_team, ("teams", "range", "deploy", "shared_turns"), _in_teams(USUALLY)),
    VariantKind(Emperor, _emperor, ("teams",), _in_teams(6)),
    VariantKind(
        TwoHeadedGiant,
        lambda party: TwoHeadedGiant(_heads(party.wishes)),
        ("heads", "teams"),
        lambda wishes: 2 * _heads(wishes),
        also=("2hg",),
    ),
    VariantKind(AlternatingTeams, _alternating_teams, ("teams", "range", "attack"), _in_teams(USUALLY)),
    VariantKind(Star, lambda party: Star(), players=lambda wishes: Star.seats),
    VariantKind(Archenemy, lambda party: Archenemy(_schemes(party, 1))),
    VariantKind(SupervillainRumble, lambda party: SupervillainRumble(_schemes(party, party.players))),
)  # fmt: skip
"""Every variant there is, as players ask for it."""


def kind_of(written: str) -> VariantKind:
    """The variant that is meant: case and hyphens do not matter, and a beginning that fits only one is enough.

    >>> kind_of("Two-Headed Giant").name, kind_of("EDH").name, kind_of("alternating").name
    ('two-headed giant', 'commander', 'alternating teams')
    """
    known = {folded(name): kind for kind in KINDS for name in (kind.name, *kind.also)}
    wanted = folded(written)
    if wanted in known:
        return known[wanted]
    begun = list(dict.fromkeys(kind for name, kind in known.items() if wanted and name.startswith(wanted)))
    if len(begun) == 1:
        return begun[0]
    if begun:
        raise Unplayable(f"Several variants begin with “{written}”: {', '.join(kind.name for kind in begun)}.")
    close = get_close_matches(wanted, known, n=1, cutoff=0.5)
    hint = f"Did you mean “{known[close[0]].name}”?" if close else f"There are {_all_names()}."
    raise Unplayable(f"There is no variant called “{written}”. {hint}")


def _all_names() -> str:
    return listed([kind.name for kind in KINDS])


def _one_of(wanted: str, known: Collection[str], what: str) -> str:
    """The known word that is meant, or a refusal with the nearest one."""
    if wanted in known:
        return wanted
    close = get_close_matches(wanted, [*known], n=1, cutoff=0.5)
    hint = f"Did you mean “{close[0]}”?" if close else f"There are {listed([*known])}."
    raise Unplayable(f"There is no {what} called “{wanted}”. {hint}")


# ---------------------------------------------------------------------- a whole game


class Arranged(NamedTuple):
    """A game that can begin: decks by seat, and variants."""

    decks: tuple[Brought, ...]
    variants: tuple[Variant, ...]


def arrange(
    variants: Sequence[str | Variant] = (),
    players: int | None = None,
    seed: int = 0,
    decks: Sequence[Deck] = (),
    edition: Edition | str = Edition.CURRENT,
    wishes: Wishes = Wishes(),
    unwanted: Collection[str] = (),
    binder: Binder = EMPTY,
) -> Arranged:
    """Decks and variants for a game; `decks` are for the first seats, and the others get the usual ones.

    `unwanted` are the names of planes and phenomena that are left out. The `binder` holds cards that users bring.

    >>> arranged = arrange(["planechase", "edh"], players=2)
    >>> [deck.name for deck in arranged.decks], [variant.name for variant in arranged.variants]
    (['Raiment of Dawn', 'Heart of the Maelstrom'], ['planechase', 'commander'])
    """
    named, made = _sorted_out(variants)
    kinds, seed, edition = _agreed(named, wishes), seed_of(seed), edition_of(edition)
    number = _how_many(players) if players is not None else max(players_of(named, wishes), len(decks))
    if len(decks) > number:
        raise Unplayable(f"There are {len(decks)} decks for {number} players.")
    brought = [_brought(deck, edition, wishes, binder) for deck in decks]
    with_commanders = any(kind.variant is Commander for kind in kinds) or any(isinstance(v, Commander) for v in made)
    taken = [deck.name for deck in brought]
    for deck in brought:
        if deck.commanders and not with_commanders:
            raise Unplayable(f"{deck.name} is a Commander deck; it is played with {Commander.name}.")
    brought += [_from(box, edition, wishes) for box in usual(number - len(brought), taken, with_commanders)]
    party = Party(brought, seed, edition, wishes, unwanted, binder.added)
    return Arranged(tuple(brought), (*(kind.make(party) for kind in kinds), *made))


def variants_for(
    variants: Sequence[str | Variant],
    decks: Sequence[Sequence[CardDefinition]],
    seed: int,
    edition: Edition,
    binder: Binder = EMPTY,
) -> tuple[Variant, ...]:
    """The variants of a game with these decks: those that are given by name are made as they usually are."""
    named, made = _sorted_out(variants)
    party = Party([Brought("", tuple(deck)) for deck in decks], seed, edition, Wishes(), added=binder.added)
    return (*(kind.make(party) for kind in _agreed(named, party.wishes)), *made)


def _sorted_out(variants: Sequence[object]) -> tuple[list[str], list[Variant]]:
    """Variants that are named, and those that other programs have made."""
    if isinstance(variants, (str, Variant)) or not isinstance(variants, Sequence):
        raise Unplayable(f"The variants are a list, so write [{variants!r}].")
    for each in variants:
        if not isinstance(each, (str, Variant)):
            raise Unplayable(f"A variant is given by its name or as a value such as Planechase(), not as {each!r}.")
    named = [each for each in variants if isinstance(each, str)]
    return named, [each for each in variants if isinstance(each, Variant)]


def _how_many(players: object) -> int:
    if not isinstance(players, int) or isinstance(players, bool) or not 2 <= players <= MOST_PLAYERS:
        raise Unplayable(f"A game has from 2 to {MOST_PLAYERS} players, not {players!r}.")
    return players


def called(players: int, given: Sequence[str] = ()) -> list[str]:
    """Names for everybody: those that were given first."""
    free = [name for name in NAMES if name not in given]
    more = [f"Player {seat + 1}" for seat in range(len(given) + len(free), players)]
    return [*given, *free, *more][:players]


def players_of(variants: Sequence[str], wishes: Wishes = Wishes()) -> int:
    """How many usually play: the shape of the table says so, if there is one."""
    shapes = [kind for kind in _agreed(variants, wishes) if kind.is_shape]
    return shapes[0].players(wishes) if shapes else USUALLY


def _agreed(variants: Sequence[str], wishes: Wishes) -> list[VariantKind]:
    """The variants that were named. Wishes about a table without a shape make it a free-for-all (CR 806)."""
    kinds = [kind_of(written) for written in variants]
    if not any(kind.is_shape for kind in kinds) and any(wish in FREE_FOR_ALL.wishes for wish in wishes.made()):
        kinds.append(FREE_FOR_ALL)
    for wish in wishes.made():
        if not any(wish in kind.wishes for kind in kinds):
            said = wish.replace("_", " ")
            fitting = listed([kind.name for kind in KINDS if wish in kind.wishes], "or")
            raise Unplayable(f"“{said}” is only for {fitting}.")
    return kinds


def usual(players: int, taken: Sequence[str] = (), with_commanders: bool = False) -> list[Product]:
    """Decks for so many players: from the first on, those of others left out as long as there are more."""
    every = deck_names(commander=with_commanders)
    free = [name for name in every if name not in taken] or every
    return [product(free[seat % len(free)]) for seat in range(players)]


def _brought(deck: Deck, edition: Edition, wishes: Wishes, binder: Binder) -> Brought:
    if isinstance(deck, Brought):
        return deck
    if isinstance(deck, DeckList):
        return bring(deck, edition, binder=binder)
    if isinstance(deck, str):
        return _from(product(deck), edition, wishes)
    return Brought("", cards_of(deck, "somebody", binder=binder))


def _from(box: Product, edition: Edition, wishes: Wishes) -> Brought:
    """A built-in deck. In 2011 there were no phenomena yet, so later planar decks stay in their boxes (2011:901.3)."""
    later = edition is Edition.Y2011 and box.year is not None and box.year > 2011
    cards = brawl_deck(box) if wishes.brawl and box.commanders else box.deck()
    leaders = tuple(pool.card(name) for name in box.commanders)
    return Brought(box.name, cards, () if later else box.planar_deck(), leaders)


FREE_FOR_ALL: Final = next(kind for kind in KINDS if kind.variant is FreeForAll)
