"""What people laughed at when bots did it."""

from __future__ import annotations

from tests.bots.deciding import decide

from planechase.rules.turns.priority import PASS, CastSpell
from planechase.testing import ANN, BOB, Table
from planechase.vocabulary import CREATURE, SORCERY_CARD, activated, card, creature, damage, each, gain_life


def test_everybody_sacrifices_only_where_the_others_lose_more() -> None:
    table = Table()
    table.lands(ANN, "Swamp", 1)
    table.battlefield(ANN, "Serra Angel")
    blood = table.hand(ANN, "Innocent Blood")
    table.battlefield(BOB, "Llanowar Elves")
    assert decide(table) is PASS
    other = Table()
    other.lands(ANN, "Swamp", 1)
    other.battlefield(BOB, "Serra Angel")
    blood = other.hand(ANN, "Innocent Blood")
    action = decide(other)
    assert isinstance(action, CastSpell)
    assert action.card == blood.id


def test_a_sweeper_is_kept_for_a_board_worth_it() -> None:
    sweep = card("Broom", "{1}{R}", SORCERY_CARD, damage(4, each(CREATURE)))
    table = Table()
    table.lands(ANN, "Mountain", 2)
    table.hand(ANN, sweep)
    assert decide(table) is PASS
    table.battlefield(ANN, "Serra Angel", "Grizzly Bears")
    table.battlefield(BOB, "Grizzly Bears")
    assert decide(table) is PASS
    table.battlefield(BOB, "Serra Angel", "Serra Angel", "Serra Angel")
    assert isinstance(decide(table), CastSpell)


def test_removal_is_not_for_what_is_harmless() -> None:
    table = Table()
    table.lands(ANN, "Swamp", 3)
    table.battlefield(BOB, card("Moth", "{1}", creature("Insect", 0, 1)), tapped=True)
    table.hand(ANN, "Assassinate")
    assert decide(table) is PASS
    table.battlefield(BOB, "Serra Angel", tapped=True)
    assert isinstance(decide(table), CastSpell)


def test_another_combat_takes_creatures_that_attack_again() -> None:
    table = Table()
    table.lands(ANN, "Mountain", 4)
    table.hand(ANN, "Relentless Assault")
    bears = table.battlefield(ANN, "Serra Angel")
    assert decide(table) is PASS
    table.attack(ANN, {bears: BOB})
    table.combat_damage()
    table.go_to("postcombat main")
    assert isinstance(decide(table), CastSpell)


def test_another_combat_without_creatures_is_no_use() -> None:
    table = Table()
    table.lands(ANN, "Mountain", 4)
    table.hand(ANN, "Relentless Assault")
    table.turn(ANN, "postcombat main")
    assert decide(table) is PASS


def test_a_creature_is_borrowed_only_to_attack_with_it() -> None:
    table = Table()
    table.lands(ANN, "Mountain", 5)
    table.battlefield(BOB, "Serra Angel")
    table.hand(ANN, "Act of Aggression")
    assert isinstance(decide(table), CastSpell)
    table.turn(ANN, "postcombat main")
    assert decide(table) is PASS


def test_a_creature_that_could_hit_hard_is_not_tapped_for_little() -> None:
    table = Table()
    giant = card("Careful Giant", "{5}", creature("Giant", 6, 6), activated("{T}", gain_life(4)))
    table.battlefield(ANN, giant)
    assert decide(table) is PASS
    table.turn(BOB, "end step")
    table.pass_(BOB)
    assert decide(table) is not PASS


def test_a_creature_that_would_not_stay_is_kept() -> None:
    table = Table()
    table.lands(ANN, "Forest", 2)
    table.hand(ANN, "Briarhorn")
    assert decide(table) is PASS
    table.lands(ANN, "Forest", 2)
    assert isinstance(decide(table), CastSpell)


def test_a_creature_waits_that_would_kill_one_of_its_own() -> None:
    table = Table()
    table.lands(ANN, "Mountain", 4)
    table.battlefield(ANN, "Boros Swiftblade", tapped=True)
    table.hand(ANN, "Flametongue Kavu")
    assert decide(table) is PASS
    table.battlefield(BOB, "Grizzly Bears")
    assert isinstance(decide(table), CastSpell)


def test_a_trampler_that_kills_nobody_stays_at_home() -> None:
    table = Table()
    table.life(BOB, 4)
    warden = table.battlefield(ANN, "Soul Warden")
    table.battlefield(ANN, "Loxodon Warhammer", attached_to=warden)
    table.battlefield(BOB, "Helldozer")
    table.go_to("declare attackers", pause=True)
    assert decide(table) == {}
    other = Table()
    other.life(BOB, 1)
    warden = other.battlefield(ANN, "Soul Warden")
    other.battlefield(ANN, "Loxodon Warhammer", attached_to=warden)
    other.battlefield(BOB, "Grizzly Bears")
    other.go_to("declare attackers", pause=True)
    assert decide(other) == {warden.id: BOB}
