"""The green enchantments of the game packs, each by what makes it that card."""

from __future__ import annotations

import pytest

from planechase.testing import ANN, BOB, CAT, Table

# ---------------------------------------------------------------------- Awakening Zone


@pytest.mark.rule("503.1a")
@pytest.mark.rule("608.2d")
def test_awakening_zone_makes_spawn_in_your_upkeep_if_you_like() -> None:
    table = Table()
    table.battlefield(ANN, "Awakening Zone")
    table.begin("upkeep", of=BOB)
    assert table.stack == []
    for wanted in (True, False):
        table.begin("upkeep", of=ANN)
        table.will(ANN, wanted, about="Awakening Zone")
        table.resolve()
        assert table.battlefield(ANN) == ["Awakening Zone", "Eldrazi Spawn Token"]
    spawn = table.find("Eldrazi Spawn Token")
    assert (spawn.power, spawn.toughness, spawn.colors) == (0, 1, "")
    table.hand(ANN, "Sol Ring")
    table.turn(ANN)
    assert table.tap_for_mana(ANN, spawn) == "{C}"
    table.cast(ANN, "Sol Ring")
    assert not spawn.exists


# ---------------------------------------------------------------------- umbra armor


@pytest.mark.rule("702.89a")
@pytest.mark.parametrize(("name", "size"), [("Boar Umbra", (5, 5)), ("Snake Umbra", (3, 3))])
def test_an_umbra_enlarges_a_creature_and_dies_in_its_place(name: str, size: tuple[int, int]) -> None:
    table = Table(free_mana=True)
    bears = table.battlefield(ANN, "Grizzly Bears")
    table.hand(ANN, name)
    table.cast(ANN, name, targets=[bears])
    table.resolve()
    assert (bears.power, bears.toughness) == size
    table.hand(BOB, "Arc Lightning", "Cruel Revival")
    table.turn(BOB)
    table.cast(BOB, "Arc Lightning", targets=[bears, ANN], divide=[2, 1])
    table.resolve()
    assert bears.damage == 2
    table.cast(BOB, "Cruel Revival", targets=[bears])
    table.resolve()
    assert bears.exists
    assert (bears.power, bears.toughness, bears.damage, bears.tapped) == (2, 2, 0, False)
    assert table.graveyard(ANN) == [name]


@pytest.mark.rule("702.89a")
@pytest.mark.rule("704.5g")
def test_boar_umbra_saves_an_attacker_from_lethal_damage_and_leaves_it_in_combat() -> None:
    table = Table()
    bears = table.battlefield(ANN, "Grizzly Bears")
    umbra = table.battlefield(ANN, "Boar Umbra", attached_to=bears)
    beast = table.battlefield(BOB, "Alpha Tyrranax")
    table.attack(ANN, {bears: BOB})
    table.block(BOB, {beast: bears})
    table.combat_damage()
    assert (bears.exists, bears.damage, bears.attacking) == (True, 0, BOB)
    assert (umbra.now.zone, beast.exists) == ("graveyard", False)


@pytest.mark.rule("702.89a")
@pytest.mark.rule("701.21a")
def test_boar_umbra_does_not_help_against_sacrifice() -> None:
    table = Table(free_mana=True)
    bears = table.battlefield(ANN, "Grizzly Bears")
    table.battlefield(ANN, "Boar Umbra", attached_to=bears)
    table.hand(ANN, "Fling")
    table.cast(ANN, "Fling", targets=[BOB])
    table.resolve()
    assert (table.life(BOB), table.battlefield(ANN)) == (15, [])


@pytest.mark.rule("616.1")
@pytest.mark.rule("702.89a")
def test_of_two_umbras_one_is_destroyed_and_the_controller_of_the_creature_says_which() -> None:
    table = Table(free_mana=True)
    bears = table.battlefield(ANN, "Grizzly Bears")
    boar = table.battlefield(BOB, "Boar Umbra", attached_to=bears)
    snake = table.battlefield(ANN, "Snake Umbra", attached_to=bears)
    table.hand(BOB, "Cruel Revival")
    table.cast(BOB, "Cruel Revival", targets=[bears])
    table.will(ANN, "Boar Umbra")
    table.resolve()
    assert (bears.exists, boar.exists, snake.exists) == (True, False, True)


# ---------------------------------------------------------------------- Snake Umbra


@pytest.mark.rule("510.3a")
@pytest.mark.parametrize("wanted", [True, False])
def test_snake_umbra_draws_from_combat_damage(wanted: bool) -> None:
    table = Table()
    bears = table.battlefield(ANN, "Grizzly Bears")
    table.battlefield(ANN, "Snake Umbra", attached_to=bears)
    table.attack(ANN, {bears: BOB})
    table.combat_damage()
    table.will(ANN, wanted)
    table.resolve()
    assert (table.life(BOB), len(table.hand(ANN))) == (17, int(wanted))


