"""Instructions about cards: draw, discard, mill, search, reveal, scry, and moving cards between zones."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from planechase.rules import actions, influence
from planechase.rules.card_types import LAND
from planechase.rules.decisions import Choose, Confirm, Rule, ask
from planechase.rules.grammar import Cost, Effect, Filter, Players, Selection
from planechase.rules.objects import Id, Object, Zone
from planechase.rules.permissions import cannot_draw, forbidden, land_plays
from planechase.rules.priority import play_land
from planechase.rules.word import word
from planechase.rules.zones import BOTTOM, ZoneChange, move, moved, put_onto_battlefield
from planechase.words import filters
from planechase.words.amounts import Number, amount
from planechase.words.english import number_word, possessive
from planechase.words.phrases import of_cards
from planechase.words.players import YOU
from planechase.words.selections import Chosen
from planechase.words.speech import People, Quantity, Spoken, Things

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
            count = self.count.value(game, by)
            yield from actions.draw(game, player, count)
            by.remember("to draw", (count,))

    def is_forbidden(self, game: State, by: Source) -> bool:
        """CR 121.3."""
        return any(cannot_draw(game, player.id) for player in self.who.found(game, by))


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
class DiscardThose(Effect):
    """CR 701.9: these very cards, which were chosen before."""

    reads = "{who} discard[s] {what}"
    what: Selection
    who: Players

    def happen(self, game: State, by: Source) -> Rule[None]:
        cards = [obj for obj in self.what.objects(game, by) if obj.id in game.objects]
        by.remember("discarded", tuple((yield from actions.discard(game, cards))))


@word
class DiscardHand(Effect):
    """All cards in hand; the discarded cards are remembered."""

    who: Players = YOU

    def reading(self) -> str:
        several = isinstance(self.who, People) and self.who.is_many
        return "{who} discard their hands" if several else "{who} discard[s] [your|their] hand"

    def happen(self, game: State, by: Source) -> Rule[None]:
        players = self.who.found(game, by)
        hands = [game.objects[id] for player in players for id in player.hand]
        by.remember("discarded", tuple((yield from actions.discard(game, hands))))


@word
class DiscardDownTo(Effect):
    """CR 701.9, 101.4: players with more cards than a number discard the difference; the cards are remembered."""

    reads = "{who} who has more than {count:number} cards in hand discards cards equal to the difference"
    count: int
    who: Players

    def happen(self, game: State, by: Source) -> Rule[None]:
        going: list[Object] = []
        for player in self.who.found(game, by):
            hand = [game.objects[id] for id in player.hand]
            more = len(hand) - self.count
            why = "Choose what to discard."
            going += yield from actions.choose_objects(game, player, hand, more, more, why, by.object_id)
        by.remember("discarded", tuple((yield from actions.discard(game, going))))


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
    """CR 701.24c, 701.24d: objects go into their owners' libraries, which are shuffled even if there are none.

    Where a card should be chosen from a hand without any, nobody shuffles (101.3).
    """

    what: Selection

    def reading(self) -> str:
        from_own_hand = getattr(self.what, "zone", None) is Zone.HAND and getattr(self.what, "who", None) == YOU
        return "shuffle {what} into " + ("your library" if from_own_hand else "{what:its} owner's library")

    def happen(self, game: State, by: Source) -> Rule[None]:
        objects = yield from self.what.choose(game, by)
        if not objects and isinstance(self.what, Chosen):
            return
        present = [obj for obj in objects if obj.id in game.objects]
        whose = getattr(self.what, "who", None)
        owners = [player.id for player in whose.found(game, by)] if isinstance(whose, Players) else []
        for owner in dict.fromkeys([*owners, *(obj.owner for obj in objects)]):
            mine = [obj for obj in present if obj.owner == owner]
            yield from actions.shuffle_into_library(game, game.players[owner], mine)


@word
class ShuffleHandAndDraw(Effect):
    """CR 701.24d, 121.2: players shuffle their hands into their libraries, all of them; then each draws as many."""

    reads = "{who} shuffle[s] [your|their] hand into [your|their] library, then draw[s] that many cards"
    who: Players = YOU

    def happen(self, game: State, by: Source) -> Rule[None]:
        players = self.who.found(game, by)
        counts = [len(player.hand) for player in players]
        for player in players:
            yield from actions.shuffle_into_library(game, player, [game.objects[id] for id in player.hand])
        for player, count in zip(players, counts, strict=True):
            yield from actions.draw(game, player, count)


@word
class LookAtHand(Effect, Spoken):
    """CR 701.20e: you look at the cards in a player's hand, which are remembered."""

    yours = True
    who: Players
    key: str = "looked at"

    def happen(self, game: State, by: Source) -> Rule[None]:
        hands = [game.objects[id] for player in self.who.found(game, by) for id in player.hand]
        actions.look_at(game, by.you(game), hands)
        by.remember(self.key, tuple(obj.id for obj in hands))
        return
        yield

    def say(self, reader: Reader) -> str:
        return f"look at {possessive(reader.read(self.who))} hand"


