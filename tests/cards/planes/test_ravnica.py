"""The planes of Ravnica: what makes each of them that plane."""

from __future__ import annotations

from typing import Any

import pytest

from planechase.rules.events.actions import create_tokens
from planechase.rules.language.characteristics import CardDefinition
from planechase.rules.state.decisions import Decision, Order
from planechase.testing import ANN, BOB, CAT
from planechase.testing.planar_table import PlanarTable
from planechase.words.amounts import Number
from planechase.words.card import INSTANT_CARD, SORCERY_CARD, creature, loyal, planeswalker
from planechase.words.card import card as written
from planechase.words.effects.counter_effects import put_counters
from planechase.words.effects.hands import draw
from planechase.words.effects.permanent_effects import destroy
from planechase.words.effects.tokens import create, creature_token
from planechase.words.filters import CREATURE
from planechase.words.keywords import keyword
from planechase.words.replacements import EntersWithCounters
from planechase.words.selections import all_of, target


@pytest.fixture
def table() -> PlanarTable:
    return PlanarTable(free_mana=True)


KILL = written("Kill", "{B}", INSTANT_CARD, destroy(target(CREATURE)))
SWEEP = written("Sweep", "{W}", SORCERY_CARD, destroy(all_of(CREATURE)))


def in_any_order(decision: Decision[Any]) -> object:
    """Whoever is asked for an order takes the one there is."""
    return decision.default() if isinstance(decision, Order) else None


def cast(table: PlanarTable, spell: CardDefinition, *targets: object) -> None:
    """Ann casts a spell that resolves; what triggers is left on the stack."""
    table.hand(ANN, spell)
    table.cast(ANN, spell.name, targets=list(targets))
    table.resolve()


# ---------------------------------------------------------------------- Agyrem


@pytest.mark.rule("603.7a", "603.10a")
def test_agyrem_returns_creatures_at_the_next_end_step(table: PlanarTable) -> None:
    """White ones to the battlefield under their owner's control, all others to their owner's hand."""
    table.on_plane("Agyrem")
    table.battlefield(ANN, "Grizzly Bears")
    table.battlefield(BOB, "Serra Angel")
    table.on_ask(ANN, in_any_order)
    cast(table, SWEEP)
    assert table.stack == ["Agyrem", "Agyrem"]
    table.resolve_all()
    assert (table.graveyard(BOB), table.hand(ANN)) == (["Serra Angel"], [])
    table.go_to("end step")
    table.resolve_all()
    assert (table.battlefield(BOB), table.hand(ANN)) == (["Serra Angel"], ["Grizzly Bears"])


@pytest.mark.rule("608.2h")
def test_agyrem_looks_at_the_color_the_creature_last_had(table: PlanarTable) -> None:
    """A stolen creature comes back to its owner, whatever it became in the graveyard."""
    table.on_plane("Agyrem")
    angel = table.battlefield(BOB, "Serra Angel")
    table.hand(ANN, "Persuasion")
    table.cast(ANN, "Persuasion", targets=[angel])
    table.resolve()
    cast(table, KILL, angel)
    table.resolve_all()
    table.go_to("end step")
    table.resolve_all()
    assert table.find("Serra Angel", zone="battlefield").controller == BOB


def test_agyrem_returns_what_was_a_creature_only_on_the_battlefield(table: PlanarTable) -> None:
    table.on_plane("Agyrem")
    table.battlefield(ANN, "Opalescence", "Ghostly Prison")
    arena = table.battlefield(BOB, "Phyrexian Arena")
    cast(table, KILL, arena)
    table.resolve()
    cast(table, KILL, "Ghostly Prison")
    table.resolve()
    table.on_ask(ANN, in_any_order)
    table.go_to("end step")
    table.resolve_all()
    assert (table.hand(BOB), table.battlefield(ANN)) == (["Phyrexian Arena"], ["Opalescence", "Ghostly Prison"])


@pytest.mark.rule("603.7d", "901.7")
def test_agyrem_returns_them_even_after_the_plane_is_left(table: PlanarTable) -> None:
    table.on_plane("Agyrem")
    bears = table.battlefield(ANN, "Grizzly Bears")
    cast(table, KILL, bears)
    table.resolve()
    table.planeswalk(ANN)
    table.go_to("end step")
    table.resolve()
    assert table.hand(ANN) == ["Grizzly Bears"]


