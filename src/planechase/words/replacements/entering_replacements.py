"""Replacement effects on entering the battlefield and on going to graveyards (CR 614.1c, 614.12)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from planechase.rules.events import actions
from planechase.rules.events.events import CreatureDevoured, Event, LifeLoss
from planechase.rules.events.happening import tell
from planechase.rules.events.zones import ZoneChange
from planechase.rules.language.abilities import KeywordAbility
from planechase.rules.language.card_types import CREATURE, PLANESWALKER
from planechase.rules.language.colors import color_names
from planechase.rules.language.grammar import (
    COPYING,
    Condition,
    Cost,
    Effect,
    Filter,
    Modification,
    Players,
    Replacement,
)
from planechase.rules.language.slots import LinkSlot, Slot
from planechase.rules.language.word import Word, word
from planechase.rules.language.word_errors import WrongField
from planechase.rules.mana.costs import CountsColors
from planechase.rules.multiplayer import influence
from planechase.rules.state.decisions import Choose, Rule, alternatives, ask
from planechase.rules.state.objects import Object, Zone
from planechase.rules.state.purpose import Purpose
from planechase.rules.state.source import Source
from planechase.words import filters, word_slots
from planechase.words.amounts import Number
from planechase.words.copy_words import copied_except, differences
from planechase.words.effects.choosing_effects import CHOSEN_BY_NAME, choice_of, choices_for
from planechase.words.effects.flow import offered
from planechase.words.english import Reader, article, listed
from planechase.words.phrases import of_cards, phrase
from planechase.words.player_words import PLAYERS
from planechase.words.selections import THIS
from planechase.words.speech import Quantity, SpokenWord, Things
from planechase.words.statics import named

if TYPE_CHECKING:
    from planechase.rules.state.state import State


class Entering(Replacement):
    """CR 614.12: how the source itself enters the battlefield."""

    __slots__ = ()
    self_replacement = False

    def kinds(self) -> tuple[type[Event], ...]:
        return (ZoneChange,)

    def applies(self, game: State, event: Event, by: Source) -> bool:
        return isinstance(event, ZoneChange) and event.to is Zone.BATTLEFIELD and event.object_id == by.object_id

    def own_move(self) -> bool:
        return True


@word
class EntersTapped(Entering):
    """CR 614.1c: it comes onto the battlefield tapped."""

    reads = "{this} enters tapped"
    this: Things = THIS

    def replace(self, game: State, event: Event, by: Source) -> Rule[list[Event]]:
        assert isinstance(event, ZoneChange)
        event.tapped = True
        return [event]
        yield


@word
class EntersTappedUnless(Entering):
    """CR 614.1c, 614.12: it enters tapped unless something is so as it enters."""

    reads = "{this} enters tapped unless {condition}"
    condition: Condition
    this: Things = THIS

    def applies(self, game: State, event: Event, by: Source) -> bool:
        return Entering.applies(self, game, event, by) and not self.condition.holds(game, by)

    def replace(self, game: State, event: Event, by: Source) -> Rule[list[Event]]:
        assert isinstance(event, ZoneChange)
        event.tapped = True
        return [event]
        yield


@word
class EntersTappedUnlessPaid(Entering):
    """CR 614.1c: as it enters, its controller may pay something; it enters tapped if they don't."""

    reads = "as {this} enters, you may {costs}. If you don't, it enters tapped"
    costs: tuple[Cost, ...]
    this: Things = THIS

    def replace(self, game: State, event: Event, by: Source) -> Rule[list[Event]]:
        assert isinstance(event, ZoneChange)
        paid = yield from offered(game, by.controller, self.costs, by, self)
        event.tapped = event.tapped or not paid
        return [event]


@word
class EnterTapped(Replacement):
    """CR 614.1d, 614.12: everything of a kind enters tapped, if that is what it would be on the battlefield."""

    reads = "{what:many} enter tapped"
    what: Filter

    def kinds(self) -> tuple[type[Event], ...]:
        return (ZoneChange,)

    def applies(self, game: State, event: Event, by: Source) -> bool:
        if not isinstance(event, ZoneChange) or event.to is not Zone.BATTLEFIELD or event.tapped:
            return False
        return self.what.matches(game, event.supposed(game), by)

    def replace(self, game: State, event: Event, by: Source) -> Rule[list[Event]]:
        assert isinstance(event, ZoneChange)
        event.tapped = True
        return [event]
        yield

    def interchangeable(self) -> bool:
        return True


