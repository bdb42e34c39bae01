"""What was otherwise by the rules of July 2011 while things resolve, enter, fight and leave."""

from __future__ import annotations

import pytest

from planechase.rules.events.events import Countered, NoLegalTarget
from planechase.rules.state.decisions import Choose
from planechase.rules.state.edition import Edition
from planechase.rules.state.purpose import Purpose
from planechase.testing import ANN, BOB, CAT, Table
from planechase.vocabulary import (
    ARTIFACT,
    CREATURE,
    ENCHANTMENT_CARD,
    INSTANT_CARD,
    ITSELF,
    OTHER,
    SORCERY_CARD,
    UNTIL_END_OF_TURN,
    UNTIL_YOUR_NEXT_TURN,
    Zone,
    anthem,
    base_size,
    card,
    card_in_graveyard,
    change,
    create,
    creature,
    creature_token,
    destroy,
    end_the_turn,
    enter_tapped,
    gain_control,
    gain_life,
    gets,
    has,
    keyword,
    leaves,
    may_cast_now,
    morph,
    put_onto_battlefield,
    return_to_hand,
    target,
    then,
    typed,
    whenever,
)

THEN, NOW = Edition.Y2011, Edition.CURRENT
EDITIONS = pytest.mark.parametrize("edition", [THEN, NOW], ids=["2011", "current"])
BOUNCE = card("Bounce", "{U}", INSTANT_CARD, return_to_hand(target(CREATURE | ARTIFACT)))


def table_of(edition: Edition, players: int = 2) -> Table:
    return Table(players, edition=edition, free_mana=True)


# ---------------------------------------------------------------------- resolving


@pytest.mark.rule("2011:608.2b", "608.2b")
@EDITIONS
def test_a_spell_without_a_legal_target(edition: Edition) -> None:
    table = table_of(edition)
    bears = table.battlefield(BOB, "Grizzly Bears")
    table.hand(ANN, "Lightning Bolt")
    table.hand(BOB, BOUNCE)
    spell = table.cast(ANN, "Lightning Bolt", targets=[bears])
    table.cast(BOB, "Bounce", targets=[bears])
    table.resolve_all()
    assert [event.object_id for event in table.happened(NoLegalTarget)] == [spell.id]
    assert [event.object_id for event in table.happened(Countered)] == ([spell.id] if edition is THEN else [])


@pytest.mark.rule("2011:608.2b", "2011:608.2g", "608.2b")
@EDITIONS
def test_what_is_known_of_an_illegal_target(edition: Edition) -> None:
    """The artifact is gone, but in 2011 its mana value is known."""
    table = table_of(edition)
    rock = table.battlefield(BOB, card("Rock", "{3}", typed("Artifact")))
    wall = table.battlefield(BOB, card("Wall", "{W}", creature("Wall", 0, 9)))
    table.hand(ANN, "Orim's Thunder")
    table.hand(BOB, BOUNCE)
    table.cast(ANN, "Orim's Thunder", targets=[rock, wall], kicked=True)
    table.cast(BOB, "Bounce", targets=[rock])
    table.resolve_all()
    assert wall.damage == (3 if edition is THEN else 0)


@pytest.mark.rule("2011:712.2", "724.1a")
@EDITIONS
def test_what_triggered_before_the_turn_ended(edition: Edition) -> None:
    """It triggered while the same spell resolved, before the turn ended."""
    table = table_of(edition)
    falls = whenever(leaves(ITSELF, Zone.GRAVEYARD), gain_life(3))
    bear = table.battlefield(ANN, card("Falling Bear", "{G}", creature("Bear", 2, 2), falls))
    table.hand(BOB, card("Stop", "{U}", INSTANT_CARD, then(destroy(target(CREATURE)), end_the_turn())))
    table.cast(BOB, "Stop", targets=[bear])
    table.resolve()
    table.resolve_all()
    assert table.life(ANN) == (23 if edition is THEN else 20)


# ---------------------------------------------------------------------- abilities and sizes


@pytest.mark.rule("2011:700.4a", "702.12b")
@EDITIONS
@pytest.mark.parametrize("own", [False, True], ids=["given", "its own"])
def test_indestructible_and_no_abilities(edition: Edition, own: bool) -> None:
    table = table_of(edition)
    safe = keyword("indestructible")
    rock = table.battlefield(ANN, card("Rock", "{1}", creature("Golem", 2, 2), *((safe,) if own else ())))
    if not own:
        table.battlefield(ANN, card("Shelter", "{W}", ENCHANTMENT_CARD, anthem(CREATURE, has(safe))))
    table.battlefield(BOB, "Humility")
    table.hand(BOB, card("Break", "{B}", INSTANT_CARD, destroy(target(CREATURE))))
    table.cast(BOB, "Break", targets=[rock])
    table.resolve()
    assert rock.exists is (edition is THEN and not own)


