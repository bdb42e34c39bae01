"""When people are asked, when it is passed for them, and what they can find out before they answer."""

from __future__ import annotations

import pytest

from planechase.rules.state.objects import Permanent
from planechase.rules.state.steps import Step
from planechase.rules.turns.priority import Priority, has_something_to_do
from planechase.tables import commands as ask
from planechase.tables.journal import Stopped
from planechase.tables.messages import Changed
from planechase.tables.onlookers import Onlooker, company
from planechase.tables.people import Person, Refused
from planechase.tables.plans import Listed, Plan
from planechase.tables.simulated_people import Rehearsal
from planechase.tables.stop_settings import Quieted
from planechase.tables.table import GameTable
from planechase.telling.stops import named_on_stack

FORESTS = Plan(variants=(), players=2, decks=(Listed("60 Forest"), Listed("60 Forest")), seed=1)
BEARS = Plan(variants=(), players=2, decks=(Listed("56 Forest\n4 Grizzly Bears"),) * 2, seed=1)
ZONES = Plan(variants=(), players=2, decks=(Listed("56 Forest\n4 Awakening Zone"),) * 2, seed=2)


def asked(rehearsal: Rehearsal) -> Person:
    """Whoever decides now."""
    decider = rehearsal.game.decider
    assert decider is not None
    person = rehearsal.table.sitting(decider)
    assert person is not None
    return person


# ---------------------------------------------------------------------- passing quietly


def test_the_game_itself_never_passes_for_people() -> None:
    """It would do so at once, and tell by it that there is nothing in a hand."""
    rehearsal = Rehearsal(FORESTS, people=2)
    assert [player.automation.pass_priority for player in rehearsal.game.state.players] == [False, False]
    alone = Rehearsal(FORESTS, people=1)
    assert [player.automation.pass_priority for player in alone.game.state.players] == [False, True]


def test_who_is_asked_does_not_depend_on_hands() -> None:
    """Where nothing but passing is possible somebody is asked all the same, and passed quietly after a moment."""
    rehearsal = Rehearsal(FORESTS, people=2)
    table = rehearsal.table
    rehearsal.play(60, lambda table: table.quiet_pass() is not None)
    seat = table.quiet_pass()
    assert seat == rehearsal.game.decider
    assert rehearsal.game.grant is not None
    assert not has_something_to_do(rehearsal.game.state, rehearsal.game.state.players[rehearsal.game.grant])
    seen = Onlooker(table, seat).all()
    assert seen is not None
    assert seen.question is not None
    number, told = table.number, table.question
    table.pass_quietly(number - 1)
    assert table.number == number
    table.pass_quietly(number)
    assert table.question > told
    assert not table.decided[number].freely


def test_who_wants_to_be_asked_also_in_vain_is_not_passed_quietly() -> None:
    for command in (ask.Automate(pass_priority=False), ask.SetStops(full_control=True)):
        rehearsal = Rehearsal(FORESTS, people=2)
        for person in rehearsal.people:
            rehearsal.do(person, command)
        assert not rehearsal.play(60, lambda table: table.quiet_pass() is not None)


def test_with_full_control_one_is_asked_at_every_priority() -> None:
    rehearsal = Rehearsal(FORESTS, people=1)
    rehearsal.do(rehearsal.people[0], ask.SetStops(full_control=True))
    steps = set()
    for _ in range(80):
        if rehearsal.game.grant is not None and rehearsal.game.decider == 0:
            steps.add(rehearsal.game.state.turn.step.value)
        rehearsal.play(1)
    assert {"upkeep", "draw step", "beginning of combat", "end of combat", "end step"} <= steps


def test_a_paused_or_finished_game_passes_nobody() -> None:
    rehearsal = Rehearsal(FORESTS, people=2)
    assert rehearsal.play(60, lambda table: table.quiet_pass() is not None)
    rehearsal.do(rehearsal.people[0], ask.Pause(True))
    assert rehearsal.table.quiet_pass() is None
    rehearsal.do(rehearsal.people[0], ask.Pause(False))
    assert rehearsal.table.quiet_pass() is not None
    rehearsal.do(rehearsal.people[0], ask.Concede())
    assert rehearsal.table.quiet_pass() is None


# ---------------------------------------------------------------------- stops


