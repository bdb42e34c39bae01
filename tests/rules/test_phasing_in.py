"""What keeps permanents from phasing in, and what makes them (CR 702.26, 611.2b, 101.2)."""

from __future__ import annotations

import pytest

from planechase.testing import ANN, BOB, Table
from planechase.testing.planar_table import PlanarTable
from planechase.vocabulary import (
    ARTIFACT,
    ARTIFACT_CARD,
    AURA_CARD,
    CREATURE,
    CYBERMAN,
    ENCHANTMENT_CARD,
    INSTANT_CARD,
    LAND,
    PERMANENT,
    PHASED_OUT,
    REST_OF_GAME,
    THIS,
    UNTIL_PLANESWALK,
    Step,
    activated,
    add_types,
    all_of,
    anthem,
    at_next,
    base_size,
    card,
    card_in_graveyard,
    chaos,
    create,
    creature,
    creature_token,
    enchant,
    enchanted,
    enter_tapped,
    enters_with_counters,
    gain_life,
    gets,
    keep_phased_out,
    later,
    phase_in,
    phase_out,
    plane,
    put_onto_battlefield,
    remembered,
    remove_counters,
    static,
    target,
    then,
    when_enters,
    while_it_has_counter,
)

AWAY = remembered(PHASED_OUT, "those permanents", several=True)
STAYING = while_it_has_counter(THIS, "charge")
GATE = card("Gate", "{1}", ARTIFACT_CARD,
            activated("{T}", then(phase_out(target(PERMANENT)), keep_phased_out(AWAY, STAYING))),
            enters_with_counters("charge", 1))  # fmt: skip
CLOAK = card("Cloak", "{U}", AURA_CARD, enchant(CREATURE), enchanted(gets(1, 1)))


@pytest.mark.rule("702.26a", "101.2")
def test_what_cannot_phase_in_stays_away_in_its_controllers_untap_step() -> None:
    table = Table(free_mana=True)
    gate = table.battlefield(ANN, GATE, counters={"charge": 1})
    bears = table.battlefield(BOB, "Grizzly Bears")
    table.activate(ANN, gate, targets=[bears])
    table.resolve()
    assert bears.phased_out
    table.begin("untap step", of=BOB)
    assert bears.phased_out
    assert "Grizzly Bears" in str(table.view(BOB)["phased_out"])


@pytest.mark.rule("611.2b", "702.26a")
def test_it_phases_in_as_usual_once_nothing_keeps_it_away() -> None:
    table = Table(free_mana=True)
    table.hand(ANN, card("Drain", "{1}", INSTANT_CARD, remove_counters("charge", target(ARTIFACT))))
    gate = table.battlefield(ANN, GATE, counters={"charge": 1})
    bears = table.battlefield(BOB, "Grizzly Bears")
    table.activate(ANN, gate, targets=[bears])
    table.resolve()
    table.cast(ANN, "Drain", targets=[gate])
    table.resolve()
    assert bears.phased_out, "the effect is over, but nothing has brought it back"
    table.begin("untap step", of=BOB)
    assert not bears.phased_out


@pytest.mark.rule("702.26g", "101.2")
def test_an_aura_stays_away_with_its_host() -> None:
    table = Table(free_mana=True)
    gate = table.battlefield(ANN, GATE, counters={"charge": 1})
    bears = table.battlefield(BOB, "Grizzly Bears")
    cloak = table.battlefield(ANN, CLOAK, attached_to=bears)
    table.activate(ANN, gate, targets=[bears])
    table.resolve()
    table.begin("untap step", of=ANN)
    table.begin("untap step", of=BOB)
    assert (bears.phased_out, cloak.phased_out) == (True, True)


@pytest.mark.rule("702.26c", "702.26d")
def test_an_effect_phases_in_what_it_phased_out_and_that_is_not_entering() -> None:
    table = Table(free_mana=True)
    blink = card("Blink", "{1}", INSTANT_CARD, then(phase_out(target(CREATURE)),
                                                    later(at_next(Step.END), phase_in(AWAY))))  # fmt: skip
    table.hand(ANN, blink)
    warden = card("Warden", "{W}", creature("Human", 1, 1), when_enters(gain_life(1)))
    one = table.battlefield(BOB, warden, tapped=True)
    table.cast(ANN, "Blink", targets=[one])
    table.resolve()
    assert one.phased_out
    table.begin("end step")
    table.resolve()
    assert (one.phased_out, one.tapped, table.stack) == (False, True, [])


