"""Vanguard (CR 902, 313): each player plays the role of a character, alone and together with other variants."""

from __future__ import annotations

import json
from collections.abc import Sequence

import pytest

from planechase import Game
from planechase.cards import pool
from planechase.rules.events.zones import move
from planechase.rules.multiplayer.variant import Variant
from planechase.rules.state.chance import Chance
from planechase.rules.state.decisions import Choose, Confirm, Decision
from planechase.rules.state.edition import Edition
from planechase.rules.state.objects import Zone
from planechase.rules.state.player import Automation
from planechase.testing import ANN, BOB, CAT, DAN, PlanarTable, Table, broken_invariants, check_variant
from planechase.variants import Vanguard
from planechase.variants.planechase import Planechase
from planechase.variants.two_headed_giant import TwoHeadedGiant
from planechase.variants.vanguard import IllegalVanguard
from planechase.words.card import activated, anthem, upkeep
from planechase.words.casual.vanguard_words import vanguard
from planechase.words.effects.hands import draw
from planechase.words.effects.life_effects import gain_life
from planechase.words.filters import CREATURE, YOURS
from planechase.words.statics import gets

DECK = ["Forest"] * 40
ALERT = Automation(pass_priority=False)
HERO = vanguard("A Hero", 2, -3, upkeep(gain_life(1)), activated("{1}", draw(1)), anthem(CREATURE & YOURS, gets(1, 1)))


def begin(
    *roles: str, edition: Edition = Edition.CURRENT, variants: Sequence[Variant] = (), deck: Sequence[str] = DECK
) -> Game:
    """A game in which the first player is asked for a mulligan."""
    chosen = Vanguard([pool.card(role) for role in roles])
    return Game.new(
        [deck] * len(roles), 5, edition=edition, variants=[chosen, *variants], starting_player=0, automation=ALERT
    )


def lives(game: Game) -> list[int]:
    return [player.life for player in game.state.players]


def hands(game: Game) -> list[int]:
    return [len(player.hand) for player in game.state.players]


def keep_all(game: Game) -> None:
    while isinstance(game.decision, Confirm):
        game.answer(False)


def asked(game: Game) -> Decision[object]:
    assert game.decision is not None
    return game.decision


def mulligan(game: Game, player: int) -> None:
    """This player takes a mulligan, the others keep; the first cards go to the bottom."""
    while isinstance(game.decision, Confirm):
        mine = game.decision.player == player
        game.answer(mine)
        if mine:
            break
    while game.decision is not None and (
        (isinstance(game.decision, Confirm) and game.decision.player != player) or "bottom" in game.decision.why
    ):
        game.answer(False if isinstance(game.decision, Confirm) else game.decision.default())


# ---------------------------------------------------------------------- setting up


@pytest.mark.rule("902.3", "902.1", "313.1", "408.3", "2011:902.3", "2011:902.1")
def test_each_player_has_a_vanguard_face_up_in_the_command_zone() -> None:
    game = begin("Gix", "Ertai")
    shown = [game.state.objects[id] for id in game.state.command]
    assert [(obj.copiable.name, obj.owner, obj.zone, obj.face_down) for obj in shown] == [
        ("Gix", 0, Zone.COMMAND, False),
        ("Ertai", 1, Zone.COMMAND, False),
    ]
    for viewer in (0, 1, None):
        view = game.view(viewer)
        assert {card["name"] for card in view["command"]} == {"Gix", "Ertai"}
        told = [(line["player"], line["heading"], line["entries"]) for line in view["table"]["about"]]
        assert told == [(0, "Vanguard", ["Gix"]), (1, "Vanguard", ["Ertai"])]


@pytest.mark.rule("902.4", "103.4b", "212.1", "313.7", "119.1b", "2011:902.4", "2011:210.1")
@pytest.mark.parametrize("edition", Edition)
@pytest.mark.parametrize(("role", "life"), [("Gix", 38), ("Ashnod", 12), ("Crovax", 20)])
def test_the_life_modifier_changes_the_starting_life_total(role: str, life: int, edition: Edition) -> None:
    game = begin(role, "Crovax", edition=edition)
    assert lives(game) == [life, 20]
    assert game.state.players[0].starting_life == life


