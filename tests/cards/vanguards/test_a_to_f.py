"""Vanguards from Akroma to Figure of Destiny, each by what makes it that card."""

from __future__ import annotations

import pytest

from planechase.rules.turns.priority import PlayAsLand, Priority
from planechase.testing import ANN, BOB, CAT, Table
from planechase.words.card import artifact_creature, card, creature

YETI = card("Yeti", None, creature("Yeti", 2, 2))


def lead(name: str, players: int = 2, *, free_mana: bool = True) -> Table:
    """A table at which Ann plays a role."""
    table = Table(players=players, free_mana=free_mana)
    table.vanguard(ANN, name)
    return table


def played_as_lands(table: Table) -> list[int]:
    """The cards that whoever has priority may play as lands."""
    decision = table.decision
    assert isinstance(decision, Priority)
    return [option.card for option in decision.options if isinstance(option, PlayAsLand)]


# ---------------------------------------------------------------------- numbers, keywords and colours by chance


@pytest.mark.rule("603.6a", "613.1f")
@pytest.mark.parametrize(("dice", "gained"), [((1, 1), {"flying", "first strike"}), ((4, 6), {"haste", "vigilance"})])
def test_akroma_gives_a_creature_that_enters_two_different_abilities(dice: tuple[int, ...], gained: set[str]) -> None:
    table = lead("Akroma, Angel of Wrath Avatar")
    bears = table.enters(ANN, "Grizzly Bears")
    theirs = table.enters(BOB, "Grizzly Bears")
    table.force_dice(*dice)
    table.resolve_all()
    assert set(bears.keywords) == gained
    assert not theirs.keywords
    table.next_turn()
    assert set(bears.keywords) == gained, "for as long as it is there"


@pytest.mark.rule("702.16b")
def test_akroma_may_give_protection_from_two_colours() -> None:
    table = lead("Akroma, Angel of Wrath Avatar")
    bears = table.enters(ANN, "Grizzly Bears")
    table.force_dice(5, 5)
    table.resolve()
    table.hand(BOB, "Lightning Bolt")
    with table.refuses("not a legal target"):
        table.cast(BOB, "Lightning Bolt", targets=[bears])


@pytest.mark.rule("107.3a", "118.3", "601.2b")
def test_arcanis_returns_a_creature_that_costs_exactly_x() -> None:
    table = lead("Arcanis, the Omnipotent Avatar", free_mana=False)
    table.lands(ANN, "Forest", 5)
    assert not table.can_activate(ANN, "Arcanis, the Omnipotent Avatar")
    bears, tyrannax = table.battlefield(ANN, "Grizzly Bears", "Alpha Tyrranax")
    with table.refuses("Choose X"):
        table.activate(ANN, "Arcanis, the Omnipotent Avatar", x=3)
    table.activate(ANN, "Arcanis, the Omnipotent Avatar", x=2)
    assert table.hand(ANN) == ["Grizzly Bears"]
    assert tyrannax.exists, "for which there is not enough mana"
    assert not bears.exists
    table.force_dice(3)
    table.resolve()
    assert len(table.hand(ANN)) == 3


def test_arcanis_draws_nothing_where_chance_says_so() -> None:
    table = lead("Arcanis, the Omnipotent Avatar")
    table.battlefield(ANN, "Grizzly Bears")
    table.activate(ANN, "Arcanis, the Omnipotent Avatar", x=2)
    table.force_dice(1)
    table.resolve()
    assert table.hand(ANN) == ["Grizzly Bears"]


@pytest.mark.rule("107.3a")
def test_arcanis_does_not_take_x_for_nothing() -> None:
    table = lead("Arcanis, the Omnipotent Avatar")
    table.battlefield(ANN, "Grizzly Bears", token=True)
    table.battlefield(ANN, card("Nothing at All", "{0}", artifact_creature("Construct", 1, 1)))
    with table.refuses("cannot be paid"):
        table.activate(ANN, "Arcanis, the Omnipotent Avatar", x=0)


@pytest.mark.rule("702.16")
def test_eight_and_a_half_tails_protects_from_a_colour_that_is_missing() -> None:
    table = lead("Eight-and-a-Half-Tails Avatar")
    knight = table.battlefield(ANN, "White Knight")
    table.force_dice(3)
    table.activate(ANN, "Eight-and-a-Half-Tails Avatar", targets=[knight])
    table.resolve()
    table.hand(BOB, "Lightning Bolt")
    with table.refuses("not a legal target"):
        table.cast(BOB, "Lightning Bolt", targets=[knight])
    table.next_turn()
    table.cast(BOB, "Lightning Bolt", targets=[knight])


