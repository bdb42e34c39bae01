"""A simple sensible player: plays lands, casts what it can, attacks when it is safe, blocks when it pays."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from copy import copy
from typing import Any, Final, TypeVar

from planechase.bots.acting_moments import ActingMoment, moment
from planechase.bots.action_trials import gain
from planechase.bots.attacks import choose_attacks
from planechase.bots.blocks import choose_blocks
from planechase.bots.bot import Considered
from planechase.bots.bot_choosing import Ranked, choose, chosen_among, confirm, ranked, verdict
from planechase.bots.bot_dividing import divide, secret_number
from planechase.bots.damage_after_blocks import wins_after_combat
from planechase.bots.judging import WINNING, creature_value
from planechase.bots.land_choices import best_land, spare_card
from planechase.bots.payment_losses import price, suppose_sacrifice
from planechase.bots.planar_rolls import CHAOTIC, surplus_of_rolling, tried_gain_of_rolling
from planechase.bots.trial_candidates import Doubt, doubts, least_gain
from planechase.bots.weighed_answers import considered, of_choice, weigh_declaration
from planechase.bots.worth.aura_worth import aura_worth
from planechase.bots.worth.judge import Judge
from planechase.game import Game
from planechase.rules.casual.planar_decks import face_up
from planechase.rules.language.abilities import ActivatedAbility
from planechase.rules.language.card_types import CREATURE, INSTANT, LEGENDARY, SORCERY
from planechase.rules.language.characteristics import Characteristics
from planechase.rules.language.grammar import Cost
from planechase.rules.language.keywords import FLASH
from planechase.rules.language.split_cards import as_half
from planechase.rules.mana.mana import ANYTHING, ManaCost
from planechase.rules.mana.mana_abilities import AddMana
from planechase.rules.mana.paying import can_pay_mana
from planechase.rules.mana.sources import mana_sources
from planechase.rules.spells.activating import has_x, possible_x
from planechase.rules.spells.casting import required_costs
from planechase.rules.spells.permissions import Way
from planechase.rules.spells.targets import aura_targeting, effect_of
from planechase.rules.spells.targets import options as target_options
from planechase.rules.state.chance import Chance
from planechase.rules.state.decisions import (
    Choose,
    ChooseLife,
    ChooseNumber,
    ChooseSecretly,
    Confirm,
    Decision,
    Declaration,
    DeclareAttackers,
    DeclareBlockers,
    Divide,
    Id,
    RepeatHowOften,
)
from planechase.rules.state.objects import Object
from planechase.rules.state.source import Source
from planechase.rules.state.state import State, ids
from planechase.rules.state.steps import Step
from planechase.rules.turns.priority import PASS, Action, ActivateAbility, CastSpell, PlayAsLand, PlayLand, Priority
from planechase.rules.turns.setup import Seat
from planechase.variants.planechase import RollThePlanarDie

LIFE_TO_SPARE: Final = 5
"""The most life that is paid where any amount may be."""
OFTEN: Final = 3
"""How often a bot activates the same ability in a turn."""
WORTHWHILE: Final[dict[ActingMoment, int]] = {
    ActingMoment.MAIN: 12,
    ActingMoment.RESPONSE: 25,
    ActingMoment.ATTACKED: 25,
    ActingMoment.BLOCKS: 15,
    ActingMoment.LAST_CHANCE: 12,
}
"""What a spell or ability must be worth to be used at each moment."""
LAND: Final = 100
"""What a land is worth: it is played before anything else is thought about."""
HELD: Final = 40
"""What an instant must be worth to be cast in the bot's own main phase rather than be kept."""


D = TypeVar("D", bound=Decision[Any])


def _answering(kind: type[D], answer: Callable[[State, D], object]) -> tuple[type[Any], Callable[[State, Any], object]]:
    """An entry of the table below, which is looked up by the class of the question."""
    return kind, answer


