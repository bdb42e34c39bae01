"""Casting spells step by step (CR 601): modes, costs, X, targets, permissions, and taking back what is illegal."""

import pytest

from planechase.rules.events.events import Discarded, Sacrificed, SpellCast, Tap
from planechase.rules.mana.mana import ManaCost
from planechase.rules.state.decisions import ChooseX
from planechase.testing import ANN, BOB, CAT, Table
from planechase.words.amounts import Number, X
from planechase.words.card import ENCHANTMENT_CARD, INSTANT_CARD, SORCERY_CARD, card, creature, static, whenever
from planechase.words.conditions import DuringYourTurn
from planechase.words.cost_words import DiscardCost, SacrificeCost, TapCost
from planechase.words.effects.counter_effects import put_counters
from planechase.words.effects.damage_effects import damage
from planechase.words.effects.flow import then
from planechase.words.effects.hands import draw
from planechase.words.effects.lasting_effects import Counter
from planechase.words.effects.life_effects import gain_life
from planechase.words.effects.permanent_effects import destroy
from planechase.words.filters import ANYTHING, ARTIFACT, CREATURE, ITSELF, LAND, SizeIs
from planechase.words.player_words import PLAYERS, YOU
from planechase.words.selections import ANY_TARGET, Target, another_target, target, target_spell, targets
from planechase.words.statics import AlsoCosts, CantCast, CastAsThoughFlash, CostsLess
from planechase.words.triggers import BecomesTheTarget

SHOCK = card("Small Shock", "{R}", INSTANT_CARD, damage(2, ANY_TARGET))
STUDY = card("Slow Study", "{2}{U}", SORCERY_CARD, draw(2))


@pytest.fixture
def table() -> Table:
    return Table()


@pytest.fixture
def rich() -> Table:
    return Table(free_mana=True)


# ---------------------------------------------------------------------- the steps, in order


@pytest.mark.rule("601.2a", "405.1", "405.4", "112.2")
def test_a_spell_being_cast_is_on_the_stack_under_its_casters_control(rich: Table) -> None:
    blaze = rich.hand(ANN, "Blaze")
    rich.cast(ANN, "Blaze", x=3, pause=True)
    assert rich.stack == ["Blaze"], "it left the hand before its targets were chosen"
    assert (rich.hand(ANN), blaze.now.zone, blaze.now.controller) == ([], "stack", ANN)


@pytest.mark.rule("601.2b", "601.2c", "601.2g", "601.2i")
def test_choices_come_first_then_targets_then_payment_and_only_then_it_is_cast(table: Table) -> None:
    mountains = table.lands(ANN, "Mountain", 4)
    table.hand(ANN, "Blaze")
    table.cast(ANN, "Blaze", pause=True)
    assert "Choose X" in table.question
    table.answer(ANN, 3)
    assert "target" in table.question
    assert not any(mountain.tapped for mountain in mountains)
    assert not table.happened(SpellCast)
    table.answer(ANN, BOB)
    assert all(mountain.tapped for mountain in mountains)
    assert len(table.happened(SpellCast)) == 1
    assert table.has_priority == ANN


@pytest.mark.rule("601.2b", "700.2a", "700.2c")
def test_only_the_targets_of_the_chosen_mode_are_asked_for(rich: Table) -> None:
    bears = rich.battlefield(BOB, "Grizzly Bears")
    rich.battlefield(BOB, "Air Elemental")
    rich.hand(ANN, "Branching Bolt")
    bolt = rich.cast(ANN, "Branching Bolt", modes=[1], targets=[bears])
    assert bolt.targets == [bears]


@pytest.mark.rule("700.2a")
def test_a_mode_without_a_legal_target_cannot_be_chosen(rich: Table) -> None:
    rich.battlefield(BOB, "Grizzly Bears")
    rich.hand(ANN, "Branching Bolt", "Branching Bolt")
    rich.cast(ANN, "Branching Bolt", pause=True)
    assert "target" in rich.question, "without a flyer only the second mode is left, so there is nothing to choose"
    rich.answer(ANN, "Grizzly Bears")
    rich.resolve()
    assert rich.graveyard(BOB) == ["Grizzly Bears"]
    assert rich.why_not_cast(ANN, "Branching Bolt") == "There is no legal target for Branching Bolt."


