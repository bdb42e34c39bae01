"""A game watched again, step by step: from one's own seat, and when it is over with everything that was hidden.

Step 0 is the beginning, and each answer that was not taken back is one step; while the game goes on, only those that
people were told of (see `told_steps`). From any of them the game can go on as a new table against bots. What may be
saved as a file is here, too: while the game goes on, only what one's seat has seen.
"""

from __future__ import annotations

import hashlib
from collections.abc import Iterable, Iterator, Mapping
from typing import Final, NamedTuple

import msgspec

from planechase.game import Game
from planechase.record import Unreplayable, this_version, written
from planechase.rules.state.decisions import Plain
from planechase.rules.state.objects import Id
from planechase.tables import journal as told
from planechase.tables.fairness import Contribution, Fair, Origin, agreed_in, result_of
from planechase.tables.game_film import film, moment
from planechase.tables.journal import AnyEntry
from planechase.tables.log_reading import lines_since
from planechase.tables.messages import Seen
from planechase.tables.onlookers import company
from planechase.tables.people import Person, PersonId, Refused, proper_name, secret_hash
from planechase.tables.plans import Plan
from planechase.tables.table import GameTable
from planechase.telling.answer_texts import in_words
from planechase.telling.log import LogLine
from planechase.telling.naming import Viewer
from planechase.telling.scenes import scene

EVERY: Final = 20
"""One in this many steps is cached, so that the next ones are found quickly."""


class LedTo(NamedTuple):
    """An answer that led to a step: whose it was, all that came before it, and what it was."""

    seat: Id
    setup: Plain
    before: list[Plain]
    given: Plain


class Replay:
    """A game that can be looked at after any of its answers."""

    def __init__(self, journal: Iterable[AnyEntry]) -> None:
        self.table = GameTable.again(journal)
        if self.table.game is None:
            raise Refused(self.table.broken or "The game has not begun.")
        self.game = self.table.game
        self.over = self.game.result is not None
        self._told = told_steps(self.table)
        self.steps = len(self._told) - 1
        self._answers = self.game.record()["answers"]
        self._kept: dict[int, Game] = {0: self.game.as_of(0)}

    def seat_of(self, person: PersonId | None) -> Viewer:
        """The seat from which somebody watches."""
        found = self.table.people.get(person) if person is not None else None
        return found.seat if found is not None else None

    def stood_at(self, step: int, viewer: Viewer, everything: bool = False) -> Seen:
        """What a seat saw after this many answers, or everything, once the game is over."""
        if everything and not self.over:
            raise Refused("What was hidden is shown when the game is over.")
        game = self.at(step)
        since = self.table.since(viewer) if viewer is not None and not everything else 0
        viewer = viewer if game.answered >= since else None
        shown, question = moment(game, step, viewer, everything)
        log = [line.plain() for line in _told(self.game, viewer, game.answered, since)]
        return Seen(step, shown, question, log, None)

    def at(self, step: int) -> Game:
        """The game as it stood at a step."""
        if not 0 <= step <= self.steps:
            raise Refused(f"The steps of this game are numbered from 0 to {self.steps}.")
        return self._after(self._told[step])

    def led_to(self, step: int) -> LedTo | None:
        """The answer that led to a step, once the game is over; None where that was none, but the beginning."""
        if not self.over:
            raise Refused("What bots consider names the cards they hold; it is shown when the game is over.")
        self.at(step)
        before = self._told[step] - 1
        if step == 0 or isinstance(self._answers[before], dict):
            return None
        seat = self.table.decided[before].seat
        known = written(self.game.setup, self._answers[:before])
        return LedTo(seat, known["setup"], known["answers"], self._answers[before])

    def to_deal_from(self, step: int) -> Game:
        """The same, or the last step before it at which nobody is in the middle of anything with hidden cards."""
        game = self.at(step)
        while step > 0 and game.grant is None and game.state.turn_number:
            step -= 1
            game = self.at(step)
        return game

    def _after(self, answers: int) -> Game:
        near = answers - answers % EVERY
        if near not in self._kept:
            before = near - EVERY
            self._kept[near] = self._on(before, near) if before in self._kept else self.game.as_of(near)
        return self._on(near, answers)

    def _on(self, kept: int, answers: int) -> Game:
        game = self._kept[kept].fork()
        for plain in self._answers[kept:answers]:
            game.take_plain(plain)
        return game


def _told(game: Game, viewer: Viewer, answers: int, since: int) -> Iterator[LogLine]:
    """The log lines up to `answers` for somebody who has sat there since answer `since`; 0 is the beginning."""
    log = game.log
    assert log is not None
    return lines_since(log.entries[: log.written_by(answers)], viewer, log.written_by(since) if since else 0)


