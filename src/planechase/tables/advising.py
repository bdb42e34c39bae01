"""What a bot thinks of a question: what could be answered, what that seems worth, and who may hear of it.

A bot that tries things says what came of each try, so that what it preferred can be told from what only had more
luck. A bot's thoughts name the cards that it holds: while a game goes on, people hear only what a bot would do on
their own seat, and what was considered on the others when it is over.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, Final

from msgspec import Struct
from msgspec.structs import replace

from planechase.bots import Bot
from planechase.bots.asking_bots import answer_of
from planechase.bots.bot import Considered, Explaining, WorthMeasure
from planechase.bots.weighed_answers import is_as_good, lead, percent
from planechase.game import Game
from planechase.rules.state.decisions import Choose, Confirm, Decision, IllegalAnswer, Plain
from planechase.rules.state.objects import Id
from planechase.rules.turns.priority import ActionKind, Priority
from planechase.tables.bot_levels import ADVISER
from planechase.tables.people import Person, Refused
from planechase.telling.answer_texts import in_words

if TYPE_CHECKING:
    from planechase.tables.table import GameTable

MOST: Final = 30
"""The maximum number of answers that are told. Programs show fewer, and say how many more there are."""


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
    measure: WorthMeasure | None = None
    """What the worth is: points in which the bot counts, or the chance to win, from 0 to 1."""
    as_good: bool = False
    """Whether the bot cannot tell it from what it would do itself: the difference may be chance."""
    usual: bool = False
    """Whether it is what the bot does as long as nothing else is clearly better."""
    worlds: int = 0
    """In how many imagined games it was tried, if the bot tries answers."""


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
    """What a bot thinks of the question that stands: what it would do first, with what was given marked, or that.

    Nothing happens in the game. The bot must be one that is not asked about anything else in it: it may remember.
    """
    decision = game.decision
    assert decision is not None, "the game is over"
    answer = decision.encode(decision.check(answer_of(bot, game, decision)))
    return weighed(decision, answer, said_by(bot), given)


def said_by(bot: Bot) -> Sequence[Considered]:
    """What a bot considered for its last answer, if it can say that."""
    return bot.considered() if isinstance(bot, Explaining) else ()


def weighed(
    decision: Decision[Any], answer: Plain, considered: Sequence[Considered], given: Plain = None
) -> list[Weighed]:
    """What a bot considered, in words: its answer first, what seemed as good, the others as they seemed, and then what
    was on offer besides. What reads the same is named once; marked is what was given, or else its answer.
    """
    known = [(plain, one) for one in considered if (plain := _plain(decision, one.answer)) is not None]
    own = next((one for plain, one in known if plain == answer), None)
    told = [_told(decision, plain, one, own) for plain, one in known]
    told.sort(key=lambda each: (each.answer != answer, not each.as_good, -(each.worth or 0.0)))
    marked = answer if given is None else given
    besides = [Weighed(plain, in_words(decision, plain), False) for plain in (answer, marked, *_on_offer(decision))]
    found: dict[tuple[str, ...], Weighed] = {}
    for each in (*told, *besides):
        found.setdefault(tuple(each.words), each)
    mark = tuple(in_words(decision, marked))
    found[mark] = replace(found[mark], answer=marked, chosen=True)
    every = [*found.values()]
    return every[:MOST] if found[mark] in every[:MOST] else [*every[: MOST - 1], found[mark]]


def _told(decision: Decision[Any], plain: Plain, one: Considered, own: Considered | None) -> Weighed:
    """Something that was considered. What was given up early has the worth that it had beside the bot's own answer."""
    words, worth, said = in_words(decision, plain), one.worth, one.said
    as_good = own is not None and one is not own and is_as_good(one, own)
    if own is not None and one.tried and one.measure == "chance":
        worth = min(max(own.worth + lead(one, own), 0.0), 1.0)
        said = percent(worth)
    return Weighed(plain, words, False, worth, said, one.measure, as_good, one.usual, len(one.tried))


def _on_offer(decision: Decision[Any]) -> list[Plain]:
    """What could be answered, where that is one thing of several; mana is made for something else."""
    if isinstance(decision, Priority):
        return [at for at, one in enumerate(decision.options) if one.deed is not ActionKind.MAKE_MANA][:MOST]
    if isinstance(decision, Confirm):
        return [True, False]
    if isinstance(decision, Choose) and decision.maximum == 1:
        single = [[option] for option in decision.options[:MOST]] + ([] if decision.minimum else [[]])
        return [plain for one in single if (plain := _plain(decision, one)) is not None]
    return []


def _plain(decision: Decision[Any], answer: object) -> Plain:
    """An answer that a bot names, as plain data; None for one that is none: somebody else may have written the bot."""
    try:
        return decision.encode(decision.check(answer))
    except IllegalAnswer:
        return None


# ---------------------------------------------------------------------- who may hear of it


def why_no_advice(table: GameTable, person: Person) -> str | None:
    """Why somebody may not ask a bot what it would do for them; None if they may.

    Against other people that would be help from outside, unless the host has said that everybody may have it.
    """
    others = [one for one in table.people.values() if one.seat is not None and not one.gone and one is not person]
    if person.seat is None or table.game is None:
        return "Advice is for those who play."
    if others and not table.plan.advice:
        return "Where people play against each other there is no advice, unless the host has allowed it beforehand."
    return None


def check_advice(table: GameTable, person: Person) -> None:
    """Refuse advice to those who may not have it."""
    reason = why_no_advice(table, person)
    if reason is not None:
        raise Refused(reason)


def level_to_ask(table: GameTable, seat: Id) -> str:
    """Who is asked why a seat did something: the bot that plays there, or for people the one that gives advice."""
    return table.level(seat) if table.is_bot(seat) else ADVISER
