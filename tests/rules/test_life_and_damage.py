"""Life, damage, drawing and counters (CR 119 to 122) as events that can be replaced and watched."""

from __future__ import annotations

import pytest

from planechase.rules.events.actions import lose_life, put_counters, set_life
from planechase.rules.events.damage import DamageDealt, deal_damage
from planechase.rules.events.events import CounterPlacement, DrawCard, LifeGain, LifeLoss
from planechase.rules.events.life import CantGainLife, CantLoseLife
from planechase.rules.language.grammar import Players
from planechase.rules.state.decisions import Rule
from planechase.rules.state.state import State
from planechase.testing import ANN, BOB, CAT, Table
from planechase.words.card import (
    ENCHANTMENT_CARD,
    INSTANT_CARD,
    SORCERY_CARD,
    Frame,
    activated,
    card,
    creature,
    planeswalker,
    static,
    whenever,
)
from planechase.words.cost_words import PayLife
from planechase.words.effects.damage_effects import damage
from planechase.words.effects.finding import search
from planechase.words.effects.hands import draw
from planechase.words.effects.life_effects import ExchangeLife, gain_life
from planechase.words.filters import CREATURE, ITSELF
from planechase.words.keywords import keyword
from planechase.words.player_words import EACH_OPPONENT, EACH_PLAYER, TARGET_PLAYER, YOU
from planechase.words.selections import ANY_TARGET
from planechase.words.triggers import CountersPut, DealsDamage, Draws, GainsLife, LosesLife

WALKER = card("Ana", "{2}", planeswalker("Ana", 5))
GLAD = card("Glad", "{W}", ENCHANTMENT_CARD, whenever(GainsLife(), draw(1)))


# ---------------------------------------------------------------------- life


@pytest.mark.rule("119.2", "119.3", "120.3a")
def test_damage_to_a_player_is_loss_of_life() -> None:
    table = Table(free_mana=True)
    table.battlefield(ANN, card("Sad", "{B}", ENCHANTMENT_CARD, whenever(LosesLife(EACH_OPPONENT), gain_life(1))))
    table.hand(ANN, "Lightning Bolt")
    table.cast(ANN, "Lightning Bolt", targets=[BOB])
    table.resolve()

    assert table.life(BOB) == 17
    assert [event.amount for event in table.happened(LifeLoss)] == [3]
    assert table.stack == ["Sad"]


@pytest.mark.rule("120.3h", "310.6")
def test_damage_to_a_battle_takes_defense_counters_away() -> None:
    table = Table(free_mana=True)
    siege = table.battlefield(BOB, card("Long Siege", "{3}", Frame("Battle")), counters={"defense": 5})
    table.hand(ANN, "Lightning Bolt")
    table.cast(ANN, "Lightning Bolt", targets=[siege])
    table.resolve()
    assert (siege.counter("defense"), siege.damage) == (2, 0)


@pytest.mark.rule("119.7", "119.8", "701.12c")
@pytest.mark.parametrize(
    ("says", "who", "after"),
    [
        (None, None, (10, 20)),
        (CantGainLife, YOU, (20, 10)),
        (CantLoseLife, EACH_OPPONENT, (20, 10)),
        (CantGainLife, EACH_OPPONENT, (10, 20)),
        (CantLoseLife, YOU, (10, 20)),
    ],
)
def test_life_totals_are_exchanged_only_if_both_can_change(
    says: type[CantGainLife] | type[CantLoseLife] | None, who: Players | None, after: tuple[int, int]
) -> None:
    """Ann, the poorer one, would gain life and Bob would lose it."""
    table = Table(free_mana=True)
    table.life(ANN, 10)
    if says is not None and who is not None:
        table.battlefield(ANN, card("Decree", "{W}", ENCHANTMENT_CARD, static(says(who))))
    table.hand(ANN, card("Swap Lives", "{W}", SORCERY_CARD, ExchangeLife(TARGET_PLAYER)))
    table.cast(ANN, "Swap Lives", targets=[BOB])
    table.resolve()
    assert (table.life(BOB), table.life(ANN)) == after


@pytest.mark.rule("119.4")
def test_life_can_be_paid_only_by_who_has_as_much() -> None:
    table = Table()
    bleed = card("Bleed", "{B}", ENCHANTMENT_CARD, activated(PayLife(3), draw(1)))
    table.battlefield(ANN, bleed)
    table.life(ANN, 2)
    assert not table.can_activate(ANN, "Bleed")
    table.life(ANN, 3)
    table.activate(ANN, "Bleed")

    assert table.winner == BOB


