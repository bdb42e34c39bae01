"""The options of decisions as labels, for the player who looks."""

from __future__ import annotations

from planechase.rules.combat.combat import combat_of
from planechase.rules.events.replacement import EffectLabel
from planechase.rules.events.triggers import TriggerLabel
from planechase.rules.language.abilities import ActivatedAbility
from planechase.rules.language.card_types import BASIC_LAND_TYPES, CREATURE
from planechase.rules.language.characteristics import Characteristics
from planechase.rules.language.grammar import Modal
from planechase.rules.language.keywords import keyword_names
from planechase.rules.language.split_cards import half_of
from planechase.rules.mana.costs import is_summoning_sick, mana_part, other_parts
from planechase.rules.mana.mana import FREE
from planechase.rules.mana.mana_abilities import INTRINSIC
from planechase.rules.spells.activating import Price
from planechase.rules.spells.casting import Mode
from planechase.rules.spells.targets import effect_on_stack
from planechase.rules.state.objects import HIDDEN_ZONES, Id, Permanent, StackObject, Zone
from planechase.rules.state.player import Player
from planechase.rules.state.state import State
from planechase.rules.state.visibility import may_see
from planechase.rules.turns.priority import (
    Action,
    ActivateAbility,
    ActivateManaAbility,
    CastSpell,
    Pass,
    PlayAsLand,
    PlayLand,
)
from planechase.telling.naming import Viewer, announced, keyword_of, name, names, of, player_name, way_said, zone_name
from planechase.telling.prices import price
from planechase.telling.reminders import FIGHTING
from planechase.words.english import Reader, ability_text, costs_text, listed, sentences


def label(game: State, option: object, viewer: Viewer, offered: bool = False) -> str:
    """An option of a decision, for the player who looks at it.

    `offered` says that this player is the one to choose: then they are looking at the cards of a library or
    of another hand that they may choose from.
    """
    if isinstance(option, Action):
        return action_label(game, option, viewer)
    if isinstance(option, Mode):
        return _mode(game, option)
    if isinstance(option, Price):
        return price_text(game, option)
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
        return f"Play {_at_hand(game, action.land, viewer, action.face)}"
    if isinstance(action, PlayAsLand):
        return f"Play {_at_hand(game, action.card, viewer)} as a land ({name(game, action.permission, viewer)})"
    if isinstance(action, CastSpell):
        return _cast_label(game, action, viewer)
    if isinstance(action, ActivateAbility):
        return ability_label(game, action.source, action.number, viewer) + _dearer_or_cheaper(game, action)
    if isinstance(action, ActivateManaAbility):
        return ability_label(game, action.source, action.number, viewer)
    what = action.about or (name(game, action.object_id, viewer) if action.object_id is not None else "")
    words = action.said.format(what=what)
    return words if action.price is None or action.price.is_free else f"{words} {action.price}"


def _at_hand(game: State, one: Id, viewer: Viewer, half: str = "") -> str:
    """A card, or a half of it, and where it is unless that is the hand."""
    obj = game.objects[one]
    where = "" if obj.zone is Zone.HAND else f" from {zone_name(game, obj.zone, obj.owner)}"
    return (half if half and may_see(game, obj, viewer) else name(game, one, viewer)) + where


def _cast_label(game: State, action: CastSpell, viewer: Viewer) -> str:
    way = action.way
    text = f"Cast {_at_hand(game, action.card, viewer, way.half)}"
    obj = game.objects[action.card]
    chars = half_of(obj, way.half) if way.half else game.chars(obj)
    now = price(game, _acting(game), action)
    if way.costs is None:
        return f"{text} {now}" + (f" ({way.name})" if way.name else "")
    called = way_said(way.name)
    mana = [] if now == str(FREE) else [now or ""]
    if not way.costs:
        return f"{text}{called} without paying its mana cost" + "".join(f", but {more}" for more in mana)
    parts = [*mana, *(Reader(chars).read(cost) for cost in other_parts(way.costs))]
    return f"{text}{called} for {', '.join(parts)}"


def _acting(game: State) -> Player:
    """Who has priority: actions are theirs."""
    assert game.turn.priority is not None
    return game.players[game.turn.priority]


