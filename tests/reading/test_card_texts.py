"""Cards as people write them down."""

from __future__ import annotations

import pytest

from planechase.cards import pool
from planechase.reading.card_reading import Understood, read_card
from planechase.reading.card_texts import CardText, Miswritten, card_texts
from planechase.reading.vanilla import NotACard, framed, proxy, vanilla
from planechase.rules.language.colors import color_letters
from planechase.terminal.cards_command import shown
from planechase.testing import ANN, Table

GUARD = "Meadow Guard {1}{W}\nCreature — Human Soldier\nVigilance\n2/2"


def one(text: str) -> CardText:
    [written] = card_texts(text)
    return written.card


def test_a_card_has_name_cost_types_text_and_size() -> None:
    assert one(GUARD) == CardText("Meadow Guard", "Creature — Human Soldier", "Vigilance", "{1}{W}", "2", "2")


@pytest.mark.parametrize(
    "text",
    [
        "Meadow Guard\n{1}{W}\nCreature — Human Soldier\nVigilance\n2/2",
        "Meadow Guard\nMana cost: {1}{W}\nCreature – Human Soldier\nVigilance\n2 / 2",
        "  Meadow Guard   {1} {w}\ncreature -- Human Soldier 2/2\nVigilance",
        "# a guard\nMeadow Guard {1}{W}\n// white, of course\nCreature - Human Soldier (2/2)\n  Vigilance  ",
    ],
)
def test_the_same_card_may_be_written_in_many_ways(text: str) -> None:
    assert one(text) == one(GUARD)


def test_loyalty_defense_modifiers_and_colour_indicator() -> None:
    assert one("Ola {2}{W}\nLegendary Planeswalker — Ola\n+1: Draw a card.\nLoyalty: 4").loyalty == "4"
    assert one("Attack on the Meadow {2}\nBattle — Siege\nDefense: 5").defense == "5"
    leader = one("Ola as She Was\nVanguard\nFlying\nHand +1, life −3")
    assert (leader.hand_modifier, leader.life_modifier, leader.text) == ("+1", "-3", "Flying")
    assert one("Grass\nLand Creature — Forest Dryad\nColor: green\n1/1").colors == ("G",)


def test_a_colour_indicator_may_stand_below_reminder_text() -> None:
    grass = one("Grass\nLand Creature — Forest Dryad\n(It's no spell.)\nColor indicator: green\n1/1")
    assert (grass.colors, grass.text) == (("G",), "(It's no spell.)")


@pytest.mark.rule("712.8d", "306.5b")
def test_what_a_planeswalker_turns_into_may_have_no_loyalty_of_its_own() -> None:
    back = "Ola, Awake\nLegendary Planeswalker — Ola\n+1: Draw a card."
    ola = one(f"Ola {{2}}{{W}}\nLegendary Planeswalker — Ola\n0: Transform Ola.\nLoyalty: 4\n//\n{back}")
    assert [face.loyalty for face in ola.faces] == ["4", ""]
    understood = read_card(ola)
    assert isinstance(understood, Understood)
    table = Table()
    walker = table.battlefield(ANN, understood.definition)
    table.activate(ANN, walker)
    table.resolve()
    assert (walker.name, walker.loyalty) == ("Ola, Awake", 4)
    with pytest.raises(Miswritten, match="without loyalty"):
        card_texts(back)


def test_cards_are_parted_by_empty_lines_or_by_rulers() -> None:
    plain = "Meadow\nPlane — Ulgrotha\n\nHill\nPlane — Ulgrotha\n"
    assert [written.card.name for written in card_texts(plain)] == ["Meadow", "Hill"]
    ruled = "Meadow\n\nPlane — Ulgrotha\n---\nHill\nPlane — Ulgrotha\n\nVigilance\n"
    assert [written.card.text for written in card_texts(ruled)] == ["", "Vigilance"]
    assert card_texts("# nothing\n\n") == []


def test_faces_are_parted_by_a_bar_and_say_what_kind_of_card_it_is() -> None:
    halves = one("Sow {G}\nSorcery\nDraw a card.\n//\nReap {B}\nInstant\nDraw two cards.")
    assert (halves.name, halves.layout, len(halves.faces)) == ("Sow // Reap", "split", 2)
    assert halves.type_line == "Sorcery // Instant"
    tale = one("Ola {G}\nCreature — Elf\n1/1\n//\nOla's Song {1}{G}\nSorcery — Adventure\nDraw a card.")
    assert tale.layout == "adventure"
    assert one("Boy {G}\nCreature — Human\n1/1\n//\nWolf\nCreature — Wolf\n3/3").layout == "transform"
    assert one("Boy {G}\nCreature — Human\n1/1\n//\nWolf {2}{G}\nCreature — Wolf\n3/3").layout == "modal_dfc"


