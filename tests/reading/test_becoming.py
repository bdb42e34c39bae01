"""What something becomes, read and played: lands and artifacts that live for a while (CR 205.1, 613)."""

import pytest
from tests.reading.invented import read, said

from planechase.testing import ANN, Table


@pytest.fixture
def table() -> Table:
    return Table(free_mana=True)


@pytest.mark.rule("205.1b")
def test_a_land_that_lives_is_still_a_land(table: Table) -> None:
    text = (
        "Until end of turn, target land becomes a 3/4 red and green Elemental creature with haste. It's still a land."
    )
    forest = table.battlefield(ANN, "Forest")
    table.hand(ANN, read(text, type_line="Instant"))
    table.cast(ANN, "Invention", [forest])
    table.resolve()
    assert (forest.power, forest.toughness, "haste" in forest.keywords) == (3, 4, True)
    assert {"Land", "Creature", "Forest", "Elemental"} <= set(forest.type_line.split())


@pytest.mark.rule("205.1a")
def test_what_becomes_a_creature_is_no_longer_what_it_was(table: Table) -> None:
    text = "{1}: Invention becomes a 4/4 Beast creature."
    idol = table.battlefield(ANN, read(text, type_line="Enchantment"))
    table.activate(ANN, idol)
    table.resolve()
    assert (idol.power, idol.type_line) == (4, "Creature — Beast")


@pytest.mark.rule("205.1b")
def test_an_artifact_creature_has_only_the_new_creature_types(table: Table) -> None:
    text = "{1}: Invention becomes a 5/5 black Horror artifact creature with trample until end of turn."
    beast = table.battlefield(ANN, read(text, type_line="Artifact Creature — Cat Equipment"))
    table.activate(ANN, beast)
    table.resolve()
    assert set(beast.type_line.split()) == {"Artifact", "Creature", "—", "Horror", "Equipment"}
    assert (beast.power, "trample" in beast.keywords) == (5, True)


@pytest.mark.rule("613.1d")
def test_a_kind_with_a_size(table: Table) -> None:
    frog = "a blue Frog with base power and toughness 1/1"
    text = f"Until end of turn, target creature loses all abilities and becomes {frog}."
    bears = table.battlefield(ANN, "Grizzly Bears")
    table.hand(ANN, read(text, type_line="Instant"))
    table.cast(ANN, "Invention", [bears])
    table.resolve()
    assert (bears.power, bears.type_line) == (1, "Creature — Frog")


@pytest.mark.rule("105.3")
def test_a_color_of_your_choice(table: Table) -> None:
    chameleon = table.battlefield(ANN, read("{1}: Invention becomes the color of your choice until end of turn."))
    table.activate(ANN, chameleon)
    table.will(ANN, "red")
    table.resolve()
    assert chameleon.colors == "R"


@pytest.mark.rule("205.1a")
def test_a_creature_type_of_your_choice(table: Table) -> None:
    mist = table.battlefield(ANN, read("{1}: Invention becomes the creature type of your choice until end of turn."))
    table.activate(ANN, mist)
    table.will(ANN, "Goblin")
    table.resolve()
    assert mist.type_line == "Creature — Goblin"


@pytest.mark.rule("701.26a", "701.26b")
@pytest.mark.parametrize("tapped", [True, False])
def test_tapping_or_untapping(table: Table, tapped: bool) -> None:
    bears = table.battlefield(ANN, "Grizzly Bears", tapped=tapped)
    table.hand(ANN, read("You may tap or untap target creature.", type_line="Instant"))
    table.cast(ANN, "Invention", [bears])
    table.will(ANN, True)
    table.resolve()
    assert bears.tapped is not tapped


def test_how_it_is_said_again() -> None:
    one = "{1}: Target land becomes a 3/3 creature with haste until end of turn. It's still a land."
    assert said(one) == "{1}: Target land becomes a 3/3 creature with haste that's still a land until end of turn."
    may = "Whenever Invention attacks, you may have target noncreature artifact become a 2/2 artifact creature."
    assert said(may) == (
        "Whenever this creature attacks, you may have target noncreature artifact become a 2/2 artifact creature."
    )
