"""What was paid, what it was as it left, who is in your party: read from their English, and played."""

import pytest
from tests.reading.invented import read, refused, said

from planechase.testing import ANN, BOB, Table
from planechase.words.card import INSTANT_CARD, card
from planechase.words.effects.damage_effects import damage
from planechase.words.effects.permanent_effects import destroy
from planechase.words.filters import CREATURE
from planechase.words.selections import ANY_TARGET, target

SHOCK = card("Small Shock", "{R}", INSTANT_CARD, damage(2, ANY_TARGET))
SLAY = card("Slay", "{B}", INSTANT_CARD, destroy(target(CREATURE)))

SAID = (
    "Whenever this creature attacks, you may pay {2}. When you do, target creature gets -1/-1 until end of turn.",
    "When this creature dies, if it had a +1/+1 counter on it, draw a card.",
    "When this creature dies, if it was tapped, draw a card.",
    "Whenever another creature you control leaves the battlefield, if it had a counter on it, draw a card.",
    "When this creature enters, exile target card from a graveyard. If it was a land card, draw a card.",
    "At the beginning of your upkeep, if no artifacts are on the battlefield, draw a card.",
    "At the beginning of your upkeep, if there are three or more lands on the battlefield, draw a card.",
    "When this creature enters, you and target opponent each lose 1 life.",
    "When this creature enters, draw a card for each creature in your party.",
    "At the beginning of your upkeep, if you have a full party, draw a card.",
    "Whenever you cast or copy an instant or sorcery spell, draw a card.",
    "Whenever another creature you control enters, you may draw a card. Do this only once each turn.",
    "At the beginning of each player's upkeep, if that player controls more lands than each other player, draw a card.",
    "At the beginning of your upkeep, if you have more life than each opponent, draw a card.",
    "At the beginning of your upkeep, if you have more cards in hand than an opponent, draw a card.",
    "Whenever a Cat you control attacks, this creature deals 1 damage to the player or planeswalker it's attacking.",
    "When this creature enters, it deals 1 damage to target player or planeswalker. "
    "That player or that planeswalker's controller discards a card.",
)


@pytest.mark.parametrize("text", SAID)
def test_it_is_said_as_it_was_read(text: str) -> None:
    assert said(text) == text


def test_what_is_not_clear_is_refused() -> None:
    for text in (
        "When this creature enters, exile target card from an opponent's graveyard. If it was a creature card, "
        "that player loses 1 life.",
        "When this creature enters, exile target card from a graveyard. If it was a creature card, draw a card. "
        "If it was a land card, create a Treasure token. Otherwise, you gain 3 life.",
        "When this creature enters, it deals 1 damage to any target. "
        "That player or that planeswalker's controller discards a card.",
        "When this creature enters, tap target creature. You may pay {2}. When you do, untap that creature.",
        "When this creature enters, tap target creature. You may pay {2}. When you do, untap it.",
        "When this creature enters, target player loses 1 life. You may pay {1}. When you do, they lose 1 life.",
        "When this creature enters, it deals 1 damage to the player or planeswalker it's attacking.",
    ):
        refused(text)


@pytest.fixture
def table() -> Table:
    return Table(free_mana=True)


@pytest.mark.rule("603.12")
def test_what_triggers_when_a_price_was_paid_has_targets_of_its_own() -> None:
    table = Table()
    table.lands(ANN, "Mountain", 3)
    text = "When this creature enters, you may pay {2}. When you do, you gain 2 life and target player loses 2 life."
    table.hand(ANN, read(text))
    table.cast(ANN, "Invention")
    table.resolve()
    assert table.stack == ["Invention"]
    unpaid = table.fork()
    table.resolve(pause=True)
    table.answer(ANN, True)
    table.answer(ANN, BOB)
    assert (table.stack, table.life(BOB)) == (["Invention"], 20)
    table.resolve()
    assert (table.life(ANN), table.life(BOB)) == (22, 18)
    unpaid.resolve(pause=True)
    unpaid.answer(ANN, False)
    assert unpaid.stack == []


