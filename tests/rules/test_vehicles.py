"""Vehicles and crew (CR 208.3, 301.7, 702.122)."""

import pytest

from planechase.rules.state.steps import Step
from planechase.telling.log import Log
from planechase.testing import ANN, BOB, Table, check_cards
from planechase.vocabulary import (
    CREATURE,
    INSTANT_CARD,
    ITSELF,
    THAT_VEHICLE,
    add_types,
    becomes_crewed,
    cant_crew,
    card,
    change,
    create_copy_token,
    creature,
    crew,
    crews,
    crews_as_though,
    destroy,
    draw,
    keyword,
    pump,
    subtype,
    target,
    vehicle,
    whenever,
)
from planechase.words.keywords.mounts import Saddle

WAGON = card("Wagon", "{3}", vehicle(5, 4), keyword("trample"), crew(3))
CART = card("Cart", "{1}", vehicle(1, 1), crew(1))
SLOTH = card("Sloth", "{2}", creature("Sloth", 5, 5), cant_crew(ITSELF))
DRIVER = card("Driver", "{1}", creature("Pilot", 1, 1), crews_as_though(ITSELF, 2))
POLISH = card("Polish", "{R}", INSTANT_CARD, pump(target(subtype("Vehicle")), 2, 2))


@pytest.fixture
def table() -> Table:
    return Table(free_mana=True)


def crewed(table: Table, vehicle_: object, *by: object) -> None:
    """Ann crews the Vehicle with these creatures."""
    table.activate(ANN, vehicle_, choose=[list(by)] if len(by) > 1 else ())  # type: ignore[arg-type]
    table.resolve()


@pytest.mark.rule("301.7a", "208.3")
def test_a_vehicle_has_its_printed_size_only_while_it_is_a_creature(table: Table) -> None:
    wagon = table.battlefield(ANN, WAGON)
    bears, elves = table.battlefield(ANN, "Grizzly Bears", "Llanowar Elves")
    assert (wagon.is_a("Creature"), wagon.obj.copiable.power, table.state.chars(wagon.obj).power) == (False, 5, None)
    crewed(table, wagon, bears, elves)
    assert (wagon.is_a("Creature"), wagon.power, wagon.toughness) == (True, 5, 4)


@pytest.mark.rule("208.3")
def test_a_vehicle_card_off_the_battlefield_has_the_size_that_is_printed_on_it(table: Table) -> None:
    wagon = table.hand(ANN, WAGON)
    assert table.state.chars(wagon.obj).power == 5


@pytest.mark.rule("208.3a", "301.7b")
def test_what_changes_its_size_shows_once_it_is_a_creature(table: Table) -> None:
    wagon, bears = table.battlefield(ANN, WAGON, "Serra Angel")
    table.hand(ANN, POLISH)
    table.cast(ANN, "Polish", targets=[wagon])
    table.resolve()
    assert table.state.chars(wagon.obj).power is None
    crewed(table, wagon, bears)
    assert (wagon.power, wagon.toughness) == (7, 6)


@pytest.mark.rule("702.122a")
def test_crewing_taps_creatures_of_enough_power_and_lasts_until_end_of_turn(table: Table) -> None:
    wagon = table.battlefield(ANN, WAGON)
    bears, elves, other = table.battlefield(ANN, "Grizzly Bears", "Llanowar Elves", "Grizzly Bears")
    crewed(table, wagon, bears, elves)
    assert (bears.tapped, elves.tapped, other.tapped) == (True, True, False)
    assert "Artifact" in wagon.type_line
    table.attack(ANN, wagon)
    table.combat_damage()
    assert table.life(BOB) == 15
    table.go_to(Step.UPKEEP, BOB)
    assert not wagon.is_a("Creature")


@pytest.mark.rule("702.122a", "302.6")
def test_creatures_that_came_this_turn_may_crew(table: Table) -> None:
    cart, elves = table.battlefield(ANN, CART, "Llanowar Elves", summoning_sick=True)
    crewed(table, cart, elves)
    assert cart.is_a("Creature")
    assert not table.can_attack(cart)


