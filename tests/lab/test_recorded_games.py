"""What the laboratory writes down of a game, counts over many, and learns from them, in cases one can check by hand."""

from __future__ import annotations

from math import inf, log10

import numpy as np
import pytest

from planechase.lab.arena import DealOutcome, deals, made_by, rating, standings
from planechase.lab.blunders import Blunder, Tally
from planechase.lab.chance_features import BoardMoment, PlayerStanding
from planechase.lab.faults import Fault
from planechase.lab.game_plans import GamePlan, Match
from planechase.lab.lab_games import CardUse, Outcome, OutcomeRecorder, PlaneVisit, UseKind
from planechase.lab.ladder import anchored, run_of
from planechase.lab.summary import OutcomeSummary
from planechase.lab.win_chances import BELIEVED, Chances, beginnings, fitted, result
from planechase.testing import ANN, BOB, CAT, ArrangedCommander, PlanarTable, SchemeTable, Table
from planechase.variants import TwoHeadedGiant
from planechase.vocabulary import (
    CREATURE,
    SORCERY_CARD,
    card,
    chaos,
    creature,
    damage,
    destroy,
    each,
    gain_life,
    may,
    phenomenon,
    plane,
    scheme,
    set_in_motion,
    target,
    vanguard,
    when_enters,
)

MEADOW, HILL = plane("Meadow", "Test", chaos(gain_life(3))), plane("Hill", "Test", chaos(gain_life(1)))
STORM = phenomenon("Storm", gain_life(1))
MATCH = Match(0, 7, (), ("Dawn Charge", "Grave Tide"), ("clever", "random"))


def recorded(table: Table) -> tuple[Outcome, OutcomeRecorder]:
    outcome = Outcome(MATCH, rolls={}, dice={}, visits=[], uses=[], moments=[], blunders={})
    recorder = OutcomeRecorder(outcome)
    table.game.watch(recorder.watch)
    recorder.begin(table.state)
    return outcome, recorder


# ---------------------------------------------------------------------- one game


def test_visits_to_planes_are_written_down_with_what_happened_there() -> None:
    table = PlanarTable(free_mana=True)
    table.on_plane(MEADOW)
    table.planar_deck(BOB, STORM, HILL)
    outcome, recorder = recorded(table)
    table.life(BOB, 13)
    table.roll(ANN, "chaos")
    table.resolve()
    table.roll(ANN, "blank")
    table.next_turn()
    table.turn(BOB)
    table.roll(BOB, "planeswalker")
    table.resolve_all()
    recorder.end(table.state)
    meadow, storm, hill = outcome.visits
    assert (meadow.plane, meadow.turn, meadow.player, meadow.is_phenomenon) == ("Meadow", 3, ANN, False)
    assert (meadow.chaos, meadow.rolls, meadow.life) == (1, 3, (20, 20))
    assert (meadow.turns, meadow.before) == (1, 0)
    assert meadow.after is not None
    assert (storm.plane, storm.is_phenomenon, storm.player, storm.life) == ("Storm", True, BOB, (23, 13))
    assert (hill.plane, hill.turn, hill.rolls, hill.chaos, hill.after) == ("Hill", 4, 0, 0, None)
    assert (outcome.planeswalks, outcome.chaos) == (2, 1)
    assert outcome.rolls == {"chaos": 1, "blank": 1, "planeswalker": 1}
    assert outcome.dice == outcome.rolls
    assert [(use.card, use.kind, use.player) for use in outcome.uses] == [
        ("Meadow", UseKind.CHAOS, ANN), ("Meadow", UseKind.BLANK, ANN),
    ]  # fmt: skip


def test_a_visit_is_as_long_as_the_turns_between() -> None:
    table = PlanarTable()
    table.on_plane(MEADOW)
    outcome, recorder = recorded(table)
    table.go_to("main", of=BOB)
    table.next_turn()
    recorder.end(table.state)
    assert [(visit.plane, visit.turns) for visit in outcome.visits] == [("Meadow", 2)]


