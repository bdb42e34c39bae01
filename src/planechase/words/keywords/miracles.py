"""Miracle (CR 702.94): the first card drawn in a turn, revealed as it is drawn, is cast for less."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from planechase.rules.events import actions
from planechase.rules.events.events import Event, ObjectEvent, event
from planechase.rules.events.happening import tell
from planechase.rules.language.abilities import Ability, StaticAbility, TriggeredAbility
from planechase.rules.language.grammar import Cost, Effect
from planechase.rules.language.word import word
from planechase.rules.spells.attempting import attempted
from planechase.rules.spells.casting import cast, why_not_cast
from planechase.rules.spells.permissions import Way
from planechase.rules.state.decisions import Confirm, ask
from planechase.rules.state.objects import Id, Zone
from planechase.rules.state.purpose import Purpose
from planechase.rules.state.visibility import AsDrawn
from planechase.words.cost_words import as_costs
from planechase.words.keywords.cost_keywords import PricedKeyword
from planechase.words.speech import Moment

if TYPE_CHECKING:
    from planechase.rules.state.decisions import Rule
    from planechase.rules.state.player import Player
    from planechase.rules.state.source import Source
    from planechase.rules.state.state import State

MIRACLE: Final = "miracle"


@event
class MiracleRevealed(ObjectEvent):
    """CR 702.94a: a card was revealed as it was drawn."""


@word
class Miracle(PricedKeyword):
    """CR 702.94a."""

    reads = "miracle {costs:costs}"

    def abilities(self) -> tuple[Ability, ...]:
        return (
            StaticAbility((RevealAsDrawn(),), zones=(Zone.HAND,)),
            TriggeredAbility(RevealedForMiracle(), CastForMiracle(self.costs), None, (Zone.HAND,)),
        )


@word
class RevealAsDrawn(AsDrawn):
    """CR 702.94a, 702.94b: only the first card of the turn; everybody sees it from then on."""

    reads = "you may reveal this card from your hand as you draw it if it's the first card you've drawn this turn"

    def drawn(self, game: State, player: Player, card: Id, number: int) -> Rule[None]:
        if number != 1:
            return
        why = f"Reveal {game.name_of(card)} for its miracle?"
        if (yield from ask(Confirm(player.id, Purpose.MAY, why, card, self))):
            shown = [game.objects[card]]
            actions.reveal(game, player, shown)
            for other in game.playing():
                actions.look_at(game, other, shown)
            tell(game, MiracleRevealed(card))


@word
class RevealedForMiracle(Moment):
    """CR 702.94a: this card is revealed so."""

    reads = "when you reveal this card this way"

    def kinds(self) -> tuple[type[Event], ...]:
        return (MiracleRevealed,)

    def matches(self, game: State, event: Event, by: Source) -> bool:
        return isinstance(event, MiracleRevealed) and event.object_id == by.object_id


@word
class CastForMiracle(Effect):
    """CR 702.94a, 608.2g: it is cast while the ability resolves, so that it does not matter when that is."""

    yours = True
    reads = "you may cast it by paying {costs:costs} rather than its mana cost"
    costs: tuple[Cost, ...]

    def happen(self, game: State, by: Source) -> Rule[None]:
        player, card, way = by.you(game), game.get(by.object_id), Way(MIRACLE, self.costs)
        if (
            card is None
            or card.zone is not Zone.HAND
            or why_not_cast(game, player, card, way, timing=False) is not None
        ):
            return
        why = f"Cast {game.name_of(card.id)} for its miracle cost?"
        if (yield from ask(Confirm(player.id, Purpose.CAST, why, card.id, self))):
            yield from attempted(game, player, card.id, cast(game, player, card, way, from_effect=True))


def miracle(*costs: Cost | str) -> Miracle:
    """Miracle with this cost: `miracle("{1}{R}")`, or with several costs."""
    return Miracle(as_costs(*costs))
