"""Laying the English of a tree beside the text it was read from: what either says and the other does not.

Small words may differ, for the same can be said with "it" or with "that creature". Words that carry meaning may not: a
difference means that something was lost or added, and the card is refused.
"""

from __future__ import annotations

import re
from collections import Counter
from typing import Final

from planechase.reading.number_phrases import SPELLED
from planechase.reading.text_tokens import POSSESSIVE, SELF, tokens

CALLED: Final = re.compile(r"^(?!Choose |[^—\n]* a villainous choice — )[A-Z][\w' ,!?-]*? — (?=[A-Z{])", re.MULTILINE)
"""CR 207.2c: ability words mean nothing, and a spell's text does without them."""
CHAPTERS: Final = re.compile(r"^([IVX]+(?:, [IVX]+)*) ?[-–—] ?", re.MULTILINE)
"""CR 714.2a: chapter symbols, with whichever dash."""
BETWEEN: Final = re.compile(r"(\d+)[-–—](\d+) \|")
"""CR 706.3: a row of a table."""
SMALL: Final = frozenset((
    "a", "an", "the", "it", "its", "it's", "they", "them", "their", "they're", "that's", "this", "and", "then",
    ",", ".", ";", ":", "—", "•", "\n", "\"", "'", "'s", "you", "to", "of", "in", "on", "from", "is", "are",
    "be", "do", "does", "has", "have", "with", "if", "so", "each", "all", "and/or", "you've", "they've",
    "you're", "[", "]", "also", "he", "him", "his", "she", "her",
))  # fmt: skip
"""Words that may be said or left out."""
SAME: Final = {
    "may": "may", "whenever": "when", "gets": "get", "gains": "gain", "has": "have", "them": "it", "an": "a",
    "onto": "onto", "can't": "can't", "another": "other", "don't": "doesn't", "drawn": "drew",
}  # fmt: skip
NOUNS: Final = frozenset((
    "creature", "creatures", "card", "cards", "permanent", "permanents", "artifact", "artifacts", "enchantment",
    "enchantments", "land", "lands", "spell", "spells", "token", "tokens", "planeswalker", "planeswalkers",
    "player", "players", "opponent", "opponents", "ability", "abilities",
))  # fmt: skip


def difference(original: str, made: str, names: tuple[str, ...]) -> tuple[str, ...]:
    """The words that only one of two texts says, those of the original with a minus.

    >>> difference("Draw a card. You gain 2 life.", "Draw a card.", ())
    ('-2', '-gain', '-life')
    >>> difference("Tap target creature. It doesn't untap.", "Tap target creature. That creature doesn't untap.", ())
    ()
    """
    one, other = _counted(original, names), _counted(made, names)
    lost, added = one - other, other - one
    # "And/or" becomes "and" or "or" in ours, whichever the noun phrase has.
    added["or"] -= min(original.count("and/or") + max(0, _lists(original) - _lists(made)), added["or"])
    # CR 702.16g: "protection from this and from that" is two abilities, and each says so.
    added["protection"] -= min(original.count(" and from "), added["protection"])
    return (*(f"-{word}" for word in sorted(lost.elements())), *(f"+{word}" for word in sorted(added.elements())))


def _lists(text: str) -> int:
    """How often "and" stands between nouns of cards and spells, where ours says "or": "instant and sorcery cards"."""
    return len(LISTED.findall(text))