@pytest.mark.rule("700.2d")
def test_a_mode_cannot_be_chosen_twice(rich: Table) -> None:
    rich.battlefield(BOB, "Grizzly Bears")
    rich.battlefield(BOB, "Air Elemental")
    rich.hand(ANN, "Branching Bolt")
    rich.cast(ANN, "Branching Bolt", pause=True)
    with rich.refuses("twice"):
        decision = rich.decision
        assert decision is not None
        rich.game.answer([decision.options[0], decision.options[0]])  # type: ignore[attr-defined]
    rich.answer(ANN, [0, 1])
    rich.answer(ANN, "Air Elemental")
    rich.answer(ANN, "Grizzly Bears")
    rich.resolve()
    assert rich.battlefield(BOB) == ["Air Elemental"]


# ---------------------------------------------------------------------- targets


@pytest.mark.rule("601.2c", "115.3")
def test_one_use_of_the_word_target_never_takes_the_same_twice(rich: Table) -> None:
    bears, _ = rich.battlefield(BOB, "Grizzly Bears", "Air Elemental")
    rich.hand(ANN, card("Twin Shock", "{R}", INSTANT_CARD, damage(2, targets(CREATURE, 2))))
    with rich.refuses("not a legal target"):
        rich.cast(ANN, "Twin Shock", targets=[bears, bears])
    rich.remove("Air Elemental")
    assert rich.why_not_cast(ANN, "Twin Shock") == "There is no legal target for Twin Shock."


@pytest.mark.rule("601.2c", "115.3")
def test_two_uses_of_the_word_target_may_take_the_same(rich: Table) -> None:
    relic = rich.battlefield(BOB, "Suntouched Myr", counters={"+1/+1": 1})
    both = damage(0, target(CREATURE))
    rich.hand(ANN, card("Two Ways", "{R}", INSTANT_CARD, then(put_counters("charge", target(ARTIFACT)), both)))
    spell = rich.cast(ANN, "Two Ways", targets=[relic, relic])
    assert spell.targets == [relic, relic]


@pytest.mark.rule("601.2c", "115.3")
def test_another_target_must_be_a_different_one(rich: Table) -> None:
    first = target(CREATURE)
    fork = card("Fork", "{R}", INSTANT_CARD, then(damage(1, first), damage(2, another_target(CREATURE, first))))
    bears = rich.battlefield(BOB, "Grizzly Bears")
    rich.hand(ANN, fork)
    assert rich.why_not_cast(ANN, "Fork") == "There is no legal target for Fork."
    wall = rich.battlefield(BOB, "Wall of Blossoms")
    with rich.refuses("not a legal target"):
        rich.cast(ANN, "Fork", targets=[bears, bears])
    rich.cast(ANN, "Fork", targets=[bears, wall])
    rich.resolve()
    assert (bears.damage, wall.damage) == (1, 2)


@pytest.mark.rule("601.2c", "115.6")
def test_up_to_may_be_none_and_then_the_spell_has_no_target(rich: Table) -> None:
    bears = rich.battlefield(BOB, "Grizzly Bears")
    rich.hand(ANN, card("Mercy", "{R}", INSTANT_CARD, then(destroy(targets(CREATURE, 2, 0)), gain_life(1))))
    mercy = rich.cast(ANN, "Mercy", targets=[])
    assert mercy.targets == []
    rich.resolve()
    assert (bears.exists, rich.life(ANN)) == (True, 21)


@pytest.mark.rule("601.2c")
def test_any_number_of_targets(rich: Table) -> None:
    rich.battlefield(BOB, *["Grizzly Bears"] * 5)
    rich.hand(ANN, card("Sweep", "{R}", INSTANT_CARD, destroy(targets(CREATURE, 99, 0))))
    rich.cast(ANN, "Sweep", targets=["Grizzly Bears"] * 4)
    rich.resolve()
    assert rich.battlefield(BOB) == ["Grizzly Bears"]


