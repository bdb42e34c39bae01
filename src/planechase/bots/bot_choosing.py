"""The smaller choices: targets, modes, halves, colours, yes or no."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final, NamedTuple

from planechase.bots.current_combat import loss
from planechase.bots.judging import card_value, kinds_worth
from planechase.bots.land_choices import colors_wanted, keeps
from planechase.bots.option_worth import asked_by, cast_worth, plain_worth, worth_of_each
from planechase.bots.payment_losses import suppose_sacrifice
from planechase.bots.question_subjects import in_progress
from planechase.bots.team_payments import given_together
from planechase.bots.worth.aura_worth import aura_worth
from planechase.bots.worth.flow_worth import reflexive_worth
from planechase.bots.worth.judge import Judge
from planechase.bots.worth.target_shares import best_shares
from planechase.bots.worth.text_contents import leaves_of
from planechase.rules.casual.commanders import ToCommandZone
from planechase.rules.events.outside import ChooseOutside
from planechase.rules.language.abilities import ActivatedAbility
from planechase.rules.language.characteristics import Characteristics
from planechase.rules.language.colors import LETTERS, NAMES
from planechase.rules.language.grammar import Cost, Modal, Targeting
from planechase.rules.mana.costs import mana_part
from planechase.rules.spells.activating import Price
from planechase.rules.spells.casting import required_costs
from planechase.rules.spells.permissions import as_cast
from planechase.rules.spells.targets import aura_targeting, effect_of, effect_on_stack
from planechase.rules.state.decisions import Choose, Confirm, Id
from planechase.rules.state.objects import StackObject, Zone
from planechase.rules.state.purpose import Purpose
from planechase.rules.state.source import Source
from planechase.rules.state.state import State
from planechase.rules.turns.priority import CastSpell
from planechase.words import word_slots
from planechase.words.casual.scheme_words import SelfOrOthers
from planechase.words.effects.flow import AnyPlayerMay, IfPays, May, ThisOrThat, UnlessPays, WhenYouDo
from planechase.words.effects.reflexive import WhenYouPay

Ranked = list[tuple[int, Any]]
"""Options, each with what it is worth."""

WORTH_PAYING_FOR: Final = 15
"""What has to hurt so much is paid off."""

_LETTERS: Final = dict(zip(NAMES, LETTERS, strict=True))
"""The letters of the colours by their names."""


# ---------------------------------------------------------------------- choosing from options


def choose(game: State, decision: Choose) -> list[Any]:
    """The best of the options."""
    return chosen_among(game, decision, ranked(game, decision))


def ranked(game: State, decision: Choose) -> Ranked:
    """What each option is worth."""
    return RANKED.get(decision.purpose, _ranked)(game, decision)


def chosen_among(game: State, decision: Choose, options: Ranked) -> list[Any]:
    """The best of the options, unless a team gives together and somebody else misses theirs less."""
    obj = in_progress(game, decision.about)
    effect = effect_on_stack(obj, game.chars(obj)) if obj is not None else None
    given = given_together(game, decision, obj, effect) if obj is not None and effect is not None else None
    return given if given is not None else best_of(decision, options)


def sensible_first(game: State, decision: Choose) -> list[Any]:
    """The options in their order, but those first that a sensible player would take."""
    welcome = [option for worth, option in ranked(game, decision) if worth > 0]
    return [option for option in decision.options if option in welcome] + [
        option for option in decision.options if option not in welcome
    ]


def best_of(decision: Choose, ranked: Ranked) -> list[Any]:
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


def _allowed(decision: Choose, ranked: Ranked) -> list[Any]:
    """Take the options in order of preference as long as the choice stays allowed, and no more than are good.

    Where none is welcome, those that are missed least, as soon as they are enough.
    """
    verify = decision.verify
    assert verify is not None
    if ranked[0][0] <= 0:
        growing = ([option for _, option in ranked[:count]] for count in range(decision.minimum, decision.maximum + 1))
        enough = next((chosen for chosen in growing if verify(chosen) is None), None)
        if enough is not None:
            return enough
    chosen: list[Any] = []
    for worth, option in ranked:
        welcome = worth > 0 or len(chosen) < decision.minimum
        if welcome and len(chosen) < decision.maximum and verify([*chosen, option]) is None:
            chosen.append(option)
    if len(chosen) >= decision.minimum and verify(chosen) is None:
        return chosen
    return decision.first_allowed() or decision.default()


def _ranked(game: State, decision: Choose) -> Ranked:
    """Players and objects by what the question is for, or what is being done; of anything else what comes first."""
    if not isinstance(decision.options[0], int):
        return [(0, option) for option in decision.options]
    worth = worth_of_each(decision)
    if worth is not None:
        return [(worth(game, decision.player, one), one) for one in decision.options]
    obj = in_progress(game, decision.about)
    if obj is not None:
        return _ranked_for(game, decision, obj)
    return [(plain_worth(game, decision.player, one), one) for one in decision.options]


def _ranked_modes(game: State, decision: Choose) -> Ranked:
    """What each mode would bring, or each of two fates between which the bot chooses."""
    obj, word = in_progress(game, None), decision.word
    if obj is not None and isinstance(word, Modal):
        modes = word.options()
        judges = [Judge(game, obj.source.clone(), decision.player) for _ in decision.options]
        return [(judge.plan(modes[mode.number]), mode) for judge, mode in zip(judges, decision.options, strict=True)]
    if obj is not None and isinstance(word, SelfOrOthers):
        judge = Judge(game, obj.source.clone(), decision.player)
        return [(judge.worth(word.alone), "self"), (judge.worth(word.others), "others")]
    if obj is not None and isinstance(word, ThisOrThat):
        judge = Judge(game, obj.source.clone(), decision.player)
        worths = [judge.worth(word.first), judge.worth(word.second)]
        return list(zip(worths, decision.options, strict=True))
    return [(0, option) for option in decision.options]


def _ranked_spells(game: State, decision: Choose) -> Ranked:
    """Which half to cast; or which card."""
    if isinstance(decision.options[0], CastSpell):
        return [(_half_worth(game, decision.player, option), option) for option in decision.options]
    return _ranked(game, decision)


def _half_worth(game: State, player: Id, option: CastSpell) -> int:
    """What casting this half of a split card brings, or this frame of a card with two."""
    with as_cast(game, game.objects[option.card], option.way) as part:
        chars = game.chars(part)
        effect = None if chars.is_permanent_card else effect_of(chars)
        if effect is None:
            return card_value(chars) if chars.is_permanent_card else 0
        return Judge(game, Source(player, part.id), player).plan(effect)


def _ranked_costs(game: State, decision: Choose) -> Ranked:
    """The cost with the least mana."""
    prices = [(_mana_of(game, option) if isinstance(option, Price) else 0, option) for option in decision.options]
    return [(-mana, option) for mana, option in prices]


def _ranked_sacrifices(game: State, decision: Choose) -> Ranked:
    """What the bot may sacrifice is offered for what follows. Of what it must sacrifice, it misses this least."""
    is_offer = not decision.minimum and asked_by(decision) is None
    return _ranked_offers(game, decision) if is_offer else _ranked(game, decision)


def _ranked_offers(game: State, decision: Choose) -> Ranked:
    """What the bot may sacrifice: as many as allowed, those missed least, if what follows is worth more; else none."""
    losses = sorted((loss(game, game.objects[one]), one) for one in decision.options)
    offered, obj = losses[: decision.maximum], in_progress(game, decision.about)
    effect = effect_on_stack(obj, game.chars(obj)) if obj is not None else None
    gain = 0
    if obj is not None and effect is not None and len(offered) == decision.maximum:
        judge = Judge(game, obj.source.clone(), decision.player)
        gain -= judge.worth(effect)
        judge.by.remember(word_slots.SACRIFICED, tuple(one for _, one in offered))
        gain += judge.worth(effect)
    worthwhile = gain > sum(lost for lost, _ in offered)
    return [(1 if worthwhile and entry in offered else -1, entry[1]) for entry in losses]


def _targeting(asks: object) -> Targeting | None:
    """What asks for targets, if it is that."""
    return asks if isinstance(asks, Targeting) else None


def _ranked_for(game: State, decision: Choose, obj: StackObject) -> Ranked:
    """For a spell or ability that is being announced or resolved: the best targets, or what it would do to each."""
    effect = effect_on_stack(obj, game.chars(obj))
    judge = Judge(game, obj.source.clone(), decision.player)
    targeting = _targeting(decision.word)
    if targeting is not None and obj.controller == decision.player:
        suppose_sacrifice(game, decision.player, _costs_of(game, obj), judge.by)
    if effect is None:
        aura = game.chars(obj)
        if targeting is not None and targeting in aura_targeting(aura):
            return _ranked_hosts(judge, aura, decision)
    elif targeting is not None:
        total = targeting.divides(game, judge.by)
        if total and all(isinstance(one, int) for one in decision.options):
            shares = best_shares(judge, effect, targeting, list(decision.options), decision.maximum, total)
            return [(1 if one in shares else -1, one) for one in decision.options]
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


def _ranked_hosts(judge: Judge, aura: Characteristics, decision: Choose) -> Ranked:
    return [(aura_worth(judge, aura, one), one) for one in decision.options]


def _mana_of(game: State, price: Price) -> int:
    """How much mana one of the costs of an ability is."""
    ability = game.chars(game.recall(price.object_id)).index.all[price.ability]
    return mana_part(ability.prices[price.number]).mana_value() if isinstance(ability, ActivatedAbility) else 0


def _ranked_kinds(game: State, decision: Choose) -> Ranked:
    """The creature type the bot has most of compared with the others: first on the battlefield, then elsewhere."""
    worth = kinds_worth(game, decision.player)
    return [(worth[str(kind)], kind) for kind in decision.options]


def _ranked_totals(game: State, decision: Choose) -> Ranked:
    """Whose life totals are dealt out; then much life for the bot's own side, and little for the others."""
    if decision.about is None or not game.is_player(decision.about):
        return _ranked(game, decision)
    mine = game.players[decision.player].team == game.players[decision.about].team
    return [(int(total) * (1 if mine else -1), total) for total in decision.options]