@pytest.mark.rule("2011:613.6c", "613.7f")
@EDITIONS
def test_the_timestamp_of_what_is_turned_face_up(edition: Edition) -> None:
    table = table_of(edition)
    others = anthem(CREATURE & OTHER, base_size(6, 6))
    table.battlefield(ANN, card("Shaper", "{U}", creature("Wizard", 2, 2), morph("{U}"), others), face_down=True)
    table.battlefield(ANN, card("Small Field", "{U}", ENCHANTMENT_CARD, anthem(CREATURE & OTHER, base_size(1, 1))))
    bears = table.battlefield(ANN, "Grizzly Bears")
    table.mana(ANN, "{U}")
    table.do(ANN, "face up")
    assert bears.power == (1 if edition is THEN else 6)


@pytest.mark.rule("2011:616.1c", "616.1c")
@EDITIONS
def test_a_copy_among_other_ways_of_entering(edition: Edition) -> None:
    table = table_of(edition)
    table.battlefield(BOB, "Grizzly Bears")
    table.battlefield(BOB, card("Slow", "{W}", ENCHANTMENT_CARD, enter_tapped(CREATURE)))
    table.hand(ANN, "Clone")
    table.cast(ANN, "Clone")
    table.resolve(pause=True)
    assert isinstance(table.decision, Choose)
    assert table.decision.purpose is (Purpose.REPLACEMENT if edition is THEN else Purpose.ENTER_AS)


# ---------------------------------------------------------------------- combat


@pytest.mark.rule("2011:509.7", "509.4")
@EDITIONS
@pytest.mark.parametrize("first", [False, True], ids=["behind", "in front"])
def test_where_a_creature_that_enters_blocking_comes(edition: Edition, first: bool) -> None:
    table = table_of(edition)
    table.battlefield(ANN, card("Ogre", "{R}", creature("Ogre", 4, 4)))
    guard = table.battlefield(BOB, card("Guard", "{W}", creature("Soldier", 1, 3)))
    table.hand(BOB, card("Help", "{W}", INSTANT_CARD, create(creature_token(1, 3, "W", "Knight"), blocking=True)))
    table.attack(ANN, {"Ogre": BOB})
    table.block(BOB, {"Guard": "Ogre"})
    table.cast(BOB, "Help")
    if edition is THEN:
        table.will(ANN, [] if first else [guard])
    table.resolve()
    ogre = table.state.turn.combat
    assert ogre is not None
    blockers = next(iter(ogre.attacks.values())).blockers
    assert blockers.index(guard.id) == (1 if edition is THEN and first else 0)


# ---------------------------------------------------------------------- leaving


@pytest.mark.rule("2011:800.4a", "800.4a")
@EDITIONS
def test_a_card_of_somebody_else_that_a_leaver_was_casting(edition: Edition) -> None:
    table = table_of(edition, 3)
    bears = table.graveyard(BOB, "Grizzly Bears")
    table.hand(ANN, card("Theft", "{U}", SORCERY_CARD, may_cast_now(card_in_graveyard(CREATURE, who=None))))
    table.cast(ANN, "Theft", targets=[bears])
    table.resolve()
    table.cast(ANN, bears)
    table.concede(ANN)
    assert (table.stack, table.graveyard(BOB)) == ([], [])
    assert table.exile(BOB) == ([] if edition is THEN else ["Grizzly Bears"])


@pytest.mark.rule("2011:800.4b", "800.4c")
@EDITIONS
def test_what_was_borrowed_from_somebody_who_has_left(edition: Edition) -> None:
    """Cat owns it, Bob put it onto the battlefield, Ann borrows it; Bob leaves, then the borrowing ends."""
    table = table_of(edition, 4)
    table.graveyard(CAT, "Grizzly Bears")
    table.turn(BOB)
    rise = card("Rise", "{B}", SORCERY_CARD, put_onto_battlefield(card_in_graveyard(CREATURE, who=None)))
    table.hand(BOB, rise)
    table.cast(BOB, "Rise", targets=["Grizzly Bears"])
    table.resolve()
    bears = table.find("Grizzly Bears")
    table.hand(ANN, card("Grip", "{U}", INSTANT_CARD, gain_control(target(CREATURE), UNTIL_END_OF_TURN)))
    table.cast(ANN, "Grip", targets=[bears])
    table.resolve()
    table.concede(BOB)
    table.next_turn()
    assert table.exile(CAT) == ([] if edition is THEN else ["Grizzly Bears"])
    assert table.battlefield(ANN) == (["Grizzly Bears"] if edition is THEN else [])


@pytest.mark.rule("2011:800.4b", "800.4m")
@EDITIONS
def test_what_lasts_until_the_next_turn_of_somebody_who_has_left(edition: Edition) -> None:
    table = table_of(edition, 3)
    bears = table.battlefield(BOB, "Grizzly Bears")
    table.hand(
        ANN, card("Blessing", "{W}", INSTANT_CARD, change(target(CREATURE), (gets(1, 1),), UNTIL_YOUR_NEXT_TURN))
    )
    table.cast(ANN, "Blessing", targets=[bears])
    table.resolve()
    table.concede(ANN)
    for _ in range(3):
        table.next_turn()
    assert (table.active_player, bears.power) == (BOB, 3 if edition is THEN else 2)
