"""Vanguard (CR 902, 313): each player plays the role of a character who lends them abilities from the command zone."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import TYPE_CHECKING, Any

from planechase.cards import pool
from planechase.rules.casual.vanguards import play_as
from planechase.rules.events.at_random import some_of
from planechase.rules.language.card_types import VANGUARD
from planechase.rules.language.characteristics import CardDefinition
from planechase.rules.multiplayer.variant import Agreed, CardFinder, Variant
from planechase.rules.multiplayer.variant_display import AboutView, FaceUpView, Shown
from planechase.rules.state.decisions import Rule

if TYPE_CHECKING:
    from planechase.rules.state.objects import Id
    from planechase.rules.state.state import State


class IllegalVanguard(ValueError):
    """Cards that are not one vanguard for each player; the message says what is wrong."""


class Vanguard(Variant):
    """CR 902. Give a vanguard card for each player, or none at all, and chance deals them."""

    __slots__ = ("cards",)
    name = "vanguard"
    summary = "Everybody plays as a character, whose card gives them an ability and changes life and hand."
    about = (
        "Each player has one vanguard card, which stays face up in the command zone. It changes the starting life "
        "total and the hand size, and its abilities are the player's for the whole game. Players who bring no "
        "character get a random one."
    )
    rules = "CR 902"

    def __init__(self, cards: Sequence[CardDefinition] = ()) -> None:
        self.cards = tuple(cards)

    def reseated(self, order: Sequence[Id]) -> Vanguard:
        return Vanguard([self.cards[who] for who in order] if self.cards else ())

    def check(self, table: Agreed) -> None:
        """CR 902.3: one vanguard card for each player."""
        if self.cards and len(self.cards) != table.players:
            raise IllegalVanguard(
                f"{table.players} players need {table.players} vanguard cards; {len(self.cards)} were given."
            )
        for card in self.cards:
            if not card.printed.types & VANGUARD:
                raise IllegalVanguard(f"{card.name} is not a vanguard card.")

    def set_up(self, game: State) -> Rule[None]:
        """CR 902.3 to 902.6, 727.2: where the game is restarted, everybody has the same card as before."""
        played = {card.owner: card.definition for card in game.cards if card.definition.printed.types & VANGUARD}
        dealt = () if self.cards or played else some_of(game, pool.vanguards(), len(game.players))
        cards = played or dict(enumerate(self.cards or dealt))
        for player in game.playing():
            play_as(game, player, cards[player.id])
        return
        yield

    def table(self, game: State, viewer: int | None) -> Shown:
        """CR 902: who plays as whom, and what your own character can do; look up those of others by name."""
        objects = [game.objects[id] for id in game.command]
        vanguards = [obj for obj in objects if obj.copiable.types & VANGUARD and not obj.face_down]
        own = tuple(
            FaceUpView(id=obj.id, controller=obj.holder, heading=f"You are {obj.copiable.name}")
            for obj in vanguards
            if obj.owner == viewer
        )
        about = tuple(AboutView(player=obj.owner, heading="Vanguard", entries=[obj.copiable.name]) for obj in vanguards)
        return Shown(own, about, elsewhere=tuple(obj.id for obj in vanguards if obj.owner != viewer))

    def plain(self) -> dict[str, Any]:
        return {"cards": [card.name for card in self.cards]}

    @classmethod
    def from_plain(cls, plain: Mapping[str, Any], named: CardFinder) -> Vanguard:
        """The variant that a record describes."""
        return cls([named(name) for name in plain["cards"]])

    def brought(self) -> Iterable[CardDefinition]:
        return self.cards
