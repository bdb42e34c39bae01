"""The planes of 2023 that change how one planeswalks, what is there, and what drives: each played in a game."""

from __future__ import annotations

import pytest

from planechase.cards.pool import card
from planechase.rules.casual.planeswalking import Planeswalked, PlaneswalkedAway
from planechase.rules.events.events import PhasedIn, PhasedOut
from planechase.testing import ANN, BOB
from planechase.testing.planar_table import PlanarTable
from planechase.words.casual.planar_words import (
    UNTIL_PLANESWALK,
    chaos,
    phenomenon,
    plane,
    planeswalk_away,
    planeswalk_to,
)
from planechase.words.effects.lasting_effects import MakeTrue
from planechase.words.effects.life_effects import gain_life
from planechase.words.english import card_text
from planechase.words.player_words import YOU
from planechase.words.statics.permission_statics import CantCast

SPRING = plane("Spring", "Testing", planeswalk_to(gain_life(1)), planeswalk_away(gain_life(100)), chaos(gain_life(10)))
SHRUG = phenomenon("Shrug", gain_life(1000))


@pytest.mark.parametrize(
    ("name", "part"),
    [
        ("Ghirapur", "gains trample, haste, and crew 2"),
        ("Norn's Seedcore", "Planeswalk to it, except don't planeswalk away from any plane"),
        ("The Fertile Lands of Saulvinia", "until you reveal a plane card. Chaos ensues on that plane"),
        ("Unyaro", "if you planeswalked to Unyaro this turn, untap all creatures"),
    ],
)
def test_how_they_read(name: str, part: str) -> None:
    assert part in card_text(card(name))


@pytest.fixture
def table() -> PlanarTable:
    return PlanarTable(free_mana=True)


# ---------------------------------------------------------------------- Norn's Seedcore


@pytest.mark.rule("701.31d", "311.7", "701.31b")
def test_norns_seedcore_brings_another_plane_as_you_come(table: PlanarTable) -> None:
    """One planeswalks to it, and is nevertheless still here."""
    table.on_plane(SPRING)
    table.planar_deck(ANN, "Norn's Seedcore", SPRING)
    table.will(ANN, ["Spring", "Norn's Seedcore"], about="triggers")
    table.planeswalk(ANN)
    table.resolve_all()
    assert table.planes == ["Norn's Seedcore", "Spring"]
    assert table.life(ANN) == 121
    assert [walk.player for walk in table.happened(Planeswalked)] == [ANN, ANN]
    assert len(table.happened(PlaneswalkedAway)) == 1


@pytest.mark.rule("311.7", "701.20a")
def test_what_norns_seedcore_reveals_before_the_plane_goes_to_the_bottom(table: PlanarTable) -> None:
    """A phenomenon is not encountered there."""
    table.on_plane("Norn's Seedcore")
    table.planar_deck(ANN, SHRUG, SPRING)
    table.chaos()
    table.resolve_all()
    assert table.planes == ["Norn's Seedcore", "Spring"]
    assert table.planar_deck(ANN)[-1] == "Shrug"
    assert table.life(ANN) == 21


@pytest.mark.rule("701.31b", "901.11c")
def test_whoever_leaves_norns_seedcore_leaves_all_planes(table: PlanarTable) -> None:
    table.on_plane("Norn's Seedcore", SPRING)
    table.will(ANN, ["Spring", "Norn's Seedcore"], about="order")
    table.planeswalk(ANN)
    table.resolve_all()
    assert table.planes == ["Nowhere 2"]
    assert table.life(ANN) == 120


@pytest.mark.rule("311.7")
def test_without_another_plane_norns_seedcore_leads_nowhere(table: PlanarTable) -> None:
    table.on_plane("Norn's Seedcore")
    table.planar_deck(ANN, SHRUG, SHRUG, only=True)
    table.chaos()
    table.always(ANN, ["Shrug", "Shrug"], about="order")
    table.resolve_all()
    assert (table.planes, table.planar_deck(ANN)) == (["Norn's Seedcore"], ["Shrug", "Shrug"])
    assert table.happened(Planeswalked) == []


