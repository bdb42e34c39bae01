"""Commanders (CR 903): who they are, casting them from the command zone, what they have done, and where they go.

The variant (`variants.commander`) brings them into a game. Without it there are none, and everything here does nothing.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from planechase.rules.events.components import components_of
from planechase.rules.events.damage import DamageDealt
from planechase.rules.events.events import Event, SpellCast
from planechase.rules.events.zones import ZoneChange, move
from planechase.rules.language.colors import COLOR_OF_LETTER, Colors
from planechase.rules.language.grammar import Cost, Replacement
from planechase.rules.language.word import word
from planechase.rules.mana.costs import CostChange
from planechase.rules.mana.mana import ManaType, generic_cost
from planechase.rules.mana.mana_abilities import ManaBecomes
from planechase.rules.mana.paying import PayMana
from planechase.rules.multiplayer.variant import StateBasedAction
from planechase.rules.spells.permissions import CastPermission
from planechase.rules.state.decisions import Confirm, Rule, ask
from planechase.rules.state.edition import Edition
from planechase.rules.state.objects import Card, Id, Object, Zone
from planechase.rules.state.purpose import Purpose

if TYPE_CHECKING:
    from planechase.rules.state.player import Player
    from planechase.rules.state.source import Source
    from planechase.rules.state.state import State

NAME: Final = "commander"
COMMANDER: Final = "commander"
"""CR 903.3: the designation, which a card keeps wherever it goes."""
TAX: Final = 2
LETHAL_DAMAGE: Final = 21


class CommanderState:
    """What is known of the commanders, which are named by their cards, since they are new objects in every zone."""

    __slots__ = ("casts", "checked", "damage", "identities", "leaders", "lethal")

    def __init__(self, lethal: int | None = LETHAL_DAMAGE) -> None:
        self.lethal = lethal
        """CR 903.10a, 903.12h: how much combat damage by one commander loses the game, if any does."""
        self.leaders: dict[Id, tuple[int, ...]] = {}
        """The commanders of each player."""
        self.identities: dict[Id, Colors] = {}
        """CR 903.4a: the colour identity of each player's commander, established before the game."""
        self.casts: dict[tuple[Id, int], int] = {}
        """CR 903.8: how often a player has cast a commander from the command zone."""
        self.damage: dict[tuple[Id, int], int] = {}
        """CR 903.10a: the combat damage that a player has been dealt by a commander."""
        self.checked = 0
        """CR 903.9a: the newest object there was when state-based actions were last checked."""

    def clone(self) -> CommanderState:
        new = CommanderState(self.lethal)
        new.leaders = self.leaders
        new.identities = self.identities
        new.casts = self.casts.copy()
        new.damage = self.damage.copy()
        new.checked = self.checked
        return new


def commander_state(game: State) -> CommanderState | None:
    """What is known of the commanders, in a game that has them."""
    found = game.variant_state.get(NAME)
    return found if isinstance(found, CommanderState) else None


# ---------------------------------------------------------------------- who they are


def designate(card: Card) -> None:
    """CR 903.3: from now on the card is a commander."""
    card.designations |= {COMMANDER}


def is_commander(game: State, obj: Object) -> bool:
    """CR 903.3: the designation is the card's: copies do not have it, and neither copying nor hiding takes it away."""
    return any(COMMANDER in game.cards[card].designations for card in obj.cards)


def commander_cards(game: State, obj: Object) -> list[int]:
    """CR 903.3b, 903.3c: the cards that represent an object and are commanders; of most objects that is one card."""
    return [card for card in obj.cards if COMMANDER in game.cards[card].designations]


def commanders(game: State, player: Id) -> list[Object]:
    """CR 903.3e: the commanders of a player, wherever they are."""
    known = commander_state(game)
    cards = known.leaders.get(player, ()) if known is not None else ()
    where = {card: obj for obj in game.objects.values() for card in obj.cards if card in cards} if cards else {}
    return list({obj.id: obj for card in cards if (obj := where.get(card)) is not None}.values())


