"""Cards that somebody brings: found by name, put into decks, played, and kept in the record."""

from __future__ import annotations

import json

import pytest

from planechase import Game
from planechase.cards import pool
from planechase.collection.files import Misread, binder_in, expectation, in_english, shadowed
from planechase.collection.proxies import Proxied
from planechase.decks import legality, read
from planechase.decks.binder import Binder, Binders
from planechase.decks.brought_decks import Brought, bring
from planechase.decks.casual import arrange
from planechase.decks.checking import Unplayable
from planechase.reading.card_reading import RefusedCard
from planechase.rules.state.edition import Edition
from planechase.testing import ANN, NoSuchCard, Table
from planechase.testing.planar_table import PlanarTable
from planechase.variants import Archenemy, Planechase, Vanguard

GUARD = "Meadow Guard {1}{W}\nCreature — Human Soldier\nFlying, vigilance\n2/2"
SONG = "Meadow Song {W}\nSorcery\nEverybody sings loudly."
PLANES = "Quiet Meadow\nPlane — Ulgrotha\n\nLoud Hill\nPlane — Ulgrotha"
DECK = "56 Plains\n4 Meadow Guard"


def planes_of(variant: object) -> list[list[str]]:
    assert isinstance(variant, Planechase)
    decks = [variant.communal] if variant.communal is not None else variant.decks
    return [[card.name for card in deck] for deck in decks]


# ---------------------------------------------------------------------- finding


def test_cards_in_english_are_found_by_name() -> None:
    mine = in_english(f"{GUARD}\n\n{PLANES}")
    assert mine.names() == ["Meadow Guard", "Quiet Meadow", "Loud Hill"]
    found = mine.find("meadow guard")
    assert found is mine.find("Meadow Guard") is not None
    assert [card.name for card in mine.added] == ["Quiet Meadow", "Loud Hill"]


def test_every_card_that_is_not_understood_is_named_with_its_line() -> None:
    with pytest.raises(Misread) as wrong:
        in_english(f"{GUARD}\n\n{SONG}\n\nHill Song {{R}}\nInstant\nEverybody sings quietly.")
    first, second = str(wrong.value).splitlines()
    assert first.startswith("line 8, ")
    assert "“Meadow Song” is not understood: “Everybody sings loudly.”" in first
    assert second.startswith("line 12, ")


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("", "There are no cards in it"),
        (f"{GUARD}\n\n{GUARD}", "line 6, column 1: “Meadow Guard” is already in line 1"),
        ("Meadow Guard\nCreatrue\n2/2", "line 2, column 1: “Creatrue” is no card type; did you mean “Creature”"),
    ],
)
def test_what_is_wrong_with_a_file_is_said(text: str, said: str) -> None:
    with pytest.raises(Misread, match=said):
        in_english(text)


def test_of_a_file_of_data_what_is_not_understood_is_not_there() -> None:
    card = {"name": "Meadow Song", "type_line": "Sorcery", "oracle_text": "Everybody sings loudly."}
    mine = binder_in(json.dumps([card, {"name": "Quiet Meadow", "type_line": "Plane — Ulgrotha"}]).encode())
    assert mine.find("Meadow Song") is None
    assert mine.why_not("Meadow Song")
    assert mine.find("Quiet Meadow") is not None
    assert mine.added == ()
    with pytest.raises(Misread, match="Perhaps not all"):
        binder_in(b"[{")


def test_a_built_in_card_wins() -> None:
    mine = in_english("Grizzly Bears {1}\nCreature — Bear\n9/9\n\nNaya\nPlane — Elsewhere")
    assert shadowed(mine) == ["Grizzly Bears", "Naya"]
    assert mine.added == ()
    assert bring(read("4 Grizzly Bears\n56 Forest"), binder=mine).cards[0] is pool.card("Grizzly Bears")


