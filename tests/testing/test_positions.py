"""Setting up a position: everything is simply there, wherever and however a test wants it."""

from __future__ import annotations

import pytest

from planechase import Edition
from planechase.decks.binder import Binder
from planechase.rules.events.dice import roll
from planechase.rules.events.events import DiceRolled
from planechase.rules.state.steps import Step
from planechase.testing import ANN, BOB, CAT, EVE, Ambiguous, Gone, NoSuchCard, Table, TableError
from planechase.variants import GrandMelee, TwoHeadedGiant
from planechase.vocabulary import activated, card, creature, gain_life, pay_energy, remove_counters_cost, siege

GUARD = card("Meadow Guard", "{W}", creature("Human", 2, 1))


@pytest.fixture
def table() -> Table:
    return Table()


# ---------------------------------------------------------------------- the table


def test_a_table_is_as_it_was_asked_for() -> None:
    table = Table(3, seed=7, edition=Edition.Y2011, life=33, free_mana=True, binder=Binder([GUARD]))
    assert [player.name for player in table.state.players] == ["Ann", "Bob", "Cat"]
    assert [table.life(player) for player in (ANN, BOB, CAT)] == [33] * 3
    assert (table.state.edition, table.free_mana) == (Edition.Y2011, True)
    assert table.hand(ANN, "meadow guard").name == "Meadow Guard"
    assert table.text("Meadow Guard") == ""
    assert (table.turn_number, table.turns) == (4, [(ANN, "precombat main phase")])
    assert [player.turns_taken for player in table.state.players] == [1] * 3
    with pytest.raises(NoSuchCard, match="did you mean 'Meadow Guard'"):
        table.hand(ANN, "Meadow Gard")
    other = table.fork()
    assert other.hand(BOB, "Meadow Guard").exists
    assert other.free_mana


def test_nobody_needs_say_how_many_play() -> None:
    table = Table()
    assert (len(table.state.players), table.free_mana, table.state.edition) == (2, False, Edition.CURRENT)
    assert table.library(ANN) == table.library(BOB)
    assert table.library(ANN) == [
        land for land in ("Plains", "Island", "Swamp", "Mountain", "Forest") for _ in range(2)
    ]


def test_the_same_seed_gives_the_same_table() -> None:
    assert Table(seed=3).hash() == Table(seed=3).hash() != Table(seed=4).hash()


@pytest.mark.rule("807.4b")
def test_where_several_turns_are_taken_at_once_each_begins_alike() -> None:
    table = Table(8, variants=[GrandMelee(small=True)])
    assert table.turns == [(ANN, "precombat main phase"), (EVE, "precombat main phase")]
    assert [turn.number for turn in table.state.turns] == [9, 10]
    assert table.active_player == ANN
    table.look_at(EVE)
    assert (table.active_player, table.turn_number) == (EVE, 10)
    with pytest.raises(TableError, match="It is not Bob's turn"):
        table.look_at(BOB)


@pytest.mark.parametrize("wrong", [2, -1, "Ann", None, 7.5])
def test_who_is_not_at_the_table_is_refused(table: Table, wrong: object) -> None:
    with pytest.raises(TableError, match="is not a player at this table; they are ANN, BOB"):
        table.life(wrong)  # type: ignore[arg-type]


# ---------------------------------------------------------------------- cards


def test_one_card_gives_a_handle_and_several_a_tuple(table: Table) -> None:
    for put in (table.hand, table.graveyard, table.exile, table.command, table.battlefield):
        one = put(ANN, "Forest")
        several = put(BOB, "Forest", "Island")
        assert one.name == "Forest"
        assert [each.name for each in several] == ["Forest", "Island"]
        assert (put(ANN), put(BOB)) == (["Forest"], ["Forest", "Island"])
        assert {each.zone for each in (one, *several)} == {put.__name__}


def test_each_zone_has_its_own_cards(table: Table) -> None:
    table.graveyard(ANN, "Forest")
    assert table.hand(ANN) == table.exile(ANN) == table.command(ANN) == table.battlefield(ANN) == []
    assert table.zone(ANN, "graveyard") == ["Forest"]
    assert table.zone(BOB, "graveyard") == []
    assert (table.zone(ANN, "stack"), table.zone(ANN, "Library")[0]) == ([], "Plains")