def test_eight_and_a_half_tails_finds_a_new_colour_five_times_and_then_none() -> None:
    table = lead("Eight-and-a-Half-Tails Avatar")
    forest = table.battlefield(ANN, "Forest")
    for count in (1, 2, 3, 4, 5, 5):
        table.activate(ANN, "Eight-and-a-Half-Tails Avatar", targets=[forest])
        table.resolve()
        gained = {ability for ability in forest.characteristics.abilities if "Protection" in repr(ability)}
        assert len(gained) == count


# ---------------------------------------------------------------------- counters and damage


@pytest.mark.rule("603.3b", "122.6")
def test_arcbound_overseer_offers_two_kinds_of_counters_each_upkeep() -> None:
    table = lead("Arcbound Overseer Avatar")
    bears, ring = table.battlefield(ANN, "Grizzly Bears", "Sol Ring")
    table.will(ANN, ["Arcbound Overseer Avatar"] * 2, about="triggers")
    table.will(ANN, bears, about="target")
    table.will(ANN, ring, about="target")
    table.always(ANN, True, about="may")
    table.begin("upkeep", of=ANN)
    table.resolve_all()
    assert (bears.counter("+1/+1"), ring.counter("charge")) == (1, 1)
    table.begin("upkeep", of=BOB)
    assert table.stack == []


@pytest.mark.rule("120.3a", "313.4")
def test_ashling_the_pilgrim_burns_everything_and_everybody() -> None:
    table = lead("Ashling the Pilgrim Avatar", players=3)
    mine, theirs = table.battlefield(ANN, "Grizzly Bears"), table.battlefield(BOB, "Llanowar Elves")
    table.activate(ANN, "Ashling the Pilgrim Avatar")
    table.resolve()
    assert [table.life(player) for player in (ANN, BOB, CAT)] == [25, 19, 19]
    assert mine.damage == 1
    assert not theirs.exists


@pytest.mark.rule("602.5b")
def test_ashling_the_extinguisher_destroys_everything_but_lands_once_in_a_game() -> None:
    name = "Ashling, the Extinguisher Avatar"
    table = lead(name)
    table.battlefield(ANN, "Forest", "Grizzly Bears")
    table.battlefield(BOB, "Swamp", "Sol Ring")
    table.turn(BOB)
    assert "cannot be activated now" in (table.why_not_activate(ANN, name) or "")
    table.turn(ANN)
    table.activate(ANN, name)
    table.resolve()
    assert (table.battlefield(ANN), table.battlefield(BOB)) == (["Forest"], ["Swamp"])
    assert "before" in (table.why_not_activate(ANN, name) or "")
    table.next_turn()
    table.next_turn()
    assert table.active_player == ANN
    assert "before" in (table.why_not_activate(ANN, name) or "")


@pytest.mark.rule("120.1")
def test_ashnod_destroys_whatever_creature_hurts_its_player() -> None:
    table = lead("Ashnod", players=3)
    bears = table.battlefield(BOB, "Grizzly Bears")
    table.turn(BOB)
    table.attack(BOB, {"Grizzly Bears": CAT})
    table.combat_damage()
    assert table.stack == []
    table.turn(BOB, "beginning of combat")
    table.untap(bears)
    table.attack(BOB, {"Grizzly Bears": ANN})
    table.combat_damage()
    table.resolve()
    assert not bears.exists
    assert table.life(ANN) == 10


def test_ashnod_does_not_mind_damage_from_spells() -> None:
    table = lead("Ashnod")
    table.hand(BOB, "Lightning Bolt")
    table.cast(BOB, "Lightning Bolt", targets=[ANN])
    table.resolve()
    assert table.stack == []


@pytest.mark.rule("701.21a", "118.3")
def test_barrin_sacrifices_any_permanent_to_return_a_creature() -> None:
    table = lead("Barrin")
    bears = table.battlefield(BOB, "Grizzly Bears")
    assert not table.can_activate(ANN, "Barrin"), "there is nothing to sacrifice"
    table.battlefield(ANN, "Forest")
    table.activate(ANN, "Barrin", targets=[bears])
    table.resolve()
    assert (table.graveyard(ANN), table.hand(BOB)) == (["Forest"], ["Grizzly Bears"])


@pytest.mark.rule("605.1a", "613.1f")
def test_birds_of_paradise_lets_lands_make_any_colour() -> None:
    table = lead("Birds of Paradise Avatar", free_mana=False)
    table.lands(ANN, "Forest", 1)
    table.lands(BOB, "Forest", 1)
    table.hand(ANN, "Lightning Bolt")
    table.hand(BOB, "Lightning Bolt")
    assert table.can_cast(ANN, "Lightning Bolt")
    assert not table.can_cast(BOB, "Lightning Bolt")
    table.cast(ANN, "Lightning Bolt", targets=[BOB])


