"""Cards that were read, played: a target of each opponent, what spells have, targets that only a kicked spell has."""

import pytest
from tests.reading.invented import read, refused, said

from planechase.testing import ANN, BOB, CAT, Table

TO_EACH = "For each opponent, destroy up to one target creature that player controls."


def table_of_three() -> Table:
    return Table(3, free_mana=True)


@pytest.mark.rule("115.1", "601.2c")
def test_a_target_of_each_opponent() -> None:
    table = table_of_three()
    bobs, other = table.battlefield(BOB, "Grizzly Bears"), table.battlefield(BOB, "Grizzly Bears")
    cats = table.battlefield(CAT, "Grizzly Bears")
    table.hand(ANN, read(TO_EACH, type_line="Sorcery"))
    table.cast(ANN, "Invention", [bobs, cats])
    table.resolve()
    assert [bobs.exists, other.exists, cats.exists] == [False, True, False]


@pytest.mark.parametrize(
    "text",
    [
        TO_EACH,
        "For each opponent, exile target artifact that player controls.",
        "For each opponent, create a 2/2 black Zombie creature token that attacks that player each combat if able.",
        "Two target creatures controlled by different players fight each other.",
        "The next spell you cast this turn has convoke.",
    ],
)
def test_it_says_what_was_read(text: str) -> None:
    assert said(text, "Sorcery") == text


def test_a_sentence_about_that_player_that_has_no_target_is_refused() -> None:
    refused("For each opponent, that player sings.", "Sorcery")


@pytest.mark.rule("702.33g", "601.2c")
def test_a_target_behind_a_kicker_is_chosen_only_if_it_is_paid() -> None:
    text = "Kicker {1}\nYou gain 2 life. If this spell was kicked, destroy target creature."
    table = Table(free_mana=True)
    bears = table.battlefield(BOB, "Grizzly Bears")
    table.hand(ANN, read(text, type_line="Sorcery"), read(text, type_line="Sorcery"))
    table.cast(ANN, "Invention")
    table.resolve()
    assert table.life(ANN) == 22
    assert bears.exists
    table.cast(ANN, "Invention", [bears], kicked=True)
    table.resolve()
    assert not bears.exists


@pytest.mark.rule("702.51a", "601.2i", "611.2")
def test_the_next_spell_has_convoke_while_it_is_paid_for() -> None:
    table = Table()
    table.battlefield(ANN, "Forest", read("{T}: The next spell you cast this turn has convoke.", "Wand", "Artifact"))
    table.battlefield(ANN, "Grizzly Bears", "Grizzly Bears")
    table.hand(ANN, read("", "Big Cat", cost="{1}{G}"), read("", "Late Cat", cost="{1}{G}"))
    assert not table.can_cast(ANN, "Big Cat")
    table.activate(ANN, "Wand")
    table.resolve()
    assert table.can_cast(ANN, "Big Cat")
    table.cast(ANN, "Big Cat")
    assert not table.can_cast(ANN, "Late Cat")
