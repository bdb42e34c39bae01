"""What is imported, and what is not until somebody asks for it: so that starting is quick."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

import planechase
from planechase.cards import pool
from planechase.cards.contents import CONTENTS
from planechase.decks import product

CARD_FILES = {f"planechase.cards.{file}" for file in CONTENTS}
TELLING = {f"planechase.telling.{module}" for module in ("entries", "log", "narration", "particulars", "view")}
OF_SERVERS = {"asyncio", "msgspec", "uvicorn", "websockets"}


def imported(*lines: str) -> set[str]:
    """What a new interpreter has imported after these lines."""
    code = "\n".join((*lines, "import sys", "print('imported', *sys.modules)"))
    done = subprocess.run([sys.executable, "-c", code], check=True, capture_output=True, text=True)
    return set(done.stdout.splitlines()[-1].split()[1:])


def typed(*words: str) -> set[str]:
    """What is imported after the command with these words."""
    return imported(
        "from planechase.terminal.main import main",
        "try:",
        f"    main({list(words)})",
        "except SystemExit:",
        "    pass",
    )


def test_the_package_alone_is_next_to_nothing() -> None:
    found = imported("import planechase")
    assert {name for name in found if name.startswith("planechase")} == {"planechase", "planechase.version"}
    assert not found & {"dataclasses", "hashlib", "inspect", "json"}


@pytest.mark.parametrize("name", planechase.__all__)
def test_whatever_the_package_offers_is_there_when_it_is_asked_for(name: str) -> None:
    assert name in dir(planechase)
    imported(f"from planechase import {name}")


def test_what_the_package_does_not_offer_is_not_there() -> None:
    assert not hasattr(planechase, "Gaem")


def test_the_door_opens_no_card_no_log_and_nothing_of_terminal_or_server() -> None:
    found = imported("from planechase import Game")
    assert not found & (CARD_FILES | TELLING | OF_SERVERS | {"planechase.vocabulary", "rich", "xml.parsers.expat"})


def test_a_game_reads_the_files_of_its_cards_and_no_others() -> None:
    found = imported("from planechase import Game", "Game.new(['Dawn Charge', 'Grave Tide'])")
    names = {card.name for deck in ("Dawn Charge", "Grave Tide") for card in product(deck).deck()}
    files = {f"planechase.cards.{file}" for file, those in CONTENTS.items() if names & set(those)}
    assert found & CARD_FILES == files
    assert not found & TELLING


@pytest.mark.parametrize("words", [("--version",), ("--help",), ("verify", "--help")], ids=" ".join)
def test_a_command_that_needs_no_rules_imports_none(words: tuple[str, ...]) -> None:
    ours = {name for name in typed(*words) if name.startswith("planechase.")}
    assert not {name for name in ours if not name.startswith(("planechase.terminal", "planechase.version"))}


def test_one_card_is_shown_without_reading_the_others() -> None:
    found = typed("cards", "Naya")
    assert found & CARD_FILES == {"planechase.cards.planes.alara"}
    assert not found & (TELLING | OF_SERVERS | {"rich", "planechase.game"})


def test_what_thinks_for_a_server_starts_without_the_server() -> None:
    found = imported("import planechase.server.bot_worker")
    assert not found & (CARD_FILES | TELLING | (OF_SERVERS - {"msgspec"}) | {"rich"})


def test_the_server_starts_without_what_it_does_not_need() -> None:
    found = imported("import planechase.server.serving")
    assert not found & {"anyio", "httpx", "matplotlib", "numpy", "polars", "rich", "yaml", "planechase.lab"}


def test_a_name_that_nobody_knows_is_answered_without_reading_a_card() -> None:
    lines = ("from planechase.cards import pool", "try:", "    pool.card('Grisly Baers')", "except pool.UnknownCard:")
    assert not imported(*lines, "    pass") & CARD_FILES


def test_all_cards_can_still_be_had() -> None:
    assert len({card.name for card in pool.CARDS.values()}) == len(pool.CARDS)


@pytest.mark.parametrize(
    "first",
    [
        "cards.planes.phenomena",
        "words.effects.tokens",
        "words.effects.zone_effects",
        "words.statics.permission_statics",
        "bots.judging",
    ],
)
def test_any_room_may_be_the_first(first: str) -> None:
    assert f"planechase.{first}" in imported(f"import planechase.{first}")


def test_a_game_without_own_cards_reads_none_and_no_english() -> None:
    found = imported("from planechase import Game", "Game.casual('planechase', players=2)")
    assert not {name for name in found if name.startswith(("planechase.reading", "planechase.collection", "sqlite3"))}


def test_what_was_imported_is_not_looked_for_where_all_cards_are_built_in() -> None:
    found = typed("cards", "Grizzly Bears")
    assert not {name for name in found if name.startswith(("planechase.reading", "planechase.collection", "sqlite3"))}


def test_a_deck_of_built_in_cards_is_checked_without_what_reads_cards(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    (tmp_path / "deck.txt").write_text("60 Forest")
    found = typed("decks", "check", str(tmp_path / "deck.txt"))
    assert not found & {
        "planechase.reading.card_reading",
        "planechase.collection.imported_cards",
        "planechase.collection.files",
    }
