"""The planes of Kamigawa: what makes each of them that plane."""

from __future__ import annotations

import pytest

from planechase.testing import ANN, BOB, CAT
from planechase.testing.planar_table import PlanarTable
from planechase.words.card import SORCERY_CARD
from planechase.words.card import card as written
from planechase.words.effects.permanent_effects import destroy
from planechase.words.effects.tokens import create, creature_token
from planechase.words.effects.zone_effects import exile
from planechase.words.filters import CREATURE
from planechase.words.selections import all_of, target


@pytest.fixture
def table() -> PlanarTable:
    return PlanarTable(free_mana=True)


# ---------------------------------------------------------------------- Minamo


@pytest.mark.rule("311.4", "901.7")
def test_minamo_asks_whoever_casts_a_spell(table: PlanarTable) -> None:
    """The ability is the planar controller's, but it is the caster who may draw, before the spell resolves."""
    table.on_plane("Minamo")
    table.hand(BOB, "Lightning Bolt")
    table.pass_(ANN)
    table.cast(BOB, "Lightning Bolt", targets=[ANN])
    ability = table.on_stack()[-1]
    assert (ability.name, ability.controller) == ("Minamo", ANN)
    table.will(BOB, True, about="Minamo")
    table.resolve()
    assert (table.hand(BOB), table.hand(ANN), table.life(ANN)) == (["Plains"], [], 20)
    table.resolve()
    assert table.life(ANN) == 17


def test_minamo_lets_one_decline(table: PlanarTable) -> None:
    table.on_plane("Minamo")
    table.hand(ANN, "Grizzly Bears")
    table.cast(ANN, "Grizzly Bears")
    table.will(ANN, False, about="Minamo")
    table.resolve()
    assert table.hand(ANN) == []


@pytest.mark.rule("311.7", "101.4")
def test_minamo_chaos_returns_what_all_players_chose_together() -> None:
    """Nothing is targeted; the choices are made in turn order, and only then the cards move."""
    table = PlanarTable(players=3)
    table.on_plane("Minamo")
    table.graveyard(ANN, "Cancel", "Lightning Bolt")
    table.graveyard(BOB, "Concentrate", "Air Elemental")
    table.graveyard(CAT, "Stifle")
    table.roll(ANN, "chaos")
    table.resolve(pause=True)
    table.answer(ANN, "Cancel")
    assert table.decision is not None
    assert table.decision.player == BOB
    assert table.graveyard(ANN) == ["Cancel", "Lightning Bolt"]
    table.answer(BOB, "Air Elemental")
    table.answer(CAT, [])
    assert table.hand(ANN) == ["Cancel"]
    assert table.hand(BOB) == ["Air Elemental"]
    assert (table.hand(CAT), table.graveyard(CAT)) == ([], ["Stifle"])


# ---------------------------------------------------------------------- Orochi Colony


def test_orochi_colony_finds_a_basic_land(table: PlanarTable) -> None:
    table.on_plane("Orochi Colony")
    bears = table.battlefield(ANN, "Grizzly Bears")
    table.library(ANN, "Terramorphic Expanse", "Forest")
    table.attack(ANN, {bears: BOB})
    table.combat_damage()
    table.will(ANN, True, about="Orochi Colony")
    table.resolve(pause=True)
    assert "Terramorphic Expanse" not in table.question
    table.answer(ANN, "Forest")
    assert table.find("Forest", zone="battlefield").tapped
    assert table.stack == []


@pytest.mark.rule("901.6", "109.5")
def test_orochi_colony_is_for_the_planar_controller(table: PlanarTable) -> None:
    """On Bob's turn "you" is Bob, and a creature that Ann controls does nothing for anybody."""
    table.on_plane("Orochi Colony")
    bears = table.battlefield(BOB, "Grizzly Bears")
    table.next_turn()
    assert table.planar_controller == BOB
    table.attack(BOB, {bears: ANN})
    table.combat_damage()
    assert table.on_stack()[0].controller == BOB
    table.will(BOB, False, about="Orochi Colony")
    table.resolve()
    assert table.battlefield(BOB) == ["Grizzly Bears"]


def test_orochi_colony_ignores_other_players_creatures(table: PlanarTable) -> None:
    table.on_plane("Orochi Colony")
    bears = table.battlefield(ANN, "Grizzly Bears")
    knight = table.battlefield(BOB, "Boros Swiftblade")
    table.attack(ANN, {bears: BOB})
    table.block(BOB, {knight: bears})
    table.go_to("end of combat")
    assert table.stack == []


