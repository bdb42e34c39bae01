"""Resolving (CR 608), countering (CR 701.6) and copies on the stack (CR 707.10)."""

import pytest

from planechase.rules.events.events import NoLegalTarget, SpellCast
from planechase.rules.language.abilities import StaticAbility
from planechase.rules.state.objects import Zone
from planechase.testing import ANN, BOB, CAT, Table
from planechase.words.amounts import CountOf, Number
from planechase.words.card import (
    AURA_CARD,
    ENCHANTMENT_CARD,
    INSTANT_CARD,
    SORCERY_CARD,
    activated,
    card,
    creature,
    static,
    whenever,
)
from planechase.words.effects.damage_effects import damage
from planechase.words.effects.flow import May, then
from planechase.words.effects.hands import Discard, draw
from planechase.words.effects.lasting_effects import Change, CopySpell, pump
from planechase.words.effects.life_effects import gain_life
from planechase.words.effects.permanent_effects import Sacrifice, destroy
from planechase.words.effects.zone_effects import return_to_hand
from planechase.words.filters import CREATURE, ENCHANTMENT, FLYING, ITSELF, PERMANENT, RED_, SPELL, YOURS
from planechase.words.keywords import Enchant, keyword, protection
from planechase.words.player_words import EACH_PLAYER, TARGET_PLAYER, YOU
from planechase.words.replacements import EntersAsCopy
from planechase.words.selections import ANY_TARGET, Target, target, target_spell
from planechase.words.selections.groups import TogetherRule
from planechase.words.statics import Continuous, NotCountered, has
from planechase.words.triggers import Casts, Leaves

SHOCK = card("Small Shock", "{R}", INSTANT_CARD, damage(2, ANY_TARGET))
HELIX = card("Two Words", "{R}", INSTANT_CARD, then(damage(2, target(CREATURE)), gain_life(3)))
SPLIT = card("Two Roads", "{R}", INSTANT_CARD, then(destroy(target(CREATURE)), draw(2, TARGET_PLAYER)))
BOUNCE = card("Bounce", "{U}", INSTANT_CARD, return_to_hand(target(PERMANENT)))
DOUBLE = card("Double", "{R}", INSTANT_CARD, CopySpell(target_spell()))


@pytest.fixture
def table() -> Table:
    return Table(free_mana=True)


# ---------------------------------------------------------------------- targets that became illegal


@pytest.mark.rule("608.2b", "701.6a")
def test_with_all_targets_illegal_nothing_of_the_spell_happens(table: Table) -> None:
    bears = table.battlefield(BOB, "Grizzly Bears")
    table.hand(ANN, HELIX)
    table.hand(BOB, BOUNCE)
    spell = table.cast(ANN, "Two Words", targets=[bears])
    table.cast(BOB, "Bounce", targets=[bears])
    table.resolve()
    table.resolve()
    assert [event.object_id for event in table.happened(NoLegalTarget)] == [spell.id]
    assert (table.life(ANN), table.graveyard(ANN), table.hand(BOB)) == (20, ["Two Words"], ["Grizzly Bears"])


@pytest.mark.rule("608.2b", "400.7")
def test_a_target_that_left_and_came_back_is_another_object(table: Table) -> None:
    bears = table.battlefield(BOB, "Grizzly Bears")
    table.hand(ANN, SHOCK)
    table.cast(ANN, "Small Shock", targets=[bears])
    table.enters(BOB, bears)
    table.resolve()
    assert table.find("Grizzly Bears").damage == 0


@pytest.mark.rule("608.2b")
def test_with_one_of_two_targets_illegal_the_rest_still_happens(table: Table) -> None:
    bears = table.battlefield(BOB, "Grizzly Bears")
    table.hand(ANN, SPLIT)
    table.hand(BOB, BOUNCE)
    table.cast(ANN, "Two Roads", targets=[bears, ANN])
    table.cast(BOB, "Bounce", targets=[bears])
    table.resolve()
    table.resolve()
    assert (table.hand(BOB), len(table.hand(ANN))) == (["Grizzly Bears"], 2)


