"""Cards that were read, played: triggers that count, conditions, what enters tapped, what costs less."""

import pytest
from tests.reading.invented import read

from planechase.testing import ANN, BOB, Table
from planechase.words.card import INSTANT_CARD, SORCERY_CARD, card, creature
from planechase.words.effects.damage_effects import damage
from planechase.words.effects.hands import draw
from planechase.words.effects.life_effects import gain_life
from planechase.words.effects.permanent_effects import destroy
from planechase.words.filters import CREATURE
from planechase.words.selections import ANY_TARGET, all_of, target

SHOCK = card("Small Shock", "{R}", INSTANT_CARD, damage(2, ANY_TARGET))
WRATH = card("Wipe Out", "{W}", SORCERY_CARD, destroy(all_of(CREATURE)))
THREE_CARDS = card("Three Cards", "{U}", SORCERY_CARD, draw(3))
SIP = card("Sip", "{W}", INSTANT_CARD, gain_life(1))
SLAY = card("Slay", "{B}", INSTANT_CARD, destroy(target(CREATURE)))


@pytest.fixture
def table() -> Table:
    return Table(free_mana=True)


@pytest.mark.rule("603.2", "601.2i")
def test_the_second_spell_of_a_turn(table: Table) -> None:
    table.battlefield(ANN, read("Whenever you cast your second spell each turn, you gain 5 life."))
    table.hand(ANN, SIP, SIP, SIP)
    seen = []
    for _ in range(3):
        table.cast(ANN, "Sip")
        seen.append(table.stack.count("Invention"))
        while table.stack:
            table.resolve()
    assert seen == [0, 1, 0]


@pytest.mark.rule("603.2", "121.2")
def test_the_second_card_of_a_turn_among_three_drawn_at_once(table: Table) -> None:
    table.battlefield(ANN, read("Whenever you draw your second card each turn, you gain 5 life."))
    table.hand(ANN, THREE_CARDS)
    table.cast(ANN, "Three Cards")
    table.resolve()
    assert table.stack == ["Invention"]


@pytest.mark.rule("603.2c", "603.10a")
def test_one_or_more_that_die_at_once_are_one(table: Table) -> None:
    table.battlefield(ANN, read("Whenever one or more creatures die, you gain 1 life.", type_line="Enchantment"))
    table.battlefield(BOB, "Grizzly Bears", "Grizzly Bears")
    table.hand(ANN, WRATH)
    table.cast(ANN, "Wipe Out")
    table.resolve()
    assert table.stack == ["Invention"]


@pytest.mark.rule("603.2c", "120.1")
def test_damage_from_two_at_once_is_dealt_once(table: Table) -> None:
    mine = table.battlefield(ANN, read("Whenever this creature is dealt damage, you gain that much life."))
    one, two = table.battlefield(BOB, "Grizzly Bears", "Grizzly Bears")
    table.attack(ANN, [mine])
    table.block(BOB, {one: mine, two: mine})
    table.will(ANN, {one: 2})
    table.combat_damage()
    assert table.stack == ["Invention"]
    table.resolve()
    assert table.life(ANN) == 24


@pytest.mark.rule("509.3", "603.2")
def test_blocks_or_becomes_blocked_by_is_about_the_other(table: Table) -> None:
    basilisk = read("Whenever this creature blocks or becomes blocked by a creature, destroy that creature.")
    mine = table.battlefield(ANN, basilisk)
    bears = table.battlefield(BOB, "Grizzly Bears")
    table.attack(ANN, [mine])
    table.block(BOB, {bears: mine})
    assert table.stack == ["Invention"]
    table.resolve()
    assert (table.graveyard(BOB), table.battlefield(ANN)) == (["Grizzly Bears"], ["Invention"])


