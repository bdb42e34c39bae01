"""Two-Headed Giant (CR 810): teams of two or more heads that live, are poisoned, win and lose as one."""

from __future__ import annotations

import pytest

from planechase import Game
from planechase.bots import SensibleBot, play
from planechase.decks import deck
from planechase.rules.events.events import CounterRemoval as CountersRemoved
from planechase.rules.events.events import LifeGain as LifeGained
from planechase.rules.events.events import LifeLoss as LifeLost
from planechase.rules.events.events import StepBegins
from planechase.rules.events.happening import happen
from planechase.rules.events.life import CantGainLife, CantGetCounters, CantLoseLife
from planechase.rules.language.grammar import Condition
from planechase.rules.language.word import word
from planechase.rules.mana.mana import ManaCost
from planechase.rules.state.decisions import Choose
from planechase.rules.state.edition import Edition
from planechase.rules.state.source import Source
from planechase.rules.state.state import State
from planechase.rules.state.steps import Step
from planechase.rules.turns.ending import CantLose, CantWin
from planechase.testing import ANN, BOB, CAT, DAN, EVE, FAY, Table, check_variant
from planechase.variants import TwoHeadedGiant, from_plain
from planechase.words.card import (
    ARTIFACT_CARD,
    INSTANT_CARD,
    SORCERY_CARD,
    activated,
    card,
    creature,
    static,
    upkeep,
    whenever,
)
from planechase.words.cost_words import PayLife
from planechase.words.effects.damage_effects import damage
from planechase.words.effects.flow import IfPays
from planechase.words.effects.hands import draw
from planechase.words.effects.life_effects import ExchangeLife, LoseHalfLife, RedistributeLife, SetLife, gain_life
from planechase.words.effects.turns import LoseGame, WinGame
from planechase.words.filters import CREATURE
from planechase.words.keywords import Annihilator, keyword
from planechase.words.keywords.permanent_keywords import Landwalk
from planechase.words.player_words import DEFENDING_PLAYER, EACH_OPPONENT, EACH_PLAYER, OPPONENTS, TARGET_PLAYER, YOU
from planechase.words.statics.combat_statics import AttackTax, CantAttack
from planechase.words.totals import LifeTotal
from planechase.words.triggers import GainsLife

GIANTS = TwoHeadedGiant()
DECK = ["Forest"] * 40


@pytest.fixture
def table() -> Table:
    return Table(4, variants=[GIANTS], free_mana=True)


@word
class FiftyLife(Condition):
    """Whether you have so much."""

    reads = "you have 50 or more life"

    def holds(self, game: State, by: Source) -> bool:
        return by.you(game).life >= 50


def lives(table: Table) -> list[int]:
    return [table.life(player) for player in range(len(table.state.players))]


# ---------------------------------------------------------------------- the table


@pytest.mark.rule("810.1", "810.3")
def test_two_teams_of_two_sit_side_by_side(table: Table) -> None:
    assert [player["team"] for player in table.view(ANN)["players"]] == [ANN, ANN, CAT, CAT]
    for players in (2, 3, 5, 6):
        with pytest.raises(ValueError, match="4 players"):
            Game.new([DECK] * players, variants=[GIANTS])


@pytest.mark.rule("810.2")
def test_a_giant_takes_its_turn_as_one(table: Table) -> None:
    assert table.state.options.shared_turns
    table.next_turn()
    assert table.state.turn.active == (CAT, DAN)


@pytest.mark.rule("810.4", "103.4a", "119.1a")
def test_a_team_has_one_life_total_of_thirty(table: Table) -> None:
    assert lives(table) == [30, 30, 30, 30]
    assert [player["life"] for player in table.view(DAN)["players"]] == [30] * 4


@pytest.mark.rule("810.5")
def test_nothing_else_is_shared(table: Table) -> None:
    for player in (ANN, BOB, CAT):
        table.hand(player, "Lightning Bolt")
    table.lands(ANN, "Mountain", 1)
    table.free_mana = False
    assert (table.can_cast(ANN, "Lightning Bolt"), table.can_cast(BOB, "Lightning Bolt")) == (True, False)
    hands = [[known["name"] for known in player["hand"]] for player in table.view(BOB)["players"]]
    assert hands == [["Lightning Bolt"], ["Lightning Bolt"], [], []]


