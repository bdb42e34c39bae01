"""Shared team turns (CR 805): teams, not players, take turns, have priority, attack and block."""

from __future__ import annotations

import pytest

from planechase import Game
from planechase.rules.events.events import DrawCard
from planechase.rules.events.lasting import UntilYourNextTurn
from planechase.rules.language.characteristics import CardDefinition
from planechase.rules.state.decisions import Choose, DeclareAttackers, DeclareBlockers, Divide, Order, TakeMulligan
from planechase.rules.state.edition import Edition
from planechase.rules.state.player import Automation
from planechase.rules.state.source import Source
from planechase.rules.state.steps import Step
from planechase.testing import ANN, BOB, CAT, DAN, EVE, FAY, Table
from planechase.variants import TeamVsTeam, TwoHeadedGiant
from planechase.words.card import (
    ARTIFACT_CARD,
    ENCHANTMENT_CARD,
    INSTANT_CARD,
    SORCERY_CARD,
    activated,
    card,
    creature,
    static,
    upkeep,
    whenever,
)
from planechase.words.conditions import HandSize
from planechase.words.effects.flow import Later
from planechase.words.effects.hands import Discard, draw
from planechase.words.effects.lasting_effects import MakeTrue, SkipNext
from planechase.words.effects.life_effects import gain_life, lose_life
from planechase.words.effects.turns import ExtraCombat, ExtraTurn, ReverseTurnOrder
from planechase.words.effects.zone_effects import return_to_hand
from planechase.words.filters import CREATURE, PERMANENT
from planechase.words.keywords import Annihilator, keyword
from planechase.words.keywords.permanent_keywords import Landwalk
from planechase.words.player_words import (
    ACTIVE_PLAYER,
    ATTACKING_PLAYER,
    DEFENDING_PLAYER,
    EACH_OPPONENT,
    EACH_PLAYER,
    TARGET_PLAYER,
    THAT_PLAYER,
    YOU,
    TargetPlayers,
)
from planechase.words.selections import target
from planechase.words.statics import AttackLimit, BeginsOnBattlefield, BlockLimit
from planechase.words.statics.combat_statics import CanBlockMore
from planechase.words.statics.permission_statics import AllUntap, SkipSteps
from planechase.words.triggers import AtBeginning, AttacksTrigger

GIANTS = TwoHeadedGiant()
DECK = ["Forest"] * 40
ALERT = Automation(pass_priority=False)

MONUMENT = card("Monument", "{1}", ARTIFACT_CARD)
BOUNCE = card("Bounce", "{U}", INSTANT_CARD, return_to_hand(target(PERMANENT)))
TIME = card("Time for All", "{U}", SORCERY_CARD, ExtraTurn(EACH_PLAYER))
MORE_TIME = card("Time for You", "{U}", SORCERY_CARD, ExtraTurn(TARGET_PLAYER))


@pytest.fixture
def table() -> Table:
    return Table(4, variants=[GIANTS], free_mana=True)


def three_teams() -> Table:
    """Ann and Bob, Cat and Dan, Eve and Fay; each player has a life total of their own."""
    return Table(6, variants=[TeamVsTeam((2, 2, 2), shared_turns=True)], free_mana=True)


def begin(deck: list[str | CardDefinition] | None = None, starting_player: int | None = CAT, seed: int = 3) -> Game:
    decks = [deck or DECK] * 4
    return Game.new(decks, seed, variants=[GIANTS], starting_player=starting_player, automation=ALERT)


# ---------------------------------------------------------------------- teams and who decides for them


@pytest.mark.rule("805.1")
@pytest.mark.parametrize("variant", [GIANTS, TeamVsTeam((1, 3), shared_turns=True)])
def test_who_shares_a_turn_sits_side_by_side(variant: TwoHeadedGiant | TeamVsTeam) -> None:
    options = Table(4, variants=[variant]).state.options
    assert options.shared_turns
    for team in options.teams:
        assert list(team) == list(range(team[0], team[0] + len(team)))


