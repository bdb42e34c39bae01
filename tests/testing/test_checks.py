"""The conformance checks: sound bots, cards and variants pass, unsound ones are told why."""

from __future__ import annotations

import sys
from collections import Counter
from typing import Any, ClassVar

import pytest

from planechase.bots import SensibleBot
from planechase.bots.asking_bots import answer_of
from planechase.game import Game
from planechase.rules.language.abilities import SpellAbility
from planechase.rules.language.card_types import CREATURE, INSTANT
from planechase.rules.language.characteristics import CardDefinition, Characteristics
from planechase.rules.language.grammar import Cost, Effect
from planechase.rules.language.word import word
from planechase.rules.mana.mana import ManaCost
from planechase.rules.multiplayer.variant import Variant
from planechase.rules.state.chance import Chance
from planechase.rules.state.decisions import Decision, IllegalAction, Rule
from planechase.rules.state.player import Player
from planechase.rules.state.source import Source
from planechase.rules.state.state import State
from planechase.rules.state.steps import Step
from planechase.rules.turns.priority import ActivateAbility, PlayLand, Priority
from planechase.testing import ANN, CheckFailed, Table, broken_invariants, check_bot, check_card, check_variant
from planechase.testing.checks import mixed_deck
from planechase.vocabulary import LAND_CARD, activated, card, gain_life


class Careful:
    """Answers at random, the same for the same seed."""

    def __init__(self, seed: int) -> None:
        self.chance = Chance(seed)

    def decide(self, game: Game, decision: Decision[Any]) -> object:
        return decision.sample(self.chance)


class Meddling(Careful):
    """Helps itself to some life."""

    def decide(self, game: Game, decision: Decision[Any]) -> object:
        game.state.players[decision.player].life += 1
        return super().decide(game, decision)


class Moody(Careful):
    """Plays otherwise every time it is asked."""

    mood = 0

    def __init__(self, seed: int) -> None:
        Moody.mood += 1
        super().__init__(Moody.mood)


def test_a_careful_bot_passes() -> None:
    check_bot(Careful, games=1, limit=80)
    check_bot(Careful, games=1, players=4, limit=60)


def test_a_bot_that_helps_itself_does_so_only_in_its_own_imagination() -> None:
    game = Game.casual(players=2, seed=1)
    before, decision = game.hash(), game.decision
    assert decision is not None
    answer_of(Meddling(1), game, decision)
    assert game.hash() == before
    check_bot(Meddling, games=1, limit=50)


def test_a_bot_of_any_form_is_checked() -> None:
    check_bot(SensibleBot, games=1, limit=50)
    check_bot(lambda game, decision: decision.default(), games=1, limit=50)
    check_bot(lambda seed: Careful(seed + 1), games=1, limit=50)


@pytest.mark.parametrize(
    ("bot", "said"),
    [
        (lambda game, decision: decision.no_such_thing, "came to grief, with AttributeError"),
        (lambda game, decision: sys.exit("enough"), "came to grief, with SystemExit: enough"),
        (lambda seed: sys.exit("enough"), "cannot be made: SystemExit: enough"),
        (lambda game, decision: None, "not allowed, None"),
        (lambda game, decision, more: None, "wants 3 things"),
        (dict, "no method decide"),
        (7, "7 is no bot"),
    ],
)
def test_what_is_wrong_with_a_bot_is_said(bot: Any, said: str) -> None:
    with pytest.raises(CheckFailed, match=said):
        check_bot(bot, games=1, limit=50)


class Homely(Careful):
    """Knows one opponent, and no planes."""

    def decide(self, game: Game, decision: Decision[Any]) -> object:
        assert len(game.state.players) == 2, "so many people"
        return super().decide(game, decision)


def test_a_bot_is_shown_a_table_for_four_unless_somebody_says_otherwise() -> None:
    check_bot(Homely, games=1, players=2, limit=40)
    with pytest.raises(CheckFailed, match="so many people"):
        check_bot(Homely, games=1, limit=40)


