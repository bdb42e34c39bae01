"""Bots know what their seat knows: games that differ only in what is hidden from it get the same answers."""

from __future__ import annotations

from typing import Any

import pytest

from planechase.bots import BotTable, Chance
from planechase.bots.asking_bots import answer_of, shown_to
from planechase.game import Game
from planechase.rules.state.decisions import Decision, Plain
from planechase.rules.state.visibility import hidden_from
from planechase.tables.bot_levels import bot
from planechase.testing import ANN, BOB
from planechase.testing import Table as Arranged

TABLES = [
    pytest.param(2, (), 4, id="two players"),
    pytest.param(4, ("planechase",), 5, id="planechase"),
    pytest.param(4, ("archenemy",), 6, id="archenemy"),
    pytest.param(4, ("two-headed giant", "planechase"), 7, id="two-headed giant"),
]


def answered(game: Game, level: str) -> Plain:
    """What a new bot answers, as plain data."""
    decision = game.decision
    assert decision is not None
    return decision.encode(decision.check(answer_of(bot(level, 9), game, decision)))


def dealt_anew(game: Game, seat: int, key: int) -> Game:
    other = game.fork()
    other.deal_anew(seat, key)
    return other


def positions(players: int, variants: tuple[str, ...], seed: int, every: int, most: int) -> list[tuple[Game, int]]:
    """Some questions of a game between steady bots, each with the seat that answers."""
    game = Game.casual(*variants, players=players, seed=seed)
    table = BotTable([bot("steady", 0) for _ in range(players)])
    found: list[tuple[Game, int]] = []
    while game.result is None and len(found) < most:
        table.answer(game)
        if game.answered % every == 0 and game.decider is not None:
            found.append((game.fork(), game.decider))
    return found


@pytest.mark.parametrize(("players", "variants", "seed"), TABLES)
@pytest.mark.parametrize(("level", "every", "most"), [("random", 2, 60), ("steady", 2, 60), ("seer@6", 9, 3)])
def test_what_is_hidden_does_not_change_an_answer(
    level: str, every: int, most: int, players: int, variants: tuple[str, ...], seed: int
) -> None:
    for game, seat in positions(players, variants, seed, every, most):
        here, there = dealt_anew(game, seat, 1), dealt_anew(game, seat, 2)
        assert here.view(seat) == there.view(seat)
        assert answered(here, level) == answered(there, level), game


class Peeping:
    """Says what another player holds."""

    def __init__(self) -> None:
        self.seen: list[str] = []

    def decide(self, game: Game, decision: Decision[Any]) -> object:
        state = game.state
        other = state.players[1 - decision.decider]
        self.seen = [state.chars(state.objects[card]).name for card in (*other.hand, *other.library)]
        return decision.default()


def test_who_peeps_sees_a_guess() -> None:
    game = Game.casual(players=2, seed=3)
    decision = game.decision
    assert decision is not None
    here, there = Peeping(), Peeping()
    answer_of(here, dealt_anew(game, decision.decider, 1), decision)
    answer_of(there, dealt_anew(game, decision.decider, 2), decision)
    assert here.seen == there.seen
    other = game.state.players[1 - decision.decider]
    assert here.seen != [game.state.chars(game.state.objects[card]).name for card in (*other.hand, *other.library)]


def everything(guess: Game) -> list[tuple[int, str]]:
    """Each object of a game with its number and its name: those that are there, and those that were."""
    state = guess.state
    return [(obj.id, obj.copiable.name) for obj in (*state.objects.values(), *state.departed.values())]


@pytest.mark.parametrize(("players", "variants", "seed"), TABLES)
def test_games_that_look_the_same_give_the_same_guess_number_by_number(
    players: int, variants: tuple[str, ...], seed: int
) -> None:
    for game, seat in positions(players, variants, seed, 7, 20):
        here, there = dealt_anew(game, seat, 1), dealt_anew(game, seat, 2)
        first, second = here.imagine(seat, Chance(3)), there.imagine(seat, Chance(3))
        hidden = {obj.id for obj in hidden_from(game.state, seat)}
        came = {gone.id for gone in game.state.departed.values() if gone.successor in hidden}
        for guess, other in zip(everything(first), everything(second), strict=True):
            if guess[0] in hidden or guess[0] in came:
                assert guess == other


