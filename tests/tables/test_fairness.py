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
from planechase.tables import journal as told
from planechase.tables import plans
from planechase.tables.fairness import ONE_ROUND, seed_of, verify
from planechase.tables.onlookers import company
from planechase.tables.people import Person, PersonId, Refused
from planechase.tables.plans import Plan
from planechase.tables.replaying import continued, whole_record
from planechase.tables.seed_terms import (
    DrawnSeat,
    LeftOut,
    NumberSeal,
    SeedTerms,
    commitment,
    digest,
    drawn_seed,
    plan_seal,
    seal_of,
)
from planechase.tables.simulated_people import Rehearsal
from planechase.tables.table import GameTable
from planechase.terminal.main import main

SECRET = bytes(range(32))
NUMBERS = st.binary(min_size=32, max_size=32).map(bytes.hex)
DUEL = Plan(variants=("planechase",), players=2, wishes=Wishes(planes="random"))


ANN, BOB = "ab" * 32, "cd" * 32


def gathered(plan: Plan = DUEL, people: int = 2) -> Rehearsal:
    """People who sit at a table, and have not begun."""
    return Rehearsal(plan, people=people, secret=SECRET, begin=False)


def finished(plan: Plan = DUEL) -> Rehearsal:
    """A game of two people who have each added a number, played to its end."""
    rehearsal = gathered(plan)
    if plan.seed is None:
        rehearsal.draw({0: ANN, 1: BOB})
    else:
        rehearsal.do(rehearsal.people[0], ask.Begin())
    rehearsal.play(30)
    rehearsal.do(rehearsal.people[1], ask.Concede())
    rehearsal.play()
    return rehearsal


def conceded(rehearsal: Rehearsal) -> dict[str, Any]:
    """The record of a game that is given up at once."""
    rehearsal.do(rehearsal.people[1], ask.Concede())
    rehearsal.play()
    return whole_record(rehearsal.table)


def waiting(rehearsal: Rehearsal) -> list[PersonId]:
    return sorted(rehearsal.table.draw.waits_for())


def time_is_up(rehearsal: Rehearsal) -> None:
    rehearsal.table.draw_without_waiting(rehearsal.table.draw.stage)
    rehearsal.save()


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


def test_what_is_settled_before_the_draw_is_hashed_as_plain_text() -> None:
    """Anybody can work this out without us, too; the page does."""

    def hashed(text: str) -> str:
        return hashlib.sha256(text.encode()).hexdigest()

    table = commitment(SECRET)
    seals = [NumberSeal(0, seal_of(table, 2, 0, ANN))]
    assert seals[0].seal == hashed(f"planechase number {table} 2 0 {ANN}")
    assert plan_seal(SECRET, "{}") == hashed(f"planechase plan {SECRET.hex()} {{}}")
    seats = [DrawnSeat("Ann", 0), DrawnSeat("Bo\u0308b", 1), DrawnSeat("Cat", None)]
    terms = SeedTerms(2, table, plan_seal(SECRET, "{}"), seats, seals, [LeftOut(1, 1)])
    lines = [
        f"planechase terms 2 {table} {terms.plan}",
        "seat 0 416e6e",
        "seat 1 426fcc8862",
        "seat bot 436174",
        f"seal 0 {seals[0].seal}",
        "left out 1 1",
    ]
    assert digest(terms) == hashed("\n".join(lines))
    assert digest(terms) == "20d3d625f07101b1c15160df4cb9e600cb7a64b652ab3e937b6993cc59653316", (
        "the page's tests hold the same"
    )
    assert drawn_seed(terms, SECRET, {0: ANN}) == int(
        hashed(f"planechase seed {digest(terms)} {SECRET.hex()} {ANN}"), 16
    )


# ---------------------------------------------------------------------- the draw


def test_the_commitment_is_shown_before_anybody_seals_anything_and_stays() -> None:
    rehearsal = gathered()
    ann, bob = rehearsal.people
    before = company(rehearsal.table, ann, [])
    assert (before.commitment, before.draw.seals) == (commitment(SECRET), [])
    rehearsal.seal(bob, BOB)
    after = company(rehearsal.table, ann, [])
    assert (after.commitment, [each.person for each in after.draw.seals]) == (before.commitment, [bob.id])


