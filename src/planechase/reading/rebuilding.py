"""The same tree with something else in it."""

from __future__ import annotations

from typing import TypeVar

from planechase.rules.language.word import Word

W = TypeVar("W", bound=Word)


def rebuilt(word: W, changes: dict[str, object]) -> W:
    """The same word with some fields changed."""
    return type(word)(**{name: changes.get(name, getattr(word, name)) for name in word.__match_args__})


def replaced(value: object, old: Word, new: Word) -> object:
    """The same tree with one word in place of another, wherever that stands."""
    if value == old:
        return new
    if isinstance(value, tuple):
        return tuple(replaced(item, old, new) for item in value)
    if not isinstance(value, Word):
        return value
    changes: dict[str, object] = {}
    for name in value.__match_args__:
        before = getattr(value, name)
        now = replaced(before, old, new)
        if now is not before and now != before:
            changes[name] = now
    return rebuilt(value, changes) if changes else value
