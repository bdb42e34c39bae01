"""The black cards, each by what makes it that card."""

from __future__ import annotations

import pytest

from planechase.game import Game
from planechase.rules.events.damage import DamageDealt
from planechase.rules.events.events import Discarded, LifeGain
from planechase.rules.state.decisions import Choose
from planechase.testing import ANN, BOB, CAT, DAN, Handle, Table
from planechase.words.amounts import X
from planechase.words.card import card, creature
from planechase.words.replacements import EntersWithCounters


def sizes(*creatures: Handle) -> list[tuple[int, int]]:
    return [(creature.power, creature.toughness) for creature in creatures]


# ---------------------------------------------------------------------- Zombies


@pytest.mark.rule("603.6c")
@pytest.mark.rule("603.3d")
def test_festering_goblin_takes_somebody_along() -> None:
    table = Table(free_mana=True)
    goblin = table.battlefield(ANN, "Festering Goblin")
    elves = table.battlefield(BOB, "Llanowar Elves")
    table.hand(BOB, "Lightning Bolt")
    table.cast(BOB, "Lightning Bolt", targets=[goblin])
    table.will(ANN, elves, about="target")
    table.resolve()
    assert elves.exists
    table.resolve()
    assert table.graveyard(BOB) == ["Lightning Bolt", "Llanowar Elves"]


@pytest.mark.rule("115.2")
@pytest.mark.rule("602.2b")
def test_withered_wretch_takes_the_card_away_in_time() -> None:
    table = Table(free_mana=True)
    table.battlefield(ANN, "Withered Wretch")
    zombie = table.graveyard(BOB, "Dregscape Zombie")
    table.turn(BOB)
    table.activate(BOB, "Dregscape Zombie")
    table.activate(ANN, "Withered Wretch", targets=[zombie])
    table.resolve_all()
    assert table.exile(BOB) == ["Dregscape Zombie"]
    assert table.battlefield(BOB) == []


@pytest.mark.rule("702.84a")
@pytest.mark.rule("307.5")
def test_dregscape_zombie_comes_back_for_a_turn() -> None:
    table = Table()
    table.lands(ANN, "Swamp", 1)
    zombie = table.graveyard(ANN, "Dregscape Zombie")
    table.turn(ANN, "upkeep")
    assert not table.can_activate(ANN, "Dregscape Zombie")
    table.turn(ANN)
    table.activate(ANN, "Dregscape Zombie")
    table.resolve()
    assert (zombie.now.zone, zombie.now.has("haste")) == ("battlefield", True)
    table.attack(ANN, "Dregscape Zombie")
    table.combat_damage()
    assert table.life(BOB) == 18
    table.go_to("end step")
    assert zombie.now.zone == "battlefield"
    table.resolve()
    assert zombie.now.zone == "exile"


@pytest.mark.rule("702.84a")
@pytest.mark.rule("614.6")
@pytest.mark.parametrize("lignified", [False, True])
def test_an_unearthed_zombie_that_dies_is_exiled(lignified: bool) -> None:
    table = Table(free_mana=True)
    zombie = table.graveyard(ANN, "Dregscape Zombie")
    table.battlefield(BOB, "Blood Artist")
    table.activate(ANN, "Dregscape Zombie")
    table.resolve()
    if lignified:
        table.battlefield(BOB, "Lignify", attached_to=zombie.now)
        assert zombie.now.text == ""
    table.hand(BOB, "Fiery Fall")
    table.cast(BOB, "Fiery Fall", targets=[zombie.now])
    table.resolve()
    assert zombie.now.zone == "exile"
    assert table.stack == []


@pytest.mark.rule("702.25a")
def test_flanking_hurts_blockers_without_flanking() -> None:
    table = Table()
    table.battlefield(ANN, "Cadaverous Knight")
    bears, other = table.battlefield(BOB, "Grizzly Bears", "Cadaverous Knight")
    table.attack(ANN, {table.find("Cadaverous Knight", controller=ANN): BOB})
    attacker = table.find("Cadaverous Knight", controller=ANN)
    table.block(BOB, {bears: attacker, other: attacker})
    assert table.stack == ["Cadaverous Knight"]
    table.resolve()
    assert sizes(bears, other) == [(1, 1), (2, 2)]


