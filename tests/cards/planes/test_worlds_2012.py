"""The planes of 2012 on small worlds: what makes each of them that plane."""

from __future__ import annotations

import pytest

from planechase.cards.pool import card
from planechase.rules.events.events import Revealed, Shuffled
from planechase.testing import ANN, BOB, CAT, DAN
from planechase.testing.planar_table import PlanarTable
from planechase.words.card import ENCHANTMENT_CARD, whenever
from planechase.words.card import card as written
from planechase.words.effects.life_effects import gain_life
from planechase.words.english import card_text
from planechase.words.filters import CREATURE
from planechase.words.player_words import ControllerOf
from planechase.words.selections import THAT
from planechase.words.statics import AllUntap, BlockLimit
from planechase.words.triggers import AttacksTrigger


@pytest.mark.parametrize(
    ("name", "part"),
    [
        ("Aretopolis", "ten or more scroll counters on it, planeswalk"),
        ("Astral Arena", "No more than one creature can block each combat"),
        ("Bloodhill Bastion", "then return it to the battlefield under your control"),
        ("Edge of Malacol", "put two +1/+1 counters on it instead"),
        ("Kharasha Foothills", "deals that much damage to target creature"),
        ("Lair of the Ashen Idol", "any number of target players each create a 2/2"),
        ("Mount Keralia", "to each creature and each planeswalker"),
        ("Mount Keralia", "permanents you control by planes named Mount Keralia"),
        ("Stairs to Infinity", "You may put it on the bottom of your planar deck"),
        ("The Zephyr Maze", "without flying get -2/-0"),
        ("Trail of the Mage-Rings", "Instant and sorcery spells have rebound"),
        ("Windriddle Palaces", "from the top of any player's library"),
    ],
)
def test_how_they_read(name: str, part: str) -> None:
    assert part in card_text(card(name))


@pytest.fixture
def table() -> PlanarTable:
    return PlanarTable(free_mana=True)


# ---------------------------------------------------------------------- Aretopolis


@pytest.mark.rule("701.31d", "311.4")
def test_aretopolis_gains_more_life_with_each_scroll(table: PlanarTable) -> None:
    """The counters stay as another player becomes the planar controller, and everybody's counters count."""
    table.planar_deck(ANN, "Aretopolis")
    table.planeswalk(ANN)
    table.resolve()
    plane = table.find("Aretopolis")
    assert (plane.counters, table.life(ANN)) == ({"scroll": 1}, 21)
    table.next_turn()
    table.resolve()
    assert (plane.counters, table.life(ANN), table.life(BOB)) == ({"scroll": 2}, 21, 22)


@pytest.mark.rule("311.7", "901.9b")
def test_aretopolis_draws_for_each_scroll(table: PlanarTable) -> None:
    plane = table.on_plane("Aretopolis")
    table.counters(plane, "scroll", 2)
    table.roll(ANN, "chaos")
    table.resolve()
    assert (plane.counters, len(table.hand(ANN))) == ({"scroll": 3}, 3)
    assert table.planes == ["Aretopolis"]


@pytest.mark.rule("603.8", "311.6", "901.7a")
def test_aretopolis_is_left_with_its_tenth_scroll(table: PlanarTable) -> None:
    """The state trigger goes on the stack once; the plane that comes back later is new and has no scrolls."""
    plane = table.on_plane("Aretopolis")
    table.counters(plane, "scroll", 9)
    table.chaos()
    table.resolve()
    assert (len(table.hand(ANN)), table.stack) == (10, ["Aretopolis"])
    table.resolve()
    assert (table.planes, table.stack) == (["Nowhere 2"], [])
    assert table.planar_deck(ANN)[-1] == "Aretopolis"
    for _ in range(len(table.planar_deck(ANN))):
        table.planeswalk(ANN)
    table.resolve_all()
    assert (table.planes, table.find("Aretopolis").counters) == (["Aretopolis"], {"scroll": 1})


# ---------------------------------------------------------------------- Astral Arena