def test_cards_that_are_played_are_written_down_with_the_turn() -> None:
    table = Table(free_mana=True)
    outcome, _ = recorded(table)
    assert (outcome.teams, outcome.vanguards, outcome.commanders, outcome.visits) == ((0, 1), (), (), [])
    assert len(outcome.moments) == 1
    table.hand(ANN, "Forest", "Grizzly Bears")
    table.hand(BOB, "Lightning Bolt")
    table.play_land(ANN, "Forest")
    table.cast(ANN, "Grizzly Bears")
    table.cast(BOB, "Lightning Bolt", targets=[ANN])
    table.resolve_all()
    assert [use.after for use in outcome.uses] == [None, None, None]
    table.next_turn()
    forest, bears, bolt = outcome.uses
    began = len(outcome.moments) - 1
    assert began == 1
    assert forest == CardUse("Forest", 3, ANN, UseKind.LAND, 0, began)
    assert bears == CardUse("Grizzly Bears", 3, ANN, UseKind.SPELL, 0, began)
    assert bolt == CardUse("Lightning Bolt", 3, BOB, UseKind.SPELL, 0, began)
    before, after = outcome.moments
    assert (before.turn, before.active, after.turn, after.active) == (3, ANN, 4, BOB)
    assert after.places == (PlayerStanding(17, 2, 1, 1), PlayerStanding(20))
    table.cast(BOB, table.hand(BOB, "Lightning Bolt"), targets=[ANN])
    assert outcome.uses[-1] == CardUse("Lightning Bolt", 4, BOB, UseKind.SPELL, 1)


def test_schemes_vanguards_and_commanders_are_written_down() -> None:
    table = SchemeTable()
    outcome, _ = recorded(table)
    assert outcome.teams == (0, 1, 1)
    table.set_in_motion(scheme("Plot", set_in_motion(gain_life(2))))
    assert [(use.card, use.kind, use.player) for use in outcome.uses] == [("Plot", UseKind.SCHEME, ANN)]
    other = Table()
    other.vanguard(ANN, vanguard("Sage", 0, 0))
    other.vanguard(BOB, vanguard("Fool", 1, 1))
    outcome, _ = recorded(other)
    assert outcome.vanguards == ("Sage", "Fool")
    assert outcome.uses == [
        CardUse("Sage", 0, ANN, UseKind.VANGUARD), CardUse("Fool", 0, BOB, UseKind.VANGUARD),
    ]  # fmt: skip
    led = Table(variants=[ArrangedCommander(["Krond the Dawn-Clad", "Bosh, Iron Golem"])])
    outcome, _ = recorded(led)
    assert outcome.commanders == (("Krond the Dawn-Clad",), ("Bosh, Iron Golem",))
    giants = Table(4, variants=[TwoHeadedGiant()])
    outcome, _ = recorded(giants)
    assert len(set(outcome.teams)) == 2
    assert outcome.teams[0] == outcome.teams[1] != outcome.teams[2] == outcome.teams[3]


FULL = Outcome(
    MATCH, winners=(ANN,), turns=9, decisions=50, planeswalks=2, chaos=3, reason="won",
    visits=[PlaneVisit("Meadow", 1, ANN)], uses=[CardUse("Forest", 1, ANN)],
    moments=[BoardMoment(1, ANN, (PlayerStanding(20), PlayerStanding(20)))], record={"answers": [1]},
)  # fmt: skip


def test_who_compares_bots_gets_an_outcome_without_what_happened_on_the_way() -> None:
    light = FULL.light()
    assert (light.visits, light.uses, light.moments, light.record) == ([], [], [], None)
    assert (light.match, light.winners, light.turns, light.reason) == (MATCH, (ANN,), 9, "won")
    assert (len(FULL.visits), len(FULL.uses), len(FULL.moments)) == (1, 1, 1)


def test_a_bot_that_did_not_answer_has_lost() -> None:
    assert FULL.charged() is FULL
    match = Match(0, 7, (), ("a", "b", "c"), ("clever", "random", "clever"))
    failed = Outcome(match, failure="Traceback\nError: no", fault=Fault(2, "clever raised Error."), record={"a": 1})
    charged = failed.charged()
    assert (charged.winners, charged.reason, charged.failure) == ((1,), "clever raised Error.", "")
    assert (charged.record, charged.why_failed) == (None, "clever raised Error.")
    assert Outcome(match, failure="Traceback\nError: no\n").why_failed == "Error: no"


# ---------------------------------------------------------------------- many games