@pytest.mark.rule("614.8")
@pytest.mark.rule("701.19a")
def test_cadaverous_knight_regenerates_once_for_each_payment() -> None:
    table = Table(free_mana=True)
    knight = table.battlefield(ANN, "Cadaverous Knight")
    table.hand(BOB, "Lightning Bolt", "Lightning Bolt")
    table.activate(ANN, knight)
    table.resolve()
    table.cast(BOB, "Lightning Bolt", targets=[knight])
    table.resolve()
    assert (knight.exists, knight.tapped, knight.damage) == (True, True, 0)
    table.cast(BOB, "Lightning Bolt", targets=[knight])
    table.resolve()
    assert knight.now.zone == "graveyard"


@pytest.mark.rule("613.1f")
@pytest.mark.rule("613.4c")
@pytest.mark.rule("702.2b")
def test_death_barons_help_each_other_and_their_friends() -> None:
    table = Table()
    first, second = table.battlefield(ANN, "Death Baron", "Death Baron")
    goblin = table.battlefield(ANN, "Festering Goblin")
    theirs = table.battlefield(BOB, "Gravedigger")
    assert sizes(first, second, goblin, theirs) == [(3, 3), (3, 3), (3, 3), (2, 2)]
    assert first.has("deathtouch")
    assert not theirs.has("deathtouch")
    table.remove(second)
    assert not first.has("deathtouch")
    table.battlefield(BOB, "Alpha Tyrranax")
    table.attack(ANN, {goblin: BOB})
    table.block(BOB, {"Alpha Tyrranax": goblin})
    table.will(ANN, "Gravedigger", about="target")
    table.combat_damage()
    assert table.graveyard(BOB) == ["Alpha Tyrranax"]


def test_a_lone_death_baron_helps_a_changeling_once() -> None:
    table = Table()
    baron, mauler = table.battlefield(ANN, "Death Baron", "Taurean Mauler")
    assert sizes(baron, mauler) == [(2, 2), (3, 3)]


@pytest.mark.rule("603.5")
@pytest.mark.rule("603.6a")
@pytest.mark.rule("115.2")
@pytest.mark.parametrize("wants", [True, False])
def test_gravedigger_may_dig(wants: bool) -> None:
    table = Table(free_mana=True)
    table.graveyard(ANN, "Grizzly Bears", "Lightning Bolt")
    table.graveyard(BOB, "Alpha Tyrranax")
    table.hand(ANN, "Gravedigger")
    table.cast(ANN, "Gravedigger")
    table.resolve(pause=True)
    assert table.decision is not None
    assert "Alpha Tyrranax" not in table.question
    assert "Lightning Bolt" not in table.question
    table.answer(ANN, "Grizzly Bears")
    table.will(ANN, wants)
    table.resolve()
    assert table.hand(ANN) == (["Grizzly Bears"] if wants else [])


@pytest.mark.rule("603.3d")
def test_gravedigger_without_a_creature_card_does_nothing() -> None:
    table = Table(free_mana=True)
    table.graveyard(ANN, "Lightning Bolt")
    table.hand(ANN, "Gravedigger")
    table.cast(ANN, "Gravedigger")
    table.resolve()
    assert table.stack == []


@pytest.mark.rule("604.3")
@pytest.mark.rule("613.4a")
@pytest.mark.rule("208.2a")
def test_soulless_one_counts_zombies_everywhere() -> None:
    table = Table()
    soulless = table.battlefield(ANN, "Soulless One")
    assert sizes(soulless) == [(1, 1)]
    table.battlefield(BOB, "Gravedigger")
    table.graveyard(ANN, "Dregscape Zombie", "Grizzly Bears")
    table.graveyard(BOB, "Taurean Mauler")
    assert sizes(soulless) == [(4, 4)]
    table.battlefield(ANN, "Undead Warchief")
    assert sizes(soulless) == [(7, 6)]
    assert sizes(table.hand(ANN, "Soulless One")) == [(5, 5)]


@pytest.mark.rule("608.2h")
def test_soulless_one_flung_had_the_power_it_had_on_the_battlefield() -> None:
    table = Table(free_mana=True)
    table.battlefield(ANN, "Soulless One")
    table.graveyard(BOB, "Gravedigger")
    table.hand(ANN, "Fling")
    table.cast(ANN, "Fling", targets=[BOB])
    table.resolve()
    assert table.life(BOB) == 18


