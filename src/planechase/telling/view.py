"""What a player may know (CR 400.2, 402.3, 706.7): the game as plain data, without what is hidden from them."""

from __future__ import annotations

from typing import NotRequired, TypedDict, cast

from planechase.rules.casual.chaos import ChaosEnsues
from planechase.rules.multiplayer.controlling import decider, is_controlled
from planechase.rules.spells.permissions import land_plays
from planechase.rules.state.objects import Id, Permanent
from planechase.rules.state.player import Player
from planechase.rules.state.seeing import seen_in_hands, seen_in_libraries
from planechase.rules.state.state import State
from planechase.rules.state.steps import Turn
from planechase.telling.effects import (
    EffectView,
    WaitingView,
    are_effects_seen_alike,
    is_waiting_seen_alike,
    shown_effects,
    shown_waiting,
)
from planechase.telling.naming import Viewer
from planechase.telling.texts import rules_text, text_of_ability
from planechase.telling.things import (
    CardView,
    PermanentView,
    StackView,
    attachments,
    is_seen_alike,
    shown_card,
    shown_on_stack,
    shown_permanent,
)
from planechase.variants.views import VariantViews


class PlayerView(TypedDict):
    """A player: what everybody knows, and what the viewer knows of the library and the hand."""

    id: Id
    name: str
    team: int
    reach: list[Id] | None
    life: int
    shares_life: NotRequired[bool]
    """CR 810.4: where a team has one life total."""
    counters: dict[str, int]
    designations: list[str]
    """CR 725: what a player is beside others: "monarch", for instance."""
    library: int
    known_library: dict[str, CardView]
    hand_size: int
    hand: list[CardView]
    graveyard: list[CardView]
    outside: list[str]
    """CR 400.11a: the names of one's own cards outside the game."""
    mana: str
    lands_left: int
    controlled_by: Id | None
    """CR 723: who decides for this player, where that is somebody else."""
    left: bool


class AttackView(TypedDict):
    """CR 508: an attacking creature, whom it attacks, and what blocks it."""

    attacker: Id
    defender: Id | None
    blocked: bool
    blockers: list[Id]


class TurnView(TypedDict):
    """CR 807.4: one of the turns that are taken at once."""

    number: int
    step: str
    active: list[Id]
    priority: Id | None
    goes_on: bool
    waits: bool
    marker: int | None
    stack: list[StackView]
    combat: list[AttackView]


class ResultView(TypedDict):
    """How the game ended."""

    winners: list[Id]
    reason: str


class FaceUpView(TypedDict):
    """A card that a variant lays face up: what it is, and what it says."""

    id: Id
    controller: Id
    """CR 109.4, 311.5: who controls it; with several turns at once several players control planes."""
    heading: str
    text: str
    chaos: str
    """CR 311.7: the part of the text that tells what happens whenever chaos ensues."""


class AboutView(TypedDict):
    """A line about a player."""

    player: Id
    heading: str
    entries: list[str]


class RoleView(TypedDict):
    """What a player is at this table."""

    player: Id
    role: str


class CountView(TypedDict):
    """A number beside a player's life and hand."""

    player: Id
    of: str
    count: int


class PlaceView(TypedDict):
    """A special place of the table, and what lies there."""

    heading: str
    entries: list[str]


class TableView(TypedDict):
    """What the variants show on the table, whoever draws it."""

    face_up: list[FaceUpView]
    about: list[AboutView]
    roles: list[RoleView]
    counts: list[CountView]
    places: list[PlaceView]
    elsewhere: list[Id]
    """What lies in the command zone and is told of in these lines."""


class View(TypedDict):
    """The whole game, for one viewer."""

    viewer: Id | None
    turn: int
    step: str
    active: list[Id]
    priority: Id | None
    daytime: str | None
    """CR 731.1: "day" or "night", once it has become one of them."""
    turns: list[TurnView]
    players: list[PlayerView]
    battlefield: list[PermanentView]
    phased_out: list[PermanentView]
    stack: list[StackView]
    exile: list[CardView]
    command: list[CardView]
    combat: list[AttackView]
    effects: list[EffectView]
    waiting: list[WaitingView]
    result: ResultView | None
    table: TableView
    variants: VariantViews


def view(game: State, viewer: Viewer) -> View:
    """Everything `viewer` may know; for None, what a spectator may."""
    return Moment(game).view(viewer)


