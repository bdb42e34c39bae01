"""Triggers that were read, played: what players do, one or more at once, at certain times, damage to whatever it is."""

import pytest
from tests.reading.invented import read, refused, said

from planechase.testing import ANN, BOB, Table
from planechase.words.card import INSTANT_CARD, SORCERY_CARD, card, loyal, planeswalker
from planechase.words.effects.damage_effects import damage
from planechase.words.effects.hands import discard, draw
from planechase.words.effects.permanent_effects import destroy
from planechase.words.filters import CREATURE
from planechase.words.selections import ANY_TARGET, target

SHOCK = card("Small Shock", "{R}", INSTANT_CARD, damage(2, ANY_TARGET))
SLAY = card("Slay", "{B}", INSTANT_CARD, destroy(target(CREATURE)))
SIP = card("Sip", "{U}", INSTANT_CARD, draw(1))
LOOSE = card("Let Loose", "{U}", SORCERY_CARD, discard(2))

SAID = (
    "Whenever you scry, draw a card.",
    "Whenever an opponent surveils, draw a card.",
    "Whenever you commit a crime, draw a card.",
    "Whenever an opponent plays a nonbasic land, draw a card.",
    "Whenever a player activates an ability that isn't a mana ability, draw a card.",
    "Whenever you activate a loyalty ability, draw a card.",
    "Whenever you cycle or discard another card, draw a card.",
    "Whenever a player cycles a card, draw a card.",
    "Whenever you discard a creature card, draw a card.",
    "Whenever you discard one or more cards, put that many +1/+1 counters on this creature.",
    "Whenever you sacrifice one or more Foods, draw a card.",
    "Whenever a player sacrifices a permanent, draw a card.",
    "Whenever you put one or more +1/+1 counters on a creature you control, draw a card.",
    "Whenever you attack with three or more Goblins, draw a card.",
    "Whenever you attack a player, draw a card.",
    "Whenever one or more Goblins you control attack a player, draw a card.",
    "Whenever one or more creatures you control deal combat damage to one or more players, draw a card.",
    "Whenever one or more other creatures you control leave the battlefield, draw a card.",
    "Whenever one or more creature cards leave your graveyard, draw a card.",
    "Whenever one or more land cards are put into your graveyard from your library, put them onto the battlefield.",
    "Whenever you cast a multicolored spell, draw a card.",
    "Whenever you cast a kicked spell, draw a card.",
    "Whenever you cast a spell that's both red and white, draw a card.",
    "Whenever you cast your first noncreature spell each turn, draw a card.",
    "Whenever you cast a spell during an opponent's turn, draw a card.",
    "Whenever this creature attacks while you control a Dinosaur, draw a card.",
    "Whenever this creature deals damage, you gain that much life.",
    "Whenever this creature deals damage to a Goblin or Orc, destroy that creature.",
    "Whenever this creature deals combat damage to a player or battle, draw a card.",
    "Whenever a source an opponent controls deals damage to you, draw a card.",
    "Whenever this creature becomes the target of a spell an opponent controls, draw a card.",
    "Whenever a creature attacks you or a planeswalker you control, draw a card.",
    "Whenever you cast a black spell or a Swamp you control enters, draw a card.",
    "When this creature enters or at the beginning of your upkeep, draw a card.",
    "When this creature is put into a graveyard from anywhere, shuffle it into its owner's library.",
)


@pytest.mark.parametrize("text", SAID)
def test_a_trigger_is_said_as_it_was_written(text: str) -> None:
    assert said(text) == text


def test_no_clause_of_a_trigger_is_dropped() -> None:
    for text in (
        "Whenever you commit a crime for the first time each turn, draw a card.",
        "Whenever you play a spell, draw a card.",
        "Whenever one or more land cards are put into your graveyard from exile, draw a card.",
        "When you cycle Invention, draw X cards.",
        "The first kicked spell you cast each turn costs {1} less to cast.",
    ):
        refused(text)


