"""Planechase, rule by rule (CR 901, 311, 312, 701.31, 704.6f, 706.7, 116.2i)."""

import pytest

from planechase import Edition, Game, IllegalAnswer
from planechase.cards import pool
from planechase.decks.random_planar_decks import communal_deck, planar_decks
from planechase.rules.casual.chaos import chaos_ensues
from planechase.rules.casual.planar_decks import face_up, planar_state
from planechase.rules.casual.planar_die import FACES, Face, PlanarDieRolled, RollPlanarDie, roll_planar_die
from planechase.rules.casual.planeswalking import PlaneswalkedTo
from planechase.rules.events.events import DiceRolled, Event
from planechase.rules.events.zones import move
from planechase.rules.language.characteristics import CardDefinition
from planechase.rules.language.grammar import Replacement
from planechase.rules.language.word import word
from planechase.rules.state.decisions import Rule
from planechase.rules.state.objects import Zone
from planechase.rules.state.source import Source
from planechase.rules.state.state import State
from planechase.testing import ANN, BOB, CAT, Table
from planechase.testing.planar_table import PlanarTable
from planechase.variants import Planechase
from planechase.variants.planechase import IllegalPlanarDeck
from planechase.words.card import activated, anthem, card, creature, typed, upkeep, whenever
from planechase.words.casual.planar_words import (
    PLANESWALK,
    UNTIL_PLANESWALK,
    RollsPlanarDie,
    chaos,
    phenomenon,
    plane,
    planeswalk_away,
    planeswalk_to,
)
from planechase.words.effects.counter_effects import PutCounters
from planechase.words.effects.hands import draw
from planechase.words.effects.lasting_effects import Change, MakeTrue
from planechase.words.effects.life_effects import gain_life, lose_life
from planechase.words.filters import CREATURE
from planechase.words.keywords import keyword
from planechase.words.selections import THIS, All
from planechase.words.statics import CantAttack, MoreLands, gets, has
from planechase.words.triggers import RollsDice

BIG = plane("Big", "Testing", anthem(CREATURE, gets(1, 1)), chaos(gain_life(5)))
DRAWS = plane("Draws", "Testing", planeswalk_to(draw(1)), chaos(draw(1)))
LEAVES = plane("Leaves", "Testing", planeswalk_away(lose_life(3)), chaos(gain_life(1)))
GROWING = plane("Growing", "Testing", upkeep(PutCounters("flame", THIS)), chaos(PutCounters("flame", THIS)))
SHRUG = phenomenon("Shrug", gain_life(2))


@word
class AnotherDie(Replacement):
    """Two planar dice instead of one."""

    reads = "if you would roll the planar die, instead roll two and ignore one"

    def kinds(self) -> tuple[type[Event], ...]:
        return (RollPlanarDie,)

    def applies(self, game: State, event: Event, by: Source) -> bool:
        return True

    def replace(self, game: State, event: Event, by: Source) -> Rule[list[Event]]:
        assert isinstance(event, RollPlanarDie)
        event.extra += 1
        return [event]
        yield


@pytest.fixture
def table() -> PlanarTable:
    return PlanarTable(free_mana=True)


def planes(count: int, name: str = "Plain") -> list[CardDefinition]:
    return [plane(f"{name} {number}", "Testing", chaos(gain_life(1))) for number in range(count)]


def phenomena(count: int) -> list[CardDefinition]:
    return [phenomenon(f"Event {number}", gain_life(1)) for number in range(count)]


def new_game(variant: Planechase, players: int = 2, seed: int = 1, edition: Edition = Edition.CURRENT) -> Game:
    game = Game.new([["Forest"] * 60] * players, seed=seed, variants=[variant], edition=edition)
    while game.decision is not None and game.state.turn.number == 0:
        game.answer(game.decision.default())
    return game


# ---------------------------------------------------------------------- what is needed


@pytest.mark.rule("901.1", "900.2", "2011:900.1", "2011:900.2", "2011:901.1")
def test_planechase_adds_to_a_normal_game_and_nothing_is_planar_without_it() -> None:
    plain = Table()
    assert not any("planar" in action for action in plain.actions(ANN))
    assert planar_state(plain.state) is None
    planar = PlanarTable()
    assert any("planar die" in action for action in planar.actions(ANN))


@pytest.mark.rule("901.2", "2011:901.2")
@pytest.mark.parametrize("players", [2, 5])
def test_any_number_of_players_may_attack_any_other(players: int) -> None:
    table = PlanarTable(players)
    table.battlefield(ANN, "Grizzly Bears")
    for opponent in range(1, players):
        assert table.why_not_attack("Grizzly Bears", opponent) is None


