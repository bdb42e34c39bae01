"""Multicoloured and hybrid cards: what makes each of them that card."""

from __future__ import annotations

from itertools import permutations

import pytest

from planechase.rules.events.actions import draw
from planechase.testing import ANN, BOB, CAT, Table


@pytest.fixture
def table() -> Table:
    return Table(free_mana=True)


# ---------------------------------------------------------------------- plain creatures


@pytest.mark.rule("702.4b", "510.4")
@pytest.mark.parametrize(("name", "damage"), [("Boros Swiftblade", 2), ("Hearthfire Hobgoblin", 4)])
def test_double_strike_deals_damage_twice(table: Table, name: str, damage: int) -> None:
    striker = table.battlefield(ANN, name)
    table.attack(ANN, {striker: BOB})
    table.next_step()
    table.next_step()
    assert table.life(BOB) == 20 - damage // 2
    table.next_step()
    assert table.life(BOB) == 20 - damage


@pytest.mark.rule("702.4c")
def test_without_double_strike_there_is_no_second_blow(table: Table) -> None:
    striker = table.battlefield(ANN, "Boros Swiftblade")
    table.attack(ANN, {striker: BOB})
    table.go_to("first-strike combat damage step")
    assert table.life(BOB) == 19
    table.enters(BOB, "Humility")
    table.go_to("end of combat")
    assert table.life(BOB) == 19


@pytest.mark.rule("107.4e")
@pytest.mark.parametrize(("mountains", "plains"), [(3, 0), (2, 1), (1, 2), (0, 3)])
def test_hybrid_mana_is_paid_with_either_color(mountains: int, plains: int) -> None:
    table = Table()
    table.lands(ANN, "Mountain", mountains)
    table.lands(ANN, "Plains", plains)
    table.hand(ANN, "Hearthfire Hobgoblin")
    table.cast(ANN, "Hearthfire Hobgoblin")
    table.resolve()
    assert table.on_battlefield("Hearthfire Hobgoblin")


@pytest.mark.rule("107.4e", "202.2d")
def test_hybrid_cards_are_both_colors() -> None:
    table = Table()
    table.lands(ANN, "Island", 3)
    hobgoblin = table.hand(ANN, "Hearthfire Hobgoblin")
    assert hobgoblin.colors == "WR"
    assert hobgoblin.mana_value == 3
    with table.refuses("cannot pay"):
        table.cast(ANN, "Hearthfire Hobgoblin")


@pytest.mark.rule("702.20b", "702.10b")
@pytest.mark.parametrize(("name", "power"), [("Cerodon Yearling", 2), ("Bull Cerodon", 5)])
def test_haste_and_vigilance(table: Table, name: str, power: int) -> None:
    table.hand(ANN, name)
    table.cast(ANN, name)
    table.resolve()
    beast = table.find(name)
    table.attack(ANN, {beast: BOB})
    assert not beast.tapped
    table.combat_damage()
    assert table.life(BOB) == 20 - power


@pytest.mark.rule("702.2b", "704.5h", "603.6a")
def test_baleful_strix_draws_and_kills_what_it_touches(table: Table) -> None:
    strix = table.enters(BOB, "Baleful Strix")
    table.resolve()
    assert table.hand(BOB) == ["Plains"]
    assert set(strix.types) == {"Artifact", "Creature"}
    tyrranax = table.battlefield(ANN, "Alpha Tyrranax")
    table.attack(ANN, {tyrranax: BOB})
    table.block(BOB, {strix: tyrranax})
    table.combat_damage()
    assert not tyrranax.exists


@pytest.mark.rule("702.2c", "702.19b")
def test_one_point_of_deathtouch_is_lethal_for_trample(table: Table) -> None:
    strix = table.battlefield(ANN, "Baleful Strix")
    table.battlefield(ANN, "Loxodon Warhammer", attached_to=strix)
    griffins = table.battlefield(BOB, "Armored Griffin", "Armored Griffin")
    table.attack(ANN, {strix: BOB})
    table.block(BOB, dict.fromkeys(griffins, strix))
    table.will(ANN, {griffins[0]: 1, griffins[1]: 1, BOB: 2})
    table.combat_damage()
    assert (table.life(BOB), table.life(ANN)) == (18, 24)
    assert table.battlefield(BOB) == []