@pytest.mark.rule("603.4", "608.2h")
def test_what_it_had_on_it_as_it_died(table: Table) -> None:
    with_counter, without = table.battlefield(
        ANN,
        read("When this creature dies, if it had a +1/+1 counter on it, you gain 3 life."),
        read("When this creature dies, if it had a +1/+1 counter on it, you gain 5 life.", name="Other"),
    )
    table.counters(with_counter, "+1/+1", 1)
    table.hand(BOB, SLAY, SLAY)
    table.cast(BOB, "Slay", targets=[with_counter])
    table.resolve()
    table.resolve()
    assert table.life(ANN) == 23
    table.cast(BOB, "Slay", targets=[without])
    table.resolve()
    assert (table.stack, table.life(ANN)) == ([], 23)


@pytest.mark.rule("608.2h")
def test_what_it_was_before_it_was_returned(table: Table) -> None:
    text = "Return target creature to its owner's hand. If it was tapped, you gain 3 life."
    spell = read(text, name="Wash", type_line="Instant")
    tapped, untapped = table.battlefield(BOB, "Grizzly Bears", "Grizzly Bears")
    table.tap(tapped)
    table.hand(ANN, spell, spell)
    table.cast(ANN, "Wash", targets=[untapped])
    table.resolve()
    assert table.life(ANN) == 20
    table.cast(ANN, "Wash", targets=[tapped])
    table.resolve()
    assert table.life(ANN) == 23


@pytest.mark.rule("608.2h")
def test_what_card_was_exiled(table: Table) -> None:
    text = "Exile target card from a graveyard. If it was a creature card, you gain 3 life."
    spell = read(text, name="Sweep", type_line="Instant")
    bears, land = table.graveyard(BOB, "Grizzly Bears", "Forest")
    table.hand(ANN, spell, spell)
    table.cast(ANN, "Sweep", targets=[land])
    table.resolve()
    assert table.life(ANN) == 20
    table.cast(ANN, "Sweep", targets=[bears])
    table.resolve()
    assert table.life(ANN) == 23


@pytest.mark.rule("700.8a", "700.8c")
def test_a_creature_of_two_kinds_takes_one_place_in_the_party(table: Table) -> None:
    counting = read("Draw a card for each creature in your party.", name="Roll Call", type_line="Sorcery")
    full = read("At the beginning of your upkeep, if you have a full party, draw a card.", type_line="Enchantment")
    table.library(ANN, *["Forest"] * 12)
    table.battlefield(
        ANN,
        full,
        read("", name="Both", type_line="Creature — Cleric Rogue"),
        read("", name="Priest", type_line="Creature — Cleric"),
        read("", name="Second Priest", type_line="Creature — Cleric"),
    )
    table.battlefield(BOB, read("", name="Theirs", type_line="Creature — Wizard"))
    table.hand(ANN, counting)
    table.cast(ANN, "Roll Call")
    table.resolve()
    assert len(table.hand(ANN)) == 2


@pytest.mark.rule("101.4", "115.1")
def test_you_and_a_target_opponent(table: Table) -> None:
    table.hand(ANN, read("You and target opponent each lose 2 life.", name="Toll", type_line="Sorcery"))
    table.cast(ANN, "Toll", targets=[BOB])
    table.resolve()
    assert (table.life(ANN), table.life(BOB)) == (18, 18)


@pytest.mark.rule("707.10", "601.2i")
def test_a_copy_of_a_spell_is_copied_and_not_cast(table: Table) -> None:
    table.battlefield(ANN, read("Whenever you cast or copy an instant or sorcery spell, you gain 1 life."))
    twice = read("Copy target instant or sorcery spell.", name="Twice", type_line="Instant")
    table.hand(ANN, SHOCK, twice)
    table.cast(ANN, "Small Shock", targets=[BOB])
    assert table.stack.count("Invention") == 1
    table.resolve()
    table.cast(ANN, "Twice", targets=["Small Shock"])
    table.resolve()
    table.resolve()
    assert table.life(ANN) == 22
    assert table.stack.count("Invention") == 1


@pytest.mark.rule("603.4")
def test_whoever_controls_them_they_are_on_the_battlefield(table: Table) -> None:
    text = "At the beginning of each end step, if no creatures are on the battlefield, you gain 1 life."
    table.battlefield(ANN, read(text, type_line="Enchantment"))
    table.battlefield(BOB, "Grizzly Bears")
    bare = table.fork()
    table.begin("end step")
    assert table.stack == []
    bare.remove("Grizzly Bears")
    bare.begin("end step")
    assert bare.stack == ["Invention"]


