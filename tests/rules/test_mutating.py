"""Mutate and merged permanents (CR 702.140, 730). The cards are read from English."""

from __future__ import annotations

import pytest

from planechase.reading.card_reading import Understood, read_card
from planechase.reading.card_texts import CardText
from planechase.rules.language.characteristics import CardDefinition
from planechase.testing import ANN, BOB, ArrangedCommander, Handle, Table, broken_invariants, check_card
from planechase.words.card import double_faced
from planechase.words.plain_data import card_from_plain, card_to_plain
from planechase.writing import card_text


def made(name: str, text: str = "", size: str = "", line: str = "Instant", cost: str = "{G}") -> CardDefinition:
    power, _, toughness = size.partition("/")
    read = read_card(CardText(name, f"Creature — {line}" if size else line, text, cost, power, toughness))
    assert isinstance(read, Understood), read
    return read.definition


GRAZING = "Mutate {2}{G}\nTrample\nWhenever this creature mutates, you gain 3 life."
GRAZER = made("Horned Grazer", GRAZING, "4/4", "Beast", "{3}{G}")
MOTH = made("Great Moth", "Mutate {U}\nFlying\nOther creatures you control get +1/+1.", "1/1", "Insect", "{1}{U}")
OX = made("Plain Ox", "Vigilance", "2/3", "Ox", "{W}")
ANT = made("Ant", "", "1/1", "Insect", "{G}")
MAN = made("Old Man", "", "1/1", "Human", "{W}")
CROW = made("Dire Crow", "When this creature dies, return it to its owner's hand.", "1/1", "Bird", "{B}")
BLOB = made("Blob", "Changeling\nMutate {1}", "1/1", "Shapeshifter", "{1}")
KILL = made("Kill Off", "Destroy target creature.")
BLINK = made("Blink Off", "Exile target creature, then return that card to the battlefield under its owner's control.")
LIFT = made("Lift Off", "Put target creature on top of its owner's library.")
TWIN = made("Twin Spell", "Create a token that's a copy of target creature.", line="Sorcery")
AGAIN = made("Again", "Copy target creature spell.", cost="{U}")
GIVE = made("Give Over", "Gain control of target creature.", line="Sorcery")
VOID = made("Void", "If a card would be put into your graveyard from anywhere, exile it instead.", line="Enchantment")
FLAT = made("Lie Down", "Turn target creature face down.")
CUBS = made("Cub Call", "Create a 1/1 green Bear creature token.", line="Sorcery")


@pytest.fixture
def table() -> Table:
    return Table(free_mana=True)


def mutated(table: Table, card: CardDefinition, host: Handle, over: bool = True) -> None:
    """Ann casts a card for its mutate cost, and it resolves."""
    table.hand(ANN, card)
    table.cast(ANN, card.name, way="mutate", targets=[host])
    table.will(ANN, over, about="mode")
    table.resolve()


def use(table: Table, spell: CardDefinition, on: Handle) -> None:
    table.hand(ANN, spell)
    table.cast(ANN, spell.name, targets=[on])
    table.resolve()


def test_it_can_be_played_read_and_kept() -> None:
    check_card(GRAZER)
    assert card_text(GRAZER) == GRAZING
    assert card_from_plain(card_to_plain(GRAZER)).same_as(GRAZER)


@pytest.mark.rule("702.140a")
def test_its_target_is_no_human_and_has_the_same_owner(table: Table) -> None:
    table.hand(ANN, GRAZER)
    table.battlefield(ANN, MAN)
    theirs = table.battlefield(BOB, OX)
    assert not table.can_cast(ANN, "Horned Grazer", way="mutate")
    use(table, GIVE, theirs)
    assert not table.can_cast(ANN, "Horned Grazer", way="mutate")
    table.battlefield(ANN, ANT)
    assert table.can_cast(ANN, "Horned Grazer", way="mutate")


