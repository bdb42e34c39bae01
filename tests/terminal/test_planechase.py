"""`planechase play --with planechase`, and planes in the other commands."""

from __future__ import annotations

import json
import re
from collections import Counter
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING

import pytest
from tests.terminal.messages import Paper, board, form

from planechase.bots import BotTable as Bots
from planechase.bots import SensibleBot
from planechase.cards import pool
from planechase.decks import deck, names, planar_deck, product
from planechase.decks.random_planar_decks import FLAVOURS, random_planechase
from planechase.game import Game
from planechase.rules.casual import planar_decks, planar_die
from planechase.rules.casual.planar_die import Face
from planechase.telling.log import Log
from planechase.variants import Planechase
from planechase.words.english import card_text

if TYPE_CHECKING:
    from tests.terminal.conftest import Reply, Terminal

Die = Callable[[Face], None]
MANY = 60
"""More questions than any of these games asks before its point is made."""


@pytest.fixture
def die(monkeypatch: pytest.MonkeyPatch) -> Die:
    """A planar die that shows one face only."""
    return lambda face: monkeypatch.setattr(planar_die, "FACES", (face,) * 6)


def roller(until: str, then: tuple[str, ...] = ()) -> Reply:
    """Somebody who rolls the planar die whenever that is free until something is seen, then types some more."""
    seen: list[str] = []
    last = list(then)

    def reply(screen: str) -> str | None:
        seen.append(screen)
        if any(until in one for one in seen):
            return last.pop(0) if last else None
        if len(seen) > MANY:
            return None
        if "Roll the planar die\n" in screen:
            return "roll"
        if screen.rstrip().endswith("Please choose") or "Choose" in screen or "discard" in screen:
            return "1"
        return ""

    return reply


def play(terminal: Terminal, reply: Reply, *args: str) -> str:
    return terminal.run("play", "--with", "planechase", "--players", "2", *args, reply=reply)


def planes_named(shown: str, sentence: str) -> list[str]:
    """The planes in sentences such as "Ann planeswalks to Naya."."""
    return re.findall(re.escape(sentence) + r"(.+)\.\n", shown)


def unwrapped(text: str) -> str:
    return " ".join(text.split())


def says_all_of(shown: str, name: str) -> bool:
    """Whether every ability of a card was shown."""
    return all(unwrapped(line) in unwrapped(shown) for line in card_text(pool.card(name)).splitlines())


# ---------------------------------------------------------------------- playing


@pytest.mark.parametrize("flavour", FLAVOURS)
def test_the_plane_is_shown_with_its_text_its_controller_and_what_a_roll_costs(
    terminal: Terminal, die: Die, flavour: str
) -> None:
    die(Face.BLANK)
    shown = play(terminal, roller("Ann rolls the planar die: blank.", ("b",)), "--planes", flavour, "--seed", "4")
    assert terminal.code == 0
    assert len(planes_named(shown, "The game begins on ")) == 1
    (name,) = planes_named(shown, "The game begins on ")
    before, after = shown.split("Ann rolls the planar die: blank.")
    assert f"{name} (Plane — " in before
    assert "controlled by Ann; next roll: free" in unwrapped(before)
    assert "controlled by Ann; next roll: {1}" in unwrapped(after)
    assert says_all_of(before, name)


def test_own_planar_decks_are_usual_and_the_board_says_whose_plane_it_is(terminal: Terminal, die: Die) -> None:
    die(Face.BLANK)
    owners = set()
    for seed in ("1", "2", "3", "4"):
        shown = unwrapped(play(terminal, roller("Ann rolls the planar die"), "--seed", seed))
        owners.add("Bob's, controlled by Ann" in shown)
    assert owners == {True, False}, "in some games Ann begins on a plane of hers, in others on one of Bob's"


