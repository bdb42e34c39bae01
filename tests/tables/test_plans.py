"""What is to be played: variants that go together, levels of bots, planes nobody wants, decks, and seats by chance."""

from __future__ import annotations

import pytest

from planechase.bots import RandomBot, Seer, SensibleBot
from planechase.cards import pool
from planechase.decks.casual import Wishes
from planechase.game import Game
from planechase.rules.casual.planar_decks import planar_state
from planechase.tables import commands as ask
from planechase.tables import plans
from planechase.tables.bot_levels import ADVISER, LEVELS, bot, in_company
from planechase.tables.onlookers import company
from planechase.tables.people import Refused
from planechase.tables.plans import BuiltIn, Listed, Plan, RandomDeck, Usual, check, dealt, why_not
from planechase.tables.simulated_people import Rehearsal

NAMES = ["Ann", "Bob", "Cat", "Dan", "Eve", "Fay"]


def decks(plan: Plan, seed: int = 1) -> list[set[str]]:
    """The cards of each seat's deck, by name."""
    setup, _ = dealt(plan, NAMES[: plan.players], seed)
    return [{card.name for card in seat.deck} for seat in setup.seats]


@pytest.mark.parametrize(
    ("plan", "sentence", "seats"),
    [
        (Plan(), None, 4),
        (Plan(variants=("planechase", "commander", "vanguard"), players=8), None, 8),
        (Plan(variants=("star",), players=4), "Star is played by 5 players", 5),
        (Plan(variants=("star", "emperor"), players=6), "", 5),
        (Plan(variants=("chess",)), "There is no variant called “chess”", 4),
        (Plan(players=1), "from 2 to 16 seats", 4),
        (Plan(players=17), "from 2 to 16 seats", 4),
        (Plan(edition="2012"), "There is no edition", 4),
        (Plan(bots=("steady", "godlike")), "no level “godlike”", 4),
        (Plan(unwanted=("Atlantis",)), "no plane or phenomenon called “Atlantis”", 4),
        (Plan(variants=("two-headed giant",), random_seats=True), "Only where everybody plays alone", 4),
        (Plan(decks=(BuiltIn("Nothing of the Kind"),)), "Nothing of the Kind", 4),
        (Plan(decks=(Listed("59 Forest"),)), "at least 60 cards", 4),
        (Plan(wishes=Wishes(attack="up")), "up", 4),
    ],
)
def test_a_plan_says_why_it_cannot_be_played(plan: Plan, sentence: str | None, seats: int) -> None:
    found = check(plan)
    assert found.seats == seats
    if sentence is None:
        assert found.sentence is None
    else:
        assert found.sentence is not None
        assert sentence in found.sentence


def test_a_deck_list_is_checked_line_by_line() -> None:
    first, *_ = plans.problems("59 Forest\n1 Forst of Nowhere")
    assert first.line == 2


# ---------------------------------------------------------------------- decks


def test_a_seat_in_the_middle_may_be_left_open() -> None:
    plan = Plan(variants=(), players=3, decks=(Usual(), BuiltIn("Zombie Empire"), Listed("60 Swamp")))
    first, second, third = decks(plan)
    assert third == {"Swamp"}
    assert first != second
    assert second == {card.name for card in Game.new(["Zombie Empire", "Grave Tide"]).setup.seats[0].deck}


def test_a_random_deck_comes_from_the_seed_and_is_nobody_elses() -> None:
    plan = Plan(variants=(), players=4, decks=(RandomDeck(),) * 4)
    dealt_before = {tuple(map(frozenset, decks(plan, seed))) for seed in range(8)}
    assert len(dealt_before) > 4
    assert decks(plan, 3) == decks(plan, 3)
    for each in decks(plan, 5):
        assert decks(plan, 5).count(each) == 1


def test_random_decks_of_commander_are_those_with_commanders() -> None:
    assert why_not(Plan(variants=("commander",), players=4, decks=(RandomDeck(), Usual(), RandomDeck()))) is None


# ---------------------------------------------------------------------- planes nobody wants


def planes(plan: Plan, seed: int) -> list[list[str]]:
    """The planar decks with which a game begins."""
    setup, _ = dealt(plan, NAMES[: plan.players], seed)
    game = Game.replay({"format": 2, "setup": setup.plain(), "answers": []})
    planar = planar_state(game.state)
    assert planar is not None
    found = [[game.state.objects[id].copiable.name for id in deck] for deck in planar.decks.values()]
    laid = planar.map.places.values() if planar.map is not None else ()
    return [*found, [game.state.objects[id].copiable.name for id in laid]]


