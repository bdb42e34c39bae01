"""Nobody is told what they may not know: whatever is hidden from somebody can be exchanged, and their messages stay.

Whole games are played, and everything that each seat and a spectator are told is compared with what they would be told
if every card they may not see were another one, and chance another chance.
"""

from __future__ import annotations

import copy
from collections.abc import Iterator, Mapping
from typing import Any

import msgspec
import pytest

from planechase.decks.casual import Wishes
from planechase.game import Game
from planechase.rules.casual.planar_decks import planar_state
from planechase.rules.state.chance import Chance
from planechase.rules.state.objects import NO_CARD, Card, Id
from planechase.rules.state.visibility import hidden_from, may_see
from planechase.rules.turns.priority import Priority
from planechase.tables import commands as ask
from planechase.tables.journal import Answered, AnyEntry, Began, Noted
from planechase.tables.messages import Changed
from planechase.tables.onlookers import Onlooker, company, spoken
from planechase.tables.people import Person
from planechase.tables.plans import Plan
from planechase.tables.replaying import Replay, seen_record
from planechase.tables.simulated_people import Rehearsal
from planechase.tables.table import GameTable
from planechase.tables.undoing import Looks
from planechase.telling.view import Thing

GAMES = {
    "planes": Plan(variants=("planechase",), players=3, wishes=Wishes(planes="communal"), seed=9),
    "commanders": Plan(variants=("planechase", "commander"), players=3, seed=4),
    "giants": Plan(variants=("two-headed giant", "planechase"), players=4, seed=7),
    "villain": Plan(variants=("archenemy", "vanguard"), players=3, seed=12),
}
EVERY = 11
"""After so many answers it is compared."""
RECORDED = (0, 1, 4)
"""When records are compared, too: they hold the whole game so far, so that a late one takes long."""


def elsewhere(table: GameTable, viewer: Id | None) -> GameTable:
    """The same table with other cards wherever this viewer may not look, and with other chance."""
    other = copy.copy(table)
    other.game = table.playing().fork()
    other.game.log = table.playing().log
    other.looks = Looks()
    exchange(other.game, viewer)
    return other


def exchange(game: Game, viewer: Id | None) -> None:
    """Put other cards wherever this viewer may not look, and let chance be another."""
    state = game.state
    state.cards = list(state.cards)
    for obj in list(hidden_from(state, viewer)):
        seat = obj.owner if obj.owner < len(game.setup.seats) else 0
        definition = game.setup.seats[seat].deck[obj.id % 7]
        state.objects[obj.id] = obj.clone()
        state.objects[obj.id].copiable = definition.printed
        if obj.card != NO_CARD:
            state.cards[obj.card] = Card(obj.card, obj.owner, definition)
    planar = planar_state(state)
    if planar is not None:
        planar.decks = {owner: deck[::-1] for owner, deck in planar.decks.items()}
    drawn, state.chance = state.chance.drawn, Chance(12345)
    state.chance.drawn = drawn
    state.changed()


class ElsewhereAgain(Replay):
    """A game watched again in which everything that is hidden from a viewer is another thing, at each step."""

    viewer: Id | None = None

    def at(self, step: int) -> Game:
        game = super().at(step)
        exchange(game, self.viewer)
        return game


def told(table: GameTable, viewer: Id | None) -> Any:
    """Everything that somebody is told, as it goes over the line."""
    person = table.sitting(viewer) if viewer is not None else None
    messages: list[Any] = [
        Onlooker(table, viewer).all(),
        company(table, person, []),
        [spoken(table.people, one) for one in table.sayings],
    ]
    if person is not None and not table.paused:
        messages += looked(table, person)
    return msgspec.to_builtins(messages, str_keys=True)


def looked(table: GameTable, person: Person) -> Iterator[Any]:
    """What somebody who is asked can find out by asking back."""
    decision = table.playing().decision
    if decision is None or decision.decider != person.seat:
        return
    yield table.do(person, ask.Look(table.question))
    for obj in table.playing().state.objects.values():
        if obj.holder == person.seat and may_see(table.playing().state, obj, person.seat):
            yield table.do(person, ask.WhyNot(table.question, obj.id))
    if isinstance(decision, Priority):
        for option in range(len(decision.options)):
            yield table.do(person, ask.Foresee(table.question, option))


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.rule("400.2", "402.3")
def test_what_is_hidden_from_somebody_makes_no_difference_to_what_they_are_told(game: str) -> None:
    plan = GAMES[game]
    rehearsal = Rehearsal(plan, people=plan.players, level="random")
    table = rehearsal.table
    for moment in range(12):
        rehearsal.play(EVERY)
        assert table.goes_on()
        for viewer in (*range(plan.players), None):
            other = elsewhere(table, viewer)
            assert told(other, viewer) == told(table, viewer)
            if moment in RECORDED:
                person = table.sitting(viewer) if viewer is not None else None
                assert seen_record(other, person) == seen_record(table, person)


@pytest.mark.parametrize("game", GAMES)
def test_what_is_hidden_makes_no_difference_to_a_game_watched_again_while_it_goes_on(game: str) -> None:
    plan = GAMES[game]
    rehearsal = Rehearsal(plan, people=2, level="random")
    rehearsal.play(60)
    replay, other = Replay(rehearsal.journal), ElsewhereAgain(rehearsal.journal)
    assert other.steps == replay.steps > 30
    for viewer in (*range(plan.players), None):
        other.viewer = viewer
        for step in range(0, replay.steps + 1, 7):
            assert other.stood_at(step, viewer) == replay.stood_at(step, viewer)


