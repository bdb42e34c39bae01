"""Decisions as a person meets them: numbered choices, a word on how to answer, and reading the answer."""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from string import ascii_uppercase
from typing import Any, Final, NamedTuple

from planechase.bots.choosing import sensible_first
from planechase.rules.combat.combat_damage import lethal_damage
from planechase.rules.state.decisions import (
    Choose,
    ChooseNumber,
    Confirm,
    Decision,
    DeclareAttackers,
    DeclareBlockers,
    Divide,
    Id,
    Order,
)
from planechase.rules.state.objects import HIDDEN_ZONES, Object, Zone
from planechase.rules.state.purpose import Purpose
from planechase.rules.state.state import State
from planechase.rules.turns.priority import PASS, Action, CastSpell, Deed, Pass, PlayLand, Priority
from planechase.telling import labels, naming
from planechase.telling.stops import named_on_stack
from planechase.terminal.mistakes import Mistake

Answer = Any


class Row(NamedTuple):
    """A choice on the screen: the key one types, what it means, and the option behind it."""

    key: str
    text: str
    option: object


class Question:
    """A decision on the screen. `parse` reads an answer or raises a `Mistake`."""

    def __init__(self, game: State, decision: Decision[Any]) -> None:
        self.game = game
        self.decision = decision
        self.player = decision.decider
        self.title = decision.sentence()
        self.rows: list[Row] = []
        self.hint = ""

    def parse(self, text: str) -> Answer:
        raise NotImplementedError

    def shown(self, most: int) -> list[Row]:
        """The rows to be shown where there is room for so many; the rest can be chosen by name."""
        if len(self.rows) <= most:
            return self.rows
        left = len(self.rows) - most + 1
        return [*self.rows[: most - 1], Row("…", f"and {left} more: type the beginning of one", None)]

    def about(self, key: str) -> Object | None:
        """The object behind a choice, if there is one."""
        row = next((row for row in self.rows if row.key.lower() == key.lower()), None)
        return labels.object_of(self.game, row.option) if row is not None else None

    def _label(self, option: object) -> str:
        return " ".join(labels.label(self.game, option, self.player, offered=True).split())

    def _number(self, options: Iterable[object]) -> list[Row]:
        return [Row(str(n), self._label(option), option) for n, option in enumerate(options, 1)]

    def _row(self, text: str, rows: Sequence[Row]) -> Row:
        return find(text, rows)


def find(text: str, rows: Sequence[Row]) -> Row:
    """The row a person means: by its key, or by the beginning of its text."""
    wanted = text.strip().lower()
    for row in rows:
        if wanted in (row.key.lower(), row.text.lower()):
            return row
    begun = [row for row in rows if row.text.lower().startswith(wanted)] if wanted else []
    if len({row.text for row in begun}) == 1:
        return begun[0]
    keys = f"{rows[0].key} to {rows[-1].key}" if len(rows) > 1 else rows[0].key
    if begun:
        raise Mistake(f"“{text}” fits {_keys(begun)}: please type one of these.")
    raise Mistake(f"“{text}” is not one of the choices: type {keys}, or ? for help.")


def _keys(rows: Sequence[Row]) -> str:
    keys = [row.key for row in rows]
    return " and ".join([", ".join(keys[:-1]), keys[-1]]) if len(keys) > 1 else keys[0]


class StepQuestion(Question):
    """Any other question: its options are given one after the other, in one line."""

    def __init__(self, game: State, decision: Decision[Any]) -> None:
        super().__init__(game, decision)
        self.ids = [id for id, _ in decision.named()]
        self.rows = self._number(value for _, value in decision.named())
        self.hint = "numbers, one after the other, such as: 1 2"

    def parse(self, text: str) -> Answer:
        given = [find(part, self.rows) for part in _parts(text, self.rows)] if text else []
        return self.decision.stepped([self.ids[self.rows.index(row)] for row in given])


# ---------------------------------------------------------------------- priority


