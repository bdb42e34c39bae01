"""Questions name the things they are about, and several targets of one text say which is which."""

from __future__ import annotations

import pytest

from planechase.testing import ANN, BOB, CAT, Table
from planechase.vocabulary import CREATURE, INSTANT_CARD, TARGET_OPPONENT, card, destroy, exchange_life, may, target


def _sentence(table: Table, viewer: int = ANN) -> str:
    assert table.decision is not None
    return str(table.decision.plain(viewer)["sentence"])


@pytest.mark.rule("115.3")
def test_each_of_three_targets_says_which_it_is() -> None:
    table = Table(free_mana=True)
    table.battlefield(BOB, "Grizzly Bears")
    table.hand(ANN, "Cone of Flame")
    table.cast(ANN, "Cone of Flame", pause=True)
    asked = []
    for chosen in (ANN, BOB, "Grizzly Bears"):
        asked.append(_sentence(table))
        table.answer(ANN, [chosen])
    assert asked == [
        "Choose a target for Cone of Flame. It deals 1 damage to any target.",
        "Choose a target for Cone of Flame. It deals 2 damage to another target.",
        "Choose a target for Cone of Flame. It deals 3 damage to a third target.",
    ]


@pytest.mark.rule("608.2d")
def test_a_yes_or_no_names_the_player_it_is_about() -> None:
    table = Table(3, free_mana=True)
    swap = card("Swap", "{B}", INSTANT_CARD, may(exchange_life(TARGET_OPPONENT)))
    table.hand(ANN, swap)
    table.cast(ANN, "Swap", targets=[CAT])
    table.resolve(pause=True)
    assert _sentence(table) == "Swap: Exchange life totals with Cat?"


def test_a_yes_or_no_names_the_object_it_is_about() -> None:
    table = Table(free_mana=True)
    table.battlefield(BOB, "Grizzly Bears")
    table.hand(ANN, card("Nudge", "{R}", INSTANT_CARD, may(destroy(target(CREATURE)))))
    table.cast(ANN, "Nudge", targets=["Grizzly Bears"])
    table.resolve(pause=True)
    assert _sentence(table) == "Nudge: Destroy Grizzly Bears?"


@pytest.mark.rule("708.5")
def test_a_question_does_not_tell_what_a_face_down_creature_is() -> None:
    table = Table(free_mana=True)
    hidden = table.battlefield(BOB, "Battering Craghorn", face_down=True)
    table.hand(ANN, card("Nudge", "{R}", INSTANT_CARD, may(destroy(target(CREATURE)))))
    table.cast(ANN, "Nudge", targets=[hidden])
    table.resolve(pause=True)
    assert "Craghorn" not in _sentence(table)
