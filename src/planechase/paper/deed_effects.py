"""What each deed does, by the rules of a whole game where they apply."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from planechase.paper import deeds as did
from planechase.paper import paper_turns, waiting_abilities
from planechase.paper.paper_texts import BY_HAND, KeptInMind
from planechase.paper.tracked_facts import PaperCommander, ledger_of
from planechase.rules.casual import chaos, planar_die, planeswalking, schemes
from planechase.rules.casual.planar_decks import face_up, planar_controllers
from planechase.rules.casual.planeswalking import Cause, UntilPlaneswalk
from planechase.rules.events import actions, monarch
from planechase.rules.events.ascending import BLESSING
from planechase.rules.events.events import Notice
from planechase.rules.events.lasting import begin_effect, end_effects
from planechase.rules.events.losing import CONCEDED, Loss, LossReason
from planechase.rules.multiplayer.teams import share_life, share_poison
from planechase.rules.state.decisions import IllegalAnswer, Rule
from planechase.rules.state.history import Did
from planechase.rules.state.objects import Id, Object
from planechase.rules.state.source import Source
from planechase.rules.state.sourceless import without_source
from planechase.rules.turns import ending
from planechase.rules.turns.turn import extra_turn, reverse_turn_order

if TYPE_CHECKING:
    from planechase.rules.state.player import Player
    from planechase.rules.state.state import State

LONGEST: Final = 200
MOST: Final = 1_000_000
"""The largest number that is counted."""
BEFORE_THE_START: Final = (did.Start, did.Begins, did.ChangeLife, did.Call, did.CallCommander, did.Finish)
DAYTIMES: Final = ("day", "night", None)
INITIATIVE: Final = "initiative"
DESIGNATIONS: Final = (monarch.MONARCH, INITIATIVE)


def happen(game: State, deed: did.AnyDeed) -> Rule[None]:
    """Do a deed. Raises `IllegalAnswer`, before anything has changed, if it is impossible."""
    if not ledger_of(game).started and not isinstance(deed, BEFORE_THE_START):
        raise IllegalAnswer("The game has not begun: start when everybody has kept a hand.")
    match deed:
        case did.Start():
            yield from paper_turns.start(game)
        case did.Begins(seat):
            paper_turns.let_begin(game, _seat(game, seat))
        case did.NextTurn(of, to, skip):
            yield from paper_turns.next_turn(game, of, _seat(game, to).id if to is not None else None, skip)
        case did.GiveExtraTurn(seat):
            extra_turn(game, _seat(game, seat))
            _say(game, "{} takes an extra turn after this one.", game.players[seat])
        case did.Reverse():
            reverse_turn_order(game)
        case did.Roll():
            yield from _roll(game, deed)
        case did.Walk(seat):
            yield from planeswalking.planeswalk(game, _controller(game, seat), Cause.EFFECT)
        case did.LetChaosEnsueDeed(seat):
            yield from chaos.chaos_ensues(game, by=_controller(game, seat))
        case did.DoneDeed(which):
            yield from waiting_abilities.finish(game, which)
        case did.CounteredDeed(which):
            _say(game, f"{waiting_abilities.name(game, which)} is countered.")
            yield from waiting_abilities.give_up(game, which)
        case did.PutCountersDeed(card, kind, by):
            yield from _put_counters(game, _card(game, card), _kind(kind), by)
        case did.SetInMotionDeed(seat):
            yield from _set_in_motion(game, _seat(game, seat))
        case did.Abandon(card):
            yield from _abandon(game, _card(game, card))
        case did.Leave(seat, why):
            yield from leave(game, seat, why)
        case _:
            _keep_count(game, deed)
            return
    if ledger_of(game).started:
        yield from paper_turns.go_on(game)


def _keep_count(game: State, deed: did.AnyDeed) -> None:
    match deed:
        case did.ChangeLife(seat, by):
            _change_life(game, _seat(game, seat), by)
        case did.CountDeed(seat, kind, by):
            _count(game, _seat(game, seat), _kind(kind), by)
        case did.CommanderDamage(commander, to, by, costs_life):
            _commander_damage(game, _commander(game, commander), _seat(game, to), by, costs_life)
        case did.CastCommanderDeed(commander, by):
            _cast(game, _commander(game, commander), by)
        case did.Call(seat, name):
            _call(game, _seat(game, seat), name)
        case did.CallCommander(owner, name, commander):
            _call_commander(game, _seat(game, owner), name, commander)
        case did.Designate(what, seat):
            _designate(game, what, _seat(game, seat) if seat is not None else None)
        case did.Bless(seat, has):
            _bless(game, _seat(game, seat), has)
        case did.SetDaytime(time):
            if time not in DAYTIMES:
                raise IllegalAnswer("It is day, or night, or neither.")
            ledger_of(game).daytime = time
            _say(game, f"It is {time} now." if time is not None else "It is neither day nor night any more.")
        case did.Remember(text, until_planeswalk):
            _remember(game, text, until_planeswalk)
        case did.Forget(effect):
            if not any(one.id == effect for one in game.effects):
                raise IllegalAnswer("That is over already.")
            end_effects(game, [effect])
            _say(game, "Something that lasted is over.")
        case did.Finish(winners):
            ending.end_game(game, tuple(_seat(game, one).id for one in winners), "the players say so")


def _say(game: State, sentence: str, *players: Player) -> None:
    """Write what only people know into the log."""
    game.tell(Notice(sentence, tuple(player.id for player in players)))


def _quoted(words: str) -> str:
    """A text with names filled in at its braces."""
    return words.replace("{", "(").replace("}", ")")


def _remember(game: State, text: str, until_planeswalk: bool) -> None:
    words = " ".join(text.split())
    if not words or len(words) > LONGEST:
        raise IllegalAnswer(f"A reminder has up to {LONGEST} letters.")
    active = game.turn.active[0]
    by_hand = Source(active, without_source(game, BY_HAND, active))
    begin_effect(game, KeptInMind(words), by_hand, UntilPlaneswalk() if until_planeswalk else None)
    _say(game, f"To be remembered: {_quoted(words)}")


# ---------------------------------------------------------------------- planes and schemes


def _roll(game: State, deed: did.Roll) -> Rule[None]:
    """CR 901.9: only in the player's own turn, unless an effect says so; a physical die shows what people enter."""
    player = _seat(game, deed.seat)
    _controller(game, None)
    if not deed.by_effect:
        here = next((one for one in game.turns if player.id in one.active and not one.waits), None)
        if here is None:
            raise IllegalAnswer(f"It is not {player.name}'s turn; a roll that an effect allows costs nothing more.")
        if paper_turns.holds_up(game, here):
            raise IllegalAnswer(paper_turns.WAITS)
        game.note(Did.ROLLED_PLANAR_DIE, player.id)
    yield from planar_die.roll_planar_die(game, player, deed.face)


