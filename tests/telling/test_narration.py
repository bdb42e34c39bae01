"""Events as sentences and options as labels; nobody reads more than they may know."""

from __future__ import annotations

import pytest

from planechase.rules.events.actions import TokensCreated
from planechase.rules.events.events import (
    CoinFlipped,
    CounterPlacement,
    CounterRemoval,
    DiceRolled,
    DrawCard,
    Event,
    GameOver,
    LifeGain,
    LifeLoss,
    Notice,
    PlayerLoses,
    Revealed,
    Scried,
    Searched,
    StepBegins,
    Tap,
    TurnBegins,
)
from planechase.rules.events.losing import CONCEDED, NO_LIFE
from planechase.rules.language.characteristics import Characteristics
from planechase.rules.state.decisions import Choose
from planechase.rules.state.state import State
from planechase.rules.state.steps import Step
from planechase.rules.turns.priority import PASS
from planechase.telling.labels import label
from planechase.telling.log import Log
from planechase.telling.narration import told
from planechase.testing import ANN, BOB, Table


def sentence(state: State, event: Event) -> str | None:
    entry = told(state, event)
    return entry.text() if entry is not None else None


def watched(players: int = 2) -> tuple[Table, Log]:
    """A table with free mana, and its log as Ann reads it."""
    table = Table(players=players, free_mana=True)
    log = Log()
    table.game.watch(log.watch)
    return table, log


@pytest.mark.parametrize(
    ("event", "said"),
    [
        (TurnBegins(ANN, 5), "Turn 5: Ann."),
        (StepBegins(ANN, Step.UPKEEP), None),
        (Tap(1000), None),
        (LifeGain(ANN, 3), "Ann gains 3 life."),
        (LifeLoss(BOB, 2), "Bob loses 2 life."),
        (LifeLoss(BOB, 2, from_damage=True), None),
        (DrawCard(BOB, -1), "Bob has no card left to draw."),
        (CounterPlacement(BOB, "poison", 2), "Bob gets two poison counters."),
        (CounterRemoval(BOB, "poison", 1), "Bob loses a poison counter."),
        (CounterRemoval(BOB, "poison", 0), None),
        (Scried(ANN, 2), "Ann scries 2."),
        (Searched(ANN), "Ann searches their library."),
        (Searched(ANN, BOB), "Ann searches Bob's library."),
        (Revealed(ANN, ("Forest", "Island")), "Ann reveals Forest and Island."),
        (DiceRolled(ANN, 6, (4,)), "Ann rolls 4 on the 6-sided die."),
        (CoinFlipped(ANN, True, False), "Ann flips tails and wins the flip."),
        (PlayerLoses(BOB, CONCEDED), "Bob concedes."),
        (PlayerLoses(BOB, NO_LIFE), "Bob has no life left and loses the game."),
        (GameOver((ANN,), "every opponent has left the game"), "Ann wins the game: every opponent has left the game."),
        (GameOver((), "it never ends"), "The game is a draw: it never ends."),
        (Notice("Nothing happens."), "Nothing happens."),
    ],
)
def test_sentences(event: Event, said: str | None) -> None:
    assert sentence(Table().state, event) == said


def test_a_spell_and_its_target() -> None:
    table, log = watched()
    table.hand(ANN, "Lightning Bolt")
    table.battlefield(BOB, "Grizzly Bears")
    table.cast(ANN, "Lightning Bolt", targets=["Grizzly Bears"])
    table.resolve()
    assert log.text(None) == [
        "Ann casts Lightning Bolt, targeting Grizzly Bears.",
        "Lightning Bolt deals 3 damage to Bob's Grizzly Bears.",
        "Bob's Grizzly Bears dies.",
    ]


def test_x_and_a_player() -> None:
    table, log = watched()
    table.hand(ANN, "Blaze")
    table.cast(ANN, "Blaze", x=2, targets=[BOB])
    table.resolve()
    assert log.text(None) == ["Ann casts Blaze with X = 2, targeting Bob.", "Blaze deals 2 damage to Bob."]


def test_a_triggered_ability_says_what_it_targets() -> None:
    table, log = watched()
    table.hand(ANN, "Flametongue Kavu")
    table.battlefield(BOB, "Grizzly Bears")
    table.will(ANN, "Grizzly Bears")
    table.cast(ANN, "Flametongue Kavu")
    table.resolve_all()
    assert log.text(None)[:2] == [
        "Ann casts Flametongue Kavu.",
        "Flametongue Kavu's ability triggers, targeting Grizzly Bears.",
    ]


