"""The turn (CR 500 to 505, 511 to 514): its steps, extra turns and phases, skipped steps, mana, the cleanup step."""

from __future__ import annotations

import pytest

from planechase.rules.events.events import StepBegins
from planechase.rules.events.lasting import UntilEndOfCombat
from planechase.rules.state.decisions import Rule
from planechase.rules.state.state import State
from planechase.rules.state.steps import Step
from planechase.rules.turns.turn import NoMaximumHandSize, add_combat_phase
from planechase.testing import ANN, BOB, CAT, DAN, Table
from planechase.words.card import ENCHANTMENT_CARD, INSTANT_CARD, SORCERY_CARD, anthem, card, creature, upkeep, whenever
from planechase.words.effects.flow import Later
from planechase.words.effects.hands import draw
from planechase.words.effects.lasting_effects import Change
from planechase.words.effects.life_effects import gain_life
from planechase.words.effects.turns import ExtraTurn
from planechase.words.filters import CREATURE, LAND, YOURS
from planechase.words.modifications import size
from planechase.words.player_words import EACH_PLAYER, YOU
from planechase.words.replacements import UntapsInstead
from planechase.words.selections import target
from planechase.words.statics import AllUntap, SkipSteps, StaysTapped, gets
from planechase.words.triggers import AtBeginning, AtNext, Discards

WITNESSED = (
    Step.UPKEEP, Step.DRAW, Step.PRECOMBAT_MAIN, Step.BEGINNING_OF_COMBAT, Step.DECLARE_ATTACKERS,
    Step.END_OF_COMBAT, Step.POSTCOMBAT_MAIN, Step.END,
)  # fmt: skip

BATTLE_CRY = card("Short Cry", "{R}", INSTANT_CARD, Change(target(CREATURE), (size(2, 0),), UntilEndOfCombat()))


def steps_of_turn(table: Table) -> list[Step]:
    """The steps that begin until the turn after this one."""
    seen = len(table.events)
    table.next_turn()
    begun = [event.step for event in table.events[seen:] if isinstance(event, StepBegins)]
    return begun[: begun.index(Step.UNTAP)] if Step.UNTAP in begun else begun


# ---------------------------------------------------------------------- the order of steps


@pytest.mark.rule("500.1", "501.1", "505.1", "506.1", "512.1", "508.8")
def test_a_turn_without_attackers_goes_through_its_phases_in_order() -> None:
    table = Table()
    table.next_turn()
    table.turn(BOB, "upkeep")

    assert steps_of_turn(table) == [
        Step.DRAW, Step.PRECOMBAT_MAIN, Step.BEGINNING_OF_COMBAT, Step.DECLARE_ATTACKERS, Step.END_OF_COMBAT,
        Step.POSTCOMBAT_MAIN, Step.END, Step.CLEANUP,
    ]  # fmt: skip


@pytest.mark.rule("500.2", "117.4")
def test_a_step_ends_only_when_all_players_pass_in_succession_on_an_empty_stack() -> None:
    table = Table(free_mana=True)
    table.turn(ANN, "upkeep")
    table.hand(BOB, "Lightning Bolt")

    table.pass_(ANN)
    table.cast(BOB, "Lightning Bolt", targets=[ANN])
    table.resolve()
    assert (table.step.value, table.has_priority) == ("upkeep", ANN)
    table.pass_(ANN)
    assert (table.step.value, table.has_priority) == ("upkeep", BOB)
    table.pass_(BOB)
    assert (table.step.value, table.has_priority) == ("draw step", ANN)


@pytest.mark.rule("500.5", "106.4")
def test_unspent_mana_is_lost_as_a_step_ends() -> None:
    table = Table()
    table.turn(ANN, "upkeep")
    table.lands(ANN, "Forest", 2)
    table.lands(BOB, "Forest", 1)
    table.tap_for_mana(ANN, "Forest")
    table.pass_(ANN)
    table.tap_for_mana(BOB, "Forest")
    assert (table.mana(ANN), table.mana(BOB)) == ("{G}", "{G}")

    table.pass_(BOB)
    assert table.step.value == "upkeep"
    table.next_step()
    assert table.step.value == "draw step"
    assert (table.mana(ANN), table.mana(BOB)) == ("", "")


