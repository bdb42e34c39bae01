"""Plotting (CR 702.170): a card is exiled for its plot cost, and cast for nothing on a later turn."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from planechase.rules.events import actions
from planechase.rules.events.events import Notice
from planechase.rules.events.happening import tell
from planechase.rules.events.lasting import WhileItStays, begin_effect
from planechase.rules.language.abilities import Ability, KeywordAbility, SpecialAbility
from planechase.rules.language.grammar import Cost, Effect, Selection
from planechase.rules.language.word import word
from planechase.rules.mana.mana import ANYTHING as _OTHER
from planechase.rules.mana.mana import ManaCost
from planechase.rules.mana.paying import can_pay_mana, pay_mana
from planechase.rules.spells.permissions import CastPermission, sorcery_timing
from planechase.rules.state.decisions import Rule
from planechase.rules.state.objects import Id, Object, Zone
from planechase.rules.state.source import Source
from planechase.rules.turns.priority import Action
from planechase.words import filters, word_slots

if TYPE_CHECKING:
    from planechase.rules.state.player import Player
    from planechase.rules.state.state import State

PLOT: Final = "plot"


@word
class Plot(KeywordAbility):
    """CR 702.170a."""

    reads = "plot {cost}"
    cost: ManaCost

    @property
    def name(self) -> str:
        return PLOT

    def abilities(self) -> tuple[Ability, ...]:
        return (PlotAction(self.cost),)


@word
class PlotAction(SpecialAbility):
    """CR 116.2k, 702.170b: the special action, in your own main phase while the stack is empty."""

    reads = "plot"
    cost: ManaCost

    def works_in(self, zone: Zone, home: Zone) -> bool:
        return zone is Zone.HAND

    def special_action(self, game: State, player: Player, obj: Object) -> Action | None:
        if obj.zone is not Zone.HAND or obj.owner != player.id or not sorcery_timing(game, player.id):
            return None
        return PlotIt(obj.id, self.cost) if can_pay_mana(game, player, self.cost, _OTHER) else None


@word
class PlotIt(Action):
    """CR 702.170a: pay, and exile the card; it becomes plotted."""

    said = "Plot {what}"
    writes = (word_slots.PLOTTED,)
    card: Id
    cost: ManaCost

    @property
    def price(self) -> ManaCost | None:
        return self.cost

    @property
    def object_id(self) -> Id | None:
        return self.card

    def perform(self, game: State, player: Player) -> Rule[None]:
        yield from pay_mana(game, player, self.cost, _OTHER)
        by = Source(player.id, self.card)
        for id in (yield from actions.exile(game, [game.objects[self.card]], by)):
            become_plotted(game, id)
        tell(game, Notice("{} plots a card.", (player.id,)))


def become_plotted(game: State, card: Id) -> None:
    """CR 702.170c, 702.170d: a card in exile becomes plotted; its owner may cast it on a later turn."""
    obj = game.objects[card]
    if obj.zone is Zone.EXILE:
        game.link(card, word_slots.PLOTTED, game.turn.number)
        begin_effect(game, CastPlotted(card), Source(obj.owner, card), WhileItStays(card))


@word
class BecomesPlotted(Effect):
    """CR 702.170c: a card in exile becomes plotted."""

    writes = (word_slots.PLOTTED,)
    reads = "{what} becomes plotted"
    what: Selection

    def happen(self, game: State, by: Source) -> Rule[None]:
        for obj in (yield from self.what.choose(game, by)):
            become_plotted(game, obj.id)


@word
class CastPlotted(CastPermission):
    """CR 702.170d: for nothing, as a sorcery, on a turn after the one in which it became plotted."""

    reads = "on any later turn, when a sorcery could be cast, its owner may cast it for nothing"
    card: Id

    def zones(self) -> tuple[Zone, ...]:
        return (Zone.EXILE,)

    def allows(self, game: State, player: Player, obj: Object, by: Source) -> bool:
        if obj.id != self.card or obj.owner != player.id or not sorcery_timing(game, player.id):
            return False
        return all(turn.number not in obj.linked(word_slots.PLOTTED) for turn in game.turns)

    def costs(self, game: State, obj: Object, by: Source) -> tuple[Cost, ...] | None:
        return ()

    def name(self) -> str:
        return PLOT


@word
class IsPlotted(filters.Description):
    """CR 702.170a: a card in exile that has become plotted."""

    looks_back = False
    reads = "plotted"

    def matches(self, game: State, obj: Object, by: Source) -> bool:
        return obj.zone is Zone.EXILE and bool(obj.linked(word_slots.PLOTTED))


def plot(cost: str) -> Plot:
    """CR 702.170a: for this mana, exile it from your hand, to cast it for nothing on a later turn: `plot("{1}{R}")`."""
    return Plot(ManaCost.parse(cost))