@pytest.mark.rule("810.5")
def test_teammates_do_not_use_each_others_permanents(table: Table) -> None:
    table.battlefield(ANN, card("Fountain", "{1}", ARTIFACT_CARD, activated("{T}", gain_life(1))))
    assert "activate" not in " ".join(table.actions(BOB)).lower()
    assert table.why_not_activate(BOB, "Fountain") is not None
    assert table.why_not_activate(ANN, "Fountain") is None


@pytest.mark.rule("810.6", "103.8b", "800.7")
def test_the_first_team_skips_its_first_draw_step() -> None:
    steps: list[tuple[int, Step]] = []

    def watch(state: object, event: object) -> None:
        if isinstance(event, StepBegins):
            steps.append((event.player, event.step))

    game = Game.new([DECK] * 4, 1, variants=[GIANTS], starting_player=DAN, watcher=watch)
    while len(steps) < 60 and game.decision is not None:
        game.answer(game.decision.default())
    drawing = [player for player, step in steps if step is Step.DRAW]
    first = steps.index((CAT, Step.UPKEEP))
    assert first < steps.index((ANN, Step.UPKEEP))
    assert drawing[:4] == [ANN, BOB, CAT, DAN]


@pytest.mark.rule("810.7")
def test_a_head_is_attacked_and_the_giant_blocks(table: Table) -> None:
    bears = table.battlefield(BOB, "Grizzly Bears")
    wall = table.battlefield(CAT, "Wall of Blossoms")
    table.attack(ANN, {bears: DAN})
    table.block(CAT, {wall: bears})
    table.combat_damage()
    assert (wall.damage, lives(table)) == (2, [30, 30, 30, 30])


# ---------------------------------------------------------------------- winning and losing


@pytest.mark.rule("810.8", "810.8a", "704.5b")
def test_a_team_loses_if_one_of_it_does(table: Table) -> None:
    table.library(BOB, only=True)
    table.hand(CAT, card("Gift", "{U}", INSTANT_CARD, draw(1, TARGET_PLAYER)))
    table.cast(CAT, "Gift", targets=[BOB])
    table.resolve()
    assert (table.has_lost(ANN), table.has_lost(BOB)) == (True, True)
    assert table.result is not None
    assert table.result.winners == (CAT, DAN)


@pytest.mark.rule("810.8a", "104.2b")
def test_a_team_wins_if_one_of_it_does(table: Table) -> None:
    table.hand(DAN, card("Triumph", "{W}", INSTANT_CARD, WinGame()))
    table.cast(DAN, "Triumph")
    table.resolve()
    assert table.result is not None
    assert table.result.winners == (CAT, DAN)


@pytest.mark.rule("810.8a", "104.3e")
def test_an_effect_that_makes_one_lose_makes_the_team_lose(table: Table) -> None:
    table.hand(ANN, card("Doom", "{B}", SORCERY_CARD, LoseGame(TARGET_PLAYER)))
    table.cast(ANN, "Doom", targets=[DAN])
    table.resolve()
    assert table.result is not None
    assert table.result.winners == (ANN, BOB)


@pytest.mark.rule("810.8a", "101.2")
def test_who_cannot_lose_keeps_the_team_in_the_game(table: Table) -> None:
    angel = table.battlefield(BOB, "Platinum Angel")
    table.hand(CAT, card("Doom", "{B}", INSTANT_CARD, LoseGame(TARGET_PLAYER)))
    table.life(ANN, -5)
    table.cast(CAT, "Doom", targets=[ANN])
    table.resolve()
    assert table.result is None
    table.hand(DAN, card("Triumph", "{W}", INSTANT_CARD, WinGame()))
    table.cast(DAN, "Triumph")
    table.resolve()
    assert table.result is None
    table.remove(angel)
    table.pass_()
    assert table.result is not None
    assert table.result.winners == (CAT, DAN)


@pytest.mark.rule("810.8a")
@pytest.mark.parametrize(("said", "ends"), [(CantLose(YOU), False), (CantWin(OPPONENTS), True)])
def test_what_keeps_one_from_losing_is_not_what_keeps_others_from_winning(
    table: Table, said: CantLose | CantWin, ends: bool
) -> None:
    table.battlefield(ANN, card("Charm", "{1}", ARTIFACT_CARD, static(said)))
    table.life(BOB, 0)
    table.pass_()
    assert (table.result is not None) == ends


@pytest.mark.rule("810.8b", "104.3a")
@pytest.mark.parametrize("who", [ANN, BOB])
def test_if_one_concedes_the_team_leaves(table: Table, who: int) -> None:
    table.concede(who)
    assert (table.has_lost(ANN), table.has_lost(BOB)) == (True, True)
    assert table.result is not None
    assert table.result.winners == (CAT, DAN)