@pytest.mark.rule("805.2", "805.10b")
def test_the_primary_player_decides_for_the_team(table: Table) -> None:
    """The one in the rightmost seat, that is the first of the team whom the turn order comes to."""
    table.battlefield(BOB, "Grizzly Bears")
    table.battlefield(DAN, "Grizzly Bears")
    for player in (ANN, BOB, CAT, DAN) * 2:
        table.pass_(player)
    decision = table.decision
    assert isinstance(decision, DeclareAttackers)
    assert decision.player == ANN
    table.attack(ANN, {table.find("Grizzly Bears", controller=BOB): DAN})
    for player in (ANN, BOB, CAT, DAN):
        table.pass_(player)
    assert isinstance(table.decision, DeclareBlockers)
    assert table.decision.player == CAT


# ---------------------------------------------------------------------- starting


@pytest.mark.rule("805.3", "103.1a")
def test_a_team_starts() -> None:
    starting = set()
    for seed in range(20):
        game = Game.new([DECK] * 4, seed, variants=[GIANTS])
        starting.add(game.state.turn.active)
    assert starting == {(ANN, BOB), (CAT, DAN)}


@pytest.mark.rule("805.3a", "103.5d")
def test_the_starting_team_decides_about_mulligans_first_and_all_are_taken_together() -> None:
    game = begin(starting_player=DAN)
    asked = []
    for answer in (False, True, True, False):
        assert isinstance(game.decision, TakeMulligan)
        asked.append(game.decision.player)
        hands = [list(player.hand) for player in game.state.players]
        game.answer(answer)
    assert asked == [CAT, DAN, ANN, BOB]
    after = [list(player.hand) for player in game.state.players]
    assert [before == now for before, now in zip(hands, after, strict=True)] == [False, True, True, False]


@pytest.mark.rule("805.3a")
def test_who_kept_is_not_asked_again_but_a_teammate_may_go_on() -> None:
    game = begin()
    for answer in (False, True, False, False):
        game.answer(answer)
    assert isinstance(game.decision, TakeMulligan)
    assert game.decision.player == DAN


@pytest.mark.rule("805.3b", "103.6c")
def test_the_starting_team_uses_its_opening_hands_first() -> None:
    leyline = card("Leyline", "{4}", ENCHANTMENT_CARD, BeginsOnBattlefield())
    game = begin([leyline] * 40)
    while isinstance(game.decision, TakeMulligan):
        game.answer(False)
    asked = []
    while type(game.decision) is Choose:
        asked.append(game.decision.player)
        game.answer([])
    assert asked == [CAT, DAN, ANN, BOB]


# ---------------------------------------------------------------------- turns


@pytest.mark.rule("805.4", "805.4a")
def test_teams_take_turns(table: Table) -> None:
    active = [table.state.turn.active]
    for _ in range(3):
        table.next_turn()
        active.append(table.state.turn.active)
    assert active == [(ANN, BOB), (CAT, DAN), (ANN, BOB), (CAT, DAN)]


@pytest.mark.rule("805.4", "805.4a")
def test_turns_go_round_the_teams() -> None:
    table = three_teams()
    active = []
    for _ in range(4):
        table.next_turn()
        active.append(table.state.turn.active)
    assert active == [(CAT, DAN), (EVE, FAY), (ANN, BOB), (CAT, DAN)]


@pytest.mark.rule("805.4")
def test_turns_go_round_the_teams_the_other_way_too() -> None:
    table = three_teams()
    table.hand(ANN, card("Turn Round", "{U}", SORCERY_CARD, ReverseTurnOrder()))
    table.cast(ANN, "Turn Round")
    table.resolve()
    active = []
    for _ in range(3):
        table.next_turn()
        active.append(table.state.turn.active)
    assert active == [(EVE, FAY), (CAT, DAN), (ANN, BOB)]


@pytest.mark.rule("805.4a", "805.4")
def test_everything_of_the_active_team_untaps(table: Table) -> None:
    for player in (ANN, BOB, CAT, DAN):
        table.battlefield(player, "Forest", tapped=True)
    table.begin("untap step", of=DAN)
    assert [table.find("Forest", controller=player).tapped for player in (ANN, BOB, CAT, DAN)] == [
        True, True, False, False,
    ]  # fmt: skip


