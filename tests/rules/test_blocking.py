"""Blocking (CR 509, 802.4) and the keywords that have a say in it."""

from __future__ import annotations

import pytest

from planechase.rules.combat.blocking import BlockCost, BlockRequirement, DeclaredBlocks
from planechase.rules.language.characteristics import CardDefinition
from planechase.rules.language.grammar import Cost
from planechase.rules.language.word import word
from planechase.rules.mana.mana import ManaCost
from planechase.rules.mana.paying import PayMana
from planechase.rules.state.decisions import DeclareBlockers, IllegalAnswer
from planechase.rules.state.objects import Permanent
from planechase.rules.state.source import Source
from planechase.rules.state.state import State
from planechase.testing import ANN, BOB, CAT, DAN, Handle, Table
from planechase.words.card import ENCHANTMENT_CARD, INSTANT_CARD, card, creature, planeswalker, static, whenever
from planechase.words.effects.hands import draw
from planechase.words.effects.life_effects import gain_life
from planechase.words.effects.permanent_effects import TapIt
from planechase.words.filters import CREATURE, ITSELF
from planechase.words.keywords import keyword
from planechase.words.selections import target
from planechase.words.statics import (
    AllMustBlock,
    BlockedIfAble,
    BlockLimit,
    CanBlockMore,
    CantAttackOrBlockAlone,
    CantBlock,
)
from planechase.words.triggers import BecomesBlockedTrigger, BlockedByTrigger, BlocksTrigger, UnblockedTrigger

BEAR = creature("Bear", 2, 2)
LURE = card("Lure Beast", "{G}", BEAR, AllMustBlock(ITSELF))
OCTOPUS = card("Octopus", "{U}", creature("Octopus", 2, 6), CanBlockMore(ITSELF))
WALKER = card("Ana", "{2}", planeswalker("Ana", 3))
NAP = card("Nap", "{W}", INSTANT_CARD, TapIt(target(CREATURE)))


def with_keyword(name: str, color: str = "{R}") -> CardDefinition:
    return card(f"{name.title()} Beast", color, BEAR, keyword(name))


def attacked(*attackers: CardDefinition | str, blockers: tuple[CardDefinition | str, ...] = ()) -> Table:
    """Ann attacks Bob with all of hers; Bob is about to block."""
    table = Table()
    for one in attackers:
        table.battlefield(ANN, one)
    for one in blockers:
        table.battlefield(BOB, one)
    table.attack(ANN, [handle for one in attackers for handle in [table.find(name_of(one), controller=ANN)]])
    return table


def name_of(one: CardDefinition | str) -> str:
    return one if isinstance(one, str) else one.name


def may_block(table: Table, blocker: Handle | str, attacker: Handle | str) -> bool:
    """Whether this single block would be accepted."""
    other = table.fork()
    try:
        other.block(BOB, {blocker: attacker})
    except IllegalAnswer:
        return False
    return True


# ---------------------------------------------------------------------- who blocks what


@pytest.mark.rule("509.1a", "509.1g", "509.1h")
def test_an_untapped_creature_blocks_one_attacker() -> None:
    table = Table()
    one, two = table.battlefield(ANN, "Grizzly Bears"), table.battlefield(ANN, "Grizzly Bears")
    wall = table.battlefield(BOB, "Wall of Blossoms")
    tapped = table.battlefield(BOB, "Alpha Tyrranax", tapped=True)
    table.attack(ANN, [one, two])
    table.go_to("declare blockers step", pause=True)
    assert isinstance(table.decision, DeclareBlockers)
    assert list(table.decision.choices) == [wall.id]
    assert tapped.id not in table.decision.choices
    with pytest.raises(IllegalAnswer, match="cannot block that many"):
        table.answer(BOB, {wall: [one, two]})

    table.answer(BOB, {wall: one})
    assert (one.blocked, two.blocked) == (True, False)
    assert wall.blocking == [one]
    table.combat_damage()
    assert table.life(BOB) == 18


