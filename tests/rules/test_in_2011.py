"""More of what was otherwise by the rules of July 2011: winning, counters, tokens, libraries, choices."""

from __future__ import annotations

import pytest

from planechase.decks.deck_list_reading import read
from planechase.decks.legality import check
from planechase.rules.state.decisions import Choose
from planechase.rules.state.edition import Edition
from planechase.testing import ANN, BOB, CAT, Table
from planechase.vocabulary import (
    CREATURE,
    CREATURE_TYPE,
    ENCHANTMENT_CARD,
    INSTANT_CARD,
    ITSELF,
    PROLIFERATE,
    SORCERY_CARD,
    THAT_CARD,
    YOU,
    Zone,
    cant_gain_life,
    cant_lose,
    card,
    choose_one,
    create,
    creature,
    creature_token,
    exile,
    leaves,
    redistribute_life,
    shuffle_into_library,
    target,
    whenever,
    win_game,
)

THEN, NOW = Edition.Y2011, Edition.CURRENT
EDITIONS = pytest.mark.parametrize("edition", [THEN, NOW], ids=["2011", "current"])


def table_of(edition: Edition, players: int = 2) -> Table:
    return Table(players, edition=edition, free_mana=True)


# ---------------------------------------------------------------------- winning


@pytest.mark.rule("2011:104.3h", "2011:800.7", "104.2b")
@EDITIONS
def test_who_wins_against_several_of_whom_one_cannot_lose(edition: Edition) -> None:
    table = table_of(edition, 3)
    table.battlefield(CAT, card("Steadfast", "{W}", ENCHANTMENT_CARD, cant_lose(YOU)))
    table.hand(ANN, card("Triumph", "{W}", SORCERY_CARD, win_game()))
    table.cast(ANN, "Triumph")
    table.resolve()
    assert table.has_lost(BOB) is (edition is THEN)
    assert (table.result is None) is (edition is THEN)


@pytest.mark.rule("2011:104.2b")
def test_in_2011_two_players_just_end_the_game() -> None:
    table = table_of(THEN)
    table.battlefield(BOB, card("Steadfast", "{W}", ENCHANTMENT_CARD, cant_lose(YOU)))
    table.hand(ANN, card("Triumph", "{W}", SORCERY_CARD, win_game()))
    table.cast(ANN, "Triumph")
    table.resolve()
    assert table.result is not None
    assert table.result.winners == (ANN,)


# ---------------------------------------------------------------------- counters and tokens


@pytest.mark.rule("2011:701.23a", "2011:701.23b", "701.34a")
@EDITIONS
def test_proliferating_what_has_two_kinds_of_counters(edition: Edition) -> None:
    table = table_of(edition)
    bears = table.battlefield(ANN, "Grizzly Bears", counters={"+1/+1": 2, "stun": 1})
    table.poison(BOB, 1)
    table.hand(ANN, card("Spread", "{U}", INSTANT_CARD, PROLIFERATE))
    table.cast(ANN, "Spread")
    table.will(ANN, [bears, BOB])
    if edition is THEN:
        table.will(ANN, ["stun"])
    table.resolve()
    assert bears.counters == ({"+1/+1": 2, "stun": 2} if edition is THEN else {"+1/+1": 3, "stun": 2})
    assert table.poison(BOB) == 2


@pytest.mark.rule("2011:110.5c", "111.4")
@EDITIONS
def test_the_name_of_a_token(edition: Edition) -> None:
    table = table_of(edition)
    table.hand(ANN, card("Call", "{G}", SORCERY_CARD, create(creature_token(1, 1, "G", "Elf Warrior"))))
    table.cast(ANN, "Call")
    table.resolve()
    assert table.battlefield(ANN) == ["Elf Warrior" if edition is THEN else "Elf Warrior Token"]


# ---------------------------------------------------------------------- choices


