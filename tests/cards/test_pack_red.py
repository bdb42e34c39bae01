"""Red cards of the Planechase packs: what makes each of them that card."""

from __future__ import annotations

import pytest

from planechase.rules.events.damage import DamageDealt
from planechase.rules.events.events import NumbersRevealed, Revealed, Sacrificed
from planechase.rules.state.decisions import ChooseSecretly
from planechase.testing import ANN, BOB, CAT, DAN, Handle, Table


@pytest.fixture
def table() -> Table:
    return Table(free_mana=True)


# ---------------------------------------------------------------------- creatures that come with something


@pytest.mark.rule("701.23b", "701.24a")
def test_flamekin_harbinger_puts_an_elemental_on_top(table: Table) -> None:
    table.library(ANN, "Grizzly Bears", "Cinder Elemental", "Taurean Mauler", "Lightning Bolt")
    table.will(ANN, True, about="Harbinger")
    table.enters(ANN, "Flamekin Harbinger")
    table.resolve(pause=True)
    assert "Taurean Mauler" in table.question
    assert "Grizzly Bears" not in table.question
    table.answer(ANN, "Cinder Elemental")
    assert table.library(ANN)[0] == "Cinder Elemental"
    assert [shown.names for shown in table.happened(Revealed)] == [("Cinder Elemental",)]


@pytest.mark.rule("603.5")
def test_flamekin_harbinger_may_leave_the_library_alone(table: Table) -> None:
    table.library(ANN, "Grizzly Bears", "Cinder Elemental")
    before = table.library(ANN)
    table.will(ANN, False)
    table.enters(ANN, "Flamekin Harbinger")
    table.resolve()
    assert table.library(ANN) == before


@pytest.mark.rule("107.3a", "113.7a")
def test_cinder_elemental_burns_up_for_x() -> None:
    table = Table()
    table.lands(ANN, "Mountain", 5)
    elemental = table.battlefield(ANN, "Cinder Elemental")
    table.activate(ANN, elemental, targets=[BOB], x=4)
    assert not elemental.exists
    table.resolve()
    assert table.life(BOB) == 16
    assert [dealt.source for dealt in table.happened(DamageDealt)] == [elemental.id]


@pytest.mark.rule("302.6")
def test_cinder_elemental_must_wait_a_turn(table: Table) -> None:
    elemental = table.battlefield(ANN, "Cinder Elemental", summoning_sick=True)
    with table.refuses("cannot be paid"):
        table.activate(ANN, elemental, targets=[BOB], x=1)


@pytest.mark.rule("702.8a", "603.6a")
def test_bogardan_rager_joins_a_fight(table: Table) -> None:
    bears = table.battlefield(ANN, "Grizzly Bears")
    table.hand(ANN, "Bogardan Rager")
    table.attack(ANN, {bears: BOB})
    table.will(ANN, bears, about="target")
    table.cast(ANN, "Bogardan Rager")
    table.resolve_all()
    assert (bears.power, bears.toughness) == (6, 2)
    table.combat_damage()
    assert table.life(BOB) == 14
    table.next_turn()
    assert bears.power == 2


@pytest.mark.rule("111.1")
def test_beetleback_chief_brings_two_goblins(table: Table) -> None:
    table.hand(ANN, "Beetleback Chief")
    table.cast(ANN, "Beetleback Chief")
    table.resolve_all()
    goblins = table.find_all("Goblin Token", controller=ANN)
    assert [(g.power, g.toughness, g.colors, g.is_a("Goblin")) for g in goblins] == [(1, 1, "R", True)] * 2


# ---------------------------------------------------------------------- creatures and the dead


@pytest.mark.rule("603.5", "603.10a")
def test_hissing_iguanar_hisses_at_each_death_but_its_own(table: Table) -> None:
    iguanar = table.battlefield(ANN, "Hissing Iguanar")
    table.battlefield(BOB, "Grizzly Bears", "Llanowar Elves")
    table.hand(ANN, "Akroma's Vengeance")
    table.will(ANN, BOB, BOB, about="target")
    table.cast(ANN, "Akroma's Vengeance")
    table.resolve()
    assert not iguanar.exists
    assert table.stack == ["Hissing Iguanar"] * 2
    table.will(ANN, True, False)
    table.resolve_all()
    assert table.life(BOB) == 19


