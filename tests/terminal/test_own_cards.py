"""Cards that are not built in, at the command line: imported, counted, read, and played with."""

from __future__ import annotations

import json
import sys
from io import BytesIO, TextIOWrapper
from pathlib import Path
from typing import Any

import pytest
from tests.terminal.conftest import Terminal

from planechase import Game
from planechase.collection import imported_cards
from planechase.collection.import_folder import usual_file
from planechase.record import read as read_record
from planechase.terminal.main import main

SING = "Everybody sings."
CARDS = [
    {
        "name": "Meadow Guard", "mana_cost": "{1}{W}", "type_line": "Creature — Human Soldier", "set": "mdw",
        "oracle_text": "Flying, vigilance", "power": "2", "toughness": "2",
    },
    {"name": "Meadow Song", "mana_cost": "{W}", "type_line": "Sorcery", "set": "mdw", "oracle_text": SING},
    {
        "name": "Olanda", "mana_cost": "{G}", "type_line": "Creature — Elf", "power": "1", "toughness": "1",
        "set": "hil", "oracle_text": f"Trample\n{SING}",
    },
    {
        "name": "Olando", "mana_cost": "{G}", "type_line": "Creature — Elf", "power": "1", "toughness": "1",
        "set": "hil", "oracle_text": "Olando always sings.\nOlando never sings.",
    },
    {"name": "Soldier", "type_line": "Token Creature — Soldier", "layout": "token"},
]  # fmt: skip
MINE = "# mine\nHill Guard {1}{R}\nCreature — Elf\nHaste\n2/1\n\nQuiet Meadow\nPlane — Ulgrotha\n"


@pytest.fixture
def bulk(tmp_path: Path) -> Path:
    path = tmp_path / "bulk"
    path.write_text(json.dumps(CARDS), encoding="utf-8")
    return path


@pytest.fixture
def mine(tmp_path: Path) -> Path:
    path = tmp_path / "mine.txt"
    path.write_text(MINE, encoding="utf-8")
    return path


@pytest.fixture
def deck(tmp_path: Path) -> Path:
    path = tmp_path / "deck.txt"
    path.write_text("52 Plains\n4 Meadow Guard\n4 Hill Guard\n", encoding="utf-8")
    return path


def told_json(terminal: Terminal, *args: str | Path) -> dict[str, Any]:
    told: dict[str, Any] = json.loads(terminal.run(*args))
    return told


# ---------------------------------------------------------------------- importing


def test_what_is_imported_can_be_shown_and_played(terminal: Terminal, bulk: Path, tmp_path: Path) -> None:
    said = terminal.run("cards", "import", bulk)
    assert "4 cards were imported." in said
    assert "1 tokens and emblems were left out" in said
    assert "Of all 4 that are stored now, 1 is understood" in said
    assert "Flying, vigilance" in terminal.run("cards", "meadow", "guard")
    assert terminal.run("cards", "Meadow Song") == ""
    assert (terminal.code, "“Meadow Song” is not understood" in terminal.errors) == (2, True)
    deck = tmp_path / "guards.txt"
    deck.write_text("56 Plains\n4 Meadow Guard", encoding="utf-8")
    assert "All is well" in terminal.run("decks", "check", deck)
    watched = terminal.run("play", "--watch", "--players", "2", "--decks", deck, "--seed", "1", "--with", "none")
    assert "Meadow Guard" in watched


def test_what_is_no_file_of_cards_is_not_imported(terminal: Terminal, mine: Path) -> None:
    terminal.run("cards", "import", mine)
    assert terminal.code == 2
    assert "cannot be imported" in terminal.errors
    assert "planechase play --cards" in terminal.errors
    terminal.run("cards", "import", mine.with_name("none.json"))
    assert "There is no file" in terminal.errors
    terminal.run("cards", "import")
    assert "Which file?" in terminal.errors
    assert not usual_file().exists()


