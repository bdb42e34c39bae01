"""What the board shows of commanders: where they wait, their tax, and the damage they have dealt."""

from __future__ import annotations

from tests.terminal import messages
from tests.terminal.messages import Paper

from planechase.testing import ANN, BOB, ArrangedCommander, Table
from planechase.words.card import INSTANT_CARD, card, legendary_creature
from planechase.words.effects.libraries import ShuffleIntoLibrary
from planechase.words.effects.zone_effects import return_to_hand
from planechase.words.filters import CREATURE
from planechase.words.keywords import keyword
from planechase.words.selections import target

GIANT = card("Giant of Proof", "{2}{R}", legendary_creature("Giant", 7, 7), keyword("haste"))
RECALL = card("Recall", "{U}", INSTANT_CARD, return_to_hand(target(CREATURE)))
SHUFFLE = card("Shuffle Away", "{U}", INSTANT_CARD, ShuffleIntoLibrary(target(CREATURE)))


def board(table: Table, viewer: int) -> str:
    lines = messages.board(table.game, viewer, Paper()).plain()
    return "\n".join("".join(segment.text for segment in line).rstrip() for line in lines)


def test_a_commander_stands_with_its_player_and_not_in_a_heap() -> None:
    table = Table(variants=[ArrangedCommander([GIANT, "Krond the Dawn-Clad"])])
    shown = board(table, ANN)
    assert "Commander: Krond the Dawn-Clad (waiting)" in shown
    assert "Command zone" not in shown
    assert "Commander damage" not in shown


def test_tax_and_damage_are_shown() -> None:
    table = Table(variants=[ArrangedCommander([GIANT, "Krond the Dawn-Clad"])], free_mana=True)
    table.cast(ANN, GIANT.name)
    table.resolve()
    table.attack(ANN, {GIANT.name: BOB})
    table.combat_damage()
    shown = board(table, BOB)
    assert "Commander: Giant of Proof (battlefield, tax {2})" in shown
    assert "Commander damage: 7 by Giant of Proof" in shown


def test_where_a_commander_is_says_only_what_was_seen() -> None:
    """Everybody saw it go to a hand; in a library that is shuffled it could be anywhere."""
    for spell, seen in ((RECALL, "hand"), (SHUFFLE, "somewhere")):
        table = Table(variants=[ArrangedCommander([GIANT, "Krond the Dawn-Clad"])], free_mana=True)
        table.enters(ANN, table.commander(ANN))
        table.hand(BOB, spell)
        table.cast(BOB, spell.name, targets=[GIANT.name])
        table.will(ANN, False, about="command zone")
        table.resolve()
        assert f"Commander: Giant of Proof ({seen})" in board(table, BOB)


def test_who_has_left_has_no_commander() -> None:
    table = Table(3, variants=[ArrangedCommander([GIANT, "Krond the Dawn-Clad", "Vela the Night-Clad"])])
    table.concede(BOB)
    assert "Krond" not in board(table, ANN)
