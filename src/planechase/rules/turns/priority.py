"""Priority (CR 117): what a player may do, and doing it."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import replace
from enum import Enum
from typing import TYPE_CHECKING, ClassVar

from planechase.rules import layers
from planechase.rules.events.events import LandPlayed
from planechase.rules.events.happening import tell
from planechase.rules.events.turning_up import turned_up_by
from planechase.rules.events.zones import ZoneChange, moved
from planechase.rules.language.abilities import SpecialAbility
from planechase.rules.language.card_types import INSTANT
from planechase.rules.language.fielded import Value
from planechase.rules.language.grammar import Statement
from planechase.rules.language.keywords import FLASH
from planechase.rules.language.word import word
from planechase.rules.mana.costs import AlternativeCost, CostChange
from planechase.rules.mana.paying import activate_mana_ability
from planechase.rules.mana.sources import purse
from planechase.rules.spells.activating import activate, is_out_of_reach, why_not_activate
from planechase.rules.spells.casting import (
    cast,
    has_another_cost,
    is_card_out_of_reach,
    is_paid_with_mana,
    why_not_cast,
)
from planechase.rules.spells.permissions import (
    BY_THE_RULE,
    CastPermission,
    FlashPermission,
    PlayedAsLand,
    Way,
    announceable_land_plays,
    castable_elsewhere,
    land_faces,
    land_permitted_by,
    land_plays,
    sorcery_timing,
    ways_to_cast,
    why_not_play_as_land,
    why_not_play_land,
)
from planechase.rules.state.decisions import Choose, Id, IllegalAction, Option, OptionId, Plain, Rule, ask
from planechase.rules.state.edition import Edition
from planechase.rules.state.history import Did
from planechase.rules.state.objects import Object, Zone
from planechase.rules.state.purpose import Purpose

if TYPE_CHECKING:
    from planechase.rules.language.characteristics import Characteristics
    from planechase.rules.mana.mana import ManaCost
    from planechase.rules.state.player import Player
    from planechase.rules.state.state import State


class ActionKind(Enum):
    """What kind of thing a player with priority does."""

    PASS = "pass"
    PLAY_LAND = "play land"
    CAST = "cast"
    ACTIVATE = "activate"
    MAKE_MANA = "make mana"
    ROLL = "roll"
    SPECIAL = "special"


@word
class Action(Value):
    """CR 117.1: something a player with priority may do."""

    deed: ClassVar[ActionKind] = ActionKind.SPECIAL
    said: ClassVar[str] = ""
    """What people read who may do it; `{what}` stands for the object it is about."""

    def __init_subclass__(cls) -> None:
        if not cls.said:
            raise TypeError(f"{cls.__name__} needs `said`, so that people know what they may do.")

    @property
    def price(self) -> ManaCost | None:
        """The mana that has to be paid for a special action."""
        return None

    def perform(self, game: State, player: Player) -> Rule[None]:
        raise NotImplementedError

    @property
    def about(self) -> str:
        """The part of the object that it is about, by its name; "" if it is about the whole."""
        return ""

    @property
    def object_id(self) -> Id | None:
        """The object it is about."""
        return None


@word
class Pass(Action):
    """CR 117.3d."""

    deed = ActionKind.PASS
    said = "Pass"

    def perform(self, game: State, player: Player) -> Rule[None]:
        game.turn.passed = (*game.turn.passed, player.id)
        return
        yield


@word
class PlayLand(Action):
    """CR 116.2a, 305.1: a special action."""

    deed = ActionKind.PLAY_LAND
    said = "Play {what}"
    land: Id
    face: str = ""
    """CR 712.12: the name of the back face, if that is played."""

    @property
    def object_id(self) -> Id | None:
        return self.land

    def perform(self, game: State, player: Player) -> Rule[None]:
        obj = game.objects[self.land]
        reason = why_not_play_land(game, player, obj, self.face)
        if reason:
            raise IllegalAction(reason)
        yield from play_land(game, player, obj, face=self.face)


def _announced_land_play(game: State, player: Player) -> Rule[Id]:
    """2011:305.2: the player announces which effect, or the rule, applies to this land play."""
    among = announceable_land_plays(game, player)
    effects = [source for source in among if source != BY_THE_RULE]
    if len(among) < 2:
        return next(iter(among), BY_THE_RULE)
    least = 0 if BY_THE_RULE in among else 1
    why = "Which effect lets you play this land? " + (
        "Choose one, or none for your own land play." if not least else ""
    )
    chosen = yield from ask(Choose(player.id, Purpose.PLAY_LAND, why.strip(), effects, least, 1))
    return int(chosen[0]) if chosen else BY_THE_RULE


def play_land(
    game: State,
    player: Player,
    obj: Object,
    copying: Characteristics | None = None,
    permission: Id = 0,
    face: str = "",
) -> Rule[None]:
    """CR 305.1: a land is played, as a special action or because an effect lets a player do it; perhaps as a copy.

    If its back face is named, it enters with that one up (712.12).
    """
    applies = (yield from _announced_land_play(game, player)) if game.edition is Edition.Y2011 else BY_THE_RULE
    game.note(Did.PLAYED_LAND, player.id, obj.id, whom=applies)
    permission = permission or land_permitted_by(game, player, obj, face)
    played = ZoneChange(obj.id, obj.zone, Zone.BATTLEFIELD, "play", controller=player.id, copiable=copying)
    played.transformed = bool(face)
    arrived = yield from moved(game, [played])
    for id in arrived:
        tell(game, LandPlayed(id, player.id, obj.zone, permission))


@word
class PlayAsLand(Action):
    """CR 116.2a, 305.1: a card that something lets a player play as a land."""

    deed = ActionKind.PLAY_LAND
    said = "Play {what} as a land"
    card: Id
    permission: Id

    @property
    def object_id(self) -> Id | None:
        return self.card

    def perform(self, game: State, player: Player) -> Rule[None]:
        obj = game.objects[self.card]
        reason = why_not_play_as_land(game, player, obj, self.permission)
        if reason:
            raise IllegalAction(reason)
        for by, statement in game.statements(PlayedAsLand):
            if by.object_id == self.permission and statement.allows(game, player, obj, by):
                yield from play_land(game, player, obj, statement.becomes(game, obj, by), self.permission)
                return


@word
class CastSpell(Action):
    """CR 117.1a, 601: cast a card in one of the ways that are allowed."""

    deed = ActionKind.CAST
    said = "Cast {what}"
    card: Id
    way: Way

    @property
    def object_id(self) -> Id | None:
        return self.card

    def perform(self, game: State, player: Player) -> Rule[None]:
        yield from cast(game, player, game.objects[self.card], self.way)


@word
class ActivateAbility(Action):
    """CR 117.1b, 602: activate an ability that uses the stack."""

    deed = ActionKind.ACTIVATE
    said = "Activate {what}"
    source: Id
    number: int

    @property
    def object_id(self) -> Id | None:
        return self.source

    def perform(self, game: State, player: Player) -> Rule[None]:
        yield from activate(game, player, game.objects[self.source], self.number)


@word
class ActivateManaAbility(Action):
    """CR 605.3a: make mana while having priority."""

    deed = ActionKind.MAKE_MANA
    said = "Tap {what} for mana"
    source: Id
    number: int

    @property
    def object_id(self) -> Id | None:
        return self.source

    def perform(self, game: State, player: Player) -> Rule[None]:
        yield from activate_mana_ability(game, player, game.objects[self.source], self.number)


class Priority(Choose):
    """CR 117: the player has priority and chooses one of these actions; the first is passing."""

    __slots__ = ()

    def __init__(self, player: Id, actions: Iterable[Action]) -> None:
        super().__init__(player, Purpose.PRIORITY, "You have priority.", actions)
        if not self.may_pass:
            self.why = "You wanted to step in here: do something."

    @property
    def may_pass(self) -> bool:
        """CR 732.2c: whether passing is one of the actions, as it nearly always is."""
        return PASS in self.options

    def without(self, refused: Sequence[object]) -> Priority:
        """The same grant without some of the actions: those that were tried there and could not be finished."""
        new = Priority(self.player, [action for action in self.options if action not in refused])
        new.decider = self.decider
        return new

    def encode(self, answer: list[Action]) -> Plain:
        return self.options.index(answer[0])

    def _option(self, id: OptionId, value: object, viewer: Id | None) -> Option:
        assert isinstance(value, Action)
        price = self.speaker.price(value, self.player) if self.speaker is not None else None
        return replace(super()._option(id, value, viewer), deed=value.deed.value, price=price)

    def is_secret(self, viewer: Id | None) -> bool:
        """What a player could do, and how much, tells of their hand."""
        return True


PASS = Pass()


def legal_actions(game: State, player: Player) -> list[Action]:
    """CR 117.1: everything the player may do now that could be finished. Passing comes first."""
    actions: list[Action] = [PASS]
    actions += _lands(game, player)
    actions += _spells(game, player)
    actions += _abilities(game, player)
    actions += _special(game, player)
    actions += _mana(game, player)
    return actions


def may_pass(game: State, player: Id) -> bool:
    """CR 732.2c: who had a shortcut end where they have priority must do something there."""
    circles = game.turn.circles
    return circles is None or circles.steps_in != player


def has_something_to_do(game: State, player: Player) -> bool:
    """Whether the player could do anything but pass or make mana. The first thing found will do."""
    if _is_idle(game, player):
        return any(variant.special_actions(game, player) for variant in game.variants)
    kinds = (_lands, _special, _abilities, _spells)
    return any(True for kind in kinds for _ in kind(game, player))


def _is_idle(game: State, player: Player) -> bool:
    """Whether it takes but a glance to see that cards and abilities offer nothing now.

    Three of four grants find that out. It stays so from step to step, as long as the player's hand is the same and
    nothing happens to what is on the battlefield, to mana or to life.
    """
    if sorcery_timing(game, player.id):
        return False
    if game.known.idle.get(player.id) == player.hand:
        return True
    if not _has_nothing_in_reach(game, player):
        return False
    if _are_costs_steady(game, player):
        game.known.idle[player.id] = player.hand[:]
    return True


def _has_nothing_in_reach(game: State, player: Player) -> bool:
    """Whether everything is too slow, tapped or too dear, and nothing makes that depend on anything else."""
    for obj, _, ability in game.known.activated_by(game, player.id):
        if not is_out_of_reach(game, player, obj, ability):
            return False
    if game.statements(CastPermission) or game.known.all_face_down(game):
        return False
    if game.statements(FlashPermission) or not is_paid_with_mana(game):
        return False
    for id in player.hand:
        obj = game.objects[id]
        chars = game.chars(obj)
        index = chars.index
        if index.special or (AlternativeCost in index.statements and has_another_cost(chars)):
            return False
        if obj.copiable.inset is not None:
            return False
        if _is_fast(obj, chars) and not is_card_out_of_reach(game, player, obj):
            return False
    if any(game.chars(game.objects[id]).index.special for id in game.command):
        return False
    return not (game.known.elsewhere(game) and castable_elsewhere(game, player))


def _is_fast(obj: Object, chars: Characteristics) -> bool:
    """CR 117.1a, 712.11c: whether a card, or the other face of it, may be cast whenever its player has priority."""
    if chars.types & INSTANT or chars.keywords & FLASH:
        return True
    return any(side.types & INSTANT or side.keywords & FLASH for side in obj.copiable.sides)


def _are_costs_steady(game: State, player: Player) -> bool:
    """Whether what is too dear stays so: nothing makes it cheaper for what is counted or comes and goes."""
    changes: list[Statement] = [change for _, change in game.statements(CostChange)]
    for id in player.hand:
        changes += [change for _, change in game.chars(game.objects[id]).index.of_kind(CostChange)]
    return not any(layers.is_volatile(change) or layers.counts(change) for change in changes)


def _lands(game: State, player: Player) -> Iterator[Action]:
    if not sorcery_timing(game, player.id) or land_plays(game, player) <= 0:
        return
    cards = [game.objects[id] for id in player.hand]
    if game.statements(CastPermission):
        cards += castable_elsewhere(game, player)
    for obj in cards:
        for face in land_faces(game, obj):
            if why_not_play_land(game, player, obj, face) is None:
                yield PlayLand(obj.id, face)
    for by, statement in game.said_of(PlayedAsLand, player.id):
        for obj in (game.objects[id] for id in player.hand):
            if statement.allows(game, player, obj, by):
                yield PlayAsLand(obj.id, by.object_id)


def _spells(game: State, player: Player) -> Iterator[Action]:
    """Only what the timing could allow is looked at closely."""
    now = sorcery_timing(game, player.id)
    flash = bool(game.statements(FlashPermission))
    with_mana = is_paid_with_mana(game)
    for obj in _castable(game, player):
        chars = game.chars(obj)
        if not (now or flash or _is_fast(obj, chars)):
            if AlternativeCost not in chars.index.statements and obj.copiable.inset is None:
                continue
        if with_mana and is_card_out_of_reach(game, player, obj):
            continue
        for way in ways_to_cast(game, player, obj):
            if why_not_cast(game, player, obj, way) is None:
                yield CastSpell(obj.id, way)


def _castable(game: State, player: Player) -> list[Object]:
    objects = [game.objects[id] for id in player.hand]
    if game.known.elsewhere(game) or game.statements(CastPermission):
        objects += castable_elsewhere(game, player)
    return objects


def _abilities(game: State, player: Player) -> Iterator[Action]:
    for obj, number, ability in game.known.activated_by(game, player.id):
        if not is_out_of_reach(game, player, obj, ability) and why_not_activate(game, player, obj, number) is None:
            yield ActivateAbility(obj.id, number)


def _special(game: State, player: Player) -> Iterator[Action]:
    """CR 116.2: special actions of cards in hand, face-down permanents, doors and planes, and those of variants."""
    from planechase.rules.turns.doors import doors_to_unlock  # noqa: PLC0415 - they are actions

    for id in (*player.hand, *game.command):
        obj = game.objects[id]
        special = game.chars(obj).index.special
        if special:
            yield from _special_of(game, player, obj, special)
    for permanent in game.known.all_face_down(game):
        yield from _special_of(game, player, permanent, game.known.face_up(game, permanent).index.special)
        yield from _special_of(game, player, permanent, turned_up_by(permanent))
    yield from doors_to_unlock(game, player)
    for variant in game.variants:
        yield from variant.special_actions(game, player)


def _special_of(game: State, player: Player, obj: Object, abilities: tuple[SpecialAbility, ...]) -> Iterator[Action]:
    for ability in abilities:
        action = ability.special_action(game, player, obj)
        if action is not None:
            yield action


def _mana(game: State, player: Player) -> Iterator[Action]:
    ready = purse(game, player).ready
    for obj, number, _ in game.mana_abilities(player.id):
        is_ready = ready.get((obj.id, number))
        if is_ready is None:
            is_ready = why_not_activate(game, player, obj, number) is None
        if is_ready:
            yield ActivateManaAbility(obj.id, number)
