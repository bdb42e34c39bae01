"""Numbers in a text: fixed, X, or counted when they are needed."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from planechase.rules.events.damage import DamageDealt
from planechase.rules.events.events import CounterPlacement, LifeGain, LifeLoss
from planechase.rules.language.grammar import Amount, Condition, Filter, Players, Selection
from planechase.rules.language.slots import NumberSlot, ObjectSlot
from planechase.rules.language.word import word
from planechase.rules.language.word_errors import Unsayable, WrongField
from planechase.rules.multiplayer import influence
from planechase.rules.state.objects import Object, Zone
from planechase.words import filters, word_slots
from planechase.words.english import number_word, plural, possessive
from planechase.words.filters import mana_value
from planechase.words.filters.permanent_filters import AttachedToThis, attachments_of
from planechase.words.phrases import of_cards, phrase
from planechase.words.player_words import YOU, last_known
from planechase.words.speech import Quantity

if TYPE_CHECKING:
    from planechase.rules.state.player import Player
    from planechase.rules.state.source import Source
    from planechase.rules.state.state import State
    from planechase.words.english import Reader


@word
class Number(Quantity):
    """A fixed number."""

    restless = False

    number: int

    def value(self, game: State, by: Source) -> int:
        return self.number

    def said(self, reader: Reader, style: str) -> tuple[str, str]:
        if style in ("digits", "letter"):
            return str(self.number), ""
        return ("a" if self.number == 1 else number_word(self.number)), ""

    def is_one(self) -> bool:
        return self.number == 1


@word
class X(Quantity):
    """CR 107.3: the X of the cost."""

    restless = False

    def value(self, game: State, by: Source) -> int:
        return by.x

    def said(self, reader: Reader, style: str) -> tuple[str, str]:
        return "X", ""


class Counted(Quantity):
    """A number that is found out when it is needed.

    It reads as "for each" where it multiplies, as "equal to" where it is alone, and as X where neither fits: "scry X".
    """

    __slots__ = ()

    def each(self, reader: Reader) -> str:
        """What stands behind "for each"."""
        raise Unsayable(f"Nothing can be done for each {type(self).__name__}.")

    def number_of(self, reader: Reader) -> str:
        """What stands behind "equal to"."""
        return f"the number of {self.each(reader)}"

    def said(self, reader: Reader, style: str) -> tuple[str, str]:
        if style == "digits":
            return self.number_of(reader), ""
        if style == "equal":
            return f"equal to {self.number_of(reader)}", ""
        if style in ("letter", "letters"):
            return "X", f", where X is {self.number_of(reader)}"
        return "a", f" for each {self.each(reader)}"

    def is_one(self) -> bool:
        return True


class Measured(Counted):
    """A number for which nothing is counted one by one, so that nothing is done "for each" of it."""

    __slots__ = ()

    def said(self, reader: Reader, style: str) -> tuple[str, str]:
        if style in ("digits", "equal"):
            return Counted.said(self, reader, style)
        return "X", f", where X is {self.number_of(reader)}"

    def is_one(self) -> bool:
        return False


@word
class CountOf(Counted):
    """How many permanents fit a description."""

    restless = False

    what: Filter

    def value(self, game: State, by: Source) -> int:
        return sum(self.what.matches(game, permanent, by) for permanent in self._among(game, by))

    def _among(self, game: State, by: Source) -> Sequence[Object]:
        """CR 608.2h: of a source that has left, what was attached to it is what was so as it left."""
        if by.object_id not in game.objects and any(isinstance(part, AttachedToThis) for part in self.what.walk()):
            return attachments_of(game, by.this(game))
        return influence.permanents(game, by)

    def each(self, reader: Reader) -> str:
        counted = phrase(reader, self.what, "plain")
        return _there(f"other {counted.removeprefix('another ')}" if counted.startswith("another ") else counted)

    def number_of(self, reader: Reader) -> str:
        return f"the number of {_there(phrase(reader, self.what, 'many'))}"


def _there(counted: str) -> str:
    """If neither a controller nor an attachment is named, the objects are on the battlefield."""
    fighting = counted.removeprefix("other ").startswith(("attacking ", "blocking "))
    known = " control" in counted or " attached" in counted or " attacking you" in counted or fighting
    things, that, rest = counted.partition(" that ")
    return counted if known else f"{things} on the battlefield{that}{rest}"


@word
class CountCards(Counted):
    """How many cards in zones fit a description."""

    restless = False

    what: Filter
    zone: Zone = Zone.GRAVEYARD
    who: Players | None = YOU
    """Whose; None is everybody's."""

    def value(self, game: State, by: Source) -> int:
        players = influence.everybody(game, by) if self.who is None else self.who.found(game, by)
        return sum(
            self.what.matches(game, game.objects[id], by)
            for player in players
            for id in game.zone_list(self.zone, player.id)
        )

    def each(self, reader: Reader) -> str:
        return f"{of_cards(reader, self.what, 'plain')} in {self._where(reader)}"

    def number_of(self, reader: Reader) -> str:
        return f"the number of {of_cards(reader, self.what, 'many')} in {self._where(reader)}"

    def _where(self, reader: Reader) -> str:
        if self.who is None:
            return f"all {plural(self.zone.value)}"
        who = reader.read(self.who)
        whose = {"you": "your", "they": "their"}.get(who) or possessive(who)
        return f"{whose} {self.zone.value}"