@word
class EntersWithCounters(Entering, SpokenWord):
    """CR 614.1c: with a number of counters; X is the X of the spell."""

    kind: str
    count: Quantity = Number(1)
    tapped: bool = False

    def replace(self, game: State, event: Event, by: Source) -> Rule[list[Event]]:
        assert isinstance(event, ZoneChange)
        spell = event.by.clone() if event.by is not None else by.clone()
        spell.controller, spell.object_id = by.controller, by.object_id
        count = self.count.value(game, spell)
        event.counters[self.kind] = event.counters.get(self.kind, 0) + count
        event.tapped = event.tapped or self.tapped
        return [event]
        yield

    def say(self, reader: Reader) -> str:
        this = reader.read(THIS)
        count, for_each = reader.counted(self.count)
        many = "" if self.count.is_one() else "s"
        text = article(f"{self.kind} counter") if count == "a" else f"{count} {self.kind} counter{many}"
        return f"{this} enters {'tapped ' if self.tapped else ''}with {text} on it{for_each}"


@word
class OthersEnterWithCounters(Replacement, SpokenWord):
    """CR 614.1c, 614.12: everything of a kind enters with one more counter, if that is what it would be there."""

    what: Filter
    kind: str

    def kinds(self) -> tuple[type[Event], ...]:
        return (ZoneChange,)

    def applies(self, game: State, event: Event, by: Source) -> bool:
        if not isinstance(event, ZoneChange) or event.to is not Zone.BATTLEFIELD:
            return False
        return self.what.matches(game, event.supposed(game), by)

    def replace(self, game: State, event: Event, by: Source) -> Rule[list[Event]]:
        assert isinstance(event, ZoneChange)
        event.counters[self.kind] = event.counters.get(self.kind, 0) + 1
        return [event]
        yield

    def interchangeable(self) -> bool:
        return True

    def say(self, reader: Reader) -> str:
        what = phrase(reader, self.what, "plain").removeprefix("another ")
        other = "other " if phrase(reader, self.what, "plain").startswith("another ") else ""
        return f"each {other}{what} enters with an additional {self.kind} counter on it"


@word
class EntersByRevealing(Entering, SpokenWord):
    """CR 614.1c, 614.12a: any number of other cards are revealed from your hand as it enters; a counter for each."""

    what: Filter
    kind: str = "+1/+1"

    def replace(self, game: State, event: Event, by: Source) -> Rule[list[Event]]:
        assert isinstance(event, ZoneChange)
        player = by.you(game)
        hand = [game.objects[id] for id in player.hand if id != event.object_id]
        among = [obj for obj in hand if self.what.matches(game, obj, by)]
        why = f"Choose cards to reveal for {game.name_of(by.object_id)}."
        shown = yield from actions.choose_objects(game, player, Purpose.REVEAL, among, 0, len(among), why, by.object_id)
        actions.reveal(game, player, shown)
        event.counters[self.kind] = event.counters.get(self.kind, 0) + len(shown)
        return [event]

    def say(self, reader: Reader) -> str:
        cards = of_cards(reader, self.what, "many")
        shows = f"as {reader.read(THIS)} enters, you may reveal any number of other {cards} from your hand"
        return f"{shows}. It enters with {article(f'{self.kind} counter')} on it for each card revealed this way"


@word
class EntersAsCopy(Entering, SpokenWord):
    """CR 707.5: as a copy of something on the battlefield, if the player likes; something may be different about it."""

    what: Filter
    except_it: tuple[Modification, ...] = ()
    """CR 707.9b: what is different."""
    legendary: bool = True
    """CR 707.9b: False where the copy is not legendary, whatever the original is."""

    def precedence(self) -> int:
        """CR 616.1c: copies come before other ways of entering."""
        return COPYING

    def replace(self, game: State, event: Event, by: Source) -> Rule[list[Event]]:
        assert isinstance(event, ZoneChange)
        among = [p.id for p in influence.permanents(game, by) if self.what.matches(game, p, by)]
        if among:
            why = f"Choose what {game.name_of(by.object_id)} enters as a copy of, or nothing."
            chosen = yield from ask(Choose(by.controller, Purpose.ENTER_AS, why, among, 0, 1, by.object_id, word=self))
            if chosen:
                event.copiable = copied_except(game, game.recall(chosen[0]), self.legendary, self.except_it, by)
        return [event]

    def say(self, reader: Reader) -> str:
        controlled = any(isinstance(part, (filters.Yours, filters.OpponentControls)) for part in self.what.walk())
        of = phrase(reader, self.what, "one" if controlled else "plain")
        of = of if controlled else f"any {of} on the battlefield"
        text = f"you may have {reader.read(THIS)} enter as a copy of {of}"
        return text + differences(reader, self.legendary, self.except_it)


@word
class Shape(Word, SpokenWord):
    """A size with keywords, as one of several that a creature may take on."""

    power: int
    toughness: int
    abilities: tuple[KeywordAbility, ...] = ()

    def say(self, reader: Reader) -> str:
        keywords = listed([reader.read(ability) for ability in self.abilities])
        return article(f"{self.power}/{self.toughness} creature") + (f" with {keywords}" if keywords else "")


