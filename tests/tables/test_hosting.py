"""Hosts, people who are away, who are removed or come back, and taking back together."""

from __future__ import annotations

import msgspec
import pytest

from planechase.tables import commands as ask
from planechase.tables.journal import AnyEntry, Remarked
from planechase.tables.onlookers import company
from planechase.tables.people import Person, Refused
from planechase.tables.plans import Plan
from planechase.tables.simulated_people import Rehearsal
from planechase.tables.table import GameTable

PLAN = Plan(variants=("planechase",), players=3, seed=8)


@pytest.fixture
def table() -> Rehearsal:
    """Ann, the host, Bob and Cat play; Eve watches."""
    rehearsal = Rehearsal(PLAN, people=3)
    rehearsal.people.append(rehearsal.table.come("Eve", "token of Eve"))
    rehearsal.save()
    rehearsal.play(20)
    return rehearsal


def again(rehearsal: Rehearsal) -> GameTable:
    """The table as another process would load it."""
    rehearsal.save()
    return GameTable.again(rehearsal.journal)


def away(rehearsal: Rehearsal, *people: Person, seconds: float = 1000) -> None:
    """These people were there, and have been away for so long; the others are here."""
    presence = rehearsal.table.presence
    presence.update([one.id for one in rehearsal.people], 0)
    presence.update([one.id for one in rehearsal.people if one not in people], 1)
    presence.update(presence.here, 1 + seconds)


# ---------------------------------------------------------------------- the host


def test_when_the_host_is_gone_the_next_player_is_host(table: Rehearsal) -> None:
    ann, bob, cat, eve = table.people
    table.table.hand_on_host([ann.id, bob.id])
    assert table.table.host == ann.id
    table.table.hand_on_host([eve.id, cat.id])
    assert table.table.host == cat.id
    assert again(table).host == cat.id
    table.table.hand_on_host([])
    assert table.table.host == cat.id
    table.table.hand_on_host([eve.id])
    assert table.table.host == cat.id, "who only watches never becomes host"


def test_only_somebody_who_is_there_becomes_host(table: Rehearsal) -> None:
    ann, bob, cat, _ = table.people
    table.do(bob, ask.Remove(bob.id))
    with pytest.raises(Refused, match="no such person"):
        table.do(ann, ask.PassHosting(bob.id))
    with pytest.raises(Refused, match="who sits at the table"):
        table.do(ann, ask.PassHosting(table.people[3].id))
    table.table.hand_on_host([bob.id, cat.id])
    assert table.table.host == cat.id


def test_a_host_who_leaves_hands_the_table_to_the_next_player(table: Rehearsal) -> None:
    ann, bob, *_ = table.people
    table.do(ann, ask.Remove(ann.id))
    assert table.table.host == bob.id


@pytest.mark.parametrize(
    "command",
    [
        ask.Pause(True),
        ask.Remove(0),
        ask.PassHosting(1),
        ask.Lend(0),
        ask.Propose(PLAN),
        ask.Begin(),
        ask.GoBack(),
        ask.Mute(0),
        ask.LiftBans(),
        ask.SetAccess("listed"),
    ],
)
def test_others_cannot_do_what_is_the_hosts(table: Rehearsal, command: ask.AnyCommand) -> None:
    before = again(table).number
    for person in table.people[1:]:
        with pytest.raises(Refused, match="Only the host can do that, and that is Ann"):
            table.do(person, command)
    assert again(table).number == before


# ---------------------------------------------------------------------- away, removed, and back


def test_a_bot_plays_on_for_somebody_who_left_for_good(table: Rehearsal) -> None:
    _, bob, *_ = table.people
    assert bob.seat is not None
    table.do(bob, ask.Remove(bob.id))
    assert table.table.is_bot(bob.seat)
    assert table.table.person("token of Bob") is None
    assert table.game.state.players[bob.seat].automation.pass_priority
    with pytest.raises(Refused, match="You have left this table"):
        table.do(bob, ask.Say("I am still here!"))
    assert table.play(200, lambda one: one.bot_to_move() == bob.seat)
    table.play(3)
    assert again(table).playing().hash() == table.game.hash()


