"""Instructions that find cards in a library: by searching it, or by revealing it until one fits (CR 701.20, 701.23)."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import TYPE_CHECKING, Final

from planechase.rules.events import actions
from planechase.rules.events.at_random import some_of
from planechase.rules.events.events import Searched
from planechase.rules.events.happening import tell
from planechase.rules.events.zones import move, put_onto_battlefield
from planechase.rules.language.card_types import LAND_TYPES
from planechase.rules.language.grammar import Effect, Filter, Players
from planechase.rules.language.slots import Slot
from planechase.rules.language.word import Word, word
from planechase.rules.state.decisions import Confirm, Rule, ask
from planechase.rules.state.objects import Id, Object, Zone
from planechase.rules.state.purpose import Purpose
from planechase.words import filters, word_slots
from planechase.words.english import number_word
from planechase.words.phrases import of_cards
from planechase.words.player_words import YOU
from planechase.words.selections import Remembered
from planechase.words.speech import SpokenWord, Things

if TYPE_CHECKING:
    from planechase.rules.state.player import Player
    from planechase.rules.state.source import Source
    from planechase.rules.state.state import State
    from planechase.words.english import Reader

FOUND = Remembered(word_slots.FOUND)
REVEALED = Remembered(word_slots.REVEALED, "the revealed cards", several=True)


class FindingEffect(Effect, SpokenWord):
    """An instruction that finds a card, "that card" from then on."""

    __slots__ = ()

    def say(self, reader: Reader) -> str:
        text = reader.template(self)
        reader.speak_of(FOUND)
        return text


def _fits(game: State, what: Filter, by: Source, obj: Object) -> bool:
    return what.matches(game, obj, by)


@word
class LookFor(FindingEffect):
    """CR 701.23: search your library for a card; where it goes, and the shuffling, follow afterwards.

    With `at_random`, chance chooses among those that fit.
    """

    writes = (word_slots.FOUND,)
    yours = True
    what: Filter
    at_random: bool = False

    def reading(self) -> str:
        return "search your library for {what:card}" + (", chosen at random" if self.at_random else "")

    def happen(self, game: State, by: Source) -> Rule[None]:
        player = by.you(game)
        if self.at_random:
            found = self._by_chance(game, player, by)
        else:
            found = yield from actions.search(game, player, player, partial(_fits, game, self.what, by))
        by.remember(word_slots.FOUND, tuple(obj.id for obj in found))

    def _by_chance(self, game: State, player: Player, by: Source) -> list[Object]:
        tell(game, Searched(player.id))
        fitting = [id for id in player.library if self.what.matches(game, game.objects[id], by)]
        found = [game.objects[id] for id in some_of(game, fitting)]
        actions.look_at(game, player, found)
        return found

    def say(self, reader: Reader) -> str:
        """What was spoken of before is called by its name again: a card chosen at random has a mana value too."""
        if self.at_random:
            reader.last = None
        return FindingEffect.say(self, reader)


@word
class UntilFound(FindingEffect):
    """CR 701.20a, 701.13a: cards are revealed from the top until one fits, or exiled one after the other.

    All of them stay there for now.
    """

    yours = True
    what: Filter
    exiling: bool = False

    def written(self) -> tuple[Slot, ...]:
        return (word_slots.FOUND,) if self.exiling else (word_slots.FOUND, word_slots.REVEALED)

    def reading(self) -> str:
        verb = "exile" if self.exiling else "reveal"
        return f"{verb} cards from the top of your library until you {verb} {{what:card}}"

    def happen(self, game: State, by: Source) -> Rule[None]:
        player = by.you(game)
        if self.exiling:
            by.remember(word_slots.FOUND, (yield from self._exile(game, player, by)))
            return
        shown, found = revealed_until(game, player, self.what, by)
        by.remember(word_slots.FOUND, tuple(obj.id for obj in found))
        by.remember(word_slots.REVEALED, tuple(obj.id for obj in shown))

    def _exile(self, game: State, player: Player, by: Source) -> Rule[tuple[Id, ...]]:
        for id in list(player.library):
            arrived = yield from actions.exile(game, [game.objects[id]], by)
            if any(self.what.matches(game, game.objects[new], by) for new in arrived):
                return tuple(arrived)
        return ()


@word
class RevealAndTake(Effect):
    """CR 701.20a: cards found in your library are shown to everybody, and go to your hand."""

    reads = "reveal {what} and put {what} into your hand"
    what: Things

    def happen(self, game: State, by: Source) -> Rule[None]:
        objects = [obj for obj in (yield from self.what.choose(game, by)) if obj.id in game.objects]
        actions.reveal(game, by.you(game), objects)
        yield from move(game, objects, Zone.HAND, "search", by)


ANY_NUMBER_FOUND: Final = 1000
"""CR 107.1c: any number; no library that is searched has more."""


@word
class Find(Word, SpokenWord):
    """One kind of card to be searched for, and how many of it; with `apart`, no two of the same name."""

    what: Filter
    count: int = 1
    apart: bool = False
    exactly: bool = False
    """CR 701.23d: whether so many must be found, as where any cards will do."""
    sharing: bool = False
    """CR 205.3i: whether all of them have a land type in common."""

    def say(self, reader: Reader) -> str:
        if self.count == 1:
            return of_cards(reader, self.what, "one")
        if self.exactly:
            return f"{number_word(self.count)} {of_cards(reader, self.what, 'many')}"
        so = " with different names" if self.apart else " that share a land type" if self.sharing else ""
        number = "any number of" if self.count == ANY_NUMBER_FOUND else f"up to {number_word(self.count)}"
        return f"{number} {of_cards(reader, self.what, 'many')}{so}"


def _same_name(game: State, chosen: list[Id]) -> str | None:
    """CR 201.2b: why these cards do not have different names, if they do not."""
    names = {game.name_of(id) for id in chosen}
    return None if len(names) == len(chosen) else "The cards must have different names."


def _shared_land_type(game: State, chosen: list[Id]) -> str | None:
    """CR 205.3i: why these cards have no land type in common, if they have none."""
    shared = LAND_TYPES.intersection(*(game.chars(game.objects[id]).subtypes for id in chosen))
    return None if shared or not chosen else "The cards must share a land type."


@word
class Search(Effect):
    """CR 701.23: search a library for cards, put them somewhere, then shuffle."""

    writes = (word_slots.FOUND,)
    finds: tuple[Find, ...]
    to: Zone = Zone.HAND
    tapped: bool = False
    reveal: bool = False
    who: Players = YOU
    up_to: bool = False
    """Whether the text says "up to"; a player who searches for a quality need not find it anyway (701.23b)."""
    on_top: bool = False
    others_to: Zone | None = None
    """Where all cards go but one of the player's choice, if they do not all go the same way."""
    shuffling: bool = True
    """Whether they shuffle right afterwards; otherwise the text says when."""
    each_may: bool = False
    """Whether each of them may do it or not; what those find who do goes at once."""

    def reading(self) -> str:
        if self.each_may:
            return f"{{who}} may {self._does().replace('[es]', '').replace('[s]', '').replace('[your|their]', 'their')}"
        return f"{{who}} {self._does()}"

    def _does(self) -> str:
        text = "search[es] [your|their] library for {finds}"
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
        """CR 101.4: where several players search, they choose in turn order; what they found then goes at once."""
        taken = []
        for player in self.who.found(game, by):
            if self.each_may and not (yield from self._willing(game, player, by)):
                continue
            taken.append((player, *(yield from self._searched(game, player, by))))
        by.remember(word_slots.FOUND, tuple((yield from self._deliver(game, taken))))

    def _willing(self, game: State, player: Player, by: Source) -> Rule[bool]:
        """CR 608.2d: the question whether to search, when it is their turn to."""
        why = f"Search your library for {game.name_of(by.object_id)}?"
        return (yield from ask(Confirm(player.id, Purpose.MAY, why, by.object_id, self)))

    def _searched(self, game: State, player: Player, by: Source) -> Rule[tuple[list[Object], list[Object]]]:
        """What a player found, and of it what goes another way."""
        found: list[Object] = []
        for find in self.finds:
            wanted = partial(_fits, game, find.what, by)
            goes_on = find is not self.finds[0]
            least = find.count if find.what == filters.ANYTHING and not self.up_to else 0
            apart = partial(_same_name, game) if find.apart else None
            apart = partial(_shared_land_type, game) if find.sharing else apart
            most = min(find.count, len(player.library)) if find.count == ANY_NUMBER_FOUND else find.count
            found += yield from actions.search(game, player, player, wanted, most, apart, goes_on, least)
        found = list(dict.fromkeys(found))
        if self.reveal:
            actions.reveal(game, player, found)
        if self.others_to is None:
            return found, []
        why = f"Choose which one goes {_into(self.to).replace('[your|their]', 'your')}."
        first = yield from actions.choose_objects(game, player, Purpose.PILE, found, 1, 1, why, by.object_id)
        return first, [obj for obj in found if obj not in first]

    def _deliver(self, game: State, taken: Sequence[tuple[Player, list[Object], list[Object]]]) -> Rule[list[int]]:
        searchers = [player for player, _, _ in taken if not player.has_left]
        found = [obj for _, first, _ in taken for obj in first if obj.id in game.objects]
        others = [obj for _, _, rest in taken for obj in rest if obj.id in game.objects]
        if self.on_top:
            for player in searchers:
                actions.shuffle(game, player)
            yield from actions.put_on_top(game, found)
            return [id for player in searchers for id in player.library[: sum(obj.owner == player.id for obj in found)]]
        if self.to is Zone.BATTLEFIELD:
            arrived = yield from put_onto_battlefield(game, found, None, self.tapped)
        else:
            arrived = yield from move(game, found, self.to, "search")
        if self.others_to is not None:
            arrived += yield from move(game, others, self.others_to, "search")
        if self.shuffling:
            for player in searchers:
                actions.shuffle(game, player)
        return arrived


