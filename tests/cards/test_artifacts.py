"""Artifacts: mana from stones, Equipment, machines with counters, and what nobody may do any more."""

from __future__ import annotations

import pytest

from planechase.rules.casual.planar_die import PlanarDieRolled
from planechase.rules.events.actions import destroy, return_to_hand
from planechase.rules.events.damage import DamageDealt
from planechase.rules.state.decisions import Choose
from planechase.rules.state.player import Automation
from planechase.testing import ANN, BOB, CAT, Table
from planechase.testing.planar_table import PlanarTable
from planechase.words.card import ARTIFACT_CARD, INSTANT_CARD, activated, card
from planechase.words.conditions import WON_THE_FLIP
from planechase.words.cost_words import SacrificeThis
from planechase.words.effects.flow import If, then
from planechase.words.effects.hands import draw
from planechase.words.effects.tokens import FlipCoin, add

GAMBLE = card("Small Gamble", "{R}", INSTANT_CARD, then(FlipCoin(), If(WON_THE_FLIP, draw(2))))

TREASURE = card("Small Treasure", "{1}", ARTIFACT_CARD, activated(SacrificeThis(), add("{C}")))


@pytest.fixture
def table() -> Table:
    return Table(free_mana=True)


# ---------------------------------------------------------------------- mana


@pytest.mark.rule("605.3b", "107.4c")
def test_sol_ring_makes_colorless_mana_without_the_stack() -> None:
    table = Table()
    ring = table.battlefield(ANN, "Sol Ring")
    table.hand(ANN, "Pentad Prism", "Augury Owl")
    assert table.why_not_cast(ANN, "Augury Owl") is not None, "colourless mana pays for no coloured symbol"
    table.cast(ANN, "Pentad Prism")
    assert ring.tapped
    assert table.stack == ["Pentad Prism"]
    assert table.mana(ANN) == ""


@pytest.mark.rule("605.3a", "601.2g")
def test_boros_signet_is_paid_for_with_another_mana_ability() -> None:
    table = Table()
    signet = table.battlefield(ANN, "Boros Signet")
    (mountain,) = table.lands(ANN, "Mountain", 1)
    table.hand(ANN, card("Two Colors", "{R}{W}", INSTANT_CARD, draw()))
    table.cast(ANN, "Two Colors")
    assert signet.tapped
    assert mountain.tapped


@pytest.mark.rule("601.2g")
def test_the_signet_is_paid_with_the_mana_that_is_not_needed_otherwise() -> None:
    table = Table()
    table.battlefield(ANN, "Boros Signet")
    table.lands(ANN, "Mountain", 1)
    table.lands(ANN, "Island", 1)
    table.hand(ANN, card("Three Colors", "{U}{R}{W}", INSTANT_CARD, draw()))
    table.cast(ANN, "Three Colors")
    table.resolve()
    assert table.graveyard(ANN) == ["Three Colors"]


@pytest.mark.rule("605.1a")
def test_nothing_pays_for_a_lonely_signet() -> None:
    table = Table()
    table.battlefield(ANN, "Boros Signet")
    table.hand(ANN, "Lightning Bolt")
    assert not table.can_cast(ANN, "Lightning Bolt")
    with table.refuses("mana"):
        table.tap_for_mana(ANN, "Boros Signet")


@pytest.mark.rule("702.44a", "601.2h")
def test_pentad_prism_counts_the_colors_spent_on_it() -> None:
    table = Table()
    table.lands(ANN, "Mountain", 2)
    table.lands(ANN, "Plains", 1)
    table.hand(ANN, "Pentad Prism", "Augury Owl")
    table.cast(ANN, "Pentad Prism")
    table.resolve()
    prism = table.find("Pentad Prism", zone="battlefield")
    assert prism.counters == {"charge": 2}
    table.lands(ANN, "Swamp", 1)
    table.cast(ANN, "Augury Owl")
    assert prism.counters == {"charge": 1}, "one of them became blue mana"


@pytest.mark.rule("605.1a")
def test_pentad_prism_pays_with_several_counters_at_once() -> None:
    table = Table()
    prism = table.battlefield(ANN, "Pentad Prism", counters={"charge": 3})
    table.hand(ANN, "Cancel", "Augury Owl")
    table.cast(ANN, "Augury Owl")
    assert prism.counters == {"charge": 1}
    assert not table.can_cast(ANN, "Cancel")


