"""Random games of Planechase: whatever is answered and whoever leaves, the planar cards are where they belong.

The planar die is loaded here, so that a lot happens. `--hypothesis-profile=thorough` plays many more games.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st
from tests.properties.examples import examples

from planechase import Game
from planechase.decks.random_planar_decks import FLAVOURS, random_planechase
from planechase.rules.casual import planar_decks, planar_die
from planechase.rules.casual.eternities_map import NEIGHBOURS, REACH, EternitiesMap
from planechase.rules.casual.planar_decks import COMMUNAL, PlanarState
from planechase.rules.casual.planar_die import Face
from planechase.rules.casual.planeswalking import Encountered, PlaneswalkedAway, PlaneswalkedTo
from planechase.rules.events.events import Event
from planechase.rules.language.card_types import PHENOMENON
from planechase.rules.state.chance import Chance
from planechase.rules.state.decisions import Decision
from planechase.rules.state.edition import Edition
from planechase.rules.state.objects import Id, Object, StackObject, Zone
from planechase.rules.state.state import State
from planechase.rules.state.visibility import may_see
from planechase.rules.turns.priority import Priority
from planechase.telling.scenes import view
from planechase.testing import broken_invariants
from planechase.testing.random_play import answering, play_on, random_deck
from planechase.variants.planechase import RollThePlanarDie

LOADED = (Face.PLANESWALKER, Face.CHAOS, Face.PLANESWALKER, Face.CHAOS, Face.PLANESWALKER, Face.BLANK)


@pytest.fixture(autouse=True, scope="module")
def loaded_die() -> Iterator[None]:
    """More happens with such a die. Machine code does not see it and rolls a fair one, which is right as well."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(planar_die, "FACES", LOADED)
        yield


@dataclass(frozen=True)
class Plan:
    """A random game before it is played: everything that happens follows from these."""

    players: int
    seed: int
    edition: Edition
    flavour: str
    decisions: int
    concessions: tuple[tuple[int, int], ...]
    """Before which decision who concedes, if they are still in the game."""

    def begin(self) -> Game:
        chance = Chance(self.seed)
        variant = random_planechase(self.players, self.seed, self.flavour, self.edition)
        decks = [random_deck(chance) for _ in range(self.players)]
        return Game.new(decks, self.seed, edition=self.edition, variants=[variant])

    def play(self, game: Game) -> Iterator[int]:
        """Make one decision after the other; yields the number of each before it is made."""
        leaving = [(at, player % self.players) for at, player in self.concessions]
        return play_on(game, self.decisions, leaving, answering(Chance(self.seed + 1), some_answer))


def some_answer(decision: Decision[Any], chance: Chance) -> object:
    """Anything that is allowed; the planar die is rolled as soon as it can be, more often than not."""
    if isinstance(decision, Priority) and chance.below(3):
        for option in decision.options:
            if isinstance(option, RollThePlanarDie):
                return option
    return decision.sample(chance)


def plans(players: int = 8, decisions: int = 160) -> st.SearchStrategy[Plan]:
    """Plans of games for two to so many players."""
    early, any_time = st.integers(0, 30), st.integers(0, decisions)
    return st.builds(
        Plan,
        players=st.integers(2, players),
        seed=st.integers(0, 2**32),
        edition=st.sampled_from(list(Edition)),
        flavour=st.sampled_from(FLAVOURS),
        decisions=st.just(decisions),
        concessions=st.lists(st.tuples(early | any_time, st.integers(0, 7)), max_size=4).map(tuple),
    )


def planar_state(state: State) -> PlanarState:
    found = planar_decks.planar_state(state)
    assert found is not None
    return found


# ---------------------------------------------------------------------- nothing breaks, nothing gets lost


class Traveller:
    """Follows the planes by what is told of them, to know which ones should be face up."""

    def __init__(self, game: Game) -> None:
        self.here: set[Id] = set()
        game.watch(self.hear)

    def hear(self, state: State, event: Event) -> None:
        if isinstance(event, PlaneswalkedAway):
            self.here.discard(event.object_id)
        elif isinstance(event, (PlaneswalkedTo, Encountered)):
            self.here.add(event.object_id)


@given(plans())
@examples(6)
def test_the_planar_cards_are_where_they_belong(plan: Plan) -> None:
    game = plan.begin()
    traveller = Traveller(game)
    for _ in plan.play(game):
        if game.state.turn.number and not traveller.here:
            traveller.here = set(planar_state(game.state).face_up)
        look_at(game, traveller)
    look_at(game, traveller)


def look_at(game: Game, traveller: Traveller) -> None:
    """Everything that must be true of every state."""
    state = game.state
    found = planar_state(state)
    assert broken_invariants(state) == []
    assert every_planar_card_is_somewhere(state, found)
    if game.decision is not None:
        assert not state.players[game.decision.player].has_left
    if state.turn.number == 0 or not state.playing():
        return
    assert set(found.face_up) == traveller.here
    assert is_somewhere(state, found)
    assert is_in_good_hands(state, found)
    if isinstance(game.decision, Priority):
        assert no_phenomenon_stays(state)
        assert found.map is None or is_laid_out(state, found, found.map)


