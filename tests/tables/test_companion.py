"""A paper table with several devices around it: who taps what, when, and what everybody is told."""

from __future__ import annotations

import msgspec
import pytest

from planechase.cards import pool
from planechase.paper import deeds as did
from planechase.paper.scene import scene
from planechase.rules.casual.planar_decks import COMMUNAL, face_up, planar_state
from planechase.rules.casual.planar_die import Face
from planechase.rules.language.card_types import PLANE
from planechase.tables import commands as ask
from planechase.tables.companion import companion_commands as want
from planechase.tables.companion.companion_journal import CompanionEntry
from planechase.tables.companion.companion_messages import DeviceTap
from planechase.tables.companion.companion_onlookers import PaperOnlooker, company, taps
from planechase.tables.companion.companion_plans import CompanionPlan, CompanionSeat, advice, why_not
from planechase.tables.companion.companion_table import CompanionTable
from planechase.tables.people import Person, Refused

SECRET = bytes(range(32))


class Devices:
    """A table with a display and a phone."""

    def __init__(self, plan: CompanionPlan = CompanionPlan()) -> None:
        self.table = CompanionTable.opened(plan, SECRET)
        self.display = self.table.come("Display", "d" * 32)
        self.phone = self.table.come("Bob", "p" * 32)
        self.table.do(self.phone, ask.Sit(1))

    def do(self, deed: did.AnyDeed, by: Person | None = None, **more: object) -> None:
        self.table.now += 1.0
        self.table.do(by or self.phone, want.Paper(deed, **more))  # type: ignore[arg-type]

    def begun(self) -> Devices:
        self.table.do(self.display, want.Deal())
        self.do(did.Start())
        return self


def again(table: CompanionTable) -> CompanionTable:
    """The table read back from what is kept of it."""
    kept = [msgspec.json.encode(entry) for entry in table.unsaved()]
    return CompanionTable.again(msgspec.json.decode(entry, type=CompanionEntry) for entry in kept)


def seen(table: CompanionTable, seat: int | None = None) -> bytes:
    told = PaperOnlooker(table, seat).all()
    assert told is not None
    return msgspec.json.encode(told)


def test_one_click_lays_out_a_random_communal_deck_for_four() -> None:
    devices = Devices()
    devices.table.do(devices.display, want.Deal())
    told = PaperOnlooker(devices.table, None).all()
    assert told is not None
    assert not told.scene.started
    assert told.scene.decks == {"communal": 40}
    assert [seat.name for seat in told.scene.seats] == ["Ann", "Bob", "Cat", "Dan"]


def test_a_table_read_back_from_its_journal_is_the_same() -> None:
    devices = Devices().begun()
    for deed in (did.Roll(devices.table.playing().state.turn.active[0]), did.ChangeLife(2, -3), did.NextTurn()):
        devices.do(deed, key=str(deed))
    devices.table.do(devices.display, want.TakeBack())
    devices.do(did.Remember("Cat owes Dan a favour"))
    before = seen(devices.table)
    assert seen(again(devices.table)) == before


def test_two_who_tap_at_once_lose_nothing() -> None:
    devices = Devices().begun()
    moment = devices.table.moment
    devices.do(did.ChangeLife(0, -3), by=devices.display, moment=moment)
    devices.do(did.ChangeLife(0, -2), by=devices.phone, moment=moment)
    assert devices.table.playing().state.players[0].life == 15


def test_two_who_tap_next_turn_at_once_mean_the_same_turn() -> None:
    devices = Devices().begun()
    moment = devices.table.moment
    devices.do(did.NextTurn(), by=devices.display, moment=moment)
    with pytest.raises(Refused, match="faster"):
        devices.do(did.NextTurn(), by=devices.phone, moment=moment)
    assert devices.table.playing().state.turn_number == 2


def test_what_is_tapped_on_a_device_is_told_until_it_is_done_or_given_up() -> None:
    devices = Devices().begun()
    table, phone = devices.table, devices.phone
    table.do(phone, want.TapOnDevice(1, -3))
    table.do(phone, want.TapOnDevice(1, -4))
    table.do(phone, want.TapOnDevice(2, 1))
    assert taps(table, [0, 1]).taps == [DeviceTap(phone.id, 1, -4), DeviceTap(phone.id, 2, 1)]
    assert taps(table, [0]).taps == []
    assert table.playing().state.players[1].life == 20
    devices.do(did.ChangeLife(1, -4))
    assert taps(table, [0, 1]).taps == [DeviceTap(phone.id, 2, 1)]
    table.do(phone, want.TapOnDevice(2, 0))
    assert taps(table, [0, 1]).taps == []
    table.do(phone, want.TapOnDevice(2, 5))
    table.let_go(phone.id)
    assert taps(table, [0, 1]).taps == []


