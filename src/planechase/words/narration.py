"""The game told in sentences: events for a log, and the options of decisions as labels for a player.

Nothing here tells anybody more than they may know: a hidden card is "a card", whatever it is.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable
from typing import Any, Final, TypeVar

from planechase.rules.abilities import Ability, KeywordAbility
from planechase.rules.actions import TokensCreated
from planechase.rules.card_types import BASIC_LAND_TYPES, CREATURE, PLANESWALKER
from planechase.rules.casting import FACE_DOWN, Mode
from planechase.rules.characteristics import Characteristics
from planechase.rules.costs import is_summoning_sick, mana_part, other_parts
from planechase.rules.damage import DamageDealt
from planechase.rules.events import (
    AbilityActivated,
    AbilityTriggered,
    Attached,
    AttackersDeclared,
    Blocks,
    CoinFlipped,
    ControlChanged,
    Countered,
    DiceRolled,
    Discarded,
    DrawCard,
    Event,
    GainLife,
    GameOver,
    LandPlayed,
    LoseLife,
    Message,
    Milled,
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
from planechase.rules.grammar import Modal
from planechase.rules.keywords import keyword_names
from planechase.rules.mana import ManaCost
from planechase.rules.mana_abilities import INTRINSIC
from planechase.rules.objects import HIDDEN_ZONES, Id, Object, Permanent, StackObject, Zone
from planechase.rules.planar import ChaosEnsues, Encountered, PlanarDieRolled, PlaneswalkedTo
from planechase.rules.priority import (
    Action,
    ActivateAbility,
    ActivateManaAbility,
    CastSpell,
    Pass,
    PlayLand,
)
from planechase.rules.replacement import EffectLabel
from planechase.rules.state import State
from planechase.rules.targets import effect_of
from planechase.rules.triggers import TriggerLabel
from planechase.rules.view import may_see
from planechase.rules.zones import ZoneChange
from planechase.words.english import (
    Reader,
    ability_text,
    article,
    capital,
    listed,
    number_word,
    plural,
    sentences,
)

E = TypeVar("E", bound=Event)
Viewer = Id | None
Teller = Callable[[State, Any, Viewer], str | None]
TellerOf = Callable[[State, E, Viewer], str | None]

HIDDEN_CARD: Final = "a card"
FIGHTING: Final = frozenset(
    {"deathtouch", "defender", "double strike", "fear", "first strike", "flying", "haste", "hexproof", "horsemanship"}
    | {"indestructible", "infect", "intimidate", "lifelink", "menace", "reach", "shadow", "shroud", "skulk"}
    | {"trample", "vigilance", "wither"}
)
"""Keywords that are shown with a creature wherever it is spoken of as a choice."""

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


# ---------------------------------------------------------------------- naming things


def name(game: State, one: Id, viewer: Viewer = None) -> str:
    """A player or an object by name, if the viewer may know it."""
    if game.is_player(one):
        return game.players[one].name
    obj = game.get(one)
    if obj is not None and not may_see(game, obj, viewer):
        return "a face-down card" if obj.face_down else HIDDEN_CARD
    if obj is not None and obj.face_down:
        return f"a face-down card ({obj.copiable.name})"
    gone = game.departed.get(one)
    if obj is None and gone is not None and gone.zone in HIDDEN_ZONES and gone.owner != viewer:
        return HIDDEN_CARD
    return game.name_of(one)


def names(game: State, ids: Iterable[Id], viewer: Viewer = None) -> str:
    """Several of them, with "two Grizzly Bears" for two of the same name."""
    counts: dict[str, int] = {}
    for one in ids:
        called = name(game, one, viewer)
        counts[called] = counts.get(called, 0) + 1
    return listed([called if count == 1 else several(count, called) for called, count in counts.items()])


def several(count: int, called: str) -> str:
    """ "two Forests", "three Grizzly Bears"; a name that already is a plural stays as it is."""
    return f"{number_word(count)} {called if called.endswith('s') else plural(called)}"


def of(player: str) -> str:
    """Whose: "Ann's", "Chris'"."""
    return f"{player}'" if player.endswith("s") else f"{player}'s"


def _moved_name(game: State, old: Id, new: Id) -> str:
    """The name of something that moved, if everybody saw it where it was or where it went."""
    before, after = game.departed.get(old) or game.get(old), game.get(new) or game.departed.get(new)
    for obj in (before, after):
        if obj is not None and obj.zone not in HIDDEN_ZONES and not obj.face_down:
            return game.chars(obj).name
    return HIDDEN_CARD


def _player(game: State, one: Id) -> str:
    return game.players[one].name


# ---------------------------------------------------------------------- turns and players


@tells(TurnBegins)
def _turn(game: State, event: TurnBegins, viewer: Viewer) -> str:
    return f"Turn {event.number}: {_player(game, event.player)}."


@tells(GainLife)
def _gain(game: State, event: GainLife, viewer: Viewer) -> str:
    return f"{_player(game, event.player)} gains {event.amount} life."


@tells(LoseLife)
def _lose(game: State, event: LoseLife, viewer: Viewer) -> str | None:
    return None if event.from_damage else f"{_player(game, event.player)} loses {event.amount} life."


@tells(DrawCard)
def _draw(game: State, event: DrawCard, viewer: Viewer) -> str:
    player = _player(game, event.player)
    if not event.object_id:
        return f"{player} has no card left to draw."
    return f"{player} draws {name(game, event.object_id, viewer)}."


@tells(Shuffled)
def _shuffle(game: State, event: Shuffled, viewer: Viewer) -> str | None:
    return f"{_player(game, event.player)} shuffles." if game.turn_number else None


@tells(Searched)
def _search(game: State, event: Searched, viewer: Viewer) -> str:
    return f"{_player(game, event.player)} searches a library."


@tells(Scried)
def _scry(game: State, event: Scried, viewer: Viewer) -> str:
    return f"{_player(game, event.player)} scries {event.count}."


@tells(Revealed)
def _reveal(game: State, event: Revealed, viewer: Viewer) -> str:
    return f"{_player(game, event.player)} reveals {listed(event.names)}."


@tells(DiceRolled)
def _roll(game: State, event: DiceRolled, viewer: Viewer) -> str | None:
    """CR 706.7: the planar die shows no number, and its roll is told by itself."""
    if not event.results:
        return None
    results = listed([str(result) for result in event.results])
    dice = "die" if len(event.results) == 1 else "dice"
    return f"{_player(game, event.player)} rolls {results} on the {event.sides}-sided {dice}."


@tells(CoinFlipped)
def _flip(game: State, event: CoinFlipped, viewer: Viewer) -> str:
    side = "heads" if event.heads else "tails"
    outcome = "" if event.won is None else " and wins the flip" if event.won else " and loses the flip"
    return f"{_player(game, event.player)} flips {side}{outcome}."


@tells(PlayerLoses)
def _loses(game: State, event: PlayerLoses, viewer: Viewer) -> str:
    player = _player(game, event.player)
    if event.reason == "conceded":
        return f"{player} concedes."
    if event.reason.startswith(("has ", "drew ")):
        return f"{player} {event.reason} and loses the game."
    return f"{player} loses the game."


@tells(PlayerWins)
def _wins(game: State, event: PlayerWins, viewer: Viewer) -> str:
    return f"{_player(game, event.player)} wins: {event.reason}."


@tells(GameOver)
def _over(game: State, event: GameOver, viewer: Viewer) -> str:
    if not event.winners:
        return f"The game is a draw: {event.reason}."
    verb = "wins" if len(event.winners) == 1 else "win"
    return f"{listed([_player(game, one) for one in event.winners])} {verb} the game: {event.reason}."


@tells(Message)
def _message(game: State, event: Message, viewer: Viewer) -> str:
    return event.text


@tells(PlanarDieRolled)
def _planar_die(game: State, event: PlanarDieRolled, viewer: Viewer) -> str:
    return f"{_player(game, event.player)} rolls the planar die: {event.face.value}."


@tells(PlaneswalkedTo)
def _planeswalk(game: State, event: PlaneswalkedTo, viewer: Viewer) -> str:
    return f"{_player(game, event.player)} planeswalks to {name(game, event.object_id)}."


@tells(Encountered)
def _encounter(game: State, event: Encountered, viewer: Viewer) -> str:
    return f"{_player(game, event.player)} encounters {name(game, event.object_id)}."


@tells(ChaosEnsues)
def _chaos(game: State, event: ChaosEnsues, viewer: Viewer) -> str:
    return "Chaos ensues."


# ---------------------------------------------------------------------- spells and abilities


@tells(SpellCast)
def _cast(game: State, event: SpellCast, viewer: Viewer) -> str:
    spell = game.recall(event.object_id)
    text = f"{_player(game, event.player)} casts {name(game, spell.id)}"
    if isinstance(spell, StackObject):
        by = spell.source
        if by.way and by.way != FACE_DOWN:
            text += f" with {by.way}"
        if by.cast_from is not None and by.cast_from is not Zone.HAND:
            text += f" from {_zone(game, by.cast_from, spell.owner)}"
        text += "".join(f", paying the {cost} cost" for cost in dict.fromkeys(by.extra_costs))
        text += _choices(game, spell, viewer)
    return text + "."


@tells(AbilityTriggered)
def _trigger(game: State, event: AbilityTriggered, viewer: Viewer) -> str | None:
    """With its targets, where it has any."""
    ability = game.on_stack(event.stack_id)
    chosen = _choices(game, ability, viewer) if ability is not None else ""
    return f"{of(capital(name(game, event.object_id)))} ability triggers{chosen}."


@tells(AbilityActivated)
def _activate(game: State, event: AbilityActivated, viewer: Viewer) -> str | None:
    """CR 602.2a: a card whose ability is activated where it is hidden is shown to everybody."""
    if event.is_mana:
        return None
    source = game.name_of(event.object_id)
    ability = game.on_stack(event.stack_id)
    what = f"an ability of {source}"
    if ability is None:
        return f"{_player(game, event.player)} activates {what}."
    keyword = _keyword_of(game.chars(ability), ability.ability)
    if keyword is not None:
        what = f"{of(source)} {keyword.name} ability"
    return f"{_player(game, event.player)} activates {what}{_choices(game, ability, viewer)}."


def _keyword_of(chars: Characteristics, ability: Ability | None) -> KeywordAbility | None:
    """The keyword that an ability is spelled out from, if it is."""
    for keyword in chars.abilities:
        if isinstance(keyword, KeywordAbility) and ability in keyword.abilities():
            return keyword
    return None


@tells(LandPlayed)
def _land(game: State, event: LandPlayed, viewer: Viewer) -> str:
    return f"{_player(game, event.player)} plays {name(game, event.object_id)}."


@tells(Countered)
def _counter(game: State, event: Countered, viewer: Viewer) -> str:
    obj = game.recall(event.object_id)
    what = name(game, obj.id)
    if isinstance(obj, StackObject) and not obj.is_spell:
        what = f"an ability of {what}"
    return f"{capital(what)} is countered."


def _choices(game: State, obj: StackObject, viewer: Viewer) -> str:
    """X and the targets, as they stand behind a spell's or ability's name."""
    text = f" with X = {obj.source.x}" if obj.source.x else ""
    targets = list(dict.fromkeys(one for chosen in obj.source.targets.values() for one in chosen))
    return text + (f", targeting {names(game, targets, viewer)}" if targets else "")


# ---------------------------------------------------------------------- combat and damage


@tells(AttackersDeclared)
def _attack(game: State, event: AttackersDeclared, viewer: Viewer) -> str:
    by_defender: dict[Id, list[Id]] = {}
    for attacker, defender in event.attacks:
        by_defender.setdefault(defender, []).append(attacker)
    attacks = [f"{_owned(game, d)} with {names(game, ids)}" for d, ids in by_defender.items()]
    return f"{_player(game, event.player)} attacks {listed(attacks)}."


def _owned(game: State, one: Id) -> str:
    """A player, or a permanent with its controller."""
    if game.is_player(one):
        return name(game, one)
    return f"{of(_player(game, game.recall(one).controller))} {name(game, one)}"


@tells(Blocks)
def _block(game: State, event: Blocks, viewer: Viewer) -> str:
    return f"{_owned(game, event.object_id)} blocks {name(game, event.attacker)}."


@tells(DamageDealt)
def _damage(game: State, event: DamageDealt, viewer: Viewer) -> str | None:
    if event.amount <= 0:
        return None
    return f"{capital(name(game, event.source))} deals {event.amount} damage to {_owned(game, event.target)}."


# ---------------------------------------------------------------------- permanents and cards


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
    return f"{_player(game, event.player)} creates {what}."


@tells(Sacrificed)
def _sacrifice(game: State, event: Sacrificed, viewer: Viewer) -> str:
    return f"{_player(game, event.player)} sacrifices {name(game, event.object_id)}."


@tells(Discarded)
def _discard(game: State, event: Discarded, viewer: Viewer) -> str:
    return f"{_player(game, event.player)} discards {_moved_name(game, event.object_id, event.new_id)}."


@tells(Milled)
def _mill(game: State, event: Milled, viewer: Viewer) -> str:
    return f"{_player(game, event.player)} mills {_moved_name(game, event.object_id, event.new_id)}."


@tells(Attached)
def _attached(game: State, event: Attached, viewer: Viewer) -> str:
    return f"{capital(name(game, event.object_id))} is attached to {name(game, event.to)}."


@tells(ControlChanged)
def _control(game: State, event: ControlChanged, viewer: Viewer) -> str:
    return f"{_player(game, event.new)} gains control of {name(game, event.object_id)}."


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
    owner = _player(game, old.owner)
    if event.cause == "mulligan":
        return None if game.players[old.owner].hand else f"{owner} takes a mulligan."
    what = _moved_name(game, event.object_id, event.new_id)
    if event.origin is Zone.BATTLEFIELD and event.to is Zone.GRAVEYARD:
        if game.chars(old).types & (CREATURE | PLANESWALKER):
            return f"{of(_player(game, old.controller))} {what} dies."
        return f"{capital(what)} goes to {of(owner)} graveyard."
    origin = "" if event.origin is Zone.BATTLEFIELD else f" from {_zone(game, event.origin, old.owner)}"
    if event.to is Zone.BATTLEFIELD:
        under = _player(game, game.recall(event.new_id).controller)
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
    return f"{capital(what)} goes to {_zone(game, event.to, old.owner)}{origin}."


def _zone(game: State, zone: Zone, owner: Id) -> str:
    """A zone with whose it is, where that matters."""
    if zone is Zone.EXILE:
        return "exile"
    if zone in (Zone.LIBRARY, Zone.HAND, Zone.GRAVEYARD):
        return f"{of(_player(game, owner))} {zone.value}"
    return f"the {zone.value} zone" if zone is Zone.COMMAND else f"the {zone.value}"


# ---------------------------------------------------------------------- options of decisions


def label(game: State, option: object, viewer: Viewer, offered: bool = False) -> str:
    """An option of a decision, for the player who looks at it.

    `offered` says that this player is the one to choose: then they are looking at the cards of a library or
    of another hand that they may choose from.
    """
    if isinstance(option, Action):
        return action_label(game, option, viewer)
    if isinstance(option, Mode):
        return _mode(game, option)
    if isinstance(option, TriggerLabel):
        return _waiting_trigger(game, option)
    if isinstance(option, EffectLabel):
        return f"{game.name_of(option.object_id)} (effect {option.number + 1})"
    if isinstance(option, bool):
        return "Yes" if option else "No"
    if isinstance(option, int):
        return thing_label(game, option, viewer, offered)
    if isinstance(option, tuple) and len(option) == 2 and all(isinstance(part, int) for part in option):
        return ability_label(game, option[0], option[1], viewer)
    return str(option)


def action_label(game: State, action: Action, viewer: Viewer) -> str:
    """Something a player may do with priority."""
    if isinstance(action, Pass):
        return "Pass"
    if isinstance(action, PlayLand):
        return f"Play {_at_hand(game, action.land, viewer)}"
    if isinstance(action, CastSpell):
        return _cast_label(game, action, viewer)
    if isinstance(action, (ActivateAbility, ActivateManaAbility)):
        return ability_label(game, action.source, action.number, viewer)
    words = re.sub(r"(?<=[a-z])(?=[A-Z])", " ", type(action).__name__).capitalize()
    cost = getattr(action, "cost", None)
    if isinstance(cost, ManaCost) and not cost.is_free:
        words += f" {cost}"
    if action.object_id is None:
        return words
    what = name(game, action.object_id, viewer)
    return f"{words.removesuffix(' it')} {what}" if words.endswith(" it") else f"{words}: {what}"


def _at_hand(game: State, one: Id, viewer: Viewer) -> str:
    """A card, and where it is unless that is the hand."""
    obj = game.objects[one]
    where = "" if obj.zone is Zone.HAND else f" from {_zone(game, obj.zone, obj.owner)}"
    return name(game, one, viewer) + where


def _cast_label(game: State, action: CastSpell, viewer: Viewer) -> str:
    text = f"Cast {_at_hand(game, action.card, viewer)}"
    way = action.way
    if way.costs is None:
        cost = game.chars(game.objects[action.card]).mana_cost
        return f"{text} {cost}" + (f" ({way.name})" if way.name else "")
    called = f" {way.name}" if way.name == FACE_DOWN else f" with {way.name}" if way.name else ""
    if not way.costs:
        return f"{text}{called} without paying its mana cost"
    chars = game.chars(game.objects[action.card])
    mana = mana_part(way.costs)
    parts = [] if mana.is_free else [str(mana)]
    parts += [Reader(chars).read(cost) for cost in other_parts(way.costs)]
    return f"{text}{called} for {', '.join(parts)}"


def ability_label(game: State, one: Id, number: int, viewer: Viewer) -> str:
    """An activated ability of an object, as it reads; a keyword by its name."""
    obj = game.objects[one]
    where = "" if obj.zone is Zone.BATTLEFIELD else f" ({obj.zone.value})"
    return f"{name(game, one, viewer)}{where}: {_activated_text(game.chars(obj), number)}"


def _activated_text(chars: Characteristics, number: int) -> str:
    ability = chars.index.all[number]
    for subtype, intrinsic in INTRINSIC.items():
        if ability == intrinsic:
            return f"{{T}}: Add {{{BASIC_LAND_TYPES[subtype]}}}."
    return ability_text(_keyword_of(chars, ability) or ability, chars)


def _mode(game: State, mode: Mode) -> str:
    """The text of a mode of the spell or ability on top of the stack, which is being announced."""
    obj = game.on_stack(game.turn.stack[-1])
    assert obj is not None
    chars = game.chars(obj)
    effect = getattr(obj.ability, "effect", None) if obj.ability is not None else effect_of(chars)
    assert isinstance(effect, Modal)
    return sentences(Reader(chars).read(effect.options()[mode.number]))


def _waiting_trigger(game: State, trigger: TriggerLabel) -> str:
    chars = game.chars(game.recall(trigger.object_id))
    return f"{chars.name}: {ability_text(trigger.ability, chars)}"


def thing_label(game: State, one: Id, viewer: Viewer, offered: bool = False) -> str:
    """A player or an object with what helps to tell it from others."""
    if game.is_player(one):
        player = game.players[one]
        you = ", you" if one == viewer else ""
        return f"{player.name} ({player.life} life{you})"
    obj = game.get(one)
    if obj is None:
        return game.name_of(one)
    if isinstance(obj, Permanent):
        return permanent_label(game, obj, viewer)
    if isinstance(obj, StackObject):
        return stack_label(game, obj, viewer)
    chars = game.chars(obj)
    if obj.zone in HIDDEN_ZONES and offered:
        text = card_label(chars)
        return text if obj.owner == viewer else f"{text} ({of(_player(game, obj.owner))})"
    if not may_see(game, obj, viewer):
        return f"{name(game, one, viewer)} ({_zone(game, obj.zone, obj.owner)})"
    text = name(game, one, viewer) if obj.face_down else card_label(chars)
    in_own_hand = obj.zone is Zone.HAND and obj.owner == viewer
    return text if in_own_hand else f"{text} ({_zone(game, obj.zone, obj.owner)})"


def card_label(chars: Characteristics) -> str:
    """A card in a hand: its name, cost and size."""
    parts = [chars.name]
    if chars.mana_cost is not None:
        parts.append(str(chars.mana_cost))
    if chars.power is not None:
        parts.append(f"{chars.power}/{chars.toughness}")
    return " ".join(parts)


def permanent_label(game: State, permanent: Permanent, viewer: Viewer, whose: bool = True) -> str:
    """A permanent: its name and size, and in brackets whose it is (if not the viewer's) and how it stands."""
    chars = game.chars(permanent)
    text = name(game, permanent.id, viewer)
    if chars.types & CREATURE:
        text += f" {chars.power or 0}/{chars.toughness or 0}"
        keywords = [keyword for keyword in keyword_names(chars.keywords) if keyword in FIGHTING]
        text += f" {', '.join(keywords)}" if keywords else ""
    notes: list[str] = []
    if whose and permanent.controller != viewer:
        notes.append(of(_player(game, permanent.controller)))
    notes += status(game, permanent)
    return f"{text} ({', '.join(notes)})" if notes else text


def status(game: State, permanent: Permanent) -> list[str]:
    """How a permanent stands: tapped, damaged, attacking, with counters and attachments."""
    notes: list[str] = []
    combat = game.turn.combat
    attacking = combat is not None and permanent.id in combat.attacks
    if permanent.tapped and not attacking:
        notes.append("tapped")
    elif permanent.controller in game.turn.active and not attacking and is_summoning_sick(game, permanent):
        notes.append("new")
    if combat is not None and permanent.id in combat.attacks:
        defender = combat.attacks[permanent.id].defender
        notes.append("attacking" if defender is None else f"attacking {name(game, defender)}")
        if combat.attacks[permanent.id].blocked:
            notes.append("blocked")
    if combat is not None and permanent.id in combat.blocks:
        notes.append(f"blocking {names(game, combat.blocks[permanent.id])}")
    if permanent.damage:
        notes.append(f"{permanent.damage} damage")
    for kind, count in sorted((permanent.counters or {}).items()):
        notes.append(f"loyalty {count}" if kind == "loyalty" else f"{count} {kind}")
    attached = [name(game, other.id) for other in game.attached_to(permanent.id)]
    if attached:
        notes.append(f"with {listed(attached)}")
    return notes


def stack_label(game: State, obj: StackObject, viewer: Viewer) -> str:
    """A spell or ability on the stack: what it is, whose, and what it is aimed at."""
    what = name(game, obj.id, viewer)
    if obj.ability is not None:
        what = f"ability of {name(game, obj.source.object_id, viewer)}"
    whose = "yours" if obj.controller == viewer else of(_player(game, obj.controller))
    return f"{what} ({whose}){_choices(game, obj, viewer)}"


def stack_text(game: State, obj: StackObject) -> str:
    """What the object on the stack will do, as it reads."""
    chars = game.chars(obj)
    if obj.ability is not None:
        return ability_text(obj.ability, chars)
    effect = effect_of(chars)
    if isinstance(effect, Modal) and obj.source.modes:
        return " ".join(sentences(Reader(chars).read(effect.options()[mode])) for mode in obj.source.modes)
    return "\n".join(ability_text(ability, chars) for ability in chars.index.spell)


def object_of(game: State, option: object) -> Object | None:
    """The object an option is about, if it is about one."""
    if isinstance(option, Action):
        return game.get(option.object_id) if option.object_id is not None else None
    if isinstance(option, (Mode, TriggerLabel, EffectLabel)):
        return game.recall(option.object_id)
    if isinstance(option, tuple) and option and isinstance(option[0], int):
        return game.get(option[0])
    return game.get(option) if isinstance(option, int) and not isinstance(option, bool) else None