def test_a_bot_that_plays_otherwise_every_time_is_found_out() -> None:
    with pytest.raises(CheckFailed, match="two different games"):
        check_bot(Moody, games=1, limit=40)


@word
class Balk(Cost):
    """A cost that somebody could pay, and then cannot."""

    reads = "balk"

    def can_pay(self, game: State, player: Player, by: Source) -> bool:
        return True

    def pay(self, game: State, player: Player, by: Source) -> Rule[None]:
        raise IllegalAction("It balks.")
        yield


def test_what_turned_out_to_be_impossible_is_not_offered_again_there() -> None:
    """A bot that always wants the same could never go on."""
    horse = card("Horse", None, LAND_CARD, activated(Balk(), gain_life(1)))
    asked = Counter[str]()

    def eager(game: Game, decision: Decision[Any]) -> object:
        if not isinstance(decision, Priority):
            return decision.default()
        asked["asked"] += 1
        wanted = [one for one in decision.options if isinstance(one, (PlayLand, ActivateAbility))]
        asked["eager"] += bool(wanted)
        return wanted[0] if wanted else decision.default()

    check_bot(eager, games=1, decks=[[horse] * 40] * 2, limit=200)
    assert asked["eager"] > 10
    assert asked["asked"] > asked["eager"] + 10


def test_built_in_cards_are_played_from_their_record_again() -> None:
    check_card("Grizzly Bears", games=1, limit=60)


def test_decks_of_ones_own() -> None:
    deck = ["Forest"] * 20 + ["Grizzly Bears"] * 20
    check_bot(Careful, games=1, decks=[deck, deck], limit=100)


class Witness(Careful):
    """Keeps in mind who was made and what was asked."""

    made: ClassVar[list[int]] = []
    asked: ClassVar[list[Game]] = []

    def __init__(self, seed: int) -> None:
        super().__init__(seed)
        self.made.append(seed)

    def decide(self, game: Game, decision: Decision[Any]) -> object:
        self.asked.append(game)
        return super().decide(game, decision)


@pytest.fixture
def witness() -> type[Witness]:
    Witness.made.clear()
    Witness.asked.clear()
    return Witness


def test_each_game_is_played_twice_by_bots_with_seeds_of_their_own(witness: type[Witness]) -> None:
    check_bot(witness, games=3, players=3, seed=10, limit=7)
    assert witness.made == [10, 11, 12, 10, 11, 12, 11, 12, 13, 11, 12, 13, 12, 13, 14, 12, 13, 14]
    assert len(witness.asked) == 3 * 2 * 7
    decks = [[card.name for card in seat.deck] for seat in witness.asked[0].setup.seats]
    assert decks == [[card.name for card in mixed_deck(seed)] for seed in (10, 11, 12)]


def test_usually_two_play_two_games_and_then_four_play_planechase(witness: type[Witness]) -> None:
    check_bot(witness, limit=3)
    assert len(witness.made) == 2 * 2 * 2 + 2 * 4
    assert len(witness.asked) == 2 * 2 * 3 + 2 * 3
    assert [variant.name for variant in witness.asked[-1].setup.variants] == ["planechase"]
    assert [len(game.state.players) for game in (witness.asked[0], witness.asked[-1])] == [2, 4]
    witness.made.clear()
    deck = ["Forest"] * 40
    check_bot(witness, decks=[deck, deck, deck], games=1, limit=3)
    assert len(witness.made) == 2 * 3, "nobody with decks of their own is shown another game"


def test_a_bot_is_asked_until_the_game_is_over(witness: type[Witness]) -> None:
    deck = ["Forest"] * 7
    check_bot(witness, games=1, decks=[deck, deck], limit=3000)
    assert 10 < len(witness.asked) < 2 * 3000


def test_a_mixed_deck_is_made_of_cards_that_belong_into_decks() -> None:
    deck = mixed_deck(3)
    assert [card.name for card in deck] == [card.name for card in mixed_deck(3)]
    assert [card.name for card in deck] != [card.name for card in mixed_deck(4)]
    lands = Counter(card.name for card in deck if "Land" in card.type_line)
    assert lands == dict.fromkeys(("Plains", "Island", "Swamp", "Mountain"), 5) | {"Forest": 4}
    assert (len(deck), len(mixed_deck(3, 40))) == (60, 40)
    kinds = ("Plane ", "Phenomenon", "Scheme", "Vanguard", "Ongoing")
    assert not any(card.type_line.startswith(kinds) for seed in range(20) for card in mixed_deck(seed))