class Moment:
    """A game as it stands now, for all who look at it: what they see alike is found once, and shared by their views.

    So nobody may change a view. When the game goes on, the moment is over.
    """

    def __init__(self, game: State) -> None:
        self._game = game
        self._cards: dict[Id, CardView] = {}
        self._permanents: dict[Id, PermanentView] = {}
        self._all_permanents: list[PermanentView] | None = None
        self._on_stack: dict[Id, StackView] = {}
        self._attachments = attachments(game)
        self._effects = shown_effects(game, None) if are_effects_seen_alike(game) else None
        self._waiting = shown_waiting(game, None) if is_waiting_seen_alike(game) else None
        self._players = [self._player(player) for player in game.players]

    def view(self, viewer: Viewer) -> View:
        """Everything `viewer` may know; for None, what a spectator may."""
        game, turn = self._game, self._game.turn
        return {
            "viewer": viewer,
            "turn": turn.number,
            "step": turn.step.value,
            "active": list(turn.active),
            "priority": turn.priority,
            "daytime": game.daytime or None,
            "turns": [self._turn(one, viewer) for one in game.turns],
            "players": [self._player_for(player, viewer) for player in game.players],
            "battlefield": self._battlefield(viewer),
            "phased_out": [shown_permanent(game, away.permanent, viewer) for away in game.phased.values()],
            "stack": self._stack(turn, viewer),
            "exile": [self._card(id, viewer) for id in game.exile],
            "command": [self._card(id, viewer) for id in game.command],
            "combat": _combat(turn),
            "effects": shown_effects(game, viewer) if self._effects is None else self._effects,
            "waiting": shown_waiting(game, viewer) if self._waiting is None else self._waiting,
            "result": _result(game),
            "table": _table(game, viewer),
            "variants": _variants(game, viewer),
        }

    def _card(self, id: Id, viewer: Viewer) -> CardView:
        found = self._cards.get(id)
        if found is None:
            obj = self._game.objects[id]
            found = shown_card(self._game, obj, viewer)
            if is_seen_alike(obj):
                self._cards[id] = found
        return found

    def _battlefield(self, viewer: Viewer) -> list[PermanentView]:
        """All permanents; where none lies face down everybody sees the same list of them."""
        if self._all_permanents is not None:
            return self._all_permanents
        permanents = self._game.permanents()
        found = [self._permanent(permanent, viewer) for permanent in permanents]
        if len(self._permanents) == len(permanents):
            self._all_permanents = found
        return found

    def _permanent(self, permanent: Permanent, viewer: Viewer) -> PermanentView:
        found = self._permanents.get(permanent.id)
        if found is None:
            found = shown_permanent(self._game, permanent, viewer, self._attachments.get(permanent.id, ()))
            if is_seen_alike(permanent):
                self._permanents[permanent.id] = found
        return found

    def _stack(self, turn: Turn, viewer: Viewer) -> list[StackView]:
        return [self._spell(id, viewer) for id in turn.stack]

    def _spell(self, id: Id, viewer: Viewer) -> StackView:
        found = self._on_stack.get(id)
        if found is None:
            obj = self._game.objects[id]
            found = shown_on_stack(self._game, obj, viewer)
            if is_seen_alike(obj):
                self._on_stack[id] = found
        return found

    def _turn(self, turn: Turn, viewer: Viewer) -> TurnView:
        """CR 807.4, 807.5: one of the turns that are taken at once; the one that goes on is shown by itself as well."""
        return {
            "number": turn.number,
            "step": turn.step.value,
            "active": list(turn.active),
            "priority": turn.priority,
            "goes_on": turn is self._game.turn,
            "waits": turn.waits,
            "marker": turn.marker.number if turn.marker is not None else None,
            "stack": self._stack(turn, viewer),
            "combat": _combat(turn),
        }

    def _player(self, player: Player) -> PlayerView:
        """What everybody knows of a player."""
        game = self._game
        known: PlayerView = {
            "id": player.id,
            "name": player.name,
            "team": player.team,
            "reach": sorted(game.reach[player.id]) if game.reach is not None else None,
            "life": player.life,
            "counters": dict(sorted(player.counters.items())),
            "designations": sorted(player.designations),
            "library": len(player.library),
            "known_library": {},
            "hand_size": len(player.hand),
            "hand": [],
            "graveyard": [],
            "outside": [],
            "mana": player.mana_pool.text if player.mana_pool.units else "",
            "lands_left": land_plays(game, player) if game.is_active(player.id) else 0,
            "controlled_by": decider(game, player.id) if is_controlled(game, player.id) else None,
            "left": player.has_left,
        }
        if game.options.shared_life:
            known["shares_life"] = True
        return known

    def _player_for(self, player: Player, viewer: Viewer) -> PlayerView:
        """A player with what this viewer knows of the library and the hand."""
        game = self._game
        return {
            **self._players[player.id],
            "known_library": {
                str(place): self._card(player.library[place], viewer)
                for place in seen_in_libraries(game, viewer)[player.id]
            },
            "hand": [self._card(id, viewer) for id in seen_in_hands(game, viewer)[player.id]],
            "graveyard": [self._card(id, viewer) for id in player.graveyard],
            "outside": [card.name for card in player.sideboard] if viewer == player.id else [],
        }


def _combat(turn: Turn) -> list[AttackView]:
    combat = turn.combat
    if combat is None:
        return []
    return [
        {
            "attacker": id,
            "defender": attack.defender,
            "blocked": attack.blocked,
            "blockers": list(attack.blockers),
        }
        for id, attack in combat.attacks.items()
    ]


def _table(game: State, viewer: Viewer) -> TableView:
    """What each variant shows, one after the other."""
    shown = [variant.table(game, viewer) for variant in game.variants]
    return {
        "face_up": [
            {
                "id": card.object_id,
                "controller": game.objects[card.object_id].holder,
                "heading": card.heading,
                "text": rules_text(game.chars(game.objects[card.object_id])),
                "chaos": _chaos_text(game, card.object_id),
            }
            for one in shown
            for card in one.face_up
        ],
        "about": [
            {"player": line.player, "heading": line.heading, "entries": list(line.entries)}
            for one in shown
            for line in one.about
        ],
        "roles": [{"player": each.player, "role": each.role} for one in shown for each in one.roles],
        "counts": [{"player": each.player, "of": each.of, "count": each.count} for one in shown for each in one.counts],
        "places": [{"heading": place.heading, "entries": list(place.entries)} for one in shown for place in one.places],
        "elsewhere": [id for one in shown for id in one.elsewhere],
    }


def _chaos_text(game: State, id: Id) -> str:
    chars = game.chars(game.objects[id])
    found = [ability for _, ability in chars.index.triggered if ChaosEnsues in ability.trigger.kinds()]
    return "\n".join(text_of_ability(ability, chars) for ability in found)


def _variants(game: State, viewer: Viewer) -> VariantViews:
    return cast("VariantViews", {variant.name: variant.view(game, viewer) for variant in game.variants})


def _result(game: State) -> ResultView | None:
    if game.result is None:
        return None
    return {"winners": list(game.result.winners), "reason": game.result.reason}