@pytest.mark.rule("601.2c", "603.2", "115.1a")
def test_what_becomes_a_target_notices_it_as_the_spell_is_cast(rich: Table) -> None:
    shy = card("Shy Cat", "{W}", creature("Cat", 2, 2), whenever(BecomesTheTarget(ITSELF, False), gain_life(1)))
    rich.battlefield(BOB, shy)
    rich.hand(ANN, SHOCK)
    rich.cast(ANN, "Small Shock", targets=["Shy Cat"])
    assert rich.stack == ["Small Shock", "Shy Cat"]


@pytest.mark.rule("601.2d")
def test_each_target_gets_at_least_one_of_what_is_divided(rich: Table) -> None:
    bears = rich.battlefield(BOB, "Grizzly Bears")
    rich.hand(ANN, "Arc Lightning")
    with rich.refuses("at least 1"):
        rich.cast(ANN, "Arc Lightning", targets=[bears, BOB], divide={bears: 3, BOB: 0})
    with rich.refuses("add up to 4"):
        rich.cast(ANN, "Arc Lightning", targets=[bears, BOB], divide={bears: 2, BOB: 2})
    rich.cast(ANN, "Arc Lightning", targets=[bears, BOB], divide={bears: 2, BOB: 1})
    rich.resolve()
    assert (bears.exists, rich.life(BOB)) == (False, 19)


@pytest.mark.rule("601.2d")
def test_no_more_targets_than_there_is_to_divide(rich: Table) -> None:
    rich.battlefield(BOB, *["Grizzly Bears"] * 5)
    rich.hand(ANN, "Pyrotechnics")
    with rich.refuses("from 0 to 4"):
        rich.cast(ANN, "Pyrotechnics", targets=[["Grizzly Bears"] * 5])
    rich.cast(ANN, "Pyrotechnics", targets=["Grizzly Bears"] * 4, divide=[1, 1, 1, 1])


# ---------------------------------------------------------------------- X


@pytest.mark.rule("107.3a", "601.2b")
def test_x_is_announced_and_no_larger_than_can_be_paid(table: Table) -> None:
    table.lands(ANN, "Mountain", 3)
    table.hand(ANN, "Blaze")
    with table.refuses("from 0 to 2"):
        table.cast(ANN, "Blaze", x=3, targets=[BOB])
    table.cast(ANN, "Blaze", x=2, targets=[BOB])
    table.resolve()
    assert table.life(BOB) == 18


@pytest.mark.rule("107.3g", "202.3e")
def test_x_counts_only_while_the_spell_is_on_the_stack(rich: Table) -> None:
    blaze = rich.hand(ANN, "Blaze")
    assert blaze.mana_value == 1
    rich.cast(ANN, "Blaze", x=4, targets=[BOB])
    rich.hand(
        BOB, card("Big Denial", "{U}", INSTANT_CARD, Counter(target_spell(SizeIs("mana value", "exactly", Number(5)))))
    )
    assert rich.can_cast(BOB, "Big Denial")
    rich.resolve()
    assert blaze.now.mana_value == 1


@pytest.mark.rule("107.3b", "118.9")
def test_without_paying_its_mana_cost_x_is_zero(rich: Table) -> None:
    rich.hand(ANN, "Bloodbraid Elf")
    rich.library(ANN, card("Spark", "{X}{R}", SORCERY_CARD, damage(X(), ANY_TARGET)))
    rich.cast(ANN, "Bloodbraid Elf")
    rich.will(ANN, True, BOB)
    rich.resolve()
    assert rich.stack == ["Bloodbraid Elf", "Spark"]
    rich.resolve()
    assert rich.life(BOB) == 20


# ---------------------------------------------------------------------- additional and alternative costs


