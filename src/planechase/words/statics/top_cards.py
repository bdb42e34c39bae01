"""Looking at the top card of your library, and playing it (CR 401.5, 601.3)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from planechase.rules.language.card_types import LAND
from planechase.rules.language.grammar import Filter
from planechase.rules.language.word import word
from planechase.rules.spells.permissions import CastPermission
from planechase.rules.state.objects import Id, Object, Zone
from planechase.rules.state.visibility import TopCardShown
from planechase.words import filters
from planechase.words.phrases import of_cards
from planechase.words.speech import SpokenWord

if TYPE_CHECKING:
    from planechase.rules.state.player import Player
    from planechase.rules.state.source import Source
    from planechase.rules.state.state import State
    from planechase.words.english import Reader


@word
class LookAtTop(TopCardShown):
    """CR 401.5: you may look at the top card of your library at any time; nobody else sees it."""

    reads = "you may look at the top card of your library any time"

    def shows(self, game: State, library: Player, viewer: Id | None, by: Source) -> bool:
        return viewer is not None and by.means(game, viewer) and library.id == viewer


class FromYourTop(CastPermission):
    """CR 601.3: what is allowed with the top card of your library."""

    __slots__ = ()

    def zones(self) -> tuple[Zone, ...]:
        return (Zone.LIBRARY,)

    def is_yours(self, game: State, player: Player, obj: Object, by: Source) -> bool:
        return by.means(game, player.id) and player.library[:1] == [obj.id]


@word
class CastFromTop(FromYourTop, SpokenWord):
    """CR 601.3: you may cast spells of a kind from the top of your library; a land is not cast (305.1)."""

    what: Filter = filters.ANYTHING

    def allows(self, game: State, player: Player, obj: Object, by: Source) -> bool:
        if not self.is_yours(game, player, obj, by) or game.chars(obj).types & LAND:
            return False
        return self.what.matches(game, obj, by)

    def say(self, reader: Reader) -> str:
        spells = of_cards(reader, self.what, "many", "spell").replace(" or ", " and ")
        return f"you may cast {spells} from the top of your library"


@word
class PlayLandsFromTop(FromYourTop):
    """CR 305.1: you may play lands from the top of your library."""

    reads = "you may play lands from the top of your library"

    def allows(self, game: State, player: Player, obj: Object, by: Source) -> bool:
        return self.is_yours(game, player, obj, by) and bool(game.chars(obj).types & LAND)

    def lands_too(self) -> bool:
        return True
