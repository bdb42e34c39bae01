"""Instructions about cards: draw, discard, mill, search, reveal, scry, and moving cards between zones."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from planechase.rules import actions
from planechase.rules.card_types import LAND
from planechase.rules.decisions import Choose, Confirm, Rule, ask
from planechase.rules.grammar import Effect, Filter, Players, Selection
from planechase.rules.objects import Object, Zone
from planechase.rules.permissions import forbidden, land_plays
from planechase.rules.priority import play_land
from planechase.rules.word import word
from planechase.rules.zones import BOTTOM, ZoneChange, move, moved, put_onto_battlefield
from planechase.words import filters
from planechase.words.amounts import Number, amount
from planechase.words.english import number_word
from planechase.words.phrases import of_cards
from planechase.words.players import YOU
from planechase.words.speech import People, Quantity, Spoken

if TYPE_CHECKING:
    from planechase.rules.player import Player
    from planechase.rules.source import Source
    from planechase.rules.state import State
    from planechase.words.english import Reader


@word
class Draw(Effect):
    """CR 121. `additional` only says that it is not the card one draws anyway."""

    reads = "{who} draw[s] {count} card[s]"
    count: Quantity = Number(1)
    who: Players = YOU
    additional: bool = False

    def reading(self) -> str:
        return "{who} draw[s] an additional card" if self.additional else self.reads

    def happen(self, game: State, by: Source) -> Rule[None]:
        for player in self.who.found(game, by):
            yield from actions.draw(game, player, self.count.value(game, by))


@word
class Discard(Effect):
    """CR 701.9, 101.4: all choose, then all discard at once; the discarded cards are remembered.

    `at_random` leaves the choice to chance.
    """

    reads = "{who} discard[s] {count} card[s]"
    count: Quantity = Number(1)
    who: Players = YOU
    what: Filter = filters.ANYTHING
    at_random: bool = False
    key: str = "discarded"

    def reading(self) -> str:
        return self.reads + (" at random" if self.at_random else "")

    def happen(self, game: State, by: Source) -> Rule[None]:
        going: list[Object] = []
        for player in self.who.found(game, by):
            hand = [game.objects[id] for id in player.hand]
            allowed = [obj for obj in hand if self.what.matches(game, obj, by)]
            count = self.count.value(game, by)
            if self.at_random:
                game.chance.shuffle(allowed)
                going += allowed[:count]
            else:
                going += yield from actions.choose_objects(
                    game, player, allowed, count, count, "Choose what to discard.", by.object_id
                )
        by.remember(self.key, tuple((yield from actions.discard(game, going))))


@word
class DiscardHand(Effect):
    """All cards in hand."""

    reads = "{who} discard[s] [your|their] hand"
    who: Players = YOU

    def happen(self, game: State, by: Source) -> Rule[None]:
        players = self.who.found(game, by)
        yield from actions.discard(game, [game.objects[id] for player in players for id in player.hand])


@word
class Mill(Effect):
    """CR 701.17."""

    reads = "{who} mill[s] {count} card[s]"
    count: Quantity = Number(1)
    who: Players = YOU

    def happen(self, game: State, by: Source) -> Rule[None]:
        players = self.who.found(game, by)
        milled = yield from actions.mill_together(game, players, self.count.value(game, by))
        by.remember("milled", tuple(milled))


@word
class Scry(Effect):
    """CR 701.22."""

    reads = "{who} scry {count:digits}"
    count: Quantity
    who: Players = YOU

    def happen(self, game: State, by: Source) -> Rule[None]:
        for player in self.who.found(game, by):
            yield from actions.scry(game, player, self.count.value(game, by))


@word
class ShuffleIntoLibrary(Effect):
    """CR 701.24c, 701.24d: objects go into their owners' libraries, which are shuffled even if there are none."""

    reads = "shuffle {what} into {what:its} owner's library"
    what: Selection

    def happen(self, game: State, by: Source) -> Rule[None]:
        objects = yield from self.what.choose(game, by)
        present = [obj for obj in objects if obj.id in game.objects]
        whose = getattr(self.what, "who", None)
        owners = [player.id for player in whose.found(game, by)] if isinstance(whose, Players) else []
        for owner in dict.fromkeys([*owners, *(obj.owner for obj in objects)]):
            mine = [obj for obj in present if obj.owner == owner]
            yield from actions.shuffle_into_library(game, game.players[owner], mine)


