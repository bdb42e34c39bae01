"""Paying mana costs: CR 106.6, 107.4, 118.3, 601.2g."""

from collections import Counter
from collections.abc import Iterator, Sequence
from itertools import combinations, count

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from planechase.rules.language.colors import RED, WHITE, Colors
from planechase.rules.language.word import word
from planechase.rules.mana.mana import (
    ANY_TYPE,
    MANA_TYPES,
    TYPE_BIT,
    Mana,
    ManaCost,
    ManaType,
    PaymentWay,
    Restriction,
    Spending,
)
from planechase.rules.mana.mana_solving import can_pay, max_x, solve
from planechase.rules.mana.mana_supply import ManaSource, Payment

SPELL = Spending("cast", subtypes=frozenset({"Elf"}), object_id=99)


@word
class OnlyTo(Restriction):
    """Mana that may be spent on one kind of thing only."""

    kind: str

    @property
    def text(self) -> str:
        return f"Spend this mana only to {self.kind}."

    def allows(self, purpose: Spending) -> bool:
        return purpose.kind == self.kind


# ------------------------------------------------------------------------------- sources to play with

_ids = count(1)


def source(
    *outputs: str,
    cost: str | None = None,
    life: int = 0,
    reserve: int = 0,
    snow: bool = False,
    restriction: OnlyTo | None = None,
    group: int | None = None,
    times: int = 1,
) -> ManaSource:
    number = next(_ids)
    return ManaSource(
        key=(number, 0),
        group=number if group is None else group,
        outputs=tuple(tuple(t for t in MANA_TYPES for _ in range(output.count(t))) for output in outputs),
        snow=snow,
        cost=None if cost is None else ManaCost.parse(cost),
        life=life,
        reserve=reserve,
        restriction=restriction,
        times=times,
    )


def lands(letters: str) -> list[ManaSource]:
    return [source(letter) for letter in letters]


def dual(letters: str, *, reserve: int = 0) -> ManaSource:
    return source(*letters, reserve=reserve)


def signet(letters: str) -> ManaSource:
    return source(letters, cost="{1}")


def pain_land(letters: str) -> list[ManaSource]:
    number = next(_ids)
    return [source("C", group=number, reserve=1), source(*letters, group=number, life=1, reserve=3)]


def filter_land(one: str, other: str) -> list[ManaSource]:
    number = next(_ids)
    pairs = (one + one, one + other, other + other)
    return [source("C", group=number), source(*pairs, group=number, cost=f"{{{one}/{other}}}")]


def pool(letters: str) -> list[Mana]:
    return [Mana(letter) for letter in letters if letter in MANA_TYPES]


def pay(
    cost: str,
    sources: Sequence[ManaSource] = (),
    floating: Sequence[Mana] = (),
    life: int = 0,
    x: int = 0,
    x_colors: Colors | None = None,
    purpose: Spending = SPELL,
) -> Payment | None:
    """Solve, check the answer, and check that `can_pay` agrees."""
    parsed = ManaCost.parse(cost)
    payment = solve(parsed, floating, sources, purpose, life=life, x=x, x_colors=x_colors)
    possible = can_pay(parsed, floating, sources, purpose, life=life, x=x, x_colors=x_colors)
    assert possible == (payment is not None)
    if payment is not None:
        check(payment, parsed, floating, sources, purpose, life, x, x_colors)
    return payment


def paid(
    cost: str,
    sources: Sequence[ManaSource] = (),
    floating: Sequence[Mana] = (),
    life: int = 0,
    x: int = 0,
    x_colors: Colors | None = None,
) -> Payment:
    payment = pay(cost, sources, floating, life, x, x_colors)
    assert payment is not None
    return payment


def tapped(payment: Payment) -> list[ManaSource]:
    return [activation.source for activation in payment.activations]


# ------------------------------------------------------------------------------- an independent referee


