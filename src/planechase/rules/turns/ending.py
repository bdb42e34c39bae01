"""Winning, losing, drawing and conceding (CR 104), and what happens when a player leaves (CR 800.4)."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING

from planechase.rules.combat.combat import remove_from_combat
from planechase.rules.events import initiative, lasting, monarch, phasing, triggers
from planechase.rules.events.components import face_down_cards
from planechase.rules.events.control import GainControl, orphans
from planechase.rules.events.events import GameDrawn, GameOver, LeftWithOwner, PlayerLeft, PlayerLoses, Revealed
from planechase.rules.events.happening import hand_over, happen, tell
from planechase.rules.events.losing import CONCEDED, Loss, LossReason
from planechase.rules.events.zones import ZoneChange, cease_to_exist, moved, release
from planechase.rules.language.grammar import Modifying, Players, Statement
from planechase.rules.language.word import word
from planechase.rules.multiplayer import controlling, influence, turn_markers
from planechase.rules.multiplayer.teams import next_to_act
from planechase.rules.state.decisions import Rule
from planechase.rules.state.edition import Edition
from planechase.rules.state.history import Did
from planechase.rules.state.objects import NO_CARD, Id, Object, Permanent, StackObject, Zone
from planechase.rules.state.visibility import is_shown_at_last

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


def lose(game: State, losers: Sequence[tuple[Player, LossReason]]) -> Rule[None]:
    """CR 104.3, 104.5: the players lose at the same time, each for a reason, and so leave the game."""
    lost = yield from losing(game, losers)
    yield from have_lost(game, lost)


def losing(game: State, losers: Sequence[tuple[Player, LossReason]]) -> Rule[list[Player]]:
    """CR 104.3: players lose at the same time. Returns those who did, and who have to leave now."""
    losers = _with_those_who_lose_along(game, losers)
    with influence.unbounded(game):
        happened = yield from happen(game, *(PlayerLoses(player.id, reason) for player, reason in losers))
    return [game.players[event.player] for event in happened if isinstance(event, PlayerLoses)]


def have_lost(game: State, losers: Sequence[Player]) -> Rule[None]:
    """CR 104.5: who has lost leaves the game."""
    if losers:
        yield from leave(game, losers)
        check_for_winner(game)


def _with_those_who_lose_along(
    game: State, losers: Sequence[tuple[Player, LossReason]]
) -> list[tuple[Player, LossReason]]:
    """CR 809.5b, 810.8a: a team that loses as one, and players whom a variant makes lose with another."""
    reasons = {player.id: reason for player, reason in losers}
    for player, _ in losers:
        for other in _losing_along(game, player):
            reasons.setdefault(other.id, LossReason(Loss.TOGETHER, f"with {player.name}"))
    return [(game.players[id], reason) for id, reason in reasons.items()]


def _losing_along(game: State, player: Player) -> list[Player]:
    along = [other for variant in game.variants for other in variant.lose_along(game, player)]
    return [other for other in (*_as_one(game, player), *along) if other is not player and not other.has_left]


def lose_by_effect(game: State, players: Iterable[Player], reason: str) -> Rule[None]:
    """CR 104.3e: a spell or ability says that players lose; those who cannot lose go on."""
    why = LossReason(Loss.EFFECT, reason)
    yield from lose(game, [(player, why) for player in players if not why_cannot_lose(game, player)])


def concede(game: State, player: Player) -> Rule[None]:
    """CR 104.3a, 810.8b: the player, or the team, leaves the game at once and loses it; no effect has a say in that."""
    losers = [player, *_losing_along(game, player)]
    player.conceded = True
    along = LossReason(Loss.TOGETHER, f"with {player.name}")
    for loser in losers:
        loser.has_lost = True
    tell(game, *(PlayerLoses(loser.id, CONCEDED if loser is player else along) for loser in losers))
    yield from leave(game, losers)
    check_for_winner(game)


def win_by_effect(game: State, player: Player, by: Source) -> Rule[None]:
    """CR 104.2b: a spell or ability says that the player wins."""
    yield from decide_by_effect(game, [player], [], by)


def decide_by_effect(game: State, winning: Iterable[Player], losing: Iterable[Player], by: Source) -> Rule[None]:
    """CR 104.2b, 104.3e: a spell or ability says that players win and that others lose, all at the same time.

    CR 104.3f: who would both win and lose, loses.
    CR 104.3h: where ranges are limited, opponents within range of who would win lose instead. In 2011 all opponents
    lose instead wherever there are more than two players (2011:104.3h, 2011:800.7).
    """
    if game.result is not None:
        return
    reason = f"because of {game.name_of(by.object_id)}"
    losers = {player.id: player for player in losing if not why_cannot_lose(game, player)}
    along = [other.id for player in losers.values() for other in _losing_along(game, player)]
    winners = [player for player in winning if not cannot_win(game, player)]
    if influence.limits(game, by) is not None or (game.edition is Edition.Y2011 and len(game.players) > 2):
        for player in winners:
            opponents = game.opponents(player.id)
            losers |= {other.id: other for other in opponents if influence.is_within(game, player.id, other.id)}
    elif won := [player for player in winners if player.id not in losers and player.id not in along]:
        end_game(game, tuple(dict.fromkeys(id for player in won for id in _team(game, player))), reason)
        return
    yield from lose_by_effect(game, losers.values(), reason)


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
    tell(game, *(GameDrawn(id, reason) for id in drawing))
    yield from leave(game, [*drawing.values()])
    if game.playing():
        check_for_winner(game)
    else:
        draw_game(game, reason)


def end_game(game: State, winners: tuple[Id, ...], reason: str) -> None:
    """CR 104.1: the game ends at once."""
    if game.result is None:
        game.result = Result(winners, reason)
        _show_what_lies_face_down(game, [player.id for player in game.playing()])
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


def leave(game: State, players: Sequence[Player]) -> Rule[None]:
    """CR 800.4a: players leave at the same time: what they own leaves the game, what gave them control ends, what they
    still control is exiled.
    """
    for variant in game.variants:
        yield from variant.before_leaving(game, players)
    monarch.pass_crown_on(game, players)
    initiative.pass_initiative_on(game, players)
    watch = triggers.all_watching(game)
    leavers = [player.id for player in players]
    _show_what_lies_face_down(game, leavers)
    for player in players:
        player.has_left = True
        _leave_active_team(game, player.id)
    _own_objects_leave(game, leavers, watch)
    _control_effects_end(game, leavers)
    _controlled_objects_leave_stack(game, leavers)
    yield from _exile_the_rest(game, leavers)
    for permanent in [id for id in game.held if id not in game.objects and id not in game.phased]:
        yield from release(game, permanent)
    _leave_combat(game, leavers)
    game.waiting = [pending for pending in game.waiting if pending.by.controller not in leavers]
    game.delayed = [delayed for delayed in game.delayed if delayed.by.controller not in leavers]
    for player in players:
        player.mana_pool.empty()
    game.changed()
    for variant in game.variants:
        yield from variant.after_leaving(game, players, watch)
    _pass_priority_on(game, leavers)
    tell(game, *(PlayerLeft(player) for player in leavers))
    turn_markers.players_left(game, players)


def _show_what_lies_face_down(game: State, owners: Sequence[Id]) -> None:
    """CR 702.143f, 708.9: players show their face-down permanents, spells and foretold cards to everybody."""
    everything = [*game.objects.values(), *(away.permanent for away in game.phased.values())]
    for owner in owners:
        shown = [card for obj in everything if obj.owner == owner for card in _shown_at_last(obj)]
        names = tuple(game.cards[card].definition.name for card in shown)
        if names:
            game.tell(Revealed(owner, names))


def _shown_at_last(obj: Object) -> tuple[int, ...]:
    """CR 702.143f, 708.9: the cards of an object that are shown, also beneath one that lies face up."""
    return obj.cards if is_shown_at_last(obj) else face_down_cards(obj) if isinstance(obj, Permanent) else ()


def _leave_active_team(game: State, player: Id) -> None:
    """CR 800.4j, 805.4a: the rest of the team goes on with its turn; a turn of nobody else goes on without anybody."""
    for turn in game.turns:
        turn.active = tuple(id for id in turn.active if id != player) or turn.active


def _own_objects_leave(game: State, leavers: Sequence[Id], watch: triggers.Watch) -> None:
    """CR 800.4a, 603.6c: every object the players own leaves the game; permanents leave the battlefield by that.

    CR 603.10a: all of it goes at once, and sees the rest go.
    """
    phasing.leave_with_owner(game, leavers)
    permanents = [permanent for permanent in game.permanents() if permanent.owner in leavers]
    for permanent in permanents:
        game.note(Did.LEFT, permanent.controller, permanent.id, types=game.chars(permanent).types)
    leaving = [LeftWithOwner(permanent.id) for permanent in permanents]
    cease_to_exist(
        game,
        *(
            obj
            for obj in game.objects.values()
            if obj.owner in leavers and not (isinstance(obj, StackObject) and not obj.is_spell)
        ),
    )
    for event in leaving:
        game.tell(event)
    triggers.notice(game, leaving, watch)


def _control_effects_end(game: State, leavers: Sequence[Id]) -> None:
    """CR 800.4a: effects that give the players control of objects or players end."""
    over = [
        effect.id
        for effect in game.effects
        if isinstance(effect.statement, Modifying)
        and any(
            isinstance(m, GainControl) and m.controller(game, effect.by) in leavers
            for m in effect.statement.modifications()
        )
    ]
    lasting.end_effects(game, [*over, *controlling.controllers_leave(game, leavers)])
    hand_over(game)


def _controlled_objects_leave_stack(game: State, leavers: Sequence[Id]) -> None:
    """CR 800.4a: abilities and copies on the stack that the players control cease to exist.

    2011:800.4a: so do spells that are cards of others, which are exiled now.
    """
    on_stack = [game.objects[id] for turn in game.turns for id in turn.stack]
    theirs = [obj for obj in on_stack if obj.controller in leavers]
    cease_to_exist(game, *(obj for obj in theirs if obj.card == NO_CARD or game.edition is Edition.Y2011))


def _exile_the_rest(game: State, leavers: Sequence[Id]) -> Rule[None]:
    """CR 800.4a: objects the players would still control are exiled."""
    rest = [obj for obj in game.objects.values() if obj.controller in leavers and obj.owner not in leavers]
    yield from _exile(game, [obj for obj in rest if isinstance(obj, (Permanent, StackObject))])


def exile_orphans(game: State) -> Rule[None]:
    """CR 800.4c: what nobody still in the game controls any more, now that a control effect has ended.

    2011:800.4b: it did not change to the control of a player who has left, and stayed where it was.
    """
    found = orphans(game)
    if found and game.edition is Edition.CURRENT:
        yield from _exile(game, found)


def _exile(game: State, objects: Iterable[Object]) -> Rule[None]:
    leaving = [ZoneChange(obj.id, obj.zone, Zone.EXILE, "leave") for obj in objects]
    if leaving:
        with influence.unbounded(game):
            yield from moved(game, leaving)


def _leave_combat(game: State, leavers: Sequence[Id]) -> None:
    """CR 800.4e: creatures attacking the players stay attacking but attack nobody."""
    for turn in game.turns:
        if turn.combat is not None:
            for attack in turn.combat.attacks.values():
                if attack.defender in leavers:
                    attack.defender = None
            for id in [id for id in turn.combat.attacks if id not in game.objects]:
                remove_from_combat(turn.combat, id)


def _pass_priority_on(game: State, leavers: Sequence[Id]) -> None:
    """CR 800.4a, 800.4j: if one of the players had priority, the next player in turn order gets it."""
    if not game.playing():
        return
    for turn in game.turns:
        turn.passed = tuple(id for id in turn.passed if id not in leavers)
        holder = turn.priority
        if holder is not None and holder in leavers:
            turn.priority = next_to_act(game, turn, holder)
            if turn.priority is None:
                turn.passed = ()
                turn.priority = next_to_act(game, turn, holder)
