"""Counting blunders: sweepers on an empty board, help for an enemy, and other moves that people laugh at."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from enum import Enum
from typing import Any, Final

from planechase.bots.acting_moments import ActingMoment
from planechase.bots.bot import Bot, Waiting
from planechase.bots.question_subjects import in_progress
from planechase.bots.worth.judge import Judge
from planechase.bots.worth.text_contents import leaves_of, modifications_in
from planechase.game import Game
from planechase.rules.combat.attacking import why_not_attack
from planechase.rules.events.control import GainControl
from planechase.rules.events.events import AbilityActivated, Event, SpellCast
from planechase.rules.language.abilities import ActivatedAbility, KeywordAbility
from planechase.rules.language.card_types import CREATURE
from planechase.rules.language.grammar import Effect, Players, Targeting
from planechase.rules.spells.targets import effect_on_stack
from planechase.rules.spells.targets import options as target_options
from planechase.rules.state.decisions import Confirm, Decision, Id
from planechase.rules.state.history import Did
from planechase.rules.state.objects import Permanent, StackObject
from planechase.rules.state.state import State
from planechase.words.effects.counter_effects import PutCounters
from planechase.words.effects.damage_effects import DealDamage
from planechase.words.effects.flow import IfPays, May
from planechase.words.effects.lasting_effects import Goad, Regenerate
from planechase.words.effects.permanent_effects import Destroy, Sacrifice, SacrificeIt, UntapIt
from planechase.words.effects.turns import ExtraCombat
from planechase.words.effects.zone_effects import Exile
from planechase.words.selections.groups import All


class Blunder(Enum):
    """A kind of blunder; its value is its name for people."""

    SWEEPER = "a sweeper that meets nothing of an opponent's"
    HELPED_ENEMY = "a boost for an opponent's creature"
    HARMED_OWN = "harm to something of one's own"
    DECLINED = "an ability paid for and declined"
    DIVIDED = "damage divided so that nothing dies, though something could"
    IDLE_COMBAT = "another combat without attackers"
    HARMLESS = "removal on something harmless"


BlunderCounts = Counter[Blunder]

_REMOVING: Final = (Destroy, Exile, DealDamage)
_SWEEPING: Final = (Destroy, Exile, DealDamage, SacrificeIt, Sacrifice)


class Tally:
    """The blunders of one game, by seat. `watch` hears its events, `answered` its answers."""

    __slots__ = ("seats",)

    def __init__(self) -> None:
        self.seats: dict[Id, BlunderCounts] = {}

    def watch(self, game: State, event: Event) -> None:
        match event:
            case SpellCast(object_id=id, player=player) | AbilityActivated(stack_id=id, player=player):
                obj = game.on_stack(id) if id else None
                if obj is not None:
                    self._add(player, _in_announced(game, obj))

    def answered(self, game: State, decision: Decision[Any], answer: object) -> None:
        """Note that a player is about to give an answer."""
        if isinstance(decision, Confirm) and answer is False and isinstance(decision.word, (May, IfPays)):
            obj = in_progress(game, decision.about)
            if obj is not None and obj.controller == decision.player and isinstance(obj.ability, ActivatedAbility):
                self._add(decision.player, [Blunder.DECLINED])

    def _add(self, player: Id, found: Iterable[Blunder]) -> None:
        for blunder in found:
            self.seats.setdefault(player, Counter())[blunder] += 1


class Watched:
    """A bot whose answers a tally sees."""

    def __init__(self, bot: Bot, tally: Tally) -> None:
        self.bot = bot
        self.tally = tally

    def decide(self, game: Game, decision: Decision[Any]) -> object:
        answer = self.bot.decide(game, decision)
        self.tally.answered(game.state, decision, answer)
        return answer

    def waits(self, now: ActingMoment) -> bool:
        return isinstance(self.bot, Waiting) and self.bot.waits(now)


# ---------------------------------------------------------------------- what was announced


def _in_announced(game: State, obj: StackObject) -> list[Blunder]:
    """The blunders in a spell or ability as it was announced."""
    effect = effect_on_stack(obj, game.chars(obj))
    if effect is None:
        return []
    judge = Judge(game, obj.source, obj.controller)
    leaves = leaves_of(effect)
    found: list[Blunder] = []
    if _meets_nobody(judge, leaves):
        found.append(Blunder.SWEEPER)
    if any(isinstance(leaf, ExtraCombat) for leaf in leaves) and not _has_attackers(game, obj.controller):
        found.append(Blunder.IDLE_COMBAT)
    if any(_divides_badly(judge, leaf) for leaf in leaves):
        found.append(Blunder.DIVIDED)
    for one in {id for chosen in obj.source.targets.values() for id in chosen}:
        permanent = game.permanent(one)
        if permanent is not None:
            about = [leaf for leaf in leaves if _is_about(judge, leaf, one)]
            found += _on_target(judge, about, permanent, obj.is_spell)
    return found


def _is_about(judge: Judge, leaf: Effect, one: Id) -> bool:
    return isinstance(leaf.subject, Targeting) and one in judge.by.targets.get(leaf.subject, ())


def _on_target(judge: Judge, about: list[Effect], permanent: Permanent, spell: bool) -> list[Blunder]:
    """What a spell or ability does to one of its targets, which it should not."""
    found: list[Blunder] = []
    helps = any(_helps(judge, leaf, permanent) for leaf in about)
    harms = any(_harms(judge, leaf, permanent) for leaf in about)
    if judge.side(permanent.id) > 0:
        if harms and not helps:
            found.append(Blunder.HARMED_OWN)
    elif helps and not harms and not any(isinstance(leaf, Goad) or _takes(leaf) for leaf in about):
        found.append(Blunder.HELPED_ENEMY)
    if spell and judge.side(permanent.id) < 0 and _is_harmless(judge.game, permanent):
        if any(isinstance(leaf, _REMOVING) for leaf in about):
            found.append(Blunder.HARMLESS)
    return found


def _takes(leaf: Effect) -> bool:
    """Whether it takes what it is about, for which it may be untapped and strengthened."""
    return any(isinstance(change, GainControl) for change in modifications_in(leaf))


def _sizes(judge: Judge, leaf: Effect, permanent: Permanent) -> int:
    """By how much a creature grows."""
    changes = [change for change in modifications_in(leaf) if not isinstance(change, GainControl)]
    now = judge.game.chars(permanent)
    if not changes or not now.types & CREATURE:
        return 0
    then = judge.tried(permanent, changes)
    return (then.power or 0) + (then.toughness or 0) - (now.power or 0) - (now.toughness or 0)


def _helps(judge: Judge, leaf: Effect, permanent: Permanent) -> bool:
    if isinstance(leaf, PutCounters):
        return leaf.kind.startswith("+")
    if isinstance(leaf, UntapIt):
        return permanent.tapped and bool(judge.game.chars(permanent).types & CREATURE)
    return isinstance(leaf, Regenerate) or _sizes(judge, leaf, permanent) > 0


def _harms(judge: Judge, leaf: Effect, permanent: Permanent) -> bool:
    if isinstance(leaf, PutCounters):
        return leaf.kind.startswith("-")
    return isinstance(leaf, (Destroy, DealDamage, SacrificeIt)) or _sizes(judge, leaf, permanent) < 0


def _is_harmless(game: State, permanent: Permanent) -> bool:
    """A creature without power and without abilities."""
    chars = game.chars(permanent)
    plain = all(isinstance(ability, KeywordAbility) for ability in chars.abilities)
    return bool(chars.types & CREATURE) and (chars.power or 0) <= 0 and plain and not game.attached_to(permanent.id)


def _meets_nobody(judge: Judge, leaves: Iterable[Effect]) -> bool:
    """Whether all it does is to sweep away what no opponent has."""
    sweeping = [leaf for leaf in leaves if isinstance(leaf, _SWEEPING) and _is_about_all(leaf)]
    return bool(sweeping) and len(sweeping) == len(list(leaves)) and not any(_meets(judge, leaf) for leaf in sweeping)


def _is_about_all(leaf: Effect) -> bool:
    subject = leaf.subject
    if isinstance(leaf, Sacrifice):
        return isinstance(subject, Players) and not isinstance(subject, Targeting)
    return isinstance(subject, All)


def _meets(judge: Judge, leaf: Effect) -> bool:
    if isinstance(leaf, Sacrifice):
        seats = [seat for seat in judge.meant(leaf.who) if judge.side(seat) < 0]
        permanents = [p for seat in seats for p in judge.game.controlled_by(seat)]
        return any(leaf.what.matches(judge.game, p, judge.by) for p in permanents)
    return leaf.subject is not None and any(judge.side(one) < 0 for one in judge.meant(leaf.subject))


def _has_attackers(game: State, player: Id) -> bool:
    """Whether a creature attacked this turn, or could."""
    attacked = {record.what for record in game.this_turn(Did.ATTACKED)}
    return any(
        p.id in attacked or why_not_attack(game, p) is None
        for p in game.controlled_by(player)
        if game.chars(p).types & CREATURE
    )


def _divides_badly(judge: Judge, leaf: Effect) -> bool:
    """Whether divided damage kills nothing, though all of it would kill something of an opponent's."""
    if not isinstance(leaf, DealDamage) or not isinstance(leaf.to, Targeting):
        return False
    total = leaf.to.divides(judge.game, judge.by)
    shares = judge.by.divisions.get(leaf.to)
    if not total or shares is None or len(shares) < 2:
        return False
    if any(_dies(judge.game, one, share) for one, share in shares.items()):
        return False
    possible = target_options(judge.game, leaf.to, judge.by)
    return any(judge.side(one) < 0 and _dies(judge.game, one, total) for one in possible)


def _dies(game: State, one: Id, damage: int) -> bool:
    if game.is_player(one):
        return damage >= game.players[one].life
    permanent = game.permanent(one)
    if permanent is None:
        return False
    if game.chars(permanent).types & CREATURE:
        return damage >= game.toughness(permanent) - permanent.damage
    return damage >= permanent.counter("loyalty")