@word
class Find(Spoken):
    """One kind of card to be searched for, and how many of it; with `apart`, no two of the same name."""

    what: Filter
    count: int = 1
    apart: bool = False
    exactly: bool = False
    """CR 701.23d: whether so many must be found, as where any cards will do."""

    def say(self, reader: Reader) -> str:
        if self.count == 1:
            return of_cards(reader, self.what, "one")
        if self.exactly:
            return f"{number_word(self.count)} {of_cards(reader, self.what, 'many')}"
        names = " with different names" if self.apart else ""
        return f"up to {number_word(self.count)} {of_cards(reader, self.what, 'many')}{names}"


def _same_name(game: State, chosen: list[Id]) -> str | None:
    """CR 201.2b: why these cards do not have different names, if they do not."""
    names = {game.name_of(id) for id in chosen}
    return None if len(names) == len(chosen) else "The cards must have different names."


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
    others_to: Zone | None = None
    """Where all cards go but one of the player's choice, if they do not all go the same way."""
    shuffling: bool = True
    """Whether they shuffle right afterwards; otherwise the text says when."""

    def reading(self) -> str:
        text = "{who} search[es] [your|their] library for {finds}"
        several = len(self.finds) > 1 or self.finds[0].count > 1
        it = "them" if several else "it"
        if self.reveal:
            text += f", reveal[s] {it}"
        if self.on_top:
            return text + ", then shuffle[s] and put[s] that card on top"
        where = _into(self.to) + (" tapped" if self.tapped else "")
        split = f"one {where} and the other {_into(self.others_to)}" if self.others_to is not None else ""
        if not self.shuffling:
            return text + f"{', and' if self.reveal else ' and'} put[s] {split or f'{it} {where}'}"
        return text + f", put[s] {split or f'{it} {where}'}, then shuffle[s]"

    def happen(self, game: State, by: Source) -> Rule[None]:
        for player in self.who.found(game, by):
            found: list[Object] = []
            for find in self.finds:
                wanted = partial(_wanted, game, find, by)
                goes_on = find is not self.finds[0]
                least = find.count if find.what == filters.ANYTHING and not self.up_to else 0
                apart = partial(_same_name, game) if find.apart else None
                found += yield from actions.search(game, player, player, wanted, find.count, apart, goes_on, least)
            found = list(dict.fromkeys(found))
            if self.reveal:
                actions.reveal(game, player, found)
            others: list[Object] = []
            if self.others_to is not None:
                why = f"Choose which one goes {_into(self.to).replace('[your|their]', 'your')}."
                first = yield from actions.choose_objects(game, player, found, 1, 1, why, by.object_id)
                others = [obj for obj in found if obj not in first]
                found = first
            by.remember("found", tuple((yield from self._deliver(game, player, found, others))))

    def _deliver(
        self, game: State, player: Player, found: list[Object], others: list[Object]
    ) -> Rule[list[int]]:
        if self.on_top:
            actions.shuffle(game, player)
            yield from actions.put_on_top(game, found)
            return player.library[: len(found)]
        if self.to is Zone.BATTLEFIELD:
            arrived = yield from put_onto_battlefield(game, found, player, self.tapped)
        else:
            arrived = yield from move(game, found, self.to, "search")
        if self.others_to is not None:
            arrived += yield from move(game, others, self.others_to, "search")
        if self.shuffling:
            actions.shuffle(game, player)
        return arrived


