"""The Doctor's Childhood Barn (Doctor Who, 2023)."""

from __future__ import annotations

import pytest

from planechase.testing import ANN, BOB, CAT
from planechase.testing.planar_table import PlanarTable
from planechase.vocabulary import (
    AURA_CARD,
    CREATURE,
    INSTANT_CARD,
    card,
    enchant,
    enchanted,
    gets,
    planeswalk_to_revealed,
    reveal_planar_cards,
    then,
)

BARN = "The Doctor's Childhood Barn"


def hidden(players: int = 2) -> PlanarTable:
    """A table at the Barn."""
    table = PlanarTable(players=players)
    table.on_plane(BARN)
    return table


@pytest.mark.rule("614.1d", "311.4")
def test_at_the_barn_everybodys_creatures_enter_tapped() -> None:
    table = hidden()
    assert table.enters(ANN, "Grizzly Bears").tapped
    assert table.enters(BOB, "Grizzly Bears").tapped
    assert not table.enters(ANN, "Forest").tapped


@pytest.mark.rule("311.7", "702.26b", "115.1")
def test_chaos_at_the_barn_untaps_and_hides_one_nonland_permanent_of_each_opponent() -> None:
    table = hidden(3)
    bears = table.battlefield(BOB, "Grizzly Bears", tapped=True)
    stone = table.battlefield(CAT, "Armillary Sphere")
    forest, other = table.battlefield(CAT, "Forest", "Grizzly Bears")
    mine = table.battlefield(ANN, "Grizzly Bears")
    table.roll(ANN, "chaos", pause=True)
    with table.refuses("at most one"):
        table.answer(ANN, [stone, other])
    for wrong in (forest, mine):
        with table.refuses("not among"):
            table.answer(ANN, [wrong])
    table.answer(ANN, [bears, stone])
    table.resolve()
    assert (bears.phased_out, stone.phased_out, other.phased_out) == (True, True, False)
    table.planeswalk(ANN)
    table.resolve()
    assert (bears.phased_out, bears.tapped) == (False, False)


@pytest.mark.rule("101.2", "702.26a", "611.2b")
def test_nothing_phases_in_in_an_untap_step_while_the_barn_is_face_up() -> None:
    table = hidden()
    bears = table.battlefield(BOB, "Grizzly Bears")
    table.will(ANN, [bears])
    table.roll(ANN, "chaos")
    table.resolve()
    table.begin("untap step", of=BOB)
    table.begin("untap step", of=ANN)
    table.begin("untap step", of=BOB)
    assert bears.phased_out


@pytest.mark.rule("603.7", "702.26c")
def test_when_a_player_planeswalks_what_the_barn_hid_phases_in() -> None:
    table = hidden()
    bears = table.battlefield(BOB, "Grizzly Bears", counters={"+1/+1": 1})
    table.will(ANN, [bears])
    table.roll(ANN, "chaos")
    table.resolve()
    table.planeswalk(ANN)
    assert (table.stack, bears.phased_out) == ([BARN], True)
    table.resolve()
    assert (bears.phased_out, bears.power) == (False, 3)
    table.planeswalk(ANN)
    assert table.stack == []


@pytest.mark.rule("611.2b", "702.26a")
def test_whoever_planeswalks_without_leaving_the_barn_brings_nothing_back() -> None:
    """The delayed ability resolves while nothing can phase in; once the Barn is gone, the next untap step does it."""
    table = hidden()
    table.planar_deck(ANN, "Naya", "Bant")
    bears = table.battlefield(BOB, "Grizzly Bears")
    stay = then(reveal_planar_cards(1), planeswalk_to_revealed("it", staying=True))
    table.hand(ANN, card("Stay", "{0}", INSTANT_CARD, stay))
    table.will(ANN, [bears])
    table.roll(ANN, "chaos")
    table.resolve()
    table.cast(ANN, "Stay")
    table.resolve()
    table.resolve_all()
    assert (table.planes, bears.phased_out) == ([BARN, "Naya"], True)
    table.will(ANN, [BARN, "Naya"])
    table.planeswalk(ANN)
    table.resolve_all()
    assert bears.phased_out
    table.begin("untap step", of=BOB)
    assert not bears.phased_out


@pytest.mark.rule("702.26g", "702.26h")
def test_a_creature_and_the_aura_on_it_are_hidden_and_come_back_together() -> None:
    table = hidden(3)
    bears = table.battlefield(BOB, "Grizzly Bears")
    cloak = card("Cloak", "{U}", AURA_CARD, enchant(CREATURE), enchanted(gets(1, 1)))
    aura = table.battlefield(CAT, cloak, attached_to=bears)
    table.will(ANN, [bears, aura])
    table.roll(ANN, "chaos")
    table.resolve()
    assert (bears.phased_out, aura.phased_out) == (True, True)
    table.planeswalk(ANN)
    table.resolve()
    assert (aura.attached_to, bears.power) == (bears, 3)