@pytest.mark.rule("805.4b", "805.6a", "121.2d")
def test_each_player_of_a_team_draws(table: Table) -> None:
    table.begin("draw step", of=CAT)
    assert [event.player for event in table.happened(DrawCard)] == [CAT, DAN]


@pytest.mark.rule("805.4c")
def test_each_player_of_a_team_may_play_a_land(table: Table) -> None:
    for player in (ANN, BOB, CAT):
        table.hand(player, "Forest", "Forest")
    table.play_land(BOB, "Forest")
    table.play_land(ANN, "Forest")
    with table.refuses("No more lands"):
        table.play_land(BOB, "Forest")
    with table.refuses("your own main phase"):
        table.play_land(CAT, "Forest")


@pytest.mark.rule("805.4d")
def test_each_upkeep_of_a_team_is_one_upkeep(table: Table) -> None:
    table.battlefield(ANN, card("Chimes", "{1}", ARTIFACT_CARD, whenever(AtBeginning(Step.UPKEEP, None), gain_life(1))))
    table.begin("upkeep", of=CAT)
    assert table.stack == ["Chimes"]


@pytest.mark.rule("805.4d")
@pytest.mark.parametrize(
    ("whose", "effect", "condition", "times"),
    [
        (None, lose_life(1, THAT_PLAYER), None, 2),
        (EACH_OPPONENT, gain_life(1), None, 1),
        (EACH_OPPONENT, gain_life(1), HandSize(most=0, who=THAT_PLAYER), 2),
        (EACH_OPPONENT, Discard(who=THAT_PLAYER), None, 2),
        (YOU, gain_life(1), None, 0),
    ],
)
def test_abilities_that_speak_of_that_player_trigger_for_each(
    table: Table, whose: object, effect: object, condition: object, times: int
) -> None:
    watcher = card("Watcher", "{1}", ARTIFACT_CARD, whenever(AtBeginning(Step.UPKEEP, whose), effect, condition))  # type: ignore[arg-type]
    table.battlefield(ANN, watcher)
    table.begin("upkeep", of=CAT)
    assert table.stack == ["Watcher"] * times


@pytest.mark.rule("805.4d")
def test_that_player_is_each_of_the_team_once() -> None:
    table = three_teams()
    table.battlefield(
        ANN, card("Tax", "{1}", ARTIFACT_CARD, whenever(AtBeginning(Step.UPKEEP, None), lose_life(2, THAT_PLAYER)))
    )
    table.begin("upkeep", of=CAT)
    table.resolve_all()
    assert [table.life(player) for player in range(6)] == [20, 20, 18, 18, 20, 20]


@pytest.mark.rule("805.4d")
def test_a_delayed_ability_triggers_once_for_a_step_of_a_team(table: Table) -> None:
    again = Later(AtBeginning(Step.END, None), gain_life(1), UntilYourNextTurn(), once=False)
    table.hand(ANN, card("Refrain", "{W}", SORCERY_CARD, again))
    table.cast(ANN, "Refrain")
    table.resolve()
    table.next_step()
    table.go_to("end step")
    assert table.stack == ["Refrain"]


# ---------------------------------------------------------------------- priority


@pytest.mark.rule("805.5", "805.5a", "117.6")
def test_any_player_acts_when_their_team_has_priority(table: Table) -> None:
    table.hand(BOB, "Lightning Bolt", "Grizzly Bears")
    table.cast(BOB, "Grizzly Bears")
    table.resolve()
    table.hand(ANN, "Grizzly Bears")
    table.cast(ANN, "Grizzly Bears")
    table.cast(BOB, "Lightning Bolt", targets=[CAT])
    assert table.stack == ["Grizzly Bears", "Lightning Bolt"]
    assert table.has_priority == BOB


@pytest.mark.rule("805.5b")
def test_a_team_passes_when_all_of_it_have_passed(table: Table) -> None:
    table.hand(BOB, "Grizzly Bears")
    table.cast(BOB, "Grizzly Bears")
    table.pass_(BOB)
    table.pass_(ANN)
    assert table.stack == ["Grizzly Bears"]
    table.pass_(CAT)
    assert table.stack == ["Grizzly Bears"]
    table.pass_(DAN)
    assert table.stack == []
    assert table.has_priority == ANN


