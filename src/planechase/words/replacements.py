"""Replacement and prevention effects in a text (CR 614 to 616)."""

from __future__ import annotations

from dataclasses import replace as changed
from typing import TYPE_CHECKING

from planechase.rules import actions
from planechase.rules.actions import DrawCards, TokensCreated
from planechase.rules.card_types import CREATURE
from planechase.rules.combat import remove_from_combat
from planechase.rules.copying import copiable_values
from planechase.rules.costs import CountsColors
from planechase.rules.damage import DamageDealt
from planechase.rules.decisions import Choose, ChooseNumber, Rule, ask
from planechase.rules.dice import FlipCoin
from planechase.rules.ending import win_by_effect
from planechase.rules.events import Destroyed, DrawCard, Event, LoseLife, PutCounters, Untap
from planechase.rules.grammar import Effect, Filter, Players, Replacement, Targeting
from planechase.rules.lasting import use_up
from planechase.rules.objects import Id, Zone
from planechase.rules.source import Source
from planechase.rules.word import word
from planechase.rules.zones import ZoneChange
from planechase.words import filters
from planechase.words.amounts import Number
from planechase.words.english import article
from planechase.words.phrases import of_cards, phrase
from planechase.words.players import PLAYERS, YOU
from planechase.words.selections import THIS
from planechase.words.speech import Quantity, Spoken, Things
from planechase.words.statics import named

if TYPE_CHECKING:
    from planechase.rules.state import State
    from planechase.words.english import Reader


# ---------------------------------------------------------------------- entering


class Entering(Replacement):
    """CR 614.12: how the source itself enters the battlefield."""

    __slots__ = ()
    self_replacement = False

    def kinds(self) -> tuple[type[Event], ...]:
        return (ZoneChange,)

    def applies(self, game: State, event: Event, by: Source) -> bool:
        return isinstance(event, ZoneChange) and event.to is Zone.BATTLEFIELD and event.object_id == by.object_id

    def own_move(self) -> bool:
        return True


@word
class EntersTapped(Entering):
    """CR 614.1c."""

    reads = "{this} enters tapped"
    this: Things = THIS

    def replace(self, game: State, event: Event, by: Source) -> Rule[list[Event]]:
        assert isinstance(event, ZoneChange)
        event.tapped = True
        return [event]
        yield


@word
class EntersWithCounters(Entering, Spoken):
    """CR 614.1c: with a number of counters; X is the X of the spell."""

    kind: str
    count: Quantity = Number(1)
    tapped: bool = False

    def replace(self, game: State, event: Event, by: Source) -> Rule[list[Event]]:
        assert isinstance(event, ZoneChange)
        spell = event.by.clone() if event.by is not None else by.clone()
        spell.controller, spell.object_id = by.controller, by.object_id
        count = self.count.value(game, spell)
        event.counters[self.kind] = event.counters.get(self.kind, 0) + count
        event.tapped = event.tapped or self.tapped
        return [event]
        yield

    def say(self, reader: Reader) -> str:
        this = reader.read(THIS)
        count = reader.read(self.count)
        tails, reader.tails = reader.tails, []
        many = "" if self.count.is_one() else "s"
        text = article(f"{self.kind} counter") if count == "a" else f"{count} {self.kind} counter{many}"
        return f"{this} enters {'tapped ' if self.tapped else ''}with {text} on it{''.join(tails)}"


@word
class EntersAsCopy(Entering, Spoken):
    """CR 707.5: as a copy of something on the battlefield, if the player likes; with more subtypes perhaps."""

    what: Filter
    also: tuple[str, ...] = ()

    def precedence(self) -> int:
        """CR 616.1c: copies come before other ways of entering."""
        return 2

    def replace(self, game: State, event: Event, by: Source) -> Rule[list[Event]]:
        assert isinstance(event, ZoneChange)
        among = [p.id for p in game.permanents() if self.what.matches(game, p, by)]
        if among:
            why = f"Choose what {game.name_of(by.object_id)} enters as a copy of, or nothing."
            chosen = yield from ask(Choose(by.controller, why, among, 0, 1, by.object_id))
            if chosen:
                draft = copiable_values(game, game.recall(chosen[0])).draft()
                draft.subtypes |= frozenset(self.also)
                event.copiable = draft.finished()
        return [event]

    def say(self, reader: Reader) -> str:
        noun = phrase(reader, self.what, "plain")
        text = f"you may have {reader.read(THIS)} enter as a copy of any {noun} on the battlefield"
        if self.also:
            text += f", except it's {article(' '.join(self.also))} in addition to its other types"
        return text