@pytest.mark.rule("601.2f")
@pytest.mark.rule("118.7a")
@pytest.mark.rule("611.3a")
def test_undead_warchief_leads_zombies() -> None:
    table = Table()
    warchief = table.battlefield(ANN, "Undead Warchief")
    goblin, bears = table.battlefield(ANN, "Festering Goblin", "Grizzly Bears")
    assert sizes(warchief, goblin, bears) == [(3, 2), (3, 2), (2, 2)]
    table.hand(ANN, "Gravedigger", "Withered Wretch", "Phyrexian Arena")
    table.hand(BOB, "Gravedigger")
    table.lands(ANN, "Swamp", 1)
    assert not table.can_cast(ANN, "Withered Wretch")
    table.lands(ANN, "Swamp", 1)
    assert table.can_cast(ANN, "Withered Wretch")
    assert not table.can_cast(ANN, "Phyrexian Arena")
    table.lands(ANN, "Swamp", 1)
    assert table.can_cast(ANN, "Gravedigger")
    table.lands(BOB, "Swamp", 3)
    table.turn(BOB)
    assert not table.can_cast(BOB, "Gravedigger")
    table.remove(warchief)
    assert sizes(goblin) == [(1, 1)]


@pytest.mark.rule("601.2f")
@pytest.mark.rule("107.3a")
def test_undead_warchief_makes_x_cheaper_too() -> None:
    table = Table()
    table.battlefield(ANN, "Undead Warchief")
    heap = card("Heap of Zombies", "{X}{B}", creature("Zombie", 0, 0), EntersWithCounters("+1/+1", X()))
    table.lands(ANN, "Swamp", 3)
    table.hand(ANN, heap)
    with table.refuses("from 0 to 3"):
        table.cast(ANN, "Heap of Zombies", x=4)
    zombie = table.cast(ANN, "Heap of Zombies", x=3)
    table.resolve()
    assert zombie.now.counters == {"+1/+1": 3}


@pytest.mark.rule("115.6")
@pytest.mark.rule("508.3a")
@pytest.mark.parametrize("count", [0, 2, 5])
def test_nefashu_shrinks_up_to_five(count: int) -> None:
    table = Table()
    table.battlefield(ANN, "Nefashu")
    victims = [table.battlefield(BOB, "Grizzly Bears") for _ in range(6)]
    table.will(ANN, victims[:count], about="target")
    table.attack(ANN, "Nefashu")
    assert table.stack == ["Nefashu"]
    table.resolve()
    assert [victim.power for victim in victims] == [1] * count + [2] * (6 - count)


# ---------------------------------------------------------------------- other creatures


@pytest.mark.rule("509.1b")
@pytest.mark.rule("509.1a")
def test_tormented_soul_neither_blocks_nor_is_blocked() -> None:
    table = Table()
    table.battlefield(ANN, "Tormented Soul", "Grizzly Bears")
    table.battlefield(BOB, "Tormented Soul", "Grizzly Bears")
    mine = table.find("Tormented Soul", controller=ANN)
    bears = table.find("Grizzly Bears", controller=ANN)
    table.attack(ANN, {mine: BOB, bears: BOB})
    with table.refuses("not among the options"):
        table.block(BOB, {table.find("Tormented Soul", controller=BOB): bears})
    with table.refuses("cannot block"):
        table.block(BOB, {table.find("Grizzly Bears", controller=BOB): mine})
    table.combat_damage()
    assert table.life(BOB) == 17


@pytest.mark.rule("603.10a")
@pytest.mark.rule("603.2c")
@pytest.mark.rule("700.4")
def test_blood_artist_sees_everybody_die_with_it() -> None:
    table = Table(free_mana=True)
    artist, elves = table.battlefield(ANN, "Blood Artist", "Llanowar Elves")
    slasher = table.battlefield(BOB, "Twinblade Slasher")
    table.hand(BOB, "Arc Lightning")
    table.turn(BOB)
    table.cast(BOB, "Arc Lightning", targets=[[artist, elves, slasher]], divide=[1, 1, 1])
    table.always(ANN, BOB, about="target")
    table.resolve()
    assert table.stack == ["Blood Artist"] * 3
    table.resolve_all()
    assert (table.life(ANN), table.life(BOB)) == (23, 17)


@pytest.mark.rule("700.4")
def test_blood_artist_is_silent_about_what_is_exiled() -> None:
    table = Table(free_mana=True)
    table.battlefield(ANN, "Blood Artist", "Leyline of the Void")
    bears = table.battlefield(BOB, "Grizzly Bears")
    table.hand(ANN, "Lightning Bolt")
    table.cast(ANN, "Lightning Bolt", targets=[bears])
    table.resolve()
    assert table.exile(BOB) == ["Grizzly Bears"]
    assert table.stack == []


