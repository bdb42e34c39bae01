"""Casting while something resolves (CR 608.2g, 118.9): what cannot be paid is not offered, or is taken back alone."""

import pytest

from planechase.rules.language.characteristics import CardDefinition
from planechase.rules.mana.mana import ManaCost
from planechase.testing import ANN, BOB, CAT, Table
from planechase.words.card import ENCHANTMENT_CARD, INSTANT_CARD, SORCERY_CARD, card, static, whenever
from planechase.words.conditions import Controls
from planechase.words.cost_words import TapCost, mana
from planechase.words.effects.casting_effects import MayCastFromHand
from planechase.words.effects.damage_effects import damage
from planechase.words.effects.flow import UnlessPays, then
from planechase.words.effects.hands import draw
from planechase.words.effects.life_effects import lose_life
from planechase.words.effects.permanent_effects import destroy
from planechase.words.filters import ANYTHING, CREATURE, SORCERY
from planechase.words.keywords import keyword
from planechase.words.keywords.casting_keywords import suspend
from planechase.words.player_words import PLAYERS, YOU
from planechase.words.selections import another_target, target
from planechase.words.statics import AlsoCosts, CantCast, CastOnlyIf, CostsMore
from planechase.words.triggers import Casts

BLADE = card("Blunt Blade", "{1}{B}", INSTANT_CARD, destroy(target(CREATURE)))
ONE = target(CREATURE)
TWIN = card("Twin Blades", "{1}{B}", INSTANT_CARD, then(destroy(ONE), destroy(another_target(CREATURE, ONE))))
TAX = card("Toll Booth", "{2}", ENCHANTMENT_CARD, static(CostsMore(ANYTHING, ManaCost.parse("{1}"))))
CHORUS = card("Chorus", "{R}", SORCERY_CARD, static(AlsoCosts((TapCost(CREATURE), TapCost(CREATURE)))), draw(2))


@pytest.fixture
def table() -> Table:
    return Table()


def cascade(table: Table, *library: object) -> None:
    """Bob casts a Bloodbraid Elf, whose cascade waits on the stack above it."""
    table.turn(BOB)
    table.library(BOB, *library)  # type: ignore[arg-type]  # whatever a library takes
    table.hand(BOB, "Bloodbraid Elf")
    table.cast(BOB, "Bloodbraid Elf", free_mana=True)


@pytest.mark.rule("118.9d", "601.2f", "608.2g")
def test_a_free_spell_is_not_offered_where_its_only_target_costs_more_than_there_is(table: Table) -> None:
    scion = table.battlefield(ANN, "Elderwood Scion")
    cascade(table, BLADE, "Forest")
    table.resolve()
    assert (table.stack, table.library(BOB)[-1]) == (["Bloodbraid Elf"], "Blunt Blade")
    assert scion.zone == "battlefield"


@pytest.mark.rule("601.2c", "601.2f", "608.2g")
def test_only_targets_that_can_be_paid_for_are_offered(table: Table) -> None:
    scion = table.battlefield(ANN, "Elderwood Scion")
    bears = table.battlefield(ANN, "Grizzly Bears")
    cascade(table, BLADE, "Forest")
    table.will(BOB, True)
    table.resolve(pause=True)
    with table.refuses("pay"):
        table.answer(BOB, scion)
    table.answer(BOB, bears)
    assert table.stack == ["Bloodbraid Elf", "Blunt Blade"]


@pytest.mark.rule("118.9d", "608.2g")
def test_the_imposed_cost_of_a_free_spell_is_paid_in_the_middle_of_the_resolution(table: Table) -> None:
    scion = table.battlefield(ANN, "Elderwood Scion")
    table.lands(BOB, "Mountain", 2)
    cascade(table, BLADE)
    table.will(BOB, True, scion)
    table.resolve()
    assert table.stack == ["Bloodbraid Elf", "Blunt Blade"]
    assert all(land.tapped for land in table.find_all("Mountain", zone="battlefield"))


