"""Keywords of creatures that grow, enter, fade and die in their own way (CR 702)."""

from __future__ import annotations

import pytest

from planechase.rules.language.abilities import Ability, TriggeredAbility
from planechase.rules.language.characteristics import CardDefinition
from planechase.rules.mana.mana import ManaCost
from planechase.rules.mana.paying import PayMana
from planechase.testing import ANN, BOB, CAT, Table, check_cards
from planechase.words.card import ENCHANTMENT_CARD, anthem, card, creature
from planechase.words.cost_words import PayLife
from planechase.words.effects.life_effects import gain_life
from planechase.words.filters import CREATURE, YOURS
from planechase.words.keywords.dying import Afterlife, Persist, Soulshift, Undying
from planechase.words.keywords.entering_keywords import (
    Bloodthirst,
    BloodthirstX,
    Exploit,
    Exploits,
    Fabricate,
    Ravenous,
    Riot,
    Unleash,
)
from planechase.words.keywords.growing import (
    BecomesRenownedTrigger,
    Evolve,
    Evolves,
    Graft,
    Outlast,
    Renown,
    Renowned,
    Training,
    Trains,
)
from planechase.words.keywords.plain_keywords import Extort, keyword
from planechase.words.keywords.upkeeps import CumulativeUpkeep, Fading, Vanishing
from planechase.words.statics import gets, has

ONE = ManaCost.parse("{1}")
BEARS = "Grizzly Bears"


def beast(*abilities: Ability, power: int = 2, toughness: int = 2, cost: str = "{1}") -> CardDefinition:
    return card("Beast", cost, creature("Beast", power, toughness), *abilities)


@pytest.fixture
def table() -> Table:
    return Table(free_mana=True)


def test_each_is_a_card_that_can_be_played() -> None:
    abilities: list[Ability] = [
        Persist(), Undying(), Afterlife(2), Soulshift(3), Bloodthirst(2), BloodthirstX(), Exploit(), Fabricate(2),
        Riot(), Unleash(), Evolve(), Graft(2), Outlast(ONE), Renown(2), Renown(1), Training(), Extort(), Fading(2),
        Vanishing(2), Vanishing(0), CumulativeUpkeep((PayMana(ONE),)), CumulativeUpkeep((PayLife(2),)),
        TriggeredAbility(Exploits(), gain_life(1)), TriggeredAbility(Evolves(), gain_life(1)),
        TriggeredAbility(Trains(), gain_life(1)),
        TriggeredAbility(BecomesRenownedTrigger(CREATURE & YOURS), gain_life(1)),
    ]  # fmt: skip
    check_cards(*map(beast, abilities), beast(Ravenous(), cost="{X}{G}"))


def test_how_they_read(table: Table) -> None:
    assert table.text(beast(keyword("flying"), Undying(), Riot())) == "Flying, undying, riot"
    assert table.text(beast(Outlast(ONE))) == "Outlast {1}"
    assert table.text(beast(CumulativeUpkeep((PayMana(ONE),)))) == "Cumulative upkeep {1}"
    assert table.text(beast(CumulativeUpkeep((PayLife(2),)))) == "Cumulative upkeep—pay 2 life"
    assert table.text(beast(Vanishing(0))) == "Vanishing"
    trigger = TriggeredAbility(BecomesRenownedTrigger(CREATURE & YOURS), gain_life(1))
    assert table.text(beast(trigger)) == "Whenever a creature you control becomes renowned, you gain 1 life."
    exploits = TriggeredAbility(Exploits(), gain_life(1))
    assert table.text(beast(exploits)) == "When this creature exploits a creature, you gain 1 life."
    honored = card("Honor", "{W}", ENCHANTMENT_CARD, anthem(CREATURE & YOURS & Renowned(), gets(1, 1)))
    assert table.text(honored) == "Renowned creatures you control get +1/+1."


# ---------------------------------------------------------------------- dying