@pytest.mark.rule("500.6", "603.2b", "503.1a")
def test_at_the_beginning_of_triggers_once_for_each_step_of_the_right_player() -> None:
    table = Table(players=3)
    mine = card("My Upkeep", "{1}", ENCHANTMENT_CARD, upkeep(gain_life(1)))
    everyones = card("Every Upkeep", "{1}", ENCHANTMENT_CARD, upkeep(gain_life(10), None))
    table.battlefield(ANN, mine)
    table.battlefield(BOB, everyones)

    table.next_turn()
    assert table.stack == ["Every Upkeep"]
    table.resolve()
    table.next_turn()
    table.resolve()
    table.next_turn()
    assert table.active_player == ANN
    assert table.stack == ["My Upkeep", "Every Upkeep"]
    table.resolve_all()
    assert (table.life(ANN), table.life(BOB)) == (21, 50)


# ---------------------------------------------------------------------- untap, upkeep, draw


@pytest.mark.rule("502.3", "502.4")
def test_the_active_player_untaps_and_nobody_has_priority() -> None:
    table = Table()
    bears = table.battlefield(BOB, "Grizzly Bears", tapped=True)
    mine = table.battlefield(ANN, "Grizzly Bears", tapped=True)

    table.next_turn()
    assert table.active_player == BOB
    assert table.step.value == "upkeep"
    assert not bears.tapped
    assert mine.tapped


@pytest.mark.rule("502.3")
def test_effects_keep_permanents_from_untapping_and_let_others_untap() -> None:
    table = Table()
    frozen = card("Frozen Field", "{1}", ENCHANTMENT_CARD, StaysTapped(CREATURE))
    awake = card("Awake", "{1}", ENCHANTMENT_CARD, AllUntap(LAND))
    table.battlefield(ANN, frozen)
    table.battlefield(ANN, awake)
    bears = table.battlefield(BOB, "Grizzly Bears", tapped=True)
    theirs = table.battlefield(BOB, "Forest", tapped=True)
    mine = table.battlefield(ANN, "Forest", tapped=True)

    table.next_turn()
    assert bears.tapped
    assert not theirs.tapped
    assert not mine.tapped


@pytest.mark.rule("502.4", "503.1a")
def test_what_triggers_in_the_untap_step_goes_on_the_stack_in_the_upkeep() -> None:
    table = Table()
    sleeper = card("Sleeper", "{1}", creature("Ape", 1, 1), UntapsInstead(CREATURE & YOURS))
    watcher = card("Tap Watcher", "{1}", ENCHANTMENT_CARD, upkeep(gain_life(1)))
    table.battlefield(BOB, sleeper, tapped=True)
    table.battlefield(BOB, watcher)

    table.next_turn()
    assert table.find("Sleeper").counters == {"+1/+1": 2}
    assert table.find("Sleeper").tapped
    assert table.stack == ["Tap Watcher"]
    assert table.step.value == "upkeep"


@pytest.mark.rule("504.1", "504.2")
def test_the_draw_is_no_ability_and_comes_before_priority() -> None:
    table = Table()
    table.library(BOB, "Lightning Bolt")
    table.next_turn()
    assert table.hand(BOB) == []

    table.next_step()
    assert table.step.value == "draw step"
    assert table.hand(BOB) == ["Lightning Bolt"]
    assert table.stack == []
    assert table.has_priority == BOB


# ---------------------------------------------------------------------- main phases


