"""What must be true of every state, whatever happened (CR 400.1, 122.1, 110.5)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from planechase.rules.casual.planar_decks import planar_state
from planechase.rules.casual.schemes import scheme_state
from planechase.rules.multiplayer import turn_markers
from planechase.rules.state.objects import Id, Permanent, Zone

if TYPE_CHECKING:
    from planechase.rules.state.state import State


def broken_invariants(state: State) -> list[str]:
    """What is wrong with a state, one sentence each. The list is empty if nothing is.

    >>> from planechase.testing import Table
    >>> broken_invariants(Table().state)
    []
    """
    return [*_zones(state), *_cards(state), *_counters(state), *_links(state), *_turns(state)]


def _turns(state: State) -> list[str]:
    """CR 807.4: a player who only waits for a turn is in the game and has done nothing yet; somebody need not wait."""
    wrong: list[str] = []
    if state.turn not in state.turns:
        wrong.append("The turn that goes on is none of those that are taken.")
    waiting = [turn for turn in state.turns if turn.waits]
    for turn in waiting:
        if turn.stack or turn.priority is not None or (state.players[turn.active[0]].has_left and state.playing()):
            wrong.append(f"{state.players[turn.active[0]].name} should only be waiting for a turn.")
    if state.result is None and len(waiting) == len(state.turns) and state.turn.number:
        wrong.append("Everybody who has a turn marker waits for another.")
    pending = sum(turn.marker.removals for turn in state.turns if turn.marker is not None)
    if state.turn.marker is not None and state.result is None:
        due = turn_markers.number_for(len(state.playing()))
        if len(state.turns) - pending > due:
            wrong.append(f"There are {len(state.turns)} turn markers, {pending} of them to be removed, and not {due}.")
    return wrong


def _zones(state: State) -> list[str]:
    """Every object is in one zone, and its zone knows it."""
    wrong: list[str] = []
    seen: dict[Id, Zone] = {}
    for zone, ids in _lists(state):
        for entry in ids:
            if entry in seen:
                wrong.append(f"{state.name_of(entry)} #{entry} is in {seen[entry].value} and in {zone.value}.")
            seen[entry] = zone
            obj = state.get(entry)
            if obj is None:
                wrong.append(f"#{entry} is in {zone.value} but does not exist.")
            elif obj.zone is not zone:
                wrong.append(f"{state.name_of(entry)} #{entry} is in {zone.value} but thinks {obj.zone.value}.")
    wrong += [f"{state.name_of(entry)} #{entry} is in no zone." for entry in state.objects if entry not in seen]
    return wrong


def _lists(state: State) -> list[tuple[Zone, list[Id]]]:
    found = [
        (Zone.BATTLEFIELD, state.battlefield), (Zone.EXILE, state.exile), (Zone.COMMAND, state.command),
        (Zone.OUTSIDE, state.outside),
    ]  # fmt: skip
    found += [(Zone.STACK, turn.stack) for turn in state.turns]
    planar = planar_state(state)
    if planar is not None:
        found += [(Zone.COMMAND, deck) for deck in planar.decks.values()]
        if planar.map is not None:
            found.append((Zone.COMMAND, [id for id in planar.map.places.values() if id not in planar.face_up]))
    schemes = scheme_state(state)
    if schemes is not None:
        found += [(Zone.COMMAND, deck) for deck in schemes.decks.values()]
    for player in state.players:
        found += [(Zone.LIBRARY, player.library), (Zone.HAND, player.hand), (Zone.GRAVEYARD, player.graveyard)]
    return found


def _cards(state: State) -> list[str]:
    """A card is one object; the cards of players in the game are somewhere."""
    wrong: list[str] = []
    seen: set[int] = set()
    for obj in state.objects.values():
        for card in obj.cards:
            if card in seen:
                wrong.append(f"The card {state.name_of(obj.id)} is two objects.")
            seen.add(card)
    return wrong


def _counters(state: State) -> list[str]:
    """No counters and no damage below zero."""
    wrong = [
        f"{state.name_of(obj.id)} has {count} {kind} counters."
        for obj in state.objects.values()
        for kind, count in (obj.counters or {}).items()
        if count < 0
    ]
    wrong += [
        f"{player.name} has {count} {kind} counters."
        for player in state.players
        for kind, count in player.counters.items()
        if count < 0
    ]
    wrong += [f"{state.name_of(p.id)} has {p.damage} damage." for p in state.permanents() if p.damage < 0]
    return wrong


def _links(state: State) -> list[str]:
    """Whatever is attached, attacks or blocks is on the battlefield; players who left have nothing."""
    wrong: list[str] = []
    for turn in state.turns:
        if turn.combat is not None:
            for entry in (*turn.combat.attacks, *turn.combat.blocks):
                if not isinstance(state.get(entry), Permanent):
                    wrong.append(f"#{entry} is in combat but not on the battlefield.")
    gone = {player.id for player in state.players if player.has_left}
    wrong += [
        f"{state.name_of(obj.id)} belongs to {state.players[obj.owner].name}, who has left."
        for obj in state.objects.values()
        if obj.owner in gone
    ]
    return wrong
