"""Modal double-faced cards (CR 712.3): either face is cast or played."""

from __future__ import annotations

import pytest

from planechase.bots import SensibleBot, play
from planechase.game import Game
from planechase.rules.events.events import Event, LandPlayed, SpellCast
from planechase.rules.events.turning_over import Transforms
from planechase.rules.language.characteristics import CardDefinition
from planechase.rules.state.state import State
from planechase.testing import ANN, BOB, Table, check_cards
from planechase.vocabulary import (
    ANY_TARGET,
    CREATURE,
    ENCHANTMENT_CARD,
    INSTANT_CARD,
    LAND,
    LAND_CARD,
    PLAYERS,
    RED,
    SORCERY_CARD,
    activated,
    add_one_of,
    cant_cast,
    card,
    card_in_graveyard,
    create,
    creature,
    creature_token,
    damage,
    double_faced,
    draw,
    enters_tapped,
    gain_life,
    may_cast_from_hand,
    modal,
    play_from_top,
    put_onto_battlefield,
    target,
    transform,
)
from planechase.writing import card_text

GROVE = modal(
    card("Sudden Growth", "{3}{G}", SORCERY_CARD, gain_life(4)),
    card("Grown Grove", None, LAND_CARD, enters_tapped(), activated("{T}", add_one_of("{G}"))),
)
GOD = modal(
    card("Forge Giant", "{4}{R}", creature("Giant", 5, 5)),
    card("Forge Spark", "{R}", INSTANT_CARD, damage(2, ANY_TARGET)),
)
PATH = modal(
    card("Near Path", None, LAND_CARD, activated("{T}", add_one_of("{W}"))),
    card("Far Path", None, LAND_CARD, activated("{T}", add_one_of("{B}"))),
)
RETURN = card("Return", "{B}", SORCERY_CARD, put_onto_battlefield(card_in_graveyard(~LAND), returning=True))


@pytest.fixture
def table() -> Table:
    return Table(free_mana=True)


@pytest.mark.rule("712.8a")
@pytest.mark.parametrize("zone", ["hand", "graveyard", "exile"])
def test_off_the_stack_and_the_battlefield_it_is_its_front_face(table: Table, zone: str) -> None:
    found = getattr(table, zone)(ANN, GROVE)
    assert (found.name, found.types, found.mana_value) == ("Sudden Growth", ["Sorcery"], 4)


@pytest.mark.rule("712.11b")
def test_either_face_is_offered(table: Table) -> None:
    table.hand(ANN, GOD)
    table.mana(ANN, "{R}{R}{R}{R}{R}")
    assert {"cast Forge Giant", "cast Forge Spark"} <= set(table.actions(ANN))


@pytest.mark.rule("712.11b", "712.8f", "712.8a")
def test_the_back_face_is_cast_and_the_card_goes_to_the_graveyard_as_its_front(table: Table) -> None:
    table.hand(ANN, GOD)
    spell = table.cast(ANN, "Forge Spark", targets=[BOB])
    assert (spell.name, spell.mana_value, spell.types) == ("Forge Spark", 1, ["Instant"])
    table.resolve()
    assert table.life(BOB) == 18
    assert table.graveyard(ANN) == ["Forge Giant"]


@pytest.mark.rule("712.11c")
def test_only_the_face_that_is_cast_is_looked_at_for_when_it_may_be(table: Table) -> None:
    table.hand(ANN, GOD)
    table.mana(ANN, "{R}{R}{R}{R}{R}")
    table.go_to("combat", of=ANN)
    table.mana(ANN, "{R}{R}{R}{R}{R}")
    offered = table.actions(ANN)
    assert "cast Forge Spark" in offered
    assert "cast Forge Giant" not in offered


@pytest.mark.rule("712.11c", "101.2")
def test_a_prohibition_looks_at_the_face_that_is_cast(table: Table) -> None:
    two = modal(card("White Side", "{W}", SORCERY_CARD, draw(1)), card("Red Side", "{R}", SORCERY_CARD, draw(1)))
    table.battlefield(BOB, card("Ban", "{W}", ENCHANTMENT_CARD, cant_cast(PLAYERS, RED)))
    table.hand(ANN, two)
    with table.refuses("forbids"):
        table.cast(ANN, "Red Side")
    table.cast(ANN, "White Side")