def fits(unit: Mana, way: PaymentWay, purpose: Spending) -> bool:
    if unit.restriction is not None and not unit.restriction.allows(purpose):
        return False
    return bool(TYPE_BIT[unit.type] & way.types) and (unit.snow or not way.snow)


def ways_of(cost: ManaCost, x: int = 0, x_colors: Colors | None = None) -> list[tuple[PaymentWay, ...]]:
    """The ways to pay each symbol."""
    ways: list[tuple[PaymentWay, ...]] = []
    for symbol in cost:
        if symbol.variable:
            ways.extend([(PaymentWay(ANY_TYPE if x_colors is None else x_colors, 1),)] * x)
        else:
            ways.append(symbol.ways)
    return ways


Rest = tuple[tuple[Mana, ...], int]


def payments(
    ways: Sequence[tuple[PaymentWay, ...]], units: tuple[Mana, ...], life: int, purpose: Spending
) -> set[Rest]:
    """Everything that can remain of mana and life after paying, by trying it all."""
    rests: set[Rest] = {(units, life)}
    for symbol in ways:
        rests = {rest for have in rests for way in symbol for rest in _pay_way(way, have, purpose)}
    return rests


def _pay_way(way: PaymentWay, have: Rest, purpose: Spending) -> Iterator[Rest]:
    units, life = have
    if way.life > life:
        return
    fitting = [place for place, unit in enumerate(units) if fits(unit, way, purpose)]
    for places in combinations(fitting, way.amount):
        yield tuple(u for place, u in enumerate(units) if place not in places), life - way.life


def check(
    payment: Payment,
    cost: ManaCost,
    floating: Sequence[Mana],
    sources: Sequence[ManaSource],
    purpose: Spending,
    life: int,
    x: int = 0,
    x_colors: Colors | None = None,
) -> None:
    """Carry the payment out, step by step."""
    have = Counter(floating)
    uses: Counter[tuple[int, int]] = Counter()
    groups: Counter[int] = Counter()
    for activation in payment.activations:
        made_by = activation.source
        assert made_by in sources
        uses[made_by.key] += 1
        groups[made_by.group] += 1
        life -= made_by.life
        _spend(have, activation.spends)
        if made_by.cost is None:
            assert not activation.spends
        else:
            ends = payments(ways_of(made_by.cost), activation.spends, life, made_by.purpose)
            life = max(left for units, left in ends if not units)
        for type_ in made_by.outputs[activation.output]:
            have[Mana(type_, made_by.snow, made_by.restriction, made_by.key[0])] += 1
        assert life >= 0
    assert all(number == 1 for group, number in groups.items() if group)
    for one in sources:
        assert uses[one.key] <= (one.times if one.group == 0 else 1)
    _spend(have, payment.spent)
    assert payment.life <= life
    assert ((), 0) in payments(ways_of(cost, x, x_colors), payment.spent, payment.life, purpose)


def _spend(have: Counter[Mana], units: Sequence[Mana]) -> None:
    have.subtract(units)
    assert all(number >= 0 for number in have.values()), "mana was spent that is not there"


def payable(
    cost: ManaCost, floating: Sequence[Mana], sources: Sequence[ManaSource], purpose: Spending, life: int
) -> bool:
    """Brute force: activate everything in every order."""
    ways = ways_of(cost)
    start = (tuple(sorted(floating, key=repr)), life, (0,) * len(sources))
    seen = {start}
    todo = [start]
    while todo:
        units, left, used = todo.pop()
        if payments(ways, units, left, purpose):
            return True
        for rest, remaining, place, output in _activations(units, left, used, sources):
            one = sources[place]
            made = [Mana(t, one.snow, one.restriction, one.key[0]) for t in one.outputs[output]]
            counts = tuple(number + (i == place) for i, number in enumerate(used))
            state = (tuple(sorted((*rest, *made), key=repr)), remaining, counts)
            if state not in seen:
                seen.add(state)
                todo.append(state)
    return False