@pytest.mark.rule("702.28b")
@pytest.mark.rule("508.1d")
def test_dauthi_slayer_attacks_in_the_shadow() -> None:
    table = Table()
    table.battlefield(ANN, "Dauthi Slayer")
    table.battlefield(BOB, "Grizzly Bears")
    with table.refuses("must attack"):
        table.attack(ANN, {})
    table.attack(ANN, "Dauthi Slayer")
    with table.refuses("no creature that can block"):
        table.block(BOB, {"Grizzly Bears": "Dauthi Slayer"})
    table.combat_damage()
    assert table.life(BOB) == 18
    table.next_turn()
    table.attack(BOB, "Grizzly Bears")
    with table.refuses("no creature that can block"):
        table.block(ANN, {"Dauthi Slayer": "Grizzly Bears"})


@pytest.mark.rule("508.1d")
def test_dauthi_slayer_that_cannot_attack_need_not() -> None:
    table = Table()
    table.battlefield(ANN, "Dauthi Slayer", tapped=True)
    table.go_to("end step")
    assert table.life(BOB) == 20


@pytest.mark.rule("107.4h")
def test_chilling_shade_grows_by_snow_mana() -> None:
    table = Table()
    shade = table.battlefield(ANN, "Chilling Shade")
    table.lands(ANN, "Swamp", 3)
    assert shade.is_a("Snow")
    assert not table.can_activate(ANN, shade)
    tunnel = table.battlefield(ANN, "Ice Tunnel")
    table.activate(ANN, shade)
    assert tunnel.tapped
    table.resolve()
    assert sizes(shade) == [(2, 2)]
    assert not table.can_activate(ANN, shade)


@pytest.mark.rule("702.14c")
def test_bog_smugglers_cross_a_defenders_swamp() -> None:
    table = Table(players=3)
    smugglers = table.battlefield(ANN, "Bog Smugglers")
    table.lands(CAT, "Swamp", 1)
    table.battlefield(BOB, "Grizzly Bears")
    blocker = table.battlefield(CAT, "Wall of Blossoms")
    table.attack(ANN, {smugglers: CAT})
    with table.refuses("no creature that can block"):
        table.block(CAT, {blocker: smugglers})
    table.combat_damage()
    assert table.life(CAT) == 18
    table.go_to("precombat main phase", of=ANN)
    table.attack(ANN, {smugglers: BOB})
    table.block(BOB, {"Grizzly Bears": smugglers})


@pytest.mark.rule("701.9b")
@pytest.mark.rule("101.4")
@pytest.mark.rule("608.2f")
def test_lilianas_specter_makes_all_opponents_discard_at_once() -> None:
    table = Table(players=4, free_mana=True)
    table.hand(ANN, "Liliana's Specter", "Forest")
    for player in (BOB, CAT, DAN):
        table.hand(player, "Grizzly Bears", "Forest")
    table.cast(ANN, "Liliana's Specter")
    table.resolve()
    table.resolve(pause=True)
    asked = []
    while table.decision is not None and "discard" in table.decision.why:
        asked.append(table.decision.player)
        assert table.happened(Discarded) == []
        table.answer(table.decision.player, "Forest")
    assert asked == [BOB, CAT, DAN]
    assert len(table.happened(Discarded)) == 3
    assert [table.hand(player) for player in (ANN, BOB, DAN)] == [["Forest"], ["Grizzly Bears"], ["Grizzly Bears"]]


@pytest.mark.rule("702.15b")
@pytest.mark.rule("702.15e")
@pytest.mark.rule("702.2b")
def test_vampire_nighthawk_kills_what_it_touches_and_drinks() -> None:
    table = Table()
    first, second = table.battlefield(ANN, "Vampire Nighthawk", "Vampire Nighthawk")
    beast = table.battlefield(BOB, "Penumbra Spider")
    table.attack(ANN, {first: BOB, second: BOB})
    table.block(BOB, {beast: first})
    table.combat_damage()
    assert (table.life(ANN), table.life(BOB)) == (24, 18)
    assert [gain.amount for gain in table.happened(LifeGain)] == [2, 2]
    assert beast.now.zone == "graveyard"
    assert first.exists