@pytest.mark.rule("608.2b")
def test_a_target_may_become_illegal_by_what_it_is_now(table: Table) -> None:
    """It has flying no more when the spell looks at it again."""
    angel = table.battlefield(BOB, "Serra Angel")
    table.hand(ANN, card("Gale", "{G}", INSTANT_CARD, destroy(target(CREATURE & FLYING))))
    table.cast(ANN, "Gale", targets=[angel])
    table.enters(BOB, "Humility")
    table.resolve()
    assert angel.exists


@pytest.mark.rule("608.2b", "702.16b")
def test_protection_gained_in_response_makes_the_target_illegal(table: Table) -> None:
    knight = table.battlefield(BOB, "Grizzly Bears")
    shield = card("Ward Off", "{W}", INSTANT_CARD, Change(target(CREATURE & YOURS), (has(protection(RED_)),)))
    table.hand(ANN, SHOCK)
    table.hand(BOB, shield)
    table.cast(ANN, "Small Shock", targets=[knight])
    table.cast(BOB, "Ward Off", targets=[knight])
    table.resolve()
    table.resolve()
    assert (knight.damage, table.graveyard(ANN)) == (0, ["Small Shock"])


@pytest.mark.rule("608.2b", "601.2d")
def test_the_share_of_an_illegal_target_is_lost(table: Table) -> None:
    bears, wall = table.battlefield(BOB, "Grizzly Bears", "Wall of Blossoms")
    table.hand(ANN, "Arc Lightning")
    table.hand(BOB, BOUNCE)
    table.cast(ANN, "Arc Lightning", targets=[bears, wall], divide={bears: 2, wall: 1})
    table.cast(BOB, "Bounce", targets=[bears])
    table.resolve()
    table.resolve()
    assert wall.damage == 1


@pytest.mark.rule("608.2b", "113.7a")
def test_an_ability_whose_target_is_gone_does_not_resolve(table: Table) -> None:
    table.hand(BOB, BOUNCE)
    bears = table.battlefield(BOB, "Grizzly Bears")
    table.will(ANN, bears, about="target")
    table.enters(ANN, "Flametongue Kavu")
    table.cast(BOB, "Bounce", targets=[bears])
    table.resolve()
    table.resolve()
    assert (table.stack, table.hand(BOB)) == ([], ["Grizzly Bears"])


@pytest.mark.rule("608.3b", "303.4a")
def test_an_aura_spell_whose_target_is_gone_goes_to_the_graveyard(table: Table) -> None:
    bears = table.battlefield(BOB, "Grizzly Bears")
    table.hand(ANN, "Rancor")
    table.hand(BOB, BOUNCE)
    table.cast(ANN, "Rancor", targets=[bears])
    table.cast(BOB, "Bounce", targets=[bears])
    table.resolve()
    table.resolve()
    assert (table.graveyard(ANN), table.hand(ANN), table.stack) == (["Rancor"], [], [])


# ---------------------------------------------------------------------- following instructions


@pytest.mark.rule("608.2c")
def test_instructions_are_followed_in_the_order_written(table: Table) -> None:
    table.library(ANN, "Grizzly Bears")
    table.hand(ANN, card("Careful Look", "{U}", SORCERY_CARD, then(draw(), Discard())), "Forest")
    table.cast(ANN, "Careful Look")
    table.will(ANN, "Grizzly Bears", about="discard")
    table.resolve()
    assert (table.hand(ANN), table.graveyard(ANN)) == (["Forest"], ["Grizzly Bears", "Careful Look"])


@pytest.mark.rule("608.2d", "603.5")
def test_choices_left_to_the_resolution_are_made_then(table: Table) -> None:
    table.hand(ANN, card("Perhaps", "{U}", INSTANT_CARD, May(draw())))
    table.cast(ANN, "Perhaps")
    table.resolve(pause=True)
    assert "Draw a card?" in table.question
    table.answer(ANN, False)
    assert (table.hand(ANN), table.graveyard(ANN)) == ([], ["Perhaps"])


