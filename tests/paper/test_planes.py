"""Planes beside a paper table, by the same rules as in a whole game."""

from __future__ import annotations

import pytest
from tests.paper.conftest import PaperTable

from planechase.paper import deeds as did
from planechase.paper.paper_history import chronicle
from planechase.paper.scene import scene
from planechase.rules.casual.planar_die import Face
from planechase.rules.state.decisions import IllegalAnswer
from planechase.variants.planechase import cost_to_roll


@pytest.mark.rule("901.5", "103.7")
def test_the_first_plane_is_turned_up_after_mulligans_past_phenomena_and_nothing_triggers(paper: PaperTable) -> None:
    table = paper("Interplanar Tunnel", "Time Distortion", "Turri Island", "Bant")
    assert table.planes == []
    table.start()
    assert table.planes == ["Turri Island"]
    assert table.deck()[-2:] == ["Interplanar Tunnel", "Time Distortion"]
    assert table.waiting == []


@pytest.mark.rule("901.6")
def test_next_turn_moves_the_turn_and_the_planar_controller(paper: PaperTable) -> None:
    table = paper("Bant").start()
    assert table.controllers == ["Ann"]
    assert table.next().controllers == ["Bob"]
    assert table.next().next().next().controllers == ["Ann"]


@pytest.mark.rule("901.9")
def test_each_roll_of_a_turn_costs_one_more_and_rolls_by_effects_do_not_count(paper: PaperTable) -> None:
    table = paper("Bant").start()
    ann = table.game.state.players[0]
    assert cost_to_roll(ann) == 0
    table.roll(Face.BLANK)
    assert cost_to_roll(table.game.state.players[0]) == 1
    table.roll(Face.BLANK, by_effect=True)
    assert cost_to_roll(table.game.state.players[0]) == 1
    table.next().next().next().next()
    assert cost_to_roll(table.game.state.players[0]) == 0


@pytest.mark.rule("901.9")
def test_who_is_not_active_rolls_only_by_an_effect(paper: PaperTable) -> None:
    table = paper("Bant").start()
    with pytest.raises(IllegalAnswer, match="not Bob's turn"):
        table.roll(Face.BLANK, seat=1)
    table.roll(Face.BLANK, seat=1, by_effect=True)


@pytest.mark.rule("901.8")
def test_after_the_planeswalker_symbol_there_is_time_to_respond(paper: PaperTable) -> None:
    table = paper("Bant", "Akoum").start().roll(Face.PLANESWALKER)
    assert table.planes == ["Bant"]
    with pytest.raises(IllegalAnswer, match="still waiting"):
        table.next()
    table.do(did.CounteredDeed(0))
    assert table.planes == ["Bant"]
    table.roll(Face.PLANESWALKER).do(did.DoneDeed(0))
    assert table.planes == ["Akoum"]
    assert table.deck()[-1] == "Bant"


@pytest.mark.rule("311.7")
def test_chaos_waits_until_somebody_says_that_it_is_done(paper: PaperTable) -> None:
    table = paper("Bant").start().roll(Face.CHAOS)
    assert table.waiting == ["Bant"]
    assert table.do(did.DoneDeed(0)).waiting == []
    assert table.do(did.LetChaosEnsueDeed()).waiting == ["Bant"]


@pytest.mark.rule("312.7")
def test_one_walks_on_from_a_phenomenon_when_its_text_is_done(paper: PaperTable) -> None:
    table = paper("Bant", "Morphic Tide", "Akoum").start().walk()
    assert table.planes == ["Morphic Tide"]
    assert table.waiting == ["Morphic Tide"]
    with pytest.raises(IllegalAnswer, match="still waiting"):
        table.next()
    table.do(did.DoneDeed(0))
    assert table.planes == ["Akoum"]


@pytest.mark.rule("701.31")
def test_spatial_merging_leads_to_two_planes_at_once(paper: PaperTable) -> None:
    table = paper("Bant", "Spatial Merging", "Akoum", "Naya").start().walk().do(did.DoneDeed(0))
    assert table.planes == ["Akoum", "Naya"]
    assert set(table.do(did.LetChaosEnsueDeed()).waiting) == {"Akoum", "Naya"}


def test_interplanar_tunnel_leads_through_its_choice(paper: PaperTable) -> None:
    tops = ["Akoum", "Naya", "Agyrem", "Pools of Becoming", "Turri Island"]
    table = paper("Bant", "Interplanar Tunnel", *tops).start().walk().do(did.DoneDeed(0))
    assert table.game.decision is not None
    with pytest.raises(IllegalAnswer, match="First Ann chooses"):
        table.next()
    tunnel = table.game.state.command[-1]
    with pytest.raises(IllegalAnswer, match="First Ann chooses"):
        table.do(
            did.PutCountersDeed(tunnel, "study", 1)
        )  # with it the phenomenon would be done in the middle of its text
    table.game.do(did.ChangeLife(2, -5), by="Cat")
    assert [(line.by, line.line["text"]) for line in chronicle(table.game)][-1] == ("Cat", "Cat loses 5 life: 15.")
    table.choose("Agyrem")
    assert table.planes == ["Agyrem"]
    assert table.deck()[-1] == "Interplanar Tunnel"
    assert set(table.deck()[-5:-1]) == {*tops} - {"Agyrem"}
    assert table.game.state.players[2].life == 15


