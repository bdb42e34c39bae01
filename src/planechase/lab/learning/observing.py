"""What a seat sees, in numbers: the state of the game, its hand, the battlefield, and what it is offered.

All of it follows from what the seat may know; what does not fit is left out, and what is not there is 0.
"""

from __future__ import annotations

from typing import Final

import numpy as np
from numpy.typing import NDArray

from planechase.cards import pool
from planechase.game import Game
from planechase.lab.learning.answer_steps import ACTIONS, SteppedQuestion
from planechase.rules.casual.planar_decks import face_up, planar_controllers
from planechase.rules.language.card_types import CREATURE, LAND, TYPE_NAMES
from planechase.rules.language.characteristics import Characteristics
from planechase.rules.language.keywords import KEYWORDS
from planechase.rules.mana.costs import is_summoning_sick
from planechase.rules.spells.permissions import land_plays
from planechase.rules.state.decisions import DONE
from planechase.rules.state.objects import Id, Object, Permanent, Zone
from planechase.rules.state.player import Player
from planechase.rules.state.purpose import Purpose
from planechase.rules.state.state import State
from planechase.rules.state.steps import Step
from planechase.rules.state.visibility import may_see, seen_in_hands
from planechase.rules.turns.priority import Action, ActionKind
from planechase.variants.planechase import cost_to_roll

Float32Array = NDArray[np.float32]

LARGEST: Final = 10_000
"""The largest absolute value of a number."""
HAND: Final = 12
"""How many cards of the hand are observed, the first ones."""
BATTLEFIELD: Final = 48
"""How many permanents are observed: the agent's own first, then those of the others in turn order."""

CARDS: Final = {name: number for number, name in enumerate(pool.CARDS, 1)}
"""The number of each card; other objects, such as tokens, have 0."""

_DEEDS: Final = tuple(deed for deed in ActionKind if deed is not ActionKind.MAKE_MANA)
_TRAITS: Final = (
    "deathtouch", "defender", "double strike", "first strike", "flying", "haste", "hexproof", "indestructible",
    "lifelink", "menace", "reach", "trample", "vigilance",
)  # fmt: skip
_TYPES: Final = tuple((types, name) for types, name in TYPE_NAMES.items())

MOMENT: Final = (
    "turn", "my turn", "stack", "stack mine", "land plays", "planes", "plane", "plane mine", "cost to roll",
    "steps taken", *(f"in: {step.value}" for step in Step), *(f"asked: {purpose.value}" for purpose in Purpose),
)  # fmt: skip
"""The state of the game: `plane` is the number of the card, `steps taken` how many steps of this answer are done."""
PLAYER: Final = (
    "me", "mate", "active", "left", "life", "poison", "hand", "library", "graveyard", "lands", "untapped lands",
    "creatures", "untapped creatures", "power", "toughness", "other permanents",
)  # fmt: skip
"""What is seen of a player; `mate` is also true of the agent itself."""
THING: Final = (
    "there", "player", "mine", "mates", "life", "card", "mana value", "power", "toughness", "damage", "counters",
    "tapped", "sick", "attacking", "blocking", *(f"is: {name}" for _, name in _TYPES),
    *(f"has: {trait}" for trait in _TRAITS),
)  # fmt: skip
"""What is seen of an object or a player. Of an object that the viewer may not see, that is only whose it is."""
OPTION: Final = (
    "offered", "done", "yes", "no", "number", *(f"deed: {deed.value}" for deed in _DEEDS),
    *THING, *(f"other {name}" for name in THING),
)  # fmt: skip
"""What an action means: the object it is about and, for attackers and blockers, the other one."""

_MASKS: Final = tuple(KEYWORDS[trait] for trait in _TRAITS)
_ASKED: Final = {purpose: place for place, purpose in enumerate(Purpose, len(MOMENT) - len(Purpose))}
_IN: Final = {step: place for place, step in enumerate(Step, len(MOMENT) - len(Purpose) - len(Step))}


class Layout:
    """The layout of an observation, by the number of players.

    >>> layout = Layout(2)
    >>> layout.names[0], layout.names[layout.starts["players"]], layout.names[-1]
    ('turn', 'player 0: me', 'option 63: other has: vigilance')
    """

    def __init__(self, players: int) -> None:
        self.players = players
        self.shapes: dict[str, tuple[int, ...]] = {
            "moment": (len(MOMENT),),
            "players": (players, len(PLAYER)),
            "hand": (HAND, len(THING)),
            "battlefield": (BATTLEFIELD, len(THING)),
            "options": (ACTIONS, len(OPTION)),
        }
        """The parts, in their order."""
        self.starts: dict[str, int] = {}
        at = 0
        for part, shape in self.shapes.items():
            self.starts[part] = at
            at += int(np.prod(shape))
        self.size = at

    @property
    def names(self) -> list[str]:
        """The name of each number of an observation."""
        rows = {"player": PLAYER, "card": THING, "permanent": THING, "option": OPTION}
        counts = (self.players, HAND, BATTLEFIELD, ACTIONS)
        return [
            *MOMENT,
            *(
                f"{row} {number}: {name}"
                for (row, names), count in zip(rows.items(), counts, strict=True)
                for number in range(count)
                for name in names
            ),
        ]

    def parts(self, observation: Float32Array) -> dict[str, Float32Array]:
        """The same numbers by what they are about; players, cards, permanents and options have a row each."""
        return {
            part: observation[self.starts[part] : self.starts[part] + int(np.prod(shape))].reshape(shape)
            for part, shape in self.shapes.items()
        }

    def observe(self, game: Game, seat: Id, question: SteppedQuestion | None) -> Float32Array:
        """What a seat sees, and what it is offered if the question is for it."""
        whole = np.zeros(self.size, np.float32)
        parts = self.parts(whole)
        eyes = _Eyes(game.state, seat)
        parts["moment"][:] = eyes.moment(question)
        for row, player in zip(parts["players"], eyes.around, strict=True):
            row[:] = eyes.player(player)
        for row, id in zip(parts["hand"], seen_in_hands(game.state, seat)[seat], strict=False):
            row[:] = eyes.thing(id)
        for row, id in zip(parts["battlefield"], eyes.permanents(), strict=False):
            row[:] = eyes.thing(id)
        if question is not None:
            eyes.offers(question, parts["options"])
        return np.clip(whole, -LARGEST, LARGEST)


