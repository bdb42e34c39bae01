"""From names to the things they mean, and back: cards, objects, players, steps, options."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from difflib import get_close_matches
from typing import TYPE_CHECKING, Any, Final

from planechase.cards import pool
from planechase.decks.binder import EMPTY, Binder
from planechase.rules.casual.planar_decks import owner_of
from planechase.rules.combat.combat import role_of
from planechase.rules.events.replacement import EffectLabel
from planechase.rules.events.triggers import TriggerLabel
from planechase.rules.language.abilities import home_zone
from planechase.rules.language.characteristics import BETWEEN_HALVES, CardDefinition
from planechase.rules.language.grammar import Modal
from planechase.rules.spells.activating import Price
from planechase.rules.spells.casting import Mode
from planechase.rules.spells.targets import effect_on_stack
from planechase.rules.state.decisions import Decision, DeclaredPair, Id
from planechase.rules.state.objects import NO_ROLE, Object, Permanent, StackObject, Zone
from planechase.rules.state.steps import Step
from planechase.rules.turns.priority import (
    Action,
    ActivateAbility,
    ActivateManaAbility,
    CastSpell,
    Pass,
    PlayAsLand,
    PlayLand,
)
from planechase.telling.labels import price_text
from planechase.testing.errors import NoSuchCard, TableError
from planechase.words.english import Reader, ability_text, sentences

if TYPE_CHECKING:
    from planechase.rules.state.state import State

SHOWN: Final = 30
"""How many options of a question an error message lists."""


# ---------------------------------------------------------------------- cards


def definition(card: str | CardDefinition, binder: Binder = EMPTY) -> CardDefinition:
    """The card of this name, built in or else in the binder; a definition stands for itself.

    >>> definition("Grizzly Bears")
    <card Grizzly Bears>
    >>> definition("Grizly Bears")
    Traceback (most recent call last):
        ...
    planechase.testing.errors.NoSuchCard: There is no card 'Grizly Bears'; did you mean 'Grizzly Bears'?
    """
    if isinstance(card, CardDefinition):
        return card
    if not isinstance(card, str):
        raise TableError(f"{card!r} is neither the name of a card nor the definition of one.")
    if card in pool.CARDS:
        return pool.card(card)
    known = [*pool.CARDS, *pool.HALVES]
    for name in known:
        if name.casefold() == pool.with_bar(card).casefold():
            return pool.card(name)
    own = binder.find(card)
    if own is not None:
        return own
    why = binder.why_not(card)
    raise NoSuchCard(why or f"There is no card {card!r}{suggestion(card, (*known, *binder.names()))}")


def suggestion(name: str, among: Iterable[str]) -> str:
    """The end of a sentence that says what was probably meant.

    >>> suggestion("Bobb", ["Ann", "Bob"])
    "; did you mean 'Bob'?"
    >>> suggestion("Zzz", ["Ann", "Bob"])
    '.'
    """
    by_folded = {other.casefold(): other for other in among}
    close = get_close_matches(name.casefold(), by_folded, n=3, cutoff=0.6)
    if not close:
        return "."
    return "; did you mean " + " or ".join(repr(by_folded[other]) for other in close) + "?"


# ---------------------------------------------------------------------- steps and zones

_STEPS: Final = {
    "main": Step.PRECOMBAT_MAIN,
    "main phase": Step.PRECOMBAT_MAIN,
    "first main phase": Step.PRECOMBAT_MAIN,
    "precombat main": Step.PRECOMBAT_MAIN,
    "second main phase": Step.POSTCOMBAT_MAIN,
    "postcombat main": Step.POSTCOMBAT_MAIN,
    "combat": Step.BEGINNING_OF_COMBAT,
    "beginning of combat step": Step.BEGINNING_OF_COMBAT,
    "end of combat step": Step.END_OF_COMBAT,
    "first strike damage": Step.FIRST_STRIKE_DAMAGE,
    "upkeep step": Step.UPKEEP,
}


def step(name: str | Step) -> Step:
    """The step of this name; "step" and "phase" may be left out.

    >>> step("upkeep") is Step.UPKEEP, step("declare attackers") is Step.DECLARE_ATTACKERS
    (True, True)
    >>> step("upkep")
    Traceback (most recent call last):
        ...
    planechase.testing.errors.TableError: There is no step 'upkep'; did you mean 'upkeep'?
    """
    if isinstance(name, Step):
        return name
    wanted = name.casefold().strip()
    known = dict(_STEPS)
    for one in Step:
        known[one.value] = one
        known[one.value.removesuffix(" step")] = one
    if wanted in known:
        return known[wanted]
    usual = [one.value.removesuffix(" step") for one in Step]
    raise TableError(f"There is no step {name!r}{suggestion(wanted, usual)}")


def zone(name: str | Zone) -> Zone:
    """The zone of this name.

    >>> zone("graveyard") is Zone.GRAVEYARD
    True
    """
    if isinstance(name, Zone):
        return name
    wanted = name.casefold().removesuffix(" zone")
    for one in Zone:
        if one.value == wanted:
            return one
    raise TableError(f"There is no zone {name!r}{suggestion(wanted, [one.value for one in Zone])}")


# ---------------------------------------------------------------------- objects


def owner_word(state: State, obj: Object) -> str:
    """Whose it is, for people: "Ann's"."""
    holder = obj.controller if obj.zone in (Zone.BATTLEFIELD, Zone.STACK) else owner_of(state, obj)
    return f"{state.players[holder].name}'s"


def where(state: State, obj: Object) -> str:
    """Where an object is, for people.

    "in Ann's graveyard", "on the battlefield under Bob's control".
    """
    whose = owner_word(state, obj)
    if obj.zone is Zone.BATTLEFIELD:
        return f"on the battlefield under {whose} control"
    if obj.zone is Zone.STACK:
        return "on the stack"
    if obj.zone in (Zone.EXILE, Zone.COMMAND):
        return "in exile" if obj.zone is Zone.EXILE else "in the command zone"
    return f"in {whose} {obj.zone.value}"


def called(state: State, obj: Object) -> str:
    """An object by name and number, for people."""
    return f"{state.chars(obj).name} #{obj.id} {where(state, obj)}"


def object_name(state: State, obj: Object) -> str:
    """The name by which a test speaks of an object: a face-down card keeps the name on its face."""
    return obj.copiable.name if obj.face_down else state.chars(obj).name


def object_names(state: State, obj: Object) -> tuple[str, ...]:
    """All the names by which a test may speak of an object: a split card by each half, a modal one by its back."""
    name = object_name(state, obj)
    if obj.copiable.sides and BETWEEN_HALVES not in name:
        return tuple(side.name for side in obj.copiable.sides)
    halves = name.split(BETWEEN_HALVES)
    inset = obj.copiable.inset
    if inset is not None and obj.zone is not Zone.BATTLEFIELD:
        return (name, inset.name)
    return (name, *halves) if len(halves) > 1 else (name,)


def is_called(state: State, obj: Object, name: str) -> bool:
    """Whether a test may mean this object by a name."""
    return name.casefold() in (own.casefold() for own in object_names(state, obj))


def alike(state: State, one: Object, other: Object) -> bool:
    """Whether nobody could tell two objects of the same name apart, so that either will do."""
    if one is other:
        return True
    if (one.zone, one.controller, one.owner, one.counters or {}, one.face_down) != (
        other.zone, other.controller, other.owner, other.counters or {}, other.face_down,
    ):  # fmt: skip
        return False
    if isinstance(one, StackObject) or isinstance(other, StackObject):
        return False
    if isinstance(one, Permanent) and isinstance(other, Permanent):
        if (one.tapped, one.damage, one.is_token) != (other.tapped, other.damage, other.is_token):
            return False
        if state.attached_to(one.id) or state.attached_to(other.id):
            return False
        if role_of(state, one) != NO_ROLE or role_of(state, other) != NO_ROLE:
            return False
    return True


# ---------------------------------------------------------------------- questions, for people


def ability_words(state: State, obj: Object, number: int) -> str:
    """How an ability of an object reads."""
    chars = state.chars(obj)
    return ability_text(chars.index.all[number], chars)


def abilities_of(state: State, obj: Object, mana: bool) -> list[int]:
    """The numbers of the mana abilities, or of the other activated ones, that work where the object is."""
    chars = state.chars(obj)
    return [
        number
        for number, ability in chars.index.activated
        if ability.is_mana is mana and ability.works_in(obj.zone, home_zone(chars))
    ]


def action_words(state: State, action: Action) -> str:
    """What an action at a grant of priority does, for people."""
    if isinstance(action, Pass):
        return "pass"
    if isinstance(action, PlayLand):
        return f"play {action.face or state.name_of(action.land)}"
    if isinstance(action, PlayAsLand):
        return f"play {state.name_of(action.card)} as a land"
    if isinstance(action, CastSpell):
        by = f" ({action.way.name})" if action.way.name else ""
        return f"cast {action.way.half or state.name_of(action.card)}{by}"
    if isinstance(action, ActivateAbility):
        words = ability_words(state, state.objects[action.source], action.number)
        return f"activate {state.name_of(action.source)}: {words}"
    if isinstance(action, ActivateManaAbility):
        return f"tap {state.name_of(action.source)} for mana"
    what = action.about
    if not what and action.object_id is not None:
        what = object_name(state, state.objects[action.object_id])
    words = action.said.format(what=what)
    return words[:1].lower() + words[1:]


def option_words(state: State, option: Any) -> str:
    """An option of a question, for people."""
    if isinstance(option, Action):
        return action_words(state, option)
    if isinstance(option, Mode):
        return f"mode {option.number} of {state.name_of(option.object_id)}: {_mode_words(state, option)}"
    if isinstance(option, Price):
        return price_text(state, option)
    if isinstance(option, TriggerLabel):
        return f"the trigger of {state.name_of(option.object_id)} (number {option.number})"
    if isinstance(option, EffectLabel):
        return f"an effect of {state.name_of(option.object_id)} (number {option.number})"
    if isinstance(option, DeclaredPair):
        return f"{option_words(state, option.creature)} -> {option_words(state, option.other)}"
    if isinstance(option, tuple) and len(option) == 2 and option[0] in state.objects:
        return f"ability {option[1]} of {state.name_of(option[0])}"
    if isinstance(option, int) and not isinstance(option, bool):
        obj = state.get(option)
        if obj is not None:
            return called(state, obj)
        return state.players[option].name if 0 <= option < len(state.players) else str(option)
    return repr(option)


def _mode_words(state: State, mode: Mode) -> str:
    """How a mode reads, of the spell or ability on top of the stack that is being announced."""
    announced = state.on_stack(state.turn.stack[-1]) if state.turn.stack else None
    if announced is None:
        return ""
    chars = state.chars(announced)
    effect = effect_on_stack(announced, chars)
    if not isinstance(effect, Modal):
        return ""
    return sentences(Reader(chars).read(effect.options()[mode.number]))


def question(state: State, decision: Decision[Any]) -> str:
    """A question as a paragraph: who is asked, what, and what they could answer."""
    who = state.players[decision.decider].name
    whose = f" for {state.players[decision.player].name}" if decision.decider != decision.player else ""
    lines = [f"{who} is asked{whose}: {decision.why}"]
    about = decision.about
    if about is not None and state.name_of(about) not in decision.why:
        lines[0] += f" (This is about {state.name_of(about)}.)"
    lines += [f"  {line}" for line in _possible(state, decision)]
    return "\n".join(lines)


def _possible(state: State, decision: Decision[Any]) -> list[str]:
    options = [option for _, option in decision.named() if not isinstance(option, bool)]
    return [f"Answer {decision.hint}{':' if options else '.'}", *_listed(state, options)]


def _listed(state: State, options: Sequence[Any]) -> list[str]:
    lines = [f"  {option_words(state, option)}" for option in options[:SHOWN]]
    if len(options) > SHOWN:
        lines.append(f"  ... and {len(options) - SHOWN} more")
    return lines


def option_names(state: State, option: Any) -> tuple[str, ...]:
    """The names by which an option may be chosen."""
    if isinstance(option, str):
        return (option,)
    if isinstance(option, Action):
        if isinstance(option, PlayLand):
            return (action_words(state, option), *((option.face,) if option.face else ()))
        spell = (option.way.half or state.name_of(option.card),) if isinstance(option, CastSpell) else ()
        return (action_words(state, option), *spell)
    named: Id
    if isinstance(option, Mode):
        return (f"mode {option.number}",)
    if isinstance(option, Price):
        return (price_text(state, option),)
    if isinstance(option, (TriggerLabel, EffectLabel)):
        named = option.object_id
    elif isinstance(option, tuple) and option:
        named = option[0]
    elif isinstance(option, int):
        named = option
    else:
        return (str(option),)
    obj = state.get(named) or state.departed.get(named)
    if obj is not None:
        return object_names(state, obj)
    return (state.players[named].name,) if 0 <= named < len(state.players) else (str(option),)
