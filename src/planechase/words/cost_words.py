"""What can be paid besides mana, {T} and loyalty (CR 118)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from planechase.rules.events import actions
from planechase.rules.events.events import LifeLoss
from planechase.rules.events.happening import happen
from planechase.rules.events.life import payable
from planechase.rules.events.tapping import can_be_tapped
from planechase.rules.language.grammar import Cost, Filter
from planechase.rules.language.word import word
from planechase.rules.mana.costs import LoyaltySymbol, TapSymbol, UntapSymbol
from planechase.rules.mana.mana import ManaCost
from planechase.rules.mana.paying import PayMana
from planechase.rules.state.decisions import Choose, IllegalAction, Rule, alternatives, ask
from planechase.rules.state.objects import Id, Object, Zone
from planechase.rules.state.purpose import Purpose
from planechase.words import filters, word_slots
from planechase.words.english import Reader, article, listed, number_word
from planechase.words.phrases import of_cards, phrase
from planechase.words.selections import THIS
from planechase.words.speech import Quantity, SpokenWord, Things

if TYPE_CHECKING:
    from planechase.rules.state.player import Player
    from planechase.rules.state.source import Source
    from planechase.rules.state.state import State

T = TapSymbol()
Q = UntapSymbol()


@word
class SacrificeThis(Cost):
    """Sacrifice the source."""

    writes = (word_slots.SACRIFICED,)
    reads = "sacrifice {this}"
    this: Things = THIS

    def can_pay(self, game: State, player: Player, by: Source) -> bool:
        permanent = game.permanent(by.object_id)
        return permanent is not None and permanent.controller == player.id

    def pay(self, game: State, player: Player, by: Source) -> Rule[None]:
        permanent = game.permanent(by.object_id)
        if permanent is None:
            raise IllegalAction("What should be sacrificed is gone.")
        yield from actions.sacrifice(game, [permanent])
        by.remember(word_slots.SACRIFICED, (permanent.id,))

    def uses_up_source(self) -> bool:
        return True


@word
class SacrificeCost(Cost, SpokenWord):
    """Sacrifice permanents of your choice; they are remembered as "sacrificed"."""

    writes = (word_slots.SACRIFICED,)
    what: Filter
    count: int = 1

    def _among(self, game: State, player: Player, by: Source) -> list[Object]:
        return [p for p in game.controlled_by(player.id) if self.what.matches(game, p, by)]

    def takes(self, game: State, player: Player, by: Source) -> tuple[int, list[Object]]:
        return self.count, self._among(game, player, by)

    def can_pay(self, game: State, player: Player, by: Source) -> bool:
        return len(self._among(game, player, by)) >= self.count

    def pay(self, game: State, player: Player, by: Source) -> Rule[None]:
        gone = yield from actions.choose_and_sacrifice(game, player, self.count, self._among(game, player, by))
        by.remember(word_slots.SACRIFICED, tuple(gone))

    def say(self, reader: Reader) -> str:
        if self.count == 1:
            return f"sacrifice {phrase(reader, self.what, 'one')}"
        return f"sacrifice {number_word(self.count)} {phrase(reader, self.what, 'many')}"


@word
class ReturnCost(Cost, SpokenWord):
    """Return permanents one controls to their owners' hands."""

    what: Filter
    count: int = 1

    def _among(self, game: State, player: Player, by: Source) -> list[Object]:
        return [p for p in game.controlled_by(player.id) if self.what.matches(game, p, by)]

    def takes(self, game: State, player: Player, by: Source) -> tuple[int, list[Object]]:
        return self.count, self._among(game, player, by)

    def can_pay(self, game: State, player: Player, by: Source) -> bool:
        return len(self._among(game, player, by)) >= self.count

    def pay(self, game: State, player: Player, by: Source) -> Rule[None]:
        among, count = self._among(game, player, by), self.count
        why = "Choose what to return to its owner's hand."
        chosen = yield from actions.choose_objects(game, player, Purpose.RETURN, among, count, count, why)
        yield from actions.return_to_hand(game, chosen)

    def say(self, reader: Reader) -> str:
        if self.count == 1:
            return f"return {phrase(reader, self.what, 'one')} to its owner's hand"
        return f"return {number_word(self.count)} {phrase(reader, self.what, 'many')} to their owner's hand"


