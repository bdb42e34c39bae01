"""Shapes of the table: attack left and right (CR 803), deploying creatures (804), free-for-all (806), team vs. team
(808), Emperor (809), alternating teams (811), and the Star that the article of 2009 names.
"""

from __future__ import annotations

import json
from collections.abc import Sequence

import pytest

from planechase import Game
from planechase.bots.sensible import SensibleBot
from planechase.rules.events.events import ControlChanged, GameDrawn
from planechase.rules.multiplayer.variant import Agreed, Variant
from planechase.rules.state.chance import Chance
from planechase.rules.state.edition import Edition
from planechase.rules.state.options import AttackOption, Options
from planechase.rules.turns.priority import ActivateAbility
from planechase.rules.turns.setup import Seat
from planechase.testing import ANN, BOB, CAT, DAN, EVE, FAY, GUS, HAL, PlanarTable, Table, check_variant
from planechase.variants import AlternatingTeams, Emperor, FreeForAll, Star, TeamVsTeam, from_plain
from planechase.words.card import INSTANT_CARD, SORCERY_CARD, card, creature
from planechase.words.effects.damage_effects import damage
from planechase.words.effects.lasting_effects import Change
from planechase.words.effects.life_effects import lose_life
from planechase.words.effects.turns import DrawGame, WinGame
from planechase.words.filters import CREATURE
from planechase.words.modifications import LoseAllAbilities
from planechase.words.player_words import EACH_OPPONENT, EACH_PLAYER
from planechase.words.selections import ANY_TARGET, target

DECK = ["Mountain"] * 9 + ["Lightning Bolt"] * 4 + ["Jackal Familiar"] * 4 + ["Deranged Whelp"] * 4
SMALL_DECK = ["Mountain"] * 6 + ["Lightning Bolt"] * 4 + ["Jackal Familiar"] * 3 + ["Deranged Whelp"] * 2
DRAIN = card("Drain", "{B}", SORCERY_CARD, lose_life(20, EACH_OPPONENT))
SHOCK = card("Small Shock", "{R}", INSTANT_CARD, damage(2, ANY_TARGET))


def attackable(table: Table, player: int) -> list[int]:
    """Whom a creature of this player could attack in their own turn."""
    table.turn(player)
    attacker = table.battlefield(player, "Grizzly Bears")
    return [other for other in range(len(table.state.players)) if table.can_attack(attacker, other)]


def left(table: Table) -> list[int]:
    """Who is still in the game."""
    return [player.id for player in table.state.playing()]


def seen_hands(table: Table, viewer: int) -> list[int]:
    """Whose hands a player can look at."""
    return [player["id"] for player in table.view(viewer)["players"] if player["hand"]]


def first_players(variant: Variant, players: int) -> set[int]:
    """Who takes the first turn, over many seeds."""
    games = [Game.new([DECK] * players, seed, variants=[variant]) for seed in range(40)]
    return {game.state.turn.active[0] for game in games}


def whole_game(variant: Variant, players: int, seed: int = 3) -> Game:
    game = Game.new([SMALL_DECK] * players, seed, variants=[variant])
    chance = Chance(seed)
    for _ in range(20_000):
        if game.decision is None:
            return game
        game.answer(game.decision.sample(chance))
    raise AssertionError("This game does not end.")


# ---------------------------------------------------------------------- attack left, attack right


@pytest.mark.rule("803.1", "803.1a", "806.2b")
def test_attack_left_is_attacking_whoever_sits_to_the_left() -> None:
    table = Table(players=4, variants=[FreeForAll(attack=AttackOption.LEFT)])
    assert [attackable(table, player) for player in range(4)] == [[BOB], [CAT], [DAN], [ANN]]


@pytest.mark.rule("803.1", "803.1b", "806.2b")
def test_attack_right_is_attacking_whoever_sits_to_the_right() -> None:
    table = Table(players=4, variants=[FreeForAll(attack=AttackOption.RIGHT)])
    assert [attackable(table, player) for player in range(4)] == [[DAN], [ANN], [BOB], [CAT]]


@pytest.mark.rule("803.1a")
def test_attack_left_includes_the_planeswalkers_of_that_player() -> None:
    table = Table(players=4, variants=[FreeForAll(attack=AttackOption.LEFT)])
    attacker = table.battlefield(ANN, "Grizzly Bears")
    near = table.battlefield(BOB, "Elspeth, Knight-Errant")
    far = table.battlefield(CAT, "Elspeth, Knight-Errant")
    assert (table.can_attack(attacker, near), table.can_attack(attacker, far)) == (True, False)


