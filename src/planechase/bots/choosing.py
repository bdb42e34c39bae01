"""The smaller choices: targets, modes, halves, colours, yes or no."""

from __future__ import annotations

from typing import Any

from planechase.bots.combat import loss
from planechase.bots.judging import kind_worth
from planechase.bots.lands import colors_wanted, keeps
from planechase.bots.prices import suppose_sacrifice
from planechase.bots.questions import BY_QUESTION, cast_worth, plain_worth
from planechase.bots.worth.auras import aura_worth
from planechase.bots.worth.judge import Judge
from planechase.bots.worth.reading import leaves_of
from planechase.rules.casual.commanders import ToCommandZone
from planechase.rules.language.abilities import ActivatedAbility, TriggeredAbility
from planechase.rules.language.characteristics import Characteristics
from planechase.rules.language.grammar import Cost, Effect, Modal, Targeting
from planechase.rules.language.split_cards import as_half
from planechase.rules.mana.costs import mana_part
from planechase.rules.spells.activating import Price
from planechase.rules.spells.casting import Mode, required_costs
from planechase.rules.spells.targets import aura_targeting, effect_of, targetings
from planechase.rules.state.decisions import Choose, Confirm, Id, PayOptionalCost, TakeMulligan
from planechase.rules.state.objects import StackObject, Zone
from planechase.rules.state.source import Source
from planechase.rules.state.state import State
from planechase.rules.turns.priority import CastSpell
from planechase.words.casual.schemes import SelfOrOthers
from planechase.words.effects.flow import AnyPlayerMay, IfPays, May, UnlessPays

_LETTERS = {"white": "W", "blue": "U", "black": "B", "red": "R", "green": "G"}


# ---------------------------------------------------------------------- what it is about


def in_progress(game: State, about: Id | None) -> StackObject | None:
    """The spell or ability that is being announced or resolved, if the question comes from it."""
    for one in reversed(game.turn.stack):
        obj = game.objects[one]
        if isinstance(obj, StackObject):
            return obj if about is None or about in (obj.source.object_id, obj.id) else None
    return None


def effect_on_stack(game: State, obj: StackObject) -> Effect | None:
    """The instructions of a spell or ability on the stack."""
    if obj.ability is None:
        return effect_of(game.chars(obj))
    return obj.ability.effect if isinstance(obj.ability, (ActivatedAbility, TriggeredAbility)) else None


def _next_targeting(game: State, obj: StackObject, effect: Effect | None) -> Targeting | None:
    """The target that is to be chosen next, while a spell or ability is announced."""
    return next((t for t in targetings(game, effect, obj.source) if t not in obj.source.targets), None)


# ---------------------------------------------------------------------- choosing from options


def choose(game: State, decision: Choose) -> list[Any]:
    """The best of the options."""
    options = decision.options
    if isinstance(options[0], Mode):
        ranked = _ranked_modes(game, decision)
    elif isinstance(options[0], CastSpell):
        ranked = [(_half_worth(game, decision.player, option), option) for option in options]
    elif isinstance(options[0], int):
        ranked = _ranked_ids(game, decision)
    elif isinstance(options[0], Price):
        ranked = [(-_mana_of(game, option), option) for option in options]
    else:
        return _by_word(game, decision)
    return _best(decision, ranked)


def _best(decision: Choose, ranked: list[tuple[int, Any]]) -> list[Any]:
    """As many as are worth something, between the fewest and the most allowed."""
    ranked.sort(key=lambda entry: -entry[0])
    chosen = [
        option
        for index, (worth, option) in enumerate(ranked[: decision.maximum])
        if index < decision.minimum or worth > 0
    ]
    if decision.verify is None or decision.verify(chosen) is None:
        return chosen
    return _allowed(decision, ranked)


def _allowed(decision: Choose, ranked: list[tuple[int, Any]]) -> list[Any]:
    """Take the options in order of preference as long as the choice stays allowed, and no more than are good."""
    verify = decision.verify
    assert verify is not None
    chosen: list[Any] = []
    for worth, option in ranked:
        welcome = worth > 0 or len(chosen) < decision.minimum
        if welcome and len(chosen) < decision.maximum and verify([*chosen, option]) is None:
            chosen.append(option)
    if len(chosen) >= decision.minimum and verify(chosen) is None:
        return chosen
    return decision.first_allowed() or decision.default()


def _ranked_modes(game: State, decision: Choose) -> list[tuple[int, Any]]:
    obj = in_progress(game, None)
    effect = effect_on_stack(game, obj) if obj is not None else None
    if obj is None or not isinstance(effect, Modal):
        return [(0, option) for option in decision.options]
    modes = effect.options()
    return [
        (Judge(game, obj.source.clone(), decision.player).plan(modes[option.number]), option)
        for option in decision.options
    ]


def _half_worth(game: State, player: Id, option: CastSpell) -> int:
    """What casting this half of a split card brings."""
    with as_half(game, game.objects[option.card], option.way.half) as half:
        effect = effect_of(game.chars(half))
        return Judge(game, Source(player, half.id), player).plan(effect) if effect is not None else 0


def _ranked_ids(game: State, decision: Choose) -> list[tuple[int, Any]]:
    """Options that are players and objects (or places in a list, where nothing is to be gained)."""
    if decision.why.startswith("Choose what to sacrifice") and not decision.minimum:
        return _ranked_offers(game, decision)
    for start, rank in BY_QUESTION:
        if decision.why.startswith(start):
            return [(rank(game, decision.player, one), one) for one in decision.options]
    obj = in_progress(game, decision.about)
    if obj is not None:
        return _ranked_for(game, decision, obj)
    return [(plain_worth(game, decision.player, one), one) for one in decision.options]


