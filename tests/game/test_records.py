"""Records: invented cards, versions, automation in the middle of a game; and what cannot be replayed says so."""

from __future__ import annotations

import json
from typing import Any

import pytest

from planechase import Automation, Game, IllegalAnswer, Unreplayable
from planechase.bots import BotTable, RandomBot, SensibleBot
from planechase.cards import pool
from planechase.rules.multiplayer.variant import Variant
from planechase.rules.turns.priority import Priority
from planechase.variants import Planechase
from planechase.vocabulary import card, chaos, creature, draw, gain_life, plane, when_enters

OWL = card("Well-Read Owl", "{U}", creature("Bird", 1, 1), when_enters(draw(1)))
MEADOW = plane("Quiet Meadow", "Somewhere", chaos(gain_life(3)))
DECK = ["Island"] * 20 + [OWL] * 20


def played(game: Game, decisions: int) -> Game:
    bots = BotTable([SensibleBot() for _ in game.state.players])
    for _ in range(decisions):
        if game.decision is None:
            break
        bots.answer(game)
    return game


def again(record: dict[str, Any], **more: Any) -> Game:
    """Replayed from what a file would hold."""
    return Game.replay(json.loads(json.dumps(record)), **more)


def test_a_record_holds_the_cards_somebody_made() -> None:
    game = played(Game.new([DECK, DECK], seed=2, variants=[Planechase(communal=[MEADOW] * 1 + planes())]), 60)

    replayed = again(game.record())

    assert replayed.hash() == game.hash()
    assert [written["name"] for written in game.record()["setup"]["cards"]] == ["Well-Read Owl", "Quiet Meadow"]


def planes() -> list[Any]:
    return pool.planar()[:19]


def test_a_built_in_card_is_only_named() -> None:
    assert Game.casual("planechase", seed=1).record()["setup"]["cards"] == []


def test_two_different_cards_of_one_name_cannot_be_told_apart_in_a_record() -> None:
    other = card("Well-Read Owl", "{U}", creature("Bird", 2, 1))
    game = Game.new([DECK, ["Island"] * 20 + [other] * 20], seed=2)
    with pytest.raises(ValueError, match="Two different cards of this game are called 'Well-Read Owl'"):
        game.record()


class Quiet(Variant):
    """Changes nothing."""

    __slots__ = ()
    name = "quiet"


def test_a_variant_of_ones_own_is_replayed_with_its_kind() -> None:
    record = Game.casual(Quiet(), seed=3).record()

    assert [variant.name for variant in again(record, variants=[Quiet]).setup.variants] == ["quiet"]
    with pytest.raises(Unreplayable, match="nobody here knows the variant 'quiet'"):
        again(record)


# ---------------------------------------------------------------------- records that no longer fit


def a_record() -> dict[str, Any]:
    return played(Game.casual("planechase", seed=5), 40).record()


def test_an_answer_that_is_not_possible_any_more_is_named_with_the_versions() -> None:
    record = a_record()
    record["made_with"] = {"planechase": "0.0.9", "rules": 0, "vocabulary": "0123"}
    record["answers"][10] = [999]
    with pytest.raises(
        Unreplayable, match=r"Answer 11 .* made with planechase 0\.0\.9, rules 0, vocabulary 0123; this"
    ):
        again(record)


def test_a_damaged_record_of_this_version_says_so() -> None:
    record = a_record()
    record["answers"][10] = "nonsense"
    with pytest.raises(Unreplayable, match=r"Answer 11 .* damaged"):
        again(record)


@pytest.mark.parametrize(
    ("change", "sentence"),
    [
        ({"format": 1}, "format 1"),
        ({"setup": None}, "not the record of a game"),
        ({"answers": None}, "answers are missing"),
        ({"setup": {}}, "'cards' is missing"),
    ],
)
def test_what_is_no_record_is_refused(change: dict[str, Any], sentence: str) -> None:
    with pytest.raises(Unreplayable, match=sentence):
        again({**a_record(), **change})


def test_a_card_that_is_gone_is_named() -> None:
    record = a_record()
    record["setup"]["seats"][0]["deck"][0] = "Forgotten Thing"
    with pytest.raises(Unreplayable, match="There is no card 'Forgotten Thing'"):
        again(record)


# ---------------------------------------------------------------------- automation


def at_first_grant(automation: Automation) -> Game:
    game = Game.new([["Forest"] * 40, ["Forest"] * 40], starting_player=0, automation=automation)
    game.answer(False)
    game.answer(False)
    return game


