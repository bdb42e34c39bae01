"""Starting a game (CR 103): who begins, opening hands, mulligans, and what may be done before the first turn."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from planechase import Game
from planechase.rules.events.events import StepBegins
from planechase.rules.language.characteristics import CardDefinition
from planechase.rules.state.decisions import Choose, Confirm, IllegalAnswer
from planechase.rules.state.edition import Edition
from planechase.rules.state.player import Automation
from planechase.rules.state.steps import Step
from planechase.words.card import ENCHANTMENT_CARD, card, when_enters
from planechase.words.effects.hands import draw
from planechase.words.statics import BeginsOnBattlefield

DECK = ["Forest"] * 40
ALERT = Automation(pass_priority=False)

LEYLINE = card("Leyline of Reading", "{2}{U}{U}", ENCHANTMENT_CARD, BeginsOnBattlefield(), when_enters(draw(1)))


def begin(
    players: int = 2,
    edition: Edition = Edition.CURRENT,
    starting_player: int | None = 0,
    deck: Sequence[str | CardDefinition] = DECK,
) -> Game:
    """A game in which the first player is asked for a mulligan."""
    return Game.new([deck] * players, 5, edition=edition, starting_player=starting_player, automation=ALERT)


def hand_sizes(game: Game) -> list[int]:
    return [len(player.hand) for player in game.state.players]


def keep_all(game: Game) -> None:
    while isinstance(game.decision, Confirm):
        game.answer(False)


def keep(game: Game, but: int) -> None:
    """Everybody who is asked keeps, up to one player."""
    while isinstance(game.decision, Confirm) and game.decision.player != but:
        game.answer(False)


def take_mulligan(game: Game, player: int) -> None:
    """One player takes a mulligan, everybody else keeps; the cards to go to the bottom are the first ones."""
    while isinstance(game.decision, Confirm):
        asked = game.decision.player
        game.answer(asked == player)
        if asked == player:
            break
    keep(game, but=player)
    while game.decision is not None and ("on the bottom" in game.decision.why or "Order" in game.decision.why):
        game.answer(game.decision.default())


@pytest.mark.rule("103.5", "103.4", "103.3", "402.1")
def test_everybody_draws_seven_from_a_shuffled_library_and_has_twenty_life() -> None:
    deck = ["Plains"] * 20 + ["Forest"] * 20
    game = begin(4, deck=deck)

    assert hand_sizes(game) == [7, 7, 7, 7]
    assert [player.life for player in game.state.players] == [20, 20, 20, 20]
    names = [[game.state.objects[id].copiable.name for id in player.library] for player in game.state.players]
    assert all(sorted(order) != order and sorted(order, reverse=True) != order for order in names)
    assert len({tuple(order) for order in names}) == 4


@pytest.mark.rule("103.1")
def test_without_a_chosen_starting_player_chance_decides() -> None:
    starters = set()
    for seed in range(40):
        game = Game.new([DECK] * 4, seed)
        assert game.decision is not None
        starters.add(game.decision.player)

    assert starters == {0, 1, 2, 3}


@pytest.mark.rule("103.1", "103.5", "103.8", "101.4e")
def test_declarations_and_turns_go_round_from_the_starting_player() -> None:
    game = begin(4, starting_player=2)
    asked = []
    while isinstance(game.decision, Confirm):
        asked.append(game.decision.player)
        game.answer(False)

    assert asked == [2, 3, 0, 1]
    assert game.state.turn.active == (2,)
    turns: list[int] = []
    while len(turns) < 5:
        if not turns or turns[-1] != game.state.turn.active[0]:
            turns.append(game.state.turn.active[0])
        assert game.decision is not None
        game.answer(game.decision.default())
    assert turns == [2, 3, 0, 1, 2]


@pytest.mark.rule("103.5")
def test_london_mulligan_draws_seven_again_and_puts_one_card_for_each_mulligan_on_the_bottom() -> None:
    game = begin()
    game.answer(True)
    game.answer(False)

    assert type(game.decision) is Choose
    assert hand_sizes(game) == [7, 7]
    assert (game.decision.player, game.decision.minimum, game.decision.maximum) == (0, 1, 1)
    put_back = game.decision.options[3]
    card_index = game.state.objects[put_back].card
    game.answer(put_back)

    assert hand_sizes(game) == [6, 7]
    bottom = game.state.objects[game.state.players[0].library[-1]]
    assert bottom.card == card_index
    assert len(game.state.players[0].library) == 34


@pytest.mark.rule("103.5")
def test_who_takes_a_second_mulligan_chooses_two_cards_and_their_order() -> None:
    game = begin()
    take_mulligan(game, 0)
    assert game.decision is not None
    assert game.decision.player == 0
    game.answer(True)

    assert type(game.decision) is Choose
    first, second = game.decision.options[:2]
    cards = [game.state.objects[first].card, game.state.objects[second].card]
    game.answer([first, second])
    assert game.decision.kind == "Order"
    game.answer([second, first])

    assert hand_sizes(game) == [5, 7]
    library = game.state.players[0].library
    assert [game.state.objects[id].card for id in library[-2:]] == [cards[1], cards[0]]


@pytest.mark.rule("103.5")
def test_who_has_kept_is_not_asked_again() -> None:
    game = begin(3)
    asked = []
    for answer in (True, False, True):
        assert game.decision is not None
        asked.append(game.decision.player)
        game.answer(answer)
    while isinstance(game.decision, Confirm):
        asked.append(game.decision.player)
        game.answer(False)

    assert asked == [0, 1, 2, 0, 2]


@pytest.mark.rule("103.5")
def test_mulligans_end_with_an_empty_opening_hand() -> None:
    game = begin()
    for number in range(1, 8):
        take_mulligan(game, 0)
        assert hand_sizes(game) == [7 - number, 7]

    assert not isinstance(game.decision, Confirm)
    assert game.state.turn.number == 1


@pytest.mark.rule("103.5c", "800.6")
def test_with_three_players_the_first_mulligan_is_free() -> None:
    game = begin(3)
    take_mulligan(game, 1)
    assert hand_sizes(game) == [7, 7, 7]

    take_mulligan(game, 1)
    assert hand_sizes(game) == [7, 6, 7]


@pytest.mark.rule("103.5c")
def test_the_free_mulligan_also_does_not_count_towards_how_many_there_may_be() -> None:
    game = begin(3)
    for size in (7, 6, 5, 4, 3, 2, 1, 0):
        take_mulligan(game, 0)
        assert hand_sizes(game) == [size, 7, 7]

    assert game.state.turn.number == 1


@pytest.mark.rule("103.5")
def test_in_2011_a_new_hand_is_one_card_smaller_and_nothing_goes_to_the_bottom() -> None:
    game = begin(edition=Edition.Y2011)
    game.answer(True)
    game.answer(False)

    assert hand_sizes(game) == [6, 7]
    assert isinstance(game.decision, Confirm)
    game.answer(True)
    assert hand_sizes(game) == [5, 7]


@pytest.mark.rule("103.5c")
def test_in_2011_the_first_mulligan_of_a_multiplayer_game_is_seven_cards_again() -> None:
    game = begin(3, edition=Edition.Y2011)
    take_mulligan(game, 0)
    assert hand_sizes(game) == [7, 7, 7]

    take_mulligan(game, 0)
    assert hand_sizes(game) == [6, 7, 7]


@pytest.mark.rule("103.8a")
@pytest.mark.parametrize("edition", list(Edition))
def test_in_a_two_player_game_the_first_draw_step_is_skipped(edition: Edition) -> None:
    game = begin(edition=edition)
    begun: list[Step] = []
    game.watch(lambda state, event: begun.append(event.step) if isinstance(event, StepBegins) else None)
    keep_all(game)
    while game.state.turn.number == 1:
        assert game.decision is not None
        game.answer(game.decision.default())

    assert Step.UPKEEP in begun
    assert begun.count(Step.DRAW) == 0
    while game.state.turn.step is not Step.PRECOMBAT_MAIN:
        assert game.decision is not None
        game.answer(game.decision.default())
    assert hand_sizes(game) == [7, 8]


@pytest.mark.rule("103.8c", "800.1", "800.7")
@pytest.mark.parametrize("edition", list(Edition))
def test_in_a_multiplayer_game_everybody_draws_on_turn_one(edition: Edition) -> None:
    game = begin(3, edition=edition)
    keep_all(game)
    while game.state.turn.step is not Step.PRECOMBAT_MAIN:
        assert game.decision is not None
        game.answer(game.decision.default())

    assert hand_sizes(game) == [8, 7, 7]


@pytest.mark.rule("103.6", "103.6a")
def test_cards_may_begin_the_game_on_the_battlefield_and_trigger_in_the_first_upkeep() -> None:
    game = begin(deck=[LEYLINE] * 2 + ["Forest"] * 5)
    keep_all(game)
    assert type(game.decision) is Choose
    assert game.decision.player == 0
    first, second = game.decision.options
    game.answer([second, first])

    assert type(game.decision) is Choose
    assert game.decision.player == 1
    assert len(game.state.battlefield) == 2
    assert game.state.turn_number == 0
    game.answer([])
    assert (game.state.turn.step, game.state.turn.active) == (Step.UPKEEP, (0,))
    assert [game.state.objects[id].controller for id in game.state.turn.stack] == [0, 0]
    assert len(game.state.players[1].hand) == 7


@pytest.mark.rule("103.6")
def test_a_mulligan_comes_before_the_actions_of_opening_hands() -> None:
    game = begin(deck=[LEYLINE] * 10)

    with pytest.raises(IllegalAnswer, match="Take a mulligan"):
        game.answer("Leyline of Reading")
    keep_all(game)
    assert type(game.decision) is Choose


@pytest.mark.rule("104.3a", "800.4k")
def test_the_starting_player_may_concede_before_the_first_turn() -> None:
    game = begin(3)
    game.concede(0)

    assert game.decision is not None
    assert game.decision.player == 1
    keep_all(game)
    assert game.state.turn.active == (1,)
    assert game.result is None


@pytest.mark.rule("104.3a")
def test_conceding_while_another_player_thinks_about_a_mulligan() -> None:
    game = begin(4)
    game.answer(True)
    game.concede(2)
    asked = []
    while isinstance(game.decision, Confirm):
        asked.append(game.decision.player)
        game.answer(False)

    assert asked == [1, 3, 0]
    assert hand_sizes(game) == [7, 7, 0, 7]
