"""Players who leave at the same time, and all of theirs with them (CR 104.4e, 603.10a, 800.4a, 901.6, 901.10)."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from planechase.rules.casual.planar_decks import planar_controllers
from planechase.rules.casual.planeswalking import Planeswalked
from planechase.rules.events.losing import NO_LIFE
from planechase.rules.state.objects import Zone
from planechase.rules.turns.ending import draw_for, lose
from planechase.testing import ANN, BOB, CAT, DAN, EVE, PlanarTable, Table
from planechase.testing.table_players import IDA, JON, KIM, LEE
from planechase.variants import Emperor, GrandMelee
from planechase.vocabulary import (
    CREATURE,
    ENCHANTMENT_CARD,
    INSTANT_CARD,
    PERMANENT,
    SORCERY_CARD,
    YOU,
    anthem,
    card,
    gain_control,
    gain_life,
    gets,
    leaves,
    phenomenon,
    plane,
    planeswalk_away,
    planeswalk_to,
    size_is,
    target,
    whenever,
)
from planechase.words.effects.zone_effects import PutOntoBattlefield
from planechase.words.selections import All

MOURNING = plane("Mourning", "Testing", whenever(leaves(CREATURE), gain_life(1)))
WAKE = plane("Wake", "Testing", whenever(leaves(CREATURE), gain_life(10)))
FAREWELL = plane("Farewell", "Testing", planeswalk_away(gain_life(3)))
WELCOME = plane("Welcome", "Testing", planeswalk_to(gain_life(5)))
MOURNER = card("Mourner", "{B}", ENCHANTMENT_CARD, whenever(leaves(CREATURE), gain_life(1)))
GIANTS_ONLY = whenever(leaves(CREATURE & size_is("power", "at least", 3)), gain_life(1))
MOURNER_OF_GIANTS = card("Mourner of Giants", "{B}", ENCHANTMENT_CARD, GIANTS_ONLY)
GRIP = card("Grip", "{U}", INSTANT_CARD, gain_control(target(CREATURE), None))
RETURN = card("Return", "{W}", SORCERY_CARD, PutOntoBattlefield(All(PERMANENT, Zone.GRAVEYARD, YOU)))
FLAG = card("Flag", "{W}", ENCHANTMENT_CARD, anthem(CREATURE, gets(1, 1)))


def lose_together(table: Table, *players: int) -> None:
    table.happen(lambda state: lose(state, [(state.players[seat], NO_LIFE) for seat in players]))


def draw_together(table: Table, *players: int) -> None:
    table.happen(lambda state: draw_for(state, [state.players[seat] for seat in players], "for a reason"))


Leaving = Callable[..., None]
WAYS = [lose_together, draw_together]


# ---------------------------------------------------------------------- whom a plane is handed to


@pytest.mark.rule("901.6", "311.5", "800.4p", "104.4e")
@pytest.mark.parametrize("way", WAYS)
@pytest.mark.parametrize(
    ("active", "leaving", "next_one"),
    [
        (ANN, (ANN, BOB), CAT),
        (BOB, (ANN, BOB), CAT),
        (BOB, (BOB, CAT), DAN),
        (CAT, (ANN, BOB, CAT), DAN),
        (EVE, (EVE, ANN), BOB),
        (EVE, (ANN, EVE), BOB),
    ],
)
def test_whoever_is_leaving_is_passed_over(way: Leaving, active: int, leaving: tuple[int, ...], next_one: int) -> None:
    table = PlanarTable(5)
    table.turn(active)
    table.on_plane(FAREWELL, owner=next_one)
    way(table, *leaving)
    assert (table.planar_controller, table.planes) == (next_one, ["Farewell"])
    assert table.find("Farewell").controller == next_one
    assert not table.happened(Planeswalked)


@pytest.mark.rule("901.10", "901.6")
@pytest.mark.parametrize("way", WAYS)
@pytest.mark.parametrize("owner", [ANN, CAT])
@pytest.mark.parametrize("order", [(ANN, CAT), (CAT, ANN)])
def test_who_stays_turns_up_one_plane_whoever_of_the_leavers_owned_the_last(
    way: Leaving, owner: int, order: tuple[int, int]
) -> None:
    """It is Cat's turn; Ann and Cat leave. Only Dan planeswalks, and Cat's next plane never comes up."""
    table = PlanarTable(4)
    table.turn(CAT)
    table.on_plane(FAREWELL, owner=owner)
    table.planar_deck(CAT, WELCOME)
    table.planar_deck(DAN, WELCOME)
    table.always(DAN, ["Farewell", "Welcome"])
    way(table, *order)
    assert [one.player for one in table.happened(Planeswalked)] == [DAN]
    assert (table.planar_controller, table.planes) == (DAN, ["Welcome"])
    table.resolve_all()
    assert table.life(DAN) == 28


@pytest.mark.rule("901.15", "901.6")
def test_a_plane_of_a_communal_deck_stays_where_it_is() -> None:
    table = PlanarTable(4, communal=True)
    table.on_plane(FAREWELL)
    draw_together(table, ANN, BOB)
    assert (table.planar_controller, table.planes) == (CAT, ["Farewell"])


@pytest.mark.rule("809.5b", "901.6")
@pytest.mark.parametrize("way", WAYS)
def test_a_team_leaves_at_once_with_its_emperor_and_the_next_team_has_the_plane(way: Leaving) -> None:
    table = PlanarTable(9, variants=[Emperor()])
    table.on_plane(FAREWELL, owner=CAT)
    table.planar_deck(DAN, WELCOME)
    table.always(DAN, ["Farewell", "Welcome"])
    way(table, BOB)
    assert [one.player for one in table.happened(Planeswalked)] == [DAN]
    assert (table.planar_controller, table.planes) == (DAN, ["Welcome"])


@pytest.mark.rule("901.10b", "104.4e")
def test_abilities_of_phenomena_stay_under_somebody_who_stays() -> None:
    table = PlanarTable(4, free_mana=True)
    table.planar_deck(ANN, phenomenon("Shrug", gain_life(2)))
    table.planeswalk(ANN)
    draw_together(table, ANN, BOB)
    table.resolve()
    assert table.life(CAT) == 22


@pytest.mark.rule("901.14b", "807.4e", "807.4f")
def test_as_many_planar_controllers_cease_as_there_will_be_too_many_for_the_markers() -> None:
    """Twelve players with three markers; five leave at once, all planar controllers among them: one marker is left."""
    table = PlanarTable(12, variants=[GrandMelee()], free_mana=True)
    for owner in (ANN, EVE, IDA):
        table.on_plane(plane(f"Plane {owner}", "Testing"), owner=owner)
    lose_together(table, ANN, EVE, IDA, JON, KIM)
    controllers = [player.id for player in planar_controllers(table.state)]
    assert len(controllers) == len(table.view()["table"]["face_up"]) == 1
    assert [one.player for one in table.happened(Planeswalked)] == controllers == [LEE]


# ---------------------------------------------------------------------- everything goes at once


@pytest.mark.rule("800.4a", "603.10a", "603.6c", "901.10")
def test_a_plane_sees_what_leaves_with_it_and_the_next_plane_does_not() -> None:
    table = PlanarTable(3)
    table.on_plane(MOURNING, owner=ANN)
    table.planar_deck(BOB, WAKE)
    table.battlefield(ANN, "Grizzly Bears")
    table.concede(ANN)
    assert table.planes == ["Wake"]
    table.resolve_all()
    assert table.life(BOB) == 21


@pytest.mark.rule("800.4a", "603.10a")
@pytest.mark.parametrize("way", WAYS)
@pytest.mark.parametrize("order", [(ANN, BOB), (BOB, ANN)])
def test_what_leaves_with_one_player_sees_what_leaves_with_another(way: Leaving, order: tuple[int, int]) -> None:
    """Cat controls Ann's enchantment, which goes as Bob's creature goes."""
    table = Table(4)
    table.battlefield(CAT, MOURNER, owner=ANN)
    table.battlefield(BOB, "Grizzly Bears")
    way(table, *order)
    table.resolve_all()
    assert table.life(CAT) == 21


@pytest.mark.rule("800.4a", "603.10a", "608.2h")
@pytest.mark.parametrize("flag_first", [True, False])
def test_what_leaves_is_remembered_as_it_was_before_any_of_it_left(flag_first: bool) -> None:
    table = Table(3)
    table.battlefield(BOB, MOURNER_OF_GIANTS)
    if flag_first:
        table.battlefield(ANN, FLAG)
    table.battlefield(ANN, "Grizzly Bears")
    if not flag_first:
        table.battlefield(ANN, FLAG)
    table.concede(ANN)
    table.resolve_all()
    assert table.life(BOB) == 21


@pytest.mark.rule("800.4a", "603.10a")
@pytest.mark.parametrize("way", WAYS)
def test_what_a_leaver_controls_of_another_leaver_leaves_and_is_not_exiled(way: Leaving) -> None:
    table = Table(4)
    table.battlefield(ANN, "Grizzly Bears", owner=BOB)
    table.battlefield(BOB, "Air Elemental", owner=CAT)
    way(table, ANN, BOB)
    assert (table.exile(BOB), table.exile(CAT)) == ([], ["Air Elemental"])


@pytest.mark.rule("800.4a", "117.3d")
@pytest.mark.parametrize("way", WAYS)
def test_priority_goes_on_past_all_who_leave(way: Leaving) -> None:
    table = Table(5)
    way(table, ANN, BOB)
    assert table.has_priority == CAT


@pytest.mark.rule("800.4a", "603.10a")
def test_an_ability_that_looks_at_two_kinds_of_leaving_triggers_once_for_each() -> None:
    """Ann's creature leaves the game; Cat's, which Ann had, is exiled: one after the other."""
    table = Table(4)
    table.battlefield(BOB, MOURNER)
    table.battlefield(ANN, "Grizzly Bears")
    table.battlefield(ANN, "Air Elemental", owner=CAT)
    table.concede(ANN)
    table.will(BOB, ["Mourner", "Mourner"], about="Order")
    table.resolve_all()
    assert table.life(BOB) == 22


# ---------------------------------------------------------------------- in the middle of an event


@pytest.mark.rule("800.4a", "104.3a", "613.1b")
def test_who_leaves_while_something_enters_gives_back_what_was_borrowed() -> None:
    """Ann is asked what her Aura will enchant as Cat concedes, who controls Bob's Bears by an effect."""
    table = Table(3, free_mana=True)
    bears = table.battlefield(BOB, "Grizzly Bears")
    table.battlefield(ANN, "Air Elemental")
    table.hand(CAT, GRIP)
    table.cast(CAT, "Grip", targets=[bears])
    table.resolve()
    assert bears.controller == CAT
    table.enters(ANN, "Persuasion", pause=True)
    table.concede(CAT)
    table.answer(ANN, "Air Elemental")
    assert (bears.exists, bears.controller) == (True, BOB)


@pytest.mark.rule("800.4a", "104.3a", "613.1b")
def test_who_leaves_while_their_own_spell_puts_something_there_leaves_a_game_that_goes_on() -> None:
    table = Table(3, free_mana=True)
    bears = table.battlefield(CAT, "Grizzly Bears")
    table.battlefield(BOB, "Air Elemental")
    table.graveyard(ANN, "Persuasion")
    table.hand(ANN, RETURN)
    table.hand(BOB, GRIP)
    table.cast(ANN, "Return")
    table.resolve(pause=True)
    table.concede(ANN)
    table.cast(BOB, "Grip", targets=[bears])
    table.resolve()
    assert bears.controller == BOB