@pytest.mark.rule("702.140a", "118.9")
def test_it_may_still_be_cast_as_a_creature(table: Table) -> None:
    table.battlefield(ANN, OX)
    table.hand(ANN, GRAZER)
    table.cast(ANN, "Horned Grazer", way="")
    table.resolve()
    assert (table.battlefield(ANN), table.life(ANN)) == (["Plain Ox", "Horned Grazer"], 20)


@pytest.mark.rule("702.140c", "702.140e", "730.2a")
def test_on_top_it_is_what_it_is_with_all_abilities(table: Table) -> None:
    ox = table.battlefield(ANN, OX)
    mutated(table, GRAZER, ox)
    assert table.battlefield(ANN) == ["Horned Grazer"]
    assert (ox.name, ox.power, ox.toughness, ox.mana_value, ox.is_a("Beast")) == ("Horned Grazer", 4, 4, 4, True)
    assert ox.keywords >= {"trample", "vigilance"}
    assert broken_invariants(table.state) == []


@pytest.mark.rule("702.140c", "702.140e")
def test_beneath_it_gives_only_its_abilities(table: Table) -> None:
    ox = table.battlefield(ANN, OX)
    mutated(table, GRAZER, ox, over=False)
    assert (ox.name, ox.power, ox.toughness, ox.mana_value) == ("Plain Ox", 2, 3, 1)
    assert ox.keywords >= {"trample", "vigilance"}


@pytest.mark.rule("702.140d")
@pytest.mark.parametrize("over", [True, False])
def test_the_abilities_of_all_see_it_mutate(table: Table, over: bool) -> None:
    ox = table.battlefield(ANN, OX)
    mutated(table, GRAZER, ox, over)
    table.resolve()
    assert table.life(ANN) == 23
    mutated(table, GRAZER, ox, over)
    table.resolve_all()
    assert table.life(ANN) == 29


@pytest.mark.rule("730.2b", "730.2c")
def test_it_is_the_same_object_as_before(table: Table) -> None:
    ox = table.battlefield(ANN, OX, summoning_sick=False)
    table.battlefield(ANN, made("Greeter", "Whenever another creature enters, you gain 7 life.", "1/1", "Bird"))
    table.counters(ox, "+1/+1", 2)
    table.tap(ox)
    mutated(table, MOTH, ox)
    assert (ox.tapped, ox.power, ox.summoning_sick, table.life(ANN)) == (True, 3, False, 20)


@pytest.mark.rule("702.140e", "613.7a")
def test_what_it_has_twice_counts_twice(table: Table) -> None:
    ox, ant = table.battlefield(ANN, OX), table.battlefield(ANN, ANT)
    mutated(table, MOTH, ox)
    mutated(table, MOTH, ox, over=False)
    assert (ox.power, ant.power) == (1, 3)


@pytest.mark.rule("702.73a", "702.140e")
def test_a_changeling_beneath_has_every_creature_type(table: Table) -> None:
    ox = table.battlefield(ANN, OX)
    mutated(table, BLOB, ox, over=False)
    assert (ox.name, ox.is_a("Goblin")) == ("Plain Ox", True)


@pytest.mark.rule("702.140b", "608.3b")
def test_without_its_target_it_resolves_as_a_creature(table: Table) -> None:
    ox = table.battlefield(ANN, OX)
    table.hand(ANN, GRAZER)
    table.cast(ANN, "Horned Grazer", way="mutate", targets=[ox])
    use(table, KILL, ox)
    table.resolve()
    assert (table.battlefield(ANN), table.graveyard(ANN)) == (["Horned Grazer"], ["Plain Ox", "Kill Off"])
    assert table.life(ANN) == 20


@pytest.mark.rule("730.3", "730.3a", "730.3c")
def test_it_dies_once_and_its_owner_orders_the_cards(table: Table) -> None:
    crow = table.battlefield(ANN, CROW)
    mutated(table, GRAZER, crow)
    table.resolve()
    table.will(ANN, ["Dire Crow", "Horned Grazer"], about="order")
    use(table, KILL, crow)
    assert table.graveyard(ANN) == ["Horned Grazer", "Dire Crow", "Kill Off"]
    table.resolve()
    assert (sorted(table.hand(ANN)), table.graveyard(ANN)) == (["Dire Crow", "Horned Grazer"], ["Kill Off"])
    assert broken_invariants(table.state) == []