def _into(zone: Zone) -> str:
    return "into [your|their] hand" if zone is Zone.HAND else "onto the battlefield"


@word
class ReturnToHand(Effect):
    """To the owner's hand, from wherever the objects are."""

    what: Selection

    def reading(self) -> str:
        whose = getattr(self.what, "who", None)
        if getattr(self.what, "zone", Zone.BATTLEFIELD) is not Zone.GRAVEYARD or whose is None:
            several = isinstance(self.what, Things) and self.what.many()
            return "return {what} to {what:its} " + ("owners' hands" if several else "owner's hand")
        return f"return {{what}} to {_whose(whose)} hand"

    def happen(self, game: State, by: Source) -> Rule[None]:
        objects = yield from self.what.choose(game, by)
        yield from actions.return_to_hand(game, [obj for obj in objects if obj.id in game.objects])


@word
class PlayersReturn(Effect):
    """CR 101.4: players each return a permanent of their choice that they control to its owner's hand, all at once.

    With `unless`, those who pay that return nothing (118.12a).
    """

    what: Filter
    who: Players = YOU
    unless: tuple[Cost, ...] = ()

    def reading(self) -> str:
        they = "you" if isinstance(self.who, People) and self.who.is_you else "they"
        text = "{who} return[s] {what} " + they + " control to its owner's hand"
        return f"{text} unless {they} {{unless}}" if self.unless else text

    def happen(self, game: State, by: Source) -> Rule[None]:
        from planechase.words.effects.flow import offered

        chosen: list[Object] = []
        for player in self.who.found(game, by):
            if self.unless and (yield from offered(game, player.id, self.unless, by)):
                continue
            mine: list[Object] = [p for p in game.controlled_by(player.id) if self.what.matches(game, p, by)]
            why = "Choose what to return to its owner's hand."
            chosen += yield from actions.choose_objects(game, player, mine, 1, 1, why, by.object_id)
        yield from actions.return_to_hand(game, chosen)


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
class ExileFromGraveyard(Effect):
    """CR 101.4: players each choose cards in their own graveyards; then all of them are exiled at once."""

    count: Quantity = Number(1)
    who: Players = YOU

    def reading(self) -> str:
        return "{who} exile[s] {count} card[s] from " + _whose(self.who) + " graveyard"

    def happen(self, game: State, by: Source) -> Rule[None]:
        chosen: list[Object] = []
        for player in self.who.found(game, by):
            among = [game.objects[id] for id in player.graveyard]
            count = self.count.value(game, by)
            why = "Choose what to exile from your graveyard."
            chosen += yield from actions.choose_objects(game, player, among, count, count, why, by.object_id)
        by.remember("exiled", tuple((yield from actions.exile(game, chosen, by))))


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
class LookAtTopCard(Effect):
    """CR 701.20e: you look at the top card of your library, which the rest of the text speaks of."""

    reads = "look at the top card of your library"
    yours = True
    key: str = "looked at"

    def happen(self, game: State, by: Source) -> Rule[None]:
        top = [game.objects[id] for id in by.you(game).library[:1]]
        actions.look_at(game, by.you(game), top)
        by.remember(self.key, tuple(obj.id for obj in top))
        return
        yield


