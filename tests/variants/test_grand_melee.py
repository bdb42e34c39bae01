"""Grand Melee (CR 807): several turns at once, each with a marker and a stack of its own.

Eight players have two turn markers, with Ann and with Eve, unless a test says otherwise. What the rules leave open is
in docs/decisions/0008-several-turns-at-once.md.
"""

from __future__ import annotations

import json
from typing import Any

import pytest

from planechase import Game
from planechase.bots import SensibleBot, play
from planechase.rules.events.events import TurnBegins
from planechase.rules.state.chance import Chance
from planechase.rules.state.decisions import IllegalAnswer
from planechase.rules.state.options import AttackOption
from planechase.rules.state.steps import Step
from planechase.rules.turns.priority import PASS
from planechase.rules.turns.turn import reverse_turn_order
from planechase.telling.view import Thing, TurnView, View
from planechase.testing import ANN, BOB, CAT, DAN, EVE, FAY, GUS, HAL, Table, check_variant
from planechase.testing.table_players import IDA, JON, KIM, LEE, MIA
from planechase.variants import GrandMelee, from_plain
from planechase.variants.table_shapes import IllegalTable
from planechase.words.card import INSTANT_CARD, SORCERY_CARD, card, creature, static, whenever
from planechase.words.effects.damage_effects import damage
from planechase.words.effects.life_effects import gain_life
from planechase.words.effects.turns import ExtraTurn
from planechase.words.filters import CREATURE, Attacking
from planechase.words.player_words import EACH_PLAYER, TARGET_PLAYER, YOU
from planechase.words.selections import target
from planechase.words.statics.permission_statics import SkipTurns
from planechase.words.triggers import AtBeginning, Leaves

DECK = ["Mountain"] * 20 + ["Jackal Familiar"] * 20
MAIN = "precombat main phase"
AGAIN = card("Again", "{U}", SORCERY_CARD, ExtraTurn())
COMBAT_WATCHER = card(
    "Combat Watcher", "{W}", creature("Human", 1, 1),
    whenever(AtBeginning(Step.BEGINNING_OF_COMBAT, EACH_PLAYER), gain_life(1)),
)  # fmt: skip
AMBUSH = card("Ambush", "{W}", INSTANT_CARD, damage(4, target(CREATURE & Attacking())))
YOUR_GIFT = card("Your Gift", "{U}", INSTANT_CARD, ExtraTurn(TARGET_PLAYER))


@pytest.fixture
def table() -> Table:
    return melee(8)


def melee(players: int) -> Table:
    return Table(players, variants=[GrandMelee()], free_mana=True)


def new_game(players: int, starting_player: int | None = 0, seed: int = 1) -> Game:
    """A game whose players have all kept their hands."""
    game = Game.new([DECK] * players, seed, variants=[GrandMelee()], starting_player=starting_player)
    while game.state.turn_number == 0:
        game.answer(False)
    return game


@pytest.mark.rule("807.4b", "807.4c")
def test_who_begins_with_a_marker_takes_one_turn_and_passes_it_on() -> None:
    game = new_game(8)
    taken: list[int] = []
    game.watch(lambda state, event: taken.append(event.player) if isinstance(event, TurnBegins) else None)
    while game.state.turn_number < 8:
        decision = game.decision
        assert decision is not None
        game.answer(PASS if game.may_pass else decision.default())
    assert sorted(taken) == [BOB, CAT, DAN, FAY, GUS, HAL]


def markers(table: Table) -> dict[int, int]:
    """Who has which turn marker."""
    return {turn["marker"] or 0: turn["active"][0] for turn in turns(table.view())}


def turns(view: View[Thing]) -> list[TurnView[Thing]]:
    """All turns that are taken at once, by their markers."""
    return sorted([view, *view["other_turns"]], key=lambda turn: turn["marker"] or 0)


def grants(table: Table, times: int) -> list[int]:
    """Who gets priority, and passes, one after the other."""
    found: list[int] = []
    for _ in range(times):
        assert table.has_priority is not None
        found.append(table.has_priority)
        table.pass_()
    return found


