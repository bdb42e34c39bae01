"""Blue cards: counterspells, copies, card drawing, turns, ninjas and stolen creatures."""

from __future__ import annotations

import pytest

from planechase.rules.events.events import Attacks, DrawCard, SpellCast
from planechase.testing import ANN, BOB, CAT, DAN, Handle, Table
from planechase.words.card import INSTANT_CARD, card, creature, legendary_creature, when_enters
from planechase.words.conditions import WasKicked
from planechase.words.effects.damage_effects import damage
from planechase.words.effects.flow import If
from planechase.words.effects.hands import draw
from planechase.words.keywords import kicker, morph
from planechase.words.selections import ANY_TARGET

LEGEND = card("Tolsimir the Test", "{G}{W}", legendary_creature("Elf", 3, 2))
KICK = card("Small Kick", "{R}", INSTANT_CARD, kicker("{1}"), If(WasKicked(), damage(4, ANY_TARGET)))
SPY = card("Small Spy", "{G}", creature("Elf", 3, 3), morph("{1}"), when_enters(draw(2)))


@pytest.fixture
def table() -> Table:
    return Table(free_mana=True)


def permanents(table: Table, player: int) -> list[Handle]:
    return [table.find(permanent.id) for permanent in table.state.controlled_by(player)]


# ---------------------------------------------------------------------- counterspells


@pytest.mark.rule("701.6a")
def test_cancel_counters_a_spell_and_its_cost_stays_paid() -> None:
    table = Table()
    (mountain,) = table.lands(ANN, "Mountain", 1)
    table.lands(BOB, "Island", 3)
    table.hand(ANN, "Lightning Bolt")
    table.hand(BOB, "Cancel")
    table.cast(ANN, "Lightning Bolt", targets=[BOB])
    table.cast(BOB, "Cancel", targets=["Lightning Bolt"])
    table.resolve()
    assert table.stack == []
    assert table.life(BOB) == 20
    assert table.graveyard(ANN) == ["Lightning Bolt"]
    assert table.graveyard(BOB) == ["Cancel"]
    assert mountain.tapped


@pytest.mark.rule("115.5")
def test_cancel_cannot_counter_itself(table: Table) -> None:
    table.hand(BOB, "Cancel")
    assert not table.can_cast(BOB, "Cancel")
    table.hand(ANN, "Lightning Bolt")
    table.cast(ANN, "Lightning Bolt", targets=[BOB])
    table.cast(BOB, "Cancel", targets=["Lightning Bolt"])
    cancel = table.find("Cancel", zone="stack")
    table.hand(ANN, "Cancel")
    table.cast(ANN, "Cancel", pause=True)
    assert {table.find(option) for option in table.decision.options} == {  # type: ignore[union-attr]
        table.find("Lightning Bolt", zone="stack"),
        cancel,
    }


@pytest.mark.rule("608.2b")
def test_cancel_without_its_target_does_nothing(table: Table) -> None:
    table.hand(ANN, "Lightning Bolt")
    table.hand(BOB, "Cancel", "Cancel")
    table.cast(ANN, "Lightning Bolt", targets=[BOB])
    table.cast(BOB, "Cancel", targets=["Lightning Bolt"])
    table.cast(BOB, "Cancel", targets=["Lightning Bolt"])
    table.resolve_all()
    assert table.graveyard(ANN) == ["Lightning Bolt"]
    assert table.graveyard(BOB) == ["Cancel", "Cancel"]


@pytest.mark.rule("118.9", "118.9c")
def test_force_of_will_for_a_life_and_a_blue_card() -> None:
    table = Table()
    table.lands(ANN, "Mountain", 1)
    table.hand(ANN, "Lightning Bolt")
    table.hand(BOB, "Force of Will", "Augury Owl", "Grizzly Bears")
    table.cast(ANN, "Lightning Bolt", targets=[BOB])
    force = table.cast(BOB, "Force of Will", targets=["Lightning Bolt"], way="alternative")
    assert force.mana_value == 5
    assert (table.life(BOB), table.exile(BOB), table.hand(BOB)) == (19, ["Augury Owl"], ["Grizzly Bears"])
    table.resolve()
    assert table.graveyard(ANN) == ["Lightning Bolt"]
    assert table.life(BOB) == 19


def test_force_of_will_is_not_paid_with_itself() -> None:
    table = Table()
    table.lands(ANN, "Mountain", 1)
    table.hand(ANN, "Lightning Bolt")
    table.hand(BOB, "Force of Will", "Grizzly Bears")
    table.cast(ANN, "Lightning Bolt", targets=[BOB])
    assert not table.can_cast(BOB, "Force of Will", way="alternative")