@word
class EntersAs(Entering, SpokenWord):
    """CR 614.1c, 707.2: a creature with a shape of its controller's choice, which is part of its copiable values.

    A copy of it begins with the shape of the original and adds one of its own choice to that (707.6).
    """

    shapes: tuple[Shape, ...]

    def replace(self, game: State, event: Event, by: Source) -> Rule[list[Event]]:
        assert isinstance(event, ZoneChange)
        values = event.entering_values(game)
        reader = Reader(values)
        options = alternatives(reader.read(shape) for shape in self.shapes)
        why = f"Choose what {game.name_of(by.object_id)} enters as."
        chosen = yield from ask(Choose(by.controller, Purpose.ENTER_AS, why, options, about=by.object_id, word=self))
        shape = self.shapes[chosen[0].number]
        draft = values.draft()
        draft.power, draft.toughness = shape.power, shape.toughness
        draft.set_abilities(draft.abilities + shape.abilities)
        event.copiable = draft.finished()
        return [event]

    def say(self, reader: Reader) -> str:
        shapes = listed([reader.read(shape) for shape in self.shapes], "or")
        return f"as {reader.read(THIS)} enters, it becomes your choice of {shapes}"


@word
class AsEnters(Entering, SpokenWord):
    """CR 614.1c, 607.2d: a choice made as it enters, which linked abilities read."""

    which: LinkSlot
    other_than: int = 0
    """Colors that cannot be chosen."""

    def __post_init__(self) -> None:
        Entering.__post_init__(self)
        if self.which not in CHOSEN_BY_NAME:
            raise WrongField(f"AsEnters.which: no {self.which.name} is chosen by its name.")

    def written(self) -> tuple[Slot, ...]:
        return (self.which,)

    def replace(self, game: State, event: Event, by: Source) -> Rule[list[Event]]:
        assert isinstance(event, ZoneChange)
        barred = color_names(self.other_than)
        options = [option for option in choices_for(game, self.which) if option not in barred]
        purpose, why = choice_of(self.which), f"Choose {article(self.which.name)}."
        chosen = yield from ask(Choose(by.controller, purpose, why, options, about=by.object_id, word=self))
        event.links[self.which] = (chosen[0],)
        return [event]

    def say(self, reader: Reader) -> str:
        other_than = f" other than {listed(color_names(self.other_than), 'or')}" if self.other_than else ""
        return f"as {reader.read(THIS)} enters, choose {article(self.which.name)}{other_than}"


@word
class AsEntersDo(Entering, SpokenWord):
    """CR 614.1c, 607.2d: an instruction carried out as it enters; what is chosen then, linked abilities read."""

    effect: Effect

    def replace(self, game: State, event: Event, by: Source) -> Rule[list[Event]]:
        assert isinstance(event, ZoneChange)
        yield from self.effect.happen(game, by)
        for slot in [slot for part in self.effect.walk() for slot in part.written() if isinstance(slot, LinkSlot)]:
            event.links[slot] = by.this(game).linked(slot)
        return [event]

    def say(self, reader: Reader) -> str:
        return f"as {reader.read(THIS)} enters, {reader.read(self.effect)}"


@word
class Devouring(Entering):
    """CR 702.82: as it enters, sacrifice any number of creatures; a number of +1/+1 counters for each."""

    writes = (word_slots.DEVOURED,)
    reads = "devour {times:digits}"
    times: int
    """0 stands for devour X, where X is the number of creatures devoured."""

    def replace(self, game: State, event: Event, by: Source) -> Rule[list[Event]]:
        assert isinstance(event, ZoneChange)
        player = by.you(game)
        among = [p for p in game.controlled_by(player.id) if game.chars(p).types & CREATURE]
        why = "Choose creatures to devour."
        chosen = yield from actions.choose_objects(
            game, player, Purpose.SACRIFICE, among, 0, len(among), why, by.object_id, word=self
        )
        gone = yield from actions.sacrifice(game, chosen)
        tell(game, *(CreatureDevoured(id, player.id) for id in gone))
        times = self.times or len(gone)
        event.counters["+1/+1"] = event.counters.get("+1/+1", 0) + times * len(gone)
        event.links[word_slots.DEVOURED] = tuple(gone)
        return [event]