@pytest.mark.rule("601.2c", "601.2f")
@pytest.mark.parametrize(("lands", "able"), [(2, False), (3, False), (4, True)])
def test_of_two_targets_together_only_what_can_be_paid(table: Table, lands: int, able: bool) -> None:
    """Two targets, one of which has to be the Scion: {2} more than is printed."""
    table.battlefield(ANN, "Elderwood Scion", "Grizzly Bears")
    table.turn(BOB)
    table.lands(BOB, "Swamp", lands)
    table.hand(BOB, TWIN)
    assert table.can_cast(BOB, "Twin Blades") == able


@pytest.mark.rule("601.2c", "601.2f")
def test_a_reduction_for_a_target_has_to_be_aimed_for(table: Table) -> None:
    """With one Plains the Mantle can go only where it is cheaper."""
    scion = table.battlefield(ANN, "Elderwood Scion")
    bears = table.battlefield(BOB, "Grizzly Bears")
    table.hand(ANN, "Spirit Mantle")
    table.lands(ANN, "Plains", 1)
    table.cast(ANN, "Spirit Mantle", pause=True)
    with table.refuses("pay"):
        table.answer(ANN, bears)
    table.answer(ANN, scion)
    assert table.stack == ["Spirit Mantle"]


# ---------------------------------------------------------------------- what turns out to be impossible


def impossible(table: Table) -> None:
    """Bob's one creature can be tapped for either part of what the Chorus costs, and it would have to be both."""
    table.battlefield(BOB, "Llanowar Elves")
    cascade(table, CHORUS, "Forest")
    table.always(BOB, True)


@pytest.mark.rule("608.2g", "601.2", "733.1")
def test_a_cast_that_cannot_be_finished_is_taken_back_alone(table: Table) -> None:
    impossible(table)
    table.resolve()
    assert table.stack == ["Bloodbraid Elf"], "the cascade has resolved, and only the cast in it was taken back"
    assert not table.find("Llanowar Elves").tapped
    assert (table.library(BOB)[-1], table.exile(BOB)) == ("Chorus", [])
    table.resolve()
    assert sorted(table.battlefield(BOB)) == ["Bloodbraid Elf", "Llanowar Elves"]


@pytest.mark.rule("733.1")
def test_the_log_tells_that_it_was_taken_back_and_nothing_of_what_was(table: Table) -> None:
    impossible(table)
    table.game.keep_log()
    table.resolve()
    assert table.game.log is not None
    told = table.game.log.text()
    assert not any("casts Chorus" in line or "taps" in line for line in told)
    assert any("Chorus" in line and "taken back" in line for line in told)


@pytest.mark.rule("733.1")
def test_a_cast_that_was_taken_back_is_the_same_in_every_replay(table: Table) -> None:
    impossible(table)
    fork = table.game.fork()
    table.resolve()
    while fork.state.stamp < table.game.state.stamp and fork.decision is not None:
        fork.answer(fork.decision.default() if fork.grant is not None else True)
    assert fork.hash() == table.game.hash()


@pytest.mark.rule("733.1", "104.3a")
def test_who_concedes_in_the_middle_of_what_is_taken_back_stays_away() -> None:
    table = Table(players=3)
    table.battlefield(CAT, "Grizzly Bears")
    table.battlefield(ANN, TAX)
    spell = card(
        "Choir",
        "{R}",
        SORCERY_CARD,
        static(AlsoCosts((TapCost(CREATURE), TapCost(CREATURE)))),
        damage(2, target(CREATURE)),
    )
    table.battlefield(BOB, "Llanowar Elves")
    cascade(table, spell, "Forest")
    table.will(BOB, True)
    table.resolve(pause=True)
    table.game.concede(CAT)
    table.always(BOB, False)
    table.answer(BOB, "Llanowar Elves")
    assert table.has_lost(CAT)
    assert table.library(BOB)[-1] == "Choir"