@word
class AsEnters(Entering, Spoken):
    """CR 614.1c, 607.2d: a choice made as it enters, which linked abilities read."""

    which: str

    def replace(self, game: State, event: Event, by: Source) -> Rule[list[Event]]:
        assert isinstance(event, ZoneChange)
        from planechase.words.effects.permanents import choices_for

        options = choices_for(game, self.which)
        chosen = yield from ask(Choose(by.controller, f"Choose {self.which}.", options, about=by.object_id))
        event.links[self.which.split()[-1]] = (chosen[0],)
        return [event]

    def say(self, reader: Reader) -> str:
        return f"as {reader.read(THIS)} enters, choose {self.which}"


@word
class AsEntersDo(Entering, Spoken):
    """CR 614.1c: an instruction carried out as it enters."""

    effect: Effect

    def replace(self, game: State, event: Event, by: Source) -> Rule[list[Event]]:
        yield from self.effect.happen(game, by)
        return [event]

    def say(self, reader: Reader) -> str:
        return f"as {reader.read(THIS)} enters, {reader.read(self.effect)}"


@word
class Devouring(Entering):
    """CR 702.82: as it enters, sacrifice any number of creatures; a number of +1/+1 counters for each."""

    reads = "devour {times:digits}"
    times: int
    """0 stands for devour X, where X is the number of creatures devoured."""

    def replace(self, game: State, event: Event, by: Source) -> Rule[list[Event]]:
        assert isinstance(event, ZoneChange)
        player = by.you(game)
        among = [p for p in game.controlled_by(player.id) if game.chars(p).types & CREATURE]
        chosen = yield from actions.choose_objects(
            game, player, among, 0, len(among), "Choose creatures to devour.", by.object_id
        )
        gone = yield from actions.sacrifice(game, chosen)
        times = self.times or len(gone)
        event.counters["+1/+1"] = event.counters.get("+1/+1", 0) + times * len(gone)
        event.links["devoured"] = tuple(gone)
        return [event]


@word
class Sunbursting(Entering, CountsColors):
    """CR 702.44: a counter for each colour of mana spent to cast it: +1/+1 on creatures, charge on others."""

    reads = "sunburst"

    def applies(self, game: State, event: Event, by: Source) -> bool:
        if not Entering.applies(self, game, event, by):
            return False
        return isinstance(event, ZoneChange) and event.origin is Zone.STACK

    def replace(self, game: State, event: Event, by: Source) -> Rule[list[Event]]:
        assert isinstance(event, ZoneChange)
        spent = event.by.mana_spent if event.by is not None else ()
        colors = len({unit.type for unit in spent if unit.type != "C"})
        kind = "+1/+1" if event.entering_values(game).types & CREATURE else "charge"
        if colors:
            event.counters[kind] = event.counters.get(kind, 0) + colors
        return [event]
        yield


# ---------------------------------------------------------------------- going elsewhere


@word
class GoesElsewhere(Replacement, Spoken):
    """CR 614.1a: what would be put into a graveyard goes somewhere else. `cards_only` leaves tokens alone."""

    whose: Players
    what: Filter = filters.ANYTHING
    to: Zone = Zone.EXILE
    cards_only: bool = True
    origin: Zone | None = None

    def kinds(self) -> tuple[type[Event], ...]:
        return (ZoneChange,)

    def applies(self, game: State, event: Event, by: Source) -> bool:
        if not isinstance(event, ZoneChange) or event.to is not Zone.GRAVEYARD:
            return False
        obj = game.recall(event.object_id)
        if self.origin is not None and event.origin is not self.origin:
            return False
        if self.cards_only and obj.is_token:
            return False
        return named(game, self.whose, obj.owner, by) and self.what.matches(game, obj, by)

    def replace(self, game: State, event: Event, by: Source) -> Rule[list[Event]]:
        assert isinstance(event, ZoneChange)
        event.to = self.to
        return [event]
        yield

    def interchangeable(self) -> bool:
        return True

    def say(self, reader: Reader) -> str:
        what = of_cards(reader, self.what, "one") if self.cards_only else "a card or token"
        whose = {"your opponents": "an opponent's", "players": "a", "you": "your"}[reader.read(self.whose)]
        return f"if {what} would be put into {whose} graveyard from anywhere, exile it instead"