@word
class DiscardCost(Cost, SpokenWord):
    """Discard cards of your choice."""

    writes = (word_slots.DISCARDED,)
    what: Filter = filters.ANYTHING
    count: int = 1

    def _among(self, game: State, player: Player, by: Source) -> list[Object]:
        hand = [game.objects[id] for id in player.hand if id != by.object_id]
        return [obj for obj in hand if self.what.matches(game, obj, by)]

    def takes(self, game: State, player: Player, by: Source) -> tuple[int, list[Object]]:
        return self.count, self._among(game, player, by)

    def can_pay(self, game: State, player: Player, by: Source) -> bool:
        return len(self._among(game, player, by)) >= self.count

    def pay(self, game: State, player: Player, by: Source) -> Rule[None]:
        gone = yield from actions.choose_and_discard(game, player, self.count, self._among(game, player, by))
        by.remember(word_slots.DISCARDED, tuple(gone))

    def say(self, reader: Reader) -> str:
        if self.count == 1:
            return f"discard {of_cards(reader, self.what, 'one')}"
        return f"discard {number_word(self.count)} {of_cards(reader, self.what, 'many')}"


@word
class DiscardThis(Cost):
    """Discard the source from your hand (cycling)."""

    reads = "discard this card"

    def can_pay(self, game: State, player: Player, by: Source) -> bool:
        return by.object_id in player.hand

    def pay(self, game: State, player: Player, by: Source) -> Rule[None]:
        yield from actions.discard(game, [game.objects[by.object_id]])

    def uses_up_source(self) -> bool:
        return True


@word
class RevealThis(Cost):
    """CR 702.49a, 702.49b: reveal the source from your hand; everybody knows it as long as it stays there."""

    reads = "reveal this card from your hand"

    def can_pay(self, game: State, player: Player, by: Source) -> bool:
        return by.object_id in player.hand

    def pay(self, game: State, player: Player, by: Source) -> Rule[None]:
        shown = [game.objects[by.object_id]]
        actions.reveal(game, player, shown)
        for other in game.playing():
            actions.look_at(game, other, shown)
        return
        yield


@word
class RevealFromHand(Cost):
    """Reveal another card that fits from your hand."""

    reads = "reveal {what:card} from your hand"
    what: Filter

    def _among(self, game: State, player: Player, by: Source) -> list[Object]:
        hand = [game.objects[id] for id in player.hand if id != by.object_id]
        return [obj for obj in hand if self.what.matches(game, obj, by)]

    def can_pay(self, game: State, player: Player, by: Source) -> bool:
        return bool(self._among(game, player, by))

    def pay(self, game: State, player: Player, by: Source) -> Rule[None]:
        among = self._among(game, player, by)
        why = "Choose a card to reveal."
        shown = yield from actions.choose_objects(game, player, Purpose.REVEAL, among, 1, 1, why, by.object_id)
        actions.reveal(game, player, shown)


@word
class ExileFromHand(Cost, SpokenWord):
    """Exile a card from your hand."""

    what: Filter

    def _among(self, game: State, player: Player, by: Source) -> list[Object]:
        hand = [game.objects[id] for id in player.hand if id != by.object_id]
        return [obj for obj in hand if self.what.matches(game, obj, by)]

    def takes(self, game: State, player: Player, by: Source) -> tuple[int, list[Object]]:
        return 1, self._among(game, player, by)

    def can_pay(self, game: State, player: Player, by: Source) -> bool:
        return bool(self._among(game, player, by))

    def pay(self, game: State, player: Player, by: Source) -> Rule[None]:
        among = self._among(game, player, by)
        why = "Choose a card to exile."
        chosen = yield from actions.choose_objects(game, player, Purpose.EXILE, among, 1, 1, why, by.object_id)
        yield from actions.exile(game, chosen, by)

    def say(self, reader: Reader) -> str:
        return f"exile {of_cards(reader, self.what, 'one')} from your hand"


