"""Restarting the game (CR 727), with planes, schemes, vanguards, commanders and teams."""

import json

import pytest

from planechase import Game
from planechase.bots import SensibleBot
from planechase.bots.bot_games import BotTable as Bots
from planechase.rules.casual.planar_decks import planar_state
from planechase.rules.casual.schemes import scheme_state
from planechase.rules.events.events import GameRestarts
from planechase.rules.state.purpose import Purpose
from planechase.rules.state.steps import Step
from planechase.rules.turns.priority import CastSpell, Priority
from planechase.telling.log import Log
from planechase.testing import ANN, BOB, CAT, ArrangedCommander, Table, check_card
from planechase.variants import FreeForAll, GrandMelee, TwoHeadedGiant
from planechase.vocabulary import (
    CREATURE,
    ENCHANTMENT_CARD,
    EXILED_WITH_THIS,
    INSTANT_CARD,
    SORCERY_CARD,
    activated,
    become_monarch,
    bring_from_outside,
    card,
    creature,
    enters,
    exile,
    extra_turn,
    gain_life,
    linked,
    put_onto_battlefield,
    restart_game,
    target,
    then,
    whenever,
)

AGAIN = card("Again", "{W}", SORCERY_CARD, restart_game())
WITH_THIS = linked(EXILED_WITH_THIS, "all cards exiled with this artifact")
ARK = card(
    "Ark", "{4}", ENCHANTMENT_CARD,
    activated("{1}", exile(target(CREATURE), EXILED_WITH_THIS)),
    activated("{2}", then(restart_game(WITH_THIS), put_onto_battlefield(linked(EXILED_WITH_THIS, "those cards")))),
)  # fmt: skip


DECK = [AGAIN] * 20 + ["Plains"] * 40
"""A deck that does nothing but begin again."""


@pytest.fixture
def table() -> Table:
    return Table(players=3, free_mana=True)


def keep(table: Table, *seats: int) -> None:
    """These players keep their opening hands."""
    for seat in seats:
        table.will(seat, False, about="mulligan")


def discard_anything(table: Table, *seats: int) -> None:
    """These players do not mind what they discard."""
    for seat in seats:
        table.on_ask(seat, lambda decision: decision.default() if decision.purpose is Purpose.DISCARD else None)


def again(table: Table, *seats: int, player: int = ANN) -> None:
    """A player restarts the game, and everybody keeps their hand."""
    table.hand(player, AGAIN)
    table.cast(player, "Again")
    keep(table, *seats)
    table.resolve()


def restarted(game: Game) -> Game:
    """Let a game with plenty of such cards go on until somebody restarts it, and a little further."""
    bots = Bots([SensibleBot() for _ in game.state.players])
    events: list[object] = []
    game.watch(lambda state, event: events.append(type(event)))
    while GameRestarts not in events or game.grant is None:
        decision = game.decision
        assert decision is not None
        casts = [a for a in decision.options if isinstance(a, CastSpell)] if isinstance(decision, Priority) else []
        if casts and GameRestarts not in events:
            game.answer(casts[0])
        else:
            bots.answer(game)
    return game


@pytest.mark.rule("727.1", "727.1a", "104.6")
def test_everybody_begins_a_new_game_and_who_restarted_it_plays_first(table: Table) -> None:
    table.life(ANN, 3)
    table.poison(BOB, 4)
    table.battlefield(CAT, "Serra Angel")
    table.turn(BOB)
    again(table, BOB, CAT, ANN, player=BOB)
    assert (table.result, table.turn_number, table.active_player, table.step) == (None, 1, BOB, Step.UPKEEP)
    assert [table.life(seat) for seat in (ANN, BOB, CAT)] == [20, 20, 20]
    assert (table.poison(BOB), table.battlefield(CAT)) == (0, [])
    assert [len(table.hand(seat)) for seat in (ANN, BOB, CAT)] == [7, 7, 7]


@pytest.mark.rule("727.2")
def test_all_cards_are_in_their_owners_decks_wherever_they_were(table: Table) -> None:
    table.battlefield(BOB, "Serra Angel", owner=ANN)
    table.graveyard(ANN, "Grizzly Bears")
    table.exile(ANN, "Llanowar Elves")
    table.sideboard(ANN, "Lightning Bolt")
    wish = card("Wish", "{U}", INSTANT_CARD, bring_from_outside())
    table.hand(ANN, wish)
    table.cast(ANN, "Wish")
    table.will(ANN, "Lightning Bolt")
    table.resolve()
    again(table, ANN, BOB, CAT)
    mine = [*table.library(ANN), *table.hand(ANN)]
    assert len(mine) == 10 + 6
    assert {"Serra Angel", "Grizzly Bears", "Llanowar Elves", "Lightning Bolt", "Wish", "Again"} <= set(mine)
    assert len([*table.library(BOB), *table.hand(BOB)]) == 10
    assert (table.graveyard(ANN), table.exile(ANN)) == ([], [])