@pytest.mark.rule("311.7")
def test_pools_of_becoming_sets_off_the_chaos_of_the_next_three_planes(paper: PaperTable) -> None:
    table = paper("Pools of Becoming", "Akoum", "Naya", "Agyrem").start().roll(Face.CHAOS).do(did.DoneDeed(0))
    assert table.game.decision is not None
    table.choose("Naya", "Akoum", "Agyrem")
    assert set(table.waiting) == {"Akoum", "Naya", "Agyrem"}
    assert table.deck()[-3:] == ["Naya", "Akoum", "Agyrem"]


def test_stairs_to_infinity_may_put_the_next_card_on_the_bottom(paper: PaperTable) -> None:
    table = paper("Stairs to Infinity", "Akoum", "Naya").start().roll(Face.CHAOS)
    assert table.waiting == ["Stairs to Infinity"] * 2  # for the roll, and for chaos
    table.do(did.DoneDeed(0)).do(did.DoneDeed(0)).choose("yes")
    assert table.deck()[0] == "Naya"
    assert table.deck()[-1] == "Akoum"


@pytest.mark.rule("901.7a")
def test_counters_on_a_plane_are_forgotten_when_it_is_turned_down(paper: PaperTable) -> None:
    table = paper("Aretopolis", "Bant").start()
    card = table.game.state.objects[table.game.state.command[-1]]
    table.do(did.PutCountersDeed(card.id, "scroll", 3))
    assert table.game.state.objects[card.id].counters == {"scroll": 3}
    table.walk().stack("Aretopolis").walk()
    back = table.game.state.objects[table.game.state.command[-1]]
    assert (back.copiable.name, back.counters or {}) == ("Aretopolis", {})


def test_what_a_text_says_of_steps_waits_as_a_reminder_when_they_pass(paper: PaperTable) -> None:
    table = paper("Naar Isle").start()
    assert table.waiting == ["Naar Isle"]
    table.do(did.DoneDeed(0))
    naar = next(iter(table.game.state.command))
    assert table.game.state.objects[naar].counters == {"flame": 1}


def test_the_beginning_of_combat_is_spoken_of_too(paper: PaperTable) -> None:
    assert paper("Ghirapur").start().waiting == ["Ghirapur"]


def test_a_game_can_be_finished_while_somebody_has_to_choose(paper: PaperTable) -> None:
    tops = ["Akoum", "Naya", "Agyrem", "Pools of Becoming", "Turri Island"]
    table = paper("Bant", "Interplanar Tunnel", *tops).start().walk().do(did.DoneDeed(0))
    table.do(did.Finish((1,)))
    assert table.game.is_over
    assert table.game.decision is None
    table.game.undo()
    assert not table.game.is_over
    assert table.choose("Naya").planes == ["Naya"]


@pytest.mark.rule("901.11")
def test_what_lasts_until_somebody_planeswalks_is_listed_until_then(paper: PaperTable) -> None:
    table = paper("Agyrem", "Bant").start().roll(Face.CHAOS).do(did.DoneDeed(0))
    table.do(did.Remember("Cat's creatures have wings"))
    listed = scene(table.game.state).effects
    assert [(effect.source, effect.controller) for effect in listed] == [("Agyrem", 0), ("", None)]
    table.walk()
    assert table.game.state.effects == []


@pytest.mark.rule("901.10")
def test_the_planes_of_who_leaves_go_and_the_next_player_turns_one_up(paper: PaperTable) -> None:
    names = [
        ["Bant", "Akoum", "Naya", "Agyrem", "Turri Island", "Sea of Sand", "Astral Arena", "Orochi Colony", "Paliano",
         "Talon Gates"],
    ] * 3  # fmt: skip
    table = paper(players=3, decks=names).stack("Bant", owner=0).stack("Naya", owner=1).start()
    assert (table.planes, table.controllers) == (["Bant"], ["Ann"])
    table.do(did.Leave(0, "no life left"))
    assert (table.planes, table.controllers) == (["Naya"], ["Bob"])
    assert table.active == 1


