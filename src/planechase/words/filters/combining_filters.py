"""Descriptions, and what is made of several: all of them, one of them, none of it."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, NoReturn

from planechase.rules.language.grammar import Filter
from planechase.rules.language.word import word
from planechase.rules.language.word_errors import WrongField
from planechase.rules.state.objects import Object

if TYPE_CHECKING:
    from planechase.rules.state.source import Source
    from planechase.rules.state.state import State


class Description(Filter):
    """A filter that can be combined. `role` says where it stands in a noun phrase."""

    __slots__ = ()
    role: ClassVar[str] = "adjective"
    opposite: ClassVar[str] = ""
    """The adjective for whatever it does not describe, if there is one."""

    def denied(self) -> str:
        """What stands after the noun for what does not fit, if anything; `opposite` stands before it."""
        return ""

    def __and__(self, other: Description) -> Description:
        mine = self.parts_ if isinstance(self, And) else (self,)
        theirs = other.parts_ if isinstance(other, And) else (other,)
        return And(mine + theirs)

    def __or__(self, other: Description) -> Description:
        mine = self.parts_ if isinstance(self, Or) else (self,)
        theirs = other.parts_ if isinstance(other, Or) else (other,)
        return Or(mine + theirs)

    def __rand__(self, other: object) -> NoReturn:
        raise WrongField(f"A description is combined with another one, and not with {other!r}.")

    def __ror__(self, other: object) -> NoReturn:
        self.__rand__(other)

    def __invert__(self) -> Description:
        return self.inside if isinstance(self, Not) else Not(self)


@word
class And(Description):
    """Everything at once."""

    looks_back = True
    restless = False
    role = "whole"
    parts_: tuple[Description, ...]

    def matches(self, game: State, obj: Object, by: Source) -> bool:
        for part in self.parts_:
            if not part.matches(game, obj, by):
                return False
        return True


@word
class Or(Description):
    """At least one of them."""

    looks_back = True
    restless = False
    role = "whole"
    parts_: tuple[Description, ...]

    def matches(self, game: State, obj: Object, by: Source) -> bool:
        for part in self.parts_:
            if part.matches(game, obj, by):
                return True
        return False


@word
class Not(Description):
    """None of it."""

    looks_back = True
    restless = False

    inside: Description

    def matches(self, game: State, obj: Object, by: Source) -> bool:
        return not self.inside.matches(game, obj, by)


@word
class Anything(Description):
    """Every object there is in the zone in question."""

    looks_back = True
    restless = False
    role = "nothing"

    def matches(self, game: State, obj: Object, by: Source) -> bool:
        return True


ANYTHING = Anything()
PERMANENT = Anything()


def kind_of(what: Filter) -> Filter:
    """What a description calls its objects, without the rest: "creature" of "creature you control"."""
    if isinstance(what, And):
        kinds = [part for part in what.parts_ if part.role == "noun"]
        return kinds[0] if kinds else ANYTHING
    return what