def test_what_was_tapped_without_a_line_does_not_count_in_the_next_game() -> None:
    devices = Devices().begun()
    before = devices.table.moment
    devices.do(did.Finish((0,)))
    devices.table.do(devices.display, want.Deal())
    with pytest.raises(Refused, match="the game before"):
        devices.do(did.ChangeLife(1, -4), moment=before)
    assert devices.table.playing().state.players[1].life == 20
    devices.do(did.ChangeLife(1, -4), moment=devices.table.moment)
    assert devices.table.playing().state.players[1].life == 16


def test_what_a_phone_sends_again_is_not_done_again() -> None:
    devices = Devices().begun()
    for _ in range(3):
        devices.do(did.ChangeLife(1, -4), key="phone 1")
    assert devices.table.playing().state.players[1].life == 16
    told = PaperOnlooker(devices.table, None).all()
    assert told is not None
    assert told.done == ["phone 1"]


def test_anybody_takes_back_what_anybody_did() -> None:
    devices = Devices().begun()
    devices.do(did.ChangeLife(1, -4), by=devices.phone)
    told = PaperOnlooker(devices.table, None).all()
    assert told is not None
    assert told.undoable is not None
    bob = {"name": "Bob", "ids": [1]}
    assert (told.undoable.by, told.undoable.parts) == ("Bob", [bob, " loses 4 life: 16."])
    devices.table.do(devices.display, want.TakeBack())
    assert devices.table.playing().state.players[1].life == 20


def test_what_somebody_did_meanwhile_is_not_taken_back_unseen() -> None:
    devices = Devices().begun()
    devices.do(did.ChangeLife(1, -4), by=devices.phone)
    seen_steps = len(devices.table.playing().steps)
    devices.do(did.ChangeLife(2, -7), by=devices.display)
    with pytest.raises(Refused, match="faster"):
        devices.table.do(devices.phone, want.TakeBack(seen=seen_steps, moment=devices.table.moment))
    assert [player.life for player in devices.table.playing().state.players] == [20, 16, 13, 20]
    devices.table.do(devices.phone, want.TakeBack(seen=seen_steps + 1, moment=devices.table.moment))
    assert devices.table.playing().state.players[2].life == 20


def test_counters_that_two_put_on_a_plane_at_once_all_count() -> None:
    devices = Devices(CompanionPlan(deck=("Naya", "Bant"), anyway=True)).begun()
    plane = face_up(devices.table.playing().state)[0].id
    moment = devices.table.moment
    for device in (devices.phone, devices.display, devices.phone):
        devices.do(did.PutCountersDeed(plane, "scroll", 1), by=device, moment=moment)
    assert devices.table.playing().state.objects[plane].counters == {"scroll": 3}
    devices.do(did.NextTurn(), moment=moment)


def test_counters_that_turn_up_another_plane_are_news_for_who_taps_next() -> None:
    devices = Devices(CompanionPlan(deck=("Aretopolis", "Bant"), anyway=True)).begun()
    state = devices.table.playing().state
    if face_up(state)[0].copiable.name != "Aretopolis":
        devices.do(did.Walk())
    while devices.table.playing().state.waiting:
        devices.do(did.DoneDeed(0))
    moment = devices.table.moment
    devices.do(did.PutCountersDeed(face_up(devices.table.playing().state)[0].id, "scroll", 20), moment=moment)
    with pytest.raises(Refused, match="faster"):
        devices.do(did.NextTurn(), moment=moment)


def test_twenty_steps_can_be_taken_back() -> None:
    devices = Devices().begun()
    start = seen(devices.table)
    for _ in range(20):
        devices.do(did.ChangeLife(0, -1))
    for _ in range(20):
        devices.table.do(devices.display, want.TakeBack())
    now = msgspec.json.decode(seen(devices.table))
    assert now["scene"] == msgspec.json.decode(start)["scene"]


