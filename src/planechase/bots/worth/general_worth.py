"""What instructions that are about nobody in particular are worth."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from planechase.bots.creature_fights import Fighter
from planechase.bots.current_combat import damage_to_come
from planechase.bots.judging import CARD, DAMAGE, WINNING, card_value, creature_value, object_value
from planechase.bots.worth.judge_tables import table, whole
from planechase.bots.worth.object_worth import proliferation_worth
from planechase.bots.worth.player_worth import life_lost
from planechase.rules.combat.attacking import why_not_attack
from planechase.rules.events.daylight import DAY, NIGHT, BoundToDay, BoundToNight
from planechase.rules.language.card_types import CREATURE
from planechase.rules.language.double_faced import turned_into
from planechase.rules.state.decisions import Id
from planechase.rules.state.history import Did
from planechase.rules.state.objects import NO_CARD, Permanent
from planechase.rules.state.source import Source
from planechase.rules.state.state import State
from planechase.rules.state.steps import Step
from planechase.words import word_slots
from planechase.words.casual.scheme_words import AbandonThis
from planechase.words.daylight_words import BecomeDay, BecomeNight
from planechase.words.designation_words import Monstrosity
from planechase.words.effects.card_copies import CopyCardAtRandom
from planechase.words.effects.chance_effects import CastCopyAtRandom, CreateOneAtRandom
from planechase.words.effects.clashing import Clash
from planechase.words.effects.damage_effects import TakeDamage
from planechase.words.effects.digging import Dig
from planechase.words.effects.growing_actions import Adapt
from planechase.words.effects.lasting_effects import MakeTrue
from planechase.words.effects.learning import Learn
from planechase.words.effects.libraries import TakeFromTop
from planechase.words.effects.melding_effects import Meld
from planechase.words.effects.outside_effects import BringFromOutside
from planechase.words.effects.proliferating import Proliferate
from planechase.words.effects.searching_both import SearchBoth
from planechase.words.effects.tokens import GetEmblem
from planechase.words.effects.turns import ExtraCombat
from planechase.words.keywords.crafting import ReturnCrafted
from planechase.words.keywords.levels import BecomeLevel
from planechase.words.keywords.permanent_keywords import EnterAttacking
from planechase.words.replacements.damage_replacements import PreventAll
from planechase.words.statics.combat_statics import CantBlock

if TYPE_CHECKING:
    from planechase.bots.worth.judge import Judge


RULE: Final = 30
"""What a rule that an ongoing scheme makes is worth to its controller."""
TURNS_TO_COME: Final = 2
"""For how many turns the effect of an ongoing scheme is counted."""

MELDED: Final = 120
"""A planeswalker or another permanent that two cards meld into."""


def _made_true(judge: Judge, effect: MakeTrue) -> int:
    """A rule for a while, by what it says."""
    match effect.statement:
        case CantBlock():
            return _no_blocks(judge, effect.statement)
        case PreventAll():
            return _all_prevented(judge, effect.statement)
    return 0


def _all_prevented(judge: Judge, statement: PreventAll) -> int:
    """No damage: it is kept for the combat that this player would not survive."""
    game = judge.game
    prevented = [event for event in damage_to_come(game) if statement.applies(game, event, judge.by)]
    damage = sum(event.amount for event in prevented if event.target == judge.me)
    return WINNING if damage >= game.players[judge.me].life else 0


def _no_blocks(judge: Judge, statement: CantBlock) -> int:
    """Nobody blocks: good right before one attacks, for as much as would come through."""
    game = judge.game
    if judge.me not in game.turn.active or game.turn.step is not Step.PRECOMBAT_MAIN:
        return 0
    foes = [p for p in game.permanents() if judge.side(p.id) < 0 and game.chars(p).types & CREATURE and not p.tapped]
    if not any(statement.what.matches(game, foe, judge.by) for foe in foes):
        return 0
    ready = [p for p in game.controlled_by(judge.me) if why_not_attack(game, p) is None]
    damage = sum(Fighter.of(game, p).damage_to_player for p in ready)
    return WINNING if any(damage >= foe.life for foe in game.opponents(judge.me)) else DAMAGE * damage // 2


def _other_time(judge: Judge, effect: BecomeDay | BecomeNight) -> int:
    """What is bound to the day or the night is turned over."""
    game = judge.game
    night = isinstance(effect, BecomeNight)
    if game.daytime == (NIGHT if night else DAY):
        return 0
    bound = {by.object_id for by, _ in game.statements(BoundToDay if night else BoundToNight)}
    found = [(p, other) for p in game.permanents() if p.id in bound and (other := turned_into(p.copiable)) is not None]
    return sum(judge.side(p.id) * (creature_value(other) - object_value(game, p)) for p, other in found)


def _crafted(judge: Judge, effect: ReturnCrafted) -> int:
    """The back face; what is paid for it is judged as a cost."""
    other = turned_into(judge.by.this(judge.game).copiable)
    return card_value(other) if other is not None else 0


def _enters_attacking(judge: Judge, effect: EnterAttacking) -> int:
    """A creature that nobody blocks any more, in place of another one."""
    card = judge.game.get(judge.by.object_id)
    if card is None:
        return 0
    chars = judge.game.chars(card)
    return judge.side(judge.by.controller) * (creature_value(chars) + DAMAGE * (chars.power or 0) // 2)


def _another_combat(judge: Judge, effect: ExtraCombat) -> int:
    """Another attack: half of what those hit for that could take part once more, if it is one's own turn.

    Before the first combat nothing is known of what will be left for a second one, so it can wait.
    """
    game, me = judge.game, judge.by.controller
    if me not in game.turn.active or not game.turn.in_main_phase:
        return 0
    attacked = {record.what for record in game.this_turn(Did.ATTACKED)}
    if game.turn.step is Step.PRECOMBAT_MAIN and not attacked:
        return 0
    again = [p for p in game.controlled_by(me) if _can_go_again(game, p, attacked)]
    damage = sum(Fighter.of(game, p).damage_to_player for p in again)
    if any(damage >= foe.life for foe in game.opponents(me)):
        return judge.side(me) * 2 * DAMAGE * damage
    return judge.side(me) * DAMAGE * damage // 2


def _can_go_again(game: State, creature: Permanent, attacked: set[Id]) -> bool:
    if not game.chars(creature).types & CREATURE:
        return False
    return creature.id in attacked or why_not_attack(game, creature) is None


def _taken(judge: Judge, effect: TakeDamage) -> int:
    """Damage to those who chose it."""
    chosen = [judge.game.players[one] for one in judge.by.remembered(word_slots.EACH)]
    return sum(judge.side(player.id) * life_lost(player, judge.amount(effect.count)) for player in chosen)


def _abandoned(judge: Judge, effect: AbandonThis) -> int:
    """An ongoing scheme that ends: what it would have done in the next turns."""
    scheme = judge.game.get(judge.by.object_id)
    if scheme is None:
        return 0
    by = Source(judge.by.controller, scheme.id)
    effects = [ability.effect for _, ability in judge.game.chars(scheme).index.triggered]
    lasting = [one for one in effects if not any(isinstance(word, AbandonThis) for word in one.walk())]
    stated = judge.side(judge.by.controller) * RULE * len(judge.game.chars(scheme).index.statics)
    return -stated - TURNS_TO_COME * sum(type(judge)(judge.game, by.clone(), judge.me).plan(one) for one in lasting)


def _proliferated(judge: Judge, effect: Proliferate) -> int:
    """Everything that this player would like to have another counter."""
    game = judge.game
    holders = [p.id for p in game.permanents() if p.counters] + [p.id for p in game.playing() if p.counters]
    return sum(max(0, proliferation_worth(game, judge.me, one)) for one in holders)


def _monstrous(judge: Judge, effect: Monstrosity) -> int:
    """Once only, so many counters and whatever else a monster does."""
    this = judge.game.permanent(judge.by.object_id)
    if this is None or this.linked(word_slots.MONSTROUS):
        return 0
    return 15 * judge.amount(effect.count)


def _adapted(judge: Judge, effect: Adapt) -> int:
    this = judge.game.permanent(judge.by.object_id)
    return 0 if this is None or this.counter("+1/+1") else 15 * judge.amount(effect.count)


def _melded(judge: Judge, effect: Meld) -> int:
    """What the pair is together; that both cards go is counted where they are exiled."""
    card = judge.by.this(judge.game).card
    faces = judge.game.cards[card].definition.faces if card != NO_CARD else ()
    values = next((face.printed for face in faces if face.name == effect.name), None)
    if values is None:
        return 0
    return creature_value(values) if values.types & CREATURE else MELDED


BY_ITSELF: Final = table(
    whole(AbandonThis, _abandoned),
    whole(TakeDamage, _taken),
    whole(Proliferate, _proliferated),
    whole(Monstrosity, _monstrous),
    whole(Adapt, _adapted),
    whole(Learn, lambda judge, effect: CARD // 2),
    whole(Clash, lambda judge, effect: 5),
    whole(BringFromOutside, lambda judge, effect: CARD if judge.by.you(judge.game).sideboard else 0),
    whole(MakeTrue, _made_true),
    whole(CopyCardAtRandom, lambda judge, effect: 10 + 12 * judge.by.x),
    whole(CreateOneAtRandom, lambda judge, effect: 35),
    whole(CastCopyAtRandom, lambda judge, effect: 30),
    whole(ExtraCombat, _another_combat),
    whole(BecomeLevel, lambda judge, effect: 30),
    whole(EnterAttacking, _enters_attacking),
    whole(TakeFromTop, lambda judge, effect: CARD),
    whole(ReturnCrafted, _crafted),
    whole(BecomeDay, _other_time),
    whole(BecomeNight, _other_time),
    whole(Dig, lambda judge, effect: CARD * effect.take),
    whole(Meld, _melded),
    whole(SearchBoth, lambda judge, effect: CARD * effect.find.count),
    whole(GetEmblem, lambda judge, effect: 60),
)
"""What an instruction that is about nobody in particular is worth to its controller."""
