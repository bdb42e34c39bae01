"""The same script played in a whole game and beside a paper table: the same planes with the same controllers."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st
from tests.paper.conftest import NAMES, Paper
from tests.properties.examples import examples

from planechase.cards import pool
from planechase.paper import deeds as did
from planechase.paper.paper_game import PaperGame
from planechase.record import Setup
from planechase.rules.casual.command_zone import lay_down
from planechase.rules.casual.planar_decks import COMMUNAL, face_up, planar_controllers, planar_state
from planechase.rules.casual.planar_die import Face
from planechase.rules.events.zones import cease_to_exist
from planechase.rules.language.characteristics import CardDefinition
from planechase.rules.multiplayer.variant import Variant
from planechase.rules.state.decisions import Choose, Decision, Order
from planechase.rules.state.edition import Edition
from planechase.rules.state.state import State
from planechase.rules.turns.setup import Seat
from planechase.testing.planar_table import NOWHERE, ArrangedPlanechase, PlanarTable
from planechase.variants import TwoHeadedGiant
from planechase.variants.planechase import cost_to_roll

SPECIAL = (
    "Interplanar Tunnel", "Spatial Merging", "Stairs to Infinity", "Pools of Becoming", "Norn's Seedcore",
    "Time Distortion", "The Fertile Lands of Saulvinia", "Chaotic Aether", "Temple of Atropos", "Fixed Point in Time",
)  # fmt: skip
"""Cards whose texts handle the planar deck, the die or the order of turns."""

MOVES = st.sampled_from(["planeswalker", "chaos", "blank", "next", "counter", "leave", "give up", "walk and give up"])
SHAPES = ("communal", "giants", "own", "2011")
"""A communal planar deck, also for giants and by the rules of 2011, or everybody's own."""


def chosen(state: State, decision: Decision[Any]) -> Any:
    """What everybody here answers: yes, and of several cards those that come first in the alphabet."""
    if isinstance(decision, (Choose, Order)):
        options = list(decision.options)
        if all(option in state.objects for option in options):
            options.sort(key=lambda id: state.objects[id].copiable.name)
        return options if isinstance(decision, Order) else options[: decision.minimum]
    return True


