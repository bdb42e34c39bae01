"""Commander (CR 903): decks and who leads them, casting from the command zone, going back to it, and 21 damage.

Brawl is 903.12, partners are 702.124, Archenemy with Commander is 904.13. The rules of 2011 have a module of their own.
"""

from __future__ import annotations

import json
from collections.abc import Sequence

import pytest

from planechase import Game
from planechase.bots import SensibleBot
from planechase.bots.blocks import choose_blocks
from planechase.bots.bot_choosing import confirm
from planechase.cards import pool
from planechase.decks.commander_decks import COMMANDER_DECKS, commander_with
from planechase.rules.casual.commanders import ToCommandZone, identity_of
from planechase.rules.events import actions
from planechase.rules.events.events import PlayerLeft, PlayerLoses
from planechase.rules.language.card_types import parse_type_line
from planechase.rules.language.characteristics import CardDefinition, Characteristics
from planechase.rules.language.colors import colors_from
from planechase.rules.state.decisions import Choose, DeclareBlockers, TakeMulligan
from planechase.rules.state.edition import Edition
from planechase.rules.state.objects import Zone
from planechase.rules.state.options import DEFAULT
from planechase.rules.state.steps import Step
from planechase.testing import (
    ANN,
    BOB,
    CAT,
    DAN,
    ArrangedCommander,
    Handle,
    SchemeTable,
    Table,
    broken_invariants,
    check_variant,
)
from planechase.variants import Archenemy, Commander, SupervillainRumble, TwoHeadedGiant, Vanguard, from_plain
from planechase.variants.archenemy import IllegalSchemeDeck
from planechase.variants.commander import IllegalCommanderDeck, deck_problems
from planechase.words.card import (
    ARTIFACT_CARD,
    INSTANT_CARD,
    LAND_CARD,
    SORCERY_CARD,
    activated,
    card,
    creature,
    legendary_creature,
    planeswalker,
    typed,
)
from planechase.words.casual.commander_words import (
    AddCommandersColor,
    CommanderManaValue,
    IsCommander,
    IsYourCommander,
    PayLifeForColors,
    YourCommander,
)
from planechase.words.casual.scheme_words import scheme
from planechase.words.casual.vanguard_words import vanguard
from planechase.words.deck_building import CanBeCommander, ColorChosenBefore, ManyInDeck
from planechase.words.effects.damage_effects import damage
from planechase.words.effects.hands import draw
from planechase.words.effects.lasting_effects import Counter, gain_control
from planechase.words.effects.libraries import PutIntoLibrary, ShuffleIntoLibrary, mill
from planechase.words.effects.life_effects import GainLife
from planechase.words.effects.permanent_effects import TurnFaceDown, destroy
from planechase.words.effects.tokens import CreateCopyToken
from planechase.words.effects.zone_effects import exile, return_to_hand
from planechase.words.filters import CREATURE
from planechase.words.keywords import keyword, morph
from planechase.words.keywords.partners import (
    ChooseABackground,
    DoctorsCompanion,
    Partner,
    PartnerAbility,
    PartnerOfKind,
    PartnerWith,
)
from planechase.words.replacements import EntersAsCopy, ThisGoesElsewhere
from planechase.words.selections import ANY_TARGET, target, target_spell

CAPTAIN = card("Captain of Proof", "{1}{W}", legendary_creature("Human Soldier", 2, 2))
GIANT = card("Giant of Proof", "{2}{R}", legendary_creature("Giant", 7, 7), keyword("haste"))
MIMIC = card("Mimic of Proof", "{2}{U}", legendary_creature("Shapeshifter", 1, 1), EntersAsCopy(CREATURE))
DOOM = card("Doom", "{B}", INSTANT_CARD, destroy(target(CREATURE)))
BANISHMENT = card("Banishment", "{W}", INSTANT_CARD, exile(target(CREATURE)))
RECALL = card("Recall", "{U}", INSTANT_CARD, return_to_hand(target(CREATURE)))
TUCK = card("Tuck", "{W}", INSTANT_CARD, PutIntoLibrary(target(CREATURE), -1))
SHUFFLE = card("Shuffle Away", "{U}", INSTANT_CARD, ShuffleIntoLibrary(target(CREATURE)))
THEFT = card("Theft", "{R}", SORCERY_CARD, gain_control(target(CREATURE), None))
BACK = "command zone"


def led_by(*leaders: str | CardDefinition | tuple[str | CardDefinition, ...], free_mana: bool = True) -> Table:
    """A table where each player has the commander that is named, and a library of basic lands."""
    return Table(len(leaders), variants=[ArrangedCommander(leaders)], free_mana=free_mana)


def use(table: Table, spell: CardDefinition, on: Handle | str, by: int = BOB) -> None:
    """A player casts a spell at something, and it resolves."""
    table.hand(by, spell)
    table.cast(by, spell.name, targets=[on])
    table.resolve()


def hit(table: Table, attacker: Handle, whom: int) -> None:
    """Ann attacks somebody in a new turn of hers, and nobody blocks."""
    table.turn(ANN)
    table.untap(attacker)
    table.attack(ANN, {attacker: whom})
    table.combat_damage()


def refused(deck: Sequence[str | CardDefinition], *leaders: str | CardDefinition, brawl: bool = False) -> str:
    """What is said of a deck that cannot be played; nothing if it can."""
    variant = Commander([leaders, "Bosh, Iron Golem"], brawl=brawl)
    other = ["Mountain"] * (59 if brawl else 99)
    try:
        Game.new([deck, other], names=["Ann", "Bob"], variants=[variant])
    except IllegalCommanderDeck as reason:
        return str(reason)
    return ""


def a_deck_for(*leaders: CardDefinition, brawl: bool = False) -> list[str]:
    """What is wrong with a deck of colourless cards that is led by these."""
    filling = [card(f"Relic {number}", "{1}", ARTIFACT_CARD) for number in range((60 if brawl else 100) - len(leaders))]
    return [problem.text for problem in deck_problems(filling, leaders, brawl=brawl)]


# ---------------------------------------------------------------------- the beginning of a game


@pytest.mark.rule("903.1", "903.6", "103.2c", "408.3", "903.7", "103.4c", "119.1c", "103.5")
def test_a_game_begins_with_commanders_in_the_command_zone_and_forty_life() -> None:
    decks = [each.deck() for each in COMMANDER_DECKS]
    game = Game.new(decks, 3, variants=[commander_with(COMMANDER_DECKS)])
    shown = game.view(ANN)
    assert [entry["name"] for entry in shown["command"]] == [
        name for each in COMMANDER_DECKS for name in each.commanders
    ]
    assert [player["life"] for player in shown["players"]] == [40] * 4
    assert [(player["hand_size"], player["library"]) for player in shown["players"]] == [(7, 92)] * 4


