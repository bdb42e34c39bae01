"""Keyword actions (CR 701) and the special actions of cards (CR 116)."""

import pytest

from planechase.rules.events.events import (
    Destroyed,
    Discarded,
    Milled,
    Revealed,
    Sacrificed,
    Scried,
    Searched,
    Shuffled,
    Surveilled,
    Tap,
)
from planechase.rules.language.card_types import ARTIFACT as ARTIFACT_TYPE
from planechase.rules.mana.mana import ManaCost
from planechase.rules.state.objects import Zone
from planechase.testing import ANN, BOB, CAT, Table
from planechase.words.amounts import Number
from planechase.words.card import ENCHANTMENT_CARD, INSTANT_CARD, SORCERY_CARD, card, creature, whenever
from planechase.words.effects.damage_effects import damage
from planechase.words.effects.finding import search
from planechase.words.effects.hands import Discard
from planechase.words.effects.lasting_effects import Change, ExchangeControl
from planechase.words.effects.libraries import Mill, Scry, ShuffleIntoLibrary, scry, surveil
from planechase.words.effects.life_effects import gain_life
from planechase.words.effects.permanent_effects import Fight, TapIt, UntapIt, destroy, sacrifice
from planechase.words.effects.tokens import create, creature_token
from planechase.words.effects.zone_effects import exile
from planechase.words.filters import ANYTHING, CREATURE
from planechase.words.keywords import Flashback, keyword
from planechase.words.modifications import SetTypes
from planechase.words.player_words import EACH_OPPONENT, TARGET_PLAYER, YOU
from planechase.words.selections import ANY_TARGET, THIS, All, card_in_graveyard, target, targets
from planechase.words.triggers import Discards

SHOCK = card("Small Shock", "{R}", INSTANT_CARD, damage(2, ANY_TARGET))
DUEL = card("Duel", "{R}", SORCERY_CARD, Fight(targets(CREATURE, 2)))
TUTOR = card("Plain Tutor", "{B}", SORCERY_CARD, search(ANYTHING, reveal=False))
SWAP = card("Swap", "{U}", SORCERY_CARD, ExchangeControl(targets(CREATURE, 2)))


@pytest.fixture
def table() -> Table:
    return Table(free_mana=True)


def cast(table: Table, spell: object, *on: object) -> None:
    """Ann casts the spell, and it resolves."""
    card_ = table.hand(ANN, spell)  # type: ignore[call-overload]
    table.cast(ANN, card_, targets=list(on))
    table.resolve()


# ---------------------------------------------------------------------- attach


@pytest.mark.rule("701.3a", "301.5d", "702.6a")
def test_attaching_moves_it(table: Table) -> None:
    bears, wall = table.battlefield(ANN, "Grizzly Bears", "Wall of Blossoms")
    hammer = table.battlefield(ANN, "Loxodon Warhammer", attached_to=bears)
    table.activate(ANN, "Loxodon Warhammer", targets=[wall])
    table.resolve()
    assert (hammer.attached_to, bears.power, wall.power) == (wall, 2, 3)


@pytest.mark.rule("701.3b")
def test_what_cannot_be_attached_there_does_not_move(table: Table) -> None:
    """The creature is no creature any more when the ability resolves; the Equipment stays where it was."""
    bears, wall = table.battlefield(ANN, "Grizzly Bears", "Wall of Blossoms")
    hammer = table.battlefield(ANN, "Loxodon Warhammer", attached_to=bears)
    table.activate(ANN, "Loxodon Warhammer", targets=[wall])
    stone = card("Stone", "{W}", INSTANT_CARD, Change(target(CREATURE), (SetTypes(ARTIFACT_TYPE),)))
    table.hand(BOB, stone)
    table.cast(BOB, "Stone", targets=[wall])
    table.resolve_all()
    assert hammer.attached_to == bears


@pytest.mark.rule("701.3b")
def test_attaching_to_what_it_is_attached_to_does_nothing(table: Table) -> None:
    bramble = table.battlefield(ANN, "Bramble Elemental")
    hammer = table.battlefield(ANN, "Loxodon Warhammer", attached_to=bramble)
    stamp = hammer.obj.timestamp
    table.activate(ANN, "Loxodon Warhammer", targets=[bramble])
    table.resolve()
    assert (hammer.attached_to, hammer.obj.timestamp) == (bramble, stamp)