@pytest.mark.rule("805.5b")
def test_after_an_action_every_team_must_pass_again(table: Table) -> None:
    table.hand(BOB, "Grizzly Bears")
    table.hand(DAN, "Lightning Bolt")
    table.cast(BOB, "Grizzly Bears")
    for player in (BOB, ANN, CAT):
        table.pass_(player)
    table.cast(DAN, "Lightning Bolt", targets=[ANN])
    for player in (DAN, CAT, ANN, BOB):
        table.pass_(player)
    assert table.stack == ["Grizzly Bears"]


@pytest.mark.rule("805.5b")
def test_the_step_ends_when_all_teams_pass_with_an_empty_stack() -> None:
    table = three_teams()
    for player in range(5):
        table.pass_(player)
    assert table.step.value == "precombat main phase"
    table.pass_(FAY)
    assert table.step.value == "beginning of combat"


# ---------------------------------------------------------------------- order


@pytest.mark.rule("805.6", "101.4")
def test_the_active_team_chooses_first() -> None:
    table = three_teams()
    for player in range(6):
        table.hand(player, "Forest", "Forest")
    table.turn(CAT)
    table.hand(DAN, card("Mind Rot for All", "{B}", SORCERY_CARD, Discard(who=EACH_PLAYER)))
    asked = []
    table.cast(DAN, "Mind Rot for All")
    table.resolve(pause=True)
    while type(table.decision) is Choose:
        assert not any(table.graveyard(player) for player in range(6))
        asked.append(table.decision.player)
        table.answer(asked[-1], "Forest")
    assert asked == [CAT, DAN, EVE, FAY, ANN, BOB]
    assert [len(table.hand(player)) for player in range(6)] == [1] * 6


@pytest.mark.rule("805.6")
def test_teams_stay_together_in_a_reversed_turn_order() -> None:
    table = three_teams()
    table.happen(lambda state: ReverseTurnOrder().happen(state, Source(ANN, 0)))
    teams = [player.team for player in table.state.in_turn_order()]
    assert teams == [ANN, ANN, EVE, EVE, CAT, CAT]


@pytest.mark.rule("805.6a", "121.2d")
def test_the_active_team_draws_first(table: Table) -> None:
    table.turn(DAN)
    table.hand(DAN, card("Windfall for All", "{U}", SORCERY_CARD, draw(2, EACH_PLAYER)))
    table.cast(DAN, "Windfall for All")
    table.resolve()
    assert [event.player for event in table.happened(DrawCard)] == [CAT, CAT, DAN, DAN, ANN, ANN, BOB, BOB]


@pytest.mark.rule("805.7")
def test_a_team_orders_the_abilities_of_all_its_members(table: Table) -> None:
    for player in (ANN, BOB, CAT, DAN):
        name = "ABCD"[player] + " Bell"
        table.battlefield(
            player, card(name, "{1}", ARTIFACT_CARD, whenever(AtBeginning(Step.END, None), gain_life(1 + player)))
        )
    table.turn(CAT, "postcombat main phase")
    table.next_step(pause=True)
    assert isinstance(table.decision, Order)
    assert table.decision.player == CAT
    table.answer(CAT, ["D Bell", "C Bell"])
    assert isinstance(table.decision, Order)
    assert table.decision.player == ANN
    table.answer(ANN, ["B Bell", "A Bell"])
    assert table.stack == ["D Bell", "C Bell", "B Bell", "A Bell"]


# ---------------------------------------------------------------------- extra and skipped turns


@pytest.mark.rule("805.8", "500.7")
def test_the_team_takes_the_extra_turn(table: Table) -> None:
    table.hand(ANN, MORE_TIME)
    table.cast(ANN, "Time for You", targets=[BOB])
    table.resolve()
    table.next_turn()
    assert table.state.turn.active == (ANN, BOB)
    table.next_turn()
    assert table.state.turn.active == (CAT, DAN)


@pytest.mark.rule("805.8")
def test_one_effect_gives_a_team_one_extra_turn(table: Table) -> None:
    table.hand(ANN, TIME)
    table.cast(ANN, "Time for All")
    table.resolve()
    active = []
    for _ in range(4):
        table.next_turn()
        active.append(table.state.turn.active)
    assert active == [(CAT, DAN), (ANN, BOB), (CAT, DAN), (ANN, BOB)]