@pytest.mark.rule("727.1")
def test_nothing_of_the_old_game_goes_on(table: Table) -> None:
    for effect in (become_monarch(), extra_turn()):
        table.hand(ANN, card("Deed", "{W}", SORCERY_CARD, effect))
        table.cast(ANN, "Deed")
        table.resolve()
        table.remove(*table.find_all("Deed"))
    again(table, ANN, BOB, CAT)
    view = table.view()
    assert [player["designations"] for player in view["players"]] == [[], [], []]
    assert (view["waiting"], view["effects"], view["stack"]) == ([], [], [])
    discard_anything(table, ANN)
    table.go_to(Step.UPKEEP, BOB)
    assert table.turn_number == 2


@pytest.mark.rule("727.3", "704.5b")
def test_who_has_too_few_cards_for_a_hand_loses_in_the_first_upkeep(table: Table) -> None:
    for name in ("Plains", "Island", "Swamp"):
        table.remove(*table.find_all(name, owner=BOB))
    again(table, ANN, BOB, CAT)
    assert (table.has_lost(BOB), table.has_lost(ANN)) == (True, False)


@pytest.mark.rule("727.4", "727.5")
def test_exempt_cards_stay_in_exile_and_the_rest_of_the_text_follows_before_the_first_turn(table: Table) -> None:
    welcome = card("Welcome", "{W}", creature("Human", 1, 1), whenever(enters(CREATURE), gain_life(1)))
    ark = table.battlefield(ANN, ARK)
    guest = table.battlefield(BOB, welcome)
    table.activate(ANN, ark, 0, targets=[guest])
    table.resolve()
    table.battlefield(BOB, "Grizzly Bears")
    table.activate(ANN, ark, 1)
    keep(table, ANN, BOB, CAT)
    table.resolve()
    here = table.find("Welcome", zone="battlefield")
    assert (here.controller, here.owner, here.summoning_sick) == (ANN, BOB, False)
    assert (table.step, table.stack) == (Step.UPKEEP, ["Welcome"])
    assert "Welcome" not in [*table.library(BOB), *table.hand(BOB)]
    assert "Grizzly Bears" in [*table.library(BOB), *table.hand(BOB)]


@pytest.mark.rule("727.1", "103.5")
def test_mulligans_are_taken_anew(table: Table) -> None:
    table.hand(ANN, AGAIN)
    table.cast(ANN, "Again")
    table.will(ANN, True, False, about="mulligan")
    keep(table, BOB, CAT)
    table.resolve()
    assert len(table.hand(ANN)) == 7


@pytest.mark.rule("727.1", "800.4a")
def test_who_has_left_is_not_part_of_the_new_game(table: Table) -> None:
    table.concede(CAT)
    again(table, ANN, BOB)
    assert ([player.id for player in table.state.playing()], table.library(CAT)) == ([ANN, BOB], [])
    discard_anything(table, ANN, BOB)
    table.go_to(Step.UPKEEP, BOB)
    table.go_to(Step.UPKEEP, ANN)


def planar_cards(game: Game) -> list[tuple[int, str]]:
    """Who owns which planar cards, face up or not."""
    planar = planar_state(game.state)
    assert planar is not None
    ids = [*planar.face_up, *(id for deck in planar.decks.values() for id in deck)]
    return sorted((game.state.objects[id].owner, game.state.objects[id].copiable.name) for id in ids)


@pytest.mark.rule("727.2", "901.4", "901.5", "901.6")
def test_planar_decks_are_whole_again_and_a_starting_plane_is_turned_up() -> None:
    game = Game.casual("planechase", players=2, seed=4, decks=[DECK, DECK])
    before = planar_cards(game)
    restarted(game)
    starting = game.view()["active"][0]
    assert planar_cards(game) == before
    assert [game.state.objects[id].controller for id in game.state.command] == [starting]