@pytest.mark.rule("702.44b")
def test_sunburst_counts_nothing_that_was_not_cast(table: Table) -> None:
    prism = table.enters(ANN, "Pentad Prism")
    assert prism.counters == {}
    table.enters(ANN, "Suntouched Myr")
    assert table.graveyard(ANN) == ["Suntouched Myr"]


@pytest.mark.rule("702.44a")
@pytest.mark.parametrize(
    ("lands", "size"),
    [(("Mountain", "Plains", "Island"), 3), (("Mountain", "Mountain", "Plains"), 2), (("Forest",) * 3, 1)],
)
def test_suntouched_myr_is_as_big_as_its_colors(lands: tuple[str, ...], size: int) -> None:
    table = Table()
    for land in lands:
        table.lands(ANN, land, 1)
    table.hand(ANN, "Suntouched Myr")
    table.cast(ANN, "Suntouched Myr")
    table.resolve()
    assert table.find("Suntouched Myr").power == size


@pytest.mark.rule("702.44a")
def test_suntouched_myr_takes_the_colors_it_can_get() -> None:
    table = Table()
    for land in ("Mountain", "Mountain", "Mountain", "Plains", "Island"):
        table.lands(ANN, land, 1)
    table.hand(ANN, "Suntouched Myr")
    table.cast(ANN, "Suntouched Myr")
    table.resolve()
    assert table.find("Suntouched Myr").power == 3


@pytest.mark.rule("702.44b", "704.5f")
def test_suntouched_myr_for_colorless_mana_dies() -> None:
    table = Table()
    table.mana(ANN, "{3}")
    table.hand(ANN, "Suntouched Myr")
    table.cast(ANN, "Suntouched Myr")
    table.resolve()
    assert table.graveyard(ANN) == ["Suntouched Myr"]


def test_a_player_may_choose_the_mana_for_sunburst_by_hand() -> None:
    table = Table()
    table.state.players[ANN].automation = Automation(pass_priority=False, pay=False, order=True)
    table.lands(ANN, "Mountain", 3)
    table.lands(ANN, "Plains", 1)
    table.hand(ANN, "Suntouched Myr")
    mountains = table.find_all("Mountain", zone="battlefield")
    table.will(ANN, *[(one.id, 0) for one in mountains])
    table.cast(ANN, "Suntouched Myr")
    table.resolve()
    assert table.find("Suntouched Myr").power == 1


# ---------------------------------------------------------------------- costs


@pytest.mark.rule("601.2f")
def test_sphere_of_resistance_makes_spells_cost_more() -> None:
    table = Table()
    table.battlefield(BOB, "Sphere of Resistance")
    table.lands(ANN, "Mountain", 1)
    table.hand(ANN, "Lightning Bolt")
    assert not table.can_cast(ANN, "Lightning Bolt")
    table.lands(ANN, "Mountain", 1)
    table.cast(ANN, "Lightning Bolt", targets=[BOB])
    table.resolve()
    assert table.life(BOB) == 17


@pytest.mark.rule("601.2f", "702.41a")
def test_myr_enforcer_costs_less_for_artifacts_after_the_increase() -> None:
    table = Table()
    table.battlefield(ANN, "Sphere of Resistance", "Krark's Thumb", "Pentad Prism")
    table.battlefield(BOB, "Sol Ring")
    table.hand(ANN, "Myr Enforcer")
    table.lands(ANN, "Mountain", 4)
    assert not table.can_cast(ANN, "Myr Enforcer"), "7 + 1 - 3 = 5"
    table.lands(ANN, "Mountain", 1)
    table.cast(ANN, "Myr Enforcer")
    table.resolve()
    assert table.find("Myr Enforcer").power == 4


@pytest.mark.rule("601.2f", "702.41a")
def test_an_artifact_sacrificed_for_mana_still_counts() -> None:
    table = Table()
    table.battlefield(ANN, *[TREASURE] * 4)
    table.hand(ANN, "Myr Enforcer")
    table.cast(ANN, "Myr Enforcer")
    assert table.battlefield(ANN) == [TREASURE.name], "three of the four paid what was left of seven"


