"""Searching a library and digging through its top cards (CR 701.20, 701.23)."""

from __future__ import annotations

from planechase.reading.productions import Grammar
from planechase.reading.rebuilding import rebuilt
from planechase.reading.references import Continued, Referred
from planechase.reading.word_readings import listener
from planechase.rules.events.zones import BOTTOM, TOP
from planechase.rules.language.grammar import Duration, Effect, Players
from planechase.rules.state.objects import Zone
from planechase.words import filters as f
from planechase.words import word_slots
from planechase.words.amounts import Counted, Number, TotalManaValue
from planechase.words.effects.digging import Dig
from planechase.words.effects.finding import ANY_NUMBER_FOUND, Find, RevealUntil, Search
from planechase.words.effects.flow import May, Sequence, when_you_do
from planechase.words.effects.hands import LookAndChoose
from planechase.words.effects.lasting_effects import MayCastNow, WhileExiled
from planechase.words.effects.libraries import OwnerPutsAway, PutIntoLibrary, Shuffle, ShuffleIntoLibrary, TakeFromTop
from planechase.words.effects.searching_both import SearchBoth
from planechase.words.effects.zone_effects import Exile
from planechase.words.phrases import of_cards
from planechase.words.player_words import YOU, OwnerOf
from planechase.words.selections import THIS, Target
from planechase.words.selections.chosen_objects import Chosen
from planechase.words.speech import Quantity, Things

Finds = tuple[Find, ...]
Where = tuple[Zone, bool]
"""A zone, and whether what goes there is tapped."""


def _put_away(what: Things, position: int = 0) -> Effect | None:
    return None if what.many() else OwnerPutsAway(what, position)


def add_finding(grammar: Grammar) -> None:
    """Instructions that find cards in libraries."""
    _add_finds(grammar)
    _add_searching(grammar)
    _add_digging(grammar)
    _add_revealing(grammar)
    _add_shuffling(grammar)
    say = grammar.say
    for puts in ("<what:bearer> owner puts", "the owner of <what:things> puts"):
        for choice in ("their choice of ", ""):
            say("clause", f"{puts} it on {choice}the top or bottom of their library", _put_away)
        say("clause", f"{puts} it into their library second from the top or on the bottom", _put_away, position=1)
    for place in ("<what:its> owner's library", "<what:its> owners' libraries"):
        for order in ("", " in any order"):
            for where, position in (("the bottom", BOTTOM), ("top", TOP)):
                text = f"put <what:things> on {where} of {place}{order}"
                say("clause", text, lambda what, position: PutIntoLibrary(what, position), position=position)
    for order in ("", " in any order"):
        say("clause", f"put <what:things> on the bottom of your library{order}", _to_your_library, position=BOTTOM)
        say("clause", f"put <what:things> on top of your library{order}", _to_your_library, position=TOP)
    for verb, lands in (("play", True), ("cast", False)):
        for it in ("it", "that card"):
            exiled = f"you may {verb} <what:things> for as long as {it} remains exiled"
            say("clause", exiled, _may_play_while_exiled, lands=lands)
    say("clause", "<duration:duration>, you may play <what:things>", _may_play, lands=True)
    say("clause", "<duration:duration>, you may cast <what:things>", _may_play, lands=False)


def _to_your_library(what: Things, position: int) -> Effect | None:
    """Only a player's own cards go there (CR 400.3), so the text does not say so."""
    whose = getattr(what, "who", None)
    zone = getattr(what, "zone", Zone.BATTLEFIELD)
    is_own = what == THIS or isinstance(what, Referred) or (zone in (Zone.GRAVEYARD, Zone.HAND) and whose == YOU)
    return PutIntoLibrary(what, position, own=True) if is_own else None


def _may_play_while_exiled(what: Things, lands: bool) -> Effect | None:
    return None if what.many() else MayCastNow(what, WhileExiled(), lands)


