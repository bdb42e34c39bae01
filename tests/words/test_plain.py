"""Words and cards go to JSON and back."""

from __future__ import annotations

import json
import subprocess
import sys
from typing import Any

import pytest
from tests.each import failures

from planechase.cards import pool
from planechase.rules.language.abilities import SpellAbility
from planechase.rules.language.characteristics import CardDefinition, Characteristics
from planechase.rules.language.grammar import Effect
from planechase.rules.language.word import word
from planechase.rules.language.word_errors import NameTaken
from planechase.rules.state.decisions import Rule
from planechase.rules.state.objects import Zone
from planechase.rules.state.source import Source
from planechase.rules.state.state import State
from planechase.words.card import SORCERY_CARD, card
from planechase.words.effects.hands import draw
from planechase.words.effects.zone_effects import return_to_hand
from planechase.words.english import card_text
from planechase.words.filters import CREATURE
from planechase.words.plain_data import (
    Unreadable,
    card_from_plain,
    card_to_plain,
    from_plain,
    to_plain,
    vocabulary_version,
)
from planechase.words.selections import target


@word
class Whistle(Effect):
    """A word of one's own."""

    reads = "whistle {count} times"
    count: int
    loudly: bool = False
    where: Zone = Zone.BATTLEFIELD
    tune: tuple[str, ...] = ()

    def happen(self, game: State, by: Source) -> Rule[None]:
        return
        yield


@word
class Hum(Effect):
    """A word that takes anything."""

    what: object


def through_json(card: CardDefinition) -> CardDefinition:
    return card_from_plain(json.loads(json.dumps(card_to_plain(card))))


def test_every_card_goes_to_json_and_back() -> None:
    assert failures(it_goes_to_json_and_back, pool.CARDS) == []


def it_goes_to_json_and_back(name: str) -> None:
    card = pool.CARDS[name]
    again = through_json(card)
    assert again.same_as(card)
    assert again.printed.abilities == card.printed.abilities
    assert hash(again.printed.abilities) == hash(card.printed.abilities)
    assert card_text(again) == card_text(card)


def test_a_word_is_its_name_and_what_was_said() -> None:
    assert to_plain(draw(2)) == {"word": "Draw", "count": {"word": "Number", "number": 2}}
    assert from_plain(to_plain(return_to_hand(target(CREATURE)))) == return_to_hand(target(CREATURE))


def test_words_of_ones_own_are_written_like_any_other() -> None:
    whistle = Whistle(2, where=Zone.GRAVEYARD, tune=("low", "high"))
    plain = {"word": "Whistle", "count": 2, "where": {"zone": "graveyard"}, "tune": ["low", "high"]}
    assert to_plain(whistle) == plain
    assert from_plain(json.loads(json.dumps(plain))) == whistle
    invented = card("Whistling in the Dark", "{U}", SORCERY_CARD, whistle)
    assert through_json(invented).same_as(invented)


def test_numbers_and_yes_or_no_stay_apart() -> None:
    again = from_plain(to_plain(Whistle(1, loudly=True)))
    assert isinstance(again, Whistle)
    assert again.count is not True
    assert again.loudly is True


def test_two_words_cannot_have_one_name() -> None:
    with pytest.raises(NameTaken, match=r"already a word Draw \(in planechase\.words\.effects\.hands\)"):

        @word
        class Draw(Effect):
            """There is one already."""


def test_cards_that_differ_are_not_the_same() -> None:
    bolt = pool.card("Lightning Bolt")
    assert not bolt.same_as(pool.card("Fog"))
    starred = Characteristics("One of Proof", types=4, power=0, toughness=1)
    assert CardDefinition(starred, (), "*").same_as(through_json(CardDefinition(starred, (), "*")))
    assert not CardDefinition(starred, (), "*").same_as(CardDefinition(starred))


NUMBER = {"word": "Number", "number": 2}


