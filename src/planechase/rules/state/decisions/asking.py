"""What all questions have in common, and asking one."""

from __future__ import annotations

from collections.abc import Callable, Generator, Iterator, Sequence
from dataclasses import dataclass
from itertools import islice
from typing import TYPE_CHECKING, Any, Final, Generic, NotRequired, Protocol, TypedDict, TypeVar, cast

from planechase.rules.state.objects import Id
from planechase.rules.state.purpose import Purpose

if TYPE_CHECKING:
    from planechase.rules.language.word import Word
    from planechase.rules.state.chance import Chance

A = TypeVar("A")
T = TypeVar("T")

Plain = Any
"""What JSON can say: numbers, strings, lists and dictionaries of them."""

OptionId = int | str
"""The name of an option in a plain answer. It stays the same as long as the question does."""

Rule = Generator["Decision[Any]", object, T]
"""A rule that may have to ask: it yields decisions, is sent answers, and returns T."""

DONE: Final = "done"
"""The step that completes an answer."""
MANY: Final = 1000
"""`answers` lists at most so many."""
TRIES: Final = 12
"""How many random answers `sample` tries, if an answer is checked as a whole, before it searches for one."""


class IllegalAnswer(Exception):
    """An answer is not allowed; the message says why. The game has not changed."""


class IllegalAction(IllegalAnswer):
    """An action could not be finished and was undone; the game is where the action began."""


class AskAgain(Exception):
    """Thrown into a rule that waits for an answer when a player has left, so that it asks again."""


class PlainOption(TypedDict):
    """An option as plain data."""

    id: OptionId
    label: str
    objects: list[Id]
    players: list[Id]
    deed: NotRequired[str]
    """What a player with priority does by choosing it (see `priority.ActionKind`)."""
    price: NotRequired[str]
    """The mana it takes now."""


class PlainBounds(TypedDict):
    """How many can be chosen, or how much there is to divide."""

    minimum: NotRequired[int]
    maximum: NotRequired[int]
    numbers: NotRequired[list[int]]
    """The numbers that can be chosen, where they are not all from the smallest to the largest."""
    total: NotRequired[int]


class PlainQuestion(TypedDict):
    """A question as plain data for one viewer. Viewers who may not know the choices get no options."""

    kind: str
    purpose: str
    sentence: str
    player: Id
    decider: Id
    about: Id | None
    bounds: NotRequired[PlainBounds]
    options: NotRequired[list[PlainOption]]


@dataclass(frozen=True, slots=True)
class Option:
    """One thing that can be chosen, as a viewer may know it."""

    id: OptionId
    label: str
    objects: tuple[Id, ...] = ()
    players: tuple[Id, ...] = ()
    deed: str | None = None
    price: str | None = None

    def plain(self) -> PlainOption:
        """The option as plain data."""
        told: PlainOption = {
            "id": self.id,
            "label": self.label,
            "objects": list(self.objects),
            "players": list(self.players),
        }
        if self.deed is not None:
            told["deed"] = self.deed
        if self.price is not None:
            told["price"] = self.price
        return told


class Speaker(Protocol):
    """Says what the options of a question are. The game hands one to each decision it shows."""

    def label(self, option: object, viewer: Id | None, offered: bool) -> str:
        """An option in words; `offered` says that the viewer is the one who chooses."""
        ...

    def mentions(self, option: object) -> Sequence[Id]:
        """The objects and players an option is about."""
        ...

    def price(self, option: object, player: Id) -> str | None:
        """The mana that an option takes a player now, where it takes any."""
        ...

    def is_player(self, one: Id) -> bool: ...

    def is_hidden(self, one: Id, viewer: Id | None) -> bool:
        """Whether the viewer may not know which object this is."""
        ...

    def decides(self, player: Id) -> str:
        """A sentence for those who may not know what a player is asked."""
        ...

    def clause(self, part: Word, about: Id) -> str:
        """A part of the text of an object, as a sentence."""
        ...

    def aim(self, targeting: Word, about: Id) -> str:
        """One of several targets of an instruction of an object, as a sentence that asks for it."""
        ...

    def reason(self, part: Word, about: Id) -> str | None:
        """What a part of the text of an object is chosen for: the instruction it stands in, as a sentence."""
        ...


