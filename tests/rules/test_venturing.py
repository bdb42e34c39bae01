"""Dungeons, venturing into them, and the initiative (CR 309, 701.49, 726)."""

import pytest

from planechase.rules.events.dungeons import completed_by, dungeon_of, room_name, room_of
from planechase.rules.language.characteristics import CardDefinition
from planechase.rules.language.grammar import Effect
from planechase.rules.state.decisions import Choose, Order
from planechase.testing import ANN, BOB, CAT, Table, check_cards
from planechase.vocabulary import (
    ENCHANTMENT_CARD,
    INSTANT_CARD,
    card,
    completed_dungeon,
    completes_dungeon,
    do_if,
    draw,
    gain_life,
    has_initiative,
    take_initiative,
    takes_initiative,
    venture_into,
    venture_into_dungeon,
    ventures,
    whenever,
)

VENTURE = card("Venture", "{1}", INSTANT_CARD, venture_into_dungeon())
LEAD = card("Lead", "{1}", INSTANT_CARD, take_initiative())


@pytest.fixture
def table() -> Table:
    return Table(free_mana=True)


def venture(table: Table, *answers: object, spell: CardDefinition = VENTURE) -> None:
    """Ann ventures, and everything that comes of it resolves."""
    table.hand(ANN, spell)
    table.cast(ANN, spell.name)
    table.will(ANN, *answers)
    table.resolve()
    table.resolve_all()


def where(table: Table, player: int = ANN) -> str:
    """In which room of which dungeon a player is."""
    dungeon = dungeon_of(table.state, table.state.players[player])
    return "" if dungeon is None else f"{dungeon.copiable.name}: {room_name(dungeon.copiable, room_of(dungeon))}"


@pytest.mark.rule("701.49a", "309.4a", "309.4c")
def test_who_has_no_dungeon_chooses_one_and_enters_its_topmost_room(table: Table) -> None:
    table.library(ANN, "Forest", "Island")
    venture(table, "Lost Mine of Phandelver", ["Forest"])
    assert where(table) == "Lost Mine of Phandelver: Cave Entrance"
    assert table.library(ANN)[0] == "Island"
    assert where(table, BOB) == ""


@pytest.mark.rule("701.49b", "309.5a")
def test_where_arrows_part_the_player_chooses(table: Table) -> None:
    venture(table, "Lost Mine of Phandelver", [])
    venture(table, "Mine Tunnels")
    assert where(table) == "Lost Mine of Phandelver: Mine Tunnels"
    assert table.battlefield(ANN) == ["Treasure Token"]
    venture(table, "Dark Pool")
    assert (table.life(ANN), table.life(BOB)) == (21, 19)


@pytest.mark.rule("704.5t", "309.6", "309.7")
def test_a_dungeon_is_completed_once_the_last_room_is_done(table: Table) -> None:
    table.battlefield(ANN, card("Bard", "{1}", ENCHANTMENT_CARD, whenever(completes_dungeon(), gain_life(10))))
    ways: list[list[object]] = [["Lost Mine of Phandelver", []], ["Mine Tunnels"], ["Dark Pool"]]
    for answers in ways:
        venture(table, *answers)
    table.hand(ANN, VENTURE)
    table.cast(ANN, "Venture")
    table.resolve()
    assert (where(table), len(table.stack)) == ("Lost Mine of Phandelver: Temple of Dumathoin", 1)
    table.resolve_all()
    assert (where(table), len(table.hand(ANN)), table.life(ANN)) == ("", 1, 31)
    assert completed_by(table.state.players[ANN]) == ["Lost Mine of Phandelver"]


@pytest.mark.rule("701.49c", "309.5b")
def test_who_ventures_in_the_last_room_completes_the_dungeon_and_begins_another(table: Table) -> None:
    ways: list[list[object]] = [["Lost Mine of Phandelver", []], ["Mine Tunnels"], ["Dark Pool"]]
    for answers in ways:
        venture(table, *answers)
    table.hand(ANN, VENTURE, VENTURE)
    table.cast(ANN, "Venture")
    table.resolve()
    table.cast(ANN, "Venture")
    table.will(ANN, "Dungeon of the Mad Mage")
    table.resolve()
    assert where(table) == "Dungeon of the Mad Mage: Yawning Portal"
    assert completed_by(table.state.players[ANN]) == ["Lost Mine of Phandelver"]


