"""Instructions that find cards in a library, which the rest of the text then speaks of (CR 701.20, 701.23)."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from planechase.rules import actions
from planechase.rules.attaching import can_enchant
from planechase.rules.decisions import Rule
from planechase.rules.grammar import Effect, Filter, Players
from planechase.rules.objects import Object, Zone
from planechase.rules.word import word
from planechase.rules.zones import ZoneChange, move, moved
from planechase.words.players import YOU
from planechase.words.selections import Remembered
from planechase.words.speech import Spoken, Things

if TYPE_CHECKING:
    from planechase.rules.source import Source
    from planechase.rules.state import State
    from planechase.words.english import Reader

FOUND = Remembered("found")
REVEALED = Remembered("revealed", "the revealed cards", several=True)


class Finding(Effect, Spoken):
    """An instruction that finds a card, "that card" from then on."""

    __slots__ = ()

    def say(self, reader: Reader) -> str:
        text = reader.template(self)
        reader.speak_of(FOUND)
        return text


def _fits(game: State, what: Filter, by: Source, obj: Object) -> bool:
    return what.matches(game, obj, by)


@word
class LookFor(Finding):
    """CR 701.23: search your library for a card; where it goes, and the shuffling, are said afterwards."""

    yours = True
    reads = "search your library for {what:card}"
    what: Filter

    def happen(self, game: State, by: Source) -> Rule[None]:
        player = by.you(game)
        found = yield from actions.search(game, player, player, partial(_fits, game, self.what, by))
        by.remember("found", tuple(obj.id for obj in found))


@word
class RevealUntilFound(Finding):
    """CR 701.20a: cards are revealed until one fits; all of them stay where they are for now."""

    yours = True
    reads = "reveal cards from the top of your library until you reveal {what:card}"
    what: Filter

    def happen(self, game: State, by: Source) -> Rule[None]:
        player = by.you(game)
        shown: list[Object] = []
        found: list[Object] = []
        for obj in [game.objects[id] for id in player.library]:
            shown.append(obj)
            if self.what.matches(game, obj, by):
                found.append(obj)
                break
        actions.reveal(game, player, shown)
        by.remember("found", tuple(obj.id for obj in found))
        by.remember("revealed", tuple(obj.id for obj in shown))
        return
        yield


@word
class ExileUntilFound(Finding):
    """CR 701.13a: cards are exiled from the top, one after the other, until one fits; they stay in exile."""

    yours = True
    reads = "exile cards from the top of your library until you exile {what:card}"
    what: Filter

    def happen(self, game: State, by: Source) -> Rule[None]:
        player = by.you(game)
        found: tuple[int, ...] = ()
        for id in list(player.library):
            arrived = yield from actions.exile(game, [game.objects[id]], by)
            if any(self.what.matches(game, game.objects[new], by) for new in arrived):
                found = tuple(arrived)
                break
        by.remember("found", found)


@word
class ExileTopCard(Effect):
    """CR 406.2, 701.13: players exile the top cards of their libraries, which are remembered."""

    reads = "{who} exile[s] the top card of [your|their] library"
    who: Players = YOU

    def happen(self, game: State, by: Source) -> Rule[None]:
        top = [game.objects[id] for player in self.who.found(game, by) for id in player.library[:1]]
        by.remember("exiled", tuple((yield from actions.exile(game, top, by))))


@word
class PutOnBottom(Effect):
    """CR 401.4: cards go to the bottom of your library in any order."""

    reads = "put {what} on the bottom of your library in any order"
    what: Things

    def happen(self, game: State, by: Source) -> Rule[None]:
        objects = yield from self.what.choose(game, by)
        yield from actions.put_on_bottom(game, by.you(game), [obj for obj in objects if obj.id in game.objects])


@word
class PutAttached(Effect, Spoken):
    """CR 303.4f, 303.4i: an Aura enters attached to something; if that is not allowed, it stays where it is."""

    what: Things
    to: Things

    def happen(self, game: State, by: Source) -> Rule[None]:
        for host in (yield from self.to.choose(game, by)):
            for aura in self.what.objects(game, by):
                if aura.id in game.objects and can_enchant(game, aura, host.id):
                    entering = ZoneChange(aura.id, aura.zone, Zone.BATTLEFIELD, "put", by, controller=by.controller)
                    entering.attached_to = host.id
                    yield from moved(game, [entering])

    def say(self, reader: Reader) -> str:
        to = reader.read(self.to)
        return f"put {reader.read(self.what)} onto the battlefield attached to {to}"


@word
class RevealAndTake(Effect):
    """CR 701.20a: cards found in your library are shown to everybody, and go to your hand."""

    reads = "reveal {what} and put {what} into your hand"
    what: Things

    def happen(self, game: State, by: Source) -> Rule[None]:
        objects = [obj for obj in (yield from self.what.choose(game, by)) if obj.id in game.objects]
        actions.reveal(game, by.you(game), objects)
        yield from move(game, objects, Zone.HAND, "search", by)


@word
class Shuffle(Effect):
    """CR 701.24a."""

    reads = "{who} shuffle[s]"
    who: Players = YOU

    def reading(self) -> str:
        return "shuffle" if self.who == YOU else self.reads

    def happen(self, game: State, by: Source) -> Rule[None]:
        for player in self.who.found(game, by):
            actions.shuffle(game, player)
        return
        yield
