"""Games by the names of their variants: whatever nobody brought or chose is filled in."""

from __future__ import annotations

from itertools import combinations

import pytest

from planechase import Edition, Game
from planechase.cards import pool
from planechase.decks import names, planar_deck, product, read
from planechase.decks.brought_decks import Brought
from planechase.decks.casual import KINDS, SAID, Wishes, arrange, called, kind_of, players_of
from planechase.decks.checking import Unplayable
from planechase.rules.state.options import AttackOption
from planechase.testing import broken_invariants
from planechase.variants import (
    VARIANTS,
    AlternatingTeams,
    Archenemy,
    Commander,
    Emperor,
    FreeForAll,
    GrandMelee,
    Planechase,
    SupervillainRumble,
    TeamVsTeam,
    TwoHeadedGiant,
    Vanguard,
)

SHAPES = [kind.name for kind in KINDS if kind.is_shape]
OTHERS = [kind.name for kind in KINDS if not kind.is_shape]
COMBINATIONS = [
    [*shape, *some]
    for shape in ([], *([name] for name in SHAPES))
    for size in range(len(OTHERS) + 1)
    for some in combinations(OTHERS, size)
]


def begun(*variants: str, edition: Edition = Edition.CURRENT) -> Game:
    """A game in its first turn."""
    game = Game.casual(*variants, seed=3, edition=edition)
    while game.state.turn_number == 0:
        assert game.decision is not None
        game.answer(game.decision.default())
    return game


def test_every_variant_can_be_asked_for_and_says_what_it_is() -> None:
    assert {kind.variant for kind in KINDS} == set(VARIANTS)
    for kind in KINDS:
        assert kind.variant.summary.endswith("."), kind.name
        assert kind.variant.about.endswith("."), kind.name
        assert kind.variant.rules, kind.name
        assert set(kind.wishes) <= set(SAID)


@pytest.mark.rule("900.1", "800.2", "2011:900.1")
@pytest.mark.parametrize("edition", list(Edition))
@pytest.mark.parametrize("variants", COMBINATIONS, ids="+".join)
def test_every_shape_begins_with_every_choice_of_the_other_variants(variants: list[str], edition: Edition) -> None:
    game = begun(*variants, edition=edition)
    assert sorted(variant.name for variant in game.setup.variants) == sorted(variants)
    assert len(game.state.players) == players_of(variants)
    assert broken_invariants(game.state) == []
    if edition is Edition.CURRENT:
        assert Game.replay(game.record()).hash() == game.hash()


@pytest.mark.rule("800.2")
@pytest.mark.parametrize("pair", [*combinations(SHAPES, 2)], ids=" and ".join)
def test_no_table_has_two_shapes(pair: tuple[str, str]) -> None:
    with pytest.raises(ValueError, match="A table has one shape: choose one of"):
        Game.casual(*pair, players=12)


def test_no_variant_is_played_twice() -> None:
    with pytest.raises(ValueError, match="commander was named twice"):
        Game.casual("edh", "commander")


@pytest.mark.parametrize("order", [("commander", "star", "planechase"), ("planechase", "commander", "star")])
def test_the_order_of_names_does_not_matter(order: tuple[str, ...]) -> None:
    assert begun(*order).hash() == begun("star", "planechase", "commander").hash()


# ---------------------------------------------------------------------- names


@pytest.mark.parametrize(
    ("written", "meant"),
    [
        ("PLANECHASE", "planechase"), ("two headed giant", "two-headed giant"), ("2hg", "two-headed giant"),
        ("Team vs Team", "team vs. team"), ("free for all", "free-for-all"), ("emp", "emperor"), ("EDH", "commander"),
        ("super", "supervillain rumble"),
    ],
)  # fmt: skip
def test_names_may_be_written_in_many_ways(written: str, meant: str) -> None:
    assert kind_of(written).name == meant


@pytest.mark.parametrize(
    ("written", "said"),
    [
        ("comander", "There is no variant called “comander”. Did you mean “commander”?"),
        ("s", "Several variants begin with “s”: star, supervillain rumble."),
        ("zzz", "There is no variant called “zzz”. There are planechase, vanguard, commander, free-for-all, "),
    ],
)
def test_what_is_no_name_is_refused_with_the_nearest(written: str, said: str) -> None:
    with pytest.raises(Unplayable) as refused:
        kind_of(written)
    assert str(refused.value).startswith(said)


def test_players_have_names() -> None:
    assert called(3, ["Zoe"]) == ["Zoe", "Ann", "Bob"]
    assert called(18)[15:] == ["Pam", "Player 17", "Player 18"]


# ---------------------------------------------------------------------- what is filled in


def test_the_packs_of_2009_come_with_their_planes() -> None:
    (planes,) = arrange(["planechase"]).variants
    assert isinstance(planes, Planechase)
    assert planes.decks == tuple(planar_deck(name) for name in names(2009))


def test_who_brings_no_planes_gets_some_by_chance() -> None:
    decks = ["Zombie Empire", "Dawn Charge"]
    first, again, other = (arrange(["planechase"], 2, seed, decks).variants[0] for seed in (1, 1, 2))
    assert isinstance(first, Planechase)
    assert isinstance(other, Planechase)
    assert first.decks[0] == planar_deck("Zombie Empire")
    assert first.plain() == again.plain()
    assert first.decks[1] != other.decks[1]


