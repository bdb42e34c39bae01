"""Where the cards stand: `python tests/golden/contents.py` writes it anew."""

import pytest
from tests.golden.contents import PAGE, found, written

from planechase.cards import pool
from planechase.cards.contents import CONTENTS
from planechase.rules.language.card_types import PHENOMENON, PLANE, SCHEME, VANGUARD
from planechase.rules.language.characteristics import CardDefinition


def test_the_contents_name_every_card_of_every_file_in_its_order() -> None:
    assert PAGE.read_text(encoding="utf-8") == written(found()), "Please run python tests/golden/contents.py."


def test_no_two_cards_have_one_name() -> None:
    assert sum(map(len, CONTENTS.values())) == len(pool.CARDS)


@pytest.mark.parametrize(
    ("cards", "types"),
    [(pool.planar(), PLANE | PHENOMENON), (pool.schemes(), SCHEME), (pool.vanguards(), VANGUARD)],
    ids=["planar", "schemes", "vanguards"],
)
def test_each_folder_holds_one_kind_and_all_of_it(cards: list[CardDefinition], types: int) -> None:
    assert cards == [card for card in pool.CARDS.values() if card.printed.types & types]


@pytest.mark.rule("108.2")
def test_what_stands_in_no_folder_goes_into_decks() -> None:
    assert pool.traditional() == [card for card in pool.CARDS.values() if not card.printed.lives_in_command_zone]


def test_planes_and_phenomena_are_known_by_name() -> None:
    assert {name for name in pool.CARDS if pool.is_planar(name)} == {card.name for card in pool.planar()}
    assert not pool.is_planar("Nowhere")


def test_a_half_is_the_card_it_belongs_to() -> None:
    assert dict(pool.HALVES) == {
        half.name: card.name for card in pool.CARDS.values() for half in card.halves if half.name not in pool.CARDS
    }
