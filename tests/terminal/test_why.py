"""Bots that explain themselves, and advice, in the terminal."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING, Any

from msgspec.structs import replace

from planechase.bots.bot import WorthMeasure
from planechase.game import Game
from planechase.rules.state.decisions import TakeMulligan
from planechase.tables.advising import Weighed
from planechase.terminal.bot_thoughts import SHOWN, in_one_line, lines
from planechase.terminal.input_errors import Mistake
from planechase.terminal.screen import Screen
from planechase.testing import Table

if TYPE_CHECKING:
    from tests.terminal.conftest import Terminal

Bears = Callable[..., Path]


def test_what_bots_considered_is_printed_before_what_comes_of_it(terminal: Terminal, bears: Bears) -> None:
    shown = terminal.run("play", "--watch", "--why", "--resume", bears())
    assert terminal.code == 0
    assert re.search(
        r"^  Turn \d+: (\w+), precombat main phase\. \1 considers: +worth\n"
        r"  → Cast Grizzly Bears \{1\}\{G\} +\+\d+\n"
        r"    Pass +\+11\n"
        r"\1 casts Grizzly Bears\.$",
        shown,
        re.M,
    )
    step = r"Ann, declare attackers step\. Ann considers: Declare attackers\.\n +worth"
    assert re.search(rf"{step}\n  → Grizzly Bears 2/2 attacks Bob \(20 life\) ", shown)
    assert re.search(r"^    No attack +0$", shown, re.M)


def test_what_was_considered_in_another_ones_turn_names_both(terminal: Terminal, bears: Bears) -> None:
    shown = terminal.run("play", "--watch", "--why", "--resume", bears())
    assert re.search(r"^  Turn \d+: Ann, declare blockers step\. Bob considers: Declare blockers\.", shown, re.M)


def test_a_bot_that_looks_ahead_says_that_its_numbers_are_chances(terminal: Terminal) -> None:
    lines: list[str] = []

    def say(self: Screen, text: str = "", style: str = "") -> None:
        lines.extend(text.splitlines())
        if len(lines) > 60:
            raise Mistake("Enough.")

    terminal.monkeypatch.setattr(Screen, "say", say)
    terminal.run("play", "--watch", "--why", "--bot", "seer@10", "--seed", "3", "--players", "2")
    heads = [line for line in lines if " considers:" in line]
    assert any(line.endswith("chance to win") for line in heads)
    at = next(at for at, line in enumerate(lines) if line.endswith("chance to win"))
    assert re.fullmatch(r"  → .* \d+ %", lines[at + 1])
    assert len(lines[at]) == len(lines[at + 1]), "the heading stands over the numbers"


# ---------------------------------------------------------------------- how it reads


PRIORITY = Table().game.decision


def considered(*entries: tuple[str, float | None], measure: WorthMeasure = "chance", **more: Any) -> list[Weighed]:
    """What a bot considered; the first is what it did."""
    return [
        Weighed(at, [words], at == 0, worth, "" if worth is None else f"{worth:g}", measure if worth else None, **more)
        for at, (words, worth) in enumerate(entries)
    ]


def printed(weighed: list[Weighed], most: int = 6) -> list[str]:
    assert PRIORITY is not None
    return lines("Ann considers:", PRIORITY, weighed, most)


def test_what_may_be_chance_is_as_good_and_the_usual_answer_is_explained() -> None:
    first, second = considered(("Roll the planar die", 0.5), ("Pass", 0.6))
    usual, like = replace(first, usual=True), replace(second, as_good=True)
    assert printed([usual, like]) == [
        "Ann considers:         chance to win",
        "→ Roll the planar die            0.5",
        "  Pass                       as good",
        "  Nothing was clearly better than what it usually does.",
    ]
    assert len(printed([usual, replace(second, worth=0.4)])) == 3


def test_where_nothing_could_be_told_apart_that_is_said() -> None:
    first, second, third = considered(("Play Forest", 0.5), ("Pass", 0.4), ("Play Island", 0.5), worlds=3)
    like = [replace(each, as_good=True) for each in (second, third)]
    assert printed([first, *like])[-1] == "  It could not tell them apart."
    assert len(printed([first, like[0], third])) == 4


def test_what_brings_less_alone_is_explained() -> None:
    weighed = considered(("Cast Llanowar Elves", 48), ("Cast Grizzly Bears", 50), measure="worth")
    assert printed(weighed)[-1] == "  It is best together with what can still be paid for after it."
    assert len(printed(weighed[::-1])) == 3


def test_what_is_left_out_is_counted_and_what_was_chosen_never_is() -> None:
    weighed = considered(*((f"Cast {number}", 50.0 - number) for number in range(9)), ("Cast nothing", None))
    marked = [replace(each, chosen=each is weighed[-1]) for each in weighed]
    shown = printed(marked, most=3)
    assert shown[1:] == [
        "  Cast 0                    50",
        "  Cast 1                    49",
        "→ Cast nothing  not considered",
        "  … and 7 more",
    ]


def test_a_mulligan_has_words_of_its_own() -> None:
    decision = Game.casual("planechase", players=2, seed=3).decision
    assert isinstance(decision, TakeMulligan)
    assert [in_one_line(decision, Weighed(yes, ["…"], True)) for yes in (True, False)] == [
        "Take a mulligan",
        "Keep this hand",
    ]


def test_the_game_is_the_same_with_and_without_reasons(terminal: Terminal, bears: Bears) -> None:
    plain = terminal.run("play", "--watch", "--resume", bears())
    shown = terminal.run("play", "--watch", "--why", "--resume", bears())
    attacks = re.compile(r"^(?:Turn|\w+ attacks|.* wins).*$", re.M)
    assert attacks.findall(shown) == attacks.findall(plain)
    assert len(attacks.findall(shown)) > 20


def test_every_list_has_a_few_answers_and_one_mark(terminal: Terminal) -> None:
    shown = terminal.run("play", "--watch", "--why", "--seed", "3", "--players", "2")
    parts = re.findall(r" considers:.*\n(?: +worth\n)?((?:  (?:→| ) \S.*\n)+)", shown)
    lists = [re.findall(r"^  ([→ ]) (?!…|It )\S", part, re.M) for part in parts]
    assert len(lists) > 30
    assert {len(each) for each in lists} >= {2, 3, 4}
    assert max(map(len, lists)) <= SHOWN
    assert all(each.count("→") == 1 for each in lists)


def test_what_happens_again_is_told_once_more_and_not_counted_twice(terminal: Terminal) -> None:
    """Between two rolls somebody considers something; then the log has one line for both of them."""
    shown = terminal.run("play", "--watch", "--why", "--seed", "5", "--players", "2")
    rolled = shown.count("rolls the planar die: ")
    counted = sum(int(times) - 1 for times in re.findall(r"rolls the planar die: \w+\. \(×(\d+)\)", shown))
    told = terminal.run("play", "--watch", "--seed", "5", "--players", "2")
    really = told.count("rolls the planar die: ")
    really += sum(int(times) - 1 for times in re.findall(r"rolls the planar die: \w+\. \(×(\d+)\)", told))
    assert rolled + counted == really


def test_reasons_of_bots_are_not_for_those_who_play_against_them(terminal: Terminal, bears: Bears) -> None:
    terminal.run("play", "--why", "--resume", bears())
    assert terminal.code != 0
    assert "--why needs --watch" in terminal.errors


def test_a_bot_that_says_nothing_is_watched_all_the_same(terminal: Terminal, bears: Bears) -> None:
    shown = terminal.run("play", "--watch", "--why", "--bot", "random", "--resume", bears())
    assert "considers" not in shown


def test_advice_says_what_a_bot_would_do_and_changes_nothing(terminal: Terminal, bears: Bears) -> None:
    shown = terminal.run("play", "--resume", bears(), lines=["", "advice", "advice", "1", "advice"])
    first, again, after = shown.split("A bot would choose: ")[1:]
    assert re.match(
        r"Play Forest\. +worth\n→ Play Forest +\+100\n  Pass +\+11\nWorth is in points: drawing a card is worth 20",
        first,
    )
    assert again.startswith("Play Forest.")
    assert "Ann plays Forest." in again
    assert "Turn 3" in again
    assert after.startswith("Play Forest.")


def test_advice_on_a_mulligan_is_in_words(terminal: Terminal, bears: Bears) -> None:
    assert "A bot would choose: Keep this hand.\n" in terminal.run("play", "--resume", bears(), lines=["advice"])


def test_advice_looks_ahead_and_names_what_else_was_on_offer(terminal: Terminal, bears: Bears) -> None:
    terminal.monkeypatch.setattr("planechase.tables.bot_levels.ADVISER", "seer@10")
    lines = ["", "play", "", "play", "advice"]
    told = terminal.run("play", "--resume", bears(), lines=lines).split("A bot would choose: ")[1]
    assert re.match(r".*\. +chance to win\n", told)
    assert re.search(r"^[→ ] Cast Grizzly Bears \{1\}\{G\} +\S", told, re.M)
    assert re.search(r"^[→ ] Pass +\S", told, re.M)
    assert "That is your chance to win, as far as it looked ahead." in told


def test_the_line_below_the_choices_says_that_there_is_advice(terminal: Terminal, bears: Bears) -> None:
    assert re.search(r"^p: pass.*   advice   \?: help$", terminal.run("play", "--resume", bears(), lines=[""]), re.M)
    both = terminal.run("play", "--resume", bears(people=(0, 1)), lines=[""] * 6)
    assert "p: pass" in both
    assert "advice" not in both


def test_two_people_at_one_keyboard_get_no_advice(terminal: Terminal, bears: Bears) -> None:
    shown = terminal.run("play", "--resume", bears(people=(0, 1)), lines=["", "advice"])
    assert "Where people play against each other there is no advice" in shown