@pytest.mark.rule("118.9d")
def test_sphere_of_resistance_makes_the_free_force_of_will_cost_one() -> None:
    table = Table()
    table.battlefield(ANN, "Sphere of Resistance")
    table.lands(ANN, "Mountain", 2)
    table.hand(ANN, "Lightning Bolt")
    table.hand(BOB, "Force of Will", "Augury Owl")
    table.cast(ANN, "Lightning Bolt", targets=[BOB])
    assert not table.can_cast(BOB, "Force of Will", way="alternative")
    fork = table.fork()
    (island,) = fork.lands(BOB, "Island", 1)
    fork.cast(BOB, "Force of Will", targets=["Lightning Bolt"], way="alternative")
    assert island.tapped
    assert fork.life(BOB) == 19


@pytest.mark.rule("113.9", "701.6a")
def test_stifle_counters_a_triggered_ability(table: Table) -> None:
    bears = table.battlefield(BOB, "Grizzly Bears")
    table.hand(BOB, "Stifle")
    table.will(ANN, "Grizzly Bears")
    table.enters(ANN, "Flametongue Kavu")
    table.cast(BOB, "Stifle", targets=["Flametongue Kavu"])
    table.resolve()
    assert table.stack == []
    assert bears.exists
    assert table.on_battlefield("Flametongue Kavu", ANN)


@pytest.mark.rule("605.3b")
def test_stifle_finds_no_mana_ability(table: Table) -> None:
    table.lands(ANN, "Forest", 1)
    table.hand(BOB, "Stifle")
    table.tap_for_mana(ANN, "Forest")
    table.pass_(ANN)
    assert table.why_not_cast(BOB, "Stifle") == "There is no legal target for Stifle."


@pytest.mark.rule("602.2")
def test_the_cost_of_a_stifled_ninjutsu_stays_paid(table: Table) -> None:
    table.battlefield(ANN, "Grizzly Bears")
    table.hand(ANN, "Ninja of the Deep Hours")
    table.hand(BOB, "Stifle")
    table.attack(ANN, {"Grizzly Bears": BOB})
    table.block(BOB)
    table.activate(ANN, "Ninja of the Deep Hours")
    table.cast(BOB, "Stifle", targets=["Ninja of the Deep Hours"])
    table.resolve()
    assert sorted(table.hand(ANN)) == ["Grizzly Bears", "Ninja of the Deep Hours"]
    assert table.battlefield(ANN) == []
    table.next_step()
    assert table.life(BOB) == 20


# ---------------------------------------------------------------------- copies


@pytest.mark.rule("707.10", "707.10c", "707.2")
def test_twincast_copies_x_and_may_choose_a_new_target(table: Table) -> None:
    table.hand(ANN, "Blaze")
    table.hand(BOB, "Twincast")
    table.cast(ANN, "Blaze", targets=[BOB], x=4)
    table.cast(BOB, "Twincast", targets=["Blaze"])
    table.will(BOB, True, ANN)
    table.resolve()
    assert table.stack == ["Blaze", "Blaze"]
    assert len(table.happened(SpellCast)) == 2, "a copy is not cast"
    table.resolve()
    assert (table.life(ANN), table.life(BOB)) == (16, 20)
    table.resolve()
    assert table.life(BOB) == 16
    assert table.graveyard(ANN) == ["Blaze"]
    assert table.graveyard(BOB) == ["Twincast"]


@pytest.mark.rule("707.10c")
def test_twincast_may_leave_the_targets_alone(table: Table) -> None:
    table.hand(ANN, "Lightning Bolt", "Twincast")
    table.cast(ANN, "Lightning Bolt", targets=[BOB])
    table.cast(ANN, "Twincast", targets=["Lightning Bolt"])
    table.will(ANN, False)
    table.resolve_all()
    assert table.life(BOB) == 14


@pytest.mark.rule("707.10")
def test_twincast_copies_a_division(table: Table) -> None:
    bears, wall = table.battlefield(BOB, "Grizzly Bears"), table.battlefield(BOB, "Wall of Blossoms")
    table.hand(ANN, "Arc Lightning", "Twincast")
    table.cast(ANN, "Arc Lightning", targets=[bears, BOB], divide={bears: 1, BOB: 2})
    table.cast(ANN, "Twincast", targets=["Arc Lightning"])
    table.will(ANN, True, wall, ANN)
    table.resolve()
    table.resolve()
    assert (wall.damage, table.life(ANN)) == (1, 18)
    table.resolve()
    assert (bears.damage, table.life(BOB)) == (1, 18)