def told_steps(table: GameTable) -> list[int]:
    """After how many answers each step of a game stands.

    When the game is over that is after each. Until then, what a bot passes is no step of its own, nor that it is asked
    whether it wants to pass: it is asked only where it could do something else. What was before cards were dealt anew
    belongs to another game.
    """
    game = table.playing()
    first = _dealt_anew_at(table)
    if game.result is not None:
        return list(range(first, game.answered + 1))
    told = [before for before, one in enumerate(table.decided) if before >= first and not one.quiet]
    if not table.asks_bot_to_pass():
        told.append(game.answered)
    return told or [first]


def _dealt_anew_at(table: GameTable) -> int:
    """After how many answers this game became another one; 0 where it is the one it was from the beginning."""
    return next((at + 1 for at in reversed(range(len(table.decided))) if table.decided[at].anew), 0)


# ---------------------------------------------------------------------- by the journal


def steps(journal: Iterable[AnyEntry]) -> int:
    """How many steps a game has."""
    return Replay(journal).steps


def stood_at(journal: Iterable[AnyEntry], step: int, person: PersonId | None, everything: bool = False) -> Seen:
    """What somebody saw after `step` answers. To look at many steps, keep a `Replay`."""
    replay = Replay(journal)
    return replay.stood_at(step, replay.seat_of(person), everything)


# ---------------------------------------------------------------------- files


def whole_record(table: GameTable) -> dict[str, Plain]:
    """The whole game, with all that is needed to prove it; only when it is over (see `fairness.verify`)."""
    game = table.playing()
    if game.result is None:
        raise Refused("The whole record is available when the game is over; until then, only what your seat has seen.")
    if not has_whole_record(table):
        raise Refused(
            "This game was continued from one that was not over, so its record is only what your seat has seen."
        )
    assert game.log is not None
    fair = Fair(
        commitment=table.commitment,
        secret=table.secret.hex(),
        contributions=[Contribution(who, table.people[who].name, number) for who, number in _added(table)],
        plan=table.plan,
        names=_planned_names(table, game),
        goes_on_from=table.goes_on_from,
        terms=table.draw.terms,
        plan_text=table.draw.plan,
    )
    return {
        **game.record(),
        "log": [entry.text() for entry in game.log],
        "result": result_of(game),
        "hash": game.hash(),
        "fair": msgspec.to_builtins(fair),
    }


def _added(table: GameTable) -> list[tuple[PersonId, str]]:
    """What went into the seed: the numbers that were opened, or that were added at a table of an earlier version."""
    if table.draw.terms is not None:
        return [(each.person, table.draw.opened[each.person]) for each in table.draw.terms.seals]
    return [(person, number) for person, numbers in table.counted.items() for number in numbers]


def has_whole_record(table: GameTable) -> bool:
    """Whether the whole game may be shown. What came before cards were dealt again is a secret of another game."""
    return table.playing().result is not None and _dealt_anew_at(table) == 0


def _planned_names(table: GameTable, game: Game) -> list[str]:
    """The names by the seats people took, before chance gave them others."""
    names = [seat.name for seat in game.setup.seats]
    return [names[table.order.index(place)] for place in range(len(names))] if table.order else names


def seen_record(table: GameTable, person: Person | None) -> dict[str, Plain]:
    """What somebody's seat has seen of a game: how it stood when they were told last, the log, their own answers.

    And a film of all of it, which can be watched without anybody else.
    """
    game = table.playing()
    seat = person.seat if person is not None else None
    since = person.since if person is not None else 0
    last = told_steps(table)[-1]
    viewer = seat if last >= since else None
    return {
        "seen_by": seat,
        "made_with": this_version(),
        "plan": msgspec.to_builtins(msgspec.structs.replace(company(table, person, ()).plan, seed=None)),
        "players": [player.name for player in game.state.players],
        "commitment": table.commitment,
        "scene": scene(game.as_of(last).state, viewer),
        "log": [line.text for line in _told(game, viewer, last, since)],
        "film": msgspec.to_builtins(film(game, told_steps(table), seat, since), str_keys=True),
        "my_answers": list(_own_answers(table, game, seat, since)) if seat is not None else [],
    }


def _own_answers(table: GameTable, game: Game, seat: Id, since: int) -> Iterator[dict[str, Plain]]:
    """What somebody was asked and what they answered, in words: numbers would say how much the game asked others."""
    again = game.as_of(0)
    for plain, one in zip(game.record()["answers"], table.decided, strict=True):
        own = one.seat == seat and one.freely and again.answered >= since
        decision = again.decision if own else None
        if decision is not None:
            yield {"asked": decision.sentence(), "answered": in_words(decision, plain)}
        again.take_plain(plain)