@pytest.mark.rule("118.8", "601.2h", "601.2b")
def test_an_additional_cost_is_paid_even_if_the_spell_is_countered(rich: Table) -> None:
    rich.hand(ANN, "Tormenting Voice", "Forest", "Swamp")
    rich.hand(BOB, "Cancel")
    voice = rich.cast(ANN, "Tormenting Voice", choose=["Forest"])
    assert rich.graveyard(ANN) == ["Forest"]
    rich.cast(BOB, "Cancel", targets=[voice])
    rich.resolve()
    assert (rich.graveyard(ANN), rich.hand(ANN)) == (["Forest", "Tormenting Voice"], ["Swamp"])


@pytest.mark.rule("118.8", "601.2h")
def test_a_cost_that_cannot_be_paid_forbids_the_spell(rich: Table) -> None:
    rich.hand(ANN, "Tormenting Voice")
    assert not rich.can_cast(ANN, "Tormenting Voice"), "the card itself is on the stack by then"
    rich.hand(ANN, "Fling")
    assert not rich.can_cast(ANN, "Fling")
    rich.battlefield(ANN, "Grizzly Bears")
    assert rich.can_cast(ANN, "Fling")


@pytest.mark.rule("118.8b", "601.2b", "702.33a")
def test_an_optional_cost_may_be_left_unpaid_and_decides_which_targets_there_are(rich: Table) -> None:
    relic = rich.battlefield(BOB, "Sol Ring")
    bears = rich.battlefield(BOB, "Grizzly Bears")
    rich.hand(ANN, "Orim's Thunder", "Orim's Thunder")
    plain = rich.cast(ANN, "Orim's Thunder", targets=[relic])
    assert plain.targets == [relic]
    kicked = rich.cast(ANN, "Orim's Thunder", targets=[relic, bears], kicked=True)
    assert kicked.targets == [relic, bears]


@pytest.mark.rule("118.8d", "118.9c", "202.3")
def test_neither_additional_nor_alternative_costs_change_the_mana_value(rich: Table) -> None:
    rich.hand(ANN, "Force of Will", "Island", "Cancel")
    assert not rich.can_cast(ANN, "Force of Will"), "there is nothing to counter yet"
    rich.hand(BOB, "Lightning Bolt")
    bolt = rich.cast(BOB, "Lightning Bolt", targets=[ANN])
    force = rich.cast(ANN, "Force of Will", targets=[bolt], way="alternative", free_mana=False)
    assert (force.mana_value, rich.life(ANN), rich.exile(ANN)) == (5, 19, ["Cancel"])


@pytest.mark.rule("118.9d", "601.2f")
def test_increases_apply_to_an_alternative_cost_too(table: Table) -> None:
    table.battlefield(BOB, "Sphere of Resistance")
    table.hand(ANN, "Force of Will", "Cancel")
    table.hand(BOB, "Lightning Bolt")
    bolt = table.cast(BOB, "Lightning Bolt", targets=[ANN], free_mana=True)
    assert not table.can_cast(ANN, "Force of Will", way="alternative")
    table.mana(ANN, "{C}")
    table.cast(ANN, "Force of Will", targets=[bolt], way="alternative")
    assert table.mana(ANN) == ""


@pytest.mark.rule("118.9a", "702.74a")
def test_one_way_of_casting_at_a_time(table: Table) -> None:
    table.hand(ANN, "Shriekmaw")
    bears = table.battlefield(BOB, "Grizzly Bears")
    table.mana(ANN, "{1}{B}")
    assert not table.can_cast(ANN, "Shriekmaw")
    table.cast(ANN, "Shriekmaw", way="evoke")
    table.will(ANN, ["Shriekmaw", "Shriekmaw"], about="triggers")
    table.will(ANN, bears, about="target")
    table.resolve()
    table.resolve_all()
    assert (table.battlefield(ANN), table.battlefield(BOB)) == ([], [])


# ---------------------------------------------------------------------- increases, then reductions, then locked in