@pytest.mark.rule("509.1b")
def test_dimir_infiltrator_is_not_blocked(table: Table) -> None:
    spirit = table.battlefield(ANN, "Dimir Infiltrator")
    bears = table.battlefield(BOB, "Grizzly Bears")
    table.attack(ANN, {spirit: BOB})
    with table.refuses("no creature that can block"):
        table.block(BOB, {bears: spirit})
    table.combat_damage()
    assert table.life(BOB) == 19


@pytest.mark.rule("702.53a")
def test_dimir_infiltrator_is_transmuted_into_a_card_of_its_mana_value(table: Table) -> None:
    table.hand(ANN, "Dimir Infiltrator")
    table.library(ANN, "Lightning Bolt", "Grizzly Bears", "Concentrate")
    table.activate(ANN, "Dimir Infiltrator")
    table.resolve(pause=True)
    assert "Grizzly Bears" in table.question
    assert "Concentrate" not in table.question
    assert "Lightning Bolt" not in table.question
    table.answer(ANN, "Grizzly Bears")
    assert table.hand(ANN) == ["Grizzly Bears"]
    assert table.graveyard(ANN) == ["Dimir Infiltrator"]


@pytest.mark.rule("702.53a", "113.6j")
def test_transmute_is_for_the_hand_and_for_the_main_phase(table: Table) -> None:
    on_battlefield = table.battlefield(ANN, "Dimir Infiltrator")
    assert "Dimir Infiltrator" not in " ".join(table.actions(ANN))
    assert on_battlefield.exists
    table.hand(ANN, "Dimir Infiltrator")
    table.turn(BOB)
    with table.refuses("only in your main phase"):
        table.activate(ANN, table.find("Dimir Infiltrator", zone="hand"))


@pytest.mark.rule("611.3a", "613.4c")
def test_glen_elendra_liege_counts_both_colors(table: Table) -> None:
    liege = table.battlefield(ANN, "Glen Elendra Liege")
    strix = table.battlefield(ANN, "Baleful Strix")
    owl = table.battlefield(ANN, "Augury Owl")
    soul = table.battlefield(ANN, "Tormented Soul")
    bears = table.battlefield(ANN, "Grizzly Bears")
    theirs = table.battlefield(BOB, "Tormented Soul")
    assert [one.power for one in (liege, strix, owl, soul, bears, theirs)] == [2, 3, 2, 2, 2, 1]
    table.remove(liege)
    assert strix.power == 1


# ---------------------------------------------------------------------- burn


@pytest.mark.rule("119.3", "608.2b")
def test_lightning_helix_gives_life_only_if_it_resolves(table: Table) -> None:
    bears = table.battlefield(BOB, "Grizzly Bears")
    table.hand(ANN, "Lightning Helix", "Lightning Helix")
    table.hand(BOB, "Fling")
    table.cast(ANN, "Lightning Helix", targets=[BOB])
    table.resolve()
    assert (table.life(ANN), table.life(BOB)) == (23, 17)
    table.cast(ANN, "Lightning Helix", targets=[bears])
    table.cast(BOB, "Fling", targets=[ANN])
    table.resolve()
    table.resolve()
    assert table.life(ANN) == 21


@pytest.mark.rule("700.2d", "601.2c")
def test_branching_bolt_does_one_or_both(table: Table) -> None:
    griffin, bears = table.battlefield(BOB, "Armored Griffin", "Grizzly Bears")
    table.hand(ANN, "Branching Bolt", "Branching Bolt")
    table.cast(ANN, "Branching Bolt", modes=[1], targets=[bears])
    table.resolve()
    assert (griffin.exists, bears.exists) == (True, False)
    bears = table.battlefield(BOB, "Grizzly Bears")
    table.cast(ANN, "Branching Bolt", modes=[0, 1], targets=[griffin, bears])
    table.resolve()
    assert table.battlefield(BOB) == []


@pytest.mark.rule("608.2b")
def test_branching_bolt_with_one_target_gone(table: Table) -> None:
    griffin, bears = table.battlefield(BOB, "Armored Griffin", "Grizzly Bears")
    table.hand(ANN, "Branching Bolt")
    table.hand(BOB, "Fling")
    table.cast(ANN, "Branching Bolt", modes=[0, 1], targets=[griffin, bears])
    table.cast(BOB, "Fling", targets=[ANN], choose=[bears])
    table.resolve_all()
    assert not griffin.exists


@pytest.mark.rule("700.2a")
def test_a_mode_without_a_target_is_not_offered(table: Table) -> None:
    bears = table.battlefield(BOB, "Grizzly Bears")
    table.hand(ANN, "Branching Bolt")
    spell = table.cast(ANN, "Branching Bolt", targets=[bears])
    assert spell.targets == [bears]