class PriorityQuestion(Question):
    """What to do with priority. Equal cards in a hand are one choice; mana is shown on demand."""

    def __init__(self, game: State, decision: Priority, mana: bool) -> None:
        super().__init__(game, decision)
        actions = [action for action in decision.options if not isinstance(action, Pass)]
        self.mana_hidden = not mana and any(action.deed is Deed.MAKE_MANA for action in actions)
        self.title = _occasion(game, decision.player)
        shown = [action for action in actions if mana or action.deed is not Deed.MAKE_MANA]
        self.rows = self._rows(shown)
        self.may_pass = decision.may_pass
        doing = "number: do it" if self.rows else "nothing can be done here"
        self.hint = doing + ("   p, Enter: pass   pp: pass on" if self.may_pass else "")
        if self.mana_hidden:
            self.hint += "   m: mana"
        if _may_be_quiet(game):
            self.hint += "   quiet: do not ask again"

    def _rows(self, actions: Sequence[Action]) -> list[Row]:
        groups: dict[str, list[Action]] = {}
        for action in actions:
            text = self._label(action)
            alike = text if self._from_hand(action) or action.deed is Deed.MAKE_MANA else f"{text} #{action.object_id}"
            groups.setdefault(alike, []).append(action)
        rows: list[Row] = []
        for number, same in enumerate(groups.values(), 1):
            times = f"  (×{len(same)})" if len(same) > 1 else ""
            rows.append(Row(str(number), self._label(same[0]) + times, same[0]))
        return rows

    def check_may_pass(self) -> None:
        """CR 732.2c."""
        if not self.may_pass:
            raise Mistake("You wanted to step in here, so you cannot pass: do something.")

    def _from_hand(self, action: Action) -> bool:
        if not isinstance(action, (PlayLand, CastSpell)):
            return False
        return self.game.objects[action.card if isinstance(action, CastSpell) else action.land].zone is Zone.HAND

    def parse(self, text: str) -> Answer:
        if text.lower() in ("", "p", "pass"):
            self.check_may_pass()
            return [PASS]
        if not self.rows:
            raise Mistake("There is nothing to do here but pass: type p.")
        return [find(text, self.rows).option]


def _may_be_quiet(game: State) -> bool:
    """Whether an ability is on top of the stack: about it one can say that one does not want to be asked."""
    return bool(game.turn.stack) and named_on_stack(game, game.turn.stack[-1]) is not None


def _occasion(game: State, player: Id) -> str:
    """Why one is asked: whose step it is, and what is on the stack."""
    turn = game.turn
    if turn.stack:
        top = game.on_stack(turn.stack[-1])
        assert top is not None
        return f"On the stack: {labels.stack_label(game, top, player)}. What do you do?"
    whose = "Your" if player in turn.active else naming.of(naming.names(game, turn.active))
    return f"{whose} {turn.step.value}. What do you do?"


# ---------------------------------------------------------------------- choosing


class ChooseQuestion(Question):
    """Some of the options."""

    def __init__(self, game: State, decision: Choose) -> None:
        super().__init__(game, decision)
        self.minimum, self.maximum = decision.minimum, decision.maximum
        self.rows = self._rows(sensible_first(game, decision) if _is_aimed(decision) else decision.options)
        if self.maximum == 1:
            self.hint = "number: choose it"
        elif self.minimum == self.maximum:
            self.hint = f"{self.maximum} numbers, such as: {' '.join(str(n + 1) for n in range(self.maximum))}"
        else:
            self.hint = f"{self.minimum} to {self.maximum} numbers, such as: 1 2"
        if self.minimum == 0:
            self.hint += "   Enter: none"

    def _rows(self, options: Sequence[object]) -> list[Row]:
        """Where one card of a hand or library is chosen, equal cards are one choice."""
        if self.maximum > 1 or not all(self._is_hidden_card(option) for option in options):
            return self._number(options)
        groups: dict[str, list[object]] = {}
        for option in options:
            groups.setdefault(self._label(option), []).append(option)
        return [
            Row(str(number), text if len(same) == 1 else f"{text}  (×{len(same)})", same[0])
            for number, (text, same) in enumerate(sorted(groups.items()), 1)
        ]

    def _is_hidden_card(self, option: object) -> bool:
        obj = self.game.get(option) if isinstance(option, int) else None
        return obj is not None and obj.zone in HIDDEN_ZONES

    def parse(self, text: str) -> Answer:
        if not text or text.lower() == "none":
            if self.minimum:
                raise Mistake(f"Please choose {_amount(self.minimum, self.maximum)}: type the number of a choice.")
            return []
        if text.lower() == "all" and self.maximum > 1:
            return [row.option for row in self.rows]
        if self.maximum == 1:
            return [find(text, self.rows).option]
        chosen = [find(part, self.rows).option for part in _parts(text, self.rows)]
        if not self.minimum <= len(chosen) <= self.maximum:
            raise Mistake(f"Please choose {_amount(self.minimum, self.maximum)}; you gave {len(chosen)}.")
        return chosen


def _is_aimed(decision: Choose) -> bool:
    """Whether targets are chosen; of them the sensible ones come first."""
    return decision.purpose is Purpose.TARGET and all(isinstance(option, int) for option in decision.options)


def _amount(minimum: int, maximum: int) -> str:
    return str(minimum) if minimum == maximum else f"{minimum} to {maximum}"


