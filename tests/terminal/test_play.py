"""`planechase play`, line by line."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

from planechase.decks import names, product
from planechase.game import Game

if TYPE_CHECKING:
    from tests.terminal.conftest import Terminal


Bears = Callable[..., Path]


def keep_and_act(screen: str) -> str:
    """Keeps the hand, does the first thing there is to do, attacks with everything, never blocks."""
    if "Declare attackers" in screen:
        return "all>A"
    if "What do you do?" in screen:
        return "1"
    if "discard" in screen:
        return "1"
    return ""


def test_a_game_of_two_people_is_played_to_its_end(terminal: Terminal, bears: Bears) -> None:
    shown = terminal.run("play", "--resume", bears(people=(0, 1)), reply=keep_and_act)
    assert terminal.code == 0
    assert "Ann casts Grizzly Bears." in shown
    assert "Ann attacks Bob with Grizzly Bears." in shown
    assert "Grizzly Bears deals 2 damage to Bob." in shown
    assert shown.rstrip().endswith("wins the game: every opponent has left the game.")


def test_a_game_against_bots_is_played_to_its_end(terminal: Terminal, bears: Bears) -> None:
    shown = terminal.run("play", "--resume", bears(players=4), reply=keep_and_act)
    assert shown.rstrip().endswith("wins the game: every opponent has left the game.")


def test_four_players_and_one_person_are_usual(terminal: Terminal) -> None:
    shown = terminal.run("play", "--seed", "1")
    assert "Ann (you)" in shown
    assert "Dan  ♥ 20" in shown
    assert "Bob (you)" not in shown


def test_the_end_of_the_input_ends_the_session(terminal: Terminal) -> None:
    shown = terminal.run("play", "--seed", "1", lines=[""])
    assert terminal.code == 0
    assert "The input has ended" in shown


def test_bots_play_every_seat_for_those_who_watch(terminal: Terminal, bears: Bears) -> None:
    shown = terminal.run("play", "--watch", "--resume", bears())
    assert "Turn 2: Bob" in shown
    assert shown.rstrip().endswith("wins the game: every opponent has left the game.")
    assert terminal.run("play", "--watch", "--resume", bears()) == shown


def test_random_bots_play_too(terminal: Terminal, bears: Bears) -> None:
    shown = terminal.run("play", "--watch", "--bot", "random", "--resume", bears())
    assert "the game" in shown.splitlines()[-1]


# ---------------------------------------------------------------------- mistakes and commands


@pytest.mark.parametrize(
    ("line", "said"),
    [
        ("perhaps", "“perhaps” is neither yes nor no: type y or n."),
        ("pp", "There is nothing to pass here."),
        ("u", "You have no decision to take back."),
        ("c", "Which card?"),
        ("c Grisly Baers", "Did you mean “Grizzly Bears”?"),
        ("m", "Mana can be made when you have priority."),
        ("save /nowhere/at/all.json", "cannot be written"),
    ],
)
def test_a_mistake_gets_a_sentence_and_changes_nothing(
    terminal: Terminal, bears: Bears, tmp_path: Path, line: str, said: str
) -> None:
    before, after = tmp_path / "before.json", tmp_path / "after.json"
    shown = terminal.run("play", "--resume", bears(), lines=[f"save {before}", line, f"save {after}"])
    assert said in shown
    assert before.read_text() == after.read_text()


def test_mistakes_with_priority(terminal: Terminal, bears: Bears) -> None:
    shown = terminal.run("play", "--resume", bears(), lines=["", "77", "sandwich"])
    assert "“77” is not one of the choices" in shown
    assert "“sandwich” is not one of the choices" in shown
    assert "Ann plays" not in shown


def test_commands_that_only_show_something(terminal: Terminal, bears: Bears) -> None:
    lines = ["?", "c forest", "", "c 1", "m", "g", "log", "b", "full"]
    shown = terminal.run("play", "--resume", bears(), lines=lines)
    assert "pass until something happens" in shown
    assert "Basic Land — Forest" in shown
    assert "Ann's graveyard: empty" in shown
    assert "Exile: empty" in shown
    assert "You are now asked every time you get priority." in shown


def test_mana_is_shown_on_demand(terminal: Terminal, bears: Bears) -> None:
    shown = terminal.run("play", "--resume", bears(), lines=["", "play", "full", "p", "m"])
    assert "Forest: {T}: Add {G}." in shown


def test_conceding_is_asked_once_more(terminal: Terminal, bears: Bears) -> None:
    shown = terminal.run("play", "--resume", bears(), lines=["concede", "", "concede", "y"])
    assert shown.count("Leave the game for good?") == 2
    assert "Ann concedes." in shown
    assert "Bob wins the game" in shown


def test_undo_goes_back_to_ones_own_last_decision(terminal: Terminal, bears: Bears, tmp_path: Path) -> None:
    first, second = tmp_path / "first.json", tmp_path / "second.json"
    lines = ["", f"save {first}", "play", "u", f"save {second}", "play"]
    shown = terminal.run("play", "--resume", bears(players=4), lines=lines)
    assert "Taken back" in shown
    assert first.read_text() == second.read_text()
    assert shown.count("Ann plays Forest.") == 2


# ---------------------------------------------------------------------- saving


def test_a_saved_game_goes_on_where_it_stood(terminal: Terminal, bears: Bears, tmp_path: Path) -> None:
    path = tmp_path / "saved.json"
    terminal.run("play", "--resume", bears(), lines=["", "play", f"save {path}"])
    game = Game.replay(json.loads(path.read_text()))
    shown = terminal.run("play", "--resume", path, lines=["log", "q", "y"])
    assert "Ann plays Forest." in shown
    assert Game.replay(json.loads(path.read_text())).hash() == game.hash()


def test_quitting_offers_to_save(terminal: Terminal, bears: Bears, tmp_path: Path) -> None:
    path = bears()
    terminal.run("play", "--resume", path, lines=["", "q", "y"])
    assert json.loads(path.read_text())["answers"]
    assert "Take a mulligan?" in terminal.run("play", "--resume", bears(), lines=["q", "", "q", "n"])
    assert terminal.code == 0


def test_a_file_is_not_overwritten_without_asking(terminal: Terminal, bears: Bears, tmp_path: Path) -> None:
    path = tmp_path / "precious.json"
    path.write_text("precious")
    shown = terminal.run("play", "--resume", bears(), lines=[f"save {path}", "n"])
    assert "Nothing was saved." in shown
    assert path.read_text() == "precious"


@pytest.mark.parametrize("text", ["{", "[]", '{"format": 1}', '{"format": 99, "setup": {}, "answers": []}'])
def test_a_file_that_is_no_saved_game(terminal: Terminal, tmp_path: Path, text: str) -> None:
    path = tmp_path / "broken.json"
    path.write_text(text)
    terminal.run("play", "--resume", path)
    assert terminal.code == 2
    assert str(path) in terminal.errors


def test_a_file_that_is_not_there(terminal: Terminal, tmp_path: Path) -> None:
    terminal.run("play", "--resume", tmp_path / "missing.json")
    assert terminal.code == 2
    assert terminal.errors == f"There is no file {tmp_path / 'missing.json'}.\n"


# ---------------------------------------------------------------------- who plays


def test_people_hand_the_terminal_over(terminal: Terminal, bears: Bears) -> None:
    shown = terminal.run("play", "--resume", bears(people=(0, 1)), lines=["", "", ""])
    ann, bob = shown.split("Bob, it is your decision.")
    assert "Ann, it is your decision." in ann
    assert "Ann (you)" in ann
    assert "Bob (you)" not in ann
    assert "Bob (you)" in bob


@pytest.mark.parametrize(
    ("args", "said"),
    [
        (["--players", "17"], "2 to 16 players"),
        (["--players", "2", "--people", "3"], "not 3"),
        (["--players", "2", "--names", "A,B,C"], "3 names for 2 players"),
        (["--names", "A,A"], "a name of their own"),
        (["--decks", "Dawn Chrage"], "Did you mean “Dawn Charge”?"),
        (["--players", "2", "--decks", "Dawn Charge,Grave Tide,Wild Mantle"], "3 decks for 2 players"),
        (["--deck", "Dawn Charge", "--decks", "Grave Tide"], "Name decks either with --deck"),
    ],
)
def test_what_cannot_be_played_is_said(terminal: Terminal, args: list[str], said: str) -> None:
    terminal.run("play", *args)
    assert terminal.code == 2
    assert said in terminal.errors


def test_a_deck_list_of_ones_own_with_its_planar_deck(terminal: Terminal, tmp_path: Path) -> None:
    path, saved = tmp_path / "mine.txt", tmp_path / "mine.json"
    planar = product("Savage Auras").planar
    path.write_text("\n".join(["56 Forest", "4 grizzly bears", "Sideboard", "Plains", "Planes", *planar]))
    terminal.run("play", "--deck", path, "--players", "3", lines=[f"save {saved}"])
    setup = json.loads(saved.read_text())["setup"]
    assert setup["seats"][0]["deck"] == ["Forest"] * 56 + ["Grizzly Bears"] * 4
    assert [Counter(seat["deck"]) for seat in setup["seats"][1:]] == [
        Counter(product(name).main) for name in names()[:2]
    ]
    assert setup["variants"][0]["decks"][0] == list(planar)


def test_the_usual_decks_are_not_those_that_were_chosen(terminal: Terminal, tmp_path: Path) -> None:
    path = tmp_path / "saved.json"
    first, second = names()[:2]
    terminal.run("play", "--deck", first, "--players", "2", lines=[f"save {path}"])
    decks = [Counter(seat["deck"]) for seat in json.loads(path.read_text())["setup"]["seats"]]
    assert decks == [Counter(product(first).main), Counter(product(second).main)]


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("59 Forest\n1 Grisly Bears", "line 2: There is no card “Grisly Bears” here; did you mean “Grizzly Bears”?"),
        ("59 Forest", "A deck has at least 60 cards"),
        ("Commander\nVela the Night-Clad\nDeck\n99 Island", "is a Commander deck; it is played with commander."),
        ("Planes\n" + "\n".join(f"Nowhere {n}" for n in range(9)), "and 5 more: planechase decks check"),
    ],
)
def test_a_deck_list_that_cannot_be_played(terminal: Terminal, tmp_path: Path, text: str, said: str) -> None:
    path = tmp_path / "mine.txt"
    path.write_text(text)
    assert terminal.run("play", "--deck", path) == ""
    assert terminal.code == 2
    assert said in terminal.errors


def test_a_deck_list_that_is_not_there(terminal: Terminal) -> None:
    terminal.run("play", "--deck", "missing.txt")
    assert (terminal.code, terminal.errors) == (2, "There is no file missing.txt.\n")


def test_names_and_decks(terminal: Terminal) -> None:
    shown = terminal.run("play", "--names", "Zoe,Yan", "--players", "2", "--decks", "Grave Tide,Dawn Charge")
    assert "Zoe (you)" in shown
    assert "Yan  ♥ 20" in shown


def test_paying_by_hand(terminal: Terminal) -> None:
    def reply(screen: str) -> str | None:
        if "tap for mana" in screen:
            return None
        return keep_and_act(screen)

    shown = terminal.run("play", "--seed", "2", "--players", "2", "--pay-by-hand", reply=reply)
    assert "Pay {" in shown


@pytest.mark.rule("806.3")
def test_who_plays_here_keeps_their_name_on_a_seat_given_at_random(terminal: Terminal) -> None:
    table = ("play", "--with", "free-for-all", "--players", "4", "--names", "Ann,Bob,Cat,Dan", "--seed", "4")
    shown = terminal.run(*table, "--random-seats", lines=[])
    assert terminal.code == 0
    assert "Ann (you)" in shown
    assert shown.index("Bob  ♥") < shown.index("Dan  ♥") < shown.index("Cat  ♥"), "who sits to her left, in order"
    terminal.run("play", "--with", "two-headed giant", "--random-seats", lines=[])
    assert "everybody plays alone" in terminal.errors
