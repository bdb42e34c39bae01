"""`planechase arena --positions`: which positions bots get right, and why the others were wrong."""

from __future__ import annotations

import json
from collections.abc import Sequence

from planechase.lab.positions import POSITIONS, PositionVerdict, Score, compared, right_answer, scored
from planechase.tables.bot_levels import bot
from planechase.terminal.input_errors import Mistake


def show(bots: Sequence[str], as_json: bool) -> None:
    """Let each bot answer all positions, and print what came of it."""
    try:
        for one in bots:
            bot(one, 0)
    except ValueError as refused:
        raise Mistake(str(refused)) from refused
    scores = [scored(one, POSITIONS) for one in bots]
    print(json.dumps([plain(score) for score in scores]) if as_json else "\n\n".join(said(score) for score in scores))


def plain(score: Score) -> dict[str, object]:
    """How a bot did, as plain data."""
    return {
        "bot": score.bot,
        "right": score.right,
        "of": len(score.verdicts),
        "kinds": {kind.value: {"right": right, "of": of} for kind, (right, of) in score.by_kind().items()},
        "wrong": [_plain(one) for one in score.wrong],
    }


def _plain(one: PositionVerdict) -> dict[str, str]:
    did, right = compared(one.happened, right_answer(one.position))
    found = {"name": one.position.name, "kind": one.position.kind.value, "because": one.position.because}
    return found | {"did": did, "right": right} | ({"failure": one.failure} if one.failure else {})


def said(score: Score) -> str:
    """How a bot did: how many of each kind, then each that was wrong, with the right answer and the sentence why."""
    kinds = score.by_kind()
    width = max(len(kind.value) for kind in kinds)
    lines = [f"{score.bot} is right in {score.right} of {len(score.verdicts)} positions."]
    lines += [f"  {kind.value:<{width}}  {right:2} of {of:2}" for kind, (right, of) in kinds.items()]
    for one in score.wrong:
        lines += _said(one)
    return "\n".join(lines)


def _said(one: PositionVerdict) -> list[str]:
    position = one.position
    did, right = compared(one.happened, right_answer(position))
    lines = [f"{position.kind.value}: {position.name}. {position.because}"]
    lines += [f"    what it did:  {did}", f"    right answer: {right}"]
    return [*lines, f"    It gave no answer that the rules allow. {one.failure}"] if one.failure else lines
