"""Vanguards from Mayael to Rumbling Slum: what makes each of them that card."""

from __future__ import annotations

import pytest

from planechase.rules.events.actions import TokensCreated
from planechase.rules.events.damage import DamageDealt
from planechase.rules.events.events import LifeLoss
from planechase.testing import ANN, BOB, CAT, Table
from planechase.words.card import INSTANT_CARD, LAND_CARD, activated
from planechase.words.card import card as a_card
from planechase.words.effects.tokens import AddColorOf, add
from planechase.words.effects.turns import WinGame
from planechase.words.filters import LAND, YOURS

BARE_ROCK = a_card("Bare Rock", None, LAND_CARD, activated("{T}", add("{C}{C}")))
POOL_OF_LIGHT = a_card("Pool of Light", None, LAND_CARD, activated("{T}", AddColorOf(LAND & YOURS)))
TRIUMPH = a_card("Triumph", "{U}", INSTANT_CARD, WinGame())


@pytest.fixture
def table() -> Table:
    return Table(free_mana=True)


# ---------------------------------------------------------------------- Mayael


@pytest.mark.rule("313.4", "701.20a")
def test_mayael_takes_great_creatures_from_the_top(table: Table) -> None:
    table.vanguard(ANN, "Mayael the Anima Avatar")
    table.library(ANN, "Alpha Tyrranax")
    table.begin("upkeep", of=ANN)
    table.resolve()
    assert table.hand(ANN) == ["Alpha Tyrranax"]


@pytest.mark.parametrize(("top", "down"), [("Grizzly Bears", True), ("Grizzly Bears", False), ("Sol Ring", True)])
def test_mayael_may_put_anything_else_on_the_bottom(table: Table, top: str, down: bool) -> None:
    table.vanguard(ANN, "Mayael the Anima Avatar")
    table.library(ANN, top)
    table.will(ANN, down, about="Mayael")
    table.begin("upkeep", of=ANN)
    table.resolve()
    assert table.hand(ANN) == []
    assert table.library(ANN)[-1 if down else 0] == top


def test_mayael_sleeps_in_other_upkeeps(table: Table) -> None:
    table.vanguard(ANN, "Mayael the Anima Avatar")
    table.begin("upkeep", of=BOB)
    assert table.stack == []


# ---------------------------------------------------------------------- Mirri, Mirri the Cursed


@pytest.mark.rule("106.12b")
def test_with_mirri_basic_lands_make_any_color_and_nothing_else_does() -> None:
    table = Table()
    table.vanguard(ANN, "Mirri")
    table.lands(ANN, "Forest")
    assert table.tap_for_mana(ANN, "Forest", choose=["{U}"]) == "{U}"
    table.battlefield(ANN, "Llanowar Elves", BARE_ROCK)
    assert table.tap_for_mana(ANN, "Llanowar Elves") == "{U}{G}"
    assert table.tap_for_mana(ANN, "Bare Rock") == "{U}{G}{C}{C}"
    table.lands(BOB, "Forest")
    assert table.tap_for_mana(BOB, "Forest") == "{G}"


@pytest.mark.rule("106.12b", "601.2g")
def test_mirri_pays_for_spells_of_any_color() -> None:
    table = Table()
    table.vanguard(ANN, "Mirri")
    table.lands(ANN, "Swamp", 2)
    table.hand(ANN, "White Knight")
    table.cast(ANN, "White Knight")
    table.resolve()
    assert table.on_battlefield("White Knight", ANN)


@pytest.mark.rule("106.7")
def test_what_a_land_could_produce_counts_mirri_in() -> None:
    table = Table()
    table.vanguard(ANN, "Mirri")
    table.battlefield(ANN, "Swamp", POOL_OF_LIGHT)
    assert table.tap_for_mana(ANN, "Pool of Light", choose=["{R}"]) == "{R}"