@pytest.mark.rule("702.41a")
def test_affinity_never_makes_a_spell_cost_less_than_nothing() -> None:
    table = Table()
    table.battlefield(ANN, *["Pentad Prism"] * 9)
    table.hand(ANN, "Myr Enforcer")
    table.cast(ANN, "Myr Enforcer")
    table.resolve()
    assert table.find("Myr Enforcer").toughness == 4


# ---------------------------------------------------------------------- hands, copies and names


@pytest.mark.rule("107.4c")
def test_thought_knot_seer_needs_colorless_mana() -> None:
    table = Table()
    table.lands(ANN, "Swamp", 5)
    table.hand(ANN, "Thought-Knot Seer")
    assert not table.can_cast(ANN, "Thought-Knot Seer")
    table.battlefield(ANN, "Sol Ring")
    assert table.can_cast(ANN, "Thought-Knot Seer")


def test_thought_knot_seer_takes_a_nonland_card(table: Table) -> None:
    table.hand(BOB, "Forest", "Grizzly Bears", "Air Elemental")
    table.hand(ANN, "Thought-Knot Seer")
    table.cast(ANN, "Thought-Knot Seer")
    table.will(ANN, BOB)
    table.resolve()
    table.resolve(pause=True)
    assert [table.state.name_of(one) for one in table.decision.options] == [  # type: ignore[union-attr]
        "Grizzly Bears",
        "Air Elemental",
    ]
    table.answer(ANN, "Air Elemental")
    assert table.exile(BOB) == ["Air Elemental"]
    assert table.hand(BOB) == ["Forest", "Grizzly Bears"]


@pytest.mark.rule("603.6c", "603.10a")
def test_thought_knot_seer_gives_a_card_when_it_leaves(table: Table) -> None:
    seer = table.battlefield(ANN, "Thought-Knot Seer")
    table.will(ANN, BOB)
    table.happen(lambda state: return_to_hand(state, [state.objects[seer.id]]))
    assert table.hand(ANN) == ["Thought-Knot Seer"]
    table.resolve()
    assert len(table.hand(BOB)) == 1


@pytest.mark.rule("707.10", "707.10b")
def test_strionic_resonator_copies_a_triggered_ability(table: Table) -> None:
    table.battlefield(ANN, "Strionic Resonator")
    bears, elves = table.battlefield(BOB, "Grizzly Bears", "Llanowar Elves")
    table.will(ANN, bears)
    kavu = table.enters(ANN, "Flametongue Kavu")
    table.activate(ANN, "Strionic Resonator", targets=table.on_stack()[-1:])
    table.will(ANN, True, elves)
    table.resolve()
    assert table.stack == ["Flametongue Kavu", "Flametongue Kavu"]
    assert [damage.source for damage in table.happened(DamageDealt)] == []
    table.resolve_all()
    assert [damage.source for damage in table.happened(DamageDealt)] == [kavu.id, kavu.id]
    assert table.graveyard(BOB) == ["Llanowar Elves", "Grizzly Bears"]


def test_strionic_resonator_leaves_the_abilities_of_others_alone(table: Table) -> None:
    table.battlefield(BOB, "Strionic Resonator")
    table.battlefield(BOB, "Grizzly Bears")
    table.lands(BOB, "Island", 2)
    table.will(ANN, "Grizzly Bears")
    table.enters(ANN, "Flametongue Kavu")
    assert table.why_not_activate(BOB, "Strionic Resonator") == (
        "There is no legal target for Strionic Resonator's ability."
    )


@pytest.mark.rule("602.5", "607.2d")
def test_pithing_needle_stops_ninjutsu_from_the_hand(table: Table) -> None:
    table.battlefield(ANN, "Grizzly Bears")
    table.lands(ANN, "Island", 2)
    table.hand(ANN, "Mistblade Shinobi", "Ninja of the Deep Hours")
    table.will(BOB, "Mistblade Shinobi")
    table.enters(BOB, "Pithing Needle")
    table.attack(ANN, {"Grizzly Bears": BOB})
    table.block(BOB)
    assert not table.can_activate(ANN, "Mistblade Shinobi")
    assert table.can_activate(ANN, "Ninja of the Deep Hours")