@pytest.mark.rule("505.6a", "505.6b", "117.1a")
def test_sorcery_speed_and_lands_belong_to_the_own_main_phases() -> None:
    table = Table(free_mana=True)
    table.hand(ANN, "Grizzly Bears", "Forest", "Forest")
    table.hand(BOB, "Grizzly Bears", "Forest")

    assert table.can_cast(ANN, "Grizzly Bears")
    assert not table.can_cast(BOB, "Grizzly Bears")
    with table.refuses("your own main phase"):
        table.play_land(BOB, "Forest")
    table.turn(ANN, "beginning of combat")
    assert not table.can_cast(ANN, "Grizzly Bears")
    with table.refuses("your own main phase"):
        table.play_land(ANN, "Forest")
    table.turn(ANN, "postcombat main phase")
    assert table.can_cast(ANN, "Grizzly Bears")
    table.play_land(ANN, "Forest")
    with table.refuses("No more lands"):
        table.play_land(ANN, "Forest")


@pytest.mark.rule("505.1a", "500.8")
def test_an_extra_main_phase_is_a_postcombat_main_phase() -> None:
    table = Table(free_mana=True)
    table.hand(ANN, "Relentless Assault")
    bears = table.battlefield(ANN, "Grizzly Bears")
    table.attack(ANN, bears)
    table.combat_damage()
    table.go_to("postcombat main phase")
    assert bears.tapped
    table.cast(ANN, "Relentless Assault")
    table.resolve()
    assert not bears.tapped

    seen = len(table.events)
    table.attack(ANN, bears)
    table.combat_damage()
    assert table.life(BOB) == 16
    table.next_turn()
    mains = [e.step for e in table.events[seen:] if isinstance(e, StepBegins) and "main" in e.step.value]
    assert mains == [Step.POSTCOMBAT_MAIN]


@pytest.mark.rule("500.8", "505.1a")
def test_cast_before_combat_the_extra_combat_comes_first_and_the_usual_one_after_it() -> None:
    table = Table(free_mana=True)
    table.hand(ANN, "Relentless Assault")
    table.cast(ANN, "Relentless Assault")
    table.resolve()

    assert [step for step in steps_of_turn(table) if step in WITNESSED] == [
        Step.BEGINNING_OF_COMBAT, Step.DECLARE_ATTACKERS, Step.END_OF_COMBAT, Step.POSTCOMBAT_MAIN,
        Step.BEGINNING_OF_COMBAT, Step.DECLARE_ATTACKERS, Step.END_OF_COMBAT, Step.POSTCOMBAT_MAIN, Step.END,
    ]  # fmt: skip


@pytest.mark.rule("500.8")
def test_a_phase_added_during_combat_waits_until_this_combat_is_over() -> None:
    def after_this_phase(state: State) -> Rule[None]:
        add_combat_phase(state, main_after=False)
        return
        yield

    table = Table()
    bears = table.battlefield(ANN, "Grizzly Bears")
    table.attack(ANN, bears)
    table.happen(after_this_phase)
    seen = len(table.events)
    table.next_turn()
    begun = [e.step for e in table.events[seen:] if isinstance(e, StepBegins)]
    assert begun[:6] == [
        Step.DECLARE_BLOCKERS, Step.COMBAT_DAMAGE, Step.END_OF_COMBAT,
        Step.BEGINNING_OF_COMBAT, Step.DECLARE_ATTACKERS, Step.END_OF_COMBAT,
    ]  # fmt: skip
    assert table.life(BOB) == 18


# ---------------------------------------------------------------------- extra turns


@pytest.mark.rule("500.7", "102.1")
def test_an_extra_turn_comes_right_after_this_one_and_then_the_order_goes_on() -> None:
    table = Table(players=3, free_mana=True)
    table.hand(ANN, "Time Warp")
    table.cast(ANN, "Time Warp", targets=[CAT])
    table.resolve()

    order = []
    for _ in range(4):
        table.next_turn()
        order.append(table.active_player)
    assert order == [CAT, BOB, CAT, ANN]


