"""Where a counted number stands in a sentence: beside what it multiplies, alone, or as X with its meaning behind."""

from __future__ import annotations

import pytest

from planechase.rules.language import colors
from planechase.vocabulary import (
    CHOSEN_PLAYER,
    CREATURE,
    EACH_OPPONENT,
    ENCHANTED,
    INSTANT_CARD,
    ITSELF,
    LAND,
    THEIRS,
    THIS,
    YOURS,
    anthem,
    as_x,
    base_size,
    card,
    change,
    choose_player,
    controlled_by,
    count_of,
    creature,
    devotion,
    draw,
    gets,
    has,
    if_pays,
    is_the,
    keyword,
    ongoing_scheme,
    pay_life,
    sacrifice,
    scry,
    set_in_motion,
    stays_tapped,
    subtype,
    target,
    typed,
)
from planechase.words.english import card_text
from planechase.words.filters import Description
from planechase.writing import Effect

ISLANDS = count_of(subtype("Island") & YOURS)
WHERE = ", where X is the number of Islands you control"


@pytest.mark.parametrize(
    ("effect", "text"),
    [
        (draw(ISLANDS), "Draw a card for each Island you control."),
        (
            change(target(CREATURE), (gets(ISLANDS, ISLANDS), has(keyword("flying")))),
            "Target creature gets +1/+1 for each Island you control and gains flying until end of turn.",
        ),
        (
            change(target(CREATURE), (gets(as_x(ISLANDS), 0), has(keyword("trample")))),
            f"Target creature gets +X/+0 and gains trample until end of turn{WHERE}.",
        ),
        (scry(ISLANDS), f"Scry X{WHERE}."),
        (sacrifice(CREATURE, EACH_OPPONENT, ISLANDS), f"Each opponent sacrifices X creatures of their choice{WHERE}."),
        (sacrifice(CREATURE, EACH_OPPONENT), "Each opponent sacrifices a creature of their choice."),
        (
            change(target(CREATURE), (base_size(ISLANDS, ISLANDS),)),
            f"Target creature has base power and toughness X/X until end of turn{WHERE}.",
        ),
        (draw(devotion(colors.BLUE)), "Draw X cards, where X is your devotion to blue."),
        (if_pays((pay_life(ISLANDS),), draw(1)), f"You may pay X life{WHERE}. If you do, draw a card."),
    ],
)
def test_a_counted_number_stands_where_it_can_be_read(effect: Effect, text: str) -> None:
    assert card_text(card("Tide", "{U}", INSTANT_CARD, effect)) == text


def test_a_condition_names_the_creature_and_what_follows_calls_it_it() -> None:
    golem = card("Golem", "{5}", creature("Golem", 3, 3), anthem(ITSELF, gets(2, 2), only_if=is_the(THIS, ENCHANTED)))
    assert card_text(golem) == "As long as this creature is enchanted, it gets +2/+2."


def test_only_a_kind_is_said_of_all_of_them() -> None:
    elves = subtype("Elf") & CREATURE
    assert (
        card_text(card("Horn", "{G}", typed("Artifact"), anthem(elves, gets(1, 1)))) == "All Elf creatures get +1/+1."
    )
    mine = card("Horn", "{G}", typed("Artifact"), anthem(elves & YOURS, gets(1, 1)))
    assert card_text(mine) == "Elf creatures you control get +1/+1."


@pytest.mark.parametrize(
    ("whose", "step"),
    [
        (controlled_by(CHOSEN_PLAYER), "that player's untap step"),
        (YOURS, "your untap step"),
        (THEIRS, "their controllers' untap steps"),
    ],
)
def test_whose_untap_step_is_that_of_whoever_controls_them(whose: Description, step: str) -> None:
    frost = ongoing_scheme("Frost", set_in_motion(choose_player()), stays_tapped(LAND & whose))
    assert card_text(frost).endswith(f"don't untap during {step}.")
