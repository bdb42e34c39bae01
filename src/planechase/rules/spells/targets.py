"""Targets (CR 115): finding them, choosing them, and checking them again on resolution."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from functools import lru_cache
from itertools import combinations
from typing import TYPE_CHECKING

from planechase.rules.events.attaching import EnchantAbility
from planechase.rules.events.events import BecomesTarget
from planechase.rules.events.happening import tell
from planechase.rules.language.abilities import Ability, ActivatedAbility, SpellAbility, TriggeredAbility
from planechase.rules.language.card_types import ENCHANTMENT
from planechase.rules.language.grammar import Aiming, Effect, Modal, Targeting
from planechase.rules.language.protection import why_not_target
from planechase.rules.language.slots import Slot
from planechase.rules.language.word import Word, word
from planechase.rules.mana.costs import AlternativeCost
from planechase.rules.multiplayer import influence
from planechase.rules.spells import crimes
from planechase.rules.state.decisions import ChooseTargets, Divide, IllegalAction, Rule, ask
from planechase.rules.state.edition import Edition
from planechase.rules.state.objects import Id, Object, StackObject
from planechase.rules.state.purpose import Purpose

if TYPE_CHECKING:
    from planechase.rules.language.characteristics import Characteristics
    from planechase.rules.state.player import Player
    from planechase.rules.state.source import Source
    from planechase.rules.state.state import State

TargetCheck = Callable[[], bool]
"""Whether all is well with the targets that a source has now."""


def targetings_in(word: Word) -> tuple[Targeting, ...]:
    """Everything in a text that says "target", in order; the same words twice mean the same target."""
    known = word.known()
    if isinstance(known, tuple):
        return known
    found: dict[Targeting, None] = {}
    _collect(word, found)
    result = tuple(found)
    word.keep(result)
    return result


def _collect(word: Word, found: dict[Targeting, None]) -> None:
    if isinstance(word, OnceMore):
        found.update(dict.fromkeys(again(targeting, word.time) for targeting in targetings_in(word.effect)))
        return
    if isinstance(word, Targeting):
        found.setdefault(word)
    for part in word.aimed_parts() if isinstance(word, Effect) else word.parts():
        if not hides_targets(part):
            _collect(part, found)


def announced_targetings(game: State, effect: Effect, by: Source) -> tuple[Targeting, ...]:
    """CR 702.33g, 601.2c: the same for a spell as it was announced: what is not done for want of a cost has none."""
    if not _depends_on_casting(effect):
        return targetings_in(effect)
    found: dict[Targeting, None] = {}
    _collect_announced(game, effect, by, found)
    return tuple(found)


@lru_cache(maxsize=2048)
def _depends_on_casting(effect: Effect) -> bool:
    return any(isinstance(part, Effect) and part.depends_on_casting() for part in effect.walk())


def _collect_announced(game: State, word: Word, by: Source, found: dict[Targeting, None]) -> None:
    if isinstance(word, Targeting):
        found.setdefault(word)
    for part in word.announced_parts(game, by) if isinstance(word, Effect) else word.parts():
        if not hides_targets(part):
            _collect_announced(game, part, by, found)


def hides_targets(word: Word) -> bool:
    """CR 115.1: targets of an ability inside an effect (a token's, a delayed or granted one) are chosen later."""
    return isinstance(word, Ability)


def effect_of(chars: Characteristics) -> Effect | None:
    """The instructions of an instant or sorcery; what a keyword adds to them comes after them (CR 702.113a)."""
    spell: tuple[SpellAbility, ...] = chars.index.spell
    if len(spell) > 1 and not any(isinstance(ability.effect, Modal) for ability in spell):
        return _one_after_another(spell)
    return spell[0].effect if spell else None


@lru_cache(maxsize=256)
def _one_after_another(spell: tuple[SpellAbility, ...]) -> SpellEffects:
    return SpellEffects(tuple(ability.effect for ability in spell))


@word
class SpellEffects(Effect):
    """CR 608.2c: the instructions of several spell abilities of one spell, in the order written."""

    reads = "{effects}"
    effects: tuple[Effect, ...]

    def instructions(self) -> list[Effect]:
        return [part for effect in self.effects for part in effect.instructions()]

    def happen(self, game: State, by: Source) -> Rule[None]:
        for effect in self.effects:
            yield from effect.happen(game, by)


def effect_on_stack(obj: StackObject, chars: Characteristics) -> Effect | None:
    """The instructions of a spell or ability on the stack; a permanent spell has none."""
    if isinstance(obj.ability, (ActivatedAbility, TriggeredAbility)):
        return obj.ability.effect
    return effect_of(chars)


def targetings(game: State, effect: Effect | None, by: Source) -> tuple[Targeting, ...]:
    """CR 601.2c: the targets that must be chosen, given the chosen modes."""
    if effect is None:
        obj = game.get(by.object_id)
        return permanent_targeting(game.chars(obj), by) if isinstance(obj, StackObject) else ()
    if isinstance(effect, Modal):
        options = effect.options()
        found: dict[Targeting, None] = {}
        for mode, time in with_times(by.modes):
            found.update(
                dict.fromkeys(again(targeting, time) for targeting in announced_targetings(game, options[mode], by))
            )
        return tuple(found)
    return announced_targetings(game, effect, by)


# ---------------------------------------------------------------------- texts that have their own targets


@word
class OnceMore(Effect):
    """CR 702.102d: an instruction whose targets are its own, although the same words stand before it."""

    reads = "{effect}"
    effect: Effect
    time: int = 1

    def happen(self, game: State, by: Source) -> Rule[None]:
        yield from self.effect.happen(game, at_time(by, self.time))


@word
class Again(Aiming):
    """CR 700.2d: a target of a mode that was chosen before: the text stands there once more, with its own targets."""

    reads = "{targeting}"
    targeting: Targeting
    time: int

    def limits(self, game: State, by: Source) -> tuple[int, int]:
        return self.targeting.limits(game, at_time(by, self.time))

    def candidates(self, game: State, by: Source) -> list[Id]:
        return self.targeting.candidates(game, at_time(by, self.time))

    def allows(self, game: State, candidate: Id, by: Source) -> bool:
        return self.targeting.allows(game, candidate, at_time(by, self.time))

    def refuses(self, game: State, chosen: list[Id], by: Source) -> str | None:
        return self.targeting.refuses(game, chosen, at_time(by, self.time))

    def settled(self, game: State, by: Source) -> None:
        self.targeting.settled(game, at_time(by, self.time))

    def apart_from(self) -> tuple[Targeting, ...]:
        return tuple(again(other, self.time) for other in self.targeting.apart_from())

    def divides(self, game: State, by: Source) -> int | None:
        return self.targeting.divides(game, at_time(by, self.time))

    def chooser(self, game: State, by: Source) -> Id | None:
        return self.targeting.chooser(game, at_time(by, self.time))


def again(targeting: Targeting, time: int) -> Targeting:
    """The same use of the word "target" in a mode that has been chosen so often before."""
    return Again(targeting, time) if time else targeting


def with_times(modes: Sequence[int]) -> list[tuple[int, int]]:
    """Modes, each with how often it stands before itself."""
    return [(mode, modes[:place].count(mode)) for place, mode in enumerate(modes)]


def at_time(by: Source, time: int) -> Source:
    """CR 700.2d: the source as a mode sees it that has been chosen so often before; what it remembers is shared."""
    if not time:
        return by
    seen = by.clone()
    seen.memory = by.memory
    seen.targets = {t.targeting: ids for t, ids in by.targets.items() if isinstance(t, Again) and t.time == time}
    seen.divisions = {t.targeting: s for t, s in by.divisions.items() if isinstance(t, Again) and t.time == time}
    return seen


# ---------------------------------------------------------------------- what may be targeted


def aura_targeting(chars: Characteristics) -> tuple[Targeting, ...]:
    """CR 303.4a: an Aura spell targets what it will enchant."""
    if not chars.types & ENCHANTMENT or "Aura" not in chars.subtypes:
        return ()
    return tuple(a.targeting() for a in chars.abilities if isinstance(a, EnchantAbility))[:1]


def permanent_targeting(chars: Characteristics, by: Source) -> tuple[Targeting, ...]:
    """CR 303.4a, 702.140a: what a permanent spell targets: an Aura, or a spell that is cast for its mutate cost."""
    for _, statement in chars.index.of_kind(AlternativeCost) if by.way else ():
        if isinstance(statement, AlternativeCost) and statement.name() == by.way:
            aim = statement.targeting()
            if aim is not None:
                return (aim,)
    return aura_targeting(chars)


def could_target(game: State, obj: Object, id: Id, by: Source) -> bool:
    """Whether a spell whose targets have not been chosen yet could target something."""
    effect = effect_of(game.chars(obj))
    modes = effect.options() if isinstance(effect, Modal) else (effect,)
    found = [t for mode in modes if mode is not None for t in targetings_in(mode)]
    found = found or list(permanent_targeting(game.chars(obj), by))
    return any(id in options(game, targeting, by) for targeting in found)


def options(game: State, targeting: Targeting, by: Source) -> list[Id]:
    """Everything that could be chosen as this target now, but not the spell or ability itself (CR 115.5)."""
    itself = by.stack_id or None
    found = [id for id in targeting.candidates(game, by) if id != itself and why_not_target(game, id, by) is None]
    return found if game.reach is None else _within_range_of_chooser(game, targeting, found, by)


def _one_by_one(game: State, targeting: Targeting, by: Source) -> Iterator[Id]:
    """The same options, each found when it is asked for."""
    itself = by.stack_id or None
    for id in targeting.one_by_one(game, by):
        if id != itself and why_not_target(game, id, by) is None:
            if game.reach is None or _within_range_of_chooser(game, targeting, [id], by):
                yield id


def _within_range_of_chooser(game: State, targeting: Targeting, found: list[Id], by: Source) -> list[Id]:
    """CR 801.5a: a player who chooses the target for the controller must have it within range too."""
    chooser = targeting.chooser(game, by)
    if chooser is None or influence.is_exempt(game, by.object_id):
        return found
    return [id for id in found if influence.is_within(game, chooser, id)]


def can_choose(game: State, effect: Effect | None, by: Source) -> bool:
    """CR 601.2c: whether there are enough legal targets to begin with."""
    if isinstance(effect, Modal):
        least = 1 if effect.may_repeat() else effect.how_many(game, by)[0]
        possible = sum(enough(game, announced_targetings(game, mode, by), by) for mode in effect.options())
        return possible >= max(1, least)
    return enough(game, targetings(game, effect, by), by)


def enough(game: State, needed: Sequence[Targeting], by: Source) -> bool:
    """CR 601.2c: whether all of these could be chosen together."""
    if any(targeting.apart_from() for targeting in needed):
        return _fit_together(game, needed, by.clone())
    return all(_is_possible(game, targeting, by) for targeting in needed)


def _is_possible(game: State, targeting: Targeting, by: Source) -> bool:
    least, _ = targeting.limits(game, by)
    if least == 1:
        return any(targeting.refuses(game, [id], by) is None for id in _one_by_one(game, targeting, by))
    return least == 0 or next(_choices(game, targeting, least, by), None) is not None


def _choices(game: State, targeting: Targeting, count: int, by: Source) -> Iterator[tuple[Id, ...]]:
    """The choices of so many that are allowed."""
    for chosen in combinations(options(game, targeting, by), count):
        if targeting.refuses(game, list(chosen), by) is None:
            yield chosen


def _fit_together(game: State, needed: Sequence[Targeting], by: Source, check: TargetCheck | None = None) -> bool:
    """CR 115.3: whether targets can be found that differ where they have to. Fills in the source it is given."""
    if not needed:
        return check is None or check()
    first, rest = needed[0], needed[1:]
    least, most = first.limits(game, by)
    matters = check is not None or any(first in later.apart_from() for later in rest)
    counts = (least, 1) if check is not None and least == 0 < most else (least,)
    for chosen in (choice for count in counts for choice in _choices(game, first, count, by)):
        by.targets[first] = chosen
        if _fit_together(game, rest, by, check):
            return True
        if not matters:
            break
    by.targets.pop(first, None)
    return False


def could_choose(game: State, chars: Characteristics, by: Source, check: TargetCheck) -> bool:
    """CR 601.2c, 601.2f: whether a spell has targets with which all is well: with which its cost can be paid, say.

    The source has no targets yet, and none afterwards.
    """
    effect = effect_of(chars)
    if isinstance(effect, Modal):
        texts = [announced_targetings(game, mode, by) for mode in effect.options()]
    else:
        texts = [permanent_targeting(chars, by) if effect is None else announced_targetings(game, effect, by)]
    found = any(_fit_together(game, text, by, check) for text in texts)
    by.targets.clear()
    return found


def choose_targets(
    game: State, player: Player, effect: Effect | None, by: Source, check: TargetCheck | None = None
) -> Rule[None]:
    """CR 601.2c, 601.2d: choose each target, then divide what is to be divided.

    With a `check` only targets can be chosen with which all is well in the end.
    """
    needed = targetings(game, effect, by)
    for number, targeting in enumerate(needed, 1):
        clause = clause_of(effect, targeting.as_word()) if effect is not None and len(needed) > 1 else None
        yield from choose_target(game, player, targeting, by, needed[number:], check, clause)
    for targeting in by.targets:
        yield from _divide(game, player, targeting, by)
    announce(game, by)
    crimes.notice(game, player, by)


def clause_of(effect: Effect, word: Word) -> Effect:
    """The smallest instruction of a text in which this word stands."""
    inside = (part for part in effect.walk() if part is not effect and isinstance(part, Effect))
    smaller = next((part for part in inside if word in part.walk()), None)
    return effect if smaller is None else clause_of(smaller, word)


def _aims(word: Word) -> Iterator[Targeting]:
    """The uses of "target" in a text, without those that others of them must differ from."""
    for part in word.parts():
        if isinstance(part, Targeting):
            yield part
        else:
            yield from _aims(part)


def choose_target(
    game: State,
    player: Player,
    targeting: Targeting,
    by: Source,
    later: Sequence[Targeting] = (),
    check: TargetCheck | None = None,
    clause: Effect | None = None,
) -> Rule[None]:
    """CR 601.2c: one use of the word "target"; those that are chosen `later` must remain possible.

    2011:107.1c: what is divided among any number is divided among at least one, if possible.
    """
    least, most = targeting.limits(game, by)
    possible = options(game, targeting, by)
    if not least and possible and game.edition is Edition.Y2011 and targeting.divides(game, by):
        least = 1
    if len(possible) < least:
        raise IllegalAction(f"There are not enough legal targets for {game.name_of(by.object_id)}.")
    if most == 0 or not possible:
        by.targets[targeting] = ()
        return

    def refuse(chosen: list[Id]) -> str | None:
        reason = targeting.refuses(game, chosen, by)
        if reason is None and any(targeting in other.apart_from() for other in later):
            trial = by.clone()
            trial.targets[targeting] = tuple(chosen)
            if not _fit_together(game, later, trial):
                reason = f"That would leave too few other targets for {game.name_of(by.object_id)}."
        if reason is None and check is not None and not _is_well(game, targeting, chosen, by, later, check):
            reason = f"{player.name} cannot pay for {game.name_of(by.object_id)} with that target."
        return reason

    chooser = targeting.chooser(game, by)
    if chooser is None:
        game.chance.shuffle(possible)
        by.targets[targeting] = tuple(possible[:most])
        return
    why = f"Choose {_count(least, most, targeting.one_of_each)} for {game.name_of(by.object_id)}."
    aims = 1 if clause is None else len(set(_aims(clause)))
    question = ChooseTargets(chooser, why, possible, least, most, by.object_id, refuse, targeting, clause, aims)
    if check is not None and question.first_allowed() is None:
        raise IllegalAction(f"{player.name} cannot pay for {game.name_of(by.object_id)}, whatever it targets.")
    by.targets[targeting] = tuple((yield from ask(question)))
    targeting.settled(game, by)


def _is_well(
    game: State, targeting: Targeting, chosen: Sequence[Id], by: Source, later: Sequence[Targeting], check: TargetCheck
) -> bool:
    """Whether all would be well with these targets, and with some that are chosen later."""
    before = by.targets.copy()
    by.targets[targeting] = tuple(chosen)
    well = _fit_together(game, later, by, check)
    by.targets = before
    return well


def _count(least: int, most: int, one_of_each: bool) -> str:
    if one_of_each and most > 1:
        return "up to one target of each player"
    if least == most:
        return "a target" if most == 1 else f"{most} targets"
    if most > 50:
        return "any number of targets"
    return "up to one target" if most == 1 else f"up to {most} targets"


def _divide(game: State, player: Player, targeting: Targeting, by: Source) -> Rule[None]:
    """CR 601.2d: each target gets at least one."""
    total = targeting.divides(game, by)
    chosen = by.targets[targeting]
    if total is None or not chosen:
        return
    if len(chosen) == 1:
        by.divisions[targeting] = {chosen[0]: total}
        return
    if len(chosen) > total:
        raise IllegalAction(f"{total} cannot be divided among {len(chosen)} targets.")
    why = f"Divide {total} among the targets of {game.name_of(by.object_id)}."
    divider = targeting.chooser(game, by)
    asked = player.id if divider is None else divider
    division = Divide(asked, Purpose.DIVIDE, why, total, chosen, 1, by.object_id, word=targeting.as_word())
    by.divisions[targeting] = yield from ask(division)


def announce(game: State, by: Source) -> None:
    """CR 601.2c, 603.3d: abilities that look for something becoming a target see it now."""
    for id in dict.fromkeys(id for chosen in by.targets.values() for id in chosen):
        tell(game, BecomesTarget(id, by.stack_id, by.controller))


@word
class IllegalTargets(Slot):
    """2011:608.2b: the targets that became illegal; an effect could still know what they were."""

    targeting: Targeting


def recheck(game: State, by: Source) -> bool:
    """CR 608.2b: drop targets that became illegal. False if there were targets and all of them are illegal now."""
    if not by.targets:
        return True
    had = has = 0
    for targeting, chosen in by.targets.items():
        legal = tuple(
            id
            for id in chosen
            if _still_there(game, id) and targeting.allows(game, id, by) and why_not_target(game, id, by) is None
        )
        if targeting.refuses(game, list(legal), by) is not None:
            legal = ()
        had += len(chosen)
        has += len(legal)
        by.targets[targeting] = legal
        if game.edition is Edition.Y2011 and len(legal) < len(chosen):
            by.remember(IllegalTargets("illegal", targeting), tuple(id for id in chosen if id not in legal))
    return has > 0 or had == 0


def _still_there(game: State, id: Id) -> bool:
    if game.is_player(id):
        return not game.players[id].has_left
    return id in game.objects