def _parts(text: str, rows: Sequence[Row]) -> list[str]:
    """Numbers and ranges of numbers, with blanks or commas between; or a single name."""
    parts = [part for part in re.split(r"[\s,]+", text) if part]
    if not all(re.fullmatch(r"\d+(-\d+)?", part) for part in parts):
        keys = {row.key.lower() for row in rows}
        return parts if all(part.lower() in keys for part in parts) else [text]
    numbers: list[str] = []
    for part in parts:
        first, _, last = part.partition("-")
        numbers += [str(n) for n in range(int(first), int(last or first) + 1)]
    return numbers


class ConfirmQuestion(Question):
    """Yes or no; nothing means no."""

    def __init__(self, game: State, decision: Confirm) -> None:
        super().__init__(game, decision)
        self.hint = "y: yes   n or Enter: no"
        if decision.purpose in (Purpose.MAY, Purpose.PAY) and _may_be_quiet(game):
            self.hint += "   quiet y, quiet n: always"

    def parse(self, text: str) -> Answer:
        if text.lower() in ("y", "yes"):
            return True
        if text.lower() in ("", "n", "no"):
            return False
        raise Mistake(f"“{text}” is neither yes nor no: type y or n.")


class NumberQuestion(Question):
    """A number."""

    def __init__(self, game: State, decision: ChooseNumber) -> None:
        super().__init__(game, decision)
        self.hint = decision.hint

    def parse(self, text: str) -> Answer:
        if not re.fullmatch(r"-?\d+", text):
            raise Mistake(f"“{text}” is not a number: type {self.hint}.")
        return int(text)


class OrderQuestion(Question):
    """All of the options in an order."""

    def __init__(self, game: State, decision: Order) -> None:
        super().__init__(game, decision)
        self.rows = self._number(decision.options)
        backwards = " ".join(row.key for row in reversed(self.rows))
        self.hint = f"all numbers in the order you want, such as: {backwards}   Enter: as listed"

    def parse(self, text: str) -> Answer:
        if not text:
            return [row.option for row in self.rows]
        given = [find(part, self.rows) for part in _parts(text, self.rows)]
        if sorted(row.key for row in given) != sorted(row.key for row in self.rows):
            raise Mistake(f"Please give each of the {len(self.rows)} numbers once, in the order you want.")
        return [row.option for row in given]


class DivideQuestion(Question):
    """A total shared out."""

    def __init__(self, game: State, decision: Divide) -> None:
        super().__init__(game, decision)
        self.total, self.among = decision.total, decision.among
        self.rows = self._number(decision.among)
        self.default = _likely_shares(game, decision)
        usual = " ".join(str(self.default.get(one, 0)) for one in self.among)
        self.hint = f"an amount for each, in this order   Enter: {usual}"

    def parse(self, text: str) -> Answer:
        if not text:
            return self.default
        parts = [part for part in re.split(r"[\s,+]+", text) if part]
        if not all(part.isdigit() for part in parts) or len(parts) != len(self.among):
            raise Mistake(
                f"Please type {len(self.among)} amounts that add up to {self.total}, one for each line, "
                f"such as: {' '.join(str(self.default.get(one, 0)) for one in self.among)}"
            )
        if sum(map(int, parts)) != self.total:
            raise Mistake(f"These amounts add up to {sum(map(int, parts))}, not to {self.total}.")
        return {one: int(part) for one, part in zip(self.among, parts, strict=True)}


def _likely_shares(game: State, decision: Divide) -> dict[Id, int]:
    """Of a creature's damage, lethal damage for one blocker after the other; the rest goes to the last."""
    creature = game.permanent(decision.about) if decision.about is not None else None
    if creature is None or decision.minimum:
        return decision.default()
    left = decision.total
    shares: dict[Id, int] = {}
    for one in decision.among:
        shares[one] = left if one == decision.among[-1] else min(left, lethal_damage(game, creature, one))
        left -= shares[one]
    refused = decision.verify is not None and decision.verify(shares) is not None
    return decision.default() if refused else shares


# ---------------------------------------------------------------------- combat


_GROUP: Final = re.compile(r"[\s,;]*([^>]*>.*?)(?=[\s,;]+(?:\d[\d\s,-]*|all)>|$)")