@pytest.mark.rule("508.1c", "509.1b")
def test_astral_arena_lets_one_creature_attack_and_one_block(table: PlanarTable) -> None:
    table.on_plane("Astral Arena")
    bears, angel = table.battlefield(ANN, "Grizzly Bears", "Serra Angel")
    wall, spider = table.battlefield(BOB, "Wall of Blossoms", "Penumbra Spider")
    with table.refuses("No more than 1 can attack"):
        table.attack(ANN, [bears, angel])
    table.attack(ANN, [bears])
    with table.refuses("No more than 1 can block"):
        table.block(BOB, {wall: bears, spider: bears})
    table.block(BOB, {spider: bears})
    table.combat_damage()
    assert not bears.exists


@pytest.mark.rule("508.1d")
def test_astral_arena_leaves_the_choice_among_creatures_that_must_attack(table: PlanarTable) -> None:
    table.on_plane("Astral Arena")
    first, second = table.battlefield(ANN, "Grizzly Bears", "Serra Angel")
    table.battlefield(ANN, "Curse of the Nightly Hunt", attached_to=ANN)
    table.go_to("beginning of combat")
    with table.refuses("must attack"):
        table.attack(ANN, [])
    table.attack(ANN, [second])
    assert (first.attacking, second.attacking) == (None, BOB)


@pytest.mark.rule("802.4b", "509.1b")
def test_the_limit_of_blockers_is_one_for_each_defending_player() -> None:
    """What Bob blocks with is ignored where Cat blocks. (Not on Astral Arena, where two attackers are too many.)"""
    table = PlanarTable(players=3)
    table.battlefield(CAT, written("Truce", "{W}", ENCHANTMENT_CARD, BlockLimit(1)))
    one, two = table.battlefield(ANN, "Grizzly Bears", "Grizzly Bears")
    wall = table.battlefield(BOB, "Wall of Blossoms")
    spider, bears = table.battlefield(CAT, "Penumbra Spider", "Grizzly Bears")
    table.attack(ANN, {one: BOB, two: CAT})
    table.block(BOB, {wall: one})
    with table.refuses("No more than 1 can block"):
        table.block(CAT, {spider: two, bears: two})
    table.block(CAT, {spider: two})
    assert (wall.blocking, spider.blocking) == ([one], [two])


@pytest.mark.rule("311.7")
def test_astral_arena_damages_each_creature(table: PlanarTable) -> None:
    table.on_plane("Astral Arena")
    bears, angel = table.battlefield(ANN, "Grizzly Bears"), table.battlefield(BOB, "Serra Angel")
    table.chaos()
    table.resolve()
    assert (bears.exists, angel.damage) == (False, 2)


# ---------------------------------------------------------------------- Bloodhill Bastion


@pytest.mark.rule("603.6a", "702.4b", "702.10b")
def test_bloodhill_bastion_makes_newcomers_quick(table: PlanarTable) -> None:
    table.on_plane("Bloodhill Bastion")
    old = table.battlefield(ANN, "Grizzly Bears")
    new = table.enters(ANN, "Grizzly Bears")
    table.resolve()
    table.attack(ANN, [new])
    assert (new.has("double strike"), old.has("haste")) == (True, False)
    table.go_to("end of combat")
    assert table.life(BOB) == 16
    table.next_turn()
    assert not new.has("double strike")


@pytest.mark.rule("400.7", "110.2a")
def test_bloodhill_bastion_keeps_a_borrowed_creature(table: PlanarTable) -> None:
    table.on_plane("Bloodhill Bastion")
    table.battlefield(ANN, "Grizzly Bears", token=True)
    angel = table.battlefield(BOB, "Serra Angel")
    table.hand(ANN, "Act of Aggression")
    table.cast(ANN, "Act of Aggression", targets=[angel])
    table.resolve()
    table.chaos(pause=True)
    with table.refuses("not among the options"):
        table.answer(ANN, "Grizzly Bears")
    table.answer(ANN, angel)
    table.resolve()
    again = angel.now
    assert (again.controller, again.tapped, again.zone) == (ANN, False, "battlefield")
    table.resolve()
    assert again.has("haste")
    table.next_turn()
    assert (again.controller, again.owner) == (ANN, BOB)


