"""Rulings about what other cards say, with cards of our own that say the same in our words."""

from __future__ import annotations

import pytest
from tests.reading.invented import read
from tests.rulings.ruled import DOOM, SIP, cast, first_option

from planechase.rules.language.characteristics import CardDefinition
from planechase.testing import ANN, BOB, CAT, Table
from planechase.variants import TwoHeadedGiant
from planechase.vocabulary import (
    ANY_TARGET,
    CREATURE,
    INSTANT_CARD,
    card,
    damage,
    draw,
    pump,
    target,
)

SHRINK = card("Shrink", "{B}", INSTANT_CARD, pump(target(CREATURE), -4, -4))
HIT = card("Hit", "{R}", INSTANT_CARD, damage(3, ANY_TARGET))
INSTANT = "Instant"
ENCHANTMENT = "Enchantment"
AURA = "Enchantment — Aura"


@pytest.fixture
def table() -> Table:
    return Table(free_mana=True)


def spell(text: str, kind: str = INSTANT) -> CardDefinition:
    return read(text, "Spell", kind)


# ---------------------------------------------------------------------- combat


def test_double_strike_lost_between_the_two_steps_deals_no_more(table: Table) -> None:
    """Spelleater Wolverine."""
    cat = table.battlefield(ANN, read("Double strike"))
    table.attack(ANN, {cat: BOB})
    table.go_to("first strike damage")
    cast(table, BOB, spell("Target creature loses double strike until end of turn."), cat)
    table.go_to("end of combat")
    assert table.life(BOB) == 18


def test_double_strike_gained_too_late_deals_no_first_strike_damage(table: Table) -> None:
    """Spelleater Wolverine."""
    first, cat = table.battlefield(ANN, read("First strike", "Other"), read(""))
    table.attack(ANN, {first: BOB, cat: BOB})
    table.go_to("first strike damage")
    cast(table, ANN, spell("Target creature gains double strike until end of turn."), cat)
    table.go_to("end of combat")
    assert table.life(BOB) == 16


def test_what_is_destroyed_as_it_blocks_deals_no_damage(table: Table) -> None:
    """Engulfing Slagwurm."""
    text = "Whenever this creature blocks or becomes blocked by a creature, destroy that creature."
    wurm, bears = table.battlefield(ANN, read(text)), table.battlefield(BOB, "Grizzly Bears")
    table.attack(ANN, {wurm: BOB})
    table.block(BOB, {bears: wurm})
    table.go_to("end of combat")
    assert (bears.exists, wurm.damage, table.life(BOB)) == (False, 0, 20)


def test_what_may_not_block_any_more_goes_on_blocking(table: Table) -> None:
    """Lambholt Harrier and Beetleform Mage."""
    cat = table.battlefield(
        ANN, read("{1}: Target creature can't block this turn.\n{2}: This creature gains flying until end of turn.")
    )
    bears = table.battlefield(BOB, "Grizzly Bears")
    table.attack(ANN, {cat: BOB})
    table.block(BOB, {bears: cat})
    table.activate(ANN, cat, 0, targets=[bears])
    table.resolve()
    table.activate(ANN, cat, 1)
    table.resolve()
    assert (bears.blocking, cat.blocked) == ([cat], True)


def test_vigilance_lost_after_the_attack_taps_nothing(table: Table) -> None:
    """Kiyomaro, First to Stand."""
    cat = table.battlefield(ANN, read("Vigilance"))
    table.attack(ANN, {cat: BOB})
    cast(table, BOB, spell("Target creature loses vigilance until end of turn."), cat)
    assert (cat.tapped, cat.attacking) == (False, BOB)