@pytest.mark.rule("707.2")
def test_twincast_copies_whether_the_spell_was_kicked(table: Table) -> None:
    table.hand(ANN, KICK, "Twincast")
    table.cast(ANN, KICK.name, targets=[BOB], kicked=True)
    table.cast(ANN, "Twincast", targets=[KICK.name])
    table.will(ANN, False)
    table.resolve_all()
    assert table.life(BOB) == 12


@pytest.mark.rule("707.2", "707.5")
def test_clone_copies_what_is_printed(table: Table) -> None:
    table.battlefield(BOB, "Grizzly Bears", counters={"+1/+1": 2})
    table.hand(ANN, "Clone")
    table.cast(ANN, "Clone")
    table.will(ANN, "Grizzly Bears")
    table.resolve()
    clone = table.find("Grizzly Bears", controller=ANN)
    assert (clone.power, clone.toughness, clone.mana_cost, clone.colors) == (2, 2, "{1}{G}", "G")
    assert clone.type_line == "Creature — Bear"


@pytest.mark.rule("614.12a")
def test_clone_may_stay_itself_and_then_dies(table: Table) -> None:
    table.battlefield(BOB, "Grizzly Bears")
    table.hand(ANN, "Clone")
    table.cast(ANN, "Clone")
    table.will(ANN, [])
    table.resolve()
    assert table.graveyard(ANN) == ["Clone"]


@pytest.mark.rule("707.5", "614.1c")
def test_clone_enters_with_the_counters_of_what_it_copies(table: Table) -> None:
    table.battlefield(BOB, "Arcbound Slith", counters={"+1/+1": 4})
    table.hand(ANN, "Clone")
    table.cast(ANN, "Clone")
    table.will(ANN, "Arcbound Slith")
    table.resolve()
    clone = table.find("Arcbound Slith", controller=ANN)
    assert clone.counters == {"+1/+1": 1}
    assert clone.toughness == 1


@pytest.mark.rule("707.5")
def test_a_copied_creature_enters_with_its_trigger(table: Table) -> None:
    table.battlefield(BOB, "Wall of Blossoms")
    table.hand(ANN, "Clone")
    table.cast(ANN, "Clone")
    table.will(ANN, "Wall of Blossoms")
    table.resolve_all()
    assert len(table.hand(ANN)) == 1
    assert table.find("Wall of Blossoms", controller=ANN).has("defender")


@pytest.mark.rule("707.2")
def test_clone_of_a_clone_is_what_that_one_copies(table: Table) -> None:
    table.battlefield(BOB, "Air Elemental")
    table.hand(ANN, "Clone", "Clone")
    for _ in range(2):
        table.cast(ANN, "Clone")
        table.will(ANN, table.find("Air Elemental", controller=ANN if table.battlefield(ANN) else BOB))
        table.resolve()
    assert table.battlefield(ANN) == ["Air Elemental", "Air Elemental"]


@pytest.mark.rule("707.2", "111.3")
def test_cackling_counterpart_makes_a_token_copy(table: Table) -> None:
    table.battlefield(ANN, "Air Elemental", counters={"+1/+1": 1})
    table.battlefield(BOB, "Grizzly Bears")
    table.hand(ANN, "Cackling Counterpart")
    with table.refuses("not a legal target"):
        table.cast(ANN, "Cackling Counterpart", targets=["Grizzly Bears"])
    table.cast(ANN, "Cackling Counterpart", targets=["Air Elemental"])
    table.resolve()
    token = next(one for one in table.find_all("Air Elemental", controller=ANN) if one.is_token)
    assert (token.power, token.toughness, token.mana_value) == (4, 4, 5)
    assert token.has("flying")
    assert token.summoning_sick


@pytest.mark.rule("702.34a")
def test_cackling_counterpart_is_cast_once_more_from_the_graveyard() -> None:
    table = Table()
    table.battlefield(ANN, "Grizzly Bears")
    table.lands(ANN, "Island", 7)
    table.graveyard(ANN, "Cackling Counterpart")
    table.cast(ANN, "Cackling Counterpart", targets=["Grizzly Bears"], way="flashback")
    table.resolve()
    assert table.battlefield(ANN).count("Grizzly Bears") == 2
    assert (table.exile(ANN), table.graveyard(ANN)) == (["Cackling Counterpart"], [])