@pytest.mark.rule("903.5a", "903.6")
@pytest.mark.parametrize("listed", [True, False], ids=["in the deck", "beside the deck"])
def test_a_deck_may_be_given_with_its_commander_or_without(listed: bool) -> None:
    deck = ["Mountain"] * 99 + ["Bosh, Iron Golem"] * listed
    game = Game.new([deck, deck], variants=[Commander(["Bosh, Iron Golem"] * 2)])
    assert [len(player.library) + len(player.hand) for player in game.state.players] == [99, 99]
    assert [entry["name"] for entry in game.view(None)["command"]] == ["Bosh, Iron Golem"] * 2


@pytest.mark.rule("903.6")
def test_the_rest_of_the_deck_is_in_a_random_order() -> None:
    deck = ["Plains"] * 50 + ["Forest"] * 49
    game = Game.new([deck, deck], variants=[Commander(["Krond the Dawn-Clad"] * 2)])
    names = [game.state.objects[id].copiable.name for id in game.state.players[0].library]
    assert names not in (sorted(names), sorted(names, reverse=True))


@pytest.mark.rule("903.2")
@pytest.mark.parametrize("players", [2, 4])
def test_everybody_plays_for_themselves_and_may_attack_anybody(players: int) -> None:
    table = led_by(*[GIANT] * players)
    assert table.state.options == DEFAULT
    giant = table.enters(ANN, table.commander(ANN))
    assert [other for other in range(players) if table.can_attack(giant, other)] == list(range(1, players))


@pytest.mark.rule("903.3")
def test_every_player_needs_a_commander() -> None:
    with pytest.raises(IllegalCommanderDeck, match="2 players need a commander each; 1 of them have one"):
        Game.new([["Mountain"] * 99] * 2, variants=[Commander(["Bosh, Iron Golem"])])


# ---------------------------------------------------------------------- who may lead a deck


@pytest.mark.rule("903.3")
def test_a_commander_is_a_legendary_creature() -> None:
    assert refused(["Forest"] * 99, "Grizzly Bears") == (
        "Ann: Grizzly Bears cannot be a commander: it is not a legendary creature, Vehicle, or Spacecraft with power "
        "and toughness (CR 903.3)."
    )
    assert "Elspeth, Knight-Errant cannot be a commander" in refused(["Plains"] * 99, "Elspeth, Knight-Errant")
    assert refused(["Mountain"] * 99, "Rorix Bladewing") == ""


@pytest.mark.rule("903.3")
def test_a_legendary_vehicle_or_spacecraft_with_a_size_leads_as_well() -> None:
    ship = typed("Legendary Artifact — Vehicle")
    assert a_deck_for(card("Barge of Proof", "{3}", ship)) == []
    supertypes, types, subtypes = parse_type_line("Legendary Artifact — Spacecraft")
    values = Characteristics("Comet of Proof", None, 0, supertypes, types, subtypes)
    assert a_deck_for(CardDefinition(values, power_text="3", toughness_text="4")) == []
    assert "Comet of Proof cannot be a commander" in a_deck_for(CardDefinition(values))[0]
    assert "Raft cannot be a commander" in a_deck_for(card("Raft", "{1}", typed("Artifact — Vehicle")))[0]


@pytest.mark.rule("903.3a", "113.6n")
def test_a_card_may_say_that_it_can_be_a_commander() -> None:
    walker = planeswalker("Proof", 3)
    assert a_deck_for(card("Walker of Proof", "{3}", walker, CanBeCommander())) == []
    assert "Walker of Proof cannot be a commander" in a_deck_for(card("Walker of Proof", "{3}", walker))[0]


# ---------------------------------------------------------------------- what may be in a deck


@pytest.mark.rule("903.5", "903.5a")
@pytest.mark.parametrize("lands", [98, 100])
def test_a_deck_has_exactly_a_hundred_cards_with_its_commander(lands: int) -> None:
    said = f"exactly 100 cards with its commander; this one has {lands + 1} (CR 903.5a)"
    assert said in refused(["Mountain"] * lands, "Rorix Bladewing")
    assert refused(["Mountain"] * 99, "Rorix Bladewing") == ""


@pytest.mark.rule("903.5b")
def test_apart_from_basic_lands_every_card_has_a_name_of_its_own() -> None:
    deck = ["Mountain"] * 97 + ["Lightning Bolt"] * 2
    assert refused(deck, "Rorix Bladewing") == (
        "Ann: Lightning Bolt is in the deck twice; it may be there once (CR 903.5b)."
    )


@pytest.mark.rule("903.5b", "113.6n")
def test_a_card_may_allow_more_of_its_kind() -> None:
    rats = card("Rats of Proof", "{1}", creature("Rat", 1, 1), ManyInDeck())
    seven = card("Dwarves of Proof", "{1}", creature("Dwarf", 1, 1), ManyInDeck(7))
    golem = pool.card("Bosh, Iron Golem")
    assert deck_problems([rats] * 99, [golem]) == []
    lands = [pool.card("Mountain")] * 92
    assert deck_problems([*lands, *[seven] * 7], [golem]) == []
    assert [problem.text for problem in deck_problems([*lands[1:], *[seven] * 8], [golem])] == [
        "Dwarves of Proof is in the deck 8 times; it may be there 7 times (CR 903.5b)."
    ]


@pytest.mark.rule("903.5c")
def test_no_card_has_a_colour_that_the_commander_does_not_have() -> None:
    deck = ["Forest"] * 98
    assert refused([*deck, "Lightning Bolt"], "Krond the Dawn-Clad") == (
        "Ann: Lightning Bolt is also red, but the colour identity of Krond the Dawn-Clad is white and green "
        "(CR 903.5c)."
    )
    assert "Bosh, Iron Golem is also red" in refused([*deck, "Bosh, Iron Golem"], "Krond the Dawn-Clad")
    assert "Hearthfire Hobgoblin is also red" in refused([*deck, "Hearthfire Hobgoblin"], "Krond the Dawn-Clad")
    assert refused([*deck, "Rancor"], "Krond the Dawn-Clad") == ""


@pytest.mark.rule("903.5d")
def test_no_land_has_a_basic_type_for_another_colour() -> None:
    assert refused(["Mountain"] * 98 + ["Forest"], "Rorix Bladewing") == (
        "Ann: Forest could produce green mana, but the colour identity of Rorix Bladewing is red (CR 903.5d)."
    )
    assert "Ice Tunnel could produce blue and black mana" in refused(
        ["Mountain"] * 98 + ["Ice Tunnel"], "Rorix Bladewing"
    )
    assert refused(["Mountain"] * 98 + ["Terramorphic Expanse"], "Rorix Bladewing") == ""


@pytest.mark.rule("903.4", "903.5d")
def test_a_land_without_a_basic_type_may_make_any_colour() -> None:
    assert refused(["Mountain"] * 98 + ["Rupture Spire"], "Rorix Bladewing") == ""