def every_planar_card_is_somewhere(state: State, found: PlanarState) -> bool:
    """CR 311.2, 901.4: in one place, in the command zone, as long as the owner is in the game."""
    aside = [id for id in found.map.places.values() if id not in found.face_up] if found.map is not None else []
    places = [*(id for deck in found.decks.values() for id in deck), *found.face_up, *aside]
    objects = [state.objects[id] for id in places]
    assert all(obj.zone is Zone.COMMAND for obj in objects)
    assert all(obj.face_down is (obj.id not in found.face_up) for obj in objects)
    assert set(found.face_up) <= set(state.command)
    assert all(state.objects[id].owner == owner for owner, deck in found.decks.items() for id in deck)
    there = sorted(obj.card for obj in objects)
    return there == [
        card.index
        for card in state.cards
        if card.definition.printed.lives_in_command_zone
        and (card.owner == COMMUNAL or not state.players[card.owner].has_left)
    ]


def is_somewhere(state: State, found: PlanarState) -> bool:
    """CR 901.4: on one plane or phenomenon, or on several planes, where something brings that about.

    Two planes of one owner merge. Without leaving any plane there may be more, out of the decks of several players, and
    a phenomenon is encountered beside them.
    """
    shown = planar_decks.face_up(state)
    if len(shown) == 1:
        return True
    names = {card.definition.name for card in state.cards}
    if "Norn's Seedcore" in names:
        return bool(shown)
    assert len({obj.owner for obj in shown}) == 1
    return "Spatial Merging" in names and len(shown) == 2 and not any(o.copiable.types & PHENOMENON for o in shown)


def is_in_good_hands(state: State, found: PlanarState) -> bool:
    """CR 901.6: the planar controller is the active player, or else somebody who is still in the game."""
    (controller,) = planar_decks.planar_controllers(state)
    assert not controller.has_left
    assert state.active.has_left or controller is state.active
    return all(obj.controller == controller.id for obj in planar_decks.face_up(state))


def no_phenomenon_stays(state: State) -> bool:
    """CR 704.6f: at a grant of priority, a phenomenon that is face up has an ability on the stack."""
    on_stack = [obj for id in state.turn.stack if isinstance(obj := state.objects[id], StackObject)]
    sources = {obj.source.object_id for obj in on_stack}
    return all(obj.id in sources for obj in planar_decks.face_up(state) if obj.copiable.types & PHENOMENON)


def is_laid_out(state: State, found: PlanarState, chart: EternitiesMap) -> bool:
    """The Eternities Map: planes within reach, phenomena only underfoot, gaps only where there were no more planes."""
    assert chart.places[chart.here] in found.face_up
    assert all(chart.distance(place) <= REACH for place in chart.places)
    for place, id in chart.places.items():
        assert place == chart.here or not state.objects[id].copiable.types & PHENOMENON
    return len(found.face_up) > 1 or len(chart.neighbours()) == len(NEIGHBOURS) or len(chart.places) > 10


# ---------------------------------------------------------------------- records and forks


@given(plans(players=5, decisions=100))
@examples(4)
def test_a_record_replays_to_the_same_state(plan: Plan) -> None:
    game = plan.begin()
    for _ in plan.play(game):
        pass
    again = Game.replay(json.loads(json.dumps(game.record())))
    assert again.hash() == game.hash()


@given(plans(players=5, decisions=80))
@examples(4)
def test_a_fork_goes_on_like_the_original_and_does_not_disturb_it(plan: Plan) -> None:
    undisturbed, game = plan.begin(), plan.begin()
    twins: list[Game] = []
    for number, _ in zip(plan.play(undisturbed), plan.play(game), strict=True):
        if number % 9 == 4 and game.decision is not None:
            before = game.hash()
            stray, twin = game.fork(), game.fork()
            wander(stray, plan.seed + number)
            assert game.hash() == twin.hash() == before
            if number % 2:
                twins.append(twin)
    assert game.hash() == undisturbed.hash()
    for twin in twins:
        for plain in game.record()["answers"][len(twin.record()["answers"]) :]:
            twin.take_plain(plain)
        assert twin.hash() == game.hash()


def wander(game: Game, seed: int) -> None:
    chance = Chance(seed)
    for _ in range(6):
        if game.decision is not None:
            answering(chance, some_answer)(game)


# ---------------------------------------------------------------------- secrets


@given(plans(players=4, decisions=100))
@examples(5)
def test_views_do_not_depend_on_planar_cards_that_are_hidden(plan: Plan) -> None:
    """CR 901.4: shuffle the cards of planar decks that a player has not been shown; nobody sees a difference."""
    game = plan.begin()
    for number in plan.play(game):
        if number % 8 == 3:
            for viewer in (*range(plan.players), None):
                state = game.state.clone()
                shuffle_hidden(state, viewer, Chance(plan.seed + number))
                assert json.dumps(view(state, viewer)) == json.dumps(view(game.state, viewer))


def shuffle_hidden(state: State, viewer: Id | None, chance: Chance) -> None:
    """Let the cards of each planar deck that the viewer may not see change places."""
    for deck in planar_state(state).decks.values():
        hidden: list[Object] = [state.objects[id] for id in deck if not may_see(state, state.objects[id], viewer)]
        faces = [(obj.card, obj.copiable) for obj in hidden]
        chance.shuffle(faces)
        for obj, (card, values) in zip(hidden, faces, strict=True):
            new = obj.clone()
            new.card, new.copiable = card, values
            state.objects[obj.id] = new
    state.changed()