@pytest.mark.rule("602.5a")
def test_mirris_creatures_feed_on_each_other(table: Table) -> None:
    table.vanguard(ANN, "Mirri the Cursed Avatar")
    assert not table.can_activate(ANN, table.enters(ANN, "White Knight")), "it came this turn"
    bears = table.battlefield(ANN, "Grizzly Bears")
    elves = table.battlefield(BOB, "Llanowar Elves")
    with table.refuses("not a legal target"):
        table.activate(ANN, bears, targets=[bears])
    table.activate(ANN, bears, targets=[elves])
    table.resolve()
    assert (table.battlefield(BOB), bears.power, bears.tapped) == ([], 3, True)


# ---------------------------------------------------------------------- Mirror Entity


@pytest.mark.rule("613.4b", "611.2c")
def test_mirror_entity_resizes_creatures_of_the_chosen_type(table: Table) -> None:
    mirror = table.vanguard(ANN, "Mirror Entity Avatar")
    bears, elves = table.battlefield(ANN, "Grizzly Bears", "Llanowar Elves")
    theirs = table.battlefield(BOB, "Grizzly Bears")
    table.activate(ANN, mirror, x=4)
    table.will(ANN, "Bear", about="creature type")
    table.resolve()
    assert [(one.power, one.toughness) for one in (bears, elves, theirs)] == [(4, 4), (1, 1), (2, 2)]
    assert (bears.is_a("Goblin"), elves.is_a("Goblin")) == (True, False)
    table.next_turn()
    assert (bears.power, bears.is_a("Goblin")) == (2, False)


# ---------------------------------------------------------------------- Mishra


@pytest.mark.rule("614.1a")
def test_mishras_creatures_deal_double_damage(table: Table) -> None:
    table.vanguard(ANN, "Mishra")
    bears, wall = table.battlefield(ANN, "Grizzly Bears"), table.battlefield(BOB, "Wall of Blossoms")
    table.attack(ANN, {bears: BOB})
    table.block(BOB, {wall: bears})
    table.combat_damage()
    assert table.battlefield(BOB) == []
    table.hand(ANN, "Lightning Bolt")
    table.cast(ANN, "Lightning Bolt", targets=[BOB])
    table.resolve()
    assert table.life(BOB) == 17, "an instant is no creature"


# ---------------------------------------------------------------------- Momir Vig


@pytest.mark.rule("707.2", "111.1")
def test_momir_makes_a_random_creature_of_the_right_size(table: Table) -> None:
    momir = table.vanguard(ANN, "Momir Vig, Simic Visionary Avatar")
    table.pool("Grizzly Bears", "Dauthi Slayer", "Llanowar Elves", "Sol Ring")
    table.hand(ANN, "Forest")
    table.force_dice(2)
    table.activate(ANN, momir, x=2)
    assert table.graveyard(ANN) == ["Forest"]
    table.resolve()
    slayer = table.find("Dauthi Slayer")
    assert (table.battlefield(ANN), slayer.is_token, slayer.has("shadow")) == (["Dauthi Slayer"], True, True)


def test_momir_makes_nothing_where_there_is_no_such_creature(table: Table) -> None:
    momir = table.vanguard(ANN, "Momir Vig, Simic Visionary Avatar")
    table.pool("Grizzly Bears")
    table.hand(ANN, "Forest")
    table.activate(ANN, momir, x=7)
    table.resolve()
    assert table.battlefield(ANN) == []


@pytest.mark.rule("602.5d")
def test_momir_works_once_each_turn_and_only_as_a_sorcery(table: Table) -> None:
    momir = table.vanguard(ANN, "Momir Vig, Simic Visionary Avatar")
    table.hand(ANN, "Forest", "Forest", "Forest")
    assert table.can_activate(ANN, momir)
    table.activate(ANN, momir, x=0, choose=["Forest"])
    table.resolve()
    assert "again this turn" in str(table.why_not_activate(ANN, momir))
    table.begin("upkeep", of=ANN)
    assert "main phase" in str(table.why_not_activate(ANN, momir))


# ---------------------------------------------------------------------- Morinfen, Multani