@pytest.mark.rule("903.4b", "607.2p")
def test_a_colour_may_be_chosen_for_a_commander_before_the_game() -> None:
    piper = card("Piper of Proof", "{5}", legendary_creature("Shapeshifter", 3, 3), ColorChosenBefore())
    decks = [["Forest"] * 99, ["Mountain"] * 99]
    with pytest.raises(IllegalCommanderDeck, match="A colour must be chosen for Piper of Proof"):
        Game.new(decks, variants=[Commander([piper, "Bosh, Iron Golem"])])
    game = Game.new(decks, variants=[Commander([piper, "Bosh, Iron Golem"], colors=["G", ""])])
    assert game.view(None)["command"][0]["colors"] == "G"
    table = Table(variants=[ArrangedCommander([piper, piper], colors=["G", "W"])])
    table.enters(ANN, table.commander(ANN))
    assert (table.commander(ANN).colors, table.commander(BOB).colors) == ("G", "W")


# ---------------------------------------------------------------------- casting


@pytest.mark.rule("903.8")
def test_a_commander_is_cast_from_the_command_zone_for_two_more_each_time() -> None:
    table = led_by(CAPTAIN, CAPTAIN, free_mana=False)
    table.lands(ANN, "Plains", 2)
    table.always(ANN, True, about=BACK)
    table.cast(ANN, CAPTAIN.name)
    table.resolve()
    assert (table.commander(ANN).zone, table.tax(ANN), table.tax(BOB)) == ("battlefield", 2, 0)
    table.mana(BOB, "{B}")
    use(table, DOOM, CAPTAIN.name)
    table.turn(ANN)
    table.untap(*table.find_all("Plains", controller=ANN, zone="battlefield"))
    assert table.why_not_cast(ANN, CAPTAIN.name) == "Ann cannot pay for Captain of Proof."
    table.lands(ANN, "Forest", 2)
    table.cast(ANN, CAPTAIN.name)
    assert table.tax(ANN) == 4


@pytest.mark.rule("903.8")
def test_only_its_owner_may_cast_it() -> None:
    table = led_by(CAPTAIN, GIANT)
    assert table.can_cast(ANN, CAPTAIN.name)
    table.turn(BOB)
    assert not table.can_cast(BOB, table.commander(ANN))
    assert not table.can_cast(ANN, CAPTAIN.name)


@pytest.mark.rule("903.8")
def test_casting_it_from_the_hand_is_not_taxed_and_does_not_count() -> None:
    table = led_by(CAPTAIN, CAPTAIN, free_mana=False)
    table.lands(ANN, "Plains", 2)
    table.cast(ANN, CAPTAIN.name)
    table.resolve()
    table.mana(BOB, "{U}")
    table.will(ANN, False, about=BACK)
    use(table, RECALL, CAPTAIN.name)
    table.turn(ANN)
    table.untap(*table.find_all("Plains", controller=ANN, zone="battlefield"))
    table.cast(ANN, CAPTAIN.name)
    assert table.tax(ANN) == 2


@pytest.mark.rule("903.8")
def test_a_commander_that_was_countered_has_been_cast() -> None:
    table = led_by(CAPTAIN, CAPTAIN)
    table.hand(BOB, card("No", "{U}", INSTANT_CARD, Counter(target_spell())))
    spell = table.cast(ANN, CAPTAIN.name)
    table.cast(BOB, "No", targets=[spell])
    table.will(ANN, True, about=BACK)
    table.resolve()
    assert (table.command(ANN), table.tax(ANN)) == ([CAPTAIN.name], 2)


@pytest.mark.rule("903.8", "702.37c")
def test_the_tax_is_paid_whatever_way_it_is_cast() -> None:
    hidden = card("Masked Captain", "{4}{W}", legendary_creature("Human", 4, 4), morph("{W}"))
    table = led_by(hidden, hidden, free_mana=False)
    table.always(ANN, True, about=BACK)
    table.lands(ANN, "Plains", 3)
    table.cast(ANN, hidden.name, way="face down")
    table.resolve()
    table.mana(BOB, "{B}")
    use(table, DOOM, table.commander(ANN))
    table.turn(ANN)
    table.untap(*table.find_all("Plains", controller=ANN, zone="battlefield"))
    assert not table.can_cast(ANN, hidden.name, way="face down")
    table.lands(ANN, "Plains", 2)
    assert table.can_cast(ANN, hidden.name, way="face down")


# ---------------------------------------------------------------------- going back to the command zone


@pytest.mark.rule("903.9", "903.9a", "704.6d")
@pytest.mark.parametrize(("spell", "zone"), [(DOOM, "graveyard"), (BANISHMENT, "exile")])
@pytest.mark.parametrize("goes_back", [True, False])
def test_its_owner_may_take_it_out_of_a_graveyard_or_exile(spell: CardDefinition, zone: str, goes_back: bool) -> None:
    table = led_by(CAPTAIN, CAPTAIN)
    table.enters(ANN, table.commander(ANN))
    table.will(ANN, goes_back, about=BACK)
    use(table, spell, table.commander(ANN))
    assert table.commander(ANN).zone == ("command" if goes_back else zone)
    table.next_turn()
    assert table.commander(ANN).zone == ("command" if goes_back else zone)


@pytest.mark.rule("903.9a", "704.6d")
def test_a_commander_that_stayed_in_the_graveyard_may_go_back_when_it_is_exiled_later() -> None:
    table = led_by(CAPTAIN, CAPTAIN)
    table.enters(ANN, table.commander(ANN))
    table.will(ANN, False, True, about=BACK)
    use(table, DOOM, table.commander(ANN))
    assert table.graveyard(ANN) == [CAPTAIN.name]
    remains = table.commander(ANN)
    table.happen(lambda state: actions.exile(state, [state.objects[remains.id]]))
    assert table.command(ANN) == [CAPTAIN.name]


@pytest.mark.rule("903.9a")
@pytest.mark.parametrize(("spell", "where"), [(DOOM, "in its owner's graveyard"), (BANISHMENT, "in exile")])
def test_whose_commander_it_is_reads_where_it_lies(spell: CardDefinition, where: str) -> None:
    table = led_by(CAPTAIN, CAPTAIN)
    table.enters(ANN, table.commander(ANN))
    table.hand(BOB, spell)
    table.cast(BOB, spell.name, targets=[table.commander(ANN)])
    table.resolve(pause=True)
    assert f"Captain of Proof is {where}. Put it into the command zone?" in table.question


@pytest.mark.rule("903.9a", "700.4")
def test_it_has_died_although_it_goes_back() -> None:
    table = led_by(CAPTAIN, CAPTAIN)
    table.battlefield(BOB, "Blood Artist")
    table.enters(ANN, table.commander(ANN))
    table.will(ANN, True, about=BACK)
    table.will(BOB, ANN, about="target")
    use(table, DOOM, table.commander(ANN))
    table.resolve_all()
    assert (table.life(ANN), table.life(BOB)) == (39, 41)


@pytest.mark.rule("903.9a", "101.4")
def test_two_that_die_together_go_back_each_as_its_owner_likes() -> None:
    table = led_by(CAPTAIN, GIANT)
    table.enters(ANN, table.commander(ANN))
    table.enters(BOB, table.commander(BOB))
    table.will(ANN, False, about=BACK)
    table.will(BOB, True, about=BACK)
    table.hand(ANN, "Akroma's Vengeance")
    table.cast(ANN, "Akroma's Vengeance")
    table.resolve()
    assert (table.commander(ANN).zone, table.commander(BOB).zone) == ("graveyard", "command")


