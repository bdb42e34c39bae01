"""Archenemy, rule by rule (CR 904, 314, 701.32, 701.33, 704.6e), and together with Planechase.

Archenemy Commander (904.13) is shown with Commander.
"""

from __future__ import annotations

from functools import partial

import pytest

from planechase import Edition, Game, IllegalAnswer
from planechase.bots import RandomBot, SensibleBot, play
from planechase.cards import pool
from planechase.decks import deck
from planechase.decks.random_planar_decks import random_planechase
from planechase.decks.scheme_decks import scheme_decks
from planechase.rules.casual import schemes
from planechase.rules.casual.schemes import SetInMotion, SetSchemeInMotion, scheme_state
from planechase.rules.events.events import Event
from planechase.rules.events.zones import move
from planechase.rules.language.characteristics import CardDefinition
from planechase.rules.language.grammar import Replacement
from planechase.rules.language.word import word
from planechase.rules.state.decisions import Rule
from planechase.rules.state.objects import Zone
from planechase.rules.state.options import AttackOption
from planechase.rules.state.source import Source
from planechase.rules.state.state import State
from planechase.rules.turns.priority import Priority
from planechase.testing import ANN, BOB, CAT, DAN, PlanarTable, SchemeTable, Table, broken_invariants, check_variant
from planechase.testing.archenemy_table import IDLE, ArrangedArchenemy
from planechase.variants import Archenemy, SupervillainRumble, TwoHeadedGiant, from_plain
from planechase.variants.archenemy import IllegalSchemeDeck
from planechase.words.card import activated, anthem, typed, upkeep
from planechase.words.card import card as a_card
from planechase.words.casual.planar_words import plane
from planechase.words.casual.scheme_words import AbandonThis, abandoned, ongoing_scheme, scheme, set_in_motion
from planechase.words.effects.counter_effects import put_counters
from planechase.words.effects.hands import draw
from planechase.words.effects.life_effects import gain_life
from planechase.words.effects.permanent_effects import destroy
from planechase.words.filters import CREATURE, YOURS
from planechase.words.selections import THIS, target
from planechase.words.statics import base_size, gets

EDITIONS = pytest.mark.parametrize("edition", list(Edition))
LIFE = scheme("Test Life", set_in_motion(gain_life(1)))
CARD = scheme("Test Card", set_in_motion(draw(1)))
STRENGTH = ongoing_scheme(
    "Test Strength", anthem(CREATURE & YOURS, gets(2, 2)), upkeep(AbandonThis()), abandoned(gain_life(3))
)
KNOWLEDGE = ongoing_scheme("Test Knowledge", activated("{1}", draw(1)))
COUNTING = ongoing_scheme("Test Counting", upkeep(put_counters("doom", THIS)))
SMALL = ongoing_scheme("Test Small", anthem(CREATURE, base_size(1, 1)))
GREAT = ongoing_scheme("Test Great", anthem(CREATURE, base_size(9, 9)))


@word
class TwoSchemes(Replacement):
    """Two schemes are set in motion instead of one."""

    reads = "if you would set a scheme in motion, set two schemes in motion instead"

    def kinds(self) -> tuple[type[Event], ...]:
        return (SetSchemeInMotion,)

    def applies(self, game: State, event: Event, by: Source) -> bool:
        return isinstance(event, SetSchemeInMotion) and event.player == by.controller

    def replace(self, game: State, event: Event, by: Source) -> Rule[list[Event]]:
        assert isinstance(event, SetSchemeInMotion)
        return [SetSchemeInMotion(event.player), SetSchemeInMotion(event.player)]
        yield


DOUBLING = a_card("Test Doubling", "{B}", typed("Enchantment"), TwoSchemes())


def legal_deck() -> list[CardDefinition]:
    return [card for card in IDLE[:10] for _ in range(2)]


def new_game(players: int = 3, seed: int = 0, edition: Edition = Edition.CURRENT, forks: bool = True) -> Game:
    decks = [deck("Zombie Empire")] * players
    variants = [Archenemy([legal_deck()])]
    return Game.new(decks, seed, edition=edition, variants=variants, forks=forks)


