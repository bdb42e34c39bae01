"""Winning, losing, drawing and conceding (CR 104), and what happens when a player leaves (CR 800.4)."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING

from planechase.rules.combat.combat import remove_from_combat
from planechase.rules.events import lasting, monarch, phasing, triggers
from planechase.rules.events.control import GainControl, orphans
from planechase.rules.events.events import GameDrawn, GameOver, LeftWithOwner, PlayerLeft, PlayerLoses
from planechase.rules.events.happening import hand_over, happen, tell
from planechase.rules.events.losing import CONCEDED, Loss, Reason
from planechase.rules.events.zones import ZoneChange, cease_to_exist, moved, release
from planechase.rules.language.grammar import Modifying, Players, Statement
from planechase.rules.language.word import word
from planechase.rules.multiplayer import influence, markers
from planechase.rules.multiplayer.teams import next_to_act
from planechase.rules.state.decisions import Rule
from planechase.rules.state.objects import Id, Object, Permanent, StackObject, Zone

if TYPE_CHECKING:
    from planechase.rules.state.player import Player
    from planechase.rules.state.source import Source
    from planechase.rules.state.state import State


class Result:
    """How a game ended: who won, or nobody, and why."""

    __slots__ = ("reason", "winners")

    def __init__(self, winners: tuple[Id, ...], reason: str) -> None:
        self.winners = winners
        self.reason = reason

    @property
    def is_draw(self) -> bool:
        """CR 104.4: nobody won."""
        return not self.winners

    def __repr__(self) -> str:
        return f"<Result winners={self.winners} reason={self.reason!r}>"


@word
class CantLose(Statement):
    """CR 104.3, 101.2: players who cannot lose the game. Conceding is still possible (104.3a)."""

    reads = "{who} can't lose the game"
    who: Players


@word
class CantWin(Statement):
    """CR 104.2, 101.2: players who cannot win the game by an effect."""

    reads = "{who} can't win the game"
    who: Players


def why_cannot_lose(game: State, player: Player) -> bool:
    """CR 101.2, 810.8a: whether something says that this player, or a team that loses as one, cannot lose."""
    return any(_named(game, member, CantLose) for member in _as_one(game, player))


def cannot_win(game: State, player: Player) -> bool:
    """CR 101.2, 810.8a: whether something says that this player, or a team that wins as one, cannot win."""
    return any(_named(game, member, CantWin) for member in _as_one(game, player))


def _as_one(game: State, player: Player) -> list[Player]:
    return game.team(player.id) if game.options.shared_life else [player]


def _named(game: State, player: Player, kind: type[CantLose] | type[CantWin]) -> bool:
    for by, statement in game.statements(kind):
        if any(found.id == player.id for found in statement.who.found(game, by)):
            return True
    return False


def lose(game: State, losers: Sequence[tuple[Player, Reason]]) -> Rule[None]:
    """CR 104.3, 104.5: the players lose at the same time, each for a reason, and so leave the game."""
    losers = _with_those_who_lose_along(game, losers)
    with influence.unbounded(game):
        happened = yield from happen(game, *(PlayerLoses(player.id, reason) for player, reason in losers))
    lost = [event for event in happened if isinstance(event, PlayerLoses)]
    for event in lost:
        yield from leave(game, game.players[event.player])
    markers.players_left(game, [game.players[event.player] for event in lost])
    if lost:
        check_for_winner(game)


def _with_those_who_lose_along(game: State, losers: Sequence[tuple[Player, Reason]]) -> list[tuple[Player, Reason]]:
    """CR 809.5b, 810.8a: a team that loses as one, and whoever a variant says loses with somebody else."""
    reasons = {player.id: reason for player, reason in losers}
    for player, _ in losers:
        for other in _losing_along(game, player):
            reasons.setdefault(other.id, Reason(Loss.TOGETHER, f"with {player.name}"))
    return [(game.players[id], reason) for id, reason in reasons.items()]


def _losing_along(game: State, player: Player) -> list[Player]:
    along = [other for variant in game.variants for other in variant.lose_along(game, player)]
    return [other for other in (*_as_one(game, player), *along) if other is not player and not other.has_left]


def lose_by_effect(game: State, players: Iterable[Player], reason: str) -> Rule[None]:
    """CR 104.3e: a spell or ability says that players lose; those who cannot lose go on."""
    why = Reason(Loss.EFFECT, reason)
    yield from lose(game, [(player, why) for player in players if not why_cannot_lose(game, player)])


def concede(game: State, player: Player) -> Rule[None]:
    """CR 104.3a, 810.8b: the player, or the team, leaves the game at once and loses it; no effect has a say in that."""
    along = _losing_along(game, player)
    player.conceded = True
    for loser in (player, *along):
        loser.has_lost = True
    for loser in (player, *along):
        reason = CONCEDED if loser is player else Reason(Loss.TOGETHER, f"with {player.name}")
        tell(game, PlayerLoses(loser.id, reason))
        yield from leave(game, loser)
    markers.players_left(game, (player, *along))
    check_for_winner(game)


def win_by_effect(game: State, player: Player, by: Source) -> Rule[None]:
    """CR 104.2b, 104.3h: a spell or ability says that the player wins, or that opponents within range lose instead."""
    if game.result is not None or cannot_win(game, player):
        return
    reason = f"because of {game.name_of(by.object_id)}"
    if influence.limits(game, by) is None:
        end_game(game, _team(game, player), reason)
        return
    there = [other for other in game.opponents(player.id) if influence.is_within(game, player.id, other.id)]
    yield from lose_by_effect(game, there, reason)


def _team(game: State, player: Player) -> tuple[Id, ...]:
    """CR 104.2c, 104.2d: everybody on a player's team, also those who have lost before."""
    return tuple(other.id for other in game.players if other.team == player.team)


