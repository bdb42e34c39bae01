"""State-based actions (CR 704): all that apply happen at once, and again until none applies."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING, NamedTuple

from planechase.rules.combat.battles import DEFENSE, choose_protector, could_protect, protector_of
from planechase.rules.events import actions, dungeons, sagas, triggers
from planechase.rules.events.attaching import can_be_attached, is_aura
from planechase.rules.events.happening import hand_over
from planechase.rules.events.losing import EMPTY_LIBRARY, NO_LIFE, Loss, LossReason
from planechase.rules.events.phasing import forget_phased_tokens
from planechase.rules.events.zones import cease_to_exist, move
from planechase.rules.language.abilities import TriggeredAbility
from planechase.rules.language.card_types import BATTLE, CREATURE, LEGENDARY, PLANESWALKER, WORLD, planeswalker_types
from planechase.rules.language.keywords import INDESTRUCTIBLE
from planechase.rules.language.slots import PROTECTOR
from planechase.rules.multiplayer import influence
from planechase.rules.multiplayer.variant import StateBasedAction
from planechase.rules.spells import bestowing
from planechase.rules.state.decisions import Choose, Rule, ask
from planechase.rules.state.edition import Edition
from planechase.rules.state.objects import Id, Object, Permanent, StackObject, Zone
from planechase.rules.state.purpose import Purpose
from planechase.rules.turns.ending import have_lost, losing, why_cannot_lose

if TYPE_CHECKING:
    from planechase.rules.language.characteristics import Characteristics
    from planechase.rules.state.player import Player
    from planechase.rules.state.state import State


def check(game: State) -> Rule[bool]:
    """CR 704.3: check and perform state-based actions until there are none. Returns whether any happened.

    Where nothing happened since the last check, there is nothing to look at but who lost; where only steps went by,
    and what is told of them, also at what variants add.
    """
    if (game.settled == game.clock or _is_at_rest(game)) and not any(
        _why_losing(game, player) for player in game.playing()
    ):
        game.settled = game.clock
        return False
    happened = False
    while game.result is None and (yield from _perform(game)):
        happened = True
    game.settled = game.clock
    game.known.at_rest = True
    return happened


def _is_at_rest(game: State) -> bool:
    """Whether objects and players are as they were when there was nothing left to do, and control is settled."""
    known = game.known
    if not known.at_rest or not known.controlled or game.strays or game.edition is Edition.Y2011:
        return False
    return not any(variant.state_based_actions(game) for variant in game.variants)


def _perform(game: State) -> Rule[bool]:
    """CR 704.3: one round: all that applies is found, choices are made (101.4), and then it happens as one event."""
    hand_over(game)
    losers = _losing_players(game)
    vanishing = _vanishing(game)
    dying, destroyed, falling_off, singular, battles, read, roles = _permanents(game)
    worlds = _world_rule(game, singular) + _old_roles(roles)
    paired = _paired_counters(game)
    legends = _legend_rule(game, singular)
    equals = _uniqueness(game) if game.edition is Edition.Y2011 else []
    special: list[StateBasedAction] = [sagas.EndOfSaga(saga) for saga in read]
    special += [action for variant in game.variants for action in variant.state_based_actions(game)]
    special += _unprotected(game, battles, dying)
    special += dungeons.completions(game)
    yield from _choices(game, [*legends, *special])
    dying = _still_there(
        game, dict.fromkeys([*dying, *worlds, *equals, *(p for legend in legends for p in legend.dying)])
    )
    destroyed = [obj for obj in _still_there(game, destroyed) if obj not in dying]
    losers = [(player, reason) for player, reason in losers if not player.has_left]
    special = [action for action in special if action.wanted]
    if not (losers or vanishing or dying or destroyed or falling_off or paired or special):
        return False
    with triggers.as_one_event(game):
        yield from _die(game, dying, destroyed)
        cease_to_exist(game, *vanishing)
        _fall_off(game, falling_off)
        _cancel_counters(game, paired)
        for action in special:
            yield from action.perform(game)
        lost = yield from losing(game, losers)
    yield from have_lost(game, lost)
    return True


def _choices(game: State, actions: Sequence[StateBasedAction]) -> Rule[None]:
    """CR 101.4: whatever players have to choose for these actions, they choose in turn order."""
    for player in game.in_turn_order() if actions else ():
        for action in actions:
            if action.player == player.id and not player.has_left:
                yield from action.choose(game)


def _still_there(game: State, permanents: Iterable[Permanent]) -> list[Permanent]:
    """Those that have not left meanwhile with a player who conceded."""
    return [permanent for permanent in permanents if permanent.id in game.objects]


def _fall_off(game: State, attached: Sequence[Permanent]) -> None:
    for permanent in attached:
        permanent.attached_to = None
        game.changed()
        bestowing.cease(game, permanent.id)


def _losing_players(game: State) -> list[tuple[Player, LossReason]]:
    """CR 704.5a, 704.5b, 704.5c, 704.6."""
    found: list[tuple[Player, LossReason]] = []
    for player in game.playing():
        reason = _why_losing(game, player)
        player.drew_from_empty = False
        if reason is not None and not why_cannot_lose(game, player):
            found.append((player, reason))
    return found


def _why_losing(game: State, player: Player) -> LossReason | None:
    if player.life <= 0:
        return NO_LIFE
    if player.drew_from_empty:
        return EMPTY_LIBRARY
    if player.poison >= game.options.lethal_poison:
        return LossReason(Loss.POISON, f"has {player.poison} poison counters")
    for variant in game.variants:
        reason = variant.why_losing(game, player)
        if reason:
            return LossReason(Loss.VARIANT, reason)
    return None


def _vanishing(game: State) -> list[Object]:
    """CR 704.5d: tokens that have left the battlefield cease to exist."""
    strays, game.strays = game.strays, []
    if game.edition is Edition.Y2011:
        forget_phased_tokens(game)
    return [game.objects[id] for id in strays if id in game.objects]


class PermanentsSeen(NamedTuple):
    """What one look at all permanents finds."""

    dying: list[Permanent]
    destroyed: list[Permanent]
    falling_off: list[Permanent]
    singular: list[Permanent]
    """Those that are legendary or worlds."""
    battles: list[Permanent]
    read: list[Permanent]
    """Sagas that have come to their end."""
    roles: list[Permanent]
    """Roles that are attached to something."""


def _permanents(game: State) -> PermanentsSeen:
    """CR 704.5f to 704.5s: what is put into a graveyard, what is destroyed, what falls off, and what ends."""
    singular: list[Permanent] = []
    dying: list[Permanent] = []
    destroyed: list[Permanent] = []
    falling_off: list[Permanent] = []
    battles: list[Permanent] = []
    read: list[Permanent] = []
    roles: list[Permanent] = []
    for permanent in game.permanents():
        chars = game.chars(permanent)
        types = chars.types
        if permanent.counters and sagas.LORE in permanent.counters and sagas.is_read(game, permanent):
            read.append(permanent)
        if chars.supertypes & (LEGENDARY | WORLD):
            singular.append(permanent)
        if types & CREATURE:
            toughness = chars.toughness or 0
            if toughness <= 0:
                dying.append(permanent)
                continue
            damage = permanent.damage
            if (damage and damage >= toughness) or permanent.deathtouched:
                if not chars.keywords & INDESTRUCTIBLE:
                    destroyed.append(permanent)
            permanent.deathtouched = False
        if types & BATTLE:
            battles.append(permanent)
        if (types & PLANESWALKER and not permanent.counter("loyalty")) or (
            types & BATTLE and not permanent.counter(DEFENSE) and not _is_to_be_heard(game, permanent)
        ):
            dying.append(permanent)
        elif permanent.attached_to is not None or "Aura" in chars.subtypes:
            _check_attachment(game, permanent, dying, falling_off)
            if "Role" in chars.subtypes and permanent.attached_to is not None:
                roles.append(permanent)
    return PermanentsSeen(dying, destroyed, falling_off, singular, battles, read, roles)


def _is_to_be_heard(game: State, permanent: Permanent) -> bool:
    """CR 704.5v: whether it is the source of an ability that has triggered and has not left the stack yet."""
    stack = [game.objects[id] for turn in game.turns for id in turn.stack]
    return any(pending.by.object_id == permanent.id for pending in game.waiting) or any(
        isinstance(obj, StackObject)
        and isinstance(obj.ability, TriggeredAbility)
        and obj.source.object_id == permanent.id
        for obj in stack
    )


class BattleProtection(StateBasedAction):
    """CR 704.5w, 704.5x: a battle gets another protector, of its controller's choice."""

    __slots__ = ("battle", "protector")

    def __init__(self, battle: Permanent) -> None:
        super().__init__(battle.controller)
        self.battle = battle
        self.protector: Id | None = None

    def choose(self, game: State) -> Rule[None]:
        battle = self.battle
        chosen = choose_protector(game, game.chars(battle).subtypes, battle.controller, battle.id)
        self.protector = yield from chosen

    def perform(self, game: State) -> Rule[None]:
        if self.protector is not None and self.battle.id in game.objects:
            self.battle.link(PROTECTOR, self.protector)
            game.changed()
        return
        yield