@pytest.mark.rule("902.5", "103.5a", "211.1", "313.6", "2011:902.5")
@pytest.mark.parametrize("edition", Edition)
@pytest.mark.parametrize(("role", "cards"), [("Gerrard", 3), ("Maro Avatar", 9), ("Gix", 5)])
def test_the_hand_modifier_changes_the_opening_hand(role: str, cards: int, edition: Edition) -> None:
    assert hands(begin(role, "Barrin", edition=edition)) == [cards, 7]


@pytest.mark.rule("902.5a", "103.5")
def test_a_mulligan_draws_the_whole_hand_again_and_puts_cards_on_the_bottom() -> None:
    game = begin("Maro Avatar", "Barrin")
    for count in (1, 2, 3):
        while not (isinstance(game.decision, Confirm) and asked(game).player == 0):
            game.answer(asked(game).default())
        game.answer(True)
        while isinstance(game.decision, Confirm):
            game.answer(False)
        assert type(game.decision) is Choose
        assert (hands(game)[0], game.decision.minimum, game.decision.maximum) == (9, count, count)
    game.answer(asked(game).default())
    assert hands(game)[0] in (6, 9), "the order on the bottom may be asked"
    keep = asked(game)
    if not isinstance(keep, Confirm):
        game.answer(keep.default())
    assert hands(game)[0] == 6


@pytest.mark.rule("902.5a", "103.5c", "800.6")
def test_the_first_mulligan_of_a_multiplayer_game_costs_nothing() -> None:
    game = begin("Maro Avatar", "Barrin", "Gix")
    mulligan(game, 0)
    assert hands(game) == [9, 7, 5]


@pytest.mark.rule("2011:902.5a", "2011:103.4")
def test_in_2011_each_mulligan_is_for_one_card_fewer() -> None:
    game = begin("Maro Avatar", "Barrin", edition=Edition.Y2011)
    sizes = []
    for _ in range(3):
        sizes.append(hands(game)[0])
        mulligan(game, 0)
    assert [*sizes, hands(game)[0]] == [9, 8, 7, 6]


@pytest.mark.rule("2011:902.5a", "2011:103.4b")
def test_in_2011_the_first_mulligan_of_a_multiplayer_game_is_for_as_many_cards() -> None:
    game = begin("Maro Avatar", "Barrin", "Gix", edition=Edition.Y2011)
    mulligan(game, 0)
    assert hands(game) == [9, 7, 5]
    mulligan(game, 0)
    assert hands(game) == [8, 7, 5]


@pytest.mark.rule("902.5a", "103.5")
def test_nobody_takes_mulligans_below_an_empty_hand() -> None:
    game = begin("Gerrard", "Barrin")
    taken = 0
    while isinstance(game.decision, Confirm):
        mine = game.decision.player == 0
        taken += mine
        game.answer(mine)
        while "bottom" in asked(game).why:
            game.answer(asked(game).default())
    assert (taken, hands(game)[0]) == (3, 0)


@pytest.mark.rule("902.5b", "211.1", "402.2", "2011:902.5b")
@pytest.mark.parametrize(("role", "most"), [("Gerrard", 3), ("Maro Avatar", 9)])
def test_the_hand_modifier_changes_the_maximum_hand_size(role: str, most: int) -> None:
    table = Table()
    table.vanguard(ANN, role)
    table.hand(ANN, *["Forest"] * (most + 2))
    table.hand(BOB, *["Forest"] * 9)
    table.turn(ANN, "end step")
    table.always(ANN, ["Forest"] * 2, about="discard")
    table.next_turn()
    assert (len(table.hand(ANN)), len(table.hand(BOB))) == (most, 9)


@pytest.mark.rule("902.2", "2011:902.2")
@pytest.mark.parametrize("players", [2, 3, 5])
def test_it_is_played_by_two_or_more(players: int) -> None:
    game = begin(*["Barrin", "Gix", "Ertai", "Lyna", "Karn"][:players])
    keep_all(game)
    assert len(game.state.command) == players
    assert broken_invariants(game.state) == []


@pytest.mark.rule("902.3")
def test_without_a_choice_chance_deals_vanguards() -> None:
    dealt = set()
    for seed in range(5):
        game = Game.new([DECK] * 3, seed, variants=[Vanguard()])
        names = [game.state.objects[id].copiable.name for id in game.state.command]
        assert len(set(names)) == 3
        dealt.update(names)
    assert len(dealt) > 5