@pytest.mark.rule("712.13", "712.8f", "202.3b")
def test_a_permanent_spell_enters_with_the_face_up_that_was_cast(table: Table) -> None:
    two = modal(card("Day Elk", "{G}", creature("Elk", 1, 1)), card("Night Elk", "{2}{B}", creature("Elk", 3, 3)))
    table.hand(ANN, two)
    table.cast(ANN, "Night Elk")
    table.resolve()
    elk = table.find("Night Elk")
    assert (elk.power, elk.mana_value, elk.colors) == (3, 3, "B")
    table.hand(ANN, card("Turn Over", "{G}", INSTANT_CARD, transform(target(CREATURE))))
    table.cast(ANN, "Turn Over", targets=[elk])
    table.resolve()
    assert (elk.name, elk.mana_value) == ("Day Elk", 1)


@pytest.mark.rule("712.12")
def test_a_land_on_the_back_is_played(table: Table) -> None:
    table.hand(ANN, GROVE)
    assert "play Grown Grove" in table.actions(ANN)
    grove = table.play_land(ANN, "Grown Grove")
    assert (grove.name, grove.types, grove.tapped) == ("Grown Grove", ["Land"], True)
    with table.refuses("not a land"):
        table.hand(ANN, GROVE)
        table.play_land(ANN, "Sudden Growth")


@pytest.mark.rule("712.12", "305.2")
def test_of_two_lands_either_is_played_but_one_a_turn(table: Table) -> None:
    table.hand(ANN, PATH, PATH)
    assert {"play Near Path", "play Far Path"} <= set(table.actions(ANN))
    table.play_land(ANN, "Far Path")
    assert table.battlefield(ANN) == ["Far Path"]
    assert not [action for action in table.actions(ANN) if action.startswith("play")]


@pytest.mark.rule("712.12", "712.11c")
def test_a_permission_to_play_lands_is_one_for_the_back_face_too(table: Table) -> None:
    table.battlefield(ANN, card("Courser", "{G}", creature("Elk", 1, 1), play_from_top()))
    table.library(ANN, GROVE)
    table.play_land(ANN, "Grown Grove")
    assert "Grown Grove" in table.battlefield(ANN)


@pytest.mark.rule("712.14b")
def test_it_is_not_put_onto_the_battlefield_if_its_front_is_no_permanent(table: Table) -> None:
    table.graveyard(ANN, GROVE)
    table.graveyard(ANN, GOD)
    table.hand(ANN, RETURN)
    table.cast(ANN, "Return", targets=["Forge Giant"])
    table.resolve()
    table.hand(ANN, RETURN)
    table.cast(ANN, "Return", targets=["Sudden Growth"])
    table.resolve()
    assert table.battlefield(ANN) == ["Forge Giant"]


@pytest.mark.rule("712.11b", "118.9")
def test_either_face_is_cast_for_nothing(table: Table) -> None:
    table.hand(ANN, GOD)
    table.battlefield(ANN, "Forest")
    table.hand(ANN, card("Gift", "{U}", SORCERY_CARD, may_cast_from_hand()))
    table.will(ANN, "Forge Giant", "cast Forge Spark (free)", BOB)
    table.cast(ANN, "Gift")
    table.resolve()
    table.resolve()
    assert table.life(BOB) == 18


def test_its_text_shows_both_faces_and_it_can_be_checked() -> None:
    assert card_text(GROVE) == "You gain 4 life.\n//\nThis land enters tapped.\n{T}: Add {G}."
    check_cards(GROVE, GOD)


@pytest.mark.rule("712.11b", "712.12")
def test_bots_use_both_faces_and_the_game_is_recorded() -> None:
    wolf = double_faced(
        card("Pup", "{G}", creature("Wolf", 1, 1), activated("{2}", transform())),
        card("Wolf", None, creature("Wolf", 4, 4), indicator="G"),
    )
    calls = modal(card("Call", "{1}{G}", SORCERY_CARD, create(creature_token(3, 3, "G", "Beast"))), GROVE.faces[1])
    deck: list[str | CardDefinition] = [*[calls] * 24, *["Forest"] * 8, *[wolf] * 14, *["Grizzly Bears"] * 14]
    game = Game.new([deck, deck], seed=5)
    played: set[str] = set()

    def watch(state: State, event: Event) -> None:
        if isinstance(event, (LandPlayed, SpellCast, Transforms)):
            played.add(state.name_of(event.object_id))

    game.watch(watch)
    play(game, [SensibleBot(), SensibleBot()])
    assert {"Call", "Grown Grove", "Pup", "Wolf"} <= played
    assert Game.replay(game.record()).hash() == game.hash()
