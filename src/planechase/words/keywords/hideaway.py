"""Hideaway (CR 702.75): a card is hidden away until its time comes."""

from __future__ import annotations

from typing import TYPE_CHECKING

from planechase.rules.events import actions
from planechase.rules.language.abilities import Ability, TriggeredAbility
from planechase.rules.language.grammar import Effect
from planechase.rules.language.word import word
from planechase.rules.state.decisions import Rule
from planechase.rules.state.purpose import Purpose
from planechase.rules.state.visibility import HIDDEN_AWAY
from planechase.words import filters, word_slots
from planechase.words.keywords.keywords_as_read import Called
from planechase.words.triggers import Enters

if TYPE_CHECKING:
    from planechase.rules.state.source import Source
    from planechase.rules.state.state import State


@word
class Hideaway(Called):
    """CR 702.75a: when it enters, hide one of so many cards from the top of your library under it."""

    reads = "hideaway {count:digits}"
    count: int

    def abilities(self) -> tuple[Ability, ...]:
        return (TriggeredAbility(Enters(filters.ITSELF), HideOneAway(self.count)),)


@word
class HideOneAway(Effect):
    """CR 702.75a: one of the top cards is exiled face down; the permanent's controller may look at it."""

    writes = (word_slots.EXILED_WITH_THIS,)
    reads = (
        "look at the top {count:number} cards of your library. Exile one of them face down and put the rest on the "
        "bottom of your library in a random order"
    )
    count: int

    def happen(self, game: State, by: Source) -> Rule[None]:
        player = by.you(game)
        top = [game.objects[id] for id in player.library[: self.count]]
        actions.look_at(game, player, top)
        why = "Choose a card to hide away."
        chosen = yield from actions.choose_objects(game, player, Purpose.EXILE, top, 1, 1, why, by.object_id, word=self)
        hidden = yield from actions.exile(game, chosen, by, face_down=True)
        for id in hidden:
            game.link(id, HIDDEN_AWAY, by.object_id)
        game.link(by.object_id, word_slots.EXILED_WITH_THIS, *hidden)
        for variant in game.variants:
            yield from variant.exiled_face_down(game, player, hidden)
        rest = [obj for obj in top if obj.id in game.objects and obj not in chosen]
        yield from actions.put_on_bottom(game, player, rest, random=True)