def in_turn_of(table: Table, player: int, times: int) -> list[int]:
    """Who gets priority in this turn, and passes, while the others stand still."""
    found: list[int] = []
    for _ in range(times):
        table.look_at(player)
        assert table.has_priority is not None
        found.append(table.has_priority)
        table.pass_()
    return found


# ---------------------------------------------------------------------- the table (807.1, 807.2)


@pytest.mark.rule("807.1", "807.4a")
def test_too_few_players_are_refused_unless_they_want_it_so() -> None:
    with pytest.raises(IllegalTable, match="ten players or more"):
        Table(7, variants=[GrandMelee()])
    assert len(Table(7, variants=[GrandMelee(small=True)]).turns) == 1


@pytest.mark.rule("807.1", "104.2a")
def test_everybody_plays_for_themselves() -> None:
    table = melee(8)
    assert len({player["team"] for player in table.view()["players"]}) == 8
    for player in range(1, 8):
        assert table.winner is None
        table.concede(player)
    assert table.winner == ANN


@pytest.mark.rule("807.2", "807.2a", "807.2b")
def test_its_options_are_those_of_every_grand_melee_from_the_beginning() -> None:
    options = new_game(9).state.options
    assert (set(options.ranges), options.attack) == ({1}, AttackOption.LEFT)
    assert [*options.teams, options.deploy, options.shared_turns] == [False, False]


@pytest.mark.rule("807.2a")
def test_a_player_reaches_one_seat_to_either_side(table: Table) -> None:
    table.hand(ANN, *["Lightning Bolt"] * 3)
    for far in (CAT, EVE, GUS):
        with pytest.raises(IllegalAnswer):
            table.cast(ANN, "Lightning Bolt", targets=[far])
    for near in (BOB, HAL):
        table.cast(ANN, "Lightning Bolt", targets=[near])
        table.resolve()
        assert table.life(near) == 17


@pytest.mark.rule("807.2b", "807.2c")
def test_creatures_attack_only_the_player_to_the_left(table: Table) -> None:
    bears = table.battlefield(ANN, "Grizzly Bears")
    assert [other for other in range(8) if table.can_attack(bears, other)] == [BOB]
    assert not table.state.options.deploy


# ---------------------------------------------------------------------- markers are handed out (807.4a, 807.4b)


@pytest.mark.rule("807.4a")
@pytest.mark.parametrize(("players", "expected"), [(8, 2), (11, 2), (12, 3), (15, 3), (16, 4)])
def test_there_is_a_marker_for_each_full_four_players(players: int, expected: int) -> None:
    assert len(turns(new_game(players).view())) == expected


@pytest.mark.rule("807.4b")
def test_the_starting_player_and_every_fourth_one_from_there_begin_at_the_same_time() -> None:
    view = new_game(12, starting_player=6).view()
    assert [(turn["marker"], turn["active"]) for turn in turns(view)] == [(1, [6]), (2, [10]), (3, [2])]
    assert not any(turn["waits"] for turn in turns(view))
    assert view["marker"] == 1, "the first marker's player acts first"


@pytest.mark.rule("807.4b", "807.4a")
def test_who_left_before_the_first_turn_is_passed_over() -> None:
    game = Game.new([DECK] * 12, 1, variants=[GrandMelee()], starting_player=0)
    game.concede(2)
    while game.state.turn_number == 0:
        game.answer(False)
    assert [turn["active"] for turn in turns(game.view())] == [[0], [5]]


# ---------------------------------------------------------------------- turns at once (807.4)


@pytest.mark.rule("807.4", "807.5")
def test_two_players_are_in_their_main_phases_at_the_same_time(table: Table) -> None:
    assert table.turns == [(ANN, MAIN), (EVE, MAIN)]
    for player in (ANN, EVE):
        table.hand(player, "Forest", "Grizzly Bears")
        table.look_at(player)
        table.play_land(player, "Forest")
        table.look_at(player)
        table.cast(player, "Grizzly Bears")
    table.resolve_all()
    assert table.battlefield(ANN) == table.battlefield(EVE) == ["Forest", "Grizzly Bears"]