@pytest.mark.rule("400.7", "603.7c")
def test_agyrem_returns_only_what_is_still_in_the_graveyard(table: PlanarTable) -> None:
    table.on_plane("Agyrem")
    angel = table.battlefield(ANN, "Serra Angel")
    cast(table, KILL, angel)
    table.resolve()
    table.battlefield(ANN, "Withered Wretch")
    table.activate(ANN, "Withered Wretch", targets=["Serra Angel"])
    table.resolve()
    table.go_to("end step")
    table.resolve()
    assert (table.exile(ANN), table.battlefield(ANN)) == (["Serra Angel"], ["Withered Wretch"])


@pytest.mark.rule("111.7")
def test_agyrem_does_not_return_tokens(table: PlanarTable) -> None:
    table.on_plane("Agyrem")
    cast(table, written("Raise", "{R}", SORCERY_CARD, create(creature_token(1, 1, "R", "Goblin"))))
    cast(table, KILL, "Goblin Token")
    table.resolve()
    table.go_to("end step")
    table.resolve()
    assert (table.hand(ANN), table.battlefield(ANN)) == ([], [])


@pytest.mark.rule("311.7", "901.11", "508.1c")
def test_agyrem_chaos_protects_you_until_somebody_planeswalks() -> None:
    """ "You" is who controlled the chaos ability, whosever turn it is; planeswalkers are not protected."""
    table = PlanarTable(players=3)
    table.on_plane("Agyrem")
    bears = table.battlefield(BOB, "Grizzly Bears")
    walker = table.battlefield(ANN, "Elspeth, Knight-Errant")
    table.roll(ANN, "chaos")
    table.resolve()
    table.next_turn()
    assert not table.can_attack(bears, ANN)
    assert table.can_attack(bears, CAT)
    assert table.can_attack(bears, walker)
    table.planeswalk(BOB)
    assert table.can_attack(bears, ANN)


# ---------------------------------------------------------------------- Grand Ossuary


@pytest.mark.rule("601.2d", "603.3d")
def test_grand_ossuary_lets_the_creatures_controller_distribute(table: PlanarTable) -> None:
    """The ability is the planar controller's, but the choices are made by who controlled the creature."""
    table.on_plane("Grand Ossuary")
    mine = table.battlefield(ANN, "Llanowar Elves")
    one, other = table.battlefield(BOB, "Grizzly Bears", "Wall of Blossoms")
    angel = table.battlefield(BOB, "Serra Angel")
    table.hand(ANN, KILL)
    table.cast(ANN, "Kill", targets=[angel])
    table.resolve(pause=True)
    assert table.decision is not None
    assert table.decision.player == BOB
    assert mine.id not in table.decision.options  # type: ignore[attr-defined]
    table.answer(BOB, [one, other])
    table.answer(BOB, {one: 3, other: 1})
    assert table.on_stack()[0].controller == ANN
    table.resolve()
    assert (one.counter("+1/+1"), other.counter("+1/+1"), mine.counters) == (3, 1, {})


@pytest.mark.rule("608.2b")
def test_grand_ossuary_counters_for_illegal_targets_are_lost(table: PlanarTable) -> None:
    table.on_plane("Grand Ossuary")
    one, other = table.battlefield(ANN, "Grizzly Bears", "Wall of Blossoms")
    angel = table.battlefield(ANN, "Serra Angel")
    table.will(ANN, [one, other], {one: 3, other: 1})
    cast(table, KILL, angel)
    table.will(ANN, [])
    cast(table, KILL, one)
    table.resolve_all()
    assert other.counter("+1/+1") == 1


@pytest.mark.rule("115.6")
def test_grand_ossuary_with_nothing_to_grow(table: PlanarTable) -> None:
    """Any number of targets may be none, and no power means no counters."""
    table.on_plane("Grand Ossuary")
    wall = table.battlefield(ANN, "Wall of Blossoms")
    bears = table.battlefield(ANN, "Grizzly Bears")
    cast(table, KILL, wall)
    table.resolve()
    assert bears.counters == {}
    cast(table, KILL, bears)
    table.resolve_all()
    assert table.battlefield(ANN) == []


