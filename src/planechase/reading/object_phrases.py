"""Objects and players in a text: "up to two other target creatures", "each opponent", "it", "that player"."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from planechase.reading.chart import Chart, PhraseReading
from planechase.reading.noun_phrases import noun_at
from planechase.reading.productions import Grammar
from planechase.reading.rebuilding import rebuilt
from planechase.reading.references import (
    AMONG_THEM,
    ANY_OF_THEM,
    ATTACHMENTS,
    CARD_OF_KIND,
    DAMAGED,
    DEVOURED,
    EITHER_WAY,
    REST_NOUN,
    Referred,
    ReferredPlayer,
)
from planechase.reading.text_tokens import POSSESSIVE, SELF
from planechase.rules.language.card_types import BATTLE, CREATURE, PLANESWALKER, TYPE_NAMES
from planechase.rules.language.grammar import Players
from planechase.rules.state.objects import Zone
from planechase.words import filters as f
from planechase.words import word_slots
from planechase.words.amounts import Number, X
from planechase.words.english import plural
from planechase.words.player_words import (
    AN_OPPONENT,
    EACH_PLAYER,
    OPPONENTS,
    YOU,
    ControllerOf,
    EachExcept,
    OwnerOf,
    TargetOpponent,
    TargetPlayer,
    YouAndTarget,
)
from planechase.words.selections import ANY_TARGET, HOST, TARGET_PLAYER_OR_PLANESWALKER, THIS, All, Remembered, Target
from planechase.words.selections.chosen_objects import Chosen, OneAmong
from planechase.words.selections.groups import ANY_NUMBER, Together, TogetherRule
from planechase.words.selections.pronouns import Attacked, ThisInGraveyard
from planechase.words.selections.target_selections import AnyTarget, OpponentOrPlaneswalker
from planechase.words.speech import Quantity, Things

NOUNS: Final = (*(name.lower() for name in TYPE_NAMES.values()), "permanent", "card", "token", "spell", "ability")


SACRIFICED: Final = ("creature", "artifact", "permanent", "land", "enchantment")
"""What is called by how it was sacrificed."""
TOGETHER: Final = ("different controllers", "shared card type", "no shared creature type", "different mana values")
"""What several targets can be together, beside what each of them is."""


def add_things(grammar: Grammar) -> None:
    """The kinds of objects and players."""
    _add_pronouns(grammar)
    _add_targets(grammar)
    _add_groups(grammar)
    _add_choices(grammar)
    _add_players(grammar)
    say = grammar.say
    say("recipient", "<what:things>", lambda what: what)
    say("recipient", "<who:players>", lambda who: who)
    say("recipient", "the player or planeswalker it's attacking", Attacked)
    say("its", "<what:things>'s", lambda what: what)
    say("its", "its", lambda: Referred("it"))
    say("its", "their", lambda: Referred("them", several=True))
    say("things", "<one:things> and <other:things>", _together)


def _together(one: Things, other: Things) -> Together | None:
    if _is_target_and_others(one, other):
        return Together((one, other))
    if isinstance(other, Together) or not (_is_each(one) if _is_each(other) else one.refers()):
        return None
    if isinstance(one, All) and not _is_each(other) and not (_is_all(one) and _is_all(other)):
        return None
    if any(isinstance(part, AnyTarget) for part in (one, other)):
        return None  # that may be a player, who is no object
    before = one.things if isinstance(one, Together) else (one,)
    return Together((*before, other))


def _is_target_and_others(one: Things, other: Things) -> bool:
    """ "Target creature and each other creature": each other than the target."""
    described = other.what if isinstance(other, All) and other.quantifier == "each" else None
    parts = described.parts_ if isinstance(described, f.And) else ()
    return isinstance(one, Target) and not one.many() and f.OTHER in parts


def _is_all(what: Things) -> bool:
    """ "All creatures you control and all creatures they control"."""
    return isinstance(what, All) and what.quantifier == "all" and what.zone is Zone.BATTLEFIELD


def _is_each(what: Things) -> bool:
    """ "Each creature and each planeswalker": the one like the other."""
    rows = what.things if isinstance(what, Together) else (what,)
    return all(isinstance(row, All) and row.quantifier == "each" for row in rows)


# ---------------------------------------------------------------------- what was spoken of


def _add_pronouns(grammar: Grammar) -> None:
    say = grammar.say
    for text in (SELF, "this card", "this spell"):
        say("things", text, lambda: THIS)
    say("things", "this card from your graveyard", ThisInGraveyard)
    say("things", f"{SELF} from your graveyard", ThisInGraveyard)
    say("things", "it", lambda: Referred("it"))
    say("things", "[them|they]", lambda: Referred("them", several=True))
    for noun in NOUNS:
        mask = next((mask for mask, name in TYPE_NAMES.items() if name.lower() == noun), 0)
        say("things", f"that {noun}", _that, text=f"that {noun}", types=mask, noun=noun)
        many = plural(noun)
        say("things", f"those {many}", _those, text=f"those {many}", types=mask, noun=noun)
    for one, other in (("creature", "planeswalker"), ("creature", "land"), ("artifact", "creature")):
        mask = sum(mask for mask, name in TYPE_NAMES.items() if name.lower() in (one, other))
        say("things", f"that {one} or {other}", _that, text=f"that {one} or {other}", types=mask, noun=one)
    for text in ANY_OF_THEM:
        say("things", text, lambda text=text: Referred(text, noun=text))
    say("things", "[enchanted|equipped] <what:hostnoun>", lambda what: HOST)
    grammar.find("things", _that_kind_of_card)
    for noun in SACRIFICED:
        text = f"the sacrificed {noun}"
        say("things", text, lambda text=text: Remembered(word_slots.SACRIFICED, text))
    say("things", "the discarded card", lambda: Remembered(word_slots.DISCARDED, "the discarded card"))
    say("things", "<what:card> from among them", lambda what: OneAmong(AMONG_THEM, what))
    say("things", "the rest", _those, text="the rest", types=0, noun=REST_NOUN)
    for the in ("", "the "):
        say("things", f"{the}cards exiled this way", _those, text="the exiled cards", types=0, noun="card")
    for text, noun in (
        ("the damaged creature", DAMAGED), ("the other creature", DAMAGED), ("the devoured creature", DEVOURED),
    ):  # fmt: skip
        say("things", text, _that, text=text, types=CREATURE, noun=noun)
    for noun in ATTACHMENTS:
        say("things", f"that {noun}", _that, text=f"that {noun}", types=0, noun=noun)
    for done in ("exiled", "revealed"):
        say("things", f"the {done} card", _that, text=f"the {done} card", types=0, noun="card")
        say("things", f"the {done} cards", _those, text=f"the {done} cards", types=0, noun="card")


def _that(text: str, types: int, noun: str) -> Referred:
    return Referred(text, False, types, noun)


def _that_kind_of_card(chart: Chart, at: int) -> list[PhraseReading]:
    """ "That Aura card", "the Aura card": the one of that kind that was spoken of."""
    which, kind = chart.word(at), noun_at(chart, at + 1, many=False)
    if which not in ("that", "the") or not isinstance(kind, f.OfSubtype) or chart.word(at + 2) != "card":
        return []
    return [(at + 3, Referred(f"{which} {kind.subtype} card", noun=CARD_OF_KIND))]


def _those(text: str, types: int, noun: str) -> Referred:
    return Referred(text, True, types, noun)


# ---------------------------------------------------------------------- targets


def _add_targets(grammar: Grammar) -> None:
    grammar.find("things", lambda chart, at: list(_targets(chart, at)))
    say = grammar.say
    say("things", "each of <what:things>", _each_of)
    say("things", "any target", lambda: ANY_TARGET)
    for text, label in (("any other target", "other"), ("another target", "another"), ("a third target", "third")):
        say("things", text, lambda label=label: AnyTarget(label=label))
    say("things", "a third target <what:plain>", _third)
    say("things", "target player or planeswalker", lambda: TARGET_PLAYER_OR_PLANESWALKER)
    say("things", "target opponent or planeswalker", lambda: OpponentOrPlaneswalker())
    say("things", "target creature, player, or planeswalker", _creature_player_or_planeswalker)
    for which in TOGETHER:
        rule = TogetherRule(which)
        say("together", rule.text(), lambda rule=rule: rule)
    say("place", "[in|from] your graveyard", lambda: (Zone.GRAVEYARD, YOU))
    say("place", "[in|from] a graveyard", lambda: (Zone.GRAVEYARD, None))
    say("place", "[in|from] <who:whose> graveyard", lambda who: (Zone.GRAVEYARD, who))


def _third(what: f.Description) -> Target:
    return Target(_described(what, (f.OTHER,)))


def _each_of(what: Things) -> Things | None:
    if isinstance(what, Referred) and what.several:
        return rebuilt(what, {"text": f"each of {what.text}"})
    return what if isinstance(what, Target) and what.many() else None


def _creature_player_or_planeswalker() -> AnyTarget:
    return AnyTarget(types=CREATURE | PLANESWALKER | BATTLE)


Count = tuple[Quantity, Quantity]


def _counts(chart: Chart, at: int) -> Iterator[tuple[int, Count, bool]]:
    """How many targets: where that ends, the least and the greatest number, and whether the noun is in the plural."""
    yield at, (Number(1), Number(1)), False
    if chart.says(at, "up", "to"):
        for end, most in chart.find("quantity", at + 2):
            if isinstance(most, (Number, X)):
                yield end, (Number(0), most), most != Number(1)
    if chart.says(at, "any", "number", "of"):
        yield at + 3, (Number(0), ANY_NUMBER), True
    if chart.says(at, "one", "or", "two"):
        yield at + 3, (Number(1), Number(2)), True
    for end, number in chart.find("quantity", at):
        if isinstance(number, (Number, X)) and number != Number(1):
            yield end, (number, number), True


def _targets(chart: Chart, at: int) -> Iterator[PhraseReading]:
    for after_count, (least, most), many in _counts(chart, at):
        other = chart.word(after_count) in ("other", "another")
        start = after_count + 1 if other else after_count
        if chart.word(start) != "target":
            chart.reach(start, "target")
            continue
        extra = (f.OTHER,) if other else ()
        yield from _target_permanents(chart, start + 1, least, most, many, extra)
        yield from _target_cards(chart, start + 1, least, most, many, extra)
        yield from _target_spells(chart, start + 1, least, most, many, extra)


def _described(what: object, extra: tuple[f.Description, ...]) -> f.Description:
    assert isinstance(what, f.Description)
    if not extra:
        return what
    parts = what.parts_ if isinstance(what, f.And) else () if what == f.ANYTHING else (what,)
    joined = (*parts, *extra)
    return joined[0] if len(joined) == 1 else f.And(joined)


def _target_permanents(
    chart: Chart, at: int, least: Quantity, most: Quantity, many: bool, extra: tuple[f.Description, ...]
) -> Iterator[PhraseReading]:
    for end, what in chart.find("many" if many else "plain", at):
        described = _described(what, extra)
        yield end, Target(described, least, most)
        for after, rule in chart.find("together", end) if many else ():
            assert isinstance(rule, TogetherRule)
            yield after, Target(described, least, most, rule=rule)


def _target_cards(
    chart: Chart, at: int, least: Quantity, most: Quantity, many: bool, extra: tuple[f.Description, ...]
) -> Iterator[PhraseReading]:
    for end, what in chart.find("cards" if many else "plaincard", at):
        single = TogetherRule("one graveyard")
        if many and chart.says(end, "from", "a", "single", "graveyard"):
            yield end + 4, Target(_described(what, extra), least, most, Zone.GRAVEYARD, None, rule=single)
        for after, place in chart.find("place", end):
            assert isinstance(place, tuple)
            zone, who = place
            rule = single if many and who == AN_OPPONENT else None
            yield after, Target(_described(what, extra), least, most, zone, who, rule=rule)


def _target_spells(
    chart: Chart, at: int, least: Quantity, most: Quantity, many: bool, extra: tuple[f.Description, ...]
) -> Iterator[PhraseReading]:
    for end, what in chart.find("spells" if many else "plainspell", at):
        yield end, Target(_described(what, (*extra, f.SPELL)), least, most, Zone.STACK)
    if chart.says(at, *_SPELL_OR_ABILITY) and not many:
        yield (
            at + len(_SPELL_OR_ABILITY),
            Target(_described(f.Or((f.SPELL, f.IsAbility("any"))), extra), least, most, Zone.STACK),
        )
    for words, kind in _ABILITIES.items():
        if chart.says(at, *words) and not many:
            ability = _described(f.IsAbility(kind), extra)
            yield at + len(words), Target(ability, least, most, Zone.STACK)
            for after, whose in chart.find("after", at + len(words)):
                if isinstance(whose, f.Description) and whose in (f.YOURS, ~f.YOURS):
                    yield after, Target(_described(ability, (whose,)), least, most, Zone.STACK)


_SPELL_OR_ABILITY: Final = ("spell", ",", "activated", "ability", ",", "or", "triggered", "ability")
_ABILITIES: Final = {
    ("activated", "or", "triggered", "ability"): "any",
    ("activated", "ability"): "activated",
    ("triggered", "ability"): "triggered",
}


# ---------------------------------------------------------------------- groups and choices


def _add_groups(grammar: Grammar) -> None:
    say = grammar.say
    say("things", "all <what:many>", lambda what: All(what))
    say("things", "each <what:plain>", lambda what: All(what, quantifier="each"))
    say("things", "<what:many>", lambda what: All(what, quantifier=""))
    say("zonecards", "[in|from] your graveyard", lambda: (Zone.GRAVEYARD, YOU))
    say("zonecards", "[in|from] your hand", lambda: (Zone.HAND, YOU))
    say("zonecards", "[in|from] all graveyards", lambda: (Zone.GRAVEYARD, None))
    say("zonecards", "[in|from] all opponents' graveyards", lambda: (Zone.GRAVEYARD, OPPONENTS))
    say("zonecards", "[in|from] <who:whose> graveyard", lambda who: (Zone.GRAVEYARD, who))
    say("zonecards", "[in|from] <who:whose> hand", lambda who: (Zone.HAND, who))
    say("things", "all <what:cards> <place:zonecards>", _all_cards)
    say("things", "each <what:plaincard> <place:zonecards>", lambda what, place: _all_cards(what, place, "each"))
    say("things", "all graveyards", lambda: All(f.ANYTHING, Zone.GRAVEYARD))
    say("things", "<who:whose> graveyard", lambda who: All(f.ANYTHING, Zone.GRAVEYARD, who))
    say("things", "your graveyard", lambda: All(f.ANYTHING, Zone.GRAVEYARD, YOU))


def _all_cards(what: f.Description, place: tuple[Zone, Players | None], quantifier: str = "all") -> All:
    return All(what, place[0], place[1], quantifier)


def _add_choices(grammar: Grammar) -> None:
    say = grammar.say
    say("things", "<what:one>", _one)
    say("things", "<count:quantity> <what:many>", lambda count, what: _several(what, count, False))
    say("things", "up to <count:quantity> <what:many>", lambda count, what: _several(what, count, True))
    say("things", "up to one <what:plain>", lambda what: Chosen(what, up_to=True))
    say("things", "any number of <what:many>", lambda what: Chosen(what, ANY_NUMBER, up_to=True))
    say("things", "any number of <what:many> <rule:together>", _any_together)
    say("chosenplace", "from your hand", lambda: (Zone.HAND, None))
    say("chosenplace", "from your graveyard", lambda: (Zone.GRAVEYARD, None))
    say("chosenplace", "from a graveyard", lambda: (Zone.GRAVEYARD, EACH_PLAYER))
    say("things", "<what:card> <place:chosenplace>", lambda what, place: Chosen(what, zone=place[0], of=place[1]))
    say(
        "things",
        "<count:quantity> <what:cards> <place:chosenplace>",
        lambda what, count, place: _several(what, count, False, *place),
    )
    say(
        "things",
        "up to <count:quantity> <what:cards> <place:chosenplace>",
        lambda what, count, place: _several(what, count, True, *place),
    )


def _any_together(what: f.Description, rule: TogetherRule) -> Chosen:
    return Chosen(what, ANY_NUMBER, up_to=True, rule=rule)


def _one(what: f.Description) -> Chosen:
    return Chosen(what)


def _several(
    what: f.Description, count: Quantity, up_to: bool, zone: Zone = Zone.BATTLEFIELD, of: Players | None = None
) -> Chosen | None:
    if count == Number(1):
        return None
    return Chosen(what, count, up_to=up_to, zone=zone, of=of)


# ---------------------------------------------------------------------- players


def _add_players(grammar: Grammar) -> None:
    say = grammar.say
    say("players", "[they|them]", lambda: ReferredPlayer("they"))
    say("players", "[that|the] player", lambda: ReferredPlayer("that player"))
    say("players", "that opponent", lambda: ReferredPlayer("that opponent"))
    say("players", "those players", lambda: ReferredPlayer("those players"))
    say("players", "<what:bearer> controller[s]", _controller)
    say("players", "<what:bearer> owner[s]", _owner)
    _add_bearers(grammar)
    for other in ("except", "other than"):
        say("players", f"each player {other} <who:players>", lambda who: EachExcept(who))
    say("players", "the controller of <what:things>", _controller)
    say("players", "the owner of <what:things>", _owner)
    say("players", EITHER_WAY, lambda: ReferredPlayer(EITHER_WAY))
    say("players", "you and target opponent each", lambda: YouAndTarget(TargetOpponent()))
    say("players", "you and target player each", lambda: YouAndTarget(TargetPlayer()))
    say("whose", "<who:players>'s", lambda who: who)
    say("whose", "their", lambda: ReferredPlayer("they"))


def _add_bearers(grammar: Grammar) -> None:
    """Whose controller can be asked for; of its own kind, so that players and objects are not found in each other."""
    say = grammar.say
    say("bearer", "its", lambda: Referred("it"))
    say("bearer", "their", lambda: Referred("them", several=True))
    say("bearer", f"{SELF}'s", lambda: THIS)
    say("bearer", "the exiled card's", _that, text="the exiled card", types=0, noun="card")
    say("bearer", "[enchanted|equipped] <what:hostnoun>'s", lambda what: HOST)
    for noun in NOUNS:
        mask = next((mask for mask, name in TYPE_NAMES.items() if name.lower() == noun), 0)
        say("bearer", f"that {noun}'s", _that, text=f"that {noun}", types=mask, noun=noun)
    for noun in SACRIFICED:
        text = f"the sacrificed {noun}"
        say("bearer", f"{text}'s", lambda text=text: Remembered(word_slots.SACRIFICED, text))
    for done in ("exiled", "revealed"):
        say("bearer", f"the {done} card's", _that, text=f"the {done} card", types=0, noun="card")
    grammar.find("bearer", _target_bearers)


def _target_bearers(chart: Chart, at: int) -> list[PhraseReading]:
    return [(end + 1, what) for end, what in _targets(chart, at) if chart.word(end) == POSSESSIVE]


def _controller(what: Things) -> Players:
    return ControllerOf(what)


def _owner(what: Things) -> Players:
    return OwnerOf(what)