@pytest.mark.rule("702.122a")
def test_too_little_power_does_not_crew(table: Table) -> None:
    wagon, bears = table.battlefield(ANN, WAGON, "Grizzly Bears")
    table.battlefield(BOB, "Serra Angel")
    assert table.why_not_activate(ANN, wagon) == "The cost of Wagon's ability cannot be paid."
    elves = table.battlefield(ANN, "Llanowar Elves")
    with table.refuses("total power 3"):
        table.activate(ANN, wagon, choose=[[bears]])
    table.tap(elves)
    assert not table.can_activate(ANN, wagon)


@pytest.mark.rule("702.122a")
def test_a_vehicle_does_not_crew_itself_but_another(table: Table) -> None:
    wagon, other, angel = table.battlefield(ANN, WAGON, WAGON, "Serra Angel")
    crewed(table, wagon, angel)
    assert not table.can_activate(ANN, wagon)
    crewed(table, other, wagon)
    assert (wagon.tapped, other.is_a("Creature")) == (True, True)


@pytest.mark.rule("702.122a")
def test_any_number_of_creatures_may_be_tapped(table: Table) -> None:
    cart = table.battlefield(ANN, CART)
    bears, angel = table.battlefield(ANN, "Grizzly Bears", "Serra Angel")
    crewed(table, cart, bears, angel)
    assert (bears.tapped, angel.tapped) == (True, True)


@pytest.mark.rule("702.122c")
def test_a_creature_that_cannot_crew_is_not_tapped_for_it(table: Table) -> None:
    wagon, sloth = table.battlefield(ANN, WAGON, SLOTH)
    assert not table.can_activate(ANN, wagon)
    angel = table.battlefield(ANN, "Serra Angel")
    table.activate(ANN, wagon)
    assert (sloth.tapped, angel.tapped) == (False, True)


@pytest.mark.rule("702.122a")
def test_a_driver_crews_with_more_power_than_it_has(table: Table) -> None:
    wagon, driver = table.battlefield(ANN, WAGON, DRIVER)
    crewed(table, wagon, driver)
    assert (wagon.is_a("Creature"), driver.power) == (True, 1)


@pytest.mark.rule("702.122b", "208.3a")
def test_a_creature_crews_as_it_is_tapped_for_the_cost(table: Table) -> None:
    """The trigger resolves first, while the Vehicle is no creature yet."""
    motorist = card("Motorist", "{1}", creature("Pilot", 3, 1), whenever(crews(ITSELF), pump(THAT_VEHICLE, 1, 1)))
    wagon, rider = table.battlefield(ANN, WAGON, motorist)
    table.activate(ANN, wagon)
    assert table.stack == ["Wagon", "Motorist"]
    table.resolve()
    assert not wagon.is_a("Creature")
    table.resolve()
    assert (rider.tapped, wagon.power) == (True, 6)


@pytest.mark.rule("702.122d")
def test_a_vehicle_becomes_crewed_as_its_crew_ability_resolves(table: Table) -> None:
    proud = card("Proud Wagon", "{3}", vehicle(2, 2), crew(2), whenever(becomes_crewed(ITSELF), draw(1)))
    wagon, bears = table.battlefield(ANN, proud, "Grizzly Bears")
    table.activate(ANN, wagon)
    assert table.stack == ["Proud Wagon"]
    table.resolve()
    table.resolve()
    assert len(table.hand(ANN)) == 1
    assert bears.tapped


@pytest.mark.rule("702.122d")
def test_what_makes_a_vehicle_a_creature_otherwise_does_not_crew_it(table: Table) -> None:
    proud = card("Proud Wagon", "{3}", vehicle(2, 2), crew(2), whenever(becomes_crewed(ITSELF), draw(1)))
    wagon = table.battlefield(ANN, proud)
    table.hand(ANN, card("Spark", "{R}", INSTANT_CARD, change(target(subtype("Vehicle")), (add_types(4),))))
    table.cast(ANN, "Spark", targets=[wagon])
    table.resolve()
    assert (wagon.power, table.stack) == (2, [])