@pytest.mark.rule("107.3a", "601.2b")
def test_bosh_throws_an_artifact_that_costs_exactly_x() -> None:
    table = lead("Bosh, Iron Golem Avatar", free_mana=False)
    table.lands(ANN, "Forest", 3)
    table.battlefield(ANN, "Loxodon Warhammer", "Pithing Needle", "Darksteel Forge")
    with table.refuses("one of 1, 3"):
        table.activate(ANN, "Bosh, Iron Golem Avatar", x=2, targets=[BOB])
    table.activate(ANN, "Bosh, Iron Golem Avatar", x=3, targets=[BOB])
    assert "Loxodon Warhammer" in table.graveyard(ANN)
    table.resolve()
    assert table.life(BOB) == 17


# ---------------------------------------------------------------------- cards, turns and life


@pytest.mark.rule("101.4")
@pytest.mark.parametrize(
    ("number", "card_name", "refused"),
    [(0, "Forest", "Sol Ring"), (1, "Sol Ring", "Sarcomite Myr"), (2, "Sarcomite Myr", "Forest")],
)
def test_braids_lets_everybody_put_something_onto_the_battlefield(number: int, card_name: str, refused: str) -> None:
    table = lead("Braids, Conjurer Adept Avatar")
    table.hand(ANN, card_name, refused)
    table.hand(BOB, card_name, refused)
    table.activate(ANN, "Braids, Conjurer Adept Avatar", number)
    table.will(ANN, [])
    table.will(BOB, card_name)
    table.resolve()
    assert (table.battlefield(ANN), table.battlefield(BOB)) == ([], [card_name])
    assert table.hand(BOB) == [refused]
    assert table.find(card_name, zone="battlefield").tapped is (number == 0)


@pytest.mark.rule("602.5d")
def test_braids_brings_creatures_only_at_the_time_of_a_sorcery() -> None:
    table = lead("Braids, Conjurer Adept Avatar")
    table.lands(ANN, "Forest", 4)
    assert table.can_activate(ANN, "Braids, Conjurer Adept Avatar", 2)
    table.turn(BOB)
    assert table.can_activate(ANN, "Braids, Conjurer Adept Avatar", 0)
    assert not table.can_activate(ANN, "Braids, Conjurer Adept Avatar", 2)


@pytest.mark.rule("614.10a", "402.2")
def test_chronatog_draws_three_cards_for_a_turn() -> None:
    table = lead("Chronatog Avatar")
    table.hand(ANN, *["Forest"] * 6)
    table.activate(ANN, "Chronatog Avatar")
    table.resolve()
    assert len(table.hand(ANN)) == 9
    assert "again this turn" in (table.why_not_activate(ANN, "Chronatog Avatar") or "")
    table.next_turn()
    assert len(table.hand(ANN)) == 9, "without a maximum hand size"
    assert table.active_player == BOB
    table.next_turn()
    assert table.active_player == BOB
    table.next_turn()
    assert table.active_player == ANN


@pytest.mark.rule("120.1", "603.2")
def test_crovax_gains_life_for_damage_to_creatures_and_to_players() -> None:
    table = lead("Crovax")
    table.battlefield(ANN, "Grizzly Bears", "Llanowar Elves")
    table.battlefield(BOB, "Wall of Blossoms")
    table.attack(ANN, {"Grizzly Bears": BOB, "Llanowar Elves": BOB})
    table.block(BOB, {"Wall of Blossoms": "Grizzly Bears"})
    table.combat_damage()
    table.resolve_all()
    assert table.life(ANN) == 22


@pytest.mark.rule("305.1", "305.2", "707.2")
def test_dakkon_plays_a_coloured_card_as_a_basic_land_of_its_colour() -> None:
    table = lead("Dakkon Blackblade Avatar", free_mana=False)
    vanguard = table.find("Dakkon Blackblade Avatar")
    bolt, _, elves = table.hand(ANN, "Lightning Bolt", "Sol Ring", "Llanowar Elves")
    assert played_as_lands(table) == [bolt.id, elves.id], "but nothing colourless"
    table.do(ANN, PlayAsLand(bolt.id, vanguard.id))
    assert table.battlefield(ANN) == ["Mountain"]
    mountain = table.find("Mountain")
    assert (mountain.mana_cost, mountain.supertypes) == (None, ["Basic"])
    assert played_as_lands(table) == [], "one land a turn"
    assert table.tap_for_mana(ANN, "Mountain") == "{R}"
    table.hand(BOB, "Beast Within")
    table.cast(BOB, "Beast Within", targets=[mountain], free_mana=True)
    table.resolve()
    assert table.graveyard(ANN) == ["Lightning Bolt"]


