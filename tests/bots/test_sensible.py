"""The sensible bot in positions where it is plain what to do."""

from __future__ import annotations

import pytest
from tests.bots.deciding import decide, finish

from planechase.bots import BotTable as Bots
from planechase.bots import SensibleBot, play
from planechase.cards import pool
from planechase.decks import deck, names
from planechase.decks.starters import STARTERS
from planechase.game import Game
from planechase.rules.state.state import State
from planechase.rules.turns.priority import PASS, CastSpell, PlayLand
from planechase.testing import ANN, BOB, CAT, Table
from planechase.vocabulary import CREATURE, PROLIFERATE, SORCERY_CARD, card, crew, put_counters, target, vehicle


def test_it_plays_a_land_of_the_colour_it_lacks() -> None:
    table = Table()
    table.lands(ANN, "Forest", 2)
    table.hand(ANN, "Forest", "Grizzly Bears", "Lightning Bolt")
    mountain = table.hand(ANN, "Mountain")
    assert decide(table) == PlayLand(mountain.id)


def test_it_does_not_play_a_land_that_would_come_to_nothing() -> None:
    table = Table()
    table.hand(ANN, "Gruul Turf", "Rupture Spire")
    assert decide(table) is PASS
    mountain = table.hand(ANN, "Mountain")
    assert decide(table) == PlayLand(mountain.id)


def test_it_plays_a_land_that_returns_another() -> None:
    table = Table()
    table.lands(ANN, "Forest", 1)
    turf = table.hand(ANN, "Gruul Turf")
    assert decide(table) == PlayLand(turf.id)


def test_it_casts_the_most_expensive_creature_it_can() -> None:
    table = Table()
    table.lands(ANN, "Forest", 6)
    table.hand(ANN, "Grizzly Bears", "Llanowar Elves")
    big = table.hand(ANN, "Alpha Tyrranax")
    action = decide(table)
    assert isinstance(action, CastSpell)
    assert action.card == big.id


@pytest.mark.rule("702.122a")
def test_it_crews_a_vehicle_with_the_creatures_it_misses_least_and_attacks() -> None:
    table = Table()
    wagon = table.battlefield(ANN, card("Wagon", "{3}", vehicle(6, 6), crew(2)))
    angel = table.battlefield(ANN, "Serra Angel")
    one, other = table.battlefield(ANN, "Llanowar Elves", "Llanowar Elves", summoning_sick=True)
    finish(table)
    assert (wagon.power, one.tapped, other.tapped, angel.tapped) == (6, True, True, False)
    assert decide(table) is PASS


@pytest.mark.rule("701.34a")
def test_it_proliferates_what_is_good_for_itself_and_bad_for_others() -> None:
    table = Table(free_mana=True)
    table.lands(ANN, "Island", 1)
    mine = table.battlefield(ANN, "Grizzly Bears", counters={"+1/+1": 1})
    weak = table.battlefield(ANN, "Serra Angel", counters={"stun": 1})
    theirs = table.battlefield(BOB, "Grizzly Bears", counters={"+1/+1": 1})
    table.poison(BOB, 1)
    table.hand(ANN, card("Spread", "{U}", SORCERY_CARD, PROLIFERATE))
    finish(table)
    assert (mine.counters, weak.counters, theirs.counters) == ({"+1/+1": 2}, {"stun": 1}, {"+1/+1": 1})
    assert table.poison(BOB) == 2


@pytest.mark.rule("122.1d")
def test_stun_counters_are_for_the_best_opposing_creature_and_shields_for_ones_own() -> None:
    table = Table(free_mana=True)
    table.lands(ANN, "Island", 2)
    mine = table.battlefield(ANN, "Serra Angel", tapped=True)
    table.battlefield(BOB, "Grizzly Bears", tapped=True)
    angel = table.battlefield(BOB, "Serra Angel", tapped=True)
    table.hand(ANN, card("Daze", "{U}", SORCERY_CARD, put_counters("stun", target(CREATURE), 2)))
    finish(table)
    table.hand(ANN, card("Guard", "{U}", SORCERY_CARD, put_counters("shield", target(CREATURE))))
    finish(table)
    assert (angel.counters, mine.counters) == ({"stun": 2}, {"shield": 1})