def first_turn(game: Game) -> tuple[int, ...]:
    """Whose turn is the first, once everybody has kept their hand."""
    while game.state.turn.number == 0 or not isinstance(game.decision, Priority):
        assert game.decision is not None
        game.answer(game.decision.default())
    assert game.state.turn.number == 1
    return game.state.turn.active


@pytest.fixture
def table() -> SchemeTable:
    return SchemeTable(free_mana=True)


# ---------------------------------------------------------------------- the table


@EDITIONS
@pytest.mark.rule("904.1", "904.2", "904.2a", "904.2b", "2011:904.1", "2011:904.2", "2011:904.2a", "2011:904.2b")
@pytest.mark.parametrize("players", [2, 3, 5])
def test_one_player_against_a_team_of_all_others(players: int, edition: Edition) -> None:
    state = new_game(players, edition=edition).state
    assert {player.team for player in state.players[1:]} == {state.players[1].team}
    assert state.players[0].team != state.players[1].team
    assert [player.id for player in state.opponents(ANN)] == list(range(1, players))
    assert (state.options.shared_turns, state.options.attack) == (True, AttackOption.ANYBODY)
    assert (state.options.limited, state.options.shared_life, state.options.deploy) == (False, False, False)


@pytest.mark.rule("904.2", "805.4", "805.1")
def test_the_team_takes_its_turns_together(table: SchemeTable) -> None:
    table.next_turn()
    assert list(table.state.turn.active) == [BOB, CAT]
    table.go_to("precombat main phase")
    table.hand(BOB, "Grizzly Bears", "Forest")
    table.hand(CAT, "Grizzly Bears", "Forest")
    for player in (BOB, CAT):
        table.play_land(player, "Forest")
        table.cast(player, "Grizzly Bears")
        table.resolve()
    table.next_turn()
    assert list(table.state.turn.active) == [ANN]


@pytest.mark.rule("904.2", "802.2", "805.10b")
def test_anybody_may_be_attacked_and_the_team_attacks_together(table: SchemeTable) -> None:
    one, other = table.battlefield(ANN, "Grizzly Bears", "Serra Angel")
    table.attack(ANN, {one: BOB, other: CAT})
    table.combat_damage()
    assert (table.life(BOB), table.life(CAT)) == (18, 16)
    bears = table.battlefield(BOB, "Grizzly Bears")
    elves = table.battlefield(CAT, "Llanowar Elves")
    table.turn(BOB)
    table.attack(BOB, {bears: ANN, elves: ANN})
    table.combat_damage()
    assert table.life(ANN) == 37


@EDITIONS
@pytest.mark.rule("904.5", "103.4e", "119.1e", "2011:904.5")
def test_forty_life_against_twenty_each(edition: Edition) -> None:
    state = new_game(4, edition=edition).state
    assert [player.life for player in state.players] == [40, 20, 20, 20]
    assert [player.starting_life for player in state.players] == [40, 20, 20, 20]


@EDITIONS
@pytest.mark.rule("904.6", "103.1b", "2011:904.6")
@pytest.mark.parametrize("seed", range(5))
def test_the_archenemy_always_begins(seed: int, edition: Edition) -> None:
    assert first_turn(new_game(seed=seed, edition=edition)) == (ANN,)


@pytest.mark.rule("800.2", "900.1")
def test_a_table_has_one_shape() -> None:
    decks = [deck("Zombie Empire")] * 4
    with pytest.raises(ValueError, match="one shape"):
        Game.new(decks, variants=[Archenemy([legal_deck()]), TwoHeadedGiant()])


@pytest.mark.rule("104.2a", "808.1")
def test_the_team_wins_as_soon_as_the_archenemy_is_gone_and_not_before_the_last_of_it_is() -> None:
    table = SchemeTable(4)
    table.concede(BOB)
    assert table.result is None
    table.concede(ANN)
    assert table.result is not None
    assert set(table.result.winners) >= {CAT, DAN}


# ---------------------------------------------------------------------- scheme decks