@pytest.mark.parametrize("number", ["", "ab" * 31, "ab" * 33, "g" * 64, "ａ" * 64, " " * 64])
def test_what_is_no_number_of_32_bytes_is_refused(number: str) -> None:
    rehearsal = gathered()
    for command in (ask.SealNumber(1, number), ask.OpenNumber(1, number)):
        with pytest.raises(Refused, match="32 bytes"):
            rehearsal.do(rehearsal.people[0], command)
    assert not rehearsal.table.draw.seals


def test_no_number_is_opened_before_everything_is_settled_and_then_nothing_can_be_changed() -> None:
    rehearsal = gathered(people=2)
    ann, bob = rehearsal.people
    eve = rehearsal.table.come("Eve", "token of Eve")
    rehearsal.seal(ann, ANN)
    rehearsal.seal(bob, BOB)
    with pytest.raises(Refused, match="not awaited"):
        rehearsal.do(ann, ask.OpenNumber(1, ANN))
    rehearsal.do(ann, ask.Begin())
    terms = company(rehearsal.table, eve, []).draw.terms
    assert terms is not None
    assert [(seat.name, seat.person) for seat in terms.seats] == [("Ann", 0), ("Bob", 1)]
    assert [each.person for each in terms.seals] == [0, 1]
    changes: list[tuple[Person, ask.AnyCommand]] = [
        (bob, ask.Sit(None)),
        (bob, ask.Rename("Bert")),
        (bob, ask.Bring(plans.RandomDeck())),
        (ann, ask.Propose(Plan())),
        (ann, ask.Remove(bob.id)),
        (ann, ask.Begin()),
    ]
    for person, command in changes:
        with pytest.raises(Refused, match="being drawn"):
            rehearsal.do(person, command)
    with pytest.raises(Refused, match="being opened"):
        rehearsal.seal(bob, "ee" * 32)
    assert rehearsal.table.draw.terms == terms


def test_the_last_to_open_cannot_choose_even_with_the_secret_and_all_other_numbers() -> None:
    """Bob works together with the server: he knows everything, and tries 135 numbers for a hand that he likes."""
    rehearsal = gathered()
    ann, bob = rehearsal.people
    rehearsal.seal(ann, ANN)
    rehearsal.seal(bob, BOB)
    rehearsal.do(ann, ask.Begin())
    rehearsal.do(ann, ask.OpenNumber(1, ANN))
    terms = rehearsal.table.draw.terms
    assert terms is not None
    for number in range(135):
        with pytest.raises(Refused, match="not the number that you have sealed"):
            rehearsal.do(bob, ask.OpenNumber(1, f"{number:064x}"))
    rehearsal.do(bob, ask.OpenNumber(1, BOB))
    assert rehearsal.game.setup.seed == drawn_seed(terms, SECRET, {0: ANN, 1: BOB})


def test_only_those_who_sit_add_to_the_seed_and_only_before_the_game() -> None:
    rehearsal = gathered()
    bob = rehearsal.people[1]
    eve = rehearsal.table.come("Eve", "token of Eve")
    rehearsal.seal(eve, "ee" * 32)
    rehearsal.draw({0: ANN, 1: BOB})
    added = conceded(rehearsal)["fair"]["contributions"]
    assert [(each["name"], each["number"]) for each in added] == [("Ann", ANN), ("Bob", BOB)]
    for command in (ask.SealNumber(1, BOB), ask.OpenNumber(1, BOB)):
        with pytest.raises(Refused, match="begun"):
            rehearsal.do(bob, command)


def test_until_the_host_begins_another_device_can_promise_another_number() -> None:
    rehearsal = gathered()
    ann = rehearsal.people[0]
    rehearsal.seal(ann, "ee" * 32)
    rehearsal.draw({0: ANN})
    record = conceded(rehearsal)
    assert [each["number"] for each in record["fair"]["contributions"]] == [ANN]
    proved = verify(record)
    assert (proved.ok, "added by Ann." in proved.sentence) == (True, True)
    assert proved.notes == ("Played without adding a number: Bob.",)


