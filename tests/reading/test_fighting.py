"""Combat for a turn, read and played: who must attack, block or be blocked, and by whom it cannot be."""

import pytest
from tests.reading.invented import read, refused

from planechase.testing import ANN, BOB, Table


@pytest.fixture
def table() -> Table:
    return Table(free_mana=True)


def cast(table: Table, text: str, *targets: object) -> None:
    table.hand(ANN, read(text, type_line="Sorcery"))
    table.cast(ANN, "Invention", list(targets))
    table.resolve()


@pytest.mark.rule("508.1d")
def test_a_creature_attacks_this_turn_if_able(table: Table) -> None:
    bears = table.battlefield(ANN, "Grizzly Bears")
    cast(table, "Target creature gets +2/+0 until end of turn and attacks this turn if able.", bears)
    assert bears.power == 4
    with table.refuses("must attack"):
        table.attack(ANN, {})
    table.attack(ANN, {bears: BOB})
    assert bears.attacking == BOB


@pytest.mark.rule("508.1d")
def test_everybody_sees_that_a_creature_attacks_this_turn(table: Table) -> None:
    bears = table.battlefield(BOB, "Grizzly Bears")
    cast(table, "Target creature attacks this turn if able.", bears)
    (effect,) = table.view(BOB)["effects"]
    assert effect["text"] == "Those permanents that didn't attack this turn attack each combat if able"
    assert effect["affects"] == [bears.id]


@pytest.mark.rule("509.1c")
def test_a_creature_must_be_blocked_this_turn(table: Table) -> None:
    bears, blocker = table.battlefield(ANN, "Grizzly Bears"), table.battlefield(BOB, "Grizzly Bears")
    cast(table, "Target creature must be blocked this turn if able.", bears)
    table.attack(ANN, {bears: BOB})
    with table.refuses("must block"):
        table.block(BOB, {})
    table.block(BOB, {blocker: bears})
    assert bears.blocked


@pytest.mark.rule("509.1c")
@pytest.mark.parametrize(
    "text",
    ["Target creature blocks this turn if able.", "All creatures able to block target creature this turn do so."],
)
def test_a_creature_must_block_this_turn(table: Table, text: str) -> None:
    bears, blocker = table.battlefield(ANN, "Grizzly Bears"), table.battlefield(BOB, "Grizzly Bears")
    cast(table, text, blocker if "blocks" in text else bears)
    table.attack(ANN, {bears: BOB})
    with table.refuses("must"):
        table.block(BOB, {})
    table.block(BOB, {blocker: bears})
    assert blocker.blocking == [bears]


@pytest.mark.rule("509.1c")
def test_a_creature_blocks_another_one_this_turn(table: Table) -> None:
    bears, other = table.battlefield(ANN, "Grizzly Bears", "Grizzly Bears")
    blocker = table.battlefield(BOB, "Grizzly Bears")
    cast(table, "Target creature you don't control blocks another target creature this turn if able.", blocker, bears)
    table.attack(ANN, {bears: BOB, other: BOB})
    with table.refuses("must"):
        table.block(BOB, {blocker: other})
    table.block(BOB, {blocker: bears})
    assert blocker.blocking == [bears]


@pytest.mark.rule("509.1b")
def test_a_creature_cannot_be_blocked_by_some(table: Table) -> None:
    bears, blocker = table.battlefield(ANN, "Grizzly Bears"), table.battlefield(BOB, "Grizzly Bears")
    cast(table, "Target creature can't be blocked this turn except by creatures with flying.", bears)
    table.attack(ANN, {bears: BOB})
    with table.refuses("no creature that can block"):
        table.block(BOB, {blocker: bears})


@pytest.mark.rule("611.2c")
def test_a_rule_about_all_of_a_kind_is_not_one_about_those_that_are_there() -> None:
    assert refused("All red creatures attack this turn if able.", type_line="Sorcery").reason
