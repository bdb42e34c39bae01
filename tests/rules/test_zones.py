"""Zones and objects (CR 400 to 408), tokens (111), emblems (114), and what is exiled for a while (607, 610.3)."""

from __future__ import annotations

import pytest

from planechase.rules.events.actions import create_tokens, exile, mill, put_on_top
from planechase.rules.events.zones import move, put_onto_battlefield
from planechase.rules.state.decisions import Rule
from planechase.rules.state.objects import Zone
from planechase.rules.state.state import State
from planechase.testing import ANN, BOB, CAT, Gone, Table
from planechase.words.card import ENCHANTMENT_CARD, INSTANT_CARD, card, creature, when_dies, when_leaves, whenever
from planechase.words.effects.hands import draw
from planechase.words.effects.life_effects import gain_life
from planechase.words.effects.permanent_effects import destroy
from planechase.words.effects.tokens import Token
from planechase.words.effects.zone_effects import ReturnToHand
from planechase.words.filters import CREATURE
from planechase.words.selections import THIS_CARD, target
from planechase.words.triggers import CardPutIntoGraveyard, Leaves

GOBLIN = Token(("Goblin",), 1, 1, 8).values()
BOUNCE = card("Bounce", "{U}", INSTANT_CARD, ReturnToHand(target(CREATURE)))
SMITE = card("Smite", "{B}", INSTANT_CARD, destroy(target(CREATURE)))


# ---------------------------------------------------------------------- new objects, public and hidden zones


@pytest.mark.rule("400.7", "403.4", "400.1")
def test_an_object_that_moves_is_a_new_object() -> None:
    table = Table(free_mana=True)
    bears = table.battlefield(ANN, "Grizzly Bears", tapped=True, counters={"+1/+1": 1})
    table.hand(ANN, BOUNCE)
    table.cast(ANN, "Bounce", targets=[bears])
    table.resolve()
    assert not bears.exists
    with pytest.raises(Gone):
        _ = bears.power
    in_hand = bears.now
    assert (in_hand.zone, in_hand.id != bears.id) == ("hand", True)
    table.cast(ANN, in_hand)
    table.resolve()

    again = table.find("Grizzly Bears", zone="battlefield")
    assert again.id not in (bears.id, in_hand.id)
    assert (again.tapped, again.counters, again.summoning_sick) == (False, {}, True)


@pytest.mark.rule("400.7", "608.2b")
def test_a_spell_does_not_find_a_target_that_left_and_came_back() -> None:
    table = Table(free_mana=True)
    bears = table.battlefield(ANN, "Grizzly Bears")
    table.hand(BOB, "Lightning Bolt")
    blink = card("Blink", "{W}", INSTANT_CARD, ReturnToHand(target(CREATURE)))
    table.hand(ANN, blink)
    table.cast(BOB, "Lightning Bolt", targets=[bears])
    table.cast(ANN, "Blink", targets=[bears])
    table.resolve()
    table.enters(ANN, bears.now)
    table.resolve()

    assert table.battlefield(ANN) == ["Grizzly Bears"]
    assert table.graveyard(BOB) == ["Lightning Bolt"]


@pytest.mark.rule("400.7", "611.2c")
def test_an_effect_on_the_old_object_does_not_follow() -> None:
    table = Table(free_mana=True)
    bears = table.battlefield(ANN, "Grizzly Bears")
    table.hand(ANN, "Giant Growth", BOUNCE)
    table.cast(ANN, "Giant Growth", targets=[bears])
    table.resolve()
    table.cast(ANN, "Bounce", targets=[bears])
    table.resolve()
    again = table.enters(ANN, bears.now)

    assert again.power == 2


@pytest.mark.rule("400.7e", "603.6c")
def test_an_ability_finds_the_card_it_became_in_a_public_zone() -> None:
    table = Table(free_mana=True)
    bears = table.battlefield(ANN, "Grizzly Bears")
    table.battlefield(ANN, "Rancor", attached_to=bears)
    table.hand(BOB, "Lightning Bolt")
    table.cast(BOB, "Lightning Bolt", targets=[bears])
    table.resolve()
    assert table.graveyard(ANN) == ["Grizzly Bears", "Rancor"]
    table.resolve()

    assert table.hand(ANN) == ["Rancor"]


