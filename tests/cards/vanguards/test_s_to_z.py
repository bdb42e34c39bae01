"""Vanguards from Sakashima to Xantcha: what makes each of them that card."""

from __future__ import annotations

import pytest

from planechase import Game
from planechase.cards.pool import card
from planechase.decks import deck
from planechase.rules.events.damage import DamageDealt, Prevented
from planechase.testing import ANN, BOB, CAT, Table
from planechase.variants.vanguard import Vanguard
from planechase.words.card import activated, creature
from planechase.words.card import card as a_card
from planechase.words.effects.damage_effects import damage
from planechase.words.keywords import keyword
from planechase.words.selections import ANY_TARGET

PINGER = a_card("Pinger", "{R}", creature("Human", 1, 1), activated("{T}", damage(1, ANY_TARGET)))


@pytest.fixture
def table() -> Table:
    return Table(free_mana=True)


# ---------------------------------------------------------------------- Sakashima


@pytest.mark.rule("707.9c", "611.2a")
def test_sakashima_copies_everything_but_the_name_for_good(table: Table) -> None:
    sakashima = table.vanguard(ANN, "Sakashima the Impostor Avatar")
    elves, bears = table.battlefield(ANN, "Llanowar Elves", "Grizzly Bears")
    angel = table.battlefield(BOB, "Serra Angel")
    table.activate(ANN, sakashima, targets=[angel])
    table.will(ANN, elves, about="Sakashima")
    table.resolve()
    assert (elves.name, elves.power, elves.has("flying"), elves.is_a("Angel")) == ("Llanowar Elves", 4, True, True)
    assert bears.power == 2
    table.next_turn()
    assert (elves.name, elves.power) == ("Llanowar Elves", 4)


@pytest.mark.rule("707.3")
def test_a_copy_of_sakashimas_copy_has_its_name_too(table: Table) -> None:
    sakashima = table.vanguard(ANN, "Sakashima the Impostor Avatar")
    table.battlefield(ANN, "Llanowar Elves")
    angel = table.battlefield(BOB, "Serra Angel")
    table.activate(ANN, sakashima, targets=[angel])
    table.resolve()
    table.will(ANN, "Llanowar Elves", about="Clone")
    clone = table.enters(ANN, "Clone")
    assert (clone.name, clone.power, clone.has("vigilance")) == ("Llanowar Elves", 4, True)


# ---------------------------------------------------------------------- Selenia, Serra, Serra Angel, Sidar Kondo


@pytest.mark.rule("702.20b")
def test_selenias_creatures_do_not_tap_to_attack(table: Table) -> None:
    table.vanguard(ANN, "Selenia")
    bears = table.battlefield(ANN, "Grizzly Bears")
    table.attack(ANN, {bears: BOB})
    assert not bears.tapped


def test_serra_makes_your_creatures_tough(table: Table) -> None:
    table.vanguard(ANN, "Serra")
    mine, theirs = table.battlefield(ANN, "Grizzly Bears"), table.battlefield(BOB, "Grizzly Bears")
    assert (mine.power, mine.toughness, theirs.toughness) == (2, 4, 2)


@pytest.mark.rule("601.2i")
def test_serra_angel_thanks_for_your_spells(table: Table) -> None:
    table.vanguard(ANN, "Serra Angel Avatar")
    table.hand(ANN, "Lightning Bolt")
    table.hand(BOB, "Lightning Bolt")
    table.cast(ANN, "Lightning Bolt", targets=[BOB])
    assert table.stack == ["Lightning Bolt", "Serra Angel Avatar"]
    table.resolve_all()
    table.cast(BOB, "Lightning Bolt", targets=[ANN])
    table.resolve_all()
    assert table.life(ANN) == 19 + 2 - 3