@pytest.mark.rule("810.8c", "704.6a")
def test_a_team_without_life_loses(table: Table) -> None:
    table.life(DAN, 3)
    table.hand(ANN, "Lightning Bolt")
    table.cast(ANN, "Lightning Bolt", targets=[CAT])
    table.resolve()
    assert table.result is not None
    assert table.result.winners == (ANN, BOB)


@pytest.mark.rule("810.8d", "704.6b")
def test_a_team_loses_with_fifteen_poison_counters(table: Table) -> None:
    table.poison(CAT, 14)
    table.pass_()
    assert table.result is None
    table.poison(DAN, 15)
    table.pass_()
    assert table.result is not None
    assert table.result.winners == (ANN, BOB)


@pytest.mark.rule("104.4d", "810.8a")
def test_teams_that_lose_at_once_draw(table: Table) -> None:
    table.life(ANN, 2)
    table.life(CAT, 2)
    table.hand(ANN, card("Quake", "{R}", SORCERY_CARD, damage(1, EACH_PLAYER)))
    table.cast(ANN, "Quake")
    table.resolve()
    assert table.result is not None
    assert table.result.is_draw


# ---------------------------------------------------------------------- life


@pytest.mark.rule("810.9")
def test_damage_and_life_happen_to_each_and_are_added_up(table: Table) -> None:
    table.hand(ANN, card("Rift", "{R}", SORCERY_CARD, damage(4, EACH_PLAYER)))
    table.hand(ANN, card("Feast", "{W}", SORCERY_CARD, gain_life(3, EACH_OPPONENT)))
    table.cast(ANN, "Rift")
    table.resolve()
    assert lives(table) == [22] * 4
    assert [event.player for event in table.happened(LifeLost)] == [ANN, BOB, CAT, DAN]
    table.cast(ANN, "Feast")
    table.resolve()
    assert lives(table) == [22, 22, 28, 28]


@pytest.mark.rule("810.9", "119.9")
def test_only_who_gained_life_has_gained_life(table: Table) -> None:
    """The total is shared, but the life was gained by one player."""
    table.battlefield(ANN, card("Shrine", "{1}", ARTIFACT_CARD, whenever(GainsLife(YOU), draw())))
    table.hand(BOB, card("Sip", "{W}", INSTANT_CARD, gain_life(1)))
    table.hand(ANN, card("Gulp", "{W}", INSTANT_CARD, gain_life(2)))
    table.cast(BOB, "Sip")
    table.resolve()
    assert (table.stack, lives(table)) == ([], [31, 31, 30, 30])
    table.cast(ANN, "Gulp")
    table.resolve()
    assert table.stack == ["Shrine"]


@pytest.mark.rule("810.9a")
def test_the_life_total_of_a_player_is_that_of_the_team(table: Table) -> None:
    table.life(ANN, 17)
    table.hand(CAT, card("Beacon", "{W}", INSTANT_CARD, gain_life(LifeTotal(TARGET_PLAYER), TARGET_PLAYER)))
    table.cast(CAT, "Beacon", targets=[BOB])
    table.resolve()
    assert lives(table)[:2] == [34, 34]


@pytest.mark.rule("810.9a")
def test_a_condition_about_life_looks_at_the_team(table: Table) -> None:
    table.battlefield(DAN, card("Endurance", "{W}", ARTIFACT_CARD, upkeep(WinGame(), only_if=FiftyLife())))
    table.life(CAT, 50)
    table.begin("upkeep", of=CAT)
    table.resolve()
    assert table.result is not None
    assert table.result.winners == (CAT, DAN)


@pytest.mark.rule("810.9a")
def test_half_of_ones_life_is_half_of_the_teams(table: Table) -> None:
    table.life(ANN, 11)
    table.hand(CAT, card("Halve", "{B}", INSTANT_CARD, LoseHalfLife(TARGET_PLAYER)))
    table.cast(CAT, "Halve", targets=[BOB])
    table.resolve()
    assert lives(table)[:2] == [5, 5]