@pytest.mark.rule("730.3", "603.2c")
@pytest.mark.parametrize(
    ("text", "life"),
    [
        ("Whenever a creature card is put into your graveyard from anywhere, you gain 10 life.", 40),
        ("Whenever one or more creature cards are put into your graveyard from anywhere, you gain 10 life.", 30),
        ("Whenever another creature dies, you gain 10 life.", 30),
    ],
)
def test_one_creature_dies_and_two_cards_are_put_into_a_graveyard(table: Table, text: str, life: int) -> None:
    table.battlefield(ANN, made("Keeper", text, "1/1", "Spirit"))
    moth = table.battlefield(ANN, ANT)
    mutated(table, MOTH, moth)
    table.will(ANN, ["Ant", "Great Moth"], about="order")
    use(table, KILL, moth)
    table.resolve_all()
    assert table.life(ANN) == life


@pytest.mark.rule("730.3a")
def test_on_top_of_a_library_its_owner_orders_them(table: Table) -> None:
    ox = table.battlefield(ANN, OX)
    mutated(table, GRAZER, ox)
    table.will(ANN, ["Plain Ox", "Horned Grazer"], about="order")
    use(table, LIFT, ox)
    assert table.library(ANN)[:2] == ["Plain Ox", "Horned Grazer"]


@pytest.mark.rule("730.3c", "400.7")
def test_what_finds_the_new_object_finds_all(table: Table) -> None:
    ox = table.battlefield(ANN, OX)
    mutated(table, GRAZER, ox)
    table.resolve()
    use(table, BLINK, ox)
    assert sorted(table.battlefield(ANN)) == ["Horned Grazer", "Plain Ox"]
    assert (table.find("Plain Ox").power, table.find("Horned Grazer").has("vigilance")) == (2, False)


@pytest.mark.rule("730.2d", "704.5d")
@pytest.mark.parametrize("over", [True, False])
def test_a_token_is_part_of_it(table: Table, over: bool) -> None:
    table.hand(ANN, CUBS)
    table.cast(ANN, "Cub Call")
    table.resolve()
    bear = table.find("Bear Token")
    mutated(table, GRAZER, bear, over)
    table.resolve()
    assert (bear.is_token, bear.power) == (not over, 4 if over else 1)
    use(table, KILL, bear)
    assert table.graveyard(ANN) == ["Cub Call", "Horned Grazer", "Kill Off"]
    assert table.battlefield(ANN) == []


@pytest.mark.rule("730.3e", "730.3d")
@pytest.mark.parametrize("over", [True, False])
def test_only_the_cards_under_a_token_are_exiled_instead(table: Table, over: bool) -> None:
    watch = made("Watcher", "Whenever a creature dies, you gain 5 life.", "1/1", "Bird")
    table.battlefield(ANN, VOID, watch)
    bear = table.battlefield(ANN, "Grizzly Bears", token=True)
    mutated(table, GRAZER, bear, over)
    table.resolve()
    use(table, KILL, bear)
    table.resolve_all()
    assert "Horned Grazer" in table.exile(ANN)
    assert (table.graveyard(ANN), table.life(ANN)) == ([], 23 if over else 28)


@pytest.mark.rule("707.2", "730.2a")
def test_a_copy_has_all_that_it_is_together(table: Table) -> None:
    ox = table.battlefield(ANN, OX)
    mutated(table, GRAZER, ox)
    table.resolve()
    use(table, TWIN, ox)
    token = Handle(table, max(permanent.id for permanent in table.state.permanents()))
    assert (token.is_token, token.power, token.keywords >= {"trample", "vigilance"}) == (True, 4, True)