@pytest.mark.rule("901.3", "2011:901.3")
@pytest.mark.parametrize(
    ("deck", "complaint"),
    [
        (planes(9), "at least 10"),
        (planes(8) + phenomena(3), "at most 2 phenomena"),
        ([*planes(10), planes(1)[0]], "twice"),
        ([*planes(10), pool.card("Forest")], "Forest is not a plane or phenomenon"),
    ],
)
def test_an_illegal_planar_deck_is_refused_with_what_is_wrong(deck: list[CardDefinition], complaint: str) -> None:
    with pytest.raises(IllegalPlanarDeck, match=complaint):
        new_game(Planechase([deck, planes(10)]))


@pytest.mark.rule("901.3")
def test_ten_cards_with_two_phenomena_are_a_planar_deck() -> None:
    game = new_game(Planechase([planes(8) + phenomena(2), planes(10)]))
    assert len(face_up(game.state)) == 1


def test_each_player_needs_a_planar_deck() -> None:
    with pytest.raises(IllegalPlanarDeck, match="2 players need 2 planar decks"):
        new_game(Planechase([planes(10)]))


@pytest.mark.rule("901.3a", "2011:901.3a")
def test_the_planar_die_has_one_planeswalker_one_chaos_and_four_blank_faces() -> None:
    assert sorted(face.value for face in FACES) == ["blank"] * 4 + ["chaos", "planeswalker"]


@pytest.mark.rule("901.3a")
def test_over_many_rolls_every_face_of_the_die_comes_up_as_often() -> None:
    seen: list[Face] = []
    for seed in range(20):
        table = PlanarTable(seed=seed)
        for _ in range(30):
            table.happen(lambda state: roll_planar_die(state, state.players[ANN]))
            table.resolve_all()
        seen += [event.face for event in table.happened(PlanarDieRolled)]
    assert len(seen) == 600
    assert 60 < seen.count(Face.CHAOS) < 140
    assert 60 < seen.count(Face.PLANESWALKER) < 140


@pytest.mark.rule("901.4", "311.2", "312.2", "2011:901.4")
def test_planar_cards_stay_in_the_command_zone(table: PlanarTable) -> None:
    here = table.on_plane(BIG)
    table.happen(lambda state: move(state, [state.objects[here.id]], Zone.HAND))
    table.happen(lambda state: move(state, [state.objects[here.id]], Zone.GRAVEYARD))
    assert table.planes == ["Big"]
    assert here.zone == "command"
    assert table.hand(ANN) == []
    assert not any("Big" in action for action in table.actions(ANN))


@pytest.mark.rule("901.5", "103.7", "2011:901.5")
def test_the_starting_plane_is_the_starting_players_and_triggers_nothing() -> None:
    mine = [plane(f"Mine {n}", "Testing", planeswalk_to(gain_life(7))) for n in range(10)]
    theirs = planes(10, "Theirs")
    game = Game.new([["Forest"] * 60] * 2, seed=3, starting_player=0, variants=[Planechase([mine, theirs])])
    while game.state.turn.number == 0:
        assert face_up(game.state) == []
        assert game.decision is not None
        game.answer(game.decision.default())
    assert face_up(game.state)[0].copiable.name.startswith("Mine")
    assert [player.life for player in game.state.players] == [20, 20]
    assert not game.state.turn.stack


@pytest.mark.rule("901.5", "103.7")
def test_phenomena_on_the_way_to_the_starting_plane_go_to_the_bottom() -> None:
    for seed in range(40):
        game = new_game(Planechase([planes(8) + phenomena(2), planes(8, "Other") + phenomena(2)]), seed=seed)
        shown = face_up(game.state)
        assert [obj.copiable.type_line for obj in shown] == ["Plane — Testing"]
        state = planar_state(game.state)
        assert state is not None
        assert sorted(map(len, state.decks.values())) == [9, 10]


# ---------------------------------------------------------------------- who owns and controls planes


@pytest.mark.rule("901.6", "311.5", "312.4", "2011:901.6")
def test_the_planar_controller_is_the_active_player(table: PlanarTable) -> None:
    table.on_plane(plane("Mill", "Testing", upkeep(lose_life(1)), chaos(draw(1))))
    assert table.planar_controller == ANN
    table.go_to("upkeep", of=BOB)
    assert table.planar_controller == BOB
    table.resolve_all()
    assert (table.life(ANN), table.life(BOB)) == (20, 19)