@pytest.mark.rule("807.4")
def test_players_of_different_turns_act_alternately(table: Table) -> None:
    assert grants(table, 6) == [ANN, EVE, BOB, FAY, HAL, DAN]
    assert [step for _, step in table.turns] == ["beginning of combat"] * 2


@pytest.mark.rule("807.4", "305.2")
def test_one_land_each_turn_though_another_turn_begins_meanwhile(table: Table) -> None:
    table.hand(EVE, "Forest", "Forest")
    table.look_at(EVE)
    table.play_land(EVE, "Forest")
    table.end_turn(ANN)
    table.look_at(EVE)
    with pytest.raises(IllegalAnswer):
        table.play_land(EVE, "Forest")


@pytest.mark.rule("807.4", "514.2")
def test_damage_and_effects_end_with_their_own_turn(table: Table) -> None:
    bears = table.battlefield(EVE, "Grizzly Bears")
    table.hand(EVE, "Giant Growth", "Lightning Bolt")
    table.look_at(EVE)
    table.cast(EVE, "Giant Growth", targets=[bears])
    table.resolve()
    table.look_at(EVE)
    table.cast(EVE, "Lightning Bolt", targets=[bears])
    table.resolve()
    table.end_turn(ANN)
    assert (bears.power, bears.damage) == (5, 3)
    table.end_turn(EVE)
    assert (bears.power, bears.damage) == (2, 0)


@pytest.mark.rule("807.4", "500.5")
def test_mana_empties_with_the_steps_of_the_own_turn(table: Table) -> None:
    table.look_at(EVE)
    table.mana(EVE, "{R}")
    in_turn_of(table, ANN, 3)
    assert table.turns == [(ANN, "beginning of combat"), (EVE, MAIN)]
    assert table.view()["players"][EVE]["mana"] == "{R}"
    in_turn_of(table, EVE, 3)
    assert table.view()["players"][EVE]["mana"] == ""


@pytest.mark.rule("807.4", "506.4")
def test_a_creature_attacks_in_its_own_turn_whatever_happens_elsewhere(table: Table) -> None:
    bears = table.battlefield(ANN, "Grizzly Bears")
    table.attack(ANN, {"Grizzly Bears": BOB})
    table.end_turn(EVE)
    assert bears.attacking == BOB
    table.look_at(ANN)
    table.combat_damage()
    assert table.life(BOB) == 18


@pytest.mark.rule("807.4", "508.1k")
def test_a_creature_is_attacking_also_for_what_is_on_another_stack(table: Table) -> None:
    bears = table.battlefield(ANN, "Grizzly Bears")
    table.hand(EVE, "Giant Growth")
    table.hand(BOB, AMBUSH)
    table.battlefield(EVE, "Serra Angel")
    for player in (DAN, CAT):
        table.hand(player, "Lightning Bolt")
    table.look_at(EVE)
    table.cast(EVE, "Giant Growth", targets=["Serra Angel"])
    for player, victim in ((DAN, CAT), (CAT, DAN)):
        give_priority(table, player, EVE)
        table.cast(player, "Lightning Bolt", targets=[victim])
    table.look_at(ANN)
    while table.step is not Step.BEGINNING_OF_COMBAT:
        in_turn_of(table, ANN, 1)
        table.look_at(ANN)
    table.will(ANN, {bears: BOB})
    in_turn_of(table, ANN, 3)
    assert bears.attacking == BOB
    give_priority(table, BOB, EVE)
    table.cast(BOB, AMBUSH.name, targets=[bears])
    assert stacks(table) == [[], ["Giant Growth", "Lightning Bolt", "Lightning Bolt", "Ambush"]]


# ---------------------------------------------------------------------- passing on (807.4c, 807.4d)


@pytest.mark.rule("807.4c", "807.4d")
def test_a_marker_goes_to_the_left_and_waits_until_the_next_one_is_four_seats_away(table: Table) -> None:
    table.end_turn(ANN)
    assert table.turns == [(BOB, "waits"), (EVE, MAIN)]
    table.end_turn(EVE)
    assert table.turns == [(BOB, "upkeep"), (FAY, "upkeep")]


