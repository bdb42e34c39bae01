"""Whom "that player", "they", "an opponent" and "defending player" mean in cards that were read."""

import pytest
from tests.reading.invented import read, refused

from planechase.testing import ANN, BOB, CAT, Table
from planechase.words.card import INSTANT_CARD, card
from planechase.words.effects.permanent_effects import destroy
from planechase.words.filters import CREATURE
from planechase.words.selections import target

SLAY = card("Slay", "{B}", INSTANT_CARD, destroy(target(CREATURE)))


@pytest.fixture
def table() -> Table:
    return Table(3, free_mana=True)


def lives(table: Table) -> list[int]:
    return [table.life(player) for player in (ANN, BOB, CAT)]


@pytest.mark.rule("109.4", "608.2h")
def test_that_player_controlled_what_died_whoever_owns_it(table: Table) -> None:
    table.battlefield(ANN, read("Whenever a creature an opponent controls dies, that player loses 3 life."))
    bears = table.battlefield(BOB, "Grizzly Bears", owner=CAT)
    table.hand(ANN, SLAY)
    table.cast(ANN, "Slay", targets=[bears])
    table.resolve_all()
    assert lives(table) == [20, 17, 20]


@pytest.mark.rule("109.4", "608.2h")
def test_that_player_controls_the_target_of_the_trigger(table: Table) -> None:
    bears = table.battlefield(BOB, "Grizzly Bears", owner=CAT)
    table.will(ANN, bears)
    table.enters(
        ANN, read("When this creature enters, destroy target creature an opponent controls. That player loses 3 life.")
    )
    table.resolve_all()
    assert lives(table) == [20, 17, 20]


@pytest.mark.rule("118.12a")
def test_they_are_whose_spell_it_is(table: Table) -> None:
    table.hand(
        ANN,
        read(
            "Flash\nWhen you cast this spell, counter target spell an opponent controls unless they pay {2}.",
            name="Late Guest",
        ),
    )
    table.hand(BOB, SLAY)
    bears = table.battlefield(ANN, "Grizzly Bears")
    table.lands(BOB, "Swamp", 2)
    slay = table.cast(BOB, "Slay", targets=[bears])
    table.will(ANN, slay)
    table.will(BOB, True)
    table.cast(ANN, "Late Guest")
    table.resolve_all()
    assert table.unused == []
    assert not bears.exists


@pytest.mark.rule("608.2c")
def test_nobody_is_that_player_where_no_player_was_spoken_of() -> None:
    assert "that player" in refused("When this creature leaves the battlefield, that player gains 3 life.").reason


@pytest.mark.rule("701.55a")
def test_that_player_is_the_one_who_faces_the_choice(table: Table) -> None:
    table.hand(BOB, SLAY)
    table.hand(CAT, SLAY)
    table.hand(
        ANN,
        read(
            "Draw a card. Then each opponent faces a villainous choice — "
            "That player discards a card, or you may put a Cat card from your hand onto the battlefield.",
            type_line="Sorcery",
        ),
    )
    table.cast(ANN, "Invention")
    table.will(BOB, "You discard a card")
    table.will(CAT, "Ann may put a Cat card from your hand onto the battlefield")
    table.resolve()
    assert (table.hand(BOB), table.hand(CAT)) == ([], ["Slay"])


@pytest.mark.rule("608.2d", "613.1b")
def test_an_opponent_of_your_choice_gains_control(table: Table) -> None:
    cat = table.battlefield(ANN, read("{1}: An opponent gains control of this creature."))
    table.activate(ANN, cat)
    table.will(ANN, CAT)
    table.resolve()
    assert cat.controller == CAT


@pytest.mark.rule("101.4")
@pytest.mark.parametrize(
    "text",
    [
        "Each player gains control of all creatures they own.",
        "Each opponent gains control of target creature.",
    ],
)
def test_what_is_different_for_each_of_them_is_refused(text: str) -> None:
    assert refused(text, "Sorcery").reason


@pytest.mark.rule("614.1c", "607.2d")
def test_the_opponent_chosen_as_it_enters_is_known_afterwards(table: Table) -> None:
    table.hand(CAT, SLAY, SLAY)
    table.will(ANN, CAT)
    big = table.enters(
        ANN,
        read(
            "As this creature enters, choose an opponent.\n"
            "This creature gets +1/+1 for each card in the chosen player's hand."
        ),
    )
    assert big.power == 4


@pytest.mark.rule("508.5")
def test_the_creature_that_became_blocked_says_who_is_defending(table: Table) -> None:
    knife = read(
        "Whenever equipped creature becomes blocked, this Equipment deals 2 damage to defending player.\nEquip {1}",
        type_line="Artifact — Equipment",
    )
    bears, wall = table.battlefield(ANN, "Grizzly Bears"), table.battlefield(CAT, "Wall of Blossoms")
    table.battlefield(ANN, knife, attached_to=bears)
    table.attack(ANN, {bears: CAT})
    table.block(CAT, {wall: bears})
    table.resolve()
    assert lives(table) == [20, 20, 18]


@pytest.mark.rule("607.2d", "614.1c")
def test_a_player_who_is_chosen_as_something_enters(table: Table) -> None:
    text = "As Invention enters, choose a player.\n{1}: The chosen player draws a card."
    table.hand(ANN, read(text))
    table.cast(ANN, "Invention")
    table.will(ANN, BOB)
    table.resolve()
    table.activate(ANN, "Invention")
    table.resolve()
    assert (len(table.hand(ANN)), len(table.hand(BOB))) == (0, 1)