@pytest.fixture
def table() -> Table:
    return Table(free_mana=True)


def waiting(table: Table) -> int:
    return table.stack.count("Invention")


@pytest.mark.rule("700.13")
def test_a_crime_is_committed_once_by_one_spell_against_others(table: Table) -> None:
    table.battlefield(ANN, read("Whenever you commit a crime, you gain 1 life."))
    mine = table.battlefield(ANN, "Grizzly Bears")
    table.hand(ANN, SHOCK, SHOCK, SLAY)
    table.cast(ANN, "Slay", targets=[mine])
    assert waiting(table) == 0
    table.cast(ANN, "Small Shock", targets=[BOB])
    assert waiting(table) == 1


@pytest.mark.rule("701.9", "603.2c")
def test_cards_discarded_together_are_counted(table: Table) -> None:
    mine = table.battlefield(
        ANN, read("Whenever you discard one or more cards, put that many +1/+1 counters on this creature.")
    )
    table.hand(ANN, SIP, SIP, LOOSE)
    table.cast(ANN, "Let Loose")
    table.resolve()
    assert waiting(table) == 1
    table.resolve()
    assert mine.power == 4


@pytest.mark.rule("702.29c", "702.29d")
def test_a_card_that_is_cycled_is_also_discarded_but_once(table: Table) -> None:
    table.battlefield(ANN, read("Whenever you cycle or discard a card, you gain 1 life."))
    table.battlefield(BOB, read("Whenever a player cycles a card, you gain 1 life.", name="Listener"))
    table.hand(ANN, read("Cycling {2}", name="Wheel"))
    table.activate(ANN, "Wheel")
    assert (waiting(table), table.stack.count("Listener")) == (1, 1)


@pytest.mark.rule("702.29c")
def test_when_you_cycle_it(table: Table) -> None:
    table.hand(ANN, read("Cycling {2}\nWhen you cycle Invention, you gain 3 life."))
    table.activate(ANN, "Invention")
    table.resolve()
    assert table.life(ANN) == 23


@pytest.mark.rule("508.3c", "508.3d")
def test_attacking_with_two_or_more(table: Table) -> None:
    table.battlefield(
        ANN, read("Whenever you attack with two or more creatures, draw a card.", type_line="Enchantment")
    )
    one, two = table.battlefield(ANN, "Grizzly Bears", "Grizzly Bears")
    alone = table.fork()
    alone.attack(ANN, [one], pause=True)
    table.attack(ANN, [one, two], pause=True)
    assert (alone.stack.count("Invention"), waiting(table)) == (0, 1)


@pytest.mark.rule("305.1")
def test_a_land_is_played(table: Table) -> None:
    table.battlefield(BOB, read("Whenever an opponent plays a land, you gain 1 life."))
    table.play_land(ANN, table.hand(ANN, "Forest"))
    assert waiting(table) == 1


@pytest.mark.rule("602.2b")
def test_an_ability_is_activated_that_is_no_mana_ability(table: Table) -> None:
    table.battlefield(BOB, read("Whenever a player activates an ability that isn't a mana ability, you gain 1 life."))
    table.battlefield(ANN, read("{T}: Add {G}.", "Stone", "Artifact"), read("{1}: You gain 1 life.", "Idler"))
    table.tap_for_mana(ANN, "Stone")
    assert waiting(table) == 0
    table.activate(ANN, "Idler")
    assert waiting(table) == 1


@pytest.mark.rule("603.10a", "603.2c")
def test_cards_leave_a_graveyard(table: Table) -> None:
    table.battlefield(ANN, read("Whenever one or more creature cards leave your graveyard, you gain 1 life."))
    table.graveyard(ANN, read("{1}: Return this card from your graveyard to your hand.", name="Comer"))
    table.activate(ANN, "Comer")
    table.resolve()
    assert waiting(table) == 1


