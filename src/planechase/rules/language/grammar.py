"""The parts of speech: what kinds of words the rules understand. The vocabulary itself is in `words/`.

The rules only ever meet these classes. Each says what the rules may ask of a word of that kind.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from typing import TYPE_CHECKING, ClassVar, Final

from planechase.rules.language.word import Word
from planechase.rules.language.word_errors import WrongField
from planechase.rules.state.decisions import Id, Rule

if TYPE_CHECKING:
    from planechase.rules.events.events import Event
    from planechase.rules.language.characteristics import Characteristics, Draft
    from planechase.rules.language.slots import ObjectSlot, PlayerSlot
    from planechase.rules.mana.mana import ManaCost, ManaType
    from planechase.rules.state.objects import Object, Zone
    from planechase.rules.state.player import Player
    from planechase.rules.state.source import Source
    from planechase.rules.state.state import State


class Effect(Word):
    """An instruction that a resolving spell or ability carries out (CR 608, 609)."""

    __slots__ = ()

    def happen(self, game: State, by: Source) -> Rule[None]:
        """Carry the instruction out."""
        raise NotImplementedError

    yours: ClassVar[bool] = False
    """Whether it is something that "you" do, although it does not name who does it."""
    speaks_of_another: ClassVar[bool] = False
    """Whether it brings something new, so that what was spoken of before is called by its name again."""
    for_one: ClassVar[bool] = False
    """CR 701.31a: whether only one player can do it, no matter whom "you" means."""
    on_paper: ClassVar[bool] = False
    """Whether it is only about planes, schemes, the planar die and turns: what a program beside a paper table sees."""
    handles: ClassVar[tuple[str, ...]] = ()
    """CR 608.2d: its fields that mean what must still be there, so that a player may choose to do it."""

    @property
    def subject(self) -> Selection | Players | None:
        """Whom or what it is about: the first of its fields that means objects or players, unless it says otherwise."""
        for name in self.__match_args__:
            value = getattr(self, name)
            if isinstance(value, (Selection, Players)):
                return value
        return None

    def done_by_you(self) -> bool:
        """CR 901.12c: whether "you" do this, so that each player whom "you" means does it for themselves."""
        if self.yours:
            return True
        for part in self.parts():
            if isinstance(part, Players) and part.is_you:
                return True
            if isinstance(part, Effect) and part.done_by_you():
                return True
            if isinstance(part, Selection) and part.is_choice and _says_you(part):
                return True
        return False

    def is_forbidden(self, game: State, by: Source) -> bool:
        """CR 121.3, 614.17b: whether something says that this cannot be done, so that nobody may choose to do it."""
        if any(_is_gone(game, getattr(self, name), by) for name in self.handles):
            return True
        return any(part.is_forbidden(game, by) for part in self.parts() if isinstance(part, Effect))

    def is_impossible(self, game: State, by: Source) -> bool:
        """CR 608.2d: whether there is nothing to do it to, so that nobody may choose to do it for what follows."""
        return any(part.is_lacking(game, by) for part in self.parts() if isinstance(part, Selection))

    def aimed_parts(self) -> Iterator[Word]:
        """CR 601.2c: the parts whose targets are chosen as the text is announced; not what is done at a later time."""
        yield from self.parts()

    def announced_parts(self, game: State, by: Source) -> Iterator[Word]:
        """CR 702.33g: those of them that matter for a spell as it was announced; only their targets are chosen."""
        yield from self.aimed_parts()

    def depends_on_casting(self) -> bool:
        """CR 702.33g: whether what it does depends on how the spell is cast."""
        return False

    def is_on_paper(self) -> bool:
        """Whether a program that sees no permanents, hands or libraries can carry it out (see `paper`)."""
        return self.on_paper

    def instructions(self) -> list[Effect]:
        """CR 608.2c: the instructions in the order written."""
        return [self]

    def mana(self) -> bool:
        """CR 605.1: whether this instruction could add mana to a pool."""
        return any(part.mana() for part in self.parts() if isinstance(part, Effect))

    def parts_that_hurt(self) -> list[Effect]:
        """Instructions besides adding mana, such as the damage of a painland."""
        return [part for part in self.parts() if isinstance(part, Effect) and not part.mana()]

    def produces(self, game: State, by: Source) -> tuple[tuple[ManaType, ...], ...]:
        """The alternative productions of mana, if this instruction adds any (CR 106.7)."""
        for part in self.parts():
            if isinstance(part, Effect) and part.mana():
                return part.produces(game, by)
        return ()

    def produces_always(self) -> bool:
        """Whether `produces` says the same whatever happens, so that it need not be asked twice."""
        return any(part.produces_always() for part in self.parts() if isinstance(part, Effect) and part.mana())


class Amount(Word):
    """A number: fixed, or counted when it is needed."""

    __slots__ = ()
    restless = True
    settled_in: ClassVar[ObjectSlot | None] = None
    """CR 702.124e: where the one of several objects is kept whose number it is, chosen as an effect was applied."""

    def could_be(self, game: State, by: Source) -> list[Object]:
        """CR 702.124e: the objects from which the controller of an effect chooses one as it is applied."""
        return []

    def value(self, game: State, by: Source) -> int:
        raise NotImplementedError


class Condition(Word):
    """Something that is true or not."""

    __slots__ = ()
    restless = True
    settled: ClassVar[bool] = False
    """Whether it is about something that happened once: true "if" it did, rather than "as long as" it is so."""
    opposite: ClassVar[str] = ""
    """The template of its opposite, where that can be said."""
    said_last: ClassVar[bool] = False
    """Whether it stands behind what is true if it is so."""
    announced: ClassVar[bool] = False
    """CR 601.2b: whether it is about how the spell was cast, and so is known before its targets are chosen."""

    def holds(self, game: State, by: Source) -> bool:
        raise NotImplementedError


class Filter(Word):
    """A description of objects, such as "nontoken creature you control". Combine with `&`, `|` and `~`."""

    __slots__ = ()
    restless = True
    looks_back: ClassVar[bool]
    """CR 603.10a, 608.2h: whether it fits what has left if it fitted that as it left. Every description says so."""

    def matches(self, game: State, obj: Object, by: Source) -> bool:
        raise NotImplementedError

    def __bool__(self) -> bool:
        """`CREATURE and YOURS` would be `YOURS` alone."""
        raise WrongField("Descriptions are put together with &, | and ~; and, or and not of Python do something else.")


class Players(Word):
    """Some players: "you", "each opponent", "target player"."""

    __slots__ = ()
    is_you: ClassVar[bool] = False
    is_that_player: ClassVar[bool] = False
    """Whether it means the player of the event that triggered an ability."""
    settled_in: ClassVar[PlayerSlot | None] = None
    """CR 805.9: where the one of several is kept who was chosen as an effect was applied."""

    def found(self, game: State, by: Source) -> list[Player]:
        raise NotImplementedError

    def could_be(self, game: State, by: Source) -> list[Player]:
        """CR 805.9, 805.10c, 805.10e: the players from whom an effect's controller chooses one as it is applied."""
        return []


