"""What is done with the cards of a planar deck besides planeswalking (CR 901.4): revealing them and putting them back."""

from __future__ import annotations

from typing import TYPE_CHECKING

from planechase.rules import planar
from planechase.rules.actions import choose_objects
from planechase.rules.card_types import PLANE
from planechase.rules.grammar import Effect
from planechase.rules.word import word
from planechase.words.english import number_word
from planechase.words.selections import Remembered
from planechase.words.speech import Things

if TYPE_CHECKING:
    from planechase.rules.decisions import Rule
    from planechase.rules.objects import Object
    from planechase.rules.source import Source
    from planechase.rules.state import State

REVEALED = "revealed"


@word
class RevealPlanarTop(Effect):
    """CR 701.20a: the top card of your planar deck, which the rest of the text speaks of."""

    reads = "reveal the top card of your planar deck"

    def happen(self, game: State, by: Source) -> Rule[None]:
        by.remember(REVEALED, tuple(obj.id for obj in planar.reveal(game, by.you(game), 1)))
        return
        yield


@word
class RevealUntilPlanes(Effect):
    """CR 701.20a: cards of your planar deck until so many planes are among them, or there are no more cards."""

    count: int

    def reading(self) -> str:
        return (
            "reveal cards from the top of your planar deck until you reveal "
            f"{number_word(self.count)} plane card{'' if self.count == 1 else 's'}"
        )

    def happen(self, game: State, by: Source) -> Rule[None]:
        planes = depth = 0
        state = planar.planar_state(game)
        for id in state.deck_of(by.controller) if state is not None else ():
            if planes == self.count:
                break
            planes += bool(game.objects[id].copiable.types & PLANE)
            depth += 1
        by.remember(REVEALED, tuple(obj.id for obj in planar.reveal(game, by.you(game), depth)))
        return
        yield


def revealed_planes(game: State, by: Source) -> list[Object]:
    """The planes among the cards that were revealed."""
    return [obj for obj in Remembered(REVEALED).objects(game, by) if obj.copiable.types & PLANE]


@word
class PutPlaneOnTop(Effect):
    """You choose a plane among the revealed cards; it goes on top of your planar deck."""

    reads = "put a plane card from among them on top of your planar deck"

    def happen(self, game: State, by: Source) -> Rule[None]:
        why = "Choose the plane card to put on top of your planar deck."
        among = revealed_planes(game, by)
        for chosen in (yield from choose_objects(game, by.you(game), among, 1, 1, why, by.object_id)):
            planar.put_on_top(game, by.you(game), chosen)
            by.remember(REVEALED, tuple(id for id in by.remembered(REVEALED) if id != chosen.id))


@word
class PlaneswalkToThem(Effect):
    """CR 701.31b: you planeswalk to all the revealed planes at once. Without any, nothing happens."""

    reads = "simultaneously planeswalk to {what}"
    what: Things = Remembered(REVEALED, "both of them", several=True)

    def happen(self, game: State, by: Source) -> Rule[None]:
        planes = revealed_planes(game, by)
        if planes:
            yield from planar.planeswalk(game, by.you(game), planes)


@word
class PutOnPlanarBottom(Effect):
    """Cards of your planar deck go to the bottom of it, several in any order or in a random one."""

    what: Things = Remembered(REVEALED, "it")
    random: bool = False

    def reading(self) -> str:
        order = f" in {'a random' if self.random else 'any'} order" if self.what.many() else ""
        return "put {what} on the bottom of your planar deck" + order

    def happen(self, game: State, by: Source) -> Rule[None]:
        yield from planar.put_on_bottom(game, by.you(game), self.what.objects(game, by), self.random)


THE_REST = Remembered(REVEALED, "the rest", several=True)