@pytest.mark.rule("800.4p", "901.6", "311.5", "2011:901.6")
def test_a_leaving_controller_hands_the_plane_on_before_leaving() -> None:
    table = PlanarTable(3, free_mana=True)
    table.on_plane(LEAVES, owner=ANN)
    table.concede(ANN)
    table.resolve_all()
    assert table.planar_controller == BOB
    assert table.life(BOB) == 17, "the plane's owner left, and its new controller planeswalked away from it"
    assert table.planes == ["Nowhere 1"], "from the new controller's planar deck"


@pytest.mark.rule("901.6")
def test_the_new_controller_keeps_the_plane_until_another_players_turn() -> None:
    table = PlanarTable(4)
    table.on_plane(BIG, owner=CAT)
    table.concede(ANN)
    assert table.planar_controller == BOB
    table.next_step()
    assert table.planar_controller == BOB
    table.go_to("upkeep", of=BOB)
    table.go_to("upkeep", of=CAT)
    assert table.planar_controller == CAT


@pytest.mark.rule("901.7", "311.4", "2011:901.7")
def test_the_abilities_of_a_face_up_plane_work_from_the_command_zone(table: PlanarTable) -> None:
    working = plane(
        "Working", "Testing", anthem(CREATURE, gets(2, 2)), MoreLands(1), activated("{0}", gain_life(4)), chaos(draw(1))
    )
    bears = table.battlefield(BOB, "Grizzly Bears")
    table.on_plane(working)
    assert (bears.power, bears.toughness) == (4, 4)
    table.hand(ANN, "Forest", "Plains")
    table.play_land(ANN, "Forest")
    table.play_land(ANN, "Plains")
    table.activate(ANN, "Working")
    table.resolve()
    assert table.life(ANN) == 24


@pytest.mark.rule("901.6", "901.7", "602.2")
def test_the_controller_of_a_plane_activates_its_abilities_not_its_owner(table: PlanarTable) -> None:
    table.on_plane(plane("Fountain", "Testing", activated("{0}", gain_life(4)), chaos(draw(1))), owner=BOB)
    with table.refuses("Only Ann"):
        table.activate(BOB, "Fountain")
    table.activate(ANN, "Fountain")
    table.resolve()
    assert (table.life(ANN), table.life(BOB)) == (24, 20)


@pytest.mark.rule("901.7", "311.4")
def test_a_plane_in_a_deck_does_nothing(table: PlanarTable) -> None:
    bears = table.battlefield(BOB, "Grizzly Bears")
    table.planar_deck(ANN, BIG)
    assert bears.power == 2
    table.roll(ANN, "chaos")
    assert table.stack == []


@pytest.mark.rule("901.7a", "311.6", "312.6", "2011:901.7a")
def test_a_plane_that_comes_back_is_a_new_object_without_its_counters() -> None:
    table = PlanarTable(free_mana=True)
    here = table.on_plane(GROWING)
    table.roll(ANN, "chaos")
    table.resolve()
    assert here.counters == {"flame": 1}
    table.planeswalk(ANN)
    assert not here.exists
    assert table.planar_deck(ANN)[-1] == "Growing"
    while table.planes != ["Growing"]:
        table.planeswalk(ANN)
    assert table.find("Growing").counters == {}


@pytest.mark.rule("901.6", "122.2")
def test_counters_on_a_plane_survive_a_change_of_controller(table: PlanarTable) -> None:
    here = table.on_plane(GROWING)
    table.roll(ANN, "chaos")
    table.resolve()
    table.go_to("upkeep", of=BOB)
    table.resolve_all()
    assert here.counters == {"flame": 2}


# ---------------------------------------------------------------------- the planar die


@pytest.mark.rule("901.8", "901.9c")
def test_the_planeswalking_ability_uses_the_stack_and_belongs_to_the_roller(table: PlanarTable) -> None:
    table.planar_deck(ANN, DRAWS)
    table.roll(ANN, "planeswalker")
    assert table.planes == ["Nowhere 1"]
    assert table.on_stack()[-1].controller == ANN
    table.resolve()
    assert table.planes == ["Draws"]


@pytest.mark.rule("901.8", "901.9", "113.8")
def test_the_planeswalking_ability_can_be_countered_and_the_roll_still_counts(table: PlanarTable) -> None:
    table.hand(BOB, "Stifle")
    table.roll(ANN, "planeswalker")
    table.cast(BOB, "Stifle", targets=["the planeswalking ability"])
    table.resolve_all()
    assert table.planes == ["Nowhere 1"]
    assert table.cost_to_roll(ANN) == 1