@word
class Silent(Effect):
    """Does nothing, and has no words for it."""

    def happen(self, game: State, by: Source) -> Rule[None]:
        return
        yield


@word
class Forgetful(Effect):
    """Loses a card on the way."""

    reads = "forget a card"

    def happen(self, game: State, by: Source) -> Rule[None]:
        game.players[by.controller].library.pop()
        return
        yield


def _instant(effect: Effect) -> CardDefinition:
    return CardDefinition(
        Characteristics("Odd Trick", ManaCost.parse("{1}"), 0, 0, INSTANT, abilities=(SpellAbility(effect),))
    )


def test_a_plain_creature_passes() -> None:
    check_card(
        CardDefinition(
            Characteristics("Odd Bear", ManaCost.parse("{1}{G}"), 16, 0, CREATURE, frozenset({"Bear"}), 2, 2)
        ),
        games=1,
        limit=200,
    )


def test_a_card_that_breaks_the_state_is_found_out() -> None:
    with pytest.raises(CheckFailed, match="Odd Trick: the state is broken"):
        check_card(_instant(Forgetful()), games=1, limit=200)


class Generous(Variant):
    """Everybody gains a life in their upkeep."""

    __slots__ = ()
    name = "Generous"

    def turn_based_actions(self, game: State, step: Step) -> Rule[None]:
        if step is Step.UPKEEP:
            game.active.life += 1
        return
        yield


class Balance:
    """Something that a variant keeps in the state."""

    __slots__ = ("turns",)

    def __init__(self, turns: int = 0) -> None:
        self.turns = turns

    def clone(self) -> Balance:
        return Balance()


class Forgetting(Variant):
    """Counts turns; but a copy of the game has forgotten them."""

    name = "Forgetting"

    def turn_begins(self, game: State) -> None:
        balance = game.variant_state.setdefault(self.name, Balance())
        assert isinstance(balance, Balance)
        balance.turns += 1


class Greedy(Variant):
    """Somebody's cards vanish; in a game of four only."""

    name = "Greedy"

    def turn_begins(self, game: State) -> None:
        if len(game.players) == 4 and game.turn.number > 1:
            game.active.library.pop()


def test_a_variant_whose_state_is_not_copied_is_found_out() -> None:
    with pytest.raises(CheckFailed, match=r"^Forgetting with 2 players: a fork of the game does not stand where the"):
        check_variant(Forgetting, limit=100)


def test_a_variant_is_tried_with_several_numbers_of_players() -> None:
    check_variant(Greedy, players=[2, 3], limit=30)
    with pytest.raises(CheckFailed, match=r"^Greedy with 4 players: the state is broken: \w.* is in no zone\."):
        check_variant(Greedy, limit=200)


def test_a_variant_is_made_for_each_game() -> None:
    made: list[Variant] = []

    def make() -> Variant:
        made.append(Generous())
        return made[-1]

    check_variant(make, players=[2], games=2, limit=10)
    often = len(made)
    check_variant(make, players=[2, 3], games=2, limit=10)
    assert len(made) - often > often
    with pytest.raises(CheckFailed, match="Variant has no name of its own"):
        check_variant(Variant, players=[2], limit=10)


def test_a_variant_passes() -> None:
    check_variant(Generous, limit=100)


def test_a_variant_at_a_table() -> None:
    table = Table(variants=[Generous()])
    table.begin("upkeep")
    assert table.life(ANN) == 21


def test_a_broken_state_is_described() -> None:
    table = Table()
    table.hand(ANN, "Forest")
    table.state.players[ANN].graveyard.append(table.state.players[ANN].hand[0])
    assert any("is in hand and in graveyard" in sentence for sentence in broken_invariants(table.state))
