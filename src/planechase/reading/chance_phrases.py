"""What is left to chance: a number, abilities, a token, a card, a permanent (CR 107, 608.2d)."""

from __future__ import annotations

from collections.abc import Iterator

from planechase.reading.chart import Chart, PhraseReading
from planechase.reading.creation_phrases import SUBTYPES
from planechase.reading.productions import Grammar
from planechase.reading.rebuilding import replaced
from planechase.reading.references import SameSubject
from planechase.rules.language.abilities import Ability, KeywordAbility
from planechase.rules.language.card_types import CREATURE
from planechase.rules.language.colors import COLOR_OF_NAME
from planechase.rules.language.grammar import Duration, Effect, Filter, Players
from planechase.rules.state.objects import Zone
from planechase.words.amounts import Number, RememberedNumber, X
from planechase.words.casual.scheme_words import ChoosePlayer
from planechase.words.effects.card_copies import CopyCardAtRandom
from planechase.words.effects.chance_effects import (
    CastCopyAtRandom,
    CreateOneAtRandom,
    GainAtRandom,
    GainRandomProtection,
    NumberAtRandom,
    random_number,
)
from planechase.words.effects.damage_effects import DealDamage
from planechase.words.effects.finding import LookFor, RevealAndTake
from planechase.words.effects.flow import Sequence
from planechase.words.effects.hands import Discard, Draw
from planechase.words.effects.libraries import Shuffle
from planechase.words.effects.tokens import Token
from planechase.words.player_words import AN_OPPONENT, EACH_PLAYER, YOU
from planechase.words.selections.chosen_objects import AtRandom
from planechase.words.speech import Quantity, Things
from planechase.words.statics.playing_statics import PlayAsRandomBasic
from planechase.words.word_slots import LETTER_X, LETTER_Y

Between = tuple[Quantity, Quantity]
"""The least and the greatest number."""


def add_chance(grammar: Grammar) -> None:
    """Whatever the text chooses at random."""
    _add_objects(grammar)
    _add_numbers(grammar)
    _add_cards(grammar)
    say = grammar.say
    for first, last in (("", " <duration:duration>"), ("<duration:duration>, ", ""), ("", "")):
        gains = "<what:things> gain[s] <count:int> abilities chosen at random from among <among:abilities>"
        say("clause", f"{first}{gains}{last}", _gains)
    grammar.find("tokenkind", lambda chart, at: list(_token_kinds(chart, at)))
    grammar.find("tokenkinds", lambda chart, at: list(_one_of_them(chart, at)))
    for name in COLOR_OF_NAME:
        text = f"create [a|an] {name} creature token that's <kinds:tokenkinds>, chosen at random"
        say("clause", text, _one_token, color=name)


# ---------------------------------------------------------------------- objects


def _add_objects(grammar: Grammar) -> None:
    say = grammar.say
    for zone in (Zone.GRAVEYARD, Zone.LIBRARY, Zone.HAND):
        say("chanceplace", f"your {zone.value}", lambda zone=zone: (zone, YOU))
        say("chanceplace", f"<who:whose> {zone.value}", lambda who, zone=zone: (zone, who))
    for order in ("at random [in|from] <place:chanceplace>", "[in|from] <place:chanceplace> chosen at random"):
        say("things", f"<what:card> {order}", _cards)
        say("things", f"<count:int> <what:cards> {order}", _cards)
    say("things", "<count:int> <what:cards> chosen at random from <place:chanceplace>", _cards)
    say("things", "<what:card> chosen at random from <place:chanceplace>", _cards)
    for among in ("an opponent", "a player"):
        who = AN_OPPONENT if among == "an opponent" else EACH_PLAYER
        say("clause", f"choose {among} at random", lambda who=who: ChoosePlayer(who, at_random=True))
    say("clause", "choose a player", lambda: ChoosePlayer(EACH_PLAYER))
    for discard in ("discard", "you discard", "<who:players> discard[s]"):
        say("clause", f"{discard} <count:quantity> cards at random", _discarded)
    say("elided", "discards <count:quantity> cards at random", _discarded, who=SameSubject())
    say("things", "<what:one> chosen at random", lambda what: AtRandom(what, Zone.BATTLEFIELD))
    say("things", "a random <what:plain>", lambda what: AtRandom(what, Zone.BATTLEFIELD))
    say("things", "<count:int> random <what:many>", _permanents)
    shown = "choose <what:things>, reveal <_:foundone>, put <_:foundone> into your hand"
    say("sentence", f"{shown}, then shuffle", _shown_and_taken)


def _cards(what: Filter, place: tuple[Zone, Players], count: int = 1) -> Things | None:
    return AtRandom(what, place[0], place[1], count)


def _permanents(what: Filter, count: int) -> Things | None:
    return AtRandom(what, Zone.BATTLEFIELD, count=count) if count > 1 else None


def _discarded(count: Quantity, who: Players = YOU) -> Effect:
    return Discard(count, who, at_random=True)


def _shown_and_taken(what: Things) -> Effect | None:
    """CR 701.20a: only chance picks cards of a library that nobody has seen."""
    if not isinstance(what, AtRandom) or what.zone is not Zone.LIBRARY:
        return None
    return Sequence(RevealAndTake(what), Shuffle(), ", then ")


# ---------------------------------------------------------------------- numbers


