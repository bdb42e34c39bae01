"""What players will answer: turning names into answers, and keeping answers that a test gave beforehand."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import TYPE_CHECKING, Any, Final

from planechase.rules.events.replacement import EffectLabel
from planechase.rules.events.triggers import TriggerLabel
from planechase.rules.spells.casting import Mode
from planechase.rules.state.decisions import (
    Choose,
    ChooseTargets,
    ChooseX,
    Decision,
    Declaration,
    DeclareAttackers,
    DeclareBlockers,
    Divide,
    Id,
    IllegalAnswer,
    PayOptionalCost,
)
from planechase.rules.state.objects import StackObject
from planechase.rules.turns.priority import PASS, Action, Priority
from planechase.testing.errors import Ambiguous, TableError
from planechase.testing.handle import Handle
from planechase.testing.table_names import alike, called, option_names, option_words, question, suggestion

if TYPE_CHECKING:
    from planechase.rules.state.state import State

ScriptedAnswer = Any
"""A name, a handle, a number, True, "yes", an action, or several of those: see `Table.answer`."""

MISSING: Final = object()
"""No answer was given."""


# ---------------------------------------------------------------------- from names to answers


def understood(state: State, decision: Decision[Any], value: ScriptedAnswer) -> object:
    """The answer in the form that the game takes, with names replaced by the options they mean."""

    def find(options: Sequence[Any], wanted: ScriptedAnswer, creature: Id | None = None) -> Any:
        if isinstance(decision, Priority):
            return action(state, decision, wanted)
        if creature is None:
            return pick(state, options, wanted, decision)
        if wanted is None:
            return _the_only_one(state, options, creature)
        if not fits(state, options, wanted):
            assert isinstance(decision, Declaration)
            shown = wanted.name if isinstance(wanted, Handle) else _shown(state, wanted)
            raise IllegalAnswer(f"{state.name_of(creature)} cannot {decision.does} {shown}.")
        return pick(state, options, wanted, decision)

    return decision.meant(value, find)


def _the_only_one(state: State, options: Sequence[Any], creature: Id) -> Any:
    if len(options) == 1:
        return options[0]
    could = ", ".join(option_words(state, option) for option in options)
    raise TableError(f"Say what {state.name_of(creature)} is to do it to, as in {{...: BOB}}. It could be {could}.")


def action(state: State, decision: Priority, value: ScriptedAnswer) -> Action:
    """The action at a grant of priority that a text describes; any part of its description will do."""
    if isinstance(value, Action):
        return value
    if value == "pass":
        return PASS
    fitting = [option for option in decision.options if str(value).casefold() in option_words(state, option).casefold()]
    different: dict[str, Action] = {option_words(state, option): option for option in fitting}
    if len(different) == 1:
        return next(iter(different.values()))
    if different:
        raise Ambiguous(f"{value!r} could be any of: " + "; ".join(different))
    raise IllegalAnswer(f"{value!r} is nothing that can be done now.\n{question(state, decision)}")


def pick(state: State, options: Sequence[Any], wanted: ScriptedAnswer, decision: Decision[Any]) -> Any:
    """The option that is meant; if several look the same, the first."""
    fitting = fits(state, options, wanted)
    if not fitting:
        names = [name for option in options for name in option_names(state, option)]
        hint = suggestion(wanted, names) if isinstance(wanted, str) else "."
        shown = wanted.name if isinstance(wanted, Handle) else _shown(state, wanted)
        raise IllegalAnswer(f"{shown} is not among the options{hint}\n{question(state, decision)}")
    first = fitting[0]
    if all(_interchangeable(state, first, other) for other in fitting[1:]):
        return first
    listed = "; ".join(option_words(state, option) for option in fitting)
    raise Ambiguous(
        f"{wanted!r} could mean any of: {listed}. Keep the handle that table.battlefield returned, or use "
        f"table.find({wanted!r}, controller=...), and give that instead of the name."
    )


def _shown(state: State, wanted: ScriptedAnswer) -> str:
    if isinstance(wanted, int) and not isinstance(wanted, bool):
        return state.name_of(wanted) if wanted in state.objects or 0 <= wanted < len(state.players) else str(wanted)
    return repr(wanted)


def fits(state: State, options: Sequence[Any], wanted: ScriptedAnswer) -> list[Any]:
    """The options that a name, a handle, a number or an option itself could mean."""
    if isinstance(wanted, Handle):
        wanted = wanted.id
    if isinstance(wanted, str):
        folded = wanted.casefold()
        return [option for option in options if folded in (name.casefold() for name in option_names(state, option))]
    if isinstance(wanted, int) and not isinstance(wanted, bool):
        numbered = [option for option in options if _number(option) == wanted]
        if numbered:
            return numbered
    return [option for option in options if type(option) is type(wanted) and option == wanted]


def _number(option: Any) -> int | None:
    """The number by which an option may be chosen: its id, the number of a mode, the source of a trigger."""
    if isinstance(option, (Mode, EffectLabel)):
        return option.number
    if isinstance(option, TriggerLabel):
        return option.object_id
    return option if isinstance(option, int) and not isinstance(option, bool) else None


def _interchangeable(state: State, one: Any, other: Any) -> bool:
    if not isinstance(one, int) or not isinstance(other, int):
        return isinstance(one, TriggerLabel) or (isinstance(one, Mode) and one.number == other.number)
    first, second = state.get(one), state.get(other)
    return first is not None and second is not None and alike(state, first, second)


# ---------------------------------------------------------------------- answers given beforehand


class Scripted:
    """One answer that a player will give, to the next question or to every question it is about."""

    __slots__ = ("about", "player", "repeated", "value")

    def __init__(self, player: Id, value: ScriptedAnswer, about: str, repeated: bool) -> None:
        self.player = player
        self.value = value
        self.about = about
        self.repeated = repeated

    def concerns(self, state: State, decision: Decision[Any]) -> bool:
        """Whether it is meant for this question."""
        if decision.decider != self.player:
            return False
        if isinstance(decision, (DeclareAttackers, DeclareBlockers)) and not self._declares(state, decision):
            return False
        words = decision.purpose.value
        if decision.about is not None:
            words += " " + state.name_of(decision.about)
        return self.about.casefold() in words.casefold()

    def _declares(self, state: State, decision: DeclareAttackers | DeclareBlockers) -> bool:
        """A declaration takes only a dictionary that speaks of creatures that could be declared."""
        if not isinstance(self.value, Mapping):
            return False
        options = list(decision.choices)
        return all(fits(state, options, key) for key in self.value)

    def __repr__(self) -> str:
        return f"{self.value!r}" + (f" about {self.about!r}" if self.about else "")


Answerer = Callable[[Decision[Any]], ScriptedAnswer]


class Script:
    """Everything the players at a table will answer."""

    __slots__ = ("asked", "lines")

    def __init__(self) -> None:
        self.lines: list[Scripted] = []
        self.asked: list[tuple[Id, Answerer]] = []

    def clone(self) -> Script:
        new = Script()
        new.lines = self.lines[:]
        new.asked = self.asked[:]
        return new

    def answer(self, state: State, decision: Decision[Any]) -> ScriptedAnswer:
        """The answer that was given beforehand, or `MISSING`."""
        for player, function in self.asked:
            if player == decision.decider:
                value = function(decision)
                if value is not None:
                    return value
        for line in self.lines:
            if line.concerns(state, decision):
                if not line.repeated:
                    self.lines.remove(line)
                return line.value
        return MISSING


class Announcement:
    """The choices that a test gives together with a spell or an ability (CR 601.2b to 601.2d)."""

    __slots__ = ("choose", "divide", "modes", "name", "pay", "player", "source", "targets", "x")

    def __init__(
        self,
        player: Id,
        name: str,
        source: int,
        targets: Sequence[ScriptedAnswer],
        modes: Sequence[ScriptedAnswer],
        x: int | None,
        pay: Sequence[str],
        divide: ScriptedAnswer,
        choose: Sequence[ScriptedAnswer],
    ) -> None:
        self.player = player
        self.name = name
        self.source = source
        """The card of a spell (its number), or the object that has the ability (its id)."""
        self.targets = list(targets)
        self.modes = list(modes)
        self.x = x
        self.pay = list(pay)
        self.divide = divide
        self.choose = list(choose)

    def answer(self, state: State, decision: Decision[Any]) -> ScriptedAnswer:
        """What was announced about this question, or `MISSING`."""
        if decision.player != self.player:
            return MISSING
        if isinstance(decision, Choose) and decision.options and isinstance(decision.options[0], Mode):
            modes, self.modes = self.modes, []
            return modes or MISSING
        if isinstance(decision, PayOptionalCost) and self._is_own(state, decision):
            return self._pays(decision.name)
        if isinstance(decision, ChooseX) and self.x is not None:
            x, self.x = self.x, None
            return x
        if isinstance(decision, ChooseTargets) and self._is_own(state, decision):
            return self._next_targets(state, decision)
        if isinstance(decision, Divide) and self.divide is not None and self._is_own(state, decision):
            shares, self.divide = self.divide, None
            return shares
        return self.choose.pop(0) if self.choose else MISSING

    def _is_own(self, state: State, decision: Decision[Any]) -> bool:
        """Whether the question is about what is being announced, not about something that triggered."""
        if decision.about == self.source:
            return True
        spell = state.get(decision.about) if decision.about is not None else None
        return isinstance(spell, StackObject) and spell.is_spell and spell.card == self.source

    def _pays(self, name: str) -> bool:
        if name in self.pay:
            self.pay.remove(name)
            return True
        return False

    def _next_targets(self, state: State, decision: Choose) -> ScriptedAnswer:
        """A list among the targets answers one question; of single ones, as many as fit are taken."""
        if not self.targets:
            return [] if decision.minimum == 0 else MISSING
        if isinstance(self.targets[0], (list, tuple)):
            return self.targets.pop(0)
        taken: list[ScriptedAnswer] = []
        left = list(decision.options)
        while self.targets and len(taken) < decision.maximum and not isinstance(self.targets[0], (list, tuple)):
            fitting = fits(state, left, self.targets[0])
            if not fitting:
                if len(taken) < decision.minimum:
                    self._refuse(state, decision, self.targets[0])
                break
            option = pick(state, left, self.targets[0], decision)
            left.remove(option)
            taken.append(option)
            self.targets.pop(0)
        return taken

    def _refuse(self, state: State, decision: Choose, wanted: ScriptedAnswer) -> None:
        shown = wanted.name if isinstance(wanted, Handle) else _shown(state, wanted)
        raise IllegalAnswer(f"{shown} is not a legal target for {self.name}.\n{question(state, decision)}")

    def check_used_up(self) -> None:
        """Refuse what was announced and never asked for; a division is not asked for where one target gets all."""
        left = {
            "targets": self.targets,
            "modes": self.modes,
            "x": [] if self.x is None else [self.x],
            "costs to pay": self.pay,
            "choose": self.choose,
        }
        for what, values in left.items():
            if values:
                shown = ", ".join(value.name if isinstance(value, Handle) else repr(value) for value in values)
                why = " (it may be that they cannot pay for it)" if what == "costs to pay" else ""
                raise TableError(f"{self.name} did not ask for everything you gave: {what} {shown} is left over{why}.")


__all__ = ["MISSING", "Announcement", "Script", "Scripted", "ScriptedAnswer", "called", "understood"]
