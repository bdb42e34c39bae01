"""Split cards (CR 709): one card with two halves, of which one is cast."""

from __future__ import annotations

import pytest

from planechase.bots import SensibleBot, play
from planechase.game import Game
from planechase.rules.events.events import Event, SpellCast
from planechase.rules.language.grammar import Filter
from planechase.rules.language.word import word
from planechase.rules.spells.permissions import CastPermission
from planechase.rules.state.objects import Object, Zone
from planechase.rules.state.player import Player
from planechase.rules.state.source import Source
from planechase.rules.state.state import State
from planechase.rules.turns.priority import CastSpell
from planechase.telling import labels
from planechase.testing import ANN, BOB, Ambiguous, PlanarTable, Table
from planechase.words import word_slots
from planechase.words.amounts import Number
from planechase.words.card import ENCHANTMENT_CARD, INSTANT_CARD, SORCERY_CARD, card, creature, split, whenever
from planechase.words.cost_words import mana
from planechase.words.effects.hands import draw
from planechase.words.effects.lasting_effects import pump
from planechase.words.effects.life_effects import gain_life
from planechase.words.effects.permanent_effects import destroy
from planechase.words.filters import CREATURE, RED_, ChosenName, SizeIs
from planechase.words.keywords import cycling, flashback, kicker, protection
from planechase.words.player_words import PLAYERS, YOU
from planechase.words.replacements import AsEnters
from planechase.words.selections import target
from planechase.words.statics import CantCast, CostsMore
from planechase.words.triggers import Casts

BOTH = "Assault // Battery"

SWIFT_SLOW = split(card("Swift", "{U}", INSTANT_CARD, draw()), card("Slow", "{2}{B}", SORCERY_CARD, gain_life(3)))
ONCE_AGAIN = split(
    card("Once", "{1}{G}", SORCERY_CARD, gain_life(1)),
    card("Again", "{2}{W}", SORCERY_CARD, gain_life(5), flashback("{W}")),
)
BIG_SMALL = split(
    card("Big", "{4}{G}", INSTANT_CARD, pump(target(CREATURE), 5, 5), kicker("{1}")),
    card("Small", "{B}", INSTANT_CARD, destroy(target(CREATURE)), cycling("{2}")),
)
BAN = card("Ban", "{W}", ENCHANTMENT_CARD, CantCast(PLAYERS, RED_))
TAX = card("Tax", "{W}", ENCHANTMENT_CARD, CostsMore(RED_, mana("{2}").cost))
MAGE = card("Mage", "{W}", creature("Human", 2, 2), AsEnters(word_slots.CARD_NAME), CantCast(PLAYERS, ChosenName()))
FAN = card("Fan", "{R}", creature("Elf", 1, 1), whenever(Casts(YOU, RED_), gain_life(7)))
IMMUNE = card("Immune", "{G}", creature("Elk", 2, 2), protection(RED_))


@word
class FromGraveyard(CastPermission):
    """Spells that fit may be cast from one's graveyard."""

    reads = "you may cast certain spells from your graveyard"
    what: Filter

    def zones(self) -> tuple[Zone, ...]:
        return (Zone.GRAVEYARD,)

    def allows(self, game: State, player: Player, obj: Object, by: Source) -> bool:
        return player.id == by.controller == obj.owner and self.what.matches(game, obj, by)


CHEAP = card("Cheap", "{U}", ENCHANTMENT_CARD, FromGraveyard(SizeIs("mana value", "at most", Number(2))))


@pytest.fixture
def table() -> Table:
    return Table(free_mana=True)


def halves_offered(table: Table, player: int = ANN) -> list[str]:
    """The halves that a player who has priority may cast."""
    return [words.removeprefix("cast ") for words in table.actions(player) if words.startswith("cast ")]


# ---------------------------------------------------------------------- off the stack


@pytest.mark.rule("709.4", "709.4b", "202.3d")
@pytest.mark.parametrize("zone", ["hand", "graveyard", "exile"])
def test_off_the_stack_it_is_both_halves(table: Table, zone: str) -> None:
    found = getattr(table, zone)(ANN, BOTH)
    assert (found.colors, found.mana_value, found.name) == ("RG", 5, BOTH)


@pytest.mark.rule("709.4b")
def test_its_mana_cost_has_the_symbols_of_both_one_by_one(table: Table) -> None:
    cost = table.hand(ANN, "Order // Chaos").characteristics.mana_cost
    assert cost is not None
    assert [symbol.text for symbol in cost] == ["{3}", "{W}", "{2}", "{R}"]
    assert (cost.mana_value(), str(cost)) == (7, "{3}{W} // {2}{R}")