def test_only_news_of_the_log_are_told() -> None:
    devices = Devices().begun()
    onlooker = PaperOnlooker(devices.table, None)
    first = onlooker.all()
    assert first is not None
    devices.do(did.ChangeLife(0, -1))
    news = onlooker.news()
    assert news is not None
    assert (news.kept, [line.line["text"] for line in news.log]) == (len(first.log), ["Ann loses 1 life: 19."])
    assert onlooker.news() is None


def test_whoever_has_looked_knows_all_until_something_happens() -> None:
    devices = Devices()
    onlooker = PaperOnlooker(devices.table, None)
    assert onlooker.knows_all, "no cards are laid out"
    devices.begun()
    assert not onlooker.knows_all
    assert onlooker.news() is not None
    assert onlooker.knows_all
    devices.do(did.ChangeLife(0, -1))
    assert not onlooker.knows_all
    assert onlooker.all() is not None
    assert onlooker.knows_all


def test_a_choice_of_somebody_without_a_phone_is_shown_to_all() -> None:
    plan = CompanionPlan(deck=("Bant", "Interplanar Tunnel", "Akoum", "Naya", "Agyrem", "Turri Island"), anyway=True)
    devices = Devices(plan).begun()
    table = devices.table
    while table.playing().decision is None:
        state = table.playing().state
        devices.do(did.DoneDeed(0) if state.waiting else did.Roll(state.turn.active[0], face=Face.PLANESWALKER))
    chooser = table.playing().decision
    assert chooser is not None
    told = PaperOnlooker(table, None).all()
    assert told is not None
    assert told.question is not None
    assert told.question["options"]


@pytest.mark.rule("901.3", "901.15a")
def test_the_rules_are_advice_about_planar_decks() -> None:
    three = ("Interplanar Tunnel", "Morphic Tide", "Time Distortion")
    seat = CompanionSeat("Ann", planes=("Bant", "Akoum", "Naya", "Agyrem", "Turri Island", "Paliano", "Grixis", *three))
    plan = CompanionPlan(seats=(seat, CompanionSeat("Bob")), planes="own")
    assert why_not(plan) is not None
    assert advice(plan)[0].startswith("Ann: A planar deck has at most 2 phenomena; this one has 3")
    assert why_not(msgspec.structs.replace(plan, anyway=True)) is None


@pytest.mark.rule("2011:901.3")
def test_the_advice_is_that_of_the_edition() -> None:
    planes = ("Bant", "Akoum", "Naya", "Agyrem", "Turri Island", "Paliano", "Grixis", "Jund", "Krosa", "Morphic Tide")
    own = CompanionPlan(seats=(CompanionSeat("Ann", planes=planes), CompanionSeat("Bob")), planes="own")
    many = tuple(card.name for card in pool.planar() if card.type_line.startswith("Plane "))[:39]
    shared = CompanionPlan(deck=(*many, "Morphic Tide"), planes="communal")
    for plan, whose in ((own, "Ann: "), (shared, "")):
        assert advice(plan) == []
        old = msgspec.structs.replace(plan, edition="2011")
        assert advice(old)[0].startswith(f"{whose}Morphic Tide is not a plane and cannot be in a")


@pytest.mark.rule("904.3", "904.13d")
def test_the_rules_are_advice_about_scheme_decks_too() -> None:
    schemes = tuple(card.name for card in pool.schemes())
    few = CompanionPlan(
        seats=(CompanionSeat("Ann", schemes=schemes[:12]), CompanionSeat("Bob")), variants=("archenemy",)
    )
    assert advice(few) == ["Ann: A scheme deck has at least 20 cards; this one has 12."]
    assert why_not(few) == advice(few)[0]
    assert why_not(msgspec.structs.replace(few, anyway=True)) is None
    led = msgspec.structs.replace(few, variants=("archenemy", "commander"))
    assert (why_not(led), advice(led)) == (None, [])
    double = CompanionPlan(
        seats=(CompanionSeat("Ann", schemes=schemes[:10] * 2), CompanionSeat("Bob")), variants=("archenemy",)
    )
    assert why_not(double) is None


@pytest.mark.rule("902.3")
def test_who_chooses_a_character_has_it_whatever_the_others_do() -> None:
    seats = (
        CompanionSeat("Ann", vanguard="Arcanis, the Omnipotent Avatar"),
        CompanionSeat("Bob"),
        CompanionSeat("Cat"),
    )
    devices = Devices(CompanionPlan(seats=seats, variants=("vanguard",))).begun()
    shown = scene(devices.table.playing().state).seats
    names = [seat.vanguard.name for seat in shown if seat.vanguard is not None]
    assert names[0] == seats[0].vanguard
    assert len(set(names)) == 3


