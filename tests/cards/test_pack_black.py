"""The black cards of the packs, each by what makes it that card."""

from __future__ import annotations

import pytest

from planechase.rules.events.events import Discarded, Revealed, Searched
from planechase.rules.language.colors import WHITE
from planechase.rules.state.decisions import Choose
from planechase.testing import ANN, BOB, CAT, DAN, Handle, Table
from planechase.words.card import ENCHANTMENT_CARD, activated, anthem, card, creature
from planechase.words.effects.lasting_effects import Regenerate
from planechase.words.filters import CREATURE
from planechase.words.modifications import SetColors

ALL = (ANN, BOB, CAT)


def sizes(*creatures: Handle) -> list[tuple[int, int]]:
    return [(creature.power, creature.toughness) for creature in creatures]


# ---------------------------------------------------------------------- Zombies


@pytest.mark.rule("101.4", "701.9b")
def test_rotting_rats_have_all_choose_before_any_card_is_discarded() -> None:
    table = Table(players=3, free_mana=True)
    for player in ALL:
        table.hand(player, "Forest", "Swamp")
    table.hand(ANN, "Rotting Rats")
    table.cast(ANN, "Rotting Rats")
    table.resolve()
    table.resolve(pause=True)
    for player in ALL:
        assert table.happened(Discarded) == []
        assert isinstance(table.decision, Choose)
        assert table.decision.player == player
        table.answer(player, "Forest")
    assert [table.graveyard(player) for player in ALL] == [["Forest"]] * 3


@pytest.mark.rule("702.84a", "603.6a")
def test_rotting_rats_are_unearthed_to_gnaw_again() -> None:
    table = Table(free_mana=True)
    rats = table.graveyard(ANN, "Rotting Rats")
    table.hand(BOB, "Forest")
    table.activate(ANN, "Rotting Rats")
    table.resolve()
    assert rats.now.has("haste")
    table.resolve()
    assert table.graveyard(BOB) == ["Forest"]
    table.go_to("end step")
    table.resolve()
    assert table.exile(ANN) == ["Rotting Rats"]


@pytest.mark.rule("119.3", "302.6")
def test_shepherd_of_rot_bleeds_everybody_for_every_zombie() -> None:
    table = Table(players=3)
    table.battlefield(ANN, "Shepherd of Rot", "Grizzly Bears")
    table.battlefield(BOB, "Gravedigger", "Taurean Mauler")
    table.graveyard(CAT, "Gravedigger")
    new = table.battlefield(ANN, "Shepherd of Rot", summoning_sick=True)
    assert not table.can_activate(ANN, new)
    table.remove(new)
    table.activate(ANN, "Shepherd of Rot")
    table.resolve()
    assert [table.life(player) for player in ALL] == [17] * 3


@pytest.mark.rule("602.2b", "701.21a")
def test_phyrexian_ghoul_eats_creatures_even_itself() -> None:
    table = Table()
    ghoul, bears = table.battlefield(ANN, "Phyrexian Ghoul", "Grizzly Bears")
    table.battlefield(BOB, "Llanowar Elves")
    table.activate(ANN, ghoul, choose=[bears])
    assert table.graveyard(ANN) == ["Grizzly Bears"], "the cost is paid at once"
    table.resolve()
    assert sizes(ghoul) == [(4, 4)]
    table.activate(ANN, ghoul)
    assert table.graveyard(ANN) == ["Grizzly Bears", "Phyrexian Ghoul"], "only its own creatures can be sacrificed"
    table.resolve()
    assert table.battlefield(BOB) == ["Llanowar Elves"]


@pytest.mark.rule("701.23b", "701.23a")
@pytest.mark.parametrize("wants_zombie", [True, False])
def test_corpse_harvester_finds_a_zombie_and_a_swamp(wants_zombie: bool) -> None:
    table = Table(free_mana=True)
    table.battlefield(ANN, "Corpse Harvester", "Grizzly Bears")
    table.library(ANN, "Gravedigger", "Swamp", "Lightning Bolt", "Forest", only=True)
    table.activate(ANN, "Corpse Harvester", choose=["Grizzly Bears"])
    table.will(ANN, "Gravedigger" if wants_zombie else [], "Swamp")
    table.resolve()
    assert table.hand(ANN) == (["Gravedigger", "Swamp"] if wants_zombie else ["Swamp"])
    assert len(table.happened(Searched)) == 1
    assert [list(shown.names) for shown in table.happened(Revealed)] == [table.hand(ANN)]


