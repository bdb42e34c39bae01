"""Cards with several faces, and lines that belong to others: what such a card says becomes that card again."""

from dataclasses import replace

import pytest
from tests.reading.trees import same

from planechase.reading.card_reading import RefusedCard, Understood, read_card
from planechase.reading.card_texts import CardText, card_texts
from planechase.rules.language.abilities import SpellAbility
from planechase.rules.language.characteristics import CardDefinition
from planechase.rules.language.double_faced import FaceUp
from planechase.rules.language.prototypes import Prototype
from planechase.rules.mana.costs import LoyaltySymbol, LoyaltyX
from planechase.vocabulary import draw, gain_life, then
from planechase.words.english import card_text
from planechase.words.keywords.levels import ClassLevel, LevelAndUp, LevelBand
from planechase.words.keywords.saga_keywords import chapter


def understood(text: str) -> CardDefinition:
    [written] = card_texts(text)
    read = read_card(written.card)
    assert isinstance(read, Understood), read
    return read.definition


def read_back(card: CardDefinition, text: str) -> CardDefinition:
    """The card of a text in which the tree's own English stands instead of the rules text."""
    [written] = card_texts(text)
    faces = written.card.faces
    said = card_text(card).split("\n//\n")
    again = replace(written.card, text=said[0])
    if faces:
        again = replace(
            written.card, faces=tuple(replace(face, text=own) for face, own in zip(faces, said, strict=True))
        )
    read = read_card(again)
    assert isinstance(read, Understood), read
    return read.definition


SAGA = """The Song of Meadows {1}{G}
Enchantment — Saga
(Its chapters are read one a turn.)
I, II — You gain 2 life.
III — Draw a card. You gain 1 life."""

CLASS = """Shepherd's Lessons {W}
Enchantment — Class
Whenever you gain life, draw a card.
{1}{W}: Level 2
Creatures you control get +1/+1.
{3}{W}: Level 3
Creatures you control have vigilance.
At the beginning of your upkeep, you gain 1 life."""

LEVELER = """Meadow Recruit {W}
Creature — Human Soldier
Level up {1}{W}
LEVEL 1-3
2/2
First strike
LEVEL 4+
4/4
1/1"""

CASE = """Case of the Lost Sheep {1}{W}
Enchantment — Case
When this Case enters, you gain 1 life.
To solve — You control three or more creatures.
Solved — Creatures you control get +1/+1."""

SIEGE = """Siege of the Meadow {2}{R}
Battle — Siege
When this Siege enters, draw a card.
Defense: 4
//
Meadow, Defended
Creature — Human
Color indicator: red
Vigilance
3/3"""

PROTOTYPE = """Iron Shepherd {6}
Artifact Creature — Golem
Prototype {1}{W} — 2/1
Vigilance
5/4"""

WALKER = """Ann Meadow {2}{G}
Legendary Planeswalker — Ann
[+1]: You gain 2 life.
[0]: Draw a card.
[−X]: You gain X life.
−6: Draw seven cards.
Loyalty: 4"""

TRANSFORM = """Meadow Pup {G}
Creature — Wolf
{2}{G}: Transform this creature.
1/1
//
Meadow Wolf
Creature — Wolf
Color indicator: green
Trample
4/4"""

MODAL = """Meadow Song {1}{G}
Sorcery
You gain 4 life.
//
Meadow Path
Land
This land enters tapped.
{T}: Add {G}."""

ADVENTURE = """Meadow Knight {2}{W}
Creature — Human Knight
Vigilance
3/3
//
Ride Out {W}
Instant — Adventure
You gain 2 life."""

OMEN = """Meadow Drake {4}{U}
Creature — Drake
Flying
3/4
//
Drake Sighted {1}{U}
Sorcery — Omen
Draw a card."""

FUSE = """Ebb {U}
Instant
Draw a card.
Fuse
//
Flow {1}{U}
Instant
Draw two cards.
Fuse"""

AFTERMATH = """Sow {G}
Sorcery
You gain 2 life.
//
Reap {2}{B}
Sorcery
Aftermath
Draw two cards."""

