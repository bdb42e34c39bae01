"""`planechase variants`, `planechase play --with …`, and what the board shows of each variant."""

from __future__ import annotations

import json
from pathlib import Path
from typing import TYPE_CHECKING

import pytest
from tests.terminal import messages
from tests.terminal.messages import Paper, form

from planechase.bots import BotTable as Bots
from planechase.bots import SensibleBot
from planechase.cards import pool
from planechase.decks import product
from planechase.decks.casual import KINDS
from planechase.game import Game
from planechase.rules.state.edition import Edition
from planechase.telling.log import Log
from planechase.testing import ANN, BOB, CAT, SchemeTable, Table
from planechase.variants import Emperor, FreeForAll, GrandMelee, Star, TwoHeadedGiant, Vanguard

if TYPE_CHECKING:
    from tests.terminal.conftest import Terminal

SHAPES = [kind.name for kind in KINDS if kind.is_shape]


# ---------------------------------------------------------------------- the list


def test_every_variant_is_listed_with_a_sentence_and_how_many_play(terminal: Terminal) -> None:
    shown = " ".join(terminal.run("variants").split())
    for kind in KINDS:
        assert f"{kind.name} " in shown
        assert kind.variant.summary in shown
    for said in ("grand melee 8 or more", "emperor 6, 9, …", "two-headed giant 4 ", "star 5 ", "planechase 2 or more"):
        assert said in shown
    shapes, others = shown.split("Any shape can be combined")
    assert "emperor" in shapes
    assert "commander" in others


def test_one_variant_is_told_about_with_what_goes_with_it(terminal: Terminal) -> None:
    shown = " ".join(terminal.run("variants", "team", "vs", "team").split())
    assert shown.startswith("team vs. team (CR 808) Teams side by side")
    assert "Players: 2 or more; usually 4." in shown
    assert "Goes with: planechase, vanguard, and commander, one or all of them; not with another shape" in shown
    assert "--shared-turns teams take their turns together" in shown
    assert shown.endswith('planechase play --with "team vs. team"')
    assert "and with one shape of the table: free-for-all," in " ".join(terminal.run("variants", "edh").split())


def test_variants_as_json(terminal: Terminal) -> None:
    found = {variant["name"]: variant for variant in json.loads(terminal.run("variants", "--json"))}
    assert set(found) == {kind.name for kind in KINDS}
    assert found["two-headed giant"]["players"] == [4]
    assert found["grand melee"]["players"] == list(range(8, 17))
    assert set(found["free-for-all"]["options"]) == {"range", "attack"}


def test_the_nearest_name_is_suggested(terminal: Terminal) -> None:
    assert terminal.run("variants", "vangard") == ""
    assert (terminal.code, terminal.errors) == (2, "There is no variant called “vangard”. Did you mean “vanguard”?\n")


# ---------------------------------------------------------------------- starting a game


def setup_of(terminal: Terminal, path: Path, *args: str) -> dict[str, object]:
    """How a game is set up that is played with these arguments."""
    terminal.run("play", *args, "--seed", "5", lines=[f"save {path}"])
    assert terminal.code == 0, terminal.errors
    found: dict[str, object] = json.loads(path.read_text())
    return found


@pytest.mark.parametrize("shape", SHAPES)
def test_every_shape_starts_with_all_the_others(terminal: Terminal, tmp_path: Path, shape: str) -> None:
    saved = setup_of(terminal, tmp_path / "game.json", "--with", f"planechase, Commander,{shape},vanguard")
    game = Game.replay(saved)
    assert {variant.name for variant in game.setup.variants} == {"planechase", "commander", "vanguard", shape}


def test_planar_commander_for_four(terminal: Terminal, tmp_path: Path) -> None:
    saved = setup_of(terminal, tmp_path / "game.json", "--with", "planechase,commander", "--players", "4")
    assert [player.life for player in Game.replay(saved).state.players] == [40] * 4


@pytest.mark.parametrize(
    ("args", "ranges", "teams"),
    [
        (["--with", "none", "--range", "2", "--attack", "left"], (2,) * 4, ()),
        (["--with", "2hg", "--heads", "3"], (), ((0, 1, 2), (3, 4, 5))),
        (["--with", "team vs. team", "--teams", "1,3"], (), ((0,), (1, 2, 3))),
        (["--with", "alternating", "--teams", "2,2,2", "--range", "1"], (1,) * 6, ((0, 3), (1, 4), (2, 5))),
        (["--with", "grand melee", "--small", "--players", "5"], (1,) * 5, ()),
    ],
)
def test_what_was_agreed_on(
    terminal: Terminal, tmp_path: Path, args: list[str], ranges: tuple[int, ...], teams: tuple[tuple[int, ...], ...]
) -> None:
    options = Game.replay(setup_of(terminal, tmp_path / "game.json", *args)).state.options
    assert (options.ranges, options.teams) == (ranges, teams)


