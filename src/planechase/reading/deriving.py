"""From what words say to productions: each class of words adds its readings to the grammar."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Final

from planechase.reading.field_marks import MARK, SPELLED
from planechase.reading.productions import Grammar, Item, items
from planechase.reading.rebuilding import rebuilt
from planechase.reading.references import Referred, ReferredPlayer, SameSubject
from planechase.reading.text_tokens import POSSESSIVE
from planechase.reading.word_readings import Heard, as_number, behind_each, heard
from planechase.rules.language.abilities import KeywordAbility
from planechase.rules.language.grammar import (
    Condition,
    Cost,
    Duration,
    Effect,
    Players,
    Selection,
    Statement,
    Targeting,
    Trigger,
)
from planechase.rules.language.word import WORDS, Word
from planechase.rules.state.objects import Zone
from planechase.words.amounts import Counted, Number
from planechase.words.effects.choosing_effects import ChooseOne
from planechase.words.effects.flow import Later
from planechase.words.effects.hands import LookAtHand
from planechase.words.effects.lasting_effects import CopySpell, MakeTrue
from planechase.words.effects.libraries import LookAtTopCard
from planechase.words.english import COMMANDS
from planechase.words.filters.combining_filters import ANYTHING, Description
from planechase.words.filters.particular_filters import ITSELF, OTHER
from planechase.words.filters.permanent_filters import YOURS
from planechase.words.plain_data import import_all_words
from planechase.words.player_words import AN_OPPONENT, EACH_PLAYER, YOU, TargetPlayers
from planechase.words.selections import THIS, All
from planechase.words.selections.chosen_objects import AtRandom, Chosen
from planechase.words.statics import Continuous
from planechase.words.statics.playing_statics import CastFreely
from planechase.words.word_slots import REVEALED


def _field(word: Word, name: str) -> object:
    """What stands in a field of a word whose class only its name tells."""
    return getattr(word, name)


CHECKS: Final[dict[str, Callable[[Word], bool]]] = {
    "SacrificeThis": lambda word: _field(word, "this") == THIS,
    "SacrificeIt": lambda word: not isinstance(_field(word, "what"), (Chosen, AtRandom)),
    "MadeOfAnyColor": lambda word: _is_yours(_field(word, "what")),
    "AsEntersDo": lambda word: not isinstance(_field(word, "effect"), ChooseOne),
    "ChooseTarget": lambda word: isinstance(_field(word, "what"), Targeting) and not _field(word, "at_random"),
    "ExileThis": lambda word: _field(word, "this") == THIS,
    "ExileSuchFromGraveyard": lambda word: _field(word, "what") not in (ANYTHING, OTHER) or _field(word, "count") == 1,
    "GiveControl": lambda word: _field(word, "who") != YOU,
    "DealsDamage": lambda word: _field(word, "whom") != AN_OPPONENT,
    "CantBlockNow": lambda word: not _is_rule(_field(word, "what")),
    "UnblockableNow": lambda word: not _is_rule(_field(word, "what")),
    "MakeTrue": lambda word: _is_meant(_field(word, "statement")),
    "PlayersReturn": lambda word: _field(word, "who") != YOU or bool(_field(word, "unless")),
    "PlayersPut": lambda word: _field(word, "who") != YOU or not (_is_plain(word) or _is_exile_of_one(word)),
    "ChooseAmong": lambda word: not isinstance(_field(word, "what"), Targeting),
    "ChoosePlayer": lambda word: _is_choice_of_player(word),
    "SpareOne": lambda word: isinstance(_field(word, "who"), Targeting) and _is_of_permanents(_field(word, "among")),
    "CreateCopyToken": lambda word: not isinstance(_field(word, "of"), AtRandom),
    "SacrificeTogether": lambda word: _field(word, "who") == ReferredPlayer("they"),
    "TapTogether": lambda word: _field(word, "who") == ReferredPlayer("they"),
    "Controls": lambda word: _field(word, "most") is None,
    "KeepSome": lambda word: (
        _field(word, "who") != YOU and (not _field(word, "up_to") or _field(word, "count") != Number(1))
    ),
    "PutOntoBattlefield": lambda word: not _from_hand(_field(word, "what")),
    "ExiledIfItDies": lambda word: not isinstance(_field(word, "what"), (Chosen, All)),
    "Happened": lambda word: _field(word, "least") != 0,
    "Have": lambda word: bool(_has_template(_field(word, "effect"))),
}
"""Words whose reading is meant only under this condition."""


def _is_yours(what: object) -> bool:
    """CR 106.12b: of other players' lands "your choice" would be another player's."""
    return isinstance(what, Description) and YOURS in what.walk()


def _is_rule(what: object) -> bool:
    """CR 611.2c: what applies to all creatures of a kind also applies to those that come later."""
    return isinstance(what, All) and not what.quantifier


def _is_meant(statement: object) -> bool:
    """CR 611.2c: which objects an instruction changes is fixed as it happens, so `Change` says it."""
    return not isinstance(statement, Continuous) and getattr(statement, "what", None) != ITSELF


def _is_choice_of_player(word: Word) -> bool:
    """CR 102.3: no word says who chooses another player's opponent; and several players would choose several."""
    who, among = _field(word, "who"), _field(word, "among")
    if who == YOU:
        return not isinstance(among, Targeting)
    return among == EACH_PLAYER and isinstance(who, Targeting) and not isinstance(who, TargetPlayers)


