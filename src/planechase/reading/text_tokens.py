"""The text of a card as a row of tokens: words, numbers, symbols and punctuation, each with its place in the text."""

from __future__ import annotations

import re
from typing import Final, NamedTuple

from planechase.rules.language.card_types import CREATURE_TYPES

SELF: Final = "~"
"""The card itself, by its name."""
GIVER: Final = "~ by name"
"""The card that gives an ability, named inside it; "this creature" is the one that has the ability."""
POSSESSIVE: Final = "'s"
PARAGRAPH: Final = "\n"
DASHES: Final = {"-": "—", "–": "—"}
QUOTE: Final = '"'

_TOKEN: Final = re.compile(
    r"""
      (?P<symbols> (?: \{[^{}]+\} )+ )
    | (?P<size> [+\-−]?[\dX*]+/[+\-−]?[\dX*]+ )
    | (?P<change> [+\-−](?:\d+|X)\b )
    | (?P<both> and/or\b )
    | (?P<word> [^\W_]+ (?: [-'’] [^\W_]+ )* (?: ['’](?!\w) )? )
    | (?P<paragraph> \n\s* )
    | (?P<mark> \S )
    """,
    re.VERBOSE,
)
_THIS: Final = re.compile(
    r"(?i:this) (?:creature|artifact|enchantment|land|permanent|planeswalker|battle|token|Aura|Equipment|Vehicle|Saga|"
    r"Class|Case|Room|Siege|Fortification|scheme|plane|phenomenon|Spacecraft|Mount)(?![\w-])"
)
_GENITIVE: Final = re.compile(r"['’]s?(?!\w)")
_REMINDER: Final = re.compile(r"\([^()]*\)")
_CONTRACTED: Final = frozenset(
    [
        "it's",
        "that's",
        "he's",
        "she's",
        "there's",
        "who's",
        "they're",
        "you're",
        "they've",
        "you've",
        "isn't",
        "aren't",
        "doesn't",
        "don't",
        "didn't",
        "can't",
        "couldn't",
        "wasn't",
        "weren't",
        "hasn't",
        "haven't",
        "won't",
    ]
)
_ITS: Final = re.compile(r"['’]s?(?=[\s.,])")
_OF_TWO_WORDS: Final = frozenset(
    (first, last + s) for kind in CREATURE_TYPES if " " in kind for first, last in (kind.split(),) for s in ("", "s")
)
_ENTERING: Final = (["enters", "the", "battlefield"], ["enter", "the", "battlefield"])


class TextToken(NamedTuple):
    """A piece of text in lower case, as it was written, and where it began."""

    text: str
    written: str
    at: int

    @property
    def is_capital(self) -> bool:
        return self.written[:1].isupper()


def tokens(text: str, names: tuple[str, ...] = ()) -> list[TextToken]:
    """The tokens of a text, without reminder text; the card's own names are one token.

    >>> [token.text for token in tokens("Whenever Ann's Bear attacks, draw two cards. (Or none.)", ("Ann's Bear",))]
    ['whenever', '~', 'attacks', ',', 'draw', 'two', 'cards', '.']
    >>> [token.text for token in tokens("{1}{G}, {T}: Each opponent's creatures get -1/-1.")]
    ['{1}{G}', ',', '{T}', ':', 'each', 'opponent', "'s", 'creatures', 'get', '-1/-1', '.']
    """
    blanked = _REMINDER.sub(lambda match: " " * len(match[0]), text)
    found: list[TextToken] = []
    position = 0
    named = _naming(names)
    while position < len(blanked):
        if blanked[position] in " \t":
            position += 1
            continue
        if blanked[position] == SELF:
            found.append(TextToken(SELF, SELF, position))
            position = _possessed(blanked, position + 1, found)
            continue
        own = _THIS.match(blanked, position) or (named.match(blanked, position) if named is not None else None)
        if own is not None:
            found.append(TextToken(SELF, own[0], position))
            position = _possessed(blanked, own.end(), found)
            continue
        position = _next(blanked, position, found)
    return _with_stops(_trimmed(_in_one(_today(found))))