@pytest.mark.rule("702.34a")
def test_a_countered_flashback_is_exiled_as_well(table: Table) -> None:
    table.battlefield(ANN, "Grizzly Bears")
    table.graveyard(ANN, "Cackling Counterpart")
    table.hand(BOB, "Cancel")
    table.cast(ANN, "Cackling Counterpart", targets=["Grizzly Bears"], way="flashback")
    table.cast(BOB, "Cancel", targets=["Cackling Counterpart"])
    table.resolve()
    assert (table.exile(ANN), table.graveyard(ANN)) == (["Cackling Counterpart"], [])


@pytest.mark.rule("704.5j")
def test_a_copied_legend_meets_the_legend_rule(table: Table) -> None:
    original = table.battlefield(ANN, LEGEND)
    table.hand(ANN, "Cackling Counterpart")
    table.cast(ANN, "Cackling Counterpart", targets=[original])
    table.resolve(pause=True)
    assert table.question.startswith("Ann is asked: Legend rule")
    table.answer(ANN, original)
    assert original.exists
    assert table.battlefield(ANN) == [LEGEND.name]


@pytest.mark.rule("708.2")
def test_a_copy_of_a_face_down_creature_is_a_plain_face_up_one(table: Table) -> None:
    hidden = table.battlefield(ANN, "Air Elemental", face_down=True)
    table.hand(ANN, "Cackling Counterpart")
    table.cast(ANN, "Cackling Counterpart", targets=[hidden])
    table.resolve()
    token = next(one for one in permanents(table, ANN) if one.is_token)
    assert (token.power, token.toughness, token.colors, token.mana_cost) == (2, 2, "", None)
    assert (token.characteristics.name, token.face_down, token.has("flying")) == ("", False, False)


# ---------------------------------------------------------------------- drawing


@pytest.mark.rule("121.2", "704.5b")
def test_concentrate_with_two_cards_left() -> None:
    table = Table(players=3, free_mana=True)
    table.library(ANN, "Island", "Forest", only=True)
    table.hand(ANN, "Concentrate")
    table.cast(ANN, "Concentrate")
    table.resolve()
    assert [bool(draw.object_id) for draw in table.happened(DrawCard)] == [True, True, False]
    assert table.has_lost(ANN)
    assert table.result is None


def test_concentrate_draws_three(table: Table) -> None:
    table.hand(ANN, "Concentrate")
    table.cast(ANN, "Concentrate")
    table.resolve()
    assert len(table.hand(ANN)) == 3


@pytest.mark.rule("614.11", "614.11a", "121.6b")
def test_thought_reflection_doubles_each_single_draw(table: Table) -> None:
    table.battlefield(ANN, "Thought Reflection")
    table.hand(ANN, "Concentrate")
    table.cast(ANN, "Concentrate")
    table.resolve()
    assert len(table.hand(ANN)) == 6
    table.begin("draw step", of=BOB)
    assert len(table.hand(BOB)) == 1


@pytest.mark.rule("614.5", "616.1")
def test_two_thought_reflections_apply_once_each(table: Table) -> None:
    first, _ = table.battlefield(ANN, "Thought Reflection", "Thought Reflection")
    table.always(ANN, first, about="replacement")
    table.begin("draw step", of=ANN)
    assert len(table.hand(ANN)) == 4


@pytest.mark.rule("104.2b", "614.11")
def test_laboratory_maniac_wins_on_an_empty_library(table: Table) -> None:
    table.battlefield(ANN, "Laboratory Maniac")
    table.library(ANN, only=True)
    table.begin("draw step", of=ANN)
    assert table.winner == ANN


@pytest.mark.rule("121.6b")
def test_the_second_half_of_a_doubled_draw_sees_the_library_empty(table: Table) -> None:
    table.battlefield(ANN, "Laboratory Maniac", "Thought Reflection")
    table.library(ANN, "Island", only=True)
    table.begin("draw step", of=ANN)
    assert table.winner == ANN


@pytest.mark.rule("121.6a", "101.2")
def test_laboratory_maniac_against_platinum_angel_neither_wins_nor_loses(table: Table) -> None:
    table.battlefield(ANN, "Laboratory Maniac")
    table.battlefield(BOB, "Platinum Angel")
    table.library(ANN, only=True)
    table.begin("draw step", of=ANN)
    assert table.result is None
    assert not table.has_lost(ANN)


