"""What an agent sees of a position, number by number, and in which steps it answers."""

from __future__ import annotations

from collections.abc import Mapping

import pytest

pytest.importorskip("pettingzoo", reason="Learning needs PettingZoo: pip install 'planechase[rl]'.")

import numpy as np

from planechase.lab.chance_features import PlayerStanding, moment
from planechase.lab.learning import CARDS, MOMENT, OPTION, PLAYER, THING, Layout
from planechase.lab.learning.answer_steps import SteppedQuestion, question
from planechase.lab.learning.observing import BATTLEFIELD, HAND
from planechase.rules.turns.priority import CastSpell, PlayLand
from planechase.testing import ANN, BOB, CAT, DAN, PlanarTable, Table
from planechase.variants import TwoHeadedGiant
from planechase.vocabulary import LAND_CARD, SORCERY_CARD, activated, add, card, draw, may, modal

Seen = dict[str, float]


def shown(names: tuple[str, ...], row: np.ndarray[tuple[int, ...], np.dtype[np.float32]]) -> Seen:
    """What is not 0 in a row, by name."""
    return {name: float(number) for name, number in zip(names, row, strict=True) if number}


class View:
    """What a seat sees of a table."""

    def __init__(self, table: Table, seat: int = ANN) -> None:
        layout = Layout(len(table.state.players))
        decision = table.decision
        asked = decision is not None and decision.decider == seat
        self.question = question(table.state, decision) if asked and decision is not None else None
        seen = layout.observe(table.game, seat, self.question)
        parts = layout.parts(seen)
        assert np.isfinite(seen).all()
        self.moment = shown(MOMENT, parts["moment"])
        self.players = [shown(PLAYER, row) for row in parts["players"]]
        self.hand = [shown(THING, row) for row in parts["hand"]]
        self.battlefield = [shown(THING, row) for row in parts["battlefield"]]
        self.options = [row for row in (shown(OPTION, row) for row in parts["options"]) if row]


def has(row: Mapping[str, float], **numbers: float) -> bool:
    return {name: row.get(name.replace("_", " "), 0) for name in numbers} == numbers


# ---------------------------------------------------------------------- the moment


def test_the_state_of_the_game_is_seen() -> None:
    table = Table(free_mana=True)
    table.hand(ANN, "Lightning Bolt", "Forest")
    table.hand(BOB, "Lightning Bolt")
    now = View(table).moment
    assert now == {
        "turn": 3, "my turn": 1, "land plays": 1, "in: precombat main phase": 1, "asked: priority": 1,
    }  # fmt: skip
    table.cast(ANN, "Lightning Bolt", targets=[BOB])
    table.cast(BOB, "Lightning Bolt", targets=[ANN])
    mine, theirs = View(table, ANN).moment, View(table, BOB).moment
    assert (mine["stack"], mine["stack mine"], mine["my turn"]) == (2, 1, 1)
    assert (theirs["stack"], theirs["stack mine"]) == (2, 1)
    assert "my turn" not in theirs
    assert "land plays" not in theirs, "it is not Bob's turn"
    assert theirs["asked: priority"] == 1
    assert "asked: priority" not in mine, "it is Bob who is asked"


def test_the_step_and_the_question_are_seen() -> None:
    table = Table()
    table.hand(ANN, "Forest")
    table.play_land(ANN, "Forest")
    assert "land plays" not in View(table).moment
    table.turn(BOB, "end step")
    table.hand(BOB, *["Forest"] * 9)
    assert View(table, ANN).moment == {"turn": 3, "in: end step": 1}
    table.next_turn(pause=True)
    seen = View(table, BOB)
    assert seen.moment["asked: discard"] == seen.moment["in: cleanup step"] == 1
    assert "steps taken" not in seen.moment
    assert seen.question is not None
    assert len(seen.options) == 9


def test_planes_are_seen_with_what_a_roll_costs() -> None:
    table = PlanarTable(free_mana=True)
    table.on_plane("Naya")
    table.roll(ANN, "blank")
    table.roll(ANN, "blank")
    mine, theirs = View(table, ANN).moment, View(table, BOB).moment
    assert (mine["planes"], mine["plane"], mine["plane mine"], mine["cost to roll"]) == (1, CARDS["Naya"], 1, 2)
    assert (theirs["planes"], theirs["plane"]) == (1, CARDS["Naya"])
    assert "plane mine" not in theirs
    assert "cost to roll" not in theirs
    assert "planes" not in View(Table()).moment


# ---------------------------------------------------------------------- players and things


