"""A paper table: people with phones, a display, or one device for all, around a game of paper cards.

It is its journal, like every other table: played again, it gives the same game. When something happens, the code that
runs the table says what time it is.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final

from planechase.paper.deeds import BY_AMOUNTS, ChangeLife
from planechase.paper.paper_game import PaperAnswer, PaperDid, PaperGame
from planechase.paper.starting_life import PaperLife
from planechase.record import Setup, this_version
from planechase.rules.state.decisions import IllegalAnswer
from planechase.rules.state.objects import Id
from planechase.tables import commands as ask
from planechase.tables import journal as told
from planechase.tables.companion import companion_commands as want
from planechase.tables.companion import companion_journal as paper
from planechase.tables.companion.companion_journal import CompanionEntry
from planechase.tables.companion.companion_plans import CompanionPlan, called, dealt, why_not
from planechase.tables.fairness import seed_of
from planechase.tables.newcomers import make_room
from planechase.tables.people import Person, PersonId, Refused, proper_name, secret_hash
from planechase.tables.presence import Presence

KEYS: Final = 5000
"""How many keys of commands are remembered: more than there are steps in an evening."""
LONGEST_KEY: Final = 40
LONGEST_SAYING: Final = 500
KEPT_SAYINGS: Final = 200
LATE: Final = "That was tapped for the game before this one, so it does not count here."
QUICKER: Final = "Somebody was faster. Look at the table, and do it again if it still has to be done."


class CompanionTable:
    """People around one game of paper."""

    def __init__(self) -> None:
        self.plan = CompanionPlan()
        self.secret = b""
        self.people: dict[PersonId, Person] = {}
        self.host: PersonId | None = None
        self.game: PaperGame | None = None
        self.round = 0
        self.moment = 0
        self._dealt_at = 0
        """The moment at which the cards of this game were laid out."""
        self.number = 0
        """It grows with everything that happens in the game."""
        self.keys: dict[str, None] = {}
        """The names of what devices have done, the latest last."""
        self.sayings: list[told.Said | told.Remarked] = []
        self.taps: dict[PersonId, dict[Id, int]] = {}
        """What is being tapped on each device for which seat. It is no part of the journal: nothing has come of it."""
        self.presence = Presence()
        """Which devices are here. It is no part of the journal."""
        self.now = 0.0
        """What time it is, as far as anybody has said."""
        self._unsaved: list[CompanionEntry] = []

    @classmethod
    def opened(cls, plan: CompanionPlan, secret: bytes) -> CompanionTable:
        """A new table; the secret is 32 bytes of chance."""
        table = cls()
        table.happens(paper.Laid(plan, secret.hex()))
        return table

    @classmethod
    def again(cls, journal: Iterable[CompanionEntry]) -> CompanionTable:
        """The table that a journal tells."""
        table = cls()
        table.follow(journal)
        return table

    def follow(self, journal: Iterable[CompanionEntry]) -> None:
        """What a journal tells next."""
        for entry in journal:
            self._apply(entry)

    def unsaved(self) -> Sequence[CompanionEntry]:
        """What has happened since this was asked last."""
        new, self._unsaved = self._unsaved, []
        return new

    def happens(self, entry: CompanionEntry) -> None:
        """What can be done is written down; what cannot raises before it is."""
        self._apply(entry)
        self._unsaved.append(entry)

    # ------------------------------------------------------------------ who is here

    def person(self, token: str) -> Person | None:
        """Whose token this is."""
        known = [one for one in self.people.values() if one.is_known_by(token)]
        return known[0] if known and not known[0].gone else None

    def check_newcomer(self, address: str = "") -> None:
        """Everybody may come to a paper table."""

    def come(self, name: str, token: str, address: str = "") -> Person:
        """A device comes to the table. Several may have one name: a phone and a tablet of one person."""
        known_as = proper_name(name)
        make_room(self, address)
        person = len(self.people)
        self.happens(told.Came(person, known_as, secret_hash(token)))
        self.presence.addresses[person] = address
        if self.host is None:
            self.happens(told.Hosted(person))
        return self.people[person]

    def next_host(self, here: Sequence[PersonId]) -> PersonId | None:
        """The device that becomes host if the host stays away."""
        if self.host in here:
            return None
        return min((one for one in here if one in self.people and not self.people[one].gone), default=None)

    def hand_on_host(self, here: Sequence[PersonId]) -> None:
        """The host is gone, and another device becomes the host."""
        following = self.next_host(here)
        if following is not None:
            self.happens(told.Hosted(following))

    def sitting(self, seat: Id) -> list[Person]:
        """Whose devices speak for a seat."""
        return [one for one in self.people.values() if one.seat == seat and not one.gone]

    # ------------------------------------------------------------------ asking

    def do(self, person: Person, command: want.CompanionCommand) -> None:
        """Do what somebody asks for, or raise `Refused`."""
        if person.gone:
            raise Refused("You have left this table.")
        try:
            self._do(person, command)
        except (IllegalAnswer, ValueError) as refused:
            raise Refused(str(refused)) from refused

    def _do(self, person: Person, command: want.CompanionCommand) -> None:
        match command:
            case want.Paper() | want.ChooseOnPaper() | want.TakeBack():
                self._play(person, command)
            case want.TapOnDevice(seat, by):
                self._tap(person, seat, by)
            case want.Replan(plan):
                self._replan(plan)
            case want.Deal():
                self._deal()
            case ask.Sit(seat):
                if seat is not None and seat not in range(len(self.plan.seats)):
                    raise Refused(f"There are seats from 1 to {len(self.plan.seats)}.")
                self.happens(told.Sat(person.id, seat))
            case ask.Rename(name):
                self.happens(told.NameChanged(person.id, proper_name(name)))
            case ask.Say(text):
                words = " ".join(text.split())
                if not words or len(words) > LONGEST_SAYING:
                    raise Refused(f"Say something in at most {LONGEST_SAYING} letters.")
                self.happens(told.Said(person.id, words))
            case ask.Remove(other) | ask.PassHosting(other):
                self._send_away_or_promote(command, other)

    def _send_away_or_promote(self, command: ask.Remove | ask.PassHosting, other: PersonId) -> None:
        if other not in self.people or self.people[other].gone:
            raise Refused("There is no such person here.")
        self.happens(told.Removed(other) if isinstance(command, ask.Remove) else told.Hosted(other))

    def _replan(self, plan: CompanionPlan) -> None:
        if self.game is not None and not self.game.is_over:
            raise Refused("A game is in progress; finish it before you change the plan.")
        reason = why_not(plan)
        if reason is not None:
            raise Refused(reason)
        self.happens(paper.Replanned(plan))

    def _deal(self) -> None:
        if self.game is not None and not self.game.is_over:
            raise Refused("A game is going on already.")
        setup, commanders = dealt(self.plan, seed_of(self.secret, {0: (f"{self.round + 1:064x}",)}))
        self.happens(paper.Dealt(setup.plain(), commanders, self.round + 1, this_version()))

    # ------------------------------------------------------------------ playing

    def playing(self) -> PaperGame:
        if self.game is None:
            raise Refused("No cards are laid out yet.")
        return self.game

    def _play(self, person: Person, command: want.Paper | want.ChooseOnPaper | want.TakeBack) -> None:
        if len(command.key) > LONGEST_KEY:
            raise Refused(f"A key has at most {LONGEST_KEY} letters.")
        if command.key in self.keys:
            self._say_again(command.key)
            return
        self.playing()
        if isinstance(command, want.Paper) and isinstance(command.deed, ChangeLife):
            self._tap(person, command.deed.seat, 0)
        self._check_moment(command)
        match command:
            case want.Paper(deed):
                self.happens(paper.DidOnPaper(deed, self.now, person.name, command.key))
            case want.ChooseOnPaper(answer):
                self.happens(paper.Chose(answer, self.now, person.name, command.key))
            case want.TakeBack(steps):
                left = len(self.playing().steps) - 1 if steps is None else steps
                if not 0 <= left < len(self.playing().steps):
                    raise Refused("There is nothing to take back.")
                self.happens(paper.TookBack(left, self.now, person.name, command.key))

    def _say_again(self, key: str) -> None:
        """A device asks for something once more because nobody told it that it was done: it is told now."""
        del self.keys[key]
        self._note(key)
        self.number += 1

    def _note(self, key: str) -> None:
        self.keys[key] = None
        if len(self.keys) > KEYS:
            del self.keys[next(iter(self.keys))]

    def _tap(self, person: Person, seat: Id, by: int) -> None:
        """What somebody taps for a seat, until it is done or given up (0)."""
        tapped = {**self.taps.get(person.id, {}), seat: by}
        kept = {seat: by for seat, by in tapped.items() if by and seat in range(len(self.plan.seats))}
        self.taps = {**self.taps, person.id: kept}

    def let_go(self, person: PersonId) -> None:
        """A device is gone: what was being tapped on it is told again if it comes back with it."""
        self.taps = {one: tapped for one, tapped in self.taps.items() if one != person}

    def _check_moment(self, command: want.Paper | want.ChooseOnPaper | want.TakeBack) -> None:
        """Totals count whatever else has happened since, but not in another game."""
        if command.moment is None:
            return
        if command.moment < self._dealt_at:
            raise Refused(LATE)
        if isinstance(command, want.TakeBack) and command.seen is not None:
            is_same = command.seen == len(self.playing().steps)
        else:
            is_same = command.moment == self.moment
        if not is_same and not (isinstance(command, want.Paper) and isinstance(command.deed, BY_AMOUNTS)):
            raise Refused(QUICKER)

    def _apply(self, entry: CompanionEntry) -> None:
        match entry:
            case paper.DidOnPaper() | paper.Chose() | paper.TookBack():
                self._apply_step(entry)
            case paper.Laid(plan, secret):
                self.plan, self.secret = plan, bytes.fromhex(secret)
            case paper.Replanned(plan):
                self.plan = plan
            case paper.Dealt(setup, commanders, number):
                self.game = PaperGame(Setup.from_plain(setup, [PaperLife]), commanders)
                self.round = number
                self.moment += 1
                self._dealt_at = self.moment
                self.number += 1
            case told.Came(person, name, secret):
                self.people[person] = Person(person, name, secret)
            case told.Sat(person, seat):
                self.people[person].seat = seat
            case told.NameChanged(person, name):
                self.people[person].name = name
            case told.Removed(person):
                self.people[person].gone = True
            case told.Hosted(person):
                self.host = person
            case told.Said() | told.Remarked():
                self.sayings = [*self.sayings[-KEPT_SAYINGS:], entry]

    def _apply_step(self, entry: paper.DidOnPaper | paper.Chose | paper.TookBack) -> None:
        game = self.playing()
        before = _busy(game)
        match entry:
            case paper.DidOnPaper(deed, at, by):
                game.take(PaperDid(deed, at, by))
            case paper.Chose(answer, at, by):
                game.take(PaperAnswer(answer, at, by))
            case paper.TookBack(steps, at, by):
                game.back_to(steps, at, by)
        if not (isinstance(entry, paper.DidOnPaper) and isinstance(entry.deed, BY_AMOUNTS)) or before != _busy(game):
            self.moment += 1
        self.number += 1
        self.plan = called(self.plan, [player.name for player in game.state.players])
        if entry.key:
            self._note(entry.key)


def _busy(game: PaperGame) -> tuple[object, ...]:
    """What somebody who taps looks at: counters on a plane may turn another one up, or let something wait."""
    return tuple(game.state.command), len(game.state.waiting), game.decision is None
