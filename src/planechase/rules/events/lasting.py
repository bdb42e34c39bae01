"""Beginning and ending continuous effects (CR 611.2) and the durations the rules know."""

from __future__ import annotations

from typing import TYPE_CHECKING

from planechase.rules.events import phasing
from planechase.rules.events.continuous import ContinuousEffect, DelayedTrigger, drop
from planechase.rules.events.durations import IsOver, end_what_is_over
from planechase.rules.events.happening import hand_over, tell
from planechase.rules.language.grammar import Duration, Statement
from planechase.rules.language.word import word
from planechase.rules.multiplayer import influence
from planechase.rules.state.edition import Edition
from planechase.rules.state.objects import Id

if TYPE_CHECKING:
    from planechase.rules.state.source import Source
    from planechase.rules.state.state import State


@word
class UntilEndOfTurn(Duration):
    """CR 514.2: ends in the cleanup step."""

    reads = "until end of turn"


@word
class ThisTurn(UntilEndOfTurn):
    """The same, in sentences about what may or cannot be done."""

    reads = "this turn"


@word
class UntilEndOfCombat(Duration):
    """CR 511.2."""

    reads = "until end of combat"


@word
class UntilYourNextTurn(Duration):
    """CR 500.7, 800.4m: ends as that turn begins, or where it would have begun."""

    reads = "until your next turn"


@word
class UntilEndOfYourNextTurn(Duration):
    """CR 514.2, 800.4m: ends in the cleanup step of that turn, or where that turn would have begun."""

    reads = "until the end of your next turn"


@word
class ForTheRestOfTheGame(Duration):
    """Nothing ends it."""

    reads = "for the rest of the game"


@word
class WhileItStays(Duration):
    """CR 611.2b: for as long as an object stays where it is; what is phased out has not gone anywhere (702.26d)."""

    reads = "for as long as it stays there"
    object_id: Id

    def over(self, game: State, by: Source) -> bool:
        return self.object_id not in game.objects and self.object_id not in game.phased


@word
class WhileItOrItsPermanentStays(Duration):
    """CR 400.7b, 611.3d: for as long as a spell is on the stack, or the permanent it became on the battlefield."""

    reads = "for as long as it or the permanent it becomes stays there"
    spell: Id

    def over(self, game: State, by: Source) -> bool:
        if self.spell in game.objects:
            return False
        new = game.recall(self.spell).successor
        return game.permanent(new) is None and new not in game.phased


@word
class UntilItsNextUntapStep(Duration):
    """CR 502.3: through the next untap step of the player who then controls a permanent; that step uses it up."""

    reads = "until its controller's next untap step is over"
    object_id: Id

    def over(self, game: State, by: Source) -> bool:
        return self.object_id not in game.objects and self.object_id not in game.phased


@word
class ThroughYourNextUntapStep(Duration):
    """CR 701.43a: through the next untap step of the effect's creator, as long as a permanent stays there."""

    reads = "until your next untap step is over"
    object_id: Id

    def over(self, game: State, by: Source) -> bool:
        return self.object_id not in game.objects and self.object_id not in game.phased


@word
class UntilYouLoseControl(Duration):
    """CR 702.62a: until you lose control of a spell, or of the permanent it becomes."""

    reads = "until you lose control of it"
    spell: Id

    def over(self, game: State, by: Source) -> bool:
        obj = game.get(self.spell) or game.get(game.recall(self.spell).successor)
        return obj is None or obj.controller != by.controller


def begin_effect(
    game: State,
    statement: Statement,
    by: Source,
    duration: Duration | None,
    affected: tuple[Id, ...] | None = None,
    uses: int | None = None,
) -> Id:
    """CR 611.2: a resolving spell or ability starts a continuous effect. `uses` is for what gets used up."""
    if affected is not None and game.reach is not None:
        affected = tuple(id for id in affected if influence.reaches(game, by, id))
    id = game.new_stamp()
    source = by.clone()
    source.stack_id = id
    game.effects.append(ContinuousEffect(id, statement, affected, source, duration, id))
    if uses is not None:
        game.shields[id] = uses
    if game.turn.marker is not None:
        game.last_turns[id] = game.turn.number
    game.changed()
    hand_over(game)
    return id


def end_durations(game: State, is_over: IsOver) -> None:
    """CR 611.2a: whatever lasted until now ends together: effects, delayed abilities, and phasing out."""
    before = len(game.effects)
    tell(game, *end_what_is_over(game, is_over))
    if len(game.effects) < before:
        hand_over(game)


def end_effects(game: State, ids: list[Id]) -> None:
    """These effects are over."""
    if ids:
        drop(game, ids)
        hand_over(game)


def use_up(game: State, by: Source, amount: int) -> int:
    """Use up part of an effect that lasts for a number of uses. Returns how much of it there was."""
    left = game.shields.get(by.stack_id, 0)
    used = min(left, amount)
    if used == left:
        end_effects(game, [by.stack_id])
    else:
        game.shields[by.stack_id] = left - used
    return used