def test_of_several_binders_the_first_that_has_a_card_is_asked() -> None:
    other = in_english("Meadow Guard {W}\nCreature — Elf\n1/1\n\nHill Guard {R}\nCreature — Elf\n1/1")
    both = Binders([in_english(GUARD), other])
    found = both.find("Meadow Guard")
    assert found is not None
    assert found.power_text == "2"
    assert list(both.names()) == ["Meadow Guard", "Hill Guard"]
    facts = both.facts("hill guard")
    assert facts is not None
    assert facts.mana_cost == "{R}"


# ---------------------------------------------------------------------- deck lists


def test_a_deck_list_may_name_them() -> None:
    mine = in_english(GUARD)
    assert legality.check(read(DECK), binder=mine) == []
    assert [str(problem) for problem in legality.check(read(DECK))] == ["line 2: There is no card “Meadow Guard” here."]
    brought = bring(read(DECK), binder=mine)
    assert sum(card.name == "Meadow Guard" for card in brought.cards) == 4


def test_the_usual_limits_hold_for_them_and_a_near_name_is_suggested() -> None:
    mine = in_english(GUARD)
    [problem] = legality.check(read("55 Plains\n3 Meadow Guard\n2 meadow guard"), binder=mine)
    assert "There are 5 of Meadow Guard" in problem.text
    [problem] = legality.check(read("56 Plains\n4 Meadow Gaurd"), binder=mine)
    assert problem.meant == "Meadow Guard"


def test_a_list_with_a_card_that_is_not_understood_says_why() -> None:
    mine = in_english(SONG, proxies=True)
    [problem] = legality.check(read("56 Plains\n4 Meadow Song"), binder=mine)
    assert (problem.line, problem.written) == (2, "Meadow Song")
    assert "is not understood" in problem.text
    with pytest.raises(Unplayable, match="is not understood"):
        Game.new([["Meadow Song"] * 60, ["Forest"] * 60], binder=mine)


def test_a_card_with_faces_goes_by_each_of_them() -> None:
    mine = in_english("Sow {G}\nSorcery\nDraw a card.\n//\nReap {B}\nSorcery\nDraw two cards.")
    assert mine.names() == ["Sow // Reap"]
    assert mine.find("Sow") is mine.find("reap") is mine.find("Sow // Reap") is not None
    facts = mine.facts("Reap")
    assert facts is not None
    assert [face.name for face in facts.faces] == ["Sow", "Reap"]
    assert [card.name for card in mine.texts()] == ["Sow // Reap"]
    assert mine.facts("Nothing") is None


def test_what_is_not_understood_may_be_left_out() -> None:
    mine = in_english(f"{GUARD}\n\n{SONG}\n\n{PLANES}", skip_unknown=True)
    assert (mine.find("Meadow Song"), mine.find("Meadow Guard") is not None) == (None, True)
    assert [card.name for card in mine.added] == ["Quiet Meadow", "Loud Hill"]
    strange = "Strange Plane\nPlane — Ulgrotha\nEverybody sings loudly."
    assert in_english(strange, skip_unknown=True).added == ()
    with_proxy = in_english(strange, proxies=True)
    assert [card.name for card in with_proxy.added] == ["Strange Plane (a proxy)"]
    assert binder_in(strange.encode("utf-16"), skip_unknown=True).names() == ["Strange Plane"]
    with pytest.raises(Misread, match=r"^line 3, column 1: “Strange Plane” is not understood"):
        binder_in(strange.encode())


def test_what_could_have_stood_there_is_said_in_moderation() -> None:
    def refused(*expected: str) -> RefusedCard:
        return RefusedCard("Ola", "Sing.", 1, 1, expected, "")

    assert expectation(refused()) == ""
    assert expectation(refused("draws", "sings")) == " Expected here: draws, sings."
    assert expectation(refused(*"abcdefgh")) == " Expected here: a, b, c, d, e, f, g, h."
    assert expectation(refused(*"abcdefghi")) == " Expected here: a, b, c, d, e, f, g, h …"


