"""Amass (CR 701.47)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from planechase.rules.events import actions
from planechase.rules.events.events import Event
from planechase.rules.events.happening import tell
from planechase.rules.events.keyword_actions import Amassed
from planechase.rules.events.lasting import begin_effect
from planechase.rules.language.card_types import CREATURE, has_subtype
from planechase.rules.language.colors import BLACK
from planechase.rules.language.grammar import Effect, Players
from planechase.rules.language.word import word
from planechase.rules.state.decisions import Rule
from planechase.rules.state.objects import Object
from planechase.rules.state.purpose import Purpose
from planechase.words import filters, word_slots
from planechase.words.amounts import amount
from planechase.words.effects.tokens import Token
from planechase.words.modifications import AddTypes
from planechase.words.player_words import YOU
from planechase.words.speech import Moment, Quantity
from planechase.words.statics import Continuous

if TYPE_CHECKING:
    from planechase.rules.state.player import Player
    from planechase.rules.state.source import Source
    from planechase.rules.state.state import State

ARMY = "Army"


@word
class Amass(Effect):
    """CR 701.47a: +1/+1 counters on an Army you control, which is created if there is none; it is remembered."""

    writes = (word_slots.AMASSED,)
    reads = "{who} amass[es] {subtype:many} {count:letter}"
    subtype: str
    count: Quantity
    who: Players = YOU

    def happen(self, game: State, by: Source) -> Rule[None]:
        amassed: list[int] = []
        for player in self.who.found(game, by):
            army = yield from self._amasses(game, player, by)
            amassed += [obj.id for obj in army]
            tell(game, Amassed(player.id, army[0].id if army else 0))
        by.remember(word_slots.AMASSED, tuple(amassed))

    def _amasses(self, game: State, player: Player, by: Source) -> Rule[list[Object]]:
        if not _armies(game, player):
            token = Token((self.subtype, ARMY), 0, 0, BLACK).values(game.edition)
            yield from actions.create_tokens(game, player, token)
        why = "Choose the Army that gets the +1/+1 counters."
        among = _armies(game, player)
        army = yield from actions.choose_objects(
            game, player, Purpose.OBJECT, among, 1, 1, why, by.object_id, word=self
        )
        for obj in army:
            yield from actions.put_counters(game, player.id, [obj.id], "+1/+1", self.count.value(game, by))
            self._enlist(game, obj, by)
        return army

    def _enlist(self, game: State, army: Object, by: Source) -> None:
        """CR 701.47a: it becomes one of the kind, if it is none yet."""
        if army.id in game.objects and not has_subtype(game.chars(army).subtypes, self.subtype):
            becomes = Continuous(filters.Exactly((army.id,)), (AddTypes(0, (self.subtype,)),))
            begin_effect(game, becomes, by, None, (army.id,))


def _armies(game: State, player: Player) -> list[Object]:
    mine = [(permanent, game.chars(permanent)) for permanent in game.controlled_by(player.id)]
    return [obj for obj, chars in mine if chars.types & CREATURE and has_subtype(chars.subtypes, ARMY)]


@word
class Amasses(Moment):
    """CR 701.47b: whenever a player amasses."""

    reads = "whenever {who} amass[es]"
    who: Players = YOU

    def kinds(self) -> tuple[type[Event], ...]:
        return (Amassed,)

    def matches(self, game: State, event: Event, by: Source) -> bool:
        return isinstance(event, Amassed) and any(p.id == event.player for p in self.who.found(game, by))


def amass(subtype: str, count: int | Quantity, who: Players = YOU) -> Amass:
    """CR 701.47a: your Army grows, and is created first if you have none: `amass("Zombie", 2)`."""
    return Amass(subtype, amount(count), who)
