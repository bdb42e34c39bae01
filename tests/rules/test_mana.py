"""Mana, mana symbols, mana costs and mana pools: CR 105, 106, 107.4, 118.7, 202."""

import pickle

import pytest
from hypothesis import given
from hypothesis import strategies as st

from planechase.rules.language.colors import (
    BLACK,
    BLUE,
    COLORS,
    GREEN,
    RED,
    WHITE,
    Colors,
    color_count,
    color_letters,
    color_names,
    colors_from,
)
from planechase.rules.language.word import word
from planechase.rules.mana.mana import (
    ANY_TYPE,
    FREE,
    TYPE_BIT,
    Mana,
    ManaCost,
    ManaPool,
    PaymentWay,
    Restriction,
    Spending,
    Symbol,
    generic_cost,
)

PAIRS = ["W/U", "W/B", "U/B", "U/R", "B/R", "B/G", "R/G", "R/W", "G/W", "G/U"]
SYMBOLS = [
    *("{0}", "{1}", "{2}", "{15}", "{X}", "{S}", "{C}"),
    *(f"{{{letter}}}" for letter in "WUBRG"),
    *(f"{{{pair}}}" for pair in PAIRS),
    *(f"{{2/{letter}}}" for letter in "WUBRG"),
    *(f"{{C/{letter}}}" for letter in "WUBRG"),
    *(f"{{{letter}/P}}" for letter in "WUBRG"),
    *(f"{{{pair}/P}}" for pair in PAIRS),
]


def cost(text: str) -> ManaCost:
    return ManaCost.parse(text)


# ------------------------------------------------------------------------------- colours


@pytest.mark.rule("105.1")
def test_colours_and_their_names() -> None:
    assert COLORS == (WHITE, BLUE, BLACK, RED, GREEN)
    assert colors_from("GW") == WHITE | GREEN
    assert color_letters(GREEN | WHITE) == "WG"
    assert color_names(RED | BLUE) == ("blue", "red")
    assert color_names(0) == ()
    assert color_count(RED | BLUE) == 2


@pytest.mark.rule("105.1")
def test_purple_is_no_colour() -> None:
    with pytest.raises(ValueError, match="not a colour"):
        colors_from("WP")


@given(st.integers(0, 31))
def test_colours_there_and_back(mask: Colors) -> None:
    assert colors_from(color_letters(mask)) == mask


# ------------------------------------------------------------------------------- symbols


@pytest.mark.rule("107.4")
@pytest.mark.parametrize("text", SYMBOLS)
def test_every_symbol_reads_back(text: str) -> None:
    symbol = Symbol.parse(text)
    assert str(symbol) == text
    assert Symbol.parse(text) == symbol


@pytest.mark.rule("107.4e")
def test_halves_are_put_in_their_usual_order() -> None:
    assert str(Symbol.parse("{U/W}")) == "{W/U}"
    assert str(Symbol.parse("{W/R/P}")) == "{R/W/P}"


@pytest.mark.rule("202.3e", "202.3f", "202.3g")
@pytest.mark.parametrize(
    ("text", "value", "colors"),
    [
        ("{0}", 0, 0),
        ("{7}", 7, 0),
        ("{X}", 0, 0),
        ("{S}", 1, 0),
        ("{C}", 1, 0),
        ("{W}", 1, WHITE),
        ("{W/U}", 1, WHITE | BLUE),
        ("{2/B}", 2, BLACK),
        ("{C/R}", 1, RED),
        ("{G/P}", 1, GREEN),
        ("{G/U/P}", 1, GREEN | BLUE),
    ],
)
def test_value_and_colours_of_symbols(text: str, value: int, colors: Colors) -> None:
    symbol = Symbol.parse(text)
    assert (symbol.mana_value, symbol.colors) == (value, colors)