def test_who_does_not_open_is_named_and_the_draw_begins_again_without_them() -> None:
    rehearsal = gathered(Plan(variants=(), players=3), people=3)
    for person, number in zip(rehearsal.people, (ANN, BOB, "ee" * 32), strict=True):
        rehearsal.seal(person, number)
    ann, bob, cat = rehearsal.people
    rehearsal.do(ann, ask.Begin())
    rehearsal.do(cat, ask.OpenNumber(1, "ee" * 32))
    stage = rehearsal.table.draw.stage
    assert waiting(rehearsal) == [0, 1]
    rehearsal.do(ann, ask.OpenNumber(1, ANN))
    time_is_up(rehearsal)
    rehearsal.table.draw_without_waiting(stage)
    assert waiting(rehearsal) == [0, 2], "time that was up once is not up twice"
    assert rehearsal.table.sayings[-1] == told.Remarked(
        "The seed is drawn again, without Bob: no number was opened in time."
    )
    with pytest.raises(Refused, match="drawn without you"):
        rehearsal.seal(bob, BOB)
    with pytest.raises(Refused, match="earlier attempt"):
        rehearsal.do(bob, ask.OpenNumber(1, BOB))
    with pytest.raises(Refused, match="being drawn"):
        rehearsal.do(bob, ask.Sit(None))
    rehearsal.seal(ann, "11" * 32)
    rehearsal.seal(cat, "22" * 32)
    rehearsal.table = GameTable.again(rehearsal.journal)
    ann, bob, cat = rehearsal.people = [*rehearsal.table.people.values()]
    for person, number in ((ann, "11" * 32), (cat, "22" * 32)):
        rehearsal.do(person, ask.OpenNumber(2, number))
    assert rehearsal.table.sitting(1) is bob, "they play all the same"
    record = conceded(rehearsal)
    proved = verify(record)
    assert (proved.ok, "added by Ann and Cat." in proved.sentence) == (True, True)
    assert proved.notes == ("The draw was begun again without those who did not open their number: Bob.",)


def test_who_does_not_even_seal_again_plays_without_adding_anything() -> None:
    rehearsal = gathered()
    ann, bob = rehearsal.people
    rehearsal.seal(ann, ANN)
    rehearsal.seal(bob, BOB)
    rehearsal.do(ann, ask.Begin())
    rehearsal.do(ann, ask.OpenNumber(1, ANN))
    time_is_up(rehearsal)
    time_is_up(rehearsal)
    record = conceded(rehearsal)
    assert record["fair"]["contributions"] == []
    proved = verify(record)
    assert (proved.ok, "table alone" in proved.sentence) == (True, True)
    assert "Played without adding a number: Ann." in proved.notes


# ---------------------------------------------------------------------- the proof


def old_record(*entries: told.AnyEntry, numbers: dict[PersonId, list[str]]) -> dict[str, Any]:
    """The record of a table where the seed was drawn in one round."""
    plan = Plan(variants=(), players=2)
    setup = plans.dealt(plan, ["Ann", "Bob"], seed_of(SECRET, numbers))[0]
    table = GameTable.again(
        [
            told.Opened(plan, SECRET.hex()),
            *(told.Came(person, name, "hash of a token") for person, name in enumerate(("Ann", "Bob", "Eve"))),
            *(told.Sat(0, 0), told.Sat(1, 1), *entries),
            *(told.Contributed(person, number) for person, (number,) in numbers.items()),
            told.Began(setup.plain()),
        ]
    )
    table.do(table.people[1], ask.Concede())
    return whole_record(table)


def test_of_a_draw_in_one_round_only_the_answers_are_proved() -> None:
    """A server alone could leave out the terms of a game of today, and try numbers in the name of somebody who sat."""
    proved = verify(old_record(numbers={0: [ANN], 1: [BOB]}))
    assert (proved.ok, proved.follows, proved.sentence) == (False, True, ONE_ROUND)
    alone = verify(old_record(numbers={}))
    assert (alone.ok, "nobody added a number" in alone.sentence) == (True, True)


def test_the_server_cannot_add_a_number_of_somebody_who_never_sat() -> None:
    """In the name of Eve it could try numbers until the cards fall as it likes: so 135 of them gave a hand of lands."""
    eves = {0: [ANN], 1: [BOB], 2: ["00" * 32]}
    proved = verify(old_record(told.Sat(2, 1), numbers=eves))
    assert (proved.ok, proved.sentence) == (False, "It holds a number of Eve, who did not sit at the table.")