@pytest.mark.rule("803.1a", "803.1b", "811.2b")
@pytest.mark.parametrize("option", [AttackOption.LEFT, AttackOption.RIGHT])
def test_who_has_a_teammate_in_that_seat_cannot_attack(option: AttackOption) -> None:
    """Of two teams that alternate, Bob leaves: Ann and Cat sit side by side."""
    table = Table(players=4, variants=[AlternatingTeams(2, None, option)])
    table.concede(BOB)
    assert attackable(table, ANN) == ([] if option is AttackOption.LEFT else [DAN])
    assert attackable(table, CAT) == ([DAN] if option is AttackOption.LEFT else [])


@pytest.mark.rule("803.1a", "800.4a")
def test_the_seat_of_a_player_who_left_does_not_count() -> None:
    table = Table(players=4, variants=[FreeForAll(attack=AttackOption.LEFT)])
    table.concede(BOB)
    assert attackable(table, ANN) == [CAT]


# ---------------------------------------------------------------------- deploy creatures


@pytest.fixture
def empire() -> Table:
    """Ann and Cat are the generals of the emperor Bob, Dan and Fay those of Eve."""
    return Table(players=6, variants=[Emperor()], free_mana=True)


@pytest.mark.rule("804.1", "804.2", "809.3b")
def test_a_creature_is_deployed_to_a_teammate_for_good(empire: Table) -> None:
    bears = empire.battlefield(BOB, "Grizzly Bears")
    empire.turn(BOB)
    empire.activate(BOB, bears, targets=[CAT])
    assert bears.tapped
    empire.resolve()
    assert (bears.controller, bears.owner) == (CAT, BOB)
    assert [(e.old, e.new) for e in empire.happened(ControlChanged)] == [(BOB, CAT)]
    empire.next_turn()
    empire.next_turn()
    assert bears.controller == CAT


@pytest.mark.rule("804.2", "801.4")
def test_only_teammates_within_range_get_a_creature(empire: Table) -> None:
    """The generals sit two seats apart, and reach one seat."""
    bears = empire.battlefield(ANN, "Grizzly Bears")
    for player in (ANN, CAT, DAN, FAY):
        with empire.refuses("target"):
            empire.activate(ANN, bears, targets=[player])
    empire.activate(ANN, bears, targets=[BOB])
    empire.resolve()
    assert bears.controller == BOB


@pytest.mark.rule("804.2", "602.5d", "302.6")
def test_creatures_are_deployed_as_sorceries_are_cast_and_with_the_tap_symbol(empire: Table) -> None:
    bears = empire.battlefield(ANN, "Grizzly Bears")
    empire.battlefield(ANN, "Air Elemental", summoning_sick=True)
    assert empire.can_activate(ANN, bears)
    assert not empire.can_activate(ANN, "Air Elemental")
    empire.turn(ANN, "end step")
    assert not empire.can_activate(ANN, bears)
    empire.turn(BOB)
    assert not empire.can_activate(ANN, bears)


@pytest.mark.rule("804.2")
def test_every_creature_can_be_deployed_and_nothing_else(empire: Table) -> None:
    empire.battlefield(ANN, "Grizzly Bears", token=True)
    empire.battlefield(ANN, card("Plain Thing", "{1}", creature("Golem", 1, 1)))
    empire.battlefield(ANN, "Forest")
    assert empire.can_activate(ANN, "Grizzly Bears")
    assert empire.can_activate(ANN, "Plain Thing")
    assert not empire.can_activate(ANN, "Forest")


@pytest.mark.rule("804.2")
def test_a_creature_that_loses_its_abilities_cannot_be_deployed(empire: Table) -> None:
    bears = empire.battlefield(ANN, "Grizzly Bears")
    assert any("Grizzly Bears" in action for action in empire.actions(ANN))
    empire.hand(ANN, card("Humble", "{W}", INSTANT_CARD, Change(target(CREATURE), (LoseAllAbilities(),))))
    empire.cast(ANN, "Humble", targets=[bears])
    empire.resolve()
    assert not any("Grizzly Bears" in action for action in empire.actions(ANN))