def test_who_plays_is_removed_only_after_a_long_absence_and_if_all_others_who_play_agree(table: Rehearsal) -> None:
    ann, bob, cat, eve = table.people
    for seconds in (0, 179):
        away(table, bob, seconds=seconds)
        with pytest.raises(Refused, match="only after 180 seconds away"):
            table.do(ann, ask.Remove(bob.id))
    with pytest.raises(Refused, match="Nobody asks to remove"):
        table.do(cat, ask.AgreeToRemoval(bob.id))
    away(table, bob, seconds=180)
    with pytest.raises(Refused, match="cannot be banned"):
        table.do(ann, ask.Remove(bob.id, ban=True))
    table.do(ann, ask.Remove(bob.id))
    assert [(one.person, one.waits_for) for one in company(table.table, cat, []).removals] == [(bob.id, [cat.id])]
    assert again(table).to_remove == {bob.id}
    with pytest.raises(Refused, match="Only the others who play"):
        table.do(eve, ask.AgreeToRemoval(bob.id))
    table.do(ann, ask.Say("Shall we go on?"))
    assert not bob.gone
    table.do(cat, ask.AgreeToRemoval(bob.id))
    assert bob.gone
    assert (table.table.to_remove, table.table.consents) == (set(), {})
    assert "A bot plays on" in table.table.sayings[-1].text
    assert again(table).people[bob.id].gone


def test_who_does_not_agree_keeps_somebody_at_the_table(table: Rehearsal) -> None:
    ann, bob, cat, _ = table.people
    away(table, bob)
    table.do(ann, ask.Remove(bob.id))
    table.do(cat, ask.AgreeToRemoval(bob.id, yes=False))
    assert (bob.gone, table.table.to_remove, again(table).to_remove) == (False, set(), set())
    assert "Cat does not agree to remove Bob" in table.table.sayings[-1].text


def test_who_comes_back_is_not_removed(table: Rehearsal) -> None:
    ann, bob, cat, _ = table.people
    away(table, bob)
    table.do(ann, ask.Remove(bob.id))
    table.table.presence.update([ann.id, bob.id, cat.id], 2000)
    table.table.settle()
    assert (bob.gone, table.table.to_remove) == (False, set())
    assert "Bob is back" in table.table.sayings[-1].text


def test_others_who_are_away_for_long_are_not_waited_for(table: Rehearsal) -> None:
    ann, bob, cat, _ = table.people
    away(table, bob, cat)
    table.do(ann, ask.Remove(bob.id))
    assert bob.gone
    table.do(ann, ask.Remove(cat.id))
    assert cat.gone


def test_a_host_who_watches_removes_nobody_alone() -> None:
    table = Rehearsal(PLAN, people=3, begin=False)
    ann, bob, cat = table.people
    table.do(ann, ask.Sit(None))
    table.do(ann, ask.Begin())
    away(table, bob, cat)
    with pytest.raises(Refused, match="Nobody who plays is here"):
        table.do(ann, ask.Remove(bob.id))
    away(table, bob)
    table.do(ann, ask.Remove(bob.id))
    assert not bob.gone
    table.do(cat, ask.AgreeToRemoval(bob.id))
    assert bob.gone


def test_a_bot_plays_only_for_who_is_away(table: Rehearsal) -> None:
    ann, bob, *_ = table.people
    for seconds in (0, 14):
        away(table, bob, seconds=seconds)
        with pytest.raises(Refused, match="away for 15 seconds"):
            table.do(ann, ask.Lend(1))
    table.do(bob, ask.Lend(1))
    table.do(bob, ask.Lend(1, to_bot=False))
    away(table, bob, seconds=15)
    table.do(ann, ask.Lend(1))
    assert table.table.is_bot(1)


def test_before_the_game_and_who_watches_is_removed_at_a_word_of_the_host(table: Rehearsal) -> None:
    ann, _, _, eve = table.people
    away(table)
    table.do(ann, ask.Remove(eve.id))
    assert eve.gone
    lobby = Rehearsal(PLAN, people=2, begin=False)
    lobby.do(lobby.people[0], ask.Remove(1))
    assert lobby.people[1].gone