@word
class PutIntoYour(Effect):
    """Cards from your library go to your hand or to your graveyard."""

    what: Selection
    zone: Zone

    def reading(self) -> str:
        return f"put {{what}} into your {self.zone.value}"

    def happen(self, game: State, by: Source) -> Rule[None]:
        objects = yield from self.what.choose(game, by)
        yield from move(game, [obj for obj in objects if obj.id in game.objects], self.zone, "put", by)


@word
class MayCastFree(Effect):
    """CR 608.2g, 118.9: you may cast a card without paying its mana cost, as part of the resolution."""

    yours = True
    reads = "you may cast {what} without paying its mana cost"
    what: Selection

    def happen(self, game: State, by: Source) -> Rule[None]:
        from planechase.words.keywords import may_cast_free

        for card in self.what.objects(game, by):
            if card.id in game.objects:
                yield from may_cast_free(game, by.you(game), card)


@word
class MayCastOneFree(Effect):
    """CR 608.2g, 118.9: you may cast one of some cards without paying its mana cost, as part of the resolution."""

    yours = True
    reads = "you may cast a spell from among {what} without paying its mana cost"
    what: Selection

    def happen(self, game: State, by: Source) -> Rule[None]:
        from planechase.words.keywords import cast_one_free

        cards = [card for card in self.what.objects(game, by) if card.id in game.objects]
        yield from cast_one_free(game, by.you(game), cards, by.object_id)


@word
class RevealHands(Effect):
    """CR 701.20a: players reveal their hands; all of the cards are remembered."""

    reads = "{who} reveal[s] [your|their] hand"
    who: Players
    key: str = "revealed"

    def happen(self, game: State, by: Source) -> Rule[None]:
        shown: list[Object] = []
        for player in self.who.found(game, by):
            hand = [game.objects[id] for id in player.hand]
            actions.reveal(game, player, hand)
            shown += hand
        actions.look_at(game, by.you(game), shown)
        by.remember(self.key, tuple(obj.id for obj in shown))
        return
        yield


@word
class MayCastRevealed(Effect):
    """CR 608.2g, 118.9: you may choose one of the revealed cards, whoever's it is, and cast it without paying."""

    yours = True
    reads = "you may cast {what:card} revealed this way without paying its mana cost"
    what: Filter
    key: str = "revealed"

    def happen(self, game: State, by: Source) -> Rule[None]:
        from planechase.words.keywords import cast_one_free

        cards = [obj for id in by.remembered(self.key) if (obj := game.get(id)) is not None]
        fitting = [card for card in cards if self.what.matches(game, card, by)]
        yield from cast_one_free(game, by.you(game), fitting, by.object_id)


@word
class MayCastAnyFree(Effect):
    """CR 608.2g, 118.9: you may cast as many of some cards as you like without paying, one after the other."""

    yours = True
    reads = "you may cast any number of spells from among {what} without paying their mana costs"
    what: Selection

    def happen(self, game: State, by: Source) -> Rule[None]:
        from planechase.words.keywords import cast_one_free

        spell: Id | None = 0
        while spell is not None:
            cards = [card for card in self.what.objects(game, by) if card.id in game.objects]
            spell = yield from cast_one_free(game, by.you(game), cards, by.object_id)


@word
class MayCastFromHand(Effect):
    """CR 608.2g, 118.9: you may cast spells from your hand without paying; what was cast is remembered."""

    yours = True
    count: int = 1

    def reading(self) -> str:
        if self.count == 1:
            return "you may cast {count} spell from your hand without paying its mana cost"
        return "you may cast up to {count} spells from your hand without paying their mana costs"

    def happen(self, game: State, by: Source) -> Rule[None]:
        from planechase.words.keywords import cast_one_free

        by.remember("cast", ())
        for _ in range(self.count):
            hand = [game.objects[id] for id in by.you(game).hand]
            spell = yield from cast_one_free(game, by.you(game), hand, by.object_id)
            if spell is None:
                return
            by.remember("cast", (*by.remembered("cast"), spell))


