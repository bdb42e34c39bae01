"""Instructions that let a player cast or play cards without paying, while they are carried out (CR 608.2g)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from planechase.rules.events.lasting import ThisTurn, begin_effect
from planechase.rules.language.grammar import Effect, Filter, Selection
from planechase.rules.language.slots import ObjectSlot
from planechase.rules.language.word import word
from planechase.rules.spells.free_casting import cast_one_free, may_cast_free
from planechase.rules.spells.permissions import Way, as_cast, forbidden, land_faces, land_plays
from planechase.rules.state.decisions import Confirm, Rule, ask
from planechase.rules.state.objects import Object, Zone
from planechase.rules.state.purpose import Purpose
from planechase.rules.state.source import Source
from planechase.rules.turns.priority import play_land
from planechase.words import word_slots
from planechase.words.filters import ANYTHING
from planechase.words.replacements.entering_replacements import ThisGoesElsewhere

if TYPE_CHECKING:
    from planechase.rules.state.player import Player
    from planechase.rules.state.state import State


@word
class MayCastFree(Effect):
    """CR 608.2g, 118.9: you may cast a card without paying its mana cost, as part of the resolution."""

    yours = True
    what: Selection
    exiled: bool = False
    """CR 614.1a: whether the spell is exiled instead of being put into a graveyard."""

    def reading(self) -> str:
        text = "you may cast {what} without paying its mana cost"
        return f"{text}. If that spell would be put into a graveyard, exile it instead" if self.exiled else text

    def happen(self, game: State, by: Source) -> Rule[None]:
        for card in self.what.objects(game, by):
            if card.id not in game.objects:
                continue
            spell = yield from may_cast_free(game, by.you(game), card)
            if spell is not None and self.exiled:
                elsewhere = ThisGoesElsewhere(Zone.EXILE, only_graveyard=True, origin=Zone.STACK)
                begin_effect(game, elsewhere, Source(by.controller, spell), ThisTurn())


@word
class MayCastFromAmong(Effect):
    """CR 608.2g, 118.9: you may cast one of some cards, or as many as you like one after the other, without paying."""

    yours = True
    what: Selection
    any_number: bool = False
    which: Filter = ANYTHING

    def reading(self) -> str:
        if self.any_number:
            return "you may cast any number of {which:spells} from among {what} without paying their mana costs"
        return "you may cast {which:spell} from among {what} without paying its mana cost"

    def happen(self, game: State, by: Source) -> Rule[None]:
        while True:
            cards = [card for card in self.what.objects(game, by) if card.id in game.objects]
            spell = yield from cast_one_free(game, by.you(game), cards, by.object_id, self.which, by)
            if spell is None or not self.any_number:
                return


@word
class MayCastRevealed(Effect):
    """CR 608.2g, 118.9: you may choose one of the revealed cards, of any owner, and cast it without paying."""

    yours = True
    reads = "you may choose {what:card} revealed this way and cast it without paying its mana cost"
    what: Filter
    slot: ObjectSlot = word_slots.REVEALED

    def happen(self, game: State, by: Source) -> Rule[None]:
        cards = [obj for id in by.remembered(self.slot) if (obj := game.get(id)) is not None]
        fitting = [card for card in cards if self.what.matches(game, card, by)]
        yield from cast_one_free(game, by.you(game), fitting, by.object_id)


@word
class MayCastFromHand(Effect):
    """CR 608.2g, 118.9: you may cast spells from your hand without paying; what was cast is remembered."""

    writes = (word_slots.CAST,)
    yours = True
    count: int = 1
    which: Filter = ANYTHING

    def reading(self) -> str:
        if self.count == 1:
            return "you may cast {which:spell} from your hand without paying its mana cost"
        return "you may cast up to {count} {which:spells} from your hand without paying their mana costs"

    def happen(self, game: State, by: Source) -> Rule[None]:
        by.remember(word_slots.CAST, ())
        for _ in range(self.count):
            hand = [game.objects[id] for id in by.you(game).hand]
            spell = yield from cast_one_free(game, by.you(game), hand, by.object_id, self.which, by)
            if spell is None:
                return
            by.remember(word_slots.CAST, (*by.remembered(word_slots.CAST), spell))


@word
class MayPlayFree(Effect):
    """CR 608.2g, 118.9: you may play a card without paying its mana cost, as part of the resolution.

    A land only on your turn, and only if you could still play one (305.2b, 305.3).
    """

    yours = True
    reads = "you may play {what} without paying its mana cost"
    what: Selection

    def happen(self, game: State, by: Source) -> Rule[None]:
        player = by.you(game)
        for card in self.what.objects(game, by):
            if card.id not in game.objects:
                continue
            for face in land_faces(game, card):
                yield from self._may_play_land(game, player, card, face)
            if card.id in game.objects:
                yield from may_cast_free(game, player, card)

    def _may_play_land(self, game: State, player: Player, card: Object, face: str) -> Rule[None]:
        if card.id not in game.objects or not game.is_active(player.id) or land_plays(game, player) <= 0:
            return
        with as_cast(game, card, Way(half=face)) as seen:
            if forbidden(game, player, seen):
                return
        why = f"Play {face or game.name_of(card.id)}?"
        if (yield from ask(Confirm(player.id, Purpose.PLAY_LAND, why, card.id, self))):
            yield from play_land(game, player, card, face=face)
