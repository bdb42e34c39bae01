"""A game of the laboratory, and what is written down about it."""

from __future__ import annotations

import traceback
from enum import StrEnum
from time import process_time
from typing import Final

import msgspec

from planechase.bots import BotTable
from planechase.game import Game
from planechase.lab.blunders import Blunder, Tally, Watched
from planechase.lab.chance_features import BoardMoment, moment
from planechase.lab.faults import Fault, NoAnswer, not_allowed, seated
from planechase.lab.game_plans import Match
from planechase.rules.casual.chaos import ChaosEnsues
from planechase.rules.casual.commanders import commanders
from planechase.rules.casual.planar_decks import face_up
from planechase.rules.casual.planar_die import Face, PlanarDieRolled, RollPlanarDie
from planechase.rules.casual.planeswalking import Encountered, Planeswalked, PlaneswalkedAway, PlaneswalkedTo
from planechase.rules.casual.schemes import SetInMotion
from planechase.rules.casual.vanguards import vanguards
from planechase.rules.events.events import Event, LandPlayed, SpellCast, TurnBegins
from planechase.rules.language.card_types import PHENOMENON
from planechase.rules.state.decisions import IllegalAnswer, Plain
from planechase.rules.state.objects import Id
from planechase.rules.state.state import State

MOST_DECISIONS: Final = 100_000
"""A game that takes more is set aside."""


class UseKind(StrEnum):
    """How a card was used."""

    SPELL = "spell"
    LAND = "land"
    SCHEME = "scheme"
    VANGUARD = "vanguard"
    """For the whole game."""
    CHAOS = "chaos"
    """The chaos ability of a plane, because of what a player did: mostly, because they rolled it."""
    BLANK = "blank"
    """No use at all: a roll of the planar die that came to nothing there. What others are compared with."""


class PlaneVisit(msgspec.Struct):
    """A stay on a plane, or an encounter with a phenomenon."""

    plane: str
    turn: int
    """In which it began."""
    player: int
    """Who brought everybody there."""
    turns: int = 0
    """How long it was."""
    chaos: int = 0
    rolls: int = 0
    life: tuple[int, ...] = ()
    """Of each player as it began."""
    is_phenomenon: bool = False
    before: int = 0
    """Which of the game's moments it began with: the card has just been turned face up."""
    after: int | None = None
    """Which of them it ended with: the next card has just been turned face up. None: it lasted to the end."""


class CardUse(msgspec.Struct, array_like=True):
    """A card that was played: when, and by whom."""

    card: str
    turn: int
    player: int
    kind: UseKind = UseKind.SPELL
    before: int = 0
    """Which of the game's moments comes before it: of a spell or a land, the beginning of the turn."""
    after: int | None = None
    """Which of them comes after it: the beginning of the next turn. None: the game was over first."""


class CountedOutcome(msgspec.Struct):
    """As much of what came of a game as is counted when there are very many."""

    match: Match
    winners: tuple[int, ...] = ()
    is_draw: bool = False
    turns: int = 0
    decisions: int = 0
    planeswalks: int = 0
    chaos: int = 0
    failure: str = ""
    fault: Fault | None = None
    """Of a game that failed, whose fault that was, if it was a bot's."""

    @property
    def why_failed(self) -> str:
        """The failure in a line."""
        return self.fault.said if self.fault is not None else self.failure.strip().rpartition("\n")[2]