# ---------------------------------------------------------------------- going on from there


def continued(
    journal: Iterable[AnyEntry], step: int, person: PersonId | None, name: str, token: str, secret: bytes
) -> GameTable:
    """A new table that continues a game after `step` answers, with one person in their seat, and bots."""
    return go_on(Replay(journal), step, person, name, token, secret)


def go_on(replay: Replay, step: int, person: PersonId | None, name: str, token: str, secret: bytes) -> GameTable:
    """The same for somebody who is watching already.

    While the game goes on, what their seat has not seen is dealt anew. So the new table tells nothing of it.
    """
    seat = replay.seat_of(person)
    if replay.over:
        game = replay.at(step)
        origin = Origin(game.answered, replay.table.commitment)
        return began_from(game, 0 if seat is None else seat, replay.table.plan, name, token, secret, origin)
    if seat is None:
        raise Refused("While a game is in progress, only its players can continue from there. Wait until it is over.")
    assert person is not None
    plan = company(replay.table, replay.table.people[person], ()).plan
    game = replay.to_deal_from(step)
    if game.answered < replay.table.since(seat):
        raise Refused("A bot sat there then. Go on from a step since you took over its seat.")
    origin = Origin(game.answered, replay.table.commitment)
    return began_from(game, seat, plan, name, token, secret, origin, deal=True)


def continued_record(record: object, step: int | None, seat: Id, name: str, token: str, secret: bytes) -> GameTable:
    """A new table that continues the game in a file after `step` answers, or from its end."""
    if not isinstance(record, Mapping):
        raise Refused("This is not the record of a game.")
    try:
        game = Game.replay(record, step)
    except Unreplayable as wrong:
        raise Refused(str(wrong)) from wrong
    except Exception as wrong:
        # Somebody else made this file: whatever is in it must not trouble us.
        raise Refused("This record is damaged, or has fewer steps.") from wrong
    if game.result is not None:
        raise Refused("This game is over; continue from an earlier step.")
    agreed = agreed_in(record)
    plan = agreed.plan if agreed is not None else _plan_of(game)
    origin = Origin(game.answered, agreed.commitment if agreed is not None else "")
    return began_from(game, seat, plan, name, token, secret, origin)


def _plan_of(game: Game) -> Plan:
    """The plan of a game whose plan is not known."""
    variants = tuple(variant.name for variant in game.setup.variants)
    return Plan(variants=variants, players=len(game.setup.seats), edition=game.setup.edition.value)


def began_from(
    game: Game, seat: Id, plan: Plan, name: str, token: str, secret: bytes, origin: Origin, deal: bool = False
) -> GameTable:
    """A table around a game that has been played so far elsewhere: one person on a seat, and bots.

    `deal` says that what the person has not seen is dealt anew. Where something would happen by itself, the game is
    paused, so that people find it as they saw it.
    """
    record = game.record()
    setup = record["setup"]
    if seat not in range(len(setup["seats"])):
        raise Refused(f"There are seats from 1 to {len(setup['seats'])}.")
    called = proper_name(name)
    if called.casefold() not in {each["name"].casefold() for each in setup["seats"]}:
        setup["seats"][seat]["name"] = called
    plan = msgspec.structs.replace(plan, players=len(setup["seats"]), random_seats=False, seed=None)
    table = GameTable.opened(plan, secret)
    table.happens(told.Came(0, called, secret_hash(token)))
    table.happens(told.Hosted(0))
    table.happens(told.Sat(0, seat))
    table.happens(told.Began(setup, goes_on_from=origin, made_with=this_version()))
    for plain in record["answers"]:
        repeat(table, plain)
    if deal:
        key = hashlib.sha256(b"planechase dealt anew " + secret).hexdigest()
        table.happens(told.Noted({"dealt anew": [seat, key]}))
    for one in game.state.players:
        passing_for(table, one.id, one.id == seat)
    if table.bot_to_move() is not None or table.quiet_pass() is not None:
        table.happens(told.Paused(True))
    return table


def repeat(table: GameTable, plain: Plain) -> None:
    """Let something that was answered at the other table happen at this one. Nobody can take it back."""
    if isinstance(plain, dict):
        table.happens(told.Noted(plain))
    else:
        decider = table.playing().decider
        assert decider is not None
        table.happens(told.Answered(decider, plain, freely=False))


def passing_for(table: GameTable, seat: Id, by_a_person: bool) -> None:
    """For a person the table passes, and for a bot the game itself."""
    player = table.playing().state.players[seat]
    if player.has_left or table.playing().result is not None:
        return
    switches = (not by_a_person, player.automation.pay, player.automation.order)
    if player.automation.switches != switches:
        table.happens(told.Noted({"automation": [seat, *switches]}))