@pytest.mark.rule("119.5")
def test_setting_a_life_total_is_gaining_or_losing_the_difference() -> None:
    table = Table()
    table.battlefield(ANN, GLAD)
    table.happen(lambda state: set_life(state, state.players[ANN], 25))
    assert table.stack == ["Glad"]
    table.resolve()
    table.happen(lambda state: set_life(state, state.players[ANN], 7))

    assert table.life(ANN) == 7
    assert table.stack == []
    assert [event.amount for event in table.happened(LifeGain)] == [5]
    assert [event.amount for event in table.happened(LifeLoss)] == [18]


@pytest.mark.rule("119.9", "119.10")
def test_gaining_no_life_is_no_event() -> None:
    table = Table(free_mana=True)
    table.battlefield(ANN, GLAD)
    table.hand(ANN, card("Nothing", "{W}", SORCERY_CARD, gain_life(0)))
    table.cast(ANN, "Nothing")
    table.resolve()

    assert table.stack == []
    assert table.happened(LifeGain) == []


# ---------------------------------------------------------------------- damage


@pytest.mark.rule("120.3e", "120.5", "120.6", "704.5g")
def test_damage_is_marked_and_adds_up_until_it_is_lethal() -> None:
    table = Table(free_mana=True)
    tyrannax = table.battlefield(BOB, "Alpha Tyrranax")
    table.hand(ANN, "Lightning Bolt", "Lightning Bolt")
    table.cast(ANN, "Lightning Bolt", targets=[tyrannax])
    table.resolve()
    assert tyrannax.damage == 3
    table.cast(ANN, "Lightning Bolt", targets=[tyrannax])
    table.resolve()

    assert not tyrannax.exists


@pytest.mark.rule("120.3c", "306.8", "704.5i")
def test_damage_to_a_planeswalker_removes_loyalty() -> None:
    table = Table(free_mana=True)
    walker = table.battlefield(BOB, WALKER)
    table.hand(ANN, "Lightning Bolt", "Lightning Bolt")
    table.cast(ANN, "Lightning Bolt", targets=[walker])
    table.resolve()
    assert walker.counters == {"loyalty": 2}
    table.cast(ANN, "Lightning Bolt", targets=[walker])
    table.resolve()

    assert not walker.exists
    assert table.life(BOB) == 20


@pytest.mark.rule("120.1a", "120.3f")
def test_damage_to_what_cannot_be_damaged_is_not_dealt_and_links_no_life() -> None:
    table = Table()
    hawk = table.battlefield(ANN, "Vampire Nighthawk")
    forest = table.battlefield(BOB, "Forest")
    table.happen(lambda state: deal_damage(state, [DamageDealt(hawk.id, forest.id, 3)]))

    assert forest.damage == 0
    assert table.life(ANN) == 20
    assert table.happened(DamageDealt) == []


@pytest.mark.rule("120.8")
def test_no_damage_is_no_event() -> None:
    table = Table(free_mana=True)
    table.battlefield(ANN, "Furnace of Rath")
    hit = whenever(DealsDamage(CREATURE, combat=False), draw(1))
    table.battlefield(ANN, card("Watch", "{U}", ENCHANTMENT_CARD, hit))
    husk = table.battlefield(ANN, card("Husk", "{1}", creature("Spirit", 0, 1)))
    table.happen(lambda state: deal_damage(state, [DamageDealt(husk.id, BOB, 0)]))

    assert table.stack == []
    assert table.life(BOB) == 20


@pytest.mark.rule("120.4b", "614.1a")
def test_damage_can_be_replaced_before_it_is_dealt() -> None:
    table = Table(free_mana=True)
    table.battlefield(BOB, "Furnace of Rath")
    table.hand(ANN, "Lightning Bolt")
    table.cast(ANN, "Lightning Bolt", targets=[BOB])
    table.resolve()

    assert table.life(BOB) == 14
    assert [event.amount for event in table.happened(DamageDealt)] == [6]


@pytest.mark.rule("120.4c", "119.2")
def test_the_results_of_damage_can_be_replaced_as_well() -> None:
    """Four damage is dealt, and lifelink counts four, though Bob's life stays at one."""
    table = Table(free_mana=True)
    hawk = table.battlefield(ANN, "Vampire Nighthawk", counters={"+1/+1": 2})
    table.life(BOB, 3)
    table.hand(BOB, "Angel's Grace")
    table.attack(ANN, hawk)
    table.cast(BOB, "Angel's Grace")
    table.resolve()
    table.combat_damage()

    assert (table.life(BOB), table.life(ANN)) == (1, 24)
    assert [event.amount for event in table.happened(DamageDealt)] == [4]
    assert [event.amount for event in table.happened(LifeLoss)] == [2]