def test_stops_are_kept_in_the_journal_and_shown_on_another_device() -> None:
    rehearsal = Rehearsal(FORESTS, people=2)
    ann = rehearsal.people[0]
    rehearsal.do(ann, ask.SetStops(mine=("upkeep",), others=("end step",), players={1: ("draw step",)}))
    rehearsal.do(ann, ask.Automate(pass_priority=False, pay=False))
    again = GameTable.again(rehearsal.journal)
    told = company(again, again.people[ann.id], [])
    assert told.stops is not None
    assert (told.stops.mine, told.stops.players) == (("upkeep",), {1: ("draw step",)})
    assert told.automation is not None
    assert (told.automation.pass_priority, told.automation.pay, told.automation.order) == (False, False, True)
    assert company(again, again.people[1], []).stops != told.stops
    assert company(again, None, []).stops is None
    assert {step.value for step in again.stops[0].players[1]} == {"draw step"}
    before = len(rehearsal.journal)
    rehearsal.do(ann, ask.SetStops(mine=("upkeep",), others=("end step",), players={1: ("draw step",)}))
    assert not [entry for entry in rehearsal.journal[before:] if isinstance(entry, Stopped)]


@pytest.mark.parametrize("command", [ask.SetStops(mine=("tea time",)), ask.SetStops(players={9: ("upkeep",)})])
def test_stops_that_are_none_are_refused(command: ask.SetStops) -> None:
    rehearsal = Rehearsal(FORESTS, people=2)
    with pytest.raises(Refused, match="There is no"):
        rehearsal.do(rehearsal.people[0], command)
    watcher = rehearsal.table.come("Eve", "token of Eve")
    with pytest.raises(Refused, match="not playing"):
        rehearsal.do(watcher, ask.SetStops())


# ---------------------------------------------------------------------- do not ask me again


def zone_asks(table: GameTable) -> bool:
    """Whether somebody's Awakening Zone asks them whether they want its token."""
    decision = table.playing().decision
    return decision is not None and decision.kind == "Confirm" and decision.purpose.value == "may"


def zone_on_stack(table: GameTable) -> bool:
    """Whether somebody may answer the ability of an Awakening Zone."""
    state = table.playing().state
    on_stack = bool(state.turn.stack) and named_on_stack(state, state.turn.stack[-1]) is not None
    return on_stack and table.playing().grant is not None


def test_an_ability_can_be_quieted_and_asked_about_again() -> None:
    rehearsal = Rehearsal(ZONES, people=2)
    assert rehearsal.play(200, zone_on_stack)
    person = asked(rehearsal)
    top = rehearsal.game.state.turn.stack[-1]
    rehearsal.do(person, ask.Quiet(top))
    told = company(rehearsal.table, person, [])
    assert told.stops is not None
    (quieted,) = told.stops.quiet
    assert (quieted.name, quieted.answer) == ("Awakening Zone", None)
    assert not (zone_on_stack(rehearsal.table) and rehearsal.game.decider == person.seat)
    assert not rehearsal.play(60, lambda table: zone_on_stack(table) and table.playing().decider == person.seat)
    rehearsal.do(person, ask.AskMeAgain(quieted.name, quieted.text))
    assert rehearsal.play(60, lambda table: zone_on_stack(table) and table.playing().decider == person.seat)


def test_what_an_ability_asks_is_answered_as_it_always_was() -> None:
    rehearsal = Rehearsal(ZONES, people=2)
    assert rehearsal.play(200, zone_asks)
    person, about = asked(rehearsal), rehearsal.game.decision.about if rehearsal.game.decision is not None else 0
    assert about is not None
    rehearsal.do(person, ask.Quiet(about, answer=True))
    spawn = [p for p in rehearsal.game.state.permanents() if p.is_token and p.controller == person.seat]
    assert len(spawn) == 1
    assert not rehearsal.play(40, lambda table: zone_asks(table) and table.playing().decider == person.seat)
    more = [p for p in rehearsal.game.state.permanents() if p.is_token and p.controller == person.seat]
    assert len(more) > 1
    assert GameTable.again(rehearsal.journal).playing().hash() == rehearsal.game.hash()


def test_only_abilities_can_be_quieted() -> None:
    rehearsal = Rehearsal(BEARS, people=2)
    rehearsal.play(20)
    with pytest.raises(Refused, match="ability that is on the stack"):
        rehearsal.do(rehearsal.people[0], ask.Quiet(12345))
    assert rehearsal.table.stopping[0].quiet == ()
    rehearsal.do(rehearsal.people[0], ask.AskMeAgain("nothing", "at all"))
    assert Quieted("nothing", "at all") not in rehearsal.table.stopping[0].quiet


# ---------------------------------------------------------------------- foreseeing


def test_what_is_foreseen_is_what_is_tapped() -> None:
    """For every action of a game that asks nothing more: the same permanents are tapped as were foreseen."""
    rehearsal = Rehearsal(Plan(variants=("planechase",), players=2, seed=21), people=2)
    compared = 0
    while rehearsal.table.goes_on() and compared < 60:
        rehearsal.play(1)
        decision = rehearsal.game.decision
        if not isinstance(decision, Priority) or rehearsal.table.quiet_pass() is not None:
            continue
        for option, action in enumerate(decision.options):
            if option and action.deed.value in ("cast", "activate", "roll"):
                foreseen = rehearsal.do(asked(rehearsal), ask.Foresee(rehearsal.table.question, option))
                other = rehearsal.game.fork()
                before = tapped(other.state.permanents())
                other.answer_plain(option)
                if other.answered == rehearsal.game.answered + 1 and other.grant is not None:
                    used = tapped(other.state.permanents()) - before - {action.object_id}
                    assert set(foreseen.taps) - {action.object_id} == used
                    compared += bool(used)
    assert compared > 10


