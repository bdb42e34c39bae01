"""Cards, permanents, spells and abilities as plain data: `seen` says whether the viewer may know what they are."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Final

from planechase.rules.casual.planar_decks import COMMUNAL, owner_of
from planechase.rules.combat.battles import protector_of
from planechase.rules.language.abilities import ActivatedAbility
from planechase.rules.language.card_types import BATTLE, CREATURE
from planechase.rules.language.characteristics import Characteristics
from planechase.rules.language.colors import color_letters
from planechase.rules.language.double_faced import FaceUp
from planechase.rules.mana.costs import is_summoning_sick
from planechase.rules.state.objects import NO_CARD, Id, Object, Permanent, StackObject, Zone
from planechase.rules.state.state import State
from planechase.telling.changing import base, changed_by
from planechase.telling.modes import modes_of
from planechase.telling.texts import keywords, rules_text, text_of_ability
from planechase.telling.view import OtherFaceView, Thing
from planechase.words import word_slots

CHOSEN: Final = {
    "color": word_slots.COLOR,
    "type": word_slots.CREATURE_TYPE,
    "name": word_slots.CARD_NAME,
    "player": word_slots.PLAYER,
}
"""CR 607.2d: the choices that an object keeps, and that everybody knows."""

_KEPT: Final = 8192
_CHANGING: Final = (Zone.BATTLEFIELD, Zone.STACK)
"""Where a thing is more than a card."""


# ---------------------------------------------------------------------- cards


def shown_card(game: State, obj: Object, zone: str, seen: bool) -> Thing:
    """CR 901.15b: a card outside the battlefield; the owner of a communal plane is the planar controller."""
    if not seen:
        return {"id": obj.id, "zone": zone, "name": None, "owner": owner_of(game, obj)}
    chars = obj.copiable if obj.face_down else game.chars(obj)
    shown = _printed(obj, zone, chars)
    shown["owner"] = owner_of(game, obj)
    _show_sizes(shown, chars)
    if obj.counters:
        shown["counters"] = dict(sorted(obj.counters.items()))
    if obj.links and (chosen := chosen_for(obj)):
        shown["chosen"] = chosen
    if designations := _designations(game, obj):
        shown["designations"] = designations
    if isinstance(obj.copiable, FaceUp):
        shown["other_face"] = _other_face(obj.copiable)
    return shown


def plain_values(game: State, obj: Object) -> Characteristics | None:
    """What a card is, where the view of it depends on nothing else, so that the same card with them looks the same."""
    if obj.zone in _CHANGING or obj.counters or obj.links or obj.face_down:
        return None
    if obj.card == NO_CARD or obj.owner == COMMUNAL:
        return None
    chars = game.chars(obj)
    return chars if chars is obj.copiable and not game.cards[obj.card].designations else None


def _designations(game: State, obj: Object) -> list[str]:
    """CR 903.3c: what sticks to the cards that represent it."""
    found = {one for card in obj.cards for one in game.cards[card].designations}
    return sorted(found) if found else []


def _other_face(up: FaceUp) -> OtherFaceView:
    """CR 712.6: a viewer who may look at a double-faced card may look at both sides."""
    chars = up.faces[int(not up.is_back)]
    shown: OtherFaceView = {
        "name": chars.name,
        "mana_cost": _cost(chars),
        "type_line": chars.type_line,
        "colors": color_letters(chars.colors),
        "text": rules_text(chars),
    }
    _show_sizes(shown, chars)
    return shown


def _show_sizes(shown: Thing | OtherFaceView, chars: Characteristics) -> None:
    if chars.power is not None and chars.toughness is not None:
        shown["power"], shown["toughness"] = chars.power, chars.toughness
    if chars.loyalty is not None:
        shown["loyalty"] = chars.loyalty
    if chars.defense is not None:
        shown["defense"] = chars.defense


def _printed(obj: Object, zone: str, chars: Characteristics) -> Thing:
    shown = _face(chars).copy()
    shown["id"], shown["zone"] = obj.id, zone
    return shown


@lru_cache(_KEPT)
def _face(chars: Characteristics) -> Thing:
    """What is printed on something. Characteristics do not change, and every viewer reads the same."""
    return {
        "id": 0,
        "zone": "",
        "name": chars.name,
        "mana_cost": _cost(chars),
        "type_line": chars.type_line,
        "colors": color_letters(chars.colors),
        "text": rules_text(chars),
        "keywords": keywords(chars),
    }


def _cost(chars: Characteristics) -> str | None:
    return str(chars.mana_cost) if chars.mana_cost is not None else None


def chosen_for(obj: Object) -> dict[str, list[str | int]]:
    """CR 607.2d: the color, type, name or player that was chosen for it."""
    found: dict[str, list[str | int]] = {}
    for what, slot in CHOSEN.items():
        if linked := obj.linked(slot):
            values = [value for value in linked if isinstance(value, (str, int))]
            if values:
                found[what] = values
    return found


# ---------------------------------------------------------------------- permanents


def shown_permanent(game: State, permanent: Permanent, zone: str, seen: bool, attachments: Sequence[Id] = ()) -> Thing:
    """A permanent with what is attached to it; everybody sees how it stands, and who may look what lies face down."""
    chars = game.chars(permanent)
    shown = _printed(permanent, zone, chars)
    shown["owner"] = permanent.owner
    shown["controller"] = permanent.controller
    shown["tapped"] = permanent.tapped
    shown["summoning_sick"] = bool(chars.types & CREATURE) and is_summoning_sick(game, permanent)
    shown["token"] = permanent.is_token
    shown["face_down"] = permanent.face_down
    shown["damage"] = permanent.damage
    shown["counters"] = dict(sorted(permanent.counters.items())) if permanent.counters else {}
    shown["attached_to"] = permanent.attached_to
    shown["attachments"] = list(attachments)
    if chars.power is not None:
        shown["power"], shown["toughness"] = chars.power, chars.toughness
    if chars is not permanent.copiable:
        _show_changes(game, permanent, chars, shown)
    if permanent.links and (chosen := chosen_for(permanent)):
        shown["chosen"] = chosen
    if chars.types & BATTLE and (protector := protector_of(game, permanent)) is not None:
        shown["protector"] = protector
    if permanent.face_down:
        if seen:
            shown["really"], shown["really_text"] = permanent.copiable.name, rules_text(permanent.copiable)
    elif designations := _designations(game, permanent):
        shown["designations"] = designations
    if isinstance(permanent.copiable, FaceUp) and seen:
        shown["other_face"] = _other_face(permanent.copiable)
    return shown


def _show_changes(game: State, permanent: Permanent, chars: Characteristics, shown: Thing) -> None:
    """CR 613: what it would be by itself, where its power and toughness are others now, and what changes it."""
    usual = base(game, permanent)
    sizes = chars.power, chars.toughness
    if None not in sizes and usual.power is not None and usual.toughness is not None:
        if sizes != (usual.power, usual.toughness):
            shown["base_power"], shown["base_toughness"] = usual.power, usual.toughness
    if chars != usual and (by := changed_by(game, permanent)):
        shown["changed_by"] = by


def attachments(game: State) -> dict[Id, list[Id]]:
    """CR 301.5, 303.4: what is attached to each permanent."""
    found: dict[Id, list[Id]] = {}
    for permanent in game.permanents():
        if permanent.attached_to is not None:
            found.setdefault(permanent.attached_to, []).append(permanent.id)
    return found


# ---------------------------------------------------------------------- the stack


def shown_on_stack(game: State, obj: StackObject, zone: str, seen: bool) -> Thing:
    """CR 601.2, 602.2, 603.3: what is on the stack, and what was chosen as it was put there."""
    by, chars = obj.source, game.chars(obj)
    shown: Thing = {
        "id": obj.id,
        "zone": zone,
        "name": "a face-down spell" if obj.face_down else chars.name,
        "kind": _kind(obj),
        "controller": obj.controller,
        "source": by.object_id,
        "text": "" if obj.face_down else text_on_stack(obj, chars),
        "targets": [id for chosen in by.targets.values() for id in chosen],
        "x": by.x,
        "modes": [] if obj.face_down else modes_of(obj, chars),
        "shares": [share for division in by.divisions.values() for share in division.items()],
        "from_zone": by.cast_from.value if by.cast_from is not None else None,
        "way": by.way,
        "permission": by.permission or None,
        "free": by.free,
        "extra_costs": list(by.extra_costs),
    }
    if obj.is_spell:
        shown["type_line"], shown["mana_cost"] = chars.type_line, _cost(chars)
        shown["colors"] = color_letters(chars.colors)
    if obj.face_down and seen:
        shown["really"] = obj.copiable.name
    return shown


def _kind(obj: StackObject) -> str:
    if obj.is_spell:
        return "spell"
    return "activated ability" if isinstance(obj.ability, ActivatedAbility) else "triggered ability"


def text_on_stack(obj: StackObject, chars: Characteristics) -> str:
    """The whole text of a spell, or the ability."""
    return rules_text(chars) if obj.ability is None else text_of_ability(obj.ability, chars)