def test_a_seat_can_begin_to_pass_by_itself_in_the_middle_of_a_game() -> None:
    game = at_first_grant(Automation(pass_priority=False))
    assert game.state.turn.step.value == "upkeep"

    game.automate(0, Automation())
    game.automate(1, Automation())
    assert isinstance(game.decision, Priority)
    game.answer(game.decision.options[0])

    assert game.state.turn.step.value == "precombat main phase"
    assert again(game.record()).hash() == game.hash()


def test_changing_automation_can_be_undone_and_forked() -> None:
    game = at_first_grant(Automation(pass_priority=False))
    before = game.hash()
    game.automate(0, Automation(pay=False))

    assert game.fork().state.players[0].automation == Automation(pay=False)
    game.undo()
    assert game.state.players[0].automation == Automation(pass_priority=False)
    assert game.hash() == before


def test_no_seat_no_automation() -> None:
    with pytest.raises(IllegalAnswer, match="seats from 0 to 1"):
        at_first_grant(Automation()).automate(2, Automation())


# ---------------------------------------------------------------------- undo


@pytest.mark.parametrize("variants", [("planechase",), ("commander", "planechase"), ("grand melee",)])
def test_undo_comes_back_to_any_moment(variants: tuple[str, ...]) -> None:
    game = Game.casual(*variants, seed=9)
    bots = BotTable([RandomBot(seat) for seat in range(len(game.state.players))])
    back = (1, 1, 3, 17, 60, 100)
    moments = [260 - sum(back[: number + 1]) for number in range(len(back))]
    hashes = {}
    for number in range(260):
        if number in moments:
            hashes[number] = game.hash()
        bots.answer(game)

    for answers, moment in zip(back, moments, strict=True):
        game.undo(answers)
        assert game.hash() == hashes[moment]


@pytest.mark.pure
def test_undo_runs_no_more_of_the_game_than_since_the_last_grant(monkeypatch: pytest.MonkeyPatch) -> None:
    game = played(Game.casual("planechase", seed=4), 200)
    replayed: list[object] = []
    take = Game.take_plain

    def counted(self: Game, plain: Any) -> None:
        replayed.append(plain)
        take(self, plain)

    monkeypatch.setattr(Game, "take_plain", counted)
    for _ in range(10):
        before = len(replayed)
        game.undo()
        assert len(replayed) - before < 12


@pytest.mark.pure
def test_going_far_back_gives_only_a_small_part_of_the_answers_again(monkeypatch: pytest.MonkeyPatch) -> None:
    game = Game.casual("planechase", seed=9)
    bots = BotTable([RandomBot(seat) for seat in range(4)])
    while game.result is None and len(game.record()["answers"]) < 400:
        bots.answer(game)
    again_given: list[object] = []
    take = Game.take_plain

    def counted(self: Game, plain: Any) -> None:
        again_given.append(plain)
        take(self, plain)

    monkeypatch.setattr(Game, "take_plain", counted)
    for back in (50, 100, 150):
        copy = game.fork()
        again_given.clear()
        copy.undo(back)
        assert len(again_given) <= 30


@pytest.mark.parametrize("answers", [0, -1, True, "x", None])
def test_only_a_number_of_answers_can_be_taken_back(answers: Any) -> None:
    with pytest.raises(ValueError, match="how many answers to take back"):
        played(Game.casual(seed=1), 5).undo(answers)


def test_only_the_answers_of_a_record_can_be_replayed() -> None:
    record = a_record()
    for upto in (-1, len(record["answers"]) + 1):
        with pytest.raises(ValueError, match="cannot be replayed"):
            again(record, upto=upto)


@pytest.mark.parametrize("note", [{"x": 1}, {"automation": [0, "x", 2, 3]}, {"concede": True}, {"concede": 9}])
def test_a_note_that_means_nothing_is_no_part_of_a_record(note: dict[str, Any]) -> None:
    record = a_record()
    record["answers"].insert(5, note)
    with pytest.raises(Unreplayable, match="Answer 6 of this record"):
        again(record)


@pytest.mark.parametrize(("key", "value"), [("seed", "x"), ("seed", None)])
def test_a_record_with_a_seed_that_is_none_says_so(key: str, value: object) -> None:
    record = a_record()
    record["setup"][key] = value
    with pytest.raises(Unreplayable, match="A seed is a whole number"):
        again(record)


def test_nobody_looks_from_a_seat_that_is_not_there() -> None:
    with pytest.raises(ValueError, match="seats from 0 to 3"):
        Game.casual(seed=1).view(7)