@pytest.mark.rule("810.9b", "119.4a")
def test_together_a_team_pays_no_more_life_than_it_has(table: Table) -> None:
    table.life(CAT, 7)
    bargain = IfPays((PayLife(5),), draw(1, TARGET_PLAYER), EACH_OPPONENT)
    table.hand(ANN, card("Bargain", "{B}", SORCERY_CARD, bargain))
    table.cast(ANN, "Bargain", targets=[ANN])
    table.resolve(pause=True)
    assert table.decision is not None
    assert table.decision.player == CAT
    table.answer(CAT, True)
    assert (lives(table)[2:], table.stack) == ([2, 2], [])


@pytest.mark.rule("119.4b", "810.9h")
def test_nothing_can_always_be_paid(table: Table) -> None:
    table.battlefield(BOB, card("Solid Life", "{1}", ARTIFACT_CARD, static(CantLoseLife(YOU))))
    table.battlefield(ANN, card("Nil", "{1}", ARTIFACT_CARD, activated(PayLife(0), gain_life(1))))
    table.battlefield(ANN, card("One", "{1}", ARTIFACT_CARD, activated(PayLife(1), gain_life(1))))
    assert table.why_not_activate(ANN, "Nil") is None
    assert table.why_not_activate(ANN, "One") is not None


@pytest.mark.rule("810.9c")
def test_a_new_life_total_of_one_player_is_that_of_the_team(table: Table) -> None:
    table.life(ANN, 25)
    table.hand(CAT, card("Ten", "{W}", INSTANT_CARD, SetLife(10, TARGET_PLAYER)))
    table.cast(CAT, "Ten", targets=[BOB])
    table.resolve()
    assert lives(table)[:2] == [10, 10]
    assert [(event.player, event.amount) for event in table.happened(LifeLost)] == [(BOB, 15)]


@pytest.mark.rule("810.9d")
def test_where_all_life_totals_are_set_each_team_names_one_who_is_affected(table: Table) -> None:
    table.life(ANN, 7)
    table.life(CAT, 13)
    table.hand(ANN, card("Seven for All", "{B}", SORCERY_CARD, SetLife(7, EACH_PLAYER)))
    table.cast(ANN, "Seven for All")
    table.resolve(pause=True)
    for player, named in ((ANN, BOB), (CAT, DAN)):
        assert isinstance(table.decision, Choose)
        assert table.decision.player == player
        table.answer(player, named)
    assert lives(table) == [7, 7, 7, 7]
    assert [(event.player, event.amount) for event in table.happened(LifeLost)] == [(DAN, 6)]


@pytest.mark.rule("810.9e")
def test_teammates_have_nothing_to_exchange(table: Table) -> None:
    table.life(CAT, 12)
    table.hand(ANN, *[card("Swap", "{U}", SORCERY_CARD, ExchangeLife(TARGET_PLAYER))] * 2)
    table.cast(ANN, "Swap", targets=[BOB])
    table.resolve()
    assert (lives(table), table.happened(LifeLost)) == ([30, 30, 12, 12], [])
    table.cast(ANN, "Swap", targets=[DAN])
    table.resolve()
    assert lives(table) == [12, 12, 30, 30]


@pytest.mark.rule("810.9f")
def test_of_each_team_one_life_total_is_redistributed(table: Table) -> None:
    table.life(CAT, 12)
    table.hand(BOB, card("Reverse", "{W}", SORCERY_CARD, RedistributeLife()))
    table.turn(BOB)
    table.cast(BOB, "Reverse")
    table.resolve(pause=True)
    decision = table.decision
    assert isinstance(decision, Choose)
    assert decision.player == BOB
    with table.refuses("one of each team"):
        table.answer(BOB, [ANN, BOB, CAT])
    table.answer(BOB, [ANN, DAN])
    table.answer(BOB, "12")
    assert lives(table) == [12, 12, 30, 30]


@pytest.mark.rule("810.9g", "119.7")
def test_if_one_cannot_gain_life_the_team_cannot(table: Table) -> None:
    table.battlefield(CAT, card("Torment", "{1}", ARTIFACT_CARD, static(CantGainLife(YOU))))
    table.hand(ANN, card("Feast", "{W}", SORCERY_CARD, gain_life(3, EACH_PLAYER)))
    table.cast(ANN, "Feast")
    table.resolve()
    assert lives(table) == [36, 36, 30, 30]
    assert [event.player for event in table.happened(LifeGained)] == [ANN, BOB]