class Selection(Word):
    """Some objects: "target creature", "each land", "this", "it"."""

    __slots__ = ()
    is_choice: ClassVar[bool] = False
    """Whether they are chosen, by a player or by chance, as the instruction is carried out."""
    is_settled: ClassVar[bool] = False
    """Whether it means the source or an object of the event, whatever else the text does."""

    def objects(self, game: State, by: Source) -> list[Object]:
        """The objects this means now. Only for selections that leave nothing to choose."""
        raise NotImplementedError

    def choose(self, game: State, by: Source) -> Rule[list[Object]]:
        """The objects this means; a selection that leaves a choice asks for it here."""
        return self.objects(game, by)
        yield

    def is_lacking(self, game: State, by: Source) -> bool:
        """CR 608.2d: whether there are fewer such objects than there must be."""
        return _is_gone(game, self, by)


def _is_gone(game: State, what: Selection, by: Source) -> bool:
    """Whether what a text speaks of from the start is no longer there."""
    return what.is_settled and not any(obj.id in game.objects for obj in what.objects(game, by))


def _says_you(selection: Selection) -> bool:
    return any(isinstance(part, Players) and part.is_you for part in selection.parts())


class Targeting:
    """Something with the word "target" in it (CR 115): it is chosen as the spell or ability is announced."""

    one_of_each: ClassVar[bool] = False
    """Whether there is at most one for each of some players."""

    def as_word(self) -> Word:
        """The same, as the word it is."""
        assert isinstance(self, Word)
        return self

    def limits(self, game: State, by: Source) -> tuple[int, int]:
        """The least and the greatest number of targets."""
        raise NotImplementedError

    def candidates(self, game: State, by: Source) -> list[Id]:
        """Every object and player that could be chosen, in a fixed order."""
        raise NotImplementedError

    def one_by_one(self, game: State, by: Source) -> Iterator[Id]:
        """The same for callers to whom the first is enough; on a big table the others are many."""
        yield from self.candidates(game, by)

    def allows(self, game: State, candidate: Id, by: Source) -> bool:
        """CR 608.2b: whether this is a legal target now."""
        raise NotImplementedError

    def refuses(self, game: State, chosen: list[Id], by: Source) -> str | None:
        """Why this whole choice is not allowed, if it is not."""
        return None

    def settled(self, game: State, by: Source) -> None:
        """CR 601.2c: the targets have been chosen; keep what must be known about them when they are checked again."""

    def apart_from(self) -> tuple[Targeting, ...]:
        """CR 115.3: other uses of the word "target" in the same text that must mean something else ("another")."""
        return ()

    def divides(self, game: State, by: Source) -> int | None:
        """CR 601.2d: the total to be divided among the targets, if this divides anything."""
        return None

    def chooser(self, game: State, by: Source) -> Id | None:
        """CR 601.2c: who chooses, and divides: the controller, unless the text names a player. None is chance."""
        return by.controller


