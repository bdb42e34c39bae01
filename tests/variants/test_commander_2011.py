"""Commander as it was in July 2011 (903.1 to 903.14a of the rules of that time)."""

from __future__ import annotations

import pytest

from planechase import Game
from planechase.bots.bot_choosing import choose
from planechase.cards import pool
from planechase.decks.commander_decks import COMMANDER_DECKS, commander_with
from planechase.rules.language.characteristics import CardDefinition
from planechase.rules.state.decisions import Choose, TakeMulligan
from planechase.rules.state.edition import Edition
from planechase.testing import ANN, BOB, ArrangedCommander, Handle, Table
from planechase.variants import Commander
from planechase.variants.commander import IllegalCommanderDeck, deck_problems
from planechase.words.card import ARTIFACT_CARD, INSTANT_CARD, card, legendary_creature, planeswalker
from planechase.words.deck_building import CanBeCommander
from planechase.words.effects.permanent_effects import destroy
from planechase.words.effects.zone_effects import ExileFaceDown, exile, return_to_hand
from planechase.words.filters import CREATURE
from planechase.words.keywords import keyword
from planechase.words.keywords.partners import Partner
from planechase.words.player_words import OPPONENTS
from planechase.words.selections import target

THEN = Edition.Y2011
CAPTAIN = card("Captain of Proof", "{1}{W}", legendary_creature("Human Soldier", 2, 2))
GIANT = card("Giant of Proof", "{2}{R}", legendary_creature("Giant", 7, 7), keyword("haste"))
DOOM = card("Doom", "{B}", INSTANT_CARD, destroy(target(CREATURE)))
BANISHMENT = card("Banishment", "{W}", INSTANT_CARD, exile(target(CREATURE)))
RECALL = card("Recall", "{U}", INSTANT_CARD, return_to_hand(target(CREATURE)))
BURIAL = card("Burial", "{W}", INSTANT_CARD, ExileFaceDown(target(CREATURE)))
BACK = "command zone"


def led_by(*leaders: str | CardDefinition, free_mana: bool = True) -> Table:
    """A table of 2011 where each player has the commander that is named."""
    return Table(len(leaders), edition=THEN, variants=[ArrangedCommander(leaders)], free_mana=free_mana)


def use(table: Table, spell: CardDefinition, on: Handle, by: int = BOB) -> None:
    """A player casts a spell at something, and it resolves."""
    table.cast(by, table.hand(by, spell), targets=[on])
    table.resolve()


def begin(seed: int = 0) -> Game:
    """A game of two, in which Ann is asked for a mulligan."""
    deck = ["Mountain"] * 98 + ["Lightning Bolt"]
    variant = Commander(["Rorix Bladewing"] * 2)
    return Game.new([deck] * 2, seed, edition=THEN, variants=[variant], starting_player=0)


# ---------------------------------------------------------------------- decks


@pytest.mark.rule("2011:903.2")
@pytest.mark.parametrize("players", [2, 4])
def test_everybody_plays_for_themselves_and_may_attack_anybody(players: int) -> None:
    table = led_by(*[GIANT] * players)
    giant = table.enters(ANN, table.commander(ANN))
    assert [other for other in range(players) if table.can_attack(giant, other)] == list(range(1, players))


@pytest.mark.rule("2011:903.1", "2011:903.6", "2011:903.7")
def test_a_game_begins_with_forty_life_and_ninety_nine_cards_in_the_library() -> None:
    decks = [each.deck() for each in COMMANDER_DECKS]
    game = Game.new(decks, 3, edition=THEN, variants=[commander_with(COMMANDER_DECKS)])
    shown = game.view(None)
    assert [entry["name"] for entry in shown["command"]] == [each.commanders[0] for each in COMMANDER_DECKS]
    assert [(player["life"], player["hand_size"], player["library"]) for player in shown["players"]] == [
        (40, 7, 92)
    ] * 4


@pytest.mark.rule("2011:903.3")
def test_a_commander_is_a_legendary_creature_and_nothing_else() -> None:
    walker = card("Walker of Proof", "{3}", planeswalker("Proof", 3), CanBeCommander())
    relics = [card(f"Relic {number}", "{1}", ARTIFACT_CARD) for number in range(99)]
    assert [problem.text for problem in deck_problems(relics, [walker], THEN)] == [
        "Walker of Proof cannot be a commander: it is not a legendary creature (CR 903.3)."
    ]
    pair = [card(name, "{1}", legendary_creature("Human", 1, 1), Partner()) for name in ("One", "Two")]
    assert [problem.text for problem in deck_problems(relics[1:], pair, THEN)] == [
        "A deck has at most one commander; this one has 2 (CR 903.3)."
    ]


@pytest.mark.rule("2011:903.3")
def test_a_commander_stays_one_wherever_it_goes() -> None:
    table = led_by(CAPTAIN, CAPTAIN)
    table.enters(ANN, table.commander(ANN))
    use(table, RECALL, table.commander(ANN))
    assert table.commander(ANN).zone == "hand"
    table.turn(ANN)
    table.cast(ANN, CAPTAIN.name)
    table.resolve()
    table.will(ANN, True, about=BACK)
    use(table, DOOM, table.commander(ANN))
    assert table.command(ANN) == [CAPTAIN.name]