@pytest.mark.rule("602.5")
def test_pithing_needle_leaves_mana_abilities_alone(table: Table) -> None:
    table.battlefield(BOB, "Llanowar Elves")
    table.will(ANN, "Llanowar Elves")
    table.enters(ANN, "Pithing Needle")
    assert table.tap_for_mana(BOB, "Llanowar Elves") == "{G}"


@pytest.mark.rule("201.4", "614.12a")
def test_pithing_needle_may_name_a_card_that_nobody_plays(table: Table) -> None:
    table.enters(ANN, "Pithing Needle", pause=True)
    assert isinstance(table.decision, Choose)
    assert {"Stasis", "Pithing Needle", "Lightning Bolt"} <= set(table.decision.options)
    assert table.battlefield(ANN) == [], "the choice is made before it enters"
    table.answer(ANN, "Stasis")
    assert table.battlefield(ANN) == ["Pithing Needle"]


@pytest.mark.rule("800.4a")
def test_the_needle_of_a_player_who_left_forbids_nothing() -> None:
    table = Table(players=3)
    table.battlefield(ANN, "Strionic Resonator", "Whispersilk Cloak", "Grizzly Bears")
    table.lands(ANN, "Island", 2)
    table.will(CAT, "Whispersilk Cloak")
    table.enters(CAT, "Pithing Needle")
    assert not table.can_activate(ANN, "Whispersilk Cloak")
    table.concede(CAT)
    assert table.can_activate(ANN, "Whispersilk Cloak")


@pytest.mark.rule("705.1", "614.1a")
@pytest.mark.parametrize(("kept", "drawn"), [("heads", 2), ("tails", 0)])
def test_with_krarks_thumb_one_of_two_coins_counts(table: Table, kept: str, drawn: int) -> None:
    table.battlefield(ANN, "Krark's Thumb")
    table.hand(ANN, GAMBLE)
    table.force_coins("tails", "heads")
    table.cast(ANN, GAMBLE.name)
    table.will(ANN, "heads", kept)
    table.resolve()
    assert len(table.hand(ANN)) == drawn


def test_krarks_thumb_flips_no_coins_for_others(table: Table) -> None:
    table.battlefield(BOB, "Krark's Thumb")
    table.hand(ANN, GAMBLE)
    table.force_coins("tails", "heads")
    table.cast(ANN, GAMBLE.name)
    table.will(ANN, "heads")
    table.resolve()
    assert table.hand(ANN) == []


@pytest.mark.rule("704.5j")
def test_only_one_thumb_stays(table: Table) -> None:
    first = table.battlefield(ANN, "Krark's Thumb")
    second = table.battlefield(ANN, "Krark's Thumb")
    table.will(ANN, second)
    table.pass_()
    assert second.exists
    assert not first.exists


# ---------------------------------------------------------------------- machines


@pytest.mark.rule("603.8")
def test_synod_centurion_needs_another_artifact(table: Table) -> None:
    centurion, ring = table.battlefield(ANN, "Synod Centurion", "Sol Ring")
    table.battlefield(BOB, "Pentad Prism")
    table.pass_()
    assert table.stack == []
    table.remove(ring)
    table.pass_()
    assert table.stack == ["Synod Centurion"], "it triggers once"
    table.resolve()
    assert not centurion.exists
    assert table.graveyard(ANN) == ["Synod Centurion"]


@pytest.mark.rule("603.8")
def test_a_stifled_state_trigger_comes_again(table: Table) -> None:
    centurion = table.battlefield(ANN, "Synod Centurion")
    table.hand(BOB, "Stifle")
    table.pass_(ANN)
    assert table.stack == ["Synod Centurion"]
    table.cast(BOB, "Stifle", targets=table.on_stack())
    table.resolve()
    assert table.stack == ["Synod Centurion"]
    assert centurion.exists
    table.resolve()
    assert not centurion.exists


@pytest.mark.rule("704.5a", "101.2")
def test_platinum_angel_keeps_its_player_in_the_game(table: Table) -> None:
    angel = table.battlefield(ANN, "Platinum Angel")
    table.life(ANN, -5)
    table.poison(ANN, 10)
    table.library(ANN, only=True)
    table.begin("draw step", of=ANN)
    assert table.result is None
    table.remove(angel)
    table.pass_()
    assert table.winner == BOB