@pytest.mark.rule("709.4c")
def test_it_has_the_types_and_abilities_of_both(table: Table) -> None:
    found = table.hand(ANN, SWIFT_SLOW)
    assert found.types == ["Instant", "Sorcery"]
    table.hand(ANN, BIG_SMALL)
    before = len(table.hand(ANN))
    table.activate(ANN, BIG_SMALL.name)
    table.resolve()
    assert len(table.hand(ANN)) == before


@pytest.mark.rule("709.2")
def test_it_is_one_card(table: Table) -> None:
    table.library(ANN, BOTH, "Forest")
    table.hand(ANN, SWIFT_SLOW)
    table.cast(ANN, "Swift")
    table.resolve()
    assert table.hand(ANN) == [BOTH]


@pytest.mark.rule("201.2a")
def test_two_cards_share_a_name_if_they_have_one_in_common(table: Table) -> None:
    battery = card("Battery", "{1}", INSTANT_CARD, draw())
    pair, one, other = table.hand(ANN, BOTH, battery, "Forest")
    assert pair.characteristics.shares_name(one.characteristics)
    assert one.characteristics.shares_name(pair.characteristics)
    assert not other.characteristics.shares_name(pair.characteristics)
    face_down = table.exile(ANN, BOTH).characteristics.draft()
    face_down.name = ""
    assert not face_down.shares_name(face_down)


# ---------------------------------------------------------------------- casting a half


@pytest.mark.rule("709.3")
def test_each_half_is_an_option_of_its_own() -> None:
    table = Table()
    table.lands(ANN, "Mountain")
    table.hand(ANN, BOTH)
    assert halves_offered(table) == ["Assault"]
    table.lands(ANN, "Forest", 3)
    assert halves_offered(table) == ["Assault", "Battery"]


@pytest.mark.rule("709.3a", "601.2f")
def test_only_the_cost_of_the_chosen_half_is_paid() -> None:
    table = Table()
    table.lands(ANN, "Mountain")
    table.hand(ANN, BOTH)
    assert table.why_not_cast(ANN, "Battery") == "Ann cannot pay for Battery."
    table.cast(ANN, "Assault", targets=[BOB])
    assert table.stack == ["Assault"]


@pytest.mark.rule("709.3b", "202.3d")
def test_the_spell_is_only_the_half_that_was_cast(table: Table) -> None:
    table.hand(ANN, BOTH)
    spell = table.cast(ANN, "Battery")
    assert (spell.name, spell.colors, spell.mana_value, str(spell.mana_cost)) == ("Battery", "G", 4, "{3}{G}")
    assert len(spell.characteristics.abilities) == 1


@pytest.mark.rule("709.3b")
@pytest.mark.parametrize(("half", "life"), [("Assault", 27), ("Battery", 20)])
def test_what_looks_at_spells_sees_the_half(table: Table, half: str, life: int) -> None:
    table.battlefield(ANN, FAN)
    table.hand(ANN, BOTH)
    table.cast(ANN, half, targets=[BOB] if half == "Assault" else ())
    table.resolve()
    assert table.life(ANN) == life


@pytest.mark.rule("709.3a", "702.16b")
def test_targets_are_looked_for_with_the_half_as_the_source(table: Table) -> None:
    immune = table.battlefield(BOB, IMMUNE)
    red_green = split(
        card("Hack", "{R}", SORCERY_CARD, destroy(target(CREATURE))),
        card("Grow", "{G}", SORCERY_CARD, pump(target(CREATURE), 1, 1)),
    )
    table.hand(ANN, red_green)
    assert table.why_not_cast(ANN, "Hack") == "There is no legal target for Hack."
    table.cast(ANN, "Grow", targets=[immune])
    table.resolve()
    assert immune.power == 3


@pytest.mark.rule("709.3a", "117.1a")
def test_the_timing_is_that_of_the_half(table: Table) -> None:
    table.hand(BOB, SWIFT_SLOW)
    assert table.can_cast(BOB, "Swift")
    assert table.why_not_cast(BOB, "Slow") == "Slow can only be cast in your main phase while the stack is empty."


@pytest.mark.rule("709.3a", "101.2")
def test_a_prohibition_looks_at_the_half(table: Table) -> None:
    table.battlefield(BOB, BAN)
    table.hand(ANN, BOTH)
    assert table.why_not_cast(ANN, "Assault") == "Something forbids casting Assault."
    assert table.can_cast(ANN, "Battery")


