"""Colors that are chosen, shared and named: mana of the chosen one, radiance, and creature types everywhere."""

import pytest
from tests.reading.invented import read, refused, said

from planechase.testing import ANN, BOB, Table

GATE = "As this land enters, choose a color other than green.\n{T}: Add {G} or one mana of the chosen color."
RADIANT = "This creature deals 2 damage to target creature and each other creature that shares a color with it."
ALSO = "This creature is also a Cleric, Rogue, and Wizard."
ONE_GRAVEYARD = "{T}: Exile up to two target cards from a single graveyard."


@pytest.mark.parametrize("text", [f"{{T}}: {RADIANT}", ALSO, ONE_GRAVEYARD])
def test_it_is_said_as_it_was_read(text: str) -> None:
    assert said(text) == text


@pytest.mark.rule("607.2d", "106.3")
def test_mana_of_the_chosen_color_or_of_another() -> None:
    assert said(GATE, "Land") == GATE
    table = Table()
    table.will(ANN, "red")
    table.enters(ANN, read(GATE, "Gate", "Land"))
    for spell, color in (("Elf", "{G}"), ("Imp", "{R}"), ("Cat", "{W}")):
        table.hand(ANN, read("", spell, cost=color))
    assert [table.can_cast(ANN, name) for name in ("Elf", "Imp", "Cat")] == [True, True, False]


@pytest.mark.rule("607.2d")
def test_the_color_that_is_named_cannot_be_chosen() -> None:
    table = Table()
    table.will(ANN, "green")
    with pytest.raises(Exception, match="green"):
        table.enters(ANN, read(GATE, "Gate", "Land"))


@pytest.mark.rule("105.2", "207.2c")
def test_radiance_is_for_what_shares_a_color() -> None:
    table = Table(free_mana=True)
    table.battlefield(
        BOB, read("", "Red Cat", cost="{R}"), read("", "Both", cost="{R}{W}"), read("", "Gray", cost="{1}")
    )
    table.battlefield(ANN, read("", "White Cat", cost="{W}"))
    table.hand(ANN, read(RADIANT.replace("This creature", "Beam"), "Beam", "Sorcery"))
    table.cast(ANN, "Beam", targets=["Red Cat"])
    table.resolve()
    assert (table.battlefield(BOB), table.battlefield(ANN)) == (["Gray"], ["White Cat"])


@pytest.mark.rule("607.2d", "702.16a")
@pytest.mark.parametrize(
    ("text", "type_line"),
    [
        ("As this enchantment enters, choose a color.\nCats have protection from the chosen color.", "Enchantment"),
        ("Choose a color. Target Cat gains protection from the chosen color until end of turn.", "Instant"),
    ],
)
def test_protection_is_from_the_color_chosen_for_what_gives_it(text: str, type_line: str) -> None:
    table = Table(free_mana=True)
    table.battlefield(ANN, read(""))
    table.hand(ANN, read(text, "Ward", type_line))
    table.cast(ANN, "Ward", targets=["Invention"] if type_line == "Instant" else [])
    table.will(ANN, "red")
    table.resolve()
    table.hand(BOB, *(read("Destroy target creature.", name, "Instant", name) for name in ("{R}", "{B}")))
    assert (table.can_cast(BOB, "{R}"), table.can_cast(BOB, "{B}")) == (False, True)


@pytest.mark.rule("604.3", "113.6a")
def test_it_is_of_these_types_everywhere() -> None:
    table = Table()
    card = table.hand(ANN, read(ALSO))
    assert card.subtypes == {"Cat", "Cleric", "Rogue", "Wizard"}


@pytest.mark.rule("115.1")
def test_targets_of_one_graveyard() -> None:
    table = Table()
    cat = table.battlefield(ANN, read(ONE_GRAVEYARD))
    mine, theirs = table.graveyard(ANN, "Forest"), table.graveyard(BOB, "Island")
    with table.refuses("graveyard"):
        table.activate(ANN, cat, targets=[[mine, theirs]])


@pytest.mark.rule("603.7b", "603.7c")
def test_when_that_creature_dies_this_turn() -> None:
    text = "{T}: This creature deals 1 damage to target creature. When that creature dies this turn, draw a card."
    assert said(text) == text
    table = Table(free_mana=True)
    cat, bears = table.battlefield(ANN, read(text)), table.battlefield(BOB, "Grizzly Bears")
    other = table.battlefield(BOB, read("", "Other"))
    table.hand(
        ANN, read("Destroy target creature.", "Slay", "Instant"), read("Destroy target creature.", "End", "Instant")
    )
    table.activate(ANN, cat, targets=[bears])
    table.resolve()
    table.cast(ANN, "End", targets=[other])
    table.resolve_all()
    assert table.hand(ANN) == ["Slay"]
    later = table.fork()
    table.cast(ANN, "Slay", targets=[bears])
    table.resolve_all()
    assert len(table.hand(ANN)) == 1
    later.next_turn()
    later.turn(BOB)
    later.cast(ANN, "Slay", targets=["Grizzly Bears"])
    before = len(later.hand(ANN))
    later.resolve_all()
    assert len(later.hand(ANN)) == before


def test_a_target_is_not_named_only_when_it_dies() -> None:
    refused("{T}: When target creature dies this turn, draw a card.")


@pytest.mark.rule("702.62a")
def test_a_card_in_exile_gains_suspend() -> None:
    text = "Exile target creature and put three time counters on it. If it doesn't have suspend, it gains suspend."
    table = Table(free_mana=True)
    table.battlefield(BOB, "Grizzly Bears")
    table.hand(ANN, read(text, "Wait", "Instant"))
    table.cast(ANN, "Wait", targets=["Grizzly Bears"])
    table.resolve()
    assert table.exile(BOB) == ["Grizzly Bears"]
    for _ in range(3):
        table.turn(ANN, "end")
        table.always(BOB, True)
        table.go_to("draw", BOB)
    table.resolve_all()
    assert "Grizzly Bears" in table.battlefield(BOB)