def test_the_rules_of_2011_on_demand(terminal: Terminal, tmp_path: Path) -> None:
    saved = setup_of(terminal, tmp_path / "game.json", "--with", "commander", "--edition", "2011")
    assert Game.replay(saved).setup.edition is Edition.Y2011


def test_people_may_sit_elsewhere(terminal: Terminal, tmp_path: Path) -> None:
    path = tmp_path / "game.json"
    shown = terminal.run("play", "--with", "archenemy", "--seat", "3", "--people", "2", lines=["", f"save {path}"])
    assert "Cat, it is your decision." in shown
    assert json.loads(path.read_text())["terminal"] == {"people": [2, 3], "bot": "steady"}


def test_a_list_of_ones_own_with_a_commander_schemes_and_a_vanguard(terminal: Terminal, tmp_path: Path) -> None:
    deck = tmp_path / "mine.txt"
    box = product("Blades of the Night")
    schemes = [card.name for card in pool.schemes()[:20]]
    main = "\n".join(f"{count} {name}" for name, count in box.main.items())
    parts = [f"Commander\n1 {box.commanders[0]}", f"Deck\n{main}"]
    parts += ["Scheme Deck\n" + "\n".join(f"1 {name}" for name in schemes), "Vanguard\n1 Mirri"]
    deck.write_text("\n\n".join(parts))
    variants = "commander,archenemy,vanguard"
    game = Game.replay(setup_of(terminal, tmp_path / "game.json", "--with", variants, "--deck", str(deck)))
    archenemy, commander, vanguard = (variant.plain() for variant in game.setup.variants)
    assert archenemy["decks"] == [schemes]
    assert commander["commanders"][0] == [box.commanders[0]]
    assert vanguard["cards"][0] == "Mirri"


@pytest.mark.parametrize(
    ("args", "said"),
    [
        (["--with", "emprer"], "There is no variant called “emprer”. Did you mean “emperor”?"),
        (["--with", "star,emperor"], "A table has one shape: choose one of star and emperor."),
        (["--with", "star", "--players", "4"], "Star is played by 5 players, not by 4."),
        (["--with", "2hg", "--players", "5"], "Two teams of 2 are 4 players, not 5."),
        (["--with", "emperor", "--players", "7"], "7 players cannot be two or more teams of 3."),
        (["--with", "grand melee", "--players", "6"], "Grand Melee is for ten players or more"),
        (["--with", "grand melee,planechase", "--planes", "map"], "On the Eternities Map everybody is in one place"),
        (["--with", "planechase,planechase"], "planechase was named twice; once is enough."),
        (["--with", "commander", "--deck", "Zombie Empire"], "Ann: A deck has a commander (CR 903.3)."),
        (["--deck", "Legion of Razia"], "Legion of Razia is a Commander deck; it is played with commander."),
        (["--heads", "3"], "“heads” is only for two-headed giant."),
        (["--with", "none", "--range", "0"], "A range of influence is at least one seat."),
        (["--with", "free-for-all", "--attack", "beside"], "A free-for-all uses attack left"),
        (["--with", "team vs. team", "--teams", "two"], "“two” does not say how large the teams are"),
        (["--with", "team vs. team", "--teams", "4"], "4 players cannot be teams of 4"),
        (["--with", "commander", "--brawl", "--edition", "2011"], "Brawl is an option of the current rules"),
        (["--seat", "5"], "There are 4 seats; from seat 5 on there is no room for 1."),
    ],
)
def test_what_cannot_be_played_is_said_in_a_sentence(terminal: Terminal, args: list[str], said: str) -> None:
    assert terminal.run("play", *args) == ""
    assert terminal.code == 2
    assert terminal.errors.startswith(said)
    assert "Traceback" not in terminal.errors


def test_the_log_tells_who_is_who() -> None:
    log = Log()
    Game.casual("archenemy", "commander", "vanguard", players=3, seed=2, watcher=log.watch)
    lines = log.text()
    assert lines[0] == "Ann is an archenemy with 20 schemes."
    assert lines[2] == "Bob is led by Maelstrom Wanderer."
    assert lines[6].startswith("Cat plays as ")


def test_bots_play_archenemy(terminal: Terminal) -> None:
    lines = terminal.run("play", "--watch", "--with", "archenemy", "--players", "3", "--seed", "2").splitlines()
    assert any(line.startswith("Ann sets ") and line.endswith(" in motion.") for line in lines)
    assert " the game: " in lines[-1]


def test_who_plays_against_whom_is_told_and_a_team_draws_in_one_line(terminal: Terminal) -> None:
    lines = terminal.run("play", "--watch", "--with", "2hg", "--seed", "4").splitlines()
    assert lines[0] == "Ann and Bob against Cat and Dan."
    assert "Turn 1: " in "\n".join(lines)
    second = next(line for line in lines if line.startswith("Turn 2: "))
    assert second in {f"Turn 2: {team}: each draws a card." for team in ("Ann and Bob", "Cat and Dan")}