def test_planes_that_nobody_wants_are_left_out_of_a_deck_as_well() -> None:
    plan = CompanionPlan(deck=("Naya", "Bant", "Akoum"), unwanted=("Bant",), anyway=True)
    assert planes_of(Devices(plan).begun()) == ["Akoum", "Naya"]


@pytest.mark.rule("901.3")
def test_a_deck_without_what_nobody_wants_is_refused_by_whose_it_is_and_played_anyway() -> None:
    ten = tuple(card.name for card in pool.planar() if card.printed.types & PLANE)[:10]
    seats = (CompanionSeat("Ann", planes=ten), CompanionSeat("Bob", planes=ten), CompanionSeat("Cat"))
    plan = CompanionPlan(seats=seats, planes="own", unwanted=ten[:1])
    few = [f"{name}: A planar deck has at least 10 cards; this one has 9." for name in ("Ann", "Bob")]
    assert advice(plan) == few
    assert why_not(plan) == few[0]
    assert why_not(msgspec.structs.replace(plan, anyway=True)) is None
    assert why_not(msgspec.structs.replace(plan, unwanted=("Nobody has this",))) is None


def planes_of(devices: Devices) -> list[str]:
    """All cards of the communal planar deck, face up and face down."""
    state = devices.table.playing().state
    planar = planar_state(state)
    assert planar is not None
    cards = [*planar.decks[COMMUNAL], *(obj.id for obj in face_up(state))]
    return sorted(state.objects[id].copiable.name for id in cards)


def test_a_plain_pile_is_all_they_own_or_what_they_put_together() -> None:
    every = sorted(card.name for card in pool.planar())
    assert planes_of(Devices(CompanionPlan(planes="pile", unwanted=("Bant",))).begun()) == [
        name for name in every if name != "Bant"
    ]
    few = ("Akoum", "Bant", "Morphic Tide")
    assert planes_of(Devices(CompanionPlan(planes="pile", owned=few)).begun()) == [*few]
    assert planes_of(Devices(CompanionPlan(planes="pile", deck=few)).begun()) == [*few]
    assert planes_of(Devices(CompanionPlan(planes="pile", owned=few, edition="2011")).begun()) == ["Akoum", "Bant"]


def test_who_brings_planes_needs_none_of_those_that_others_own() -> None:
    ten = ("Bant", "Akoum", "Naya", "Agyrem", "Turri Island", "Paliano", "Grixis", "Jund", "Esper", "Tazeem")
    seats = (CompanionSeat("Ann", planes=ten), CompanionSeat("Bob", planes=ten))
    assert why_not(CompanionPlan(seats=seats, planes="own", owned=ten[:5])) is None
    few = CompanionPlan(seats=(*seats, CompanionSeat("Cat")), planes="own", owned=ten[:5])
    assert "Only 5 planes" in (why_not(few) or "")
    assert why_not(msgspec.structs.replace(few, anyway=True)) is None


@pytest.mark.rule("903.7", "810.4", "904.5", "904.13b")
@pytest.mark.parametrize(
    ("variants", "life", "begins"),
    [
        ((), None, [20, 20, 20, 20]),
        ((), 33, [33, 33, 33, 33]),
        (("commander",), None, [40, 40, 40, 40]),
        (("commander", "two-headed giant"), None, [60, 60, 60, 60]),
        (("two-headed giant",), 25, [25, 25, 25, 25]),
        (("archenemy",), None, [40, 20, 20, 20]),
        (("archenemy",), 25, [40, 25, 25, 25]),
        (("supervillain rumble",), 25, [25, 25, 25, 25]),
        (("archenemy", "commander"), None, [60, 60, 60, 60]),
    ],
)
def test_everybody_begins_with_the_life_that_the_variants_together_give(
    variants: tuple[str, ...], life: int | None, begins: list[int]
) -> None:
    devices = Devices(CompanionPlan(variants=variants, life=life)).begun()
    assert [player.life for player in devices.table.playing().state.players] == begins
    assert [player.life for player in again(devices.table).playing().state.players] == begins


