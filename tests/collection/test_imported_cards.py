"""Imported cards: in one file, whole or not at all, read when somebody asks for one."""

from __future__ import annotations

import subprocess
import sys
from dataclasses import replace
from pathlib import Path

import pytest

from planechase import reading
from planechase.collection import compiling, imported_cards
from planechase.collection.import_folder import Unkept, usual_file
from planechase.collection.imported_cards import Kept, imported, keep, refresh, rows
from planechase.reading.card_reading import RefusedCard, Understood
from planechase.reading.card_texts import CardText
from planechase.words.effects.hands import Draw

GUARD = CardText("Meadow Guard", "Creature — Human Soldier", "Flying, vigilance", "{1}{W}", "2", "2", sets=("MDW",))
HILL = CardText("Hill", "Plane — Ulgrotha")
SONG = CardText("Meadow Song", "Sorcery", "Everybody sings loudly.", "{W}")


def test_a_card_that_is_understood_is_found_however_it_is_written(kept_file: Path) -> None:
    keep(kept_file, [GUARD, SONG])
    cards = Kept(kept_file)
    found = cards.find("meadow  GUARD")
    assert found is not None
    assert (found.name, found.power_text, len(found.printed.abilities)) == ("Meadow Guard", "2", 2)
    assert cards.find("Meadow Guard") is found
    assert cards.names() == ["Meadow Guard"]
    assert cards.facts("Meadow Song") == SONG


def test_a_card_that_is_not_understood_says_why(kept_file: Path) -> None:
    keep(kept_file, [GUARD, SONG])
    cards = Kept(kept_file)
    assert cards.find("Meadow Song") is None
    assert cards.why_not("Meadow Song").startswith("“Meadow Song” is not understood: “Everybody sings loudly.”")
    assert (cards.why_not("Meadow Guard"), cards.why_not("Hill Song")) == ("", "")


def test_before_anything_was_imported_nothing_is_there(kept_file: Path) -> None:
    cards = Kept(kept_file)
    assert (cards.find("Meadow Guard"), cards.why_not("Meadow Guard"), cards.names()) == (None, "", [])


def test_a_card_with_two_faces_goes_by_the_first_as_well(kept_file: Path) -> None:
    faces = (CardText("Sow", "Sorcery", "", "{G}"), CardText("Reap", "Instant", "", "{B}"))
    keep(kept_file, [CardText("Sow // Reap", "Sorcery // Instant", layout="split", faces=faces)])
    cards = Kept(kept_file)
    assert cards.facts("Sow") == cards.facts("sow/reap") is not None


def test_cards_come_to_those_that_are_kept_unless_it_is_begun_anew(kept_file: Path) -> None:
    keep(kept_file, [GUARD])
    keep(kept_file, [SONG, CardText("Hill", "Plane — Ulgrotha")])
    assert [row.facts.name for row in rows(kept_file)] == ["Meadow Guard", "Meadow Song", "Hill"]
    keep(kept_file, [SONG], anew=True)
    assert [row.facts.name for row in rows(kept_file)] == ["Meadow Song"]


def test_everybody_is_told_how_far_it_is(kept_file: Path) -> None:
    told: list[tuple[int, int]] = []
    keep(kept_file, [GUARD, SONG], lambda number, total: told.append((number, total)))
    keep(kept_file, [CardText("Hill", "Plane — Ulgrotha")], lambda number, total: told.append((number, total)))
    refresh(kept_file, lambda number, total: told.append((number, total)))
    assert told == [(1, 2), (2, 2), *((number, 3) for number in (1, 2, 3)), *((number, 3) for number in (1, 2, 3))]