def test_files_of_another_kind_are_not_imported(terminal: Terminal, tmp_path: Path) -> None:
    file = tmp_path / "numbers.json"
    file.write_text("[1, 2]", encoding="utf-8")
    terminal.run("cards", "import", file)
    assert "It is JSON, but of another kind." in terminal.errors
    assert "downloaded" not in terminal.errors


def test_one_card_is_not_many(terminal: Terminal, tmp_path: Path) -> None:
    file = tmp_path / "answer.json"
    file.write_text(json.dumps({"object": "list", "data": CARDS[:1]}), encoding="utf-8")
    said = terminal.run("cards", "import", file, file)
    assert "1 card was imported." in said
    assert "Of all 1 that are stored now, 1 is understood" in said


def test_an_imported_card_is_found_by_a_face_a_beginning_or_a_misspelt_name(terminal: Terminal, tmp_path: Path) -> None:
    size = {"power": "1", "toughness": "1"}
    faces = [
        {"name": "Meadow Boy", "mana_cost": "{G}", "type_line": "Creature — Human", "oracle_text": "Flying", **size},
        {"name": "Hill Wolf", "type_line": "Creature — Wolf", "oracle_text": "Trample", "colors": ["G"], **size},
    ]
    wolf = {"name": "Meadow Boy // Hill Wolf", "layout": "transform", "card_faces": faces}
    file = tmp_path / "wolves.json"
    file.write_text(json.dumps([wolf, CARDS[1]]), encoding="utf-8")
    terminal.run("cards", "import", file)
    assert terminal.run("cards", "hill wolf").startswith("Meadow Boy  {G}\n")
    assert terminal.run("cards", "meadow b").startswith("Meadow Boy  {G}\n")
    terminal.run("cards", "Maedow Sung")
    assert "Did you mean “Meadow Song”?" in terminal.errors


