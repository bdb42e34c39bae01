"""Dredge and recover (CR 702.52, 702.59): a card that comes back from the graveyard to the hand."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from planechase.rules.events import actions
from planechase.rules.events.events import DrawCard, Event
from planechase.rules.language.abilities import Ability, KeywordAbility, StaticAbility, TriggeredAbility
from planechase.rules.language.grammar import Cost, Effect, Replacement
from planechase.rules.language.word import word
from planechase.rules.state.decisions import Confirm, ask
from planechase.rules.state.objects import Zone
from planechase.rules.state.purpose import Purpose
from planechase.words import filters
from planechase.words.cost_words import as_costs
from planechase.words.effects.flow import offered
from planechase.words.keywords.cost_keywords import PricedKeyword
from planechase.words.player_words import YOU
from planechase.words.triggers import Leaves

if TYPE_CHECKING:
    from planechase.rules.state.decisions import Rule
    from planechase.rules.state.source import Source
    from planechase.rules.state.state import State

DREDGE: Final = "dredge"


@word
class Dredge(KeywordAbility):
    """CR 702.52a: instead of drawing, you may mill so many cards and take it back from the graveyard."""

    reads = "dredge {count:digits}"
    count: int

    @property
    def name(self) -> str:
        return DREDGE

    def abilities(self) -> tuple[Ability, ...]:
        return (StaticAbility((Dredging(self.count),), zones=(Zone.GRAVEYARD,)),)


@word
class Dredging(Replacement):
    """CR 702.52a, 702.52b: with too few cards in the library nobody can."""

    reads = (
        "as long as you have at least {count:number} card[s] in your library, if you would draw a card, you may "
        "instead mill {count:number} card[s] and return this card from your graveyard to your hand"
    )
    count: int

    def kinds(self) -> tuple[type[Event], ...]:
        return (DrawCard,)

    def applies(self, game: State, event: Event, by: Source) -> bool:
        if not isinstance(event, DrawCard) or event.player != by.controller:
            return False
        return by.object_id in by.you(game).graveyard and len(by.you(game).library) >= self.count

    def replace(self, game: State, event: Event, by: Source) -> Rule[list[Event]]:
        player = by.you(game)
        why = f"Dredge {game.name_of(by.object_id)} instead of drawing a card?"
        if not (yield from ask(Confirm(player.id, Purpose.MAY, why, by.object_id, self))):
            return [event]
        yield from actions.mill(game, player, self.count)
        card = game.get(by.object_id)
        if card is not None and card.zone is Zone.GRAVEYARD:
            yield from actions.return_to_hand(game, [card])
        return []


@word
class Recover(PricedKeyword):
    """CR 702.59a."""

    reads = "recover {costs:costs}"

    def abilities(self) -> tuple[Ability, ...]:
        dies = Leaves(filters.CREATURE, Zone.GRAVEYARD, YOU)
        return (TriggeredAbility(dies, RecoverIt(self.costs), None, (Zone.GRAVEYARD,)),)


@word
class RecoverIt(Effect):
    """CR 702.59a, 118.12: who does not pay loses the card for good."""

    yours = True
    reads = (
        "you may pay {costs:costs}. If you do, return this card from your graveyard to your hand. Otherwise, exile "
        "this card"
    )
    costs: tuple[Cost, ...]

    def happen(self, game: State, by: Source) -> Rule[None]:
        card = game.get(by.object_id)
        if card is None or card.zone is not Zone.GRAVEYARD:
            return
        if (yield from offered(game, by.controller, self.costs, by, self)):
            yield from actions.return_to_hand(game, [card])
        else:
            yield from actions.exile(game, [card], by)


def recover(*costs: Cost | str) -> Recover:
    """Recover with this cost: `recover("{1}{R}")`, or with several costs."""
    return Recover(as_costs(*costs))