@pytest.mark.rule("903.9", "903.9b")
@pytest.mark.parametrize(("spell", "zone"), [(RECALL, "hand"), (TUCK, "library"), (SHUFFLE, "library")])
@pytest.mark.parametrize("goes_back", [True, False])
def test_its_owner_may_have_it_go_back_rather_than_to_a_hand_or_library(
    spell: CardDefinition, zone: str, goes_back: bool
) -> None:
    table = led_by(CAPTAIN, CAPTAIN)
    table.enters(ANN, table.commander(ANN))
    table.will(ANN, goes_back, about=BACK)
    use(table, spell, table.commander(ANN))
    assert table.commander(ANN).zone == ("command" if goes_back else zone)


@pytest.mark.rule("903.9b")
def test_a_commander_that_is_drawn_may_go_back_too() -> None:
    table = led_by(CAPTAIN, CAPTAIN)
    table.enters(ANN, table.commander(ANN))
    table.will(ANN, False, True, about=BACK)
    use(table, card("On Top", "{W}", INSTANT_CARD, PutIntoLibrary(target(CREATURE))), table.commander(ANN))
    table.hand(ANN, card("Study", "{U}", INSTANT_CARD, draw(1)))
    table.cast(ANN, "Study")
    table.resolve()
    assert (table.hand(ANN), table.command(ANN)) == ([], [CAPTAIN.name])


@pytest.mark.rule("903.9a")
def test_a_commander_that_is_milled_may_go_back() -> None:
    table = led_by(CAPTAIN, CAPTAIN)
    table.enters(ANN, table.commander(ANN))
    table.will(ANN, False, True, about=BACK)
    use(table, card("On Top", "{W}", INSTANT_CARD, PutIntoLibrary(target(CREATURE))), table.commander(ANN))
    table.hand(ANN, card("Grind", "{U}", INSTANT_CARD, mill(1)))
    table.cast(ANN, "Grind")
    table.resolve()
    assert table.command(ANN) == [CAPTAIN.name]


@pytest.mark.rule("903.9b", "614.5")
def test_the_choice_comes_again_where_something_changes_the_zone() -> None:
    """It would go to the hand; its own ability makes that the library; each time its owner may say no or yes."""
    evasive = card("Evasive Captain", "{W}", legendary_creature("Human", 1, 1), ThisGoesElsewhere(Zone.LIBRARY))
    table = led_by(evasive, evasive)
    table.enters(ANN, table.commander(ANN))
    table.will(ANN, "the command zone", about="replacement")
    table.will(ANN, False, about="command zone")
    table.will(ANN, True, about="command zone")
    use(table, RECALL, table.commander(ANN))
    assert (table.command(ANN), table.unused) == ([evasive.name], [])


# ---------------------------------------------------------------------- the designation


@pytest.mark.rule("903.3")
def test_a_commander_that_is_face_down_is_one_still() -> None:
    table = led_by(GIANT, CAPTAIN)
    giant = table.enters(ANN, table.commander(ANN))
    use(table, card("Blindfold", "{U}", INSTANT_CARD, TurnFaceDown(target(CREATURE))), giant)
    table.next_turn()
    table.next_turn()
    assert (giant.power, table.view(BOB)["variants"]["commander"]["commanders"][0]["id"]) == (2, None)
    hit(table, giant, BOB)
    assert table.view(ANN)["variants"]["commander"]["damage"] == [
        {"player": BOB, "commander": GIANT.name, "of": ANN, "dealt": 2}
    ]
    table.will(ANN, True, about=BACK)
    use(table, DOOM, giant)
    assert table.command(ANN) == [GIANT.name]


@pytest.mark.rule("903.3")
def test_a_commander_that_copies_something_else_is_one_still() -> None:
    table = led_by(MIMIC, CAPTAIN)
    table.battlefield(BOB, "Air Elemental")
    table.will(ANN, "Air Elemental")
    copy = table.enters(ANN, table.commander(ANN))
    assert copy.name == "Air Elemental"
    table.will(ANN, True, about="Mimic of Proof")
    use(table, DOOM, copy)
    assert table.command(ANN) == [MIMIC.name]


@pytest.mark.rule("903.3", "707.2")
def test_a_copy_of_a_commander_is_none() -> None:
    table = led_by(GIANT, GIANT)
    giant = table.enters(BOB, table.commander(BOB))
    use(table, card("Mirror", "{U}", SORCERY_CARD, CreateCopyToken(target(CREATURE))), giant, by=ANN)
    token = table.find(GIANT.name, controller=ANN, zone="battlefield")
    table.attack(ANN, {token: BOB})
    table.combat_damage()
    assert (table.life(BOB), table.view(ANN)["variants"]["commander"]["damage"]) == (33, [])
    clone = table.hand(ANN, "Clone")
    table.turn(ANN)
    table.will(ANN, giant, about="enter as")
    table.cast(ANN, clone)
    table.will(ANN, token, about="keep")
    table.resolve()
    assert table.graveyard(ANN) == ["Mirror", "Clone"]


@pytest.mark.rule("903.3", "903.8", "903.9a")
def test_a_stolen_commander_is_still_that_of_its_owner() -> None:
    table = led_by(GIANT, CAPTAIN, CAPTAIN)
    giant = table.enters(BOB, table.commander(ANN))
    table.turn(BOB)
    table.attack(BOB, {giant: CAT})
    table.combat_damage()
    assert table.view(None)["variants"]["commander"]["damage"] == [
        {"player": CAT, "commander": GIANT.name, "of": ANN, "dealt": 7}
    ]
    table.will(ANN, True, about=BACK)
    use(table, DOOM, giant, by=CAT)
    assert table.command(ANN) == [GIANT.name]


@pytest.mark.rule("800.4a", "903.9a")
def test_a_commander_leaves_with_its_owner_and_comes_back_from_whoever_leaves() -> None:
    table = led_by(GIANT, CAPTAIN, CAPTAIN)
    table.enters(BOB, table.commander(ANN))
    table.enters(ANN, table.commander(CAT))
    table.will(ANN, True, about=BACK)
    table.concede(BOB)
    assert table.command(ANN) == [GIANT.name]
    table.concede(CAT)
    assert table.battlefield(ANN) == []


@pytest.mark.rule("903.3d")
def test_a_text_may_speak_of_commanders() -> None:
    table = led_by(GIANT, CAPTAIN)
    table.battlefield(BOB, "Grizzly Bears")
    giant = table.enters(ANN, table.commander(ANN))
    table.hand(BOB, card("Usurp", "{B}", INSTANT_CARD, destroy(target(CREATURE & IsCommander()))))
    table.hand(ANN, card("Rescue", "{W}", INSTANT_CARD, exile(target(CREATURE & IsYourCommander()))))
    assert table.can_cast(BOB, "Usurp")
    table.will(ANN, True, about=BACK)
    table.cast(ANN, "Rescue", targets=[giant])
    table.resolve()
    assert table.command(ANN) == [GIANT.name]
    assert table.why_not_cast(BOB, "Usurp") == "There is no legal target for Usurp."


