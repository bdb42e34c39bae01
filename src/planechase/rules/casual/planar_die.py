"""The planar die (CR 901.3a, 901.8, 901.9): rolling it, and the planeswalking ability."""

from __future__ import annotations

from enum import Enum
from typing import TYPE_CHECKING, Final

from planechase.rules.casual.chaos import chaos_ensues
from planechase.rules.casual.planar_decks import COMMUNAL, face_up, planar_state
from planechase.rules.casual.planeswalking import Cause, Planeswalk
from planechase.rules.events import triggers
from planechase.rules.events.continuous import PendingTrigger
from planechase.rules.events.events import DiceRolled, Event, PlayerEvent, event
from planechase.rules.events.happening import happen
from planechase.rules.events.zones import cease_to_exist
from planechase.rules.language.abilities import Ability, TriggeredAbility
from planechase.rules.language.characteristics import Characteristics
from planechase.rules.language.grammar import Statement, Trigger
from planechase.rules.language.word import word
from planechase.rules.state import sourceless
from planechase.rules.state.decisions import Choose, Rule, ask
from planechase.rules.state.edition import Edition
from planechase.rules.state.objects import Id, Object, StackObject
from planechase.rules.state.purpose import Purpose
from planechase.rules.state.source import Source

if TYPE_CHECKING:
    from collections.abc import Sequence

    from planechase.rules.state.player import Player
    from planechase.rules.state.state import State

SIDES: Final = 6


class Face(Enum):
    """CR 901.3a: the planar die has one Planeswalker symbol, one chaos symbol and four blank faces."""

    PLANESWALKER = "planeswalker"
    CHAOS = "chaos"
    BLANK = "blank"


FACES: Final = (Face.PLANESWALKER, Face.CHAOS, Face.BLANK, Face.BLANK, Face.BLANK, Face.BLANK)


@event
class PlanarDieRolled(PlayerEvent):
    """CR 901.9: what the planar die showed in the end."""

    face: Face


@event
class RollPlanarDie(PlayerEvent):
    """CR 901.9: the planar die is about to be rolled. Effects may add dice; the player keeps one of them."""

    extra: int = 0
    faces: tuple[Face, ...] = ()
    """What the dice showed; people who roll dice of their own say beforehand which face counts."""

    def occur(self, game: State) -> Rule[None]:
        self.faces = self.faces or tuple(FACES[game.chance.face(SIDES) - 1] for _ in range(1 + self.extra))
        return
        yield


@word
class BlankIsChaos(Statement):
    """Each blank roll of the planar die is a chaos roll."""

    on_paper = True
    reads = "each blank roll of the planar die is a {{CHAOS}} roll"


@word
class WhenPlaneswalkerRolled(Trigger):
    """CR 901.8: the trigger of the planeswalking ability; it is put on the stack by the roll itself."""

    reads = "whenever you roll the Planeswalker symbol on the planar die"

    def kinds(self) -> tuple[type[Event], ...]:
        return ()

    def matches(self, game: State, event: Event, by: Source) -> bool:
        return False


PLANESWALKING_ABILITY: Final = TriggeredAbility(WhenPlaneswalkerRolled(), Planeswalk(Cause.ROLL))
NO_SOURCE_VALUES: Final = Characteristics("the planeswalking ability")


def without_source(game: State) -> Id:
    """CR 901.8: something that is no object and never was, to stand where an ability has no source."""
    return sourceless.without_source(game, NO_SOURCE_VALUES, COMMUNAL)


def roll_planar_die(game: State, player: Player, shown: Face | None = None) -> Rule[Face | None]:
    """CR 901.9a to 901.9d: roll, and let the result take effect. Returns the face, or None if nothing was rolled.

    `shown` is what a die has shown that was rolled on a real table.
    """
    if planar_state(game) is None:
        return None
    happened = yield from happen(game, RollPlanarDie(player.id, faces=(shown,) if shown is not None else ()))
    rolled = [roll for roll in happened if isinstance(roll, RollPlanarDie)]
    if not rolled:
        return None
    face = yield from _kept(player, rolled[0].faces)
    if face is Face.BLANK and game.said_of(BlankIsChaos, player.id):
        face = Face.CHAOS
    yield from happen(game, DiceRolled(player.id, 0, ()), PlanarDieRolled(player.id, face))
    if game.edition is Edition.Y2011:
        yield from _planes_see_the_symbol(game, player, face)
    elif face is Face.CHAOS:
        yield from chaos_ensues(game, by=player)
    elif face is Face.PLANESWALKER and (planar := planar_state(game)) is not None:
        _planeswalking_ability_triggers(game, player, planar.no_source)
    return face


def _planes_see_the_symbol(game: State, player: Player, face: Face) -> Rule[None]:
    """2011:309.6, 309.7, 901.7a: both symbols set off abilities of a plane, if "you" who control it rolled them."""
    for plane in face_up(game):
        if not Source(plane.controller, plane.id).means(game, player.id):
            continue
        if face is Face.CHAOS:
            yield from chaos_ensues(game, plane, by=player)
        elif face is Face.PLANESWALKER:
            _planeswalking_ability_triggers(game, game.players[plane.controller], plane.id)


def _kept(player: Player, faces: Sequence[Face]) -> Rule[Face]:
    """CR 706.6: with more dice than one, the player chooses which roll counts."""
    if len(set(faces)) == 1:
        return faces[0]
    why = "Choose which roll of the planar die counts."
    chosen = yield from ask(Choose(player.id, Purpose.ROLL, why, _names(faces)))
    return Face(chosen[0])


def _names(faces: Sequence[Face]) -> list[str]:
    return list(dict.fromkeys(face.value for face in faces))


def _planeswalking_ability_triggers(game: State, player: Player, source: Id) -> None:
    """CR 901.8: it has no source and belongs to the roller; in 2011 it was an ability of the plane itself."""
    triggers.wait(game, PendingTrigger(PLANESWALKING_ABILITY, -1, Source(player.id, source)))


def planeswalking_abilities_cease(game: State, lost: Sequence[Object]) -> None:
    """CR 901.10a: planeswalking abilities on the stack cease to exist as a plane leaves the game.

    2011:901.9a: only its own did.
    """
    sources = [obj.id for obj in lost] if game.edition is Edition.Y2011 else None

    def ceases(ability: Ability | None, source: Id) -> bool:
        return ability is PLANESWALKING_ABILITY and (sources is None or source in sources)

    for turn in game.turns:
        for id in list(turn.stack):
            obj = game.objects[id]
            if isinstance(obj, StackObject) and ceases(obj.ability, obj.source.object_id):
                cease_to_exist(game, obj)
    game.waiting = [one for one in game.waiting if not ceases(one.ability, one.by.object_id)]