@pytest.mark.rule("601.2h")
def test_how_much_of_a_color_was_spent() -> None:
    text = "If at least three red mana was spent to cast this spell, you gain 3 life."
    for mana, life in (("{R}{R}{R}", 23), ("{R}{R}{U}", 20)):
        table = Table()
        table.hand(ANN, read(text, name="Glow", type_line="Sorcery", cost="{3}"))
        table.mana(ANN, mana)
        table.cast(ANN, "Glow")
        table.resolve()
        assert table.life(ANN) == life


@pytest.mark.rule("115.4", "120.4")
@pytest.mark.parametrize("rest", ["each creature", "2 damage to each creature"])
def test_damage_to_a_player_or_planeswalker_and_to_creatures(table: Table, rest: str) -> None:
    whose = "that player or that planeswalker's controller controls"
    text = f"Blast deals 2 damage to target player or planeswalker and {rest} {whose}."
    table.hand(ANN, read(text, name="Blast", type_line="Sorcery"))
    table.battlefield(ANN, "Grizzly Bears")
    table.battlefield(BOB, "Grizzly Bears")
    table.cast(ANN, "Blast", targets=[BOB])
    table.resolve()
    assert (table.life(BOB), table.battlefield(BOB), table.battlefield(ANN)) == (18, [], ["Grizzly Bears"])


@pytest.mark.rule("603.2", "608.2d")
def test_it_triggers_each_time_and_is_done_once_each_turn(table: Table) -> None:
    text = "Whenever another creature you control enters, you may gain 3 life. Do this only once each turn."
    table.battlefield(ANN, read(text))
    for answer, life in ((False, 20), (True, 23)):
        table.enters(ANN, "Grizzly Bears")
        table.resolve(pause=True)
        table.answer(ANN, answer)
        assert table.life(ANN) == life
    table.enters(ANN, "Grizzly Bears")
    assert table.stack == ["Invention"]
    table.resolve()
    assert (table.stack, table.life(ANN)) == ([], 23)
    table.next_turn()
    table.enters(ANN, "Grizzly Bears")
    table.resolve(pause=True)
    table.answer(ANN, True)
    assert table.life(ANN) == 26


@pytest.mark.rule("603.4")
@pytest.mark.parametrize("more", ["have more life", "have more cards in hand", "control more artifacts"])
@pytest.mark.parametrize(("whom", "stack"), [("an opponent", ["Invention"]), ("each opponent", [])])
def test_more_than_one_opponent_or_more_than_each(more: str, whom: str, stack: list[str]) -> None:
    table = Table(players=3)
    table.battlefield(
        ANN, read(f"At the beginning of your upkeep, if you {more} than {whom}, draw a card."), "Sol Ring"
    )
    table.battlefield(BOB, "Sol Ring")
    table.hand(ANN, "Grizzly Bears")
    table.hand(BOB, "Grizzly Bears")
    table.life(BOB, 19)
    table.begin("upkeep", of=ANN)
    assert table.stack == stack


@pytest.mark.rule("603.4")
def test_who_controls_more_than_each_other_player() -> None:
    most = "that player controls more lands than each other player"
    text = f"At the beginning of each player's upkeep, if {most}, draw a card."
    table = Table(players=3)
    table.battlefield(ANN, read(text))
    table.lands(BOB, "Forest", 2)
    table.lands(ANN, "Forest", 1)
    tied = table.fork()
    table.begin("upkeep", of=BOB)
    assert table.stack == ["Invention"]
    tied.lands(ANN, "Forest", 1)
    tied.begin("upkeep", of=BOB)
    assert tied.stack == []


@pytest.mark.rule("508.1b", "506.4c")
def test_the_player_that_a_creature_attacks_is_dealt_damage() -> None:
    whom = "the player or planeswalker it's attacking"
    text = f"Whenever a creature you control attacks, Invention deals 1 damage to {whom}."
    table = Table()
    table.battlefield(ANN, read(text))
    bears = table.battlefield(ANN, "Grizzly Bears")
    table.attack(ANN, [bears])
    table.resolve()
    assert table.life(BOB) == 19