@pytest.mark.rule("707.10", "730.2")
def test_the_copy_of_a_mutating_spell_merges_as_well(table: Table) -> None:
    ox = table.battlefield(ANN, OX)
    table.hand(ANN, GRAZER, AGAIN)
    table.cast(ANN, "Horned Grazer", way="mutate", targets=[ox])
    table.cast(ANN, "Again", targets=["Horned Grazer"])
    table.always(ANN, False, about="mode")
    table.resolve_all()
    assert (ox.name, ox.is_token, table.life(ANN)) == ("Plain Ox", False, 29)
    table.will(ANN, ["Plain Ox", "Horned Grazer"], about="order")
    use(table, KILL, ox)
    assert table.graveyard(ANN) == ["Again", "Horned Grazer", "Plain Ox", "Kill Off"]


@pytest.mark.rule("702.140f")
def test_what_changes_the_spell_changes_the_permanent(table: Table) -> None:
    ox = table.battlefield(ANN, OX)
    table.hand(ANN, GRAZER, made("Paint", "Target spell becomes blue."))
    table.cast(ANN, "Horned Grazer", way="mutate", targets=[ox])
    table.cast(ANN, "Paint", targets=["Horned Grazer"])
    table.always(ANN, True, about="mode")
    table.resolve_all()
    assert ox.colors == "U"


@pytest.mark.rule("730.2e")
def test_over_a_face_down_creature_it_lies_face_up(table: Table) -> None:
    ox = table.battlefield(ANN, OX)
    use(table, FLAT, ox)
    mutated(table, GRAZER, ox)
    assert (ox.face_down, ox.name, ox.power, ox.has("vigilance")) == (False, "Horned Grazer", 4, False)
    table.resolve()
    table.will(ANN, ["Plain Ox", "Horned Grazer"], about="order")
    use(table, KILL, ox)
    assert sorted(table.graveyard(ANN)) == ["Horned Grazer", "Kill Off", "Lie Down", "Plain Ox"]


@pytest.mark.rule("730.2e", "730.2f")
def test_under_a_face_down_creature_it_lies_face_down(table: Table) -> None:
    ox = table.battlefield(ANN, OX)
    use(table, FLAT, ox)
    mutated(table, GRAZER, ox, over=False)
    assert (ox.face_down, ox.power, ox.has("trample"), table.life(ANN)) == (True, 2, False, 20)


@pytest.mark.rule("730.2i", "701.27g")
def test_a_double_faced_creature_beneath_can_still_turn_over(table: Table) -> None:
    boy = double_faced(
        made("Still Cat", "{0}: Transform this creature.\nReach", "1/1", "Cat"),
        made("Wild Cat", "{0}: Transform this creature.\nMenace", "3/3", "Cat", cost=""),
    )
    cat = table.battlefield(ANN, boy)
    mutated(table, GRAZER, cat)
    table.resolve()
    assert (cat.name, cat.has("reach")) == ("Horned Grazer", True)
    table.activate(ANN, cat)
    table.resolve()
    assert (cat.name, cat.has("reach"), cat.has("menace")) == ("Horned Grazer", False, True)
    use(table, FLAT, cat)
    assert not cat.face_down


@pytest.mark.rule("903.3c", "903.9c")
def test_a_commander_beneath_makes_it_one_and_leaves_alone_for_the_command_zone() -> None:
    leader = read_card(CardText("Chief Ox", "Legendary Creature — Ox", "", "{G}", "2", "2"))
    assert isinstance(leader, Understood)
    table = Table(2, variants=[ArrangedCommander([leader.definition, leader.definition])], free_mana=True)
    ox = table.enters(ANN, table.commander(ANN))
    mutated(table, GRAZER, ox)
    table.resolve()
    table.always(ANN, True, about="command zone")
    use(table, made("Send Home", "Return target creature to its owner's hand."), ox)
    assert (table.hand(ANN), table.commander(ANN).zone) == (["Horned Grazer"], "command")