def _add_numbers(grammar: Grammar) -> None:
    say = grammar.say
    say("quantity", "y", lambda: random_number(LETTER_Y))
    say("range", "from <least:quantity> to <most:quantity>", _between)
    say("range", "between <least:quantity> and <most:quantity>", _between)
    for kind in ("clause", "sentence"):
        for letter, meaning in (("X", _with_x), ("Y", _with_y)):
            where = f"<effect:{kind}>, where {letter} is a number"
            say(kind, f"{where} chosen at random <between:range>", meaning)
            say(kind, f"{where} <between:range> chosen at random", meaning)
    say("clause", "draw a number of cards chosen at random <between:range>", _drawn)
    amount = "<source:things> deal[s] an amount of damage chosen at random <between:range> to <to:recipient>"
    say("clause", amount, _dealt)


def _between(least: Quantity, most: Quantity) -> Between | None:
    return None if any(isinstance(each, RememberedNumber) for each in (least, most)) else (least, most)


def _with_x(effect: Effect, between: Between) -> Effect | None:
    """CR 107.3i: the X of a cost is another number than the one that chance chooses."""
    if X() in between or any(isinstance(part, NumberAtRandom) for part in effect.walk()):
        return None
    chosen = replaced(effect, X(), random_number(LETTER_X))
    least, most = between
    return NumberAtRandom(chosen, most, least) if isinstance(chosen, Effect) and chosen != effect else None


def _with_y(effect: Effect, between: Between) -> Effect | None:
    if random_number(LETTER_Y) not in tuple(effect.walk()):
        return None
    return NumberAtRandom(effect, between[1], between[0], LETTER_Y)


def _letter(between: Between) -> RememberedNumber:
    return random_number(LETTER_Y if X() in between else LETTER_X)


def _drawn(between: Between) -> Effect:
    number = _letter(between)
    return NumberAtRandom(Draw(number), between[1], between[0], number.slot)


def _dealt(source: Things, between: Between, to: Things | Players) -> Effect:
    number = _letter(between)
    return NumberAtRandom(DealDamage(to, number, source), between[1], between[0], number.slot)


# ---------------------------------------------------------------------- abilities and tokens


def _gains(what: Things, count: int, among: tuple[Ability, ...], duration: Duration | None = None) -> Effect | None:
    keywords = tuple(ability for ability in among if isinstance(ability, KeywordAbility))
    return GainAtRandom(what, count, keywords, duration) if len(keywords) == len(among) > count > 0 else None


def _token_kinds(chart: Chart, at: int) -> Iterator[PhraseReading]:
    """ "A 2/2 Cat with vigilance": what only one of the tokens is."""
    if chart.word(at) not in ("a", "an"):
        return
    for end, size in chart.find("size", at + 1):
        assert isinstance(size, tuple)
        kinds: list[str] = []
        while chart.word(end) in SUBTYPES and chart.row[end].is_capital:
            kinds.append(SUBTYPES[chart.word(end)])
            end += 1
        if not kinds or not all(isinstance(side, Number) for side in size):
            continue
        token = Token(tuple(kinds), size[0].number, size[1].number, 0, CREATURE)
        yield end, token
        for after, given in chart.find("abilities", end + 1) if chart.word(end) == "with" else ():
            assert isinstance(given, tuple)
            yield after, Token(token.subtypes, token.power, token.toughness, 0, CREATURE, given)


def _one_of_them(chart: Chart, at: int) -> Iterator[tuple[int, tuple[Token, ...]]]:
    for end, one in chart.find("tokenkind", at):
        assert isinstance(one, Token)
        if chart.word(end) == "or" or chart.says(end, ",", "or"):
            for after, last in chart.find("tokenkind", end + 1 + (chart.word(end) == ",")):
                assert isinstance(last, Token)
                yield after, (one, last)
        elif chart.word(end) == ",":
            for after, rest in _one_of_them(chart, end + 1):
                yield after, (one, *rest)


def _one_token(kinds: tuple[Token, ...], color: str) -> Effect:
    mask = COLOR_OF_NAME[color]
    tokens = (Token(one.subtypes, one.power, one.toughness, mask, one.types, one.abilities) for one in kinds)
    return CreateOneAtRandom(tuple(tokens), color)


# ---------------------------------------------------------------------- cards, and what they are copied for


def _add_cards(grammar: Grammar) -> None:
    say = grammar.say
    say("clause", "create a token that's a copy of <what:card> chosen at random", CopyCardAtRandom)
    say("clause", "search your library for <what:card> chosen at random", _looked_for)
    text = "search your library for <what:card> chosen at random <more:after>"
    say("clause", text, lambda what, more: _looked_for(what & more))
    cast = "you may cast one of the copies without paying its mana cost"
    say("passage", f"copy <count:int> <what:cards> chosen at random. {cast}", CastCopyAtRandom)
    basic = "a copy of a basic land card chosen at random that can produce mana of one of [its|the card's] colors"
    say("statement", f"you may play any colored card from your hand as {basic}", PlayAsRandomBasic)
    free = "a color chosen at random from colors it doesn't have protection from"
    say("clause", f"until end of turn, <what:things> gains protection from {free}", GainRandomProtection)


def _looked_for(what: Filter) -> Effect:
    return LookFor(what, at_random=True)
