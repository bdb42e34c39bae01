"""Stand-ins for the fields of a word while one listens to how it reads: each says its own name.

A word that is made with these and read aloud says its template, whether that is written down (`reads`) or put together
by code: "target §what gains §count life". The grammar is made of what is heard (see `word_readings`).
"""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from planechase.rules.language.abilities import KeywordAbility
from planechase.rules.language.grammar import Condition, Cost, Duration, Effect, Modification, Statement
from planechase.rules.language.word import word
from planechase.rules.state.objects import Zone
from planechase.words.filters.combining_filters import Description
from planechase.words.player_words import YOU
from planechase.words.speech import Moment, People, Quantity, Things

if TYPE_CHECKING:
    from planechase.words.english import Reader

MARK: Final = "§"
SPELLED: Final = 37
"""A number no text names: where it is heard, a number belongs."""


@word
class MarkedThing(Things):
    """Some objects, in the singular."""

    field: str

    def said(self, reader: Reader, again: bool) -> str:
        return f"{MARK}{self.field}"

    def refers(self) -> bool:
        return False


@word
class MarkedThings(MarkedThing):
    """The same in the plural."""

    def many(self) -> bool:
        return True


@word
class MarkedCard(MarkedThing):
    """A card in your graveyard. Some words read differently for it than for a permanent."""

    zone: ClassVar[Zone] = Zone.GRAVEYARD
    who: ClassVar[People] = YOU


@word
class MarkedCards(MarkedCard):
    """The same in the plural."""

    def many(self) -> bool:
        return True


@word
class MarkedPlayer(People):
    """A player who is not "you"."""

    reads = "§{field}"
    field: str


@word
class MarkedPlayers(MarkedPlayer):
    """The same in the plural."""

    is_many: ClassVar[bool] = True


@word
class MarkedQuantity(Quantity):
    """A number that is counted; it says in which style it was asked for."""

    field: str

    def said(self, reader: Reader, style: str) -> tuple[str, str]:
        return f"{MARK}{self.field}{f'_{style}' if style in ('equal', 'digits', 'letter') else ''}", ""


@word
class MarkedDescription(Description):
    """A description."""

    looks_back = True
    role = "noun"
    reads = "§{field}"
    field: str


@word
class MarkedEffect(Effect):
    """An instruction."""

    reads = "§{field}"
    field: str


@word
class MarkedCondition(Condition):
    """A condition."""

    reads = "§{field}"
    field: str


@word
class MarkedCost(Cost):
    """A cost."""

    reads = "§{field}"
    field: str


@word
class MarkedDuration(Duration):
    """A duration."""

    reads = "§{field}"
    field: str


@word
class MarkedStatement(Statement):
    """A statement."""

    reads = "§{field}"
    field: str


@word
class MarkedModification(Modification):
    """A change."""

    layer = 6
    reads = "§{field}"
    field: str


@word
class MarkedTrigger(Moment):
    """What is waited for."""

    reads = "§{field}"
    field: str


@word
class MarkedKeyword(KeywordAbility):
    """A keyword."""

    reads = "§{field}"
    field: str
