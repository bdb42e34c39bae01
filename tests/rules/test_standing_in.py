"""Who decides for a player who has left in the middle of a decision (CR 800.4g)."""

from __future__ import annotations

import pytest

from planechase.rules.language.grammar import Effect
from planechase.rules.language.word import word
from planechase.rules.state.decisions import Choose, Rule, ask
from planechase.rules.state.purpose import Purpose
from planechase.rules.state.source import Source
from planechase.rules.state.state import State
from planechase.testing import ANN, BOB, CAT, DAN, Table
from planechase.testing.archenemy_table import SchemeTable
from planechase.variants import TeamVsTeam
from planechase.words.card import SORCERY_CARD, card


@word
class TeammateChooses(Effect):
    """A teammate of yours chooses a player, who gains 3 life."""

    reads = "a teammate chooses a player, who gains 3 life"

    def happen(self, game: State, by: Source) -> Rule[None]:
        mate = next(player for player in game.team(by.controller) if player.id != by.controller)
        everybody = [player.id for player in game.playing()]
        chosen = yield from ask(Choose(mate.id, Purpose.PLAYER, "Choose a player.", everybody))
        game.players[chosen[0]].life += 3


@pytest.mark.rule("800.4g")
def test_anybody_may_choose_for_a_teammate_who_has_left() -> None:
    """Only in the place of an opponent must it be another opponent."""
    table = Table(4, variants=[TeamVsTeam()], free_mana=True)
    table.hand(ANN, card("Trust", "{W}", SORCERY_CARD, TeammateChooses()))
    table.cast(ANN, "Trust")
    table.resolve(pause=True)
    assert table.decision is not None
    assert table.decision.player == BOB
    table.concede(BOB)
    assert isinstance(table.decision, Choose)
    assert (table.decision.player, set(table.decision.options)) == (ANN, {ANN, CAT, DAN})
    table.answer(ANN, ANN)
    assert table.decision.player == ANN
    table.answer(ANN, ANN)
    assert table.life(ANN) == 23


@word
class ChooseTwo(Effect):
    """You choose two opponents, who lose 1 life."""

    reads = "choose two opponents; they lose 1 life"

    def happen(self, game: State, by: Source) -> Rule[None]:
        others = [player.id for player in game.playing() if player.id != by.controller]
        for id in (yield from ask(Choose(by.controller, Purpose.PLAYER, "Choose two.", others, 2, 2))):
            game.players[id].life -= 1


@pytest.mark.rule("800.4a")
def test_whoever_leaves_meanwhile_cannot_be_chosen_any_more_even_if_just_enough_are_left() -> None:
    table = Table(4, free_mana=True)
    table.hand(ANN, card("Envy", "{B}", SORCERY_CARD, ChooseTwo()))
    table.cast(ANN, "Envy")
    table.resolve(pause=True)
    table.concede(CAT)
    assert isinstance(table.decision, Choose)
    assert table.decision.options == (BOB, DAN)
    table.answer(ANN, [BOB, DAN])
    assert (table.life(BOB), table.life(DAN)) == (19, 19)


@pytest.mark.rule("800.4a")
def test_of_a_hand_that_has_left_meanwhile_nothing_is_chosen_later_on() -> None:
    """Cards are chosen from one hand after the other; somebody whose turn has not come yet concedes."""
    table = SchemeTable(4)
    table.hand(BOB, "Lightning Bolt", "Sol Ring")
    table.hand(CAT, "Serra Angel", "Sol Ring")
    table.hand(DAN, "Grizzly Bears", "Sol Ring")
    table.set_in_motion("Every Hope Shall Vanish")
    table.resolve(pause=True)
    table.concede(CAT)
    table.will(ANN, "Grizzly Bears")
    table.answer(ANN, "Lightning Bolt")
    assert (table.graveyard(BOB), table.graveyard(DAN)) == (["Lightning Bolt"], ["Grizzly Bears"])