def draw_game(game: State, reason: str) -> None:
    """CR 104.4: nobody wins."""
    end_game(game, (), reason)


def draw_by_effect(game: State, by: Source) -> Rule[None]:
    """CR 104.4c, 104.4e: a spell or ability says that the game is a draw: for those whom its controller reaches."""
    reason = f"because of {game.name_of(by.object_id)}"
    if influence.limits(game, by) is None:
        draw_game(game, reason)
    else:
        yield from draw_for(game, influence.players(game, by, game.playing()), reason)


def draw_for(game: State, players: Iterable[Player], reason: str) -> Rule[None]:
    """CR 104.4e to 104.4h: the game is a draw for these players and those who share their fate; others go on."""
    drawing = {player.id: player for player in players}
    drawing |= {other.id: other for player in list(drawing.values()) for other in _losing_along(game, player)}
    for player in drawing.values():
        tell(game, GameDrawn(player.id, reason))
        yield from leave(game, player)
    markers.players_left(game, [*drawing.values()])
    if game.playing():
        check_for_winner(game)
    else:
        draw_game(game, reason)


def end_game(game: State, winners: tuple[Id, ...], reason: str) -> None:
    """CR 104.1: the game ends at once."""
    if game.result is None:
        game.result = Result(winners, reason)
        game.tell(GameOver(winners, reason))


def check_for_winner(game: State) -> None:
    """CR 104.2a, 104.2c, 104.4a, 104.4d: one team is left, or none."""
    if game.result is not None:
        return
    left = game.playing()
    for variant in game.variants:
        won, reason = variant.winners(game)
        if won:
            end_game(game, won, reason)
            return
    if not left:
        draw_game(game, "all remaining players lost at the same time")
    elif len({player.team for player in left}) == 1:
        end_game(game, _team(game, left[0]), "every opponent has left the game")


# ---------------------------------------------------------------------- leaving


