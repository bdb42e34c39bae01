"""Copying objects (CR 707): permanents by their copiable values, spells and abilities on the stack."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from planechase.rules.events.choices import CopyMade
from planechase.rules.events.components import components_of
from planechase.rules.events.happening import tell
from planechase.rules.events.zones import listen
from planechase.rules.language.abilities import Ability, KeywordAbility
from planechase.rules.language.card_types import EVERY_CREATURE_TYPE
from planechase.rules.language.characteristics import EMPTY_VALUES, Characteristics, Draft
from planechase.rules.language.double_faced import with_changes
from planechase.rules.language.grammar import Modifying
from planechase.rules.language.keywords import CHANGELING
from planechase.rules.layers import COPY, face_down_values
from planechase.rules.spells.bestowing import bestow_copy
from planechase.rules.spells.targets import announce, options
from planechase.rules.state.decisions import Choose, Confirm, Rule, ask
from planechase.rules.state.edition import Edition
from planechase.rules.state.objects import NO_CARD, Id, Object, StackObject
from planechase.rules.state.purpose import Purpose

if TYPE_CHECKING:
    from planechase.rules.language.grammar import Statement, Targeting
    from planechase.rules.state.player import Player
    from planechase.rules.state.source import Source
    from planechase.rules.state.state import State


class Fixed:
    """Copiable values that were fixed as an effect began; not part of any printed text."""

    __slots__ = ("values",)

    def __init__(self, values: Characteristics) -> None:
        self.values = values

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Fixed) and self.values.same_as(other.values)

    def __hash__(self) -> int:
        return hash(self.values.name)

    def __repr__(self) -> str:
        values = self.values
        return f"<{values.name}, {values.type_line}, {values.power}/{values.toughness}>"


def copiable_values(game: State, obj: Object) -> Characteristics:
    """CR 707.2: what is printed, with copy effects and face-down status, but not counters or other effects.

    Those of a double-faced object have both faces (707.8a, 707.10g), which only tokens and copies of spells take over.
    """
    if obj.face_down:
        return face_down_values(obj)
    values = obj.copiable
    for effect in game.effects:
        if effect.affected is not None and obj.id in effect.affected:
            values = _as_copy(game, values, effect.statement, effect.by, obj)
    return _without_faces(values) if components_of(obj) else values


def _without_faces(values: Characteristics) -> Characteristics:
    """CR 730.2i, 202.3c: a merged permanent is not double-faced, and the copy of a melded one has no mana value."""
    draft = EMPTY_VALUES.draft()
    draft.start_from(values)
    return draft.finished()


def with_more_subtypes(game: State, draft: Draft, subtypes: tuple[str, ...]) -> None:
    """CR 707.9b: a copy that has more subtypes than what it copies.

    2011:706.8d: what defines the subtypes of the original was not copied then; it is now (707.9d).
    """
    if subtypes and game.edition is Edition.Y2011:
        draft.subtypes -= {EVERY_CREATURE_TYPE}
        draft.set_abilities(tuple(ability for ability in draft.abilities if not _is_changeling(ability)))
    draft.subtypes |= frozenset(subtypes)


def _is_changeling(ability: Ability) -> bool:
    """CR 702.73a: whether it defines creature types."""
    return isinstance(ability, KeywordAbility) and bool(ability.keywords & CHANGELING)


def _as_copy(game: State, values: Characteristics, statement: Statement, by: Source, obj: Object) -> Characteristics:
    """CR 613.2a: the values with a copy effect applied to them, if the statement is one."""
    if not isinstance(statement, Modifying):
        return values
    copying = [m for m in statement.modifications() if COPY in m.layers()]
    if not copying:
        return values

    def change(draft: Draft) -> None:
        draft.id, draft.controller = obj.id, obj.controller
        for modification in copying:
            modification.apply(game, draft, by)

    return with_changes(values, change)


def copy_on_stack(
    game: State, player: Player, original: StackObject, new_targets: bool = True, to: tuple[Targeting, Id] | None = None
) -> Rule[Id]:
    """CR 707.10: a copy of a spell or ability, with all its choices; the player may choose new targets (707.10c).

    `to` gives one of its targets to the copy: which one, and what it is.
    """
    id = game.new_stamp()
    by = original.source.clone()
    by.controller = player.id
    by.stack_id = id
    if original.is_spell:
        by.object_id = id
        by.cast_from = None
        by.permission, by.free = 0, False
        by.mana_spent = ()
    copy = StackObject(id, NO_CARD, player.id, original.copiable, id, by, original.ability)
    copy.face_down = original.face_down
    game.objects[id] = copy
    game.turn.stack.append(id)
    listen(game, copy)
    game.changed()
    bestow_copy(game, original, copy)
    if to is not None:
        _aim(by, *to)
    elif new_targets:
        yield from choose_new_targets(game, player, copy)
    announce(game, by)
    tell(game, CopyMade(player.id, id, original.id))
    return id


def _aim(by: Source, targeting: Targeting, target: Id) -> None:
    """The only target of this kind becomes another one, with the whole share it had."""
    (old,) = by.targets[targeting]
    by.targets[targeting] = (target,)
    if targeting in by.divisions:
        by.divisions[targeting] = {target: by.divisions[targeting][old]}


def choose_new_targets(game: State, player: Player, obj: StackObject) -> Rule[None]:
    """CR 115.7d, 707.10c: each target may be left as it is, even if illegal, or changed to another legal one."""
    by = obj.source
    if not any(by.targets.values()):
        return
    why = f"Choose new targets for {game.name_of(obj.id)}?"
    if not (yield from ask(Confirm(player.id, Purpose.TARGET, why, obj.id))):
        return
    for targeting, old in list(by.targets.items()):
        if not old:
            continue
        chosen = yield from _replaced_targets(game, player, obj, targeting, old)
        by.targets[targeting] = tuple(chosen)
        targeting.settled(game, by)
        division = by.divisions.get(targeting)
        if division:
            shares = [division[id] for id in old]
            by.divisions[targeting] = dict(zip(chosen, shares, strict=True))


def _replaced_targets(
    game: State, player: Player, obj: StackObject, targeting: Targeting, old: tuple[Id, ...]
) -> Rule[list[Id]]:
    """CR 115.7e, 115.7f: one target after the other, each with the share it has; only the whole is judged."""
    possible = options(game, targeting, obj.source)
    chosen: list[Id] = []
    for number, current in enumerate(old):
        taken = (*chosen, *old[number + 1 :])
        free = [current, *(id for id in possible if id not in taken)]
        refuse = partial(_refusal, game, targeting, obj.source, old, chosen) if number == len(old) - 1 else None
        why = f"Choose the new target instead of {game.name_of(current)}, or the same again."
        again = Choose(player.id, Purpose.TARGET, why, dict.fromkeys(free), 1, 1, obj.id, refuse, targeting.as_word())
        answer = yield from ask(again)
        chosen.append(int(answer[0]))
    return chosen


def _refusal(
    game: State, targeting: Targeting, by: Source, old: tuple[Id, ...], chosen: list[Id], last: list[Id]
) -> str | None:
    whole = [*chosen, *last]
    return None if sorted(whole) == sorted(old) else targeting.refuses(game, whole, by)