ANSWERS: Final = dict(
    (
        _answering(DeclareAttackers, choose_attacks),
        _answering(DeclareBlockers, choose_blocks),
        _answering(Choose, choose),
        _answering(Confirm, confirm),
        _answering(ChooseNumber, lambda game, decision: decision.maximum),
        _answering(ChooseSecretly, secret_number),
        _answering(RepeatHowOften, lambda game, decision: decision.minimum),
        _answering(ChooseLife, lambda game, decision: min(decision.maximum // 3, LIFE_TO_SPARE)),
        _answering(Divide, divide),
    )
)
"""How each kind of question is answered; the most specific kind counts. For other kinds any answer will do."""


class SensibleBot:
    """The steady bot: it looks at each option once and takes the best.

    If it is not sure of an option, it tries it in a fork first. It uses no randomness, so it needs no seed.
    """

    __slots__ = (
        "_answer", "_combat", "_planes", "_played", "_ranked", "_refused", "_seats", "_turn", "_used", "_weighed",
        "tries",
    )  # fmt: skip

    def __init__(self) -> None:
        self.tries = True
        """Whether it tries what it is not sure of. Without that it is faster, and judges by its tables alone."""
        self._answer: object = None
        """What was answered last,"""
        self._weighed: list[tuple[object, int]] = []
        """what else could have been, each with its worth,"""
        self._ranked: tuple[Choose, Ranked] | None = None
        """or from which options it was chosen,"""
        self._combat: tuple[Game, int, Decision[Any]] | None = None
        """or in which game after how many answers it was declared: its worth is computed only when asked for."""
        self._refused: set[tuple[Step, Action]] = set()
        self._seats: tuple[Seat, ...] = ()
        self._turn = 0
        self._used: dict[tuple[Id, Id, int], int] = {}
        self._played: set[tuple[Id, int]] = set()
        self._planes: dict[tuple[Id, tuple[Id, ...]], int] = {}

    def decide(self, game: Game, decision: Decision[Any]) -> object:
        """The answer that seems best after one look at each."""
        self._weighed, self._ranked, self._combat = [], None, None
        self._answer = self._decided(game, decision)
        return self._answer

    def considered(self) -> Sequence[Considered]:
        """What it considered for its last answer. A declaration is weighed before the game continues."""
        weighed = self._weighed
        if self._ranked is not None and isinstance(self._answer, list):
            weighed = of_choice(*self._ranked, self._answer)
        if self._combat is not None and isinstance(self._answer, dict):
            game, answered, decision = self._combat
            if game.answered == answered:
                weighed = weigh_declaration(game.state, decision, self._answer)
        return considered(self._answer, weighed)

    def _decided(self, game: Game, decision: Decision[Any]) -> object:
        state = game.state
        if decision.decider != decision.player:
            return _answered(game, decision)
        if isinstance(decision, Priority):
            self._new_turn(game)
            action = self._act(game, decision)
            return action if action is not PASS or decision.may_pass else decision.default()
        if isinstance(decision, Choose):
            options = ranked(state, decision)
            self._ranked = decision, options
            return chosen_among(state, decision, options)
        if isinstance(decision, Confirm):
            yes, gained = verdict(state, decision)
            self._weighed = [(True, gained), (False, 0)] if gained is not None else []
            return yes
        if isinstance(decision, Declaration):
            self._combat = game, game.answered, decision
        return _answered(game, decision)

    def waits(self, now: ActingMoment) -> bool:
        """At most moments there is nothing it would do."""
        return now is ActingMoment.NOTHING

    def _new_turn(self, game: Game) -> None:
        """Forget which lands were played and how often abilities were used when a turn, or another game, begins."""
        turn = game.state.turn_number
        if turn != self._turn or game.setup.seats is not self._seats:
            self._turn, self._seats = turn, game.setup.seats
            self._used.clear()
            self._played.clear()
            self._refused.clear()
            self._planes.clear()

    # ------------------------------------------------------------------ acting

    def _act(self, played: Game, decision: Priority) -> Action:
        game, player = played.state, decision.player
        now = moment(game, player)
        if now is ActingMoment.NOTHING:
            return PASS
        options = decision.options
        weighed = self._weighed
        weighed.append((PASS, WORTHWHILE[now] - 1))
        lands = [option for option in options if isinstance(option, PlayLand) and self._is_new(game, option)]
        land = best_land(game, player, [option.land for option in lands if not option.face])
        back = spare_card(game, player, [option.land for option in lands if option.face]) if land is None else None
        played_land = next((option for option in lands if option.land == (land or back)), None)
        if played_land is not None:
            self._played.add((player, game.objects[played_land.land].card))
            weighed.append((played_land, LAND))
            return played_land
        spare = spare_card(game, player, [option.card for option in options if isinstance(option, PlayAsLand)])
        if spare is not None:
            given_up = next(option for option in options if isinstance(option, PlayAsLand) and option.card == spare)
            weighed.append((given_up, LAND))
            return given_up
        best = self._best(played, decision, now)
        if best is PASS and now is ActingMoment.MAIN:
            return self._roll_or_pass(played, decision)
        if isinstance(best, ActivateAbility):
            key = (player, best.source, best.number)
            self._used[key] = self._used.get(key, 0) + 1
        return best

    def _roll_or_pass(self, played: Game, decision: Priority) -> Action:
        """Where nothing else is worth doing, the planar die may be; chaos is tried once a turn for each plane."""
        player = decision.player
        roll = next((option for option in decision.options if isinstance(option, RollThePlanarDie)), None)
        if roll is None:
            return PASS

        def tried() -> float | None:
            if not self.tries:
                return None
            return gain(played, player, roll, _answered, guess=True, chance=Chance(CHAOTIC, "tried"))

        def brings() -> int:
            key = (player, ids(face_up(played.state)))
            if key not in self._planes:
                self._planes[key] = tried_gain_of_rolling(played.state, player, tried)
            return self._planes[key]

        surplus = surplus_of_rolling(played.state, player, roll, brings)
        if surplus is None:
            return PASS
        self._weighed.append((roll, WORTHWHILE[ActingMoment.MAIN] - 1 + surplus))
        return roll if surplus > 0 else PASS

    def _best(self, played: Game, decision: Priority, now: ActingMoment) -> Action:
        """The option that is worth most, if it is worth enough and a try does not speak against it."""
        game, player = played.state, decision.player
        tries = self.tries and now in (ActingMoment.MAIN, ActingMoment.LAST_CHANCE)
        judged: set[tuple[str, Way]] = set()
        ranked: list[tuple[int, Action]] = []
        for option in decision.options:
            worth = self._worth(game, player, option, now, judged)
            if tries and (game.turn.step, option) not in self._refused:
                worth = self._unsure_worth(played, player, option, worth)
            if worth:
                self._weighed.append((option, worth))
            if worth >= WORTHWHILE[now]:
                ranked.append((worth, option))
        decisive = [option for worth, option in ranked if worth >= WINNING]
        for option in _in_order(game, player, ranked, now):
            if not tries or option in decisive or self._pays(played, player, option):
                return option
            self._weighed = [entry for entry in self._weighed if entry[0] != option]
        return PASS

    def _unsure_worth(self, played: Game, player: Id, option: Action, worth: int) -> int:
        """What a try says where the tables do not know all of the words, or where many are affected at once."""
        doubt = doubts(played.state, option)
        if doubt is Doubt.NONE:
            return worth
        found = gain(played, player, option, _answered, guess=doubt is Doubt.UNKNOWN)
        if found is None:
            return worth
        if found <= 0:
            self._refused.add((played.state.turn.step, option))
        return round(found)

    def _pays(self, played: Game, player: Id, option: Action) -> bool:
        """Whether a try of the option leaves the player better off, or at least not worse than expected."""
        key = (played.state.turn.step, option)
        if key in self._refused:
            return False
        least = least_gain(played.state, option)
        if least is None:
            return True
        found = gain(played, player, option, _answered)
        if found is None or found >= least:
            return True
        self._refused.add(key)
        return False

    def _is_new(self, game: State, option: PlayLand) -> bool:
        """A land that has come back to the hand this turn would only come back again."""
        obj = game.objects[option.land]
        return (obj.holder, obj.card) not in self._played

    def _worth(self, game: State, player: Id, option: Action, now: ActingMoment, judged: set[tuple[str, Way]]) -> int:
        """What an option is worth; of several copies of a card only the first is looked at."""
        if isinstance(option, CastSpell):
            key = (game.chars(game.objects[option.card]).name, option.way)
            if key in judged:
                return 0
            judged.add(key)
            return _spell_worth(game, player, option, now)
        if isinstance(option, ActivateAbility):
            if self._used.get((player, option.source, option.number), 0) >= OFTEN:
                return 0
            return _ability_worth(game, player, option)
        return 0


def _in_order(game: State, player: Id, ranked: list[tuple[int, Action]], now: ActingMoment) -> list[Action]:
    """The options, those first that bring most together with what can be paid for after them."""
    mana = len(mana_sources(game, game.players[player])) if now is ActingMoment.MAIN and len(ranked) > 1 else 0
    prices = [_mana_of(game, option) for _, option in ranked]
    together: list[tuple[int, int]] = []
    for place, (worth, option) in enumerate(ranked):
        left = mana - prices[place]
        others = [
            other
            for at, (other, another) in enumerate(ranked)
            if at != place and 0 < prices[at] <= left and not _is_same(option, another)
        ]
        together.append((-worth - max(others, default=0), place))
    return [ranked[place][1] for _, place in sorted(together)]


def _is_same(option: Action, other: Action) -> bool:
    """Whether only one of the two can be done: the same card in two ways."""
    return isinstance(option, CastSpell) and isinstance(other, CastSpell) and option.card == other.card


def _mana_of(game: State, option: Action) -> int:
    """How much mana a spell costs; of an ability that is not asked."""
    return game.chars(game.objects[option.card]).mana_value if isinstance(option, CastSpell) else 0


def _answered(game: Game, decision: Decision[Any]) -> object:
    """The answer to any question other than what to do with priority."""
    state = game.state
    if decision.decider != decision.player:
        return _for_another(state, decision)
    answer = next((ANSWERS[kind] for kind in type(decision).__mro__ if kind in ANSWERS), None)
    return answer(state, decision) if answer is not None else decision.default()


# ---------------------------------------------------------------------- for a player whom the bot controls


def _for_another(game: State, decision: Decision[Any]) -> object:
    """CR 723.5: the bot wastes another player's turn. It does only what it must, and that to its own good."""
    if isinstance(decision, Priority):
        return PASS if decision.may_pass else decision.default()
    if isinstance(decision, (Choose, Confirm)):
        own = copy(decision)
        own.player = decision.decider
        return choose(game, own) if isinstance(own, Choose) else confirm(game, own)
    return decision.default()


# ---------------------------------------------------------------------- spells


def _spell_worth(game: State, player: Id, option: CastSpell, now: ActingMoment) -> int:
    obj, instead = game.objects[option.card], option.way.costs or ()
    if option.way.half:
        with as_half(game, obj, option.way.half) as half:
            return _worth_of_spell(game, player, half, now, instead)
    return _worth_of_spell(game, player, obj, now, instead)


def _worth_of_spell(game: State, player: Id, obj: Object, now: ActingMoment, instead: tuple[Cost, ...]) -> int:
    """What a spell brings, less what it costs besides or instead of mana."""
    chars = game.chars(obj)
    if not chars.types & (INSTANT | SORCERY):
        return _permanent_spell_worth(game, player, obj, chars, now)
    effect = effect_of(chars)
    if effect is None:
        return 0
    if isinstance(effect, AddMana):
        return _ritual_worth(game, player, obj, effect) if now is ActingMoment.MAIN else 0
    if wins_after_combat(game, player, obj):
        return 0
    by = _source(game, player, obj, chars)
    costs = [*required_costs(game, chars, by), *(cost for cost in instead if cost.mana is None)]
    suppose_sacrifice(game, player, costs, by)
    worth = Judge(game, by, player).plan(effect) - sum(price(game, player, obj, cost, by) for cost in costs)
    if now is ActingMoment.MAIN and chars.types & INSTANT and worth < HELD and len(game.players[player].hand) < 7:
        return 0
    return worth


def _ritual_worth(game: State, player: Id, obj: Object, effect: AddMana) -> int:
    """Mana for a card is worth a permanent that could be cast with it, and not without it."""
    seat = game.players[player]
    made = max(effect.produces(game, Source(player, obj.id)), key=len, default=())
    if not made:
        return 0
    given, price = ManaCost.parse("".join(f"{{{type}}}" for type in made)), game.chars(obj).mana_cost
    best = 0
    for id in seat.hand:
        chars = game.chars(game.objects[id])
        if price is None or chars.mana_cost is None or not chars.is_permanent_card:
            continue
        if can_pay_mana(game, seat, chars.mana_cost, ANYTHING):
            continue
        if can_pay_mana(game, seat, price.plus(chars.mana_cost.reduced_by(given)), ANYTHING):
            best = max(best, 60 + 10 * chars.mana_value)
    return best


def _permanent_spell_worth(game: State, player: Id, obj: Object, chars: Characteristics, now: ActingMoment) -> int:
    """Permanents are cast whenever that is possible, the most expensive first; Auras where they do good."""
    if chars.keywords & FLASH and now not in (ActingMoment.MAIN, ActingMoment.LAST_CHANCE):
        return 0
    if chars.supertypes & LEGENDARY and any(game.chars(p).name == chars.name for p in game.controlled_by(player)):
        return 0
    targeting = aura_targeting(chars)
    if not targeting:
        return 15 + (creature_value(chars) if chars.types & CREATURE else 20 + 10 * chars.mana_value)
    judge = Judge(game, Source(player, obj.id), player)
    hosts = target_options(game, targeting[0], judge.by)
    best = max((aura_worth(judge, chars, host) for host in hosts), default=0)
    return 40 + best if best > 5 else 0


def _source(game: State, player: Id, obj: Object, chars: Characteristics) -> Source:
    """What the spell would be announced with; X as large as the mana allows."""
    by = Source(player, obj.id)
    if chars.mana_cost is not None and chars.mana_cost.x_count:
        spare = len(mana_sources(game, game.players[player])) - chars.mana_value
        by.x = max(0, spare) // chars.mana_cost.x_count
    return by


# ---------------------------------------------------------------------- abilities


def _ability_worth(game: State, player: Id, option: ActivateAbility) -> int:
    """What the effect brings, less what the cost takes."""
    obj = game.objects[option.source]
    ability = game.chars(obj).index.all[option.number]
    assert isinstance(ability, ActivatedAbility)
    by = Source(player, obj.id)
    if has_x(ability.costs):
        by.x = max(possible_x(game, game.players[player], obj, ability, ability.costs, by), default=0)
    suppose_sacrifice(game, player, ability.costs, by)
    worth = Judge(game, by, player).plan(ability.effect)
    if worth <= 0 and not ability.is_loyalty:
        return 0
    return worth - min(sum(price(game, player, obj, cost, by) for cost in costs) for costs in ability.prices)
