"""The whole grammar, put together once it is needed."""

from __future__ import annotations

from functools import cache

from planechase.reading.becoming import add_becoming
from planechase.reading.beginning import add_beginning
from planechase.reading.by_chance import add_chance
from planechase.reading.changing import add_changes
from planechase.reading.chart import Chart, Kind
from planechase.reading.choosing import add_choosing
from planechase.reading.consequences import add_consequences
from planechase.reading.deciding import add_deciding
from planechase.reading.deriving import add_words
from planechase.reading.distributing import add_distributing
from planechase.reading.doings import add_doings
from planechase.reading.duplicating import add_duplicating
from planechase.reading.dying import add_dying
from planechase.reading.each_player import add_each_player
from planechase.reading.elsewhere import add_elsewhere
from planechase.reading.entering import add_entering
from planechase.reading.everybody import add_everybody
from planechase.reading.fighting import add_fighting
from planechase.reading.finding import add_finding
from planechase.reading.for_a_while import add_for_a_while
from planechase.reading.guises import add_guises
from planechase.reading.hurting import add_hurting
from planechase.reading.keywords import add_keywords
from planechase.reading.layouts import add_layouts
from planechase.reading.lines import add_lines
from planechase.reading.listing import add_listing
from planechase.reading.making import add_making
from planechase.reading.moments import add_moments
from planechase.reading.names import add_names
from planechase.reading.nouns import add_nouns, vocabulary
from planechase.reading.numbers import add_counted, add_numbers
from planechase.reading.otherwise import add_otherwise
from planechase.reading.placing import add_placing
from planechase.reading.planar import add_planar
from planechase.reading.predicating import add_predicates
from planechase.reading.preventing import add_preventing
from planechase.reading.prices import add_prices
from planechase.reading.pricing import add_pricing
from planechase.reading.productions import Grammar
from planechase.reading.redirecting import add_redirecting
from planechase.reading.replacing import add_replacing
from planechase.reading.rolling import add_rolling
from planechase.reading.sentences import add_sentences
from planechase.reading.silent import SILENT
from planechase.reading.standing import add_conditions
from planechase.reading.stating import add_statements
from planechase.reading.things import add_things
from planechase.reading.tokens import Token
from planechase.reading.voting import add_voting
from planechase.reading.wordings import add_wordings
from planechase.words.plain import open_all_rooms


@cache
def grammar() -> dict[str, Kind]:
    """Every kind of phrase there is."""
    open_all_rooms()
    made = Grammar()
    add_numbers(made)
    add_counted(made)
    add_nouns(made)
    add_names(made)
    add_things(made)
    add_changes(made)
    add_becoming(made)
    add_making(made)
    add_beginning(made)
    add_chance(made)
    add_distributing(made)
    add_duplicating(made)
    add_dying(made)
    add_listing(made)
    add_sentences(made)
    add_rolling(made)
    add_deciding(made)
    add_choosing(made)
    add_guises(made)
    add_each_player(made)
    add_elsewhere(made)
    add_entering(made)
    add_everybody(made)
    add_fighting(made)
    add_for_a_while(made)
    add_finding(made)
    add_hurting(made)
    add_consequences(made)
    add_otherwise(made)
    add_lines(made)
    add_moments(made)
    add_doings(made)
    add_conditions(made)
    add_layouts(made)
    add_keywords(made)
    add_placing(made)
    add_planar(made)
    add_preventing(made)
    add_prices(made)
    add_redirecting(made)
    add_pricing(made)
    add_replacing(made)
    add_statements(made)
    add_predicates(made)
    add_wordings(made)
    add_voting(made)
    add_words(made, SILENT)
    for name in ("counterkind", "subtypename", "adjective", "after", "each", "number_of"):
        made.kind(name)
    _add_names(made)
    return made.kinds


def _add_names(made: Grammar) -> None:
    made.find(
        "counterkind", lambda chart, at: [(at + 1, chart.word(at))] if chart.word(at + 1).startswith("counter") else []
    )


@cache
def known_words() -> frozenset[str]:
    """Every word that any production or noun phrase knows."""
    found = set(vocabulary())
    waiting = [node for kind in grammar().values() for node in (kind.start, kind.growing)]
    while waiting:
        node = waiting.pop()
        found.update(node.literal)
        waiting += [*node.literal.values(), *node.inner.values()]
    return frozenset(found)


def chart_of(row: list[Token]) -> Chart:
    """An empty chart for a row of tokens."""
    return Chart(grammar(), row)
