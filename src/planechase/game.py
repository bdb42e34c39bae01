"""The entry point to a game: see what is to be decided, answer, look, fork, undo, record and replay.

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
    Checkpoint,
    GivenAnswer,
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
from planechase.record import Setup, does_not_fit, read, written
from planechase.rules.events.choices import tell_choice
from planechase.rules.events.events import Event
from planechase.rules.language.characteristics import CardDefinition
from planechase.rules.multiplayer.controlling import decider
from planechase.rules.multiplayer.variant import Variant
from planechase.rules.state.chance import Chance
from planechase.rules.state.decisions import Decision, Id, IllegalAction, IllegalAnswer, Plain, Rule
from planechase.rules.state.edition import Edition
from planechase.rules.state.fingerprint import fingerprint
from planechase.rules.state.passing import UNKNOWN
from planechase.rules.state.player import Automation
from planechase.rules.state.state import State
from planechase.rules.turns import leaving, optional_loops, redealing, turn
from planechase.rules.turns import setup as rules_setup
from planechase.rules.turns.ending import Result
from planechase.rules.turns.priority import PASS, Action, Pass, Priority, legal_actions, may_pass
from planechase.rules.turns.setup import Seat
from planechase.telling.option_texts import TableSpeaker

if TYPE_CHECKING:
    from planechase.telling.log import Log
    from planechase.telling.view import Thing, View

Watcher = Callable[[State, Event], None]


class Guess(NamedTuple):
    """How a game was imagined."""

    answers: int
    """How many answers had been given by then; imagining counts as one."""
    viewer: Id
    key: int
    """The key with which everything that the viewer had not seen was dealt."""
    of: Game | None
    """The imagined game in the middle of something, until the caller continues the guess."""


class Game:
    """A game of Magic that waits for answers.

    Make one with `Game.new`, `Game.casual` or `Game.replay`. Then `decision` is the next question, `answer` answers
    it, and `result` says how the game ended. `view` shows what a player may know. `fork`, `undo` and `as_of` go back
    and forth; `imagine` makes a game that could be this one, as far as a player can tell.

    `setup` is how the game began, `state` is the whole state (read it, but do not change it), and `log` is what
    happened, if the game keeps a log.

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
        """Use `Game.new`, `Game.casual` or `Game.replay` instead. A game with a `state` continues from there."""
        self.setup = setup
        self._setup = setup
        """The same, including the seed, which a guess does not show."""
        self._guess: Guess | None = None
        self._forks = forks
        self._watchers: list[Watcher] = []
        self.log: Log | None = None
        """What happened, if the game keeps a log; see `telling.log`. A fork has none."""
        if state is None:
            state = rules_setup.new_state(setup.seats, setup.seed, setup.edition, setup.variants, pool.traditional)
        self.state = state
        self._last: GivenAnswer | None = None
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
        """Begin a game with one deck for each player.

        - `decks`: for each player the name of a built-in deck, or a list of cards or names of cards.
        - `seed`: the number from which all randomness follows; the same seed gives the same game.
        - `names`: what the players are called; `Player 1` and so on if you do not say.
        - `edition`: the rules of today, or those of July 2011 (`Edition.Y2011`).
        - `variants`: variants or their names, in any order. Planar decks and the like are part of a variant.
        - `starting_player`: the seat or name of the player who begins; otherwise chance decides.
        - `automation`: what the game does by itself for everybody, such as passing and paying.
        - `forks`: whether the game keeps earlier states. Without them it is faster; `fork` and `undo` then replay.
        - `watcher`: a function that is called with the state and each event; see `watch`.
        - `log`: whether to keep a log; see `keep_log`.
        - `sideboards`: for each player the cards they may fetch from outside the game.
        - `random_seats`: let chance decide who sits where (CR 806.3, 807.3); the record says where everybody sits.
        - `binder`: cards that are not built in, for example from `planechase.collection`.

        Raises `Unplayable`, or another `ValueError`, with a sentence that says what is wrong.

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
        """Begin a game with these variants, and fill in whatever is not given.

        - `variants`: names such as `"planechase"` and `"two-headed giant"`, or variants.
        - `players`: how many; otherwise the usual number for these variants.
        - `decks`: decks for the first seats: names of built-in decks, cards, or `decks.casual.Brought`. The other
          seats get built-in decks.
        - `names`: names for the first seats; the others get names, too.
        - `wishes`: how the variants are played, such as `planes="communal"`; see `decks.casual.Wishes`.

        The other arguments are those of `Game.new`. Raises a `ValueError` with a sentence if something does not fit.

        >>> game = Game.casual("planechase", "two-headed giant", seed=2)
        >>> [player.name for player in game.state.players], [variant.name for variant in game.setup.variants]
        (['Ann', 'Bob', 'Cat', 'Dan'], ['two-headed giant', 'planechase'])
        >>> Game.casual("star", players=4)
        Traceback (most recent call last):
            ...
        planechase.variants.table_shapes.IllegalTable: Star is played by 5 players, not by 4.
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
        """The decision that is to be made now (`decision.decider` says by whom); None when the game is over."""
        if self._decision is None and self._is_at_grant():
            player = self.state.players[self._whose_priority()]
            if self._actions is None:
                self._actions = optional_loops.allowed(self.state, player, legal_actions(self.state, player))
            self._decision = Priority(player.id, self._actions)
            self._decision.decider = decider(self.state, player.id)
        if self._decision is not None and self._decision.speaker is None:
            self._decision.speaker = TableSpeaker(self.state)
        return self._decision

    @property
    def grant(self) -> Id | None:
        """Who has priority, if the game waits only for that. Faster than `decision`, which finds all actions."""
        return self.state.turn.priority if self._is_at_grant() else None

    @property
    def may_pass(self) -> bool:
        """Whether the game waits for a player with priority who may pass (CR 117.3d, 732.2c)."""
        return self._is_at_grant() and may_pass(self.state, self._whose_priority())

    @property
    def decider(self) -> Id | None:
        """The seat that gives the next answer (CR 723.5); None when the game is over. Faster than `decision`."""
        if self._is_at_grant():
            return decider(self.state, self._whose_priority())
        return self._decision.decider if self._decision is not None else None

    def look_again(self) -> None:
        """Find again what may be done, after the state was changed from outside at a grant of priority."""
        self._decision = self._actions = None

    def _found(self) -> Sequence[Action] | None:
        """What the player with priority could do, if that was found out: it takes long."""
        return self._decision.options if isinstance(self._decision, Priority) else self._actions

    def _is_at_grant(self) -> bool:
        """Whether the game only waits for a player with priority, whose actions are found when they are asked for."""
        return self._running is None and self.state.result is None

    def _whose_priority(self) -> Id:
        assert self.state.turn.priority is not None
        return self.state.turn.priority

    @property
    def result(self) -> Result | None:
        """How the game ended, or None while it goes on."""
        return self.state.result

    def answer(self, choice: object) -> None:
        """Answer the decision.

        What an answer is depends on the question: an option, a list of options, True or False, a number. See
        `decision.answers()`, `decision.sample` and `decision.check`.

        Raises `IllegalAnswer` with the reason if the answer is not allowed; then nothing has changed. Raises
        `IllegalAction` if an action turned out to be impossible; then the game is where the action began.
        """
        if choice is PASS and self.may_pass:
            self._act(PASS, 0)
        else:
            decision = self._asked()
            self._give(decision, decision.check(choice))

    def answer_plain(self, plain: Plain) -> None:
        """Answer the decision with plain data, made of the ids of options and of numbers (see `Decision.plain`).

        Raises what `answer` raises.
        """
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
        optional_loops.note_answer(self.state, decision, checked)
        if self.state.watchers:
            tell_choice(self.state, decision, checked)
        self._continue(checked)

    def _act(self, action: Action, plain: Plain) -> None:
        """Take an action at a grant of priority; an action that cannot be finished is undone."""
        self._grant = self.answered
        self._near = None
        self._remember(action)
        self._write(plain, action)
        self._run(turn.take(self.state, action))

    def _write(self, plain: Plain, taken: object = FORGOTTEN) -> None:
        """Note one more answer; the log marks it, in case it is undone."""
        if self.log is not None:
            self.log.mark(self.answered)
        self._last = GivenAnswer(self._last, plain, taken if self._forks else FORGOTTEN)
        self.state.passing.begin()

    def _remember(self, action: Action) -> None:
        """Keep the state, to come back to it. Without forks only an action can be undone, not a pass."""
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
        """Continue until a player has to decide."""
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
        """The next question in the middle of something; None when that has ended."""
        assert self._running is not None
        try:
            while True:
                decision = self._running.send(value)
                if self.state.result is not None:
                    return None
                if not self.state.players[decision.player].has_left:
                    value = optional_loops.bar(self.state, decision)
                    if value is not None:
                        continue
                    decision.decider = decider(self.state, decision.player)
                    return decision
                self._running, value = leaving.stand_in(self.state, self._running, decision), None
        except StopIteration:
            return None

    def _take_back(self) -> None:
        """CR 733.1: undo the action; the game is back at the last grant of priority. A player who left stays away."""
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
        """Let a player leave the game, which they may do at any time (CR 104.3a).

        Raises `IllegalAnswer` if the player is not in the game any more.
        """
        self._check_seat(player)
        self._wake()
        seat = self.state.players[player]
        self._write({"concede": player})
        if self._running is None or self._decision is None:
            self._run(leaving.concede_and_go_on(self.state, seat))
        else:
            self._run(leaving.concede_meanwhile(self.state, seat, self._running, self._decision))

    def automate(self, player: Id, automation: Automation) -> None:
        """Change what the game does by itself for a seat, from the next question on. The record notes it."""
        self._check_seat(player)
        if not isinstance(automation, Automation):
            raise IllegalAnswer(f"Give an Automation, such as Automation(pay=False), and not {automation!r}.")
        self._write({"automation": [player, *automation.switches]})
        self.state.players[player].automation = automation

    def deal_anew(self, viewer: Id, key: int) -> None:
        """Shuffle everything the player has not seen, and continue with a new random key."""
        self._check_viewer(viewer)
        self._write({"dealt anew": [viewer, f"{key:064x}"]})
        redealing.deal_anew(self.state, viewer, key)
        if self._running is None:
            self.look_again()

    def imagine(self, viewer: Id, chance: Chance) -> Game:
        """Make a game that could be this one, as far as a player can tell; what is hidden from them is guessed.

        `viewer` is the player's seat, and `chance` decides which guess it is. Two games that look the same to a player
        give the same guess. A guess can be played on, but it has no past, no record and no seed.

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
        redealing.imagine(self.state, viewer, key)
        if self._running is None:
            self.look_again()

    def _glimpse(self) -> Game:
        """A copy in the middle of something. What led there is run again when the copy is continued."""
        new = self._alike(self.state.clone())
        new._last, new._grant = self._last, self._grant
        new._running, new._decision = asleep(), self._decision
        return new

    def _wake(self) -> bool:
        """Prepare a guess that was only looked at so that it can continue. Returns whether it slept."""
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
        """Refuse numbers that are no seat, and players who have left."""
        if type(player) is not int or player not in range(len(self.state.players)):
            raise IllegalAnswer(f"There are seats from 0 to {len(self.state.players) - 1}, and no {player!r}.")
        seat = self.state.players[player]
        if seat.has_left or self.state.result is not None:
            raise IllegalAnswer(f"{seat.name} is not in the game any more.")

    # ------------------------------------------------------------------ looking

    def view(self, player: Id | None = None) -> View[Thing]:
        """What a player may know, as plain data (`telling.view.View`); without a player, what a spectator may know."""
        if player is not None and player not in range(len(self.state.players)):
            raise ValueError(f"There are seats from 0 to {len(self.state.players) - 1}, and no {player!r}.")
        from planechase.telling.scenes import view

        return view(self.state, player)

    def watch(self, watcher: Watcher) -> None:
        """Call a function with the state and each event, from now on. Forks do not call it."""
        self._watchers.append(watcher)
        self.state.watchers = list(self._watchers)

    def keep_log(self) -> Log:
        """Keep a log of what happens from now on, and return it. `undo` shortens it."""
        if self.log is None:
            from planechase.telling.log import Log

            self.log = Log()
            self.watch(self.log.watch)
        return self.log

    # ------------------------------------------------------------------ going back and forth

    @property
    def is_guess(self) -> bool:
        """Whether this game was made by `imagine`."""
        return self._guess is not None

    @property
    def answered(self) -> int:
        """How many answers have been given, including concessions and changes of automation."""
        return number_of(self._last)

    @property
    def acted_at(self) -> int:
        """How many answers had been given when a player last acted with priority."""
        return self._grant

    def fork(self, forks: bool = True) -> Game:
        """Make an independent copy of this game. With `forks=False` the copy is faster and keeps no earlier states."""
        new = self._standing_at(self.answered)
        new._forks = self._forks and forks
        return new

    def as_of(self, answers: int) -> Game:
        """Make an independent copy of the game as it was after `answers`. Raises `ValueError` if there are fewer."""
        if type(answers) is not int or not 0 <= answers <= self.answered:
            raise ValueError(f"There are {self.answered} answers so far, so this game never stood after {answers}.")
        self._check_past(answers)
        return self._standing_at(answers)

    def undo(self, answers: int = 1) -> None:
        """Undo the last answers (or concessions). Raises `IllegalAnswer` if there are fewer."""
        if type(answers) is not int or answers < 1:
            raise ValueError(f"Say how many answers to take back, at least 1, and not {answers!r}.")
        if answers > self.answered:
            raise IllegalAnswer(f"{answers} answers cannot be taken back: so far there are {self.answered}.")
        self._check_past(self.answered - answers)
        self._stand_like(self._standing_at(self.answered - answers))
        if self.log is not None:
            self.log.back_to(self.answered)

    def _stand_like(self, again: Game) -> None:
        """Take over the position of another game, which is not needed any more."""
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
        """Free memory while nobody plays. `undo` still works, but has to replay more answers."""
        del self._past[:-FEW]
        self._near = None
        forget_how(self._last)

    def _standing_at(self, answers: int) -> Game:
        """This game after this many answers: the nearest state that is kept, with the answers that follow."""
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
        """The nearest earlier position of this game that is kept, or its beginning."""
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
        """Another game with this setup, new or with this state; a guess if this is one."""
        new = type(self)(self._setup, self._forks, False, state)
        new.setup, new._guess = self.setup, self._guess
        return new

    def _repeat(self, answer: GivenAnswer) -> None:
        """Repeat an answer that is known to be allowed here."""
        self._repeat_until(answer, answer.passes)

    def _repeat_nearly(self, answer: GivenAnswer) -> Near:
        """Repeat an answer, and keep the state at the last automatic pass after it."""
        self._repeat_until(answer, answer.passes - 1)
        near = Near(answer.number, self.state.clone(), self._grant)
        self._go_on_from(near)
        return near

    def _repeat_until(self, answer: GivenAnswer, passes: int) -> None:
        """Repeat an answer, and continue until a player is asked or `passes` players have passed automatically."""
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
        """Repeat the last automatic pass before a player is asked."""
        self._near = near
        self._grant = near.grant
        self.state.passing.passed = self._last.passes if self._last is not None else 0
        self.state.passing.to_come = 0
        self._run(turn.pass_by_itself(self.state))
        self.state.passing.to_come = UNKNOWN

    def _from(
        self, remembered: list[Checkpoint], answers: int, state: State, actions: Sequence[Action] | None = None
    ) -> Self:
        """An independent game at a grant of priority, as this one was after this many answers."""
        new = self._alike(state.clone())
        new._last = numbered(self._last, answers)
        new._grant = answers
        new._past = remembered[:]
        new._actions = actions
        return new

    def record(self) -> dict[str, Plain]:
        """The whole game as plain data, ready for JSON; `Game.replay` plays it again."""
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
        """Play a record again, or only its first `upto` answers.

        `variants` are the classes of the variants in it that are not built in. `watcher` and `log` are those of
        `Game.new`. Raises `Unreplayable` with the reason if the record cannot be played again.
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
        """Take one of the answers of a record: an answer in plain data, a concession, or a change of automation."""
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
        """A fingerprint of the state. Equal games have equal fingerprints, on every machine."""
        return fingerprint(self.state)