@pytest.mark.rule("120.9", "603.2c")
def test_damage_to_several_at_once_is_dealt_once_by_one(table: Table) -> None:
    text = "Trample\nWhenever this creature deals damage, you gain that much life."
    mine = table.battlefield(ANN, read(f"{text}\nThis creature gets +3/+0."))
    bears = table.battlefield(BOB, "Grizzly Bears")
    table.attack(ANN, [mine])
    table.block(BOB, {bears: mine})
    table.will(ANN, {bears: 2, BOB: 3})
    table.combat_damage()
    assert waiting(table) == 1
    table.resolve()
    assert table.life(ANN) == 25


@pytest.mark.rule("603.2")
def test_a_trigger_waits_for_its_time(table: Table) -> None:
    table.battlefield(ANN, read("Whenever you cast a spell during an opponent's turn, you gain 1 life."))
    table.battlefield(BOB, read("Whenever an opponent casts a spell during your turn, you gain 1 life.", name="Other"))
    table.hand(ANN, SIP)
    table.cast(ANN, "Sip")
    assert (waiting(table), table.stack.count("Other")) == (0, 0)


@pytest.mark.rule("115.1", "603.2")
def test_the_spell_that_aims_is_spoken_of(table: Table) -> None:
    text = "Whenever this creature becomes the target of a spell, it deals 2 damage to that spell's controller."
    mine = table.battlefield(ANN, read(text))
    table.hand(BOB, SHOCK)
    table.cast(BOB, "Small Shock", targets=[mine])
    assert waiting(table) == 1
    table.resolve()
    assert table.life(BOB) == 18


@pytest.mark.rule("603.6c", "113.6k")
def test_put_into_a_graveyard_from_anywhere(table: Table) -> None:
    text = "When this creature is put into a graveyard from anywhere, shuffle it into its owner's library."
    table.battlefield(ANN, read(text))
    table.hand(ANN, SLAY, read(text), LOOSE)
    table.cast(ANN, "Slay", targets=["Invention"])
    table.resolve()
    assert waiting(table) == 1
    table.resolve()
    assert "Invention" not in table.graveyard(ANN)


@pytest.mark.rule("603.7b")
def test_whenever_this_turn_is_each_time(table: Table) -> None:
    table.hand(ANN, read("Whenever you cast a spell this turn, you gain 1 life.", type_line="Sorcery"), SIP, SIP)
    table.cast(ANN, "Invention")
    table.resolve()
    for _ in range(2):
        table.cast(ANN, "Sip")
        assert waiting(table) == 1
        while table.stack:
            table.resolve()
    assert table.life(ANN) == 22


@pytest.mark.rule("508.3a")
def test_an_attack_on_a_planeswalker_of_yours(table: Table) -> None:
    text = "Whenever a creature attacks you or a planeswalker you control, that creature's controller loses 1 life."
    table.battlefield(BOB, read(text, type_line="Enchantment"))
    walker = table.battlefield(BOB, card("Walker", "{U}", planeswalker("Jace", 3), loyal(1, draw())))
    bears = table.battlefield(ANN, "Grizzly Bears")
    table.attack(ANN, {bears: walker}, pause=True)
    assert waiting(table) == 1


@pytest.mark.rule("105.2b", "702.33d")
def test_multicolored_and_kicked(table: Table) -> None:
    table.battlefield(ANN, read("Whenever you cast a multicolored spell, you gain 1 life.", type_line="Enchantment"))
    table.battlefield(ANN, read("Whenever you cast a kicked spell, you gain 1 life.", "Other", "Enchantment"))
    table.hand(ANN, read("Draw a card.", "Gold", "Instant", "{R}{G}"), SIP)
    table.hand(ANN, read("Kicker {2}\nDraw a card.", "Boot", "Instant", "{U}"))
    table.cast(ANN, "Sip")
    assert (waiting(table), table.stack.count("Other")) == (0, 0)
    table.cast(ANN, "Gold")
    assert (waiting(table), table.stack.count("Other")) == (1, 0)
