"""What triggered abilities wait for (CR 603)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from planechase.rules.damage import DamageDealt
from planechase.rules.events import (
    Attached,
    Attacks,
    AttacksUnblocked,
    BecomesBlocked,
    BecomesTarget,
    Blocks,
    CoinFlipped,
    DiceRolled,
    Discarded,
    DrawCard,
    Event,
    GainLife,
    LeftWithOwner,
    LoseLife,
    PutCounters,
    RemoveCounters,
    Sacrificed,
    SpellCast,
    StepBegins,
    Tap,
    TappedForMana,
    TurnedFaceUp,
)
from planechase.rules.grammar import Filter, Players
from planechase.rules.objects import Zone
from planechase.rules.steps import Step
from planechase.rules.word import Word, word
from planechase.rules.zones import ZoneChange
from planechase.words import filters
from planechase.words.english import Reader
from planechase.words.phrases import of_cards, phrase
from planechase.words.players import YOU
from planechase.words.selections import THAT, THAT_SPELL, THIS
from planechase.words.speech import Moment, Spoken

if TYPE_CHECKING:
    from planechase.rules.source import Source
    from planechase.rules.state import State


def _who(reader: Reader, what: Filter) -> str:
    """The subject of a trigger: "this creature", "another creature", "this creature or another creature"."""
    if what == filters.ITSELF:
        return reader.read(THIS)
    if isinstance(what, filters.Or) and what.parts_[0] == filters.ITSELF:
        rest = what.parts_[1] if len(what.parts_) == 2 else filters.Or(what.parts_[1:])
        return f"{reader.read(THIS)} or {phrase(reader, rest, 'one')}"
    return phrase(reader, what, "one")


def _is_this(what: Filter) -> bool:
    return what == filters.ITSELF


class About(Moment, Spoken):
    """A trigger about objects that fit a description."""

    __slots__ = ()
    what: Filter

    def subject(self) -> Word | None:
        return THIS if _is_this(self.what) else THAT

    def opening(self) -> str:
        return "when" if _is_this(self.what) else "whenever"


@word
class Enters(About):
    """CR 603.6a: enters the battlefield."""

    what: Filter

    def kinds(self) -> tuple[type[Event], ...]:
        return (ZoneChange,)

    def matches(self, game: State, event: Event, by: Source) -> bool:
        if not isinstance(event, ZoneChange) or event.to is not Zone.BATTLEFIELD or not event.new_id:
            return False
        return self.what.matches(game, game.recall(event.new_id), by)

    def say(self, reader: Reader) -> str:
        return f"{self.opening()} {_who(reader, self.what)} enters"


@word
class Leaves(About):
    """CR 603.6c: leaves the battlefield, or (with `to`) goes from there to a zone. Looks back (603.10a)."""

    what: Filter
    to: Zone | None = None

    def kinds(self) -> tuple[type[Event], ...]:
        return (ZoneChange, LeftWithOwner) if self.to is None else (ZoneChange,)

    def looks_back(self, event: Event) -> bool:
        return True

    def matches(self, game: State, event: Event, by: Source) -> bool:
        if isinstance(event, LeftWithOwner):
            return self.what.matches(game, game.recall(event.object_id), by)
        if not isinstance(event, ZoneChange) or event.origin is not Zone.BATTLEFIELD or not event.new_id:
            return False
        if event.to is Zone.BATTLEFIELD or (self.to is not None and event.to is not self.to):
            return False
        return self.what.matches(game, game.recall(event.object_id), by)

    def say(self, reader: Reader) -> str:
        who = _who(reader, self.what)
        if self.to is None:
            return f"{self.opening()} {who} leaves the battlefield"
        creature = reader.self_noun == "creature" or any(part == filters.CREATURE for part in self.what.walk())
        dies = "dies" if creature else "is put into a graveyard from the battlefield"
        return f"{self.opening()} {who} {dies}"


@word
class CardPutIntoGraveyard(About):
    """A card is put into a graveyard from anywhere."""

    what: Filter
    who: Players | None = None

    def kinds(self) -> tuple[type[Event], ...]:
        return (ZoneChange,)

    def matches(self, game: State, event: Event, by: Source) -> bool:
        if not isinstance(event, ZoneChange) or event.to is not Zone.GRAVEYARD or not event.new_id:
            return False
        obj = game.recall(event.new_id)
        if self.who is not None and not any(player.id == obj.owner for player in self.who.found(game, by)):
            return False
        return not obj.is_token and self.what.matches(game, obj, by)

    def say(self, reader: Reader) -> str:
        who = "" if self.who is None else reader.read(self.who)
        whose = {"": "a", "you": "your", "each player": "a player's"}.get(who, f"{who}'s")
        return f"whenever {of_cards(reader, self.what, 'one')} is put into {whose} graveyard from anywhere"


@word
class AtBeginning(Moment, Spoken):
    """CR 603.2b, 500.6: at the beginning of a step, of your turn or of another's."""

    step: Step
    who: Players | None = YOU
    """Whose; None is each player's."""

    def kinds(self) -> tuple[type[Event], ...]:
        return (StepBegins,)

    def matches(self, game: State, event: Event, by: Source) -> bool:
        if not isinstance(event, StepBegins) or event.step is not self.step:
            return False
        return self.who is None or any(player.id in game.turn.active for player in self.who.found(game, by))

    def say(self, reader: Reader) -> str:
        names = {Step.BEGINNING_OF_COMBAT: "combat", Step.PRECOMBAT_MAIN: "first main phase"}
        step = names.get(self.step, self.step.value)
        if self.step is Step.END_OF_COMBAT:
            return "at end of combat" if self.who is None else "at end of combat on your turn"
        if self.who is None:
            return f"at the beginning of each {step}"
        whose = reader.read(self.who)
        if self.step is Step.BEGINNING_OF_COMBAT and whose == "you":
            return "at the beginning of combat on your turn"
        return f"at the beginning of {'your' if whose == 'you' else whose + chr(39) + 's'} {step}"