# ---------------------------------------------------------------------- create, destroy, exile, sacrifice, discard


@pytest.mark.rule("701.7a", "111.2", "111.4")
def test_creating_tokens(table: Table) -> None:
    cast(table, card("Litter", "{W}", SORCERY_CARD, create(creature_token(1, 1, "W", "Cat"), 3)))
    cats = table.find_all("Cat Token")
    assert [(cat.power, cat.controller, cat.owner, cat.is_token, cat.colors) for cat in cats] == [
        (1, ANN, ANN, True, "W")
    ] * 3


@pytest.mark.rule("701.8a", "701.8b", "110.2")
def test_destroyed_goes_to_its_owners_graveyard(table: Table) -> None:
    stolen = table.battlefield(BOB, "Grizzly Bears", owner=ANN)
    cast(table, card("Ruin", "{B}", SORCERY_CARD, destroy(target(CREATURE))), stolen)
    assert (table.graveyard(ANN), table.graveyard(BOB)) == (["Grizzly Bears", "Ruin"], [])
    assert len(table.happened(Destroyed)) == 1


@pytest.mark.rule("701.13a", "406.2")
def test_exiling_from_anywhere(table: Table) -> None:
    bears = table.graveyard(BOB, "Grizzly Bears")
    cast(table, card("Rest", "{W}", INSTANT_CARD, exile(card_in_graveyard(ANYTHING, None))), bears)
    assert (table.graveyard(BOB), table.exile(BOB)) == ([], ["Grizzly Bears"])


@pytest.mark.rule("701.21a", "702.12b", "701.8b")
def test_sacrificing_is_neither_destroying_nor_for_what_one_does_not_control(table: Table) -> None:
    forge = card("Idol", "{3}", creature("Golem", 2, 2), keyword("indestructible"))
    table.battlefield(BOB, forge)
    table.battlefield(ANN, "Grizzly Bears")
    cast(table, card("Edict", "{B}", SORCERY_CARD, sacrifice(CREATURE, TARGET_PLAYER)), BOB)
    assert (table.graveyard(BOB), table.battlefield(ANN)) == (["Idol"], ["Grizzly Bears"])
    assert (len(table.happened(Sacrificed)), table.happened(Destroyed)) == (1, [])


@pytest.mark.rule("701.9a", "701.9b")
def test_the_player_chooses_what_to_discard(table: Table) -> None:
    table.hand(BOB, "Forest", "Swamp", "Island")
    table.battlefield(ANN, card("Gloat", "{B}", ENCHANTMENT_CARD, whenever(Discards(EACH_OPPONENT), gain_life(1))))
    table.will(BOB, ["Swamp", "Forest"], about="discard")
    cast(table, card("Pry", "{B}", SORCERY_CARD, Discard(Number(2), TARGET_PLAYER)), BOB)
    assert (table.hand(BOB), sorted(table.graveyard(BOB))) == (["Island"], ["Forest", "Swamp"])
    assert table.stack == ["Gloat", "Gloat"]
    assert len(table.happened(Discarded)) == 2


@pytest.mark.rule("701.9b")
def test_discarding_at_random_asks_nobody(table: Table) -> None:
    table.hand(BOB, "Forest", "Swamp", "Island")
    cast(table, card("Muddle", "{B}", SORCERY_CARD, Discard(Number(1), TARGET_PLAYER, at_random=True)), BOB)
    assert (len(table.hand(BOB)), len(table.graveyard(BOB))) == (2, 1)


# ---------------------------------------------------------------------- exchange, fight


@pytest.mark.rule("701.12a", "701.12b")
def test_exchanging_control(table: Table) -> None:
    mine, yours = table.battlefield(ANN, "Grizzly Bears"), table.battlefield(BOB, "Wall of Blossoms")
    cast(table, SWAP, mine, yours)
    assert (mine.controller, yours.controller) == (BOB, ANN)
    table.next_turn()
    assert (mine.controller, yours.controller) == (BOB, ANN)