@word
class MayPlayFree(Effect):
    """CR 608.2g, 118.9: you may play a card without paying its mana cost, as part of the resolution.

    A land only on your turn, and only if you could still play one (305.2b, 305.3).
    """

    yours = True
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
        if not game.is_active(player.id) or land_plays(game, player) <= 0 or forbidden(game, player, card):
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
    mark: str = ""
    """What the permanents remember of how they came."""
    link: str = ""
    """CR 607.2c: under what the source remembers them, if another ability of it speaks of them."""

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
        arrived = yield from put_onto_battlefield(game, present, controller, self.tapped, by, self.mark)
        by.remember(self.key, tuple(arrived))
        if self.link:
            game.link(by.object_id, self.link, *arrived)


@word
class PutIntoLibrary(Effect):
    """On top of their owners' libraries, some places below the top, or on the bottom."""

    what: Selection
    position: int = 0
    own: bool = False
    """Whether they can only be your own cards, so that the text says "your library"."""

    def reading(self) -> str:
        library = "your library" if self.own else "{what:its} owner's library"
        if self.position == BOTTOM:
            return "put {what} on the bottom of " + library
        if self.position == 0:
            return "put {what} on top of " + library
        return (
            "put {what} into {what:its} owner's library "
            + ("second", "third", "fourth")[self.position - 1]
            + " from the top"
        )

    def happen(self, game: State, by: Source) -> Rule[None]:
        """CR 401.4: of several cards that go to one library at once, its owner chooses the order."""
        objects = [obj for obj in (yield from self.what.choose(game, by)) if obj.id in game.objects]
        order: list[Id] = []
        for player in game.in_turn_order():
            mine = [obj.id for obj in objects if obj.owner == player.id]
            order += yield from actions.in_any_order(player, mine, "Order them; the last is the lowest.")
        if self.position != BOTTOM:
            order.reverse()
        going = [(id, game.objects[id].zone) for id in order]
        where = self.position
        yield from moved(game, [ZoneChange(id, at, Zone.LIBRARY, "put", by, position=where) for id, at in going])


@word
class RevealTop(Effect):
    """Reveal the top cards of your library; those that fit go to your hand, or enter, and the rest goes elsewhere."""

    yours = True
    count: Quantity
    what: Filter
    rest: Zone = Zone.GRAVEYARD
    to: Zone = Zone.HAND
    reads = (
        "reveal the top {count} card[s] of your library. Put all {what:cards} revealed this way into your hand "
        "and the rest into your graveyard"
    )

    def reading(self) -> str:
        text = self.reads
        if self.to is Zone.BATTLEFIELD:
            text = text.replace("into your hand", "onto the battlefield")
        if self.rest is Zone.LIBRARY:
            return text.replace("into your graveyard", "on the bottom of your library in any order")
        return text.replace("into your graveyard", f"into your {self.rest.value}")

    def happen(self, game: State, by: Source) -> Rule[None]:
        player = by.you(game)
        top = [game.objects[id] for id in player.library[: self.count.value(game, by)]]
        actions.reveal(game, player, top)
        wanted = [obj for obj in top if self.what.matches(game, obj, by)]
        rest = [obj for obj in top if obj not in wanted]
        if self.to is Zone.BATTLEFIELD:
            yield from put_onto_battlefield(game, wanted, player, by=by)
        else:
            yield from move(game, wanted, self.to, "put")
        if self.rest is Zone.LIBRARY:
            yield from actions.put_on_bottom(game, player, rest)
        else:
            yield from move(game, rest, self.rest, "put")


