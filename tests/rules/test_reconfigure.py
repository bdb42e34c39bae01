"""Reconfigure (CR 702.151)."""

from __future__ import annotations

import pytest

from planechase.testing import ANN, BOB, Table, check_card
from planechase.words.card import INSTANT_CARD, anthem, card, creature
from planechase.words.effects.lasting_effects import Change
from planechase.words.filters import ARTIFACT, CREATURE, AttachedHost
from planechase.words.keywords.reconfigure import reconfigure
from planechase.words.modifications import LoseAllAbilities
from planechase.words.selections import target
from planechase.words.statics import gets

FOX = card(
    "Fox", "{1}", creature("Equipment Fox", 2, 1, "Artifact Creature"),
    anthem(CREATURE & AttachedHost(), gets(3, 0)), reconfigure("{2}"),
)  # fmt: skip
BEARS = "Grizzly Bears"


@pytest.fixture
def table() -> Table:
    table = Table(free_mana=True)
    table.lands(ANN, "Forest", 6)
    return table


def test_it_can_be_played_and_read(table: Table) -> None:
    check_card(FOX)
    assert table.text(FOX) == "Equipped creature gets +3/+0.\nReconfigure {2}"


@pytest.mark.rule("702.151a", "702.151b", "301.5c")
def test_attached_it_is_no_creature_until_it_is_unattached(table: Table) -> None:
    fox, bears = table.battlefield(ANN, FOX), table.battlefield(ANN, BEARS)
    assert fox.types == ["Artifact", "Creature"]
    table.activate(ANN, "Fox", "another target", targets=[BEARS])
    table.resolve()
    assert (fox.attached_to, fox.types, fox.subtypes) == (bears, ["Artifact"], frozenset({"Equipment"}))
    assert bears.power == 5
    table.activate(ANN, "Fox", "unattach")
    table.resolve()
    assert (fox.attached_to, fox.types, bears.power) == (None, ["Artifact", "Creature"], 2)


@pytest.mark.rule("702.151a")
def test_it_is_unattached_only_from_a_creature_and_only_as_a_sorcery(table: Table) -> None:
    table.battlefield(ANN, FOX)
    table.battlefield(ANN, BEARS)
    assert not table.can_activate(ANN, "Fox", "unattach")
    assert table.can_activate(ANN, "Fox", "another target")
    table.go_to("upkeep", of=BOB)
    assert not table.can_activate(ANN, "Fox", "another target")


@pytest.mark.rule("702.151b", "704.5n")
def test_as_its_host_leaves_it_is_a_creature_again(table: Table) -> None:
    fox, bears = table.battlefield(ANN, FOX), table.battlefield(ANN, BEARS)
    table.activate(ANN, "Fox", "another target", targets=[BEARS])
    table.resolve()
    table.hand(BOB, "Lightning Bolt")
    table.cast(BOB, "Lightning Bolt", targets=[bears])
    table.resolve()
    assert (fox.attached_to, fox.types) == (None, ["Artifact", "Creature"])


@pytest.mark.rule("702.151b")
def test_it_stays_attached_without_its_abilities(table: Table) -> None:
    fox, bears = table.battlefield(ANN, FOX), table.battlefield(ANN, BEARS)
    table.activate(ANN, "Fox", "another target", targets=[BEARS])
    table.resolve()
    table.hand(ANN, card("Blank", "{U}", INSTANT_CARD, Change(target(ARTIFACT), (LoseAllAbilities(),))))
    table.cast(ANN, "Blank", targets=["Fox"])
    table.resolve()
    assert (fox.attached_to, fox.types, bears.power) == (bears, ["Artifact"], 2)


@pytest.mark.rule("702.151a")
def test_it_moves_from_one_creature_to_another(table: Table) -> None:
    fox, bears, other = table.battlefield(ANN, FOX), table.battlefield(ANN, BEARS), table.battlefield(ANN, BEARS)
    for host in (bears, other):
        table.activate(ANN, "Fox", "another target", targets=[host])
        table.resolve()
    assert (fox.attached_to, fox.types, bears.power, other.power) == (other, ["Artifact"], 2, 5)