@pytest.mark.rule("701.12a", "608.2b")
def test_an_exchange_that_cannot_be_completed_does_nothing(table: Table) -> None:
    mine, yours = table.battlefield(ANN, "Grizzly Bears"), table.battlefield(BOB, "Wall of Blossoms")
    swap = table.hand(ANN, SWAP)
    table.hand(BOB, SHOCK)
    table.cast(ANN, swap, targets=[mine, yours])
    table.cast(BOB, "Small Shock", targets=[mine])
    table.resolve_all()
    assert (mine.exists, yours.controller) == (False, BOB)


@pytest.mark.rule("701.12b")
def test_exchanging_what_one_player_controls_does_nothing(table: Table) -> None:
    one, other = table.battlefield(BOB, "Grizzly Bears", "Wall of Blossoms")
    cast(table, SWAP, one, other)
    assert (one.controller, other.controller) == (BOB, BOB)


@pytest.mark.rule("701.14a", "701.14d")
def test_fighting(table: Table) -> None:
    bears, wall = table.battlefield(ANN, "Grizzly Bears"), table.battlefield(BOB, "Alpha Tyrranax")
    cast(table, DUEL, bears, wall)
    assert (bears.exists, wall.damage) == (False, 2)


@pytest.mark.rule("701.14b")
def test_a_fight_with_one_left_is_none(table: Table) -> None:
    bears, beast = table.battlefield(ANN, "Grizzly Bears"), table.battlefield(BOB, "Alpha Tyrranax")
    table.hand(ANN, DUEL)
    table.hand(BOB, SHOCK)
    table.cast(ANN, "Duel", targets=[bears, beast])
    table.cast(BOB, "Small Shock", targets=[bears])
    table.resolve_all()
    assert beast.damage == 0


@pytest.mark.rule("701.14c")
def test_a_creature_that_fights_itself(table: Table) -> None:
    beast = table.battlefield(BOB, "Wall of Blossoms", counters={"+1/+1": 1})
    me = target(CREATURE)
    cast(table, card("Rage", "{R}", SORCERY_CARD, Fight(me, me)), beast)
    assert beast.damage == 2


# ---------------------------------------------------------------------- libraries


@pytest.mark.rule("701.17a", "701.17b")
def test_milling_as_many_as_there_are(table: Table) -> None:
    table.library(BOB, "Grizzly Bears", "Forest", only=True)
    cast(table, card("Grind", "{U}", SORCERY_CARD, Mill(Number(5), TARGET_PLAYER)), BOB)
    assert (table.graveyard(BOB), table.library(BOB), table.result) == (["Grizzly Bears", "Forest"], [], None)
    assert len(table.happened(Milled)) == 2


@pytest.mark.rule("701.22a")
def test_scrying_looks_sorts_and_shows_nobody_else(table: Table) -> None:
    table.library(ANN, "Grizzly Bears", "Wall of Blossoms", "Lightning Bolt")
    table.hand(ANN, card("Foresee", "{U}", SORCERY_CARD, scry(3)))
    table.cast(ANN, "Foresee")
    table.resolve(pause=True)
    assert "Grizzly Bears" not in str(table.view(BOB))
    table.answer(ANN, ["Grizzly Bears"])
    table.answer(ANN, ["Lightning Bolt", "Wall of Blossoms"])
    assert table.library(ANN)[:2] == ["Lightning Bolt", "Wall of Blossoms"]
    assert table.library(ANN)[-1] == "Grizzly Bears"
    assert len(table.happened(Scried)) == 1


@pytest.mark.rule("701.22b")
def test_scry_zero_is_no_scrying(table: Table) -> None:
    cast(table, card("Blink", "{U}", SORCERY_CARD, Scry(Number(0))))
    assert table.happened(Scried) == []


@pytest.mark.rule("701.22d")
def test_scrying_with_an_empty_library_is_scrying(table: Table) -> None:
    table.library(ANN, only=True)
    cast(table, card("Blink", "{U}", SORCERY_CARD, scry(2)))
    assert len(table.happened(Scried)) == 1