@pytest.mark.rule("2011:903.4", "2011:903.4a", "2011:903.5c")
def test_the_colour_identity_of_a_golem_with_a_red_ability_is_red() -> None:
    golem, mountain = pool.card("Bosh, Iron Golem"), pool.card("Mountain")
    assert deck_problems([*[mountain] * 98, pool.card("Lightning Bolt")], [golem], THEN) == []
    found = deck_problems([*[mountain] * 98, pool.card("Rancor")], [golem], THEN)
    assert [problem.text for problem in found] == [
        "Rancor is also green, but the colour identity of Bosh, Iron Golem is red (CR 903.5c)."
    ]


@pytest.mark.rule("2011:903.5", "2011:903.5a", "2011:903.5b", "2011:903.5d")
@pytest.mark.parametrize(
    ("deck", "said"),
    [
        (["Mountain"] * 98, "exactly 100 cards with its commander; this one has 99"),
        (["Mountain"] * 97 + ["Lightning Bolt"] * 2, "Lightning Bolt is in the deck twice"),
        (["Mountain"] * 98 + ["Swamp"], "Swamp could produce black mana"),
    ],
)
def test_a_deck_is_refused_with_the_reason(deck: list[str], said: str) -> None:
    with pytest.raises(IllegalCommanderDeck, match=said):
        Game.new([deck] * 2, edition=THEN, variants=[Commander(["Rorix Bladewing"] * 2)])


# ---------------------------------------------------------------------- mulligans


@pytest.mark.rule("2011:903.8")
def test_a_mulligan_exiles_cards_for_one_fewer_and_they_come_back_when_a_hand_is_kept() -> None:
    game = begin()
    ann = game.state.players[ANN]
    first = list(ann.hand)
    game.answer(True)
    game.answer(False)
    assert isinstance(game.decision, Choose)
    game.answer(first[:3])
    assert (ann.hand[:4], len(ann.hand), len(ann.library), len(game.state.exile)) == (first[3:], 6, 90, 3)
    assert isinstance(game.decision, TakeMulligan)
    game.answer(True)
    game.answer(ann.hand[:1])
    assert (len(ann.hand), len(ann.library), len(game.state.exile)) == (5, 90, 4)
    game.answer(False)
    assert (len(ann.hand), len(ann.library), game.state.exile) == (5, 94, [])


@pytest.mark.rule("2011:903.8")
def test_one_may_exile_no_card_or_all_of_them() -> None:
    game = begin()
    ann = game.state.players[ANN]
    game.answer(True)
    game.answer(False)
    game.answer([])
    assert len(ann.hand) == 7
    game.answer(True)
    game.answer(list(ann.hand))
    assert (len(ann.hand), len(game.state.exile)) == (6, 7)


@pytest.mark.rule("2011:903.8")
def test_what_comes_back_is_shuffled_into_the_library() -> None:
    game = begin()
    ann, objects = game.state.players[ANN], game.state.objects
    away = [objects[id].card for id in ann.hand]
    game.answer(True)
    game.answer(False)
    game.answer(list(ann.hand))
    game.answer(False)
    places = [place for place, id in enumerate(ann.library) if objects[id].card in away]
    assert len(places) == 7
    assert max(places) - min(places) > 7


def test_a_bot_exiles_what_is_too_much() -> None:
    game = begin()
    game.answer(True)
    game.answer(False)
    assert isinstance(game.decision, Choose)
    lands = [id for id in game.state.players[ANN].hand if game.state.objects[id].copiable.name == "Mountain"]
    assert choose(game.state, game.decision) == lands[:3:-1]


# ---------------------------------------------------------------------- mana


@pytest.mark.rule("2011:903.9")
def test_mana_of_other_colours_is_colourless() -> None:
    table = led_by("Krond the Dawn-Clad", "Bosh, Iron Golem", free_mana=False)
    table.battlefield(ANN, "Mountain", "Rupture Spire", "Forest")
    table.battlefield(BOB, "Rupture Spire")
    assert table.tap_for_mana(ANN, "Mountain") == "{C}"
    assert table.tap_for_mana(ANN, table.find("Rupture Spire", controller=ANN), choose=["{R}"]) == "{C}{C}"
    assert table.tap_for_mana(ANN, "Forest") == "{G}{C}{C}"
    table.pass_(ANN)
    assert table.tap_for_mana(BOB, table.find("Rupture Spire", controller=BOB), choose=["{R}"]) == "{R}"


@pytest.mark.rule("2011:903.9")
def test_it_pays_for_what_colourless_mana_pays_for() -> None:
    table = led_by("Krond the Dawn-Clad", "Bosh, Iron Golem", free_mana=False)
    table.battlefield(ANN, "Mountain", "Rupture Spire")
    table.hand(ANN, "Lightning Bolt", "Loxodon Warhammer", "Gold Myr", "White Knight")
    assert not table.can_cast(ANN, "Lightning Bolt")
    assert not table.can_cast(ANN, "White Knight")
    table.cast(ANN, "Gold Myr")
    assert table.stack == ["Gold Myr"]