@pytest.mark.rule("311.7", "509.1b")
def test_orochi_colony_chaos_makes_any_creature_unblockable(table: PlanarTable) -> None:
    table.on_plane("Orochi Colony")
    bears = table.battlefield(ANN, "Grizzly Bears")
    wall = table.battlefield(BOB, "Wall of Blossoms")
    table.will(ANN, bears)
    table.roll(ANN, "chaos")
    table.resolve()
    table.attack(ANN, {bears: BOB})
    with table.refuses("no creature that can block"):
        table.block(BOB, {wall: bears})
    table.always(ANN, False, about="Orochi Colony")
    table.combat_damage()
    table.resolve()
    assert table.life(BOB) == 18


# ---------------------------------------------------------------------- Sokenzan


@pytest.mark.rule("702.10b", "613.4c")
def test_sokenzan_makes_all_creatures_bigger_and_fast(table: PlanarTable) -> None:
    table.on_plane("Sokenzan")
    table.hand(ANN, "Grizzly Bears")
    wall = table.battlefield(BOB, "Wall of Blossoms")
    table.cast(ANN, "Grizzly Bears")
    table.resolve()
    bears = table.find("Grizzly Bears")
    assert (bears.power, bears.toughness, wall.toughness) == (3, 3, 5)
    table.attack(ANN, {bears: BOB})
    table.combat_damage()
    assert table.life(BOB) == 17


@pytest.mark.rule("901.7", "611.3")
def test_sokenzan_works_only_while_it_is_face_up(table: PlanarTable) -> None:
    table.on_plane("Sokenzan")
    bears = table.battlefield(ANN, "Grizzly Bears", summoning_sick=True)
    assert table.can_attack(bears)
    table.planeswalk(ANN)
    assert bears.power == 2
    assert not table.can_attack(bears)


@pytest.mark.rule("500.8", "311.7", "901.9b")
def test_sokenzan_chaos_adds_a_combat_and_a_main_phase(table: PlanarTable) -> None:
    table.on_plane("Sokenzan")
    bears = table.battlefield(ANN, "Grizzly Bears")
    lazy = table.battlefield(ANN, "Llanowar Elves", tapped=True)
    table.attack(ANN, {bears: BOB})
    table.go_to("postcombat main phase")
    table.roll(ANN, "chaos")
    table.resolve()
    assert (bears.tapped, lazy.tapped) == (False, True)
    table.attack(ANN, {bears: BOB})
    table.go_to("postcombat main phase")
    assert table.life(BOB) == 14
    table.next_step()
    assert table.step.value == "end step"


@pytest.mark.rule("500.8")
def test_sokenzan_twice_makes_two_combats_but_untaps_at_once(table: PlanarTable) -> None:
    """What attacks in the second combat phase stays tapped in the third."""
    table.on_plane("Sokenzan")
    table.lands(ANN, "Mountain", 1)
    bears = table.battlefield(ANN, "Grizzly Bears")
    table.attack(ANN, {bears: BOB})
    table.go_to("postcombat main phase")
    for _ in range(2):
        table.roll(ANN, "chaos")
        table.resolve()
    table.attack(ANN, {bears: BOB})
    table.go_to("beginning of combat")
    assert (table.active_player, bears.tapped) == (ANN, True)
    table.go_to("end step")
    assert (table.active_player, table.life(BOB)) == (ANN, 14)


def test_sokenzan_chaos_outside_a_main_phase_only_untaps(table: PlanarTable) -> None:
    """Chaos can ensue because of an effect, in any phase."""
    table.on_plane("Sokenzan")
    bears = table.battlefield(ANN, "Grizzly Bears")
    table.attack(ANN, {bears: BOB})
    table.chaos()
    table.resolve()
    assert not bears.tapped
    table.go_to("postcombat main phase")
    table.next_step()
    assert table.step.value == "end step"


# ---------------------------------------------------------------------- Takenuma


@pytest.mark.rule("603.10a")
def test_takenuma_draws_for_the_last_controller(table: PlanarTable) -> None:
    """However creatures leave, one ability each; those that leave together all trigger."""
    table.on_plane("Takenuma")
    table.battlefield(ANN, "Grizzly Bears")
    table.battlefield(BOB, "Air Elemental", "Wall of Blossoms")
    table.hand(ANN, written("Sweep", "{W}", SORCERY_CARD, exile(all_of(CREATURE))))
    table.cast(ANN, "Sweep")
    table.resolve()
    assert table.stack == ["Takenuma"] * 3
    table.resolve_all()
    assert (len(table.hand(ANN)), len(table.hand(BOB))) == (1, 2)