def _activations(
    units: tuple[Mana, ...], life: int, used: tuple[int, ...], sources: Sequence[ManaSource]
) -> Iterator[tuple[tuple[Mana, ...], int, int, int]]:
    groups = {one.group for one, number in zip(sources, used, strict=True) if number}
    for place, one in enumerate(sources):
        if one.life > life or (one.group in groups if one.group else used[place] >= one.times):
            continue
        ways = [] if one.cost is None else ways_of(one.cost)
        for rest, left in payments(ways, units, life - one.life, one.purpose):
            for output in range(len(one.outputs)):
                yield rest, left, place, output


# ------------------------------------------------------------------------------- plain costs


@pytest.mark.rule("107.4a", "107.4b", "118.3")
@pytest.mark.parametrize(
    ("cost", "have", "possible"),
    [
        ("{0}", "", True),
        ("{1}", "", False),
        ("{W}", "W", True),
        ("{W}", "U", False),
        ("{1}", "U", True),
        ("{2}{W}{W}", "WWUU", True),
        ("{2}{W}{W}", "WUUU", False),
        ("{2}{W}{W}", "WWU", False),
        ("{W}{U}{B}{R}{G}", "GRBUW", True),
        ("{C}", "W", False),
        ("{C}", "C", True),
        ("{1}", "C", True),
        ("{W}", "C", False),
    ],
)
def test_basic_lands(cost: str, have: str, possible: bool) -> None:
    assert (pay(cost, lands(have)) is not None) == possible
    assert (pay(cost, floating=pool(have)) is not None) == possible


@pytest.mark.rule("118.3")
def test_dual_lands_are_shared_out() -> None:
    sources = [dual("WU"), dual("WB"), *lands("W")]
    assert pay("{W}{U}{B}", sources) is not None
    assert pay("{U}{U}{W}", sources) is None
    assert pay("{B}{U}{W}", [dual("UB"), dual("WU"), dual("WU")]) is not None
    assert pay("{B}{B}{W}", [dual("UB"), dual("WU"), dual("WU")]) is None


@pytest.mark.rule("118.3")
def test_one_permanent_taps_once() -> None:
    sources = [source("W", group=7), source("U", group=7), *lands("W")]
    assert pay("{W}{W}", sources) is not None
    assert pay("{W}{U}", sources) is not None
    assert pay("{W}{W}{U}", sources) is None


# ------------------------------------------------------------------------------- special symbols


@pytest.mark.rule("107.4e")
@pytest.mark.parametrize(
    ("cost", "have", "possible"),
    [
        ("{W/U}", "W", True),
        ("{W/U}", "U", True),
        ("{W/U}", "B", False),
        ("{W/U}{U/B}", "UU", True),
        ("{W/U}{U/B}", "WB", True),
        ("{W/U}{U/B}", "WW", False),
        ("{2/W}", "W", True),
        ("{2/W}", "UB", True),
        ("{2/W}", "U", False),
        ("{2/W}{2/W}", "WUU", True),
        ("{2/W}{2/W}", "UUU", False),
        ("{2/W}{2/U}{2/B}{2/R}{2/G}", "WUBRG", True),
        ("{2/W}{2/U}{2/B}{2/R}{2/G}", "WWCCCCCCC", True),
        ("{2/W}{2/U}{2/B}{2/R}{2/G}", "WWCCCCCC", False),
        ("{C/W}", "C", True),
        ("{C/W}", "W", True),
        ("{C/W}", "U", False),
    ],
)
def test_hybrid_symbols(cost: str, have: str, possible: bool) -> None:
    assert (pay(cost, lands(have)) is not None) == possible
    assert (pay(cost, floating=pool(have)) is not None) == possible


