"""Attacking (CR 506 to 508, 802.3): who attacks what, requirements, restrictions, costs, goad, entering attacking."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from planechase.rules.events.actions import create_tokens
from planechase.rules.language.card_types import ARTIFACT
from planechase.rules.language.characteristics import Characteristics
from planechase.rules.mana.mana import ManaCost
from planechase.rules.state.decisions import DeclareAttackers, IllegalAnswer, Rule
from planechase.rules.state.state import State
from planechase.testing import ANN, BOB, CAT, DAN, Table
from planechase.words.card import (
    ENCHANTMENT_CARD,
    INSTANT_CARD,
    SORCERY_CARD,
    activated,
    card,
    creature,
    planeswalker,
    static,
    when_attacks,
    whenever,
)
from planechase.words.effects.hands import draw
from planechase.words.effects.lasting_effects import Change, Goad
from planechase.words.effects.life_effects import gain_life, lose_life
from planechase.words.effects.permanent_effects import TapIt, UntapIt, destroy
from planechase.words.effects.tokens import Token, add
from planechase.words.filters import CREATURE, ITSELF, PLANESWALKER, YOURS
from planechase.words.keywords import keyword
from planechase.words.modifications import SetTypes
from planechase.words.player_words import DEFENDING_PLAYER, YOU
from planechase.words.selections import target
from planechase.words.statics import AttackLimit, AttackTax, CantAttack, CantAttackOrBlockAlone, MustAttack
from planechase.words.triggers import AttacksTrigger

BEAR = creature("Bear", 2, 2)
BERSERKER = card("Berserker", "{R}", BEAR, MustAttack(ITSELF))
LONER = card("Shy Berserker", "{R}", BEAR, MustAttack(ITSELF), CantAttackOrBlockAlone())
WALKER = card("Ana", "{2}", planeswalker("Ana", 3))
PROVOKE = card("Provoke", "{R}", SORCERY_CARD, Goad(target(CREATURE)))
PACIFIST = card("Peace", "{W}", ENCHANTMENT_CARD, CantAttack(CREATURE))
AGAIN = card("Second Wind", "{W}", INSTANT_CARD, UntapIt(target(CREATURE)))
NAP = card("Nap", "{W}", INSTANT_CARD, TapIt(target(CREATURE)))


def declaration(table: Table) -> DeclareAttackers:
    assert isinstance(table.decision, DeclareAttackers)
    return table.decision


def go_to_attack(table: Table) -> None:
    """Up to the declaration of attackers."""
    table.turn(table.active_player, "beginning of combat")
    for _ in range(8):
        if not isinstance(table.decision, DeclareAttackers):
            assert table.decision is not None
            table.answer(table.decision.player, "pass")


# ---------------------------------------------------------------------- who attacks what


@pytest.mark.rule("508.1a", "302.6", "702.10b")
def test_only_untapped_creatures_that_were_here_since_the_turn_began_attack() -> None:
    table = Table()
    table.battlefield(ANN, "Grizzly Bears", tapped=True)
    table.battlefield(ANN, "Air Elemental", summoning_sick=True)
    table.battlefield(ANN, "Cerodon Yearling", summoning_sick=True)
    table.battlefield(ANN, "Sol Ring")
    table.battlefield(BOB, "Alpha Tyrranax")

    assert table.why_not_attack("Grizzly Bears") == "Grizzly Bears is tapped."
    assert not table.can_attack("Air Elemental")
    assert not table.can_attack("Sol Ring")
    assert table.can_attack("Cerodon Yearling")
    go_to_attack(table)
    assert list(declaration(table).choices) == [table.find("Cerodon Yearling").id]


@pytest.mark.rule("508.1f", "702.20b")
def test_attackers_tap_unless_they_have_vigilance() -> None:
    table = Table()
    bears = table.battlefield(ANN, "Grizzly Bears")
    angel = table.battlefield(ANN, "Serra Angel")
    table.attack(ANN, [bears, angel])

    assert bears.tapped
    assert not angel.tapped
    assert (bears.attacking, angel.attacking) == (BOB, BOB)


@pytest.mark.rule("702.3b")
def test_a_defender_does_not_attack() -> None:
    table = Table()
    table.battlefield(ANN, "Wall of Blossoms")

    with table.refuses("has defender"):
        table.attack(ANN, "Wall of Blossoms")


@pytest.mark.rule("802.2", "802.3", "508.1b", "806.1")
def test_several_players_and_planeswalkers_are_attacked_at_once() -> None:
    table = Table(players=4)
    one, two, three = (table.battlefield(ANN, "Grizzly Bears") for _ in range(3))
    walker = table.battlefield(DAN, WALKER)
    mine = table.battlefield(ANN, card("Bea", "{2}", planeswalker("Bea", 3)))
    go_to_attack(table)
    assert set(declaration(table).choices[one.id]) == {BOB, CAT, DAN, walker.id}
    with pytest.raises(IllegalAnswer):
        table.answer(ANN, {one: mine})

    table.answer(ANN, {one: BOB, two: CAT, three: walker})
    table.combat_damage()
    assert [table.life(player) for player in (BOB, CAT, DAN)] == [18, 18, 20]
    assert walker.counters == {"loyalty": 1}


@pytest.mark.rule("802.1")
def test_attacking_only_one_of_several_players_is_fine() -> None:
    table = Table(players=4)
    bears = table.battlefield(ANN, "Grizzly Bears")
    table.attack(ANN, {bears: CAT})
    table.combat_damage()

    assert [table.life(player) for player in (BOB, CAT, DAN)] == [20, 18, 20]


@pytest.mark.rule("508.8", "506.1")
def test_without_attackers_there_are_no_blockers_and_no_damage() -> None:
    table = Table()
    table.battlefield(ANN, "Grizzly Bears")
    table.turn(ANN, "beginning of combat")
    table.next_step()
    table.next_step()

    assert table.step.value == "end of combat"


@pytest.mark.rule("508.8", "506.4")
def test_once_a_creature_has_attacked_the_steps_come_even_if_it_is_gone() -> None:
    table = Table(free_mana=True)
    bears = table.battlefield(ANN, "Grizzly Bears")
    table.hand(BOB, "Lightning Bolt")
    table.attack(ANN, bears)
    table.cast(BOB, "Lightning Bolt", targets=[bears])
    table.resolve()

    table.next_step()
    assert table.step.value == "declare blockers step"
    table.next_step()
    assert table.step.value == "combat damage step"
    assert table.life(BOB) == 20


# ---------------------------------------------------------------------- triggers


@pytest.mark.rule("508.3a", "508.1m", "508.2b")
def test_attack_triggers_go_on_the_stack_before_priority() -> None:
    table = Table()
    raider = card("Raider", "{R}", BEAR, when_attacks(gain_life(3)))
    table.battlefield(ANN, raider)
    table.attack(ANN, "Raider")

    assert table.stack == ["Raider"]
    assert table.step.value == "declare attackers step"
    assert table.has_priority == ANN


@pytest.mark.rule("508.3a")
def test_whenever_it_attacks_a_player_does_not_see_an_attack_on_a_planeswalker() -> None:
    table = Table()
    fan = card("Fan", "{R}", ENCHANTMENT_CARD, whenever(AttacksTrigger(CREATURE, whom=YOU), draw(1)))
    table.battlefield(BOB, fan)
    walker = table.battlefield(BOB, WALKER)
    one, two = table.battlefield(ANN, "Grizzly Bears"), table.battlefield(ANN, "Grizzly Bears")
    table.attack(ANN, {one: BOB, two: walker})

    assert table.stack == ["Fan"]


@pytest.mark.rule("508.2a")
def test_becoming_what_a_trigger_asks_for_after_attacking_is_too_late() -> None:
    table = Table(free_mana=True)
    flock = card("Flock", "{W}", ENCHANTMENT_CARD, whenever(AttacksTrigger(CREATURE & YOURS), gain_life(1)))
    bears = table.battlefield(ANN, "Grizzly Bears")
    table.attack(ANN, bears)
    table.battlefield(ANN, flock)

    assert table.stack == []
    table.next_step()
    assert table.life(ANN) == 20


@pytest.mark.rule("508.5", "802.2a")
def test_the_defending_player_of_an_ability_is_the_one_its_creature_attacks() -> None:
    table = Table(players=3)
    drain = card("Drainer", "{B}", BEAR, when_attacks(lose_life(2, DEFENDING_PLAYER)))
    one, two = table.battlefield(ANN, drain), table.battlefield(ANN, drain)
    walker = table.battlefield(CAT, WALKER)
    table.will(ANN, ["Drainer", "Drainer"], about="Order")
    table.attack(ANN, {one: BOB, two: walker})
    table.resolve_all()

    assert (table.life(BOB), table.life(CAT)) == (18, 18)


@pytest.mark.rule("506.5", "702.83b")
def test_attacking_alone_is_about_what_was_declared() -> None:
    table = Table(free_mana=True)
    pridemage = table.battlefield(ANN, "Qasali Pridemage")
    bears = table.battlefield(ANN, "Grizzly Bears")
    table.attack(ANN, bears)
    table.resolve_all()
    assert (bears.power, bears.toughness) == (3, 3)

    table.next_turn()
    table.next_turn()
    table.hand(BOB, "Lightning Bolt")
    table.attack(ANN, [bears, pridemage])
    assert table.stack == []
    table.cast(BOB, "Lightning Bolt", targets=[pridemage])
    table.resolve_all()
    assert bears.power == 2


# ---------------------------------------------------------------------- requirements and restrictions


@pytest.mark.rule("508.1d")
def test_a_creature_that_must_attack_cannot_stay_at_home() -> None:
    table = Table()
    table.battlefield(ANN, BERSERKER)
    go_to_attack(table)

    with pytest.raises(IllegalAnswer, match="must attack"):
        table.answer(ANN, {})
    table.answer(ANN, {"Berserker": BOB})
    assert table.find("Berserker").attacking == BOB


@pytest.mark.rule("508.1d", "508.1a")
def test_a_creature_that_must_attack_but_cannot_stays_at_home() -> None:
    table = Table()
    table.battlefield(ANN, BERSERKER, tapped=True)
    table.battlefield(ANN, "Grizzly Bears")
    table.attack(ANN, {})

    assert table.step.value == "declare attackers step"


@pytest.mark.rule("508.1c", "508.1d")
def test_a_restriction_beats_a_requirement() -> None:
    table = Table()
    table.battlefield(ANN, BERSERKER)
    table.battlefield(BOB, PACIFIST)

    with table.refuses("cannot attack"):
        table.attack(ANN, "Berserker")
    table.next_turn()
    assert table.life(BOB) == 20


@pytest.mark.rule("508.1c", "802.3a")
def test_a_restriction_about_one_player_leaves_the_others_open() -> None:
    table = Table(players=3)
    moat = card("Moat for Me", "{W}", ENCHANTMENT_CARD, CantAttack(CREATURE, YOU))
    table.battlefield(BOB, moat)
    table.battlefield(ANN, BERSERKER)
    go_to_attack(table)

    assert declaration(table).choices[table.find("Berserker").id] == (CAT,)
    with pytest.raises(IllegalAnswer):
        table.answer(ANN, {})
    table.answer(ANN, {"Berserker": CAT})


@pytest.mark.rule("508.1c", "506.5")
def test_cannot_attack_alone() -> None:
    table = Table()
    table.battlefield(ANN, "Jackal Familiar")
    bears = table.battlefield(ANN, "Grizzly Bears")
    go_to_attack(table)

    with pytest.raises(IllegalAnswer, match="alone"):
        table.answer(ANN, {"Jackal Familiar": BOB})
    table.answer(ANN, {"Jackal Familiar": BOB, bears: BOB})


@pytest.mark.rule("508.1d", "508.1c")
def test_who_must_attack_but_not_alone_makes_another_creature_come_along() -> None:
    """Obeying the requirement is possible if the Bears attack too, so declaring nothing is illegal."""
    table = Table()
    table.battlefield(ANN, LONER)
    bears = table.battlefield(ANN, "Grizzly Bears")
    go_to_attack(table)

    with pytest.raises(IllegalAnswer):
        table.answer(ANN, {})
    with pytest.raises(IllegalAnswer):
        table.answer(ANN, {bears: BOB})
    table.answer(ANN, {"Shy Berserker": BOB, bears: BOB})


@pytest.mark.rule("508.1d", "508.1c")
def test_who_must_attack_but_not_alone_stays_at_home_without_company() -> None:
    table = Table()
    table.battlefield(ANN, LONER)
    table.battlefield(ANN, "Wall of Blossoms")
    table.attack(ANN, {})

    assert table.find("Shy Berserker").attacking is None


@pytest.mark.rule("508.1d")
def test_as_many_requirements_as_possible_are_obeyed_under_a_limit() -> None:
    table = Table()
    crowd = card("Narrow Pass", "{W}", ENCHANTMENT_CARD, AttackLimit(1))
    table.battlefield(BOB, crowd)
    first, second = table.battlefield(ANN, BERSERKER), table.battlefield(ANN, BERSERKER)
    bears = table.battlefield(ANN, "Grizzly Bears")
    go_to_attack(table)

    for refused in ({}, {bears: BOB}, {first: BOB, second: BOB}):
        with pytest.raises(IllegalAnswer):
            table.answer(ANN, refused)
    table.answer(ANN, {second: BOB})


@pytest.mark.rule("508.1d")
def test_a_limit_with_many_creatures_that_must_attack_is_decided_quickly() -> None:
    table = Table(players=8)
    table.battlefield(BOB, card("Narrow Pass", "{W}", ENCHANTMENT_CARD, AttackLimit(2)))
    hordes = [table.battlefield(ANN, BERSERKER) for _ in range(16)]
    go_to_attack(table)

    with pytest.raises(IllegalAnswer):
        table.answer(ANN, {hordes[0]: BOB})
    table.answer(ANN, {hordes[3]: CAT, hordes[9]: DAN})


@pytest.mark.rule("701.15a", "701.15b")
def test_a_goaded_creature_attacks_somebody_else() -> None:
    table = Table(players=3, free_mana=True)
    bears = table.battlefield(BOB, "Grizzly Bears")
    table.hand(ANN, PROVOKE)
    table.cast(ANN, "Provoke", targets=[bears])
    table.resolve()
    table.next_turn()
    go_to_attack(table)

    for refused in ({}, {bears: ANN}):
        with pytest.raises(IllegalAnswer):
            table.answer(BOB, refused)
    table.answer(BOB, {bears: CAT})


@pytest.mark.rule("701.15b")
def test_with_nobody_else_to_attack_a_goaded_creature_attacks_the_goader() -> None:
    table = Table(free_mana=True)
    bears = table.battlefield(BOB, "Grizzly Bears")
    table.hand(ANN, PROVOKE)
    table.cast(ANN, "Provoke", targets=[bears])
    table.resolve()
    table.next_turn()
    go_to_attack(table)

    with pytest.raises(IllegalAnswer):
        table.answer(BOB, {})
    table.answer(BOB, {bears: ANN})


@pytest.mark.rule("701.15b")
def test_a_planeswalker_is_not_a_player_other_than_the_goader() -> None:
    table = Table(players=3, free_mana=True)
    bears = table.battlefield(BOB, "Grizzly Bears")
    walker = table.battlefield(CAT, WALKER)
    table.hand(ANN, PROVOKE)
    table.cast(ANN, "Provoke", targets=[bears])
    table.resolve()
    table.next_turn()
    go_to_attack(table)

    with pytest.raises(IllegalAnswer):
        table.answer(BOB, {bears: walker})
    table.answer(BOB, {bears: CAT})


@pytest.mark.rule("701.15c", "508.1d")
def test_goaded_by_two_players_it_attacks_the_third() -> None:
    table = Table(players=4, free_mana=True)
    bears = table.battlefield(CAT, "Grizzly Bears")
    table.hand(ANN, PROVOKE)
    table.hand(BOB, PROVOKE)
    table.cast(ANN, "Provoke", targets=[bears])
    table.resolve()
    table.next_turn()
    table.go_to("precombat main phase")
    table.cast(BOB, "Provoke", targets=[bears])
    table.resolve()
    table.next_turn()
    go_to_attack(table)

    for refused in (ANN, BOB):
        with pytest.raises(IllegalAnswer):
            table.answer(CAT, {bears: refused})
    table.answer(CAT, {bears: DAN})


@pytest.mark.rule("701.15c", "508.1d")
def test_goaded_by_everybody_else_any_of_them_will_do() -> None:
    table = Table(players=3, free_mana=True)
    bears = table.battlefield(CAT, "Grizzly Bears")
    table.hand(ANN, PROVOKE)
    table.hand(BOB, PROVOKE)
    table.cast(ANN, "Provoke", targets=[bears])
    table.resolve()
    table.next_turn()
    table.go_to("precombat main phase")
    table.cast(BOB, "Provoke", targets=[bears])
    table.resolve()
    table.next_turn()
    go_to_attack(table)

    with pytest.raises(IllegalAnswer):
        table.answer(CAT, {})
    table.answer(CAT, {bears: ANN})


@pytest.mark.rule("701.15d")
def test_goading_twice_adds_nothing() -> None:
    """Ann goaded it twice, Bob once: attacking Ann or Bob breaks one requirement each, so either is legal."""
    table = Table(players=3, free_mana=True)
    bears = table.battlefield(CAT, "Grizzly Bears")
    table.hand(ANN, PROVOKE, PROVOKE)
    table.hand(BOB, PROVOKE)
    for _ in range(2):
        table.cast(ANN, "Provoke", targets=[bears])
        table.resolve()
    table.next_turn()
    table.go_to("precombat main phase")
    table.cast(BOB, "Provoke", targets=[bears])
    table.resolve()
    table.next_turn()
    go_to_attack(table)

    table.answer(CAT, {bears: ANN})
    assert bears.attacking == ANN


@pytest.mark.rule("701.15a")
def test_goading_ends_as_the_goaders_next_turn_begins() -> None:
    table = Table(players=3, free_mana=True)
    bears = table.battlefield(BOB, "Grizzly Bears")
    table.hand(ANN, PROVOKE, "Time Warp")
    table.cast(ANN, "Provoke", targets=[bears])
    table.resolve()
    table.cast(ANN, "Time Warp", targets=[ANN])
    table.resolve()
    table.next_turn()
    table.next_turn()
    assert table.active_player == BOB
    table.attack(BOB, {})

    assert bears.attacking is None


@pytest.mark.rule("508.1d", "508.1c")
def test_goaded_with_one_that_cannot_attack_alone() -> None:
    table = Table(players=3, free_mana=True)
    jackal = table.battlefield(BOB, "Jackal Familiar")
    table.hand(ANN, PROVOKE)
    table.cast(ANN, "Provoke", targets=[jackal])
    table.resolve()
    bears = table.battlefield(BOB, "Grizzly Bears")
    table.next_turn()
    go_to_attack(table)

    for refused in ({}, {bears: CAT}, {jackal: CAT}, {jackal: ANN, bears: CAT}):
        with pytest.raises(IllegalAnswer):
            table.answer(BOB, refused)
    table.answer(BOB, {jackal: CAT, bears: ANN})


# ---------------------------------------------------------------------- costs


@pytest.mark.rule("508.1h", "508.1j")
def test_the_cost_to_attack_is_paid_for_all_attackers_together() -> None:
    table = Table(players=3)
    table.battlefield(BOB, "Ghostly Prison")
    one, two, three = (table.battlefield(ANN, "Grizzly Bears") for _ in range(3))
    lands = table.lands(ANN, "Forest", 4)
    go_to_attack(table)

    with pytest.raises(IllegalAnswer, match="cannot be paid"):
        table.answer(ANN, {one: BOB, two: BOB, three: BOB})
    assert not any(land.tapped for land in lands)
    table.answer(ANN, {one: BOB, two: BOB, three: CAT})
    assert all(land.tapped for land in lands)


@pytest.mark.rule("508.1d", "508.1h")
def test_nobody_has_to_pay_to_attack() -> None:
    table = Table()
    table.battlefield(BOB, "Ghostly Prison")
    table.battlefield(ANN, "Dauthi Slayer")
    table.lands(ANN, "Swamp", 2)
    table.attack(ANN, {})

    assert table.find("Dauthi Slayer").attacking is None


@pytest.mark.rule("508.1d", "508.1h", "802.3a")
def test_who_must_attack_attacks_where_it_costs_nothing() -> None:
    table = Table(players=3)
    table.battlefield(BOB, "Ghostly Prison")
    table.battlefield(ANN, "Dauthi Slayer")
    table.lands(ANN, "Swamp", 2)
    go_to_attack(table)

    with pytest.raises(IllegalAnswer):
        table.answer(ANN, {})
    table.answer(ANN, {"Dauthi Slayer": BOB})
    assert table.find("Dauthi Slayer").attacking == BOB


@pytest.mark.rule("508.1i", "508.1f")
def test_attackers_tap_before_costs_are_paid_so_they_pay_nothing_themselves() -> None:
    table = Table()
    table.battlefield(BOB, "Ghostly Prison")
    table.battlefield(ANN, "Llanowar Elves")
    table.lands(ANN, "Forest", 1)
    go_to_attack(table)

    with pytest.raises(IllegalAnswer, match="cannot be paid"):
        table.answer(ANN, {"Llanowar Elves": BOB})


@pytest.mark.rule("508.1i", "702.20b")
def test_a_vigilant_attacker_is_untapped_and_may_make_the_mana() -> None:
    table = Table()
    druid = card("Watchful Druid", "{G}", BEAR, keyword("vigilance"), activated("{T}", add("{G}")))
    table.battlefield(BOB, "Ghostly Prison")
    table.battlefield(ANN, druid)
    table.lands(ANN, "Forest", 1)
    table.attack(ANN, "Watchful Druid")

    assert table.find("Watchful Druid").tapped
    assert table.find("Watchful Druid").attacking == BOB


# ---------------------------------------------------------------------- staying in combat and leaving it


@pytest.mark.rule("506.4a", "506.4b")
def test_tapping_and_cant_attack_come_too_late() -> None:
    table = Table(free_mana=True)
    angel = table.battlefield(ANN, "Serra Angel")
    table.hand(BOB, NAP)
    table.attack(ANN, angel)
    table.cast(BOB, "Nap", targets=[angel])
    table.resolve()
    table.battlefield(BOB, PACIFIST)
    table.combat_damage()

    assert angel.tapped
    assert table.life(BOB) == 16


@pytest.mark.rule("506.4")
def test_a_change_of_control_removes_from_combat() -> None:
    table = Table(players=3, free_mana=True)
    bears = table.battlefield(ANN, "Grizzly Bears")
    table.hand(CAT, "Act of Aggression")
    table.attack(ANN, {bears: BOB})
    table.cast(CAT, "Act of Aggression", targets=[bears])
    table.resolve()

    assert bears.controller == CAT
    assert bears.attacking is None
    table.next_step()
    table.next_step()
    assert table.life(BOB) == 20


@pytest.mark.rule("506.4c", "510.1b")
def test_when_the_planeswalker_is_gone_its_attacker_stays_and_deals_no_damage() -> None:
    table = Table(free_mana=True)
    walker = table.battlefield(BOB, WALKER)
    bears = table.battlefield(ANN, "Grizzly Bears")
    purge = card("Purge", "{B}", INSTANT_CARD, destroy(target(PLANESWALKER)))
    table.hand(BOB, purge)
    wall = table.battlefield(BOB, "Wall of Blossoms")
    table.attack(ANN, {bears: walker})
    table.cast(BOB, "Purge", targets=[walker])
    table.resolve()
    other = table.fork()

    table.combat_damage()
    assert table.life(BOB) == 20
    other.block(BOB, {wall: bears})
    other.combat_damage()
    assert other.find(wall).damage == 2


@pytest.mark.rule("506.4")
def test_what_stops_being_a_creature_stops_attacking() -> None:
    table = Table(free_mana=True)
    statue = card("To Stone", "{U}", INSTANT_CARD, Change(target(CREATURE), (SetTypes(ARTIFACT),)))
    bears = table.battlefield(ANN, "Grizzly Bears")
    table.hand(BOB, statue)
    table.attack(ANN, bears)
    table.cast(BOB, "To Stone", targets=[bears])
    table.resolve()

    assert bears.types == ["Artifact"]
    assert bears.attacking is None
    table.go_to("end of combat")
    assert table.life(BOB) == 20


# ---------------------------------------------------------------------- entering attacking


def tokens_attacking(player: int, defender: int) -> Callable[[State], Rule[None]]:
    """A rule: a player creates a 1/1 token that is tapped and attacking somebody."""

    def happen(state: State) -> Rule[None]:
        token = Token(("Goblin",), 1, 1, 8)
        yield from create_tokens(state, state.players[player], token.values(), 1, True, defender)

    return happen


@pytest.mark.rule("508.4", "508.3a", "508.4c")
def test_a_token_that_enters_attacking_never_attacked() -> None:
    table = Table()
    watcher = card("Watcher", "{W}", ENCHANTMENT_CARD, whenever(AttacksTrigger(CREATURE), gain_life(1)))
    table.battlefield(BOB, PACIFIST)
    table.battlefield(ANN, watcher)
    table.turn(ANN, "declare attackers step")
    table.happen(tokens_attacking(ANN, BOB))

    assert table.find("Goblin Token").attacking == BOB
    assert table.stack == []
    table.combat_damage()
    assert table.life(BOB) == 19


@pytest.mark.rule("506.3b")
def test_only_the_attacking_players_creatures_enter_attacking() -> None:
    table = Table(players=3)
    table.turn(ANN, "declare attackers step")
    table.happen(tokens_attacking(BOB, CAT))

    assert table.on_battlefield("Goblin Token", BOB)
    assert table.find("Goblin Token").attacking is None


@pytest.mark.rule("506.3c", "508.4a")
def test_nothing_enters_attacking_a_player_who_has_left() -> None:
    table = Table(players=3)
    table.turn(ANN, "declare attackers step")
    table.concede(CAT)
    table.happen(tokens_attacking(ANN, CAT))

    assert table.find("Goblin Token").attacking is None


@pytest.mark.rule("506.3", "506.3c", "508.4a")
def test_nothing_enters_attacking_what_is_no_planeswalker_or_is_not_an_opponents() -> None:
    table = Table()
    forest = table.battlefield(BOB, "Forest")
    mine = table.battlefield(ANN, WALKER)
    table.turn(ANN, "declare attackers step")
    table.happen(tokens_attacking(ANN, forest.id))
    table.happen(tokens_attacking(ANN, mine.id))

    assert [goblin.attacking for goblin in table.find_all("Goblin Token")] == [None, None]


@pytest.mark.rule("506.3a")
def test_a_noncreature_permanent_that_enters_attacking_does_not_attack() -> None:
    def treasure(state: State) -> Rule[None]:
        values = Characteristics("Treasure", types=ARTIFACT)
        yield from create_tokens(state, state.players[ANN], values, 1, True, BOB)

    table = Table()
    table.turn(ANN, "declare attackers step")
    table.happen(treasure)

    assert table.find("Treasure").tapped
    assert table.find("Treasure").attacking is None


@pytest.mark.rule("506.3d", "508.4d")
def test_what_enters_attacking_after_blocks_is_unblocked() -> None:
    table = Table()
    wall = table.battlefield(BOB, "Wall of Blossoms")
    bears = table.battlefield(ANN, "Grizzly Bears")
    table.attack(ANN, bears)
    table.block(BOB, {wall: bears})
    table.happen(tokens_attacking(ANN, BOB))
    table.combat_damage()

    assert table.life(BOB) == 19


@pytest.mark.rule("702.49a", "702.49c", "508.4")
def test_ninjutsu_swaps_an_unblocked_attacker_and_attacks_the_same_player() -> None:
    table = Table(players=3, free_mana=True)
    table.hand(ANN, "Ninja of the Deep Hours")
    one, two = table.battlefield(ANN, "Grizzly Bears"), table.battlefield(ANN, "Alpha Tyrranax")
    blocker = table.battlefield(CAT, "Wall of Blossoms")
    table.attack(ANN, {one: BOB, two: CAT})
    assert not table.can_activate(ANN, "Ninja of the Deep Hours")
    table.block(CAT, {blocker: two})
    table.activate(ANN, "Ninja of the Deep Hours")
    assert "Grizzly Bears" in table.hand(ANN)
    table.resolve()

    ninja = table.find("Ninja of the Deep Hours")
    assert (ninja.tapped, ninja.attacking) == (True, BOB)
    table.combat_damage()
    assert (table.life(BOB), table.life(CAT)) == (18, 20)
    table.will(ANN, True)
    table.resolve()
    assert table.hand(ANN) == ["Grizzly Bears", "Plains"]


@pytest.mark.rule("702.49c", "508.4a")
def test_a_ninja_whose_planeswalker_is_gone_enters_without_attacking() -> None:
    table = Table(free_mana=True)
    table.hand(ANN, "Ninja of the Deep Hours")
    purge = card("Purge", "{B}", INSTANT_CARD, destroy(target(PLANESWALKER)))
    table.hand(BOB, purge)
    bears = table.battlefield(ANN, "Grizzly Bears")
    walker = table.battlefield(BOB, WALKER)
    table.attack(ANN, {bears: walker})
    table.go_to("declare blockers step")
    table.activate(ANN, "Ninja of the Deep Hours")
    table.cast(BOB, "Purge", targets=[walker])
    table.resolve()
    table.resolve()

    assert table.find("Ninja of the Deep Hours").attacking is None
    assert table.find("Ninja of the Deep Hours").tapped


@pytest.mark.rule("702.49a", "510.4")
def test_a_ninja_after_first_strike_damage_deals_regular_damage() -> None:
    table = Table(free_mana=True)
    table.hand(ANN, "Ninja of the Deep Hours")
    table.battlefield(ANN, "White Knight")
    bears = table.battlefield(ANN, "Grizzly Bears")
    table.attack(ANN, ["White Knight", bears])
    table.go_to("first-strike combat damage step")
    assert table.life(BOB) == 18
    table.activate(ANN, "Ninja of the Deep Hours", choose=[bears])
    table.resolve()
    table.combat_damage()

    assert table.life(BOB) == 16


@pytest.mark.rule("104.3a", "800.4a", "508.1b")
def test_a_player_who_leaves_while_attackers_are_declared_cannot_be_attacked() -> None:
    table = Table(players=3)
    bears = table.battlefield(ANN, "Grizzly Bears")
    go_to_attack(table)
    assert declaration(table).choices[bears.id] == (BOB, CAT)

    table.concede(BOB)
    assert declaration(table).choices[bears.id] == (CAT,)
    table.answer(ANN, {bears: CAT})
    table.combat_damage()
    assert table.life(CAT) == 18


@pytest.mark.rule("508.1d")
def test_each_combat_of_a_turn_demands_its_attack() -> None:
    table = Table(free_mana=True)
    table.hand(ANN, "Relentless Assault")
    berserker = table.battlefield(ANN, card("Tireless", "{R}", BEAR, static(MustAttack(ITSELF)), keyword("vigilance")))
    table.attack(ANN, berserker)
    table.combat_damage()
    table.go_to("postcombat main phase")
    table.cast(ANN, "Relentless Assault")
    table.resolve()
    table.go_to("combat damage step")

    assert berserker.attacking == BOB
    assert table.life(BOB) == 16


@pytest.mark.rule("508.1g", "508.1h")
def test_whoever_attacks_past_two_taxes_pays_both() -> None:
    table = Table()
    for _ in range(2):
        table.battlefield(BOB, card("Toll Gate", "{U}", ENCHANTMENT_CARD, static(AttackTax(ManaCost.parse("{1}")))))
    bears = table.battlefield(ANN, "Grizzly Bears")
    first, second = table.battlefield(ANN, "Forest", "Forest")
    table.attack(ANN, {bears: BOB})
    assert (first.tapped, second.tapped) == (True, True)
