"""What following an instruction would be worth to a player now, read off the words it is made of.

Harm and help are not stored anywhere: an instruction is looked at by its kind (the name of its class and its
fields), and by whom or what it is about. A change of characteristics is tried out on a draft, so that every
modification can be judged. An instruction of an unknown kind counts as nothing; if it must be aimed, as harm.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from functools import partial
from typing import Final

from planechase.bots.fighting import Fighter, fight
from planechase.bots.judging import (
    TOKEN_DISCOUNT,
    card_value,
    creature_value,
    hand_value,
    object_value,
    permanent_value,
)
from planechase.rules.abilities import Ability
from planechase.rules.attacking import attackable_opponents, why_not_attack
from planechase.rules.card_types import CREATURE, EVERY_CREATURE_TYPE, LAND, PLANESWALKER, has_subtype
from planechase.rules.characteristics import Characteristics, Draft
from planechase.rules.combat import combat_of
from planechase.rules.control import GainControl
from planechase.rules.decisions import Id
from planechase.rules.grammar import (
    Amount,
    Condition,
    Cost,
    Effect,
    Filter,
    Modal,
    Modification,
    Players,
    Replacement,
    Selection,
    Statement,
    Targeting,
)
from planechase.rules.keywords import INDESTRUCTIBLE
from planechase.rules.lasting import UntilEndOfCombat, UntilEndOfTurn
from planechase.rules.mana_abilities import AddMana
from planechase.rules.objects import Object, Permanent, StackObject, Zone
from planechase.rules.permissions import sorcery_timing
from planechase.rules.planar import COMMUNAL, owner_of
from planechase.rules.player import Player
from planechase.rules.source import Source
from planechase.rules.state import State
from planechase.rules.steps import Step
from planechase.rules.targets import options as target_options
from planechase.rules.targets import targetings_in
from planechase.rules.word import Word

WINNING: Final = 2000
CARD: Final = 20
"""What a card that is drawn is worth."""
LIFE: Final = 4
MANA: Final = 5
DAMAGE: Final = 6
ANOTHER_TOKEN: Final = 80
"""What a good creature token is worth that one gets where nothing is copied."""
GUESS: Final = 3
"""How great a number is that depends on a card nobody has seen yet."""
SUBJECTS: Final = ("what", "on", "to", "one", "who")
"""The fields that say whom or what an instruction is about."""


class Judge:
    """One player's opinion of a spell or ability. `by` may have targets; `aim` chooses those it lacks."""

    __slots__ = ("by", "game", "me", "team")

    def __init__(self, game: State, by: Source, me: Id) -> None:
        self.game = game
        self.by = by
        self.me = me
        self.team = game.players[me].team

    # ------------------------------------------------------------------ targets

    def plan(self, effect: Effect) -> int:
        """Choose the best targets and say what the effect is worth with them."""
        if isinstance(effect, Modal):
            return max(self.plan(mode) for mode in effect.options())
        for targeting in targetings_in(effect):
            if targeting not in self.by.targets:
                self.by.targets[targeting] = tuple(self.aim(effect, targeting))
        return self.worth(effect)

    def aim(self, effect: Effect, targeting: Targeting) -> list[Id]:
        """The best legal targets: as many as help, and no fewer than there must be."""
        possible = target_options(self.game, targeting, self.by)
        least, most = targeting.limits(self.game, self.by)
        ranked = self.rank(effect, targeting, possible)
        return [one for at, (worth, one) in enumerate(ranked[:most]) if at < least or worth > 0]

    def rank(self, effect: Effect, targeting: Targeting, possible: list[Id]) -> list[tuple[int, Id]]:
        """What each target would be worth, the best first."""
        leaves = [leaf for leaf in leaves_of(effect) if mentions(leaf, targeting)]
        before = self.by.targets.get(targeting)
        ranked: list[tuple[int, Id]] = []
        for one in possible:
            self.by.targets[targeting] = (one,)
            worth = sum(self.worth(leaf) for leaf in leaves)
            ranked.append((worth or self._in_doubt(one), one))
        if before is None:
            self.by.targets.pop(targeting, None)
        else:
            self.by.targets[targeting] = before
        ranked.sort(key=lambda entry: (-entry[0], entry[1]))
        return ranked

    def _in_doubt(self, one: Id) -> int:
        """What is not known to do good is better aimed at others."""
        return -2 if self.side(one) > 0 else -1

    def side(self, one: Id) -> int:
        """1 for what is on this player's side, -1 for what is not."""
        if self.game.is_player(one):
            seat = one
        else:
            obj = self.game.recall(one)
            seat = owner_of(self.game, obj) if obj.holder == COMMUNAL else obj.holder
        return 1 if self.game.players[seat].team == self.team else -1

    # ------------------------------------------------------------------ instructions

    def worth(self, effect: Effect) -> int:
        """What following this instruction is worth, with the targets it has."""
        flow = _FLOW.get(type(effect).__name__)
        if flow is not None:
            return flow(self, effect)
        if isinstance(effect, Modal):
            return max(self.worth(mode) for mode in effect.options())
        if isinstance(effect, AddMana):
            return MANA
        inner = inner_effects(effect)
        if inner:
            return sum(self.worth(part) for part in inner)
        return self._leaf(effect)

    def _leaf(self, effect: Effect) -> int:
        subject = subject_of(effect)
        if subject is None:
            by_itself = _BY_ITSELF.get(type(effect).__name__)
            return by_itself(self, effect) if by_itself is not None else 0
        return sum(self.on(effect, one) for one in self.meant(subject))

    def meant(self, subject: Selection | Players) -> list[Id]:
        """The ids of the objects and players that a subject means now."""
        if isinstance(subject, Targeting):
            return list(self.by.targets.get(subject, ()))
        if isinstance(subject, Players):
            return [player.id for player in subject.found(self.game, self.by)]
        if type(subject).__name__ == "Chosen":
            return []
        if type(subject).__name__ == "OfKindOfChoice":
            return self._of_best_kind()
        return [obj.id for obj in subject.objects(self.game, self.by)]

    def _of_best_kind(self) -> list[Id]:
        """All creatures of the type that this player would choose."""
        mine = [p for p in self.game.controlled_by(self.me) if self.game.chars(p).types & CREATURE]
        kinds = sorted({kind for p in mine for kind in self.game.chars(p).subtypes} - {EVERY_CREATURE_TYPE})
        best = max(kinds, key=lambda kind: kind_worth(self.game, self.me, kind), default="")
        return [p.id for p in self.game.permanents() if is_kind(self.game, p, best)]

    def on(self, effect: Effect, one: Id) -> int:
        """What the instruction is worth if it is about this object or player."""
        if self.game.is_player(one):
            change = self._to_player(effect, self.game.players[one])
        else:
            change = self._to_object(effect, self.game.recall(one))
        return self.side(one) * change

    def amount(self, effect: Effect, field: str = "count") -> int:
        number = getattr(effect, field, None)
        if not isinstance(number, Amount):
            return 1
        found = getattr(getattr(number, "what", None), "key", "") == "found" and not self.by.remembered("found")
        return GUESS if found else number.value(self.game, self.by)

    # ------------------------------------------------------------------ what it changes for those it is about

    def _to_player(self, effect: Effect, player: Player) -> int:
        judged = _TO_PLAYER.get(type(effect).__name__)
        return judged(self, effect, player) if judged is not None else 0

    def _to_object(self, effect: Effect, obj: Object) -> int:
        judged = _TO_OBJECT.get(type(effect).__name__)
        if judged is not None:
            return judged(self, effect, obj)
        changes = modifications_in(effect)
        if not changes:
            return _said(effect, obj, self)
        if any(isinstance(change, GainControl) for change in changes):
            return 0 if self.side(obj.id) > 0 else -2 * object_value(self.game, obj)
        if not isinstance(obj, Permanent):
            return 0
        return self._changed(obj, changes, is_brief(effect))

    def _changed(self, permanent: Permanent, changes: list[Modification], brief: bool) -> int:
        """What a change of characteristics does for whoever controls the permanent."""
        game = self.game
        now = game.chars(permanent)
        then = self.tried(permanent, changes)
        before = permanent_value(game, permanent)
        if then.types & CREATURE and (then.toughness or 0) <= permanent.damage:
            return -before
        if brief:
            return combat_gain(game, permanent, then)
        if not now.types & CREATURE:
            return creature_value(then) // 2 if then.types & CREATURE else 0
        return creature_value(then) - creature_value(now) if then.types & CREATURE else -before

    def tried(self, obj: Object, changes: list[Modification]) -> Characteristics:
        """The characteristics an object would have with these changes."""
        draft = Draft(self.game.chars(obj), obj.id, obj.controller)
        for change in sorted(changes, key=lambda change: change.layers()[0]):
            change.apply(self.game, draft, self.by)
        return draft.finished()