@pytest.mark.rule("601.2b", "601.2f", "118.7a")
@pytest.mark.parametrize(
    ("cost", "less", "have", "possible"),
    [
        ("{2/W}", 1, "U", True),
        ("{2/W}", 2, "", True),
        ("{2/W}{2/B}", 1, "WU", True),
        ("{2/W}{2/B}", 1, "BU", True),
        ("{2/W}{2/B}", 1, "UU", False),
        ("{2/W}{2/B}", 1, "UUU", True),
        ("{2/W}{2/B}", 3, "U", True),
        ("{2/W}{2/B}", 3, "W", True),
        ("{2/W}{2/B}", 3, "", False),
        ("{1}{2/W}", 1, "UU", True),
        ("{1}{2/W}", 1, "U", False),
        ("{1}{2/W}", 2, "U", True),
        ("{W}{2/W}", 2, "W", True),
        ("{W}{2/W}", 2, "U", False),
    ],
)
def test_a_reduction_is_taken_off_hybrid_symbols_that_are_paid_with_generic_mana(
    cost: str, less: int, have: str, possible: bool
) -> None:
    reduced = ManaCost.parse(cost).reduced_by_generic(less)
    assert (solve(reduced, pool(have), (), Spending()) is not None) == possible
    assert can_pay(reduced, (), lands(have), Spending()) == possible


@pytest.mark.rule("107.4f")
@pytest.mark.parametrize(
    ("cost", "have", "life", "pays"),
    [
        ("{W/P}", "W", 20, 0),
        ("{W/P}", "U", 20, 2),
        ("{W/P}", "U", 1, None),
        ("{W/P}{W/P}", "W", 20, 2),
        ("{W/P}{W/P}", "", 4, 4),
        ("{W/P}{W/P}", "", 3, None),
        ("{G/U/P}", "G", 20, 0),
        ("{G/U/P}", "U", 20, 0),
        ("{G/U/P}", "W", 20, 2),
        ("{1}{W/P}", "W", 20, 2),
        ("{1}{W/P}", "WW", 20, 0),
    ],
)
def test_phyrexian_symbols(cost: str, have: str, life: int, pays: int | None) -> None:
    payment = pay(cost, lands(have), life=life)
    assert (None if payment is None else payment.life) == pays


@pytest.mark.rule("107.4f")
def test_life_is_paid_rather_than_creatures_tapped() -> None:
    assert paid("{G/P}", [source("G", reserve=1)], life=20).life == 0
    assert paid("{G/P}", [source("G", reserve=2)], life=20).life == 2
    assert paid("{G/P}", [source("G", reserve=2)], life=1).life == 0


@pytest.mark.rule("107.4h")
def test_snow() -> None:
    assert pay("{S}", lands("W")) is None
    assert pay("{S}", [source("W", snow=True)]) is not None
    assert pay("{S}{W}", [source("W", snow=True), *lands("W")]) is not None
    assert pay("{S}{S}{W}", [source("W", snow=True), *lands("WW")]) is None
    assert pay("{S}", floating=[Mana("C", snow=True)]) is not None


@pytest.mark.rule("107.3a")
def test_x() -> None:
    assert pay("{X}{R}", lands("RWW"), x=2) is not None
    assert pay("{X}{R}", lands("RWW"), x=3) is None
    assert pay("{X}{X}{R}", lands("RWWWW"), x=2) is not None


@pytest.mark.rule("107.3a")
def test_x_of_one_colour() -> None:
    assert pay("{X}{1}", lands("RRW"), x=2, x_colors=RED) is not None
    assert pay("{X}{1}", lands("RWW"), x=2, x_colors=RED) is None
    assert pay("{X}{1}", lands("RWW"), x=2, x_colors=RED | WHITE) is not None
    assert pay("{X}{1}", lands("RWW"), x=1, x_colors=0) is None


@pytest.mark.rule("107.3a")
@pytest.mark.parametrize(
    ("cost", "have", "largest"),
    [("{X}{R}", "RWW", 2), ("{X}{X}{R}", "RWWW", 1), ("{X}{R}", "WW", -1), ("{R}", "RR", 0), ("{X}", "", 0)],
)
def test_largest_x(cost: str, have: str, largest: int) -> None:
    assert max_x(ManaCost.parse(cost), [], lands(have), SPELL) == largest