@pytest.mark.rule("701.25a")
def test_surveilling_fills_the_graveyard_and_shows_nobody_else_what_stays(table: Table) -> None:
    table.library(ANN, "Grizzly Bears", "Wall of Blossoms", "Lightning Bolt")
    table.hand(ANN, card("Spy", "{U}", SORCERY_CARD, surveil(3)))
    table.cast(ANN, "Spy")
    table.resolve(pause=True)
    assert "Grizzly Bears" not in str(table.view(BOB))
    table.answer(ANN, ["Grizzly Bears"])
    table.answer(ANN, ["Lightning Bolt", "Wall of Blossoms"])
    assert table.library(ANN)[:2] == ["Lightning Bolt", "Wall of Blossoms"]
    assert table.graveyard(ANN) == ["Grizzly Bears", "Spy"]
    assert "Wall of Blossoms" not in str(table.view(BOB))
    assert (len(table.happened(Surveilled)), table.happened(Milled)) == (1, [])


@pytest.mark.rule("701.25c")
def test_surveil_zero_is_no_surveilling(table: Table) -> None:
    cast(table, card("Blink", "{U}", SORCERY_CARD, surveil(0)))
    assert table.happened(Surveilled) == []


@pytest.mark.rule("701.25d")
def test_surveilling_with_an_empty_library_is_surveilling(table: Table) -> None:
    table.library(ANN, only=True)
    cast(table, card("Blink", "{U}", SORCERY_CARD, surveil(2)))
    assert len(table.happened(Surveilled)) == 1


@pytest.mark.rule("701.23a", "701.23b", "701.24a")
def test_a_search_for_a_quality_may_find_nothing_and_the_library_is_shuffled_anyway(table: Table) -> None:
    table.hand(ANN, "Search for Tomorrow")
    table.cast(ANN, "Search for Tomorrow")
    table.will(ANN, [], about="search")
    table.resolve()
    assert (table.battlefield(ANN), len(table.library(ANN))) == ([], 10)
    assert len(table.happened(Searched)) == len(table.happened(Shuffled)) == 1


@pytest.mark.rule("701.23d", "701.23e")
def test_a_search_for_just_a_card_must_find_one_and_shows_it_to_nobody(table: Table) -> None:
    table.library(ANN, "Grizzly Bears", "Forest", only=True)
    table.hand(ANN, TUTOR)
    table.cast(ANN, "Plain Tutor")
    table.resolve(pause=True)
    with table.refuses("Choose 1, not 0"):
        table.answer(ANN, [])
    table.answer(ANN, "Grizzly Bears")
    assert (table.hand(ANN), table.library(ANN)) == (["Grizzly Bears"], ["Forest"])
    assert table.happened(Revealed) == []


@pytest.mark.rule("701.24c")
def test_shuffling_something_in_shuffles_even_if_it_is_gone(table: Table) -> None:
    """Flashed back, the card is exiled instead of going to the library, which is shuffled all the same."""
    spent = card("Spent", "{G}", SORCERY_CARD, ShuffleIntoLibrary(THIS), Flashback(ManaCost.parse("{G}")))
    table.graveyard(ANN, spent)
    table.cast(ANN, "Spent", way="flashback")
    table.resolve()
    assert (table.exile(ANN), len(table.library(ANN)), len(table.happened(Shuffled))) == (["Spent"], 10, 1)


@pytest.mark.rule("701.24d")
def test_shuffling_a_set_of_cards_in_shuffles_even_if_there_are_none(table: Table) -> None:
    bears = table.graveyard(ANN, "Grizzly Bears")
    recycle = card("Recycle", "{G}", INSTANT_CARD, ShuffleIntoLibrary(All(CREATURE, Zone.GRAVEYARD, YOU)))
    cast(table, recycle)
    assert (bears.now.zone, len(table.library(ANN)), len(table.happened(Shuffled))) == ("library", 11, 1)
    cast(table, recycle)
    assert (len(table.library(ANN)), len(table.happened(Shuffled))) == (11, 2)


# ---------------------------------------------------------------------- tap, vote, goad