class Aiming(Word, Targeting):
    """A word that is nothing else than something with the word "target" in it."""

    __slots__ = ()


class Cost(Word):
    """Something to be paid (CR 118)."""

    __slots__ = ()
    taps_others: ClassVar[bool] = False
    """Whether what it takes is tapped for it, and must be untapped."""

    def can_pay(self, game: State, player: Player, by: Source) -> bool:
        raise NotImplementedError

    def pay(self, game: State, player: Player, by: Source) -> Rule[None]:
        raise NotImplementedError

    @property
    def mana(self) -> ManaCost | None:
        """The mana part of the cost, which is paid last and together."""
        return None

    @property
    def taps(self) -> bool:
        """CR 107.5: whether the {T} symbol is in it."""
        return False

    def uses_up_source(self) -> bool:
        """Whether the source leaves the battlefield or is tapped by paying this."""
        return False

    def takes(self, game: State, player: Player, by: Source) -> tuple[int, list[Object]]:
        """How many objects of the player's choice it takes to pay this, and among which."""
        return 0, []

    has_x: ClassVar[bool] = False
    """CR 107.3a: whether there is an X in it, beside that of its mana."""

    def greatest_x(self, game: State, player: Player, by: Source) -> int:
        """The largest X that the player could pay, where there is one."""
        return 0

    def repeats(self, game: State, player: Player, by: Source) -> int:
        """How often in a row it could be paid, for abilities that a payment may use more than once."""
        return 1

    @property
    def is_loyalty(self) -> bool:
        """CR 606.2: whether it has a loyalty symbol."""
        return False


class Modal(Effect):
    """CR 700.2: a choice between instructions, made as the spell or ability is announced."""

    __slots__ = ()

    def options(self) -> tuple[Effect, ...]:
        raise NotImplementedError

    def how_many(self, game: State, by: Source) -> tuple[int, int]:
        """The least and the greatest number of modes."""
        raise NotImplementedError

    def may_repeat(self) -> bool:
        """CR 700.2d: whether the same mode may be chosen more than once."""
        return False

    def mode_costs(self, modes: tuple[int, ...]) -> tuple[Cost, ...]:
        """CR 702.172a, 702.183a: what is paid besides for these modes."""
        return ()