def test_removal_hits_the_best_opposing_creature() -> None:
    table = Table(players=3, free_mana=True)
    table.lands(ANN, "Swamp", 3)
    mine = table.battlefield(ANN, "Serra Angel", tapped=True)
    table.battlefield(BOB, "Grizzly Bears", tapped=True)
    angel = table.battlefield(CAT, "Serra Angel", tapped=True)
    table.hand(ANN, "Assassinate")
    finish(table)
    assert not angel.exists
    assert mine.exists


def test_removal_is_kept_where_only_its_own_creature_could_be_hit() -> None:
    table = Table()
    table.lands(ANN, "Swamp", 3)
    table.battlefield(ANN, "Grizzly Bears", tapped=True)
    table.hand(ANN, "Assassinate")
    assert decide(table) is PASS


def test_burn_goes_to_the_face_when_that_wins() -> None:
    table = Table()
    table.lands(ANN, "Mountain", 1)
    table.battlefield(BOB, "Grizzly Bears")
    table.life(BOB, 3)
    table.hand(ANN, "Lightning Bolt")
    finish(table)
    assert table.game.result is not None
    assert table.game.result.winners == (ANN,)


def test_a_good_aura_goes_on_its_own_creature() -> None:
    table = Table()
    table.lands(ANN, "Forest", 1)
    bears = table.battlefield(ANN, "Grizzly Bears")
    table.battlefield(BOB, "Serra Angel")
    table.hand(ANN, "Rancor")
    finish(table)
    assert [handle.name for handle in bears.attachments] == ["Rancor"]


def test_a_pump_spell_waits_for_the_blocks() -> None:
    table = Table()
    table.lands(ANN, "Forest", 1)
    bears = table.battlefield(ANN, "Grizzly Bears")
    blocker = table.battlefield(BOB, "Grizzly Bears")
    table.hand(ANN, "Giant Growth")
    assert decide(table) is PASS
    table.attack(ANN, {bears: BOB})
    table.block(BOB, {blocker: bears})
    finish(table)
    assert bears.power == 5


def test_a_counterspell_waits_for_something_to_counter() -> None:
    table = Table(free_mana=True)
    table.lands(BOB, "Island", 3)
    table.hand(BOB, "Cancel")
    table.hand(ANN, "Serra Angel")
    table.cast(ANN, "Serra Angel")
    table.pass_(ANN)
    assert isinstance(decide(table), CastSpell)


def test_equipment_moves_to_a_creature_once() -> None:
    table = Table()
    table.lands(ANN, "Plains", 6)
    hammer = table.battlefield(ANN, "Loxodon Warhammer")
    bears = table.battlefield(ANN, "Grizzly Bears")
    finish(table)
    assert hammer.attached_to == bears
    assert decide(table) is PASS


def test_it_attacks_where_nothing_can_block() -> None:
    table = Table(players=3)
    bears = table.battlefield(ANN, "Grizzly Bears")
    table.battlefield(BOB, "Serra Angel")
    table.battlefield(ANN, "Wall of Blossoms")
    table.go_to("declare attackers", pause=True)
    assert decide(table) == {bears.id: CAT}


def test_it_does_not_attack_into_something_bigger() -> None:
    table = Table()
    table.battlefield(ANN, "Grizzly Bears")
    table.battlefield(BOB, "Serra Angel")
    table.go_to("declare attackers", pause=True)
    assert decide(table) == {}


def attacked(life: int, *blockers: str) -> Table:
    """Bob attacks Ann with an Alpha Tyrranax, 6/5."""
    table = Table()
    table.life(ANN, life)
    table.battlefield(ANN, *blockers)
    tyrranax = table.battlefield(BOB, "Alpha Tyrranax")
    table.turn(BOB, "precombat main phase")
    table.attack(BOB, {tyrranax: ANN}, pause=True)
    return table


