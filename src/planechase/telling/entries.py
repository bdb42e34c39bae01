"""An entry of the log: what happened, as data, and the parts from which a sentence is made for one reader.

Names are fixed when the entry is made. A card that was hidden then stays hidden from those who did not see it.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from enum import Enum
from typing import NotRequired, TypedDict

from planechase.rules.state.objects import FIRST_OBJECT_ID, Id
from planechase.rules.state.steps import Step
from planechase.telling.naming import Viewer, several
from planechase.telling.particulars import Particulars
from planechase.words.english import capital

Datum = str | int | bool | None
Data = Datum | list[Datum | list[Datum]]
"""What an entry says of one particular: a word or number, several, or several pairs."""


class LogKind(Enum):
    """Everything that a log can report."""

    TURN = "turn"
    NOTE = "note"
    GAIN_LIFE = "gain life"
    LOSE_LIFE = "lose life"
    DRAW = "draw"
    NOTHING_TO_DRAW = "nothing to draw"
    MULLIGAN = "mulligan"
    SHUFFLE = "shuffle"
    SEARCH = "search"
    SCRY = "scry"
    SURVEIL = "surveil"
    PROLIFERATE = "proliferate"
    REVEAL = "reveal"
    ROLL = "roll"
    FLIP = "flip"
    NUMBERS = "numbers"
    CHOOSE = "choose"
    VOTE = "vote"
    BLESSING = "blessing"
    MONARCH = "monarch"
    LOSE = "lose"
    LEAVE = "leave"
    RESTART = "restart"
    GAME_OVER = "game over"
    PLANAR_ROLL = "planar roll"
    PLANESWALK = "planeswalk"
    ENCOUNTER = "encounter"
    CHAOS = "chaos"
    SET_IN_MOTION = "set in motion"
    ABANDON = "abandon"
    CAST = "cast"
    COPY = "copy"
    TRIGGER = "trigger"
    ACTIVATE = "activate"
    FIZZLE = "no legal target"
    COUNTER = "counter"
    PLAY_LAND = "play a land"
    ATTACK = "attack"
    BLOCK = "block"
    DAMAGE = "damage"
    PREVENT = "prevent"
    PUT_COUNTERS = "put counters"
    REMOVE_COUNTERS = "remove counters"
    CREATE = "create"
    SACRIFICE = "sacrifice"
    DEVOUR = "devour"
    CREW = "crew"
    DISCARD = "discard"
    MILL = "mill"
    ATTACH = "attach"
    CONTROL = "control"
    FACE_UP = "face up"
    TRANSFORM = "transform"
    DAYTIME = "daytime"
    PHASE_OUT = "phase out"
    PHASE_IN = "phase in"
    ENTER = "enter"
    DIE = "die"
    MOVE = "move"

    __hash__ = object.__hash__


# ---------------------------------------------------------------------- the parts of a sentence


@dataclass(frozen=True, slots=True)
class Mention:
    """A player or an object in a sentence, with the name that everybody may know, and better names for some."""

    id: Id
    name: str
    known: tuple[tuple[Id, str], ...] = ()
    hidden: bool = False
    """Whether those who do not know its name cannot tell it from others either."""

    def called(self, viewer: Viewer) -> str:
        """Its name for this viewer."""
        for seat, name in self.known:
            if seat == viewer:
                return name
        return self.name

    def ids(self, viewer: Viewer) -> list[Id]:
        """Its id, if the viewer may know it."""
        knows = not self.hidden or any(seat == viewer for seat, _ in self.known)
        return [self.id] if knows else []


@dataclass(frozen=True, slots=True)
class Group:
    """Several of them together: "two Grizzly Bears and Forest"."""

    members: tuple[Mention, ...]


@dataclass(frozen=True, slots=True)
class Verb:
    """A verb that agrees with what stands before it, which may become more when entries are put together."""

    one: str
    many: str


Part = str | Mention | Group | Verb
Parts = tuple[Part, ...]
WrittenPiece = tuple[str, list[Id] | None]
"""A piece of a sentence for one reader: its text, and the ids it names, or None for what is only text."""


def phrase(template: str, *values: object) -> Parts:
    """A template with something in place of each {}: a mention, a group, other parts, or what is only text."""
    pieces = template.split("{}")
    assert len(pieces) == len(values) + 1, template
    parts: list[Part] = [pieces[0]]
    for value, piece in zip(values, pieces[1:], strict=True):
        if isinstance(value, tuple):
            parts += value
        else:
            parts.append(value if isinstance(value, (Mention, Group, Verb)) else str(value))
        parts.append(piece)
    return tuple(part for part in parts if part != "")


def joined(phrases: Sequence[Parts], conjunction: str = "and") -> Parts:
    """Phrases one after the other: "a", "a and b", "a, b, and c"."""
    parts: list[Part] = []
    for number, one in enumerate(phrases):
        last = number == len(phrases) - 1
        if number:
            comma = "," if len(phrases) > 2 else ""
            parts.append(f"{comma} {conjunction} " if last else ", ")
        parts += one
    return tuple(parts)


def written(parts: Iterable[Part], viewer: Viewer) -> list[WrittenPiece]:
    """The pieces of a sentence as one reader may read them, with a capital letter at the start."""
    found: list[WrittenPiece] = []
    for part in parts:
        if isinstance(part, (str, Verb)):
            _append(found, (part if isinstance(part, str) else part.one, None))
        elif isinstance(part, Mention):
            found.append((part.called(viewer), part.ids(viewer)))
        else:
            for piece in _grouped(part, viewer):
                _append(found, piece)
    if found:
        found[0] = (capital(found[0][0]), found[0][1])
    return found


def _append(found: list[WrittenPiece], piece: WrittenPiece) -> None:
    if piece[1] is None and found and found[-1][1] is None:
        found[-1] = (found[-1][0] + piece[0], None)
    else:
        found.append(piece)


def _grouped(group: Group, viewer: Viewer) -> list[WrittenPiece]:
    """The members of a group, those of one name together."""
    by_name: dict[str, list[Mention]] = {}
    for member in group.members:
        by_name.setdefault(member.called(viewer), []).append(member)
    pieces: list[WrittenPiece] = []
    for number, (name, same) in enumerate(by_name.items()):
        if number:
            comma = "," if len(by_name) > 2 else ""
            pieces.append((f"{comma} and " if number == len(by_name) - 1 else ", ", None))
        text = name if len(same) == 1 else several(len(same), name)
        pieces.append((text, [id for member in same for id in member.ids(viewer)]))
    return pieces


def mentions(parts: Iterable[Part]) -> Iterable[Mention]:
    """Everything that is mentioned."""
    for part in parts:
        if isinstance(part, Mention):
            yield part
        elif isinstance(part, Group):
            yield from part.members


# ---------------------------------------------------------------------- entries


class PlainMention(TypedDict):
    """Players or objects in a sentence: what it calls them, and their ids as far as the reader may know them."""

    name: str
    ids: list[Id]


class PlainEntry(TypedDict):
    """An entry, or several in one line, for one reader."""

    kind: str
    turn: int
    step: str
    players: list[Id]
    objects: list[Id]
    data: dict[str, Data]
    text: str
    parts: list[str | PlainMention]
    count: NotRequired[int]
    """How many entries this line tells, if there are several."""


@dataclass(frozen=True, slots=True)
class Told:
    """What is to be said of an event: its kind, the parts of a sentence, and what is particular to it."""

    kind: LogKind
    parts: Parts
    data: Particulars | None = None


@dataclass(frozen=True, slots=True)
class LogEntry:
    """Something that happened, at one moment of one turn."""

    kind: LogKind
    turn: int
    step: Step
    parts: Parts
    data: Particulars | None = None

    @property
    def mentions(self) -> tuple[Mention, ...]:
        """Every player and object it speaks of, in the order of its sentence."""
        return tuple(mentions(self.parts))

    @property
    def player(self) -> Mention | None:
        """The first player it mentions: the one who does it, or the one it happens to."""
        return next((one for one in self.mentions if one.id < FIRST_OBJECT_ID), None)

    @property
    def objects(self) -> tuple[Mention, ...]:
        """The objects it speaks of."""
        return tuple(one for one in self.mentions if one.id >= FIRST_OBJECT_ID)

    def text(self, viewer: Viewer = None) -> str:
        """The sentence, as this viewer may read it."""
        return text_of(self.parts, viewer)

    def plain(self, viewer: Viewer = None) -> PlainEntry:
        """Everything about it that this viewer may know, for JSON."""
        return plain_of(self, self.parts, viewer)


def text_of(parts: Iterable[Part], viewer: Viewer) -> str:
    """The parts of a sentence put together."""
    return "".join(text for text, _ in written(parts, viewer))


def plain_of(entry: LogEntry, parts: Parts, viewer: Viewer) -> PlainEntry:
    """An entry for JSON, with the parts of its own sentence or of one that tells more besides."""
    pieces = written(parts, viewer)
    ids = list(dict.fromkeys(id for one in mentions(parts) for id in one.ids(viewer)))
    return {
        "kind": entry.kind.value,
        "turn": entry.turn,
        "step": entry.step.value,
        "players": [id for id in ids if id < FIRST_OBJECT_ID],
        "objects": [id for id in ids if id >= FIRST_OBJECT_ID],
        "data": as_plain(entry.data) if entry.data is not None else {},
        "text": "".join(text for text, _ in pieces),
        "parts": [text if found is None else {"name": text, "ids": found} for text, found in pieces],
    }


def as_plain(data: Particulars) -> dict[str, Data]:
    """The particulars for JSON."""
    return {name: _plain(getattr(data, name)) for name in data.__match_args__}


def _plain(value: object) -> Data:
    if isinstance(value, tuple):
        return [[_datum(each) for each in one] if isinstance(one, tuple) else _datum(one) for one in value]
    return _datum(value)


def _datum(value: object) -> Datum:
    if isinstance(value, Enum):
        return str(value.value)
    assert value is None or isinstance(value, (str, int))
    return value
