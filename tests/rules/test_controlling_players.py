"""Controlling another player and their turn (CR 723), with planes and teams (901.6, 805.8)."""

import pytest

from planechase.bots import SensibleBot
from planechase.bots.bot_games import BotTable as Bots
from planechase.rules.state.decisions import DeclareAttackers
from planechase.rules.state.steps import Step
from planechase.telling.log import Log
from planechase.testing import ANN, BOB, CAT, Table, check_card
from planechase.testing.planar_table import PlanarTable
from planechase.variants import TwoHeadedGiant
from planechase.vocabulary import (
    ANY_TARGET,
    CREATURE,
    INSTANT_CARD,
    SORCERY_CARD,
    TARGET_PLAYER,
    YOU,
    card,
    chaos,
    control_next_turn,
    damage,
    discard,
    plane,
    sacrifice,
    skip_next,
)

DOMINATE = card("Dominate", "{U}", INSTANT_CARD, control_next_turn(TARGET_PLAYER))


@pytest.fixture
def table() -> Table:
    return Table(players=3, free_mana=True)


def dominate(table: Table, player: int, whom: int) -> None:
    """A player gets control of somebody's next turn."""
    table.hand(player, DOMINATE)
    table.cast(player, "Dominate", targets=[whom])
    table.resolve()


def whose(table: Table) -> tuple[int, int]:
    """Whose decision it is, and who makes it."""
    assert table.decision is not None
    return table.decision.player, table.decision.decider


@pytest.mark.rule("723.1", "723.5", "723.3")
def test_the_controller_decides_during_the_whole_of_the_next_turn(table: Table) -> None:
    dominate(table, ANN, BOB)
    assert whose(table) == (ANN, ANN)
    table.go_to(Step.UPKEEP, BOB)
    assert (table.active_player, whose(table)) == (BOB, (BOB, ANN))
    table.go_to(Step.END, BOB)
    assert whose(table) == (BOB, ANN)
    table.go_to(Step.UPKEEP, CAT)
    table.pass_()
    table.pass_()
    assert whose(table) == (BOB, BOB)


@pytest.mark.rule("723.5")
def test_the_question_says_whose_it_is_and_who_answers_it(table: Table) -> None:
    dominate(table, ANN, BOB)
    table.go_to(Step.PRECOMBAT_MAIN, BOB)
    assert table.decision is not None
    told = table.decision.plain(ANN)
    assert (told["player"], told["decider"], "options" in told) == (BOB, ANN, True)


@pytest.mark.rule("723.5", "723.5a", "723.3")
def test_what_is_played_is_the_controlled_players_own(table: Table) -> None:
    dominate(table, ANN, BOB)
    table.hand(BOB, "Lightning Bolt")
    bears = table.battlefield(BOB, "Grizzly Bears")
    table.go_to(Step.PRECOMBAT_MAIN, BOB)
    table.cast(BOB, "Lightning Bolt", targets=[BOB])
    assert table.on_stack()[0].controller == BOB
    table.resolve()
    assert (table.life(BOB), bears.controller) == (17, BOB)


@pytest.mark.rule("723.5")
def test_choices_that_spells_and_rules_call_for_are_made_by_the_controller(table: Table) -> None:
    dominate(table, ANN, BOB)
    table.hand(BOB, "Serra Angel", "Forest")
    table.hand(CAT, card("Rot", "{B}", INSTANT_CARD, discard(1, TARGET_PLAYER)))
    table.battlefield(BOB, "Grizzly Bears")
    table.go_to(Step.PRECOMBAT_MAIN, BOB)
    table.cast(CAT, "Rot", targets=[BOB])
    table.will(ANN, "Serra Angel")
    table.resolve()
    assert table.graveyard(BOB) == ["Serra Angel"]
    table.go_to("declare attackers step", pause=True)
    assert isinstance(table.decision, DeclareAttackers)
    assert whose(table) == (BOB, ANN)
    table.answer(ANN, {"Grizzly Bears": CAT})
    assert table.find("Grizzly Bears").attacking == CAT


def bobs_hand(table: Table, viewer: int) -> list[object]:
    """What somebody sees of Bob's hand."""
    return [one.get("name") for one in table.view(viewer)["players"][BOB]["hand"]]


@pytest.mark.rule("723.4", "402.3")
def test_the_controller_sees_what_the_player_sees(table: Table) -> None:
    dominate(table, ANN, BOB)
    table.hand(BOB, "Serra Angel")
    hidden = table.battlefield(BOB, "Grizzly Bears", face_down=True)
    assert bobs_hand(table, ANN) == []
    table.go_to(Step.PRECOMBAT_MAIN, BOB)
    assert "Serra Angel" in bobs_hand(table, ANN)
    assert bobs_hand(table, CAT) == []
    assert table.decision is not None
    assert "options" in table.decision.plain(ANN)
    assert "options" in table.decision.plain(BOB)
    assert "options" not in table.decision.plain(CAT)
    seen = {viewer: str(table.view(viewer)["battlefield"]) for viewer in (ANN, CAT)}
    assert "Grizzly Bears" in seen[ANN]
    assert "Grizzly Bears" not in seen[CAT]
    assert hidden.exists
    table.go_to(Step.UPKEEP, CAT)
    assert bobs_hand(table, ANN) == []


@pytest.mark.rule("723.8")
def test_the_controller_goes_on_deciding_for_themselves(table: Table) -> None:
    dominate(table, ANN, BOB)
    table.go_to(Step.UPKEEP, BOB)
    table.pass_()
    table.pass_()
    assert whose(table) == (ANN, ANN)


