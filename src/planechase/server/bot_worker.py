"""A process that thinks for bots: it remembers its games, and needs only the new answers.

Started as `python -m planechase.server.bot_worker`. It reads tasks from its standard input and writes each answer to
its standard output as soon as it is found. Where there are forks, the process itself only waits, and a child of it
thinks: a child that hangs is ended by `GIVE_UP` and another one stands there at once, with everything imported. When
the input ends both end, whatever they are doing: no worker outlives its server.
"""

from __future__ import annotations

import gc
import os
import secrets
import signal
import sys
import time
from collections.abc import Callable, Iterator, Mapping
from queue import SimpleQueue
from threading import Thread
from typing import Any, BinaryIO, Final, NoReturn

import msgspec
from msgspec import Struct

from planechase.bots import Bot
from planechase.bots.asking_bots import answer_of, waits
from planechase.game import Game
from planechase.record import Setup, written
from planechase.rules.state.decisions import Decision, IllegalAction, Plain
from planechase.rules.state.objects import Id
from planechase.rules.turns.priority import Priority
from planechase.tables.advising import Weighed, thoughts
from planechase.tables.bot_levels import bot

BotMaker = Callable[[str, int], Bot]
"""Makes a bot of some level, with a seed for those that use randomness."""

IN_ONE_GO: Final = 32
"""How many answers of bots are found in a row before the server is told."""

LONGEST: Final = 1.0
"""After how many seconds other tables get a turn, between two answers."""

SIZE: Final = 4
"""How many bytes before each message give its length."""

GIVE_UP: Final = getattr(signal, "SIGUSR1", None)
"""The signal that ends a child and brings the next one; None where a worker has none."""

BEHIND: Final = 5
"""How much lower the priority of these processes is than the server's."""


class Consultation(Struct, frozen=True, array_like=True):
    """What a bot of this level thinks of the current question, no matter who is to answer it."""

    level: str
    given: Plain = None
    """The answer that was given, if it is known."""


class Task(Struct, frozen=True, array_like=True):
    """A game in which a bot is to answer."""

    game: str
    """The name of the game."""
    setup: Plain
    """Its setup; None for a game that the worker has."""
    since: int
    """How many of the answers that the worker knows are unchanged."""
    answers: list[Plain]
    """Those after them."""
    bots: dict[Id, str]
    """The seats of bots, and their levels."""
    forget: list[str]
    """Games that are not needed any more."""
    consultation: Consultation | None = None
    """A question for advice, instead of answers."""


class Thought(Struct, frozen=True, array_like=True, tag="thought"):
    """An answer that was found."""

    seat: Id
    answer: Plain
    passes: bool
    """Whether it is a pass."""
    failure: str | None = None
    """What went wrong, if the bot failed and this is the simplest answer instead."""


class Pondered(Struct, frozen=True, array_like=True, tag="pondered"):
    """What a bot thinks of a question; nothing is answered."""

    seat: Id
    """The seat that is to answer it."""
    purpose: str
    sentence: str
    """The question, as that seat reads it."""
    weighed: list[Weighed]


class WorkerDone(Struct, frozen=True, array_like=True, tag="done"):
    """There are no more answers until the server sends what came of these."""

    failure: str | None = None
    """What went wrong, where not even the simplest answer could be found; the game is not known any more."""


class Ready(Struct, frozen=True, array_like=True, tag="ready"):
    """A fresh process is there, which knows nothing. If there was one before, it is gone."""


WorkerMessage = Thought | Pondered | WorkerDone | Ready
"""What a worker says."""


def simplest(decision: Decision[Any]) -> Plain:
    """An answer that is always allowed, as plain data."""
    return decision.encode(decision.check(decision.default()))