@pytest.mark.rule("311.7", "701.31b", "608.2h")
def test_grand_ossuary_chaos_turns_everything_into_saprolings() -> None:
    """For each player as much as the power was on the battlefield; then the planar controller planeswalks."""
    table = PlanarTable(players=3)
    table.on_plane("Grand Ossuary")
    table.battlefield(ANN, "Grizzly Bears", counters={"+1/+1": 1})
    table.battlefield(ANN, "Llanowar Elves")
    table.battlefield(BOB, "Wall of Blossoms")
    table.lands(CAT, "Forest", 1)
    table.roll(ANN, "chaos")
    table.resolve()
    assert table.battlefield(ANN) == ["Saproling Token"] * 4
    assert (table.battlefield(BOB), table.battlefield(CAT)) == ([], ["Forest"])
    assert sorted(table.exile(ANN)) == ["Grizzly Bears", "Llanowar Elves"]
    assert (table.planes, table.stack) == (["Nowhere 2"], [])


# ---------------------------------------------------------------------- Izzet Steam Maze


@pytest.mark.rule("707.10", "707.10c")
def test_izzet_steam_maze_copies_for_the_caster(table: PlanarTable) -> None:
    table.on_plane("Izzet Steam Maze")
    bears = table.battlefield(ANN, "Grizzly Bears")
    table.hand(BOB, "Lightning Bolt")
    table.cast(BOB, "Lightning Bolt", targets=[ANN])
    ability = table.on_stack()[-1]
    assert (ability.name, ability.controller) == ("Izzet Steam Maze", ANN)
    table.will(BOB, True, bears)
    table.resolve()
    copy = table.on_stack()[-1]
    assert (copy.name, copy.controller, copy.targets) == ("Lightning Bolt", BOB, [bears])
    table.resolve()
    assert not bears.exists
    table.resolve()
    assert (table.life(ANN), table.stack) == (17, [])


@pytest.mark.rule("707.10a")
def test_izzet_steam_maze_copies_what_was_countered_and_what_has_no_target(table: PlanarTable) -> None:
    """Copying is not optional, and the copy is not cast: nothing copies it."""
    table.on_plane("Izzet Steam Maze")
    table.hand(ANN, "Concentrate", "Grizzly Bears")
    table.hand(BOB, "Cancel")
    spell = table.cast(ANN, "Concentrate")
    table.will(BOB, False)
    table.cast(BOB, "Cancel", targets=[spell])
    table.resolve_all()
    assert len(table.hand(ANN)) == 4
    assert table.graveyard(ANN) == ["Concentrate"]
    table.cast(ANN, "Grizzly Bears")
    assert table.stack == ["Grizzly Bears"]


@pytest.mark.rule("707.10", "700.2")
def test_izzet_steam_maze_copies_modes_and_x(table: PlanarTable) -> None:
    table.on_plane("Izzet Steam Maze")
    table.hand(ANN, "Blaze")
    table.cast(ANN, "Blaze", targets=[BOB], x=4)
    table.will(ANN, False)
    table.resolve_all()
    assert table.life(BOB) == 12


@pytest.mark.rule("311.7", "601.2f")
def test_izzet_steam_maze_chaos_makes_spells_cheaper_this_turn() -> None:
    """Only generic mana is saved, only on instants and sorceries, only by the one whose chaos it was."""
    table = PlanarTable()
    table.on_plane("Izzet Steam Maze")
    table.lands(ANN, "Island", 2)
    table.lands(BOB, "Island", 2)
    table.hand(ANN, "Concentrate", "Air Elemental")
    table.hand(BOB, "Cancel")
    assert not table.can_cast(ANN, "Concentrate")
    table.roll(ANN, "chaos")
    table.resolve()
    assert table.can_cast(ANN, "Concentrate")
    assert not table.can_cast(ANN, "Air Elemental")
    table.cast(ANN, "Concentrate")
    assert not table.can_cast(BOB, "Cancel")
    table.resolve_all()
    table.hand(ANN, "Concentrate")
    table.always(ANN, "Air Elemental", about="discard")
    table.go_to("first main phase", of=ANN)
    assert not table.can_cast(ANN, "Concentrate")


# ---------------------------------------------------------------------- Kilnspire District


