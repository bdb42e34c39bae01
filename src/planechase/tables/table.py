"""A table: what people ask for is refused with a sentence or done, and written down in the journal.

Nothing here waits, sends or saves. The code that runs a table asks it (`do`), saves what is new in the journal
(`unsaved`), and only then tells everybody what they may know (`onlookers`). A table that is made again from its
journal stands where it stood. Bots are asked from outside: `bot_to_move` says which seat waits for one. So is the
moment after which it is passed for somebody who could do nothing else (`quiet_pass`).
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence, Set
from typing import Final

from planechase.decks.casual import called
from planechase.game import Game
from planechase.record import does_not_fit
from planechase.rules.state.decisions import IllegalAction, IllegalAnswer, Plain
from planechase.rules.state.objects import Id
from planechase.rules.turns.priority import has_something_to_do
from planechase.tables import (
    before_the_game,
    bot_levels,
    playing,
    removing_people,
    seed_draw,
    shared_actions,
    taking_over_seats,
)
from planechase.tables import commands as ask
from planechase.tables import journal as told
from planechase.tables.fairness import Origin
from planechase.tables.journal import AnyEntry
from planechase.tables.journal_effects import apply, noted
from planechase.tables.messages import Learned
from planechase.tables.newcomers import hidden_address, make_room
from planechase.tables.people import Person, PersonId, Refused, proper_name, secret_hash
from planechase.tables.plans import Plan
from planechase.tables.presence import Presence
from planechase.tables.seed_draw import SeedDraw
from planechase.tables.seed_terms import commitment
from planechase.tables.similar_names import look_alike
from planechase.tables.stop_settings import Stopping
from planechase.tables.undoing import Decided, Looks, MayUndo, may_undo
from planechase.telling.stops import Stops

CLOSED: Final = "This table takes nobody new; its host can open it."
BANNED: Final = "Somebody was banned from this table, so nobody new can come to it from your address."

_OF_THE_GAME: Final = (told.Began, told.Answered, told.Noted, told.WentBack, told.Broke, told.Stopped)
"""What happens in the game itself, and not only around it."""


_STAYING: Final = (ask.Say, ask.Undo, ask.Agree, ask.GoBack, ask.PassHosting, ask.LiftBans, ask.Mute, ask.SetAccess)
"""After these commands nobody passes automatically: a person who has gone back to a decision wants to make it again."""


_WHILE_DRAWING: Final = (ask.SealNumber, ask.OpenNumber, ask.Say, ask.PassHosting, ask.Mute, ask.SetAccess)
"""What can be done while the seed is drawn, when everybody is bound to plan and seats."""

_WHILE_BROKEN: Final = (
    ask.Say, ask.GoBack, ask.Remove, ask.AgreeToRemoval, ask.PassHosting, ask.LiftBans, ask.Mute, ask.SetAccess,
)  # fmt: skip
"""What people can do while a rules error stops the game."""


class RulesError(Exception):
    """Something went wrong inside the game while an answer was taken. The table has stopped, and knows it."""


class GameTable:
    """People and bots around one game."""

    def __init__(self) -> None:
        self.plan = Plan()
        self.secret = b""
        self.contributions: dict[PersonId, tuple[str, ...]] = {}
        """What people have added to the seed, in one round, at a table of an earlier version."""
        self.counted: dict[PersonId, tuple[str, ...]] = {}
        """What of it went into the seed when the game began."""
        self.draw = SeedDraw()
        """How the seed is drawn: in two rounds."""
        self.people: dict[PersonId, Person] = {}
        self.host: PersonId | None = None
        self.game: Game | None = None
        self.goes_on_from: Origin | None = None
        """The game that this one continues, if it does."""
        self.order: tuple[Id, ...] = ()
        """Who sits on each seat by the seats they had, where chance has given them."""
        self.paused = False
        self.broken: str | None = None
        """What has gone wrong, where a rules error stopped the game."""
        self.lent: set[Id] = set()
        """The seats of people for whom a bot plays."""
        self.applied: dict[PersonId, Id] = {}
        """Who would like to take over the seat of a bot, and which."""
        self.to_remove: set[PersonId] = set()
        """Who plays but is away, so that the host would like to go on without them."""
        self.consents: dict[PersonId, frozenset[PersonId]] = {}
        """Who has agreed to what is asked about somebody (see `agreements`)."""
        self.banned: set[str] = set()
        """The addresses from which nobody new may come, hidden."""
        self.access = "code"
        """Who finds the table (see `commands.ACCESS`)."""
        self.presence = Presence()
        """Who is here. It is no part of the journal."""
        self.stops: dict[Id, Stops] = {}
        self.stopping: dict[Id, Stopping] = {}
        """Where people said they want to be asked."""
        self.decided: list[Decided] = []
        self.wish: tuple[PersonId, Set[PersonId]] | None = None
        """Who wants to take something back, and whose consent is missing."""
        self.number = 0
        """It grows with every answer, also with those taken back. It is told to nobody: see `question`."""
        self.question = 0
        """The number of the question, as people are told it. What bots pass does not count: it tells of their hands."""
        self.sayings: list[told.Said | told.Remarked] = []
        self._unsaved: list[AnyEntry] = []
        self.looks = Looks()
        self.made_with: Plain = None
        self.unreadable = False
        """Whether what comes next in the journal cannot be played by this version."""

    @classmethod
    def opened(cls, plan: Plan, secret: bytes) -> GameTable:
        """A new table; the secret is 32 bytes of chance, and part of the seed (see `fairness`)."""
        table = cls()
        table.happens(told.Opened(plan, secret.hex()))
        return table

    @classmethod
    def again(cls, journal: Iterable[AnyEntry]) -> GameTable:
        """The table that a journal tells.

        What a later version cannot play again it leaves out: the game stands where it can still be read, and
        `broken` says so. The host can let it go on from there.
        """
        table = cls()
        table.follow(journal)
        return table

    def follow(self, journal: Iterable[AnyEntry]) -> None:
        """What a journal tells next; so a long one can be played again in parts."""
        for entry in journal:
            if self.unreadable and isinstance(entry, _OF_THE_GAME):
                continue
            try:
                apply(self, entry)
            except Exception as error:
                if not isinstance(entry, _OF_THE_GAME):
                    raise
                self._stop_reading(error)

    def _stop_reading(self, error: Exception) -> None:
        """The journal was written by another version, and this one cannot continue it."""
        answers = len(self.decided)
        if self.game is not None and self.game.answered > answers:
            self.game.undo(self.game.answered - answers)
        self.broken = str(does_not_fit({"made_with": self.made_with}, answers + 1, error))
        self.unreadable = True

    def unsaved(self) -> Sequence[AnyEntry]:
        """The entries since this was last called."""
        new, self._unsaved = self._unsaved, []
        return new

    def happens(self, entry: AnyEntry) -> None:
        """Do what an entry says, and write it down. If that fails, nothing is written."""
        apply(self, entry)
        self._unsaved.append(entry)

    # ------------------------------------------------------------------ who is here

    @property
    def commitment(self) -> str:
        """The hash of the secret."""
        return commitment(self.secret)

    def person(self, token: str) -> Person | None:
        """Whose token this is."""
        known = [one for one in self.people.values() if one.is_known_by(token)]
        return known[0] if known and not known[0].gone else None

    def check_newcomer(self, address: str = "") -> None:
        """Refuse strangers where the host wants none."""
        if self.access == "closed":
            raise Refused(CLOSED)
        if hidden_address(self.secret, address) in self.banned:
            raise Refused(BANNED)

    def come(self, name: str, token: str, address: str = "") -> Person:
        """Add a person, who watches until they sit down. The first one is the host."""
        self.check_newcomer(address)
        known_as = self.free_name(proper_name(name))
        make_room(self, address)
        person = len(self.people)
        self.happens(told.Came(person, known_as, secret_hash(token)))
        self.presence.addresses[person] = address
        if self.host is None:
            self.happens(told.Hosted(person))
        return self.people[person]

    def free_name(self, name: str, but: PersonId | None = None) -> str:
        """Two people of one name would be confused, and so would two whose names look alike, or somebody and a bot.

        Who has left may come again under the name that they had.
        """
        others = [one.name for one in self.people.values() if not one.gone and one.id != but]
        if self.game is not None:
            were_here = {one.name for one in self.people.values()}
            others += [player.name for player in self.game.state.players if player.name not in were_here]
        if name.casefold() in map(str.casefold, others):
            raise Refused(f"Somebody here is called {name} already; choose another name.")
        similar = next((other for other in others if look_alike(name, other)), None)
        if similar is not None:
            raise Refused(f"That name looks too much like {similar}, who is here already; choose another name.")
        return name

    def sitting(self, seat: Id) -> Person | None:
        """The person on a seat."""
        for one in self.people.values():
            if one.seat == seat and not one.gone:
                return one
        return None

    def since(self, seat: Id) -> int:
        """After how many answers the person on a seat sat down there; 0 where it was so from the beginning."""
        sitting = self.sitting(seat)
        return sitting.since if sitting is not None else 0

    def sat_by(self, answers: int) -> None:
        """The game has gone back to before somebody took over a seat: they see what comes now."""
        for person in self.people.values():
            person.since = min(person.since, answers)

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

    def level(self, seat: Id) -> str:
        """How the bot plays that sits on a seat, or would."""
        planned = self.order[seat] if self.order else seat
        return self.plan.bots[planned] if planned < len(self.plan.bots) else bot_levels.USUAL

    def players(self) -> list[Person]:
        """The people who play themselves."""
        return [
            one for one in self.people.values() if one.seat is not None and not one.gone and one.seat not in self.lent
        ]

    def next_host(self, here: Sequence[PersonId]) -> PersonId | None:
        """Who becomes host if the host stays away: of those who are here and sit, the first who came. Nobody else."""
        if self.host in here:
            return None
        known = [self.people[one] for one in here if one in self.people]
        return min((one.id for one in known if one.seat is not None and not one.gone), default=None)

    def hand_on_host(self, here: Sequence[PersonId]) -> None:
        """The host is gone, and somebody else becomes the host, if anybody can."""
        following = self.next_host(here)
        if following is not None:
            self.happens(told.Hosted(following))

    # ------------------------------------------------------------------ asking

    def do(self, person: Person, command: ask.AnyCommand) -> Learned | None:
        """Do what somebody asks for, or raise `Refused`; then everybody passes who wants to.

        Returns what they wanted to know, if they asked for that. `RulesError` says that the table has stopped.
        """
        if person.gone:
            raise Refused("You have left this table.")
        if self.broken is not None and not isinstance(command, _WHILE_BROKEN):
            raise Refused("A rules error has stopped this game. The host can go back to before it.")
        match command:
            case ask.Look():
                return playing.look(self, person, command)
            case ask.Foresee():
                return playing.foresee(self, person, command)
            case ask.WhyNot():
                return playing.say_why_not(self, person, command)
            case ask.Advise():
                playing.asks_for_advice(self, person, command)
                return None
        try:
            self._do(person, command)
            self.settle()
        except (IllegalAnswer, ValueError) as refused:
            raise Refused(str(refused)) from refused
        if not isinstance(command, _STAYING):
            self.pass_for_people()
        return None

    def _do(self, person: Person, command: ask.TableCommand) -> None:
        if seed_draw.is_drawing(self) and not isinstance(command, _WHILE_DRAWING):
            raise Refused("The seed is being drawn; the game begins in a moment.")
        match command:
            case ask.Sit() if self.game is not None:
                taking_over_seats.ask_for_seat(self, person, command)
            case ask.Sit():
                before_the_game.sit(self, person, command)
            case ask.Welcome():
                taking_over_seats.welcome(self, person, command)
            case ask.Rename():
                before_the_game.rename(self, person, command)
            case ask.Propose():
                before_the_game.propose(self, person, command)
            case ask.Bring():
                before_the_game.bring(self, person, command)
            case ask.SealNumber():
                seed_draw.seal_number(self, person, command)
            case ask.OpenNumber():
                seed_draw.open_number(self, person, command)
            case ask.Begin():
                before_the_game.begin(self, person)
            case ask.Answer():
                playing.answer(self, person, command)
            case ask.PassOn():
                playing.pass_on(self, person, command)
            case ask.SetStops():
                playing.set_stops(self, person, command)
            case ask.Quiet():
                playing.quiet(self, person, command)
            case ask.AskMeAgain():
                playing.ask_me_again(self, person, command)
            case ask.Automate():
                playing.automate(self, person, command)
            case ask.Concede():
                playing.concede(self, person)
            case ask.Undo():
                shared_actions.undo(self, person)
            case ask.Agree():
                shared_actions.agree(self, person, command)
            case ask.Say():
                shared_actions.say(self, person, command)
            case ask.Pause():
                shared_actions.pause(self, person, command)
            case ask.Lend():
                shared_actions.lend(self, person, command)
            case ask.Remove():
                removing_people.remove(self, person, command)
            case ask.AgreeToRemoval():
                removing_people.agree_to_removal(self, person, command)
            case ask.LiftBans():
                removing_people.lift_bans(self, person)
            case ask.Mute():
                removing_people.mute(self, person, command)
            case ask.SetAccess():
                removing_people.set_access(self, person, command)
            case ask.PassHosting():
                shared_actions.pass_hosting(self, person, command)
            case ask.GoBack():
                shared_actions.go_back(self, person)

    def settle(self) -> None:
        """Do what the players have agreed on. The code that runs the table calls this when somebody comes or goes."""
        removing_people.settle(self)
        taking_over_seats.settle(self)

    def only_host(self, person: Person) -> None:
        """Refuse everybody but the host."""
        if person.id != self.host:
            host = self.people.get(self.host) if self.host is not None else None
            named = f", and that is {host.name}" if host is not None and not host.gone else ""
            raise Refused(f"Only the host can do that{named}.")

    def remark(self, text: str) -> None:
        """The table itself has something to say."""
        self.happens(told.Remarked(text))

    def draw_without_waiting(self, stage: int) -> None:
        """The time for this stage of the draw is up: it goes on without those who have not done their part."""
        seed_draw.go_on_without_waiting(self, stage)
        self.pass_for_people()

    # ------------------------------------------------------------------ playing

    def playing(self) -> Game:
        """The game, once it has begun."""
        if self.game is None:
            raise Refused("The game has not begun.")
        return self.game

    def goes_on(self) -> bool:
        """Whether the game waits for answers: it has begun, and neither ended nor stopped."""
        return self.game is not None and self.game.result is None and not self.paused and self.broken is None

    def take(self, entry: told.Answered | told.Noted) -> None:
        """Let an answer happen. What cannot be finished is taken back; a rules error stops the table."""
        game = self.playing()
        answers = game.answered
        try:
            self.happens(entry)
        except IllegalAction:
            self._taken_back()
            raise
        except IllegalAnswer:
            raise
        except Exception as error:
            if game.answered == answers:
                raise Refused("That is no answer to this question.") from error
            game.undo(game.answered - answers)
            whose, answer = _of(entry)
            self.happens(told.Broke(whose, answer, _gone_wrong(self.seat_name(whose))))
            raise RulesError(f"{type(error).__name__} while {answer!r} of seat {whose} was taken") from error
        if self.wish is not None and self._goes_past_wish(entry):
            shared_actions.lapse(self)

    def _goes_past_wish(self, entry: told.Answered | told.Noted) -> bool:
        """Whether a person went on while somebody wanted to go back. Automatic answers do not count."""
        if isinstance(entry, told.Noted):
            return "concede" in entry.note
        return entry.freely and not self.is_bot(entry.of)

    def _taken_back(self) -> None:
        """CR 733.1: an action could not be finished, and the game has gone back by itself to where it began.

        Who conceded meanwhile has left all the same.
        """
        assert self.game is not None
        kept = self.game.acted_at
        notes = self.game.record()["answers"][kept:]
        self._unsaved += [told.WentBack(kept), *map(told.Noted, notes)]
        self.decided = [*self.decided[:kept], *map(noted, notes)]
        self.sat_by(kept)
        self.looks.forget()
        self.number += 1 + len(notes)
        self.question += 1 + len(notes)

    def pass_for_people(self) -> None:
        """Pass for everybody who does not want to be asked now, and say what they always say."""
        while self.goes_on():
            game = self.playing()
            seat = game.decider
            assert seat is not None
            if self.is_bot(seat):
                return
            stops = self.stops[seat]
            if game.grant is None:
                assert game.decision is not None
                remembered = stops.remembered(game.state, game.decision)
                if remembered is None:
                    return
                self.take(told.Answered(seat, remembered, freely=False))
            elif stops.passes(game.state, game.grant):
                self.take(told.Answered(seat, 0, freely=False))
            else:
                return

    def quiet_pass(self) -> Id | None:
        """The seat of a person who is asked now and can do nothing but pass, and does not want to be asked for that.

        The code that runs the table passes for them (`pass_quietly`): at once if the others cannot learn from the time
        that there is nothing in their hand, and otherwise after a moment.
        """
        if not self.goes_on() or self.playing().grant is None:
            return None
        game = self.playing()
        seat = game.decider
        assert seat is not None
        assert game.grant is not None
        if self.is_bot(seat) or not game.may_pass or self.stops[seat].full_control or self.stopping[seat].idle:
            return None
        return None if has_something_to_do(game.state, game.state.players[game.grant]) else seat

    def pass_quietly(self, number: int) -> None:
        """Pass for somebody who can do nothing else, if this is still the question (`number`)."""
        seat = self.quiet_pass() if number == self.number else None
        if seat is not None:
            self.take(told.Answered(seat, 0, freely=False))
            self.pass_for_people()

    def bot_to_move(self) -> Id | None:
        """The seat of the bot that is to answer, if it is a bot's turn. Bots wait while somebody asks to undo."""
        seat = self.playing().decider if self.goes_on() and self.wish is None else None
        return seat if seat is not None and self.is_bot(seat) else None

    def asks_bot_to_pass(self) -> bool:
        """Whether a bot has priority and could do something with it: nobody is told before it has."""
        game = self.playing()
        return game.grant is not None and game.decider is not None and self.is_bot(game.decider)

    def answer_for_bot(self, number: int, answer: Plain) -> None:
        """What a bot answers to the question with this number; one that comes too late is forgotten.

        `Refused` says that this is no answer; the question stands. A bot that began what it could not finish passes:
        it would only begin it again.
        """
        seat = self.bot_to_move()
        if seat is None or number != self.number:
            return
        try:
            self.take(told.Answered(seat, answer))
        except IllegalAction:
            decision = self.playing().decision
            assert decision is not None
            self.take(told.Answered(seat, decision.encode(decision.default())))
        except IllegalAnswer as refused:
            raise Refused(str(refused)) from refused
        self.pass_for_people()

    def may_undo(self, seat: Id) -> MayUndo | None:
        """Whether a seat can take its last decision back."""
        if self.game is None:
            return None
        return may_undo(self.game, self.decided, seat, self.looks, self.since(seat))


def _of(entry: told.Answered | told.Noted) -> tuple[Id, Plain]:
    """Whose answer or note this is, and what it says."""
    if isinstance(entry, told.Answered):
        return entry.of, entry.answer
    return noted(entry.note).seat, entry.note


def _gone_wrong(name: str) -> str:
    return (
        f"A rule failed on what {name} did. Nothing is lost: the game is back where it was before, and the host can go "
        "back to the last decision that somebody can make differently."
    )