@pytest.mark.rule("120.3b", "122.6a")
def test_poison_from_infect_is_given_by_the_sources_controller() -> None:
    table = Table()
    table.battlefield(ANN, "Blight Mamba")
    table.attack(ANN, "Blight Mamba")
    table.combat_damage()

    assert [(event.on, event.by) for event in table.happened(CounterPlacement)] == [(BOB, ANN)]


@pytest.mark.rule("120.2b", "702.15d", "702.2d")
def test_lifelink_and_deathtouch_work_for_damage_outside_combat() -> None:
    ping = activated("{T}", damage(1, ANY_TARGET))
    shooter = card("Shooter", "{B}", creature("Elf", 1, 1), keyword("lifelink"), keyword("deathtouch"), ping)
    table = Table()
    table.battlefield(ANN, shooter)
    tyrannax = table.battlefield(BOB, "Alpha Tyrranax")
    table.activate(ANN, "Shooter", targets=[tyrannax])
    table.resolve()

    assert not tyrannax.exists
    assert table.life(ANN) == 21


@pytest.mark.rule("702.2e", "702.15c", "113.7a", "608.2h")
def test_a_source_that_is_gone_deals_damage_as_it_last_was() -> None:
    ping = activated("{T}", damage(1, ANY_TARGET))
    shooter = card("Shooter", "{B}", creature("Elf", 1, 1), keyword("lifelink"), keyword("deathtouch"), ping)
    table = Table(free_mana=True)
    elf = table.battlefield(ANN, shooter)
    tyrannax = table.battlefield(BOB, "Alpha Tyrranax")
    table.hand(BOB, "Lightning Bolt")
    table.activate(ANN, elf, targets=[tyrannax])
    table.cast(BOB, "Lightning Bolt", targets=[elf])
    table.resolve()
    assert not elf.exists
    table.resolve()

    assert not tyrannax.exists
    assert table.life(ANN) == 21


# ---------------------------------------------------------------------- drawing


@pytest.mark.rule("121.1", "121.2", "121.2c")
def test_cards_are_drawn_one_at_a_time_in_turn_order() -> None:
    table = Table(players=3, free_mana=True)
    table.hand(BOB, card("All Draw", "{U}", INSTANT_CARD, draw(2, EACH_PLAYER)))
    table.library(ANN, "Lightning Bolt", "Grizzly Bears")
    table.cast(BOB, "All Draw")
    table.resolve()

    assert table.hand(ANN) == ["Lightning Bolt", "Grizzly Bears"]
    assert [event.player for event in table.happened(DrawCard)] == [ANN, ANN, BOB, BOB, CAT, CAT]


@pytest.mark.rule("121.1", "603.2c")
def test_each_card_drawn_triggers() -> None:
    table = Table(free_mana=True)
    table.battlefield(BOB, card("Tax", "{U}", ENCHANTMENT_CARD, whenever(Draws(EACH_OPPONENT), gain_life(1))))
    table.hand(ANN, "Concentrate")
    table.always(BOB, ["Tax"] * 3, about="Order")
    table.cast(ANN, "Concentrate")
    table.resolve_all()

    assert table.life(BOB) == 23


@pytest.mark.rule("121.4", "121.1")
def test_an_attempt_to_draw_from_an_empty_library_is_no_drawing() -> None:
    table = Table(players=3, free_mana=True)
    table.battlefield(CAT, card("Tax", "{U}", ENCHANTMENT_CARD, whenever(Draws(EACH_PLAYER), gain_life(1))))
    table.battlefield(BOB, "Platinum Angel")
    table.library(BOB, only=True)
    table.begin("draw step", of=BOB)

    assert table.stack == []
    assert table.hand(BOB) == []


@pytest.mark.rule("121.5")
def test_putting_a_card_into_hand_is_not_drawing_it() -> None:
    table = Table(free_mana=True)
    table.battlefield(BOB, card("Tax", "{U}", ENCHANTMENT_CARD, whenever(Draws(EACH_OPPONENT), gain_life(1))))
    table.hand(ANN, card("Find", "{U}", SORCERY_CARD, search(CREATURE)))
    table.library(ANN, "Grizzly Bears")
    table.will(ANN, "Grizzly Bears")
    table.cast(ANN, "Find")
    table.resolve()

    assert table.hand(ANN) == ["Grizzly Bears"]
    assert table.stack == []


