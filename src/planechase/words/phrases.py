"""Noun phrases: how descriptions of objects read."""

from __future__ import annotations

from typing import TYPE_CHECKING

from planechase.rules.language.card_types import SUPERTYPE_NAMES, TYPE_NAMES, type_names
from planechase.rules.language.colors import color_names, spoken_color_names
from planechase.rules.language.grammar import Filter, Selection
from planechase.rules.language.word_errors import Unsayable
from planechase.words import filters as f
from planechase.words.english import article, listed, plural
from planechase.words.speech import People

if TYPE_CHECKING:
    from planechase.words.english import Reader


class Noun:
    """The parts of a noun phrase while it is put together."""

    def __init__(self) -> None:
        self.first: list[str] = []
        self.adjectives: list[str] = []
        self.subtypes: list[str] = []
        self.singular: list[str] = []
        self.nouns: list[str] = []
        self.place = ""
        self.after: list[str] = []
        self.name = ""
        """What stands by itself, without an article: "your commander"."""

    def call(self, one: str, many: str = "") -> None:
        """Add a noun. Only the last one takes the plural: "artifact creatures"."""
        self.nouns = [*self.singular, many or one]
        self.singular.append(one)


def phrase(reader: Reader, described: Filter, style: str) -> str:
    """A description: "plain" without an article, "one" with it, "many" in the plural, "other" for "another"."""
    if style == "quality":
        return _quality(reader, described)
    if isinstance(described, f.Exactly):
        return "those permanents" if style == "many" or len(described.ids) > 1 else "it"
    if isinstance(described, f.And) and isinstance(described.parts_[0], f.Exactly):
        return _of_these(reader, described.parts_[0], described.parts_[1:], style == "many")
    if isinstance(described, f.Or) and not _simple(described):
        return listed([phrase(reader, part, style) for part in described.parts_], "or" if style != "many" else "and")
    noun = Noun()
    _add(reader, noun, described, many=style == "many")
    return _assembled(noun, style)


def kind_of(described: Filter) -> str:
    """What such a thing is called when mentioned again: "that land"; "that creature" if no type is named."""
    parts = described.parts_ if isinstance(described, f.And) else (described,)
    kinds = [
        TYPE_NAMES[part.types].lower() for part in parts if isinstance(part, f.OfType) and part.types in TYPE_NAMES
    ]
    return "creature" if not kinds or "creature" in kinds else kinds[0]


def _of_these(reader: Reader, these: f.Exactly, others: tuple[f.Description, ...], many: bool) -> str:
    """ "Those permanents that didn't attack this turn": which ones is known, and what else must be so of them."""
    noun = Noun()
    for part in others:
        _add(reader, noun, part, many)
    return " ".join([phrase(reader, these, "many"), *_after(noun.after, many)])


def _quality(reader: Reader, described: Filter) -> str:
    """CR 702.16a: what protection is from: "black", "creatures", "the chosen color"."""
    if described == f.ANYTHING:
        return "everything"
    if described == f.COLORED:
        return "each color"
    if isinstance(described, f.ChosenColor):
        return reader.template(described)
    if isinstance(described, f.OfColor):
        return _text(reader, described)
    if isinstance(described, f.Description) and described.role == "adjective" and described.reads:
        return described.reads
    return phrase(reader, described, "many")


def _simple(described: f.Or) -> bool:
    """Whether the alternatives fit into one noun phrase: all nouns, or all adjectives."""
    roles = {_role(part) for part in described.parts_}
    return len(roles) == 1 and roles <= {"noun", "adjective"}


def _role(part: f.Description) -> str:
    return (
        _role(part.inside)
        if isinstance(part, f.Not) and part.inside.role != "noun"
        else ("adjective" if isinstance(part, f.Not) else part.role)
    )


def _add(reader: Reader, noun: Noun, part: Filter, many: bool) -> None:
    if isinstance(part, f.And):
        for inner in part.parts_:
            _add(reader, noun, inner, many)
    elif isinstance(part, f.Or):
        _add_alternatives(reader, noun, part, many)
    elif isinstance(part, f.Not):
        _add_negation(reader, noun, part.inside, many)
    elif isinstance(part, f.OfType):
        noun.call(_types(part.types, many=False), _types(part.types, many=True) if many else "")
    elif isinstance(part, f.OfSubtype):
        noun.subtypes.append(part.subtype)
    elif isinstance(part, f.Other):
        noun.first.append("other" if many else "another")
    elif isinstance(part, f.AttachedHost):
        noun.adjectives.insert(0, "equipped" if reader.self_noun == "Equipment" else "enchanted")
    elif isinstance(part, f.IsSpell):
        noun.place = "spell"
    elif isinstance(part, f.IsAbility):
        noun.place = "activated or triggered ability" if part.kind == "any" else f"{part.kind} ability"
    elif isinstance(part, f.Description):
        _add_simple(reader, noun, part, many)


