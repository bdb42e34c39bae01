"""Activating abilities (CR 602), mana abilities (CR 605, 106) and loyalty abilities (CR 606)."""

import pytest

from planechase.rules.events.events import AbilityActivated
from planechase.rules.language.abilities import ActivatedAbility
from planechase.rules.language.word import word
from planechase.rules.mana.costs import CostChange, TapSymbol
from planechase.rules.mana.mana import ManaCost, Restriction, Spending, generic_cost
from planechase.rules.state.objects import Object
from planechase.rules.state.player import Player
from planechase.rules.state.source import Source
from planechase.rules.state.state import State
from planechase.testing import ANN, BOB, Table
from planechase.words import word_slots
from planechase.words.amounts import CountOf, X
from planechase.words.card import (
    ARTIFACT_CARD,
    ENCHANTMENT_CARD,
    INSTANT_CARD,
    LAND_CARD,
    Frame,
    activated,
    card,
    creature,
    loyal,
    planeswalker,
    static,
    whenever,
)
from planechase.words.cost_words import SacrificeCost, SacrificeThis, TapCost
from planechase.words.effects.damage_effects import damage
from planechase.words.effects.flow import ChooseModes, both, then
from planechase.words.effects.hands import draw
from planechase.words.effects.lasting_effects import gain_control
from planechase.words.effects.life_effects import gain_life, lose_life
from planechase.words.effects.tokens import MakeMana, add
from planechase.words.effects.zone_effects import PutOntoBattlefield, exile
from planechase.words.filters import CREATURE, LAND, PERMANENT, YOURS
from planechase.words.keywords import keyword
from planechase.words.player_words import TARGET_PLAYER, YOU
from planechase.words.selections import ANY_TARGET, Remembered, target
from planechase.words.triggers import BecomesTapped, TapsForMana

PINGER = card("Pinger", "{2}{R}", creature("Wizard", 1, 1), activated("{T}", damage(1, ANY_TARGET)))
FAST_PINGER = card(
    "Fast Pinger", "{2}{R}", creature("Wizard", 1, 1), keyword("haste"), activated("{T}", damage(1, ANY_TARGET))
)
ALTAR = card("Small Altar", "{2}", ARTIFACT_CARD, activated(SacrificeCost(CREATURE), gain_life(2)))
ONCE = card("Daily Bread", "{1}", ARTIFACT_CARD, activated("{0}", gain_life(1), limit=1))
SLOW = card("Slow Well", "{1}", ARTIFACT_CARD, activated("{0}", gain_life(1), as_sorcery=True))
GEYSER = card("Geyser", "{1}", ARTIFACT_CARD, activated("{X}", "{T}", damage(X(), ANY_TARGET)))
STEAL = card("Steal", "{R}", INSTANT_CARD, gain_control(target(CREATURE)))
BLINK = then(exile(target(PERMANENT)), PutOntoBattlefield(Remembered(word_slots.EXILED), under_owner=True))
ACADEMIC = card("Academic", "{U}", planeswalker("Jace", 3), loyal(1, draw()), loyal(-2, draw(2)), loyal(-7, draw(7)))


@pytest.fixture
def table() -> Table:
    return Table()


# ---------------------------------------------------------------------- activating


@word
class DearAbilities(CostChange):
    """A statement of one's own: activated abilities cost {2} more."""

    reads = "activated abilities cost {{2}} more to activate"

    def increase(self, game: State, player: Player, obj: Object, by: Source, spell: Source) -> ManaCost | None:
        return generic_cost(2)

    def about_abilities(self) -> bool:
        return True


@word
class OnlyToActivate(Restriction):
    """Mana for abilities and nothing else."""

    @property
    def text(self) -> str:
        return "Spend this mana only to activate abilities"

    def allows(self, purpose: Spending) -> bool:
        return purpose.kind == "activate"