def _unprotected(game: State, battles: Sequence[Permanent], dying: list[Permanent]) -> list[BattleProtection]:
    """CR 310.10, 704.5w, 704.5x: the battles that need another protector; those that nobody can protect are lost."""
    found: list[BattleProtection] = []
    for battle in battles:
        able = could_protect(game, game.chars(battle).subtypes, battle.controller)
        protector = protector_of(game, battle)
        if battle in dying or protector in able:
            continue
        if protector != battle.controller and _is_attacked(game, battle.id):
            continue
        if able:
            found.append(BattleProtection(battle))
        else:
            dying.append(battle)
    return found


def _is_attacked(game: State, id: Id) -> bool:
    combats = [turn.combat for turn in game.turns if turn.combat is not None]
    return any(attack.defender == id for combat in combats for attack in combat.attacks.values())


def _check_attachment(game: State, permanent: Permanent, dying: list[Permanent], falling_off: list[Permanent]) -> None:
    """CR 704.5m, 704.5n, 704.5p: an Aura without a legal host dies; anything else just becomes unattached.

    CR 702.103f: so does a bestowed Aura, which is bestowed no more then.
    """
    host = permanent.attached_to
    aura = is_aura(game, permanent) and not bestowing.is_bestowed(game, permanent.id)
    if host is None:
        if aura:
            dying.append(permanent)
        return
    if can_be_attached(game, permanent, host) and not game.chars(permanent).types & CREATURE:
        return
    (dying if aura else falling_off).append(permanent)