@pytest.mark.rule("805.8")
def test_two_effects_give_a_team_two_extra_turns(table: Table) -> None:
    table.hand(ANN, MORE_TIME, MORE_TIME)
    for player in (ANN, BOB):
        table.cast(ANN, "Time for You", targets=[player])
        table.resolve()
    active = []
    for _ in range(3):
        table.next_turn()
        active.append(table.state.turn.active)
    assert active == [(ANN, BOB), (ANN, BOB), (CAT, DAN)]


@pytest.mark.rule("805.8")
def test_the_team_has_the_additional_phase(table: Table) -> None:
    table.hand(BOB, card("Again", "{R}", SORCERY_CARD, ExtraCombat()))
    table.cast(BOB, "Again")
    table.resolve()
    ann, bob = table.battlefield(ANN, "Grizzly Bears"), table.battlefield(BOB, "Grizzly Bears")
    table.attack(ANN, {ann: CAT})
    table.go_to("beginning of combat")
    table.attack(ANN, {bob: CAT})
    assert (table.state.turn.active, ann.tapped, bob.tapped) == ((ANN, BOB), True, True)


@pytest.mark.rule("805.8", "614.10")
@pytest.mark.parametrize("who", [CAT, DAN])
def test_the_team_skips_a_step_that_either_of_them_skips(table: Table, who: int) -> None:
    table.battlefield(who, card("Famine", "{1}", ARTIFACT_CARD, static(SkipSteps(YOU, Step.DRAW))))
    table.next_turn()
    table.go_to("precombat main phase", of=CAT)
    assert (table.hand(CAT), table.hand(DAN)) == ([], [])


@pytest.mark.rule("805.8", "614.10")
def test_the_team_skips_a_turn_that_either_of_them_skips(table: Table) -> None:
    table.hand(ANN, card("Lose Time", "{U}", SORCERY_CARD, SkipNext(TARGET_PLAYER)))
    table.cast(ANN, "Lose Time", targets=[DAN])
    table.resolve()
    table.next_turn()
    assert table.state.turn.active == (ANN, BOB)
    table.next_turn()
    assert table.state.turn.active == (CAT, DAN)


@pytest.mark.rule("805.8", "614.10a")
def test_one_effect_makes_a_team_skip_one_turn(table: Table) -> None:
    table.hand(ANN, card("Lose More Time", "{U}", SORCERY_CARD, SkipNext(EACH_OPPONENT)))
    table.cast(ANN, "Lose More Time")
    table.resolve()
    active = []
    for _ in range(3):
        table.next_turn()
        active.append(table.state.turn.active)
    assert active == [(ANN, BOB), (CAT, DAN), (ANN, BOB)]


@pytest.mark.rule("805.4", "800.4m")
def test_effects_of_who_left_end_with_the_next_turn_of_their_team() -> None:
    table = Table(4, variants=[TeamVsTeam((1, 3), shared_turns=True)], free_mana=True)
    table.turn(BOB)
    quiet = MakeTrue(AllUntap(PERMANENT), UntilYourNextTurn())
    table.hand(CAT, card("Spring", "{G}", SORCERY_CARD, quiet))
    table.cast(CAT, "Spring")
    table.resolve()
    table.concede(CAT)
    assert table.state.turn.active == (BOB, DAN)
    assert len(table.state.effects) == 1
    table.next_turn()
    assert len(table.state.effects) == 1
    table.next_turn()
    assert table.state.turn.active == (BOB, DAN)
    assert table.state.effects == []


@pytest.mark.rule("805.4a", "800.4j")
def test_the_rest_of_a_team_goes_on_with_its_turn() -> None:
    table = Table(4, variants=[TeamVsTeam((1, 3), shared_turns=True)])
    table.turn(BOB)
    table.concede(BOB)
    assert table.state.turn.active == (CAT, DAN)
    assert table.has_priority == CAT
    table.next_turn()
    assert table.active_player == ANN
    table.next_turn()
    assert table.state.turn.active == (CAT, DAN)