@pytest.mark.rule("601.2f", "118.7a")
def test_increases_come_before_reductions_which_take_only_generic_mana(table: Table) -> None:
    table.battlefield(ANN, "Undead Warchief")
    table.battlefield(BOB, "Sphere of Resistance")
    corpse = card("Plain Corpse", "{B}", creature("Zombie", 1, 1))
    table.hand(ANN, corpse)
    table.mana(ANN, "{B}")
    table.cast(ANN, "Plain Corpse")
    assert table.stack == ["Plain Corpse"], "{B} plus {1}, less {1}"
    table.remove("Sphere of Resistance")
    table.resolve()
    table.hand(ANN, corpse)
    assert not table.can_cast(ANN, "Plain Corpse"), "{B} is not generic mana"


@pytest.mark.rule("601.2f", "118.7")
def test_a_cost_is_never_less_than_nothing(table: Table) -> None:
    cheap = card("Sale", "{W}", ENCHANTMENT_CARD, CostsLess(CREATURE, ManaCost.parse("{3}")))
    table.battlefield(ANN, cheap)
    table.hand(ANN, card("Small Golem", "{2}", creature("Golem", 2, 2, "Artifact Creature")))
    table.cast(ANN, "Small Golem")
    table.resolve()
    assert table.battlefield(ANN) == ["Sale", "Small Golem"]


@pytest.mark.rule("601.2f", "601.2c")
def test_the_total_cost_is_set_after_the_targets_are_known(table: Table) -> None:
    scion = table.battlefield(BOB, "Elderwood Scion")
    bears = table.battlefield(BOB, "Grizzly Bears")
    table.hand(ANN, SHOCK, SHOCK)
    table.mana(ANN, "{R}")
    table.cast(ANN, "Small Shock", pause=True)
    with table.refuses("cannot pay"):
        table.answer(ANN, scion)
    assert table.mana(ANN) == "{R}"
    table.answer(ANN, bears)
    assert (table.stack, table.mana(ANN)) == (["Small Shock"], "")


@pytest.mark.rule("601.2f", "601.2h")
def test_the_cost_is_locked_in_before_mana_is_made(table: Table) -> None:
    """Two artifacts count although one of them is sacrificed for the mana."""
    prism = table.battlefield(ANN, "Pentad Prism", counters={"charge": 2})
    table.battlefield(ANN, "Sol Ring")
    table.lands(ANN, "Island", 1)
    table.hand(ANN, "Myr Enforcer")
    table.cast(ANN, "Myr Enforcer")
    assert table.stack == ["Myr Enforcer"]
    assert prism.counter("charge") == 0


@pytest.mark.rule("601.7")
def test_what_changes_costs_later_does_not_touch_spells_on_the_stack(table: Table) -> None:
    table.mana(ANN, "{R}")
    table.hand(ANN, SHOCK)
    table.cast(ANN, "Small Shock", targets=[BOB])
    table.enters(BOB, "Sphere of Resistance")
    table.resolve()
    assert table.life(BOB) == 18


# ---------------------------------------------------------------------- taking back


@pytest.mark.rule("601.2", "601.2e", "733.1", "733.2")
def test_a_spell_that_cannot_be_finished_leaves_no_trace(table: Table) -> None:
    """What makes the mana would have to be tapped once more: everything is as before, and Ann still has priority."""
    song = card("Song", "{G}", INSTANT_CARD, static(AlsoCosts((TapCost(CREATURE),))), gain_life(1))
    elves = table.battlefield(ANN, "Llanowar Elves")
    table.hand(ANN, song)
    before, log = table.hash(), len(table.log)
    with table.refuses("cannot pay"):
        table.cast(ANN, "Song")
    assert table.hash() == before
    assert (table.hand(ANN), table.stack, elves.tapped) == (["Song"], [], False)
    assert (table.has_priority, len(table.log)) == (ANN, log)


