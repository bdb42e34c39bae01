"""Questions in steps, each with a few options, so that every answer is made of small numbers.

What is not asked is answered by a bot: the order of things, how often to repeat something, and what would have more
options than there are actions, such as the name of a card.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final, NamedTuple

from planechase.rules.state.decisions import (
    DONE,
    Decision,
    Declaration,
    DeclaredPair,
    Divide,
    IllegalAnswer,
    Order,
    RepeatHowOften,
    StepInAfter,
)
from planechase.rules.state.decisions.stepping import extensions
from planechase.rules.state.objects import Id, Zone
from planechase.rules.state.state import State
from planechase.rules.turns.priority import Action, ActionKind, CastSpell, PlayLand, Priority

ACTIONS: Final = 64
"""The size of the action space: an action is the position of an option."""
UNASKED: Final = (Order, RepeatHowOften, StepInAfter)


class Offer(NamedTuple):
    """What an action stands for."""

    step: Any
    """What it adds to the answer."""
    value: object
    """The option, as the question has it; `DONE` where it ends the answer."""
    things: tuple[Id, ...] = ()
    """The objects and players it is about: at most two."""


class SteppedQuestion:
    """A decision on the way to its answer. Steps with only one option are taken automatically."""

    def __init__(self, decision: Decision[Any]) -> None:
        self.decision = decision
        self.chosen: list[Any] = []
        self.offers: list[Offer] = []
        self.is_over = False
        self._look()

    def take(self, action: int) -> None:
        """Take one step."""
        self._add(self.offers[action])
        self._look()

    def answer(self) -> object:
        """The answer, once it is complete."""
        raise NotImplementedError

    def next_offers(self) -> list[Offer]:
        """What can be chosen now; nothing once the answer is complete."""
        raise NotImplementedError

    def _look(self) -> None:
        while not self.is_over:
            self.offers = self.next_offers()
            if len(self.offers) > 1:
                return
            if self.offers:
                self._add(self.offers[0])
            else:
                self.is_over = True

    def _add(self, offer: Offer) -> None:
        if offer.value == DONE:
            self.is_over = True
        else:
            self.chosen.append(offer.step)


class SteppedAction(SteppedQuestion):
    """What to do with priority. Mana is made when it is needed; of cards in hand that are the same, one is offered."""

    def __init__(self, game: State, decision: Priority, refused: Sequence[object]) -> None:
        self._game = game
        self._refused = refused
        super().__init__(decision)

    def answer(self) -> object:
        return self.chosen[0]

    def next_offers(self) -> list[Offer]:
        if self.chosen:
            return []
        assert isinstance(self.decision, Priority)
        offers: dict[object, Offer] = {}
        for action in self.decision.options:
            if action.deed is not ActionKind.MAKE_MANA and action not in self._refused:
                about = () if action.object_id is None else (action.object_id,)
                offers.setdefault(_alike(self._game, action), Offer(action, action, about))
        return list(offers.values())


def _alike(game: State, action: Action) -> object:
    """A key that is the same for actions between which a player need not choose."""
    obj = game.get(action.object_id) if action.object_id is not None else None
    if obj is None or obj.zone is not Zone.HAND:
        return action
    match action:
        case CastSpell(way=way):
            return (CastSpell, obj.copiable.name, way)
        case PlayLand(face=face):
            return (PlayLand, obj.copiable.name, face)
    return action


class SteppedDeclaration(SteppedQuestion):
    """Attackers or blockers: one creature after the other, each with what it may attack or block, or nothing."""

    def __init__(self, decision: Declaration[Any]) -> None:
        self._creatures = list(decision.choices)
        self._pairs: list[DeclaredPair] = []
        self._declaration = decision
        super().__init__(decision)

    def answer(self) -> object:
        return self._declaration.made_of([pair for pair in self.chosen if pair is not None])

    def next_offers(self) -> list[Offer]:
        if len(self.chosen) == len(self._creatures):
            return []
        declaration = self._declaration
        taken = [pair for pair in self.chosen if pair is not None]
        creature, *later = self._creatures[len(self.chosen) :]
        left = [DeclaredPair(one, other) for one in later for other in declaration.choices[one]]
        offers = [Offer(None, None, (creature,))] if self._can_end(taken, left) else []
        for other in declaration.choices[creature]:
            pair = DeclaredPair(creature, other)
            if self._can_end([*taken, pair], left):
                offers.append(Offer(pair, pair, pair))
        return offers

    def _can_end(self, taken: list[DeclaredPair], left: list[DeclaredPair]) -> bool:
        """Whether something allowed comes of it with those that are asked about later."""
        clash, required = self._declaration.clash, self._declaration.pairs_of(self._declaration.required())
        return self._allows(taken) or bool(
            extensions(taken, left, 0, len(left) + len(taken), clash, self._allows, required)
        )

    def _allows(self, pairs: list[DeclaredPair]) -> bool:
        return self._declaration.refusal(self._declaration.made_of(pairs)) is None


class SteppedChoice(SteppedQuestion):
    """Everything else, as the question itself leads through its steps."""

    def answer(self) -> object:
        return self.decision.stepped(self.chosen)

    def next_offers(self) -> list[Offer]:
        offers = [Offer(step, value, self._things(value)) for step, value in self.decision.next_steps(self.chosen)]
        return [*offers, Offer(None, DONE)] if self.decision.is_answer(self.chosen) else offers

    def _things(self, value: object) -> tuple[Id, ...]:
        if isinstance(self.decision, Divide):
            return (self.decision.among[len(self.chosen)],)
        assert self.decision.speaker is not None
        return tuple(self.decision.speaker.mentions(value))


def question(game: State, decision: Decision[Any], refused: Sequence[object] = ()) -> SteppedQuestion | None:
    """How a decision is asked; None if it is better left to a bot."""
    if isinstance(decision, UNASKED):
        return None
    asked = _question(game, decision, refused)
    if asked.is_over:
        return asked if _is_whole(asked) else None
    return asked if len(asked.offers) <= ACTIONS else None


def _question(game: State, decision: Decision[Any], refused: Sequence[object]) -> SteppedQuestion:
    if isinstance(decision, Priority):
        return SteppedAction(game, decision, refused)
    return SteppedDeclaration(decision) if isinstance(decision, Declaration) else SteppedChoice(decision)


def _is_whole(asked: SteppedQuestion) -> bool:
    """Whether steps that left no choice have come to an answer: some questions have none that is made of steps."""
    try:
        asked.decision.check(asked.answer())
    except (IllegalAnswer, IndexError):
        return False
    return True