def test_a_game_watched_again_while_it_goes_on_does_not_tell_which_bots_could_do_something() -> None:
    """The same game in which bots are asked each time, and pass where they were not asked before."""
    rehearsal = Rehearsal(Plan(variants=("planechase",), seed=5), people=1)
    rehearsal.play(120)
    asked_always = asked_each_time(rehearsal)
    before, after = Replay(rehearsal.journal), Replay(asked_always)
    assert after.game.answered > before.game.answered + 50
    assert after.steps == before.steps
    for step in range(0, before.steps + 1, 3):
        then, now = before.stood_at(step, 0), after.stood_at(step, 0)
        assert (now.scene, now.log, now.question) == (then.scene, then.log, then.question)
    there, here = before.table, after.table
    assert seen_record(here, here.people[0]) == seen_record(there, there.people[0])


def asked_each_time(rehearsal: Rehearsal) -> list[AnyEntry]:
    """The journal of the same game with bots for whom the game itself does not pass."""
    game = rehearsal.game.as_of(0)
    began = next(place for place, entry in enumerate(rehearsal.journal) if isinstance(entry, Began))
    table = GameTable.again(rehearsal.journal[: began + 1])
    for player in game.state.players[1:]:
        table.happens(Noted({"automation": [player.id, False, player.automation.pay, player.automation.order]}))
    for entry in rehearsal.journal[began + 1 :]:
        if not isinstance(entry, Answered | Noted):
            continue
        game.take_plain(entry.answer if isinstance(entry, Answered) else entry.note)
        table.happens(entry)
        while place_of(table.playing()) != place_of(game):
            bot = table.bot_to_move()
            assert bot is not None
            table.happens(Answered(bot, 0))
    return [*rehearsal.journal[: began + 1], *table.unsaved()]


def place_of(game: Game) -> Any:
    decision = game.decision
    return decision is not None and (decision.plain(decision.decider), game.state.turn.step, game.state.turn_number)


@pytest.mark.parametrize("game", ["planes", "commanders"])
def test_no_line_of_the_log_names_what_its_reader_never_saw(game: str) -> None:
    plan = GAMES[game]
    rehearsal = Rehearsal(plan, people=plan.players, level="random")
    watching = {viewer: Onlooker(rehearsal.table, viewer) for viewer in (*range(plan.players), None)}
    seen: dict[Id | None, set[str]] = {viewer: set() for viewer in watching}
    for viewer, onlooker in watching.items():
        first = onlooker.all()
        assert first is not None
        seen[viewer].update(names_in(first.scene["things"]))
    lines = 0
    for _ in range(150):
        rehearsal.play(1)
        for viewer, onlooker in watching.items():
            news = onlooker.news()
            if not isinstance(news, Changed):
                continue
            seen[viewer].update(names_in(news.change["things"]))
            openly = [line for line in news.log if line["kind"] in ("reveal", "discard", "mill", "cast", "scry")]
            seen[viewer].update(part["name"] for line in openly for part in line["parts"] if isinstance(part, dict))
            known = " ".join(seen[viewer])
            secret = {obj.copiable.name for obj in hidden_from(rehearsal.game.state, viewer)}
            for line in news.log:
                assert not [name for name in secret if name in line["text"] and name not in known]
                lines += 1
    assert lines > 100


def names_in(things: Mapping[Id, Thing]) -> Iterator[str]:
    return (thing["name"] for thing in things.values() if thing["name"])


def test_nothing_that_is_told_holds_seed_or_secret() -> None:
    plan = Plan(variants=("planechase",), players=2)
    secret = bytes(range(32))
    rehearsal = Rehearsal(plan, people=2, secret=secret, begin=False)
    rehearsal.draw({0: "ab" * 32, 1: "cd" * 32})

    def holds_nothing_of(message: object) -> None:
        written = msgspec.json.encode(message).decode()
        for hidden in (secret.hex(), str(rehearsal.game.setup.seed), "ab" * 32, "cd" * 32):
            assert hidden not in written

    for _ in range(20):
        rehearsal.play(3)
        for viewer in (0, 1, None):
            holds_nothing_of(told(rehearsal.table, viewer))
    for everybody in (*rehearsal.people, None):
        holds_nothing_of(seen_record(rehearsal.table, everybody))


def test_a_chosen_seed_is_shown_to_the_host_alone_and_not_while_the_game_goes_on() -> None:
    rehearsal = Rehearsal(Plan(players=2, seed=4711), people=2, begin=False)
    host, other = rehearsal.people
    assert [company(rehearsal.table, one, []).plan.seed for one in (host, other, None)] == [4711, None, None]
    assert company(rehearsal.table, other, []).seeded
    rehearsal.do(host, ask.Begin())
    assert company(rehearsal.table, host, []).plan.seed is None
    rehearsal.do(host, ask.Concede())
    assert company(rehearsal.table, other, []).plan.seed == 4711


def test_what_bots_pass_does_not_count_in_what_people_are_told() -> None:
    """A bot that has something to do is asked, and one that has nothing is not: numbers must not tell which."""
    rehearsal = Rehearsal(Plan(variants=("planechase",), seed=5), people=1)
    passed = 0
    while rehearsal.table.goes_on() and passed < 15:
        table, before = rehearsal.table, rehearsal.table.question
        at_grant = table.bot_to_move() is not None and rehearsal.game.grant is not None
        watching = Onlooker(table, 0)
        watching.all()
        answered = len(table.decided)
        rehearsal.answer()
        new = table.decided[answered:]
        if at_grant and new and new[0].passed and all(table.is_bot(one.seat) for one in new):
            assert table.question == before
            passed += 1
    assert passed == 15