@pytest.mark.rule("702.79a", "702.93a")
@pytest.mark.parametrize(("ability", "kind"), [(Persist(), "-1/-1"), (Undying(), "+1/+1")])
def test_it_returns_once_with_a_counter(table: Table, ability: Ability, kind: str) -> None:
    table.battlefield(ANN, beast(ability, toughness=2))
    table.hand(ANN, "Lightning Bolt", "Lightning Bolt")
    table.cast(ANN, "Lightning Bolt", targets=["Beast"])
    table.resolve_all()
    assert table.counters("Beast", kind) == 1
    table.cast(ANN, "Lightning Bolt", targets=["Beast"])
    table.resolve_all()
    assert table.battlefield(ANN) == []


@pytest.mark.rule("702.93a", "603.10a")
def test_a_counter_of_the_other_kind_does_not_matter(table: Table) -> None:
    table.battlefield(ANN, beast(Undying()), counters={"-1/-1": 1})
    table.hand(ANN, "Lightning Bolt")
    table.cast(ANN, "Lightning Bolt", targets=["Beast"])
    table.resolve_all()
    assert table.counters("Beast", "+1/+1") == 1


@pytest.mark.rule("702.79a", "110.2a")
def test_a_stolen_creature_persists_under_its_owners_control(table: Table) -> None:
    table.battlefield(ANN, beast(Persist()), owner=BOB)
    table.hand(ANN, "Lightning Bolt")
    table.cast(ANN, "Lightning Bolt", targets=["Beast"])
    table.resolve_all()
    assert (table.battlefield(ANN), table.battlefield(BOB)) == ([], ["Beast"])


@pytest.mark.rule("702.79a", "400.7")
def test_what_has_left_the_graveyard_does_not_persist(table: Table) -> None:
    gone = table.battlefield(ANN, beast(Persist()))
    table.hand(ANN, "Lightning Bolt")
    table.cast(ANN, "Lightning Bolt", targets=[gone])
    table.resolve()
    table.remove(table.find("Beast", zone="graveyard"))
    table.resolve_all()
    assert table.battlefield(ANN) == []


@pytest.mark.rule("702.135a")
def test_afterlife_leaves_flying_spirits(table: Table) -> None:
    table.battlefield(ANN, beast(Afterlife(2)))
    table.hand(ANN, "Lightning Bolt")
    table.cast(ANN, "Lightning Bolt", targets=["Beast"])
    table.resolve_all()
    assert table.battlefield(ANN) == ["Spirit Token", "Spirit Token"]
    assert "flying" in table.find_all("Spirit Token")[0].keywords


@pytest.mark.rule("702.46a")
def test_soulshift_returns_a_cheap_spirit(table: Table) -> None:
    table.battlefield(ANN, beast(Soulshift(2)))
    ghosts = [card(f"Ghost {cost}", f"{{{cost}}}", creature("Spirit", 1, 1)) for cost in (2, 3)]
    table.graveyard(ANN, *ghosts)
    table.hand(ANN, "Lightning Bolt")
    table.always(ANN, True, about="may")
    table.will(ANN, "Ghost 2", about="target")
    table.cast(ANN, "Lightning Bolt", targets=["Beast"])
    table.resolve_all()
    assert table.hand(ANN) == ["Ghost 2"]


# ---------------------------------------------------------------------- growing


@pytest.mark.rule("702.149a", "702.149c")
def test_training_beside_a_stronger_attacker() -> None:
    for power, counters in ((3, 1), (2, 0)):
        table = Table()
        trainee = table.battlefield(ANN, beast(Training(), TriggeredAbility(Trains(), gain_life(5))))
        table.battlefield(ANN, card("Giant", "{3}", creature("Giant", power, 3)))
        table.attack(ANN, ["Beast", "Giant"])
        table.resolve_all()
        assert (table.counters(trainee, "+1/+1"), table.life(ANN)) == (counters, 20 + 5 * counters)