LISTED: Final = re.compile(
    r"\b[\w-]+(?:, [\w-]+)*,? and [\w-]+ (?:cards|spells)\b|\beach [\w-]+(?:, [\w-]+)*,? and [\w-]+ card\b"
    r"|\bnumber of [\w-]+ and [\w-]+ (?=your|you)"
    r"|\beach (?:artifact|creature|enchantment|planeswalker) and (?:artifact|creature|enchantment|planeswalker)\b"
)
SACRIFICED: Final = re.compile(r"( sacrifices? [^.]*?) of their choice ")
"""CR 701.21a: the player who sacrifices chooses; older texts do not say so."""
HOST: Final = re.compile(r" (?:enchanted|equipped) (?:creature|permanent|land|artifact|planeswalker) ")
"""What an Aura or Equipment is attached to is spoken of again as "it"."""
SAME_DAMAGE: Final = re.compile(r" (\w+) damage to ([^.]*?) and \1 damage to ")
A_TOKEN_EACH: Final = re.compile(r" (creates?) an? ([^.]*? token [^.]*?)for each ")
A_COUNTER_EACH: Final = re.compile(r" an? (\S+) counter on ([^.]*?)for each ")
FOR_EACH_BEFORE: Final = re.compile(r" for each ([^.,]*?) , (?:you )?(create [^.,]*?tokens?) (?=\.)")
CANT_CAST: Final = re.compile(r" players can't cast ([^.]*?) spells ")
TOKENS_WHERE: Final = re.compile(r" (creates?) x ([^.]*? tokens [^.]*?), (?:where x is|equal to) ")
"""A number of tokens comes before them with an X, or after them."""
SACRIFICED_EACH: Final = re.compile(r" (sacrifices) an? ([^.]*?)for each ")
EACH_SPELLS: Final = re.compile(r" (\w+) spells and (\w+) spells ")
WITH_NO: Final = re.compile(r" with no (\S+) counters on (?:them|it) ")
WOULD_DEAL: Final = re.compile(r" damage (target [^.]*?) would deal ")
BOTH_TIMES: Final = re.compile(rf" when {SELF} enters and whenever (?:it|{SELF}) ")
GETS_AND_HAS: Final = re.compile(r" (gets? [+-]\S+ and) gains? ")
"""What something has for a while, it gains."""
ENERGY: Final = re.compile(r" ((?:\{E\}){2,}) ")
"""CR 107.14: so many symbols in a row, or a number and one symbol."""
SIZED: Final = re.compile(r"( becomes? (?:an? )?[^.]*?creatures?) with base power and toughness (\S+) ")
"""CR 208.4b: something that becomes a creature has its size as a base."""
AMOUNT: Final = re.compile(r" an amount of (\S+) equal to number of ")
SAME_TIME: Final = re.compile(r" (until end of turn|this turn) and ((?:gain|have|get|has)s? [^.]*? \1 )")
"""How long something lasts may be said of each thing that becomes of it."""
AT_LEAST: Final = re.compile(r" at least (\S+) ")
"""A number, or more."""
SAME_INSTEAD: Final = re.compile(r"( damage) to (?:it|that permanent or player|that \w+) instead ")
"""Of what is done instead, only what differs may be said."""
ADDITIONAL: Final = re.compile(r" (with (?:an|\w+)) additional (\S+ counters? on) ")
"""CR 122.6: of what is put onto the battlefield, it need not be said that there may be other counters."""
NUMBERED: Final = re.compile(r" a number of ([^.]*?) equal to ")
TO_BOTTOM: Final = re.compile(r" on the bottom of (?:your|their) (?:library|planar deck) in (any|a random) order ")
"""Where it is clear whose cards these are, it need not be said."""
THIS_GAME: Final = re.compile(r" prevent all damage that ([^.]*?) would deal this game to ([^.]*?) \. ")
AS_LONG: Final = re.compile(r" as long as (you(?: have)? (?:cast a spell|attacked) this turn) ")
"""What has happened this turn stays so: "if" and "as long as" are the same of it."""
SIZE_WAS: Final = re.compile(r" 's (power|toughness|mana value) was ")
AGAIN: Final = re.compile(r" (that|those) (?:non[\w-]+ )+(\w+) ")
"""What is spoken of again need not be described again."""
WHILE: Final = re.compile(r" (?:gains?|has|have) ([^.]*?) for as long as ")
"""CR 611.2b: what is gained for as long as something is so, something has for as long as that is so."""
PICKED: Final = re.compile(r" choose (an? [^.,]*? at random from [^.,]*?) , reveal (?:it|that card) , ")
"""What chance chooses is shown, or it is chosen and then shown."""
CHANCE: Final = re.compile(r" an? (?:number|amount) of (\w+) chosen at random (?:between|from) (\w+) (?:and|to) (\w+) ")
"""A random number is said where it stands, or has a letter that is explained after it."""
ALIKE: Final = (
    ("all other cards revealed this way into", "the other revealed cards into"),
    ("the rest into your library", "the other revealed cards into your library"),
    ("of that type", "of the chosen type"),
    ("attacked with creatures this turn", "attacked this turn"),
    ("sharing", "that share"),
    ("spells players cast have", "spells have"),
    ("controlled by", "control"),
    ("during each of your turns", "on each of your turns"),
    ("during each of their turns", "on each of their turns"),
    ("the player may choose", "they may choose"),
    ("would deal damage to a permanent or player , it deals", "would deal damage , it deals"),
    ("mana of a color of your choice instead of any other type", "mana of one color of your choice instead"),
    ("each of your opponents", "each opponent"),
    ("whose mana value is", "with mana value"),
    ("whose power is", "with power"),
    ("whose toughness is", "with toughness"),
    ("except for its name", "except it keeps its name"),
    ("the other creature", "that creature"),
    ("the damaged creature 's", "that creature 's"),
    ("the damaged creature", "that creature"),
    ("the devoured creature", "it"),
    ("would be put into a graveyard from the battlefield", "would die"),
    (
        "in any zone other than the battlefield or the stack have the chosen type",
        "are the chosen type the same is true for that aren't on the battlefield",
    ),
    ("if you don't ,", "otherwise ,"),
    ("is put into a graveyard from the battlefield", "dies"),
    ("are put into a graveyard from the battlefield", "die"),
    ("in any order", ""),
    ("face down . it becomes", "face down . it's"),
    ("commander permanent", "commander"),
    ("commander permanents", "commanders"),
    (", then its owner", ", then"),
    ("each player other than", "each player except"),
    ("all opponents 's", "your opponents 's"),
    ("create your choice of", "create"),
    ("is put into exile", "is exiled"),
    ("if its controller doesn't", "if they doesn't"),
    ("if its controller does", "if they do"),
    ("there are", ""),
    ("each of those creatures", "both creatures"),
    ("one or more colors", "colored"),
    ("the damaged creature", "that creature"),
    ("chosen at random", "at random"),
    ("from among the colors", "from colors"),
    ("all the cards in your hand", "your hand"),
    ("all the cards in their hand", "their hand"),
    ("the cards from your hand", "your hand"),
    ("the cards from their hand", "their hand"),
    ("base power and base toughness each", "base power and toughness each"),
    ("other than ~", "other"),
    ("is put into a graveyard ,", "dies ,"),
    ("enters under an opponent 's control", "an opponent controls enters"),
    ("one of your opponents", "an opponent"),
    ("this card", SELF),
    ("your opponents control", "an opponent controls"),
    ("the others into", "the rest into"),
    ("the others on", "the rest on"),
    ("the other into", "the rest into"),
    ("the other on", "the rest on"),
    ("1 life for each", "life equal to number of"),
    ("1 damage for each", "damage equal to number of"),
    ("equal to the number of", "equal to number of"),
    ("x cards , where x is", "cards equal to"),
    ("x damage , where x is", "damage equal to"),
    ("x life , where x is", "life equal to"),
    ("where x is the number of", "equal to number of"),
    ("equal to the number of", "equal to number of"),
    ("a card for each", "cards equal to number of"),
    ("exile all cards from", "exile"),
    ("return all cards from", "return"),
    ("other land types", "other types"),
    ("other creature types", "other types"),
    ("followed by", "then"),
    ("spell , activated ability , or triggered ability", "spell or activated or triggered ability"),
    ("you don't control", "you control no"),
    ("that permanent or player", "it"),
    ("that creature or player", "it"),
    ("that creature or planeswalker", "it"),
    ("that creature or land", "it"),
    ("that artifact or creature", "it"),
    ("exile it instead of putting it anywhere else", "exile it instead"),
    ("would be put into your graveyard this turn", "would be put into a graveyard"),
    ("would be put into a graveyard this turn", "would be put into a graveyard"),
    ("would be put into your graveyard", "would be put into a graveyard"),
    ("would be put into their graveyard", "would be put into a graveyard"),
    ("spent to cast this spell", "spent to cast it"),
    ("on their choice of the top or bottom", "on the top or bottom"),
    ("as you cast this spell ,", ","),
    ("you may choose both instead", "you may choose both"),
    ("a commander permanent", "a commander"),
    ("isn't legendary", "not legendary"),
    ("aren't legendary", "not legendary"),
    ("permanent you controlled left the battlefield", "permanent left the battlefield under your control"),
    ("would deal damage to a permanent or player", "would deal damage"),
    (", and all cards from", ", and"),
    ("cards exiled this way", "exiled cards"),
    ("from among the exiled cards", "from among them"),
    ("from among exiled cards", "from among them"),
    ("from among the milled cards", "from among them"),
    (". you can't choose any player as a target more than once", ""),
    ("up to one other target opponent", "up to one target opponent"),
    ("then shuffle your library", "then shuffle"),
    ("then shuffles their library", "then shuffles"),
    (f"any number of players {POSSESSIVE} life totals", "any number of life totals"),
    ("no spells were cast last turn", "no player cast a spell last turn"),
)
"""Ways to say the same that differ in more than small words."""


