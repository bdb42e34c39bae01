"""What things are called on the screen: as they are in the options that one is offered."""

from __future__ import annotations

import pytest

from planechase.bots import BotTable as Bots
from planechase.bots import SensibleBot
from planechase.game import Game
from planechase.telling.labels import thing_label
from planechase.telling.scenes import scene
from planechase.terminal.display_names import described, names
from planechase.testing import ANN, BOB, Table


@pytest.mark.parametrize(("variants", "seed"), [(["planechase"], 5), (["two-headed giant", "commander"], 3)])
def test_things_are_called_as_in_the_options_of_a_question(variants: list[str], seed: int) -> None:
    game = Game.casual(*variants, players=4, seed=seed, log=True)
    bots = Bots([SensibleBot() for _ in range(4)])
    compared = 0
    while game.answered < 300 and game.decision is not None:
        if game.answered % 25 == 0:
            for viewer in (ANN, BOB, None):
                shown = scene(game.state, viewer)
                for id in [*range(4), *shown["battlefield"], *shown["stack"]]:
                    assert described(shown, id) == thing_label(game.state, id, viewer)
                    compared += 1
        bots.answer(game)
    assert compared > 200


@pytest.mark.rule("509.1")
def test_a_fight_is_told_with_both_sides() -> None:
    table = Table()
    attacker, blocker = table.battlefield(ANN, "Air Elemental"), table.battlefield(BOB, "Cadaver Imp")
    table.attack(ANN, {attacker: BOB})
    table.block(BOB, {blocker: attacker}, pause=True)
    shown = scene(table.state, ANN)
    assert described(shown, attacker.id) == "Air Elemental 4/4 flying (attacking Bob, blocked)"
    assert described(shown, blocker.id) == "Cadaver Imp 1/1 flying (Bob's, blocking Air Elemental)"


@pytest.mark.rule("708.5")
def test_what_lies_face_down_is_called_by_its_name_only_for_those_who_may_know_it() -> None:
    table = Table()
    hidden = table.battlefield(BOB, "Battering Craghorn", face_down=True)
    assert described(scene(table.state, BOB), hidden.id) == "a face-down card (Battering Craghorn) 2/2"
    assert described(scene(table.state, ANN), hidden.id) == "a face-down card 2/2 (Bob's)"


@pytest.mark.rule("608.2b")
def test_a_target_that_is_gone_is_not_called_by_its_name() -> None:
    table = Table(free_mana=True)
    bears = table.battlefield(BOB, "Grizzly Bears")
    table.hand(ANN, "Lightning Bolt", "Lightning Bolt")
    table.cast(ANN, "Lightning Bolt", targets=[bears])
    table.cast(ANN, "Lightning Bolt", targets=[bears])
    shown = scene(table.state, ANN)
    assert described(shown, shown["stack"][0]) == "Lightning Bolt (yours), targeting Grizzly Bears"
    table.pass_()
    table.pass_()
    shown = scene(table.state, ANN)
    assert described(shown, shown["stack"][0]) == "Lightning Bolt (yours), targeting something that is gone"


def test_several_of_one_name_are_counted() -> None:
    table = Table()
    bears = [table.battlefield(BOB, "Grizzly Bears").id for _ in range(2)]
    assert names(scene(table.state, ANN), [*bears, ANN]) == "two Grizzly Bears and Ann"
