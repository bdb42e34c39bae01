"""What to call players, objects and zones when speaking to somebody: a hidden card is "a card", whatever it is."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from planechase.rules.language.abilities import Ability, KeywordAbility
from planechase.rules.language.characteristics import Characteristics
from planechase.rules.multiplayer.controlling import seen_through
from planechase.rules.spells.permissions import ALTERNATIVE, FACE_DOWN, FREELY
from planechase.rules.state.objects import HIDDEN_ZONES, Id, Object, StackObject, Zone
from planechase.rules.state.state import State
from planechase.rules.state.visibility import may_see
from planechase.words.english import listed, number_word, plural

Viewer = Id | None
HIDDEN_CARD: Final = "a card"
FACE_DOWN_CARD: Final = "a face-down card"
_WITHOUT_ARTICLE: Final = {HIDDEN_CARD: "card", FACE_DOWN_CARD: "face-down card"}


def name(game: State, one: Id, viewer: Viewer = None) -> str:
    """A player or an object by name, if the viewer may know it."""
    if game.is_player(one):
        return game.players[one].name
    obj = game.get(one)
    if obj is not None and not may_see(game, obj, viewer):
        return FACE_DOWN_CARD if obj.face_down else HIDDEN_CARD
    if obj is not None and obj.face_down:
        return f"a face-down card ({obj.copiable.name})"
    gone = game.departed.get(one)
    if obj is None and gone is not None and gone.zone in HIDDEN_ZONES and not knew(game, gone, viewer):
        return HIDDEN_CARD
    return game.name_of(one)


def knew(game: State, gone: Object, viewer: Viewer) -> bool:
    """Whether a viewer knew what is gone from a hand or a library: its owner, and who sees as they do (CR 723.4)."""
    return viewer is not None and gone.owner in seen_through(game, viewer)


def names(game: State, ids: Iterable[Id], viewer: Viewer = None) -> str:
    """Several of them, with "two Grizzly Bears" for two of the same name."""
    counts: dict[str, int] = {}
    for one in ids:
        called = name(game, one, viewer)
        counts[called] = counts.get(called, 0) + 1
    return listed([called if count == 1 else several(count, called) for called, count in counts.items()])


def several(count: int, called: str) -> str:
    """ "two Forests", "three cards", "three Grizzly Bears"; a name that already is a plural stays as it is."""
    called = _WITHOUT_ARTICLE.get(called, called)
    return f"{number_word(count)} {called if called.endswith('s') else plural(called)}"


def of(player: str) -> str:
    """Whose: "Ann's", "Chris'"."""
    return f"{player}'" if player.endswith("s") else f"{player}'s"


def player_name(game: State, one: Id) -> str:
    return game.players[one].name


def keyword_of(chars: Characteristics, ability: Ability | None) -> KeywordAbility | None:
    """The keyword that an ability is spelled out from, if it is."""
    for keyword in chars.abilities:
        if isinstance(keyword, KeywordAbility) and ability in keyword.abilities():
            return keyword
    return None


def announced(game: State, obj: StackObject, viewer: Viewer) -> str:
    """X and the targets, as they stand behind a spell's or ability's name."""
    text = f" with X = {obj.source.x}" if obj.source.x else ""
    targets = list(dict.fromkeys(one for chosen in obj.source.targets.values() for one in chosen))
    return text + (f", targeting {names(game, targets, viewer)}" if targets else "")


def way_said(way: str) -> str:
    """How a spell is cast, after its name; that nothing is paid for it is said elsewhere."""
    if way in ("", FREELY):
        return ""
    if way == FACE_DOWN:
        return f" {way}"
    return " for an alternative cost" if way == ALTERNATIVE else f" with {way}"


def zone_name(game: State, zone: Zone, owner: Id) -> str:
    """A zone with whose it is, where that matters."""
    if zone in (Zone.EXILE, Zone.OUTSIDE):
        return "exile" if zone is Zone.EXILE else "outside the game"
    if zone in (Zone.LIBRARY, Zone.HAND, Zone.GRAVEYARD):
        return f"{of(player_name(game, owner))} {zone.value}"
    return f"the {zone.value} zone" if zone is Zone.COMMAND else f"the {zone.value}"
