"""Going on: who passes until when, what begins on the way, and where a call stops."""

from __future__ import annotations

import pytest

from planechase.rules.events.actions import draw
from planechase.rules.events.events import StepBegins
from planechase.rules.state.steps import Step
from planechase.testing import ANN, BOB, CAT, EVE, Gone, IllegalAnswer, Table, TableError, Unanswered
from planechase.variants import GrandMelee
from planechase.vocabulary import (
    ANY_TARGET,
    CREATURE,
    ENCHANTMENT_CARD,
    INSTANT_CARD,
    ITSELF,
    YOU,
    at_beginning,
    card,
    creature,
    damage,
    draws,
    enters,
    gain_life,
    leaves,
    may,
    vanguard,
    whenever,
)
from planechase.vocabulary import (
    Step as StepWord,
)

OFFER = card("Offer", "{1}", INSTANT_CARD, may(gain_life(3)))
DAWN = card("Dawn", "{1}", ENCHANTMENT_CARD, whenever(at_beginning(StepWord.UPKEEP), may(gain_life(1))))
GREETER = card("Greeter", "{1}", creature("Human", 1, 1), whenever(enters(ITSELF), may(gain_life(2))))


@pytest.fixture
def rich() -> Table:
    return Table(free_mana=True)


# ---------------------------------------------------------------------- the stack


def test_the_top_of_the_stack_resolves_alone(rich: Table) -> None:
    rich.hand(ANN, "Lightning Bolt", "Lightning Bolt", "Lightning Bolt")
    for _ in range(3):
        rich.cast(ANN, "Lightning Bolt", targets=[BOB])
    rich.resolve()
    assert (len(rich.stack), rich.life(BOB), rich.has_priority) == (2, 17, ANN)
    rich.resolve_all()
    assert (rich.stack, rich.life(BOB)) == ([], 11)
    rich.resolve_all()
    assert rich.step is Step.PRECOMBAT_MAIN, "with an empty stack nothing happens"
    with pytest.raises(TableError, match="The stack is empty; there is nothing to resolve"):
        rich.resolve()


def test_resolving_stops_at_a_question(rich: Table) -> None:
    rich.hand(ANN, OFFER, OFFER)
    rich.cast(ANN, "Offer")
    rich.cast(ANN, "Offer")
    for go_on in (rich.fork().resolve, rich.fork().resolve_all):
        with pytest.raises(Unanswered, match=r"table\.will\(ANN, \.\.\.\); or stop .* table\.answer\(ANN, \.\.\.\)"):
            go_on()
    rich.resolve_all(pause=True)
    assert "Gain 3 life?" in rich.question
    with pytest.raises(Unanswered):
        rich.fork().resolve()
    rich.answer(ANN, True)
    assert (rich.stack, rich.life(ANN)) == (["Offer"], 23)
    rich.will(ANN, False)
    rich.resolve()
    assert (rich.stack, rich.life(ANN), rich.unused) == ([], 23, [])


def test_who_has_priority_passes(rich: Table) -> None:
    rich.pass_()
    assert rich.has_priority == BOB
    with pytest.raises(TableError, match="Ann cannot pass: Bob has priority"):
        rich.pass_(ANN)
    rich.pass_(BOB)
    assert (rich.has_priority, rich.step) == (ANN, Step.BEGINNING_OF_COMBAT)


def test_a_pass_that_leads_to_a_question_may_pause(rich: Table) -> None:
    rich.cast(ANN, rich.hand(ANN, OFFER))
    rich.pass_(ANN)
    with pytest.raises(Unanswered):
        rich.fork().pass_(BOB)
    rich.pass_(BOB, pause=True)
    assert rich.has_priority is None
    rich.answer(ANN, "yes")
    assert rich.life(ANN) == 23


# ---------------------------------------------------------------------- steps and turns


