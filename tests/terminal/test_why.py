"""Bots that explain themselves, and advice, in the terminal."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from tests.terminal.conftest import Terminal

Bears = Callable[..., Path]


def test_what_bots_considered_is_printed_before_what_comes_of_it(terminal: Terminal, bears: Bears) -> None:
    shown = terminal.run("play", "--watch", "--why", "--resume", bears())
    assert terminal.code == 0
    assert re.search(
        r"^  (\w+) considers:\n"
        r"  → Cast Grizzly Bears \{1\}\{G\}  \+\d+\n"
        r"    Pass +\+11\n"
        r"\1 casts Grizzly Bears\.$",
        shown,
        re.M,
    )
    assert "  Ann considers: Declare attackers.\n  → Grizzly Bears 2/2 attacks Bob (20 life)" in shown
    assert re.search(r"^    No attack +0$", shown, re.M)


def test_the_game_is_the_same_with_and_without_reasons(terminal: Terminal, bears: Bears) -> None:
    plain = terminal.run("play", "--watch", "--resume", bears())
    shown = terminal.run("play", "--watch", "--why", "--resume", bears())
    attacks = re.compile(r"^(?:Turn|\w+ attacks|.* wins).*$", re.M)
    assert attacks.findall(shown) == attacks.findall(plain)
    assert len(attacks.findall(shown)) > 20


def test_every_list_has_at_most_five_answers_and_one_mark(terminal: Terminal) -> None:
    shown = terminal.run("play", "--watch", "--why", "--seed", "3", "--players", "2")
    lists = [re.findall(r"^  ([→ ]) ", part, re.M) for part in re.findall(r" considers:.*\n((?:  [→ ] .*\n)+)", shown)]
    assert len(lists) > 50
    assert {len(each) for each in lists} == {2, 3, 4, 5}
    assert all(each.count("→") == 1 for each in lists)


def test_reasons_of_bots_are_not_for_those_who_play_against_them(terminal: Terminal, bears: Bears) -> None:
    terminal.run("play", "--why", "--resume", bears())
    assert terminal.code != 0
    assert "--why goes with --watch" in terminal.errors


def test_a_bot_that_says_nothing_is_watched_all_the_same(terminal: Terminal, bears: Bears) -> None:
    shown = terminal.run("play", "--watch", "--why", "--bot", "random", "--resume", bears())
    assert "considers" not in shown


def test_advice_says_what_a_bot_would_do_and_changes_nothing(terminal: Terminal, bears: Bears) -> None:
    shown = terminal.run("play", "--resume", bears(), lines=["", "advice", "advice", "1", "advice"])
    first, again, after = shown.split("A bot would choose: ")[1:]
    assert first.startswith(
        "Play Forest.\nWhat it considered, and what each seemed worth:\n→ Play Forest  +100\n  Pass          +11\n"
    )
    assert again.startswith("Play Forest.\n")
    assert "Ann plays Forest." in again
    assert "Turn 3" in again
    assert after.startswith("Play Forest.\n")


def test_two_people_at_one_keyboard_get_no_advice(terminal: Terminal, bears: Bears) -> None:
    shown = terminal.run("play", "--resume", bears(people=(0, 1)), lines=["", "advice"])
    assert "Where people play against each other there is no advice" in shown