@EDITIONS
@pytest.mark.rule("904.3", "2011:904.3", "100.2d")
@pytest.mark.parametrize(
    ("cards", "reason"),
    [
        (legal_deck()[:19], "at least 20 cards; this one has 19"),
        ([*legal_deck(), IDLE[0]], "Idle Scheme 1 is in the scheme deck 3 times"),
        ([*legal_deck(), pool.card("Forest")], "Forest is not a scheme"),
    ],
)
def test_a_scheme_deck_that_is_not_allowed_is_refused(
    cards: list[CardDefinition], reason: str, edition: Edition
) -> None:
    with pytest.raises(IllegalSchemeDeck, match=reason):
        Game.new([deck("Zombie Empire")] * 3, edition=edition, variants=[Archenemy([cards])])


@pytest.mark.rule("904.3")
def test_only_the_archenemy_has_a_scheme_deck() -> None:
    with pytest.raises(IllegalSchemeDeck, match="1 scheme deck needed; 2 given"):
        Game.new([deck("Zombie Empire")] * 3, variants=[Archenemy([legal_deck(), legal_deck()])])
    with pytest.raises(IllegalSchemeDeck, match="3 scheme decks needed; 1 given"):
        Game.new([deck("Zombie Empire")] * 3, variants=[SupervillainRumble([legal_deck()])])


@EDITIONS
@pytest.mark.rule("103.3", "904.4", "2011:904.4")
def test_the_scheme_deck_is_shuffled_and_lies_face_down_in_the_command_zone(edition: Edition) -> None:
    orders: set[tuple[str, ...]] = set()
    for seed in range(3):
        state = new_game(seed=seed, edition=edition).state
        found = scheme_state(state)
        assert found is not None
        cards = [state.objects[id] for id in found.decks[ANN]]
        assert all(card.face_down and card.zone is Zone.COMMAND for card in cards)
        orders.add(tuple(card.copiable.name for card in cards))
    assert len(orders) == 3
    assert {tuple(sorted(order)) for order in orders} == {tuple(sorted(card.name for card in legal_deck()))}


@pytest.mark.rule("904.4", "400.2")
def test_nobody_sees_what_lies_in_the_scheme_deck() -> None:
    game = new_game()
    for seat in (None, ANN, BOB):
        assert "Idle Scheme" not in str(game.view(seat))
    shown = game.view(BOB)["table"]
    assert (shown["face_up"], shown["counts"]) == ([], [{"player": ANN, "of": "schemes", "count": 20}])


def _moved(id: int, zone: Zone, state: State) -> Rule[list[int]]:
    return move(state, [state.objects[id]], zone, "put")


@EDITIONS
@pytest.mark.rule("314.2", "400.4b", "904.4", "2011:904.4")
def test_a_scheme_never_leaves_the_command_zone(edition: Edition) -> None:
    table = SchemeTable(edition=edition)
    strength = table.scheme(STRENGTH)
    for zone in (Zone.HAND, Zone.EXILE, Zone.GRAVEYARD, Zone.LIBRARY, Zone.BATTLEFIELD):
        table.happen(partial(_moved, strength.id, zone))
        assert (strength.zone, table.schemes) == ("command", ["Test Strength"])
    assert table.battlefield(ANN) == []


@pytest.mark.rule("314.2", "314.1")
def test_a_scheme_cannot_be_cast_wherever_it_is(table: SchemeTable) -> None:
    table.scheme(STRENGTH)
    assert not any("Test Strength" in action for action in table.actions(ANN))
    plain = Table(free_mana=True)
    plain.hand(ANN, LIFE)
    assert plain.why_not_cast(ANN, "Test Life") is not None


@pytest.mark.rule("314.3", "205.3r")
def test_no_scheme_has_a_subtype() -> None:
    assert pool.schemes()
    assert all(not card.printed.subtypes for card in pool.schemes())


# ---------------------------------------------------------------------- face up


