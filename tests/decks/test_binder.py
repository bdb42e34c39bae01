"""Somebody's own cards beside the built-in ones: found by name, counted in decks, and dealt where they belong."""

from __future__ import annotations

from collections.abc import Iterable

import pytest

from planechase import Edition, Game
from planechase.cards import pool
from planechase.decks import legality, read
from planechase.decks.binder import EMPTY, Binder, Binders
from planechase.decks.brought_decks import Brought, bring
from planechase.decks.casual import Wishes, arrange, variants_for
from planechase.decks.checking import Unplayable, cards_of, sideboards_of
from planechase.decks.spelling import meant
from planechase.reading.card_texts import CardText
from planechase.rules.language.characteristics import CardDefinition
from planechase.rules.multiplayer.variant import Variant
from planechase.variants import Archenemy, Planechase, SupervillainRumble, Vanguard
from planechase.vocabulary import (
    INSTANT_CARD,
    card,
    creature,
    draw,
    gain_life,
    phenomenon,
    plane,
    scheme,
    set_in_motion,
    split,
    vanguard,
)

GUARD = card("Meadow Guard", "{W}", creature("Human", 2, 1))
HALVES = split(card("Rise", "{R}", INSTANT_CARD, draw(1)), card("Shine", "{U}", INSTANT_CARD, gain_life(4)))
MEADOW, HILL = plane("Quiet Meadow", "Own"), plane("High Hill", "Own")
STORMS = [phenomenon(f"Storm {number}", gain_life(1)) for number in range(1, 4)]
PLOT = scheme("Own Plot", set_in_motion(gain_life(1)))
SAGE = vanguard("Own Sage", 1, 2)


class Refusing(Binder):
    """Knows a card that it cannot play, and what is printed on it."""

    def why_not(self, written: str) -> str:
        return "Nobody can sing Meadow Song." if written.casefold() == "meadow song" else ""

    def facts(self, written: str) -> CardText | None:
        return CardText("Meadow Song", "Song") if written.casefold() == "meadow song" else None

    def names(self) -> Iterable[str]:
        return ("Meadow Song", "Meadow Guard")


# ---------------------------------------------------------------------- finding


def test_cards_are_found_however_their_names_are_written() -> None:
    mine = Binder([GUARD, HALVES], [MEADOW])
    for written in ("Meadow Guard", "meadow  GUARD", "Méadow Guard"):
        assert mine.find(written) is GUARD
    for written in ("Rise // Shine", "rise/shine", "Rise"):
        assert mine.find(written) is HALVES
    assert mine.find("Shine") is None
    assert mine.find("Quiet Meadow") is MEADOW
    assert mine.find("Meadow") is None
    assert [*mine.names()] == ["Meadow Guard", "Rise // Shine", "Quiet Meadow"]
    assert mine.added == (MEADOW,)
    assert (mine.why_not("Meadow Guard"), mine.facts("Meadow Guard")) == ("", None)


def test_the_first_of_several_of_a_name_counts() -> None:
    other = card("Meadow Guard", "{4}", creature("Cat", 5, 5))
    assert Binder([GUARD, other]).find("Meadow Guard") is GUARD
    assert Binder([other], [GUARD]).find("Meadow Guard") is other
    both = Binders([Binder([other]), Binder([GUARD, HALVES])])
    assert both.find("meadow guard") is other
    assert both.find("Rise") is HALVES
    assert both.find("Nothing") is None


def test_several_binders_are_asked_one_after_the_other() -> None:
    both = Binders([Binder([GUARD], [MEADOW]), Refusing([], [PLOT])])
    assert both.added == (MEADOW, PLOT)
    assert both.why_not("Meadow Song") == "Nobody can sing Meadow Song."
    assert both.why_not("Something") == ""
    facts = both.facts("Meadow Song")
    assert facts is not None
    assert facts.name == "Meadow Song"
    assert both.facts("Meadow Guard") is None
    assert [*both.names()] == ["Meadow Guard", "Quiet Meadow", "Meadow Song"]
    assert both.cards == {}


def test_nobody_has_cards_of_their_own_unless_they_say_so() -> None:
    assert (EMPTY.find("Meadow Guard"), EMPTY.added, [*EMPTY.names()]) == (None, (), [])
    assert meant("Meadow Guard") is None


def test_a_built_in_card_is_played_instead_of_ones_own_of_the_same_name() -> None:
    own = Binder([card("Grizzly Bears", "{1}", creature("Bear", 9, 9)), GUARD])
    assert meant("grizzly bears", own) is pool.card("Grizzly Bears")
    assert meant("meadow guard", own) is GUARD


# ---------------------------------------------------------------------- in decks and lists


