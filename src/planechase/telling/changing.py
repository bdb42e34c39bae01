"""CR 613: what a permanent would be without whatever changes it, and what that is."""

from __future__ import annotations

from planechase.rules.language.characteristics import Characteristics
from planechase.rules.language.grammar import Modifying
from planechase.rules.layers import defined, face_down_values
from planechase.rules.state.objects import Id, Permanent
from planechase.rules.state.source import Source
from planechase.rules.state.state import State
from planechase.rules.state.visibility import is_seen_alike


def base(game: State, permanent: Permanent) -> Characteristics:
    """CR 613.2, 708.2a: what it is by itself: as printed, as a copy of something, or as what lies face down."""
    if permanent.face_down:
        return face_down_values(permanent)
    return defined(game, permanent) if permanent.copiable.index.defining else permanent.copiable


def changed_by(game: State, permanent: Permanent) -> list[Id]:
    """CR 611.3: the other objects whose abilities change it now. Effects fixed on it are listed as effects."""
    fixed = {id(effect.statement) for effect in game.effects if effect.affected is not None}
    found = {
        by.object_id: None
        for by, statement in game.statements(Modifying)
        if by.object_id != permanent.id and id(statement) not in fixed and _changes(game, permanent, by, statement)
    }
    return [id for id in found if (obj := game.get(id)) is not None and is_seen_alike(obj)]


def _changes(game: State, permanent: Permanent, by: Source, statement: Modifying) -> bool:
    return permanent.zone in statement.zones() and statement.affects(game, permanent, by)
