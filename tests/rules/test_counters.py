"""What counters do by themselves: shields, stun and finality (CR 122.1c, 122.1d, 122.1h)."""

import pytest

from planechase.rules.state.steps import Step
from planechase.telling.log import Log
from planechase.testing import ANN, BOB, Table
from planechase.vocabulary import (
    ANY_TARGET,
    CREATURE,
    INSTANT_CARD,
    SORCERY_CARD,
    YOU,
    all_of,
    card,
    creature,
    damage,
    destroy,
    draw,
    enters_with_counters,
    gain_life,
    is_dealt_damage,
    keyword,
    put_counters,
    regenerate,
    return_to_hand,
    sacrifice,
    target,
    then,
    untap,
    when_dies,
    whenever,
)

SHOCK = card("Small Shock", "{R}", INSTANT_CARD, damage(2, ANY_TARGET))
RUIN = card("Ruin", "{B}", INSTANT_CARD, destroy(target(CREATURE)))
WAKE = card("Wake", "{U}", INSTANT_CARD, untap(target(CREATURE)))
OFFERING = card("Offering", "{B}", SORCERY_CARD, sacrifice(CREATURE, YOU))


@pytest.fixture
def table() -> Table:
    return Table(free_mana=True)


def cast(table: Table, spell: object, *on: object) -> None:
    """Ann casts the spell, and it resolves."""
    card_ = table.hand(ANN, spell)  # type: ignore[call-overload]
    table.cast(ANN, card_, targets=list(on))
    table.resolve()


# ---------------------------------------------------------------------- stun


@pytest.mark.rule("122.1d", "502.3")
def test_a_stunned_permanent_loses_a_stun_counter_instead_of_untapping(table: Table) -> None:
    bears = table.battlefield(ANN, "Grizzly Bears", tapped=True, counters={"stun": 2})
    table.go_to(Step.UPKEEP, ANN)
    assert (bears.tapped, bears.counters) == (True, {"stun": 1})
    table.go_to(Step.UPKEEP, ANN)
    assert (bears.tapped, bears.counters) == (True, {})
    table.go_to(Step.UPKEEP, ANN)
    assert not bears.tapped


@pytest.mark.rule("122.1d")
def test_an_effect_does_not_untap_it_either(table: Table) -> None:
    bears = table.battlefield(ANN, "Grizzly Bears", tapped=True, counters={"stun": 1})
    cast(table, WAKE, bears)
    assert (bears.tapped, bears.counters) == (True, {})
    cast(table, WAKE, bears)
    assert not bears.tapped


@pytest.mark.rule("122.1d", "701.26b")
def test_what_is_not_tapped_keeps_its_stun_counters(table: Table) -> None:
    bears = table.battlefield(ANN, "Grizzly Bears", counters={"stun": 1})
    cast(table, WAKE, bears)
    table.go_to(Step.UPKEEP, ANN)
    assert (bears.tapped, bears.counters) == (False, {"stun": 1})


@pytest.mark.rule("122.1d")
def test_the_log_says_what_became_of_the_untapping(table: Table) -> None:
    log = Log()
    table.game.watch(log.watch)
    table.battlefield(ANN, "Grizzly Bears", tapped=True, counters={"stun": 1})
    table.go_to(Step.UPKEEP, ANN)
    assert "Grizzly Bears loses a stun counter." in [entry.text() for entry in log.entries]


# ---------------------------------------------------------------------- shields


@pytest.mark.rule("122.1c", "614.6")
def test_a_shield_counter_is_removed_instead_of_the_permanent_being_destroyed(table: Table) -> None:
    bears = table.battlefield(BOB, "Grizzly Bears", counters={"shield": 1})
    cast(table, RUIN, bears)
    assert bears.counters == {}
    cast(table, RUIN, bears)
    assert not bears.exists


@pytest.mark.rule("122.1c", "615.1")
def test_a_shield_counter_prevents_damage(table: Table) -> None:
    watcher = card(
        "Watcher", "{G}", creature("Bear", 2, 2), enters_with_counters("shield"), whenever(is_dealt_damage(), draw())
    )
    bears = table.enters(BOB, watcher)
    cast(table, SHOCK, bears)
    assert (bears.damage, bears.counters, table.stack) == (0, {}, [])


@pytest.mark.rule("122.1c")
def test_damage_from_several_sources_at_once_takes_one_shield_counter(table: Table) -> None:
    bears = table.battlefield(ANN, "Grizzly Bears", counters={"shield": 2})
    one, other = table.battlefield(BOB, "Wall of Blossoms", "Grizzly Bears")
    third = table.battlefield(BOB, "Grizzly Bears")
    table.attack(ANN, {bears: BOB})
    table.block(BOB, {one: bears, other: bears, third: bears})
    table.will(ANN, {one: 2})
    table.combat_damage()
    assert (bears.exists, bears.damage, bears.counters) == (True, 0, {"shield": 1})


