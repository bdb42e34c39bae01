"""Searching a library and a graveyard for the same card (CR 701.23)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from planechase.rules.events import actions
from planechase.rules.events.events import Searched
from planechase.rules.events.happening import tell
from planechase.rules.events.zones import move
from planechase.rules.language.grammar import Effect
from planechase.rules.language.word import word
from planechase.rules.state.decisions import Choose, Confirm, Rule, ask
from planechase.rules.state.objects import Id, Zone
from planechase.rules.state.purpose import Purpose
from planechase.words import word_slots
from planechase.words.effects.finding import Find

if TYPE_CHECKING:
    from planechase.rules.state.player import Player
    from planechase.rules.state.source import Source
    from planechase.rules.state.state import State


@word
class SearchBoth(Effect):
    """CR 701.23, 701.23b: you search your library, your graveyard or both; what lies openly must be found.

    You choose whether to search the library, because only then is it shuffled. The graveyard is searched anyway.
    """

    writes = (word_slots.FOUND,)
    find: Find
    optional: bool = False

    def reading(self) -> str:
        it = "them" if self.find.count > 1 else "it"
        may = "you may " if self.optional else ""
        return (
            f"{may}search your library and/or graveyard for {{find}}, reveal {it}, and put {it} into your hand. "
            "If you search your library this way, shuffle"
        )

    def happen(self, game: State, by: Source) -> Rule[None]:
        you = by.you(game)
        if self.optional:
            why = f"Search your library or graveyard for {game.name_of(by.object_id)}?"
            if not (yield from ask(Confirm(you.id, Purpose.MAY, why, by.object_id, self))):
                return
        why = f"Search your library too for {game.name_of(by.object_id)}?"
        in_library = yield from ask(Confirm(you.id, Purpose.MAY, why, by.object_id, self))
        found = yield from self._found(game, you, by, in_library)
        cards = [game.objects[id] for id in found if id in game.objects]
        actions.reveal(game, you, cards)
        by.remember(word_slots.FOUND, tuple((yield from move(game, cards, Zone.HAND, "put", by))))
        if in_library:
            actions.shuffle(game, you)

    def _found(self, game: State, you: Player, by: Source, in_library: bool) -> Rule[list[Id]]:
        """CR 701.23b: nobody need find what lies in a library."""
        if in_library:
            tell(game, Searched(you.id, None))
            actions.look_at(game, you, [game.objects[id] for id in you.library])
        openly = [id for id in you.graveyard if self.find.what.matches(game, game.objects[id], by)]
        hidden = [id for id in you.library if self.find.what.matches(game, game.objects[id], by)] if in_library else []
        if not openly and not hidden:
            return []
        least = 1 if openly and self.find.count == 1 else 0
        why = f"Search {you.name}'s library: choose {'' if least else 'up to '}{self.find.count}."
        chosen = yield from ask(
            Choose(you.id, Purpose.SEARCH, why, [*openly, *hidden], least, self.find.count, by.object_id)
        )
        return [int(id) for id in chosen]
