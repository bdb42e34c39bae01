"""The log as data: typed entries that mention players and objects, for one reader, and lines made from them."""

from __future__ import annotations

import json

import pytest

from planechase import Automation, Game
from planechase.bots import RandomBot, play
from planechase.rules.state.decisions import Choose, IllegalAction
from planechase.rules.state.objects import Zone
from planechase.rules.state.purpose import Purpose
from planechase.rules.turns.priority import PASS, Action, CastSpell, PlayLand, Priority
from planechase.telling import particulars as p
from planechase.telling.entries import LogEntry, LogKind
from planechase.telling.log import Log
from planechase.testing import ANN, BOB, Table
from planechase.vocabulary import CREATURE, INSTANT_CARD, card, damage, destroy, exile, gets, return_to_hand, target
from planechase.words.amounts import Number
from planechase.words.effects.lasting_effects import Change
from planechase.words.effects.libraries import Surveil
from planechase.writing import Effect


def watched(players: int = 2) -> tuple[Table, Log]:
    table = Table(players=players, free_mana=True)
    return table, table.game.keep_log()


def only(log: Log, kind: LogKind) -> LogEntry:
    (entry,) = [entry for entry in log.entries if entry.kind is kind]
    return entry


def test_an_entry_says_when_and_mentions_whom_and_what() -> None:
    table, log = watched()
    table.hand(ANN, "Lightning Bolt")
    table.battlefield(BOB, "Grizzly Bears")
    bears = table.find("Grizzly Bears").id
    table.cast(ANN, "Lightning Bolt", targets=["Grizzly Bears"])
    cast = only(log, LogKind.CAST)
    assert (cast.turn, cast.step) == (table.state.turn.number, table.state.turn.step)
    plain = cast.plain(BOB)
    assert plain["players"] == [ANN]
    assert plain["objects"] == [table.state.turn.stack[-1], bears]
    assert plain["parts"] == [
        {"name": "Ann", "ids": [ANN]},
        " casts ",
        {"name": "Lightning Bolt", "ids": [table.state.turn.stack[-1]]},
        ", targeting ",
        {"name": "Grizzly Bears", "ids": [bears]},
        ".",
    ]
    assert plain["data"]["targets"] == [bears]
    assert json.loads(json.dumps(plain)) == plain


@pytest.mark.rule("400.7")
@pytest.mark.parametrize(
    ("does", "to", "cause"),
    [
        (exile(target(CREATURE)), Zone.EXILE, "exile"),
        (return_to_hand(target(CREATURE)), Zone.HAND, "return"),
        (destroy(target(CREATURE)), Zone.GRAVEYARD, "destroy"),
        (damage(2, target(CREATURE)), Zone.GRAVEYARD, "destroy"),
        (Change(target(CREATURE), (gets(-2, -2),)), Zone.GRAVEYARD, "state-based action"),
    ],
    ids=["exiled", "returned", "destroyed", "lethal damage", "no toughness"],
)
def test_a_move_says_from_where_to_where_and_why(does: Effect, to: Zone, cause: str) -> None:
    table, log = watched()
    table.battlefield(BOB, "Grizzly Bears")
    table.hand(ANN, card("Away", "{B}", INSTANT_CARD, does))
    table.cast(ANN, "Away", targets=["Grizzly Bears"])
    table.resolve()
    (moved,) = [entry.data for entry in log.entries if isinstance(entry.data, p.Move)]
    assert moved == p.Move(Zone.BATTLEFIELD, to, cause)


@pytest.mark.rule("701.25a")
def test_what_is_surveilled_away_was_put_there() -> None:
    table, log = watched()
    table.library(ANN, "Lightning Bolt")
    table.hand(ANN, card("Peer", "{U}", INSTANT_CARD, Surveil(Number(1))))
    table.always(ANN, "Lightning Bolt")
    table.cast(ANN, "Peer")
    table.resolve()
    (moved,) = [entry.data for entry in log.entries if isinstance(entry.data, p.Move)]
    assert moved == p.Move(Zone.LIBRARY, Zone.GRAVEYARD, "put")


def test_the_parts_of_a_line_are_its_text() -> None:
    game = Game.casual("planechase", seed=12, log=True)
    assert game.log is not None
    play(game, [RandomBot(seat) for seat in range(4)], limit=2000)
    for viewer in (None, 0, 1):
        for line in game.log.lines(viewer):
            plain = line.plain()
            said = [part if isinstance(part, str) else part["name"] for part in plain["parts"]]
            assert "".join(said) == plain["text"] == line.text