@pytest.mark.rule("500.7")
def test_of_several_extra_turns_the_newest_is_taken_first() -> None:
    table = Table(players=3, free_mana=True)
    table.hand(ANN, "Time Warp", "Time Warp")
    table.cast(ANN, "Time Warp", targets=[BOB])
    table.resolve()
    table.cast(ANN, "Time Warp", targets=[CAT])
    table.resolve()

    order = []
    for _ in range(4):
        table.next_turn()
        order.append(table.active_player)
    assert order == [CAT, BOB, BOB, CAT]


@pytest.mark.rule("500.7", "101.4")
def test_extra_turns_for_everybody_are_created_in_turn_order_so_the_last_comes_first() -> None:
    table = Table(players=3, free_mana=True)
    all_warp = card("All Warp", "{U}", SORCERY_CARD, ExtraTurn(EACH_PLAYER))
    table.hand(ANN, all_warp)
    table.cast(ANN, "All Warp")
    table.resolve()

    order = []
    for _ in range(5):
        table.next_turn()
        order.append(table.active_player)
    assert order == [CAT, BOB, ANN, BOB, CAT]


@pytest.mark.rule("500.7")
def test_an_extra_turn_created_in_an_extra_turn() -> None:
    table = Table(players=3, free_mana=True)
    table.hand(ANN, "Time Warp", "Time Warp")
    table.cast(ANN, "Time Warp", targets=[ANN])
    table.resolve()
    table.next_turn()
    assert table.active_player == ANN
    table.go_to("precombat main phase")
    table.cast(ANN, "Time Warp", targets=[CAT])
    table.resolve()

    order = []
    for _ in range(3):
        table.next_turn()
        order.append(table.active_player)
    assert order == [CAT, BOB, CAT]


# ---------------------------------------------------------------------- skipped steps


@pytest.mark.rule("500.11", "614.10", "502.3")
def test_a_skipped_untap_step_untaps_nothing() -> None:
    table = Table()
    table.battlefield(ANN, "Stasis")
    bears = table.battlefield(BOB, "Grizzly Bears", tapped=True)
    seen = len(table.events)

    table.next_turn()
    assert table.active_player == BOB
    assert bears.tapped
    begun = [event.step for event in table.events[seen:] if isinstance(event, StepBegins)]
    assert Step.UNTAP not in begun


@pytest.mark.rule("500.11", "614.10a")
def test_a_skipped_draw_step_means_no_card_and_no_trigger() -> None:
    table = Table()
    drought = card("Drought of Mind", "{1}", ENCHANTMENT_CARD, SkipSteps(YOU, Step.DRAW))
    reader = card("Reader", "{1}", ENCHANTMENT_CARD, whenever(AtBeginning(Step.DRAW, None), gain_life(1)))
    table.battlefield(BOB, drought)
    table.battlefield(ANN, reader)

    table.next_turn()
    table.next_step()
    assert table.step.value == "precombat main phase"
    assert table.hand(BOB) == []
    assert table.stack == []
    table.next_turn()
    table.next_step()
    assert table.step.value == "draw step"
    assert table.stack == ["Reader"]


@pytest.mark.rule("614.10a", "603.7")
def test_what_waits_for_the_next_end_step_waits_past_a_skipped_one() -> None:
    table = Table(free_mana=True)
    promise = card("Promise", "{W}", SORCERY_CARD, Later(AtNext(Step.END), gain_life(5)))
    night = card("Endless Day", "{1}", ENCHANTMENT_CARD, SkipSteps(YOU, Step.END))
    table.battlefield(ANN, night)
    table.hand(ANN, promise)
    table.cast(ANN, "Promise")
    table.resolve()

    table.next_turn()
    assert table.life(ANN) == 20
    table.go_to("end step")
    table.resolve()
    assert table.life(ANN) == 25


# ---------------------------------------------------------------------- the end of combat and of the turn


