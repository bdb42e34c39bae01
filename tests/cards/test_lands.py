"""Lands: what they enter as, what mana they make, what they fetch, and which lands they make of others."""

from __future__ import annotations

import pytest

from planechase.rules.events.damage import DamageDealt
from planechase.rules.events.events import Searched, Shuffled
from planechase.testing import ANN, BOB, CAT, Table
from planechase.words.card import INSTANT_CARD, SORCERY_CARD, card, creature
from planechase.words.effects.finding import search
from planechase.words.effects.hands import draw
from planechase.words.filters import subtype

SNOW_SPELL = card("Small Blizzard", "{S}{S}", INSTANT_CARD, draw())
BLACK_CREATURE = card("Small Shade", "{B}", creature("Shade", 1, 1))
SWAMP_CARD = card("Small Summons", "{B}", SORCERY_CARD, search(subtype("Swamp")))

REFUGES = [("Graypelt Refuge", "{G}", "{W}"), ("Jwar Isle Refuge", "{U}", "{B}")]
BOUNCE_LANDS = [("Boros Garrison", "{W}{R}"), ("Dimir Aqueduct", "{U}{B}"), ("Selesnya Sanctuary", "{W}{G}")]


@pytest.fixture
def table() -> Table:
    return Table()


# ---------------------------------------------------------------------- mana


@pytest.mark.rule("605.1a", "605.3b", "120.2b")
def test_battlefield_forge_hurts_at_once(table: Table) -> None:
    table.battlefield(ANN, "Battlefield Forge", "Battlefield Forge")
    table.life(ANN, 1)
    assert table.tap_for_mana(ANN, "Battlefield Forge", "Add {C}") == "{C}"
    assert table.life(ANN) == 1
    table.tap_for_mana(ANN, "Battlefield Forge", "{R} or {W}", choose=["{R}"])
    assert len(table.happened(DamageDealt)) == 1
    assert table.winner == BOB


@pytest.mark.rule("605.3b")
def test_the_damage_of_battlefield_forge_does_not_use_the_stack(table: Table) -> None:
    table.battlefield(ANN, "Battlefield Forge")
    table.hand(ANN, "Lightning Bolt")
    table.cast(ANN, "Lightning Bolt", targets=[BOB])
    assert table.stack == ["Lightning Bolt"]
    assert table.life(ANN) == 19


def test_a_payment_spares_the_painful_ability(table: Table) -> None:
    table.battlefield(ANN, "Battlefield Forge")
    table.lands(ANN, "Forest", 1)
    table.hand(ANN, "Grizzly Bears")
    table.cast(ANN, "Grizzly Bears")
    assert table.life(ANN) == 20


@pytest.mark.rule("605.1a")
def test_cabal_coffers_makes_black_for_each_swamp(table: Table) -> None:
    table.battlefield(ANN, "Cabal Coffers")
    table.lands(ANN, "Swamp", 3)
    table.lands(BOB, "Swamp", 2)
    table.battlefield(ANN, "Leechridden Swamp")
    assert table.tap_for_mana(ANN, "Cabal Coffers") == "{B}" * 4


@pytest.mark.rule("605.1a")
def test_cabal_coffers_may_lose_mana(table: Table) -> None:
    table.battlefield(ANN, "Cabal Coffers")
    table.lands(ANN, "Swamp", 1)
    table.lands(ANN, "Forest", 1)
    assert table.tap_for_mana(ANN, "Cabal Coffers") == "{B}"
    assert table.stack == []


def test_cabal_coffers_counts_lands_that_urborg_made_swamps(table: Table) -> None:
    table.battlefield(ANN, "Cabal Coffers", "Urborg, Tomb of Yawgmoth")
    table.lands(ANN, "Forest", 2)
    table.hand(ANN, card("Big Black", "{2}{B}{B}", INSTANT_CARD, draw()))
    table.cast(ANN, "Big Black")
    assert table.stack == ["Big Black"]
    assert table.mana(ANN) == ""