@pytest.mark.rule("702.36b")
def test_shriekmaw_is_feared() -> None:
    table = Table()
    shriekmaw = table.battlefield(ANN, "Shriekmaw")
    table.battlefield(BOB, "Grizzly Bears", "Gravedigger", "Myr Enforcer")
    table.attack(ANN, {shriekmaw: BOB})
    with table.refuses("not among the options"):
        table.block(BOB, {"Grizzly Bears": shriekmaw})
    table.block(BOB, {"Gravedigger": shriekmaw, "Myr Enforcer": shriekmaw})


@pytest.mark.rule("702.74a")
@pytest.mark.rule("118.9c")
def test_shriekmaw_evoked_kills_and_goes() -> None:
    table = Table()
    table.lands(ANN, "Swamp", 2)
    bears = table.battlefield(BOB, "Grizzly Bears")
    table.battlefield(BOB, "Gravedigger", "Myr Enforcer")
    shriekmaw = table.hand(ANN, "Shriekmaw")
    assert not table.can_cast(ANN, "Shriekmaw")
    spell = table.cast(ANN, "Shriekmaw", way="evoke")
    assert spell.mana_value == 5
    table.resolve(pause=True)
    assert table.decision is not None
    table.answer(ANN, list(table.decision.default()))
    with table.refuses("not among the options"):
        table.answer(ANN, "Gravedigger")
    table.answer(ANN, bears)
    table.resolve_all()
    assert bears.now.zone == "graveyard"
    assert shriekmaw.now.zone == "graveyard"


@pytest.mark.rule("702.49a")
@pytest.mark.rule("702.49c")
@pytest.mark.rule("603.3d")
def test_throat_slitter_slips_in_and_kills() -> None:
    table = Table(players=3, free_mana=True)
    soul = table.battlefield(ANN, "Tormented Soul")
    bears = table.battlefield(CAT, "Grizzly Bears")
    table.battlefield(CAT, "Gravedigger")
    table.battlefield(BOB, "Llanowar Elves")
    slitter = table.hand(ANN, "Throat Slitter")
    table.attack(ANN, {soul: CAT})
    assert not table.can_activate(ANN, "Throat Slitter")
    table.block(CAT, {})
    table.activate(ANN, "Throat Slitter", choose=[])
    assert soul.now.zone == "hand"
    table.resolve()
    assert (slitter.now.tapped, slitter.now.attacking) == (True, CAT)
    table.combat_damage(pause=True)
    assert table.life(CAT) == 18
    with table.refuses("not among the options"):
        table.answer(ANN, "Llanowar Elves")
    table.answer(ANN, bears)
    table.resolve()
    assert table.graveyard(CAT) == ["Grizzly Bears"]


# ---------------------------------------------------------------------- instants and sorceries


@pytest.mark.rule("106.6")
@pytest.mark.rule("107.3a")
@pytest.mark.rule("601.2b")
def test_consume_spirit_drinks_black_mana() -> None:
    table = Table()
    table.lands(ANN, "Swamp", 3)
    table.lands(ANN, "Mountain", 3)
    table.hand(ANN, "Consume Spirit")
    with table.refuses("from 0 to 2"):
        table.cast(ANN, "Consume Spirit", x=3, targets=[BOB])
    table.cast(ANN, "Consume Spirit", x=2, targets=[BOB])
    table.resolve()
    assert (table.life(ANN), table.life(BOB)) == (22, 18)


@pytest.mark.rule("608.2c")
def test_consume_spirit_gains_x_even_if_the_damage_is_doubled() -> None:
    table = Table(free_mana=True)
    table.battlefield(BOB, "Furnace of Rath")
    table.mana(ANN, "{B}{B}{B}")
    table.hand(ANN, "Consume Spirit")
    table.cast(ANN, "Consume Spirit", x=2, targets=[BOB])
    table.resolve()
    assert (table.life(ANN), table.life(BOB)) == (22, 16)


@pytest.mark.rule("115.1a")
@pytest.mark.rule("608.2b")
def test_assassinate_kills_the_tapped() -> None:
    table = Table(free_mana=True)
    tapped = table.battlefield(BOB, "Grizzly Bears", tapped=True)
    untapped = table.battlefield(BOB, "Llanowar Elves")
    table.hand(ANN, "Assassinate", "Assassinate")
    with table.refuses("not a legal target"):
        table.cast(ANN, "Assassinate", targets=[untapped])
    table.cast(ANN, "Assassinate", targets=[tapped])
    table.untap(tapped)
    table.resolve()
    assert tapped.exists
    table.tap(tapped)
    table.cast(ANN, "Assassinate", targets=[tapped])
    table.resolve()
    assert table.graveyard(BOB) == ["Grizzly Bears"]