@pytest.mark.rule("810.9h", "119.8")
def test_if_one_cannot_lose_life_the_team_neither_loses_nor_pays_any(table: Table) -> None:
    table.battlefield(CAT, card("Solid Life", "{1}", ARTIFACT_CARD, static(CantLoseLife(YOU))))
    table.hand(ANN, card("Quake", "{R}", SORCERY_CARD, damage(2, EACH_PLAYER)))
    table.cast(ANN, "Quake")
    table.resolve()
    assert lives(table) == [26, 26, 30, 30]
    table.battlefield(DAN, card("One", "{1}", ARTIFACT_CARD, activated(PayLife(1), gain_life(1))))
    assert table.why_not_activate(DAN, "One") is not None


# ---------------------------------------------------------------------- poison

SNAKE = card("Snake", "{G}", creature("Snake", 3, 3), keyword("infect"))


@pytest.mark.rule("810.10")
def test_poison_counters_are_shared(table: Table) -> None:
    first, second = table.battlefield(ANN, SNAKE), table.battlefield(BOB, SNAKE)
    table.attack(ANN, {first: CAT, second: DAN})
    table.combat_damage()
    assert [table.poison(player) for player in range(4)] == [0, 0, 6, 6]
    assert [player["counters"] for player in table.view(ANN)["players"]] == [{}, {}, {"poison": 6}, {"poison": 6}]


@pytest.mark.rule("810.10a", "810.10d")
def test_each_of_a_team_has_the_poison_of_the_team_but_other_counters_of_their_own(table: Table) -> None:
    table.poison(CAT, 2)
    table.counters(CAT, "energy", 3)
    assert (table.poison(DAN), table.counters(DAN, "energy")) == (2, 0)


@pytest.mark.rule("810.10b")
def test_a_player_loses_poison_counters_for_the_team(table: Table) -> None:
    table.poison(CAT, 5)
    table.happen(lambda state: happen(state, CountersRemoved(DAN, "poison", 3)))
    assert [table.poison(player) for player in range(4)] == [0, 0, 2, 2]


@pytest.mark.rule("810.10c")
def test_if_one_cannot_get_poison_counters_the_team_cannot(table: Table) -> None:
    table.battlefield(CAT, card("Antidote", "{1}", ARTIFACT_CARD, static(CantGetCounters(YOU, "poison"))))
    first, second = table.battlefield(ANN, SNAKE), table.battlefield(BOB, SNAKE)
    table.attack(ANN, {first: CAT, second: DAN})
    table.combat_damage()
    assert [table.poison(player) for player in range(4)] == [0, 0, 0, 0]


# ---------------------------------------------------------------------- more heads


@pytest.mark.rule("810.11")
@pytest.mark.parametrize(("heads", "life", "poison"), [(2, 30, 15), (3, 45, 20), (4, 60, 25)])
def test_each_head_more_has_more_life_and_stands_more_poison(heads: int, life: int, poison: int) -> None:
    table = Table(2 * heads, variants=[TwoHeadedGiant(heads)])
    assert lives(table) == [life] * (2 * heads)
    assert table.state.turn.active == tuple(range(heads))
    table.poison(heads, poison - 1)
    table.pass_()
    assert table.result is None
    table.poison(heads, poison)
    table.pass_()
    assert table.result is not None
    assert table.result.winners == tuple(range(heads))


@pytest.mark.rule("810.11")
def test_the_teams_are_of_one_size() -> None:
    with pytest.raises(ValueError, match="6 players, not 5"):
        Game.new([DECK] * 5, variants=[TwoHeadedGiant(3)])
    with pytest.raises(ValueError, match="at least two heads"):
        Game.new([DECK] * 2, variants=[TwoHeadedGiant(1)])
    assert Table(6, variants=[TwoHeadedGiant(3)]).state.options.teams == ((ANN, BOB, CAT), (DAN, EVE, FAY))


# ---------------------------------------------------------------------- 2011


@pytest.fixture
def old() -> Table:
    return Table(4, variants=[GIANTS], edition=Edition.Y2011, free_mana=True)


@pytest.mark.rule("2011:810.7", "2011:810.7a", "2011:810.7f")
def test_in_2011_the_team_is_attacked_and_the_damage_dealt_to_a_head_of_choice(old: Table) -> None:
    bears = old.battlefield(BOB, "Grizzly Bears")
    old.attack(ANN, bears)
    old.combat_damage(pause=True)
    decision = old.decision
    assert isinstance(decision, Choose)
    assert (decision.player, list(decision.options)) == (BOB, [CAT, DAN])
    old.answer(BOB, DAN)
    assert [(event.player, event.amount) for event in old.happened(LifeLost)] == [(DAN, 2)]
    assert lives(old) == [30, 30, 28, 28]