@pytest.mark.rule("400.7e")
def test_an_ability_does_not_find_a_card_that_moved_once_more() -> None:
    table = Table(free_mana=True)
    bears = table.battlefield(ANN, "Grizzly Bears")
    table.battlefield(ANN, "Rancor", attached_to=bears)
    table.battlefield(BOB, "Withered Wretch")
    table.hand(BOB, "Lightning Bolt")
    table.cast(BOB, "Lightning Bolt", targets=[bears])
    table.resolve()
    table.activate(BOB, "Withered Wretch", targets=["Rancor"])
    table.resolve()
    table.resolve()

    assert table.exile(ANN) == ["Rancor"]
    assert table.hand(ANN) == []


@pytest.mark.rule("400.2", "402.3", "401.2", "401.3")
def test_hands_and_libraries_are_hidden_but_counted() -> None:
    table = Table()
    table.hand(BOB, "Lightning Bolt", "Forest")
    table.graveyard(BOB, "Grizzly Bears")
    table.exile(BOB, "Air Elemental")
    mine, theirs = table.view(BOB)["players"][BOB], table.view(ANN)["players"][BOB]

    assert [one["name"] for one in mine["hand"]] == ["Lightning Bolt", "Forest"]
    assert (theirs["hand"], theirs["hand_size"], theirs["library"]) == ([], 2, 10)
    assert (mine["known_library"], theirs["known_library"]) == ({}, {})
    assert [one["name"] for one in theirs["graveyard"]] == ["Grizzly Bears"]
    assert [one["name"] for one in table.view(ANN)["exile"]] == ["Air Elemental"]


@pytest.mark.rule("400.3", "404.1")
def test_a_card_goes_to_its_owners_graveyard_hand_and_library() -> None:
    table = Table(free_mana=True)
    bears = table.battlefield(ANN, "Grizzly Bears", owner=BOB)
    other = table.battlefield(ANN, "Air Elemental", owner=BOB)
    table.hand(ANN, SMITE, BOUNCE)
    table.cast(ANN, "Smite", targets=[bears])
    table.resolve()
    table.cast(ANN, "Bounce", targets=[other])
    table.resolve()

    assert table.graveyard(BOB) == ["Grizzly Bears"]
    assert table.hand(BOB) == ["Air Elemental"]


@pytest.mark.rule("400.4a")
def test_an_instant_or_sorcery_does_not_enter_the_battlefield() -> None:
    table = Table()
    bolt = table.graveyard(ANN, "Lightning Bolt")
    table.happen(lambda state: put_onto_battlefield(state, [state.objects[bolt.id]], state.players[ANN]))

    assert table.graveyard(ANN) == ["Lightning Bolt"]
    assert bolt.exists


@pytest.mark.rule("401.7")
def test_nth_from_the_top_of_a_small_library_is_the_bottom() -> None:
    table = Table()
    table.library(ANN, "Forest", "Island", only=True)
    bears = table.graveyard(ANN, "Grizzly Bears")
    table.happen(lambda state: put_on_top(state, [state.objects[bears.id]], position=6))

    assert table.library(ANN) == ["Forest", "Island", "Grizzly Bears"]


@pytest.mark.rule("404.1", "404.2", "701.17a")
def test_the_graveyard_keeps_its_order_with_the_newest_on_top() -> None:
    table = Table(free_mana=True)
    table.library(ANN, "Forest", "Island", "Swamp")
    table.happen(lambda state: mill(state, state.players[ANN], 2))
    table.hand(ANN, "Lightning Bolt")
    table.cast(ANN, "Lightning Bolt", targets=[BOB])
    table.resolve()

    assert table.graveyard(ANN) == ["Forest", "Island", "Lightning Bolt"]


