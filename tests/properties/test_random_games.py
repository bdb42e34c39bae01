"""Random games of two to eight players: whatever is answered, nothing breaks and nothing is forgotten.

`--hypothesis-profile=thorough` plays many more of them.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

from hypothesis import given, note
from hypothesis import strategies as st
from tests.properties.examples import examples

from planechase import Game
from planechase.rules.events.events import Event
from planechase.rules.state.attributes import own_attributes
from planechase.rules.state.chance import Chance
from planechase.rules.state.decisions import Choose, Order
from planechase.rules.state.edition import Edition
from planechase.rules.state.objects import HIDDEN_ZONES, NO_CARD, Object, Permanent, StackObject, Zone
from planechase.rules.state.state import State
from planechase.rules.state.visibility import may_see
from planechase.telling.entries import LogKind
from planechase.telling.narration import told
from planechase.telling.scenes import view
from planechase.testing import broken_invariants
from planechase.testing.random_play import answering, play_on, random_deck


@dataclass(frozen=True)
class Plan:
    """A random game before it is played: everything that happens follows from these numbers."""

    players: int
    seed: int
    edition: Edition
    decisions: int
    """How many decisions are made at most; fixed, so that every example plays a good deal."""
    concessions: tuple[tuple[int, int], ...]
    """Before which decision who concedes, if they are still in the game."""

    def begin(self) -> Game:
        chance = Chance(self.seed)
        decks = [random_deck(chance) for _ in range(self.players)]
        return Game.new(decks, self.seed, edition=self.edition)

    def play(self, game: Game) -> Iterator[int]:
        """Make one decision after the other; yields the number of each before it is made."""
        leaving = [(at, player % self.players) for at, player in self.concessions]
        return play_on(game, self.decisions, leaving, answering(Chance(self.seed + 1)))


def plans(players: int = 8, decisions: int = 250) -> st.SearchStrategy[Plan]:
    """Plans of games for two to so many players."""
    moments = st.tuples(st.integers(0, decisions), st.integers(0, 7))
    return st.builds(
        Plan,
        players=st.integers(2, players),
        seed=st.integers(0, 2**32),
        edition=st.sampled_from(list(Edition)),
        decisions=st.just(decisions),
        concessions=st.lists(moments, max_size=3).map(tuple),
    )


OFTEN = 5
"""The invariants are looked at before every so many decisions."""


# ---------------------------------------------------------------------- nothing breaks


@given(plans())
@examples(6)
def test_no_answer_breaks_the_state(plan: Plan) -> None:
    game = plan.begin()
    for number in plan.play(game):
        if number % OFTEN == 0:
            look_at(game)
    look_at(game)


def look_at(game: Game) -> None:
    """Everything that must be true of every state."""
    state = game.state
    assert broken_invariants(state) == []
    assert every_card_is_somewhere(state)
    for id, obj in state.objects.items():
        assert obj.id == id <= state.stamp
    assert len({id for turn in state.turns for id in turn.stack}) == sum(len(turn.stack) for turn in state.turns)
    for turn in state.turns:
        for id in turn.stack:
            assert well_formed(state, state.objects[id])
    for id in state.battlefield:
        assert isinstance(state.objects[id], Permanent)
    for player in state.players:
        for id in (*player.library, *player.hand, *player.graveyard):
            assert state.objects[id].owner == player.id
        assert not player.has_left or not (player.library or player.hand or player.graveyard)
    if game.decision is None:
        assert state.result is not None
    else:
        assert state.result is None
        assert not state.players[game.decision.player].has_left


def every_card_is_somewhere(state: State) -> bool:
    """CR 400.1: the zones partition the cards of the players who are still in the game."""
    there = sorted(obj.card for obj in state.objects.values() if obj.card != NO_CARD)
    return there == [card.index for card in state.cards if not state.players[card.owner].has_left]


def well_formed(state: State, obj: Object) -> bool:
    """CR 112.1, 113.1c: a spell with its card, or an ability with its source; somebody in the game controls it."""
    if not isinstance(obj, StackObject) or state.players[obj.controller].has_left:
        return False
    if obj.controller != obj.source.controller or obj.source.stack_id != obj.id:
        return False
    return obj.source.object_id == obj.id if obj.is_spell else obj.card == NO_CARD


# ---------------------------------------------------------------------- records and forks


@given(plans(players=5, decisions=120))
@examples(5)
def test_a_record_replays_to_the_same_state(plan: Plan) -> None:
    game = plan.begin()
    for _ in plan.play(game):
        pass
    record = json.loads(json.dumps(game.record()))

    assert Game.replay(record).hash() == game.hash()
    halfway = len(record["answers"]) // 2
    again = Game.replay(record, upto=halfway)
    for plain in record["answers"][halfway:]:
        again.take_plain(plain)
    assert again.hash() == game.hash()


@given(plans(players=5, decisions=100))
@examples(7)
def test_a_fork_goes_on_like_the_original_and_does_not_disturb_it(plan: Plan) -> None:
    """Also in the middle of a resolution: fork, let the fork wander off, and play on as if it had never been."""
    undisturbed, game = plan.begin(), plan.begin()
    for number, _ in zip(plan.play(undisturbed), plan.play(game), strict=True):
        if number % 9 == 4 and game.decision is not None:
            before = game.hash()
            twin, stray = game.fork(), game.fork()
            assert twin.hash() == stray.hash() == before
            wander(stray, plan.seed + number)
            assert game.hash() == before
            assert twin.hash() == before
            note(f"forked before decision {number}")
            if number % 2:
                game.state.watchers = []
                swap_for(game, twin)
    assert game.hash() == undisturbed.hash()


def wander(game: Game, seed: int) -> None:
    chance = Chance(seed)
    for _ in range(4):
        if game.decision is not None:
            answering(chance)(game)


def swap_for(game: Game, twin: Game) -> None:
    """From now on the game is its fork."""
    for slot in own_attributes(Game):
        setattr(game, slot, getattr(twin, slot))


# ---------------------------------------------------------------------- secrets


@given(plans(players=4, decisions=100))
@examples(8)
def test_views_and_questions_do_not_depend_on_what_is_hidden(plan: Plan) -> None:
    """Shuffle what a player may not see among itself: what the player sees stays as it was (CR 400.2, 708.5)."""
    game = plan.begin()
    for number in plan.play(game):
        if number % 12 == 7:
            for viewer in (*range(plan.players), None):
                state = game.state.clone()
                shuffle_hidden(state, viewer, Chance(plan.seed + number))
                assert seen(state, viewer) == seen(game.state, viewer)
                assert hidden_names(game.state, viewer) & names_in(game.view(viewer)) <= public_names(game, viewer)


@given(plans(players=3, decisions=120))
@examples(6)
def test_the_log_names_nothing_that_its_reader_does_not_see(plan: Plan) -> None:
    """An object in a hidden zone has an id in the log only for its owner and for those who see it at that moment.

    A card whose ability is activated in a hand is shown to everybody (CR 602.2a).
    """
    game = plan.begin()
    log = game.keep_log()

    def look(state: State, event: Event) -> None:
        for viewer in (*range(plan.players), None) if told(state, event) is not None else ():
            entry = log.entries[-1]
            ids = entry.plain(viewer)["objects"] if entry.kind is not LogKind.ACTIVATE else []
            hidden = [obj for id in ids if (obj := state.get(id)) is not None and obj.zone in HIDDEN_ZONES]
            assert all(obj.owner == viewer or may_see(state, obj, viewer) for obj in hidden)

    game.watch(look)
    for _ in plan.play(game):
        pass
    assert len(log) > 0


def seen(state: State, viewer: int | None) -> str:
    return json.dumps(view(state, viewer))


def hidden_objects(state: State, viewer: int | None) -> list[Object]:
    """The cards in libraries and in the hands of others that the viewer has not been shown."""
    zones = (Zone.LIBRARY, Zone.HAND)
    return [obj for obj in state.objects.values() if obj.zone in zones and not may_see(state, obj, viewer)]


def shuffle_hidden(state: State, viewer: int | None, chance: Chance) -> None:
    """Let hidden cards of each player change places, in hand and library."""
    for player in state.players:
        hidden = [obj for obj in hidden_objects(state, viewer) if obj.owner == player.id]
        faces = [(obj.card, obj.copiable) for obj in hidden]
        chance.shuffle(faces)
        for obj, (card, values) in zip(hidden, faces, strict=True):
            new = obj.clone()
            new.card, new.copiable = card, values
            state.objects[obj.id] = new
    state.changed()


def hidden_names(state: State, viewer: int | None) -> set[str]:
    return {obj.copiable.name for obj in hidden_objects(state, viewer)}


def public_names(game: Game, viewer: int | None) -> set[str]:
    """The names of everything the viewer may see, and those that players have chosen for it."""
    state = game.state
    found = {obj.copiable.name for obj in state.objects.values() if may_see(state, obj, viewer)}
    found |= {state.chars(obj).name for obj in state.objects.values() if may_see(state, obj, viewer)}
    chosen = [
        values for obj in state.objects.values() if may_see(state, obj, viewer) for values in (obj.links or {}).values()
    ]
    return found | {name for values in chosen for name in values if isinstance(name, str)}


def names_in(view: Any) -> set[str]:
    """Every string in a view."""
    if isinstance(view, dict):
        return {name for value in view.values() for name in names_in(value)}
    if isinstance(view, list):
        return {name for value in view for name in names_in(value)}
    return {view} if isinstance(view, str) else set()


@given(plans(players=4, decisions=100))
@examples(8)
def test_a_question_is_put_to_somebody_who_may_see_what_it_is_about(plan: Plan) -> None:
    """Options that are hidden cards are shown only to a player who may look at them, or lie in their own library."""
    game = plan.begin()
    for _ in plan.play(game):
        decision = game.decision
        if type(decision) not in (Choose, Order):
            continue
        assert isinstance(decision, (Choose, Order))
        for option in decision.options:
            obj = game.state.get(option) if isinstance(option, int) and option >= 1000 else None
            if obj is not None and not may_see(game.state, obj, decision.player):
                assert obj.zone is not Zone.HAND