@pytest.mark.rule("608.2e", "608.2f", "101.4")
def test_several_players_choose_in_turn_order_and_then_act_at_once() -> None:
    table = Table(players=3, free_mana=True)
    for player in (ANN, BOB, CAT):
        table.battlefield(player, "Grizzly Bears", "Wall of Blossoms")
    watcher = whenever(Leaves(CREATURE), gain_life(1))
    table.battlefield(BOB, card("Mourner", "{B}", ENCHANTMENT_CARD, watcher))
    table.hand(BOB, card("Innocent Loss", "{B}", SORCERY_CARD, Sacrifice(CREATURE, EACH_PLAYER)))
    table.turn(BOB)
    table.cast(BOB, "Innocent Loss")
    table.resolve(pause=True)
    asked = []
    while table.decision is not None and table.has_priority is None:
        asked.append(table.decision.player)
        assert len(table.graveyard(table.decision.player)) == 0, "nobody has lost anything yet"
        table.answer(table.decision.player, "Grizzly Bears")
    assert asked == [BOB, CAT, ANN]
    assert table.stack == ["Mourner"] * 3


@pytest.mark.rule("608.2h")
def test_a_number_is_counted_once_when_the_effect_is_applied(table: Table) -> None:
    table.battlefield(ANN, *["Grizzly Bears"] * 3)
    strike = card("War Cry", "{R}", SORCERY_CARD, pump(target(CREATURE), CountOf(CREATURE & YOURS), 0))
    table.hand(ANN, strike)
    bears = table.battlefield(ANN, "Alpha Tyrranax")
    table.cast(ANN, "War Cry", targets=[bears])
    table.enters(ANN, "Grizzly Bears")
    table.resolve()
    assert bears.power == 11
    table.enters(ANN, "Grizzly Bears")
    assert bears.power == 11


@pytest.mark.rule("608.2n")
def test_a_spell_is_still_on_the_stack_while_it_resolves(table: Table) -> None:
    """It goes to the graveyard last, and so is not among the cards it counts or draws."""
    table.hand(ANN, card("Look Back", "{U}", SORCERY_CARD, May(draw())))
    table.cast(ANN, "Look Back")
    table.resolve(pause=True)
    assert (table.graveyard(ANN), table.stack) == ([], ["Look Back"])
    table.answer(ANN, True)
    assert (table.graveyard(ANN), table.stack) == (["Look Back"], [])


@pytest.mark.rule("608.3", "608.3a", "110.2a")
def test_a_permanent_spell_becomes_a_permanent_of_its_controller(table: Table) -> None:
    table.hand(ANN, "Grizzly Bears")
    spell = table.cast(ANN, "Grizzly Bears")
    table.resolve()
    bears = spell.now
    assert (bears.zone, bears.controller, bears.summoning_sick) == ("battlefield", ANN, True)


@pytest.mark.rule("608.3c", "303.4a")
def test_an_aura_spell_resolves_attached_to_its_target(table: Table) -> None:
    bears = table.battlefield(BOB, "Grizzly Bears")
    table.hand(ANN, "Rancor")
    table.cast(ANN, "Rancor", targets=[bears])
    table.resolve()
    assert (table.find("Rancor").attached_to, bears.power) == (bears, 4)


@pytest.mark.rule("608.3e", "303.4g")
def test_a_permanent_that_cannot_enter_goes_to_the_graveyard(table: Table) -> None:
    """It resolves as a copy of an Aura for a creature of its controller, who has none."""
    bond = card("Bond", "{G}", AURA_CARD, Enchant(CREATURE & YOURS))
    table.battlefield(BOB, bond, attached_to=table.battlefield(BOB, "Grizzly Bears"))
    table.hand(ANN, card("Mirror Rite", "{U}", ENCHANTMENT_CARD, EntersAsCopy(ENCHANTMENT)))
    table.cast(ANN, "Mirror Rite")
    table.will(ANN, "Bond", about="enter as")
    table.resolve()
    assert (table.stack, table.graveyard(ANN), table.unused) == ([], ["Mirror Rite"], [])


