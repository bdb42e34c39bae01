"""A table: coming, sitting down, playing, taking back, and coming back from the journal."""

from __future__ import annotations

import msgspec
import pytest

from planechase.bots import RandomBot
from planechase.decks.casual import Wishes
from planechase.rules.state.chance import Chance
from planechase.rules.state.decisions import IllegalAction
from planechase.rules.turns.priority import PlayLand
from planechase.tables import commands as ask
from planechase.tables.journal import AnyEntry, WentBack
from planechase.tables.onlookers import Onlooker
from planechase.tables.people import Person, Refused
from planechase.tables.plans import BuiltIn, Listed, Plan
from planechase.tables.seed_terms import drawn_seed
from planechase.tables.table import GameTable
from planechase.telling.scenes import apply
from planechase.telling.view import Scene

SECRET = bytes(range(32))
DUEL = Plan(variants=(), players=2, seed=4)


def saved(table: GameTable, journal: list[AnyEntry]) -> None:
    """What happened goes to the journal, through JSON as it would to a disk."""
    for entry in table.unsaved():
        journal.append(msgspec.json.decode(msgspec.json.encode(entry), type=AnyEntry))


def two_people(plan: Plan = DUEL) -> tuple[GameTable, Person, Person]:
    """Ann, the host, and Bob have sat down and begun."""
    table = GameTable.opened(plan, SECRET)
    ann, bob = table.come("Ann", "a" * 32), table.come("Bob", "b" * 32)
    table.do(ann, ask.Sit(0))
    table.do(bob, ask.Sit(1))
    table.do(ann, ask.Begin())
    return table, ann, bob


def one_person(plan: Plan = Plan(seed=5)) -> tuple[GameTable, Person]:
    """Ann and three bots."""
    table = GameTable.opened(plan, SECRET)
    ann = table.come("Ann", "a" * 32)
    table.do(ann, ask.Sit(0))
    table.do(ann, ask.Begin())
    return table, ann


def let_play(table: GameTable, people: list[Person], answers: int = 200) -> None:
    """Bots answer as bots do, and people at random."""
    chance, bot = Chance(7), RandomBot(3)
    seated = {person.seat: person for person in people}
    assert table.game is not None
    for _ in range(answers):
        decision = table.game.decision
        if decision is None:
            return
        if table.bot_to_move() is not None:
            chosen = bot.decide(table.game, decision)
            table.answer_for_bot(table.number, decision.encode(decision.check(chosen)))
        else:
            answer = decision.encode(decision.sample(chance))
            with_luck(table, seated[decision.decider], answer)


def with_luck(table: GameTable, person: Person, answer: object) -> None:
    """An action may turn out to be impossible."""
    try:
        table.do(person, ask.Answer(table.question, answer))
    except Refused:
        assert table.game is not None
        assert table.game.grant is not None


# ---------------------------------------------------------------------- coming and sitting down


def test_the_first_who_comes_is_the_host_and_others_are_not() -> None:
    table = GameTable.opened(DUEL, SECRET)
    ann, bob = table.come("Ann", "a" * 32), table.come(" Bob  Smith ", "b" * 32)
    assert (table.host, bob.name) == (ann.id, "Bob Smith")
    with pytest.raises(Refused, match="Only the host can do that, and that is Ann"):
        table.do(bob, ask.Begin())
    with pytest.raises(Refused, match="who sits at the table"):
        table.do(ann, ask.PassHosting(bob.id))
    table.do(bob, ask.Sit(1))
    table.do(ann, ask.PassHosting(bob.id))
    assert table.host == bob.id


@pytest.mark.parametrize("name", ["", "   ", "\x1b[2J", "x" * 25])
def test_names_that_others_cannot_read_are_refused(name: str) -> None:
    table = GameTable.opened(DUEL, SECRET)
    with pytest.raises(Refused):
        table.come(name, "a" * 32)
    assert not table.people


def test_two_people_are_not_called_the_same_and_do_not_share_a_seat() -> None:
    table = GameTable.opened(DUEL, SECRET)
    ann = table.come("Ann", "a" * 32)
    with pytest.raises(Refused, match="called ANN already"):
        table.come("ANN", "b" * 32)
    bob = table.come("Bob", "b" * 32)
    table.do(ann, ask.Sit(1))
    with pytest.raises(Refused, match="Ann sits there"):
        table.do(bob, ask.Sit(1))
    with pytest.raises(Refused, match="seats from 1 to 2"):
        table.do(bob, ask.Sit(2))


def test_a_token_opens_the_seat_and_no_other_does() -> None:
    table = GameTable.opened(DUEL, SECRET)
    ann = table.come("Ann", "a" * 32)
    assert table.person("a" * 32) is ann
    assert table.person("a" * 31) is None
    assert "a" * 32 not in repr(list(table.unsaved()))


