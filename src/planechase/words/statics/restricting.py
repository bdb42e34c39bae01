"""Restrictions on attacks and blocks that look at who defends, or at how many creatures block (CR 508.1c, 509.1b)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from planechase.rules.combat.attacking import AttackRestriction
from planechase.rules.combat.blocking import BlockGroupStatement, DeclaredBlocks
from planechase.rules.combat.combat import defending_player
from planechase.rules.language.grammar import Condition, Filter
from planechase.rules.language.word import word
from planechase.rules.state.objects import Id, Permanent
from planechase.words import word_slots
from planechase.words.english import number_word
from planechase.words.speech import SpokenWord
from planechase.words.statics.continuous_statics import subject

if TYPE_CHECKING:
    from planechase.rules.state.source import Source
    from planechase.rules.state.state import State
    from planechase.words.english import Reader


@word
class CantAttackThere(AttackRestriction, SpokenWord):
    """CR 508.1c, 508.5: creatures that cannot attack what a player defends if something is so of that player.

    With `unless`, they cannot if it is not so.
    """

    what: Filter
    condition: Condition
    unless: bool = False

    def forbids(self, game: State, attacker: Permanent, defender: Id, by: Source) -> bool:
        """CR 508.5: "defending player" is the player who would be attacked, or defends the planeswalker or battle."""
        if not self.what.matches(game, attacker, by):
            return False
        known = by.clone()
        known.remember(word_slots.DEFENDING_PLAYER, (defending_player(game, defender),))
        return self.condition.holds(game, known) != self.unless

    def say(self, reader: Reader) -> str:
        text, _ = subject(reader, self.what)
        return f"{text} can't attack {'unless' if self.unless else 'if'} {reader.read(self.condition)}"


@word
class BlockersOfOne(BlockGroupStatement, SpokenWord):
    """CR 509.1b: attackers that cannot be blocked by more, or by fewer, than so many creatures together."""

    what: Filter
    most: int | None = None
    least: int = 0

    def refuses(self, game: State, blocks: DeclaredBlocks, by: Source) -> str | None:
        counts: dict[Id, int] = {}
        for attackers in blocks.values():
            for id in attackers:
                counts[id] = counts.get(id, 0) + 1
        for id, count in counts.items():
            if not self.what.matches(game, game.objects[id], by):
                continue
            if self.most is not None and count > self.most:
                return f"{game.name_of(id)} cannot be blocked by so many creatures."
            if count < self.least:
                return f"{game.name_of(id)} cannot be blocked by so few creatures."
        return None

    def say(self, reader: Reader) -> str:
        text, _ = subject(reader, self.what)
        if self.most is None:
            return f"{text} can't be blocked except by {number_word(self.least)} or more creatures"
        return f"{text} can't be blocked by more than {number_word(self.most)} creature{'' if self.most == 1 else 's'}"