@word
class ThisGoesElsewhere(Replacement):
    """The source itself goes somewhere else if it would leave the battlefield, or go to a graveyard."""

    to: Zone
    position: int = 0
    only_graveyard: bool = False

    def kinds(self) -> tuple[type[Event], ...]:
        return (ZoneChange,)

    def applies(self, game: State, event: Event, by: Source) -> bool:
        if not isinstance(event, ZoneChange) or event.object_id != by.object_id or event.origin is not Zone.BATTLEFIELD:
            return False
        return event.to is Zone.GRAVEYARD if self.only_graveyard else event.to is not self.to

    def replace(self, game: State, event: Event, by: Source) -> Rule[list[Event]]:
        assert isinstance(event, ZoneChange)
        event.to = self.to
        event.position = self.position
        return [event]
        yield

    def reading(self) -> str:
        return "if this creature would leave the battlefield, it is exiled instead"


# ---------------------------------------------------------------------- damage


@word
class MultiplyDamage(Replacement, Spoken):
    """CR 614.1a: damage from certain sources is multiplied."""

    source: Filter = filters.ANYTHING
    factor: int = 2

    def kinds(self) -> tuple[type[Event], ...]:
        return (DamageDealt,)

    def applies(self, game: State, event: Event, by: Source) -> bool:
        return isinstance(event, DamageDealt) and self.source.matches(game, game.recall(event.source), by)

    def replace(self, game: State, event: Event, by: Source) -> Rule[list[Event]]:
        assert isinstance(event, DamageDealt)
        event.amount *= self.factor
        return [event]
        yield

    def interchangeable(self) -> bool:
        return True

    def say(self, reader: Reader) -> str:
        source = of_cards(reader, self.source, "one", "source")
        times = {2: "double", 3: "triple"}[self.factor]
        return (
            f"if {source} would deal damage to a permanent or player, it deals {times} that damage to that permanent "
            "or player instead"
        )


@word
class PreventAll(Replacement, Spoken):
    """CR 615: damage that fits is prevented; only combat damage if `combat`."""

    combat: bool = False
    source: Filter = filters.ANYTHING
    to: Filter | None = None

    def kinds(self) -> tuple[type[Event], ...]:
        return (DamageDealt,)

    def applies(self, game: State, event: Event, by: Source) -> bool:
        if not isinstance(event, DamageDealt) or not event.preventable or (self.combat and not event.combat):
            return False
        if self.to is not None:
            if game.is_player(event.target) or not self.to.matches(game, game.recall(event.target), by):
                return False
        return self.source.matches(game, game.recall(event.source), by)

    def replace(self, game: State, event: Event, by: Source) -> Rule[list[Event]]:
        return []
        yield

    def interchangeable(self) -> bool:
        return True

    def say(self, reader: Reader) -> str:
        kind = "combat damage" if self.combat else "damage"
        to = f" to {phrase(reader, self.to, 'many')}" if self.to is not None else ""
        source = "" if self.source == filters.ANYTHING else f" by {phrase(reader, self.source, 'many')}"
        return f"prevent all {kind} that would be dealt{to}{source}"


