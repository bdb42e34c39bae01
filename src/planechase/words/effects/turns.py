"""Instructions about the course of the game: extra turns and phases, their order (CR 500), and its end (CR 104)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from planechase.rules.events.lasting import begin_effect, say_of_extra_turn
from planechase.rules.language.grammar import Effect, Players, Statement
from planechase.rules.language.word import word
from planechase.rules.multiplayer.controlling import ControlsNextTurn
from planechase.rules.multiplayer.teams import groups
from planechase.rules.state.decisions import Rule
from planechase.rules.state.objects import Zone
from planechase.rules.turns import ending
from planechase.rules.turns.ending_turns import end_the_turn
from planechase.rules.turns.restarting import restart
from planechase.rules.turns.turn import add_beginning_phase, add_combat_phase, extra_turn, reverse_turn_order
from planechase.words.effects.game_results import Fate, decide
from planechase.words.player_words import YOU
from planechase.words.speech import Things
from planechase.words.statics.permission_statics import SkipSteps

if TYPE_CHECKING:
    from planechase.rules.state.player import Player
    from planechase.rules.state.source import Source
    from planechase.rules.state.state import State


@word
class ExtraTurn(Effect):
    """CR 500.7: players have one more turn right after this one."""

    on_paper = True
    who: Players = YOU
    during: Statement | None = None
    """What is so in that turn."""

    def reading(self) -> str:
        text = "{who} take[s] an extra turn after this one"
        if isinstance(self.during, SkipSteps):
            return f"{text}. Skip the {self.during.step.value} of that turn"
        return text if self.during is None else text + ". {during} that turn"

    def done_by_you(self) -> bool:
        return False

    def happen(self, game: State, by: Source) -> Rule[None]:
        """CR 805.8: one such effect gives a team that shares turns one turn, whomever of it it names."""
        for player, *_ in groups(game, self.who.found(game, by)):
            extra_turn(game, player)
            if self.during is not None:
                say_of_extra_turn(game, player.id, self.during, by)
        return
        yield


@word
class ControlNextTurn(Effect):
    """CR 723.1: you control a player during the next turn they really take; the latest such effect works (723.1a)."""

    reads = "you control {who} during that player's next turn"
    who: Players
    imperative = False

    def happen(self, game: State, by: Source) -> Rule[None]:
        for player in self.who.found(game, by):
            begin_effect(game, ControlsNextTurn(player.id), by, None)
        return
        yield


@word
class ReverseTurnOrder(Effect):
    """CR 103.1: whatever looks at the turn order goes the other way round from now on."""

    on_paper = True
    reads = "reverse the game's turn order"

    def happen(self, game: State, by: Source) -> Rule[None]:
        reverse_turn_order(game)
        return
        yield


@word
class ExtraCombat(Effect):
    """CR 500.8: an additional combat phase, and unless it says otherwise an additional main phase behind it."""

    after_main: bool = True
    """Whether the text says that it is a main phase; otherwise it has asked for that before."""
    main_after: bool = True

    def reading(self) -> str:
        if not self.main_after:
            return "after this phase, there is an additional combat phase"
        if not self.after_main:
            return "there is an additional combat phase after this phase, followed by an additional main phase"
        return "after this main phase, there is an additional combat phase, then an additional main phase"

    def happen(self, game: State, by: Source) -> Rule[None]:
        if not self.main_after or game.turn.in_main_phase:
            add_combat_phase(game, self.main_after)
        return
        yield


@word
class ExtraBeginning(Effect):
    """CR 500.8, 501.1: an additional beginning phase: untap, upkeep and draw."""

    reads = "there is an additional beginning phase after this phase"

    def happen(self, game: State, by: Source) -> Rule[None]:
        add_beginning_phase(game)
        return
        yield


@word
class EndTheTurn(Effect):
    """CR 724.1: everything on the stack is exiled, and the game goes straight to the cleanup step."""

    reads = "end the turn"

    def happen(self, game: State, by: Source) -> Rule[None]:
        yield from end_the_turn(game)


@word
class RestartGame(Effect):
    """CR 727: everybody begins a new game, you first; some cards in exile may be exempt from that (727.5)."""

    yours = True
    leaving: Things | None = None

    def reading(self) -> str:
        return "restart the game" if self.leaving is None else "restart the game, leaving in exile {leaving}"

    def happen(self, game: State, by: Source) -> Rule[None]:
        left = self.leaving.objects(game, by) if self.leaving is not None else []
        exempt = [obj.id for obj in left if obj.id in game.objects and obj.zone is Zone.EXILE]
        yield from restart(game, by.you(game), exempt)


@word
class LoseGame(Fate):
    """CR 104.3e: players are out of the game."""

    reads = "{who} lose[s] the game"
    who: Players = YOU
    imperative = False

    def losing(self, game: State, by: Source) -> list[Player]:
        return self.who.found(game, by)

    def happen(self, game: State, by: Source) -> Rule[None]:
        yield from decide(game, by, self)


@word
class WinGame(Fate):
    """CR 104.2b: players win at once."""

    reads = "{who} win[s] the game"
    who: Players = YOU
    imperative = False

    def winning(self, game: State, by: Source) -> list[Player]:
        return self.who.found(game, by)

    def happen(self, game: State, by: Source) -> Rule[None]:
        yield from decide(game, by, self)


@word
class DrawGame(Effect):
    """CR 104.4c: the game is over, and nobody has won."""

    reads = "the game is a draw"

    def happen(self, game: State, by: Source) -> Rule[None]:
        yield from ending.draw_by_effect(game, by)