@pytest.mark.rule("2011:810.7c")
def test_in_2011_who_cannot_be_attacked_protected_the_team(old: Table, table: Table) -> None:
    moat = card("Moat", "{1}", ARTIFACT_CARD, static(CantAttack(CREATURE, YOU)))
    for giants, free in ((old, False), (table, True)):
        bears = giants.battlefield(ANN, "Grizzly Bears")
        giants.battlefield(DAN, moat)
        assert giants.can_attack(bears, CAT) == free
        assert not giants.can_attack(bears, DAN)


@pytest.mark.rule("2011:810.7c", "508.1g")
def test_in_2011_the_price_of_attacking_one_was_paid_for_the_team(old: Table) -> None:
    old.battlefield(DAN, card("Toll", "{1}", ARTIFACT_CARD, AttackTax(ManaCost.parse("{2}"))))
    bears = old.battlefield(ANN, "Grizzly Bears")
    with old.refuses("cannot be paid"):
        old.attack(ANN, {bears: CAT})


@pytest.mark.rule("2011:810.7d")
def test_in_2011_a_forest_of_either_let_a_forestwalker_through(old: Table) -> None:
    walker = old.battlefield(ANN, card("Elk", "{G}", creature("Elk", 2, 2), Landwalk("Forest")))
    old.battlefield(DAN, "Forest")
    old.battlefield(CAT, "Grizzly Bears")
    old.attack(ANN, walker)
    with old.refuses("no creature that can block"):
        old.block(CAT, {"Grizzly Bears": walker})


@pytest.mark.rule("2011:810.7d")
def test_in_2011_either_of_a_team_blocked_any_attacker(old: Table) -> None:
    first, second = old.battlefield(ANN, "Grizzly Bears"), old.battlefield(BOB, "Grizzly Bears")
    cat, dan = old.battlefield(CAT, "Wall of Blossoms"), old.battlefield(DAN, "Wall of Blossoms")
    old.attack(ANN, [first, second])
    old.block(CAT, {cat: second, dan: first})
    old.combat_damage()
    assert (cat.damage, dan.damage, lives(old)) == (2, 2, [30] * 4)


@pytest.mark.rule("2011:810.7b")
def test_in_2011_the_defending_player_was_chosen_as_the_effect_was_applied(old: Table) -> None:
    titan = old.battlefield(ANN, card("Titan", "{7}", creature("Eldrazi", 7, 7), Annihilator(1)))
    for player in (CAT, DAN):
        old.battlefield(player, "Forest")
    old.attack(ANN, titan)
    old.resolve(pause=True)
    decision = old.decision
    assert isinstance(decision, Choose)
    assert (decision.player, list(decision.options)) == (ANN, [CAT, DAN])
    old.answer(ANN, DAN)
    assert (old.battlefield(CAT), old.battlefield(DAN)) == (["Forest"], [])


@pytest.mark.rule("2011:810.7b")
def test_in_2011_what_was_only_said_of_the_defending_player_was_said_of_both(old: Table) -> None:
    orc = old.battlefield(ANN, card("Raider", "{R}", creature("Orc", 2, 2)))
    old.attack(ANN, orc)
    assert [player.id for player in DEFENDING_PLAYER.found(old.state, Source(ANN, orc.id))] == [CAT, DAN]


# ---------------------------------------------------------------------- whole games


@pytest.mark.whole_game
@pytest.mark.rule("810.1", "810.11")
@pytest.mark.parametrize(("heads", "edition"), [(2, Edition.CURRENT), (2, Edition.Y2011), (3, Edition.CURRENT)])
def test_bots_play_whole_games(heads: int, edition: Edition) -> None:
    decks = [deck("Dawn Charge"), deck("Grave Tide")] * heads
    game = Game.new(decks, 4, variants=[TwoHeadedGiant(heads)], edition=edition)
    play(game, [SensibleBot() for _ in range(2 * heads)])
    assert game.result is not None
    assert game.result.winners in (tuple(range(heads)), tuple(range(heads, 2 * heads)), ())


def test_a_record_knows_how_many_heads() -> None:
    made = from_plain({"name": GIANTS.name, **TwoHeadedGiant(3).plain()})
    assert isinstance(made, TwoHeadedGiant)
    assert made.heads == 3
    check_variant(TwoHeadedGiant, players=[4], limit=300)