# ---------------------------------------------------------------------- reading words


def inner_effects(effect: Effect) -> list[Effect]:
    """The instructions directly inside an instruction."""
    return [part for part in effect.parts() if isinstance(part, Effect)]


_LEAVES: dict[int, tuple[Effect, list[Effect]]] = {}


def leaves_of(effect: Effect) -> list[Effect]:
    """The instructions that are not made of others, in order. Found once for each text."""
    known = _LEAVES.get(id(effect))
    if known is not None and known[0] is effect:
        return known[1]
    inner = inner_effects(effect)
    leaves = [leaf for part in inner for leaf in leaves_of(part)] if inner else [effect]
    if len(_LEAVES) > 5000:
        _LEAVES.clear()
    _LEAVES[id(effect)] = (effect, leaves)
    return leaves


def subject_of(effect: Effect) -> Selection | Players | None:
    """Whom or what an instruction is about."""
    for name in SUBJECTS:
        value = getattr(effect, name, None)
        if isinstance(value, (Selection, Players)):
            return value
    return None


def mentions(word: Word, targeting: Targeting) -> bool:
    """Whether a text speaks of this target."""
    return any(isinstance(part, Targeting) and part == targeting for part in word.walk())


def modifications_in(word: Word) -> list[Modification]:
    """The changes of characteristics in a text, but not those in abilities it gives."""
    found: list[Modification] = []
    for part in word.parts():
        if isinstance(part, Modification):
            found.append(part)
        elif isinstance(part, Statement):
            found += modifications_in(part)
    return found