@pytest.mark.rule("903.3e")
def test_what_a_commander_is_can_be_seen_in_every_zone() -> None:
    table = led_by(GIANT, CAPTAIN)
    praise = card("Praise", "{W}", INSTANT_CARD, GainLife(CommanderManaValue()))
    for spell in (RECALL, TUCK):
        table.enters(ANN, table.commander(ANN))
        table.will(ANN, False, about=BACK)
        use(table, spell, table.commander(ANN))
        before = table.life(ANN)
        table.hand(ANN, praise)
        table.cast(ANN, "Praise")
        table.resolve()
        assert table.life(ANN) == before + 3


@pytest.mark.rule("903.4a", "903.4f")
def test_mana_of_a_colour_of_the_commander() -> None:
    tower = card("Tower of Proof", None, LAND_CARD, activated("{T}", AddCommandersColor()))
    table = led_by("Krond the Dawn-Clad", "Bosh, Iron Golem", free_mana=False)
    table.battlefield(ANN, tower)
    table.battlefield(BOB, tower)
    with table.refuses("not among the options"):
        table.tap_for_mana(ANN, "Tower of Proof", choose=["{R}"])
    assert table.tap_for_mana(ANN, "Tower of Proof", choose=["{W}"]) == "{W}"
    table.pass_(ANN)
    assert table.tap_for_mana(BOB, table.find("Tower of Proof", controller=BOB)) == "{R}"
    alone = Table()
    alone.battlefield(ANN, tower)
    assert alone.tap_for_mana(ANN, "Tower of Proof") == ""


@pytest.mark.rule("903.4f")
def test_a_cost_that_speaks_of_the_commanders_colours_cannot_be_paid_without_one() -> None:
    room = card("Room of Proof", None, LAND_CARD, activated("{T}", PayLifeForColors(), draw(1)))
    table = led_by("Maelstrom Wanderer", CAPTAIN)
    table.battlefield(ANN, room)
    table.activate(ANN, "Room of Proof")
    assert table.life(ANN) == 37
    alone = Table()
    alone.battlefield(ANN, room)
    assert not alone.can_activate(ANN, "Room of Proof")


# ---------------------------------------------------------------------- twenty-one damage


@pytest.mark.rule("903.10", "903.10a", "704.6c", "104.3j")
def test_twenty_one_combat_damage_by_one_commander_loses_the_game() -> None:
    table = led_by(GIANT, CAPTAIN, CAPTAIN)
    giant = table.enters(ANN, table.commander(ANN))
    hit(table, giant, BOB)
    hit(table, giant, BOB)
    assert (table.life(BOB), table.has_lost(BOB)) == (26, False)
    hit(table, giant, BOB)
    assert (table.life(BOB), table.has_lost(BOB), table.has_lost(CAT)) == (19, True, False)
    assert "21 combat damage by the commander Giant of Proof" in " ".join(table.log)


@pytest.mark.rule("903.10a", "400.7")
def test_damage_counts_for_the_card_not_for_the_object() -> None:
    table = led_by(GIANT, CAPTAIN, CAPTAIN)
    table.always(ANN, True, about=BACK)
    for _ in range(3):
        assert not table.has_lost(BOB)
        table.turn(ANN)
        table.cast(ANN, GIANT.name)
        table.resolve()
        hit(table, table.commander(ANN), BOB)
        if not table.has_lost(BOB):
            use(table, DOOM, table.commander(ANN), by=CAT)
    assert (table.has_lost(BOB), table.tax(ANN)) == (True, 6)


@pytest.mark.rule("903.10a")
def test_damage_by_different_commanders_is_not_added_up() -> None:
    table = led_by(GIANT, card("Ogre of Proof", "{R}", legendary_creature("Ogre", 7, 7), keyword("haste")), CAPTAIN)
    first = table.enters(ANN, table.commander(ANN))
    second = table.enters(ANN, table.commander(BOB))
    for giant in (first, second, first, second):
        hit(table, giant, CAT)
    assert (table.life(CAT), table.has_lost(CAT)) == (12, False)


@pytest.mark.rule("903.10a")
def test_damage_outside_of_combat_does_not_count() -> None:
    archer = card("Archer of Proof", "{R}", legendary_creature("Elf", 1, 1), activated("{R}", damage(25, ANY_TARGET)))
    table = led_by(archer, CAPTAIN)
    table.enters(ANN, table.commander(ANN))
    table.activate(ANN, archer.name, targets=[BOB])
    table.resolve()
    assert (table.life(BOB), table.has_lost(BOB)) == (15, False)


@pytest.mark.rule("903.10a", "704.3")
def test_who_loses_by_that_loses_together_with_whoever_has_no_life_left() -> None:
    table = led_by(GIANT, CAPTAIN, CAPTAIN, CAPTAIN)
    giant = table.enters(ANN, table.commander(ANN))
    hit(table, giant, BOB)
    hit(table, giant, BOB)
    table.life(CAT, 2)
    bears = table.battlefield(ANN, "Grizzly Bears")
    table.turn(ANN)
    table.untap(giant)
    table.attack(ANN, {giant: BOB, bears: CAT})
    table.combat_damage()
    ending = [event for event in table.events if isinstance(event, (PlayerLoses, PlayerLeft))]
    assert [(type(event), event.player) for event in ending] == [
        (PlayerLoses, BOB), (PlayerLoses, CAT), (PlayerLeft, BOB), (PlayerLeft, CAT),
    ]  # fmt: skip


# ---------------------------------------------------------------------- Brawl


@pytest.mark.rule("903.12", "903.12a", "903.12d")
def test_a_brawl_deck_has_sixty_cards() -> None:
    assert refused(["Mountain"] * 59, "Rorix Bladewing", brawl=True) == ""
    assert "A Brawl deck has exactly 60 cards with its commander; this one has 100 (CR 903.12d)." in refused(
        ["Mountain"] * 99, "Rorix Bladewing", brawl=True
    )


@pytest.mark.rule("903.12c")
def test_a_planeswalker_leads_a_brawl_deck() -> None:
    assert refused(["Plains"] * 59, "Elspeth, Knight-Errant", brawl=True) == ""
    assert "it is not a legendary creature, planeswalker, Vehicle, or Spacecraft" in refused(
        ["Plains"] * 59, "Serra Angel", brawl=True
    )


@pytest.mark.rule("903.12e")
def test_a_colourless_brawl_deck_has_basic_lands_of_one_type() -> None:
    golem = card("Golem of Proof", "{4}", legendary_creature("Golem", 4, 4))
    forest, swamp = pool.card("Forest"), pool.card("Swamp")
    assert deck_problems([forest] * 59, [golem], brawl=True) == []
    assert [problem.card for problem in deck_problems([forest] * 58 + [swamp], [golem], brawl=True)] == ["Swamp"]
    assert [problem.card for problem in deck_problems([forest] * 99, [golem])] == ["Forest"]