@pytest.mark.rule("309.7")
def test_a_text_asks_whether_a_dungeon_was_completed(table: Table) -> None:
    boast = card("Boast", "{1}", INSTANT_CARD, do_if(completed_dungeon(), gain_life(1)))
    other = card("Other", "{1}", INSTANT_CARD, do_if(completed_dungeon("Undercity"), gain_life(5)))
    table.hand(ANN, boast)
    table.cast(ANN, "Boast")
    table.resolve()
    assert table.life(ANN) == 20
    ways: list[list[object]] = [["Lost Mine of Phandelver", []], ["Mine Tunnels"], ["Dark Pool"], []]
    for answers in ways:
        venture(table, *answers)
    table.hand(ANN, boast, other)
    for name in ("Boast", "Other"):
        table.cast(ANN, name)
        table.resolve()
    assert table.life(ANN) == 22
    assert table.text(boast) == "If you've completed a dungeon, you gain 1 life."
    assert table.text(other) == "If you've completed Undercity, you gain 5 life."


@pytest.mark.rule("701.49a", "701.49d")
def test_undercity_is_entered_only_by_its_name(table: Table) -> None:
    table.hand(ANN, VENTURE)
    table.cast(ANN, "Venture")
    table.resolve(pause=True)
    assert isinstance(table.decision, Choose)
    assert [*table.decision.options] == ["Lost Mine of Phandelver", "Dungeon of the Mad Mage", "Tomb of Annihilation"]
    table.answer(ANN, "Dungeon of the Mad Mage")
    table.resolve_all()
    below = card("Below", "{1}", INSTANT_CARD, venture_into())
    venture(table, [], spell=below)
    assert where(table) == "Dungeon of the Mad Mage: Dungeon Level"
    assert table.text(below) == "Venture into Undercity."


@pytest.mark.rule("701.49a", "603.2")
def test_venturing_is_noticed(table: Table) -> None:
    guide = card("Guide", "{1}", ENCHANTMENT_CARD, whenever(ventures(), gain_life(3)))
    table.battlefield(ANN, guide)
    table.hand(ANN, VENTURE)
    table.cast(ANN, "Venture")
    table.will(ANN, "Dungeon of the Mad Mage")
    table.resolve(pause=True)
    assert isinstance(table.decision, Order)
    table.answer(ANN, list(table.decision.options))
    table.resolve_all()
    assert table.life(ANN) == 24
    assert table.text(guide) == "Whenever you venture into the dungeon, you gain 3 life."


@pytest.mark.rule("309.4c")
def test_the_tomb_asks_each_player(table: Table) -> None:
    venture(table, "Tomb of Annihilation")
    assert (table.life(ANN), table.life(BOB)) == (19, 19)
    table.hand(BOB, "Forest")
    table.will(BOB, True)
    venture(table, "Veils of Fear")
    assert (table.life(ANN), table.life(BOB), table.hand(BOB)) == (17, 19, [])
    table.battlefield(ANN, "Forest")
    venture(table, True)
    assert (table.battlefield(ANN), table.life(BOB)) == ([], 17)
    venture(table)
    atropal = table.find("The Atropal")
    assert (atropal.power, atropal.supertypes, "deathtouch" in atropal.keywords) == (4, ["Legendary"], True)


@pytest.mark.rule("309.4c")
def test_the_mad_mage_lets_exiled_and_drawn_cards_be_played(table: Table) -> None:
    table.library(ANN, "Plains", only=True)
    ways: list[list[object]] = [["Dungeon of the Mad Mage"], [[]], ["Goblin Bazaar"], [[]]]
    for answers in ways:
        venture(table, *answers)
    table.library(ANN, "Forest", "Island", only=True)
    venture(table, "Runestone Caverns")
    assert sorted(table.exile(ANN)) == ["Forest", "Island"]
    table.play_land(ANN, "Forest")
    assert table.on_battlefield("Forest")
    table.library(ANN, "Plains", only=True)
    venture(table, [])
    table.library(ANN, "Swamp", "Grizzly Bears", "Serra Angel", only=True)
    venture(table, "Serra Angel")
    assert (sorted(table.hand(ANN)), table.on_battlefield("Serra Angel")) == (["Grizzly Bears", "Swamp"], True)
    assert completed_by(table.state.players[ANN]) == ["Dungeon of the Mad Mage"]


@pytest.mark.rule("309.4c", "508.1c")
def test_a_creature_in_the_twisted_caverns_cannot_attack(table: Table) -> None:
    bears = table.battlefield(BOB, "Grizzly Bears")
    table.library(ANN, "Plains", "Plains")
    ways: list[list[object]] = [["Dungeon of the Mad Mage"], [[]], ["Twisted Caverns", bears]]
    for answers in ways:
        venture(table, *answers)
    table.turn(BOB)
    assert not table.can_attack(bears, ANN)
    table.go_to("upkeep", ANN)
    table.go_to("upkeep", BOB)
    assert table.can_attack(bears, ANN)