def test_what_a_host_said_of_people_is_there_after_a_fresh_start(table: Rehearsal) -> None:
    ann, _, _, eve = table.people
    with pytest.raises(Refused, match="cannot mute yourself"):
        table.do(ann, ask.Mute(ann.id))
    table.do(ann, ask.Mute(eve.id))
    table.do(ann, ask.SetAccess("listed"))
    table.table.presence.addresses[eve.id] = "192.0.2.7"
    table.do(ann, ask.Remove(eve.id, ban=True))
    loaded = again(table)
    assert (loaded.people[eve.id].muted, loaded.access, len(loaded.banned)) == (True, "listed", 1)
    with pytest.raises(Refused, match="from your address"):
        loaded.come("Fay", "token of Fay", "192.0.2.7")
    assert loaded.come("Fay", "token of Fay", "192.0.2.8").id == 4
    table.do(ann, ask.LiftBans())
    assert (again(table).banned, company(table.table, ann, []).bans) == (set(), 0)


def test_nobody_is_banned_whose_address_is_not_known_and_the_host_is_told(table: Rehearsal) -> None:
    ann, _, _, eve = table.people
    table.do(ann, ask.Remove(eve.id, ban=True))
    assert eve.gone
    assert (table.table.banned, company(table.table, ann, []).bans) == (set(), 0)
    assert table.table.sayings[-1] == Remarked(
        "Eve was removed but could not be banned, because their address is not known. "
        "They can come again under another name."
    )
    older = msgspec.convert({"entry": "banned", "person": 3, "address": ""}, AnyEntry)
    assert GameTable.again([*table.journal, older]).banned == set(), "such a ban of an earlier version is none, either"


def test_with_somebody_banned_go_the_others_of_their_address_who_do_not_sit(table: Rehearsal) -> None:
    ann, bob, _, eve = table.people
    fay, gil = (
        table.table.come(name, f"token of {name}", f"192.0.2.{number}") for number, name in [(7, "Fay"), (8, "Gil")]
    )
    table.table.presence.addresses |= {one.id: "192.0.2.7" for one in (ann, bob, eve)}
    table.do(ann, ask.Remove(eve.id, ban=True))
    assert [one.gone for one in (ann, bob, eve, fay, gil)] == [False, False, True, True, False]
    assert [again(table).people[one.id].gone for one in (fay, gil)] == [True, False]


def test_who_was_muted_cannot_speak_by_their_name() -> None:
    lobby = Rehearsal(PLAN, people=2, begin=False)
    ann, bob = lobby.people
    lobby.do(ann, ask.Mute(bob.id))
    with pytest.raises(Refused, match="The host has muted you"):
        lobby.do(bob, ask.Rename("Ann is bad"))


def test_what_was_done_by_older_rules_stays_done(table: Rehearsal) -> None:
    """Hosts used to remove players alone, and watchers became hosts and took over seats."""
    older = [
        {"entry": "removed", "person": 1},
        {"entry": "hosted", "person": 3},
        {"entry": "sat", "person": 3, "seat": 1},
        {"entry": "said", "person": 3, "text": "mine"},
    ]
    journal = [*table.journal, *(msgspec.convert(entry, AnyEntry) for entry in older)]
    loaded = GameTable.again(journal)
    assert (loaded.host, loaded.people[1].gone, loaded.people[3].seat) == (3, True, 1)
    assert (loaded.access, loaded.banned, loaded.people[3].muted) == ("code", set(), False)


def test_a_lent_seat_is_played_by_a_bot_until_it_is_taken_back(table: Rehearsal) -> None:
    ann, bob, *_ = table.people
    assert bob.seat is not None
    table.do(ann, ask.Lend(bob.seat))
    assert table.game.state.players[bob.seat].automation.pass_priority
    assert table.play(200, lambda one: one.bot_to_move() == bob.seat)
    with pytest.raises(Refused, match="take your seat back first"):
        table.do(bob, ask.Answer(table.table.question, 0))
    table.do(bob, ask.Lend(bob.seat, to_bot=False))
    assert table.table.bot_to_move() is None
    assert not table.game.state.players[bob.seat].automation.pass_priority
    assert again(table).lent == set()


def test_somebody_who_comes_back_with_their_token_has_the_same_seat(table: Rehearsal) -> None:
    loaded = again(table)
    bob = loaded.person("token of Bob")
    assert bob is not None
    assert (bob.seat, bob.name) == (1, "Bob")
    assert [loaded.person(token) for token in ("token of Bo", "token of Bob ", "")] == [None, None, None]


def test_a_name_is_free_again_when_its_owner_has_gone(table: Rehearsal) -> None:
    ann, bob, *_ = table.people
    table.do(bob, ask.Remove(bob.id))
    newcomer = table.table.come("bob", "another token")
    assert newcomer.id not in (bob.id, ann.id)
    assert newcomer.seat is None