@pytest.mark.rule("903.12h")
def test_a_bot_fears_no_commander_of_a_brawl_more_than_another_creature() -> None:
    table = Table(2, variants=[ArrangedCommander([GIANT, CAPTAIN], brawl=True)], free_mana=True)
    giant = table.enters(ANN, table.commander(ANN))
    table.battlefield(BOB, "Grizzly Bears")
    table.turn(ANN)
    table.attack(ANN, {giant: BOB})
    table.pass_(ANN)
    table.pass_(BOB, pause=True)
    assert isinstance(table.decision, DeclareBlockers)
    assert choose_blocks(table.state, table.decision) == {}


@pytest.mark.rule("903.12f", "103.4d")
@pytest.mark.parametrize(("players", "life"), [(2, 25), (3, 30), (4, 30)])
def test_brawl_begins_with_less_life(players: int, life: int) -> None:
    table = Table(players, variants=[ArrangedCommander([CAPTAIN] * players, brawl=True)])
    assert [table.life(player) for player in range(players)] == [life] * players


@pytest.mark.rule("903.12g", "103.5c")
@pytest.mark.parametrize("brawl", [True, False])
def test_the_first_mulligan_of_brawl_is_free_for_two_as_well(brawl: bool) -> None:
    deck = ["Mountain"] * (59 if brawl else 99)
    game = Game.new([deck] * 2, variants=[Commander(["Rorix Bladewing"] * 2, brawl=brawl)], starting_player=0)
    assert isinstance(game.decision, TakeMulligan)
    game.answer(True)
    game.answer(False)
    assert isinstance(game.decision, TakeMulligan if brawl else Choose)
    assert len(game.state.players[0].hand) == 7


@pytest.mark.rule("903.12h")
def test_in_brawl_no_commander_kills_by_twenty_one_damage() -> None:
    table = Table(3, variants=[ArrangedCommander([GIANT, CAPTAIN, CAPTAIN], brawl=True)])
    giant = table.enters(ANN, table.commander(ANN))
    for _ in range(3):
        hit(table, giant, BOB)
    assert (table.life(BOB), table.has_lost(BOB)) == (9, False)


def test_there_was_no_brawl_in_2011() -> None:
    decks = [["Mountain"] * 59] * 2
    with pytest.raises(IllegalCommanderDeck, match="in 2011 it was unknown"):
        Game.new(decks, edition=Edition.Y2011, variants=[Commander(["Rorix Bladewing"] * 2, brawl=True)])


# ---------------------------------------------------------------------- partners


def legend(name: str, cost: str, *partners: PartnerAbility) -> CardDefinition:
    return card(name, cost, legendary_creature("Human", 2, 2), *partners)


RED_PARTNER = legend("Red Half", "{1}{R}", Partner())
GREEN_PARTNER = legend("Green Half", "{1}{G}", Partner())
FRIEND = legend("Friend", "{W}", PartnerOfKind("Friends forever"))
BEST_FRIEND = legend("Best Friend", "{U}", PartnerOfKind("Friends forever"))
SURVIVOR = legend("Survivor", "{U}", PartnerOfKind("Survivors"))
PIR = legend("Elder Twin", "{G}", PartnerWith("Younger Twin"))
TOOTHY = legend("Younger Twin", "{U}", PartnerWith("Elder Twin"))
ADVENTURER = legend("Adventurer", "{R}", ChooseABackground())
BACKGROUND = card("Noble Birth", "{W}", typed("Legendary Enchantment — Background"))
COMPANION = legend("Companion", "{B}", DoctorsCompanion())
DOCTOR = card("Doctor of Proof", "{U}", legendary_creature("Time Lord Doctor", 3, 3))
NURSE = card("Nurse of Proof", "{U}", legendary_creature("Time Lord Doctor Cleric", 3, 3))


@pytest.mark.rule("702.124a", "702.124h", "702.124i", "702.124j", "702.124k", "702.124m")
@pytest.mark.parametrize(
    "pair",
    [(RED_PARTNER, GREEN_PARTNER), (FRIEND, BEST_FRIEND), (PIR, TOOTHY), (ADVENTURER, BACKGROUND), (COMPANION, DOCTOR)],
    ids=lambda pair: pair[0].name,
)
def test_partners_lead_a_deck_together_in_either_order(pair: tuple[CardDefinition, CardDefinition]) -> None:
    assert a_deck_for(*pair) == []
    assert a_deck_for(*pair[::-1]) == []


@pytest.mark.rule("702.124f", "702.124i", "702.124j", "702.124k", "702.124m")
@pytest.mark.parametrize(
    "pair",
    [
        (RED_PARTNER, CAPTAIN),
        (RED_PARTNER, FRIEND),
        (FRIEND, SURVIVOR),
        (RED_PARTNER, PIR),
        (PIR, legend("Younger Twin", "{U}")),
        (ADVENTURER, CAPTAIN),
        (ADVENTURER, RED_PARTNER),
        (COMPANION, NURSE),
        (COMPANION, CAPTAIN),
    ],
    ids=lambda pair: f"{pair[0].name} and {pair[1].name}",
)
def test_others_do_not(pair: tuple[CardDefinition, CardDefinition]) -> None:
    names = f"{pair[0].name} and {pair[1].name}"
    assert f"{names} cannot both be commanders: no partner ability lets them (CR 702.124)." in a_deck_for(*pair)


@pytest.mark.rule("702.124k")
def test_a_background_leads_nobody_alone() -> None:
    assert "Noble Birth cannot be a commander" in a_deck_for(BACKGROUND)[0]
    assert any("Noble Birth cannot be a commander" in text for text in a_deck_for(RED_PARTNER, BACKGROUND))


@pytest.mark.rule("702.124g")
def test_there_are_never_three_commanders() -> None:
    both = legend("Both", "{B}", Partner(), PartnerOfKind("Friends forever"))
    assert a_deck_for(both, RED_PARTNER) == []
    assert a_deck_for(both, FRIEND) == []
    said = "A deck has at most two commanders; this one has 3 (CR 702.124g)."
    assert a_deck_for(RED_PARTNER, both, FRIEND) == [said]


@pytest.mark.rule("702.124b", "702.124c", "903.6")
def test_both_partners_begin_in_the_command_zone_and_share_their_colours() -> None:
    deck = ["Mountain"] * 49 + ["Forest"] * 49
    pair = (RED_PARTNER, GREEN_PARTNER)
    game = Game.new([deck, ["Mountain"] * 99], variants=[Commander([pair, "Bosh, Iron Golem"])])
    assert [entry["name"] for entry in game.view(None)["command"]] == ["Red Half", "Green Half", "Bosh, Iron Golem"]
    assert [identity_of(game.state, player) for player in (ANN, BOB)] == [colors_from("RG"), colors_from("R")]
    with pytest.raises(IllegalCommanderDeck, match="this one has 101"):
        Game.new([[*deck, "Forest"], ["Mountain"] * 99], variants=[Commander([pair, "Bosh, Iron Golem"])])