@pytest.mark.rule("702.100a", "702.100b")
def test_evolve_compares_power_and_toughness(table: Table) -> None:
    mutant = table.battlefield(ANN, beast(Evolve(), TriggeredAbility(Evolves(), gain_life(1)), power=1, toughness=3))
    for power, toughness, counters in ((1, 3, 0), (2, 1, 1), (1, 5, 2), (2, 4, 3), (4, 6, 3)):
        table.enters(ANN, card("Other", "{1}", creature("Ooze", power, toughness)))
        table.resolve_all()
        assert table.counters(mutant, "+1/+1") <= counters
    assert (table.counters(mutant, "+1/+1"), table.life(ANN)) == (3, 23)


@pytest.mark.rule("702.100a")
def test_evolve_looks_only_at_your_own(table: Table) -> None:
    mutant = table.battlefield(ANN, beast(Evolve(), power=1, toughness=1))
    table.enters(BOB, BEARS)
    table.resolve_all()
    assert table.counters(mutant, "+1/+1") == 0


@pytest.mark.rule("702.100a", "603.4")
def test_evolve_compares_again_as_it_resolves(table: Table) -> None:
    mutant = table.battlefield(ANN, beast(Evolve(), power=1, toughness=1))
    table.hand(ANN, "Giant Growth")
    table.enters(ANN, BEARS)
    table.cast(ANN, "Giant Growth", targets=[mutant])
    table.resolve_all()
    assert table.counters(mutant, "+1/+1") == 0


@pytest.mark.rule("702.112a", "702.112b", "702.112c")
def test_renown_comes_once(table: Table) -> None:
    watches = TriggeredAbility(BecomesRenownedTrigger(CREATURE & YOURS), gain_life(1))
    knight = table.battlefield(ANN, beast(Renown(2), Renown(2), watches))
    table.attack(ANN, "Beast")
    table.combat_damage()
    table.resolve_all()
    assert (table.counters(knight, "+1/+1"), table.life(ANN)) == (2, 21)
    table.go_to("precombat main phase", of=BOB)
    table.go_to("precombat main phase", of=ANN)
    table.attack(ANN, "Beast")
    table.combat_damage()
    table.resolve_all()
    assert table.counters(knight, "+1/+1") == 2


@pytest.mark.rule("702.112b")
def test_an_effect_finds_the_renowned(table: Table) -> None:
    table.battlefield(ANN, card("Honor", "{W}", ENCHANTMENT_CARD, anthem(Renowned(), gets(5, 5))))
    knight, bears = table.battlefield(ANN, beast(Renown(1))), table.battlefield(ANN, BEARS)
    table.attack(ANN, "Beast")
    table.combat_damage()
    table.resolve_all()
    assert (knight.power, bears.power) == (8, 2)


@pytest.mark.rule("702.107a")
def test_outlast_taps_at_sorcery_speed() -> None:
    table = Table(free_mana=True)
    monk = table.battlefield(ANN, beast(Outlast(ONE)))
    table.activate(ANN, "Beast")
    assert (monk.tapped, table.stack != []) == (True, True)
    table.resolve()
    assert table.counters(monk, "+1/+1") == 1
    table.untap(monk)
    table.go_to("upkeep", of=BOB)
    assert not table.can_activate(ANN, "Beast")


@pytest.mark.rule("702.58a")
def test_graft_hands_its_counters_on(table: Table) -> None:
    plant = table.enters(ANN, beast(Graft(1), power=0, toughness=1))
    table.always(ANN, True, about="may")
    bears = table.enters(BOB, BEARS)
    table.resolve_all()
    assert (table.counters(plant, "+1/+1"), table.counters(bears, "+1/+1")) == (0, 1)
    table.enters(BOB, BEARS)
    assert table.stack == []


# ---------------------------------------------------------------------- entering


