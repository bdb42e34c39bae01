"""Keyword actions that are paid: collect evidence (CR 701.59), behold (701.4), forage (701.61); and optional ones."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import TYPE_CHECKING, Final

from planechase.rules.events import actions
from planechase.rules.events.happening import tell
from planechase.rules.events.keyword_actions import EvidenceCollected
from planechase.rules.language.grammar import Condition, Cost, Effect, Filter
from planechase.rules.language.word import word
from planechase.rules.mana.costs import AdditionalCost
from planechase.rules.state.decisions import Rule
from planechase.rules.state.objects import Id, Object, Zone
from planechase.rules.state.purpose import Purpose
from planechase.words import filters, word_slots
from planechase.words.cost_words import OneOf, SacrificeCost
from planechase.words.english import Reader, number_word
from planechase.words.filters import mana_value
from planechase.words.phrases import of_cards
from planechase.words.speech import SpokenWord

if TYPE_CHECKING:
    from planechase.rules.language.slots import Slot
    from planechase.rules.state.player import Player
    from planechase.rules.state.source import Source
    from planechase.rules.state.state import State


def _graveyard(game: State, player: Player, by: Source) -> list[Object]:
    return [game.objects[id] for id in player.graveyard if id != by.object_id]


def _worth(game: State, ids: Sequence[Id]) -> int:
    return sum(mana_value(game, game.objects[id]) for id in ids)


def _too_little(game: State, count: int, chosen: list[Id]) -> str | None:
    missing = _worth(game, chosen) < count
    return f"The mana values of these cards must be {count} or more together." if missing else None


@word
class CollectEvidence(Cost):
    """CR 701.59a: exile cards with so much total mana value from your graveyard, and remember them."""

    writes = (word_slots.EVIDENCE,)
    reads = "collect evidence {count:digits}"
    count: int

    def can_pay(self, game: State, player: Player, by: Source) -> bool:
        """CR 701.59b."""
        return sum(mana_value(game, card) for card in _graveyard(game, player, by)) >= self.count

    def pay(self, game: State, player: Player, by: Source) -> Rule[None]:
        among = _graveyard(game, player, by)
        why = f"Collect evidence: choose cards of total mana value {self.count} or more."
        enough = partial(_too_little, game, self.count)
        chosen = yield from actions.choose_objects(
            game, player, Purpose.EXILE, among, 1, len(among), why, by.object_id, enough, self
        )
        by.remember(word_slots.EVIDENCE, tuple((yield from actions.exile(game, chosen, by))))
        tell(game, EvidenceCollected(player.id))


@word
class ExileAnyFromGraveyard(Cost):
    """CR 701.61a: exile so many cards from your graveyard."""

    reads = "exile {count:number} cards from your graveyard"
    count: int

    def can_pay(self, game: State, player: Player, by: Source) -> bool:
        return len(_graveyard(game, player, by)) >= self.count

    def pay(self, game: State, player: Player, by: Source) -> Rule[None]:
        among, count = _graveyard(game, player, by), self.count
        why = "Choose what to exile from your graveyard."
        chosen = yield from actions.choose_objects(game, player, Purpose.EXILE, among, count, count, why, by.object_id)
        yield from actions.exile(game, chosen, by)


@word
class ExileSuchFromGraveyard(Cost, SpokenWord):
    """CR 118.3: exile cards of a kind from your graveyard."""

    what: Filter
    count: int = 1

    def _among(self, game: State, player: Player, by: Source) -> list[Object]:
        return [obj for id in player.graveyard if self.what.matches(game, obj := game.objects[id], by)]

    def takes(self, game: State, player: Player, by: Source) -> tuple[int, list[Object]]:
        return self.count, self._among(game, player, by)

    def can_pay(self, game: State, player: Player, by: Source) -> bool:
        return len(self._among(game, player, by)) >= self.count

    def pay(self, game: State, player: Player, by: Source) -> Rule[None]:
        among, count = self._among(game, player, by), self.count
        why = "Choose what to exile from your graveyard."
        chosen = yield from actions.choose_objects(game, player, Purpose.EXILE, among, count, count, why, by.object_id)
        yield from actions.exile(game, chosen, by)

    def say(self, reader: Reader) -> str:
        if self.count == 1:
            return f"exile {of_cards(reader, self.what, 'one')} from your graveyard"
        return f"exile {number_word(self.count)} {of_cards(reader, self.what, 'many')} from your graveyard"


_FORAGING: Final = OneOf((ExileAnyFromGraveyard(3), SacrificeCost(filters.subtype("Food"))))


@word
class Forage(Cost):
    """CR 701.61a: exile three cards from your graveyard, or sacrifice a Food."""

    writes = (word_slots.FORAGED,)
    reads = "forage"

    def can_pay(self, game: State, player: Player, by: Source) -> bool:
        return _FORAGING.can_pay(game, player, by)

    def pay(self, game: State, player: Player, by: Source) -> Rule[None]:
        yield from _FORAGING.pay(game, player, by)
        by.remember(word_slots.FORAGED, (1,))


@word
class Behold(Cost):
    """CR 701.4a: reveal a card of a kind from your hand, or choose a permanent of that kind you control."""

    writes = (word_slots.BEHELD,)
    reads = "behold {what}"
    what: Filter

    def _among(self, game: State, player: Player, by: Source) -> list[Object]:
        hand = [game.objects[id] for id in player.hand if id != by.object_id]
        mine: list[Object] = [*game.controlled_by(player.id), *hand]
        return [obj for obj in mine if self.what.matches(game, obj, by)]

    def can_pay(self, game: State, player: Player, by: Source) -> bool:
        return bool(self._among(game, player, by))

    def pay(self, game: State, player: Player, by: Source) -> Rule[None]:
        among, why = self._among(game, player, by), "Choose what to behold."
        chosen = yield from actions.choose_objects(
            game, player, Purpose.REVEAL, among, 1, 1, why, by.object_id, word=self
        )
        actions.reveal(game, player, [obj for obj in chosen if obj.zone is Zone.HAND])
        by.remember(word_slots.BEHELD, tuple(obj.id for obj in chosen))


# ---------------------------------------------------------------------- as an instruction, and as an optional cost


@word
class DoAsCost(Effect):
    """CR 701: what otherwise is paid, done as an instruction; who cannot, cannot choose to (608.2d)."""

    yours = True
    reads = "{cost}"
    cost: Cost

    def written(self) -> tuple[Slot, ...]:
        return self.cost.written()

    def is_forbidden(self, game: State, by: Source) -> bool:
        return not self.cost.can_pay(game, by.you(game), by)

    def happen(self, game: State, by: Source) -> Rule[None]:
        if self.cost.can_pay(game, by.you(game), by):
            yield from self.cost.pay(game, by.you(game), by)


ADDITIONAL: Final = "additional"


@word
class MayAlsoCost(AdditionalCost):
    """CR 601.2b, 118.8: an additional cost that you may pay while casting this spell."""

    reads = "as an additional cost to cast this spell, you may {payment}"
    payment: Cost

    def costs(self, game: State, by: Source) -> tuple[Cost, ...]:
        return (self.payment,)

    def optional(self) -> str:
        return ADDITIONAL


class AdditionalWasPaid(Condition):
    """CR 607.2: the optional additional cost of the same card was paid as it was cast."""

    __slots__ = ()
    restless = False
    settled = True

    def holds(self, game: State, by: Source) -> bool:
        return ADDITIONAL in by.extra_costs or ADDITIONAL in by.this(game).linked(word_slots.HOW_CAST)


@word
class AdditionalCostPaid(AdditionalWasPaid):
    """CR 607.2: whatever that cost was."""

    reads = "this spell's additional cost was paid"


@word
class EvidenceWasCollected(AdditionalWasPaid):
    """CR 701.59c."""

    reads = "evidence was collected"


@word
class WasBeheld(AdditionalWasPaid):
    """CR 701.4b: something of a kind was beheld, whatever has become of it."""

    reads = "{what} was beheld"
    what: Filter


FORAGE = Forage()