# ---------------------------------------------------------------------- "active player"


@pytest.mark.rule("805.9")
def test_the_active_player_is_one_of_them_whom_the_controller_chooses() -> None:
    table = three_teams()
    table.hand(CAT, card("Blame", "{B}", INSTANT_CARD, lose_life(3, ACTIVE_PLAYER)))
    table.cast(CAT, "Blame")
    table.resolve(pause=True)
    decision = table.decision
    assert isinstance(decision, Choose)
    assert (decision.player, list(decision.options)) == (CAT, [ANN, BOB])
    table.answer(CAT, BOB)
    assert (table.life(ANN), table.life(BOB)) == (20, 17)


# ---------------------------------------------------------------------- combat


@pytest.mark.rule("805.10", "805.10a", "805.10b", "506.2b")
def test_a_team_attacks_as_a_group_each_creature_one_opponent(table: Table) -> None:
    ann, bob = table.battlefield(ANN, "Grizzly Bears"), table.battlefield(BOB, "Grizzly Bears")
    table.attack(ANN, {ann: CAT, bob: DAN})
    assert (ann.attacking, bob.attacking) == (CAT, DAN)
    other = Table(4, variants=[GIANTS])
    with other.refuses("cannot attack Bob"):
        other.attack(ANN, {other.battlefield(ANN, "Grizzly Bears"): BOB})


@pytest.mark.rule("805.10b", "805.10d")
def test_a_team_defends_the_planeswalkers_of_each_of_it(table: Table) -> None:
    bears = table.battlefield(BOB, "Grizzly Bears")
    elspeth = table.battlefield(DAN, "Elspeth, Knight-Errant")
    wall = table.battlefield(CAT, "Wall of Blossoms")
    table.attack(ANN, {bears: elspeth})
    table.block(CAT, {wall: bears})
    table.combat_damage()
    assert (wall.damage, table.counters(elspeth, "loyalty")) == (2, 4)


@pytest.mark.rule("805.10b", "508.1c")
def test_the_attack_of_a_team_must_be_legal_as_a_whole(table: Table) -> None:
    ann, bob = table.battlefield(ANN, "Grizzly Bears"), table.battlefield(BOB, "Grizzly Bears")
    table.battlefield(CAT, card("Narrow Pass", "{1}", ARTIFACT_CARD, static(AttackLimit(1))))
    with table.refuses("No more than 1"):
        table.attack(ANN, {ann: CAT, bob: DAN})
    table.attack(ANN, {bob: DAN})
    assert bob.attacking == DAN


@pytest.mark.rule("805.10a", "506.5", "702.83b")
def test_attacking_alone_is_alone_in_the_whole_team(table: Table) -> None:
    exalted = card("Champion", "{W}", creature("Knight", 2, 2), keyword("exalted"))
    ann = table.battlefield(ANN, exalted)
    bob = table.battlefield(BOB, "Grizzly Bears")
    fork = table.fork()
    table.attack(ANN, {ann: CAT})
    assert table.stack == ["Champion"]
    fork.attack(ANN, {ann: CAT, bob: CAT})
    assert fork.stack == []
    alone = Table(4, variants=[GIANTS])
    alone.battlefield(ANN, exalted)
    alone.attack(ANN, {alone.battlefield(BOB, "Grizzly Bears"): CAT})
    assert alone.stack == []


@pytest.mark.rule("805.10d")
def test_a_team_blocks_whatever_attacks_any_of_it(table: Table) -> None:
    ann = table.battlefield(ANN, "Grizzly Bears")
    dan = table.battlefield(DAN, "Wall of Blossoms")
    table.attack(ANN, {ann: CAT})
    table.block(CAT, {dan: ann})
    table.combat_damage()
    assert (dan.damage, table.life(CAT)) == (2, 30)


@pytest.mark.rule("805.10d", "509.1b")
def test_the_block_of_a_team_must_be_legal_as_a_whole(table: Table) -> None:
    ann = table.battlefield(ANN, "Grizzly Bears")
    cat, dan = table.battlefield(CAT, "Grizzly Bears"), table.battlefield(DAN, "Grizzly Bears")
    table.battlefield(ANN, card("Narrow Gate", "{1}", ARTIFACT_CARD, static(BlockLimit(1))))
    table.attack(ANN, {ann: CAT})
    with table.refuses("No more than 1"):
        table.block(CAT, {cat: ann, dan: ann})