@pytest.mark.rule("701.31d", "505.1a", "122.1")
def test_kilnspire_district_heats_up(table: PlanarTable) -> None:
    """All charge counters count, whoever put them there; the mana is made by an ability on the stack."""
    table.planar_deck(ANN, "Kilnspire District")
    table.planeswalk(ANN)
    assert table.stack == ["Kilnspire District"]
    table.resolve()
    assert (table.mana(ANN), table.find("Kilnspire District").counter("charge")) == ("{R}", 1)
    table.go_to("first main phase", of=BOB)
    table.resolve()
    assert (table.mana(BOB), table.mana(ANN)) == ("{R}{R}", "")
    table.go_to("postcombat main phase")
    assert table.stack == []


@pytest.mark.rule("901.7a", "311.6")
def test_kilnspire_district_forgets_its_counters(table: PlanarTable) -> None:
    district = table.on_plane("Kilnspire District")
    table.counters(district, "charge", 5)
    table.planeswalk(ANN)
    while table.planes != ["Kilnspire District"]:
        table.planeswalk(ANN)
    table.resolve()
    assert (table.mana(ANN), district.exists) == ("{R}", False)


@pytest.mark.rule("608.2h")
def test_kilnspire_district_left_in_response_still_counts_what_was_there(table: PlanarTable) -> None:
    district = table.on_plane("Kilnspire District")
    table.counters(district, "charge", 2)
    table.begin("first main phase", of=ANN)
    table.planeswalk(ANN)
    table.resolve()
    assert table.mana(ANN) == "{R}{R}"


@pytest.mark.rule("311.7", "107.3f", "118.12")
def test_kilnspire_district_chaos_is_paid_for_as_it_resolves() -> None:
    """The target is chosen at once, X only on resolution."""
    table = PlanarTable()
    table.on_plane("Kilnspire District")
    table.lands(ANN, "Mountain", 4)
    table.will(ANN, BOB)
    table.roll(ANN, "chaos")
    assert table.on_stack()[0].targets == [BOB]
    table.will(ANN, True, 3)
    table.resolve()
    assert table.life(BOB) == 17
    assert sum(land.tapped for land in table.find_all("Mountain", zone="battlefield")) == 3


def test_kilnspire_district_chaos_need_not_be_paid(table: PlanarTable) -> None:
    table.on_plane("Kilnspire District")
    table.lands(ANN, "Mountain", 4)
    table.will(ANN, BOB, False)
    table.roll(ANN, "chaos")
    table.resolve()
    assert table.life(BOB) == 20


# ---------------------------------------------------------------------- Orzhova


@pytest.mark.rule("701.31d", "901.11b")
def test_orzhova_brings_everybodys_creatures_back(table: PlanarTable) -> None:
    table.on_plane("Orzhova")
    table.graveyard(ANN, "Grizzly Bears", "Lightning Bolt")
    table.graveyard(BOB, "Serra Angel", "Llanowar Elves")
    table.roll(ANN, "planeswalker")
    table.resolve()
    assert table.stack == ["Orzhova"]
    table.resolve()
    assert (table.battlefield(ANN), table.graveyard(ANN)) == (["Grizzly Bears"], ["Lightning Bolt"])
    assert sorted(table.battlefield(BOB)) == ["Llanowar Elves", "Serra Angel"]


@pytest.mark.rule("311.7", "115.1d")
def test_orzhova_chaos_exiles_one_card_of_each_opponent() -> None:
    table = PlanarTable(players=3)
    table.on_plane("Orzhova")
    mine = table.graveyard(ANN, "Grizzly Bears")
    angel, elves, _ = table.graveyard(BOB, "Serra Angel", "Llanowar Elves", "Lightning Bolt")
    wall = table.graveyard(CAT, "Wall of Blossoms")
    table.roll(ANN, "chaos", pause=True)
    assert list(table.decision.options) == [angel.id, elves.id, wall.id]  # type: ignore[union-attr]
    with table.refuses("at most one"):
        table.answer(ANN, [angel, elves])
    table.answer(ANN, [elves, wall])
    table.resolve()
    assert (table.exile(BOB), table.exile(CAT), mine.exists) == (["Llanowar Elves"], ["Wall of Blossoms"], True)


@pytest.mark.rule("115.6")
def test_orzhova_chaos_may_have_no_targets(table: PlanarTable) -> None:
    table.on_plane("Orzhova")
    table.graveyard(BOB, "Serra Angel")
    table.will(ANN, [])
    table.roll(ANN, "chaos")
    table.resolve()
    assert table.graveyard(BOB) == ["Serra Angel"]


# ---------------------------------------------------------------------- Prahv