@word
class PreventNext(Replacement):
    """CR 615.7: a shield that prevents the next so much damage to one thing; it is used up."""

    reads = "prevent the next damage"
    to: Id

    def kinds(self) -> tuple[type[Event], ...]:
        return (DamageDealt,)

    def applies(self, game: State, event: Event, by: Source) -> bool:
        return isinstance(event, DamageDealt) and event.preventable and event.target == self.to

    def replace(self, game: State, event: Event, by: Source) -> Rule[list[Event]]:
        assert isinstance(event, DamageDealt)
        event.amount -= use_up(game, by, (yield from shielded(game, self, event, by)))
        return [event]

    def interchangeable(self) -> bool:
        return True


def shielded(game: State, shield: Replacement, event: DamageDealt, by: Source) -> Rule[int]:
    """CR 615.7: how much of this damage the shield takes; of damage from several sources at once, as one chooses."""
    left = game.shields.get(by.stack_id, 0)
    together = getattr(event, "together", (event,))
    later = together[together.index(event) + 1 :]
    rest = sum(e.amount for e in later if isinstance(e, DamageDealt) and shield.applies(game, e, by))
    most = min(left, event.amount)
    least = max(0, min(left - rest, event.amount))
    if least == most:
        return most
    why = f"How much of the {event.amount} damage from {game.name_of(event.source)} does the effect apply to?"
    return (yield from ask(ChooseNumber(event.affected_player(game), why, least, most, event.source)))


@word
class RedirectNext(Replacement):
    """CR 614.9: the next so much damage to one thing is dealt to another instead."""

    reads = "redirect the next damage"
    origin: Id
    to: Id

    def kinds(self) -> tuple[type[Event], ...]:
        return (DamageDealt,)

    def applies(self, game: State, event: Event, by: Source) -> bool:
        from planechase.rules.damage import can_be_damaged

        return isinstance(event, DamageDealt) and event.target == self.origin and can_be_damaged(game, self.to)

    def replace(self, game: State, event: Event, by: Source) -> Rule[list[Event]]:
        assert isinstance(event, DamageDealt)
        moved = use_up(game, by, (yield from shielded(game, self, event, by)))
        left = event.amount - moved
        event.amount = moved
        there = changed(event, target=self.to)
        event.amount = left
        return [there, event]

    def interchangeable(self) -> bool:
        return True


@word
class LifeStaysAtOne(Replacement):
    """Damage that would reduce a life total to less than 1 reduces it to 1 instead."""

    reads = "damage that would bring your life total below 1 brings it to 1 instead"
    who: Players = YOU

    def kinds(self) -> tuple[type[Event], ...]:
        return (LoseLife,)

    def applies(self, game: State, event: Event, by: Source) -> bool:
        if not isinstance(event, LoseLife) or not event.from_damage or not named(game, self.who, event.player, by):
            return False
        return game.players[event.player].life - event.amount < 1

    def replace(self, game: State, event: Event, by: Source) -> Rule[list[Event]]:
        assert isinstance(event, LoseLife)
        event.amount = max(0, game.players[event.player].life - 1)
        return [event]
        yield


# ---------------------------------------------------------------------- destruction


@word
class RegenerationShield(Replacement):
    """CR 701.19a: instead of being destroyed, it loses its damage, is tapped, and leaves combat."""

    reads = "regenerate it"
    permanent: Id

    def kinds(self) -> tuple[type[Event], ...]:
        return (Destroyed,)

    def applies(self, game: State, event: Event, by: Source) -> bool:
        return isinstance(event, Destroyed) and event.object_id == self.permanent and event.can_regenerate

    def replace(self, game: State, event: Event, by: Source) -> Rule[list[Event]]:
        use_up(game, by, 1)
        permanent = game.permanent(self.permanent)
        if permanent is not None:
            permanent.damage = 0
            permanent.deathtouched = False
            yield from actions.tap(game, [permanent])
            for turn in game.turns:
                if turn.combat is not None:
                    remove_from_combat(turn.combat, permanent.id)
        return []

    def interchangeable(self) -> bool:
        return True