def test_with_other_words_all_is_read_again_and_that_is_said(
    terminal: Terminal, bulk: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    terminal.run("cards", "import", bulk)
    terminal.run("cards", "Meadow Guard")
    assert "read again" not in terminal.errors
    monkeypatch.setattr(imported_cards, "fingerprint", lambda: "of tomorrow")
    assert "Flying, vigilance" in terminal.run("cards", "Meadow Guard")
    assert "The vocabulary has changed since cards were imported; the cards are read again." in terminal.errors
    terminal.run("cards", "Meadow Guard")
    assert "read again" not in terminal.errors


def test_imported_cards_that_are_damaged_say_what_to_do(terminal: Terminal, bulk: Path) -> None:
    terminal.run("cards", "import", bulk)
    usual_file().write_bytes(b"damaged " * 1000)
    terminal.run("cards", "Meadow Guard")
    assert (terminal.code, "planechase cards import --anew FILE" in terminal.errors) == (2, True)
    terminal.run("cards", "import", "--anew", bulk)
    assert terminal.code == 0


# ---------------------------------------------------------------------- coverage


def test_coverage_of_what_was_imported(terminal: Terminal, bulk: Path) -> None:
    terminal.run("cards", "coverage")
    assert (terminal.code, "No cards have been imported yet" in terminal.errors) == (2, True)
    terminal.run("cards", "import", bulk)
    told = told_json(terminal, "cards", "coverage", "--json")
    assert (told["cards"], told["understood"], told["refused"]) == (4, 1, 3)
    assert told["names_refused"] == ["Meadow Song", "Olanda", "Olando"]
    assert told["clauses"][0] == {"clause": "Everybody sings.", "cards": 2, "waiting_for_just_this": 2}
    assert told["clauses"][1] == {"clause": "~ always sings.", "cards": 1, "waiting_for_just_this": 0}
    assert told["sets"] == {
        "HIL": {"cards": 2, "understood": 0, "refused": 2},
        "MDW": {"cards": 2, "understood": 1, "refused": 1},
    }
    said = terminal.run("cards", "coverage")
    assert "All cards: 1 of 4 understood (25.0%)" in said
    assert "   MDW  1 of 2 understood" in said


def test_coverage_of_files(terminal: Terminal, bulk: Path, mine: Path, deck: Path) -> None:
    assert told_json(terminal, "cards", "coverage", "--json", bulk)["cards"] == 4
    assert told_json(terminal, "cards", "coverage", mine, "--json")["understood"] == 2
    assert not usual_file().exists()
    told = told_json(terminal, "cards", "coverage", deck, "--json")
    assert told["decks"][str(deck)]["names_refused"] == ["Meadow Guard", "Hill Guard"]
    terminal.run("cards", "import", bulk)
    told = told_json(terminal, "cards", "coverage", deck, "--json")
    assert (told["cards"], told["understood"], told["names_refused"]) == (3, 2, ["Hill Guard"])
    assert "not Hill Guard" in terminal.run("cards", "coverage", deck)
    assert terminal.errors == ""


def test_the_largest_sets_are_shown_and_all_on_request(terminal: Terminal, bulk: Path) -> None:
    terminal.run("cards", "import", bulk)
    said = terminal.run("cards", "coverage", "--sets", "1")
    assert said.startswith("All cards: 1 of 4 understood (25.0%)\n")
    assert "The 1 largest of 2 sets (--sets all shows all):\n   HIL" in said
    assert "MDW" not in said
    every = terminal.run("cards", "coverage", "--sets", "all")
    assert every.index("   HIL  0 of 2") < every.index("   MDW  1 of 2")
    terminal.run("cards", "coverage", "--sets", "many")
    assert "--sets takes a number, or all" in terminal.errors


def test_a_card_in_several_files_counts_once(terminal: Terminal, bulk: Path, mine: Path, deck: Path) -> None:
    told = told_json(terminal, "cards", "coverage", "--json", bulk, bulk, mine, deck)
    assert (told["cards"], told["understood"]) == (7, 4)
    assert told["sets"]["HIL"]["cards"] == 2
    assert told["decks"][str(deck)]["names_refused"] == []


def test_a_deck_list_may_name_the_cards_of_a_file(terminal: Terminal, mine: Path, deck: Path) -> None:
    told = told_json(terminal, "cards", "coverage", "--json", deck, "--cards", mine)
    assert (told["cards"], told["names_refused"]) == (3, ["Meadow Guard"])
    terminal.run("cards", "coverage", deck, "--cards", deck)
    assert "holds no cards" in terminal.errors


@pytest.mark.parametrize("verb", ["coverage", "import"])
def test_an_empty_file_is_said_to_be_empty(terminal: Terminal, mine: Path, verb: str) -> None:
    mine.write_text("\n", encoding="utf-8")
    terminal.run("cards", verb, mine)
    assert (terminal.code, terminal.errors) == (2, f"{mine} is empty.\n")


def test_cards_that_are_miswritten_are_not_taken_for_a_deck_list(terminal: Terminal, mine: Path) -> None:
    mine.write_text("Hill Guard {R}\nCreatrue — Elf\n2/1", encoding="utf-8")
    terminal.run("cards", "coverage", mine)
    assert "line 2, column 1: “Creatrue” is no card type" in terminal.errors


# ---------------------------------------------------------------------- reading


def test_a_card_is_read_aloud(terminal: Terminal, mine: Path) -> None:
    said = terminal.run("cards", "read", "Hill Guard {1}{R}\nCreature — Elf\nHaste\n2/1")
    assert terminal.code == 0
    assert "PlainKeyword" in said
    assert said.endswith("Hill Guard  {1}{R}\nCreature — Elf\nHaste\n2/1\n")
    assert "Quiet Meadow" in terminal.run("cards", "read", mine)
    assert "Haste" in terminal.run("cards", "read", "Hill Guard {R}\\nCreature — Elf\\nHaste\\n2/1")


def test_a_card_is_read_from_the_standard_input(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    for words in (["cards", "read"], ["cards", "read", "-"]):
        monkeypatch.setattr(sys, "stdin", TextIOWrapper(BytesIO(MINE.encode())))
        assert main(words) == 0
        assert "Hill Guard" in capsys.readouterr().out


def test_where_reading_stopped_is_shown_with_a_caret(terminal: Terminal) -> None:
    said = terminal.run("cards", "read", "Hill Song {R}\nSorcery\nEverybody sings.")
    assert terminal.code == 1
    assert "Hill Song is not understood." in said
    first, second, third = said.splitlines()[1:4]
    assert first == "   3 | Everybody sings."
    assert second.strip() == "^"
    assert third.startswith("line 3, column ")
    said = terminal.run("cards", "read", "Hill Song {R}\nSorcrey\nEverybody sings.")
    assert (terminal.code, said.splitlines()[:2]) == (1, ["   2 | Sorcrey", "       ^"])
    assert "did you mean “Sorcery”?" in said


@pytest.mark.parametrize(
    ("card", "said"),
    [
        ("Ola {2}{W}\nLegendary Planeswalker — Ola\n+1: You gain 2 life.", "is a planeswalker without loyalty"),
        ("Hill Song {R}\nSorcery\nDraw a card.\n2/1", "has the size of a creature, and is none."),
        ("Hill Song {R}\nSorcery", "“Hill Song” has no text"),
        ("Hill Ring {1}\nArtifact\n{T}: Add {C}.\nLoyalty: 3", "has the loyalty of a planeswalker, and is none."),
        ("Hill Guard {R}\nCreature — Elf\nHaste", "is a creature without a size"),
        ("Hill Cart {2}\nArtifact — Vehicle\nCrew 1", "is a Vehicle without a size"),
        ("Hill Guard 1R\nCreature — Elf\nHaste\n1/1", "A cost is written in braces: {1}{R} and not 1R."),
        ("Hill Elf {G}\nCreature — Elf\nOther elves get +1/+1.\n1/1", "begins with a capital letter: “Elves”."),
        ("Hill Cat {G}\nSummon Cat\n1/1", "today it is “Creature — …”."),
        ("Hill Guard {R}\n\nCreature — Elf\n\nHaste\n\n1/1", "An empty line ends a card."),
        ("4 Forest\n20 Grizzly Bears", "planechase decks check FILE"),
        ('Hill Cat {G}\nCreature — Cat\n1/1\n"So small."', "if it is flavor text, leave it out."),
        ("Hill Cat {G}\nCreature — Cat\nTap: Draw a card.\n1/1", "Today cards say “{T}:”."),
        ("Hill Song {R}\nSorcery\nYou can draw a card.", "Today cards say “you may”."),
        ("Hill Song {R}\nSorcery\nKill target creature.", "“Kill” is no word that is known here."),
    ],
)
def test_what_a_card_cannot_have_or_must_have_is_said(terminal: Terminal, card: str, said: str) -> None:
    assert said in terminal.run("cards", "read", card)
    assert terminal.code == 1


def test_what_has_a_size_without_being_a_creature_is_read(terminal: Terminal) -> None:
    assert terminal.run("cards", "read", "Hill Cart {2}\nArtifact — Vehicle\nCrew 1\n3/3").endswith("Crew 1\n3/3\n")


def test_data_is_pointed_to_import_and_long_lines_are_cut(terminal: Terminal, bulk: Path, mine: Path) -> None:
    assert terminal.run("cards", "read", bulk) == ""
    assert terminal.code == 2
    assert f"planechase cards import {bulk}" in terminal.errors
    assert f"planechase cards coverage {bulk}" in terminal.errors
    assert len(terminal.errors) < 600
    mine.write_text("Hill Song {R}\nSorcery\n" + "Draw a card. " * 40 + SING + " Draw a card." * 40, encoding="utf-8")
    shown, caret, *_ = terminal.run("cards", "read", mine).splitlines()[1:]
    assert len(shown) < 120
    assert shown[caret.index("^") :].startswith("Everybody") or shown[caret.index("^") :].startswith("sings")


def test_a_file_that_is_not_there_and_a_mere_name_are_no_cards(terminal: Terminal) -> None:
    terminal.run("cards", "read", "nope.txt")
    assert (terminal.code, terminal.errors) == (2, "There is no file nope.txt.\n")
    terminal.run("cards", "read", "Serra Angel")
    assert (terminal.code, 'planechase cards "Serra Angel" shows the card' in terminal.errors) == (2, True)


def test_several_files_are_read_one_after_the_other(terminal: Terminal, mine: Path, tmp_path: Path) -> None:
    other = tmp_path / "other.txt"
    other.write_text("Hill Song {R}\nSorcery\nDraw a card.", encoding="utf-8")
    said = terminal.run("cards", "read", mine, other)
    assert terminal.code == 0
    assert said.index(f"{mine}:\nHill Guard") < said.index(f"{other}:\nHill Song")
    terminal.run("cards", "read", f"{tmp_path}/")
    assert terminal.errors == f"{tmp_path}/ is a folder.\n"


def test_a_colour_that_is_not_in_the_cost_is_shown(terminal: Terminal) -> None:
    said = terminal.run("cards", "read", "Hill Elf\nCreature — Elf\nColor: green and white\n2/2")
    assert "Creature — Elf\nColor: white, green\n2/2\n" in said


def test_what_is_read_is_also_data(terminal: Terminal) -> None:
    texts = f"Hill Guard {{1}}{{R}}\nCreature — Elf\nHaste\n2/1\n\nHill Song {{R}}\nSorcery\n{SING}"
    guard, song = json.loads(terminal.run("cards", "read", "--json", texts))
    assert (guard["understood"], guard["card"]["text"], guard["card"]["keywords"]) == (True, "Haste", ["haste"])
    assert (song["understood"], song["line"], song["clause"]) == (False, 8, SING)
    (wrong,) = json.loads(terminal.run("cards", "read", "--json", "Hill Song {R}\nSorcrey\nDraw a card."))
    assert (wrong["understood"], wrong["line"], wrong["column"]) == (False, 2, 1)


def test_that_a_built_in_card_is_played_instead_is_said(terminal: Terminal) -> None:
    said = terminal.run("cards", "read", "grizzly bears {R}\nCreature — Bear\n9/9")
    assert "A card called Grizzly Bears is built in, and is played instead" in said


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("Draw a card", "A full stop is missing"),
        ("Draw a card Discard a card.", "perhaps a full stop is missing"),
    ],
)
def test_a_full_stop_that_is_missing_is_missed(terminal: Terminal, text: str, said: str) -> None:
    assert said in terminal.run("cards", "read", f"Hill Song {{R}}\nSorcery\n{text}")


