"""How a game begins with a vanguard: what happens then, and what the player has (CR 103.6, 313)."""

from __future__ import annotations

from planechase.reading.card_lines import standing
from planechase.reading.productions import Grammar
from planechase.reading.rebuilding import rebuilt
from planechase.reading.references import Referred, ReferredNumber, ReferredPlayer, ReferredSubject
from planechase.rules.language.abilities import Ability, StaticAbility
from planechase.rules.language.grammar import Effect, Statement
from planechase.words.casual.vanguard_words import AtBeginningOfGame, BeginsWithToken
from planechase.words.effects.tokens import Token


def add_beginning(grammar: Grammar) -> None:
    """The statements that the rules look for as a game begins."""
    say = grammar.say
    say("statement", "at the beginning of the game, <effect:effect>", _at_beginning)
    say("ability", "at the beginning of the game, <effect:effect>. <statement:statement>.", _and_then)
    begins = "you begin the game with [a|an] <token:token> on the battlefield"
    say("statement", begins, BeginsWithToken)
    say("statement", f"{begins}. it has <more:abilities>", _begins_with)


def _and_then(effect: Effect, statement: Statement) -> Ability | None:
    """What is so from then on is an ability of its own, which knows nothing of what was spoken of."""
    pronouns = (Referred, ReferredPlayer, ReferredNumber, ReferredSubject)
    if any(isinstance(part, pronouns) for part in statement.walk()):
        return None
    return standing((AtBeginningOfGame(effect), statement))


def parted(ability: Ability) -> list[Ability]:
    """CR 113.2: of a paragraph that says two things, each is an ability."""
    first = ability.statements[0] if isinstance(ability, StaticAbility) else None
    if not isinstance(ability, StaticAbility) or not isinstance(first, AtBeginningOfGame):
        return [ability]
    return [StaticAbility((each,)) for each in ability.statements]


def _at_beginning(effect: Effect) -> Statement:
    return AtBeginningOfGame(effect)


def _begins_with(token: Token, more: tuple[Ability, ...]) -> Statement:
    return BeginsWithToken(rebuilt(token, {"abilities": token.abilities + more}))