@pytest.mark.rule("2011:204.3k", "205.3m")
@EDITIONS
def test_which_creature_types_there_are(edition: Edition) -> None:
    table = table_of(edition)
    table.cast(ANN, table.hand(ANN, card("Pick", "{2}", SORCERY_CARD, choose_one(CREATURE_TYPE))))
    table.resolve(pause=True)
    assert isinstance(table.decision, Choose)
    offered = set(table.decision.options)
    assert {"Hound", "Cephalid", "Viashino", "Anteater"} <= offered or edition is NOW
    assert ({"Dog", "Phyrexian", "Time Lord", "Werewolf"} & offered == set()) is (edition is THEN)
    assert {"Zubera", "Elf", "Assembly-Worker"} <= offered


@pytest.mark.rule("2011:107.1c", "107.1c")
@EDITIONS
def test_what_is_divided_among_any_number(edition: Edition) -> None:
    table = table_of(edition)
    table.hand(ANN, "Rolling Thunder")
    if edition is THEN:
        table.cast(ANN, "Rolling Thunder", x=2, pause=True)
        with table.refuses("from 1 to 2, not 0"):
            table.answer(ANN, [])
        return
    table.cast(ANN, "Rolling Thunder", x=2, targets=[])
    table.resolve()
    assert table.life(BOB) == 20


@pytest.mark.rule("2011:107.1c")
def test_in_2011_nothing_may_still_be_divided_among_nobody() -> None:
    table = table_of(THEN)
    table.hand(ANN, "Rolling Thunder")
    table.cast(ANN, "Rolling Thunder", x=0, targets=[])
    table.resolve()
    assert table.graveyard(ANN) == ["Rolling Thunder"]


@pytest.mark.rule("2011:118.7", "119.7")
@EDITIONS
def test_life_totals_redistributed_to_who_cannot_gain_life(edition: Edition) -> None:
    """Now Ann cannot be given the higher total; then she could, and kept what she had."""
    table = table_of(edition)
    table.battlefield(BOB, card("Blight", "{B}", ENCHANTMENT_CARD, cant_gain_life(YOU)))
    table.life(BOB, 5)
    table.hand(ANN, card("Deal", "{W}", SORCERY_CARD, redistribute_life()))
    table.cast(ANN, "Deal")
    table.will(ANN, [ANN, BOB])
    if edition is THEN:
        table.will(ANN, ["5"])
    table.resolve()
    assert (table.life(ANN), table.life(BOB)) == ((5, 5) if edition is THEN else (20, 5))


# ---------------------------------------------------------------------- libraries


@pytest.mark.rule("2011:701.15c", "701.24c")
@EDITIONS
def test_shuffling_in_a_card_that_is_gone(edition: Edition) -> None:
    table = table_of(edition)
    order = ["Forest", "Island", "Swamp", "Mountain", "Plains", "Grizzly Bears", "Serra Angel"]
    table.library(ANN, *order, only=True)
    returns = whenever(leaves(ITSELF, Zone.GRAVEYARD), shuffle_into_library(THAT_CARD))
    table.battlefield(ANN, card("Trick", "{U}", creature("Incarnation", 1, 1), returns))
    table.hand(ANN, "Lightning Bolt")
    table.hand(BOB, card("Tomb", "{0}", INSTANT_CARD, exile(target(CREATURE, zone=Zone.GRAVEYARD))))
    table.cast(ANN, "Lightning Bolt", targets=["Trick"])
    table.resolve()
    table.cast(BOB, "Tomb", targets=["Trick"])
    table.resolve_all()
    assert (table.library(ANN) == order) is (edition is THEN)


# ---------------------------------------------------------------------- decks


@pytest.mark.rule("2011:100.4a", "100.4a")
@pytest.mark.parametrize(("count", "fine"), [(0, True), (14, False), (15, True), (16, False)])
def test_the_size_of_a_sideboard(count: int, fine: bool) -> None:
    deck = read("60 Forest\nSideboard\n" + (f"{count} Island" if count else ""))
    assert [str(problem) for problem in check(deck, THEN)] == (
        [] if fine else [f"A sideboard has exactly 15 cards, or none; this one has {count}."]
    )
    assert bool(check(deck, NOW)) is (count > 15)