class Outcome(CountedOutcome):
    """What came of a game."""

    reason: str = ""
    rolls: dict[str, int] = {}
    """What the rolls of the planar die came to."""
    dice: dict[str, int] = {}
    """What the dice showed: cards may roll several for one roll, or make something else of a blank."""
    life: tuple[int, ...] = ()
    seconds: float = 0
    """Of processor time. It is no part of what happened."""
    teams: tuple[int, ...] = ()
    """By seat: those who win together have the same number."""
    vanguards: tuple[str, ...] = ()
    """By seat, where there are some."""
    commanders: tuple[tuple[str, ...], ...] = ()
    """By seat, where there are some."""
    visits: list[PlaneVisit] = []
    uses: list[CardUse] = []
    blunders: dict[int, dict[Blunder, int]] = {}
    """Of each seat that made some, how many of each kind; they are counted only if that is asked for."""
    moments: list[BoardMoment] = []
    """How everybody stood as each turn began, and when something happened that is worth comparing."""
    record: dict[str, Plain] | None = None
    """Of a game that failed, as far as it came; None where its process died."""

    def light(self) -> Outcome:
        """The same without most of it: who compares bots does not look at what happened on the way."""
        return msgspec.structs.replace(self, visits=[], uses=[], moments=[], record=None)

    def charged(self) -> Outcome:
        """The same for comparing bots: one that did not answer as the rules allow has lost, and the others have won."""
        if self.fault is None:
            return self
        bots = self.match.bots
        others = tuple(seat for seat, bot in enumerate(bots) if bot != bots[self.fault.seat])
        return msgspec.structs.replace(self, winners=others, reason=self.fault.said, failure="", record=None)


class OutcomeRecorder:
    """Writes down what happens in a game."""

    def __init__(self, outcome: Outcome) -> None:
        self.outcome = outcome
        self._here: dict[Id, PlaneVisit] = {}
        """What is face up."""
        self._this_turn: list[CardUse] = []
        self._began = 0
        """The moment with which the turn began."""
        self._clock = -1
        """The game's, when the last moment was written down."""

    def watch(self, game: State, event: Event) -> None:
        outcome = self.outcome
        match event:
            case TurnBegins():
                self._turn(game)
            case PlaneswalkedTo(object_id=plane, player=player) | Encountered(object_id=plane, player=player):
                self._arrive(game, plane, player)
            case PlaneswalkedAway(object_id=plane):
                self._leave(game, plane)
            case Planeswalked():
                outcome.planeswalks += 1
            case ChaosEnsues(object_id=plane, player=player):
                outcome.chaos += 1
                self._chaos(game, plane, player)
            case RollPlanarDie(faces=faces):
                for face in faces:
                    outcome.dice[face.value] = outcome.dice.get(face.value, 0) + 1
            case PlanarDieRolled(face=face, player=player):
                outcome.rolls[face.value] = outcome.rolls.get(face.value, 0) + 1
                self._roll(game, face, player)
            case SpellCast(object_id=card, player=player):
                self._use(game, card, player, UseKind.SPELL, self._began)
            case LandPlayed(object_id=card, player=player):
                self._use(game, card, player, UseKind.LAND, self._began)
            case SetInMotion(object_id=card, player=player):
                self._use(game, card, player, UseKind.SCHEME, self._moment(game))

    def begin(self, game: State) -> None:
        """What there is before anybody does anything; nobody has brought the others to the first plane."""
        outcome = self.outcome
        outcome.teams = tuple(player.team for player in game.players)
        self._began = self._moment(game)
        for plane in face_up(game):
            if plane.id not in self._here:
                self._arrive(game, plane.id, game.turn.active[0])
        playing_as = vanguards(game)
        if playing_as:
            outcome.vanguards = tuple(playing_as[player.id].copiable.name for player in game.players)
            outcome.uses += [CardUse(name, 0, seat, UseKind.VANGUARD) for seat, name in enumerate(outcome.vanguards)]
        leading = [tuple(one.copiable.name for one in commanders(game, player.id)) for player in game.players]
        outcome.commanders = tuple(leading) if any(leading) else ()

    def end(self, game: State) -> None:
        for visit in self._here.values():
            visit.turns = game.turn_number - visit.turn

    def _moment(self, game: State) -> int:
        """The number of this moment. While nothing changes, it is the same one."""
        moments = self.outcome.moments
        if self._clock != game.clock or not moments:
            self._clock = game.clock
            moments.append(moment(game))
        return len(moments) - 1

    def _turn(self, game: State) -> None:
        self._began = self._moment(game)
        for use in self._this_turn:
            use.after = self._began
        self._this_turn.clear()

    def _arrive(self, game: State, plane: Id, player: Id) -> None:
        card = game.recall(plane).copiable
        life = tuple(one.life for one in game.players)
        phenomenon = bool(card.types & PHENOMENON)
        visit = PlaneVisit(card.name, game.turn_number, player, 0, 0, 0, life, phenomenon, self._moment(game))
        self._here[plane] = visit
        self.outcome.visits.append(visit)

    def _leave(self, game: State, plane: Id) -> None:
        visit = self._here.pop(plane, None)
        if visit is not None:
            visit.turns, visit.after = game.turn_number - visit.turn, self._moment(game)

    def _chaos(self, game: State, plane: Id, player: Id | None) -> None:
        """Chaos ensues on one plane, or (0) on all that are face up."""
        for id, visit in self._here.items():
            if plane in (0, id):
                visit.chaos += 1
                if player is not None:
                    self._use(game, id, player, UseKind.CHAOS, self._moment(game))

    def _roll(self, game: State, face: Face, player: Id) -> None:
        for id, visit in self._here.items():
            visit.rolls += 1
            if face is Face.BLANK:
                self._use(game, id, player, UseKind.BLANK, self._moment(game))

    def _use(self, game: State, card: Id, player: Id, kind: UseKind, before: int) -> None:
        use = CardUse(game.recall(card).copiable.name, game.turn_number, player, kind, before)
        self.outcome.uses.append(use)
        self._this_turn.append(use)