# ---------------------------------------------------------------------- Elderwood Scion


@pytest.mark.rule("601.2f", "601.2c")
def test_elderwood_scion_is_cheap_for_its_controller_and_dear_for_others() -> None:
    table = Table()
    scion = table.battlefield(ANN, "Elderwood Scion")
    bears = table.battlefield(BOB, "Grizzly Bears")
    table.hand(ANN, "Spirit Mantle")
    table.lands(ANN, "Plains", 1)
    table.cast(ANN, "Spirit Mantle", pause=True)
    with table.refuses("cannot"):
        table.answer(ANN, bears)
    table.answer(ANN, scion)
    table.resolve()
    assert scion.power == 5
    table.hand(BOB, "Lightning Bolt", "Lightning Bolt")
    table.lands(BOB, "Mountain", 2)
    table.cast(BOB, "Lightning Bolt", pause=True)
    with table.refuses("cannot"):
        table.answer(BOB, scion)
    table.answer(BOB, ANN)
    table.lands(BOB, "Mountain", 2)
    table.cast(BOB, "Lightning Bolt", targets=[scion])
    assert all(land.tapped for land in table.find_all("Mountain", zone="battlefield"))


@pytest.mark.rule("601.2f")
def test_elderwood_scion_leaves_other_spells_alone() -> None:
    table = Table()
    table.battlefield(ANN, "Elderwood Scion")
    table.hand(BOB, "Lightning Bolt", "Fog")
    table.lands(BOB, "Mountain", 1)
    table.lands(BOB, "Forest", 1)
    table.cast(BOB, "Fog")
    table.cast(BOB, "Lightning Bolt", targets=[ANN])
    assert table.stack == ["Fog", "Lightning Bolt"]


@pytest.mark.rule("702.15b", "702.19b")
def test_elderwood_scion_tramples_and_links_life(table: Table) -> None:
    scion = table.battlefield(ANN, "Elderwood Scion")
    bears = table.battlefield(BOB, "Grizzly Bears")
    table.attack(ANN, {scion: BOB})
    table.block(BOB, {bears: scion})
    table.will(ANN, {bears: 2, BOB: 2})
    table.combat_damage()
    assert (table.life(ANN), table.life(BOB)) == (24, 18)


# ---------------------------------------------------------------------- Vela


@pytest.mark.rule("702.13b")
def test_vela_gives_intimidate(table: Table) -> None:
    vela = table.battlefield(ANN, "Vela the Night-Clad")
    bears = table.battlefield(ANN, "Grizzly Bears")
    elves, enforcer, wall = table.battlefield(BOB, "Llanowar Elves", "Myr Enforcer", "Serra Angel")
    table.attack(ANN, {vela: BOB, bears: BOB})
    with table.refuses("not among the options"):
        table.block(BOB, {wall: bears})
    with table.refuses("cannot block"):
        table.block(BOB, {elves: vela})
    table.block(BOB, {elves: bears, enforcer: vela})
    assert vela.blocked
    assert bears.blocked


@pytest.mark.rule("603.6c", "603.10a")
def test_vela_sees_everything_leave_that_leaves_with_her() -> None:
    table = Table(players=3, free_mana=True)
    table.battlefield(ANN, "Vela the Night-Clad", "Grizzly Bears", "Llanowar Elves")
    table.battlefield(BOB, "Grizzly Bears")
    table.hand(ANN, "Akroma's Vengeance")
    table.always(ANN, ["Vela the Night-Clad"] * 3, about="order")
    table.cast(ANN, "Akroma's Vengeance")
    table.resolve()
    assert len(table.stack) == 3
    table.resolve_all()
    assert [table.life(player) for player in (ANN, BOB, CAT)] == [20, 17, 17]


# ---------------------------------------------------------------------- Bloodbraid Elf


@pytest.mark.rule("702.85a", "118.9")
def test_bloodbraid_elf_cascades_into_a_cheaper_spell(table: Table) -> None:
    table.library(ANN, "Forest", "Serra Angel", "Lightning Bolt", "Mountain")
    table.hand(ANN, "Bloodbraid Elf")
    table.cast(ANN, "Bloodbraid Elf")
    assert table.stack == ["Bloodbraid Elf", "Bloodbraid Elf"]
    table.will(ANN, True, BOB)
    table.resolve()
    assert table.stack == ["Bloodbraid Elf", "Lightning Bolt"]
    table.resolve()
    assert table.life(BOB) == 17
    library = table.library(ANN)
    assert library[0] == "Mountain"
    assert sorted(library[-2:]) == ["Forest", "Serra Angel"]
    table.resolve()
    elf = table.find("Bloodbraid Elf")
    assert table.can_attack(elf)