def test_steps_and_turns_begin_one_after_the_other() -> None:
    table = Table(3)
    table.next_step()
    assert (table.step, table.has_priority) == (Step.BEGINNING_OF_COMBAT, ANN)
    table.next_turn()
    assert (table.active_player, table.step, table.turn_number) == (BOB, Step.UPKEEP, 5)
    table.next_turn()
    assert (table.active_player, table.turn_number) == (CAT, 6)
    table.go_to("upkeep", of=CAT)
    assert (table.active_player, table.turn_number) == (CAT, 9), "it begins anew"
    table.go_to("draw step")
    assert (table.active_player, table.turn_number) == (CAT, 9)
    table.go_to(Step.END, of=ANN)
    assert (table.active_player, table.turn_number) == (ANN, 10)


def test_going_on_stops_at_questions_on_the_way(rich: Table) -> None:
    rich.battlefield(BOB, DAWN)
    rich.go_to("upkeep", of=BOB)
    asks = r"table\.will\(BOB"
    with pytest.raises(Unanswered, match=asks):
        rich.fork().go_to("draw")
    with pytest.raises(Unanswered, match=asks):
        rich.fork().next_step()
    with pytest.raises(Unanswered, match=asks):
        rich.fork().next_turn()
    with pytest.raises(Unanswered, match=asks):
        rich.fork().end_turn(BOB)
    forks = [rich.fork() for _ in range(3)]
    forks[0].go_to("draw", pause=True)
    forks[1].end_turn(BOB, pause=True)
    forks[2].next_turn(pause=True)
    for table in forks:
        assert table.has_priority is None
        table.answer(BOB, True)
        assert table.life(BOB) == 21
    rich.next_step(pause=True)
    rich.answer(BOB, True)
    assert (rich.step, rich.life(BOB)) == (Step.UPKEEP, 21)


def test_a_question_as_a_step_begins_stops_everybody(rich: Table) -> None:
    """A trigger that wants a target asks before anybody has priority."""
    sting = card("Sting", "{1}", ENCHANTMENT_CARD, whenever(at_beginning(StepWord.UPKEEP), damage(1, ANY_TARGET)))
    rich.battlefield(BOB, sting)
    with pytest.raises(Unanswered, match="target"):
        rich.fork().next_turn()
    with pytest.raises(Unanswered, match="target"):
        rich.fork().go_to("upkeep")
    with pytest.raises(Unanswered, match="target"):
        rich.fork().begin("upkeep", of=BOB)
    stepping = rich.fork()
    stepping.turn(ANN, "end step")
    with pytest.raises(Unanswered, match="target"):
        stepping.fork().next_step()
    stepping.next_step(pause=True)
    stepping.answer(BOB, ANN)
    assert stepping.stack == ["Sting"]
    tables = [rich.fork() for _ in range(3)]
    tables[0].next_turn(pause=True)
    tables[1].go_to("upkeep", pause=True)
    tables[2].begin("upkeep", of=BOB, pause=True)
    for table in tables:
        table.answer(BOB, ANN)
        table.resolve()
        assert (table.life(ANN), table.active_player) == (19, BOB)


def test_a_step_in_which_nobody_decides_anything_is_refused(rich: Table) -> None:
    for step in ("untap", "cleanup"):
        with pytest.raises(TableError, match=f"Nobody decides anything in the {step} step; go to the step before or"):
            rich.go_to(step)
    with pytest.raises(TableError, match="is not a player at this table"):
        rich.go_to("upkeep", of=CAT)


def test_a_game_that_ends_on_the_way_is_told(rich: Table) -> None:
    rich.library(BOB, only=True)
    with pytest.raises(TableError, match=r"The game ended before the end step: .+\."):
        rich.go_to("end step", of=BOB)
    assert rich.winner == ANN
    rich.next_turn()
    rich.next_step()
    assert rich.winner == ANN