def _controller(game: State, seat: Id | None) -> Player:
    """CR 901.6: the planar controller, or this one of several."""
    controllers = planar_controllers(game)
    if not controllers:
        raise IllegalAnswer("There are no planes in this game.")
    if seat is None:
        return controllers[0]
    return next((one for one in controllers if one.id == seat), controllers[0])


def _card(game: State, id: Id) -> Object:
    """A plane, phenomenon or scheme that is face up."""
    for obj in (*face_up(game), *schemes.face_up(game)):
        if obj.id == id:
            return obj
    raise IllegalAnswer("That card is not face up any more.")


def _put_counters(game: State, card: Object, kind: str, by: int) -> Rule[None]:
    if by > 0:
        yield from actions.put_counters(game, card.controller, [card.id], kind, min(by, MOST))
    else:
        yield from actions.remove_counters(game, card.id, kind, -by)


def _set_in_motion(game: State, player: Player) -> Rule[None]:
    if not schemes.is_archenemy(game, player):
        raise IllegalAnswer(f"{player.name} has no scheme deck.")
    yield from schemes.set_top_in_motion(game, player)


def _abandon(game: State, scheme: Object) -> Rule[None]:
    if not schemes.can_be_abandoned(game, scheme):
        raise IllegalAnswer("Only an ongoing scheme is abandoned.")
    yield from schemes.abandon(game, scheme)


# ---------------------------------------------------------------------- players


def _seat(game: State, seat: Id) -> Player:
    """A player who is still in the game."""
    if seat not in range(len(game.players)):
        raise IllegalAnswer(f"There are seats from 0 to {len(game.players) - 1}, and no {seat}.")
    player = game.players[seat]
    if player.has_left:
        raise IllegalAnswer(f"{player.name} is not in the game any more.")
    return player


def _kind(kind: str) -> str:
    return _name(kind, 30, "A kind of counter has a name of up to thirty letters.")


def _name(given: str, longest: int, sorry: str) -> str:
    name = " ".join(given.split())
    if not name or len(name) > longest or not name.isprintable():
        raise IllegalAnswer(sorry)
    return name