@pytest.mark.rule("601.2i", "702.85a")
def test_countering_bloodbraid_elf_does_not_stop_cascade(table: Table) -> None:
    table.library(ANN, "Grizzly Bears")
    table.hand(ANN, "Bloodbraid Elf")
    table.hand(BOB, "Cancel")
    elf = table.cast(ANN, "Bloodbraid Elf")
    table.cast(BOB, "Cancel", targets=[elf])
    table.will(ANN, True)
    table.resolve_all()
    assert table.battlefield(ANN) == ["Grizzly Bears"]


@pytest.mark.rule("702.85a")
def test_cascade_may_be_declined(table: Table) -> None:
    table.library(ANN, "Grizzly Bears", "Forest")
    table.hand(ANN, "Bloodbraid Elf")
    table.cast(ANN, "Bloodbraid Elf")
    table.will(ANN, False)
    table.resolve()
    assert table.exile(ANN) == []
    assert table.library(ANN)[-1] == "Grizzly Bears"


# ---------------------------------------------------------------------- triggers with conditions


@pytest.mark.rule("603.4")
def test_duergar_hedge_mage_looks_at_the_lands_twice(table: Table) -> None:
    ring, prison = table.battlefield(BOB, "Sol Ring", "Ghostly Prison")
    table.lands(ANN, "Plains", 1)
    mountains = table.lands(ANN, "Mountain", 2)
    table.will(ANN, ring)
    table.enters(ANN, "Duergar Hedge-Mage")
    assert table.stack == ["Duergar Hedge-Mage"]
    table.remove(mountains[0])
    table.resolve()
    assert ring.exists
    table.lands(ANN, "Plains", 1)
    table.will(ANN, prison)
    table.enters(ANN, "Duergar Hedge-Mage")
    table.will(ANN, True)
    table.resolve()
    assert not prison.exists


@pytest.mark.rule("603.12", "603.3d")
def test_ruthless_lawbringer_takes_aim_only_after_the_sacrifice(table: Table) -> None:
    table.battlefield(ANN, "Llanowar Elves")
    angel = table.battlefield(BOB, "Serra Angel")
    table.enters(ANN, "Ruthless Lawbringer")
    assert table.on_stack()[0].targets == []
    table.will(ANN, True, angel)
    table.resolve()
    assert table.graveyard(ANN) == ["Llanowar Elves"]
    assert table.stack == ["Ruthless Lawbringer"]
    assert table.on_stack()[0].targets == [angel]
    assert angel.exists
    table.resolve()
    assert not angel.exists


@pytest.mark.rule("603.12")
def test_ruthless_lawbringer_without_a_sacrifice_does_nothing(table: Table) -> None:
    table.battlefield(ANN, "Llanowar Elves")
    table.battlefield(BOB, "Serra Angel")
    table.enters(ANN, "Ruthless Lawbringer")
    table.will(ANN, False)
    table.resolve()
    assert table.stack == []


# ---------------------------------------------------------------------- replacement


@pytest.mark.rule("614.9")
def test_captains_maneuver_moves_damage(table: Table) -> None:
    bears = table.battlefield(BOB, "Alpha Tyrranax")
    table.hand(ANN, "Captain's Maneuver")
    table.hand(BOB, "Lightning Bolt", "Lightning Bolt")
    table.cast(ANN, "Captain's Maneuver", x=4, targets=[ANN, bears])
    table.resolve()
    table.cast(BOB, "Lightning Bolt", targets=[ANN])
    table.resolve()
    assert (table.life(ANN), bears.damage) == (20, 3)
    table.cast(BOB, "Lightning Bolt", targets=[ANN])
    table.resolve()
    assert (table.life(ANN), bears.damage) == (18, 4)


@pytest.mark.rule("614.9")
def test_captains_maneuver_does_nothing_if_the_other_target_is_gone(table: Table) -> None:
    bears = table.battlefield(BOB, "Grizzly Bears")
    table.hand(ANN, "Captain's Maneuver", "Lightning Bolt")
    table.hand(BOB, "Lightning Bolt")
    table.cast(ANN, "Captain's Maneuver", x=4, targets=[ANN, bears])
    table.resolve()
    table.cast(ANN, "Lightning Bolt", targets=[bears])
    table.resolve()
    table.cast(BOB, "Lightning Bolt", targets=[ANN])
    table.resolve()
    assert table.life(ANN) == 17


