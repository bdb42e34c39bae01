"""What planes and phenomena say (CR 311, 312, 901): their triggers, and how such cards are written.

plane("Academy at Tolaria West", "Dominaria",
      whenever(AtBeginning(Step.END), draw(7), only_if=HandSize(most=0)),
      chaos(DiscardHand()))
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from planechase.rules.casual import planar_decks, planar_die, planeswalking
from planechase.rules.casual.chaos import ChaosEnsues, chaos_ensues
from planechase.rules.casual.planar_die import BlankIsChaos, Face, PlanarDieRolled, RollPlanarDie
from planechase.rules.casual.planeswalking import (
    Cause,
    Encountered,
    Planeswalk,
    Planeswalked,
    PlaneswalkedAway,
    PlaneswalkedTo,
    Planeswalking,
    UntilPlaneswalk,
    UntilPlaneswalkFromPlane,
)
from planechase.rules.events.actions import choose_objects
from planechase.rules.events.events import Event
from planechase.rules.language.abilities import TriggeredAbility
from planechase.rules.language.card_types import PLANE
from planechase.rules.language.fielded import replace
from planechase.rules.language.grammar import Condition, Duration, Effect, Players, Replacement, Trigger
from planechase.rules.language.slots import ObjectSlot
from planechase.rules.language.word import Word, word
from planechase.rules.language.word_errors import WrongField
from planechase.rules.multiplayer.teams import acting_together
from planechase.rules.state.history import Did
from planechase.rules.state.purpose import Purpose
from planechase.rules.state.steps import Step
from planechase.words import word_slots
from planechase.words.card import Frame, Line, card
from planechase.words.player_words import EACH_PLAYER, YOU
from planechase.words.selections import THIS, Remembered
from planechase.words.speech import Moment, SpokenWord, Things
from planechase.words.triggers import AtBeginning

if TYPE_CHECKING:
    from planechase.rules.language.characteristics import CardDefinition
    from planechase.rules.state.decisions import Rule
    from planechase.rules.state.objects import Object
    from planechase.rules.state.source import Source
    from planechase.rules.state.state import State
    from planechase.words.english import Reader


@word
class PlaneswalkTo(Moment):
    """CR 701.31d: you planeswalk to this plane."""

    reads = "when you planeswalk to {this}"
    this: Things = THIS

    def kinds(self) -> tuple[type[Event], ...]:
        return (PlaneswalkedTo,)

    def matches(self, game: State, event: Event, by: Source) -> bool:
        return isinstance(event, PlaneswalkedTo) and event.object_id == by.object_id

    def subject(self) -> Word | None:
        return THIS


@word
class PlaneswalkAway(Moment):
    """CR 701.31d: you planeswalk away from this plane. Looks back, for the plane is face down by then."""

    reads = "when you planeswalk away from {this}"
    this: Things = THIS

    def kinds(self) -> tuple[type[Event], ...]:
        return (PlaneswalkedAway,)

    def looks_back(self, event: Event) -> bool:
        return True

    def matches(self, game: State, event: Event, by: Source) -> bool:
        return isinstance(event, PlaneswalkedAway) and event.object_id == by.object_id

    def subject(self) -> Word | None:
        return THIS


@word
class Planeswalks(Moment, SpokenWord):
    """CR 901.11: a player planeswalks, whereto ever."""

    who: Players = EACH_PLAYER

    def kinds(self) -> tuple[type[Event], ...]:
        return (Planeswalked,)

    def matches(self, game: State, event: Event, by: Source) -> bool:
        return isinstance(event, Planeswalked) and any(one.id == event.player for one in self.who.found(game, by))

    def say(self, reader: Reader) -> str:
        who = "a player" if self.who == EACH_PLAYER else reader.read(self.who)
        return f"when {who} planeswalk{'' if who == 'you' else 's'}"


@word
class WhileFaceUp(Duration):
    """CR 611.2b, 901.7: for as long as the source remains face up; what is turned down becomes a new object."""

    reads = "for as long as {this} remains face up"
    this: Things = THIS

    def over(self, game: State, by: Source) -> bool:
        this = game.get(by.object_id)
        return this is None or this.face_down


@word
class Encounter(Moment):
    """CR 312.5: you encounter this phenomenon."""

    reads = "when you encounter {this}"
    this: Things = THIS

    def kinds(self) -> tuple[type[Event], ...]:
        return (Encountered,)

    def matches(self, game: State, event: Event, by: Source) -> bool:
        return isinstance(event, Encountered) and event.object_id == by.object_id


@word
class Chaos(Moment):
    """CR 311.7: chaos ensues, for every plane or for this one."""

    once: bool = False
    """Whether it can happen only once, because the ability leaves the plane."""

    def reading(self) -> str:
        return "when chaos ensues" if self.once else "whenever chaos ensues"

    def kinds(self) -> tuple[type[Event], ...]:
        return (ChaosEnsues,)

    def matches(self, game: State, event: Event, by: Source) -> bool:
        return isinstance(event, ChaosEnsues) and event.object_id in (0, by.object_id)


@word
class ChaosInstead(Replacement):
    """CR 614.1a, 901.11a: chaos ensues if a player would planeswalk because of a roll, and for no other cause."""

    on_paper = True
    reads = "if a player would planeswalk as a result of rolling the planar die, chaos ensues instead"

    def kinds(self) -> tuple[type[Event], ...]:
        return (Planeswalking,)

    def applies(self, game: State, event: Event, by: Source) -> bool:
        return isinstance(event, Planeswalking) and event.cause is Cause.ROLL

    def replace(self, game: State, event: Event, by: Source) -> Rule[list[Event]]:
        assert isinstance(event, Planeswalking)
        return [ChaosEnsues(player=event.player)]
        yield


@word
class RollsPlanarDie(Moment, SpokenWord):
    """CR 901.9: a player rolls the planar die; with `blank`, only where it shows a blank face (901.9d)."""

    who: Players = YOU
    blank: bool = False

    def kinds(self) -> tuple[type[Event], ...]:
        return (PlanarDieRolled,)

    def matches(self, game: State, event: Event, by: Source) -> bool:
        if not isinstance(event, PlanarDieRolled) or (self.blank and event.face is not Face.BLANK):
            return False
        return any(player.id == event.player for player in self.who.found(game, by))

    def say(self, reader: Reader) -> str:
        who = reader.read(self.who)
        rolled = "a blank on the planar die" if self.blank else "the planar die"
        return f"whenever {who} roll{'' if who == 'you' else 's'} {rolled}"


@word
class EitherMoment(Moment, SpokenWord):
    """Two triggers of one ability: "when you planeswalk to this and at the beginning of your upkeep"."""

    one: Trigger
    other: Trigger

    def kinds(self) -> tuple[type[Event], ...]:
        return self.one.kinds() + self.other.kinds()

    def looks_back(self, event: Event) -> bool:
        return any(moment.looks_back(event) for moment in self._for(event))

    def matches(self, game: State, event: Event, by: Source) -> bool:
        return any(moment.matches(game, event, by) for moment in self._for(event))

    def is_one_with(self, earlier: Event, event: Event) -> bool:
        return any(moment.is_one_with(earlier, event) for moment in self._for(event) if moment in self._for(earlier))

    def _for(self, event: Event) -> list[Trigger]:
        return [moment for moment in (self.one, self.other) if type(event) in moment.kinds()]

    def subject(self) -> Word | None:
        return THIS

    def say(self, reader: Reader) -> str:
        return f"{reader.read(self.one)} and {reader.read(self.other)}"


@word
class PlaneswalkedHere(Condition):
    """CR 701.31d: you planeswalked to this plane this turn."""

    reads = "you planeswalked to {this} this turn"
    this: Things = THIS

    def holds(self, game: State, by: Source) -> bool:
        mates = [mate.id for mate in acting_together(game, by.you(game))]
        walked = game.this_turn(Did.PLANESWALKED_TO)
        return any(record.what == by.object_id and record.player in mates for record in walked)


# ---------------------------------------------------------------------- the planar die


@word
class PlanarRoll(Effect):
    """CR 901.9: a roll that an effect brings about; the price of the special action does not rise with it."""

    on_paper = True
    reads = "{who} roll[s] the planar die"
    who: Players = YOU

    def happen(self, game: State, by: Source) -> Rule[None]:
        for player in self.who.found(game, by):
            yield from planar_die.roll_planar_die(game, player)


@word
class RollMorePlanarDice(Replacement):
    """CR 614.1a, 706.6: a player who rolls planar dice rolls one more, and the roll they ignore never happened."""

    on_paper = True
    reads = "if you would roll one or more planar dice, roll that many planar dice plus one instead and ignore one"

    def kinds(self) -> tuple[type[Event], ...]:
        return (RollPlanarDie,)

    def applies(self, game: State, event: Event, by: Source) -> bool:
        return isinstance(event, RollPlanarDie) and event.player == by.controller

    def replace(self, game: State, event: Event, by: Source) -> Rule[list[Event]]:
        assert isinstance(event, RollPlanarDie)
        event.extra += 1
        return [event]
        yield

    def interchangeable(self) -> bool:
        return True


@word
class LetChaosEnsue(Effect):
    """CR 311.7: chaos ensues because a spell or ability says so."""

    on_paper = True
    reads = "chaos ensues"

    def happen(self, game: State, by: Source) -> Rule[None]:
        yield from chaos_ensues(game, by=by.you(game))


# ---------------------------------------------------------------------- planar decks


@word
class RevealPlanarCards(Effect):
    """CR 701.20a: the top cards of your planar deck, which the rest of the text speaks of.

    With `until_planes`, so many that as many planes are among them, or all if there are not.
    """

    on_paper = True
    yours = True
    count: int
    until_planes: bool = False
    into: ObjectSlot = word_slots.REVEALED

    def reading(self) -> str:
        if self.until_planes and self.count == 1:
            return "reveal cards from the top of your planar deck until you reveal a plane card"
        if self.until_planes:
            return "reveal cards from the top of your planar deck until you reveal {count} plane cards"
        return f"reveal the top {'card' if self.count == 1 else '{count} cards'} of your planar deck"

    def happen(self, game: State, by: Source) -> Rule[None]:
        depth = self._depth(game, by) if self.until_planes else self.count
        shown = planar_decks.reveal(game, by.you(game), depth)
        by.remember(self.into, tuple(obj.id for obj in shown))
        return
        yield

    def _depth(self, game: State, by: Source) -> int:
        """How many cards there are down to the last of so many planes."""
        state = planar_decks.planar_state(game)
        deck = state.deck_of(by.controller) if state is not None else []
        planes = [place for place, id in enumerate(deck, 1) if game.objects[id].copiable.types & PLANE]
        return planes[self.count - 1] if len(planes) >= self.count else len(deck)


@word
class PutPlaneOnTop(Effect):
    """You choose one of the revealed planes; it goes on top of your planar deck, and the others are the rest."""

    on_paper = True
    reads = "put a plane card from among them on top of your planar deck"
    slot: ObjectSlot = word_slots.REVEALED

    def happen(self, game: State, by: Source) -> Rule[None]:
        planes = _planes(game, by, self.slot)
        why = "Choose the plane card to put on top of your planar deck."
        you = by.you(game)
        for chosen in (yield from choose_objects(game, you, Purpose.PLANE, planes, 1, 1, why, by.object_id)):
            planar_decks.put_on_top(game, you, chosen)
            by.remember(self.slot, tuple(id for id in by.remembered(self.slot) if id != chosen.id))


@word
class PlaneswalkToRevealed(Effect):
    """CR 701.31b: you planeswalk to all the revealed planes at once. Without any, nothing happens.

    With `staying`, the planes that are face up stay so.
    """

    on_paper = True
    for_one = True
    them: str
    slot: ObjectSlot = word_slots.REVEALED
    staying: bool = False

    def reading(self) -> str:
        if self.staying:
            return f"planeswalk to {self.them}, except don't planeswalk away from any plane"
        return f"simultaneously planeswalk to {self.them}"

    def happen(self, game: State, by: Source) -> Rule[None]:
        planes = _planes(game, by, self.slot)
        if planes:
            yield from planeswalking.planeswalk(game, by.you(game), to=planes, staying=self.staying)


def _planes(game: State, by: Source, slot: ObjectSlot) -> list[Object]:
    """The planes among some cards that an earlier instruction of the same text revealed."""
    shown = [game.objects[id] for id in by.remembered(slot)]
    return [obj for obj in shown if obj.copiable.types & PLANE]


@word
class ChaosOfRevealed(Effect):
    """CR 311.7: the chaos abilities of cards revealed in a planar deck trigger."""

    on_paper = True
    slot: ObjectSlot = word_slots.REVEALED
    of_plane: bool = False
    """Whether the text speaks of one plane that was looked for; phenomena have no chaos abilities anyway."""

    def reading(self) -> str:
        return "chaos ensues on that plane" if self.of_plane else "each of the revealed cards' chaos abilities triggers"

    def happen(self, game: State, by: Source) -> Rule[None]:
        for id in by.remembered(self.slot):
            yield from chaos_ensues(game, game.objects[id], by.you(game))


@word
class RevealedToBottom(Effect):
    """CR 401.4: revealed cards that are still in your planar deck go to the bottom of it."""

    on_paper = True
    slot: ObjectSlot = word_slots.REVEALED
    them: str = "the revealed cards"
    random: bool = False

    def reading(self) -> str:
        if self.them == "it":
            return "put {it} on the bottom of your planar deck"
        return f"put {self.them} on the bottom of your planar deck in {'a random' if self.random else 'any'} order"

    @property
    def it(self) -> Remembered:
        """The card, where there is only one."""
        return Remembered(self.slot, self.them)

    def happen(self, game: State, by: Source) -> Rule[None]:
        shown = [game.objects[id] for id in by.remembered(self.slot)]
        yield from planar_decks.put_on_bottom(game, by.you(game), shown, self.random)


@word
class ChoosesWhereto(Replacement):
    """CR 614.1a, 701.31: the player who would planeswalk first chooses which of the next two cards it is."""

    on_paper = True
    reads = (
        "if you would planeswalk, look at the top two cards of your planar deck instead, put one on the bottom of your "
        "planar deck and the other on top, then planeswalk"
    )

    def kinds(self) -> tuple[type[Event], ...]:
        return (planeswalking.Planeswalking,)

    def applies(self, game: State, event: Event, by: Source) -> bool:
        return isinstance(event, planeswalking.Planeswalking) and by.means(game, event.player)

    def replace(self, game: State, event: Event, by: Source) -> Rule[list[Event]]:
        assert isinstance(event, planeswalking.Planeswalking)
        player = game.players[event.player]
        top = planar_decks.look(game, player, 2)
        why = "Choose the card to leave on top of your planar deck."
        kept = yield from choose_objects(game, player, Purpose.PLANE, top, 1, 1, why, by.object_id)
        yield from planar_decks.put_on_bottom(game, player, [obj for obj in top if obj not in kept])
        event.to = ()
        return [event]


# ---------------------------------------------------------------------- writing planar cards


def plane(name: str, planar_type: str, *lines: Line) -> CardDefinition:
    """CR 311: a plane, with its place in the Multiverse and its abilities."""
    if not isinstance(planar_type, str):
        raise WrongField(f"{name}: the planar type is the name of a world, not {planar_type!r}.")
    if any(isinstance(line, Effect) for line in lines):
        raise WrongField(f"{name}: an instruction alone never happens on a plane; write chaos(…) or whenever(…, …).")
    return card(name, None, Frame(f"Plane — {planar_type}"), *lines)


def phenomenon(name: str, effect: Effect) -> CardDefinition:
    """CR 312: a phenomenon card; its one ability triggers when it is encountered."""
    return card(name, None, Frame("Phenomenon"), TriggeredAbility(Encounter(), effect))


def chaos(effect: Effect) -> TriggeredAbility:
    """CR 311.7: a chaos ability; one that ends with planeswalking reads as if it happened once."""
    ability = TriggeredAbility(Chaos(), effect)
    return replace(ability, trigger=Chaos(once=True)) if effect.instructions()[-1] == PLANESWALK else ability


def planeswalk_to(effect: Effect) -> TriggeredAbility:
    """An ability that triggers when players planeswalk to this plane."""
    return TriggeredAbility(PlaneswalkTo(), effect)


def planeswalk_away(effect: Effect) -> TriggeredAbility:
    """An ability that triggers when players planeswalk away from this plane."""
    return TriggeredAbility(PlaneswalkAway(), effect)


def arriving_and_each(step: Step, effect: Effect, only_if: Condition | None = None) -> TriggeredAbility:
    """When you planeswalk here and at the beginning of your upkeep, or of another step of yours."""
    return TriggeredAbility(EitherMoment(PlaneswalkTo(), AtBeginning(step)), effect, only_if)


def arriving_and(trigger: Trigger, effect: Effect) -> TriggeredAbility:
    """When you planeswalk here and at another moment."""
    return TriggeredAbility(EitherMoment(PlaneswalkTo(), trigger), effect)


WHILE_FACE_UP = WhileFaceUp()
UNTIL_PLANESWALK = UntilPlaneswalk()
UNTIL_PLANESWALK_FROM_PLANE = UntilPlaneswalkFromPlane()
PLANESWALK = Planeswalk()
PLANESWALKED_HERE = PlaneswalkedHere()
BLANK_IS_CHAOS = BlankIsChaos()
CHAOS_INSTEAD = ChaosInstead()
CHAOS_ENSUES = LetChaosEnsue()
