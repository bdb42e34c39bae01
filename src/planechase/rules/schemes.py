"""Schemes (CR 314, 701.32, 701.33, 904): set in motion, abandoned, turned down again.

The variant (`variants.archenemy`) brings them into a game. Without it there are no scheme decks, and everything here
does nothing.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from planechase.rules.card_types import ONGOING, SCHEME
from planechase.rules.command_zone import triggered, turn_face_down, turn_face_up
from planechase.rules.decisions import Rule
from planechase.rules.edition import Edition
from planechase.rules.events import ObjectEvent, event
from planechase.rules.happening import happen, tell
from planechase.rules.objects import Id, Object

if TYPE_CHECKING:
    from planechase.rules.player import Player
    from planechase.rules.state import State

NAME: Final = "archenemy"


class SchemeState:
    """The scheme decks of the archenemies, top first, and the schemes that are face up, the oldest first."""

    __slots__ = ("decks", "face_up")

    def __init__(self) -> None:
        self.decks: dict[Id, list[Id]] = {}
        self.face_up: list[Id] = []

    def clone(self) -> SchemeState:
        new = SchemeState()
        new.decks = {player: deck[:] for player, deck in self.decks.items()}
        new.face_up = self.face_up[:]
        return new

    def fingerprint(self) -> list[object]:
        """All of it as plain data, for comparing two games."""
        return [sorted(self.decks.items()), self.face_up]


def scheme_state(game: State) -> SchemeState | None:
    """The scheme decks, in a game that has them."""
    found = game.variant_state.get(NAME)
    return found if isinstance(found, SchemeState) else None


def face_up(game: State) -> list[Object]:
    """CR 904.8: the schemes whose abilities work."""
    schemes = scheme_state(game)
    return [game.objects[id] for id in schemes.face_up] if schemes is not None else []


def is_archenemy(game: State, player: Player) -> bool:
    """CR 904.2a, 904.12b: whether this player sets schemes in motion."""
    schemes = scheme_state(game)
    return schemes is not None and player.id in schemes.decks


# ---------------------------------------------------------------------- events


@event
class SetInMotion(ObjectEvent):
    """CR 701.32: a player set a scheme in motion."""

    player: Id


@event
class Abandoned(ObjectEvent):
    """CR 701.33: an ongoing scheme is abandoned by whoever controls it."""

    player: Id


# ---------------------------------------------------------------------- keyword actions


def set_top_in_motion(game: State, player: Player) -> Rule[None]:
    """CR 701.32a, 904.9: the top card of an archenemy's scheme deck; anybody else sets nothing in motion."""
    schemes = scheme_state(game)
    deck = schemes.decks.get(player.id) if schemes is not None else None
    if deck:
        yield from set_in_motion(game, player, game.objects[deck[0]])


def set_in_motion(game: State, player: Player, scheme: Object) -> Rule[None]:
    """CR 701.32b: off the deck if it is on top of it, and face up if it is not; one that already is counts as well."""
    schemes = scheme_state(game)
    if schemes is None or player.id not in schemes.decks:
        return
    deck = schemes.decks[player.id]
    if scheme.id in deck:
        deck.remove(scheme.id)
        schemes.face_up.append(scheme.id)
        turn_face_up(game, scheme, player.id)
    tell(game, SetInMotion(scheme.id, player.id))
    return
    yield


def abandon(game: State, scheme: Object) -> Rule[None]:
    """CR 701.33: only an ongoing scheme that is face up; it goes under its owner's scheme deck."""
    if scheme in face_up(game) and game.chars(scheme).supertypes & ONGOING:
        yield from happen(game, Abandoned(scheme.id, scheme.controller))
        turn_down(game, scheme)


def turn_down(game: State, scheme: Object) -> None:
    """CR 701.33b, 704.6e: face down, on the bottom of its owner's scheme deck."""
    schemes = scheme_state(game)
    if schemes is None or scheme.id not in schemes.face_up:
        return
    schemes.face_up.remove(scheme.id)
    schemes.decks[scheme.owner].append(turn_face_down(game, scheme).id)


def finished(game: State) -> list[Object]:
    """CR 704.6e: face-up schemes that are not ongoing, once no scheme has a triggered ability left to resolve.

    In 2011 (904.10) only the scheme's own triggered abilities counted.
    """
    passing = [scheme for scheme in face_up(game) if not game.chars(scheme).supertypes & ONGOING]
    if not passing:
        return []
    busy = triggered(game)
    if game.edition is Edition.Y2011:
        return [scheme for scheme in passing if scheme.id not in busy]
    return [] if any(game.recall(id).copiable.types & SCHEME for id in busy) else passing
