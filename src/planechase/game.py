"""The door to a game: ask what is to be decided, answer, look, fork, undo, record and replay.

A game is its setup, its seed and the answers its players gave. Everything else follows.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, cast

from planechase.cards import pool
from planechase.rules.events.events import Event
from planechase.rules.multiplayer.variant import Agreed, Variant, check_together
from planechase.rules.state.decisions import Decision, Id, IllegalAction, IllegalAnswer, Rule
from planechase.rules.state.edition import Edition
from planechase.rules.state.fingerprint import fingerprint
from planechase.rules.state.player import Automation
from planechase.rules.state.state import State
from planechase.rules.turns import leaving, loops, turn
from planechase.rules.turns import setup as rules_setup
from planechase.rules.turns.ending import Result
from planechase.rules.turns.priority import PASS, Action, Pass, Priority, legal_actions
from planechase.rules.turns.setup import Seat
from planechase.telling.log import Log
from planechase.telling.options import TableSpeaker
from planechase.telling.view import View, view
from planechase.variants import from_plain as variant_from_plain

Plain = Any
Watcher = Callable[[State, Event], None]

FORMAT = 1
"""The version of the record format."""


class Setup:
    """How a game begins: who sits where with which deck, the seed, the edition and the variants."""

    __slots__ = ("edition", "seats", "seed", "starting_player", "variants")

    def __init__(
        self,
        seats: Sequence[Seat],
        seed: int = 0,
        edition: Edition = Edition.CURRENT,
        variants: Sequence[Variant] = (),
        starting_player: Id | None = None,
    ) -> None:
        if not len(seats) >= 2:
            raise ValueError("A game needs at least two players.")
        self.seats = tuple(seats)
        self.seed = seed
        self.edition = edition
        self.variants = tuple(sorted(variants, key=lambda variant: variant.place))
        check_together(self.variants)
        for variant in self.variants:
            variant.check(Agreed(self.seats, edition, self.variants))
        self.starting_player = starting_player

    def plain(self) -> dict[str, Plain]:
        """The setup as plain data."""
        return {
            "seed": self.seed,
            "edition": self.edition.value,
            "variants": [{"name": variant.name, **variant.plain()} for variant in self.variants],
            "starting_player": self.starting_player,
            "seats": [
                {
                    "name": seat.name,
                    "deck": [card.name for card in seat.deck],
                    "life": seat.life,
                    "automation": [seat.automation.pass_priority, seat.automation.pay, seat.automation.order],
                }
                for seat in self.seats
            ],
        }

    @staticmethod
    def from_plain(plain: Mapping[str, Plain]) -> Setup:
        """The setup that `plain` described."""
        seats = [
            Seat(
                seat["name"],
                [pool.card(name) for name in seat["deck"]],
                Automation(*seat["automation"]),
                seat["life"],
            )
            for seat in plain["seats"]
        ]
        variants = [variant_from_plain(variant) for variant in plain["variants"]]
        return Setup(seats, plain["seed"], Edition(plain["edition"]), variants, plain["starting_player"])


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
        "_answers", "_checkpoint", "_decision", "_forks", "_grant", "_running", "_watchers", "log", "setup", "state",
    )  # fmt: skip

    def __init__(self, setup: Setup, forks: bool = True, log: bool = False) -> None:
        self.setup = setup
        self._forks = forks
        self._watchers: list[Watcher] = []
        self.log: Log | None = None
        """What happened, where the game was made with a log; see `telling.log`. A fork has none."""
        self.state = rules_setup.new_state(setup.seats, setup.seed, setup.edition, setup.variants, pool.traditional())
        self._answers: list[Plain] = []
        self._grant = 0
        self._checkpoint: State | None = None
        self._decision: Decision[Any] | None = None
        self._running: Rule[None] | None = None
        if log:
            self.keep_log()

    @classmethod
    def new(
        cls,
        decks: Sequence[Any],
        seed: int = 0,
        names: Sequence[str] | None = None,
        edition: Edition = Edition.CURRENT,
        variants: Sequence[Variant] = (),
        starting_player: Id | None = None,
        automation: Automation | None = None,
        forks: bool = True,
        watcher: Watcher | None = None,
        log: bool = False,
    ) -> Game:
        """A new game; `decks` are sequences of cards or of their names, one for each player."""
        called = list(names) if names is not None else [f"Player {i + 1}" for i in range(len(decks))]
        seats = [
            Seat(name, [pool.card(c) if isinstance(c, str) else c for c in deck], automation)
            for name, deck in zip(called, decks, strict=True)
        ]
        game = cls(Setup(seats, seed, edition, variants, starting_player), forks, log)
        if watcher is not None:
            game.watch(watcher)
        game._begin()
        return game

    @classmethod
    def casual(
        cls,
        *variants: str,
        players: int | None = None,
        seed: int = 0,
        decks: Sequence[Any] = (),
        names: Sequence[str] | None = None,
        edition: Edition = Edition.CURRENT,
        automation: Automation | None = None,
        forks: bool = True,
        watcher: Watcher | None = None,
        log: bool = False,
        **wishes: Any,
    ) -> Game:
        """A new game with the variants of these names; what is not given is filled in, as `decks.casual` has it.

        `decks` are for the first seats: names of built-in decks, cards, or `decks.casual.Brought`. `wishes` are those
        of `decks.casual.Wishes`.

        >>> game = Game.casual("planechase", "two-headed giant", seed=2)
        >>> [player.name for player in game.state.players], [variant.name for variant in game.setup.variants]
        (['Ann', 'Bob', 'Cat', 'Dan'], ['two-headed giant', 'planechase'])
        >>> Game.casual("star", players=4)
        Traceback (most recent call last):
            ...
        planechase.variants.tables.IllegalTable: Star is played by 5 players, not by 4.
        """
        from planechase.decks.casual import Wishes, arrange, called

        arranged = arrange(variants, players, seed, decks, edition, Wishes(**wishes))
        cards = [deck.cards for deck in arranged.decks]
        chosen = called(len(cards), names or ())
        return cls.new(cards, seed, chosen, edition, arranged.variants, None, automation, forks, watcher, log)

    def _begin(self) -> None:
        self._run(rules_setup.start(self.state, self.setup.starting_player))

    # ------------------------------------------------------------------ playing

    @property
    def decision(self) -> Decision[Any] | None:
        """What is to be decided now, and by whom; None when the game is over."""
        if self._decision is None and self._is_at_grant():
            player = self.state.players[self._whose_priority()]
            self._decision = Priority(player.id, legal_actions(self.state, player))
        if self._decision is not None and self._decision.speaker is None:
            self._decision.speaker = TableSpeaker(self.state)
        return self._decision

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
        if choice is PASS and self._is_at_grant():
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
        if self.log is not None:
            self.log.mark(len(self._answers))
        if isinstance(decision, Priority):
            self._act(cast(Action, checked[0]), plain)
            return
        assert self._running is not None
        self._answers.append(plain)
        loops.note_choice(self.state, decision)
        self._continue(checked)

    def _act(self, action: Action, plain: Plain) -> None:
        """Take an action at a grant of priority; whatever cannot be finished is taken back."""
        self._grant = len(self._answers)
        keep = self._forks or not isinstance(action, Pass)
        self._checkpoint = self.state.clone() if keep else None
        self._answers.append(plain)
        self._run(turn.take(self.state, action))

    def _run(self, rule: Rule[None]) -> None:
        self._running = rule
        self._continue(None)

    def _continue(self, value: object) -> None:
        """Go on until somebody has to decide."""
        assert self._running is not None
        try:
            while True:
                decision = self._running.send(value)
                if self.state.result is not None:
                    break
                if not self.state.players[decision.player].has_left:
                    self._decision = decision
                    return
                self._running, value = leaving.stand_in(self.state, self._running, decision), None
        except StopIteration:
            pass
        except IllegalAction:
            self._take_back()
            raise
        self._running = None
        self._decision = None

    def _take_back(self) -> None:
        """CR 733.1: the action never happened; the game stands at the last grant of priority. Who left stays away."""
        if self._checkpoint is None:
            raise AssertionError("an action that was not offered could not be finished")
        self.state = self._checkpoint.clone()
        self.state.watchers = list(self._watchers)
        left = [plain["concede"] for plain in self._answers[self._grant :] if isinstance(plain, dict)]
        del self._answers[self._grant :]
        if self.log is not None:
            self.log.back_to(self._grant)
        self._running = None
        self._decision = None
        for player in left:
            self.concede(player)

    def concede(self, player: Id) -> None:
        """CR 104.3a: a player leaves the game, at any time."""
        seat = self.state.players[player]
        if seat.has_left or self.state.result is not None:
            raise IllegalAnswer(f"{seat.name} is not in the game any more.")
        if self.log is not None:
            self.log.mark(len(self._answers))
        self._answers.append({"concede": player})
        if self._running is None or self._decision is None:
            self._run(leaving.concede_and_go_on(self.state, seat))
        else:
            self._run(leaving.interrupt(self.state, seat, self._running, self._decision))

    # ------------------------------------------------------------------ looking

    def view(self, player: Id | None = None) -> View:
        """What a player may know, as plain data; without a player, what a spectator may."""
        return view(self.state, player)

    def watch(self, watcher: Watcher) -> None:
        """Be told of every event from now on."""
        self._watchers.append(watcher)
        self.state.watchers = list(self._watchers)

    def keep_log(self) -> Log:
        """Write down from now on what happens; what is taken back is forgotten."""
        if self.log is None:
            self.log = Log()
            self.watch(self.log.watch)
        return self.log

    # ------------------------------------------------------------------ going back and forth

    def fork(self) -> Game:
        """An independent game that stands exactly where this one does."""
        new = Game.__new__(Game)
        new.setup = self.setup
        new._forks = self._forks
        new._watchers = []
        new.log = None
        if self._running is None:
            new.state = self.state.clone()
            new._answers = self._answers[:]
            new._grant = self._grant
            new._checkpoint = None
            new._running = None
            new._decision = None
            return new
        if self._checkpoint is None:
            new = Game(self.setup, self._forks)
            new._begin()
            for plain in self._answers:
                new._take_plain(plain)
            return new
        new.state = self._checkpoint.clone()
        new._answers = self._answers[: self._grant]
        new._grant = self._grant
        new._checkpoint = None
        new._running = None
        new._decision = None
        for plain in self._answers[self._grant :]:
            new._take_plain(plain)
        return new

    def undo(self, answers: int = 1) -> None:
        """Take back the last answers (or concessions)."""
        if answers > len(self._answers):
            raise IllegalAnswer(f"Only {len(self._answers)} answers have been given; {answers} cannot be taken back.")
        kept = self._answers[: len(self._answers) - answers]
        again = Game(self.setup, self._forks)
        again._begin()
        for plain in kept:
            again._take_plain(plain)
        again._watchers = self._watchers
        again.state.watchers = list(self._watchers)
        again.log = self.log
        if self.log is not None:
            self.log.back_to(len(kept))
        for slot in self.__slots__:
            setattr(self, slot, getattr(again, slot))

    def record(self) -> dict[str, Plain]:
        """The whole game as plain data, to be saved as JSON."""
        return {"format": FORMAT, "setup": self.setup.plain(), "answers": list(self._answers)}

    @classmethod
    def replay(
        cls, record: Mapping[str, Plain], upto: int | None = None, watcher: Watcher | None = None, log: bool = False
    ) -> Game:
        """The game that a record tells, or its first `upto` answers."""
        if record.get("format") != FORMAT:
            raise ValueError("This record was made by a version with another format.")
        game = cls(Setup.from_plain(record["setup"]), log=log)
        if watcher is not None:
            game.watch(watcher)
        game._begin()
        for plain in record["answers"][:upto]:
            game._take_plain(plain)
        return game

    def _take_plain(self, plain: Plain) -> None:
        if isinstance(plain, dict):
            self.concede(plain["concede"])
            return
        if plain == 0 and self._is_at_grant():
            self._act(PASS, 0)
            return
        decision = self.decision
        if decision is None:
            raise ValueError("The record goes on after the end of the game.")
        self._give(decision, decision.decode(plain))

    def hash(self) -> str:
        """A fingerprint of the state: equal games have equal fingerprints, on every machine."""
        return fingerprint(self.state)