@pytest.mark.rule("118.12", "118.3")
def test_a_payment_in_a_resolution_that_cannot_be_finished_was_not_made(table: Table) -> None:
    """Only the Elves could make the mana, and they have to be tapped besides."""
    toll = card("Toll", "{B}", SORCERY_CARD, UnlessPays(lose_life(3), (mana("{G}"), TapCost(CREATURE))))
    elves = table.battlefield(ANN, "Llanowar Elves")
    table.hand(ANN, toll)
    table.cast(ANN, "Toll", free_mana=True)
    table.will(ANN, True)
    table.resolve()
    assert (table.life(ANN), elves.tapped) == (17, False)


# ---------------------------------------------------------------------- what is forbidden

GIFT = card("Gift", "{1}", ENCHANTMENT_CARD, whenever(Casts(PLAYERS), MayCastFromHand()))


@pytest.mark.rule("702.61a", "702.61b", "608.2g")
def test_while_a_spell_with_split_second_is_on_the_stack_no_effect_lets_anybody_cast(table: Table) -> None:
    """The ability triggers and resolves, but nothing can be cast."""
    quick = card("Quick", "{R}", INSTANT_CARD, keyword("split second"), draw(1))
    table.battlefield(ANN, GIFT)
    table.hand(ANN, quick, "Fog")
    table.cast(ANN, "Quick", free_mana=True)
    table.resolve()
    assert (table.stack, table.hand(ANN)) == (["Quick"], ["Fog"])


@pytest.mark.rule("702.61a", "608.2n")
def test_a_resolving_spell_with_split_second_is_still_on_the_stack(table: Table) -> None:
    quick = card("Quick", "{R}", INSTANT_CARD, keyword("split second"), MayCastFromHand())
    table.hand(ANN, quick, "Fog")
    table.cast(ANN, "Quick", free_mana=True)
    table.resolve()
    assert (table.stack, table.hand(ANN)) == ([], ["Fog"])


@pytest.mark.rule("101.2", "608.2g")
def test_what_forbids_casting_forbids_it_during_a_resolution(table: Table) -> None:
    table.battlefield(ANN, GIFT, card("Hush", "{W}", ENCHANTMENT_CARD, static(CantCast(PLAYERS, CREATURE))))
    table.hand(ANN, "Grizzly Bears", "Fog")
    table.cast(ANN, "Fog", free_mana=True)
    table.resolve()
    assert (table.stack, table.hand(ANN)) == (["Fog"], ["Grizzly Bears"])


@pytest.mark.rule("702.62a", "702.62c")
@pytest.mark.parametrize(
    "obstacle",
    [
        card("Hush", "{W}", ENCHANTMENT_CARD, static(CantCast(PLAYERS, SORCERY))),
        card("Limit", "{W}", ENCHANTMENT_CARD, static(CantCast(YOU))),
    ],
)
def test_a_card_that_cannot_be_cast_cannot_be_suspended(table: Table, obstacle: CardDefinition) -> None:
    table.hand(ANN, "Search for Tomorrow")
    table.mana(ANN, "{G}")
    assert any("suspend" in action.casefold() for action in table.actions(ANN))
    table.battlefield(ANN, obstacle)
    assert not any("suspend" in action.casefold() for action in table.actions(ANN))


@pytest.mark.rule("702.62c", "601.3")
def test_a_card_that_says_when_it_can_be_cast_is_suspended_only_then(table: Table) -> None:
    only = card("Late", "{5}", SORCERY_CARD, static(CastOnlyIf(Controls(CREATURE))), suspend(2, "{G}"), draw(1))
    table.hand(ANN, only)
    table.mana(ANN, "{G}")
    assert not any("suspend" in action.casefold() for action in table.actions(ANN))
    table.battlefield(ANN, "Grizzly Bears")
    assert any("suspend" in action.casefold() for action in table.actions(ANN))