@EDITIONS
@pytest.mark.rule("904.7", "314.5", "109.4f", "2011:904.7")
def test_a_scheme_belongs_to_who_began_with_it_and_is_controlled_by_its_owner(edition: Edition) -> None:
    table = SchemeTable(rumble=True, edition=edition)
    hers, his = table.scheme(COUNTING), table.scheme(STRENGTH, player=BOB)
    assert [(one.owner, one.controller) for one in (hers, his)] == [(ANN, ANN), (BOB, BOB)]
    table.turn(CAT)
    assert [one.controller for one in (hers, his)] == [ANN, BOB]


@EDITIONS
@pytest.mark.rule("904.8", "314.4", "113.6p", "2011:904.8")
def test_all_kinds_of_abilities_of_a_face_up_scheme_work(edition: Edition) -> None:
    table = SchemeTable(edition=edition, free_mana=True)
    bears = table.battlefield(ANN, "Grizzly Bears")
    table.scheme_deck(STRENGTH, KNOWLEDGE)
    assert bears.power == 2, "face down it says nothing"
    table.scheme(STRENGTH)
    table.scheme(KNOWLEDGE)
    assert bears.power == 4
    table.activate(ANN, "Test Knowledge")
    table.resolve()
    assert len(table.hand(ANN)) == 1
    with pytest.raises(Exception, match="Knowledge"):
        table.activate(BOB, "Test Knowledge")
    table.begin("upkeep", of=ANN)
    assert table.stack == ["Test Strength"]


@EDITIONS
@pytest.mark.rule("904.9", "505.3", "703.4e", "701.32b", "2011:904.9")
def test_the_top_scheme_is_set_in_motion_as_her_precombat_main_phase_begins(edition: Edition) -> None:
    table = SchemeTable(edition=edition)
    table.scheme_deck(LIFE, CARD)
    table.begin("upkeep", of=ANN)
    assert table.schemes == []
    table.go_to("precombat main phase")
    assert (table.schemes, table.stack) == (["Test Life"], ["Test Life"]), "nobody had a chance to respond before"
    assert table.scheme_deck()[0] == "Test Card"
    table.resolve()
    assert (table.schemes, table.life(ANN)) == ([], 41)
    assert table.scheme_deck()[-1] == "Test Life"
    table.go_to("postcombat main phase")
    assert (table.stack, table.scheme_deck()[0]) == ([], "Test Card"), "only the precombat main phase"


@pytest.mark.rule("904.9", "505.3")
def test_nothing_is_set_in_motion_in_the_turn_of_the_team(table: SchemeTable) -> None:
    table.scheme_deck(LIFE)
    table.begin("upkeep", of=BOB)
    table.go_to("precombat main phase")
    assert (table.schemes, table.stack, table.scheme_deck()[0]) == ([], [], "Test Life")
    table.go_to("precombat main phase", of=ANN)
    assert table.stack == ["Test Life"]


@pytest.mark.rule("904.9")
def test_an_empty_scheme_deck_sets_nothing_in_motion(table: SchemeTable) -> None:
    table.scheme_deck(only=True)
    table.begin("precombat main phase", of=ANN)
    assert (table.schemes, table.stack, table.step.value) == ([], [], "precombat main phase")


# ---------------------------------------------------------------------- setting in motion


@pytest.mark.rule("701.32a", "314.1")
def test_only_an_archenemy_sets_schemes_in_motion(table: SchemeTable) -> None:
    table.scheme_deck(LIFE)
    table.happen(lambda state: schemes.set_top_in_motion(state, state.players[BOB]))
    assert (table.schemes, table.stack) == ([], [])
    plain = Table()
    plain.happen(lambda state: schemes.set_top_in_motion(state, state.players[ANN]))
    assert plain.stack == []


@pytest.mark.rule("701.32b")
def test_a_scheme_that_is_face_up_already_can_be_set_in_motion_again(table: SchemeTable) -> None:
    shown = table.set_in_motion(LIFE)
    deck_before = table.scheme_deck()
    table.happen(lambda state: schemes.set_in_motion(state, state.players[ANN], state.objects[shown.id]))
    assert (table.schemes, table.stack) == (["Test Life"], ["Test Life", "Test Life"])
    assert table.scheme_deck() == deck_before
    table.resolve_all()
    assert (table.life(ANN), table.schemes) == (42, [])


