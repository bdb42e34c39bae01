"""The door to a game: ask what is to be decided, answer, look, fork, undo, record and replay.

A game is its setup, its seed and the answers its players gave. Everything else follows.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import TYPE_CHECKING, Any, NamedTuple, Self, cast

from planechase.cards import pool
from planechase.decks import casual, checking
from planechase.decks.binder import EMPTY, Binder
from planechase.decks.casual import Deck
from planechase.decks.checking import Unplayable
from planechase.past import (
    FEW,
    FORGOTTEN,
    NEAR,
    Answer,
    Checkpoint,
    Near,
    asleep,
    forget_how,
    last_passed,
    make_room,
    number_of,
    numbered,
    since,
    thinned,
)
from planechase.record import Plain, Setup, does_not_fit, read, written
from planechase.rules.events.choices import tell_choice
from planechase.rules.events.events import Event
from planechase.rules.language.characteristics import CardDefinition
from planechase.rules.multiplayer.controlling import decider
from planechase.rules.multiplayer.variant import Variant
from planechase.rules.state.chance import Chance
from planechase.rules.state.decisions import Decision, Id, IllegalAction, IllegalAnswer, Rule
from planechase.rules.state.edition import Edition
from planechase.rules.state.fingerprint import fingerprint
from planechase.rules.state.passing import UNKNOWN
from planechase.rules.state.player import Automation
from planechase.rules.state.state import State
from planechase.rules.turns import circling, dealing, leaving, turn
from planechase.rules.turns import setup as rules_setup
from planechase.rules.turns.ending import Result
from planechase.rules.turns.priority import PASS, Action, Pass, Priority, legal_actions, may_pass
from planechase.rules.turns.setup import Seat
from planechase.telling.options import TableSpeaker

if TYPE_CHECKING:
    from planechase.telling.log import Log
    from planechase.telling.view import Thing, View

Watcher = Callable[[State, Event], None]


class Guess(NamedTuple):
    """That a game is one that somebody imagines."""

    answers: int
    """So many had been given when it was imagined, which counts as one itself."""
    viewer: Id
    key: int
    """By which everything that the viewer had not seen was dealt."""
    of: Game | None
    """The game it was made of in the middle of something, as long as nobody has gone on with it."""


class Game:
    """A game of Magic that waits for answers.

    >>> from planechase.decks import deck
    >>> game = Game.new([deck("Dawn Charge"), deck("Grave Tide")], seed=3)
    >>> game.decision.why
    'Take a mulligan? You would keep 6 cards.'
    >>> game.answer(False)
    >>> game.answer("perhaps")
    Traceback (most recent call last):
        ...
    planechase.rules.state.decisions.asking.IllegalAnswer: Take a mulligan? ... Answer True or False, not 'perhaps'.
    """

    __slots__ = (
        "_actions", "_decision", "_forks", "_grant", "_guess", "_last", "_near", "_past", "_running", "_setup",
        "_watchers", "log", "setup", "state",
    )  # fmt: skip

    def __init__(self, setup: Setup, forks: bool = True, log: bool = False, state: State | None = None) -> None:
        """A game that is to begin, or one that stands so."""
        self.setup = setup
        self._setup = setup
        """The same, with the seed also in a guess."""
        self._guess: Guess | None = None
        self._forks = forks
        self._watchers: list[Watcher] = []
        self.log: Log | None = None
        """What happened, where the game was made with a log; see `telling.log`. A fork has none."""
        if state is None:
            state = rules_setup.new_state(setup.seats, setup.seed, setup.edition, setup.variants, pool.traditional)
        self.state = state
        self._last: Answer | None = None
        self._grant = 0
        self._past: list[Checkpoint] = []
        self._near: Near | None = None
        self._decision: Decision[Any] | None = None
        self._actions: Sequence[Action] | None = None
        self._running: Rule[None] | None = None
        if log:
            self.keep_log()

    @classmethod
    def new(
        cls,
        decks: Sequence[Deck],
        seed: int = 0,
        names: Sequence[str] | None = None,
        edition: Edition | str = Edition.CURRENT,
        variants: Sequence[Variant | str] = (),
        starting_player: Id | str | None = None,
        automation: Automation | None = None,
        forks: bool = True,
        watcher: Watcher | None = None,
        log: bool = False,
        sideboards: Sequence[Iterable[CardDefinition | str]] = (),
        random_seats: bool = False,
        binder: Binder = EMPTY,
    ) -> Game:
        """A new game; `decks` are names of built-in decks, or cards, or names of cards; one deck for each player.

        With `random_seats` chance decides who sits where (CR 806.3, 807.3); the record says where everybody sits. In
        the `binder` are cards that are not built in, such as `planechase.collection` has them.

        >>> Game.new(["Dawn Charge", "Grave Tide"], names=["Ann", "Bob"], seed=2)
        <Game: not begun; Bob decides: Take a mulligan? You would keep 6 cards.>
        """
        given = checking.decks_of(decks)
        if automation is not None and not isinstance(automation, Automation):
            raise Unplayable(f"Give an Automation, such as Automation(pay=False), and not {automation!r}.")
        chosen = [f"Player {seat + 1}" for seat in range(len(given))] if names is None else names
        called = checking.names_of(chosen, len(given))
        cards = [checking.cards_of(deck, name, binder=binder) for deck, name in zip(given, called, strict=True)]
        book, number = checking.edition_of(edition), checking.seed_of(seed)
        played = casual.variants_for(variants, cards, number, book, binder)
        beside = checking.sideboards_of(sideboards, called, binder)
        seats = [
            Seat(name, deck, automation, sideboard=board)
            for name, deck, board in zip(called, cards, beside, strict=True)
        ]
        first = checking.seat_of(starting_player, called)
        setup = Setup(seats, number, book, played, first)
        return cls._begun(setup.at_random()[0] if random_seats else setup, forks, watcher, log)

    @classmethod
    def casual(
        cls,
        *variants: str | Variant,
        players: int | None = None,
        seed: int = 0,
        decks: Sequence[Deck] = (),
        names: Sequence[str] | None = None,
        edition: Edition | str = Edition.CURRENT,
        automation: Automation | None = None,
        forks: bool = True,
        watcher: Watcher | None = None,
        log: bool = False,
        random_seats: bool = False,
        binder: Binder = EMPTY,
        **wishes: Any,
    ) -> Game:
        """A new game with the variants of these names; what is not given is filled in, as `decks.casual` has it.

        `decks` are for the first seats: names of built-in decks, cards, or `decks.casual.Brought`. `wishes` are those
        of `decks.casual.Wishes`. In the `binder` are cards that are not built in.

        >>> game = Game.casual("planechase", "two-headed giant", seed=2)
        >>> [player.name for player in game.state.players], [variant.name for variant in game.setup.variants]
        (['Ann', 'Bob', 'Cat', 'Dan'], ['two-headed giant', 'planechase'])
        >>> Game.casual("star", players=4)
        Traceback (most recent call last):
            ...
        planechase.variants.tables.IllegalTable: Star is played by 5 players, not by 4.
        """
        for what, given in (("decks", decks), ("names", names or ())):
            if isinstance(given, str) or not isinstance(given, Sequence):
                raise Unplayable(f"The {what} are a list, and not {given!r}.")
        arranged = casual.arrange(variants, players, seed, decks, edition, casual.wishes_of(wishes), binder=binder)
        cards = [deck.cards for deck in arranged.decks]
        called = checking.names_of(casual.called(len(cards), names or ()), len(cards))
        if names is not None and len(names) > len(cards):
            raise Unplayable(f"There are {len(names)} names for {len(cards)} players.")
        beside = [deck.sideboard for deck in arranged.decks]
        played = arranged.variants
        return cls.new(
            cards, seed, called, edition, played, None, automation, forks, watcher, log, beside, random_seats
        )

    @classmethod
    def _begun(cls, setup: Setup, forks: bool, watcher: Watcher | None, log: bool) -> Game:
        game = cls(setup, forks, log)
        if watcher is not None:
            game.watch(watcher)
        game._begin()
        return game

    def _begin(self) -> None:
        self._run(rules_setup.start(self.state, self.setup.starting_player))

    # ------------------------------------------------------------------ playing

    @property
    def decision(self) -> Decision[Any] | None:
        """What is to be decided now, and by whom; None when the game is over."""
        if self._decision is None and self._is_at_grant():
            player = self.state.players[self._whose_priority()]
            if self._actions is None:
                self._actions = circling.allowed(self.state, player, legal_actions(self.state, player))
            self._decision = Priority(player.id, self._actions)
            self._decision.decider = decider(self.state, player.id)
        if self._decision is not None and self._decision.speaker is None:
            self._decision.speaker = TableSpeaker(self.state)
        return self._decision

    @property
    def grant(self) -> Id | None:
        """Who has priority, if the game waits for nothing else; quicker than `decision`, which finds all actions."""
        return self.state.turn.priority if self._is_at_grant() else None

    @property
    def may_pass(self) -> bool:
        """Whether the game waits for a player with priority who may pass (CR 117.3d, 732.2c)."""
        return self._is_at_grant() and may_pass(self.state, self._whose_priority())

    @property
    def decider(self) -> Id | None:
        """Who gives the next answer (CR 723.5); None when the game is over. Also quicker than `decision`."""
        if self._is_at_grant():
            return decider(self.state, self._whose_priority())
        return self._decision.decider if self._decision is not None else None

    def look_again(self) -> None:
        """Somebody changed the state from outside, at a grant of priority: what may be done there is found anew."""
        self._decision = self._actions = None

    def _found(self) -> Sequence[Action] | None:
        """What the player with priority could do, if that was found out: it takes long."""
        return self._decision.options if isinstance(self._decision, Priority) else self._actions

    def _is_at_grant(self) -> bool:
        """Whether nothing goes on but waiting for a player with priority, whose actions are found when asked for."""
        return self._running is None and self.state.result is None

    def _whose_priority(self) -> Id:
        assert self.state.turn.priority is not None
        return self.state.turn.priority

    @property
    def result(self) -> Result | None:
        """How the game ended, or None while it goes on."""
        return self.state.result

    def answer(self, choice: object) -> None:
        """Answer the decision. Raises `IllegalAnswer` with the reason, and changes nothing, if that is not allowed."""
        if choice is PASS and self.may_pass:
            self._act(PASS, 0)
        else:
            decision = self._asked()
            self._give(decision, decision.check(choice))

    def answer_plain(self, plain: Plain) -> None:
        """The same with an answer in plain data, made of the ids of options and of numbers (see `Decision.plain`)."""
        decision = self._asked()
        self._give(decision, decision.decode(plain))

    def _asked(self) -> Decision[Any]:
        decision = self.decision
        if decision is None:
            raise IllegalAnswer("The game is over; there is nothing to decide.")
        return decision

    def _give(self, decision: Decision[Any], checked: Any) -> None:
        plain = decision.encode(checked)
        if isinstance(decision, Priority):
            self._act(cast(Action, checked[0]), plain)
        else:
            self._go_on(decision, checked, plain)

    def _go_on(self, decision: Decision[Any], checked: Any, plain: Plain) -> None:
        """Take an answer in the middle of something."""
        if self._wake():
            decision = self._asked()
        self._write(plain, checked)
        circling.note_answer(self.state, decision, checked)
        if self.state.watchers:
            tell_choice(self.state, decision, checked)
        self._continue(checked)

    def _act(self, action: Action, plain: Plain) -> None:
        """Take an action at a grant of priority; whatever cannot be finished is taken back."""
        self._grant = self.answered
        self._near = None
        self._remember(action)
        self._write(plain, action)
        self._run(turn.take(self.state, action))

    def _write(self, plain: Plain, taken: object = FORGOTTEN) -> None:
        """One more answer; the log knows what comes of it, should it be taken back."""
        if self.log is not None:
            self.log.mark(self.answered)
        self._last = Answer(self._last, plain, taken if self._forks else FORGOTTEN)
        self.state.passing.begin()

    def _remember(self, action: Action) -> None:
        """Keep how the game stands, to come back to it. Without forks only an action can be taken back, not a pass."""
        if not self._forks:
            self._past = []
            if isinstance(action, Pass):
                return
        if self._past and self._past[-1].answers == self._grant:
            return
        make_room(self._past)
        self._past.append(Checkpoint(self._grant, self.state.clone(), isinstance(action, Pass), self._found()))
        if len(self._past) > 4 * NEAR:
            self._past = thinned(self._past)

    def _run(self, rule: Rule[None]) -> None:
        self._running = rule
        self._continue(None)

    def _continue(self, value: object) -> None:
        """Go on until somebody has to decide."""
        try:
            self._decision = self._next_question(value)
        except IllegalAction:
            self._take_back()
            raise
        self._actions = None
        if self._decision is None:
            self._running = None
        if self._last is not None:
            self._last.passes = self.state.passing.passed

    def _next_question(self, value: object) -> Decision[Any] | None:
        """What is asked next in the middle of something; None when that is at its end."""
        assert self._running is not None
        try:
            while True:
                decision = self._running.send(value)
                if self.state.result is not None:
                    return None
                if not self.state.players[decision.player].has_left:
                    value = circling.bar(self.state, decision)
                    if value is not None:
                        continue
                    decision.decider = decider(self.state, decision.player)
                    return decision
                self._running, value = leaving.stand_in(self.state, self._running, decision), None
        except StopIteration:
            return None

    def _take_back(self) -> None:
        """CR 733.1: the action never happened; the game stands at the last grant of priority. Who left stays away."""
        if not self._past or self._past[-1].answers != self._grant:
            raise AssertionError("an action that was not offered could not be finished")
        self.state = self._past[-1].state.clone()
        self.state.watchers = list(self._watchers)
        meanwhile = [one.plain for one in since(self._last, self._grant) if isinstance(one.plain, dict)]
        self._last = numbered(self._last, self._grant)
        if self.log is not None:
            self.log.back_to(self._grant)
        self._running = None
        self._near = None
        self._decision = None
        self._actions = self._past[-1].actions
        for plain in meanwhile:
            self.take_plain(plain)

    def concede(self, player: Id) -> None:
        """CR 104.3a: a player leaves the game, at any time."""
        self._check_seat(player)
        self._wake()
        seat = self.state.players[player]
        self._write({"concede": player})
        if self._running is None or self._decision is None:
            self._run(leaving.concede_and_go_on(self.state, seat))
        else:
            self._run(leaving.concede_meanwhile(self.state, seat, self._running, self._decision))

    def automate(self, player: Id, automation: Automation) -> None:
        """Change what the game does by itself for a seat, from the next question on. It is part of the record."""
        self._check_seat(player)
        if not isinstance(automation, Automation):
            raise IllegalAnswer(f"Give an Automation, such as Automation(pay=False), and not {automation!r}.")
        self._write({"automation": [player, *automation.switches]})
        self.state.players[player].automation = automation

    def deal_anew(self, viewer: Id, key: int) -> None:
        """Shuffle what a player has not seen, and let chance follow from another key: the game is another one now."""
        self._check_viewer(viewer)
        self._write({"dealt anew": [viewer, f"{key:064x}"]})
        dealing.deal_anew(self.state, viewer, key)
        if self._running is None:
            self.look_again()

    def imagine(self, viewer: Id, chance: Chance) -> Game:
        """A game that could be this one, for all that a player has seen; what is hidden from them is guessed.

        Two games that look the same to a player give the same guess.

        >>> from planechase.rules.state.chance import Chance
        >>> game = Game.casual("planechase", seed=5)
        >>> guess = game.imagine(0, Chance(1))
        >>> guess.view(0) == game.view(0), guess.view(1) == game.view(1)
        (True, False)
        """
        self._check_viewer(viewer)
        key = chance.bits()
        guess = self.fork() if self._running is None else self._glimpse()
        guess._imagine(viewer, key)
        guess._guess = Guess(guess.answered, viewer, key, self if self._running is not None else None)
        guess.setup = self._setup.unseeded
        return guess

    def _imagine(self, viewer: Id, key: int) -> None:
        self._write({"imagined": [viewer, f"{key:016x}"]})
        dealing.imagine(self.state, viewer, key)
        if self._running is None:
            self.look_again()

    def _glimpse(self) -> Game:
        """How things stand in the middle of something. How it came to that is done again when somebody goes on."""
        new = self._alike(self.state.clone())
        new._last, new._grant = self._last, self._grant
        new._running, new._decision = asleep(), self._decision
        return new

    def _wake(self) -> bool:
        """Let a guess that was only looked at stand so that it can go on. Returns whether it slept."""
        guess = self._guess
        if guess is None or guess.of is None:
            return False
        if guess.of.answered != guess.answers - 1:
            raise ValueError("The game has gone on since this was guessed; imagine it anew.")
        again = guess.of._standing_at(guess.of.answered)
        again._imagine(guess.viewer, guess.key)
        self._guess = Guess(guess.answers, guess.viewer, guess.key, None)
        self._stand_like(again)
        return True

    def _check_viewer(self, viewer: Id) -> None:
        if viewer not in range(len(self.state.players)):
            raise IllegalAnswer(f"There are seats from 0 to {len(self.state.players) - 1}, and no {viewer!r}.")

    def _check_seat(self, player: Id) -> None:
        """Refuse what is no seat, and players who have left."""
        if type(player) is not int or player not in range(len(self.state.players)):
            raise IllegalAnswer(f"There are seats from 0 to {len(self.state.players) - 1}, and no {player!r}.")
        seat = self.state.players[player]
        if seat.has_left or self.state.result is not None:
            raise IllegalAnswer(f"{seat.name} is not in the game any more.")

    # ------------------------------------------------------------------ looking

    def view(self, player: Id | None = None) -> View[Thing]:
        """What a player may know, as plain data; without a player, what a spectator may."""
        if player is not None and player not in range(len(self.state.players)):
            raise ValueError(f"There are seats from 0 to {len(self.state.players) - 1}, and no {player!r}.")
        from planechase.telling.scenes import view

        return view(self.state, player)

    def watch(self, watcher: Watcher) -> None:
        """Be told of every event from now on."""
        self._watchers.append(watcher)
        self.state.watchers = list(self._watchers)

    def keep_log(self) -> Log:
        """Write down from now on what happens; what is taken back is forgotten."""
        if self.log is None:
            from planechase.telling.log import Log

            self.log = Log()
            self.watch(self.log.watch)
        return self.log

    # ------------------------------------------------------------------ going back and forth

    @property
    def is_guess(self) -> bool:
        """Whether somebody imagines this game (see `imagine`)."""
        return self._guess is not None

    @property
    def answered(self) -> int:
        """How many answers have been given, concessions and the like among them."""
        return number_of(self._last)

    @property
    def acted_at(self) -> int:
        """How many answers had been given when somebody last did something with priority."""
        return self._grant

    def fork(self, forks: bool = True) -> Game:
        """An independent game that stands exactly where this one does. Without forks of its own it is quicker."""
        new = self._standing_at(self.answered)
        new._forks = self._forks and forks
        return new

    def as_of(self, answers: int) -> Game:
        """An independent game that stands where this one stood after so many answers."""
        if type(answers) is not int or not 0 <= answers <= self.answered:
            raise ValueError(f"There are {self.answered} answers so far, so this game never stood after {answers}.")
        self._check_past(answers)
        return self._standing_at(answers)

    def undo(self, answers: int = 1) -> None:
        """Take back the last answers (or concessions)."""
        if type(answers) is not int or answers < 1:
            raise ValueError(f"Say how many answers to take back, at least 1, and not {answers!r}.")
        if answers > self.answered:
            raise IllegalAnswer(f"{answers} answers cannot be taken back: so far there are {self.answered}.")
        self._check_past(self.answered - answers)
        self._stand_like(self._standing_at(self.answered - answers))
        if self.log is not None:
            self.log.back_to(self.answered)

    def _stand_like(self, again: Game) -> None:
        """Stand where another game does, which is not needed any more."""
        self.state, self._running = again.state, again._running
        self._decision, self._actions = again._decision, again._actions
        self._last, self._grant = again._last, again._grant
        self._past, self._near = again._past, again._near
        self.state.watchers = list(self._watchers)

    def _check_past(self, answers: int) -> None:
        """A guess begins where it was made: what came before it happened in another game, which tells too much."""
        if self._guess is not None and answers < self._guess.answers:
            raise ValueError("A guess has no past: go back in the game of which it was made.")

    def forget_past(self) -> None:
        """Be small while nobody plays: how the game stood is found again from its answers, should somebody go back."""
        del self._past[:-FEW]
        self._near = None
        forget_how(self._last)

    def _standing_at(self, answers: int) -> Game:
        """This game after its first so many answers: from the nearest state that is remembered, with what came then."""
        self._wake()
        if self._running is None and answers == self.answered:
            return self._from(self._past, answers, self.state, self._found())
        new = self._before(answers)
        came = since(numbered(self._last, answers), new.answered)
        passed = last_passed(came) if answers == self.answered else None
        for one in came:
            if one is passed:
                self._near = new._repeat_nearly(one)
            else:
                new._repeat(one)
        return new

    def _before(self, answers: int) -> Game:
        """This game as it is remembered, or as it began, before or after so many answers: the nearest there is."""
        remembered = [one for one in self._past if one.answers <= answers]
        near = self._near
        if near is not None and near.answers <= answers and (not remembered or remembered[-1].answers < near.answers):
            new = self._from(remembered, near.answers, near.state)
            new._go_on_from(near)
            return new
        if remembered:
            return self._from(remembered, remembered[-1].answers, remembered[-1].state, remembered[-1].actions)
        new = self._alike()
        new._begin()
        return new

    def _alike(self, state: State | None = None) -> Self:
        """Another game with this setup, which is to begin or stands so; a guess if this is one."""
        new = type(self)(self._setup, self._forks, False, state)
        new.setup, new._guess = self.setup, self._guess
        return new

    def _repeat(self, answer: Answer) -> None:
        """An answer that was found allowed where this game stands now."""
        self._repeat_until(answer, answer.passes)

    def _repeat_nearly(self, answer: Answer) -> Near:
        """The same; the last time that a player passed by themselves after it the game stands, and that is kept."""
        self._repeat_until(answer, answer.passes - 1)
        near = Near(answer.number, self.state.clone(), self._grant)
        self._go_on_from(near)
        return near

    def _repeat_until(self, answer: Answer, passes: int) -> None:
        """Give an answer again, and go on until somebody is asked or so many players have passed by themselves."""
        self.state.passing.to_come = passes
        if answer.taken is FORGOTTEN:
            self.take_plain(answer.plain)
        elif self._running is None:
            self._act(cast(Action, answer.taken), answer.plain)
        else:
            self._go_on(self._asked(), answer.taken, answer.plain)
        self.state.passing.to_come = UNKNOWN
        if self._last is not None:
            self._last.passes = answer.passes

    def _go_on_from(self, near: Near) -> None:
        """The player with priority passes, once more, and nobody does so after that before somebody is asked."""
        self._near = near
        self._grant = near.grant
        self.state.passing.passed = self._last.passes if self._last is not None else 0
        self.state.passing.to_come = 0
        self._run(turn.pass_by_itself(self.state))
        self.state.passing.to_come = UNKNOWN

    def _from(
        self, remembered: list[Checkpoint], answers: int, state: State, actions: Sequence[Action] | None = None
    ) -> Self:
        """An independent game that stands at a grant of priority, as this one did after so many answers."""
        new = self._alike(state.clone())
        new._last = numbered(self._last, answers)
        new._grant = answers
        new._past = remembered[:]
        new._actions = actions
        return new

    def record(self) -> dict[str, Plain]:
        """The whole game as plain data, to be saved as JSON."""
        self._check_past(0)
        return written(self.setup, [one.plain for one in since(self._last, 0)])

    @classmethod
    def replay(
        cls,
        record: Mapping[str, Plain],
        upto: int | None = None,
        watcher: Watcher | None = None,
        variants: Iterable[type[Variant]] = (),
        log: bool = False,
    ) -> Game:
        """The game that a record tells, or its first `upto` answers; `Unreplayable` says why it cannot be played again.

        `variants` are the kinds of variant it was played with that are not built in.
        """
        setup, answers = read(record, variants)
        if upto is not None and not 0 <= upto <= len(answers):
            raise ValueError(f"This record has {len(answers)} answers; {upto} of them cannot be replayed.")
        game = cls._begun(setup, True, watcher, log)
        for number, plain in enumerate(answers[:upto]):
            try:
                game.take_plain(plain)
            except (IllegalAnswer, KeyError, IndexError, TypeError, ValueError) as error:
                raise does_not_fit(record, number + 1, error) from error
        return game

    def take_plain(self, plain: Plain) -> None:
        """Take one of the answers of a record: an answer in plain data, a concession, or what a seat switched."""
        if isinstance(plain, dict):
            self._take_note(plain)
            return
        if plain == 0 and self.may_pass:
            self._act(PASS, 0)
            return
        decision = self.decision
        if decision is None:
            raise IllegalAnswer("The game is over; there is nothing to decide.")
        self._give(decision, decision.decode(plain))

    def _take_note(self, plain: Mapping[str, Plain]) -> None:
        """What a record holds besides answers."""
        match plain:
            case {"concede": player} if type(player) is int:
                self.concede(player)
            case {"automation": [player, bool(passing), bool(pay), bool(order)]}:
                self.automate(player, Automation(passing, pay, order))
            case {"dealt anew": [int(viewer), str(key)]}:
                self.deal_anew(viewer, int(key, 16))
            case {"imagined": [int(viewer), str(key)]} if self._guess is not None:
                self._imagine(viewer, int(key, 16))
            case _:
                raise IllegalAnswer(f"{plain!r} is nothing that a player can do.")

    def __repr__(self) -> str:
        state = self.state
        if state.result is not None:
            return f"<Game over on turn {state.turn_number}: {state.result.reason}>"
        names = " and ".join(state.players[seat].name for seat in state.turn.active)
        where = f"turn {state.turn.number}, {state.turn.step.value} of {names}" if state.turn_number else "not begun"
        decision = self.decision
        asked = f"; {state.players[decision.player].name} decides: {decision.why}" if decision is not None else ""
        return f"<Game: {where}{asked}>"

    def hash(self) -> str:
        """A fingerprint of the state: equal games have equal fingerprints, on every machine."""
        return fingerprint(self.state)