@pytest.mark.rule("614.9", "510.2")
def test_redirected_combat_damage_is_still_combat_damage(table: Table) -> None:
    ninja = table.battlefield(BOB, "Ninja of the Deep Hours")
    table.turn(BOB)
    table.hand(ANN, "Captain's Maneuver")
    table.attack(BOB, {ninja: ANN})
    table.cast(ANN, "Captain's Maneuver", x=2, targets=[ANN, BOB])
    table.resolve()
    table.will(BOB, True)
    table.combat_damage()
    assert table.stack == ["Ninja of the Deep Hours"]
    assert (table.life(ANN), table.life(BOB)) == (20, 18)


@pytest.mark.rule("115.3")
def test_captains_maneuver_needs_two_different_targets(table: Table) -> None:
    table.hand(ANN, "Captain's Maneuver")
    with table.refuses("not a legal target"):
        table.cast(ANN, "Captain's Maneuver", x=1, targets=[ANN, ANN])


@pytest.mark.rule("614.6", "614.11", "121.6b")
def test_notion_thief_spares_only_the_first_card_of_the_draw_step(table: Table) -> None:
    table.turn(BOB, "upkeep")
    table.happen(lambda state: draw(state, state.players[BOB], 1))
    assert (len(table.hand(ANN)), len(table.hand(BOB))) == (0, 1)
    table.battlefield(ANN, "Notion Thief")
    table.happen(lambda state: draw(state, state.players[BOB], 1))
    assert (len(table.hand(ANN)), len(table.hand(BOB))) == (1, 1)
    table.go_to("draw step")
    assert (len(table.hand(ANN)), len(table.hand(BOB))) == (1, 2)
    table.happen(lambda state: draw(state, state.players[BOB], 2))
    assert (len(table.hand(ANN)), len(table.hand(BOB))) == (3, 2)


@pytest.mark.rule("614.5", "616.1")
@pytest.mark.parametrize(("first", "mine", "theirs"), [("Notion Thief", 1, 0), ("Thought Reflection", 2, 0)])
def test_notion_thief_and_thought_reflection(table: Table, first: str, mine: int, theirs: int) -> None:
    """The player who would draw chooses; each of the two effects applies once to each card."""
    table.battlefield(ANN, "Notion Thief")
    table.battlefield(BOB, "Thought Reflection")
    table.will(BOB, first)
    table.happen(lambda state: draw(state, state.players[BOB], 1))
    assert (len(table.hand(ANN)), len(table.hand(BOB))) == (mine, theirs)


@pytest.mark.rule("702.82a", "702.82b")
@pytest.mark.parametrize("eaten", [0, 1, 3])
def test_thromok_grows_with_the_square_of_what_it_ate(table: Table, eaten: int) -> None:
    food = [table.battlefield(ANN, "Grizzly Bears") for _ in range(3)]
    table.hand(ANN, "Thromok the Insatiable")
    table.cast(ANN, "Thromok the Insatiable")
    table.will(ANN, food[:eaten])
    table.resolve()
    assert len(table.graveyard(ANN)) == eaten + (eaten == 0)
    if eaten:
        assert table.find("Thromok the Insatiable").power == eaten * eaten


# ---------------------------------------------------------------------- layers and copies


@pytest.mark.rule("613.8a", "613.8b")
@pytest.mark.parametrize("order", [("Enchanted Evening", "Opalescence"), ("Opalescence", "Enchanted Evening")])
def test_opalescence_waits_for_enchanted_evening(table: Table, order: tuple[str, str]) -> None:
    for name in order:
        table.battlefield(ANN, name)
    forest = table.battlefield(BOB, "Forest")
    ring = table.battlefield(BOB, "Sol Ring")
    bears = table.battlefield(BOB, "Grizzly Bears")
    assert set(forest.types) == {"Land", "Enchantment", "Creature"}
    assert (forest.power, forest.toughness) == (0, 0)
    assert (ring.power, ring.toughness) == (1, 1)
    assert set(bears.types) == {"Creature", "Enchantment"}
    table.pass_(ANN)
    assert not forest.exists
    assert ring.exists