@pytest.mark.rule("106.6", "602.2b")
def test_mana_for_abilities_pays_for_abilities(table: Table) -> None:
    made = MakeMana((("C",),), restriction=OnlyToActivate())
    mill = table.battlefield(ANN, card("Mill", "{1}", ARTIFACT_CARD, activated("{T}", made)))
    table.battlefield(ANN, card("Oven", "{1}", ARTIFACT_CARD, activated("{1}", gain_life(1))))
    table.hand(ANN, "Sol Ring")
    assert not table.can_cast(ANN, "Sol Ring")
    table.activate(ANN, "Oven")
    table.resolve()
    assert (mill.tapped, table.life(ANN)) == (True, 21)


@pytest.mark.rule("602.2", "605.3b")
def test_an_activation_says_whether_it_was_for_mana_and_what_is_on_the_stack(table: Table) -> None:
    forest = table.battlefield(ANN, "Forest")
    oven = table.battlefield(ANN, card("Oven", "{1}", ARTIFACT_CARD, activated("{1}", gain_life(1))))
    ability = table.activate(ANN, oven)
    told = [(event.object_id, event.stack_id, event.is_mana) for event in table.happened(AbilityActivated)]
    assert told == [(forest.id, 0, True), (oven.id, ability.id, False)]


@pytest.mark.rule("601.2g")
@pytest.mark.parametrize("lands", [("Forest", "Mountain", "Mountain"), ("Mountain", "Mountain", "Forest")])
def test_of_the_lands_that_would_do_one_is_tapped_of_which_there_are_more(table: Table, lands: tuple[str, ...]) -> None:
    for land in lands:
        table.battlefield(ANN, land)
    table.hand(ANN, "Sol Ring")
    table.cast(ANN, "Sol Ring")
    assert not table.find("Forest").tapped


@pytest.mark.rule("605.3a", "118.3")
def test_one_creature_is_sacrificed_for_mana_once(table: Table) -> None:
    table.battlefield(ANN, card("Dark Altar", "{2}", ARTIFACT_CARD, activated(SacrificeCost(CREATURE), add("{B}"))))
    table.battlefield(ANN, "Grizzly Bears")
    table.hand(ANN, card("Twice Dark", "{B}{B}", INSTANT_CARD, draw()), card("Dark", "{B}", INSTANT_CARD, draw()))
    assert not table.can_cast(ANN, "Twice Dark")
    assert table.can_cast(ANN, "Dark")


@pytest.mark.rule("605.1a", "106.3")
def test_mana_that_is_only_a_part_of_what_an_ability_does_is_counted(table: Table) -> None:
    grown = then(add("{G}", times=CountOf(CREATURE & YOURS)), lose_life(1))
    table.battlefield(ANN, card("Deep Grove", None, LAND_CARD, activated("{T}", grown)))
    table.battlefield(ANN, "Llanowar Elves", "Grizzly Bears")
    table.tap("Llanowar Elves")
    table.hand(ANN, "Grizzly Bears")
    table.cast(ANN, "Grizzly Bears")
    assert (table.stack, table.life(ANN)) == (["Grizzly Bears"], 19)


@pytest.mark.rule("106.12a", "107.4h")
def test_what_a_trigger_adds_to_snow_mana_is_not_snow_but_pays_all_the_same(table: Table) -> None:
    """The land is tapped for the whole cost; the second mana comes from the growth."""
    table.battlefield(ANN, card("White Wood", None, Frame("Snow Land"), activated("{T}", add("{G}"))))
    table.battlefield(ANN, card("Growth", "{G}", ENCHANTMENT_CARD, whenever(TapsForMana(LAND, None), add("{G}"))))
    table.hand(ANN, "Grizzly Bears")
    table.cast(ANN, "Grizzly Bears")
    assert (table.stack, table.mana(ANN)) == (["Grizzly Bears"], "")


