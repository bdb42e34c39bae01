"""The seed is made by all, and a record proves that everything follows from it."""

from __future__ import annotations

import copy
import hashlib
import json
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from planechase.decks.casual import Wishes
from planechase.tables import commands as ask
from planechase.tables.fairness import commitment, seed_of, verify
from planechase.tables.onlookers import company
from planechase.tables.people import Refused
from planechase.tables.plans import Plan
from planechase.tables.replaying import continued, whole_record
from planechase.tables.simulated_people import Rehearsal
from planechase.terminal.main import main

SECRET = bytes(range(32))
NUMBERS = st.binary(min_size=32, max_size=32).map(bytes.hex)
DUEL = Plan(variants=("planechase",), players=2, wishes=Wishes(planes="random"))


def finished(plan: Plan = DUEL, numbers: tuple[str, ...] = ("ab" * 32, "cd" * 32)) -> Rehearsal:
    """A game of two people who have each added a number, played to its end."""
    rehearsal = Rehearsal(plan, people=2, secret=SECRET, begin=False)
    for person, number in zip(rehearsal.people, numbers, strict=False):
        rehearsal.do(person, ask.Contribute(number))
    rehearsal.do(rehearsal.people[0], ask.Begin())
    rehearsal.play(30)
    rehearsal.do(rehearsal.people[1], ask.Concede())
    rehearsal.play()
    return rehearsal


OF_EACH = st.dictionaries(st.integers(0, 63), st.lists(NUMBERS, min_size=1, max_size=2), max_size=4)


@given(secret=st.binary(min_size=32, max_size=32), numbers=OF_EACH)
def test_every_part_counts_for_the_seed(secret: bytes, numbers: dict[int, list[str]]) -> None:
    """Whoever changes one bit of what they add gets another seed, and nobody else's part makes up for it."""
    seed = seed_of(secret, numbers)
    assert 0 <= seed < 2**256
    assert seed_of(bytes([secret[0] ^ 1, *secret[1:]]), numbers) != seed
    for person, (number, *more) in numbers.items():
        other = f"{int(number, 16) ^ 1:064x}"
        assert seed_of(secret, {**numbers, person: [other, *more]}) != seed
        assert seed_of(secret, {**numbers, person: [number, *more, other]}) != seed
        assert seed_of(secret, {one: each for one, each in numbers.items() if one != person}) != seed


def test_seed_and_commitment_are_those_of_plain_sha_256() -> None:
    """Anybody can work them out without us."""
    made = hashlib.sha256(b"planechase seed " + SECRET + (1).to_bytes(4, "big") + b"\x07" * 32)
    assert seed_of(SECRET, {1: ["07" * 32]}) == int(made.hexdigest(), 16)
    assert commitment(SECRET) == hashlib.sha256(b"planechase commitment " + SECRET).hexdigest()


def test_the_commitment_is_shown_before_anybody_adds_anything_and_stays() -> None:
    rehearsal = Rehearsal(DUEL, people=2, secret=SECRET, begin=False)
    ann, bob = rehearsal.people
    before = company(rehearsal.table, ann, [])
    assert (before.commitment, before.contributed) == (commitment(SECRET), [])
    rehearsal.do(bob, ask.Contribute("AB" * 32))
    after = company(rehearsal.table, ann, [])
    assert (after.commitment, after.contributed) == (before.commitment, [bob.id])


@pytest.mark.parametrize("number", ["", "ab" * 31, "ab" * 33, "g" * 64, "ａ" * 64, " " * 64])
def test_what_is_no_number_of_32_bytes_is_refused(number: str) -> None:
    rehearsal = Rehearsal(DUEL, people=2, secret=SECRET, begin=False)
    with pytest.raises(Refused, match="32 bytes"):
        rehearsal.do(rehearsal.people[0], ask.Contribute(number))
    assert not rehearsal.table.contributions


def test_only_those_who_sit_add_to_the_seed_and_only_before_the_game() -> None:
    rehearsal = Rehearsal(DUEL, people=2, secret=SECRET, begin=False)
    ann, bob = rehearsal.people
    eve = rehearsal.table.come("Eve", "token of Eve")
    for person, number in ((ann, "aa"), (bob, "bb"), (eve, "ee")):
        rehearsal.do(person, ask.Contribute(number * 32))
    rehearsal.do(ann, ask.Begin())
    assert rehearsal.game.setup.seed == seed_of(SECRET, {ann.id: ["aa" * 32], bob.id: ["bb" * 32]})
    with pytest.raises(Refused, match="begun"):
        rehearsal.do(bob, ask.Contribute("dd" * 32))


def test_a_person_adds_one_number_and_nobody_can_add_another_for_them() -> None:
    rehearsal = Rehearsal(DUEL, people=2, secret=SECRET, begin=False)
    ann, bob = rehearsal.people
    for _ in range(2):
        rehearsal.do(ann, ask.Contribute("aa" * 32))
    with pytest.raises(Refused, match="Another device"):
        rehearsal.do(ann, ask.Contribute("bb" * 32))
    rehearsal.do(ann, ask.Begin())
    rehearsal.do(bob, ask.Concede())
    record = whole_record(rehearsal.table)
    assert [each["number"] for each in record["fair"]["contributions"]] == ["aa" * 32]
    proved = verify(record)
    assert (proved.ok, "added by Ann." in proved.sentence) == (True, True)