@pytest.mark.rule("107.4a", "107.4b", "107.4e", "107.4f", "107.4h")
@pytest.mark.parametrize(
    ("text", "ways"),
    [
        ("{W}", (PaymentWay(WHITE, 1),)),
        ("{C}", (PaymentWay(TYPE_BIT["C"], 1),)),
        ("{3}", (PaymentWay(ANY_TYPE, 3),)),
        ("{W/U}", (PaymentWay(WHITE | BLUE, 1),)),
        ("{2/W}", (PaymentWay(WHITE, 1), PaymentWay(ANY_TYPE, 2))),
        ("{C/W}", (PaymentWay(WHITE | TYPE_BIT["C"], 1),)),
        ("{W/P}", (PaymentWay(WHITE, 1), PaymentWay(life=2))),
        ("{G/U/P}", (PaymentWay(GREEN | BLUE, 1), PaymentWay(life=2))),
        ("{S}", (PaymentWay(ANY_TYPE, 1, snow=True),)),
        ("{X}", ()),
    ],
)
def test_ways_to_pay_a_symbol(text: str, ways: tuple[PaymentWay, ...]) -> None:
    assert Symbol.parse(text).ways == ways


@pytest.mark.parametrize("text", ["W", "{}", "{Q}", "{W", "{-1}", "{1/W}", "{W/W}", "{2/W/P}", "{P}", "{²}"])
def test_nonsense_is_no_symbol(text: str) -> None:
    with pytest.raises(ValueError, match="is not a mana symbol"):
        Symbol.parse(text)


# ------------------------------------------------------------------------------- costs


@pytest.mark.rule("202.1", "202.2", "202.3")
@pytest.mark.parametrize(
    ("text", "value", "colors"),
    [
        ("{0}", 0, 0),
        ("{2}{W}{W}", 4, WHITE),
        ("{X}{X}{R}", 1, RED),
        ("{2}{W}{W/U}{X}", 4, WHITE | BLUE),
        ("{2/W}{2/U}{2/B}{2/R}{2/G}", 10, 31),
        ("{1}{G/P}", 2, GREEN),
    ],
)
def test_costs(text: str, value: int, colors: Colors) -> None:
    read = cost(text)
    assert str(read) == text
    assert (read.mana_value(), read.colors) == (value, colors)


@pytest.mark.rule("202.3e")
def test_mana_value_with_x() -> None:
    assert cost("{X}{X}{R}").x_count == 2
    assert cost("{X}{X}{R}").mana_value(3) == 7


@pytest.mark.rule("107.4d", "118.5")
def test_a_cost_of_nothing() -> None:
    assert cost("{0}") == FREE == ManaCost() == generic_cost(0)
    assert str(FREE) == "{0}"
    assert FREE.is_free
    assert not cost("{X}").is_free
    assert str(cost("{0}{W}")) == "{W}"


@pytest.mark.parametrize("text", ["", "2WW", "{2}W", "{2}{", "two", "{2} {W}", "{W}{Q}"])
def test_nonsense_is_no_cost(text: str) -> None:
    with pytest.raises(ValueError, match="is not a mana"):
        cost(text)


def test_costs_are_values() -> None:
    one = cost("{2}{W}")
    assert one == ManaCost((Symbol.parse("{2}"), Symbol.parse("{W}")))
    assert len({one, cost("{2}{W}"), cost("{W}{2}")}) == 2
    assert one != "{2}{W}"
    assert pickle.loads(pickle.dumps(one)) == one
    assert eval(repr(one)) == one


@pytest.mark.rule("601.2f")
@pytest.mark.parametrize(
    ("one", "other", "both"),
    [
        ("{2}{W}", "{1}{U}", "{3}{W}{U}"),
        ("{0}", "{X}{R}", "{X}{R}"),
        ("{X}{R}", "{0}", "{X}{R}"),
        ("{X}{R}", "{2}", "{X}{2}{R}"),
        ("{W/P}", "{S}", "{W/P}{S}"),
    ],
)
def test_adding_costs(one: str, other: str, both: str) -> None:
    assert str(cost(one).plus(cost(other))) == both


@pytest.mark.rule("107.3a")
def test_x_becomes_generic() -> None:
    assert str(cost("{X}{X}{1}{R}").with_x(2)) == "{5}{R}"
    assert str(cost("{X}").with_x(0)) == "{0}"
    assert cost("{R}").with_x(4) == cost("{R}")


@pytest.mark.rule("601.2f")
def test_taxes() -> None:
    assert str(cost("{W}").with_generic_added(2)) == "{2}{W}"
    assert str(FREE.with_generic_added(1)) == "{1}"
    assert str(cost("{W}").with_generic_added(0)) == "{W}"