@pytest.mark.rule("602.2b", "601.2f")
def test_what_raises_the_cost_of_abilities_raises_that_of_no_spell(table: Table) -> None:
    table.battlefield(BOB, card("Toll", "{1}", ARTIFACT_CARD, static(DearAbilities())))
    table.battlefield(ANN, ONCE)
    table.hand(ANN, "Lightning Bolt")
    (land, *_) = table.lands(ANN, "Mountain", 2)
    table.tap(land)
    assert table.can_cast(ANN, "Lightning Bolt")
    assert not table.can_activate(ANN, "Daily Bread")
    table.untap(land)
    table.activate(ANN, "Daily Bread")
    assert land.tapped


@pytest.mark.rule("602.2a", "405.1", "113.7a")
def test_an_ability_on_the_stack_does_not_need_its_source_any_more(table: Table) -> None:
    pinger = table.battlefield(ANN, PINGER)
    ability = table.activate(ANN, "Pinger", targets=[BOB])
    assert (ability.controller, pinger.tapped) == (ANN, True)
    table.hand(BOB, "Lightning Bolt")
    table.cast(BOB, "Lightning Bolt", targets=[pinger], free_mana=True)
    table.resolve()
    assert not pinger.exists
    table.resolve()
    assert table.life(BOB) == 19


@pytest.mark.rule("602.2")
def test_only_its_controller_activates_an_ability(table: Table) -> None:
    table.battlefield(ANN, PINGER)
    assert table.why_not_activate(BOB, "Pinger") == "Only Ann can activate abilities of Pinger."
    anybody = ActivatedAbility((TapSymbol(),), gain_life(1), any_player=True)
    table.battlefield(ANN, card("Open Well", "{1}", ARTIFACT_CARD, anybody))
    table.activate(BOB, "Open Well")
    table.resolve()
    assert (table.life(ANN), table.life(BOB)) == (20, 21)


@pytest.mark.rule("602.2b", "601.2h")
def test_costs_are_paid_at_once_and_stay_paid(table: Table) -> None:
    table.battlefield(ANN, ALTAR)
    table.battlefield(ANN, "Grizzly Bears")
    altar = table.activate(ANN, "Small Altar")
    assert (table.graveyard(ANN), table.life(ANN)) == (["Grizzly Bears"], 20)
    table.hand(BOB, "Stifle")
    table.cast(BOB, "Stifle", targets=[altar], free_mana=True)
    table.resolve()
    assert (table.graveyard(ANN), table.life(ANN), table.stack) == (["Grizzly Bears"], 20, [])


@pytest.mark.rule("602.2b", "107.3a", "107.3k")
def test_an_ability_with_x_and_a_target_is_announced_like_a_spell(table: Table) -> None:
    table.battlefield(ANN, GEYSER)
    table.lands(ANN, "Mountain", 3)
    table.activate(ANN, "Geyser", x=3, targets=[BOB])
    table.resolve()
    assert table.life(BOB) == 17


@pytest.mark.rule("602.2b", "700.2a")
def test_a_modal_ability_chooses_its_mode_on_activation(table: Table) -> None:
    charm = ChooseModes((gain_life(1), damage(1, target(CREATURE))))
    table.battlefield(ANN, card("Idol", "{1}", ARTIFACT_CARD, activated("{T}", charm)))
    table.battlefield(BOB, "Grizzly Bears")
    table.activate(ANN, "Idol", modes=[1], targets=["Grizzly Bears"])
    table.resolve()
    assert (table.find("Grizzly Bears").damage, table.life(ANN)) == (1, 20)


@pytest.mark.rule("602.2", "733.1")
def test_an_activation_that_cannot_be_finished_leaves_no_trace(table: Table) -> None:
    """Tapping the Elves for one part of the cost leaves nothing untapped to tap for the other."""
    twice = (TapCost(CREATURE), TapCost(CREATURE))
    table.battlefield(ANN, card("Drum", "{1}", ARTIFACT_CARD, activated(*twice, draw())))
    elves = table.battlefield(ANN, "Llanowar Elves")
    before = table.hash()
    with table.refuses("cannot pay"):
        table.activate(ANN, "Drum")
    assert (elves.tapped, table.stack, table.hash()) == (False, [], before)