# ---------------------------------------------------------------------- Edge of Malacol


@pytest.mark.rule("614.1a", "502.3")
def test_edge_of_malacol_gives_counters_for_untapping(table: PlanarTable) -> None:
    """Only creatures, and only of the player whose untap step it is."""
    table.on_plane("Edge of Malacol")
    bears, forest = table.battlefield(BOB, "Grizzly Bears", "Forest", tapped=True)
    mine = table.battlefield(ANN, "Grizzly Bears", tapped=True)
    fresh = table.battlefield(BOB, "Serra Angel")
    table.next_turn()
    assert (bears.tapped, bears.counters, forest.tapped) == (True, {"+1/+1": 2}, False)
    assert (mine.tapped, mine.counters, fresh.counters) == (True, {}, {})


@pytest.mark.rule("502.3")
def test_edge_of_malacol_leaves_other_untapping_alone(table: PlanarTable) -> None:
    """In another player's untap step, and by an effect, creatures untap as usual."""
    table.on_plane("Edge of Malacol")
    table.battlefield(ANN, written("Musing", "{G}", ENCHANTMENT_CARD, AllUntap(CREATURE)))
    mine = table.battlefield(ANN, "Grizzly Bears", tapped=True)
    table.next_turn()
    assert (mine.tapped, mine.counters) == (False, {})


@pytest.mark.rule("311.7")
def test_edge_of_malacol_untaps_your_creatures(table: PlanarTable) -> None:
    table.on_plane("Edge of Malacol")
    mine, land = table.battlefield(ANN, "Grizzly Bears", "Forest", tapped=True)
    theirs = table.battlefield(BOB, "Grizzly Bears", tapped=True)
    table.chaos()
    table.resolve()
    assert (mine.tapped, mine.counters, land.tapped, theirs.tapped) == (False, {}, True, True)


# ---------------------------------------------------------------------- Grove of the Dreampods


@pytest.mark.rule("701.31d", "701.20a")
def test_grove_of_the_dreampods_finds_the_first_creature(table: PlanarTable) -> None:
    table.planar_deck(ANN, "Grove of the Dreampods")
    table.library(ANN, "Lightning Bolt", "Fog", "Grizzly Bears", "Serra Angel")
    table.planeswalk(ANN)
    table.resolve()
    assert table.battlefield(ANN) == ["Grizzly Bears"]
    assert table.library(ANN)[0] == "Serra Angel"
    assert sorted(table.library(ANN)[-2:]) == ["Fog", "Lightning Bolt"]


@pytest.mark.rule("701.20a")
def test_grove_of_the_dreampods_may_find_nothing(table: PlanarTable) -> None:
    """At Bob's upkeep, too; without a creature all his cards come back in a random order, unshuffled."""
    table.on_plane("Grove of the Dreampods")
    before = table.library(BOB)
    table.next_turn()
    table.resolve()
    assert table.battlefield(BOB) == []
    assert sorted(table.library(BOB)) == sorted(before)
    assert table.library(BOB) != before
    assert not table.happened(Shuffled)


@pytest.mark.rule("311.7")
def test_grove_of_the_dreampods_returns_a_creature(table: PlanarTable) -> None:
    table.on_plane("Grove of the Dreampods")
    table.graveyard(ANN, "Serra Angel", "Fog")
    table.graveyard(BOB, "Grizzly Bears")
    table.will(ANN, "Serra Angel")
    table.roll(ANN, "chaos")
    table.resolve()
    assert (table.battlefield(ANN), table.graveyard(BOB)) == (["Serra Angel"], ["Grizzly Bears"])


# ---------------------------------------------------------------------- Kharasha Foothills


