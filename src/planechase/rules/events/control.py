"""Control-changing effects: layer 2 (CR 613.1b), kept up to date as they come and go.

Who controls what is worked out anew whenever something has changed, as the layers are: from the player under whom
each permanent entered, with what layer 1 has made of everything (613.2c), one effect after the other (613.7, 613.8).
"""

from __future__ import annotations

from functools import lru_cache, partial
from typing import TYPE_CHECKING, Final

from planechase.rules.combat.combat import remove_from_combat
from planechase.rules.dependency import comes_next
from planechase.rules.events import ascending, daylight
from planechase.rules.events.durations import end_what_is_over
from planechase.rules.events.events import ControlChanged, Event
from planechase.rules.language.grammar import Duration, Modification, Modifying, Players, Statement
from planechase.rules.language.slots import LinkSlot
from planechase.rules.language.word import word
from planechase.rules.layers import CONTROL, COPY, Instance, after_first
from planechase.rules.state.objects import Id, Permanent
from planechase.rules.state.source import Source

if TYPE_CHECKING:
    from planechase.rules.language.characteristics import Draft
    from planechase.rules.state.state import State

RING_BEARER: Final[LinkSlot] = LinkSlot("Ring-bearer")
"""CR 701.54a: on a creature, whose Ring-bearer it is, until another player gains control of it."""


@word
class GainControl(Modification):
    """Layer 2: a player controls the object; `who` is "you" by default."""

    layer = CONTROL
    who: Players | None = None

    def apply(self, game: State, draft: Draft, by: Source) -> None:
        """Control is no characteristic; see `settle`."""

    def controller(self, game: State, by: Source) -> Id:
        if self.who is None:
            return by.controller
        found = self.who.found(game, by)
        return found[0].id if found else by.controller


def settle(game: State) -> list[Event]:
    """CR 611.2b, 611.3a: end what has lasted long enough, and give everything to whom it belongs now.

    CR 702.131b: with what they control now, players may get the city's blessing. CR 702.145c: what is bound to the day
    or the night transforms. Returns what has changed, of which nobody has been told.
    """
    changes = end_what_is_over(game, _no_longer_so)
    while not game.known.controlled:
        game.known.controlled = True
        changes += ascending.settle(game)
        changes += daylight.settle(game)
        game.known.contested = _may_differ(game)
        if not game.known.contested:
            continue
        wanted = _controllers(game)
        for permanent in [p for p in game.permanents() if wanted[p.id] != p.controller]:
            if not game.players[wanted[permanent.id]].has_left:
                changes.append(_change(game, permanent, wanted[permanent.id]))
        changes += end_what_is_over(game, _no_longer_so)
    return changes


def _no_longer_so(game: State, duration: Duration, by: Source, id: Id) -> bool:
    """CR 611.2b: what lasts "for as long as" something is so ends when it is not."""
    return duration.over(game, by)


def orphans(game: State) -> list[Permanent]:
    """CR 800.4c: permanents whose controller by default has left, once nothing gives them to anybody else."""
    if not any(player.has_left for player in game.players):
        return []
    left_behind = [p for p in game.permanents() if game.players[p.base_controller].has_left]
    if not left_behind:
        return []
    wanted = _controllers(game)
    return [p for p in left_behind if game.players[wanted[p.id]].has_left]


def _may_differ(game: State) -> bool:
    """Whether anybody may have to control something that they do not control by default, or does."""
    return (
        any(permanent.controller != permanent.base_controller for permanent in game.permanents())
        or any(_matters(effect.statement) for effect in game.effects)
        or any(
            _matters(statement)
            for obj in game.speakers()
            if Modifying in obj.copiable.index.statements
            for _, statement in obj.copiable.index.of_kind(Modifying)
        )
    )


@lru_cache(maxsize=2048)
def _matters(statement: Statement) -> bool:
    """Whether it changes control, or may bring something that does."""
    return isinstance(statement, Modifying) and any(
        layer in (CONTROL, COPY) for modification in statement.modifications() for layer in modification.layers()
    )


def _controllers(game: State) -> dict[Id, Id]:
    """CR 613.1b, 613.7, 613.8: who is to control each permanent now."""
    permanents = game.permanents()
    kept = [permanent.controller for permanent in permanents]
    with after_first(game) as instances:
        waiting = sorted((i for i in instances if i.in_layer(CONTROL)), key=lambda instance: instance.timestamp)
        for permanent in permanents:
            permanent.controller = permanent.base_controller
        while waiting:
            chosen = comes_next(waiting, partial(_depends, game))
            waiting.remove(chosen)
            _give(_taken(game, chosen))
        wanted = {permanent.id: permanent.controller for permanent in permanents}
    for permanent, controller in zip(permanents, kept, strict=True):
        permanent.controller = controller
    return wanted


Taken = list[tuple[Permanent, Id]]
"""Permanents, and who gains control of each."""


def _taken(game: State, effect: Instance) -> Taken:
    """What an effect would do now: nothing changes to the control of a player who has left (CR 800.4b)."""
    if effect.ability is not None:
        effect.by = Source(game.objects[effect.by.object_id].controller, effect.by.object_id)
    gainer = _new_controller(game, effect.statement, effect.by)
    if game.players[gainer].has_left or not effect.exists(game):
        return []
    affected, statement = effect.affected, effect.statement
    return [
        (permanent, gainer)
        for permanent in game.permanents()
        if (permanent.id in affected if affected is not None else statement.affects(game, permanent, effect.by))
    ]


def _give(taken: Taken) -> None:
    for permanent, gainer in taken:
        permanent.controller = gainer


def _depends(game: State, one: Instance, other: Instance) -> bool:
    """CR 613.8a: applying `other` would change whether `one` exists, or what it applies to."""
    if one.ability is None:
        return False
    before = _taken(game, one)
    taken = _taken(game, other)
    kept = [(permanent, permanent.controller) for permanent, _ in taken]
    _give(taken)
    after = _taken(game, one)
    _give(kept)
    return after != before


def _new_controller(game: State, statement: Modifying, by: Source) -> Id:
    for modification in statement.modifications():
        if isinstance(modification, GainControl):
            return modification.controller(game, by)
    return by.controller


def _change(game: State, permanent: Permanent, wanted: Id) -> ControlChanged:
    """CR 302.6, 506.4, 701.54a: summoning sickness starts anew, it leaves combat, and no longer bears the Ring."""
    old, permanent.controller = permanent.controller, wanted
    permanent.since = game.new_stamp()
    if permanent.linked(RING_BEARER):
        permanent.link(RING_BEARER)
    for turn in game.turns:
        if turn.combat is not None:
            remove_from_combat(turn.combat, permanent.id)
    game.changed()
    return ControlChanged(permanent.id, old, wanted)
