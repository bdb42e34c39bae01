"""The vocabulary keeps to its rule for names, and card files keep to the vocabulary."""

from __future__ import annotations

import ast
import inspect
import re
from collections import Counter
from collections.abc import Callable
from enum import Enum
from pathlib import Path

import pytest
from tests.each import failures

import planechase
import planechase.vocabulary
from planechase.rules.language.word import Word
from planechase.words.card import Frame

NAMES = {name: value for name, value in vars(planechase.vocabulary).items() if not name.startswith("_")}
CARDS = Path(planechase.__file__).parent / "cards"
NO_CARDS = ("__init__.py", "contents.py", "pool.py", "name_matching.py", "rare_plane_words.py", "rare_scheme_words.py")
FILES = [path for path in sorted(CARDS.rglob("*.py")) if path.name not in NO_CARDS]


def test_every_name_is_listed() -> None:
    assert sorted(NAMES) == planechase.vocabulary.__all__


def test_lower_case_makes_a_word_and_upper_case_is_one() -> None:
    assert failures(its_case_says_what_it_is, NAMES) == []


def its_case_says_what_it_is(name: str) -> None:
    value = NAMES[name]
    if name.isupper():
        assert isinstance(value, (Word, Frame, int)), f"{name} is not a word already made."
    elif name.islower():
        assert callable(value), f"{name} makes nothing."
        assert not name.endswith("_"), f"{name} wants a proper name."
    else:
        assert isinstance(value, type), f"{name} is neither a maker, a word, nor a set of values."
        assert issubclass(value, Enum), f"{name} is a class; in a card it goes by its lower-case name."


@pytest.mark.pure
def test_every_maker_says_what_it_makes() -> None:
    makers = [name for name, value in NAMES.items() if inspect.isroutine(value) or inspect.isclass(value)]
    assert failures(its_docstring_says_so, makers) == []


SAYS_NOTHING = re.compile(
    r"`[^`]*`|cr [\d.]+[a-z]?|"
    r"\b(an?|the|this|these|n|x|so|many|much|of|with|for|to|by|as|cost|mana|players?|permanents?)\b"
)
"""Examples, numbers of rules, and words that go with every name."""


def its_docstring_says_so(name: str) -> None:
    said = SAYS_NOTHING.sub("", (NAMES[name].__doc__ or "").lower())
    of_the_name = tuple(part.rstrip("s") for part in name.lower().split("_"))
    words = re.findall("[a-z]+", said)
    assert [word for word in words if not word.startswith(of_the_name)], f"{name} says nothing but its name."


def test_no_word_is_made_in_two_ways() -> None:
    makers: dict[int, str] = {}
    for name, value in NAMES.items():
        assert id(value) not in makers, f"{name} and {makers[id(value)]} are the same."
        makers[id(value)] = name


def test_no_name_is_given_twice() -> None:
    tree = ast.parse(Path(planechase.vocabulary.__file__).read_text(encoding="utf-8"))
    given = [node.targets[0] for node in tree.body if isinstance(node, ast.Assign)]
    names = [target.id for target in given if isinstance(target, ast.Name)]
    assert [name for name, count in Counter(names).items() if count > 1] == []


OF_AMOUNTS = {"negative", "plus", "times", "is_less", "defined_size", "costs_less_for_each", "change_size_of_each"} | {
    "pay_life_for_colors",
    "define_power",
    "define_toughness",
    "create_sized",
}
"""What is made of an amount that is counted; a plain number would make no sense there."""

ONLY_BY_DEFAULT = {("put_onto_battlefield", "counters")}
"""No built-in card needs more than the default: one counter."""


@pytest.mark.pure
def test_where_an_amount_is_wanted_a_number_will_do() -> None:
    makers = [name for name in NAMES if name.islower() and name not in OF_AMOUNTS]
    assert failures(a_number_will_do, makers) == []


def a_number_will_do(name: str) -> None:
    for wanted, said in what_it_takes(NAMES[name]):
        if (name, wanted) in ONLY_BY_DEFAULT:
            continue
        assert "ManaCost" not in said, f"{name} should take the mana of {wanted} as a text."
        if "Quantity" in said or "Amount" in said:
            assert "int" in said, f"{name} should take a number as its {wanted}."


def what_it_takes(maker: Callable[..., object]) -> list[tuple[str, str]]:
    if isinstance(maker, type) and issubclass(maker, Word):
        said = [field for kind in maker.__mro__ for field in inspect.get_annotations(kind).items()]
        return [(name, str(kind)) for name, kind in said]
    return [(wanted.name, str(wanted.annotation)) for wanted in inspect.signature(maker).parameters.values()]


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_a_card_file_imports_nothing_but_the_vocabulary(path: Path) -> None:
    tree = ast.parse(path.read_text(encoding="utf-8"))
    modules = {node.module for node in ast.walk(tree) if isinstance(node, ast.ImportFrom)}
    assert not [name for name in ast.walk(tree) if isinstance(name, ast.Import)]
    for module in modules - {"__future__", "planechase.vocabulary"}:
        assert module is not None
        assert module.startswith("planechase.cards."), f"{module} is not where a card gets its words."


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_no_class_is_called_in_a_card_file(path: Path) -> None:
    tree = ast.parse(path.read_text(encoding="utf-8"))
    called = {node.func.id for node in ast.walk(tree) if isinstance(node, ast.Call) and isinstance(node.func, ast.Name)}
    assert not [name for name in called if not name.islower()]
    assert not [node for node in tree.body if isinstance(node, (ast.ClassDef, ast.FunctionDef))]