@pytest.mark.rule("807.4d")
def test_who_waits_with_a_marker_does_nothing_yet(table: Table) -> None:
    forest = table.battlefield(BOB, "Forest", tapped=True)
    table.end_turn(ANN)
    assert grants(table, 3) == [EVE, FAY, DAN]
    assert forest.tapped
    assert table.has_priority != BOB


@pytest.mark.rule("807.4d")
def test_a_marker_with_room_ahead_does_not_wait() -> None:
    table = melee(9)
    table.end_turn(EVE)
    assert table.turns == [(ANN, MAIN), (FAY, "upkeep")]
    table.end_turn(FAY)
    assert table.turns == [(ANN, MAIN), (GUS, "waits")], "Ann is the third to the left of Gus"
    table.end_turn(ANN)
    assert table.turns == [(BOB, "upkeep"), (GUS, "upkeep")]


@pytest.mark.rule("807.4d")
def test_it_is_enough_that_the_player_four_seats_away_has_the_other_marker() -> None:
    table = melee(12)
    table.end_turn(EVE)
    assert table.turns == [(ANN, MAIN), (FAY, "waits"), (IDA, MAIN)]
    table.end_turn(ANN)
    assert table.turns == [(BOB, "upkeep"), (FAY, "waits"), (IDA, MAIN)]


@pytest.mark.rule("807.4c", "800.4j")
def test_a_turn_goes_on_without_its_player_and_then_the_marker_goes_left() -> None:
    table = melee(9)
    table.look_at(EVE)
    table.concede(EVE)
    assert table.turns == [(ANN, MAIN), (EVE, MAIN)]
    assert in_turn_of(table, EVE, 2) == [FAY, DAN], "those beside the marker have priority in turn order"
    table.end_turn(EVE)
    assert table.turns == [(ANN, MAIN), (FAY, "upkeep")]


@pytest.mark.rule("807.4c")
def test_who_leaves_before_the_turn_begins_gives_the_marker_to_the_left_at_once() -> None:
    table = melee(9)
    table.end_turn(ANN)
    assert table.turns == [(BOB, "waits"), (EVE, MAIN)]
    table.concede(BOB)
    assert table.turns[0] == (CAT, "waits")


@pytest.mark.rule("807.4c", "807.4d")
def test_a_player_may_get_a_second_marker_and_then_waits_with_it() -> None:
    table = melee(15)
    table.end_turn(ANN)
    for player in (CAT, DAN, BOB):
        table.concede(player)
    assert table.turns == [(EVE, "waits"), (EVE, MAIN), (IDA, MAIN)]
    table.end_turn(EVE)
    assert table.turns == [(EVE, "waits"), (FAY, "waits"), (IDA, MAIN)]


@pytest.mark.rule("807.4c", "807.4d")
def test_of_two_markers_with_which_a_player_waits_the_one_that_came_first_is_ahead() -> None:
    table = melee(15)
    for player in (EVE, ANN, BOB):
        table.end_turn(player)
    for player in (DAN, EVE, CAT):
        table.concede(player)
    assert table.turns == [(FAY, "waits"), (FAY, "waits"), (IDA, MAIN)]
    table.end_turn(IDA)
    assert table.turns == [(FAY, "waits"), (FAY, "upkeep"), (JON, "upkeep")]


@pytest.mark.rule("807.4c", "807.4d")
def test_turn_order_reversed_sends_the_markers_round_the_other_way() -> None:
    def reverse(state: Any) -> Any:
        reverse_turn_order(state)
        return
        yield

    table = melee(12)
    table.happen(reverse)
    table.end_turn(ANN)
    assert sorted(table.turns) == [(EVE, MAIN), (IDA, MAIN), (LEE, "waits")]
    table.end_turn(EVE)
    assert sorted(table.turns) == [(DAN, "upkeep"), (IDA, MAIN), (LEE, "waits")], "Lee is the fourth from Dan"
    table.end_turn(IDA)
    assert sorted(table.turns)[:2] == [(DAN, "upkeep"), (HAL, "upkeep")], "and Hal is the fourth from Lee"
    table.next_turn()
    assert (LEE, "upkeep") in table.turns


