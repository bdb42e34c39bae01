"""The five paths: what each of them does, and the vote at its end."""

from __future__ import annotations

import pytest

from planechase.testing import ANN, BOB, CAT, Table
from planechase.testing.planar_table import PlanarTable
from planechase.words.card import ENCHANTMENT_CARD, whenever
from planechase.words.card import card as written
from planechase.words.effects.life_effects import gain_life
from planechase.words.filters import ARTIFACT
from planechase.words.triggers import Enters


@pytest.fixture
def table() -> PlanarTable:
    return PlanarTable(3, free_mana=True)


def walk(table: Table, path: str, votes: str = "ppp", **announced: int) -> None:
    """Ann casts a path, and everybody votes: p for planeswalk, c for chaos."""
    table.hand(ANN, path)
    for seat, vote in zip((ANN, BOB, CAT), votes, strict=False):
        table.will(seat, "planeswalk" if vote == "p" else "chaos", about="vote")
    table.cast(ANN, path, **announced)  # type: ignore[arg-type]  # only X is announced so
    table.resolve()


@pytest.mark.rule("701.38a", "701.31b", "901.11a")
@pytest.mark.parametrize(("votes", "walks"), [("ppp", True), ("pcp", True), ("cpp", True), ("ccp", False)])
def test_the_planeswalkers_go_where_most_of_them_want(table: PlanarTable, votes: str, walks: bool) -> None:
    table.on_plane("Panopticon")
    walk(table, "Path of the Ghosthunter", votes, x=1)
    assert table.unused == []
    assert table.planes == (["Nowhere 2"] if walks else ["Panopticon"])
    assert table.stack == ([] if walks else ["Panopticon"])


@pytest.mark.rule("701.38a", "311.7")
def test_a_tied_vote_lets_chaos_ensue() -> None:
    table = PlanarTable(free_mana=True)
    table.on_plane("Panopticon")
    walk(table, "Path of the Ghosthunter", "pc", x=0)
    table.resolve()
    assert (table.planes, len(table.hand(ANN))) == (["Panopticon"], 1)


@pytest.mark.rule("701.38a")
def test_the_caster_votes_first_then_the_others_in_turn_order(table: PlanarTable) -> None:
    table.hand(ANN, "Path of the Ghosthunter")
    table.cast(ANN, "Path of the Ghosthunter", x=0)
    table.resolve(pause=True)
    asked = []
    for _ in range(3):
        assert table.decision is not None
        asked.append(table.decision.player)
        table.answer(table.decision.player, "chaos")
    assert asked == [ANN, BOB, CAT]


@pytest.mark.rule("701.31a", "901.1")
@pytest.mark.parametrize("vote", ["p", "c"])
def test_without_planes_a_vote_changes_nothing(vote: str) -> None:
    table = Table(2, free_mana=True)
    walk(table, "Path of the Ghosthunter", vote * 2, x=2)
    assert table.battlefield(ANN) == ["Spirit Token"] * 2
    assert table.find("Spirit Token").has("flying")
    assert table.stack == []


@pytest.mark.rule("701.23b")
def test_path_of_the_animist_finds_two_basic_lands(table: PlanarTable) -> None:
    table.library(ANN, "Forest", "Island", "Plains", "Grizzly Bears", only=True)
    table.will(ANN, ["Forest", "Island"], about="search")
    walk(table, "Path of the Animist")
    assert table.battlefield(ANN) == ["Forest", "Island"]
    assert table.find("Forest", zone="battlefield").tapped
    assert sorted(table.library(ANN)) == ["Grizzly Bears", "Plains"]


@pytest.mark.rule("115.1")
def test_path_of_the_enigma_lets_any_player_draw(table: PlanarTable) -> None:
    table.hand(ANN, "Path of the Enigma")
    for seat in (ANN, BOB, CAT):
        table.will(seat, "planeswalk", about="vote")
    table.cast(ANN, "Path of the Enigma", targets=[BOB])
    table.resolve()
    assert (len(table.hand(BOB)), table.planes) == (4, ["Nowhere 2"])


@pytest.mark.rule("608.2b")
def test_without_its_target_a_path_leads_nowhere(table: PlanarTable) -> None:
    table.hand(ANN, "Path of the Enigma")
    table.cast(ANN, "Path of the Enigma", targets=[BOB])
    table.concede(BOB)
    table.resolve()
    assert table.planes == ["Nowhere 1"]


@pytest.mark.rule("608.2c", "106.4", "701.9a")
@pytest.mark.parametrize("cards", [0, 3])
def test_path_of_the_pyromancer_turns_a_hand_into_mana_and_one_card_more(table: PlanarTable, cards: int) -> None:
    for _ in range(cards):
        table.hand(ANN, "Forest")
    walk(table, "Path of the Pyromancer")
    assert (table.mana(ANN), len(table.hand(ANN))) == ("{R}" * cards, cards + 1)
    assert table.graveyard(ANN).count("Forest") == cards


@pytest.mark.rule("701.17a", "110.2a")
def test_path_of_the_schemer_takes_a_creature_out_of_any_graveyard(table: PlanarTable) -> None:
    """Also one that has just been milled; two cards of each player are."""
    table.graveyard(BOB, "Grizzly Bears")
    table.library(CAT, "Serra Angel", "Forest", only=True)
    table.will(ANN, "Serra Angel", about="Schemer")
    walk(table, "Path of the Schemer")
    angel = table.find("Serra Angel")
    assert (angel.controller, angel.owner) == (ANN, CAT)
    assert angel.is_a("Artifact")
    assert angel.is_a("Creature")
    assert [len(table.graveyard(seat)) for seat in (ANN, BOB, CAT)] == [3, 3, 1]
    table.next_turn()
    assert angel.is_a("Artifact")


@pytest.mark.rule("611.2e", "603.6a")
def test_what_the_schemer_takes_enters_as_an_artifact(table: PlanarTable) -> None:
    forge = written("Forge", "{1}", ENCHANTMENT_CARD, whenever(Enters(ARTIFACT), gain_life(1)))
    table.battlefield(ANN, forge)
    table.graveyard(BOB, "Grizzly Bears")
    walk(table, "Path of the Schemer")
    table.resolve_all()
    assert table.life(ANN) == 21


@pytest.mark.rule("611.2e", "400.7")
def test_what_the_schemer_took_is_no_artifact_once_it_has_gone(table: PlanarTable) -> None:
    table.graveyard(BOB, "Grizzly Bears")
    walk(table, "Path of the Schemer")
    table.hand(ANN, "Lightning Bolt")
    table.cast(ANN, "Lightning Bolt", targets=["Grizzly Bears"])
    table.resolve()
    assert not table.find("Grizzly Bears").is_a("Artifact")


@pytest.mark.rule("608.2d")
def test_without_creature_cards_the_schemer_takes_nothing(table: PlanarTable) -> None:
    for seat in (ANN, BOB, CAT):
        table.library(seat, "Forest", "Forest", "Forest", only=True)
    walk(table, "Path of the Schemer")
    assert (table.battlefield(ANN), table.planes) == ([], ["Nowhere 2"])