def test_trample_assigns_what_is_multiplied_only_later(table: Table) -> None:
    """Fiery Emancipation."""
    text = "If a source you control would deal damage to a permanent or player, it deals triple that damage instead."
    table.battlefield(ANN, read(text, "Fury", ENCHANTMENT))
    cat = table.battlefield(ANN, read("Trample"), counters={"+1/+1": 1})
    bears = table.battlefield(BOB, "Grizzly Bears")
    table.attack(ANN, {cat: BOB})
    table.block(BOB, {bears: cat})
    table.will(ANN, {bears: 2, BOB: 1})
    table.combat_damage()
    assert table.life(BOB) == 17


def test_a_creature_needs_no_block_that_costs_something_or_that_it_cannot_make(table: Table) -> None:
    """Prized Unicorn."""
    cat = table.battlefield(ANN, read("All creatures able to block this creature do so."))
    bears, elves = table.battlefield(BOB, "Grizzly Bears", "Llanowar Elves")
    table.tap(elves)
    table.attack(ANN, {cat: BOB})
    with table.refuses("must"):
        table.block(BOB, {})
    table.block(BOB, {bears: cat})
    assert (bears.blocking, elves.blocking) == ([cat], [])


def test_two_who_deal_damage_with_lifelink_gain_life_twice(table: Table) -> None:
    """Nykthos Paragon and Gideon's Company."""
    watcher = table.battlefield(ANN, read("Whenever you gain life, put a +1/+1 counter on this creature."))
    one, other = table.battlefield(ANN, read("Lifelink", "One"), read("Lifelink", "Two"))
    table.attack(ANN, {one: BOB, other: BOB})
    table.combat_damage()
    table.resolve_all()
    assert watcher.counters == {"+1/+1": 2}


def test_damage_and_life_at_once_save_nobody(table: Table) -> None:
    """Wall of Limbs."""
    wall = table.battlefield(BOB, read("Whenever you gain life, put a +1/+1 counter on this creature.", "Wall"))
    link = table.battlefield(BOB, read("Lifelink", "Link"))
    one = table.battlefield(ANN, "Serra Angel")
    other = table.battlefield(ANN, "Grizzly Bears")
    table.battlefield(BOB, read("Each creature can block an additional creature each combat.", "More", ENCHANTMENT))
    table.attack(ANN, {one: BOB, other: BOB})
    table.battlefield(BOB, "Guard Gomazoa")
    table.block(BOB, {wall: other, link: other})
    table.will(ANN, {wall: 2})
    table.combat_damage()
    table.resolve_all()
    assert (wall.exists, table.life(BOB)) == (False, 18)


# ---------------------------------------------------------------------- who is affected, and how long


@pytest.mark.parametrize("text", [
    "When this creature enters, creatures you control get +1/+1 until end of turn.",
    "When this creature enters, creatures you control gain indestructible until end of turn.",
])  # fmt: skip
def test_who_is_affected_is_fixed_as_it_resolves(table: Table, text: str) -> None:
    """Inspiring Captain, Doomskar Titan and Dauntless Escort."""
    bears = table.battlefield(ANN, "Grizzly Bears")
    table.enters(ANN, read(text))
    table.resolve()
    later = table.enters(ANN, "Grizzly Bears")
    cast(table, BOB, "Act of Aggression", bears)
    assert (bears.text != "" or bears.power == 3, later.power, later.text) == (True, 2, "")


def test_delayed_return_does_not_ask_for_the_counter_again(table: Table) -> None:
    """Together Forever."""
    choose = "Choose target creature with a counter on it. When that creature dies this turn, "
    choose += "return that card to its owner's hand."
    bears = table.battlefield(ANN, "Grizzly Bears", counters={"+1/+1": 1})
    table.battlefield(ANN, read(f"{{1}}: {choose}", "Seal", ENCHANTMENT))
    table.activate(ANN, "Seal", targets=[bears])
    table.resolve()
    table.counters(bears, "+1/+1", 0)
    cast(table, BOB, DOOM, bears)
    table.resolve_all()
    assert table.hand(ANN) == ["Grizzly Bears"]


