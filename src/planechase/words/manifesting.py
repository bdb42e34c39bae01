"""Manifest (CR 701.40), cloak (701.58) and manifest dread (701.62)."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING, Final

from planechase.rules.events import actions
from planechase.rules.events.events import Event
from planechase.rules.events.happening import tell
from planechase.rules.events.keyword_actions import ManifestedDread
from planechase.rules.events.turning_up import TURNED_UP_BY, turn_face_up
from planechase.rules.events.zones import ZoneChange, move, moved
from planechase.rules.language.abilities import SpecialAbility
from planechase.rules.language.card_types import CREATURE
from planechase.rules.language.characteristics import Characteristics
from planechase.rules.language.grammar import Effect, Players
from planechase.rules.language.word import word
from planechase.rules.mana.mana import ANYTHING as _OTHER
from planechase.rules.mana.mana import ManaCost
from planechase.rules.mana.paying import can_pay_mana, greatest_x, pay_mana
from planechase.rules.state.decisions import ChooseX, Rule, ask
from planechase.rules.state.objects import NO_CARD, Id, Object, Permanent, Zone
from planechase.rules.state.purpose import Purpose
from planechase.rules.turns.priority import Action
from planechase.words import word_slots
from planechase.words.amounts import Number, amount
from planechase.words.keywords.permanent_keywords import ward
from planechase.words.player_words import YOU
from planechase.words.speech import Moment, Quantity, Things

if TYPE_CHECKING:
    from planechase.rules.state.player import Player
    from planechase.rules.state.source import Source
    from planechase.rules.state.state import State


# ---------------------------------------------------------------------- turning it face up


@word
class ManifestAction(SpecialAbility):
    """CR 701.40b, 701.58b: a creature card with a mana cost can be turned face up for that."""

    reads = "turn face up for its mana cost"

    def works_in(self, zone: Zone, home: Zone) -> bool:
        return zone is Zone.BATTLEFIELD

    def special_action(self, game: State, player: Player, obj: Object) -> Action | None:
        if not isinstance(obj, Permanent) or obj.card == NO_CARD or obj.controller != player.id:
            return None
        printed = game.cards[obj.card].definition.printed
        if not printed.types & CREATURE or printed.mana_cost is None:
            return None
        payable = can_pay_mana(game, player, printed.mana_cost.with_x(0), _OTHER)
        return TurnManifestedUp(obj.id, printed.mana_cost) if payable else None


@word
class TurnManifestedUp(Action):
    """CR 701.40b: show the card, pay its mana cost, and it is face up. X is chosen just before that (107.3d)."""

    said = "Turn {what} face up"
    permanent: Id
    cost: ManaCost

    @property
    def price(self) -> ManaCost | None:
        return self.cost

    @property
    def object_id(self) -> Id | None:
        return self.permanent

    def perform(self, game: State, player: Player) -> Rule[None]:
        x = 0
        if self.cost.x_count:
            why = f"Choose X for {game.name_of(self.permanent)}."
            most = greatest_x(game, player, self.cost, _OTHER)
            x = yield from ask(ChooseX(player.id, why, 0, most, self.permanent))
        yield from pay_mana(game, player, self.cost.with_x(x), _OTHER)
        permanent = game.permanent(self.permanent)
        if permanent is not None:
            turn_face_up(game, permanent)


# ---------------------------------------------------------------------- putting it onto the battlefield

_CLOAKED: Final = Characteristics("", types=CREATURE, power=2, toughness=2, abilities=(ward("{2}"),))


def manifest(game: State, player: Player, cards: Iterable[Object], by: Source, cloak: bool = False) -> Rule[list[Id]]:
    """CR 701.40a, 701.40e, 701.58a: cards enter face down as 2/2 creatures, one at a time; a cloaked one has ward."""
    arrived: list[Id] = []
    for card in cards:
        if card.id in game.objects:
            entering = ZoneChange(
                card.id, card.zone, Zone.BATTLEFIELD, "put", by, controller=player.id, face_down=True,
                lies_as=_CLOAKED if cloak else None, links={TURNED_UP_BY: (ManifestAction(),)},
            )  # fmt: skip
            arrived += yield from moved(game, [entering])
    return arrived


def _tops(game: State, player: Player, count: int) -> list[Object]:
    return [game.objects[id] for id in player.library[:count]]


@word
class Manifest(Effect):
    """CR 701.40a: players manifest the top cards of their libraries; the permanents are remembered."""

    writes = (word_slots.ENTERED,)
    count: Quantity = Number(1)
    who: Players = YOU

    def reading(self) -> str:
        if self.count == Number(1):
            return "{who} manifest[s] the top card of [your|their] library"
        whose = "your" if self.who == YOU else "their"
        return f"{{who}} manifest[s] the top {{count:letters}} cards of {whose} library"

    def happen(self, game: State, by: Source) -> Rule[None]:
        arrived: list[Id] = []
        for player in self.who.found(game, by):
            top = _tops(game, player, self.count.value(game, by))
            arrived += yield from manifest(game, player, top, by)
        by.remember(word_slots.ENTERED, tuple(arrived))


@word
class Cloak(Effect):
    """CR 701.58a: players cloak the top cards of their libraries; the permanents are remembered."""

    writes = (word_slots.ENTERED,)
    count: Quantity = Number(1)
    who: Players = YOU

    def reading(self) -> str:
        if self.count == Number(1):
            return "{who} cloak[s] the top card of [your|their] library"
        whose = "your" if self.who == YOU else "their"
        return f"{{who}} cloak[s] the top {{count:letters}} cards of {whose} library"

    def happen(self, game: State, by: Source) -> Rule[None]:
        arrived: list[Id] = []
        for player in self.who.found(game, by):
            top = _tops(game, player, self.count.value(game, by))
            arrived += yield from manifest(game, player, top, by, cloak=True)
        by.remember(word_slots.ENTERED, tuple(arrived))


@word
class ManifestIt(Effect):
    """CR 701.40a: you manifest cards that are spoken of."""

    writes = (word_slots.ENTERED,)
    yours = True
    reads = "manifest {what}"
    what: Things

    def happen(self, game: State, by: Source) -> Rule[None]:
        cards = yield from self.what.choose(game, by)
        by.remember(word_slots.ENTERED, tuple((yield from manifest(game, by.you(game), cards, by))))


@word
class CloakIt(Effect):
    """CR 701.58a: you cloak cards that are spoken of."""

    writes = (word_slots.ENTERED,)
    yours = True
    reads = "cloak {what}"
    what: Things

    def happen(self, game: State, by: Source) -> Rule[None]:
        cards = yield from self.what.choose(game, by)
        by.remember(word_slots.ENTERED, tuple((yield from manifest(game, by.you(game), cards, by, cloak=True))))


@word
class ManifestDread(Effect):
    """CR 701.62a: of the top two cards of your library you manifest one, and the other goes to the graveyard."""

    writes = (word_slots.ENTERED, word_slots.REST)
    speaks_of_another = True
    reads = "{who} manifest[s] dread"
    who: Players = YOU

    def happen(self, game: State, by: Source) -> Rule[None]:
        for player in self.who.found(game, by):
            top = _tops(game, player, 2)
            actions.look_at(game, player, top)
            why = "Manifest dread: choose the card to manifest."
            chosen = yield from actions.choose_objects(
                game, player, Purpose.ONTO_BATTLEFIELD, top, 1, 1, why, by.object_id, word=self
            )
            by.remember(word_slots.ENTERED, tuple((yield from manifest(game, player, chosen, by))))
            rest = [card for card in top if card.id in game.objects]
            by.remember(word_slots.REST, tuple((yield from move(game, rest, Zone.GRAVEYARD, "put", by))))
            tell(game, ManifestedDread(player.id))


@word
class ManifestsDread(Moment):
    """CR 701.62b: whenever a player manifests dread."""

    reads = "whenever {who} manifest[s] dread"
    who: Players = YOU

    def kinds(self) -> tuple[type[Event], ...]:
        return (ManifestedDread,)

    def matches(self, game: State, event: Event, by: Source) -> bool:
        return isinstance(event, ManifestedDread) and any(p.id == event.player for p in self.who.found(game, by))


def manifest_top(count: int | Quantity = 1, who: Players = YOU) -> Manifest:
    """Manifest the top cards of a library."""
    return Manifest(amount(count), who)


def cloak_top(count: int | Quantity = 1, who: Players = YOU) -> Cloak:
    """Cloak the top cards of a library."""
    return Cloak(amount(count), who)