@pytest.mark.rule("805.10d", "702.111b")
def test_menace_is_blocked_by_two_teammates_together(table: Table) -> None:
    rogue = table.battlefield(ANN, card("Rogue", "{B}", creature("Rogue", 3, 3), keyword("menace")))
    cat, dan = table.battlefield(CAT, "Grizzly Bears"), table.battlefield(DAN, "Grizzly Bears")
    table.attack(ANN, {rogue: DAN})
    table.block(CAT, {cat: rogue, dan: rogue})
    table.will(ANN, {cat: 3, dan: 0})
    table.combat_damage()
    assert table.graveyard(CAT) == ["Grizzly Bears"]


@pytest.mark.rule("805.10d", "2011:810.7d")
def test_in_2011_players_who_are_no_giant_block_for_themselves() -> None:
    """Shared turns alone did not make a team block as one; the rules for several attacked players did not either."""
    table = Table(3, variants=[TeamVsTeam((1, 2), shared_turns=True)], edition=Edition.Y2011)
    bears = table.battlefield(ANN, "Grizzly Bears")
    table.battlefield(CAT, "Wall of Blossoms")
    table.attack(ANN, {bears: BOB})
    with table.refuses("no creature that can block"):
        table.block(BOB, {"Wall of Blossoms": bears})


@pytest.mark.rule("805.10c")
def test_the_attacking_player_controls_what_the_blocker_blocks() -> None:
    table = three_teams()
    spite = activated("{0}", lose_life(2, ATTACKING_PLAYER))
    guard = table.battlefield(CAT, card("Guard", "{W}", creature("Soldier", 1, 5), spite))
    bob = table.battlefield(BOB, "Grizzly Bears")
    table.battlefield(ANN, "Grizzly Bears")
    table.attack(ANN, {bob: DAN})
    table.block(CAT, {guard: bob})
    table.activate(CAT, guard)
    table.resolve()
    assert (table.life(ANN), table.life(BOB)) == (20, 18)


@pytest.mark.rule("805.10c")
def test_without_a_blocker_the_attacking_player_is_chosen() -> None:
    table = three_teams()
    bears = table.battlefield(ANN, "Grizzly Bears")
    table.hand(CAT, card("Reproach", "{W}", INSTANT_CARD, lose_life(2, ATTACKING_PLAYER)))
    table.attack(ANN, {bears: CAT})
    table.cast(CAT, "Reproach")
    table.resolve(pause=True)
    assert isinstance(table.decision, Choose)
    assert (table.decision.player, list(table.decision.options)) == (CAT, [ANN, BOB])
    table.answer(CAT, BOB)
    assert (table.life(ANN), table.life(BOB)) == (20, 18)


@pytest.mark.rule("805.10e", "702.86a")
def test_the_defending_player_is_the_one_attacked(table: Table) -> None:
    titan = table.battlefield(ANN, card("Titan", "{7}", creature("Eldrazi", 7, 7), Annihilator(1)))
    for player in (CAT, DAN):
        table.battlefield(player, "Forest")
    table.attack(ANN, {titan: DAN}, pause=True)
    table.resolve()
    assert (table.battlefield(CAT), table.battlefield(DAN)) == (["Forest"], [])


@pytest.mark.rule("805.10e", "508.5")
def test_the_defending_player_stays_the_one_who_was_attacked() -> None:
    table = three_teams()
    raid = activated("{0}", lose_life(2, DEFENDING_PLAYER))
    raider = table.battlefield(ANN, card("Raider", "{R}", creature("Orc", 2, 2), raid))
    table.attack(ANN, {raider: DAN})
    table.activate(ANN, raider)
    table.hand(BOB, BOUNCE)
    table.cast(BOB, "Bounce", targets=[raider])
    table.resolve()
    table.resolve()
    assert [table.life(player) for player in (CAT, DAN, EVE, FAY)] == [20, 18, 20, 20]


