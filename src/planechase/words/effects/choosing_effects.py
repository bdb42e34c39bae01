"""Instructions that only choose what the rest of a text is about: targets, objects, colors, types, names."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from planechase.rules.events.events import Notice
from planechase.rules.events.happening import tell
from planechase.rules.language.card_types import CREATURE_TYPES, CREATURE_TYPES_2011
from planechase.rules.language.grammar import Effect, Filter, Players, Selection
from planechase.rules.language.slots import LinkSlot, ObjectSlot, Slot
from planechase.rules.language.word import Word, word
from planechase.rules.multiplayer import influence
from planechase.rules.state.decisions import Choose, Rule, ask
from planechase.rules.state.edition import Edition
from planechase.rules.state.purpose import Purpose
from planechase.words import word_slots
from planechase.words.english import article
from planechase.words.phrases import phrase
from planechase.words.question_texts import Asking
from planechase.words.speech import SpokenWord

if TYPE_CHECKING:
    from planechase.rules.state.player import Player
    from planechase.rules.state.source import Source
    from planechase.rules.state.state import State
    from planechase.words.english import Reader


def one_player(game: State, by: Source, among: Sequence[Player], why: str, word: Word) -> Rule[list[Player]]:
    """CR 608.2d: a player of your choice among some; nobody is asked where there is no choice."""
    ids = [player.id for player in among]
    if len(ids) > 1:
        ids = yield from ask(Choose(by.controller, Purpose.PLAYER, why, ids, about=by.object_id, word=word))
    return [game.players[id] for id in ids]


@word
class ChooseTarget(Effect):
    """CR 115: what the rest of the text is about; choosing it does nothing by itself."""

    what: Selection | Players
    at_random: bool = False

    def reading(self) -> str:
        return "select {what} at random" if self.at_random else "choose {what}"

    def happen(self, game: State, by: Source) -> Rule[None]:
        return
        yield


@word
class ChooseAmong(Effect):
    """CR 608.2d: what the rest of the text is about, chosen as the instruction is carried out; it is no target."""

    reads = "choose {what}"
    what: Selection

    def happen(self, game: State, by: Source) -> Rule[None]:
        yield from self.what.choose(game, by)


@word
class ChooseOne(Effect):
    """CR 607.2d: a color, a creature type or a card name is chosen for the source, for its linked abilities."""

    yours = True
    which: LinkSlot

    def written(self) -> tuple[Slot, ...]:
        return (self.which,)

    def reading(self) -> str:
        return f"choose {article(self.which.name)}"

    def happen(self, game: State, by: Source) -> Rule[None]:
        options = choices_for(game, self.which)
        purpose, why = choice_of(self.which), f"Choose {article(self.which.name)}."
        chosen = yield from ask(Choose(by.controller, purpose, why, options, about=by.object_id, word=self))
        game.link(by.object_id, self.which, chosen[0])


@word
class VoteAmong(Effect, SpokenWord):
    """CR 701.38b: each player votes for an object, starting with you; what has the most votes is remembered."""

    what: Filter
    into: ObjectSlot = word_slots.CHOSEN

    def happen(self, game: State, by: Source) -> Rule[None]:
        votes = {one.id: 0 for one in influence.permanents(game, by) if self.what.matches(game, one, by)}
        for player in influence.everybody(game, by, by.controller) if votes else ():
            wanted = phrase(Asking(game, by, player.id), self.what, "one")
            why = f"{game.name_of(by.object_id)}: Vote for {wanted}."
            ballot = Choose(player.id, Purpose.VOTE, why, tuple(votes), about=by.object_id, word=self)
            chosen = yield from ask(ballot)
            votes[chosen[0]] += 1
            tell(game, Notice("{} votes for {}.", (player.id, chosen[0])))
        most = max(votes.values(), default=0)
        by.remember(self.into, tuple(id for id, count in votes.items() if count == most))

    def say(self, reader: Reader) -> str:
        return f"starting with you, each player votes for {phrase(reader, self.what, 'one')}"


CHOSEN_BY_NAME: Final = {
    word_slots.COLOR: Purpose.COLOR,
    word_slots.CARD_NAME: Purpose.NAME,
    word_slots.CREATURE_TYPE: Purpose.CREATURE_TYPE,
}
"""What can be chosen by its name alone, and what that choice is for."""


def choice_of(which: LinkSlot) -> Purpose:
    """What the choice of a color, a creature type or a card name is for."""
    return CHOSEN_BY_NAME[which]


def choices_for(game: State, which: LinkSlot) -> list[str]:
    """What can be chosen as a color, a creature type or a card name.

    Any card may be named (CR 201.4), of a split card one half (201.4b), of a double-faced card one face (712.19), also
    an Adventure or Omen (715.5, 720.5), and
    any creature type of the list (205.3m): what players have in their hands cannot be told from it. In 2011 there were
    others (2011:204.3k), and a split card was named as a whole (2011:708.7).
    """
    if which == word_slots.COLOR:
        return ["white", "blue", "black", "red", "green"]
    if which == word_slots.CARD_NAME:
        known = (*game.pool(), *(card.definition for card in game.cards))
        if game.edition is Edition.Y2011:
            return sorted({card.name for card in known})
        sides = [side.printed for card in known for side in card.faces or (card,)]
        printed = [face for side in sides for face in (side, side.inset) if face is not None]
        return sorted({name for face in printed for name in face.names})
    return list(CREATURE_TYPES_2011 if game.edition is Edition.Y2011 else CREATURE_TYPES)