def is_brief(effect: Effect) -> bool:
    """Whether what it does is over by the end of the turn."""
    return any(isinstance(part, (UntilEndOfTurn, UntilEndOfCombat)) for part in effect.parts())


def statements_of(word: Word) -> list[Statement]:
    """The statements in a text, but not those in abilities it gives."""
    found: list[Statement] = []
    for part in word.parts():
        if isinstance(part, Ability):
            continue
        if isinstance(part, Statement):
            found.append(part)
        found += statements_of(part)
    return found


def is_kind(game: State, permanent: Permanent, kind: str) -> bool:
    chars = game.chars(permanent)
    return bool(chars.types & CREATURE) and has_subtype(chars.subtypes, kind)


def kind_worth(game: State, player: Id, kind: str) -> int:
    """How many more creatures of a type a player's side has than the others."""
    team = game.players[player].team
    seats = [p.controller for p in game.permanents() if is_kind(game, p, kind)]
    return sum(1 if game.players[seat].team == team else -1 for seat in seats)


# ---------------------------------------------------------------------- combat


def combat_gain(game: State, permanent: Permanent, then: Characteristics) -> int:
    """What being different for a turn brings a creature in the combat that is going on, or about to begin."""
    combat = combat_of(game, permanent.id)
    if not game.chars(permanent).types & CREATURE:
        return 0
    now = Fighter(game, permanent)
    changed = now.with_values(then)
    if combat is None:
        about_to_attack = game.turn.step is Step.PRECOMBAT_MAIN and permanent.controller in game.turn.active
        can = about_to_attack and why_not_attack(game, permanent) is None
        return DAMAGE * (changed.damage_to_player - now.damage_to_player) // 2 if can else 0
    attack = combat.attacks.get(permanent.id)
    if attack is not None and combat.declared_blocks and not attack.blocked:
        more = changed.damage_to_player - now.damage_to_player
        victim = game.players[attack.defending_player]
        if attack.defender == victim.id and now.damage_to_player < victim.life <= changed.damage_to_player:
            return WINNING
        return DAMAGE * more // 2
    against = attack.blockers if attack is not None else combat.blocks.get(permanent.id, ())
    foes = [Fighter(game, foe) for one in against if (foe := game.permanent(one)) is not None]
    if len(foes) != 1:
        return 0
    return _result(changed, foes[0]) - _result(now, foes[0])


def _result(mine: Fighter, foe: Fighter) -> int:
    mine_dies, foe_dies = fight(mine, foe)
    return (foe.value if foe_dies else 0) - (mine.value if mine_dies else 0)


def will_die(game: State, permanent: Permanent) -> bool:
    """Whether the creature is about to die in the combat that is going on."""
    combat = combat_of(game, permanent.id)
    if combat is None or not combat.declared_blocks:
        return False
    attack = combat.attacks.get(permanent.id)
    against = attack.blockers if attack is not None else combat.blocks.get(permanent.id, ())
    me = Fighter(game, permanent)
    foes = [Fighter(game, foe) for one in against if (foe := game.permanent(one)) is not None]
    return sum(foe.damage for foe in foes) >= me.toughness or any(fight(me, foe)[0] for foe in foes)


