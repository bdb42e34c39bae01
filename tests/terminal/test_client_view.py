"""What is told aloud, line by line: everything once, to each who looks."""

from __future__ import annotations

from planechase.game import Game
from planechase.tables import commands as ask
from planechase.tables.messages import Seen
from planechase.tables.table import GameTable
from planechase.telling.entries import PlainEntry
from planechase.terminal.client_view import Eyes
from planechase.terminal.local_bots import answer, bots_for, play_turn
from planechase.terminal.local_table import seated

ANN, BOB = 0, 1


def table_of_bears(people: tuple[int, ...]) -> GameTable:
    deck = ["Forest"] * 24 + ["Grizzly Bears"] * 36
    game = Game.new([deck, deck], 7, ["Ann", "Bob"], starting_player=ANN, log=True)
    return seated(game.record(), people, "sensible")


def do(table: GameTable, seat: int, answer: object) -> None:
    person = table.sitting(seat)
    assert person is not None
    table.do(person, ask.Answer(table.question, answer))


def test_everything_is_read_once_and_to_each_as_they_may_know_it() -> None:
    table = table_of_bears((ANN, BOB))
    hers, his = Eyes(table, ANN), Eyes(table, BOB)
    first = hers.new_lines()
    assert "Bob draws seven cards." in first
    assert not hers.new_lines()
    assert "Ann draws seven cards." in his.new_lines()
    do(table, ANN, False)
    do(table, BOB, False)
    assert hers.new_lines() == his.new_lines() == ["Turn 1: Ann."]


def test_what_is_taken_back_and_done_again_is_read_again() -> None:
    table = table_of_bears((ANN,))
    bots = bots_for(table)
    eyes = Eyes(table, ANN)
    do(table, ANN, False)
    while table.bot_to_move() is not None:
        answer(table, bots)
    eyes.new_lines()
    land = next(option["id"] for option in asked(eyes) if option["deed"] == "play land")
    do(table, ANN, land)
    assert "Ann plays Forest." in eyes.new_lines()
    person = table.sitting(ANN)
    assert person is not None
    table.do(person, ask.Undo())
    assert not eyes.new_lines()
    do(table, ANN, land)
    assert "Ann plays Forest." in eyes.new_lines()


def asked(eyes: Eyes) -> list[dict[str, object]]:
    question = eyes.look().question
    assert question is not None
    return [dict(option) for option in question.asked["options"]]


def test_a_turn_that_goes_on_can_wait() -> None:
    table = table_of_bears(())
    eyes, bots = Eyes(table, None), bots_for(table)
    play_turn(table, bots)
    play_turn(table, bots)
    turn = eyes.look().scene["turn"]
    whole = eyes.new_lines(whole_turns=True)
    assert any(line.startswith(f"Turn {turn - 1}:") for line in whole)
    assert not any(line.startswith(f"Turn {turn}:") for line in whole)
    assert eyes.new_lines()[0].startswith(f"Turn {turn}:")


def test_who_wants_to_be_asked_elsewhere_sees_where_passing_leads_now() -> None:
    table = table_of_bears((ANN,))
    bots = bots_for(table)
    eyes = Eyes(table, ANN)
    do(table, ANN, False)
    while table.bot_to_move() is not None:
        answer(table, bots)
    before = eyes.look().question
    person = table.sitting(ANN)
    assert person is not None
    table.do(person, ask.SetStops(full_control=True))
    after = eyes.look().question
    assert before is not None
    assert before.leads is not None
    assert before.leads["sentence"] == "go to the second main phase"
    assert after is not None
    assert after.leads is not None
    assert after.leads["sentence"] == "go to combat"


# ---------------------------------------------------------------------- lines that grow


class Reader(Eyes):
    """Reads any log."""

    def __init__(self, table: GameTable) -> None:
        super().__init__(table, None)
        self.log: list[PlainEntry] = []
        self.before: list[PlainEntry] = []

    def look(self) -> Seen:
        seen = super().look()
        kept = next((at for at, entry in enumerate(self.log) if entry not in self.before), len(self.log))
        self._read = min(self._read, kept)
        self.before = list(self.log)
        return Seen(seen.number, seen.scene, seen.question, self.log, seen.may_undo)


def line(text: str, count: int = 1, kind: str = "planar roll") -> PlainEntry:
    entry = PlainEntry(kind=kind, turn=3, step="upkeep", players=[ANN], objects=[], data={}, text=text, parts=[text])
    return {**entry, "count": count} if count > 1 else entry


BLANK = "Ann rolls the planar die: blank."


def test_of_a_line_that_counts_on_only_the_rest_is_read() -> None:
    reader = Reader(table_of_bears(()))
    reader.log = [line("Turn 3: Ann.", kind="turn"), line(BLANK)]
    assert reader.new_lines()[-1] == BLANK
    reader.log = [reader.log[0], line(f"{BLANK} (×2)", 2)]
    assert reader.new_lines() == [BLANK]
    reader.log = [reader.log[0], line(f"{BLANK} (×5)", 5), line("Ann plays Forest.", kind="play land")]
    assert reader.new_lines() == [f"{BLANK} (×3)", "Ann plays Forest."]
    assert reader.new_lines() == []


def test_a_line_that_says_it_otherwise_now_says_that_this_is_all() -> None:
    reader = Reader(table_of_bears(()))
    reader.log = [line("Ann draws a card.", kind="draw")]
    reader.new_lines()
    reader.log = [line("Ann draws two cards.", 2, "draw")]
    assert reader.new_lines() == ["In all: Ann draws two cards."]


def test_another_line_of_the_same_kind_is_read_as_it_is() -> None:
    reader = Reader(table_of_bears(()))
    reader.log = [line(BLANK)]
    reader.new_lines()
    chaos = "Ann rolls the planar die: chaos. (×2)"
    reader.log = [line(BLANK), line(chaos, 2)]
    assert reader.new_lines() == [chaos]