@word
class AtNext(Moment):
    """CR 603.7: at the beginning of the next such step, whosever it is."""

    step: Step

    def kinds(self) -> tuple[type[Event], ...]:
        return (StepBegins,)

    def matches(self, game: State, event: Event, by: Source) -> bool:
        return isinstance(event, StepBegins) and event.step is self.step

    def reading(self) -> str:
        return f"at the beginning of the next {self.step.value}"


@word
class AtYourNext(AtNext):
    """CR 603.7: at the beginning of your next such step."""

    def matches(self, game: State, event: Event, by: Source) -> bool:
        return isinstance(event, StepBegins) and event.step is self.step and by.controller in game.turn.active

    def reading(self) -> str:
        return f"at the beginning of your next {self.step.value}"


@word
class AttacksTrigger(About):
    """CR 508.3: whenever it attacks, or attacks certain players, or attacks alone."""

    what: Filter
    whom: Players | None = None
    alone: bool = False

    def kinds(self) -> tuple[type[Event], ...]:
        return (Attacks,)

    def matches(self, game: State, event: Event, by: Source) -> bool:
        if not isinstance(event, Attacks) or (self.alone and not event.alone):
            return False
        if self.whom is not None:
            if not game.is_player(event.defender):
                return False
            if not any(player.id == event.defender for player in self.whom.found(game, by)):
                return False
        return self.what.matches(game, game.recall(event.object_id), by)

    def say(self, reader: Reader) -> str:
        whom = f" {reader.read(self.whom)}" if self.whom is not None else ""
        whom = whom.replace("each player", "a player").replace("each opponent", "an opponent")
        return f"whenever {_who(reader, self.what)} attacks{whom}{' alone' if self.alone else ''}"


