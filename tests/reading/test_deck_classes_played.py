"""Classes of clauses that many decks have, read and played: shared colors, costs, main phases, paid mana."""

import pytest
from tests.reading.invented import read, refused, said

from planechase.testing import ANN, BOB, Handle, Table
from planechase.words.card import INSTANT_CARD, card, creature
from planechase.words.effects.damage_effects import damage
from planechase.words.selections import ANY_TARGET

HIT = card("Hit", "{R}", INSTANT_CARD, damage(2, ANY_TARGET))
ELF = card("Plain Elf", "{G}", creature("Elf", 1, 1))
IMP = card("Plain Imp", "{B}", creature("Imp", 1, 1))


@pytest.fixture
def table() -> Table:
    return Table(free_mana=True)


def cast(table: Table, text: str, *targets: Handle | str) -> None:
    table.hand(ANN, read(text, type_line="Sorcery"))
    table.cast(ANN, "Invention", list(targets) or ())
    table.resolve()


@pytest.mark.rule("105.2", "608.2c")
def test_what_shares_a_color_with_the_target(table: Table) -> None:
    elf, imp, other = table.battlefield(ANN, ELF), table.battlefield(ANN, IMP), table.battlefield(BOB, "Grizzly Bears")
    cast(table, "Target creature and each other creature that shares a color with it get +1/+1 until end of turn.", elf)
    assert (elf.power, imp.power, other.power) == (2, 1, 3)


@pytest.mark.rule("608.2h")
def test_what_shares_a_card_type_with_what_has_left(table: Table) -> None:
    text = "Whenever another creature dies, each opponent sacrifices a permanent that shares a card type with it."
    table.battlefield(ANN, read(text, type_line="Enchantment"))
    elf = table.battlefield(ANN, ELF)
    table.battlefield(BOB, "Forest", "Grizzly Bears")
    table.hand(ANN, HIT)
    table.cast(ANN, "Hit", [elf])
    table.resolve_all()
    assert table.graveyard(BOB) == ["Grizzly Bears"]


@pytest.mark.rule("601.2f")
def test_spells_cost_less_for_each_of_something() -> None:
    table = Table()
    table.battlefield(ANN, read("Creature spells you cast cost {1} less to cast for each Forest you control."))
    table.lands(ANN, "Forest", 2)
    table.hand(ANN, "Grizzly Bears", "Ondu Giant")
    table.cast(ANN, "Grizzly Bears")
    table.resolve()
    assert not table.can_cast(ANN, "Ondu Giant")


@pytest.mark.rule("601.2f")
@pytest.mark.parametrize(("lands", "castable"), [(2, True), (1, False)])
def test_the_condition_may_stand_before_what_a_spell_costs(lands: int, castable: bool) -> None:
    table = Table()
    table.battlefield(BOB, *["Swamp"] * lands)
    table.lands(ANN, "Forest", 1)
    table.hand(
        ANN, read("If an opponent controls two or more lands, this spell costs {1} less to cast.", cost="{1}{G}")
    )
    assert table.can_cast(ANN, "Invention") == castable


@pytest.mark.rule("207.2c", "505.1")
def test_only_what_is_cast_in_your_main_phase(table: Table) -> None:
    text = "You gain 1 life. If you cast this spell during your main phase, you gain 4 life."
    table.hand(ANN, read(text, type_line="Instant"), read(text, type_line="Instant"))
    table.cast(ANN, "Invention")
    table.resolve()
    assert table.life(ANN) == 25
    table.turn(BOB, "end step")
    table.cast(ANN, "Invention")
    table.resolve()
    assert table.life(ANN) == 26


@pytest.mark.rule("101.4", "118.12")
def test_everybody_may_pay_for_what_happens() -> None:
    table = Table()
    table.lands(ANN, "Forest", 3)
    table.lands(BOB, "Forest", 2)
    joined = "Starting with you, each player may pay any amount of mana."
    table.hand(
        ANN,
        read(f"{joined} You gain X life, where X is the total amount of mana paid this way.", "Invention", "Sorcery"),
    )
    table.will(ANN, True)
    table.will(BOB, True)
    table.will(ANN, 1, about="X")
    table.will(BOB, 2, about="X")
    table.cast(ANN, "Invention")
    table.resolve()
    assert table.life(ANN) == 23


@pytest.mark.rule("701.23b")
def test_lands_that_share_a_type(table: Table) -> None:
    shared = "up to two basic land cards that share a land type"
    table.library(ANN, "Forest", "Swamp", "Forest", only=True)
    table.will(ANN, ["Forest", "Swamp"])
    with table.refuses("share a land type"):
        cast(table, f"Search your library for {shared}, put them onto the battlefield tapped, then shuffle.")