# ---------------------------------------------------------------------- countering


@pytest.mark.rule("701.6a", "701.6b")
def test_a_countered_spell_does_nothing_and_nothing_is_given_back(table: Table) -> None:
    mountain = table.battlefield(ANN, "Mountain")
    table.hand(ANN, SHOCK)
    table.hand(BOB, "Cancel")
    shock = table.cast(ANN, "Small Shock", targets=[BOB], free_mana=False)
    table.cast(BOB, "Cancel", targets=[shock])
    table.resolve()
    assert (table.life(BOB), table.graveyard(ANN), mountain.tapped) == (20, ["Small Shock"], True)


@pytest.mark.rule("115.5")
def test_a_spell_cannot_target_itself(table: Table) -> None:
    table.hand(BOB, "Cancel")
    assert table.why_not_cast(BOB, "Cancel") == "There is no legal target for Cancel."


@pytest.mark.rule("701.6a", "101.2", "608.2b")
def test_what_cannot_be_countered_is_a_legal_target_and_resolves(table: Table) -> None:
    table.hand(
        ANN,
        card(
            "Sure Thing",
            "{R}",
            INSTANT_CARD,
            damage(2, TARGET_PLAYER),
            StaticAbility((NotCountered(ITSELF),), zones=(Zone.STACK,)),
        ),
    )
    table.hand(BOB, "Cancel")
    spell = table.cast(ANN, "Sure Thing", targets=[BOB])
    table.cast(BOB, "Cancel", targets=[spell])
    table.resolve()
    assert table.stack == ["Sure Thing"]
    table.resolve()
    assert table.life(BOB) == 18


@pytest.mark.rule("701.6a", "113.9")
def test_a_countered_ability_is_just_gone(table: Table) -> None:
    table.hand(BOB, "Stifle")
    table.enters(ANN, "Wall of Blossoms")
    table.cast(BOB, "Stifle", targets=["Wall of Blossoms"])
    table.resolve()
    assert (table.stack, table.hand(ANN), table.battlefield(ANN)) == ([], [], ["Wall of Blossoms"])


@pytest.mark.rule("113.1c", "113.7a", "701.6a")
def test_an_ability_on_the_stack_has_none_of_the_abilities_of_its_source(table: Table) -> None:
    """That the spell cannot be countered says nothing of the ability, not even while something changes the stack."""
    cheer = card("Cheer", "{1}", ENCHANTMENT_CARD, static(Continuous(SPELL, (has(keyword("flash")),), (Zone.STACK,))))
    proud = StaticAbility((NotCountered(ITSELF),), zones=(Zone.STACK,))
    table.battlefield(ANN, cheer)
    cat = table.battlefield(ANN, card("Cat", "{W}", creature("Cat", 1, 1), proud, activated("{T}", gain_life(5))))
    table.hand(BOB, "Stifle")
    table.activate(ANN, cat)
    table.cast(BOB, "Stifle", targets=["Cat"])
    table.resolve()
    assert (table.stack, table.life(ANN)) == ([], 20)


@pytest.mark.rule("702.34a", "701.6a")
def test_a_countered_spell_with_flashback_is_exiled(table: Table) -> None:
    table.graveyard(ANN, "Reckless Charge")
    bears = table.battlefield(ANN, "Grizzly Bears")
    table.hand(BOB, "Cancel")
    charge = table.cast(ANN, "Reckless Charge", way="flashback", targets=[bears])
    table.cast(BOB, "Cancel", targets=[charge])
    table.resolve()
    assert (table.graveyard(ANN), table.exile(ANN)) == ([], ["Reckless Charge"])


# ---------------------------------------------------------------------- copies


