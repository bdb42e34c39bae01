"""Static abilities about how cards are cast or played: from elsewhere, for another cost, as something else."""

from __future__ import annotations

from typing import TYPE_CHECKING

from planechase.rules.events.at_random import some_of
from planechase.rules.language.card_types import BASIC, BASIC_LAND_TYPES, LAND
from planechase.rules.language.colors import COLOR_OF_LETTER
from planechase.rules.language.grammar import Cost, Filter, Players
from planechase.rules.language.slots import LinkSlot
from planechase.rules.language.word import word
from planechase.rules.mana.mana import ManaCost
from planechase.rules.mana.paying import PayMana
from planechase.rules.spells.permissions import FREELY, CastPermission, CostInstead, PlayedAsLand
from planechase.rules.state.objects import Id, Object, Zone
from planechase.words.phrases import of_cards
from planechase.words.player_words import YOU
from planechase.words.selections import THIS
from planechase.words.speech import SpokenWord, Things
from planechase.words.statics.continuous_statics import named

if TYPE_CHECKING:
    from planechase.rules.language.characteristics import CardDefinition, Characteristics
    from planechase.rules.state.player import Player
    from planechase.rules.state.source import Source
    from planechase.rules.state.state import State
    from planechase.words.english import Reader


@word
class CastIt(CastPermission):
    """CR 601.3, 305.1: you may cast this very card from where it is, for what it costs; or even play it as a land."""

    reads = "you may cast it"
    card: Id
    zone: Zone
    lands: bool = False

    def lands_too(self) -> bool:
        return self.lands

    def zones(self) -> tuple[Zone, ...]:
        return (self.zone,)

    def allows(self, game: State, player: Player, obj: Object, by: Source) -> bool:
        return player.id == by.controller and obj.id == self.card


@word
class CastThisFromGraveyard(CastPermission):
    """CR 601.3, 113.6b: you may cast this card from your graveyard."""

    reads = "you may cast this card from your graveyard"

    def zones(self) -> tuple[Zone, ...]:
        return (Zone.GRAVEYARD,)

    def allows(self, game: State, player: Player, obj: Object, by: Source) -> bool:
        return obj.id == by.object_id and by.means(game, player.id) and obj.owner == player.id


@word
class CastFreely(CastPermission, SpokenWord):
    """CR 118.9, 601.3: you may cast cards of your own from a zone without paying their mana costs."""

    what: Filter
    zone: Zone

    def zones(self) -> tuple[Zone, ...]:
        return (self.zone,)

    def allows(self, game: State, player: Player, obj: Object, by: Source) -> bool:
        return by.means(game, player.id) and obj.owner == player.id and self.what.matches(game, obj, by)

    def costs(self, game: State, obj: Object, by: Source) -> tuple[Cost, ...] | None:
        return ()

    def name(self) -> str:
        return FREELY

    def say(self, reader: Reader) -> str:
        cards = of_cards(reader, self.what, "one")
        return f"you may cast {cards} you own from {self.zone.value} without paying its mana cost"


@word
class PlayLinked(CastPermission):
    """CR 601.3, 607: you may play cards that a linked ability of the same object exiled, no matter who owns them."""

    reads = "you may play lands and cast spells from among cards exiled with {this}"
    slot: LinkSlot
    this: Things = THIS

    def zones(self) -> tuple[Zone, ...]:
        return (Zone.EXILE,)

    def allows(self, game: State, player: Player, obj: Object, by: Source) -> bool:
        return by.means(game, player.id) and obj.id in by.this(game).linked(self.slot)

    def lands_too(self) -> bool:
        return True


@word
class PaysInstead(CostInstead):
    """CR 118.9: players may pay the same mana for any spell rather than its mana cost."""

    reads = "{who} may pay {mana} rather than pay the mana cost for spells that {who} cast[s]"
    mana: ManaCost
    who: Players = YOU

    def costs(self, game: State, player: Player, obj: Object, by: Source) -> tuple[Cost, ...] | None:
        return (PayMana(self.mana),) if named(game, self.who, player.id, by) else None


@word
class PlayAsRandomBasic(PlayedAsLand):
    """CR 305.1, 707.5: coloured cards may be played as copies of basic lands that could make mana of their colours."""

    reads = (
        "you may play any colored card from your hand as a copy of a random basic land card that can produce mana of "
        "one of its colors"
    )

    def allows(self, game: State, player: Player, obj: Object, by: Source) -> bool:
        return player.id == by.controller and obj.owner == player.id and bool(game.chars(obj).colors)

    def becomes(self, game: State, obj: Object, by: Source) -> Characteristics:
        return some_of(game, _basics(game, obj))[0].printed


def _basics(game: State, obj: Object) -> list[CardDefinition]:
    """CR 305.6: of all the cards there are, the basic lands that can produce mana of a colour of this object."""
    colors = game.chars(obj).colors
    return [card for card in game.pool() if _makes(card.printed, colors)]


def _makes(printed: Characteristics, colors: int) -> bool:
    if not (printed.types & LAND and printed.supertypes & BASIC):
        return False
    return any(COLOR_OF_LETTER[BASIC_LAND_TYPES[s]] & colors for s in printed.subtypes if s in BASIC_LAND_TYPES)