def test_a_member_of_a_team_reads_what_everybody_in_it_draws() -> None:
    log = Log()
    decks = [["Forest"] * 40, ["Island"] * 40] * 2
    names = ["Ann", "Bob", "Cat", "Dan"]
    giants = [TwoHeadedGiant()]
    game = Game.new(decks, 1, names, variants=giants, starting_player=CAT, watcher=log.watch)
    while game.state.turn_number < 3:
        assert game.decision is not None
        game.answer(game.decision.default())
    assert "Turn 2: Ann and Bob: Ann draws Forest, Bob Island." in log.text(ANN)
    assert "Turn 2: Ann and Bob: each draws a card." in log.text(CAT)


# ---------------------------------------------------------------------- the board


def board(game: Game, viewer: int | None, width: int = 100, height: int = 50) -> str:
    lines = messages.board(game, viewer, Paper(width, height)).picture()
    return "\n".join("".join(segment.text for segment in line).rstrip() for line in lines)


@pytest.mark.rule("809.2", "809.3a")
def test_emperors_and_who_is_out_of_reach() -> None:
    shown = board(Table(6, variants=[Emperor()]).game, ANN, width=140)
    assert "Ann (you)  ♥ 20  with Bob and Cat" in shown
    assert "Bob  ♥ 20  emperor, with Ann and Cat" in shown
    assert "Eve  ♥ 20  emperor, out of reach, with Dan and Fay" in shown


@pytest.mark.rule("801.2")
def test_ranges_are_those_of_the_one_who_looks() -> None:
    game = Table(5, variants=[FreeForAll(1)]).game
    assert ["out of reach" in board(game, viewer) for viewer in (ANN, None)] == [True, False]
    shown = board(game, ANN)
    assert "Cat  ♥ 20  out of reach" in shown
    assert "Bob  ♥ 20  out" not in shown


def test_in_a_star_ones_enemies_are_marked() -> None:
    shown = board(Table(5, variants=[Star()]).game, ANN)
    assert ["your enemy" in line for line in shown.splitlines() if "Cat" in line] == [True]
    assert shown.count("your enemy") == 2


@pytest.mark.rule("902.3")
def test_vanguards_stand_with_their_players_and_ones_own_can_be_read() -> None:
    game = Table(2, variants=[Vanguard([pool.card("Mirri"), pool.card("Sliver Queen Avatar")])]).game
    shown = board(game, ANN)
    assert "Vanguard: Sliver Queen Avatar" in shown
    assert "You are Mirri\nIf a basic land you control" in shown
    assert "Command zone" not in shown
    assert "You are" not in board(game, None)


@pytest.mark.rule("904.8")
def test_schemes_in_motion_are_shown_with_their_text_and_how_many_are_left() -> None:
    table = SchemeTable(3)
    table.scheme_deck("I Bask in Your Silent Awe", player=ANN)
    table.begin("precombat main phase", of=ANN)
    shown = board(table.game, BOB)
    assert "I Bask in Your Silent Awe (Ann's ongoing scheme)\nEach opponent can't cast more than one spell" in shown
    assert "Ann  ♥ 40  archenemy" in shown
    assert "schemes " in shown
    assert "Bob (you)  ♥ 20  with Cat" in shown


@pytest.mark.rule("807.4")
def test_several_turns_at_once() -> None:
    shown = board(Table(8, variants=[GrandMelee()]).game, ANN)
    assert "Meanwhile: Eve, " in shown


@pytest.mark.rule("810.5")
def test_teammates_read_each_others_hands_and_nobody_else_does() -> None:
    table = Table(4, variants=[TwoHeadedGiant()])
    table.hand(BOB, "Grizzly Bears")
    assert ["Hand: Grizzly Bears {1}{G} 2/2" in board(table.game, viewer) for viewer in (ANN, CAT)] == [True, False]


@pytest.mark.parametrize(
    "variants", ["archenemy,planechase,vanguard", "grand melee,planechase", "two-headed giant,commander", "emperor"]
)
def test_it_all_fits(variants: str) -> None:
    log = Log()
    game = Game.casual(*variants.split(","), seed=5, watcher=log.watch)
    bots = Bots([SensibleBot() for _ in game.state.players])
    for number in range(150):
        if game.decision is None:
            break
        if number % 15 == 0:
            for width, height in ((80, 24), (120, 40)):
                drawn = messages.board(game, game.decision.player, Paper(width, height), log)
                lines = drawn.picture(form(game.state, game.decision))
                text = ["".join(segment.text for segment in line) for line in lines]
                assert max(map(len, text)) <= width
                for player in game.state.players:
                    assert any(player.name in line and ("♥" in line or "has left" in line) for line in text)
                assert len(lines) <= height - 1 or len(game.state.players) > 8
        bots.answer(game)