@pytest.mark.rule("901.11")
def test_planeswalking_without_leaving_ends_what_lasts_until_then(table: PlanarTable) -> None:
    reef = plane("Reef", "Testing", chaos(MakeTrue(CantCast(YOU), UNTIL_PLANESWALK)))
    table.on_plane(reef)
    table.chaos()
    table.resolve()
    table.hand(ANN, "Grizzly Bears")
    assert not table.can_cast(ANN, "Grizzly Bears")
    table.on_plane("Norn's Seedcore")
    table.chaos()
    table.resolve()
    assert table.can_cast(ANN, "Grizzly Bears")


@pytest.mark.rule("901.15", "311.7")
def test_norns_seedcore_on_a_map_keeps_its_place() -> None:
    table = PlanarTable(eternities_map=True, free_mana=True)
    table.lay_out("Norn's Seedcore", "Krosa", "Bant", "Naya", "Jund", deck=[SPRING, "Panopticon"])
    table.chaos()
    table.resolve_all()
    assert table.planes == ["Norn's Seedcore", "Spring"]
    assert table.map[0, 0] == "Norn's Seedcore"


# ---------------------------------------------------------------------- The Fertile Lands of Saulvinia


@pytest.mark.rule("106.12a", "605.1b")
@pytest.mark.parametrize("player", [ANN, BOB])
def test_lands_give_twice_on_saulvinia(table: PlanarTable, player: int) -> None:
    table.on_plane("The Fertile Lands of Saulvinia")
    (forest,) = table.lands(player, "Forest", 1)
    table.turn(player)
    table.tap_for_mana(player, forest)
    assert table.mana(player) == "{G}{G}"


@pytest.mark.rule("106.12a")
def test_only_lands_give_twice_on_saulvinia(table: PlanarTable) -> None:
    table.on_plane("The Fertile Lands of Saulvinia")
    elves = table.battlefield(ANN, "Llanowar Elves")
    table.tap_for_mana(ANN, elves)
    assert table.mana(ANN) == "{G}"


@pytest.mark.rule("311.7", "113.7a")
def test_chaos_on_saulvinia_ensues_on_the_next_plane(table: PlanarTable) -> None:
    """One does not go there; what was revealed is on the bottom by the time the chaos ability resolves."""
    table.on_plane("The Fertile Lands of Saulvinia")
    table.planar_deck(ANN, SHRUG, SPRING)
    table.chaos()
    table.will(ANN, ["Spring", "Shrug"], about="order")
    table.resolve()
    assert table.stack == ["Spring"]
    assert table.planar_deck(ANN)[-2:] == ["Spring", "Shrug"]
    table.resolve()
    assert (table.life(ANN), table.planes) == (30, ["The Fertile Lands of Saulvinia"])


@pytest.mark.rule("311.7")
def test_without_a_plane_in_the_deck_chaos_on_saulvinia_does_nothing(table: PlanarTable) -> None:
    table.on_plane("The Fertile Lands of Saulvinia")
    table.planar_deck(ANN, SHRUG, only=True)
    table.chaos()
    table.resolve_all()
    assert (table.life(ANN), table.planar_deck(ANN)) == (20, ["Shrug"])


# ---------------------------------------------------------------------- Unyaro


@pytest.mark.rule("603.4", "702.26b", "701.31d")
def test_unyaro_phases_creatures_out_in_the_turn_one_came(table: PlanarTable) -> None:
    table.planar_deck(ANN, "Unyaro")
    bears = table.battlefield(ANN, "Grizzly Bears", tapped=True)
    theirs = table.battlefield(BOB, "Grizzly Bears")
    mantle = table.battlefield(ANN, "Spirit Mantle", attached_to=bears)
    table.planeswalk(ANN)
    table.go_to("end step")
    assert table.stack == ["Unyaro"]
    table.resolve()
    assert bears.phased_out
    assert theirs.phased_out
    assert mantle.phased_out
    assert table.battlefield(ANN) == []
    assert len(table.happened(PhasedOut)) == 3


@pytest.mark.rule("702.26a", "702.26c", "702.26g")
def test_what_phased_out_on_unyaro_comes_back_when_somebody_planeswalks(table: PlanarTable) -> None:
    """And not before, whosever untap step it is; untapped, and with what is attached to it."""
    table.planar_deck(ANN, "Unyaro")
    bears = table.battlefield(ANN, "Grizzly Bears", tapped=True)
    table.battlefield(ANN, "Spirit Mantle", attached_to=bears)
    table.planeswalk(ANN)
    table.go_to("end step")
    table.resolve()
    for _ in range(3):
        table.next_turn()
        assert table.battlefield(ANN) == []
        assert table.stack == []
    table.planeswalk(BOB)
    assert table.battlefield(ANN) == ["Grizzly Bears", "Spirit Mantle"]
    assert [thing.name for thing in bears.attachments] == ["Spirit Mantle"]
    assert not bears.tapped
    assert len(table.happened(PhasedIn)) == 2


