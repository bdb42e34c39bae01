"""Objects that change: counters, tokens, attachments, control, and whatever goes from zone to zone (CR 400.7)."""

from __future__ import annotations

from typing import Final

from planechase.rules.events.actions import TokensCreated
from planechase.rules.events.choices import BecomesCopy
from planechase.rules.events.daylight import DAY, DaytimeChanges
from planechase.rules.events.designations import CaseSolved, LevelGained
from planechase.rules.events.events import (
    Attached,
    BecomesCrewed,
    ControlChanged,
    CounterPlacement,
    CounterRemoval,
    CreatureDevoured,
    Discarded,
    DoorUnlocked,
    Milled,
    PhasedIn,
    PhasedOut,
    Sacrificed,
    TurnedFaceUp,
)
from planechase.rules.events.turning_over import Transforms
from planechase.rules.events.zones import ZoneChange
from planechase.rules.language.card_types import CREATURE, PLANESWALKER
from planechase.rules.spells.merging import Mutates
from planechase.rules.state.objects import Zone
from planechase.rules.state.state import State
from planechase.telling import particulars as p
from planechase.telling.entries import Group, LogKind, Mention, Parts, Told, Verb, phrase
from planechase.telling.mentioning import group, mention, moved, place, whose
from planechase.telling.narration.narrators import tells
from planechase.words.english import article, number_word


@tells(CounterPlacement)
def _put_counters(game: State, event: CounterPlacement) -> Told:
    parts = phrase("{} gets {}.", mention(game, event.on), _counters(event.kind, event.count))
    return Told(LogKind.PUT_COUNTERS, parts, p.Counters(event.kind, event.count))


@tells(CounterRemoval)
def _remove_counters(game: State, event: CounterRemoval) -> Told | None:
    if not event.count:
        return None
    parts = phrase("{} loses {}.", mention(game, event.on), _counters(event.kind, event.count))
    return Told(LogKind.REMOVE_COUNTERS, parts, p.Counters(event.kind, event.count))


def _counters(kind: str, count: int) -> str:
    return f"{article(kind)} counter" if count == 1 else f"{number_word(count)} {kind} counters"


@tells(TokensCreated)
def _tokens(game: State, event: TokensCreated) -> Told | None:
    count = len(event.new_ids)
    if not count:
        return None
    values = event.values
    name = values.name.removesuffix(" Token")
    size = f"{values.power}/{values.toughness} " if values.power is not None else ""
    token = f"{size}{name} token"
    called = article(token) if count == 1 else token
    what = Group(tuple(Mention(id, called) for id in event.new_ids))
    parts = phrase("{} creates {}.", mention(game, event.player), what)
    return Told(LogKind.CREATE, parts, p.Tokens(name, count, values.power, values.toughness))


@tells(Sacrificed)
def _sacrifice(game: State, event: Sacrificed) -> Told:
    parts = phrase("{} sacrifices {}.", mention(game, event.player), mention(game, event.object_id))
    return Told(LogKind.SACRIFICE, parts)


@tells(CreatureDevoured)
def _devour(game: State, event: CreatureDevoured) -> Told:
    return Told(LogKind.DEVOUR, phrase("{} is devoured.", mention(game, event.object_id)))


@tells(Discarded)
def _discard(game: State, event: Discarded) -> Told:
    parts = phrase("{} discards {}.", mention(game, event.player), moved(game, event.object_id, event.new_id))
    return Told(LogKind.DISCARD, parts)


@tells(Milled)
def _mill(game: State, event: Milled) -> Told:
    parts = phrase("{} mills {}.", mention(game, event.player), moved(game, event.object_id, event.new_id))
    return Told(LogKind.MILL, parts)


@tells(Attached)
def _attached(game: State, event: Attached) -> Told:
    parts = phrase("{} is attached to {}.", mention(game, event.object_id), mention(game, event.to))
    return Told(LogKind.ATTACH, parts)


@tells(ControlChanged)
def _control(game: State, event: ControlChanged) -> Told:
    parts = phrase("{} gains control of {}.", mention(game, event.new), mention(game, event.object_id))
    return Told(LogKind.CONTROL, parts, p.ChangeDetail(event.old, event.new))


@tells(TurnedFaceUp)
def _face_up(game: State, event: TurnedFaceUp) -> Told:
    return Told(LogKind.FACE_UP, phrase("{} is turned face up.", mention(game, event.object_id)))


@tells(Transforms)
def _transforms(game: State, event: Transforms) -> Told:
    before = Mention(event.object_id, event.from_name)
    return Told(LogKind.TRANSFORM, phrase("{} transforms into {}.", before, mention(game, event.object_id)))


@tells(Mutates)
def _mutates(game: State, event: Mutates) -> Told:
    return Told(LogKind.NOTE, phrase("{} mutates.", mention(game, event.object_id)))


@tells(DaytimeChanges)
def _daytime(game: State, event: DaytimeChanges) -> Told:
    sentence = "It becomes day." if event.after == DAY else "It becomes night."
    return Told(LogKind.DAYTIME, phrase(sentence))


