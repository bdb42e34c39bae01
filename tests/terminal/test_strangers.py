"""A variant that the terminal has never heard of: what it says is shown."""

from __future__ import annotations

from typing import Any

import pytest
from tests.terminal.messages import form

from planechase import Game
from planechase.bots import RandomBot
from planechase.rules.events.events import Notice
from planechase.rules.language.word import word
from planechase.rules.multiplayer.variant import Variant
from planechase.rules.multiplayer.variant_display import AboutView, CountView, FaceUpView, PlaceView, RoleView, Shown
from planechase.rules.state.decisions import Decision, IllegalAnswer, Rule
from planechase.rules.state.objects import Zone
from planechase.rules.state.player import Player
from planechase.rules.state.purpose import Purpose
from planechase.rules.state.state import State
from planechase.rules.turns.priority import Action
from planechase.rules.turns.setup import add_card
from planechase.terminal.local_table import seated
from planechase.terminal.screen import Screen
from planechase.terminal.session import Session
from planechase.variants import VARIANTS
from planechase.words.card import Frame, card

ANN, BOB = 0, 1


class Course:
    """The state of the race: how far everybody is, and the card that lies at the start."""

    def __init__(self, rowed: dict[int, int], start: int) -> None:
        self.rowed = rowed
        self.start = start

    def clone(self) -> Course:
        return Course(dict(self.rowed), self.start)

    def fingerprint(self) -> Any:
        return [sorted(self.rowed.items()), self.start]


@word
class Row(Action):
    """A special action: a length further."""

    said = "Row a length"

    def perform(self, game: State, player: Player) -> Rule[None]:
        course(game).rowed[player.id] += 1
        game.tell(Notice("{} rows a length.", (player.id,)))
        return
        yield


class Regatta(Variant):
    """Whoever likes rows."""

    __slots__ = ()
    name = "regatta"

    def set_up(self, game: State) -> Rule[None]:
        buoy = add_card(game, ANN, card("Old Buoy", None, Frame("Scheme")), Zone.COMMAND)
        game.variant_state[self.name] = Course(dict.fromkeys(range(len(game.players)), 0), buoy.id)
        return
        yield

    def special_actions(self, game: State, player: Player) -> list[Action]:
        return [Row()] if not course(game).rowed[player.id] else []

    def table(self, game: State, viewer: int | None) -> Shown:
        rowed = course(game).rowed
        return Shown(
            face_up=(FaceUpView(id=course(game).start, controller=ANN, heading="Old Buoy, where the race begins"),),
            about=tuple(
                AboutView(player=seat, heading="Boat", entries=[f"{lengths} lengths on"])
                for seat, lengths in rowed.items()
            ),
            roles=(RoleView(player=BOB, role="steersman"),),
            counts=(CountView(player=BOB, of="oars", count=4),),
            places=(PlaceView(heading="Harbour", entries=["a lighthouse", "two gulls"]),),
        )


def course(game: State) -> Course:
    found = game.variant_state[Regatta.name]
    assert isinstance(found, Course)
    return found


def test_a_strangers_variant_is_shown_and_played(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    deck = ["Forest"] * 30
    game = Game.new([deck, deck], 1, ["Ann", "Bob"], variants=[Regatta()], starting_player=ANN, log=True)
    lines = iter(["n", "Row a length", "b"])
    monkeypatch.setattr("builtins.input", lambda prompt: next(lines, None) or stop())
    monkeypatch.setattr("planechase.record.VARIANTS", (*VARIANTS, Regatta))
    Session(seated(game.record(), [ANN], "random"), {BOB: RandomBot(1)}, Screen()).run()
    shown = capsys.readouterr().out
    assert "Old Buoy, where the race begins" in shown
    assert "Harbour: a lighthouse, two gulls" in shown
    assert "steersman" in shown
    assert "oars 4" in shown
    assert "Boat: 0 lengths on" in shown
    assert "Ann rows a length." in shown
    assert "Boat: 1 lengths on" in shown
    assert "Command zone:" not in shown


def stop() -> str:
    raise EOFError


def test_a_strangers_variant_is_in_the_view_as_data() -> None:
    deck = ["Forest"] * 30
    game = Game.new([deck, deck], 1, ["Ann", "Bob"], variants=[Regatta()])
    table = game.view(ANN)["table"]
    assert table["places"] == [{"heading": "Harbour", "entries": ["a lighthouse", "two gulls"]}]
    assert table["roles"] == [{"player": BOB, "role": "steersman"}]
    assert table["counts"] == [{"player": BOB, "of": "oars", "count": 4}]


class Seats(Decision[list[int]]):
    """A kind of question that the terminal does not know."""

    __slots__ = ()

    def named(self) -> list[tuple[int, object]]:
        return [(7, "bow"), (9, "stern")]

    def check(self, answer: object) -> list[int]:
        if isinstance(answer, list) and len(answer) == 2:
            return answer
        raise IllegalAnswer("Both seats are taken, in some order.")


def test_a_strangers_question_can_be_answered() -> None:
    game = Game.new([["Forest"] * 30] * 2, 1)
    seats = Seats(ANN, Purpose.ORDER, "Who sits where?")
    asked = form(game.state, seats)
    assert [row.text for row in asked.rows] == ["bow", "stern"]
    assert asked.parse("2 1") == [9, 7]
    with pytest.raises(IllegalAnswer, match="Both seats"):
        seats.decode(asked.parse("1"))