@pytest.mark.rule("702.136a", "702.136b")
@pytest.mark.parametrize(("wants", "counters"), [(True, 2), (False, 0)])
def test_riot_is_a_counter_or_haste(wants: bool, counters: int) -> None:
    table = Table()
    table.always(ANN, wants, about="may")
    rioter = table.enters(ANN, beast(Riot(), Riot()))
    assert (table.counters(rioter, "+1/+1"), "haste" in rioter.keywords) == (counters, not wants)
    assert table.can_attack(rioter) is not wants


@pytest.mark.rule("702.136a", "614.12")
def test_what_is_given_riot_riots(table: Table) -> None:
    table.battlefield(ANN, card("Unrest", "{R}", ENCHANTMENT_CARD, anthem(CREATURE & YOURS, has(Riot()))))
    table.always(ANN, True, about="may")
    assert table.counters(table.enters(ANN, BEARS), "+1/+1") == 1


@pytest.mark.rule("702.98a")
def test_the_unleashed_does_not_block() -> None:
    for wants in (True, False):
        table = Table()
        table.always(BOB, wants, about="may")
        ogre = table.enters(BOB, beast(Unleash()))
        table.battlefield(ANN, BEARS)
        table.attack(ANN, BEARS)
        if wants:
            with table.refuses("block"):
                table.block(BOB, {ogre: BEARS})
        else:
            table.block(BOB, {ogre: BEARS})
        assert table.counters(ogre, "+1/+1") == wants


@pytest.mark.rule("702.54a")
def test_bloodthirst_wants_an_opponent_hurt(table: Table) -> None:
    assert table.counters(table.enters(ANN, beast(Bloodthirst(2))), "+1/+1") == 0
    table.hand(ANN, "Lightning Bolt")
    table.cast(ANN, "Lightning Bolt", targets=[BOB])
    table.resolve()
    assert table.counters(table.enters(ANN, beast(Bloodthirst(2))), "+1/+1") == 2
    assert table.counters(table.enters(BOB, beast(Bloodthirst(2))), "+1/+1") == 0


@pytest.mark.rule("702.54b", "702.54c")
def test_bloodthirst_x_adds_up_what_all_opponents_were_dealt() -> None:
    table = Table(players=3, free_mana=True)
    table.hand(ANN, "Lightning Bolt", "Lightning Bolt")
    for player in (BOB, CAT):
        table.cast(ANN, "Lightning Bolt", targets=[player])
        table.resolve()
    assert table.counters(table.enters(ANN, beast(BloodthirstX())), "+1/+1") == 6
    assert table.counters(table.enters(ANN, beast(Bloodthirst(2), Bloodthirst(2))), "+1/+1") == 4


@pytest.mark.rule("702.156a", "107.3m")
@pytest.mark.parametrize(("x", "cards"), [(4, 0), (5, 1)])
def test_the_ravenous_draws_at_five(x: int, cards: int) -> None:
    table = Table(free_mana=True)
    table.hand(ANN, beast(Ravenous(), power=0, toughness=0, cost="{X}{G}"))
    table.cast(ANN, "Beast", x=x)
    table.resolve_all()
    assert (table.counters("Beast", "+1/+1"), len(table.hand(ANN))) == (x, cards)


@pytest.mark.rule("702.123a")
@pytest.mark.parametrize(("wants", "there"), [(True, ["Beast"]), (False, ["Beast", "Servo Token", "Servo Token"])])
def test_fabricate_gives_counters_or_servos(wants: bool, there: list[str]) -> None:
    table = Table()
    table.always(ANN, wants, about="may")
    maker = table.enters(ANN, beast(Fabricate(2)))
    table.resolve_all()
    assert (table.battlefield(ANN), table.counters(maker, "+1/+1")) == (there, 2 * wants)


@pytest.mark.rule("702.123a")
def test_who_fabricates_for_what_is_gone_gets_servos(table: Table) -> None:
    maker = table.enters(ANN, beast(Fabricate(1)))
    table.remove(maker)
    table.resolve_all()
    assert table.battlefield(ANN) == ["Servo Token"]