@pytest.mark.rule("401.5")
def test_future_sight_shows_the_top_card_to_everybody(table: Table) -> None:
    table.library(ANN, "Grizzly Bears", "Air Elemental")
    assert [table.view(seat)["players"][ANN]["known_library"] for seat in (ANN, BOB)] == [{}, {}]
    table.battlefield(ANN, "Future Sight")
    for seat in (ANN, BOB, None):
        players = table.view(seat)["players"]
        assert [(place, shown["name"]) for place, shown in players[ANN]["known_library"].items()] == [
            ("0", "Grizzly Bears")
        ]
        assert players[BOB]["known_library"] == {}


@pytest.mark.rule("601.3", "305.1")
def test_future_sight_plays_from_the_top(table: Table) -> None:
    table.battlefield(ANN, "Future Sight")
    table.library(ANN, "Grizzly Bears", "Forest", "Island", "Air Elemental")
    table.cast(ANN, "Grizzly Bears")
    table.resolve()
    table.play_land(ANN, "Forest")
    assert table.battlefield(ANN) == ["Future Sight", "Grizzly Bears", "Forest"]
    with table.refuses("No more lands"):
        table.play_land(ANN, "Island")
    assert not table.can_cast(ANN, "Air Elemental"), "it is not on top"


@pytest.mark.rule("401.5")
def test_the_next_card_is_not_shown_before_the_spell_is_cast(table: Table) -> None:
    table.battlefield(ANN, "Future Sight")
    table.battlefield(BOB, "Grizzly Bears")
    table.library(ANN, "Lightning Bolt", "Air Elemental")
    table.cast(ANN, "Lightning Bolt", pause=True)
    assert table.view(BOB)["players"][ANN]["known_library"] == {}
    table.answer(ANN, BOB)
    assert table.view(BOB)["players"][ANN]["known_library"]["0"]["name"] == "Air Elemental"


@pytest.mark.rule("118.9")
def test_a_spell_from_the_top_may_be_paid_in_another_way() -> None:
    table = Table()
    table.lands(BOB, "Mountain", 1)
    table.battlefield(ANN, "Future Sight")
    table.library(ANN, "Force of Will")
    table.hand(ANN, "Augury Owl")
    table.hand(BOB, "Lightning Bolt")
    table.cast(BOB, "Lightning Bolt", targets=[ANN])
    table.cast(ANN, "Force of Will", targets=["Lightning Bolt"], way="alternative")
    table.resolve_all()
    assert table.life(ANN) == 19


@pytest.mark.rule("701.22a")
def test_augury_owl_scries_three(table: Table) -> None:
    table.library(ANN, "Island", "Swamp", "Forest", "Plains", only=True)
    table.enters(ANN, "Augury Owl")
    table.will(ANN, ["Swamp"], ["Forest", "Island"])
    table.resolve()
    assert table.library(ANN) == ["Forest", "Island", "Plains", "Swamp"]
    assert table.view(BOB)["players"][ANN]["known_library"] == {}
    assert table.view(ANN)["players"][ANN]["known_library"]["0"]["name"] == "Forest"


@pytest.mark.rule("701.17a", "701.17b")
def test_mind_sculpt_mills_as_many_as_there_are(table: Table) -> None:
    table.library(BOB, *["Island"] * 5, only=True)
    table.hand(ANN, "Mind Sculpt")
    with table.refuses("not a legal target"):
        table.cast(ANN, "Mind Sculpt", targets=[ANN])
    table.cast(ANN, "Mind Sculpt", targets=[BOB])
    table.resolve()
    assert (len(table.graveyard(BOB)), table.library(BOB)) == (5, [])
    assert table.result is None
    table.go_to("upkeep", of=BOB)
    table.next_step()
    assert table.winner == ANN


# ---------------------------------------------------------------------- turns


@pytest.mark.rule("500.7")
def test_time_warp_gives_any_player_the_next_turn() -> None:
    table = Table(players=3, free_mana=True)
    table.hand(ANN, "Time Warp", "Time Warp")
    for target in (CAT, ANN):
        table.cast(ANN, "Time Warp", targets=[target])
        table.resolve()
    turns = []
    for _ in range(4):
        table.next_turn()
        turns.append(table.active_player)
    assert turns == [ANN, CAT, BOB, CAT], "the newest first, then on in turn order"


@pytest.mark.rule("800.4k", "500.7")
def test_the_extra_turn_of_a_player_who_left_is_not_taken() -> None:
    table = Table(players=3, free_mana=True)
    table.hand(ANN, "Time Warp")
    table.cast(ANN, "Time Warp", targets=[CAT])
    table.resolve()
    table.concede(CAT)
    table.next_turn()
    assert table.active_player == BOB