@word
class UmbraArmor(Replacement):
    """CR 702.89: if the enchanted permanent would be destroyed, the Aura is destroyed instead."""

    reads = "umbra armor"

    def kinds(self) -> tuple[type[Event], ...]:
        return (Destroyed,)

    def applies(self, game: State, event: Event, by: Source) -> bool:
        aura = game.permanent(by.object_id)
        return isinstance(event, Destroyed) and aura is not None and aura.attached_to == event.object_id

    def replace(self, game: State, event: Event, by: Source) -> Rule[list[Event]]:
        assert isinstance(event, Destroyed)
        permanent = game.permanent(event.object_id)
        if permanent is not None:
            permanent.damage = 0
            permanent.deathtouched = False
        return [Destroyed(by.object_id, event.can_regenerate, False, event.source)]
        yield


# ---------------------------------------------------------------------- cards, counters, tokens, chance


@word
class DrawTwice(Replacement):
    """CR 614.11: if you would draw a card, draw two instead."""

    reads = "if {who} would draw a card, [draw|they draw] two cards instead"
    who: Players = YOU

    def kinds(self) -> tuple[type[Event], ...]:
        return (DrawCard,)

    def applies(self, game: State, event: Event, by: Source) -> bool:
        return isinstance(event, DrawCard) and named(game, self.who, event.player, by)

    def replace(self, game: State, event: Event, by: Source) -> Rule[list[Event]]:
        assert isinstance(event, DrawCard)
        return [DrawCards(event.player, 2)]
        yield


@word
class StealDraws(Replacement):
    """Opponents' draws beyond the first of their own draw step are skipped, and you draw instead."""

    reads = (
        "if an opponent would draw a card other than the first of their own draw step, you draw a card and they "
        "don't"
    )

    def kinds(self) -> tuple[type[Event], ...]:
        return (DrawCard,)

    def applies(self, game: State, event: Event, by: Source) -> bool:
        from planechase.rules.steps import Step

        if not isinstance(event, DrawCard) or game.players[event.player].team == game.players[by.controller].team:
            return False
        own_step = game.turn.step is Step.DRAW and event.player in game.turn.active
        return not (own_step and game.players[event.player].did("cards drawn this step") == 0)

    def replace(self, game: State, event: Event, by: Source) -> Rule[list[Event]]:
        return [DrawCard(by.controller)]
        yield


@word
class ShareDraws(Replacement):
    """An opponent's instruction to draw two or more cards becomes one card for them and one for you."""

    reads = "if an opponent would draw two or more cards, instead you and that player each draw a card"

    def kinds(self) -> tuple[type[Event], ...]:
        return (DrawCards,)

    def applies(self, game: State, event: Event, by: Source) -> bool:
        if not isinstance(event, DrawCards) or event.count < 2:
            return False
        return game.players[event.player].team != game.players[by.controller].team

    def replace(self, game: State, event: Event, by: Source) -> Rule[list[Event]]:
        """CR 121.2c: the active player draws first."""
        assert isinstance(event, DrawCards)
        both = (by.controller, event.player)
        return [DrawCards(player.id, 1) for player in game.in_turn_order() if player.id in both]
        yield


@word
class WinInsteadOfDrawing(Replacement):
    """If you would draw from an empty library, you win instead."""

    reads = "if you would draw a card while your library has no cards in it, you win the game instead"

    def kinds(self) -> tuple[type[Event], ...]:
        return (DrawCard,)

    def applies(self, game: State, event: Event, by: Source) -> bool:
        return isinstance(event, DrawCard) and event.player == by.controller and not by.you(game).library

    def replace(self, game: State, event: Event, by: Source) -> Rule[list[Event]]:
        win_by_effect(game, by.you(game), f"because of {game.name_of(by.object_id)}")
        return []
        yield


@word
class MoreTokens(Replacement, Spoken):
    """CR 614.1a: twice as many tokens."""

    who: Players = PLAYERS

    def kinds(self) -> tuple[type[Event], ...]:
        return (TokensCreated,)

    def applies(self, game: State, event: Event, by: Source) -> bool:
        return isinstance(event, TokensCreated) and named(game, self.who, event.player, by)

    def replace(self, game: State, event: Event, by: Source) -> Rule[list[Event]]:
        assert isinstance(event, TokensCreated)
        event.count *= 2
        return [event]
        yield

    def interchangeable(self) -> bool:
        return True

    def say(self, reader: Reader) -> str:
        return "if an effect would create tokens, it creates twice as many of them instead"