def test_sidar_kondo_strengthens_any_creature_for_the_turn(table: Table) -> None:
    kondo = table.vanguard(ANN, "Sidar Kondo")
    bears = table.battlefield(BOB, "Grizzly Bears")
    table.activate(ANN, kondo, targets=[bears])
    table.resolve()
    assert (bears.power, bears.toughness) == (5, 5)
    table.next_turn()
    assert (bears.power, bears.toughness) == (2, 2)


# ---------------------------------------------------------------------- Seshiro


@pytest.mark.rule("613.1d", "607.2d")
def test_seshiros_people_are_of_the_chosen_type_everywhere(table: Table) -> None:
    table.vanguard(ANN, "Seshiro the Anointed Avatar")
    bears, ring = table.battlefield(ANN, "Grizzly Bears", "Sol Ring")
    held, theirs = table.hand(ANN, "Llanowar Elves"), table.battlefield(BOB, "Grizzly Bears")
    dead = table.graveyard(ANN, "Gravedigger")
    table.will(ANN, "Zombie", about="creature type")
    table.begin_game()
    assert [one.is_a("Zombie") for one in (bears, held, dead, ring, theirs)] == [True, True, True, False, False]
    assert bears.is_a("Bear")
    spell = table.cast(ANN, held)
    assert spell.is_a("Zombie")


def test_seshiro_asks_after_mulligans_and_before_the_first_turn() -> None:
    vanguards = Vanguard([card("Seshiro the Anointed Avatar"), card("Orim")])
    decks = [deck("Dawn Charge"), deck("Grave Tide")]
    game = Game.new(decks, seed=1, variants=[vanguards], starting_player=1)
    game.answer(False)
    game.answer(False)
    assert game.decision is not None
    assert (game.decision.player, game.decision.why) == (0, "Choose a creature type.")
    assert game.state.turn_number == 0
    game.answer(["Zombie"])
    assert game.state.turn_number == 1


# ---------------------------------------------------------------------- Sisay


@pytest.mark.rule("605.1b", "106.12a")
def test_sisay_doubles_your_lands_mana() -> None:
    table = Table()
    table.vanguard(ANN, "Sisay")
    table.battlefield(ANN, "Forest", "Llanowar Elves")
    assert table.tap_for_mana(ANN, "Forest") == "{G}{G}"
    assert table.tap_for_mana(ANN, "Llanowar Elves") == "{G}{G}{G}"
    table.lands(BOB, "Swamp")
    assert table.tap_for_mana(BOB, "Swamp") == "{B}"


def test_two_lands_pay_four_with_sisay() -> None:
    table = Table()
    table.vanguard(ANN, "Sisay")
    table.lands(ANN, "Forest", 2)
    table.hand(ANN, "Briarhorn")
    assert table.can_cast(ANN, "Briarhorn")


# ---------------------------------------------------------------------- Sisters of Stone Death


@pytest.mark.rule("509.1c")
def test_the_sisters_creatures_must_be_blocked_by_somebody(table: Table) -> None:
    table.vanguard(ANN, "Sisters of Stone Death Avatar")
    bears, elves = table.battlefield(ANN, "Grizzly Bears", "Llanowar Elves")
    wall, other = table.battlefield(BOB, "Wall of Blossoms", "Wall of Frost")
    table.attack(ANN, {bears: BOB, elves: BOB})
    for blocks in ({}, {wall: bears}, {wall: bears, other: bears}):
        with table.refuses("must block, or be blocked"):
            table.block(BOB, blocks)
    table.block(BOB, {wall: elves, other: bears})
    assert (wall.blocking, other.blocking) == ([elves], [bears])


@pytest.mark.rule("509.1c", "509.1b")
def test_one_blocker_blocks_one_of_the_sisters_creatures(table: Table) -> None:
    table.vanguard(ANN, "Sisters of Stone Death Avatar")
    bears, angel = table.battlefield(ANN, "Grizzly Bears", "Serra Angel")
    wall = table.battlefield(BOB, "Wall of Blossoms")
    table.attack(ANN, {bears: BOB, angel: BOB})
    with table.refuses("must block, or be blocked"):
        table.block(BOB, {})
    table.block(BOB, {wall: bears})


