"""What people laugh at is seen and counted."""

from __future__ import annotations

import json
from typing import Any

import pytest

from planechase.game import Game
from planechase.lab.blunders import Blunder, Tally, Watched
from planechase.rules.state.decisions import Decision
from planechase.terminal.main import main
from planechase.testing import ANN, BOB, Table
from planechase.vocabulary import (
    ARTIFACT_CARD,
    CREATURE,
    SORCERY_CARD,
    activated,
    card,
    creature,
    damage,
    draw,
    each,
    may,
)


def watched(table: Table) -> Tally:
    tally = Tally()
    table.game.watch(tally.watch)
    return tally


def made(tally: Tally, seat: int = ANN) -> dict[Blunder, int]:
    return dict(tally.seats.get(seat, {}))


def test_a_sweeper_without_anything_to_sweep() -> None:
    sweep = card("Broom", "{1}{R}", SORCERY_CARD, damage(4, each(CREATURE)))
    table = Table(free_mana=True)
    tally = watched(table)
    table.battlefield(ANN, "Grizzly Bears")
    table.hand(ANN, sweep)
    table.cast(ANN, "Broom")
    assert made(tally) == {Blunder.SWEEPER: 1}
    other = Table(free_mana=True)
    tally = watched(other)
    other.battlefield(BOB, "Grizzly Bears")
    other.hand(ANN, sweep)
    other.cast(ANN, "Broom")
    assert made(tally) == {}


def test_everybody_sacrifices_where_only_one_has_something() -> None:
    table = Table(free_mana=True)
    tally = watched(table)
    table.battlefield(ANN, "Grizzly Bears")
    table.hand(ANN, "Innocent Blood")
    table.cast(ANN, "Innocent Blood")
    assert made(tally) == {Blunder.SWEEPER: 1}


def test_a_boost_for_an_enemy_and_not_for_ones_own() -> None:
    table = Table(free_mana=True)
    tally = watched(table)
    mine = table.battlefield(ANN, "Grizzly Bears")
    theirs = table.battlefield(BOB, "Grizzly Bears")
    table.hand(ANN, "Giant Growth", "Giant Growth")
    table.cast(ANN, "Giant Growth", targets=[mine])
    assert made(tally) == {}
    table.cast(ANN, "Giant Growth", targets=[theirs])
    assert made(tally) == {Blunder.HELPED_ENEMY: 1}


def test_harm_to_ones_own() -> None:
    table = Table(free_mana=True)
    tally = watched(table)
    mine = table.battlefield(ANN, "Grizzly Bears")
    theirs = table.battlefield(BOB, "Grizzly Bears")
    table.hand(ANN, "Lightning Bolt", "Lightning Bolt")
    table.cast(ANN, "Lightning Bolt", targets=[theirs])
    assert made(tally) == {}
    table.cast(ANN, "Lightning Bolt", targets=[mine])
    assert made(tally) == {Blunder.HARMED_OWN: 1}


@pytest.mark.parametrize(("shares", "blunders"), [([2, 1], {}), ([1, 2], {Blunder.DIVIDED: 1})])
def test_divided_damage_that_kills_nothing(shares: list[int], blunders: dict[Blunder, int]) -> None:
    table = Table(free_mana=True)
    tally = watched(table)
    bears, angel = table.battlefield(BOB, "Grizzly Bears", "Serra Angel")
    table.hand(ANN, "Arc Lightning")
    table.cast(ANN, "Arc Lightning", targets=[bears, angel], divide=shares)
    assert made(tally) == blunders


@pytest.mark.parametrize("attackers", [0, 1])
def test_another_combat_without_attackers(attackers: int) -> None:
    table = Table(free_mana=True)
    tally = watched(table)
    for _ in range(attackers):
        table.battlefield(ANN, "Grizzly Bears")
    table.hand(ANN, "Relentless Assault")
    table.cast(ANN, "Relentless Assault")
    assert made(tally) == ({} if attackers else {Blunder.IDLE_COMBAT: 1})


def test_removal_on_something_harmless() -> None:
    table = Table(free_mana=True)
    tally = watched(table)
    moth = table.battlefield(BOB, card("Moth", "{1}", creature("Insect", 0, 1)))
    elves = table.battlefield(BOB, "Llanowar Elves")
    table.hand(ANN, "Lightning Bolt", "Lightning Bolt")
    table.cast(ANN, "Lightning Bolt", targets=[elves])
    assert made(tally) == {}
    table.cast(ANN, "Lightning Bolt", targets=[moth])
    assert made(tally) == {Blunder.HARMLESS: 1}


class Saying:
    """A bot that always says the same."""

    def __init__(self, answer: object) -> None:
        self.answer = answer

    def decide(self, game: Game, decision: Decision[Any]) -> object:
        return self.answer


@pytest.mark.parametrize("answer", [True, False])
def test_an_ability_that_is_paid_for_and_declined(answer: bool) -> None:
    table = Table(free_mana=True)
    book = table.battlefield(ANN, card("Book", "{1}", ARTIFACT_CARD, activated("{1}", may(draw(1)))))
    table.activate(ANN, book)
    table.resolve(pause=True)
    decision = table.game.decision
    assert decision is not None
    tally = Tally()
    assert Watched(Saying(answer), tally).decide(table.game, decision) is answer
    assert made(tally) == ({} if answer else {Blunder.DECLINED: 1})


def test_the_arena_prints_them(capsys: pytest.CaptureFixture[str]) -> None:
    few = ["arena", "--deals", "1", "--jobs", "1", "--blunders", "--decks", "Dawn Charge,Grave Tide"]
    assert main(few) == 0
    said = capsys.readouterr().out
    assert all(blunder.value in said for blunder in Blunder)
    assert main([*few, "--json"]) == 0
    assert {*json.loads(capsys.readouterr().out)[0]["blunders"]} == {blunder.value for blunder in Blunder}