@pytest.mark.rule("902.4")
def test_morinfen_lends_life_and_takes_it_back(table: Table) -> None:
    table.vanguard(ANN, "Morinfen Avatar")
    assert table.life(ANN) == 50
    table.lands(ANN, "Swamp", 3)
    table.lands(BOB, "Swamp", 3)
    table.battlefield(ANN, "Grizzly Bears")
    table.begin("upkeep", of=ANN)
    table.resolve()
    assert table.life(ANN) == 46
    assert [e.amount for e in table.happened(LifeLoss)] == [4]


@pytest.mark.rule("611.3a")
def test_multanis_creatures_are_as_strong_as_the_hand_is_full(table: Table) -> None:
    table.vanguard(ANN, "Multani")
    bears, theirs = table.battlefield(ANN, "Grizzly Bears"), table.battlefield(BOB, "Grizzly Bears")
    assert bears.power == 2
    table.hand(ANN, "Forest", "Lightning Bolt", "Forest")
    assert (bears.power, bears.toughness, theirs.power) == (5, 2, 2)
    table.cast(ANN, "Lightning Bolt", targets=[BOB])
    assert bears.power == 4


# ---------------------------------------------------------------------- Murderous Redcap


@pytest.mark.rule("603.6a")
def test_redcap_hurts_when_a_creature_enters_with_counters(table: Table) -> None:
    table.vanguard(ANN, "Murderous Redcap Avatar")
    table.will(ANN, BOB, True, about="Murderous Redcap")
    table.hand(ANN, "Ivy Elemental")
    table.cast(ANN, "Ivy Elemental", x=3)
    table.resolve_all()
    assert table.life(BOB) == 17
    table.enters(ANN, "Grizzly Bears")
    table.enters(BOB, "Fertilid")
    assert table.stack == [], "no counter, or not yours"


@pytest.mark.rule("608.2h")
def test_redcap_remembers_how_strong_the_creature_was(table: Table) -> None:
    table.vanguard(ANN, "Murderous Redcap Avatar")
    table.will(ANN, BOB, True, about="Murderous Redcap")
    fertilid = table.enters(ANN, "Fertilid")
    table.hand(BOB, "Lightning Bolt")
    table.cast(BOB, "Lightning Bolt", targets=[fertilid])
    table.resolve_all()
    assert (table.battlefield(ANN), table.life(BOB)) == ([], 18)


# ---------------------------------------------------------------------- Necropotence


@pytest.mark.rule("614.10", "504.1")
def test_necropotence_skips_the_draw_and_draws_more_each_turn(table: Table) -> None:
    necropotence = table.vanguard(ANN, "Necropotence Avatar")
    table.go_to("end step", of=ANN)
    table.resolve()
    assert (necropotence.counter("death"), len(table.hand(ANN)), table.life(ANN)) == (1, 1, 23)
    table.go_to("end step", of=ANN)
    assert len(table.hand(ANN)) == 1, "there was no draw step"
    table.resolve()
    assert (necropotence.counter("death"), len(table.hand(ANN)), table.life(ANN)) == (2, 3, 21)


@pytest.mark.rule("603.4")
def test_necropotence_waits_for_the_second_turn_of_the_game(table: Table) -> None:
    table.vanguard(ANN, "Necropotence Avatar")
    table.turn(ANN, number=1)
    table.go_to("end step", of=ANN)
    assert table.stack == []


# ---------------------------------------------------------------------- Nekrataal


@pytest.mark.rule("118.7", "601.2f")
@pytest.mark.parametrize(
    ("spell", "lands", "enough"),
    [
        ("Withered Wretch", ["Swamp"], True),  # {B}{B}
        ("Dregscape Zombie", ["Forest"], True),  # {1}{B}
        ("Grizzly Bears", ["Forest"], False),  # {1}{G}: generic mana is not reduced
        ("Dauthi Slayer", ["Forest"], False),
    ],
)
def test_nekrataal_saves_black_mana_only(spell: str, lands: list[str], enough: bool) -> None:
    table = Table()
    table.vanguard(ANN, "Nekrataal Avatar")
    table.battlefield(ANN, *lands)
    table.hand(ANN, spell)
    assert table.can_cast(ANN, spell) is enough


