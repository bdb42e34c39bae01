"""What "it" and "that" mean in the text of a card: never something that came in between."""

import pytest
from tests.reading.invented import read, said

from planechase.testing import ANN, BOB, Table


@pytest.mark.parametrize(
    "text",
    [
        "When this creature enters, another target creature gains flying for as long as you control this creature.",
        "{T}: Target land gains haste for as long as this creature remains on the battlefield.",
        "{T}: Gain control of target artifact for as long as you control this creature.",
        "{T}: Until end of turn, whenever another creature dies, this creature deals 1 damage to you.",
        "When this creature enters, you may sacrifice another creature. If you do, this creature gains flying.",
        "Whenever this creature attacks, you may sacrifice an artifact. When you do, this creature gains flying.",
        "Whenever a creature dealt damage by this creature this turn dies, create a 1/1 red Cat creature token and "
        "exile that card.",
        "Whenever an artifact you control enters, tap target land. You gain life equal to that artifact's mana value.",
    ],
)
@pytest.mark.rule("608.2c")
def test_it_is_said_as_it_was_read(text: str) -> None:
    assert said(text) == text


def test_an_equipment_is_attached_to_what_was_created() -> None:
    text = (
        "When this Equipment enters, create a 1/1 red Cat creature token, then attach this Equipment to it.\nEquip {1}"
    )
    assert said(text, type_line="Artifact — Equipment") == text


def test_an_equipment_is_attached_to_what_was_manifested() -> None:
    text = "When this Equipment enters, manifest dread, then attach this Equipment to that creature.\nEquip {1}"
    assert said(text, type_line="Artifact — Equipment") == text


@pytest.mark.rule("603.2")
def test_that_land_is_the_one_that_entered() -> None:
    land = "If that land is a Forest, you gain 3 life."
    text = f"Landfall — Whenever a land you control enters, tap target creature an opponent controls. {land}"
    assert said(text) == text
    table = Table()
    table.battlefield(ANN, read(said(text)))
    bears = table.battlefield(BOB, "Grizzly Bears")
    for played in ("Forest", "Island"):
        table.will(ANN, bears)
        table.enters(ANN, played)
        table.resolve_all()
    assert table.life(ANN) == 23