def played(match: Match, blunders: bool = False) -> Outcome:
    """Let bots play a game to its end. Whatever goes wrong in it is written down with its record."""
    outcome = Outcome(match, rolls={}, dice={}, visits=[], uses=[], moments=[], blunders={})
    ledger = OutcomeRecorder(outcome)
    tally = Tally() if blunders else None
    start, game = process_time(), None
    try:
        game = match.begin(ledger.watch)
        if tally is not None:
            game.watch(tally.watch)
        _play(game, match, ledger, tally)
        _conclude(outcome, game)
        outcome.blunders = {seat: dict(counted) for seat, counted in tally.seats.items()} if tally is not None else {}
    except (Exception, SystemExit) as error:  # nothing that happens in a game ends the other games
        outcome.failure = traceback.format_exc()
        outcome.fault = error.fault if isinstance(error, NoAnswer) else None
        outcome.record = game.record() if game is not None else None
    outcome.seconds = process_time() - start
    return outcome


def died(match: Match, times: int) -> Outcome:
    """What is known of a game whose process died on every try: how it begins, and no more."""
    said = f"The process that played it died {times} times; its match, which is kept, says how it begins."
    return Outcome(match, failure=said)


def _play(game: Game, match: Match, ledger: OutcomeRecorder, tally: Tally | None) -> None:
    bots = [seated(level, seat, match.seed + seat) for seat, level in enumerate(match.bots)]
    table = BotTable([Watched(one, tally) for one in bots] if tally is not None else bots)
    begun = False
    while game.result is None:
        if not begun and game.state.turn_number:
            begun = True
            ledger.begin(game.state)
        if game.answered >= MOST_DECISIONS:
            raise TimeoutError(f"After {MOST_DECISIONS} decisions the game goes on.")
        _answer(table, game, match)
    ledger.end(game.state)


def _answer(table: BotTable, game: Game, match: Match) -> None:
    try:
        table.answer(game)
    except IllegalAnswer as refused:
        # A refused answer has changed nothing, so the same bot is still asked.
        seat = game.decider
        assert seat is not None
        raise not_allowed(match.bots[seat], seat, refused) from refused


def _conclude(outcome: Outcome, game: Game) -> None:
    result = game.result
    assert result is not None
    outcome.winners, outcome.reason, outcome.is_draw = result.winners, result.reason, result.is_draw
    outcome.turns, outcome.decisions = game.state.turn_number, game.answered
    outcome.life = tuple(player.life for player in game.state.players)