def _with_letter(match: re.Match[str]) -> str:
    letter = "y" if "x" in match.groups()[1:] else "x"
    return f" {letter} {match[1]} , where {letter} is a number chosen at random from {match[2]} to {match[3]} "


def _counted(text: str, names: tuple[str, ...]) -> Counter[str]:
    text = CHAPTERS.sub(r"\1 — ", text)
    text = CALLED.sub("", BETWEEN.sub(r"\1–\2 |", text))
    said = f" {' '.join(token.text for token in tokens(text, names))} ".replace("\n", " . ")
    said = FOR_EACH_BEFORE.sub(r" \2 for each \1 ", said)
    said = CANT_CAST.sub(r" \1 spells can't be cast ", said)
    said = SACRIFICED.sub(r"\1 ", said)
    said = SAME_DAMAGE.sub(r" \1 damage to \2 and ", said)
    said = SAME_TIME.sub(r" and \2", said)
    said = SIZED.sub(r"\1 \2 ", said)
    said = SAME_INSTEAD.sub(r"\1 instead ", said).replace(" until end of turn instead ", " instead ")
    said = TO_BOTTOM.sub(r" on the bottom in \1 order ", said)
    said = THIS_GAME.sub(r" for the rest of the game prevent all damage that would be dealt to \2 by \1 . ", said)
    said = AS_LONG.sub(r" if \1 ", said)
    said = SIZE_WAS.sub(r" had \1 ", said)
    said = AGAIN.sub(r" \1 \2 ", said)
    said = WHILE.sub(r" \1 for as long as ", said)
    said = NUMBERED.sub(r" x \1 , where x is ", said)
    said = SACRIFICED_EACH.sub(r" \1 \2equal to number of ", said).replace(" sacrifices x ", " sacrifices ")
    said = EACH_SPELLS.sub(r" \1 or \2 spells ", said)
    said = WITH_NO.sub(r" without a \1 counter on it ", said)
    said = WOULD_DEAL.sub(r" damage would be dealt by \1 ", said)
    said = ADDITIONAL.sub(r" \1 \2 ", said)
    said = CHANCE.sub(_with_letter, said)
    for one, other in ALIKE:
        said = said.replace(f" {one} ", f" {other} ")
    said = AT_LEAST.sub(r" \1 or more ", said)
    said = PICKED.sub(r" reveal \1 , ", said)
    said = said.replace(" at random ", " random ")
    said = AMOUNT.sub(r" \1 for each ", said)
    said = A_COUNTER_EACH.sub(r" x \1 counters on \2, equal to number of ", said)
    said = A_TOKEN_EACH.sub(r" \1 \2equal to number of ", said)
    said = TOKENS_WHERE.sub(r" \1 \2equal to ", said)
    said = BOTH_TIMES.sub(f" when {SELF} enters or ", said)
    said = GETS_AND_HAS.sub(r" \1 has ", said)
    said = ENERGY.sub(lambda row: f" {row[1].count('E')} {{E}} ", said)
    hosted = HOST.sub(" ", said)
    words = hosted.split()
    found: list[str] = ["host"] if hosted != said else []
    for position, word in enumerate(words):
        before = words[position - 1] if position else ""
        if word == "from" and words[max(position - 4, 0) : position - 2] == ["protection", "from"] and before == "and":
            found.append("protection")  # CR 702.16h: said once, and meant twice
        if word in SMALL or word == SELF or (before in ("that", "those", "the") and word in NOUNS):
            continue
        if word in ("that", "those"):
            continue
        found.append(_stem(word))
    return Counter(found)


def _stem(word: str) -> str:
    if word in SPELLED:
        return str(SPELLED[word])
    word = SAME.get(word, word)
    if word.endswith("ie") and len(word) > 3:
        return word[:-2] + "y"
    if word.endswith("ies") and len(word) > 4:
        return word[:-3] + "y"
    if word.endswith("es") and word[:-2].endswith(("ch", "sh", "x", "ss")):
        return word[:-2]
    return word[:-1] if word.endswith("s") and not word.endswith("ss") and len(word) > 3 else word
