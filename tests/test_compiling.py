"""What the compiler is given, and what it makes of it (docs/decisions/0023-compiled.md)."""

from __future__ import annotations

import ast
import importlib
import pickle
import sys
from collections.abc import Callable
from copy import copy, deepcopy
from dataclasses import FrozenInstanceError
from functools import cache
from os import environ
from pathlib import Path
from types import SimpleNamespace
from typing import Any, ClassVar

import pytest

from planechase import Automation, Game
from planechase.bots import Bot, BotTable, SensibleBot, play
from planechase.cards import pool
from planechase.record import Setup
from planechase.rules.events.events import PlayerEvent, event
from planechase.rules.language.characteristics import CardDefinition
from planechase.rules.language.fielded import Fielded
from planechase.rules.language.grammar import Effect
from planechase.rules.language.word import word
from planechase.rules.multiplayer.variant import StateBasedAction, Variant
from planechase.rules.state.decisions import Id, IllegalAnswer, Rule
from planechase.rules.state.player import Player
from planechase.rules.state.state import State
from planechase.rules.turns.priority import Priority
from planechase.rules.turns.setup import Mulligan
from planechase.vocabulary import CREATURE, draw, evoke, keyword, of_color, then
from planechase.words.effects.life_effects import GainLife
from planechase.words.plain_data import card_to_plain
from planechase.words.speech import Quantity, SpokenWord

ROOT = Path(__file__).parents[1]
COMPILING = ROOT / "compiling"
needs_sources = pytest.mark.skipif(not COMPILING.exists(), reason="only where the project's sources are")


@cache
def engine() -> Any:
    sys.path.insert(0, str(COMPILING))
    try:
        return importlib.import_module("engine")
    finally:
        sys.path.remove(str(COMPILING))


@cache
def texts() -> dict[Path, tuple[str, str]]:
    """Each module that is compiled: as it is, and as the compiler gets it."""
    modules = engine().modules_written()
    prepared = engine().prepared(list(modules.values()))
    return {path: (module.source, text) for (path, module), text in zip(modules.items(), prepared, strict=True)}


@needs_sources
def test_no_line_moves() -> None:
    for module, (written, prepared) in texts().items():
        then, now = ast.parse(written).body, ast.parse(prepared).body
        lines = {
            node.name: node.body[-1].end_lineno for node in now if isinstance(node, (ast.FunctionDef, ast.ClassDef))
        }
        for node in then:
            if isinstance(node, (ast.FunctionDef, ast.ClassDef)):
                assert lines[node.name] == node.body[-1].end_lineno, f"{module}: {node.name}"


@needs_sources
def test_decorators_are_told_the_fields_they_would_have_found() -> None:
    told: dict[str, tuple[str, ...]] = {}
    for module, (_, prepared) in texts().items():
        for node in ast.parse(prepared).body:
            call = node.value if isinstance(node, ast.Expr) and isinstance(node.value, ast.Call) else None
            if call is not None and ast.unparse(call.func) in ("word", "event"):
                assert isinstance(call.args[1], ast.Dict)
                names = tuple(ast.literal_eval(key) for key in call.args[1].keys if key is not None)
                told[f"{'.'.join(module.with_suffix('').parts)}.{ast.unparse(call.args[0])}"] = names
    assert len(told) > 700
    for name, names in told.items():
        home, _, kind = name.rpartition(".")
        found: type[Fielded] = getattr(importlib.import_module(home), kind)
        inherited = {field.name for base in found.__bases__ for field in getattr(base, "made_of", ())}
        own = tuple(field.name for field in found.made_of if field.name not in inherited or field.name in names)
        assert sorted(own) == sorted(names), name


@pytest.mark.skipif("PLANECHASE_COMPILED" not in environ, reason="these are not the tests of the compiled package")
@pytest.mark.parametrize(
    "name", ["game", "rules.layers", "rules.turns.priority", "words.effects.life_effects", "bots.sensible"]
)
def test_these_are_the_tests_of_the_compiled_package(name: str) -> None:
    assert not str(importlib.import_module(f"planechase.{name}").__file__).endswith(".py")