def _add_simple(reader: Reader, noun: Noun, part: f.Description, many: bool) -> None:
    text = _text(reader, part)
    if isinstance(part, f.TargetsThis) and not many:
        text = text.replace("that target ", "that targets ")
    if isinstance(part, f.AttackingYou) and many:
        text = text.replace("that's attacking ", "attacking ")
    if isinstance(part, f.SharesWith) and many:
        text = text.replace("that shares ", "that share ", 1)
    if isinstance(part, f.OpponentControls) and noun.after and noun.after[-1].endswith(" own"):
        text = f"that {text}"
    if part.role == "adjective":
        noun.adjectives.append(text)
    elif part.role == "after":
        noun.after.append(text)
    elif part.role == "noun":
        noun.call(text, plural(text) if many else "")
    elif part.role == "name":
        noun.name = text
    elif text:
        noun.place = text


def _text(reader: Reader, part: f.Description) -> str:
    if isinstance(part, f.OfSupertype):
        return SUPERTYPE_NAMES[part.supertype].lower()
    if isinstance(part, f.OfColor):
        return "colored" if part == f.COLORED else listed(color_names(part.colors), "or")
    if isinstance(part, f.ChosenColor):
        return f"of {reader.template(part)}"
    if isinstance(part, f.BothColors):
        return f"that's both {listed(spoken_color_names(part.colors))}"
    if isinstance(part, f.TargetsThis):
        return f"that target {reader.self_name}"
    if isinstance(part, f.PutWithThis):
        return f"put onto the battlefield with {reader.self_name}"
    if isinstance(part, f.Yours):
        return "you control" if reader.you == "you" else f"{reader.you} controls"
    if isinstance(part, f.ControlledBy):
        return _controls(reader, part.who, "control")
    if isinstance(part, f.OwnedBy):
        return _controls(reader, part.who, "own")
    if isinstance(part, f.WithKeyword):
        return f"with {part.keyword}"
    if isinstance(part, f.WithCounter):
        return f"with {article(part.kind)} counter on it"
    if isinstance(part, f.SizeIs):
        return _size(reader, part)
    if isinstance(part, f.Named):
        return f"named {part.name}"
    if isinstance(part, (f.Anything, f.Exactly, f.ItsSource)):
        return ""
    return reader.template(part)


def _controls(reader: Reader, who: object, verb: str) -> str:
    several = isinstance(who, People) and (who.is_you or who.is_many)
    text = reader.read(who)
    if " who " in text:
        return f"{'controlled' if verb == 'control' else 'owned'} by {text}"
    return f"{text} {verb}{'' if several else 's'}"


def _size(reader: Reader, part: f.SizeIs) -> str:
    like = _like(part)
    if like is not None:
        return f"with the same {part.what} as {reader.read(like)}"
    number = reader.read(part.amount, "digits")
    if part.comparison == "at most":
        if number.isdigit() or number == "X":
            return f"with {part.what} {number} or less"
        return f"with {part.what} less than or equal to {number}"
    if part.comparison == "at least":
        return f"with {part.what} {number} or greater"
    if part.comparison == "less than":
        return f"with {part.what} less than {number}"
    return f"with {part.what} {number}" if number.isdigit() or number == "X" else f"with {part.what} equal to {number}"


def _like(part: f.SizeIs) -> Selection | None:
    """What has the same, if it is another object and no number."""
    from planechase.words.amounts import SizeOf  # noqa: PLC0415 - numbers are made of noun phrases

    is_same = part.comparison == "exactly" and isinstance(part.amount, SizeOf) and part.amount.which == part.what
    return part.amount.what if is_same and isinstance(part.amount, SizeOf) else None


def _types(types: int, many: bool) -> str:
    names = [name.lower() for name in type_names(types)]
    return listed([plural(name) for name in names], "and") if many else listed(names, "or")


def _add_alternatives(reader: Reader, noun: Noun, part: f.Or, many: bool) -> None:
    names = [inner.name for inner in part.parts_ if isinstance(inner, f.Named)]
    if len(names) == len(part.parts_):
        noun.after.append(f"named {listed(names, 'and' if many else 'or')}")
        return
    texts: list[str] = []
    for inner in part.parts_:
        single = Noun()
        _add(reader, single, inner, many)
        subtypes = [plural(kind) for kind in single.subtypes] if many else single.subtypes
        behind = _after(single.after, many) if _has_noun(inner) else []
        texts.append(" ".join([*single.adjectives, *subtypes, *single.nouns, *behind]))
    nouns = any(map(_has_noun, part.parts_))
    joined = listed(texts, "and" if many and nouns else "or")
    if nouns:
        noun.call(joined)
    else:
        noun.adjectives.append(joined)


def _has_noun(part: f.Description) -> bool:
    """Whether it says what something is: a noun, perhaps with something of its own before or behind it."""
    return any(_role(one) == "noun" for one in part.parts_) if isinstance(part, f.And) else _role(part) == "noun"