def _is_of_permanents(among: object) -> bool:
    return isinstance(among, Referred) and among.several and among.noun not in ("", "card", "spell", "ability")


def _is_plain(put: Word) -> bool:
    """Whether it puts a number of cards of a graveyard, or all; the words for one player say that."""
    count = _field(put, "count")
    return _field(put, "origin") is not Zone.HAND and (count is None or isinstance(count, Number))


def _is_exile_of_one(put: Word) -> bool:
    """Whether it exiles a card of your hand, which the instruction to exile says."""
    return _field(put, "to") is Zone.EXILE and _field(put, "origin") is Zone.HAND and _field(put, "count") == Number(1)


def _has_template(effect: object) -> bool:
    return isinstance(effect, Word) and bool(effect.reading())


def _from_hand(what: object) -> bool:
    return isinstance(what, Chosen) and what.zone is Zone.HAND


PARTS_OF_SPEECH: Final[tuple[tuple[type[Word], str], ...]] = (
    (Effect, "clause"),
    (Condition, "condition"),
    (Cost, "cost"),
    (Duration, "duration"),
    (Statement, "statement"),
    (Trigger, "trigger"),
    (KeywordAbility, "keyword"),
    (Players, "players"),
    (Selection, "things"),
)
"""What kind of phrase a word is."""

KINDS: Final = {
    "Players": "players", "Filter": "plain", "Description": "plain", "filters.Description": "plain",
    "Things": "things", "Selection": "things", "Selection | Players": "recipient", "Quantity": "quantity",
    "Amount": "quantity", "int | Quantity": "wholeorx", "Effect": "sentence", "Condition": "condition",
    "Duration": "duration", "Statement": "statement", "Trigger": "trigger", "Moment": "trigger", "int": "int",
    "ManaCost": "mana", "tuple[Cost, ...]": "costs", "Id": "int",
}  # fmt: skip
"""The kind of phrase that stands for a field, by its annotation."""
NAMED: Final = {"kind": "counterkind", "keyword": "keywordname", "name": "name", "subtype": "subtypename"}
"""The same for fields that are texts, by their names."""

POSSESSED: Final = {"players": "whose", "things": "its"}
_WITH_NOUN: Final = re.compile(rf"(an? )?{MARK}(\w+) (cards?|spells?)\b")
_MARK: Final = re.compile(rf"(an? )?{MARK}([a-z_]+)|(?<![\w{{]){SPELLED}(?![\w}}])|\{{{SPELLED}\}}")


OF_THEIR_CHOICE: Final = " of their choice"
"""CR 701.21a: the player who sacrifices chooses; older texts do not say so."""
OURS: Final = ("planechase.rules.", "planechase.words.", "planechase.cards.")
"""Where the words are to which we listen: two programs that read the same card make the same of it."""