def test_cards_in_exile_and_the_command_zone_may_lie_face_down_with_counters(table: Table) -> None:
    hidden = table.exile(ANN, "Forest", face_down=True, counters={"time": 3})
    shown = table.exile(ANN, "Forest")
    leader = table.command(ANN, "Grizzly Bears", counters={"oil": 1})
    assert (hidden.face_down, hidden.counters) == (True, {"time": 3})
    assert (shown.face_down, shown.counters, leader.counters) == (False, {}, {"oil": 1})
    given = {"time": 1}
    other = table.exile(BOB, "Forest", counters=given)
    given["time"] = 9
    assert other.counters == {"time": 1}


def test_permanents_are_as_a_test_wants_them(table: Table) -> None:
    given = {"oil": 1}
    first, second = table.battlefield(ANN, "Grizzly Bears", "Llanowar Elves", tapped=True, damage=1, counters=given)
    given["oil"] = 5
    table.counters(first, "oil", 2)
    assert [(one.tapped, one.damage, one.counters) for one in (first, second)] == [
        (True, 1, {"oil": 2}), (True, 1, {"oil": 1}),
    ]  # fmt: skip
    plain = table.battlefield(BOB, "Grizzly Bears")
    assert (plain.tapped, plain.damage, plain.face_down, plain.attached_to) == (False, 0, False, None)
    token = table.battlefield(BOB, "Grizzly Bears", token=True, owner=ANN)
    assert (token.is_token, token.owner, token.controller) == (True, ANN, BOB)
    assert len(table.lands(ANN, "Swamp", 2, tapped=True)) == 2
    assert [one.tapped for one in table.find_all("Swamp", zone="battlefield")] == [True, True]
    assert len(table.lands(BOB, "Swamp")) == 1


@pytest.mark.rule("306.5b", "310.4b")
def test_a_planeswalker_has_its_loyalty_unless_a_test_says_otherwise(table: Table) -> None:
    printed, more, hidden = (
        table.battlefield(ANN, "Elspeth, Knight-Errant"),
        table.battlefield(ANN, "Elspeth, Knight-Errant", counters={"loyalty": 7}),
        table.battlefield(ANN, "Elspeth, Knight-Errant", face_down=True),
    )
    assert (printed.loyalty, more.loyalty, hidden.loyalty) == (4, 7, 0)
    assert table.battlefield(ANN, "Grizzly Bears").counters == {}


def test_a_battle_has_its_defense(table: Table) -> None:
    fort = card("Fort", "{1}", siege(5))
    assert table.battlefield(ANN, fort).counters == {"defense": 5}
    assert table.battlefield(ANN, fort, face_down=True).counters == {}


def test_an_aura_is_attached_to_what_is_named(table: Table) -> None:
    bears = table.battlefield(BOB, "Grizzly Bears")
    rancor = table.battlefield(ANN, "Rancor", attached_to="Grizzly Bears")
    assert (rancor.attached_to, bears.power) == (bears, 4)
    with pytest.raises(NoSuchCard, match="'Llanowar Elves'"):
        table.battlefield(ANN, "Rancor", attached_to="Llanowar Elves")


def test_what_is_removed_was_never_there(table: Table) -> None:
    bears, forest = table.battlefield(ANN, "Grizzly Bears", "Forest")
    bolt = table.hand(BOB, "Lightning Bolt")
    table.remove(bears, "Lightning Bolt")
    assert (table.battlefield(ANN), table.hand(BOB), table.log) == (["Forest"], [], [])
    assert forest.exists
    with pytest.raises(Gone, match="does not exist any more"):
        _ = bolt.now
    table.next_step()


def test_what_can_be_done_follows_what_was_set_up(table: Table) -> None:
    """Nobody has to touch the table before the players notice."""
    table.lands(ANN, "Mountain", 1)
    table.battlefield(ANN, "Future Sight")
    assert "cast Lightning Bolt" not in table.question
    table.library(ANN, "Lightning Bolt")
    assert "cast Lightning Bolt" in table.question
    table.library(ANN, only=True)
    assert "cast Lightning Bolt" not in table.question
    table.battlefield(ANN, card("Coil", "{1}", creature("Construct", 1, 1), activated(pay_energy(2), gain_life(1))))
    table.counters(ANN, "energy", 1)
    assert "activate Coil" not in table.question
    table.counters(ANN, "energy", 2)
    assert "activate Coil" in table.question
    oiled = activated(remove_counters_cost("oil"), gain_life(1))
    engine = table.battlefield(ANN, card("Engine", "{1}", creature("Construct", 1, 1), oiled))
    assert "activate Engine" not in table.question
    table.counters(engine, "oil", 1)
    assert "activate Engine" in table.question
    table.hand(ANN, "Llanowar Elves")
    assert "cast Llanowar Elves" not in table.question
    table.mana(ANN, "{G}")
    assert "cast Llanowar Elves" in table.question
    table.turn(BOB)
    assert "cast Llanowar Elves" not in table.question