@pytest.mark.rule("707.2", "208.3")
def test_a_copy_of_a_vehicle_has_its_printed_size_too(table: Table) -> None:
    wagon, angel = table.battlefield(ANN, WAGON, "Serra Angel")
    table.hand(ANN, card("Double", "{U}", INSTANT_CARD, create_copy_token(target(subtype("Vehicle")))))
    table.cast(ANN, "Double", targets=[wagon])
    table.resolve()
    copy = next(one for one in table.find_all("Wagon", zone="battlefield") if one.is_token)
    crewed(table, copy, angel)
    assert (copy.power, wagon.is_a("Creature")) == (5, False)


@pytest.mark.rule("704.5f", "704.5g", "208.3")
def test_what_is_no_creature_does_not_die_of_its_size(table: Table) -> None:
    husk = card("Husk", "{1}", vehicle(3, 0), crew(1))
    one, elves = table.battlefield(ANN, husk, "Llanowar Elves")
    table.next_step()
    assert one.exists
    crewed(table, one, elves)
    assert not one.exists


@pytest.mark.rule("702.122a")
def test_a_crewed_vehicle_dies_to_removal_of_creatures(table: Table) -> None:
    cart, elves = table.battlefield(ANN, CART, "Llanowar Elves")
    table.hand(BOB, card("Ruin", "{B}", INSTANT_CARD, destroy(target(CREATURE))))
    crewed(table, cart, elves)
    table.cast(BOB, "Ruin", targets=[cart])
    table.resolve()
    assert not cart.exists


@pytest.mark.rule("702.122b")
def test_the_log_tells_who_crews_what(table: Table) -> None:
    log = Log()
    table.game.watch(log.watch)
    wagon, bears, elves = table.battlefield(ANN, WAGON, "Grizzly Bears", "Llanowar Elves")
    crewed(table, wagon, bears, elves)
    assert log.text()[-2:] == [
        "Ann activates Wagon's crew ability.",
        "Wagon becomes an artifact creature, crewed by Grizzly Bears and Llanowar Elves.",
    ]


def test_the_words_of_vehicles_read_like_cards_and_hold_together(table: Table) -> None:
    proud = card("Proud Wagon", "{3}", vehicle(2, 2), crew(2), whenever(becomes_crewed(ITSELF), draw(1)))
    motorist = card("Motorist", "{1}", creature("Pilot", 3, 1), whenever(crews(ITSELF), pump(THAT_VEHICLE, 1, 1)))
    assert table.text(WAGON) == "Trample\nCrew 3"
    assert table.text(proud) == "Crew 2\nWhenever this Vehicle becomes crewed, draw a card."
    assert table.text(motorist) == "Whenever this creature crews a Vehicle, that Vehicle gets +1/+1 until end of turn."
    assert table.text(SLOTH) == "This creature can't crew Vehicles."
    assert table.text(DRIVER) == "This creature crews Vehicles as though its power were 2 greater."
    check_cards(WAGON, proud, motorist, SLOTH, DRIVER, games=1)


STABLE_HAND = card("Stable Hand", "{1}", creature("Pilot", 1, 1), crews_as_though(ITSELF, 2, saddles=True))
PONY = card("Pony", "{1}", creature("Horse Mount", 1, 1), Saddle(3))


@pytest.mark.rule("702.171a", "702.122a")
def test_some_saddle_as_though_they_had_more_power(table: Table) -> None:
    assert table.text(STABLE_HAND) == (
        "This creature saddles Mounts and crews Vehicles as though its power were 2 greater."
    )
    pony = table.battlefield(ANN, PONY)
    table.battlefield(ANN, DRIVER)
    assert not table.can_activate(ANN, pony)
    table.battlefield(ANN, WAGON)
    table.battlefield(ANN, STABLE_HAND)
    assert table.can_activate(ANN, pony)
    assert table.can_activate(ANN, "Wagon")
