"""What the board shows of commanders (CR 903): where they are, their tax, and what they have dealt to a player."""

from __future__ import annotations

from planechase.rules.state.objects import Id
from planechase.rules.state.state import State
from planechase.terminal.planes import Shown


def rows(state: State, view: Shown, player: Id) -> list[tuple[str, list[str]]]:
    """The lines about a player: their commanders, and what those of others have done to them."""
    known = view["variants"].get("commander", {})
    if view["players"][player]["left"]:
        return []
    own = [_told(leader) for leader in known.get("commanders", ()) if leader["owner"] == player]
    wounds = [wound for wound in known.get("damage", ()) if wound["player"] == player]
    hurt = [f"{wound['dealt']} by {wound['commander']}" for wound in wounds]
    return [(kind, what) for kind, what in (("Commander", own), ("Commander damage", hurt)) if what]


def in_command_zone(state: State, view: Shown) -> list[Id]:
    """The commanders in the command zone, which are shown with their players."""
    leaders = view["variants"].get("commander", {}).get("commanders", ())
    return [leader["id"] for leader in leaders if leader["zone"] == "command"]


def _told(leader: Shown) -> str:
    where = {"command": "waiting", None: "somewhere"}.get(leader["zone"], leader["zone"])
    more = f", tax {{{leader['tax']}}}" if leader["tax"] else ""
    return f"{leader['name']} ({where}{more})"