class PairingQuestion(Question):
    """Creatures by number, each with something by letter: "1 3>A 2>B"."""

    verb = ""
    nothing = ""

    def __init__(self, game: State, decision: DeclareAttackers | DeclareBlockers) -> None:
        super().__init__(game, decision)
        self.choices = decision.choices
        self.creatures = self._number(self.choices)
        others = dict.fromkeys(other for able in self.choices.values() for other in able)
        letters = (
            ascii_uppercase if len(others) <= 26 else [f"{a}{b}" for a in ascii_uppercase for b in ascii_uppercase]
        )
        self.others = [Row(letter, self._label(other), other) for letter, other in zip(letters, others, strict=False)]
        self.rows = self.creatures + self.others
        first = self.others[0]
        example = f"1>{first.key}" if len(self.creatures) == 1 else f"1 2>{first.key}"
        self.hint = f"such as: {example}   all>{first.key}   each: one by one   Enter: {self.nothing}"

    def pairs(self, text: str) -> list[tuple[Id, Id]]:
        """What a line such as "1 3>Bob, 2>A" means."""
        if text.lower() in ("", "none", "no"):
            return []
        found: list[tuple[Id, Id]] = []
        for group in self._groups(text):
            creatures, _, other = group.partition(">")
            against = self._other(other, text)
            for creature in self._creatures(creatures):
                found.append((creature, self._able(creature, against)))
        return found

    def _groups(self, text: str) -> list[str]:
        """Cut after the target of each arrow: its name ends where the next number or "all" begins."""
        text = re.sub(r"\s*(?:->|=>|>|→)\s*", ">", text.strip())
        return [match[1] for match in _GROUP.finditer(text)] or [text]

    def _creatures(self, text: str) -> list[Id]:
        if text.strip().lower() == "all":
            return list(self.choices)
        if not text.strip():
            raise Mistake(f"Say which creature, by its number: {self.hint}.")
        return [_as_id(find(part, self.creatures).option) for part in _parts(text, self.creatures)]

    def _other(self, text: str, line: str) -> Id:
        if text.strip():
            return _as_id(find(text, self.others).option)
        if len(self.others) == 1:
            return _as_id(self.others[0].option)
        raise Mistake(f"Say {self.verb}, by a letter: {line.strip()}>{self.others[0].key}.")

    def _able(self, creature: Id, other: Id) -> Id:
        if other not in self.choices[creature]:
            one, two = (
                naming.name(self.game, creature, self.player),
                naming.name(self.game, other, self.player),
            )
            raise Mistake(f"{one} cannot {self.verb.split()[-1]} {two}.")
        return other

    def one_by_one(self, creature: Id) -> str:
        """The question about one creature."""
        able = [f"{row.key} {row.text}" for row in self.others if row.option in self.choices[creature]]
        return f"{self._label(creature)}: {', '.join(able)}, Enter: {self.nothing}"

    def single(self, creature: Id, text: str) -> list[tuple[Id, Id]]:
        """The answer about one creature."""
        return [(creature, self._able(creature, self._other(text, "")))] if text else []

    def answer(self, pairs: Sequence[tuple[Id, Id]]) -> Answer:
        raise NotImplementedError

    def parse(self, text: str) -> Answer:
        return self.answer(self.pairs(text))


def _as_id(option: object) -> Id:
    assert isinstance(option, int)
    return option


class AttackQuestion(PairingQuestion):
    """Which creatures attack whom."""

    verb = "whom they attack"
    nothing = "no attack"

    def __init__(self, game: State, decision: DeclareAttackers) -> None:
        super().__init__(game, decision)
        self.title = "Declare attackers: which creatures attack whom?"

    def answer(self, pairs: Sequence[tuple[Id, Id]]) -> Answer:
        attacks: dict[Id, Id] = {}
        for attacker, defender in pairs:
            if attacks.setdefault(attacker, defender) != defender:
                raise Mistake(f"{naming.name(self.game, attacker)} can attack only one of them.")
        return attacks


class BlockQuestion(PairingQuestion):
    """Which creatures block which attackers."""

    verb = "which attacker they block"
    nothing = "no block"

    def __init__(self, game: State, decision: DeclareBlockers) -> None:
        super().__init__(game, decision)
        self.title = "Declare blockers: which creatures block which attackers?"

    def answer(self, pairs: Sequence[tuple[Id, Id]]) -> Answer:
        blocks: dict[Id, tuple[Id, ...]] = {}
        for blocker, attacker in pairs:
            if attacker not in blocks.get(blocker, ()):
                blocks[blocker] = (*blocks.get(blocker, ()), attacker)
        return blocks


# ---------------------------------------------------------------------- which is which


FORMS: Final[tuple[tuple[type[Decision[Any]], type[Question]], ...]] = (
    (Choose, ChooseQuestion),
    (Confirm, ConfirmQuestion),
    (ChooseNumber, NumberQuestion),
    (Order, OrderQuestion),
    (Divide, DivideQuestion),
    (DeclareAttackers, AttackQuestion),
    (DeclareBlockers, BlockQuestion),
    (Decision, StepQuestion),
)
"""How an answer is typed. What has no form of its own is answered by the numbers of its options."""


def question(game: State, decision: Decision[Any], mana: bool = False) -> Question:
    """The question a decision is for a person; `mana` shows the ways to make mana as well."""
    if isinstance(decision, Priority):
        asked: Question = PriorityQuestion(game, decision, mana)
    else:
        asked = next(form(game, decision) for kind, form in FORMS if isinstance(decision, kind))
    if decision.decider != decision.player:
        asked.title = f"For {game.players[decision.player].name}: {asked.title}"
    return asked