class _Eyes:
    """A seat that looks at the game."""

    def __init__(self, game: State, seat: Id) -> None:
        self.game = game
        self.seat = seat
        self.team = game.players[seat].team
        self.around = [*game.players[seat:], *game.players[:seat]]
        self.things: dict[Id, list[float]] = {}

    def moment(self, question: SteppedQuestion | None) -> list[float]:
        game, turn, me = self.game, self.game.turn, self.game.players[self.seat]
        planes = face_up(game)
        numbers: list[float] = [
            turn.number,
            game.is_active(self.seat),
            len(turn.stack),
            sum(1 for id in turn.stack if game.objects[id].controller == self.seat),
            land_plays(game, me) if game.is_active(self.seat) else 0,
            len(planes),
            CARDS.get(planes[0].copiable.name, 0) if planes else 0,
            me in planar_controllers(game),
            cost_to_roll(me) if planes else 0,
            len(question.chosen) if question is not None else 0,
        ]
        numbers += [0.0] * (len(MOMENT) - len(numbers))
        numbers[_IN[turn.step]] = 1
        if question is not None:
            numbers[_ASKED[question.decision.purpose]] = 1
        return numbers

    def player(self, player: Player) -> list[float]:
        game = self.game
        permanents = game.controlled_by(player.id)
        lands = [one for one in permanents if game.chars(one).types & LAND]
        creatures = [one for one in permanents if game.chars(one).types & CREATURE]
        return [
            player.id == self.seat,
            player.team == self.team,
            game.is_active(player.id),
            player.has_left,
            player.life,
            player.poison,
            len(player.hand),
            len(player.library),
            len(player.graveyard),
            len(lands),
            sum(1 for one in lands if not one.tapped),
            len(creatures),
            sum(1 for one in creatures if not one.tapped),
            sum(game.power(one) for one in creatures),
            sum(game.toughness(one) for one in creatures),
            sum(1 for one in permanents if not game.chars(one).types & (LAND | CREATURE)),
        ]

    def permanents(self) -> list[Id]:
        """Those that are seen first stand first."""
        return [one.id for player in self.around for one in self.game.controlled_by(player.id)]

    def thing(self, id: Id) -> list[float]:
        found = self.things.get(id)
        if found is None:
            found = self.things[id] = self._player(id) if self.game.is_player(id) else self._object(id)
        return found

    def _player(self, id: Id) -> list[float]:
        player = self.game.players[id]
        numbers = [1.0, 1, id == self.seat, player.team == self.team, player.life]
        return numbers + [0.0] * (len(THING) - len(numbers))

    def _object(self, id: Id) -> list[float]:
        game = self.game
        obj = game.get(id) or game.departed.get(id)
        if obj is None:
            return [0.0] * len(THING)
        holder = obj.holder
        mates = game.is_player(holder) and holder < len(game.players) and game.players[holder].team == self.team
        numbers = [1.0, 0, holder == self.seat, mates, 0]
        if not isinstance(obj, Permanent) and not may_see(game, obj, self.seat):
            return numbers + [0.0] * (len(THING) - len(numbers))
        chars = obj.copiable if obj.face_down and not isinstance(obj, Permanent) else game.chars(obj)
        return numbers + self._face(obj, chars)

    def _face(self, obj: Object, chars: Characteristics) -> list[float]:
        lies = obj if isinstance(obj, Permanent) and obj.zone is Zone.BATTLEFIELD else None
        combat = self.game.turn.combat
        return [
            CARDS.get(chars.name, 0),
            chars.mana_value,
            chars.power or 0,
            chars.toughness or 0,
            lies.damage if lies is not None else 0,
            sum(obj.counters.values()) if obj.counters else 0,
            lies is not None and lies.tapped,
            lies is not None and is_summoning_sick(self.game, lies),
            combat is not None and obj.id in combat.attacks,
            combat is not None and obj.id in combat.blocks,
            *(1.0 if chars.types & types else 0.0 for types, _ in _TYPES),
            *(1.0 if chars.keywords & mask else 0.0 for mask in _MASKS),
        ]

    def offers(self, question: SteppedQuestion, rows: Float32Array) -> None:
        for row, offer in zip(rows, question.offers, strict=False):
            deed = offer.value.deed if isinstance(offer.value, Action) else None
            is_number = isinstance(offer.step, int) and not isinstance(offer.value, int)
            begin = [
                1.0,
                offer.value == DONE or offer.value is None,
                offer.value is True,
                offer.value is False,
                offer.step if is_number else 0,
                *(deed is each for each in _DEEDS),
            ]
            row[: len(begin)] = begin
            for place, id in enumerate(offer.things[:2]):
                start = len(begin) + place * len(THING)
                row[start : start + len(THING)] = self.thing(id)
