"""Priority (CR 117), the stack (CR 405) and special actions (CR 116)."""

import pytest

from planechase.rules.events.events import StepBegins
from planechase.rules.state.steps import Step
from planechase.rules.turns.priority import PlayAsLand, Priority
from planechase.testing import ANN, BOB, CAT, Table
from planechase.words.card import (
    ENCHANTMENT_CARD,
    INSTANT_CARD,
    SORCERY_CARD,
    activated,
    card,
    creature,
    static,
    upkeep,
    when_enters,
    whenever,
)
from planechase.words.effects.damage_effects import damage
from planechase.words.effects.hands import draw
from planechase.words.effects.life_effects import gain_life, lose_life
from planechase.words.effects.permanent_effects import sacrifice
from planechase.words.effects.tokens import add
from planechase.words.filters import CREATURE, OTHER
from planechase.words.player_words import EACH_OPPONENT, TARGET_PLAYER, YOU
from planechase.words.selections import target
from planechase.words.statics import PlayAsRandomBasic
from planechase.words.triggers import Casts, Leaves

SHOCK = card("Small Shock", "{R}", INSTANT_CARD, damage(2, target(CREATURE)))
STUDY = card("Slow Study", "{U}", SORCERY_CARD, draw(2))
SIP = card("Sip", "{W}", INSTANT_CARD, gain_life(1))
FOUNTAIN = card("Fountain", "{W}", ENCHANTMENT_CARD, activated("{0}", gain_life(1)))
DAWN = card("Dawn Prayer", "{W}", ENCHANTMENT_CARD, upkeep(gain_life(1), who=None))
DIRGE = card("Dirge", "{B}", ENCHANTMENT_CARD, whenever(Leaves(CREATURE), lose_life(1, EACH_OPPONENT)))
LISTENER = card("Listener", "{W}", creature("Cat", 1, 1), whenever(Casts(YOU), gain_life(1)))
GREETER = card("Greeter", "{W}", creature("Cat", 1, 1), when_enters(gain_life(2)))
PRIEST = card("Priest", "{B}", creature("Cleric", 1, 1), activated("{T}", add("{B}")))


@pytest.fixture
def table() -> Table:
    return Table(free_mana=True)


# ---------------------------------------------------------------------- who may do what, when


@pytest.mark.rule("117.1a", "601.3")
def test_a_sorcery_waits_for_its_casters_own_main_phase_and_an_empty_stack(table: Table) -> None:
    table.hand(ANN, STUDY, SIP)
    table.hand(BOB, STUDY)
    assert table.can_cast(ANN, "Slow Study")
    assert table.why_not_cast(BOB, "Slow Study") == (
        "Slow Study can only be cast in your main phase while the stack is empty."
    )
    table.cast(ANN, "Sip")
    assert not table.can_cast(ANN, "Slow Study")
    table.resolve()
    assert table.can_cast(ANN, "Slow Study")
    table.turn(ANN, "upkeep")
    assert not table.can_cast(ANN, "Slow Study")


@pytest.mark.rule("117.1a", "117.7", "405.2", "405.5")
def test_an_answer_resolves_before_what_it_answers(table: Table) -> None:
    bears = table.battlefield(BOB, "Grizzly Bears")
    table.hand(ANN, SHOCK)
    table.hand(BOB, "Giant Growth")
    table.cast(ANN, "Small Shock", targets=[bears])
    table.cast(BOB, "Giant Growth", targets=[bears])
    assert table.stack == ["Small Shock", "Giant Growth"]
    table.resolve()
    assert (bears.power, table.stack) == (5, ["Small Shock"])
    table.resolve()
    assert (bears.exists, bears.damage) == (True, 2)


@pytest.mark.rule("117.1b", "117.3c")
def test_an_ability_can_be_activated_in_any_step_and_its_player_keeps_priority(table: Table) -> None:
    table.battlefield(BOB, FOUNTAIN)
    table.turn(ANN, "draw step")
    table.activate(BOB, "Fountain")
    assert table.has_priority == BOB
    table.activate(BOB, "Fountain")
    assert (table.has_priority, table.stack) == (BOB, ["Fountain", "Fountain"])