@pytest.mark.rule("701.32c", "614.6")
def test_several_schemes_are_set_in_motion_one_after_the_other(table: SchemeTable) -> None:
    table.battlefield(ANN, DOUBLING)
    table.scheme_deck(LIFE, CARD, STRENGTH)
    table.will(ANN, ["Test Life", "Test Card"])
    table.begin("precombat main phase", of=ANN)
    told = [event.object_id for event in table.events if isinstance(event, SetInMotion)]
    assert [table.state.recall(id).copiable.name for id in told] == ["Test Life", "Test Card"]
    assert table.schemes == ["Test Life", "Test Card"]
    assert table.scheme_deck()[0] == "Test Strength"


# ---------------------------------------------------------------------- turned down again


@pytest.mark.rule("904.10", "314.6", "704.6e")
def test_a_scheme_stays_until_no_scheme_has_a_triggered_ability_left(table: SchemeTable) -> None:
    table.set_in_motion(LIFE)
    table.set_in_motion(CARD)
    assert (table.schemes, table.stack) == (["Test Life", "Test Card"], ["Test Life", "Test Card"])
    table.resolve()
    assert table.schemes == ["Test Life", "Test Card"]
    table.resolve()
    assert table.schemes == []
    assert table.scheme_deck()[-2:] == ["Test Life", "Test Card"]


@pytest.mark.rule("2011:904.10")
def test_in_2011_a_scheme_stays_for_its_own_abilities_only() -> None:
    table = SchemeTable(edition=Edition.Y2011)
    table.set_in_motion(LIFE)
    table.set_in_motion(CARD)
    table.resolve()
    assert (table.schemes, table.stack) == (["Test Life"], ["Test Life"])
    table.resolve()
    assert table.schemes == []


@pytest.mark.rule("704.6e", "603.3d")
def test_a_scheme_whose_ability_finds_no_target_is_turned_down_at_once(table: SchemeTable) -> None:
    table.set_in_motion(scheme("Test Doom", set_in_motion(destroy(target(CREATURE)))))
    assert (table.stack, table.schemes, table.scheme_deck()[-1]) == ([], [], "Test Doom")


@pytest.mark.rule("704.6e")
def test_other_abilities_on_the_stack_do_not_keep_a_scheme_up(table: SchemeTable) -> None:
    table.battlefield(ANN, "Soul Warden")
    table.set_in_motion(LIFE)
    table.enters(ANN, "Grizzly Bears")
    assert table.stack == ["Test Life", "Soul Warden"]
    table.resolve_all()
    assert table.schemes == []
    table.enters(ANN, "Grizzly Bears")
    assert table.stack == ["Soul Warden"]
    table.set_in_motion(scheme("Test Idle"))
    assert (table.stack, table.schemes) == (["Soul Warden"], [])


@EDITIONS
@pytest.mark.rule("904.11", "205.4h", "2011:904.11")
def test_an_ongoing_scheme_stays_until_it_is_abandoned(edition: Edition) -> None:
    table = SchemeTable(edition=edition)
    table.set_in_motion(STRENGTH)
    table.go_to("upkeep", of=ANN)
    assert (table.schemes, table.stack) == (["Test Strength"], ["Test Strength"])
    table.resolve()
    assert table.schemes == []


@EDITIONS
@pytest.mark.rule("701.33b", "603.10", "2011:904.11")
def test_abandoning_puts_it_under_the_scheme_deck_and_fires_its_trigger(edition: Edition) -> None:
    table = SchemeTable(edition=edition)
    bears = table.battlefield(ANN, "Grizzly Bears")
    strength = table.scheme(STRENGTH)
    table.abandon(strength)
    assert (table.schemes, table.scheme_deck()[-1], bears.power) == ([], "Test Strength", 2)
    assert table.stack == ["Test Strength"]
    table.resolve()
    assert table.life(ANN) == 43


