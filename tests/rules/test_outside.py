"""Cards from outside the game (CR 100.4, 108.5, 400.11)."""

import json

import pytest

from planechase import Game
from planechase.bots import SensibleBot
from planechase.bots.bot_games import BotTable as Bots
from planechase.decks.brought_decks import Brought
from planechase.decks.checking import Unplayable
from planechase.rules.events.outside import ChooseOutside
from planechase.rules.state.steps import Step
from planechase.telling.log import Log
from planechase.testing import ANN, BOB, ArrangedCommander, Table, check_cards
from planechase.vocabulary import (
    CREATURE,
    INSTANT,
    INSTANT_CARD,
    SORCERY_CARD,
    TARGET_PLAYER,
    Zone,
    bring_from_outside,
    card,
    control_next_turn,
    gain_life,
)

WISH = card("Wish", "{U}", SORCERY_CARD, bring_from_outside(INSTANT))
DARK_WISH = card("Dark Wish", "{B}", SORCERY_CARD, bring_from_outside(revealed=False))
CALL = card("Call", "{G}", SORCERY_CARD, bring_from_outside(CREATURE, Zone.BATTLEFIELD))

TRICK = card("Trick", "{G}", INSTANT_CARD, gain_life(1))


@pytest.fixture
def table() -> Table:
    return Table(free_mana=True)


def wish(table: Table, spell: object = WISH, *answers: object) -> None:
    """Ann casts the spell, and it resolves."""
    card_ = table.hand(ANN, spell)  # type: ignore[call-overload]
    table.cast(ANN, card_)
    table.will(ANN, *answers)
    table.resolve()


@pytest.mark.rule("400.11a", "400.11b", "701.23j")
def test_a_wish_brings_a_card_of_the_sideboard_into_the_game(table: Table) -> None:
    table.sideboard(ANN, "Lightning Bolt", "Lightning Bolt", "Grizzly Bears")
    wish(table, WISH, "Lightning Bolt")
    assert (table.hand(ANN), table.sideboard(ANN)) == (["Lightning Bolt"], ["Lightning Bolt", "Grizzly Bears"])
    table.cast(ANN, "Lightning Bolt", targets=[BOB])
    table.resolve()
    assert (table.life(BOB), table.graveyard(ANN)) == (17, ["Wish", "Lightning Bolt"])


@pytest.mark.rule("400.11a", "701.23j")
def test_only_what_fits_is_offered_and_nothing_need_be_taken(table: Table) -> None:
    table.sideboard(ANN, "Lightning Bolt", "Grizzly Bears")
    table.sideboard(BOB, TRICK)
    table.hand(ANN, WISH)
    table.cast(ANN, "Wish")
    table.resolve(pause=True)
    assert isinstance(table.decision, ChooseOutside)
    assert table.decision.options == ("Lightning Bolt",)
    table.answer(ANN, [])
    assert (table.hand(ANN), len(table.sideboard(ANN))) == ([], 2)


@pytest.mark.rule("400.11")
def test_without_a_sideboard_nobody_is_asked(table: Table) -> None:
    wish(table)
    assert table.hand(ANN) == []


@pytest.mark.rule("701.20a", "400.11")
def test_what_is_revealed_everybody_knows_and_what_is_not_only_its_owner(table: Table) -> None:
    log = Log()
    table.game.watch(log.watch)
    table.sideboard(ANN, "Lightning Bolt", "Serra Angel")
    wish(table, WISH, "Lightning Bolt")
    assert "Ann puts Lightning Bolt from outside the game into their hand." in log.text(BOB)
    wish(table, DARK_WISH, "Serra Angel")
    assert "Ann puts a card from outside the game into their hand." in log.text(BOB)
    assert "Ann puts Serra Angel from outside the game into their hand." in log.text(ANN)


@pytest.mark.rule("723.4", "400.2")
def test_nobody_else_sees_what_is_outside(table: Table) -> None:
    table.sideboard(ANN, "Lightning Bolt")
    assert [table.view(seat)["players"][ANN]["outside"] for seat in (ANN, BOB, None)] == [["Lightning Bolt"], [], []]
    table.hand(ANN, WISH)
    table.cast(ANN, "Wish")
    table.resolve(pause=True)
    assert table.decision is not None
    assert "options" in table.decision.plain(ANN)
    assert "options" not in table.decision.plain(BOB)
    table.answer(ANN, [])


