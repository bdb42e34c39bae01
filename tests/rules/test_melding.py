"""Melding two cards into one permanent (CR 701.42, 712.4). The cards are read from English."""

from __future__ import annotations

import pytest

from planechase.reading.card_reading import RefusedCard, Understood, read_card
from planechase.reading.card_texts import CardText
from planechase.rules.language.characteristics import CardDefinition
from planechase.testing import ANN, BOB, ArrangedCommander, Handle, Table, broken_invariants, check_card
from planechase.words.plain_data import card_from_plain, card_to_plain

WHOLE = CardText("Great Oak", "Creature — Treefolk", "Trample\nWhen Great Oak enters, you gain 4 life.", "", "9", "9")
ACORN = CardText(
    "Acorn Keeper", "Creature — Elf",
    "{3}: If you both own and control Acorn Keeper and a land named Deep Soil, exile them, then meld them into "
    "Great Oak. Activate only as a sorcery.", "{1}{G}", "1", "2",
)  # fmt: skip
SOIL = CardText("Deep Soil", "Land", "{T}: Add {G}.")


def pair(front: CardText, whole: CardText = WHOLE) -> CardText:
    return CardText(f"{front.name} // {whole.name}", "", layout="meld", faces=(front, whole))


def understood(card: CardText) -> CardDefinition:
    read = read_card(card)
    assert isinstance(read, Understood), read
    return read.definition


def made(name: str, text: str) -> CardDefinition:
    return understood(CardText(name, "Instant", text, "{G}"))


KEEPER, LAND = understood(pair(ACORN)), understood(pair(SOIL))
KILL = made("Kill Off", "Destroy target creature.")
BLINK = made("Blink Off", "Exile target creature, then return that card to the battlefield under its owner's control.")
TWIN = made("Twin Spell", "Create a token that's a copy of target creature.")
FLAT = made("Lie Down", "Turn target creature face down.")
TURN = made("Turn Over", "Transform target creature.")


@pytest.fixture
def table() -> Table:
    return Table(free_mana=True)


def melded(table: Table) -> Handle:
    """Ann melds her two cards."""
    keeper = table.battlefield(ANN, KEEPER)
    table.battlefield(ANN, LAND)
    table.activate(ANN, keeper)
    table.resolve()
    return table.find("Great Oak")


def use(table: Table, spell: CardDefinition, on: Handle) -> None:
    table.hand(ANN, spell)
    table.cast(ANN, spell.name, targets=[on])
    table.resolve()


def test_it_can_be_played_and_kept() -> None:
    check_card(KEEPER)
    assert card_from_plain(card_to_plain(KEEPER)).same_as(KEEPER)
    assert KEEPER.is_meld
    assert not card_from_plain(card_to_plain(KEEPER)).same_as(understood(ACORN))


def test_what_it_melds_into_stands_on_its_back() -> None:
    other = CardText("Great Elm", "Creature — Treefolk", "", "", "9", "9")
    assert isinstance(read_card(pair(ACORN, other)), RefusedCard)
    assert isinstance(read_card(CardText("Great Oak", "Creature — Treefolk", "", layout="meld")), RefusedCard)


@pytest.mark.rule("701.42a", "712.4a", "712.14c", "712.8g")
def test_two_cards_become_one_permanent(table: Table) -> None:
    oak = melded(table)
    table.resolve()
    assert (table.battlefield(ANN), table.exile(ANN), table.life(ANN)) == (["Great Oak"], [], 24)
    assert (oak.power, oak.has("trample"), oak.is_token, oak.summoning_sick) == (9, True, False, True)
    assert broken_invariants(table.state) == []


@pytest.mark.rule("202.3c", "712.8g")
def test_its_mana_value_is_that_of_its_fronts_and_a_copy_has_none(table: Table) -> None:
    oak = melded(table)
    table.resolve()
    use(table, TWIN, oak)
    token = Handle(table, max(permanent.id for permanent in table.state.permanents()))
    assert (oak.mana_value, token.is_token, token.power, token.mana_value) == (2, True, 9, 0)


@pytest.mark.rule("712.4b", "712.8a", "712.8d")
def test_alone_each_card_is_its_front(table: Table) -> None:
    keeper = table.battlefield(ANN, KEEPER)
    use(table, TURN, keeper)
    assert (keeper.name, keeper.power) == ("Acorn Keeper", 1)
    use(table, FLAT, keeper)
    assert not keeper.face_down