def _ranked_colors(game: State, decision: Choose) -> Ranked:
    """The colour most wanted, by its name or as the first mana of a production."""
    wanted = colors_wanted(game, decision.player)
    return [(wanted.get(_LETTERS.get(option, option[1:2]), 0), option) for option in decision.options]


def _ranked_outside(game: State, decision: Choose) -> Ranked:
    """The best card beside the deck."""
    cards = decision.cards if isinstance(decision, ChooseOutside) else {}
    return [(card_value(cards[name].printed), name) for name in decision.options]


RANKED: Final[dict[Purpose, Callable[[State, Choose], Ranked]]] = {
    Purpose.MODE: _ranked_modes,
    Purpose.CAST: _ranked_spells,
    Purpose.COST: _ranked_costs,
    Purpose.SACRIFICE: _ranked_sacrifices,
    Purpose.CREATURE_TYPE: _ranked_kinds,
    Purpose.LIFE_TOTAL: _ranked_totals,
    Purpose.COLOR: _ranked_colors,
    Purpose.MANA: _ranked_colors,
    Purpose.OUTSIDE: _ranked_outside,
}
"""How options are ranked where that takes more than a look at each player or object."""


# ---------------------------------------------------------------------- yes or no


class Verdict(NamedTuple):
    """Yes or no, and by how much yes is better; None where nobody can say."""

    yes: bool
    gain: int | None = None


