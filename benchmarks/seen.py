"""What has come up in games: which cards were resolved, visited, set in motion, and so on; and what has not yet."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from enum import Enum
from functools import cache
from typing import Final, NamedTuple

from featuring import leaders

from planechase.cards import pool
from planechase.rules.casual.chaos import ChaosEnsues
from planechase.rules.casual.commanders import is_commander
from planechase.rules.casual.planar_decks import face_up
from planechase.rules.casual.planeswalking import Encountered, PlaneswalkedTo
from planechase.rules.casual.schemes import SetInMotion
from planechase.rules.events.events import (
    AbilityActivated,
    AbilityTriggered,
    Countered,
    Event,
    LandPlayed,
    NoLegalTarget,
    SpellCast,
)
from planechase.rules.events.zones import ZoneChange
from planechase.rules.language.abilities import TriggeredAbility
from planechase.rules.language.card_types import PHENOMENON, VANGUARD
from planechase.rules.language.characteristics import CardDefinition, Characteristics
from planechase.rules.state.chance import Chance
from planechase.rules.state.objects import NO_CARD, Id, StackObject, Zone
from planechase.rules.state.state import State
from planechase.testing.random_casual_games import CasualSetup

SCALE: Final = 1 << 40
SPELLS_OF_A_SEAT: Final = 2
MOST_SPELLS: Final = 8
PLANES: Final = 6
SCHEMES: Final = 5
VANGUARDS: Final = 4
LEADERS: Final = 2
"""How many cards of a kind are featured in a game."""


class Came(Enum):
    """In which way a card comes up."""

    RESOLVED = "resolved"
    VISITED = "visited"
    CHAOS = "chaos"
    ENCOUNTERED = "encountered"
    SET_IN_MOTION = "set in motion"
    USED = "used"
    LED = "cast as a commander"


class Goal(NamedTuple):
    """A card, and how it is to come up."""

    came: Came
    card: str


@cache
def goals() -> tuple[Goal, ...]:
    """All that has to come up once: each half of a split card too, and what each plane does as chaos ensues."""
    found: list[Goal] = []
    for card in pool.traditional():
        found += [Goal(Came.RESOLVED, part.name) for part in card.halves or (card,)]
    for card in pool.planar():
        if card.printed.types & PHENOMENON:
            found.append(Goal(Came.ENCOUNTERED, card.name))
        else:
            found += [Goal(Came.VISITED, card.name), *([Goal(Came.CHAOS, card.name)] if _has_chaos(card) else [])]
    found += [Goal(Came.SET_IN_MOTION, card.name) for card in pool.schemes()]
    found += [Goal(Came.USED, card.name) for card in pool.vanguards()]
    found += [Goal(Came.LED, card.name) for card in leaders()]
    return tuple(found)


def _has_chaos(card: CardDefinition) -> bool:
    return any(ChaosEnsues in ability.trigger.kinds() for _, ability in card.printed.index.triggered)


def left(seen: Counter[Goal]) -> list[Goal]:
    """What has not come up yet."""
    return [goal for goal in goals() if not seen[goal]]


# ---------------------------------------------------------------------- noticing


class Seen:
    """Hears what happens in a game, and counts what comes up."""

    def __init__(self) -> None:
        self.counts: Counter[Goal] = Counter()
        self.waiting: dict[Id, str] = {}
        """Chaos abilities on the stack, and whose they are."""
        self.begun = False

    def hear(self, state: State, event: Event) -> None:
        if isinstance(event, ZoneChange):
            if event.origin is Zone.STACK and event.cause == "resolve":
                self._resolved(state, event.object_id)
        elif isinstance(event, LandPlayed):
            self._note(state, Came.RESOLVED, event.object_id)
        elif isinstance(event, PlaneswalkedTo):
            self._note(state, Came.VISITED, event.object_id)
        elif isinstance(event, Encountered):
            self._note(state, Came.ENCOUNTERED, event.object_id)
        elif isinstance(event, SetInMotion):
            self._note(state, Came.SET_IN_MOTION, event.object_id)
        elif isinstance(event, SpellCast):
            if is_commander(state, state.recall(event.object_id)):
                self._note(state, Came.LED, event.object_id)
        elif isinstance(event, (AbilityActivated, AbilityTriggered)):
            self._ability(state, event)
        elif isinstance(event, (Countered, NoLegalTarget)):
            self.waiting.pop(event.object_id, None)

    def _note(self, state: State, came: Came, id: Id) -> None:
        obj = state.recall(id)
        if obj.card != NO_CARD:
            self.counts[Goal(came, state.cards[obj.card].definition.name)] += 1

    def _resolved(self, state: State, id: Id) -> None:
        """Of a split card only the half that was cast; of a card face down nothing."""
        obj = state.recall(id)
        if obj.card == NO_CARD or obj.face_down:
            return
        definition = state.cards[obj.card].definition
        halves = [half.name for half in definition.halves]
        for name in halves or (definition.name,):
            if not halves or obj.copiable.name == name:
                self.counts[Goal(Came.RESOLVED, name)] += 1

    def _ability(self, state: State, event: AbilityActivated | AbilityTriggered) -> None:
        obj = state.recall(event.object_id)
        if obj.card == NO_CARD:
            return
        definition = state.cards[obj.card].definition
        if definition.printed.types & VANGUARD:
            self.counts[Goal(Came.USED, definition.name)] += 1
        ability = state.objects.get(event.stack_id)
        if isinstance(ability, StackObject) and isinstance(ability.ability, TriggeredAbility):
            if ChaosEnsues in ability.ability.trigger.kinds():
                self.waiting[event.stack_id] = definition.name

    def look(self, state: State) -> None:
        """After an answer: where the game began, and which chaos abilities have resolved."""
        if state.turn_number and not self.begun:
            self.begun = True
            for obj in face_up(state):
                self._note(state, Came.VISITED, obj.id)
            for obj in state.objects.values():
                if obj.card != NO_CARD and obj.copiable.types & VANGUARD and _does_nothing(obj.copiable):
                    self._note(state, Came.USED, obj.id)
        for id in [id for id in self.waiting if id not in state.objects]:
            name = self.waiting.pop(id)
            if not state.players[state.recall(id).controller].has_left:
                self.counts[Goal(Came.CHAOS, name)] += 1


def _does_nothing(vanguard: Characteristics) -> bool:
    """Whether it has no abilities that are put on the stack, so that to play with it is to use it."""
    return not vanguard.index.activated and not vanguard.index.triggered


# ---------------------------------------------------------------------- wishing


def wished(plan: CasualSetup, seen: Counter[Goal]) -> tuple[str, ...]:
    """Cards to feature in a game: the more seldom something came up, the likelier it is chosen."""
    return tuple(
        dict.fromkeys(
            pool.card(name).name for kinds, number in _room(plan) for name in _drawn(plan, seen, kinds, number)
        )
    )


def _room(plan: CasualSetup) -> Iterator[tuple[tuple[Came, ...], int]]:
    """How many cards of which kind have room in a game."""
    if plan.mixed or "commander" in plan.variants:
        yield (Came.RESOLVED,), min(MOST_SPELLS, SPELLS_OF_A_SEAT * plan.players)
    if "commander" in plan.variants:
        yield (Came.LED,), LEADERS
    if "planechase" in plan.variants:
        yield (Came.VISITED, Came.CHAOS, Came.ENCOUNTERED), PLANES
    if "vanguard" in plan.variants:
        yield (Came.USED,), VANGUARDS
    if "archenemy" in plan.variants or "supervillain rumble" in plan.variants:
        yield (Came.SET_IN_MOTION,), SCHEMES


def _drawn(plan: CasualSetup, seen: Counter[Goal], kinds: tuple[Came, ...], number: int) -> Iterator[str]:
    """Without putting back, and each by its weight."""
    chance = Chance(plan.seed + len(kinds))
    weights = {goal: SCALE // (1 + seen[goal]) ** 2 for goal in goals() if goal.came in kinds}
    for _ in range(number):
        at = chance.below(sum(weights.values()))
        for goal, weight in weights.items():
            if at < weight:
                yield goal.card
                del weights[goal]
                break
            at -= weight
