"""A game as a film: each step is what the seat saw then, and nothing else is in it."""

from __future__ import annotations

import pytest

from planechase.tables import commands as ask
from planechase.tables.game_film import Film, film, film_of_record
from planechase.tables.messages import Seen
from planechase.tables.people import Refused
from planechase.tables.plans import Plan
from planechase.tables.replaying import Replay, told_steps, whole_record
from planechase.tables.simulated_people import Rehearsal
from planechase.telling.scenes import apply


def steps_of(shown: Film) -> list[Seen]:
    """What a page shows at each step."""
    steps = [shown.first]
    for change in shown.changes:
        before = steps[-1]
        log = [*before.log[: change.kept], *change.log]
        steps.append(Seen(change.number, apply(change.change, before.scene), change.question, log, None))
    return steps


@pytest.fixture(scope="module")
def rehearsal() -> Rehearsal:
    made = Rehearsal(Plan(variants=("planechase",), players=3, seed=6), people=1)
    made.play(70)
    return made


def test_each_step_of_a_film_is_that_step_of_the_game(rehearsal: Rehearsal) -> None:
    replay = Replay(rehearsal.journal)
    for viewer in (0, None):
        shown = film(rehearsal.game, told_steps(rehearsal.table), viewer)
        assert not shown.over
        assert steps_of(shown) == [replay.stood_at(step, viewer) for step in range(replay.steps + 1)]


def test_a_whole_record_is_shown_whole_from_the_seat_that_saved_it() -> None:
    made = Rehearsal(Plan(variants=("planechase",), players=2, seed=6), people=2)
    made.play(30)
    made.do(made.people[1], ask.Concede())
    record, replay = whole_record(made.table), Replay(made.journal)
    shown = film_of_record({**record, "saved_by": 1})
    assert shown.over
    assert steps_of(shown) == [replay.stood_at(step, 1, everything=True) for step in range(replay.steps + 1)]
    assert [film_of_record({**record, "saved_by": by}).first.scene["viewer"] for by in (None, 9, "1")] == [0, 0, 0]


@pytest.mark.parametrize("nonsense", [None, [], {}, {"setup": {}}, {"setup": 3, "answers": [[]]}])
def test_what_is_no_record_makes_no_film(nonsense: object) -> None:
    with pytest.raises(Refused):
        film_of_record(nonsense)
