"""`check_card` finds the broken word of a card wherever it stands, and names it."""

from __future__ import annotations

import pytest

from planechase.cards import pool
from planechase.rules.language.characteristics import CardDefinition
from planechase.testing import CheckFailed, check_card, check_cards
from planechase.testing.check_abilities import check_abilities
from planechase.testing.check_words import check_words
from planechase.testing.checks import go_on_randomly
from planechase.vocabulary import (
    ANYTHING,
    CREATURE,
    ENCHANTMENT_CARD,
    INSTANT_CARD,
    ITSELF,
    THIS,
    YOU,
    Step,
    activated,
    anthem,
    at_beginning,
    becomes_tapped,
    card,
    chaos,
    creature,
    draw,
    draws,
    gain_life,
    may,
    phenomenon,
    plane,
    pump,
    scheme,
    set_in_motion,
    split,
    static,
    target,
    vanguard,
    whenever,
)
from planechase.writing import (
    AttackRestriction,
    Condition,
    Cost,
    Draft,
    Effect,
    Modification,
    Object,
    Permanent,
    Player,
    Rule,
    Source,
    SpokenWord,
    State,
    Statement,
    Things,
    layers,
    word,
)


@word
class Stumble(Effect):
    """Reads well, but cannot be done."""

    reads = "stumble"

    def happen(self, game: State, by: Source) -> Rule[None]:
        raise KeyError("a stone")
        yield


@word
class Dream(Effect):
    """Reads well, but nobody wrote what it does."""

    reads = "dream"


@word
class Stutter(Effect):
    """Its template speaks of what it does not have."""

    reads = "stutter {times} times"

    def happen(self, game: State, by: Source) -> Rule[None]:
        return
        yield


@word
class Secret(Effect):
    """Has no template."""

    def happen(self, game: State, by: Source) -> Rule[None]:
        return
        yield


@word
class Shy(Effect, SpokenWord):
    """Would put its words together, but does not."""

    def happen(self, game: State, by: Source) -> Rule[None]:
        return
        yield


@word
class WearsHat(Modification):
    """A change of one's own."""

    reads = "wear[s] a hat"
    layer = layers.ABILITY

    def apply(self, game: State, draft: Draft, by: Source) -> None:
        draft.name = "Hat"


@word
class WearsNothing(Modification):
    """A change that cannot be read."""

    layer = layers.ABILITY

    def apply(self, game: State, draft: Draft, by: Source) -> None:
        draft.name = "Nothing"


@word
class OffTheMap(Modification):
    """A change in a layer that does not exist."""

    reads = "get[s] lost"
    layer = 6

    def apply(self, game: State, draft: Draft, by: Source) -> None:
        draft.name = "Lost"


@word
class MuteRule(Statement):
    """A statement that cannot be read."""


@word
class NoAttacks(AttackRestriction):
    """A statement that breaks when it is looked up."""

    reads = "nobody attacks"

    def forbids(self, game: State, attacker: Permanent, defender: int, by: Source) -> bool:
        raise ZeroDivisionError("no attackers at all")


@word
class Perhaps(Condition):
    """A condition that cannot be read."""

    def holds(self, game: State, by: Source) -> bool:
        return True


@word
class Them(Things):
    """Somebody forgot to say whom this means."""

    reads = "them"

    def objects(self, game: State, by: Source) -> list[Object]:
        raise LookupError("whom?")


@word
class Grumble(Effect):
    """A value in it cannot be written down."""

    reads = "grumble"
    about: object

    def happen(self, game: State, by: Source) -> Rule[None]:
        return
        yield


@word
class WearsNoName(Modification):
    """A change after which a card cannot be shown to anybody."""

    reads = "wear[s] no name"
    layer = layers.ABILITY

    def apply(self, game: State, draft: Draft, by: Source) -> None:
        draft.name = b"Nobody"  # type: ignore[assignment]  # that is what is wrong with it


@word
class Tithe(Cost):
    """A cost that somebody can pay, until they do."""

    reads = "pay the tithe"

    def can_pay(self, game: State, player: Player, by: Source) -> bool:
        return True

    def pay(self, game: State, player: Player, by: Source) -> Rule[None]:
        raise OverflowError("no purse")
        yield