@pytest.mark.rule("902.3")
@pytest.mark.parametrize(
    ("roles", "reason"),
    [(["Gix"], "2 players need 2 vanguard cards; 1 were given"), (["Gix", "Forest"], "Forest is not a vanguard card")],
)
def test_what_cannot_be_is_refused(roles: list[str], reason: str) -> None:
    with pytest.raises(IllegalVanguard, match=reason):
        Game.new([DECK] * 2, variants=[Vanguard([pool.card(role) for role in roles])])


# ---------------------------------------------------------------------- in the command zone


@pytest.mark.rule("902.6", "313.5", "109.4e", "2011:902.6")
def test_its_owner_controls_a_vanguard_and_nobody_else_uses_it() -> None:
    table = Table(free_mana=True)
    gix = table.vanguard(ANN, "Gix")
    table.graveyard(ANN, "Grizzly Bears")
    table.graveyard(BOB, "Grizzly Bears")
    table.lands(BOB, "Swamp", 3)
    table.lands(ANN, "Swamp", 3)
    assert (gix.owner, gix.controller) == (ANN, ANN)
    assert table.can_activate(ANN, "Gix")
    assert "Only Ann" in (table.why_not_activate(BOB, "Gix") or "")


@pytest.mark.rule("902.7", "313.4", "113.6p", "2011:902.7")
def test_static_triggered_and_activated_abilities_work_from_there() -> None:
    table = Table(free_mana=True)
    table.vanguard(ANN, HERO)
    mine, theirs = table.battlefield(ANN, "Grizzly Bears"), table.battlefield(BOB, "Grizzly Bears")
    assert (mine.power, theirs.power) == (3, 2)
    table.begin("upkeep", of=ANN)
    assert table.stack == ["A Hero"]
    table.resolve()
    assert table.life(ANN) == 18
    table.activate(ANN, "A Hero")
    table.resolve()
    assert len(table.hand(ANN)) == 1


@pytest.mark.rule("313.2", "902.3", "400.4b")
@pytest.mark.parametrize("zone", [Zone.HAND, Zone.GRAVEYARD, Zone.EXILE, Zone.LIBRARY, Zone.BATTLEFIELD])
def test_a_vanguard_never_leaves_the_command_zone(zone: Zone) -> None:
    table = Table()
    gix = table.vanguard(ANN, "Gix")
    table.happen(lambda state: move(state, [state.objects[gix.id]], zone))
    assert gix.exists
    assert table.command(ANN) == ["Gix"]


@pytest.mark.rule("313.2")
def test_a_vanguard_is_no_permanent_and_cannot_be_cast() -> None:
    table = Table(free_mana=True)
    gix = table.vanguard(ANN, "Gix")
    table.hand(BOB, "Beast Within")
    assert not table.can_cast(ANN, gix)
    with table.refuses("no legal target"):
        table.cast(BOB, "Beast Within", targets=[gix])


@pytest.mark.rule("313.3", "205.3r")
def test_vanguards_have_no_subtypes() -> None:
    cards = pool.vanguards()
    assert len(cards) == 106
    assert all(card.printed.subtypes == frozenset() and card.type_line == "Vanguard" for card in cards)


@pytest.mark.rule("613.7i")
def test_a_vanguard_is_older_than_anything_that_happens_in_the_game() -> None:
    game = begin("Karn", "Barrin")
    keep_all(game)
    vanguards = [game.state.objects[id].timestamp for id in game.state.command]
    assert max(vanguards) <= game.state.stamp
    table = Table(free_mana=True)
    karn = table.vanguard(ANN, "Karn")
    forge = table.battlefield(ANN, "Darksteel Forge")
    assert karn.obj.timestamp < forge.obj.timestamp


@pytest.mark.rule("800.4a")
def test_a_vanguard_leaves_the_game_with_its_owner() -> None:
    game = begin("Gix", "Barrin", "Ertai")
    keep_all(game)
    game.concede(0)
    assert [game.state.objects[id].copiable.name for id in game.state.command] == ["Barrin", "Ertai"]
    assert [line["player"] for line in game.view(1)["table"]["about"]] == [1, 2]