def loss(game: State, obj: Object) -> int:
    """What giving something up costs: nothing where it is about to die anyway."""
    return 0 if isinstance(obj, Permanent) and will_die(game, obj) else object_value(game, obj)


def suppose_sacrifice(game: State, player: Id, costs: Iterable[Cost], by: Source) -> None:
    """What would be sacrificed to pay these costs, since the effect may depend on that."""
    for cost in costs:
        what = getattr(cost, "what", None)
        if "Sacrifice" in type(cost).__name__ and isinstance(what, Filter):
            fitting = [p for p in game.controlled_by(player) if what.matches(game, p, by)]
            by.remember("sacrificed", tuple(p.id for p in sorted(fitting, key=partial(loss, game))[:1]))


# ---------------------------------------------------------------------- instructions made of instructions


def _may(judge: Judge, effect: Effect) -> int:
    """What one may do is never worth less than nothing to oneself, nor more to others."""
    parts = (getattr(effect, "effect", None), getattr(effect, "then", None))
    worth = sum(judge.worth(part) for part in parts if isinstance(part, Effect))
    who = getattr(effect, "who", None)
    seats = [player.id for player in who.found(judge.game, judge.by)] if isinstance(who, Players) else []
    mine = judge.me in seats if seats else judge.by.controller == judge.me
    return max(0, worth) if mine else min(0, worth)


def _if(judge: Judge, effect: Effect) -> int:
    condition, then, otherwise = (getattr(effect, name) for name in ("condition", "effect", "otherwise"))
    assert isinstance(condition, Condition)
    branch = then if condition.holds(judge.game, judge.by) else otherwise
    return judge.worth(branch) if branch is not None else 0


def _with_itself(judge: Judge, effect: Effect) -> int:
    """Two instructions, the second of which is a triggered ability of its own."""
    action = getattr(effect, "action", None)
    return 15 + (judge.worth(action) if isinstance(action, Effect) else 0)


def _half(judge: Judge, effect: Effect) -> int:
    inner = getattr(effect, "effect", None)
    return judge.worth(inner) // 2 if isinstance(inner, Effect) else 0


def _left_to_others(judge: Judge, effect: Effect) -> int:
    """Others choose what they like best, which is what this player likes least."""
    otherwise, taken = getattr(effect, "otherwise", None), getattr(effect, "effect", None)
    if not isinstance(otherwise, Effect) or not isinstance(taken, Effect):
        return 0
    choices = [judge.worth(otherwise)]
    for opponent in judge.game.opponents(judge.me):
        judge.by.remember("each", (opponent.id,))
        choices.append(judge.worth(taken))
    return min(choices)


def _redirected(judge: Judge, effect: Effect) -> int:
    """Damage that would kill a creature is dealt to something else; while none is about to die, it is no use."""
    game = judge.game
    ends = [getattr(effect, name) for name in ("origin", "to")]
    origin, to = (judge.by.targets.get(end, ()) for end in ends)
    dying = [p for one in origin if (p := game.permanent(one)) is not None and will_die(game, p)]
    if not dying:
        return 0
    saved = sum(judge.side(p.id) * object_value(game, p) for p in dying)
    return saved + sum(judge.side(one) * _hurt(judge, effect, one) for one in to)


def _hurt(judge: Judge, effect: Effect, one: Id) -> int:
    if judge.game.is_player(one):
        return _takes_damage(judge, effect, judge.game.players[one])
    return _damaged(judge, effect, judge.game.recall(one))