@pytest.mark.rule("901.9", "116.2i", "2011:901.8")
def test_only_the_active_player_rolls_in_a_main_phase_with_an_empty_stack(table: PlanarTable) -> None:
    assert table.can_roll(ANN)
    assert not table.can_roll(BOB)
    table.hand(ANN, "Lightning Bolt")
    table.cast(ANN, "Lightning Bolt", targets=[BOB])
    assert not table.can_roll(ANN)
    table.resolve_all()
    assert table.can_roll(ANN)
    table.go_to("beginning of combat")
    assert not table.can_roll(ANN)
    table.go_to("postcombat main phase")
    assert table.can_roll(ANN)
    table.go_to("upkeep", of=BOB)
    assert not table.can_roll(BOB)


@pytest.mark.rule("901.9", "116.2i", "2011:901.8")
def test_each_further_roll_of_a_turn_costs_one_more() -> None:
    table = PlanarTable()
    table.lands(ANN, "Forest", 3)
    for cost in (0, 1, 2):
        assert table.cost_to_roll(ANN) == cost
        table.roll(ANN, "blank")
    assert not table.can_roll(ANN), "the fourth roll costs three, and no land is untapped"
    table.next_turn()
    assert table.cost_to_roll(BOB) == 0


@pytest.mark.rule("901.9", "107.4h", "605.4a")
def test_a_roll_can_be_paid_with_mana_that_a_plane_adds_to_that_of_a_snow_land() -> None:
    table = PlanarTable()
    table.on_plane("Eloren Wilds")
    table.battlefield(ANN, "Ice Tunnel")
    table.lands(ANN, "Island", 1)
    table.roll(ANN, "blank")
    table.roll(ANN, "blank")
    table.roll(ANN, "blank")
    assert table.cost_to_roll(ANN) == 3


@pytest.mark.rule("901.9", "116.2i")
def test_rolls_made_by_effects_do_not_make_the_next_one_dearer(table: PlanarTable) -> None:
    table.force_planar_die("blank", "blank")
    table.happen(lambda state: roll_planar_die(state, state.players[ANN]))
    table.happen(lambda state: roll_planar_die(state, state.players[ANN]))
    assert table.cost_to_roll(ANN) == 0


@pytest.mark.rule("901.9", "116.3")
def test_nobody_can_respond_to_the_roll_itself(table: PlanarTable) -> None:
    table.roll(ANN, "blank")
    assert table.stack == []
    assert table.has_priority == ANN


@pytest.mark.rule("901.9a", "2011:901.8a")
def test_a_blank_roll_does_nothing(table: PlanarTable) -> None:
    table.on_plane(BIG)
    table.roll(ANN, "blank")
    assert (table.stack, table.life(ANN), table.planes) == ([], 20, ["Big"])
    assert table.has_priority == ANN


@pytest.mark.rule("901.9b", "311.7", "2011:901.8b")
def test_a_chaos_roll_triggers_the_chaos_ability_which_can_be_answered(table: PlanarTable) -> None:
    table.on_plane(BIG)
    table.hand(BOB, "Stifle")
    table.roll(ANN, "chaos")
    assert table.stack == ["Big"]
    table.cast(BOB, "Stifle", targets=["Big"])
    table.resolve_all()
    assert table.life(ANN) == 20
    table.roll(ANN, "chaos")
    table.resolve()
    assert table.life(ANN) == 25


@pytest.mark.rule("901.9c", "2011:901.8c")
def test_a_planeswalker_roll_triggers_exactly_one_planeswalking_ability() -> None:
    table = PlanarTable(free_mana=True)
    table.on_plane(BIG, DRAWS)
    table.roll(ANN, "planeswalker")
    assert table.stack == ["the planeswalking ability"]


@pytest.mark.rule("901.9d", "706.7")
def test_abilities_that_watch_dice_see_the_planar_die_but_no_number(table: PlanarTable) -> None:
    watcher = card("Watcher", "{1}", creature("Human", 1, 1), whenever(RollsDice(), gain_life(1)))
    table.battlefield(ANN, watcher)
    table.roll(ANN, "blank")
    assert table.stack == ["Watcher"]
    table.resolve()
    assert table.life(ANN) == 21
    assert [event.results for event in table.happened(DiceRolled)] == [()]


@pytest.mark.rule("901.9")
def test_an_ability_can_watch_the_planar_die_itself(table: PlanarTable) -> None:
    table.on_plane(plane("Watching", "Testing", whenever(RollsPlanarDie(), gain_life(2)), chaos(draw(1))))
    table.roll(ANN, "blank")
    table.resolve()
    assert table.life(ANN) == 22


