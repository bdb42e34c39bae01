"""Keywords about how something enters: riot, unleash, bloodthirst, fabricate, exploit, ravenous (CR 702)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from planechase.rules.events import actions, triggers
from planechase.rules.events.events import Deed, Event, PlayerEvent, event
from planechase.rules.events.lasting import begin_effect
from planechase.rules.events.zones import ZoneChange
from planechase.rules.language.abilities import Ability, StaticAbility, TriggeredAbility
from planechase.rules.language.card_types import ARTIFACT
from planechase.rules.language.grammar import Condition, Effect
from planechase.rules.language.word import word
from planechase.rules.multiplayer import influence
from planechase.rules.state.decisions import Choose, Confirm, Rule, ask
from planechase.rules.state.history import Did
from planechase.rules.state.objects import Id
from planechase.rules.state.purpose import Purpose
from planechase.rules.state.source import Source
from planechase.words import filters, word_slots
from planechase.words.amounts import Counted, Number, X
from planechase.words.conditions import IsThe
from planechase.words.effects.counter_effects import PutCounters
from planechase.words.effects.flow import May
from planechase.words.effects.hands import Draw
from planechase.words.effects.tokens import CreateToken, creature_token
from planechase.words.history_words import Happened, doers
from planechase.words.keywords.keywords_as_read import Called
from planechase.words.keywords.plain_keywords import keyword
from planechase.words.modifications import GainAbilities
from planechase.words.player_words import EACH_OPPONENT
from planechase.words.replacements import EntersWithCounters
from planechase.words.replacements.entering_replacements import Entering
from planechase.words.selections import THIS
from planechase.words.speech import Moment, Things
from planechase.words.statics import CantBlock, Continuous
from planechase.words.triggers import Enters

if TYPE_CHECKING:
    from planechase.rules.state.state import State
    from planechase.words.english import Reader

# ---------------------------------------------------------------------- riot and unleash


@word
class Riot(Called):
    """CR 702.136: a +1/+1 counter or haste."""

    reads = "riot"

    def abilities(self) -> tuple[Ability, ...]:
        return (StaticAbility((EntersWithCounterOrHaste(),)),)


@word
class Unleash(Called):
    """CR 702.98: a +1/+1 counter, if you like; with one it cannot block."""

    reads = "unleash"

    def abilities(self) -> tuple[Ability, ...]:
        unleashed = IsThe(THIS, filters.WithCounter("+1/+1"))
        return (
            StaticAbility((MayEnterWithCounter(),)),
            StaticAbility((CantBlock(filters.ITSELF),), unleashed),
        )


@word
class MayEnterWithCounter(Entering):
    """CR 614.1c, 702.98a: its controller may have it enter with one more +1/+1 counter."""

    reads = "you may have {this} enter with an additional +1/+1 counter on it"
    this: Things = THIS

    def replace(self, game: State, event: Event, by: Source) -> Rule[list[Event]]:
        assert isinstance(event, ZoneChange)
        why = f"Have {game.name_of(by.object_id)} enter with an additional +1/+1 counter?"
        if (yield from ask(Confirm(by.controller, Purpose.MAY, why, by.object_id, self))):
            event.counters["+1/+1"] = event.counters.get("+1/+1", 0) + 1
            return [event]
        return [event, *self.otherwise(event, by)]

    def otherwise(self, entering: ZoneChange, by: Source) -> list[Event]:
        """What happens besides if they do not."""
        return []


@word
class EntersWithCounterOrHaste(MayEnterWithCounter):
    """CR 702.136a: or it gains haste."""

    reads = "you may have {this} enter with an additional +1/+1 counter on it. If you don't, it gains haste"

    def otherwise(self, entering: ZoneChange, by: Source) -> list[Event]:
        return [GainsHaste(by.controller, entering)]


@event
class GainsHaste(PlayerEvent):
    """CR 702.136a: what enters for this player gains haste, without end."""

    entering: ZoneChange

    def occur(self, game: State) -> Rule[None]:
        new = self.entering.new_id
        if game.permanent(new) is not None:
            haste = Continuous(filters.Exactly((new,)), (GainAbilities((keyword("haste"),)),))
            begin_effect(game, haste, Source(self.player, new), None, (new,))
        return
        yield


# ---------------------------------------------------------------------- bloodthirst and ravenous


@word
class Bloodthirst(Called):
    """CR 702.54a: counters if an opponent was dealt damage."""

    reads = "bloodthirst {count:digits}"
    count: int

    def abilities(self) -> tuple[Ability, ...]:
        counters = EntersWithCounters("+1/+1", Number(self.count))
        return (StaticAbility((counters,), Happened(Did.DAMAGED, EACH_OPPONENT)),)


@word
class BloodthirstX(Called):
    """CR 702.54b: as many counters as opponents were dealt damage."""

    reads = "bloodthirst X"

    @property
    def name(self) -> str:
        return "bloodthirst"

    def stands_in_line(self) -> bool:
        return False

    def abilities(self) -> tuple[Ability, ...]:
        return (StaticAbility((EntersWithCounters("+1/+1", DamageToOpponents()),)),)


@word
class DamageToOpponents(Counted):
    """CR 702.54b: how much damage your opponents have been dealt this turn, all together."""

    def value(self, game: State, by: Source) -> int:
        return sum(player.did(Did.DAMAGED) for player in doers(game, EACH_OPPONENT, by))

    def each(self, reader: Reader) -> str:
        return "1 damage your opponents have been dealt this turn"

    def number_of(self, reader: Reader) -> str:
        return "the total damage your opponents have been dealt this turn"


@word
class Ravenous(Called):
    """CR 702.156: X counters, and a card for five."""

    reads = "ravenous"

    def abilities(self) -> tuple[Ability, ...]:
        return (
            StaticAbility((EntersWithCounters("+1/+1", X()),)),
            TriggeredAbility(Enters(filters.ITSELF), Draw(), XIsAtLeast(5)),
        )


@word
class XIsAtLeast(Condition):
    """CR 107.3m: the X of the spell that became this permanent, or of the ability itself, is large enough."""

    reads = "X is {least:digits} or more"
    least: int

    def holds(self, game: State, by: Source) -> bool:
        return by.x >= self.least


# ---------------------------------------------------------------------- amplify and tribute


@word
class Amplify(Called):
    """CR 702.38: counters for cards of its kind that are revealed."""

    reads = "amplify {count:digits}"
    count: int

    def abilities(self) -> tuple[Ability, ...]:
        return (StaticAbility((Amplifying(self.count),)),)


@word
class Amplifying(Entering):
    """CR 702.38a: neither the card itself nor what enters together with it is revealed."""

    reads = (
        "as {this} enters, reveal any number of cards from your hand that share a creature type with it. {this} "
        "enters with {count:number} +1/+1 counter[s] on it for each card revealed this way"
    )
    count: int
    this: Things = THIS

    def replace(self, game: State, event: Event, by: Source) -> Rule[list[Event]]:
        assert isinstance(event, ZoneChange)
        player, kinds = by.you(game), event.supposed(game)
        entering = {one.object_id for one in getattr(event, "together", (event,)) if isinstance(one, ZoneChange)}
        hand = [game.objects[id] for id in player.hand if id not in entering]
        subtypes = game.chars(kinds).subtypes
        among = [card for card in hand if filters.share_creature_type(game.chars(card).subtypes, subtypes)]
        why = f"Choose cards to reveal for {game.name_of(by.object_id)}."
        shown = yield from actions.choose_objects(
            game, player, Purpose.REVEAL, among, 0, len(among), why, by.object_id, word=self
        )
        actions.reveal(game, player, shown)
        event.counters["+1/+1"] = event.counters.get("+1/+1", 0) + self.count * len(shown)
        return [event]


@word
class Tribute(Called):
    """CR 702.104: an opponent may let it enter larger."""

    reads = "tribute {count:digits}"
    count: int

    def abilities(self) -> tuple[Ability, ...]:
        return (StaticAbility((AsksForTribute(self.count),)),)


@word
class AsksForTribute(Entering):
    """CR 702.104a: an opponent of your choice decides."""

    writes = (word_slots.TRIBUTE,)
    reads = (
        "as {this} enters, choose an opponent. That player may put an additional {count:number} +1/+1 counter[s] on it "
        "as it enters"
    )
    count: int
    this: Things = THIS

    def replace(self, game: State, event: Event, by: Source) -> Rule[list[Event]]:
        assert isinstance(event, ZoneChange)
        among = [player.id for player in influence.players(game, by, game.opponents(by.controller))]
        if not among:
            return [event]
        name = game.name_of(by.object_id)
        which = Choose(by.controller, Purpose.PLAYER, f"Choose who may pay tribute to {name}.", among, word=self)
        chosen = (yield from ask(which)) if len(among) > 1 else among
        why = f"Pay tribute, so that {name} enters with {self.count} more +1/+1 counters?"
        if (yield from ask(Confirm(int(chosen[0]), Purpose.MAY, why, by.object_id, self))):
            event.counters["+1/+1"] = event.counters.get("+1/+1", 0) + self.count
            event.links[word_slots.TRIBUTE] = (True,)
        return [event]


@word
class TributeWasNotPaid(Condition):
    """CR 702.104b: the opponent who was chosen did not have it enter with the counters."""

    reads = "tribute wasn't paid"

    def holds(self, game: State, by: Source) -> bool:
        return not by.this(game).linked(word_slots.TRIBUTE)


# ---------------------------------------------------------------------- fabricate and exploit


@word
class Fabricate(Called):
    """CR 702.123: +1/+1 counters or Servos."""

    reads = "fabricate {count:digits}"
    count: int

    def abilities(self) -> tuple[Ability, ...]:
        servos = CreateToken(creature_token(1, 1, "", "Servo", types=ARTIFACT), Number(self.count))
        counters = PutCounters("+1/+1", THIS, Number(self.count))
        return (TriggeredAbility(Enters(filters.ITSELF), MayIfHere(counters, otherwise=servos)),)


@word
class MayIfHere(May):
    """CR 608.2d: what can be done only to the source cannot be done any more once it has left."""

    def happen(self, game: State, by: Source) -> Rule[None]:
        if game.permanent(by.object_id) is not None:
            yield from May.happen(self, game, by)
        elif self.otherwise is not None:
            yield from self.otherwise.happen(game, by)


@word
class Exploit(Called):
    """CR 702.110: a creature may be sacrificed as it enters."""

    reads = "exploit"

    def abilities(self) -> tuple[Ability, ...]:
        return (TriggeredAbility(Enters(filters.ITSELF), ExploitOne()),)


@word
class ExploitOne(Effect):
    """CR 702.110a: you may sacrifice a creature; then the source exploits it, even if it is the source itself."""

    writes = (word_slots.SACRIFICED,)
    reads = "you may sacrifice a creature"
    imperative = False

    def happen(self, game: State, by: Source) -> Rule[None]:
        player = by.you(game)
        mine = [p for p in game.controlled_by(player.id) if filters.CREATURE.matches(game, p, by)]
        why = f"Choose a creature to exploit with {game.name_of(by.object_id)}, or none."
        chosen = yield from actions.choose_objects(
            game, player, Purpose.SACRIFICE, mine, 0, 1, why, by.object_id, word=self
        )
        if not chosen:
            return
        exploited = [Exploited(chosen[0].id, player.id, by.object_id)]
        watch = triggers.before(game, exploited)
        by.remember(word_slots.SACRIFICED, tuple((yield from actions.sacrifice(game, chosen))))
        game.tell(exploited[0])
        triggers.notice(game, exploited, watch)


@event
class Exploited(Deed):
    """CR 702.110b: a creature was sacrificed as the exploit ability of another, or its own, resolved."""

    by: Id

    def concerned(self, game: State, back: bool) -> tuple[Id, ...]:
        return (self.by, self.object_id)


@word
class Exploits(Moment):
    """CR 702.110b: the source exploits a creature. Looks back, as it may have been itself."""

    reads = "when {this} exploits a creature"
    this: Things = THIS

    def kinds(self) -> tuple[type[Event], ...]:
        return (Exploited,)

    def looks_back(self, event: Event) -> bool:
        return True

    def matches(self, game: State, event: Event, by: Source) -> bool:
        return isinstance(event, Exploited) and event.by == by.object_id