def _call(game: State, player: Player, given: str) -> None:
    name = _name(given, 24, "A name has up to 24 letters that others can read.")
    if any(other.name.casefold() == name.casefold() for other in game.players if other is not player):
        raise IllegalAnswer("Two players have the same name; give one of them another.")
    before, player.name = player.name, name
    _say(game, f"{_quoted(before)} is called {{}} now.", player)


def _call_commander(game: State, owner: Player, given: str, number: int | None) -> None:
    name = _name(given, 60, "A commander has a name of up to 60 letters.")
    if number is None:
        ledger_of(game).commanders.append(PaperCommander(owner.id, name))
    else:
        _commander(game, number).name = name
    _say(game, f"{_quoted(name)} is a commander of {{}}.", owner)


def _change_life(game: State, player: Player, by: int) -> None:
    before = player.life
    player.life = max(-MOST, min(MOST, before + by))
    share_life(game, player)
    if player.life != before:
        _say(game, f"{{}} {'gains' if by > 0 else 'loses'} {abs(player.life - before)} life: {player.life}.", player)


def _count(game: State, player: Player, kind: str, by: int) -> None:
    left = max(0, min(MOST, player.counters.get(kind, 0) + by))
    player.counters.pop(kind, None)
    if left:
        player.counters[kind] = left
    share_poison(game, player)
    _say(game, f"{{}} has {left} {_quoted(kind)} {'counter' if left == 1 else 'counters'}.", player)


def _commander(game: State, number: int) -> PaperCommander:
    commanders = ledger_of(game).commanders
    if number not in range(len(commanders)):
        raise IllegalAnswer("There is no such commander in this game.")
    return commanders[number]


def _commander_damage(game: State, commander: PaperCommander, to: Player, by: int, costs_life: bool) -> None:
    """CR 903.10a: it is kept apart for each commander, and is damage like any other besides."""
    before = commander.damage.get(to.id, 0)
    after = max(0, min(MOST, before + by))
    commander.damage[to.id] = after
    _say(game, f"{_quoted(commander.name)} has dealt {after} damage to {{}}.", to)
    if costs_life:
        _change_life(game, to, before - after)


def _cast(game: State, commander: PaperCommander, by: int) -> None:
    commander.casts = max(0, commander.casts + by)
    _say(
        game,
        f"{_quoted(commander.name)} of {{}} costs {commander.tax} more the next time.",
        game.players[commander.owner],
    )


def _designate(game: State, what: str, player: Player | None) -> None:
    if what not in DESIGNATIONS:
        raise IllegalAnswer(f"Players can have {', '.join(DESIGNATIONS)}, not “{what}”.")
    if what == monarch.MONARCH and player is not None:
        monarch.crown(game, player)
    elif player is not None:
        ledger_of(game).holders[what] = player.id
        _say(game, f"{{}} has the {what}.", player)
    else:
        _take_away(game, what)


def _bless(game: State, player: Player, has: bool) -> None:
    if (BLESSING in player.designations) is not has:
        player.designations ^= {BLESSING}
        _say(game, f"{{}} {'has' if has else 'no longer has'} the city's blessing.", player)


def _take_away(game: State, what: str) -> None:
    ledger_of(game).holders.pop(what, None)
    for player in game.players:
        player.designations -= {what}
    _say(game, f"Nobody has the {what} any more." if what == INITIATIVE else "Nobody is the monarch any more.")


def leave(game: State, seat: Id, why: str) -> Rule[None]:
    """A player is out. If that is impossible, it is refused before anything has changed."""
    player = _seat(game, seat)
    if len(why) > LONGEST:
        raise IllegalAnswer(f"A reason has up to {LONGEST} letters.")
    return _leave(game, player, why)


def _leave(game: State, player: Player, why: str) -> Rule[None]:
    """CR 104.3, 800.4, 901.10: who is out takes their cards along; planes of theirs are left."""
    ledger_of(game).why_out[player.id] = why
    yield from ending.lose(game, [(player, LossReason(Loss.EFFECT, f"({why})") if why else CONCEDED)])
    _pass_initiative_on(game)


def _pass_initiative_on(game: State) -> None:
    """CR 726.4: who has the initiative leaves: the active player takes it, or the next player in turn order."""
    holders = ledger_of(game).holders
    if INITIATIVE in holders and game.players[holders[INITIATIVE]].has_left:
        heirs = [player for player in game.in_turn_order() if not player.has_left]
        if heirs:
            _designate(game, INITIATIVE, heirs[0])