def test_a_hidden_card_has_neither_name_nor_id_for_others() -> None:
    table, log = watched()
    table.library(BOB, "Lightning Bolt")
    table.turn(ANN, "end step")
    table.go_to("draw step", of=BOB)
    draw = only(log, LogKind.DRAW)
    assert (draw.plain(ANN)["objects"], draw.plain(None)["objects"]) == ([], [])
    assert draw.plain(BOB)["objects"] == [table.state.players[BOB].hand[-1]]
    assert json.dumps({"name": "a card", "ids": []}) in json.dumps(draw.plain(ANN))


def test_what_was_hidden_stays_hidden_when_it_is_known_later() -> None:
    table, log = watched()
    table.library(BOB, "Lightning Bolt")
    table.turn(ANN, "end step")
    table.go_to("draw step", of=BOB)
    table.cast(BOB, "Lightning Bolt", targets=[ANN])
    assert only(log, LogKind.DRAW).text(ANN) == "Bob draws a card."


@pytest.mark.rule("702.34a")
def test_a_spell_says_from_where_and_in_which_way_it_was_cast() -> None:
    table, log = watched()
    table.graveyard(ANN, "Reckless Charge")
    table.battlefield(ANN, "Grizzly Bears")
    table.cast(ANN, "Reckless Charge", way="flashback", targets=["Grizzly Bears"])
    cast = only(log, LogKind.CAST)
    assert isinstance(cast.data, p.Cast)
    assert (cast.data.from_zone, cast.data.way, cast.data.free) == (Zone.GRAVEYARD, "flashback", False)
    assert cast.text() == "Ann casts Reckless Charge with flashback from Ann's graveyard, targeting Grizzly Bears."


@pytest.mark.rule("601.3")
def test_a_spell_says_what_let_it_be_cast() -> None:
    table, log = watched()
    table.battlefield(ANN, "Future Sight")
    table.library(ANN, "Lightning Bolt")
    table.cast(ANN, "Lightning Bolt", targets=[BOB])
    cast = only(log, LogKind.CAST)
    assert isinstance(cast.data, p.Cast)
    assert cast.data.permission == table.find("Future Sight").id
    assert cast.text() == "Ann casts Lightning Bolt from Ann's library thanks to Future Sight, targeting Bob."


@pytest.mark.rule("305.1")
def test_a_land_says_from_where_it_was_played_and_what_allowed_that() -> None:
    table, log = watched()
    table.battlefield(ANN, "Future Sight")
    table.library(ANN, "Forest")
    table.play_land(ANN, "Forest")
    played = only(log, LogKind.PLAY_LAND)
    assert played.data == p.Played(Zone.LIBRARY, table.find("Future Sight").id)
    assert played.text() == "Ann plays Forest from Ann's library thanks to Future Sight."


def test_an_undone_answer_is_out_of_the_log() -> None:
    game = Game.casual(players=2, seed=1, log=True)
    assert game.log is not None
    before = game.log.text()
    game.answer(False)
    game.answer(False)
    assert game.log.text() != before
    game.undo(2)
    assert game.log.text() == before
    game.answer(True)
    game.answer(False)
    assert "takes a mulligan" in " ".join(game.log.text())


@pytest.mark.rule("733.1")
def test_what_is_taken_back_is_out_of_the_log() -> None:
    """Mana of the wrong colour cannot pay for the spell, and the damage that the land dealt was never dealt."""
    deck = ["Battlefield Forge"] * 20 + ["Lightning Bolt"] * 20
    by_hand = Automation(pay=False)
    game = Game.new([deck, deck], seed=1, starting_player=ANN, automation=by_hand, log=True)
    game.answer(False)
    game.answer(False)
    act(game, PlayLand)
    assert game.log is not None
    before = game.log.text()
    act(game, CastSpell)
    game.answer(BOB)
    assert isinstance(game.decision, Choose)
    game.answer([game.decision.options[-1]])
    assert isinstance(game.decision, Choose)
    with pytest.raises(IllegalAction):
        game.answer("{W}")
    assert game.log.text() == before


def act(game: Game, kind: type[Action]) -> None:
    """Pass until the first player may do something of this kind, and do it."""
    while True:
        assert isinstance(game.decision, Priority)
        able = [option for option in game.decision.options if isinstance(option, kind)]
        game.answer(able[0] if able else PASS)
        if able:
            return


# ---------------------------------------------------------------------- choices


