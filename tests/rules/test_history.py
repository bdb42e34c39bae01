"""What happened this turn and last turn, asked for by one word."""

from __future__ import annotations

import pytest

from planechase.rules.language.card_types import ARTIFACT, CREATURE
from planechase.rules.state.history import Did, When
from planechase.testing import ANN, BOB, Table
from planechase.variants import GrandMelee
from planechase.words.card import INSTANT_CARD, card
from planechase.words.effects.flow import If
from planechase.words.effects.hands import draw
from planechase.words.effects.life_effects import gain_life
from planechase.words.english import card_text
from planechase.words.history_words import Happened, HowOften, ThatDid
from planechase.words.plain_data import from_plain, to_plain
from planechase.words.player_words import AN_OPPONENT, EACH_OPPONENT, WHOSE_STEP


def asks(condition: Happened) -> str:
    """What a card says that gains 1 life if something happened."""
    return card_text(card("Ask", "{W}", INSTANT_CARD, If(condition, gain_life(1))))


def is_so(table: Table, condition: Happened) -> bool:
    """Whether Ann gains the life, if she asks now."""
    before = table.life(ANN)
    table.hand(ANN, card("Ask", "{W}", INSTANT_CARD, If(condition, gain_life(1))))
    table.cast(ANN, "Ask", free_mana=True)
    table.resolve()
    return bool(table.life(ANN) > before)


@pytest.mark.parametrize(
    ("condition", "text"),
    [
        (Happened(Did.CAST, EACH_OPPONENT), "an opponent has cast a spell this turn"),
        (Happened(Did.CAST, types=CREATURE, least=2), "you cast two or more creature spells this turn"),
        (Happened(Did.CAST, WHOSE_STEP, 2), "they cast two or more spells this turn"),
        (Happened(Did.DREW, when=When.LAST_TURN), "you drew a card last turn"),
        (Happened(Did.GAINED_LIFE, least=3), "you gained 3 or more life this turn"),
        (Happened(Did.DAMAGED, AN_OPPONENT, 2), "an opponent has been dealt 2 or more damage this turn"),
        (Happened(Did.PLAYED_LAND), "you have played a land this turn"),
        (Happened(Did.ENTERED, types=ARTIFACT), "you had an artifact enter under your control this turn"),
    ],
)  # fmt: skip
def test_what_happened_is_said_from_what_is_asked(condition: Happened, text: str) -> None:
    assert asks(condition) == f"If {text}, you gain 1 life."


@pytest.mark.rule("608.2h")
def test_a_spell_counts_by_what_it_was_as_it_was_cast() -> None:
    table = Table()
    table.hand(ANN, "Grizzly Bears")
    table.cast(ANN, "Grizzly Bears", free_mana=True)
    table.resolve()
    assert is_so(table, Happened(Did.CAST, types=CREATURE))
    assert not is_so(table, Happened(Did.CAST, types=ARTIFACT))
    assert is_so(table, Happened(Did.ENTERED, types=CREATURE))


@pytest.mark.rule("500.1")
def test_this_turn_and_last_turn_are_told_apart() -> None:
    table = Table()
    table.library(ANN, *["Forest"] * 5)
    table.library(BOB, *["Forest"] * 5)
    table.hand(BOB, "Lightning Bolt")
    table.cast(BOB, "Lightning Bolt", [ANN], free_mana=True)
    table.resolve()
    bolted = Happened(Did.DAMAGED, least=3)
    last_turn = Happened(Did.DAMAGED, least=3, when=When.LAST_TURN)
    assert (is_so(table, bolted), is_so(table, last_turn)) == (True, False)
    table.go_to("upkeep", of=BOB)
    assert (is_so(table, bolted), is_so(table, last_turn)) == (False, True)
    table.go_to("upkeep", of=ANN)
    assert (is_so(table, bolted), is_so(table, last_turn)) == (False, False)


@pytest.mark.rule("500.1")
def test_drawing_this_turn_does_not_make_last_turn_forgotten() -> None:
    table = Table()
    for player in (ANN, BOB):
        table.library(player, *["Forest"] * 9)
    last_turn = Happened(Did.DREW, when=When.LAST_TURN)
    table.go_to("upkeep", of=BOB)
    table.go_to("upkeep", of=ANN)
    assert not is_so(table, last_turn)
    table.go_to("draw")
    assert not is_so(table, last_turn), "what is drawn now was not drawn last turn"
    table.go_to("upkeep", of=BOB)
    assert is_so(table, last_turn)
    table.hand(ANN, card("Look", "{U}", INSTANT_CARD, draw(2)))
    table.cast(ANN, "Look", free_mana=True)
    table.resolve()
    assert is_so(table, last_turn), "nor does drawing now undo what was drawn then"
    table.go_to("upkeep", of=ANN)
    assert is_so(table, last_turn)
    table.go_to("draw")
    assert is_so(table, last_turn)


@pytest.mark.rule("500.1", "807.4")
def test_where_turns_are_taken_at_once_the_last_one_is_that_before_with_the_same_marker() -> None:
    table = Table(players=10, variants=[GrandMelee()])
    for player in range(10):
        table.library(player, *["Forest"] * 9)
    turns = {turn.active: turn for turn in table.state.turns}
    assert len(turns) > 1
    for _ in range(3):
        table.next_turn()
    numbers = {turn.number for turn in table.state.turns}
    assert all(turn.before not in numbers for turn in table.state.turns)


@pytest.mark.rule("500.1")
def test_since_your_last_turn_ended_goes_back_over_several_turns() -> None:
    table = Table(players=3)
    for player in (ANN, BOB):
        table.library(player, *["Forest"] * 5)
    silence = Happened(Did.CAST, EACH_OPPONENT, when=When.SINCE_YOUR_TURN, never=True)
    table.hand(BOB, "Lightning Bolt")
    table.cast(BOB, "Lightning Bolt", [ANN], free_mana=True)
    table.resolve()
    table.go_to("upkeep", of=BOB)
    assert is_so(table, silence), "what was cast in her own turn was before"
    table.hand(BOB, "Lightning Bolt")
    table.cast(BOB, "Lightning Bolt", [ANN], free_mana=True)
    table.resolve()
    table.go_to("upkeep", of=ANN)
    assert not is_so(table, silence)


@pytest.mark.rule("602.5b")
def test_the_history_goes_with_a_fork_and_not_back() -> None:
    table = Table()
    table.hand(ANN, "Grizzly Bears")
    fork = table.fork()
    fork.cast(ANN, "Grizzly Bears", free_mana=True)
    assert len(fork.game.state.history.records) == len(table.game.state.history.records) + 1


def test_words_about_the_history_go_to_json_and_back() -> None:
    for word in (Happened(Did.DREW, when=When.LAST_TURN), HowOften(Did.CAST, before=True), ThatDid(Did.ATTACKED)):
        assert from_plain(to_plain(word)) == word