@pytest.mark.rule("508.4", "707.2", "603.7")
def test_kharasha_foothills_copies_attackers_against_the_others() -> None:
    """One copy for each other opponent, if Ann likes; the copies attack without having been declared."""
    table = PlanarTable(players=4)
    plane = table.on_plane("Kharasha Foothills")
    cheer = whenever(AttacksTrigger(CREATURE), gain_life(1, ControllerOf(THAT)))
    bears = table.battlefield(ANN, "Grizzly Bears", counters={"+1/+1": 1})
    table.battlefield(DAN, written("Cheer", "{W}", ENCHANTMENT_CARD, cheer))
    table.attack(ANN, {bears: CAT})
    table.will(ANN, False, True)
    table.resolve_all()
    copies = [one for one in table.find_all("Grizzly Bears") if one.is_token]
    assert [(one.attacking, one.tapped, one.power) for one in copies] == [(DAN, True, 2)]
    assert (bears.attacking, table.life(ANN)) == (CAT, 21)
    table.go_to("end of combat")
    assert (table.life(BOB), table.life(CAT), table.life(DAN)) == (20, 17, 18)
    table.go_to("end step")
    table.resolve()
    assert table.battlefield(ANN) == ["Grizzly Bears"]
    assert plane.exists


@pytest.mark.rule("508.3")
def test_kharasha_foothills_does_not_see_attacks_on_planeswalkers_or_by_others() -> None:
    table = PlanarTable(players=3)
    table.on_plane("Kharasha Foothills")
    bears = table.battlefield(ANN, "Grizzly Bears")
    elspeth = table.battlefield(BOB, "Elspeth, Knight-Errant")
    table.attack(ANN, {bears: elspeth})
    assert table.stack == []


def test_kharasha_foothills_copies_a_creature_that_is_gone_already() -> None:
    table = PlanarTable(players=3, free_mana=True)
    table.on_plane("Kharasha Foothills")
    bears = table.battlefield(ANN, "Grizzly Bears")
    table.hand(BOB, "Lightning Bolt")
    table.attack(ANN, {bears: BOB})
    table.cast(BOB, "Lightning Bolt", targets=[bears])
    table.resolve()
    table.will(ANN, True)
    table.resolve()
    copy = table.find("Grizzly Bears", zone="battlefield")
    assert (copy.is_token, copy.attacking) == (True, CAT)


@pytest.mark.rule("311.7", "603.3d")
def test_kharasha_foothills_throws_creatures(table: PlanarTable) -> None:
    """The target is chosen at once, the creatures only on resolution."""
    table.on_plane("Kharasha Foothills")
    table.battlefield(ANN, "Grizzly Bears", "Llanowar Elves", "Wall of Blossoms")
    angel = table.battlefield(BOB, "Serra Angel")
    table.will(ANN, angel)
    table.roll(ANN, "chaos")
    assert len(table.battlefield(ANN)) == 3
    table.will(ANN, True, ["Grizzly Bears", "Llanowar Elves"])
    table.resolve()
    assert (table.battlefield(ANN), angel.damage) == (["Wall of Blossoms"], 2)
    table.will(ANN, angel, False)
    table.chaos()
    table.resolve()
    assert (table.battlefield(ANN), angel.damage) == (["Wall of Blossoms"], 2)


# ---------------------------------------------------------------------- Lair of the Ashen Idol


@pytest.mark.rule("701.21a", "701.31c")
def test_lair_of_the_ashen_idol_takes_a_creature_or_is_left(table: PlanarTable) -> None:
    table.on_plane("Lair of the Ashen Idol")
    table.battlefield(BOB, "Grizzly Bears")
    table.next_turn()
    table.resolve()
    assert (table.battlefield(BOB), table.planes) == ([], ["Lair of the Ashen Idol"])
    table.battlefield(BOB, "Serra Angel")
    table.next_turn()
    assert (table.active_player, table.stack) == (ANN, ["Lair of the Ashen Idol"])
    table.resolve()
    assert (table.planes, table.battlefield(BOB)) == (["Nowhere 2"], ["Serra Angel"])
    assert table.planar_deck(ANN)[-1] == "Lair of the Ashen Idol"