class Trigger(Word):
    """What a triggered ability waits for (CR 603)."""

    __slots__ = ()

    def kinds(self) -> tuple[type[Event], ...]:
        """The kinds of event it looks at."""
        raise NotImplementedError

    def matches(self, game: State, event: Event, by: Source) -> bool:
        """Whether this event is the one. `by` is the source with the ability."""
        raise NotImplementedError

    def looks_back(self, event: Event) -> bool:
        """CR 603.10: whether the source is looked for as it was before the event."""
        return False

    def concerned(self, game: State, event: Event) -> tuple[Id, ...]:
        """CR 801.7: whom and what the trigger event includes; all of it must be within range."""
        return event.concerned(game, self.looks_back(event))

    def from_mana(self) -> bool:
        """CR 605.1b: whether it waits for a mana ability or for mana being added."""
        return False

    def once_for_all(self) -> bool:
        """Whether several simultaneous events trigger it only once ("one or more ...")."""
        return False

    def is_one_with(self, earlier: Event, event: Event) -> bool:
        """CR 603.2c: whether two simultaneous events that both match trigger it only once."""
        return self.once_for_all()


class Duration(Word):
    """How long a continuous effect of a resolved spell or ability lasts (CR 611.2)."""

    __slots__ = ()

    def over(self, game: State, by: Source) -> bool:
        """For durations of the form "for as long as": whether it has ended."""
        return False


class Statement(Word):
    """One thing a static ability says (CR 604, 611.3). The rules look statements up by their class."""

    __slots__ = ()
    on_paper: ClassVar[bool] = False
    """Whether it is only about planes, schemes and the planar die (see `Effect.on_paper`)."""

    def volatile(self) -> bool:
        """Whether it depends on more than which objects there are and what characteristics they have."""
        return any(part.restless for part in self.walk())


def kinds_of(statement: Statement) -> tuple[type, ...]:
    """The classes under which a statement is looked up: its own and those above it, as far as they say more."""
    own: type = type(statement)
    return _kinds_above(own)


@lru_cache(maxsize=1024)
def _kinds_above(own: type) -> tuple[type, ...]:
    return tuple(kind for kind in own.__mro__ if kind not in Statement.__mro__)


class Modification(Word):
    """A change to an object's characteristics, in one of the layers (CR 613)."""

    __slots__ = ()
    layer: ClassVar[int]
    defines: ClassVar[bool] = False
    """CR 604.3: whether it is characteristic-defining, and so works in every zone."""

    def layers(self) -> tuple[int, ...]:
        """The layer it applies in; see `layers`."""
        return (self.layer,)

    def apply(self, game: State, draft: Draft, by: Source) -> None:
        """Change the draft of the object's characteristics."""
        raise NotImplementedError


class Modifying(Statement):
    """A statement that changes characteristics: what it affects, and how."""

    __slots__ = ()

    def modifications(self) -> tuple[Modification, ...]:
        raise NotImplementedError

    def affects(self, game: State, obj: Object, by: Source) -> bool:
        raise NotImplementedError

    def zones(self) -> tuple[Zone, ...]:
        """Where the affected objects may be."""
        raise NotImplementedError


COPYING: Final = 2
ORDINARY: Final = 4
"""CR 616.1c, 616.1e: the precedence of effects that make something enter as a copy, and of all without another."""


class Replacement(Statement):
    """CR 614 to 616: an event that would happen happens differently, or not at all."""

    __slots__ = ()
    self_replacement: ClassVar[bool] = False

    def kinds(self) -> tuple[type[Event], ...]:
        raise NotImplementedError

    def applies(self, game: State, event: Event, by: Source) -> bool:
        raise NotImplementedError

    def replace(self, game: State, event: Event, by: Source) -> Rule[list[Event]]:
        """The events that happen instead."""
        raise NotImplementedError

    def concerned(self, game: State, event: Event) -> tuple[Id, ...]:
        """CR 801.13: whom and what it speaks of; all of it must be within range."""
        return event.concerned(game, False)

    def own_move(self) -> bool:
        """CR 614.12: whether it is about how its own source enters a zone or leaves one."""
        return False

    def interchangeable(self) -> bool:
        """Whether two of these from different sources do the same, so that their order cannot matter."""
        return False

    def precedence(self) -> int:
        """CR 616.1a to 616.1e: which kind is applied first; lower comes earlier."""
        return 0 if self.self_replacement else ORDINARY


__all__ = [
    "Amount",
    "Characteristics",
    "Condition",
    "Cost",
    "Duration",
    "Effect",
    "Filter",
    "Modal",
    "Modification",
    "Modifying",
    "Players",
    "Replacement",
    "Selection",
    "Statement",
    "Targeting",
    "Trigger",
]  # fmt: skip