@pytest.mark.rule("701.38a")
@pytest.mark.parametrize(
    ("votes", "drawn", "next_player"),
    [(("time", "time", "knowledge"), 0, ANN), (("time", "knowledge", "knowledge"), 3, BOB)],
)
def test_plea_for_power_is_voted_on(votes: tuple[str, ...], drawn: int, next_player: int) -> None:
    table = Table(players=4, free_mana=True)
    table.concede(DAN)
    table.hand(ANN, "Plea for Power")
    table.cast(ANN, "Plea for Power")
    for seat, vote in zip((ANN, BOB, CAT), votes, strict=True):
        table.will(seat, vote)
    table.resolve()
    assert table.unused == []
    assert len(table.hand(ANN)) == drawn
    table.next_turn()
    assert table.active_player == next_player


@pytest.mark.rule("701.38a")
def test_a_tied_plea_for_power_draws_cards(table: Table) -> None:
    table.turn(BOB)
    table.hand(BOB, "Plea for Power")
    table.cast(BOB, "Plea for Power")
    table.resolve(pause=True)
    assert table.decision is not None
    assert table.decision.player == BOB, "the caster votes first"
    table.answer(BOB, "time")
    table.answer(ANN, "knowledge")
    assert len(table.hand(BOB)) == 3


@pytest.mark.rule("614.10", "614.1b", "500.11", "502.3")
def test_stasis_skips_untap_steps(table: Table) -> None:
    table.battlefield(ANN, "Stasis")
    bears = table.battlefield(BOB, "Grizzly Bears", tapped=True)
    table.lands(ANN, "Island", 1)
    table.next_turn()
    assert (table.active_player, table.step.value) == (BOB, "upkeep")
    assert bears.tapped


@pytest.mark.rule("118.12a")
def test_stasis_is_sacrificed_unless_paid_for() -> None:
    table = Table()
    table.battlefield(ANN, "Stasis")
    (island,) = table.lands(ANN, "Island", 1)
    table.begin("upkeep", of=ANN)
    table.will(ANN, True)
    table.resolve()
    assert island.tapped
    assert table.on_battlefield("Stasis")
    table.go_to("upkeep", of=ANN)
    table.resolve()
    assert island.tapped, "it never untapped"
    assert table.graveyard(ANN) == ["Stasis"]


# ---------------------------------------------------------------------- creatures


@pytest.mark.rule("604.3", "613.4a", "208.2a", "113.6a")
def test_master_of_etherium_counts_artifacts_everywhere(table: Table) -> None:
    master = table.battlefield(ANN, "Master of Etherium")
    table.battlefield(ANN, "Sol Ring")
    myr = table.battlefield(ANN, "Myr Enforcer")
    theirs = table.battlefield(BOB, "Myr Enforcer")
    assert (master.power, master.toughness) == (3, 3)
    assert (myr.power, theirs.power) == (5, 4)
    in_hand, in_graveyard = table.hand(ANN, "Master of Etherium"), table.graveyard(BOB, "Master of Etherium")
    assert (in_hand.power, in_graveyard.power) == (3, 1)


@pytest.mark.rule("702.9b")
def test_air_elemental_flies_over_ground_creatures(table: Table) -> None:
    table.battlefield(ANN, "Air Elemental")
    table.battlefield(BOB, "Grizzly Bears")
    table.battlefield(BOB, "Augury Owl")
    table.attack(ANN, {"Air Elemental": BOB})
    with table.refuses("not among the options"):
        table.block(BOB, {"Grizzly Bears": "Air Elemental"})
    table.block(BOB, {"Augury Owl": "Air Elemental"})
    table.combat_damage()
    assert table.graveyard(BOB) == ["Augury Owl"]


@pytest.mark.rule("702.21a", "118.12a")
@pytest.mark.parametrize(("lands", "pays", "damage"), [(1, None, 0), (4, False, 0), (4, True, 3)])
def test_rimeshield_frost_giant_has_ward(lands: int, pays: bool | None, damage: int) -> None:
    table = Table()
    giant = table.battlefield(BOB, "Rimeshield Frost Giant")
    table.lands(ANN, "Mountain", lands)
    table.hand(ANN, "Lightning Bolt")
    table.cast(ANN, "Lightning Bolt", targets=[giant])
    assert table.stack == ["Lightning Bolt", "Rimeshield Frost Giant"]
    if pays is not None:
        table.will(ANN, pays)
    table.resolve_all()
    assert giant.damage == damage
    assert table.graveyard(ANN) == ["Lightning Bolt"]


