"""The whole grammar, put together once it is needed."""

from __future__ import annotations

from functools import cache

from planechase.reading.becoming_phrases import add_becoming
from planechase.reading.card_lines import add_lines
from planechase.reading.card_name_phrases import add_names
from planechase.reading.chance_phrases import add_chance
from planechase.reading.change_phrases import add_changes
from planechase.reading.chart import Chart, PhraseKind
from planechase.reading.choice_phrases import add_choosing
from planechase.reading.combat_phrases import add_fighting
from planechase.reading.condition_phrases import add_conditions
from planechase.reading.consequences import add_consequences
from planechase.reading.copy_phrases import add_duplicating
from planechase.reading.cost_phrases import add_pricing
from planechase.reading.creation_phrases import add_making
from planechase.reading.damage_phrases import add_hurting
from planechase.reading.deriving import add_words
from planechase.reading.dice_phrases import add_rolling
from planechase.reading.distributing import add_distributing
from planechase.reading.duration_phrases import add_for_a_while
from planechase.reading.dying_phrases import add_dying
from planechase.reading.each_player import add_each_player
from planechase.reading.entering_phrases import add_entering
from planechase.reading.event_phrases import add_doings
from planechase.reading.everybody_phrases import add_everybody
from planechase.reading.face_down_phrases import add_guises
from planechase.reading.game_start_phrases import add_beginning
from planechase.reading.keyword_cost_phrases import add_prices
from planechase.reading.keyword_phrases import add_keywords
from planechase.reading.layouts import add_layouts
from planechase.reading.noun_phrases import add_nouns, vocabulary
from planechase.reading.number_phrases import add_counted, add_numbers
from planechase.reading.object_phrases import add_things
from planechase.reading.off_battlefield_phrases import add_elsewhere
from planechase.reading.other_wordings import add_wordings
from planechase.reading.placing_phrases import add_placing
from planechase.reading.planar_phrases import add_planar
from planechase.reading.player_choice_phrases import add_deciding
from planechase.reading.predicate_phrases import add_predicates
from planechase.reading.prevention_phrases import add_preventing
from planechase.reading.productions import Grammar
from planechase.reading.redirecting import add_redirecting
from planechase.reading.replacement_instructions import add_otherwise
from planechase.reading.replacing import add_replacing
from planechase.reading.search_phrases import add_finding
from planechase.reading.sentences import add_sentences
from planechase.reading.shared_verb_phrases import add_listing
from planechase.reading.static_phrases import add_statements
from planechase.reading.text_tokens import TextToken
from planechase.reading.trigger_phrases import add_moments
from planechase.reading.underived_words import SILENT
from planechase.reading.voting import add_voting
from planechase.words.plain_data import import_all_words


@cache
def grammar() -> dict[str, PhraseKind]:
    """Every kind of phrase there is."""
    import_all_words()
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


def chart_of(row: list[TextToken]) -> Chart:
    """An empty chart for a row of tokens."""
    return Chart(grammar(), row)