@pytest.mark.rule("611.2c", "603.2")
def test_noxious_ghoul_shrinks_the_living_whenever_a_zombie_comes() -> None:
    table = Table(free_mana=True)
    elves, bears = table.battlefield(BOB, "Llanowar Elves", "Grizzly Bears")
    table.hand(ANN, "Noxious Ghoul", "Dregscape Zombie")
    ghoul = table.cast(ANN, "Noxious Ghoul")
    table.resolve_all()
    assert not elves.exists
    assert sizes(bears, ghoul.now) == [(1, 1), (3, 3)]
    late = table.battlefield(BOB, "Air Elemental")
    assert sizes(late) == [(4, 4)], "what comes later is not affected"
    table.cast(ANN, "Dregscape Zombie")
    table.resolve_all()
    assert not bears.exists
    assert sizes(late) == [(3, 3)]


@pytest.mark.rule("608.2h", "701.8a")
@pytest.mark.parametrize(("land", "untapped"), [("Shivan Oasis", True), ("Plains", False)])
def test_helldozer_untaps_for_another_go_at_nonbasic_lands(land: str, untapped: bool) -> None:
    table = Table(free_mana=True)
    dozer = table.battlefield(ANN, "Helldozer")
    table.battlefield(BOB, land)
    table.activate(ANN, dozer, targets=[land])
    assert dozer.tapped
    table.resolve()
    assert table.graveyard(BOB) == [land]
    assert dozer.tapped is not untapped


@pytest.mark.rule("608.2b")
def test_helldozer_stays_tapped_if_its_target_is_gone() -> None:
    table = Table(free_mana=True)
    dozer = table.battlefield(ANN, "Helldozer")
    mesa = table.battlefield(BOB, "Shivan Oasis")
    table.activate(ANN, dozer, targets=[mesa])
    table.remove(mesa)
    table.resolve()
    assert dozer.tapped


# ---------------------------------------------------------------------- other creatures


@pytest.mark.rule("603.5", "115.2")
@pytest.mark.parametrize("wants", [True, False])
def test_cadaver_imp_may_fetch_a_body(wants: bool) -> None:
    table = Table(free_mana=True)
    table.graveyard(ANN, "Grizzly Bears", "Lightning Bolt")
    table.hand(ANN, "Cadaver Imp")
    imp = table.cast(ANN, "Cadaver Imp")
    table.will(ANN, "Grizzly Bears", wants)
    table.resolve_all()
    assert imp.now.has("flying")
    assert table.hand(ANN) == (["Grizzly Bears"] if wants else [])


@pytest.mark.rule("611.3a", "613.4c")
def test_ascendant_evincar_favours_black_also_against_itself() -> None:
    table = Table()
    evincar, mine = table.battlefield(ANN, "Ascendant Evincar", "Gravedigger")
    theirs, bears, both = table.battlefield(BOB, "Vampire Nighthawk", "Grizzly Bears", "Baleful Strix")
    assert sizes(evincar, mine, theirs, bears, both) == [(3, 3), (3, 3), (3, 4), (1, 1), (2, 2)]
    table.battlefield(BOB, card("Whitewash", "{W}", ENCHANTMENT_CARD, anthem(CREATURE, SetColors(WHITE))))
    assert sizes(evincar, mine, theirs) == [(2, 2), (1, 1), (1, 2)]


