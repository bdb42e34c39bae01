"""What each person at a table is told, and when: all of it once, and after that only what has changed."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence

import msgspec

from planechase.game import Game
from planechase.rules.state.objects import Id
from planechase.tables import journal
from planechase.tables.advising import why_no_advice
from planechase.tables.agreements import removal_awaits, seat_awaits
from planechase.tables.log_reading import LogReading
from planechase.tables.messages import (
    Applicant,
    AutomationInfo,
    Changed,
    Company,
    DrawInfo,
    PersonInfo,
    Question,
    Removal,
    SeatInfo,
    Seen,
    Spoken,
    Wish,
)
from planechase.tables.pass_preview import leads
from planechase.tables.people import Person, PersonId
from planechase.tables.plans import Listed, Plan, Sealed, told
from planechase.tables.seed_terms import NumberSeal
from planechase.tables.stop_settings import Stopping
from planechase.tables.table import GameTable
from planechase.telling.entries import LogEntry
from planechase.telling.naming import Viewer
from planechase.telling.scenes import SceneChange, Scenes, changed
from planechase.telling.view import Scene


def company(table: GameTable, person: Person | None, here: Collection[PersonId]) -> Company:
    """Who is at the table, for somebody there, or somebody who only looks in; `here` are those who are connected."""
    return company_for(table, person, company_for_all(table, here))


def company_for(table: GameTable, person: Person | None, for_all: Company) -> Company:
    """What is told to all, with what differs for one person."""
    if person is None:
        return for_all
    seat = person.seat if table.game is not None else None
    return msgspec.structs.replace(
        for_all,
        me=person.id,
        plan=_plan(table, person),
        stops=table.stopping[seat] if seat is not None else None,
        automation=_automation(table, seat) if seat is not None else None,
        advice=why_no_advice(table, person) is None,
    )


def company_for_all(table: GameTable, here: Collection[PersonId]) -> Company:
    """What everybody may know, as it is told to somebody who only looks in."""
    present = [one for one in table.people.values() if not one.gone]
    return Company(
        me=None,
        host=table.host,
        plan=_plan(table, None),
        people=[PersonInfo(one.id, one.name, one.seat, one.id in here, one.muted) for one in present],
        seats=[_seat(table, seat, here) for seat in range(_seats(table))],
        began=table.game is not None,
        over=table.game is not None and table.game.result is not None,
        paused=table.paused,
        waits_for=_waits_for(table),
        applicants=[
            Applicant(one, wanted, sorted(seat_awaits(table, one))) for one, wanted in sorted(table.applied.items())
        ],
        removals=[Removal(one, sorted(removal_awaits(table, one))) for one in sorted(table.to_remove)],
        access=table.access,
        bans=len(table.banned),
        wish=Wish(table.wish[0], sorted(table.wish[1])) if table.wish is not None else None,
        broken=table.broken,
        commitment=table.commitment,
        draw=_draw(table),
        seeded=table.plan.seed is not None,
        stops=None,
        automation=None,
        advice=False,
    )


def _plan(table: GameTable, person: Person | None) -> Plan:
    """What is played: after the game all of it.

    Before, a deck list is shown only to the person in that seat, or to the host if the seat is empty. A seed is shown
    to the host who chose it, and to nobody during the game.
    """
    if table.game is not None and table.game.result is not None:
        return told(table.plan)
    hosts = person is not None and person.id == table.host
    decks = tuple(
        deck if not isinstance(deck, Listed) or _knows_list(table, person, hosts, seat) else Sealed(deck.name)
        for seat, deck in enumerate(table.plan.decks)
    )
    seed = table.plan.seed if hosts and table.game is None else None
    return told(msgspec.structs.replace(table.plan, decks=decks, seed=seed))


def _draw(table: GameTable) -> DrawInfo:
    draw = table.draw
    if table.game is not None:
        return DrawInfo(draw.attempt, [], None, [], [])
    seals = [NumberSeal(person, seal) for person, seal in sorted(draw.seals.items())]
    return DrawInfo(draw.attempt, seals, draw.terms, sorted(draw.opened), [*draw.left_out])


def _knows_list(table: GameTable, person: Person | None, hosts: bool, planned: Id) -> bool:
    """Whether somebody may read the list that was planned for a seat, which chance may have moved since."""
    seat = table.order.index(planned) if table.order else planned
    sitting = table.sitting(seat)
    return hosts if sitting is None else sitting is person


def _automation(table: GameTable, seat: Id) -> AutomationInfo:
    game = table.game
    assert game is not None
    now = game.state.players[seat].automation
    return AutomationInfo(not table.stopping[seat].idle, now.pay, now.order)


def _seats(table: GameTable) -> int:
    return len(table.game.state.players) if table.game is not None else table.plan.players


def _seat(table: GameTable, seat: Id, here: Collection[PersonId]) -> SeatInfo:
    sitting = table.sitting(seat)
    bot = table.game is not None and table.is_bot(seat)
    return SeatInfo(
        seat=seat,
        name=table.seat_name(seat),
        person=sitting.id if sitting is not None else None,
        bot=bot,
        here=bot or (sitting is not None and sitting.id in here),
        level=table.level(seat),
    )


def _waits_for(table: GameTable) -> list[Id]:
    """Whose decision is awaited. Where a bot only might do something, it is not said: that would tell of its hand."""
    game = table.game
    if game is None or game.decider is None:
        return []
    seat = game.decider
    unexpected = game.grant is not None and table.stops[seat].would_pass(game.state, game.grant)
    return [] if table.is_bot(seat) and unexpected else [seat]


def spoken(people: Mapping[PersonId, Person], one: journal.Said | journal.Remarked) -> Spoken:
    """Something that was said, as everybody hears it."""
    if isinstance(one, journal.Said):
        return Spoken(one.person, people[one.person].name, one.text)
    return Spoken(None, "", one.text)


class Onlooker:
    """Somebody who looks at a table, and remembers what they have seen."""

    __slots__ = ("_log", "_number", "_scene", "_scenes", "_stops", "_table", "viewer")

    def __init__(self, table: GameTable, viewer: Viewer, scenes: Scenes | None = None) -> None:
        self.viewer = viewer
        self._table = table
        self._scenes = Scenes() if scenes is None else scenes
        """What is shown at the table; several who look at the same table share it."""
        self._number = -1
        """`GameTable.number` as it was when everything had been told."""
        self._scene: Scene | None = None
        self._stops: Stopping | None = None
        """Where the viewer wanted to be asked when it was told where passing leads."""
        self._log = LogReading(viewer)

    @property
    def knows_all(self) -> bool:
        """Whether they have been told everything."""
        return self._table.game is None or self._number == self._table.number

    def all(self) -> Seen | None:
        """Everything there is to see; None where the game has not begun."""
        table = self._table
        if table.game is None:
            return None
        self._number, self._stops, self._scene = table.number, self._stops_now(), self._now(table.game)
        self._log = LogReading(self.viewer)
        _, log = self._log.news(*self._entries(table.game))
        return Seen(table.question, self._scene, self._question(table.game), log, self._may_undo())

    def news(self) -> Seen | Changed | None:
        """What has changed since; None if nothing has. That a bot is asked what it does is nothing yet."""
        table, stops = self._table, self._stops_now()
        if table.game is None or (self._number == table.number and self._stops == stops):
            return None
        before = self._scene
        if before is None:
            return self.all()
        now = self._now(table.game)
        change = changed(before, now)
        if table.asks_bot_to_pass() and _is_only_priority(change):
            return None
        self._number, self._stops, self._scene = table.number, stops, now
        kept, log = self._log.news(*self._entries(table.game))
        return Changed(table.question, change, self._question(table.game), kept, log, self._may_undo())

    def _stops_now(self) -> Stopping | None:
        return self._table.stopping.get(self.viewer) if self.viewer is not None else None

    def _now(self, game: Game) -> Scene:
        return self._scenes.scene(game.state, self._table.number, self.viewer)

    def _question(self, game: Game) -> Question | None:
        table, decision = self._table, game.decision
        if decision is None:
            return None
        mine = self.viewer is not None and decision.decider == self.viewer
        way = leads(game, decision.decider, table.stops[decision.decider]) if mine and game.may_pass else None
        return Question(table.question, mine, decision.plain(self.viewer), way)

    def _entries(self, game: Game) -> tuple[Sequence[LogEntry], int]:
        """What was written, and how much of it before somebody took over this seat."""
        assert game.log is not None
        since = self._table.since(self.viewer) if self.viewer is not None else 0
        return game.log.entries, game.log.written_by(since) if since else 0

    def _may_undo(self) -> str | None:
        return self._table.may_undo(self.viewer) if self.viewer is not None else None


def _is_only_priority(change: SceneChange) -> bool:
    """Whether nothing is different but who has priority."""
    return not change["things"] and not change["gone"] and change["scene"].keys() <= {"priority"}