@pytest.mark.rule("305.6", "205.4g")
def test_ice_tunnel_is_a_snow_island_swamp(table: Table) -> None:
    tunnel = table.enters(ANN, "Ice Tunnel")
    assert tunnel.tapped
    assert tunnel.is_a("Snow")
    assert not tunnel.is_a("Basic")
    table.untap(tunnel)
    table.battlefield(ANN, "Ice Tunnel")
    assert table.fork().tap_for_mana(ANN, tunnel, 0) == "{U}"
    assert table.fork().tap_for_mana(ANN, tunnel, 1) == "{B}"
    table.lands(ANN, "Island", 2)
    table.hand(ANN, SNOW_SPELL)
    table.cast(ANN, SNOW_SPELL.name)
    assert tunnel.tapped


@pytest.mark.rule("701.23a")
def test_ice_tunnel_is_found_as_a_swamp_but_not_as_a_basic_land(table: Table) -> None:
    table.library(ANN, "Ice Tunnel", "Forest", only=True)
    table.lands(ANN, "Swamp", 1)
    table.hand(ANN, SWAMP_CARD)
    fork = table.fork()
    fork.cast(ANN, SWAMP_CARD.name)
    fork.will(ANN, "Ice Tunnel")
    fork.resolve()
    assert fork.hand(ANN) == ["Ice Tunnel"]
    table.battlefield(ANN, "Terramorphic Expanse")
    table.activate(ANN, "Terramorphic Expanse")
    table.resolve(pause=True)
    assert [table.state.name_of(one) for one in table.decision.options] == ["Forest"]  # type: ignore[union-attr]


@pytest.mark.rule("602.5")
def test_tainted_isle_needs_a_swamp(table: Table) -> None:
    table.battlefield(ANN, "Tainted Isle")
    with table.refuses("cannot be activated now"):
        table.tap_for_mana(ANN, "Tainted Isle", "{U} or {B}")
    assert table.fork().tap_for_mana(ANN, "Tainted Isle", "Add {C}") == "{C}"
    table.battlefield(BOB, "Swamp")
    with table.refuses("cannot be activated now"):
        table.tap_for_mana(ANN, "Tainted Isle", "{U} or {B}")
    table.battlefield(BOB, "Urborg, Tomb of Yawgmoth")
    assert table.tap_for_mana(ANN, "Tainted Isle", "{U} or {B}", choose=["{U}"]) == "{U}"


@pytest.mark.rule("305.6", "602.5")
def test_leechridden_swamp_drains_with_two_black_permanents() -> None:
    table = Table(players=3)
    swamp = table.enters(ANN, "Leechridden Swamp")
    assert swamp.tapped
    table.untap(swamp)
    table.lands(ANN, "Swamp", 1)
    table.battlefield(ANN, BLACK_CREATURE)
    assert not table.can_activate(ANN, swamp)
    other = table.battlefield(ANN, BLACK_CREATURE)
    table.activate(ANN, swamp)
    table.remove(other)
    table.resolve()
    assert (table.life(ANN), table.life(BOB), table.life(CAT)) == (20, 19, 19)


@pytest.mark.rule("305.6")
def test_urborg_makes_every_land_a_swamp(table: Table) -> None:
    forest = table.battlefield(BOB, "Forest")
    urborg = table.battlefield(ANN, "Urborg, Tomb of Yawgmoth")
    assert forest.is_a("Forest")
    assert forest.is_a("Swamp")
    assert urborg.is_a("Swamp")
    assert not urborg.is_a("Basic")
    assert table.fork().tap_for_mana(BOB, forest, "{G}") == "{G}"
    assert table.tap_for_mana(BOB, forest, "{B}") == "{B}"
    assert table.tap_for_mana(ANN, urborg) == "{B}"


@pytest.mark.rule("704.5j")
def test_urborg_is_legendary(table: Table) -> None:
    first = table.battlefield(ANN, "Urborg, Tomb of Yawgmoth")
    second = table.battlefield(ANN, "Urborg, Tomb of Yawgmoth")
    table.battlefield(BOB, "Urborg, Tomb of Yawgmoth")
    table.will(ANN, first)
    table.pass_()
    assert first.exists
    assert not second.exists
    assert table.battlefield(BOB) == ["Urborg, Tomb of Yawgmoth"]


# ---------------------------------------------------------------------- entering


