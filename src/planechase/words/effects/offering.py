"""What a player has to offer, one of each of some kinds (CR 608.2c)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from planechase.rules.events import actions
from planechase.rules.language.grammar import Effect, Filter, Players
from planechase.rules.language.word import word
from planechase.rules.state.decisions import Rule
from planechase.rules.state.purpose import Purpose
from planechase.words.english import Reader, listed
from planechase.words.phrases import phrase
from planechase.words.player_words import TARGET_OPPONENT
from planechase.words.speech import SpokenWord

if TYPE_CHECKING:
    from planechase.rules.state.source import Source
    from planechase.rules.state.state import State


@word
class OfferOneOfEach(Effect, SpokenWord):
    """CR 608.2c: a player puts permanents that you do not control on top of libraries, one of each of some kinds.

    One after the other, so that none is two of these; at last the owners of all of them shuffle, once each.
    """

    kinds: tuple[Filter, ...]
    who: Players = TARGET_OPPONENT

    def happen(self, game: State, by: Source) -> Rule[None]:
        owners: list[int] = []
        for player in self.who.found(game, by):
            for kind in self.kinds:
                among = [p for p in game.permanents() if p.controller != by.controller and kind.matches(game, p, by)]
                why = "Choose what goes on top of its owner's library."
                chosen = yield from actions.choose_objects(game, player, Purpose.TOP, among, 1, 1, why, by.object_id)
                owners += [obj.owner for obj in chosen]
                yield from actions.put_on_top(game, chosen)
        for owner in game.in_turn_order():
            if owner.id in owners:
                actions.shuffle(game, owner)

    def say(self, reader: Reader) -> str:
        first, *rest = [phrase(reader, kind, "one") for kind in self.kinds]
        who = reader.read(self.who)
        return (
            f"{who} chooses {first} you don't control, puts it on top of its owner's library, and then does the same "
            f"for {listed(rest)}. Then each player who owns one of the chosen permanents shuffles"
        )