def test_dakkon_leaves_it_to_chance_which_colour_it_is() -> None:
    made = set()
    for face in (1, 2):
        table = lead("Dakkon Blackblade Avatar")
        strix = table.hand(ANN, "Baleful Strix")
        table.force_dice(face)
        table.do(ANN, PlayAsLand(strix.id, table.find("Dakkon Blackblade Avatar").id))
        made.add(table.battlefield(ANN)[0])
    assert made == {"Island", "Swamp"}


# ---------------------------------------------------------------------- keywords and mana


@pytest.mark.rule("702.83a")
def test_dauntless_escort_makes_every_creature_exalt_the_one_that_attacks_alone() -> None:
    table = lead("Dauntless Escort Avatar")
    bears, elves = table.battlefield(ANN, "Grizzly Bears", "Llanowar Elves")
    table.attack(ANN, {bears: BOB})
    table.resolve_all()
    assert (bears.power, bears.toughness, elves.power) == (4, 4, 1)


@pytest.mark.rule("107.4h")
def test_diamond_faerie_wants_mana_from_something_snowy() -> None:
    table = lead("Diamond Faerie Avatar", free_mana=False)
    bears = table.battlefield(ANN, "Grizzly Bears")
    table.lands(ANN, "Forest", 1)
    assert not table.can_activate(ANN, "Diamond Faerie Avatar")
    table.battlefield(ANN, "Ice Tunnel")
    table.activate(ANN, "Diamond Faerie Avatar", targets=[bears])
    table.resolve()
    assert (bears.power, bears.toughness) == (3, 3)


@pytest.mark.rule("614.9")
def test_eladamri_takes_one_damage_for_a_creature_however_long_that_takes() -> None:
    table = lead("Eladamri")
    bears = table.battlefield(ANN, "Grizzly Bears")
    table.activate(ANN, "Eladamri", targets=[bears])
    table.resolve()
    table.next_turn()
    table.hand(BOB, "Lightning Bolt")
    table.cast(BOB, "Lightning Bolt", targets=[bears])
    life = table.life(ANN)
    table.resolve()
    assert table.life(ANN) == life - 1
    assert not bears.exists, "for two damage were dealt to it"


def test_eladamri_can_take_all_of_it() -> None:
    table = lead("Eladamri")
    bears = table.battlefield(ANN, "Grizzly Bears")
    for _ in range(3):
        table.activate(ANN, "Eladamri", targets=[bears])
        table.resolve()
    table.hand(BOB, "Lightning Bolt", "Lightning Bolt")
    table.cast(BOB, "Lightning Bolt", targets=[bears])
    table.resolve()
    assert (bears.damage, table.life(ANN)) == (0, 32)
    table.cast(BOB, "Lightning Bolt", targets=[bears])
    table.resolve()
    assert not bears.exists, "for all of that is used up"


@pytest.mark.rule("505.1", "603.2b")
def test_eladamri_lord_of_leaves_gives_each_player_green_mana() -> None:
    table = lead("Eladamri, Lord of Leaves Avatar", players=3)
    for player in (ANN, BOB, CAT):
        table.begin("precombat main phase", of=player)
        table.resolve()
        assert table.mana(player) == "{G}{G}"
    table.begin("postcombat main phase", of=ANN)
    assert table.stack == []


@pytest.mark.rule("103.6a", "111.1")
def test_elvish_champion_begins_with_an_elf() -> None:
    table = lead("Elvish Champion Avatar")
    table.begin_game()
    elf = table.find("Elf Token")
    assert (elf.power, elf.toughness, elf.controller, elf.colors) == (1, 1, ANN, "G")
    table.next_turn()
    table.next_turn()
    assert table.tap_for_mana(ANN, "Elf Token") == "{G}"


# ---------------------------------------------------------------------- spells


@pytest.mark.rule("608.2g", "601.2")
def test_enigma_sphinx_finds_a_cheaper_coloured_artifact_and_plays_it() -> None:
    table = lead("Enigma Sphinx Avatar")
    table.library(ANN, "Forest", "Baleful Strix", "Sol Ring", "Sludge Strider", only=True)
    table.hand(ANN, "Sarcomite Myr", "Master of Etherium")
    table.cast(ANN, "Sarcomite Myr")
    table.will(ANN, True, about="Cast Baleful Strix")
    table.resolve()
    assert table.stack == ["Sarcomite Myr", "Baleful Strix"]
    assert table.library(ANN) == ["Forest", "Sol Ring", "Sludge Strider"]
    table.resolve_all()
    table.cast(ANN, "Master of Etherium")
    assert table.stack == ["Master of Etherium"], "only the first such spell of a turn"