class Both:
    """A whole game and a paper table, which go the same way."""

    def __init__(self, cards: list[str], players: int, shape: str) -> None:
        variants: list[Variant] = [TwoHeadedGiant()] if shape == "giants" else []
        edition = Edition.Y2011 if shape == "2011" else Edition.CURRENT
        communal = shape != "own"
        definitions = [pool.card(name) for name in cards]
        decks = {owner: [*definitions[owner::players], *NOWHERE[owner + 1 :: players]] for owner in range(players)}
        self.table = PlanarTable(players, communal=communal, variants=variants, edition=edition, free_mana=True)
        self.table.on_plane(NOWHERE[0])
        for owner, deck in {0: [*definitions, *NOWHERE[1:]]}.items() if communal else decks.items():
            self.table.planar_deck(owner, *deck, only=True)
        for player in range(players):
            self.table.on_ask(player, lambda decision: chosen(self.table.state, decision))
        planes = ArrangedPlanechase(communal=() if communal else None)
        seats = [Seat(name) for name in NAMES[:players]]
        self.paper = Paper(PaperGame(Setup(seats, 0, edition, [*variants, planes], starting_player=0)))
        self._lay_out({COMMUNAL: [*definitions, *NOWHERE[1:]]} if communal else decks)

    def _lay_out(self, decks: dict[int, list[CardDefinition]]) -> None:
        """The paper table begins where the whole game stands: on the first of the planes without a text."""
        state = self.paper.game.state
        planar = planar_state(state)
        assert planar is not None
        for owner, deck in decks.items():
            planar.decks[owner] = [lay_down(state, owner, each) for each in deck]
        first = next(iter(decks))
        planar.decks[first].insert(0, lay_down(state, first, NOWHERE[0]))
        self.paper.start()
        self._finish_paper()

    def _finish_paper(self) -> None:
        """Whatever waits is done, and whatever is asked is answered."""
        game = self.paper.game
        while game.decision is not None or game.state.waiting:
            if game.decision is not None:
                game.answer(game.decision.encode(chosen(game.state, game.decision)))
            else:
                self.paper.do(did.DoneDeed(len(game.state.waiting) - 1))

    def go(self, move: str) -> None:
        self.paper.game.state.chance = self.table.state.chance.clone()
        active = self.table.state.turn.active[0]
        if move == "next":
            self.paper.next()
            self.table.next_turn()
            self.table.go_to("precombat main phase")
        elif move == "leave":
            self._leave(active)
        elif move.endswith("give up"):
            self._give_up(active, walking=move != "give up")
        elif move == "counter":
            self.table.roll(active, Face.PLANESWALKER)
            self.table.happen(_counter_all)
            self.paper.roll(Face.PLANESWALKER)
            while self.paper.game.state.waiting:
                self.paper.do(did.CounteredDeed(0))
        else:
            self.table.roll(active, Face(move))
            self.table.resolve_all()
            self.paper.roll(Face(move))
        self._finish_paper()

    def _leave(self, active: int) -> None:
        """CR 901.10: whoever sits to the right of the active player leaves."""
        if self._may_leave():
            playing = [player.id for player in self.table.state.playing()]
            leaver = playing[playing.index(active) - 1]
            self.table.concede(leaver)
            self.table.resolve_all()
            self.paper.do(did.Leave(leaver))

    def _give_up(self, active: int, walking: bool) -> None:
        """CR 901.10, 800.4k: the active player leaves, perhaps while something that came of a walk waits."""
        if not self._may_leave():
            return
        if walking:
            self.table.roll(active, Face.PLANESWALKER)
            self.table.resolve()
            self.paper.roll(Face.PLANESWALKER)
            self.paper.do(did.DoneDeed(len(self.paper.game.state.waiting) - 1))
            if self.paper.game.decision is not None or self.table.game.decision is None:
                return
        self.table.concede(active)
        self.table.resolve_all()
        self.paper.do(did.Leave(active))
        self._finish_paper()
        self.table.next_turn()
        self.table.go_to("precombat main phase")

    def _may_leave(self) -> bool:
        """Of two players nobody leaves, or the game would be over; nor does a head."""
        return len(self.table.state.playing()) > 2 and not self.table.state.options.shared_turns

    def both(self) -> tuple[object, object]:
        """What is the same at both, or should be."""
        return _standing(self.table.state), _standing(self.paper.game.state)


def _counter_all(state: State) -> Any:
    cease_to_exist(state, *(state.objects[id] for id in list(state.turn.stack)))
    return
    yield


def _standing(state: State) -> object:
    planar = planar_state(state)
    assert planar is not None
    return {
        "planes": sorted(obj.copiable.name for obj in face_up(state)),
        "controllers": [player.name for player in planar_controllers(state)],
        "decks": {
            owner: [state.objects[id].copiable.name for id in deck] for owner, deck in sorted(planar.decks.items())
        },
        "active": list(state.turn.active),
        "costs": [cost_to_roll(player) for player in state.players],
        "order": list(state.seating),
    }


@pytest.mark.rule("901.4", "901.6", "901.8", "901.9", "901.10", "901.11", "312.7")
@examples(60)
@given(
    st.lists(st.sampled_from(SPECIAL), unique=True, min_size=2, max_size=8),
    st.lists(MOVES, max_size=14),
    st.sampled_from(SHAPES),
)
def test_a_script_ends_on_the_same_planes_in_both(cards: list[str], moves: list[str], shape: str) -> None:
    """The starting plane does nothing, so that both begin alike."""
    if shape == "2011":  # there were no phenomena then
        cards = [name for name in cards if "Phenomenon" not in pool.card(name).printed.type_line]
    both = Both(cards, 4, shape)
    for move in moves:
        both.go(move)
        whole, paper = both.both()
        assert paper == whole, (cards, moves, move)