@word
class SizeOf(Measured):
    """The power, toughness or mana value of an object, now or as it last was."""

    restless = False
    sized = True

    what: Selection
    which: str = "power"

    def value(self, game: State, by: Source) -> int:
        return sum(self._of(game, obj) for obj in last_known(game, self.what, by))

    def _of(self, game: State, obj: Object) -> int:
        if self.which == "mana value":
            return mana_value(game, obj)
        chars = game.chars(obj)
        return max(0, (chars.power if self.which == "power" else chars.toughness) or 0)

    def number_of(self, reader: Reader) -> str:
        return f"{reader.read(self.what, 'its')} {self.which}"


@word
class GreatestAmong(Measured):
    """The greatest power, toughness or mana value among permanents that fit; 0 if there are none."""

    restless = False
    what: Filter
    which: str = "power"

    def value(self, game: State, by: Source) -> int:
        found = [one for one in influence.permanents(game, by) if self.what.matches(game, one, by)]
        return max((self._of(game, one) for one in found), default=0)

    def _of(self, game: State, obj: Object) -> int:
        if self.which == "mana value":
            return mana_value(game, obj)
        return game.power(obj) if self.which == "power" else game.toughness(obj)

    def number_of(self, reader: Reader) -> str:
        return f"the greatest {self.which} among {phrase(reader, self.what, 'many')}"


@word
class CountersOn(Counted):
    """How many counters of a kind are on an object, now or as it last was."""

    restless = False

    what: Selection
    kind: str

    def value(self, game: State, by: Source) -> int:
        return sum(obj.counter(self.kind) for obj in last_known(game, self.what, by))

    def each(self, reader: Reader) -> str:
        return f"{self.kind} counter on {reader.read(self.what)}"

    def number_of(self, reader: Reader) -> str:
        return f"the number of {self.kind} counters on {reader.read(self.what)}"


@word
class ExiledWith(Measured):
    """CR 607.2a: how many cards are in exile that a linked ability of the source exiled."""

    needs = (word_slots.EXILED_WITH_THIS,)
    this: Selection

    def value(self, game: State, by: Source) -> int:
        exiled = by.this(game).linked(word_slots.EXILED_WITH_THIS)
        return sum(isinstance(id, int) and game.get(id) is not None for id in exiled)

    def number_of(self, reader: Reader) -> str:
        return f"the number of cards exiled with {reader.read(self.this)}"


@word
class ColorsOf(Counted):
    """CR 105.2: how many colours an object has."""

    restless = False

    what: Selection

    def value(self, game: State, by: Source) -> int:
        return sum(game.chars(obj).colors.bit_count() for obj in last_known(game, self.what, by))

    def each(self, reader: Reader) -> str:
        return "of its colors"

    def number_of(self, reader: Reader) -> str:
        return f"the number of {reader.read(self.what, 'its')} colors"