def test_games_are_counted_by_deck_seat_and_bot() -> None:
    draw = Outcome(MATCH, is_draw=True, turns=20, decisions=100)
    failures = [Outcome(Match(number, 7, (), (), ()), failure="no") for number in (5, 3, 4)]
    summary = OutcomeSummary([FULL, draw, *failures])
    assert summary.first_failure is failures[1]
    plain = summary.plain(2.0, 4, 123.456)
    assert plain == {
        "games": 5, "finished": 2, "failed": 3, "draws": 1, "new": 4, "seconds": 2.0, "games_per_second": 2.0,
        "turns": 29, "decisions": 150, "planeswalks": 2, "chaos": 3, "peak_mb": 123.5,
        "wins": {
            "deck": {"Dawn Charge": 1, "Grave Tide": 0}, "seat": {"0": 1, "1": 0}, "bot": {"clever": 1, "random": 0},
        },
        "played": {
            "deck": {"Dawn Charge": 2, "Grave Tide": 2}, "seat": {"0": 2, "1": 2}, "bot": {"clever": 2, "random": 2},
        },
    }  # fmt: skip
    assert OutcomeSummary().plain(0, 0, 0)["games_per_second"] == 0.0
    assert OutcomeSummary().first_failure is None


def test_deals_are_played_in_every_seating() -> None:
    def outcome(number: int, winners: tuple[int, ...], failure: str = "") -> Outcome:
        bots = ("clever", "random") if number % 2 else ("random", "clever")
        return Outcome(Match(number, 7, (), ("a", "b"), bots), winners=winners, failure=failure)

    found = deals([outcome(3, (0,)), outcome(0, ()), outcome(2, (1,)), outcome(1, (), "no")], ["clever", "random"])
    assert found == [
        DealOutcome({"random": 1, "clever": 1}, {"random": 0.5, "clever": 0.5}),
        DealOutcome({"random": 2, "clever": 2}, {"random": 0, "clever": 2}),
    ]


def test_standings_are_shares_with_an_interval() -> None:
    played = [DealOutcome({"a": 2, "b": 2}, {"a": won, "b": 2 - won}) for won in (2, 2, 1, 0) * 10]
    first, second = standings(played, ["b", "a", "b"])
    assert (first.bot, first.seats, first.wins, first.rate, first.rating) == ("b", 80, 30, 0.375, 0)
    assert (second.bot, second.rate) == ("a", 0.625)
    assert second.rating == pytest.approx(400 * log10(0.625 / 0.375))
    assert first.low < 0.375 < first.high < 0.6
    assert first.low == pytest.approx(1 - second.high)
    uneven = [DealOutcome({"a": 2, "b": 2}, {"a": won / 20, "b": 2 - won / 20}) for won in range(40)]
    assert standings(uneven, ["b", "a"]) == standings(uneven, ["b", "a"]), "what is drawn by lot is always the same"
    assert (rating(0.5, 0.5), rating(0.5, 0), rating(0, 0.5)) == (0, inf, -inf)


def test_blunders_are_counted_per_hundred_games_of_a_seat() -> None:
    made = Outcome(MATCH, blunders={0: {Blunder.SWEEPER: 2}, 1: {Blunder.DECLINED: 1}})
    found = made_by([made, Outcome(MATCH), Outcome(MATCH, failure="no", blunders={0: {Blunder.SWEEPER: 9}})])
    assert found["clever"][Blunder.SWEEPER.value] == 100
    assert (found["clever"][Blunder.DECLINED.value], found["random"][Blunder.DECLINED.value]) == (0, 50)
    assert set(found["random"]) == {blunder.value for blunder in Blunder}


def test_an_arena_is_kept_with_all_that_is_known_of_it() -> None:
    plan = GamePlan(2, ("vanguard",), wishes={"range": 1}, versions={"mine.py": "abcd"})
    played = [DealOutcome({"mine.py:choose": 1, "random": 1}, {"mine.py:choose": 1, "random": 0})] * 3
    found = standings(played, ["mine.py:choose", "random"])
    kept = run_of(plan, found, 6, "1234567")
    mine, other = kept.results
    assert (kept.commit, kept.players, kept.variants, kept.wishes) == ("1234567", 2, ("vanguard",), {"range": 1})
    assert (mine.bot, mine.opponents, mine.games, mine.wins) == ("mine.py:choose", ("random",), 6, 3)
    assert (mine.rate, mine.low, mine.high) == found[0][3:6]
    assert (mine.version, other.version) == ("abcd", "")
    assert (mine.rating, other.rating) == (0, None)
    assert kept.is_like(plan)
    assert not kept.is_like(GamePlan(2, ("vanguard",)))
    assert not kept.is_like(GamePlan(3, ("vanguard",), wishes={"range": 1}))
    assert [one.rating for one in anchored(found)] == [inf, 0]
    assert [one.rating for one in anchored(standings(played, ["mine.py:choose"]))] == [0]


# ---------------------------------------------------------------------- chances


def board(turn: int, active: int, *places: PlayerStanding) -> BoardMoment:
    return BoardMoment(turn, active, places)


