"""The comparison of forks with their games: sound games pass, and a game that shares what it changes is found out."""

from planechase import Game
from planechase.rules.multiplayer.variant import Variant
from planechase.rules.state.chance import Chance
from planechase.rules.state.state import State
from planechase.testing.forking import Twin, stray


class Tally:
    """How many turns there were; all copies of the state share it."""

    __slots__ = ("turns",)

    def __init__(self) -> None:
        self.turns = 0

    def clone(self) -> "Tally":
        return self


class Leaky(Variant):
    """Counts turns in one place for all forks."""

    name = "leaky"

    def turn_begins(self, game: State) -> None:
        tally = game.variant_state.setdefault(self.name, Tally())
        assert isinstance(tally, Tally)
        tally.turns += 1


def begun(*variants: Variant) -> Game:
    """A game in its second turn."""
    game = Game.casual(*variants, players=2, seed=3, log=True)
    while game.state.turn_number < 2:
        assert game.decision is not None
        game.answer(game.decision.default())
    return game


def test_a_fork_that_goes_its_own_way_leaves_a_sound_game_alone() -> None:
    assert stray(begun(), Chance(1), 60) == []


def test_a_fork_that_changes_its_game_is_found_out() -> None:
    assert "A fork has changed the game it comes from." in stray(begun(Leaky()), Chance(1), 60)


def test_a_fork_that_gets_the_same_answers_comes_to_the_same() -> None:
    game = begun()
    twin = Twin(game)
    for _ in range(30):
        assert game.decision is not None
        answer = game.decision.default()
        game.answer(answer)
        twin.answer(game, answer)
    assert twin.differences(game) == []