def _may_play(what: Things, duration: Duration, lands: bool) -> Effect:
    return MayCastNow(what, duration, lands)


# ---------------------------------------------------------------------- searching


def _add_finds(grammar: Grammar) -> None:
    say = grammar.say
    say("finds", "<what:card>", lambda what: (Find(what),))
    both = "search your library and/or graveyard for <finds:finds>, reveal [it|them], and put [it|them] into your hand"
    for start, optional in (("", False), ("you may ", True)):
        whole = f"{start}{both}. if you search your library this way, shuffle"
        say("passage", whole, _both_zones, optional=optional)
    say("finds", "up to <count:int> <what:cards>", _several)
    say("finds", "any number of <what:cards>", _several, count=ANY_NUMBER_FOUND)
    say("finds", "up to <count:int> <what:cards> with different names", _several, apart=True)
    say("finds", "up to <count:int> <what:cards> that share a land type", _several, sharing=True)
    say("finds", "<count:int> cards", lambda count: (Find(f.ANYTHING, count, exactly=True),) if count > 1 else None)
    say("finds", "<one:card> and <other:card>", lambda one, other: (Find(one), Find(other)))
    for whose in ("your", "their"):
        say("found", f"into {whose} hand", lambda: (Zone.HAND, False))
        say("found", f"into {whose} graveyard", lambda: (Zone.GRAVEYARD, False))
    say("found", "onto the battlefield", lambda: (Zone.BATTLEFIELD, False))
    say("found", "onto the battlefield tapped", lambda: (Zone.BATTLEFIELD, True))
    for it in ("it", "that card"):
        say("foundone", it, lambda: False)
    for them in ("them", "those cards"):
        say("foundone", them, lambda: True)


def _several(what: f.Description, count: int, apart: bool = False, sharing: bool = False) -> Finds | None:
    return (Find(what, count, apart, sharing=sharing),) if count > 1 else None


def _add_searching(grammar: Grammar) -> None:
    for kind, lead, whose, s in (
        ("clause", "", "your", ""),
        ("clause", "you ", "your", ""),
        ("clause", "<who:players> ", "their", "[s]"),
        ("searching", "", "their", ""),
    ):
        head = f"{lead}search{s and '[es]'} {whose} library for <finds:finds>"
        for shown, reveal in (("", False), (f", reveal{s} <many:foundone>", True)):
            whole = f"{head}{shown}, put{s} <many:foundone> <where:found>"
            for library in ("", f" {whose} library"):
                grammar.say(kind, f"{whole}, then shuffle{s}{library}", _search, reveal=reveal)
            grammar.say(
                kind, f"{head}{shown}, then shuffle{s} and put{s} <many:foundone> on top", _on_top, reveal=reveal
            )
            apart = f"put{s} one <where:found> and the other <others:found>"
            grammar.say(kind, f"{head}{shown}, {apart}, then shuffle{s}", _search, reveal=reveal, many=True)
        grammar.say(kind, f"{head} and put{s} <many:foundone> <where:found>", _search, shuffling=False)
        grammar.say(kind, f"{head}, reveal{s} <many:foundone>, and put{s} <many:foundone> <where:found>",
                    _search, reveal=True, shuffling=False)  # fmt: skip
    grammar.say("sentence", "<who:players> may <effect:searching>", _may_search)


def _may_search(who: Players, effect: Search) -> Effect:
    """CR 101.4: several search one after the other, but what they find goes at once."""
    if who.reads.startswith("each "):
        return rebuilt(effect, {"who": who, "each_may": True})
    return May(rebuilt(effect, {"who": Continued(who)}), who)


def _search(
    finds: Finds,
    where: Where,
    many: bool,
    who: Players = YOU,
    reveal: bool = False,
    others: Where | None = None,
    shuffling: bool = True,
) -> Effect | None:
    """CR 701.23b: a player may find fewer than several cards with a quality."""
    several = len(finds) > 1 or finds[0].count > 1
    if several != many:
        return None
    zone, tapped = where
    if others is not None and others[1]:
        return None
    elsewhere = others[0] if others is not None else None
    up_to = finds[0].count > 1 and not finds[0].exactly
    return Search(finds, zone, tapped, reveal, who, up_to, False, elsewhere, shuffling)