EVEN = PlayerStanding(20, 2, 2, 3, 4)


def test_the_first_moment_of_each_turn_is_its_beginning() -> None:
    moments = [board(turn, 0, EVEN, EVEN) for turn in (1, 1, 2, 2, 2, 5)]
    assert beginnings(moments) == [0, 2, 5]
    assert beginnings([]) == []


def test_whoever_waits_less_is_favoured_and_only_by_that() -> None:
    """Weights of nothing but waiting show who waits how long."""
    waiting = Chances((0, 0, 0, 0, 0, 0, 0, -log_of_two()))
    first = waiting.of([board(1, 1, EVEN, EVEN, EVEN, EVEN)], range(4))[0]
    assert np.log2(first / first[1]).round(6).tolist() == [-0.75, 0, -0.25, -0.5]
    middle = waiting.of([board(1, 1, EVEN, EVEN, EVEN, EVEN), board(1, 1, EVEN, EVEN, EVEN, EVEN)], range(4))[1]
    assert np.log2(middle / middle[2]).round(6).tolist() == [-0.5, -0.75, 0, -0.25]
    gone = PlayerStanding(0, is_out=True)
    without = waiting.of([board(1, 0, EVEN, gone, EVEN, EVEN)], range(4))[0]
    assert without[1] == 0
    assert np.log2(without[2:] / without[0]).round(6).tolist() == [round(-1 / 3, 6), round(-2 / 3, 6)]


def log_of_two() -> float:
    return float(np.log(2))


def test_whose_turn_it_is_and_how_many_are_left_count_by_themselves() -> None:
    turn = Chances((0, 0, 0, 0, 0, 0, log_of_two(), 0)).of([board(1, 1, EVEN, EVEN)], range(2))[0]
    assert turn.round(6).tolist() == [round(1 / 3, 6), round(2 / 3, 6)]
    gone = PlayerStanding(0, is_out=True)
    teams = Chances((0, 0, 0, 0, 0, log_of_two(), 0, 0)).of([board(1, 0, EVEN, gone, EVEN, EVEN)], (0, 0, 1, 1))[0]
    assert teams[0] == teams[1]
    assert teams[2] == teams[3]
    assert np.log2(teams[2] / teams[0]) == pytest.approx(1 / 3)


@pytest.mark.parametrize(
    ("place", "ahead"),
    [
        (0, PlayerStanding(40, 2, 2, 3, 4)),
        (1, PlayerStanding(20, 9, 2, 3, 4)),
        (2, PlayerStanding(20, 2, 9, 3, 4)),
        (3, PlayerStanding(20, 2, 2, 9, 4)),
        (4, PlayerStanding(20, 2, 2, 3, 9)),
    ],
)
def test_each_share_counts_by_itself(place: int, ahead: PlayerStanding) -> None:
    weights = [0.0] * 8
    weights[place] = 5
    chances = Chances(weights).of([board(1, 0, ahead, EVEN)], range(2))[0]
    assert chances[0] > 0.6
    others = Chances([0.0 if at == place else 5.0 for at in range(6)] + [0.0, 0.0])
    assert others.of([board(1, 0, ahead, EVEN)], range(2))[0].round(6).tolist() == [0.5, 0.5]


def test_a_model_learns_from_games_that_were_won() -> None:
    """Whoever had more lands won, whatever else there was."""
    rich, poor = PlayerStanding(20, 2, 2, 8, 4), PlayerStanding(20, 2, 2, 1, 4)
    games = []
    for number in range(300):
        places = (rich, poor) if number % 2 else (poor, rich)
        winner = 0 if number % 2 else 1
        games.append(Outcome(MATCH, winners=(winner,), teams=(0, 1), moments=[board(1, number % 3 % 2, *places)]))
    learned = fitted(games)
    assert learned.weights[3] > BELIEVED[3] + 1
    assert learned.of([board(1, 0, rich, poor)], (0, 1))[0, 0] > 0.95
    assert np.abs(learned.weights[[0, 4, 5]] - np.array(BELIEVED)[[0, 4, 5]]).max() < 0.6
    ignored = [Outcome(MATCH, is_draw=True, teams=(0, 1), moments=games[0].moments), Outcome(MATCH, failure="no")]
    assert (fitted([*games, *ignored]).weights == learned.weights).all()
    assert (fitted(ignored).weights == np.array(BELIEVED)).all()