@pytest.mark.rule("104.3a")
def test_nothing_keeps_a_player_from_conceding(table: Table) -> None:
    table.battlefield(ANN, "Platinum Angel")
    table.concede(ANN)
    assert table.winner == BOB


@pytest.mark.rule("702.12b", "704.5g")
def test_darksteel_forge_makes_artifacts_indestructible(table: Table) -> None:
    forge, myr = table.battlefield(ANN, "Darksteel Forge", "Myr Enforcer")
    bears = table.battlefield(ANN, "Grizzly Bears")
    table.happen(lambda state: destroy(state, [state.objects[one.id] for one in (forge, myr, bears)]))
    assert table.battlefield(ANN) == ["Darksteel Forge", "Myr Enforcer"]
    table.hand(BOB, "Lightning Bolt", "Lightning Bolt")
    for _ in range(2):
        table.cast(BOB, "Lightning Bolt", targets=[myr])
    table.resolve_all()
    assert myr.damage == 6
    table.remove(forge)
    table.pass_()
    assert table.graveyard(ANN) == ["Grizzly Bears", "Myr Enforcer"]


@pytest.mark.rule("704.5f")
def test_darksteel_forge_does_not_save_from_zero_toughness(table: Table) -> None:
    table.battlefield(ANN, "Darksteel Forge")
    table.enters(ANN, "Suntouched Myr")
    assert table.graveyard(ANN) == ["Suntouched Myr"]


@pytest.mark.rule("702.43a")
def test_arcbound_slith_grows_and_hands_its_counters_on(table: Table) -> None:
    table.hand(ANN, "Arcbound Slith")
    table.cast(ANN, "Arcbound Slith")
    table.resolve()
    slith = table.find("Arcbound Slith")
    assert slith.counters == {"+1/+1": 1}
    heir = table.battlefield(ANN, "Myr Enforcer")
    table.go_to("main", of=ANN)
    table.attack(ANN, {"Arcbound Slith": BOB})
    table.combat_damage()
    table.resolve()
    assert (table.life(BOB), slith.power) == (19, 2)
    table.hand(BOB, "Lightning Bolt")
    table.cast(BOB, "Lightning Bolt", targets=[slith])
    table.will(ANN, heir, True)
    table.resolve_all()
    assert heir.counters == {"+1/+1": 2}


@pytest.mark.rule("702.43a", "603.10a", "704.5q")
def test_modular_looks_back_at_the_counters_it_had(table: Table) -> None:
    slith = table.battlefield(ANN, "Arcbound Slith", counters={"+1/+1": 3})
    myr = table.battlefield(ANN, "Myr Enforcer")
    table.counters(slith, "-1/-1", 3)
    table.will(ANN, myr, True)
    table.pass_(ANN)
    table.resolve()
    assert myr.counters == {"+1/+1": 3}


# ---------------------------------------------------------------------- Equipment


@pytest.mark.rule("702.6a", "702.18a", "509.1b", "301.5c")
def test_whispersilk_cloak_hides_its_bearer(table: Table) -> None:
    bears, elves = table.battlefield(ANN, "Grizzly Bears", "Llanowar Elves")
    table.battlefield(BOB, "Wall of Blossoms")
    table.battlefield(ANN, "Whispersilk Cloak", "Loxodon Warhammer")
    table.activate(ANN, "Whispersilk Cloak", targets=[bears])
    table.resolve()
    assert bears.has("shroud")
    table.hand(ANN, "Giant Growth")
    with table.refuses("not a legal target"):
        table.cast(ANN, "Giant Growth", targets=[bears])
    with table.refuses("not a legal target"):
        table.activate(ANN, "Loxodon Warhammer", targets=[bears])
    fork = table.fork()
    fork.attack(ANN, {bears: BOB})
    with fork.refuses("no creature that can block"):
        fork.block(BOB, {"Wall of Blossoms": bears})
    table.activate(ANN, "Whispersilk Cloak", targets=[elves])
    table.resolve()
    assert (bears.has("shroud"), elves.has("shroud")) == (False, True)