@pytest.mark.rule("509.1a")
def test_several_creatures_block_the_same_attacker() -> None:
    table = Table()
    attacker = table.battlefield(ANN, "Alpha Tyrranax")
    one, two = table.battlefield(BOB, "Grizzly Bears"), table.battlefield(BOB, "Grizzly Bears")
    table.attack(ANN, attacker)
    table.block(BOB, {one: attacker, two: attacker})
    table.will(ANN, {one: 3, two: 3}, about="damage")
    table.combat_damage()

    assert not one.exists
    assert not two.exists
    assert attacker.damage == 4


@pytest.mark.rule("802.4", "802.4a", "101.4")
def test_each_defender_blocks_in_turn_order_and_only_what_attacks_them() -> None:
    table = Table(players=4)
    at_bob, at_dan, at_walker = (table.battlefield(ANN, "Grizzly Bears") for _ in range(3))
    walker = table.battlefield(CAT, WALKER)
    walls = {player: table.battlefield(player, "Wall of Blossoms") for player in (BOB, CAT, DAN)}
    table.attack(ANN, {at_dan: DAN, at_bob: BOB, at_walker: walker})
    table.go_to("declare blockers step", pause=True)

    for player, attacker in ((BOB, at_bob), (CAT, at_walker), (DAN, at_dan)):
        assert isinstance(table.decision, DeclareBlockers)
        assert table.decision.player == player
        assert table.decision.choices == {walls[player].id: (attacker.id,)}
        table.answer(player, {walls[player]: attacker})
    assert table.step.value == "declare blockers step"
    assert table.has_priority == ANN
    table.combat_damage()
    assert [table.life(player) for player in (BOB, CAT, DAN)] == [20, 20, 20]


@pytest.mark.rule("802.4b")
def test_blocks_of_other_players_do_not_help_against_menace() -> None:
    table = Table(players=3)
    one = table.battlefield(ANN, "Deranged Whelp")
    two = table.battlefield(ANN, "Grizzly Bears")
    bobs = table.battlefield(BOB, "Wall of Blossoms")
    table.battlefield(CAT, "Wall of Blossoms")
    table.attack(ANN, {one: BOB, two: CAT})
    table.go_to("declare blockers step", pause=True)

    with pytest.raises(IllegalAnswer, match="menace"):
        table.answer(BOB, {bobs: one})


@pytest.mark.rule("509.1h")
def test_a_creature_stays_blocked_when_its_blocker_is_gone() -> None:
    table = Table(free_mana=True)
    bears = table.battlefield(ANN, "Grizzly Bears")
    elves = table.battlefield(BOB, "Llanowar Elves")
    table.hand(ANN, "Lightning Bolt")
    table.attack(ANN, bears)
    table.block(BOB, {elves: bears})
    table.cast(ANN, "Lightning Bolt", targets=[elves])
    table.resolve()
    assert bears.blocked
    table.combat_damage()

    assert table.life(BOB) == 20


@pytest.mark.rule("506.4b", "509.1g")
def test_a_blocker_tapped_later_goes_on_blocking_and_deals_damage() -> None:
    table = Table(free_mana=True)
    bears = table.battlefield(ANN, "Grizzly Bears")
    tyrannax = table.battlefield(BOB, "Alpha Tyrranax")
    table.hand(ANN, NAP)
    table.attack(ANN, bears)
    table.block(BOB, {tyrannax: bears})
    table.cast(ANN, "Nap", targets=[tyrannax])
    table.resolve()
    table.combat_damage()

    assert not bears.exists


# ---------------------------------------------------------------------- evasion


@pytest.mark.rule("702.9b", "702.17b")
def test_flying_is_blocked_by_flying_and_reach() -> None:
    table = attacked("Air Elemental", blockers=("Grizzly Bears", "Serra Angel", "Penumbra Spider"))

    assert not may_block(table, "Grizzly Bears", "Air Elemental")
    assert may_block(table, "Serra Angel", "Air Elemental")
    assert may_block(table, "Penumbra Spider", "Air Elemental")


