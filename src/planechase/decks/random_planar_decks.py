"""Planar decks (CR 901.3, 901.15): those players bring, and random legal ones out of all planes and phenomena."""

from __future__ import annotations

from collections.abc import Collection, Sequence

from planechase.cards import pool
from planechase.decks.checking import Unplayable
from planechase.rules.language.card_types import PHENOMENON
from planechase.rules.language.characteristics import CardDefinition
from planechase.rules.state.chance import Chance
from planechase.rules.state.edition import Edition
from planechase.variants.planechase import COMMUNAL_CARDS, LEAST_CARDS, MOST_PHENOMENA, Planechase

FLAVOURS = ("own", "communal", "map")
"""Each player's own deck, one communal deck, or the Eternities Map."""


def planar_decks(
    players: int, seed: int, edition: Edition = Edition.CURRENT, without: Collection[str] = ()
) -> list[list[CardDefinition]]:
    """A random legal planar deck of ten cards for each player, of all planes but those of some names."""
    chance = Chance(seed, "planes")
    return [_deck(chance, LEAST_CARDS, MOST_PHENOMENA, edition, without) for _ in range(players)]


def communal_deck(
    players: int, seed: int, edition: Edition = Edition.CURRENT, without: Collection[str] = ()
) -> list[CardDefinition]:
    """A random legal communal deck."""
    size = min(COMMUNAL_CARDS, LEAST_CARDS * players)
    return _deck(Chance(seed, "planes"), size, MOST_PHENOMENA * players, edition, without)


def _deck(
    chance: Chance, size: int, phenomena: int, edition: Edition, without: Collection[str]
) -> list[CardDefinition]:
    cards = [card for card in pool.planar() if edition is Edition.CURRENT or not _is_phenomenon(card)]
    chance.shuffle(cards)
    deck: list[CardDefinition] = []
    for card in cards:
        few = sum(map(_is_phenomenon, deck)) < phenomena
        if len(deck) < size and (few or not _is_phenomenon(card)) and card.name not in without:
            deck.append(card)
    if len(deck) < size:
        raise Unplayable(f"Only {len(deck)} planes are left where {size} are needed; leave out fewer of them.")
    return deck


def _is_phenomenon(card: CardDefinition) -> bool:
    return bool(card.printed.types & PHENOMENON)


def random_planechase(
    players: int,
    seed: int,
    flavour: str = "own",
    edition: Edition = Edition.CURRENT,
    without: Collection[str] = (),
) -> Planechase:
    """Planechase with random planar decks: "own", "communal" or, laid out, the Eternities "map"."""
    if flavour == "own":
        return Planechase(planar_decks(players, seed, edition, without))
    return Planechase(communal=communal_deck(players, seed, edition, without), eternities_map=flavour == "map")


def planechase_with(
    decks: Sequence[Sequence[CardDefinition]],
    seed: int,
    edition: Edition = Edition.CURRENT,
    without: Collection[str] = (),
) -> Planechase:
    """Planechase with the planar decks that players bring; a player without one gets a random one.

    What nobody wants is left out, and other planes come in its place.
    """
    spare = planar_decks(len(decks), seed, edition, without)
    chance = Chance(seed, "planes instead")
    kept = [[card for card in deck if card.name not in without] for deck in decks]
    for deck, left in zip(decks, kept, strict=True):
        taken = {*without, *(card.name for card in left)}
        left += _deck(chance, len(deck) - len(left), 0, edition, taken)
    return Planechase([deck or other for deck, other in zip(kept, spare, strict=True)])


def with_more(
    made: Planechase, own: Sequence[CardDefinition], players: int, edition: Edition, untouched: Collection[int] = ()
) -> Planechase:
    """CR 901.3, 901.15a: the same with a user's own planes and phenomena in every deck, as far as these may be there.

    The decks of the seats that are `untouched` stay as they are.
    """
    if not own:
        return made
    if made.communal is not None:
        communal = _with(made.communal, own, MOST_PHENOMENA * players, edition)
        return Planechase(communal=communal, eternities_map=made.eternities_map)
    return Planechase(
        [
            deck if seat in untouched else _with(deck, own, MOST_PHENOMENA, edition)
            for seat, deck in enumerate(made.decks)
        ]
    )


def _with(
    deck: Sequence[CardDefinition], own: Sequence[CardDefinition], phenomena: int, edition: Edition
) -> list[CardDefinition]:
    """A deck with more planes; the user's phenomena replace others if there would be too many."""
    mine = [card for card in own if not _is_phenomenon(card)]
    few = [card for card in own if _is_phenomenon(card) and edition is Edition.CURRENT][:phenomena]
    others = [card for card in deck if card.name not in {one.name for one in own}]
    kept = [card for card in others if _is_phenomenon(card)][: phenomena - len(few)]
    made = [card for card in others if not _is_phenomenon(card) or card in kept]
    return [*made, *mine, *few]
