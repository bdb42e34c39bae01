"""Words that neither a built-in card nor another word says are there for authors of cards: each is made and read."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from planechase.rules.language.abilities import Ability
from planechase.rules.language.grammar import Condition
from planechase.vocabulary import (
    AN_OPPONENT,
    CREATURE,
    EACH_OPPONENT,
    EACH_PLAYER,
    EXILED,
    ITSELF,
    LAND,
    LEGENDARY,
    PLANESWALKER,
    THAT,
    THIS,
    YOU,
    activated,
    attacking_player,
    attacks_with_others,
    become_color_of_choice,
    become_kind_of_choice,
    becomes_day,
    becomes_plotted,
    blocks,
    blocks_it_now,
    bushido,
    card,
    card_types_among,
    card_types_there,
    cards_there,
    cast_from_top,
    controls,
    controls_more,
    costs_less_if,
    costs_less_if_it_targets,
    create_copy_token,
    creature,
    cumulative_upkeep,
    different_powers,
    do_if,
    draw,
    enters,
    enters_tapped_unless,
    equip_only,
    exile,
    exile_top_card,
    exile_with_counters,
    gain_control,
    gain_suspend,
    has_more_cards,
    has_more_life,
    incubate,
    keep_some,
    life_is_at_least,
    life_is_at_most,
    lose_life,
    mana_was_spent,
    may_not_untap,
    mill_cost,
    mobilize,
    outlast,
    put_counter_cost,
    rearrange,
    remembered,
    repeatedly,
    reveal_from_hand,
    scavenge,
    static,
    target,
    then,
    total_power,
    undaunted,
    when_dies,
    when_enters,
    whenever,
    while_on_battlefield,
    while_tapped,
    you_control_more,
    you_have_more_cards,
    you_have_more_life,
)
from planechase.writing import card_text

LINES: list[tuple[Callable[[], Ability], str]] = [
    (lambda: bushido(2), "Bushido 2"),
    (lambda: mobilize(2), "Mobilize 2"),
    (lambda: outlast("{1}{W}"), "Outlast {1}{W}"),
    (lambda: scavenge("{3}{G}"), "Scavenge {3}{G}"),
    (lambda: cumulative_upkeep("{1}"), "Cumulative upkeep {1}"),
    (undaunted, "Undaunted"),
    (lambda: activated(mill_cost(2), draw(1)), "Mill two cards: Draw a card."),
    (lambda: activated(put_counter_cost("-1/-1"), draw(1)), "Put a -1/-1 counter on this creature: Draw a card."),
    (lambda: activated(reveal_from_hand(CREATURE), draw(1)), "Reveal a creature card from your hand: Draw a card."),
    (lambda: when_enters(incubate(3)), "When this creature enters, incubate 3."),
    (lambda: whenever(becomes_day(), draw(1)), "Whenever night becomes day, draw a card."),
    (
        lambda: whenever(attacks_with_others(2), draw(1)),
        "Whenever this creature and at least two other creatures attack, draw a card.",
    ),
    (
        lambda: whenever(blocks(ITSELF), lose_life(1, attacking_player())),
        "Whenever this creature blocks, attacking player loses 1 life.",
    ),
    (
        lambda: when_enters(then(exile(target(CREATURE)), becomes_plotted(remembered(EXILED, "it")))),
        "When this creature enters, exile target creature. It becomes plotted.",
    ),
    (
        lambda: whenever(enters(CREATURE), gain_suspend(THAT)),
        "Whenever a creature enters, if it doesn't have suspend, it gains suspend.",
    ),
    (
        lambda: when_dies(exile_with_counters(THIS, "time", 3)),
        "When this creature dies, exile it with three time counters on it.",
    ),
    (
        lambda: activated("{U}", become_color_of_choice(target(CREATURE))),
        "{U}: Target creature becomes the color of your choice until end of turn.",
    ),
    (
        lambda: activated("{U}", become_kind_of_choice(target(CREATURE))),
        "{U}: Target creature becomes the creature type of your choice until end of turn.",
    ),
    (
        lambda: activated("{R}", blocks_it_now(target(CREATURE), THIS)),
        "{R}: Target creature blocks this creature this turn if able.",
    ),
    (
        lambda: activated("{U}", gain_control(target(CREATURE), while_tapped(THIS))),
        "{U}: Gain control of target creature for as long as this creature remains tapped.",
    ),
    (
        lambda: when_enters(gain_control(target(CREATURE), while_on_battlefield(THIS))),
        "When this creature enters, gain control of target creature for as long as this creature remains on the "
        "battlefield.",
    ),
    (lambda: static(may_not_untap()), "You may choose not to untap this creature during your untap step."),
    (lambda: static(cast_from_top(CREATURE)), "You may cast creature spells from the top of your library."),
    (
        lambda: static(enters_tapped_unless(controls(PLANESWALKER))),
        "This creature enters tapped unless you control a planeswalker.",
    ),
    (
        lambda: static(costs_less_if("{2}", controls(PLANESWALKER))),
        "This spell costs {2} less to cast if you control a planeswalker.",
    ),
    (
        lambda: static(costs_less_if_it_targets("{1}", CREATURE)),
        "This spell costs {1} less to cast if it targets a creature.",
    ),
    (lambda: equip_only("{1}", LEGENDARY & CREATURE), "Equip legendary creature {1}"),
    (
        lambda: when_enters(rearrange(3)),
        "When this creature enters, look at the top three cards of your library, then put them back in any order.",
    ),
    (
        lambda: when_enters(exile_top_card(YOU, None, 3)),
        "When this creature enters, exile the top three cards of your library.",
    ),
    (
        lambda: when_enters(keep_some(LAND, EACH_PLAYER, 2)),
        "When this creature enters, each player chooses two lands they control, then sacrifices the rest.",
    ),
    (
        lambda: when_enters(create_copy_token(THIS, count=2)),
        "When this creature enters, create two tokens that are copies of it.",
    ),
    (lambda: when_enters(repeatedly(incubate(1), 2)), "When this creature enters, incubate 1 twice."),
    (
        lambda: when_enters(draw(card_types_among())),
        "When this creature enters, draw a card for each card type among cards in your graveyard.",
    ),
]

CONDITIONS: list[tuple[Condition, str]] = [
    (cards_there(7), "there are seven or more cards in your graveyard"),
    (card_types_there(4), "there are four or more card types among cards in your graveyard"),
    (life_is_at_least(30), "you have 30 or more life"),
    (life_is_at_most(5), "you have 5 or less life"),
    (controls_more(LAND, AN_OPPONENT), "an opponent controls more lands than you"),
    (you_control_more(CREATURE, EACH_OPPONENT), "you control more creatures than each opponent"),
    (has_more_life(AN_OPPONENT), "an opponent has more life than you"),
    (you_have_more_life(AN_OPPONENT), "you have more life than an opponent"),
    (has_more_cards(AN_OPPONENT), "an opponent has more cards in hand than you"),
    (you_have_more_cards(AN_OPPONENT), "you have more cards in hand than an opponent"),
    (total_power(8), "creatures you control have total power 8 or greater"),
    (mana_was_spent("{G}{G}"), "{G}{G} was spent to cast it"),
    (different_powers(3), "you control three or more creatures with different powers"),
]


def text_of(line: Ability) -> str:
    return card_text(card("Quiet Scribe", "{1}", creature("Human", 1, 1), line))


@pytest.mark.parametrize(("make", "english"), LINES)
def test_a_line_reads_as_on_a_card(make: Callable[[], Ability], english: str) -> None:
    assert text_of(make()) == english


@pytest.mark.parametrize(("condition", "english"), CONDITIONS)
def test_a_condition_reads_as_on_a_card(condition: Condition, english: str) -> None:
    assert text_of(when_enters(do_if(condition, draw(1)))) == f"When this creature enters, if {english}, draw a card."