def _add_negation(reader: Reader, noun: Noun, inside: f.Description, many: bool) -> None:
    if isinstance(inside, f.Or):
        keywords = [part.keyword for part in inside.parts_ if isinstance(part, f.WithKeyword)]
        if len(keywords) == len(inside.parts_):
            noun.after.append(f"without {listed(keywords, 'or')}")
            return
        for part in inside.parts_:
            _add_negation(reader, noun, part, many)
    elif inside.opposite:
        noun.adjectives.append(inside.opposite)
    elif isinstance(inside, f.OfType):
        noun.adjectives += [f"non{name.lower()}" for name in type_names(inside.types)]
    elif isinstance(inside, f.OfSubtype):
        noun.adjectives.append(f"non-{inside.subtype}")
    elif inside == f.COLORED:
        noun.adjectives.append("colorless")
    elif isinstance(inside, f.OfColor):
        noun.adjectives += [f"non{name}" for name in color_names(inside.colors)]
    elif isinstance(inside, f.OfSupertype):
        noun.adjectives.append(f"non{SUPERTYPE_NAMES[inside.supertype].lower()}")
    elif isinstance(inside, f.IsToken):
        noun.adjectives.append("nontoken")
    elif isinstance(inside, f.Named):
        noun.after.append(f"not named {inside.name}")
    elif isinstance(inside, f.Tapped):
        noun.adjectives.append("untapped")
    elif isinstance(inside, f.Enchanted):
        noun.after.append("that isn't enchanted")
    elif isinstance(inside, f.WithKeyword):
        noun.after.append(f"without {inside.keyword}")
    elif isinstance(inside, f.WithCounter):
        noun.after.append(f"without {article(inside.kind)} counter on it")
    elif isinstance(inside, f.Yours):
        noun.after.append("you don't control" if reader.you == "you" else f"{reader.you} doesn't control")
    elif inside.denied():
        noun.after.append(inside.denied())
    else:
        raise Unsayable(f"There is no way to say 'not' of {type(inside).__name__}.")


def _assembled(noun: Noun, style: str) -> str:
    if noun.name:
        return noun.name
    many = style == "many"
    core = _core(noun, many)
    adjectives = _adjectives(noun.adjectives)
    words = [*noun.first, *([adjectives] if adjectives else []), core]
    text = " ".join(words)
    if style == "one" and not noun.first and not text.startswith(("enchanted ", "equipped ")):
        text = article(text)
    if noun.after:
        text += " " + " ".join(_after(noun.after, many))
    return text


def _adjectives(adjectives: list[str]) -> str:
    negations = [a for a in adjectives if a.startswith("non")]
    others = [a for a in adjectives if not a.startswith("non")]
    return " ".join(others + ([", ".join(negations)] if negations else []))


def _core(noun: Noun, many: bool) -> str:
    """Subtypes and card types; nouns come in the right number already, a subtype that ends the phrase does not."""
    parts = [*noun.subtypes, *noun.nouns]
    if noun.place:
        return " ".join([*parts, plural(noun.place) if many else noun.place])
    if not parts:
        return "permanents" if many else "permanent"
    if many and not noun.nouns:
        parts[-1] = plural(parts[-1])
    return " ".join(parts)


def _after(after: list[str], many: bool) -> list[str]:
    """Who controls it comes before what it is like; "an opponent controls" of several is "your opponents control"."""
    control = [a for a in after if a.endswith(("control", "controls", "own", "owns"))]
    rest = [a for a in after if a not in control]
    if many:
        control = ["your opponents control" if a == "an opponent controls" else a for a in control]
    return control + rest


def predicate(reader: Reader, described: Filter, of_card: bool, verb: str = "is") -> str:
    """What a description says of something: "is untapped", "is a Spirit", "is a nonland card", "has power 0"."""
    if of_card:
        return f"{verb} {of_cards(reader, described, 'one')}"
    noun = Noun()
    _add(reader, noun, described, many=False)
    if noun.nouns or noun.subtypes:
        return f"{verb} {phrase(reader, described, 'one')}"
    said = [f"{verb} {_adjectives(noun.adjectives)}"] if noun.adjectives else []
    for text in noun.after:
        has = "had" if verb == "was" else "has"
        said.append(f"{has} {text.removeprefix('with ')}" if text.startswith("with ") else text.replace("that's", verb))
    return listed(said)


def of_cards(reader: Reader, described: Filter, style: str, kind: str = "card") -> str:
    """The same of cards off the battlefield: "creature card"."""
    if isinstance(described, f.Or) and not _simple(described):
        return listed([of_cards(reader, part, style, kind) for part in described.parts_], "or")
    noun = Noun()
    _add(reader, noun, described, many=False)
    noun.place = noun.place or kind
    if style == "many":
        noun.after = [text.replace("that targets ", "that target ") for text in noun.after]
    return _assembled(noun, style)