def test_a_step_begins_with_all_that_belongs_to_it(rich: Table) -> None:
    bears = rich.battlefield(BOB, "Grizzly Bears", tapped=True)
    rich.begin("draw step", of=BOB)
    assert (len(rich.hand(BOB)), rich.active_player, rich.step) == (1, BOB, Step.DRAW)
    assert bears.tapped, "the untap step was left out"
    rich.begin("untap")
    assert (bears.tapped, rich.active_player, rich.step) == (False, BOB, Step.UPKEEP)
    rich.battlefield(BOB, DAWN)
    rich.begin("upkeep")
    assert (rich.stack, rich.has_priority) == (["Dawn"], BOB)
    assert [event.step for event in rich.happened(StepBegins)][-1] is Step.UPKEEP


def test_a_step_that_asks_at_its_beginning_may_pause(rich: Table) -> None:
    rich.hand(ANN, *["Forest"] * 8)
    with pytest.raises(Unanswered, match="discard"):
        rich.fork().begin("cleanup")
    rich.begin("cleanup", pause=True)
    rich.answer(ANN, "Forest")
    assert rich.graveyard(ANN) == ["Forest"]


@pytest.mark.rule("807.4")
def test_the_turn_of_one_player_ends_while_others_stand_still() -> None:
    table = Table(8, variants=[GrandMelee(small=True)])
    table.end_turn(EVE)
    assert [turn for turn in table.turns if turn[0] == ANN] == [(ANN, "precombat main phase")]
    assert EVE not in [player for player, _ in table.turns]
    with pytest.raises(TableError, match="It is not Eve's turn"):
        table.end_turn(EVE)
    single = Table()
    single.end_turn(ANN)
    assert (single.active_player, single.step) == (BOB, Step.UPKEEP)


@pytest.mark.rule("807.4d")
def test_the_stack_of_the_turn_that_goes_on_resolves_first() -> None:
    table = Table(8, variants=[GrandMelee(small=True)], free_mana=True)
    table.hand(ANN, "Lightning Bolt")
    table.hand(EVE, "Lightning Bolt")
    table.cast(ANN, "Lightning Bolt", targets=[BOB])
    table.look_at(EVE)
    assert table.stack == []
    assert table.zone(ANN, "stack") == ["Lightning Bolt"]
    table.cast(EVE, "Lightning Bolt", targets=[CAT + 1])
    table.look_at(EVE)
    table.resolve()
    assert (table.life(BOB), table.life(CAT + 1)) == (20, 17)
    table.resolve()
    assert (table.life(BOB), table.zone(ANN, "stack")) == (17, [])


# ---------------------------------------------------------------------- what happens


def test_what_enters_asks_and_triggers(rich: Table) -> None:
    greeter = rich.enters(BOB, GREETER)
    assert (greeter.controller, greeter.tapped, greeter.summoning_sick, rich.stack) == (BOB, False, True, ["Greeter"])
    rich.will(BOB, True)
    rich.resolve()
    assert rich.life(BOB) == 22
    assert rich.enters(ANN, "Forest", tapped=True).tapped
    buried = rich.graveyard(BOB, GREETER)
    stolen = rich.enters(ANN, buried)
    assert (stolen.controller, stolen.owner, rich.graveyard(BOB)) == (ANN, BOB, [])
    with pytest.raises(Gone):
        _ = buried.zone


def test_a_rule_may_happen_at_once(rich: Table) -> None:
    rich.happen(lambda state: draw(state, state.players[BOB], 3))
    assert (len(rich.hand(BOB)), len(rich.library(BOB)), rich.has_priority) == (3, 7, ANN)
    rich.battlefield(BOB, card("Reader", "{1}", creature("Human", 1, 1), whenever(draws(YOU), gain_life(1))))
    rich.happen(lambda state: draw(state, state.players[BOB], 2))
    assert rich.stack == ["Reader", "Reader"]


def test_the_game_begins_with_what_vanguards_do(rich: Table) -> None:
    rich.vanguard(BOB, vanguard("Sage", 2, 7))
    assert (rich.life(BOB), rich.command(BOB)) == (27, ["Sage"])
    rich.begin_game()
    assert rich.has_priority == ANN