def test_it_does_not_throw_creatures_away() -> None:
    table = attacked(20, "Grizzly Bears")
    table.next_step(pause=True)
    assert decide(table) == {}


def test_it_chumps_rather_than_lose() -> None:
    table = attacked(6, "Grizzly Bears")
    table.next_step(pause=True)
    assert len(decide(table)) == 1


def test_it_casts_what_costs_nothing() -> None:
    table = Table(free_mana=True)
    table.library(ANN, "Grizzly Bears")
    table.hand(ANN, "Bloodbraid Elf")
    table.cast(ANN, "Bloodbraid Elf")
    finish(table)
    assert sorted(table.battlefield(ANN)) == ["Bloodbraid Elf", "Grizzly Bears"]


def test_it_casts_the_best_card_of_a_hand_it_saw() -> None:
    table = Table(free_mana=True)
    oni = table.battlefield(ANN, "Silent-Blade Oni")
    table.hand(BOB, "Fog", "Grizzly Bears", "Serra Angel", "Forest")
    table.attack(ANN, {oni: BOB})
    table.combat_damage()
    finish(table)
    assert sorted(table.battlefield(ANN)) == ["Serra Angel", "Silent-Blade Oni"]


def test_it_turns_damage_away_from_a_creature_that_would_die() -> None:
    table = Table(free_mana=True)
    razia, bears = table.battlefield(ANN, "Razia, Boros Archangel", "Grizzly Bears")
    attacker, elves = table.battlefield(BOB, "Armored Griffin", "Llanowar Elves")
    table.turn(BOB)
    table.attack(BOB, {attacker: ANN, elves: ANN})
    table.block(ANN, {razia: attacker})
    table.pass_(BOB)
    assert decide(table) == PASS
    table = Table(free_mana=True)
    razia, bears = table.battlefield(ANN, "Razia, Boros Archangel", "Grizzly Bears")
    attacker = table.battlefield(BOB, "Alpha Tyrranax")
    table.turn(BOB)
    table.attack(BOB, {attacker: ANN})
    table.block(ANN, {bears: attacker})
    table.pass_(BOB)
    finish(table)
    assert razia.tapped


@pytest.mark.parametrize(("lands", "mulligan"), [(0, True), (1, True), (3, False), (6, True), (7, True)])
def test_it_keeps_hands_with_some_lands(lands: int, mulligan: bool) -> None:
    cards = ["Forest"] * lands + ["Grizzly Bears"] * (7 - lands)
    game = Game.new([cards, cards], seed=1, forks=False)
    assert game.decision is not None
    assert SensibleBot().decide(game, game.decision) is mulligan


def test_a_creature_that_dies_anyway_is_flung() -> None:
    table = Table()
    table.life(BOB, 12)
    table.lands(ANN, "Mountain", 2)
    doomed = table.battlefield(ANN, "Keldon Champion")
    kept = table.battlefield(ANN, "Serra Angel", tapped=True)
    table.battlefield(BOB, "Alpha Tyrranax")
    table.hand(ANN, "Fling")
    table.attack(ANN, {"Keldon Champion": BOB})
    table.block(BOB, {"Alpha Tyrranax": "Keldon Champion"})
    finish(table)
    assert not doomed.exists
    assert kept.exists
    assert table.life(BOB) == 9


def test_damage_is_taken_rather_than_let_an_opponent_draw_but_never_for_ones_own_spell() -> None:
    table = Table()
    table.lands(ANN, "Mountain", 3)
    table.hand(ANN, "Browbeat")
    finish(table)
    assert (table.life(ANN), table.life(BOB)) == (20, 15)