@pytest.mark.rule("508.1c", "901.7")
def test_prahv_no_attack_after_a_spell(table: PlanarTable) -> None:
    table.on_plane("Prahv")
    bears = table.battlefield(ANN, "Grizzly Bears")
    table.hand(ANN, "Lightning Bolt")
    assert table.can_attack(bears)
    table.cast(ANN, "Lightning Bolt", targets=[BOB])
    table.resolve()
    assert not table.can_attack(bears)
    with table.refuses("cannot attack"):
        table.attack(ANN, {bears: BOB})


@pytest.mark.rule("601.3", "305.1")
@pytest.mark.parametrize("attacker", ["Grizzly Bears", "Serra Angel"])
def test_prahv_no_spell_after_an_attack(table: PlanarTable, attacker: str) -> None:
    """Playing a land is not casting a spell, and the other players are free."""
    table.on_plane("Prahv")
    bears = table.battlefield(ANN, attacker)
    table.hand(ANN, "Lightning Bolt", "Forest")
    table.hand(BOB, "Lightning Bolt")
    table.attack(ANN, {bears: BOB})
    with table.refuses("forbids"):
        table.cast(ANN, "Lightning Bolt", targets=[BOB])
    table.cast(BOB, "Lightning Bolt", targets=[ANN])
    table.resolve()
    table.go_to("postcombat main phase")
    table.play_land(ANN, "Forest")


@pytest.mark.rule("901.6")
def test_prahv_counts_what_was_done_before_and_ends_with_the_plane(table: PlanarTable) -> None:
    bears = table.battlefield(ANN, "Grizzly Bears")
    table.hand(ANN, "Lightning Bolt")
    table.cast(ANN, "Lightning Bolt", targets=[BOB])
    table.resolve()
    table.planar_deck(ANN, "Prahv")
    table.planeswalk(ANN)
    assert not table.can_attack(bears)
    table.planeswalk(ANN)
    assert table.can_attack(bears)


@pytest.mark.rule("508.4")
def test_prahv_does_not_mind_what_enters_attacking(table: PlanarTable) -> None:
    """Only the declaration of attackers is attacking with creatures."""
    table.on_plane("Prahv")
    table.turn(ANN, "beginning of combat")
    goblin = creature_token(1, 1, "R", "Goblin").values()
    table.happen(lambda state: create_tokens(state, state.players[ANN], goblin, attacking=BOB))
    assert table.find("Goblin Token").attacking == BOB
    table.hand(ANN, "Lightning Bolt")
    table.cast(ANN, "Lightning Bolt", targets=[BOB])


@pytest.mark.rule("311.7")
def test_prahv_chaos_gains_life_for_the_hand(table: PlanarTable) -> None:
    table.on_plane("Prahv")
    table.hand(ANN, "Forest", "Lightning Bolt", "Cancel")
    table.roll(ANN, "chaos")
    table.resolve()
    assert table.life(ANN) == 23


# ---------------------------------------------------------------------- Selesnya Loft Gardens

SPROUT = written("Sprout", "{G}", creature("Plant", 0, 0), EntersWithCounters("+1/+1", Number(2)))
WALKER = written("Walker", "{2}", planeswalker("Jace", 3), loyal(1, draw()), loyal(-2, draw()))


@pytest.mark.rule("614.1a", "614.16")
def test_selesnya_loft_gardens_doubles_for_everybody(table: PlanarTable) -> None:
    table.on_plane("Selesnya Loft Gardens")
    bears = table.battlefield(BOB, "Grizzly Bears")
    cast(table, written("Raise", "{R}", SORCERY_CARD, create(creature_token(1, 1, "R", "Goblin"), 2)))
    cast(table, written("Feed", "{G}", SORCERY_CARD, put_counters("+1/+1", target(CREATURE))), bears)
    assert (table.battlefield(ANN), bears.power) == (["Goblin Token"] * 4, 4)
    assert table.enters(BOB, SPROUT).power == 4
    assert table.enters(BOB, WALKER).loyalty == 6


@pytest.mark.rule("609.1", "606.4", "120.3d")
def test_selesnya_loft_gardens_doubles_only_effects(table: PlanarTable) -> None:
    """Not the loyalty counters of a cost, and not those that damage leaves behind."""
    table.on_plane("Selesnya Loft Gardens")
    walker = table.enters(ANN, WALKER)
    table.activate(ANN, walker, 0)
    assert walker.loyalty == 7
    table.resolve()
    slasher = table.battlefield(ANN, written("Witherer", "{B}", creature("Elf", 2, 2), keyword("wither")))
    tyrranax = table.battlefield(BOB, "Alpha Tyrranax")
    table.attack(ANN, {slasher: BOB})
    table.block(BOB, {tyrranax: slasher})
    table.combat_damage()
    assert tyrranax.counter("-1/-1") == 2