@word
class RevealUntil(Effect):
    """CR 701.20a: cards are revealed until one fits, which enters.

    The others are shuffled into the library, or go to its bottom in a random order.
    """

    yours = True
    what: Filter
    shuffling: bool = True

    def reading(self) -> str:
        text = "reveal cards from the top of your library until you reveal {what:card}"
        if self.shuffling:
            return text + (", put it onto the battlefield, then shuffle the other revealed cards into your library")
        return text + (". Put it onto the battlefield and the others on the bottom of your library in a random order")

    def happen(self, game: State, by: Source) -> Rule[None]:
        player = by.you(game)
        shown, found = revealed_until(game, player, self.what, by)
        yield from put_onto_battlefield(game, found, player, by=by)
        if self.shuffling:
            actions.shuffle(game, player)
        else:
            rest = [obj for obj in shown if obj.id in game.objects]
            yield from actions.put_on_bottom(game, player, rest, random=True)


def revealed_until(game: State, player: Player, what: Filter, by: Source) -> tuple[list[Object], list[Object]]:
    """CR 701.20a: a player reveals cards from the top of their library until one fits: all of them, and that one."""
    shown: list[Object] = []
    for obj in [game.objects[id] for id in player.library]:
        shown.append(obj)
        if what.matches(game, obj, by):
            break
    actions.reveal(game, player, shown)
    return shown, [obj for obj in shown[-1:] if what.matches(game, obj, by)]


@word
class EachRevealsUntil(Effect):
    """CR 101.4, 701.20a: each of some players reveals cards until one fits; all of those enter at the same time.

    The others go to the bottom of the libraries in a random order.
    """

    reads = (
        "{who} reveal[s] cards from the top of their library until they reveal {what:card}, puts it onto the "
        "battlefield, then puts the others on the bottom of their library in a random order"
    )
    what: Filter
    who: Players

    def happen(self, game: State, by: Source) -> Rule[None]:
        players = self.who.found(game, by)
        revealed = [revealed_until(game, player, self.what, by) for player in players]
        yield from put_onto_battlefield(game, [obj for _, found in revealed for obj in found], by=by)
        for player, (shown, _) in zip(players, revealed, strict=True):
            rest = [obj for obj in shown if obj.id in game.objects]
            yield from actions.put_on_bottom(game, player, rest, random=True)


@word
class RevealIntoHand(Effect, Spoken):
    """CR 701.20a: the top cards of your library are revealed and go to your hand; those that fit are remembered."""

    yours = True
    reads = "reveal the top {count} card[s] of your library and put them into your hand"
    count: Quantity
    what: Filter = filters.ANYTHING
    key: str = "revealed"

    def happen(self, game: State, by: Source) -> Rule[None]:
        player = by.you(game)
        top = [game.objects[id] for id in player.library[: self.count.value(game, by)]]
        actions.reveal(game, player, top)
        fitting = [obj.id for obj in top if self.what.matches(game, obj, by)]
        yield from move(game, top, Zone.HAND, "put")
        by.remember(self.key, tuple(fitting))

    def say(self, reader: Reader) -> str:
        """What was spoken of before the cards is called by its name again."""
        text = reader.template(self)
        reader.speak_of(None)
        return text


@word
class LookAndTake(Effect, Spoken):
    """CR 701.20e: you look at the top cards of your library; one of them goes to your hand."""

    yours = True
    count: Quantity

    def say(self, reader: Reader) -> str:
        tails, reader.tails = reader.tails, []
        count = reader.read(self.count)
        own, reader.tails = reader.tails, tails
        return f"look at the top {count} cards of your library{''.join(own)}. Put one of them into your hand"

    def happen(self, game: State, by: Source) -> Rule[None]:
        player = by.you(game)
        top = [game.objects[id] for id in player.library[: self.count.value(game, by)]]
        actions.look_at(game, player, top)
        why = "Choose a card to put into your hand."
        yield from move(
            game, (yield from actions.choose_objects(game, player, top, 1, 1, why, by.object_id)), Zone.HAND, "put", by
        )