@pytest.mark.rule("608.2h")
def test_hideous_end_costs_the_last_controller_two_life() -> None:
    table = Table(free_mana=True)
    bears = table.battlefield(BOB, "Grizzly Bears", owner=ANN)
    table.battlefield(BOB, "Gravedigger")
    table.hand(ANN, "Hideous End", "Hideous End")
    with table.refuses("not a legal target"):
        table.cast(ANN, "Hideous End", targets=["Gravedigger"])
    table.cast(ANN, "Hideous End", targets=[bears])
    table.resolve()
    assert bears.now.zone == "graveyard"
    assert (table.life(ANN), table.life(BOB)) == (20, 18)
    assert table.happened(DamageDealt) == []


@pytest.mark.rule("702.12b")
@pytest.mark.rule("608.2c")
def test_hideous_end_hurts_even_if_nothing_is_destroyed() -> None:
    table = Table(free_mana=True)
    table.battlefield(BOB, "Darksteel Forge", "Myr Enforcer")
    table.hand(ANN, "Hideous End")
    table.cast(ANN, "Hideous End", targets=["Myr Enforcer"])
    table.resolve()
    assert table.on_battlefield("Myr Enforcer")
    assert table.life(BOB) == 18


@pytest.mark.rule("608.2b")
def test_hideous_end_without_its_target_costs_nobody_anything() -> None:
    table = Table(free_mana=True)
    bears = table.battlefield(BOB, "Grizzly Bears")
    table.hand(ANN, "Hideous End", "Lightning Bolt")
    table.cast(ANN, "Hideous End", targets=[bears])
    table.cast(ANN, "Lightning Bolt", targets=[bears])
    table.resolve_all()
    assert table.life(BOB) == 20


@pytest.mark.rule("700.2d")
@pytest.mark.rule("107.3i")
def test_profane_command_drains_and_reanimates_by_the_same_x() -> None:
    table = Table(free_mana=True)
    table.graveyard(ANN, "Grizzly Bears", "Alpha Tyrranax")
    table.hand(ANN, "Profane Command")
    with table.refuses("not a legal target"):
        table.cast(ANN, "Profane Command", modes=[0, 1], x=5, targets=[BOB, "Alpha Tyrranax"])
    table.cast(ANN, "Profane Command", modes=[0, 1], x=2, targets=[BOB, "Grizzly Bears"])
    table.resolve()
    assert table.life(BOB) == 18
    assert table.battlefield(ANN) == ["Grizzly Bears"]


@pytest.mark.rule("601.2b")
@pytest.mark.rule("601.2c")
def test_profane_command_needs_an_x_that_reaches_the_card() -> None:
    table = Table()
    table.lands(ANN, "Swamp", 6)
    table.graveyard(ANN, "Cadaverous Knight")
    table.hand(ANN, "Profane Command")
    with table.refuses("from 3 to 4"):
        table.cast(ANN, "Profane Command", modes=[0, 1], x=2, targets=[BOB, "Cadaverous Knight"])
    table.cast(ANN, "Profane Command", modes=[0, 1], x=3, targets=[BOB, "Cadaverous Knight"])
    table.resolve()
    assert table.on_battlefield("Cadaverous Knight", ANN)


@pytest.mark.rule("115.6")
@pytest.mark.rule("700.2d")
def test_profane_command_shrinks_one_and_frightens_up_to_x() -> None:
    table = Table(free_mana=True)
    victim = table.battlefield(BOB, "Alpha Tyrranax")
    first, second, third = [table.battlefield(ANN, "Grizzly Bears") for _ in range(3)]
    table.hand(ANN, "Profane Command", "Profane Command")
    table.cast(ANN, "Profane Command", modes=[2, 3], x=2, targets=[victim, [first, second]])
    table.resolve()
    assert sizes(victim) == [(4, 3)]
    assert [bears.has("fear") for bears in (first, second, third)] == [True, True, False]
    table.cast(ANN, "Profane Command", modes=[2, 3], x=3, targets=[victim, []])
    table.resolve()
    assert victim.now.zone == "graveyard"
    assert not third.has("fear")


