"""What schemes say (CR 314, 904): their triggers, and how such cards are written.

scheme("Every Last Vestige Shall Rot", set_in_motion(...))
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from planechase.rules.casual import schemes
from planechase.rules.casual.schemes import Abandoned, SetInMotion, SetSchemeInMotion, WhileSettingInMotion
from planechase.rules.events.at_random import some_of
from planechase.rules.events.events import Event, Notice
from planechase.rules.events.happening import tell
from planechase.rules.events.lasting import use_up
from planechase.rules.language.abilities import TriggeredAbility
from planechase.rules.language.card_types import ONGOING
from planechase.rules.language.grammar import Condition, Effect, Players, Replacement
from planechase.rules.language.word import Word, word
from planechase.rules.state.decisions import Choose, ask
from planechase.rules.state.purpose import Purpose
from planechase.words import word_slots
from planechase.words.card import Frame, Line, card
from planechase.words.effects.choosing_effects import one_player
from planechase.words.player_words import (
    AN_OPPONENT,
    EACH_PLAYER,
    TARGET_OPPONENT,
    YOU,
    EachOtherOpponent,
    RememberedPlayers,
    RichestOpponents,
    ThatOne,
)
from planechase.words.selections import THIS, That
from planechase.words.speech import Moment, SpokenWord, Things

if TYPE_CHECKING:
    from planechase.rules.language.characteristics import CardDefinition
    from planechase.rules.state.decisions import Rule
    from planechase.rules.state.source import Source
    from planechase.rules.state.state import State
    from planechase.words.english import Reader


@word
class WhenSetInMotion(Moment):
    """CR 701.32: you set this scheme in motion."""

    reads = "when you set {this} in motion"
    this: Things = THIS

    def kinds(self) -> tuple[type[Event], ...]:
        return (SetInMotion,)

    def matches(self, game: State, event: Event, by: Source) -> bool:
        return isinstance(event, SetInMotion) and event.object_id == by.object_id

    def subject(self) -> Word | None:
        return THIS


@word
class WhenAbandoned(Moment):
    """CR 701.33: you abandon this scheme. Looks back, for the scheme is face down by then."""

    reads = "when you abandon {this}"
    this: Things = THIS

    def kinds(self) -> tuple[type[Event], ...]:
        return (Abandoned,)

    def looks_back(self, event: Event) -> bool:
        return True

    def matches(self, game: State, event: Event, by: Source) -> bool:
        return isinstance(event, Abandoned) and event.object_id == by.object_id

    def subject(self) -> Word | None:
        return THIS


@word
class AbandonThis(Effect):
    """CR 701.33: abandon this scheme."""

    writes = (word_slots.ABANDONED,)
    on_paper = True
    reads = "abandon {this}"
    this: Things = THIS

    def happen(self, game: State, by: Source) -> Rule[None]:
        for scheme in self.this.objects(game, by):
            done = yield from schemes.abandon(game, scheme)
            by.remember(word_slots.ABANDONED, (scheme.id,) if done else ())

    def is_forbidden(self, game: State, by: Source) -> bool:
        """CR 608.2d, 701.33a: nobody may choose to abandon what is no longer there."""
        return not any(schemes.can_be_abandoned(game, scheme) for scheme in self.this.objects(game, by))


@word
class ThatScheme(That):
    """CR 314: the scheme that was just set in motion."""

    def noun(self, reader: Reader) -> str:
        return "scheme"


THAT_SCHEME = ThatScheme()


@word
class WhenPassingSetInMotion(Moment):
    """CR 701.32, 904.11: you set a scheme in motion that does not stay."""

    reads = "whenever you set a non-ongoing scheme in motion"

    def kinds(self) -> tuple[type[Event], ...]:
        return (SetInMotion,)

    def matches(self, game: State, event: Event, by: Source) -> bool:
        if not isinstance(event, SetInMotion) or event.player != by.controller:
            return False
        return not game.chars(game.recall(event.object_id)).supertypes & ONGOING

    def subject(self) -> Word | None:
        return THAT_SCHEME


@word
class SetAgain(Effect):
    """CR 701.32b: a scheme that is still face up is set in motion once more."""

    yours = True
    on_paper = True
    reads = "set {what} in motion again"
    what: Things = THAT_SCHEME

    def happen(self, game: State, by: Source) -> Rule[None]:
        for scheme in self.what.objects(game, by):
            yield from schemes.set_in_motion(game, by.you(game), scheme)


@word
class SetMoreInMotion(Replacement):
    """CR 614.3, 701.32c: where you would set a scheme in motion, you set several, one after the other; used up."""

    on_paper = True
    reads = "the next time you would set a scheme in motion, set {count:number} schemes in motion instead"
    count: int

    def kinds(self) -> tuple[type[Event], ...]:
        return (SetSchemeInMotion,)

    def applies(self, game: State, event: Event, by: Source) -> bool:
        return isinstance(event, SetSchemeInMotion) and event.player == by.controller

    def replace(self, game: State, event: Event, by: Source) -> Rule[list[Event]]:
        use_up(game, by, 1)
        return [SetSchemeInMotion(by.controller) for _ in range(self.count)]
        yield

    def interchangeable(self) -> bool:
        return True


@word
class AsSetInMotion(WhileSettingInMotion):
    """CR 701.32: an instruction carried out as this scheme is set in motion."""

    reads = "as you set {this} in motion, {effect}"
    effect: Effect
    this: Things = THIS

    def done(self, game: State, by: Source) -> Rule[None]:
        yield from self.effect.happen(game, by)


@word
class ChoosePlayer(Effect, SpokenWord):
    """CR 607.2d, 608.2d: a player, you by default, chooses one of some players.

    Linked abilities speak of "the chosen player", this one also of "that player".
    """

    writes = (word_slots.PLAYER, word_slots.CHOSEN_PLAYER)
    among: Players = AN_OPPONENT
    at_random: bool = False
    who: Players = YOU

    def say(self, reader: Reader) -> str:
        among = "a player" if self.among == EACH_PLAYER else "{among}"
        verb = "choose" if self.who == YOU else "{who} chooses"
        text = reader.template(self, f"{verb} {among}" + (" at random" if self.at_random else ""))
        reader.speak_of(None)  # a player was spoken of last, so the card is called by its name again
        return text

    def happen(self, game: State, by: Source) -> Rule[None]:
        among = self.among.found(game, by)
        for player in self.who.found(game, by)[:1]:
            if self.at_random:
                found = some_of(game, among)
                tell(game, *(Notice("{}: chance chooses {}.", (by.object_id, one.id)) for one in found))
            else:
                chooser = by if self.who == YOU else by.for_one(player.id)
                found = yield from one_player(game, chooser, among, "Choose a player.", self)
            chosen = [one.id for one in found]
            by.remember(word_slots.CHOSEN_PLAYER, tuple(chosen))
            if chosen:
                game.link(by.object_id, word_slots.PLAYER, *chosen)


@word
class OfTheTied(Effect):
    """CR 119.1, 608.2d: something is done to the opponent with the highest life total; of several, you choose one."""

    writes = (word_slots.CHOSEN_PLAYER,)
    reads = "{effect}. If two or more players are tied for highest life total, you choose one"
    effect: Effect

    def happen(self, game: State, by: Source) -> Rule[None]:
        yield from ChoosePlayer(RICHEST_OPPONENTS).happen(game, by)
        yield from self.effect.happen(game, by)


@word
class SelfOrOthers(Effect, SpokenWord):
    """CR 608.2d: a target opponent chooses what happens: something to that player, or something to your others."""

    reads = "{who} chooses self or others. If that player chooses self, {alone}. If the player chooses others, {others}"
    alone: Effect
    others: Effect
    who: Players = TARGET_OPPONENT

    def say(self, reader: Reader) -> str:
        """The scheme is called so again, for "it" would not be the player who chooses."""
        reader.speak_of(None)
        return reader.template(self)

    def happen(self, game: State, by: Source) -> Rule[None]:
        for player in self.who.found(game, by):
            why = f"{game.name_of(by.object_id)}: choose self or others."
            which = Choose(player.id, Purpose.MODE, why, ("self", "others"), about=by.object_id, word=self)
            chosen = yield from ask(which)
            yield from (self.alone if chosen == ["self"] else self.others).happen(game, by)


RICHEST_OPPONENTS = RichestOpponents()
THE_RICHEST = RememberedPlayers(
    word_slots.CHOSEN_PLAYER, "the opponent with the highest life total among your opponents"
)
THAT_OPPONENT = ThatOne(TARGET_OPPONENT)
OTHER_OPPONENTS = EachOtherOpponent(THAT_OPPONENT)


# ---------------------------------------------------------------------- writing schemes


def scheme(name: str, *lines: Line) -> CardDefinition:
    """CR 314: a scheme card that passes."""
    return card(name, None, Frame("Scheme"), *lines)


def ongoing_scheme(name: str, *lines: Line) -> CardDefinition:
    """CR 904.11: a scheme card that stays until it is abandoned."""
    return card(name, None, Frame("Ongoing Scheme"), *lines)


def set_in_motion(effect: Effect, only_if: Condition | None = None) -> TriggeredAbility:
    """When you set this scheme in motion."""
    return TriggeredAbility(WhenSetInMotion(), effect, only_if)


def abandoned(effect: Effect) -> TriggeredAbility:
    """When you abandon this scheme."""
    return TriggeredAbility(WhenAbandoned(), effect)
