"""What a player may and may not do (CR 101.2, 117.1, 305, 601.3): statements that allow and forbid."""

from __future__ import annotations

from contextlib import AbstractContextManager, nullcontext
from typing import TYPE_CHECKING, Final

from planechase.rules.language.abilities import ActivatedAbility, home_zone
from planechase.rules.language.card_types import INSTANT, LAND
from planechase.rules.language.double_faced import FaceUp, other_face
from planechase.rules.language.fielded import Value
from planechase.rules.language.grammar import Cost, Statement
from planechase.rules.language.keywords import FLASH, SPLIT_SECOND
from planechase.rules.language.slots import LinkSlot
from planechase.rules.language.split_cards import as_half, castable_parts
from planechase.rules.language.word import word
from planechase.rules.layers import FACE_DOWN_CREATURE
from planechase.rules.mana.bestow_costs import BESTOWED, as_bestowed
from planechase.rules.mana.costs import AlternativeCost
from planechase.rules.multiplayer import influence
from planechase.rules.state.edition import Edition
from planechase.rules.state.history import Did
from planechase.rules.state.objects import Id, Object, Permanent, StackObject, Zone
from planechase.rules.state.source import Source

if TYPE_CHECKING:
    from planechase.rules.language.characteristics import Characteristics
    from planechase.rules.state.player import Player
    from planechase.rules.state.state import State


class CastPermission(Statement):
    """CR 601.3: lets players cast spells they could not cast otherwise: from elsewhere, or in another way."""

    __slots__ = ()

    def zones(self) -> tuple[Zone, ...]:
        """Where the cards are that it speaks of."""
        raise NotImplementedError

    def allows(self, game: State, player: Player, obj: Object, by: Source) -> bool:
        raise NotImplementedError

    def costs(self, game: State, obj: Object, by: Source) -> tuple[Cost, ...] | None:
        """What is paid rather than the mana cost; None for the mana cost itself, () for nothing."""
        return None

    def name(self) -> str:
        """The way of casting, where a rule or an ability asks for it later."""
        return ""

    def lands_too(self) -> bool:
        """Whether lands may be played this way as well."""
        return False


class CastProhibition(Statement):
    """CR 101.2: forbids casting certain spells or playing certain lands."""

    __slots__ = ()

    def forbids(self, game: State, player: Player, obj: Object, by: Source) -> bool:
        raise NotImplementedError


class CastCondition(Statement):
    """CR 601.3: forbids casting the very spell it stands on, unless something is so."""

    __slots__ = ()

    def allows(self, game: State, player: Player, by: Source) -> bool:
        raise NotImplementedError


class FlashPermission(Statement):
    """CR 601.3b: spells that may be cast as though they had flash."""

    __slots__ = ()

    def allows(self, game: State, player: Player, obj: Object, by: Source) -> bool:
        raise NotImplementedError


class ActivationProhibition(Statement):
    """CR 602.5: forbids activating abilities of certain objects."""

    __slots__ = ()

    def forbids(self, game: State, player: Player, obj: Object, is_mana: bool, by: Source) -> bool:
        raise NotImplementedError


class ExtraLandPlays(Statement):
    """CR 305.2: more than one land each turn."""

    __slots__ = ()

    def extra(self, game: State, player: Player, by: Source) -> int:
        raise NotImplementedError


class DrawProhibition(Statement):
    """CR 121.3: players who cannot draw cards."""

    __slots__ = ()

    def forbids_drawing(self, game: State, player: Id, by: Source) -> bool:
        raise NotImplementedError


class EntryProhibition(Statement):
    """CR 614.17d: cards that cannot enter the battlefield."""

    __slots__ = ()

    def forbids_entering(self, game: State, obj: Object, by: Source) -> bool:
        raise NotImplementedError


class PlayedAsLand(Statement):
    """CR 305.1, 707.5: cards that players may play as though they were lands; they enter as copies of something."""

    __slots__ = ()

    def allows(self, game: State, player: Player, obj: Object, by: Source) -> bool:
        raise NotImplementedError

    def becomes(self, game: State, obj: Object, by: Source) -> Characteristics:
        """What the card enters as; chance may have a say."""
        raise NotImplementedError


class CostInstead(Statement):
    """CR 118.9: something that players may pay rather than the mana cost of spells they cast."""

    __slots__ = ()

    def costs(self, game: State, player: Player, obj: Object, by: Source) -> tuple[Cost, ...] | None:
        """What it is for this spell; None where nothing may be paid instead."""
        raise NotImplementedError