@pytest.mark.rule("115.1d", "311.7")
@pytest.mark.parametrize("chosen", [[], [BOB], [ANN, CAT]])
def test_lair_of_the_ashen_idol_raises_zombies_for_any_players(chosen: list[int]) -> None:
    table = PlanarTable(players=3)
    table.on_plane("Lair of the Ashen Idol")
    table.will(ANN, chosen)
    table.roll(ANN, "chaos")
    table.resolve()
    zombies = [player for player in (ANN, BOB, CAT) if table.battlefield(player)]
    assert zombies == chosen
    for zombie in table.find_all("Zombie Token"):
        assert (zombie.power, zombie.toughness, zombie.colors, zombie.is_a("Zombie")) == (2, 2, "B", True)


# ---------------------------------------------------------------------- Mount Keralia


@pytest.mark.rule("701.31d", "603.10a")
def test_mount_keralia_erupts_as_it_is_left(table: PlanarTable) -> None:
    plane = table.on_plane("Mount Keralia")
    bears, angel = table.battlefield(ANN, "Grizzly Bears"), table.battlefield(BOB, "Serra Angel")
    elspeth = table.battlefield(BOB, "Elspeth, Knight-Errant")
    table.go_to("end step")
    table.resolve()
    table.go_to("end step", of=BOB)
    table.resolve()
    assert plane.counters == {"pressure": 2}
    table.planeswalk(BOB)
    table.resolve()
    assert (bears.exists, angel.damage, elspeth.loyalty, table.life(BOB)) == (False, 2, 2, 20)


@pytest.mark.rule("615.1", "311.7")
def test_mount_keralia_spares_whoever_saw_chaos_for_the_rest_of_the_game(table: PlanarTable) -> None:
    """By any Mount Keralia, also one of Bob's, and for permanents that come later; not from other planes."""
    table.on_plane("Mount Keralia")
    table.roll(ANN, "chaos")
    table.resolve()
    table.planeswalk(ANN)
    table.resolve()
    plane = table.on_plane("Mount Keralia", owner=BOB)
    table.counters(plane, "pressure", 3)
    mine, theirs = table.battlefield(ANN, "Serra Angel"), table.battlefield(BOB, "Serra Angel")
    table.planeswalk(ANN)
    table.resolve()
    assert (mine.damage, theirs.damage) == (0, 3)
    table.on_plane("Astral Arena")
    table.chaos()
    table.resolve()
    assert mine.damage == 2


@pytest.mark.rule("901.10", "901.11a")
def test_mount_keralia_erupts_as_its_owner_leaves_the_game() -> None:
    table = PlanarTable(players=3)
    plane = table.on_plane("Mount Keralia", owner=BOB)
    table.counters(plane, "pressure", 1)
    elves = table.battlefield(CAT, "Llanowar Elves")
    table.concede(BOB)
    assert (table.planes, table.stack) == (["Nowhere 2"], ["Mount Keralia"])
    table.resolve()
    assert not elves.exists


# ---------------------------------------------------------------------- Onakke Catacomb


@pytest.mark.rule("613.1e", "702.2b")
def test_onakke_catacomb_makes_all_creatures_black_and_deadly(table: PlanarTable) -> None:
    table.on_plane("Onakke Catacomb")
    elves, angel = table.battlefield(ANN, "Llanowar Elves"), table.battlefield(BOB, "Serra Angel")
    card_in_hand = table.hand(ANN, "Grizzly Bears")
    assert (elves.colors, angel.colors, card_in_hand.colors) == ("B", "B", "G")
    table.attack(ANN, [elves])
    table.block(BOB, {angel: elves})
    table.combat_damage()
    assert (angel.exists, elves.exists) == (False, False)


@pytest.mark.rule("611.2c", "702.7b")
def test_onakke_catacomb_lets_your_creatures_strike_first(table: PlanarTable) -> None:
    table.on_plane("Onakke Catacomb")
    elves, angel = table.battlefield(ANN, "Llanowar Elves"), table.battlefield(BOB, "Serra Angel")
    table.roll(ANN, "chaos")
    table.resolve()
    late = table.battlefield(ANN, "Llanowar Elves")
    assert (elves.power, elves.has("first strike"), late.power, angel.power) == (2, True, 1, 4)
    table.attack(ANN, [elves])
    table.block(BOB, {angel: elves})
    table.combat_damage()
    assert (angel.exists, elves.exists) == (False, True)