@pytest.mark.rule("727.2", "904.4", "904.5")
def test_the_archenemy_has_the_whole_scheme_deck_again_and_much_life() -> None:
    game = Game.casual("archenemy", players=3, seed=2, decks=[DECK] * 3)
    schemes = scheme_state(game.state)
    assert schemes is not None
    archenemy, deck = next(iter(schemes.decks.items()))
    before = len(deck) + len(schemes.face_up)
    restarted(game)
    after = scheme_state(game.state)
    assert after is not None
    assert len(after.decks[archenemy]) + len(after.face_up) == before
    assert game.state.players[archenemy].life == 40


@pytest.mark.rule("727.2", "902.4")
def test_vanguards_are_the_same_in_the_new_game() -> None:
    game = Game.casual("vanguard", players=2, seed=3, decks=[DECK, DECK])
    before = [(game.state.objects[id].owner, game.state.name_of(id)) for id in game.state.command]
    lives = [player.starting_life for player in game.state.players]
    restarted(game)
    assert [(game.state.objects[id].owner, game.state.name_of(id)) for id in game.state.command] == before
    assert [player.starting_life for player in game.state.players] == lives


@pytest.mark.rule("727.5a", "903.6")
def test_an_exempt_commander_does_not_begin_in_the_command_zone_but_stays_the_commander() -> None:
    leaders = ["Krond the Dawn-Clad", "Bosh, Iron Golem"]
    table = Table(variants=[ArrangedCommander(leaders)], free_mana=True)
    table.cast(ANN, "Krond the Dawn-Clad")
    table.resolve()
    ark = table.battlefield(ANN, ARK)
    table.activate(ANN, ark, 0, targets=["Krond the Dawn-Clad"])
    table.will(ANN, False, about="command zone")
    table.resolve()
    table.activate(ANN, ark, 1)
    keep(table, ANN, BOB)
    table.resolve()
    assert (table.command(ANN), table.command(BOB)) == ([], ["Bosh, Iron Golem"])
    assert table.commander(ANN).zone == "battlefield"
    assert (table.life(ANN), table.tax(ANN)) == (40, 0)


@pytest.mark.rule("727.2", "903.6")
def test_commanders_begin_in_the_command_zone_again() -> None:
    table = Table(variants=[ArrangedCommander(["Krond the Dawn-Clad", "Bosh, Iron Golem"])], free_mana=True)
    table.cast(ANN, "Krond the Dawn-Clad")
    table.resolve()
    again(table, ANN, BOB)
    assert (table.command(ANN), table.command(BOB)) == (["Krond the Dawn-Clad"], ["Bosh, Iron Golem"])
    assert (table.life(ANN), table.tax(ANN)) == (40, 0)


@pytest.mark.rule("727.1a", "805.2", "810.4")
def test_a_team_restarts_with_its_life_total_and_plays_first() -> None:
    table = Table(players=4, free_mana=True, variants=[TwoHeadedGiant()])
    table.life(ANN, 5)
    again(table, *range(4))
    assert [table.life(seat) for seat in range(4)] == [30, 30, 30, 30]
    assert ANN in table.state.turn.active


@pytest.mark.rule("801.17", "727.7")
def test_a_restart_knows_no_range_of_influence() -> None:
    table = Table(players=5, free_mana=True, variants=[FreeForAll(reach=1)])
    table.battlefield(CAT, "Serra Angel")
    again(table, *range(5))
    assert (table.battlefield(CAT), len(table.hand(CAT))) == ([], 7)


@pytest.mark.rule("727.1", "807.4b")
def test_turn_markers_are_handed_out_anew() -> None:
    table = Table(players=8, free_mana=True, variants=[GrandMelee()])
    again(table, *range(8))
    assert len(table.turns) == 2


@pytest.mark.rule("727.1")
def test_the_game_goes_on_forks_and_can_be_played_again_from_its_record() -> None:
    game = restarted(Game.new([DECK, DECK], seed=5))
    fork = game.fork()
    bots = Bots([SensibleBot(), SensibleBot()])
    for _ in range(150):
        bots.answer(game)
    assert game.state.turn_number > 1
    assert fork.state.turn_number == 1
    assert Game.replay(json.loads(json.dumps(game.record()))).hash() == game.hash()


def test_the_log_tells_it_and_the_words_hold_together(table: Table) -> None:
    log = Log()
    table.game.watch(log.watch)
    again(table, ANN, BOB, CAT)
    assert "Ann restarts the game." in log.text()
    assert table.text(AGAIN) == "Restart the game."
    check_card(AGAIN, games=1, limit=200)