class CantBeCountered(Statement):
    """Spells and abilities that nothing counters."""

    __slots__ = ()

    def protects(self, game: State, obj: Object, by: Source) -> bool:
        raise NotImplementedError


@word
class Way(Value):
    """One way in which a player may cast a card: its name, and what is paid for it."""

    name: str = ""
    costs: tuple[Cost, ...] | None = None
    """None: the mana cost. Otherwise what is paid instead."""
    any_time: bool = False
    half: str = ""
    """CR 709.3, 712.11a, 715.3, 718.3: what the part of a card is called that is cast: a half, a face, an Adventure."""


NORMALLY = Way()
FREELY: Final = "free"
"""CR 118.9: the name of casting a card without paying its mana cost because an effect says so."""
FACE_DOWN: Final = "face down"
"""CR 702.37c: the name of casting a card face down."""
ALTERNATIVE: Final = "alternative"
"""CR 118.9: the name of paying another cost that has no name of its own."""


def as_cast(game: State, obj: Object, way: Way) -> AbstractContextManager[Object]:
    """CR 601.3e, 712.11c: as long as this lasts, everything sees the card as it would be cast: a half, or face down."""
    if way.half:
        return as_half(game, obj, way.half)
    if way.name == BESTOWED:
        return game.known.seen_as(game, obj, as_bestowed(game, obj))
    if way.name == FACE_DOWN:
        return game.known.seen_as(game, obj, guise_of(game, obj) or FACE_DOWN_CREATURE)
    values = spell_values(game, obj, way)
    return nullcontext(obj) if values is obj.copiable else game.known.seen_as(game, obj, values)


def guise_of(game: State, obj: Object) -> Characteristics | None:
    """CR 702.168b, 708.2a: what a card is that is cast face down, if its own text says so."""
    for _, statement in game.chars(obj).index.of_kind(AlternativeCost):
        if isinstance(statement, AlternativeCost) and statement.name() == FACE_DOWN:
            return statement.face_down_as()
    return None


def spell_values(game: State, obj: Object, way: Way) -> Characteristics:
    """CR 702.96a: what a card is as a spell that is cast in this way, if its own text says so."""
    for _, statement in game.chars(obj).index.of_kind(AlternativeCost) if way.name else ():
        if isinstance(statement, AlternativeCost) and statement.name() == way.name:
            return statement.as_spell(obj.copiable)
    return obj.copiable


def named_in(chars: Characteristics) -> str:
    """What a refusal calls something that is to be cast."""
    return chars.name or "a face-down creature"


def sorcery_timing(game: State, player: Id) -> bool:
    """CR 117.1a: the player's own main phase with an empty stack."""
    turn = game.turn
    return player in turn.active and turn.in_main_phase and not turn.stack


def why_not_now(game: State, player: Player, obj: Object, chars: Characteristics, way: Way) -> str | None:
    """CR 117.1a, 601.3: why the timing is wrong for this spell, if it is."""
    if chars.types & INSTANT or chars.keywords & FLASH or way.any_time:
        return None
    if sorcery_timing(game, player.id):
        return None
    for by, statement in game.said_of(FlashPermission, player.id):
        if statement.allows(game, player, obj, by):
            return None
    name = named_in(chars)
    return f"{name[0].upper()}{name[1:]} can only be cast in your main phase while the stack is empty."


def split_second(game: State, player: Id) -> bool:
    """CR 702.61: while such a spell is on the stack, only mana abilities and special actions are possible."""
    stack = game.turn.stack
    return bool(stack) and any(
        game.chars(game.objects[id]).keywords & SPLIT_SECOND
        and influence.is_within(game, game.objects[id].controller, player)
        for id in stack
    )


def forbidden(game: State, player: Player, obj: Object) -> bool:
    """CR 101.2: whether something forbids this player to cast or play this."""
    return any(s.forbids(game, player, obj, by) for by, s in game.said_of(CastProhibition, player.id))


def ways_to_cast(game: State, player: Player, obj: Object) -> list[Way]:
    """CR 601.3, 118.9: every way in which the player may cast this card from where it is.

    Of its parts each may be cast (709.3, 712.11b, 715.3); what is up already is so without being named.
    """
    ways = _ways(game, player, obj) if not obj.copiable.halves else []
    for half in castable_parts(obj):
        with as_half(game, obj, half) as alone:
            ways += [Way(way.name, way.costs, way.any_time, half) for way in _ways(game, player, alone)]
    return ways