@pytest.mark.parametrize("how", ["own", "random", "communal", "map"])
def test_nobody_comes_to_a_plane_that_was_left_out(how: str) -> None:
    wanted = {card.name for card in pool.planar()[::3]}
    unwanted = tuple(card.name for card in pool.planar() if card.name not in wanted)[:60]
    plan = Plan(players=4, wishes=Wishes(planes=how), unwanted=unwanted)
    for seed in range(3):
        found = planes(plan, seed)
        assert any(found)
        assert not {name for deck in found for name in deck} & set(unwanted)


def test_a_built_in_planar_deck_keeps_its_size() -> None:
    plan = Plan(players=2)
    before = planes(plan, 1)
    after = planes(Plan(players=2, unwanted=tuple(before[0][:3])), 1)
    assert [len(deck) for deck in after] == [len(deck) for deck in before]
    assert set(before[0][3:]) <= set(after[0])


def test_a_list_that_brings_what_was_left_out_is_refused() -> None:
    ten = [card.name for card in pool.planar() if "Phenomenon" not in card.type_line][:10]
    text = "60 Forest\n\nPlanar deck\n" + "\n".join(f"1 {name}" for name in ten)
    assert why_not(Plan(players=2, decks=(Listed(text, "Mine"),))) is None
    reason = why_not(Plan(players=2, decks=(Listed(text, "Mine"),), unwanted=(ten[4],)))
    assert reason is not None
    assert f"Mine brings {ten[4]}, which was left out" in reason


def test_too_many_planes_left_out_are_refused() -> None:
    all_but_few = tuple(card.name for card in pool.planar()[5:])
    reason = why_not(Plan(wishes=Wishes(planes="random"), unwanted=all_but_few))
    assert reason is not None
    assert "leave out fewer" in reason


# ---------------------------------------------------------------------- bots and seats


def test_each_level_is_a_bot_of_its_own() -> None:
    assert LEVELS == ("random", "steady", "seer")
    assert isinstance(bot("random", 3), RandomBot)
    assert isinstance(bot("steady", 3), SensibleBot)
    assert isinstance(bot("seer", 3), Seer)


def test_where_people_wait_the_seer_looks_at_the_clock() -> None:
    adviser, opponent = bot(ADVISER, 3), bot(in_company("seer"), 3)
    assert isinstance(adviser, Seer)
    assert isinstance(opponent, Seer)
    assert adviser.budget.milliseconds is not None
    assert adviser.budget.milliseconds <= 2000
    assert opponent.budget.milliseconds is not None
    assert opponent.budget.simulations == Seer().budget.simulations
    assert [in_company(level) for level in LEVELS[:2]] == [*LEVELS[:2]]


@pytest.mark.parametrize("level", ["seer@", "seer@0", "seer@5,6", "seer@5ms,6ms", "seer@5,x", "nobody", "sensible"])
def test_what_is_no_level_is_said(level: str) -> None:
    with pytest.raises(ValueError, match="seer"):
        bot(level, 3)


def test_bots_play_as_it_was_planned_for_their_seats() -> None:
    rehearsal = Rehearsal(Plan(bots=("steady", "random")), people=1)
    assert [rehearsal.table.level(seat) for seat in range(4)] == ["steady", "random", "steady", "steady"]
    assert [seat.level for seat in company(rehearsal.table, None, []).seats][1] == "random"


@pytest.mark.rule("806.3")
def test_chance_gives_seats_and_everybody_keeps_their_deck_and_level() -> None:
    bots = ("random", "steady", "random", "steady")
    built = (Listed("60 Forest"), Listed("60 Swamp"), Listed("60 Island"), Listed("60 Plains"))
    orders = set()
    for seed in range(6):
        rehearsal = Rehearsal(Plan(variants=(), decks=built, bots=bots, random_seats=True, seed=seed), people=2)
        table = rehearsal.table
        ann, bob = rehearsal.people
        assert ann.seat is not None
        assert bob.seat is not None
        seats = rehearsal.game.setup.seats
        assert (seats[ann.seat].name, seats[bob.seat].name) == ("Ann", "Bob")
        assert [seats[one.seat or 0].deck[0].name for one in (ann, bob)] == ["Forest", "Swamp"]
        assert (table.level(ann.seat), table.level(bob.seat)) == ("random", "steady")
        assert not seats[ann.seat].automation.pass_priority
        orders.add((ann.seat, bob.seat))
    assert len(orders) > 1


def test_a_plan_that_cannot_be_played_is_not_taken() -> None:
    rehearsal = Rehearsal(Plan(), begin=False)
    with pytest.raises(Refused, match="no level"):
        rehearsal.do(rehearsal.people[0], ask.Propose(Plan(bots=("godlike",))))
    assert rehearsal.table.plan == Plan()
