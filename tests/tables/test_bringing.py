"""A deck of one's own: whoever sits chooses it, and nobody else's changes by it."""

from __future__ import annotations

import pytest
from msgspec import structs

from planechase.tables import commands as ask
from planechase.tables.onlookers import company
from planechase.tables.people import Person, Refused
from planechase.tables.plans import BuiltIn, Listed, Plan, Sealed, Usual
from planechase.tables.table import GameTable

FORESTS = Listed("60 Forest", "Trees")


def gathered() -> tuple[GameTable, Person, Person]:
    """Ann, the host, and Bob sit at a table for two, Bob on the second seat."""
    table = GameTable.opened(Plan(variants=(), players=2, seed=4), bytes(32))
    ann, bob = table.come("Ann", "a" * 32), table.come("Bob", "b" * 32)
    table.do(ann, ask.Sit(0))
    table.do(bob, ask.Sit(1))
    return table, ann, bob


def test_a_guest_brings_a_deck_and_the_hosts_stays() -> None:
    table, ann, bob = gathered()
    table.do(ann, ask.Bring(BuiltIn("Zombie Empire")))
    table.do(bob, ask.Bring(FORESTS))
    assert table.plan.decks == (BuiltIn("Zombie Empire"), FORESTS)
    table.do(ann, ask.Begin())
    assert table.game is not None
    assert {card.name for card in table.game.setup.seats[1].deck} == {"Forest"}


def test_a_deck_for_the_second_seat_leaves_the_first_as_it_was() -> None:
    table, _, bob = gathered()
    table.do(bob, ask.Bring(FORESTS))
    assert table.plan.decks == (Usual(), FORESTS)


def test_a_list_that_cannot_be_played_is_refused_and_the_old_deck_stays() -> None:
    table, _, bob = gathered()
    table.do(bob, ask.Bring(FORESTS))
    with pytest.raises(Refused, match="line 1: There is no card"):
        table.do(bob, ask.Bring(Listed("60 Forst of Nowhere")))
    assert table.plan.decks[1] == FORESTS


def test_who_only_watches_and_who_comes_too_late_bring_nothing() -> None:
    table, ann, bob = gathered()
    eve = table.come("Eve", "e" * 32)
    with pytest.raises(Refused, match="Sit down first"):
        table.do(eve, ask.Bring(FORESTS))
    table.do(ann, ask.Begin())
    with pytest.raises(Refused, match="The game has begun"):
        table.do(bob, ask.Bring(FORESTS))


def test_the_journal_tells_of_it() -> None:
    table, _, bob = gathered()
    table.do(bob, ask.Bring(FORESTS))
    assert GameTable.again(table.unsaved()).plan == table.plan


def test_what_is_in_a_list_is_told_to_nobody_else_and_the_host_plans_on_without_changing_it() -> None:
    table, ann, bob = gathered()
    table.do(bob, ask.Bring(FORESTS))
    assert company(table, bob, []).plan.decks == (Usual(), FORESTS)
    seen = company(table, ann, []).plan
    assert seen.decks == (Usual(), Sealed("Trees"))
    table.do(ann, ask.Propose(structs.replace(seen, edition="2011")))
    assert table.plan.decks == (Usual(), FORESTS)
    table.do(ann, ask.Begin())
    assert company(table, ann, []).plan.decks == (Usual(), Sealed("Trees"))
    table.do(bob, ask.Concede())
    assert company(table, ann, []).plan.decks == (Usual(), FORESTS)