def test_of_each_player_it_is_seen_how_they_stand() -> None:
    table = Table(3)
    table.life(BOB, 7)
    table.poison(BOB, 3)
    table.hand(BOB, "Forest", "Swamp")
    table.graveyard(BOB, "Forest")
    table.battlefield(BOB, "Forest", "Grizzly Bears", "Sol Ring", tapped=True)
    table.battlefield(BOB, "Swamp", "Wall of Blossoms", "Concordant Crossroads")
    table.concede(CAT)
    ann, bob, cat = View(table, ANN).players
    assert ann == {"me": 1, "mate": 1, "active": 1, "life": 20, "library": 10}
    assert bob == {
        "life": 7, "poison": 3, "hand": 2, "library": 10, "graveyard": 1, "lands": 2, "untapped lands": 1,
        "creatures": 2, "untapped creatures": 1, "power": 2, "toughness": 6, "other permanents": 2,
    }  # fmt: skip
    assert cat == {"left": 1, "life": 20}
    first, second, third = View(table, BOB).players
    assert (first["me"], first["life"], second["left"], third["active"]) == (1, 7, 1, 1)
    assert "me" not in third


def test_a_teammate_is_seen_as_one() -> None:
    table = Table(4, variants=[TwoHeadedGiant()])
    assert [player.get("mate", 0) for player in View(table, ANN).players] == [1, 1, 0, 0]
    assert [player.get("active", 0) for player in View(table, ANN).players] == [1, 1, 0, 0]
    table.battlefield(BOB, "Forest")
    table.battlefield(CAT, "Forest")
    ours, theirs = View(table, ANN).battlefield[:2]
    assert has(ours, there=1, mine=0, mates=1)
    assert has(theirs, there=1, mine=0, mates=0)
    (mine,) = [row for row in View(table, BOB).battlefield if has(row, mine=1)]
    assert has(mine, mates=1)


def test_permanents_are_seen_with_their_size_and_all_that_lies_on_them() -> None:
    table = Table()
    table.battlefield(BOB, "Wall of Blossoms")
    table.battlefield(ANN, "Grizzly Bears", counters={"+1/+1": 2, "oil": 1}, damage=1, tapped=True, summoning_sick=True)
    table.battlefield(ANN, "Grizzly Bears", token=True)
    bears, token, wall, *nothing = View(table).battlefield
    assert bears == {
        "there": 1, "mine": 1, "mates": 1, "card": CARDS["Grizzly Bears"], "mana value": 2, "power": 4, "toughness": 4,
        "damage": 1, "counters": 3, "tapped": 1, "sick": 1, "is: Creature": 1,
    }  # fmt: skip
    assert token == {
        "there": 1, "mine": 1, "mates": 1, "card": CARDS["Grizzly Bears"], "mana value": 2, "power": 2, "toughness": 2,
        "is: Creature": 1,
    }  # fmt: skip
    assert wall == {
        "there": 1, "card": CARDS["Wall of Blossoms"], "mana value": 2, "toughness": 4, "is: Creature": 1,
        "has: defender": 1,
    }  # fmt: skip
    assert nothing == [{}] * (BATTLEFIELD - 3)
    first = View(table, BOB).battlefield[0]
    assert (first["card"], first["mine"]) == (CARDS["Wall of Blossoms"], 1), "one's own stand first"


def test_what_attacks_and_what_blocks_is_seen() -> None:
    table = Table()
    bears, _ = table.battlefield(ANN, "Grizzly Bears", "Llanowar Elves")
    wall = table.battlefield(BOB, "Wall of Blossoms")
    table.attack(ANN, {bears: BOB})
    attacker, idle, blocker, *_ = View(table).battlefield
    assert [row.get("attacking", 0) for row in (attacker, idle, blocker)] == [1, 0, 0]
    table.block(BOB, {wall: bears})
    attacker, idle, blocker, *_ = View(table).battlefield
    assert [row.get("blocking", 0) for row in (attacker, idle, blocker)] == [0, 0, 1]
    assert [row.get("attacking", 0) for row in (attacker, idle, blocker)] == [1, 0, 0]
    assert idle["is: Creature"] == 1


def test_ones_own_hand_is_seen_and_no_other() -> None:
    table = Table()
    table.hand(ANN, "Sol Ring", "Grizzly Bears")
    table.hand(BOB, "Forest")
    ring, bears, *nothing = View(table).hand
    assert ring == {
        "there": 1, "mine": 1, "mates": 1, "card": CARDS["Sol Ring"], "mana value": 1, "is: Artifact": 1,
    }  # fmt: skip
    assert has(bears, power=2, toughness=2, damage=0, tapped=0)
    assert nothing == [{}] * (HAND - 2)
    assert [row["card"] for row in View(table, BOB).hand if row] == [CARDS["Forest"]]
    table.hand(ANN, *["Forest"] * 20)
    assert all(View(table).hand), "no more than fit in"


def test_cards_that_nobody_built_in_have_no_number() -> None:
    table = Table()
    table.battlefield(ANN, card("Homemade", "{3}", LAND_CARD))
    own, *_ = View(table).battlefield
    assert own == {"there": 1, "mine": 1, "mates": 1, "mana value": 3, "is: Land": 1}


def test_numbers_stay_within_bounds() -> None:
    table = Table()
    table.life(ANN, 10**9)
    table.life(BOB, -(10**9))
    ann, bob = View(table).players
    assert (ann["life"], bob["life"]) == (10_000, -10_000)


# ---------------------------------------------------------------------- what is offered


