"""Who may see which card (CR 400.2, 401.5, 402.3, 708.5): what is hidden, and what shows it all the same."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING, Final

from planechase.rules.language.grammar import Statement
from planechase.rules.language.slots import LinkSlot
from planechase.rules.multiplayer import controlling, influence
from planechase.rules.state.objects import HIDDEN_ZONES, Id, Object, Zone

if TYPE_CHECKING:
    from planechase.rules.state.decisions import Rule
    from planechase.rules.state.player import Player
    from planechase.rules.state.source import Source
    from planechase.rules.state.state import State

FORETOLD: Final = LinkSlot("foretold")
"""CR 702.143: the number of the turn in which a card was foretold."""
HIDDEN_AWAY: Final = LinkSlot("hidden away by")
"""CR 702.75a: the permanent that exiled a card face down, whose controller may look at it."""


class TopCardShown(Statement):
    """CR 401.5: the top card of a library is revealed, or a player may look at it at any time."""

    __slots__ = ()

    def shows(self, game: State, library: Player, viewer: Id | None, by: Source) -> bool:
        """Whether this player (for None, a spectator) sees the top card of this player's library."""
        raise NotImplementedError


class HandShown(Statement):
    """CR 402.3, 701.20a: players who play with their hands revealed."""

    __slots__ = ()

    def shows(self, game: State, holder: Id, by: Source) -> bool:
        raise NotImplementedError


class RevealsDraws(Statement):
    """CR 701.20a: players who reveal the cards they draw."""

    __slots__ = ()

    def reveals(self, game: State, player: Id, by: Source) -> bool:
        raise NotImplementedError


class AsDrawn(Statement):
    """CR 702.94a: a card whose owner may reveal it as they draw it."""

    __slots__ = ()

    def drawn(self, game: State, player: Player, card: Id, number: int) -> Rule[None]:
        """Ask them; `number` tells which card of the turn it is."""
        raise NotImplementedError


def is_seen_alike(obj: Object) -> bool:
    """CR 400.2, 708.5: whether everybody sees the same of an object: it lies face up where all may look."""
    return not obj.face_down and obj.zone not in HIDDEN_ZONES


def may_see(game: State, obj: Object, viewer: Id | None) -> bool:
    """CR 400.2, 723.4: whether a player sees a card, or would see it through the eyes of a player they control."""
    if not obj.face_down and obj.zone is not Zone.LIBRARY and obj.zone is not Zone.HAND:
        return True
    if viewer is None:
        return _sees(game, obj, viewer)
    return any(_sees(game, obj, seat) for seat in controlling.seen_through(game, viewer))


def seen_by(game: State, obj: Object) -> tuple[Id, ...]:
    """Who of the others than its owner sees a card, and so knows what it is when it goes to the owner's hand."""
    return tuple(player.id for player in game.players if player.id != obj.owner and may_see(game, obj, player.id))


def seen_among(game: State, hidden: Iterable[Object], viewer: Id | None) -> list[Object]:
    """CR 400.2, 723.4: those of some hidden objects that a player sees; quicker than to ask of one after the other."""
    shown, over = game.revealed, game.result is not None
    # A planar or scheme deck is long: of what lies in it only what was shown can be seen.
    asked = [obj for obj in hidden if over or obj.zone is not Zone.COMMAND or not obj.face_down or obj.id in shown]
    eyes = _eyes(game, viewer) if asked else ()
    return [obj for obj in asked if any(_sees(game, obj, eye) for eye in eyes)]


def seen_in_libraries(game: State, viewer: Id | None) -> list[list[int]]:
    """CR 401.5: for each library the places of the cards that a player sees: what was shown, and the top card."""
    shown, tops = game.revealed, bool(game.statements(TopCardShown))
    if not shown and not tops:
        return [[] for _ in game.players]
    eyes = _eyes(game, viewer)
    return [
        [
            place
            for place, id in enumerate(player.library)
            if (id in shown and not eyes.isdisjoint(shown[id]))
            or (tops and place == 0 and any(_is_top_card_shown(game, game.objects[id], eye) for eye in eyes))
        ]
        for player in game.players
    ]


def seen_in_hands(game: State, viewer: Id | None) -> list[list[Id]]:
    """CR 402.3: for each hand the cards that a player sees: all of them, or what was shown to them."""
    eyes, shown, options = _eyes(game, viewer), game.revealed, game.options
    openly = options.open_hands or options.open_hands_beside or bool(game.statements(HandShown))
    return [
        player.hand[:]
        if player.id in eyes or (openly and any(_sees_hand(game, player.id, eye) for eye in eyes))
        else [id for id in player.hand if id in shown and not eyes.isdisjoint(shown[id])]
        for player in game.players
    ]