def test_takenuma_counts_tokens_and_stolen_creatures(table: PlanarTable) -> None:
    table.on_plane("Takenuma")
    stolen = table.battlefield(BOB, "Grizzly Bears")
    table.hand(ANN, "Persuasion")
    table.cast(ANN, "Persuasion", targets=[stolen])
    table.resolve()
    assert stolen.controller == ANN
    table.hand(ANN, written("Kill", "{B}", SORCERY_CARD, destroy(target(CREATURE))))
    table.cast(ANN, "Kill", targets=[stolen])
    table.resolve_all()
    assert (table.hand(ANN), table.hand(BOB), table.graveyard(BOB)) == (["Plains"], [], ["Grizzly Bears"])
    table.hand(ANN, written("Raise", "{G}", SORCERY_CARD, create(creature_token(1, 1, "G", "Saproling"))))
    table.cast(ANN, "Raise")
    table.resolve()
    table.hand(ANN, written("Kill", "{B}", SORCERY_CARD, destroy(target(CREATURE))))
    table.cast(ANN, "Kill", targets=["Saproling Token"])
    table.resolve_all()
    assert len(table.hand(ANN)) == 2


@pytest.mark.rule("311.7")
def test_takenuma_chaos_returns_a_creature_of_yours_and_draws(table: PlanarTable) -> None:
    table.on_plane("Takenuma")
    bears = table.battlefield(ANN, "Grizzly Bears")
    elves = table.battlefield(ANN, "Llanowar Elves")
    theirs = table.battlefield(BOB, "Air Elemental")
    table.roll(ANN, "chaos", pause=True)
    assert table.decision is not None
    assert theirs.id not in table.decision.options  # type: ignore[attr-defined]
    table.answer(ANN, bears)
    table.resolve_all()
    assert elves.exists
    assert sorted(table.hand(ANN)) == ["Grizzly Bears", "Plains"]


# ---------------------------------------------------------------------- Towashi


@pytest.mark.rule("700.9", "122.1", "301.5")
def test_creatures_of_yours_with_counters_or_equipment_have_trample_in_towashi(table: PlanarTable) -> None:
    table.on_plane("Towashi")
    counted, armed, bare = (table.battlefield(ANN, "Grizzly Bears") for _ in range(3))
    theirs = table.battlefield(BOB, "Grizzly Bears")
    table.counters(counted, "-1/-1", 1)
    table.counters(theirs, "+1/+1", 1)
    table.battlefield(ANN, "Loxodon Warhammer", attached_to=armed)
    assert [bear.has("trample") for bear in (counted, armed, bare, theirs)] == [True, True, False, False]


@pytest.mark.rule("700.9", "303.4b")
def test_in_towashi_only_an_aura_of_its_own_controller_modifies_a_creature(table: PlanarTable) -> None:
    table.on_plane("Towashi")
    mine, cursed = table.battlefield(ANN, "Grizzly Bears"), table.battlefield(ANN, "Grizzly Bears")
    table.battlefield(ANN, "Spirit Mantle", attached_to=mine)
    table.battlefield(BOB, "Spirit Mantle", attached_to=cursed)
    assert (mine.has("trample"), cursed.has("trample")) == (True, False)


@pytest.mark.rule("510.3a", "700.9")
def test_modified_creatures_of_yours_draw_a_card_in_towashi(table: PlanarTable) -> None:
    table.on_plane("Towashi")
    bears, bare = table.battlefield(ANN, "Grizzly Bears"), table.battlefield(ANN, "Grizzly Bears")
    table.counters(bears, "+1/+1", 1)
    elspeth = table.battlefield(BOB, "Elspeth, Knight-Errant")
    table.attack(ANN, {bears: elspeth, bare: BOB})
    table.combat_damage()
    table.resolve_all()
    assert (len(table.hand(ANN)), elspeth.loyalty) == (1, 1)


@pytest.mark.rule("311.7", "601.2d")
@pytest.mark.parametrize("shares", [(3, 0, 0), (1, 2, 0), (1, 1, 1)])
def test_chaos_in_towashi_distributes_three_counters(table: PlanarTable, shares: tuple[int, int, int]) -> None:
    """Each target gets at least one of them."""
    table.on_plane("Towashi")
    bears = [table.battlefield(ANN, "Grizzly Bears") for _ in shares]
    chosen = {bear: share for bear, share in zip(bears, shares, strict=True) if share}
    table.will(ANN, [*chosen], about="target")
    if len(chosen) > 1:
        table.will(ANN, chosen, about="divide")
    table.chaos()
    table.resolve()
    assert tuple(bear.counter("+1/+1") for bear in bears) == shares