@pytest.mark.rule("702.28b")
def test_shadow_blocks_and_is_blocked_by_shadow_only() -> None:
    shade = with_keyword("shadow")
    table = attacked("Dauthi Slayer", "Grizzly Bears", blockers=("Alpha Tyrranax", shade))

    assert not may_block(table, "Alpha Tyrranax", "Dauthi Slayer")
    assert may_block(table, "Shadow Beast", "Dauthi Slayer")
    assert not may_block(table, "Shadow Beast", "Grizzly Bears")
    assert may_block(table, "Alpha Tyrranax", "Grizzly Bears")


@pytest.mark.rule("702.36b")
def test_fear_is_blocked_by_artifacts_and_black_creatures() -> None:
    table = attacked(with_keyword("fear"), blockers=("Grizzly Bears", "Dregscape Zombie", "Myr Enforcer"))

    assert not may_block(table, "Grizzly Bears", "Fear Beast")
    assert may_block(table, "Dregscape Zombie", "Fear Beast")
    assert may_block(table, "Myr Enforcer", "Fear Beast")


@pytest.mark.rule("702.13b")
def test_intimidate_is_blocked_by_artifacts_and_creatures_that_share_a_color() -> None:
    table = attacked(with_keyword("intimidate"), blockers=("Grizzly Bears", "Deranged Whelp", "Myr Enforcer"))

    assert not may_block(table, "Grizzly Bears", "Intimidate Beast")
    assert may_block(table, "Deranged Whelp", "Intimidate Beast")
    assert may_block(table, "Myr Enforcer", "Intimidate Beast")


@pytest.mark.rule("702.31b")
def test_horsemanship_is_blocked_by_horsemanship() -> None:
    rider = with_keyword("horsemanship")
    table = attacked(rider, blockers=("Serra Angel", rider))

    assert not may_block(table, "Serra Angel", table.find("Horsemanship Beast", controller=ANN))
    mine = table.find("Horsemanship Beast", controller=BOB)
    assert may_block(table, mine, table.find("Horsemanship Beast", controller=ANN))


@pytest.mark.rule("702.118b")
def test_skulk_is_not_blocked_by_greater_power() -> None:
    table = attacked(with_keyword("skulk"), blockers=("Alpha Tyrranax", "Wall of Blossoms"))

    assert not may_block(table, "Alpha Tyrranax", "Skulk Beast")
    assert may_block(table, "Wall of Blossoms", "Skulk Beast")


@pytest.mark.rule("702.111b", "509.1b")
def test_menace_takes_two_blockers() -> None:
    table = attacked("Deranged Whelp", blockers=("Grizzly Bears", "Wall of Blossoms"))
    assert not may_block(table, "Grizzly Bears", "Deranged Whelp")

    table.block(BOB, {"Grizzly Bears": "Deranged Whelp", "Wall of Blossoms": "Deranged Whelp"})
    assert table.find("Deranged Whelp").blocked


@pytest.mark.rule("702.14c", "802.2a")
def test_landwalk_looks_at_the_lands_of_the_player_who_is_attacked() -> None:
    table = Table(players=3)
    one, two = table.battlefield(ANN, "Bog Smugglers"), table.battlefield(ANN, "Bog Smugglers")
    table.lands(BOB, "Swamp")
    bobs, cats = (table.battlefield(player, "Wall of Blossoms") for player in (BOB, CAT))
    table.attack(ANN, {one: BOB, two: CAT})
    table.go_to("declare blockers step", pause=True)

    assert isinstance(table.decision, DeclareBlockers)
    assert table.decision.player == CAT
    assert bobs.id not in table.decision.choices
    table.answer(CAT, {cats: two})
    assert (one.blocked, two.blocked) == (False, True)


