"""An instruction in place of another, said behind it: "it deals 5 damage instead if you attacked" (CR 614.15)."""

from __future__ import annotations

from planechase.reading.productions import Grammar
from planechase.reading.rebuilding import rebuilt
from planechase.reading.references import Referred, ReferredPlayer
from planechase.rules.events.zones import BOTTOM
from planechase.rules.language.grammar import Condition, Effect, Filter, Players, Targeting
from planechase.rules.state.objects import Zone
from planechase.words import filters as f
from planechase.words import word_slots
from planechase.words.amounts import CountOf
from planechase.words.conditions import FlipWas, IsLess, StillThere
from planechase.words.effects.damage_effects import DealDamage
from planechase.words.effects.flow import If, Instead, May, Sequence
from planechase.words.effects.lasting_effects import Change
from planechase.words.effects.libraries import PutIntoLibrary
from planechase.words.effects.tokens import FlipCoin
from planechase.words.modifications import ChangeSize
from planechase.words.selections import THIS, Remembered
from planechase.words.speech import Quantity, Things


def add_otherwise(grammar: Grammar) -> None:
    """Other instructions, with the condition before or after them, and those in which only a number differs."""
    say = grammar.say
    missed = "if you revealed a card but didn't put it onto the battlefield, put it on the bottom of your library"
    say("sentence", missed, _missed)
    for done, won in (("wins", True), ("loses", False)):
        flipped = f"<who:players> flips a coin. if the player {done} the flip, <effect:sentence>"
        say("passage", flipped, _by_the_flip, won=won)
    say("passage", "<effect:sentence>. <other:sentence> instead if <condition:condition>", _instead)
    fewer = "if they control fewer than <than:int> <what:many>, <other:sentence> instead"
    say("passage", f"<effect:sentence>. {fewer}", _too_few)
    for it in ("it", "~"):
        hurt = f"{it} deals <count:quantity> damage instead"
        say("passage", f"<effect:sentence>. {hurt} if <condition:condition>", _other_damage)
        say("passage", f"<effect:sentence>. if <condition:condition>, {hurt}", _other_damage)
        say(
            "passage",
            f"<effect:sentence>. if <condition:condition>, instead {it} deals <count:quantity> damage",
            _other_damage,
        )
    for it in ("it", "that creature"):
        sized = f"{it} gets <size:signed>"
        for until in ("", " until end of turn"):
            say("passage", f"<effect:sentence>. {sized}{until} instead if <condition:condition>", _other_size)
            say("passage", f"<effect:sentence>. if <condition:condition>, {sized}{until} instead", _other_size)


def _missed() -> Effect:
    card = Remembered(word_slots.REVEALED, "it")
    return If(StillThere(card, Zone.BATTLEFIELD, "revealed"), PutIntoLibrary(card, BOTTOM, own=True))


def _by_the_flip(who: Players, effect: Effect, won: bool) -> Effect:
    return Sequence(FlipCoin(who), If(FlipWas(won, ReferredPlayer("that player")), effect))


def _instead(effect: Effect, other: Effect, condition: Condition) -> Effect | None:
    return None if isinstance(other, (If, May)) else Instead(effect, condition, other)


def _too_few(effect: Effect, than: int, what: f.Description, other: Effect) -> Effect | None:
    """What was counted, is compared with a number; "they" are your opponents, who control it."""
    counted = [
        part for part in effect.walk() if isinstance(part, CountOf) and _parts(part.what) == _parts(what & f.THEIRS)
    ]
    return Instead(effect, IsLess(counted[0], than), other) if len(counted) == 1 else None


def _parts(what: Filter) -> set[Filter]:
    return set(what.parts_) if isinstance(what, f.And) else {what}


def _other_damage(effect: Effect, count: Quantity, condition: Condition) -> Effect | None:
    """The same source deals it to the same; only how much is another number."""
    if not isinstance(effect, DealDamage) or effect.source != THIS:
        return None
    to = effect.to
    if any(isinstance(part, Targeting) for part in to.walk()):
        if not isinstance(to, Targeting) or (isinstance(to, Things) and to.many()):
            return None
        to = ReferredPlayer("that player") if isinstance(to, Players) else Referred("it")
    return Instead(effect, condition, DealDamage(to, count, THIS))


def _other_size(effect: Effect, size: tuple[Quantity, Quantity], condition: Condition) -> Effect | None:
    if not isinstance(effect, Change) or len(effect.changes) != 1 or not isinstance(effect.changes[0], ChangeSize):
        return None
    if effect.what.many() or not isinstance(effect.what, Targeting):
        return None
    other = rebuilt(effect, {"what": Referred("it"), "changes": (ChangeSize(*size),)})
    return Instead(effect, condition, other)