def test_a_plan_that_cannot_be_played_is_refused_and_the_old_one_stays() -> None:
    table = GameTable.opened(DUEL, SECRET)
    ann = table.come("Ann", "a" * 32)
    with pytest.raises(Refused, match="Star is played by 5 players"):
        table.do(ann, ask.Propose(Plan(variants=("star",), players=4)))
    with pytest.raises(Refused, match="line 1: There is no card"):
        table.do(ann, ask.Propose(Plan(players=2, decks=(Listed("60 Forst of Nowhere"),))))
    with pytest.raises(Refused, match="“heads” is only for"):
        table.do(ann, ask.Propose(Plan(wishes=Wishes(heads=3))))
    assert table.plan == DUEL


def test_who_sat_where_there_is_no_seat_any_more_stands_again() -> None:
    table = GameTable.opened(Plan(players=4), SECRET)
    ann = table.come("Ann", "a" * 32)
    table.do(ann, ask.Sit(3))
    table.do(ann, ask.Propose(DUEL))
    assert ann.seat is None
    with pytest.raises(Refused, match="Somebody has to sit down"):
        table.do(ann, ask.Begin())


def test_chance_starts_from_the_seed_of_the_table_unless_the_plan_has_one() -> None:
    drawn, chosen = [two_people(plan)[0] for plan in (Plan(variants=(), players=2), DUEL)]
    assert drawn.draw.terms is not None
    assert drawn.playing().setup.seed == drawn_seed(drawn.draw.terms, SECRET, {})
    assert chosen.playing().setup.seed == 4


def test_decks_that_were_chosen_are_played() -> None:
    table, _, _ = two_people(Plan(variants=(), players=2, decks=(BuiltIn("Zombie Empire"), Listed("60 Forest"))))
    assert table.game is not None
    assert {card.name for card in table.game.setup.seats[1].deck} == {"Forest"}
    assert [seat.name for seat in table.game.setup.seats] == ["Ann", "Bob"]


# ---------------------------------------------------------------------- playing


def test_an_answer_is_taken_once_and_from_the_one_who_is_asked() -> None:
    table, ann, bob = two_people()
    assert table.game is not None
    first = {0: ann, 1: bob}[table.game.decider or 0]
    other = bob if first is ann else ann
    with pytest.raises(Refused, match=f"It is {first.name} who decides now"):
        table.do(other, ask.Answer(0, False))
    table.do(first, ask.Answer(0, False))
    with pytest.raises(Refused, match="already been answered"):
        table.do(first, ask.Answer(0, False))


def test_bots_play_where_nobody_sits_and_late_answers_of_bots_are_forgotten() -> None:
    table, ann = one_person()
    assert table.game is not None
    let_play(table, [ann], 60)
    while table.bot_to_move() is None:
        let_play(table, [ann], 1)
    before = table.number
    table.answer_for_bot(before - 1, 0)
    assert table.number == before


@pytest.mark.pure
def test_a_bot_that_begins_what_it_cannot_finish_passes(monkeypatch: pytest.MonkeyPatch) -> None:
    """It would begin it again and again."""

    def impossible(*given: object) -> object:
        raise IllegalAction("That land cannot be played.")

    table, ann = one_person(Plan(variants=(), players=2, decks=(Listed("60 Forest"), Listed("60 Forest")), seed=1))
    assert table.game is not None
    while table.bot_to_move() is None or table.game.grant is None or not has_choice(table):
        let_play(table, [ann], 1)
    seat = table.game.decider
    monkeypatch.setattr(PlayLand, "perform", impossible)
    before = table.number
    table.answer_for_bot(before, 1)
    assert table.number > before
    assert [one.passed for one in table.decided if one.seat == seat][-1]


def test_a_paused_table_waits() -> None:
    table, ann, bob = two_people()
    table.do(ann, ask.Pause(True))
    for person in (ann, bob):
        with pytest.raises(Refused, match=r"paused|decides now"):
            table.do(person, ask.Answer(table.question, False))
    table.do(ann, ask.Pause(False))
    let_play(table, [ann, bob], 2)
    assert table.number >= 2


def test_a_bot_plays_for_somebody_who_is_away_until_they_are_back() -> None:
    table, ann, bob = two_people()
    table.do(ann, ask.Lend(1))
    assert table.is_bot(1)
    let_play(table, [ann], 40)
    table.do(bob, ask.Lend(1, to_bot=False))
    assert not table.is_bot(1)
    with pytest.raises(Refused, match="Only the host"):
        table.do(bob, ask.Lend(0))


def test_people_are_asked_where_they_want_to_be() -> None:
    """With full control one is asked far more often; usually the table passes where nobody would act."""
    asked = []
    for full in (False, True):
        table, ann, bob = two_people()
        for person in (ann, bob):
            table.do(person, ask.SetStops(full_control=full))
            table.do(person, ask.Automate(pass_priority=not full))
        let_play(table, [ann, bob], 60)
        assert table.game is not None
        asked.append(table.game.state.turn.number)
    assert asked[0] > asked[1]


# ---------------------------------------------------------------------- taking back