@word
class ExileThis(Cost):
    """Exile the source from the battlefield, or the card from your hand or graveyard."""

    this: Things = THIS
    zone: Zone = Zone.BATTLEFIELD

    def reading(self) -> str:
        return "exile {this}" if self.zone is Zone.BATTLEFIELD else f"exile this card from your {self.zone.value}"

    def can_pay(self, game: State, player: Player, by: Source) -> bool:
        if self.zone is not Zone.BATTLEFIELD:
            return by.object_id in game.zone_list(self.zone, player.id)
        permanent = game.permanent(by.object_id)
        return permanent is not None and permanent.controller == player.id

    def pay(self, game: State, player: Player, by: Source) -> Rule[None]:
        yield from actions.exile(game, [game.objects[by.object_id]], by)

    def uses_up_source(self) -> bool:
        return True


@word
class ExileFromGraveyard(Cost):
    """Exile other cards from your graveyard."""

    reads = "exile {count:number} other cards from your graveyard"
    count: int

    def _among(self, game: State, player: Player, by: Source) -> list[Object]:
        return [game.objects[id] for id in player.graveyard if id != by.object_id]

    def can_pay(self, game: State, player: Player, by: Source) -> bool:
        return len(self._among(game, player, by)) >= self.count

    def pay(self, game: State, player: Player, by: Source) -> Rule[None]:
        among, count = self._among(game, player, by), self.count
        why = "Choose what to exile from your graveyard."
        chosen = yield from actions.choose_objects(game, player, Purpose.EXILE, among, count, count, why, by.object_id)
        yield from actions.exile(game, chosen, by)


@word
class PayLife(Cost):
    """CR 119.4: you can pay only life you have."""

    reads = "pay {life:letter} life"
    life: int | Quantity

    def _amount(self, game: State, by: Source) -> int:
        return self.life if isinstance(self.life, int) else self.life.value(game, by)

    def can_pay(self, game: State, player: Player, by: Source) -> bool:
        amount = self._amount(game, by)
        return not amount or payable(game, player) >= amount

    def pay(self, game: State, player: Player, by: Source) -> Rule[None]:
        yield from happen(game, LifeLoss(player.id, self._amount(game, by)))


@word
class RemoveCountersCost(Cost, SpokenWord):
    """Remove counters from the source."""

    kind: str
    count: int = 1

    def can_pay(self, game: State, player: Player, by: Source) -> bool:
        obj = game.get(by.object_id)
        return obj is not None and obj.counter(self.kind) >= self.count

    def pay(self, game: State, player: Player, by: Source) -> Rule[None]:
        yield from actions.remove_counters(game, by.object_id, self.kind, self.count)

    def repeats(self, game: State, player: Player, by: Source) -> int:
        return by.this(game).counter(self.kind) // self.count

    def say(self, reader: Reader) -> str:
        one = article(f"{self.kind} counter")
        counters = one if self.count == 1 else f"{number_word(self.count)} {self.kind} counters"
        return f"remove {counters} from {reader.read(THIS)}"