@pytest.mark.rule("706.5", "901.9")
def test_with_two_planar_dice_the_player_picks_the_roll_that_counts(table: PlanarTable) -> None:
    table.on_plane(BIG)
    table.battlefield(ANN, card("Second Die", "{1}", creature("Human", 1, 1), AnotherDie()))
    table.force_planar_die("blank")
    table.will(ANN, "chaos")
    table.roll(ANN, "chaos")
    table.resolve()
    assert table.life(ANN) == 25


# ---------------------------------------------------------------------- chaos


@pytest.mark.rule("311.7")
def test_chaos_ensues_by_an_effect_for_every_face_up_plane(table: PlanarTable) -> None:
    table.on_plane(BIG, LEAVES)
    table.always(ANN, ["Big", "Leaves"])
    table.chaos()
    assert sorted(table.stack) == ["Big", "Leaves"]
    table.resolve_all()
    assert table.life(ANN) == 26


@pytest.mark.rule("311.7")
def test_chaos_can_ensue_for_a_card_that_is_still_in_a_planar_deck(table: PlanarTable) -> None:
    table.on_plane(LEAVES)
    table.planar_deck(ANN, BIG)
    state = planar_state(table.state)
    assert state is not None
    hidden = state.decks[ANN][0]
    table.happen(lambda game: chaos_ensues(game, game.objects[hidden]))
    assert table.stack == ["Big"]
    table.resolve()
    assert table.life(ANN) == 25


@pytest.mark.rule("311.1", "311.3")
def test_a_plane_has_one_planar_type_of_one_or_more_words() -> None:
    long = plane("Somewhere", "Bolas's Meditation Realm")
    assert long.printed.subtypes == frozenset({"Bolas's Meditation Realm"})
    assert long.type_line == "Plane — Bolas's Meditation Realm"


@pytest.mark.rule("312.1", "312.3")
def test_a_phenomenon_has_no_subtype() -> None:
    assert SHRUG.type_line == "Phenomenon"


# ---------------------------------------------------------------------- planeswalking


@pytest.mark.rule("701.31b", "901.11", "901.11b", "2011:901.10", "2011:901.10b")
def test_planeswalking_puts_the_old_plane_on_the_bottom_and_turns_the_next_one_up(table: PlanarTable) -> None:
    table.on_plane(LEAVES)
    table.planar_deck(ANN, DRAWS)
    table.always(ANN, ["Leaves", "Draws"])
    table.planeswalk(ANN)
    assert table.planes == ["Draws"]
    assert table.planar_deck(ANN)[-1] == "Leaves"
    assert sorted(table.stack) == ["Draws", "Leaves"], "both leaving the one and arriving at the other trigger"
    table.resolve_all()
    assert (table.life(ANN), len(table.hand(ANN))) == (17, 1)


@pytest.mark.rule("701.31a")
def test_only_the_planar_controller_planeswalks(table: PlanarTable) -> None:
    table.planeswalk(BOB)
    assert table.planes == ["Nowhere 1"]


@pytest.mark.rule("701.31c", "901.11a", "2011:901.10a")
def test_an_effect_may_tell_a_player_to_planeswalk(table: PlanarTable) -> None:
    table.on_plane(plane("Gone", "Testing", chaos(PLANESWALK)))
    table.roll(ANN, "chaos")
    table.resolve()
    assert table.planes == ["Nowhere 2"]
    assert table.happened(PlaneswalkedTo)


@pytest.mark.rule("701.31d", "901.11c", "901.11b")
def test_one_planeswalks_away_from_all_face_up_planes_at_once(table: PlanarTable) -> None:
    other = plane("Leaves Too", "Testing", planeswalk_away(lose_life(3)), chaos(draw(1)))
    table.on_plane(LEAVES, other)
    table.always(ANN, ["Leaves", "Leaves Too"])
    table.planeswalk(ANN)
    assert len(table.planes) == 1
    table.resolve_all()
    assert table.life(ANN) == 14