class Remembering:
    """Notes which card each number in another player's library stood for, and which numbers have gone."""

    def __init__(self) -> None:
        self.named: dict[int, str] = {}
        self.gone: set[int] = set()

    def decide(self, game: Game, decision: Decision[Any]) -> object:
        state = game.state
        library = state.players[1 - decision.decider].library
        self.gone |= self.named.keys() - set(library)
        for id in library:
            self.named.setdefault(id, state.objects[id].copiable.name)
        return bot("steady", 0).decide(game, decision)


def test_who_remembers_numbers_does_not_learn_what_was_drawn() -> None:
    right = wrong = 0
    for seed in range(6):
        game, memory = Game.casual(players=2, seed=seed), Remembering()
        table = BotTable([memory, bot("steady", 0)])
        while game.result is None and game.state.turn_number < 8:
            table.answer(game)
        for id in memory.gone:
            same = game.state.departed[id].copiable.name == memory.named[id]
            right, wrong = right + same, wrong + (not same)
    assert wrong > right > 0


def test_numbers_of_cards_do_not_follow_the_list_of_the_deck() -> None:
    game = Game.casual(players=2, seed=3)
    for player in game.state.players:
        drawn = sorted(gone.id for gone in game.state.departed.values() if gone.owner == player.id)
        assert [*drawn, *player.library] == sorted([*drawn, *player.library])
        cards = [game.state.objects[id].card for id in player.library]
        assert cards != sorted(cards)


@pytest.mark.rule("400.2")
def test_what_went_to_a_hand_before_all_eyes_is_known_to_be_there() -> None:
    table = Arranged(free_mana=True)
    bears, knight = table.battlefield(BOB, "Grizzly Bears"), table.battlefield(BOB, "White Knight")
    table.hand(BOB, "Mountain", "Forest")
    table.library(BOB, *["Island"] * 20)
    table.hand(ANN, "Whiplash Trap")
    table.cast(ANN, "Whiplash Trap", targets=[bears, knight])
    table.resolve()
    for key in range(10):
        state = table.game.imagine(ANN, Chance(key)).state
        held = [state.chars(state.objects[card]).name for card in state.players[BOB].hand]
        assert {"Grizzly Bears", "White Knight"} <= {*held}


def test_a_guess_tells_nothing_of_the_game_it_was_made_of() -> None:
    game = Game.casual("planechase", seed=3)
    while game.answered < 30:
        BotTable([bot("steady", 0)] * 4).answer(game)
    guess = shown_to(game, 0)
    assert guess.is_guess
    assert guess.setup.seed == 0 != game.setup.seed
    for ask in (guess.record, guess.undo, lambda: guess.as_of(10)):
        with pytest.raises(ValueError, match="A guess has no past"):
            ask()


def test_one_can_go_on_in_a_guess_that_was_made_in_the_middle_of_something() -> None:
    for game, seat in positions(4, ("planechase",), 8, 1, 80):
        guess = game.imagine(seat, Chance(1))
        again = guess.imagine(seat, Chance(2))
        assert guess.view(seat) == again.view(seat) == game.view(seat)
        decision = game.decision
        assert decision is not None
        answer = decision.encode(decision.default())
        for one in (again.fork(), again, guess):
            one.answer_plain(answer)
            assert one.answered > game.answered


def test_a_guess_of_a_game_that_has_gone_on_is_refused() -> None:
    game = Game.casual(players=2, seed=3)
    guess = game.imagine(0, Chance(1))
    game.answer(False)
    with pytest.raises(ValueError, match="imagine it anew"):
        guess.answer(False)