@word
class LowestLife(Measured):
    """CR 119.1: the lowest life total among some players."""

    who: Players

    def value(self, game: State, by: Source) -> int:
        return min((player.life for player in self.who.found(game, by)), default=0)

    def number_of(self, reader: Reader) -> str:
        return f"the lowest life total among {reader.read(self.who)}"


@word
class AsX(Quantity):
    """A number that is called X: "+X/+0, where X is how many cards you hold".

    It is explained once, behind the last clause that has it.
    """

    restless = False

    amount: Counted
    explained: bool = True

    def value(self, game: State, by: Source) -> int:
        return self.amount.value(game, by)

    def said(self, reader: Reader, style: str) -> tuple[str, str]:
        return "X", f", where X is {self.amount.number_of(reader)}" if self.explained else ""


@word
class HalfOf(Measured):
    """CR 107.1a: half of a number, rounded up."""

    amount: Counted

    def value(self, game: State, by: Source) -> int:
        return (self.amount.value(game, by) + 1) // 2

    def number_of(self, reader: Reader) -> str:
        return f"half {self.amount.number_of(reader)}, rounded up"


@word
class ThatMuch(Quantity):
    """The amount of the triggering event: damage dealt, life gained."""

    def value(self, game: State, by: Source) -> int:
        event = by.event
        if isinstance(event, CounterPlacement):
            return event.count
        return event.amount if isinstance(event, (DamageDealt, LifeGain, LifeLoss)) else 0

    def said(self, reader: Reader, style: str) -> tuple[str, str]:
        return ("that much" if style in ("digits", "letter") else "that many"), ""


@word
class ThatMuchInAll(ThatMuch):
    """CR 603.2c: all damage that was dealt to the same object or player at the same time."""

    def value(self, game: State, by: Source) -> int:
        event = by.event
        if not isinstance(event, DamageDealt):
            return 0
        together = [one for one in getattr(event, "together", (event,)) if isinstance(one, DamageDealt)]
        return sum(one.amount for one in together if one.target == event.target)


@word
class RememberedNumber(Quantity):
    """A number an earlier instruction of the same text remembered."""

    slot: NumberSlot

    def value(self, game: State, by: Source) -> int:
        return sum(by.remembered(self.slot))

    def said(self, reader: Reader, style: str) -> tuple[str, str]:
        if self.slot in (word_slots.LETTER_X, word_slots.LETTER_Y):
            return self.slot.name, ""
        return ("that much" if style in ("digits", "letter") else "that many"), ""


@word
class HowMany(Quantity):
    """How many objects an earlier instruction of the same text did something to: "that many", "that much damage"."""

    slot: ObjectSlot

    def value(self, game: State, by: Source) -> int:
        return len(by.remembered(self.slot))

    def said(self, reader: Reader, style: str) -> tuple[str, str]:
        return ("that much" if style in ("digits", "letter") else "that many"), ""


@word
class ThisWay(Counted):
    """How many objects an earlier instruction of the same text did something to: "each card discarded this way"."""

    slot: ObjectSlot
    what: Filter | None = None
    """Only those that fit, where not all of them count."""

    def value(self, game: State, by: Source) -> int:
        ids = by.remembered(self.slot)
        return sum(self.what is None or self.what.matches(game, game.recall(id), by) for id in ids)

    def each(self, reader: Reader) -> str:
        return f"{self._cards(reader, 'plain')} {self.slot.name} this way"

    def number_of(self, reader: Reader) -> str:
        return f"the number of {self._cards(reader, 'many')} {self.slot.name} this way"

    def _cards(self, reader: Reader, style: str) -> str:
        if self.slot in (word_slots.DESTROYED, word_slots.SACRIFICED):
            return phrase(reader, self.what if self.what is not None else filters.PERMANENT, style)
        return of_cards(reader, self.what if self.what is not None else filters.ANYTHING, style)


@word
class MuchThisWay(Measured):
    """CR 119.3, 615.5: how much damage the same text dealt or prevented, or how much life was lost, added up."""

    slot: NumberSlot

    def value(self, game: State, by: Source) -> int:
        return sum(by.remembered(self.slot))

    def number_of(self, reader: Reader) -> str:
        return f"the {self.slot.name} this way"