@word
class Find(Spoken):
    """One kind of card to be searched for, and how many of it."""

    what: Filter
    count: int = 1

    def say(self, reader: Reader) -> str:
        if self.count == 1:
            return of_cards(reader, self.what, "one")
        return f"up to {number_word(self.count)} {of_cards(reader, self.what, 'many')}"


def _wanted(game: State, find: Find, by: Source, obj: Object) -> bool:
    return find.what.matches(game, obj, by)


@word
class Search(Effect):
    """CR 701.23: search a library for cards, put them somewhere, then shuffle."""

    finds: tuple[Find, ...]
    to: Zone = Zone.HAND
    tapped: bool = False
    reveal: bool = False
    who: Players = YOU
    up_to: bool = False
    """Whether the text says "up to"; whoever searches for a quality need not find it anyway (701.23b)."""
    on_top: bool = False

    def reading(self) -> str:
        text = "{who} search[es] [your|their] library for {finds}"
        several = len(self.finds) > 1 or self.finds[0].count > 1
        it = "them" if several else "it"
        if self.reveal:
            text += f", reveal[s] {it}"
        if self.on_top:
            return text + ", then shuffle[s] and put[s] that card on top"
        where = "into [your|their] hand" if self.to is Zone.HAND else "onto the battlefield"
        text += f", put[s] {it} {where}{' tapped' if self.tapped else ''}"
        return text + ", then shuffle[s]"

    def happen(self, game: State, by: Source) -> Rule[None]:
        for player in self.who.found(game, by):
            found: list[Object] = []
            for find in self.finds:
                wanted = partial(_wanted, game, find, by)
                goes_on = find is not self.finds[0]
                least = find.count if find.what == filters.ANYTHING and not self.up_to else 0
                found += yield from actions.search(game, player, player, wanted, find.count, None, goes_on, least)
            found = list(dict.fromkeys(found))
            if self.reveal:
                actions.reveal(game, player, found)
            by.remember("found", tuple((yield from self._deliver(game, player, found))))

    def _deliver(self, game: State, player: Player, found: list[Object]) -> Rule[list[int]]:
        if self.on_top:
            actions.shuffle(game, player)
            yield from actions.put_on_top(game, found)
            return player.library[: len(found)]
        if self.to is Zone.BATTLEFIELD:
            arrived = yield from put_onto_battlefield(game, found, player, self.tapped)
        else:
            arrived = yield from move(game, found, self.to, "search")
        actions.shuffle(game, player)
        return arrived


@word
class ReturnToHand(Effect):
    """To the owner's hand, from wherever the objects are."""

    what: Selection

    def reading(self) -> str:
        zone = getattr(self.what, "zone", Zone.BATTLEFIELD)
        return "return {what} to your hand" if zone is Zone.GRAVEYARD else "return {what} to {what:its} owner's hand"

    def happen(self, game: State, by: Source) -> Rule[None]:
        objects = yield from self.what.choose(game, by)
        yield from actions.return_to_hand(game, [obj for obj in objects if obj.id in game.objects])


def _whose(who: Players) -> str:
    return "your" if isinstance(who, People) and who.is_you else "their"


@word
class ReturnAllFromGraveyard(Effect):
    """Players return all their cards that fit to the battlefield, everybody's at the same time."""

    what: Filter
    who: Players = YOU

    def reading(self) -> str:
        return "{who} return[s] all {what:cards} from " + _whose(self.who) + " graveyard to the battlefield"

    def happen(self, game: State, by: Source) -> Rule[None]:
        cards = [game.objects[id] for player in self.who.found(game, by) for id in player.graveyard]
        yield from put_onto_battlefield(game, [obj for obj in cards if self.what.matches(game, obj, by)], by=by)


@word
class MayReturnFromGraveyard(Effect):
    """CR 101.4: players may each choose one of their cards that fit; then all of them go to their owners' hands."""

    what: Filter
    who: Players = YOU
    imperative = False

    def reading(self) -> str:
        whose = _whose(self.who)
        return f"{{who}} may return {{what:card}} from {whose} graveyard to {whose} hand"

    def happen(self, game: State, by: Source) -> Rule[None]:
        chosen: list[Object] = []
        for player in self.who.found(game, by):
            cards = [game.objects[id] for id in player.graveyard]
            among = [obj for obj in cards if self.what.matches(game, obj, by)]
            why = "Choose a card to return to your hand, or none."
            chosen += yield from actions.choose_objects(game, player, among, 0, 1, why, by.object_id)
        yield from actions.return_to_hand(game, chosen)