@pytest.mark.rule("122.1c", "704.5g")
def test_a_shield_counter_does_not_help_against_damage_that_is_already_marked(table: Table) -> None:
    """Lethal damage destroys by the rules, not by an effect."""
    bears = table.battlefield(BOB, "Grizzly Bears")
    shielding = card(
        "Late Shield", "{W}", INSTANT_CARD, then(damage(2, target(CREATURE)), put_counters("shield", all_of(CREATURE)))
    )
    cast(table, shielding, bears)
    assert not bears.exists


@pytest.mark.rule("122.1c", "702.12b")
def test_what_cannot_be_destroyed_keeps_its_shield_counter(table: Table) -> None:
    idol = table.battlefield(
        BOB, card("Idol", "{3}", creature("Golem", 2, 2), keyword("indestructible")), counters={"shield": 1}
    )
    cast(table, RUIN, idol)
    assert (idol.exists, idol.counters) == (True, {"shield": 1})


@pytest.mark.rule("122.1c", "616.1")
def test_its_controller_chooses_between_a_shield_counter_and_another_rescue(table: Table) -> None:
    """Either the shield counter goes, or the creature regenerates and is tapped."""
    bears = table.battlefield(ANN, "Grizzly Bears", counters={"shield": 1})
    cast(table, card("Mend", "{G}", INSTANT_CARD, regenerate(target(CREATURE))), bears)
    ruin = table.hand(ANN, RUIN)
    table.cast(ANN, ruin, targets=[bears])
    table.resolve(pause=True)
    table.answer(ANN, bears)
    assert (bears.exists, bears.tapped, bears.counters) == (True, False, {})


@pytest.mark.rule("122.1c")
def test_a_shield_does_not_help_against_a_sacrifice(table: Table) -> None:
    bears = table.battlefield(ANN, "Grizzly Bears", counters={"shield": 1})
    cast(table, OFFERING)
    assert not bears.exists


# ---------------------------------------------------------------------- finality


MOURNED = card("Mourned Bear", "{1}{G}", creature("Bear", 2, 2), when_dies(gain_life(3)))


@pytest.mark.rule("122.1h", "700.4")
def test_what_has_a_finality_counter_is_exiled_instead_of_dying(table: Table) -> None:
    bear = table.battlefield(ANN, MOURNED, counters={"finality": 1})
    cast(table, RUIN, bear)
    assert (table.exile(ANN), table.stack, table.graveyard(ANN)) == (["Mourned Bear"], [], ["Ruin"])


@pytest.mark.rule("122.1h")
def test_finality_does_not_mind_other_ways_of_leaving(table: Table) -> None:
    bear = table.battlefield(ANN, MOURNED, counters={"finality": 1})
    cast(table, card("Recall", "{U}", INSTANT_CARD, return_to_hand(target(CREATURE))), bear)
    assert table.hand(ANN) == ["Mourned Bear"]


@pytest.mark.rule("122.1h", "701.21a")
def test_finality_holds_for_a_sacrifice(table: Table) -> None:
    table.battlefield(ANN, MOURNED, counters={"finality": 1})
    cast(table, OFFERING)
    assert table.exile(ANN) == ["Mourned Bear"]


# ---------------------------------------------------------------------- keyword counters with abilities behind them


@pytest.mark.rule("122.1b", "702.83a")
def test_an_exalted_counter_gives_the_ability_of_exalted(table: Table) -> None:
    table.battlefield(ANN, "Forest", counters={"exalted": 1})
    bears = table.battlefield(ANN, "Grizzly Bears")
    table.attack(ANN, bears)
    table.resolve()
    assert bears.power == 3


@pytest.mark.rule("122.1b", "702.147a")
def test_what_has_a_decayed_counter_cannot_block_and_attacks_only_once(table: Table) -> None:
    bears = table.battlefield(ANN, "Grizzly Bears", counters={"decayed": 1})
    table.battlefield(BOB, "Serra Angel", counters={"decayed": 1})
    table.attack(ANN, bears)
    table.resolve()
    with table.refuses("no creature that can block"):
        table.block(BOB, {"Serra Angel": bears})
    table.go_to(Step.END_OF_COMBAT)
    assert bears.exists
    table.resolve()
    assert (bears.exists, table.life(BOB)) == (False, 18)
