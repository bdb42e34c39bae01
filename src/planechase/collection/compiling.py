"""Reading one card of a collection: what is kept of it, whether it was understood or not."""

from __future__ import annotations

from dataclasses import replace
from functools import cache
from hashlib import blake2b
from pathlib import Path

from planechase import reading
from planechase.reading.card_reading import RefusedCard, Understood, read_card
from planechase.reading.card_texts import CardText
from planechase.reading.deriving import words_heard
from planechase.version import RULES, __version__
from planechase.words.plain_data import vocabulary_version


def read(card: CardText) -> Understood | RefusedCard:
    """What a card becomes. One at which the reader itself breaks is refused, so that all others are still read."""
    try:
        return read_card(card)
    except Exception as broken:  # whatever a text may bring to light in the reader
        return RefusedCard(card.name, "", 1, 1, (), f"The reader failed on it: {type(broken).__name__}: {broken}")


def why_refused(refused: RefusedCard) -> str:
    """Why a card cannot be played, in a sentence.

    >>> why_refused(RefusedCard("Meadow Song", "Everybody sings.", 1, 11, ("draws",), "“sings” is no word of ours."))
    '“Meadow Song” is not understood: “Everybody sings.” “sings” is no word of ours.'
    """
    said = " ".join(part for part in (f"“{refused.clause}”" if refused.clause else "", refused.reason) if part)
    return f"“{refused.name}” is not understood: {said or 'no reason is known.'}"


def without_clause(card: CardText, refused: RefusedCard) -> CardText | None:
    """The card without the clause that stood in the way, if it can be taken out."""
    if not refused.clause:
        return None
    for number, face in enumerate(card.faces):
        if refused.clause in face.text:
            faces = list(card.faces)
            faces[number] = replace(face, text=_without(face.text, refused.clause))
            return replace(card, faces=tuple(faces))
    return replace(card, text=_without(card.text, refused.clause)) if refused.clause in card.text else None


def _without(text: str, clause: str) -> str:
    lines = text.replace(clause, "", 1).splitlines()
    return "\n".join(line.strip() for line in lines if line.strip())


@cache
def fingerprint() -> str:
    """A short name for all that decides how a text is read: the words with their templates, the reader, the version."""
    digest = blake2b(repr((__version__, RULES, vocabulary_version())).encode(), digest_size=12)
    for name, reads in sorted((kind.__name__, kind.reads) for kind in words_heard()):
        digest.update(f"{name}: {reads}\n".encode())
    for folder in reading.__path__:
        for file in sorted(Path(folder).glob("*.py")):
            digest.update(file.read_bytes())
    return digest.hexdigest()
