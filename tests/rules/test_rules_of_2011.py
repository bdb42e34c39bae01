"""What was otherwise by the rules of July 2011, outside its last chapter; each test shows both editions."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from planechase.rules.events import phasing
from planechase.rules.state.decisions import Order, Rule
from planechase.rules.state.edition import IN_2011, Edition
from planechase.rules.state.state import State
from planechase.testing import ANN, BOB, CAT, Table
from planechase.variants import FreeForAll
from planechase.vocabulary import (
    ENCHANTMENT,
    INSTANT_CARD,
    ITSELF,
    SORCERY_CARD,
    TARGET_PLAYER_OR_PLANESWALKER,
    can_block_more,
    card,
    create,
    creature,
    creature_token,
    damage,
    destroy,
    enters_tapped,
    keyword,
    legendary_creature,
    more_lands,
    planeswalker,
    suspend,
    target,
    typed,
)

THEN, NOW = Edition.Y2011, Edition.CURRENT
EDITIONS = pytest.mark.parametrize("edition", [THEN, NOW], ids=["2011", "current"])
QUEEN = card("Queen", "{W}", legendary_creature("Noble", 1, 1))
ANA = card("Ana, Early", "{2}", planeswalker("Ana", 3))
LATER_ANA = card("Ana, Later", "{2}", planeswalker("Ana", 4))


def table_of(edition: Edition, players: int = 2) -> Table:
    return Table(players, edition=edition, free_mana=True)


# ---------------------------------------------------------------------- state-based actions


@pytest.mark.rule("2011:704.5k", "704.5j")
@EDITIONS
def test_equal_legends_of_two_players(edition: Edition) -> None:
    table = table_of(edition)
    table.battlefield(ANN, QUEEN)
    table.battlefield(BOB, QUEEN)
    table.next_step()
    stay = ([], []) if edition is THEN else (["Queen"], ["Queen"])
    assert (table.battlefield(ANN), table.battlefield(BOB)) == stay


@pytest.mark.rule("2011:704.5k")
def test_in_2011_nobody_is_asked_which_legend_to_keep() -> None:
    table = table_of(THEN)
    table.battlefield(ANN, QUEEN)
    table.enters(ANN, QUEEN)
    assert table.battlefield(ANN) == []
    assert table.graveyard(ANN) == ["Queen", "Queen"]


@pytest.mark.rule("2011:801.12")
def test_in_2011_a_legend_out_of_range_does_not_count() -> None:
    table = Table(4, edition=THEN, variants=[FreeForAll(1)])
    for player in (ANN, CAT):
        table.battlefield(player, QUEEN)
    table.next_step()
    assert (table.battlefield(ANN), table.battlefield(CAT)) == (["Queen"], ["Queen"])


@pytest.mark.rule("2011:704.5j", "2011:306.4")
@EDITIONS
def test_planeswalkers_that_share_a_type(edition: Edition) -> None:
    table = table_of(edition)
    table.battlefield(ANN, ANA)
    table.battlefield(BOB, LATER_ANA)
    table.next_step()
    assert len(table.battlefield(ANN) + table.battlefield(BOB)) == (0 if edition is THEN else 2)


@pytest.mark.rule("2011:702.24k", "2011:704.5d")
@EDITIONS
def test_a_phased_out_token(edition: Edition) -> None:
    table = table_of(edition)
    table.hand(ANN, card("Call", "{U}", SORCERY_CARD, create(creature_token(2, 2, "U", "Drake", keyword("phasing")))))
    table.cast(ANN, "Call")
    table.resolve()

    def phase(state: State) -> Rule[None]:
        phasing.phase(state)
        return
        yield

    table.happen(phase)
    table.next_step()
    table.happen(phase)
    assert len(table.battlefield(ANN)) == (0 if edition is THEN else 1)


# ---------------------------------------------------------------------- damage


def _double_block(edition: Edition) -> Table:
    table = table_of(edition)
    table.battlefield(ANN, card("Ogre", "{R}", creature("Ogre", 4, 4)))
    for name in ("Guard", "Squire"):
        table.battlefield(BOB, card(name, "{W}", creature("Soldier", 1, 3)))
    table.attack(ANN, {"Ogre": BOB})
    table.block(BOB, {"Guard": "Ogre", "Squire": "Ogre"}, pause=edition is THEN)
    return table


@pytest.mark.rule("2011:509.2", "2011:510.1c")
def test_in_2011_blockers_are_damaged_in_the_announced_order() -> None:
    table = _double_block(THEN)
    assert isinstance(table.decision, Order)
    table.answer(ANN, ["Squire", "Guard"])
    table.combat_damage(pause=True)
    with table.refuses("before the next gets any: Squire, Guard"):
        table.answer(ANN, {"Squire": 2, "Guard": 2})
    table.answer(ANN, {"Squire": 3, "Guard": 1})
    assert table.graveyard(BOB) == ["Squire"]


@pytest.mark.rule("510.1c")
def test_now_damage_is_divided_freely() -> None:
    table = _double_block(NOW)
    table.will(ANN, {"Squire": 2, "Guard": 2})
    table.combat_damage()
    assert table.graveyard(BOB) == []


@pytest.mark.rule("2011:509.3", "2011:510.1d")
def test_in_2011_a_blocker_of_two_announces_an_order_too() -> None:
    table = table_of(THEN)
    for name in ("Left", "Right"):
        table.battlefield(ANN, card(name, "{R}", creature("Ogre", 1, 2)))
    table.battlefield(BOB, card("Wide", "{W}", creature("Giant", 3, 9), can_block_more(ITSELF)))
    table.attack(ANN, {"Left": BOB, "Right": BOB})
    table.block(BOB, {"Wide": ["Left", "Right"]}, pause=True)
    table.answer(BOB, ["Right", "Left"])
    table.will(BOB, {"Right": 2, "Left": 1})
    table.combat_damage()
    assert table.graveyard(ANN) == ["Right"]


@pytest.mark.rule("2011:306.7", "2011:614.9")
def test_in_2011_noncombat_damage_to_a_player_may_go_to_a_planeswalker() -> None:
    table = table_of(THEN)
    walker = table.battlefield(BOB, ANA)
    table.hand(ANN, "Lightning Bolt", "Lightning Bolt")
    with table.refuses("not a legal target"):
        table.cast(ANN, "Lightning Bolt", targets=[walker])
    table.cast(ANN, "Lightning Bolt", targets=[BOB])
    table.will(ANN, [])
    table.resolve()
    assert (table.life(BOB), walker.counters.get("loyalty")) == (17, 3)
    table.cast(ANN, "Lightning Bolt", targets=[BOB])
    table.will(ANN, [walker])
    table.resolve()
    assert (table.life(BOB), walker.exists) == (17, False)


@pytest.mark.rule("2011:306.7")
def test_in_2011_damage_by_ones_own_source_or_in_combat_stays() -> None:
    table = table_of(THEN)
    table.battlefield(BOB, ANA)
    table.battlefield(ANN, "Grizzly Bears")
    table.hand(BOB, card("Slip", "{R}", INSTANT_CARD, damage(1, TARGET_PLAYER_OR_PLANESWALKER)))
    table.cast(BOB, "Slip", targets=[BOB])
    table.resolve()
    table.attack(ANN, {"Grizzly Bears": BOB})
    table.combat_damage()
    assert table.life(BOB) == 17


@pytest.mark.rule("115.4")
def test_now_a_planeswalker_is_a_target_itself() -> None:
    table = table_of(NOW)
    walker = table.battlefield(BOB, ANA)
    table.hand(ANN, "Lightning Bolt")
    table.cast(ANN, "Lightning Bolt", targets=[walker])
    table.resolve()
    assert not walker.exists


# ---------------------------------------------------------------------- lands and cards


@pytest.mark.rule("2011:305.2", "305.2")
@EDITIONS
def test_a_land_played_because_of_an_effect_that_is_gone(edition: Edition) -> None:
    table = table_of(edition)
    more = table.battlefield(ANN, card("Paths", "{G}", typed("Enchantment"), more_lands(1)))
    table.hand(ANN, "Forest", "Forest", "Forest")
    if edition is THEN:
        table.will(ANN, [more])
    table.play_land(ANN, "Forest")
    table.hand(ANN, card("Scour", "{W}", INSTANT_CARD, destroy(target(ENCHANTMENT))))
    table.cast(ANN, "Scour", targets=[more])
    table.resolve()
    if edition is NOW:
        with table.refuses("No more lands"):
            table.play_land(ANN, "Forest")
        return
    table.play_land(ANN, "Forest")
    with table.refuses("No more lands"):
        table.play_land(ANN, "Forest")


@pytest.mark.rule("2011:614.12", "614.12")
@EDITIONS
def test_what_another_permanent_makes_of_an_entering_land(edition: Edition) -> None:
    table = table_of(edition)
    table.battlefield(BOB, "Blood Moon")
    table.hand(ANN, card("Slow Vale", None, typed("Land"), enters_tapped()))
    vale = table.play_land(ANN, "Slow Vale")
    assert vale.tapped is (edition is THEN)


@pytest.mark.rule("2011:702.60a", "702.62a")
@EDITIONS
def test_the_last_time_counter(edition: Edition) -> None:
    table = table_of(edition)
    table.battlefield(ANN, "Island")
    table.hand(ANN, card("Wait", "{9}", creature("Turtle", 1, 1), suspend(1, "{U}")))
    table.do(ANN, "Suspend Wait")
    if edition is NOW:
        table.will(ANN, False)
    table.go_to("upkeep", of=ANN)
    table.resolve_all()
    assert ("Wait" in table.battlefield(ANN)) is (edition is THEN)


@pytest.mark.rule("2011:702.83a", "2011:708.6a", "702.85a")
@EDITIONS
def test_cascade_and_a_split_card(edition: Edition) -> None:
    """Assault costs one, Battery four: as a card it is both in 2011, and five now."""
    table = table_of(edition)
    table.library(ANN, "Assault // Battery", "Forest", only=True)
    table.hand(ANN, card("Slide", "{1}{R}", creature("Elemental", 1, 1), keyword("cascade")))
    table.cast(ANN, "Slide")
    if edition is THEN:
        table.will(ANN, "Battery")
    table.resolve_all()
    assert table.battlefield(ANN) == (["Elephant", "Slide"] if edition is THEN else ["Slide"])


# ---------------------------------------------------------------------- the list of them


def _rules_marked() -> set[str]:
    found: set[str] = set()
    for path in Path(__file__).parents[1].rglob("test_*.py"):
        found |= set(re.findall(r'"2011:([\d.]+[a-z]?)"', path.read_text(encoding="utf-8")))
    return found


@pytest.mark.parametrize("rule", sorted({rule for difference in IN_2011 for rule in difference.rules}))
def test_every_difference_that_is_listed_has_a_test(rule: str) -> None:
    assert rule in _rules_marked()
