"""What everybody at a paper table sees: planes, whose turn it is, totals, and what waits."""

from __future__ import annotations

from itertools import islice
from typing import TYPE_CHECKING, Final

from msgspec import Struct

from planechase.paper.paper_texts import BY_HAND
from planechase.paper.tracked_facts import DEADLY, ledger_of
from planechase.rules.casual import planar_decks, schemes
from planechase.rules.casual.chaos import ChaosEnsues
from planechase.rules.casual.planar_die import PLANESWALKING_ABILITY
from planechase.rules.casual.planeswalking import Encountered
from planechase.rules.casual.vanguards import vanguards
from planechase.rules.language.abilities import TriggeredAbility
from planechase.rules.language.card_types import ONGOING, PHENOMENON
from planechase.rules.multiplayer import turn_markers
from planechase.rules.state.objects import FIRST_OBJECT_ID, Id
from planechase.rules.turns.turn import turns_to_come
from planechase.telling.effects import shown_effects
from planechase.telling.texts import text_of_ability
from planechase.variants.planechase import cost_to_roll

if TYPE_CHECKING:
    from planechase.rules.events.continuous import PendingTrigger
    from planechase.rules.state.objects import Object
    from planechase.rules.state.player import Player
    from planechase.rules.state.state import State
    from planechase.rules.state.steps import Turn


class PaperLine(Struct, frozen=True):
    """A paragraph of a card; what happens when chaos ensues is set apart."""

    text: str
    chaos: bool


class PaperCard(Struct, frozen=True):
    """A plane, phenomenon, scheme or vanguard."""

    id: Id
    name: str
    type_line: str
    lines: list[PaperLine]
    controller: Id | None
    owner: Id | None
    counters: dict[str, int]
    phenomenon: bool
    ongoing: bool


class PaperWaiting(Struct, frozen=True):
    """An ability that has triggered: people carry it out, and then say so."""

    number: int
    what: str
    """"planeswalk", "chaos", "encounter", or "reminder"."""
    card: PaperCard | None
    text: str
    controller: Id
    walks: bool = False
    """CR 701.31a: whether a player will planeswalk: only a planar controller does, whoever rolled the symbol."""


class PaperCommanderShown(Struct, frozen=True):
    """A commander: the tax on its next cast, and how much it has hurt whom."""

    number: int
    owner: Id
    name: str
    casts: int
    tax: int
    damage: dict[str, int]


class PaperSeat(Struct, frozen=True):
    """A player at the table."""

    seat: Id
    name: str
    team: Id
    life: int
    starting_life: int
    starting_hand: int
    counters: dict[str, int]
    designations: list[str]
    cost: int
    """CR 901.9: what their next roll costs now."""
    active: bool
    planar_controller: bool
    archenemy: bool
    schemes: int | None
    """How many schemes are left in their deck."""
    vanguard: PaperCard | None
    out: str | None
    """Why they are out of the game, if they are."""
    falling: str | None
    """Why they would be, if people say so."""


class PaperTurn(Struct, frozen=True):
    """A turn that is being taken, and whose comes after it."""

    number: int
    active: list[Id]
    next: Id | None
    after: Id | None
    """Whose comes if that one is skipped, where turns can be."""


class PaperPlace(Struct, frozen=True):
    """A place on the Eternities Map, seen from where everybody is."""

    at: tuple[int, int]
    card: PaperCard


class PaperEffect(Struct, frozen=True):
    """Something that lasts."""

    id: Id
    text: str
    source: str
    until: str | None
    controller: Id | None
    """Whom it calls "you"; nobody where people have written it down."""


class PaperScene(Struct, frozen=True):
    """All of it."""

    started: bool
    seats: list[PaperSeat]
    shared_life: bool
    """CR 810.4: whether the heads of a team have one life total."""
    shared_poison: bool
    """CR 810.10: and whether their poison counts together."""
    order: list[Id]
    first: list[Id]
    """Who takes the first turn, before it has begun."""
    turns: list[PaperTurn]
    planes: list[PaperCard]
    schemes: list[PaperCard]
    waiting: list[PaperWaiting]
    revealed: list[PaperCard]
    """Cards of planar decks that all may see for the moment."""
    decks: dict[str, int]
    map: list[PaperPlace]
    effects: list[PaperEffect]
    commanders: list[PaperCommanderShown]
    initiative: Id | None
    daytime: str | None
    winners: list[Id] | None
    result: str | None


def scene(game: State) -> PaperScene:
    """What is shown now."""
    ledger = ledger_of(game)
    planar = planar_decks.planar_state(game)
    return PaperScene(
        started=ledger.started,
        seats=[_seat(game, player) for player in game.players],
        shared_life=game.options.shared_life,
        shared_poison=game.options.shared_poison,
        order=list(game.seating),
        first=[] if ledger.started else list(game.turn.active),
        turns=[_turn(game, one) for one in game.turns if not one.waits and ledger.started],
        planes=[_card(game, obj) for obj in planar_decks.face_up(game)],
        schemes=[_card(game, obj) for obj in schemes.face_up(game)],
        waiting=[_waiting(game, number, pending) for number, pending in enumerate(game.waiting)],
        revealed=[_card(game, game.objects[id]) for id, seen in game.revealed.items() if _seen_by_all(game, id, seen)],
        decks={_whose(owner): len(deck) for owner, deck in planar.decks.items()} if planar is not None else {},
        map=_map(game),
        effects=[_effect(game, number) for number in range(len(game.effects))],
        commanders=[
            PaperCommanderShown(number, one.owner, one.name, one.casts, one.tax, _by_seat(one.damage))
            for number, one in enumerate(ledger.commanders)
        ],
        initiative=ledger.holders.get("initiative"),
        daytime=ledger.daytime,
        winners=list(game.result.winners) if game.result is not None else None,
        result=game.result.reason if game.result is not None else None,
    )