@pytest.mark.rule("901.11", "2011:901.10")
def test_effects_that_last_until_a_player_planeswalks_end(table: PlanarTable) -> None:
    pact = MakeTrue(CantAttack(CREATURE), UNTIL_PLANESWALK)
    swift = Change(All(CREATURE, quantifier=""), (has(keyword("flying")),), UNTIL_PLANESWALK)
    table.on_plane(plane("Truce", "Testing", chaos(pact), chaos(swift)))
    bears = table.battlefield(ANN, "Grizzly Bears")
    table.always(ANN, ["Truce", "Truce"])
    table.roll(ANN, "chaos")
    table.resolve_all()
    assert "flying" in bears.keywords
    assert table.why_not_attack("Grizzly Bears", BOB) is not None
    table.next_turn()
    table.next_turn()
    assert "flying" in bears.keywords
    table.planeswalk(ANN)
    assert "flying" not in bears.keywords
    assert table.why_not_attack("Grizzly Bears", BOB) is None


# ---------------------------------------------------------------------- phenomena


@pytest.mark.rule("312.5", "312.7", "704.6f", "701.31c")
def test_a_phenomenon_is_encountered_and_left_when_its_ability_has_left_the_stack(table: PlanarTable) -> None:
    table.planar_deck(ANN, SHRUG, BIG)
    table.planeswalk(ANN)
    assert (table.planes, table.stack) == (["Shrug"], ["Shrug"])
    table.resolve()
    assert table.life(ANN) == 22
    assert table.planes == ["Big"]
    assert table.planar_deck(ANN)[-1] == "Shrug"


@pytest.mark.rule("312.7", "704.6f")
def test_a_phenomenon_whose_ability_was_countered_is_left_too(table: PlanarTable) -> None:
    table.planar_deck(ANN, SHRUG, BIG)
    table.hand(BOB, "Stifle")
    table.planeswalk(ANN)
    table.cast(BOB, "Stifle", targets=["Shrug"])
    table.resolve()
    assert (table.planes, table.life(ANN)) == (["Big"], 20)


@pytest.mark.rule("704.6f")
def test_a_phenomenon_without_any_ability_is_left_at_the_next_check(table: PlanarTable) -> None:
    silent = card("Silence", None, typed("Phenomenon"))
    table.planar_deck(ANN, silent, BIG)
    table.planeswalk(ANN)
    assert table.planes == ["Big"]


@pytest.mark.rule("312.2", "312.5")
def test_several_phenomena_in_a_row_are_encountered_one_after_the_other(table: PlanarTable) -> None:
    again = phenomenon("Again", gain_life(3))
    table.planar_deck(ANN, SHRUG, again, BIG)
    table.planeswalk(ANN)
    table.resolve()
    assert (table.planes, table.stack) == (["Again"], ["Again"])
    table.resolve()
    assert (table.planes, table.life(ANN)) == (["Big"], 25)


@pytest.mark.rule("901.11", "312.7")
def test_what_lasts_until_a_player_planeswalks_ends_at_a_phenomenon_and_after_it(table: PlanarTable) -> None:
    """To come to a phenomenon is to planeswalk, and so is to leave it."""
    table.on_plane(plane("Truce", "Testing", chaos(MakeTrue(CantAttack(CREATURE), UNTIL_PLANESWALK))))
    panic = phenomenon("Panic", Change(All(CREATURE, quantifier=""), (has(keyword("flying")),), UNTIL_PLANESWALK))
    table.planar_deck(ANN, panic, BIG)
    bears = table.battlefield(ANN, "Grizzly Bears")
    table.roll(ANN, "chaos")
    table.resolve()
    assert table.why_not_attack(bears, BOB) is not None
    table.planeswalk(ANN)
    assert table.planes == ["Panic"]
    assert table.why_not_attack(bears, BOB) is None
    table.resolve()
    assert (table.planes, bears.has("flying")) == (["Big"], False)


# ---------------------------------------------------------------------- leaving


@pytest.mark.rule("901.10", "901.11a", "800.4a", "2011:901.9")
def test_when_the_owner_of_the_plane_leaves_the_controller_turns_up_their_next_plane() -> None:
    table = PlanarTable(3, free_mana=True)
    table.on_plane(LEAVES, owner=BOB)
    table.planar_deck(ANN, DRAWS)
    table.always(ANN, ["Leaves", "Draws"])
    table.concede(BOB)
    assert table.planes == ["Draws"]
    assert table.planar_controller == ANN
    table.resolve_all()
    assert (table.life(ANN), len(table.hand(ANN))) == (17, 1), "leaving and arriving both triggered"


@pytest.mark.rule("901.10a", "2011:901.9a")
def test_a_waiting_planeswalking_ability_ceases_when_the_planes_owner_leaves() -> None:
    table = PlanarTable(3, free_mana=True)
    table.on_plane(BIG, owner=BOB)
    table.roll(ANN, "planeswalker")
    table.concede(BOB)
    assert table.stack == []
    assert len(table.happened(PlaneswalkedTo)) == 1