def test_ward_does_not_mind_its_own_controller(table: Table) -> None:
    giant = table.battlefield(ANN, "Rimeshield Frost Giant")
    table.hand(ANN, "Giant Growth")
    table.cast(ANN, "Giant Growth", targets=[giant])
    assert table.stack == ["Giant Growth"]


@pytest.mark.rule("702.49a", "702.49c", "508.4")
def test_mistblade_shinobi_swaps_with_an_unblocked_attacker() -> None:
    table = Table(players=3, free_mana=True)
    bears, elves = table.battlefield(ANN, "Grizzly Bears", "Llanowar Elves")
    theirs = table.battlefield(CAT, "Air Elemental")
    table.battlefield(BOB, "Wall of Blossoms")
    table.hand(ANN, "Mistblade Shinobi")
    table.attack(ANN, {bears: BOB, elves: CAT})
    assert not table.can_activate(ANN, "Mistblade Shinobi"), "nothing is unblocked before blocks"
    table.block(BOB, {"Wall of Blossoms": bears})
    table.activate(ANN, "Mistblade Shinobi")
    assert not elves.exists
    assert bears.exists, "a blocked creature cannot be returned"
    table.resolve()
    shinobi = table.find("Mistblade Shinobi", zone="battlefield")
    assert (shinobi.attacking, shinobi.tapped) == (CAT, True)
    assert len(table.happened(Attacks)) == 2, "it was never declared as an attacker"
    table.will(ANN, theirs, True)
    table.combat_damage()
    table.resolve()
    assert table.life(CAT) == 19
    assert table.hand(CAT) == ["Air Elemental"]


@pytest.mark.rule("702.49b")
def test_the_ninja_is_revealed_while_its_ability_waits(table: Table) -> None:
    table.battlefield(ANN, "Grizzly Bears")
    table.hand(ANN, "Ninja of the Deep Hours")
    table.attack(ANN, {"Grizzly Bears": BOB})
    table.block(BOB)
    assert table.view(BOB)["players"][ANN]["hand"] == []
    table.activate(ANN, "Ninja of the Deep Hours")
    shown = [one["name"] for one in table.view(BOB)["players"][ANN]["hand"]]
    assert shown == ["Ninja of the Deep Hours", "Grizzly Bears"]


@pytest.mark.rule("510.3a")
def test_ninja_of_the_deep_hours_may_draw(table: Table) -> None:
    table.battlefield(ANN, "Grizzly Bears")
    table.hand(ANN, "Ninja of the Deep Hours")
    table.attack(ANN, {"Grizzly Bears": BOB})
    table.block(BOB)
    table.activate(ANN, "Ninja of the Deep Hours")
    table.resolve()
    table.combat_damage()
    assert table.stack == ["Ninja of the Deep Hours"]
    table.will(ANN, True)
    table.resolve()
    assert table.life(BOB) == 18
    assert sorted(table.hand(ANN)) == ["Grizzly Bears", "Plains"]


@pytest.mark.rule("702.49a", "510.4")
def test_a_ninja_that_comes_after_first_strike_deals_its_damage(table: Table) -> None:
    table.battlefield(ANN, "Rockslide Elemental", "Grizzly Bears")
    table.hand(ANN, "Ninja of the Deep Hours")
    table.attack(ANN, {"Rockslide Elemental": BOB, "Grizzly Bears": BOB})
    table.go_to("first strike damage")
    table.activate(ANN, "Ninja of the Deep Hours", choose=["Rockslide Elemental"])
    table.resolve()
    table.go_to("combat damage")
    assert table.life(BOB) == 20 - 1 - 2 - 2


@pytest.mark.rule("708.8")
def test_a_creature_with_morph_comes_back_from_ixidron(table: Table) -> None:
    spy = table.battlefield(BOB, SPY)
    table.lands(BOB, "Forest", 1)
    table.enters(ANN, "Ixidron")
    assert (spy.power, table.find("Ixidron").power) == (2, 1)
    table.do(BOB, "face up")
    assert (spy.power, spy.face_down, table.stack) == (3, False, [])
    assert table.graveyard(ANN) == ["Ixidron"], "no creature is face down any more"