@pytest.mark.rule("723.1a")
def test_the_latest_of_several_effects_works_and_the_others_are_spent(table: Table) -> None:
    dominate(table, ANN, BOB)
    dominate(table, CAT, BOB)
    table.go_to(Step.UPKEEP, BOB)
    assert whose(table) == (BOB, CAT)
    table.go_to(Step.UPKEEP, CAT)
    table.go_to(Step.UPKEEP, BOB)
    assert whose(table) == (BOB, BOB)


@pytest.mark.rule("723.9", "723.1a")
def test_a_player_may_get_control_of_themselves(table: Table) -> None:
    dominate(table, ANN, BOB)
    dominate(table, BOB, BOB)
    table.go_to(Step.UPKEEP, BOB)
    assert whose(table) == (BOB, BOB)


@pytest.mark.rule("723.1b")
def test_the_effect_waits_for_a_turn_that_is_really_taken(table: Table) -> None:
    dominate(table, ANN, BOB)
    table.hand(ANN, card("Doze", "{U}", SORCERY_CARD, skip_next(TARGET_PLAYER)))
    table.cast(ANN, "Doze", targets=[BOB])
    table.resolve()
    table.go_to(Step.UPKEEP, CAT)
    assert whose(table) == (CAT, CAT)
    table.go_to(Step.UPKEEP, BOB)
    assert whose(table) == (BOB, ANN)


@pytest.mark.rule("723.6", "104.3a")
def test_a_controlled_player_concedes_for_themselves(table: Table) -> None:
    dominate(table, ANN, BOB)
    table.go_to(Step.UPKEEP, BOB)
    assert all("concede" not in action.lower() for action in table.actions(BOB))
    table.concede(BOB)
    assert (table.has_lost(BOB), table.has_lost(ANN)) == (True, False)


@pytest.mark.rule("800.4a")
def test_control_ends_as_the_controller_leaves(table: Table) -> None:
    dominate(table, ANN, BOB)
    dominate(table, ANN, CAT)
    table.go_to(Step.UPKEEP, BOB)
    table.concede(ANN)
    assert whose(table) == (BOB, BOB)
    table.go_to(Step.UPKEEP, CAT)
    assert whose(table) == (CAT, CAT)


@pytest.mark.rule("800.4a", "723.5")
def test_a_question_that_the_controller_was_asked_goes_to_the_player_when_the_controller_leaves(table: Table) -> None:
    dominate(table, ANN, BOB)
    table.battlefield(BOB, "Grizzly Bears", "Serra Angel")
    table.hand(BOB, card("Offer", "{B}", SORCERY_CARD, sacrifice(CREATURE, YOU)))
    table.go_to(Step.PRECOMBAT_MAIN, BOB)
    table.cast(BOB, "Offer")
    table.resolve(pause=True)
    assert whose(table) == (BOB, ANN)
    table.game.concede(ANN)
    assert whose(table) == (BOB, BOB)
    table.answer(BOB, "Grizzly Bears")
    assert table.graveyard(BOB) == ["Grizzly Bears", "Offer"]


@pytest.mark.rule("805.8", "723.1")
def test_who_controls_a_player_controls_the_team_that_takes_the_turn() -> None:
    table = Table(players=4, free_mana=True, variants=[TwoHeadedGiant()])
    foes = [player.id for player in table.state.opponents(ANN)]
    dominate(table, ANN, foes[1])
    table.go_to(Step.UPKEEP, foes[0])
    assert whose(table) == (foes[0], ANN)
    table.pass_()
    assert whose(table) == (foes[1], ANN)


@pytest.mark.rule("901.6", "901.9", "723.3", "723.5a")
def test_the_controlled_player_stays_planar_controller_and_rolls_as_is_decided_for_them() -> None:
    world = plane("Test World", "Test", chaos(damage(2, ANY_TARGET)))
    table = PlanarTable()
    table.on_plane(world)
    table.lands(ANN, "Island", 2)
    dominate(table, ANN, BOB)
    table.lands(BOB, "Forest", 1)
    table.go_to(Step.PRECOMBAT_MAIN, BOB)
    assert table.planar_controller == BOB
    table.force_planar_die("chaos", "blank")
    table.will(ANN, BOB)
    table.do(BOB, "planar die")
    assert table.on_stack()[0].controller == BOB
    table.resolve()
    assert table.life(BOB) == 18
    table.do(BOB, "planar die")
    assert table.find("Forest", controller=BOB).tapped
    assert [island.tapped for island in table.find_all("Island", zone="battlefield")] == [True, False]


@pytest.mark.rule("723.5")
def test_a_bot_wastes_the_turn_of_a_player_it_controls() -> None:
    table = Table(free_mana=True)
    dominate(table, ANN, BOB)
    table.lands(BOB, "Mountain", 3)
    table.hand(BOB, "Lightning Bolt", "Grizzly Bears")
    table.battlefield(BOB, "Serra Angel")
    table.go_to(Step.UPKEEP, BOB)
    bots = Bots([SensibleBot(), SensibleBot()])
    while table.active_player == BOB:
        bots.answer(table.game)
    assert (table.life(ANN), table.life(BOB)) == (20, 20)
    assert table.graveyard(BOB) == []


def test_the_log_and_the_view_tell_who_controls_whom(table: Table) -> None:
    log = Log()
    table.game.watch(log.watch)
    dominate(table, ANN, BOB)
    table.go_to(Step.UPKEEP, BOB)
    assert "Ann controls Bob during this turn." in log.text()
    assert [player["controlled_by"] for player in table.view()["players"]] == [None, ANN, None]
    assert table.text(DOMINATE) == "You control target player during that player's next turn."
    check_card(DOMINATE, games=1, limit=200)