def test_flying_gained_later_overrides_its_loss(table: Table) -> None:
    """Grounded."""
    angel = table.battlefield(BOB, "Serra Angel")
    table.battlefield(
        ANN, read("Enchant creature\nEnchanted creature loses flying.", "Weight", AURA), attached_to=angel
    )
    assert not angel.has("flying")
    cast(table, BOB, spell("Target creature gains flying until end of turn."), angel)
    assert angel.has("flying")


def test_a_size_that_is_set_overwrites_earlier_ones_but_not_counters(table: Table) -> None:
    """Octopus Umbra, Shambling Vent and Eccentric Apprentice."""
    bears = table.battlefield(ANN, "Grizzly Bears", counters={"+1/+1": 1})
    large = "Enchant creature\nEnchanted creature has base power and toughness 8/8."
    table.battlefield(ANN, read(large, "Large", AURA), attached_to=bears)
    assert bears.power == 9
    cast(table, ANN, spell("Target creature has base power and toughness 1/1 until end of turn."), bears)
    assert bears.power == 2


def test_a_number_of_cards_in_hand_is_counted_all_the_time(table: Table) -> None:
    """Empyrial Armor."""
    bears = table.battlefield(ANN, "Grizzly Bears")
    armor = "Enchant creature\nEnchanted creature gets +1/+1 for each card in your hand."
    table.battlefield(ANN, read(armor, "Armor", AURA), attached_to=bears)
    assert bears.power == 2
    table.hand(ANN, "Forest", "Swamp")
    assert bears.power == 4


def test_a_creature_counts_itself(table: Table) -> None:
    """Wintermoor Commander."""
    text = "This creature gets +1/+1 for each Cat you control."
    assert table.battlefield(ANN, read(text)).power == 3


def test_an_enchantment_leaves_once_it_may_no_longer_enchant(table: Table) -> None:
    """Fire Whip."""
    bears = table.battlefield(ANN, "Grizzly Bears")
    text = "Enchant creature you control\nEnchanted creature gets +1/+0."
    whip = table.battlefield(ANN, read(text, "Whip", AURA), attached_to=bears)
    cast(table, BOB, "Act of Aggression", bears)
    assert (whip.exists, table.graveyard(ANN)) == (False, ["Whip"])


def test_a_land_that_becomes_a_creature_stays_what_it_was_and_is_new(table: Table) -> None:
    """Boiling Earth and Living Plane."""
    forest, new = table.battlefield(ANN, "Forest", "Forest")
    fresh = table.enters(ANN, "Swamp")
    for land in (forest, fresh):
        cast(
            table,
            ANN,
            spell("Target land you control becomes a 2/2 creature until end of turn. It's still a land."),
            land,
        )
    assert (forest.is_a("Forest"), forest.is_a("Basic"), forest.power, new.types) == (True, True, 2, ["Land"])
    assert table.can_attack(forest)
    assert not table.can_attack(fresh)
    table.tap_for_mana(ANN, forest)
    assert table.mana(ANN) == "{G}"


def test_what_enters_tapped_speaks_of_all_opponents() -> None:
    """Frozen Aether."""
    table = Table(players=3, free_mana=True)
    table.battlefield(ANN, read("Creatures your opponents control enter tapped.", "Ice", ENCHANTMENT))
    assert [table.enters(player, "Grizzly Bears").tapped for player in (ANN, BOB, CAT)] == [False, True, True]


def test_a_defending_team_loses_once() -> None:
    """Campaign of Vengeance."""
    table = Table(4, variants=[TwoHeadedGiant()], free_mana=True)
    text = "Whenever a creature you control attacks, defending player loses 1 life and you gain 1 life."
    table.battlefield(ANN, read(text, "Campaign", ENCHANTMENT))
    bears = table.battlefield(ANN, "Grizzly Bears")
    before = table.life(CAT)
    table.always(ANN, CAT, about="Campaign")
    table.attack(ANN, {bears: CAT})
    table.resolve_all()
    assert before - table.life(CAT) == 1