def tapped(permanents: list[Permanent]) -> set[int]:
    return {permanent.id for permanent in permanents if permanent.tapped}


def test_foreseeing_changes_nothing_and_is_for_whoever_is_asked() -> None:
    rehearsal = Rehearsal(BEARS, people=2)
    assert rehearsal.play(
        60, lambda table: isinstance(table.playing().decision, Priority) and table.quiet_pass() is None
    )
    person = asked(rehearsal)
    other = next(one for one in rehearsal.people if one is not person)
    before, entries = rehearsal.game.hash(), len(rehearsal.journal)
    assert rehearsal.do(person, ask.Foresee(rehearsal.table.question, 0)).taps == []
    with pytest.raises(Refused, match="who decides now"):
        rehearsal.do(other, ask.Foresee(rehearsal.table.question, 0))
    with pytest.raises(Refused, match="no such action"):
        rehearsal.do(person, ask.Foresee(rehearsal.table.question, 99))
    with pytest.raises(Refused, match="already been answered"):
        rehearsal.do(person, ask.Foresee(rehearsal.table.question + 1, 0))
    assert (rehearsal.game.hash(), len(rehearsal.journal)) == (before, entries)


# ---------------------------------------------------------------------- why something cannot be used


@pytest.mark.rule("117.1a", "305.2", "601.3")
def test_a_card_that_cannot_be_played_says_why_and_one_that_can_says_nothing() -> None:
    rehearsal = Rehearsal(Plan(variants=("planechase",), players=2, seed=21), people=2)
    told: set[str | None] = set()
    while rehearsal.table.goes_on() and rehearsal.game.state.turn.number < 12:
        rehearsal.play(1)
        decision = rehearsal.game.decision
        if not isinstance(decision, Priority) or rehearsal.table.quiet_pass() is not None:
            continue
        state, person = rehearsal.game.state, asked(rehearsal)
        useful = {action.object_id for action in decision.options}
        for id in state.players[decision.player].hand:
            sentence = rehearsal.do(person, ask.WhyNot(rehearsal.table.question, id)).sentence
            assert (sentence is None) == (id in useful)
            told.add(sentence)
    assert any("cannot pay for" in said for said in told if said is not None)
    assert {None, "No more lands can be played this turn."} <= told


def test_only_ones_own_cards_say_why_and_only_to_whoever_is_asked() -> None:
    rehearsal = Rehearsal(BEARS, people=2)
    assert rehearsal.play(
        60, lambda table: isinstance(table.playing().decision, Priority) and table.quiet_pass() is None
    )
    person = asked(rehearsal)
    other = next(one for one in rehearsal.people if one is not person)
    assert person.seat is not None
    assert other.seat is not None
    mine, theirs = (rehearsal.game.state.players[seat] for seat in (person.seat, other.seat))
    before, entries, question = rehearsal.game.hash(), len(rehearsal.journal), rehearsal.table.question
    for hidden in (theirs.hand[0], theirs.library[0], mine.library[0], 987654):
        with pytest.raises(Refused, match="nothing like that"):
            rehearsal.do(person, ask.WhyNot(question, hidden))
    with pytest.raises(Refused, match="who decides now"):
        rehearsal.do(other, ask.WhyNot(question, theirs.hand[0]))
    with pytest.raises(Refused, match="already been answered"):
        rehearsal.do(person, ask.WhyNot(question + 1, mine.hand[0]))
    assert (rehearsal.game.hash(), len(rehearsal.journal)) == (before, entries)


def test_who_wants_to_be_asked_elsewhere_is_told_anew_where_passing_leads() -> None:
    rehearsal = Rehearsal(BEARS, people=2)
    assert rehearsal.play(until=lambda table: table.playing().state.turn.step is Step.PRECOMBAT_MAIN)
    ann = asked(rehearsal)
    (bob,) = [one for one in rehearsal.people if one is not ann]
    hers, his = Onlooker(rehearsal.table, ann.seat), Onlooker(rehearsal.table, bob.seat)
    for one in (hers, his):
        one.all()
    rehearsal.do(ann, ask.SetStops(full_control=True))
    news = hers.news()
    assert isinstance(news, Changed)
    assert news.question is not None
    assert news.question.leads is not None
    assert news.question.leads["sentence"] == "go to combat"
    assert not news.change["things"]
    assert his.news() is None, "where somebody else wants to be asked is nobody's business"
    assert hers.news() is None