class Mind:
    """A game as a worker knows it, and its bots."""

    def __init__(self, setup: Plain, maker: BotMaker) -> None:
        self.game = Game.replay(written(Setup.from_plain(setup), ()))
        self._maker = maker
        self._answers: list[Plain] = []
        """The answers that were received or found."""
        self._bots: dict[tuple[Id, str], Bot] = {}
        self._acting: object = None
        """What was chosen at the last grant of priority."""
        self._refused: list[object] = []
        """What was chosen there before, and could not be finished."""

    def follow(self, since: int, answers: list[Plain]) -> None:
        """These answers follow the first `since` ones."""
        known = self._answers[since:]
        same = next((at for at, (old, new) in enumerate(zip(known, answers, strict=False)) if old != new), None)
        keep = since + (same if same is not None else min(len(known), len(answers)))
        if keep < len(self._answers):
            self.game.undo(len(self._answers) - keep)
            del self._answers[keep:]
            self._acting = None
            self._refused.clear()
        for plain in answers[keep - since :]:
            self._take(plain)

    def _take(self, plain: Plain) -> None:
        self.game.take_plain(plain)
        self._answers.append(plain)

    def think(self, levels: Mapping[Id, str]) -> Iterator[Thought]:
        """Answers of bots, one after the other, until a person decides or something visible may happen."""
        game, until = self.game, time.monotonic() + LONGEST
        for _ in range(IN_ONE_GO):
            seat = game.decider
            if seat is None or seat not in levels:
                return
            thought = self._thought(seat, self._bot(seat, levels[seat]))
            yield thought
            try:
                self._take(thought.answer)
            except IllegalAction:
                del self._answers[game.answered :]
                self._refused.append(self._acting)
                self._acting = None
                return
            if time.monotonic() > until or (not thought.passes and (game.grant is not None or game.decider != seat)):
                return

    def ponder(self, consultation: Consultation) -> Pondered:
        """What a bot thinks of the question that stands: one that is made for this, and remembers nothing."""
        decision = self.game.decision
        assert decision is not None
        weighed = thoughts(self.game, self._maker(consultation.level, secrets.randbits(64)), consultation.given)
        asked = decision.plain(decision.decider)
        return Pondered(decision.decider, asked["purpose"], asked["sentence"], weighed)

    def _bot(self, seat: Id, level: str) -> Bot:
        if (seat, level) not in self._bots:
            self._bots[seat, level] = self._maker(level, secrets.randbits(64))
        return self._bots[seat, level]

    def _thought(self, seat: Id, bot: Bot) -> Thought:
        """What a bot answers now, or the simplest answer where it fails."""
        game = self.game
        try:
            if waits(bot, game):
                self._acts(0)
                return Thought(seat, 0, passes=True)
            decision = game.decision
            assert decision is not None
            answer = decision.check(answer_of(bot, game, self._without_refused(decision)))
            plain, failure = decision.encode(answer), None
        except Exception as error:
            decision = game.decision
            assert decision is not None
            plain, failure = simplest(decision), f"{type(error).__name__}: {error}"
        if isinstance(decision, Priority):
            self._acts(decision.options[plain])
        return Thought(seat, plain, game.may_pass and plain == 0, failure)

    def _acts(self, action: object) -> None:
        """Something else is done at a grant of priority: what could not be finished at the last one is forgotten."""
        if self._acting is not None:
            self._refused.clear()
        self._acting = action

    def _without_refused(self, decision: Decision[Any]) -> Decision[Any]:
        if self._acting is None and self._refused and isinstance(decision, Priority):
            return decision.without(self._refused)
        return decision


class Worker:
    """The games that a process thinks about."""

    def __init__(self, maker: BotMaker = bot) -> None:
        self._maker = maker
        self._minds: dict[str, Mind] = {}

    def work(self, task: Task) -> Iterator[Thought | Pondered | WorkerDone]:
        """The results of a task. Whatever goes wrong, the worker's knowledge stays consistent for the next one."""
        for game in task.forget:
            self._minds.pop(game, None)
        try:
            mind = self._mind(task)
            if task.consultation is not None:
                yield mind.ponder(task.consultation)
            else:
                yield from mind.think(task.bots)
        except Exception as error:
            self._minds.pop(task.game, None)
            yield WorkerDone(f"{type(error).__name__}: {error}")
            return
        yield WorkerDone()

    def _mind(self, task: Task) -> Mind:
        if task.setup is not None:
            self._minds[task.game] = Mind(task.setup, self._maker)
        mind = self._minds[task.game]
        mind.follow(task.since, task.answers)
        return mind


def main(maker: BotMaker = bot) -> None:
    """Work until the input ends."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    if hasattr(os, "nice"):
        os.nice(BEHIND)
    out = os.fdopen(os.dup(sys.stdout.fileno()), "wb")
    # What a bot prints must not be taken for an answer.
    os.dup2(sys.stderr.fileno(), sys.stdout.fileno())
    if GIVE_UP is None:
        _work(maker, out)
    gc.freeze()
    while _lived(maker, out) != 0:
        pass


def _lived(maker: BotMaker, out: BinaryIO) -> int:
    """Have a child that works, and wait for its end. Returns how it ended: 0 if its input did."""
    assert GIVE_UP is not None
    signal.signal(GIVE_UP, signal.SIG_IGN)
    child = os.fork()
    if child == 0:
        signal.signal(GIVE_UP, signal.SIG_DFL)
        _work(maker, out)
    signal.signal(GIVE_UP, lambda *_: os.kill(child, signal.SIGKILL))
    return os.waitstatus_to_exitcode(os.waitpid(child, 0)[1])


def _work(maker: BotMaker, out: BinaryIO) -> NoReturn:
    """Take one task after the other."""
    tasks: SimpleQueue[bytes] = SimpleQueue()
    Thread(target=_read, args=(tasks,), daemon=True).start()
    worker, decoder = Worker(maker), msgspec.json.Decoder(Task)
    _write(out, Ready())
    while True:
        for word in worker.work(decoder.decode(tasks.get())):
            _write(out, word)


def _read(tasks: SimpleQueue[bytes]) -> None:
    """Take tasks in while others are thought about, and end the process with its input."""
    source = sys.stdin.buffer
    while len(size := source.read(SIZE)) == SIZE:
        tasks.put(source.read(int.from_bytes(size, "big")))
    os._exit(0)


def _write(out: BinaryIO, word: WorkerMessage) -> None:
    written = msgspec.json.encode(word)
    out.write(len(written).to_bytes(SIZE, "big") + written)
    out.flush()


if __name__ == "__main__":
    main()
