"""More planes of 2023 on small worlds: Echoir, Kylem, and those with rules of their own."""

from __future__ import annotations

import pytest

from planechase.cards.pool import card
from planechase.testing import ANN, BOB, CAT, DAN
from planechase.testing.planar import PlanarTable
from planechase.variants import TwoHeadedGiant
from planechase.words.english import card_text


@pytest.mark.parametrize(
    ("name", "part"),
    [
        ("Enigma Ridges", "for a number of basic land cards less than or equal to the difference"),
        ("Valor's Reach", "If it's a main phase, there is an additional combat phase after this phase"),
    ],
)
def test_how_they_read(name: str, part: str) -> None:
    assert part in card_text(card(name))


@pytest.fixture
def table() -> PlanarTable:
    return PlanarTable(free_mana=True)


# ---------------------------------------------------------------------- Enigma Ridges


@pytest.mark.rule("701.31d", "701.23b", "101.4")
def test_on_enigma_ridges_players_with_fewer_lands_catch_up() -> None:
    """As many as they are behind, or fewer; only basic lands, and into the hand."""
    table = PlanarTable(3, free_mana=True)
    table.planar_deck(ANN, "Enigma Ridges")
    table.lands(ANN, "Forest", 4)
    table.lands(BOB, "Forest", 2)
    table.lands(CAT, "Forest", 1)
    for seat in (ANN, BOB, CAT):
        table.library(seat, "Urborg, Tomb of Yawgmoth", *["Island"] * 5, only=True)
    table.will(BOB, ["Island", "Island"])
    table.will(CAT, ["Island"])
    table.planeswalk(ANN)
    table.resolve()
    assert [table.hand(seat) for seat in (ANN, BOB, CAT)] == [[], ["Island"] * 2, ["Island"]]
    assert table.unused == []


@pytest.mark.rule("701.23b")
def test_nobody_can_find_more_lands_than_they_are_behind_on_enigma_ridges(table: PlanarTable) -> None:
    table.planar_deck(ANN, "Enigma Ridges")
    table.lands(ANN, "Forest", 3)
    table.lands(BOB, "Forest", 2)
    table.planeswalk(ANN)
    table.resolve(pause=True)
    assert table.decision is not None
    assert table.decision.player == BOB
    assert table.decision.maximum == 1  # type: ignore[attr-defined]


@pytest.mark.rule("701.31d")
def test_where_all_have_the_same_number_of_lands_nobody_searches(table: PlanarTable) -> None:
    table.planar_deck(ANN, "Enigma Ridges")
    table.planeswalk(ANN)
    table.resolve()
    assert (table.hand(ANN), table.hand(BOB)) == ([], [])


@pytest.mark.rule("311.7", "305.4")
@pytest.mark.parametrize("puts", [True, False])
def test_chaos_on_enigma_ridges_may_put_the_land_just_drawn(table: PlanarTable, puts: bool) -> None:
    """Putting it there is not playing it."""
    table.on_plane("Enigma Ridges")
    table.library(ANN, "Island", only=True)
    table.will(ANN, "Island" if puts else [])
    table.chaos()
    table.resolve()
    assert (table.battlefield(ANN), table.hand(ANN)) == ((["Island"], []) if puts else ([], ["Island"]))
    table.hand(ANN, "Forest")
    table.play_land(ANN, "Forest")


# ---------------------------------------------------------------------- Valor's Reach


@pytest.mark.rule("508.3a")
@pytest.mark.parametrize("count", [1, 2, 3])
def test_exactly_two_attackers_get_double_strike_on_valors_reach(table: PlanarTable, count: int) -> None:
    table.on_plane("Valor's Reach")
    bears = [table.battlefield(ANN, "Grizzly Bears") for _ in range(3)]
    table.attack(ANN, bears[:count])
    table.resolve_all()
    assert [bear.has("double strike") for bear in bears] == [count == 2] * 2 + [False]


@pytest.mark.rule("901.6", "508.3a")
def test_valors_reach_is_for_whose_turn_it_is(table: PlanarTable) -> None:
    table.on_plane("Valor's Reach", owner=ANN)
    table.turn(BOB)
    bears = [table.battlefield(BOB, "Grizzly Bears") for _ in range(2)]
    table.attack(BOB, bears)
    table.resolve_all()
    assert all(bear.has("double strike") for bear in bears)


@pytest.mark.rule("805.10b", "901.12c")
@pytest.mark.parametrize("mine", [0, 1, 2])
def test_on_valors_reach_the_attackers_of_a_team_are_counted_together(mine: int) -> None:
    table = PlanarTable(4, variants=[TwoHeadedGiant()], free_mana=True)
    table.on_plane("Valor's Reach")
    bears = [table.battlefield(ANN, "Grizzly Bears") for _ in range(mine)]
    bears += [table.battlefield(BOB, "Grizzly Bears") for _ in range(2 - mine)]
    idle = table.battlefield(CAT, "Grizzly Bears")
    table.attack(ANN, dict.fromkeys(bears, CAT))
    assert table.stack == ["Valor's Reach"]
    table.resolve()
    assert all(bear.has("double strike") for bear in bears)
    assert not idle.has("double strike")


@pytest.mark.rule("115.1", "901.12c")
def test_chaos_on_valors_reach_untaps_creatures_of_the_team() -> None:
    table = PlanarTable(4, variants=[TwoHeadedGiant()], free_mana=True)
    table.on_plane("Valor's Reach")
    mine, mates, theirs = (table.battlefield(seat, "Grizzly Bears", tapped=True) for seat in (ANN, BOB, DAN))
    table.chaos(pause=True)
    assert table.decision is not None
    assert set(table.decision.options) == {mine.id, mates.id}  # type: ignore[attr-defined]
    table.answer(ANN, [mine, mates])
    table.resolve()
    assert (mine.tapped, mates.tapped, theirs.tapped) == (False, False, True)


@pytest.mark.rule("311.7", "500.8")
def test_chaos_on_valors_reach_brings_another_combat_in_a_main_phase(table: PlanarTable) -> None:
    table.on_plane("Valor's Reach")
    bears = table.battlefield(ANN, "Grizzly Bears")
    table.turn(ANN, "postcombat main")
    table.will(ANN, bears)
    table.chaos()
    table.resolve()
    table.go_to("beginning of combat")
    assert table.active_player == ANN
    table.go_to("postcombat main")
    assert table.active_player == ANN


@pytest.mark.rule("500.8")
def test_outside_a_main_phase_valors_reach_only_untaps(table: PlanarTable) -> None:
    table.on_plane("Valor's Reach")
    bears = table.battlefield(ANN, "Grizzly Bears", tapped=True)
    table.turn(ANN, "end step")
    table.will(ANN, bears)
    table.chaos()
    table.resolve()
    assert not bears.tapped
    table.go_to("beginning of combat")
    assert table.active_player == BOB