@word
class BlocksTrigger(About):
    """CR 509.3a, 509.3b: whenever it blocks, once each combat, or whenever it blocks a creature that fits."""

    what: Filter
    attacker: Filter | None = None

    def kinds(self) -> tuple[type[Event], ...]:
        return (Blocks,)

    def matches(self, game: State, event: Event, by: Source) -> bool:
        if not isinstance(event, Blocks) or not self.what.matches(game, game.recall(event.object_id), by):
            return False
        if self.attacker is None:
            return event.first
        return self.attacker.matches(game, game.recall(event.attacker), by)

    def say(self, reader: Reader) -> str:
        whom = f" {phrase(reader, self.attacker, 'one')}" if self.attacker is not None else ""
        return f"whenever {_who(reader, self.what)} blocks{whom}"


@word
class BlockedByTrigger(About):
    """CR 509.3d: whenever it becomes blocked by a creature that fits, once for each."""

    what: Filter
    blocker: Filter

    def kinds(self) -> tuple[type[Event], ...]:
        return (Blocks,)

    def matches(self, game: State, event: Event, by: Source) -> bool:
        if not isinstance(event, Blocks) or not self.what.matches(game, game.recall(event.attacker), by):
            return False
        return self.blocker.matches(game, game.recall(event.object_id), by)

    def say(self, reader: Reader) -> str:
        return f"whenever {_who(reader, self.what)} becomes blocked by {phrase(reader, self.blocker, 'one')}"


@word
class BecomesBlockedTrigger(About):
    """CR 509.3c: whenever it becomes blocked, once."""

    what: Filter

    def kinds(self) -> tuple[type[Event], ...]:
        return (BecomesBlocked,)

    def matches(self, game: State, event: Event, by: Source) -> bool:
        return isinstance(event, BecomesBlocked) and self.what.matches(game, game.recall(event.object_id), by)

    def say(self, reader: Reader) -> str:
        return f"whenever {_who(reader, self.what)} becomes blocked"


@word
class UnblockedTrigger(About):
    """CR 509.3g: attacks and isn't blocked."""

    what: Filter

    def kinds(self) -> tuple[type[Event], ...]:
        return (AttacksUnblocked,)

    def matches(self, game: State, event: Event, by: Source) -> bool:
        return isinstance(event, AttacksUnblocked) and self.what.matches(game, game.recall(event.object_id), by)

    def say(self, reader: Reader) -> str:
        return f"whenever {_who(reader, self.what)} attacks and isn't blocked"


@word
class DealsDamage(About):
    """CR 120, 510.3a: deals damage, combat damage only if `combat`, to a player or to what fits."""

    what: Filter
    combat: bool = True
    to_player: bool = True
    to_opponent: bool = False
    to: Filter | None = None

    def kinds(self) -> tuple[type[Event], ...]:
        return (DamageDealt,)

    def matches(self, game: State, event: Event, by: Source) -> bool:
        if not isinstance(event, DamageDealt) or event.amount <= 0 or (self.combat and not event.combat):
            return False
        if game.is_player(event.target):
            if not self.to_player and self.to is not None:
                return False
            if self.to_opponent and game.players[event.target].team == game.players[by.controller].team:
                return False
        elif self.to is None or not self.to.matches(game, game.recall(event.target), by):
            return False
        return self.what.matches(game, game.recall(event.source), by)

    def say(self, reader: Reader) -> str:
        kind = "combat damage" if self.combat else "damage"
        whom = "an opponent" if self.to_opponent else "a player"
        if self.to is not None:
            whom = phrase(reader, self.to, "one")
        return f"whenever {_who(reader, self.what)} deals {kind} to {whom}"


