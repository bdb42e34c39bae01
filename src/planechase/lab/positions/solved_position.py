"""A position with one right answer, played on until it is clear whether that answer was given."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from enum import Enum
from types import MappingProxyType
from typing import Any, Final, NamedTuple

from planechase.bots import Bot
from planechase.bots import BotTable as Seats
from planechase.bots.bot_files import described
from planechase.game import Game
from planechase.lab.positions.answer_comparison import ToldSentence, told
from planechase.rules.events.events import TurnBegins
from planechase.rules.language.card_types import CREATURE
from planechase.rules.state.decisions import Decision, DeclareAttackers, DeclareBlockers, Divide, Id, IllegalAnswer
from planechase.rules.state.state import State
from planechase.rules.state.steps import IN_COMBAT
from planechase.rules.turns.priority import CastSpell, Priority
from planechase.testing import ANN, Table, TableError
from planechase.testing.scripted_answers import understood

MOST_ANSWERS: Final = 2000
"""A bot that has not come to an end by then counts as going round in circles."""

NamedAttacks = Mapping[str, str | Id]
"""What an opponent's creatures attack, by names; where that is not possible, nothing does."""


class PositionKind(Enum):
    """What a position asks for."""

    LETHAL = "lethal"
    BLOCK = "must block"
    HOLD = "hold the removal"
    ROLL = "roll or keep the mana"
    OPPONENT = "which opponent"
    DIVIDE = "divide"
    GIVE_UP = "give up the least"
    TOGETHER = "teams and schemes"
    MANA = "lands and mana"
    RACE = "race"


class Side(NamedTuple):
    """What a player has: creatures and other permanents, cards by zone, life."""

    battlefield: tuple[str, ...] = ()
    tapped: tuple[str, ...] = ()
    hand: tuple[str, ...] = ()
    graveyard: tuple[str, ...] = ()
    library: tuple[str, ...] = ()
    """From the top; ten basic lands lie below."""
    life: int | None = None

    def put(self, table: Table, player: Id) -> None:
        """Lay it all out before a player."""
        for card in self.battlefield:
            table.battlefield(player, card)
        for card in self.tapped:
            table.battlefield(player, card, tapped=True)
        for card in self.hand:
            table.hand(player, card)
        for card in self.graveyard:
            table.graveyard(player, card)
        if self.library:
            table.library(player, *self.library)
        if self.life is not None:
            table.life(player, self.life)


def side(
    *battlefield: str,
    lands: str = "",
    tapped: Sequence[str] = (),
    hand: Sequence[str] = (),
    graveyard: Sequence[str] = (),
    library: Sequence[str] = (),
    life: int | None = None,
) -> Side:
    """What a player has; lands are counted, as in "2 Forest, Mountain".

    >>> side("Grizzly Bears", lands="2 Forest, Mountain").battlefield
    ('Forest', 'Forest', 'Mountain', 'Grizzly Bears')
    """
    return Side((*_counted(lands), *battlefield), tuple(tapped), tuple(hand), tuple(graveyard), tuple(library), life)


def _counted(lands: str) -> list[str]:
    found: list[str] = []
    for part in filter(None, lands.split(", ")):
        count, _, name = part.partition(" ")
        found += [name] * int(count) if count.isdigit() else [part]
    return found


PositionStep = Callable[[Table], object]
"""Something that is done at a table."""


def steps(*deeds: PositionStep) -> PositionStep:
    """One after the other."""

    def all_of_them(table: Table) -> None:
        for deed in deeds:
            deed(table)

    return all_of_them


def _nothing(table: Table) -> None:
    """Nothing else is to be done."""


class SolvedPosition(NamedTuple):
    """A position in which the player `asked`, usually Ann, has one right answer.

    The bot sits in one seat; the others block as well as they can and do nothing else but what is said here. The game
    goes on until the turn is over, and then one looks whether that was right.
    """

    name: str
    kind: PositionKind
    because: str
    """Why the right answer is right."""
    sides: tuple[Side, ...]
    """By seat; a player without an entry has nothing."""
    right: Callable[[Table], bool]
    """Whether the right answer was given, seen at the end."""
    line: PositionStep = _nothing
    """Plays the right answer, which shows that the rules allow it; nothing, where that is to do nothing."""
    attacks: NamedAttacks = MappingProxyType({})
    """What the others attack with in their turns."""
    plays: tuple[str, ...] = ()
    """What the others cast as soon as they can."""
    table: Callable[[], Table] = Table
    begin: PositionStep = _nothing
    """Goes on to where the bot is asked, such as an attack."""
    asked: Id = ANN
    turns: int = 1
    """How many turns are over at the end."""

    def set_up(self) -> Table:
        """A table that stands where the bot is to be asked."""
        table = self.table()
        for player, has in enumerate(self.sides):
            has.put(table, player)
        self.begin(table)
        return table


