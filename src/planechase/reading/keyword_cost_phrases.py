"""Keywords with prices, energy, armies, and what stands behind a keyword and a long dash (CR 107.14, 701.47, 702)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from planechase.reading.chart import Chart, PhraseReading
from planechase.reading.productions import Grammar
from planechase.reading.references import SameSubject
from planechase.reading.text_tokens import SELF
from planechase.rules.language.abilities import Ability, ActivatedAbility, KeywordAbility
from planechase.rules.language.card_types import CREATURE_TYPES
from planechase.rules.language.fielded import replace
from planechase.rules.language.grammar import Cost, Effect, Players
from planechase.rules.language.word import WORDS
from planechase.rules.state.objects import Zone
from planechase.words import filters as f
from planechase.words.amounts import Number
from planechase.words.conditions import DURING_YOUR_UPKEEP, IsThe
from planechase.words.cost_words import DiscardThis, ExileThis, TapCost
from planechase.words.effects.amassing import Amass
from planechase.words.english import plural
from planechase.words.history_words import THAT_ATTACKED
from planechase.words.keywords.cost_keywords import PricedKeyword
from planechase.words.keywords.kicking import TwoKickers
from planechase.words.keywords.upkeeps import CumulativeUpkeep
from planechase.words.player_counters import GetEnergy, PayEnergy
from planechase.words.player_words import YOU
from planechase.words.selections import THIS
from planechase.words.speech import Quantity

KICKER: Final = "kicker"
"""A kicker of mana is a word of its own."""
ARMIES: Final = {plural(kind).lower(): kind for kind in CREATURE_TYPES}
PARTS: Final = ("max speed", "visit", "companion", "power-up", "prize", "ward", "tiered", "spree")
"""Keywords with a long dash behind them, which are no ability words."""


def add_prices(grammar: Grammar) -> None:
    """What keywords and keyword actions say in ways of their own."""
    _add_prices(grammar)
    _add_energy(grammar)
    _add_own_card(grammar)
    _add_tapping(grammar)
    grammar.find("armies", _armies)
    grammar.say("clause", "amass <subtype:armies> <count:quantity>", _amass)


# ---------------------------------------------------------------------- what a keyword costs


def _add_prices(grammar: Grammar) -> None:
    """CR 702: mana stands right behind the keyword; anything else behind a dash, with a full stop."""
    for kind in list(WORDS.values()):
        if issubclass(kind, PricedKeyword) and kind is not PricedKeyword:
            _add_price(grammar, kind.reads, _priced(kind))
    _add_price(grammar, "cumulative upkeep {costs}", lambda costs: CumulativeUpkeep(costs))
    say = grammar.say
    say("keyword", "kicker <one:mana> and/or <other:mana>", lambda one, other: TwoKickers(one, other))


def _add_price(grammar: Grammar, reads: str, made: Callable[[tuple[Cost, ...]], KeywordAbility]) -> None:
    head, behind, tail = reads.partition(" {costs")
    if not behind or tail.rstrip("}") not in ("", ":costs") or "{" in head:
        return
    if head != KICKER:
        grammar.say("keyword", f"{head} <costs:manacosts>", made)
    grammar.say("keyword", f"{head} — <costs:costs>.", lambda costs: _unless_mana(costs, made))


def _priced(kind: type) -> Callable[[tuple[Cost, ...]], KeywordAbility]:
    def made(costs: tuple[Cost, ...]) -> KeywordAbility:
        word = kind(costs)
        assert isinstance(word, KeywordAbility)
        return word

    return made


def _unless_mana(costs: tuple[Cost, ...], made: Callable[[tuple[Cost, ...]], KeywordAbility]) -> KeywordAbility | None:
    return None if all(cost.mana is not None for cost in costs) else made(costs)


# ---------------------------------------------------------------------- the card itself


def _add_tapping(grammar: Grammar) -> None:
    grammar.say("cost", "tap another untapped <what:plain>", _tap_another)


def _tap_another(what: f.Description) -> TapCost:
    parts = what.parts_ if isinstance(what, f.And) else (what,)
    return TapCost(f.And((*parts, f.OTHER)))


def _add_own_card(grammar: Grammar) -> None:
    """CR 201.5: a card that pays with itself from elsewhere may call itself by its name."""
    say = grammar.say
    say("cost", f"discard {SELF}", DiscardThis)
    for zone in (Zone.GRAVEYARD, Zone.HAND):
        say("cost", f"exile {SELF} from your {zone.value}", lambda zone=zone: ExileThis(zone=zone))


# ---------------------------------------------------------------------- energy


def _add_energy(grammar: Grammar) -> None:
    """CR 107.14: a symbol for each counter."""
    grammar.find("energies", _energies)
    say = grammar.say
    say("clause", "you get <count:energies>", lambda count: GetEnergy(Number(count)))
    say("clause", "<who:players> get[s] <count:energies>", _gets)
    say("clause", "get <count:energies>", lambda count: GetEnergy(Number(count)))
    say("elided", "get[s] <count:energies>", lambda count: GetEnergy(Number(count), SameSubject()))
    say("cost", "pay <count:energies>", lambda count: PayEnergy(count))
    say("price", "pay[s] <count:energies>", lambda count: (PayEnergy(count),))


def _gets(who: Players, count: int) -> Effect | None:
    return None if who == YOU else GetEnergy(Number(count), who)


def _energies(chart: Chart, at: int) -> list[PhraseReading]:
    word = chart.word(at)
    count = word.count("{E}")
    return [(at + 1, count)] if count and word == "{E}" * count else []


# ---------------------------------------------------------------------- names


def _amass(subtype: str, count: Quantity) -> Amass:
    return Amass(subtype, count)


def _armies(chart: Chart, at: int) -> list[PhraseReading]:
    kind = ARMIES.get(chart.word(at))
    return [(at + 1, kind)] if kind is not None else []


# ---------------------------------------------------------------------- before a long dash


def introduced(called: str, ability: Ability) -> Ability | None:
    """CR 702.57, 702.142, 702.177: an activated ability behind a keyword that says when it may be activated."""
    if not isinstance(ability, ActivatedAbility):
        return None
    if called == "boast":
        attacked = IsThe(THIS, THAT_ATTACKED)
        return replace(ability, conditions=(*ability.conditions, attacked), limit=1, keyword=called)
    if called == "exhaust":
        return replace(ability, once=True, keyword=called)
    if called == "forecast":
        upkeep = (*ability.conditions, DURING_YOUR_UPKEEP)
        return replace(ability, conditions=upkeep, limit=1, keyword=called, zone=Zone.HAND)
    return None


INTRODUCING: Final = frozenset({"boast", "exhaust", "forecast", *PARTS})