def test_libraries_keep_what_is_below(table: Table) -> None:
    assert table.library(ANN, "Lightning Bolt", "Grizzly Bears")[:3] == ["Lightning Bolt", "Grizzly Bears", "Plains"]
    assert len(table.library(ANN)) == 12
    assert table.library(BOB, "Forest", only=True) == ["Forest"]
    assert table.library(BOB, only=True) == []
    assert [obj for obj in table.state.objects.values() if obj.owner == BOB] == []
    assert len(table.library(ANN)) == 12


def test_cards_outside_the_game_and_cards_to_choose_from(table: Table) -> None:
    assert table.sideboard(ANN) == []
    assert table.sideboard(ANN, "Forest", GUARD) == ["Forest", "Meadow Guard"]
    assert table.sideboard(ANN, "Swamp") == ["Forest", "Meadow Guard", "Swamp"]
    assert table.sideboard(BOB) == []
    assert len(table.pool()) > 300
    assert table.pool(GUARD, "Forest") == table.pool() == ["Meadow Guard", "Forest"]


def test_what_is_no_card_is_refused(table: Table) -> None:
    with pytest.raises(TableError, match="7 is neither the name of a card nor the definition of one"):
        table.hand(ANN, 7)  # type: ignore[call-overload]
    for put in (table.hand, table.library, table.battlefield):
        with pytest.raises(NoSuchCard, match=r"There is no card 'Xyzzy Plugh'\.$"):
            put(ANN, "Forest", "Xyzzy Plugh")
    with pytest.raises(TableError, match="Lightning Bolt is a Instant; that cannot be on the battlefield"):
        table.battlefield(ANN, "Forest", "Lightning Bolt")
    assert table.hand(ANN) == table.battlefield(ANN) == []
    assert len(table.library(ANN)) == 10


# ---------------------------------------------------------------------- numbers


@pytest.mark.rule("810.9", "810.10")
def test_what_a_team_shares_is_set_for_the_team() -> None:
    table = Table(4, variants=[TwoHeadedGiant()])
    assert (table.life(ANN, 12), table.poison(CAT, 3)) == (12, 3)
    assert [table.life(player) for player in range(4)] == [12, 12, 30, 30]
    assert [table.poison(player) for player in range(4)] == [0, 0, 3, 3]


def test_counters_are_set_and_read(table: Table) -> None:
    bears = table.battlefield(ANN, "Grizzly Bears")
    assert table.counters(bears, "+1/+1") == 0
    assert table.counters("Grizzly Bears", "+1/+1", 2) == 2
    assert (bears.power, table.counters(bears.id, "+1/+1")) == (4, 2)
    assert table.counters(bears, "+1/+1", 0) == 0
    assert bears.power == 2
    assert (table.poison(BOB, 4), table.poison(BOB), table.poison(ANN)) == (4, 4, 0)
    assert (table.counters(BOB, "energy", 2), table.counters(BOB, "energy", 0)) == (2, 0)
    assert table.state.players[BOB].counters == {"poison": 4}
    for what in (BOB, bears):
        with pytest.raises(TableError, match="There cannot be fewer than no counters"):
            table.counters(what, "oil", -1)


def test_mana_of_every_kind(table: Table) -> None:
    assert table.mana(ANN, "{W}{2}{G/U}{C}") == "{W}{U}{C}{C}{C}"
    assert table.mana(ANN, "{X}") == "{W}{U}{C}{C}{C}"
    assert table.mana(BOB) == ""
    assert table.mana(BOB, "{S}{R/P}{2/B}") == "{B}{R}{C}"
    assert [unit.snow for unit in table.state.players[BOB].mana_pool.units].count(True) == 1