@pytest.mark.rule("311.7", "605.1b", "605.4a")
def test_selesnya_loft_gardens_chaos_makes_lands_give_more(table: PlanarTable) -> None:
    """It adds up, without using the stack, for you only, and until end of turn."""
    table.on_plane("Selesnya Loft Gardens")
    table.lands(ANN, "Forest", 3)
    table.lands(BOB, "Forest", 1)
    table.battlefield(ANN, "Sol Ring")
    table.chaos()
    table.resolve()
    assert table.tap_for_mana(ANN, "Forest") == "{G}{G}"
    assert table.stack == []
    table.chaos()
    table.resolve()
    assert table.tap_for_mana(ANN, "Forest") == "{G}{G}{G}{G}{G}"
    assert table.tap_for_mana(ANN, "Sol Ring") == "{G}{G}{G}{G}{G}{C}{C}"
    table.pass_(ANN)
    assert table.tap_for_mana(BOB, "Forest") == "{G}"
    table.go_to("first main phase", of=ANN)
    assert table.tap_for_mana(ANN, "Forest") == "{G}"


@pytest.mark.rule("605.3a", "106.12a")
def test_selesnya_loft_gardens_chaos_helps_to_pay() -> None:
    """A payment reckons with the additional mana; of a land that made two types one chooses."""
    table = PlanarTable()
    table.on_plane("Selesnya Loft Gardens")
    forest = table.battlefield(ANN, "Forest")
    table.hand(ANN, "Grizzly Bears")
    table.chaos()
    table.resolve()
    table.cast(ANN, "Grizzly Bears")
    assert (table.stack, forest.tapped, table.mana(ANN)) == (["Grizzly Bears"], True, "")
    table.battlefield(ANN, "Selesnya Sanctuary")
    assert table.tap_for_mana(ANN, "Selesnya Sanctuary", choose=["{W}"]) == "{W}{W}{G}"


# ---------------------------------------------------------------------- Undercity Reaches


@pytest.mark.rule("510.3a", "603.2c")
def test_undercity_reaches_asks_each_creatures_controller(table: PlanarTable) -> None:
    table.on_plane("Undercity Reaches")
    attackers = table.battlefield(BOB, "Grizzly Bears", "Llanowar Elves")
    table.next_turn()
    table.attack(BOB, dict.fromkeys(attackers, ANN))
    table.combat_damage()
    assert table.stack == ["Undercity Reaches"] * 2
    hand = len(table.hand(BOB))
    table.will(BOB, True, False)
    table.resolve_all()
    assert len(table.hand(BOB)) == hand + 1
    assert table.hand(ANN) == []


@pytest.mark.rule("608.2h")
def test_undercity_reaches_the_creatures_controller_decides(table: PlanarTable) -> None:
    """The planar controller controls the ability; the creature may be somebody else's by then."""
    table.on_plane("Undercity Reaches")
    bears = table.battlefield(ANN, "Grizzly Bears")
    table.attack(ANN, {bears: BOB})
    table.combat_damage()
    table.hand(BOB, KILL)
    table.cast(BOB, "Kill", targets=[bears])
    table.resolve()
    table.will(ANN, True)
    table.resolve()
    assert table.hand(ANN) == ["Plains"]


@pytest.mark.rule("311.7", "402.2")
def test_undercity_reaches_chaos_lasts_for_the_rest_of_the_game(table: PlanarTable) -> None:
    table.on_plane("Undercity Reaches")
    table.hand(ANN, *["Forest"] * 9)
    table.hand(BOB, *["Forest"] * 9)
    table.roll(ANN, "chaos")
    table.resolve()
    table.planeswalk(ANN)
    table.next_turn()
    assert len(table.hand(ANN)) == 9
    table.will(BOB, ["Forest"] * 3, about="discard")
    table.next_turn()
    assert (table.unused, len(table.hand(BOB))) == ([], 7)
    table.next_turn()
    assert len(table.hand(ANN)) == 10