@pytest.mark.rule("701.26a", "701.26b", "603.2e")
def test_only_the_untapped_is_tapped_and_only_the_tapped_untapped(table: Table) -> None:
    bears = table.battlefield(BOB, "Grizzly Bears", tapped=True)
    cast(table, card("Lull", "{W}", INSTANT_CARD, TapIt(target(CREATURE))), bears)
    assert table.happened(Tap) == []
    cast(table, card("Stir", "{W}", INSTANT_CARD, UntapIt(target(CREATURE))), bears)
    assert not bears.tapped


@pytest.mark.rule("701.38a", "101.4")
def test_voting_goes_round_from_the_caster() -> None:
    table = Table(players=3, free_mana=True)
    table.turn(BOB)
    table.hand(BOB, "Plea for Power")
    table.cast(BOB, "Plea for Power")
    table.resolve(pause=True)
    asked = []
    while table.decision is not None and table.has_priority is None:
        asked.append(table.decision.player)
        table.answer(table.decision.player, table.decision.options[1])  # type: ignore[attr-defined]
    assert asked == [BOB, CAT, ANN]
    assert len(table.hand(BOB)) == 3


@pytest.mark.rule("701.15a", "701.15b")
def test_a_goaded_creature_attacks_somebody_else_if_it_can() -> None:
    table = Table(players=3, free_mana=True)
    table.battlefield(BOB, "Grizzly Bears")
    table.hand(ANN, "Taunt from the Rampart")
    table.cast(ANN, "Taunt from the Rampart")
    table.resolve()
    table.go_to("main", of=BOB)
    other = table.fork()
    with table.refuses("must attack"):
        table.attack(BOB, {"Grizzly Bears": ANN})
    with other.refuses("must attack"):
        other.attack(BOB, {})
        other.answer(BOB, {})
    third = table.fork()
    third.attack(BOB, {"Grizzly Bears": CAT})
    assert third.find("Grizzly Bears").attacking == CAT


# ---------------------------------------------------------------------- special actions


@pytest.mark.rule("116.2b", "116.3", "405.6d", "708.7")
def test_turning_a_creature_face_up_does_not_use_the_stack(table: Table) -> None:
    craghorn = table.battlefield(ANN, "Battering Craghorn", face_down=True)
    table.hand(BOB, SHOCK)
    table.cast(BOB, "Small Shock", targets=[ANN])
    table.pass_(BOB)
    table.mana(ANN, "{1}{R}{R}")
    table.do(ANN, "face up")
    assert (craghorn.face_down, table.stack, table.has_priority) == (False, ["Small Shock"], ANN)


@pytest.mark.rule("116.2f", "702.62a", "116.3")
def test_suspending_is_possible_only_when_the_card_could_be_cast(table: Table) -> None:
    table.hand(ANN, "Search for Tomorrow", SHOCK)
    table.mana(ANN, "{G}{R}")
    assert any("suspend" in action.casefold() for action in table.actions(ANN))
    table.cast(ANN, "Small Shock", targets=[BOB], free_mana=False)
    assert not any("suspend" in action.casefold() for action in table.actions(ANN)), "the stack is not empty"
    table.resolve()
    table.do(ANN, "suspend")
    assert (table.exile(ANN), table.stack, table.has_priority) == (["Search for Tomorrow"], [], ANN)
    assert table.find("Search for Tomorrow").counter("time") == 2


@pytest.mark.rule("116.1", "702.61a", "702.61b")
def test_special_actions_and_mana_abilities_are_possible_under_split_second(table: Table) -> None:
    table.battlefield(BOB, "Battering Craghorn", face_down=True)
    table.battlefield(BOB, "Forest")
    table.hand(BOB, SHOCK)
    table.mana(BOB, "{1}{R}{R}")
    table.hand(ANN, "Angel's Grace")
    table.cast(ANN, "Angel's Grace")
    assert table.why_not_cast(BOB, "Small Shock") == "A spell with split second is on the stack."
    table.tap_for_mana(BOB, "Forest")
    table.do(BOB, "face up")
    assert not table.find("Battering Craghorn").face_down
