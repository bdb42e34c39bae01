"""Counters that players have: energy, poison, experience (CR 107.14, 122.1)."""

import pytest

from planechase.rules.language.grammar import Effect
from planechase.testing import ANN, BOB, CAT, Table, check_card, check_cards
from planechase.vocabulary import (
    AN_OPPONENT,
    CREATURE,
    EACH_OPPONENT,
    ENCHANTMENT_CARD,
    INSTANT_CARD,
    OPPONENTS,
    PROLIFERATE,
    TARGET_PLAYER,
    YOU,
    YOURS,
    X,
    activated,
    anthem,
    card,
    do_if,
    draw,
    gain_life,
    get_counters,
    get_energy,
    gets,
    has_player_counters,
    if_pays,
    is_poisoned,
    pay_energy,
    player_counters,
)

CHARGE = card("Charge", "{1}", INSTANT_CARD, get_energy(3))
ENGINE = card("Engine", "{1}", ENCHANTMENT_CARD, activated(pay_energy(2), draw(1)))


@pytest.fixture
def table() -> Table:
    return Table(players=3, free_mana=True)


def energy(table: Table, player: int) -> int:
    return table.state.players[player].counters.get("energy", 0)


@pytest.mark.rule("107.14")
def test_energy_is_got_and_paid(table: Table) -> None:
    table.battlefield(ANN, ENGINE)
    assert not table.can_activate(ANN, "Engine")
    table.hand(ANN, CHARGE)
    table.cast(ANN, "Charge")
    table.resolve()
    assert (energy(table, ANN), energy(table, BOB)) == (3, 0)
    table.activate(ANN, "Engine")
    assert energy(table, ANN) == 1
    assert not table.can_activate(ANN, "Engine")
    table.resolve()
    assert len(table.hand(ANN)) == 1


@pytest.mark.rule("107.14", "118.12")
def test_energy_may_be_paid_while_something_resolves(table: Table) -> None:
    pulse = card("Pulse", "{1}", INSTANT_CARD, if_pays((pay_energy(1),), gain_life(4)))
    table.hand(ANN, CHARGE, pulse, pulse)
    table.cast(ANN, "Pulse")
    table.resolve()
    assert table.life(ANN) == 20
    table.cast(ANN, "Charge")
    table.resolve()
    table.cast(ANN, "Pulse")
    table.will(ANN, True)
    table.resolve()
    assert (table.life(ANN), energy(table, ANN)) == (24, 2)
    assert table.text(pulse) == "You may pay {E}. If you do, you gain 4 life."


@pytest.mark.rule("122.1f", "704.5c")
def test_target_player_gets_poison_counters_and_is_poisoned(table: Table) -> None:
    venom = card("Venom", "{1}", INSTANT_CARD, get_counters("poison", 9, TARGET_PLAYER))
    check = card("Check", "{1}", INSTANT_CARD, do_if(is_poisoned(AN_OPPONENT), draw(1)))
    table.hand(ANN, venom, venom, check, check)
    table.cast(ANN, "Check")
    table.resolve()
    assert len(table.hand(ANN)) == 3
    table.cast(ANN, "Venom", targets=[BOB])
    table.resolve()
    assert (table.poison(BOB), table.poison(CAT)) == (9, 0)
    table.cast(ANN, "Check")
    table.resolve()
    assert len(table.hand(ANN)) == 2
    table.cast(ANN, "Venom", targets=[BOB])
    table.resolve()
    assert table.has_lost(BOB)


@pytest.mark.rule("122.1", "701.34a")
def test_experience_counters_are_counted_and_proliferated(table: Table) -> None:
    size = player_counters("experience")
    table.battlefield(ANN, card("Veterans", "{1}", ENCHANTMENT_CARD, anthem(CREATURE & YOURS, gets(size, size))))
    bears = table.battlefield(ANN, "Grizzly Bears")
    table.hand(
        ANN,
        card("Lesson", "{1}", INSTANT_CARD, get_counters("experience")),
        card("More", "{1}", INSTANT_CARD, PROLIFERATE),
    )
    table.cast(ANN, "Lesson")
    table.resolve()
    assert bears.power == 3
    table.cast(ANN, "More")
    table.will(ANN, [ANN])
    table.resolve()
    assert bears.power == 4


@pytest.mark.rule("122.1")
def test_a_condition_asks_how_many_one_has(table: Table) -> None:
    corrupted = has_player_counters("poison", 3, AN_OPPONENT)
    sting = card("Sting", "{1}", INSTANT_CARD, do_if(corrupted, draw(1)))
    table.hand(ANN, sting, sting)
    table.poison(BOB, 2)
    table.poison(CAT, 2)
    table.cast(ANN, "Sting")
    table.resolve()
    assert table.hand(ANN) == ["Sting"]
    table.poison(CAT, 3)
    table.cast(ANN, "Sting")
    table.resolve()
    assert len(table.hand(ANN)) == 1
    assert table.text(sting) == "If an opponent has three or more poison counters, draw a card."


SPOKEN: list[tuple[Effect, str]] = [
    (get_energy(), "You get {E}."),
    (get_energy(3, EACH_OPPONENT), "Each opponent gets {E}{E}{E}."),
    (get_energy(X), "You get X {E}."),
    (get_counters("experience"), "You get an experience counter."),
    (get_counters("experience", 2), "You get two experience counters."),
    (get_counters("poison", 1, TARGET_PLAYER), "Target player gets a poison counter."),
    (get_counters("poison", 2, EACH_OPPONENT), "Each opponent gets two poison counters."),
    (
        gain_life(player_counters("poison", OPPONENTS)),
        "You gain life equal to the number of poison counters your opponents have.",
    ),
    (draw(player_counters("experience", YOU)), "Draw a card for each experience counter you have."),
    (do_if(is_poisoned(AN_OPPONENT), draw(1)), "If an opponent is poisoned, draw a card."),
]


@pytest.mark.rule("107.14")
@pytest.mark.parametrize(("effect", "text"), SPOKEN)
def test_how_it_reads(table: Table, effect: Effect, text: str) -> None:
    assert table.text(card("Spell", "{X}", INSTANT_CARD, effect)) == text


@pytest.mark.rule("107.14")
def test_all_that_is_read_can_be_played() -> None:
    check_cards(*(card(text, "{X}", INSTANT_CARD, effect) for effect, text in SPOKEN), games=1)


def test_how_a_cost_reads(table: Table) -> None:
    assert table.text(ENGINE) == "Pay {E}{E}: Draw a card."
    many = card("Many", "{1}", ENCHANTMENT_CARD, activated("{T}", pay_energy(8), draw(1)))
    assert table.text(many) == "{T}, Pay eight {E}: Draw a card."
    check_card(ENGINE, games=1, limit=120)
