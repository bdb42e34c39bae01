"""Slivers: what makes each of them that card."""

from __future__ import annotations

import pytest

from planechase.testing import ANN, BOB, Table


@pytest.fixture
def table() -> Table:
    return Table(free_mana=True)


@pytest.mark.rule("611.3b")
@pytest.mark.parametrize(
    ("name", "keyword", "shares"),
    [
        ("Sidewinder Sliver", "flanking", True),
        ("Cloudshredder Sliver", "flying", False),
        ("Cloudshredder Sliver", "haste", False),
        ("Spinneret Sliver", "reach", True),
        ("Two-Headed Sliver", "menace", True),
        ("Blur Sliver", "haste", False),
    ],
)
def test_slivers_share_keywords_with_their_own_or_with_all(table: Table, name: str, keyword: str, shares: bool) -> None:
    sliver, mine = table.battlefield(ANN, name, "Metallic Sliver")
    theirs, bears = table.battlefield(BOB, "Metallic Sliver"), table.battlefield(ANN, "Grizzly Bears")
    assert [one.has(keyword) for one in (sliver, mine, theirs, bears)] == [True, True, shares, False]


@pytest.mark.rule("613.4c")
@pytest.mark.parametrize(
    ("name", "own", "mine", "theirs"),
    [
        ("Sinew Sliver", (2, 2), (2, 2), (2, 2)),
        ("Blade Sliver", (3, 2), (2, 1), (2, 1)),
        ("Cleaving Sliver", (4, 2), (3, 1), (1, 1)),
        ("Sliver Legion", (9, 9), (3, 3), (3, 3)),
    ],
)
def test_slivers_share_strength(
    table: Table, name: str, own: tuple[int, int], mine: tuple[int, int], theirs: tuple[int, int]
) -> None:
    slivers = (*table.battlefield(ANN, name, "Metallic Sliver"), table.battlefield(BOB, "Metallic Sliver"))
    assert [(one.power, one.toughness) for one in slivers] == [own, mine, theirs]


def test_manaweft_slivers_make_mana(table: Table) -> None:
    table.battlefield(ANN, "Manaweft Sliver", "Metallic Sliver")
    assert table.tap_for_mana(ANN, "Metallic Sliver", choose=["{B}"]) == "{B}"


@pytest.mark.rule("603.6a")
def test_slivers_enter_in_harmony(table: Table) -> None:
    table.battlefield(ANN, "Harmonic Sliver")
    rings = table.battlefield(BOB, "Sol Ring", "Whispersilk Cloak")
    table.will(BOB, rings[1], about="target")
    table.enters(BOB, "Metallic Sliver")
    table.resolve()
    assert table.battlefield(BOB) == ["Sol Ring", "Metallic Sliver"]


def test_scuttling_slivers_untap(table: Table) -> None:
    table.battlefield(ANN, "Scuttling Sliver")
    sliver = table.battlefield(ANN, "Metallic Sliver", tapped=True)
    table.activate(ANN, sliver)
    table.resolve()
    assert not sliver.tapped


@pytest.mark.rule("603.2")
@pytest.mark.parametrize("willing", [True, False])
def test_a_slivers_controller_may_breed(table: Table, willing: bool) -> None:
    table.battlefield(ANN, "Brood Sliver")
    sliver = table.battlefield(BOB, "Metallic Sliver")
    table.turn(BOB)
    table.attack(BOB, {sliver: ANN})
    table.combat_damage()
    table.will(BOB, willing, about="Brood Sliver")
    table.resolve()
    assert ("Sliver Token" in table.battlefield(BOB)) is willing
