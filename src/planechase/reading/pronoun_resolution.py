"""What "it", "that creature" and "they" mean: the words for them are put in their place, in the order of the text.

A reader of a text knows what was mentioned last. So does this: it goes through a tree as it reads, and notes what is
mentioned, what a trigger is about, and what an instruction moved elsewhere, for a card in exile is a new object
(CR 400.7).
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from planechase.reading.antecedents import (
    Antecedent,
    about_host,
    after_what_it_asks,
    are_several,
    called_anything,
    can_be,
    has_left,
    has_other,
    hurts_another,
    is_attached,
    is_card,
    is_creature,
    is_each,
    is_of_one,
    is_other_than_source,
    is_rest,
    is_several,
    lies_with,
    may_have_left,
    names_creature,
    of_each,
    reading_order,
    speaks_of_what_is_replaced,
    stays_card,
    waits,
    was_exiled,
)
from planechase.reading.player_pronouns import controller_of_target, player_of_trigger
from planechase.reading.rebuilding import rebuilt, replaced
from planechase.reading.references import (
    AMONG_THEM,
    ANY_OF_THEM,
    ATTACHMENTS,
    CARD_OF_KIND,
    DAMAGED,
    DEVOURED,
    EITHER_WAY,
    ITSELF,
    OTHER,
    REST_NOUN,
    SELF_NOUN,
    Continued,
    Referred,
    ReferredNumber,
    ReferredPlayer,
    ReferredType,
    SameSubject,
)
from planechase.reading.word_readings import aloud, listener
from planechase.rules.events.damage import DamageDealt
from planechase.rules.events.events import CounterPlacement, LifeGain, LifeLoss, StepBegins
from planechase.rules.language.abilities import ActivatedAbility, SpellAbility, StaticAbility, TriggeredAbility
from planechase.rules.language.card_types import PLANESWALKER
from planechase.rules.language.grammar import Condition, Effect, Players, Targeting
from planechase.rules.language.slots import LinkSlot, NumberSlot, ObjectSlot
from planechase.rules.language.word import Word
from planechase.rules.state.objects import Zone
from planechase.words import filters as f
from planechase.words import word_slots
from planechase.words.amounts import HowMany, RememberedNumber, SizeOf, ThatMuch, ThatMuchInAll
from planechase.words.casual.scheme_words import THE_RICHEST, ChoosePlayer
from planechase.words.conditions import FlipWas, IsThe, WasThe
from planechase.words.effects import counter_effects, life_effects
from planechase.words.effects.card_copies import CopyCardAtRandom
from planechase.words.effects.choosing_effects import ChooseOne
from planechase.words.effects.counter_effects import DistributeCounters
from planechase.words.effects.damage_effects import DamageTogether, DealDamage
from planechase.words.effects.digging import Dig
from planechase.words.effects.earthbending import Earthbend
from planechase.words.effects.finding import LookFor, RevealAndTake, Search, UntilFound
from planechase.words.effects.flow import (
    ChooseModes,
    DoIf,
    If,
    IfPays,
    Instead,
    Later,
    May,
    Sequence,
    ThisOrThat,
    UnlessPays,
    WhenYouDo,
)
from planechase.words.effects.hands import Draw, LookAndChoose, LookAtHand
from planechase.words.effects.lasting_effects import CantBlockNow, Change, GiveControl, Goad, MayCastNow, UnblockableNow
from planechase.words.effects.libraries import (
    ExileTopCard,
    LookAtTopCard,
    PutIntoLibrary,
    PutIntoYour,
    ShuffleIntoLibrary,
)
from planechase.words.effects.melding_effects import Meld
from planechase.words.effects.permanent_effects import PhaseOut, Sacrifice, TapIt, UntapIt
from planechase.words.effects.reflexive import WhenYouPay
from planechase.words.effects.rolling import RollTable
from planechase.words.effects.tokens import (
    CopyAttackingOthers,
    CreateCopyToken,
    CreateForEach,
    CreateSized,
    CreateToken,
    GetEmblem,
)
from planechase.words.effects.villainous import WHO_FACES_IT, FaceVillainousChoice
from planechase.words.effects.zone_effects import (
    Exile,
    ExileUntilThisLeaves,
    PutAttached,
    PutOntoBattlefield,
    ReturnToHand,
)
from planechase.words.filters.combat_filters import HurtPlayerThisCombat
from planechase.words.history_words import DealtDamageByThis
from planechase.words.keywords.dying import ReturnWithCounter
from planechase.words.manifesting import ManifestDread
from planechase.words.modifications import BecomeCopy
from planechase.words.player_words import (
    THAT_PLAYER,
    WHOSE_STEP,
    AnOpponent,
    ChosenPlayer,
    ControllerOf,
    HurtBy,
    OwnerOf,
    RememberedPlayers,
    TargetPlayer,
    ThatOne,
    TheirControllers,
    They,
    UpToOneOpponent,
)
from planechase.words.secrets import WithHighestNumber
from planechase.words.selections import (
    HOST,
    THAT,
    THAT_CARD,
    THAT_SPELL,
    THIS,
    THIS_CARD,
    All,
    OtherInEvent,
    Remembered,
    Target,
)
from planechase.words.selections.chosen_objects import AtRandom, Chosen, OneAmong
from planechase.words.selections.groups import Together
from planechase.words.selections.pronouns import Attacked, Damaged, Host, Linked, ThatAims
from planechase.words.selections.target_selections import Aimed, AnyTarget
from planechase.words.simultaneous_events import HowManyAtOnce, ThoseInEvents
from planechase.words.speech import Moment, People, Quantity, Things
from planechase.words.triggers.combat_triggers import AttacksTrigger, DealsDamage, IsDealtDamage, TakesDamage
from planechase.words.triggers.conditional_triggers import Within
from planechase.words.triggers.counting_triggers import OneOrMore
from planechase.words.triggers.damage_triggers import DealsAnyDamage, ThatMuchByIt
from planechase.words.triggers.one_or_more_triggers import CardsMove, DiscardsSome, SacrificesSome
from planechase.words.triggers.player_triggers import AtBeginning, Casts
from planechase.words.triggers.trigger_subjects import Either
from planechase.words.triggers.zone_triggers import BecomesTheTarget, IsDevoured, Leaves

MOVES: Final = (
    ReturnToHand, PutOntoBattlefield, PutIntoLibrary, PutIntoYour, ShuffleIntoLibrary, MayCastNow, PutAttached, Meld,
    Exile, ReturnWithCounter,
)  # fmt: skip
"""Instructions that take a card from where an earlier one put it."""
AMOUNTS: Final = frozenset({DamageDealt, LifeGain, LifeLoss, CounterPlacement})
"""Events that have an amount."""
NOT_COUNTED: Final = (
    word_slots.CHOSEN,
    word_slots.CHANGED,
    word_slots.TOKENS,
    word_slots.THAT,
    word_slots.EARLIER_TARGETS,
    word_slots.DAMAGED,
)
TO_ALL: Final = (UntapIt, TapIt, Change, Goad, counter_effects.PutCounters, CantBlockNow, UnblockableNow)
"""Instructions that note which objects of a kind they did something to."""
ALL_OF_THEM: Final = Remembered(word_slots.THOSE, "them", several=True)
ALL_CHANGED: Final = Remembered(word_slots.CHANGED, "them", several=True)
COMPOUND: Final = (Sequence, May, If, ChooseModes, RollTable, Later, UnlessPays, IfPays, WhenYouPay)
ON_BATTLEFIELD: Final = (Change, counter_effects.PutCounters, TapIt, UntapIt, DealDamage)
"""Instructions to what is on the battlefield."""
QUOTED: Final = (ActivatedAbility, StaticAbility, TriggeredAbility)
"""Abilities that something gains or a token has: they stand in quotation marks."""
KNOWS: Final = (ControllerOf, OwnerOf, SizeOf, WasThe)
"""What can be known of an object that is no longer there (CR 608.2h)."""

EXILED_CARD: Final = "the exiled card"
"""CR 607.2a: if the ability itself exiles none, a linked ability of the same card does (see `linking`)."""


class Unresolved(Exception):
    """Something refers to what was not spoken of."""


class Resolver:
    """Goes through one ability."""

    def __init__(self, targets: list[Word] | None = None) -> None:
        self.targets: list[Word] = targets if targets is not None else []
        self.counts: list[NumberSlot | ObjectSlot] = []
        """Where the instructions so far have kept what they did."""
        self.spoken: list[Antecedent] = []
        self.players: list[Players] = []
        self.barred: tuple[Word, ...] = ()
        """The targets that a reflexive ability no longer knows (CR 603.12)."""
        self.chosen: list[LinkSlot] = []
        """What has been chosen: a colour, a creature type."""
        self.grouped = False
        """Whether it is part of several things taken together."""
        self.asked: Antecedent | None = None
        """What the "if" before was about, if that was called "it"."""
        self.delayed = False
        self.asking = False
        """Whether it is inside a condition, in which "another" is another than this permanent."""
        self.targeting = False
        self.together = False
        """CR 805.4d: whether "they" are all whose step it is, a player or a team."""
        self.chose_player = False
        """Whether an instruction of this very ability chose a player."""
        self.trigger: Moment | None = None
        self.is_spell = False
        """Whether it is what an instant or sorcery does."""
        self.of_attachment = False
        """Whether it speaks of what the source is attached to."""
        self.latest: Moment | None = None
        """The same, or what a delayed ability waits for."""

    # -------------------------------------------------------------- going through

    def resolved(self, value: object, parent: Word | None = None, beside: tuple[object, ...] = ()) -> object:
        if isinstance(value, Referred):
            return self._meant(value, parent, beside)
        if isinstance(value, ReferredPlayer):
            as_object = isinstance(parent, DealDamage) and value.text == "they"  # "deals 1 damage to them"
            return self._player(ReferredPlayer("that player") if as_object else value)
        if isinstance(value, ReferredNumber):
            return self._number(value)
        if isinstance(value, Continued):
            return self._same(value.who)
        if isinstance(value, ReferredType):
            return self._of_type()
        if isinstance(value, SameSubject):
            raise Unresolved("who does it")
        if isinstance(value, ChosenPlayer) and self.chose_player:
            return RememberedPlayers(word_slots.CHOSEN_PLAYER, "the chosen player")
        if isinstance(value, tuple):
            return tuple(self.resolved(item, parent) for item in value)
        if not isinstance(value, Word):
            return value
        if isinstance(value, QUOTED) and (isinstance(parent, GetEmblem) or not isinstance(parent, Effect)):
            return Resolver()._word(
                value
            )  # nothing outside its quotation marks is spoken of in it, nor the other way round
        return self._word(value)

    def _word(self, word: Word) -> Word:
        _refuse_too_late(word)
        word = _with_what_follows(word)
        if isinstance(word, If):
            self.spoken = [antecedent for antecedent in self.spoken if not antecedent.perhaps]
            self._ask_again(word)
        delayed, asking, known = self.delayed, self.asking, len(self.spoken)
        self.asking = asking or isinstance(word, Condition)
        grouped, self.grouped = self.grouped, self.grouped or isinstance(word, Together)
        self.targeting = self.targeting or isinstance(word, Target)
        self.delayed = delayed or isinstance(word, Later)
        if isinstance(word, WhenYouPay):
            self.barred = tuple(one for one in self.targets)  # what triggers then has targets of its own
        if isinstance(word, Attacked) and not isinstance(self.trigger, AttacksTrigger):
            raise Unresolved("attacking")
        if isinstance(word, ChooseModes):
            made = self._modes(word)
        elif isinstance(word, RollTable):
            made = self._table(word)
        elif isinstance(word, DamageTogether):
            made = self._together(word)
        elif isinstance(word, FaceVillainousChoice):
            made = self._faced(word)
        elif isinstance(word, ThisOrThat):
            made = self._this_or_that(word)
        else:
            changed: dict[str, object] = {}
            beside = tuple(getattr(word, name) for name in word.__match_args__)
            undone = list(self.spoken), list(self.counts)
            for name in self._order(word):
                before = getattr(word, name)
                if name == "effect":
                    undone = list(self.spoken), list(self.counts)
                if name == "otherwise" and before is not None:
                    self._not_done(*undone)
                if isinstance(before, Referred) and before.text == ITSELF:
                    changed[name] = changed.get("source", getattr(word, "source", before))
                    continue
                now = self.resolved(before, word, (*beside, *changed.values()))
                if now is not before and now != before:
                    changed[name] = now
                if name == "condition" and isinstance(word, If):
                    self.asked = self.spoken[-1] if now is not before and self.spoken else None
                if name == "trigger" and isinstance(word, TriggeredAbility):
                    self._triggered(now)
                if name == "condition" and isinstance(word, TriggeredAbility):
                    self._refuse_others(now)
                if name == "trigger" and isinstance(word, Later):
                    self._delayed_by(now)
                if name == "costs" and isinstance(word, ActivatedAbility):
                    self._paid(now)
                if name == "action" and isinstance(word, WhenYouDo):
                    moved = [one.what for one in self.spoken if one.moved is not None]
                    self.barred = tuple(one for one in self.targets if one not in moved)
            made = rebuilt(word, changed) if changed else word
        if isinstance(made, MOVES) and getattr(made, "what", None) == THIS:
            if self._may_have_left():
                raise Unresolved("it")
            if self._host_has_left() or self._this_has_left():
                made = rebuilt(made, {"what": THIS_CARD})
            elif (this_card := self._this_was_moved()) is not None:
                made = rebuilt(made, {"what": this_card})
        if made == f.AttachedToThis() and self.spoken:
            made = self._attached_to_it()
        if isinstance(made, f.Other) and self.targets and not self.targeting and not self.asking:
            made = self._other_than_target(made)
        if self.of_attachment and isinstance(made, f.And) and {f.OTHER, f.CREATURE} <= set(made.parts_):
            made = rebuilt(made, {"parts_": tuple(f.OtherThanHost() if one == f.OTHER else one for one in made.parts_)})
        if isinstance(made, f.And) and is_other_than_source(made, self.grouped):
            raise Unresolved("other")
        if isinstance(made, Target):
            self.targeting = False
            made = self._apart(made)
        if isinstance(made, AnyTarget) and made.label and not made.other_than:
            made = self._any_other(made)
        if isinstance(made, OneAmong) and made.slot == AMONG_THEM:
            made = self._among_them(made)
        if isinstance(made, UpToOneOpponent) and made.label == OTHER:
            made = self._other_opponent(made)
        if isinstance(made, Targeting):
            made = self._distinct(made)
        if isinstance(made, Earthbend):
            made = self._another_land(made)
        if isinstance(made, Instead):
            made = after_what_it_asks(made)
        if isinstance(word, If):
            self._maybe_moved(known)
        if isinstance(word, BecomeCopy):
            del self.spoken[known:]  # "it becomes a copy of this creature. It gains haste": who becomes it
        if isinstance(word, Later):
            self._not_yet(known)
        self.delayed, self.asking, self.grouped = delayed, asking, grouped
        if isinstance(made, (Draw, life_effects.GainLife, life_effects.LoseLife)) and is_each(made.who):
            made = rebuilt(made, {"count": of_each(made.count, made.who)})
        self._refuse_each(made)
        self._refuse_team(made)
        if isinstance(made, IsThe) and isinstance(made.what, Chosen):
            raise Unresolved("a")  # "if a creature is attacking": any of them, and nobody chooses one
        if isinstance(made, Sequence) and made.joined != "\n" and waits(made.first):
            raise Unresolved("whenever")  # what follows in the same paragraph may belong to what waits
        if isinstance(made, Instead) and speaks_of_what_is_replaced(made):
            raise Unresolved("instead")
        if isinstance(made, UnlessPays) and isinstance(made.who, They) and is_each(made.who.who):
            raise Unresolved("they")  # what happens would happen to those who paid, too (CR 101.4)
        self._note(made)
        if isinstance(made, Effect) and not isinstance(made, COMPOUND):
            single = is_of_one(made)
            self.counts += [
                slot
                for slot in made.written()
                if isinstance(slot, NumberSlot) or (isinstance(slot, ObjectSlot) and not single)
            ]
        return made

    def _ask_again(self, word: If) -> None:
        """ "If it's a creature, ... this creature. If it's a land": both ask about the same."""
        asks = any(isinstance(part, Referred) for part in word.condition.walk())
        if asks and self.asked is not None and self.spoken[-1].what == THIS:
            self.spoken.append(self.asked)

    def _maybe_moved(self, known: int) -> None:
        """What an "if" moved may be where it was: in the next "if", "it" is still what was known before."""
        before = {called_anything(antecedent.what) for antecedent in self.spoken[:known]}
        for at, one in enumerate(self.spoken[known:], known):
            if one.moved is not None and called_anything(one.what) in before:
                self.spoken[at] = one._replace(perhaps=True)

    def _not_yet(self, known: int) -> None:
        """CR 603.7: what a delayed ability is about is not there before it triggers, nor moved by it before."""
        known_as = [one for antecedent in self.spoken[:known] for one in (antecedent.what, antecedent.moved)]
        before = {called_anything(one) for one in known_as if one is not None}
        new = tuple(one.what for one in self.spoken[known:] if called_anything(one.what) not in before)
        self.barred += new
        self.spoken[known:] = [one for one in self.spoken[known:] if one.what in new]

    def _not_done(self, spoken: list[Antecedent], counts: list[NumberSlot | ObjectSlot]) -> None:
        """Otherwise nothing was moved, created or counted that the instruction before would have; targets are known."""
        aimed = [one._replace(moved=None) for one in self.spoken[len(spoken) :] if isinstance(one.what, Targeting)]
        self.spoken, self.counts = [*spoken, *aimed], counts

    def _order(self, word: Word) -> tuple[str, ...]:
        """Damage is dealt "to that player equal to" or "equal to ... to that player": what is named comes first."""
        names = reading_order(word)
        if isinstance(word, DistributeCounters):
            return ("who", *(name for name in names if name != "who"))
        if (
            isinstance(word, DealDamage)
            and not isinstance(word.to, ReferredPlayer)
            and any(isinstance(part, ReferredPlayer) for part in word.count.walk())
        ):
            return ("source", "to", *(name for name in names if name not in ("source", "to")))
        return names

    def _attached_to_it(self) -> Word:
        """ "All Auras attached to it": to what was spoken of last."""
        last = self.spoken[-1].what
        if last == THIS:
            return f.AttachedToThis()
        if last.many():
            raise Unresolved("it")
        return f.AttachedTo(last)

    def _other_than_target(self, other: f.Other) -> f.Description:
        """ "Each other creature" is each one other than the target, if a target has just been spoken of."""
        last = self.spoken[-1].what if self.spoken else None
        return f.OtherThan(last) if isinstance(last, Target) and not last.many() else other

    def _refuse_others(self, condition: object) -> None:
        """ "If you control five other Swamps": other than the one that has just entered, and not than the source."""
        about_another = self.trigger is not None and self.trigger.subject() == THAT
        if about_another and isinstance(condition, Word) and any(type(part) is f.Other for part in condition.walk()):
            raise Unresolved("other")

    def _refuse_each(self, word: Word) -> None:
        """ "Each player mills a card for each creature they control": few words count or choose anew for each."""
        who = getattr(word, "to", None) if isinstance(word, DealDamage) else getattr(word, "who", None)
        if not isinstance(word, Effect) or not isinstance(who, Players) or not is_each(who):
            return
        if isinstance(word, GiveControl):
            raise Unresolved("gain control")  # of what, is something else for each of them
        if isinstance(word, May) and who in word.effect.walk():
            raise Unresolved("may")  # each who would does it alone
        fields = [value for name in word.__match_args__ if isinstance(value := getattr(word, name), (Quantity, Things))]
        if any(isinstance(part, They) and part.who == who for value in fields for part in value.walk()):
            raise Unresolved("they")

    def _refuse_team(self, word: Word) -> None:
        """CR 805.4d: special words say what a team does together; no player does that alone."""
        if not isinstance(word, Effect):
            return
        whose = getattr(word, "who", getattr(word, "to", None))
        if (whose == WHOSE_STEP) != getattr(word, "of_team", False):
            raise Unresolved("they")

    def _together(self, word: DamageTogether) -> Word:
        """What deals the damage is named once, and so is the amount if it is the same for all."""
        first = self.resolved(word.effects[0])
        assert isinstance(first, DealDamage)
        rest: list[DealDamage] = []
        for effect in word.effects[1:]:
            to = self.resolved(effect.to, effect, (first.source,))
            same = effect.count == word.effects[0].count
            count = first.count if same else self.resolved(effect.count, effect, (first.source, to))
            rest.append(rebuilt(effect, {"source": first.source, "to": to, "count": count}))
            self._refuse_each(rest[-1])
        return rebuilt(word, {"effects": (first, *rest)})

    def _faced(self, word: FaceVillainousChoice) -> Word:
        """CR 701.55a: in both parts of the choice "that player" is the one who faces it."""
        changed: dict[str, object] = {"who": self.resolved(word.who)}
        for name in ("first", "second"):
            spoken, players = list(self.spoken), list(self.players)
            self.players.append(WHO_FACES_IT)
            changed[name] = self.resolved(getattr(word, name), word)
            self.spoken, self.players = spoken, players
        return rebuilt(word, changed)

    def _same(self, who: Players) -> Players:
        """The players who did the last instruction, by the label they have got since then."""
        if not isinstance(who, Targeting):
            found = self.resolved(who)
            assert isinstance(found, Players)
            return found
        return next(one for one in reversed(self.players) if type(one) is type(who))

    def _apart(self, target: Target) -> Target:
        """ "Another target creature", where one was spoken of before, is another than that (CR 115.3)."""
        before = tuple(one for one in self.targets if isinstance(one, Target) and one.zone is target.zone)
        before = tuple(one for one in before if not (is_attached(one) and is_creature(target)))
        parts = target.what.parts_ if isinstance(target.what, f.And) else (target.what,)
        if not before or f.OTHER not in parts:
            return target
        kept = tuple(part for part in parts if isinstance(part, f.Description) and part != f.OTHER)
        what = f.ANYTHING if not kept else kept[0] if len(kept) == 1 else f.And(kept)
        label = "another" if len(before) == 1 else "third"
        return rebuilt(target, {"what": what, "other_than": before, "label": label})

    def _any_other(self, target: AnyTarget) -> AnyTarget:
        """ "Any other target" is another than all that were spoken of before (CR 115.3)."""
        before = tuple(one for one in self.targets if isinstance(one, (Target, AnyTarget)))
        if not before:
            raise Unresolved("other target")
        label = "" if target.label == "other" else target.label
        return rebuilt(target, {"other_than": before, "label": label})

    def _among_them(self, one: OneAmong) -> OneAmong:
        """What the last instruction that did something to several objects has milled or exiled."""
        last = self.counts[-1] if self.counts else None
        if last not in (word_slots.MILLED, word_slots.EXILED):
            raise Unresolved("among them")
        return rebuilt(one, {"slot": last})

    def _other_opponent(self, target: UpToOneOpponent) -> UpToOneOpponent:
        """CR 115.3: another than each that was spoken of before."""
        before = tuple(one for one in self.targets if isinstance(one, UpToOneOpponent))
        if not before:
            raise Unresolved("other target")
        return rebuilt(target, {"label": "second" if len(before) == 1 else "third", "other_than": before})

    def _distinct(self, target: Word) -> Word:
        """CR 115.3: the same words a second time are another instance of the word "target"."""
        number = 2
        made = target
        while made in self.targets and hasattr(target, "label"):
            made = rebuilt(target, {"label": f"{number}"})
            number += 1
        self.targets.append(made)
        return made

    def _another_land(self, word: Earthbend) -> Earthbend:
        """CR 115.3: each time it is done, it has a target of its own."""
        number = 2
        while word.subject in self.targets:
            word = rebuilt(word, {"label": f"{number}"})
            number += 1
        self.targets.append(word.subject)
        return word

    def _paid(self, costs: object) -> None:
        """ "Remove a counter from this artifact: It deals 1 damage": what a cost speaks of is known."""
        if isinstance(costs, tuple) and any("~" in aloud(cost, listener()) for cost in costs):
            self.spoken.insert(0, Antecedent(THIS))

    def _modes(self, word: ChooseModes) -> Word:
        """What one mode speaks of has not been mentioned in another."""
        found: list[object] = []
        for mode in word.modes:
            spoken, players, targets = list(self.spoken), list(self.players), list(self.targets)
            found.append(self.resolved(mode, word))
            self.spoken, self.players = spoken, players
            if word.most == 1:
                self.targets = targets
        return rebuilt(word, {"modes": tuple(found)})

    def _this_or_that(self, word: ThisOrThat) -> Word:
        """Only one of the two happens: the second speaks of things as they are before the first."""
        spoken, players = list(self.spoken), list(self.players)
        first = self.resolved(word.first, word)
        self.spoken, self.players = spoken, players
        return rebuilt(word, {"first": first, "second": self.resolved(word.second, word)})

    def _table(self, word: RollTable) -> Word:
        """Only one row of a table happens, so what one of them speaks of has not been mentioned in another."""
        roll = self.resolved(word.roll)
        rows: list[object] = []
        for low, high, effect in word.rows:
            spoken, players, counts = list(self.spoken), list(self.players), list(self.counts)
            rows.append((low, high, self.resolved(effect, word)))
            self.spoken, self.players, self.counts = spoken, players, counts
        return rebuilt(word, {"roll": roll, "rows": tuple(rows)})

    def _triggered(self, trigger: object) -> None:
        if isinstance(trigger, Within):
            trigger = trigger.moment
        if not isinstance(trigger, Moment):
            return
        self.trigger = self.latest = trigger
        subject = trigger.subject()
        self.spoken = [Antecedent(subject)] if isinstance(subject, Things) else []
        if isinstance(trigger, BecomesTheTarget) and trigger.spells:
            self.spoken.insert(0, Antecedent(ThatAims()))
        if has_other(trigger):
            if about_host(trigger):
                self.spoken = [Antecedent(HOST)]
            self.spoken.insert(0, Antecedent(OtherInEvent()))
        elif hurts_another(trigger):
            self.spoken.append(Antecedent(Damaged()))
        who = player_of_trigger(trigger)
        self.players = [who] if who is not None else []
        whose = getattr(trigger, "who", None)
        self.together = isinstance(trigger, AtBeginning) and isinstance(whose, People) and whose.is_many

    def _delayed_by(self, trigger: object) -> None:
        """CR 603.7: what a delayed ability waits for is spoken of too, and the rest is still known."""
        if not isinstance(trigger, Moment) or StepBegins in trigger.kinds():
            return
        self.latest = trigger
        subject = trigger.subject()
        self.spoken += [Antecedent(subject)] if isinstance(subject, Things) else []
        who = player_of_trigger(trigger)
        self.players += [who] if who is not None else []

    def _note(self, word: Word) -> None:
        if isinstance(word, Things) and word.refers() and not isinstance(word, (f.Description,)):
            self.spoken.append(Antecedent(word))
            if isinstance(word, Target) and any(isinstance(part, HurtPlayerThisCombat) for part in word.what.walk()):
                self.players.append(HurtBy(word))
            elif isinstance(word, Target) and (who := controller_of_target(word)) is not None:
                self.players.append(who)
        elif isinstance(word, Players) and not word.is_you and not isinstance(word, (They, ThatOne)):
            self.players.append(word)
        elif isinstance(word, ChooseOne):
            self.chosen.append(word.which)
        elif isinstance(word, ChoosePlayer):
            self.chose_player = True
            self.players.append(RememberedPlayers(word_slots.CHOSEN_PLAYER))
        elif isinstance(word, Effect) and word.writes == (word_slots.REST,):
            self.spoken.append(Antecedent(Remembered(word_slots.REST, "the rest", several=True)))
        elif isinstance(word, (Exile, PutOntoBattlefield)):
            self._moved(word.what, word.into)
        elif isinstance(word, TO_ALL):
            self._done_to_all(
                word.on if isinstance(word, counter_effects.PutCounters) else word.what, isinstance(word, Change)
            )
        elif isinstance(word, PhaseOut):
            self._moved(word.what, word_slots.PHASED_OUT)
        elif isinstance(word, ExileUntilThisLeaves) and isinstance(word.what, Things):
            self.spoken.append(Antecedent(word.what, Linked(word_slots.EXILED_WITH_THIS)))
        elif isinstance(word, CreateToken):
            several = not word.count.is_one()
            self.spoken.append(Antecedent(Remembered(word.into, "them" if several else "it", several)))
        elif isinstance(word, ManifestDread) and word.who.is_you:
            self.spoken.append(Antecedent(Remembered(word_slots.ENTERED, "that creature")))
        elif isinstance(word, (CreateForEach, CopyAttackingOthers)):
            self.spoken.append(Antecedent(Remembered(word_slots.TOKENS, "them", several=True)))
        elif isinstance(word, CreateCopyToken):
            several = not word.count.is_one()
            self.spoken.append(Antecedent(Remembered(word_slots.TOKENS, "them" if several else "it", several)))
        elif isinstance(word, CopyCardAtRandom) and isinstance(word.what, f.Description):
            self.spoken.append(Antecedent(Remembered(word.into, "it"), like=word.what))
        elif isinstance(word, CreateSized):
            self.spoken.append(Antecedent(Remembered(word_slots.TOKENS, "it")))
        elif isinstance(word, (LookAndChoose, LookAtTopCard)):
            self._seen(word.into)
        elif isinstance(word, LookAtHand):
            self._seen(word.into, several=True)
        elif isinstance(word, (LookFor, UntilFound)):
            if isinstance(word, UntilFound):
                self._seen(word_slots.REVEALED, several=True)
            self._seen(word_slots.FOUND)
        elif isinstance(word, ExileTopCard):
            self._seen(word_slots.EXILED, several=not word.count.is_one() or are_several(word.who))
        elif isinstance(word, Search):
            self._seen(word_slots.FOUND, several=len(word.finds) > 1 or word.finds[0].count > 1)
        elif isinstance(word, Dig):
            self._seen(word_slots.FOUND, several=word.take > 1)
        elif isinstance(word, Sacrifice):
            several = not word.count.is_one()
            self.spoken.append(Antecedent(Remembered(word.into, "them" if several else "it", several)))
        elif isinstance(word, ReturnToHand) and isinstance(word.what, Target) and not word.what.many():
            self.players.append(OwnerOf(word.what))

    def _done_to_all(self, what: object, changed: bool) -> None:
        if isinstance(what, All) and what.zone is Zone.BATTLEFIELD:
            self.spoken.append(Antecedent(what, ALL_CHANGED if changed else ALL_OF_THEM))

    def _seen(self, slot: ObjectSlot, several: bool = False) -> None:
        card = Remembered(slot, "those cards" if several else "that card", several)
        self.spoken.append(Antecedent(card, card))

    def _moved(self, what: object, into: ObjectSlot) -> None:
        if isinstance(what, Things):
            many = what.many()
            text = "those cards" if many else "that card"
            self.spoken.append(Antecedent(what, Remembered(into, text, many)))

    # -------------------------------------------------------------- meaning

    def _meant(self, said: Referred, parent: Word | None, beside: tuple[object, ...]) -> Things:
        """What was spoken of last; nothing acts on itself by a pronoun: "this creature deals 1 damage to it"."""
        if said.noun == DAMAGED:
            return self._damaged()
        if said.noun == DEVOURED and not isinstance(self.latest, IsDevoured):
            raise Unresolved(said.text)
        known = [called_anything(one) if isinstance(one, Things) else one for one in beside]
        for antecedent in reversed(self.spoken):
            if called_anything(antecedent.what) in known and not isinstance(parent, KNOWS):
                continue
            if isinstance(antecedent.what, All) and antecedent.what.quantifier == "each" and not said.several:
                raise Unresolved(said.text)
            if antecedent.what == THIS and isinstance(parent, RevealAndTake):
                continue  # a permanent is not revealed
            if antecedent.what == THAT_SPELL and not said.noun and self._is_heroic(parent):
                self.spoken.append(Antecedent(THIS))
                return THIS
            if antecedent.what == THIS and self.is_spell and isinstance(parent, ControllerOf):
                continue  # CR 109.5: of itself, a spell would say "you"
            if is_several(antecedent.what) == said.several and self._fits(said, antecedent):
                self._refuse_either(said, antecedent.what)
                meant = self._as_said(said, antecedent, parent)
                self.spoken.append(antecedent)
                return meant
        if said.text == EXILED_CARD:
            return Linked(word_slots.EXILED_WITH_THIS)
        raise Unresolved(said.text)

    def _is_heroic(self, parent: Word | None) -> bool:
        """ "Whenever you cast a spell that targets this creature, put a counter on it": the counter is for no spell."""
        about_this = isinstance(self.trigger, Casts) and any(
            isinstance(part, f.TargetsThis) for part in self.trigger.walk()
        )
        return about_this and isinstance(parent, (counter_effects.PutCounters, TapIt, UntapIt))

    def _is_last(self, antecedent: Antecedent) -> bool:
        """Whether nothing else was spoken of since."""
        return antecedent is self.spoken[-1]

    def _refuse_either(self, said: Referred, what: Things) -> None:
        """ "It" may be what deals the damage or what is dealt it; and that may be a player."""
        trigger = self.trigger
        if what == Damaged() and isinstance(trigger, DealsDamage) and (not said.noun or trigger.to_player):
            raise Unresolved(said.text)

    def _damaged(self) -> Things:
        """CR 120.3: of the two creatures of the event the one that was dealt the damage."""
        moment = self.latest
        if not isinstance(moment, DealsDamage) or moment.to is None or moment.to_player:
            raise Unresolved("the damaged creature")
        if not names_creature(moment.to) or not names_creature(moment.what):
            raise Unresolved("the damaged creature")
        self.spoken.append(Antecedent(Damaged()))
        return Damaged()

    def _fits(self, said: Referred, antecedent: Antecedent) -> bool:
        """Whether a noun can be said of what was spoken of."""
        what = antecedent.what
        if not said.noun:
            return (not isinstance(what, ThatAims) or self._is_last(antecedent)) and not is_rest(what)
        if said.noun == SELF_NOUN:
            return what == THIS
        if said.noun == REST_NOUN or is_rest(what):
            return said.noun == REST_NOUN and is_rest(what)
        if said.noun in ANY_OF_THEM:
            return isinstance(what, AnyTarget)
        if what in (THIS, HOST):
            return False
        if isinstance(what, ThoseInEvents):
            return (said.noun == "card") == isinstance(what.moment, CardsMove)
        if said.noun == CARD_OF_KIND:
            return is_card(what) and all(one.what in (what, THIS) for one in self.spoken)
        if said.noun == DEVOURED:
            return what == THAT
        if said.noun in ATTACHMENTS:
            described = antecedent.described(what)
            return isinstance(described, f.Description) and f.OfSubtype(said.noun) in described.walk()
        if said.noun == "card":
            if antecedent.moved in (ALL_OF_THEM, ALL_CHANGED):
                return False
            return antecedent.moved is not None or is_card(what) or what == THAT
        if said.noun == "spell":
            return what in (THAT_SPELL, ThatAims()) or (isinstance(what, Target) and what.zone is Zone.STACK)
        if (is_card(what) and stays_card(antecedent)) or isinstance(what, ThatAims):
            return False
        if not can_be(said.types, antecedent, self.trigger):
            return False
        if said.noun == "token":
            return isinstance(what, Remembered) and what.slot == word_slots.TOKENS
        return what != THAT_SPELL

    def _as_said(self, said: Referred, antecedent: Antecedent, parent: Word | None) -> Things:
        what, moved = antecedent.what, antecedent.moved
        if what in self.barred or (isinstance(what, ThatAims) and not said.noun and not isinstance(parent, KNOWS)):
            raise Unresolved(said.text)
        if what in (THAT, THAT_CARD) and isinstance(parent, CreateCopyToken) and said.noun not in ("", "card"):
            return THAT  # CR 608.2h: as it last was, and not the card that was moved since
        if isinstance(parent, CreateCopyToken) and said.noun != "card" and was_exiled(antecedent):
            return what
        if moved is not None and not isinstance(parent, KNOWS):
            if not isinstance(moved, Remembered):
                raise Unresolved(said.text)  # no word says what becomes of a card that is away only for a while
            return Remembered(moved.slot, said.text, said.several)
        if self.delayed and isinstance(what, Aimed):
            if len(self.targets) > 1:
                raise Unresolved(said.text)  # all of them are remembered together
            return Remembered(word_slots.EARLIER_TARGETS, said.text, said.several)
        if isinstance(what, Chosen):
            return Remembered(what.into, said.text, said.several)
        if isinstance(what, AtRandom):
            return Remembered(word_slots.AT_RANDOM, said.text, said.several)
        if isinstance(what, Remembered):
            if what.slot == word_slots.SACRIFICED and isinstance(parent, ON_BATTLEFIELD):
                raise Unresolved(said.text)  # what was sacrificed is gone, so it is not what is meant
            return Remembered(what.slot, said.text, said.several)
        if isinstance(what, ThoseInEvents):
            return rebuilt(what, {"text": said.text})
        if (
            what == THAT
            and self.latest is not None
            and has_left(self.latest)
            and isinstance(parent, counter_effects.PutCounters)
        ):
            if DealtDamageByThis(HOST) in self.latest.walk():
                return HOST
            raise Unresolved(said.text)  # what has died gets no counter
        if what == THAT and (said.noun == "card" or (isinstance(parent, (*MOVES, Exile)) and has_left(self.latest))):
            return THAT_CARD
        if what == THIS and isinstance(parent, (*MOVES, Exile)) and (self._has_left() or self._this_has_left()):
            return THIS_CARD
        if isinstance(parent, KNOWS) and said.noun != "card" and what in (THAT_CARD, THIS_CARD):
            return THAT if what == THAT_CARD else THIS  # CR 608.2h: as it last was on the battlefield
        if may_have_left(self.trigger) and what in (THIS, THAT) and isinstance(parent, (*MOVES, Exile)):
            raise Unresolved(said.text)
        if isinstance(what, All):
            raise Unresolved(said.text)
        return what

    def _has_left(self) -> bool:
        """Whether what the ability triggered on has just gone elsewhere."""
        return has_left(self.trigger)

    def _this_has_left(self) -> bool:
        """CR 400.7e: whether a trigger, or a delayed one, is about the source itself, which has just gone elsewhere."""
        moments = (self.trigger, self.latest)
        return any(has_left(moment) and getattr(moment, "what", None) == f.ITSELF for moment in moments)

    def _this_was_moved(self) -> Remembered | None:
        """CR 400.7: what an instruction before has made of the source: "exile this creature. Return this creature"."""
        moved = [one.moved for one in self.spoken if one.what == THIS and isinstance(one.moved, Remembered)]
        return moved[-1] if moved else None

    def _may_have_left(self) -> bool:
        """Whether the source has just gone elsewhere, or has not: "enters or dies"."""
        both = (self.trigger.one, self.trigger.other) if isinstance(self.trigger, Either) else ()
        return any(isinstance(one, Leaves) and one.what == f.ITSELF for one in both)

    def _host_has_left(self) -> bool:
        """CR 400.7f: whether the trigger is about what the source was attached to, so that it has gone itself since."""
        what = getattr(self.trigger, "what", None)
        return self._has_left() and any(isinstance(part, f.AttachedHost) for part in getattr(what, "walk", tuple)())

    def _number(self, said: ReferredNumber) -> Quantity:
        """What an instruction did last; of an event that has an amount, life and damage are first of all that."""
        if isinstance(self.trigger, (OneOrMore, DiscardsSome, SacrificesSome)) and not self.counts:
            return HowManyAtOnce(self.trigger)
        numbers = [slot for slot in self.counts if isinstance(slot, NumberSlot)]
        has_amount = self.trigger is not None and bool(set(self.trigger.kinds()) & AMOUNTS)
        if said.much and has_amount and not numbers:
            return self._of_event()
        slot = numbers[-1] if said.much and numbers else self.counts[-1] if self.counts else None
        if slot is None and has_amount:
            return self._of_event()
        if slot is None or slot in NOT_COUNTED:
            raise Unresolved("that much" if said.much else "that many")
        return RememberedNumber(slot) if isinstance(slot, NumberSlot) else HowMany(slot)

    def _of_event(self) -> Quantity:
        """CR 120.3: damage that several deal at once is added up where the text is about who was dealt it."""
        if isinstance(self.trigger, DealsAnyDamage):
            return ThatMuchByIt()
        return ThatMuchInAll() if isinstance(self.trigger, (IsDealtDamage, TakesDamage)) else ThatMuch()

    def _player(self, said: ReferredPlayer) -> Players:
        if said.text == EITHER_WAY:
            return self._either_way()
        if said.text == THE_RICHEST.text:
            raise Unresolved(said.text)  # it could be several, and the text does not say which
        if not self.players:
            raise Unresolved(said.text)
        who = self.players[-1]
        if who in self.barred:
            raise Unresolved(said.text)
        if isinstance(who, WithHighestNumber) and said.text == "those players":
            return who
        if is_each(who) and said.text != "they":
            raise Unresolved(said.text)  # one of them is meant, each in turn
        if isinstance(who, AnOpponent) and any(lies_with(one.what, who) for one in self.spoken):
            raise Unresolved(said.text)  # one of them is meant, whose card it is, and not every opponent
        if said.text == "they" and self.together and who in (THAT_PLAYER, WHOSE_STEP):
            return WHOSE_STEP
        if said.text == "they":
            return who if isinstance(who, They) else They(who)
        if who == THAT_PLAYER or isinstance(who, (RememberedPlayers, HurtBy)):
            return who
        return ThatOne(who)

    def _of_type(self) -> f.Description:
        """CR 607.2d: the type that has been chosen in the same text."""
        if word_slots.CREATURE_TYPE not in self.chosen:
            raise Unresolved("that type")
        return f.ChosenType()

    def _either_way(self) -> Players:
        """The last target that could be a player or a planeswalker, and nothing else."""
        for antecedent in reversed(self.spoken):
            if isinstance(antecedent.what, AnyTarget) and antecedent.what.types == PLANESWALKER and not self.delayed:
                return TheirControllers(antecedent.what)
        raise Unresolved(EITHER_WAY)


def _with_what_follows(word: Word) -> Word:
    """CR 603.7: what depends on an instruction that is carried out later, or is done right after it, waits as well."""
    if not isinstance(word, Sequence) or not isinstance(word.first, Later) or word.first.duration is not None:
        return word
    after = word.second.first if isinstance(word.second, Sequence) else word.second
    asks = isinstance(after, If) and isinstance(after.condition, FlipWas)
    if not asks and word.joined != ", then ":
        return word
    return rebuilt(word.first, {"effect": rebuilt(word, {"first": word.first.effect})})


def _refuse_too_late(word: Word) -> None:
    """ "Return that card if it's a Cat card" asks before the card is moved, so "it" is not what it becomes."""
    if not isinstance(word, DoIf) or not isinstance(word.effect, (Exile, PutOntoBattlefield)):
        return
    if any(isinstance(part, Referred) for part in word.condition.walk()):
        raise Unresolved("it")


def resolve(word: Word, targets: list[Word] | None = None, of_permanent: bool = False) -> Word:
    """The same with everything it refers to in its place; what earlier paragraphs had as targets is not said again.

    Chapters are read like spells, but are abilities of a permanent.

    >>> from planechase.words.effects.zone_effects import Exile
    >>> resolve(Exile(Referred("it")))
    Traceback (most recent call last):
        ...
    planechase.reading.pronoun_resolution.Unresolved: it
    """
    resolver = Resolver(targets)
    resolver.is_spell = isinstance(word, SpellAbility) and not of_permanent
    resolver.of_attachment = any(isinstance(part, (f.AttachedHost, Host)) for part in _unquoted(word))
    made = resolver._word(word)
    return _other_than_targets(made, resolver) if isinstance(made, SpellAbility) and not of_permanent else made


def _unquoted(word: Word) -> Iterator[Word]:
    """All of an ability but those that stand in quotation marks."""
    yield word
    for part in word.parts():
        if not isinstance(part, QUOTED):
            yield from _unquoted(part)


def _other_than_targets(spell: SpellAbility, resolver: Resolver) -> Word:
    """A spell is no permanent, so what it calls "other" is other than its target."""
    if not any(type(part) is f.Other for part in spell.walk()):
        return spell
    aimed = [one for one in resolver.targets if isinstance(one, Target)]
    if len(aimed) != 1 or any(type(part) is f.Other for part in aimed[0].walk()):
        raise Unresolved("other")
    made = replaced(spell, f.OTHER, f.OtherThan(aimed[0]))
    assert isinstance(made, Word)
    return made


__all__ = ["Change", "Effect", "TargetPlayer", "Unresolved", "resolve"]
