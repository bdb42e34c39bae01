"""Triggers, conditions, static abilities and keywords, read from English of our own."""

import pytest
from tests.reading.invented import read, refused, said

from planechase.rules.language.abilities import ActivatedAbility, TriggeredAbility
from planechase.rules.state.objects import Zone

SAID_AGAIN = [
    "Whenever this creature enters or attacks, it deals 1 damage to any target.",
    "When this creature enters or dies, you gain 2 life.",
    "Whenever this creature blocks or becomes blocked by a red creature, destroy that creature.",
    "Whenever you cast your second spell each turn, you gain 1 life.",
    "Whenever you draw your third card each turn, you gain 1 life.",
    "Whenever an opponent casts their second spell each turn, you gain 1 life.",
    "Whenever this creature is dealt damage, you gain that much life.",
    "Whenever a creature dealt damage by this creature this turn dies, you gain 1 life.",
    "Whenever one or more Goblins you control die, you gain 1 life.",
    "Whenever this creature and at least two other creatures attack, you gain 4 life.",
    "Whenever you cast a spell that targets a creature, you gain 1 life.",
    "Whenever an artifact you control is put into a graveyard from the battlefield, you gain 1 life.",
    "When this creature enters, if you cast it from your hand, you gain 5 life.",
    "When this creature enters, if an opponent controls more lands than you, you gain 5 life.",
    "At the beginning of your end step, if you gained life this turn, scry 2.",
    "At the beginning of your end step, if a permanent left the battlefield under your control this turn, scry 2.",
    "When this creature enters, if a creature died this turn, scry 2.",
    "As long as there are six or more artifact cards in your graveyard, this creature has flying.",
    "As long as you control two or fewer lands, this creature has flying.",
    "As long as you have 5 or less life, this creature has flying.",
    "This creature can't be blocked by creatures with power 2 or less.",
    "This creature enters tapped unless you control a Swamp.",
    "This spell costs {2} less to cast for each Swamp you control.",
    "This spell costs {2} less to cast if it targets a Swamp.",
    "{4}{B}: Return this card from your graveyard to your hand.",
    "Swampwalk",
    "Protection from red",
    "Protection from Goblins",
    "Ward—Pay 2 life.",
    "Goblincycling {2}",
]


@pytest.mark.parametrize("text", SAID_AGAIN)
def test_what_is_read_is_said_again(text: str) -> None:
    assert said(text).rstrip(".") == text.rstrip(".")


@pytest.mark.parametrize(
    ("text", "again"),
    [
        ("When this creature enters the battlefield, you gain 1 life.", "When this creature enters, you gain 1 life."),
        ("Flying, protection from red and from blue", "Flying\nProtection from red\nProtection from blue"),
        ("At the beginning of the end step, you gain 1 life.", "At the beginning of each end step, you gain 1 life."),
        (
            "This creature has flying as long as you have 30 or more life.",
            "As long as you have 30 or more life, this creature has flying.",
        ),
    ],
)
def test_what_is_said_otherwise_means_the_same(text: str, again: str) -> None:
    assert said(text) == again


@pytest.mark.rule("113.6m")
def test_what_moves_a_card_out_of_a_graveyard_works_there() -> None:
    (returns,) = read("{2}: Return this card from your graveyard to your hand.").printed.abilities
    assert isinstance(returns, ActivatedAbility)
    assert returns.zone is Zone.GRAVEYARD
    (upkeep,) = read(
        "At the beginning of your upkeep, you may return this card from your graveyard to your hand."
    ).printed.abilities
    assert isinstance(upkeep, TriggeredAbility)
    assert upkeep.zones == (Zone.GRAVEYARD,)
    (dies,) = read(
        "When this creature dies, you may return this card from your graveyard to your hand."
    ).printed.abilities
    assert isinstance(dies, TriggeredAbility)
    assert dies.zones == ()


def test_where_reading_stopped() -> None:
    text = "When this creature enters, if the moon is full, you gain 1 life."
    stop = refused(text)
    assert (stop.line, stop.column) == (1, text.index("moon") + 1)
