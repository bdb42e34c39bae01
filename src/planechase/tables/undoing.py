"""Undoing a decision: freely until something hidden was seen or somebody else acted, after that by agreement."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, Literal, NamedTuple

from planechase.game import Game
from planechase.rules.state.objects import HIDDEN_ZONES, NO_CARD, Id, Object
from planechase.rules.state.state import State
from planechase.rules.state.visibility import seen_among, seen_in_hands, seen_in_libraries

MayUndo = Literal["freely", "by asking"]

MOST_LOOKS: Final = 64


class Decided(NamedTuple):
    """An answer that was given: by which seat, and whether that only passed or was done for them."""

    seat: Id
    freely: bool
    passed: bool
    quiet: bool = False
    """Whether nobody was told of it: a bot was asked, and passed. That it was asked would tell of its hand."""
    anew: bool = False
    """Whether what had not been seen was dealt again (see `replaying.go_on`)."""


def last_of(decided: Sequence[Decided], seat: Id, since: int = 0) -> int | None:
    """How many answers there were before the last one that a seat gave itself, since somebody plays there."""
    for at in reversed(range(since, len(decided))):
        if decided[at].seat == seat and decided[at].freely:
            return at
    return None


def may_undo(game: Game, decided: Sequence[Decided], seat: Id, looks: Looks, since: int = 0) -> MayUndo | None:
    """Whether a seat can undo its last decision. What a bot decided before somebody sat there is not theirs."""
    back = last_of(decided, seat, since)
    if back is None or game.state.result is not None:
        return None
    acted = [one for one in decided[back:] if one.seat != seat and not one.passed]
    if acted or _has_anybody_learned(looks.at(game, back), looks.at(game, game.answered), seat):
        return "by asking"
    return "freely"


class Looks:
    """Caches what was seen after a number of answers. It is asked for again and again, and does not change."""

    __slots__ = ("_known",)

    def __init__(self) -> None:
        self._known: dict[int, _Look] = {}

    def at(self, game: Game, answers: int) -> _Look:
        """What everybody saw after this many answers."""
        if answers not in self._known:
            if len(self._known) >= MOST_LOOKS:
                self._known.clear()
            state = game.state if answers == game.answered else game.as_of(answers).state
            self._known[answers] = _seen(state)
        return self._known[answers]

    def forget(self) -> None:
        """Answers were taken back, and others may come in their place; or nobody plays at the moment."""
        self._known.clear()


def _has_anybody_learned(then: _Look, now: _Look, seat: Id) -> bool:
    """Whether chance has spoken since, or somebody has seen a card that was hidden; one's own may be shown."""
    if now.drawn != then.drawn:
        return True
    known = then.by_all | then.by_each[seat]
    if not now.by_all <= known.union(set.intersection(*then.by_each)):
        return True
    return any(not new <= known | old for old, new in zip(then.by_each, now.by_each, strict=True))


class _Look(NamedTuple):
    """How far chance had spoken, the cards that all saw face up, and for each seat the others that it might see."""

    drawn: int
    by_all: set[int]
    by_each: list[set[int]]


def _seen(state: State) -> _Look:
    cards = [obj for obj in state.objects.values() if obj.card != NO_CARD and obj.zone not in HIDDEN_ZONES]
    openly = {obj.card for obj in cards if not obj.face_down}
    for permanent in state.permanents():
        if permanent.components and permanent.card in openly:
            openly.update(permanent.cards)
    face_down = [obj for obj in cards if obj.face_down]
    return _Look(state.chance.drawn, openly, [_seen_by(state, player.id, face_down) for player in state.players])


def _seen_by(state: State, seat: Id, face_down: Sequence[Object]) -> set[int]:
    """The cards that a seat may see where not everybody does."""
    found = {obj.card for obj in seen_among(state, face_down, seat)}
    for hand in seen_in_hands(state, seat):
        found |= {state.objects[id].card for id in hand}
    for player, places in zip(state.players, seen_in_libraries(state, seat), strict=True):
        found |= {state.objects[player.library[place]].card for place in places}
    return found