def test_old_wordings_are_told_how_they_read_today(terminal: Terminal) -> None:
    said = terminal.run("cards", "read", "Quiet Hill\nPlane — Ulgrotha\nWhenever you roll {CHAOS}, draw a card.")
    assert "“Whenever chaos ensues”" in said
    said = terminal.run(
        "cards", "read", "Hill Elf {G}\nCreature — Elf\nWhen Hill Elf comes into play, draw a card.\n1/1"
    )
    assert "“enters”" in said


# ---------------------------------------------------------------------- playing


def test_a_game_with_cards_of_a_file(terminal: Terminal, bulk: Path, mine: Path, deck: Path, tmp_path: Path) -> None:
    terminal.run("cards", "import", bulk)
    saved = tmp_path / "saved.json"
    lines = [f"save {saved}", "quit"]
    terminal.run("play", "--players", "2", "--deck", deck, "--cards", mine, "--seed", "4", lines=lines)
    record = json.loads(saved.read_text(encoding="utf-8"))
    names = {card["name"] for card in record["setup"]["cards"]}
    assert names == {"Meadow Guard", "Hill Guard", "Quiet Meadow"}
    usual_file().unlink()
    setup, _ = read_record(record)
    assert sum(card.name == "Hill Guard" for card in setup.seats[0].deck) == 4
    assert Game.replay(record).record()["setup"] == record["setup"]