@pytest.mark.rule("121.6a", "614.11", "104.2b")
def test_a_draw_from_an_empty_library_can_be_replaced() -> None:
    table = Table()
    table.battlefield(BOB, "Laboratory Maniac")
    table.library(BOB, only=True)
    table.begin("draw step", of=BOB)

    assert table.winner == BOB


@pytest.mark.rule("101.2", "121.6a")
def test_who_cannot_win_by_the_maniac_only_skips_the_draw() -> None:
    table = Table()
    table.battlefield(BOB, "Laboratory Maniac")
    table.battlefield(ANN, "Platinum Angel")
    table.library(BOB, only=True)
    table.begin("draw step", of=BOB)

    assert table.result is None


@pytest.mark.rule("121.2a", "121.6b", "614.5")
def test_replacing_one_draw_of_several() -> None:
    table = Table(free_mana=True)
    table.battlefield(ANN, "Thought Reflection")
    table.hand(ANN, "Concentrate")
    table.cast(ANN, "Concentrate")
    table.resolve()

    assert len(table.hand(ANN)) == 6


@pytest.mark.rule("121.2a", "616.1g")
def test_an_instruction_to_draw_several_is_replaced_as_a_whole() -> None:
    table = Table(free_mana=True)
    table.battlefield(BOB, "Alms Collector")
    table.hand(ANN, "Concentrate")
    table.cast(ANN, "Concentrate")
    table.resolve()

    assert (len(table.hand(ANN)), len(table.hand(BOB))) == (1, 1)


# ---------------------------------------------------------------------- counters


@pytest.mark.rule("122.1a", "613.4c")
def test_counters_change_power_and_toughness() -> None:
    table = Table()
    bears = table.battlefield(ANN, "Grizzly Bears", counters={"+1/+1": 3})
    assert (bears.power, bears.toughness) == (5, 5)

    table.counters(bears, "-1/-1", 1)
    table.next_step()
    assert bears.counters == {"+1/+1": 2}
    assert bears.power == 4


@pytest.mark.rule("122.1b")
def test_a_keyword_counter_gives_the_keyword() -> None:
    table = Table()
    bears = table.battlefield(ANN, "Grizzly Bears", counters={"flying": 1})
    table.battlefield(BOB, "Alpha Tyrranax")
    assert bears.keywords == {"flying"}

    table.attack(ANN, bears)
    table.combat_damage()
    assert table.life(BOB) == 18


@pytest.mark.rule("122.2", "400.7")
def test_counters_do_not_follow_into_another_zone() -> None:
    table = Table(free_mana=True)
    bears = table.battlefield(ANN, "Grizzly Bears", counters={"+1/+1": 2})
    wisp = table.battlefield(BOB, "Flickerwisp")
    assert wisp.exists
    table.enters(BOB, "Flickerwisp", pause=True)
    table.answer(BOB, bears)
    table.resolve()
    table.go_to("end step")
    table.resolve_all()

    assert table.find("Grizzly Bears").counters == {}


@pytest.mark.rule("122.3", "704.5q")
def test_opposite_counters_annihilate() -> None:
    table = Table()
    bears = table.battlefield(ANN, "Grizzly Bears", counters={"+1/+1": 2})
    table.happen(lambda state: put_counters(state, BOB, [bears.id], "-1/-1", 3))

    assert bears.counters == {"-1/-1": 1}


@pytest.mark.rule("122.1", "122.6")
def test_counters_go_on_players_and_cards_in_exile_too() -> None:
    table = Table()
    watch = whenever(CountersPut(ITSELF, "+1/+1"), draw(1))
    bears = table.battlefield(ANN, card("Grower", "{G}", creature("Ooze", 1, 1), watch))
    exiled = table.exile(ANN, "Search for Tomorrow")

    def happen(state: State) -> Rule[None]:
        yield from put_counters(state, ANN, [BOB], "energy", 2)
        yield from put_counters(state, ANN, [exiled.id], "time", 3)
        yield from put_counters(state, ANN, [bears.id], "+1/+1", 2)

    table.happen(happen)
    assert table.counters(BOB, "energy") == 2
    assert exiled.counters == {"time": 3}
    assert table.stack == ["Grower"]


@pytest.mark.rule("119.3", "614.5")
def test_life_lost_by_an_effect_is_not_damage() -> None:
    table = Table()
    table.battlefield(BOB, "Furnace of Rath")
    table.happen(lambda state: lose_life(state, state.players[BOB], 3))

    assert table.life(BOB) == 17
    assert [event.player for event in table.happened(LifeLoss)] == [BOB]