class Passive:
    """Does as little as possible."""

    def decide(self, game: Game, decision: Decision[Any]) -> object:
        return decision.default()


Fighting = Callable[[Game, Decision[Any], Id], object]
"""How blocks are declared and damage is divided, against a player."""


def best(game: Game, decision: Decision[Any], against: Id) -> object:
    """The answer after which a player is best off at the end of combat, if nobody does anything else."""
    return max(decision.answers() or [decision.default()], key=lambda answer: _left(game, decision, answer, against))


def _left(game: Game, decision: Decision[Any], answer: object, against: Id) -> tuple[int, ...]:
    """What a player has after combat, less what is left to their opponents: life first, then creatures."""
    then = game.fork()
    then.answer(answer)
    while then.decision is not None and then.state.turn.step in IN_COMBAT:
        then.answer(then.decision.default())
    state, player = then.state, decision.player
    lives = (state.players[player].life, -state.players[against].life)
    return (*lives, _force(state, player) - _force(state, against))


def _force(state: State, player: Id) -> int:
    """How much a player's creatures could do."""
    found = [state.chars(one) for one in state.controlled_by(player)]
    return sum(1 + (chars.power or 0) for chars in found if chars.types & CREATURE)


class Opposite:
    """The opponent: blocks and divides damage well, and otherwise does what the position says."""

    def __init__(self, position: SolvedPosition, table: Table, fight: Fighting) -> None:
        self.position = position
        self.table = table
        self.fight = fight

    def decide(self, game: Game, decision: Decision[Any]) -> object:
        if isinstance(decision, (DeclareBlockers, Divide)):
            return self.fight(game, decision, self.position.asked)
        if isinstance(decision, DeclareAttackers):
            return self.attack(decision)
        if isinstance(decision, Priority) and self.position.plays:
            for option in decision.options:
                if isinstance(option, CastSpell) and self.table.find(option.card).name in self.position.plays:
                    return option
        return decision.default()

    def attack(self, decision: DeclareAttackers) -> object:
        """What the position says, where the rules allow it."""
        try:
            return decision.check(understood(self.table.state, decision, self.position.attacks))
        except (IllegalAnswer, TableError):
            return decision.default()


class PositionVerdict(NamedTuple):
    """How a bot did in a position."""

    position: SolvedPosition
    is_right: bool
    failure: str = ""
    """What went wrong, where the bot gave no answer that the rules allow."""
    happened: tuple[ToldSentence, ...] = ()
    """What it did, and what came of that."""


def judged(position: SolvedPosition, bot: Bot, name: str = "") -> PositionVerdict:
    """Let a bot answer, and see whether that was right. By its name one finds where in its file it failed."""
    table = position.set_up()
    table.game.keep_log()
    failure = ""
    try:
        play_out(position, table, bot)
    except IllegalAnswer as refused:
        failure = f"{type(refused).__name__}: {refused}"
    except (Exception, SystemExit) as error:  # a user's bot may fail in any way
        failure = f"{described(error, name)}."
    return PositionVerdict(position, not failure and position.right(table), failure, told(table.game, position.asked))


def right_answer(position: SolvedPosition) -> tuple[ToldSentence, ...]:
    """What is done, and what comes of it, where the right answer is given."""
    return told(play_line(position).game, position.asked)


def play_out(position: SolvedPosition, table: Table, bot: Bot, fight: Fighting = best) -> None:
    """Go on until the position's turns are over, with a bot where one is asked."""
    game = table.game
    others = Opposite(position, table, fight)
    seats = Seats({player.id: bot if player.id == position.asked else others for player in table.state.players})
    begun = len(table.happened(TurnBegins))
    for _ in range(MOST_ANSWERS):
        if game.result is not None or len(table.happened(TurnBegins)) - begun >= position.turns:
            return
        seats.answer(game)
    raise TimeoutError(f"After {MOST_ANSWERS} answers it goes on.")


def play_line(position: SolvedPosition, fight: Fighting = best) -> Table:
    """The table after the right answer, as the position says it."""
    table = position.set_up()
    table.game.keep_log()

    def fought(decision: Decision[Any]) -> Any:
        fights = isinstance(decision, (DeclareBlockers, Divide))
        return fight(table.game, decision, position.asked) if fights else None

    for player in table.state.players:
        if player.id != position.asked:
            table.on_ask(player.id, fought)
    position.line(table)
    play_out(position, table, Passive(), fight)
    return table
