"""Instructions about hands: draw, discard, reveal and look at them (CR 121, 701.9, 701.20)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from planechase.rules.events import actions
from planechase.rules.language.grammar import Effect, Filter, Players, Selection
from planechase.rules.language.slots import NumberSlot, ObjectSlot
from planechase.rules.language.word import word
from planechase.rules.spells.permissions import cannot_draw
from planechase.rules.state.decisions import Choose, Rule, ask
from planechase.rules.state.objects import Object
from planechase.rules.state.purpose import Purpose
from planechase.words import filters, word_slots
from planechase.words.amounts import Number, amount, for_each_player
from planechase.words.english import possessive
from planechase.words.player_words import YOU
from planechase.words.speech import People, Quantity, SpokenWord

if TYPE_CHECKING:
    from planechase.rules.state.player import Player
    from planechase.rules.state.source import Source
    from planechase.rules.state.state import State
    from planechase.words.english import Reader


@word
class Draw(Effect):
    """CR 121. `additional` only says that it is not the card one draws anyway."""

    writes = (word_slots.TO_DRAW, word_slots.EACH_OF_THEM)
    reads = "{who} draw[s] {count} card[s]"
    count: Quantity = Number(1)
    who: Players = YOU
    additional: bool = False

    def reading(self) -> str:
        return "{who} draw[s] an additional card" if self.additional else self.reads

    def happen(self, game: State, by: Source) -> Rule[None]:
        players = self.who.found(game, by)
        for player, count in zip(players, for_each_player(game, self.count, players, by), strict=True):
            yield from actions.draw(game, player, count)
            by.remember(word_slots.TO_DRAW, (count,))

    def is_forbidden(self, game: State, by: Source) -> bool:
        """CR 121.3."""
        return any(cannot_draw(game, player.id) for player in self.who.found(game, by))


@word
class Discard(Effect):
    """CR 701.9, 101.4: all choose, then all discard at once; the discarded cards are remembered.

    `at_random` leaves the choice to chance. With `down_to`, who has more cards than that discards the difference.
    """

    reads = "{who} discard[s] {count} card[s]"
    count: Quantity = Number(1)
    who: Players = YOU
    what: Filter = filters.ANYTHING
    at_random: bool = False
    into: ObjectSlot = word_slots.DISCARDED
    down_to: int | None = None

    def reading(self) -> str:
        if self.down_to is not None:
            return "{who} who has more than {down_to:number} cards in hand discards cards equal to the difference"
        return self.reads + (" at random" if self.at_random else "")

    def is_impossible(self, game: State, by: Source) -> bool:
        least = self.count.value(game, by)
        return any(len(self._allowed(game, player, by)) < least for player in self.who.found(game, by))

    def _allowed(self, game: State, player: Player, by: Source) -> list[Object]:
        hand = [game.objects[id] for id in player.hand]
        return [obj for obj in hand if self.what.matches(game, obj, by)]

    def happen(self, game: State, by: Source) -> Rule[None]:
        going: list[Object] = []
        for player in self.who.found(game, by):
            allowed = self._allowed(game, player, by)
            count = self.count.value(game, by) if self.down_to is None else len(player.hand) - self.down_to
            if self.at_random:
                game.chance.shuffle(allowed)
                going += allowed[:count]
            else:
                why = "Choose what to discard."
                going += yield from actions.choose_objects(
                    game, player, Purpose.DISCARD, allowed, count, count, why, by.object_id
                )
        by.remember(self.into, tuple((yield from actions.discard(game, going))))


@word
class DiscardThose(Effect):
    """CR 701.9: these very cards, which were chosen before."""

    writes = (word_slots.DISCARDED,)
    reads = "{who} discard[s] {what}"
    what: Selection
    who: Players

    def happen(self, game: State, by: Source) -> Rule[None]:
        cards = [obj for obj in self.what.objects(game, by) if obj.id in game.objects]
        by.remember(word_slots.DISCARDED, tuple((yield from actions.discard(game, cards))))


@word
class DiscardHand(Effect):
    """All cards in hand; the discarded cards are remembered."""

    writes = (word_slots.DISCARDED,)
    who: Players = YOU

    def reading(self) -> str:
        several = isinstance(self.who, People) and self.who.is_many
        return "{who} discard their hands" if several else "{who} discard[s] [your|their] hand"

    def happen(self, game: State, by: Source) -> Rule[None]:
        players = self.who.found(game, by)
        hands = [game.objects[id] for player in players for id in player.hand]
        by.remember(word_slots.DISCARDED, tuple((yield from actions.discard(game, hands))))


@word
class DiscardOneOfEach(Effect):
    """CR 701.9b: players reveal their hands; you choose a card of each, and all of those are discarded at once."""

    writes = (word_slots.DISCARDED,)
    reads = "{who} reveal[s] their hand. Choose {what:card} from each of those hands. Those players discard those cards"
    what: Filter
    who: Players

    def happen(self, game: State, by: Source) -> Rule[None]:
        you, hands = by.you(game), []
        for player in self.who.found(game, by):
            hand = [game.objects[id] for id in player.hand]
            actions.reveal(game, player, hand)
            actions.look_at(game, you, hand)
            hands.append(hand)
        chosen: list[Object] = []
        for hand in hands:
            among = [obj for obj in hand if self.what.matches(game, obj, by)]
            why = "Choose a card to be discarded."
            chosen += yield from actions.choose_objects(game, you, Purpose.DISCARD, among, 1, 1, why, by.object_id)
        by.remember(word_slots.DISCARDED, tuple((yield from actions.discard(game, chosen))))


@word
class PutHandOnBottom(Effect):
    """CR 401.4: the cards in hand go to the bottom of the library in any order; how many there were is remembered."""

    reads = "{who} put[s] the cards in [your|their] hand on the bottom of [your|their] library in any order"
    who: Players = YOU
    into: NumberSlot = word_slots.PUT_BACK

    def happen(self, game: State, by: Source) -> Rule[None]:
        hands = [(player, [game.objects[id] for id in player.hand]) for player in self.who.found(game, by)]
        yield from actions.put_on_bottom_together(game, hands)
        by.remember(self.into, (sum(len(hand) for _, hand in hands),))


@word
class LookAtHand(Effect, SpokenWord):
    """CR 701.20: you look at the cards in players' hands, or they reveal them; all of the cards are remembered."""

    reads = "{who} reveal[s] [your|their] hand"
    who: Players
    revealed: bool = False
    into: ObjectSlot = word_slots.LOOKED_AT

    def done_by_you(self) -> bool:
        """Who looks is always you; who reveals need not be."""
        return not self.revealed or Effect.done_by_you(self)

    def happen(self, game: State, by: Source) -> Rule[None]:
        seen: list[Object] = []
        for player in self.who.found(game, by):
            hand = [game.objects[id] for id in player.hand]
            if self.revealed:
                actions.reveal(game, player, hand)
            seen += hand
        actions.look_at(game, by.you(game), seen)
        by.remember(self.into, tuple(obj.id for obj in seen))
        return
        yield

    def say(self, reader: Reader) -> str:
        return reader.template(self) if self.revealed else f"look at {possessive(reader.read(self.who))} hand"