@word
class MoreCounters(Replacement, Spoken):
    """CR 614.1a: twice as many counters on permanents."""

    what: Filter = filters.ANYTHING

    def kinds(self) -> tuple[type[Event], ...]:
        return (PutCounters,)

    def applies(self, game: State, event: Event, by: Source) -> bool:
        if not isinstance(event, PutCounters) or not event.by_effect or game.is_player(event.on):
            return False
        return game.permanent(event.on) is not None and self.what.matches(game, game.recall(event.on), by)

    def replace(self, game: State, event: Event, by: Source) -> Rule[list[Event]]:
        assert isinstance(event, PutCounters)
        event.count *= 2
        return [event]
        yield

    def interchangeable(self) -> bool:
        return True

    def say(self, reader: Reader) -> str:
        return (
            "if an effect would put counters on a permanent, it puts twice as many of them on it instead"
        )


@word
class FlipTwo(Replacement):
    """If you would flip a coin, flip two and ignore one."""

    reads = "if you would flip a coin, flip two and ignore one instead"

    def kinds(self) -> tuple[type[Event], ...]:
        return (FlipCoin,)

    def applies(self, game: State, event: Event, by: Source) -> bool:
        return isinstance(event, FlipCoin) and event.player == by.controller

    def replace(self, game: State, event: Event, by: Source) -> Rule[list[Event]]:
        from planechase.rules.dice import toss

        assert isinstance(event, FlipCoin)
        sides = [toss(game), toss(game)]
        names = ["heads" if heads else "tails" for heads in sides]
        kept = names[0]
        if names[0] != names[1]:
            chosen = yield from ask(Choose(event.player, "Choose which flip counts.", ("heads", "tails")))
            kept = chosen[0]
        event.fixed = kept == "heads"
        return [event]


@word
class UntapsInstead(Replacement):
    """CR 614.1a, 502.3: counters are put on something instead of untapping it during your untap step."""

    reads = "if {what} would untap during your untap step, put {count:number} +1/+1 counters on it instead"
    what: Filter
    count: int = 2

    def kinds(self) -> tuple[type[Event], ...]:
        return (Untap,)

    def applies(self, game: State, event: Event, by: Source) -> bool:
        if not isinstance(event, Untap) or not event.during_untap_step or by.controller not in game.turn.active:
            return False
        return self.what.matches(game, game.recall(event.object_id), by)

    def replace(self, game: State, event: Event, by: Source) -> Rule[list[Event]]:
        assert isinstance(event, Untap)
        return [PutCounters(event.object_id, "+1/+1", self.count, by.controller)]
        yield


@word
class PreventNextEffect(Effect, Spoken):
    """CR 615.7: prevent the next so much damage to something this turn."""

    to: Targeting
    count: Quantity

    def happen(self, game: State, by: Source) -> Rule[None]:
        from planechase.rules.lasting import ThisTurn, begin_effect

        for id in by.targets.get(self.to, ()):
            begin_effect(game, PreventNext(id), by, ThisTurn(), uses=self.count.value(game, by))
        return
        yield

    def say(self, reader: Reader) -> str:
        count = reader.read(self.count, "digits")
        return f"prevent the next {count} damage that would be dealt to {reader.read(self.to)} this turn"


@word
class RedirectNextEffect(Effect, Spoken):
    """CR 614.9: the next so much damage to one target this turn is dealt to another."""

    origin: Targeting
    to: Targeting
    count: Quantity

    def happen(self, game: State, by: Source) -> Rule[None]:
        from planechase.rules.lasting import ThisTurn, begin_effect

        origin, to = by.targets.get(self.origin, ()), by.targets.get(self.to, ())
        if origin and to:
            begin_effect(game, RedirectNext(origin[0], to[0]), by, ThisTurn(), uses=self.count.value(game, by))
        return
        yield

    def say(self, reader: Reader) -> str:
        count = reader.read(self.count, "digits")
        return (
            f"the next {count} damage that would be dealt to {reader.read(self.origin)} this turn is dealt to "
            f"{reader.read(self.to)} instead"
        )