@pytest.mark.rule("701.42b", "701.42c")
def test_what_is_no_meld_pair_stays_in_exile(table: Table) -> None:
    keeper = table.battlefield(ANN, KEEPER)
    table.battlefield(ANN, understood(SOIL))
    table.activate(ANN, keeper)
    table.resolve()
    assert (table.battlefield(ANN), sorted(table.exile(ANN))) == ([], ["Acorn Keeper", "Deep Soil"])


@pytest.mark.rule("701.42b")
def test_a_token_is_not_melded(table: Table) -> None:
    keeper = table.battlefield(ANN, KEEPER)
    table.battlefield(ANN, LAND, token=True)
    table.activate(ANN, keeper)
    table.resolve()
    assert (table.battlefield(ANN), table.exile(ANN)) == ([], ["Acorn Keeper"])


@pytest.mark.rule("712.4a")
def test_only_what_you_own_and_control_is_exiled(table: Table) -> None:
    keeper = table.battlefield(ANN, KEEPER)
    table.battlefield(BOB, LAND)
    table.activate(ANN, keeper)
    table.resolve()
    assert (table.battlefield(ANN), table.battlefield(BOB)) == (["Acorn Keeper"], ["Deep Soil"])


@pytest.mark.rule("712.21", "712.21a")
def test_as_it_dies_both_cards_go_to_the_graveyard(table: Table) -> None:
    oak = melded(table)
    table.resolve()
    table.will(ANN, ["Acorn Keeper", "Deep Soil"], about="order")
    use(table, KILL, oak)
    assert table.graveyard(ANN) == ["Deep Soil", "Acorn Keeper", "Kill Off"]
    assert broken_invariants(table.state) == []


@pytest.mark.rule("712.21c")
def test_what_finds_the_card_finds_both(table: Table) -> None:
    oak = melded(table)
    table.resolve()
    use(table, BLINK, oak)
    assert sorted(table.battlefield(ANN)) == ["Acorn Keeper", "Deep Soil"]


@pytest.mark.rule("712.16", "712.4c")
def test_it_is_neither_turned_face_down_nor_over(table: Table) -> None:
    oak = melded(table)
    table.resolve()
    use(table, FLAT, oak)
    use(table, TURN, oak)
    assert (oak.face_down, oak.name) == (False, "Great Oak")


@pytest.mark.rule("712.21e", "603.2c")
def test_each_card_is_put_into_the_graveyard(table: Table) -> None:
    text = "Whenever a land card is put into your graveyard from anywhere, you gain 10 life."
    table.battlefield(ANN, understood(CardText("Gravedigger", "Creature — Elf", text, "{G}", "1", "1")))
    oak = melded(table)
    table.resolve()
    table.will(ANN, ["Acorn Keeper", "Deep Soil"], about="order")
    use(table, KILL, oak)
    table.resolve_all()
    assert table.life(ANN) == 34


@pytest.mark.rule("603.4", "712.4a")
def test_it_may_depend_on_something_else_too(table: Table) -> None:
    waiting = CardText(
        "Bark Warden", "Creature — Elf",
        "At the beginning of your upkeep, if there are two or more creature cards in your graveyard and you both own "
        "and control Bark Warden and a land named Deep Soil, exile them, then meld them into Great Oak.",
        "{G}", "1", "1",
    )  # fmt: skip
    table.battlefield(ANN, understood(pair(waiting)), LAND)
    table.begin("upkeep", of=ANN)
    table.resolve_all()
    assert sorted(table.battlefield(ANN)) == ["Bark Warden", "Deep Soil"]
    table.graveyard(ANN, "Grizzly Bears", "Grizzly Bears")
    table.begin("upkeep", of=ANN)
    table.resolve_all()
    assert table.battlefield(ANN) == ["Great Oak"]


@pytest.mark.rule("903.3b", "903.9c")
def test_a_commander_is_one_while_it_is_melded() -> None:
    front = CardText(ACORN.name, "Legendary Creature — Elf", ACORN.text, ACORN.mana_cost, "1", "2")
    leader = understood(pair(front))
    table = Table(2, variants=[ArrangedCommander([leader, leader])], free_mana=True)
    keeper = table.enters(ANN, table.commander(ANN))
    table.battlefield(ANN, LAND)
    table.activate(ANN, keeper)
    table.always(ANN, False, about="command zone")
    table.resolve_all()
    oak = table.find("Great Oak")
    assert table.commander(ANN) == oak
    assert oak.power == 9
