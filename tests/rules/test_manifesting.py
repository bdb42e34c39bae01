"""Manifest, cloak and manifest dread (CR 701.40, 701.58, 701.62)."""

import pytest

from planechase.rules.language.grammar import Effect
from planechase.rules.state.decisions import Rule
from planechase.rules.state.source import Source
from planechase.rules.state.state import State
from planechase.testing import ANN, BOB, Table, check_cards
from planechase.testing.handle import Handle
from planechase.vocabulary import (
    CREATURE,
    EACH_PLAYER,
    ENCHANTMENT_CARD,
    INSTANT_CARD,
    ITSELF,
    X,
    Zone,
    card,
    chosen,
    cloak,
    cloak_it,
    creature,
    draw,
    gain_life,
    manifest,
    manifest_dread,
    manifest_it,
    manifests_dread,
    morph,
    target,
    turn_face_down,
    turned_up,
    when_enters,
    whenever,
)

WOLF = card("Wolf", "{2}{G}", creature("Wolf", 4, 4), when_enters(draw(3)), whenever(turned_up(ITSELF), gain_life(2)))


@pytest.fixture
def table() -> Table:
    return Table(free_mana=True)


def do(table: Table, effect: Effect, *answers: object, targets: list[object] | None = None) -> None:
    table.hand(ANN, card("Deed", "{1}", INSTANT_CARD, effect))
    table.cast(ANN, "Deed", targets=targets or [])
    table.will(ANN, *answers)
    table.resolve()


def manifested(state: State) -> Rule[None]:
    """Ann manifests the top card of her library, without a spell that would cost mana."""
    yield from manifest().happen(state, Source(ANN, state.players[ANN].library[0]))


def face_down(table: Table) -> Handle:
    """The one permanent that lies face down."""
    (one,) = [permanent.id for permanent in table.state.permanents() if permanent.face_down]
    return Handle(table, one)


def ups(table: Table, player: int = ANN) -> list[str]:
    return [action for action in table.actions(player) if "face up" in action]


@pytest.mark.rule("701.40a", "708.3")
def test_a_manifested_card_is_a_nameless_two_two_that_only_its_controller_knows(table: Table) -> None:
    table.library(ANN, WOLF)
    do(table, manifest())
    two = face_down(table)
    assert (two.power, two.toughness, two.subtypes, table.hand(ANN)) == (2, 2, frozenset(), [])
    assert "Wolf" not in str(table.view(BOB))
    assert "Wolf" in str(table.view(ANN))


@pytest.mark.rule("701.40b", "708.8", "116.2b")
def test_a_creature_card_is_turned_up_for_its_mana_cost() -> None:
    table = Table()
    table.library(ANN, WOLF)
    table.happen(manifested)
    assert ups(table) == []
    table.lands(ANN, "Forest", 3)
    (up,) = ups(table)
    assert ups(table, BOB) == []
    table.turn(ANN)
    table.do(ANN, up)
    table.resolve()
    wolf = table.find("Wolf")
    assert (wolf.power, table.life(ANN), table.hand(ANN), ups(table)) == (4, 22, [], [])


@pytest.mark.rule("701.40b", "107.3d")
def test_x_is_chosen_as_it_is_turned_up() -> None:
    table = Table()
    table.library(ANN, card("Hydra", "{X}{G}", creature("Hydra", 3, 3)))
    table.happen(manifested)
    table.lands(ANN, "Forest", 3)
    table.will(ANN, 2)
    table.do(ANN, ups(table)[0])
    assert table.find("Hydra").power == 3
    assert all(land.tapped for land in table.find_all("Forest", zone="battlefield"))


@pytest.mark.rule("701.40b", "701.40g")
@pytest.mark.parametrize("name", ["Forest", "Lightning Bolt"])
def test_what_is_no_creature_card_is_not_turned_up(table: Table, name: str) -> None:
    table.library(ANN, name)
    table.lands(ANN, "Mountain", 3)
    do(table, manifest())
    assert ups(table) == []


@pytest.mark.rule("701.40c")
def test_a_card_with_morph_is_turned_up_either_way() -> None:
    table = Table()
    table.library(ANN, card("Shape", "{5}", creature("Shapeshifter", 5, 5), morph("{G}")))
    table.happen(manifested)
    table.lands(ANN, "Forest", 1)
    assert len(ups(table)) == 1
    table.lands(ANN, "Forest", 4)
    assert len(ups(table)) == 2


@pytest.mark.rule("701.40a")
def test_once_turned_up_it_is_no_manifested_permanent_any_more(table: Table) -> None:
    table.library(ANN, WOLF)
    table.lands(ANN, "Forest", 9)
    do(table, manifest())
    table.do(ANN, ups(table)[0])
    table.resolve_all()
    do(table, turn_face_down(target(CREATURE)), targets=["Wolf"])
    assert ups(table) == []


@pytest.mark.rule("701.40e")
def test_several_cards_of_each_player_are_manifested(table: Table) -> None:
    do(table, manifest(2, EACH_PLAYER))
    assert (len(table.battlefield(ANN)), len(table.battlefield(BOB))) == (2, 2)


@pytest.mark.rule("701.58a", "701.58b")
def test_a_cloaked_card_has_ward(table: Table) -> None:
    table.library(ANN, WOLF)
    table.lands(ANN, "Forest", 3)
    do(table, cloak())
    two = face_down(table)
    assert (two.power, two.text) == (2, "Ward {2}")
    table.hand(BOB, "Lightning Bolt")
    table.cast(BOB, "Lightning Bolt", targets=[two])
    table.will(BOB, False)
    table.resolve()
    table.resolve_all()
    assert two.exists
    table.do(ANN, ups(table)[0])
    assert table.find("Wolf").power == 4


@pytest.mark.rule("701.62a", "701.62b")
def test_manifesting_dread_keeps_one_of_two(table: Table) -> None:
    table.battlefield(ANN, card("Fear", "{1}", ENCHANTMENT_CARD, whenever(manifests_dread(), gain_life(1))))
    table.library(ANN, "Forest", WOLF)
    do(table, manifest_dread(), "Wolf")
    table.resolve()
    assert (table.graveyard(ANN), len(table.battlefield(ANN)), table.life(ANN)) == (["Forest", "Deed"], 2, 21)


SPOKEN: list[tuple[Effect, str]] = [
    (manifest(), "Manifest the top card of your library."),
    (manifest(2), "Manifest the top two cards of your library."),
    (manifest(1, EACH_PLAYER), "Each player manifests the top card of their library."),
    (manifest(X), "Manifest the top X cards of your library."),
    (cloak(), "Cloak the top card of your library."),
    (cloak(3), "Cloak the top three cards of your library."),
    (manifest_dread(), "Manifest dread."),
    (manifest_it(chosen(CREATURE, zone=Zone.HAND)), "Manifest a creature card from your hand."),
    (cloak_it(chosen(CREATURE, zone=Zone.HAND)), "Cloak a creature card from your hand."),
]


@pytest.mark.rule("701.40a", "701.58a")
@pytest.mark.parametrize(("effect", "text"), SPOKEN)
def test_how_it_reads(table: Table, effect: Effect, text: str) -> None:
    assert table.text(card("Spell", "{X}", INSTANT_CARD, effect)) == text


@pytest.mark.rule("701.40a", "701.58a")
def test_all_that_is_read_can_be_played() -> None:
    check_cards(*(card(text, "{X}", INSTANT_CARD, effect) for effect, text in SPOKEN), games=1)