@pytest.mark.rule("709.3a", "601.2f")
def test_a_cost_increase_looks_at_the_half() -> None:
    table = Table()
    table.battlefield(BOB, TAX)
    table.lands(ANN, "Mountain", 2)
    table.hand(ANN, BOTH)
    assert not table.can_cast(ANN, "Assault")
    table.lands(ANN, "Forest", 2)
    assert halves_offered(table) == ["Assault", "Battery"]


@pytest.mark.rule("709.3b", "702.33a")
def test_optional_costs_are_those_of_the_half(table: Table) -> None:
    bears = table.battlefield(ANN, "Grizzly Bears")
    table.hand(ANN, BIG_SMALL, BIG_SMALL)
    table.cast(ANN, "Big", targets=[bears], kicked=True)
    table.resolve()
    assert bears.power == 7
    table.cast(ANN, "Small", targets=[bears])
    table.resolve()
    assert not bears.exists


@pytest.mark.rule("709.4")
@pytest.mark.parametrize("countered", [False, True])
def test_when_it_leaves_the_stack_it_is_both_again(table: Table, countered: bool) -> None:
    table.hand(ANN, BOTH)
    table.hand(BOB, "Cancel")
    spell = table.cast(ANN, "Battery")
    if countered:
        table.cast(BOB, "Cancel", targets=[spell])
    table.resolve_all()
    assert table.graveyard(ANN) == [BOTH]
    assert table.find(BOTH).mana_value == 5
    assert table.on_battlefield("Elephant Token") is not countered


def test_looking_at_a_half_leaves_no_trace(table: Table) -> None:
    found = table.hand(ANN, BOTH)
    before = table.hash()
    assert (table.can_cast(ANN, "Assault"), table.can_cast(ANN, "Battery")) == (True, True)
    assert (found.name, found.colors, table.hash()) == (BOTH, "RG", before)


# ---------------------------------------------------------------------- other ways of casting


@pytest.mark.rule("709.3a", "702.34a")
def test_only_the_half_with_flashback_is_cast_from_the_graveyard(table: Table) -> None:
    table.graveyard(ANN, ONCE_AGAIN)
    assert not table.can_cast(ANN, "Once")
    table.cast(ANN, "Again", way="flashback")
    table.resolve()
    assert (table.life(ANN), table.exile(ANN)) == (25, ["Once // Again"])


@pytest.mark.rule("601.3e", "702.34a")
def test_flashback_that_a_plane_gives_costs_what_the_half_costs() -> None:
    table = PlanarTable()
    table.on_plane("Otaria")
    table.graveyard(ANN, BOTH)
    table.lands(ANN, "Mountain")
    assert not table.can_cast(ANN, "Battery", way="flashback")
    table.cast(ANN, "Assault", way="flashback", targets=[BOB])
    table.resolve()
    assert (table.life(BOB), table.exile(ANN)) == (18, [BOTH])


@pytest.mark.rule("601.3e", "709.3a")
def test_a_permission_looks_at_the_spell_that_would_be_cast(table: Table) -> None:
    table.battlefield(ANN, CHEAP)
    table.graveyard(ANN, BOTH)
    table.mana(ANN, "{R}{G}{G}{G}{G}")
    assert halves_offered(table) == ["Assault"]
    table.cast(ANN, "Assault", targets=[BOB])
    table.resolve()
    assert table.life(BOB) == 18


@pytest.mark.rule("702.85a", "709.3")
@pytest.mark.parametrize("half", ["Assault", "Battery", None])
def test_cascade_casts_one_half_or_none(table: Table, half: str | None) -> None:
    table.library(ANN, BOTH, "Forest")
    table.hand(ANN, "Enlisted Wurm")
    table.cast(ANN, "Enlisted Wurm")
    table.will(ANN, half, about="cast")
    if half == "Assault":
        table.will(ANN, BOB)
    table.resolve()
    assert table.stack == ["Enlisted Wurm", *([half] if half else [])]
    table.resolve_all()
    assert table.life(BOB) == (18 if half == "Assault" else 20)
    assert table.graveyard(ANN) == ([BOTH] if half else [])
    assert half or table.library(ANN)[-1] == BOTH


@pytest.mark.rule("702.85a", "202.3d")
def test_cascade_finds_a_split_card_by_its_whole_mana_value(table: Table) -> None:
    """Chaos by itself would be cheap enough, but the card is not."""
    table.library(ANN, "Order // Chaos", "Grizzly Bears")
    table.hand(ANN, "Bloodbraid Elf")
    table.cast(ANN, "Bloodbraid Elf")
    table.will(ANN, True)
    table.resolve()
    assert table.stack == ["Bloodbraid Elf", "Grizzly Bears"]