class Finder(Protocol):
    """Knows which option is meant by what a person wrote."""

    def __call__(self, options: Sequence[Any], wanted: object, creature: Id | None = None) -> Any:
        """The option that is meant, of those that this creature has where each has its own; None says nothing."""
        ...


class Decision(Generic[A]):
    """A question to one player.

    - `player`: the seat that is asked. `decider`: the seat that answers, usually the same.
    - `purpose`: what the question is for. Programs go by this.
    - `why`: the question as a sentence, for people only.
    - `about`: the id of the object that the question is about, if there is one.
    - `word`: if a card asks, the word that does: the `May` that offers something, the use of "target".

    To find an answer, use `answers()` where there are few, `sample` for a random one, or `steps`, which leads to one
    step by step. `check` says whether something is an answer. `plain` and `decode` do the same with plain data.
    """

    __slots__ = ("about", "decider", "player", "purpose", "speaker", "why", "word")

    def __init__(
        self, player: Id, purpose: Purpose, why: str, about: Id | None = None, word: Word | None = None
    ) -> None:
        self.player = player
        self.decider = player
        """CR 723.5: who answers: the player, or the one who controls that player now."""
        self.purpose = purpose
        self.why = why
        self.about = about
        self.word = word
        self.speaker: Speaker | None = None

    def __repr__(self) -> str:
        return f"<{self.kind} for player {self.player}: {self.why}>"

    @property
    def kind(self) -> str:
        """The kind of question: the name of its class."""
        return type(self).__name__

    # ------------------------------------------------------------------ answering

    def check(self, answer: object) -> A:
        """The answer in its proper form. Raises `IllegalAnswer` with the reason if it is not allowed."""
        raise NotImplementedError

    def default(self) -> A:
        """The simplest answer, which is always allowed."""
        raise NotImplementedError

    def sample(self, chance: Chance) -> A:
        """A random answer that is allowed."""
        raise NotImplementedError

    def answers(self, most: int = MANY) -> list[A] | None:
        """All allowed answers, or None if there may be more than `most`.

        Chosen options are listed in the order in which they are offered; other orders of the same choice are left out.
        """
        found = list(islice(self.candidates(), most + 1))
        return [answer for answer in found if self.refusal(answer) is None] if len(found) <= most else None

    def candidates(self) -> Iterator[A]:
        """All answers of the right form, including some that are not allowed as a whole."""
        raise NotImplementedError

    def meant(self, value: object, find: Finder) -> object:
        """The answer that a person means who names the options in their own words, as far as `find` understands it."""
        return value

    @property
    def hint(self) -> str:
        """What an answer looks like, in words that precede the options."""
        raise NotImplementedError

    def refusal(self, answer: A) -> str | None:
        """Why an answer of the right form is not allowed as a whole; None if it is."""
        return None

    def is_way_out(self) -> bool:
        """Whether another answer could end a loop (CR 732). Choosing an order cannot."""
        return False

    # ------------------------------------------------------------------ plain data

    def encode(self, answer: A) -> Plain:
        """The answer as plain data, as a record has it."""
        return answer

    def decode(self, plain: Plain) -> A:
        """The answer that plain data means (ids of options, and numbers). Raises `IllegalAnswer` if it is none."""
        return self.check(plain)

    def plain(self, viewer: Id | None = None) -> PlainQuestion:
        """The question as plain data for a viewer (None is a spectator).

        A viewer who is not asked learns only what they may know: neither which hidden cards can be chosen nor how many.
        """
        spoken = self._spoken()
        mine = viewer is not None and viewer in (self.player, self.decider)
        about = self.about if self.about is None or mine or not spoken.is_hidden(self.about, viewer) else None
        sentence = self.sentence() if mine else self.overheard(viewer)
        told: PlainQuestion = {
            "kind": self.kind,
            "purpose": self.purpose.value,
            "sentence": sentence if about == self.about else spoken.decides(self.player),
            "player": self.player,
            "decider": self.decider,
            "about": about,
        }
        if mine or not self.is_secret(viewer):
            told["bounds"] = self.bounds()
            told["options"] = [self._option(id, value, viewer).plain() for id, value in self.named()]
        return told

    def sentence(self) -> str:
        """The question as people read it."""
        return self.why

    def overheard(self, viewer: Id | None) -> str:
        """The question as people read it who are not asked."""
        return self.sentence()

    def bounds(self) -> PlainBounds:
        """How many options can be chosen, or how much can be divided."""
        return {}

    def named(self) -> Sequence[tuple[OptionId, object]]:
        """The options, each with its id."""
        return ()

    def is_secret(self, viewer: Id | None) -> bool:
        """Whether the options are hidden from those who are not asked."""
        hidden = self._spoken().is_hidden
        return any(hidden(one, viewer) for _, value in self.named() for one in self._spoken().mentions(value))

    def _option(self, id: OptionId, value: object, viewer: Id | None) -> Option:
        spoken = self._spoken()
        mentioned = spoken.mentions(value)
        return Option(
            id,
            self._label(value, viewer),
            tuple(one for one in mentioned if not spoken.is_player(one)),
            tuple(one for one in mentioned if spoken.is_player(one)),
        )

    def _label(self, value: object, viewer: Id | None) -> str:
        return self._spoken().label(value, viewer, viewer in (self.player, self.decider))

    def _spoken(self) -> Speaker:
        if self.speaker is None:
            raise ValueError("Only a decision that a game shows can be told; take it from `game.decision`.")
        return self.speaker

    # ------------------------------------------------------------------ one step at a time

    def steps(self, chosen: Sequence[OptionId] = ()) -> list[Option]:
        """What can be chosen next, after the options with the ids in `chosen`.

        `DONE` is among it if `chosen` is an answer already. The ids chosen one after the other, without `DONE`, are a
        plain answer. No step leads into a dead end.
        """
        options = [self._option(id, value, self.player) for id, value in self.next_steps(chosen)]
        return [*options, Option(DONE, "Done")] if self.is_answer(chosen) else options

    def next_steps(self, chosen: Sequence[OptionId]) -> Sequence[tuple[OptionId, object]]:
        """What can be chosen next, each with its id."""
        return () if chosen else self.named()

    def is_answer(self, chosen: Sequence[OptionId]) -> bool:
        """Whether the ids chosen step by step are an answer."""
        try:
            self.stepped(chosen)
        except IllegalAnswer:
            return False
        return True

    def stepped(self, chosen: Sequence[OptionId]) -> A:
        """The answer that was made step by step. Raises `IllegalAnswer` if it is none."""
        return self.decode(list(chosen))

    # ------------------------------------------------------------------ a player has left

    def looks_again(self) -> bool:
        """Whether the rule that asked this asks again when a player has left in the meantime (see `AskAgain`)."""
        return False

    def forget(self, is_gone: Callable[[object], bool]) -> None:
        """Remove options that are gone, as long as enough others are left."""

    def nothing_left(self, is_gone: Callable[[object], bool]) -> bool:
        """Whether all options are gone."""
        return False


def ask(decision: Decision[A]) -> Rule[A]:
    """Ask, and return the checked answer."""
    answer = yield decision
    return cast(A, answer)


def place(plain: Plain, count: int, sentence: str) -> int:
    """The position of an option that plain data names. Raises `IllegalAnswer` if there is no such option."""
    if isinstance(plain, int) and not isinstance(plain, bool) and 0 <= plain < count:
        return plain
    raise IllegalAnswer(f"{sentence} {shown(plain)} is not the id of an option.")


def listed(plain: Plain, sentence: str) -> list[Plain]:
    """Plain data that must be a list. Raises `IllegalAnswer` if it is none."""
    if isinstance(plain, (list, tuple)):
        return list(plain)
    raise IllegalAnswer(f"{sentence} Give a list, not {shown(plain)}.")


def shown(given: object) -> str:
    """An answer, short enough for a sentence."""
    try:
        text = repr(given)
    except (ValueError, RecursionError):
        return "something too big to show"
    return text if len(text) <= 80 else f"{text[:77]}..."