@pytest.mark.rule("117.3a", "405.6e")
def test_the_active_player_gets_priority_after_turn_based_actions_and_triggers(table: Table) -> None:
    table.battlefield(BOB, DAWN)
    table.begin("upkeep", of=ANN)
    assert (table.has_priority, table.stack) == (ANN, ["Dawn Prayer"])
    table.resolve()
    table.go_to("draw step")
    assert (table.has_priority, len(table.hand(ANN))) == (ANN, 1)


@pytest.mark.rule("117.3a")
def test_nobody_gets_priority_in_the_untap_step_or_in_a_quiet_cleanup_step(table: Table) -> None:
    table.turn(ANN, "end step")
    table.pass_(ANN)
    table.pass_(BOB)
    steps = [event.step for event in table.happened(StepBegins)]
    assert steps == [Step.CLEANUP, Step.UNTAP, Step.UPKEEP]
    assert (table.active_player, table.has_priority, table.step) == (BOB, BOB, Step.UPKEEP)


@pytest.mark.rule("117.3b")
def test_the_active_player_gets_priority_after_a_resolution_whoever_cast_the_spell(table: Table) -> None:
    table.hand(BOB, SIP, SIP)
    table.cast(BOB, "Sip")
    table.cast(BOB, "Sip")
    table.pass_(BOB)
    table.pass_(ANN)
    assert (table.life(BOB), table.stack, table.has_priority) == (21, ["Sip"], ANN)


@pytest.mark.rule("117.3d", "117.4")
def test_the_spell_resolves_only_once_all_have_passed_in_succession() -> None:
    table = Table(players=3, free_mana=True)
    table.hand(ANN, SIP)
    table.hand(CAT, SIP)
    table.cast(ANN, "Sip")
    table.pass_(ANN)
    table.pass_(BOB)
    table.cast(CAT, "Sip")
    table.pass_(CAT)
    assert table.has_priority == ANN
    table.pass_(ANN)
    assert table.stack == ["Sip", "Sip"]
    table.pass_(BOB)
    assert (table.stack, table.life(CAT), table.life(ANN)) == (["Sip"], 21, 20)


@pytest.mark.rule("117.4", "405.5")
def test_with_an_empty_stack_passing_ends_the_step(table: Table) -> None:
    steps = []
    for player in (ANN, BOB):
        table.pass_(player)
        steps.append(table.step)
    assert steps == [Step.PRECOMBAT_MAIN, Step.BEGINNING_OF_COMBAT]


@pytest.mark.rule("117.5", "704.3")
def test_state_based_actions_come_before_triggers_and_both_before_priority(table: Table) -> None:
    table.battlefield(ANN, DIRGE)
    bears = table.battlefield(BOB, "Grizzly Bears")
    table.hand(ANN, SHOCK)
    table.cast(ANN, "Small Shock", targets=[bears])
    table.resolve()
    assert not bears.exists
    assert (table.stack, table.has_priority, table.life(BOB)) == (["Dirge"], ANN, 20)


# ---------------------------------------------------------------------- what does not use the stack


@pytest.mark.rule("405.6c", "605.3b", "117.1d")
def test_a_mana_ability_leaves_priority_where_it_was(table: Table) -> None:
    table.battlefield(BOB, PRIEST)
    table.hand(ANN, SIP)
    table.cast(ANN, "Sip")
    assert table.tap_for_mana(BOB, "Priest") == "{B}"
    assert (table.stack, table.has_priority) == (["Sip"], BOB)


@pytest.mark.rule("116.2a", "116.3", "405.6d", "305.1")
def test_playing_a_land_does_not_use_the_stack(table: Table) -> None:
    table.hand(ANN, "Forest", "Forest")
    table.play_land(ANN, "Forest")
    assert (table.battlefield(ANN), table.stack, table.has_priority) == (["Forest"], [], ANN)
    with table.refuses("No more lands"):
        table.play_land(ANN, "Forest")


@pytest.mark.rule("116.2a")
def test_a_land_needs_an_empty_stack_and_ones_own_turn(table: Table) -> None:
    table.hand(ANN, "Forest", SIP)
    table.hand(BOB, "Forest")
    with table.refuses("your own main phase"):
        table.play_land(BOB, "Forest")
    table.turn(ANN)
    table.cast(ANN, "Sip")
    with table.refuses("while the stack is empty"):
        table.play_land(ANN, "Forest")