@pytest.mark.rule("701.38a")
def test_votes_are_told_as_they_are_cast() -> None:
    table, log = watched()
    table.hand(ANN, "Plea for Power")
    table.will(ANN, "time")
    table.will(BOB, "knowledge")
    table.cast(ANN, "Plea for Power")
    table.resolve()
    votes = [entry for entry in log.entries if entry.kind is LogKind.VOTE]
    assert [entry.text() for entry in votes] == ["Ann votes for time.", "Bob votes for knowledge."]
    assert [entry.data for entry in votes] == [
        p.ChosenDetail(Purpose.VOTE, ("time",)),
        p.ChosenDetail(Purpose.VOTE, ("knowledge",)),
    ]


@pytest.mark.rule("614.12a", "201.4")
def test_a_name_that_is_chosen_is_told_and_shown() -> None:
    table, log = watched()
    table.hand(ANN, "Pithing Needle")
    table.will(ANN, "Grizzly Bears")
    table.cast(ANN, "Pithing Needle")
    table.resolve()
    assert only(log, LogKind.CHOOSE).text() == "Ann chooses Grizzly Bears for Pithing Needle."
    (needle,) = [one for one in table.view(BOB)["battlefield"] if one["name"] == "Pithing Needle"]
    assert list(needle["chosen"].values()) == [["Grizzly Bears"]]


@pytest.mark.rule("707.5")
def test_what_enters_as_a_copy_of_what_is_told() -> None:
    table, log = watched()
    table.battlefield(BOB, "Grizzly Bears")
    table.hand(ANN, "Clone")
    table.will(ANN, "Grizzly Bears")
    table.cast(ANN, "Clone")
    table.resolve()
    copy = only(log, LogKind.COPY)
    assert copy.text() == "Ann lets Clone enter as a copy of Grizzly Bears."
    assert copy.data == p.ChosenDetail(Purpose.ENTER_AS, (table.find("Grizzly Bears", controller=BOB).id,))


@pytest.mark.rule("700.2a")
def test_modes_are_told_with_the_spell() -> None:
    table, log = watched()
    table.hand(ANN, "Profane Command")
    table.battlefield(BOB, "Grizzly Bears")
    table.cast(ANN, "Profane Command", x=2, modes=[0, 2], targets=[BOB, "Grizzly Bears"])
    cast = only(log, LogKind.CAST)
    assert isinstance(cast.data, p.Cast)
    assert (cast.data.x, cast.data.modes) == (2, (0, 2))
    assert "with X = 2, choosing “Target player loses X life” and “" in cast.text()


@pytest.mark.rule("601.2d")
def test_how_damage_is_divided_is_told_with_the_spell() -> None:
    table, log = watched()
    bears = table.battlefield(BOB, "Grizzly Bears")
    table.hand(ANN, "Arc Lightning")
    table.cast(ANN, "Arc Lightning", targets=[bears, BOB], divide={bears: 1, BOB: 2})
    cast = only(log, LogKind.CAST)
    assert isinstance(cast.data, p.Cast)
    assert dict(cast.data.shares) == {bears.id: 1, BOB: 2}
    assert cast.text().endswith("targeting Grizzly Bears (1) and Bob (2).")


@pytest.mark.rule("707.10")
def test_a_copy_of_a_spell_is_told() -> None:
    table, log = watched()
    table.hand(ANN, "Lightning Bolt", "Twincast")
    table.will(ANN, False)
    table.cast(ANN, "Lightning Bolt", targets=[BOB])
    table.cast(ANN, "Twincast", targets=["Lightning Bolt"])
    table.resolve()
    assert only(log, LogKind.COPY).text() == "Ann copies Lightning Bolt, targeting Bob."


@pytest.mark.rule("707.1")
def test_what_becomes_a_copy_of_what_is_told() -> None:
    table, log = watched()
    table.battlefield(ANN, "Grizzly Bears")
    table.battlefield(BOB, "White Knight")
    table.hand(ANN, "Mirrorweave")
    table.cast(ANN, "Mirrorweave", targets=["White Knight"])
    table.resolve()
    assert only(log, LogKind.COPY).text() == "Grizzly Bears becomes a copy of White Knight."


def test_what_goes_the_same_way_together_is_one_line() -> None:
    table, log = watched()
    table.battlefield(BOB, "Grizzly Bears", "Grizzly Bears", "White Knight")
    table.battlefield(ANN, "Grizzly Bears")
    table.hand(ANN, "Savage Twister")
    table.cast(ANN, "Savage Twister", x=2)
    table.resolve()
    dying = [line for line in log.lines() if line.kind is LogKind.DIE]
    assert {line.text for line in dying} == {
        "Bob's two Grizzly Bears and White Knight die.",
        "Ann's Grizzly Bears dies.",
    }
    assert sum(len(line.plain()["objects"]) for line in dying) == 4