@pytest.mark.rule("107.3a")
def test_largest_x_with_rocks_and_colours() -> None:
    sources = [source("CC"), signet("RW"), *lands("RR")]
    assert max_x(ManaCost.parse("{X}{R}"), [], sources, SPELL) == 4
    assert max_x(ManaCost.parse("{X}"), [], sources, SPELL, x_colors=RED) == 3


# ------------------------------------------------------------------------------- restricted mana


@pytest.mark.rule("106.6")
def test_restricted_mana_pays_what_it_may() -> None:
    for_spells, for_abilities = OnlyTo("cast"), OnlyTo("activate")
    assert pay("{G}", floating=[Mana("G", restriction=for_spells)]) is not None
    assert pay("{G}", floating=[Mana("G", restriction=for_abilities)]) is None
    assert pay("{G}", [source("G", restriction=for_spells)]) is not None
    assert pay("{G}", [source("G", restriction=for_abilities)]) is None


@pytest.mark.rule("106.6")
def test_restricted_mana_is_spent_first() -> None:
    limited = Mana("G", restriction=OnlyTo("cast"))
    assert paid("{G}", floating=[Mana("G"), limited]).spent == (limited,)


@pytest.mark.rule("106.6")
def test_mana_for_abilities_pays_for_a_mana_ability() -> None:
    floating = [Mana("C", restriction=OnlyTo("activate"))]
    payment = paid("{R}{W}", [signet("RW")], floating)
    assert payment.activations[0].spends == tuple(floating)


# ------------------------------------------------------------------------------- several mana, mana for mana


@pytest.mark.rule("605.1a")
def test_several_mana_at_once() -> None:
    ring = source("CC")
    assert tapped(paid("{2}", [*lands("WW"), ring])) == [ring]
    assert ring not in tapped(paid("{1}", [ring, *lands("W")]))
    assert len(tapped(paid("{2}{W}", [ring, *lands("WWW")]))) == 2
    assert pay("{C}{C}{W}", [ring, *lands("W")]) is not None
    lotus = source("WWW", "UUU", "BBB", "RRR", "GGG", reserve=4)
    assert pay("{U}{U}{2}", [lotus, *lands("W")]) is not None
    assert pay("{U}{W}{B}", [lotus, *lands("W")]) is None


@pytest.mark.rule("605.3")
def test_a_signet_is_paid_with_mana_already_made() -> None:
    rocks = [signet("RW")]
    assert pay("{R}{W}", rocks) is None
    payment = paid("{R}{W}", [*rocks, *lands("G")])
    assert [activation.source.cost is None for activation in payment.activations] == [True, False]


@pytest.mark.rule("605.3")
def test_signets_in_a_chain() -> None:
    rocks = [signet("RW"), signet("UB"), signet("GW"), signet("UR")]
    assert pay("{5}", [*rocks, *lands("G")]) is not None
    assert pay("{6}", [*rocks, *lands("G")]) is None
    assert pay("{R}{B}", [signet("UB"), signet("RW"), *lands("G")]) is not None
    assert pay("{R}{W}{U}{B}", [signet("UB"), signet("RW"), *lands("G")]) is None
    assert pay("{G}", [source("G", cost="{U}"), source("U", cost="{R}"), *lands("R")]) is not None
    assert pay("{G}", [source("G", cost="{U}"), source("U", cost="{G}"), *lands("R")]) is None


@pytest.mark.rule("605.3")
def test_filter_lands() -> None:
    assert pay("{U}{U}", [*filter_land("W", "U"), *lands("W")]) is not None
    assert pay("{U}{U}", [*filter_land("W", "U"), *lands("B")]) is None
    assert pay("{C}{W}", [*filter_land("W", "U"), *lands("W")]) is not None
    assert pay("{U}{U}{W}", [*filter_land("W", "U"), *lands("W"), *lands("B")]) is None