@pytest.mark.rule("701.19c", "603.3d")
def test_dark_hatchling_kills_beyond_regeneration() -> None:
    table = Table(free_mana=True)
    troll = card("Hardy Troll", "{2}{G}", creature("Troll", 2, 2), activated("{1}", Regenerate()))
    table.battlefield(BOB, troll, "Cadaverous Knight")
    table.activate(BOB, "Hardy Troll")
    table.resolve()
    table.hand(ANN, "Dark Hatchling")
    table.cast(ANN, "Dark Hatchling")
    table.resolve(pause=True)
    assert "Cadaverous Knight" not in table.question
    table.answer(ANN, "Hardy Troll")
    table.resolve()
    assert table.battlefield(BOB) == ["Cadaverous Knight"]


# ---------------------------------------------------------------------- Ninjas


def sneak(table: Table, ninja: str, victim: int = BOB) -> Handle:
    """A Ninja takes the place of an unblocked Tormented Soul."""
    table.battlefield(ANN, "Tormented Soul")
    hidden = table.hand(ANN, ninja)
    table.attack(ANN, {"Tormented Soul": victim})
    table.block(victim)
    table.activate(ANN, ninja)
    table.resolve()
    return hidden.now


@pytest.mark.rule("702.49a", "115.6")
@pytest.mark.parametrize("count", [0, 1, 2])
def test_skullsnatcher_empties_the_graveyard_of_whom_it_hit(count: int) -> None:
    table = Table(players=3, free_mana=True)
    table.graveyard(CAT, "Forest", "Swamp", "Plains")
    table.graveyard(BOB, "Island")
    sneak(table, "Skullsnatcher", CAT)
    table.combat_damage(pause=True)
    assert "Island" not in table.question
    table.answer(ANN, ["Forest", "Swamp"][:count])
    table.resolve()
    assert table.exile(CAT) == ["Forest", "Swamp"][:count]


@pytest.mark.rule("701.9b", "510.3a")
@pytest.mark.parametrize("held", [1, 3])
def test_okiba_gang_shinobi_takes_two_cards(held: int) -> None:
    table = Table(free_mana=True)
    table.hand(BOB, *["Forest", "Swamp", "Plains"][:held])
    sneak(table, "Okiba-Gang Shinobi")
    table.combat_damage()
    assert table.life(BOB) == 17
    if held == 3:
        table.will(BOB, ["Forest", "Plains"], about="discard")
    table.resolve()
    assert table.hand(BOB) == (["Swamp"] if held == 3 else [])


@pytest.mark.rule("603.3d", "110.2a")
def test_ink_eyes_steals_a_creature_that_died_in_the_same_combat() -> None:
    table = Table(free_mana=True)
    table.battlefield(ANN, "Alpha Tyrranax")
    table.battlefield(BOB, "Grizzly Bears")
    table.graveyard(ANN, "Llanowar Elves")
    table.battlefield(ANN, "Tormented Soul")
    eyes = table.hand(ANN, "Ink-Eyes, Servant of Oni")
    table.attack(ANN, ["Alpha Tyrranax", "Tormented Soul"])
    table.block(BOB, {"Grizzly Bears": "Alpha Tyrranax"})
    table.activate(ANN, "Ink-Eyes, Servant of Oni")
    table.resolve()
    table.combat_damage(pause=True)
    assert table.life(BOB) == 15
    assert "Llanowar Elves" not in table.question
    table.answer(ANN, "Grizzly Bears")
    table.will(ANN, True)
    table.resolve()
    bears = table.find("Grizzly Bears")
    assert (bears.controller, bears.owner) == (ANN, BOB)
    assert eyes.now.attacking == BOB


@pytest.mark.rule("701.19a")
def test_ink_eyes_regenerates() -> None:
    table = Table(free_mana=True)
    eyes = table.battlefield(ANN, "Ink-Eyes, Servant of Oni")
    table.activate(ANN, eyes)
    table.resolve()
    table.hand(BOB, "Fiery Fall")
    table.cast(BOB, "Fiery Fall", targets=[eyes])
    table.resolve()
    assert (eyes.exists, eyes.tapped) == (True, True)


# ---------------------------------------------------------------------- instants, sorceries and enchantments