@word
class RevealTopCard(Effect):
    """CR 701.20: the top card of a library, which the rest of the text speaks of."""

    reads = "{who} reveal[s] the top card of [your|their] library"
    key: str = "revealed"
    who: Players = YOU

    def happen(self, game: State, by: Source) -> Rule[None]:
        shown: list[Object] = []
        for player in self.who.found(game, by):
            top = [game.objects[id] for id in player.library[:1]]
            actions.reveal(game, player, top)
            shown += top
        by.remember(self.key, tuple(obj.id for obj in shown))
        return
        yield


@word
class MayCastFree(Effect):
    """CR 608.2g, 118.9: you may cast a card without paying its mana cost, as part of the resolution."""

    reads = "you may cast {what} without paying its mana cost"
    what: Selection

    def happen(self, game: State, by: Source) -> Rule[None]:
        from planechase.words.keywords import may_cast_free

        for card in self.what.objects(game, by):
            if card.id in game.objects:
                yield from may_cast_free(game, by.you(game), card)


@word
class MayPlayFree(Effect):
    """CR 608.2g, 118.9: you may play a card without paying its mana cost, as part of the resolution.

    A land only on your turn, and only if you could still play one (305.2b, 305.3).
    """

    reads = "you may play {what} without paying its mana cost"
    what: Selection

    def happen(self, game: State, by: Source) -> Rule[None]:
        from planechase.words.keywords import may_cast_free

        player = by.you(game)
        for card in self.what.objects(game, by):
            if card.id not in game.objects:
                continue
            if game.chars(card).types & LAND:
                yield from self._may_play_land(game, player, card)
            else:
                yield from may_cast_free(game, player, card)

    def _may_play_land(self, game: State, player: Player, card: Object) -> Rule[None]:
        if player.id not in game.turn.active or land_plays(game, player) <= 0 or forbidden(game, player, card):
            return
        if (yield from ask(Confirm(player.id, f"Play {game.name_of(card.id)}?", card.id))):
            yield from play_land(game, player, card)


@word
class PutOntoBattlefield(Effect):
    """Cards onto the battlefield, under your control or their owners'."""

    what: Selection
    tapped: bool = False
    under_owner: bool = False
    returning: bool = False
    key: str = "entered"
    under_you: bool = False
    """Whether the text says that it is under your control, where that would be under its owner's otherwise."""

    def reading(self) -> str:
        verb, to = ("return", "to") if self.returning else ("put", "onto")
        text = f"{verb} {{what}} {to} the battlefield" + (" tapped" if self.tapped else "")
        if self.under_owner:
            return text + " under {what:its} owner's control"
        whose = getattr(self.what, "who", YOU)
        return text if whose == YOU and not self.under_you else text + " under your control"

    def happen(self, game: State, by: Source) -> Rule[None]:
        objects = yield from self.what.choose(game, by)
        present = [obj for obj in objects if obj.id in game.objects]
        controller = None if self.under_owner else by.you(game)
        arrived = yield from put_onto_battlefield(game, present, controller, self.tapped, by)
        by.remember(self.key, tuple(arrived))


@word
class PutIntoLibrary(Effect):
    """On top of their owners' libraries, some places below the top, or on the bottom."""

    what: Selection
    position: int = 0

    def reading(self) -> str:
        if self.position == BOTTOM:
            return "put {what} on the bottom of {what:its} owner's library"
        if self.position == 0:
            return "put {what} on top of {what:its} owner's library"
        return (
            "put {what} into {what:its} owner's library "
            + ("second", "third", "fourth")[self.position - 1]
            + " from the top"
        )

    def happen(self, game: State, by: Source) -> Rule[None]:
        objects = yield from self.what.choose(game, by)
        for obj in [obj for obj in objects if obj.id in game.objects]:
            yield from moved(game, [ZoneChange(obj.id, obj.zone, Zone.LIBRARY, "put", by, position=self.position)])


@word
class RevealTop(Effect):
    """Reveal the top cards of your library; those that fit go to your hand, the rest elsewhere."""

    count: Quantity
    what: Filter
    rest: Zone = Zone.GRAVEYARD
    reads = (
        "reveal the top {count} card[s] of your library. Put all {what:cards} revealed this way into your hand "
        "and the rest into your graveyard"
    )

    def reading(self) -> str:
        if self.rest is Zone.LIBRARY:
            return self.reads.replace("into your graveyard", "on the bottom of your library in any order")
        return self.reads

    def happen(self, game: State, by: Source) -> Rule[None]:
        player = by.you(game)
        top = [game.objects[id] for id in player.library[: self.count.value(game, by)]]
        actions.reveal(game, player, top)
        wanted = [obj for obj in top if self.what.matches(game, obj, by)]
        rest = [obj for obj in top if obj not in wanted]
        yield from move(game, wanted, Zone.HAND, "put")
        if self.rest is Zone.LIBRARY:
            yield from actions.put_on_bottom(game, player, rest)
        else:
            yield from move(game, rest, self.rest, "put")


