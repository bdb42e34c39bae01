"""How words read: from a tree of words to the English of a Magic card.

Each word has a template, `reads`. In a template

* `{field}` is the reading of a field; a number is spelled out ("a", "two"), `{field:digits}` keeps digits,
  `{field:its}` is possessive, `{field:plain}` is a description without an article, `{field:many}` a description or a
  name in the plural, `{field:card}` and `{field:cards}` describe cards off the battlefield, `{field:costs}` lists costs
  as before a colon, `{field:bullets}` and `{field:pluses}` modes below one another, `{field:sentences}` begins with a
  capital letter, `{field:roman}` is a number of a chapter, `{field:lines}` are abilities, each on its line;
* `[s]` and `[es]` agree with the field read last: a verb with its subject, a noun with its number;
* `[one|other]` chooses: after a subject, the form for "you" and for several, or the form for one; after a
  number, the form for one or the form for several.

A thing that was just mentioned is "it" the second time.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Collection, Sequence
from hashlib import blake2b
from typing import Final

from planechase.rules.events.triggers import StateTrigger
from planechase.rules.language.abilities import (
    Ability,
    ActivatedAbility,
    KeywordAbility,
    SpecialAbility,
    SpellAbility,
    StaticAbility,
    TriggeredAbility,
)
from planechase.rules.language.card_types import CREATURE_TYPES, INSTANT, LEGENDARY, SCHEME, SORCERY, TYPE_NAMES
from planechase.rules.language.characteristics import COMMAND_TYPES, CardDefinition, Characteristics
from planechase.rules.language.grammar import Cost, Effect, Filter
from planechase.rules.language.word import Word
from planechase.rules.language.word_errors import Unsayable
from planechase.rules.mana.mana_abilities import INTRINSIC
from planechase.rules.spells.sieges import WHEN_DEFEATED
from planechase.rules.state.objects import Zone
from planechase.words.speech import Moment, People, Quantity, SpokenWord, Things

NUMBERS: Final = ("no", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten")
_TOKEN: Final = re.compile(r"\{\{|\}\}|\{(\w+)(?::([a-z]+))?\}|\[([^\]|]*)(?:\|([^\]]*))?\]")


_TITLE: Final = re.compile(r",| of the | the ")
COMMANDS: Final = frozenset(
    {"untap", "tap", "put", "exile", "return", "destroy", "attach", "reveal", "double", "remove", "sacrifice"}
)
"""What you are told to do without being named: "that player discards a card and you untap all lands you control"."""


def fields_in(template: str) -> list[str]:
    """The fields a template speaks of.

    >>> fields_in("{who} draw[s] {count} card[s]")
    ['who', 'count']
    """
    return [match[1] for match in _TOKEN.finditer(template) if match[1] is not None]


def number_word(number: int) -> str:
    """Spelled out up to ten."""
    return NUMBERS[number] if 0 <= number < len(NUMBERS) else str(number)


def roman(number: int) -> str:
    """CR 714.2a: as in the symbol of a chapter.

    >>> [roman(number) for number in (1, 4, 6, 9, 14)]
    ['I', 'IV', 'VI', 'IX', 'XIV']
    """
    text = ""
    for value, letters in ((10, "X"), (9, "IX"), (5, "V"), (4, "IV"), (1, "I")):
        text += letters * (number // value)
        number %= value
    return text


def article(noun: str) -> str:
    """ "a" or "an" before a noun."""
    first = noun.lstrip("+-")[:1].lower()
    return f"an {noun}" if first in "aeio" or (first == "u" and not noun.startswith("uni")) else f"a {noun}"


_IRREGULAR: Final = {
    "Elf": "Elves", "Dwarf": "Dwarves", "Wolf": "Wolves", "Werewolf": "Werewolves", "Hero": "Heroes", "Mouse": "Mice",
}  # fmt: skip
_SAME_IN_PLURAL: Final = frozenset((
    "Plains", "Myr", "Merfolk", "Treefolk", "Fish", "Eldrazi", "Kavu", "Kithkin", "Samurai", "Zubera", "Vedalken",
    "Kor", "Equipment", "Moonfolk", "Sheep", "Bison",
))  # fmt: skip


def plural(noun: str) -> str:
    """The plural of a noun: the last word of it."""
    head, _, last = noun.rpartition(" ")
    if last in _IRREGULAR:
        many = _IRREGULAR[last]
    elif last in _SAME_IN_PLURAL:
        many = last
    elif last.endswith("y") and last[-2:-1] not in "aeiou":
        many = last[:-1] + "ies"
    elif last.endswith(("s", "x", "ch", "sh")):
        many = last + "es"
    else:
        many = last + "s"
    return f"{head} {many}" if head else many


def capital(text: str) -> str:
    """With a capital letter at the start, also behind a bullet."""
    return text[:1].upper() + text[1:]


def short_name(name: str, subtypes: Collection[str]) -> str:
    """What a text calls a legendary card: its name without a title, unless that is a creature type it has.

    >>> short_name("Ann of the Quiet Harbor", ["Human"]), short_name("Bo, the Hound", ["Dog"])
    ('Ann', 'Bo')
    >>> short_name("Spirit of the Harbor", ["Spirit"])
    'Spirit of the Harbor'
    """
    short = _TITLE.split(name)[0]
    return name if short in CREATURE_TYPES and short in subtypes else short


def listed(parts: Sequence[str], conjunction: str = "and") -> str:
    """ "a", "a and b", "a, b, and c"."""
    if len(parts) < 3:
        return f" {conjunction} ".join(parts)
    return f"{', '.join(parts[:-1])}, {conjunction} {parts[-1]}"


class Reader:
    """Reads the words of one ability: it knows the card, and what "it" means at the moment."""

    def __init__(self, card: Characteristics, called: str = "") -> None:
        self.card = card
        self.called = called
        """What the card is called here, if that is neither its name nor what it is."""
        self.last: Word | None = None
        self.mentioned: list[Word] = []
        self.that_noun = "creature"
        """What the object of the trigger is called: "that land"."""
        self.tails: list[str] = []
        self.doer: Word | None = None
        """Who does what is being read, where it was just said: "its controller may" is not followed by them again."""

    @property
    def you(self) -> str:
        """What the controller is called."""
        return "you"

    # -------------------------------------------------------------- the card itself

    @property
    def self_name(self) -> str:
        """The card by name, or as "this creature"."""
        card = self.card
        if self.called:
            return self.called
        if card.types & (INSTANT | SORCERY | COMMAND_TYPES & ~SCHEME) or card.emblem:
            return card.name
        if card.supertypes & LEGENDARY:
            return short_name(card.name, card.subtypes)
        return f"this {self.self_noun}"

    @property
    def self_noun(self) -> str:
        card = self.card
        for subtype in ("Aura", "Equipment", "Fortification", "Vehicle", "Siege", "Saga", "Class", "Case"):
            if subtype in card.subtypes:
                return subtype
        for mask, name in reversed(TYPE_NAMES.items()):
            if card.types & mask and name in ("Creature", "Planeswalker", "Land"):
                return name.lower()
        names = [name.lower() for mask, name in TYPE_NAMES.items() if card.types & mask]
        return names[-1] if names else "permanent"

    # -------------------------------------------------------------- templates

    def read(self, value: object, style: str = "") -> str:
        """Any field of a word, in a style."""
        if isinstance(value, Things):
            return self.mention(value, style)
        if isinstance(value, Filter):
            from planechase.words.phrases import of_cards, phrase  # noqa: PLC0415 - phrases hold sentences

            if style in ("card", "cards", "spell", "spells"):
                return of_cards(self, value, "many" if style.endswith("s") else "one", style.removesuffix("s"))
            return phrase(self, value, style or "one")
        if isinstance(value, Quantity):
            return self.amount(value, style)
        if isinstance(value, Word) and style == "sentences":
            return sentences(self.read(value))
        if isinstance(value, Moment):
            return self._moment(value)
        if isinstance(value, SpokenWord):
            return self._spoken(value)
        if isinstance(value, Word):
            return self.template(value)
        if isinstance(value, bool):
            return ""
        if isinstance(value, int):
            if style == "number":
                return number_word(value)
            if style == "roman":
                return roman(value)
            return str(value) if style in ("digits", "letter") else ("a" if value == 1 else number_word(value))
        if isinstance(value, tuple) and style == "costs":
            return costs_text(self, value)
        if isinstance(value, tuple) and style == "deed":
            return done_by_another(self.read(value))
        if isinstance(value, tuple) and style in ("bullets", "pluses"):
            return "".join(f"\n{'•' if style == 'bullets' else '+'} {self._bullet(item)}" for item in value)
        if isinstance(value, tuple) and style == "lines":
            return abilities_text(value, self.card)
        if isinstance(value, tuple) and style == "roman":
            return ", ".join(self.read(item, style) for item in value)
        if isinstance(value, tuple):
            return listed([self.read(item, style) for item in value])
        if isinstance(value, str) and style == "many":
            return plural(value)
        return "" if value is None else str(value)

    def template(self, word: Word, reads: str | None = None, bare: bool = False) -> str:
        """A word by its template; `bare` is for an instruction after "have", whose verb agrees with nothing."""
        text = reads if reads is not None else word.reading()
        if not text:
            raise Unsayable(f"{type(word).__name__} has no template to be read by.")
        pieces: list[str] = []
        agreement = "you" if bare else "one"
        position = 0
        imperative = self.you == "you" and _is_imperative(word, text)
        doing = text.startswith("{who} ") and isinstance(word, Effect) and self._is_doer(getattr(word, "who", None))
        tails, self.tails = self.tails, []
        for match in _TOKEN.finditer(text):
            pieces.append(text[position : match.start()])
            position = match.end()
            if match[0] in ("{{", "}}"):
                pieces.append(match[0][0])
            elif match[1] is not None:
                value = getattr(word, match[1])
                if match[1] == "who" and (imperative or doing):
                    agreement = "you" if imperative or self.is_addressed(self.doer) else "they"
                    position += text[position : position + 1] == " "
                elif match[2] == "doing":
                    pieces.append(self.done_by(getattr(word, "who", None), value))
                else:
                    pieces.append(self.read(value, match[2] or ""))
                    agreed = self.agreement(value) or agreement
                    agreement = "you" if bare and agreed == "one" else agreed
            else:
                pieces.append(_agreed(match[3], match[4], agreement))
        pieces.append(text[position:])
        pieces += self.tails
        self.tails = tails
        if isinstance(word, Effect) and word.speaks_of_another:
            self.speak_of(None)
        return "".join(pieces)

    def _is_doer(self, who: Word | None) -> bool:
        """Whether these are the players who may do it; where others than you may, "you" are those in it."""
        return self.doer is not None and (who == self.doer or self.is_addressed(who))

    def is_addressed(self, who: Word | None) -> bool:
        """Whether these are "you"."""
        return isinstance(who, People) and who.is_you

    def agreement(self, value: object) -> str:
        """What a verb agrees with behind this."""
        return _agreement(value)

    def done_by(self, who: Word | None, what: object) -> str:
        """An instruction after "may", where its subject has just been named."""
        before, self.doer = self.doer, who
        try:
            return self.read(what)
        finally:
            self.doer = before

    def _bullet(self, item: object) -> str:
        """A mode is read by itself: what another mode speaks of has not been mentioned in it."""
        before = list(self.mentioned)
        self.speak_of(None)
        text = capital(self.read(item))
        self.mentioned = before
        return text

    def amount(self, value: Quantity, style: str) -> str:
        """A number; a counted one puts "for each" or "where X is" behind the clause."""
        head, tail = value.said(self, style)
        if tail and tail not in self.tails:
            self.tails.append(tail)
        return head

    def counted(self, value: object, style: str = "") -> tuple[str, str]:
        """A number, and what follows the thing it multiplies."""
        before, self.tails = self.tails, []
        head = self.read(value, style)
        tails, self.tails = self.tails, before
        return head, "".join(tails)

    def _moment(self, moment: Moment) -> str:
        """The subject of a trigger is "it" from then on, and has the noun the trigger gave it."""
        from planechase.words.phrases import kind_of  # noqa: PLC0415 - phrases hold sentences

        text = self._spoken(moment) if isinstance(moment, SpokenWord) else self.template(moment)
        subject = moment.subject()
        if subject is not None:
            self.speak_of(subject)
            what = getattr(moment, "what", None)
            self.that_noun = kind_of(what) if isinstance(what, Filter) else "creature"
        return text

    def _spoken(self, value: SpokenWord) -> str:
        before, self.tails = self.tails, []
        # By its name: a word of others is not compiled, and machine code would not find what it says.
        say: Callable[[Reader], str] = getattr(value, "say")  # noqa: B009
        text = say(self)
        tails, self.tails = self.tails, before
        return text + "".join(tails)

    # -------------------------------------------------------------- referring

    def mention(self, what: Things, style: str) -> str:
        """An object by its description, or "it" if it was the last thing spoken of."""
        if self.last == what and what.refers() and not what.said_whole(style):
            many = what.many()
            if many and style == "subject":
                return what.said(self, again=True)
            pronoun = ("their" if many else "its") if style == "its" else ("them" if many else "it")
            return pronoun
        text = what.said(self, again=what in self.mentioned)
        if what.refers():
            self.last = what
            self.mentioned.append(what)
        if style == "subject" and text == "them":
            return "they"
        return possessive(text) if style == "its" else text

    def speak_of(self, what: Word | None) -> None:
        """From now on "it" means this."""
        self.last = what
        if what is not None:
            self.mentioned.append(what)


def possessive(text: str) -> str:
    if text in ("it", "they"):
        return {"it": "its", "they": "their"}[text]
    return f"{text}'" if text.endswith("s") else f"{text}'s"


def _is_imperative(word: Word, text: str) -> bool:
    who = getattr(word, "who", None) if isinstance(word, Effect) else None
    return text.startswith("{who} ") and isinstance(who, People) and who.is_you and getattr(word, "imperative", True)


def _agreement(value: object) -> str:
    if isinstance(value, People):
        return "you" if value.is_you or value.is_many else "one"
    if isinstance(value, Things):
        return "you" if value.many() else "one"
    if isinstance(value, Filter):
        return "you"
    if isinstance(value, Quantity):
        return "number one" if value.is_one() else "number many"
    if isinstance(value, int):
        return "number one" if value == 1 else "number many"
    return "" if isinstance(value, (tuple, str)) else "one"


def _agreed(first: str, second: str | None, agreement: str) -> str:
    if agreement.startswith("number"):
        single = agreement == "number one"
        if second is None:
            return "" if single else first
        return first if single else second
    several = agreement in ("you", "they")
    if agreement == "they" and first == "your":
        return second or first
    if second is None:
        return "" if several else first
    return first if several else second


# ---------------------------------------------------------------------- abilities and cards


def ability_text(ability: Ability, card: Characteristics) -> str:
    """One ability as it stands on a card, behind the word it is called by."""
    called: str = getattr(ability, "called", "")
    text = _uncalled(ability, card)
    return f"{capital(called)} — {text}" if called else text


def _uncalled(ability: Ability, card: Characteristics) -> str:
    reader = Reader(card)
    if isinstance(ability, KeywordAbility):
        head, dash, rest = reader.read(ability).partition(" — " if ability.introduces else "\0")
        return capital(head) + dash + (sentences(rest) if rest else "")
    if isinstance(ability, SpellAbility):
        return sentences(reader.read(ability.effect))
    if isinstance(ability, ActivatedAbility):
        return _activated(reader, ability)
    if isinstance(ability, TriggeredAbility):
        return _triggered(reader, ability)
    if isinstance(ability, StaticAbility):
        return _static(reader, ability)
    if isinstance(ability, SpecialAbility):
        return sentences(reader.read(ability))
    raise Unsayable(f"{type(ability).__name__} is no ability that can be read.")


def _activated(reader: Reader, ability: ActivatedAbility) -> str:
    costs = " or ".join(costs_text(reader, price) for price in ability.prices)
    text = f"{costs}: {sentences(reader.read(ability.effect))}"
    if ability.least_x:
        text += f" X can't be {'0' if ability.least_x == 1 else f'less than {ability.least_x}'}."
    if ability.cost_change is not None:
        text += f" {capital(reader.read(ability.cost_change))}."
    only = _restrictions(reader, ability)
    if ability.keyword:
        text = f"{capital(ability.keyword)} — {text}"
    elif only:
        text += f" Activate only {' and only '.join(only)}."
    if ability.any_player:
        text += " Any player may activate this ability."
    return text


def _restrictions(reader: Reader, ability: ActivatedAbility) -> list[str]:
    """CR 602.5: when, and how often, an ability may be activated."""
    only = ["once"] if ability.once else []
    only += ["as a sorcery"] if ability.sorcery_speed else []
    only += [_only(reader, condition) for condition in ability.conditions]
    if ability.limit:
        only.append(f"{_times(ability.limit)} each turn")
    return only


def _times(count: int) -> str:
    return {1: "once", 2: "twice"}.get(count, f"{number_word(count)} times")


def done_by_another(text: str) -> str:
    """ "Discards a card": what is paid, if another player does it."""
    verb, space, rest = text.partition(" ")
    return f"{verb}s{space}{rest}"


def costs_text(reader: Reader, costs: tuple[Cost, ...]) -> str:
    """What stands before the colon: the mana first, then the rest."""
    manas = [cost for cost in costs if cost.mana is not None]
    others = [cost for cost in costs if cost.mana is None]
    return ", ".join(capital(reader.read(cost)) for cost in (*manas, *others))


def _only(reader: Reader, condition: Word) -> str:
    text = reader.read(condition)
    return text if text.startswith(("during", "before", "after")) else f"if {text}"


def _triggered(reader: Reader, ability: TriggeredAbility) -> str:
    trigger = ability.trigger
    if isinstance(trigger, StateTrigger):
        opening = f"When {reader.read(trigger.condition)}"
    else:
        opening = capital(reader.read(trigger))
        if isinstance(trigger, Moment):
            reader.speak_of(trigger.subject())
    condition = f", if {reader.read(ability.condition)}" if ability.condition is not None else ""
    text = f"{opening}{condition}, {sentences(reader.read(ability.effect), start=False)}"
    if ability.limit:
        text += f" This ability triggers only {_times(ability.limit)} each turn."
    return text


def _static(reader: Reader, ability: StaticAbility) -> str:
    condition = ability.condition
    is_first = condition is not None and not condition.settled and not condition.said_last
    when = reader.read(condition) if condition is not None and is_first else ""
    clauses = [reader.read(statement) for statement in ability.statements]
    about = _subject(reader, ability)
    if about == "it " and clauses[0].startswith(f"{reader.self_name} "):
        about = f"{reader.self_name} "
        clauses = [about + clause.removeprefix("it ") if clause.startswith("it ") else clause for clause in clauses]
    says = sentences(_joined(clauses, about))
    if condition is None:
        return says
    if condition.said_last:
        return f"{says.removesuffix('.')} {reader.read(condition)}."
    if not when:
        return f"{says.removesuffix('.')} if {reader.read(condition)}."
    if ability.zones == (Zone.GRAVEYARD,) and "from your graveyard" not in says:
        when = f"{reader.self_name} is in your graveyard and {when}"
    opening = when if when.startswith("during ") else f"as long as {when}"
    is_named = reader.self_name[:1].isupper() and says.startswith(reader.self_name)
    return f"{capital(opening)}, {says if is_named else says[:1].lower() + says[1:]}"


def _subject(reader: Reader, ability: StaticAbility) -> str:
    """What all statements of an ability are about, if they are about the same."""
    from planechase.words.statics.continuous_statics import subject  # noqa: PLC0415 - statements are made of English

    about = [getattr(statement, "what", None) for statement in ability.statements]
    if len(about) < 2 or not isinstance(about[0], Filter) or any(what != about[0] for what in about):
        return ""
    return f"{subject(reader, about[0])[0]} "


def _joined(clauses: list[str], about: str = "") -> str:
    """Several things one ability says, in one sentence; a subject they share stands once."""
    who, cannot, _ = clauses[0].partition(" can't ")
    is_active = not any(clause.startswith(f"{who} can't be ") for clause in clauses)
    if cannot and len(clauses) > 1 and is_active and all(clause.startswith(who + cannot) for clause in clauses):
        return who + cannot + listed([clause.removeprefix(who + cannot) for clause in clauses], "or")
    having = {clause.partition(" have ")[2] for clause in clauses}
    if len(clauses) > 1 and len(having) == 1 and "" not in having:
        return listed([clause.partition(" have ")[0] for clause in clauses]) + f" have {having.pop()}"
    subject = next((s for s in _SUBJECTS if clauses[0].startswith(s)), "") or about
    if not clauses[0].startswith(subject or " "):
        return listed(clauses)
    clauses = [subject + clause[3:] if clause.startswith("it ") else clause for clause in clauses]
    same = [clause for clause in clauses[1:] if clause.startswith(subject)]
    its = f"{subject.rstrip()}'s "
    others = [clause.replace(subject, "it ").replace(its, "its ") for clause in clauses[1:] if clause not in same]
    together = _joined([clauses[0], *same]) if others else _with_one_subject(subject, [clauses[0], *same])
    return ", and ".join([together, *others])


def _with_one_subject(subject: str, clauses: list[str]) -> str:
    first, *rest = clauses
    return listed([first, *(clause.removeprefix(subject) for clause in rest)])


_SUBJECTS: Final = ("enchanted creature ", "equipped creature ", "this creature ", "enchanted permanent ", "it ")


def sentences(text: str, start: bool = True) -> str:
    """Clauses become sentences: capital letters, and a full stop at the end of each."""
    lines = text.split("\n")
    done: list[str] = []
    for number, line in enumerate(lines):
        clauses = re.split(r"(?<=[^.])\. (?=\S)", line)
        shaped = [capital(c) if start or i or number else c for i, c in enumerate(clauses)]
        joined = ". ".join(shaped)
        heading = " " not in joined and lines[number + 1 : number + 2] != []
        closed = joined.endswith((".", "—", '."', ".)")) or heading or not joined
        done.append(joined if closed else joined + ".")
    return "\n".join(done)


def card_text(definition: CardDefinition) -> str:
    """The rules text of a card, an ability a line, with plain keywords together on one."""
    if definition.faces:
        return "\n//\n".join(card_text(face) for face in definition.faces)
    return characteristics_text(definition.printed)


def fingerprint(definition: CardDefinition) -> str:
    """A short number for the text of a card, to notice when it changes."""
    return blake2b(card_text(definition).encode(), digest_size=6).hexdigest()


def characteristics_text(card: Characteristics) -> str:
    """The text of an object with these characteristics; of a card with two frames, one below the other."""
    if card.halves:
        return "\n//\n".join(characteristics_text(half) for half in card.halves)
    text = abilities_text(card.abilities, card)
    if card.inset is None or card.inset.name == card.name:
        return text
    return f"{text}\n//\n{characteristics_text(card.inset)}"


def abilities_text(abilities: Sequence[Ability], card: Characteristics) -> str:
    """These abilities of a card, one a line, with plain keywords together on one."""
    lines: list[str] = []
    keywords: list[str] = []
    for ability in abilities:
        if ability in INTRINSIC.values() or ability == WHEN_DEFEATED:
            continue
        if isinstance(ability, KeywordAbility) and ability.stands_in_line():
            keywords.append(Reader(card).read(ability))
            continue
        if keywords:
            lines.append(capital(", ".join(keywords)))
            keywords = []
        lines.append(ability_text(ability, card))
    if keywords:
        lines.append(capital(", ".join(keywords)))
    return "\n".join(lines)