@word
class Bow(Effect):
    """Goes wrong where nobody is the archenemy or walks the planes."""

    reads = "bow"

    def happen(self, game: State, by: Source) -> Rule[None]:
        if not game.variant_state:
            raise KeyError("nobody to bow to")
        return
        yield


@word
class Rummage(Effect):
    """Wants something from everywhere."""

    reads = "rummage"

    def happen(self, game: State, by: Source) -> Rule[None]:
        for player in game.players:
            hand, buried = ({game.objects[id].copiable.name for id in ids} for ids in (player.hand, player.graveyard))
            owned = {game.chars(one).name for one in game.controlled_by(player.id)}
            if not (
                {"Forest", "Grizzly Bears", "Lightning Bolt"} <= hand
                and {"Forest", "Grizzly Bears", "Lightning Bolt", "Sol Ring"} <= buried
                and {"Forest", "Swamp", "Grizzly Bears", "Sol Ring"} <= owned
            ):
                raise LookupError(player.name)
        return
        yield


BEAR = creature("Bear", 2, 2)


@pytest.mark.parametrize(
    ("broken", "sentence"),
    [
        (card("Odd", "{1}", BEAR, activated("{T}", Stumble())), "Odd: Stumble goes wrong.*: KeyError: 'a stone'"),
        (card("Odd", "{1}", BEAR, activated("{99}", Stumble())), "Stumble goes wrong as “.*: Stumble.” happens"),
        (card("Odd", "{1}", BEAR, whenever(draws(YOU), may(Stumble()))), "Stumble goes wrong"),
        (card("Odd", "{1}", INSTANT_CARD, Stumble()), "Stumble goes wrong"),
        (
            card("Odd", "{1}", INSTANT_CARD, Stutter()),
            "Stutter reads “stutter {times} times”, but it has no field 'times'",
        ),
        (card("Odd", "{1}", INSTANT_CARD, Secret()), "Secret cannot be read: Secret has no template"),
        (card("Odd", "{1}", INSTANT_CARD, Shy()), "Shy cannot be read: it does not say how"),
        (card("Odd", "{1}", ENCHANTMENT_CARD, anthem(CREATURE, OffTheMap())), "OffTheMap would .* in layer 6"),
        (card("Odd", "{1}", ENCHANTMENT_CARD, MuteRule()), "MuteRule cannot be read"),
        (
            card("Odd", "{1}", ENCHANTMENT_CARD, NoAttacks()),
            "NoAttacks goes wrong.*: ZeroDivisionError",
        ),
        (card("Odd", "{1}", BEAR, whenever(draws(YOU), draw(), Perhaps())), "Perhaps cannot be read"),
        (card("Odd", "{1}", BEAR, activated("{1}", pump(Them(), 1, 1))), "Them goes wrong .*: LookupError: whom"),
        (card("Odd", "{1}", INSTANT_CARD, Grumble(frozenset())), "it cannot be written down. Grumble.about"),
        (
            split(card("Odd", "{1}", INSTANT_CARD, draw()), card("End", "{1}", INSTANT_CARD, Stumble())),
            "Odd // End: Stumble goes wrong",
        ),
        (plane("Odd", "Oddity", chaos(Stumble())), "Odd: Stumble goes wrong"),
        (plane("Odd", "Oddity", static(NoAttacks())), "NoAttacks goes wrong"),
        (phenomenon("Odd", Stumble()), "Odd: Stumble goes wrong"),
        (
            scheme("Odd", set_in_motion(Stumble())),
            "Odd: Stumble goes wrong",
        ),
        (vanguard("Odd", 0, 0, activated("{0}", Stumble())), "Stumble goes wrong"),
        (
            card("Odd", "{1}", BEAR, activated("{15}", Tithe(), gain_life(1))),
            "Tithe goes wrong as its player acts: OverflowError: no purse",
        ),
        (vanguard("Odd", 0, 0, whenever(at_beginning(Step.END), Stumble())), "Stumble goes wrong"),
    ],
)
def test_a_broken_word_is_found_and_named(broken: CardDefinition, sentence: str) -> None:
    with pytest.raises(CheckFailed, match=sentence):
        check_card(broken, games=0)