@word
class Sunbursting(Entering, CountsColors):
    """CR 702.44: a counter for each colour of mana spent to cast it: +1/+1 on creatures, charge on others."""

    reads = "sunburst"

    def applies(self, game: State, event: Event, by: Source) -> bool:
        if not Entering.applies(self, game, event, by):
            return False
        return isinstance(event, ZoneChange) and event.origin is Zone.STACK

    def replace(self, game: State, event: Event, by: Source) -> Rule[list[Event]]:
        assert isinstance(event, ZoneChange)
        spent = event.by.mana_spent if event.by is not None else ()
        colors = len({unit.type for unit in spent if unit.type != "C"})
        kind = "+1/+1" if event.entering_values(game).types & CREATURE else "charge"
        if colors:
            event.counters[kind] = event.counters.get(kind, 0) + colors
        return [event]
        yield


@word
class GoesElsewhere(Replacement, SpokenWord):
    """CR 614.1a: what would be put into a graveyard goes somewhere else. `cards_only` leaves tokens alone.

    With `loss`, its last controller loses so much life as it goes.
    """

    whose: Players
    what: Filter = filters.ANYTHING
    to: Zone = Zone.EXILE
    cards_only: bool = True
    origin: Zone | None = None
    loss: int = 0

    def kinds(self) -> tuple[type[Event], ...]:
        return (ZoneChange,)

    def applies(self, game: State, event: Event, by: Source) -> bool:
        if not isinstance(event, ZoneChange) or event.to is not Zone.GRAVEYARD:
            return False
        obj = game.recall(event.object_id)
        if self.origin is not None and event.origin is not self.origin:
            return False
        if self.cards_only and (obj.is_token and not _cards_left(obj, event)):
            return False
        return named(game, self.whose, obj.owner, by) and self.what.matches(game, obj, by)

    def replace(self, game: State, event: Event, by: Source) -> Rule[list[Event]]:
        assert isinstance(event, ZoneChange)
        obj = game.recall(event.object_id)
        if self.cards_only and obj.is_token:
            event.parted = (*event.parted, *[(card, self.to) for card in _cards_left(obj, event)])
        else:
            event.to = self.to
        if not self.loss:
            return [event]
        return [event, LifeLoss(obj.controller, self.loss)]
        yield

    def interchangeable(self) -> bool:
        return True

    def say(self, reader: Reader) -> str:
        what = of_cards(reader, self.what, "one") if self.cards_only else "a card or token"
        origin = "anywhere" if self.origin is None else f"the {self.origin.value}"
        if self.origin is Zone.BATTLEFIELD:
            what = phrase(reader, self.what, "one")
        whose = {"your opponents": "an opponent's", "players": "a", "you": "your"}[reader.read(self.whose)]
        loss = f" and its controller loses {self.loss} life" if self.loss else ""
        if self.origin is Zone.BATTLEFIELD and self.whose == PLAYERS and _dies(self.what):
            return f"if {what} would die, exile it instead{loss}"
        return f"if {what} would be put into {whose} graveyard from {origin}, exile it instead{loss}"


def _dies(what: Filter) -> bool:
    """CR 700.4: only creatures and planeswalkers die."""
    parts = what.parts_ if isinstance(what, filters.And) else (what,)
    return any(isinstance(part, filters.OfType) and part.types & (CREATURE | PLANESWALKER) for part in parts)


def _cards_left(obj: Object, event: ZoneChange) -> list[int]:
    """CR 730.3e: the cards under a token, which go elsewhere without it; those that do so already are left out."""
    return [card for card in obj.cards if card not in dict(event.parted)]


@word
class ThisGoesElsewhere(Replacement):
    """The source itself goes somewhere else if it would leave the battlefield, or go to a graveyard."""

    to: Zone
    position: int = 0
    only_graveyard: bool = False
    origin: Zone | None = Zone.BATTLEFIELD
    """Where it is; None is anywhere."""
    types: int = 0
    """Only while it is of one of these card types; 0 is any."""

    def kinds(self) -> tuple[type[Event], ...]:
        return (ZoneChange,)

    def applies(self, game: State, event: Event, by: Source) -> bool:
        if not isinstance(event, ZoneChange) or event.object_id != by.object_id:
            return False
        if self.origin is not None and event.origin is not self.origin:
            return False
        if self.types and not game.chars(game.recall(event.object_id)).types & self.types:
            return False
        return event.to is Zone.GRAVEYARD if self.only_graveyard else event.to is not self.to

    def replace(self, game: State, event: Event, by: Source) -> Rule[list[Event]]:
        assert isinstance(event, ZoneChange)
        event.to = self.to
        event.position = self.position
        return [event]
        yield

    def reading(self) -> str:
        if self.origin is None:
            return "if this permanent would be put into a graveyard from anywhere, exile it instead"
        if self.only_graveyard:
            return "if this creature would die, exile it instead"
        return "if this creature would leave the battlefield, exile it instead of putting it anywhere else"

    def own_move(self) -> bool:
        """CR 614.12: a spell or a card elsewhere says it of its own way."""
        return self.origin is None