@pytest.mark.rule("511.2", "500.5a")
def test_until_end_of_combat_lasts_through_the_end_of_combat_step() -> None:
    table = Table(free_mana=True)
    table.hand(ANN, BATTLE_CRY)
    bears = table.battlefield(ANN, "Grizzly Bears")
    table.attack(ANN, bears)
    table.cast(ANN, "Short Cry", targets=[bears])
    table.resolve()
    assert bears.power == 4

    table.go_to("end of combat")
    assert bears.power == 4
    table.next_step()
    assert bears.power == 2


@pytest.mark.rule("511.3", "506.4")
def test_after_the_end_of_combat_step_nothing_is_attacking() -> None:
    table = Table()
    bears = table.battlefield(ANN, "Grizzly Bears")
    table.attack(ANN, bears)
    table.go_to("end of combat")
    assert bears.attacking == BOB

    table.next_step()
    assert table.step.value == "postcombat main phase"
    assert bears.attacking is None


@pytest.mark.rule("513.1", "513.2")
def test_an_ability_that_comes_in_the_end_step_waits_for_the_next_one() -> None:
    table = Table()
    late = card("Latecomer", "{1}", ENCHANTMENT_CARD, whenever(AtBeginning(Step.END, None), gain_life(1)))
    table.turn(ANN, "end step")
    table.enters(ANN, late)
    assert table.stack == []

    table.next_turn()
    assert table.life(ANN) == 20
    table.go_to("end step")
    assert table.stack == ["Latecomer"]


@pytest.mark.rule("513.2", "603.7")
def test_a_delayed_trigger_made_in_the_end_step_waits_for_the_next_turns() -> None:
    table = Table(free_mana=True)
    promise = card("Promise", "{W}", INSTANT_CARD, Later(AtNext(Step.END), gain_life(5)))
    table.hand(ANN, promise)
    table.turn(ANN, "end step")
    table.cast(ANN, "Promise")
    table.resolve()

    table.next_turn()
    assert table.life(ANN) == 20
    table.go_to("end step")
    table.resolve()
    assert table.life(ANN) == 25


@pytest.mark.rule("514.1", "402.2")
def test_the_active_player_discards_down_to_seven() -> None:
    table = Table(players=3)
    table.hand(ANN, *["Forest"] * 8, "Lightning Bolt")
    table.hand(BOB, *["Forest"] * 9)
    table.turn(ANN, "end step")
    table.will(ANN, ["Lightning Bolt", "Forest"], about="discard")

    table.next_turn()
    assert len(table.hand(ANN)) == 7
    assert sorted(table.graveyard(ANN)) == ["Forest", "Lightning Bolt"]
    assert len(table.hand(BOB)) == 9


@pytest.mark.rule("402.2")
def test_without_a_maximum_hand_size_nothing_is_discarded() -> None:
    table = Table()
    study = card("Endless Study", "{1}", ENCHANTMENT_CARD, NoMaximumHandSize(YOU))
    table.battlefield(ANN, study)
    table.hand(ANN, *["Forest"] * 9)
    table.turn(ANN, "end step")

    table.next_turn()
    assert len(table.hand(ANN)) == 9


@pytest.mark.rule("514.2", "120.6")
def test_damage_wears_off_together_with_until_end_of_turn_effects() -> None:
    """A 2/2 made 5/5 with three damage survives: both end at the same time."""
    table = Table(free_mana=True)
    bears = table.battlefield(BOB, "Grizzly Bears")
    table.hand(ANN, "Giant Growth", "Lightning Bolt")
    table.cast(ANN, "Giant Growth", targets=[bears])
    table.resolve()
    table.cast(ANN, "Lightning Bolt", targets=[bears])
    table.resolve()
    assert (bears.toughness, bears.damage) == (5, 3)

    table.next_turn()
    assert bears.exists
    assert (bears.toughness, bears.damage) == (2, 0)


@pytest.mark.rule("514.3", "500.3")
def test_normally_nobody_has_priority_in_the_cleanup_step() -> None:
    table = Table()
    table.turn(ANN, "end step")
    table.pass_(ANN)
    table.pass_(BOB)

    assert table.step.value == "upkeep"
    assert table.active_player == BOB


