"""CR 607, 608.2c: no word of a card may speak of what nothing before it has kept. Looked at when a card is made."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from planechase.rules.language.abilities import Ability, KeywordAbility, SpellAbility, StaticAbility
from planechase.rules.language.grammar import Cost, Players, Selection
from planechase.rules.language.slots import LinkSlot, Slot
from planechase.rules.language.word import Word
from planechase.rules.language.word_errors import NothingKept

UnkeptSlot = tuple[Word, Slot]
"""A word, and the slot it reads although nothing wrote it."""


def check_memory(name: str, abilities: Iterable[Ability]) -> None:
    """Refuse a card on which a word speaks of what no other word has kept."""
    spelled_out = [ability for one in abilities for ability in _spelled_out(one)]
    for word, slot in unkept(spelled_out):
        where = "on the same card" if isinstance(slot, LinkSlot) else "before it in the same ability"
        raise NothingKept(
            f"{name}: {type(word).__name__} speaks of what was kept as {slot.name!r}, but nothing {where} keeps that. "
            f"If a word of your own does, name the slot in its `writes`.",
            slot.name,
        )


def unkept(abilities: list[Ability]) -> Iterator[UnkeptSlot]:
    """What is read on a card although nothing wrote it."""
    reading = [ability for ability in abilities if _reads_any(ability)]
    needed = [need for ability in reading for need in _read_too_early(ability, _paid(ability, abilities))]
    if not needed:
        return
    linked = {slot for ability in abilities for word in ability.walk() for slot in word.written()}
    yield from (need for need in needed if not (isinstance(need[1], LinkSlot) and need[1] in linked))


def _spelled_out(ability: Ability) -> tuple[Ability, ...]:
    return (ability, *ability.abilities()) if isinstance(ability, KeywordAbility) else (ability,)


def _reads_any(ability: Ability) -> bool:
    """Whether any word of it reads a slot. Most abilities have none, and thousands are looked at while one waits."""
    todo: list[object] = [ability]
    while todo:
        one = todo.pop()
        if isinstance(one, Word):
            kind = type(one)
            if (kind.needs or "slot" in kind.__match_args__) and one.needed():
                return True
            for field in kind.__match_args__:
                value = getattr(one, field)
                if isinstance(value, Word) or (isinstance(value, tuple) and value):
                    todo.append(value)
        elif isinstance(one, tuple):
            todo += one
    return False


def _paid(ability: Ability, abilities: list[Ability]) -> set[Slot]:
    """CR 601.2h: what a spell does may speak of what was paid for it, whichever line says so."""
    if not isinstance(ability, SpellAbility):
        return set()
    said = [word for other in abilities if isinstance(other, StaticAbility) for word in other.walk()]
    return {slot for word in said if isinstance(word, Cost) for slot in word.written()}


def _read_too_early(word: Word, kept: set[Slot]) -> Iterator[UnkeptSlot]:
    """Through a text in its order: what a word keeps is known to the instructions inside it, and after it.

    Whom or what it is about is found before it does anything, and so before it keeps anything.
    """
    about = [part for part in word.parts() if isinstance(part, (Selection, Players))]
    for one in about:
        yield from _read_too_early(one, kept)
    kept.update(word.written())
    before = set(kept)
    for part in word.parts():
        if part not in about:
            afresh = isinstance(part, Ability) and not word.reminds
            known = set() if afresh else set(before) if word.one_of_these else kept
            yield from _read_too_early(part, known)
            kept.update(known if word.one_of_these else ())
    yield from ((word, slot) for slot in word.needed() if slot not in kept)
