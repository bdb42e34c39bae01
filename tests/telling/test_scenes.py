"""What a seat sees, and what changes of it from one answer to the next."""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any

import pytest

from planechase.bots import BotTable, RandomBot
from planechase.game import Game
from planechase.rules.state.objects import Id
from planechase.rules.state.visibility import may_see
from planechase.telling.scenes import Scenes, apply, changed, scene
from planechase.telling.view import Scene

ANSWERS = 120


def positions(game: Game, seed: int) -> Iterator[Game]:
    """A game of random bots, stopped after each answer."""
    bots = BotTable([RandomBot(seed + seat) for seat in range(len(game.state.players))])
    for _ in range(ANSWERS):
        if game.decision is None:
            return
        bots.answer(game)
        yield game


@pytest.mark.parametrize("variants", [("planechase",), ("planechase", "commander"), ("archenemy",), ("grand melee",)])
def test_changes_put_into_a_scene_make_the_next_one(variants: tuple[str, ...]) -> None:
    game = Game.casual(*variants, seed=7)
    seats: list[Id | None] = [None, *range(3)]
    before = {seat: scene(game.state, seat) for seat in seats}
    for now in positions(game, 11):
        for seat in seats:
            after = scene(now.state, seat)
            change = changed(before[seat], after)
            assert apply(change, before[seat]) == after
            before[seat] = after
        assert json.loads(json.dumps(before[0]))["turn"] == now.state.turn.number


@pytest.mark.parametrize("variants", [("planechase",), ("planechase", "commander"), ("archenemy", "vanguard")])
def test_who_looks_together_sees_what_each_would_see_alone(variants: tuple[str, ...]) -> None:
    together, seats = Scenes(), (2, None, 0, 1)
    for number, now in enumerate(positions(Game.casual(*variants, seed=4), 9)):
        seen = [together.scene(now.state, number, seat) for seat in seats]
        assert json.dumps(seen) == json.dumps([scene(now.state, seat) for seat in seats])


@pytest.mark.rule("708.5")
def test_who_looks_first_shows_nobody_else_what_lies_face_down() -> None:
    game = Game.casual("planechase", players=3, seed=4)
    for now in positions(game, 9):
        if now.state.battlefield:
            break
    hidden = game.state.permanents()[0]
    hidden.face_down = True
    game.state.changed()
    together = Scenes()
    seen = {
        seat: together.scene(game.state, 0, seat)["things"][hidden.id] for seat in (hidden.controller, None, 0, 1, 2)
    }
    assert [seat for seat, thing in seen.items() if "really" in thing] == [hidden.controller]


def test_what_is_as_it_was_is_remembered_once_by_all() -> None:
    together, before, kept = Scenes(), dict[Id, object](), 0
    for number, now in enumerate(positions(Game.casual("planechase", seed=3), 5)):
        first, second = (together.scene(now.state, number, seat)["things"] for seat in (0, None))
        assert all(second[id] is first[id] for id in second)
        kept += sum(before.get(id) is thing for id, thing in first.items())
        assert not any(before[id] == thing and before[id] is not thing for id, thing in first.items() if id in before)
        before = {**first}
    assert kept > 500


def test_a_card_that_changes_where_it_lies_is_told_anew() -> None:
    state, together = Game.casual("commander", seed=3).state, Scenes()
    card = state.objects[state.command[0]]
    state.cards[card.card].designations = frozenset()
    told = [together.scene(state, 0, None)["things"][card.id]]
    changes = [({"time": 2}, set[str]()), (None, set[str]()), (None, {"commander"})]
    for number, (counters, designations) in enumerate(changes, 1):
        card.counters, state.cards[card.card].designations = counters, frozenset(designations)
        told.append(together.scene(state, number, None)["things"][card.id])
    assert [one.get("counters") for one in told] == [None, {"time": 2}, None, None]
    assert [one.get("designations") for one in told] == [None, None, None, ["commander"]]


def test_every_id_in_a_zone_is_a_thing_that_lies_there() -> None:
    for now in positions(Game.casual("planechase", seed=3), 5):
        seen = scene(now.state, 0)
        for zone, ids in zones(seen):
            assert {seen["things"][id]["zone"] for id in ids} <= {zone}
        assert len(seen["things"]) == sum(len(ids) for _, ids in zones(seen))


def zones(seen: Scene) -> Iterator[tuple[str, list[Id]]]:
    """The zones of a scene, each with what lies there."""
    yield "battlefield", seen["battlefield"]
    yield "phased out", seen["phased_out"]
    yield "exile", seen["exile"]
    yield "command", seen["command"]
    for turn in (seen, *seen["other_turns"]):
        yield "stack", turn["stack"]
    for player in seen["players"]:
        yield "hand", player["hand"]
        yield "graveyard", player["graveyard"]
        yield "library", [*player["known_library"].values()]


def test_of_what_nobody_touched_nothing_is_said_again() -> None:
    game = Game.casual("planechase", seed=3)
    seen = scene(game.state, 0)
    assert changed(seen, scene(game.state, 0)) == {"scene": {}, "things": {}, "gone": []}


@pytest.mark.rule("400.2", "402.3")
def test_what_is_hidden_from_a_seat_makes_no_difference_to_its_scene() -> None:
    """Other cards in the hands and libraries of the others, and in one's own library: the same scene and question."""
    for now in positions(Game.casual("planechase", seed=9), 2):
        other = now.fork()
        exchange_hidden(other)
        assert scene(other.state, 0) == scene(now.state, 0)
        assert scene(other.state, None) == scene(now.state, None)
        assert asked(other) == asked(now)


def asked(game: Game) -> Any:
    """What those are told of a question who are not asked."""
    return game.decision.plain(None) if game.decision is not None else None


def exchange_hidden(game: Game) -> None:
    """Every card that neither seat 0 nor a spectator may see becomes another one: the first of its owner's deck."""
    state = game.state
    for player in state.players:
        for id in [*player.library, *player.hand]:
            if not may_see(state, state.objects[id], 0) and not may_see(state, state.objects[id], None):
                state.objects[id] = state.objects[id].clone()
                state.objects[id].copiable = game.setup.seats[player.id].deck[0].printed
    state.changed()