def test_only_what_is_new_is_read(kept_file: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[str] = []

    def reading(card: CardText) -> Understood | RefusedCard:
        asked.append(card.name)
        return compiling.read(card)

    monkeypatch.setattr(imported_cards, "read", reading)
    keep(kept_file, [GUARD, SONG])
    asked.clear()
    other = replace(SONG, text="Draw a card.")
    keep(kept_file, [GUARD, other, HILL])
    assert asked == ["Meadow Song", "Hill"], "what is as it was needs no reading"
    before = {row.facts.name: row for row in rows(kept_file)}
    assert before["Meadow Song"].facts == other
    assert (before["Meadow Song"].refused, before["Meadow Song"].tree is not None) == (None, True)
    asked.clear()
    keep(kept_file, [SONG])
    refresh(kept_file)
    assert asked == ["Meadow Song"]
    (song,) = [row for row in rows(kept_file) if row.facts.name == "Meadow Song"]
    assert (song.tree, song.facts) == (None, SONG)
    assert song.refused == compiling.read(SONG)
    asked.clear()
    monkeypatch.setattr(imported_cards, "fingerprint", lambda: "of tomorrow")
    refresh(kept_file)
    assert asked == ["Meadow Guard", "Meadow Song", "Hill"], "with other words everything is read again"
    asked.clear()
    keep(kept_file, [GUARD], anew=True)
    assert asked == ["Meadow Guard"]


def test_all_that_is_kept_is_named_whether_it_is_understood_or_not(kept_file: Path) -> None:
    assert Kept(kept_file).every_name() == []
    keep(kept_file, [GUARD, SONG, HILL])
    cards = Kept(kept_file)
    assert cards.every_name() == ["Meadow Guard", "Meadow Song", "Hill"]
    assert cards.names() == ["Meadow Guard", "Hill"]
    refused = cards.refused("meadow song")
    assert refused is not None
    assert refused.clause == "Everybody sings loudly."
    assert (cards.refused("Meadow Guard"), cards.refused("Nothing"), cards.facts("Nothing")) == (None, None, None)
    assert cards.facts("Meadow Guard") == GUARD


def test_a_name_of_a_whole_card_counts_before_that_of_a_face(kept_file: Path) -> None:
    faces = (CardText("Hill", "Sorcery", "", "{G}"), CardText("Meadow Guard", "Instant", "", "{B}"))
    both = CardText("Hill // Meadow Guard", "Sorcery // Instant", layout="split", faces=faces)
    keep(kept_file, [both, GUARD])
    cards = Kept(kept_file)
    assert cards.facts("Meadow Guard") == GUARD
    assert cards.facts("Hill") == cards.facts("Hill // Meadow Guard") == both


def test_what_is_imported_on_a_machine_is_in_the_folder_of_its_user(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    monkeypatch.setattr(sys, "platform", "linux")
    path = usual_file()
    assert (path.name, path.parent.name) == ("cards.db", "planechase")
    assert imported().path == path


def test_cards_that_were_kept_by_other_words_are_read_when_they_are_wanted(
    kept_file: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    keep(kept_file, [GUARD, SONG])
    monkeypatch.setattr(imported_cards, "fingerprint", lambda: "of tomorrow")
    cards = Kept(kept_file)
    found = cards.find("Meadow Guard")
    assert found is not None
    assert found.name == "Meadow Guard"
    assert cards.find("Meadow Song") is None
    assert cards.why_not("Meadow Song").startswith("“Meadow Song” is not understood")
    assert cards.find("meadow guard") is found, "and only once"


def test_what_breaks_on_the_way_leaves_the_old_file_as_it_was(kept_file: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    keep(kept_file, [GUARD])

    def stop(number: int, total: int) -> None:
        if number == 2:
            raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        keep(kept_file, [SONG, CardText("Hill", "Plane — Ulgrotha")], stop)
    assert [row.facts.name for row in rows(kept_file)] == ["Meadow Guard"]
    assert list(kept_file.parent.iterdir()) == [kept_file]


def test_a_card_at_which_the_reader_breaks_is_refused(kept_file: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def broken(card: CardText) -> Understood | RefusedCard:
        raise RecursionError("too deep")

    monkeypatch.setattr(compiling, "read_card", broken)
    keep(kept_file, [GUARD])
    [row] = rows(kept_file)
    assert row.refused is not None
    assert "The reader failed on it: RecursionError: too deep" in row.refused.reason


def test_a_tree_is_read_from_the_file_and_the_text_is_not_read_again(
    kept_file: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    keep(kept_file, [GUARD, SONG])
    asked: list[str] = []
    monkeypatch.setattr(imported_cards, "read", lambda card: asked.append(card.name))
    cards = Kept(kept_file)
    assert cards.find("Meadow Guard") is not None
    assert cards.why_not("Meadow Song")
    assert asked == []


def test_with_other_words_a_card_is_read_again_from_its_facts(kept_file: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    keep(kept_file, [GUARD, SONG])
    monkeypatch.setattr(imported_cards, "fingerprint", lambda: "of tomorrow")
    learned = Understood(Kept(kept_file).find("Meadow Guard"))  # type: ignore[arg-type]  # it is there
    monkeypatch.setattr(imported_cards, "read", lambda card: learned)
    assert Kept(kept_file).find("Meadow Song") is learned.definition
    assert not imported_cards.is_current(kept_file)


def test_whoever_wants_to_is_told_and_reads_all_again_once(kept_file: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    keep(kept_file, [GUARD, SONG])
    monkeypatch.setattr(imported_cards, "fingerprint", lambda: "of tomorrow")
    mended: list[Path] = []

    def mend(path: Path) -> None:
        mended.append(path)
        refresh(path)

    cards = Kept(kept_file, mend)
    assert cards.find("Hill") is None
    assert mended == []
    assert cards.find("Meadow Guard") is not None
    assert cards.find("Meadow Song") is None
    assert mended == [kept_file]
    assert imported_cards.is_current(kept_file)


@pytest.mark.pure
def test_another_template_is_another_fingerprint(monkeypatch: pytest.MonkeyPatch) -> None:
    before = compiling.fingerprint.__wrapped__()
    assert compiling.fingerprint.__wrapped__() == before
    monkeypatch.setattr(compiling, "__version__", "9.9")
    assert compiling.fingerprint.__wrapped__() != before
    monkeypatch.undo()
    monkeypatch.setattr(Draw, "reads", "{who} sing[s]")
    assert compiling.fingerprint.__wrapped__() != before


@pytest.mark.pure
def test_another_reader_is_another_fingerprint(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(reading, "__path__", [str(tmp_path)])
    (tmp_path / "chart.py").write_text("reads = 1")
    before = compiling.fingerprint.__wrapped__()
    (tmp_path / "notes.txt").write_text("no part of it")
    assert compiling.fingerprint.__wrapped__() == before
    (tmp_path / "chart.py").write_text("reads = 2")
    assert compiling.fingerprint.__wrapped__() != before


def _fingerprint_after(imports: str) -> str:
    code = f"{imports}\nfrom planechase.collection.compiling import fingerprint\nprint(fingerprint())"
    return subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True).stdout


def test_what_else_is_imported_changes_no_fingerprint() -> None:
    alone = _fingerprint_after("")
    assert alone
    assert _fingerprint_after("import planechase.server.app, planechase.paper.paper_texts") == alone


def test_a_file_that_is_damaged_or_old_says_what_to_do(kept_file: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    keep(kept_file, [GUARD])
    monkeypatch.setattr(imported_cards, "FORMAT", "0")
    with pytest.raises(Unkept, match=r"another version\. Import them again"):
        list(rows(kept_file))
    kept_file.write_bytes(b"no database at all, but long enough to be looked at" * 10)
    with pytest.raises(Unkept, match=r"cannot be read .* Import them again"):
        Kept(kept_file).find("Meadow Guard")


def test_where_nothing_can_be_written_it_is_said(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    with pytest.raises(Unkept, match="cannot be stored"):
        keep(tmp_path / "file" / "cards.db", [GUARD])