@pytest.mark.rule("113.8")
@pytest.mark.rule("603.2c")
def test_snake_umbra_works_for_whoever_controls_the_creature_with_any_damage_to_each_opponent() -> None:
    """Bob's Slum deals damage to everybody: to two opponents of Bob, one of whom controls the Aura."""
    table = Table(players=3)
    slum = table.battlefield(BOB, "Rumbling Slum")
    table.battlefield(ANN, "Snake Umbra", attached_to=slum)
    table.begin("upkeep", of=BOB)
    table.resolve()
    assert [table.life(player) for player in (ANN, BOB, CAT)] == [19, 19, 19]
    assert [(trigger.name, trigger.controller) for trigger in table.on_stack()] == [("Rumbling Slum", BOB)] * 2
    table.will(BOB, True, True)
    table.resolve_all()
    assert [len(table.hand(player)) for player in (ANN, BOB, CAT)] == [0, 2, 0]


# ---------------------------------------------------------------------- Predatory Urge


@pytest.mark.rule("608.2c")
@pytest.mark.rule("109.5")
def test_predatory_urge_makes_its_bearer_hunt() -> None:
    """Whoever controls the creature has the ability, and both creatures deal damage, one after the other."""
    table = Table()
    tyrranax = table.battlefield(BOB, "Alpha Tyrranax")
    wall = table.battlefield(ANN, "Penumbra Spider")
    table.battlefield(ANN, "Predatory Urge", attached_to=tyrranax)
    assert not table.can_activate(ANN, tyrranax)
    table.activate(BOB, tyrranax, targets=[wall])
    assert tyrranax.tapped
    table.resolve()
    assert (wall.exists, tyrranax.damage) == (False, 2)


@pytest.mark.rule("120.1")
def test_a_creature_with_predatory_urge_that_hunts_itself_is_hurt_twice() -> None:
    table = Table()
    elemental = table.battlefield(ANN, "Bramble Elemental", counters={"+1/+1": 1})
    wall = table.battlefield(ANN, "Wall of Blossoms", counters={"+1/+1": 1})
    for creature in (elemental, wall):
        table.battlefield(ANN, "Predatory Urge", attached_to=creature)
    table.activate(ANN, wall, targets=[wall])
    table.resolve()
    assert (wall.damage, wall.exists) == (2, True)
    table.activate(ANN, elemental, targets=[elemental])
    table.resolve()
    assert not elemental.exists


@pytest.mark.rule("113.7a")
@pytest.mark.rule("608.2h")
def test_predatory_urge_may_be_gone_and_so_may_its_bearer() -> None:
    table = Table(free_mana=True)
    bears = table.battlefield(ANN, "Grizzly Bears")
    prey = table.battlefield(BOB, "Augury Owl")
    table.battlefield(ANN, "Predatory Urge", attached_to=bears)
    table.hand(BOB, "Lightning Bolt")
    table.activate(ANN, bears, targets=[prey])
    table.cast(BOB, "Lightning Bolt", targets=[bears])
    table.resolve()
    assert table.graveyard(ANN) == ["Grizzly Bears", "Predatory Urge"]
    table.resolve()
    assert not prey.exists


@pytest.mark.rule("608.2b")
def test_predatory_urge_without_prey_hurts_nobody() -> None:
    table = Table(free_mana=True)
    bears = table.battlefield(ANN, "Alpha Tyrranax")
    prey = table.battlefield(BOB, "Grizzly Bears")
    table.battlefield(ANN, "Predatory Urge", attached_to=bears)
    table.hand(BOB, "Lightning Bolt")
    table.activate(ANN, bears, targets=[prey])
    table.cast(BOB, "Lightning Bolt", targets=[prey])
    table.resolve_all()
    assert (prey.exists, bears.damage) == (False, 0)


# ---------------------------------------------------------------------- Quiet Disrepair


@pytest.mark.rule("700.2b")
@pytest.mark.rule("303.4a")
@pytest.mark.parametrize("destroying", [True, False])
def test_quiet_disrepair_destroys_or_feeds(destroying: bool) -> None:
    table = Table(free_mana=True)
    ring = table.battlefield(BOB, "Sol Ring")
    bears = table.battlefield(BOB, "Grizzly Bears")
    table.hand(ANN, "Quiet Disrepair")
    with table.refuses("not a legal target"):
        table.cast(ANN, "Quiet Disrepair", targets=[bears])
    table.cast(ANN, "Quiet Disrepair", targets=[ring])
    table.resolve()
    table.begin("upkeep", of=BOB)
    assert table.stack == []
    table.will(ANN, 0 if destroying else 1)
    table.begin("upkeep", of=ANN)
    table.resolve()
    assert ring.exists is not destroying
    assert table.life(ANN) == (20 if destroying else 22)
    assert table.on_battlefield("Quiet Disrepair") is not destroying


@pytest.mark.rule("608.2h")
def test_quiet_disrepair_remembers_what_it_last_enchanted() -> None:
    table = Table(free_mana=True)
    ring = table.battlefield(BOB, "Sol Ring")
    aura = table.battlefield(ANN, "Quiet Disrepair", attached_to=ring)
    table.hand(BOB, "Orim's Thunder")
    table.will(ANN, 0)
    table.begin("upkeep", of=ANN)
    table.cast(BOB, "Orim's Thunder", targets=[aura])
    table.resolve()
    assert not aura.exists
    table.resolve()
    assert not ring.exists