@pytest.mark.rule("805.10e")
def test_each_attacker_has_its_own_defending_player() -> None:
    table = three_teams()
    marauder = card(
        "Marauder", "{R}", creature("Orc", 2, 2), whenever(AttacksTrigger(CREATURE), lose_life(1, DEFENDING_PLAYER))
    )
    first = table.battlefield(ANN, marauder)
    other = table.battlefield(BOB, "Grizzly Bears")
    table.attack(ANN, {first: CAT, other: DAN})
    table.resolve_all()
    assert (table.life(CAT), table.life(DAN)) == (19, 19)


@pytest.mark.rule("805.10e", "802.2a")
def test_without_an_attacker_the_defending_player_is_chosen() -> None:
    table = three_teams()
    bears = table.battlefield(ANN, "Grizzly Bears")
    table.hand(BOB, card("Taunt", "{R}", INSTANT_CARD, lose_life(2, DEFENDING_PLAYER)))
    table.attack(ANN, {bears: CAT})
    table.cast(BOB, "Taunt")
    table.resolve(pause=True)
    assert isinstance(table.decision, Choose)
    assert (table.decision.player, list(table.decision.options)) == (BOB, [CAT, DAN, EVE, FAY])
    table.answer(BOB, FAY)
    assert table.life(FAY) == 18


@pytest.mark.rule("805.10e", "702.14c")
def test_landwalk_looks_at_the_player_who_is_attacked(table: Table) -> None:
    walker = card("Swamp Thing", "{B}", creature("Horror", 2, 2), Landwalk("Swamp"))
    first, second = table.battlefield(ANN, walker), table.battlefield(BOB, walker)
    table.battlefield(DAN, "Swamp")
    cat, dan = table.battlefield(CAT, "Grizzly Bears"), table.battlefield(DAN, "Grizzly Bears")
    table.attack(ANN, {first: CAT, second: DAN})
    with table.refuses("cannot block"):
        table.block(CAT, {cat: second})
    table.block(CAT, {dan: first})
    assert dan.blocking == [first]


@pytest.mark.rule("805.10f", "510.1")
def test_the_active_team_assigns_all_its_damage_first(table: Table) -> None:
    """Both teams have something to divide: the attackers of both members come before any blocker."""
    big = card("Behemoth", "{4}", creature("Beast", 6, 6))
    ann, bob = table.battlefield(ANN, big), table.battlefield(BOB, big)
    double = card("Twin Guard", "{W}", creature("Soldier", 3, 9), keyword("reach"))
    cat, dan = table.battlefield(CAT, double), table.battlefield(DAN, double)
    table.battlefield(DAN, card("Drill", "{1}", ARTIFACT_CARD, static(CanBlockMore(CREATURE))))
    table.attack(ANN, {ann: CAT, bob: DAN})
    table.block(CAT, {cat: [ann, bob], dan: [ann, bob]})
    table.combat_damage(pause=True)
    asked = []
    while isinstance(table.decision, Divide):
        asked.append(table.decision.player)
        share = table.decision.total
        table.answer(asked[-1], [share, 0])
    assert asked == [ANN, BOB, CAT, DAN]


# ---------------------------------------------------------------------- words that name several players


@pytest.mark.rule("805.8")
def test_an_extra_turn_for_players_of_both_teams_is_one_each(table: Table) -> None:
    table.hand(ANN, card("Shared Time", "{U}", SORCERY_CARD, ExtraTurn(TargetPlayers())))
    table.cast(ANN, "Shared Time", targets=[ANN, BOB, DAN])
    table.resolve()
    active = []
    for _ in range(3):
        table.next_turn()
        active.append(table.state.turn.active)
    assert active == [(CAT, DAN), (ANN, BOB), (CAT, DAN)]


@pytest.mark.rule("805.4", "603.2b")
def test_your_upkeep_is_that_of_your_team(table: Table) -> None:
    table.battlefield(BOB, card("Dawn Bell", "{1}", ARTIFACT_CARD, upkeep(gain_life(1))))
    table.begin("upkeep", of=ANN)
    assert table.stack == ["Dawn Bell"]
    table.resolve()
    assert table.life(BOB) == 31