def test_whoever_would_die_of_it_lets_an_opponent_draw() -> None:
    table = Table()
    table.life(BOB, 5)
    table.lands(ANN, "Mountain", 3)
    table.hand(ANN, "Browbeat")
    finish(table)
    assert len(table.hand(ANN)) == 3
    assert table.life(BOB) == 5


def test_a_land_is_enchanted_to_give_more_mana() -> None:
    table = Table()
    forests = table.lands(ANN, "Forest", 2)
    table.lands(BOB, "Forest", 2)
    table.hand(ANN, "Fertile Ground")
    finish(table)
    assert [aura.name for forest in forests for aura in forest.attachments] == ["Fertile Ground"]


def test_it_gives_two_cards_back_to_destroy_something_better() -> None:
    table = Table()
    table.battlefield(ANN, "Nullmage Advocate")
    table.battlefield(BOB, "Sigil of the Empty Throne")
    table.graveyard(BOB, "Forest", "Llanowar Elves", "Serra Angel")
    finish(table)
    assert sorted(table.hand(BOB)) == ["Forest", "Llanowar Elves"]
    assert sorted(table.graveyard(BOB)) == ["Serra Angel", "Sigil of the Empty Throne"]


@pytest.mark.whole_game
def test_the_decks_of_the_house_are_played_to_the_end() -> None:
    packs = [names(2009), names(2012), tuple(starter.name for starter in STARTERS)]
    for seed, four in enumerate(packs):
        game = Game.new([deck(name) for name in four], seed=seed, forks=False)
        assert play(game, [SensibleBot() for _ in four]).winners


def test_it_does_not_look_at_hidden_cards() -> None:
    """Whatever the others hold and whatever is in the libraries, the answer is the same."""
    four = names(2012)
    game = Game.new([deck(name) for name in four], seed=5)
    bots = Bots([SensibleBot() for _ in four])
    for _ in range(120):
        if game.decision is None:
            break
        other = game.fork()
        assert other.decision is not None
        _disguise(other.state, other.decision.player)
        here, there = SensibleBot(), SensibleBot()
        assert here.decide(game, game.decision) == there.decide(other, other.decision)
        bots.answer(game)


def _disguise(game: State, player: int) -> None:
    """Turn every card the player may not see into another one."""
    plains = pool.card("Plains").printed
    for seat in game.players:
        for one in [*seat.library, *(seat.hand if seat.id != player else ())]:
            if player not in game.revealed.get(one, ()):
                disguised = game.objects[one].clone()
                disguised.copiable = plains
                game.objects[one] = disguised
    game.changed()


@pytest.mark.rule("601.2d")
def test_divided_damage_kills_what_it_can_and_the_rest_goes_to_the_player() -> None:
    table = Table()
    table.lands(ANN, "Mountain", 3)
    elves = table.battlefield(BOB, "Llanowar Elves")
    giant, angel = table.battlefield(BOB, "Briarhorn", "Serra Angel")
    table.hand(ANN, "Arc Lightning")
    finish(table)
    assert not giant.exists
    assert (elves.exists, angel.exists) == (True, True)
    assert table.life(BOB) == 20


@pytest.mark.rule("601.2d")
def test_divided_damage_kills_two_rather_than_one() -> None:
    table = Table()
    table.lands(ANN, "Mountain", 3)
    elves, bears = table.battlefield(BOB, "Llanowar Elves", "Grizzly Bears")
    angel = table.battlefield(BOB, "Serra Angel")
    table.hand(ANN, "Arc Lightning")
    finish(table)
    assert (elves.exists, bears.exists, angel.exists) == (False, False, True)


@pytest.mark.rule("601.2d")
def test_what_divided_damage_does_not_need_hits_the_player() -> None:
    table = Table()
    table.lands(ANN, "Mountain", 3)
    bears = table.battlefield(BOB, "Grizzly Bears")
    table.battlefield(BOB, "Serra Angel")
    table.hand(ANN, "Arc Lightning")
    finish(table)
    assert (bears.exists, table.life(BOB)) == (False, 19)