# ---------------------------------------------------------------------- what triggers


def test_any_player_casts_a_red_spell(table: Table) -> None:
    """Dragon's Claw."""
    table.battlefield(ANN, read("Whenever a player casts a red spell, you may gain 1 life.", "Claw", "Artifact"))
    table.always(ANN, True)
    cast(table, BOB, HIT, BOB)
    table.resolve_all()
    assert table.life(ANN) == 21


def test_leaving_in_any_way_counts(table: Table) -> None:
    """Aid from the Cowl."""
    text = (
        "At the beginning of your end step, if a permanent you controlled left the battlefield this turn, draw a card."
    )
    table.battlefield(ANN, read(text, "Aid", ENCHANTMENT))
    elves = table.battlefield(ANN, "Llanowar Elves")
    table.go_to("end step")
    assert table.stack == []
    other = Table(free_mana=True)
    other.battlefield(ANN, read(text, "Aid", ENCHANTMENT))
    bears = other.battlefield(ANN, "Grizzly Bears")
    cast(other, BOB, spell("Return target creature to its owner's hand."), bears)
    other.go_to("end step")
    assert (other.stack, elves.exists) == (["Aid"], True)


def test_a_condition_is_asked_as_it_triggers_and_as_it_resolves(table: Table) -> None:
    """Supply Caravan and Lone Revenant."""
    text = "When this creature enters, if you control a tapped creature, you gain 3 life."
    elves = table.battlefield(ANN, "Llanowar Elves")
    table.enters(ANN, read(text))
    assert table.stack == []
    table.tap(elves)
    table.enters(ANN, read(text))
    assert table.stack == ["Invention"]
    table.untap(elves)
    table.resolve()
    assert table.life(ANN) == 20


def test_an_optional_price_is_paid_once(table: Table) -> None:
    """Savai Thundermane."""
    table.battlefield(ANN, read("Whenever this creature attacks, you may pay {2}. When you do, you gain 2 life."))
    table.battlefield(ANN, "Sol Ring", "Sol Ring")
    table.always(ANN, True, about="Invention")
    table.attack(ANN, {"Invention": BOB})
    table.resolve_all()
    assert table.life(ANN) == 22


def test_several_deaths_make_one_end_step_ability_trigger_once(table: Table) -> None:
    """Liliana's Devotee and Sygg, River Cutthroat."""
    text = "At the beginning of your end step, if a creature died this turn, you gain 1 life."
    table.battlefield(ANN, read(text, "Devotee"))
    for name in ("Grizzly Bears", "Llanowar Elves"):
        cast(table, ANN, DOOM, table.battlefield(BOB, name))
    table.go_to("end step")
    assert table.stack == ["Devotee"]


def test_counters_are_counted_as_it_last_was(table: Table) -> None:
    """Hangarback Walker and Hellhole Flailer."""
    thopter = "a 1/1 colorless Thopter artifact creature token with flying"
    text = f"When this creature dies, create {thopter} for each +1/+1 counter on it."
    walker = table.battlefield(ANN, read(text), counters={"+1/+1": 3})
    cast(table, BOB, spell("Put five -1/-1 counters on target creature."), walker)
    table.resolve_all()
    assert table.battlefield(ANN) == ["Thopter Token"] * 3


def test_power_of_what_was_sacrificed_is_what_it_was(table: Table) -> None:
    """Hellhole Flailer."""
    text = "{1}, Sacrifice this creature: It deals damage equal to its power to target player."
    cat = table.battlefield(ANN, read(text), counters={"+1/+1": 1})
    table.activate(ANN, cat, targets=[BOB])
    table.resolve()
    assert table.life(BOB) == 17