def test_who_concedes_is_out() -> None:
    table = Table(3)
    table.concede(BOB)
    assert (table.has_lost(BOB), table.winner, table.result) == (True, None, None)
    table.next_turn()
    assert table.active_player == CAT
    table.concede(CAT)
    assert table.winner == ANN
    assert table.result is not None
    assert table.result.winners == (ANN,)


def test_a_fork_knows_what_was_arranged_before_somebody_conceded() -> None:
    table = Table(3)
    mourner = card("Mourner", "{1}", creature("Human", 1, 1), whenever(leaves(CREATURE), damage(1, ANY_TARGET)))
    table.next_step()
    table.battlefield(ANN, mourner)
    table.battlefield(CAT, "Grizzly Bears")
    table.life(BOB, 7)
    table.concede(CAT)
    assert table.game.is_busy, "Ann chooses a target"
    other = table.fork()
    assert other.hash() == table.hash()
    other.answer(ANN, BOB)
    other.resolve()
    assert (other.life(BOB), table.life(BOB)) == (6, 7)


def test_somebody_may_concede_in_the_middle_of_a_question() -> None:
    table = Table(3, free_mana=True)
    table.cast(ANN, table.hand(ANN, OFFER))
    table.resolve(pause=True)
    fork = table.fork()
    table.concede(ANN)
    assert (table.has_lost(ANN), table.has_priority) == (True, BOB)
    assert fork.has_lost(ANN) is False
    fork.answer(ANN, True)
    assert fork.life(ANN) == 23


def test_an_arranged_game_is_not_undone_nor_arranged_in_the_middle(rich: Table) -> None:
    with pytest.raises(TableError, match="no beginning to be replayed from; fork it before instead"):
        rich.game.undo()
    rich.cast(ANN, rich.hand(ANN, OFFER))
    rich.resolve(pause=True)
    assert rich.game.is_busy
    with pytest.raises(TableError, match=r"Arrange the table before this question, or answer it first\.\nAnn is"):
        rich.hand(ANN, "Forest")
    with pytest.raises(TableError, match="Nothing can be arranged in the middle of an action"):
        rich.game.arranged()
    rich.answer(ANN, False)
    assert not rich.game.is_busy
    assert rich.hand(ANN, "Forest").exists


# ---------------------------------------------------------------------- answers


def test_answers_are_given_one_after_the_other(rich: Table) -> None:
    rich.hand(ANN, *[OFFER] * 4)
    rich.will(ANN, True, False)
    rich.will(ANN, True, about="offer")
    rich.always(ANN, False)
    lives = []
    for _ in range(4):
        rich.cast(ANN, "Offer")
        rich.resolve()
        lives.append(rich.life(ANN))
    assert lives == [23, 23, 26, 26]
    assert rich.unused == []


def test_an_answer_about_something_else_is_kept(rich: Table) -> None:
    rich.hand(ANN, OFFER)
    rich.will(ANN, True, about="Dawn")
    rich.will(BOB, True, about="may")
    rich.will(ANN, False, about="MAY")
    rich.cast(ANN, "Offer")
    rich.resolve()
    assert rich.life(ANN) == 20
    assert rich.unused == ["Ann: True about 'Dawn'", "Bob: True about 'may'"]


def test_a_function_may_answer_or_leave_it_to_others(rich: Table) -> None:
    rich.hand(ANN, OFFER, OFFER, OFFER)
    answers = iter([True, None, None])
    rich.on_ask(ANN, lambda decision: next(answers))
    rich.on_ask(BOB, lambda decision: False)
    rich.always(ANN, False, about="offer")
    rich.will(ANN, True)
    lives = []
    for _ in range(2):
        rich.cast(ANN, "Offer")
        rich.resolve()
        lives.append(rich.life(ANN))
    assert (lives, rich.unused) == ([23, 23], ["Ann: True"]), "what was said first is said first"
    other = rich.fork()
    other.will(ANN, False)
    assert rich.unused == ["Ann: True"]
    assert len(other.unused) == 2