@pytest.mark.rule("701.19c")
@pytest.mark.rule("115.6")
def test_cruel_revival_leaves_no_regenerating_and_brings_a_zombie_back() -> None:
    table = Table(free_mana=True)
    mamba = table.battlefield(BOB, "Blight Mamba")
    table.battlefield(BOB, "Gravedigger")
    table.graveyard(ANN, "Dregscape Zombie", "Grizzly Bears")
    table.hand(ANN, "Cruel Revival")
    table.activate(BOB, mamba)
    table.resolve()
    table.turn(ANN)
    with table.refuses("not a legal target"):
        table.cast(ANN, "Cruel Revival", targets=["Gravedigger"])
    table.cast(ANN, "Cruel Revival", targets=[mamba, "Dregscape Zombie"])
    table.resolve()
    assert mamba.now.zone == "graveyard"
    assert table.hand(ANN) == ["Dregscape Zombie"]


@pytest.mark.rule("115.6")
@pytest.mark.rule("608.2b")
def test_cruel_revival_does_what_is_left_of_it() -> None:
    table = Table(free_mana=True)
    bears = table.battlefield(BOB, "Grizzly Bears")
    table.graveyard(ANN, "Dregscape Zombie")
    table.hand(ANN, "Cruel Revival", "Cruel Revival", "Lightning Bolt")
    table.cast(ANN, "Cruel Revival", targets=[bears, "Dregscape Zombie"])
    table.cast(ANN, "Lightning Bolt", targets=[bears])
    table.resolve_all()
    assert "Dregscape Zombie" in table.hand(ANN)
    other = table.battlefield(BOB, "Grizzly Bears")
    table.cast(ANN, "Cruel Revival", targets=[other])
    table.resolve()
    assert not other.exists


@pytest.mark.rule("110.2a")
@pytest.mark.rule("400.3")
@pytest.mark.rule("701.24a")
def test_beacon_of_unrest_raises_anybodys_dead_and_goes_back_into_the_library() -> None:
    table = Table(players=3, free_mana=True)
    beast = table.graveyard(BOB, "Alpha Tyrranax")
    table.graveyard(CAT, "Myr Enforcer")
    beacon = table.hand(ANN, "Beacon of Unrest")
    table.cast(ANN, "Beacon of Unrest", targets=[beast])
    table.resolve()
    assert (beast.now.controller, beast.now.owner) == (ANN, BOB)
    assert beacon.now.zone == "library"
    assert len(table.library(ANN)) == 11
    table.concede(BOB)
    assert table.battlefield(ANN) == []


@pytest.mark.rule("800.4a")
def test_what_the_beacon_raised_is_exiled_when_its_master_leaves() -> None:
    table = Table(players=3, free_mana=True)
    beast = table.graveyard(BOB, "Alpha Tyrranax")
    table.hand(ANN, "Beacon of Unrest")
    table.cast(ANN, "Beacon of Unrest", targets=[beast])
    table.resolve()
    table.concede(ANN)
    assert beast.now.zone == "exile"


@pytest.mark.rule("122.1a")
@pytest.mark.rule("704.5f")
@pytest.mark.rule("704.5q")
def test_incremental_blight_wears_three_creatures_down() -> None:
    table = Table(free_mana=True)
    grown = table.battlefield(BOB, "Grizzly Bears", counters={"+1/+1": 1})
    bears = table.battlefield(BOB, "Grizzly Bears")
    beast = table.battlefield(BOB, "Alpha Tyrranax")
    table.hand(ANN, "Incremental Blight")
    table.cast(ANN, "Incremental Blight", targets=[grown, bears, beast])
    table.resolve()
    assert grown.counters == {}
    assert bears.now.zone == "graveyard"
    assert beast.counters == {"-1/-1": 3}
    assert sizes(grown, beast) == [(2, 2), (3, 2)]


@pytest.mark.rule("115.3")
@pytest.mark.rule("601.2c")
def test_incremental_blight_wants_three_different_creatures() -> None:
    table = Table(free_mana=True)
    first, second = table.battlefield(BOB, "Grizzly Bears", "Llanowar Elves")
    table.hand(ANN, "Incremental Blight")
    assert not table.can_cast(ANN, "Incremental Blight")
    third = table.battlefield(ANN, "Alpha Tyrranax")
    with table.refuses("not a legal target"):
        table.cast(ANN, "Incremental Blight", targets=[first, first, third])
    table.cast(ANN, "Incremental Blight", targets=[first, second, third])
    table.resolve()
    assert table.graveyard(BOB) == ["Llanowar Elves"]