@pytest.mark.rule("103.6", "103.8")
def test_what_happens_at_the_beginning_happens_after_mulligans_and_before_the_first_turn() -> None:
    game = begin("Elvish Champion Avatar", "Maralen of the Mornsong Avatar")
    while "mulligan" in asked(game).why:
        assert game.state.battlefield == []
        game.answer(False)
    assert len(game.state.battlefield) == 1
    assert game.state.turn_number == 0
    game.answer(10)
    assert lives(game) == [15, 7]
    assert game.state.turn_number == 1


# ---------------------------------------------------------------------- records


def test_a_game_is_recorded_and_replayed_with_its_vanguards() -> None:
    game = begin("Gix", "Flametongue Kavu Avatar", "Jhoira of the Ghitu Avatar")
    chance = Chance(1)
    for _ in range(60):
        game.answer(asked(game).sample(chance))
    again = Game.replay(json.loads(json.dumps(game.record())))
    assert again.hash() == game.hash()
    assert game.fork().hash() == game.hash()


def test_random_games_with_any_vanguards_go_well() -> None:
    check_variant(Vanguard, players=(2, 3), limit=300)


# ---------------------------------------------------------------------- together with other variants


@pytest.mark.rule("810.4", "902.4", "103.4a")
def test_in_two_headed_giant_both_vanguards_change_the_life_of_the_team() -> None:
    game = begin("Gix", "Ashnod", "Maro Avatar", "Gerrard", variants=[TwoHeadedGiant()])
    assert lives(game) == [40, 40, 23, 23]
    assert [player.starting_life for player in game.state.players] == [40, 40, 23, 23]
    assert hands(game) == [5, 8, 9, 3]


@pytest.mark.rule("902.7", "102.3")
def test_in_two_headed_giant_a_vanguard_is_its_owners_alone() -> None:
    table = Table(players=4, variants=[TwoHeadedGiant()])
    table.vanguard(ANN, HERO)
    mine, mates = table.battlefield(ANN, "Grizzly Bears"), table.battlefield(BOB, "Grizzly Bears")
    assert (mine.power, mates.power) == (3, 2)
    assert (table.life(ANN), table.life(BOB), table.life(CAT), table.life(DAN)) == (27, 27, 30, 30)


@pytest.mark.rule("805.4", "902.7")
def test_a_vanguard_triggers_once_in_the_upkeep_of_the_team() -> None:
    table = Table(players=4, variants=[TwoHeadedGiant()])
    table.vanguard(BOB, HERO)
    table.begin("upkeep", of=ANN)
    assert table.stack == ["A Hero"]
    table.resolve()
    assert table.life(ANN) == table.life(BOB) == 28


@pytest.mark.rule("901.3", "902.3")
def test_planechase_and_vanguard_share_the_command_zone() -> None:
    table = PlanarTable(free_mana=True)
    table.vanguard(ANN, "Maraxus")
    bears = table.battlefield(ANN, "Grizzly Bears")
    assert sorted(table.command(ANN)) == ["Maraxus", "Nowhere 1"]
    assert bears.power == 3
    table.roll(ANN, "planeswalker")
    table.resolve()
    assert sorted(table.command(ANN)) == ["Maraxus", "Nowhere 2"]
    assert bears.power == 3
    table.next_turn()
    assert (table.planar_controller, table.find("Maraxus").controller) == (BOB, ANN)


@pytest.mark.rule("103.6", "103.7")
def test_the_starting_plane_comes_after_the_beginning_of_the_game() -> None:
    planes = [card for card in pool.planar() if "Phenomenon" not in card.type_line]
    game = begin("Elvish Champion Avatar", "Gix", variants=[Planechase([planes[:10], planes[10:20]])])
    keep_all(game)
    assert len(game.state.battlefield) == 1
    assert len([id for id in game.state.command if not game.state.objects[id].face_down]) == 3


@pytest.mark.parametrize("seed", range(3))
def test_vanguard_with_planechase_and_two_headed_giant_is_played_through(seed: int) -> None:
    planes = [card for card in pool.planar() if "Phenomenon" not in card.type_line]
    decks = [planes[seat * 10 : seat * 10 + 10] for seat in range(4)]
    variants: list[Variant] = [Vanguard(), Planechase(decks), TwoHeadedGiant()]
    game = Game.new([["Forest"] * 20 + ["Grizzly Bears"] * 20] * 4, seed, variants=variants)
    chance = Chance(seed)
    for _ in range(400):
        if game.decision is None:
            break
        game.answer(game.decision.sample(chance))
    assert broken_invariants(game.state) == []