def test_a_plan_that_cannot_be_played_is_refused_with_a_sentence() -> None:
    devices = Devices()
    twins = CompanionPlan(seats=(CompanionSeat("Ann"), CompanionSeat("ann")))
    with pytest.raises(Refused, match="same name"):
        devices.table.do(devices.display, want.Replan(twins))
    with pytest.raises(Refused, match="Only 3 planes are left"):
        devices.table.do(devices.display, want.Replan(CompanionPlan(owned=("Bant", "Akoum", "Naya"))))


def test_who_was_called_otherwise_is_so_in_the_next_game() -> None:
    devices = Devices().begun()
    devices.do(did.Call(2, "Mia"))
    devices.do(did.Finish((2,)))
    devices.table.do(devices.display, want.Deal())
    table = again(devices.table)
    assert [seat.name for seat in table.plan.seats] == ["Ann", "Bob", "Mia", "Dan"]
    assert [player.name for player in table.playing().state.players] == ["Ann", "Bob", "Mia", "Dan"]


@pytest.mark.rule("903.8")
def test_with_commanders_everybody_has_one_whatever_it_is_called() -> None:
    seats = (CompanionSeat("Ann", commanders=("Rafiq", " ")), CompanionSeat("Bob"))
    game = Devices(CompanionPlan(seats=seats, variants=("commander",))).begun().table.playing()
    assert [(one.owner, one.name) for one in game.commanders] == [(0, "Rafiq"), (1, "Bob's commander")]
    assert Devices().begun().table.playing().commanders == []


def test_the_next_game_is_another_one() -> None:
    devices = Devices().begun()
    first = seen(devices.table)
    with pytest.raises(Refused, match="going on"):
        devices.table.do(devices.display, want.Deal())
    devices.do(did.Finish((0,)))
    devices.table.do(devices.display, want.Deal())
    devices.do(did.Start())
    assert seen(devices.table) != first
    assert company(devices.table, devices.phone, [0, 1]).round == 2


def test_earlier_planes_can_be_looked_at_again() -> None:
    devices = Devices().begun()
    state = devices.table.playing().state
    visited = [face_up(state)[0].copiable.name]
    for _ in range(3):
        devices.do(did.Walk())
        while devices.table.playing().state.waiting:
            devices.do(did.DoneDeed(0))
        visited.append(face_up(devices.table.playing().state)[0].copiable.name)
    told = PaperOnlooker(devices.table, None).all()
    assert told is not None
    assert [card.name for card in told.past if not card.phenomenon][:2] == visited[-2:-4:-1]
    assert all(card.lines for card in told.past)
    devices.table.do(devices.display, want.TakeBack())
    told = PaperOnlooker(devices.table, None).all()
    assert told is not None
    assert told.scene.planes[0].name not in [card.name for card in told.past]


def test_who_never_heard_that_something_was_done_is_told_when_asking_again() -> None:
    """A phone was locked before it heard so, and others have done much since."""
    devices = Devices().begun()
    devices.do(did.ChangeLife(1, -1), key="mine")
    for step in range(40):
        devices.do(did.ChangeLife(2, -1), by=devices.display, key=f"theirs {step}")
    onlooker = PaperOnlooker(devices.table, 1)
    told = onlooker.all()
    assert told is not None
    assert "mine" not in told.done
    devices.do(did.ChangeLife(1, -1), key="mine")
    told = onlooker.news()
    assert told is not None
    assert told.done[-1] == "mine"
    assert told.scene.seats[1].life == 19


@pytest.mark.rule("702.131")
def test_two_who_note_the_same_blessing_at_once_note_it_once() -> None:
    devices = Devices().begun()
    moment = devices.table.moment
    for device in (devices.display, devices.phone):
        devices.do(did.Bless(2), by=device, moment=moment)
    assert scene(devices.table.playing().state).seats[2].designations == ["city's blessing"]
    devices.do(did.Bless(2, has=False), moment=moment)
    assert scene(devices.table.playing().state).seats[2].designations == []


def test_a_pile_may_have_a_plane_twice() -> None:
    plan = CompanionPlan(planes="pile", deck=("Bant", "Bant", "Naya"))
    assert why_not(plan) is None


def test_devices_that_came_once_and_left_close_no_table() -> None:
    table = Devices().table
    for number in range(100):
        table.come(f"stranger {number}", f"token {number}")
    there = [one.name for one in table.people.values() if not one.gone]
    assert {"Display", "Bob", "stranger 99"} <= set(there)
    assert len(there) == 64