@pytest.mark.rule("702.16f")
def test_protection_keeps_blockers_away() -> None:
    table = attacked("White Knight", blockers=("Dregscape Zombie", "Grizzly Bears"))

    assert not may_block(table, "Dregscape Zombie", "White Knight")
    assert may_block(table, "Grizzly Bears", "White Knight")


@pytest.mark.rule("509.1b", "509.1a")
def test_cannot_block_and_cannot_be_blocked() -> None:
    table = attacked("Tormented Soul", "Grizzly Bears", blockers=("Alpha Tyrranax",))
    assert not may_block(table, "Alpha Tyrranax", "Tormented Soul")
    assert may_block(table, "Alpha Tyrranax", "Grizzly Bears")

    other = attacked("Grizzly Bears", blockers=("Tormented Soul",))
    assert not may_block(other, "Tormented Soul", "Grizzly Bears")


@pytest.mark.rule("509.1b")
def test_blocking_alone_can_be_forbidden() -> None:
    table = attacked("Grizzly Bears", blockers=("Jackal Familiar", "Wall of Blossoms"))
    assert not may_block(table, "Jackal Familiar", "Grizzly Bears")

    table.block(BOB, {"Jackal Familiar": "Grizzly Bears", "Wall of Blossoms": "Grizzly Bears"})
    assert table.find("Grizzly Bears").blocked


@pytest.mark.rule("509.1b", "509.1a", "510.1d")
def test_some_creatures_block_two_attackers() -> None:
    table = Table()
    one, two = table.battlefield(ANN, "Grizzly Bears"), table.battlefield(ANN, "Grizzly Bears")
    octopus = table.battlefield(BOB, OCTOPUS)
    table.attack(ANN, [one, two])
    table.block(BOB, {octopus: [one, two]})
    assert one.blocked
    assert two.blocked

    table.will(BOB, {one: 0, two: 2}, about="damage")
    table.combat_damage()
    assert octopus.damage == 4
    assert one.exists
    assert not two.exists


# ---------------------------------------------------------------------- requirements


@pytest.mark.rule("509.1c")
def test_all_creatures_able_to_block_do_so() -> None:
    table = Table()
    lure = table.battlefield(ANN, LURE)
    bears = table.battlefield(ANN, "Grizzly Bears")
    one, two = table.battlefield(BOB, "Wall of Blossoms"), table.battlefield(BOB, "Llanowar Elves")
    tapped = table.battlefield(BOB, "Alpha Tyrranax", tapped=True)
    table.attack(ANN, [bears, lure])
    table.go_to("declare blockers step", pause=True)

    for refused in ({}, {one: lure}, {one: lure, two: bears}):
        with pytest.raises(IllegalAnswer, match="must block"):
            table.answer(BOB, refused)
    table.answer(BOB, {one: lure, two: lure})
    assert tapped.blocking == []


@pytest.mark.rule("509.1c")
def test_a_requirement_does_not_overrule_a_restriction() -> None:
    table = Table()
    pacifist = card("Pacifist", "{W}", BEAR, CantBlock(ITSELF))
    lure = table.battlefield(ANN, LURE)
    table.battlefield(BOB, pacifist)
    table.attack(ANN, lure)
    table.combat_damage()

    assert table.life(BOB) == 18


@pytest.mark.rule("509.1c", "702.111b")
def test_a_lone_creature_need_not_block_a_lure_with_menace_but_two_must() -> None:
    menacing = card("Menacing Lure", "{R}", BEAR, keyword("menace"), AllMustBlock(ITSELF))
    table = Table()
    lure = table.battlefield(ANN, menacing)
    one = table.battlefield(BOB, "Wall of Blossoms")
    table.attack(ANN, lure)
    alone = table.fork()
    alone.block(BOB, {})
    assert not alone.find(lure).blocked

    two = table.battlefield(BOB, "Llanowar Elves")
    table.go_to("declare blockers step", pause=True)
    with pytest.raises(IllegalAnswer, match="must block"):
        table.answer(BOB, {})
    table.answer(BOB, {one: lure, two: lure})