@pytest.mark.parametrize("flavour", FLAVOURS)
def test_a_roll_and_planeswalking_are_announced_and_the_new_plane_is_shown(
    terminal: Terminal, die: Die, flavour: str
) -> None:
    die(Face.PLANESWALKER)
    shown = play(terminal, roller("Ann planeswalks to "), "--planes", flavour, "--seed", "6")
    assert "Ann rolls the planar die: planeswalker.\nThe planeswalking ability triggers.\n" in shown
    name = planes_named(shown, "Ann planeswalks to ")[-1]
    after = shown.split(f"Ann planeswalks to {name}.")[1]
    assert f"{name} (Plane — " in after
    assert says_all_of(after, name)


def test_a_chaos_roll_is_announced(terminal: Terminal, die: Die) -> None:
    die(Face.CHAOS)
    assert "Ann rolls the planar die: chaos.\nChaos ensues.\n" in play(terminal, roller("Chaos ensues."), "--seed", "3")


def test_on_the_map_one_sees_what_lies_around_and_chooses_the_way(terminal: Terminal, die: Die) -> None:
    die(Face.PLANESWALKER)
    reply = roller("Choose where to planeswalk.", ("north",))
    shown = unwrapped(play(terminal, reply, "--planes", "map", "--seed", "6"))
    start = shown.index("Around: north ")
    around = shown[start : start + 200]
    assert [around.index(way) for way in (" north ", " east ", " south ", " west ")] == sorted(
        around.index(way) for way in (" north ", " east ", " south ", " west ")
    )
    north = around.split("Around: north ")[1].split(", east ")[0]
    assert f"north: {north}" in shown
    assert "hellride northeast" in shown
    assert f"Ann planeswalks to {north}." in shown


def test_a_game_of_planechase_is_saved_and_goes_on(terminal: Terminal, tmp_path: object) -> None:
    path = f"{tmp_path}/planar.json"
    shown = terminal.run("play", "--with", "planechase", "--planes", "map", "--seed", "3", lines=["", f"save {path}"])
    (name,) = planes_named(shown, "The game begins on ")
    assert f"The game begins on {name}." in terminal.run("play", "--resume", path, lines=["log"])


def test_bots_play_planechase_for_those_who_watch(terminal: Terminal) -> None:
    shown = terminal.run("play", "--watch", "--with", "planechase", "--players", "2", "--seed", "5")
    assert "rolls the planar die" in shown
    assert "the game" in shown.rstrip().splitlines()[-1]


def test_planechase_with_the_packs_of_2009_and_their_planar_decks_is_usual(terminal: Terminal, tmp_path: Path) -> None:
    path = tmp_path / "usual.json"
    terminal.run("play", lines=[f"save {path}"])
    setup = json.loads(path.read_text())["setup"]
    packs = [product(name) for name in names(2009)]
    assert [Counter(seat["deck"]) for seat in setup["seats"]] == [Counter(pack.main) for pack in packs]
    (variant,) = setup["variants"]
    assert variant["name"] == "planechase"
    assert variant["decks"] == [list(pack.planar) for pack in packs]


def test_random_planar_decks_on_demand(terminal: Terminal, tmp_path: Path) -> None:
    path = tmp_path / "random.json"
    terminal.run("play", "--planes", "random", lines=[f"save {path}"])
    (variant,) = json.loads(path.read_text())["setup"]["variants"]
    assert [len(deck) for deck in variant["decks"]] == [10] * 4
    assert variant["decks"] != [list(product(name).planar) for name in names(2009)]


def test_without_variants_there_are_no_planes(terminal: Terminal) -> None:
    shown = terminal.run("play", "--with", "none", "--seed", "1", lines=["", ""])
    assert "Ann (you)" in shown
    assert "begins on" not in shown
    assert "planar" not in shown


@pytest.mark.parametrize(
    ("args", "said"),
    [
        (["--with", "planchase"], "There is no variant called “planchase”. Did you mean “planechase”?"),
        (["--with", "none", "--planes", "communal"], "“planes” is only for planechase."),
        (["--with", "none,planechase"], "“--with none” plays without variants"),
        (["--with", "planechase", "--planes", "comunal"], "Did you mean “communal”?"),
        (["--with", "planechase", "--players", "17"], "2 to 16 players"),
    ],
)
def test_what_cannot_be_played_is_said(terminal: Terminal, args: list[str], said: str) -> None:
    assert terminal.run("play", *args) == ""
    assert terminal.code == 2
    assert said in terminal.errors