def _ways(game: State, player: Player, obj: Object) -> list[Way]:
    """CR 601.3, 118.9: the ways to cast a card, or a half of one.

    Where a card may be cast from elsewhere for its cost, its alternative costs may be chosen too (118.9a); so may
    those that something else offers, also for a card without a mana cost (118.6a). A land is cast only face down
    (702.37c).
    """
    chars = game.chars(obj)
    is_land = bool(chars.types & LAND)
    if chars.lives_in_command_zone or (is_land and AlternativeCost not in chars.index.statements):
        return []
    ways: list[Way] = []
    own_hand = obj.zone is Zone.HAND and obj.owner == player.id
    if own_hand and chars.mana_cost is not None:
        ways.append(NORMALLY)
    own = Source(player.id, obj.id)
    allowed = _allowed(game, player, obj)
    for ability, statement in chars.index.of_kind(AlternativeCost):
        assert isinstance(statement, AlternativeCost)
        if not (statement.zone() is obj.zone and obj.owner == player.id):
            so_allowed = _allowed_face_down(game, player, obj) if statement.name() == FACE_DOWN else allowed
            if statement.zone() is not Zone.HAND or all(costs is not None for _, costs in so_allowed):
                continue
        if ability.condition is not None and not ability.condition.holds(game, own):
            continue
        back = back_of(obj) if statement.transformed() else ""
        if back is not None and statement.available(game, player, obj, own):
            ways.append(Way(statement.name(), statement.costs(game, own), statement.any_time(), back))
    ways += [Way(name, costs) for name, costs in allowed if costs is not None or chars.mana_cost is not None]
    open_to_others = [""] * own_hand + [name for name, costs in allowed if costs is None]
    for by, other in game.said_of(CostInstead, player.id) if open_to_others else ():
        instead = other.costs(game, player, obj, by)
        if instead is not None:
            ways += [Way(name or ALTERNATIVE, instead) for name in dict.fromkeys(open_to_others)]
    return ways if not is_land else [way for way in ways if way.name == FACE_DOWN]


def back_of(obj: Object) -> str | None:
    """CR 712.8c, 305.9: the name of the face with which a card is cast transformed; None if there is no such spell."""
    values = obj.copiable
    if not isinstance(values, FaceUp) or other_face(values).types & LAND:
        return None
    return other_face(values).name


Allowed = list[tuple[str, "tuple[Cost, ...] | None"]]
"""The permissions to cast a card from where it is, each by its name and by what is paid rather than the mana cost."""


def _allowed(game: State, player: Player, obj: Object) -> Allowed:
    """CR 601.3: what permits casting this from where it is."""
    return [
        (permission.name(), permission.costs(game, obj, by))
        for by, permission in game.statements(CastPermission)
        if obj.zone in permission.zones() and permission.allows(game, player, obj, by)
    ]


def _allowed_face_down(game: State, player: Player, obj: Object) -> Allowed:
    """CR 702.37c: what permits casting a card that is face down."""
    with as_cast(game, obj, Way(FACE_DOWN)) as hidden:
        return _allowed(game, player, hidden)


def permitted_by(game: State, player: Player, obj: Object, way: Way) -> Source | None:
    """CR 601.3, 118.9: what lets the player cast a card in this way; None where that is the rules."""
    if obj.zone is Zone.HAND and way == NORMALLY:
        return None
    own = _own_way(game, player, obj, way)
    if own is not None and own.zone() is obj.zone and obj.owner == player.id:
        return None
    with as_cast(game, obj, way) as seen:
        for by, permission in game.statements(CastPermission):
            if obj.zone not in permission.zones() or not permission.allows(game, player, seen, by):
                continue
            name, costs = permission.name(), permission.costs(game, seen, by)
            if (name, costs) == (way.name, way.costs):
                return by
            if costs is None and (own is not None or way.name == (name or ALTERNATIVE)):
                return by
    for by, other in game.said_of(CostInstead, player.id):
        if way.costs is not None and other.costs(game, player, obj, by) == way.costs:
            return by
    return None


def _own_way(game: State, player: Player, obj: Object, way: Way) -> AlternativeCost | None:
    """CR 118.9a: the alternative cost that a card itself has for being cast in this way."""
    own = Source(player.id, obj.id)
    for _, statement in game.chars(obj).index.of_kind(AlternativeCost):
        assert isinstance(statement, AlternativeCost)
        if (statement.name(), statement.costs(game, own)) == (way.name, way.costs):
            return statement
    return None


def standing_there(game: State, obj: Object, by: Source) -> Id:
    """The source of a permission, if it is another object; what the rules say has none."""
    source = game.objects.get(by.object_id) or game.departed.get(by.object_id)
    return source.id if source is not None and source.id != obj.id and source.zone is not Zone.OUTSIDE else 0