@needs_sources
@pytest.mark.parametrize(
    ("built", "asked", "is_current"), [(2, 0, True), (2, 2, True), (0, 0, True), (0, 2, False), (None, 0, False)]
)
def test_machine_code_is_made_again_where_it_is_optimized_too_little(
    built: int | None, asked: int, is_current: bool, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(engine(), "MADE_OF", tmp_path / "made_of")
    monkeypatch.setattr(engine(), "OPTIMIZED", asked)
    monkeypatch.setattr(engine(), "made_of", lambda: "digest")
    if built is not None:
        (tmp_path / "made_of").write_text(f"digest {built}")
    assert engine().is_current() is is_current


@needs_sources
def test_machine_code_of_other_sources_is_made_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(engine(), "MADE_OF", tmp_path / "made_of")
    (tmp_path / "made_of").write_text("other sources 2")
    assert not engine().is_current()


def test_a_word_never_changes() -> None:
    gain = GainLife(Quantity())
    with pytest.raises((FrozenInstanceError, AttributeError)):
        gain.count = Quantity()  # type: ignore[misc]  # that is what is tried
    with pytest.raises((FrozenInstanceError, AttributeError)):
        del gain.count


@event
class Sighed(PlayerEvent):
    """An event of one's own, with a field more than the one it derives from."""

    depth: int = 2


def test_events_of_others_stand_beside_compiled_ones() -> None:
    assert (Sighed(1).player, Sighed(1).depth, Sighed(player=0, depth=3).depth) == (1, 2, 3)
    with pytest.raises(TypeError, match="Sighed"):
        Sighed(1, 2, 3)  # type: ignore[call-arg]  # that is what is refused


def kept() -> dict[str, object]:
    """What goes from process to process, or into a file."""
    game = Game.casual("planechase", players=2, seed=3, automation=Automation(pay=False))
    bear = pool.card("Grizzly Bears")
    return {
        "setup": game.setup,
        "seat": game.setup.seats[0],
        "variant": game.setup.variants[0],
        "automation": game.setup.seats[0].automation,
        "result": play(game, [SensibleBot(), SensibleBot()]),
        "card": bear,
        "split card": pool.card("Assault // Battery"),
        "characteristics": bear.printed,
        "mana cost": bear.printed.mana_cost,
        "word": draw(2),
        "bot": SensibleBot(),
    }


def inside(one: object) -> str:
    """What something is made of, to compare it."""
    if isinstance(one, Setup):
        return repr(one.plain())
    if isinstance(one, CardDefinition):
        return repr(card_to_plain(one))
    return repr(one).split(" at 0x")[0] + repr([getattr(one, name) for name in ("name", "life") if hasattr(one, name)])


@pytest.mark.parametrize("copied", [copy, deepcopy, lambda one: pickle.loads(pickle.dumps(one))])
def test_what_goes_from_process_to_process_is_the_same_there(copied: Callable[[object], object]) -> None:
    for name, one in kept().items():
        again = copied(one)
        assert type(again) is type(one), name
        assert inside(again) == inside(one), name


class Sighs(StateBasedAction):
    """Somebody with little life sighs."""

    sighed: ClassVar[list[Id]] = []

    def perform(self, game: State) -> Rule[None]:
        self.sighed.append(self.player)
        self.wanted = False
        return
        yield


class NoMulligan(Mulligan):
    """What one has drawn one keeps."""

    def allowed(self, game: State, player: Player) -> bool:
        return False


class Weary(Variant):
    """A variant of one's own, with a mulligan and a state-based action of its own."""

    name = "weary"

    def mulligan(self, game: State) -> Mulligan | None:
        return NoMulligan()

    def state_based_actions(self, game: State) -> list[StateBasedAction]:
        weak = [player.id for player in game.players if player.life < 10]
        return [Sighs(id) for id in weak if id not in Sighs.sighed]


class Patient(BotTable):
    """Counts what it is asked."""

    def __init__(self, bots: list[Bot]) -> None:
        super().__init__(bots)
        self.asked = 0

    def answer(self, game: Game) -> None:
        self.asked += 1
        super().answer(game)


class Watched(Game):
    """A game of one's own."""


def test_what_may_be_derived_from_works_like_what_it_derives_from() -> None:
    game = Watched.casual(players=2, seed=3)
    table = Patient([SensibleBot(), SensibleBot()])
    while game.result is None:
        table.answer(game)
        if table.asked in (1, 50):
            assert type(game.fork()) is Watched
    assert table.asked == game.answered


def test_a_variant_of_ones_own_has_a_mulligan_and_state_based_actions_of_its_own() -> None:
    Sighs.sighed.clear()
    game = Game.new(["Dawn Charge", "Grave Tide"], seed=7, variants=[Weary()])
    assert isinstance(game.decision, Priority)
    play(game, [SensibleBot(), SensibleBot()])
    assert Sighs.sighed


MISTAKEN: Any = SimpleNamespace(
    creature=CREATURE, draw=draw, evoke=evoke, keyword=keyword, of_color=of_color, then=then, play=play
)
"""What a type checker would not let us call like that."""


def begun() -> Any:
    return Game.casual(players=2, seed=1)


@pytest.mark.parametrize(
    ("mistake", "sentence"),
    [
        (lambda: MISTAKEN.creature & 3, "And.parts_: .* belongs here"),
        (lambda: "Goblin" & MISTAKEN.creature, "combined with another one, and not with 'Goblin'"),
        (lambda: None | MISTAKEN.creature, "combined with another one, and not with None"),
        (lambda: MISTAKEN.then(draw(1), 3), "Sequence.second: an Effect belongs here, not 3"),
        (lambda: MISTAKEN.evoke(3), "A mana cost is a text"),
        (lambda: MISTAKEN.evoke(None), "is not a mana cost"),
        (lambda: MISTAKEN.keyword(3), "PlainKeyword.keyword: a text belongs here, not 3"),
        (lambda: MISTAKEN.of_color(["x"]), "'x' is not a colour"),
        (lambda: begun().concede(True), "There are seats from 0 to 1, and no True"),
        (lambda: begun().concede("x"), "There are seats from 0 to 1, and no 'x'"),
        (lambda: MISTAKEN.play(begun(), [SensibleBot, SensibleBot]), "and not their classes"),
    ],
)
def test_a_mistake_gets_the_same_sentence_from_machine_code(mistake: Callable[[], object], sentence: str) -> None:
    with pytest.raises((TypeError, ValueError, IllegalAnswer), match=sentence):
        mistake()


@word
class Echoed(Effect, SpokenWord):
    """A word of somebody who writes cards: its class is not compiled, and has two bases."""

    times: int = 2

    def say(self, reader: object) -> str:
        return f"echo {self.times} times"


def test_words_of_others_stand_beside_compiled_ones() -> None:
    assert Echoed() == Echoed(2)
    assert Echoed(3) != Echoed()
    assert isinstance(Echoed(), SpokenWord)
    assert repr(Echoed(times=4)) == "Echoed(times=4)"
    with pytest.raises(TypeError, match="times"):
        Echoed("often")  # type: ignore[arg-type]  # that is what is refused
