"""Records: how a game began, what was answered, and with which version."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from copy import copy
from typing import Final

from planechase.cards import pool
from planechase.decks.checking import names_of, seed_of
from planechase.rules.language.characteristics import CardDefinition
from planechase.rules.multiplayer.variant import Agreed, Variant, check_together
from planechase.rules.state.chance import Chance
from planechase.rules.state.decisions import Plain
from planechase.rules.state.edition import Edition
from planechase.rules.state.objects import Id
from planechase.rules.state.player import Automation
from planechase.rules.turns.setup import Seat
from planechase.variants import VARIANTS
from planechase.variants import from_plain as variant_from_plain
from planechase.version import RULES, __version__
from planechase.words.plain_data import card_from_plain, card_to_plain, vocabulary_version

FORMAT: Final = 2
"""The version of the record format."""


class Unreplayable(ValueError):
    """A record cannot be played again; the message says why."""


class Setup:
    """How a game begins: who sits where with which deck, the seed, the edition and the variants.

    `Game.new` and `Game.casual` make a setup; `game.setup` is it. Raises `ValueError` if its parts do not fit together.
    """

    __slots__ = ("_unseeded", "edition", "seats", "seed", "starting_player", "variants")

    def __init__(
        self,
        seats: Sequence[Seat],
        seed: int = 0,
        edition: Edition = Edition.CURRENT,
        variants: Sequence[Variant] = (),
        starting_player: Id | None = None,
    ) -> None:
        if not len(seats) >= 2:
            raise ValueError("A game needs at least two players.")
        if starting_player is not None and starting_player not in range(len(seats)):
            raise ValueError(f"The starting player is a seat from 0 to {len(seats) - 1}, not {starting_player!r}.")
        self.seats = tuple(seats)
        self.seed = seed
        self.edition = edition
        self.variants = tuple(sorted(variants, key=lambda variant: variant.place))
        check_together(self.variants)
        for variant in self.variants:
            variant.check(Agreed(self.seats, edition, self.variants))
        self.starting_player = starting_player
        self._unseeded: Setup | None = None

    @property
    def unseeded(self) -> Setup:
        """The same setup without the seed, because everything hidden follows from the seed."""
        if self._unseeded is None:
            self._unseeded = copy(self)
            self._unseeded.seed = 0
        return self._unseeded

    def plain(self) -> dict[str, Plain]:
        """The setup as plain data. Built-in cards are named; all others are written out in full."""
        return {
            "seed": self.seed,
            "edition": self.edition.value,
            "variants": [{"name": variant.name, **variant.plain()} for variant in self.variants],
            "starting_player": self.starting_player,
            "seats": [
                {
                    "name": seat.name,
                    "deck": [card.name for card in seat.deck],
                    "life": seat.life,
                    "automation": list(seat.automation.switches),
                    **({"sideboard": [card.name for card in seat.sideboard]} if seat.sideboard else {}),
                }
                for seat in self.seats
            ],
            "cards": [card_to_plain(card) for card in self.invented()],
        }

    def invented(self) -> Iterable[CardDefinition]:
        """The cards of this game that are not built in, each once."""
        found: dict[str, CardDefinition] = {}
        for card in self._cards():
            if found.setdefault(card.name, card) is not card and not found[card.name].same_as(card):
                raise ValueError(f"Two different cards of this game are called {card.name!r}; one needs another name.")
        return [card for name, card in found.items() if not _is_built_in(name, card)]

    def _cards(self) -> Iterator[CardDefinition]:
        for seat in self.seats:
            yield from seat.deck
            yield from seat.sideboard
        for variant in self.variants:
            yield from variant.brought()

    def at_random(self) -> tuple[Setup, list[Id]]:
        """The same people with the same cards in random seats, which follow from the seed (CR 806.3, 807.3).

        Also returns, for each seat, the seat that its player had before. Raises `ValueError` if there are teams.
        """
        if Agreed(self.seats, self.edition, self.variants).options.teams:
            raise ValueError("Only where everybody plays alone are seats given at random; teams sit as they agree to.")
        order = list(range(len(self.seats)))
        Chance(self.seed, "seats").shuffle(order)
        first = order.index(self.starting_player) if self.starting_player is not None else None
        variants = [variant.reseated(order) for variant in self.variants]
        return Setup([self.seats[who] for who in order], self.seed, self.edition, variants, first), order

    @staticmethod
    def from_plain(plain: Mapping[str, Plain], variants: Iterable[type[Variant]] = ()) -> Setup:
        """The setup that `plain` wrote; `variants` are the classes of variants that are not built in."""
        invented = {card.name: card for card in map(card_from_plain, plain["cards"])}

        def named(name: str) -> CardDefinition:
            return invented.get(name) or pool.card(name)

        seats = [
            Seat(
                seat["name"],
                [named(name) for name in seat["deck"]],
                Automation(*seat["automation"]),
                seat["life"],
                [named(name) for name in seat.get("sideboard", ())],
            )
            for seat in plain["seats"]
        ]
        names_of([seat.name for seat in seats], len(seats))
        known = (*VARIANTS, *variants)
        played = [variant_from_plain(variant, named, known) for variant in plain["variants"]]
        return Setup(seats, seed_of(plain["seed"]), Edition(plain["edition"]), played, plain["starting_player"])


def _is_built_in(name: str, card: CardDefinition) -> bool:
    own = pool.CARDS.get(name)
    return own is card or (own is not None and own.same_as(card))


def written(setup: Setup, answers: Sequence[Plain]) -> dict[str, Plain]:
    """Make a record: everything that is needed to play the game again, as plain data."""
    return {"format": FORMAT, "made_with": this_version(), "setup": setup.plain(), "answers": list(answers)}


def this_version() -> dict[str, Plain]:
    """What a record says about the version it was made with."""
    return {"planechase": __version__, "rules": RULES, "vocabulary": vocabulary_version()}


def read(record: object, variants: Iterable[type[Variant]] = ()) -> tuple[Setup, Sequence[Plain]]:
    """The setup and the answers in a record. Raises `Unreplayable` with the reason if it cannot be read."""
    if not isinstance(record, Mapping) or not isinstance(record.get("setup"), Mapping):
        raise Unreplayable("This is not the record of a game.")
    if record.get("format") != FORMAT:
        raise Unreplayable(f"This record has format {record.get('format')!r}, and this version reads format {FORMAT}.")
    answers = record.get("answers")
    if not isinstance(answers, list):
        raise Unreplayable("This record is damaged: its answers are missing.")
    try:
        return Setup.from_plain(record["setup"], variants), answers
    except (KeyError, TypeError, ValueError) as error:
        raise Unreplayable(f"The setup of this record cannot be read: {_reason(error)} {_origin(record)}") from error


def does_not_fit(record: Mapping[str, Plain], number: int, error: Exception) -> Unreplayable:
    """The error for an answer in a record that this version does not allow."""
    return Unreplayable(f"Answer {number} of this record is not possible: {_reason(error)} {_origin(record)}")


def _reason(error: Exception) -> str:
    missing = f"{error.args[0]!r} is missing" if type(error) is KeyError else str(error)
    return missing if missing.endswith((".", "?", "!")) else f"{missing}."


def _origin(record: Mapping[str, Plain]) -> str:
    """A sentence about the version with which a record was made."""
    made, now = record.get("made_with"), this_version()
    if made == now:
        return (
            "It was made with this very version: it has been damaged, or it uses words or variants of somebody's own, "
            "which must be imported first."
        )
    if not isinstance(made, Mapping):
        return "It does not say with which version it was made."
    kinds = {"planechase": "planechase", "rules": "rules", "vocabulary": "vocabulary"}
    said = ", ".join(f"{word} {made.get(key)}" for key, word in kinds.items())
    here = ", ".join(f"{word} {now[key]}" for key, word in kinds.items())
    return f"It was made with {said}; this is {here}."