class Legends(StateBasedAction):
    """CR 704.5j: of several legendary permanents with one name, a player keeps one."""

    __slots__ = ("dying", "group", "name")

    def __init__(self, player: Id, name: str, group: Sequence[Permanent]) -> None:
        super().__init__(player)
        self.name = name
        self.group = group
        self.dying: Sequence[Permanent] = ()

    def choose(self, game: State) -> Rule[None]:
        why = f"Legend rule: keep one {self.name}."
        kept = yield from ask(Choose(self.player, Purpose.KEEP, why, [p.id for p in self.group]))
        self.dying = [permanent for permanent in self.group if permanent.id != kept[0]]


def _legend_rule(game: State, among: Sequence[Permanent]) -> list[Legends]:
    """CR 704.5j: who controls several legendary permanents with one name; in 2011 nobody kept any of them."""
    if game.edition is Edition.Y2011:
        return []
    legends = [p for p in among if game.chars(p).supertypes & LEGENDARY]
    if len(legends) < 2:
        return []
    groups: dict[tuple[Id, str], list[Permanent]] = {}
    for permanent in legends:
        groups.setdefault((permanent.controller, game.chars(permanent).name), []).append(permanent)
    return [Legends(player, name, group) for (player, name), group in groups.items() if len(group) > 1 and name]