def test_a_second_number_under_one_name_is_no_proof() -> None:
    rehearsal = finished()
    record = whole_record(rehearsal.table)
    fair = record["fair"]
    fair["contributions"].append({**fair["contributions"][0], "number": "ff" * 32})
    proved = verify(record)
    assert (proved.ok, proved.sentence.startswith("It holds two numbers of")) == (False, True)


def test_a_game_that_went_on_from_another_says_from_which_and_what_is_proved() -> None:
    first = finished()
    table = continued(first.journal, 12, 0, "Ann", "another token", bytes(32))
    table.do(table.people[0], ask.Concede())
    record = whole_record(table)
    proved = verify(record)
    assert (proved.ok, proved.follows, proved.steps) == (False, True, len(record["answers"]))
    assert f"bound to {commitment(SECRET)}, after 12 answers" in proved.sentence
    assert not verify(spoiled(record, "log", 0, to="Ann wins.")).follows


def test_a_record_proves_itself() -> None:
    for plan in (DUEL, Plan(variants=("planechase", "vanguard", "archenemy"), players=3, random_seats=False)):
        proved = verify(whole_record(finished(plan).table))
        assert proved.ok, proved.sentence
        assert "added by Ann and Bob" in proved.sentence
        assert proved.steps > 20


def test_seats_given_by_chance_are_proved_too() -> None:
    rehearsal = finished(Plan(variants=("planechase",), players=4, random_seats=True))
    assert verify(whole_record(rehearsal.table)).ok


def spoiled(record: dict[str, Any], *path: str | int, to: object) -> dict[str, Any]:
    """A record in which one thing was changed afterwards."""
    other = copy.deepcopy(record)
    place: Any = other
    for step in path[:-1]:
        place = place[step]
    place[path[-1]] = to
    return other


def test_whatever_is_changed_afterwards_is_found() -> None:
    record = whole_record(finished().table)
    planes = record["setup"]["variants"][0]
    whose = next(part for part, value in planes.items() if isinstance(value, list) and value)
    wrong = {
        "not the one that the table was bound to": spoiled(record, "fair", "secret", to="00" * 32),
        "The seed is not the one": spoiled(record, "fair", "contributions", 0, "number", to="00" * 32),
        "The variants of this game": spoiled(record, "setup", "variants", 0, whose, to=planes[whose][::-1]),
        "The seats or decks": spoiled(record, "setup", "seats", 0, "deck", to=record["setup"]["seats"][1]["deck"]),
        "After 0 answers the record tells": spoiled(record, "log", 0, to="Ann wins."),
        "more than what happened": spoiled(record, "log", to=[*record["log"], "Ann wins."]),
        "did not end": spoiled(record, "result", to={"winners": [1], "reason": "luck"}),
        "At the end the cards": spoiled(record, "hash", to="0" * 64),
    }
    for sentence, other in wrong.items():
        proved = verify(other)
        assert not proved.ok
        assert sentence in proved.sentence


def test_the_step_that_does_not_follow_is_named() -> None:
    record = whole_record(finished().table)
    roll = len(record["log"]) // 2
    proved = verify(spoiled(record, "log", roll, to="Bob rolls {PW}."))
    assert "Bob rolls {PW}." in proved.sentence
    assert record["log"][roll] in proved.sentence
    impossible = verify(spoiled(record, "answers", 4, to=99))
    assert impossible.steps <= 4
    assert "nswer" in impossible.sentence


def test_a_chosen_seed_is_said_and_a_record_without_a_commitment_is_no_proof() -> None:
    chosen = verify(whole_record(finished(Plan(variants=(), players=2, seed=11)).table))
    assert (chosen.ok, "seed 11, which was chosen" in chosen.sentence) == (True, True)
    bare = verify(finished().game.record())
    assert (bare.ok, "nobody was bound" in bare.sentence) == (False, True)


@pytest.mark.parametrize(
    "nonsense", [None, [], {}, {"setup": 3}, {"setup": {}, "fair": {}}, {"setup": {}, "answers": {}}]
)
def test_what_is_no_record_proves_nothing(nonsense: object) -> None:
    proved = verify(nonsense)
    assert not proved.ok
    assert proved.sentence.endswith(".")


def test_while_the_game_goes_on_there_is_no_whole_record() -> None:
    rehearsal = Rehearsal(DUEL, people=2)
    rehearsal.play(10)
    with pytest.raises(Refused, match="when the game is over"):
        whole_record(rehearsal.table)


def test_the_terminal_says_what_was_agreed_on_so_that_people_can_compare(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    rehearsal = Rehearsal(Plan(players=2), people=2, begin=False)
    for person, number in zip(rehearsal.people, ("ab" * 32, "cd" * 32), strict=True):
        rehearsal.do(person, ask.Contribute(number))
    rehearsal.do(rehearsal.people[0], ask.Begin())
    rehearsal.do(rehearsal.people[0], ask.Concede())
    file = tmp_path / "record.json"
    file.write_text(json.dumps(whole_record(rehearsal.table)))
    assert main(["verify", str(file)]) == 0
    printed = capsys.readouterr().out
    assert f"The table's commitment: {rehearsal.table.commitment}\n" in printed
    assert f"Added by Ann: {'ab' * 32}\n" in printed
    assert f"Added by Bob: {'cd' * 32}\n" in printed
