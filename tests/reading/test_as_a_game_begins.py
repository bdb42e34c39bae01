"""What happens as a game begins, and abilities of which there is only so much, read and played."""

import pytest
from tests.reading.invented import read, refused, said

from planechase.testing import ANN, BOB, Table


@pytest.fixture
def table() -> Table:
    return Table(free_mana=True)


@pytest.mark.rule("103.6", "113.2c")
def test_what_is_so_from_then_on_is_an_ability_of_its_own() -> None:
    begins = "At the beginning of the game, choose a creature type."
    away = "creature spells you control, and creature cards you own in any zone other than the battlefield or the stack"
    text = f"{begins} Creatures you control, {away} have the chosen type in addition to their other types."
    first, second = said(text, type_line="Vanguard").split("\n")
    assert first == begins
    assert second.startswith("Creatures you control are the chosen type in addition to their other types.")
    refused("At the beginning of the game, create a Food token. It has hexproof.", type_line="Vanguard")


@pytest.mark.rule("103.6")
def test_several_sentences_happen_as_the_game_begins(table: Table) -> None:
    look = "look at target opponent's hand and choose a card from it. That player discards that card."
    table.vanguard(ANN, read(f"At the beginning of the game, {look}", type_line="Vanguard"))
    table.hand(BOB, "Plains")
    table.will(ANN, BOB, "Plains")
    table.begin_game()
    assert table.graveyard(BOB) == ["Plains"]


@pytest.mark.rule("103.6a", "111.3")
def test_a_token_one_begins_with_has_what_is_said_of_it(table: Table) -> None:
    token = "You begin the game with a 1/1 red Goblin creature token on the battlefield."
    table.vanguard(ANN, read(f'{token} It has "{{T}}: You gain 1 life."', type_line="Vanguard"))
    table.begin_game()
    goblin = table.find("Goblin Token")
    assert (goblin.power, goblin.text) == (1, "{T}: You gain 1 life.")


@pytest.mark.rule("602.5")
@pytest.mark.parametrize("limit", ["once", "once and only during your turn"])
def test_only_once_is_once_for_all_turns(table: Table, limit: str) -> None:
    spring = table.battlefield(ANN, read(f"{{0}}: You gain 1 life. Activate only {limit}.", type_line="Artifact"))
    table.activate(ANN, spring)
    table.resolve()
    table.next_turn()
    table.next_turn()
    assert not table.can_activate(ANN, spring)


@pytest.mark.rule("107.3a")
def test_an_x_that_cannot_be_nothing() -> None:
    poor = Table()
    text = "{X}: You gain X life."
    poor.battlefield(ANN, read(text, name="Well", type_line="Artifact"))
    poor.battlefield(ANN, read(f"{text} X can't be 0.", type_line="Artifact"))
    assert (poor.can_activate(ANN, "Well"), poor.can_activate(ANN, "Invention")) == (True, False)
    refused("{1}, {T}: You gain 1 life. X can't be 0.")


@pytest.mark.rule("611.2a")
def test_what_has_no_end_lasts(table: Table) -> None:
    bears = table.battlefield(ANN, "Grizzly Bears")
    table.will(ANN, bears)
    table.enters(ANN, read("When this creature enters, target creature gets +1/+0."))
    table.resolve()
    table.next_turn()
    assert bears.power == 3
    refused("When this creature enters, target creature gets +1/+0. You gain 1 life.")


@pytest.mark.rule("104.3", "104.2b")
@pytest.mark.parametrize("when", ["If", "As long as"])
def test_statements_that_share_a_condition(table: Table, when: str) -> None:
    kinds = "an artifact, a creature, and a land"
    lasting = f"{when} you control {kinds}, you can't lose the game and your opponents can't win the game."
    table.battlefield(ANN, read(lasting, type_line="Artifact"))
    table.battlefield(ANN, "Forest", "Grizzly Bears")
    table.life(ANN, 0)
    table.pass_()
    assert table.winner is None
    table.remove("Forest")
    table.pass_()
    assert table.winner == BOB


@pytest.mark.rule("614.9")
def test_damage_goes_elsewhere_whenever_it_is_dealt(table: Table) -> None:
    text = "{0}: The next 2 damage that would be dealt to target creature you control is dealt to you instead."
    assert said(text) == text
    table.battlefield(ANN, read(text, type_line="Artifact"))
    bears = table.battlefield(ANN, "Grizzly Bears")
    table.activate(ANN, "Invention", targets=[bears])
    table.resolve()
    table.next_turn()
    table.battlefield(BOB, read("{0}: This creature deals 3 damage to target creature.", name="Pinger"))
    table.activate(BOB, "Pinger", targets=[bears])
    table.resolve()
    assert (table.life(ANN), bears.damage) == (18, 1)


@pytest.mark.rule("700.4", "614.1a")
def test_who_would_die_is_exiled(table: Table) -> None:
    table.battlefield(ANN, read("If a creature an opponent controls would die, exile it instead."))
    table.battlefield(ANN, "Grizzly Bears")
    table.battlefield(BOB, "Grizzly Bears")
    table.enters(ANN, read("When this creature enters, destroy all Bears.", name="Bane"))
    table.resolve()
    assert (table.graveyard(ANN), table.exile(BOB)) == (["Grizzly Bears"], ["Grizzly Bears"])
    refused("If a land would die, exile it instead.")


@pytest.mark.rule("613.4b")
def test_an_artifact_is_as_large_as_its_mana_value(table: Table) -> None:
    animated = "an artifact creature with power and toughness each equal to its mana value"
    text = f"Each noncreature artifact you control is {animated}."
    assert said(text) == text
    size = "base power and base toughness each equal to its mana value"
    other = f"Each other enchantment is a creature in addition to its other types and has {size}."
    assert said(other, type_line="Enchantment") == other
    table.battlefield(ANN, read(text))
    lens = table.battlefield(ANN, read("{T}: Add {C}.", name="Lens", type_line="Artifact", cost="{4}"))
    assert (lens.power, lens.toughness, lens.types) == (4, 4, ["Artifact", "Creature"])


@pytest.mark.rule("707.9c")
@pytest.mark.parametrize("name", [" except for its name", ", except it keeps its name"])
def test_a_copy_that_keeps_its_name(table: Table, name: str) -> None:
    table.battlefield(ANN, read(f"{{0}}: This creature becomes a copy of target creature{name}."))
    table.battlefield(BOB, "Llanowar Elves")
    table.activate(ANN, "Invention", targets=["Llanowar Elves"])
    table.resolve()
    assert table.find("Invention").power == 1


@pytest.mark.rule("509.1g")
def test_whose_creature_it_blocks_is_said_of_the_nearest(table: Table) -> None:
    text = "{0}: Destroy target creature that's blocking a creature you control."
    table.battlefield(ANN, read(text, type_line="Artifact"))
    bears = table.battlefield(ANN, "Grizzly Bears")
    elves = table.battlefield(BOB, "Llanowar Elves")
    table.attack(ANN, {bears: BOB})
    table.block(BOB, {elves: bears})
    table.activate(ANN, "Invention", targets=[elves])
    table.resolve()
    assert table.graveyard(BOB) == ["Llanowar Elves"]