@pytest.mark.rule("116.2a", "305.1")
@pytest.mark.parametrize(("step", "able"), [("upkeep", False), ("precombat main phase", True)])
def test_a_card_is_played_as_a_land_only_when_a_land_could_be(table: Table, step: str, able: bool) -> None:
    table.battlefield(ANN, card("Many Roads", "{G}", ENCHANTMENT_CARD, static(PlayAsRandomBasic())))
    bolt = table.hand(ANN, "Lightning Bolt")
    table.turn(ANN, step)
    assert isinstance(table.decision, Priority)
    offered = [action.card for action in table.decision.options if isinstance(action, PlayAsLand)]
    assert offered == ([bolt.id] if able else [])


@pytest.mark.rule("405.6g", "104.3a")
def test_a_player_may_concede_in_the_middle_of_anything() -> None:
    table = Table(players=3, free_mana=True)
    bears = table.battlefield(BOB, "Grizzly Bears")
    table.hand(ANN, SHOCK)
    table.cast(ANN, "Small Shock", targets=[bears])
    table.concede(BOB)
    assert (bears.exists, table.stack) == (False, ["Small Shock"])
    table.resolve()
    assert (table.graveyard(ANN), table.result) == (["Small Shock"], None)


# ---------------------------------------------------------------------- the order of triggers


@pytest.mark.rule("405.3", "603.3b", "101.4")
def test_triggers_go_on_the_stack_in_turn_order_the_active_players_lowest() -> None:
    table = Table(players=3, free_mana=True)
    for player in (CAT, BOB, ANN):
        table.battlefield(player, DIRGE)
    bears = table.battlefield(BOB, "Grizzly Bears")
    table.hand(BOB, SHOCK)
    table.turn(BOB)
    table.cast(BOB, "Small Shock", targets=[bears])
    table.resolve()
    assert [ability.controller for ability in table.on_stack()] == [BOB, CAT, ANN]
    table.resolve()
    assert [table.life(player) for player in (ANN, BOB, CAT)] == [20, 19, 19], "Ann's resolves first"


@pytest.mark.rule("603.3b")
def test_each_player_orders_their_own_triggers(table: Table) -> None:
    table.battlefield(ANN, DIRGE)
    table.battlefield(ANN, card("Elegy", "{B}", ENCHANTMENT_CARD, whenever(Leaves(CREATURE), gain_life(1))))
    bears = table.battlefield(BOB, "Grizzly Bears")
    table.hand(ANN, SHOCK)
    table.cast(ANN, "Small Shock", targets=[bears])
    table.resolve(pause=True)
    assert table.decision is not None
    assert table.decision.player == ANN
    table.answer(ANN, ["Elegy", "Dirge"])
    assert table.stack == ["Elegy", "Dirge"]
    table.resolve()
    assert (table.life(ANN), table.life(BOB)) == (20, 19)


@pytest.mark.rule("117.2a", "603.3", "601.2i")
def test_what_triggers_while_a_spell_is_cast_goes_on_the_stack_above_it(table: Table) -> None:
    table.battlefield(ANN, LISTENER)
    table.hand(ANN, STUDY)
    table.cast(ANN, "Slow Study")
    assert (table.stack, table.has_priority) == (["Slow Study", "Listener"], ANN)
    table.resolve()
    assert (table.life(ANN), table.hand(ANN)) == (21, [])


@pytest.mark.rule("117.2e", "608.2")
def test_nobody_has_priority_while_something_resolves(table: Table) -> None:
    table.battlefield(ANN, card("Host", "{W}", creature("Cat", 1, 1), whenever(Leaves(CREATURE & OTHER), draw())))
    table.battlefield(ANN, "Grizzly Bears")
    table.battlefield(ANN, "Alpha Tyrranax")
    edict = card("Small Edict", "{B}", SORCERY_CARD, sacrifice(CREATURE, TARGET_PLAYER, 2))
    table.hand(ANN, edict)
    table.cast(ANN, "Small Edict", targets=[ANN])
    table.resolve(pause=True)
    assert table.has_priority is None
    table.answer(ANN, ["Grizzly Bears", "Alpha Tyrranax"])
    assert table.has_priority == ANN
    assert table.stack == ["Host", "Host"], "both triggers waited until the resolution was over"