def test_nekrataal_helps_neither_opponents_nor_other_spells() -> None:
    table = Table()
    table.vanguard(ANN, "Nekrataal Avatar")
    table.lands(ANN, "Swamp", 2)
    table.hand(ANN, "Syphon Soul")
    assert not table.can_cast(ANN, "Syphon Soul")
    table.lands(BOB, "Swamp")
    table.hand(BOB, "Withered Wretch")
    table.turn(BOB)
    assert not table.can_cast(BOB, "Withered Wretch")


# ---------------------------------------------------------------------- Oni, Oracle


@pytest.mark.rule("702.10b")
def test_oni_of_wild_places_hurries_and_recalls(table: Table) -> None:
    table.vanguard(ANN, "Oni of Wild Places Avatar")
    bears = table.enters(ANN, "Grizzly Bears")
    table.attack(ANN, {bears: BOB})
    table.combat_damage()
    assert table.life(BOB) == 18
    table.battlefield(ANN, "Llanowar Elves")
    table.begin("upkeep", of=ANN)
    table.will(ANN, "Llanowar Elves")
    table.resolve()
    assert (table.hand(ANN), table.battlefield(ANN)) == (["Llanowar Elves"], ["Grizzly Bears"])


@pytest.mark.rule("506.4")
def test_oracle_takes_attackers_out_of_combat(table: Table) -> None:
    oracle = table.vanguard(ANN, "Oracle")
    bears, elves, knight = table.battlefield(ANN, "Grizzly Bears", "Llanowar Elves", "White Knight")
    table.attack(ANN, {bears: BOB, knight: BOB})
    with table.refuses("not a legal target"):
        table.activate(ANN, oracle, targets=[elves])
    table.activate(ANN, oracle, targets=[bears])
    table.resolve()
    assert (bears.tapped, bears.attacking) == (False, None)
    table.combat_damage()
    assert table.life(BOB) == 18


# ---------------------------------------------------------------------- Orcish Squatters, Orim


@pytest.mark.rule("605.5a", "505.1")
def test_orcish_squatters_use_the_stack_and_count_an_opponents_lands() -> None:
    table = Table(players=3)
    table.vanguard(ANN, "Orcish Squatters Avatar")
    table.lands(BOB, "Forest", 2)
    table.lands(CAT, "Island", 3)
    table.will(ANN, CAT, about="Orcish Squatters")
    table.begin("precombat main", of=ANN)
    assert (table.stack, table.mana(ANN)) == (["Orcish Squatters Avatar"], "")
    table.resolve()
    assert table.mana(ANN) == "{C}{C}{C}"
    table.begin("postcombat main", of=ANN)
    assert table.stack == []


@pytest.mark.rule("702.17b")
def test_orims_creatures_block_flyers(table: Table) -> None:
    table.vanguard(BOB, "Orim")
    angel, bears = table.battlefield(ANN, "Serra Angel"), table.battlefield(BOB, "Grizzly Bears")
    table.attack(ANN, {angel: BOB})
    table.block(BOB, {bears: angel})
    assert (bears.has("reach"), angel.has("reach")) == (True, False)


# ---------------------------------------------------------------------- Peacekeeper


@pytest.mark.rule("707.2")
def test_peacekeeper_arrests_a_random_creature_of_each_opponent() -> None:
    table = Table(players=3, free_mana=True)
    peacekeeper = table.vanguard(ANN, "Peacekeeper Avatar")
    table.battlefield(ANN, "Grizzly Bears")
    elves, angel = table.battlefield(BOB, "Llanowar Elves", "Serra Angel")
    table.force_dice(2)
    table.activate(ANN, peacekeeper)
    table.resolve()
    arrests = table.find_all("Arrest")
    assert [(one.attached_to, one.controller, one.is_token) for one in arrests] == [(angel, ANN, True)]
    table.turn(BOB)
    assert (table.can_attack(angel), table.can_attack(elves)) == (False, True)


