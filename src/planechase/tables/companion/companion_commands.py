"""What people at a paper table may ask for. Anybody may do anything: the table is the judge."""

from __future__ import annotations

from planechase.paper.deeds import AnyDeed
from planechase.rules.state.decisions import Plain
from planechase.rules.state.objects import Id
from planechase.tables.commands import Command, PassHosting, Remove, Rename, Say, Sit
from planechase.tables.companion.companion_plans import CompanionPlan


class Replan(Command, frozen=True):
    """Say what is to be played."""

    plan: CompanionPlan


class Deal(Command, frozen=True):
    """Lay the decks out: people draw their hands. At the end of a game, once more with the same."""


class Paper(Command, frozen=True):
    """Do something. `moment` is when one saw the table as it was (`PaperSeen.moment`), `key` is one's own name for it.

    What is not about totals is refused where something else has happened since: two people who tap "Next turn" at once
    mean the same turn. What was done already under this key is not done again.
    """

    deed: AnyDeed
    moment: int | None = None
    key: str = ""


class TapOnDevice(Command, frozen=True, tag="tap"):
    """Say what is being tapped on a device for somebody's life, all in all: nothing happens before it is quiet."""

    seat: Id
    by: int


class ChooseOnPaper(Command, frozen=True):
    """Answer what a text asks for."""

    answer: Plain
    moment: int | None = None
    key: str = ""


class TakeBack(Command, frozen=True):
    """Undo the last step, no matter whose it is; with `steps`, keep only that many.

    `seen` is how many steps one saw (`PaperSeen.steps`): what somebody else has done since is not taken back unseen.
    """

    steps: int | None = None
    seen: int | None = None
    moment: int | None = None
    key: str = ""


CompanionCommand = (
    Replan | Deal | Paper | TapOnDevice | ChooseOnPaper | TakeBack | Sit | Rename | Say | Remove | PassHosting
)