def add_words(grammar: Grammar, silent: frozenset[str]) -> None:
    """Every word that reads by itself, except those whose reading is known better elsewhere."""
    for kind in words_heard():
        if kind.__name__ not in silent:
            _add(grammar, kind)


def words_heard() -> list[type[Word]]:
    """The words to which we listen, whatever else happens to be imported."""
    import_all_words()
    return [kind for kind in WORDS.values() if kind.__module__.startswith(OURS)]


def _add(grammar: Grammar, kind: type[Word]) -> None:
    if issubclass(kind, Counted):
        for said in heard(kind, behind_each):
            _add_heard(grammar, "each", kind, said)
        for said in heard(kind, as_number):
            _add_heard(grammar, "number_of", kind, said)
        return
    if issubclass(kind, Description):
        role = "adjective" if kind.role == "adjective" else "after" if kind.role == "after" else ""
        if role and (kind.reads or "reading" in kind.__dict__):
            for said in heard(kind, lambda word, reader: reader.template(word)):
                _add_heard(grammar, role, kind, said)
        if role and kind.opposite and not kind.made_of:
            grammar.say(role, kind.opposite, lambda: ~kind())
        return
    for part, phrase in PARTS_OF_SPEECH:
        if issubclass(kind, part):
            told = heard(kind)
            for each in told if issubclass(kind, Trigger) else ():
                told = [*told, *_with_when(each, told)]
            if issubclass(kind, Statement):
                told = [*told, *_instead_first(told)]
            for each in told:
                _add_heard(grammar, phrase, kind, each)
            return


def _with_when(one: Heard, said: list[Heard]) -> list[Heard]:
    """ "Whenever" where it says "when", and the other way round, unless the word means something else by it."""
    for before, after in (("when ", "whenever "), ("whenever ", "when ")):
        if one.text.startswith(before):
            other = after + one.text.removeprefix(before)
            return [] if any(each.text == other for each in said) else [one._replace(text=other)]
    return []


def _instead_first(said: list[Heard]) -> list[Heard]:
    """CR 614.1a: "if you would flip a coin, instead flip two", where a word says "flip two instead"."""
    found: list[Heard] = []
    for one in said:
        so, comma, then = one.text.partition(", ")
        if so.startswith("if ") and comma and " instead" in then:
            found.append(one._replace(text=f"{so}, instead {then.replace(' instead', '', 1)}"))
    return found


def _add_heard(grammar: Grammar, phrase: str, kind: type[Word], said: Heard) -> None:
    row = _row(kind, said)
    if row is None or not any(not item.field for item in row):
        return
    if said.text.endswith(OF_THEIR_CHOICE):
        _add_heard(grammar, phrase, kind, said._replace(text=said.text.removesuffix(OF_THEIR_CHOICE)))
    fixed = dict(said.fixed)
    if phrase == "clause" and any(item.text == "." for item in row):
        phrase = "passage"
    elif phrase == "clause" and row and row[0].text == "sentence":
        row = [Item("clause", row[0].field), *row[1:]]
    maker = _checked(kind)
    grammar.add(phrase, row, maker, fixed)
    if kind is CopySpell and phrase == "passage":
        grammar.add("sentence", row, maker, fixed)  # CR 707.10c: the new targets belong to the instruction
    vowel = _with_an(row)
    if vowel != row:
        grammar.add(phrase, vowel, maker, fixed)
    if phrase != "clause" or not row:
        return
    if row[0].field == "who" and row[0].text == "players":
        grammar.add("elided", row[1:], maker, {**fixed, "who": SameSubject()})
    elif fixed.get("who") == YOU and row[0].text == "you" and not row[0].field:
        grammar.add("bare", row[1:], maker, fixed)
    elif (fixed.get("who") == YOU and row[0].text not in ("you", "your")) or _is_done_by_you(kind, row[0]):
        grammar.add(phrase, [Item("you"), *row], maker, fixed)


def _is_done_by_you(kind: type[Word], first: Item) -> bool:
    names_somebody = any(field.name == "who" for field in kind.made_of)
    return not names_somebody and not first.field and first.text in COMMANDS