@word
class ReturnUnblockedAttacker(Cost):
    """CR 702.49a: return an unblocked attacker one controls to its owner's hand; what it attacked is remembered."""

    writes = (word_slots.DEFENDER,)
    reads = "return an unblocked attacker you control to hand"

    def _among(self, game: State, player: Player) -> list[Object]:
        combat = game.turn.combat
        if combat is None or not combat.declared_blocks:
            return []
        return [
            creature
            for id, attack in combat.attacks.items()
            if not attack.blocked and (creature := game.permanent(id)) is not None and creature.controller == player.id
        ]

    def can_pay(self, game: State, player: Player, by: Source) -> bool:
        return bool(self._among(game, player))

    def pay(self, game: State, player: Player, by: Source) -> Rule[None]:
        among = self._among(game, player)
        why = "Choose an unblocked attacker to return."
        chosen = yield from actions.choose_objects(
            game, player, Purpose.RETURN, among, 1, 1, why, by.object_id, word=self
        )
        combat = game.turn.combat
        defender: Id | None = combat.attacks[chosen[0].id].defender if combat is not None else None
        by.remember(word_slots.DEFENDER, (defender,) if defender is not None else ())
        yield from actions.return_to_hand(game, chosen)


@word
class TapCost(Cost, SpokenWord):
    """Tap untapped permanents one controls."""

    taps_others = True
    what: Filter
    count: int = 1

    def _among(self, game: State, player: Player, by: Source) -> list[Object]:
        return [p for p in game.controlled_by(player.id) if can_be_tapped(game, p) and self.what.matches(game, p, by)]

    def takes(self, game: State, player: Player, by: Source) -> tuple[int, list[Object]]:
        return self.count, self._among(game, player, by)

    def can_pay(self, game: State, player: Player, by: Source) -> bool:
        return len(self._among(game, player, by)) >= self.count

    def pay(self, game: State, player: Player, by: Source) -> Rule[None]:
        among = self._among(game, player, by)
        count, why = self.count, "Choose what to tap."
        chosen = yield from actions.choose_objects(game, player, Purpose.TAP, among, count, count, why)
        yield from actions.tap(game, chosen)

    def say(self, reader: Reader) -> str:
        if self.count == 1:
            what = phrase(reader, self.what, "plain")
            other = what.startswith("another ")
            return f"tap another untapped {what.removeprefix('another ')}" if other else f"tap an untapped {what}"
        return f"tap {number_word(self.count)} untapped {phrase(reader, self.what, 'many')}"


@word
class OneOf(Cost, SpokenWord):
    """CR 118.12: one of several costs, whichever the player likes."""

    costs: tuple[Cost, ...]

    def can_pay(self, game: State, player: Player, by: Source) -> bool:
        return any(cost.can_pay(game, player, by) for cost in self.costs)

    def pay(self, game: State, player: Player, by: Source) -> Rule[None]:
        reader = Reader(game.chars(by.this(game)))
        payable = [cost for cost in self.costs if cost.can_pay(game, player, by)]
        options = alternatives(reader.read(cost) for cost in payable)
        chosen = list(options[:1])
        if len(payable) > 1:
            why = "Choose what to pay."
            chosen = yield from ask(Choose(player.id, Purpose.COST, why, options, about=by.object_id, word=self))
        yield from payable[chosen[0].number].pay(game, player, by)

    def say(self, reader: Reader) -> str:
        return listed([reader.read(cost) for cost in self.costs], "or")


def mana(symbols: str) -> PayMana:
    """Mana to be paid: `mana("{1}{G}")`."""
    return PayMana(ManaCost.parse(symbols))


def loyalty(change: int) -> LoyaltySymbol:
    return LoyaltySymbol(change)


def as_costs(*costs: Cost | str) -> tuple[Cost, ...]:
    """Costs with mana and {T} written as symbols: `as_costs("{1}{G}{T}", SacrificeThis())`."""
    found: list[Cost] = []
    for cost in costs:
        if isinstance(cost, Cost):
            found.append(cost)
            continue
        symbols = cost.replace("{T}", "").replace("{Q}", "")
        if symbols:
            found.append(mana(symbols))
        if "{T}" in cost:
            found.append(T)
        if "{Q}" in cost:
            found.append(Q)
    return tuple(found)
