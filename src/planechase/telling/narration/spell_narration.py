"""Spells and abilities (CR 601 to 603, 707.10): what is cast, activated, triggered and copied, and how."""

from __future__ import annotations

from planechase.rules.events.choices import CopyMade
from planechase.rules.events.events import (
    AbilityActivated,
    AbilityTriggered,
    Countered,
    LandPlayed,
    NoLegalTarget,
    SpellCast,
    TakenBack,
)
from planechase.rules.spells.permissions import FACE_DOWN
from planechase.rules.state.objects import Id, StackObject, Zone
from planechase.rules.state.source import Source
from planechase.rules.state.state import State
from planechase.telling import particulars as p
from planechase.telling.entries import LogKind, Mention, Parts, Told, joined, phrase
from planechase.telling.mentioning import group, mention, place
from planechase.telling.modes import modes_of
from planechase.telling.naming import keyword_of, of, way_said
from planechase.telling.narration.narrators import tells


@tells(SpellCast)
def _cast(game: State, event: SpellCast) -> Told:
    spell = game.recall(event.object_id)
    parts = phrase("{} casts {}", mention(game, event.player), mention(game, spell.id))
    if not isinstance(spell, StackObject):
        return Told(LogKind.CAST, (*parts, "."))
    by = spell.source
    return Told(LogKind.CAST, phrase("{}{}{}.", parts, _how(game, spell), announced(game, spell)), _cast_data(by))


def _how(game: State, spell: StackObject) -> Parts:
    """CR 601.2b: in which way, from where, by what permission, and what is paid."""
    by = spell.source
    parts: Parts = ()
    if by.way != FACE_DOWN:
        parts += phrase("{}", way_said(by.way))
    if by.cast_from is not None and by.cast_from is not Zone.HAND:
        parts += phrase(" from {}", place(game, by.cast_from, spell.owner))
    if by.permission:
        parts += phrase(" thanks to {}", mention(game, by.permission))
    if by.free:
        parts += (" without paying its mana cost",)
    for cost in dict.fromkeys(by.extra_costs):
        times = by.extra_costs.count(cost)
        parts += phrase(", paying the {} cost{}", cost, f" {times} times" if times > 1 else "")
    return parts


def announced(game: State, obj: StackObject) -> Parts:
    """X, the modes and the targets, as they stand behind a spell's or ability's name."""
    by = obj.source
    parts: Parts = phrase(" with X = {}", by.x) if by.x else ()
    if by.modes:
        parts += phrase(", choosing {}", joined([(f"“{mode}”",) for mode in modes_of(obj, game.chars(obj))]))
    targets = list(dict.fromkeys(one for chosen in by.targets.values() for one in chosen))
    shares = {one: share for division in by.divisions.values() for one, share in division.items()}
    if len(shares) > 1:
        aims = [
            phrase("{} ({})", mention(game, one), shares[one]) if one in shares else (mention(game, one),)
            for one in targets
        ]
        parts += phrase(", targeting {}", joined(aims))
    elif targets:
        parts += phrase(", targeting {}", group(game, targets))
    return parts


def _data(by: Source) -> p.Announced:
    return p.Announced(by.x, by.modes, _targets(by), _shares(by))


def _cast_data(by: Source) -> p.Cast:
    permission = by.permission or None
    way = by.cast_from, by.way, permission, by.free, by.extra_costs
    return p.Cast(by.x, by.modes, _targets(by), _shares(by), *way)


def _targets(by: Source) -> tuple[int, ...]:
    return tuple(dict.fromkeys(one for chosen in by.targets.values() for one in chosen))


def _shares(by: Source) -> tuple[tuple[int, int], ...]:
    return tuple(share for division in by.divisions.values() for share in division.items())


@tells(AbilityTriggered)
def _trigger(game: State, event: AbilityTriggered) -> Told:
    """With its targets, where it has any."""
    ability = game.on_stack(event.stack_id)
    source = mention(game, event.object_id)
    chosen = announced(game, ability) if ability is not None else ()
    data = _data(ability.source) if ability is not None else None
    return Told(LogKind.TRIGGER, phrase("{} triggers{}.", _ability_of(game, source, event.object_id), chosen), data)


def _ability_of(game: State, source: Mention, id: Id) -> Parts:
    """ "The Great Forest's ability"; what has no card and no types behind it is an ability itself (CR 901.8)."""
    obj = game.recall(id)
    if obj.is_token and not obj.copiable.types:
        return (source,)
    return phrase("{}{} ability", source, of(source.name)[len(source.name) :])


@tells(AbilityActivated)
def _activate(game: State, event: AbilityActivated) -> Told | None:
    """CR 602.2a: a card whose ability is activated where it is hidden is shown to everybody."""
    if event.is_mana:
        return None
    player = mention(game, event.player)
    source = Mention(event.object_id, game.name_of(event.object_id))
    ability = game.on_stack(event.stack_id)
    if ability is None:
        return Told(LogKind.ACTIVATE, phrase("{} activates an ability of {}.", player, source))
    keyword = keyword_of(game.chars(ability), ability.ability)
    what = phrase("an ability of {}", source)
    if keyword is not None:
        what = phrase("{}{} {} ability", source, of(source.name)[len(source.name) :], keyword.name)
    parts = phrase("{} activates {}{}.", player, what, announced(game, ability))
    return Told(LogKind.ACTIVATE, parts, _data(ability.source))


@tells(LandPlayed)
def _land(game: State, event: LandPlayed) -> Told:
    owner = game.recall(event.object_id).owner
    origin = phrase(" from {}", place(game, event.origin, owner)) if event.origin is not Zone.HAND else ()
    thanks = phrase(" thanks to {}", mention(game, event.permission)) if event.permission else ()
    plays = phrase("{} plays {}", mention(game, event.player), mention(game, event.object_id))
    return Told(LogKind.PLAY_LAND, (*plays, *origin, *thanks, "."), p.Played(event.origin, event.permission or None))


@tells(Countered)
def _counter(game: State, event: Countered) -> Told:
    obj = game.recall(event.object_id)
    is_ability = isinstance(obj, StackObject) and not obj.is_spell
    what = phrase("an ability of {}" if is_ability else "{}", mention(game, obj.id))
    return Told(LogKind.COUNTER, phrase("{} is countered.", what))


@tells(NoLegalTarget)
def _no_legal_target(game: State, event: NoLegalTarget) -> Told:
    parts = phrase("{} has no legal target left and does nothing.", mention(game, event.object_id))
    return Told(LogKind.FIZZLE, parts)


@tells(CopyMade)
def _copy(game: State, event: CopyMade) -> Told:
    player, original = mention(game, event.player), mention(game, event.of)
    copy = game.on_stack(event.object_id)
    chosen = announced(game, copy) if copy is not None else ()
    data = _data(copy.source) if copy is not None else None
    return Told(LogKind.COPY, phrase("{} copies {}{}.", player, original, chosen), data)


@tells(TakenBack)
def _taken_back(game: State, event: TakenBack) -> Told:
    return Told(LogKind.NOTE, phrase("{}: {} This is taken back.", mention(game, event.about), event.reason))