def identity_of(game: State, player: Id) -> Colors | None:
    """CR 702.124c, 903.4f: the colour identity of a player's commander; undefined for a player who has none."""
    known = commander_state(game)
    return known.identities.get(player) if known is not None else None


# ---------------------------------------------------------------------- casting


@word
class CastCommander(CastPermission):
    """CR 903.8: players may cast the commanders they own from the command zone."""

    reads = "you may cast your commander from the command zone"

    def zones(self) -> tuple[Zone, ...]:
        return (Zone.COMMAND,)

    def allows(self, game: State, player: Player, obj: Object, by: Source) -> bool:
        return obj.owner == player.id and is_commander(game, obj)


@word
class CommanderTax(CostChange):
    """CR 903.8: a commander costs more for each time the same player has cast it from the command zone before."""

    reads = "a commander costs more for each time you cast it from the command zone"

    def extra_costs(self, game: State, player: Player, obj: Object, by: Source, spell: Source) -> tuple[Cost, ...]:
        from_there = obj.zone is Zone.COMMAND or spell.cast_from is Zone.COMMAND
        more = tax(game, player.id, obj) if from_there else 0
        return (PayMana(generic_cost(more)),) if more else ()


def tax(game: State, player: Id, obj: Object) -> int:
    """CR 903.8: how much more mana it costs this player to cast this object from the command zone."""
    known = commander_state(game)
    return TAX * known.casts.get((player, obj.card), 0) if known is not None and is_commander(game, obj) else 0


def note_cast(game: State, cast: SpellCast) -> None:
    """CR 903.8: a commander was cast from the command zone; the next time it will cost more."""
    known = commander_state(game)
    spell = game.on_stack(cast.object_id)
    if known is not None and spell is not None and spell.source.cast_from is Zone.COMMAND and is_commander(game, spell):
        key = (cast.player, spell.card)
        known.casts[key] = known.casts.get(key, 0) + 1


@word
class ForeignManaIsColorless(ManaBecomes):
    """2011:903.9: mana of a colour that is not in the identity of a player's commander is colourless instead."""

    reads = "mana of colors outside of your commander's color identity is colorless instead"

    def instead(self, game: State, player: Player, type: ManaType) -> ManaType:
        own = identity_of(game, player.id)
        return type if own is None or type == "C" or COLOR_OF_LETTER[type] & own else "C"


# ---------------------------------------------------------------------- damage


def note_damage(game: State, dealt: DamageDealt) -> None:
    """CR 903.10a: combat damage that a commander has dealt to a player counts for the rest of the game."""
    known = commander_state(game)
    if known is None or not dealt.combat or not dealt.amount or not game.is_player(dealt.target):
        return
    source = game.recall(dealt.source)
    for card in commander_cards(game, source):
        key = (dealt.target, card)
        known.damage[key] = known.damage.get(key, 0) + dealt.amount


def why_lost(game: State, player: Player) -> str:
    """CR 704.6c, 903.10a: which commander has dealt a player lethal damage, in words; nothing if none has."""
    known = commander_state(game)
    if known is None or known.lethal is None:
        return ""
    for (hurt, card), amount in known.damage.items():
        if hurt == player.id and amount >= known.lethal:
            return f"was dealt {amount} combat damage by the commander {game.cards[card].definition.name}"
    return ""


def would_kill(game: State, player: Id, source: Object, amount: int) -> bool:
    """CR 903.10a: whether so much more combat damage by this object would lose a player the game."""
    known = commander_state(game)
    if known is None or known.lethal is None:
        return False
    cards = commander_cards(game, source)
    return any(known.damage.get((player, card), 0) + amount >= known.lethal for card in cards)


# ---------------------------------------------------------------------- going back to the command zone


