"""Schemes (CR 314, 701.32, 701.33, 904): set in motion, abandoned, turned down again.

The variant (`variants.archenemy`) brings them into a game. Without it there are no scheme decks, and everything here
does nothing.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from planechase.rules.casual.command_zone import triggered, turn_face_down, turn_face_up
from planechase.rules.events.events import Deed, PlayerEvent, event
from planechase.rules.events.happening import happen, tell
from planechase.rules.language.card_types import ONGOING, SCHEME
from planechase.rules.language.grammar import Statement
from planechase.rules.language.word import word
from planechase.rules.state.decisions import Rule
from planechase.rules.state.edition import Edition
from planechase.rules.state.objects import Id, Object
from planechase.rules.state.source import Source

if TYPE_CHECKING:
    from planechase.rules.state.player import Player
    from planechase.rules.state.state import State

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


# ---------------------------------------------------------------------- words the rules know


class WhileSettingInMotion(Statement):
    """Something a scheme has its controller do as it is set in motion, before anything triggers."""

    __slots__ = ()

    def done(self, game: State, by: Source) -> Rule[None]:
        raise NotImplementedError


@word
class CantSetInMotion(Statement):
    """CR 101.2: no scheme can be set in motion."""

    on_paper = True
    reads = "schemes can't be set in motion"


# ---------------------------------------------------------------------- events


@event
class SetSchemeInMotion(PlayerEvent):
    """CR 701.32: a player is about to set a scheme in motion: this one, or (0) the top one of their scheme deck."""

    scheme: Id = 0

    def occur(self, game: State) -> Rule[None]:
        """CR 701.32b: off the deck if it is on top of it, face up if it is not; one that already is counts as well."""
        schemes = scheme_state(game)
        deck = schemes.decks.get(self.player) if schemes is not None else None
        if schemes is None or deck is None:
            return
        id = self.scheme or next(iter(deck), 0)
        if deck[:1] == [id]:
            deck.remove(id)
            schemes.face_up.append(id)
            turn_face_up(game, game.objects[id], self.player)
        if id in schemes.face_up:
            yield from _do_what_it_says_meanwhile(game, game.objects[id])
            tell(game, SetInMotion(id, self.player))


def _do_what_it_says_meanwhile(game: State, scheme: Object) -> Rule[None]:
    by = Source(scheme.controller, scheme.id)
    for _, statement in game.chars(scheme).index.of_kind(WhileSettingInMotion):
        assert isinstance(statement, WhileSettingInMotion)
        yield from statement.done(game, by)


@event
class SetInMotion(Deed):
    """CR 701.32: a player set a scheme in motion."""


@event
class Abandoned(Deed):
    """CR 701.33: an ongoing scheme is abandoned; `object_id` is what it was."""

    def occur(self, game: State) -> Rule[None]:
        """CR 701.33b."""
        turn_down(game, game.objects[self.object_id])
        return
        yield


# ---------------------------------------------------------------------- keyword actions


def set_top_in_motion(game: State, player: Player) -> Rule[None]:
    """CR 701.32a, 904.9: the top card of an archenemy's scheme deck; anybody else sets nothing in motion."""
    if is_archenemy(game, player) and not game.statements(CantSetInMotion):
        yield from happen(game, SetSchemeInMotion(player.id))


def set_in_motion(game: State, player: Player, scheme: Object) -> Rule[None]:
    """CR 701.32a, 701.32b: a certain scheme, perhaps once more; only if it is face up or on top of the deck."""
    if is_archenemy(game, player) and not game.statements(CantSetInMotion):
        yield from happen(game, SetSchemeInMotion(player.id, scheme.id))


def abandon(game: State, scheme: Object) -> Rule[bool]:
    """CR 701.33a: only an ongoing scheme that is face up. Returns whether it was abandoned."""
    if not can_be_abandoned(game, scheme):
        return False
    happened = yield from happen(game, Abandoned(scheme.id, scheme.controller))
    return bool(happened)


def can_be_abandoned(game: State, scheme: Object) -> bool:
    """CR 701.33a."""
    return scheme in face_up(game) and bool(game.chars(scheme).supertypes & ONGOING)


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
