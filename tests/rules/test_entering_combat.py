"""Creatures put onto the battlefield attacking or blocking (CR 506.3, 508.4, 509.4)."""

import pytest

from planechase.testing import ANN, BOB, CAT, Table, check_cards
from planechase.vocabulary import (
    ATTACKING,
    CREATURE,
    ENCHANTMENT_CARD,
    INSTANT_CARD,
    attacks,
    blocks,
    cant_attack,
    cant_block,
    card,
    card_in_graveyard,
    create,
    creature_token,
    gain_life,
    is_blocked_by,
    more_tokens,
    put_onto_battlefield,
    target,
    whenever,
)

GOBLIN = creature_token(1, 1, "R", "Goblin")
RAID = card("Raid", "{R}", INSTANT_CARD, create(GOBLIN, 2, attacking=True))
GUARD = card("Guard", "{W}", INSTANT_CARD, create(GOBLIN, 2, blocking=True))
RISE = card("Rise", "{B}", INSTANT_CARD, put_onto_battlefield(card_in_graveyard(CREATURE), attacking=True))
DEFY = card("Defy", "{W}", INSTANT_CARD, put_onto_battlefield(card_in_graveyard(CREATURE), blocking=True))
LEAP = card(
    "Leap", "{W}", INSTANT_CARD,
    put_onto_battlefield(card_in_graveyard(CREATURE), blocking=target(CREATURE & ATTACKING)),
)  # fmt: skip
PEACE = card("Peace", "{W}", ENCHANTMENT_CARD, cant_attack(CREATURE), cant_block(CREATURE))


@pytest.fixture
def table() -> Table:
    return Table(players=3, free_mana=True)


# ---------------------------------------------------------------------- attacking


@pytest.mark.rule("508.4")
def test_the_controller_chooses_for_each_creature_whom_it_attacks(table: Table) -> None:
    table.hand(ANN, RAID)
    table.turn(ANN, "declare attackers step")
    table.cast(ANN, "Raid")
    table.will(ANN, BOB, CAT)
    table.resolve()
    goblins = table.find_all("Goblin Token")
    assert [(goblin.attacking, goblin.tapped) for goblin in goblins] == [(BOB, True), (CAT, True)]


@pytest.mark.rule("508.4", "614.1a")
def test_tokens_that_a_replacement_effect_adds_attack_too_each_as_is_chosen(table: Table) -> None:
    table.battlefield(ANN, card("Twice", "{G}", ENCHANTMENT_CARD, more_tokens()))
    table.hand(ANN, RAID)
    table.turn(ANN, "declare attackers step")
    table.cast(ANN, "Raid")
    table.will(ANN, BOB, CAT, CAT, CAT)
    table.resolve()
    assert [goblin.attacking for goblin in table.find_all("Goblin Token")] == [BOB, CAT, CAT, CAT]


@pytest.mark.rule("508.4", "508.4c", "508.3a")
def test_a_card_put_onto_the_battlefield_attacking_never_attacked_and_heeds_no_restriction(table: Table) -> None:
    watch = card("Watch", "{W}", ENCHANTMENT_CARD, whenever(attacks(CREATURE), gain_life(1)))
    table.battlefield(ANN, watch)
    table.battlefield(BOB, PEACE)
    bears = table.graveyard(ANN, "Grizzly Bears")
    table.hand(ANN, RISE)
    table.turn(ANN, "declare attackers step")
    table.cast(ANN, "Rise", targets=[bears])
    table.will(ANN, CAT)
    table.resolve()
    table.combat_damage()
    assert (table.life(CAT), table.life(ANN)) == (18, 20)


@pytest.mark.rule("506.3b", "508.4")
def test_outside_of_combat_or_in_anothers_it_just_enters_tapped(table: Table) -> None:
    bears = table.graveyard(BOB, "Grizzly Bears")
    table.hand(BOB, RISE)
    table.turn(ANN, "declare attackers step")
    table.cast(BOB, "Rise", targets=[bears])
    table.resolve()
    here = table.find("Grizzly Bears")
    assert (here.attacking, here.tapped) == (None, True)