def test_what_is_wrong_with_a_file_of_cards_is_said_with_its_place(terminal: Terminal, mine: Path) -> None:
    mine.write_text("Hill Guard {R}\nCreatrue — Elf\n2/1", encoding="utf-8")
    terminal.run("play", "--cards", mine)
    assert terminal.code == 2
    assert f"{mine} cannot be played with:\n  line 2, column 1: “Creatrue” is no card type" in terminal.errors
    mine.write_text("Hill Song {R}\nSorcery\nEverybody sings.", encoding="utf-8")
    terminal.run("play", "--cards", mine)
    assert "line 3, column " in terminal.errors
    assert "--proxies" in terminal.errors


def test_without_what_is_not_understood_the_rest_of_a_file_is_played(
    terminal: Terminal, mine: Path, tmp_path: Path
) -> None:
    mine.write_text(f"{MINE}\nHill Song {{R}}\nSorcery\n{SING}\n", encoding="utf-8")
    deck = tmp_path / "songs.txt"
    deck.write_text("52 Mountain\n4 Hill Guard\n4 Hill Song\n", encoding="utf-8")
    options = ("--players", "2", "--decks", deck, "--cards", mine, "--seed", "1", "--with", "none")
    terminal.run("play", "--watch", *options)
    assert (terminal.code, "--skip-unknown" in terminal.errors) == (2, True)
    watched = terminal.run("play", "--watch", *options, "--skip-unknown")
    assert terminal.code == 0
    assert f"{mine}: these are not understood, and are left out: Hill Song." in terminal.errors
    assert "is played without 4 cards that are not here: 4 Hill Song." in watched
    assert "Hill Guard" in watched


