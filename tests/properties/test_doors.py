"""Decisions as doors, in random games of every shape: listed, sampled, told, taken a step at a time, and held shut."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from typing import Any

from hypothesis import given
from hypothesis import strategies as st
from tests.properties.examples import examples

from planechase import Game
from planechase.cards import pool
from planechase.rules.state.chance import Chance
from planechase.rules.state.decisions import DONE, Decision, IllegalAction, IllegalAnswer, OptionId
from planechase.rules.state.state import State
from planechase.rules.state.visibility import may_see
from planechase.rules.turns.priority import Priority

TABLES = (("planechase",), ("commander", "planechase"), ("archenemy",), ("two-headed giant",), ("vanguard",), ())
FEW = 40
"""So many listed answers are looked at closely."""


def seen(table: tuple[str, ...], seed: int, decisions: int) -> Iterator[tuple[Game, Decision[Any], Chance]]:
    """The decisions of a random game, those at a grant of priority less often than the others."""
    game, chance = Game.casual(*table, seed=seed), Chance(seed)
    for number in range(decisions):
        decision = game.decision
        if decision is None:
            return
        if not isinstance(decision, Priority) or number % 4 == 0:
            yield game, decision, Chance(seed + number)
        try:
            game.answer(decision.sample(chance))
        except IllegalAction:
            assert isinstance(game.decision, Priority)


games = st.tuples(st.sampled_from(TABLES), st.integers(0, 2**32))


# ---------------------------------------------------------------------- answers


@given(games)
@examples(4)
def test_listed_and_sampled_answers_are_allowed_and_survive_as_plain_data(which: tuple[tuple[str, ...], int]) -> None:
    for _, decision, chance in seen(*which, decisions=250):
        sampled = decision.check(decision.sample(chance))
        listed = decision.answers()
        for answer in [sampled, *(listed or [])[:FEW]]:
            assert decision.check(answer) == answer
            assert decision.decode(json.loads(json.dumps(decision.encode(answer)))) == answer


@given(games)
@examples(4)
def test_whoever_follows_the_steps_comes_to_an_allowed_answer(which: tuple[tuple[str, ...], int]) -> None:
    for _, decision, chance in seen(*which, decisions=250):
        chosen: list[OptionId] = []
        while True:
            offered = [option.id for option in decision.steps(chosen)]
            assert offered, f"{decision.why} {chosen} leads nowhere"
            step = offered[chance.below(len(offered))]
            if step == DONE:
                break
            chosen.append(step)
        answer = decision.stepped(chosen)
        assert decision.decode([one for one in chosen if one != DONE]) == answer
        assert decision.check(answer) == answer


@given(games)
@examples(3)
def test_every_listed_answer_can_be_reached_by_steps(which: tuple[tuple[str, ...], int]) -> None:
    for _, decision, _ in seen(*which, decisions=250):
        for answer in (decision.answers() or [])[:FEW]:
            assert decision.stepped(_followed(decision, answer)) == answer


def _followed(decision: Decision[Any], answer: object) -> list[OptionId]:
    """The steps to an answer: always the first one that is offered and that the answer is made of."""
    chosen: list[OptionId] = []
    parts = _parts(decision, answer)
    while len(chosen) < len(parts):
        offered = [option.id for option in decision.steps(chosen)]
        step = parts[len(chosen)]
        assert step in offered, f"{decision.why} {step} is not offered after {chosen}"
        chosen.append(step)
    assert DONE in [option.id for option in decision.steps(chosen)]
    return chosen


def _parts(decision: Decision[Any], answer: object) -> list[OptionId]:
    """The ids that an answer is made of, from what a record says of it."""
    plain = decision.encode(answer)
    if decision.kind == "DeclareAttackers":
        return [f"{attacker}:{defender}" for attacker, defender in plain]
    if decision.kind == "DeclareBlockers":
        return [f"{blocker}:{attacker}" for blocker, attackers in plain for attacker in attackers]
    if isinstance(plain, bool):
        return ["yes" if plain else "no"]
    return list(plain) if isinstance(plain, list) else [plain]


# ---------------------------------------------------------------------- secrets


def _unknown(state: State, viewer: int | None) -> set[str]:
    """The names of cards that a viewer cannot know to be anywhere: no object that they may see has the name."""
    known: set[str] = set()
    hidden: set[str] = set()
    for obj in state.objects.values():
        (known if may_see(state, obj, viewer) else hidden).add(state.cards[obj.card].definition.name)
    return hidden - known - {state.recall(id).copiable.name for id in state.departed}


@given(games)
@examples(6)
def test_a_question_tells_nobody_what_is_hidden_from_them(which: tuple[tuple[str, ...], int]) -> None:
    for game, decision, _ in seen(*which, decisions=120):
        for viewer in (None, *range(len(game.state.players))):
            told = decision.plain(viewer)
            text = json.dumps(told)
            assert told["player"] == decision.player
            if viewer == decision.player:
                assert told["sentence"] == decision.sentence()
                assert "options" in told
            elif decision.purpose.value != "name":
                assert [name for name in _unknown(game.state, viewer) if _says(text, name)] == []


def _says(text: str, name: str) -> bool:
    """Whether a name stands in a text, and not only as a part of the name of another card."""
    written = json.dumps(name)[1:-1]
    if written not in text:
        return False
    for longer in (other for other in pool.CARDS if name in other and name != other):
        text = text.replace(json.dumps(longer)[1:-1], "")
    return written in text


# ---------------------------------------------------------------------- nonsense

junk = st.recursive(
    st.none()
    | st.booleans()
    | st.integers()
    | st.integers(-3, 12)
    | st.floats()
    | st.text(max_size=8)
    | st.sampled_from(["0:0", "1:0", "yes", DONE, 0.0, 1.0]),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=3), inner, max_size=3),
    max_leaves=8,
)


def _refusal(door: Callable[[Any], object], wrong: object) -> str | None:
    """The sentence with which a door refuses something, or None if it does not."""
    try:
        door(wrong)
    except IllegalAnswer as refused:
        return str(refused)
    return None


@given(games, st.lists(junk, min_size=12, max_size=12))
@examples(3)
def test_nonsense_is_refused_with_a_sentence_and_changes_nothing(
    which: tuple[tuple[str, ...], int], nonsense: list[Any]
) -> None:
    for number, (game, decision, _) in enumerate(seen(*which, decisions=120)):
        before = game.hash()
        for wrong in (nonsense[number % 12], [nonsense[number % 12], nonsense[(number + 1) % 12]]):
            if _refusal(decision.check, wrong) is not None:
                assert _refusal(game.answer, wrong)
            if _refusal(decision.decode, wrong) is not None:
                assert _refusal(game.answer_plain, wrong)
        assert game.hash() == before
        assert game.decision is decision