@pytest.mark.rule("603.10a", "115.4")
def test_mudbutton_torchrunner_dies_with_a_bang(table: Table) -> None:
    runner = table.battlefield(ANN, "Mudbutton Torchrunner")
    beast = table.battlefield(BOB, "Flametongue Kavu")
    table.hand(BOB, "Lightning Bolt")
    table.will(ANN, beast, about="target")
    table.cast(BOB, "Lightning Bolt", targets=[runner])
    table.resolve_all()
    assert not runner.exists
    assert not beast.exists


@pytest.mark.rule("702.82a")
@pytest.mark.parametrize(
    ("name", "eaten", "size"),
    [
        ("Thorn-Thrash Viashino", 0, (2, 2)),
        ("Thorn-Thrash Viashino", 2, (6, 6)),
        ("Thunder-Thrash Elder", 2, (7, 7)),
        ("Preyseizer Dragon", 1, (6, 6)),
    ],
)
def test_devour_gives_counters_for_each_creature(table: Table, name: str, eaten: int, size: tuple[int, int]) -> None:
    prey = [table.battlefield(ANN, "Llanowar Elves") for _ in range(3)]
    table.battlefield(BOB, "Grizzly Bears")
    table.hand(ANN, name)
    table.will(ANN, prey[:eaten], about="sacrifice")
    table.cast(ANN, name)
    table.resolve()
    lizard = table.find(name, zone="battlefield")
    assert (lizard.power, lizard.toughness) == size
    assert table.graveyard(ANN) == ["Llanowar Elves"] * eaten
    assert len(table.happened(Sacrificed)) == eaten


@pytest.mark.rule("702.19b")
def test_thorn_thrash_viashino_tramples_for_green(table: Table) -> None:
    viashino = table.battlefield(ANN, "Thorn-Thrash Viashino", counters={"+1/+1": 4})
    bears = table.battlefield(BOB, "Grizzly Bears")
    table.activate(ANN, viashino)
    table.resolve()
    table.attack(ANN, {viashino: BOB})
    table.block(BOB, {bears: viashino})
    table.will(ANN, {bears: 2, BOB: 4})
    table.combat_damage()
    assert table.life(BOB) == 16
    table.next_turn()
    assert not viashino.has("trample")


@pytest.mark.rule("608.2h")
def test_preyseizer_dragon_counts_as_its_ability_resolves(table: Table) -> None:
    dragon = table.battlefield(ANN, "Preyseizer Dragon", counters={"+1/+1": 2})
    assert dragon.has("flying")
    table.will(ANN, BOB, about="target")
    table.attack(ANN, {dragon: BOB})
    table.counters(dragon, "+1/+1", 5)
    table.resolve()
    assert table.life(BOB) == 15


# ---------------------------------------------------------------------- Menacing Ogre


@pytest.mark.rule("101.4", "119.3")
@pytest.mark.parametrize(
    ("numbers", "lives", "counters"),
    [
        ((3, 2, 0), (17, 20, 20), 2),
        ((3, 5, 5), (20, 15, 15), 0),
        ((4, 4, 1), (16, 16, 20), 2),
        ((0, 0, 0), (20, 20, 20), 2),
    ],
)
def test_menacing_ogre_bids(numbers: tuple[int, ...], lives: tuple[int, ...], counters: int) -> None:
    table = Table(players=3)
    for player, number in zip((ANN, BOB, CAT), numbers, strict=True):
        table.will(player, number, about="Ogre")
    ogre = table.enters(ANN, "Menacing Ogre")
    table.resolve()
    assert tuple(table.life(player) for player in (ANN, BOB, CAT)) == lives
    assert ogre.counter("+1/+1") == counters
    (revealed,) = table.happened(NumbersRevealed)
    assert revealed.chosen == tuple(zip((ANN, BOB, CAT), numbers, strict=True))


@pytest.mark.rule("107.1b")
def test_numbers_for_the_ogre_are_secret_and_not_negative(table: Table) -> None:
    ogre = table.enters(ANN, "Menacing Ogre")
    assert ogre.has("trample")
    assert table.can_attack(ogre)
    table.resolve(pause=True)
    assert isinstance(table.decision, ChooseSecretly)
    with table.refuses("from 0"):
        table.answer(ANN, -1)
    table.answer(ANN, 7)
    assert isinstance(table.decision, ChooseSecretly)
    assert table.decision.player == BOB
    assert "7" not in table.question
    assert not table.happened(NumbersRevealed)
    table.answer(BOB, 6)
    assert (table.life(ANN), table.life(BOB)) == (13, 20)