def at_priority(table: GameTable, people: list[Person]) -> Person:
    """Play on until a person may do something at their own leisure, and say who."""
    assert table.game is not None
    seated = {person.seat: person for person in people}
    while table.game.grant is None or table.game.decider not in seated or not has_choice(table):
        let_play(table, people, 1)
    return seated[table.game.decider]


def has_choice(table: GameTable) -> bool:
    """Whether more than passing is possible."""
    assert table.game is not None
    return table.game.decision is not None and len(table.game.decision.named()) > 1


def test_a_decision_is_taken_back_freely_while_nobody_acted_and_nothing_was_seen() -> None:
    table, ann, bob = two_people(Plan(variants=(), players=2, decks=(Listed("60 Forest"), Listed("60 Forest")), seed=1))
    for player in (ann, bob):
        table.do(player, ask.Automate(pass_priority=False))
    person = at_priority(table, [ann, bob])
    assert table.game is not None
    assert person.seat is not None
    hand = list(table.game.state.players[person.seat].hand)
    table.do(person, ask.Answer(table.question, 1))
    assert len(table.game.state.players[person.seat].hand) == len(hand) - 1
    assert table.may_undo(person.seat) == "freely"
    table.do(person, ask.Undo())
    assert table.game.state.players[person.seat].hand == hand


def test_after_the_next_card_was_drawn_the_others_are_asked() -> None:
    table, ann, bob = two_people(Plan(variants=(), players=2, decks=(Listed("60 Forest"), Listed("60 Forest")), seed=1))
    person = at_priority(table, [ann, bob])
    other = bob if person is ann else ann
    assert table.game is not None
    turn = table.game.state.turn.number
    while table.game.state.turn.number < turn + 2:
        let_play(table, [ann, bob], 1)
    who = at_priority(table, [ann, bob])
    asker, answerer = (other, person) if who is person else (person, other)
    answers = table.game.answered
    table.do(asker, ask.Undo())
    assert table.wish == (asker.id, {answerer.id})
    assert table.game.answered == answers
    table.do(answerer, ask.Agree(yes=False))
    with pytest.raises(Refused, match="Nobody asks you"):
        table.do(answerer, ask.Agree(yes=True))
    assert table.game.answered == answers
    table.do(asker, ask.Undo())
    table.do(answerer, ask.Agree(yes=True))
    assert table.game.answered < answers
    assert isinstance(table.unsaved()[-1], WentBack)


def test_the_answer_of_a_question_that_was_taken_back_is_too_late() -> None:
    table, ann, bob = two_people(Plan(variants=(), players=2, decks=(Listed("60 Forest"), Listed("60 Forest")), seed=1))
    person = at_priority(table, [ann, bob])
    number = table.question
    table.do(person, ask.Answer(number, 1))
    table.do(person, ask.Undo())
    with pytest.raises(Refused, match="already been answered"):
        table.do(person, ask.Answer(number, 1))


# ---------------------------------------------------------------------- the journal, and what people are told


def test_a_table_made_again_from_its_journal_stands_where_it_stood() -> None:
    table, ann = one_person(Plan(variants=("planechase", "commander"), seed=8))
    journal: list[AnyEntry] = []
    for _ in range(7):
        let_play(table, [ann], 25)
        saved(table, journal)
        again = GameTable.again(journal)
        assert again.game is not None
        assert table.game is not None
        assert (again.game.hash(), again.number, again.names()) == (table.game.hash(), table.number, table.names())
        assert again.decided == table.decided
        table = again
        ann = again.people[ann.id]


def test_what_an_onlooker_was_told_bit_by_bit_is_what_there_is_to_see() -> None:
    table, ann = one_person()
    watching = {seat: Onlooker(table, seat) for seat in (0, 1, None)}
    scenes: dict[int | None, Scene] = {}
    logs: dict[int | None, list[object]] = {}
    for seat, onlooker in watching.items():
        seen = onlooker.all()
        assert seen is not None
        scenes[seat], logs[seat] = seen.scene, list(seen.log)
    for _ in range(60):
        let_play(table, [ann], 3)
        for seat, onlooker in watching.items():
            news = onlooker.news()
            if news is None:
                continue
            assert not hasattr(news, "scene")
            scenes[seat] = apply(news.change, scenes[seat])
            logs[seat] = [*logs[seat][: news.kept], *news.log]
            fresh = Onlooker(table, seat).all()
            assert fresh is not None
            assert (scenes[seat], logs[seat]) == (fresh.scene, fresh.log)
            assert onlooker.news() is None


def test_only_who_is_asked_learns_what_there_is_to_choose_from() -> None:
    table, ann = one_person()
    at_priority(table, [ann])
    mine, others = Onlooker(table, 0).all(), Onlooker(table, 1).all()
    assert mine is not None
    assert others is not None
    assert mine.question is not None
    assert others.question is not None
    assert (mine.question.mine, others.question.mine) == (True, False)
    assert mine.question.leads is not None
    assert "options" in mine.question.asked
    assert "options" not in others.question.asked
    assert msgspec.json.encode(mine)
