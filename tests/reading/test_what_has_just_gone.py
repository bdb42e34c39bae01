"""What a card that has just left says of itself by its name, and what a second "it" is about."""

import pytest
from tests.reading.invented import read, refused

from planechase.testing import ANN, BOB, Table
from planechase.words.card import INSTANT_CARD, card
from planechase.words.effects.permanent_effects import destroy
from planechase.words.filters import ANYTHING
from planechase.words.selections import target

RUIN = card("Ruin", "{B}", INSTANT_CARD, destroy(target(ANYTHING)))


@pytest.fixture
def table() -> Table:
    return Table(free_mana=True)


def destroyed(table: Table, what: object) -> None:
    table.hand(BOB, RUIN)
    table.cast(BOB, "Ruin", targets=[what])
    table.resolve()


@pytest.mark.rule("400.7e")
@pytest.mark.parametrize(
    ("text", "type_line"),
    [
        (
            "When Invention is put into a graveyard from the battlefield, return Invention to its owner's hand.",
            "Artifact",
        ),
        ("When Invention dies, you gain 1 life and return Invention to its owner's hand.", "Creature — Cat"),
    ],
)
def test_a_card_that_names_itself_finds_itself_in_the_graveyard(table: Table, text: str, type_line: str) -> None:
    gone = table.battlefield(ANN, read(text, type_line=type_line))
    destroyed(table, gone)
    table.resolve_all()
    assert table.hand(ANN) == ["Invention"]


@pytest.mark.rule("400.7e", "603.12")
def test_a_card_that_exiles_itself_by_its_name_really_did(table: Table) -> None:
    gone = table.battlefield(ANN, read("When Invention dies, you may exile Invention. When you do, you gain 3 life."))
    table.will(ANN, True)
    destroyed(table, gone)
    table.resolve_all()
    assert (table.exile(ANN), table.life(ANN)) == (["Invention"], 23)


@pytest.mark.rule("400.7e")
def test_where_it_may_have_gone_or_not_nothing_is_guessed() -> None:
    assert refused("When Invention enters or dies, return Invention to its owner's hand.").reason


@pytest.mark.rule("608.2c")
def test_a_second_if_asks_about_the_same_as_the_first(table: Table) -> None:
    text = (
        "When this creature enters, tap another target creature or land. If it's a creature, it becomes a copy of this "
        "creature. If it's a land, it becomes an Island in addition to its other types."
    )
    woods = table.battlefield(BOB, "Forest")
    table.will(ANN, woods)
    cat = table.enters(ANN, read(text))
    table.resolve()
    assert (woods.is_a("Island"), cat.is_a("Island")) == (True, False)


@pytest.mark.rule("608.2d", "701.21a")
def test_nobody_sacrifices_for_a_price_what_they_no_longer_control(table: Table) -> None:
    table.battlefield(
        ANN,
        read(
            "Whenever a creature you control deals combat damage to a player, you may sacrifice it. "
            "If you do, you gain 3 life.",
            type_line="Enchantment",
        ),
    )
    bears = table.battlefield(ANN, "Grizzly Bears")
    table.attack(ANN, [bears])
    table.combat_damage()
    table.hand(BOB, read("Gain control of target creature.", name="Grab", type_line="Instant"))
    table.cast(BOB, "Grab", targets=[bears])
    table.resolve_all()
    assert table.life(ANN) == 20


@pytest.mark.rule("400.7e")
def test_what_died_comes_back_with_a_counter(table: Table) -> None:
    text = (
        "Whenever a creature you control dies, return it to the battlefield under its owner's control with a "
        "flying counter on it."
    )
    table.battlefield(ANN, read(text, type_line="Enchantment"))
    destroyed(table, table.battlefield(ANN, "Grizzly Bears"))
    table.resolve_all()
    assert table.find("Grizzly Bears").counters == {"flying": 1}


@pytest.mark.rule("608.2c")
def test_attached_to_it_is_attached_to_what_was_spoken_of(table: Table) -> None:
    text = "{1}: Return another target creature and all Auras you control attached to it to their owner's hand."
    cat, bears = table.battlefield(ANN, read(text)), table.battlefield(ANN, "Grizzly Bears")
    collar = read("Enchant creature\nEnchanted creature gets +1/+1.", name="Collar", type_line="Enchantment — Aura")
    bell = read("Enchant creature\nEnchanted creature gets +0/+1.", name="Bell", type_line="Enchantment — Aura")
    table.battlefield(ANN, collar, attached_to=bears)
    table.battlefield(ANN, bell, attached_to=cat)
    table.activate(ANN, cat, targets=[bears])
    table.resolve()
    assert sorted(table.hand(ANN)) == ["Collar", "Grizzly Bears"]


@pytest.mark.rule("614.15")
def test_instead_cannot_speak_of_what_only_the_replaced_instruction_finds() -> None:
    text = (
        "Search your library for a Cat card, reveal it, and put it into your hand. If you control a Dog, put that card "
        "onto the battlefield instead. Then shuffle."
    )
    assert "instead" in refused(text, "Sorcery").reason


@pytest.mark.rule("603.7")
def test_what_follows_a_delayed_ability_is_not_done_at_once() -> None:
    text = "Until end of turn, whenever a creature you control dies, draw a card. You lose 1 life."
    assert "whenever" in refused(text, "Sorcery").reason
    assert read(
        "Until end of turn, whenever a creature you control dies, draw a card.\nDraw a card.", type_line="Sorcery"
    ).name


@pytest.mark.rule("603.7")
def test_which_of_two_targets_is_meant_later_is_not_guessed() -> None:
    text = (
        "Tap target creature. Untap another target creature. "
        "Sacrifice that creature at the beginning of the next end step."
    )
    assert refused(text, "Sorcery").reason


@pytest.mark.rule("603.12", "608.2d")
@pytest.mark.parametrize(("cards", "life"), [(2, 20), (3, 24)])
def test_nobody_does_half_of_what_something_follows_from(table: Table, cards: int, life: int) -> None:
    text = "When this creature enters, you may exile three cards from your graveyard. When you do, you gain 4 life."
    for _ in range(cards):
        table.graveyard(ANN, "Forest")
    table.always(ANN, True)
    table.enters(ANN, read(text))
    table.resolve_all()
    assert table.life(ANN) == life
