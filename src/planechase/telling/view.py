"""The view: what one viewer may know of a game (CR 400.2, 402.3, 706.7), as typed data that goes to JSON.

There is one structure. Zones hold ids, and everything that lies in them stands once under its id in `things`: then
little changes from one answer to the next (`Scene`). For programs the zones hold the things themselves (`View[Thing]`).
"""

from __future__ import annotations

from typing import Generic, NotRequired, TypedDict, TypeVar

from planechase.rules.multiplayer.variant_display import AboutView, CountView, FaceUpView, PlaceView, RoleView
from planechase.rules.state.objects import Id
from planechase.telling.texts import KeywordView
from planechase.variants.views import VariantViews

Lying = TypeVar("Lying")
"""What a zone holds: ids, or things."""


class OtherFaceView(TypedDict):
    """CR 712.6: the face of a double-faced card or permanent that is not up."""

    name: str
    mana_cost: str | None
    type_line: str
    colors: str
    text: str
    power: NotRequired[int]
    toughness: NotRequired[int]
    loyalty: NotRequired[int]
    defense: NotRequired[int]


class Thing(TypedDict):
    """A card, permanent, spell or ability, where it lies; what is not known or does not apply is left out.

    A card that the viewer may not see has no name, and only its owner besides.
    """

    id: Id
    zone: str
    name: str | None
    owner: NotRequired[Id]
    controller: NotRequired[Id]
    mana_cost: NotRequired[str | None]
    type_line: NotRequired[str]
    colors: NotRequired[str]
    text: NotRequired[str]
    keywords: NotRequired[list[KeywordView]]
    power: NotRequired[int | None]
    toughness: NotRequired[int | None]
    loyalty: NotRequired[int]
    defense: NotRequired[int]
    counters: NotRequired[dict[str, int]]
    chosen: NotRequired[dict[str, list[str | int]]]
    designations: NotRequired[list[str]]
    other_face: NotRequired[OtherFaceView]

    # permanents
    tapped: NotRequired[bool]
    summoning_sick: NotRequired[bool]
    token: NotRequired[bool]
    face_down: NotRequired[bool]
    damage: NotRequired[int]
    attached_to: NotRequired[Id | None]
    attachments: NotRequired[list[Id]]
    base_power: NotRequired[int]
    """Its power and toughness without any changes, if they are different now."""
    base_toughness: NotRequired[int]
    changed_by: NotRequired[list[Id]]
    """CR 613: the other objects whose abilities change it."""
    protector: NotRequired[Id]
    """CR 310.8: who protects it, if it is a battle."""
    really: NotRequired[str]
    """What lies face down here, for those who may know it."""
    really_text: NotRequired[str]

    # spells and abilities, with everything that was chosen for them
    kind: NotRequired[str]
    """spell, activated ability or triggered ability"""
    source: NotRequired[Id]
    targets: NotRequired[list[Id]]
    x: NotRequired[int]
    modes: NotRequired[list[str]]
    """CR 700.2: the modes chosen, as they read."""
    shares: NotRequired[list[tuple[Id, int]]]
    """CR 601.2d: what each target gets, where something is divided."""
    from_zone: NotRequired[str | None]
    way: NotRequired[str]
    permission: NotRequired[Id | None]
    free: NotRequired[bool]
    extra_costs: NotRequired[list[str]]


class SeatView(TypedDict, Generic[Lying]):
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
    known_library: dict[str, Lying]
    hand_size: int
    hand: list[Lying]
    graveyard: list[Lying]
    outside: list[str]
    """CR 400.11a: the names of the viewer's own cards outside the game."""
    mana: str
    lands_left: int
    controlled_by: Id | None
    """CR 723: who decides for this player, if that is another player."""
    left: bool


class AttackView(TypedDict):
    """CR 508: an attacking creature, whom it attacks, and what blocks it."""

    attacker: Id
    defender: Id | None
    blocked: bool
    blockers: list[Id]


class TurnView(TypedDict, Generic[Lying]):
    """A turn; CR 807.4 says how several are taken at once."""

    turn: int
    step: str
    active: list[Id]
    priority: Id | None
    waits: bool
    """CR 807.4d: whether the active player only has the turn marker yet, because there is no room for their turn."""
    marker: int | None
    stack: list[Lying]
    combat: list[AttackView]


class WaitingView(TypedDict):
    """CR 603.7: an ability that waits for something to happen, until when, and what it comes from."""

    id: Id
    text: str
    until: str | None
    source: Id | None
    source_name: str
    controller: Id | None


class EffectView(WaitingView):
    """CR 611.2: an effect that lasts, and on what."""

    affects: list[Id] | None
    """The objects it was fixed on; None for one that speaks of whatever fits it."""
    uses: int | None
    """How often it can still be used, or how much of it is left, where it gets used up."""


class ResultView(TypedDict):
    """How the game ended."""

    winners: list[Id]
    reason: str


class TableView(TypedDict):
    """What the variants show on the table."""

    face_up: list[FaceUpView]
    about: list[AboutView]
    roles: list[RoleView]
    counts: list[CountView]
    places: list[PlaceView]
    elsewhere: list[Id]
    """The other objects in the command zone that these lines already mention."""


class View(TurnView[Lying], Generic[Lying]):
    """The whole game for one viewer, with the turn that goes on."""

    viewer: Id | None
    daytime: str | None
    """CR 731.1: "day" or "night", once it has become one of them."""
    other_turns: list[TurnView[Lying]]
    """CR 807.4: the turns that are taken at the same time, but stand still now."""
    players: list[SeatView[Lying]]
    battlefield: list[Lying]
    phased_out: list[Lying]
    exile: list[Lying]
    command: list[Lying]
    effects: list[EffectView]
    waiting: list[WaitingView]
    result: ResultView | None
    table: TableView
    variants: VariantViews
    things: dict[Id, Thing]
    """Everything that lies in one of the zones."""


Scene = View[Id]
"""What people at a table are told."""
SeatScene = SeatView[Id]
TurnScene = TurnView[Id]