@pytest.mark.pure
@pytest.mark.parametrize(
    ("broken", "sentence"),
    [
        (card("Odd", "{1}", BEAR, whenever(becomes_tapped(ITSELF), Dream())), "Dream goes wrong.* does not say how"),
        (card("Odd", "{1}", INSTANT_CARD, pump(target(CREATURE), 1, 1, WearsNothing())), "WearsNothing cannot be read"),
        (card("Odd", "{1}", ENCHANTMENT_CARD, anthem(CREATURE, WearsNothing())), "WearsNothing cannot be read"),
    ],
)
def test_a_word_that_lacks_something_is_found_and_named(broken: CardDefinition, sentence: str) -> None:
    """Who goes wrong in our code, not in that of the word, is seen where that code has frames with names in them."""
    with pytest.raises(CheckFailed, match=sentence):
        check_card(broken, games=0)


def test_what_cannot_be_shown_is_found() -> None:
    broken = card("Odd", "{1}", ENCHANTMENT_CARD, anthem(CREATURE, WearsNoName()))
    with pytest.raises(CheckFailed, match=r"^Odd: .*goes wrong.*: TypeError: .*bytes"):
        check_card(broken, games=0)


def test_there_is_something_of_everything_while_an_ability_happens() -> None:
    check_card(card("Odd", "{1}", ENCHANTMENT_CARD, whenever(becomes_tapped(ITSELF), Rummage())), games=0)


def test_planes_and_schemes_are_tried_where_they_are_at_home() -> None:
    check_cards(plane("Court", "Oddity", chaos(Bow())), scheme("Audience", set_in_motion(Bow())), games=0)
    with pytest.raises(CheckFailed, match="Odd: Bow goes wrong"):
        check_card(card("Odd", "{1}", INSTANT_CARD, Bow()), games=0)


def test_a_change_of_ones_own_is_read_by_its_template() -> None:
    check_card(card("Milliner", "{1}", BEAR, anthem(CREATURE, WearsHat()), activated("{1}", gain_life(1))), games=0)
    check_card(plane("Hat Shop", "Hatland", anthem(ANYTHING, WearsHat()), chaos(pump(THIS, 1, 1, WearsHat()))), games=0)


@pytest.mark.parametrize("games", [0, 1])
def test_of_several_cards_the_broken_one_is_named(games: int) -> None:
    plain, odd = (card(name, "{1}", INSTANT_CARD, gain_life(1)) for name in ("Plain", "Odd"))
    broken = card("Odd", "{1}", INSTANT_CARD, Stumble())
    with pytest.raises(CheckFailed, match=r"^Odd \(card 3\): Stumble goes wrong"):
        check_cards(plain, odd, broken, games=games)


@word
class Tired(Effect):
    """Goes wrong later than anybody looks who does not play whole games."""

    reads = "tire"

    def happen(self, game: State, by: Source) -> Rule[None]:
        if game.turn.number > 6:
            raise KeyError("a bed")
        return
        yield


def test_what_goes_wrong_in_a_game_with_several_cards_is_put_down_to_one_of_them() -> None:
    plain = card("Plain", "{1}", INSTANT_CARD, gain_life(1))
    with pytest.raises(CheckFailed, match=r"^Sloth: Tired goes wrong: KeyError: 'a bed'"):
        check_cards(plain, card("Sloth", "{1}", INSTANT_CARD, Tired()), games=1)


def test_a_card_that_nobody_can_cast_is_noticed_among_others() -> None:
    impossible = card("Castle in the Air", "{99}", INSTANT_CARD, gain_life(1))
    with pytest.raises(CheckFailed, match=r"^Castle in the Air: nobody could ever cast it. .*cannot pay"):
        check_cards("Grizzly Bears", impossible)


def test_every_card_of_the_pool_can_be_read_and_written() -> None:
    for defined in pool.CARDS.values():
        check_words(defined)


@pytest.mark.parametrize("name", list(pool.CARDS)[::20])
def test_the_abilities_of_cards_happen(name: str) -> None:
    check_abilities(pool.card(name), go_on_randomly)