@pytest.mark.rule("804.2", "800.4a")
def test_a_deployed_creature_leaves_with_its_owner_not_with_who_gave_it(empire: Table) -> None:
    own = empire.battlefield(CAT, "Grizzly Bears")
    other = empire.battlefield(CAT, "Air Elemental", owner=BOB)
    empire.turn(CAT)
    for thing in (own, other):
        empire.activate(CAT, thing, targets=[BOB])
        empire.resolve()
    empire.concede(CAT)
    assert (own.exists, other.exists, other.controller) == (False, True, BOB)


def wish(table: Table) -> object:
    """What a sensible bot would do now."""
    assert table.decision is not None
    return SensibleBot().decide(table.game, table.decision)


def test_a_sensible_emperor_sends_creatures_to_a_general_who_can_attack(empire: Table) -> None:
    bears = empire.battlefield(BOB, "Grizzly Bears")
    mine = empire.battlefield(ANN, "Grizzly Bears")
    empire.turn(BOB)
    action = wish(empire)
    assert isinstance(action, ActivateAbility)
    assert action.source == bears.id
    empire.turn(ANN)
    assert wish(empire) != ActivateAbility(mine.id, action.number)


@pytest.mark.rule("804.1", "808.3b", "806.2c", "811.2c")
def test_other_tables_deploy_only_if_they_agreed_on_it() -> None:
    for variant, able in (
        (TeamVsTeam(), False),
        (TeamVsTeam(deploy=True), True),
        (FreeForAll(), False),
        (AlternatingTeams(), False),
    ):
        table = Table(players=4, variants=[variant])
        table.battlefield(ANN, "Grizzly Bears")
        assert table.can_activate(ANN, "Grizzly Bears") is able


# ---------------------------------------------------------------------- free-for-all


@pytest.mark.rule("806.2a")
def test_in_a_free_for_all_everybody_has_the_same_range() -> None:
    table = Table(players=5, variants=[FreeForAll(1)])
    reach = [player["reach"] for player in table.view(ANN)["players"]]
    assert reach == [[0, 1, 4], [0, 1, 2], [1, 2, 3], [2, 3, 4], [0, 3, 4]]


@pytest.mark.rule("806.2b")
def test_a_free_for_all_uses_one_of_three_ways_to_attack() -> None:
    with pytest.raises(ValueError, match="attack left, attack right or attack multiple"):
        Game.new([DECK] * 4, variants=[FreeForAll(attack=AttackOption.BESIDE)])
    with pytest.raises(ValueError, match="at least one seat"):
        Game.new([DECK] * 4, variants=[FreeForAll(0)])


# ---------------------------------------------------------------------- team vs. team


@pytest.mark.rule("808.1", "808.2", "102.3")
def test_teams_of_any_size_sit_together() -> None:
    table = Table(players=6, variants=[TeamVsTeam((1, 2, 3))])
    assert [player["team"] for player in table.view(ANN)["players"]] == [0, 1, 1, 3, 3, 3]
    assert [len(table.state.opponents(player)) for player in range(6)] == [5, 4, 4, 3, 3, 3]
    for sizes in ((6,), (3, 2), (6, 0)):
        with pytest.raises(ValueError, match="two teams or more"):
            Game.new([DECK] * 6, variants=[TeamVsTeam(sizes)])


@pytest.mark.rule("808.3", "808.3a")
def test_a_team_attacks_every_opponent_and_no_teammate() -> None:
    table = Table(players=6, variants=[TeamVsTeam()])
    assert attackable(table, ANN) == [DAN, EVE, FAY]
    assert attackable(table, EVE) == [ANN, BOB, CAT]


@pytest.mark.rule("808.3b")
def test_a_team_has_no_limited_range_unless_agreed() -> None:
    assert Table(players=6, variants=[TeamVsTeam()]).view(ANN)["players"][ANN]["reach"] is None
    limited = Table(players=6, variants=[TeamVsTeam(reach=1)])
    assert limited.view(ANN)["players"][ANN]["reach"] == [ANN, BOB, FAY]


@pytest.mark.rule("808.4")
@pytest.mark.parametrize(("sizes", "first"), [((3, 3), {BOB, EVE}), ((2, 4), {BOB, EVE})])
def test_the_middle_of_a_team_goes_first(sizes: Sequence[int], first: set[int]) -> None:
    """Of an even number, the player to the left of the middle."""
    assert first_players(TeamVsTeam(sizes), 6) == first