# ---------------------------------------------------------------------- casting, and going back


@pytest.mark.rule("2011:903.10")
def test_a_commander_costs_two_more_each_time() -> None:
    table = led_by(CAPTAIN, CAPTAIN)
    table.always(ANN, True, about=BACK)
    for cost in (2, 4):
        assert table.tax(ANN) == cost - 2
        table.turn(ANN)
        table.cast(ANN, CAPTAIN.name)
        table.resolve()
        use(table, DOOM, table.commander(ANN))
    assert table.tax(ANN) == 4


@pytest.mark.rule("2011:903.11", "2011:903.12")
@pytest.mark.parametrize(("spell", "zone"), [(DOOM, "graveyard"), (BANISHMENT, "exile")])
@pytest.mark.parametrize("goes_back", [True, False])
def test_it_goes_back_instead_of_to_a_graveyard_or_exile(spell: CardDefinition, zone: str, goes_back: bool) -> None:
    table = led_by(CAPTAIN, CAPTAIN)
    table.enters(ANN, table.commander(ANN))
    table.will(ANN, goes_back, about=BACK)
    use(table, spell, table.commander(ANN))
    assert table.commander(ANN).zone == ("command" if goes_back else zone)
    table.next_turn()
    assert table.commander(ANN).zone == ("command" if goes_back else zone)


@pytest.mark.rule("2011:903.11")
def test_a_commander_that_goes_back_has_not_died() -> None:
    table = led_by(CAPTAIN, CAPTAIN)
    table.battlefield(BOB, "Blood Artist")
    table.enters(ANN, table.commander(ANN))
    table.will(ANN, True, about=BACK)
    use(table, DOOM, table.commander(ANN))
    assert (table.stack, table.life(ANN)) == ([], 40)


@pytest.mark.rule("2011:903.11", "2011:903.12")
def test_nobody_asks_where_it_goes_to_a_hand() -> None:
    table = led_by(CAPTAIN, CAPTAIN)
    table.enters(ANN, table.commander(ANN))
    use(table, RECALL, table.commander(ANN))
    assert table.hand(ANN) == [CAPTAIN.name]


@pytest.mark.rule("2011:903.13")
def test_who_looks_at_a_face_down_commander_of_another_player_puts_it_back() -> None:
    table = led_by(CAPTAIN, CAPTAIN)
    table.enters(ANN, table.commander(ANN))
    table.will(ANN, False, about=BACK)
    use(table, BURIAL, table.commander(ANN))
    assert (table.command(ANN), table.commander(ANN).face_down) == ([CAPTAIN.name], False)


@pytest.mark.rule("2011:903.13")
def test_its_owner_and_players_who_may_not_look_leave_it_there() -> None:
    table = led_by(CAPTAIN, CAPTAIN)
    table.enters(ANN, table.commander(ANN))
    table.will(ANN, False, about=BACK)
    use(table, BURIAL, table.commander(ANN), by=ANN)
    assert (table.commander(ANN).zone, table.commander(ANN).face_down) == ("exile", True)

    unseen = card("Unseen", "{W}", INSTANT_CARD, ExileFaceDown(target(CREATURE), OPPONENTS))
    table = led_by(CAPTAIN, CAPTAIN)
    table.enters(ANN, table.commander(ANN))
    table.will(ANN, False, about=BACK)
    use(table, unseen, table.commander(ANN))
    assert table.commander(ANN).zone == "exile"


@pytest.mark.rule("903.9a")
def test_today_looking_at_it_changes_nothing() -> None:
    table = Table(variants=[ArrangedCommander([CAPTAIN, CAPTAIN])], free_mana=True)
    table.enters(ANN, table.commander(ANN))
    table.will(ANN, False, about=BACK)
    use(table, BURIAL, table.commander(ANN))
    assert table.commander(ANN).zone == "exile"


# ---------------------------------------------------------------------- twenty-one damage


@pytest.mark.rule("2011:903.14", "2011:903.14a")
def test_twenty_one_combat_damage_by_one_commander_loses_the_game() -> None:
    table = led_by(GIANT, CAPTAIN)
    giant = table.enters(ANN, table.commander(ANN))
    for before in (40, 33, 26):
        assert table.life(BOB) == before
        table.turn(ANN)
        table.untap(giant)
        table.attack(ANN, {giant: BOB})
        table.combat_damage()
    assert (table.life(BOB), table.winner) == (19, ANN)


@pytest.mark.rule("2011:903.7", "2011:904.5", "904.13b")
@pytest.mark.parametrize(("edition", "life"), [("2011", [40, 40, 40]), ("current", [60, 60, 60])])
def test_in_2011_there_was_no_archenemy_commander(edition: str, life: list[int]) -> None:
    """With commanders everybody has 40 life, each of them their own; scheme decks are as large as always."""
    game = Game.casual("archenemy", "commander", players=3, seed=4, edition=edition)
    assert [player.life for player in game.state.players] == life
    assert game.state.options.shared_life is (edition == "current")