@pytest.mark.rule("723.4")
def test_who_controls_a_player_finds_nothing_for_them_outside(table: Table) -> None:
    table.sideboard(BOB, "Lightning Bolt")
    table.hand(ANN, card("Dominate", "{U}", INSTANT_CARD, control_next_turn(TARGET_PLAYER)))
    table.cast(ANN, "Dominate", targets=[BOB])
    table.resolve()
    table.hand(BOB, WISH)
    table.go_to(Step.PRECOMBAT_MAIN, BOB)
    assert table.view(ANN)["players"][BOB]["outside"] == []
    table.cast(BOB, "Wish")
    table.resolve()
    assert table.sideboard(BOB) == ["Lightning Bolt"]


@pytest.mark.rule("400.11b")
def test_a_card_may_come_onto_the_battlefield(table: Table) -> None:
    table.sideboard(ANN, "Grizzly Bears")
    wish(table, CALL, "Grizzly Bears")
    bears = table.find("Grizzly Bears")
    assert (bears.zone, bears.controller, bears.owner, bears.is_token) == ("battlefield", ANN, ANN, False)


@pytest.mark.rule("400.11b")
def test_forks_bring_in_their_own_cards(table: Table) -> None:
    table.sideboard(ANN, "Lightning Bolt", TRICK)
    other = table.fork()
    wish(table, WISH, "Lightning Bolt")
    wish(other, WISH, "Trick")
    assert (table.hand(ANN), other.hand(ANN)) == (["Lightning Bolt"], ["Trick"])
    assert (table.sideboard(ANN), other.sideboard(ANN)) == (["Trick"], ["Lightning Bolt"])


@pytest.mark.rule("903.11")
def test_nothing_is_brought_into_a_commander_game() -> None:
    table = Table(variants=[ArrangedCommander(["Krond the Dawn-Clad", "Bosh, Iron Golem"])], free_mana=True)
    table.sideboard(ANN, "Lightning Bolt")
    table.hand(ANN, WISH)
    table.cast(ANN, "Wish")
    table.resolve()
    assert (table.hand(ANN), table.sideboard(ANN)) == ([], ["Lightning Bolt"])


@pytest.mark.rule("100.4", "400.11a")
def test_a_game_takes_sideboards_and_writes_them_down() -> None:
    deck = ["Island"] * 40
    game = Game.new([deck, deck], seed=1, sideboards=[[WISH, "Lightning Bolt"], []])
    again = Game.replay(json.loads(json.dumps(game.record())))
    assert [card.name for card in again.state.players[0].sideboard] == ["Wish", "Lightning Bolt"]
    assert again.state.players[1].sideboard == []
    with pytest.raises(Unplayable, match="sideboard"):
        Game.new([deck, deck], sideboards=[[]])
    with pytest.raises(Unplayable, match="no place"):
        Game.new([deck, deck], sideboards=[["Naya"], []])


@pytest.mark.rule("100.4")
def test_what_a_player_brings_beside_the_deck_is_theirs_outside_the_game() -> None:
    mine = Brought("Mine", (DARK_WISH,) * 40, sideboard=(WISH,))
    game = Game.casual(decks=[mine], players=2)
    assert [card.name for card in game.state.players[0].sideboard] == ["Wish"]


def test_a_bot_wishes_for_the_best_card() -> None:
    table = Table()
    table.lands(ANN, "Forest", 2)
    table.sideboard(ANN, "Llanowar Elves", "Serra Angel")
    table.hand(ANN, CALL)
    bots = Bots([SensibleBot(), SensibleBot()])
    bots.answer(table.game)
    while table.state.turn.stack:
        bots.answer(table.game)
    assert table.on_battlefield("Serra Angel", ANN)


def test_the_words_read_like_cards_and_hold_together(table: Table) -> None:
    assert table.text(WISH) == (
        "You may reveal an instant card you own from outside the game and put it into your hand."
    )
    assert table.text(DARK_WISH) == "You may put a card you own from outside the game into your hand."
    assert table.text(CALL) == "You may put a creature card you own from outside the game onto the battlefield."
    check_cards(WISH, DARK_WISH, CALL, games=1)
