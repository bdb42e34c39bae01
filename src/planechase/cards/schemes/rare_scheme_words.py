"""Words that only schemes say, one or two of them each."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from planechase.rules.events import actions
from planechase.rules.events.lasting import begin_effect
from planechase.rules.events.zones import move, put_onto_battlefield
from planechase.rules.language.card_types import TYPE_NAMES
from planechase.rules.language.grammar import Duration, Effect, Filter, Players
from planechase.rules.language.word import word
from planechase.rules.state.decisions import Choose, Rule, ask
from planechase.rules.state.objects import Object, Zone
from planechase.rules.state.purpose import Purpose
from planechase.words import word_slots
from planechase.words.effects.finding import revealed_until
from planechase.words.effects.lasting_effects import THIS_TURN, UNTIL_YOUR_NEXT_TURN
from planechase.words.effects.tokens import set_against
from planechase.words.filters import CREATURE, Exactly, IsPermanentCard, OfType
from planechase.words.player_words import EACH_OPPONENT, TARGET_OPPONENT, WHOSE_STEP, YOU, EachExcept
from planechase.words.speech import People, Things
from planechase.words.statics import AttacksOwner, CantAttackWith, CantCast

if TYPE_CHECKING:
    from planechase.rules.state.player import Player
    from planechase.rules.state.source import Source
    from planechase.rules.state.state import State


@word
class TapTogether(Effect):
    """CR 608.2d, 805.4d: those whose step it is may tap creatures, each their own, if they have enough power together.

    Players who are asked later know what those before them would tap.
    """

    writes = (word_slots.TAPPED,)
    of_team: ClassVar[bool] = True
    reads = "{who} may tap any number of untapped creatures {who} control with total power {power:digits} or greater"
    power: int
    who: Players = WHOSE_STEP
    imperative = False

    def happen(self, game: State, by: Source) -> Rule[None]:
        chosen: list[Object] = []
        for player in self.who.found(game, by):
            able: list[Object] = [
                p for p in game.controlled_by(player.id) if CREATURE.matches(game, p, by) and not p.tapped
            ]
            total = sum(game.power(obj) for obj in chosen)
            why = f"Choose creatures to tap, for a total power of {self.power} or greater; so far it is {total}."
            chosen += yield from actions.choose_objects(
                game, player, Purpose.TAP, able, 0, len(able), why, by.object_id, word=self
            )
        enough = bool(chosen) and sum(game.power(obj) for obj in chosen) >= self.power
        by.remember(word_slots.TAPPED, tuple(obj.id for obj in chosen) if enough else ())
        if enough:
            yield from actions.tap(game, chosen)


@word
class YouAnd(People):
    """You, and somebody who was just spoken of."""

    reads = "you and {other}"
    is_many = True
    other: Players

    def found(self, game: State, by: Source) -> list[Player]:
        return list(dict.fromkeys([*YOU.found(game, by), *self.other.found(game, by)]))


@word
class OnlyTheyAct(Effect):
    """CR 101.2: for a while nobody else can cast spells or attack with creatures."""

    reads = "{duration}, only {who} can cast spells and attack with creatures"
    who: Players
    duration: Duration = UNTIL_YOUR_NEXT_TURN
    imperative = False

    def happen(self, game: State, by: Source) -> Rule[None]:
        others = EachExcept(self.who)
        begin_effect(game, CantCast(others), by, self.duration)
        begin_effect(game, CantAttackWith(others), by, self.duration)
        return
        yield


@word
class TwoPiles(Effect):
    """CR 700.3: the top cards of your library in a face-down and a face-up pile; an opponent chooses which you keep."""

    yours = True
    reads = (
        "look at the top {count} cards of your library and lay them in two piles, one face down and one face up. An "
        "opponent chooses one of the piles. Put the cards in it into your hand and the others on the bottom of your "
        "library in any order"
    )
    count: int

    def happen(self, game: State, by: Source) -> Rule[None]:
        you = by.you(game)
        top = [game.objects[id] for id in you.library[: self.count]]
        actions.look_at(game, you, top)
        why = "Choose the cards for the face-down pile; the others are the face-up pile."
        hidden = yield from actions.choose_objects(game, you, Purpose.PILE, top, 0, len(top), why, by.object_id)
        shown = [obj for obj in top if obj not in hidden]
        actions.reveal(game, you, shown)
        among = [player.id for player in EACH_OPPONENT.found(game, by)]
        kept = shown
        if among:
            asked = among
            if len(among) > 1:
                who = "Choose the opponent who chooses a pile."
                asked = yield from ask(Choose(you.id, Purpose.PLAYER, who, among, about=by.object_id))
            faces = ", ".join(game.name_of(obj.id) for obj in shown) or "nothing"
            why = f"Which pile goes to {you.name}'s hand? Face up: {faces}. Face down: {len(hidden)}."
            piles = ("face up", "face down") if len(shown) <= len(hidden) else ("face down", "face up")
            pile = yield from ask(Choose(asked[0], Purpose.PILE, why, piles, about=by.object_id))
            kept = shown if pile == ["face up"] else hidden
        yield from move(game, kept, Zone.HAND, "put")
        yield from actions.put_on_bottom(game, you, [obj for obj in top if obj not in kept])


@word
class TakeOneRevealed(Effect):
    """CR 701.20a: players reveal cards until one fits; you take one of those, all others are put into graveyards."""

    yours = True
    reads = (
        "{who} reveal[s] cards from the top of their library until they reveal {what:card}. Choose one of "
        "the revealed {what:cards} and put it onto the battlefield under your control. Put all other cards revealed "
        "this way into their owners' graveyards"
    )
    what: Filter
    who: Players

    def happen(self, game: State, by: Source) -> Rule[None]:
        revealed = [revealed_until(game, player, self.what, by) for player in self.who.found(game, by)]
        found = [obj for _, fitting in revealed for obj in fitting]
        why = "Choose a card to put onto the battlefield under your control."
        taken = yield from actions.choose_objects(
            game, by.you(game), Purpose.ONTO_BATTLEFIELD, found, 1, 1, why, by.object_id
        )
        yield from put_onto_battlefield(game, taken, by.you(game), by=by)
        rest = [obj for shown, _ in revealed for obj in shown if obj.id in game.objects]
        yield from move(game, rest, Zone.GRAVEYARD, "put", by)


@word
class SacrificeTogether(Effect):
    """CR 608.2d, 805.4d: those whose step it is may sacrifice so many permanents in all, each of them their own.

    Players who are asked later know what those before them would sacrifice; too few together are not sacrificed.
    """

    writes = (word_slots.SACRIFICED,)
    of_team: ClassVar[bool] = True
    reads = "{who} may sacrifice {count} {what:many} of their choice"
    what: Filter
    count: int
    who: Players = WHOSE_STEP
    imperative = False

    def happen(self, game: State, by: Source) -> Rule[None]:
        chosen: list[Object] = []
        for player in self.who.found(game, by):
            mine: list[Object] = [p for p in game.controlled_by(player.id) if self.what.matches(game, p, by)]
            left = self.count - len(chosen)
            why = f"Choose what to sacrifice, {self.count} in all; so far it is {len(chosen)}."
            chosen += yield from actions.choose_objects(
                game, player, Purpose.SACRIFICE, mine, 0, left, why, by.object_id, word=self
            )
        gone = (yield from actions.sacrifice(game, chosen)) if len(chosen) == self.count else []
        by.remember(word_slots.SACRIFICED, tuple(gone))


@word
class SpareOne(Effect):
    """CR 608.2d: a player chooses one of some permanents; the others are remembered as the rest."""

    writes = (word_slots.REST,)
    reads = "{who} chooses one of {among}"
    among: Things
    who: Players = TARGET_OPPONENT

    def happen(self, game: State, by: Source) -> Rule[None]:
        among = [obj for obj in self.among.objects(game, by) if obj.id in game.objects]
        for player in self.who.found(game, by):
            why = "Choose which permanent is left alone."
            spared = yield from actions.choose_objects(
                game, player, Purpose.KEEP, among, 1, 1, why, by.object_id, word=self
            )
            by.remember(word_slots.REST, tuple(obj.id for obj in among if obj not in spared))


@word
class MayPutOneOfEachType(Effect):
    """CR 205.2a, 608.2d: for each card type among permanents you may choose a card in your hand; all enter at once."""

    yours = True
    reads = (
        "for each card type among {what:many}, you may put {cards:card} of that type from your hand onto the "
        "battlefield"
    )
    what: Filter
    cards: Filter = IsPermanentCard()

    def happen(self, game: State, by: Source) -> Rule[None]:
        found = 0
        for permanent in game.permanents():
            found |= game.chars(permanent).types if self.what.matches(game, permanent, by) else 0
        you = by.you(game)
        chosen: list[Object] = []
        for mask, name in TYPE_NAMES.items():
            fitting = [game.objects[id] for id in you.hand] if found & mask else []
            fitting = [obj for obj in fitting if obj not in chosen and OfType(mask).matches(game, obj, by)]
            among = [obj for obj in fitting if self.cards.matches(game, obj, by)]
            why = f"Choose a card to put onto the battlefield for the card type {name.lower()}, or none."
            chosen += yield from actions.choose_objects(
                game, you, Purpose.ONTO_BATTLEFIELD, among, 0, 1, why, by.object_id
            )
        yield from put_onto_battlefield(game, chosen, you, by=by)


@word
class AttackTheirOwners(Effect):
    """CR 508.1d: creatures attack the players who own them if able: each combat while they stay there, or this turn."""

    what: Things
    this_turn: bool = False

    def reading(self) -> str:
        return f"each of {{what}} attacks its owner {'this turn' if self.this_turn else 'each combat'} if able"

    def happen(self, game: State, by: Source) -> Rule[None]:
        objects = yield from self.what.choose(game, by)
        if self.this_turn:
            described = Exactly(tuple(obj.id for obj in objects))
            begin_effect(game, AttacksOwner(described), by, THIS_TURN)
            return
        for obj in objects:
            if obj.id in game.objects:
                set_against(game, obj.id, obj.owner, by)


@word
class DrawOneLess(Effect):
    """CR 121.1: players draw one card less than each of them has just discarded."""

    needs = (word_slots.DISCARDED,)
    reads = "{who} draw[s] cards equal to the number of cards that player discarded minus one"
    who: Players

    def happen(self, game: State, by: Source) -> Rule[None]:
        owners = [game.recall(id).owner for id in by.remembered(word_slots.DISCARDED)]
        for player in self.who.found(game, by):
            yield from actions.draw(game, player, owners.count(player.id) - 1)


attack_their_owners = AttackTheirOwners
draw_one_less = DrawOneLess
may_put_one_of_each_type = MayPutOneOfEachType
only_they_act = OnlyTheyAct
sacrifice_together = SacrificeTogether
spare_one = SpareOne
take_one_revealed = TakeOneRevealed
tap_together = TapTogether
two_piles = TwoPiles
you_and = YouAnd