# ---------------------------------------------------------------------- Stairs to Infinity


@pytest.mark.rule("901.9", "402.2")
def test_stairs_to_infinity_draws_for_every_roll(table: PlanarTable) -> None:
    """Also for a blank roll and one that costs mana; with ten cards in hand nobody discards."""
    table.on_plane("Stairs to Infinity")
    table.hand(ANN, *["Forest"] * 8)
    table.roll(ANN, "blank")
    table.resolve()
    assert len(table.hand(ANN)) == 9
    table.roll(ANN, "blank")
    table.resolve()
    table.next_turn()
    assert (table.active_player, len(table.hand(ANN))) == (BOB, 10)


@pytest.mark.rule("901.9c", "603.3b")
def test_stairs_to_infinity_draws_even_as_it_is_left(table: PlanarTable) -> None:
    table.on_plane("Stairs to Infinity")
    table.will(ANN, ["the planeswalking ability", "Stairs to Infinity"])
    table.roll(ANN, "planeswalker")
    table.resolve()
    assert (table.hand(ANN), table.planes) == (["Plains"], ["Stairs to Infinity"])
    table.resolve()
    assert table.planes == ["Nowhere 2"]


@pytest.mark.rule("311.7", "701.20a")
@pytest.mark.parametrize("move", [True, False])
def test_stairs_to_infinity_shows_what_comes_next(table: PlanarTable, move: bool) -> None:
    table.on_plane("Stairs to Infinity")
    table.planar_deck(ANN, "Naya", "Bant")
    table.chaos()
    table.will(ANN, move)
    table.resolve()
    assert [event.names for event in table.happened(Revealed)] == [("Naya",)]
    assert table.planar_deck(ANN)[0] == ("Bant" if move else "Naya")
    assert table.planar_deck(ANN)[-1] == ("Naya" if move else "Nowhere 1")


@pytest.mark.rule("901.15c")
def test_stairs_to_infinity_uses_the_communal_deck() -> None:
    table = PlanarTable(communal=True)
    table.on_plane("Stairs to Infinity")
    table.next_turn()
    table.chaos()
    table.will(BOB, True)
    table.resolve()
    assert (table.planar_deck(BOB)[0], table.planar_deck(BOB)[-1]) == ("Nowhere 3", "Nowhere 2")


# ---------------------------------------------------------------------- The Zephyr Maze


@pytest.mark.rule("613.1f", "613.4c")
def test_the_zephyr_maze_favours_those_who_fly(table: PlanarTable) -> None:
    table.on_plane("The Zephyr Maze")
    angel, bears = table.battlefield(BOB, "Serra Angel"), table.battlefield(ANN, "Grizzly Bears")
    assert (angel.power, angel.toughness, bears.power, bears.toughness) == (6, 4, 0, 2)
    table.will(ANN, bears)
    table.roll(ANN, "chaos")
    table.resolve()
    assert (bears.power, bears.has("flying")) == (4, True)
    table.next_turn()
    assert bears.power == 0


# ---------------------------------------------------------------------- Trail of the Mage-Rings


@pytest.mark.rule("702.88a", "603.7")
def test_trail_of_the_mage_rings_brings_spells_back(table: PlanarTable) -> None:
    """Bob's spell is exiled directly and may be cast at his next upkeep, although the plane is gone by then."""
    table.on_plane("Trail of the Mage-Rings")
    bolt = table.hand(BOB, "Lightning Bolt")
    spell = table.cast(BOB, bolt, targets=[ANN])
    assert spell.has("rebound")
    table.resolve()
    assert (bolt.now.zone, table.graveyard(BOB), table.life(ANN)) == ("exile", [], 17)
    table.planeswalk(ANN)
    table.next_turn()
    assert table.stack == ["Lightning Bolt"]
    table.will(BOB, True, ANN)
    table.resolve()
    table.resolve()
    assert (table.life(ANN), table.graveyard(BOB)) == (14, ["Lightning Bolt"])