@pytest.mark.rule("509.1c", "702.111b")
def test_menace_is_a_restriction_that_the_sisters_cannot_overcome(table: Table) -> None:
    table.vanguard(ANN, "Sisters of Stone Death Avatar")
    whelp, bears = table.battlefield(ANN, "Deranged Whelp", "Grizzly Bears")
    table.battlefield(BOB, "Wall of Blossoms")
    walls = table.battlefield(BOB, "Wall of Frost", "Wall of Blossoms")
    table.attack(ANN, {whelp: BOB, bears: BOB})
    with table.refuses("must block, or be blocked"):
        table.block(BOB, {walls[0]: whelp, walls[1]: whelp})
    third = next(one for one in table.find_all("Wall of Blossoms") if one != walls[1])
    table.block(BOB, {walls[0]: whelp, walls[1]: whelp, third: bears})


def test_many_blockers_find_many_menacing_attackers_soon(table: Table) -> None:
    table.vanguard(ANN, "Sisters of Stone Death Avatar")
    whelps = [table.battlefield(ANN, "Deranged Whelp") for _ in range(6)]
    walls = [table.battlefield(BOB, "Wall of Frost") for _ in range(9)]
    table.attack(ANN, dict.fromkeys(whelps, BOB))
    with table.refuses("must block, or be blocked"):
        table.block(BOB, {walls[n]: whelps[n // 2] for n in range(6)})
    table.block(BOB, {walls[n]: whelps[n // 2] for n in range(8)})


@pytest.mark.rule("509.1g")
def test_the_sisters_turn_blockers_to_stone(table: Table) -> None:
    sisters = table.vanguard(ANN, "Sisters of Stone Death Avatar")
    bears = table.battlefield(ANN, "Grizzly Bears")
    wall, elves = table.battlefield(BOB, "Wall of Blossoms", "Llanowar Elves")
    table.attack(ANN, {bears: BOB})
    table.block(BOB, {wall: bears})
    with table.refuses("not a legal target"):
        table.activate(ANN, sisters, targets=[elves])
    table.activate(ANN, sisters, targets=[wall])
    table.resolve()
    assert table.exile(BOB) == ["Wall of Blossoms"]


# ---------------------------------------------------------------------- the Sliver Queens


@pytest.mark.rule("707.2", "608.2h")
def test_sliver_queen_turns_creature_spells_into_slivers_of_the_same_size(table: Table) -> None:
    table.vanguard(ANN, "Sliver Queen Avatar")
    table.pool("Metallic Sliver", "Sinew Sliver", "Blade Sliver", "Taurean Mauler", "Hissing Iguanar")
    table.hand(ANN, "Hissing Iguanar")
    table.cast(ANN, "Hissing Iguanar")
    table.resolve()
    sliver = table.find("Blade Sliver")
    assert (table.stack, table.exile(ANN), sliver.is_token, sliver.power) == ([], ["Hissing Iguanar"], True, 3)


def test_sliver_queen_leaves_slivers_and_other_spells_alone(table: Table) -> None:
    table.vanguard(ANN, "Sliver Queen Avatar")
    table.hand(ANN, "Metallic Sliver", "Taurean Mauler", "Sol Ring")
    for spell in ("Metallic Sliver", "Taurean Mauler", "Sol Ring"):
        table.cast(ANN, spell)
        assert table.stack == [spell]
        table.resolve()
    table.hand(BOB, "Grizzly Bears")
    table.turn(BOB)
    table.cast(BOB, "Grizzly Bears")
    assert "Sliver Queen Avatar" not in table.stack


@pytest.mark.rule("202.3e")
def test_sliver_queen_counts_the_x_of_a_spell(table: Table) -> None:
    table.vanguard(ANN, "Sliver Queen Avatar")
    table.hand(ANN, "Ivy Elemental")
    table.cast(ANN, "Ivy Elemental", x=3)
    table.resolve()
    assert table.battlefield(ANN) == ["Cleaving Sliver"]


def test_sliver_queen_exiles_even_if_there_is_no_such_sliver(table: Table) -> None:
    table.vanguard(ANN, "Sliver Queen Avatar")
    table.hand(ANN, "Living Hive")
    table.cast(ANN, "Living Hive")
    table.resolve()
    assert (table.exile(ANN), table.battlefield(ANN)) == (["Living Hive"], [])


def test_the_brood_mother_breeds(table: Table) -> None:
    mother = table.vanguard(ANN, "Sliver Queen, Brood Mother")
    table.activate(ANN, mother)
    table.resolve()
    sliver = table.find("Sliver Token")
    assert (sliver.power, sliver.toughness, sliver.colors, sliver.is_a("Sliver")) == (1, 1, "", True)


# ---------------------------------------------------------------------- the Squees


@pytest.mark.rule("402.3")
def test_squee_sees_all_opponents_hands_and_so_does_everybody() -> None:
    table = Table(players=3)
    table.vanguard(ANN, "Squee")
    for player in (ANN, BOB, CAT):
        table.hand(player, "Forest")

    def seen(viewer: int | None) -> list[int]:
        return [len(player["hand"]) for player in table.view(viewer)["players"]]

    assert [seen(ANN), seen(BOB), seen(CAT), seen(None)] == [[1, 1, 1], [0, 1, 1], [0, 1, 1], [0, 1, 1]]


@pytest.mark.rule("615.7")
def test_squee_goblin_nabob_shields_a_creature(table: Table) -> None:
    squee = table.vanguard(ANN, "Squee, Goblin Nabob Avatar")
    bears = table.battlefield(ANN, "Grizzly Bears")
    table.activate(ANN, squee, targets=[bears])
    table.resolve()
    table.hand(BOB, "Lightning Bolt")
    table.cast(BOB, "Lightning Bolt", targets=[bears])
    table.activate(ANN, squee, targets=[bears])
    table.resolve()
    table.resolve()
    assert (bears.zone, bears.damage) == ("battlefield", 1)


# ---------------------------------------------------------------------- Stalking Tiger, Starke


@pytest.mark.rule("118.12")
@pytest.mark.parametrize("pays", [True, False])
def test_stalking_tiger_sells_cards_with_creatures(pays: bool) -> None:
    table = Table()
    table.vanguard(ANN, "Stalking Tiger Avatar")
    table.lands(ANN, "Forest", 3)
    table.hand(ANN, "Grizzly Bears")
    table.cast(ANN, "Grizzly Bears")
    table.will(ANN, pays, about="Stalking Tiger")
    table.resolve()
    assert len(table.hand(ANN)) == int(pays)
    assert [land.tapped for land in table.find_all("Forest", zone="battlefield")].count(False) == 1 - int(pays)


@pytest.mark.rule("504.1")
@pytest.mark.parametrize("draws", [True, False])
def test_starke_draws_a_card_and_puts_one_back(table: Table, draws: bool) -> None:
    table.vanguard(ANN, "Starke")
    table.library(ANN, "Sol Ring", "Grizzly Bears")
    table.begin("draw step", of=ANN)
    assert (table.hand(ANN), table.stack) == (["Sol Ring"], ["Starke"])
    table.will(ANN, draws, *(["Sol Ring"] if draws else []), about="Starke")
    table.resolve()
    assert table.hand(ANN) == (["Grizzly Bears"] if draws else ["Sol Ring"])
    assert (table.library(ANN)[-1] == "Sol Ring") is draws


# ---------------------------------------------------------------------- Stonehewer Giant


@pytest.mark.rule("701.3a")
def test_stonehewer_giant_arms_each_creature_with_something_cheaper(table: Table) -> None:
    table.vanguard(ANN, "Stonehewer Giant Avatar")
    table.pool("Loxodon Warhammer", "Mask of Memory", "Sol Ring", "Grizzly Bears")
    elemental = table.enters(ANN, "Rockslide Elemental")
    table.resolve_all()
    mask = table.find("Mask of Memory")
    assert (mask.attached_to, mask.is_token) == (elemental, True)
    table.enters(ANN, "Grizzly Bears")
    table.resolve_all()
    table.enters(BOB, "Serra Angel")
    assert table.stack == []
    assert len(table.find_all("Mask of Memory")) == 1, "nothing costs less than two"


# ---------------------------------------------------------------------- Stuffy Doll


@pytest.mark.rule("615.5", "609.7a")
def test_stuffy_doll_shares_the_pain(table: Table) -> None:
    doll = table.vanguard(ANN, "Stuffy Doll Avatar")
    table.turn(BOB)
    slum, bears = table.battlefield(BOB, "Rumbling Slum", "Grizzly Bears")
    table.activate(ANN, doll, targets=[BOB])
    table.will(ANN, slum, about="source")
    table.resolve()
    table.attack(BOB, {slum: ANN, bears: ANN})
    table.combat_damage()
    assert (table.life(ANN), table.life(BOB)) == (14 - 2 - 3, 17)
    dealt = [(e.source, e.target, e.amount) for e in table.happened(DamageDealt)]
    assert dealt == [(bears.id, ANN, 2), (doll.id, ANN, 3), (doll.id, BOB, 3)], "right after all other damage"
    assert [e.amount for e in table.happened(Prevented)] == [5]


@pytest.mark.rule("615.6")
def test_stuffy_doll_holds_all_turn_against_one_source(table: Table) -> None:
    doll = table.vanguard(ANN, "Stuffy Doll Avatar")
    pinger = table.battlefield(BOB, PINGER)
    with table.refuses("not a legal target"):
        table.activate(ANN, doll, targets=[ANN])
    table.activate(ANN, doll, targets=[BOB])
    table.will(ANN, pinger, about="source")
    table.resolve()
    for _ in range(2):
        table.activate(BOB, pinger, targets=[ANN])
        table.resolve()
        table.untap(pinger)
    assert (table.life(ANN), table.life(BOB)) == (12, 18)
    assert "again this turn" in str(table.why_not_activate(ANN, doll))
    table.next_turn()
    table.activate(BOB, pinger, targets=[ANN])
    table.resolve()
    assert (table.life(ANN), table.life(BOB)) == (11, 18)


@pytest.mark.rule("609.7a")
def test_a_spell_may_be_the_source_stuffy_doll_waits_for(table: Table) -> None:
    doll = table.vanguard(ANN, "Stuffy Doll Avatar")
    table.hand(BOB, "Lightning Bolt")
    bolt = table.cast(BOB, "Lightning Bolt", targets=[ANN])
    table.activate(ANN, doll, targets=[BOB])
    table.will(ANN, bolt, about="source")
    table.resolve_all()
    assert (table.life(ANN), table.life(BOB)) == (12, 18)


@pytest.mark.rule("609.7a")
def test_stuffy_doll_waits_for_the_permanent_that_a_spell_becomes(table: Table) -> None:
    doll = table.vanguard(ANN, "Stuffy Doll Avatar")
    table.turn(BOB)
    table.hand(BOB, a_card("Sprinter", "{2}", creature("Goblin", 4, 4), keyword("haste")))
    bears = table.battlefield(BOB, "Grizzly Bears")
    spell = table.cast(BOB, "Sprinter")
    table.activate(ANN, doll, targets=[BOB])
    table.will(ANN, spell, about="source")
    table.resolve_all()
    table.attack(BOB, {"Sprinter": ANN, bears: ANN})
    table.combat_damage()
    assert (table.life(ANN), table.life(BOB)) == (14 - 2 - 2, 18)


# ---------------------------------------------------------------------- Tahngarth, Takara, Tawnos


@pytest.mark.rule("702.10b")
def test_tahngarths_creatures_attack_at_once(table: Table) -> None:
    table.vanguard(ANN, "Tahngarth")
    assert table.can_attack(table.enters(ANN, "Grizzly Bears"))


@pytest.mark.rule("118.1", "115.4")
def test_takara_throws_creatures(table: Table) -> None:
    takara = table.vanguard(ANN, "Takara")
    bears = table.battlefield(BOB, "Llanowar Elves")
    assert not table.can_activate(ANN, takara)
    table.battlefield(ANN, "Grizzly Bears")
    table.activate(ANN, takara, targets=[bears])
    assert table.graveyard(ANN) == ["Grizzly Bears"]
    table.resolve()
    assert table.battlefield(BOB) == []


@pytest.mark.rule("601.3b")
@pytest.mark.parametrize(
    ("spell", "possible"),
    [("Sol Ring", True), ("Grizzly Bears", True), ("Sigil of the Empty Throne", True), ("Akroma's Vengeance", False)],
)
def test_tawnos_lends_flash(table: Table, spell: str, possible: bool) -> None:
    table.vanguard(ANN, "Tawnos")
    table.turn(BOB, "end step")
    table.hand(ANN, spell)
    assert table.can_cast(ANN, spell) is possible


# ---------------------------------------------------------------------- Teysa, Titania, Tradewind Rider


@pytest.mark.rule("700.4", "111.1")
def test_teysa_keeps_the_ghosts_of_all_nontoken_creatures(table: Table) -> None:
    table.vanguard(ANN, "Teysa, Orzhov Scion Avatar")
    bears, token = table.battlefield(BOB, "Grizzly Bears"), table.battlefield(BOB, "Llanowar Elves", token=True)
    table.hand(ANN, "Lightning Bolt", "Lightning Bolt")
    for one in (token, bears):
        table.cast(ANN, "Lightning Bolt", targets=[one])
        table.resolve_all()
    spirit = table.find("Spirit Token")
    assert (table.battlefield(ANN), spirit.colors, spirit.has("flying")) == (["Spirit Token"], "W", True)


@pytest.mark.rule("305.2")
def test_titania_lets_you_play_two_lands(table: Table) -> None:
    table.vanguard(ANN, "Titania")
    table.hand(ANN, "Forest", "Forest", "Forest")
    table.play_land(ANN, "Forest")
    table.play_land(ANN, "Forest")
    with table.refuses("No more lands"):
        table.play_land(ANN, "Forest")


@pytest.mark.rule("101.4", "118.12a")
def test_tradewind_rider_returns_something_of_everybody_who_does_not_pay() -> None:
    table = Table(players=3, free_mana=True)
    rider = table.vanguard(ANN, "Tradewind Rider Avatar")
    table.battlefield(ANN, "Grizzly Bears", "Forest")
    table.battlefield(BOB, "Llanowar Elves", "Island")
    table.battlefield(CAT, "Serra Angel")
    table.activate(ANN, rider)
    table.will(ANN, True, about="pay")
    table.will(BOB, False, about="pay")
    table.will(BOB, "Island", about="return")
    table.will(CAT, False, about="pay")
    table.resolve()
    assert [table.life(seat) for seat in (ANN, BOB, CAT)] == [22, 20, 20]
    assert [table.hand(seat) for seat in (ANN, BOB, CAT)] == [[], ["Island"], ["Serra Angel"]]


# ---------------------------------------------------------------------- Two-Headed Giant of Foriys, Urza


@pytest.mark.rule("702.111b", "509.1b")
def test_two_headed_giant_gives_menace_and_a_second_block(table: Table) -> None:
    table.vanguard(ANN, "Two-Headed Giant of Foriys Avatar")
    mine = table.battlefield(ANN, "Wall of Frost")
    bears, elves, angel = table.battlefield(BOB, "Grizzly Bears", "Llanowar Elves", "White Knight")
    table.turn(BOB)
    table.attack(BOB, {bears: ANN, elves: ANN, angel: ANN})
    with table.refuses("that many"):
        table.block(ANN, {mine: [bears, elves, angel]})
    table.block(ANN, {mine: [bears, elves]})
    assert (mine.has("menace"), bears.has("menace")) == (True, False)


def test_urza_shoots(table: Table) -> None:
    urza = table.vanguard(ANN, "Urza")
    table.activate(ANN, urza, targets=[BOB])
    table.activate(ANN, urza, targets=[BOB])
    table.resolve_all()
    assert table.life(BOB) == 18


# ---------------------------------------------------------------------- Vampire Nocturnus


@pytest.mark.rule("401.5", "611.3a")
def test_vampire_nocturnus_thrives_on_black_cards(table: Table) -> None:
    table.vanguard(ANN, "Vampire Nocturnus Avatar")
    wretch, bears = table.battlefield(ANN, "Withered Wretch", "Grizzly Bears")
    table.library(ANN, "Gravedigger", "Forest")
    assert table.view(BOB)["players"][ANN]["known_library"]["0"]["name"] == "Gravedigger"
    assert [(one.power, one.toughness) for one in (wretch, bears)] == [(4, 3), (2, 2)]
    table.begin("draw step", of=ANN)
    assert [(one.power, one.toughness) for one in (wretch, bears)] == [(2, 2), (2, 2)]


# ---------------------------------------------------------------------- Viridian Zealot, Volrath, Xantcha


@pytest.mark.rule("201.2a", "701.23a")
def test_viridian_zealot_finds_the_next_of_the_same_name(table: Table) -> None:
    zealot = table.vanguard(ANN, "Viridian Zealot Avatar")
    table.battlefield(ANN, "Grizzly Bears")
    ring = table.battlefield(BOB, "Sol Ring")
    table.library(ANN, "Forest", "Grizzly Bears", "Llanowar Elves")
    table.activate(ANN, zealot, targets=[ring])
    table.will(ANN, "Grizzly Bears", about="Search")
    table.resolve()
    assert (table.graveyard(BOB), table.hand(ANN), table.graveyard(ANN)) == (
        ["Sol Ring"], ["Grizzly Bears"], ["Grizzly Bears"],
    )  # fmt: skip


@pytest.mark.rule("603.6c")
@pytest.mark.parametrize("back", [True, False])
def test_volrath_may_recycle_your_dead(table: Table, back: bool) -> None:
    table.vanguard(ANN, "Volrath")
    bears = table.battlefield(ANN, "Grizzly Bears")
    table.hand(BOB, "Lightning Bolt")
    table.cast(BOB, "Lightning Bolt", targets=[bears])
    table.resolve()
    table.will(ANN, back, about="Volrath")
    table.resolve()
    assert (table.library(ANN)[0] == "Grizzly Bears") is back
    assert (table.graveyard(ANN) == []) is back


def test_volrath_gets_nothing_of_creatures_that_others_own(table: Table) -> None:
    table.vanguard(ANN, "Volrath")
    bears = table.battlefield(ANN, "Grizzly Bears", owner=BOB)
    table.hand(BOB, "Lightning Bolt")
    table.cast(BOB, "Lightning Bolt", targets=[bears])
    table.resolve()
    assert (table.stack, table.graveyard(BOB)) == ([], ["Lightning Bolt", "Grizzly Bears"])


@pytest.mark.rule("701.19a")
def test_xantcha_saves_creatures_at_the_price_of_permanents(table: Table) -> None:
    xantcha = table.vanguard(ANN, "Xantcha")
    bears = table.battlefield(ANN, "Grizzly Bears")
    table.lands(ANN, "Forest")
    table.hand(BOB, "Lightning Bolt")
    table.cast(BOB, "Lightning Bolt", targets=[bears])
    table.activate(ANN, xantcha, targets=[bears], choose=["Forest"])
    table.resolve_all()
    assert (bears.zone, bears.tapped, table.graveyard(ANN)) == ("battlefield", True, ["Forest"])
