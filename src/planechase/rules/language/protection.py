"""Hexproof, shroud and protection (CR 702.11, 702.16, 702.18): who or what may not do something to an object."""

from __future__ import annotations

from typing import TYPE_CHECKING

from planechase.rules.language.abilities import KeywordAbility
from planechase.rules.language.grammar import Filter, Players, Statement
from planechase.rules.language.keywords import HEXPROOF, SHROUD
from planechase.rules.language.word import word
from planechase.rules.multiplayer import influence
from planechase.rules.state.objects import Id, Object
from planechase.rules.state.source import Source

if TYPE_CHECKING:
    from planechase.rules.state.state import State


@word
class Protection(KeywordAbility):
    """CR 702.16: damage, enchanting and equipping, blocking and targeting by such things."""

    reads = "protection from {quality:quality}"
    quality: Filter

    @property
    def name(self) -> str:
        return "protection"


@word
class PlayerIsHexproof(Statement):
    """CR 702.11c: players who cannot be the targets of their opponents' spells and abilities."""

    reads = "{who} [have|has] hexproof"
    who: Players


def protected_from(game: State, obj: Object, source: Object) -> bool:
    """CR 702.16b to 702.16f: whether the object has protection from a quality of the source."""
    for ability in game.chars(obj).abilities:
        if isinstance(ability, Protection) and ability.quality.matches(game, source, Source(obj.controller, obj.id)):
            return True
    return False


def why_not_target(game: State, id: Id, by: Source) -> str | None:
    """CR 115.4, 702.11, 702.16b, 702.18, 801.4: why this spell or ability cannot target something, if it cannot."""
    if game.reach is not None and (game.is_player(id) or id in game.objects) and not influence.reaches(game, by, id):
        return f"{game.name_of(id)} is not within range of influence."
    if game.is_player(id):
        return _why_not_target_player(game, id, by)
    obj = game.get(id)
    if obj is None:
        return "It is gone."
    keywords = game.chars(obj).keywords
    if keywords & SHROUD:
        return f"{game.name_of(id)} has shroud."
    if keywords & HEXPROOF and _is_opponent(game, obj.controller, by.controller):
        return f"{game.name_of(id)} has hexproof."
    if protected_from(game, obj, by.this(game)):
        return f"{game.name_of(id)} has protection from {game.name_of(by.object_id)}."
    return None


def _why_not_target_player(game: State, id: Id, by: Source) -> str | None:
    if game.players[id].has_left:
        return f"{game.players[id].name} has left the game."
    for source, statement in game.statements(PlayerIsHexproof):
        if any(player.id == id for player in statement.who.found(game, source)):
            if _is_opponent(game, id, by.controller):
                return f"{game.players[id].name} has hexproof."
    return None


def _is_opponent(game: State, one: Id, other: Id) -> bool:
    return game.players[one].team != game.players[other].team