def test_afflict_twice_triggers_twice(table: Table) -> None:
    """Dagger of the Worthy."""
    cat = table.battlefield(ANN, read("Afflict 1\nAfflict 1"))
    bears = table.battlefield(BOB, "Grizzly Bears")
    table.attack(ANN, {cat: BOB})
    table.on_ask(ANN, first_option)
    table.block(BOB, {bears: cat})
    table.resolve_all()
    assert table.life(BOB) == 18


# ---------------------------------------------------------------------- targets and costs


def test_a_target_whose_power_has_grown_too_large_is_illegal(table: Table) -> None:
    """Beguiler of Wills and Crush."""
    text = "{T}: Tap target creature with power less than or equal to the number of creatures you control."
    cat = table.battlefield(ANN, read(text))
    elves = table.battlefield(BOB, "Llanowar Elves")
    table.activate(ANN, cat, targets=[elves])
    cast(table, BOB, "Giant Growth", elves)
    table.resolve()
    assert not elves.tapped


def test_a_discarded_cost_is_paid_before_anybody_responds(table: Table) -> None:
    """Scuttletide."""
    table.battlefield(ANN, read("{1}, Discard a card: Draw a card.", "Tide", ENCHANTMENT))
    table.hand(ANN, "Forest")
    table.activate(ANN, "Tide")
    assert (table.graveyard(ANN), table.stack) == (["Forest"], ["Tide"])


def test_sacrificing_itself_leaves_nothing_to_grow(table: Table) -> None:
    """Bloodflow Connoisseur."""
    cat = table.battlefield(ANN, read("Sacrifice a creature: Put a +1/+1 counter on this creature."))
    table.activate(ANN, cat)
    table.resolve()
    assert table.graveyard(ANN) == ["Invention"]


def test_only_its_controller_activates_an_aura(table: Table) -> None:
    """Sigarda's Imprisonment."""
    bears = table.battlefield(BOB, "Grizzly Bears")
    text = "Enchant creature\nEnchanted creature can't attack.\n{1}: Exile enchanted creature."
    aura = table.battlefield(ANN, read(text, "Prison", AURA), attached_to=bears)
    table.turn(BOB)
    for player in (ANN, BOB):
        table.mana(player, "{C}")
    assert not table.can_activate(BOB, aura)
    assert table.can_activate(ANN, aura)


def test_a_spell_whose_only_target_is_gone_does_nothing_at_all(table: Table) -> None:
    """Countermand, Enter the Unknown and Suspension Field."""
    table.hand(ANN, spell("Destroy target creature. Draw a card."))
    bears = table.battlefield(BOB, "Grizzly Bears")
    table.cast(ANN, "Spell", [bears])
    table.remove(bears)
    table.resolve()
    assert (table.hand(ANN), table.graveyard(ANN)) == ([], ["Spell"])


def test_what_is_done_unless_somebody_pays_leaves_the_rest(table: Table) -> None:
    """Frightful Delusion and Abstruse Interference."""
    table.turn(BOB)
    table.hand(BOB, SIP, "Forest")
    table.cast(BOB, "Sip")
    table.mana(BOB, "{C}")
    table.hand(ANN, spell("Counter target spell unless its controller pays {1}. That player discards a card."))
    table.cast(ANN, "Spell", ["Sip"])
    table.always(BOB, True)
    table.resolve()
    assert (table.graveyard(BOB), table.stack) == (["Forest"], ["Sip"])


def test_a_may_is_decided_late_and_its_target_early(table: Table) -> None:
    """Stingerfling Spider."""
    angel = table.battlefield(BOB, "Serra Angel")
    table.will(ANN, angel)
    table.enters(ANN, read("When this creature enters, you may destroy target creature with flying."))
    assert table.on_stack()[0].targets == [angel]
    table.will(ANN, False)
    table.resolve()
    assert angel.exists


def test_a_card_returns_only_if_it_still_lies_there(table: Table) -> None:
    """Mortus Strider."""
    cat = table.battlefield(ANN, read("When this creature dies, return it to its owner's hand."))
    cast(table, BOB, DOOM, cat)
    table.hand(BOB, spell("Exile target card from a graveyard."))
    table.cast(BOB, "Spell", ["Invention"])
    table.resolve_all()
    assert (table.hand(ANN), table.exile(ANN)) == ([], ["Invention"])