@pytest.mark.rule("118.7a", "107.4h")
@pytest.mark.parametrize(
    ("before", "amount", "after"),
    [
        ("{3}{W}", 1, "{2}{W}"),
        ("{3}{W}", 5, "{W}"),
        ("{W}", 1, "{W}"),
        ("{2}", 2, "{0}"),
        ("{1}{C}{S}", 3, "{C}{S}"),
        ("{X}{2}{R}", 3, "{X}{R} less {1}"),
        ("{2/W}{2/U}", 1, "{2/W}{2/U} less {1}"),
        ("{1}{2/W}", 1, "{2/W}"),
    ],
)
def test_generic_reductions(before: str, amount: int, after: str) -> None:
    assert str(cost(before).reduced_by_generic(amount)) == after


@pytest.mark.rule("601.2f", "107.3a")
def test_what_is_left_of_a_reduction_is_taken_off_x() -> None:
    reduced = cost("{X}{R}").reduced_by_generic(3)
    assert [str(reduced.with_x(x)) for x in (2, 3, 5)] == ["{R}", "{R}", "{2}{R}"]


@pytest.mark.parametrize("change", ["with_generic_added", "reduced_by_generic", "with_x"])
def test_no_negative_amounts(change: str) -> None:
    with pytest.raises(ValueError, match="zero or more"):
        getattr(cost("{X}{1}"), change)(-1)


@pytest.mark.rule("118.7b", "118.7c", "118.7d", "118.7e", "118.7f", "118.7g")
@pytest.mark.parametrize(
    ("before", "reduction", "after"),
    [
        ("{2}{W}{W}", "{W}", "{2}{W}"),
        ("{2}{W}", "{U}", "{1}{W}"),
        ("{2}{W}", "{W}{W}", "{1}"),
        ("{W}", "{W}{W}{W}", "{0}"),
        ("{2}{C}", "{C}{C}", "{1}"),
        ("{2}{U}", "{W/U}", "{2}"),
        ("{3}{U}", "{2/W}", "{1}{U}"),
        ("{2}{W}", "{W/P}", "{2}"),
        ("{2}{S}", "{S}", "{1}{S}"),
        ("{W}{W/U}{W/P}", "{W}", "{W/U}{W/P}"),
        ("{W/P}{W/U}", "{W}", "{W/P}"),
        ("{3}{G}", "{1}{G}", "{2}"),
    ],
)
def test_coloured_reductions(before: str, reduction: str, after: str) -> None:
    assert str(cost(before).reduced_by(cost(reduction))) == after


# ------------------------------------------------------------------------------- pools


@word
class OnlyForElves(Restriction):
    @property
    def text(self) -> str:
        return "Spend this mana only to cast Elf spells."

    def allows(self, purpose: Spending) -> bool:
        return purpose.kind == "cast" and "Elf" in purpose.subtypes


@pytest.mark.rule("106.6")
def test_restricted_mana() -> None:
    elvish = OnlyForElves()
    assert elvish.allows(Spending("cast", subtypes=frozenset({"Elf"})))
    assert not elvish.allows(Spending("activate", subtypes=frozenset({"Elf"})))


@pytest.mark.rule("106.4")
def test_a_pool_fills_and_empties() -> None:
    pool = ManaPool()
    pool.add(Mana("G"), Mana("C"), Mana("W", persists=True), Mana("G", snow=True))
    assert (pool.total, len(pool), pool.text) == (4, 4, "{W}{G}{G}{C}")
    assert pool.counts() == {"W": 1, "G": 2, "C": 1}
    assert len(pool.empty()) == 3
    assert pool.units == [Mana("W", persists=True)]
    assert pool.empty() == ()


@pytest.mark.rule("118.3a")
def test_mana_is_spent_out_of_the_pool() -> None:
    pool = ManaPool([Mana("G"), Mana("G", snow=True)])
    pool.spend(Mana("G", snow=True))
    assert pool.units == [Mana("G")]
    with pytest.raises(ValueError, match=r"no such \{W\} in the pool; it holds \{G\}"):
        pool.spend(Mana("W"))
    pool.spend(Mana("G"))
    assert (str(pool), list(pool)) == ("nothing", [])


def test_a_cloned_pool_stands_alone() -> None:
    pool = ManaPool([Mana("G")])
    other = pool.clone()
    other.spend(Mana("G"))
    assert len(pool) == 1