ALL = [SAGA, CLASS, LEVELER, CASE, SIEGE, PROTOTYPE, WALKER, TRANSFORM, MODAL, ADVENTURE, OMEN, FUSE, AFTERMATH]


@pytest.mark.parametrize("text", ALL, ids=[text.partition(" {")[0] for text in ALL])
def test_what_such_a_card_says_becomes_that_card_again(text: str) -> None:
    card = understood(text)
    again = read_back(card, text)
    assert same(again.printed.abilities, card.printed.abilities)
    for one, other in zip(again.faces or again.halves, card.faces or card.halves, strict=True):
        assert same(one.printed.abilities, other.printed.abilities)
        assert one.printed.name == other.printed.name


@pytest.mark.rule("714.2a")
def test_chapters_stand_behind_their_numbers() -> None:
    first, last = understood(SAGA).printed.abilities
    assert first == chapter(1, 2, gain_life(2))
    assert last == chapter(3, then(draw(1), gain_life(1)))


@pytest.mark.rule("716.2a")
def test_what_stands_below_a_level_bar_belongs_to_it() -> None:
    _, second, third = understood(CLASS).printed.abilities
    assert isinstance(second, ClassLevel)
    assert isinstance(third, ClassLevel)
    assert (second.level, len(second.gives)) == (2, 1)
    assert (third.level, len(third.gives)) == (3, 2)


@pytest.mark.rule("711.2")
def test_a_level_symbol_has_a_size_and_abilities() -> None:
    card = understood(LEVELER)
    _, band, above = card.printed.abilities
    assert (card.printed.power, card.printed.toughness) == (1, 1)
    assert isinstance(band, LevelBand)
    assert (band.least, band.most, band.power, band.toughness, len(band.gives)) == (1, 3, 2, 2, 1)
    assert isinstance(above, LevelAndUp)
    assert (above.least, above.power, above.toughness, above.gives) == (4, 4, 4, ())


@pytest.mark.rule("310.4a")
def test_a_battle_has_its_defense_and_a_back_with_colors() -> None:
    front, back = understood(SIEGE).faces
    assert front.printed.defense == 4
    assert back.printed.mana_cost is None
    assert back.printed.colors


@pytest.mark.rule("718.2")
def test_a_prototype_has_another_cost_and_size() -> None:
    card = understood(PROTOTYPE).printed
    first = card.abilities[0]
    assert isinstance(first, Prototype)
    assert (first.cost.text, first.power, first.toughness) == ("{1}{W}", 2, 1)


@pytest.mark.rule("606.4")
def test_loyalty_costs_stand_in_brackets_or_not() -> None:
    costs = [ability.costs[0] for _, ability in understood(WALKER).printed.index.activated]
    assert costs == [LoyaltySymbol(1), LoyaltySymbol(0), LoyaltyX(), LoyaltySymbol(-6)]


@pytest.mark.rule("712.3")
def test_a_land_on_the_back_is_another_card_to_play_unless_the_front_turns_over() -> None:
    modal = understood(MODAL).printed
    assert isinstance(modal, FaceUp)
    assert modal.is_modal
    gate = understood(
        "Meadow Gate {2}\nArtifact\n{3}: Transform this artifact.\n//\nMeadow\nLand\n{T}: Add {G}."
    ).printed
    assert isinstance(gate, FaceUp)
    assert not gate.is_modal


@pytest.mark.rule("715.2b")
def test_an_adventure_stands_in_the_frame_of_its_creature() -> None:
    inset = understood(ADVENTURE).printed.inset
    assert inset is not None
    assert inset.name == "Ride Out"
    assert inset.subtypes == {"Adventure"}
    assert any(isinstance(ability, SpellAbility) for ability in inset.abilities)


def test_flip_cards_are_refused() -> None:
    half = CardText("Cellar", "Creature — Rat", "", "{R}", "1", "1")
    flip = CardText("A // B", "", layout="flip", faces=(half, half))
    assert isinstance(read_card(flip), RefusedCard)


def test_a_chapter_that_is_not_understood_says_where() -> None:
    [written] = card_texts(SAGA.replace("Draw a card", "Draw a blank"))
    read = read_card(written.card)
    assert isinstance(read, RefusedCard)
    assert read.line == 3
