"""What each device at a paper table is told, and when."""

from __future__ import annotations

from collections.abc import Collection

from planechase.paper.paper_game import PaperGame
from planechase.paper.paper_history import PaperEntry, chronicle
from planechase.paper.scene import PaperCard, scene, shown_card
from planechase.rules.casual.planar_decks import face_up
from planechase.rules.state.decisions import PlainQuestion
from planechase.rules.state.objects import Id
from planechase.tables.companion.companion_messages import DeviceTap, PaperCompany, PaperSeen, PaperTaps, Undoable
from planechase.tables.companion.companion_plans import advice
from planechase.tables.companion.companion_table import CompanionTable
from planechase.tables.messages import PersonInfo
from planechase.tables.people import Person, PersonId

LATELY = 30
"""How many keys are told again; a command with an older key is answered when it comes."""
PAST = 8
"""How many earlier planes are told."""


def company(table: CompanionTable, person: Person | None, here: Collection[PersonId]) -> PaperCompany:
    """Who is there; `here` are those who are connected."""
    present = [one for one in table.people.values() if not one.gone]
    return PaperCompany(
        me=person.id if person is not None else None,
        host=table.host,
        plan=table.plan,
        advice=advice(table.plan),
        people=[PersonInfo(one.id, one.name, one.seat, one.id in here, one.muted) for one in present],
        dealt=table.game is not None,
        round=table.round,
    )


def taps(table: CompanionTable, here: Collection[PersonId]) -> PaperTaps:
    """What is being tapped on the devices that are connected."""
    return PaperTaps(
        [DeviceTap(one, seat, by) for one in sorted(here) for seat, by in sorted(table.taps.get(one, {}).items())]
    )


class PaperOnlooker:
    """A device that looks at a paper table, and remembers which lines it has been told."""

    __slots__ = ("_log", "_number", "_round", "_table", "seat")

    def __init__(self, table: CompanionTable, seat: Id | None) -> None:
        self.seat = seat
        self._table = table
        self._number = -1
        self._round = 0
        self._log: list[PaperEntry] = []

    @property
    def knows_all(self) -> bool:
        """Whether they have been told everything."""
        return self._table.game is None or self._number == self._table.number

    def all(self) -> PaperSeen | None:
        """Everything there is to see; None where no cards are laid out."""
        self._log = []
        self._number = -1
        return self.news()

    def news(self) -> PaperSeen | None:
        """What is to be seen now; None if that is known already."""
        table, game = self._table, self._table.game
        if game is None or self._number == table.number:
            return None
        if self._round != table.round:
            self._round, self._log = table.round, []
        log = chronicle(game)
        kept = _alike(self._log, log)
        self._log, self._number = log, table.number
        return PaperSeen(
            steps=len(game.steps),
            moment=table.moment,
            scene=scene(game.state),
            question=self._question(game),
            kept=kept,
            log=log[kept:],
            undoable=_undoable(table),
            past=_past(game, log),
            done=list(table.keys)[-LATELY:],
        )

    def _question(self, game: PaperGame) -> PlainQuestion | None:
        """What somebody looks at alone is shown on their own devices, or to all where they have none."""
        decision = game.decision
        if decision is None:
            return None
        alone = not self._table.sitting(decision.player)
        return decision.plain(decision.player if alone else self.seat)


def _alike(before: list[PaperEntry], now: list[PaperEntry]) -> int:
    """How many lines are as they were."""
    for number, (old, new) in enumerate(zip(before, now, strict=False)):
        if old != new:
            return number
    return min(len(before), len(now))


def _past(game: PaperGame, log: list[PaperEntry]) -> list[PaperCard]:
    """What people have left, as the log tells of it; before the first turn the game begins on a plane."""
    arrivals = [
        entry.line for entry in log if entry.line["kind"] in ("planeswalk", "encounter") or not entry.line["turn"]
    ]
    ids = dict.fromkeys(id for line in reversed(arrivals) for id in line["objects"])
    here = {obj.id for obj in face_up(game.state)}
    return [shown_card(game.state, id) for id in ids if id not in here][:PAST]


def _undoable(table: CompanionTable) -> Undoable | None:
    game = table.game
    if game is None or not game.steps:
        return None
    last = game.last_line()
    return Undoable(game.steps[-1].by, last["parts"] if last is not None else [])