def test_own_cards_are_cards_of_a_deck() -> None:
    mine = Binder([GUARD])
    assert cards_of(["Forest", "Meadow Guard", HALVES], "Ann", binder=mine) == (pool.card("Forest"), GUARD, HALVES)
    with pytest.raises(pool.UnknownCard):
        cards_of(["Meadow Guard"], "Ann")
    with pytest.raises(Unplayable, match=r"^Nobody can sing Meadow Song.$"):
        cards_of(["Meadow Song"], "Ann", binder=Refusing())
    with pytest.raises(pool.UnknownCard, match="Meadow Gard"):
        cards_of(["Meadow Gard"], "Ann", binder=Refusing())
    assert sideboards_of([["Meadow Guard"], []], ["Ann", "Bob"], mine) == [(GUARD,), ()]


def test_own_cards_are_cards_of_a_list() -> None:
    mine = Binder([GUARD])
    listed = read("56 Forest\n4 Meadow Guard\n\nSideboard\n1 Meadow Gard")
    said = [str(problem) for problem in legality.check(listed, binder=mine)]
    assert said == ["line 5: There is no card “Meadow Gard” here; did you mean “Meadow Guard”?"]
    assert legality.cards(listed.main, mine)[-4:] == (GUARD,) * 4
    assert len(legality.cards(listed.main)) == 56
    assert [entry.name for entry in legality.unknown(listed, mine)] == ["Meadow Gard"]
    assert [entry.name for entry in legality.unknown(listed)] == ["Meadow Guard", "Meadow Gard"]
    too_many = legality.check(read("56 Forest\n5 meadow guard"), binder=mine)
    assert [problem.text[:28] for problem in too_many] == ["There are 5 of Meadow Guard;"]


def test_a_card_that_cannot_be_played_says_why_in_its_line() -> None:
    (problem,) = legality.check(read("60 Forest\nMeadow Song"), binder=Refusing())
    assert (problem.line, problem.text) == (2, "Nobody can sing Meadow Song.")
    assert (problem.written, problem.meant) == ("Meadow Song", "")
    (problem,) = legality.check(read("60 Forest\nMeadow Sonk"), binder=Refusing())
    assert problem.text == "There is no card “Meadow Sonk” here; did you mean “Meadow Song”?"
    assert (problem.written, problem.meant) == ("Meadow Sonk", "Meadow Song")


def test_a_list_is_played_with_own_cards() -> None:
    mine = Binder([GUARD, MEADOW, *STORMS[:1]])
    others = "\n".join(one.name for one in pool.planar()[:10])
    found = read(f"56 Forest\n4 Meadow Guard\n\nPlanar Deck\n{others}\nQuiet Meadow\n\nSideboard\nMeadow Guard")
    with pytest.raises(Unplayable, match="at most 4"):
        bring(found, binder=mine)
    brought = bring(read(f"57 Forest\n3 Meadow Guard\n\nPlanar Deck\n{others}\nQuiet Meadow"), binder=mine)
    assert brought.cards[-3:] == (GUARD,) * 3
    assert brought.planar[-1] is MEADOW
    arranged = arrange(["planechase"], 2, decks=[brought, [GUARD] * 60], binder=mine)
    assert [deck.cards[-1] for deck in arranged.decks] == [GUARD, GUARD]
    by_name = arrange([], 2, decks=[["Meadow Guard"] * 60, found_deck()], binder=mine)
    assert by_name.decks[0].cards == (GUARD,) * 60


def found_deck() -> Brought:
    return Brought("Own", (pool.card("Forest"),) * 60)


# ---------------------------------------------------------------------- put into the decks of everybody


def made(variants: tuple[Variant, ...], kind: type[Variant]) -> Variant:
    (found,) = [one for one in variants if isinstance(one, kind)]
    return found


def planes(binder: Binder, edition: Edition = Edition.CURRENT, **agreed: object) -> Planechase:
    wishes = Wishes(**agreed)  # type: ignore[arg-type]  # what is agreed on
    found = made(arrange(["planechase"], 2, 5, edition=edition, binder=binder, wishes=wishes).variants, Planechase)
    assert isinstance(found, Planechase)
    return found


def names(cards: Iterable[CardDefinition]) -> list[str]:
    return [one.name for one in cards]


@pytest.mark.rule("901.3")
def test_own_planes_are_in_everybodys_planar_deck() -> None:
    mine = Binder([], [MEADOW, HILL])
    for how in ("own", "random"):
        found = planes(mine, planes=how)
        assert all({"Quiet Meadow", "High Hill"} < set(names(deck)) for deck in found.decks)
        assert [len(deck) for deck in found.decks] == [12, 12]
    communal = planes(mine, planes="communal")
    assert communal.communal is not None
    assert len(communal.communal) == 22
    assert not communal.eternities_map
    assert {"Quiet Meadow", "High Hill"} < set(names(communal.communal))
    assert planes(mine, planes="map").eternities_map
    assert [len(deck) for deck in planes(EMPTY).decks] == [10, 10]


