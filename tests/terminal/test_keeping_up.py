"""The terminal keeps up with the page: games save themselves, stops, quiet abilities, going back, the end."""

from __future__ import annotations

import re
import time
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING

import pytest
from tests.terminal.messages import seen
from tests.terminal.test_play import keep_and_act

from planechase.bots import SensibleBot, play
from planechase.game import Game
from planechase.telling.entries import LogKind
from planechase.terminal.game_over import summary
from planechase.testing import ANN, PlanarTable

if TYPE_CHECKING:
    from tests.terminal.conftest import Terminal

Bears = Callable[..., Path]


# ---------------------------------------------------------------------- saved by itself


def test_a_game_saves_itself_and_goes_on_without_a_name(terminal: Terminal, bears: Bears) -> None:
    terminal.run("play", "--resume", bears(), lines=["", "play"])
    shown = terminal.run("play", "--resume", lines=["log"])
    assert "Ann plays Forest." in shown
    assert "Take a mulligan?" not in shown


def test_what_was_taken_back_stays_taken_back(terminal: Terminal, bears: Bears) -> None:
    terminal.run("play", "--resume", bears(), lines=["", "play", "u"])
    shown = terminal.run("play", "--resume", lines=["log", "play", "u", "u"])
    assert shown.count("Ann plays Forest.") == 1
    assert shown.count("Taken back") == 2, "also a decision of the session before can be taken back"
    assert "Take a mulligan?" in shown.rpartition("Taken back")[2]


def test_a_line_that_was_not_written_to_its_end_is_left_out(
    terminal: Terminal, bears: Bears, data_folder: Path
) -> None:
    terminal.run("play", "--resume", bears(), lines=["", "play"])
    (kept,) = (data_folder / "planechase" / "games").iterdir()
    with kept.open("ab") as file:
        file.write(b'{"entry":"answ')
    assert "Ann plays Forest." in terminal.run("play", "--resume", lines=["log"])
    assert kept.read_bytes().endswith(b"\n")
    kept.write_bytes(kept.read_bytes().replace(b'"entry":"began"', b'"entry":"sang"'))
    terminal.run("play", "--resume")
    assert terminal.code == 2
    assert "damaged" in terminal.errors


def test_without_any_game_there_is_none_to_go_on_with(terminal: Terminal, bears: Bears) -> None:
    terminal.run("play", "--resume")
    assert (terminal.code, terminal.errors.partition(":")[0]) == (2, "There is no game to continue")
    terminal.run("play", "--resume", bears(), lines=["concede", "y"])
    terminal.run("play", "--resume")
    assert terminal.code == 2, "a game that is over does not go on"


def test_where_nothing_can_be_saved_the_game_goes_on(terminal: Terminal, bears: Bears, data_folder: Path) -> None:
    data_folder.write_text("This is no folder.")
    shown = terminal.run("play", "--resume", bears(), lines=["", "play"])
    assert shown.count("The game cannot be saved automatically") == 1
    assert "Ann plays Forest." in shown


# ---------------------------------------------------------------------- being asked


def test_full_control_stops_at_every_priority(terminal: Terminal, bears: Bears) -> None:
    """CR 117.3: also where nothing but passing is possible."""
    lines = ["", "full", "play", *[""] * 8]
    shown = terminal.run("play", "--resume", bears(), lines=lines)
    for step in ("beginning of combat", "end step", "postcombat main phase"):
        assert f"Your {step}. What do you do?" in shown
    assert "Bob's upkeep. What do you do?" in shown


def test_enter_after_a_mistake_does_nothing_yet(terminal: Terminal, bears: Bears) -> None:
    shown = terminal.run("play", "--resume", bears(), lines=["", "77", "", "play"])
    assert "Nothing was done. Press Enter once more if you mean it." in shown
    assert "Ann plays Forest." in shown


def test_what_the_rules_refuse_is_said(terminal: Terminal, bears: Bears) -> None:
    path = bears(deck=["Mountain"] * 24 + ["Blaze"] * 36)
    shown = terminal.run("play", "--resume", path, lines=["", "play", "cast", "7", "0"])
    assert "Choose X for Blaze. Choose a number from 0 to 0, not 7." in shown
    assert terminal.code == 0


@pytest.mark.parametrize(
    ("word", "said"),
    [("quiet", "There is no ability on the stack"), ("quiet off", "You are asked about every ability already.")],
)
def test_without_an_ability_there_is_nothing_to_be_quiet_about(
    terminal: Terminal, bears: Bears, word: str, said: str
) -> None:
    shown = terminal.run("play", "--resume", bears(), lines=["", word])
    assert said in shown


def test_nobody_is_asked_again_about_an_ability_that_is_to_be_quiet(terminal: Terminal, bears: Bears) -> None:
    """Each Soul Warden triggers for each other one; Ann does not want to hear of Bob's any more."""
    asked: list[str] = []

    def reply(screen: str) -> str | None:
        if any(f"Turn {turn}:" in screen for turn in (13, 14, 15)):
            return None
        if "On the stack: ability of Soul Warden" in screen and "quiet: do not ask again" in screen:
            asked.append(screen)
            return "quiet"
        if "Play Plains" in screen:
            return "play"
        return "p" if "What do you do?" in screen else keep_and_act(screen)

    path = bears(deck=["Plains"] * 24 + ["Soul Warden"] * 18 + ["Angel's Grace"] * 18)
    shown = terminal.run("play", "--resume", path, reply=reply)
    assert "You are not asked about Soul Warden any more" in shown
    assert len(asked) == 1
    assert shown.count("Bob gains 1 life.") > 3
    again = terminal.run("play", "--resume", lines=["quiet off", "quiet off"])
    assert "You are asked again about Soul Warden." in again, "what was said to be quiet is kept with the game"
    assert "You are asked about every ability already." in again