@pytest.mark.rule("901.10", "800.4a")
def test_a_chaos_ability_stays_on_the_stack_when_the_planes_owner_leaves() -> None:
    table = PlanarTable(3, free_mana=True)
    table.on_plane(BIG, owner=BOB)
    table.roll(ANN, "chaos")
    table.concede(BOB)
    assert table.stack == ["Big"]
    table.resolve()
    assert table.life(ANN) == 25


@pytest.mark.rule("901.10b")
def test_abilities_of_phenomena_stay_under_the_new_planar_controller() -> None:
    table = PlanarTable(3, free_mana=True)
    table.planar_deck(ANN, SHRUG)
    table.planeswalk(ANN)
    assert table.stack == ["Shrug"]
    table.concede(ANN)
    assert table.stack == ["Shrug"]
    assert table.on_stack()[-1].controller == BOB
    table.resolve()
    assert table.life(BOB) == 22


@pytest.mark.rule("901.10")
def test_a_player_who_neither_owns_nor_controls_the_plane_leaves_it_alone() -> None:
    table = PlanarTable(3, free_mana=True)
    table.on_plane(LEAVES, owner=ANN)
    table.concede(CAT)
    assert (table.planes, table.stack) == (["Leaves"], [])


@pytest.mark.rule("901.10", "901.10a")
def test_an_owner_who_leaves_while_ordering_planes_lets_the_controller_planeswalk_once() -> None:
    table = PlanarTable(3, free_mana=True)
    table.on_plane(BIG, DRAWS, owner=ANN)
    table.go_to("precombat main phase", of=BOB)
    table.roll(BOB, "planeswalker")
    table.resolve(pause=True)
    assert table.decision is not None
    assert table.decision.player == ANN
    table.concede(ANN)
    assert (table.planes, table.stack) == (["Nowhere 1"], [])
    assert table.planar_deck(BOB) == [f"Nowhere {number}" for number in range(2, 11)]
    assert len(table.happened(PlaneswalkedTo)) == 1


@pytest.mark.rule("901.5", "103.7")
def test_when_the_starting_player_leaves_during_mulligans_the_next_player_turns_up_the_starting_plane() -> None:
    variant = Planechase([planes(10, "Mine"), planes(10, "Theirs"), planes(10, "Hers")])
    game = Game.new([["Forest"] * 60] * 3, seed=3, starting_player=0, variants=[variant])
    game.concede(ANN)
    while game.decision is not None and game.state.turn.number == 0:
        game.answer(game.decision.default())
    assert face_up(game.state)[0].copiable.name.startswith("Theirs")


@pytest.mark.rule("901.6", "901.10", "104.3a")
def test_of_two_players_who_lose_together_neither_becomes_planar_controller() -> None:
    table = PlanarTable(4, free_mana=True)
    table.on_plane(LEAVES, owner=ANN)
    table.life(ANN, 0)
    table.life(BOB, 0)
    table.pass_()
    assert table.planar_controller == CAT
    table.resolve_all()
    assert table.life(CAT) == 17
    assert table.has_lost(ANN)
    assert table.has_lost(BOB)


# ---------------------------------------------------------------------- range, and the communal deck


@pytest.mark.rule("901.13", "2011:901.12")
def test_a_plane_affects_everybody_however_far_away() -> None:
    table = PlanarTable(8)
    far = [table.battlefield(player, "Grizzly Bears") for player in range(8)]
    table.on_plane(BIG)
    assert [bears.power for bears in far] == [3] * 8


@pytest.mark.rule("901.15", "901.15a", "2011:901.14", "2011:901.14a")
@pytest.mark.parametrize(
    ("deck", "complaint"),
    [
        (planes(29), "at least 30"),
        (planes(24) + phenomena(7), "at most 6 phenomena"),
        ([*planes(30), planes(1)[0]], "twice"),
    ],
)
def test_an_illegal_communal_deck_is_refused(deck: list[CardDefinition], complaint: str) -> None:
    with pytest.raises(IllegalPlanarDeck, match=complaint):
        new_game(Planechase(communal=deck), players=3)


@pytest.mark.rule("901.15a", "2011:901.14a")
def test_a_communal_deck_for_many_players_needs_forty_cards() -> None:
    assert face_up(new_game(Planechase(communal=planes(40)), players=6).state)
    with pytest.raises(IllegalPlanarDeck, match="at least 40"):
        new_game(Planechase(communal=planes(39)), players=6)