@pytest.mark.rule("500.11", "807.4c")
def test_who_skips_a_turn_passes_the_marker_on() -> None:
    table = melee(9)
    table.battlefield(FAY, card("Long Sleep", "{U}", creature("Sloth", 1, 1), static(SkipTurns(YOU))))
    table.end_turn(EVE)
    assert table.turns == [(ANN, MAIN), (GUS, "waits")]


# ---------------------------------------------------------------------- fewer markers (807.4e to 807.4g)


@pytest.mark.rule("807.4e", "807.4g")
def test_the_marker_to_the_right_of_who_leaves_is_removed_as_its_turn_ends(table: Table) -> None:
    table.concede(GUS)
    assert markers(table) == {1: ANN, 2: EVE}, "the turns go on"
    table.end_turn(EVE)
    assert markers(table) == {1: ANN}


@pytest.mark.rule("807.4e")
def test_the_own_marker_of_who_leaves_is_not_the_one_to_the_right(table: Table) -> None:
    table.concede(EVE)
    table.end_turn(ANN)
    assert markers(table) == {2: EVE}, "Ann's marker is gone, Eve's turn goes on without her"
    table.end_turn(EVE)
    assert table.turns == [(FAY, "upkeep")]


@pytest.mark.rule("807.4e")
def test_leaving_changes_nothing_while_there_are_enough_players() -> None:
    table = melee(11)
    for player in (KIM, IDA, GUS):
        table.concede(player)
    for player in (ANN, EVE):
        table.end_turn(player)
    assert markers(table) == {1: BOB, 2: FAY}


@pytest.mark.rule("807.4g")
def test_the_marker_of_a_player_who_only_waits_is_removed_at_once(table: Table) -> None:
    table.end_turn(ANN)
    assert table.turns == [(BOB, "waits"), (EVE, MAIN)]
    table.concede(CAT)
    assert markers(table) == {2: EVE}


@pytest.mark.rule("807.4f", "807.4e")
def test_a_marker_to_be_removed_does_not_count_any_more() -> None:
    table = melee(12)
    table.concede(LEE)
    table.concede(KIM)
    for player in (ANN, EVE, IDA):
        table.end_turn(player)
    assert sorted(markers(table)) == [1, 2], "marker 3, of Ida, and no other"


@pytest.mark.rule("807.4e", "807.4g")
def test_a_marker_designated_twice_takes_the_next_one_to_the_right_along() -> None:
    table = melee(12)
    for player in (BOB, FAY, GUS, HAL, CAT):
        table.concede(player)
    table.end_turn(ANN)
    assert markers(table) == {2: EVE, 3: IDA}
    table.end_turn(IDA)
    assert markers(table) == {2: EVE}
    table.end_turn(EVE)
    assert table.turns == [(IDA, "upkeep")], "the last one stays"


@pytest.mark.rule("807.4e", "807.4g")
def test_a_marker_designated_three_times_takes_two_more_along() -> None:
    """With fifteen, eleven and seven players there is one marker too many, and each time Ann's is to the right."""
    table = melee(16)
    for player in (BOB, FAY, GUS, HAL, CAT, JON, KIM, LEE, DAN):
        table.concede(player)
    for player in (ANN, MIA, IDA):
        table.end_turn(player)
    assert markers(table) == {2: EVE}


@pytest.mark.rule("807.4e")
def test_of_several_markers_the_one_with_the_lowest_number_goes() -> None:
    table = melee(12)
    table.happen(lambda state: lose_all(state, [FAY, BOB]))
    for player in (ANN, EVE, IDA):
        table.end_turn(player)
    assert sorted(markers(table)) == [2, 3]


def lose_all(state: Any, seats: list[int]) -> Any:
    """Some players have no life left, all at the same time."""
    for seat in seats:
        state.players[seat].life = 0
    return
    yield


@pytest.mark.rule("807.4a", "104.2a")
def test_the_last_marker_stays_until_the_game_is_over(table: Table) -> None:
    for player in (BOB, CAT, DAN, FAY, GUS, HAL):
        table.concede(player)
    for _ in range(6):
        goes_on = next(player for player, step in table.turns if step != "waits")
        table.end_turn(goes_on)
        assert table.turns
    assert len(table.turns) == 1
    table.concede(ANN)
    assert table.winner == EVE