def test_permanents_are_tapped_and_untapped(table: Table) -> None:
    bears, elves = table.battlefield(ANN, "Grizzly Bears", "Llanowar Elves")
    table.tap("Grizzly Bears", elves)
    assert (bears.tapped, elves.tapped) == (True, True)
    table.untap(bears)
    assert (bears.tapped, elves.tapped, table.log) == (False, True, [])
    table.hand(ANN, "Lightning Bolt")
    with pytest.raises(NoSuchCard, match=r"no 'Lightning Bolt' there\. There is: Lightning Bolt #\d+ in Ann's hand"):
        table.tap("Lightning Bolt")


# ---------------------------------------------------------------------- turn and chance


def test_whose_turn_it_is(table: Table) -> None:
    table.turn(BOB)
    assert (table.active_player, table.step, table.turn_number) == (BOB, Step.PRECOMBAT_MAIN, 3)
    assert table.has_priority == BOB
    table.turn(step="end", number=9)
    assert (table.active_player, table.step.value, table.turn_number) == (BOB, "end step", 9)
    table.next_turn()
    assert (table.active_player, table.turn_number) == (ANN, 10)
    with pytest.raises(
        TableError, match=r"Nobody has priority in the cleanup step; use table\.begin\('cleanup step'\)"
    ):
        table.turn(ANN, "cleanup")


@pytest.mark.parametrize(
    ("step", "following"),
    [
        ("upkeep", Step.DRAW), ("draw step", Step.PRECOMBAT_MAIN), ("main", Step.BEGINNING_OF_COMBAT),
        ("combat", Step.DECLARE_ATTACKERS), ("end of combat", Step.POSTCOMBAT_MAIN), ("second main phase", Step.END),
        (Step.COMBAT_DAMAGE, Step.END_OF_COMBAT),
    ],
)  # fmt: skip
def test_a_turn_goes_on_from_the_step_that_was_set(table: Table, step: str | Step, following: Step) -> None:
    table.turn(ANN, step)
    assert table.has_priority == ANN
    table.next_step()
    assert table.step is following


def test_the_turn_is_set_while_the_stack_is_empty() -> None:
    table = Table(free_mana=True)
    table.cast(ANN, table.hand(ANN, "Lightning Bolt"), targets=[BOB])
    with pytest.raises(TableError, match="Set the turn while the stack is empty"):
        table.turn(BOB)
    with pytest.raises(TableError, match="Begin a step while the stack is empty"):
        table.begin("upkeep")


def test_a_new_turn_begins_anew_for_everybody(table: Table) -> None:
    table.hand(ANN, "Forest", "Forest")
    table.play_land(ANN, "Forest")
    assert "play Forest" not in table.actions(ANN)
    table.turn(ANN)
    table.play_land(ANN, "Forest")
    assert table.battlefield(ANN) == ["Forest", "Forest"]


def test_nothing_is_arranged_once_the_game_is_over(table: Table) -> None:
    table.concede(BOB)
    for arrange in (
        lambda: table.hand(ANN, "Forest"), lambda: table.turn(ANN), lambda: table.force_dice(1),
        lambda: table.begin("upkeep"), lambda: table.library(ANN, only=True), lambda: table.mana(ANN, "{G}"),
    ):  # fmt: skip
        with pytest.raises(TableError, match="The game is over: every opponent has left the game"):
            arrange()
    assert (table.winner, table.question, table.decision) == (ANN, "The game is over.", None)


def test_after_the_forced_dice_chance_goes_on_as_it_was() -> None:
    def rolled(table: Table, count: int) -> list[int]:
        table.happen(lambda state: roll(state, state.players[ANN], 1000, count))
        return [result for event in table.happened(DiceRolled) for result in event.results]

    free, forced = Table(seed=3), Table(seed=3)
    first = rolled(free, 3)
    forced.force_dice(7)
    forced.force_dice(8, 9)
    other = forced.fork()
    assert rolled(forced, 6) == [7, 8, 9, *first] == rolled(other, 6)
    assert len(set(first)) > 1
    assert forced.hash() == other.hash()
    forced.force_dice(4)
    assert rolled(forced, 1)[-1] == 4
    assert rolled(forced, 1)[-1] == rolled(free, 1)[-1]