@pytest.mark.rule("613.8a", "613.8b", "613.8c")
@pytest.mark.parametrize("order", list(permutations(("Enchanted Evening", "Opalescence", "Conspiracy"))))
def test_enchanted_evening_then_opalescence_then_conspiracy(table: Table, order: tuple[str, ...]) -> None:
    table.battlefield(BOB, "Taurean Mauler", "Serra Angel")
    for name in order:
        if name == "Conspiracy":
            table.will(ANN, "Angel")
            table.enters(ANN, name)
        else:
            table.battlefield(ANN, name)
    ring = table.battlefield(ANN, "Sol Ring")
    assert set(ring.types) == {"Artifact", "Creature", "Enchantment"}
    assert ring.is_a("Angel")
    assert not table.battlefield(BOB, "Sol Ring").is_a("Angel")


@pytest.mark.rule("613.1d")
def test_enchanted_evening_makes_everything_an_enchantment(table: Table) -> None:
    table.battlefield(ANN, "Enchanted Evening")
    forest = table.battlefield(BOB, "Forest")
    table.hand(ANN, "Orim's Thunder")
    table.cast(ANN, "Orim's Thunder", targets=[forest])
    table.resolve()
    assert not forest.exists


@pytest.mark.rule("613.2a", "707.2", "611.2c")
def test_mirrorweave_copies_what_is_printed(table: Table) -> None:
    figure = table.battlefield(ANN, "Figure of Destiny")
    angel = table.battlefield(BOB, "Serra Angel", counters={"+1/+1": 1})
    table.activate(ANN, figure, 0)
    table.resolve()
    table.hand(ANN, "Giant Growth", "Mirrorweave")
    table.cast(ANN, "Giant Growth", targets=[figure])
    table.resolve()
    table.cast(ANN, "Mirrorweave", targets=[figure])
    table.resolve()
    assert (figure.power, figure.toughness) == (5, 5)
    assert (angel.name, angel.power, angel.toughness) == ("Figure of Destiny", 2, 2)
    assert not angel.has("flying")
    assert angel.is_a("Kithkin")
    assert not angel.is_a("Spirit")
    later = table.battlefield(BOB, "Serra Angel")
    assert later.power == 4
    table.next_turn()
    assert (angel.name, angel.power, angel.has("flying")) == ("Serra Angel", 5, True)


@pytest.mark.rule("707.2", "613.2a")
def test_mirrorweave_copies_a_copy(table: Table) -> None:
    bears, angel = table.battlefield(ANN, "Grizzly Bears", "Serra Angel")
    table.hand(ANN, "Mirrorweave", "Mirrorweave")
    table.cast(ANN, "Mirrorweave", targets=[bears])
    table.resolve()
    elves = table.battlefield(BOB, "Llanowar Elves")
    table.cast(ANN, "Mirrorweave", targets=[angel])
    table.resolve()
    assert [one.name for one in (bears, angel, elves)] == ["Grizzly Bears"] * 3


@pytest.mark.rule("613.2a", "613.7a")
def test_mirrorweave_gives_static_abilities_that_work(table: Table) -> None:
    liege = table.battlefield(ANN, "Glen Elendra Liege")
    bears = table.battlefield(ANN, "Grizzly Bears")
    vela = table.battlefield(ANN, "Vela the Night-Clad")
    table.hand(ANN, "Mirrorweave")
    with table.refuses("not a legal target"):
        table.cast(ANN, "Mirrorweave", targets=[vela])
    table.cast(ANN, "Mirrorweave", targets=[liege])
    table.resolve()
    assert [(one.name, one.power) for one in (liege, bears, vela)] == [("Glen Elendra Liege", 6)] * 3


@pytest.mark.rule("613.4b", "611.2a", "608.2c")
def test_figure_of_destiny_levels_up_step_by_step(table: Table) -> None:
    figure = table.battlefield(ANN, "Figure of Destiny")
    table.activate(ANN, figure, 2)
    table.resolve()
    table.activate(ANN, figure, 1)
    table.resolve()
    assert (figure.power, figure.toughness) == (1, 1)
    for ability, size, kind in ((0, 2, "Spirit"), (1, 4, "Warrior"), (2, 8, "Avatar")):
        table.activate(ANN, figure, ability)
        table.resolve()
        assert (figure.power, figure.toughness) == (size, size)
        assert figure.is_a(kind)
        assert figure.is_a("Kithkin")
    assert figure.has("flying")
    assert figure.has("first strike")
    table.next_turn()
    assert figure.power == 8


@pytest.mark.rule("613.7b")
def test_figure_of_destiny_can_step_back(table: Table) -> None:
    figure = table.battlefield(ANN, "Figure of Destiny", counters={"+1/+1": 1})
    for ability in (0, 1, 0):
        table.activate(ANN, figure, ability)
        table.resolve()
    assert (figure.power, figure.is_a("Warrior")) == (3, False)