@pytest.mark.rule("808.5")
def test_teammates_see_each_others_hands_but_share_no_mana() -> None:
    table = Table(players=4, variants=[TeamVsTeam()])
    for player in range(4):
        table.hand(player, "Lightning Bolt")
    assert seen_hands(table, ANN) == [ANN, BOB]
    assert seen_hands(table, DAN) == [CAT, DAN]
    table.lands(ANN, "Mountain", 1)
    assert (table.can_cast(ANN, "Lightning Bolt"), table.can_cast(BOB, "Lightning Bolt")) == (True, False)


@pytest.mark.rule("104.2c", "808.1")
def test_a_team_wins_with_those_who_lost_before() -> None:
    table = Table(players=4, variants=[TeamVsTeam()], free_mana=True)
    table.concede(BOB)
    table.turn(ANN)
    table.hand(ANN, DRAIN)
    table.cast(ANN, "Drain")
    table.resolve()
    assert table.result is not None
    assert table.result.winners == (ANN, BOB)


@pytest.mark.rule("104.4d")
def test_teams_that_lose_together_draw() -> None:
    table = Table(players=4, variants=[TeamVsTeam()], free_mana=True)
    table.hand(ANN, card("End", "{B}", SORCERY_CARD, lose_life(20, EACH_PLAYER)))
    table.cast(ANN, "End")
    table.resolve()
    assert table.result is not None
    assert table.result.is_draw


# ---------------------------------------------------------------------- Emperor


@pytest.mark.rule("809.1", "809.2")
def test_an_emperor_sits_between_generals() -> None:
    roles = Table(players=6, variants=[Emperor()]).view(ANN)["table"]["roles"]
    assert roles == [{"player": BOB, "role": "emperor"}, {"player": EVE, "role": "emperor"}]
    for size, players in ((2, 4), (3, 4), (3, 3), (4, 6)):
        with pytest.raises(ValueError, match=r"Emperor|two or more teams"):
            Game.new([DECK] * players, variants=[Emperor(size)])


@pytest.mark.rule("809.3", "809.3a")
def test_generals_reach_one_seat_and_emperors_two(empire: Table) -> None:
    reach = [player["reach"] for player in empire.view(ANN)["players"]]
    assert reach[ANN] == [ANN, BOB, FAY]
    assert reach[BOB] == [ANN, BOB, CAT, DAN, FAY]
    assert reach[CAT] == [BOB, CAT, DAN]


@pytest.mark.rule("809.3c")
def test_only_opponents_in_the_next_seats_are_attacked(empire: Table) -> None:
    """Both enemy generals are within the emperor's range, but he cannot attack them."""
    assert attackable(empire, BOB) == []
    assert attackable(empire, CAT) == [DAN]
    near = empire.battlefield(DAN, "Elspeth, Knight-Errant")
    assert empire.can_attack(empire.find("Grizzly Bears", controller=CAT), near)
    empire.concede(CAT)
    assert attackable(empire, BOB) == [DAN]


@pytest.mark.rule("809.4")
def test_an_emperor_goes_first() -> None:
    assert first_players(Emperor(), 6) == {BOB, EVE}


@pytest.mark.rule("809.5", "809.5b", "104.3i")
@pytest.mark.parametrize("way", ["life", "concede"])
def test_a_team_loses_with_its_emperor(empire: Table, way: str) -> None:
    if way == "concede":
        empire.concede(EVE)
    else:
        empire.life(EVE, 0)
        empire.pass_()
    assert all(empire.has_lost(player) for player in (DAN, EVE, FAY))
    assert empire.result is not None
    assert empire.result.winners == (ANN, BOB, CAT)


@pytest.mark.rule("809.5", "104.3g")
def test_a_team_goes_on_without_a_general(empire: Table) -> None:
    empire.concede(DAN)
    empire.concede(FAY)
    assert (empire.result, left(empire)) == (None, [ANN, BOB, CAT, EVE])


@pytest.mark.rule("809.5a", "104.2d")
def test_a_team_wins_with_its_emperor_also_who_lost_before(empire: Table) -> None:
    empire.concede(ANN)
    empire.concede(EVE)
    assert empire.result is not None
    assert empire.result.winners == (ANN, BOB, CAT)


@pytest.mark.rule("809.5a", "801.14")
def test_an_effect_that_lets_an_emperor_win_defeats_whom_he_reaches(empire: Table) -> None:
    empire.turn(BOB)
    empire.hand(BOB, card("Triumph", "{W}", SORCERY_CARD, WinGame()))
    empire.cast(BOB, "Triumph")
    empire.resolve()
    assert (empire.result, left(empire)) == (None, [ANN, BOB, CAT, EVE])