@pytest.mark.rule("405.1", "405.2", "405.5")
def test_the_stack_resolves_from_the_top() -> None:
    table = Table(free_mana=True)
    table.hand(ANN, "Lightning Bolt")
    table.hand(BOB, "Giant Growth")
    bears = table.battlefield(BOB, "Grizzly Bears")
    table.cast(ANN, "Lightning Bolt", targets=[bears])
    table.cast(BOB, "Giant Growth", targets=[bears])
    assert table.stack == ["Lightning Bolt", "Giant Growth"]
    table.resolve()
    assert table.stack == ["Lightning Bolt"]
    table.resolve()

    assert bears.damage == 3


@pytest.mark.rule("406.2", "406.7", "400.8")
def test_a_card_that_is_exiled_in_exile_is_a_new_object() -> None:
    table = Table()
    bears = table.exile(ANN, "Grizzly Bears", counters={"time": 2})
    table.happen(lambda state: exile(state, [state.objects[bears.id]]))

    assert not bears.exists
    assert (bears.now.zone, bears.now.counters) == ("exile", {})


@pytest.mark.rule("406.3", "400.2")
def test_a_card_exiled_face_down_is_seen_by_nobody() -> None:
    table = Table()
    table.exile(ANN, "Grizzly Bears", face_down=True)

    for viewer in (ANN, BOB, None):
        assert [one["name"] for one in table.view(viewer)["exile"]] == [None]


@pytest.mark.rule("113.6", "403.2")
def test_abilities_work_on_the_battlefield_only() -> None:
    table = Table()
    warden = table.graveyard(ANN, "Soul Warden")
    table.hand(ANN, "Soul Warden")
    table.enters(BOB, "Grizzly Bears")
    assert table.stack == []

    table.enters(ANN, warden)
    table.enters(BOB, "Grizzly Bears")
    assert table.stack == ["Soul Warden"]


# ---------------------------------------------------------------------- exile for a while


@pytest.mark.rule("610.3", "610.3c")
def test_until_it_leaves_the_card_returns_at_once_without_using_the_stack() -> None:
    table = Table(free_mana=True)
    bears = table.battlefield(BOB, "Grizzly Bears")
    table.will(ANN, bears)
    priest = table.enters(ANN, "Banisher Priest")
    table.resolve()
    assert table.exile(BOB) == ["Grizzly Bears"]
    table.hand(BOB, "Lightning Bolt")
    table.cast(BOB, "Lightning Bolt", targets=[priest])
    table.resolve()

    assert table.battlefield(BOB) == ["Grizzly Bears"]
    assert table.stack == []


@pytest.mark.rule("610.3b")
def test_if_the_priest_is_gone_before_her_trigger_resolves_nothing_is_exiled() -> None:
    table = Table(free_mana=True)
    bears = table.battlefield(BOB, "Grizzly Bears")
    table.will(ANN, bears)
    priest = table.enters(ANN, "Banisher Priest")
    table.hand(BOB, "Lightning Bolt")
    table.cast(BOB, "Lightning Bolt", targets=[priest])
    table.resolve()
    table.resolve()

    assert bears.exists


@pytest.mark.rule("610.3c", "110.2")
def test_it_returns_under_its_owners_control() -> None:
    table = Table(players=3, free_mana=True)
    bears = table.battlefield(BOB, "Grizzly Bears", owner=CAT)
    table.will(ANN, bears)
    priest = table.enters(ANN, "Banisher Priest")
    table.resolve()
    table.hand(BOB, "Lightning Bolt")
    table.cast(BOB, "Lightning Bolt", targets=[priest])
    table.resolve()

    assert table.battlefield(CAT) == ["Grizzly Bears"]


@pytest.mark.rule("607.2a", "406.6")
def test_linked_abilities_return_only_what_their_own_object_exiled() -> None:
    table = Table(free_mana=True)
    one, two = table.battlefield(BOB, "Grizzly Bears"), table.battlefield(BOB, "Air Elemental")
    table.will(ANN, one, two)
    first = table.enters(ANN, "Oblivion Ring")
    table.resolve()
    table.enters(ANN, "Oblivion Ring")
    table.resolve()
    assert sorted(table.exile(BOB)) == ["Air Elemental", "Grizzly Bears"]
    table.happen(lambda state: move(state, [state.objects[first.id]], Zone.GRAVEYARD))
    table.resolve()

    assert table.battlefield(BOB) == ["Grizzly Bears"]
    assert table.exile(BOB) == ["Air Elemental"]


