"""Seats given at random (CR 806.3, 807.3)."""

from __future__ import annotations

import json

import pytest

from planechase import Game
from planechase.cards import pool
from planechase.rules.language.card_types import PHENOMENON
from planechase.variants import Commander, FreeForAll, Planechase, Vanguard

NAMES = ["Ann", "Bob", "Cat", "Dan"]


def seated(game: Game) -> list[str]:
    """The players in the order of their seats."""
    return [player.name for player in game.state.players]


@pytest.mark.rule("806.3")
def test_chance_decides_who_sits_where_and_the_seed_decides_chance() -> None:
    games = [Game.casual("free-for-all", names=NAMES, players=4, seed=seed, random_seats=True) for seed in range(12)]
    assert all(sorted(seated(game)) == NAMES for game in games)
    assert len({tuple(seated(game)) for game in games}) > 4
    again = Game.casual("free-for-all", names=NAMES, players=4, seed=3, random_seats=True)
    assert seated(again) == seated(games[3])
    assert seated(Game.casual("free-for-all", names=NAMES, players=4, seed=3)) == NAMES


@pytest.mark.rule("807.3")
def test_a_grand_melee_is_seated_at_random_too() -> None:
    names = [f"P{number}" for number in range(10)]
    game = Game.casual("grand melee", names=names, players=10, seed=1, random_seats=True)
    assert sorted(seated(game)) == names != seated(game)


@pytest.mark.rule("806.3")
def test_the_record_says_where_everybody_sits() -> None:
    game = Game.casual("free-for-all", "planechase", names=NAMES, players=4, seed=5, random_seats=True)
    again = Game.replay(json.loads(json.dumps(game.record())))
    assert (seated(again), again.hash()) == (seated(game), game.hash())


@pytest.mark.rule("806.3")
def test_everybody_takes_their_own_cards_along() -> None:
    lands = ["Plains", "Island", "Swamp", "Mountain"]
    decks = [[land] * 60 for land in lands]
    game = Game.new(decks, 7, NAMES, variants=[FreeForAll()], starting_player="Cat", random_seats=True)
    assert seated(game) != NAMES
    owns = {seat.name: seat.deck[0].name for seat in game.setup.seats}
    assert owns == dict(zip(NAMES, lands, strict=True))
    assert game.state.players[game.setup.starting_player or 0].name == "Cat"


@pytest.mark.rule("806.3", "903.6")
def test_commanders_come_along() -> None:
    mixed = Game.casual("commander", "vanguard", players=3, seed=4, names=NAMES[:3], random_seats=True)
    plain = Game.casual("commander", "vanguard", players=3, seed=4, names=NAMES[:3])

    def led(game: Game) -> dict[str, list[str]]:
        commander = next(one for one in game.setup.variants if isinstance(one, Commander))
        return {
            seat.name: [card.name for card in each]
            for seat, each in zip(game.setup.seats, commander.commanders, strict=True)
        }

    assert led(mixed) == led(plain)
    assert seated(mixed) != seated(plain)


@pytest.mark.rule("808.2", "810.3")
def test_teams_sit_as_they_agree_to() -> None:
    with pytest.raises(ValueError, match="everybody plays alone"):
        Game.casual("two-headed giant", seed=1, random_seats=True)


@pytest.mark.rule("806.3")
def test_vanguards_and_planar_decks_come_along() -> None:
    deck = [card.name for card in pool.planar() if not card.printed.types & PHENOMENON][:40]
    variants = [Vanguard(pool.vanguards()[:4]), Planechase([deck[10 * seat : 10 * seat + 10] for seat in range(4)])]
    order = [2, 0, 3, 1]
    avatars, planes = (variant.reseated(order) for variant in variants)
    assert isinstance(avatars, Vanguard)
    assert isinstance(planes, Planechase)
    assert avatars.cards == tuple(pool.vanguards()[who] for who in order)
    assert [cards[0].name for cards in planes.decks] == [deck[10 * who] for who in order]