@pytest.mark.rule("733.1", "601.2h")
def test_payments_already_made_are_given_back(table: Table) -> None:
    """The one creature cannot be sacrificed twice, and that shows only while paying."""
    twice = AlsoCosts((SacrificeCost(CREATURE), SacrificeCost(CREATURE)))
    table.hand(ANN, card("Grim Bargain", "{B}", SORCERY_CARD, draw(3), twice))
    bears = table.battlefield(ANN, "Grizzly Bears")
    swamp = table.battlefield(ANN, "Swamp")
    before = table.hash()
    with table.refuses("cannot pay"):
        table.cast(ANN, "Grim Bargain")
    assert (bears.exists, swamp.tapped, table.hash()) == (True, False, before)
    assert not table.happened(Sacrificed)
    assert not table.happened(Tap)


@pytest.mark.rule("733.1")
def test_a_choice_of_discard_is_taken_back_with_the_rest(table: Table) -> None:
    double = AlsoCosts((DiscardCost(LAND), DiscardCost(ANYTHING)))
    table.hand(ANN, card("Rummage", "{0}", SORCERY_CARD, draw(3), double), "Forest")
    before = table.hash()
    with table.refuses("cannot pay"):
        table.cast(ANN, "Rummage", choose=["Forest"])
    assert (table.hand(ANN), table.graveyard(ANN)) == (["Rummage", "Forest"], [])
    assert table.hash() == before
    assert not table.happened(Discarded)


# ---------------------------------------------------------------------- permissions and prohibitions


@pytest.mark.rule("601.3", "101.2")
def test_what_is_forbidden_cannot_be_cast_whatever_allows_it(rich: Table) -> None:
    rich.battlefield(BOB, card("Silence", "{W}", ENCHANTMENT_CARD, CantCast(PLAYERS, CREATURE)))
    rich.hand(ANN, "Grizzly Bears", "Briarhorn", SHOCK)
    assert rich.why_not_cast(ANN, "Grizzly Bears") == "Something forbids casting Grizzly Bears."
    assert not rich.can_cast(ANN, "Briarhorn")
    assert rich.can_cast(ANN, "Small Shock")


@pytest.mark.rule("601.3b", "702.8a")
def test_as_though_it_had_flash(rich: Table) -> None:
    rich.hand(BOB, STUDY, "Briarhorn", "Grizzly Bears")
    assert rich.can_cast(BOB, "Briarhorn"), "flash of its own"
    assert not rich.can_cast(BOB, "Grizzly Bears")
    rich.battlefield(BOB, card("Quick Den", "{G}", ENCHANTMENT_CARD, CastAsThoughFlash(YOU, CREATURE)))
    assert rich.can_cast(BOB, "Grizzly Bears")
    assert not rich.can_cast(BOB, "Slow Study")


@pytest.mark.rule("601.3", "604.2")
def test_a_permission_that_holds_only_in_ones_own_turn(rich: Table) -> None:
    haste = static(CastAsThoughFlash(YOU, CREATURE), only_if=DuringYourTurn())
    rich.battlefield(BOB, card("Day Den", "{G}", ENCHANTMENT_CARD, haste))
    rich.hand(BOB, "Grizzly Bears")
    assert not rich.can_cast(BOB, "Grizzly Bears")
    rich.go_to("upkeep", of=BOB)
    assert rich.can_cast(BOB, "Grizzly Bears")
    rich.go_to("upkeep", of=ANN)
    assert not rich.can_cast(BOB, "Grizzly Bears")


@pytest.mark.rule("601.2a", "702.34a", "118.9a")
def test_casting_from_the_graveyard(rich: Table) -> None:
    rich.graveyard(ANN, "Reckless Charge")
    bears = rich.battlefield(ANN, "Grizzly Bears")
    with rich.refuses("cannot be cast by"):
        rich.cast(ANN, "Reckless Charge", way="", targets=[bears])
    rich.cast(ANN, "Reckless Charge", way="flashback", targets=[bears])
    rich.resolve()
    assert (bears.power, rich.graveyard(ANN), rich.exile(ANN)) == (5, [], ["Reckless Charge"])


