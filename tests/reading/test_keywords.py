"""Keywords and keyword actions in official English: what is read says the same again, and means the rule."""

import pytest

from planechase.reading.card_reading import RefusedCard, Understood, read_card
from planechase.reading.card_texts import CardText
from planechase.rules.language.abilities import Ability, ActivatedAbility
from planechase.rules.language.colors import BLACK, RED
from planechase.rules.language.protection import Protection
from planechase.rules.state.objects import Zone
from planechase.words.effects.tokens import CreateToken
from planechase.words.english import card_text
from planechase.words.filters import OfColor
from planechase.words.predefined import TREASURE


def read(text: str) -> Understood | RefusedCard:
    return read_card(CardText("Meadow Guard", "Creature — Human", text, "{W}", "1", "1"))


def abilities(text: str) -> tuple[Ability, ...]:
    found = read(text)
    assert isinstance(found, Understood), found
    return found.definition.printed.abilities


@pytest.mark.parametrize(
    "text",
    [
        "Protection from black",
        "Protection from Beasts",
        "Islandwalk",
        "Plainscycling {2}",
        "Basic landcycling {1}{W}",
        "Dash {1}{R}",
        "Squad {2}",
        "Cumulative upkeep {1}",
        "Kicker {1}{G} and/or {2}{U}",
        "Partner with Ben, the Meadow's Keeper",
        "Partner—Old friends",
        "Gift a tapped Fish",
        "Ward—{2}, Pay 3 life",
        "Boast — {1}{R}: Draw a card.",
        "Exhaust — {3}: Put two +1/+1 counters on this creature.",
        "Forecast — {1}{W}, Reveal this card from your hand: You gain 1 life.",
        "When this creature enters, you get {E}{E}.",
        "{T}, Pay {E}{E}{E}: Draw a card.",
        "When this creature enters, create two tapped Treasure tokens.",
        "When this creature enters, amass Zombies 2.",
        "When this creature enters, investigate.",
    ],
)
def test_what_is_read_says_the_same(text: str) -> None:
    found = read(text)
    assert isinstance(found, Understood), found
    assert card_text(found.definition) == text


@pytest.mark.parametrize("text", ["Entwine—Sacrifice two lands.", "Cumulative upkeep—Pay 1 life."])
def test_a_price_that_is_no_mana_stands_behind_a_dash(text: str) -> None:
    [ability] = abilities(text)
    assert not any(cost.mana is not None for cost in getattr(ability, "costs"))  # noqa: B009


@pytest.mark.rule("702.16h")
@pytest.mark.parametrize("text", ["Protection from black and from red", "Flying, protection from black and from red"])
def test_protection_from_two_colors_is_two_abilities(text: str) -> None:
    assert abilities(text)[-2:] == (Protection(OfColor(BLACK)), Protection(OfColor(RED)))


@pytest.mark.rule("111.10a")
def test_a_token_that_the_rules_define_is_only_named() -> None:
    [ability] = abilities("{2}: Create a Treasure token.")
    assert isinstance(ability, ActivatedAbility)
    assert ability.effect == CreateToken(TREASURE)


@pytest.mark.rule("702.142a")
def test_a_keyword_before_a_dash_is_no_ability_word() -> None:
    [boast] = abilities("Boast — {1}: Draw a card.")
    [exhaust] = abilities("Exhaust — {1}: Draw a card.")
    [forecast] = abilities("Forecast — {1}, Reveal this card from your hand: Draw a card.")
    assert isinstance(boast, ActivatedAbility)
    assert isinstance(exhaust, ActivatedAbility)
    assert isinstance(forecast, ActivatedAbility)
    assert (boast.limit, len(boast.conditions), boast.called) == (1, 1, "")
    assert exhaust.once
    assert (forecast.zone, forecast.limit) == (Zone.HAND, 1)


@pytest.mark.rule("702.178a")
def test_a_keyword_before_a_dash_that_is_not_played_is_refused() -> None:
    assert isinstance(read("Max speed — {1}: Draw a card."), RefusedCard)