@pytest.mark.rule("901.15b", "2011:901.14b")
def test_the_plane_of_a_communal_deck_stays_when_a_player_leaves() -> None:
    table = PlanarTable(3, communal=True, free_mana=True)
    table.on_plane(LEAVES)
    table.concede(ANN)
    assert (table.planes, table.stack) == (["Leaves"], [])
    assert table.planar_controller == BOB


@pytest.mark.rule("901.15c", "2011:901.14c")
def test_everybody_planeswalks_through_the_communal_deck() -> None:
    table = PlanarTable(2, communal=True)
    table.planar_deck(ANN, "Naya", "Bant")
    table.planeswalk(ANN)
    assert table.planes == ["Naya"]
    table.go_to("upkeep", of=BOB)
    table.planeswalk(BOB)
    assert table.planes == ["Bant"]
    assert table.planar_deck(BOB)[-1] == "Naya"


def test_random_planar_decks_are_legal() -> None:
    for players in range(2, 9):
        new_game(Planechase(planar_decks(players, seed=players)), players)
        new_game(Planechase(communal=communal_deck(players, seed=players)), players)


# ---------------------------------------------------------------------- 2011


@pytest.mark.rule("2011:901.3")
def test_in_2011_there_are_no_phenomena() -> None:
    with pytest.raises(IllegalPlanarDeck, match="Event 0 is not a plane"):
        new_game(Planechase([planes(9) + phenomena(1), planes(10)]), edition=Edition.Y2011)


@pytest.mark.rule("2011:309.6", "2011:309.7", "2011:901.7a", "2011:901.8b")
def test_in_2011_only_the_roll_of_the_planes_controller_concerns_it() -> None:
    table = PlanarTable(2, edition=Edition.Y2011, free_mana=True)
    table.on_plane(BIG)
    for face in ("chaos", "planeswalker"):
        table.force_planar_die(face)
        table.happen(lambda state: roll_planar_die(state, state.players[BOB]))
        assert table.stack == []
    assert table.planes == ["Big"]


@pytest.mark.rule("2011:901.9a", "901.10a")
@pytest.mark.parametrize("edition", [Edition.Y2011, Edition.CURRENT], ids=["2011", "current"])
def test_which_planeswalking_abilities_cease(edition: Edition) -> None:
    """One of a plane that has been left by other means stays in 2011; now all of them cease."""
    table = PlanarTable(3, edition=edition, free_mana=True)
    table.on_plane(BIG, owner=ANN)
    table.roll(ANN, "planeswalker")
    table.planeswalk(ANN)
    assert len(table.stack) == 1
    table.on_plane(BIG, owner=BOB)
    table.concede(BOB)
    assert len(table.stack) == (1 if edition is Edition.Y2011 else 0)


@pytest.mark.rule("2011:901.7a", "2011:901.8c", "2011:901.9a")
def test_in_2011_the_planeswalking_ability_is_the_planes_own() -> None:
    table = PlanarTable(2, edition=Edition.Y2011)
    table.on_plane(BIG)
    table.roll(ANN, "planeswalker")
    assert table.stack == ["Big"]
    table.resolve()
    assert table.planes != ["Big"]


# ---------------------------------------------------------------------- what people see


def test_the_view_shows_the_plane_its_controller_and_the_cost_but_no_hidden_plane() -> None:
    table = PlanarTable(2)
    table.on_plane(BIG)
    table.roll(ANN, "blank")
    shown = table.view(BOB)
    assert [plane["controller"] for plane in shown["table"]["face_up"]] == [ANN]
    rolls = [table.view(player)["variants"]["planechase"]["roll"] for player in (ANN, BOB)]
    assert [roll and roll["cost"] for roll in rolls] == [1, 0]
    assert [entry["name"] for entry in shown["command"]] == ["Big"]
    assert "Nowhere" not in str(shown)


def test_a_roll_that_is_not_allowed_is_refused_with_the_reason() -> None:
    table = PlanarTable()
    with pytest.raises(IllegalAnswer):
        table.roll(BOB, "blank")
    assert table.planes == ["Nowhere 1"]


def test_a_game_of_planechase_replays_from_its_record() -> None:
    game = Game.new(
        [["Forest"] * 30 + ["Grizzly Bears"] * 30] * 3, seed=9, variants=[Planechase(planar_decks(3, seed=2))]
    )
    for _ in range(60):
        if game.decision is None:
            break
        game.answer(game.decision.default())
    assert Game.replay(game.record()).hash() == game.hash()