@pytest.mark.rule("707.10", "601.2i")
def test_a_copy_is_not_cast_and_resolves_first(table: Table) -> None:
    table.battlefield(ANN, card("Listener", "{W}", creature("Cat", 1, 1), whenever(Casts(YOU), gain_life(1))))
    table.hand(ANN, SHOCK, DOUBLE)
    shock = table.cast(ANN, "Small Shock", targets=[BOB])
    table.resolve()
    table.cast(ANN, "Double", targets=[shock])
    table.resolve()
    table.will(ANN, False, about="target")
    table.resolve()
    assert table.stack == ["Small Shock", "Small Shock"]
    assert (table.life(ANN), len(table.happened(SpellCast))) == (22, 2)
    table.resolve()
    assert (table.life(BOB), table.stack, table.graveyard(ANN)) == (18, ["Small Shock"], ["Double"])


@pytest.mark.rule("707.10", "107.3a")
def test_a_copy_keeps_x_and_belongs_to_who_made_it(table: Table) -> None:
    table.hand(ANN, "Blaze")
    table.hand(BOB, "Twincast")
    blaze = table.cast(ANN, "Blaze", x=4, targets=[BOB])
    table.cast(BOB, "Twincast", targets=[blaze])
    table.will(BOB, True, ANN)
    table.resolve()
    copy = table.on_stack()[-1]
    assert (copy.controller, copy.owner, copy.targets) == (BOB, BOB, [ANN])
    table.resolve_all()
    assert (table.life(ANN), table.life(BOB)) == (16, 16)


@pytest.mark.rule("700.2g", "707.10", "707.10c", "115.7d")
def test_a_copy_keeps_its_modes_and_may_change_some_of_its_targets(table: Table) -> None:
    angel, elemental = table.battlefield(BOB, "Serra Angel", "Air Elemental")
    bears = table.battlefield(BOB, "Grizzly Bears")
    table.hand(ANN, "Branching Bolt", "Twincast")
    bolt = table.cast(ANN, "Branching Bolt", modes=[0, 1], targets=[angel, bears])
    table.cast(ANN, "Twincast", targets=[bolt])
    table.will(ANN, True, elemental, bears)
    table.resolve()
    copy = table.on_stack()[-1]
    assert copy.targets == [elemental, bears]


@pytest.mark.rule("115.7f", "707.10")
def test_new_targets_take_over_the_shares_of_the_old_ones(table: Table) -> None:
    """The one that stays keeps its share, whichever of them is named first."""
    bears, wall, angel = table.battlefield(BOB, "Grizzly Bears", "Wall of Blossoms", "Serra Angel")
    table.hand(ANN, "Arc Lightning", "Twincast")
    spell = table.cast(ANN, "Arc Lightning", targets=[bears, wall], divide={bears: 1, wall: 2})
    table.cast(ANN, "Twincast", targets=[spell])
    table.will(ANN, True, angel, wall)
    table.resolve()
    table.resolve()
    assert (bears.damage, wall.damage, angel.damage) == (0, 2, 1)


@pytest.mark.rule("115.7e", "707.10c")
def test_new_targets_are_judged_as_a_whole(table: Table) -> None:
    """Two creatures of different players: Bob's second one is no target beside his first."""
    apart = Target(CREATURE, Number(2), Number(2), rule=TogetherRule("different controllers"))
    elves = table.battlefield(ANN, "Llanowar Elves")
    bears, wall = table.battlefield(BOB, "Grizzly Bears", "Wall of Blossoms")
    table.hand(ANN, card("Apart", "{R}", INSTANT_CARD, damage(1, apart)), "Twincast")
    spell = table.cast(ANN, "Apart", targets=[elves, bears])
    table.cast(ANN, "Twincast", targets=[spell])
    table.will(ANN, True, wall)
    table.resolve(pause=True)
    with table.refuses("controlled by different players"):
        table.answer(ANN, bears)
    table.answer(ANN, elves)
    table.resolve()
    assert (wall.damage, bears.damage) == (1, 0)


@pytest.mark.rule("707.10c", "115.7d")
def test_unchanged_targets_may_be_illegal_but_new_ones_may_not(table: Table) -> None:
    ledgewalker = table.battlefield(BOB, "Silhana Ledgewalker")
    bears = table.battlefield(BOB, "Grizzly Bears")
    table.hand(ANN, SHOCK, "Twincast")
    shock = table.cast(ANN, "Small Shock", targets=[bears])
    table.cast(ANN, "Twincast", targets=[shock])
    table.will(ANN, True)
    table.resolve(pause=True)
    assert ledgewalker.id not in table.decision.options  # type: ignore[union-attr]
    table.answer(ANN, bears)
    table.resolve_all()
    assert not bears.exists