def test_who_is_not_asked_cannot_answer(rich: Table) -> None:
    with pytest.raises(TableError, match=r"Bob is not asked anything now\. Ann is asked: You have priority"):
        rich.answer(BOB, "pass")
    for ask in (rich.will, rich.always):
        with pytest.raises(TableError, match="is not a player at this table"):
            ask(CAT, True)
    with pytest.raises(TableError, match="is not a player at this table"):
        rich.on_ask(CAT, lambda decision: True)
    rich.concede(BOB)
    with pytest.raises(TableError, match="The game is over; nobody is asked anything"):
        rich.answer(ANN, "pass")


# ---------------------------------------------------------------------- attacking and blocking


@pytest.fixture
def fight() -> Table:
    table = Table()
    table.battlefield(ANN, "Grizzly Bears", "Llanowar Elves")
    table.battlefield(BOB, "Wall of Blossoms", "Elspeth, Knight-Errant")
    return table


@pytest.mark.parametrize("way", ["dictionary", "list", "name", "handle", "number"])
def test_attackers_are_named_in_many_ways(fight: Table, way: str) -> None:
    fight.remove("Elspeth, Knight-Errant")
    bears = fight.find("Grizzly Bears")
    ways = {
        "dictionary": {"Grizzly Bears": BOB}, "list": ["Grizzly Bears"], "name": "Grizzly Bears", "handle": bears,
        "number": bears.id,
    }  # fmt: skip
    fight.attack(ANN, ways[way])  # type: ignore[arg-type]  # each of them is one that it takes
    assert (bears.attacking, fight.step, fight.has_priority) == (BOB, Step.DECLARE_ATTACKERS, ANN)


def test_whom_to_attack_is_said_where_there_is_a_choice(fight: Table) -> None:
    with pytest.raises(TableError, match=r"Say what Grizzly Bears is to do it to, as in .* It could be Bob, Elspeth"):
        fight.fork().attack(ANN, "Grizzly Bears")
    with pytest.raises(IllegalAnswer, match="Grizzly Bears cannot attack Wall of Blossoms"):
        fight.fork().attack(ANN, {"Grizzly Bears": "Wall of Blossoms"})
    with pytest.raises(TableError, match=r"There is no 'Nobody' on this table\."):
        fight.fork().attack(ANN, {"Grizzly Bears": "Nobody"})
    fight.attack(ANN, {"Grizzly Bears": "Elspeth, Knight-Errant", "Llanowar Elves": BOB})
    assert fight.find("Grizzly Bears").attacking == fight.find("Elspeth, Knight-Errant")
    fight.combat_damage()
    assert (fight.life(BOB), fight.find("Elspeth, Knight-Errant").loyalty) == (19, 2)


def test_why_a_creature_cannot_attack(fight: Table) -> None:
    fight.battlefield(ANN, "Wall of Blossoms")
    wall = fight.find("Wall of Blossoms", controller=ANN)
    assert fight.why_not_attack("Grizzly Bears") is None
    assert fight.can_attack("Grizzly Bears", BOB)
    assert fight.can_attack("Grizzly Bears", "Elspeth, Knight-Errant")
    assert not fight.can_attack("Grizzly Bears", "Llanowar Elves")
    assert fight.why_not_attack("Grizzly Bears", ANN) == "Grizzly Bears cannot attack Ann."
    assert not fight.can_attack(wall)
    assert "defender" in str(fight.why_not_attack(wall))
    with fight.refuses("defender"):
        fight.attack(ANN, {wall: BOB})
    fight.tap("Llanowar Elves")
    with fight.refuses("Llanowar Elves is tapped"):
        fight.attack(ANN, ["Grizzly Bears", "Llanowar Elves"])
    with pytest.raises(TableError, match=r"There is no 'Forest' there\. There is: Forest .* in Ann's library"):
        fight.attack(ANN, {"Forest": BOB})
    assert (fight.step, fight.log) == (Step.PRECOMBAT_MAIN, [])


