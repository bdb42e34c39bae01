"""Colour identity (CR 903.4): the mana symbols of a card, wherever they stand; and the built-in decks for Commander."""

from __future__ import annotations

import pytest

from planechase import Game
from planechase.cards import pool
from planechase.decks import DeckEntry, DeckList, deck, legality, names, product
from planechase.decks.commander_decks import COMMANDER_DECKS, commander_with
from planechase.decks.deck_list_reading import read
from planechase.rules.language.abilities import Ability, KeywordAbility
from planechase.rules.language.card_types import LAND
from planechase.rules.language.characteristics import CardDefinition
from planechase.rules.language.colors import RED, color_letters
from planechase.rules.language.word import word
from planechase.rules.state.edition import Edition
from planechase.testing import ANN, BOB, ArrangedCommander, Table
from planechase.variants.commander import identity
from planechase.words.card import (
    ARTIFACT_CARD,
    LAND_CARD,
    SORCERY_CARD,
    activated,
    anthem,
    artifact_creature,
    card,
    creature,
    legendary_creature,
    split,
)
from planechase.words.casual.commander_words import AddCommandersColor
from planechase.words.color_identity import color_identity
from planechase.words.deck_building import in_color
from planechase.words.effects.hands import draw
from planechase.words.effects.tokens import add, add_any_color, create, creature_token
from planechase.words.filters import CREATURE
from planechase.words.keywords import flashback, keyword, kicker
from planechase.words.replacements import EntersAsCopy
from planechase.words.statics import has


def letters(card: CardDefinition) -> str:
    return color_letters(color_identity(card))


# ---------------------------------------------------------------------- where symbols stand


@word
class Extortion(KeywordAbility):
    """A keyword that stands for an ability with coloured mana in it, which only reminder text would show."""

    reads = "extortion"

    @property
    def name(self) -> str:
        return "extortion"

    def abilities(self) -> tuple[Ability, ...]:
        return (activated("{W/B}", draw(1)),)


RAW = legendary_creature("Human", 2, 2)


@pytest.mark.rule("903.4")
@pytest.mark.parametrize(
    ("defined", "expected"),
    [
        (card("Plain", "{2}", RAW), ""),
        (card("Cost", "{2}{G}{U}", RAW), "UG"),
        (card("Hybrid", "{R/W}", RAW), "WR"),
        (card("Two or Black", "{2/B}", RAW), "B"),
        (card("Phyrexian", "{G/P}", RAW), "G"),
        (card("Activated", "{8}", RAW, activated("{3}{R}", draw(1))), "R"),
        (card("Making", None, LAND_CARD, activated("{T}", add("{W}"))), "W"),
        (card("Any Colour", None, LAND_CARD, activated("{T}", add_any_color())), ""),
        (card("Kicked", "{1}", SORCERY_CARD, kicker("{U}"), draw(1)), "U"),
        (card("Flashed Back", "{B}", SORCERY_CARD, flashback("{R}"), draw(1)), "BR"),
        (card("Giving", "{1}", ARTIFACT_CARD, anthem(CREATURE, has(activated("{G}", draw(1))))), "G"),
        (
            card("Token", "{1}", SORCERY_CARD, create(creature_token(1, 1, "R", "Imp", activated("{B}", draw(1))))),
            "B",
        ),
        (card("Red Token", "{1}", SORCERY_CARD, create(creature_token(1, 1, "R", "Imp"))), ""),
        (card("Devoid", "{1}{R}", creature("Drone", 2, 2), keyword("devoid")), "R"),
        (in_color(card("Indicated", "{1}", RAW), RED), "R"),
        (split(card("Left", "{W}", SORCERY_CARD, draw(1)), card("Right", "{1}{U}", SORCERY_CARD, draw(1))), "WU"),
    ],
    ids=lambda value: value.name if isinstance(value, CardDefinition) else "",
)
def test_the_colours_of_all_its_mana_symbols_are_in_the_identity_of_a_card(
    defined: CardDefinition, expected: str
) -> None:
    assert letters(defined) == expected


@pytest.mark.rule("903.4", "2011:903.4")
def test_bosh_is_red_by_his_ability() -> None:
    assert letters(pool.card("Bosh, Iron Golem")) == "R"


@pytest.mark.rule("903.4c", "2011:903.4b")
def test_what_a_keyword_means_does_not_count() -> None:
    extortionist = card("Extortionist", "{W}", creature("Human", 1, 1), Extortion())
    assert letters(extortionist) == "W"


@pytest.mark.rule("903.4", "903.5d", "305.6")
def test_the_mana_of_a_basic_land_type_is_no_part_of_it() -> None:
    assert letters(pool.card("Forest")) == ""