def drawn_by_server(**changes: Any) -> dict[str, Any]:
    """The record of a server that has everything its own way: whatever follows from changed terms is made to follow."""
    plan = Plan(variants=(), players=2)
    text = json.dumps({"variants": [], "players": 2})
    table = commitment(SECRET)
    numbers: dict[PersonId, str] = changes.pop("numbers", {0: ANN, 1: BOB})
    attempt = changes.get("attempt", 1)
    right: dict[str, Any] = {
        "attempt": 1,
        "commitment": table,
        "plan": plan_seal(SECRET, text),
        "seats": [DrawnSeat("Ann", 0), DrawnSeat("Bob", 1)],
        "seals": [NumberSeal(person, seal_of(table, attempt, person, number)) for person, number in numbers.items()],
        "left_out": [],
    }
    terms = SeedTerms(**{**right, **changes})
    seed = drawn_seed(terms, SECRET, {each.person: numbers.get(each.person, ANN) for each in terms.seals})
    table_of_its_own = GameTable.again(
        [
            told.Opened(plan, SECRET.hex()),
            *(told.Came(person, name, "hash of a token") for person, name in enumerate(("Ann", "Bob", "Eve"))),
            *(told.Sat(0, 0), told.Sat(1, 1), told.TermsSettled(terms, text)),
            *(told.NumberOpened(each.person, numbers.get(each.person, ANN)) for each in terms.seals),
            told.Began(plans.dealt(plan, ["Ann", "Bob"], seed)[0].plain()),
        ]
    )
    table_of_its_own.do(table_of_its_own.people[1], ask.Concede())
    return whole_record(table_of_its_own)


def test_whatever_a_server_settles_by_itself_is_compared_with_the_seats() -> None:
    assert verify(drawn_by_server()).ok
    wrong = {
        "a number of Eve, who did not sit": drawn_by_server(numbers={0: ANN, 1: BOB, 2: "00" * 32}),
        "named twice": drawn_by_server(seats=[DrawnSeat("Ann", 0), DrawnSeat("Bob", 0)], numbers={0: ANN}),
        "names another secret": drawn_by_server(commitment="00" * 32),
        "The plan is not the one": drawn_by_server(plan=plan_seal(bytes(32), "{}")),
        "The seats are not": drawn_by_server(seats=[DrawnSeat("Bob", 1), DrawnSeat("Ann", 0)]),
        "begun again without a reason": drawn_by_server(attempt=2),
        "not the one that was promised": drawn_by_server(
            seals=[NumberSeal(0, seal_of(commitment(SECRET), 1, 0, BOB))], numbers={0: ANN}
        ),
    }
    for sentence, record in wrong.items():
        proved = verify(record)
        assert not proved.ok
        assert sentence in proved.sentence
    nobody = drawn_by_server(
        numbers={0: ANN}, seats=[DrawnSeat("Ann", 0), DrawnSeat("Bob", None)], left_out=[LeftOut(1, 1)], attempt=2
    )
    assert "did not sit" in verify(nobody).sentence


def test_a_second_number_under_one_name_is_no_proof() -> None:
    record = whole_record(finished().table)
    fair = record["fair"]
    fair["contributions"].append({**fair["contributions"][0], "number": "ff" * 32})
    proved = verify(record)
    assert (proved.ok, proved.sentence.startswith("It holds two numbers of")) == (False, True)
    fair["contributions"][-1].update(person=2, name="Bob")
    assert "two people of one name" in verify(record).sentence


def test_a_number_that_is_left_out_is_missed() -> None:
    record = whole_record(finished().table)
    del record["fair"]["contributions"][1]
    assert "not those of the people who agreed" in verify(record).sentence


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
        "The number of Ann is not the one": spoiled(record, "fair", "contributions", 0, "number", to="00" * 32),
        "The plan is not the one": spoiled(record, "fair", "plan", "players", to=3),
        "The seed is not the one": spoiled(record, "setup", "seed", to=5),
        "The variants of this game": spoiled(record, "setup", "variants", 0, whose, to=planes[whose][::-1]),
        "The seats or decks": spoiled(record, "setup", "seats", 0, "deck", to=record["setup"]["seats"][1]["deck"]),
        "After 0 answers the record tells": spoiled(record, "log", 0, to="Ann wins."),
        "a line that this game did not produce": spoiled(record, "log", to=[*record["log"], "Ann wins."]),
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
    rehearsal = gathered(Plan(players=2))
    rehearsal.draw({0: ANN, 1: BOB})
    rehearsal.do(rehearsal.people[0], ask.Concede())
    file = tmp_path / "record.json"
    file.write_text(json.dumps(whole_record(rehearsal.table)))
    assert main(["verify", str(file)]) == 0
    printed = capsys.readouterr().out
    assert f"The table's commitment: {rehearsal.table.commitment}\n" in printed
    assert rehearsal.table.draw.terms is not None
    assert f"The terms of the draw: {digest(rehearsal.table.draw.terms)}\n" in printed
    assert f"Added by Ann: {'ab' * 32}\n" in printed
    assert f"Added by Bob: {'cd' * 32}\n" in printed