@pytest.mark.rule("607.2a", "603.6c")
def test_a_ring_that_leaves_before_its_first_trigger_resolves_exiles_for_good() -> None:
    table = Table(free_mana=True)
    bears = table.battlefield(BOB, "Grizzly Bears")
    table.will(ANN, bears)
    ring = table.enters(ANN, "Oblivion Ring")
    assert table.stack == ["Oblivion Ring"]
    table.happen(lambda state: move(state, [state.objects[ring.id]], Zone.GRAVEYARD))
    assert table.stack == ["Oblivion Ring", "Oblivion Ring"]
    table.resolve_all()

    assert table.exile(BOB) == ["Grizzly Bears"]


# ---------------------------------------------------------------------- tokens


@pytest.mark.rule("111.1", "111.2", "111.3", "111.4")
def test_a_token_is_owned_and_controlled_by_who_creates_it() -> None:
    table = Table(free_mana=True)
    table.hand(ANN, "Goblin Offensive")
    table.cast(ANN, "Goblin Offensive", x=2)
    table.resolve()
    goblin = table.find("Goblin Token")

    assert table.battlefield(ANN) == ["Goblin Token", "Goblin Token"]
    assert (goblin.owner, goblin.controller, goblin.is_token) == (ANN, ANN, True)
    assert (goblin.power, goblin.toughness, goblin.colors, goblin.mana_value) == (1, 1, "R", 0)


@pytest.mark.rule("111.7", "704.5d", "603.6c")
def test_a_dead_token_triggers_and_then_ceases_to_exist() -> None:
    table = Table(free_mana=True)
    table.battlefield(BOB, card("Wake", "{B}", ENCHANTMENT_CARD, whenever(Leaves(CREATURE, Zone.GRAVEYARD), draw(1))))
    table.happen(lambda state: create_tokens(state, state.players[ANN], GOBLIN, 1))
    goblin = table.find("Goblin Token")
    table.hand(BOB, "Lightning Bolt")
    table.cast(BOB, "Lightning Bolt", targets=[goblin])
    table.resolve()

    assert table.stack == ["Wake"]
    assert table.graveyard(ANN) == []
    with pytest.raises(Gone):
        _ = goblin.now


@pytest.mark.rule("111.8", "111.7")
def test_a_token_that_left_does_not_come_back() -> None:
    table = Table()
    table.happen(lambda state: create_tokens(state, state.players[BOB], GOBLIN, 1))
    goblin = table.find("Goblin Token")
    table.will(ANN, goblin)
    table.enters(ANN, "Flickerwisp")
    table.resolve()
    assert table.exile(BOB) == []
    table.go_to("end step")
    table.resolve_all()

    assert not table.on_battlefield("Goblin Token")


@pytest.mark.rule("111.8")
def test_a_token_cannot_move_on_within_one_resolution() -> None:
    def there_and_back(state: State) -> Rule[None]:
        arrived = yield from exile(state, [state.objects[goblin.id]])
        yield from put_onto_battlefield(state, [state.objects[one] for one in arrived])

    table = Table()
    table.happen(lambda state: create_tokens(state, state.players[BOB], GOBLIN, 1))
    goblin = table.find("Goblin Token")
    table.happen(there_and_back)

    assert not table.on_battlefield("Goblin Token")


@pytest.mark.rule("111.6")
def test_a_token_is_no_card() -> None:
    counts = whenever(CardPutIntoGraveyard(CREATURE), gain_life(1))
    table = Table(free_mana=True)
    table.battlefield(ANN, card("Undertaker", "{B}", ENCHANTMENT_CARD, counts))
    table.happen(lambda state: create_tokens(state, state.players[BOB], GOBLIN, 1))
    bears = table.battlefield(BOB, "Grizzly Bears")
    table.hand(ANN, SMITE, SMITE)
    table.cast(ANN, "Smite", targets=["Goblin Token"])
    table.resolve()
    assert table.stack == []
    table.cast(ANN, "Smite", targets=[bears])
    table.resolve()

    assert table.stack == ["Undertaker"]