# ---------------------------------------------------------------------- damage


@pytest.mark.rule("115.3", "115.4")
def test_cone_of_flame_wants_three_different_targets(table: Table) -> None:
    bears = table.battlefield(BOB, "Grizzly Bears")
    table.hand(ANN, "Cone of Flame")
    with table.refuses("not a legal target"):
        table.cast(ANN, "Cone of Flame", targets=[bears, BOB, bears])
    spell = table.cast(ANN, "Cone of Flame", targets=[ANN, bears, BOB])
    assert spell.targets == [ANN, bears, BOB]
    table.resolve()
    assert (table.life(ANN), bears.exists, table.life(BOB)) == (19, False, 17)


@pytest.mark.rule("601.2c")
def test_cone_of_flame_needs_a_third_target(table: Table) -> None:
    table.hand(ANN, "Cone of Flame")
    assert not table.can_cast(ANN, "Cone of Flame")
    table.battlefield(ANN, "Grizzly Bears")
    assert table.can_cast(ANN, "Cone of Flame")


@pytest.mark.rule("608.2b")
def test_cone_of_flame_keeps_its_shares_when_a_target_is_gone(table: Table) -> None:
    bears = table.battlefield(BOB, "Grizzly Bears")
    beast = table.battlefield(BOB, "Alpha Tyrranax")
    table.hand(ANN, "Cone of Flame")
    table.hand(BOB, "Lightning Bolt")
    table.cast(ANN, "Cone of Flame", targets=[BOB, bears, beast])
    table.cast(BOB, "Lightning Bolt", targets=[bears])
    table.resolve_all()
    assert (table.life(BOB), beast.damage) == (19, 3)


@pytest.mark.rule("120.4", "115.3")
def test_arc_trail_hits_two_targets_at_once(table: Table) -> None:
    bears, elves = table.battlefield(BOB, "Grizzly Bears", "Llanowar Elves")
    table.hand(ANN, "Arc Trail")
    with table.refuses("not a legal target"):
        table.cast(ANN, "Arc Trail", targets=[bears, bears])
    table.cast(ANN, "Arc Trail", targets=[bears, elves])
    table.resolve()
    assert table.battlefield(BOB) == []
    dealt = table.happened(DamageDealt)
    assert [one.amount for one in dealt] == [2, 1]
    assert set(dealt[0].together) == set(dealt)


@pytest.mark.rule("601.2d", "608.2b")
def test_rolling_thunder_is_divided_as_it_is_cast(table: Table) -> None:
    bears, beast = table.battlefield(BOB, "Grizzly Bears", "Alpha Tyrranax")
    table.hand(ANN, "Rolling Thunder")
    table.hand(BOB, "Lightning Bolt")
    table.cast(ANN, "Rolling Thunder", x=6, targets=[bears, beast, BOB], divide={bears: 2, beast: 3, BOB: 1})
    table.cast(BOB, "Lightning Bolt", targets=[bears])
    table.resolve_all()
    assert (table.life(BOB), beast.damage) == (19, 3)


@pytest.mark.rule("601.2d")
def test_rolling_thunder_has_at_most_x_targets(table: Table) -> None:
    table.battlefield(BOB, "Grizzly Bears")
    table.hand(ANN, "Rolling Thunder", "Rolling Thunder")
    with table.refuses("from 0 to 1"):
        table.cast(ANN, "Rolling Thunder", x=1, targets=[["Grizzly Bears", BOB]])
    spell = table.cast(ANN, "Rolling Thunder", x=0)
    assert spell.targets == []