def test_coins_have_two_sides(table: Table) -> None:
    with pytest.raises(TableError, match="A coin shows 'heads' or 'tails', not 'edge'"):
        table.force_coins("heads", "edge")


# ---------------------------------------------------------------------- finding


def test_objects_are_found_by_name_in_the_first_zone_that_has_one(table: Table) -> None:
    hand = table.hand(ANN, "Forest")
    assert table.find("Forest") == hand
    buried = table.graveyard(BOB, "Forest")
    assert table.find("Forest") == buried
    there = table.battlefield(BOB, "Forest")
    assert table.find("forest") == there
    assert table.find("Forest", zone="hand") == table.find("Forest", controller=ANN) == hand
    assert table.find("Forest", owner=BOB, zone="graveyard") == buried
    assert table.find("Forest", zone="library", owner=BOB).zone == "library"
    assert len(table.find_all("Forest")) == 3 + 4
    assert len(table.find_all("Forest", owner=BOB)) == 2 + 2
    assert table.find_all("Swamp", zone="battlefield") == []


def test_a_stolen_permanent_is_found_by_owner_and_controller(table: Table) -> None:
    mine = table.battlefield(ANN, "Grizzly Bears", owner=BOB)
    yours = table.battlefield(BOB, "Grizzly Bears", owner=ANN)
    assert table.find("Grizzly Bears", controller=ANN) == table.find("Grizzly Bears", owner=BOB) == mine
    assert table.find("Grizzly Bears", controller=BOB) == table.find("Grizzly Bears", owner=ANN) == yours
    assert table.on_battlefield("Grizzly Bears", controller=ANN)
    assert not table.on_battlefield("Llanowar Elves")


def test_objects_are_found_by_number(table: Table) -> None:
    bears = table.battlefield(ANN, "Grizzly Bears")
    assert table.find(bears.id) == table.find(bears) == bears
    with pytest.raises(Gone, match="There is no object with the id 99999"):
        table.find(99999)
    table.remove(bears)
    assert table.find(bears.id) == bears, "what has gone can still be spoken of"


@pytest.mark.parametrize(
    "different",
    [{"tapped": True}, {"damage": 1}, {"token": True}, {"counters": {"oil": 1}}, {"owner": BOB}, {"face_down": True}],
    ids=str,
)
def test_what_differs_in_anything_is_not_the_same(table: Table, different: dict[str, object]) -> None:
    first = table.battlefield(ANN, "Grizzly Bears")
    assert table.find("Grizzly Bears") == first
    table.battlefield(ANN, "Grizzly Bears")
    assert table.find("Grizzly Bears") == first
    table.battlefield(ANN, "Grizzly Bears", **different)  # type: ignore[call-overload]
    with pytest.raises(Ambiguous, match=r"There are 3 'Grizzly Bears': Grizzly Bears #\d+ on the battlefield"):
        table.find("Grizzly Bears")


def test_what_wears_something_or_fights_is_not_the_same(table: Table) -> None:
    first, _ = table.battlefield(ANN, "Grizzly Bears", "Grizzly Bears")
    other = table.fork()
    table.battlefield(ANN, "Rancor", attached_to=first)
    with pytest.raises(Ambiguous):
        table.find("Grizzly Bears")
    other.attack(ANN, {first: BOB})
    with pytest.raises(Ambiguous):
        other.find("Grizzly Bears")


def test_the_whole_table_is_shown() -> None:
    table = Table(3, free_mana=True)
    table.hand(ANN, "Lightning Bolt", "Forest")
    table.battlefield(BOB, "Grizzly Bears", "Forest")
    table.graveyard(BOB, "Island")
    table.exile(BOB, "Swamp")
    table.command(ANN, "Plains")
    table.life(BOB, 7)
    table.cast(ANN, "Lightning Bolt", targets=[BOB])
    table.concede(CAT)
    assert str(table).splitlines() == [
        "Turn 4, Ann's precombat main phase",
        "Ann: 20 life, 10 cards in library",
        "  hand: Forest",
        "  command: Plains",
        "Bob: 7 life, 10 cards in library",
        "  battlefield: Grizzly Bears, Forest",
        "  graveyard: Island",
        "  exile: Swamp",
        "Cat (has left): 20 life, 0 cards in library",
        "stack, top last: Lightning Bolt",
    ]
    assert (table.has_lost(CAT), table.has_lost(BOB), table.winner) == (True, False, None)
