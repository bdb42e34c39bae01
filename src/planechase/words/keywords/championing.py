"""Champion (CR 702.72): it needs another of its kind to stand aside for as long as it stays."""

from __future__ import annotations

from typing import TYPE_CHECKING

from planechase.rules.events import actions
from planechase.rules.language.abilities import Ability, TriggeredAbility
from planechase.rules.language.grammar import Effect, Filter
from planechase.rules.language.word import word
from planechase.rules.state.decisions import Rule
from planechase.rules.state.purpose import Purpose
from planechase.words import filters, word_slots
from planechase.words.effects.permanent_effects import SacrificeIt
from planechase.words.effects.zone_effects import PutOntoBattlefield
from planechase.words.keywords.keywords_as_read import Called
from planechase.words.selections import Linked
from planechase.words.triggers import Enters, Leaves

if TYPE_CHECKING:
    from planechase.rules.state.objects import Object
    from planechase.rules.state.source import Source
    from planechase.rules.state.state import State


@word
class Champion(Called):
    """CR 702.72a, 702.72b: "champion a creature", "champion a Goblin"."""

    reads = "champion {what}"
    what: Filter

    def abilities(self) -> tuple[Ability, ...]:
        back = PutOntoBattlefield(Linked(word_slots.CHAMPIONED), under_owner=True, returning=True)
        return (
            TriggeredAbility(Enters(filters.ITSELF), SacrificeUnlessChampioned(self.what)),
            TriggeredAbility(Leaves(filters.ITSELF), back),
        )


@word
class SacrificeUnlessChampioned(Effect):
    """CR 702.72a, 702.72c: another permanent of a kind is exiled, or the champion is sacrificed."""

    writes = (word_slots.CHAMPIONED,)
    reads = "sacrifice it unless you exile another {what:plain} you control"
    what: Filter
    imperative = False

    def happen(self, game: State, by: Source) -> Rule[None]:
        player = by.you(game)
        others: list[Object] = [
            p for p in game.controlled_by(player.id) if p.id != by.object_id and self.what.matches(game, p, by)
        ]
        why = f"Choose what to exile for {game.name_of(by.object_id)}, or nothing."
        chosen = yield from actions.choose_objects(
            game, player, Purpose.EXILE, others, 0, 1, why, by.object_id, word=self
        )
        exiled = yield from actions.exile(game, chosen, by)
        game.link(by.object_id, word_slots.CHAMPIONED, *exiled)
        if not chosen:
            yield from SacrificeIt().happen(game, by)