# ---------------------------------------------------------------------- emblems and the command zone


@pytest.mark.rule("114.1", "114.2", "114.4", "408.2")
def test_an_emblem_works_from_the_command_zone_after_its_planeswalker_is_gone() -> None:
    table = Table(free_mana=True)
    elspeth = table.battlefield(ANN, "Elspeth, Knight-Errant", counters={"loyalty": 8})
    bears = table.battlefield(ANN, "Grizzly Bears")
    table.activate(ANN, elspeth, 2)
    table.resolve()
    assert not elspeth.exists
    table.hand(BOB, SMITE)
    table.cast(BOB, "Smite", targets=[bears])
    table.resolve()

    assert bears.exists
    assert "indestructible" in bears.keywords


@pytest.mark.rule("114.3", "114.5", "408.1")
def test_an_emblem_is_no_permanent_and_no_card() -> None:
    table = Table(free_mana=True)
    elspeth = table.battlefield(ANN, "Elspeth, Knight-Errant", counters={"loyalty": 8})
    table.activate(ANN, elspeth, 2)
    table.resolve()
    table.hand(BOB, "Akroma's Vengeance")
    table.turn(BOB)
    table.cast(BOB, "Akroma's Vengeance")
    table.resolve()

    assert len(table.state.command) == 1
    (emblem,) = (table.state.objects[id] for id in table.state.command)
    assert (emblem.copiable.types, emblem.copiable.colors, emblem.copiable.mana_cost) == (0, 0, None)


@pytest.mark.rule("400.7", "603.10a")
def test_what_leaves_together_sees_each_other_leave() -> None:
    table = Table(free_mana=True)
    mourner = card("Mourner", "{B}", creature("Spirit", 1, 1), whenever(Leaves(CREATURE), gain_life(1)))
    table.battlefield(ANN, mourner)
    table.battlefield(BOB, "Grizzly Bears")
    table.hand(ANN, "Akroma's Vengeance")
    table.will(ANN, ["Mourner", "Mourner"], about="Order")
    table.cast(ANN, "Akroma's Vengeance")
    table.resolve_all()

    assert table.life(ANN) == 22


@pytest.mark.rule("400.6", "614.6")
def test_a_replacement_that_takes_a_card_elsewhere_means_it_did_not_die() -> None:
    table = Table(free_mana=True)
    table.battlefield(ANN, "Rest in Peace")
    heir = card("Heir", "{W}", creature("Human", 1, 1), when_dies(draw(1)), when_leaves(gain_life(1)))
    bears = table.battlefield(BOB, heir)
    table.hand(ANN, SMITE)
    table.cast(ANN, "Smite", targets=[bears])
    table.resolve()

    assert table.exile(BOB) == ["Heir"]
    assert len(table.stack) == 1
    table.resolve()
    assert (table.hand(BOB), table.life(BOB)) == ([], 21)


@pytest.mark.rule("400.7j", "701.13a")
def test_an_effect_finds_what_it_moved_itself() -> None:
    table = Table(free_mana=True)
    bears = table.battlefield(BOB, "Grizzly Bears")
    table.will(ANN, bears)
    table.enters(ANN, "Flickerwisp")
    table.resolve()
    assert table.exile(BOB) == ["Grizzly Bears"]
    table.go_to("end step")
    table.resolve()

    assert table.battlefield(BOB) == ["Grizzly Bears"]


@pytest.mark.rule("400.7", "701.21a")
def test_returning_this_card_from_the_graveyard_works_once() -> None:
    phoenix = card("Phoenix", "{R}", creature("Bird", 2, 2), when_dies(ReturnToHand(THIS_CARD)))
    table = Table(free_mana=True)
    bird = table.battlefield(ANN, phoenix)
    table.hand(BOB, SMITE)
    table.cast(BOB, "Smite", targets=[bird])
    table.resolve()
    assert table.graveyard(ANN) == ["Phoenix"]
    table.resolve()

    assert table.hand(ANN) == ["Phoenix"]