def test_actions_are_offered_with_what_they_are_about() -> None:
    table = Table()
    table.hand(ANN, "Forest", "Lightning Bolt", "Lightning Bolt", "Forest")
    table.lands(ANN, "Mountain", 1)
    passing, land, bolt = View(table).options
    assert passing == {"offered": 1, "deed: pass": 1}
    assert has(land, offered=1, there=1, mine=1, card=CARDS["Forest"])
    assert land["deed: play land"] == land["is: Land"] == 1
    assert has(bolt, card=CARDS["Lightning Bolt"], yes=0, no=0, done=0)
    assert bolt["deed: cast"] == bolt["is: Instant"] == 1
    assert not any(name.startswith("other") for name in bolt)
    assert View(table, BOB).options == []


def test_yes_and_no_are_offered() -> None:
    table = Table(free_mana=True)
    table.cast(ANN, table.hand(ANN, card("Offer", "{1}", SORCERY_CARD, may(draw(1)))))
    table.resolve(pause=True)
    yes, no = sorted(View(table).options, key=lambda option: -option.get("yes", 0))
    assert (yes, no) == ({"offered": 1, "yes": 1}, {"offered": 1, "no": 1})


def steps(table: Table) -> SteppedQuestion:
    decision = table.decision
    assert decision is not None
    found = question(table.state, decision)
    assert found is not None
    return found


def test_attackers_are_asked_about_one_after_the_other() -> None:
    table = Table(3)
    bears, elves = table.battlefield(ANN, "Grizzly Bears", "Llanowar Elves")
    table.next_step()
    table.pass_()
    table.pass_()
    table.pass_()
    first = View(table)
    stays, at_bob, at_cat = first.options
    assert has(stays, offered=1, done=1, there=1, card=CARDS["Grizzly Bears"])
    for option, whom in ((at_bob, BOB), (at_cat, CAT)):
        assert (option["card"], option["other player"], option["other life"]) == (CARDS["Grizzly Bears"], 1, 20)
        assert table.state.players[whom].life == 20
    asked = steps(table)
    asked.take(2)
    assert not asked.is_over
    assert [offer.things[0] for offer in asked.offers] == [elves.id] * 3
    asked.take(0)
    assert asked.is_over
    table.game.answer(asked.answer())
    assert (bears.attacking, elves.attacking) == (CAT, None)


def test_targets_and_numbers_are_chosen_step_by_step() -> None:
    table = Table()
    table.lands(ANN, "Mountain", 4)
    bears = table.battlefield(BOB, "Grizzly Bears")
    table.hand(ANN, "Blaze")
    table.do(ANN, "cast Blaze", pause=True)
    seen = View(table)
    assert [option.get("number", 0) for option in seen.options] == [0, 1, 2, 3]
    asked = steps(table)
    asked.take(3)
    table.game.answer(asked.answer())
    asked = steps(table)
    about = [offer.things for offer in asked.offers]
    assert sorted(about) == sorted([(ANN,), (BOB,), (bears.id,)])
    rows = View(table).options
    assert sorted(row.get("player", 0) for row in rows) == [0, 1, 1]


def test_of_equal_cards_in_hand_one_is_offered_and_what_was_refused_is_not() -> None:
    table = Table()
    door = modal(card("Door", "{1}", LAND_CARD), card("Room", None, LAND_CARD, activated("{T}", add("{G}"))))
    table.hand(ANN, "Forest", "Forest", "Lightning Bolt", "Lightning Bolt", door, door)
    table.lands(ANN, "Mountain", 2)
    decision = table.decision
    assert decision is not None
    asked = question(table.state, decision)
    assert asked is not None
    lands = [offer.value for offer in asked.offers if isinstance(offer.value, PlayLand)]
    assert len(lands) == len({(table.state.objects[land.land].copiable.name, land.face) for land in lands}) >= 2
    assert sum(isinstance(offer.value, CastSpell) for offer in asked.offers) == 1
    again = question(table.state, decision, [lands[0]])
    assert again is not None
    assert lands[0] not in [offer.value for offer in again.offers]
    assert len(again.offers) == len(asked.offers), "the other of the two is offered instead"


# ---------------------------------------------------------------------- how everybody stands


def test_how_everybody_stands_is_read_from_the_battlefield() -> None:
    table = Table(4)
    table.battlefield(BOB, "Forest", "Grizzly Bears", "Serra Angel", "Sol Ring", "Wall of Blossoms")
    table.battlefield(ANN, "Forest", owner=BOB)
    table.battlefield(ANN, card("Pit", "{1}", LAND_CARD), "Swamp")
    table.hand(CAT, "Forest", "Forest")
    table.life(CAT, 3)
    table.concede(DAN)
    now = moment(table.state)
    assert (now.turn, now.active) == (5, ANN)
    assert now.places == (
        PlayerStanding(20, lands=3),
        PlayerStanding(20, power=6, permanents=4, lands=1),
        PlayerStanding(3, hand=2),
        PlayerStanding(20, is_out=True),
    )
    table.turn(BOB)
    assert moment(table.state).active == BOB