@word
class FirstHurtsPlayers(About):
    """CR 120.1: deals damage to players for the first time in a turn, to however many of them at once."""

    what: Filter

    def kinds(self) -> tuple[type[Event], ...]:
        return (DamageDealt,)

    def matches(self, game: State, event: Event, by: Source) -> bool:
        return isinstance(event, DamageDealt) and event.first and self.what.matches(game, game.recall(event.source), by)

    def say(self, reader: Reader) -> str:
        return f"whenever {_who(reader, self.what)} first deals damage to any player each turn"


@word
class DealtDamage(About):
    """Something is dealt damage."""

    what: Filter

    def kinds(self) -> tuple[type[Event], ...]:
        return (DamageDealt,)

    def matches(self, game: State, event: Event, by: Source) -> bool:
        if not isinstance(event, DamageDealt) or event.amount <= 0 or game.is_player(event.target):
            return False
        return self.what.matches(game, game.recall(event.target), by)

    def say(self, reader: Reader) -> str:
        return f"whenever {_who(reader, self.what)} is dealt damage"


@word
class Casts(Moment, Spoken):
    """CR 601.2i: a player casts a spell that fits."""

    who: Players
    what: Filter = filters.ANYTHING

    def kinds(self) -> tuple[type[Event], ...]:
        return (SpellCast,)

    def matches(self, game: State, event: Event, by: Source) -> bool:
        if not isinstance(event, SpellCast) or event.object_id == by.object_id:
            return False
        if not any(player.id == event.player for player in self.who.found(game, by)):
            return False
        return self.what.matches(game, game.recall(event.object_id), by)

    def subject(self) -> Word | None:
        return THAT_SPELL

    def say(self, reader: Reader) -> str:
        who = {"each opponent": "an opponent", "each player": "a player"}.get(
            reader.read(self.who), reader.read(self.who)
        )
        verb = "cast" if who == "you" else "casts"
        return f"whenever {who} {verb} {of_cards(reader, self.what, 'one', 'spell')}"


@word
class YouCastThis(Moment):
    """CR 601.2i: this spell itself is cast; works on the stack."""

    reads = "when you cast this spell"

    def kinds(self) -> tuple[type[Event], ...]:
        return (SpellCast,)

    def matches(self, game: State, event: Event, by: Source) -> bool:
        return isinstance(event, SpellCast) and event.object_id == by.object_id


@word
class GainsLife(Moment, Spoken):
    """CR 119.9: a player gains life."""

    who: Players = YOU

    def kinds(self) -> tuple[type[Event], ...]:
        return (GainLife,)

    def matches(self, game: State, event: Event, by: Source) -> bool:
        return isinstance(event, GainLife) and any(p.id == event.player for p in self.who.found(game, by))

    def say(self, reader: Reader) -> str:
        who = reader.read(self.who)
        return f"whenever {who} gain{'' if who == 'you' else 's'} life"


@word
class LosesLife(GainsLife):
    """A player loses life."""

    def kinds(self) -> tuple[type[Event], ...]:
        return (LoseLife,)

    def matches(self, game: State, event: Event, by: Source) -> bool:
        return isinstance(event, LoseLife) and any(p.id == event.player for p in self.who.found(game, by))

    def say(self, reader: Reader) -> str:
        who = reader.read(self.who)
        return f"whenever {who} lose{'' if who == 'you' else 's'} life"


@word
class Draws(Moment, Spoken):
    """CR 121.1: a player draws a card that fits."""

    who: Players
    what: Filter = filters.ANYTHING

    def kinds(self) -> tuple[type[Event], ...]:
        return (DrawCard,)

    def matches(self, game: State, event: Event, by: Source) -> bool:
        if not isinstance(event, DrawCard) or not event.object_id:
            return False
        if not any(player.id == event.player for player in self.who.found(game, by)):
            return False
        return self.what.matches(game, game.recall(event.object_id), by)

    def say(self, reader: Reader) -> str:
        who = {"each player": "a player", "each opponent": "an opponent"}.get(
            reader.read(self.who), reader.read(self.who)
        )
        return f"whenever {who} draw{'' if who == 'you' else 's'} {of_cards(reader, self.what, 'one')}"


