"""What may be so or not: conditions of abilities and instructions."""

from __future__ import annotations

from typing import TYPE_CHECKING

from planechase.rules.card_types import type_names
from planechase.rules.grammar import Condition, Filter, Players
from planechase.rules.objects import Zone
from planechase.rules.word import word
from planechase.words.english import listed, number_word, plural
from planechase.words.phrases import phrase
from planechase.words.players import YOU, last_known
from planechase.words.selections import THIS
from planechase.words.speech import Spoken, Things

if TYPE_CHECKING:
    from planechase.rules.source import Source
    from planechase.rules.state import State
    from planechase.words.english import Reader


@word
class Controls(Condition, Spoken):
    """A player controls at least, or at most, so many of something."""

    restless = False

    what: Filter
    least: int = 1
    most: int | None = None
    who: Players = YOU

    def holds(self, game: State, by: Source) -> bool:
        for player in self.who.found(game, by):
            count = sum(self.what.matches(game, p, by) for p in game.controlled_by(player.id))
            if count >= self.least and (self.most is None or count <= self.most):
                return True
        return False

    def say(self, reader: Reader) -> str:
        who = reader.read(self.who)
        verb = "control" if who == "you" else "controls"
        if self.most == 0:
            return f"{who} {verb} no {phrase(reader, self.what, 'many')}"
        if self.least == 1:
            return f"{who} {verb} {phrase(reader, self.what, 'one')}"
        return f"{who} {verb} {number_word(self.least)} or more {phrase(reader, self.what, 'many')}"


@word
class ControlsNeither(Condition, Spoken):
    """You control none of two targets; of an illegal one nothing can be told (CR 608.2b)."""

    what: Things

    def holds(self, game: State, by: Source) -> bool:
        objects = self.what.objects(game, by)
        return len(objects) == 2 and all(obj.controller != by.controller for obj in objects)

    def say(self, reader: Reader) -> str:
        described = getattr(self.what, "what", None)
        noun = phrase(reader, described, "plain") if isinstance(described, Filter) else "of them"
        return f"you control neither {noun}"


@word
class HandSize(Condition, Spoken):
    """A player has at least, or at most, so many cards in hand."""

    restless = False

    least: int = 0
    most: int | None = None
    who: Players = YOU

    def holds(self, game: State, by: Source) -> bool:
        return any(
            len(p.hand) >= self.least and (self.most is None or len(p.hand) <= self.most)
            for p in self.who.found(game, by)
        )

    def say(self, reader: Reader) -> str:
        who = reader.read(self.who)
        verb = "have" if who == "you" else "has"
        if self.most == 0:
            return f"{who} {verb} no cards in hand"
        return f"{who} {verb} {number_word(self.least)} or more cards in hand"


@word
class IsThe(Condition, Spoken):
    """An object fits a description."""

    restless = False

    what: Things
    description: Filter
    text: str

    def holds(self, game: State, by: Source) -> bool:
        objects = self.what.objects(game, by)
        return bool(objects) and all(self.description.matches(game, obj, by) for obj in objects)

    def say(self, reader: Reader) -> str:
        return f"{reader.read(self.what)} {self.text}"


@word
class WasThe(IsThe):
    """CR 608.2h: an object fits a description, or did as it last was, where an earlier instruction moved it away."""

    restless = True

    def holds(self, game: State, by: Source) -> bool:
        objects = last_known(game, self.what, by)
        return bool(objects) and all(self.description.matches(game, obj, by) for obj in objects)


@word
class HasCounters(Condition):
    """CR 122: an object has at least so many counters of a kind on it."""

    restless = False
    reads = "{what} has {least:number} or more {kind} counters on it"
    what: Things
    kind: str
    least: int

    def holds(self, game: State, by: Source) -> bool:
        return any(obj.counter(self.kind) >= self.least for obj in self.what.objects(game, by))


@word
class WasKicked(Condition, Spoken):
    """CR 702.33d: an optional cost was paid as the spell was cast."""

    restless = False

    name: str = "kicker"
    this: Things = THIS

    def holds(self, game: State, by: Source) -> bool:
        return self.name in by.extra_costs or self.name in by.this(game).linked("cast")

    def say(self, reader: Reader) -> str:
        """A card that never becomes a permanent calls itself a spell here, and "it" afterwards."""
        if reader.card.is_permanent_card or reader.last == self.this:
            return f"{reader.read(self.this)} was kicked"
        reader.speak_of(self.this)
        return "this spell was kicked"