@pytest.mark.rule("602.5a", "302.6", "702.10c")
def test_a_new_creature_cannot_use_the_tap_symbol_unless_it_has_haste(table: Table) -> None:
    table.battlefield(ANN, PINGER, FAST_PINGER, summoning_sick=True)
    assert not table.can_activate(ANN, "Pinger")
    assert table.can_activate(ANN, "Fast Pinger")
    table.go_to("upkeep", of=ANN)
    assert table.can_activate(ANN, "Pinger")


@pytest.mark.rule("602.5a")
def test_a_new_creature_may_use_abilities_without_the_tap_symbol_and_other_permanents_may_tap(table: Table) -> None:
    eater = card("Eater", "{1}", creature("Ogre", 2, 2), activated(SacrificeThis(), gain_life(1)))
    table.battlefield(ANN, eater, GEYSER, summoning_sick=True)
    assert table.can_activate(ANN, "Eater")
    assert table.can_activate(ANN, "Geyser")


@pytest.mark.rule("602.5b")
def test_once_each_turn_holds_for_the_object_whoever_controls_it(table: Table) -> None:
    bread = card("Walking Bread", "{1}", creature("Food", 1, 1), activated("{0}", gain_life(1), limit=1))
    loaf = table.battlefield(BOB, bread)
    table.activate(BOB, "Walking Bread")
    table.resolve()
    table.hand(ANN, STEAL)
    table.cast(ANN, "Steal", targets=[loaf], free_mana=True)
    table.resolve()
    assert loaf.controller == ANN
    assert table.why_not_activate(ANN, "Walking Bread") == (
        "The ability of Walking Bread cannot be activated again this turn."
    )
    table.next_turn()
    assert table.can_activate(BOB, "Walking Bread")


@pytest.mark.rule("602.5d", "307.5")
def test_activate_only_as_a_sorcery(table: Table) -> None:
    table.battlefield(ANN, SLOW, ONCE)
    assert table.can_activate(ANN, "Slow Well")
    table.activate(ANN, "Daily Bread")
    assert not table.can_activate(ANN, "Slow Well")
    assert not table.can_activate(ANN, "Daily Bread")
    table.resolve()
    table.turn(BOB)
    assert not table.can_activate(ANN, "Slow Well")


@pytest.mark.rule("602.5", "201.4")
def test_forbidden_abilities_cannot_be_activated_but_mana_abilities_can(table: Table) -> None:
    table.battlefield(BOB, "Qasali Pridemage", "Sol Ring")
    table.will(ANN, "Sol Ring", about="name")
    table.enters(ANN, "Pithing Needle")
    assert table.tap_for_mana(BOB, "Sol Ring") == "{C}{C}"
    assert "forbids" not in str(table.why_not_activate(BOB, "Qasali Pridemage"))
    table.will(ANN, "Qasali Pridemage", about="name")
    table.enters(ANN, "Pithing Needle")
    assert table.why_not_activate(BOB, "Qasali Pridemage") == (
        "Something forbids activating abilities of Qasali Pridemage."
    )


@pytest.mark.rule("602.2a", "113.6", "702.29a")
def test_an_ability_of_a_card_in_hand_is_activated_by_its_owner(table: Table) -> None:
    table.hand(BOB, "Akroma's Vengeance")
    table.hand(ANN, "Fiery Fall")
    table.lands(BOB, "Plains", 3)
    table.activate(BOB, "Akroma's Vengeance")
    assert (table.graveyard(BOB), table.stack) == (["Akroma's Vengeance"], ["Akroma's Vengeance"])
    table.resolve()
    assert len(table.hand(BOB)) == 1


# ---------------------------------------------------------------------- mana abilities