# ---------------------------------------------------------------------- blocking


@pytest.mark.rule("509.4", "509.4b", "509.3a", "509.3d")
def test_the_controller_chooses_for_each_creature_which_attacker_it_blocks(table: Table) -> None:
    """Nothing could be declared as a blocker here; what enters blocking blocks all the same, and never "blocked"."""
    table.battlefield(CAT, card("No Blocks", "{W}", ENCHANTMENT_CARD, cant_block(CREATURE)))
    table.battlefield(BOB, card("Watch", "{W}", ENCHANTMENT_CARD, whenever(blocks(CREATURE), gain_life(100))))
    table.battlefield(
        BOB, card("Notice", "{W}", ENCHANTMENT_CARD, whenever(is_blocked_by(CREATURE, CREATURE), gain_life(1)))
    )
    bears, angel = table.battlefield(ANN, "Grizzly Bears", "Serra Angel")
    table.battlefield(ANN, "Llanowar Elves")
    table.hand(BOB, GUARD)
    table.attack(ANN, {bears: BOB, angel: BOB, "Llanowar Elves": CAT})
    table.go_to("declare blockers step")
    table.cast(BOB, "Guard")
    table.will(BOB, bears, angel)
    table.resolve()
    table.resolve_all()
    goblins = table.find_all("Goblin Token")
    assert [goblin.blocking for goblin in goblins] == [[bears], [angel]]
    table.combat_damage()
    assert (table.life(BOB), table.life(CAT)) == (22, 19)


@pytest.mark.rule("509.4", "509.4a")
def test_a_card_enters_blocking_the_creature_that_is_named(table: Table) -> None:
    bears, elves = table.battlefield(ANN, "Grizzly Bears", "Llanowar Elves")
    angel = table.graveyard(BOB, "Serra Angel")
    table.hand(BOB, LEAP)
    table.attack(ANN, {bears: BOB, elves: BOB})
    table.cast(BOB, "Leap", targets=[angel, elves])
    table.resolve()
    assert table.find("Serra Angel", zone="battlefield").blocking == [elves]


@pytest.mark.rule("509.4a", "506.3e")
def test_what_enters_blocking_for_somebody_who_is_not_attacked_blocks_nothing(table: Table) -> None:
    bears = table.battlefield(ANN, "Grizzly Bears")
    one, other = table.graveyard(CAT, "Serra Angel", "Llanowar Elves")
    table.hand(CAT, LEAP, DEFY)
    table.attack(ANN, {bears: BOB})
    table.cast(CAT, "Leap", targets=[one, bears])
    table.resolve()
    table.cast(CAT, "Defy", targets=[other])
    table.resolve()
    assert table.find("Serra Angel", zone="battlefield").blocking == []
    assert table.find("Llanowar Elves", zone="battlefield").blocking == []
    assert not bears.blocked


@pytest.mark.rule("509.4")
def test_where_one_creature_attacks_nobody_asks(table: Table) -> None:
    bears = table.battlefield(ANN, "Grizzly Bears")
    elves = table.graveyard(BOB, "Llanowar Elves")
    table.hand(BOB, DEFY)
    table.attack(ANN, {bears: BOB})
    table.cast(BOB, "Defy", targets=[elves])
    table.resolve()
    assert table.find("Llanowar Elves", zone="battlefield").blocking == [bears]


def test_the_words_read_like_cards_and_hold_together(table: Table) -> None:
    assert table.text(RAID) == "Create two 1/1 red Goblin creature tokens that are tapped and attacking."
    assert table.text(GUARD) == "Create two 1/1 red Goblin creature tokens that are blocking."
    assert table.text(RISE) == (
        "Put target creature card from your graveyard onto the battlefield tapped and attacking."
    )
    assert table.text(LEAP) == (
        "Put target creature card from your graveyard onto the battlefield blocking target attacking creature."
    )
    check_cards(RAID, GUARD, RISE, DEFY, games=1)