def _dearer_or_cheaper(game: State, action: ActivateAbility) -> str:
    """What an ability costs now, where that is not what its text says."""
    ability = game.chars(game.objects[action.source]).index.all[action.number]
    assert isinstance(ability, ActivatedAbility)
    printed, now = mana_part(ability.costs), price(game, _acting(game), action)
    return "" if now is None or now == str(printed) else f" (costs {now} now)"


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
    return ability_text(keyword_of(chars, ability) or ability, chars)


def _mode(game: State, mode: Mode) -> str:
    """The text of a mode of the spell or ability on top of the stack, which is being announced."""
    obj = game.on_stack(game.turn.stack[-1])
    assert obj is not None
    chars = game.chars(obj)
    effect = effect_on_stack(obj, chars)
    assert isinstance(effect, Modal)
    return sentences(Reader(chars).read(effect.options()[mode.number]))


def price_text(game: State, price: Price) -> str:
    """One of the costs of an ability that is being announced."""
    chars = game.chars(game.recall(price.object_id))
    ability = chars.index.all[price.ability]
    assert isinstance(ability, ActivatedAbility)
    return costs_text(Reader(chars), ability.prices[price.number])


def _waiting_trigger(game: State, trigger: TriggerLabel) -> str:
    chars = game.chars(game.recall(trigger.object_id))
    return f"{chars.name}: {ability_text(trigger.ability, chars)}"


def thing_label(game: State, one: Id, viewer: Viewer, offered: bool = False) -> str:
    """A player or an object with what helps to tell it from others."""
    if game.is_player(one):
        player = game.players[one]
        mate = viewer is not None and player.team == game.players[viewer].team
        you = ", you" if one == viewer else ", your teammate" if mate else ""
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
        return text if obj.owner == viewer else f"{text} ({of(player_name(game, obj.owner))})"
    if not may_see(game, obj, viewer):
        return f"{name(game, one, viewer)} ({zone_name(game, obj.zone, obj.owner)})"
    if obj.zone is Zone.COMMAND and obj.face_down:
        return obj.copiable.name  # a card of a planar or scheme deck that is being looked at
    text = name(game, one, viewer) if obj.face_down else card_label(chars)
    in_own_hand = obj.zone is Zone.HAND and obj.owner == viewer
    return text if in_own_hand else f"{text} ({zone_name(game, obj.zone, obj.owner)})"


def card_label(chars: Characteristics) -> str:
    """A card in a hand: its name, cost and size."""
    parts = [chars.name]
    if chars.mana_cost is not None:
        parts.append(str(chars.mana_cost))
    if chars.power is not None:
        parts.append(f"{chars.power}/{chars.toughness}")
    return " ".join(parts)


def permanent_label(game: State, permanent: Permanent, viewer: Viewer) -> str:
    """A permanent: its name and size, and in brackets whose it is (if not the viewer's) and how it stands."""
    chars = game.chars(permanent)
    text = name(game, permanent.id, viewer)
    if chars.types & CREATURE:
        text += f" {chars.power or 0}/{chars.toughness or 0}"
        keywords = [keyword for keyword in keyword_names(chars.keywords) if keyword in FIGHTING]
        text += f" {', '.join(keywords)}" if keywords else ""
    notes: list[str] = []
    if permanent.controller != viewer:
        notes.append(of(player_name(game, permanent.controller)))
    notes += status(game, permanent)
    return f"{text} ({', '.join(notes)})" if notes else text


def status(game: State, permanent: Permanent) -> list[str]:
    """How a permanent stands: tapped, damaged, attacking, with counters and attachments."""
    notes: list[str] = []
    combat = combat_of(game, permanent.id)
    attacking = combat is not None and permanent.id in combat.attacks
    if permanent.tapped and not attacking:
        notes.append("tapped")
    elif game.is_active(permanent.controller) and not attacking and is_summoning_sick(game, permanent):
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
    whose = "yours" if obj.controller == viewer else of(player_name(game, obj.controller))
    return f"{what} ({whose}){announced(game, obj, viewer)}"
