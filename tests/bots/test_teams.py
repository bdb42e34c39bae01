"""Bots that play for a team: they attack, defend and aim as members of it."""

from __future__ import annotations

from planechase.bots import SensibleBot
from planechase.rules.state.decisions import DeclareAttackers, DeclareBlockers
from planechase.rules.turns.priority import Priority
from planechase.testing import ANN, BOB, CAT, DAN, Table
from planechase.variants import TeamVsTeam, TwoHeadedGiant
from planechase.words.card import INSTANT_CARD, card, creature
from planechase.words.effects.damage_effects import damage
from planechase.words.selections import ANY_TARGET

GIANTS = TwoHeadedGiant()
WURM = card("Wurm", "{6}", creature("Wurm", 6, 4))


def decided(table: Table) -> object:
    assert table.decision is not None
    return SensibleBot().decide(table.game, table.decision)


def to_attack(table: Table) -> None:
    table.go_to("beginning of combat")
    while not isinstance(table.decision, DeclareAttackers):
        table.pass_(pause=True)


def to_block(table: Table) -> None:
    while not isinstance(table.decision, DeclareBlockers):
        table.pass_(pause=True)


def test_a_bot_blocks_for_its_teammate() -> None:
    table = Table(4, variants=[GIANTS])
    bears = table.battlefield(ANN, "Grizzly Bears")
    wall = table.battlefield(DAN, "Wall of Blossoms")
    table.attack(ANN, {bears: CAT})
    to_block(table)
    assert decided(table) == {wall.id: (bears.id,)}


def test_a_bot_saves_the_life_of_its_team() -> None:
    table = Table(4, variants=[GIANTS])
    table.life(CAT, 3)
    first, second = table.battlefield(ANN, "Grizzly Bears"), table.battlefield(BOB, "Grizzly Bears")
    elves = table.battlefield(DAN, "Llanowar Elves")
    table.attack(ANN, {first: CAT, second: DAN})
    to_block(table)
    blocks = decided(table)
    assert isinstance(blocks, dict)
    assert list(blocks) == [elves.id]


def test_a_bot_saves_a_teammate_with_a_life_total_of_their_own() -> None:
    table = Table(4, variants=[TeamVsTeam(shared_turns=True)])
    table.life(CAT, 2)
    first, second = table.battlefield(ANN, "Grizzly Bears"), table.battlefield(BOB, "Grizzly Bears")
    elves = table.battlefield(DAN, "Llanowar Elves")
    table.attack(ANN, {first: DAN, second: CAT})
    to_block(table)
    assert decided(table) == {elves.id: (second.id,)}


def test_a_bot_expects_the_whole_team_to_block() -> None:
    table = Table(4, variants=[GIANTS])
    table.battlefield(ANN, "Grizzly Bears")
    table.battlefield(DAN, "Wall of Blossoms", counters={"+1/+1": 3})
    to_attack(table)
    assert decided(table) == {}


def test_a_bot_attacks_together_with_its_teammate() -> None:
    """The life of the other team is one, so the two of them together take the last of it."""
    table = Table(4, variants=[GIANTS])
    table.life(CAT, 4)
    first, second = table.battlefield(ANN, "Grizzly Bears"), table.battlefield(BOB, "Grizzly Bears")
    table.battlefield(CAT, WURM, tapped=True)
    table.battlefield(DAN, WURM, tapped=True)
    table.life(ANN, 3)
    to_attack(table)
    attacks = decided(table)
    assert isinstance(attacks, dict)
    assert sorted(attacks) == sorted([first.id, second.id])


def test_a_bot_does_not_fear_its_teammates_creatures() -> None:
    table = Table(4, variants=[GIANTS])
    table.life(ANN, 2)
    bears = table.battlefield(ANN, "Grizzly Bears")
    table.battlefield(BOB, WURM, tapped=True)
    to_attack(table)
    attacks = decided(table)
    assert isinstance(attacks, dict)
    assert list(attacks) == [bears.id]


def test_a_bot_aims_at_the_other_team() -> None:
    table = Table(4, variants=[GIANTS])
    bolt = card("Bolt", "{R}", INSTANT_CARD, damage(3, ANY_TARGET))
    table.hand(BOB, bolt)
    table.lands(BOB, "Mountain", 1)
    table.life(CAT, 3)
    table.pass_(ANN)
    table.game.answer(decided(table))
    while not isinstance(table.decision, Priority):
        table.game.answer(decided(table))
    assert table.on_stack()[0].targets in ([CAT], [DAN])