@pytest.mark.rule("614.1d", "603.6a")
@pytest.mark.parametrize(("name", "one", "other"), REFUGES)
def test_a_refuge_enters_tapped_and_gives_a_life(table: Table, name: str, one: str, other: str) -> None:
    table.hand(ANN, name)
    refuge = table.play_land(ANN, name)
    assert refuge.tapped
    assert (table.stack, table.life(ANN)) == ([name], 20)
    table.resolve()
    assert table.life(ANN) == 21
    table.untap(refuge)
    assert table.fork().tap_for_mana(ANN, name, choose=[one]) == one
    assert table.tap_for_mana(ANN, name, choose=[other]) == other


@pytest.mark.rule("614.1d", "603.6a")
@pytest.mark.parametrize(("name", "mana"), BOUNCE_LANDS)
def test_a_bounce_land_returns_a_land_and_makes_two_mana(table: Table, name: str, mana: str) -> None:
    table.lands(ANN, "Forest", 1)
    table.lands(BOB, "Island", 1)
    table.hand(ANN, name)
    land = table.play_land(ANN, name)
    assert land.tapped
    table.will(ANN, "Forest")
    table.resolve()
    assert (table.hand(ANN), table.battlefield(ANN)) == (["Forest"], [name])
    table.untap(land)
    assert table.tap_for_mana(ANN, name) == mana


@pytest.mark.rule("608.2d")
@pytest.mark.parametrize("name", [name for name, _ in BOUNCE_LANDS])
def test_a_bounce_land_may_return_itself(table: Table, name: str) -> None:
    table.enters(ANN, name)
    table.resolve()
    assert (table.hand(ANN), table.battlefield(ANN)) == ([name], [])


# ---------------------------------------------------------------------- searching


@pytest.mark.rule("701.23a", "701.24a", "305.4")
def test_terramorphic_expanse_fetches_a_basic_land(table: Table) -> None:
    table.battlefield(ANN, "Terramorphic Expanse")
    table.hand(ANN, "Island")
    table.activate(ANN, "Terramorphic Expanse")
    assert table.graveyard(ANN) == ["Terramorphic Expanse"], "the sacrifice is a cost"
    table.will(ANN, "Forest")
    table.resolve()
    forest = table.find("Forest", zone="battlefield")
    assert forest.tapped
    assert len(table.happened(Shuffled)) == 1
    table.play_land(ANN, "Island")
    assert table.battlefield(ANN) == ["Forest", "Island"], "a fetched land is not a land played"


@pytest.mark.rule("701.23b")
def test_terramorphic_expanse_need_not_find_anything(table: Table) -> None:
    table.battlefield(ANN, "Terramorphic Expanse")
    table.activate(ANN, "Terramorphic Expanse")
    table.will(ANN, [])
    table.resolve()
    assert table.battlefield(ANN) == []
    assert len(table.happened(Shuffled)) == 1


def test_whoever_searches_sees_the_library_until_it_is_shuffled(table: Table) -> None:
    table.battlefield(ANN, "Terramorphic Expanse")
    table.activate(ANN, "Terramorphic Expanse")
    table.resolve(pause=True)
    assert len(table.view(ANN)["players"][ANN]["known_library"]) == 10
    assert table.view(BOB)["players"][ANN]["known_library"] == {}
    table.answer(ANN, "Forest")
    assert table.view(ANN)["players"][ANN]["known_library"] == {}


@pytest.mark.rule("701.23a", "701.23b")
@pytest.mark.parametrize("found", [["Forest", "Plains"], ["Forest"], ["Plains"], []])
def test_krosan_verge_fetches_a_forest_and_a_plains(table: Table, found: list[str]) -> None:
    verge = table.enters(ANN, "Krosan Verge")
    assert verge.tapped
    table.untap(verge)
    table.lands(ANN, "Mountain", 2)
    table.activate(ANN, verge)
    table.will(ANN, "Forest" if "Forest" in found else [], "Plains" if "Plains" in found else [])
    table.resolve()
    assert table.battlefield(ANN) == ["Mountain", "Mountain", *found]
    assert all(table.find(name, zone="battlefield").tapped for name in found)
    assert len(table.happened(Searched)) == 1, "it is one search"


def test_krosan_verge_cannot_pay_for_itself(table: Table) -> None:
    verge = table.battlefield(ANN, "Krosan Verge")
    table.lands(ANN, "Mountain", 1)
    assert not table.can_activate(ANN, verge)