def end_of_turn_effects(game: State) -> None:
    """CR 514.2: "until end of turn" and "this turn" effects end together, those of another turn (807.4) with that."""
    end_durations(game, _ends_with_turn)


def _ends_with_turn(game: State, duration: Duration, by: Source, id: Id) -> bool:
    return isinstance(duration, UntilEndOfTurn) and _is_of_this_turn(game, id)


def _is_of_this_turn(game: State, id: Id) -> bool:
    """CR 807.4: whether what has this id began in this turn, not in another that is taken as well."""
    return game.last_turns.get(id, game.turn.number) == game.turn.number


def end_of_combat_effects(game: State) -> None:
    """CR 511.2."""
    end_durations(game, _ends_with_combat)


def _ends_with_combat(game: State, duration: Duration, by: Source, id: Id) -> bool:
    return isinstance(duration, UntilEndOfCombat) and _is_of_this_turn(game, id)


def untap_step_effects(game: State) -> None:
    """CR 502.3: effects on the next untap step of a permanent's controller end with it, tapped or not."""
    end_durations(game, _ends_with_untap_step)


def _ends_with_untap_step(game: State, duration: Duration, by: Source, id: Id) -> bool:
    if isinstance(duration, UntilItsNextUntapStep):
        what = duration.object_id
        permanent = game.phased[what].permanent if what in game.phased else game.get(what)
        return permanent is None or permanent.controller in game.turn.active
    return isinstance(duration, ThroughYourNextUntapStep) and by.controller in game.turn.active


def _last_until_end_of_this_turn(game: State, player: Id) -> None:
    """CR 514.2: once this turn has begun, an effect that ends with it lasts until end of turn."""
    for position, effect in enumerate(game.effects):
        if isinstance(effect.duration, UntilEndOfYourNextTurn) and effect.by.controller == player:
            game.effects[position] = ContinuousEffect(
                effect.id, effect.statement, effect.affected, effect.by, UntilEndOfTurn(), effect.timestamp
            )
            if effect.id in game.last_turns:
                game.last_turns[effect.id] = game.turn_number + 1
    for position, waiting in enumerate(game.delayed):
        if isinstance(waiting.duration, UntilEndOfYourNextTurn) and waiting.by.controller == player:
            game.delayed[position] = DelayedTrigger(
                waiting.id, waiting.ability, waiting.by, UntilEndOfTurn(), waiting.once
            )
            if waiting.id in game.last_turns:
                game.last_turns[waiting.id] = game.turn_number + 1
    for id, away in game.phased.items():
        if isinstance(away.until, UntilEndOfYourNextTurn) and away.by is not None and away.by.controller == player:
            game.phased[id] = away._replace(until=UntilEndOfTurn())
            if id in game.last_turns:
                game.last_turns[id] = game.turn_number + 1


def next_turn_effects(game: State, player: Id) -> None:
    """CR 500.7, 800.4m: effects that last until this player's next turn end as it begins, or would have begun.

    In 2011 the next turn of a player who has left never came.
    """
    if game.edition is Edition.Y2011 and game.players[player].has_left:
        return
    if game.phased and game.players[player].has_left:
        phasing.turn_never_begins(game, player)
    ending = (UntilYourNextTurn, UntilEndOfYourNextTurn) if game.players[player].has_left else (UntilYourNextTurn,)
    end_durations(game, lambda game, until, by, id: isinstance(until, ending) and by.controller == player)
    _last_until_end_of_this_turn(game, player)


# ---------------------------------------------------------------------- extra turns


@word
class InExtraTurn(Statement):
    """CR 500.7: what will be true in an extra turn of a player: in the last of so many that they are owed."""

    reads = "{statement}"
    player: Id
    owed: int
    statement: Statement


def say_of_extra_turn(game: State, player: Id, statement: Statement, by: Source) -> None:
    """CR 500.7: a statement about the extra turn that was just created."""
    begin_effect(game, InExtraTurn(player, game.extra_turns.count(player), statement), by, None)


def said_of_extra_turn(game: State, player: Id) -> list[ContinuousEffect]:
    """The effects that apply to the extra turn a player is about to take: the most recently created one."""
    owed = game.extra_turns.count(player)
    said: list[ContinuousEffect] = []
    for effect in game.effects if owed else ():
        statement = effect.statement
        if isinstance(statement, InExtraTurn) and (statement.player, statement.owed) == (player, owed):
            said.append(effect)
    end_effects(game, [effect.id for effect in said])
    return said


def begin_in_extra_turn(game: State, said: list[ContinuousEffect]) -> None:
    """Begin the effects that apply to an extra turn, now that it has begun."""
    for effect in said:
        assert isinstance(effect.statement, InExtraTurn)
        begin_effect(game, effect.statement.statement, effect.by, ThisTurn())