@word
class LookAndPut(Effect):
    """CR 701.20e: you look at the top cards of your library; one that fits may enter, the rest goes to the bottom."""

    yours = True
    reads = (
        "look at the top {count} cards of your library. You may put {what:card} from among them onto the battlefield, "
        "then put the others on the bottom of your library in any order"
    )
    count: Quantity
    what: Filter

    def happen(self, game: State, by: Source) -> Rule[None]:
        player = by.you(game)
        top = [game.objects[id] for id in player.library[: self.count.value(game, by)]]
        actions.look_at(game, player, top)
        among = [obj for obj in top if self.what.matches(game, obj, by)]
        why = "Choose a card to put onto the battlefield, or none."
        chosen = yield from actions.choose_objects(game, player, among, 0, 1, why, by.object_id)
        yield from put_onto_battlefield(game, chosen, player, by=by)
        yield from actions.put_on_bottom(game, player, [obj for obj in top if obj.id in game.objects])


@word
class ShuffleAllIn(Effect):
    """CR 701.24d: players shuffle their hands and graveyards into their libraries, all at the same time."""

    reads = "{who} shuffle[s] [your|their] hand and graveyard into [your|their] library"
    who: Players = YOU

    def happen(self, game: State, by: Source) -> Rule[None]:
        players = self.who.found(game, by)
        cards = [game.objects[id] for player in players for id in (*player.hand, *player.graveyard)]
        yield from move(game, cards, Zone.LIBRARY, "shuffle", by)
        for player in players:
            actions.shuffle(game, player)


@word
class DiscardOneOfEach(Effect):
    """CR 701.9b: players reveal their hands; you choose a card of each, and all of those are discarded at once."""

    reads = (
        "{who} reveal[s] their hand. Choose {what:card} from each of those hands. Those players discard those cards"
    )
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
            chosen += yield from actions.choose_objects(game, you, among, 1, 1, why, by.object_id)
        by.remember("discarded", tuple((yield from actions.discard(game, chosen))))


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
class PlayersMayPutFromHand(Effect):
    """CR 101.4: players may each choose a card in their hands; then all of those enter at the same time."""

    what: Filter
    who: Players = YOU
    tapped: bool = False
    imperative = False

    def reading(self) -> str:
        return f"{{who}} may put {{what:card}} from {_whose(self.who)} hand onto the battlefield" + (
            " tapped" if self.tapped else ""
        )

    def happen(self, game: State, by: Source) -> Rule[None]:
        entering: list[Object] = []
        for player in self.who.found(game, by):
            among = [obj for id in player.hand if self.what.matches(game, obj := game.objects[id], by)]
            why = "Choose a card to put onto the battlefield, or none."
            entering += yield from actions.choose_objects(game, player, among, 0, 1, why, by.object_id)
        yield from put_onto_battlefield(game, entering, tapped=self.tapped, by=by)


@word
class EachMayPutFromHand(Effect):
    """CR 101.4: beginning with you, players may put a card from their hand onto the battlefield, one after the other.

    So everybody sees what was put there before them.
    """

    reads = "starting with you, each player may put {what:card} from their hand onto the battlefield"
    what: Filter

    def happen(self, game: State, by: Source) -> Rule[None]:
        for player in influence.everybody(game, by, by.controller):
            hand = [game.objects[id] for id in player.hand]
            among = [obj for obj in hand if self.what.matches(game, obj, by)]
            why = "Choose a card to put onto the battlefield, or none."
            chosen = yield from actions.choose_objects(game, player, among, 0, 1, why, by.object_id)
            yield from put_onto_battlefield(game, chosen, player, by=by)


@word
class LookAndChoose(Effect):
    """A player reveals their hand, or you look at it; you choose a card from it, which is remembered."""

    yours = True
    who: Players
    what: Filter
    key: str = "chosen"
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
    who: Players = YOU, on_top: bool = False, others_to: Zone | None = None,
) -> Search:  # fmt: skip
    """Search your library for cards; by default reveal them and put them into your hand."""
    shown = reveal and (to is not Zone.BATTLEFIELD or others_to is not None)
    return Search((Find(what, count),), to, tapped, shown, who, count > 1, on_top, others_to)


def return_to_hand(what: Selection) -> ReturnToHand:
    return ReturnToHand(what)