def _ranked_offers(game: State, decision: Choose) -> list[tuple[int, Any]]:
    """What one may sacrifice: as many as one may, those missed least, if what follows is worth more; else nothing."""
    losses = sorted((loss(game, game.objects[one]), one) for one in decision.options)
    offered, obj = losses[: decision.maximum], in_progress(game, decision.about)
    effect = effect_on_stack(game, obj) if obj is not None else None
    gain = 0
    if obj is not None and effect is not None and len(offered) == decision.maximum:
        judge = Judge(game, obj.source.clone(), decision.player)
        gain -= judge.worth(effect)
        judge.by.remember("sacrificed", tuple(one for _, one in offered))
        gain += judge.worth(effect)
    worthwhile = gain > sum(lost for lost, _ in offered)
    return [(1 if worthwhile and entry in offered else -1, entry[1]) for entry in losses]


def _ranked_for(game: State, decision: Choose, obj: StackObject) -> list[tuple[int, Any]]:
    effect = effect_on_stack(game, obj)
    judge = Judge(game, obj.source.clone(), decision.player)
    targeting = _next_targeting(game, obj, effect)
    if targeting is not None and obj.controller == decision.player:
        suppose_sacrifice(game, decision.player, _costs_of(game, obj), judge.by)
    if effect is None:
        aura = game.chars(obj)
        if targeting is not None and targeting in aura_targeting(aura):
            return _ranked_hosts(judge, aura, decision)
    elif targeting is not None:
        ranked = judge.rank(effect, targeting, [one for one in decision.options if isinstance(one, int)])
        return [(worth, one) for worth, one in ranked]
    else:
        leaves = leaves_of(effect)
        known = [one for one in decision.options if game.is_player(one) or one in game.objects]
        if len(known) == len(decision.options):
            return [(sum(judge.on(leaf, one) for leaf in leaves), one) for one in known]
    return [(plain_worth(game, decision.player, one), one) for one in decision.options]


def _costs_of(game: State, obj: StackObject) -> tuple[Cost, ...]:
    """What is yet to be paid for a spell or ability that is being announced, besides mana for spells."""
    if isinstance(obj.ability, ActivatedAbility):
        return obj.ability.costs
    return required_costs(game, game.chars(obj), obj.source) if obj.is_spell else ()


def _ranked_hosts(judge: Judge, aura: Characteristics, decision: Choose) -> list[tuple[int, Any]]:
    return [(aura_worth(judge, aura, one), one) for one in decision.options]


def _mana_of(game: State, price: Price) -> int:
    """How much mana one of the costs of an ability is."""
    ability = game.chars(game.recall(price.object_id)).index.all[price.ability]
    return mana_part(ability.prices[price.number]).mana_value() if isinstance(ability, ActivatedAbility) else 0


def _by_word(game: State, decision: Choose) -> list[Any]:
    """Colours, names, kinds of mana: the colour most wanted, the creature type one has; else whatever comes first."""
    if decision.why.startswith("Choose a creature type"):
        return _best(decision, [(kind_worth(game, decision.player, str(kind)), kind) for kind in decision.options])
    if decision.why.startswith("Choose the new life total of"):
        mine = decision.about is not None and game.players[decision.player].team == game.players[decision.about].team
        return _best(decision, [(int(str(total)) * (1 if mine else -1), total) for total in decision.options])
    fates = _fates(game, decision)
    if fates:
        return _best(decision, fates)
    wanted = colors_wanted(game, decision.player)
    return _best(decision, [(wanted.get(_letter(option), 0), option) for option in decision.options])


def _fates(game: State, decision: Choose) -> list[tuple[int, Any]]:
    """Where one chooses what a scheme does, to oneself or to others: what each would bring."""
    obj = in_progress(game, decision.about)
    effect = effect_on_stack(game, obj) if obj is not None else None
    if obj is None or not isinstance(effect, SelfOrOthers) or decision.options != ("self", "others"):
        return []
    judge = Judge(game, obj.source.clone(), decision.player)
    return [(judge.worth(effect.alone), "self"), (judge.worth(effect.others), "others")]


def _letter(option: object) -> str:
    text = str(option)
    return _LETTERS.get(text, text.strip("{}")[:1])


# ---------------------------------------------------------------------- yes or no


def confirm(game: State, decision: Confirm) -> bool:
    """Whether to say yes. A commander is cast from the hand without its tax, and out of reach everywhere else."""
    if isinstance(decision, TakeMulligan):
        return not keeps(game, decision.player)
    if isinstance(decision, ToCommandZone):
        return decision.zone is not Zone.HAND
    if isinstance(decision, PayOptionalCost) or decision.why.startswith(("Begin", "Have ")):
        return True
    if decision.why.startswith("Cast ") and decision.about in game.objects:
        return cast_worth(game, decision.player, decision.about) >= 0
    obj = in_progress(game, decision.about)
    effect = effect_on_stack(game, obj) if obj is not None else None
    if obj is None or effect is None:
        return False
    return _is_welcome(game, decision.player, obj, effect)


def _is_welcome(game: State, player: Id, obj: StackObject, effect: Effect) -> bool:
    """Whether the optional part of an effect is good for the player who may choose it."""
    judge = Judge(game, obj.source.clone(), player)
    for word in effect.walk():
        if isinstance(word, UnlessPays):
            return judge.worth(word.effect) <= -15
        if isinstance(word, AnyPlayerMay):
            judge.by.remember("each", (player,))
            return judge.worth(word.effect) > judge.worth(word.otherwise)
        if isinstance(word, (May, IfPays)):
            then = word.then if isinstance(word, May) else None
            worth = judge.worth(word.effect) + (judge.worth(then) if then is not None else 0)
            return worth >= (0 if obj.controller == player else 1)
    return obj.controller == player