@pytest.mark.rule("903.4a")
def test_what_a_commander_becomes_does_not_change_its_identity() -> None:
    mimic = card("Mimic of Proof", "{2}{U}", RAW, EntersAsCopy(CREATURE))
    table = Table(variants=[ArrangedCommander([mimic, card("Other", "{R}", RAW)])])
    table.battlefield(BOB, "Jackal Familiar")
    table.battlefield(ANN, card("Tower of Proof", None, LAND_CARD, activated("{T}", AddCommandersColor())))
    table.will(ANN, "Jackal Familiar")
    table.enters(ANN, table.commander(ANN))
    assert table.commander(ANN).colors == "R"
    assert table.tap_for_mana(ANN, "Tower of Proof") == "{U}"


@pytest.mark.rule("702.124c")
def test_two_commanders_have_one_identity() -> None:
    assert color_letters(identity([pool.card("Krond the Dawn-Clad"), pool.card("Bosh, Iron Golem")])) == "WRG"


# ---------------------------------------------------------------------- the decks for Commander


def test_they_are_known_by_name() -> None:
    assert names(commander=True) == tuple(each.name for each in COMMANDER_DECKS)
    assert not set(names()) & set(names(commander=True))
    assert product("Blades of the Night").commanders == ("Vela the Night-Clad",)


@pytest.mark.rule("903.5", "903.5a", "903.5b", "903.5c", "903.5d")
@pytest.mark.parametrize("edition", list(Edition))
@pytest.mark.parametrize("each", COMMANDER_DECKS, ids=lambda each: str(each.name))
def test_the_built_in_commander_decks_are_legal(each: object, edition: Edition) -> None:
    built_in = next(one for one in COMMANDER_DECKS if one is each)
    found = DeckList(
        main=tuple(DeckEntry(count, name) for name, count in built_in.main.items()),
        commanders=tuple(DeckEntry(1, name) for name in built_in.commanders),
    )
    assert legality.check(found, edition) == []
    assert len(deck(built_in.name)) == built_in.size == 100
    lands = sum(bool(one.printed.types & LAND) for one in deck(built_in.name))
    assert 36 <= lands <= 40


# ---------------------------------------------------------------------- lists with a commander


def problems(*lines: str, edition: Edition = Edition.CURRENT) -> list[str]:
    return [str(problem) for problem in legality.check(read("\n".join(lines)), edition)]


@pytest.mark.rule("903.5c", "903.5d", "903.3")
def test_a_list_says_in_which_line_a_card_does_not_fit() -> None:
    assert problems("Commander", "Krond the Dawn-Clad", "Deck", "97 Forest", "Lightning Bolt", "Swamp") == [
        "line 5: Lightning Bolt is also red, but the colour identity of Krond the Dawn-Clad is white and green "
        "(CR 903.5c).",
        "line 6: Swamp could produce black mana, but the colour identity of Krond the Dawn-Clad is white and green "
        "(CR 903.5d).",
    ]
    assert (
        "line 2: Grizzly Bears cannot be a commander" in problems("Commander", "Grizzly Bears", "Deck", "99 Forest")[0]
    )


@pytest.mark.rule("903.5a", "903.6")
def test_lists_with_commanders_are_played_as_they_are_written() -> None:
    mine = read("Commander\nBosh, Iron Golem\n\nDeck\n99 Mountain")
    theirs = read("1 Krond the Dawn-Clad *CMDR*\n99 Forest")
    lists = [mine, theirs]
    game = Game.new([legality.cards(one.main) for one in lists], variants=[commander_with(lists)])
    assert [entry["name"] for entry in game.view(None)["command"]] == ["Bosh, Iron Golem", "Krond the Dawn-Clad"]


@pytest.mark.rule("903.5e")
def test_commander_is_played_without_a_sideboard() -> None:
    lines = ("Commander", "Krond the Dawn-Clad", "Deck", "99 Forest", "Sideboard", "1 Rancor")
    assert problems(*lines) == ["line 6: Commander is played without sideboards (CR 903.5e)."]
    assert problems(*lines[:-1], "15 Forest", edition=Edition.Y2011) == []


@pytest.mark.rule("904.13d")
def test_schemes_beside_a_commander_are_ten_different_ones() -> None:
    found = problems("Commander", "Krond the Dawn-Clad", "Deck", "99 Forest", "Schemes", "2 Qwxyz Qwxyz Qwxyz")
    assert "line 6: There are 2 of Qwxyz Qwxyz Qwxyz; a scheme deck has at most 1 of a card." in found
    assert "A scheme deck has at least 10 cards; this one has 2." in found


def test_an_artifact_creature_counts_like_any_other_card() -> None:
    assert letters(card("Drone", "{U}", artifact_creature("Drone", 1, 1))) == "U"