def test_one_can_go_back_while_creatures_are_asked_for_one_by_one(terminal: Terminal, bears: Bears) -> None:
    said: list[str] = []

    def reply(screen: str) -> str | None:
        if "Enter: no attack, back >" in screen:
            said.append(screen)
            return ["back", "A"][len(said) > 1]
        if "Declare attackers" in screen:
            return "each" if len(said) < 2 else None
        return keep_and_act(screen)

    shown = terminal.run("play", "--resume", bears(), reply=reply)
    assert "Nothing was declared." in shown
    assert "Ann attacks Bob with" in shown


# ---------------------------------------------------------------------- looking


def test_a_card_is_found_by_any_part_of_its_name(terminal: Terminal, bears: Bears) -> None:
    lines = ["c zzly be", "c resurrection", "c e"]
    shown = terminal.run("play", "--resume", bears(), lines=lines)
    assert "Creature — Bear" in shown
    assert "Several cards that you see have “e” in their names: Forest and Grizzly Bears." in shown


def test_all_that_a_player_has(terminal: Terminal, bears: Bears) -> None:
    shown = terminal.run("play", "--resume", bears(), lines=["", "play", "b me", "b Bob", "b Zoe"])
    assert "There is no player called “Zoe”." in shown
    assert "  Lands\n    Forest" in shown


@pytest.mark.rule("115.1")
def test_targets_for_harm_are_first_those_of_opponents(terminal: Terminal, bears: Bears) -> None:
    path = bears(deck=["Mountain"] * 24 + ["Lightning Bolt"] * 36)
    shown = terminal.run("play", "--resume", path, lines=["", "play", "cast"])
    assert "  1  Bob (20 life)\n  2  Ann (20 life, you)\n" in shown


# ---------------------------------------------------------------------- the end, and watching


def test_the_end_has_a_summary_and_the_game_can_be_played_again(
    terminal: Terminal, bears: Bears, tmp_path: Path
) -> None:
    saved = tmp_path / "over.json"
    lines = iter(["concede", "y", "log", f"save {saved}", "again"])

    def reply(screen: str) -> str | None:
        return None if "Ann plays Forest." in screen else next(lines, None) or keep_and_act(screen)

    shown = terminal.run("play", "--resume", bears(), reply=reply)
    first, _, second = shown.partition("again: play once more")
    assert "The game took 0 turns." in first
    assert "Life at the end: Bob 20, Ann out." in first
    assert "Bob wins the game: every opponent has left the game." in second
    assert f"Saved: {saved}" in second
    assert saved.exists()
    assert "Take a mulligan?" in second
    assert "Ann plays Forest." in second


def test_planes_and_rolls_are_in_the_summary() -> None:
    game = Game.casual("planechase", players=2, seed=2, log=True)
    play(game, [SensibleBot(), SensibleBot()])
    assert game.log is not None
    told = summary(seen(game, None))
    assert told[0] == f"The game took {game.state.turn_number} turns."
    rolls = sum(entry.kind is LogKind.PLANAR_ROLL for entry in game.log)
    (rolled,) = [line for line in told if line.startswith("Rolls of the planar die: ")]
    assert sum(map(int, re.findall(r"\d+", rolled))) == rolls
    assert game.log.text()[-1] == told[-1]
    (places,) = [line for line in told if line.startswith("Planes and phenomena on the way: ")]
    walked = [thing.name for entry in game.log if entry.kind is LogKind.PLANESWALK for thing in entry.objects]
    assert all(name in places for name in walked)
    (began,) = [text for text in game.log.text() if text.startswith("The game begins on ")]
    assert places.startswith(f"Planes and phenomena on the way: {began.removeprefix('The game begins on ')[:-1]}")


def test_rolls_that_are_told_in_one_line_are_all_counted() -> None:
    table = PlanarTable(free_mana=True)
    table.game.keep_log()
    table.roll(ANN, "blank")
    table.roll(ANN, "blank")
    table.roll(ANN, "blank")
    told = seen(table.game, None)
    assert told.log[-1]["text"] == "Ann rolls the planar die: blank. (×3)"
    assert told.log[-1].get("count") == 3
    assert "Rolls of the planar die: Ann 3." in summary(told)


def test_bots_are_watched_at_a_pace(terminal: Terminal, bears: Bears, monkeypatch: pytest.MonkeyPatch) -> None:
    slept: list[float] = []
    monkeypatch.setattr(time, "sleep", slept.append)
    shown = terminal.run("play", "--watch", "--pace", "0.5", "--resume", bears())
    assert set(slept) == {0.5}
    assert len(slept) >= shown.count("\n") - 1
    terminal.run("play", "--watch", "--pace", "-1")
    assert "--pace takes 0 to 60 seconds" in terminal.errors
