"""Triggers about steps, and about what players do: casting, drawing, gaining life, rolling dice (CR 603.2)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from planechase.rules.events.events import (
    CoinFlipped,
    DiceRolled,
    Discarded,
    DrawCard,
    Event,
    LifeGain,
    LifeLoss,
    SpellCast,
    StepBegins,
)
from planechase.rules.language.grammar import Filter, Players
from planechase.rules.language.word import Word, word
from planechase.rules.spells.casting import cast_this_turn
from planechase.rules.state.objects import StackObject, Zone
from planechase.rules.state.steps import Step
from planechase.words import filters, word_slots
from planechase.words.english import Reader, possessive
from planechase.words.phrases import of_cards
from planechase.words.player_words import YOU
from planechase.words.selections import THAT_SPELL
from planechase.words.speech import Moment, SpokenWord

if TYPE_CHECKING:
    from planechase.rules.state.objects import Id, Object
    from planechase.rules.state.source import Source
    from planechase.rules.state.state import State


@word
class AtBeginning(Moment, SpokenWord):
    """CR 603.2b, 500.6: at the beginning of a step, of your turn or of another's."""

    step: Step
    who: Players | None = YOU
    """Whose; None is each player's."""

    def kinds(self) -> tuple[type[Event], ...]:
        return (StepBegins,)

    def matches(self, game: State, event: Event, by: Source) -> bool:
        if not isinstance(event, StepBegins) or event.step is not self.step:
            return False
        return self.who is None or any(player.id == event.player for player in self.who.found(game, by))

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
        if self.step is Step.POSTCOMBAT_MAIN and whose == "you":
            return "at the beginning of each of your postcombat main phases"
        return f"at the beginning of {'your' if whose == 'you' else possessive(whose)} {step}"


@word
class AtSecondMain(Moment):
    """CR 505.1: at the beginning of your second main phase; a third one of the same turn is not meant."""

    reads = "at the beginning of your second main phase"

    def kinds(self) -> tuple[type[Event], ...]:
        return (StepBegins,)

    def matches(self, game: State, event: Event, by: Source) -> bool:
        if not isinstance(event, StepBegins) or event.player != by.controller:
            return False
        return game.turn.in_main_phase and game.turn.mains == 2


@word
class AtNext(Moment):
    """CR 603.7: at the beginning of the next such step, whosever it is or of a certain player."""

    step: Step
    who: Players | None = None

    def kinds(self) -> tuple[type[Event], ...]:
        return (StepBegins,)

    def matches(self, game: State, event: Event, by: Source) -> bool:
        if not isinstance(event, StepBegins) or event.step is not self.step:
            return False
        return self.who is None or any(player.id == event.player for player in self.who.found(game, by))

    def reading(self) -> str:
        if self.who is None:
            return f"at the beginning of the next {self.step.value}"
        whose = "your" if self.who == YOU else "{who}'s"
        return f"at the beginning of {whose} next {self.step.value}"


@word
class AtNextTurns(Moment):
    """CR 603.7: at the beginning of such a step of the next turn, not of another one in the same turn."""

    needs = (word_slots.TURN,)
    step: Step

    def kinds(self) -> tuple[type[Event], ...]:
        return (StepBegins,)

    def matches(self, game: State, event: Event, by: Source) -> bool:
        if not isinstance(event, StepBegins) or event.step is not self.step:
            return False
        return game.turn.number not in by.remembered(word_slots.TURN)

    def reading(self) -> str:
        return f"at the beginning of the next turn's {self.step.value}"


@word
class AtYourNext(AtNext):
    """CR 603.7: at the beginning of your next such step."""

    def matches(self, game: State, event: Event, by: Source) -> bool:
        return isinstance(event, StepBegins) and event.step is self.step and event.player == by.controller

    def reading(self) -> str:
        return f"at the beginning of your next {self.step.value}"