def test_of_several_of_a_name_ones_own_attack(fight: Table) -> None:
    fight.battlefield(BOB, "Grizzly Bears", tapped=True)
    mine = fight.find("Grizzly Bears", controller=ANN)
    fight.battlefield(BOB, "Forest")
    fight.battlefield(ANN, "Forest", "Forest")
    with fight.refuses("Forest is not a creature"):
        fight.attack(ANN, {"Forest": BOB})
    fight.attack(ANN, {"Grizzly Bears": BOB})
    assert mine.attacking == BOB


def test_nobody_attacks_too_late_or_in_somebody_elses_turn(fight: Table) -> None:
    with pytest.raises(IllegalAnswer, match="It is not Bob's turn"):
        fight.attack(BOB, {})
    other = fight.fork()
    other.turn(ANN, "end of combat")
    with pytest.raises(TableError, match="It is too late to attack: it is the end of combat"):
        other.attack(ANN, {"Grizzly Bears": BOB})


def test_an_attack_without_creatures_goes_by() -> None:
    table = Table()
    table.attack(ANN)
    assert table.step.value in ("declare attackers step", "end of combat", "combat damage step")
    other = Table()
    other.battlefield(ANN, "Grizzly Bears")
    other.attack(ANN, [])
    assert other.find("Grizzly Bears").attacking is None
    assert other.step is Step.DECLARE_ATTACKERS


def test_blockers_are_named_with_what_they_block(fight: Table) -> None:
    fight.attack(ANN, {"Grizzly Bears": BOB, "Llanowar Elves": BOB})
    with pytest.raises(IllegalAnswer, match="Wall of Blossoms cannot block 'Elspeth, Knight-Errant'"):
        fight.fork().block(BOB, {"Wall of Blossoms": "Elspeth, Knight-Errant"})
    fight.block(BOB, {"Wall of Blossoms": ["Llanowar Elves"]})
    assert [one.name for one in fight.find("Wall of Blossoms").blocking] == ["Llanowar Elves"]
    assert fight.step is Step.DECLARE_BLOCKERS
    with pytest.raises(TableError, match="It is too late to block: blockers have been declared"):
        fight.block(BOB, {"Wall of Blossoms": "Grizzly Bears"})
    fight.combat_damage()
    assert fight.life(BOB) == 18
    with pytest.raises(TableError, match="Combat damage has been dealt already"):
        fight.combat_damage()


def test_who_has_nothing_that_could_block_does_not_block() -> None:
    table = Table()
    table.battlefield(ANN, "Grizzly Bears")
    table.attack(ANN, "Grizzly Bears")
    table.fork().block(BOB)
    table.fork().block(BOB, {})
    with table.refuses("Bob has no creature that can block anything that attacks Bob"):
        table.block(BOB, {"Grizzly Bears": "Grizzly Bears"})


@pytest.mark.rule("510.4")
def test_first_strikers_deal_damage_before_the_others() -> None:
    table = Table()
    table.battlefield(ANN, "Boros Swiftblade", "Grizzly Bears")
    table.attack(ANN, ["Boros Swiftblade", "Grizzly Bears"])
    table.combat_damage()
    assert (table.life(BOB), table.step) == (16, Step.COMBAT_DAMAGE)


@pytest.mark.rule("510.1c")
def test_a_question_in_combat_may_pause() -> None:
    table = Table()
    table.battlefield(ANN, "Boros Swiftblade")
    bears = table.battlefield(BOB, "Grizzly Bears", "Llanowar Elves")
    table.attack(ANN, "Boros Swiftblade")
    table.block(BOB, dict.fromkeys(bears, "Boros Swiftblade"))
    with pytest.raises(Unanswered, match="Divide 1 damage of Boros Swiftblade"):
        table.fork().combat_damage()
    table.combat_damage(pause=True)
    table.answer(ANN, {"Llanowar Elves": 1})
    assert (table.step, table.battlefield(BOB)) == (Step.FIRST_STRIKE_DAMAGE, ["Grizzly Bears"])
    table.combat_damage()
    assert table.graveyard(ANN) == ["Boros Swiftblade"]