@pytest.mark.rule("309.4c")
def test_the_throne_puts_a_creature_onto_the_battlefield(table: Table) -> None:
    table.library(ANN, "Mountain", only=True)
    below = card("Below", "{1}", INSTANT_CARD, venture_into())
    ways: list[list[object]] = [[[]], ["Lost Well", []], ["Stash"], []]
    for answers in ways:
        venture(table, *answers, spell=below)
    assert where(table) == "Undercity: Catacombs"
    table.library(ANN, "Forest", "Serra Angel", "Forest", only=True)
    venture(table)
    angel = table.find("Serra Angel")
    assert (angel.counters, "hexproof" in angel.keywords) == ({"+1/+1": 3}, True)
    assert (where(table), table.library(ANN)) == ("", ["Forest", "Forest"])
    table.go_to("upkeep", ANN)
    assert "hexproof" not in angel.keywords


# ---------------------------------------------------------------------- the initiative


@pytest.mark.rule("726.2", "726.3", "726.5")
def test_who_takes_the_initiative_ventures_into_undercity(table: Table) -> None:
    table.battlefield(ANN, card("Scout", "{1}", ENCHANTMENT_CARD, whenever(takes_initiative(), gain_life(1))))
    check = card("Check", "{1}", INSTANT_CARD, do_if(has_initiative(), gain_life(10)))
    table.hand(ANN, LEAD, LEAD, check)
    table.library(ANN, "Forest")
    table.cast(ANN, "Check")
    table.resolve()
    assert table.life(ANN) == 20
    table.cast(ANN, "Lead")
    table.resolve(pause=True)
    assert isinstance(table.decision, Order)
    table.answer(ANN, list(table.decision.options))
    table.will(ANN, ["Forest"])
    table.resolve_all()
    assert (where(table), table.life(ANN)) == ("Undercity: Secret Entrance", 21)
    assert "initiative" in table.state.players[ANN].designations


@pytest.mark.rule("726.2")
def test_at_their_upkeep_they_venture_on(table: Table) -> None:
    venture(table, [], spell=LEAD)
    table.go_to("upkeep", BOB)
    assert where(table) == "Undercity: Secret Entrance"
    table.will(ANN, "Lost Well")
    table.go_to("upkeep", ANN)
    table.will(ANN, [])
    table.resolve()
    assert where(table) == "Undercity: Lost Well"


@pytest.mark.rule("726.2", "726.3")
def test_combat_damage_by_creatures_takes_it_once() -> None:
    table = Table(free_mana=True)
    venture(table, [], spell=LEAD)
    one, other = table.battlefield(BOB, "Grizzly Bears", "Grizzly Bears")
    table.turn(BOB)
    table.attack(BOB, {one: ANN, other: ANN})
    table.block(ANN)
    table.will(BOB, [])
    table.combat_damage()
    table.resolve_all()
    holders = [player.id for player in table.state.players if "initiative" in player.designations]
    assert (holders, where(table, BOB)) == ([BOB], "Undercity: Secret Entrance")


@pytest.mark.rule("726.4")
def test_it_is_passed_on_as_its_holder_leaves() -> None:
    table = Table(players=3, free_mana=True)
    venture(table, [], spell=LEAD)
    table.turn(BOB)
    table.will(BOB, [])
    table.concede(ANN)
    holders = [player.id for player in table.state.players if "initiative" in player.designations]
    assert holders == [BOB]
    table.resolve_all()
    assert (where(table, BOB), where(table, CAT)) == ("Undercity: Secret Entrance", "")


SPOKEN: list[tuple[Effect, str]] = [
    (venture_into_dungeon(), "Venture into the dungeon."),
    (venture_into(), "Venture into Undercity."),
    (take_initiative(), "You take the initiative."),
    (do_if(has_initiative(), draw(1)), "If you have the initiative, draw a card."),
]


@pytest.mark.parametrize(("effect", "text"), SPOKEN)
def test_how_it_reads(table: Table, effect: Effect, text: str) -> None:
    assert table.text(card("Spell", "{1}", INSTANT_CARD, effect)) == text


def test_all_that_is_read_can_be_played() -> None:
    check_cards(*(card(text, "{1}", INSTANT_CARD, effect) for effect, text in SPOKEN), games=2)