# ---------------------------------------------------------------------- ranges (807.4h)


@pytest.mark.rule("807.4h", "801.2c")
def test_neighbours_of_an_empty_seat_come_into_range_as_the_next_turn_begins() -> None:
    table = melee(9)
    table.concede(BOB)
    table.hand(ANN, "Lightning Bolt")
    with pytest.raises(IllegalAnswer):
        table.cast(ANN, "Lightning Bolt", targets=[CAT])
    table.end_turn(EVE)
    assert (FAY, "upkeep") in table.turns, "any turn will do"
    table.look_at(ANN)
    table.cast(ANN, "Lightning Bolt", targets=[CAT])


# ---------------------------------------------------------------------- extra turns (807.4i, 807.4j)


@pytest.mark.rule("807.4i")
def test_with_room_on_both_sides_the_marker_is_kept_for_an_extra_turn() -> None:
    table = melee(8)
    table.hand(ANN, AGAIN)
    table.cast(ANN, AGAIN.name)
    in_turn_of(table, ANN, 3)
    table.end_turn(ANN)
    assert table.turns[0] == (ANN, "upkeep")
    table.end_turn(ANN)
    assert table.turns[0] == (BOB, "waits")


@pytest.mark.rule("807.4i")
def test_an_extra_turn_waits_for_a_marker_close_to_the_left() -> None:
    table = melee(9)
    table.hand(ANN, AGAIN)
    table.cast(ANN, AGAIN.name)
    in_turn_of(table, ANN, 3)
    table.concede(BOB)
    table.end_turn(ANN)
    assert table.turns == [(ANN, "waits"), (EVE, MAIN)], "Eve is three seats away now"
    table.end_turn(EVE)
    assert table.turns == [(ANN, "upkeep"), (FAY, "upkeep")]
    table.end_turn(ANN)
    assert table.turns[0][0] == CAT


@pytest.mark.rule("807.4i")
def test_with_a_marker_close_to_the_right_it_is_passed_and_the_extra_turn_comes_before_the_next_one() -> None:
    table = melee(9)
    table.look_at(EVE)
    table.hand(EVE, AGAIN)
    table.cast(EVE, AGAIN.name)
    in_turn_of(table, EVE, 3)
    table.concede(BOB)
    table.end_turn(EVE)
    assert table.turns == [(ANN, MAIN), (FAY, "upkeep")], "Ann is three seats to the right of Eve"
    while EVE not in markers(table).values():
        table.end_turn(next(player for player, step in table.turns if step != "waits"))
    for _ in range(2):
        assert markers(table)[1] == EVE
        while (EVE, "waits") in table.turns:
            table.end_turn(markers(table)[2])
        table.end_turn(EVE)
    assert markers(table)[1] == FAY


@pytest.mark.rule("807.4j")
def test_an_extra_turn_of_somebody_without_a_marker_comes_right_before_their_next_turn() -> None:
    table = melee(9)
    table.hand(ANN, YOUR_GIFT)
    table.cast(ANN, YOUR_GIFT.name, targets=[BOB])
    table.resolve()
    table.end_turn(ANN)
    assert table.turns[0][0] == BOB
    table.end_turn(EVE)
    for _ in range(2):
        assert table.turns[0] == (BOB, "upkeep")
        table.end_turn(BOB)
    assert table.turns[0][0] == CAT


@pytest.mark.rule("807.4i")
def test_a_player_with_a_marker_may_get_the_extra_turn_from_somebody_else(table: Table) -> None:
    table.hand(DAN, YOUR_GIFT)
    table.look_at(EVE)
    table.cast(DAN, YOUR_GIFT.name, targets=[EVE])
    in_turn_of(table, EVE, 4)
    table.end_turn(EVE)
    assert table.turns == [(ANN, MAIN), (EVE, "upkeep")]


# ---------------------------------------------------------------------- stacks (807.5)


