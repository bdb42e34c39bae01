"""Copies in a text (CR 707): becoming a copy, tokens that are copies."""

from __future__ import annotations

from typing import TYPE_CHECKING

from planechase.rules.language.card_types import LEGENDARY
from planechase.rules.language.characteristics import EMPTY_VALUES
from planechase.rules.language.double_faced import with_changes
from planechase.rules.spells.copying import Fixed, copiable_values, with_more_subtypes
from planechase.words import modifications as m
from planechase.words.changes import clauses, size_text
from planechase.words.english import listed

if TYPE_CHECKING:
    from planechase.rules.language.abilities import Ability
    from planechase.rules.language.characteristics import Characteristics, Draft
    from planechase.rules.language.grammar import Modification
    from planechase.rules.state.objects import Object
    from planechase.rules.state.source import Source
    from planechase.rules.state.state import State
    from planechase.words.english import Reader


def fixed_copy(game: State, change: m.BecomeCopy, by: Source) -> Modification:
    """CR 707.2c: the copiable values as they are when the effect begins."""
    originals = change.of.objects(game, by)
    values = copiable_values(game, originals[0]) if originals else EMPTY_VALUES
    return m.BecomeFixedCopy(Fixed(values), change.keeps_name)


def copied_except(
    game: State, obj: Object, legendary: bool, except_it: tuple[Modification, ...], by: Source
) -> Characteristics:
    """CR 707.9b, 707.9d: what a copy of something is, if the text says what is different about it."""
    values = copied(game, obj, legendary)
    if not except_it:
        return values

    def differ(draft: Draft) -> None:
        for change in except_it:
            if isinstance(change, m.AddTypes):
                with_more_subtypes(game, draft, change.subtypes)
            if isinstance(change, m.SetSize):
                without_size_of_its_own(draft)
            change.apply(game, draft, by)

    return with_changes(values, differ)


def differences(reader: Reader, legendary: bool, except_it: tuple[Modification, ...], many: bool = False) -> str:
    """What is different about a copy, as it stands behind it; nothing if nothing is."""
    plain = [] if legendary else [f"{'aren' if many else 'isn'}'t legendary"]
    different = listed([*plain, *(_different(reader, except_it, many) if except_it else [])])
    if not different:
        return ""
    if different.startswith("is "):
        return f", except it's {different.removeprefix('is ')}"
    return f", except {'they' if many else 'it'} {different}"


def _different(reader: Reader, changes: tuple[Modification, ...], many: bool) -> list[str]:
    """CR 707.9b: what else is different about a copy; its size goes with its kind, or alone."""
    first, rest = changes[0], changes[1:]
    are = "are" if many else "is"
    said = clauses(reader, (first,), many, False)
    size = rest[0] if isinstance(first, m.AddTypes) and rest and isinstance(rest[0], m.SetSize) else first
    if isinstance(size, m.SetSize):
        sized = size_text(reader, size.power, size.toughness)
        kind = said.split(" ", 2)[2] if size is not first and not many else said.split(" ", 1)[1]
        said = f"{are} {sized}" if size is first else f"{are} {'' if many else 'a '}{sized} {kind}"
        rest = rest if size is first else rest[1:]
    return [said, *(_different(reader, rest, many) if rest else ())]


def without_size_of_its_own(draft: Draft) -> None:
    """CR 707.9d: a copy whose size is given does not have what would define its size."""
    draft.set_abilities(tuple(ability for ability in draft.abilities if not _defines_size(ability)))


def _defines_size(ability: Ability) -> bool:
    return any(isinstance(part, m.DefineSize) for part in ability.walk())


def copied(game: State, obj: Object, legendary: bool = True, gains: tuple[Ability, ...] = ()) -> Characteristics:
    """CR 707.2, 707.9a, 707.9b: what a token is that is a copy of something, except that it has more abilities.

    It is not legendary if the text says so.
    """
    values = copiable_values(game, obj)
    if legendary and not gains:
        return values

    def differ(draft: Draft) -> None:
        if not legendary:
            draft.supertypes &= ~LEGENDARY
        draft.set_abilities(draft.abilities + gains)

    return with_changes(values, differ)
