"""A table: what people ask for is refused with a sentence or done, and written down in the journal.

Nothing here waits, sends or saves. Whoever runs a table asks it (`do`), saves what is new in the journal
(`unsaved`), and only then tells everybody what they may know (`onlookers`). A table that is made again from its
journal stands where it stood. Bots are asked from outside: `bot_to_move` says which seat waits for one.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final

from planechase.decks.casual import called
from planechase.game import Game
from planechase.record import Setup, written
from planechase.rules.state.decisions import IllegalAction, IllegalAnswer, PlainOption
from planechase.rules.state.objects import Id
from planechase.rules.state.player import Automation
from planechase.rules.state.steps import Step
from planechase.tables import commands as ask
from planechase.tables import journal as told
from planechase.tables import plans
from planechase.tables.journal import AnyEntry, Plain
from planechase.tables.people import Person, PersonId, Refused, proper_name, secret_hash
from planechase.tables.plans import Plan
from planechase.tables.undoing import Decided, MayUndo, last_of, may_undo
from planechase.telling.stops import Passing, Stops

MOST_PEOPLE: Final = 64
LONGEST_SAYING: Final = 500
KEPT_SAYINGS: Final = 200

PASSING: Final = {
    "once": Passing.NOT,
    "something happens": Passing.UNTIL_SOMETHING_HAPPENS,
    "end of turn": Passing.UNTIL_END_OF_TURN,
    "my turn": Passing.UNTIL_NEXT_TURN,
}


class Table:
    """People and bots around one game."""

    def __init__(self) -> None:
        self.plan = Plan()
        self.seed = 0
        self.people: dict[PersonId, Person] = {}
        self.host: PersonId | None = None
        self.game: Game | None = None
        self.paused = False
        self.lent: set[Id] = set()
        """The seats of people for whom a bot plays."""
        self.stops: dict[Id, Stops] = {}
        self.decided: list[Decided] = []
        self.wish: tuple[PersonId, set[PersonId]] | None = None
        """Who wants to take something back, and whose consent is missing."""
        self.number = 0
        """The number of the question that is asked now: it grows with every answer, also with those taken back."""
        self.sayings: list[told.Said | told.Remarked] = []
        self._unsaved: list[AnyEntry] = []

    @classmethod
    def opened(cls, plan: Plan, seed: int) -> Table:
        """A new table; chance starts from the seed, unless the plan has one of its own."""
        table = cls()
        table._happens(told.Opened(plan, seed))
        return table

    @classmethod
    def again(cls, journal: Iterable[AnyEntry]) -> Table:
        """The table that a journal tells."""
        table = cls()
        for entry in journal:
            table._apply(entry)
        return table

    def unsaved(self) -> Sequence[AnyEntry]:
        """What has happened since this was asked last."""
        new, self._unsaved = self._unsaved, []
        return new

    def _happens(self, entry: AnyEntry) -> None:
        """What can be done is written down; what cannot raises before it is."""
        self._apply(entry)
        self._unsaved.append(entry)

    # ------------------------------------------------------------------ who is here

    def person(self, token: str) -> Person | None:
        """Whose token this is."""
        known = [one for one in self.people.values() if one.is_known_by(token)]
        return known[0] if known and not known[0].gone else None

    def come(self, name: str, token: str) -> Person:
        """Somebody comes to the table, and watches until they sit down. The first one is the host."""
        if len(self.people) >= MOST_PEOPLE:
            raise Refused("There is no more room at this table.")
        person = len(self.people)
        self._happens(told.Came(person, self._free_name(proper_name(name)), secret_hash(token)))
        if self.host is None:
            self._happens(told.Hosted(person))
        return self.people[person]

    def _free_name(self, name: str, but: PersonId | None = None) -> str:
        """Two people of one name would be confused."""
        taken = {one.name.casefold() for one in self.people.values() if not one.gone and one.id != but}
        if name.casefold() in taken:
            raise Refused(f"Somebody here is called {name} already; choose another name.")
        return name

    def sitting(self, seat: Id) -> Person | None:
        """The person on a seat."""
        return next((one for one in self.people.values() if one.seat == seat and not one.gone), None)

    def names(self) -> list[str]:
        """How the seats are called: like the people on them, and bots as nobody else is."""
        people = [self.sitting(seat) for seat in range(self.plan.players)]
        taken = [one.name for one in people if one is not None]
        free = [name for name in called(len(taken) + self.plan.players, taken) if name not in taken]
        return [one.name if one is not None else free.pop(0) for one in people]

    def seat_name(self, seat: Id) -> str:
        return self.game.state.players[seat].name if self.game is not None else self.names()[seat]

    def is_bot(self, seat: Id) -> bool:
        """Whether a bot plays on a seat now: nobody sits there, or it was lent to one."""
        return seat in self.lent or self.sitting(seat) is None

    # ------------------------------------------------------------------ asking

    def do(self, person: Person, command: ask.AnyCommand) -> list[PlainOption] | None:
        """Do what somebody asks for, or raise `Refused`; then everybody passes who wants to. Returns what was asked."""
        if person.gone:
            raise Refused("You have left this table.")
        if isinstance(command, ask.Look):
            return self._steps(person, command)
        try:
            self._do(person, command)
        except IllegalAction as refused:
            self._taken_back()
            raise Refused(str(refused)) from refused
        except (IllegalAnswer, ValueError) as refused:
            raise Refused(str(refused)) from refused
        self._pass_for_people()
        return None

    def _do(self, person: Person, command: ask.Deed) -> None:
        match command:
            case ask.Sit():
                self._sit(person, command)
            case ask.Rename():
                self._rename(person, command)
            case ask.Propose():
                self._propose(person, command)
            case ask.Begin():
                self._begin(person, command)
            case ask.Answer():
                self._answer(person, command)
            case ask.PassOn():
                self._pass_on(person, command)
            case ask.SetStops():
                self._set_stops(person, command)
            case ask.Automate():
                self._automate(person, command)
            case ask.Concede():
                self._concede(person, command)
            case ask.Undo():
                self._undo(person, command)
            case ask.Agree():
                self._agree(person, command)
            case ask.Say():
                self._say(person, command)
            case ask.Pause():
                self._pause(person, command)
            case ask.Lend():
                self._lend(person, command)
            case ask.Remove():
                self._remove(person, command)
            case ask.PassHosting():
                self._pass_hosting(person, command)

    def _taken_back(self) -> None:
        """CR 733.1: an action could not be finished, and the game has gone back by itself to where it began.

        Who conceded meanwhile has left all the same.
        """
        assert self.game is not None
        kept = self.game.acted_at
        notes = self.game.record()["answers"][kept:]
        self._unsaved += [told.WentBack(kept), *map(told.Noted, notes)]
        self.decided = [*self.decided[:kept], *map(_noted, notes)]
        self.number += 1 + len(notes)

    def hand_on_host(self, here: Sequence[PersonId]) -> None:
        """The host is gone: the next person who is here becomes the host."""
        if self.host not in here and here:
            self._happens(told.Hosted(here[0]))

    # ------------------------------------------------------------------ before the game

    def _sit(self, person: Person, command: ask.Sit) -> None:
        if self.game is not None:
            raise Refused("The game has begun; seats cannot be changed any more.")
        if command.seat is not None:
            if command.seat not in range(self.plan.players):
                raise Refused(f"There are seats from 1 to {self.plan.players}.")
            other = self.sitting(command.seat)
            if other is not None and other is not person:
                raise Refused(f"{other.name} sits there.")
        self._happens(told.Sat(person.id, command.seat))

    def _rename(self, person: Person, command: ask.Rename) -> None:
        if self.game is not None:
            raise Refused("The game has begun; names cannot be changed any more.")
        self._happens(told.Named(person.id, self._free_name(proper_name(command.name), person.id)))

    def _propose(self, person: Person, command: ask.Propose) -> None:
        self._only_host(person)
        if self.game is not None:
            raise Refused("The game has begun.")
        plans.setup(command.plan, called(command.plan.players), command.plan.seed or 0)
        self._happens(told.Planned(command.plan))
        for one in self.people.values():
            if one.seat is not None and one.seat >= command.plan.players:
                self._happens(told.Sat(one.id, None))

    def _begin(self, person: Person, command: ask.Begin) -> None:
        """The game begins; bots sit where nobody does."""
        self._only_host(person)
        if self.game is not None:
            raise Refused("The game has begun already.")
        if all(self.sitting(seat) is None for seat in range(self.plan.players)):
            raise Refused("Somebody has to sit down first.")
        seed = self.plan.seed if self.plan.seed is not None else self.seed
        self._happens(told.Began(plans.setup(self.plan, self.names(), seed).plain()))

    # ------------------------------------------------------------------ playing

    def _playing(self) -> Game:
        if self.game is None:
            raise Refused("The game has not begun.")
        return self.game

    def _asked(self, person: Person, number: int) -> Game:
        """The game, for somebody who is asked just this question."""
        game = self._playing()
        decision = game.decision
        if decision is None:
            raise Refused("The game is over.")
        if self.paused:
            raise Refused("The game is paused.")
        if number != self.number:
            raise Refused("This question has been answered meanwhile.")
        if person.seat is None or decision.decider != person.seat:
            raise Refused(f"It is {self.seat_name(decision.decider)} who decides now.")
        return game

    def _answer(self, person: Person, command: ask.Answer) -> None:
        self._asked(person, command.number)
        assert person.seat is not None
        self._happens(told.Answered(person.seat, command.answer))

    def _steps(self, person: Person, command: ask.Look) -> list[PlainOption]:
        decision = self._asked(person, command.number).decision
        assert decision is not None
        try:
            return [option.plain() for option in decision.steps(command.chosen)]
        except IllegalAnswer as refused:
            raise Refused(str(refused)) from refused

    def _pass_on(self, person: Person, command: ask.PassOn) -> None:
        game = self._asked(person, command.number)
        if game.grant is None:
            raise Refused("This question has to be answered; it cannot be passed.")
        if command.until not in PASSING:
            raise Refused(f"One can pass until: {', '.join(PASSING)}.")
        assert person.seat is not None
        if command.until != "once":
            self.stops[person.seat].start_passing(game.state, PASSING[command.until])
        self._happens(told.Answered(person.seat, 0))

    def _set_stops(self, person: Person, command: ask.SetStops) -> None:
        """Where one is asked is nobody else's business, and no part of the journal."""
        stops = self._stops_of(person)
        stops.full_control = command.full_control
        stops.own = frozenset(map(Step, command.mine))
        stops.others = frozenset(map(Step, command.others))
        stops.stop_passing()

    def _stops_of(self, person: Person) -> Stops:
        if person.seat is None or person.seat not in self.stops:
            raise Refused("You do not play here.")
        return self.stops[person.seat]

    def _automate(self, person: Person, command: ask.Automate) -> None:
        self._stops_of(person)
        switches = Automation(command.pass_priority, command.pay, command.order).switches
        self._happens(told.Noted({"automation": [person.seat, *switches]}))

    def _concede(self, person: Person, command: ask.Concede) -> None:
        self._stops_of(person)
        self._happens(told.Noted({"concede": person.seat}))

    def _pass_for_people(self) -> None:
        """Pass for everybody who does not want to be asked now."""
        game = self.game
        while game is not None and game.grant is not None and not self.paused:
            decider = game.decider
            assert decider is not None
            if self.is_bot(decider) or not self.stops[decider].passes(game.state, game.grant):
                return
            self._happens(told.Answered(decider, 0, freely=False))

    # ------------------------------------------------------------------ bots

    def bot_to_move(self) -> Id | None:
        """The seat of the bot that is to answer, if it is a bot's turn."""
        if self.game is None or self.paused or self.game.result is not None:
            return None
        seat = self.game.decider
        return seat if seat is not None and self.is_bot(seat) else None

    def answer_for_bot(self, number: int, answer: Plain) -> None:
        """What a bot answers to the question with this number; one that comes too late is forgotten."""
        seat = self.bot_to_move()
        if seat is None or number != self.number:
            return
        self._happens(told.Answered(seat, answer))
        self._pass_for_people()

    def remark(self, text: str) -> None:
        """The table itself has something to say."""
        self._happens(told.Remarked(text))

    # ------------------------------------------------------------------ taking back

    def may_undo(self, seat: Id) -> MayUndo | None:
        """Whether a seat can take its last decision back."""
        return may_undo(self.game, self.decided, seat) if self.game is not None else None

    def _undo(self, person: Person, command: ask.Undo) -> None:
        self._stops_of(person)
        assert person.seat is not None
        may = self.may_undo(person.seat)
        if may is None:
            raise Refused("There is no decision of yours to take back.")
        others = {one.id for one in self._players() if one is not person}
        if may == "freely" or not others:
            self._go_back(person)
        else:
            self.wish = (person.id, others)

    def _agree(self, person: Person, command: ask.Agree) -> None:
        if self.wish is None or person.id not in self.wish[1]:
            raise Refused("Nobody asks you to take anything back.")
        who, missing = self.wish
        if not command.yes:
            self.wish = None
            self.remark(f"{person.name} does not agree to take that back.")
            return
        missing.discard(person.id)
        if not missing:
            self._go_back(self.people[who])

    def _go_back(self, person: Person) -> None:
        assert person.seat is not None
        back = last_of(self.decided, person.seat)
        assert back is not None
        self._happens(told.WentBack(back))
        self.stops[person.seat].stop_passing()

    def _players(self) -> list[Person]:
        """The people who play themselves."""
        return [
            one for one in self.people.values() if one.seat is not None and not one.gone and one.seat not in self.lent
        ]

    # ------------------------------------------------------------------ together

    def _say(self, person: Person, command: ask.Say) -> None:
        text = " ".join(command.text.split())
        if not text or not text.isprintable():
            raise Refused("Type something that others can read.")
        if len(text) > LONGEST_SAYING:
            raise Refused(f"Say it in at most {LONGEST_SAYING} letters.")
        self._happens(told.Said(person.id, text))

    def _pause(self, person: Person, command: ask.Pause) -> None:
        self._only_host(person)
        self._playing()
        if command.paused != self.paused:
            self._happens(told.Paused(command.paused))

    def _lend(self, person: Person, command: ask.Lend) -> None:
        self._playing()
        if command.seat != person.seat:
            self._only_host(person)
        if self.sitting(command.seat) is None:
            raise Refused("Nobody sits there whose place a bot could take.")
        if command.to_bot != (command.seat in self.lent):
            self._happens(told.Lent(command.seat, command.to_bot))

    def _remove(self, person: Person, command: ask.Remove) -> None:
        if command.person != person.id:
            self._only_host(person)
        other = self.people.get(command.person)
        if other is None or other.gone:
            raise Refused("There is nobody like that at this table.")
        self._happens(told.Removed(other.id))
        if other.id == self.host:
            self.hand_on_host([one.id for one in self.people.values() if not one.gone])

    def _pass_hosting(self, person: Person, command: ask.PassHosting) -> None:
        self._only_host(person)
        other = self.people.get(command.person)
        if other is None or other.gone:
            raise Refused("There is nobody like that at this table.")
        self._happens(told.Hosted(other.id))

    def _only_host(self, person: Person) -> None:
        if person.id != self.host:
            host = self.people.get(self.host) if self.host is not None else None
            raise Refused(f"Only the host can do that{f', and that is {host.name}' if host is not None else ''}.")

    # ------------------------------------------------------------------ the journal

    def _apply(self, entry: AnyEntry) -> None:
        """Let an entry happen; this is all that a journal needs to be played again."""
        match entry:
            case told.Opened(plan, seed):
                self.plan, self.seed = plan, seed
            case told.Came(person, name, secret):
                self.people[person] = Person(person, name, secret)
            case told.Sat(person, seat):
                self.people[person].seat = seat
            case told.Named(person, name):
                self.people[person].name = name
            case told.Removed(person):
                self._forget(self.people[person])
            case told.Hosted(person):
                self.host = person
            case told.Planned(plan):
                self.plan = plan
            case told.Began(setup):
                self.game = Game.replay(written(Setup.from_plain(setup), ()), log=True)
                self.stops = {seat: Stops(seat) for seat in range(len(self.game.state.players))}
            case told.Answered(seat, answer, freely):
                self._take(seat, answer, freely)
            case told.Noted(note):
                self._note(note)
            case told.WentBack(answers):
                self._back_to(answers)
            case told.Paused(paused):
                self.paused = paused
            case told.Lent(seat, to_bot):
                (self.lent.add if to_bot else self.lent.discard)(seat)
            case told.Said() | told.Remarked():
                self.sayings = [*self.sayings[-KEPT_SAYINGS:], entry]

    def _take(self, seat: Id, answer: Plain, freely: bool) -> None:
        passed = self._playing().grant is not None and answer == 0
        self._playing().take_plain(answer)
        self._decided(Decided(seat, freely, passed))

    def _note(self, note: Plain) -> None:
        self._playing().take_plain(note)
        self._decided(_noted(note))

    def _decided(self, one: Decided) -> None:
        self.decided.append(one)
        self.number += 1
        self.wish = None

    def _back_to(self, answers: int) -> None:
        game = self._playing()
        game.undo(game.answered - answers)
        del self.decided[answers:]
        self.number += 1
        self.wish = None

    def _forget(self, person: Person) -> None:
        person.gone = True
        if self.game is None:
            person.seat = None


def _noted(note: Plain) -> Decided:
    """What a seat did besides answering: it conceded, or switched something, which is nobody's business."""
    match note:
        case {"concede": seat}:
            return Decided(seat, freely=False, passed=False)
        case {"automation": [seat, *_]}:
            return Decided(seat, freely=False, passed=True)
    raise Refused(f"{note!r} is nothing that a player can do.")
