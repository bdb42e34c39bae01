"""The actions of one check of state-based actions are found first, and then happen as one event (CR 704.3)."""

from __future__ import annotations

import pytest

from planechase.rules.events.zones import move
from planechase.rules.state.decisions import Rule
from planechase.rules.state.objects import Zone
from planechase.rules.state.purpose import Purpose
from planechase.rules.state.state import State
from planechase.testing import ANN, BOB, CAT, ArrangedCommander, PlanarTable, Table
from planechase.vocabulary import (
    CREATURE,
    ENCHANTMENT_CARD,
    SORCERY_CARD,
    TARGET_PLAYER,
    anthem,
    card,
    damage,
    each,
    gain_life,
    gets,
    legendary_creature,
    lose_life,
    phenomenon,
    plane,
    planeswalk_to,
    size_is,
    then,
    whenever,
)
from planechase.words.filters import Description
from planechase.words.triggers import Leaves


def dies(what: Description) -> Leaves:
    return Leaves(what, Zone.GRAVEYARD)


WAKE = plane("Wake", "Testing", whenever(dies(CREATURE), gain_life(10)))
HILLS = plane("Hills", "Testing", anthem(CREATURE, gets(3, 3)))
SHARDS = phenomenon("Shards", damage(2, each(CREATURE)))
MOURNER = card("Mourner", "{B}", ENCHANTMENT_CARD, whenever(dies(CREATURE), gain_life(1)))
GIANTS = card(
    "Giants' Grave", "{B}", ENCHANTMENT_CARD, whenever(dies(CREATURE & size_is("power", "at least", 3)), gain_life(1))
)
HERO = card("Hero", "{W}", legendary_creature("Human", 2, 2))


@pytest.mark.rule("704.3", "704.6f", "603.10a")
def test_a_plane_turned_up_in_a_check_has_not_seen_what_died_in_it() -> None:
    table = PlanarTable(free_mana=True)
    table.battlefield(BOB, "Grizzly Bears")
    table.battlefield(ANN, MOURNER)
    table.planar_deck(ANN, SHARDS, WAKE)
    table.planeswalk(ANN)
    table.resolve()
    assert (table.planes, table.graveyard(BOB)) == (["Wake"], ["Grizzly Bears"])
    table.resolve_all()
    assert table.life(ANN) == 21


@pytest.mark.rule("704.3", "704.6f", "704.8")
def test_a_plane_turned_up_in_a_check_does_not_save_or_change_what_dies_in_it() -> None:
    """The Bears were 2/2 as they died, though the plane that came up makes creatures bigger."""
    table = PlanarTable(free_mana=True)
    table.battlefield(BOB, "Grizzly Bears")
    table.battlefield(ANN, GIANTS)
    table.planar_deck(ANN, SHARDS, HILLS)
    table.planeswalk(ANN)
    table.resolve()
    assert (table.planes, table.graveyard(BOB), table.stack) == (["Hills"], ["Grizzly Bears"], [])


@pytest.mark.rule("704.3", "704.6f")
def test_what_waits_from_one_check_goes_on_the_stack_together() -> None:
    """The death and the arrival are seen at the same time, so one player orders them."""
    table = PlanarTable(free_mana=True)
    table.battlefield(BOB, "Grizzly Bears")
    table.battlefield(ANN, MOURNER)
    table.planar_deck(ANN, SHARDS, plane("Welcome", "Testing", planeswalk_to(gain_life(5))))
    table.planeswalk(ANN)
    table.will(ANN, ["Welcome", "Mourner"])
    table.resolve()
    assert table.stack == ["Welcome", "Mourner"]


@pytest.mark.rule("704.3", "704.6f", "901.10")
def test_a_planar_controller_who_loses_in_that_check_leaves_after_it() -> None:
    """Ann walks away from the phenomenon and loses at the same time; as she leaves, Bob turns up his next plane."""
    table = PlanarTable(3, free_mana=True)
    table.life(ANN, 2)
    table.battlefield(BOB, MOURNER)
    table.battlefield(CAT, "Grizzly Bears")
    everything = phenomenon("Doom", then(damage(2, each(CREATURE)), lose_life(2)))
    table.planar_deck(ANN, everything, WAKE)
    table.planar_deck(BOB, HILLS)
    table.planeswalk(ANN)
    table.resolve()
    assert (table.has_lost(ANN), table.planar_controller, table.planes) == (True, BOB, ["Hills"])
    table.resolve_all()
    assert (table.life(BOB), table.graveyard(CAT)) == (21, ["Grizzly Bears"])


@pytest.mark.rule("704.3", "603.10a", "704.5a")
def test_what_dies_as_its_controller_loses_has_died() -> None:
    table = Table(3, free_mana=True)
    table.battlefield(BOB, "Grizzly Bears")
    table.battlefield(CAT, MOURNER)
    table.life(BOB, 2)
    table.hand(ANN, card("Ruin", "{R}", SORCERY_CARD, then(damage(2, each(CREATURE)), lose_life(2, TARGET_PLAYER))))
    table.cast(ANN, "Ruin", targets=[BOB])
    table.resolve()
    assert (table.has_lost(BOB), table.stack) == (True, ["Mourner"])


@pytest.mark.rule("101.4", "704.3", "704.5j")
@pytest.mark.parametrize("active", [ANN, BOB, CAT])
def test_the_legend_rule_asks_players_in_turn_order(active: int) -> None:
    table = Table(3)
    table.turn(active)
    for player in (CAT, ANN, BOB):
        table.battlefield(player, HERO, HERO)
    table.pass_(active, pause=True)
    asked = []
    while table.decision is not None and table.decision.purpose is Purpose.KEEP:
        asked.append(table.decision.player)
        table.answer(table.decision.player, table.decision.default())
    assert asked == [(active + seat) % 3 for seat in range(3)]


@pytest.mark.rule("101.4", "704.3", "704.6d", "704.5j")
def test_one_player_makes_all_choices_of_a_check_before_the_next() -> None:
    """Each has two Heroes and a dead commander: first Bob, whose turn it is, then Ann."""
    table = Table(2, variants=[ArrangedCommander(["Krond the Dawn-Clad", "Bosh, Iron Golem"])])
    table.turn(BOB)
    for player in (ANN, BOB):
        table.battlefield(player, HERO, HERO)

    def happen(state: State) -> Rule[None]:
        yield from move(state, [state.objects[table.commander(player).id] for player in (ANN, BOB)], Zone.EXILE)

    table.happen(happen, pause=True)
    asked = []
    while table.decision is not None and table.decision.purpose in (Purpose.KEEP, Purpose.COMMAND_ZONE):
        asked.append((table.decision.player, table.decision.purpose))
        table.answer(table.decision.player, table.decision.default())
    assert asked == [(player, purpose) for player in (BOB, ANN) for purpose in (Purpose.KEEP, Purpose.COMMAND_ZONE)]