def test_enigma_sphinx_puts_what_is_not_played_on_the_bottom() -> None:
    table = lead("Enigma Sphinx Avatar")
    table.library(ANN, "Baleful Strix", "Forest", "Swamp", only=True)
    table.hand(ANN, "Sol Ring", "Sarcomite Myr")
    table.cast(ANN, "Sol Ring")
    assert table.stack == ["Sol Ring"], "which has no colour"
    table.resolve()
    table.cast(ANN, "Sarcomite Myr")
    table.will(ANN, False, about="Cast Baleful Strix")
    table.resolve()
    assert table.library(ANN) == ["Forest", "Swamp", "Baleful Strix"]


@pytest.mark.rule("603.2", "111.1")
def test_erhnam_djinn_makes_a_saproling_of_each_creature_spell() -> None:
    table = lead("Erhnam Djinn Avatar")
    table.hand(ANN, "Grizzly Bears", "Sol Ring")
    table.cast(ANN, "Sol Ring")
    assert table.stack == ["Sol Ring"]
    table.resolve()
    table.cast(ANN, "Grizzly Bears")
    table.resolve()
    assert table.battlefield(ANN) == ["Sol Ring", "Saproling Token"]


@pytest.mark.rule("702.11b")
def test_ertai_makes_creatures_hexproof() -> None:
    table = lead("Ertai")
    bears = table.battlefield(ANN, "Grizzly Bears")
    table.hand(ANN, "Lightning Bolt")
    table.hand(BOB, "Lightning Bolt")
    assert table.fork().cast(ANN, "Lightning Bolt", targets=[bears]).targets == [bears]
    with table.refuses("not a legal target"):
        table.cast(BOB, "Lightning Bolt", targets=[bears])


@pytest.mark.rule("118.9", "118.9c")
def test_etched_oracle_pays_all_five_colours_for_any_spell() -> None:
    table = lead("Etched Oracle Avatar", free_mana=False)
    table.battlefield(ANN, "Plains", "Island", "Swamp", "Mountain", "Forest")
    forge = table.hand(ANN, "Darksteel Forge")
    table.cast(ANN, "Darksteel Forge", way="alternative")
    assert table.find("Forest").tapped
    table.resolve()
    assert forge.now.mana_cost == "{9}"


@pytest.mark.rule("118.6a")
def test_etched_oracle_pays_even_for_what_has_no_mana_cost() -> None:
    table = lead("Etched Oracle Avatar")
    table.hand(ANN, YETI)
    table.hand(BOB, YETI)
    table.cast(ANN, "Yeti", way="alternative")
    table.resolve()
    assert table.battlefield(ANN) == ["Yeti"]
    table.turn(BOB)
    assert not table.can_cast(BOB, "Yeti")


@pytest.mark.rule("603.6c")
def test_fallen_angel_drains_an_opponent_for_each_creature_that_dies() -> None:
    table = lead("Fallen Angel Avatar", players=3)
    bears = table.battlefield(ANN, "Grizzly Bears")
    table.hand(BOB, "Lightning Bolt")
    table.cast(BOB, "Lightning Bolt", targets=[bears])
    table.will(ANN, CAT)
    table.resolve_all()
    assert [table.life(player) for player in (ANN, BOB, CAT)] == [16, 20, 19]


@pytest.mark.rule("107.3a", "601.2c")
def test_figure_of_destiny_costs_more_for_each_counter() -> None:
    table = lead("Figure of Destiny Avatar", free_mana=False)
    bears, elves = table.battlefield(ANN, "Grizzly Bears", "Llanowar Elves", summoning_sick=True)
    table.counters(bears, "+1/+1", 2)
    table.lands(ANN, "Forest", 2)
    table.activate(ANN, "Figure of Destiny Avatar", x=1, targets=[elves])
    table.resolve()
    assert elves.counter("+1/+1") == 1
    assert not table.can_activate(ANN, "Figure of Destiny Avatar"), "one mana is no more enough for anything"
    table.lands(ANN, "Forest", 2)
    table.activate(ANN, "Figure of Destiny Avatar", x=3, targets=[bears])
    table.resolve()
    assert bears.counter("+1/+1") == 3