@pytest.mark.rule("613.4b", "613.4c")
def test_battlegate_mimic_has_a_new_base_size(table: Table) -> None:
    mimic = table.battlefield(ANN, "Battlegate Mimic")
    table.hand(ANN, "Giant Growth", "Lightning Helix", "Lightning Bolt")
    table.cast(ANN, "Giant Growth", targets=[mimic])
    table.resolve()
    table.cast(ANN, "Lightning Bolt", targets=[BOB])
    assert table.stack == ["Lightning Bolt"]
    table.resolve()
    table.cast(ANN, "Lightning Helix", targets=[BOB])
    assert table.stack == ["Lightning Helix", "Battlegate Mimic"]
    table.resolve()
    assert (mimic.power, mimic.toughness, mimic.has("first strike")) == (7, 5, True)
    table.next_turn()
    assert (mimic.power, mimic.toughness, mimic.has("first strike")) == (2, 1, False)


@pytest.mark.rule("611.2c", "613.4b", "702.36b")
def test_inkfathom_witch_changes_what_is_unblocked_now(table: Table) -> None:
    witch = table.battlefield(ANN, "Inkfathom Witch")
    bears = table.battlefield(ANN, "Grizzly Bears", counters={"+1/+1": 1})
    other = table.battlefield(ANN, "Grizzly Bears")
    elves = table.battlefield(BOB, "Llanowar Elves")
    table.attack(ANN, {witch: BOB, bears: BOB, other: BOB})
    with table.refuses("cannot block"):
        table.block(BOB, {elves: witch})
    table.block(BOB, {elves: other})
    table.activate(ANN, witch)
    table.resolve()
    assert [(one.power, one.toughness) for one in (witch, bears, other)] == [(4, 1), (5, 2), (2, 2)]
    table.combat_damage()
    assert table.life(BOB) == 11


@pytest.mark.rule("613.4d", "613.4c")
def test_crag_puca_switches_after_everything_else(table: Table) -> None:
    puca = table.battlefield(ANN, "Crag Puca")
    table.activate(ANN, puca)
    table.resolve()
    assert (puca.power, puca.toughness) == (4, 2)
    table.battlefield(ANN, "Rancor", attached_to=puca)
    assert (puca.power, puca.toughness) == (4, 4)
    table.activate(ANN, puca)
    table.resolve()
    assert (puca.power, puca.toughness) == (4, 4)
    table.remove("Rancor")
    assert (puca.power, puca.toughness) == (2, 4)


@pytest.mark.rule("613.4d", "704.5f")
def test_crag_puca_without_power_dies_when_it_switches(table: Table) -> None:
    puca = table.battlefield(ANN, "Crag Puca", counters={"-1/-1": 2})
    assert (puca.power, puca.toughness) == (0, 2)
    table.activate(ANN, puca)
    table.resolve()
    assert not puca.exists


# ---------------------------------------------------------------------- combat


@pytest.mark.rule("702.83a", "506.5")
def test_exalted_helps_a_lone_attacker(table: Table) -> None:
    table.battlefield(ANN, "Qasali Pridemage", "Qasali Pridemage")
    bears = table.battlefield(ANN, "Grizzly Bears")
    table.always(ANN, ["Qasali Pridemage"] * 2, about="order")
    table.attack(ANN, {bears: BOB})
    table.resolve_all()
    assert (bears.power, bears.toughness) == (4, 4)


@pytest.mark.rule("702.83a")
def test_exalted_does_nothing_for_two_attackers(table: Table) -> None:
    pridemage = table.battlefield(ANN, "Qasali Pridemage")
    bears = table.battlefield(ANN, "Grizzly Bears")
    table.attack(ANN, {bears: BOB, pridemage: BOB})
    assert table.stack == []


@pytest.mark.rule("602.2b")
def test_qasali_pridemage_is_sacrificed_to_destroy_something(table: Table) -> None:
    pridemage = table.battlefield(ANN, "Qasali Pridemage")
    ring = table.battlefield(BOB, "Sol Ring")
    table.activate(ANN, pridemage, targets=[ring])
    assert not pridemage.exists
    table.resolve()
    assert not ring.exists