@pytest.mark.rule("701.33a")
def test_only_an_ongoing_scheme_that_is_face_up_can_be_abandoned(table: SchemeTable) -> None:
    passing = table.set_in_motion(LIFE)
    table.abandon(passing)
    assert table.schemes == ["Test Life"]
    table.scheme_deck(STRENGTH)
    found = scheme_state(table.state)
    assert found is not None
    hidden = found.decks[ANN][0]
    table.happen(lambda state: schemes.abandon(state, state.objects[hidden]))
    assert table.scheme_deck()[0] == "Test Strength"


@pytest.mark.rule("314.7", "109.2d")
def test_this_scheme_is_the_one_the_ability_is_printed_on(table: SchemeTable) -> None:
    first, second = table.scheme(STRENGTH), table.scheme(STRENGTH)
    bears = table.battlefield(ANN, "Grizzly Bears")
    assert bears.power == 6
    table.begin("upkeep", of=ANN)
    assert table.stack == ["Test Strength", "Test Strength"]
    table.resolve()
    assert (table.schemes, bears.power) == (["Test Strength"], 4)
    assert [one.exists for one in (first, second)].count(True) == 1


@pytest.mark.rule("400.7")
def test_a_scheme_forgets_when_it_is_turned_down(table: SchemeTable) -> None:
    counting = table.scheme(COUNTING)
    table.begin("upkeep", of=ANN)
    table.resolve()
    assert table.counters(counting, "doom") == 1
    table.abandon(counting)
    again = table.scheme(COUNTING)
    assert table.counters(again, "doom") == 0


@pytest.mark.rule("613.7h")
def test_a_face_up_scheme_has_the_timestamp_of_being_turned_up(table: SchemeTable) -> None:
    bears = table.battlefield(BOB, "Grizzly Bears")
    table.scheme_deck(SMALL, GREAT)
    table.set_in_motion(GREAT)
    assert bears.power == 9
    table.set_in_motion(SMALL)
    assert bears.power == 1


# ---------------------------------------------------------------------- supervillains


@EDITIONS
@pytest.mark.rule("904.12a", "904.12b", "904.12c", "2011:904.12a", "2011:904.12b", "2011:904.12c")
def test_in_a_rumble_everybody_is_an_archenemy(edition: Edition) -> None:
    table = SchemeTable(rumble=True, edition=edition)
    state = table.state
    assert [player.life for player in state.players] == [40, 40, 40]
    assert [len(state.opponents(player.id)) for player in state.players] == [2, 2, 2]
    assert (state.options.shared_turns, state.options.attack, state.options.limited) == (
        False, AttackOption.ANYBODY, False,
    )  # fmt: skip
    for player in (BOB, CAT):
        table.scheme_deck(LIFE, player=player)
        table.begin("precombat main phase", of=player)
        assert (table.schemes, table.stack) == (["Test Life"], ["Test Life"])
        table.resolve()
        assert table.life(player) == 41


@EDITIONS
@pytest.mark.rule("904.12", "904.12c", "2011:904.12", "2011:904.12c")
def test_in_a_rumble_chance_says_who_begins(edition: Edition) -> None:
    first: set[int] = set()
    for seed in range(12):
        decks, variants = [deck("Zombie Empire")] * 3, [SupervillainRumble([legal_deck()] * 3)]
        first.update(first_turn(Game.new(decks, seed, edition=edition, variants=variants)))
    assert first == {ANN, BOB, CAT}


@pytest.mark.rule("800.4a", "904.12b")
def test_who_leaves_a_rumble_takes_their_schemes_along() -> None:
    table = SchemeTable(rumble=True)
    bears = table.battlefield(BOB, "Grizzly Bears")
    table.scheme(SMALL, player=CAT)
    assert bears.power == 1
    table.concede(CAT)
    assert (table.schemes, bears.power) == ([], 2)
    assert not broken_invariants(table.state)


# ---------------------------------------------------------------------- kept, copied, played


