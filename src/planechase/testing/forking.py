"""Checking forks: a fork equals its game, and neither changes the other."""

from __future__ import annotations

from planechase.game import Game
from planechase.rules.state.chance import Chance
from planechase.rules.state.decisions import Id, IllegalAction
from planechase.testing.random_play import answering


class Twin:
    """A fork that is given every answer the game was given, and must come to the same.

    >>> game = Game.casual(players=2, seed=1, log=True)
    >>> twin = Twin(game)
    >>> game.answer(False)
    >>> twin.answer(game, False)
    >>> twin.differences(game)
    []
    >>> game.answer(False)
    >>> twin.differences(game)
    ['The fork and the game differ after the same answers.', 'The fork and the game tell different stories.']
    """

    __slots__ = ("_game_told", "_told", "fork")

    def __init__(self, game: Game) -> None:
        self.fork = game.fork()
        self.fork.keep_log()
        self._told = 0
        self._game_told = len(game.keep_log())

    def answer(self, game: Game, answer: object) -> None:
        """Give the fork the answer that the game was given. If one of them undoes it, so must the other."""
        try:
            self.fork.answer(answer)
        except IllegalAction:
            self._listen_from_here(game)
        if len(game.keep_log()) < self._game_told:
            self._listen_from_here(game)

    def concede(self, player: Id) -> None:
        if self.fork.result is None and not self.fork.state.players[player].has_left:
            self.fork.concede(player)

    def _listen_from_here(self, game: Game) -> None:
        """What was told before the fork was made may have been taken back; the fork never knew it."""
        self._game_told, self._told = len(game.keep_log()), len(self.fork.keep_log())

    def differences(self, game: Game) -> list[str]:
        """What is not the same in both, one sentence each."""
        found = [] if self.fork.hash() == game.hash() else ["The fork and the game differ after the same answers."]
        told = self.fork.keep_log().text(start=self._told)
        if told != game.keep_log().text(start=self._game_told):
            found.append("The fork and the game tell different stories.")
        return found


def stray(game: Game, chance: Chance, answers: int) -> list[str]:
    """Let a fork go its own way for some answers, and back; return what that changed in the game, one sentence each.

    >>> game = Game.casual("planechase", players=3, seed=4)
    >>> stray(game, Chance(1), 30)
    []
    """
    before, fork = game.hash(), game.fork()
    if fork.hash() != before:
        return ["A fork is different from its game."]
    given = len(fork.record()["answers"])
    answer = answering(chance)
    for _ in range(answers):
        if fork.decision is None:
            break
        answer(fork)
    found = [] if game.hash() == before else ["A fork has changed the game it comes from."]
    more = len(fork.record()["answers"]) - given
    if more > 0:
        fork.undo(more)
        found += [] if fork.hash() == before else ["A fork that took all its answers back is not where it was."]
    return found
