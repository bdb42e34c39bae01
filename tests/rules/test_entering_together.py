"""What enters together is not there yet for the rest of it (CR 614.12); equal effects all apply (CR 702.44d)."""

from __future__ import annotations

import pytest

from planechase.rules.events.actions import TokensCreated, create_together
from planechase.rules.events.events import Event
from planechase.rules.events.zones import ZoneChange, put_onto_battlefield
from planechase.rules.language.abilities import StaticAbility
from planechase.rules.language.characteristics import CardDefinition
from planechase.rules.language.grammar import Replacement
from planechase.rules.language.word import word
from planechase.rules.state.decisions import Rule
from planechase.rules.state.objects import Zone
from planechase.rules.state.source import Source
from planechase.rules.state.state import State
from planechase.testing import ANN, BOB, Table
from planechase.vocabulary import (
    CREATURE,
    EACH_PLAYER,
    ENCHANTMENT_CARD,
    OTHER,
    SORCERY_CARD,
    YOURS,
    anthem,
    card,
    counters_put,
    create,
    creature,
    creature_token,
    enters_with_counters,
    gain_life,
    has,
    keyword,
    modular,
    more_counters,
    typed,
    whenever,
)

GROWER = card("Grower", "{G}", creature("Plant", 0, 1), enters_with_counters("+1/+1", 2))
DOUBLER = card("Doubler", "{G}", creature("Elf", 1, 1), more_counters())
GROWING_DOUBLER = card(
    "Growing Doubler", "{G}", creature("Elf", 1, 1), enters_with_counters("+1/+1", 1), more_counters()
)


@word
class OthersEnterTapped(Replacement):
    """All other creatures enter tapped."""

    reads = "other creatures enter tapped"

    def kinds(self) -> tuple[type[Event], ...]:
        return (ZoneChange,)

    def applies(self, game: State, event: Event, by: Source) -> bool:
        return isinstance(event, ZoneChange) and event.to is Zone.BATTLEFIELD and event.object_id != by.object_id

    def replace(self, game: State, event: Event, by: Source) -> Rule[list[Event]]:
        assert isinstance(event, ZoneChange)
        event.tapped = True
        return [event]
        yield


GATE = card("Gate", "{W}", creature("Wall", 0, 4), OthersEnterTapped())


def enter(table: Table, *cards: CardDefinition | str) -> None:
    """Cards come back from Ann's graveyard at the same time, in this order."""
    there = [table.graveyard(ANN, one).id for one in cards]
    table.happen(lambda state: put_onto_battlefield(state, [state.objects[id] for id in there]))


@pytest.fixture
def table() -> Table:
    return Table(free_mana=True)


# ---------------------------------------------------------------------- not there yet


@pytest.mark.rule("614.12", "122.6a")
@pytest.mark.parametrize("cards", [(DOUBLER, GROWER), (GROWER, DOUBLER)])
def test_what_enters_together_does_not_change_the_counters_of_the_rest(
    table: Table, cards: tuple[CardDefinition, ...]
) -> None:
    enter(table, *cards)
    assert table.find("Grower").counters == {"+1/+1": 2}


@pytest.mark.rule("614.12", "614.1c")
def test_what_was_there_before_does(table: Table) -> None:
    table.battlefield(BOB, DOUBLER)
    enter(table, GROWER)
    assert table.find("Grower").counters == {"+1/+1": 4}


@pytest.mark.rule("614.12")
def test_a_general_effect_does_not_change_how_its_own_permanent_enters(table: Table) -> None:
    table.enters(ANN, GROWING_DOUBLER)
    assert table.find("Growing Doubler").counters == {"+1/+1": 1}


@pytest.mark.rule("614.12")
@pytest.mark.parametrize("names", [("Gate", "Grizzly Bears"), ("Grizzly Bears", "Gate")])
def test_permanents_enter_untouched_by_what_enters_with_them(table: Table, names: tuple[str, str]) -> None:
    enter(table, *(GATE if name == "Gate" else name for name in names))
    assert not table.find("Grizzly Bears").tapped
    assert table.enters(ANN, "Air Elemental").tapped


@pytest.mark.rule("614.12", "701.7")
@pytest.mark.parametrize("backwards", [False, True])
def test_tokens_of_different_kinds_enter_together(table: Table, backwards: bool) -> None:
    values = [GATE.printed, GROWER.printed, DOUBLER.printed]

    def happen(state: State) -> Rule[None]:
        made = [TokensCreated(ANN, one, 1) for one in (values[::-1] if backwards else values)]
        ids = yield from create_together(state, made)
        assert ids == [id for one in made for id in one.new_ids]
        assert [state.objects[one.new_ids[0]].copiable for one in made] == [one.values for one in made]

    table.happen(happen)
    grower = table.find("Grower")
    assert (grower.tapped, grower.counters) == (False, {"+1/+1": 2})
    assert not table.find("Gate").tapped


@pytest.mark.rule("614.12", "101.4", "701.7")
def test_tokens_that_each_player_creates_enter_together(table: Table) -> None:
    gate = creature_token(0, 4, "W", "Wall", StaticAbility((OthersEnterTapped(),)))
    table.hand(ANN, card("Gates", "{W}", SORCERY_CARD, create(gate, 2, EACH_PLAYER)))
    table.cast(ANN, "Gates")
    table.resolve()
    assert [(wall.controller, wall.tapped) for wall in table.state.permanents()] == [
        (ANN, False),
        (ANN, False),
        (BOB, False),
        (BOB, False),
    ]


@pytest.mark.rule("603.6a", "122.6a")
@pytest.mark.parametrize("backwards", [False, True])
def test_what_enters_together_sees_the_counters_of_the_rest(table: Table, backwards: bool) -> None:
    seer = card(
        "Seer", "{U}", creature("Elf", 1, 1), whenever(counters_put(CREATURE & OTHER & YOURS, "+1/+1"), gain_life(1))
    )
    enter(table, *((GROWER, seer) if backwards else (seer, GROWER)))
    table.resolve_all()
    assert table.life(ANN) == 21


# ---------------------------------------------------------------------- equal effects


@pytest.mark.rule("702.44d", "614.5")
def test_each_instance_of_sunburst_works_separately() -> None:
    table = Table()
    table.hand(ANN, card("Prism", "{2}", typed("Artifact"), keyword("sunburst"), keyword("sunburst")))
    table.lands(ANN, "Forest", 1)
    table.lands(ANN, "Island", 1)
    table.cast(ANN, "Prism")
    table.resolve()
    assert table.find("Prism").counters == {"charge": 4}


@pytest.mark.rule("702.43b", "614.5")
def test_each_instance_of_modular_works_separately(table: Table) -> None:
    worker = table.enters(ANN, card("Worker", "{1}", creature("Construct", 0, 0), modular(1), modular(1)))
    assert worker.counters == {"+1/+1": 2}


@pytest.mark.rule("614.5", "614.12")
def test_equal_effects_that_two_others_give_both_apply_and_nobody_is_asked_which(table: Table) -> None:
    counter = StaticAbility((enters_with_counters("+1/+1", 1),))
    blessing = card("Blessing", "{G}", ENCHANTMENT_CARD, anthem(CREATURE & YOURS, has(counter)))
    table.battlefield(ANN, blessing, blessing)
    assert table.enters(ANN, "Grizzly Bears").counters == {"+1/+1": 2}