def test_where_a_card_is_not_understood_is_told_by_line_and_column() -> None:
    text = f"{GUARD}\n\nHill Guard {{1}}{{W}}\nCreature — Human\nFlying\nDraw a sheep.\n2/2"
    with pytest.raises(Misread) as wrong:
        in_english(text)
    said = str(wrong.value)
    assert said.startswith("line 9, column 1: “Hill Guard” is not understood: “Draw a sheep.” ")
    assert " Expected here: a card, " in said
    assert said.endswith(" …")


def test_a_proxy_is_made_once_and_others_are_left_alone() -> None:
    binder = in_english(f"{GUARD}\n\n{SONG}\n\n{PLANES}", proxies=True)
    mine = Proxied(binder)
    assert mine.added == binder.added != ()
    assert mine.proxies == []
    song = mine.find("meadow song")
    assert song is mine.find("Meadow Song") is not None
    assert mine.find("Meadow Guard") is binder.find("Meadow Guard")
    assert (mine.proxies, [*mine.names()]) == (["Meadow Song (a proxy)"], [*binder.names()])
    assert (mine.facts("Meadow Song"), mine.facts("Nothing")) == (binder.facts("Meadow Song"), None)
    assert (mine.why_not("Meadow Song"), mine.why_not("Nothing")) == ("", "")


def test_a_proxy_is_played_without_text_and_marked() -> None:
    mine = Proxied(in_english(f"{GUARD}\n\n{SONG}", proxies=True))
    brought = bring(read("52 Plains\n4 Meadow Song\n4 Meadow Guard"), binder=mine)
    assert {card.name for card in brought.cards} == {"Plains", "Meadow Song (a proxy)", "Meadow Guard"}
    assert mine.proxies == ["Meadow Song (a proxy)"]
    assert mine.find("Hill Song") is None


def test_where_there_is_no_proxy_that_is_said() -> None:
    mine = Proxied(in_english("Siege of the Meadow {2}\nBattle — Siege\nEverybody sings loudly.\nDefense: 3", True))
    assert mine.find("Siege of the Meadow") is None
    assert mine.why_not("Siege of the Meadow").startswith("There is no proxy for “Siege of the Meadow”: ")


@pytest.mark.parametrize(
    "printed",
    [
        "Meadow Song {W}\nSorcery\nEverybody sings loudly.",
        "Meadow Ribbon {W}\nEnchantment — Aura\nEverybody sings loudly.",
        "Meadow Sword {W}\nArtifact — Equipment\nEverybody sings loudly.",
        "Ola {W}\nLegendary Planeswalker — Ola\nEverybody sings loudly.\nLoyalty: 3",
        "Meadow Ghost {W}\nCreature — Spirit\nEverybody sings loudly.\n*/*",
    ],
)
def test_a_proxy_of_any_kind_can_be_cast(printed: str) -> None:
    mine = Proxied(in_english(printed, proxies=True))
    name = printed.partition(" {")[0]
    table = Table(binder=mine, free_mana=True)
    table.hand(ANN, name)
    table.cast(ANN, f"{name} (a proxy)")
    table.resolve()
    assert table.stack == []


# ---------------------------------------------------------------------- games


def test_a_game_is_played_with_them_and_its_record_needs_nothing_else() -> None:
    mine = in_english(f"{GUARD}\n\n{PLANES}")
    game = Game.casual("planechase", players=2, decks=[read(DECK)], binder=mine, seed=3)
    record = json.loads(json.dumps(game.record()))
    assert {card["name"] for card in record["setup"]["cards"]} == {"Meadow Guard", "Quiet Meadow", "Loud Hill"}
    again = Game.replay(record)
    assert again.hash() == game.hash()
    guard = next(card for card in again.setup.seats[0].deck if card.name == "Meadow Guard")
    assert guard.power_text == "2"


def test_names_of_cards_are_enough_for_a_game() -> None:
    mine = in_english(GUARD)
    game = Game.new([["Meadow Guard"] * 60, ["Forest"] * 60], binder=mine, sideboards=[["Meadow Guard"], []])
    assert game.setup.seats[0].sideboard[0] is mine.find("Meadow Guard")