@pytest.mark.rule("605.3")
def test_repeatable_filter() -> None:
    """A permanent that turns any mana into blue mana, as often as one likes."""
    prism = source("U", cost="{1}", group=0, times=3)
    assert pay("{U}{U}{U}", [prism, *lands("WWW")]) is not None
    assert pay("{U}{U}{U}{U}", [prism, *lands("WWWW")]) is None


@pytest.mark.rule("118.3b")
def test_life_is_limited() -> None:
    sources = [source("W", life=1, reserve=3), source("W", life=1, reserve=3)]
    assert pay("{W}{W}", sources, life=2) is not None
    assert pay("{W}{W}", sources, life=1) is None
    assert pay("{W}{W/P}", sources, life=2) is not None
    assert pay("{W}{W}{W/P}", sources, life=3) is None


@pytest.mark.rule("118.3b")
def test_pain_lands_hurt_only_if_they_must() -> None:
    sources = [*pain_land("WU"), *lands("W")]
    assert all(one.life == 0 for one in tapped(paid("{1}{W}", sources, life=20)))
    assert sum(one.life for one in tapped(paid("{U}{W}", sources, life=20))) == 1


# ------------------------------------------------------------------------------- what is spent first


def test_floating_mana_goes_first() -> None:
    payment = paid("{1}{W}", lands("WW"), pool("W"))
    assert Mana("W") in payment.spent
    assert len(payment.activations) == 1


def test_floating_mana_goes_first_however_a_symbol_is_read() -> None:
    assert not paid("{2/W}", lands("W"), pool("CC")).activations


@pytest.mark.rule("601.2g")
def test_a_land_makes_its_other_colour_where_another_source_makes_the_first() -> None:
    """The dual land is taken first, for it is missed least; then it makes room."""
    assert pay("{W}{U}", [dual("WU"), source("W", reserve=1)]) is not None
    assert pay("{W}{U}", [dual("WU"), source("U", reserve=1)]) is not None


@pytest.mark.rule("601.2g", "605.3b")
def test_a_land_makes_the_colour_that_only_another_source_asks_for() -> None:
    number = next(_ids)
    land = [source("CC", group=number), source("WC", group=number)]
    altar = source("BB", cost="{W}{C}")
    assert pay("{B}{B}", [*land, altar]) is not None


def test_floating_mana_goes_before_a_ring() -> None:
    payment = paid("{2}", [source("CC"), *lands("W")], pool("C"))
    assert Mana("C") in payment.spent
    assert [one.outputs for one in tapped(payment)] == [(("W",),)]


def test_lasting_mana_goes_last() -> None:
    lasting = Mana("G", persists=True)
    assert paid("{G}", floating=[lasting, Mana("G")]).spent == (Mana("G"),)


@pytest.mark.parametrize("reserve", [1, 2, 3, 4])
def test_reserves_are_kept(reserve: int) -> None:
    kept = source("W", reserve=reserve)
    spare = source("W", reserve=reserve - 1)
    assert tapped(paid("{W}", [kept, spare])) == [spare]
    assert kept in tapped(paid("{W}{W}", [kept, spare]))


def test_two_lands_rather_than_one_creature() -> None:
    creature = source("GG", reserve=2)
    assert creature not in tapped(paid("{2}", [creature, *(source("G", reserve=1) for _ in "ab")]))


def test_the_inflexible_go_first() -> None:
    sources = [dual("WUBRG"), dual("WU"), *lands("W"), source("C")]
    assert [one.outputs for one in tapped(paid("{1}", sources))] == [(("C",),)]
    assert [one.outputs for one in tapped(paid("{W}", sources))] == [(("W",),)]
    assert [one.outputs for one in tapped(paid("{U}", sources))] == [(("W",), ("U",))]