def leave(game: State, player: Player) -> Rule[None]:
    """CR 800.4a: what they own leaves, their control effects end, what they still control is exiled."""
    for variant in game.variants:
        yield from variant.before_leaving(game, player)
    monarch.pass_crown_on(game, [one for one in game.playing() if one is player or one.has_lost])
    player.has_left = True
    _leave_active_team(game, player.id)
    _own_objects_leave(game, player.id)
    _control_effects_end(game, player.id)
    _controlled_objects_leave_stack(game, player.id)
    yield from _exile_the_rest(game, player.id)
    for permanent in [id for id in game.held if id not in game.objects and id not in game.phased]:
        yield from release(game, permanent)
    _leave_combat(game, player.id)
    game.waiting = [pending for pending in game.waiting if pending.by.controller != player.id]
    game.delayed = [delayed for delayed in game.delayed if delayed.by.controller != player.id]
    player.mana_pool.empty()
    game.changed()
    for variant in game.variants:
        yield from variant.after_leaving(game, player)
    _pass_priority_on(game, player.id)
    tell(game, PlayerLeft(player.id))


def _leave_active_team(game: State, player: Id) -> None:
    """CR 800.4j, 805.4a: the rest of the team goes on with its turn; a turn of nobody else goes on without anybody."""
    for turn in game.turns:
        turn.active = tuple(id for id in turn.active if id != player) or turn.active


def _own_objects_leave(game: State, player: Id) -> None:
    """CR 800.4a, 603.6c: every object the player owns leaves the game; permanents leave the battlefield by that."""
    phasing.leave_with_owner(game, player)
    leaving = [LeftWithOwner(permanent.id) for permanent in game.permanents() if permanent.owner == player]
    watch = triggers.before(game, leaving)
    for obj in list(game.objects.values()):
        if obj.owner == player and not (isinstance(obj, StackObject) and not obj.is_spell):
            cease_to_exist(game, obj)
    for event in leaving:
        game.tell(event)
    triggers.notice(game, leaving, watch)


def _control_effects_end(game: State, player: Id) -> None:
    """CR 800.4a: effects that give the player control of objects or players end."""
    over = [
        effect.id
        for effect in game.effects
        if isinstance(effect.statement, Modifying)
        and any(
            isinstance(m, GainControl) and m.controller(game, effect.by) == player
            for m in effect.statement.modifications()
        )
    ]
    lasting.end_effects(game, over)
    hand_over(game)


def _controlled_objects_leave_stack(game: State, player: Id) -> None:
    """CR 800.4a: abilities and copies on the stack that the player controls cease to exist."""
    for turn in game.turns:
        for id in list(turn.stack):
            obj = game.objects[id]
            if obj.controller == player and obj.card == -1:
                cease_to_exist(game, obj)


def _exile_the_rest(game: State, player: Id) -> Rule[None]:
    """CR 800.4a: objects the player would still control are exiled."""
    rest = [obj for obj in game.objects.values() if obj.controller == player and obj.owner != player]
    yield from _exile(game, [obj for obj in rest if isinstance(obj, (Permanent, StackObject))])


def exile_orphans(game: State) -> Rule[None]:
    """CR 800.4c: what nobody still in the game controls any more, now that a control effect has ended."""
    found = orphans(game)
    if found:
        yield from _exile(game, found)


def _exile(game: State, objects: Iterable[Object]) -> Rule[None]:
    leaving = [ZoneChange(obj.id, obj.zone, Zone.EXILE, "leave") for obj in objects]
    if leaving:
        with influence.unbounded(game):
            yield from moved(game, leaving)


def _leave_combat(game: State, player: Id) -> None:
    """CR 800.4e: creatures attacking the player stay attacking but attack nobody."""
    for turn in game.turns:
        if turn.combat is not None:
            for attack in turn.combat.attacks.values():
                if attack.defender == player:
                    attack.defender = None
            for id in [id for id in turn.combat.attacks if id not in game.objects]:
                remove_from_combat(turn.combat, id)


def _pass_priority_on(game: State, player: Id) -> None:
    """CR 800.4a, 800.4j: if the player had priority, the next player in turn order gets it."""
    if not game.playing():
        return
    for turn in game.turns:
        turn.passed = tuple(id for id in turn.passed if id != player)
        if turn.priority == player:
            turn.priority = next_to_act(game, turn, player)
            if turn.priority is None:
                turn.passed = ()
                turn.priority = next_to_act(game, turn, player)