@pytest.mark.rule("702.110a", "702.110b")
@pytest.mark.parametrize(("victim", "life"), [(BEARS, 25), ("Beast", 25), ([], 20)])
def test_exploiting_also_itself(victim: str | list[str], life: int) -> None:
    table = Table()
    table.battlefield(ANN, BEARS)
    table.will(ANN, victim, about="sacrifice")
    table.enters(ANN, beast(Exploit(), TriggeredAbility(Exploits(), gain_life(5))))
    table.resolve_all()
    assert table.life(ANN) == life
    assert table.graveyard(ANN) == ([victim] if victim else [])


# ---------------------------------------------------------------------- extort and upkeeps


@pytest.mark.rule("702.101a")
def test_extort_drains_every_opponent() -> None:
    table = Table(players=3, free_mana=True)
    table.battlefield(ANN, beast(Extort()))
    table.lands(ANN, "Swamp")
    table.hand(ANN, "Lightning Bolt")
    table.always(ANN, True, about="pay")
    table.cast(ANN, "Lightning Bolt", targets=[BOB])
    table.resolve()
    assert [table.life(player) for player in (ANN, BOB, CAT)] == [22, 19, 19]


@pytest.mark.rule("702.32a")
def test_fading_goes_when_no_counter_is_left(table: Table) -> None:
    table.enters(ANN, beast(Fading(1)))
    assert table.counters("Beast", "fade") == 1
    table.begin("upkeep", of=ANN)
    table.resolve_all()
    assert table.counters("Beast", "fade") == 0
    table.begin("upkeep", of=ANN)
    table.resolve_all()
    assert table.graveyard(ANN) == ["Beast"]


@pytest.mark.rule("702.63a", "702.63b")
def test_vanishing_goes_with_its_last_counter(table: Table) -> None:
    table.enters(ANN, beast(Vanishing(1)))
    table.battlefield(ANN, card("Relic", "{1}", ENCHANTMENT_CARD, Vanishing(0)))
    table.begin("upkeep", of=ANN)
    table.resolve_all()
    assert (table.graveyard(ANN), table.battlefield(ANN)) == (["Beast"], ["Relic"])


@pytest.mark.rule("702.24a")
def test_cumulative_upkeep_grows() -> None:
    table = Table()
    table.battlefield(ANN, beast(CumulativeUpkeep((PayMana(ONE),))))
    table.lands(ANN, "Forest", 2)
    table.always(ANN, True, about="pay")
    for untapped in (1, 0):
        for land in table.find_all("Forest", zone="battlefield"):
            table.untap(land)
        table.begin("upkeep", of=ANN)
        table.resolve_all()
        assert sum(not land.tapped for land in table.find_all("Forest", zone="battlefield")) == untapped
    for land in table.find_all("Forest", zone="battlefield"):
        table.untap(land)
    table.begin("upkeep", of=ANN)
    table.resolve_all()
    assert (table.graveyard(ANN), sum(land.tapped for land in table.find_all("Forest", zone="battlefield"))) == (
        ["Beast"],
        0,
    )


@pytest.mark.rule("702.24a")
def test_a_cumulative_upkeep_is_paid_as_a_whole_or_not_at_all(table: Table) -> None:
    table.battlefield(ANN, beast(CumulativeUpkeep((PayLife(3),))), counters={"age": 2})
    table.life(ANN, 8)
    table.always(ANN, True, about="pay")
    table.begin("upkeep", of=ANN)
    table.resolve_all()
    assert (table.life(ANN), table.graveyard(ANN)) == (8, ["Beast"])


@pytest.mark.rule("702.24b")
def test_two_cumulative_upkeeps_count_the_same_counters(table: Table) -> None:
    upkeep = CumulativeUpkeep((PayLife(1),))
    table.battlefield(ANN, beast(upkeep, upkeep))
    table.always(ANN, True, about="pay")
    table.begin("upkeep", of=ANN)
    table.resolve_all()
    assert (table.life(ANN), table.counters("Beast", "age")) == (17, 2)
