"""What should be tried before it is done: texts the tables know too little of, and those that could go wrong."""

from __future__ import annotations

from enum import Enum
from functools import lru_cache
from typing import Final

from planechase.bots.evaluating import CARD_IN_HAND
from planechase.bots.judging import creature_value
from planechase.bots.worth.judge import WHOLE
from planechase.bots.worth.object_worth import TO_OBJECT
from planechase.bots.worth.player_worth import TO_PLAYER
from planechase.bots.worth.text_contents import is_brief, leaves_of, modifications_in, statements_of
from planechase.rules.language.abilities import ActivatedAbility
from planechase.rules.language.card_types import CREATURE, INSTANT, SORCERY
from planechase.rules.language.grammar import Effect, Players, Targeting
from planechase.rules.language.split_cards import as_half
from planechase.rules.mana.mana_abilities import AddMana
from planechase.rules.spells.targets import effect_of
from planechase.rules.state.state import State
from planechase.rules.turns.priority import Action, ActivateAbility, CastSpell
from planechase.words.effects.finding import Search
from planechase.words.effects.hands import Draw, LookAndChoose
from planechase.words.effects.turns import ExtraCombat, ExtraTurn
from planechase.words.keywords.vehicles import BecomeCrewed
from planechase.words.player_words import YOU
from planechase.words.selections.groups import All

SPELL: Final = 3
"""What a spell must bring beyond the card that it is."""
REPLACED: Final = -10
"""What a spell may lose that brings another card: a better one, as a rule."""
ABILITY: Final = -25
"""What an ability may lose: some do things that a look at the table does not show."""
CREATURE_BRINGS: Final = 12
"""A creature brings this much, or if it is a small one nearly its worth less the card; else it harmed, or left."""
NEARLY: Final = 12
PERMANENT: Final = -45
"""A permanent may do more than a look at the table shows; what it does as it enters must not be a disaster."""


class Doubt(Enum):
    """How far a text can be judged by its words."""

    NONE = "it can"
    MANY = "it does something to many at once, for better and worse"
    UNKNOWN = "it has words that the tables do not know"


def doubts(game: State, option: Action) -> Doubt:
    """Whether a spell or ability is better tried than judged."""
    effect = _effect(game, option)
    return doubt_of(effect) if effect is not None else Doubt.NONE


@lru_cache(maxsize=5000)
def doubt_of(effect: Effect) -> Doubt:
    """How far these instructions can be judged."""
    leaves = leaves_of(effect)
    if _shows_later(effect):
        return Doubt.NONE
    if any(not _is_known(leaf) for leaf in leaves):
        return Doubt.UNKNOWN
    return Doubt.MANY if any(_is_about_many(leaf) for leaf in leaves) else Doubt.NONE


def _is_known(leaf: Effect) -> bool:
    kind = type(leaf)
    known = kind in WHOLE or kind in TO_OBJECT or kind in TO_PLAYER or isinstance(leaf, AddMana)
    return known or bool(modifications_in(leaf)) or bool(statements_of(leaf))


def _is_about_many(leaf: Effect) -> bool:
    """Whether it is about others than those it is aimed at, or its controller."""
    subject = leaf.subject
    if subject is None or isinstance(subject, Targeting):
        return False
    return subject != YOU if isinstance(subject, Players) else isinstance(subject, All)


@lru_cache(maxsize=5000)
def _shows_later(effect: Effect) -> bool:
    """Whether what it does is not to be seen on the table: it is over soon, or is yet to come."""
    leaves = leaves_of(effect)
    return any(is_brief(leaf) or isinstance(leaf, (AddMana, BecomeCrewed, ExtraCombat, ExtraTurn)) for leaf in leaves)


def least_gain(game: State, option: Action) -> int | None:
    """What a try of this must bring at least; None where a try would not tell."""
    if isinstance(option, ActivateAbility):
        effect = _effect(game, option)
        return ABILITY if effect is not None and not _shows_later(effect) else None
    if not isinstance(option, CastSpell):
        return None
    chars = game.chars(game.objects[option.card])
    if chars.types & (INSTANT | SORCERY):
        effect = _effect(game, option)
        if effect is None or _shows_later(effect):
            return None
        return REPLACED if any(isinstance(leaf, (Draw, Search, LookAndChoose)) for leaf in leaves_of(effect)) else SPELL
    if chars.types & CREATURE:
        if not chars.index.triggered and not option.way.name:
            return None
        return min(CREATURE_BRINGS, creature_value(chars) - CARD_IN_HAND - NEARLY)
    return PERMANENT if chars.index.triggered else None


def _effect(game: State, option: Action) -> Effect | None:
    """What a spell or ability does as it resolves."""
    if isinstance(option, ActivateAbility):
        ability = game.chars(game.objects[option.source]).index.all[option.number]
        return ability.effect if isinstance(ability, ActivatedAbility) else None
    if not isinstance(option, CastSpell):
        return None
    obj = game.objects[option.card]
    if option.way.half:
        with as_half(game, obj, option.way.half) as half:
            return effect_of(game.chars(half))
    chars = game.chars(obj)
    return effect_of(chars) if chars.types & (INSTANT | SORCERY) else None