@pytest.mark.rule("106.4", "605.5b")
def test_dark_ritual_is_a_spell_that_makes_mana() -> None:
    table = Table()
    table.lands(ANN, "Swamp", 1)
    table.hand(ANN, "Dark Ritual", "Phyrexian Ghoul")
    assert not table.can_cast(ANN, "Phyrexian Ghoul")
    table.cast(ANN, "Dark Ritual")
    assert table.stack == ["Dark Ritual"]
    table.resolve()
    assert table.mana(ANN) == "{B}{B}{B}"
    assert table.can_cast(ANN, "Phyrexian Ghoul")


@pytest.mark.rule("101.4", "701.21a")
def test_innocent_blood_costs_everybody_a_creature_at_once() -> None:
    table = Table(players=4, free_mana=True)
    table.battlefield(ANN, "Blood Artist")
    table.battlefield(BOB, "Grizzly Bears", "Llanowar Elves")
    table.battlefield(DAN, "Alpha Tyrranax")
    table.hand(ANN, "Innocent Blood")
    table.cast(ANN, "Innocent Blood")
    table.will(BOB, "Llanowar Elves", about="sacrifice")
    table.always(ANN, CAT, about="target")
    table.resolve()
    assert [table.battlefield(player) for player in (ANN, BOB, CAT, DAN)] == [[], ["Grizzly Bears"], [], []]
    assert table.stack == ["Blood Artist"] * 3, "it saw all of them go, itself included"


@pytest.mark.rule("119.3", "616.1")
def test_syphon_soul_drinks_what_it_really_dealt() -> None:
    table = Table(players=4, free_mana=True)
    table.hand(ANN, "Syphon Soul", "Syphon Soul")
    table.cast(ANN, "Syphon Soul")
    table.resolve()
    assert [table.life(player) for player in (ANN, BOB, CAT, DAN)] == [26, 18, 18, 18]
    table.hand(BOB, "Mending Hands")
    table.cast(BOB, "Mending Hands", targets=[BOB])
    table.resolve()
    table.battlefield(CAT, "Furnace of Rath")
    table.cast(ANN, "Syphon Soul")
    table.will(BOB, "Furnace of Rath")
    table.resolve()
    assert [table.life(player) for player in (ANN, BOB, CAT, DAN)] == [34, 18, 14, 14]


@pytest.mark.rule("701.9b")
def test_syphon_mind_draws_only_for_cards_that_were_discarded() -> None:
    table = Table(players=4, free_mana=True)
    table.hand(BOB, "Forest")
    table.hand(CAT, "Forest", "Swamp")
    table.hand(ANN, "Syphon Mind")
    table.library(ANN, "Lightning Bolt", "Grizzly Bears", "Air Elemental")
    table.cast(ANN, "Syphon Mind")
    table.will(CAT, "Swamp")
    table.resolve()
    assert table.hand(ANN) == ["Lightning Bolt", "Grizzly Bears"]
    assert [table.hand(player) for player in (BOB, CAT, DAN)] == [[], ["Forest"], []]


@pytest.mark.rule("603.2c", "603.10a")
def test_grave_pact_takes_a_creature_for_each_of_yours() -> None:
    table = Table(players=3, free_mana=True)
    table.battlefield(ANN, "Grave Pact", "Llanowar Elves", "Llanowar Elves", "Air Elemental")
    table.battlefield(BOB, "Grizzly Bears", "Gravedigger", "Alpha Tyrranax")
    table.battlefield(CAT, "Alpha Tyrranax")
    table.hand(BOB, "Savage Twister")
    table.turn(BOB)
    table.cast(BOB, "Savage Twister", x=1)
    table.resolve()
    assert table.stack == ["Grave Pact", "Grave Pact"]
    table.will(BOB, "Gravedigger", "Grizzly Bears", about="sacrifice")
    table.resolve()
    assert (table.battlefield(BOB), table.battlefield(CAT)) == (["Grizzly Bears", "Alpha Tyrranax"], [])
    table.resolve()
    assert table.battlefield(BOB) == ["Alpha Tyrranax"]
    assert table.battlefield(ANN) == ["Grave Pact", "Air Elemental"], "its own controller sacrifices nothing"