@pytest.mark.rule("303.4i")
def test_what_cannot_be_arrested_is_not(table: Table) -> None:
    peacekeeper = table.vanguard(ANN, "Peacekeeper Avatar")
    table.will(BOB, "white", about="color")
    voice = table.enters(BOB, "Voice of All")
    table.activate(ANN, peacekeeper)
    table.resolve()
    assert (table.find_all("Arrest"), voice.attachments, table.happened(TokensCreated)) == ([], [], [])


def test_arrest_stops_creatures_and_their_abilities(table: Table) -> None:
    elves = table.battlefield(BOB, "Llanowar Elves")
    table.hand(ANN, "Arrest")
    table.cast(ANN, "Arrest", targets=[elves])
    table.resolve()
    table.turn(BOB)
    assert not table.can_attack(elves)
    with table.refuses("forbids"):
        table.tap_for_mana(BOB, elves)


# ---------------------------------------------------------------------- Phage


@pytest.mark.rule("603.7b", "119.4")
def test_phage_destroys_whatever_touches_her_this_turn(table: Table) -> None:
    phage = table.vanguard(ANN, "Phage the Untouchable Avatar")
    table.turn(BOB)
    bears, elves = table.battlefield(BOB, "Grizzly Bears", "Llanowar Elves")
    table.activate(ANN, phage, 0)
    table.resolve()
    assert table.life(ANN) == 14
    table.attack(BOB, {bears: ANN, elves: ANN})
    table.combat_damage()
    table.resolve_all()
    assert (table.battlefield(BOB), table.life(ANN)) == ([], 11)
    assert table.state.delayed
    table.next_turn()
    assert not table.state.delayed


@pytest.mark.rule("603.7c")
def test_phage_makes_the_touch_of_one_creature_deadly(table: Table) -> None:
    phage = table.vanguard(ANN, "Phage the Untouchable Avatar")
    elves, bears = table.battlefield(ANN, "Llanowar Elves", "Grizzly Bears")
    wall, other = table.battlefield(BOB, "Wall of Blossoms", "Wall of Frost")
    with table.refuses("not a legal target"):
        table.activate(ANN, phage, 1, targets=[wall])
    table.activate(ANN, phage, 1, targets=[elves])
    table.resolve()
    table.attack(ANN, {elves: BOB, bears: BOB})
    table.block(BOB, {wall: elves, other: bears})
    table.combat_damage()
    table.resolve_all()
    assert (table.battlefield(BOB), elves.zone) == (["Wall of Frost"], "battlefield")


# ---------------------------------------------------------------------- Platinum Angel


@pytest.mark.rule("104.3b", "101.2")
def test_platinum_angel_keeps_you_in_the_game_with_one_of_each(table: Table) -> None:
    table.vanguard(ANN, "Platinum Angel Avatar")
    ring = table.battlefield(ANN, "Sol Ring")
    table.battlefield(ANN, "Grizzly Bears", "Sigil of the Empty Throne", "Forest")
    table.life(ANN, 0)
    table.hand(BOB, TRIUMPH)
    table.cast(BOB, "Triumph")
    table.resolve()
    assert table.result is None
    table.remove(ring)
    table.next_step()
    assert table.winner == BOB


def test_one_permanent_may_be_two_of_what_platinum_angel_wants(table: Table) -> None:
    table.vanguard(ANN, "Platinum Angel Avatar")
    table.battlefield(ANN, "Metallic Sliver", "Sigil of the Empty Throne", "Forest")
    table.life(ANN, 0)
    table.next_step()
    assert table.result is None


# ---------------------------------------------------------------------- Prodigal Sorcerer, Raksha