def test_colours_stay_diverse() -> None:
    payment = paid("{4}", lands("WWWWUUU"))
    made = Counter(unit.type for unit in payment.spent)
    assert made in ({"W": 2, "U": 2}, {"W": 3, "U": 1})
    assert Counter(unit.type for unit in paid("{1}{W}", lands("UBWWW")).spent) == {"W": 2}


def test_no_filter_without_need() -> None:
    rock = signet("RW")
    assert rock not in tapped(paid("{1}{R}", [rock, *lands("RRR")]))


# ------------------------------------------------------------------------------- against brute force

_types = st.sampled_from(MANA_TYPES)
_restrictions = st.sampled_from([None, None, None, OnlyTo("cast"), OnlyTo("activate")])
_symbols = st.sampled_from(
    ["{1}", "{2}", "{W}", "{W}", "{U}", "{B}", "{C}", "{W/U}", "{2/W}", "{C/U}", "{W/P}", "{G/U/P}", "{S}"]
)
_small_symbols = st.sampled_from(["{1}", "{W}", "{U}", "{W/U}", "{2/B}", "{W/P}", "{2}"])
_outputs = st.lists(st.lists(_types, min_size=1, max_size=2).map(tuple), min_size=1, max_size=3).map(tuple)
_costs = st.lists(_symbols, min_size=1, max_size=4).map(lambda row: ManaCost.parse("".join(row)))
_small_costs = st.lists(_small_symbols, min_size=1, max_size=2).map(lambda row: ManaCost.parse("".join(row)))
_pools = st.lists(st.builds(Mana, _types, st.booleans(), _restrictions), max_size=2)


@st.composite
def _sources(draw: st.DrawFn) -> list[ManaSource]:
    sources: list[ManaSource] = []
    for number in range(1, draw(st.integers(0, 4)) + 1):
        group = draw(st.sampled_from([number, number, number, 1, 0]))
        sources.append(
            ManaSource(
                key=(number, 0),
                group=group,
                outputs=draw(_outputs),
                snow=draw(st.booleans()),
                cost=draw(st.none() | st.none() | _small_costs),
                life=draw(st.sampled_from([0, 0, 0, 1])),
                reserve=draw(st.integers(0, 4)),
                restriction=draw(_restrictions),
                times=draw(st.integers(1, 2)) if group == 0 else 1,
            )
        )
    return sources


@pytest.mark.rule("118.3")
@settings(max_examples=300, deadline=None)
@given(_costs, _pools, _sources(), st.integers(0, 4))
def test_a_payment_is_found_exactly_if_there_is_one(
    cost: ManaCost, floating: list[Mana], sources: list[ManaSource], life: int
) -> None:
    payment = solve(cost, floating, sources, SPELL, life=life)
    assert can_pay(cost, floating, sources, SPELL, life=life) == (payment is not None)
    assert (payment is not None) == payable(cost, floating, sources, SPELL, life)
    if payment is not None:
        check(payment, cost, floating, sources, SPELL, life)
        assert payment == solve(cost, floating, sources, SPELL, life=life)


_land_outputs: st.SearchStrategy[tuple[tuple[ManaType, ...], ...]] = st.lists(
    _types, min_size=1, max_size=3, unique=True
).map(lambda types: tuple((type_,) for type_ in types))


@pytest.mark.rule("118.3")
@settings(max_examples=200, deadline=None)
@given(_costs, st.lists(_land_outputs, max_size=6), st.randoms(use_true_random=False))
def test_the_order_of_sources_does_not_decide(cost, outputs, random) -> None:  # type: ignore[no-untyped-def]
    sources = [ManaSource((n, 0), n, made) for n, made in enumerate(outputs, start=1)]
    shuffled = list(sources)
    random.shuffle(shuffled)
    one, other = solve(cost, [], sources, SPELL), solve(cost, [], shuffled, SPELL)
    assert (one is None) == (other is None)
    if one is not None and other is not None:
        kinds = [Counter(a.source.outputs for a in p.activations) for p in (one, other)]
        assert kinds[0].total() == kinds[1].total()