@word
class LookAndChoose(Effect):
    """A player reveals their hand, or you look at it; you choose a card from it, which is remembered."""

    yours = True
    who: Players
    what: Filter
    into: ObjectSlot = word_slots.CHOSEN
    revealed: bool = True

    def reading(self) -> str:
        if self.revealed:
            return "{who} reveal[s] [your|their] hand. You choose {what:card} from it"
        return "look at {who}'s hand and choose {what:card} from it"

    def happen(self, game: State, by: Source) -> Rule[None]:
        for player in self.who.found(game, by):
            hand = [game.objects[id] for id in player.hand]
            if self.revealed:
                actions.reveal(game, player, hand)
            actions.look_at(game, by.you(game), hand)
            among = [obj.id for obj in hand if self.what.matches(game, obj, by)]
            if among:
                why = "Choose a card from the hand."
                which = Choose(by.controller, Purpose.OBJECT, why, among, about=by.object_id, word=self)
                chosen = yield from ask(which)
                by.remember(self.into, tuple(chosen))


def draw(count: int | Quantity = 1, who: Players = YOU, additional: bool = False) -> Draw:
    """Draw a card or several; with `additional`, they come on top of other draws."""
    return Draw(amount(count), who, additional)


def discard(
    count: int | Quantity = 1, who: Players = YOU, at_random: bool = False, down_to: int | None = None
) -> Discard:
    """Discard cards: so many, at random, or down to a number of cards in hand."""
    return Discard(amount(count), who, at_random=at_random, down_to=down_to)


def reveal_hands(who: Players) -> LookAtHand:
    """Players reveal their hands."""
    return LookAtHand(who, True, word_slots.REVEALED)