def _possessed(text: str, position: int, found: list[TextToken]) -> int:
    """What belongs to the card itself: "this creature's power"."""
    match = _ITS.match(text, position)
    if match is None:
        return position
    found.append(TextToken(POSSESSIVE, match[0], position))
    return match.end()


def _today(found: list[TextToken]) -> list[TextToken]:
    """The same as it is written today: what "enters the battlefield" just enters."""
    kept: list[TextToken] = []
    for token in found:
        kept.append(token)
        if [each.text for each in kept[-3:]] in _ENTERING:
            del kept[-2:]
    return kept


def _in_one(found: list[TextToken]) -> list[TextToken]:
    """Subtypes of two words are one token."""
    kept: list[TextToken] = []
    for token in found:
        before = kept[-1] if kept else None
        if before is not None and (before.written, token.written) in _OF_TWO_WORDS:
            both = f"{before.written} {token.written}"
            kept[-1] = TextToken(both.lower(), both, before.at)
        else:
            kept.append(token)
    return kept


def _with_stops(found: list[TextToken]) -> list[TextToken]:
    """A full stop inside quotation marks that end a sentence also ends the sentence around them.

    A comma before the closing mark ends what is quoted, and belongs to the sentence around it.
    """
    kept: list[TextToken] = []
    inside = False
    for number, token in enumerate(found):
        by_name = inside and token.text == SELF and not token.written.lower().startswith("this ")
        kept.append(token._replace(text=GIVER) if by_name else token)
        if token.text != QUOTE:
            continue
        inside = not inside
        after = found[number + 1] if number + 1 < len(found) else None
        if not inside and kept[-2].text == "." and (after is None or after.text == PARAGRAPH or after.is_capital):
            kept.append(TextToken(".", "", token.at + 1))
        if not inside and kept[-2].text == ",":
            kept[-2] = kept[-2]._replace(text=".")
            kept.append(TextToken(",", "", token.at + 1))
    return kept


def _naming(names: tuple[str, ...]) -> re.Pattern[str] | None:
    ordered = sorted({name for name in names if name}, key=len, reverse=True)
    if not ordered:
        return None
    return re.compile(r"(?<![\w])(?:" + "|".join(map(re.escape, ordered)) + r")(?![\w-])")


def _next(text: str, position: int, found: list[TextToken]) -> int:
    match = _TOKEN.match(text, position)
    assert match is not None
    written = match[0]
    if match["word"]:
        _add_word(written, position, found)
    elif match["paragraph"]:
        found.append(TextToken(PARAGRAPH, PARAGRAPH, position))
    elif match["symbols"]:
        found.append(TextToken(written, written, position))
    elif written in "-–" and not text[match.end() : match.end() + 1].strip():
        found.append(TextToken("—", written, position))
    else:
        plain = QUOTE if written in "“”" else DASHES.get(written) or written.replace("−", "-")
        found.append(TextToken(plain, written, position))
    return match.end()


def _add_word(written: str, position: int, found: list[TextToken]) -> None:
    """ "Opponent's" is two tokens, because any phrase can stand for the player; "it's" is one."""
    plain = written.replace("’", "'")
    if plain.lower() in _CONTRACTED or "'" not in plain:
        found.append(TextToken(plain.lower(), plain, position))
        return
    base = plain.removesuffix("'s") if plain.endswith("'s") else plain.removesuffix("'")
    found.append(TextToken(base.lower(), base, position))
    if base != plain:
        found.append(TextToken(POSSESSIVE, plain[len(base) :], position + len(base)))


def _trimmed(found: list[TextToken]) -> list[TextToken]:
    """Paragraphs separate; they neither begin nor end a text."""
    kept: list[TextToken] = []
    for token in found:
        if token.text == PARAGRAPH and (not kept or kept[-1].text == PARAGRAPH):
            continue
        kept.append(token)
    while kept and kept[-1].text == PARAGRAPH:
        kept.pop()
    return kept