@pytest.mark.rule("702.26g", "702.26h")
def test_what_phased_out_with_its_host_phases_in_only_with_it_and_once() -> None:
    table = Table(free_mana=True)
    table.hand(ANN, card("Blink", "{1}", INSTANT_CARD,
                         then(phase_out(all_of(PERMANENT)), later(at_next(Step.END), phase_in(AWAY)))))  # fmt: skip
    bears = table.battlefield(BOB, "Grizzly Bears")
    cloak = table.battlefield(ANN, CLOAK, attached_to=bears)
    table.cast(ANN, "Blink")
    table.resolve()
    assert (bears.phased_out, cloak.phased_out) == (True, True)
    table.begin("end step")
    table.resolve()
    assert (cloak.attached_to, bears.power) == (bears, 3)


@pytest.mark.rule("101.2", "702.26c")
def test_what_lasts_until_somebody_planeswalks_does_not_bring_back_what_cannot_phase_in() -> None:
    table = PlanarTable()
    table.on_plane(plane("Void", "Nowhere", chaos(phase_out(all_of(CREATURE), UNTIL_PLANESWALK))))
    keep = then(phase_out(target(ARTIFACT), UNTIL_PLANESWALK), keep_phased_out(AWAY, REST_OF_GAME))
    table.hand(ANN, card("Keep", "{0}", INSTANT_CARD, keep))
    bears, rock = table.battlefield(BOB, "Grizzly Bears", "Armillary Sphere")
    table.cast(ANN, "Keep", targets=[rock])
    table.resolve()
    table.roll(ANN, "chaos")
    table.resolve()
    assert (bears.phased_out, rock.phased_out) == (True, True)
    table.planeswalk(ANN)
    assert (bears.phased_out, rock.phased_out) == (False, True)


# ---------------------------------------------------------------------- entering tapped


DUSK = card("Dusk", "{B}", ENCHANTMENT_CARD, static(enter_tapped(CREATURE)))


@pytest.mark.rule("614.1d", "614.12")
def test_what_would_be_a_creature_enters_tapped_whosever_it_is() -> None:
    table = Table(free_mana=True)
    table.battlefield(ANN, DUSK)
    assert table.enters(ANN, "Grizzly Bears").tapped
    assert table.enters(BOB, "Grizzly Bears").tapped
    assert not table.enters(BOB, "Armillary Sphere").tapped


@pytest.mark.rule("614.12")
def test_effects_that_would_make_it_a_creature_count() -> None:
    table = Table(free_mana=True)
    table.battlefield(
        ANN, DUSK, card("March", "{U}", ENCHANTMENT_CARD, anthem(ARTIFACT, add_types(CREATURE.types), base_size(1, 1)))
    )
    assert table.enters(ANN, "Armillary Sphere").tapped
    assert not table.enters(ANN, "Forest").tapped


@pytest.mark.rule("614.12", "708.3")
def test_a_card_that_enters_face_down_is_a_creature() -> None:
    table = Table(free_mana=True)
    table.battlefield(ANN, DUSK)
    table.hand(ANN, card("Buried", "{1}", INSTANT_CARD,
                         put_onto_battlefield(card_in_graveyard(LAND), face_down=CYBERMAN)))  # fmt: skip
    land = table.graveyard(ANN, "Forest")
    table.cast(ANN, "Buried", targets=[land])
    table.resolve()
    assert (land.now.face_down, land.now.tapped) == (True, True)


@pytest.mark.rule("614.12", "111.1")
def test_tokens_enter_tapped_too() -> None:
    table = Table(free_mana=True)
    table.battlefield(ANN, DUSK)
    table.hand(BOB, card("Raise", "{1}", INSTANT_CARD, create(creature_token(1, 1, "W", "Soldier"), 2)))
    table.cast(BOB, "Raise")
    table.resolve()
    assert [shown["tapped"] for shown in table.view(BOB)["battlefield"]] == [False, True, True]
