"""What a bot thinks of a question: what could be answered, what that seems worth, and who may hear of it.

A bot's thoughts name the cards that it holds. So while a game goes on, people hear only what a bot would do on their
own seat, and what was considered on the others when it is over.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, Final

from msgspec import Struct

from planechase.bots import Bot
from planechase.bots.bot import Considered, Explaining
from planechase.bots.showing import answer_of
from planechase.game import Game
from planechase.rules.state.decisions import Decision, IllegalAnswer, Plain
from planechase.rules.state.objects import Id
from planechase.tables.levels import ADVISER
from planechase.tables.people import Person, Refused
from planechase.telling.answers import in_words

if TYPE_CHECKING:
    from planechase.tables.table import Table

MOST: Final = 5
"""So many answers are shown at most."""


class Weighed(Struct, frozen=True):
    """Something that could be answered, and what it seemed worth to a bot."""

    answer: Plain
    """As `commands.Answer` takes it."""
    words: list[str]
    """In the words of the options; nothing where none is chosen."""
    chosen: bool
    """Whether it was answered, or would be."""
    worth: float | None = None
    """More is better; None where the bot did not think of it, or does not say."""
    said: str = ""
    """The worth as people read it."""


class Reasons(Struct, frozen=True):
    """What a bot thinks of an answer that was given: the one that led to a step of a game that is over."""

    seat: Id
    """Who gave it."""
    bot: bool
    """Whether a bot did, so that these are its reasons, and not only what a bot would think."""
    purpose: str
    sentence: str
    """The question."""
    weighed: list[Weighed]


def thoughts(game: Game, bot: Bot, given: Plain = None) -> list[Weighed]:
    """What a bot thinks of the question that stands: the best first, with what was given marked, or what it would do.

    Nothing happens in the game. The bot must be one that is not asked about anything else in it: it may remember.
    """
    decision = game.decision
    assert decision is not None, "the game is over"
    answer = decision.encode(decision.check(answer_of(bot, game, decision)))
    return weighed(decision, answer if given is None else given, said_by(bot))


def said_by(bot: Bot) -> Sequence[Considered]:
    """What a bot considered for its last answer, if it can say that."""
    return bot.considered() if isinstance(bot, Explaining) else ()


def weighed(decision: Decision[Any], answer: Plain, considered: Sequence[Considered]) -> list[Weighed]:
    """What was considered, in words: the best of it, with the answer. What reads the same is named once."""
    found: dict[tuple[str, ...], Weighed] = {}
    for one in considered:
        plain = _plain(decision, one.answer)
        if plain is None:
            continue
        words = in_words(decision, plain)
        known = found.get(tuple(words))
        if known is None or (plain == answer and not known.chosen):
            found[tuple(words)] = Weighed(plain, words, plain == answer, one.worth, one.said)
    if not any(each.chosen for each in found.values()):
        words = in_words(decision, answer)
        known = found.get(tuple(words))
        worth, said = (known.worth, known.said) if known is not None else (None, "")
        found[tuple(words)] = Weighed(answer, words, True, worth, said)
    best = [*found.values()]
    shown = best[:MOST]
    return shown if any(each.chosen for each in shown) else [*best[: MOST - 1], *(one for one in best if one.chosen)]


def _plain(decision: Decision[Any], answer: object) -> Plain:
    """An answer that a bot names, as plain data; None for one that is none: somebody else may have written the bot."""
    try:
        return decision.encode(decision.check(answer))
    except IllegalAnswer:
        return None


# ---------------------------------------------------------------------- who may hear of it


def why_no_advice(table: Table, person: Person) -> str | None:
    """Why somebody may not ask a bot what it would do for them; None if they may.

    Against other people that would be help from outside, unless the host has said that everybody may have it.
    """
    others = [one for one in table.people.values() if one.seat is not None and not one.gone and one is not person]
    if person.seat is None or table.game is None:
        return "Advice is for those who play."
    if others and not table.plan.advice:
        return "Where people play against each other there is no advice, unless the host has allowed it beforehand."
    return None


def check_advice(table: Table, person: Person) -> None:
    """Refuse advice to those who may not have it."""
    reason = why_no_advice(table, person)
    if reason is not None:
        raise Refused(reason)


def level_to_ask(table: Table, seat: Id) -> str:
    """Who is asked why a seat did something: the bot that plays there, or for people the one that gives advice."""
    return table.level(seat) if table.is_bot(seat) else ADVISER