@pytest.mark.rule("901.3", "901.15a", "2011:901.3")
def test_own_phenomena_take_the_place_of_others() -> None:
    mine = Binder([], STORMS)
    for deck in planes(mine, planes="random").decks:
        assert [name for name in names(deck) if name.startswith("Storm")] == ["Storm 1", "Storm 2"]
        assert sum(one.type_line.startswith("Phenomenon") for one in deck) == 2
    communal = planes(mine, planes="communal").communal
    assert communal is not None
    assert sum(one.type_line.startswith("Phenomenon") for one in communal) <= 4
    assert {"Storm 1", "Storm 2", "Storm 3"} < set(names(communal))
    one = planes(Binder([], [STORMS[0], MEADOW]), planes="random")
    assert all(names(deck).count("Storm 1") == 1 for deck in one.decks)
    old = planes(mine, Edition.Y2011)
    assert not any(name.startswith("Storm") for deck in old.decks for name in names(deck))


def test_what_nobody_wants_and_what_somebody_wrote_down_is_left_alone() -> None:
    mine = Binder([], [MEADOW, HILL])
    listed = Brought("Own", (pool.card("Forest"),) * 60, tuple(pool.planar()[:10]), is_list=True)
    boxed = listed._replace(is_list=False)
    arranged = arrange(["planechase"], 3, decks=[listed, boxed, found_deck()], unwanted=["High Hill"], binder=mine)
    found = made(arranged.variants, Planechase)
    assert isinstance(found, Planechase)
    assert [set(names(deck)) & {"Quiet Meadow", "High Hill"} for deck in found.decks] == [
        set(), {"Quiet Meadow"}, {"Quiet Meadow"},
    ]  # fmt: skip


@pytest.mark.rule("904.3")
def test_own_schemes_are_among_those_that_are_dealt() -> None:
    mine = Binder([], [PLOT])
    (one,) = arrange(["archenemy"], 3, binder=mine).variants
    assert isinstance(one, Archenemy)
    assert [names(deck)[-1] for deck in one.decks] == ["Own Plot"]
    assert [len(deck) for deck in one.decks] == [21]
    own = Brought("Own", (pool.card("Forest"),) * 60, schemes=tuple(pool.schemes()[:20]))
    (rumble,) = arrange(["supervillain rumble"], 3, decks=[own], binder=mine).variants
    assert isinstance(rumble, SupervillainRumble)
    assert [len(deck) for deck in rumble.decks] == [20, 21, 21]


@pytest.mark.rule("902.3")
def test_own_vanguards_are_dealt_first() -> None:
    mine = Binder([], [SAGE, vanguard("Own Fool", 0, 0)])
    (found,) = arrange(["vanguard"], 3, binder=mine).variants
    assert isinstance(found, Vanguard)
    assert names(found.cards)[:2] == ["Own Sage", "Own Fool"]
    taken = Brought("Own", (pool.card("Forest"),) * 60, vanguard=(SAGE,))
    (found,) = arrange(["vanguard"], 3, decks=[found_deck(), taken], binder=mine).variants
    assert isinstance(found, Vanguard)
    assert names(found.cards)[:2] == ["Own Fool", "Own Sage"]
    assert len(set(names(found.cards))) == 3


def test_a_game_with_given_decks_has_own_cards_too() -> None:
    decks = [[pool.card("Forest")] * 60] * 2
    first, second, given = variants_for(
        ["planechase", "vanguard", Archenemy([pool.schemes()[:20]])],
        decks,
        3,
        Edition.CURRENT,
        Binder([], [MEADOW, SAGE]),
    )
    assert isinstance(first, Planechase)
    assert all("Quiet Meadow" in names(deck) for deck in first.decks)
    assert isinstance(second, Vanguard)
    assert second.cards[0] is SAGE
    assert isinstance(given, Archenemy)
    (old,) = variants_for(["planechase"], decks, 3, Edition.Y2011)
    assert isinstance(old, Planechase)
    assert not any(one.type_line.startswith("Phenomenon") for deck in old.decks for one in deck)
    again, other = (variants_for(["planechase"], decks, seed, Edition.CURRENT)[0] for seed in (3, 4))
    assert isinstance(again, Planechase)
    assert isinstance(other, Planechase)
    assert again.decks != other.decks


def test_a_whole_game_is_played_with_own_cards() -> None:
    game = Game.casual("planechase", players=2, decks=[["Meadow Guard"] * 60], binder=Binder([GUARD], [MEADOW]))
    assert {one.name for one in game.setup.seats[0].deck} == {"Meadow Guard"}