@pytest.mark.parametrize(
    ("plain", "sentence"),
    [
        (3, "A word is written .*, not 3"),
        ({"count": 1}, "A word is written"),
        ({"word": "Drow", "count": NUMBER}, "There is no word 'Drow'; did you mean 'Draw'"),
        ({"word": "Effect"}, "There is no word 'Effect'"),
        ({"word": "Whistle"}, "Whistle needs its field 'count'"),
        ({"word": "Draw", "count": NUMBER, "whom": 1}, "Draw has no field 'whom'; did you mean 'who'"),
        ({"word": "Draw", "count": "2"}, "Draw.count: a Quantity belongs here, not '2'"),
        ({"word": "Draw", "count": {"word": "Nomber"}}, "Draw.count: There is no word 'Nomber'"),
        ({"word": "Draw", "count": {"word": "You"}}, "Draw.count: a Quantity belongs here, not a You"),
        ({"word": "Draw", "count": {"numbers": 2}}, "Draw.count: {'numbers': 2} is neither"),
        ({"word": "Draw", "count": {"word": "Number", "number": 1.5}}, "Number.number: 1.5 is neither"),
        ({"word": "Whistle", "count": 1, "where": {"zone": "cellar"}}, "Whistle.where: There is no zone 'cellar'"),
        ({"word": "Whistle", "count": 1, "where": "hand"}, "Whistle.where: a Zone belongs here, not 'hand'"),
        ({"word": "Whistle", "count": 1, "tune": ["low", 3]}, "Whistle.tune: a tuple, each of it a text, belongs"),
        ({"word": "Whistle", "count": {"mana": "2R"}}, "Whistle.count: '2R' is not a mana cost"),
    ],
)
def test_what_is_no_word_is_refused_with_a_sentence(plain: object, sentence: str) -> None:
    with pytest.raises(Unreadable, match=sentence):
        from_plain(plain)


@pytest.mark.parametrize(
    ("change", "sentence"),
    [
        ({"name": ""}, "A card is written"),
        ({"cost": "R"}, "Lightning Bolt: cost: 'R' is not a mana cost"),
        ({"cost": 1}, "Lightning Bolt: cost: A text belongs here, not 1"),
        ({"types": ["Instance"]}, "types: There is no 'Instance'; did you mean 'Instant'"),
        ({"types": "Instant"}, "types: A list of texts belongs here"),
        ({"colors": "X"}, "colors: 'X' is not a colour"),
        ({"power": "3"}, "power: A number belongs here, not '3'"),
        ({"colour": "R"}, "A card has no 'colour'; did you mean 'colors'"),
        ({"abilities": [{"word": "Draw", "count": NUMBER}]}, "abilities: Draw is not an ability"),
        ({"abilities": {}}, "abilities: A list belongs here"),
        ({"halves": []}, "A split card has a name and two halves"),
    ],
)
def test_what_is_no_card_is_refused_with_a_sentence(change: dict[str, Any], sentence: str) -> None:
    with pytest.raises(Unreadable, match=sentence):
        card_from_plain({**card_to_plain(pool.card("Lightning Bolt")), **change})


def test_halves_must_fit_together() -> None:
    plain = dict(card_to_plain(pool.card("Assault // Battery")))
    with pytest.raises(Unreadable, match="named after its halves: Assault // Battery"):
        card_from_plain({**plain, "name": "Battery // Assault"})


def test_words_without_end_are_refused() -> None:
    plain: dict[str, Any] = to_plain(SpellAbility(draw(1)))
    for _ in range(5000):
        plain = {"word": "SpellAbility", "effect": plain}
    with pytest.raises(Unreadable, match="without end"):
        from_plain(plain)


def test_what_cannot_be_written_is_refused() -> None:
    with pytest.raises(Unreadable, match=r"Hum\.what: frozenset\(\) cannot be written down"):
        to_plain(Hum(frozenset()))


def test_the_vocabulary_has_a_version_that_words_of_ones_own_do_not_change() -> None:
    code = "from planechase.words.plain_data import vocabulary_version; print(vocabulary_version())"
    alone = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True).stdout.strip()
    assert vocabulary_version() == alone