def castable_elsewhere(game: State, player: Player) -> list[Object]:
    """Cards outside the hand that the player may be able to cast or play."""
    found: list[Object] = [
        obj
        for obj in game.known.elsewhere(game)
        if obj.owner == player.id
        and obj.zone not in (Zone.HAND, Zone.STACK)
        and AlternativeCost in game.chars(obj).index.statements
    ]
    for by, permission in game.statements(CastPermission):
        for zone in permission.zones():
            found += [obj for obj in _in_zone(game, zone, by) if _allows(game, permission, player, obj, by)]
    unique = {obj.id: obj for obj in found}
    return list(unique.values())


def _allows(game: State, permission: CastPermission, player: Player, obj: Object, by: Source) -> bool:
    """CR 601.3e, 709.3a, 715.3a, 702.37c: whether a permission speaks of a card, of a part of it, or of it hidden."""
    halves = obj.copiable.halves
    if not halves and permission.allows(game, player, obj, by):
        return True
    ways = [Way(half=part) for part in castable_parts(obj)]
    ways += [Way(FACE_DOWN) for _, s in game.chars(obj).index.of_kind(AlternativeCost) if _is_face_down(s)]
    for way in ways:
        with as_cast(game, obj, way) as seen:
            if permission.allows(game, player, seen, by):
                return True
    return False


def _is_face_down(statement: Statement) -> bool:
    return isinstance(statement, AlternativeCost) and statement.name() == FACE_DOWN


def _in_zone(game: State, zone: Zone, by: Source) -> list[Object]:
    if zone is Zone.EXILE:
        return [game.objects[id] for id in game.exile]
    if zone is Zone.COMMAND:
        return [game.objects[id] for id in game.command]
    found: list[Object] = []
    for player in game.playing():
        ids = game.zone_list(zone, player.id)
        found += [game.objects[id] for id in (ids[:1] if zone is Zone.LIBRARY else ids)]
    return found


def cannot_draw(game: State, player: Id) -> bool:
    """CR 121.3, 101.2: whether something says that this player cannot draw cards."""
    return any(s.forbids_drawing(game, player, by) for by, s in game.said_of(DrawProhibition, player))


def cannot_enter(game: State, obj: Object) -> bool:
    """CR 101.2, 614.17d: whether something says that this cannot enter the battlefield from where it is."""
    return any(s.forbids_entering(game, obj, by) for by, s in game.said_of(EntryProhibition, obj.id))


# ---------------------------------------------------------------------- lands


def land_plays(game: State, player: Player) -> int:
    """CR 305.2: how many lands the player may still play this turn."""
    if game.edition is Edition.Y2011:
        return sum(announceable_land_plays(game, player).values())
    extra = sum(s.extra(game, player, by) for by, s in game.statements(ExtraLandPlays))
    return 1 + extra - player.did(Did.PLAYED_LAND)


BY_THE_RULE: Final = 0
"""CR 305.2: the one land that a player may play each turn without any effect."""


def announceable_land_plays(game: State, player: Player) -> dict[Id, int]:
    """2011:305.2: how many land plays are left by the rule, and by each effect that allows more of them."""
    allowed = {BY_THE_RULE: 1}
    for by, statement in game.statements(ExtraLandPlays):
        allowed[by.object_id] = allowed.get(by.object_id, 0) + statement.extra(game, player, by)
    for record in game.done_by(player, Did.PLAYED_LAND):
        if record.whom in allowed:
            allowed[record.whom] -= record.amount
    return {source: left for source, left in allowed.items() if left > 0}


def land_faces(game: State, obj: Object) -> list[str]:
    """CR 712.12: the faces of a card that are lands, by their names; the one that is up has none here."""
    found = [""] if game.chars(obj).types & LAND else []
    return found + [side.name for side in obj.copiable.sides if side is not obj.copiable and side.types & LAND]


def why_not_play_land(game: State, player: Player, obj: Object, face: str = "") -> str | None:
    """CR 305.2, 305.3, 116.2a, 712.12: why the player cannot play this land, or this face, now, if they cannot."""
    if not face:
        return _why_not_play_land(game, player, obj)
    with as_half(game, obj, face) as seen:
        return _why_not_play_land(game, player, seen)


def _why_not_play_land(game: State, player: Player, obj: Object) -> str | None:
    if not game.chars(obj).types & LAND:
        return f"{game.name_of(obj.id)} is not a land."
    if not sorcery_timing(game, player.id):
        return "Lands are played in your own main phase while the stack is empty."
    if land_plays(game, player) <= 0:
        return "No more lands can be played this turn."
    if not _may_play_from(game, player, obj):
        return f"{game.name_of(obj.id)} cannot be played from where it is."
    if forbidden(game, player, obj) or cannot_enter(game, obj):
        return f"Something forbids playing {game.name_of(obj.id)}."
    return None