def test_a_list_is_checked_without_what_is_not_here(terminal: Terminal, tmp_path: Path) -> None:
    deck = tmp_path / "songs.txt"
    deck.write_text("59 Mountain\n1 Unheard Hymn\n", encoding="utf-8")
    terminal.run("decks", "check", deck)
    assert terminal.code == 1
    said = terminal.run("decks", "check", deck, "--skip-unknown")
    assert terminal.code == 0
    assert f"{deck} is played without 1 card that is not here: 1 Unheard Hymn." in said
    assert f"{deck}: 59 cards. All is well" in said


def test_a_list_of_which_nothing_is_here_is_no_deck(terminal: Terminal, tmp_path: Path) -> None:
    deck = tmp_path / "songs.txt"
    deck.write_text("60 Unheard Hymn\n", encoding="utf-8")
    said = terminal.run("decks", "check", deck, "--skip-unknown")
    assert (terminal.code, "no deck left to play" in said) == (1, True)


def test_a_plane_that_is_played_without_its_text_is_named(terminal: Terminal, tmp_path: Path) -> None:
    mine = tmp_path / "mine.txt"
    mine.write_text("Hill of Songs\nPlane — Home\nEverybody sings.\n", encoding="utf-8")
    terminal.run("play", "--watch", "--players", "2", "--seed", "1", "--cards", mine, "--proxies")
    assert "played without their text: Hill of Songs (a proxy)." in terminal.errors


def test_what_is_missing_can_be_brought_and_what_is_not_understood_be_a_proxy(
    terminal: Terminal, bulk: Path, tmp_path: Path
) -> None:
    terminal.run("cards", "import", bulk)
    deck = tmp_path / "songs.txt"
    deck.write_text("4 Olanda\n1 Unheard Hymn\n5 Grizzly Bears", encoding="utf-8")
    said = terminal.run("decks", "check", deck)
    assert "planechase cards import FILE" in said
    assert "--cards FILE" in said
    assert "use --proxies with planechase play, sim, arena or serve" in said