@pytest.mark.rule("809.5c", "104.4h")
def test_a_draw_for_an_emperor_is_one_for_the_team(empire: Table) -> None:
    """Dan reaches Cat and his emperor Eve; with her the game is a draw for Fay too, and it goes on for nobody else."""
    empire.turn(DAN)
    empire.hand(DAN, card("Truce", "{W}", SORCERY_CARD, DrawGame()))
    empire.cast(DAN, "Truce")
    empire.resolve()
    assert [event.player for event in empire.happened(GameDrawn)] == [CAT, DAN, EVE, FAY]
    assert empire.result is not None
    assert empire.result.winners == (ANN, BOB, CAT)


@pytest.mark.rule("809.5c", "104.4g")
def test_a_draw_for_generals_leaves_the_emperor_in_the_game() -> None:
    """Three teams; the general Cat and the enemy Dan beside him draw, and so does Cat's emperor."""
    table = Table(players=8, variants=[Emperor(4)], free_mana=True)
    table.turn(DAN)
    table.hand(DAN, card("Truce", "{W}", SORCERY_CARD, DrawGame()))
    table.cast(DAN, "Truce")
    table.resolve()
    assert [event.player for event in table.happened(GameDrawn)] == [CAT, DAN, EVE]
    assert (table.result, left(table)) == (None, [ANN, BOB, FAY, GUS, HAL])


@pytest.mark.rule("809.6", "809.6a")
def test_in_bigger_teams_everybody_just_reaches_an_enemy_general() -> None:
    """An emperor reaches two of them, and no other emperor."""
    assert [Emperor(4).options(_plain(), _agreed(8)).ranges[seat] for seat in range(4)] == [1, 3, 2, 1]
    assert [Emperor(5).options(_plain(), _agreed(10)).ranges[seat] for seat in range(5)] == [1, 2, 3, 2, 1]
    assert Emperor(3).options(_plain(), _agreed(9)).ranges == (1, 2, 1) * 3
    table = Table(players=8, variants=[Emperor(4)])
    assert [one["player"] for one in table.view(ANN)["table"]["roles"]] == [BOB, FAY]
    assert FAY not in (table.view(ANN)["players"][BOB]["reach"] or ())


def _plain() -> Options:
    return Options()


def _agreed(players: int) -> Agreed:
    return Agreed([Seat(f"Player {number}", ()) for number in range(players)], Edition.CURRENT, ())


@pytest.mark.rule("809.7")
def test_emperor_and_generals_see_each_others_hands(empire: Table) -> None:
    for player in range(6):
        empire.hand(player, "Lightning Bolt")
    assert seen_hands(empire, ANN) == [ANN, BOB, CAT]
    assert seen_hands(empire, EVE) == [DAN, EVE, FAY]


# ---------------------------------------------------------------------- alternating teams


@pytest.mark.rule("811.1", "811.3")
def test_teams_of_one_size_alternate() -> None:
    table = Table(players=6, variants=[AlternatingTeams(3)])
    assert [player["team"] for player in table.view(ANN)["players"]] == [0, 1, 2, 0, 1, 2]
    for teams, players in ((2, 5), (1, 4), (4, 4)):
        with pytest.raises(ValueError, match="teams of the same size"):
            Game.new([DECK] * players, variants=[AlternatingTeams(teams)])


@pytest.mark.rule("811.2", "811.2a")
def test_the_recommended_range_is_two() -> None:
    table = Table(players=6, variants=[AlternatingTeams()])
    assert table.view(ANN)["players"][ANN]["reach"] == [ANN, BOB, CAT, EVE, FAY]


@pytest.mark.rule("811.2b", "811.4")
def test_opponents_who_do_not_sit_beside_you_are_not_attacked() -> None:
    table = Table(players=6, variants=[AlternatingTeams()])
    assert attackable(table, ANN) == [BOB, FAY]
    far = table.battlefield(DAN, "Elspeth, Knight-Errant")
    near = table.battlefield(BOB, "Elspeth, Knight-Errant")
    attacker = table.find("Grizzly Bears", controller=ANN)
    assert (table.can_attack(attacker, near), table.can_attack(attacker, far)) == (True, False)
    with pytest.raises(ValueError, match="next seats"):
        Game.new([DECK] * 6, variants=[AlternatingTeams(attack=AttackOption.ANYBODY)])