@pytest.mark.parametrize(
    ("way", "deck_sizes", "communal", "on_a_map"),
    [("random", [10, 10], 0, False), ("communal", [], 20, False), ("map", [], 20, True)],
)
def test_planes_are_played_with_in_other_ways(way: str, deck_sizes: list[int], communal: int, on_a_map: bool) -> None:
    brought = ["Zombie Empire", "Dawn Charge"]
    (planes,) = arrange(["planechase"], 2, 1, brought, wishes=Wishes(planes=way)).variants
    assert isinstance(planes, Planechase)
    assert [len(deck) for deck in planes.decks] == deck_sizes
    assert len(planes.communal or ()) == communal
    assert planes.eternities_map is on_a_map
    assert planar_deck("Zombie Empire") not in planes.decks


def test_planes_that_nobody_wants_are_dealt_to_nobody() -> None:
    brought = ["Zombie Empire", "Dawn Charge"]
    (before,) = arrange(["planechase"], 2, 1, brought).variants
    assert isinstance(before, Planechase)
    unwanted = {deck[0].name for deck in before.decks}
    (planes,) = arrange(["planechase"], 2, 1, brought, unwanted=unwanted).variants
    assert isinstance(planes, Planechase)
    assert [len(deck) for deck in planes.decks] == [len(deck) for deck in before.decks]
    assert not unwanted & {card.name for deck in planes.decks for card in deck}


@pytest.mark.rule("2011:901.3")
def test_in_2011_nobody_begins_with_phenomena() -> None:
    arranged = arrange(["planechase"], 8, edition=Edition.Y2011)
    (planes,) = arranged.variants
    assert isinstance(planes, Planechase)
    assert all(card.type_line.startswith("Plane ") for deck in planes.decks for card in deck)


def test_commander_is_played_with_decks_that_have_commanders() -> None:
    arranged = arrange(["commander"], players=6)
    (commander,) = arranged.variants
    assert isinstance(commander, Commander)
    assert [deck.name for deck in arranged.decks[:4]] == list(names(commander=True))
    leaders = [product(deck.name).commanders for deck in arranged.decks]
    assert [tuple(card.name for card in cards) for cards in commander.commanders] == leaders


@pytest.mark.rule("903.12d")
def test_brawl_decks_are_smaller() -> None:
    arranged = arrange(["commander"], 2, decks=["Legion of Razia"], wishes=Wishes(brawl=True))
    assert [len(deck.cards) for deck in arranged.decks] == [60, 60]
    game = Game.casual("commander", players=2, brawl=True)
    assert [player.life for player in game.state.players] == [25, 25]


def test_a_commander_deck_is_not_played_without_its_commander() -> None:
    with pytest.raises(Unplayable, match="Legion of Razia is a Commander deck; it is played with commander"):
        arrange([], decks=["Legion of Razia"])
    with pytest.raises(ValueError, match="Ann: A deck has a commander"):
        Game.casual("commander", decks=["Zombie Empire"])


@pytest.mark.rule("902.3")
def test_everybody_is_dealt_another_vanguard_and_may_bring_one() -> None:
    mirri = pool.card("Mirri")
    own = Brought("Own", tuple(product("Dawn Charge").deck()), vanguard=(mirri,))
    (vanguards,) = arrange(["vanguard"], 5, decks=["Grave Tide", own]).variants
    assert isinstance(vanguards, Vanguard)
    assert vanguards.cards[1] is mirri
    assert len(set(vanguards.cards)) == 5


def test_vanguards_and_schemes_follow_from_the_seed() -> None:
    def dealt(variant: str, seed: int) -> list[object]:
        (found,) = arrange([variant], 4, seed).variants
        assert isinstance(found, (Vanguard, SupervillainRumble))
        return [*(found.cards if isinstance(found, Vanguard) else found.decks)]

    for variant in ("vanguard", "supervillain rumble"):
        assert dealt(variant, 1) == dealt(variant, 1) != dealt(variant, 2)
        assert dealt(variant, 2) != dealt(variant, 3)


@pytest.mark.rule("904.3", "904.12a")
def test_archenemies_have_schemes() -> None:
    (one,) = arrange(["archenemy"], 5).variants
    (rumble,) = arrange(["supervillain rumble"], 3).variants
    assert isinstance(one, Archenemy)
    assert isinstance(rumble, SupervillainRumble)
    assert ([len(deck) for deck in one.decks], [len(deck) for deck in rumble.decks]) == ([20], [20, 20, 20])


def test_who_brings_schemes_plays_with_them() -> None:
    schemes = tuple(pool.schemes()[-20:])
    own = Brought("Own", tuple(product("Dawn Charge").deck()), schemes=schemes)
    (archenemy,) = arrange(["archenemy"], decks=[own]).variants
    assert isinstance(archenemy, Archenemy)
    assert archenemy.decks == (schemes,)


# ---------------------------------------------------------------------- how many play