@pytest.mark.rule("701.20a", "401.4")
def test_erratic_explosion_burns_for_the_first_nonland_card(table: Table) -> None:
    beast = table.battlefield(BOB, "Alpha Tyrranax")
    table.library(ANN, "Forest", "Swamp", "Insurrection", "Grizzly Bears")
    table.hand(ANN, "Erratic Explosion")
    table.cast(ANN, "Erratic Explosion", targets=[beast])
    table.will(ANN, ["Swamp", "Insurrection", "Forest"])
    table.resolve()
    assert not beast.exists
    assert table.library(ANN)[0] == "Grizzly Bears"
    assert table.library(ANN)[-3:] == ["Swamp", "Insurrection", "Forest"]
    assert [shown.names for shown in table.happened(Revealed)] == [("Forest", "Swamp", "Insurrection")]
    assert [dealt.amount for dealt in table.happened(DamageDealt)] == [8]


@pytest.mark.rule("202.3e")
def test_erratic_explosion_counts_x_as_nothing(table: Table) -> None:
    table.library(ANN, "Rolling Thunder", only=True)
    table.hand(ANN, "Erratic Explosion")
    table.cast(ANN, "Erratic Explosion", targets=[BOB])
    table.resolve()
    assert table.life(BOB) == 18


def test_erratic_explosion_finds_nothing_among_lands(table: Table) -> None:
    table.library(ANN, "Forest", "Forest", only=True)
    table.hand(ANN, "Erratic Explosion")
    table.cast(ANN, "Erratic Explosion", targets=[BOB])
    table.will(ANN, ["Forest", "Forest"])
    table.resolve()
    assert table.life(BOB) == 20
    assert table.library(ANN) == ["Forest", "Forest"]


@pytest.mark.rule("118.8", "601.2h")
def test_fiery_conclusion_costs_a_creature(table: Table) -> None:
    beast = table.battlefield(BOB, "Alpha Tyrranax")
    table.hand(ANN, "Fiery Conclusion")
    assert not table.can_cast(ANN, "Fiery Conclusion")
    elves, bears = table.battlefield(ANN, "Llanowar Elves", "Grizzly Bears")
    table.cast(ANN, "Fiery Conclusion", targets=[beast], choose=[elves])
    assert table.stack == ["Fiery Conclusion"]
    assert not elves.exists
    table.resolve()
    assert bears.exists
    assert not beast.exists


# ---------------------------------------------------------------------- control


@pytest.mark.rule("611.2c", "302.6")
def test_insurrection_takes_everybody_for_a_turn() -> None:
    table = Table(players=3, free_mana=True)
    mine = table.battlefield(ANN, "Grizzly Bears", tapped=True)
    bobs = table.battlefield(BOB, "Alpha Tyrranax", tapped=True)
    cats = table.battlefield(CAT, "Llanowar Elves")
    table.hand(ANN, "Insurrection")
    table.cast(ANN, "Insurrection")
    table.resolve()
    for creature in (mine, bobs, cats):
        assert (creature.controller, creature.tapped, creature.has("haste")) == (ANN, False, True)
    late = table.enters(BOB, "Grizzly Bears")
    assert (late.controller, late.has("haste")) == (BOB, False)
    table.attack(ANN, {bobs: BOB, mine: CAT, cats: CAT})
    table.combat_damage()
    assert (table.life(BOB), table.life(CAT)) == (14, 17)
    table.next_turn()
    assert (bobs.controller, cats.controller, bobs.has("haste")) == (BOB, CAT, False)


def four_with_bears() -> tuple[Table, tuple[Handle, Handle, Handle]]:
    table = Table(players=4, free_mana=True)
    bobs = table.battlefield(BOB, "Alpha Tyrranax", tapped=True)
    cats = table.battlefield(CAT, "Flametongue Kavu")
    other = table.battlefield(BOB, "Llanowar Elves")
    table.hand(ANN, "Mass Mutiny")
    return table, (bobs, cats, other)


@pytest.mark.rule("115.1", "613.1b")
def test_mass_mutiny_takes_one_creature_of_each_opponent() -> None:
    table, (bobs, cats, other) = four_with_bears()
    mine = table.battlefield(ANN, "Grizzly Bears")
    with table.refuses("not among the options"):
        table.cast(ANN, "Mass Mutiny", targets=[[mine]])
    with table.refuses("at most one"):
        table.cast(ANN, "Mass Mutiny", targets=[[bobs, other]])
    table.cast(ANN, "Mass Mutiny", targets=[[bobs, cats]])
    table.resolve()
    assert [creature.controller for creature in (bobs, cats, other)] == [ANN, ANN, BOB]
    assert not bobs.tapped
    table.attack(ANN, {bobs: DAN, cats: DAN})
    table.combat_damage()
    assert table.life(DAN) == 10
    table.next_turn()
    assert [creature.controller for creature in (bobs, cats)] == [BOB, CAT]


