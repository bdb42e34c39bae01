"""What a spell in hand could still do to a player after blocks: damage that an attack need not deal by itself."""

from __future__ import annotations

from planechase.bots.creature_fights import Fighter, can_block
from planechase.bots.current_combat import damage_to_come
from planechase.bots.worth.text_contents import leaves_of
from planechase.rules.combat.attacking import why_not_attack
from planechase.rules.language.card_types import CREATURE, INSTANT, SORCERY
from planechase.rules.language.grammar import Effect, Targeting
from planechase.rules.mana.mana import ANYTHING
from planechase.rules.mana.paying import can_pay_mana
from planechase.rules.spells.targets import effect_of
from planechase.rules.spells.targets import options as target_options
from planechase.rules.state.decisions import Id
from planechase.rules.state.objects import Object
from planechase.rules.state.source import Source
from planechase.rules.state.state import State
from planechase.rules.state.steps import Step
from planechase.words.effects.damage_effects import DealDamage
from planechase.words.effects.lasting_effects import Change
from planechase.words.modifications import ChangeSize


def reach(game: State, player: Id, victim: Id) -> int:
    """The most damage that one spell in hand could add with the mana there is: by itself, or by who is not blocked."""
    seat = game.players[player]
    found = 0
    for card in seat.hand:
        obj = game.objects[card]
        damage = max(_burns(game, player, obj, victim), _strengthens(game, player, obj))
        cost = game.chars(obj).mana_cost
        if damage > found and cost is not None and can_pay_mana(game, seat, cost, ANYTHING):
            found = damage
    return found


def _burns(game: State, player: Id, obj: Object, victim: Id) -> int:
    """The most damage a spell can deal to this player as a target of its controller's choice."""
    by = Source(player, obj.id)
    found = 0
    for part in _instructions(game, obj, INSTANT | SORCERY):
        if isinstance(part, DealDamage) and isinstance(part.to, Targeting):
            if victim in target_options(game, part.to, by):
                found = max(found, part.count.value(game, by))
    return found


def _strengthens(game: State, player: Id, obj: Object) -> int:
    """The most power an instant gives to a creature of its controller's choice."""
    by = Source(player, obj.id)
    changing = [part for part in _instructions(game, obj, INSTANT) if isinstance(part, Change)]
    aimed = [change for part in changing if isinstance(part.what, Targeting) for change in part.changes]
    return max((change.power.value(game, by) for change in aimed if isinstance(change, ChangeSize)), default=0)


def _instructions(game: State, obj: Object, types: int) -> tuple[Effect, ...]:
    """What a spell of these types does, step by step; nothing of what has two halves."""
    chars = game.chars(obj)
    effect = effect_of(chars) if chars.types & types and not chars.halves else None
    return leaves_of(effect) if effect is not None else ()


def wins_after_combat(game: State, player: Id, obj: Object) -> bool:
    """Whether an attack leaves somebody with no more life than this spell takes, however they block."""
    if not game.is_active(player) or game.turn.step is Step.POSTCOMBAT_MAIN:
        return False
    for opponent in game.opponents(player):
        needed = opponent.life - _burns(game, player, obj, opponent.id)
        if 0 < needed < opponent.life and needed <= _comes_through(game, player, opponent.id):
            return True
    return False


def _comes_through(game: State, player: Id, victim: Id) -> int:
    """The damage of an attack by everybody, if each blocker stops the hardest hit it can; or what blocks have left."""
    if game.turn.step is not Step.PRECOMBAT_MAIN:
        return sum(event.amount for event in damage_to_come(game) if event.target == victim)
    attackers = [
        Fighter.of(game, p)
        for p in game.controlled_by(player)
        if game.chars(p).types & CREATURE and why_not_attack(game, p) is None
    ]
    blockers = [
        Fighter.of(game, p) for p in game.controlled_by(victim) if game.chars(p).types & CREATURE and not p.tapped
    ]
    damage = 0
    for attacker in sorted(attackers, key=lambda one: (-one.damage_to_player, one.id)):
        stopping = next((one for one in blockers if can_block(game, one, attacker)), None)
        if stopping is None:
            damage += attacker.damage_to_player
        else:
            blockers.remove(stopping)
    return damage