@pytest.mark.rule("603.10a", "120.1")
def test_a_creature_it_dealt_damage_to_dies(table: Table) -> None:
    pinger = table.battlefield(
        ANN,
        read(
            "{T}: This creature deals 1 damage to target creature.\n"
            "Whenever a creature dealt damage by this creature this turn dies, you gain 3 life."
        ),
    )
    bears, other = table.battlefield(BOB, "Grizzly Bears", "Grizzly Bears")
    table.activate(ANN, pinger, targets=[bears])
    table.resolve()
    table.hand(ANN, SLAY, SLAY)
    table.cast(ANN, "Slay", targets=[other])
    table.resolve()
    assert table.stack == []
    table.cast(ANN, "Slay", targets=[bears])
    table.resolve()
    assert table.stack == ["Invention"]


@pytest.mark.rule("508.3")
def test_attacking_together_with_two_others(table: Table) -> None:
    leader = read("Whenever this creature and at least two other creatures attack, you gain 4 life.")
    lead = table.battlefield(ANN, leader)
    one, two = table.battlefield(ANN, "Grizzly Bears", "Grizzly Bears")
    fork = table.fork()
    fork.attack(ANN, [lead, one])
    assert fork.stack == []
    table.attack(ANN, [lead, one, two])
    assert table.stack == ["Invention"]


@pytest.mark.rule("603.4", "400.1")
def test_seven_cards_in_a_graveyard(table: Table) -> None:
    bears = read("As long as there are seven or more cards in your graveyard, this creature gets +1/+1.")
    mine = table.battlefield(ANN, bears)
    table.graveyard(ANN, *["Grizzly Bears"] * 6)
    assert mine.power == 2
    table.graveyard(ANN, SIP)
    assert mine.power == 3


@pytest.mark.rule("603.4")
def test_it_was_cast_or_it_was_not(table: Table) -> None:
    giant = read("When this creature enters, if you cast it, you gain 5 life.")
    table.enters(ANN, giant)
    assert table.stack == []
    table.hand(ANN, giant)
    table.cast(ANN, table.hand(ANN)[0])
    table.resolve()
    assert table.stack == ["Invention"]


@pytest.mark.rule("614.1c", "614.12")
def test_enters_tapped_unless(table: Table) -> None:
    bog = read("This land enters tapped unless you control a Swamp.\n{T}: Add {B}.", "Bog", "Land")
    assert table.enters(ANN, bog).tapped
    table.battlefield(ANN, "Swamp")
    assert not table.enters(ANN, bog).tapped


@pytest.mark.rule("614.1c")
def test_enters_tapped_unless_a_card_is_revealed(table: Table) -> None:
    text = "As this land enters, you may reveal a Goblin card from your hand. If you don't, it enters tapped."
    cave = read(text, "Cave", "Land")
    assert table.enters(ANN, cave).tapped, "there is no Goblin to reveal"


@pytest.mark.rule("601.2f")
def test_costs_less_if_it_targets() -> None:
    table = Table()
    text = "This spell costs {2} less to cast if it targets a tapped creature.\nDestroy target creature."
    table.hand(ANN, read(text, "Ambush", "Sorcery", "{2}{B}"))
    table.lands(ANN, "Swamp", 1)
    bears = table.battlefield(BOB, "Grizzly Bears")
    table.battlefield(BOB, "Serra Angel")
    assert not table.can_cast(ANN, "Ambush")
    table.tap(bears)
    assert table.can_cast(ANN, "Ambush")
    table.cast(ANN, "Ambush", targets=[bears])
    table.resolve()
    assert table.graveyard(BOB) == ["Grizzly Bears"]


@pytest.mark.rule("113.6m")
def test_back_from_the_graveyard(table: Table) -> None:
    ghost = table.graveyard(ANN, read("{2}: Return this card from your graveyard to your hand."))
    table.activate(ANN, ghost)
    table.resolve()
    assert table.hand(ANN) == ["Invention"]


@pytest.mark.rule("702.21a")
def test_ward_that_costs_life(table: Table) -> None:
    warded = table.battlefield(BOB, read("Ward—Pay 3 life."))
    table.hand(ANN, SLAY)
    table.cast(ANN, "Slay", targets=[warded])
    assert table.stack == ["Slay", "Invention"]