@pytest.mark.rule("509.1b", "509.1c")
def test_where_only_one_may_block_one_must() -> None:
    table = Table()
    lure = table.battlefield(ANN, LURE)
    table.battlefield(ANN, card("Narrow Bridge", "{W}", ENCHANTMENT_CARD, static(BlockLimit(1))))
    one, other = table.battlefield(BOB, "Llanowar Elves", "Wall of Blossoms")
    table.attack(ANN, lure)
    table.go_to("declare blockers step", pause=True)
    with table.refuses("must block"):
        table.answer(BOB, {})
    with table.refuses("No more than 1 can block"):
        table.answer(BOB, {one: lure, other: lure})
    table.answer(BOB, {other: lure})
    assert other.blocking == [lure]


@word
class BearsBlock(BlockRequirement):
    """A requirement of one's own, for some creatures only."""

    reads = "Bears block each combat if able"

    def concerns(self, game: State, blocker: Permanent, attackers: tuple[int, ...], by: Source) -> bool:
        return "Bear" in game.chars(blocker).subtypes

    def obeyed(self, game: State, blocker: Permanent, blocks: DeclaredBlocks, by: Source) -> bool:
        return blocker.id in blocks


@pytest.mark.rule("509.1c")
def test_a_requirement_is_of_those_it_speaks_of() -> None:
    table = Table()
    attacker = table.battlefield(ANN, "Serra Angel", "Wall of Blossoms")[0]
    table.battlefield(ANN, card("Roar", "{G}", ENCHANTMENT_CARD, static(BearsBlock())))
    elves, bird = table.battlefield(BOB, "Llanowar Elves", card("Bird Bear", "{G}", BEAR, keyword("flying")))
    table.attack(ANN, attacker)
    table.go_to("declare blockers step", pause=True)
    with table.refuses("must block"):
        table.answer(BOB, {})
    table.answer(BOB, {bird: attacker})
    assert (bird.blocking, elves.blocking) == ([attacker], [])


@pytest.mark.rule("509.1c")
def test_two_lures_share_the_blockers_and_one_that_blocks_two_blocks_both() -> None:
    table = Table()
    one, two = table.battlefield(ANN, LURE), table.battlefield(ANN, LURE)
    elves = table.battlefield(BOB, "Llanowar Elves")
    octopus = table.battlefield(BOB, OCTOPUS)
    table.attack(ANN, [one, two])
    table.go_to("declare blockers step", pause=True)

    for refused in ({elves: one}, {elves: one, octopus: two}):
        with pytest.raises(IllegalAnswer, match="must block"):
            table.answer(BOB, refused)
    table.answer(BOB, {elves: two, octopus: [one, two]})


@pytest.mark.rule("509.1c")
def test_a_lure_among_many_attackers_and_blockers_is_decided_quickly() -> None:
    table = Table()
    attackers = [table.battlefield(ANN, "Grizzly Bears") for _ in range(9)]
    lure = table.battlefield(ANN, LURE)
    blockers = [table.battlefield(BOB, "Wall of Blossoms") for _ in range(14)]
    table.attack(ANN, [*attackers, lure])
    table.go_to("declare blockers step", pause=True)

    with pytest.raises(IllegalAnswer, match="must block"):
        table.answer(BOB, {blockers[0]: attackers[0]})
    table.answer(BOB, dict.fromkeys(blockers, lure))


# ---------------------------------------------------------------------- costs


@word
class BlockTax(BlockCost):
    """Creatures cannot block unless their controller pays {1} for each."""

    def costs(self, game: State, blocker: Permanent, by: Source) -> tuple[Cost, ...]:
        return (PayMana(ManaCost.parse("{1}")),)


TOLL = card("Toll", "{W}", ENCHANTMENT_CARD, BlockTax())