@pytest.mark.rule("901.10b", "312.7", "800.4k")
def test_the_text_of_a_phenomenon_is_read_when_who_met_it_is_out(paper: PaperTable) -> None:
    table = paper("Bant", "Morphic Tide", "Akoum").start().walk().do(did.Leave(0))
    assert (table.planes, table.controllers) == (["Morphic Tide"], ["Bob"])
    (waits,) = scene(table.game.state).waiting
    assert waits.controller == 1
    table.do(did.DoneDeed(0))
    assert (table.planes, table.active) == (["Akoum"], 1)


@pytest.mark.rule("800.4k")
def test_what_others_have_waiting_goes_on_when_the_active_player_is_out(paper: PaperTable) -> None:
    table = paper("Bant", "Akoum").start().roll(Face.PLANESWALKER, seat=1, by_effect=True).do(did.Leave(0))
    assert (table.planes, table.waiting) == (["Bant"], ["the planeswalking ability"])
    assert (table.do(did.CounteredDeed(0)).planes, table.active) == (["Bant"], 1)


@pytest.mark.rule("901.11")
def test_what_is_to_come_when_somebody_planeswalks_is_listed_until_then(paper: PaperTable) -> None:
    table = paper("The Doctor's Childhood Barn", "Bant").start().roll(Face.CHAOS).do(did.DoneDeed(0))
    listed = [effect.text for effect in scene(table.game.state).effects]
    assert any("remains face up" in text for text in listed)
    assert any("When a player planeswalks" in text for text in listed)
    assert scene(table.walk().game.state).effects == []


def test_undo_takes_back_steps_of_anybody_and_the_die_shows_the_same_again(paper: PaperTable) -> None:
    table = paper("Bant", "Akoum").start()
    table.do(did.Roll(0))
    first = table.game.log.text()
    table.game.undo()
    table.do(did.Roll(0))
    assert table.game.log.text() == first
    table.do(did.ChangeLife(1, -7)).next()
    table.game.undo()
    table.game.undo()
    assert table.game.state.players[1].life == 20
    assert table.controllers == ["Ann"]


@pytest.mark.rule("901.9")
def test_an_effect_lets_somebody_roll_while_a_planeswalk_waits(paper: PaperTable) -> None:
    table = paper("Bant", "Akoum").start().roll(Face.PLANESWALKER)
    with pytest.raises(IllegalAnswer, match="still waiting"):
        table.roll(Face.BLANK)
    table.roll(Face.CHAOS, by_effect=True)
    assert table.waiting == ["the planeswalking ability", "Bant"]


@pytest.mark.rule("901.9")
def test_nobody_rolls_while_a_phenomenon_is_read(paper: PaperTable) -> None:
    table = paper("Bant", "Morphic Tide").start().walk()
    with pytest.raises(IllegalAnswer, match="still waiting"):
        table.roll(Face.CHAOS)
    assert cost_to_roll(table.game.state.players[0]) == 1


@pytest.mark.rule("701.31a")
def test_nobody_but_the_planar_controller_planeswalks_and_the_log_says_so(paper: PaperTable) -> None:
    table = paper("Bant", "Akoum").start().roll(Face.PLANESWALKER, seat=2, by_effect=True)
    (waits,) = scene(table.game.state).waiting
    assert not waits.walks
    assert table.done("the planeswalking ability").planes == ["Bant"]
    assert "Cat is not a planar controller, so nobody planeswalks." in table.game.log.text()


@pytest.mark.rule("104.3a", "800.4a")
def test_who_chooses_may_be_out_and_their_text_ends_with_them(paper: PaperTable) -> None:
    table = paper("Bant", "Interplanar Tunnel", "Akoum").start().walk().done("Interplanar Tunnel")
    with pytest.raises(IllegalAnswer, match="First Ann chooses"):
        table.next()
    table.do(did.Leave(0))
    assert (table.game.decision is None, table.active, table.controllers) == (True, 1, ["Bob"])
    assert "Interplanar Tunnel" not in table.planes


@pytest.mark.rule("104.3a")
def test_somebody_is_out_while_another_chooses(paper: PaperTable) -> None:
    table = paper("Bant", "Interplanar Tunnel", "Akoum", "Naya").start().walk().done("Interplanar Tunnel")
    table.do(did.Leave(2, "no life left"))
    with pytest.raises(IllegalAnswer, match="not in the game any more"):
        table.do(did.Leave(2))
    table.choose("Naya")
    assert (table.planes, table.active, table.game.why_out(2)) == (["Naya"], 0, "no life left")
    steps = [*table.game.steps]
    table.game.back_to(len(steps) - 2)
    assert (table.game.decision is not None, table.game.state.players[2].has_left) == (True, False)


@pytest.mark.rule("505.1", "511.1")
@pytest.mark.parametrize("plane", ["Temple of Atropos", "Glen Elendra"])
def test_people_are_reminded_of_the_end_of_combat_and_of_what_comes_after_it(paper: PaperTable, plane: str) -> None:
    assert plane in paper("Bant", plane).start().walk().next().waiting