def _on_top(finds: Finds, many: bool, who: Players = YOU, reveal: bool = False) -> Effect | None:
    if many or len(finds) > 1 or finds[0].count > 1:
        return None
    return Search(finds, Zone.HAND, False, reveal, who, on_top=True)


# ---------------------------------------------------------------------- digging


def _add_digging(grammar: Grammar) -> None:
    say = grammar.say
    say("digging", "look at the top <count:quantity> cards of your library", lambda count: (count, False))
    say("digging", "reveal the top <count:quantity> cards of your library", lambda count: (count, True))
    for verb, seen in (("look at", False), ("reveal", True)):
        say("digging", f"{verb} the top x cards of your library, where x is <amount:number_of>", _counted, seen=seen)
    for order, by_chance in (("any", False), ("a random", True)):
        say(
            "goes",
            f"on the bottom of your library in {order} order",
            lambda by_chance=by_chance: (Zone.LIBRARY, by_chance),
        )
    say("goes", "into your graveyard", lambda: (Zone.GRAVEYARD, False))
    for joint in (". put", ", then put"):
        for of in (" of them", " of those cards", ""):
            say("passage", f"<top:digging>{joint} <take:int>{of} <where:found> and the [rest|other] <goes:goes>", _take)
    say("passage", "<top:digging>. you may reveal <what:card> from among them and put [it|that card] <where:found>. "
        "put the rest <goes:goes>", _may_take, shown=True)  # fmt: skip
    say("passage", "<top:digging>. you may put <what:card> from among them <where:found>. put the rest <goes:goes>",
        _may_take)  # fmt: skip
    for joint in (". put", ", then put"):
        for where, zone in (("into your hand", Zone.HAND), ("onto the battlefield", Zone.BATTLEFIELD)):
            say("passage", f"<top:digging>{joint} one of them {where}, then shuffle", _take_one, to=zone)
    for rest in (". put the rest", " and the rest"):
        some = "<top:digging>. put up to <take:int> <what:cards> from among them <where:found>"
        say("passage", f"{some}{rest} <goes:goes>", _may_take)

    say("going", "<where:goes>", lambda where: where)
    say("going", "into your hand", lambda: (Zone.HAND, False))
    all_of_them = "put all <what:cards> revealed this way <where:found> and the rest <goes:going>"
    say("passage", f"<top:digging>. {all_of_them}", _take_all)
    put_away = "<top:digging> and put them into your hand"
    then = "when you reveal one or more <what:cards> this way, <effect:effect>"
    say("passage", f"{put_away}. {then}", _when_such_are_revealed)
    say("number_of", "their total mana value", lambda: TotalManaValue(word_slots.REVEALED))


def _take_all(top: Top, what: f.Description, where: Where, goes: Where) -> Effect | None:
    count, seen = top
    if not seen or where[1] or goes[1] or where[0] is goes[0]:
        return None
    return TakeFromTop(count, what, where[0], goes[0])


def _when_such_are_revealed(top: Top, what: f.Description, effect: Effect) -> Effect | None:
    """CR 603.12: what is done when such cards were among those revealed."""
    count, seen = top
    if not seen:
        return None
    when = f"you reveal one or more {of_cards(listener(), what, 'many')} this way"
    return when_you_do(TakeFromTop(count, what, rest=Zone.HAND), effect, word_slots.REVEALED, when)


def _counted(amount: Counted, seen: bool) -> tuple[Quantity, bool]:
    return amount, seen


Top = tuple[Quantity, bool]