@pytest.mark.rule("901.3")
@pytest.mark.parametrize("how", ["own", "random"])
def test_own_planes_are_in_every_planar_deck_that_no_list_brings(how: str) -> None:
    mine = in_english(PLANES)
    decks = planes_of(Game.casual("planechase", players=3, planes=how, binder=mine).setup.variants[0])
    assert all({"Quiet Meadow", "Loud Hill"} <= set(deck) for deck in decks)
    names = [card.name for card in pool.planar()[:10]]
    listed = read("60 Forest\n\nPlanar Deck\n" + "\n".join(names))
    if how == "own":
        decks = planes_of(Game.casual("planechase", players=2, decks=[listed], binder=mine).setup.variants[0])
        assert (sorted(decks[0]), "Loud Hill" in decks[1]) == (sorted(names), True)


@pytest.mark.rule("901.15a")
def test_own_planes_are_in_the_communal_deck() -> None:
    game = Game.casual("planechase", players=2, planes="communal", binder=in_english(PLANES))
    [deck] = planes_of(game.setup.variants[0])
    assert {"Quiet Meadow", "Loud Hill"} <= set(deck)


@pytest.mark.rule("901.3")
def test_own_phenomena_take_the_place_of_others_as_far_as_there_may_be_any() -> None:
    mine = in_english("Storm\nPhenomenon\n\nFlood\nPhenomenon\n\nDrought\nPhenomenon")
    for seed in range(5):
        for deck in planes_of(arrange(["planechase"], 2, seed, binder=mine).variants[0]):
            assert {"Storm", "Flood"} <= set(deck)
            assert "Drought" not in deck
            assert len(deck) >= 10
    then = arrange(["planechase"], 2, 1, edition=Edition.Y2011, binder=mine).variants[0]
    assert not any("Storm" in deck for deck in planes_of(then))


@pytest.mark.rule("904.3")
def test_own_schemes_are_in_a_scheme_deck_that_no_list_brings() -> None:
    mine = in_english("My Little Plan\nScheme\n\nMy Great Plan\nOngoing Scheme")
    [villain] = arrange(["archenemy"], 3, 1, binder=mine).variants
    assert isinstance(villain, Archenemy)
    assert {"My Little Plan", "My Great Plan"} <= {card.name for card in villain.decks[0]}


@pytest.mark.rule("902.3")
def test_own_vanguards_are_dealt_first() -> None:
    mine = in_english("Ola as She Was\nVanguard\nHand +1, life -3")
    [played] = arrange(["vanguard"], 2, 1, binder=mine).variants
    assert isinstance(played, Vanguard)
    assert sum(card.name == "Ola as She Was" for card in played.cards) == 1


def test_a_deck_that_somebody_made_keeps_its_own_planes() -> None:
    named = Brought("mine", tuple(pool.card("Forest") for _ in range(60)), tuple(pool.planar()[:10]), is_list=True)
    [planar, _] = planes_of(arrange(["planechase"], 2, 1, [named], binder=in_english(PLANES)).variants[0])
    assert "Quiet Meadow" not in planar


# ---------------------------------------------------------------------- tests


def test_a_table_calls_them_by_name() -> None:
    table = PlanarTable(binder=in_english(f"{GUARD}\n\n{PLANES}"))
    guard = table.battlefield(ANN, "Meadow Guard")
    assert guard.power == 2
    table.on_plane("Quiet Meadow")
    assert table.fork().hand(ANN, "meadow guard").name == "Meadow Guard"
    with pytest.raises(NoSuchCard, match="did you mean 'Meadow Guard'"):
        table.battlefield(ANN, "Meadow Gourd")


def test_a_table_says_why_a_card_is_not_there() -> None:
    table = Table(binder=in_english(SONG, proxies=True))
    with pytest.raises(NoSuchCard, match="is not understood"):
        table.hand(ANN, "Meadow Song")


def test_a_binder_of_cards_made_in_python() -> None:
    made = in_english(GUARD).find("Meadow Guard")
    assert made is not None
    assert Binder([made]).find("MEADOW GUARD") is made
    assert Binder().find("Meadow Guard") is None