@word
class WasCast(Condition):
    """It was cast in a certain way: "flashback", "evoke"."""

    restless = False

    way: str
    reads = "its {way} cost was paid"

    def holds(self, game: State, by: Source) -> bool:
        return by.way == self.way or by.this(game).linked("cast")[:1] == (self.way,)


@word
class Devoured(Condition):
    """CR 702.82b: this permanent devoured something as it entered."""

    restless = False
    settled = True
    reads = "{this} devoured a creature"
    this: Things = THIS

    def holds(self, game: State, by: Source) -> bool:
        return bool(by.this(game).linked("devoured"))


@word
class CastFrom(Condition):
    """The spell was cast from a zone."""

    restless = False

    zone: Zone

    def reading(self) -> str:
        return f"this spell was cast from a {self.zone.value}"

    def holds(self, game: State, by: Source) -> bool:
        return by.cast_from is self.zone


@word
class DuringYourTurn(Condition):
    """CR 102.1."""

    reads = "during your turn"

    def holds(self, game: State, by: Source) -> bool:
        return by.controller in game.turn.active


@word
class CastSpellThisTurn(Condition):
    """A player has cast a spell this turn; of what is only about to be cast, that is another one."""

    who: Players = YOU
    another: bool = False

    def reading(self) -> str:
        return "{who} [have|has] cast " + ("another" if self.another else "a") + " spell this turn"

    def holds(self, game: State, by: Source) -> bool:
        return any(player.did("spells cast") for player in self.who.found(game, by))


@word
class AttackedThisTurn(Condition):
    """CR 508.1: a player has declared creatures as attackers this turn."""

    reads = "{who} [have|has] attacked with creatures this turn"
    who: Players = YOU

    def holds(self, game: State, by: Source) -> bool:
        return any(player.did("creatures attacked with") for player in self.who.found(game, by))


@word
class HadEnter(Condition, Spoken):
    """CR 403.3: permanents of a type entered under a player's control this turn, wherever they are now."""

    who: Players
    types: int
    least: int = 1

    def holds(self, game: State, by: Source) -> bool:
        names = type_names(self.types)
        return any(sum(p.did(f"{name} entered") for name in names) >= self.least for p in self.who.found(game, by))

    def say(self, reader: Reader) -> str:
        who = reader.read(self.who).replace("each ", "an ")
        what = listed([plural(name.lower()) for name in type_names(self.types)], "or")
        return f"{who} had {number_word(self.least)} or more {what} enter under {_whose(who)} control this turn"


def _whose(who: str) -> str:
    return "your" if who == "you" else "their"


@word
class Remembers(Condition):
    """An earlier instruction of the same text really did something."""

    key: str
    text: str

    def reading(self) -> str:
        return self.text

    def holds(self, game: State, by: Source) -> bool:
        return bool(by.remembered(self.key))


@word
class StillThere(Condition):
    """What an earlier instruction of the same text was about has not gone anywhere since."""

    key: str
    text: str

    def reading(self) -> str:
        return self.text

    def holds(self, game: State, by: Source) -> bool:
        return any(id in game.objects for id in by.remembered(self.key))


@word
class StillHere(Condition):
    """CR 608.2h: the source itself has not left the battlefield."""

    reads = "{this} is still on the battlefield"
    this: Things = THIS

    def holds(self, game: State, by: Source) -> bool:
        return game.permanent(by.object_id) is not None


@word
class NotSo(Condition, Spoken):
    """The opposite of a condition."""

    restless = False

    condition: Condition
    text: str

    def holds(self, game: State, by: Source) -> bool:
        return not self.condition.holds(game, by)

    def say(self, reader: Reader) -> str:
        return self.text


@word
class LostTheFlip(Condition):
    """CR 705.2: the coin flip of the same text was lost."""

    reads = "{who} lose[s] the flip"
    who: Players = YOU

    def holds(self, game: State, by: Source) -> bool:
        return by.remembered("flip") == (0,)


@word
class WonTheFlip(Condition):
    """CR 705.2: the coin flip of the same text was won."""

    reads = "{who} win[s] the flip"
    who: Players = YOU

    def holds(self, game: State, by: Source) -> bool:
        return by.remembered("flip") == (1,)