@pytest.mark.rule("601.3", "401.5")
def test_casting_from_the_top_of_the_library_under_the_usual_rules_of_timing(rich: Table) -> None:
    rich.battlefield(ANN, "Future Sight")
    rich.library(ANN, "Grizzly Bears", "Forest", "Lightning Bolt")
    rich.cast(ANN, "Grizzly Bears")
    assert not rich.can_cast(ANN, "Forest")
    rich.resolve()
    rich.play_land(ANN, "Forest")
    rich.cast(ANN, "Lightning Bolt", targets=[BOB])
    assert rich.battlefield(ANN) == ["Future Sight", "Grizzly Bears", "Forest"]
    rich.library(ANN, "Grizzly Bears")
    assert not rich.can_cast(ANN, "Grizzly Bears"), "the stack is not empty"


@pytest.mark.rule("601.3", "108.4")
def test_one_cannot_cast_what_is_in_anothers_hand_or_graveyard(rich: Table) -> None:
    rich.hand(BOB, SHOCK)
    rich.graveyard(BOB, "Reckless Charge")
    rich.battlefield(ANN, "Grizzly Bears")
    actions = rich.actions(ANN)
    assert not any("Shock" in action or "Charge" in action for action in actions)


@pytest.mark.rule("601.2a", "608.2n", "112.2")
def test_a_spell_is_controlled_by_who_casts_it_and_goes_to_its_owners_graveyard() -> None:
    table = Table(players=3, free_mana=True)
    table.hand(CAT, SHOCK)
    spell = table.cast(CAT, "Small Shock", targets=[ANN])
    assert (spell.controller, spell.owner) == (CAT, CAT)
    table.resolve()
    assert table.graveyard(CAT) == ["Small Shock"]


@pytest.mark.rule("118.8", "601.2f")
def test_two_additional_costs_are_both_paid() -> None:
    table = Table(free_mana=True)
    price = (AlsoCosts((SacrificeCost(CREATURE),)), AlsoCosts((DiscardCost(),)))
    table.hand(ANN, card("Dear Bargain", "{B}", SORCERY_CARD, *price, gain_life(5)), "Forest")
    assert table.why_not_cast(ANN, "Dear Bargain") is not None
    table.battlefield(ANN, "Grizzly Bears")
    table.cast(ANN, "Dear Bargain")
    table.resolve()
    assert (sorted(table.graveyard(ANN)), table.life(ANN)) == (["Dear Bargain", "Forest", "Grizzly Bears"], 25)


@pytest.mark.rule("115.1", "601.2c")
@pytest.mark.parametrize(
    ("most", "said"), [(1, "up to one target"), (2, "up to 2 targets"), (99, "any number of targets")]
)
def test_the_question_says_how_many_targets_there_may_be(table: Table, most: int, said: str) -> None:
    table.battlefield(BOB, *["Grizzly Bears"] * 3)
    table.battlefield(ANN, "Mountain")
    table.hand(ANN, card("Some Rain", "{R}", INSTANT_CARD, damage(1, Target(CREATURE, Number(0), Number(most)))))
    table.do(ANN, "Some Rain", pause=True)
    assert said in table.question


@pytest.mark.rule("107.3a", "601.2f")
def test_for_x_only_the_mana_is_spent_that_the_card_allows(table: Table) -> None:
    """Of three Swamps one pays the black symbol and two pay X; a Forest pays the rest."""
    table.lands(ANN, "Swamp", 3)
    forests = table.lands(ANN, "Forest", 3)
    table.hand(ANN, "Consume Spirit")
    asked = table.fork()
    asked.do(ANN, "Consume Spirit", pause=True)
    assert isinstance(asked.decision, ChooseX)
    assert asked.decision.bounds() == {"minimum": 0, "maximum": 2}
    with table.refuses("X"):
        table.cast(ANN, "Consume Spirit", x=3, targets=[BOB])
    table.cast(ANN, "Consume Spirit", x=2, targets=[BOB])
    assert sum(forest.tapped for forest in forests) == 1
    table.resolve()
    assert table.life(BOB) == 18