@pytest.mark.rule("707.10a", "704.5e")
def test_a_copy_of_a_spell_goes_to_no_graveyard(table: Table) -> None:
    table.hand(ANN, SHOCK, "Twincast")
    shock = table.cast(ANN, "Small Shock", targets=[BOB])
    table.cast(ANN, "Twincast", targets=[shock])
    table.will(ANN, False)
    table.resolve_all()
    assert (table.life(BOB), table.graveyard(ANN)) == (16, ["Twincast", "Small Shock"])


@pytest.mark.rule("707.10f", "608.3f", "111.1")
def test_a_copy_of_a_permanent_spell_becomes_a_token(table: Table) -> None:
    table.hand(ANN, "Grizzly Bears", DOUBLE)
    bears = table.cast(ANN, "Grizzly Bears")
    table.cast(ANN, "Double", targets=[bears])
    table.resolve_all()
    assert [one.is_token for one in table.find_all("Grizzly Bears")] == [True, False]


@pytest.mark.rule("707.10b", "113.7")
def test_a_copy_of_an_ability_has_the_same_source(table: Table) -> None:
    bears, angel = table.battlefield(BOB, "Grizzly Bears", "Serra Angel")
    table.battlefield(ANN, "Strionic Resonator")
    table.will(ANN, bears, about="target")
    kavu = table.enters(ANN, "Flametongue Kavu")
    table.activate(ANN, "Strionic Resonator", targets=["Flametongue Kavu"])
    table.will(ANN, True, angel)
    table.resolve()
    copy = table.on_stack()[-1]
    assert copy.obj.source.object_id == kavu.id  # type: ignore[attr-defined]
    table.resolve_all()
    assert (bears.exists, angel.exists) == (False, False)


@pytest.mark.rule("707.10", "608.2k")
def test_a_copy_uses_what_was_paid_for_the_original(table: Table) -> None:
    table.battlefield(ANN, "Alpha Tyrranax")
    table.hand(ANN, "Fling", "Twincast")
    fling = table.cast(ANN, "Fling", targets=[BOB])
    table.cast(ANN, "Twincast", targets=[fling])
    table.will(ANN, False)
    table.resolve_all()
    assert table.life(BOB) == 20 - 6 - 6


@pytest.mark.rule("707.10", "702.44b")
def test_no_mana_was_spent_on_a_copy() -> None:
    """The Myr that was cast is as big as its colours of mana; the token, which was not, has no toughness."""
    table = Table()
    table.lands(ANN, "Mountain", 2)
    table.lands(ANN, "Plains", 1)
    table.lands(ANN, "Island", 1)
    table.hand(ANN, "Suntouched Myr", DOUBLE)
    myr = table.cast(ANN, "Suntouched Myr")
    table.cast(ANN, "Double", targets=[myr])
    table.resolve_all()
    assert [(one.is_token, one.power) for one in table.find_all("Suntouched Myr")] == [(False, 3)]


@pytest.mark.rule("707.10", "601.2a")
def test_a_copy_was_cast_from_nowhere(table: Table) -> None:
    """The spell was cast from a graveyard and copies twice; the copy of it was not, and copies once."""
    table.hand(ANN, SHOCK, "Twincast")
    table.graveyard(ANN, "Increasing Vengeance")
    shock = table.cast(ANN, "Small Shock", targets=[BOB])
    vengeance = table.cast(ANN, "Increasing Vengeance", way="flashback", targets=[shock])
    table.cast(ANN, "Twincast", targets=[vengeance])
    table.always(ANN, False)
    table.resolve()
    table.resolve()
    assert table.stack == ["Small Shock", "Increasing Vengeance", "Small Shock"]
    table.resolve_all()
    assert table.life(BOB) == 20 - 4 * 2