def test_watchers_cannot_act(table: Rehearsal) -> None:
    eve = table.people[3]
    question = table.table.question
    asked: list[ask.AnyCommand] = [ask.Answer(question, 0), ask.PassOn(question), ask.Look(question)]
    for command in [*asked, ask.Foresee(question, 0), ask.WhyNot(question, 0)]:
        with pytest.raises(Refused, match="who decides now"):
            table.do(eve, command)
    playing: list[ask.AnyCommand] = [ask.Concede(), ask.Undo(), ask.SetStops(), ask.Automate(), ask.Quiet(1000)]
    for command in playing:
        with pytest.raises(Refused, match="not playing here"):
            table.do(eve, command)
    with pytest.raises(Refused, match="Nobody asks you"):
        table.do(eve, ask.Agree(True))
    assert company(table.table, eve, []).stops is None


def test_of_two_answers_at_once_one_is_taken(table: Rehearsal) -> None:
    """Two devices of one person, or a double click."""
    assert table.play(100, lambda one: one.playing().grant is not None and one.quiet_pass() is None)
    person = table.table.sitting(table.game.decider or 0)
    assert person is not None
    question = table.table.question
    table.do(person, ask.Answer(question, 0))
    after = table.table.number
    with pytest.raises(Refused, match=r"already been answered|who decides now"):
        table.do(person, ask.Answer(question, 0))
    assert table.table.number == after


# ---------------------------------------------------------------------- taking back together


def wishing(table: Rehearsal) -> Person:
    """Somebody who can take something back only by asking, and has asked."""
    assert table.play(200, lambda one: any(one.may_undo(seat) == "by asking" for seat in range(3)))
    person = next(one for one in table.people[:3] if table.table.may_undo(one.seat or 0) == "by asking")
    table.do(person, ask.Undo())
    return person


def test_everybody_who_plays_must_agree_and_bots_always_do(table: Rehearsal) -> None:
    ann = table.people[0]
    table.do(ann, ask.Lend(2))
    person = wishing(table)
    assert table.table.wish is not None
    others = {one.id for one in table.people[:2] if one is not person}
    assert (table.table.wish[0], table.table.wish[1]) == (person.id, others - {2})
    answered = table.game.answered
    for one in others:
        table.do(table.people[one], ask.Agree(True))
    assert table.game.answered < answered


def test_a_wish_stays_while_bots_wait_and_lapses_when_a_person_goes_on() -> None:
    rehearsal = Rehearsal(Plan(variants=("planechase",), seed=8), people=2)
    table, (ann, bob) = rehearsal.table, rehearsal.people
    assert rehearsal.play(
        300, lambda one: one.bot_to_move() is not None and one.may_undo(0) == "by asking" and one.sitting(0) is ann
    )
    number = table.number
    rehearsal.do(ann, ask.Undo())
    assert table.wish == (ann.id, {bob.id})
    assert table.bot_to_move() is None
    table.answer_for_bot(table.number, 0)
    assert (table.number, table.wish) == (number, (ann.id, {bob.id}))
    table.wish = (bob.id, frozenset({ann.id}))
    with pytest.raises(Refused, match="answer that first"):
        rehearsal.do(ann, ask.Undo())
    table.wish = (ann.id, frozenset({bob.id}))
    rehearsal.do(bob, ask.Agree(False))
    assert (rehearsal.table.wish, table.bot_to_move() is not None) == (None, True)

    assert rehearsal.play(300, lambda one: wanted_by(one, ann) and one.playing().decider == bob.seat)
    rehearsal.do(ann, ask.Undo())
    rehearsal.do(bob, ask.Automate(True, True, False))
    assert table.wish is not None
    rehearsal.answer()
    assert table.wish is None
    assert isinstance(table.sayings[-1], Remarked)
    assert "Ann no longer asks" in table.sayings[-1].text


def wanted_by(table: GameTable, person: Person) -> bool:
    return person.seat is not None and table.may_undo(person.seat) == "by asking" and table.quiet_pass() is None


def test_who_lends_their_seat_is_not_waited_for() -> None:
    rehearsal = Rehearsal(Plan(variants=("planechase",), seed=8), people=2)
    table, (ann, bob) = rehearsal.table, rehearsal.people
    assert rehearsal.play(300, lambda one: one.may_undo(0) == "by asking" and len(one.decided) > 20)
    answered = rehearsal.game.answered
    rehearsal.do(ann, ask.Undo())
    assert table.wish == (ann.id, {bob.id})
    rehearsal.do(ann, ask.Lend(1))
    assert table.wish is None
    assert rehearsal.game.answered <= answered
    assert rehearsal.game.decider == ann.seat