@pytest.mark.rule("514.3a", "514.1")
def test_what_triggers_in_the_cleanup_step_gives_priority_and_another_cleanup_step() -> None:
    table = Table()
    memory = card("Memory", "{1}", ENCHANTMENT_CARD, whenever(Discards(YOU), draw(1)))
    table.battlefield(ANN, memory)
    table.hand(ANN, *["Forest"] * 8)
    table.turn(ANN, "end step")
    table.always(ANN, "Forest", about="discard")
    seen = len(table.events)
    table.pass_(ANN)
    table.pass_(BOB)

    assert table.step.value == "cleanup step"
    assert table.stack == ["Memory"]
    assert table.has_priority == ANN
    table.resolve()
    assert len(table.hand(ANN)) == 8
    table.pass_(ANN)
    table.pass_(BOB)
    assert table.step.value == "cleanup step"
    assert table.stack == ["Memory"]
    cleanups = [e for e in table.events[seen:] if isinstance(e, StepBegins) and e.step is Step.CLEANUP]
    assert len(cleanups) == 2


@pytest.mark.rule("514.3a", "704.3")
def test_state_based_actions_in_the_cleanup_step_give_priority_too() -> None:
    """As the pump ends, a 0/0 with a lasting -2/-2 dies: there is priority in the cleanup step."""
    table = Table(free_mana=True)
    gloom = card("Gloom", "{1}", ENCHANTMENT_CARD, anthem(CREATURE, gets(-2, -2)))
    bears = table.battlefield(ANN, "Grizzly Bears", counters={"+1/+1": 1})
    table.hand(ANN, "Giant Growth")
    table.cast(ANN, "Giant Growth", targets=[bears])
    table.resolve()
    table.counters(bears, "+1/+1", 0)
    table.battlefield(ANN, gloom)
    table.turn(ANN, "end step")
    assert bears.toughness == 3
    table.pass_(ANN)
    table.pass_(BOB)

    assert table.step.value == "cleanup step"
    assert not bears.exists
    assert table.has_priority == ANN
    table.next_turn()
    assert table.active_player == BOB


@pytest.mark.rule("500.4", "500.7", "611.2a")
def test_until_your_next_turn_ends_as_that_turn_begins() -> None:
    table = Table(players=3, free_mana=True)
    table.hand(ANN, "Taunt from the Rampart")
    wall = table.battlefield(BOB, "Wall of Blossoms")
    attacker = table.battlefield(CAT, "Alpha Tyrranax")
    table.cast(ANN, "Taunt from the Rampart")
    table.resolve()
    table.next_turn()
    table.next_turn()
    assert table.active_player == CAT
    table.attack(CAT, {attacker: BOB})
    with table.refuses("no creature that can block"):
        table.block(BOB, {wall: attacker})
    table.next_turn()
    assert table.active_player == ANN
    mine = table.battlefield(ANN, "Grizzly Bears")
    table.attack(ANN, {mine: BOB})
    table.block(BOB, {wall: mine})
    assert mine.blocked


@pytest.mark.rule("103.1", "500.1")
def test_players_who_pass_in_the_end_step_come_to_the_next_players_upkeep_in_turn_order() -> None:
    table = Table(players=4)
    order = []
    for _ in range(5):
        table.next_turn()
        order.append(table.active_player)

    assert order == [BOB, CAT, DAN, ANN, BOB]


@pytest.mark.rule("405.6c", "500.5")
def test_mana_stays_within_a_phase_and_may_be_spent_after_a_resolution() -> None:
    table = Table()
    table.lands(ANN, "Mountain", 1)
    table.hand(ANN, "Lightning Bolt")
    table.mana(ANN, "{R}")
    table.cast(ANN, "Lightning Bolt", targets=[BOB])
    table.tap_for_mana(ANN, "Mountain")
    table.resolve()

    assert table.mana(ANN) == "{R}"
    table.next_step()
    assert table.mana(ANN) == ""