@pytest.mark.rule("708.2a", "614.1c", "604.3")
def test_ixidron_turns_everything_face_down(table: Table) -> None:
    air = table.battlefield(BOB, "Air Elemental")
    mine = table.battlefield(ANN, "Grizzly Bears")
    token = table.battlefield(BOB, "Llanowar Elves", token=True)
    table.hand(ANN, "Ixidron")
    table.cast(ANN, "Ixidron")
    table.resolve()
    ixidron = table.find("Ixidron")
    assert not ixidron.face_down
    assert (ixidron.power, ixidron.toughness) == (2, 2)
    for hidden in (air, mine):
        assert hidden.face_down
        assert (hidden.power, hidden.toughness, hidden.colors, hidden.subtypes) == (2, 2, "", frozenset())
    assert not air.has("flying")
    assert (token.face_down, token.power) == (False, 1)
    assert not [action for action in table.actions(BOB) if "face up" in action]
    table.battlefield(ANN, "Grizzly Bears", face_down=True)
    assert ixidron.power == 3


@pytest.mark.rule("708.2a", "707.2")
def test_clone_of_what_ixidron_hid_is_a_plain_creature(table: Table) -> None:
    air = table.battlefield(BOB, "Air Elemental")
    table.enters(ANN, "Ixidron")
    table.hand(ANN, "Clone")
    table.cast(ANN, "Clone")
    table.will(ANN, air)
    table.resolve()
    clone = next(one for one in permanents(table, ANN) if one.characteristics.name == "")
    assert (clone.power, clone.toughness, clone.face_down) == (2, 2, False)


# ---------------------------------------------------------------------- control


@pytest.mark.rule("613.1b", "302.6")
def test_persuasion_takes_a_creature(table: Table) -> None:
    bears = table.battlefield(BOB, "Grizzly Bears")
    table.hand(ANN, "Persuasion")
    table.cast(ANN, "Persuasion", targets=[bears])
    table.resolve()
    assert (bears.controller, bears.owner) == (ANN, BOB)
    assert bears.summoning_sick
    table.remove("Persuasion")
    table.pass_()
    assert bears.controller == BOB


@pytest.mark.rule("506.4")
def test_a_creature_that_changes_sides_leaves_combat(table: Table) -> None:
    bears = table.battlefield(ANN, "Grizzly Bears")
    table.attack(ANN, {"Grizzly Bears": BOB})
    table.will(BOB, bears)
    table.enters(BOB, "Persuasion")
    assert bears.controller == BOB
    assert bears.attacking is None
    table.next_turn()
    assert table.life(BOB) == 20


@pytest.mark.rule("800.4a")
def test_a_stolen_creature_goes_home_when_the_thief_leaves() -> None:
    table = Table(players=3)
    bears = table.battlefield(BOB, "Grizzly Bears")
    table.battlefield(ANN, "Persuasion", attached_to=bears)
    table.pass_()
    assert bears.controller == ANN
    table.concede(ANN)
    assert bears.controller == BOB


@pytest.mark.rule("701.12b")
def test_modify_memory_exchanges_two_creatures(table: Table) -> None:
    bears, air = table.battlefield(ANN, "Grizzly Bears"), table.battlefield(BOB, "Air Elemental")
    elves = table.battlefield(BOB, "Llanowar Elves")
    table.hand(ANN, "Modify Memory")
    with table.refuses("different players"):
        table.cast(ANN, "Modify Memory", targets=[air, elves])
    table.cast(ANN, "Modify Memory", targets=[bears, air])
    table.resolve()
    assert (bears.controller, air.controller) == (BOB, ANN)
    assert table.hand(ANN) == []


def test_modify_memory_draws_if_neither_creature_is_yours() -> None:
    table = Table(players=3, free_mana=True)
    bears, air = table.battlefield(CAT, "Grizzly Bears"), table.battlefield(BOB, "Air Elemental")
    table.hand(ANN, "Modify Memory")
    table.cast(ANN, "Modify Memory", targets=[bears, air])
    table.resolve()
    assert (bears.controller, air.controller) == (BOB, CAT)
    assert len(table.hand(ANN)) == 3


@pytest.mark.rule("701.12a", "608.2b")
def test_modify_memory_with_one_target_gone_does_nothing(table: Table) -> None:
    bears, elves = table.battlefield(BOB, "Grizzly Bears"), table.battlefield(ANN, "Llanowar Elves")
    table.hand(ANN, "Modify Memory")
    table.hand(BOB, "Lightning Bolt")
    table.cast(ANN, "Modify Memory", targets=[bears, elves])
    table.cast(BOB, "Lightning Bolt", targets=[elves])
    table.resolve_all()
    assert bears.controller == BOB
    assert table.hand(ANN) == []