def test_alone_with_bots_everything_is_taken_back_at_once() -> None:
    rehearsal = Rehearsal(Plan(variants=("planechase",), seed=8), people=1)
    assert rehearsal.play(300, lambda one: one.may_undo(0) == "by asking")
    answered = rehearsal.game.answered
    rehearsal.do(rehearsal.people[0], ask.Undo())
    assert rehearsal.game.answered < answered
    assert rehearsal.game.decider == 0


def test_who_takes_back_is_asked_again_though_they_would_be_passed_there() -> None:
    """A decision that was made where one is usually not asked is made again, and not passed over."""
    rehearsal = Rehearsal(Plan(variants=(), players=2, seed=8), people=1)
    ann = rehearsal.people[0]
    rehearsal.do(ann, ask.SetStops(mine=("upkeep",)))
    at_upkeep = rehearsal.play(200, lambda one: _has_passed_in_upkeep(one, ann))
    assert at_upkeep
    rehearsal.do(ann, ask.SetStops())
    rehearsal.do(ann, ask.Undo())
    assert rehearsal.game.state.turn.step.value == "upkeep"
    assert rehearsal.game.decider == ann.seat


def _has_passed_in_upkeep(table: GameTable, person: Person) -> bool:
    game = table.playing()
    if game.grant is None or game.decider != person.seat or game.state.turn.step.value != "upkeep":
        return False
    if table.quiet_pass() is None:
        table.do(person, ask.Answer(table.question, 0))
        return True
    return False


def test_a_wish_ends_with_whoever_goes_or_answers(table: Rehearsal) -> None:
    person = wishing(table)
    others = [one for one in table.people[:3] if one is not person]
    freely = len([one for one in table.table.decided if one.freely])
    table.do(others[0], ask.Agree(True))
    table.do(others[1], ask.Remove(others[1].id))
    assert table.table.wish is None
    assert len([one for one in table.table.decided if one.freely]) < freely
    other = wishing(table)
    table.do(other, ask.Remove(other.id))
    assert table.table.wish is None


def test_a_wish_is_there_after_a_fresh_start(table: Rehearsal) -> None:
    def started_anew() -> GameTable:
        return GameTable.again(table.journal)

    person = wishing(table)
    first, second = [one for one in table.people[:3] if one is not person]
    assert started_anew().wish == table.table.wish == (person.id, {first.id, second.id})
    assert started_anew().bot_to_move() is None
    table.do(first, ask.Agree(True))
    assert started_anew().wish == (person.id, {second.id})
    table.do(second, ask.Agree(False))
    assert started_anew().wish is None
    again = wishing(table)
    table.do(again, ask.Agree(False))
    assert [one.wish for one in (started_anew(), table.table)] == [None, None]


def test_who_does_not_agree_ends_it_and_it_is_said(table: Rehearsal) -> None:
    person = wishing(table)
    other = next(one for one in table.people[:3] if one is not person)
    answered = table.game.answered
    table.do(other, ask.Agree(False))
    assert (table.table.wish, table.game.answered) == (None, answered)
    assert f"{other.name} does not agree" in table.table.sayings[-1].text


def test_going_back_leaves_what_is_done_by_itself_as_it_is() -> None:
    """Whoever pays by hand since then still does, and the table still passes for people who took their seat back."""
    rehearsal = Rehearsal(Plan(variants=("planechase",), players=2, seed=8), people=2)
    ann, bob = rehearsal.people
    rehearsal.do(ann, ask.Lend(1))
    assert rehearsal.play(100, lambda one: one.may_undo(0) is not None)
    rehearsal.do(ann, ask.Automate(pay=False))
    rehearsal.do(bob, ask.Lend(1, to_bot=False))
    rehearsal.do(ann, ask.Undo())
    if rehearsal.table.wish is not None:
        rehearsal.do(bob, ask.Agree(True))
    assert [player.automation.switches for player in rehearsal.game.state.players] == [
        (False, False, True),
        (False, True, True),
    ]
    assert again(rehearsal).playing().hash() == rehearsal.game.hash()