@pytest.mark.parametrize(
    ("variants", "wishes", "players"),
    [
        ((), Wishes(), 4), (("planechase", "vanguard"), Wishes(), 4), (("grand melee",), Wishes(), 10),
        (("emperor",), Wishes(), 6), (("emperor",), Wishes(teams=(4, 4, 4)), 12), (("star", "commander"), Wishes(), 5),
        (("two-headed giant",), Wishes(heads=3), 6), (("two-headed giant",), Wishes(teams=(4, 4)), 8),
        (("team vs. team",), Wishes(teams=(1, 2, 3)), 6), (("alternating teams",), Wishes(teams=(3, 3)), 6),
    ],
)  # fmt: skip
def test_the_shape_of_the_table_says_how_many_usually_play(
    variants: tuple[str, ...], wishes: Wishes, players: int
) -> None:
    assert players_of(variants, wishes) == players
    assert len(arrange(variants, wishes=wishes).decks) == players


def test_there_are_as_many_players_as_decks() -> None:
    assert len(arrange([], decks=["Dawn Charge"] * 7).decks) == 7
    with pytest.raises(Unplayable, match="3 decks for 2 players"):
        arrange([], 2, decks=["Dawn Charge"] * 3)


# ---------------------------------------------------------------------- wishes


@pytest.mark.rule("806.2", "806.2a", "806.2b", "806.2c")
def test_a_free_for_all_is_as_usual_or_as_agreed() -> None:
    assert begun("free-for-all").state.options == begun().state.options
    options = Game.casual("free-for-all", range=2, attack="left").state.options
    assert (options.ranges, options.attack, options.deploy) == ((2,) * 4, AttackOption.LEFT, False)


@pytest.mark.rule("806.1")
def test_wishes_for_a_table_without_a_shape_make_it_a_free_for_all() -> None:
    planes, shape = arrange(["planechase"], wishes=Wishes(range=1)).variants
    assert isinstance(planes, Planechase)
    assert isinstance(shape, FreeForAll)
    assert shape.reach == 1


@pytest.mark.rule("808.3b", "810.11", "809.6", "811.1", "807.1")
def test_each_shape_takes_its_own_wishes() -> None:
    sides = arrange(["team vs. team"], wishes=Wishes(teams=(1, 3), deploy=True, shared_turns=True)).variants[0]
    assert isinstance(sides, TeamVsTeam)
    assert (sides.sizes, sides.deploy, sides.shared_turns, sides.reach) == ((1, 3), True, True, None)
    giants = arrange(["2hg"], wishes=Wishes(teams=(3, 3))).variants[0]
    assert isinstance(giants, TwoHeadedGiant)
    assert giants.heads == 3
    emperor = arrange(["emperor"], wishes=Wishes(teams=(4, 4))).variants[0]
    assert isinstance(emperor, Emperor)
    assert emperor.size == 4
    teams = arrange(["alternating"], wishes=Wishes(teams=(2, 2, 2), range=1, attack="left")).variants[0]
    assert isinstance(teams, AlternatingTeams)
    assert (teams.teams, teams.reach, teams.attack) == (3, 1, AttackOption.LEFT)
    melee = arrange(["grand melee"], 5, wishes=Wishes(small=True)).variants[0]
    assert isinstance(melee, GrandMelee)
    assert melee.small


@pytest.mark.parametrize(
    ("variants", "wishes", "said"),
    [
        (["planechase"], Wishes(heads=3), "“heads” is only for two-headed giant."),
        (["emperor"], Wishes(range=3), "“range” is only for free-for-all, team vs. team, or alternating teams."),
        (["star"], Wishes(shared_turns=True), "“shared turns” is only for team vs. team."),
        (["emperor"], Wishes(teams=(3, 4)), "The teams must have the same size, and not 3 and 4 players."),
        (["2hg"], Wishes(teams=(2, 2), heads=3), "Two giants with 3 heads are two teams of 3."),
        ([], Wishes(attack="lefft"), "There is no way to attack called “lefft”. Did you mean “left”?"),
        (["planechase"], Wishes(planes="owned"), "There is no way to play with planes called “owned”. Did you mean"),
    ],
)
def test_wishes_that_cannot_be_are_refused(variants: list[str], wishes: Wishes, said: str) -> None:
    with pytest.raises(Unplayable) as refused:
        arrange(variants, wishes=wishes)
    assert str(refused.value).startswith(said)


def test_a_deck_list_is_played_with_all_that_is_in_it() -> None:
    found = read("60 Forest\n\nSideboard\n15 Island")
    game = Game.casual(decks=[found, found], players=2)
    assert [len(seat.deck) for seat in game.setup.seats] == [60, 60]
    assert {card.name for card in game.setup.seats[0].sideboard} == {"Island"}


def test_a_deck_list_that_is_not_legal_says_what_is_wrong() -> None:
    with pytest.raises(Unplayable, match="line 1: There is no card “Forst” here"):
        Game.casual(decks=[read("60 Forst")], players=2)
    with pytest.raises(Unplayable, match=r"with Game\.casual"):
        Game.new([read("60 Forest"), read("60 Forest")])