def _uniqueness(game: State) -> list[Permanent]:
    """2011:704.5j, 704.5k: equal legendary permanents, and planeswalkers that share a type, all go, whosever they are.

    2011:801.12, 801.14: only those within the range of influence of a permanent's controller count.
    """
    unique = [p for p in game.permanents() if _is_unique(game.chars(p))]
    return [p for p in unique if any(_is_its_equal(game, p, other) for other in unique)]


def _is_unique(chars: Characteristics) -> bool:
    return bool(chars.supertypes & LEGENDARY or chars.types & PLANESWALKER)


def _is_its_equal(game: State, permanent: Permanent, other: Permanent) -> bool:
    if other is permanent or not influence.is_within(game, permanent.controller, other.id):
        return False
    one, two = game.chars(permanent), game.chars(other)
    if one.supertypes & two.supertypes & LEGENDARY and one.name and one.name == two.name:
        return True
    return bool(one.types & two.types & PLANESWALKER and planeswalker_types(one.subtypes & two.subtypes))


def _world_rule(game: State, among: Sequence[Permanent]) -> list[Permanent]:
    """CR 704.5k: only the newest world permanent stays; if two are equally new, none does."""
    worlds = [p for p in among if game.chars(p).supertypes & WORLD]
    return [p for p in worlds if len(worlds) > 1 and _is_old_world(game, p, worlds)]


def _is_old_world(game: State, permanent: Permanent, worlds: list[Permanent]) -> bool:
    """CR 801.12: only those within its controller's range of influence count as other worlds."""
    others = [p for p in worlds if p is not permanent and influence.is_within(game, permanent.controller, p.id)]
    return any(p.arrived >= permanent.arrived for p in others)


def _old_roles(roles: Sequence[Permanent]) -> list[Permanent]:
    """CR 704.5y, 303.7a: of several Roles that one player controls on one permanent only the newest stays."""
    newest: dict[tuple[Id | None, Id], Permanent] = {}
    for role in sorted(roles, key=lambda role: role.timestamp):
        newest[role.attached_to, role.controller] = role
    return [role for role in roles if newest[role.attached_to, role.controller] is not role]


def _paired_counters(game: State) -> list[tuple[Permanent, int]]:
    """CR 704.5q: the permanents with both +1/+1 and -1/-1 counters, and how many pairs of them."""
    found: list[tuple[Permanent, int]] = []
    for permanent in game.permanents():
        counters = permanent.counters
        if counters:
            pairs = min(counters.get("+1/+1", 0), counters.get("-1/-1", 0))
            if pairs:
                found.append((permanent, pairs))
    return found


def _cancel_counters(game: State, paired: list[tuple[Permanent, int]]) -> None:
    """CR 704.5q, 704.8: the pairs go; what left the battlefield in the same check is remembered with its counters."""
    for permanent, pairs in paired:
        counters = permanent.counters
        if counters is None or permanent.id not in game.objects:
            continue
        for kind in ("+1/+1", "-1/-1"):
            counters[kind] -= pairs
            if not counters[kind]:
                del counters[kind]
        game.changed()


def _die(game: State, dying: list[Permanent], destroyed: list[Permanent]) -> Rule[None]:
    """CR 704.3, 704.7: everything goes at the same time; only destruction can be replaced by regeneration."""
    if destroyed:
        yield from actions.destroy(game, destroyed, by_damage=True, along=dying)
    elif dying:
        yield from move(game, dying, Zone.GRAVEYARD, "state-based action")