def _eyes(game: State, viewer: Id | None) -> set[Id | None]:
    """CR 723.4: through whose eyes a player sees; None stands for those of a spectator."""
    return {None} if viewer is None else {*controlling.seen_through(game, viewer)}


def _sees(game: State, obj: Object, viewer: Id | None) -> bool:
    """CR 400.2, 708.5, 708.9: libraries are hidden, hands and, until the game is over, face-down cards from others."""
    if viewer is not None and viewer in game.revealed.get(obj.id, ()):
        return True
    if obj.zone is Zone.LIBRARY:
        return _is_top_card_shown(game, obj, viewer)
    if obj.zone is Zone.HAND:
        return _sees_hand(game, obj.owner, viewer)
    if obj.face_down:
        if obj.zone in (Zone.BATTLEFIELD, Zone.STACK) and obj.controller == viewer:
            return True
        if obj.zone is Zone.EXILE and _is_hidden_by(game, obj, viewer):
            return True
        return game.result is not None and is_shown_at_last(obj)
    return True


def _is_hidden_by(game: State, obj: Object, viewer: Id | None) -> bool:
    """CR 702.75a: whether the viewer controls the permanent that hid the card away."""
    hiders = [game.permanent(id) for id in obj.linked(HIDDEN_AWAY) if isinstance(id, int)]
    return any(hider is not None and hider.controller == viewer for hider in hiders)


def _sees_hand(game: State, holder: Id, viewer: Id | None) -> bool:
    """CR 402.3: the viewer's own hand, those of teammates at some tables, and those that are played revealed."""
    if holder == viewer or (viewer is not None and may_see_hand(game, holder, viewer)):
        return True
    return any(statement.shows(game, holder, by) for by, statement in game.statements(HandShown))


def is_shown_at_last(obj: Object) -> bool:
    """CR 702.143f, 708.9: whether this is a face-down card that is shown when its owner leaves or the game ends.

    What is exiled face down otherwise stays hidden (406.3).
    """
    return obj.face_down and (obj.zone in (Zone.BATTLEFIELD, Zone.STACK) or bool(obj.linked(FORETOLD)))


def may_see_hand(game: State, holder: Id, viewer: Id) -> bool:
    """CR 808.5, 809.7, 810.5, 811.5: teammates review each other's hands, or only those who sit side by side."""
    options = game.options
    if not (options.open_hands or options.open_hands_beside) or game.players[holder].team != game.players[viewer].team:
        return False
    return options.open_hands or viewer in influence.beside(game, holder)


def _is_top_card_shown(game: State, obj: Object, viewer: Id | None) -> bool:
    """CR 401.5: a card that became the top one while something is announced is not shown before that is done."""
    shown = game.statements(TopCardShown)
    owner = game.players[obj.owner]
    if not shown or owner.library[0] != obj.id or (game.tops is not None and obj.id not in game.tops):
        return False
    return any(statement.shows(game, owner, viewer, by) for by, statement in shown)


def tops(game: State) -> tuple[Id, ...]:
    """The cards that are now on top of the libraries."""
    return tuple(player.library[0] for player in game.players if player.library)


def hidden_from(game: State, viewer: Id | None) -> list[Object]:
    """CR 400.2: the cards that a player (for None, a spectator) may not see."""
    libraries = zip(game.players, seen_in_libraries(game, viewer), strict=True)
    inside = [
        game.objects[id] for player, known in libraries for place, id in enumerate(player.library) if place not in known
    ]
    return [*inside, *hidden_elsewhere(game, viewer)]


def unseen_in_library(game: State, player: Player, viewer: Id | None) -> list[Object]:
    """CR 401.2: the cards of a library that a player may not see, the top one first."""
    known = seen_in_libraries(game, viewer)[player.id]
    return [game.objects[id] for place, id in enumerate(player.library) if place not in known]


def hidden_elsewhere(game: State, viewer: Id | None) -> list[Object]:
    """CR 402.3, 708.5: the cards in hands, and those that lie face down, that a player may not see."""
    secret = [obj for obj in game.objects.values() if obj.zone is Zone.HAND or obj.face_down]
    elsewhere = [obj for obj in secret if obj.zone is not Zone.LIBRARY]
    seen = {obj.id for obj in seen_among(game, elsewhere, viewer)}
    return [obj for obj in elsewhere if obj.id not in seen]