@pytest.mark.rule("107.4e")
@pytest.mark.rule("202.3f")
@pytest.mark.parametrize(("swamps", "plains", "castable"), [(3, 0, True), (2, 2, True), (0, 6, True), (1, 3, False)])
def test_beseech_the_queen_costs_three_to_six(swamps: int, plains: int, castable: bool) -> None:
    table = Table()
    table.lands(ANN, "Swamp", swamps)
    table.lands(ANN, "Plains", plains)
    beseech = table.hand(ANN, "Beseech the Queen")
    assert beseech.mana_value == 6
    assert beseech.colors == "B"
    assert table.can_cast(ANN, "Beseech the Queen") is castable


@pytest.mark.rule("701.23a")
def test_beseech_the_queen_finds_no_more_than_the_lands_allow() -> None:
    table = Table()
    table.lands(ANN, "Swamp", 3)
    table.library(ANN, "Gravedigger", "Cadaverous Knight", only=True)
    table.hand(ANN, "Beseech the Queen")
    table.cast(ANN, "Beseech the Queen")
    table.resolve(pause=True)
    assert "Gravedigger" not in table.question
    table.answer(ANN, "Cadaverous Knight")
    assert table.hand(ANN) == ["Cadaverous Knight"]


# ---------------------------------------------------------------------- enchantments


@pytest.mark.rule("603.2b")
@pytest.mark.rule("119.3")
def test_phyrexian_arena_trades_life_for_cards() -> None:
    table = Table(free_mana=True)
    table.battlefield(ANN, "Phyrexian Arena")
    table.begin("upkeep", of=BOB)
    assert table.stack == []
    table.begin("upkeep", of=ANN)
    table.resolve()
    assert (len(table.hand(ANN)), table.life(ANN)) == (1, 19)
    assert table.happened(DamageDealt) == []


@pytest.mark.rule("614.6")
@pytest.mark.rule("614.1a")
def test_leyline_of_the_void_exiles_opponents_cards_only() -> None:
    table = Table(free_mana=True)
    table.battlefield(ANN, "Leyline of the Void", "Blood Artist", "Llanowar Elves")
    goblin = table.battlefield(BOB, "Penumbra Spider", token=True)
    table.hand(BOB, "Lightning Bolt", "Fiery Fall")
    table.always(ANN, BOB, about="target")
    table.cast(BOB, "Lightning Bolt", targets=["Llanowar Elves"])
    table.resolve_all()
    assert table.graveyard(ANN) == ["Llanowar Elves"]
    assert (table.graveyard(BOB), table.exile(BOB)) == ([], ["Lightning Bolt"])
    assert table.life(BOB) == 19
    table.cast(BOB, "Fiery Fall", targets=[goblin])
    table.resolve()
    assert table.stack.count("Blood Artist") == 1


@pytest.mark.rule("103.6a")
@pytest.mark.rule("113.6b")
def test_leyline_of_the_void_may_begin_on_the_battlefield() -> None:
    game = Game.new([["Leyline of the Void"] * 30, ["Swamp"] * 30], seed=1, starting_player=0)
    while game.decision is not None and "ulligan" in game.decision.why:
        game.answer(False)
    decision = game.decision
    assert isinstance(decision, Choose)
    assert (decision.player, game.state.turn.number) == (0, 0)
    assert len(decision.options) == 7
    game.answer(decision.options[:1])
    names = [game.state.name_of(one) for one in game.state.battlefield]
    assert names == ["Leyline of the Void"]


@pytest.mark.rule("607.2d")
@pytest.mark.rule("205.3d")
def test_conspiracy_makes_everything_of_yours_one_type() -> None:
    table = Table(free_mana=True)
    bears = table.battlefield(ANN, "Grizzly Bears")
    theirs = table.battlefield(BOB, "Grizzly Bears")
    table.battlefield(ANN, "Undead Warchief")
    in_hand = table.hand(ANN, "Alpha Tyrranax")
    aura = table.hand(ANN, "Lignify")
    table.library(ANN, "Alpha Tyrranax")
    table.will(ANN, "Zombie", about="creature type")
    table.enters(ANN, "Conspiracy")
    assert bears.subtypes == {"Zombie"}
    assert sizes(bears, theirs) == [(4, 3), (2, 2)]
    assert in_hand.subtypes == {"Zombie"}
    assert table.find("Alpha Tyrranax", zone="library").is_a("Zombie")
    assert theirs.subtypes == {"Bear"}
    assert aura.subtypes == {"Treefolk", "Aura"}
    spell = table.cast(ANN, in_hand)
    assert spell.is_a("Zombie")