@word
class TotalManaValue(Measured):
    """CR 202.3: the mana values of what an earlier instruction of the same text did something to, added up."""

    slot: ObjectSlot

    def value(self, game: State, by: Source) -> int:
        return sum(mana_value(game, game.recall(id)) for id in by.remembered(self.slot))

    def number_of(self, reader: Reader) -> str:
        return "their total mana value"


@word
class Times(Counted):
    """A number several times."""

    restless = False

    factor: int
    amount: Quantity

    def value(self, game: State, by: Source) -> int:
        return self.factor * self.amount.value(game, by)

    def said(self, reader: Reader, style: str) -> tuple[str, str]:
        if style in ("letter", "letters"):
            return Counted.said(self, reader, style)
        _, tail = self.amount.said(reader, "")
        return (str(self.factor) if style == "digits" else number_word(self.factor)), tail

    def number_of(self, reader: Reader) -> str:
        times = "twice" if self.factor == 2 else f"{number_word(self.factor)} times"
        return f"{times} {self.amount.said(reader, 'digits')[0]}"

    def is_one(self) -> bool:
        return False


@word
class Negative(Quantity):
    """Minus a number."""

    restless = False

    amount: Quantity

    def value(self, game: State, by: Source) -> int:
        return -self.amount.value(game, by)

    def said(self, reader: Reader, style: str) -> tuple[str, str]:
        head, tail = self.amount.said(reader, style)
        return f"-{head}", tail


@word
class Sum(Measured):
    """Two numbers added up."""

    restless = False

    one: Counted
    other: Counted

    def value(self, game: State, by: Source) -> int:
        return self.one.value(game, by) + self.other.value(game, by)

    def number_of(self, reader: Reader) -> str:
        return f"{self.one.number_of(reader)} plus {self.other.number_of(reader)}"


@word
class MoreThan(Measured):
    """So much and another number: "2 plus the sacrificed creature's mana value"."""

    restless = False

    more: int
    amount: Counted

    def value(self, game: State, by: Source) -> int:
        return self.more + self.amount.value(game, by)

    def number_of(self, reader: Reader) -> str:
        return f"{number_word(self.more)} plus {self.amount.number_of(reader)}"


@word
class Plus(Quantity):
    """A number and so much more: "that many cards plus one"."""

    restless = False

    amount: Quantity
    more: int

    def value(self, game: State, by: Source) -> int:
        return self.amount.value(game, by) + self.more

    def said(self, reader: Reader, style: str) -> tuple[str, str]:
        head, tail = self.amount.said(reader, style)
        return head, f" plus {number_word(self.more)}{tail}"


@word
class Depending(Quantity):
    """CR 614.15: one number, or another instead under a condition. The word that uses the number says so."""

    condition: Condition
    so: int
    otherwise: int

    def value(self, game: State, by: Source) -> int:
        return self.so if self.condition.holds(game, by) else self.otherwise


DAMAGE_DEALT_THIS_WAY = MuchThisWay(word_slots.DAMAGE)
DAMAGE_PREVENTED_THIS_WAY = MuchThisWay(word_slots.PREVENTED)
LIFE_LOST_THIS_WAY = MuchThisWay(word_slots.LIFE_LOST)


def amount(value: int | Quantity) -> Quantity:
    """A number as a word."""
    if isinstance(value, bool):
        raise WrongField(f"A number belongs here, not {value!r}.")
    return Number(value) if isinstance(value, int) else value


def for_each_player(game: State, count: Quantity, players: Sequence[Player], by: Source) -> list[int]:
    """A number for each of some players, who are "that player" in it: all are counted before anything happens."""
    if isinstance(count, Number):
        return [count.number] * len(players)
    return [_for_one(game, count, player, by) for player in players]


def _for_one(game: State, count: Quantity, player: Player, by: Source) -> int:
    one = by.clone()
    one.remember(word_slots.EACH_OF_THEM, (player.id,))
    return count.value(game, one)


def is_plain(count: Amount) -> bool:
    """Whether a text says it before what is counted: "3 life", but "life equal to the number of Swamps"."""
    return isinstance(count, ThatMuch) or type(count) in (Number, X, AsX, RememberedNumber, HowMany, Times)