@pytest.mark.rule("702.124d", "903.8")
def test_each_partner_has_a_tax_of_its_own() -> None:
    table = led_by((RED_PARTNER, GREEN_PARTNER), CAPTAIN)
    table.cast(ANN, "Red Half")
    table.resolve()
    assert (table.tax(ANN), table.tax(ANN, 1)) == (2, 0)


@pytest.mark.rule("702.124d", "903.10a")
def test_damage_of_partners_is_not_added_up() -> None:
    twins = [card(name, "{R}", legendary_creature("Giant", 11, 11), Partner()) for name in ("One Giant", "Two Giant")]
    table = led_by((twins[0], twins[1]), CAPTAIN)
    one, two = (table.enters(ANN, table.commander(ANN, number)) for number in (0, 1))
    table.next_turn()
    table.next_turn()
    table.turn(ANN)
    table.attack(ANN, {one: BOB, two: BOB})
    table.combat_damage()
    assert (table.life(BOB), table.has_lost(BOB)) == (18, False)
    hit(table, one, BOB)
    assert table.has_lost(BOB)


@pytest.mark.rule("702.124e")
def test_your_commander_is_either_of_two() -> None:
    table = led_by((RED_PARTNER, GREEN_PARTNER), CAPTAIN)
    for number in (0, 1):
        table.enters(ANN, table.commander(ANN, number))
    table.hand(ANN, card("Rescue", "{W}", INSTANT_CARD, exile(target(CREATURE & IsYourCommander()))))
    table.will(ANN, True, about=BACK)
    table.cast(ANN, "Rescue", targets=["Green Half"])
    table.resolve()
    assert (table.battlefield(ANN), table.command(ANN)) == (["Red Half"], ["Green Half"])


@pytest.mark.rule("702.124e", "903.3e")
@pytest.mark.parametrize(("chosen", "life"), [("Small Half", 42), ("Great Half", 46)])
def test_a_number_of_your_commander_is_that_of_the_one_you_choose(chosen: str, life: int) -> None:
    pair = (legend("Small Half", "{1}{R}", Partner()), legend("Great Half", "{5}{G}", Partner()))
    table = led_by(pair, CAPTAIN)
    table.hand(ANN, card("Salute", "{W}", INSTANT_CARD, GainLife(CommanderManaValue())))
    table.cast(ANN, "Salute")
    table.will(ANN, chosen)
    table.resolve()
    assert table.life(ANN) == life


@pytest.mark.rule("702.124e", "707.2")
@pytest.mark.parametrize("chosen", ["Red Half", "Green Half"])
def test_of_two_commanders_you_choose_the_one_that_something_is_done_to(chosen: str) -> None:
    table = led_by((RED_PARTNER, GREEN_PARTNER), CAPTAIN)
    table.hand(ANN, card("Mirror", "{U}", INSTANT_CARD, CreateCopyToken(YourCommander(), legendary=False)))
    table.cast(ANN, "Mirror")
    table.will(ANN, chosen)
    table.resolve()
    assert table.battlefield(ANN) == [chosen]


@pytest.mark.rule("702.124j")
@pytest.mark.parametrize("accepts", [True, False])
def test_partner_with_lets_a_player_find_the_other(accepts: bool) -> None:
    table = Table()
    table.library(BOB, TOOTHY)
    table.will(ANN, BOB)
    table.enters(ANN, PIR)
    table.will(BOB, accepts, *(["Younger Twin"] if accepts else []))
    table.resolve()
    assert table.hand(BOB) == (["Younger Twin"] if accepts else [])


# ---------------------------------------------------------------------- together with others


@pytest.mark.rule("810.4", "903.7")
def test_a_two_headed_giant_with_commanders_has_sixty_life() -> None:
    """CR 810.4 makes 30 of 20; the rules do not say what becomes of 40, so it grows in the same way."""
    table = Table(4, variants=[TwoHeadedGiant(), ArrangedCommander([GIANT] * 4)])
    assert [table.life(player) for player in range(4)] == [60] * 4
    three = Table(6, variants=[ArrangedCommander([GIANT] * 6), TwoHeadedGiant(3)])
    assert three.life(ANN) == 90


@pytest.mark.rule("810.8a", "903.10a")
def test_a_giant_falls_with_the_head_that_took_twenty_one() -> None:
    table = Table(4, variants=[TwoHeadedGiant(), ArrangedCommander([GIANT, GIANT, CAPTAIN, CAPTAIN])])
    giant = table.enters(ANN, table.commander(ANN))
    for _ in range(2):
        hit(table, giant, CAT)
        hit(table, giant, DAN)
    assert not table.has_lost(CAT)
    hit(table, giant, CAT)
    assert (table.has_lost(CAT), table.has_lost(DAN), table.winner) == (True, True, ANN)


@pytest.mark.rule("902.5", "103.4b", "903.7")
def test_a_vanguard_changes_the_forty_life() -> None:
    plus, minus = vanguard("Plus", 0, 8), vanguard("Minus", 1, -3)
    table = Table(variants=[Vanguard([plus, minus]), ArrangedCommander([CAPTAIN] * 2)])
    assert (table.life(ANN), table.life(BOB)) == (48, 37)


SCHEMES = [scheme(f"Plot {number}") for number in range(20)]


@pytest.mark.rule("904.13", "904.13a", "904.13b")
def test_archenemy_commander_gives_sixty_life_to_either_side() -> None:
    table = SchemeTable(4, variants=[ArrangedCommander([GIANT, CAPTAIN, CAPTAIN, CAPTAIN])], free_mana=True)
    assert [table.life(player) for player in range(4)] == [60] * 4
    assert table.command(BOB) == [CAPTAIN.name]
    giant = table.enters(ANN, table.commander(ANN))
    hit(table, giant, BOB)
    assert [table.life(player) for player in range(4)] == [60, 53, 53, 53]
    hit(table, giant, CAT)
    hit(table, giant, CAT)
    hit(table, giant, CAT)
    assert (table.has_lost(BOB), table.has_lost(CAT), table.winner) == (True, True, ANN)


@pytest.mark.rule("904.13b", "810.8a")
def test_the_team_against_an_archenemy_lives_and_dies_as_one() -> None:
    table = SchemeTable(3, variants=[ArrangedCommander([GIANT, CAPTAIN, CAPTAIN])])
    table.life(BOB, 5)
    table.life(CAT, 5)
    giant = table.enters(ANN, table.commander(ANN))
    hit(table, giant, BOB)
    assert (table.has_lost(BOB), table.has_lost(CAT), table.winner) == (True, True, ANN)