@word
class Casts(Moment, SpokenWord):
    """CR 601.2i: a player casts a spell that fits."""

    who: Players
    what: Filter = filters.ANYTHING
    origin: Zone | None = None
    """From where it has to be cast, if that matters."""
    first: bool = False
    """Whether it must be the first such spell the player casts in the turn."""
    not_from_hand: bool = False
    """Whether it must be cast from anywhere but the caster's hand."""

    def kinds(self) -> tuple[type[Event], ...]:
        return (SpellCast,)

    def matches(self, game: State, event: Event, by: Source) -> bool:
        if not isinstance(event, SpellCast) or event.object_id == by.object_id:
            return False
        if not any(player.id == event.player for player in self.who.found(game, by)):
            return False
        spell = game.recall(event.object_id)
        if self.origin is not None and not (isinstance(spell, StackObject) and spell.source.cast_from is self.origin):
            return False
        if self.not_from_hand and _from_own_hand(spell, event.player):
            return False
        return self.what.matches(game, spell, by) and not (self.first and self._cast_before(game, event, by))

    def _cast_before(self, game: State, event: SpellCast, by: Source) -> bool:
        cast = [spell for spell in cast_this_turn(game, game.players[event.player]) if spell.id != event.object_id]
        return any(self.what.matches(game, spell, by) for spell in cast)

    def subject(self) -> Word | None:
        return THAT_SPELL

    def say(self, reader: Reader) -> str:
        who = {"each opponent": "an opponent", "each player": "a player"}.get(
            reader.read(self.who), reader.read(self.who)
        )
        verb = "cast" if who == "you" else "casts"
        whose = "your" if who == "you" else "their"
        origin = f" from {whose} {self.origin.value}" if self.origin is not None else ""
        origin = f" from anywhere other than {whose} hand" if self.not_from_hand else origin
        first = " for the first time each turn" if self.first else ""
        return f"whenever {who} {verb} {of_cards(reader, self.what, 'one', 'spell')}{origin}{first}"


def _from_own_hand(spell: Object, player: Id) -> bool:
    return isinstance(spell, StackObject) and spell.source.cast_from is Zone.HAND and spell.owner == player


@word
class YouCastThis(Moment):
    """CR 601.2i: this spell itself is cast; works on the stack."""

    reads = "when you cast this spell"

    def kinds(self) -> tuple[type[Event], ...]:
        return (SpellCast,)

    def matches(self, game: State, event: Event, by: Source) -> bool:
        return isinstance(event, SpellCast) and event.object_id == by.object_id


@word
class GainsLife(Moment, SpokenWord):
    """CR 119.9: whenever a player gains life."""

    who: Players = YOU

    def kinds(self) -> tuple[type[Event], ...]:
        return (LifeGain,)

    def matches(self, game: State, event: Event, by: Source) -> bool:
        return isinstance(event, LifeGain) and any(p.id == event.player for p in self.who.found(game, by))

    def say(self, reader: Reader) -> str:
        who = reader.read(self.who)
        return f"whenever {who} gain{'' if who == 'you' else 's'} life"


@word
class LosesLife(GainsLife):
    """CR 119.3: whenever a player loses life, by damage or otherwise."""

    def kinds(self) -> tuple[type[Event], ...]:
        return (LifeLoss,)

    def matches(self, game: State, event: Event, by: Source) -> bool:
        return isinstance(event, LifeLoss) and any(p.id == event.player for p in self.who.found(game, by))

    def say(self, reader: Reader) -> str:
        who = reader.read(self.who)
        return f"whenever {who} lose{'' if who == 'you' else 's'} life"


@word
class Draws(Moment, SpokenWord):
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
class Discards(Moment, SpokenWord):
    """CR 701.9: a player discards a card that fits; one that is cycled is discarded, and counts once (702.29d)."""

    who: Players
    what: Filter = filters.ANYTHING
    or_cycles: bool = False
    """Whether the text says "cycles or discards"."""

    def kinds(self) -> tuple[type[Event], ...]:
        return (Discarded,)

    def matches(self, game: State, event: Event, by: Source) -> bool:
        if not isinstance(event, Discarded) or not any(p.id == event.player for p in self.who.found(game, by)):
            return False
        return self.what.matches(game, game.recall(event.new_id), by)

    def say(self, reader: Reader) -> str:
        who = {"each opponent": "an opponent", "each player": "a player"}.get(
            reader.read(self.who), reader.read(self.who)
        )
        end = "" if who == "you" else "s"
        cycles = f"cycle{end} or " if self.or_cycles else ""
        return f"whenever {who} {cycles}discard{end} {of_cards(reader, self.what, 'one')}"


@word
class RollsDice(Moment, SpokenWord):
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
class FlipsCoin(Moment, SpokenWord):
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