@pytest.mark.rule("603.4")
def test_unyaro_does_nothing_in_later_turns(table: PlanarTable) -> None:
    table.on_plane("Unyaro")
    table.battlefield(ANN, "Grizzly Bears")
    table.go_to("end step")
    assert table.stack == []


@pytest.mark.rule("702.26d")
def test_phasing_out_on_unyaro_is_not_leaving(table: PlanarTable) -> None:
    table.planar_deck(ANN, "Unyaro")
    bears = table.battlefield(ANN, "Grizzly Bears", token=True)
    table.counters(bears, "+1/+1", 2)
    table.planeswalk(ANN)
    table.go_to("end step")
    table.resolve()
    table.planeswalk(ANN)
    assert bears.counter("+1/+1") == 2


@pytest.mark.rule("702.26d", "514.2")
@pytest.mark.parametrize("same_turn", [True, False])
def test_damage_stays_on_what_phased_out_until_the_turn_ends(table: PlanarTable, same_turn: bool) -> None:
    table.planar_deck(ANN, "Unyaro")
    angel = table.battlefield(BOB, "Serra Angel")
    table.planeswalk(ANN)
    table.hand(ANN, "Lightning Bolt")
    table.cast(ANN, "Lightning Bolt", targets=[angel])
    table.resolve()
    table.go_to("end step")
    table.resolve()
    if not same_turn:
        table.next_turn()
    table.planeswalk(table.active_player)
    assert angel.damage == (3 if same_turn else 0)


@pytest.mark.rule("311.7")
def test_chaos_on_unyaro_brings_knights(table: PlanarTable) -> None:
    table.on_plane("Unyaro")
    table.chaos()
    table.resolve()
    assert table.battlefield(ANN) == ["Knight Token"] * 2
    knight = table.find("Knight Token")
    assert (knight.power, knight.toughness, knight.colors) == (2, 2, "WU")
    assert knight.has("vigilance")


# ---------------------------------------------------------------------- Ghirapur


@pytest.mark.rule("301.7", "702.122a", "613.4b")
def test_artifacts_become_vehicles_in_ghirapur(table: PlanarTable) -> None:
    """They have a size once somebody crews them, and can attack at once."""
    table.on_plane("Ghirapur")
    stone, myr = table.battlefield(ANN, "Fractured Powerstone"), table.battlefield(ANN, "Copper Myr")
    theirs, angel = table.battlefield(BOB, "Fractured Powerstone"), table.battlefield(ANN, "Serra Angel")
    table.turn(ANN)
    table.go_to("beginning of combat")
    table.resolve()
    assert [thing.is_a("Vehicle") for thing in (stone, myr, theirs)] == [True, False, False]
    assert not stone.is_a("Creature")
    table.will(ANN, [angel], about="tap")
    table.activate(ANN, stone, ability="becomes an artifact creature")
    table.resolve()
    assert (stone.power, stone.toughness) == (5, 3)
    assert {"trample", "haste"} <= stone.keywords
    assert angel.tapped
    table.attack(ANN, [stone])
    table.combat_damage()
    assert table.life(BOB) == 15
    table.next_turn()
    assert not stone.is_a("Vehicle")
    assert not stone.is_a("Creature")


@pytest.mark.rule("603.2b", "901.6")
def test_ghirapur_is_for_whose_turn_it_is(table: PlanarTable) -> None:
    table.on_plane("Ghirapur", owner=ANN)
    stone = table.battlefield(BOB, "Fractured Powerstone")
    table.turn(BOB)
    table.go_to("beginning of combat")
    table.resolve()
    assert stone.is_a("Vehicle")


@pytest.mark.rule("311.7")
def test_chaos_in_ghirapur_returns_a_noncreature_artifact_card(table: PlanarTable) -> None:
    table.on_plane("Ghirapur")
    table.graveyard(ANN, "Fractured Powerstone", "Copper Myr", "Cancel")
    table.will(ANN, "Fractured Powerstone")
    table.chaos()
    table.resolve()
    assert table.hand(ANN) == ["Fractured Powerstone"]