@word
class Discards(Moment, Spoken):
    """CR 701.9: a player discards a card."""

    who: Players

    def kinds(self) -> tuple[type[Event], ...]:
        return (Discarded,)

    def matches(self, game: State, event: Event, by: Source) -> bool:
        return isinstance(event, Discarded) and any(p.id == event.player for p in self.who.found(game, by))

    def say(self, reader: Reader) -> str:
        who = {"each opponent": "an opponent", "each player": "a player"}.get(
            reader.read(self.who), reader.read(self.who)
        )
        return f"whenever {who} discard{'' if who == 'you' else 's'} a card"


@word
class ForMana(About):
    """CR 106.12a: a permanent is tapped for mana."""

    what: Filter

    def kinds(self) -> tuple[type[Event], ...]:
        return (TappedForMana,)

    def matches(self, game: State, event: Event, by: Source) -> bool:
        return isinstance(event, TappedForMana) and self.what.matches(game, game.recall(event.object_id), by)

    def from_mana(self) -> bool:
        return True

    def say(self, reader: Reader) -> str:
        return f"whenever {_who(reader, self.what)} is tapped for mana"


@word
class TapsForMana(Moment, Spoken):
    """CR 106.12a: a player taps a permanent for mana."""

    what: Filter
    who: Players = YOU

    def kinds(self) -> tuple[type[Event], ...]:
        return (TappedForMana,)

    def matches(self, game: State, event: Event, by: Source) -> bool:
        if not isinstance(event, TappedForMana) or not any(p.id == event.player for p in self.who.found(game, by)):
            return False
        return self.what.matches(game, game.recall(event.object_id), by)

    def from_mana(self) -> bool:
        return True

    def say(self, reader: Reader) -> str:
        who = {"each opponent": "an opponent", "each player": "a player"}.get(
            reader.read(self.who), reader.read(self.who)
        )
        return f"whenever {who} tap{'' if who == 'you' else 's'} {phrase(reader, self.what, 'one')} for mana"


@word
class BecomesAttached(About):
    """CR 701.3: an attachment that fits becomes attached to the source, also by entering attached."""

    what: Filter

    def kinds(self) -> tuple[type[Event], ...]:
        return (Attached, ZoneChange)

    def matches(self, game: State, event: Event, by: Source) -> bool:
        if isinstance(event, Attached):
            return event.to == by.object_id and self.what.matches(game, game.recall(event.object_id), by)
        if isinstance(event, ZoneChange) and event.to is Zone.BATTLEFIELD and event.attached_to == by.object_id:
            return bool(event.new_id) and self.what.matches(game, game.recall(event.new_id), by)
        return False

    def say(self, reader: Reader) -> str:
        return f"whenever {phrase(reader, self.what, 'one')} becomes attached to {reader.read(THIS)}"


@word
class BecomesTheTarget(About):
    """CR 115: becomes the target of a spell or ability; of an opponent's only, if so said (ward)."""

    what: Filter
    by_opponent: bool = True

    def kinds(self) -> tuple[type[Event], ...]:
        return (BecomesTarget,)

    def matches(self, game: State, event: Event, by: Source) -> bool:
        if not isinstance(event, BecomesTarget) or game.is_player(event.object_id):
            return False
        if self.by_opponent and game.players[event.player].team == game.players[by.controller].team:
            return False
        return self.what.matches(game, game.recall(event.object_id), by)

    def say(self, reader: Reader) -> str:
        who = " an opponent controls" if self.by_opponent else ""
        return f"whenever {_who(reader, self.what)} becomes the target of a spell or ability{who}"