@pytest.mark.rule("607.2d", "106.3")
def test_another_color_and_mana_of_it(table: Table) -> None:
    text = "As this land enters, choose a color other than red.\n{T}: Add {R} or one mana of the chosen color."
    land = read(text, type_line="Land")
    assert said(text, "Land") == text
    table.hand(ANN, land)
    with table.refuses("not among the options"):
        table.will(ANN, "red")
        table.play_land(ANN, "Invention")


@pytest.mark.rule("614.6", "702.84a")
def test_what_would_leave_is_exiled(table: Table) -> None:
    table.graveyard(ANN, "Grizzly Bears")
    back = "Return target creature card from your graveyard to the battlefield."
    kept = "If it would leave the battlefield, exile it instead of putting it anywhere else."
    cast(table, f"{back} {kept}", "Grizzly Bears")
    table.hand(ANN, HIT)
    table.cast(ANN, "Hit", ["Grizzly Bears"])
    table.resolve()
    assert table.exile(ANN) == ["Grizzly Bears"]


@pytest.mark.rule("611.2b", "601.3")
def test_a_card_may_be_played_as_long_as_it_remains_exiled(table: Table) -> None:
    table.library(ANN, "Grizzly Bears")
    cast(table, "Exile the top card of your library. You may play that card for as long as it remains exiled.")
    table.turn(BOB, "upkeep")
    table.turn(ANN, "precombat main")
    table.cast(ANN, "Grizzly Bears")
    table.resolve()
    assert table.find("Grizzly Bears").zone == "battlefield"


@pytest.mark.rule("701.24c")
def test_the_owner_shuffles_and_does_the_rest(table: Table) -> None:
    bears = table.battlefield(BOB, "Grizzly Bears")
    cast(table, "The owner of target creature shuffles it into their library, then draws two cards.", bears)
    assert (len(table.hand(ANN)), len(table.hand(BOB))) == (0, 2)


@pytest.mark.rule("508.1b")
def test_creatures_that_attack_you(table: Table) -> None:
    table.battlefield(ANN, read("{0}: Exile target creature that's attacking you or a planeswalker you control."))
    table.battlefield(BOB, "Grizzly Bears", "Ondu Giant")
    table.turn(BOB, "precombat main")
    table.attack(BOB, "Grizzly Bears")
    with table.refuses("target"):
        table.activate(ANN, "Invention", targets=["Ondu Giant"])
    table.activate(ANN, "Invention", targets=["Grizzly Bears"])
    table.resolve()
    assert table.exile(BOB) == ["Grizzly Bears"]


@pytest.mark.parametrize(
    ("text", "ours"),
    [
        ("Exile target noncreature artifact or noncreature enchantment.", ""),
        ("Exile target tapped artifact or green creature.", ""),
        ("Create a Food token or a Clue token.", "Create your choice of a Food token or a Clue token."),
        ("Exile target commander.", "Exile target commander permanent."),
        ("Destroy each green creature. They can't be regenerated.", ""),
        ("Tap all creatures you control and all creatures your opponents control.", ""),
        ("For each Cat you control, create a Clue token.", "Create a Clue token for each Cat you control."),
    ],
)
def test_what_is_said_again(text: str, ours: str) -> None:
    assert said(text, "Sorcery") == (ours or text)


def test_more_abilities_said_again() -> None:
    for text in (
        "{2}: You gain 1 life. Activate only once.",
        "Remove three charge counters from this creature and sacrifice it: Draw a card.",
        "Blue spells and green spells you cast cost {2} less to cast.",
        "Whenever you cast a spell that has convoke, you gain 1 life.",
    ):
        read(text)
    refused("You may play those cards for as long as it remains exiled.")


@pytest.mark.rule("603.7c", "614.6")
def test_what_is_to_be_exiled_later_is_still_the_permanent(table: Table) -> None:
    table.graveyard(ANN, "Grizzly Bears")
    back = "Return target creature card from your graveyard to the battlefield. It gains haste."
    later = "Exile it at the beginning of the next end step."
    kept = "If it would leave the battlefield, exile it instead of putting it anywhere else."
    cast(table, f"{back} {later} {kept}", "Grizzly Bears")
    table.hand(ANN, HIT)
    table.cast(ANN, "Hit", ["Grizzly Bears"])
    table.resolve()
    assert table.exile(ANN) == ["Grizzly Bears"]


@pytest.mark.rule("604.3", "122.1")
def test_counters_on_it_are_on_what_the_statement_is_about(table: Table) -> None:
    cat = table.battlefield(ANN, read("This creature gets +1/+1 for each oil counter on it."), counters={"oil": 2})
    assert cat.power == 4