def _take(top: Top, take: int, where: Where, goes: Where) -> Effect | None:
    count, seen = top
    if isinstance(count, Number) and take >= count.number:
        return None
    if take == 1 and not goes[1] and not where[1]:
        return TakeFromTop(count, f.ANYTHING, where[0], goes[0], one=True, revealed=seen)
    return Dig(count, f.ANYTHING, take, where[0], goes[0], False, False, where[1], goes[1], seen)


def _take_one(top: Top, to: Zone) -> Effect:
    """CR 701.20: the others stay where they are, and are shuffled with the rest."""
    return Sequence(TakeFromTop(top[0], to=to, rest=None, one=True, revealed=top[1]), Shuffle(), ", then ")


def _may_take(
    top: Top, what: f.Description, where: Where, goes: Where, take: int = 1, shown: bool = False
) -> Effect | None:
    count, seen = top
    if shown and seen:
        return None
    return Dig(count, what, take, where[0], goes[0], True, shown, where[1], goes[1], seen)


# ---------------------------------------------------------------------- revealing


def _add_revealing(grammar: Grammar) -> None:
    """CR 701.20a: cards are shown until one fits, or a whole hand is."""
    say = grammar.say
    for card in ("that card", "it"):
        say("passage", "reveal cards from the top of your library until you reveal <what:card>. "
            f"put {card} <where:found> and the rest on the bottom of your library in a random order",
            _reveal_until)  # fmt: skip
    for rest in ("the rest", "the other revealed cards", "all other cards revealed this way"):
        say("clause", "reveal cards from the top of your library until you reveal <what:card>, put [it|that card] "
            f"<where:found>, then shuffle {rest} into your library", _reveal_until, shuffling=True)  # fmt: skip
    for until in ("they reveal <what:card>", "<what:card> is revealed"):
        rest = "puts it <where:found>, and puts the rest on the bottom of their library in a random order"
        say("clause", f"<who:players> reveals cards from the top of their library until {until}, {rest}", _reveal_until)
        say("passage", f"<who:players> reveal[s] cards from the top of their library until {until}. "
            "[that|the] player puts that card <where:found>, then shuffles the rest into their library",
            _reveal_until, shuffling=True)  # fmt: skip
    say("passage", "<who:players> reveal[s] their hand. you choose <what:card> from it and exile [it|that card]",
        _chosen_and_exiled)  # fmt: skip


def _reveal_until(what: f.Description, where: Where, who: Players = YOU, shuffling: bool = False) -> Effect | None:
    zone, tapped = where
    if tapped or zone not in (Zone.BATTLEFIELD, Zone.HAND):
        return None
    return RevealUntil(what, who, shuffling, zone)


def _chosen_and_exiled(who: Players, what: f.Description) -> Effect:
    return Sequence(LookAndChoose(who, what), Exile(Referred("that card", noun="card")), " and ")


# ---------------------------------------------------------------------- shuffling something in


def _add_shuffling(grammar: Grammar) -> None:
    """CR 701.24: whose library it is can also be said by who shuffles."""
    say = grammar.say
    say("clause", "<who:players> shuffle[s] it into their library", _owner_shuffles)
    say("clause", "shuffle <what:things> into your library", _into_your_library)


def _owner_shuffles(who: Players) -> Effect | None:
    """ "It" is what has this owner."""
    one = who.what if isinstance(who, OwnerOf) else None
    return ShuffleIntoLibrary(one) if isinstance(one, Things) and not one.many() else None


def _into_your_library(what: Things) -> Effect | None:
    """Of cards that can only be your own: those from your hand or from your graveyard (CR 400.3)."""
    if isinstance(what, Chosen):
        is_own = what.zone in (Zone.GRAVEYARD, Zone.HAND) and what.of is None
    else:
        is_own = isinstance(what, Target) and what.zone is Zone.GRAVEYARD and what.who == YOU
    return ShuffleIntoLibrary(what) if is_own else None


def _both_zones(finds: tuple[Find, ...], optional: bool) -> Effect | None:
    return SearchBoth(finds[0], optional) if len(finds) == 1 else None
