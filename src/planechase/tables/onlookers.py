"""What each person at a table is told, and when: all of it once, and after that only what has changed."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence

import msgspec

from planechase.rules.state.objects import Id
from planechase.tables import journal
from planechase.tables.advising import why_no_advice
from planechase.tables.messages import (
    Applicant,
    AutomationInfo,
    Changed,
    Company,
    PersonInfo,
    Question,
    SeatInfo,
    Seen,
    Spoken,
    Wish,
)
from planechase.tables.passing import leads
from planechase.tables.people import Person, PersonId
from planechase.tables.plans import Listed, Plan, Sealed, told
from planechase.tables.reading import Reading
from planechase.tables.stopping import Stopping
from planechase.tables.table import Table
from planechase.telling.entries import Entry
from planechase.telling.naming import Viewer
from planechase.telling.scenes import Change, Scenes, changed
from planechase.telling.view import Scene


def company(table: Table, person: Person | None, here: Collection[PersonId]) -> Company:
    """Who is at the table, for somebody there, or somebody who only looks in; `here` are those who are connected."""
    seat = person.seat if person is not None and table.game is not None else None
    present = [one for one in table.people.values() if not one.gone]
    return Company(
        me=person.id if person is not None else None,
        host=table.host,
        plan=_plan(table, person),
        people=[PersonInfo(one.id, one.name, one.seat, one.id in here) for one in present],
        seats=[_seat(table, seat, here) for seat in range(_seats(table))],
        began=table.game is not None,
        over=table.game is not None and table.game.result is not None,
        paused=table.paused,
        waits_for=_waits_for(table),
        applicants=[Applicant(one, wanted) for one, wanted in sorted(table.applied.items())],
        wish=Wish(table.wish[0], sorted(table.wish[1])) if table.wish is not None else None,
        broken=table.broken,
        commitment=table.commitment,
        contributed=sorted(table.contributions),
        seeded=table.plan.seed is not None,
        stops=table.stopping[seat] if seat is not None else None,
        automation=_automation(table, seat) if seat is not None else None,
        advice=person is not None and why_no_advice(table, person) is None,
    )


def _plan(table: Table, person: Person | None) -> Plan:
    """What is played: after the game all of it.

    Before, a deck list is shown to whoever sits there, or to the host, where nobody does; and a seed to the host who
    chose it, but to nobody while the game goes on.
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


def _knows_list(table: Table, person: Person | None, hosts: bool, planned: Id) -> bool:
    """Whether somebody may read the list that was planned for a seat, which chance may have moved since."""
    seat = table.order.index(planned) if table.order else planned
    sitting = table.sitting(seat)
    return hosts if sitting is None else sitting is person


def _automation(table: Table, seat: Id) -> AutomationInfo:
    game = table.game
    assert game is not None
    now = game.state.players[seat].automation
    return AutomationInfo(not table.stopping[seat].idle, now.pay, now.order)


def _seats(table: Table) -> int:
    return len(table.game.state.players) if table.game is not None else table.plan.players


def _seat(table: Table, seat: Id, here: Collection[PersonId]) -> SeatInfo:
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


def _waits_for(table: Table) -> list[Id]:
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

    __slots__ = ("_log", "_scene", "_scenes", "_stops", "number", "viewer")

    def __init__(self, viewer: Viewer, scenes: Scenes | None = None) -> None:
        self.viewer = viewer
        self._scenes = Scenes() if scenes is None else scenes
        """What is shown at the table; several who look at the same table share it."""
        self.number = -1
        """`Table.number` as it was when everything had been told."""
        self._scene: Scene | None = None
        self._stops: Stopping | None = None
        """Where the viewer wanted to be asked when it was told where passing leads."""
        self._log = Reading(viewer)

    def all(self, table: Table) -> Seen | None:
        """Everything there is to see; None where the game has not begun."""
        if table.game is None:
            return None
        self.number, self._stops = table.number, self._stops_at(table)
        self._scene = self._now(table)
        self._log = Reading(self.viewer)
        _, log = self._log.news(*self._entries(table))
        return Seen(table.question, self._scene, self._question(table), log, self._may_undo(table))

    def news(self, table: Table) -> Seen | Changed | None:
        """What has changed since; None if nothing has. That a bot is asked what it does is nothing yet."""
        stops = self._stops_at(table)
        if table.game is None or (self.number == table.number and self._stops == stops):
            return None
        before = self._scene
        if before is None:
            return self.all(table)
        now = self._now(table)
        change = changed(before, now)
        if table.asks_bot_to_pass() and _only_priority(before, change):
            return None
        self.number, self._stops, self._scene = table.number, stops, now
        kept, log = self._log.news(*self._entries(table))
        return Changed(table.question, change, self._question(table), kept, log, self._may_undo(table))

    def _stops_at(self, table: Table) -> Stopping | None:
        return table.stopping.get(self.viewer) if self.viewer is not None else None

    def _now(self, table: Table) -> Scene:
        assert table.game is not None
        return self._scenes.scene(table.game.state, table.number, self.viewer)

    def _question(self, table: Table) -> Question | None:
        game = table.game
        assert game is not None
        decision = game.decision
        if decision is None:
            return None
        mine = self.viewer is not None and decision.decider == self.viewer
        way = leads(game, decision.decider, table.stops[decision.decider]) if mine and game.may_pass else None
        return Question(table.question, mine, decision.plain(self.viewer), way)

    def _entries(self, table: Table) -> tuple[Sequence[Entry], int]:
        """What was written, and how much of it before somebody took over this seat."""
        game = table.playing()
        assert game.log is not None
        since = table.since(self.viewer) if self.viewer is not None else 0
        return game.log.entries, game.log.written_by(since) if since else 0

    def _may_undo(self, table: Table) -> str | None:
        return table.may_undo(self.viewer) if self.viewer is not None else None


def _only_priority(before: Scene, change: Change) -> bool:
    """Whether nothing is different but who has priority."""
    if change["things"] or change["gone"] or not change["scene"].keys() <= {"priority", "turns"}:
        return False
    turns = change["scene"].get("turns", before["turns"])
    return [{**turn, "priority": None} for turn in turns] == [{**turn, "priority": None} for turn in before["turns"]]
