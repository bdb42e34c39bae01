"""Role tokens (CR 111.10, 303.7)."""

import pytest

from planechase.testing import ANN, BOB, Table, check_cards
from planechase.testing.handle import Handle
from planechase.vocabulary import (
    CREATURE,
    CURSED_ROLE,
    INSTANT_CARD,
    MONSTER_ROLE,
    PERMANENT,
    ROYAL_ROLE,
    SORCERER_ROLE,
    VIRTUOUS_ROLE,
    WICKED_ROLE,
    YOUNG_HERO_ROLE,
    card,
    create_attached,
    destroy,
    target,
    targets,
)
from planechase.writing import card_text

ROLES = {
    "Cursed": CURSED_ROLE, "Monster": MONSTER_ROLE, "Royal": ROYAL_ROLE, "Sorcerer": SORCERER_ROLE,
    "Virtuous": VIRTUOUS_ROLE, "Wicked": WICKED_ROLE, "Young Hero": YOUNG_HERO_ROLE,
}  # fmt: skip
CASTING = {name: card(f"Cast {name}", "{W}", INSTANT_CARD, create_attached(role, target(CREATURE)))
           for name, role in ROLES.items()}  # fmt: skip


@pytest.fixture
def table() -> Table:
    return Table(free_mana=True)


def give(table: Table, name: str, to: Handle, player: int = ANN) -> None:
    table.hand(player, CASTING[name])
    table.cast(player, f"Cast {name}", targets=[to])
    table.resolve()


@pytest.mark.rule("111.10")
def test_a_role_is_created_by_its_name() -> None:
    assert card_text(CASTING["Wicked"]) == "Create a Wicked Role token attached to target creature."
    check_cards(*CASTING.values())


@pytest.mark.rule("111.10j", "111.10k", "111.10m", "111.10n", "111.10p", "111.10q", "111.10r")
@pytest.mark.parametrize(
    ("name", "size"),
    [("Cursed", (1, 1)), ("Monster", (3, 3)), ("Royal", (3, 3)), ("Sorcerer", (3, 3)), ("Virtuous", (3, 3)),
     ("Wicked", (3, 3)), ("Young Hero", (2, 2))],
)  # fmt: skip
def test_each_role_makes_something_of_its_creature(table: Table, name: str, size: tuple[int, int]) -> None:
    bears = table.battlefield(ANN, "Grizzly Bears")
    give(table, name, bears)
    assert (bears.power, bears.toughness) == size
    role = table.find(name, zone="battlefield")
    assert (role.type_line, role.colors, role.is_token) == ("Enchantment — Aura Role", "", True)
    assert role.attached_to == bears


@pytest.mark.rule("111.10k")
def test_a_monster_tramples(table: Table) -> None:
    bears = table.battlefield(ANN, "Grizzly Bears")
    give(table, "Monster", bears)
    assert bears.has("trample")


@pytest.mark.rule("111.10q")
def test_when_a_wicked_role_goes_each_opponent_loses_life(table: Table) -> None:
    bears = table.battlefield(ANN, "Grizzly Bears")
    give(table, "Wicked", bears)
    table.hand(BOB, card("End", "{B}", INSTANT_CARD, destroy(target(CREATURE))))
    table.cast(BOB, "End", targets=[bears])
    table.resolve_all()
    assert (table.life(ANN), table.life(BOB)) == (20, 19)


@pytest.mark.rule("111.10r", "603.4")
def test_a_young_hero_grows_as_it_attacks_while_it_is_small(table: Table) -> None:
    bears, giant = table.battlefield(ANN, "Grizzly Bears", "Air Elemental")
    give(table, "Young Hero", bears)
    give(table, "Young Hero", giant)
    table.attack(ANN, [bears, giant])
    table.resolve_all()
    assert (bears.counter("+1/+1"), giant.counter("+1/+1")) == (1, 0)


@pytest.mark.rule("303.7a", "704.5y")
def test_of_two_roles_of_one_player_the_newer_stays(table: Table) -> None:
    bears = table.battlefield(ANN, "Grizzly Bears")
    give(table, "Monster", bears)
    give(table, "Sorcerer", bears)
    assert sorted(table.battlefield(ANN)) == ["Grizzly Bears", "Sorcerer"]
    give(table, "Cursed", bears, BOB)
    assert sorted(table.battlefield(ANN) + table.battlefield(BOB)) == ["Cursed", "Grizzly Bears", "Sorcerer"]


@pytest.mark.rule("303.7a")
def test_roles_on_different_creatures_do_not_disturb_each_other(table: Table) -> None:
    bears, elf = table.battlefield(ANN, "Grizzly Bears", "Llanowar Elves")
    give(table, "Monster", bears)
    give(table, "Royal", elf)
    assert sorted(table.battlefield(ANN)) == ["Grizzly Bears", "Llanowar Elves", "Monster", "Royal"]


@pytest.mark.rule("303.4i")
def test_a_role_that_cannot_enchant_what_it_should_is_not_created(table: Table) -> None:
    ring = table.battlefield(ANN, "Sol Ring")
    table.hand(ANN, card("Odd", "{W}", INSTANT_CARD, create_attached(ROYAL_ROLE, target(PERMANENT))))
    table.cast(ANN, "Odd", targets=[ring])
    table.resolve()
    assert table.battlefield(ANN) == ["Sol Ring"]


@pytest.mark.rule("115.6")
def test_up_to_one_target_may_be_none(table: Table) -> None:
    table.hand(ANN, card("Maybe", "{W}", INSTANT_CARD, create_attached(ROYAL_ROLE, targets(CREATURE, 1, 0))))
    table.cast(ANN, "Maybe", targets=[])
    table.resolve()
    assert table.battlefield(ANN) == []