def test_a_card_that_is_built_in_is_said_to_be(terminal: Terminal, mine: Path, deck: Path) -> None:
    mine.write_text("Grizzly Bears {R}\nCreature — Bear\n9/9", encoding="utf-8")
    terminal.run("decks", "check", "--cards", mine, deck)
    assert "Grizzly Bears is built in, and the built-in card is played." in terminal.errors


def test_proxies_are_offered_and_played_only_if_asked_for(terminal: Terminal, bulk: Path, tmp_path: Path) -> None:
    terminal.run("cards", "import", bulk)
    deck = tmp_path / "songs.txt"
    deck.write_text("40 Forest\n4 Olanda\n16 Forest", encoding="utf-8")
    said = terminal.run("decks", "check", deck)
    assert "line 2: “Olanda” is not understood: “Everybody sings.”" in said
    assert "--proxies" in said
    terminal.run("play", "--watch", "--players", "2", "--decks", deck)
    assert (terminal.code, "--proxies" in terminal.errors) == (2, True)
    assert "All is well" in terminal.run("decks", "check", deck, "--proxies")
    options = ("--players", "2", "--decks", deck, "--seed", "1", "--with", "none", "--proxies")
    watched = terminal.run("play", "--watch", *options)
    assert "played without their text: Olanda (a proxy)." in watched
    assert "casts Olanda (a proxy)" in watched


def test_a_simulation_needs_neither_file_nor_import_again(
    terminal: Terminal, bulk: Path, mine: Path, deck: Path, tmp_path: Path
) -> None:
    terminal.run("cards", "import", bulk)
    out = tmp_path / "games"
    words = ("sim", "--players", "2", "--decks", deck, "--bots", "random", "--jobs", "1", "--out", out)
    terminal.run(*words, "--games", "1", "--cards", mine)
    assert terminal.code == 0
    plan = json.loads((out / "plan.json").read_text(encoding="utf-8"))
    assert {card["name"] for card in plan["own"]["cards"]} == {"Meadow Guard", "Hill Guard"}
    assert [card["name"] for card in plan["own"]["added"]] == ["Quiet Meadow"]
    assert '"own"' not in (out / "outcomes.jsonl").read_text(encoding="utf-8")
    for gone in (mine, deck, usual_file()):
        gone.unlink()
    terminal.run(*words, "--games", "2")
    assert (terminal.code, terminal.errors.strip()) == (0, "")
    assert len((out / "outcomes.jsonl").read_text(encoding="utf-8").splitlines()) == 2


def test_the_arena_takes_them_too(terminal: Terminal, mine: Path, tmp_path: Path) -> None:
    deck = tmp_path / "guards.txt"
    deck.write_text("56 Mountain\n4 Hill Guard", encoding="utf-8")
    words = ("--players", "2", "--decks", deck, "--cards", mine, "--jobs", "1", "--json")
    told = told_json(terminal, "arena", "--bots", "random,steady", "--deals", "1", *words)
    assert (terminal.code, bool(told)) == (0, True)


def test_any_face_of_a_card_of_ones_own_is_shown_from_anywhere(terminal: Terminal, tmp_path: Path) -> None:
    mine, deck = tmp_path / "mine.txt", tmp_path / "deck.txt"
    boy = "Hill Boy {G}\nCreature — Human Werewolf\n{3}: Transform Hill Boy.\n1/1"
    mine.write_text(f"{boy}\n//\nHill Wolf\nCreature — Werewolf\nColor: green\nTrample\n3/3\n", encoding="utf-8")
    deck.write_text("59 Forest\n1 Hill Boy\n", encoding="utf-8")
    options = ("--deck", deck, "--cards", mine, "--players", "2", "--seed", "3")
    shown = terminal.run("play", *options, lines=["c hill wolf", "q", "n"])
    assert "Creature — Human Werewolf" in shown
    assert "Trample" in shown