def _by_chance(judge: Judge, effect: Effect) -> int:
    """With a number chosen at random, what the middle of all numbers would bring."""
    inner, letter = getattr(effect, "effect", None), getattr(effect, "letter", "")
    judge.by.remember(letter, ((judge.amount(effect, "least") + judge.amount(effect, "most") + 1) // 2,))
    return judge.worth(inner) if isinstance(inner, Effect) else 0


_FLOW: Final[dict[str, Callable[[Judge, Effect], int]]] = {
    "RedirectNextEffect": _redirected,
    "NumberAtRandom": _by_chance,
    "May": _may,
    "If": _if,
    "IfPays": _half,
    "UnlessPays": _half,
    "Later": _half,
    "WhenYouDo": _with_itself,
    "Vote": lambda judge, effect: 10,
    "AnyPlayerMay": _left_to_others,
    "RollTable": lambda judge, effect: 15,
}


# ---------------------------------------------------------------------- instructions about players


def _draws(judge: Judge, effect: Effect, player: Player) -> int:
    count = judge.amount(effect)
    return -WINNING if count > len(player.library) else CARD * count


def _discards(judge: Judge, effect: Effect, player: Player) -> int:
    return -CARD * min(judge.amount(effect), len(player.hand))


def _loses_life(judge: Judge, effect: Effect, player: Player) -> int:
    count = judge.amount(effect)
    return -WINNING if count >= player.life else -DAMAGE * max(0, count)


def _loses_half(judge: Judge, effect: Effect, player: Player) -> int:
    return -DAMAGE * ((max(0, player.life) + 1) // 2)


def _rolls(judge: Judge, effect: Effect, player: Player) -> int:
    """A roll of the planar die for nothing: welcome where the die would be rolled anyway."""
    from planechase.bots.planar import gain_of_rolling

    return 15 if gain_of_rolling(judge.game, player.id) > 0 else 0


def _sacrifices(judge: Judge, effect: Effect, player: Player) -> int:
    what = getattr(effect, "what", None)
    worst = sorted(
        permanent_value(judge.game, p)
        for p in judge.game.controlled_by(player.id)
        if not isinstance(what, Filter) or what.matches(judge.game, p, judge.by)
    )
    return -sum(worst[: judge.amount(effect)])


def _creates(judge: Judge, effect: Effect, player: Player) -> int:
    token = getattr(effect, "token", None)
    values = getattr(token, "values", None)
    each = creature_value(values()) - TOKEN_DISCOUNT if callable(values) else 30
    return max(10, each) * judge.amount(effect)


def _copies(judge: Judge, effect: Effect, player: Player) -> int:
    """A token that is a copy of the best thing there is to copy."""
    of = getattr(effect, "of", None)
    meant = judge.meant(of) if isinstance(of, Selection) else []
    return max((object_value(judge.game, judge.game.recall(one)) for one in meant), default=20)


def _takes_damage(judge: Judge, effect: Effect, player: Player) -> int:
    return _loses_life(judge, effect, player)


def _takes_own_share(judge: Judge, effect: Effect, player: Player) -> int:
    """Damage that depends on each player it is dealt to."""
    judge.by.remember("each of them", (player.id,))
    return _loses_life(judge, effect, player)


def _burdened(judge: Judge, effect: Effect, player: Player) -> int:
    """An Aura on one of this player's creatures that chance chooses."""
    values = [permanent_value(judge.game, p) for p in judge.game.controlled_by(player.id) if _is_creature(judge, p)]
    return -(sum(values) * 7 // (10 * len(values))) if values else 0


def _is_creature(judge: Judge, obj: Object) -> bool:
    return bool(judge.game.chars(obj).types & CREATURE)


def _puts_from_hand(judge: Judge, effect: Effect, player: Player) -> int:
    """The best of one's own cards that fit; what others have is not known."""
    what = getattr(effect, "what", None)
    if player.id != judge.me:
        return 10 if player.hand else 0
    if not isinstance(what, Filter):
        return 0
    hand = [judge.game.objects[id] for id in player.hand]
    return max((object_value(judge.game, card) for card in hand if what.matches(judge.game, card, judge.by)), default=0)


_TO_PLAYER: Final[dict[str, Callable[[Judge, Effect, Player], int]]] = {
    "CopyOntoEach": _burdened,
    "Draw": _draws,
    "Discard": _discards,
    "DiscardHand": lambda judge, effect, player: -CARD * len(player.hand),
    "Mill": lambda judge, effect, player: -1,
    "Scry": lambda judge, effect, player: 5,
    "Search": lambda judge, effect, player: 30,
    "LookAndChoose": lambda judge, effect, player: -CARD if player.hand else 0,
    "DealDamage": _takes_damage,
    "DamageByEach": _takes_own_share,
    "GainLife": lambda judge, effect, player: LIFE * judge.amount(effect),
    "LoseLife": _loses_life,
    "LoseHalfLife": _loses_half,
    "PlanarRoll": _rolls,
    "ExileFromGraveyard": lambda judge, effect, player: -14 if player.graveyard else 0,
    "Sacrifice": _sacrifices,
    "PlayersReturn": lambda judge, effect, player: _sacrifices(judge, effect, player) // 2,
    "ExtraTurn": lambda judge, effect, player: 100,
    "SkipNext": lambda judge, effect, player: -100 if getattr(effect, "step", None) is None else -20,
    "PlayersMayPutFromHand": _puts_from_hand,
    "LoseGame": lambda judge, effect, player: -WINNING,
    "WinGame": lambda judge, effect, player: WINNING,
    "CreateToken": _creates,
    "CreateCopyToken": _copies,
    "FlipCoin": lambda judge, effect, player: 5,
}
"""What an instruction changes for a player it is about; negative is harm."""


# ---------------------------------------------------------------------- instructions about objects


def _gone(judge: Judge, effect: Effect, obj: Object) -> int:
    if isinstance(obj, StackObject):
        return _countered(judge, effect, obj)
    if obj.zone is Zone.HAND:
        return -max(1, hand_value(judge.game, obj.owner, obj.id))
    if obj.zone is not Zone.BATTLEFIELD:
        return -3
    return -object_value(judge.game, obj)


def _destroyed(judge: Judge, effect: Effect, obj: Object) -> int:
    return 0 if judge.game.chars(obj).keywords & INDESTRUCTIBLE else _gone(judge, effect, obj)


def _sacrificed(judge: Judge, effect: Effect, obj: Object) -> int:
    """What is sacrificed is counted, for what follows may depend on how many there were."""
    before = judge.by.remembered("sacrificed")
    if obj.id not in before:
        judge.by.remember("sacrificed", (*before, obj.id))
    return _gone(judge, effect, obj)


def _returned(judge: Judge, effect: Effect, obj: Object) -> int:
    if obj.zone is Zone.BATTLEFIELD:
        value = object_value(judge.game, obj)
        return -value if obj.is_token else -(value * 6 // 10)
    return card_value(judge.game.chars(obj))


def _enters(judge: Judge, effect: Effect, obj: Object) -> int:
    """Onto the battlefield under the control of whoever does it, whoever's card it is."""
    chars = judge.game.chars(obj)
    value = creature_value(chars) if chars.types & CREATURE else card_value(chars)
    if getattr(effect, "under_owner", False):
        return value
    helper = 1 if judge.game.players[judge.by.controller].team == judge.team else -1
    return value * helper * judge.side(obj.id)


def _damaged(judge: Judge, effect: Effect, obj: Object) -> int:
    if not isinstance(obj, Permanent):
        return 0
    chars = judge.game.chars(obj)
    count = judge.amount(effect)
    if chars.types & PLANESWALKER:
        loyalty = max(1, obj.counter("loyalty"))
        return -permanent_value(judge.game, obj) * min(count, loyalty) // loyalty
    if count >= (chars.toughness or 0) - obj.damage:
        return 0 if chars.keywords & INDESTRUCTIBLE else -permanent_value(judge.game, obj)
    return -min(count, 2)


def _tapped(judge: Judge, effect: Effect, obj: Object) -> int:
    if not isinstance(obj, Permanent) or obj.tapped:
        return 0
    return -permanent_value(judge.game, obj) // 4


def _untapped(judge: Judge, effect: Effect, obj: Object) -> int:
    return permanent_value(judge.game, obj) // 5 if isinstance(obj, Permanent) and obj.tapped else 0


def _counters(judge: Judge, effect: Effect, obj: Object) -> int:
    kind, count = str(getattr(effect, "kind", "")), judge.amount(effect)
    if kind.startswith("-"):
        chars = judge.game.chars(obj)
        return -object_value(judge.game, obj) if count >= (chars.toughness or 0) else -15 * count
    return (15 if kind.startswith("+") else 6) * count


def _fewer_counters(judge: Judge, effect: Effect, obj: Object) -> int:
    return -_counters(judge, effect, obj)


def _attached(judge: Judge, effect: Effect, obj: Object) -> int:
    """Equipment goes on a creature that lacks it, the best one, and stays there; what hinders, on a better one."""
    this = judge.game.get(judge.by.object_id)
    if not isinstance(this, Permanent) or this.attached_to == obj.id:
        return 0
    host = judge.game.permanent(this.attached_to) if this.attached_to is not None else None
    if host is not None and judge.side(host.id) < 0 and judge.side(obj.id) < 0:
        return object_value(judge.game, host) - object_value(judge.game, obj)
    if host is not None and host.controller == this.controller:
        return 0 if object_value(judge.game, obj) > object_value(judge.game, host) else -1
    return 10 + object_value(judge.game, obj) // 5


def _fights(judge: Judge, effect: Effect, obj: Object) -> int:
    """With two targets each is judged by what it can do to the best of the other side."""
    return object_value(judge.game, obj) // 3 if judge.side(obj.id) > 0 else -object_value(judge.game, obj)


def _countered(judge: Judge, effect: Effect, obj: Object) -> int:
    if not isinstance(obj, StackObject):
        return 0
    return -(15 + 10 * judge.game.chars(obj).mana_value) if obj.is_spell else -15


def _regenerates(judge: Judge, effect: Effect, obj: Object) -> int:
    doomed = isinstance(obj, Permanent) and will_die(judge.game, obj)
    return object_value(judge.game, obj) if doomed else 0


def _saved(judge: Judge, effect: Effect, obj: Object) -> int:
    """Damage that is prevented saves a creature that would die of it."""
    return _regenerates(judge, effect, obj)


def _cannot_block(judge: Judge, effect: Effect, obj: Object) -> int:
    """Good before one attacks, and only against what could block."""
    mine = judge.me in judge.game.turn.active and not (isinstance(obj, Permanent) and obj.tapped)
    return -object_value(judge.game, obj) // 4 if mine else 0


def _unblockable(judge: Judge, effect: Effect, obj: Object) -> int:
    mine = judge.me in judge.game.turn.active and not (isinstance(obj, Permanent) and obj.tapped)
    return DAMAGE * judge.game.power(obj) // 2 if mine else 0


def _exchanged(judge: Judge, effect: Effect, obj: Object) -> int:
    """One's own worst for the best of others."""
    value = object_value(judge.game, obj)
    return 60 - value if judge.side(obj.id) > 0 else -value


def _given(judge: Judge, effect: Effect, obj: Object) -> int:
    """CR 804: a teammate who can attack makes more of a creature than somebody who cannot; others get nothing."""
    who = getattr(effect, "who", None)
    if not isinstance(who, Players):
        return 0
    for player in who.found(judge.game, judge.by):
        if judge.side(player.id) < 0:
            return -object_value(judge.game, obj)
        if attackable_opponents(judge.game, player) and not attackable_opponents(judge.game, judge.by.you(judge.game)):
            return object_value(judge.game, obj) // 2
    return 0


def _copied(judge: Judge, effect: Effect, obj: Object) -> int:
    """A copy of a spell is good to have, whoever's it is, and least doubtful of one's own."""
    return CARD if judge.side(obj.id) > 0 else -CARD // 2


def _copied_as_token(judge: Judge, effect: Effect, obj: Object) -> int:
    """A copy of a creature, if it is better than the one that one gets otherwise."""
    return judge.side(obj.id) * (creature_value(judge.game.chars(obj)) - ANOTHER_TOKEN)


def _withdrawn(judge: Judge, effect: Effect, obj: Object) -> int:
    """Out of combat: a pity for an attacker that comes through, a rescue for one that would die."""
    game, combat = judge.game, judge.game.turn.combat
    if combat is None or obj.id not in combat.attacks or not isinstance(obj, Permanent):
        return 0
    against = [blocker for id in combat.attacks[obj.id].blockers if (blocker := game.permanent(id)) is not None]
    if against and sum(game.power(blocker) for blocker in against) >= game.toughness(obj) - obj.damage:
        return object_value(game, obj) // 2
    return -object_value(game, obj)


def _castable(judge: Judge, effect: Effect, obj: Object) -> int:
    """A card that could be cast right away; one that may be cast already need not be allowed again."""
    game, chars = judge.game, judge.game.chars(obj)
    if not sorcery_timing(game, judge.me) or any(obj.id == getattr(e.statement, "card", 0) for e in game.effects):
        return 0
    lands = [p for p in game.controlled_by(judge.me) if not p.tapped and game.chars(p).types & LAND]
    return card_value(chars) if chars.mana_value <= len(lands) else 0


_TO_OBJECT: Final[dict[str, Callable[[Judge, Effect, Object], int]]] = {
    "Destroy": _destroyed,
    "Exile": _gone,
    "ExileUntilThisLeaves": _gone,
    "SacrificeIt": _sacrificed,
    "PutIntoLibrary": _gone,
    "ShuffleIntoLibrary": _gone,
    "TurnFaceDown": lambda judge, effect, obj: -object_value(judge.game, obj) // 2,
    "ReturnToHand": _returned,
    "PutOntoBattlefield": _enters,
    "DealDamage": _damaged,
    "TapIt": _tapped,
    "UntapIt": _untapped,
    "PutCounters": _counters,
    "RemoveCounters": _fewer_counters,
    "AttachTo": _attached,
    "RemoveFromCombat": _withdrawn,
    "Fight": _fights,
    "Counter": _countered,
    "Regenerate": _regenerates,
    "PreventNextEffect": _saved,
    "CantBlockNow": _cannot_block,
    "UnblockableNow": _unblockable,
    "StaysTappedOnce": lambda judge, effect, obj: -object_value(judge.game, obj) // 4,
    "Goad": lambda judge, effect, obj: -object_value(judge.game, obj) // 3,
    "ExchangeControl": _exchanged,
    "GiveControl": _given,
    "MayCastNow": _castable,
    "CopySpell": _copied,
    "CopyEach": _copied_as_token,
}
"""What an instruction changes for the controller of an object it is about; negative is harm."""


def _made_true(judge: Judge, effect: Effect) -> int:
    """A rule for a while, by what it says."""
    statement = getattr(effect, "statement", None)
    judged = _WHILE_TRUE.get(type(statement).__name__)
    return judged(judge, statement) if judged is not None and isinstance(statement, Statement) else 0


def _no_blocks(judge: Judge, statement: Statement) -> int:
    """Nobody blocks: good right before one attacks, for as much as would come through."""
    game, what = judge.game, getattr(statement, "what", None)
    if judge.me not in game.turn.active or game.turn.step is not Step.PRECOMBAT_MAIN or not isinstance(what, Filter):
        return 0
    foes = [p for p in game.permanents() if judge.side(p.id) < 0 and game.chars(p).types & CREATURE and not p.tapped]
    if not any(what.matches(game, foe, judge.by) for foe in foes):
        return 0
    ready = [p for p in game.controlled_by(judge.me) if why_not_attack(game, p) is None]
    damage = sum(Fighter(game, p).damage_to_player for p in ready)
    return WINNING if any(damage >= foe.life for foe in game.opponents(judge.me)) else DAMAGE * damage // 2


_WHILE_TRUE: Final[dict[str, Callable[[Judge, Statement], int]]] = {"CantBlock": _no_blocks}
"""What it is worth to a player that a statement is true for a while."""


def _taken(judge: Judge, effect: Effect) -> int:
    """Damage to those who chose it."""
    chosen = [judge.game.players[one] for one in judge.by.remembered("each")]
    return sum(judge.side(player.id) * _takes_damage(judge, effect, player) for player in chosen)


_BY_ITSELF: Final[dict[str, Callable[[Judge, Effect], int]]] = {
    "TakeDamage": _taken,
    "MakeTrue": _made_true,
    "CopyCardAtRandom": lambda judge, effect: 10 + 12 * judge.by.x,
    "CreateOneAtRandom": lambda judge, effect: 35,
    "CastCopyAtRandom": lambda judge, effect: 30,
    "ExtraCombat": lambda judge, effect: 20,
    "RevealTop": lambda judge, effect: CARD,
    "GetEmblem": lambda judge, effect: 60,
}
"""What an instruction that is about nobody in particular is worth to its controller."""

_HINDERING: Final = ("Restriction", "Prohibition", "DoesntUntap", "Cant", "Cost")
"""Parts of the names of statements that are bad for what they speak of."""


def _said(word: Word, obj: Object, judge: Judge) -> int:
    """What statements that change no characteristics do for the controller of the object they speak of."""
    change = 0
    for statement in statements_of(word):
        names = " ".join(kind.__name__ for kind in type(statement).__mro__)
        if isinstance(statement, Replacement):
            change += 5
        elif any(part in names for part in _HINDERING):
            change -= object_value(judge.game, obj) * 7 // 10
    return change


def aura_worth(judge: Judge, aura: Characteristics, host: Id) -> int:
    """What it is worth to a player to have this Aura on something."""
    game = judge.game
    if game.is_player(host):
        return -judge.side(host)
    obj = game.objects[host]
    change = 0
    for ability in aura.index.statics:
        changes = modifications_in(ability)
        if any(isinstance(one, GainControl) for one in changes):
            change -= 2 * object_value(game, obj) if judge.side(host) < 0 else 0
        elif changes and isinstance(obj, Permanent):
            change += judge._changed(obj, changes, False)
        else:
            change += _said(ability, obj, judge)
    triggered = sum(_does_to_host(judge, ability.effect, host) for _, ability in aura.index.triggered)
    return judge.side(host) * change + triggered


def _does_to_host(judge: Judge, effect: Effect, host: Id) -> int:
    """What an ability of an Aura that does something to what it enchants would do, were it on this."""
    if isinstance(effect, AddMana):
        return judge.side(host) * 3 * MANA
    leaves = leaves_of(effect)
    about = [type(subject_of(leaf)).__name__ == "Host" for leaf in leaves]
    if not any(about):
        return 0
    worth = [judge.on(leaf, host) if mine else judge.worth(leaf) for leaf, mine in zip(leaves, about, strict=True)]
    return max(worth) if isinstance(effect, Modal) else sum(worth)