class ToCommandZone(Confirm):
    """CR 903.9: whether a commander goes to the command zone rather than to another zone (or than stay there)."""

    __slots__ = ("zone",)

    def __init__(self, player: Id, why: str, about: Id, zone: Zone) -> None:
        super().__init__(player, Purpose.COMMAND_ZONE, why, about)
        self.zone = zone


@word
class CommanderInstead(Replacement):
    """CR 903.9b: if a commander would be put into this zone, its owner may put it into the command zone instead.

    There is one for each zone, so that it can apply again where something changes the zone. In 2011 the zones were
    the graveyard (903.11) and exile (903.12).
    """

    reads = "if a commander would be put there, its owner may put it into the command zone instead"
    zone: Zone

    def kinds(self) -> tuple[type[Event], ...]:
        return (ZoneChange,)

    def applies(self, game: State, event: Event, by: Source) -> bool:
        if not isinstance(event, ZoneChange) or event.to is not self.zone:
            return False
        obj = game.get(event.object_id)
        return obj is not None and is_commander(game, obj) and not game.players[obj.owner].has_left

    def replace(self, game: State, event: Event, by: Source) -> Rule[list[Event]]:
        assert isinstance(event, ZoneChange)
        obj = game.objects[event.object_id]
        for card in commander_cards(game, obj):
            name = game.cards[card].definition.name
            why = f"{name} would go to {_called(self.zone)}. Put it into the command zone instead?"
            if (yield from ask(ToCommandZone(obj.owner, why, obj.id, self.zone))):
                _put_there(event, obj, card)
        return [event]

    def concerned(self, game: State, event: Event) -> tuple[Id, ...]:
        return ()


def _put_there(event: ZoneChange, obj: Object, card: int) -> None:
    """CR 903.9c: of a melded or merged permanent only the commander goes to the command zone."""
    if components_of(obj):
        event.parted = (*event.parted, (card, Zone.COMMAND))
        return
    event.to = Zone.COMMAND
    event.face_down = False


def _called(zone: Zone) -> str:
    return "exile" if zone is Zone.EXILE else f"its owner's {zone.value}"


class ReturnToCommandZone(StateBasedAction):
    """CR 704.6d, 903.9a: the owner of a commander in a graveyard or in exile may put it into the command zone."""

    __slots__ = ("commander",)

    def __init__(self, commander: Object) -> None:
        super().__init__(commander.owner)
        self.commander = commander
        self.wanted = False

    def choose(self, game: State) -> Rule[None]:
        obj = self.commander
        name = game.cards[obj.card].definition.name
        where = "in exile" if obj.zone is Zone.EXILE else "in its owner's graveyard"
        why = f"{name} is {where}. Put it into the command zone?"
        self.wanted = yield from ask(ToCommandZone(obj.owner, why, obj.id, obj.zone))

    def perform(self, game: State) -> Rule[None]:
        if self.commander.id in game.objects:
            yield from move(game, [self.commander], Zone.COMMAND, "commander")


def newly_away(game: State) -> list[ReturnToCommandZone]:
    """CR 704.6d: the commanders that were put into a graveyard or into exile since the last check."""
    known = commander_state(game)
    assert known is not None
    since, known.checked = known.checked, game.stamp
    if since == game.stamp:
        return []
    there = [id for player in game.playing() for id in player.graveyard] + game.exile
    found = [game.objects[id] for id in there if id > since]
    return [ReturnToCommandZone(obj) for obj in found if is_commander(game, obj)]


def found_in_exile(game: State, player: Player, exiled: Sequence[Id]) -> Rule[None]:
    """2011:903.13: a player who looks at another's commander, face down in exile, puts it into the command zone."""
    if game.edition is not Edition.Y2011:
        return
    there = [obj for id in exiled if (obj := game.get(id)) is not None and obj.face_down]
    found = [obj for obj in there if obj.owner != player.id and is_commander(game, obj)]
    yield from move(game, found, Zone.COMMAND, "commander")