def test_a_fight() -> None:
    table, log = watched()
    table.battlefield(ANN, "Grizzly Bears", "Grizzly Bears")
    table.battlefield(BOB, "Wall of Blossoms")
    one, two = table.find_all("Grizzly Bears")
    table.attack(ANN, {one: BOB, two: BOB})
    table.block(BOB, {"Wall of Blossoms": one})
    table.combat_damage()
    assert log.text(None) == [
        "Ann attacks Bob with two Grizzly Bears.",
        "Bob's Wall of Blossoms blocks Grizzly Bears.",
        "Grizzly Bears deals 2 damage to Bob's Wall of Blossoms.",
        "Grizzly Bears deals 2 damage to Bob.",
    ]


def test_tokens() -> None:
    event = TokensCreated(ANN, Characteristics("Saproling", power=1, toughness=1), 2, new_ids=(1, 2))
    assert sentence(Table().state, event) == "Ann creates two 1/1 Saproling tokens."


def test_a_drawn_card_is_named_only_to_its_player() -> None:
    table, log = watched()
    table.library(BOB, "Lightning Bolt")
    table.turn(ANN, "end step")
    table.go_to("draw step", of=BOB)
    (public,), (anns,), (bobs,) = log.text(None), log.text(ANN), log.text(BOB)
    assert public == anns
    assert public.endswith(": Bob draws a card.")
    assert bobs.endswith(": Bob draws Lightning Bolt.")


def test_the_same_thing_again_and_again_is_one_line() -> None:
    table, log = watched()
    for _ in range(3):
        log.watch(table.state, LifeGain(ANN, 1))
    log.watch(table.state, DrawCard(BOB, -1))
    assert log.text(None) == ["Ann gains 1 life. (×3)", "Bob has no card left to draw."]


# ---------------------------------------------------------------------- labels


def test_actions() -> None:
    table = Table()
    table.lands(ANN, "Mountain", 1)
    table.hand(ANN, "Lightning Bolt", "Forest")
    table.battlefield(ANN, "Llanowar Elves")
    decision = table.decision
    assert isinstance(decision, Choose)
    labels = [label(table.state, option, ANN) for option in decision.options]
    assert labels[0] == "Pass"
    assert "Play Forest" in labels
    assert "Cast Lightning Bolt {R}" in labels
    assert "Mountain: {T}: Add {R}." in labels
    assert "Llanowar Elves: {T}: Add {G}." in labels
    assert decision.options[0] is PASS


def test_permanents() -> None:
    table = Table()
    bears = table.battlefield(BOB, "Grizzly Bears", tapped=True, counters={"+1/+1": 1})
    assert label(table.state, bears.id, ANN) == "Grizzly Bears 3/3 (Bob's, tapped, 1 +1/+1)"
    assert label(table.state, bears.id, BOB) == "Grizzly Bears 3/3 (tapped, 1 +1/+1)"


def test_players() -> None:
    state = Table().state
    assert label(state, BOB, ANN) == "Bob (20 life)"
    assert label(state, ANN, ANN) == "Ann (20 life, you)"


def test_spells_on_the_stack() -> None:
    table = Table(free_mana=True)
    table.hand(ANN, "Lightning Bolt")
    spell = table.cast(ANN, "Lightning Bolt", targets=[BOB])
    assert label(table.state, spell.id, BOB) == "Lightning Bolt (Ann's), targeting Bob"
    assert label(table.state, spell.id, ANN) == "Lightning Bolt (yours), targeting Bob"


def test_hidden_cards_are_named_to_nobody_else() -> None:
    table = Table()
    bolt = table.hand(BOB, "Lightning Bolt")
    assert label(table.state, bolt.id, BOB) == "Lightning Bolt {R}"
    assert label(table.state, bolt.id, ANN) == "a card (Bob's hand)"
    assert label(table.state, bolt.id, None) == "a card (Bob's hand)"
    top = table.state.players[ANN].library[0]
    assert label(table.state, top, ANN) == "a card (Ann's library)"


def test_a_card_one_may_choose_from_a_library_or_a_hand_is_named() -> None:
    table = Table()
    bolt = table.hand(BOB, "Lightning Bolt")
    assert label(table.state, bolt.id, ANN, offered=True) == "Lightning Bolt {R} (Bob's)"


def test_plain_options() -> None:
    state = Table().state
    assert [label(state, option, ANN) for option in ("heads", True, False)] == ["heads", "Yes", "No"]