@pytest.mark.rule("702.6a", "702.19b", "702.15b")
def test_loxodon_warhammer_tramples_and_gains_life(table: Table) -> None:
    bears = table.battlefield(ANN, "Grizzly Bears")
    wall = table.battlefield(BOB, "Wall of Blossoms")
    table.battlefield(ANN, "Loxodon Warhammer")
    table.activate(ANN, "Loxodon Warhammer", targets=[bears])
    table.resolve()
    assert (bears.power, bears.toughness) == (5, 2)
    table.attack(ANN, {bears: BOB})
    with table.refuses("main phase"):
        table.activate(ANN, "Loxodon Warhammer", targets=[bears])
    table.block(BOB, {wall: bears})
    table.will(ANN, {wall: 4, BOB: 1})
    table.combat_damage()
    assert (table.life(BOB), table.life(ANN)) == (19, 25)
    assert not wall.exists


@pytest.mark.rule("702.92a", "704.5f", "301.5c")
def test_flayer_husk_comes_with_a_germ(table: Table) -> None:
    bears = table.battlefield(ANN, "Grizzly Bears")
    table.hand(ANN, "Flayer Husk")
    table.cast(ANN, "Flayer Husk")
    table.resolve()
    table.resolve()
    husk = table.find("Flayer Husk")
    germ = table.find("Phyrexian Germ Token")
    assert husk.attached_to == germ
    assert (germ.power, germ.toughness, germ.colors) == (1, 1, "B")
    assert germ.subtypes == frozenset({"Phyrexian", "Germ"})
    table.activate(ANN, "Flayer Husk", targets=[bears])
    table.resolve()
    assert table.battlefield(ANN) == ["Grizzly Bears", "Flayer Husk"]
    assert (husk.attached_to, bears.power) == (bears, 3)


@pytest.mark.rule("704.5n")
def test_the_husk_stays_when_its_germ_dies(table: Table) -> None:
    husk = table.enters(ANN, "Flayer Husk")
    table.resolve()
    table.hand(BOB, "Lightning Bolt")
    table.cast(BOB, "Lightning Bolt", targets=["Phyrexian Germ Token"])
    table.resolve()
    assert husk.attached_to is None
    assert table.battlefield(ANN) == ["Flayer Husk"]


# ---------------------------------------------------------------------- Ichor Elixir


@pytest.mark.rule("614.1a", "706.6", "901.9")
@pytest.mark.parametrize("kept", ["chaos", "blank"])
def test_ichor_elixir_lets_its_controller_choose_between_two_rolls(kept: str) -> None:
    """The roll that is ignored never happened, and the next one costs as much as after any other."""
    table = PlanarTable(free_mana=True)
    table.on_plane("Panopticon")
    table.battlefield(ANN, "Ichor Elixir")
    table.force_planar_die("chaos")
    table.will(ANN, kept, about="roll")
    table.roll(ANN, "blank")
    assert table.stack == (["Panopticon"] if kept == "chaos" else [])
    assert [roll.face.value for roll in table.happened(PlanarDieRolled)] == [kept]
    assert table.cost_to_roll(ANN) == 1


@pytest.mark.rule("616.1", "706.6")
def test_two_ichor_elixirs_add_a_die_each() -> None:
    table = PlanarTable(free_mana=True)
    for _ in range(2):
        table.battlefield(ANN, "Ichor Elixir")
    table.force_planar_die("chaos", "planeswalker")
    table.roll(ANN, "blank", pause=True)
    assert table.decision is not None
    assert sorted(table.decision.options) == ["blank", "chaos", "planeswalker"]  # type: ignore[attr-defined]


@pytest.mark.rule("614.1a")
def test_ichor_elixir_is_no_help_to_others() -> None:
    table = PlanarTable(free_mana=True)
    table.battlefield(BOB, "Ichor Elixir")
    table.roll(ANN, "planeswalker")
    assert table.stack == ["the planeswalking ability"]


@pytest.mark.rule("605.1a")
def test_ichor_elixir_makes_two_colorless_mana() -> None:
    table = PlanarTable()
    elixir = table.battlefield(ANN, "Ichor Elixir")
    table.tap_for_mana(ANN, elixir)
    assert table.mana(ANN) == "{C}{C}"