@pytest.mark.rule("509.1d", "509.1f")
def test_the_cost_to_block_is_paid_for_all_blockers_together() -> None:
    table = Table()
    table.battlefield(ANN, TOLL)
    bears = table.battlefield(ANN, "Grizzly Bears")
    one, two = table.battlefield(BOB, "Wall of Blossoms"), table.battlefield(BOB, "Wall of Blossoms")
    (forest,) = table.lands(BOB, "Forest", 1)
    table.attack(ANN, bears)
    table.go_to("declare blockers step", pause=True)

    with pytest.raises(IllegalAnswer, match="cannot be paid"):
        table.answer(BOB, {one: bears, two: bears})
    table.answer(BOB, {one: bears})
    assert forest.tapped
    assert bears.blocked


@pytest.mark.rule("509.1c", "509.1d")
def test_nobody_has_to_pay_to_block() -> None:
    table = Table()
    table.battlefield(ANN, TOLL)
    lure = table.battlefield(ANN, LURE)
    table.battlefield(BOB, "Wall of Blossoms")
    table.lands(BOB, "Forest", 3)
    table.attack(ANN, lure)
    table.block(BOB, {})

    assert not lure.blocked


# ---------------------------------------------------------------------- triggers


@pytest.mark.rule("509.3a", "509.3b")
def test_blocks_triggers_once_and_blocks_a_creature_for_each() -> None:
    once = whenever(BlocksTrigger(ITSELF), gain_life(1))
    each = whenever(BlocksTrigger(ITSELF, CREATURE), gain_life(10))
    hydra = card("Watchful Hydra", "{U}", creature("Hydra", 0, 9), CanBlockMore(ITSELF), once, each)
    table = Table()
    one, two = table.battlefield(ANN, "Grizzly Bears"), table.battlefield(ANN, "Grizzly Bears")
    table.battlefield(BOB, hydra)
    table.always(BOB, ["Watchful Hydra"] * 3, about="triggers")
    table.attack(ANN, [one, two])
    table.block(BOB, {"Watchful Hydra": [one, two]})
    table.resolve_all()

    assert table.life(BOB) == 41


@pytest.mark.rule("509.3c", "509.3d", "509.1i", "509.2a")
def test_becomes_blocked_triggers_once_and_blocked_by_a_creature_for_each() -> None:
    once = whenever(BecomesBlockedTrigger(ITSELF), gain_life(1))
    each = whenever(BlockedByTrigger(ITSELF, CREATURE), gain_life(10))
    proud = card("Proud Beast", "{R}", BEAR, once, each)
    table = Table()
    table.battlefield(ANN, proud)
    one, two = table.battlefield(BOB, "Wall of Blossoms"), table.battlefield(BOB, "Wall of Blossoms")
    table.always(ANN, ["Proud Beast"] * 3, about="triggers")
    table.attack(ANN, "Proud Beast")
    table.block(BOB, {one: "Proud Beast", two: "Proud Beast"})
    assert len(table.stack) == 3
    assert table.has_priority == ANN
    table.resolve_all()

    assert table.life(ANN) == 41


@pytest.mark.rule("509.3g", "508.3f")
def test_attacks_and_is_not_blocked_for_each_of_two_defenders() -> None:
    sneak = card("Sneak", "{U}", BEAR, whenever(UnblockedTrigger(ITSELF), draw(1)))
    table = Table(players=3)
    one, two = table.battlefield(ANN, sneak), table.battlefield(ANN, sneak)
    table.battlefield(BOB, "Wall of Blossoms")
    table.always(ANN, ["Sneak", "Sneak"], about="Order")
    table.attack(ANN, {one: BOB, two: CAT})
    assert table.stack == []
    table.block(BOB, {})

    assert table.stack == ["Sneak", "Sneak"]
    assert table.step.value == "declare blockers step"


@pytest.mark.rule("509.3g")
def test_it_was_blocked_even_if_the_blocker_is_removed() -> None:
    sneak = card("Sneak", "{U}", BEAR, whenever(UnblockedTrigger(ITSELF), draw(1)))
    table = Table(free_mana=True)
    table.battlefield(ANN, sneak)
    elves = table.battlefield(BOB, "Llanowar Elves")
    table.hand(ANN, "Lightning Bolt")
    table.attack(ANN, "Sneak")
    table.block(BOB, {elves: "Sneak"})
    table.cast(ANN, "Lightning Bolt", targets=[elves])
    table.resolve()

    assert table.stack == []


