"""What every piece of card text has in common: fields, a way to read, and sub-words."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from types import MappingProxyType
from typing import TYPE_CHECKING, ClassVar, Final, TypeVar, dataclass_transform

from planechase.rules.language.fielded import Value, with_fields
from planechase.rules.language.fields import Fields, fields_of, wrong_field
from planechase.rules.language.word_errors import NameTaken

if TYPE_CHECKING:
    from planechase.rules.language.slots import Slot

T = TypeVar("T", bound=Value)

_WORDS: Final[dict[str, type[Word]]] = {}
WORDS: Final[Mapping[str, type[Word]]] = MappingProxyType(_WORDS)
"""Every class of words that has been defined, by name: ours, and those that other programs have defined."""
_FIELDS: Final[dict[type[Word], Fields]] = {}


class Word(Value):
    """A piece of card text. `reads` is its English, with fields in braces.

    A word is a value: it can be compared, hashed, printed and walked. The text a player sees is made from
    the tree that runs (see `planechase.words.english`).
    """

    __slots__ = ("_hash", "_memo")
    reads: ClassVar[str] = ""
    restless: ClassVar[bool] = False
    """Whether it can change without any object coming, going or becoming different: by tapping, life, steps, combat."""
    sized: ClassVar[bool | None] = None
    """Whether it looks at power or toughness; what is restless may, unless it says that it does not."""
    writes: ClassVar[tuple[Slot, ...]] = ()
    """In which slots it keeps something for what comes after it or stands inside it; see `written`."""
    needs: ClassVar[tuple[Slot, ...]] = ()
    """From which slots it reads what another word must have kept; see `needed`."""
    reminds: ClassVar[bool] = False
    """CR 603.12: whether an ability inside it knows what the text before it has kept."""
    one_of_these: ClassVar[bool] = False
    """CR 614.15: whether one of its parts is followed in place of another, so that none knows what another keeps."""
    _hash: int
    _memo: object
    """A place where the rules keep what they found out about this word; no part of its value."""

    def __init_subclass__(cls) -> None:
        super().__init_subclass__()
        known = _WORDS.get(cls.__name__)
        if known is not None and _home(known) != _home(cls):
            raise NameTaken(
                f"There is already a word {cls.__name__} (in {_home(known)}); give the one in {_home(cls)} "
                "another name."
            )
        _WORDS[cls.__name__] = cls

    def __post_init__(self) -> None:
        """Called when the word has got its fields."""
        check_fields(self)

    def _refuse_field(self, name: str, value: object) -> None:
        """Called when something does not belong into a field."""
        raise wrong_field(type(self), name, fields_of_word(type(self)).shapes[name], value, _WORDS)

    def reading(self) -> str:
        """The template; a word whose template depends on its fields overrides this."""
        return self.reads

    def parts(self) -> Iterator[Word]:
        """The words directly inside this one, in the order of its fields."""
        for name in self.__match_args__:
            yield from _words_in(getattr(self, name))

    def walk(self) -> Iterator[Word]:
        """This word and everything below it, depth first, in reading order."""
        yield self
        for part in self.parts():
            yield from part.walk()

    def written(self) -> tuple[Slot, ...]:
        """The slots it writes: those its class names, and one in a field called `into`."""
        into: Slot | None = getattr(self, "into", None)
        return self.writes if into is None else (*self.writes, into)

    def needed(self) -> tuple[Slot, ...]:
        """The slots it reads: those its class names, and one in a field called `slot`."""
        slot: Slot | None = getattr(self, "slot", None)
        return self.needs if slot is None else (*self.needs, slot)

    def known(self) -> object:
        """What the rules have found out about this word; None if nothing."""
        return getattr(self, "_memo", None)

    def keep(self, found: object) -> None:
        """Note what the rules found out about this word; that is no part of its value."""
        object.__setattr__(self, "_memo", found)

    def __hash__(self) -> int:
        known: int | None = getattr(self, "_hash", None)
        if known is None:
            known = super().__hash__()
            object.__setattr__(self, "_hash", known)
        return known


def _home(kind: type) -> str:
    return kind.__module__


def _words_in(value: object) -> Iterator[Word]:
    if isinstance(value, Word):
        yield value
    elif isinstance(value, tuple):
        for item in value:
            yield from _words_in(item)


@dataclass_transform(frozen_default=True)
def word(
    cls: type[T], annotations: Mapping[str, object] | None = None, defaults: Mapping[str, object] | None = None
) -> type[T]:
    """Class decorator: the annotations of the class are the fields of its words."""
    return with_fields(cls, annotations, defaults)


def fields_of_word(kind: type[Word]) -> Fields:
    """What belongs into the fields of this class of words. Found out once."""
    known = _FIELDS.get(kind)
    if known is None:
        known = _FIELDS[kind] = fields_of(kind, _WORDS)
    return known


def check_fields(word: Word) -> None:
    """Refuse a word with something in a field that does not belong there."""
    known = fields_of_word(type(word))
    for name, types in known.simple:
        if not isinstance(getattr(word, name), types):
            raise wrong_field(type(word), name, known.shapes[name], getattr(word, name), _WORDS)
    for name, shape in known.deep:
        if not shape.fits(getattr(word, name)):
            raise wrong_field(type(word), name, shape, getattr(word, name), _WORDS)