# ---------------------------------------------------------------------- the board


@pytest.mark.parametrize("flavour", FLAVOURS)
def test_four_players_and_a_plane_fit(flavour: str) -> None:
    log = Log()
    decks = [deck(name) for name in ("Dawn Charge", "Grave Tide", "Wild Mantle", "Dawn Charge")]
    variant = random_planechase(4, 4, flavour)
    game = Game.new(decks, 4, ["Ann", "Bob", "Cat", "Dan"], variants=[variant], watcher=log.watch)
    bots = Bots([SensibleBot() for _ in range(4)])
    for number in range(120):
        if game.decision is None:
            break
        if number % 12 == 0:
            for width, height in ((80, 24), (120, 40)):
                drawn = board(game, game.decision.player, Paper(width, height), log)
                lines = drawn.picture(form(game.state, game.decision))
                text = ["".join(segment.text for segment in line) for line in lines]
                assert len(lines) <= height - 1
                assert max(map(len, text)) <= width
                assert game.state.turn.number == 0 or "next roll: " in unwrapped(" ".join(text))
                assert any("── Log" in line for line in text) or len(lines) > height - 4, (
                    "no log only where all is full"
                )
        bots.answer(game)


def test_where_there_is_little_room_the_abilities_of_a_plane_follow_each_other_and_nothing_of_them_is_cut() -> None:
    planes = Planechase([planar_deck(name) for name in names(2009)])
    game = Game.new([deck("Dawn Charge")] * 4, 3, variants=[planes])
    while game.state.turn.number == 0:
        assert game.decision is not None
        game.answer(game.decision.default())
    (here,) = planar_decks.face_up(game.state)
    abilities = card_text(pool.card(here.copiable.name)).splitlines()
    assert len(abilities) > 1
    begun = []
    for height in (40, 18):
        lines = board(game, 0, Paper(60, height)).picture()
        text = ["".join(segment.text for segment in line).rstrip() for line in lines]
        begun.append([sum(line.startswith(ability[:20]) for line in text) for ability in abilities])
        shown = " ".join(" ".join(text).split())
        assert all(" ".join(ability.split()) in shown for ability in abilities)
    assert begun == [[1] * len(abilities), [1] + [0] * (len(abilities) - 1)]


# ---------------------------------------------------------------------- the other commands


def names_in(listed: str) -> list[str]:
    """The names in a list of cards, which may say more about each."""
    return [re.split(r"\s{2,}", line)[0] for line in listed.splitlines()]


def test_planes_are_listed_and_described(terminal: Terminal) -> None:
    planes = [card for card in pool.planar() if card.type_line.startswith("Plane ")]
    assert names_in(terminal.run("cards", "--type", "plane")) == sorted(card.name for card in planes)
    assert "Naya" in names_in(terminal.run("cards", "--type", "alara"))
    phenomena = terminal.run("cards", "--type", "phenomenon").splitlines()
    assert len(phenomena) == len(pool.planar()) - len(planes)
    shown = terminal.run("cards", "naya")
    assert shown.startswith("Naya\nPlane — Alara\n")
    assert "chaos ensues" in shown


def test_planes_as_json(terminal: Terminal) -> None:
    found = {card["name"]: card for card in json.loads(terminal.run("cards", "--type", "plane", "--json"))}
    naya = found["Naya"]
    assert (naya["type_line"], naya["mana_cost"], naya["colors"], naya["power"]) == ("Plane — Alara", None, "", None)
    assert "chaos ensues" in naya["text"]


def test_every_rule_of_the_seed_documents_that_is_played_has_a_test(terminal: Terminal) -> None:
    assert terminal.run("rules", "--seeds").splitlines()[-1] == "0 rules that are played have no test."