def _with_an(row: list[Item]) -> list[Item]:
    """An article before a phrase is "a" or "an", as that begins."""
    behind = [*row[1:], Item("")]
    return [
        Item("an") if item.text == "a" and not item.field and after.field else item
        for item, after in zip(row, behind, strict=True)
    ]


def _checked(kind: type[Word]) -> Callable[..., object]:
    """A word as it was read; None where another word says the same better."""
    check = CHECKS.get(kind.__name__)
    optional = tuple(field.name for field in kind.made_of if field.annotation == "Filter | None")

    def made(**fields: object) -> Word | None:
        if any(fields.get(name) == ANYTHING for name in optional):
            return None
        word = kind(**fields)
        if isinstance(word, (LookAtHand, LookAtTopCard)) and word.revealed:
            word = rebuilt(word, {"into": REVEALED})
        if isinstance(word, Later) and word.duration is not None:
            word = rebuilt(word, {"once": False})  # CR 603.7b: with a stated duration it triggers each time
        if isinstance(word, MakeTrue) and isinstance(word.statement, CastFreely):
            word = rebuilt(word, {"once": True})  # "a card": it is used up by the one that is cast
        return word if check is None or check(word) else None

    return made


def _row(kind: type[Word], said: Heard) -> list[Item] | None:
    """What was heard as tokens and inner phrases; None if it holds something that is no phrase."""
    annotations = {field.name: str(field.annotation).removesuffix(" | None") for field in kind.made_of}
    failed = False

    def slot(match: re.Match[str]) -> str:
        nonlocal failed
        article, name = match[1] or "", match[2]
        if name is None:
            name = next((field for field in said.marked if _is_number(annotations[field], match[0])), "")
            phrase = _number_kind(annotations.get(name, ""))
        else:
            name, phrase = _named(name, article, annotations, issubclass(kind, Trigger))
        if not name or not phrase:
            failed = True
            return ""
        lead = article if article and phrase not in ("one", "whoever", "card", "spell") else ""
        return f"{lead}<{name}:{phrase}>"

    text = _WITH_NOUN.sub(lambda match: _with_noun(match, annotations), said.text)
    text = _MARK.sub(slot, text)
    if failed or MARK in text:
        return None
    return _with_possessives(items(text))


def _with_possessives(row: list[Item]) -> list[Item]:
    """Whose something is can be a pronoun: "its", "their"."""
    found: list[Item] = []
    for item in row:
        before = found[-1] if found else None
        if item.text == POSSESSIVE and before is not None and before.field and before.text in POSSESSED:
            found[-1] = Item(POSSESSED[before.text], before.field)
        else:
            found.append(item)
    return found


def _with_noun(match: re.Match[str], annotations: dict[str, str]) -> str:
    """ "a §what card" is a phrase of its own."""
    article, name, noun = match[1], match[2], match[3]
    if annotations.get(name) not in ("Filter", "Description", "filters.Description"):
        return match[0]
    if noun.endswith("s"):
        return f"<{name}:{noun}>"
    return f"<{name}:{noun}>" if article else f"<{name}:plain{noun}>"


def _named(name: str, article: str, annotations: dict[str, str], is_trigger: bool) -> tuple[str, str]:
    for style in ("_equal", "_digits", "_letter"):
        if name.endswith(style):
            kind = {"_equal": "equal", "_digits": "number_of"}.get(style, "")
            return name.removesuffix(style), kind
    if name not in annotations and name.endswith("s") and name[:-1] in annotations:
        return name[:-1], "many" if KINDS.get(annotations[name[:-1]]) == "plain" else ""
    annotation = annotations.get(name, "")
    if annotation == "str":
        return name, NAMED.get(name, "")
    kind = KINDS.get(annotation, "")
    if kind == "quantity":
        return name, ""
    if kind == "plain" and article:
        return name, "whoever" if is_trigger else "one"
    return name, kind


def _is_number(annotation: str, mark: str) -> bool:
    if mark.startswith("{"):
        return annotation == "ManaCost"
    return annotation in ("int", "Quantity", "Amount", "int | Quantity", "Id")


def _number_kind(annotation: str) -> str:
    return {"int": "int", "ManaCost": "mana", "int | Quantity": "wholeorx"}.get(annotation, "quantity")