@pytest.mark.rule("701.20e")
@pytest.mark.parametrize("away", [True, False])
def test_prodigal_sorcerer_may_bin_the_top_card_that_only_you_see(table: Table, away: bool) -> None:
    table.vanguard(ANN, "Prodigal Sorcerer Avatar")
    table.library(ANN, "Sol Ring")
    table.begin("upkeep", of=ANN)
    table.resolve(pause=True)
    assert table.view(ANN)["players"][ANN]["known_library"]["0"]["name"] == "Sol Ring"
    assert table.view(BOB)["players"][ANN]["known_library"] == {}
    table.answer(ANN, away)
    assert table.graveyard(ANN) == (["Sol Ring"] if away else [])


@pytest.mark.rule("301.5", "702.7b")
def test_raksha_arms_the_equipped(table: Table) -> None:
    table.vanguard(ANN, "Raksha Golden Cub Avatar")
    bears, elves = table.battlefield(ANN, "Grizzly Bears", "Llanowar Elves")
    table.battlefield(ANN, "Whispersilk Cloak", attached_to=bears)
    table.battlefield(ANN, "Rancor", attached_to=elves)
    assert (bears.power, bears.toughness, bears.has("first strike")) == (3, 3, True)
    assert (elves.power, elves.toughness, elves.has("first strike")) == (3, 2, False)


# ---------------------------------------------------------------------- Reaper King, Rith


@pytest.mark.rule("105.2")
@pytest.mark.parametrize(
    ("name", "size"), [("Grizzly Bears", (3, 3)), ("Cerodon Yearling", (4, 4)), ("Fusion Elemental", (13, 13)),
                       ("Metallic Sliver", (1, 1))],
)  # fmt: skip
def test_reaper_king_likes_colors(table: Table, name: str, size: tuple[int, int]) -> None:
    table.vanguard(ANN, "Reaper King Avatar")
    creature, theirs = table.battlefield(ANN, name), table.battlefield(BOB, "Grizzly Bears")
    assert (creature.power, creature.toughness) == size
    assert theirs.power == 2


@pytest.mark.rule("118.12", "603.2")
@pytest.mark.parametrize("pays", [True, False])
def test_rith_sells_dragons(table: Table, pays: bool) -> None:
    table.vanguard(ANN, "Rith, the Awakener Avatar")
    bears = table.battlefield(ANN, "Grizzly Bears")
    table.lands(ANN, "Forest", 5)
    table.attack(ANN, {bears: BOB})
    table.combat_damage()
    table.will(ANN, pays, about="Rith")
    table.resolve()
    assert ("Dragon Token" in table.battlefield(ANN)) is pays
    if pays:
        dragon = table.find("Dragon Token")
        assert (dragon.power, dragon.toughness, dragon.colors, dragon.has("flying")) == (5, 5, "R", True)
        assert table.find_all("Forest", zone="battlefield")[0].tapped


# ---------------------------------------------------------------------- Rofellos, Royal Assassin, Rumbling Slum


@pytest.mark.rule("700.4")
def test_rofellos_draws_for_each_creature_of_yours_that_dies(table: Table) -> None:
    table.vanguard(ANN, "Rofellos")
    mine, theirs = table.battlefield(ANN, "Grizzly Bears"), table.battlefield(BOB, "Grizzly Bears")
    table.attack(ANN, {mine: BOB})
    table.block(BOB, {theirs: mine})
    table.combat_damage()
    assert table.stack == ["Rofellos"]
    table.resolve()
    assert len(table.hand(ANN)) == 1


def test_royal_assassin_trades_life_for_cards(table: Table) -> None:
    table.vanguard(ANN, "Royal Assassin Avatar")
    table.begin("upkeep", of=ANN)
    table.resolve()
    assert (len(table.hand(ANN)), table.life(ANN)) == (1, 19)


@pytest.mark.rule("113.7", "120.1")
def test_rumbling_slum_deals_damage_from_the_command_zone() -> None:
    table = Table(players=3)
    slum = table.vanguard(ANN, "Rumbling Slum Avatar")
    table.begin("upkeep", of=ANN)
    table.resolve()
    assert [table.life(seat) for seat in (ANN, BOB, CAT)] == [21, 19, 19]
    assert [e.source for e in table.happened(DamageDealt)] == [slum.id, slum.id]