@pytest.mark.rule("807.5")
def test_each_turn_has_a_stack_of_its_own(table: Table) -> None:
    table.hand(ANN, "Grizzly Bears")
    table.hand(EVE, "Lightning Bolt")
    table.cast(ANN, "Grizzly Bears")
    table.look_at(EVE)
    table.cast(EVE, "Lightning Bolt", targets=[DAN])
    stacks = [[one["name"] for one in turn["stack"]] for turn in turns(table.view())]
    assert stacks == [["Grizzly Bears"], ["Lightning Bolt"]]
    in_turn_of(table, EVE, 3)
    assert table.life(DAN) == 17
    assert table.battlefield(ANN) == [], "what lies on the other stack has not resolved"


@pytest.mark.rule("807.5a")
def test_only_those_within_reach_of_the_marker_get_priority(table: Table) -> None:
    table.hand(ANN, "Grizzly Bears")
    table.cast(ANN, "Grizzly Bears")
    assert in_turn_of(table, ANN, 4) == [ANN, BOB, HAL, ANN]
    assert table.battlefield(ANN) == ["Grizzly Bears"]


@pytest.mark.rule("807.5a")
def test_an_object_on_the_stack_brings_in_those_within_reach_of_its_controller(table: Table) -> None:
    table.hand(ANN, "Grizzly Bears")
    table.hand(BOB, "Lightning Bolt")
    table.cast(ANN, "Grizzly Bears")
    table.look_at(ANN)
    table.cast(BOB, "Lightning Bolt", targets=[CAT])
    assert in_turn_of(table, ANN, 4) == [BOB, CAT, HAL, ANN]
    assert table.life(CAT) == 17


@pytest.mark.rule("807.5b", "801.4")
def test_a_spell_is_put_on_the_stack_of_its_target(table: Table) -> None:
    table.hand(ANN, "Grizzly Bears")
    table.hand(EVE, "Grizzly Bears")
    table.hand(DAN, "Cancel")
    table.cast(ANN, "Grizzly Bears")
    table.look_at(EVE)
    bears = table.cast(EVE, "Grizzly Bears")
    table.look_at(EVE)
    table.cast(DAN, "Cancel", targets=[bears])
    assert [len(turn["stack"]) for turn in turns(table.view())] == [1, 2]
    table.look_at(EVE)
    table.resolve()
    assert table.graveyard(EVE) == ["Grizzly Bears"]


@pytest.mark.rule("807.5b")
def test_an_object_on_another_stack_cannot_be_a_target() -> None:
    table = melee(8)
    both_stacks_for_dan(table)
    spell = table.find("Lightning Bolt", controller=CAT, zone="stack")
    table.hand(DAN, "Cancel", "Cancel")
    give_priority(table, DAN, EVE)
    with pytest.raises(IllegalAnswer):
        table.cast(DAN, "Cancel", targets=[spell])
    give_priority(table, DAN, ANN)
    table.cast(DAN, "Cancel", targets=[spell])
    assert stacks(table)[0][-1] == "Cancel"


def both_stacks_for_dan(table: Table) -> None:
    """Bob and Cat act on the stack of Ann's turn, so that Dan, who sits beside Eve, has priority for both."""
    table.hand(ANN, "Giant Growth")
    table.battlefield(ANN, "Grizzly Bears")
    table.hand(BOB, "Lightning Bolt")
    table.hand(CAT, "Lightning Bolt")
    table.cast(ANN, "Giant Growth", targets=["Grizzly Bears"])
    give_priority(table, BOB, ANN)
    table.cast(BOB, "Lightning Bolt", targets=[CAT])
    give_priority(table, CAT, ANN)
    table.cast(CAT, "Lightning Bolt", targets=[BOB])
    assert stacks(table) == [["Giant Growth", "Lightning Bolt", "Lightning Bolt"], []]


def give_priority(table: Table, player: int, turn_of: int) -> None:
    """Everybody before this player passes in a turn, while the other turns stand still."""
    table.look_at(turn_of)
    while table.has_priority != player:
        table.pass_()
        table.look_at(turn_of)


def stacks(table: Table) -> list[list[str | None]]:
    return [[one["name"] for one in turn["stack"]] for turn in turns(table.view())]


