"""What "that targets a creature" means: a permanent, and neither a spell nor a card anywhere else."""

import pytest
from tests.reading.invented import read

from planechase.testing import ANN, BOB, Table
from planechase.words.card import INSTANT_CARD, card
from planechase.words.effects.permanent_effects import destroy
from planechase.words.filters import CREATURE
from planechase.words.selections import target

SLAY = card("Slay", "{B}", INSTANT_CARD, destroy(target(CREATURE)))
AIMED_AT = "a creature you control becomes the target of a spell an opponent controls"


@pytest.mark.rule("109.2")
@pytest.mark.parametrize("event", ["an opponent casts a spell that targets a creature you control", AIMED_AT])
@pytest.mark.parametrize(("aimed_at_spell", "drawn"), [(True, 0), (False, 1)])
def test_a_creature_spell_is_no_creature(event: str, aimed_at_spell: bool, drawn: int) -> None:
    table = Table(free_mana=True)
    table.library(ANN, "Forest")
    table.battlefield(ANN, read(f"Whenever {event}, draw a card."))
    table.hand(ANN, "Grizzly Bears")
    table.hand(BOB, read("Counter target spell.", "Naysay", "Instant"), SLAY)
    bears = table.cast(ANN, "Grizzly Bears")
    if aimed_at_spell:
        table.cast(BOB, "Naysay", targets=[bears])
        table.resolve_all()
    else:
        table.resolve()
        table.cast(BOB, "Slay", targets=["Grizzly Bears"])
        table.resolve_all()
    assert len(table.zone(ANN, "hand")) == drawn