def _whose(owner: Id) -> str:
    return "communal" if owner == planar_decks.COMMUNAL else str(owner)


def _by_seat(damage: dict[Id, int]) -> dict[str, int]:
    return {str(seat): amount for seat, amount in sorted(damage.items()) if amount}


def _seen_by_all(game: State, id: Id, seen: tuple[Id, ...]) -> bool:
    return id in game.objects and len(seen) == len(game.players)


# ---------------------------------------------------------------------- cards


def shown_card(game: State, id: Id) -> PaperCard:
    """A card that is face up, or was."""
    return _card(game, game.recall(id))


def _card(game: State, obj: Object) -> PaperCard:
    chars = obj.copiable
    return PaperCard(
        id=obj.id,
        name=chars.name,
        type_line=chars.type_line,
        lines=[PaperLine(text_of_ability(ability, chars), is_chaos(ability)) for ability in chars.abilities],
        controller=obj.controller if obj.controller < FIRST_OBJECT_ID and obj.controller < len(game.players) else None,
        owner=obj.owner if obj.owner < len(game.players) else None,
        counters=dict(sorted((obj.counters or {}).items())),
        phenomenon=bool(chars.types & PHENOMENON),
        ongoing=bool(chars.supertypes & ONGOING),
    )


def is_chaos(ability: object) -> bool:
    """CR 311.7: whether it is a chaos ability."""
    return isinstance(ability, TriggeredAbility) and ChaosEnsues in ability.trigger.kinds()


def _waiting(game: State, number: int, pending: PendingTrigger) -> PaperWaiting:
    if pending.ability is PLANESWALKING_ABILITY:
        walks = not PLANESWALKING_ABILITY.effect.is_forbidden(game, pending.by)
        return PaperWaiting(number, "planeswalk", None, "", pending.by.controller, walks)
    obj = game.recall(pending.by.object_id)
    kinds = pending.ability.trigger.kinds()
    what = "chaos" if ChaosEnsues in kinds else "encounter" if Encountered in kinds else "reminder"
    text = text_of_ability(pending.ability, obj.copiable)
    return PaperWaiting(number, what, _card(game, obj), text, pending.by.controller)


def _map(game: State) -> list[PaperPlace]:
    planar = planar_decks.planar_state(game)
    if planar is None or planar.map is None:
        return []
    here = planar.map.here
    places = sorted(planar.map.places.items())
    return [PaperPlace((x - here[0], y - here[1]), _card(game, game.objects[id])) for (x, y), id in places]


def _effect(game: State, number: int) -> PaperEffect:
    shown = shown_effects(game, None)[number]
    by = game.effects[number].by
    if game.recall(by.object_id).copiable is BY_HAND:
        return PaperEffect(shown["id"], shown["text"], "", shown["until"], None)
    return PaperEffect(shown["id"], shown["text"], shown["source_name"], shown["until"], by.controller)


# ---------------------------------------------------------------------- players and turns


DESIGNATED: Final = ("monarch", "city's blessing")


def _seat(game: State, player: Player) -> PaperSeat:
    planar = planar_decks.planar_state(game)
    state = schemes.scheme_state(game)
    deck = state.decks.get(player.id) if state is not None else None
    character = vanguards(game).get(player.id)
    return PaperSeat(
        seat=player.id,
        name=player.name,
        team=player.team,
        life=player.life,
        starting_life=player.starting_life,
        starting_hand=player.starting_hand,
        counters=dict(sorted(player.counters.items())),
        designations=[one for one in DESIGNATED if one in player.designations],
        cost=cost_to_roll(player),
        active=game.is_active(player.id) and ledger_of(game).started,
        planar_controller=planar is not None and player.id in planar.controllers,
        archenemy=player.id in game.options.archenemies,
        schemes=len(deck) if deck is not None else None,
        vanguard=_card(game, character) if character is not None else None,
        out=ledger_of(game).why_out.get(player.id, "") if player.has_left else None,
        falling=None if player.has_left else falling(game, player),
    )


def falling(game: State, player: Player) -> str | None:
    """CR 104.3, 704.5a, 704.5c, 903.10a: why a player would lose now. Whether they do, people say."""
    if player.life <= 0:
        return "no life left"
    if player.counters.get("poison", 0) >= game.options.lethal_poison:
        return "poison"
    for commander in ledger_of(game).commanders:
        if commander.damage.get(player.id, 0) >= DEADLY:
            return f"{commander.damage[player.id]} damage from {commander.name}"
    return None


def _turn(game: State, turn: Turn) -> PaperTurn:
    """CR 500.7, 807.4: a turn, and who comes next, as far as it is known now."""
    if all(player.id in turn.active for player in game.playing()):
        return PaperTurn(turn.number, list(turn.active), None, None)
    if turn.marker is not None:
        next_one = turn_markers.who_is_next(game, turn)
        return PaperTurn(turn.number, list(turn.active), next_one.id if next_one is not None else None, None)
    to_come = [player.id for player in islice(turns_to_come(game), 2)]
    return PaperTurn(turn.number, list(turn.active), to_come[0], to_come[-1])