@pytest.mark.rule("702.85a", "601.2c")
def test_only_a_half_that_can_be_cast_is_offered(table: Table) -> None:
    table.library(ANN, "Order // Chaos")
    table.hand(ANN, "Maelstrom Wanderer")
    table.cast(ANN, "Maelstrom Wanderer")
    table.resolve(pause=True)
    assert table.decision is not None
    assert [option.way.half for option in table.decision.options] == ["Chaos"]  # type: ignore[attr-defined]


# ---------------------------------------------------------------------- names and copies


@pytest.mark.rule("709.4a", "201.4b")
def test_one_half_is_named_and_not_both(table: Table) -> None:
    table.hand(ANN, MAGE, BOTH)
    table.cast(ANN, "Mage")
    table.resolve(pause=True)
    assert table.decision is not None
    names = table.decision.options  # type: ignore[attr-defined]
    assert BOTH not in names
    assert {"Assault", "Battery"} <= set(names)
    table.answer(ANN, "Assault")
    assert not table.can_cast(ANN, "Assault")
    assert table.can_cast(ANN, "Battery")


@pytest.mark.rule("709.4a", "201.2a")
def test_a_card_has_the_chosen_name_if_one_of_its_names_is(table: Table) -> None:
    table.hand(ANN, BIG_SMALL)
    table.mana(ANN, "{2}")
    assert table.can_activate(ANN, BIG_SMALL.name)
    table.will(ANN, "Small", about="name")
    table.enters(ANN, "Pithing Needle")
    assert "forbids" in (table.why_not_activate(ANN, BIG_SMALL.name) or "")


@pytest.mark.rule("707.10", "709.3b")
def test_a_copy_of_the_spell_is_a_copy_of_the_half(table: Table) -> None:
    table.hand(ANN, BOTH, "Twincast")
    spell = table.cast(ANN, "Battery")
    table.cast(ANN, "Twincast", targets=[spell])
    table.resolve()
    copy = table.on_stack()[-1]
    assert (copy.name, copy.colors, copy.mana_value) == ("Battery", "G", 4)
    table.resolve_all()
    assert table.battlefield(ANN) == ["Elephant Token", "Elephant Token"]
    assert table.graveyard(ANN) == ["Twincast", BOTH]


# ---------------------------------------------------------------------- how it is shown, kept and played


def test_the_options_name_the_half_and_its_cost(table: Table) -> None:
    table.hand(ANN, BOTH)
    table.mana(ANN, "{R}{G}{G}{G}{G}")
    assert table.decision is not None
    casts = [action for action in table.decision.options if isinstance(action, CastSpell)]  # type: ignore[attr-defined]
    assert [labels.label(table.state, action, ANN) for action in casts] == ["Cast Assault {R}", "Cast Battery {3}{G}"]
    assert labels.label(table.state, casts[0], BOB) == "Cast a card {R}"


def test_everybody_sees_which_half_was_cast(table: Table) -> None:
    table.hand(ANN, BOTH)
    shown = table.view(ANN)["players"][ANN]["hand"]
    assert [(one["name"], one["mana_cost"], one["type_line"]) for one in shown] == [
        (BOTH, "{R} // {3}{G}", "Sorcery // Sorcery")
    ]
    table.cast(ANN, "Battery")
    assert [one["name"] for one in table.view(BOB)["stack"]] == ["Battery"]


def test_a_handle_needs_the_half_too(table: Table) -> None:
    found = table.hand(ANN, BOTH)
    with pytest.raises(Ambiguous, match="half="):
        table.cast(ANN, found)
    table.cast(ANN, found, half="Assault", targets=[BOB])
    assert table.stack == ["Assault"]


def test_states_differ_by_the_half(table: Table) -> None:
    table.hand(ANN, SWIFT_SLOW)
    other = table.fork()
    table.cast(ANN, "Swift")
    other.cast(ANN, "Slow")
    assert table.hash() != other.hash()


def test_a_record_of_a_game_tells_which_half_was_cast() -> None:
    deck = ["Mountain"] * 5 + ["Forest"] * 5 + ["Plains"] * 3 + [BOTH, BOTH, "Order // Chaos", "Grizzly Bears"] * 4

    def names(game: Game) -> list[str]:
        found: list[str] = []

        def watch(state: State, event: Event) -> None:
            if isinstance(event, SpellCast):
                found.append(state.name_of(event.object_id))

        game.watch(watch)
        return found

    game = Game.new([deck, deck], seed=5)
    cast = names(game)
    play(game, [SensibleBot(), SensibleBot()])
    assert {"Assault", "Battery"} <= set(cast)
    assert Game.replay(game.record()).hash() == game.hash()