@pytest.mark.rule("807.5b")
def test_what_resolves_has_triggers_put_on_its_own_stack() -> None:
    table = melee(8)
    both_stacks_for_dan(table)
    table.battlefield(DAN, "Soul Warden")
    table.hand(EVE, "Grizzly Bears")
    table.look_at(EVE)
    table.cast(EVE, "Grizzly Bears")
    in_turn_of(table, EVE, 3)
    assert stacks(table) == [["Giant Growth", "Lightning Bolt", "Lightning Bolt"], ["Soul Warden"]]


@pytest.mark.rule("807.5b")
@pytest.mark.parametrize(("chosen", "place"), [(ANN, 0), (EVE, 1)])
def test_for_other_triggers_the_player_chooses_among_the_stacks_they_have_priority_for(chosen: int, place: int) -> None:
    table = melee(8)
    both_stacks_for_dan(table)
    table.battlefield(DAN, COMBAT_WATCHER)
    in_turn_of(table, EVE, 2)
    table.look_at(EVE)
    table.pass_(pause=True)
    assert table.question.startswith("Dan is asked: Choose on whose turn's stack")
    table.answer(DAN, chosen)
    assert [stack[-1:] == ["Combat Watcher"] for stack in stacks(table)] == [place == 0, place == 1]


@pytest.mark.rule("807.5b", "807.5a")
def test_a_trigger_of_a_player_far_from_the_turn_goes_on_its_stack_if_there_is_no_other() -> None:
    table = melee(8)
    table.battlefield(CAT, card("Mourner", "{B}", creature("Human", 1, 1), whenever(Leaves(CREATURE), gain_life(1))))
    bears = table.battlefield(BOB, "Grizzly Bears")
    table.hand(ANN, "Lightning Bolt")
    table.cast(ANN, "Lightning Bolt", targets=[bears])
    in_turn_of(table, ANN, 3)
    assert stacks(table) == [["Mourner"], []]
    assert CAT in in_turn_of(table, ANN, 3), "now an object of Cat's is on it"


@pytest.mark.rule("807.5b")
def test_copies_of_a_spell_go_on_the_stack_it_is_on() -> None:
    table = melee(8)
    both_stacks_for_dan(table)
    table.hand(DAN, "Twincast")
    bolt = table.find("Lightning Bolt", controller=CAT, zone="stack")
    give_priority(table, DAN, ANN)
    table.will(DAN, False, about="target")
    table.cast(DAN, "Twincast", targets=[bolt])
    while "Twincast" in stacks(table)[0]:
        in_turn_of(table, ANN, 1)
    assert stacks(table) == [["Giant Growth", *["Lightning Bolt"] * 3], []]


# ---------------------------------------------------------------------- the game as a whole


def test_the_variant_keeps_to_the_rules_of_the_house() -> None:
    check_variant(GrandMelee, players=[9], limit=150)
    assert from_plain({"name": "grand melee", "small": True}).plain() == {"small": True}


def test_forks_and_records_stand_where_the_game_stands() -> None:
    game = new_game(9)
    for number in range(120):
        assert game.decision is not None
        if number in (30, 50, 80):
            game.concede(number // 10)
        game.answer(game.decision.sample(Chance(number)))
        if number % 10 == 0:
            assert game.fork().hash() == game.hash()
    assert len(game.state.turns) == 1 < game.state.turn_number
    again = Game.replay(json.loads(json.dumps(game.record())))
    assert again.hash() == game.hash()
    again.undo(40)
    assert again.hash() == Game.replay(game.record(), upto=len(game.record()["answers"]) - 40).hash()


@pytest.mark.whole_game
def test_bots_play_it_to_its_end() -> None:
    game = Game.new([DECK] * 12, 5, variants=[GrandMelee()], forks=False)
    result = play(game, [SensibleBot() for _ in range(12)])
    assert len(result.winners) == 1


def test_the_table_shows_every_turn(table: Table) -> None:
    table.end_turn(ANN)
    shown, others = table.view(), table.view()["other_turns"]
    assert (shown["marker"], shown["active"], shown["waits"]) == (2, [EVE], False)
    assert [(turn["marker"], turn["active"], turn["waits"]) for turn in others] == [(1, [BOB], True)]