def why_not_play_as_land(game: State, player: Player, obj: Object, permission: Id) -> str | None:
    """CR 305.2, 305.3: why the player cannot play this card as a land because of that object, if they cannot."""
    if not sorcery_timing(game, player.id):
        return "Lands are played in your own main phase while the stack is empty."
    if land_plays(game, player) <= 0:
        return "No more lands can be played this turn."
    for by, statement in game.said_of(PlayedAsLand, player.id):
        if by.object_id == permission and statement.allows(game, player, obj, by):
            return None
    return f"{game.name_of(obj.id)} cannot be played as a land."


def _may_play_from(game: State, player: Player, obj: Object) -> bool:
    if obj.zone is Zone.HAND:
        return obj.owner == player.id
    return _land_permission(game, player, obj) is not None


def land_permitted_by(game: State, player: Player, obj: Object, face: str = "") -> Id:
    """CR 305.1: what lets the player play this land from where it is; 0 where nothing else has to."""
    by: Source | None = None
    if obj.zone is not Zone.HAND:
        with as_cast(game, obj, Way(half=face)) as seen:
            by = _land_permission(game, player, seen)
    return standing_there(game, obj, by) if by is not None else 0


def _land_permission(game: State, player: Player, obj: Object) -> Source | None:
    for by, permission in game.statements(CastPermission):
        if permission.lands_too() and obj.zone in permission.zones() and permission.allows(game, player, obj, by):
            return by
    return None


def cant_be_countered(game: State, obj: StackObject) -> bool:
    """CR 101.2: whether something says that this cannot be countered."""
    return any(s.protects(game, obj, by) for by, s in game.said_of(CantBeCountered, obj.id))


# ---------------------------------------------------------------------- activating

ONCE: Final = LinkSlot("activated once")
"""CR 602.5b: the numbers of the abilities of an object that may be activated only once, and have been."""


def why_no_activation(game: State, player: Player, obj: Object, number: int) -> str | None:
    """CR 602.5, 801.6: why the player may not activate this ability, whatever it costs; None if they may."""
    chars = game.chars(obj)
    ability = chars.index.all[number]
    if not isinstance(ability, ActivatedAbility) or not ability.works_in(obj.zone, home_zone(chars)):
        return f"{chars.name} has no such ability here."
    if obj.holder != player.id and not ability.any_player:
        return f"Only {game.players[obj.holder].name} can activate abilities of {chars.name}."
    if game.reach is not None and not influence.is_within(game, player.id, obj.id):
        return f"{chars.name} is not within range of influence."
    reason = _wrong_time(game, player, obj, ability, number)
    if reason:
        return reason
    for source, statement in game.said_of(ActivationProhibition, obj.id):
        if statement.forbids(game, player, obj, ability.is_mana, source):
            return f"Something forbids activating abilities of {chars.name}."
    return None


def _wrong_time(game: State, player: Player, obj: Object, ability: ActivatedAbility, number: int) -> str | None:
    """CR 602.5d, 606.3: timing, conditions, and how often."""
    if ability.is_loyalty:
        if not sorcery_timing(game, player.id):
            return "Loyalty abilities are activated in your own main phase while the stack is empty."
        if isinstance(obj, Permanent) and obj.loyalty_turn == game.turn.number:
            return f"A loyalty ability of {game.name_of(obj.id)} was already activated this turn."
    if ability.sorcery_speed and not sorcery_timing(game, player.id):
        return f"This ability of {game.name_of(obj.id)} works only in your main phase while the stack is empty."
    if not ability.is_mana and split_second(game, player.id):
        return "A spell with split second is on the stack."
    if ability.conditions and not _conditions_hold(game, player, obj, ability):
        return f"The ability of {game.name_of(obj.id)} cannot be activated now."
    which = game.chars(obj).index.which(number) if ability.limit or ability.once else (ability, 0)
    if ability.limit and game.history.activations(game.turn.number, obj.id, which) >= ability.limit:
        return f"The ability of {game.name_of(obj.id)} cannot be activated again this turn."
    if ability.once and which in obj.linked(ONCE):
        return f"The ability of {game.name_of(obj.id)} was activated before."
    return None


def _conditions_hold(game: State, player: Player, obj: Object, ability: ActivatedAbility) -> bool:
    by = Source(player.id, obj.id)
    return all(condition.holds(game, by) for condition in ability.conditions)
