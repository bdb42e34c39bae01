"""The text of a plane, phenomenon or scheme carried out beside a paper table.

What is about planes, schemes, the planar die and turns happens here, by the same words as in a whole game
(`Effect.is_on_paper`). The rest is for people. Where it depends on what only they can see, they are asked. What lasts
until somebody planeswalks is kept in mind for them.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from planechase.rules.casual.planeswalking import Planeswalked, UntilPlaneswalk, UntilPlaneswalkFromPlane
from planechase.rules.events.lasting import begin_effect
from planechase.rules.language.characteristics import Characteristics
from planechase.rules.language.grammar import Effect, Statement
from planechase.rules.language.word import word
from planechase.rules.multiplayer import team_texts
from planechase.rules.state.decisions import Confirm, Rule, ask
from planechase.rules.state.purpose import Purpose
from planechase.telling.texts import said
from planechase.words.casual.planar_words import WhileFaceUp
from planechase.words.conditions import HasCounters
from planechase.words.effects.flow import DoIf, If, Instead, Later, May, Sequence, UnlessPays, doing
from planechase.words.english import capital
from planechase.words.question_texts import Asking, offer

if TYPE_CHECKING:
    from planechase.rules.language.grammar import Condition, Duration
    from planechase.rules.state.source import Source
    from planechase.rules.state.state import State


@word
class KeptInMind(Statement):
    """Something that people remember themselves; the program only says it."""

    reads = "{text}"
    text: str


BY_HAND: Final = Characteristics("people")
"""Where something comes from that no card here says."""


def speaks_of_planes(effect: Effect) -> bool:
    """Whether the program carries out some of it."""
    return any(isinstance(part, Effect) and part.is_on_paper() for part in effect.walk())


def resolve(game: State, effect: Effect, by: Source) -> Rule[None]:
    """CR 608.2, 901.12c: what "you" do, each member of a team that shares turns does."""
    if team_texts.speaks_to_team(game, by):
        yield from team_texts.follow(game, effect.instructions(), by, do=carry_out)
    else:
        yield from carry_out(game, effect, by)


def carry_out(game: State, effect: Effect, by: Source) -> Rule[None]:
    """CR 608.2c: instruction by instruction, in the order written."""
    if effect.is_on_paper():
        yield from effect.happen(game, by)
    elif not speaks_of_planes(effect):
        _keep_in_mind(game, effect, by)
    else:
        yield from _follow(game, effect, by)


def _follow(game: State, effect: Effect, by: Source) -> Rule[None]:
    """What joins instructions. If another word contains one of ours, people carry it out."""
    match effect:
        case Sequence():
            yield from carry_out(game, effect.first, by)
            yield from carry_out(game, effect.second, by)
        case May():
            yield from _may(game, effect, by)
        case If() | DoIf():
            otherwise = effect.otherwise if isinstance(effect, If) else None
            yield from _either(game, effect, effect.effect, otherwise, by)
        case Instead():
            yield from _either(game, effect, effect.other, effect.effect, by)
        case UnlessPays():
            who = effect.who.found(game, by)
            if not (who and (yield from _ask_whether(game, effect, by, "{}: Was that paid?"))):
                yield from carry_out(game, effect.effect, by)


def _may(game: State, may: May, by: Source) -> Rule[None]:
    for player in may.who.found(game, by)[: 1 if may.who.is_you else None]:
        doer = doing(by, player.id, not may.who.is_you)
        able = not (may.effect.is_on_paper() and may.effect.is_forbidden(game, doer))
        if able and (yield from ask(offer(game, may.effect, doer, may, may.who))):
            yield from carry_out(game, may.effect, doer)
            if may.then is not None:
                yield from carry_out(game, may.then, by)
        elif may.otherwise is not None:
            yield from carry_out(game, may.otherwise, by)


def _either(
    game: State, asking: If | DoIf | Instead, effect: Effect, otherwise: Effect | None, by: Source
) -> Rule[None]:
    if (yield from is_so(game, asking.condition, by, asking)):
        yield from carry_out(game, effect, by)
    elif otherwise is not None:
        yield from carry_out(game, otherwise, by)


def is_known(condition: Condition) -> bool:
    """Whether the program can tell if it is true: it knows the counters on a plane."""
    return isinstance(condition, HasCounters)


def is_so(game: State, condition: Condition, by: Source, within: Condition | Effect) -> Rule[bool]:
    """Whether a condition holds. If only people can see it, they are asked, with the words around it."""
    if is_known(condition):
        return condition.holds(game, by)
    return (yield from _ask_whether(game, within, by, "{}: Is that true?"))


def _ask_whether(game: State, part: Condition | Effect, by: Source, question: str) -> Rule[bool]:
    text = capital(Asking(game, by).read(part)).rstrip(".")
    return (yield from ask(Confirm(by.controller, Purpose.MAY, question.format(text), by.object_id)))


def _keep_in_mind(game: State, effect: Effect, by: Source) -> None:
    """CR 901.11: what people have done and what lasts until somebody planeswalks is listed until it ends."""
    for instruction in effect.instructions():
        duration = _until(instruction)
        if duration is not None:
            text = said(instruction, game.chars(game.recall(by.object_id)))
            begin_effect(game, KeptInMind(text), by, duration)


def _until(instruction: Effect) -> Duration | None:
    """Until when something matters, if that has to do with planes; what is to come then matters until then."""
    if isinstance(instruction, Later) and Planeswalked in instruction.trigger.kinds():
        return UntilPlaneswalk()
    duration = getattr(instruction, "duration", None)
    return duration if isinstance(duration, (UntilPlaneswalk, UntilPlaneswalkFromPlane, WhileFaceUp)) else None