@pytest.mark.parametrize("variant", [Archenemy([legal_deck()]), SupervillainRumble([legal_deck()] * 3)])
def test_a_record_brings_the_variant_back(variant: Archenemy) -> None:
    decks = scheme_decks(len(variant.decks), 3)
    kept = type(variant)(decks)
    again = from_plain({"name": kept.name, **kept.plain()})
    assert isinstance(again, type(variant))
    assert [[card.name for card in one] for one in again.decks] == [[card.name for card in one] for one in decks]


def test_a_fork_has_scheme_decks_of_its_own(table: SchemeTable) -> None:
    table.scheme(STRENGTH)
    other = table.fork()
    other.abandon("Test Strength")
    other.resolve()
    assert (table.schemes, other.schemes) == (["Test Strength"], [])
    assert len(other.scheme_deck()) == len(table.scheme_deck()) + 1


def test_the_variant_keeps_to_the_rules_of_the_house() -> None:
    check_variant(lambda: Archenemy(scheme_decks(1, 5)), players=[2, 3], limit=300)
    check_variant(lambda: SupervillainRumble(scheme_decks(3, 5)), players=[3], limit=300)


@pytest.mark.rule("904.1")
@pytest.mark.parametrize("seed", range(2))
def test_bots_play_archenemy_to_its_end_and_a_replay_comes_out_the_same(seed: int) -> None:
    decks = [deck(name) for name in ("Zombie Empire", "Strike Force", "Primordial Hunger")]
    game = Game.new(decks, seed, variants=[Archenemy(scheme_decks(1, seed))], forks=False)
    result = play(game, [SensibleBot() for _ in decks])
    again = Game.replay(game.record())
    assert again.state.result is not None
    assert again.state.result.winners == result.winners


# ---------------------------------------------------------------------- with Planechase

GROVE = plane("Test Grove", "Testing", anthem(CREATURE & YOURS, gets(1, 1)))


@pytest.fixture
def planar() -> PlanarTable:
    return PlanarTable(3, variants=[ArrangedArchenemy([IDLE])], free_mana=True)


@pytest.mark.rule("901.6", "901.12", "900.1")
def test_who_takes_the_turn_controls_the_plane_the_team_by_its_primary_player(planar: PlanarTable) -> None:
    planar.on_plane(GROVE)
    hers, his = planar.battlefield(ANN, "Grizzly Bears"), planar.battlefield(BOB, "Grizzly Bears")
    assert (planar.planar_controller, hers.power, his.power) == (ANN, 3, 2)
    planar.next_turn()
    assert (planar.planar_controller, hers.power, his.power) == (BOB, 2, 3)
    planar.go_to("precombat main phase")
    assert [planar.can_roll(player) for player in (ANN, BOB, CAT)] == [False, True, True]


@pytest.mark.rule("901.9", "904.9", "900.1")
def test_schemes_and_planes_go_on_beside_each_other(planar: PlanarTable) -> None:
    planar.begin("upkeep", of=ANN)
    planar.go_to("precombat main phase")
    found = scheme_state(planar.state)
    assert found is not None
    assert planar.state.objects[found.decks[ANN][-1]].copiable.name == "Idle Scheme 1"
    planar.roll(ANN, "planeswalker")
    planar.resolve()
    assert planar.planes == ["Nowhere 2"]
    assert planar.life(ANN) == 40


@pytest.mark.rule("900.1", "901.1", "904.1")
@pytest.mark.parametrize("edition", list(Edition))
def test_random_bots_play_archenemy_and_planechase_together(edition: Edition) -> None:
    decks = [deck(name) for name in ("Zombie Empire", "Strike Force", "Primordial Hunger")]
    variants = [random_planechase(3, 1, edition=edition), Archenemy(scheme_decks(1, 1))]
    game = Game.new(decks, 1, edition=edition, variants=variants, forks=False)
    bots = [RandomBot(seed) for seed in range(3)]
    for _ in range(400):
        if game.decision is None:
            break
        try:
            game.answer(bots[game.decision.player].decide(game, game.decision))
        except IllegalAnswer:
            game.answer(game.decision.default())
        assert not broken_invariants(game.state)