@pytest.mark.rule("702.88a")
def test_what_rebounds_need_not_be_cast_and_then_stays_exiled(table: PlanarTable) -> None:
    table.on_plane("Trail of the Mage-Rings")
    table.library(ANN, *["Forest"] * 10)
    table.hand(ANN, "Concentrate")
    table.cast(ANN, "Concentrate")
    table.resolve()
    table.go_to("upkeep", of=ANN)
    table.will(ANN, False)
    table.resolve()
    assert (table.exile(ANN), len(table.hand(ANN))) == (["Concentrate"], 3)
    table.go_to("upkeep", of=ANN)
    assert table.stack == []


@pytest.mark.rule("702.88a", "608.2g")
def test_a_rebounding_sorcery_ignores_timing_and_does_not_rebound_again(table: PlanarTable) -> None:
    table.on_plane("Trail of the Mage-Rings")
    table.library(ANN, *["Forest"] * 10)
    table.hand(ANN, "Concentrate")
    table.cast(ANN, "Concentrate")
    table.resolve()
    table.go_to("upkeep", of=ANN)
    table.will(ANN, True)
    table.resolve()
    assert table.stack == ["Concentrate"]
    table.resolve()
    assert (len(table.hand(ANN)), table.exile(ANN), table.graveyard(ANN)) == (6, [], ["Concentrate"])


@pytest.mark.rule("702.88a", "608.2b")
def test_a_spell_that_does_not_resolve_does_not_rebound(table: PlanarTable) -> None:
    table.on_plane("Trail of the Mage-Rings")
    bears = table.battlefield(BOB, "Grizzly Bears")
    table.hand(ANN, "Lightning Bolt", "Lightning Bolt")
    table.hand(BOB, "Cancel")
    table.cast(ANN, "Lightning Bolt", targets=[bears])
    table.cast(ANN, "Lightning Bolt", targets=[bears])
    table.resolve()
    table.resolve()
    assert (table.graveyard(ANN), table.exile(ANN)) == (["Lightning Bolt"], ["Lightning Bolt"])
    table.hand(ANN, "Fog")
    table.cast(ANN, "Fog")
    table.cast(BOB, "Cancel", targets=["Fog"])
    table.resolve()
    assert (table.graveyard(ANN), table.exile(BOB)) == (["Lightning Bolt", "Fog"], ["Cancel"])


@pytest.mark.rule("616.1", "702.88a")
def test_rebound_and_leyline_of_the_void_are_a_choice(table: PlanarTable) -> None:
    """Ann chooses which of two replacement effects exiles her spell; only rebound lets it come back."""
    table.on_plane("Trail of the Mage-Rings")
    leyline = table.battlefield(BOB, "Leyline of the Void")
    table.hand(ANN, "Fog")
    table.cast(ANN, "Fog")
    table.will(ANN, leyline)
    table.resolve()
    assert table.exile(ANN) == ["Fog"]
    table.go_to("upkeep", of=ANN)
    assert table.stack == []


@pytest.mark.rule("702.88a")
def test_copies_of_spells_do_not_rebound(table: PlanarTable) -> None:
    table.on_plane("Trail of the Mage-Rings")
    table.hand(ANN, "Lightning Bolt", "Twincast")
    table.cast(ANN, "Lightning Bolt", targets=[BOB])
    table.cast(ANN, "Twincast", targets=["Lightning Bolt"])
    table.will(ANN, False)
    table.resolve()
    table.resolve_all()
    assert (table.life(BOB), sorted(table.exile(ANN))) == (14, ["Lightning Bolt", "Twincast"])


@pytest.mark.rule("311.7")
def test_trail_of_the_mage_rings_finds_a_spell(table: PlanarTable) -> None:
    table.on_plane("Trail of the Mage-Rings")
    table.library(ANN, "Grizzly Bears", "Fog", "Concentrate")
    table.will(ANN, True, "Concentrate")
    table.roll(ANN, "chaos")
    table.resolve()
    assert table.hand(ANN) == ["Concentrate"]


# ---------------------------------------------------------------------- Truga Jungle


