"""Equipment that comes with a creature to carry it: for Mirrodin!, job select (CR 702.163, 702.182)."""

from __future__ import annotations

from planechase.rules.language.abilities import Ability, PlainKeyword, TriggeredAbility
from planechase.rules.language.colors import RED
from planechase.rules.language.word import word
from planechase.words import filters, word_slots
from planechase.words.effects.flow import Sequence
from planechase.words.effects.permanent_effects import AttachTo
from planechase.words.effects.tokens import CreateToken, Token
from planechase.words.selections import Remembered
from planechase.words.triggers import Enters


def carried_by(token: Token) -> TriggeredAbility:
    """A token comes with the Equipment, which is attached to it."""
    attached = Sequence(CreateToken(token), AttachTo(Remembered(word_slots.TOKENS, "it")), ", then ")
    return TriggeredAbility(Enters(filters.ITSELF), attached)


@word
class ForMirrodin(PlainKeyword):
    """CR 702.163: comes with a 2/2 red Rebel that it is attached to."""

    keyword: str = "for Mirrodin!"

    def abilities(self) -> tuple[Ability, ...]:
        return (carried_by(Token(("Rebel",), 2, 2, RED)),)


@word
class JobSelect(PlainKeyword):
    """CR 702.182: comes with a 1/1 colourless Hero that it is attached to."""

    keyword: str = "job select"

    def abilities(self) -> tuple[Ability, ...]:
        return (carried_by(Token(("Hero",), 1, 1)),)