def test_an_ability_of_the_graveyard_works_only_there(table: Table) -> None:
    """Bloodsoaked Champion."""
    text = "{1}: Return this card from your graveyard to the battlefield. Activate only if you attacked this turn."
    cat = table.battlefield(ANN, read(text))
    assert not table.can_activate(ANN, cat)
    table.attack(ANN, {cat: BOB})
    assert not table.can_activate(ANN, cat)
    cast(table, BOB, DOOM, cat)
    table.mana(ANN, "{C}")
    assert table.can_activate(ANN, "Invention")


def test_a_token_that_is_exiled_for_a_while_is_gone(table: Table) -> None:
    """Glimmerpoint Stag and Acrobatic Maneuver."""
    token = table.battlefield(BOB, "Grizzly Bears", token=True)
    bears = table.battlefield(BOB, "Grizzly Bears", counters={"+1/+1": 2})
    flicker = spell("Exile target creature, then return it to the battlefield under its owner's control.")
    cast(table, ANN, flicker, token)
    cast(table, ANN, flicker, bears)
    assert (len(table.battlefield(BOB)), table.find("Grizzly Bears").counters) == (1, {})


def test_a_returned_spell_may_be_the_one_that_did_it(table: Table) -> None:
    """Archaeomancer and Living Lore."""
    mage = read(
        "When this creature enters, return target instant or sorcery card from your graveyard to your hand.", "Mage"
    )
    table.graveyard(ANN, mage)
    table.hand(ANN, spell("Return target creature card from your graveyard to the battlefield.", "Sorcery"))
    table.cast(ANN, "Spell", ["Mage"])
    table.will(ANN, "Spell")
    table.resolve_all()
    assert table.hand(ANN) == ["Spell"]


def test_the_greatest_value_is_found_as_it_resolves(table: Table) -> None:
    """Boon of Boseiju."""
    bears = table.battlefield(ANN, "Grizzly Bears")
    angel = table.battlefield(ANN, "Serra Angel")
    text = (
        "Target creature gets +X/+X until end of turn, where X is the greatest mana value among permanents you control."
    )
    table.hand(ANN, spell(text))
    table.cast(ANN, "Spell", [bears])
    table.remove(angel)
    table.resolve()
    assert bears.power == 4


def test_more_counters_are_added_for_each_that_says_so(table: Table) -> None:
    """Conclave Mentor."""
    would = "If one or more +1/+1 counters would be put on a creature you control"
    more = f"{would}, that many plus one +1/+1 counters are put on it instead."
    table.battlefield(ANN, read(more, "One", ENCHANTMENT), read(more, "Two", ENCHANTMENT))
    bears = table.battlefield(ANN, "Grizzly Bears")
    table.on_ask(ANN, first_option)
    cast(table, ANN, spell("Put a +1/+1 counter on target creature."), bears)
    assert bears.counters == {"+1/+1": 3}


def test_a_life_total_that_cannot_grow_stays(table: Table) -> None:
    """Rampaging Ferocidon and Stigma Lasher."""
    table.battlefield(ANN, read("Players can't gain life.", "Law", ENCHANTMENT))
    table.life(BOB, 5)
    cast(table, BOB, spell("Your life total becomes 10."))
    cast(table, BOB, SIP)
    assert table.life(BOB) == 5


def test_both_ways_trigger_where_a_creature_hurts_itself(table: Table) -> None:
    """Soul Link."""
    bears = table.battlefield(ANN, "Grizzly Bears", counters={"+1/+1": 3})
    text = (
        "Enchant creature\nWhenever enchanted creature deals damage, you gain that much life.\n"
        "Whenever enchanted creature is dealt damage, you gain that much life."
    )
    table.battlefield(ANN, read(text, "Link", AURA), attached_to=bears)
    table.on_ask(ANN, first_option)
    cast(table, ANN, spell("Target creature deals 2 damage to itself."), bears)
    table.resolve_all()
    assert table.life(ANN) == 24


