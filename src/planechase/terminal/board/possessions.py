"""What a player is and has, by kind, as the viewer of a scene may know it."""

from __future__ import annotations

import re
from collections.abc import Iterable

from planechase.tables.messages import Id
from planechase.telling.view import Scene, SeatScene, Thing
from planechase.terminal.board.picture_text import counted
from planechase.terminal.display_names import card, permanent, thing_name, types
from planechase.words.english import listed

PossessionRow = tuple[str, list[str]]
"""A kind of things, and what there is of it."""


# ---------------------------------------------------------------------- who it is, in short


def title(scene: Scene, player: SeatScene) -> str:
    """Name and life first: what comes behind may not fit."""
    mark = "▶" if player["id"] in scene["active"] else " "
    you = " (you)" if player["id"] == scene["viewer"] else ""
    mates = _teammates(scene, player)
    together = " together" if player.get("shares_life") else ""
    said = ", ".join([*_roles(scene, player), *player["designations"], *([mates] if mates else [])])
    return f"{mark} {player['name']}{you}  {life(player)}{together}  {said}".rstrip()


def life(player: SeatScene) -> str:
    return f"♥ {player['life']}"


def numbers(scene: Scene, player: SeatScene) -> str:
    """How many cards and counters a player has, and their mana."""
    if player["left"]:
        return ""
    parts = [f"hand {player['hand_size']}", f"library {player['library']}"]
    if player["graveyard"]:
        parts.append(f"graveyard {len(player['graveyard'])}")
    parts += [f"{one['of']} {one['count']}" for one in scene["table"]["counts"] if one["player"] == player["id"]]
    parts += [f"{kind} {count}" for kind, count in player["counters"].items()]
    if player["mana"]:
        parts.append(f"mana {player['mana']}")
    return "  ".join(parts)


def _roles(scene: Scene, player: SeatScene) -> list[str]:
    """All that is to be said of a player behind their name; CR 801.2: also whether the viewer reaches them."""
    said = [each["role"] for each in scene["table"]["roles"] if each["player"] == player["id"]]
    viewer = scene["viewer"]
    reach = scene["players"][viewer]["reach"] if viewer is not None else None
    if reach is not None and player["id"] not in reach and not player["left"]:
        said.append("out of reach")
    return said


def _teammates(scene: Scene, player: SeatScene) -> str:
    """CR 102.3: with whom a player plays, or nothing if that is nobody."""
    everybody = scene["players"]
    mates = [mate["name"] for mate in everybody if mate["team"] == player["team"] and mate["id"] != player["id"]]
    return f"with {listed(mates)}" if mates else ""


# ---------------------------------------------------------------------- all that they have


def rows(scene: Scene, player: SeatScene) -> list[PossessionRow]:
    """All that a player has on the table, by kind, and what the viewer sees of their library and hand."""
    return [*_about(scene, player), *_permanents(scene, player), *_top(scene, player), *_open_hand(scene, player)]


def pieces(scene: Scene, player: SeatScene) -> list[str]:
    """The same, each kind in one piece; permanents are known without being called so."""
    parts = [_piece(row) for row in _about(scene, player)]
    parts += [", ".join(what) for _, what in _permanents(scene, player)]
    return parts + [_piece(row) for row in (*_top(scene, player), *_open_hand(scene, player))]


def _piece(row: PossessionRow) -> str:
    kind, what = row
    return f"{kind}: {', '.join(what)}"


def graveyard(scene: Scene, player: SeatScene) -> list[str]:
    """The names of the cards in a graveyard, the latest first."""
    return [thing_name(scene["things"][id]) for id in reversed(player["graveyard"])]


def hand(scene: Scene, player: SeatScene) -> list[str]:
    """The cards of a hand that the viewer sees: lands last, the others by mana value."""
    cards = [scene["things"][id] for id in player["hand"]]
    return counted(card(thing) for thing in sorted(cards, key=_place_in_hand))


def _place_in_hand(thing: Thing) -> tuple[bool, int, str]:
    return "Land" in types(thing), mana_value(thing.get("mana_cost") or ""), thing["name"] or ""


def mana_value(cost: str) -> int:
    """CR 202.3: how much a mana cost is; X counts nothing, a symbol of two halves as much as the larger.

    >>> mana_value("{X}{2}{G}{2/W}")
    5
    """
    return sum(max(map(_worth, symbol.split("/"))) for symbol in re.findall(r"\{([^{}]+)\}", cost))


def _worth(half: str) -> int:
    return int(half) if half.isdigit() else 0 if half in "XYZ" else 1


def _about(scene: Scene, player: SeatScene) -> list[PossessionRow]:
    """What the variants say about a player."""
    lines = scene["table"]["about"]
    return [(line["heading"], line["entries"]) for line in lines if line["player"] == player["id"]]


def _permanents(scene: Scene, player: SeatScene) -> list[PossessionRow]:
    """A player's permanents by kind. What is attached to something stands with that."""
    kinds: dict[str, list[str]] = {"Creatures": [], "Others": [], "Lands": [], "Phased out": []}
    for thing in _of(scene, player, scene["battlefield"]):
        if thing["attached_to"] not in scene["things"]:
            kinds[_kind(thing)].append(permanent(scene, thing, whose=False))
    kinds["Phased out"] = [thing_name(thing) for thing in _of(scene, player, scene["phased_out"])]
    return [(kind, counted(labels)) for kind, labels in kinds.items() if labels]


def _of(scene: Scene, player: SeatScene, ids: Iterable[Id]) -> list[Thing]:
    things = [scene["things"][id] for id in ids]
    return [thing for thing in things if thing["controller"] == player["id"]]


def _kind(thing: Thing) -> str:
    now = types(thing)
    return "Creatures" if "Creature" in now else "Lands" if "Land" in now else "Others"


def _top(scene: Scene, player: SeatScene) -> list[PossessionRow]:
    """CR 401.5: the cards of a library that the viewer sees, by their places from the top."""
    known = sorted((int(place), card(scene["things"][id])) for place, id in player["known_library"].items())
    if not known:
        return []
    named = [text if place == 0 else f"{place + 1}. {text}" for place, text in known]
    return [("Top of library" if known[0][0] == 0 else "Library", named)]


def _open_hand(scene: Scene, player: SeatScene) -> list[PossessionRow]:
    """CR 402.3, 810.5: what the viewer sees of another player's hand."""
    if player["id"] == scene["viewer"] or not player["hand"]:
        return []
    return [("Hand", hand(scene, player))]
