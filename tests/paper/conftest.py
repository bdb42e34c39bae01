"""A table of paper in a test: who sits there, with which planes in which order, and what they do."""

from __future__ import annotations

from collections.abc import Callable, Sequence

import pytest

from planechase.cards import pool
from planechase.paper import deeds as did
from planechase.paper.paper_game import PaperGame
from planechase.record import Setup
from planechase.rules.casual.planar_decks import face_up, planar_controllers, planar_state
from planechase.rules.casual.planar_die import Face
from planechase.rules.multiplayer.variant import Variant
from planechase.rules.state.edition import Edition
from planechase.rules.turns.setup import Seat
from planechase.variants import Planechase

NAMES = ("Ann", "Bob", "Cat", "Dan", "Eve", "Fay", "Gus", "Hal")


class Paper:
    """A game beside a paper table, asked and told by the names of cards."""

    def __init__(self, game: PaperGame) -> None:
        self.game = game

    def do(self, deed: did.AnyDeed) -> Paper:
        self.game.do(deed)
        return self

    def start(self) -> Paper:
        return self.do(did.Start())

    def roll(self, face: Face, seat: int | None = None, by_effect: bool = False) -> Paper:
        return self.do(did.Roll(self.active if seat is None else seat, by_effect, face))

    def walk(self) -> Paper:
        """Roll the Planeswalker symbol, and nobody responds."""
        return self.roll(Face.PLANESWALKER).done("the planeswalking ability")

    def done(self, name: str) -> Paper:
        """The ability of a card that waits is done."""
        return self.do(did.DoneDeed(self.waiting.index(name)))

    def next(self) -> Paper:
        return self.do(did.NextTurn())

    @property
    def active(self) -> int:
        return self.game.state.turn.active[0]

    @property
    def planes(self) -> list[str]:
        return [obj.copiable.name for obj in face_up(self.game.state)]

    @property
    def controllers(self) -> list[str]:
        return [player.name for player in planar_controllers(self.game.state)]

    def deck(self, owner: int = 999) -> list[str]:
        """The names of a planar deck, top first; a communal deck is 999's."""
        planar = planar_state(self.game.state)
        assert planar is not None
        return [self.game.state.objects[id].copiable.name for id in planar.decks[owner]]

    def stack(self, *names: str, owner: int = 999) -> Paper:
        """These cards lie on top of a planar deck."""
        planar = planar_state(self.game.state)
        assert planar is not None
        deck = planar.decks[owner]
        found = [next(id for id in deck if self.game.state.objects[id].copiable.name == name) for name in names]
        deck[:] = [*found, *(id for id in deck if id not in found)]
        return self

    @property
    def waiting(self) -> list[str]:
        """The cards whose abilities wait; the planeswalking ability belongs to none."""
        state = self.game.state
        return [state.recall(one.by.object_id).copiable.name for one in state.waiting]

    def choose(self, *names: str) -> Paper:
        """Answer with the options of these labels, or with yes or no."""
        decision = self.game.decision
        assert decision is not None
        if names in (("yes",), ("no",)):
            self.game.answer(names == ("yes",))
            return self
        labels = {
            option["label"].partition(" (")[0]: option["id"] for option in decision.plain(decision.player)["options"]
        }
        self.game.answer([labels[name] for name in names])
        return self


PaperTable = Callable[..., Paper]


@pytest.fixture
def paper() -> PaperTable:
    def lay_out(
        *first: str,
        players: int = 4,
        variants: Sequence[Variant] = (),
        decks: Sequence[Sequence[str]] = (),
        edition: Edition = Edition.CURRENT,
        starting: int = 0,
        commanders: Sequence[tuple[int, str]] = (),
    ) -> Paper:
        """A table whose planar deck begins with these cards; with `decks`, everybody has their own."""
        phenomena = edition is Edition.CURRENT
        known = [card for card in pool.planar() if phenomena or "Phenomenon" not in card.printed.type_line]
        planes = Planechase(decks) if decks else Planechase(communal=known, pile=True)
        setup = Setup([Seat(name) for name in NAMES[:players]], 1, edition, [*variants, planes], starting)
        table = Paper(PaperGame(setup, commanders))
        return table.stack(*first) if first else table

    return lay_out