@pytest.mark.rule("608.2b")
def test_mass_mutiny_loses_sight_of_a_creature_that_changes_sides() -> None:
    table, (bobs, cats, _) = four_with_bears()
    table.hand(DAN, "Act of Aggression")
    table.cast(ANN, "Mass Mutiny", targets=[[bobs, cats]])
    table.cast(DAN, "Act of Aggression", targets=[cats])
    table.resolve_all()
    assert [creature.controller for creature in (bobs, cats)] == [ANN, DAN]


@pytest.mark.rule("608.2b")
def test_mass_mutiny_takes_the_other_when_both_end_up_with_one_opponent() -> None:
    table, (bobs, cats, _) = four_with_bears()
    table.hand(BOB, "Act of Aggression")
    table.cast(ANN, "Mass Mutiny", targets=[[bobs, cats]])
    table.cast(BOB, "Act of Aggression", targets=[cats])
    table.resolve_all()
    assert [creature.controller for creature in (bobs, cats)] == [ANN, BOB]


# ---------------------------------------------------------------------- other spells, and an enchantment


@pytest.mark.rule("701.21a")
def test_hellion_eruption_makes_hellions_of_all_creatures(table: Table) -> None:
    table.battlefield(ANN, "Llanowar Elves", "Grizzly Bears")
    stolen = table.battlefield(BOB, "Alpha Tyrranax")
    table.battlefield(BOB, "Grizzly Bears")
    table.hand(ANN, "Act of Aggression", "Hellion Eruption")
    table.cast(ANN, "Act of Aggression", targets=[stolen])
    table.resolve()
    table.cast(ANN, "Hellion Eruption")
    table.resolve()
    hellions = table.find_all("Hellion Token", controller=ANN)
    assert [(h.power, h.toughness, h.colors) for h in hellions] == [(4, 4, "R")] * 3
    assert table.battlefield(BOB) == ["Grizzly Bears"]
    assert table.graveyard(BOB) == ["Alpha Tyrranax"]


@pytest.mark.rule("701.21a", "603.10a")
def test_hellion_eruption_sacrifices_at_once(table: Table) -> None:
    table.battlefield(ANN, "Rockslide Elemental", "Hissing Iguanar")
    table.hand(ANN, "Hellion Eruption")
    table.cast(ANN, "Hellion Eruption")
    table.will(ANN, BOB, about="target")
    table.always(ANN, ["Hissing Iguanar", "Rockslide Elemental"], about="triggers")
    table.resolve()
    assert sorted(table.stack) == ["Hissing Iguanar", "Rockslide Elemental"]


@pytest.mark.rule("608.2h", "702.15b")
def test_warstorm_surge_lets_the_creature_deal_the_damage(table: Table) -> None:
    table.battlefield(ANN, "Warstorm Surge")
    table.hand(BOB, "Lightning Bolt")
    table.will(ANN, BOB, about="target")
    scion = table.enters(ANN, "Elderwood Scion")
    table.resolve()
    assert (table.life(BOB), table.life(ANN)) == (16, 24)
    assert [dealt.source for dealt in table.happened(DamageDealt)] == [scion.id]
    table.will(ANN, BOB, about="target")
    bears = table.enters(ANN, "Grizzly Bears")
    table.cast(BOB, "Lightning Bolt", targets=[bears])
    table.resolve_all()
    assert not bears.exists
    assert table.life(BOB) == 14
    table.enters(BOB, "Grizzly Bears")
    assert table.stack == []


@pytest.mark.rule("702.16b", "702.16e")
def test_warstorm_surge_is_red_but_the_damage_may_not_be(table: Table) -> None:
    table.battlefield(ANN, "Warstorm Surge")
    mantled = table.battlefield(BOB, "Alpha Tyrranax")
    table.battlefield(BOB, "Spirit Mantle", attached_to=mantled)
    table.will(ANN, mantled, about="target")
    table.enters(ANN, "Grizzly Bears")
    table.resolve()
    assert mantled.damage == 0
