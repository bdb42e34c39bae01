"""What lasts (CR 611.2, 603.7): effects of spells and abilities that have resolved, and abilities that wait."""

from __future__ import annotations

from planechase.rules.events.continuous import ContinuousEffect, DelayedTrigger
from planechase.rules.language.characteristics import Characteristics
from planechase.rules.state.objects import HIDDEN_ZONES, Id
from planechase.rules.state.source import Source
from planechase.rules.state.state import State
from planechase.rules.state.visibility import is_seen_alike
from planechase.telling.naming import Viewer, name
from planechase.telling.texts import said, text_of_ability
from planechase.telling.view import EffectView, WaitingView

_NOBODY = Characteristics("the rules")


def shown_effects(game: State, viewer: Viewer) -> list[EffectView]:
    """The effects that last, the oldest first."""
    return [
        {
            **_lasting(game, effect, said(effect.statement, _source(game, effect.by)), viewer),
            "affects": [id for id in effect.affected if _is_where_all_see(game, id)]
            if effect.affected is not None
            else None,
            "uses": game.shields.get(effect.id),
        }
        for effect in game.effects
    ]


def shown_waiting(game: State, viewer: Viewer) -> list[WaitingView]:
    """CR 603.7: the delayed triggered abilities."""
    return [
        _lasting(game, delayed, text_of_ability(delayed.ability, _source(game, delayed.by)), viewer)
        for delayed in game.delayed
    ]


def is_lasting_seen_alike(game: State) -> bool:
    """Whether every viewer is told the same about lasting effects and waiting abilities: all see their sources."""
    sources = [*[effect.by for effect in game.effects], *[delayed.by for delayed in game.delayed]]
    return all(_is_named_alike(game, by.object_id) for by in sources)


def _is_named_alike(game: State, id: Id) -> bool:
    obj = game.get(id)
    if obj is not None:
        return is_seen_alike(obj)
    gone = game.departed.get(id)
    return gone is None or gone.zone not in HIDDEN_ZONES


def _is_where_all_see(game: State, id: Id) -> bool:
    """Whether everybody sees where it lies."""
    obj = game.get(id)
    return obj is not None and obj.zone not in HIDDEN_ZONES


def _is_known(game: State, by: Source) -> bool:
    return by.object_id in game.objects or by.object_id in game.departed


def _source(game: State, by: Source) -> Characteristics:
    """What it comes from, as it is or as it last was; what is only said by the rules comes from nothing."""
    return game.chars(game.recall(by.object_id)) if _is_known(game, by) else _NOBODY


def _lasting(game: State, one: ContinuousEffect | DelayedTrigger, text: str, viewer: Viewer) -> WaitingView:
    """What lasting effects and waiting abilities have in common."""
    by, chars, known = one.by, _source(game, one.by), _is_known(game, one.by)
    return {
        "id": one.id,
        "text": text,
        "until": said(one.duration, chars) if one.duration is not None else None,
        "source": by.object_id if known else None,
        "source_name": name(game, by.object_id, viewer) if known else chars.name,
        "controller": by.controller if 0 <= by.controller < len(game.players) else None,
    }
