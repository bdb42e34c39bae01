"""Time travel, investigating, boasting, provoking (CR 701.16, 701.56, 702.39, 702.142), and guises."""

import pytest

from planechase.rules.events.events import CounterPlacement, CounterRemoval
from planechase.rules.language.characteristics import CardDefinition
from planechase.rules.state.decisions import Choose
from planechase.testing import ANN, BOB, Handle, Table
from planechase.vocabulary import (
    CREATURE,
    CYBERMAN,
    INSTANT_CARD,
    PROVOKE,
    SORCERY_CARD,
    Zone,
    all_of,
    become_copy,
    boast,
    cant_enter_from,
    card,
    card_in_graveyard,
    change,
    creature,
    destroy,
    different_targets,
    gain_life,
    investigate,
    make_true,
    morph,
    put_onto_battlefield,
    suspend,
    target,
    time_travel,
    turn_face_down,
)

TIME_KEY = card("Time Key", "{U}", INSTANT_CARD, time_travel())
SLEEPER = card("Sleeper", "{2}{G}", creature("Bear", 3, 3), suspend(3, "{G}"))
VAUNTER = card("Vaunter", "{1}{R}", creature("Human Warrior", 2, 2), boast("{1}", gain_life(1)))
TAUNTER = card("Taunter", "{1}{R}", creature("Beast", 3, 3), PROVOKE)
HIDING = card("Hiding", "{U}", SORCERY_CARD, turn_face_down(target(CREATURE), CYBERMAN))
CONVERSION = card("Conversion", "{B}", SORCERY_CARD,
                  put_onto_battlefield(card_in_graveyard(CREATURE, None), face_down=CYBERMAN))  # fmt: skip
MORPHING = card("Morphing", "{4}{U}", creature("Illusion", 4, 5), morph("{1}{U}"))


@pytest.fixture
def table() -> Table:
    return Table(free_mana=True)


def cast(table: Table, spell: CardDefinition, *on: str | Handle) -> None:
    table.hand(ANN, spell)
    table.cast(ANN, spell.name, targets=[*on])
    table.resolve()


def offered(table: Table) -> list[str]:
    assert isinstance(table.decision, Choose)
    return [table.state.name_of(id) for id in table.decision.options]


# ---------------------------------------------------------------------- time travel


@pytest.mark.rule("701.56a", "702.62b")
def test_who_travels_in_time_chooses_for_each_object(table: Table) -> None:
    """Permanents of theirs and suspended cards of theirs; not another player's, nor what has no time counter."""
    one = table.battlefield(ANN, "Grizzly Bears", counters={"time": 1})
    two = table.battlefield(ANN, "Serra Angel", counters={"time": 2})
    theirs = table.battlefield(BOB, "Serra Angel", counters={"time": 2})
    table.battlefield(ANN, "Sol Ring")
    sleeper = table.exile(ANN, SLEEPER, counters={"time": 3})
    awake = table.exile(ANN, "Llanowar Elves", counters={"time": 3})
    table.hand(ANN, TIME_KEY)
    table.cast(ANN, "Time Key")
    table.resolve(pause=True)
    assert offered(table) == ["Grizzly Bears", "Serra Angel", "Sleeper"]
    table.answer(ANN, [two])
    assert offered(table) == ["Grizzly Bears", "Sleeper"]
    table.answer(ANN, [sleeper])
    assert [thing.counter("time") for thing in (one, two, theirs, sleeper, awake)] == [1, 3, 2, 2, 3]
    assert len(table.happened(CounterPlacement)) == len(table.happened(CounterRemoval)) == 1


@pytest.mark.rule("701.56a", "702.62a")
def test_the_last_time_counter_taken_by_time_travel_is_the_last_one(table: Table) -> None:
    table.exile(ANN, SLEEPER, counters={"time": 1})
    table.hand(ANN, TIME_KEY)
    table.cast(ANN, "Time Key")
    table.will(ANN, [], ["Sleeper"], True)
    table.resolve()
    table.resolve_all()
    assert table.find("Sleeper").has("haste")


@pytest.mark.rule("701.56a")
def test_nobody_has_to_change_anything_by_time_travel(table: Table) -> None:
    bears = table.battlefield(ANN, "Grizzly Bears", counters={"time": 1})
    table.hand(ANN, TIME_KEY)
    table.cast(ANN, "Time Key")
    table.will(ANN, [], [])
    table.resolve()
    assert bears.counters == {"time": 1}


# ---------------------------------------------------------------------- investigate


@pytest.mark.rule("701.16a", "111.10f")
def test_who_investigates_gets_a_clue_and_draws_a_card_for_it(table: Table) -> None:
    cast(table, card("Search the Room", "{U}", SORCERY_CARD, investigate()))
    clue = table.find("Clue Token")
    assert (clue.types, clue.subtypes, clue.colors, clue.tapped) == (["Artifact"], frozenset({"Clue"}), "", False)
    table.tap(clue)
    table.activate(ANN, clue)
    table.resolve()
    assert (table.battlefield(ANN), len(table.hand(ANN))) == ([], 1)


# ---------------------------------------------------------------------- boast


@pytest.mark.rule("702.142a")
def test_a_creature_boasts_once_in_a_turn_in_which_it_attacked(table: Table) -> None:
    one = table.battlefield(ANN, VAUNTER)
    table.lands(ANN, "Mountain", 2)
    assert "Boast — {1}: You gain 1 life." in one.text
    assert table.why_not_activate(ANN, one) is not None
    table.attack(ANN, {one: BOB})
    table.activate(ANN, one)
    table.resolve()
    assert table.life(ANN) == 21
    assert table.why_not_activate(ANN, one) is not None
    table.go_to("postcombat main", of=BOB)
    assert table.why_not_activate(ANN, one) is not None


