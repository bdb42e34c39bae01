"""What happens with planes and schemes (CR 901, 904)."""

from __future__ import annotations

from planechase.rules.casual.chaos import ChaosEnsues
from planechase.rules.casual.planar_die import PlanarDieRolled
from planechase.rules.casual.planeswalking import Encountered, PlaneswalkedTo
from planechase.rules.casual.schemes import Abandoned, SetInMotion
from planechase.rules.state.state import State
from planechase.telling import particulars as p
from planechase.telling.entries import LogKind, Told, phrase
from planechase.telling.mentioning import mention
from planechase.telling.narration.narrators import tells


@tells(PlanarDieRolled)
def _planar_die(game: State, event: PlanarDieRolled) -> Told:
    parts = phrase("{} rolls the planar die: {}.", mention(game, event.player), event.face.value)
    return Told(LogKind.PLANAR_ROLL, parts, p.PlanarDie(event.face))


@tells(PlaneswalkedTo)
def _planeswalk(game: State, event: PlaneswalkedTo) -> Told:
    parts = phrase("{} planeswalks to {}.", mention(game, event.player), mention(game, event.object_id))
    return Told(LogKind.PLANESWALK, parts)


@tells(Encountered)
def _encounter(game: State, event: Encountered) -> Told:
    parts = phrase("{} encounters {}.", mention(game, event.player), mention(game, event.object_id))
    return Told(LogKind.ENCOUNTER, parts)


@tells(SetInMotion)
def _set_in_motion(game: State, event: SetInMotion) -> Told:
    parts = phrase("{} sets {} in motion.", mention(game, event.player), mention(game, event.object_id))
    return Told(LogKind.SET_IN_MOTION, parts)


@tells(Abandoned)
def _abandoned(game: State, event: Abandoned) -> Told:
    parts = phrase("{} abandons {}.", mention(game, event.player), mention(game, event.object_id))
    return Told(LogKind.ABANDON, parts)


@tells(ChaosEnsues)
def _chaos(game: State, event: ChaosEnsues) -> Told:
    return Told(LogKind.CHAOS, ("Chaos ensues.",))