@tells(LevelGained)
def _level(game: State, event: LevelGained) -> Told:
    return Told(LogKind.NOTE, phrase("{} becomes level {}.", mention(game, event.object_id), str(event.level)))


@tells(CaseSolved)
def _solved(game: State, event: CaseSolved) -> Told:
    return Told(LogKind.NOTE, phrase("{} is solved.", mention(game, event.object_id)))


@tells(DoorUnlocked)
def _unlocked(game: State, event: DoorUnlocked) -> Told:
    door = game.chars(game.recall(event.object_id)).doors[event.door]
    parts = phrase("{} unlocks {}.", mention(game, event.player), Mention(event.object_id, door.name))
    return Told(LogKind.NOTE, parts)


@tells(BecomesCopy)
def _becomes_copy(game: State, event: BecomesCopy) -> Told:
    parts = phrase("{} becomes a copy of {}.", mention(game, event.object_id), mention(game, event.of))
    return Told(LogKind.COPY, parts)


@tells(BecomesCrewed)
def _crewed(game: State, event: BecomesCrewed) -> Told:
    parts = phrase("{} becomes an artifact creature", mention(game, event.object_id))
    by = phrase(", crewed by {}", group(game, event.crew)) if event.crew else ()
    return Told(LogKind.CREW, phrase("{}{}.", parts, by))


@tells(PhasedOut)
def _phase_out(game: State, event: PhasedOut) -> Told:
    return Told(LogKind.PHASE_OUT, phrase("{} phases out.", mention(game, event.object_id)))


@tells(PhasedIn)
def _phase_in(game: State, event: PhasedIn) -> Told:
    return Told(LogKind.PHASE_IN, phrase("{} phases in.", mention(game, event.object_id)))


# ---------------------------------------------------------------------- from zone to zone


_TOLD_OTHERWISE: Final = ("cast", "play", "create", "draw", "discard", "mill", "sacrifice", "counter")
"""Causes of moves for which another event has the better sentence."""


@tells(ZoneChange)
def _move(game: State, event: ZoneChange) -> Told | None:
    if not event.new_id or event.cause in _TOLD_OTHERWISE:
        return None
    if event.cause in ("resolve", "no legal target") and event.origin is Zone.STACK:
        return None
    if event.cause == "mulligan":
        return _mulligan(game, event)
    kind = LogKind.ENTER if event.to is Zone.BATTLEFIELD else LogKind.DIE if _dies(game, event) else LogKind.MOVE
    return Told(kind, _moves(game, event), p.Move(event.origin, event.to, event.cause))


def _mulligan(game: State, event: ZoneChange) -> Told | None:
    """One sentence, when the whole hand is gone."""
    owner = game.recall(event.object_id).owner
    if game.players[owner].hand:
        return None
    return Told(LogKind.MULLIGAN, phrase("{} takes a mulligan.", mention(game, owner)))


def _dies(game: State, event: ZoneChange) -> bool:
    """CR 700.4: a creature or planeswalker that goes from the battlefield to a graveyard."""
    if event.origin is not Zone.BATTLEFIELD or event.to is not Zone.GRAVEYARD:
        return False
    return bool(game.chars(game.recall(event.object_id)).types & (CREATURE | PLANESWALKER))


def _moves(game: State, event: ZoneChange) -> Parts:
    old = game.recall(event.object_id)
    what, owner = moved(game, event.object_id, event.new_id), mention(game, old.owner)
    if _dies(game, event):
        return phrase("{} {} {}.", whose(game, old.controller), what, Verb("dies", "die"))
    origin = () if event.origin is Zone.BATTLEFIELD else phrase(" from {}", place(game, event.origin, old.owner))
    if event.to is Zone.BATTLEFIELD:
        under = whose(game, game.recall(event.new_id).controller)
        enters = Verb("enters", "enter")
        return phrase("{} {} the battlefield{} under {} control.", what, enters, origin, under)
    if event.to is Zone.EXILE:
        return phrase("{} {} exiled{}.", what, Verb("is", "are"), origin)
    if event.to is Zone.HAND and event.origin in (Zone.LIBRARY, Zone.OUTSIDE):
        where = "the library" if event.origin is Zone.LIBRARY else "outside the game"
        return phrase("{} puts {} from {} into their hand.", owner, what, where)
    if event.to is Zone.LIBRARY and event.origin is Zone.HAND:
        where = "on the bottom of" if event.position < 0 else "into"
        return phrase("{} puts {} from their hand {} the library.", owner, what, where)
    if event.to is Zone.HAND:
        return phrase("{} {} to {}{}.", what, Verb("returns", "return"), place(game, event.to, old.owner), origin)
    goes = Verb("goes", "go")
    if event.to is Zone.LIBRARY:
        where = "the bottom of " if event.position < 0 else "the top of " if event.position == 0 else ""
        where = "" if event.cause == "shuffle" else where
        origin = () if event.origin is Zone.LIBRARY else origin
        return phrase("{} {} to {}{}{}.", what, goes, where, place(game, event.to, old.owner), origin)
    return phrase("{} {} to {}{}.", what, goes, place(game, event.to, old.owner), origin)
