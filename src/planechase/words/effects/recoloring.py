"""Colors and creature types of your choice, for a while or without end (CR 613.1d, 613.1e)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from planechase.rules.language.colors import COLOR_OF_NAME
from planechase.rules.language.grammar import Duration, Effect
from planechase.rules.language.slots import LinkSlot
from planechase.rules.language.word import word
from planechase.rules.state.decisions import Choose, Rule, ask
from planechase.words import word_slots
from planechase.words.effects.choosing_effects import choice_of, choices_for
from planechase.words.effects.lasting_effects import UNTIL_END_OF_TURN, Change
from planechase.words.english import article
from planechase.words.modifications import SetColors, SetCreatureTypes
from planechase.words.speech import Things

if TYPE_CHECKING:
    from planechase.rules.state.source import Source
    from planechase.rules.state.state import State


@word
class BecomeColorOfChoice(Effect):
    """CR 608.2d, 105.3: the color that you choose as it happens, and no other."""

    what: Things
    duration: Duration | None = UNTIL_END_OF_TURN

    def reading(self) -> str:
        return "{what} become[s] the color of your choice" + (" {duration}" if self.duration is not None else "")

    def happen(self, game: State, by: Source) -> Rule[None]:
        color = yield from _chosen(game, word_slots.COLOR, self, by)
        yield from Change(self.what, (SetColors(COLOR_OF_NAME[color]),), self.duration).happen(game, by)


@word
class BecomeKindOfChoice(Effect):
    """CR 608.2d, 205.1a: the creature type that you choose as it happens, and no other."""

    what: Things
    duration: Duration | None = UNTIL_END_OF_TURN

    def reading(self) -> str:
        text = "{what} become[s] the creature type of your choice"
        return text + (" {duration}" if self.duration is not None else "")

    def happen(self, game: State, by: Source) -> Rule[None]:
        kind = yield from _chosen(game, word_slots.CREATURE_TYPE, self, by)
        yield from Change(self.what, (SetCreatureTypes((kind,)),), self.duration).happen(game, by)


def _chosen(game: State, which: LinkSlot, effect: Effect, by: Source) -> Rule[str]:
    why = f"Choose {article(which.name)}."
    options = choices_for(game, which)
    chosen = yield from ask(Choose(by.controller, choice_of(which), why, options, about=by.object_id, word=effect))
    return str(chosen[0])
