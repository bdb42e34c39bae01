"""The game told in sentences: events for a log. Nothing here tells anybody more than they may know."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final, TypeVar

from planechase.rules.casual.planar import ChaosEnsues, Encountered, PlanarDieRolled, PlaneswalkedTo
from planechase.rules.casual.schemes import Abandoned, SetInMotion
from planechase.rules.events.actions import TokensCreated
from planechase.rules.events.damage import DamageDealt, Prevented
from planechase.rules.events.events import (
    FORBIDDEN,
    AbilityActivated,
    AbilityTriggered,
    Attached,
    AttackersDeclared,
    Blocks,
    CoinFlipped,
    ControlChanged,
    Countered,
    Devoured,
    DiceRolled,
    Discarded,
    DrawCard,
    Event,
    GainLife,
    GameDrawn,
    GameOver,
    LandPlayed,
    LoseLife,
    Message,
    Milled,
    NumbersRevealed,
    PhasedIn,
    PhasedOut,
    PlayerLoses,
    PlayerWins,
    PutCounters,
    RemoveCounters,
    Revealed,
    Sacrificed,
    Scried,
    Searched,
    Shuffled,
    SpellCast,
    TurnBegins,
    TurnedFaceUp,
)
from planechase.rules.events.zones import ZoneChange
from planechase.rules.language.card_types import CREATURE, PLANESWALKER
from planechase.rules.multiplayer.teams import active_with
from planechase.rules.spells.casting import FACE_DOWN
from planechase.rules.state.objects import HIDDEN_ZONES, Id, StackObject, Zone
from planechase.rules.state.state import State
from planechase.telling.naming import (
    HIDDEN_CARD,
    Viewer,
    announced,
    keyword_of,
    name,
    names,
    of,
    player_name,
    zone_name,
)
from planechase.words.english import (
    article,
    capital,
    listed,
    number_word,
)

E = TypeVar("E", bound=Event)
Teller = Callable[[State, Any, Viewer], str | None]
TellerOf = Callable[[State, E, Viewer], str | None]
_TELLERS: dict[type[Event], Teller] = {}


def sentence(game: State, event: Event, viewer: Viewer = None) -> str | None:
    """What happened, in a sentence; None for what is not worth telling. `viewer` is who will read it."""
    teller = _TELLERS.get(type(event))
    return teller(game, event, viewer) if teller is not None else None


def tells(kind: type[E]) -> Callable[[TellerOf[E]], TellerOf[E]]:
    """Marks the function that tells one kind of event; variants add theirs the same way."""

    def remember(teller: TellerOf[E]) -> TellerOf[E]:
        _TELLERS[kind] = teller
        return teller

    return remember


def _moved_name(game: State, old: Id, new: Id) -> str:
    """The name of something that moved, if everybody saw it where it was or where it went."""
    before, after = game.departed.get(old) or game.get(old), game.get(new) or game.departed.get(new)
    for obj in (before, after):
        if obj is not None and obj.zone not in HIDDEN_ZONES and not obj.face_down:
            return game.chars(obj).name
    return HIDDEN_CARD


@tells(TurnBegins)
def _turn(game: State, event: TurnBegins, viewer: Viewer) -> str:
    return f"Turn {event.number}: {names(game, active_with(game, event.player))}."


@tells(GainLife)
def _gain(game: State, event: GainLife, viewer: Viewer) -> str:
    return f"{player_name(game, event.player)} gains {event.amount} life."


@tells(LoseLife)
def _lose(game: State, event: LoseLife, viewer: Viewer) -> str | None:
    return None if event.from_damage else f"{player_name(game, event.player)} loses {event.amount} life."


@tells(DrawCard)
def _draw(game: State, event: DrawCard, viewer: Viewer) -> str | None:
    player = player_name(game, event.player)
    if event.number == FORBIDDEN:
        return None
    if not event.object_id:
        return f"{player} has no card left to draw."
    return f"{player} draws {name(game, event.object_id, viewer)}."


@tells(Shuffled)
def _shuffle(game: State, event: Shuffled, viewer: Viewer) -> str | None:
    return f"{player_name(game, event.player)} shuffles." if game.turn_number else None


@tells(Searched)
def _search(game: State, event: Searched, viewer: Viewer) -> str:
    return f"{player_name(game, event.player)} searches a library."


@tells(Scried)
def _scry(game: State, event: Scried, viewer: Viewer) -> str:
    return f"{player_name(game, event.player)} scries {event.count}."


@tells(Revealed)
def _reveal(game: State, event: Revealed, viewer: Viewer) -> str:
    return f"{player_name(game, event.player)} reveals {listed(event.names)}."


@tells(DiceRolled)
def _roll(game: State, event: DiceRolled, viewer: Viewer) -> str | None:
    """CR 706.7: the planar die shows no number, and its roll is told by itself."""
    if not event.results:
        return None
    results = listed([str(result) for result in event.results])
    dice = "die" if len(event.results) == 1 else "dice"
    return f"{player_name(game, event.player)} rolls {results} on the {event.sides}-sided {dice}."


@tells(CoinFlipped)
def _flip(game: State, event: CoinFlipped, viewer: Viewer) -> str:
    side = "heads" if event.heads else "tails"
    outcome = "" if event.won is None else " and wins the flip" if event.won else " and loses the flip"
    return f"{player_name(game, event.player)} flips {side}{outcome}."


@tells(NumbersRevealed)
def _numbers(game: State, event: NumbersRevealed, viewer: Viewer) -> str:
    chosen = [f"{player_name(game, seat)} chose {number}" for seat, number in event.chosen]
    return f"{listed(chosen)}."


@tells(PlayerLoses)
def _loses(game: State, event: PlayerLoses, viewer: Viewer) -> str:
    player = player_name(game, event.player)
    if event.reason == "conceded":
        return f"{player} concedes."
    if event.reason.startswith(("has ", "drew ")):
        return f"{player} {event.reason} and loses the game."
    return f"{player} loses the game."


@tells(GameDrawn)
def _draws_the_game(game: State, event: GameDrawn, viewer: Viewer) -> str:
    return f"The game is a draw for {player_name(game, event.player)}, who leaves it."


@tells(PlayerWins)
def _wins(game: State, event: PlayerWins, viewer: Viewer) -> str:
    return f"{player_name(game, event.player)} wins: {event.reason}."


@tells(GameOver)
def _over(game: State, event: GameOver, viewer: Viewer) -> str:
    if not event.winners:
        return f"The game is a draw: {event.reason}."
    verb = "wins" if len(event.winners) == 1 else "win"
    return f"{listed([player_name(game, one) for one in event.winners])} {verb} the game: {event.reason}."


@tells(Message)
def _message(game: State, event: Message, viewer: Viewer) -> str:
    return event.text


@tells(PlanarDieRolled)
def _planar_die(game: State, event: PlanarDieRolled, viewer: Viewer) -> str:
    return f"{player_name(game, event.player)} rolls the planar die: {event.face.value}."


@tells(PlaneswalkedTo)
def _planeswalk(game: State, event: PlaneswalkedTo, viewer: Viewer) -> str:
    return f"{player_name(game, event.player)} planeswalks to {name(game, event.object_id)}."


@tells(Encountered)
def _encounter(game: State, event: Encountered, viewer: Viewer) -> str:
    return f"{player_name(game, event.player)} encounters {name(game, event.object_id)}."


@tells(SetInMotion)
def _set_in_motion(game: State, event: SetInMotion, viewer: Viewer) -> str:
    return f"{player_name(game, event.player)} sets {name(game, event.object_id)} in motion."


@tells(Abandoned)
def _abandoned(game: State, event: Abandoned, viewer: Viewer) -> str:
    return f"{player_name(game, event.player)} abandons {name(game, event.object_id)}."


@tells(ChaosEnsues)
def _chaos(game: State, event: ChaosEnsues, viewer: Viewer) -> str:
    return "Chaos ensues."


@tells(SpellCast)
def _cast(game: State, event: SpellCast, viewer: Viewer) -> str:
    spell = game.recall(event.object_id)
    text = f"{player_name(game, event.player)} casts {name(game, spell.id)}"
    if isinstance(spell, StackObject):
        by = spell.source
        if by.way and by.way != FACE_DOWN:
            text += f" with {by.way}"
        if by.cast_from is not None and by.cast_from is not Zone.HAND:
            text += f" from {zone_name(game, by.cast_from, spell.owner)}"
        text += "".join(f", paying the {cost} cost" for cost in dict.fromkeys(by.extra_costs))
        text += announced(game, spell, viewer)
    return text + "."


@tells(AbilityTriggered)
def _trigger(game: State, event: AbilityTriggered, viewer: Viewer) -> str | None:
    """With its targets, where it has any."""
    ability = game.on_stack(event.stack_id)
    chosen = announced(game, ability, viewer) if ability is not None else ""
    source = capital(name(game, event.object_id))
    whose = source if source.endswith(" ability") else f"{of(source)} ability"
    return f"{whose} triggers{chosen}."


@tells(AbilityActivated)
def _activate(game: State, event: AbilityActivated, viewer: Viewer) -> str | None:
    """CR 602.2a: a card whose ability is activated where it is hidden is shown to everybody."""
    if event.is_mana:
        return None
    source = game.name_of(event.object_id)
    ability = game.on_stack(event.stack_id)
    what = f"an ability of {source}"
    if ability is None:
        return f"{player_name(game, event.player)} activates {what}."
    keyword = keyword_of(game.chars(ability), ability.ability)
    if keyword is not None:
        what = f"{of(source)} {keyword.name} ability"
    return f"{player_name(game, event.player)} activates {what}{announced(game, ability, viewer)}."


@tells(LandPlayed)
def _land(game: State, event: LandPlayed, viewer: Viewer) -> str:
    return f"{player_name(game, event.player)} plays {name(game, event.object_id)}."


@tells(Countered)
def _counter(game: State, event: Countered, viewer: Viewer) -> str:
    obj = game.recall(event.object_id)
    what = name(game, obj.id)
    if isinstance(obj, StackObject) and not obj.is_spell:
        what = f"an ability of {what}"
    return f"{capital(what)} is countered."


@tells(AttackersDeclared)
def _attack(game: State, event: AttackersDeclared, viewer: Viewer) -> str:
    by_defender: dict[Id, list[Id]] = {}
    for attacker, defender in event.attacks:
        by_defender.setdefault(defender, []).append(attacker)
    attacks = [f"{owned(game, d)} with {names(game, ids)}" for d, ids in by_defender.items()]
    return f"{player_name(game, event.player)} attacks {listed(attacks)}."


def owned(game: State, one: Id) -> str:
    """A player, or a permanent with its controller."""
    if game.is_player(one):
        return name(game, one)
    return f"{of(player_name(game, game.recall(one).controller))} {name(game, one)}"


@tells(Blocks)
def _block(game: State, event: Blocks, viewer: Viewer) -> str:
    return f"{owned(game, event.object_id)} blocks {name(game, event.attacker)}."


@tells(DamageDealt)
def _damage(game: State, event: DamageDealt, viewer: Viewer) -> str | None:
    if event.amount <= 0:
        return None
    return f"{capital(name(game, event.source))} deals {event.amount} damage to {owned(game, event.target)}."


@tells(PutCounters)
def _put_counters(game: State, event: PutCounters, viewer: Viewer) -> str:
    return f"{capital(name(game, event.on))} gets {_counters(event.kind, event.count)}."


@tells(RemoveCounters)
def _remove_counters(game: State, event: RemoveCounters, viewer: Viewer) -> str | None:
    if not event.count:
        return None
    return f"{capital(name(game, event.on))} loses {_counters(event.kind, event.count)}."


def _counters(kind: str, count: int) -> str:
    return f"{article(kind)} counter" if count == 1 else f"{number_word(count)} {kind} counters"


@tells(TokensCreated)
def _tokens(game: State, event: TokensCreated, viewer: Viewer) -> str | None:
    count = len(event.new_ids)
    if not count:
        return None
    values = event.values
    size = f"{values.power}/{values.toughness} " if values.power is not None else ""
    token = f"{size}{values.name.removesuffix(' Token')} token"
    what = article(token) if count == 1 else f"{number_word(count)} {token}s"
    return f"{player_name(game, event.player)} creates {what}."


@tells(Sacrificed)
def _sacrifice(game: State, event: Sacrificed, viewer: Viewer) -> str:
    return f"{player_name(game, event.player)} sacrifices {name(game, event.object_id)}."


@tells(Devoured)
def _devour(game: State, event: Devoured, viewer: Viewer) -> str:
    return f"{name(game, event.object_id)} is devoured."


@tells(Discarded)
def _discard(game: State, event: Discarded, viewer: Viewer) -> str:
    return f"{player_name(game, event.player)} discards {_moved_name(game, event.object_id, event.new_id)}."


@tells(Milled)
def _mill(game: State, event: Milled, viewer: Viewer) -> str:
    return f"{player_name(game, event.player)} mills {_moved_name(game, event.object_id, event.new_id)}."


@tells(Attached)
def _attached(game: State, event: Attached, viewer: Viewer) -> str:
    return f"{capital(name(game, event.object_id))} is attached to {name(game, event.to)}."


@tells(ControlChanged)
def _control(game: State, event: ControlChanged, viewer: Viewer) -> str:
    return f"{player_name(game, event.new)} gains control of {name(game, event.object_id)}."


@tells(Prevented)
def _prevented(game: State, event: Prevented, viewer: Viewer) -> str:
    return f"{event.amount} damage to {player_name(game, event.player)} is prevented."


@tells(TurnedFaceUp)
def _face_up(game: State, event: TurnedFaceUp, viewer: Viewer) -> str:
    return f"{capital(name(game, event.object_id))} is turned face up."


@tells(PhasedOut)
def _phase_out(game: State, event: PhasedOut, viewer: Viewer) -> str:
    return f"{capital(name(game, event.object_id))} phases out."


@tells(PhasedIn)
def _phase_in(game: State, event: PhasedIn, viewer: Viewer) -> str:
    return f"{capital(name(game, event.object_id))} phases in."


_TOLD_OTHERWISE: Final = ("cast", "play", "create", "draw", "discard", "mill", "sacrifice", "counter")
"""Causes of moves for which another event has the better sentence."""


@tells(ZoneChange)
def _move(game: State, event: ZoneChange, viewer: Viewer) -> str | None:
    if not event.new_id or event.cause in _TOLD_OTHERWISE:
        return None
    if event.cause in ("resolve", "no legal target") and event.origin is Zone.STACK:
        return None
    old = game.recall(event.object_id)
    owner = player_name(game, old.owner)
    if event.cause == "mulligan":
        return None if game.players[old.owner].hand else f"{owner} takes a mulligan."
    what = _moved_name(game, event.object_id, event.new_id)
    if event.origin is Zone.BATTLEFIELD and event.to is Zone.GRAVEYARD:
        if game.chars(old).types & (CREATURE | PLANESWALKER):
            return f"{of(player_name(game, old.controller))} {what} dies."
        return f"{capital(what)} goes to {of(owner)} graveyard."
    origin = "" if event.origin is Zone.BATTLEFIELD else f" from {zone_name(game, event.origin, old.owner)}"
    if event.to is Zone.BATTLEFIELD:
        under = player_name(game, game.recall(event.new_id).controller)
        return f"{capital(what)} enters the battlefield{origin} under {of(under)} control."
    if event.to is Zone.EXILE:
        return f"{capital(what)} is exiled{origin}."
    if event.to is Zone.HAND and event.origin is Zone.LIBRARY:
        return f"{owner} puts {what} from the library into their hand."
    if event.to is Zone.LIBRARY and event.origin is Zone.HAND:
        place = "on the bottom of" if event.position < 0 else "into"
        return f"{owner} puts {what} from their hand {place} the library."
    if event.to is Zone.HAND:
        return f"{capital(what)} returns to {of(owner)} hand{origin}."
    if event.to is Zone.LIBRARY:
        place = "the bottom of " if event.position < 0 else "the top of " if event.position == 0 else ""
        place = "" if event.cause == "shuffle" else place
        return f"{capital(what)} goes to {place}{of(owner)} library{origin}."
    return f"{capital(what)} goes to {zone_name(game, event.to, old.owner)}{origin}."