@word
class RevealUntil(Effect):
    """CR 701.20a: cards are revealed until one fits, which enters.

    The others are shuffled into the library, or go to its bottom in a random order.
    """

    what: Filter
    shuffling: bool = True

    def reading(self) -> str:
        text = "reveal cards from the top of your library until you reveal {what:card}"
        if self.shuffling:
            return text + (", put it onto the battlefield, then shuffle the other revealed cards into your library")
        return text + (". Put it onto the battlefield and the others on the bottom of your library in a random order")

    def happen(self, game: State, by: Source) -> Rule[None]:
        player = by.you(game)
        shown: list[Object] = []
        for obj in [game.objects[id] for id in player.library]:
            shown.append(obj)
            if self.what.matches(game, obj, by):
                break
        actions.reveal(game, player, shown)
        found = [obj for obj in shown[-1:] if self.what.matches(game, obj, by)]
        yield from put_onto_battlefield(game, found, player, by=by)
        if self.shuffling:
            actions.shuffle(game, player)
        else:
            rest = [obj for obj in shown if obj.id in game.objects]
            yield from actions.put_on_bottom(game, player, rest, random=True)


@word
class PutHandOnBottom(Effect):
    """CR 401.4: the cards in hand go to the bottom of the library in any order; how many there were is remembered."""

    reads = "{who} put[s] the cards in [your|their] hand on the bottom of [your|their] library in any order"
    who: Players = YOU
    key: str = "put back"

    def happen(self, game: State, by: Source) -> Rule[None]:
        for player in self.who.found(game, by):
            hand = [game.objects[id] for id in player.hand]
            yield from actions.put_on_bottom(game, player, hand)
            by.remember(self.key, (len(hand),))


@word
class EachMayPutFromHand(Effect):
    """CR 101.4: beginning with you, players may put a card from their hand onto the battlefield, one after the other.

    So everybody sees what was put there before them.
    """

    reads = "starting with you, each player may put {what:card} from their hand onto the battlefield"
    what: Filter

    def happen(self, game: State, by: Source) -> Rule[None]:
        for player in game.in_turn_order(by.controller):
            hand = [game.objects[id] for id in player.hand]
            among = [obj for obj in hand if self.what.matches(game, obj, by)]
            why = "Choose a card to put onto the battlefield, or none."
            chosen = yield from actions.choose_objects(game, player, among, 0, 1, why, by.object_id)
            yield from put_onto_battlefield(game, chosen, player, by=by)


@word
class LookAndChoose(Effect):
    """A player reveals their hand; you choose a card from it, and something happens to it (it is remembered)."""

    reads = "{who} reveal[s] [your|their] hand. You choose {what:card} from it"
    who: Players
    what: Filter
    key: str = "chosen"

    def happen(self, game: State, by: Source) -> Rule[None]:
        for player in self.who.found(game, by):
            hand = [game.objects[id] for id in player.hand]
            actions.reveal(game, player, hand)
            actions.look_at(game, by.you(game), hand)
            among = [obj.id for obj in hand if self.what.matches(game, obj, by)]
            if among:
                chosen = yield from ask(
                    Choose(by.controller, "Choose a card from the hand.", among, about=by.object_id)
                )
                by.remember(self.key, tuple(chosen))


def draw(count: int | Quantity = 1, who: Players = YOU) -> Draw:
    return Draw(amount(count), who)


def discard(count: int | Quantity = 1, who: Players = YOU) -> Discard:
    return Discard(amount(count), who)


def mill(count: int | Quantity, who: Players = YOU) -> Mill:
    return Mill(amount(count), who)


def scry(count: int) -> Scry:
    return Scry(Number(count))


def search(
    what: filters.Description, to: Zone = Zone.HAND, count: int = 1, tapped: bool = False, reveal: bool = True,
    who: Players = YOU, on_top: bool = False,
) -> Search:  # fmt: skip
    """Search your library for cards; by default reveal them and put them into your hand."""
    return Search((Find(what, count),), to, tapped, reveal and to is not Zone.BATTLEFIELD, who, count > 1, on_top)


def return_to_hand(what: Selection) -> ReturnToHand:
    return ReturnToHand(what)
