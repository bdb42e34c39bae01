"""Cases (CR 719) and what they have once they are solved (CR 702.169)."""

import pytest

from planechase.rules.language import card_types
from planechase.telling.log import Log
from planechase.testing import ANN, BOB, Table, check_cards
from planechase.vocabulary import (
    CASE_CARD,
    CREATURE,
    ENCHANTMENT,
    INSTANT_CARD,
    ITSELF,
    YOURS,
    activated,
    add_types,
    anthem,
    base_size,
    card,
    controls,
    create_copy_token,
    gain_life,
    gets,
    has,
    keyword,
    solved,
    target,
    to_solve,
    upkeep,
    when_enters,
)
from planechase.writing import card_text

SIZED = anthem(ITSELF, add_types(card_types.CREATURE), base_size(4, 4), has(keyword("deathtouch")))
STATIC = card("Static Case", "{W}", CASE_CARD, when_enters(gain_life(1)), to_solve(controls(CREATURE)), solved(SIZED))
TRIGGERED = card("Triggered Case", "{W}", CASE_CARD, to_solve(controls(CREATURE)), solved(upkeep(gain_life(5))))
ACTIVATED = card(
    "Activated Case", "{W}", CASE_CARD, to_solve(controls(CREATURE)), solved(activated("{1}", gain_life(5)))
)


@pytest.fixture
def table() -> Table:
    return Table(free_mana=True)


def solve(table: Table) -> None:
    """Ann, who has a creature, comes to her end step."""
    table.battlefield(ANN, "Grizzly Bears")
    table.begin("end", of=ANN)
    table.resolve()


@pytest.mark.rule("719.3a", "702.169a")
def test_a_case_reads_with_dashes() -> None:
    assert card_text(TRIGGERED) == (
        "To solve — You control a creature.\nSolved — At the beginning of your upkeep, you gain 5 life."
    )
    check_cards(STATIC, TRIGGERED, ACTIVATED)


@pytest.mark.rule("719.3a", "603.4")
def test_it_is_solved_at_the_end_step_only_if_it_is_so(table: Table) -> None:
    case = table.battlefield(ANN, STATIC)
    table.begin("end", of=ANN)
    assert (table.stack, case.is_a("Creature")) == ([], False)
    table.battlefield(ANN, "Grizzly Bears")
    table.begin("end", of=BOB)
    assert table.stack == []
    table.begin("end", of=ANN)
    assert table.stack == ["Static Case"]
    table.resolve()
    assert case.is_a("Creature")


@pytest.mark.rule("719.3a", "603.4")
def test_it_must_still_be_so_as_the_ability_resolves(table: Table) -> None:
    case, bears = table.battlefield(ANN, STATIC, "Grizzly Bears")
    table.begin("end", of=ANN)
    table.remove(bears)
    table.resolve()
    assert not case.is_a("Creature")


@pytest.mark.rule("719.3b")
def test_once_solved_it_stays_solved_and_is_not_solved_again(table: Table) -> None:
    case = table.battlefield(ANN, STATIC)
    solve(table)
    table.remove("Grizzly Bears")
    assert case.is_a("Creature")
    table.begin("end", of=ANN)
    assert table.stack == []


@pytest.mark.rule("702.169b", "613.1d")
def test_a_static_ability_counts_once_it_is_solved_in_every_layer(table: Table) -> None:
    case = table.battlefield(ANN, STATIC)
    solve(table)
    assert (case.power, case.toughness, case.has("deathtouch")) == (4, 4, True)
    table.battlefield(ANN, card("Banner", "{W}", CASE_CARD, anthem(CREATURE & YOURS, gets(1, 1))))
    assert case.power == 5


@pytest.mark.rule("702.169c")
def test_a_triggered_ability_triggers_only_if_it_is_solved(table: Table) -> None:
    table.battlefield(ANN, TRIGGERED)
    table.begin("upkeep", of=ANN)
    assert table.stack == []
    solve(table)
    table.begin("upkeep", of=ANN)
    table.resolve()
    assert table.life(ANN) == 25


@pytest.mark.rule("702.169d")
def test_an_activated_ability_can_be_activated_only_if_it_is_solved(table: Table) -> None:
    case = table.battlefield(ANN, ACTIVATED)
    table.lands(ANN, "Plains")
    assert not table.can_activate(ANN, case)
    solve(table)
    table.activate(ANN, case)
    table.resolve()
    assert table.life(ANN) == 25


@pytest.mark.rule("719.3b", "707.2")
def test_a_copy_of_a_solved_case_is_not_solved(table: Table) -> None:
    case = table.battlefield(ANN, STATIC)
    solve(table)
    table.hand(BOB, card("Twin", "{U}", INSTANT_CARD, create_copy_token(target(ENCHANTMENT))))
    table.cast(BOB, "Twin", targets=[case])
    table.resolve_all()
    assert not table.find("Static Case", controller=BOB).is_a("Creature")


def test_the_log_tells_of_it(table: Table) -> None:
    log = Log()
    table.game.watch(log.watch)
    table.battlefield(ANN, STATIC)
    solve(table)
    assert "Static Case is solved." in log.text()