def _into(zone: Zone) -> str:
    return "onto the battlefield" if zone is Zone.BATTLEFIELD else f"into [your|their] {zone.value}"


@word
class RevealUntil(Effect):
    """CR 101.4, 701.20a: players reveal cards until one fits; those that do enter at the same time, or go to hands.

    The others are shuffled into the libraries, or go to the bottom in a random order.
    """

    what: Filter
    who: Players = YOU
    shuffling: bool = False
    to: Zone = Zone.BATTLEFIELD

    def reading(self) -> str:
        if self.who != YOU:
            last = "shuffles the others into" if self.shuffling else "puts the others on the bottom of"
            return (
                "{who} reveal[s] cards from the top of their library until they reveal {what:card}, puts it "
                f"{self._where('their')}, then {last} their library" + ("" if self.shuffling else " in a random order")
            )
        text = "reveal cards from the top of your library until you reveal {what:card}"
        where = self._where("your")
        if self.shuffling:
            return f"{text}, put it {where}, then shuffle the other revealed cards into your library"
        return f"{text}. Put it {where} and the others on the bottom of your library in a random order"

    def _where(self, whose: str) -> str:
        return "onto the battlefield" if self.to is Zone.BATTLEFIELD else f"into {whose} {self.to.value}"

    def happen(self, game: State, by: Source) -> Rule[None]:
        players = self.who.found(game, by)
        revealed = [revealed_until(game, player, self.what, by) for player in players]
        fitting = [obj for _, found in revealed for obj in found]
        if self.to is Zone.BATTLEFIELD:
            yield from put_onto_battlefield(game, fitting, by=by)
        else:
            yield from move(game, fitting, self.to, "put", by)
        for player, (shown, _) in zip(players, revealed, strict=True):
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


def search(
    what: filters.Description | tuple[Find, ...], to: Zone = Zone.HAND, count: int = 1, tapped: bool = False,
    reveal: bool = True, who: Players = YOU, on_top: bool = False, others_to: Zone | None = None,
    up_to: bool | None = None, shuffling: bool = True,
) -> Search:  # fmt: skip
    """Search your library for cards; by default reveal them and put them into your hand.

    Of several cards a player may find fewer, unless `up_to` says otherwise. Different cards are a tuple of `find`.
    """
    shown = reveal and (to is not Zone.BATTLEFIELD or others_to is not None)
    finds = what if isinstance(what, tuple) else (Find(what, count),)
    fewer = count > 1 if up_to is None else up_to
    return Search(finds, to, tapped, shown, who, fewer, on_top, others_to, shuffling)