@pytest.mark.rule("702.25a")
def test_flanking_shrinks_blockers_without_it() -> None:
    table = Table()
    knight = table.battlefield(ANN, "Cadaverous Knight")
    elves = table.battlefield(BOB, "Llanowar Elves")
    table.attack(ANN, knight)
    table.block(BOB, {elves: knight})
    table.resolve_all()

    assert not elves.exists
    assert knight.blocked


@pytest.mark.rule("104.3a", "800.4a")
def test_a_defender_who_leaves_while_asked_to_block_lets_the_others_block() -> None:
    table = Table(players=3)
    one, two = table.battlefield(ANN, "Grizzly Bears"), table.battlefield(ANN, "Grizzly Bears")
    table.battlefield(BOB, "Wall of Blossoms")
    cats = table.battlefield(CAT, "Wall of Blossoms")
    table.attack(ANN, {one: BOB, two: CAT})
    table.go_to("declare blockers step", pause=True)
    table.concede(BOB)

    assert isinstance(table.decision, DeclareBlockers)
    assert table.decision.player == CAT
    table.answer(CAT, {cats: two})
    table.combat_damage()
    assert (one.attacking, two.blocked) == (None, True)
    assert table.life(CAT) == 20


@pytest.mark.rule("104.3a", "800.4a")
def test_an_attacker_who_leaves_while_a_defender_blocks_takes_the_attackers_along() -> None:
    table = Table(players=3)
    bears = table.battlefield(ANN, "Grizzly Bears")
    table.battlefield(BOB, "Wall of Blossoms")
    table.attack(ANN, {bears: BOB})
    table.go_to("declare blockers step", pause=True)
    table.concede(ANN)

    assert table.has_priority == BOB
    assert table.step.value == "declare blockers step"
    table.next_turn()
    assert table.life(BOB) == 20
    assert table.active_player == BOB


@pytest.mark.rule("509.1c")
def test_only_what_must_be_blocked_has_to_be() -> None:
    bold = card("Bold Beast", "{R}", BEAR, BlockedIfAble(ITSELF))
    table = attacked(bold, "Grizzly Bears", blockers=("Wall of Blossoms", "Llanowar Elves"))
    with table.refuses("block"):
        table.block(BOB, {"Wall of Blossoms": "Grizzly Bears"})
    table.block(BOB, {"Wall of Blossoms": "Bold Beast"})
    assert not table.find("Grizzly Bears").blocked


@pytest.mark.rule("509.1c")
def test_another_creature_has_to_block_along_with_one_that_must_but_cannot_alone() -> None:
    """The elves cannot block the bird that all must block, but with them the shy one can."""
    bird = card("Lure Bird", "{G}", BEAR, AllMustBlock(ITSELF), keyword("flying"))
    shy = card("Shy Spider", "{G}", BEAR, keyword("reach"), CantAttackOrBlockAlone())
    table = attacked(bird, "Grizzly Bears", blockers=(shy, "Llanowar Elves"))
    with table.refuses("block"):
        table.block(BOB, {})
    table.block(BOB, {"Shy Spider": "Lure Bird", "Llanowar Elves": "Grizzly Bears"})
    assert table.find("Lure Bird").blocked


@pytest.mark.rule("509.1b")
def test_the_answers_know_which_creature_can_block_several() -> None:
    """The Octopus blocks nothing, one of two, or both; the wall nothing or one of two."""
    table = attacked("Grizzly Bears", "Llanowar Elves", blockers=(OCTOPUS, "Wall of Blossoms"))
    table.go_to("declare blockers step", pause=True)
    assert table.decision is not None
    answers = table.decision.answers()
    assert answers is not None
    assert len(answers) == 4 * 3