@pytest.mark.rule("702.142a", "508.1")
def test_a_creature_may_boast_after_combat_in_which_it_attacked(table: Table) -> None:
    one = table.battlefield(ANN, VAUNTER)
    table.lands(ANN, "Mountain")
    table.attack(ANN, {one: BOB})
    table.go_to("postcombat main")
    assert table.why_not_activate(ANN, one) is None


# ---------------------------------------------------------------------- provoke


@pytest.mark.rule("702.39a", "509.1c")
def test_a_provoked_creature_untaps_and_blocks(table: Table) -> None:
    taunter = table.battlefield(ANN, TAUNTER)
    other = table.battlefield(ANN, "Grizzly Bears")
    angel = table.battlefield(BOB, "Serra Angel", tapped=True)
    table.will(ANN, angel, about="target")
    table.attack(ANN, {taunter: BOB, other: BOB})
    table.will(ANN, True)
    table.resolve()
    assert not angel.tapped
    with table.refuses("must block"):
        table.block(BOB, {angel: other})
    table.block(BOB, {angel: taunter})
    assert angel.blocking == [taunter]


@pytest.mark.rule("702.39a")
def test_nobody_has_to_provoke(table: Table) -> None:
    taunter = table.battlefield(ANN, TAUNTER)
    angel = table.battlefield(BOB, "Serra Angel", tapped=True)
    table.will(ANN, angel, about="target")
    table.attack(ANN, {taunter: BOB})
    table.will(ANN, False)
    table.resolve()
    assert angel.tapped


@pytest.mark.rule("702.39a", "509.1c", "500.5")
def test_provoke_asks_for_one_combat_only(table: Table) -> None:
    taunter = table.battlefield(ANN, TAUNTER)
    angel = table.battlefield(BOB, "Serra Angel")
    table.will(ANN, angel, about="target")
    table.attack(ANN, {taunter: BOB})
    table.will(ANN, True)
    table.resolve()
    table.block(BOB, {angel: taunter})
    table.go_to("precombat main", of=BOB)
    table.go_to("precombat main", of=ANN)
    assert not [one for one in table.state.effects if "block" in type(one.statement).__name__.lower()]


# ---------------------------------------------------------------------- guises


@pytest.mark.rule("708.2", "708.3", "110.2a")
def test_a_card_put_face_down_is_what_is_said_of_it(table: Table) -> None:
    """Nothing that it would do as it enters happens."""
    table.graveyard(BOB, "Wall of Blossoms")
    cast(table, CONVERSION, "Wall of Blossoms")
    [one] = table.state.controlled_by(ANN)
    chars = table.state.chars(one)
    assert (chars.name, chars.power, chars.toughness, chars.subtypes) == ("", 2, 2, frozenset({"Cyberman"}))
    assert (one.face_down, table.stack, one.owner) == (True, [], BOB)


@pytest.mark.rule("708.7", "702.37e", "708.8")
def test_a_creature_with_morph_comes_out_of_its_guise(table: Table) -> None:
    one = table.battlefield(ANN, MORPHING, counters={"+1/+1": 1})
    cast(table, HIDING, one)
    assert (one.power, one.is_a("Cyberman")) == (3, True)
    table.lands(ANN, "Island", 2)
    table.do(ANN, "face up")
    assert (one.power, one.is_a("Cyberman"), one.types) == (5, False, ["Creature"])
    cast(table, card("Veil", "{U}", SORCERY_CARD, turn_face_down(target(CREATURE))), one)
    assert (one.is_a("Cyberman"), one.types) == (False, ["Creature"])


@pytest.mark.rule("708.10", "707.3")
def test_a_cyberman_that_becomes_a_copy_stays_a_cyberman(table: Table) -> None:
    one = table.battlefield(ANN, "Serra Angel")
    other = table.battlefield(ANN, "Grizzly Bears")
    cast(table, HIDING, one)
    first, second = different_targets(CREATURE, 2)
    cast(table, card("Mirror", "{U}", SORCERY_CARD, change(first, (become_copy(second),), None)), one, other)
    assert (one.is_a("Cyberman"), one.power) == (True, 2)


# ---------------------------------------------------------------------- entering from exile


@pytest.mark.rule("614.17d", "614.17c", "610.3")
def test_what_cannot_enter_from_exile_stays_there(table: Table) -> None:
    """Also what was only exiled until something leaves the battlefield; what enters from elsewhere does so."""
    bears = table.battlefield(BOB, "Grizzly Bears")
    table.hand(ANN, "Banisher Priest")
    table.cast(ANN, "Banisher Priest")
    table.will(ANN, bears)
    table.resolve_all()
    cast(table, card("Gate", "{B}", SORCERY_CARD, make_true(cant_enter_from(Zone.EXILE))))
    cast(table, card("Doom", "{B}", SORCERY_CARD, destroy(all_of(CREATURE))))
    assert (table.exile(BOB), table.graveyard(ANN)[-1:]) == (["Grizzly Bears"], ["Doom"])
    cast(table, CONVERSION, "Banisher Priest")
    assert len(table.state.controlled_by(ANN)) == 1
    table.next_turn()
    assert table.battlefield(BOB) == []