@pytest.mark.rule("605.1a", "605.3b", "605.5a")
def test_what_is_a_mana_ability_and_what_is_not(table: Table) -> None:
    """Adding mana is not enough: a target, a loyalty cost or being a spell makes it use the stack."""
    drain = both(lose_life(1, TARGET_PLAYER), add("{B}"))
    priest = card("Priest", "{B}", creature("Cleric", 1, 1), activated("{T}", drain))
    table.battlefield(ANN, priest)
    table.battlefield(ANN, card("Planner", "{R}", planeswalker("Chandra", 3), loyal(1, add("{R}{R}"))))
    table.activate(ANN, "Priest", targets=[BOB])
    assert (table.stack, table.mana(ANN)) == (["Priest"], "")
    table.resolve()
    assert (table.mana(ANN), table.life(BOB)) == ("{B}", 19)
    table.activate(ANN, "Planner")
    assert table.stack == ["Planner"]
    table.resolve()
    assert table.mana(ANN) == "{B}{R}{R}"


@pytest.mark.rule("605.5b", "106.4")
def test_a_spell_that_adds_mana_uses_the_stack(table: Table) -> None:
    table.hand(ANN, card("Small Ritual", "{B}", INSTANT_CARD, add("{B}{B}{B}")))
    table.mana(ANN, "{B}")
    table.cast(ANN, "Small Ritual")
    assert (table.stack, table.mana(ANN)) == (["Small Ritual"], "")
    table.resolve()
    assert table.mana(ANN) == "{B}{B}{B}"


@pytest.mark.rule("605.3a", "605.3b", "601.2g")
def test_mana_abilities_work_in_the_middle_of_casting_and_cannot_be_answered(table: Table) -> None:
    table.battlefield(ANN, "Boros Signet", "Mountain")
    table.hand(ANN, "Cerodon Yearling")
    table.cast(ANN, "Cerodon Yearling")
    assert table.stack == ["Cerodon Yearling"]


@pytest.mark.rule("605.3a", "608.2g", "118.12a")
def test_mana_abilities_work_in_the_middle_of_a_resolution(table: Table) -> None:
    giant = table.battlefield(BOB, "Rimeshield Frost Giant")
    table.lands(ANN, "Mountain", 4)
    table.hand(ANN, "Lightning Bolt")
    table.cast(ANN, "Lightning Bolt", targets=[giant])
    assert table.stack == ["Lightning Bolt", "Rimeshield Frost Giant"]
    table.will(ANN, True, about="pay")
    table.resolve()
    table.resolve()
    assert giant.damage == 3


@pytest.mark.rule("605.2")
def test_a_mana_ability_that_makes_no_mana_now_still_is_one(table: Table) -> None:
    table.battlefield(ANN, "Cabal Coffers", "Plains", "Plains")
    assert table.tap_for_mana(ANN, "Cabal Coffers") == ""
    assert (table.stack, table.find("Cabal Coffers").tapped) == ([], True)


@pytest.mark.rule("605.1b", "605.4a", "106.12", "106.12a")
def test_a_triggered_mana_ability_resolves_at_once(table: Table) -> None:
    forest = table.battlefield(ANN, "Forest")
    table.battlefield(BOB, "Fertile Ground", attached_to=forest)
    table.will(ANN, "{U}", about="mana")
    assert table.tap_for_mana(ANN, "Forest") == "{U}{G}"
    assert table.stack == []


@pytest.mark.rule("605.5a", "603.3")
def test_a_trigger_that_makes_mana_from_something_else_uses_the_stack(table: Table) -> None:
    table.battlefield(ANN, "Mountain")
    table.battlefield(ANN, card("Hum", "{R}", ENCHANTMENT_CARD, whenever(BecomesTapped(LAND & YOURS), add("{R}"))))
    table.tap_for_mana(ANN, "Mountain")
    assert (table.stack, table.mana(ANN)) == (["Hum"], "{R}")


@pytest.mark.rule("605.5a")
def test_a_trigger_from_mana_that_makes_none_uses_the_stack(table: Table) -> None:
    table.battlefield(ANN, "Mountain")
    table.battlefield(ANN, card("Toll", "{R}", ENCHANTMENT_CARD, whenever(TapsForMana(LAND, None), damage(1, YOU))))
    table.tap_for_mana(ANN, "Mountain")
    assert (table.stack, table.life(ANN)) == (["Toll"], 20)