def test_when_everything_is_over_it_is_certain() -> None:
    four = Match(0, 7, (), ("a",) * 4, ("random",) * 4)
    assert result(Outcome(four, winners=(1, 3), teams=(0, 1, 0, 1))).tolist() == [0, 1, 0, 1]
    assert result(Outcome(four, is_draw=True, teams=(0, 1, 0, 1))).tolist() == [0.5] * 4
    assert result(Outcome(four, is_draw=True)).tolist() == [0.25] * 4


# ---------------------------------------------------------------------- blunders


def blunders(table: Table) -> Tally:
    tally = Tally()
    table.game.watch(tally.watch)
    return tally


def test_only_who_paid_for_an_ability_declines_it() -> None:
    offer = card("Offer", "{1}", SORCERY_CARD, may(gain_life(3)))
    greeter = card("Greeter", "{1}", creature("Human", 1, 1), when_enters(may(gain_life(1))))
    table = Table(free_mana=True)
    tally = Tally()
    for cast in (offer, greeter):
        table.cast(ANN, table.hand(ANN, cast))
        table.resolve(pause=True)
        if table.has_priority is not None:
            table.resolve(pause=True)
        assert table.decision is not None
        tally.answered(table.state, table.decision, False)
        table.answer(ANN, False)
    assert tally.seats == {}


def test_another_combat_is_no_blunder_for_who_attacked_or_could() -> None:
    for tapped, attacked, found in ((True, False, {Blunder.IDLE_COMBAT: 1}), (False, False, {}), (True, True, {})):
        table = Table(free_mana=True)
        bears = table.battlefield(ANN, "Grizzly Bears", tapped=tapped and not attacked)
        table.battlefield(BOB, "Llanowar Elves")
        if attacked:
            table.attack(ANN, {bears: BOB})
            table.go_to("second main phase")
        tally = blunders(table)
        table.cast(ANN, table.hand(ANN, "Relentless Assault"))
        assert dict(tally.seats.get(ANN, {})) == found


def test_what_takes_or_unlocks_a_creature_is_no_help_for_an_enemy() -> None:
    table = Table(free_mana=True)
    tally = blunders(table)
    theirs = table.battlefield(BOB, "Grizzly Bears", tapped=True)
    table.cast(ANN, table.hand(ANN, "Mark of Mutiny"), targets=[theirs])
    assert ANN not in tally.seats


def test_divided_damage_may_kill_a_player_or_a_planeswalker() -> None:
    table = Table(free_mana=True)
    table.life(BOB, 1)
    elspeth, angel = table.battlefield(BOB, "Elspeth, Knight-Errant", "Serra Angel")
    other = table.fork()
    tally = blunders(table)
    table.cast(ANN, table.hand(ANN, "Arc Lightning"), targets=[BOB, angel], divide=[1, 2])
    assert ANN not in tally.seats
    other.life(BOB, 3)
    other.counters(elspeth, "loyalty", 2)
    fine = other.fork()
    tally = blunders(other)
    other.cast(ANN, other.hand(ANN, "Arc Lightning"), targets=[BOB, elspeth], divide=[2, 1])
    assert tally.seats[ANN] == {Blunder.DIVIDED: 1}
    tally = blunders(fine)
    fine.cast(ANN, fine.hand(ANN, "Arc Lightning"), targets=[BOB, elspeth], divide=[1, 2])
    assert ANN not in tally.seats


def test_harm_and_sweepers_are_told_from_what_hits_an_opponent() -> None:
    table = Table(3, free_mana=True)
    tally = blunders(table)
    table.battlefield(CAT, "Wall of Blossoms")
    table.cast(ANN, table.hand(ANN, card("Broom", "{1}", SORCERY_CARD, destroy(each(CREATURE)))))
    assert ANN not in tally.seats
    moth = table.battlefield(BOB, card("Moth", "{1}", creature("Insect", 0, 1)))
    shot = card("Shot", "{1}", SORCERY_CARD, damage(1, target(CREATURE)))
    table.resolve_all()
    moth = table.battlefield(BOB, card("Moth", "{1}", creature("Insect", 0, 1)))
    table.battlefield(BOB, "Rancor", attached_to=moth)
    table.cast(ANN, table.hand(ANN, shot), targets=[moth])
    assert ANN not in tally.seats, "with an Aura on it, it is not harmless"
    bare = table.battlefield(BOB, card("Bare", "{1}", creature("Insect", 0, 1)))
    table.resolve_all()
    table.cast(ANN, table.hand(ANN, shot), targets=[bare])
    assert tally.seats[ANN] == {Blunder.HARMLESS: 1}