def confirm(game: State, decision: Confirm) -> bool:
    """Whether to say yes."""
    return verdict(game, decision).yes


def verdict(game: State, decision: Confirm) -> Verdict:
    """Whether to say yes, and what that would bring."""
    willing = WILLING.get(decision.purpose)
    return Verdict(willing(game, decision)) if willing is not None else _is_welcome(game, decision)


def _to_command_zone(game: State, decision: Confirm) -> bool:
    """A commander is cast from the hand without its tax, and out of reach everywhere else."""
    return not (isinstance(decision, ToCommandZone) and decision.zone is Zone.HAND)


def _casts(game: State, decision: Confirm) -> bool:
    return decision.about is not None and cast_worth(game, decision.player, decision.about) >= 0


def _is_welcome(game: State, decision: Confirm) -> Verdict:
    """Whether the optional part of an effect is good for the player who may choose it."""
    player, word, obj = decision.player, decision.word, in_progress(game, decision.about)
    effect = effect_on_stack(obj, game.chars(obj)) if obj is not None else None
    if obj is None or effect is None:
        return Verdict(False)
    judge = Judge(game, obj.source.clone(), player)
    match word:
        case UnlessPays():
            judge.by.remember(word_slots.DID_NOT_PAY, (player,))
            gain = -WORTH_PAYING_FOR - judge.worth(word.effect)
            return Verdict(gain >= 0, gain)
        case AnyPlayerMay():
            judge.by.remember(word_slots.EACH, (player,))
            gain = judge.worth(word.effect) - judge.worth(word.otherwise)
            return Verdict(gain > 0, gain)
        case WhenYouPay():
            gain = judge.anew().plan(word.effect)
            return Verdict(gain >= 0, gain)
        case May() | IfPays():
            then = word.then if isinstance(word, May) else None
            gain = judge.worth(word.effect) + (judge.worth(then) if then is not None else 0)
            after = [part for part in effect.walk() if isinstance(part, WhenYouDo) and part.action == word]
            gain += sum(reflexive_worth(judge, part) for part in after)
            return Verdict(gain >= (0 if obj.controller == player else 1), gain)
    return Verdict(obj.controller == player)


WILLING: Final[dict[Purpose, Callable[[State, Confirm], bool]]] = {
    Purpose.MULLIGAN: lambda game, decision: not keeps(game, decision.player),
    Purpose.COMMAND_ZONE: _to_command_zone,
    Purpose.OPTIONAL_COST: lambda game, decision: True,
    Purpose.DAMAGE: lambda game, decision: True,
    Purpose.CAST: _casts,
}
"""Whether to say yes, by what the question is for; the rest by what the word that asks would bring."""