@pytest.mark.rule("811.5")
def test_teammates_see_each_others_hands_only_side_by_side() -> None:
    table = Table(players=6, variants=[AlternatingTeams()])
    for player in range(6):
        table.hand(player, "Lightning Bolt")
    assert seen_hands(table, ANN) == [ANN]
    table.concede(BOB)
    assert seen_hands(table, ANN) == [ANN, CAT]
    assert seen_hands(table, EVE) == [EVE]


# ---------------------------------------------------------------------- Star


def test_star_is_for_five() -> None:
    with pytest.raises(ValueError, match="5 players"):
        Game.new([DECK] * 4, variants=[Star()])


def test_in_star_a_player_wins_once_both_players_across_the_table_are_out() -> None:
    """Ann's enemies are Cat and Dan; whether her neighbours live does not matter."""
    table = Table(players=5, variants=[Star()])
    table.concede(CAT)
    assert table.result is None
    table.concede(DAN)
    assert table.winner == ANN


def test_in_star_neighbours_may_be_harmed_and_losing_them_helps_only_others() -> None:
    """Bob is no enemy of Ann's. He may be attacked; with Bob and Eve out, it is nobody's victory."""
    table = Table(players=5, variants=[Star()], free_mana=True)
    assert attackable(table, ANN) == [BOB, CAT, DAN, EVE]
    table.concede(BOB)
    assert table.result is None
    table.concede(EVE)
    assert (table.result, left(table)) == (None, [ANN, CAT, DAN])


def test_in_star_two_players_may_win_at_once() -> None:
    """Ann's enemies are Cat and Dan, Bob's are Dan and Eve."""
    table = Table(players=5, variants=[Star()], free_mana=True)
    for player in (CAT, DAN, EVE):
        table.life(player, 0)
    table.pass_()
    assert table.result is not None
    assert table.result.winners == (ANN, BOB)


def test_star_shows_whose_enemies_are_whose() -> None:
    table = Table(players=5, variants=[Star()])
    for viewer, enemies in ((ANN, [CAT, DAN]), (BOB, [DAN, EVE]), (None, [])):
        roles = table.view(viewer)["table"]["roles"]
        assert roles == [{"player": enemy, "role": "your enemy"} for enemy in enemies]


@pytest.mark.rule("901.2")
def test_planar_star() -> None:
    """As the article names it: the planar controller who wins need not be one of the last two."""
    table = PlanarTable(players=5, variants=[Star()])
    table.concede(CAT)
    table.concede(DAN)
    assert table.winner == ANN


# ---------------------------------------------------------------------- all of them

SHAPES = [
    (FreeForAll(), 3),
    (FreeForAll(1, AttackOption.RIGHT), 6),
    (TeamVsTeam((2, 3)), 5),
    (TeamVsTeam((3, 3), reach=1, deploy=True), 6),
    (Emperor(), 6),
    (Emperor(4), 8),
    (AlternatingTeams(), 6),
    (AlternatingTeams(3, 1, AttackOption.LEFT), 6),
    (Star(), 5),
]


@pytest.mark.rule("800.2", "800.4")
@pytest.mark.parametrize(
    ("variant", "players"), [shape for shape in SHAPES if shape[1] < 8], ids=lambda value: getattr(value, "name", value)
)
def test_a_whole_game_ends_and_its_record_plays_again(variant: Variant, players: int) -> None:
    game = whole_game(variant, players)
    assert game.result is not None
    again = Game.replay(json.loads(json.dumps(game.record())))
    assert again.hash() == game.hash()


@pytest.mark.parametrize(("variant", "players"), SHAPES, ids=lambda value: getattr(value, "name", value))
def test_a_shape_is_made_again_from_its_plain_form(variant: Variant, players: int) -> None:
    plain = json.loads(json.dumps({"name": variant.name, **variant.plain()}))
    made = from_plain(plain)
    assert made.plain() == variant.plain()
    assert made.options(_plain(), _agreed(players)) == variant.options(_plain(), _agreed(players))


@pytest.mark.parametrize(("make", "players"), [(Emperor, 6), (AlternatingTeams, 6), (TeamVsTeam, 4), (Star, 5)])
def test_random_games_keep_to_the_rules_of_the_house(make: type[Variant], players: int) -> None:
    check_variant(make, players=[players], limit=200)


@pytest.mark.rule("800.2")
def test_a_table_has_one_shape() -> None:
    with pytest.raises(ValueError, match="one shape"):
        Game.new([DECK] * 6, variants=[Emperor(), FreeForAll()])
