"""Control-changing effects: layer 2 (CR 613.1b), kept up to date as they come and go."""

from __future__ import annotations

from typing import TYPE_CHECKING

from planechase.rules.combat.combat import remove_from_combat
from planechase.rules.events.events import ControlChanged
from planechase.rules.events.happening import tell
from planechase.rules.language.grammar import Modification, Modifying, Players
from planechase.rules.language.word import word
from planechase.rules.layers import CONTROL
from planechase.rules.state.objects import Id, Permanent

if TYPE_CHECKING:
    from planechase.rules.language.characteristics import Draft
    from planechase.rules.state.source import Source
    from planechase.rules.state.state import State


@word
class GainControl(Modification):
    """Layer 2: a player controls the object; `who` is "you" where nothing is said."""

    layer = CONTROL
    who: Players | None = None

    def apply(self, game: State, draft: Draft, by: Source) -> None:
        """Control is no characteristic; see `update`."""

    def controller(self, game: State, by: Source) -> Id:
        if self.who is None:
            return by.controller
        found = self.who.found(game, by)
        return found[0].id if found else by.controller


def update(game: State) -> None:
    """CR 613.1b, 613.7: the newest control effect on a permanent decides; without one, the player it entered under."""
    effects = _control_effects(game)
    if not effects and all(p.controller == p.base_controller for p in game.permanents()):
        return
    for permanent in game.permanents():
        wanted = _wanted(game, permanent, effects)
        if wanted != permanent.controller and not game.players[wanted].has_left:
            _change(game, permanent, wanted)


def orphans(game: State) -> list[Permanent]:
    """CR 800.4c: permanents whose controller by default has left, once nothing gives them to anybody else."""
    if not any(player.has_left for player in game.players):
        return []
    left_behind = [p for p in game.permanents() if game.players[p.base_controller].has_left]
    if not left_behind:
        return []
    effects = _control_effects(game)
    return [p for p in left_behind if game.players[_wanted(game, p, effects)].has_left]


ControlEffect = tuple[int, Modifying, "Source", tuple[Id, ...] | None]


def _wanted(game: State, permanent: Permanent, effects: list[ControlEffect]) -> Id:
    """Who is to control it: nothing changes to the control of a player who has left (CR 800.4b)."""
    wanted = permanent.base_controller
    for _, statement, by, affected in effects:
        if permanent.id in affected if affected is not None else statement.affects(game, permanent, by):
            gainer = _new_controller(game, statement, by)
            if not game.players[gainer].has_left:
                wanted = gainer
    return wanted


def _control_effects(game: State) -> list[ControlEffect]:
    found = [
        (effect.timestamp, effect.statement, effect.by, effect.affected)
        for effect in game.effects
        if isinstance(effect.statement, Modifying) and _is_control(effect.statement)
    ]
    for by, statement in game.statements(Modifying):
        obj = game.get(by.object_id)
        if _is_control(statement) and obj is not None and not by.stack_id:
            if any(s is statement for _, s in game.chars(obj).index.of_kind(Modifying)):
                found.append((obj.timestamp, statement, by, None))
    found.sort(key=lambda entry: entry[0])
    return found


def _is_control(statement: Modifying) -> bool:
    return any(isinstance(modification, GainControl) for modification in statement.modifications())


def _new_controller(game: State, statement: Modifying, by: Source) -> Id:
    for modification in statement.modifications():
        if isinstance(modification, GainControl):
            return modification.controller(game, by)
    return by.controller


def _change(game: State, permanent: Permanent, wanted: Id) -> None:
    """CR 302.6, 506.4: summoning sickness starts anew and the permanent leaves combat."""
    old, permanent.controller = permanent.controller, wanted
    permanent.since = game.new_stamp()
    for turn in game.turns:
        if turn.combat is not None:
            remove_from_combat(turn.combat, permanent.id)
    game.changed()
    tell(game, ControlChanged(permanent.id, old, wanted))