@pytest.mark.rule("605.1a", "311.4")
def test_truga_jungle_lets_lands_make_any_color(table: PlanarTable) -> None:
    table.on_plane("Truga Jungle")
    table.battlefield(ANN, "Cabal Coffers")
    table.battlefield(BOB, "Forest")
    assert table.tap_for_mana(ANN, "Cabal Coffers", "any color", choose=["{U}"]) == "{U}"
    assert table.tap_for_mana(BOB, "Forest", "any color", choose=["{R}"]) == "{R}"


@pytest.mark.rule("311.7", "401.4")
def test_truga_jungle_gathers_lands(table: PlanarTable) -> None:
    table.on_plane("Truga Jungle")
    table.library(ANN, "Fog", "Forest", "Grizzly Bears")
    table.will(ANN, ["Grizzly Bears", "Fog"])
    table.roll(ANN, "chaos")
    table.resolve()
    assert table.hand(ANN) == ["Forest"]
    assert table.library(ANN)[-2:] == ["Grizzly Bears", "Fog"]


# ---------------------------------------------------------------------- Windriddle Palaces


@pytest.mark.rule("401.5", "305.1", "601.2a")
def test_windriddle_palaces_opens_all_libraries_to_the_planar_controller(table: PlanarTable) -> None:
    table.on_plane("Windriddle Palaces")
    table.library(ANN, "Forest", "Fog")
    table.library(BOB, "Grizzly Bears", "Lightning Bolt")
    for viewer in (ANN, BOB, None):
        tops = [player["known_library"]["0"]["name"] for player in table.view(viewer)["players"]]
        assert tops == ["Forest", "Grizzly Bears"]
    bears = table.cast(ANN, "Grizzly Bears")
    assert (bears.controller, bears.owner) == (ANN, BOB)
    table.resolve()
    assert (table.battlefield(ANN), bears.now.owner) == (["Grizzly Bears"], BOB)
    table.play_land(ANN, "Forest")
    assert table.battlefield(ANN) == ["Grizzly Bears", "Forest"]
    table.cast(ANN, "Lightning Bolt", targets=[BOB])
    table.resolve()
    assert (table.life(BOB), table.graveyard(BOB)) == (17, ["Lightning Bolt"])


@pytest.mark.rule("305.2", "901.6", "117.1a")
def test_windriddle_palaces_gives_no_more_time_and_no_more_lands(table: PlanarTable) -> None:
    """Timing and the one land a turn stay; Bob may play nothing from the top until it is his turn."""
    table.on_plane("Windriddle Palaces")
    table.hand(ANN, "Swamp")
    table.library(ANN, "Forest", "Forest")
    table.library(BOB, "Lightning Bolt", "Forest")
    assert not table.can_cast(BOB, "Lightning Bolt")
    table.play_land(ANN, "Forest")
    with table.refuses("No more lands"):
        table.play_land(ANN, table.find_all("Forest", owner=ANN, zone="library")[0])
    table.next_turn()
    assert table.can_cast(BOB, "Lightning Bolt")
    assert not table.can_cast(ANN, "Lightning Bolt")


@pytest.mark.rule("401.5", "121.2")
def test_on_windriddle_palaces_every_card_is_revealed_before_it_is_drawn(table: PlanarTable) -> None:
    table.on_plane("Windriddle Palaces")
    table.library(ANN, "Fog", "Serra Angel", "Grizzly Bears")
    table.hand(ANN, "Concentrate")
    table.cast(ANN, "Concentrate")
    table.resolve()
    assert [event.names for event in table.happened(Revealed)] == [("Fog",), ("Serra Angel",), ("Grizzly Bears",)]


@pytest.mark.rule("311.7", "701.17a")
def test_windriddle_palaces_mills_everybody(table: PlanarTable) -> None:
    table.on_plane("Windriddle Palaces")
    table.library(BOB, "Fog")
    table.roll(ANN, "chaos")
    table.resolve()
    assert (table.graveyard(ANN), table.graveyard(BOB)) == (["Plains"], ["Fog"])