@pytest.mark.rule("106.4", "500.5")
def test_unspent_mana_is_lost_as_the_step_ends(table: Table) -> None:
    table.battlefield(ANN, "Forest")
    table.tap_for_mana(ANN, "Forest")
    table.pass_(ANN)
    assert table.mana(ANN) == "{G}"
    table.pass_(BOB)
    assert table.mana(ANN) == ""


@pytest.mark.rule("106.6")
def test_restricted_mana_pays_only_for_what_it_may(table: Table) -> None:
    table.battlefield(ANN, "Smokebraider")
    table.hand(ANN, "Grizzly Bears", "Rockslide Elemental")
    table.lands(ANN, "Mountain", 1)
    assert not table.can_cast(ANN, "Grizzly Bears")
    table.cast(ANN, "Rockslide Elemental")
    assert table.stack == ["Rockslide Elemental"]


@pytest.mark.rule("405.6c", "120.2b")
def test_the_rest_of_a_mana_ability_happens_at_once_too(table: Table) -> None:
    table.battlefield(ANN, "Battlefield Forge")
    table.life(ANN, 1)
    table.tap_for_mana(ANN, "Battlefield Forge", 1, choose=["{R}"])
    assert table.winner == BOB


# ---------------------------------------------------------------------- loyalty abilities


@pytest.mark.rule("606.2", "606.3", "606.4", "306.5b")
def test_one_loyalty_ability_of_a_planeswalker_each_turn(table: Table) -> None:
    walker = table.battlefield(ANN, ACADEMIC)
    assert walker.loyalty == 3
    table.activate(ANN, "Academic", 0)
    assert walker.loyalty == 4, "the counter is a cost"
    table.resolve()
    assert len(table.hand(ANN)) == 1
    assert table.why_not_activate(ANN, "Academic", 1) == (
        "A loyalty ability of Academic was already activated this turn."
    )
    table.go_to("main", of=ANN)
    table.activate(ANN, "Academic", 1)
    assert walker.loyalty == 2


@pytest.mark.rule("606.3")
def test_a_loyalty_ability_needs_the_main_phase_and_an_empty_stack(table: Table) -> None:
    table.battlefield(ANN, ACADEMIC, ONCE)
    table.activate(ANN, "Daily Bread")
    assert not table.can_activate(ANN, "Academic", 0)
    table.resolve()
    assert table.can_activate(ANN, "Academic", 0)
    table.turn(BOB)
    assert not table.can_activate(ANN, "Academic", 0)


@pytest.mark.rule("606.3")
def test_no_player_may_have_activated_it_before_in_that_turn(table: Table) -> None:
    walker = table.battlefield(ANN, ACADEMIC)
    table.activate(ANN, "Academic", 0)
    table.resolve()
    flicker = card("Blink Away", "{W}", INSTANT_CARD, BLINK)
    table.hand(ANN, flicker)
    table.cast(ANN, "Blink Away", targets=[walker], free_mana=True)
    table.resolve()
    assert table.can_activate(ANN, "Academic", 0), "it is a new object"


@pytest.mark.rule("606.6")
def test_a_planeswalker_cannot_pay_more_loyalty_than_it_has(table: Table) -> None:
    walker = table.battlefield(ANN, ACADEMIC)
    assert not table.can_activate(ANN, "Academic", 2)
    table.counters(walker, "loyalty", 7)
    table.activate(ANN, "Academic", 2)
    assert (table.battlefield(ANN), table.stack) == ([], ["Academic"]), "0 loyalty: gone before the ability resolves"
    table.resolve()
    assert len(table.hand(ANN)) == 7


@pytest.mark.rule("606.4")
def test_a_loyalty_cost_of_zero_neither_puts_nor_removes_anything(table: Table) -> None:
    walker = table.battlefield(ANN, card("Idler", "{U}", planeswalker("Jace", 3), loyal(0, gain_life(1))))
    table.activate(ANN, walker)
    table.resolve()
    assert (walker.loyalty, table.life(ANN)) == (3, 21)
