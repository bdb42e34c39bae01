"""What is spoken of once it has been chosen: sides, one of two things, what most votes are for (CR 607.2d, 701.38)."""

from __future__ import annotations

from collections.abc import Iterator

from planechase.reading.chart import Chart, PhraseReading
from planechase.reading.productions import Grammar
from planechase.reading.references import Referred, ReferredType
from planechase.rules.language.grammar import Condition, Effect, Players
from planechase.rules.state.objects import Zone
from planechase.words import word_slots
from planechase.words.amounts import Counted
from planechase.words.devotion import AddOfChosenColor, DevotionToChosenColor
from planechase.words.effects.choosing_effects import ChooseTarget
from planechase.words.effects.damage_effects import HurtEachOther
from planechase.words.effects.flow import RepeatIf, Sequence, ThisOrThat
from planechase.words.effects.libraries import PutIntoYour
from planechase.words.effects.tokens import CreateChoiceOf, Token
from planechase.words.effects.zone_effects import PutOntoBattlefield
from planechase.words.player_sides import ChooseSides, LastChose, SwitchSides
from planechase.words.player_words import EACH_PLAYER, YOU
from planechase.words.selections import Remembered
from planechase.words.speech import Things

MOST_VOTES = "with the most votes or tied for most votes"


def add_choosing(grammar: Grammar) -> None:
    """Choices, and what the text says of what was chosen."""
    _add_sides(grammar)
    say = grammar.say
    say("things", f"each <_:plain> {MOST_VOTES}", _most_voted)
    say("clause", "put <what:things> onto the battlefield or into your hand", _either_place)
    say("passage", "<effect:sentence>. if <condition:condition>, repeat this process", _repeated)
    for which in ("power", "toughness"):
        hurt = f"each of those creatures deals damage equal to its {which} to the other"
        say("passage", f"choose <what:things>. {hurt}", _each_other, which=which)
    for start in ("create [|your choice of]", "<who:players> create[s] their choice of"):
        say("clause", f"{start} [a|an] <one:token> or [a|an] <other:token>", _choice_of)
        say("clause", f"{start} [a|an] <one:token>, [a|an] <other:token>, or [a|an] <third:token>", _choice_of)
    say("after", "of that type", ReferredType)
    say("number_of", "your devotion to that color", DevotionToChosenColor)
    say("clause", "add an amount of mana of that color equal to <count:number_of>", _of_that_color)


def _most_voted() -> Things:
    return Remembered(word_slots.CHOSEN, f"each creature {MOST_VOTES}", several=True)


def _either_place(what: Things) -> Effect | None:
    """A card of yours that was found: what others own would go to their hands (CR 400.3)."""
    if not isinstance(what, Referred):
        return None
    return ThisOrThat(PutOntoBattlefield(what), PutIntoYour(what, Zone.HAND))


def _repeated(effect: Effect, condition: Condition) -> Effect:
    return RepeatIf(effect, condition)


def _each_other(what: Things, which: str) -> Effect:
    """CR 120.4: both at the same time."""
    return Sequence(ChooseTarget(what), HurtEachOther(Referred("those creatures", True, noun="creature"), which))


def _choice_of(one: Token, other: Token, third: Token | None = None, who: Players = YOU) -> Effect:
    """CR 101.4: one of them, which is chosen as it is created."""
    return CreateChoiceOf((one, other) if third is None else (one, other, third), who)


def _of_that_color(count: Counted) -> Effect:
    return AddOfChosenColor(count)


# ---------------------------------------------------------------------- sides


def _add_sides(grammar: Grammar) -> None:
    grammar.find("side", lambda chart, at: list(_sides(chart, at)))
    say = grammar.say
    say("clause", "each player chooses <one:side> or <other:side>", _choose)
    say("clause", "each player who last chose <one:side> chooses <other:side>, and vice versa", _switch)
    say("players", "players who last chose <side:side>", LastChose)
    say("players", "each player who last chose <side:side>", LastChose)


def _sides(chart: Chart, at: int) -> Iterator[PhraseReading]:
    """A side is called by a word or two that mean nothing."""
    words: list[str] = []
    for token in chart.row[at : at + 2]:
        if not token.text.isalpha():
            return
        words.append(token.written)
        yield at + len(words), " ".join(words)


def _choose(one: str, other: str) -> Effect:
    return ChooseSides((one, other), EACH_PLAYER)


def _switch(one: str, other: str) -> Effect:
    return SwitchSides(one, other)