def test_damage_may_exceed_toughness(table: Table) -> None:
    """Blazing Sunsteel."""
    text = "Whenever this creature is dealt damage, it deals that much damage to any target."
    table.battlefield(ANN, read(text))
    table.will(ANN, BOB)
    cast(table, BOB, card("Boom", "{R}", INSTANT_CARD, damage(7, ANY_TARGET)), "Invention")
    table.resolve_all()
    assert table.life(BOB) == 13


def test_drawing_and_dealing_damage_go_on_until_somebody_loses(table: Table) -> None:
    """Niv-Mizzet, the Firemind."""
    text = "Whenever you draw a card, this creature deals 1 damage to any target."
    cat = table.battlefield(ANN, read(text))
    curious = "Enchant creature\nWhenever enchanted creature deals damage to an opponent, you may draw a card."
    table.battlefield(ANN, read(curious, "Mind", AURA), attached_to=cat)
    table.library(ANN, *["Forest"] * 30)
    table.life(BOB, 4)
    table.always(ANN, True, about="Mind")
    table.always(ANN, BOB, about="Invention")
    cast(table, ANN, card("Peek", "{U}", INSTANT_CARD, draw(1)))
    table.resolve_all()
    assert table.winner == ANN


def test_prevented_damage_leaves_the_rest_of_a_spell(table: Table) -> None:
    """Rile."""
    bears = table.battlefield(ANN, "Grizzly Bears", counters={"+1/+1": 3})
    cast(table, ANN, "Mending Hands", bears)
    cast(
        table,
        ANN,
        spell("Spell deals 1 damage to target creature you control. That creature gains trample until end of turn."),
        bears,
    )
    assert (bears.damage, bears.has("trample")) == (0, True)


def test_a_divided_trigger_is_divided_on_the_stack(table: Table) -> None:
    """Gang of Devils."""
    text = "When this creature dies, it deals 3 damage divided as you choose among one, two, or three targets."
    cat = table.battlefield(ANN, read(text))
    bears = table.battlefield(BOB, "Grizzly Bears")
    table.will(ANN, [bears, BOB], {bears: 1, BOB: 2})
    cast(table, BOB, DOOM, cat)
    table.resolve_all()
    assert (bears.damage, table.life(BOB)) == (1, 18)


def test_land_cards_elsewhere_are_not_what_lands_become(table: Table) -> None:
    """Yavimaya, Cradle of Growth."""
    held = table.hand(ANN, "Swamp")
    table.battlefield(BOB, read("Each land is a Forest in addition to its other land types.", "Cradle", "Land"))
    swamp = table.battlefield(ANN, "Swamp")
    assert (swamp.is_a("Forest"), held.is_a("Forest")) == (True, False)


def test_negative_power_counts_as_zero(table: Table) -> None:
    """Heroes' Bane."""
    text = "{1}: Put X +1/+1 counters on this creature, where X is its power."
    cat = table.battlefield(ANN, read(text), counters={"+1/+1": 3})
    cast(table, BOB, card("Wane", "{B}", INSTANT_CARD, pump(target(CREATURE), -7, 0)), cat)
    table.activate(ANN, cat)
    table.resolve()
    assert (cat.power, cat.counters) == (-2, {"+1/+1": 3})


def test_convoke_taps_creatures_that_came_this_turn(table: Table) -> None:
    """Arboretum Elemental."""
    table.hand(ANN, read("Convoke", "Tree", cost="{1}"))
    fresh = table.enters(ANN, "Grizzly Bears")
    table.will(ANN, [fresh])
    table.cast(ANN, "Tree", free_mana=False)
    assert fresh.tapped