@pytest.mark.rule("904.13c")
def test_poison_is_nobodys_but_ten_of_it_kill() -> None:
    table = SchemeTable(3, variants=[ArrangedCommander([GIANT, CAPTAIN, CAPTAIN])])
    mamba = table.battlefield(ANN, "Blight Mamba")
    hit(table, mamba, BOB)
    assert (table.poison(BOB), table.poison(CAT)) == (1, 0)
    table.poison(BOB, 9)
    hit(table, mamba, CAT)
    assert (table.poison(CAT), table.has_lost(BOB)) == (1, False)
    hit(table, mamba, BOB)
    assert (table.has_lost(BOB), table.winner) == (True, ANN)


@pytest.mark.rule("904.13c")
def test_ten_poison_counters_kill_the_archenemy() -> None:
    table = SchemeTable(3, variants=[ArrangedCommander([GIANT, CAPTAIN, CAPTAIN])])
    table.poison(ANN, 10)
    table.pass_()
    assert table.has_lost(ANN)


@pytest.mark.rule("103.8c", "904.13a")
def test_an_archenemy_with_a_commander_draws_in_the_first_turn() -> None:
    decks = [each.deck() for each in COMMANDER_DECKS[:3]]
    game = Game.new(decks, variants=[_archenemy(), commander_with(COMMANDER_DECKS[:3])])
    while isinstance(game.decision, TakeMulligan):
        game.answer(False)
    while game.state.turn.step is not Step.PRECOMBAT_MAIN:
        assert game.decision is not None
        game.answer(game.decision.default())
    assert game.state.turn.active == (0,)
    assert len(game.state.players[0].hand) + len(game.state.players[0].library) == 99
    assert len(game.state.players[0].hand) == 8


def _archenemy() -> Archenemy:
    return Archenemy([SCHEMES[:10]])


@pytest.mark.rule("904.13d")
def test_the_scheme_deck_of_an_archenemy_with_a_commander_has_ten_different_cards() -> None:
    decks = [each.deck() for each in COMMANDER_DECKS[:3]]
    leaders = commander_with(COMMANDER_DECKS[:3])
    Game.new(decks, variants=[_archenemy(), leaders])
    with pytest.raises(IllegalSchemeDeck, match="at least 10 cards; this one has 9"):
        Game.new(decks, variants=[Archenemy([SCHEMES[:9]]), leaders])
    with pytest.raises(IllegalSchemeDeck, match="Plot 0 is in the scheme deck 2 times; one is allowed"):
        Game.new(decks, variants=[leaders, Archenemy([[*SCHEMES[:10], SCHEMES[0]]])])


@pytest.mark.rule("904.12c", "904.13b")
def test_supervillains_with_commanders_have_sixty_life_each() -> None:
    table = SchemeTable(3, rumble=True, variants=[ArrangedCommander([GIANT] * 3)])
    assert [table.life(player) for player in range(3)] == [60] * 3
    assert not table.state.options.shared_life
    assert SupervillainRumble.name != Archenemy.name


# ---------------------------------------------------------------------- what is shown, kept and played


def test_nobody_is_shown_where_a_hidden_commander_is() -> None:
    table = led_by(CAPTAIN, GIANT)
    table.enters(ANN, table.commander(ANN))
    table.will(ANN, False, about=BACK)
    use(table, SHUFFLE, table.commander(ANN))
    for player in (ANN, BOB):
        shown = table.view(player)["variants"]["commander"]["commanders"][0]
        assert (shown["zone"], shown["id"], shown["name"]) == (None, None, CAPTAIN.name)


def test_everybody_is_shown_a_commander_that_they_saw_go_to_a_hand() -> None:
    table = led_by(CAPTAIN, GIANT)
    table.enters(ANN, table.commander(ANN))
    table.will(ANN, False, about=BACK)
    use(table, RECALL, table.commander(ANN))
    for player in (ANN, BOB):
        shown = table.view(player)["variants"]["commander"]["commanders"][0]
        assert (shown["zone"], shown["id"]) == ("hand", table.commander(ANN).id)


@pytest.mark.parametrize("hits", [1, 2])
def test_a_bot_throws_a_creature_before_the_last_blow_of_a_commander(hits: int) -> None:
    table = led_by(GIANT, CAPTAIN)
    giant = table.enters(ANN, table.commander(ANN))
    for _ in range(hits):
        hit(table, giant, BOB)
    bears = table.battlefield(BOB, "Grizzly Bears")
    table.turn(ANN)
    table.untap(giant)
    table.attack(ANN, {giant: BOB})
    table.pass_(ANN)
    table.pass_(BOB, pause=True)
    assert isinstance(table.decision, DeclareBlockers)
    assert choose_blocks(table.state, table.decision) == ({bears.id: (giant.id,)} if hits == 2 else {})


def test_a_bot_leaves_its_commander_in_no_zone_but_the_hand() -> None:
    table = led_by(CAPTAIN, GIANT)
    table.enters(ANN, table.commander(ANN))
    table.on_ask(ANN, lambda decision: confirm(table.state, decision) if isinstance(decision, ToCommandZone) else None)
    use(table, RECALL, table.commander(ANN))
    assert table.commander(ANN).zone == "hand"
    for spell in (DOOM, BANISHMENT, TUCK):
        table.enters(ANN, table.commander(ANN))
        use(table, spell, table.commander(ANN))
        assert table.commander(ANN).zone == "command"


def test_what_happens_in_a_fork_stays_there() -> None:
    table = led_by(GIANT, CAPTAIN)
    fork = table.fork()
    fork.cast(ANN, GIANT.name)
    fork.resolve()
    fork.attack(ANN, {GIANT.name: BOB})
    fork.combat_damage()
    assert (fork.tax(ANN), len(fork.view(ANN)["variants"]["commander"]["damage"])) == (2, 1)
    assert (table.tax(ANN), table.view(ANN)["variants"]["commander"]["damage"]) == (0, [])


def test_a_record_keeps_the_commanders() -> None:
    variant = Commander([("Krond the Dawn-Clad",), "Bosh, Iron Golem"], brawl=True)
    again = from_plain({"name": variant.name, **json.loads(json.dumps(variant.plain()))})
    assert isinstance(again, Commander)
    assert (again.commanders, again.brawl) == (variant.commanders, True)


@pytest.mark.parametrize("edition", list(Edition))
def test_bots_play_the_built_in_decks_to_the_end_and_a_replay_agrees(edition: Edition) -> None:
    game = Game.new(
        [each.deck() for each in COMMANDER_DECKS], 5, edition=edition, variants=[commander_with(COMMANDER_DECKS)]
    )
    bots = [SensibleBot() for _ in COMMANDER_DECKS]
    while game.decision is not None:
        game.answer(bots[game.decision.player].decide(game, game.decision))
        assert len(game.record()["answers"]) < 5000
    assert game.result is not None
    assert not broken_invariants(game.state)
    assert sum(entry["tax"] > 0 for entry in game.view(None)["variants"]["commander"]["commanders"]) > 0
    assert Game.replay(json.loads(json.dumps(game.record()))).hash() == game.hash()


def test_random_games_with_commanders_go_well() -> None:
    check_variant(lambda: ArrangedCommander(["Krond the Dawn-Clad", "Maelstrom Wanderer"]), players=[2], limit=1200)