@word
class SacrificesTrigger(About):
    """CR 701.21: a player sacrifices something that fits. Looks back."""

    what: Filter
    who: Players = YOU

    def kinds(self) -> tuple[type[Event], ...]:
        return (Sacrificed,)

    def looks_back(self, event: Event) -> bool:
        return True

    def matches(self, game: State, event: Event, by: Source) -> bool:
        if not isinstance(event, Sacrificed) or not any(p.id == event.player for p in self.who.found(game, by)):
            return False
        return self.what.matches(game, game.recall(event.object_id), by)

    def say(self, reader: Reader) -> str:
        who = reader.read(self.who)
        return f"whenever {who} sacrifice{'' if who == 'you' else 's'} {_who(reader, self.what)}"


@word
class BecomesTapped(About):
    """CR 701.26a."""

    what: Filter

    def kinds(self) -> tuple[type[Event], ...]:
        return (Tap,)

    def matches(self, game: State, event: Event, by: Source) -> bool:
        return isinstance(event, Tap) and self.what.matches(game, game.recall(event.object_id), by)

    def say(self, reader: Reader) -> str:
        return f"whenever {_who(reader, self.what)} becomes tapped"


@word
class TurnedUp(About):
    """CR 708.8: turned face up."""

    what: Filter

    def kinds(self) -> tuple[type[Event], ...]:
        return (TurnedFaceUp,)

    def matches(self, game: State, event: Event, by: Source) -> bool:
        return isinstance(event, TurnedFaceUp) and self.what.matches(game, game.recall(event.object_id), by)

    def say(self, reader: Reader) -> str:
        return f"when {_who(reader, self.what)} is turned face up"


@word
class LastCounterRemoved(Moment):
    """CR 702.62a: the last counter of a kind is removed from this."""

    reads = "when the last {kind} counter is removed from this card"
    kind: str

    def kinds(self) -> tuple[type[Event], ...]:
        return (RemoveCounters,)

    def matches(self, game: State, event: Event, by: Source) -> bool:
        if not isinstance(event, RemoveCounters) or event.on != by.object_id or event.kind != self.kind:
            return False
        return event.count > 0 and by.this(game).counter(self.kind) == 0


@word
class CountersPut(About):
    """CR 122.6: counters of a kind are put on something that fits."""

    what: Filter
    kind: str

    def kinds(self) -> tuple[type[Event], ...]:
        return (PutCounters,)

    def matches(self, game: State, event: Event, by: Source) -> bool:
        if not isinstance(event, PutCounters) or event.kind != self.kind or game.is_player(event.on):
            return False
        return self.what.matches(game, game.recall(event.on), by)

    def say(self, reader: Reader) -> str:
        return f"whenever one or more {self.kind} counters are put on {_who(reader, self.what)}"


@word
class RollsDice(Moment, Spoken):
    """CR 706.6: a player rolls one or more dice."""

    who: Players = YOU

    def kinds(self) -> tuple[type[Event], ...]:
        return (DiceRolled,)

    def matches(self, game: State, event: Event, by: Source) -> bool:
        return isinstance(event, DiceRolled) and any(p.id == event.player for p in self.who.found(game, by))

    def say(self, reader: Reader) -> str:
        who = reader.read(self.who)
        return f"whenever {who} roll{'' if who == 'you' else 's'} one or more dice"


@word
class FlipsCoin(Moment, Spoken):
    """CR 705: a player flips a coin; with `won`, only flips that were won or lost."""

    who: Players = YOU
    won: bool | None = None

    def kinds(self) -> tuple[type[Event], ...]:
        return (CoinFlipped,)

    def matches(self, game: State, event: Event, by: Source) -> bool:
        if not isinstance(event, CoinFlipped) or not any(p.id == event.player for p in self.who.found(game, by)):
            return False
        return self.won is None or event.won is self.won

    def say(self, reader: Reader) -> str:
        who = reader.read(self.who)
        verb = {True: "win", False: "lose", None: "flip"}[self.won]
        return f"whenever {who} {verb}{'' if who == 'you' else 's'} a coin{'' if self.won is None else ' flip'}"