@pytest.mark.rule("509.1b")
def test_cannot_be_blocked_by_some(table: Table) -> None:
    mine = table.battlefield(ANN, read("This creature can't be blocked by creatures with power 3 or greater."))
    small, great = table.battlefield(BOB, "Grizzly Bears", "Serra Angel")
    table.attack(ANN, [mine])
    with table.refuses("Serra Angel is not among the options"):
        table.block(BOB, {great: mine})
    table.block(BOB, {small: mine})
    assert mine.blocked


@pytest.mark.rule("702.29c")
def test_what_happens_when_it_is_cycled(table: Table) -> None:
    table.hand(ANN, read("Cycling {2}\nWhen you cycle this card, you gain 3 life."), SLAY)
    table.activate(ANN, "Invention")
    assert table.stack == ["Invention", "Invention"]
    table.resolve_all()
    assert (table.life(ANN), table.graveyard(ANN)) == (23, ["Invention"])


@pytest.mark.rule("604.3")
def test_power_that_is_counted_in_every_zone(table: Table) -> None:
    mine = table.graveyard(ANN, read("Invention's power is equal to the number of creatures you control."))
    table.battlefield(ANN, "Grizzly Bears", "Grizzly Bears", "Grizzly Bears")
    assert (mine.power, mine.toughness) == (3, 2)


@pytest.mark.rule("602.5")
def test_only_before_attackers_are_declared(table: Table) -> None:
    text = "{T}: You gain 1 life. Activate only during your turn, before attackers are declared."
    mine = table.battlefield(ANN, read(text))
    bears = table.battlefield(ANN, "Grizzly Bears")
    assert table.can_activate(ANN, mine)
    table.attack(ANN, [bears])
    assert not table.can_activate(ANN, mine)
    table.turn(BOB)
    assert not table.can_activate(ANN, mine)


@pytest.mark.rule("106.6")
def test_mana_for_creature_spells_only() -> None:
    table = Table()
    table.battlefield(ANN, read("{T}: Add {W}. Spend this mana only to cast creature spells.", "Grove", "Land"))
    table.hand(ANN, SIP, card("Cub", "{W}", creature("Cat", 1, 1)))
    assert (table.can_cast(ANN, "Sip"), table.can_cast(ANN, "Cub")) == (False, True)


@pytest.mark.rule("509.3", "603.7c")
def test_a_creature_of_another_kind_is_not_destroyed(table: Table) -> None:
    mine = table.battlefield(
        ANN, read("Whenever this creature becomes blocked by a red creature, destroy that creature.")
    )
    bears = table.battlefield(BOB, "Grizzly Bears")
    table.attack(ANN, [mine])
    table.block(BOB, {bears: mine})
    assert table.stack == []


@pytest.mark.rule("400.7", "603.10a")
def test_another_card_is_not_the_one_that_died(table: Table) -> None:
    text = "When this creature dies, return another target creature card from your graveyard to your hand."
    mine = table.battlefield(ANN, read(text))
    table.hand(ANN, SLAY)
    table.cast(ANN, "Slay", targets=[mine])
    table.resolve()
    assert table.stack == [], "there is no other card to target"


@pytest.mark.rule("120.1")
def test_a_creature_that_the_bearer_dealt_damage_to_dies(table: Table) -> None:
    text = "Whenever a creature dealt damage by equipped creature this turn dies, you gain 3 life.\nEquip {1}"
    scythe = table.battlefield(ANN, read(text, "Scythe", "Artifact — Equipment"))
    bears = table.battlefield(ANN, "Serra Angel")
    table.activate(ANN, scythe, targets=[bears])
    table.resolve()
    other = table.battlefield(BOB, "Air Elemental")
    table.attack(ANN, [bears])
    table.block(BOB, {other: bears})
    table.combat_damage()
    assert table.stack == ["Scythe"]