@pytest.mark.parametrize(
    ("text", "line", "column", "said"),
    [
        ("Meadow Guard {1}{W}\nCreatrue — Human\n2/2", 2, 1, "did you mean “Creature”?"),
        ("\n\nMeadow Guard {1}{W}\n  Legendary Creatrue — Human\n2/2", 4, 13, "did you mean “Creature”?"),
        ("Meadow Guard {1}{Q}\nCreature — Human\n2/2", 1, 14, "each symbol stands in braces"),
        ("Meadow Guard", 1, 1, "has no type line"),
        ("{1}{W}\nCreature — Human\n2/2", 1, 1, "begins with its name"),
        ("Meadow Guard {1}{W}\nCreature — Human\nVigilance", 3, 1, "without a size"),
        ("Meadow Guard {1}{W}\nLegendary\nVigilance", 2, 1, "names no card type"),
        ("Grass\nLand\nColor: grene", 3, 1, "did you mean “green”?"),
        ("Sow {G}\nSorcery\n//", 3, 1, "one of them is missing"),
    ],
)
def test_what_is_no_card_is_said_with_its_place(text: str, line: int, column: int, said: str) -> None:
    with pytest.raises(Miswritten) as wrong:
        card_texts(text)
    assert (wrong.value.line, wrong.value.column) == (line, column)
    assert said in wrong.value.sentence


def test_a_place_in_the_rules_text_is_found_in_the_file() -> None:
    [_, written] = card_texts(
        "Meadow\nPlane — Ulgrotha\n\n# mine\nGuard {W}\nCreature — Elf\n1/1\n   Flying, sings\nHops"
    )
    assert written.place(1, 9) == (8, 12)
    assert written.place(2, 1) == (9, 1)
    assert written.place(7, 1) == (5, 1)
    [both] = card_texts("Sow {G}\nSorcery\nDraw.\n//\nReap {B}\nInstant\nSing.")
    assert (both.place(1, 2, "Sow"), both.place(1, 2, "Reap")) == ((3, 2), (7, 2))


def test_what_we_print_is_read_back() -> None:
    for definition in pool.CARDS.values():
        again = vanilla(one(f"---\n{shown(definition)}"))
        assert (again.name, again.type_line) == (definition.name, definition.type_line)
        assert str(again.printed.mana_cost) == str(definition.printed.mana_cost)
        assert (again.power_text, again.toughness_text) == (definition.power_text, definition.toughness_text)
        assert (again.hand_modifier, again.life_modifier) == (definition.hand_modifier, definition.life_modifier)
        assert again.printed.loyalty == definition.printed.loyalty


@pytest.mark.rule("204.1")
def test_a_colour_indicator_gives_the_colours() -> None:
    grass = framed(one("Grass\nLand Creature — Forest Dryad\nColor: green\n1/1"))
    assert color_letters(grass.printed.colors) == "G"


def test_a_proxy_has_the_facts_and_a_name_that_says_so() -> None:
    song = proxy(one("Sow {G}\nSorcery\nDraw a card.\n//\nReap {B}\nInstant\nDraw two cards."))
    assert [half.name for half in song.halves] == ["Sow (a proxy)", "Reap (a proxy)"]
    assert not song.printed.abilities
    boy = proxy(one("Boy {G}\nCreature — Human\nFlying\n1/1\n//\nWolf\nCreature — Wolf\n3/3"))
    assert (boy.name, boy.power_text, boy.printed.abilities) == ("Boy (a proxy)", "1", ())


@pytest.mark.parametrize(
    ("card", "said"),
    [
        (CardText("A", "Battle — Siege", defense="X"), "no number"),
        (CardText("A", "Conspiracy"), "neither a card type"),
        (CardText("A", "Creature — Elf", power="1½", toughness="2"), "no power or toughness"),
        (CardText("A", "Planeswalker — Ola", loyalty="X"), "no number"),
        (CardText("A", "Vanguard", hand_modifier="many"), "nothing that a vanguard adds"),
    ],
)
def test_facts_of_no_card_are_refused(card: CardText, said: str) -> None:
    with pytest.raises(NotACard, match=said):
        framed(card)
