"""Random casual games: all of a game follows from its number, and together the numbers bring up everything."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Iterable

import pytest

from planechase import Edition, Game
from planechase.decks.casual import KINDS, PLANES, players_of
from planechase.rules.state.chance import Chance
from planechase.testing.random_casual_games import CasualSetup, together
from planechase.testing.random_play import answering, play_on, random_deck

SHAPES = {kind.name for kind in KINDS if kind.is_shape}
OTHERS = {kind.name for kind in KINDS if not kind.is_shape}
FIXED = {"star", "emperor", "two-headed giant", "alternating teams", "team vs. team"}
"""Shapes that say themselves how many play."""
NUMBERS = 600


@pytest.fixture
def setups() -> list[CasualSetup]:
    return [together(number) for number in range(NUMBERS)]


@pytest.fixture
def by_shape(setups: list[CasualSetup]) -> dict[str, list[CasualSetup]]:
    found: dict[str, list[CasualSetup]] = defaultdict(list)
    for setup in setups:
        found[shape_of(setup)].append(setup)
    return found


def shape_of(setup: CasualSetup) -> str:
    """The shape of the table, or nothing where nobody chose one."""
    chosen = [name for name in setup.variants if name in SHAPES]
    assert len(chosen) <= 1, "a table has one shape"
    return chosen[0] if chosen else ""


def values(setups: Iterable[CasualSetup], wish: str) -> set[object]:
    return {getattr(setup.wishes, wish) for setup in setups}


def share(setups: list[CasualSetup], wish: str, value: object) -> float:
    return [getattr(setup.wishes, wish) for setup in setups].count(value) / len(setups)


# ---------------------------------------------------------------------- what comes up


def test_the_same_number_is_the_same_game() -> None:
    assert together(11) == together(11)
    assert together(11) != together(12)
    assert together(11).seed == 11


def test_every_variant_and_edition_comes_up_about_as_often_as_the_others(setups: list[CasualSetup]) -> None:
    shapes = Counter(shape_of(setup) for setup in setups)
    assert set(shapes) == {"", *SHAPES}
    assert all(count > NUMBERS // 30 for count in shapes.values())
    others = Counter(name for setup in setups for name in setup.variants if name in OTHERS)
    assert set(others) == OTHERS
    assert all(0.4 < count / NUMBERS < 0.6 for count in others.values())
    editions = Counter(setup.edition for setup in setups)
    assert set(editions) == set(Edition)
    assert all(count > NUMBERS // 3 for count in editions.values())


def test_what_players_agree_on_is_meant_for_their_variants(setups: list[CasualSetup]) -> None:
    for setup in setups:
        kinds = [kind for kind in KINDS if kind.name in setup.variants]
        assert all(any(wish in kind.wishes for kind in kinds) for wish in setup.wishes.made())
        assert not setup.wishes.teams or setup.players == sum(setup.wishes.teams)
        assert setup.players == players_of(setup.variants, setup.wishes) or shape_of(setup) not in FIXED


def test_a_table_without_a_shape_has_two_to_six_players(by_shape: dict[str, list[CasualSetup]]) -> None:
    assert {setup.players for setup in by_shape[""]} == {2, 3, 4, 5, 6}
    assert {setup.players for setup in by_shape["free-for-all"]} == {2, 3, 4, 5, 6}


def test_a_free_for_all_is_played_with_any_range_and_attack(by_shape: dict[str, list[CasualSetup]]) -> None:
    assert values(by_shape["free-for-all"], "range") == {None, 1, 2}
    assert values(by_shape["free-for-all"], "attack") == {None, "any", "left", "right"}


def test_a_small_grand_melee_is_smaller_than_a_large_one(by_shape: dict[str, list[CasualSetup]]) -> None:
    sizes: dict[bool, set[int]] = defaultdict(set)
    for setup in by_shape["grand melee"]:
        sizes[setup.wishes.small].add(setup.players)
    assert sizes == {True: {2, 3, 4, 5, 6, 7}, False: {8, 9, 10, 11, 12}}
    assert 0.2 < share(by_shape["grand melee"], "small", True) < 0.5


def test_teams_of_any_size_play_against_each_other(by_shape: dict[str, list[CasualSetup]]) -> None:
    setups = by_shape["team vs. team"]
    assert {len(setup.wishes.teams) for setup in setups} == {2, 3}
    assert {size for setup in setups for size in setup.wishes.teams} == {1, 2, 3}
    assert all(setup.players == sum(setup.wishes.teams) for setup in setups)
    assert values(setups, "range") == {None, 2}
    assert values(setups, "deploy") == values(setups, "shared_turns") == {False, True}


def test_other_teams_have_one_size(by_shape: dict[str, list[CasualSetup]]) -> None:
    assert values(by_shape["emperor"], "teams") == {(3, 3), (3, 3, 3), (4, 4)}
    assert values(by_shape["alternating teams"], "teams") == {(2, 2), (3, 3), (2, 2, 2)}
    assert values(by_shape["alternating teams"], "range") == {None, 1, 3}
    assert values(by_shape["alternating teams"], "attack") == {None, "left", "right"}
    assert values(by_shape["two-headed giant"], "heads") == {2, 3}
    assert {setup.players for setup in by_shape["two-headed giant"]} == {4, 6}
    assert {setup.players for setup in by_shape["star"]} == {5}


def test_planes_are_played_in_every_way_but_a_map_needs_one_turn_at_a_time(setups: list[CasualSetup]) -> None:
    with_planes = [setup for setup in setups if "planechase" in setup.variants]
    assert values(with_planes, "planes") == {None, *PLANES}
    melee = [setup for setup in with_planes if "grand melee" in setup.variants]
    assert values(melee, "planes") == {None, *PLANES[:-1]}
    assert values((setup for setup in setups if "planechase" not in setup.variants), "planes") == {None}


def test_brawl_is_played_now_and_then_in_the_current_edition(setups: list[CasualSetup]) -> None:
    parted: dict[bool, list[CasualSetup]] = defaultdict(list)
    for setup in setups:
        parted["commander" in setup.variants and setup.edition is Edition.CURRENT].append(setup)
    assert 0.15 < share(parted[True], "brawl", True) < 0.35
    assert values(parted[False], "brawl") == {False}


def test_commanders_keep_their_decks_and_others_mix_them_now_and_then(setups: list[CasualSetup]) -> None:
    assert {setup.mixed for setup in setups if "commander" in setup.variants} == {False}
    others = [setup.mixed for setup in setups if "commander" not in setup.variants]
    assert 0.4 < sum(others) / len(others) < 0.6


def test_nobody_or_anybody_leaves_while_the_game_goes_on(setups: list[CasualSetup]) -> None:
    assert {setup.players - len(setup.concessions) for setup in setups} >= {0, 1, 2, 3}
    assert min(setup.players - len(setup.concessions) for setup in setups) == 0
    seats = {(seat, setup.players) for setup in setups for _, seat in setup.concessions}
    assert all(0 <= seat < players for seat, players in seats)
    assert {seat for seat, players in seats if players == 5} == {0, 1, 2, 3, 4}
    soon = [at for number in range(200) for at, _ in together(number, 10).concessions]
    assert set(soon) == set(range(10))
    assert max(at for setup in setups for at, _ in setup.concessions) > 300


# ---------------------------------------------------------------------- playing


@pytest.mark.parametrize("mixed", [False, True])
def test_a_game_begins_as_it_was_set_up(setups: list[CasualSetup], mixed: bool) -> None:
    setup = next(one for one in setups if one.mixed is mixed and one.wishes.made() and len(one.variants) > 1)
    game = setup.begin()
    assert len(game.state.players) == setup.players
    assert {variant.name for variant in game.setup.variants} == set(setup.variants)
    assert (game.setup.seed, game.setup.edition) == (setup.seed, setup.edition)
    sizes = {len(seat.deck) for seat in game.setup.seats}
    assert sizes == {40} if mixed else min(sizes) >= 60


def test_players_leave_when_they_are_to() -> None:
    game = Game.casual(players=4, seed=1)
    leaving = [(2, 1), (2, 3), (4, 1)]
    seen = []
    for number in play_on(game, 6, leaving, answering(Chance(1))):
        seen.append((number, [player.id for player in game.state.players if player.has_left]))
    assert seen == [(0, []), (1, []), (2, [1, 3]), (3, [1, 3]), (4, [1, 3]), (5, [1, 3])]


def test_nothing_is_answered_once_the_game_is_over() -> None:
    game = Game.casual(players=2, seed=1)
    assert list(play_on(game, 9, [(3, 0), (5, 1)], answering(Chance(1)))) == [0, 1, 2, 3]
    assert game.result is not None
    assert game.result.winners == (1,)


def test_a_setup_plays_its_own_concessions() -> None:
    setup = next(one for one in (together(number, 5) for number in range(50)) if one.concessions)
    game = setup.begin(forks=False)
    for _ in setup.play(game, answering(Chance(1)), 5):
        pass
    assert any(player.has_left for player in game.state.players)


def test_somebody_may_choose_instead_of_chance() -> None:
    game = Game.casual(players=2, seed=1)
    twin = game.fork()
    asked = []

    def simplest(decision: object, chance: Chance) -> object:
        asked.append(decision)
        assert game.decision is not None
        return game.decision.default()

    answer = answering(Chance(1), simplest)
    answer(game)
    assert len(asked) == 1
    assert twin.decision is not None
    twin.answer(twin.decision.default())
    assert game.hash() == twin.hash()
    answers = set()
    for seed in range(20):
        other = Game.casual(players=2, seed=1)
        answering(Chance(seed))(other)
        answers.add(str(other.record()["answers"]))
    assert len(answers) > 1, "without that, chance chooses"


def test_a_random_deck_can_cast_what_is_in_it() -> None:
    for seed in range(20):
        deck = random_deck(Chance(seed))
        lands = [card for card in deck if "Land" in card.type_line]
        basics = {card.name for card in lands if card.type_line.startswith("Basic")}
        assert (len(deck), len(lands)) == (40, 17)
        assert sum(card.type_line.startswith("Basic") for card in lands) == 14
        assert 1 <= len(basics) <= 2
        letters = {"Plains": 1, "Island": 2, "Swamp": 4, "Mountain": 8, "Forest": 16}
        colors = sum(letters[name] for name in basics)
        assert all(not card.printed.colors & ~colors for card in deck if card not in lands)
    assert {card.name for card in random_deck(Chance(1))} != {card.name for card in random_deck(Chance(2))}