@pytest.mark.rule("701.15a", "701.15b")
def test_taunt_from_the_rampart_makes_others_fight_each_other() -> None:
    table = Table(players=3, free_mana=True)
    mine = table.battlefield(ANN, "Grizzly Bears")
    bears = table.battlefield(BOB, "Grizzly Bears")
    elves = table.battlefield(CAT, "Llanowar Elves")
    table.hand(ANN, "Taunt from the Rampart")
    table.cast(ANN, "Taunt from the Rampart")
    table.resolve()
    table.attack(ANN, {mine: BOB})
    with table.refuses("no creature that can block"):
        table.block(BOB, {bears: mine})
    table.combat_damage()
    assert table.life(BOB) == 18
    table.go_to("beginning of combat", of=BOB)
    with table.refuses("must attack"):
        table.attack(BOB, {})
    with table.refuses("must attack"):
        table.attack(BOB, {bears: ANN})
    table.attack(BOB, {bears: CAT})
    with table.refuses("no creature that can block"):
        table.block(CAT, {elves: bears})
    table.combat_damage()
    assert table.life(CAT) == 18


@pytest.mark.rule("611.2a", "701.15a")
def test_taunt_from_the_rampart_ends_as_the_next_turn_begins() -> None:
    table = Table(players=2, free_mana=True)
    mine = table.battlefield(ANN, "Grizzly Bears")
    bears = table.battlefield(BOB, "Grizzly Bears")
    table.hand(ANN, "Taunt from the Rampart")
    table.cast(ANN, "Taunt from the Rampart")
    table.resolve()
    table.go_to("beginning of combat", of=BOB)
    with table.refuses("must attack"):
        table.attack(BOB, {})
    table.attack(BOB, {bears: ANN})
    table.go_to("upkeep", of=ANN)
    table.untap(bears)
    table.go_to("beginning of combat", of=ANN)
    table.attack(ANN, {mine: BOB})
    table.block(BOB, {bears: mine})
    assert mine.blocked


@pytest.mark.rule("800.4m")
def test_taunt_from_the_rampart_ends_where_the_turn_of_a_player_who_left_would_have_begun() -> None:
    table = Table(players=3, free_mana=True)
    bears = table.battlefield(BOB, "Grizzly Bears")
    table.hand(ANN, "Taunt from the Rampart")
    table.cast(ANN, "Taunt from the Rampart")
    table.resolve()
    table.concede(ANN)
    table.go_to("beginning of combat", of=BOB)
    with table.refuses("must attack"):
        table.attack(BOB, {})
    table.attack(BOB, {bears: CAT})
    table.go_to("upkeep", of=CAT)
    table.go_to("beginning of combat", of=BOB)
    table.attack(BOB, {})
    assert bears.attacking is None


@pytest.mark.rule("509.1c")
def test_of_two_that_must_be_blocked_a_creature_blocks_one(table: Table) -> None:
    attackers = table.battlefield(ANN, "Grizzly Bears", "Llanowar Elves")
    for attacker in attackers:
        table.battlefield(ANN, "Indrik Umbra", attached_to=attacker)
    wall = table.battlefield(BOB, "Wall of Blossoms")
    table.attack(ANN, dict.fromkeys(attackers, BOB))
    with table.refuses("must block"):
        table.block(BOB, {})
    table.block(BOB, {wall: attackers[1]})
    assert [attacker.blocked for attacker in attackers] == [False, True]


@pytest.mark.rule("509.1c")
def test_indrik_umbra_must_be_blocked_by_all_who_can(table: Table) -> None:
    griffin = table.battlefield(ANN, "Armored Griffin")
    table.battlefield(ANN, "Indrik Umbra", attached_to=griffin)
    assert (griffin.power, griffin.toughness, griffin.has("first strike")) == (6, 7, True)
    spider, angel, bears = table.battlefield(BOB, "Penumbra Spider", "Serra Angel", "Grizzly Bears")
    table.attack(ANN, {griffin: BOB})
    with table.refuses("must block"):
        table.block(BOB, {spider: griffin})
    with table.refuses("not among the options"):
        table.block(BOB, {spider: griffin, angel: griffin, bears: griffin})
    table.block(BOB, {spider: griffin, angel: griffin})
    assert griffin.blocked


@pytest.mark.rule("702.89a")
def test_indrik_umbra_has_umbra_armor(table: Table) -> None:
    bears = table.battlefield(ANN, "Grizzly Bears", damage=1)
    umbra = table.battlefield(ANN, "Indrik Umbra", attached_to=bears)
    table.hand(BOB, "Hideous End")
    table.cast(BOB, "Hideous End", targets=[bears])
    table.resolve()
    assert not umbra.exists
    assert (bears.exists, bears.damage) == (True, 0)
