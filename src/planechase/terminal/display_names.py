"""What things and players of a scene are called, with what helps to tell one from another."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Final

from planechase.tables.messages import Id
from planechase.telling.naming import FACE_DOWN_CARD, of, several
from planechase.telling.reminders import FIGHTING
from planechase.telling.view import AttackView, Scene, SeatScene, Thing, TurnScene
from planechase.words.english import listed

GONE: Final = "something that is gone"


def is_player(scene: Scene, id: Id) -> bool:
    """Players and objects are numbered together; the players come first."""
    return id < len(scene["players"])


def seat_name(scene: Scene, seat: Id) -> str:
    return scene["players"][seat]["name"]


def name(scene: Scene, id: Id) -> str:
    """A player or a thing by name."""
    if is_player(scene, id):
        return seat_name(scene, id)
    thing = scene["things"].get(id)
    return GONE if thing is None else thing_name(thing)


def thing_name(thing: Thing) -> str:
    """A thing by name; of what lies face down, what it really is, for those who know it."""
    shown = FACE_DOWN_CARD if thing.get("face_down") else thing["name"] or FACE_DOWN_CARD
    return f"{shown} ({thing['really']})" if "really" in thing else shown


def names(scene: Scene, ids: Iterable[Id]) -> str:
    """Several of them, with "two Grizzly Bears" for two of the same name."""
    counts: dict[str, int] = {}
    for id in ids:
        called = name(scene, id)
        counts[called] = counts.get(called, 0) + 1
    return listed([called if count == 1 else several(count, called) for called, count in counts.items()])


def types(thing: Thing) -> list[str]:
    """Its supertypes and card types, without the kinds of creature or land."""
    return thing.get("type_line", "").partition(" — ")[0].split()


# ---------------------------------------------------------------------- as a choice, and on the board


def described(scene: Scene, id: Id) -> str:
    """A player, a permanent, or something on the stack, with what helps to choose."""
    if is_player(scene, id):
        return _player(scene, scene["players"][id])
    thing = scene["things"].get(id)
    if thing is None:
        return GONE
    if thing["zone"] == "battlefield":
        return permanent(scene, thing)
    return on_stack(scene, thing) if thing["zone"] == "stack" else card(thing)


def _player(scene: Scene, player: SeatScene) -> str:
    viewer = scene["viewer"]
    mate = viewer is not None and player["team"] == scene["players"][viewer]["team"]
    you = ", you" if player["id"] == viewer else ", your teammate" if mate else ""
    return f"{player['name']} ({player['life']} life{you})"


def card(thing: Thing) -> str:
    """A card in a hand: its name, cost and size."""
    parts = [thing_name(thing), thing.get("mana_cost") or ""]
    if "power" in thing:
        parts.append(f"{thing['power']}/{thing['toughness']}")
    return " ".join(part for part in parts if part)


def permanent(scene: Scene, thing: Thing, whose: bool = True) -> str:
    """A permanent: its name and size, and in brackets whose it is (if not the viewer's) and how it stands."""
    text = thing_name(thing)
    if "Creature" in types(thing):
        text += f" {thing.get('power') or 0}/{thing.get('toughness') or 0}"
        keywords = sorted({each["name"] for each in thing.get("keywords", ())} & FIGHTING)
        text += f" {', '.join(keywords)}" if keywords else ""
    others = whose and thing["controller"] != scene["viewer"]
    notes = [of(seat_name(scene, thing["controller"]))] if others else []
    notes += _standing(scene, thing)
    return f"{text} ({', '.join(notes)})" if notes else text


def on_stack(scene: Scene, thing: Thing) -> str:
    """A spell or ability on the stack: what it is, whose, and what it is aimed at."""
    what = thing_name(thing) if thing["kind"] == "spell" else f"ability of {thing_name(thing)}"
    whose = "yours" if thing["controller"] == scene["viewer"] else of(seat_name(scene, thing["controller"]))
    text = f"{what} ({whose})" + (f" with X = {thing['x']}" if thing["x"] else "")
    targets = list(dict.fromkeys(thing["targets"]))
    return text + (f", targeting {names(scene, targets)}" if targets else "")


# ---------------------------------------------------------------------- how permanents stand


def _standing(scene: Scene, thing: Thing) -> list[str]:
    """How a permanent stands: tapped, damaged, attacking, with counters and attachments."""
    attack = next((one for one in attacks(scene) if one["attacker"] == thing["id"]), None)
    notes = [] if attack is not None else _at_rest(scene, thing)
    if attack is not None:
        defender = attack["defender"]
        notes.append("attacking" if defender is None else f"attacking {name(scene, defender)}")
        notes += ["blocked"] if attack["blocked"] else []
    blocked = [one["attacker"] for one in attacks(scene) if thing["id"] in one["blockers"]]
    notes += [f"blocking {names(scene, blocked)}"] if blocked else []
    notes += [f"{thing['damage']} damage"] if thing["damage"] else []
    for kind, count in thing["counters"].items():
        notes.append(f"loyalty {count}" if kind == "loyalty" else f"{count} {kind}")
    attached = [name(scene, other) for other in thing["attachments"]]
    return notes + ([f"with {listed(attached)}"] if attached else [])


def _at_rest(scene: Scene, thing: Thing) -> list[str]:
    """CR 302.6: whether a creature that does not attack could not, in a turn of its controller."""
    if thing["tapped"]:
        return ["tapped"]
    active = any(thing["controller"] in turn["active"] and not turn["waits"] for turn in turns(scene))
    return ["new"] if active and thing["summoning_sick"] else []


def turns(scene: Scene) -> tuple[TurnScene, ...]:
    """CR 807.4: all turns that are taken at the same time, the one that goes on first."""
    return scene, *scene["other_turns"]


def attacks(scene: Scene) -> Iterator[AttackView]:
    """CR 807.4: all creatures that attack, in every turn that is taken."""
    for turn in turns(scene):
        yield from turn["combat"]
